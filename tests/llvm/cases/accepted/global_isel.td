// Selectors of GlobalISel: what patterns become rules, and how these are put together.

// --- constants --gen-global-isel ; --gen-global-isel --optimize-match-table=false
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-3 in def R#i : R<"r"#i>;
foreach i = 0-3 in def F#i : R<"f"#i>;
foreach i = 0-3 in def D#i : R<"d"#i>;
def FLAGS : R<"flags">;
def ZERO : R<"zero">;
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3)>;
def FPR : RegisterClass<"Test", [f32], 32, (add F0, F1, F2, F3)>;
def DPR : RegisterClass<"Test", [i64, f64, v2i32], 64, (add D0, D1, D2, D3)>;
def CCR : RegisterClass<"Test", [i32], 32, (add FLAGS)>;
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
def simm8 : ImmLeaf<i32, [{ return isInt<8>(Imm); }]>;
def simm16 : Operand<i32>, ImmLeaf<i32, [{ return isInt<16>(Imm); }]>;
def uimm64 : IntImmLeaf<i64, [{ return Imm.isNonNegative(); }]>;
def fpimm1 : FPImmLeaf<f32, [{ return Imm.isExactlyValue(1.0); }]>;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), [(set GPR:$d, (add GPR:$a, simm8:$b))]>;
def ADDI2 : I<(outs GPR:$d), (ins GPR:$a, simm16:$b), [(set GPR:$d, (add GPR:$a, simm16:$b))]>;
def ADDI3 : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), [(set GPR:$d, (sub GPR:$a, imm:$b))]>;
def ADDI4 : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), [(set GPR:$d, (mul GPR:$a, (i32 imm:$b)))]>;
def SHLI : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (shl GPR:$a, (i32 7)))]>;
def LI : I<(outs GPR:$d), (ins i32imm:$a), [(set GPR:$d, imm:$a)]>;
def LI2 : I<(outs GPR:$d), (ins i32imm:$a), [(set GPR:$d, simm8:$a)]>;
def LF : I<(outs FPR:$d), (ins f32imm:$a), [(set FPR:$d, fpimm1:$a)]>;
def MOVX : I<(outs DPR:$d), (ins i64imm:$a), [(set i64:$d, uimm64:$a)]>;
def SHLT : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), [(set GPR:$d, (srl GPR:$a, (i32 timm:$b)))]>;
def NOT : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (xor GPR:$a, -1))]>;
def : Pat<(i32 5), (LI 9)>;
def : Pat<(add GPR:$a, 100000), (ADDI GPR:$a, 1000)>;
def : Pat<(sub GPR:$a, GPR:$a), (LI 0)>;

// --- memory_and_results --gen-global-isel ; --gen-global-isel --optimize-match-table=false ; --gen-global-isel --instrument-gisel-coverage
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-3 in def R#i : R<"r"#i>;
foreach i = 0-3 in def F#i : R<"f"#i>;
foreach i = 0-3 in def D#i : R<"d"#i>;
def FLAGS : R<"flags">;
def ZERO : R<"zero">;
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3)>;
def FPR : RegisterClass<"Test", [f32], 32, (add F0, F1, F2, F3)>;
def DPR : RegisterClass<"Test", [i64, f64, v2i32], 64, (add D0, D1, D2, D3)>;
def CCR : RegisterClass<"Test", [i32], 32, (add FLAGS)>;
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
def addr : ComplexPattern<i32, 2, "selAddr", [], []>;
def addr1 : ComplexPattern<i32, 1, "selAddr1", [frameindex]>;
def gi_addr : GIComplexOperandMatcher<s32, "giAddr">, GIComplexPatternEquiv<addr>;
def gi_addr1 : GIComplexOperandMatcher<s32, "giAddr1">, GIComplexPatternEquiv<addr1>;
def addr3 : ComplexPattern<i32, 2, "selAddr3", [], []>;
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$base, i32imm:$off); }
def xf : SDNodeXForm<imm, [{ return x; }]>;
def xf2 : SDNodeXForm<imm, [{ return x; }]>;
def gi_xf : GICustomOperandRenderer<"renderX">, GISDNodeXFormEquiv<xf>;
def simm8 : ImmLeaf<i32, [{ return isInt<8>(Imm); }]>;
def simm8x : ImmLeaf<i32, [{ return isInt<8>(Imm); }], xf>;
def LD : I<(outs GPR:$d), (ins mem:$a), [(set GPR:$d, (load addr:$a))]>;
def LD2 : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), [(set GPR:$d, (load (addr i32:$a, (i32 imm:$b))))]>;
def LD3 : I<(outs GPR:$d), (ins mem:$a), [(set GPR:$d, (load addr3:$a))]>;
def LDB : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (i32 (sextloadi8 GPR:$a)))]>;
def LDBU : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (i32 (zextloadi8 GPR:$a)))]>;
def LDBE : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (i32 (extloadi16 GPR:$a)))]>;
def ST : I<(outs), (ins GPR:$v, mem:$a), [(store GPR:$v, addr:$a)]>;
def STB : I<(outs), (ins GPR:$v, GPR:$a), [(truncstorei8 GPR:$v, GPR:$a)]>;
def ALD : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (i32 (atomic_load_8 GPR:$a)))]>;
def ALD2 : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (i32 (atomic_load_azext_8 GPR:$a)))]>;
def AST : I<(outs), (ins GPR:$v, GPR:$a), [(atomic_store_32 GPR:$v, GPR:$a)]>;
def ARM : I<(outs GPR:$d), (ins GPR:$v, GPR:$a), [(set GPR:$d, (atomic_load_add_i32_acquire GPR:$a, GPR:$v))]>;
def XF : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), [(set GPR:$d, (add GPR:$a, simm8x:$b))]>;
def : Pat<(sub GPR:$a, (i32 simm8:$b)), (XF GPR:$a, (xf $b))>;
def : Pat<(mul GPR:$a, (i32 simm8:$b)), (XF GPR:$a, (xf2 $b))>;
def brt : Operand<OtherVT>;
def BR : I<(outs), (ins brt:$t), [(br bb:$t)]>;
let Defs = [FLAGS] in
def DF : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (ctlz GPR:$a))]>;
let Defs = [FLAGS] in
def DF2 : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, FLAGS, (cttz GPR:$a))]>;
let Uses = [FLAGS] in
def DF3 : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (add GPR:$a, FLAGS))]>;
def FI : I<(outs GPR:$d), (ins i32imm:$a), [(set GPR:$d, frameindex:$a)]>;
def CMP : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (i32 (setcc GPR:$a, GPR:$b, SETLT)))]>;
def FCMP : I<(outs GPR:$d), (ins FPR:$a, FPR:$b), [(set GPR:$d, (i32 (setcc FPR:$a, FPR:$b, SETOLT)))]>;

// --- sub_registers --gen-global-isel ; --gen-global-isel --optimize-match-table=false
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
def lo : SubRegIndex<32>; def hi : SubRegIndex<32, 32>;
class R<string n> : Register<n> { let Namespace = "Test"; }
class RR<string n, list<Register> s> : RegisterWithSubRegs<n, s> { let Namespace = "Test"; let SubRegIndices = [lo, hi]; let CoveredBySubRegs = 1;}
foreach i = 0-7 in def R#i : R<"r"#i>;
foreach i = 0-3 in def D#i : RR<"d"#i, [!cast<Register>("R"#!mul(i,2)), !cast<Register>("R"#!add(!mul(i,2),1))]>;
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3, R4, R5, R6, R7)>;
def GPRlow : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3)>;
def DPR : RegisterClass<"Test", [i64, v2i32], 64, (add D0, D1, D2, D3)>;
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
def NEG : I<(outs GPR:$d), (ins GPR:$a)>;
def NEGD : I<(outs DPR:$d), (ins DPR:$a)>;
def TWO : I<(outs GPR:$d, GPR:$e), (ins GPR:$a), [(set GPR:$d, GPR:$e, (sdivrem GPR:$a, GPR:$a))]>;
def : Pat<(i32 (trunc DPR:$a)), (EXTRACT_SUBREG DPR:$a, lo)>;
def : Pat<(i64 (anyext GPR:$a)), (INSERT_SUBREG (i64 (IMPLICIT_DEF)), GPR:$a, lo)>;
def : Pat<(i64 (zext GPR:$a)), (SUBREG_TO_REG (i64 0), GPR:$a, lo)>;
def : Pat<(i64 (sext GPR:$a)), (REG_SEQUENCE DPR, GPR:$a, lo, (NEG GPR:$a), hi)>;
def : Pat<(v2i32 (bitconvert (i64 DPR:$a))), (COPY_TO_REGCLASS DPR:$a, DPR)>;
def : Pat<(i32 (abs GPR:$a)), (COPY_TO_REGCLASS GPR:$a, GPRlow)>;
def : Pat<(i64 (abs DPR:$a)), (NEGD (NEGD DPR:$a))>;
def : Pat<(i32 (ctpop GPR:$a)), (NEG (COPY_TO_REGCLASS GPR:$a, GPRlow))>;
def : Pat<(i32 (ctlz GPR:$a)), (EXTRACT_SUBREG (NEGD (INSERT_SUBREG (IMPLICIT_DEF), GPR:$a, lo)), hi)>;
def : Pat<(i64 (ctlz DPR:$a)), (REG_SEQUENCE DPR, (NEG (EXTRACT_SUBREG DPR:$a, hi)), lo, (i32 (IMPLICIT_DEF)), hi)>;
def : Pat<(i32 (bswap GPR:$a)), (i32 GPR:$a)>;
def : Pat<(v2i32 (bswap (v2i32 DPR:$a))), (v2i32 DPR:$a)>;
def : Pat<(i64 (bswap DPR:$a)), (i64 (SUBREG_TO_REG (i64 0), (EXTRACT_SUBREG (NEGD DPR:$a), lo), hi))>;
def : Pat<(i64 (bitreverse DPR:$a)), (NEGD (SUBREG_TO_REG (i64 0), (EXTRACT_SUBREG DPR:$a, lo), hi))>;
def : Pat<(i32 (bitreverse GPR:$a)), (COPY GPR:$a)>;
def : Pat<(i32 undef), (IMPLICIT_DEF)>;

// --- predicates_and_intrinsics --gen-global-isel ; --gen-global-isel --optimize-match-table=false
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-3 in def R#i : R<"r"#i>;
foreach i = 0-3 in def F#i : R<"f"#i>;
foreach i = 0-3 in def D#i : R<"d"#i>;
def FLAGS : R<"flags">;
def ZERO : R<"zero">;
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3)>;
def FPR : RegisterClass<"Test", [f32], 32, (add F0, F1, F2, F3)>;
def DPR : RegisterClass<"Test", [i64, f64, v2i32], 64, (add D0, D1, D2, D3)>;
def CCR : RegisterClass<"Test", [i32], 32, (add FLAGS)>;
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
def mul_oneuse : PatFrag<(ops node:$a, node:$b), (mul node:$a, node:$b), [{ return N->hasOneUse(); }]>;
def mul_gi : PatFrag<(ops node:$a, node:$b), (mul node:$a, node:$b), [{ return N->hasOneUse(); }]> { let GISelPredicateCode = [{ return MRI.hasOneUse(MI); }]; }
def mul_one : PatFrag<(ops node:$a, node:$b), (mul node:$a, node:$b)> { let HasOneUse = 1; }
def mul_no : PatFrag<(ops node:$a, node:$b), (mul node:$a, node:$b)> { let HasNoUse = 1; }
def three : PatFrag<(ops node:$x, node:$y, node:$z), (add (add node:$x, node:$y), node:$z), [{ return Operands[0]; }]> { let PredicateCodeUsesOperands = 1; let GISelPredicateCode = [{ return f(Operands); }]; }
def gprleaf2 : PatLeaf<(i32 GPR:$x), [{ return foo(); }]> { let GISelPredicateCode = [{ return x(Reg); }]; }
def gprleaf3 : PatLeaf<(i32 GPR:$x), [{ return foo(); }]>;
def A : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (mul_oneuse GPR:$a, GPR:$b))]>;
def B : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (mul_gi GPR:$a, GPR:$b))]>;
def C : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (mul_one GPR:$a, GPR:$b))]>;
def D : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (mul_no GPR:$a, GPR:$b))]>;
def E : I<(outs GPR:$d), (ins GPR:$a, GPR:$b, GPR:$c), [(set GPR:$d, (three GPR:$a, GPR:$b, GPR:$c))]>;
def G : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (sub GPR:$a, gprleaf2:$b))]>;
def H : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (sub GPR:$a, gprleaf3:$b))]>;
def int_foo : Intrinsic<[llvm_i32_ty], [llvm_i32_ty, llvm_i32_ty], [IntrNoMem]>;
def int_imm : Intrinsic<[llvm_i32_ty], [llvm_i32_ty, llvm_i32_ty], [IntrNoMem, ImmArg<ArgIndex<1>>]>;
def int_side : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], []>;
def int_void : Intrinsic<[], [llvm_i32_ty], []>;
def int_conv : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrNoMem, IntrConvergent]>;
def int_cs : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrConvergent]>;
def int_ptr : Intrinsic<[llvm_i32_ty], [llvm_ptr_ty], [IntrNoMem]>;
def IA : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (int_foo GPR:$a, GPR:$b))]>;
def IB : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), [(set GPR:$d, (int_imm GPR:$a, timm:$b))]>;
def IC : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (int_side GPR:$a))]>;
def ID : I<(outs), (ins GPR:$a), [(int_void GPR:$a)]>;
def IE : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (int_conv GPR:$a))]>;
def IF : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (int_cs GPR:$a))]>;
def IG : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (int_ptr GPR:$a))]>;
def : Pat<(int_imm GPR:$a, 7), (IC GPR:$a)>;
def HasA : Predicate<"a()">; def HasB : Predicate<"b()"> { let RecomputePerFunction = 1; } def HasC : Predicate<"">; def HasD : Predicate<"d()">;
let Predicates = [HasB, HasA] in def : Pat<(xor GPR:$a, GPR:$b), (IA GPR:$a, GPR:$b)>;
let Predicates = [HasA, HasC] in def : Pat<(or GPR:$a, GPR:$b), (IA GPR:$a, GPR:$b)>;
let Predicates = [HasD, HasA, HasB] in def : Pat<(and GPR:$a, GPR:$b), (IA GPR:$a, GPR:$b)>;

// --- nested_instructions --gen-global-isel
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-3 in def R#i : R<"r"#i>;
foreach i = 0-3 in def F#i : R<"f"#i>;
foreach i = 0-3 in def D#i : R<"d"#i>;
def FLAGS : R<"flags">;
def ZERO : R<"zero">;
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3)>;
def FPR : RegisterClass<"Test", [f32], 32, (add F0, F1, F2, F3)>;
def DPR : RegisterClass<"Test", [i64, f64, v2i32], 64, (add D0, D1, D2, D3)>;
def CCR : RegisterClass<"Test", [i32], 32, (add FLAGS)>;
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
def fimm : PatLeaf<(fpimm), [{ return 1; }]>;
def NEG : I<(outs GPR:$d), (ins GPR:$a)>;
def MULX : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)>;
let Defs = [FLAGS] in def NEGF : I<(outs GPR:$d), (ins GPR:$a)>;
def LDX : I<(outs GPR:$d), (ins GPR:$a)> { let mayLoad = 1; }
def : Pat<(xor GPR:$a, GPR:$b), (MULX (MULX (NEG GPR:$a), (NEGF GPR:$a)), (MULX (NEG GPR:$b), (LDX GPR:$b)))>;
def : Pat<(or GPR:$a, ZERO), (MULX (MULX (NEG GPR:$a), (NEGF GPR:$a)), ZERO)>;
def CC : I<(outs GPR:$d), (ins GPR:$a, CCR:$b), [(set GPR:$d, (and GPR:$a, CCR:$b))]>;
def addrx : ComplexPattern<i32, 2, "selAddr", [], []>;
def gi_addr : GIComplexOperandMatcher<s32, "giAddr">, GIComplexPatternEquiv<addrx>;
def ST : I<(outs), (ins GPR:$v, GPR:$a, i32imm:$o)>{ let mayStore = 1; }
def : Pat<(store (i32 (load i32:$a)), (addrx GPR:$b, i32:$p)), (ST (LDX i32:$a), GPR:$b, i32:$p)>;

