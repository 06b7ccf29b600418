// Selection of single instructions.

// --- kinds-of-operands --gen-fast-isel
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
foreach i = 0...7 in { def R#i : R<"r"#i>; def F#i : R<"f"#i>; }
def FLAGS : R<"flags">;
def sub_lo : SubRegIndex<32> { let Namespace = "Zoo"; } def sub_hi : SubRegIndex<32, 32> { let Namespace = "Zoo"; }
foreach i = [0,2,4,6] in let SubRegIndices = [sub_lo, sub_hi] in def D#i : RegisterWithSubRegs<"d"#i, [!cast<Register>("R"#i), !cast<Register>("R"#!add(i,1))]> { let Namespace = "Zoo"; }
def GPR : RegisterClass<"Zoo", [i32], 32, (sequence "R%u", 0, 7)>;
def LOW : RegisterClass<"Zoo", [i32], 32, (sequence "R%u", 0, 3)>;
def GPR64 : RegisterClass<"Zoo", [i64], 64, (add D0, D2, D4, D6)>;
def FPR : RegisterClass<"Zoo", [f32], 32, (sequence "F%u", 0, 7)>;
def CCR : RegisterClass<"Zoo", [i32], 32, (add FLAGS)> { let isAllocatable = 0; let CopyCost = -1; }
defm : RemapAllTargetPseudoPointerOperands<GPR64>;
def simm : Operand<i32>; def simm64 : Operand<i64>;
def imm8 : Operand<i32>, ImmLeaf<i32, [{ return isInt<8>(Imm); }]>;
def imm16 : Operand<i32>, ImmLeaf<i32, [{ return isInt<16>(Imm); }]>;
def uimm5 : Operand<i32>, ImmLeaf<i32, [{ return isUInt<5>(Imm); }]>;
class I<dag o, dag i, list<dag> p = []> : Instruction { let Namespace = "Zoo"; let OutOperandList = o; let InOperandList = i; let Pattern = p; let Size = 4; }
def HasA : Predicate<"Subtarget->hasA()">; def HasB : Predicate<"Subtarget->hasB()">;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (add GPR:$a, GPR:$b))]>;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, simm:$b), [(set GPR:$d, (add GPR:$a, imm:$b))]>;
def ADDI8 : I<(outs GPR:$d), (ins GPR:$a, imm8:$b), [(set GPR:$d, (add GPR:$a, imm8:$b))]>;
def ADDI16 : I<(outs GPR:$d), (ins GPR:$a, imm16:$b), [(set GPR:$d, (add GPR:$a, imm16:$b))]>;
def ADD64 : I<(outs GPR64:$d), (ins GPR64:$a, GPR64:$b), [(set GPR64:$d, (add GPR64:$a, GPR64:$b))]>;
def FADD : I<(outs FPR:$d), (ins FPR:$a, FPR:$b), [(set FPR:$d, (fadd FPR:$a, FPR:$b))]>;
def NEG : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (ineg GPR:$a))]>;
def SEXT : I<(outs GPR64:$d), (ins GPR:$a), [(set GPR64:$d, (sext GPR:$a))]>;
def ITOF : I<(outs FPR:$d), (ins GPR:$a), [(set FPR:$d, (sint_to_fp GPR:$a))]>;
def BC : I<(outs FPR:$d), (ins GPR:$a), [(set FPR:$d, (bitconvert GPR:$a))]>;
def BC2 : I<(outs GPR:$d), (ins FPR:$a), [(set GPR:$d, (bitconvert FPR:$a))]>;
def LI : I<(outs GPR:$d), (ins simm:$a), [(set GPR:$d, imm:$a)]>;
def LI8 : I<(outs GPR:$d), (ins imm8:$a), [(set GPR:$d, imm8:$a)]>;
def fimm : Operand<f32>;
def LF : I<(outs FPR:$d), (ins fimm:$a), [(set FPR:$d, fpimm:$a)]>;
def TR : Pat<(i32 (trunc GPR64:$a)), (EXTRACT_SUBREG GPR64:$a, sub_lo)>;
let Predicates = [HasA] in def MULA : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (mul GPR:$a, GPR:$b))]>;
let Predicates = [HasB] in def MULB : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (mul GPR:$a, GPR:$b))]>;
let AddedComplexity = -10 in def MULC : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (mul GPR:$a, GPR:$b))]>;
let Uses = [R1] in def SHL : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (shl GPR:$a, R1))]>;
let Defs = [R0], Uses=[R0] in def DIV : I<(outs), (ins GPR:$a), [(set R0, (udiv R0, GPR:$a))]>;
def BR : I<(outs), (ins GPR:$a), [(brind GPR:$a)]> { let isBranch = 1; let isTerminator=1; let isBarrier=1; let isIndirectBranch = 1; }
def RET : I<(outs), (ins)>;
def SRL : I<(outs GPR:$d), (ins GPR:$a, uimm5:$b), [(set GPR:$d, (srl GPR:$a, uimm5:$b))]>;
def SRLS : I<(outs LOW:$d), (ins LOW:$a, LOW:$b), [(set LOW:$d, (srl LOW:$a, LOW:$b))]>;
def RCPS : I<(outs GPR:$d), (ins LOW:$a, GPR:$b), [(set GPR:$d, (sra LOW:$a, GPR:$b))]>;
def RCPS2 : I<(outs GPR:$d), (ins GPR:$a, LOW:$b), [(set GPR:$d, (rotr GPR:$a, LOW:$b))]>;

