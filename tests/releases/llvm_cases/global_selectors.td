// What global selectors had until release 19.

// --- more_results --gen-global-isel ; --gen-global-isel --optimize-match-table=false
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
def R0 : R<"r0">; def R1 : R<"r1">; def F : R<"f">;
def GPR : RegisterClass<"Test", [i32], 32, (add R0, R1)>;
def FC : RegisterClass<"Test", [i32], 32, (add F)>;
class I<dag o, dag i, list<dag> p = []> : Instruction { let Namespace = "Test"; let OutOperandList = o; let InOperandList = i; let Pattern = p; }
def quiet : OptionalDefOperand<OtherVT, (ops FC), (ops (i32 zero_reg))>;
def NEG : I<(outs GPR:$d), (ins GPR:$a)>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)>;
def TWOR : I<(outs GPR:$d, GPR:$e), (ins GPR:$a, GPR:$b)>;
def THREE : I<(outs GPR:$d, GPR:$e, GPR:$f), (ins GPR:$a, GPR:$b)>;
def NOT : I<(outs GPR:$d, quiet:$s), (ins GPR:$a), [(set GPR:$d, (ctpop GPR:$a))]>;
def : Pat<(i32 (add GPR:$a, GPR:$b)), (ADD (TWOR (NEG GPR:$a), (NEG GPR:$b)), (THREE (NEG GPR:$b), (TWOR GPR:$b, GPR:$a)))>;
def : Pat<(i32 (sub GPR:$a, GPR:$b)), (TWOR (TWOR (NEG GPR:$a), (NEG GPR:$b)), (THREE (NEG GPR:$b), (TWOR GPR:$b, GPR:$a)))>;
def : Pat<(i32 (mul GPR:$a, GPR:$b)), (THREE (THREE (NEG GPR:$a), (NEG GPR:$b)), (NEG GPR:$a))>;
def : Pat<(i32 (xor R0, R0)), (NEG R0)>;
def : Pat<(i32 (shl R0, (or R1, R0))), (NEG R0)>;
def : Pat<(i32 (and GPR:$a, R1)), (ADD $a, zero_reg)>;

// --- parts --gen-global-isel ; --gen-global-isel --optimize-match-table=false
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
let Namespace = "Test" in { def lo : SubRegIndex<16>; def hi : SubRegIndex<16, 16>; }
class R<string n, list<Register> s = []> : Register<n> { let Namespace = "Test"; let SubRegs = s; }
foreach i = 0-9 in def H#i : R<"h"#i>;
let SubRegIndices = [lo, hi] in foreach i = 0-4 in
  def W#i : R<"w"#i, [!cast<Register>("H"#!shl(i, 1)), !cast<Register>("H"#!add(!shl(i, 1), 1))]>;
class C<list<ValueType> types, int size, dag members> : RegisterClass<"Test", types, size, members> { let Size = size; }
def HALF : C<[i16], 16, (sequence "H%u", 0, 9)>;
def WORD : C<[i32], 32, (sequence "W%u", 0, 4)>;
def FEW : C<[i32], 32, (sequence "W%u", 0, 2)>;
class I<RegisterClass c> : Instruction { let Namespace = "Test"; let OutOperandList = (outs c:$d); let InOperandList = (ins c:$a); }
def MOVE : I<WORD>; def SMALL : I<HALF>; def FETCH : I<WORD> { let mayLoad = 1; }
def at : ComplexPattern<iPTR, 1, "SelectAt">;
def : GIComplexOperandMatcher<s32, "at">, GIComplexPatternEquiv<at>;
def : Pat<(i16 (trunc WORD:$a)), (EXTRACT_SUBREG (COPY_TO_REGCLASS WORD:$a, FEW), lo)>;
def : Pat<(i16 (trunc (abs WORD:$a))), (EXTRACT_SUBREG (MOVE WORD:$a), lo)>;
def : Pat<(i16 (ctpop HALF:$a)), (EXTRACT_SUBREG (INSERT_SUBREG (i32 (IMPLICIT_DEF)), HALF:$a, lo), hi)>;
def : Pat<(i16 (abs HALF:$a)), (SMALL (EXTRACT_SUBREG (INSERT_SUBREG (i32 (IMPLICIT_DEF)), HALF:$a, lo), hi))>;
def : Pat<(i32 (bitreverse (abs WORD:$a))), (MOVE $a)>;
def : Pat<(i32 (load at:$a)), (FETCH at:$a)>;

// --- code_about_what_is_not_recorded --gen-global-isel
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
foreach i = 0-3 in def X#i : R<"x"#i>;
def X : RegisterClass<"Test", [i32], 32, (sequence "X%u", 0, 3)> { let Size = 32; }
class I : Instruction { let Namespace = "Test"; let OutOperandList = (outs X:$d); let InOperandList = (ins sh:$s, X:$a, X:$b); }
def shifted : ComplexPattern<i32, 2, "SelectShifted", [shl]>;
def gi_shifted : GIComplexOperandMatcher<s32, "selectShifted">, GIComplexPatternEquiv<shifted>;
def sh : Operand<i32> { let MIOperandInfo = (ops X, i32imm); }
def product : PatFrag<(ops node:$a, node:$b), (mul node:$a, node:$b)> {
  let GISelPredicateCode = "return fits(MI);"; let PredicateCodeUsesOperands = 1;
}
def USE : I;
def : Pat<(i32 (product (i32 (add (i32 X:$b), (i32 X:$a))), (i32 shifted:$s))), (USE shifted:$s, $a, $b)>;