// --- all_code --gen-global-isel ; --gen-global-isel --optimize-match-table=false
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-3 in def R#i : R<"r"#i>;
foreach i = 0-3 in def F#i : R<"f"#i>;
foreach i = 0-3 in def D#i : R<"d"#i>;
def FLAGS : R<"flags">;
def ZERO : R<"zero">;
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3)>;
def FPR : RegisterClass<"Test", [f32], 32, (add F0, F1, F2, F3)>;
def DPR : RegisterClass<"Test", [i64, f64, v2i32], 64, (add D0, D1, D2, D3)>;
def CCR : RegisterClass<"Test", [i32], 32, (add FLAGS)>;
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
def zz : ComplexPattern<i32, 2, "selAddr", [], []>;
def addr1 : ComplexPattern<i64, 1, "selAddr1", [frameindex]>;
def gi_zz : GIComplexOperandMatcher<s32, "giZZ">, GIComplexPatternEquiv<zz>;
def gi_bb : GIComplexOperandMatcher<s64, "giBB">, GIComplexPatternEquiv<addr1>;
def gi_cc : GIComplexOperandMatcher<s64, "giBB">;
def xf : SDNodeXForm<imm, [{ return x; }]>;
def xf2 : SDNodeXForm<imm, [{ return x; }]>;
def gi_xz : GICustomOperandRenderer<"renderZ">, GISDNodeXFormEquiv<xf>;
def gi_xa : GICustomOperandRenderer<"renderA">, GISDNodeXFormEquiv<xf2>;
def gi_xb : GICustomOperandRenderer<"renderA">;
def zimm8 : ImmLeaf<i32, [{ return isInt<8>(Imm); }]>;
def aimm8 : ImmLeaf<i32, [{ return isInt<9>(Imm); }]>;
def timm8 : TImmLeaf<i32, [{ return isInt<9>(Imm); }]>;
def aint : IntImmLeaf<i64, [{ return Imm.isNonNegative(); }]>;
def afp : FPImmLeaf<f32, [{ return Imm.isExactlyValue(1.0); }]>;
def bfp : FPImmLeaf<f64, [{ return Imm.isExactlyValue(1.0); }]>;
def zmul_gi : PatFrag<(ops node:$a, node:$b), (mul node:$a, node:$b), [{ return N->hasOneUse(); }]> { let GISelPredicateCode = [{ return MRI.hasOneUse(MI); }]; }
def mul_gi : PatFrag<(ops node:$a, node:$b), (mul node:$a, node:$b), [{ return N->hasOneUse(); }]> { let GISelPredicateCode = [{ return MRI.hasOneUse(MI); }]; }


def aleafp : PatLeaf<(i32 GPR:$a), [{ return x; }]> { let GISelLeafPredicateCode = [{ return leaf(MO); }]; }
def HasA : Predicate<"a()">; def HasB : Predicate<"b()"> { let RecomputePerFunction = 1; }
let Predicates = [HasB, HasA] in def LD : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), [(set GPR:$d, (load (zz i32:$a, (i32 imm:$b))))]>;
def U : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (sub GPR:$a, aleafp:$b))]>;
def V : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), [(set GPR:$d, (sub GPR:$a, timm8:$b))]>;

// --- kinds_of_sources --gen-global-isel
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-3 in def R#i : R<"r"#i>;
foreach i = 0-3 in def F#i : R<"f"#i>;
foreach i = 0-3 in def D#i : R<"d"#i>;
def FLAGS : R<"flags">;
def ZERO : R<"zero">;
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3)>;
def FPR : RegisterClass<"Test", [f32], 32, (add F0, F1, F2, F3)>;
def DPR : RegisterClass<"Test", [i64, f64, v2i32], 64, (add D0, D1, D2, D3)>;
def CCR : RegisterClass<"Test", [i32], 32, (add FLAGS)>;
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
def DE : I<(outs GPR:$d, GPR:$e), (ins GPR:$a)>;
def IMMOP : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b)>;
def NEG : I<(outs GPR:$d), (ins GPR:$a)>;
def NOD : I<(outs), (ins GPR:$a)>;
def FLI : I<(outs FPR:$d), (ins f32imm:$b)>;
def addr1 : ComplexPattern<i32, 1, "selAddr1", [frameindex]>;
def gi_bb : GIComplexOperandMatcher<s32, "giBB">, GIComplexPatternEquiv<addr1>;
def addr2 : ComplexPattern<i32, 2, "selAddr1", [add]>;
def gi_cc : GIComplexOperandMatcher<s32, "giCC">, GIComplexPatternEquiv<addr2>;
def mynode : SDNode<"X::Y", SDTIntBinOp>;
def IG : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (abs GPR:$a))]> ;
let GISelShouldIgnore = 1 in def : Pat<(ctlz GPR:$a), (NEG GPR:$a)>;
def : Pat<(mynode GPR:$a, GPR:$a), (NEG GPR:$a)>;
def : Pat<(add (mynode GPR:$a, GPR:$a), GPR:$a), (NEG GPR:$a)>;
def : Pat<(i32 addr1:$a), (NEG addr1:$a)>;
def : Pat<(add (i32 addr1:$a), 3), (NEG addr1:$a)>;
def : Pat<(i32 (addr2 GPR:$a, GPR:$b)), (IMMOP GPR:$a, GPR:$b)>;
def : Pat<(f32 fpimm:$a), (FLI fpimm:$a)>;
def : Pat<(and GPR:$a, (i32 srcvalue)), (NEG GPR:$a)>;
def : Pat<(i32 (bitconvert FPR:$a)), (COPY_TO_REGCLASS FPR:$a, GPR)>;
def : Pat<(and GPR:$a, (not GPR:$b)), (IMMOP GPR:$a, GPR:$b)>;
def : Pat<(v2i32 (or DPR:$a, immAllOnesV)), (COPY_TO_REGCLASS DPR:$a, DPR)>;
def : Pat<(v2i32 immAllZerosV), (COPY_TO_REGCLASS (NEG (IMPLICIT_DEF)), DPR)>;
def : Pat<(v2i32 (build_vector GPR:$a, GPR:$a)), (COPY_TO_REGCLASS GPR:$a, DPR)>;
def : Pat<(i32 (sext_inreg GPR:$a, i8)), (NEG GPR:$a)>;
def : Pat<(trap), (NOD R1)>;
def : Pat<(xor (i32 R1), GPR:$b), (IMMOP (i32 R2), GPR:$b)>;

// --- flags_of_accesses --gen-global-isel ; --gen-global-isel --optimize-match-table=false
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-3 in def R#i : R<"r"#i>;
foreach i = 0-3 in def F#i : R<"f"#i>;
foreach i = 0-3 in def D#i : R<"d"#i>;
def FLAGS : R<"flags">;
def ZERO : R<"zero">;
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3)>;
def FPR : RegisterClass<"Test", [f32], 32, (add F0, F1, F2, F3)>;
def DPR : RegisterClass<"Test", [i64, f64, v2i32], 64, (add D0, D1, D2, D3)>;
def CCR : RegisterClass<"Test", [i32], 32, (add FLAGS)>;
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
def LD : I<(outs GPR:$d), (ins GPR:$a)>;
def ST : I<(outs), (ins GPR:$v, GPR:$a)>;
def AT : I<(outs), (ins GPR:$v, GPR:$a)> { let mayLoad = 1; let mayStore = 1; }
def AL : I<(outs GPR:$d), (ins GPR:$a)> { let mayLoad = 1; let mayStore = 1; }
def NEG : I<(outs GPR:$d), (ins GPR:$a)>;
def addr : ComplexPattern<i32, 1, "selAddr1", [frameindex]>;
def gi_bb : GIComplexOperandMatcher<s32, "giBB">, GIComplexPatternEquiv<addr>;
def as1load : PatFrag<(ops node:$p), (load node:$p)> { let IsLoad = 1; let AddressSpaces = [1, 3]; let MinAlignment = 4; }
def al8 : PatFrag<(ops node:$p), (load node:$p)> { let IsLoad = 1; let MinAlignment = 8; }
def mvt : PatFrag<(ops node:$p), (ld node:$p)> { let IsLoad = 1; let MemoryVT = i16; }
def mvtz : PatFrag<(ops node:$p), (ld node:$p)> { let IsLoad = 1; let MemoryVT = i16; let IsUnindexed = 1; }
def mvts : PatFrag<(ops node:$p), (ld node:$p)> { let IsLoad = 1; let MemoryVT = i16; let IsUnindexed = 1; let IsSignExtLoad = 1; let AddressSpaces = [1]; }
def smvt : PatFrag<(ops node:$p), (ld node:$p)> { let IsLoad = 1; let ScalarMemoryVT = i16; let IsUnindexed = 1; let IsZeroExtLoad = 1; }
def st1 : PatFrag<(ops node:$v, node:$p), (store node:$v, node:$p)> { let IsStore = 1; let AddressSpaces = [1, 3]; let MinAlignment = 4; }
def st2 : PatFrag<(ops node:$v, node:$p), (st node:$v, node:$p)> { let IsStore = 1; let IsUnindexed = 1; let IsTruncStore = 1; }
def st3 : PatFrag<(ops node:$v, node:$p), (st node:$v, node:$p)> { let IsStore = 1; let IsUnindexed = 1; let IsTruncStore = 0; let MemoryVT = i8; }
def st4 : PatFrag<(ops node:$v, node:$p), (st node:$v, node:$p), [{ foo }]> { let IsStore = 1; let IsUnindexed = 1; let IsTruncStore = 0; let MemoryVT = i8; }
def ld5 : PatFrag<(ops node:$p), (load node:$p), [{ foo }]> { let IsLoad = 1; let AddressSpaces = [2]; let GISelPredicateCode = [{ bar }]; let HasOneUse = 1; }
def rel : PatFrag<(ops node:$v, node:$p), (atomic_load_add node:$v, node:$p)> { let IsAtomic = 1; let IsAtomicOrderingReleaseOrStronger = 1; }
def rel0 : PatFrag<(ops node:$v, node:$p), (atomic_load_add node:$v, node:$p)> { let IsAtomic = 1; let IsAtomicOrderingReleaseOrStronger = 0; let AddressSpaces = [3];}
def acq : PatFrag<(ops node:$v, node:$p), (atomic_load_add node:$v, node:$p)> { let IsAtomic = 1; let IsAtomicOrderingAcquireOrStronger = 1; let MemoryVT = i16; }
def acq0 : PatFrag<(ops node:$v, node:$p), (atomic_load_add node:$v, node:$p)> { let IsAtomic = 1; let IsAtomicOrderingAcquireOrStronger = 0; let MinAlignment = 16; }
def aml : PatFrag<(ops node:$p), (atomic_load node:$p)> { let IsAtomic = 1; let IsAtomicOrderingMonotonic = 1; let IsSignExtLoad = 1; }
def nouse : PatFrag<(ops node:$v, node:$p), (atomic_load_add node:$v, node:$p)> { let IsAtomic = 1; let MemoryVT = i32; let HasNoUse = 1; }
def : Pat<(i32 (as1load GPR:$a)), (LD GPR:$a)>;
def : Pat<(i32 (al8 GPR:$a)), (LD GPR:$a)>;
def : Pat<(i32 (mvt GPR:$a)), (LD GPR:$a)>;
def : Pat<(i32 (mvtz GPR:$a)), (LD GPR:$a)>;
def : Pat<(i32 (mvts GPR:$a)), (LD GPR:$a)>;
def : Pat<(i32 (smvt GPR:$a)), (LD GPR:$a)>;
def : Pat<(st1 GPR:$v, GPR:$a), (ST GPR:$v, GPR:$a)>;
def : Pat<(st2 GPR:$v, GPR:$a), (ST GPR:$v, GPR:$a)>;
def : Pat<(st3 GPR:$v, GPR:$a), (ST GPR:$v, GPR:$a)>;
def : Pat<(st4 GPR:$v, GPR:$a), (ST GPR:$v, GPR:$a)>;
def : Pat<(i32 (ld5 GPR:$a)), (LD GPR:$a)>;
def : Pat<(i32 (ld GPR:$a)), (LD GPR:$a)>;
def : Pat<(i32 (unindexedload GPR:$a)), (LD GPR:$a)>;
def : Pat<(i32 (rel GPR:$a, GPR:$b)), (AT GPR:$a, GPR:$b)>;
def : Pat<(i32 (rel0 GPR:$a, (i32 3))), (AL GPR:$a)>;
def : Pat<(i32 (acq GPR:$a, (i32 3))), (AL GPR:$a)>;
def : Pat<(i32 (acq0 GPR:$a, (i32 3))), (AL GPR:$a)>;
def : Pat<(i32 (aml GPR:$a)), (LD GPR:$a)>;
def : Pat<(i32 (nouse GPR:$a, (i32 3))), (AL GPR:$a)>;
def : Pat<(i32 (nouse GPR:$a, GPR:$b)), (AT GPR:$a, GPR:$b)>;
def : Pat<(i32 (ptradd GPR:$b, (i32 4))), (NEG GPR:$b)>;

// --- default_operands --gen-global-isel
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
let Namespace = "Test" in { def lo : SubRegIndex<32>; def hi : SubRegIndex<32, 32>; }
class RR<string n, list<Register> s> : RegisterWithSubRegs<n, s> { let Namespace = "Test"; let SubRegIndices = [lo, hi]; let CoveredBySubRegs = 1;}
foreach i = 0-7 in def R#i : R<"r"#i>;
foreach i = 0-3 in def D#i : RR<"d"#i, [!cast<Register>("R"#!mul(i,2)), !cast<Register>("R"#!add(!mul(i,2),1))]>;
def FLAGS : R<"flags">; def ZERO : R<"zero">; def ODD : R<"odd">;
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3, R4, R5, R6, R7)>;
def GPRlow : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3)>;
def DPR : RegisterClass<"Test", [i64, v2i32], 64, (add D0, D1, D2, D3)>;
def CCR : RegisterClass<"Test", [i32], 32, (add FLAGS)>;
def GPRop : RegisterOperand<GPR>;
def GPRz : RegisterOperand<GPR> { let GIZeroRegister = ZERO; }
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
def pred : PredicateOperand<OtherVT, (ops i32imm, i32imm), (ops (i32 14), (i32 zero_reg))>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def dflt : OperandWithDefaultOps<i32, (ops (i32 7))>;
def dfltr : OperandWithDefaultOps<i32, (ops R3)>;
def und : OperandWithDefaultOps<i32, (ops (i32 undef_tied_input))>;
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$base, i32imm:$off); }
def NEG : I<(outs GPR:$d), (ins GPR:$a)>;
def NEGlow : I<(outs GPRlow:$d), (ins GPRlow:$a)>;
def NEGD : I<(outs DPR:$d), (ins DPR:$a)>;
def P : I<(outs GPR:$d, ccout:$c), (ins GPR:$a, pred:$p)>;
def Q : I<(outs GPR:$d), (ins GPR:$a, dflt:$x, dfltr:$y)>;
def Q2 : I<(outs GPR:$d), (ins dflt:$x, GPR:$a, dfltr:$y)>;
def O : I<(outs GPRop:$d), (ins GPRop:$a)>;
def Z : I<(outs GPR:$d), (ins GPRz:$a)>;
def T : I<(outs GPR:$d), (ins und:$u, GPR:$a)> { let Constraints = "$d = $u"; }
def M : I<(outs GPR:$d), (ins mem:$a)>;
let Defs = [FLAGS, ODD], Uses = [ZERO, R1] in def X : I<(outs GPR:$d), (ins GPR:$a)>;
let Defs = [ODD] in def X2 : I<(outs GPR:$d), (ins GPR:$a)>;
def VAR : I<(outs GPR:$d), (ins GPR:$a, variable_ops)>;
def addr : ComplexPattern<i32, 2, "selAddr1", []>;
def gi_bb : GIComplexOperandMatcher<s32, "giBB">, GIComplexPatternEquiv<addr>;
def caddr : ComplexPattern<i64, 2, "selAddr1", []>;
def gi_bd : GIComplexOperandMatcher<s64, "giBD">, GIComplexPatternEquiv<caddr>;
def xf : SDNodeXForm<imm, [{ return x; }]>;
def gi_xf : GICustomOperandRenderer<"renderX">, GISDNodeXFormEquiv<xf>;
def fi : SDNodeXForm<frameindex, [{ return x; }]>;
def : Pat<(abs GPR:$a), (Q GPR:$a)>;
def : Pat<(abs GPR:$a), (Q GPR:$a, 4)>;
def : Pat<(abs GPR:$a), (Q2 GPR:$a)>;
def : Pat<(abs GPR:$a), (T GPR:$a)>;
def : Pat<(abs GPR:$a), (O GPR:$a)>;
def : Pat<(abs GPRop:$a), (O GPRop:$a)>;
def : Pat<(abs GPR:$a), (Z GPR:$a)>;
def : Pat<(abs GPR:$a), (Z (Z GPR:$a))>;
def : Pat<(abs GPR:$a), (M GPR:$a, 3)>;
def : Pat<(abs GPR:$a), (X GPR:$a)>;
def : Pat<(abs GPR:$a), (X2 GPR:$a)>;
def : Pat<(abs GPR:$a), (X2 (X GPR:$a))>;
def : Pat<(abs GPR:$a), (VAR GPR:$a, GPR:$a)>;
def : Pat<(abs (mul i32:$a, i32:$a)), (NEG i32:$a)>;
def : Pat<(add (addr GPR:$a, i32:$b), i32:$b), (M GPR:$a, i32:$b)>;
def : Pat<(add (addr GPR:$a, i32:$b), (addr GPR:$a, i32:$b)), (M GPR:$a, i32:$b)>;
def : Pat<(add (i32 addr:$b), (i32 addr:$b)), (M addr:$b)>;
def : Pat<(i32 (trunc DPR:$a)), (EXTRACT_SUBREG $a, lo)>;
def : Pat<(i32 (trunc (i64 (zext GPRlow:$a)))), (NEGlow $a)>;
def : Pat<(i32 (trunc (i64 (zext GPR:$a)))), (NEGlow $a)>;
def : Pat<(i32 (trunc (i64 (zext GPRlow:$a)))), (NEG (NEGlow $a))>;
def : Pat<(i32 (trunc (i64 (zext GPR:$a)))), (NEGlow (NEG $a))>;
def : Pat<(i32 (trunc (i64 (zext i32:$a)))), (EXTRACT_SUBREG (i64 (INSERT_SUBREG (i64 (IMPLICIT_DEF)), $a, lo)), lo)>;
def : Pat<(mul GPR:$a, imm:$b), (M GPR:$a, (xf (xf imm:$b)))>;
def : Pat<(mul GPR:$a, (i32 timm:$b)), (M GPR:$a, (xf timm:$b))>;
def : Pat<(mul GPR:$a, (i32 timm:$b)), (M GPR:$a, (i32 timm:$b))>;
def : Pat<(mul GPR:$a, (i32 GPR:$b)), (M GPR:$a, (xf $b))>;
def : Pat<(i64 (add DPR:$a, 0x1234567890)), (NEGD DPR:$a)>;
def : Pat<(i32 (abs GPR:$a)), (M GPR:$a, (i32 -129))>;

