// Patterns that contradict themselves, their instructions or the types of the target.

// +++ base.td
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo { let guessInstructionProperties = 1; }
def T : Target { let InstructionSet = TInstrInfo; }
class R<string n> : Register<n> { let Namespace = "T"; }
def sub_lo : SubRegIndex<32, 0>; def sub_hi : SubRegIndex<32, 32>;
foreach i = 0-7 in def R#i : R<"r"#i>;
foreach i = 0-3 in { let SubRegIndices = [sub_lo, sub_hi] in def P#i : RegisterWithSubRegs<"p"#i, [!cast<Register>("R"#!mul(i,2)), !cast<Register>("R"#!add(!mul(i,2),1))]> { let Namespace = "T"; let CoveredBySubRegs=1; } }
foreach i = 0-7 in def D#i : R<"d"#i>;
foreach i = 0-7 in def F#i : R<"f"#i>;
def FLAGS : R<"flags">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPR2 : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)>;
def PR : RegisterClass<"T", [i64], 64, (sequence "P%u", 0, 3)>;
def FR : RegisterClass<"T", [f32, f16], 32, (sequence "F%u", 0, 7)>;
def FD : RegisterClass<"T", [f64], 64, (sequence "F%u", 0, 7)>;
def CCR : RegisterClass<"T", [i32], 32, (add FLAGS)> { let CopyCost = -1; let isAllocatable = 0; }
def VR : RegisterClass<"T", [v4i32, v4f32, v8i16, v16i8, v2i64, v2f64], 128, (sequence "D%u", 0, 7)>;
def VH : RegisterClass<"T", [v2i32, v4i16, v8i8, v2f32, v1i64], 64, (sequence "D%u", 0, 7)>;
def VM : RegisterClass<"T", [v4i1, v8i1, v16i1, v2i1], 16, (sequence "D%u", 0, 7)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag o, dag i, list<dag> p = []> : Instruction { let Namespace = "T"; let OutOperandList = o; let InOperandList = i; let Pattern = p; let AsmString=NAME; bits<8> Inst; let Size=4;}
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (add GPR:$a, GPR:$b))]>;
def VADD : I<(outs VR:$d), (ins VR:$a, VR:$b), [(set VR:$d, (v4i32 (add VR:$a, VR:$b)))]>;

// --- result-without-name --gen-dag-isel ; --gen-instr-info ; --gen-instr-docs
include "base.td"
def XI : I<(outs GPR:$d), (ins GPR:$v), [(set GPR, (abs GPR:$v))]>;

// --- value-that-no-operand-is --gen-dag-isel ; --gen-instr-info ; --gen-instr-docs
include "base.td"
def XI : I<(outs GPR:$d), (ins GPR:$v), [(set GPR:$d, (abs GPR:$w))]>;

// --- top-level-value --gen-dag-isel
include "base.td"
def XI : I<(outs GPR:$d), (ins GPR:$v), [(abs GPR:$v)]>;

// --- too-many-operands-of-a-node --gen-dag-isel
include "base.td"
def XI : I<(outs GPR:$d), (ins GPR:$v), [(set GPR:$d, (abs GPR:$v, GPR:$v))]>;

// --- another-class-than-the-operand --gen-dag-isel
include "base.td"
def XI : I<(outs GPR:$d), (ins GPR:$v), [(set GPR:$d, (abs GPR2:$v))]>;

// --- instruction-in-a-source --gen-dag-isel
include "base.td"
def XI : I<(outs GPR:$d), (ins GPR:$v), [(set GPR:$d, (ADD GPR:$v, GPR:$v))]>;

// --- unknown-name-in-the-result --gen-dag-isel
include "base.td"
def : Pat<(abs GPR:$a), (ADD $a, $b)>;

// --- too-few-operands --gen-dag-isel
include "base.td"
def : Pat<(abs GPR:$a), (ADD $a)>;

// --- too-many-operands --gen-dag-isel
include "base.td"
def : Pat<(abs GPR:$a), (ADD $a, $a, $a)>;