// --- types-registers-conditions --gen-fast-isel
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
foreach i = 0...7 in { def R#i : R<"r"#i>; def F#i : R<"f"#i>; }
def FLAGS : R<"flags">;
def sub_lo : SubRegIndex<32> { let Namespace = "Zoo"; } def sub_hi : SubRegIndex<32, 32> { let Namespace = "Zoo"; }
foreach i = [0,2,4,6] in let SubRegIndices = [sub_lo, sub_hi] in def D#i : RegisterWithSubRegs<"d"#i, [!cast<Register>("R"#i), !cast<Register>("R"#!add(i,1))]> { let Namespace = "Zoo"; }
def GPR : RegisterClass<"Zoo", [i32], 32, (sequence "R%u", 0, 7)>;
def LOW : RegisterClass<"Zoo", [i32], 32, (sequence "R%u", 0, 3)>;
def GPR64 : RegisterClass<"Zoo", [i64], 64, (add D0, D2, D4, D6)>;
def FPR : RegisterClass<"Zoo", [f32], 32, (sequence "F%u", 0, 7)>;
def CCR : RegisterClass<"Zoo", [i32], 32, (add FLAGS)> { let isAllocatable = 0; let CopyCost = -1; }
defm : RemapAllTargetPseudoPointerOperands<GPR64>;
def simm : Operand<i32>; def simm64 : Operand<i64>;
def imm8 : Operand<i32>, ImmLeaf<i32, [{ return isInt<8>(Imm); }]>;
def imm16 : Operand<i32>, ImmLeaf<i32, [{ return isInt<16>(Imm); }]>;
def uimm5 : Operand<i32>, ImmLeaf<i32, [{ return isUInt<5>(Imm); }]>;
class I<dag o, dag i, list<dag> p = []> : Instruction { let Namespace = "Zoo"; let OutOperandList = o; let InOperandList = i; let Pattern = p; let Size = 4; }
def HasA : Predicate<"Subtarget->hasA()">; def HasB : Predicate<"Subtarget->hasB()">;
def SEXT : I<(outs GPR64:$d), (ins GPR:$a), [(set GPR64:$d, (zext GPR:$a))]>;
def ITOF : I<(outs FPR:$d), (ins GPR:$a), [(set FPR:$d, (bitconvert GPR:$a))]>;
def BC2 : I<(outs GPR:$d), (ins FPR:$a), [(set GPR:$d, (bitconvert FPR:$a))]>;
def XI : I<(outs FPR:$d), (ins GPR:$a), [(set FPR:$d, (uint_to_fp GPR:$a))]>;
def XI64 : I<(outs FPR:$d), (ins GPR64:$a), [(set FPR:$d, (uint_to_fp GPR64:$a))]>;
def FI : I<(outs GPR:$d), (ins FPR:$a), [(set GPR:$d, (fp_to_sint FPR:$a))]>;
let Predicates = [HasA] in def FI64 : I<(outs GPR64:$d), (ins FPR:$a), [(set GPR64:$d, (fp_to_sint FPR:$a))]>;
def FI64E : I<(outs GPR64:$d), (ins GPR64:$a)>;
def : Pat<(i32 (fp_to_uint FPR:$a)), (FI FPR:$a)>;
def : Pat<(i64 (fp_to_uint FPR:$a)), (FI64 FPR:$a)>;
def FI642 : I<(outs GPR64:$d), (ins GPR64:$a), [(set GPR64:$d, (ctpop GPR64:$a))]>;
let Predicates=[HasB] in def : Pat<(i32 (trunc GPR64:$a)), (EXTRACT_SUBREG GPR64:$a, sub_lo)>;
let Predicates=[HasA] in def : Pat<(i32 (trunc GPR64:$a)), (EXTRACT_SUBREG GPR64:$a, sub_hi)>;
let Uses=[R0,R1], Defs=[R2] in def PH : I<(outs GPR:$d), (ins), [(set GPR:$d, (udiv R0, R1))]>;
let Uses=[R0,R1] in def PH2 : I<(outs GPR:$d), (ins), [(set GPR:$d, (sdiv R0, R1))]>;
let Uses=[R1] in def PH3 : I<(outs GPR:$d), (ins simm:$x), [(set GPR:$d, (srem R1, imm:$x))]>;
let Uses=[R1] in def PH4 : I<(outs GPR:$d), (ins imm8:$x), [(set GPR:$d, (urem R1, imm8:$x))]>;
let Uses=[R1] in def PH5 : I<(outs GPR:$d), (ins GPR:$x), [(set GPR:$d, (mulhs GPR:$x, R1))]>;
def SH8 : I<(outs GPR64:$d), (ins GPR64:$a, imm8:$b), [(set GPR64:$d, (shl GPR64:$a, imm8:$b))]>;
def imm8l : Operand<i64>, ImmLeaf<i64, [{ return isInt<8>(Imm); }]>;
def imm8p : Operand<i64>, PatLeaf<(imm), [{ return isInt<8>(N->getSExtValue()); }]>;
def imm8q : Operand<i64>, IntImmLeaf<i64, [{ return isInt<8>(Imm.getSExtValue()); }]>;
def fz : Operand<f32>, FPImmLeaf<f32, [{ return Imm.isZero(); }]>;
def tz : Operand<i32>, TImmLeaf<i32, [{ return true; }]>;
def AD8 : I<(outs GPR64:$d), (ins GPR64:$a, imm8l:$b), [(set GPR64:$d, (add GPR64:$a, imm8l:$b))]>;
def AD9 : I<(outs GPR64:$d), (ins GPR64:$a, imm8p:$b), [(set GPR64:$d, (sub GPR64:$a, imm8p:$b))]>;
def AD10 : I<(outs GPR64:$d), (ins GPR64:$a, imm8q:$b), [(set GPR64:$d, (and GPR64:$a, imm8q:$b))]>;
def FZ : I<(outs FPR:$d), (ins fz:$b), [(set FPR:$d, fz:$b)]>;
def FZ2 : I<(outs FPR:$d), (ins ), [(set FPR:$d, (f32 fpimm))]>;
def ST : I<(outs), (ins GPR:$a, GPR:$b), [(store GPR:$a, GPR:$b)]>;
def TRAP : I<(outs), (ins), [(trap)]>;
def FF2 : I<(outs FPR:$d), (ins FPR:$a), [(set FPR:$d, (fneg FPR:$a))]>;
def GG2 : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (sext_inreg GPR:$a, i8))]>;