// --- patterns_that_are_skipped --gen-global-isel ; --gen-global-isel --optimize-match-table=false
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-3 in def R#i : R<"r"#i>;
foreach i = 0-3 in def F#i : R<"f"#i>;
foreach i = 0-3 in def D#i : R<"d"#i>;
def FLAGS : R<"flags">;
def ZERO : R<"zero">;
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3)>;
def FPR : RegisterClass<"Test", [f32], 32, (add F0, F1, F2, F3)>;
def DPR : RegisterClass<"Test", [i64, f64, v2i32], 64, (add D0, D1, D2, D3)>;
def CCR : RegisterClass<"Test", [i32], 32, (add FLAGS)>;
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
def xmul : PatFrag<(ops node:$a, node:$b), (mul node:$a, node:$b), [{ foo }]>;
def ximm : PatLeaf<(imm), [{ foo }]>;
def xreg : PatLeaf<(i32 GPR:$a), [{ foo }]>;
def xtimm : PatLeaf<(timm), [{ foo }]>;
def gimm : PatLeaf<(i32 imm), [{ foo }]> { let GISelPredicateCode = [{ bar }]; }
def gtimm : PatLeaf<(i32 timm), [{ foo }]> { let GISelPredicateCode = [{ bar }]; }
def fimm : FPImmLeaf<f32, [{ foo }]>;
def NEG : I<(outs GPR:$d), (ins GPR:$a)>;
def TWO : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)>;
def TWOI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b)>;
def LI : I<(outs GPR:$d), (ins i32imm:$a)>;
def mydiv : SDNode<"ISD::SDIVREM", SDTIntBinHiLoOp>;
def addr : ComplexPattern<i32, 1, "s", []>;
def myop : Operand<i32>;
def untyp : SDNode<"ISD::ABS", SDTypeProfile<1, 1, [SDTCisVT<0, i32>]>>;
def unt2 : SDNode<"ISD::CTLZ", SDTypeProfile<1, 1, [SDTCisVT<1, i32>]>>;
def : GINodeEquiv<G_ABS, untyp>;
def : GINodeEquiv<G_CTLZ, unt2>;
def UPR : RegisterClass<"Test", [untyped], 32, (add R0, R1, R2, R3)> { let Size = 32; }
def UUU : I<(outs UPR:$d), (ins UPR:$a)>;
def : Pat<(add (xmul GPR:$a, GPR:$b), GPR:$a), (TWO GPR:$a, GPR:$b)>;
def : Pat<(sub GPR:$a, (i32 ximm:$b)), (TWOI GPR:$a, imm:$b)>;
def : Pat<(sub GPR:$a, xreg:$b), (TWO GPR:$a, GPR:$b)>;
def : Pat<(sub GPR:$a, (i32 xtimm:$b)), (TWOI GPR:$a, timm:$b)>;
def : Pat<(sub GPR:$a, (i32 gimm:$b)), (TWOI GPR:$a, imm:$b)>;
def : Pat<(sub GPR:$a, (i32 gtimm:$b)), (TWOI GPR:$a, timm:$b)>;
def : Pat<(i32 ximm:$b), (LI imm:$b)>;
def : Pat<(i32 gimm:$b), (LI imm:$b)>;
def : Pat<(mydiv GPR:$a, GPR:$b), (TWO GPR:$a, GPR:$b)>;
def : Pat<(sdivrem GPR:$a, GPR:$b), (TWO GPR:$a, GPR:$b)>;
def : Pat<(add (sdivrem GPR:$a, GPR:$b), GPR:$a), (TWO GPR:$a, GPR:$b)>;
def : Pat<(sub GPR:$a, myop:$b), (TWO GPR:$a, myop:$b)>;
def : Pat<(i32 GPR:$a), (NEG GPR:$a)>;
def : Pat<(i32 (abs GPR:$a)), (i32 $a)>;
def : Pat<(i32 (abs GPR:$a)), (i32 GPR:$a)>;
def : Pat<(i32 (abs i32:$a)), (i32 GPR:$a)>;
def : Pat<(i32 (sub imm:$a, imm:$b)), (TWOI (LI imm:$a), imm:$b)>;
def : Pat<(i32 (sub imm:$a, imm:$a)), (LI imm:$a)>;
def : Pat<(i32 (sub 5, 3)), (LI 2)>;
def : Pat<(i32 (sub (i32 R1), (i32 R1))), (LI 2)>;
def : Pat<(i32 (setcc GPR:$a, 3, SETEQ)), (NEG GPR:$a)>;
def : Pat<(i32 (setcc GPR:$a, 3, SETOEQ)), (NEG GPR:$a)>;
def : Pat<(i32 (setcc FPR:$a, FPR:$a, SETEQ)), (LI 1)>;
def : Pat<(i32 (setcc FPR:$a, FPR:$a, SETUEQ)), (LI 1)>;
def : Pat<(i32 (seteq GPR:$a, 3)), (NEG GPR:$a)>;
def : Pat<(i32 (select (i32 (setcc GPR:$a, 3, SETEQ)), GPR:$a, GPR:$b)), (TWO GPR:$a, GPR:$b)>;

// --- rendered_operands --gen-global-isel ; --gen-global-isel --optimize-match-table=false
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
let Namespace = "Test" in { def lo : SubRegIndex<32>; def hi : SubRegIndex<32, 32>; }
class RR<string n, list<Register> s> : RegisterWithSubRegs<n, s> { let Namespace = "Test"; let SubRegIndices = [lo, hi]; let CoveredBySubRegs = 1;}
foreach i = 0-7 in def R#i : R<"r"#i>;
foreach i = 0-3 in def D#i : RR<"d"#i, [!cast<Register>("R"#!mul(i,2)), !cast<Register>("R"#!add(!mul(i,2),1))]>;
def FLAGS : R<"flags">; def ZERO : R<"zero">; def ODD : R<"odd">;
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3, R4, R5, R6, R7)>;
def GPRlow : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3)>;
def DPR : RegisterClass<"Test", [i64, v2i32], 64, (add D0, D1, D2, D3)>;
def CCR : RegisterClass<"Test", [i32], 32, (add FLAGS)>;
def GPRop : RegisterOperand<GPR>;
def GPRz : RegisterOperand<GPR> { let GIZeroRegister = ZERO; }
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
def pred : PredicateOperand<OtherVT, (ops i32imm, i32imm), (ops (i32 14), (i32 zero_reg))>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def dflt : OperandWithDefaultOps<i32, (ops (i32 7))>;
def dfltr : OperandWithDefaultOps<i32, (ops R3)>;
def und : OperandWithDefaultOps<i32, (ops (i32 undef_tied_input))>;
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$base, i32imm:$off); }
def NEG : I<(outs GPR:$d), (ins GPR:$a)>;
def NEGlow : I<(outs GPRlow:$d), (ins GPRlow:$a)>;
def NEGD : I<(outs DPR:$d), (ins DPR:$a)>;
def P : I<(outs GPR:$d, ccout:$c), (ins GPR:$a, pred:$p)>;
def Q : I<(outs GPR:$d), (ins GPR:$a, dflt:$x, dfltr:$y)>;
def Q2 : I<(outs GPR:$d), (ins dflt:$x, GPR:$a, dfltr:$y)>;
def O : I<(outs GPRop:$d), (ins GPRop:$a)>;
def Z : I<(outs GPR:$d), (ins GPRz:$a)>;
def T : I<(outs GPR:$d), (ins und:$u, GPR:$a)> { let Constraints = "$d = $u"; }
def M : I<(outs GPR:$d), (ins mem:$a)>;
let Defs = [FLAGS, ODD], Uses = [ZERO, R1] in def X : I<(outs GPR:$d), (ins GPR:$a)>;
let Defs = [ODD] in def X2 : I<(outs GPR:$d), (ins GPR:$a)>;
def VAR : I<(outs GPR:$d), (ins GPR:$a, variable_ops)>;
def addr : ComplexPattern<i32, 2, "selAddr1", []>;
def gi_bb : GIComplexOperandMatcher<s32, "giBB">, GIComplexPatternEquiv<addr>;
def caddr : ComplexPattern<i64, 2, "selAddr1", []>;
def gi_bd : GIComplexOperandMatcher<s64, "giBD">, GIComplexPatternEquiv<caddr>;
def xf : SDNodeXForm<imm, [{ return x; }]>;
def gi_xf : GICustomOperandRenderer<"renderX">, GISDNodeXFormEquiv<xf>;
def fi : SDNodeXForm<frameindex, [{ return x; }]>;
def NEG2 : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)>;
def IM : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b)>;
def DE : I<(outs GPR:$d, GPR:$e), (ins GPR:$a)>;
let Defs = [FLAGS], mayLoad = 1, mayStore = 1 in def XL : I<(outs GPR:$d), (ins GPR:$a)>;
let Uses = [FLAGS] in def XU : I<(outs GPR:$d), (ins GPR:$a)>;
let mayLoad = 1 in def ML : I<(outs GPR:$d), (ins mem:$a)>;
def dd : ComplexPattern<i32, 1, "selA", []>;
def gi_dd : GIComplexOperandMatcher<s32, "giD">, GIComplexPatternEquiv<dd>;
def mem1 : Operand<i32> { let MIOperandInfo = (ops GPR:$base); }
def LA : I<(outs GPR:$d), (ins mem1:$a, GPR:$b)>;
def imm1 : Operand<i32>, ImmLeaf<i32, [{ foo }], xf>;
def imm2 : Operand<i32>, ImmLeaf<i32, [{ foo }]>;
def : Pat<(xor GPR:$a, (i32 FLAGS)), (XU (NEG (NEG GPR:$a)))>;
def : Pat<(sub (i32 R1), (i32 FLAGS)), (XU (NEG (i32 ZERO)))>;
def : Pat<(xor GPRz:$a, GPR:$b), (NEG2 GPRz:$a, GPR:$b)>;
def : Pat<(xor GPRz:$a, GPR:$b), (NEG2 GPR:$b, GPRz:$a)>;
def : Pat<(abs GPRz:$a), (NEG GPRz:$a)>;
def : Pat<(sub (add GPRz:$a, GPR:$b), GPR:$b), (NEG2 GPRz:$a, GPR:$b)>;
def : Pat<(abs (i32 (load addr:$a))), (ML addr:$a)>;
def : Pat<(abs (i32 (load (add addr:$a, addr:$b)))), (NEG2 (ML addr:$a), (ML addr:$b))>;
def : Pat<(sub dd:$a, GPR:$b), (LA dd:$a, GPR:$b)>;
def : Pat<(sub dd:$a, GPR:$b), (LA $a, $b)>;
def : Pat<(sub (i32 (dd GPR:$a)), GPR:$b), (LA GPR:$a, $b)>;
def : Pat<(sub GPR:$a, imm1:$b), (IM GPR:$a, imm1:$b)>;
def : Pat<(sub GPR:$a, imm2:$b), (IM GPR:$a, imm2:$b)>;
def : Pat<(sub GPR:$a, (i32 imm:$b)), (IM GPR:$a, (xf $b))>;
def : Pat<(sub GPR:$a, (i32 imm:$b)), (IM GPR:$a, (xf imm:$b))>;
def : Pat<(sub GPR:$a, (i32 timm:$b)), (IM GPR:$a, (i32 timm:$b))>;
def : Pat<(sub GPR:$a, (i32 3)), (IM GPR:$a, (xf (i32 3)))>;
def : Pat<(sub GPR:$a, GPR:$b), (IM GPR:$a, (xf (NEG GPR:$b)))>;
def : Pat<(sub GPR:$a, GPR:$b), (IM GPR:$a, (fi $b))>;
def : Pat<(i32 (sub GPR:$a, GPR:$b)), (NEG2 (DE GPR:$a), (DE GPR:$b))>;
def : Pat<(i32 (sub GPR:$a, GPR:$b)), (DE (NEG2 GPR:$a, GPR:$b))>;
def : Pat<(i32 (sub GPR:$a, GPR:$b)), (NEG2 (NEGlow GPR:$a), (COPY_TO_REGCLASS (NEG GPR:$b), GPRlow))>;
def : Pat<(i32 (sub GPR:$a, GPR:$b)), (NEG2 (T GPR:$a), GPR:$b)>;
def : Pat<(i32 (sub GPR:$a, GPR:$b)), (NEG2 $b, $a)>;
def : Pat<(i32 (sub GPR:$a, GPR:$b)), (NEG2 $a, $b)>;
def : Pat<(i32 (sub GPR:$a, GPRlow:$b)), (NEG2 $a, GPR:$b)>;
def : Pat<(i32 (abs GPR:$a)), (NEG2 GPR:$a, GPR)>;
def : Pat<(i32 (abs GPR:$a)), (NEG2 GPR:$a, hi)>;
def : Pat<(i32 (abs GPR:$a)), (NEG2 GPR:$a, 300)>;