// --- number-out-of-range --gen-dag-isel ; --gen-instr-info ; --gen-instr-docs
include "base.td"
def : Pat<(add GPR:$a, 5000000000), (ADD $a, $a)>;

// --- no-type-fits --gen-dag-isel
include "base.td"
def : Pat<(add GPR:$a, (f32 FR:$b)), (ADD $a, $a)>;

// --- open-types --gen-dag-isel ; --gen-instr-info ; --gen-instr-docs
include "base.td"
def : Pat<(fadd VR:$a, VR:$a), (VADD $a, $a)>;
def : Pat<(i32 (fp_to_sint FR:$a)), (ADD (COPY_TO_REGCLASS $a, GPR), (COPY_TO_REGCLASS $a, GPR))>;

// --- type-operand-that-is-no-type --gen-dag-isel
include "base.td"
def : Pat<(i32 (sext_inreg GPR:$a, GPR:$b)), (ADD $a, $b)>;

// --- uneven-sequence --gen-dag-isel
include "base.td"
def : Pat<(i64 (sext GPR:$a)), (REG_SEQUENCE PR, $a, sub_lo, $a)>;

// --- complex-root-without-nodes --gen-dag-isel
include "base.td"
def addr1 : ComplexPattern<iPTR, 1, "Select">;
def : Pat<(i32 addr1:$a), (ADD $a, $a)>;

// --- fragment-argument-unused --gen-dag-isel
include "base.td"
def pf : PatFrag<(ops node:$x, node:$y), (abs node:$x)>;

// --- alternatives-in-a-result --gen-dag-isel
include "base.td"
def pf : PatFrags<(ops node:$x), [(abs node:$x), (bswap node:$x)]>;
def : Pat<(i32 (ctpop GPR:$a)), (pf $a)>;

// --- dead-input --gen-dag-isel ; --gen-instr-info ; --gen-instr-docs
include "base.td"
def : Pat<(i32 (mulhu GPR:$x, GPR:$y)), (ADD $x, $x)>;

// --- unused-node-of-void --gen-dag-isel ; --gen-global-isel ; --gen-fast-isel
include "base.td"
def n : SDNode<"X::Y", SDTypeProfile<1, 1, [SDTCisVT<0, isVoid>]>>;

// --- unused-node-of-vectors-as-elements --gen-dag-isel ; --gen-global-isel ; --gen-fast-isel
include "base.td"
def n : SDNode<"X::Y", SDTypeProfile<1, 1, [SDTCVecEltisVT<0, v4i32>]>>;

// --- unused-node-of-an-unknown-constraint --gen-dag-isel ; --gen-global-isel ; --gen-fast-isel
include "base.td"
def own : SDTypeConstraint<0>;
def n : SDNode<"X::Y", SDTypeProfile<1, 1, [own]>>;

// --- unused-node-of-an-unknown-property --gen-dag-isel ; --gen-global-isel ; --gen-fast-isel
include "base.td"
def SDNPOwn : SDNodeProperty;
def n : SDNode<"X::Y", SDTIntUnaryOp, [SDNPOwn]>;

// --- unused-node-with-unset-flags --gen-dag-isel ; --gen-global-isel ; --gen-fast-isel
include "base.td"
def n : SDNode<"X::Y", SDTIntUnaryOp> { let TSFlags{3} = ?; }

// --- unused-complex-pattern-of-an-unknown-property --gen-dag-isel ; --gen-global-isel ; --gen-fast-isel
include "base.td"
def c : ComplexPattern<i32, 1, "select", [], [SDNPCommutative]>;

// --- immediate-code-of-no-immediate --gen-dag-isel ; --gen-global-isel
include "base.td"
def small : PatFrag<(ops node:$a), (add node:$a, 1)> { let ImmediateCode = "return Imm < 4;"; }
def : Pat<(i32 (small GPR:$a)), (i32 GPR:$a)>;