// --- results-and-fragments --gen-fast-isel
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
foreach i = 0...7 in { def R#i : R<"r"#i>; def F#i : R<"f"#i>; }
def FLAGS : R<"flags">;
def sub_lo : SubRegIndex<32> { let Namespace = "Zoo"; } def sub_hi : SubRegIndex<32, 32> { let Namespace = "Zoo"; }
foreach i = [0,2,4,6] in let SubRegIndices = [sub_lo, sub_hi] in def D#i : RegisterWithSubRegs<"d"#i, [!cast<Register>("R"#i), !cast<Register>("R"#!add(i,1))]> { let Namespace = "Zoo"; }
def GPR : RegisterClass<"Zoo", [i32], 32, (sequence "R%u", 0, 7)>;
def LOW : RegisterClass<"Zoo", [i32], 32, (sequence "R%u", 0, 3)>;
def GPR64 : RegisterClass<"Zoo", [i64], 64, (add D0, D2, D4, D6)>;
def FPR : RegisterClass<"Zoo", [f32], 32, (sequence "F%u", 0, 7)>;
def CCR : RegisterClass<"Zoo", [i32], 32, (add FLAGS)> { let isAllocatable = 0; let CopyCost = -1; }
defm : RemapAllTargetPseudoPointerOperands<GPR64>;
def simm : Operand<i32>; def simm64 : Operand<i64>;
def imm8 : Operand<i32>, ImmLeaf<i32, [{ return isInt<8>(Imm); }]>;
def imm16 : Operand<i32>, ImmLeaf<i32, [{ return isInt<16>(Imm); }]>;
def uimm5 : Operand<i32>, ImmLeaf<i32, [{ return isUInt<5>(Imm); }]>;
class I<dag o, dag i, list<dag> p = []> : Instruction { let Namespace = "Zoo"; let OutOperandList = o; let InOperandList = i; let Pattern = p; let Size = 4; }
def HasA : Predicate<"Subtarget->hasA()">; def HasB : Predicate<"Subtarget->hasB()">;
def GOp : RegisterOperand<GPR>; def LOp : RegisterOperand<LOW>;
def RBM : RegClassByHwMode<[DefaultMode], [GPR]>;
def A0 : I<(outs GOp:$d), (ins GOp:$a, LOp:$b), [(set GOp:$d, (add GOp:$a, LOp:$b))]>;
def A1 : I<(outs LOp:$d), (ins GOp:$a, GPR:$b), [(set LOp:$d, (sub GOp:$a, GPR:$b))]>;
def A2 : I<(outs GPR:$d, GPR:$e), (ins GPR:$a, GPR:$b), [(set GPR:$d, GPR:$e, (smullohi GPR:$a, GPR:$b))]>;
def A3 : I<(outs GPR:$d, GPR:$e), (ins GPR:$a, GPR:$b), []>;
def : Pat<(i32 (mul GPR:$a, GPR:$b)), (A3 GPR:$a, GPR:$b)>;
let Defs = [FLAGS] in {
def A4 : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, FLAGS, (addc GPR:$a, GPR:$b))]>;
def A5 : I<(outs), (ins GPR:$a, GPR:$b), [(set FLAGS, (subc GPR:$a, GPR:$b))]>;
def A6 : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (xor GPR:$a, GPR:$b))]>;
}
def CMPT : SDTypeProfile<1, 2, [SDTCisVT<0, i32>, SDTCisInt<1>, SDTCisSameAs<1,2>]>; def cmp : SDNode<"ZooISD::A::CMP", CMPT>;
let Defs = [FLAGS] in {
def A8 : I<(outs), (ins GPR:$a, GPR:$b), [(set FLAGS, (cmp GPR:$a, GPR:$b))]>;
def A9 : I<(outs), (ins GPR64:$a, GPR64:$b), [(set FLAGS, (cmp GPR64:$a, GPR64:$b))]>;
def A10 : I<(outs), (ins GPR:$a, simm:$b), [(set FLAGS, (cmp GPR:$a, imm:$b))]>;
}
def call : SDNode<"ZooISD::CALL", SDTypeProfile<0, -1, [SDTCisPtrTy<0>]>, [SDNPHasChain, SDNPOutGlue, SDNPVariadic]>;
def CALLr : I<(outs), (ins GPR64:$t, variable_ops), [(call GPR64:$t)]>;
def wrap : SDNode<"ZooISD::WRAP", SDTIntUnaryOp>;
def W1 : I<(outs GPR:$d), (ins simm:$t), [(set GPR:$d, (wrap (i32 tglobaladdr:$t)))]>;
def CP : ComplexPattern<i32, 1, "sel">;
def C1 : I<(outs GPR:$d), (ins GPR:$t), [(set GPR:$d, (abs CP:$t))]>;
let isPseudo=1 in def P1 : I<(outs GPR:$d), (ins GPR:$a)>;
def : Pat<(i32 (bswap GPR:$a)), (P1 GPR:$a)>;
def : Pat<(i32 (ctlz GPR:$x)), (P1 GPR:$x)>;
def : Pat<(cttz GPR:$x), (P1 $x)>;
def : Pat<(i32 (bitreverse R3)), (P1 R3)>;
def : Pat<(i32 (sext_inreg GPR:$x, i8)), (P1 GPR:$x)>;
def : Pat<(i32 (freeze GPR:$x)), (COPY GPR:$x)>;
def : Pat<(i32 (ineg GPR:$x)), (i32 (P1 (i32 GPR:$x)))>;
def OUTF : OutPatFrag<(ops node:$x), (P1 $x)>;
def : Pat<(i32 (not GPR:$x)), (OUTF GPR:$x)>;
def mypat : PatFrag<(ops node:$a), (ctpop node:$a)>; def mypat2 : PatFrag<(ops node:$a, node:$b), (rotl node:$a, node:$b), [{ return true; }]>;
def : Pat<(i32 (mypat GPR:$x)), (P1 GPR:$x)>; def : Pat<(i32 (mypat2 GPR:$x, GPR:$y)), (A3 GPR:$x, GPR:$y)>;
def both : PatFrags<(ops node:$a, node:$b), [(smin node:$a, node:$b), (smax node:$a, node:$b)]>;
def : Pat<(i32 (both GPR:$x, GPR:$y)), (A3 GPR:$x, GPR:$y)>;