// --- inferred_classes --gen-global-isel
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
let Namespace = "Test" in { def lo : SubRegIndex<32>; def hi : SubRegIndex<32, 32>; }
class RR<string n, list<Register> s> : RegisterWithSubRegs<n, s> { let Namespace = "Test"; let SubRegIndices = [lo, hi]; let CoveredBySubRegs = 1;}
foreach i = 0-7 in def R#i : R<"r"#i>;
foreach i = 0-3 in def D#i : RR<"d"#i, [!cast<Register>("R"#!mul(i,2)), !cast<Register>("R"#!add(!mul(i,2),1))]>;
def FLAGS : R<"flags">; def ZERO : R<"zero">; def ODD : R<"odd">;
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3, R4, R5, R6, R7)>;
def GPRlow : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3)>;
def DPR : RegisterClass<"Test", [i64, v2i32], 64, (add D0, D1, D2, D3)>;
def CCR : RegisterClass<"Test", [i32], 32, (add FLAGS)>;
def GPRop : RegisterOperand<GPR>;
def GPRz : RegisterOperand<GPR> { let GIZeroRegister = ZERO; }
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
def pred : PredicateOperand<OtherVT, (ops i32imm, i32imm), (ops (i32 14), (i32 zero_reg))>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def dflt : OperandWithDefaultOps<i32, (ops (i32 7))>;
def dfltr : OperandWithDefaultOps<i32, (ops R3)>;
def und : OperandWithDefaultOps<i32, (ops (i32 undef_tied_input))>;
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$base, i32imm:$off); }
def NEG : I<(outs GPR:$d), (ins GPR:$a)>;
def NEGlow : I<(outs GPRlow:$d), (ins GPRlow:$a)>;
def NEGD : I<(outs DPR:$d), (ins DPR:$a)>;
def P : I<(outs GPR:$d, ccout:$c), (ins GPR:$a, pred:$p)>;
def Q : I<(outs GPR:$d), (ins GPR:$a, dflt:$x, dfltr:$y)>;
def Q2 : I<(outs GPR:$d), (ins dflt:$x, GPR:$a, dfltr:$y)>;
def O : I<(outs GPRop:$d), (ins GPRop:$a)>;
def Z : I<(outs GPR:$d), (ins GPRz:$a)>;
def T : I<(outs GPR:$d), (ins und:$u, GPR:$a)> { let Constraints = "$d = $u"; }
def M : I<(outs GPR:$d), (ins mem:$a)>;
let Defs = [FLAGS, ODD], Uses = [ZERO, R1] in def X : I<(outs GPR:$d), (ins GPR:$a)>;
let Defs = [ODD] in def X2 : I<(outs GPR:$d), (ins GPR:$a)>;
def VAR : I<(outs GPR:$d), (ins GPR:$a, variable_ops)>;
def addr : ComplexPattern<i32, 2, "selAddr1", []>;
def gi_bb : GIComplexOperandMatcher<s32, "giBB">, GIComplexPatternEquiv<addr>;
def caddr : ComplexPattern<i64, 2, "selAddr1", []>;
def gi_bd : GIComplexOperandMatcher<s64, "giBD">, GIComplexPatternEquiv<caddr>;
def xf : SDNodeXForm<imm, [{ return x; }]>;
def gi_xf : GICustomOperandRenderer<"renderX">, GISDNodeXFormEquiv<xf>;
def fi : SDNodeXForm<frameindex, [{ return x; }]>;
def NEG2 : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)>;
def IM : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b)>;
def DE : I<(outs GPR:$d, GPR:$e), (ins GPR:$a)>;
let Defs = [FLAGS], mayLoad = 1, mayStore = 1 in def XL : I<(outs GPR:$d), (ins GPR:$a)>;
let Uses = [FLAGS] in def XU : I<(outs GPR:$d), (ins GPR:$a)>;
let mayLoad = 1 in def ML : I<(outs GPR:$d), (ins mem:$a)>;
def dd : ComplexPattern<i32, 1, "selA", []>;
def gi_dd : GIComplexOperandMatcher<s32, "giD">, GIComplexPatternEquiv<dd>;
def mem1 : Operand<i32> { let MIOperandInfo = (ops GPR:$base); }
def LA : I<(outs GPR:$d), (ins mem1:$a, GPR:$b)>;
def imm1 : Operand<i32>, ImmLeaf<i32, [{ foo }], xf>;
def imm2 : Operand<i32>, ImmLeaf<i32, [{ foo }]>;
def xt : SDNodeXForm<timm, [{ return x; }]>;
def gi_xt : GICustomOperandRenderer<"renderT">, GISDNodeXFormEquiv<xt>;
def bbo : Operand<OtherVT>;
def BRI : I<(outs), (ins GPR:$a, bbo:$b)>;
def THREE : I<(outs GPR:$d, GPR:$e, DPR:$f), (ins GPR:$a)>;
let Uses = [FLAGS] in def THREEU : I<(outs GPR:$d, GPR:$e, DPR:$f), (ins GPR:$a)>;
def QPR : RegisterClass<"Test", [i64], 64, (add D0, D1)>;
def GPReven : RegisterClass<"Test", [i32], 32, (add R0, R2, R4, R6)>;
def EV : I<(outs GPReven:$d), (ins GPReven:$a)>;
def : Pat<(sub GPR:$a, imm:$b), (IM GPR:$a, i32imm:$b)>;
def : Pat<(sub GPR:$a, imm:$b), (IM GPR:$a, $b)>;
def : Pat<(sub GPR:$a, imm:$b), (IM GPR:$a, (i32 $b))>;
def : Pat<(sub GPR:$a, (i32 timm:$b)), (IM GPR:$a, $b)>;
def : Pat<(sub GPR:$a, (i32 timm:$b)), (IM GPR:$a, i32imm:$b)>;
def : Pat<(sub GPR:$a, (i32 timm:$b)), (IM GPR:$a, (xt $b))>;
def : Pat<(sub GPR:$a, (i32 timm:$b)), (IM GPR:$a, (xt timm:$b))>;
def : Pat<(brcond GPR:$a, bb:$b), (BRI GPR:$a, bb:$b)>;
def : Pat<(brcond GPR:$a, bb:$b), (BRI (NEG GPR:$a), bb:$b)>;
def : Pat<(brcond GPR:$a, bb:$b), (BRI GPR:$a, bbo:$b)>;
def : Pat<(abs GPR:$a), (THREE (NEG GPR:$a))>;
def : Pat<(sub GPR:$a, (i32 FLAGS)), (THREEU (THREE GPR:$a))>;
def : Pat<(sub GPR:$a, (i32 FLAGS)), (THREEU (T GPR:$a))>;
def : Pat<(i32 imm:$b), (IM (i32 ZERO), (xf $b))>;
def : Pat<(i32 imm:$b), (IM (i32 ZERO), (xf imm:$b))>;
def : Pat<(i32 (trunc DPR:$a)), (EXTRACT_SUBREG (NEGD DPR:$a), lo)>;
def : Pat<(i32 (trunc i64:$a)), (EXTRACT_SUBREG i64:$a, lo)>;
def : Pat<(i32 (trunc i64:$a)), (EXTRACT_SUBREG DPR:$a, lo)>;
def : Pat<(i32 (trunc i64:$a)), (EV (EXTRACT_SUBREG DPR:$a, lo))>;
def : Pat<(i32 (trunc i64:$a)), (NEG (EXTRACT_SUBREG QPR:$a, lo))>;
def : Pat<(i32 (trunc QPR:$a)), (NEG (EXTRACT_SUBREG $a, lo))>;
def : Pat<(i64 (zext GPR:$a)), (SUBREG_TO_REG (i64 0), (NEG GPR:$a), lo)>;
def : Pat<(i64 (zext i32:$a)), (SUBREG_TO_REG (i64 0), $a, lo)>;
def : Pat<(i64 (zext GPR:$a)), (SUBREG_TO_REG (i64 0), GPReven:$a, lo)>;
def : Pat<(i64 (zext GPR:$a)), (SUBREG_TO_REG (i64 0), (EV GPR:$a), lo)>;
def : Pat<(i64 (zext GPR:$a)), (SUBREG_TO_REG (i64 0), (EV GPR:$a), hi)>;
def : Pat<(i64 (zext GPR:$a)), (NEGD (SUBREG_TO_REG (i64 0), (NEG GPR:$a), lo))>;
def : Pat<(i64 (sub DPR:$b, (i64 (zext GPR:$a)))), (INSERT_SUBREG DPR:$b, GPR:$a, lo)>;
def : Pat<(i64 (sub i64:$b, (i64 (zext GPR:$a)))), (INSERT_SUBREG $b, GPR:$a, lo)>;
def : Pat<(i64 (zext GPR:$a)), (REG_SEQUENCE DPR, $a, lo, $a, hi)>;
def : Pat<(i64 (zext GPR:$a)), (REG_SEQUENCE DPR, GPR:$a, lo)>;
def : Pat<(i64 (zext GPR:$a)), (NEGD (REG_SEQUENCE QPR, GPR:$a, lo, (EXTRACT_SUBREG (i64 D0), lo), hi))>;
def : Pat<(i64 (zext GPR:$a)), (NEGD (REG_SEQUENCE QPR, (IM GPR:$a, 3), lo, (COPY_TO_REGCLASS GPR:$a, GPR), hi))>;
def : Pat<(i64 (sub DPR:$b, DPR:$a)), (REG_SEQUENCE DPR, (EXTRACT_SUBREG DPR:$a, lo), hi, (EXTRACT_SUBREG DPR:$b, hi), lo)>;
def : Pat<(i64 (sub DPR:$b, DPR:$a)), (COPY_TO_REGCLASS (REG_SEQUENCE DPR, (EXTRACT_SUBREG DPR:$a, lo), hi, (EXTRACT_SUBREG DPR:$b, hi), lo), QPR)>;
def : Pat<(i64 (abs DPR:$b)), (COPY_TO_REGCLASS DPR:$b, QPR)>;
def : Pat<(i64 (abs DPR:$b)), (COPY_TO_REGCLASS $b, QPR)>;
def : Pat<(i64 (abs DPR:$b)), (NEGD (COPY_TO_REGCLASS (INSERT_SUBREG DPR:$b, R0, lo), QPR))>;
def : Pat<(i64 (abs DPR:$b)), (NEGD (i64 (COPY DPR:$b)))>;

// --- ambiguous_classes --gen-global-isel
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
let Namespace = "Test" in { def lo : SubRegIndex<32>; def hi : SubRegIndex<32, 32>; }
class RR<string n, list<Register> s> : RegisterWithSubRegs<n, s> { let Namespace = "Test"; let SubRegIndices = [lo, hi]; let CoveredBySubRegs = 1;}
foreach i = 0-7 in def R#i : R<"r"#i>;
foreach i = 0-3 in def D#i : RR<"d"#i, [!cast<Register>("R"#!mul(i,2)), !cast<Register>("R"#!add(!mul(i,2),1))]>;
def FLAGS : R<"flags">; def ZERO : R<"zero">; def ODD : R<"odd">;
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3, R4, R5, R6, R7)>;
def GPRlow : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3)>;
def DPR : RegisterClass<"Test", [i64, v2i32], 64, (add D0, D1, D2, D3)>;
def CCR : RegisterClass<"Test", [i32], 32, (add FLAGS)>;
def GPRop : RegisterOperand<GPR>;
def GPRz : RegisterOperand<GPR> { let GIZeroRegister = ZERO; }
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
def pred : PredicateOperand<OtherVT, (ops i32imm, i32imm), (ops (i32 14), (i32 zero_reg))>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def dflt : OperandWithDefaultOps<i32, (ops (i32 7))>;
def dfltr : OperandWithDefaultOps<i32, (ops (i32 R3))>;
def und : OperandWithDefaultOps<i32, (ops (i32 undef_tied_input))>;
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$base, i32imm:$off); }
def NEG : I<(outs GPR:$d), (ins GPR:$a)>;
def NEGlow : I<(outs GPRlow:$d), (ins GPRlow:$a)>;
def NEGD : I<(outs DPR:$d), (ins DPR:$a)>;
def P : I<(outs GPR:$d, ccout:$c), (ins GPR:$a, pred:$p)>;
def Q : I<(outs GPR:$d), (ins GPR:$a, dflt:$x, dfltr:$y)>;
def Q2 : I<(outs GPR:$d), (ins dflt:$x, GPR:$a, dfltr:$y)>;
def O : I<(outs GPRop:$d), (ins GPRop:$a)>;
def Z : I<(outs GPR:$d), (ins GPRz:$a)>;
def T : I<(outs GPR:$d), (ins und:$u, GPR:$a)> { let Constraints = "$d = $u"; }
def M : I<(outs GPR:$d), (ins mem:$a)>;
let Defs = [FLAGS, ODD], Uses = [ZERO, R1] in def X : I<(outs GPR:$d), (ins GPR:$a)>;
let Defs = [ODD] in def X2 : I<(outs GPR:$d), (ins GPR:$a)>;
def VAR : I<(outs GPR:$d), (ins GPR:$a, variable_ops)>;
def addr : ComplexPattern<i32, 2, "selAddr1", []>;
def gi_bb : GIComplexOperandMatcher<s32, "giBB">, GIComplexPatternEquiv<addr>;
def caddr : ComplexPattern<i64, 2, "selAddr1", []>;
def gi_bd : GIComplexOperandMatcher<s64, "giBD">, GIComplexPatternEquiv<caddr>;
def xf : SDNodeXForm<imm, [{ return x; }]>;
def gi_xf : GICustomOperandRenderer<"renderX">, GISDNodeXFormEquiv<xf>;
def fi : SDNodeXForm<frameindex, [{ return x; }]>;
def NEG2 : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)>;
def IM : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b)>;
def DE : I<(outs GPR:$d, GPR:$e), (ins GPR:$a)>;
let Defs = [FLAGS], mayLoad = 1, mayStore = 1 in def XL : I<(outs GPR:$d), (ins GPR:$a)>;
let Uses = [FLAGS] in def XU : I<(outs GPR:$d), (ins GPR:$a)>;
let mayLoad = 1 in def ML : I<(outs GPR:$d), (ins mem:$a)>;
def dd : ComplexPattern<i32, 1, "selA", []>;
def gi_dd : GIComplexOperandMatcher<s32, "giD">, GIComplexPatternEquiv<dd>;
def mem1 : Operand<i32> { let MIOperandInfo = (ops GPR:$base); }
def LA : I<(outs GPR:$d), (ins mem1:$a, GPR:$b)>;
def imm1 : Operand<i32>, ImmLeaf<i32, [{ foo }], xf>;
def imm2 : Operand<i32>, ImmLeaf<i32, [{ foo }]>;
def xt : SDNodeXForm<timm, [{ return x; }]>;
def gi_xt : GICustomOperandRenderer<"renderT">, GISDNodeXFormEquiv<xt>;
def bbo : Operand<OtherVT>;
def BRI : I<(outs), (ins GPR:$a, bbo:$b)>;
def THREE : I<(outs GPR:$d, GPR:$e, DPR:$f), (ins GPR:$a)>;
let Uses = [FLAGS] in def THREEU : I<(outs GPR:$d, GPR:$e, DPR:$f), (ins GPR:$a)>;
def QPR : RegisterClass<"Test", [i64], 64, (add D0, D1)>;
def GPReven : RegisterClass<"Test", [i32], 32, (add R0, R2, R4, R6)>;
def EV : I<(outs GPReven:$d), (ins GPReven:$a)>;
def QQ : RegisterClass<"Test", [i64], 64, (add D0, D1)>;
def APR : RegisterClass<"Test", [i64], 64, (add D0, D1, D2, D3)>;
def DPR3 : RegisterClass<"Test", [i64], 64, (add D1, D2, D3)>;
def FPR : RegisterClass<"Test", [f64], 64, (add D2, D3)>;
def GPRodd : RegisterClass<"Test", [i32], 32, (add R1, R3, R5, R7)>;
def GPRod2 : RegisterClass<"Test", [i32], 32, (add R1, R3, R5, R7)>;
def GPRno : RegisterClass<"Test", [i32], 32, (add R1, R3, R5, R7)> { let isAllocatable = 0; }
def OD : I<(outs GPRodd:$d), (ins GPRodd:$a)>;
def LOW : I<(outs GPRlow:$d), (ins GPRlow:$a)>;
def NEGF : I<(outs FPR:$d), (ins FPR:$a)>;
def : Pat<(i64 (zext GPR:$a)), (SUBREG_TO_REG (i64 0), (NEG GPR:$a), lo)>;
def : Pat<(i64 (zext GPR:$a)), (SUBREG_TO_REG (i64 0), GPReven:$a, hi)>;
def : Pat<(f64 (bitconvert (i64 (zext GPR:$a)))), (SUBREG_TO_REG (i64 0), (NEG GPR:$a), lo)>;
def : Pat<(i64 (zext GPR:$a)), (NEGD (INSERT_SUBREG (i64 (IMPLICIT_DEF)), GPR:$a, lo))>;
def : Pat<(i64 (zext GPR:$a)), (NEGD (INSERT_SUBREG (i64 D0), GPR:$a, lo))>;
def : Pat<(i64 (sub i64:$b, (i64 (zext GPR:$a)))), (INSERT_SUBREG QPR:$b, GPR:$a, lo)>;
def : Pat<(i64 (sub i64:$b, (i64 (zext GPR:$a)))), (INSERT_SUBREG DPR3:$b, GPRlow:$a, hi)>;
def : Pat<(i64 (sub i64:$b, (i64 (zext GPR:$a)))), (NEGD (INSERT_SUBREG (NEGD $b), (EV $a), hi))>;
def : Pat<(i64 (sub i64:$b, (i64 (zext GPR:$a)))), (NEGD (INSERT_SUBREG (NEGD $b), (EXTRACT_SUBREG DPR3:$b, lo), hi))>;
def : Pat<(i64 (sub i64:$b, (i64 (zext GPR:$a)))), (NEGD (INSERT_SUBREG (INSERT_SUBREG QPR:$b, GPR:$a, lo), GPR:$a, hi))>;
def : Pat<(i64 (sub i64:$b, (i64 (zext GPR:$a)))), (NEGD (INSERT_SUBREG (COPY_TO_REGCLASS i64:$b, QPR), GPR:$a, lo))>;
def : Pat<(i32 (trunc i64:$a)), (EXTRACT_SUBREG DPR:$a, hi)>;
def : Pat<(i32 (trunc i64:$a)), (EXTRACT_SUBREG QPR:$a, hi)>;
def : Pat<(i32 (trunc i64:$a)), (EXTRACT_SUBREG DPR3:$a, hi)>;
def : Pat<(i32 (trunc i64:$a)), (EXTRACT_SUBREG DPR3:$a, lo)>;
def : Pat<(i32 (trunc i64:$a)), (EXTRACT_SUBREG APR:$a, hi)>;
def : Pat<(i32 (trunc i64:$a)), (NEG (EXTRACT_SUBREG (COPY_TO_REGCLASS $a, QPR), hi))>;
def : Pat<(i32 (trunc i64:$a)), (EXTRACT_SUBREG (REG_SEQUENCE QPR, (EV R0), lo, (OD R1), hi), hi)>;
def : Pat<(i64 (zext GPR:$a)), (REG_SEQUENCE QPR, $a, lo, $a, hi)>;
def : Pat<(i64 (zext GPR:$a)), (REG_SEQUENCE DPR, $a, lo, $a, hi)>;
def : Pat<(i64 (zext GPR:$a)), (REG_SEQUENCE APR, (i32 (COPY_TO_REGCLASS $a, GPRlow)), lo, (NEG $a), hi)>;
def : Pat<(i64 (zext GPR:$a)), (REG_SEQUENCE FPR, (i32 (COPY_TO_REGCLASS $a, GPRlow)), lo, (NEG $a), hi)>;
def : Pat<(i32 (trunc i64:$a)), (NEG (EXTRACT_SUBREG $a, GPR))>;
def : Pat<(i32 (trunc i64:$a)), (NEG (EXTRACT_SUBREG DPR:$a, (NEG R0)))>;
def : Pat<(i64 (zext GPR:$a)), (COPY_TO_REGCLASS GPR:$a, hi)>;
def : Pat<(i64 (zext GPR:$a)), (NEGD (SUBREG_TO_REG (i64 0), GPR:$a, GPR))>;
def : Pat<(i64 (zext GPR:$a)), (NEGD (INSERT_SUBREG (i64 (IMPLICIT_DEF)), GPR:$a, GPR))>;

