// What LLVM's generators have since release 23.

// --- integers_and_formats --gen-global-isel --gisel-extended-llt ; --gen-global-isel --gisel-extended-llt --optimize-match-table=false
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-3 in def R#i : R<"r"#i>;
def P1 : PtrValueType<i64, 1>;
def GPR : RegisterClass<"Test", [
  i16, i32, i64, f16, bf16, f32, f64, f80, f128, ppcf128, v1f32, v8i16, v4i32, v4f32, v2i64, v16i8,
  v2f16, nxv2i32, nxv4bf16
], 32, (add R0, R1, R2, R3)>;
class I<dag o, dag i> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i;
}
def U : I<(outs GPR:$d), (ins GPR:$a)>;
def B : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)>;
def N : I<(outs GPR:$d), (ins)>;
let mayLoad = 1 in def L : I<(outs GPR:$d), (ins GPR:$a)>;
def AT : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)> { let mayLoad = 1; let mayStore = 1; }
def NOT16 : Pat<(v8i16 (xor v8i16:$a, (v8i16 immAllOnesV))), (U GPR:$a)>;
def : Pat<(v16i8 (xor v16i8:$a, (bitconvert (v4i32 immAllOnesV)))), (U GPR:$a)>;
def : Pat<(v2i64 immAllZerosV), (N)>;
def : Pat<(f32 (uint_to_fp i64:$a)), (U (i32 (U (bf16 (U GPR:$a)))))>;
def : Pat<(f32 (extractelt v4f32:$a, (i64 0))), (U GPR:$a)>;
def : Pat<(v4f32 (build_vector f32:$a, f32:$a, f32:$a, f32:$a)), (U GPR:$a)>;
def : Pat<(i32 (add (i32 (extractelt v4i32:$a, (i64 1))), i32:$b)), (B GPR:$a, GPR:$b)>;
def : Pat<(bf16 (fadd bf16:$a, (bf16 (bitconvert i16:$b)))), (B GPR:$a, GPR:$b)>;
def : Pat<(i32 (atomic_load_add_i32 i64:$p, i32:$v)), (AT GPR:$p, GPR:$v)>;
def ld1 : PatFrag<(ops node:$p), (load node:$p)> { let AddressSpaces = [1]; let IsLoad = 1; let MemoryVT = i32; }
def : Pat<(i32 (ld1 (i64 (add i64:$p, (i64 5))))), (L GPR:$p)>;
def : Pat<(i64 (zextloadi32 i64:$p)), (L GPR:$p)>;
def : Pat<(f32 fpimm), (N)>;
def : Pat<(i64 (ctpop i64:$a)), (U GPR:$a)>;
def : Pat<(i32 (setcc f32:$a, f32:$b, SETOEQ)), (B GPR:$a, GPR:$b)>;
def : Pat<(i64 (anyext i32:$a)), (COPY_TO_REGCLASS GPR:$a, GPR)>;
def : Pat<(i32 5), (N)>;
def : Pat<(P1 (load i64:$p)), (L GPR:$p)>;
multiclass Ops<ValueType t, SDPatternOperator add> {
  def : Pat<(t (add t:$a, t:$b)), (B GPR:$a, GPR:$b)>;
  def : Pat<(t (load i64:$p)), (L GPR:$p)>;
}
foreach t = [i16, i32, i64, nxv2i32, v4i32] in defm : Ops<t, sub>;
foreach t = [f16, bf16, f32, f64, f80, f128, ppcf128, v1f32, v2f16, nxv4bf16] in
  defm : Ops<t, fmul>;

// --- combiner --gen-global-isel-combiner --combiners=C --gisel-extended-llt
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def A : GICombineRule<(defs root:$dst), (match (G_LOAD i32:$dst, i64:$x), (G_TRUNC i64:$x, $y)), (apply (G_TRUNC i32:$q, $y), (COPY $dst, $q))>;
def B : GICombineRule<(defs root:$dst), (match (G_FADD f32:$dst, bf16:$x, f16:$y), (G_TRUNC f16:$y, i32:$z)), (apply (G_FMUL f80:$q, bf16:$x, i32:$z), (G_FSUB $dst, $q, (bf16 0)))>;
def D : GICombineRule<(defs root:$dst), (match (G_CONSTANT i32:$dst, (i32 5))), (apply (G_CONSTANT $dst, (i32 7)))>;
def E : GICombineRule<(defs root:$dst), (match (G_ADD $dst, $x, (i32 5))), (apply (G_CONSTANT $dst, (i32 7)))>;
def E2 : GICombineRule<(defs root:$dst), (match (G_FREEZE $dst, $x), (G_BITCAST i32:$x, v4i32:$y), (G_BUILD_VECTOR v4i32:$y, i32:$p, i32:$p, i32:$p, i32:$p)), (apply (G_BITCAST i16:$u, $p), (G_BITCAST f16:$v, $u), (COPY $dst, $v))>;
def C : GICombiner<"Folder", [A,B,D,E,E2]>;

// --- shapes_are_grouped_before_they_are_sorted --gen-global-isel --gisel-extended-llt
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-3 in def R#i : R<"r"#i>;
foreach i = 0-3 in def D#i : R<"d"#i>;
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3)>;
def DPR : RegisterClass<"Test", [i64, f64, v2i32], 64, (add D0, D1, D2, D3)>;
class I<dag o, dag i> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i;
}
def L : I<(outs GPR:$d), (ins GPR:$a)>;
def LD : I<(outs DPR:$d), (ins GPR:$a)>;
def addr : ComplexPattern<i32, 1, "s", []>;
def gi_addr : GIComplexOperandMatcher<s32, "giAddr">, GIComplexPatternEquiv<addr>;
def : Pat<(i32 (load addr:$a)), (L addr:$a)>;
def : Pat<(i32 (extloadi16 addr:$a)), (L addr:$a)>;
def : Pat<(i64 (load addr:$a)), (LD addr:$a)>;
def : Pat<(i32 (load GPR:$a)), (L GPR:$a)>;
def : Pat<(i64 (load GPR:$a)), (LD GPR:$a)>;
def : Pat<(v2i32 (load GPR:$a)), (LD GPR:$a)>;
def : Pat<(f64 (load GPR:$a)), (LD GPR:$a)>;