// --- copy-to-a-class-by-mode --gen-dag-isel ; --gen-global-isel
include "base.td"
def Wide : HwMode<[Predicate<"Subtarget->isWide()">]>;
def ByMode : RegClassByHwMode<[DefaultMode, Wide], [PR, PR]>;
def : Pat<(i64 (abs PR:$a)), (COPY_TO_REGCLASS PR:$a, ByMode)>;

// --- class-by-mode-with-a-mode-twice --gen-dag-isel ; --gen-global-isel
include "base.td"
def Wide : HwMode<[Predicate<"Subtarget->isWide()">]>;
def Twice : RegClassByHwMode<[DefaultMode, Wide, Wide], [GPR, GPR2, GPR]>;
def NEG : I<(outs Twice:$d), (ins Twice:$a), [(set Twice:$d, (ineg Twice:$a))]>;

// --- class-by-mode-without-a-type-in-one --gen-dag-isel ; --gen-global-isel
include "base.td"
def Wide : HwMode<[Predicate<"Subtarget->isWide()">]>;
def WideOnly : ValueTypeByHwMode<[Wide], [i64]>;
def Typed : RegisterClass<"T", [i32, WideOnly], 32, (add R1, R2)>;
def ByMode : RegClassByHwMode<[DefaultMode, Wide], [Typed, GPR]>;
def NEG : I<(outs ByMode:$d), (ins ByMode:$a), [(set ByMode:$d, (ineg ByMode:$a))]>;

// --- both_codes_of_a_leaf --gen-global-isel ; --gen-dag-isel ; --gen-fast-isel
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
def R0 : Register<"r0"> { let Namespace = "Test"; }
def GPR : RegisterClass<"Test", [i32], 32, (add R0)>;
def both : PatLeaf<(i32 GPR:$x)> {
  let GISelPredicateCode = [{ return instruction(MI); }];
  let GISelLeafPredicateCode = [{ return operand(MO); }];
}
def ADD : Instruction {
  let Namespace = "Test";
  let OutOperandList = (outs GPR:$d);
  let InOperandList = (ins GPR:$a, GPR:$b);
}
def : Pat<(i32 (add GPR:$a, (i32 both:$b))), (ADD $a, $b)>;

// --- operand-of-alternatives-typed-by-one --gen-dag-isel ; --gen-global-isel
// What one alternative of a fragment tells of an inner operand's type is not told to the other.
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-1 in { def R#i : R<"r"#i>; def D#i : R<"d"#i>; }
def GPR : RegisterClass<"Test", [i32, f32], 32, (add R0, R1)>;
def DPR : RegisterClass<"Test", [f64], 64, (add D0, D1)>;
def INVERT : Instruction {
  let Namespace = "Test";
  let OutOperandList = (outs GPR:$d);
  let InOperandList = (ins i32imm:$m, GPR:$a);
}
def int_test_invert : Intrinsic<[llvm_anyfloat_ty], [LLVMMatchType<0>], [IntrNoMem]>;
def invert_node : SDNode<"TISD::INVERT", SDTFPUnaryOp>;
def invert : PatFrags<(ops node:$a), [(int_test_invert node:$a), (invert_node node:$a)]>;
def modified : ComplexPattern<untyped, 2, "selectModified">;
def : Pat<(f32 (invert (modified f32:$a, i32:$m))), (INVERT $m, $a)>;

// --- class-of-pointers-as-a-leaf --gen-dag-isel ; --gen-global-isel ; --gen-instr-info
include "base.td"
def near : PointerLikeRegClass<1>;
def fetched : PatLeaf<(iPTR near:$x)>;

// --- pointer-or-capability --gen-dag-isel
include "base.td"
def CAPS : RegisterClass<"T", [c64], 64, (add D0)>;
def near : SDNode<"TISD::NEAR", SDTypeProfile<1, 1, [SDTCisPtrTy<0>]>>;
def nonzero : SDNode<"TISD::NONZERO", SDTypeProfile<1, 1, []>>;
def : Pat<(i32 (nonzero (near GPR:$x))), (ADD $x, $x)>;