// --- pointers_and_literals --gen-global-isel ; --gen-global-isel --optimize-match-table=false
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-3 in def R#i : R<"r"#i>;
foreach i = 0-3 in def F#i : R<"f"#i>;
foreach i = 0-3 in def D#i : R<"d"#i>;
def FLAGS : R<"flags">;
def ZERO : R<"zero">;
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3)>;
def FPR : RegisterClass<"Test", [f32], 32, (add F0, F1, F2, F3)>;
def DPR : RegisterClass<"Test", [i64, f64, v2i32], 64, (add D0, D1, D2, D3)>;
def CCR : RegisterClass<"Test", [i32], 32, (add FLAGS)>;
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
class G<dag o, dag i> : GenericInstruction { let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let hasSideEffects = 0; }
def G_P : G<(outs ptype0:$d), (ins ptype1:$a, type0:$b)>;
def G_Q : G<(outs type0:$d), (ins type0:$a, ptype1:$b, untyped_imm_0:$c)>;
def G_R : G<(outs type0:$d), (ins type0:$a, variable_ops)>;
def np : SDNode<"X::P", SDTIntBinOp>;
def nq : SDNode<"X::Q", SDTypeProfile<1, 3, [SDTCisInt<0>, SDTCisSameAs<0,1>, SDTCisInt<2>, SDTCisInt<3>]>>;
def nr : SDNode<"X::R", SDTypeProfile<1, 2, [SDTCisPtrTy<0>, SDTCisPtrTy<1>, SDTCisPtrTy<2>]>>;
def : GINodeEquiv<G_P, np>;
def : GINodeEquiv<G_Q, nq>;
def : GINodeEquiv<G_R, nr>;
def int_imm : Intrinsic<[llvm_i32_ty], [llvm_i32_ty, llvm_i32_ty], [IntrNoMem, ImmArg<ArgIndex<1>>]>;
def int_ap : Intrinsic<[llvm_ptr_ty], [llvm_anyptr_ty, llvm_i32_ty], [IntrNoMem]>;
def TWO : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)>;
def IM : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b)>;
def IMM : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b, i32imm:$c)>;
def LI : I<(outs GPR:$d), (ins i32imm:$b)>;
def simm : ImmLeaf<i32, [{ return 1; }]>;
def tsimm : TImmLeaf<i32, [{ return 1; }]>;
def psimm : TImmLeaf<i32, [{ return 1; }]> { let IsAPInt = 1; }
def addr : ComplexPattern<i32, 1, "s", []>;
def gi_addr : GIComplexOperandMatcher<s32, "giAddr">, GIComplexPatternEquiv<addr>;
def : Pat<(np GPR:$a, GPR:$b), (TWO GPR:$a, GPR:$b)>;
def : Pat<(np (np GPR:$a, GPR:$b), GPR:$c), (IMM GPR:$a, GPR:$b, GPR:$c)>;
def : Pat<(np GPR:$a, (np GPR:$c, GPR:$b)), (IMM GPR:$a, GPR:$b, GPR:$c)>;
def : Pat<(np GPR:$a, 5), (IM GPR:$a, 5)>;
def : Pat<(np 5, GPR:$a), (IM GPR:$a, 5)>;
def : Pat<(nq GPR:$a, (i32 GPR:$b), (i32 5)), (TWO GPR:$a, GPR:$b)>;
def : Pat<(nq GPR:$a, (i32 GPR:$b), (i32 imm:$c)), (IMM GPR:$a, GPR:$b, imm:$c)>;
def : Pat<(nq GPR:$a, (i32 GPR:$b), (i32 timm:$c)), (IMM GPR:$a, GPR:$b, timm:$c)>;
def : Pat<(nq GPR:$a, (i32 GPR:$b), (i32 simm:$c)), (IMM GPR:$a, GPR:$b, imm:$c)>;
def : Pat<(nq GPR:$a, (i32 GPR:$b), (i32 GPR:$c)), (IMM GPR:$a, GPR:$b, GPR:$c)>;
def : Pat<(nq 4, (i32 6), (i32 8)), (LI 5)>;
def : Pat<(nr i32:$a, i32:$b), (TWO GPR:$a, GPR:$b)>;
def : Pat<(i32 (nr GPR:$a, (i32 4))), (IM GPR:$a, 4)>;
def : Pat<(i32 (nr iPTR:$a, iPTR:$b)), (TWO GPR:$a, GPR:$b)>;
def : Pat<(int_imm GPR:$a, imm:$b), (IM GPR:$a, imm:$b)>;
def : Pat<(int_imm GPR:$a, simm:$b), (IM GPR:$a, imm:$b)>;
def : Pat<(int_imm GPR:$a, GPR:$b), (IM GPR:$a, GPR:$b)>;
def : Pat<(int_imm GPR:$a, 7), (IM GPR:$a, 4)>;
def : Pat<(int_imm 3, 7), (LI 4)>;
def : Pat<(i32 (int_ap GPR:$a, GPR:$b)), (TWO GPR:$a, GPR:$b)>;
def : Pat<(i32 (int_ap GPR:$a, 5)), (IM GPR:$a, 5)>;
def : Pat<(i32 (int_ap addr:$a, 6)), (IM addr:$a, 5)>;
def : Pat<(smulfix GPR:$a, GPR:$b, (i32 3)), (TWO GPR:$a, GPR:$b)>;
def : Pat<(smulfix GPR:$a, GPR:$b, (i32 timm:$c)), (IMM GPR:$a, GPR:$b, timm:$c)>;

// --- shared_checks --gen-global-isel
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-3 in def R#i : R<"r"#i>;
foreach i = 0-3 in def F#i : R<"f"#i>;
foreach i = 0-3 in def D#i : R<"d"#i>;
def FLAGS : R<"flags">;
def ZERO : R<"zero">;
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3)>;
def FPR : RegisterClass<"Test", [f32], 32, (add F0, F1, F2, F3)>;
def DPR : RegisterClass<"Test", [i64, f64, v2i32], 64, (add D0, D1, D2, D3)>;
def CCR : RegisterClass<"Test", [i32], 32, (add FLAGS)>;
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
def mul_gi : PatFrag<(ops node:$a, node:$b), (mul node:$a, node:$b), [{ return N->hasOneUse(); }]> { let GISelPredicateCode = [{ return MRI.hasOneUse(MI); }]; }
def three : PatFrag<(ops node:$x, node:$y, node:$z), (add (add node:$x, node:$y), node:$z), [{ return Operands[0]; }]> { let PredicateCodeUsesOperands = 1; let GISelPredicateCode = [{ return f(Operands); }]; }
def two : PatFrag<(ops node:$x, node:$y), (add node:$x, node:$y), [{ return Operands[0]; }]> { let PredicateCodeUsesOperands = 1; let GISelPredicateCode = [{ return f(Operands); }]; }
def A : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b)>;
def B : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)>;
def C : I<(outs GPR:$d), (ins GPR:$a, GPR:$b, GPR:$c)>;
def LD : I<(outs GPR:$d), (ins GPR:$a)>;
def LDD : I<(outs DPR:$d), (ins GPR:$a)>;
def simm8 : ImmLeaf<i32, [{ return isInt<8>(Imm); }]>;
def addr : ComplexPattern<i32, 1, "s", []>;
def gi_addr : GIComplexOperandMatcher<s32, "giAddr">, GIComplexPatternEquiv<addr>;
def : Pat<(mul_gi GPR:$a, 5), (B GPR:$a, R1)>;
def : Pat<(mul_gi GPR:$a, GPR:$b), (B GPR:$a, GPR:$b)>;
def : Pat<(mul_gi GPR:$a, (i32 imm:$b)), (A GPR:$a, imm:$b)>;
def : Pat<(sub (mul_gi GPR:$a, (i32 imm:$b)), 6), (A GPR:$a, imm:$b)>;
def : Pat<(sub (mul_gi GPR:$a, (i32 imm:$b)), 7), (A GPR:$a, imm:$b)>;
def : Pat<(mul_gi GPR:$a, (i32 simm8:$b)), (A GPR:$a, imm:$b)>;
def : Pat<(three GPR:$a, GPR:$b, GPR:$c), (C GPR:$a, GPR:$b, GPR:$c)>;
def : Pat<(two GPR:$a, GPR:$b), (B GPR:$a, GPR:$b)>;
def : Pat<(two GPR:$a, 5), (B GPR:$a, R1)>;
def : Pat<(two GPR:$a, 6), (B GPR:$a, R1)>;
def : Pat<(sub (two GPR:$a, GPR:$b), (two GPR:$c, 6)), (C GPR:$a, GPR:$b, GPR:$c)>;
def : Pat<(i32 (load GPR:$a)), (LD GPR:$a)>;
def : Pat<(i64 (load GPR:$a)), (LDD GPR:$a)>;
def : Pat<(v2i32 (load GPR:$a)), (LDD GPR:$a)>;
def : Pat<(f64 (load GPR:$a)), (LDD GPR:$a)>;
def : Pat<(i32 (load addr:$a)), (LD addr:$a)>;
def : Pat<(i64 (load addr:$a)), (LDD addr:$a)>;
def : Pat<(i32 (zextloadi8 addr:$a)), (LD addr:$a)>;
def : Pat<(i32 (zextloadi8 GPR:$a)), (LD GPR:$a)>;
def : Pat<(i32 (zextloadi16 GPR:$a)), (LD GPR:$a)>;
def : Pat<(i32 (zextloadi16 addr:$a)), (LD addr:$a)>;
def : Pat<(i32 (extloadi16 addr:$a)), (LD addr:$a)>;
def : Pat<(i32 (extloadi8 addr:$a)), (LD addr:$a)>;
def : Pat<(i32 (atomic_load_8 addr:$a)), (LD addr:$a)>;
def : Pat<(i32 (atomic_load_32 addr:$a)), (LD addr:$a)>;
def : Pat<(xor GPR:$a, (and GPR:$b, GPR:$c)), (C GPR:$a, GPR:$b, GPR:$c)>;
def : Pat<(xor GPR:$a, (or GPR:$b, GPR:$c)), (C GPR:$a, GPR:$b, GPR:$c)>;
def : Pat<(xor (and GPR:$b, 5), (or GPR:$a, GPR:$c)), (C GPR:$a, GPR:$b, GPR:$c)>;
def : Pat<(xor (and GPR:$b, 5), (shl GPR:$a, GPR:$c)), (C GPR:$a, GPR:$b, GPR:$c)>;
def : Pat<(xor GPR:$a, -1), (B GPR:$a, R1)>;
def : Pat<(xor GPR:$a, GPR:$b), (B GPR:$a, GPR:$b)>;
def : Pat<(i32 (select GPR:$a, GPR:$b, GPR:$b)), (B GPR:$a, GPR:$b)>;
def : Pat<(i32 (select GPR:$a, GPR:$b, 7)), (B GPR:$a, GPR:$b)>;
def : Pat<(i32 (select GPR:$a, 7, GPR:$b)), (B GPR:$a, GPR:$b)>;
def : Pat<(i32 (select CCR:$a, 7, GPR:$b)), (B CCR:$a, GPR:$b)>;

// --- hardware_modes --gen-global-isel ; --gen-global-isel --optimize-match-table=false
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
def P64 : Predicate<"Is64()">;
def PX : Predicate<"IsX()">;
def M64 : HwMode<[P64]>; def MX : HwMode<[PX]>;
def XVT : ValueTypeByHwMode<[M64, MX, DefaultMode], [i64, i16, i32]>;
def YVT : ValueTypeByHwMode<[M64, DefaultMode], [i64, i32]>;
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Test", [XVT], 32, (add R0, R1, R2, R3, R4, R5, R6, R7)> { let RegInfos = RegInfoByHwMode<[M64, MX, DefaultMode], [RegInfo<64,64,64>, RegInfo<16,16,16>, RegInfo<32,32,32>]>; }
def GPY : RegisterClass<"Test", [YVT], 32, (add R0, R1, R2, R3, R4, R5, R6, R7)> { let RegInfos = RegInfoByHwMode<[M64, DefaultMode], [RegInfo<64,64,64>, RegInfo<32,32,32>]>; }
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
def HasA : Predicate<"a()">; def HasB : Predicate<"b()">; def Aaa : Predicate<"aa()"> { let RecomputePerFunction = 1; }
let Predicates = [HasA] in 
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (add GPR:$a, GPR:$b))]>;
let Predicates = [HasB] in 
def MUL : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (mul GPR:$a, GPR:$b))]>;
let Predicates = [HasB, HasA] in 
def SUB : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (sub (mul GPR:$a, GPR:$b), GPR:$b))]>;
let Predicates = [Aaa, HasB] in 
def AND : I<(outs GPY:$d), (ins GPY:$a, GPY:$b), [(set GPY:$d, (and GPY:$a, GPY:$b))]>;
let Predicates = [Aaa, HasB, HasA] in 
def OR : I<(outs GPY:$d), (ins GPY:$a, GPY:$b), [(set GPY:$d, (or GPY:$a, GPY:$b))]>;
let Predicates = [P64] in 
def XOR : I<(outs GPY:$d), (ins GPY:$a, GPY:$b), [(set GPY:$d, (xor GPY:$a, GPY:$b))]>;
def LD : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (load GPR:$a))]>;