// --- hardware-modes --gen-fast-isel
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def Is64 : Predicate<"Subtarget->is64Bit()">; def Is32 : Predicate<"!Subtarget->is64Bit()">; def HasM : Predicate<"Subtarget->hasM()">;
def RV64 : HwMode<[Is64]>;
def XLenVT : ValueTypeByHwMode<[DefaultMode, RV64], [i32, i64]>;
def XLenRI : RegInfoByHwMode<[DefaultMode, RV64], [RegInfo<32,32,32>, RegInfo<64,64,64>]>;
class R<string n> : Register<n> { let Namespace = "Zoo"; }
foreach i = 0...7 in { def R#i : R<"r"#i>; def F#i : R<"f"#i>; }
def GPR : RegisterClass<"Zoo", [XLenVT], 32, (sequence "R%u", 0, 7)> { let RegInfos = XLenRI; }
def GPRC : RegisterClass<"Zoo", [XLenVT], 32, (sequence "R%u", 0, 3)> { let RegInfos = XLenRI; }
def GPR32 : RegisterClass<"Zoo", [i32], 32, (sequence "R%u", 0, 7)>;
def FPR : RegisterClass<"Zoo", [f32], 32, (sequence "F%u", 0, 7)>;
def GByMode : RegClassByHwMode<[DefaultMode, RV64], [GPR32, GPR]>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag o, dag i, list<dag> p = []> : Instruction { let Namespace = "Zoo"; let OutOperandList = o; let InOperandList = i; let Pattern = p; let Size = 4; }
def simm12 : Operand<XLenVT>, ImmLeaf<XLenVT, [{ return isInt<12>(Imm); }]>;
def simmi : Operand<i32>, ImmLeaf<i32, [{ return isInt<5>(Imm); }]>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set (XLenVT GPR:$d), (add (XLenVT GPR:$a), (XLenVT GPR:$b)))]>;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, simm12:$b), [(set (XLenVT GPR:$d), (add (XLenVT GPR:$a), simm12:$b))]>;
def SUB : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)>; 
def : Pat<(XLenVT (sub GPR:$a, GPR:$b)), (SUB GPR:$a, GPR:$b)>;
let Predicates = [HasM] in def MUL : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (mul GPR:$a, GPR:$b))]>;
let Predicates = [HasM, Is64] in def MULW : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)>;
let Predicates = [Is64] in def : Pat<(i64 (mulhu GPR:$a, GPR:$b)), (MULW GPR:$a, GPR:$b)>;
let Predicates = [Is32] in def : Pat<(i32 (mulhs GPR:$a, GPR:$b)), (MULW GPR:$a, GPR:$b)>;
def NEG : I<(outs GPR:$d), (ins GPR:$a), [(set XLenVT:$d, (ineg XLenVT:$a))]>;
def ITF : I<(outs FPR:$d), (ins GPR:$a), [(set FPR:$d, (sint_to_fp GPR:$a))]>;
def FTI : I<(outs GPR:$d), (ins FPR:$a), [(set GPR:$d, (fp_to_sint FPR:$a))]>;
def LI : I<(outs GPR:$d), (ins simm12:$a), []>;
def : Pat<(XLenVT imm:$x), (LI imm:$x)>;
def ANDI : I<(outs GPR:$d), (ins GPR:$a, simmi:$b)>;
def : Pat<(XLenVT (and GPR:$a, imm:$b)), (ANDI GPR:$a, imm:$b)>;
def : Pat<(XLenVT (or GPR:$a, (XLenVT simm12:$b))), (ANDI GPR:$a, simm12:$b)>;
def : Pat<(i32 (xor GPR:$a, simmi:$b)), (ANDI GPR:$a, simmi:$b)>;