// --- copies_and_parts --gen-global-isel ; --gen-global-isel --optimize-match-table=false
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
let Namespace = "Test" in { def lo : SubRegIndex<32>; def hi : SubRegIndex<32, 32>; }
class RR<string n, list<Register> s> : RegisterWithSubRegs<n, s> { let Namespace = "Test"; let SubRegIndices = [lo, hi]; let CoveredBySubRegs = 1;}
foreach i = 0-7 in def R#i : R<"r"#i>;
foreach i = 0-3 in def D#i : RR<"d"#i, [!cast<Register>("R"#!mul(i,2)), !cast<Register>("R"#!add(!mul(i,2),1))]>;
def FLAGS : R<"flags">; def ZERO : R<"zero">; def ODD : R<"odd">;
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3, R4, R5, R6, R7)>;
def GPRlow : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3)>;
def DPR : RegisterClass<"Test", [i64, v2i32], 64, (add D0, D1, D2, D3)>;
def CCR : RegisterClass<"Test", [i32], 32, (add FLAGS)>;
def GPRop : RegisterOperand<GPR>;
def GPRz : RegisterOperand<GPR> { let GIZeroRegister = ZERO; }
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
def pred : PredicateOperand<OtherVT, (ops i32imm, i32imm), (ops (i32 14), (i32 zero_reg))>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def dflt : OperandWithDefaultOps<i32, (ops (i32 7))>;
def dfltr : OperandWithDefaultOps<i32, (ops (i32 R3))>;
def und : OperandWithDefaultOps<i32, (ops (i32 undef_tied_input))>;
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$base, i32imm:$off); }
def NEG : I<(outs GPR:$d), (ins GPR:$a)>;
def NEGlow : I<(outs GPRlow:$d), (ins GPRlow:$a)>;
def NEGD : I<(outs DPR:$d), (ins DPR:$a)>;
def P : I<(outs GPR:$d, ccout:$c), (ins GPR:$a, pred:$p)>;
def Q : I<(outs GPR:$d), (ins GPR:$a, dflt:$x, dfltr:$y)>;
def Q2 : I<(outs GPR:$d), (ins dflt:$x, GPR:$a, dfltr:$y)>;
def O : I<(outs GPRop:$d), (ins GPRop:$a)>;
def Z : I<(outs GPR:$d), (ins GPRz:$a)>;
def T : I<(outs GPR:$d), (ins und:$u, GPR:$a)> { let Constraints = "$d = $u"; }
def M : I<(outs GPR:$d), (ins mem:$a)>;
let Defs = [FLAGS, ODD], Uses = [ZERO, R1] in def X : I<(outs GPR:$d), (ins GPR:$a)>;
let Defs = [ODD] in def X2 : I<(outs GPR:$d), (ins GPR:$a)>;
def VAR : I<(outs GPR:$d), (ins GPR:$a, variable_ops)>;
def addr : ComplexPattern<i32, 2, "selAddr1", []>;
def gi_bb : GIComplexOperandMatcher<s32, "giBB">, GIComplexPatternEquiv<addr>;
def caddr : ComplexPattern<i64, 2, "selAddr1", []>;
def gi_bd : GIComplexOperandMatcher<s64, "giBD">, GIComplexPatternEquiv<caddr>;
def xf : SDNodeXForm<imm, [{ return x; }]>;
def gi_xf : GICustomOperandRenderer<"renderX">, GISDNodeXFormEquiv<xf>;
def fi : SDNodeXForm<frameindex, [{ return x; }]>;
def NEG2 : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)>;
def IM : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b)>;
def DE : I<(outs GPR:$d, GPR:$e), (ins GPR:$a)>;
let Defs = [FLAGS], mayLoad = 1, mayStore = 1 in def XL : I<(outs GPR:$d), (ins GPR:$a)>;
let Uses = [FLAGS] in def XU : I<(outs GPR:$d), (ins GPR:$a)>;
let mayLoad = 1 in def ML : I<(outs GPR:$d), (ins mem:$a)>;
def dd : ComplexPattern<i32, 1, "selA", []>;
def gi_dd : GIComplexOperandMatcher<s32, "giD">, GIComplexPatternEquiv<dd>;
def mem1 : Operand<i32> { let MIOperandInfo = (ops GPR:$base); }
def LA : I<(outs GPR:$d), (ins mem1:$a, GPR:$b)>;
def imm1 : Operand<i32>, ImmLeaf<i32, [{ foo }], xf>;
def imm2 : Operand<i32>, ImmLeaf<i32, [{ foo }]>;
def xt : SDNodeXForm<timm, [{ return x; }]>;
def gi_xt : GICustomOperandRenderer<"renderT">, GISDNodeXFormEquiv<xt>;
def bbo : Operand<OtherVT>;
def BRI : I<(outs), (ins GPR:$a, bbo:$b)>;
def THREE : I<(outs GPR:$d, GPR:$e, DPR:$f), (ins GPR:$a)>;
let Uses = [FLAGS] in def THREEU : I<(outs GPR:$d, GPR:$e, DPR:$f), (ins GPR:$a)>;
def QPR : RegisterClass<"Test", [i64], 64, (add D0, D1)>;
def GPReven : RegisterClass<"Test", [i32], 32, (add R0, R2, R4, R6)>;
def EV : I<(outs GPReven:$d), (ins GPReven:$a)>;
def QQ : RegisterClass<"Test", [i64], 64, (add D0, D1)>;
def APR : RegisterClass<"Test", [i64], 64, (add D0, D1, D2, D3)>;
def DPR3 : RegisterClass<"Test", [i64], 64, (add D1, D2, D3)>;
def FPR : RegisterClass<"Test", [f64], 64, (add D2, D3)>;
def GPRodd : RegisterClass<"Test", [i32], 32, (add R1, R3, R5, R7)>;
def GPRod2 : RegisterClass<"Test", [i32], 32, (add R1, R3, R5, R7)>;
def GPRno : RegisterClass<"Test", [i32], 32, (add R1, R3, R5, R7)> { let isAllocatable = 0; }
def OD : I<(outs GPRodd:$d), (ins GPRodd:$a)>;
def LOW : I<(outs GPRlow:$d), (ins GPRlow:$a)>;
def NEGF : I<(outs FPR:$d), (ins FPR:$a)>;
def igf : PatFrag<(ops node:$a, node:$b), (sub (mul node:$a, node:$b), node:$a)>, GISelFlags { let GIIgnoreCopies = 1; }
def igf0 : PatFrag<(ops node:$a, node:$b), (sub (mul node:$a, node:$b), node:$a)>, GISelFlags { let GIIgnoreCopies = 0; }
def caddr2 : ComplexPattern<i64, 2, "selectC", []>;
def gi_caddr2 : GIComplexOperandMatcher<s64, "giC">, GIComplexPatternEquiv<caddr2>;
def daddr2 : ComplexPattern<i32, 2, "selectC", []>;
def gi_daddr2 : GIComplexOperandMatcher<s32, "giD">, GIComplexPatternEquiv<daddr2>;
def PR : I<(outs GPR:$d), (ins ptr_rc:$a)>;
def PR2 : I<(outs GPR:$d), (ins GPR:$a, ptr_rc:$b)>;
def OUTP : I<(outs ptr_rc:$d), (ins GPR:$a)>;
def UNK : I<(outs unknown:$d), (ins GPR:$a)>;
def TWOR : I<(outs GPR:$d, GPR:$e), (ins GPR:$a)>;
def : Pat<(i32 (sub (mul GPR:$a, GPR:$b), GPR:$a)), (NEG2 GPR:$a, GPR:$b)>, GISelFlags { let GIIgnoreCopies = 1; }
def : Pat<(i32 (sub (mul GPR:$a, GPR:$b), GPR:$a)), (NEG2 GPR:$a, GPR:$b)>, GISelFlags { let GIIgnoreCopies = 0; }
def : Pat<(i32 (igf GPR:$a, GPR:$b)), (NEG2 GPR:$a, GPR:$b)>;
def : Pat<(i32 (xor (igf GPR:$a, GPR:$b), (mul GPR:$a, GPR:$b))), (NEG2 GPR:$a, GPR:$b)>;
def : Pat<(i32 (xor (igf GPR:$a, GPR:$b), (mul GPR:$a, GPR:$b))), (NEG2 GPR:$a, GPR:$b)>, GISelFlags { let GIIgnoreCopies = 1; }
def : Pat<(i32 (xor (igf0 GPR:$a, GPR:$b), (mul GPR:$a, GPR:$b))), (NEG2 GPR:$a, GPR:$b)>, GISelFlags { let GIIgnoreCopies = 1; }
def : Pat<(i32 (sub (i32 (daddr2 i32:$a, (i32 imm:$b))), (i32 (daddr2 i32:$a, (i32 imm:$b))))), (IM i32:$a, imm:$b)>;
def : Pat<(i32 (sub (abs (i32 (daddr2 i32:$a, (i32 imm:$b)))), (i32 (daddr2 i32:$a, (i32 imm:$b))))), (IM i32:$a, imm:$b)>;
def : Pat<(i32 (sub (i32 daddr2:$a), (i32 daddr2:$a))), (ML daddr2:$a)>;
def : Pat<(i32 (abs GPR:$a)), (UNK GPR:$a)>;
def : Pat<(i32 (abs GPR:$a)), (NEG (TWOR GPR:$a))>;
def : Pat<(sdivrem GPR:$a, GPR:$b), (TWOR (NEG2 GPR:$a, GPR:$b))>;
def : Pat<(i32 (abs (mul GPR:$a, GPR:$a):$c)), (NEG $c)>;
def : Pat<(i32 (add (i32 imm:$a), (i32 imm:$a))), (IM (NEG R0), imm:$a)>;
def : Pat<(i32 (ctpop GPR:$a)), (NEG (EXTRACT_SUBREG (REG_SEQUENCE DPR, GPR:$a, lo, GPR:$a, hi), hi))>;
def : Pat<(v2i32 (bswap DPR:$a)), (REG_SEQUENCE DPR, (i32 (EXTRACT_SUBREG $a, hi)), lo, (i32 (EXTRACT_SUBREG DPR:$a, lo)), hi)>;
def : Pat<(v2i32 (bswap DPR:$a)), (REG_SEQUENCE DPR, (i32 (EXTRACT_SUBREG DPR:$a, hi)), lo, (i32 (EXTRACT_SUBREG DPR:$a, lo)), hi)>;

// --- code_that_returns_late --gen-global-isel
include "llvm/Target/Target.td"
def Info : InstrInfo { let guessInstructionProperties = 0; }
def Zoo : Target { let InstructionSet = Info; }
def R0 : Register<"r0"> { let Namespace = "Zoo"; }
def GPR : RegisterClass<"Zoo", [i32], 32, (add R0)>;
class Pure<dag outs, dag ins, list<dag> pattern> : Instruction {
  let Namespace = "Zoo"; let OutOperandList = outs; let InOperandList = ins; let Pattern = pattern;
  let hasSideEffects = 0; let mayLoad = 0; let mayStore = 0;
}
class Sum<string text> : PatFrag<(ops node:$a, node:$b), (add node:$a, node:$b)> { let GISelPredicateCode = text; }
def late : Sum<[{ const auto &MRI = *MI.getMF(); return isGood(MRI); }]>;
def later : Sum<[{
    if (isBad())
      return false;
    return true;
  }]>;
def at_once : Sum<[{
    return isGood();
  }]>;
def fits : ImmLeaf<i32, [{ int64_t Half = Imm / 2; return Half < 8; }]>;
def Late : Pure<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (late GPR:$a, GPR:$b))]>;
def Later : Pure<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (later (mul GPR:$a, GPR:$b), GPR:$b))]>;
def AtOnce : Pure<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (at_once (sub GPR:$a, GPR:$b), GPR:$b))]>;
def Fits : Pure<(outs GPR:$d), (ins GPR:$a, i32imm:$n), [(set GPR:$d, (shl GPR:$a, fits:$n))]>;

// --- classes_by_mode --gen-global-isel ; --gen-dag-isel
// A class for each hardware mode is checked and inferred as the first one written, whatever its mode.
include "llvm/Target/Target.td"
def WideII : InstrInfo;
def WideT : Target { let InstructionSet = WideII; }
let Namespace = "Wide" in foreach n = 0...3 in def G#n : Register<"g"#n>;
def Gs : RegisterClass<"Wide", [i64], 64, (sequence "G%u", 0, 3)>;
def LowGs : RegisterClass<"Wide", [i64], 64, (add G0, G1)>;
def HighGs : RegisterClass<"Wide", [i64], 64, (add G2, G3)>;
def InLow : HwMode<[Predicate<"Subtarget->inLow()">]>;
def InHigh : HwMode<[Predicate<"Subtarget->inHigh()">]>;
def Usual : RegClassByHwMode<[DefaultMode, InLow], [Gs, LowGs]>;
def UsualLast : RegClassByHwMode<[InHigh, DefaultMode], [HighGs, Gs]>;
def NeverUsual : RegClassByHwMode<[InHigh, InLow], [HighGs, LowGs]>;
def UsualOp : RegisterOperand<Usual>;
class Two<dag outs, dag ins> : Instruction { let Namespace = "Wide"; let OutOperandList = outs; let InOperandList = ins; }
def PLUS : Two<(outs Usual:$d), (ins UsualLast:$a, Gs:$b)>;
def MINUS : Two<(outs NeverUsual:$d), (ins UsualOp:$a, Gs:$b)>;
def : Pat<(i64 (add Usual:$a, i64:$b)), (PLUS $a, $b)>;
def : Pat<(i64 (sub UsualLast:$a, UsualOp:$b)), (MINUS $a, $b)>;
def : Pat<(i64 (mul NeverUsual:$a, i64:$b)), (PLUS $a, (MINUS $b, $a))>;

// --- operands_for_no_code --gen-global-isel ; --gen-dag-isel
// A fragment says that its code uses operands, and has no code, or code for one selector only; one
// with code is an argument of another.
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach n = 0...3 in def R#n : R<"r"#n>;
def GPR : RegisterClass<"Test", [i32], 32, (sequence "R%u", 0, 3)>;
class I<dag o, dag i> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i;
}
class MulAdd<code c, code gi = ""> : PatFrag<(ops node:$x, node:$y, node:$z),
    (add (mul node:$x, node:$y), node:$z), c> {
  let PredicateCodeUsesOperands = 1;
  let GISelPredicateCode = gi;
}
def no_code : MulAdd<"">;
def global_code : MulAdd<"", [{ return near(Operands); }]>;
def both_codes : MulAdd<[{ return near(Operands); }], [{ return near(Operands); }]>;
def M0 : I<(outs GPR:$d), (ins GPR:$a, GPR:$b, GPR:$c)>;
def M1 : I<(outs GPR:$d), (ins GPR:$a, GPR:$b, GPR:$c)>;
def M2 : I<(outs GPR:$d), (ins GPR:$a, GPR:$b, GPR:$c)>;
def M3 : I<(outs GPR:$d), (ins GPR:$a, GPR:$b, GPR:$c, GPR:$e, GPR:$f)>;
def : Pat<(i32 (no_code GPR:$a, GPR:$b, GPR:$c)), (M0 $a, $b, $c)>;
def : Pat<(i32 (both_codes (both_codes GPR:$a, GPR:$b, GPR:$c), GPR:$e, GPR:$f)),
          (M3 $a, $b, $c, $e, $f)>;
def : Pat<(i32 (global_code (xor GPR:$a, 7), GPR:$b, GPR:$c)), (M1 $a, $b, $c)>;
def : Pat<(i32 (both_codes (or GPR:$a, 7), (no_code GPR:$b, GPR:$a, GPR:$c), GPR:$c)), (M2 $a, $b, $c)>;

// --- optional_results --gen-global-isel
// A register that may be set besides is the operand's default, and dead.
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-3 in def R#i : R<"r"#i>;
def FLAGS : R<"flags">; def MORE : R<"more">;
def GPR : RegisterClass<"Test", [i32], 32, (sequence "R%u", 0, 3)>;
def CCR : RegisterClass<"Test", [i32], 32, (add FLAGS, MORE)>;
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
class Optional<dag parts, dag defaults> : OptionalDefOperand<OtherVT, parts, defaults>;
def set_flags : Optional<(ops CCR), (ops (i32 FLAGS))>;
def set_none : Optional<(ops CCR), (ops (i32 zero_reg))>;
def set_both : Optional<(ops CCR, CCR), (ops (i32 FLAGS), (i32 MORE))>;
def set_number : Optional<(ops i32imm), (ops (i32 7))>;
def set_undefined : Optional<(ops CCR), (ops (i32 undef_tied_input))>;
multiclass Ops<Optional flags, SDNode one, SDNode other> {
  def A : I<(outs GPR:$d, flags:$s), (ins GPR:$a, GPR:$b), [(set GPR:$d, (one GPR:$a, GPR:$b))]>;
  def : Pat<(i32 (other GPR:$a, GPR:$b)), (!cast<I>(NAME#"A") (!cast<I>(NAME#"A") GPR:$b, GPR:$a), GPR:$a)>;
}
defm FLAG : Ops<set_flags, add, sub>;
defm NONE : Ops<set_none, and, or>;
defm BOTH : Ops<set_both, xor, mul>;
defm NUMBER : Ops<set_number, shl, sra>;
defm UNDEFINED : Ops<set_undefined, sdiv, udiv>;

// --- nothing_to_select --gen-global-isel ; --gen-global-isel --optimize-match-table=false
// No pattern has a type. Of a fragment that nothing uses, both pieces of code may be there.
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
def R0 : Register<"r0"> { let Namespace = "Test"; }
def GPR : RegisterClass<"Test", [i32], 32, (add R0)>;
def both : PatLeaf<(i32 GPR:$x), [{ return dag(N); }]> {
  let GISelPredicateCode = [{ return instruction(MI); }];
  let GISelLeafPredicateCode = [{ return operand(MO); }];
}

// --- bfloats --gen-global-isel --warn-on-skipped-patterns
// bf16 would be taken for f16: what has one on its left is passed over without a word or a number.
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-3 in { def H#i : R<"h"#i>; def W#i : R<"w"#i>; }
def Half : RegisterClass<"Test", [f16, bf16], 16, (sequence "H%u", 0, 3)>;
def Word : RegisterClass<"Test", [i32, f32, v2f16, v2bf16], 32, (sequence "W%u", 0, 3)>;
defm : RemapAllTargetPseudoPointerOperands<Word>;
class I<dag o, dag i> : Instruction { let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; }
def ADDH : I<(outs Half:$d), (ins Half:$a, Half:$b)>;
def PACK : I<(outs Word:$d), (ins Half:$a, Half:$b)>;
def WIDE : I<(outs Word:$d), (ins Half:$a)>;
def NARROW : I<(outs Half:$d), (ins Word:$a)>;
def : Pat<(bf16 (fadd bf16:$a, bf16:$b)), (ADDH $a, $b)>;
def : Pat<(f16 (fadd f16:$a, f16:$b)), (ADDH $a, $b)>;
def : Pat<(v2bf16 (build_vector bf16:$a, bf16:$b)), (PACK $a, $b)>;
def : Pat<(v2f16 (build_vector f16:$a, f16:$b)), (PACK $a, $b)>;
def : Pat<(f32 (fpextend bf16:$a)), (WIDE $a)>;
def : Pat<(f32 (fpextend f16:$a)), (WIDE $a)>;
def : Pat<(bf16 (fpround f32:$a)), (NARROW $a)>;
def : Pat<(f16 (fpround (f32 (fneg f32:$a)))), (NARROW $a)>;
def : Pat<(v2bf16 (bitconvert v2f16:$a)), (COPY_TO_REGCLASS $a, Word)>;

// --- pointer_types --gen-global-isel ; --gen-global-isel --optimize-match-table=false ; --gen-dag-isel ; --gen-fast-isel
// The first type of a class, or a cast, may be a pointer's: what it is merged with does not change that.
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
def IsFar : Predicate<"isFar()">;
def Far : HwMode<[IsFar]>;
def Word : ValueTypeByHwMode<[DefaultMode, Far], [i32, i64]>;
def WordSize : RegInfoByHwMode<[DefaultMode, Far], [RegInfo<32, 32, 32>, RegInfo<64, 64, 64>]>;
def near : PtrValueType<i32, 0>;
def io : PtrValueType<i32, 7>;
def pointer : PtrValueTypeByHwMode<Word, 0>;
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-3 in { def R#i : R<"r"#i>; def P#i : R<"p"#i>; def W#i : R<"w"#i>; def M#i : R<"m"#i>; }
def GPR : RegisterClass<"Test", [i32], 32, (sequence "R%u", 0, 3)>;
def PTR : RegisterClass<"Test", [near], 32, (sequence "P%u", 0, 3)>;
def MIX : RegisterClass<"Test", [i32, near], 32, (sequence "M%u", 0, 3)>;
def WRD : RegisterClass<"Test", [Word], 32, (sequence "W%u", 0, 3)> { let RegInfos = WordSize; }
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
def SELP : I<(outs PTR:$d), (ins GPR:$c, PTR:$a, PTR:$b),
             [(set PTR:$d, (select GPR:$c, PTR:$a, PTR:$b))]>;
def SELI : I<(outs GPR:$d), (ins GPR:$c, GPR:$a, GPR:$b),
             [(set GPR:$d, (select GPR:$c, GPR:$a, GPR:$b))]>;
def MIXED : I<(outs MIX:$d), (ins MIX:$a, MIX:$b), [(set MIX:$d, (smax MIX:$a, MIX:$b))]>;
def LDP : I<(outs GPR:$d), (ins GPR:$a)>;
def LDIO : I<(outs GPR:$d), (ins GPR:$a)>;
def LDI : I<(outs GPR:$d), (ins GPR:$a)>;
def ADDP : I<(outs PTR:$d), (ins PTR:$a, GPR:$b)>;
def LESS : I<(outs WRD:$d), (ins WRD:$a, WRD:$b)>;
def IS_NULL : I<(outs WRD:$d), (ins WRD:$a)>;
def LDW : I<(outs WRD:$d), (ins WRD:$a)>;
def LDX : I<(outs WRD:$d), (ins WRD:$a)>;
def : Pat<(near (load GPR:$a)), (LDP $a)>;
def : Pat<(io (load GPR:$a)), (LDIO $a)>;
def : Pat<(i32 (load GPR:$a)), (LDI $a)>;
def : Pat<(near (add PTR:$a, (i32 GPR:$b))), (ADDP $a, $b)>;
def : Pat<(i32 (sub (near GPR:$a), GPR:$b)), (SELI $a, (SELI $a, $b, $b), $b)>;
def : Pat<(Word (setult (pointer WRD:$a), (pointer WRD:$b))), (LESS $a, $b)>;
def : Pat<(Word (setult (Word WRD:$a), WRD:$b)), (LESS $b, $a)>;
foreach type = [pointer, Word] in
  def : Pat<(Word (seteq (type WRD:$a), (type 0))), (IS_NULL $a)>;
def : Pat<(pointer (load (Word WRD:$a))), (LDW $a)>;
def : Pat<(Word (load (Word WRD:$a))), (LDX $a)>;

// --- operands_of_leaves --gen-global-isel ; --gen-global-isel --optimize-match-table=false
// Constants and frame indices have an operand that no node has, by what a node's instruction is.
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
def R0 : Register<"r0"> { let Namespace = "Test"; }
def GPR : RegisterClass<"Test", [i32, f32], 32, (add R0)>;
class I<dag i, list<dag> p = []> : Instruction {
  let Namespace = "Test"; let OutOperandList = (outs GPR:$d); let InOperandList = i; let Pattern = p;
}
def LOAD : I<(ins i32imm:$m)>;
def COPYING : I<(ins GPR:$a)>;
def NOT : I<(ins GPR:$a), [(set GPR:$d, (i32 (xor (i32 GPR:$a), -1)))]>;
def number : SDNode<"ISD::Constant", SDTIntLeaf, [], "ConstantSDNode">;
def slot : SDNode<"ISD::FrameIndex", SDTPtrLeaf, [], "FrameIndexSDNode">;
def : GINodeEquiv<G_CONSTANT, number>;
def : GINodeEquiv<G_FRAME_INDEX, slot>;
def : GINodeEquiv<G_FCONSTANT, vscale>;
def : GINodeEquiv<G_GLOBAL_VALUE, globaladdr>;
def : Pat<(i32 frameindex), (LOAD 1)>;
def : Pat<(i32 slot), (LOAD 2)>;
def : Pat<(i32 number), (LOAD 3)>;
def : Pat<(i32 globaladdr), (LOAD 4)>;
def : Pat<(i32 blockaddress), (LOAD 5)>;
def : Pat<(i32 (vscale (i32 imm))), (LOAD 6)>;
def : Pat<(i32 (add GPR:$a, (i32 frameindex))), (COPYING $a)>;
def : Pat<(i32 (mul GPR:$a, (i32 number))), (COPYING $a)>;
def : Pat<(i32 (sub GPR:$a, (i32 globaladdr))), (COPYING $a)>;

// --- types_of_elements --gen-global-isel
// Where an operand is a vector's type, the immediate in its place has an element's size.
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-3 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Test", [i32, v2i16, nxv1i32], 32, (sequence "R%u", 0, 3)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I : Instruction { let Namespace = "Test"; let OutOperandList = (outs GPR:$d); let InOperandList = (ins GPR:$a); }
def ONE : I; def HALVES : I; def SCALED : I;
def : Pat<(i32 (sext_inreg i32:$a, i8)), (ONE $a)>;
def : Pat<(v2i16 (sext_inreg v2i16:$a, v2i8)), (HALVES $a)>;
def : Pat<(nxv1i32 (sext_inreg nxv1i32:$a, nxv1i16)), (SCALED $a)>;

// --- results_with_defaults --gen-global-isel ; --gen-global-isel --warn-on-skipped-patterns
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">; def flags : R<"flags">;
def RC : RegisterClass<"Zoo", [i32], 32, (add r0)>; def FC : RegisterClass<"Zoo", [i32], 32, (add flags)>;
class I<dag o, dag i, list<dag> p> : Instruction {
  let Namespace = "Zoo"; let OutOperandList = o; let InOperandList = i; let Pattern = p;
}
def quiet : OptionalDefOperand<OtherVT, (ops FC), (ops (i32 zero_reg))>;
def loud : OptionalDefOperand<OtherVT, (ops FC, RC), (ops (i32 flags), (i32 zero_reg))>;
def odd : OptionalDefOperand<OtherVT, (ops FC), (ops (i32 5))>;
def Sub : I<(outs RC:$d, quiet:$s), (ins RC:$a, RC:$b), [(set i32:$d, (sub i32:$a, i32:$b))]>;
def Add : I<(outs RC:$d, loud:$s), (ins RC:$a, RC:$b), [(set i32:$d, (add i32:$a, i32:$b))]>;
def Xor : I<(outs RC:$d, odd:$s), (ins RC:$a, RC:$b), [(set i32:$d, (xor i32:$a, i32:$b))]>;
def : Pat<(i32 (mul i32:$a, i32:$b)), (Sub (Add $a, $b), $b)>;

// --- addresses_in_the_frame --gen-global-isel --warn-on-skipped-patterns ; --gen-dag-isel
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def r0 : Register<"r0"> { let Namespace = "Zoo"; } def RC : RegisterClass<"Zoo", [i32], 32, (add r0)>;
class I<dag o, dag i> : Instruction { let Namespace = "Zoo"; let OutOperandList = o; let InOperandList = i; }
def AddI : I<(outs RC:$d), (ins RC:$a, i32imm:$b)>;
def Fetch : I<(outs RC:$d), (ins RC:$a, i32imm:$b)> { let mayLoad = 1; }
def ptr0 : PtrValueType<i32, 0>;
def : Pat<(i32 (load (ptr0 frameindex:$at))), (Fetch tframeindex:$at, 0)> { let AddedComplexity = 5; }
def : Pat<(i32 (sub frameindex:$at, i32:$b)), (AddI tframeindex:$at, $b)>;
def : Pat<(i32 (mul i32:$a, (i32 imm:$i))), (AddI $a, tframeindex:$i)>;
def : Pat<(i32 frameindex:$at), (AddI $at, 0)>;

// --- results_in_registers_of_an_instruction --gen-global-isel ; --gen-global-isel --optimize-match-table=false
// What an instruction defines by itself counts as results, whatever is in them.
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-3 in def R#i : R<"r"#i>;
def FLAGS : R<"flags">;
def CARRY : R<"carry">;
def GPR : RegisterClass<"Test", [i32], 32, (sequence "R%u", 0, 3)>;
class I<dag o> : Instruction {
  let Namespace = "Test"; let OutOperandList = o; let InOperandList = (ins GPR:$a, GPR:$b);
}
let Defs = [FLAGS] in {
  def COMPARE : I<(outs)>;
  def DIVIDE : I<(outs GPR:$d)>;
}
let Defs = [FLAGS, CARRY] in
def COMPARE_BOTH : I<(outs)>;
def : Pat<(i32 (sub GPR:$a, (i32 0))), (COMPARE GPR:$a, GPR:$a)>;
def : Pat<(i32 (add GPR:$a, GPR:$b)), (COMPARE GPR:$a, GPR:$b)>;
def : Pat<(sdivrem GPR:$a, GPR:$b), (DIVIDE GPR:$a, GPR:$b)>;
def : Pat<(udivrem GPR:$a, GPR:$b), (COMPARE_BOTH GPR:$a, GPR:$b)>;
def : Pat<(sdivrem GPR:$a, R0), (COMPARE GPR:$a, GPR:$a)>;

// --- parts-of-built --gen-global-isel ; --gen-global-isel --optimize-match-table=false
// Parts of what is built: what the next operand needs is built behind it, not in front.
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
let Namespace = "Test" in { def lo : SubRegIndex<32>; def hi : SubRegIndex<32, 32>; }
class R<string n, list<Register> parts = []> : Register<n> { let Namespace = "Test"; let SubRegs = parts; }
foreach i = 0-3 in def R#i : R<"r"#i>;
let SubRegIndices = [lo, hi], CoveredBySubRegs = 1 in {
  def D0 : R<"d0", [R0, R1]>; def D1 : R<"d1", [R2, R3]>;
}
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3)>;
def DPR : RegisterClass<"Test", [i64], 64, (add D0, D1)>;
class I<dag outs, dag ins> : Instruction { let Namespace = "Test"; let OutOperandList = outs; let InOperandList = ins; }
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)>;
def NEG : I<(outs GPR:$d), (ins GPR:$a)>;
def MULL : I<(outs DPR:$d), (ins GPR:$a, GPR:$b)>;
def : Pat<(i32 (add GPR:$a, GPR:$b)), (ADD (EXTRACT_SUBREG (MULL $a, $b), lo), (EXTRACT_SUBREG (MULL $b, $a), hi))>;
def : Pat<(i32 (sub GPR:$a, GPR:$b)), (ADD (EXTRACT_SUBREG (MULL $a, (NEG $b)), lo), (NEG $b))>;
def : Pat<(i32 (or GPR:$a, GPR:$b)), (ADD (NEG $b), (EXTRACT_SUBREG (MULL (NEG $a), $b), lo))>;
def : Pat<(i32 (mul GPR:$a, GPR:$b)), (ADD (EXTRACT_SUBREG (MULL (EXTRACT_SUBREG (MULL $a, $b), hi), $b), lo),
                                           (EXTRACT_SUBREG (MULL (EXTRACT_SUBREG (MULL $b, $a), hi), $a), lo))>;
def : Pat<(i64 (zext (i32 (or GPR:$a, GPR:$b)))),
          (REG_SEQUENCE DPR, (EXTRACT_SUBREG (MULL (NEG $a), $b), lo), lo, (EXTRACT_SUBREG (MULL $b, $a), hi), hi)>;
def : Pat<(i64 (sext (i32 (or GPR:$a, GPR:$b)))), (INSERT_SUBREG (MULL $a, $b), (EXTRACT_SUBREG (MULL $b, $a), lo), hi)>;

// --- undefined-inputs-of-built --gen-global-isel ; --gen-global-isel --optimize-match-table=false
// Undefined values of tied operands, in instructions that others need.
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
foreach i = 0-3 in def R#i : Register<"r"#i> { let Namespace = "Test"; }
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1, R2, R3)>;
def mask : OperandWithDefaultOps<OtherVT, (ops (i32 0), (i32 undef_tied_input))> {
  let MIOperandInfo = (ops i32imm:$on, GPR:$rest);
}
class I<dag uses> : Instruction {
  let Namespace = "Test"; let OutOperandList = (outs GPR:$d); let InOperandList = !con(uses, (ins mask:$m));
  let Constraints = "$d = $m.rest";
}
def ADD : I<(ins GPR:$a, GPR:$b)>;
def NEG : I<(ins GPR:$a)>;
def : Pat<(i32 (add GPR:$a, GPR:$b)), (ADD (NEG $a), (NEG $b))>;
def : Pat<(i32 (sub GPR:$a, GPR:$b)), (ADD (NEG (NEG $a)), (ADD (NEG $b), (NEG $a)))>;
def : Pat<(i32 (ctpop GPR:$a)), (NEG (NEG $a))>;

// --- comparisons-of-any-node --gen-global-isel --warn-on-skipped-patterns ; --gen-global-isel --optimize-match-table=false
// Comparisons are told by their generic instruction, whatever node has it; so are nodes that have another for floats.
// A condition that is a node is matched as any operand.
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
def R0 : R<"r0">;
def F0 : R<"f0">;
def GPR : RegisterClass<"Test", [i32], 32, (add R0)>;
def FPR : RegisterClass<"Test", [f32, v2f16], 32, (add F0)>;
class I<dag outs, RegisterClass c> : Instruction {
  let Namespace = "Test"; let OutOperandList = outs; let InOperandList = (ins c:$a, c:$b);
}
def LESS : I<(outs GPR:$d), GPR>; def BRANCH : I<(outs GPR:$d), GPR> {
  let InOperandList = (ins GPR:$a, GPR:$b, Operand<OtherVT>:$to);
}
def FLESS : I<(outs GPR:$d), FPR>;
def MIX : I<(outs GPR:$d), GPR>; def FMIX : I<(outs FPR:$d), FPR>;
class G : GenericInstruction {
  let Namespace = "Test"; let OutOperandList = (outs type0:$d); let InOperandList = (ins type0:$a, type0:$b);
}
def G_MIX : G; def G_FMIX : G;
def compare : SDNode<"T::COMPARE", SDTSetCC>;
def order : SDNode<"T::ORDER", SDTSetCC>;
def relate : SDNode<"T::RELATE", SDTypeProfile<1, 2, [SDTCisInt<0>, SDTCisSameAs<1, 2>]>>;
def mix : SDNode<"T::MIX", SDTypeProfile<1, 2, [SDTCisSameAs<0, 1>, SDTCisSameAs<1, 2>]>>;
def : GINodeEquiv<G_ICMP, compare> { let IfFloatingPoint = G_FCMP; }
def : GINodeEquiv<G_ICMP, order>;
def : GINodeEquiv<G_ICMP, relate>;
def : GINodeEquiv<G_MIX, mix> { let IfFloatingPoint = G_FMIX; }
def : Pat<(i32 (compare i32:$a, i32:$b, SETLT)), (LESS $a, $b)>;
def : Pat<(i32 (compare f32:$a, f32:$b, SETOLT)), (FLESS $a, $b)>;
def : Pat<(i32 (order i32:$a, i32:$b, SETUGT)), (LESS $b, $a)>;
def : Pat<(i32 (order f32:$a, f32:$b, SETUGT)), (FLESS $b, $a)>;
def : Pat<(i32 (setcc i32:$a, i32:$b, SETOLT)), (LESS $a, $b)>;
def : Pat<(i32 (setcc i32:$a, i32:$b, i32)), (LESS $a, $b)>;
def : Pat<(i32 (setcc i32:$a, i32:$b, (OtherVT (cond)))), (LESS $a, $b)>;
def : Pat<(i32 (setcc i32:$a, i32:$b, bb:$to)), (BRANCH $a, $b, bb:$to)>;
def : Pat<(i32 (order i32:$a, i32:$b, i16)), (LESS $a, $b)>;
def : Pat<(i32 (relate i32:$a, i32:$b)), (LESS $a, $b)>;
def : Pat<(i32 (mix i32:$a, i32:$b)), (MIX $a, $b)>;
def : Pat<(v2f16 (mix v2f16:$a, v2f16:$b)), (FMIX $a, $b)>;

// --- classes-that-are-not-allocatable --gen-global-isel --warn-on-skipped-patterns
// What others are put into is in no class that cannot be allocated; where that is all there are, the pattern is skipped.
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
let Namespace = "Test" in { def lo : SubRegIndex<16>; def hi : SubRegIndex<16, 16>; }
class R<string n, list<Register> parts = []> : Register<n> { let Namespace = "Test"; let SubRegs = parts; }
foreach i = 0-5 in def H#i : R<"h"#i>;
let SubRegIndices = [lo, hi] in {
  def W0 : R<"w0", [H0, H1]>; def W1 : R<"w1", [H2, H3]>; def W2 : R<"w2", [H4, H5]>;
}
class C<list<ValueType> types, int size, dag members> : RegisterClass<"Test", types, size, members> {
  let Size = size;
}
def HALF : C<[i16], 16, (sequence "H%u", 0, 3)>;
def WORD : C<[i32], 32, (add W0, W1)>;
let isAllocatable = 0 in {
  def ANY_WORD : C<[i32], 32, (add W0, W1, W2)>;
  def FLOAT : C<[f32], 32, (add W2)>;
}
class I<RegisterClass c> : Instruction {
  let Namespace = "Test"; let OutOperandList = (outs c:$d); let InOperandList = (ins c:$a);
}
def MOVE : I<WORD>; def MOVE_ANY : I<ANY_WORD>; def MOVE_FLOAT : I<FLOAT>;
def : Pat<(i32 (anyext i16:$a)), (INSERT_SUBREG (i32 (IMPLICIT_DEF)), HALF:$a, hi)>;
def : Pat<(i32 (zext i16:$a)), (MOVE_ANY (SUBREG_TO_REG (i32 0), HALF:$a, lo))>;
def : Pat<(f32 (sint_to_fp i16:$a)), (MOVE_FLOAT (INSERT_SUBREG (f32 (IMPLICIT_DEF)), HALF:$a, lo))>;
def : Pat<(i16 (trunc (not i32:$a))), (EXTRACT_SUBREG (MOVE_ANY $a), lo)>;

// --- pointers-that-commute --gen-global-isel ; --gen-dag-isel
// A variant that parts from a pattern only in what is a pointer is no other.
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
def R0 : Register<"r0"> { let Namespace = "Test"; }
def near : PtrValueType<i32, 0>;
def INT : RegisterClass<"Test", [i32], 32, (add R0)>;
def POINTER : RegisterClass<"Test", [near], 32, (add R0)>;
class I<dag ins> : Instruction { let Namespace = "Test"; let OutOperandList = (outs POINTER:$d); let InOperandList = ins; }
def ADD3 : I<(ins POINTER:$a, INT:$b, INT:$c)>;
def : Pat<(near (add (near POINTER:$a), (i32 (add INT:$b, INT:$c)))), (ADD3 $a, $b, $c)>;
def : Pat<(near (or (near (or POINTER:$a, INT:$b)), INT:$c)), (ADD3 $a, $b, $c)>;
def : Pat<(near (xor (near (sub POINTER:$a, INT:$b)), (i32 (xor INT:$c, 7)))), (ADD3 $a, $b, $c)>;

// --- operands-without-a-definition --gen-global-isel --warn-on-skipped-patterns
// What an instruction has in registers of its own is no operand of another one.
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-3 in def R#i : R<"r"#i>;
def LO : R<"lo">; def HI : R<"hi">;
let Namespace = "Test" in { def sub0 : SubRegIndex<32>; def sub1 : SubRegIndex<32, 32>; }
let SubRegIndices = [sub0, sub1], Namespace = "Test" in def D0 : RegisterWithSubRegs<"d0", [R0, R1]>;
def GPR : RegisterClass<"Test", [i32], 32, (sequence "R%u", 0, 3)>;
def DPR : RegisterClass<"Test", [i64], 64, (add D0)>;
def ACC : RegisterClass<"Test", [i32], 32, (add LO, HI)>;
class I<dag o> : Instruction { let Namespace = "Test"; let OutOperandList = o; let InOperandList = (ins GPR:$a, GPR:$b); }
let Defs = [LO, HI] in def MULT : I<(outs)>;
let Defs = [D0] in def MULL : I<(outs)>;
def ADD : I<(outs GPR:$d)>;
def NEG : Instruction { let Namespace = "Test"; let OutOperandList = (outs GPR:$d); let InOperandList = (ins GPR:$a); }
def : Pat<(i32 (mul GPR:$a, GPR:$b)), (COPY_TO_REGCLASS (MULT $a, $b), GPR)>;
def : Pat<(i32 (sdiv GPR:$a, GPR:$b)), (NEG (MULT $a, $b))>;
def : Pat<(i32 (udiv GPR:$a, GPR:$b)), (ADD (NEG $a), (MULT $a, $b))>;
def : Pat<(i32 (srem GPR:$a, GPR:$b)), (EXTRACT_SUBREG (MULL $a, $b), sub0)>;
def : Pat<(i32 (urem GPR:$a, GPR:$b)), (NEG (EXTRACT_SUBREG (MULL $a, $b), sub1))>;
def : Pat<(i64 (zext (i32 (mul GPR:$a, GPR:$b)))), (REG_SEQUENCE DPR, (MULT $a, $b), sub0, (NEG $b), sub1)>;
def : Pat<(i64 (sext (i32 (mul GPR:$a, GPR:$b)))), (INSERT_SUBREG (i64 (IMPLICIT_DEF)), (MULT $a, $b), sub0)>;
def : Pat<(i64 (anyext (i32 (mul GPR:$a, GPR:$b)))), (SUBREG_TO_REG (i32 0), (MULT $a, $b), sub0)>;

// --- classes-of-parts --gen-global-isel
// A part is taken from the largest sub-class whose parts are in a class.
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
let Namespace = "Test" in { def lo : SubRegIndex<16>; def hi : SubRegIndex<16, 16>; }
class R<string n, list<Register> parts = []> : Register<n> { let Namespace = "Test"; let SubRegs = parts; }
foreach i = 0-9 in def H#i : R<"h"#i>;
let SubRegIndices = [lo, hi] in foreach i = 0-4 in
  def W#i : R<"w"#i, [!cast<Register>("H"#!shl(i, 1)), !cast<Register>("H"#!add(!shl(i, 1), 1))]>;
def V : R<"v">;
class C<list<ValueType> types, int size, dag members> : RegisterClass<"Test", types, size, members> {
  let Size = size;
}
def FEW : C<[i16], 16, (sequence "H%u", 0, 3)>;
def MORE : C<[i16], 16, (sequence "H%u", 4, 9)>;
def FIRST : C<[i32], 32, (add W0, W1)>;
def LAST : C<[i32], 32, (add W2, W3, W4)>;
def EACH : C<[i32], 32, (add (sequence "W%u", 0, 4), V)>;
def EARLY : C<[i32], 32, (add W0, W1, W2)>;
def WITHOUT : C<[i32], 32, (add W2, W3, V)>;
class I<RegisterClass c> : Instruction {
  let Namespace = "Test"; let OutOperandList = (outs c:$d); let InOperandList = (ins c:$a);
}
def MOVE_EACH : I<EACH>; def MOVE_EARLY : I<EARLY>; def MOVE_WITHOUT : I<WITHOUT>;
def : Pat<(i16 (trunc (not i32:$a))), (EXTRACT_SUBREG (MOVE_EACH $a), lo)>;
def : Pat<(i16 (trunc (abs i32:$a))), (EXTRACT_SUBREG (MOVE_EARLY $a), hi)>;
def : Pat<(i16 (trunc (ctpop i32:$a))), (EXTRACT_SUBREG (MOVE_WITHOUT $a), lo)>;
// A part of a class where not all parts are in one would need a copy.
def : Pat<(i16 (trunc EACH:$a)), (EXTRACT_SUBREG EACH:$a, hi)>;
def : Pat<(i16 (trunc EARLY:$a)), (EXTRACT_SUBREG EARLY:$a, lo)>;
def : Pat<(i16 (trunc WITHOUT:$a)), (EXTRACT_SUBREG WITHOUT:$a, hi)>;
def : Pat<(i16 (trunc (bitreverse LAST:$a))), (EXTRACT_SUBREG LAST:$a, lo)>;

// --- order-of-matchers --gen-global-isel
// Matchers of addresses are ordered by their names as text, not by the numbers in them.
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
def R0 : Register<"r0"> { let Namespace = "Test"; }
def GPR : RegisterClass<"Test", [i32], 32, (add R0)>;
foreach size = [8, 128, 16] in {
  def address#size : ComplexPattern<i32, 1, "selectAddress">;
  def gi_address#size : GIComplexOperandMatcher<s32, "selectAddress"#size>,
                        GIComplexPatternEquiv<!cast<ComplexPattern>("address"#size)>;
  def ADD#size : Instruction {
    let Namespace = "Test"; let OutOperandList = (outs GPR:$d); let InOperandList = (ins GPR:$a);
    let Pattern = [(set GPR:$d, (add (i32 (!cast<ComplexPattern>("address"#size) i32:$a)), size))];
  }
}

// --- physical-registers-of-classes-with-modes --gen-global-isel
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo { let guessInstructionProperties = 0; }
def T : Target { let InstructionSet = TInstrInfo; }
class TReg<string n, bits<16> e> : Register<n> { let Namespace = "T"; let HWEncoding = e; }
def sub_16 : SubRegIndex<16>; def sub_32 : SubRegIndex<32>;
foreach i = 0...31 in { def H#i : TReg<"h"#i, i>; }
foreach i = 0...31 in let SubRegs=[!cast<Register>("H"#i)], SubRegIndices=[sub_16] in { def W#i : TReg<"w"#i, i>; }
foreach i = 0...31 in let SubRegs=[!cast<Register>("W"#i)], SubRegIndices=[sub_32] in { def X#i : TReg<"x"#i, i>; }
def M64 : Predicate<"m64">; 
def RV64 : HwMode<[M64]>;
def XLenVT : ValueTypeByHwMode<[DefaultMode, RV64],[i32,i64]>;
def XLenPairVT : ValueTypeByHwMode<[DefaultMode, RV64],[v2i32,v2i64]>;
def XLenRI : RegInfoByHwMode<[DefaultMode, RV64],[RegInfo<32,32,32>, RegInfo<64,64,64>]>;
def GPR : RegisterClass<"T", [XLenVT], 32, (sequence "X%u", 0, 31)> { let RegInfos = XLenRI; }
def GJ : RegisterClass<"T", [XLenVT], 32, (sub GPR, (sequence "X%u", 0, 5))> { let RegInfos = XLenRI; }
def GX1X5 : RegisterClass<"T", [XLenVT], 32, (add X1,X5)> { let RegInfos = XLenRI; }
def int_check : Intrinsic<[], [llvm_ptr_ty, llvm_ptr_ty, llvm_i32_ty], [IntrInaccessibleMemOnly, ImmArg<ArgIndex<2>>]>;
def FPR : RegisterClass<"T", [f64], 64, (sequence "X%u", 0, 31)>;
class TInst<dag o, dag i, list<dag> p> : Instruction { let Namespace="T"; let OutOperandList=o; let InOperandList=i; let Pattern=p; let AsmString=""; field bits<32> Inst = 0; let Size=4; let hasSideEffects = 0; let mayLoad = 0; let mayStore = 0; let isPseudo = 1; let isCodeGenOnly=1; }
let hasSideEffects = ?, mayLoad = ?, mayStore = ? in {
let Defs = [X1,X6,X7], Uses=[X5] in {
def H0_ : TInst<(outs), (ins GJ:$p, i32imm:$a), [(int_check X5, GJ:$p, (i32 timm:$a))]>;
}
def H3_ : TInst<(outs), (ins GPR:$p, i32imm:$a), [(int_check X5, GPR:$p, (i32 timm:$a))]>;
def H8_ : TInst<(outs GPR:$d), (ins GPR:$q), [(set GPR:$d, (add (XLenVT X5), GPR:$q))]>;
def H9_ : TInst<(outs), (ins), [(int_check X5, X6, (i32 7))]>;
def H10_ : TInst<(outs), (ins GPR:$x), [(store (XLenVT X5), GPR:$x)]>;
def H11_ : TInst<(outs), (ins GPR:$x), [(store GPR:$x, (XLenVT X5))]>;
def H12_ : TInst<(outs), (ins GPR:$x), [(store GPR:$x, (iPTR X5))]>;
}
def Is64 : Predicate<"64">; let Predicates=[Is64] in {
def : Pat<(i64 (zext (i32 GJ:$x))), (SUBREG_TO_REG (i64 0), GJ:$x, sub_32)>;
def : Pat<(i64 (anyext (i32 GJ:$x))), (INSERT_SUBREG (i64 (IMPLICIT_DEF)), GJ:$x, sub_32)>;
def : Pat<(i64 (sub (i64 GJ:$x), (i64 X5))), (H8_ GJ:$x)>;
def : Pat<(i32 (sub (i32 GJ:$x), (i32 X5))), (H8_ GJ:$x)>;
}

// --- results_in_use --gen-global-isel
// What an instruction uses and defines implicitly is dead after it from 21 on, whether a pattern names it or not.
include "llvm/Target/Target.td"
def II : InstrInfo;
def Z : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Z"; }
foreach i = 0-7 in { def G#i : R<"g"#i>; }
def CC : R<"cc">;
def GR64 : RegisterClass<"Z", [i64], 64, (sequence "G%u", 0, 7)>;
class I<dag o, dag i, list<dag> p = []> : Instruction { let Namespace = "Z"; let OutOperandList = o; let InOperandList = i; let Pattern = p; let AsmString = ""; let Size = 4; }
let Uses = [G1, G2], Defs = [G1, G2, CC] in {
def S0 : I<(outs), (ins), [(store (i64 G1), (i64 G2))]>;
def S1 : I<(outs), (ins GR64:$a), [(store (i64 G1), GR64:$a)]>;
def S2 : I<(outs), (ins GR64:$a), [(store GR64:$a, (i64 G2))]>;
def A0 : I<(outs GR64:$d), (ins), [(set GR64:$d, (add (i64 G1), (i64 G2)))]>;
def A1 : I<(outs GR64:$d), (ins GR64:$a), [(set GR64:$d, (sub GR64:$a, (i64 G1)))]>;
def A2 : I<(outs GR64:$d), (ins GR64:$a), [(set GR64:$d, (xor GR64:$a, (mul GR64:$a, (i64 G1))))]>;
def A3 : I<(outs), (ins), [(set G1, (and (i64 G1), (i64 G2)))]>;
def A4 : I<(outs), (ins GR64:$a), [(set G1, (or GR64:$a, (i64 G2)))]>;
def A5 : I<(outs), (ins GR64:$a, GR64:$b), [(set G1, (shl GR64:$a, GR64:$b))]>;
def A6 : I<(outs), (ins GR64:$a, GR64:$b), [(store (sra GR64:$a, (i64 G1)), GR64:$b)]>;
def NN : I<(outs GR64:$d), (ins GR64:$a)>;
}
def MM : I<(outs GR64:$d), (ins GR64:$a)> { let Defs = [G3]; let Uses = [G3]; }
def : Pat<(i64 (srl GR64:$a, (i64 G3))), (MM GR64:$a)>;
def : Pat<(i64 (rotl GR64:$a, (i64 G1))), (MM (NN GR64:$a))>;
def : Pat<(i64 (rotr GR64:$a, (i64 G3))), (NN (MM GR64:$a))>;
