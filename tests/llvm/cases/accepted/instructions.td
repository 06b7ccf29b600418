// Instructions of a small target of our own: operands, flags, encodings, relations.

// +++ toy.td
include "llvm/Target/Target.td"

def FixInstrInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def HasNotB : Predicate<"Subtarget->hasNotB()">, AssemblerPredicate<(all_of (not FeatB)), "not b">;
def HasAny : Predicate<"Subtarget->hasAny()">, AssemblerPredicate<(any_of FeatA, FeatB), "any">;
def Fix : Target { let InstructionSet = FixInstrInfo; }

class R<string n, bits<5> e> : Register<n> { let Namespace = "Fix"; let HWEncoding{4-0} = e; }
foreach i = 0-15 in def R#i : R<"r"#i, i>;
def FLAGS : R<"flags", 31>;
def GPR : RegisterClass<"Fix", [i32], 32, (sequence "R%u", 0, 15)>;
def GPRLow : RegisterClass<"Fix", [i32], 32, (sequence "R%u", 0, 7)>;
def CCR : RegisterClass<"Fix", [i32], 32, (add FLAGS)>;

def simm12 : Operand<i32>, ImmLeaf<i32, [{ return isInt<12>(Imm); }]> {
  let OperandType = "OPERAND_SIMM12"; let OperandNamespace = "FixOp";
  let DecoderMethod = "decodeSImm12"; let EncoderMethod = "encodeSImm12";
}
def uimm5 : Operand<i32>;
def mem : Operand<i32> {
  let MIOperandInfo = (ops GPR:$base, simm12:$off);
  let EncoderMethod = "encodeMem"; let DecoderMethod = "decodeMem";
  let OperandType = "OPERAND_MEMORY";
}
def mem2 : Operand<i32> {
  let MIOperandInfo = (ops GPR:$base, simm12:$off);
}
def pred : PredicateOperand<OtherVT, (ops i32imm, CCR), (ops (i32 14), (i32 zero_reg))> { let DecoderMethod = "decodePred"; let EncoderMethod="encPred"; }
def cc_out : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))> {let DecoderMethod = "decodeCC"; let EncoderMethod="encCC";}
def brtarget : Operand<OtherVT> { let OperandType = "OPERAND_PCREL"; }
class I<dag outs, dag ins, string asm = "", list<dag> pat = []> : Instruction {
  let Namespace = "Fix"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Pattern = pat; let Size = 4;
  bits<32> Inst = 0;
}
defm : RemapAllTargetPseudoPointerOperands<GPR>;

// --- minimal -gen-instr-info
include "llvm/Target/Target.td"
def MI : InstrInfo;
def Min : Target { let InstructionSet = MI; }
def R0 : Register<"r0"> { let Namespace = "Min"; }
def RC : RegisterClass<"Min", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def NOP : Instruction { let Namespace = "Min"; let OutOperandList = (outs); let InOperandList = (ins); let Size = 2; bits<16> Inst = 7; }

// --- fixed-length -gen-instr-info; -gen-disassembler
include "llvm/Target/Target.td"

def FixInstrInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def HasNotB : Predicate<"Subtarget->hasNotB()">, AssemblerPredicate<(all_of (not FeatB)), "not b">;
def HasAny : Predicate<"Subtarget->hasAny()">, AssemblerPredicate<(any_of FeatA, FeatB), "any">;
def Fix : Target { let InstructionSet = FixInstrInfo; }

class R<string n, bits<5> e> : Register<n> { let Namespace = "Fix"; let HWEncoding{4-0} = e; }
foreach i = 0-15 in def R#i : R<"r"#i, i>;
def FLAGS : R<"flags", 31>;
def GPR : RegisterClass<"Fix", [i32], 32, (sequence "R%u", 0, 15)>;
def GPRLow : RegisterClass<"Fix", [i32], 32, (sequence "R%u", 0, 7)>;
def CCR : RegisterClass<"Fix", [i32], 32, (add FLAGS)>;

def simm12 : Operand<i32>, ImmLeaf<i32, [{ return isInt<12>(Imm); }]> {
  let OperandType = "OPERAND_SIMM12"; let OperandNamespace = "FixOp";
  let DecoderMethod = "decodeSImm12"; let EncoderMethod = "encodeSImm12";
}
def uimm5 : Operand<i32>;
def mem : Operand<i32> {
  let MIOperandInfo = (ops GPR:$base, simm12:$off);
  let EncoderMethod = "encodeMem"; let DecoderMethod = "decodeMem";
  let OperandType = "OPERAND_MEMORY";
}
def mem2 : Operand<i32> {
  let MIOperandInfo = (ops GPR:$base, simm12:$off);
}
def pred : PredicateOperand<OtherVT, (ops i32imm, CCR), (ops (i32 14), (i32 zero_reg))> { let DecoderMethod = "decodePred"; let EncoderMethod="encPred"; }
def cc_out : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))> {let DecoderMethod = "decodeCC"; let EncoderMethod="encCC";}
def brtarget : Operand<OtherVT> { let OperandType = "OPERAND_PCREL"; }

class I<dag outs, dag ins, string asm, list<dag> pat = []> : Instruction {
  let Namespace = "Fix";
  let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Pattern = pat;
  let Size = 4;
  bits<32> Inst;
  field bits<32> SoftFail = 0;
}
class RRR<bits<7> op, string n, SDPatternOperator node> : I<(outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2), n#" $rd, $rs1, $rs2", [(set GPR:$rd, (node GPR:$rs1, GPR:$rs2))]> {
  bits<5> rd; bits<5> rs1; bits<5> rs2;
  let Inst{6-0} = op; let Inst{11-7} = rd; let Inst{16-12} = rs1; let Inst{21-17} = rs2; let Inst{31-22} = 0;
}
def ADD : RRR<1, "add", add> { let isCommutable = 1; let isAdd = 1; }
def SUB : RRR<2, "sub", sub>;
def MUL : RRR<3, "mul", mul> { let Predicates = [HasA]; let isCommutable = 1; }
def UDIV : RRR<3, "div", udiv> { let Predicates = [HasNotB]; let Inst{22} = 1; }
def ADDI : I<(outs GPR:$rd), (ins GPR:$rs1, simm12:$imm), "addi $rd, $rs1, $imm", [(set GPR:$rd, (add GPR:$rs1, simm12:$imm))]> {
  bits<5> rd; bits<5> rs1; bits<12> imm;
  let Inst{6-0} = 4; let Inst{11-7} = rd; let Inst{16-12} = rs1; let Inst{28-17} = imm; let Inst{31-29} = 0;
}
def LW : I<(outs GPR:$rd), (ins mem:$addr), "lw $rd, $addr"> {
  bits<5> rd; bits<17> addr;
  let Inst{6-0} = 5; let Inst{11-7} = rd; let Inst{28-12} = addr; let Inst{31-29} = 0;
  let mayLoad = 1; let UseNamedOperandTable = 1;
}
def SW : I<(outs), (ins GPR:$rd, mem:$addr), "sw $rd, $addr"> {
  bits<5> rd; bits<17> addr;
  let Inst{6-0} = 6; let Inst{11-7} = rd; let Inst{28-12} = addr; let Inst{31-29} = 0;
  let mayStore = 1; let UseNamedOperandTable = 1;
}
def LW2 : I<(outs GPR:$rd), (ins (mem2 $b, $o):$addr), "lw2 $rd, $addr"> {
  bits<5> rd; bits<5> b; bits<12> o;
  let Inst{6-0} = 7; let Inst{11-7} = rd; let Inst{16-12} = b; let Inst{28-17} = o; let Inst{31-29} = 0;
  let mayLoad = 1; let UseNamedOperandTable = 1; let UseLogicalOperandMappings = 1;
}
def MADD : I<(outs GPR:$rd), (ins GPR:$acc, GPRLow:$rs1, GPR:$rs2, pred:$p, cc_out:$s), "madd${s}${p} $rd, $rs1, $rs2"> {
  bits<5> rd; bits<3> rs1; bits<5> rs2; bits<4> p; bits<1> s;
  let Inst{6-0} = 8; let Inst{11-7} = rd; let Inst{14-12} = rs1; let Inst{21-17} = rs2; let Inst{25-22} = p; let Inst{26} = s;
  let Inst{31-27} = 0; let Inst{16-15} = 0;
  let SoftFail{16-15} = 0b11;
  let Constraints = "$acc = $rd,@earlyclobber $rd";
  let Defs = [FLAGS]; let Uses = [R15]; let hasSideEffects = 0;
  let UseLogicalOperandMappings = 1;
  let TSFlags{3-0} = 13; let TSFlags{63} = 1;
}
def BR : I<(outs), (ins brtarget:$dst), "br $dst", [(br bb:$dst)]> {
  bits<25> dst; let Inst{6-0} = 9; let Inst{31-7} = dst; let isBranch = 1; let isTerminator = 1; let isBarrier = 1;
}
def RET : I<(outs), (ins), "ret"> { let Inst = 10; let isReturn = 1; let isTerminator = 1; let PostEncoderMethod = "postRet"; }
def NOP : I<(outs), (ins), "nop"> { let Inst = 11; let Size = 4; let Predicates = [HasAny]; }
let isPseudo = 1 in {
def PSEUDO : I<(outs GPR:$rd), (ins variable_ops), "">;
def PADD : I<(outs GPR:$rd), (ins GPR:$a, GPR:$b), "">, PseudoInstExpansion<(ADD GPR:$rd, GPR:$b, GPR:$a)>;
def PADDI : I<(outs GPR:$rd), (ins GPR:$a), "">, PseudoInstExpansion<(ADDI GPR:$rd, GPR:$a, 42)>;
def PADD0 : I<(outs GPR:$rd), (ins GPR:$a), "">, PseudoInstExpansion<(ADD GPR:$rd, R0, GPR:$a)>;
}
defm : RemapAllTargetPseudoPointerOperands<GPR>;

// --- operand-types -gen-instr-info; -gen-instr-info --instr-info-expand-mi-operand-info=0
include "llvm/Target/Target.td"

def FixInstrInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def HasNotB : Predicate<"Subtarget->hasNotB()">, AssemblerPredicate<(all_of (not FeatB)), "not b">;
def HasAny : Predicate<"Subtarget->hasAny()">, AssemblerPredicate<(any_of FeatA, FeatB), "any">;
def X86 : Target { let InstructionSet = FixInstrInfo; }

class R<string n, bits<5> e> : Register<n> { let Namespace = "X86"; let HWEncoding{4-0} = e; }
foreach i = 0-15 in def R#i : R<"r"#i, i>;
def FLAGS : R<"flags", 31>;
def GPR : RegisterClass<"X86", [i32], 32, (sequence "R%u", 0, 15)>;
def GPRLow : RegisterClass<"X86", [i32], 32, (sequence "R%u", 0, 7)>;
def CCR : RegisterClass<"X86", [i32], 32, (add FLAGS)>;

def simm12 : Operand<i32>, ImmLeaf<i32, [{ return isInt<12>(Imm); }]> {
  let OperandType = "OPERAND_SIMM12"; let OperandNamespace = "FixOp";
  let DecoderMethod = "decodeSImm12"; let EncoderMethod = "encodeSImm12";
}
def uimm5 : Operand<i32>;
def mem : Operand<i32> {
  let MIOperandInfo = (ops GPR:$base, simm12:$off);
  let EncoderMethod = "encodeMem"; let DecoderMethod = "decodeMem";
  let OperandType = "OPERAND_MEMORY";
}
def mem2 : Operand<i32> {
  let MIOperandInfo = (ops GPR:$base, simm12:$off);
}
def pred : PredicateOperand<OtherVT, (ops i32imm, CCR), (ops (i32 14), (i32 zero_reg))> { let DecoderMethod = "decodePred"; let EncoderMethod="encPred"; }
def cc_out : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))> {let DecoderMethod = "decodeCC"; let EncoderMethod="encCC";}
def brtarget : Operand<OtherVT> { let OperandType = "OPERAND_PCREL"; }

class I<dag outs, dag ins, string asm, list<dag> pat = []> : Instruction {
  let Namespace = "X86";
  let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Pattern = pat;
  let Size = 4;
  bits<32> Inst;
  field bits<32> SoftFail = 0;
}
class RRR<bits<7> op, string n, SDPatternOperator node> : I<(outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2), n#" $rd, $rs1, $rs2", [(set GPR:$rd, (node GPR:$rs1, GPR:$rs2))]> {
  bits<5> rd; bits<5> rs1; bits<5> rs2;
  let Inst{6-0} = op; let Inst{11-7} = rd; let Inst{16-12} = rs1; let Inst{21-17} = rs2; let Inst{31-22} = 0;
}
def ADD : RRR<1, "add", add> { let isCommutable = 1; let isAdd = 1; }
def SUB : RRR<2, "sub", sub>;
def MUL : RRR<3, "mul", mul> { let Predicates = [HasA]; let isCommutable = 1; }
def UDIV : RRR<3, "div", udiv> { let Predicates = [HasNotB]; let Inst{22} = 1; }
def ADDI : I<(outs GPR:$rd), (ins GPR:$rs1, simm12:$imm), "addi $rd, $rs1, $imm", [(set GPR:$rd, (add GPR:$rs1, simm12:$imm))]> {
  bits<5> rd; bits<5> rs1; bits<12> imm;
  let Inst{6-0} = 4; let Inst{11-7} = rd; let Inst{16-12} = rs1; let Inst{28-17} = imm; let Inst{31-29} = 0;
}
def LW : I<(outs GPR:$rd), (ins mem:$addr), "lw $rd, $addr"> {
  bits<5> rd; bits<17> addr;
  let Inst{6-0} = 5; let Inst{11-7} = rd; let Inst{28-12} = addr; let Inst{31-29} = 0;
  let mayLoad = 1; let UseNamedOperandTable = 1;
}
def SW : I<(outs), (ins GPR:$rd, mem:$addr), "sw $rd, $addr"> {
  bits<5> rd; bits<17> addr;
  let Inst{6-0} = 6; let Inst{11-7} = rd; let Inst{28-12} = addr; let Inst{31-29} = 0;
  let mayStore = 1; let UseNamedOperandTable = 1;
}
def LW2 : I<(outs GPR:$rd), (ins (mem2 $b, $o):$addr), "lw2 $rd, $addr"> {
  bits<5> rd; bits<5> b; bits<12> o;
  let Inst{6-0} = 7; let Inst{11-7} = rd; let Inst{16-12} = b; let Inst{28-17} = o; let Inst{31-29} = 0;
  let mayLoad = 1; let UseNamedOperandTable = 1; let UseLogicalOperandMappings = 1;
}
def MADD : I<(outs GPR:$rd), (ins GPR:$acc, GPRLow:$rs1, GPR:$rs2, pred:$p, cc_out:$s), "madd${s}${p} $rd, $rs1, $rs2"> {
  bits<5> rd; bits<3> rs1; bits<5> rs2; bits<4> p; bits<1> s;
  let Inst{6-0} = 8; let Inst{11-7} = rd; let Inst{14-12} = rs1; let Inst{21-17} = rs2; let Inst{25-22} = p; let Inst{26} = s;
  let Inst{31-27} = 0; let Inst{16-15} = 0;
  let SoftFail{16-15} = 0b11;
  let Constraints = "$acc = $rd,@earlyclobber $rd";
  let Defs = [FLAGS]; let Uses = [R15]; let hasSideEffects = 0;
  let UseLogicalOperandMappings = 1;
  let TSFlags{3-0} = 5; let TSFlags{63} = 1;
}
def BR : I<(outs), (ins brtarget:$dst), "br $dst", [(br bb:$dst)]> {
  bits<25> dst; let Inst{6-0} = 9; let Inst{31-7} = dst; let isBranch = 1; let isTerminator = 1; let isBarrier = 1;
}
def RET : I<(outs), (ins), "ret"> { let Inst = 10; let isReturn = 1; let isTerminator = 1; let PostEncoderMethod = "postRet"; }
def NOP : I<(outs), (ins), "nop"> { let Inst = 11; let Size = 4; let Predicates = [HasAny]; }
let isPseudo = 1 in {
def PSEUDO : I<(outs GPR:$rd), (ins variable_ops), "">;
def PADD : I<(outs GPR:$rd), (ins GPR:$a, GPR:$b), "">, PseudoInstExpansion<(ADD GPR:$rd, GPR:$b, GPR:$a)>;
def PADDI : I<(outs GPR:$rd), (ins GPR:$a), "">, PseudoInstExpansion<(ADDI GPR:$rd, GPR:$a, 42)>;
def PADD0 : I<(outs GPR:$rd), (ins GPR:$a), "">, PseudoInstExpansion<(ADD GPR:$rd, R0, GPR:$a)>;
}
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class X86MemOperand<string printMethod, int size> : Operand<iPTR> { let PrintMethod = printMethod; let MIOperandInfo = (ops GPR, i8imm, GPR, i32imm, GPR); int Size = size; let OperandType = "OPERAND_MEMORY"; }
def i32mem : X86MemOperand<"print32", 32>;
def i64mem : X86MemOperand<"print64", 64>;
def i32memb : X86MemOperand<"print32", 32>;
def anymem : X86MemOperand<"printany", 0>;
def GPRop : RegisterOperand<GPR>;
def MOV32rm : I<(outs GPR:$d), (ins i32mem:$m), "mov $d, $m"> { let mayLoad=1; let isCodeGenOnly=1;}
def MOV64mr : I<(outs), (ins i64mem:$m, GPRop:$d), "mov $d, $m"> { let mayStore=1;let isCodeGenOnly=1; }
def ADDri : I<(outs GPR:$dst), (ins GPR:$src, i32imm:$i), "add"> {let Constraints = "$src = $dst"; let isCodeGenOnly=1;}

// --- predicates-modes-schedules @intrinsics -gen-instr-info
include "toy.td"
def ModeA : HwMode<[HasA]>;
def ModeB : HwMode<[HasNotB]>;
def PtrRC : RegClassByHwMode<[ModeA, ModeB], [GPR, GPRLow]>;
def AnyRC : RegClassByHwMode<[DefaultMode, ModeB], [GPRLow, GPR]>;
def PtrOp : RegisterOperand<PtrRC>;
def memp : Operand<i32> { let MIOperandInfo = (ops PtrRC:$base, PtrOp:$idx, simm12:$off); let OperandType = "OPERAND_MEMORY"; }
def IIAlu : InstrItinClass;
def WAlu : SchedWrite; def WMul : SchedWrite; def RAlu : SchedRead; def RMul : SchedRead;
def H1 : I<(outs PtrRC:$d), (ins AnyRC:$a, PtrOp:$b, memp:$m, pred:$p)> { let Itinerary = IIAlu; let SchedRW = [WAlu, RAlu, WMul]; }
def H2 : I<(outs PtrRC:$d), (ins AnyRC:$a)>, Deprecated<FeatA> { let Itinerary = IIAlu; }
def H3 : I<(outs PtrRC:$d), (ins AnyRC:$a)>, ComplexDeprecationPredicate<"H3"> {  let SchedRW = [WAlu, RAlu, WMul]; }
def H4 : I<(outs PtrRC:$d), (ins AnyRC:$a)>, ComplexDeprecationPredicate<"H3"> {  let SchedRW = [WAlu, RAlu]; }
def H5 : I<(outs PtrRC:$d), (ins AnyRC:$a)> {  let SchedRW = [WAlu, RAlu]; }
def M1 : SchedMachineModel { let CompleteModel = 0; }
def M2 : SchedMachineModel{ let CompleteModel = 0; }
let SchedModel = M1 in {
def : InstRW<[WMul], (instrs H4)>;
def : InstRW<[WMul], (instregex "H[12]$", "H3")>;
}
class RM<string b> { string Base = b; string Kind = ""; string W = ""; }
class RMI<string b, string k, string w> : I<(outs GPR:$d), (ins GPR:$a)>, RM<b> { let Kind = k; let W = w; }
def A32 : RMI<"A","x","32">; def A64 : RMI<"A","x","64">; def A16 : RMI<"A","x","16">; def B32 : RMI<"B","x","32">; def B64 : RMI<"B","x","64">; def C32 : RMI<"C","x","32">; def C16 : RMI<"C","y","16">;
def getW : InstrMapping { let FilterClass = "RM"; let RowFields = ["Base"]; let ColFields = ["W"]; let KeyCol = ["32"]; let ValueCols = [["64"], ["16"]]; }
def getW1 : InstrMapping { let FilterClass = "RM"; let RowFields = ["Base", "Kind"]; let ColFields = ["W"]; let KeyCol = ["64"]; let ValueCols = [["32"]]; }
def getWK : InstrMapping { let FilterClass = "RM"; let RowFields = ["Base"]; let ColFields = ["W", "Kind"]; let KeyCol = ["32", "x"]; let ValueCols = [["64","x"],["16","y"]]; }
let FunctionMapper = "map" in {
def CI : CheckImmOperand<1, 7>; def CR : CheckRegOperand<1, R2>; def CIs : CheckImmOperand_s<1, "X">; def CLT : CheckImmOperandLT<1,4>; def CIR : CheckInvalidRegOperand<1>; def CRS : CheckRegOperandSimple<1>; def CIS : CheckImmOperandSimple<1>; def CGT : CheckImmOperandGT<1,4>;
}


def P1 : TIIPredicate<"isP1", MCReturnStatement<CheckAll<[CheckOpcode<[H1,H2]>, CheckIsRegOperand<0>, CheckIsImmOperand<1>, CheckNot<CheckIsVRegOperand<2>>, CheckIsNotVRegOperand<1>, CheckSameRegOperand<0,1>, CheckRegOperand<0,R1>, CheckInvalidRegOperand<1>, CheckValidRegOperand<0>, CheckImmOperand<1,5>, CheckImmOperand_s<1,"Foo">, CheckImmOperandLT<1,3>]>>>;

// --- named-operands -gen-instr-info
include "toy.td"
class BranchTargetOperand;
def bt : Operand<OtherVT>, BranchTargetOperand;
def ci : Operand<i32>, PredicateOp { let MIOperandInfo = (ops GPR:$x, bt:$y); }
def cr : RegisterOperand<GPR>, PredicateOp;
def NoNSR : Register<"x">;
def NoNS : RegisterClass<"", [i32], 32, (add R0)>;
def X1 : I<(outs NoNS:$n), (ins bt:$x, ci:$y, cr:$z, pred:$p, cc_out:$o)> { let Uses = [R0, NoNSR]; let UseNamedOperandTable = 1; }
def X2 : I<(outs NoNS:$x), (ins bt:$y, ci:$z, (ci $w, $n):$o)> { let UseNamedOperandTable = 1; }
def X3 : I<(outs NoNS:$x), (ins bt:$y, ci:$z)> { let UseNamedOperandTable = 1; }
def X4 : I<(outs ), (ins mem2:$y, NoNS:$x)> { let UseNamedOperandTable = 1; let UseLogicalOperandMappings = 1; }
def X5 : I<(outs ), (ins mem2:$q)> { let UseNamedOperandTable = 1; let UseLogicalOperandMappings = 1;}
def X6 : I<(outs GPR:$d), (ins GPR:$a)> { let UseLogicalOperandMappings = 1;}
def X7 : I<(outs GPR:$d), (ins GPR:$a, variable_ops)> { let UseLogicalOperandMappings = 1;}
def X8 : I<(outs ), (ins )> { let UseLogicalOperandMappings = 1; let UseNamedOperandTable = 1;}

// --- flags-from-patterns -gen-instr-info
include "toy.td"
def SDT : SDTypeProfile<1, 1, [SDTCisVT<0, i32>, SDTCisVT<1, i32>]>;
def SDT0 : SDTypeProfile<0, 1, [SDTCisVT<0, i32>]>;
def nside : SDNode<"F::SIDE", SDT0, [SDNPHasChain, SDNPSideEffect]>;
def nload : SDNode<"F::LOAD", SDT, [SDNPHasChain, SDNPMayLoad, SDNPMemOperand]>;
def nboth : SDNode<"F::BOTH", SDT, [SDNPHasChain, SDNPMayLoad, SDNPMayStore]>;
def nvar : SDNode<"F::VAR", SDT, [SDNPVariadic]>;
let TargetPrefix = "fix" in {
def int_fix_nomem : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrNoMem]>;
def int_fix_read : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrReadMem]>;
def int_fix_write : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrWriteMem]>;
def int_fix_arg : Intrinsic<[llvm_i32_ty], [llvm_ptr_ty], [IntrArgMemOnly]>;
def int_fix_argr : Intrinsic<[llvm_i32_ty], [llvm_ptr_ty], [IntrArgMemOnly, IntrReadMem]>;
def int_fix_all : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], []>;
def int_fix_inacc : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrInaccessibleMemOnly]>;
def int_fix_inaccarg : Intrinsic<[llvm_i32_ty], [llvm_ptr_ty], [IntrInaccessibleMemOrArgMemOnly]>;
def int_fix_nomemside : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrNoMem, IntrHasSideEffects]>;
def int_fix_def : DefaultAttrsIntrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrNoMem]>;
def int_fix_void : Intrinsic<[], [llvm_i32_ty], [IntrNoMem]>;
}
def ssub : SubRegIndex<16>;
def addr : ComplexPattern<iPTR, 2, "sel", [], []>;
def addrl : ComplexPattern<i32, 1, "sel", [], [SDNPMayLoad]>;
def addrs : ComplexPattern<i32, 1, "sel", [add], [SDNPSideEffect, SDNPMayStore]>;
class P1<dag p> : I<(outs GPR:$d), (ins GPR:$a), "", [(set GPR:$d, p)]>;
class P2<dag p> : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "", [(set GPR:$d, p)]>;
def F01 : P1<(nload GPR:$a)>;
def F02 : P1<(i32 (nboth GPR:$a))>;
def F03 : P1<(nvar GPR:$a)>;
def F04 : I<(outs), (ins GPR:$a), "", [(nside GPR:$a)]>;
def F05 : P1<(int_fix_nomem GPR:$a)>;
def F06 : P1<(int_fix_read GPR:$a)>;
def F07 : P1<(int_fix_write GPR:$a)>;
def F08 : P1<(int_fix_arg GPR:$a)>;
def F09 : P1<(int_fix_argr GPR:$a)>;
def F10 : P1<(int_fix_all GPR:$a)>;
def F11 : P1<(int_fix_inacc GPR:$a)>;
def F12 : P1<(int_fix_inaccarg GPR:$a)>;
def F13 : P1<(int_fix_nomemside GPR:$a)>;
def F14 : P1<(int_fix_def GPR:$a)>;
def F15 : I<(outs), (ins GPR:$a), "", [(int_fix_void GPR:$a)]>;
def F16 : P1<(load GPR:$a)>;
def F17 : P1<(sextloadi8 GPR:$a)>;
def F18 : I<(outs), (ins GPR:$a, GPR:$b), "", [(store GPR:$a, GPR:$b)]>;
def F19 : P2<(atomic_load_add_i32 GPR:$a, GPR:$b)>;
def F20 : P2<(add GPR:$a, (load GPR:$b))>;
def F23 : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "", [(set GPR:$d, (add addrs:$a, GPR:$b))]>;
def FPR : RegisterClass<"Fix", [f32], 32, (add R0)>;
def F25 : I<(outs FPR:$d), (ins GPR:$a), "", [(set FPR:$d, (f32 (bitconvert (i32 GPR:$a))))]>;
def F26 : I<(outs FPR:$d), (ins GPR:$a), "", [(set FPR:$d, (bitconvert GPR:$a))]>;
def F27 : I<(outs FPR:$d), (ins GPR:$a), "", [(set FPR:$d, (bitconvert (i32 (add GPR:$a, 1))))]>;
def F28 : I<(outs FPR:$d), (ins FPR:$a, FPR:$b), "", [(set FPR:$d, (any_fadd FPR:$a, FPR:$b))]>;
def F29 : I<(outs FPR:$d), (ins FPR:$a, FPR:$b), "", [(set FPR:$d, (strict_fadd FPR:$a, FPR:$b))]>;
def F30 : I<(outs FPR:$d), (ins FPR:$a, FPR:$b), "", []>;
def F31 : I<(outs FPR:$d), (ins FPR:$a, FPR:$b), "", []> { let mayLoad = 1; }
def F32 : I<(outs FPR:$d), (ins FPR:$a, FPR:$b), "", []> { let hasSideEffects = 0; }
def F33 : I<(outs GPR:$d), (ins GPR:$a), "", []>;
def F34 : I<(outs GPR:$d), (ins GPR:$a), "", []> { let hasSideEffects = 0; }
def F35 : I<(outs FPR:$d), (ins GPR:$a), "", []>;
def F36 : I<(outs), (ins), "", [(trap)]>;
def F37 : I<(outs), (ins GPR:$a), "", [(prefetch GPR:$a, timm, timm, timm)]>;
def F38 : I<(outs GPR:$d), (ins GPR:$a), "", [(set GPR:$d, (null_frag GPR:$a))]>;
def F39 : I<(outs GPR:$d), (ins GPR:$a)> { let mayLoad = 1; }
def F40 : I<(outs GPR:$d), (ins simm12:$a), "", [(set GPR:$d, simm12:$a)]> ;
def F41 : I<(outs GPR:$d), (ins GPR:$a), "", []> ;
def F42 : I<(outs), (ins GPR:$a, brtarget:$d), "", [(brcond GPR:$a, bb:$d)]> ;
def F43 : I<(outs GPR:$d), (ins GPR:$a), "", []> ;
def fragl : PatFrags<(ops node:$a, node:$b), [(add (i32 (load node:$a)), node:$b), (sub node:$a, node:$b)]>;
def F44 : P2<(fragl GPR:$a, (nboth GPR:$b))> { let mayLoad = 1; let mayStore = 1; let hasSideEffects = 1; }
def : Pat<(i32 (nload (i32 3))), (F33 R1)>;
def : Pat<(i32 (nload (i32 4))), (F34 R1)>;
def : Pat<(i32 (nload (i32 4))), (F34 R1)>;
def : Pat<(f32 (bitconvert GPR:$a)), (F35 $a)>;
def : Pat<(i32 (nload (i32 5))), (EXTRACT_SUBREG (F39 R1), ssub)>;

def opf : OutPatFrag<(ops node:$x), (F41 $x)>;
def : Pat<(i32 (nload (i32 6))), (opf R1)>;
def xf : SDNodeXForm<imm, [{ return x; }]>;
def : Pat<(nload (i32 imm:$x)), (F43 (xf imm:$x))>;

// --- instruction-read-writes -gen-instr-info
include "toy.td"
def WAlu : SchedWrite; def WMul : SchedWrite; def RAlu : SchedRead;
class S<list<SchedReadWrite> rw> : I<(outs GPR:$d), (ins GPR:$a)> { let SchedRW = rw; }
def IIA : InstrItinClass;
foreach i = 0-9 in { def ADD#i : S<[WAlu, RAlu]>; def MUL#i : S<[WMul]> { let Itinerary = IIA; } def SUBW#i : S<[WMul, WAlu]>; }
def M1 : SchedMachineModel { let CompleteModel = 0; }
def M2 : SchedMachineModel{ let CompleteModel = 0; }
def M3 : SchedMachineModel{ let CompleteModel = 0; let FullInstRWOverlapCheck = 0; }
let SchedModel = M1 in {
def R1a : InstRW<[WMul], (instrs ADD1, ADD2)>;
def R1b : InstRW<[WMul], (instregex "^MUL[0-3]$", "SUBW(1|3)")>;
}
let SchedModel = M2 in {
def R2a : InstRW<[WMul], (instregex "^ADD[0-4]")>;
def R2b : InstRW<[WMul], (instregex "MUL", "SUBW.$")>;
}
let SchedModel = M3 in {
def R3a : InstRW<[WMul], (add (instregex "ADD(1|2)$"), (instrs MUL9))>;
def R3b : InstRW<[WMul], (sub (instregex "[A-Z]+[[:digit:]]"), (instrs MUL9, ADD0))>;
def R3c : InstRW<[WMul], (instrs ADD0, COPY)>;
}

// --- function-predicates -gen-instr-info
include "toy.td"
foreach i = 1-5 in def H#i : I<(outs GPR:$d), (ins GPR:$a)>;
let FunctionMapper = "map" in {
def CI : CheckImmOperand<1, 7>; def CR : CheckRegOperand<1, R2>; def CIs : CheckImmOperand_s<1, "X">; def CLT : CheckImmOperandLT<1,4>; def CIR : CheckInvalidRegOperand<1>; def CRS : CheckRegOperandSimple<1>; def CIS : CheckImmOperandSimple<1>; def CGT : CheckImmOperandGT<1,4>;
}
def P2 : TIIPredicate<"isP2", MCReturnStatement<CheckAny<[CheckImmOperandGT<1,3>,CheckImmOperandLE<1,3>,CheckImmOperandGE<1,3>, CheckRegOperandSimple<1>, CheckImmOperandSimple<1>, CheckZeroOperand<2>, CheckNumOperands<3>, CheckNonPortable<"foo(MI)">, CheckAny<[CheckOpcode<[H3]>, CheckPseudo<[H4]>, TruePred, FalsePred, CheckNot<TruePred>, CheckImmOperandRange<1,2,3>]>, CheckFunctionPredicate<"MCfn", "MIfn">]>>>;

// --- negated-predicates -gen-instr-info
include "toy.td"
foreach i = 1-5 in def H#i : I<(outs GPR:$d), (ins GPR:$a)>;
let FunctionMapper = "map" in {
def CI : CheckImmOperand<1, 7>; def CR : CheckRegOperand<1, R2>; def CIs : CheckImmOperand_s<1, "X">; def CLT : CheckImmOperandLT<1,4>; def CIR : CheckInvalidRegOperand<1>; def CRS : CheckRegOperandSimple<1>; def CIS : CheckImmOperandSimple<1>; def CGT : CheckImmOperandGT<1,4>;
}
def P3 : TIIPredicate<"isP3", MCReturnStatement<CheckNot<CheckAll<[CheckOpcode<[H1]>, CheckNot<CheckOpcode<[H2,H3]>>, CheckNot<CheckAny<[CI,CheckAll<[CR]>]>>]>>>>;
def P5 : TIIPredicate<"isP5", MCReturnStatement<CheckNot<CheckNot<CheckAny<[CI,CR]>>>>>;
def P6 : TIIPredicate<"isP6", MCReturnStatement<CheckNot<CheckNonPortable<"x">>>>;

// --- memory-locations -gen-instr-info
include "toy.td"
def ML1 : IntrinsicMemoryLocation; def ML2 : IntrinsicMemoryLocation;
let TargetPrefix = "fix" in {
def int_fix_a : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrRead<[TargetMem0]>]>;
def int_fix_b : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrWrite<[TargetMem0]>]>;
def int_fix_c : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrRead<[InaccessibleMem]>, IntrWrite<[TargetMem1]>]>;
def int_fix_d : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrReadMem, IntrWrite<[TargetMem1]>]>;
def int_fix_e : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrNoMem, IntrRead<[TargetMem1]>]>;
}
class P1<dag p> : I<(outs GPR:$d), (ins GPR:$a), "", [(set GPR:$d, p)]>;
def F01 : P1<(int_fix_a GPR:$a)>;
def F02 : P1<(int_fix_b GPR:$a)>;
def F03 : P1<(int_fix_c GPR:$a)>;
def F04 : P1<(int_fix_d GPR:$a)>;
def F05 : P1<(int_fix_e GPR:$a)>;

// --- encodings-of-fields -gen-emitter
include "toy.td"
def CEr : RegisterOperand<GPR> { let EncoderMethod = "encR"; let DecoderMethod = "decR"; }
def mem3 : Operand<i32> { let MIOperandInfo = (ops GPR:$b, CEr:$i, simm12:$o); let DecoderMethod = "decMem3"; }
// split field
def A1 : I<(outs GPR:$d), (ins simm12:$imm, GPR:$s)> { bits<5> d; bits<12> imm; bits<5> s; let Inst{4-0} = d; let Inst{8-5} = imm{3-0}; let Inst{16-9} = imm{11-4}; let Inst{21-17} = s; let Inst{31} = 1; }
def A2 : I<(outs GPR:$d), (ins simm12:$imm, GPR:$s)> { bits<5> d; bits<12> imm; bits<5> s; let Inst{4-0} = d; let Inst{8-5} = imm{11-8}; let Inst{9} = imm{0}; let Inst{10} = imm{2}; let Inst{21-17} = s; let Inst{25-22} = imm{7-4}; let Inst{31} = 1; }
// unset bits
def A3 : I<(outs GPR:$d), (ins GPR:$s)> { bits<5> d; bits<5> s; let Inst{4-0} = d; let Inst{9-5} = s; let Inst{12-10} = ?; let Inst{31} = 1; }
// dag operand
def A4 : I<(outs GPR:$d), (ins (mem3 $b, $i, $o):$m)> { bits<5> d; bits<5> b; bits<5> i; bits<12> o; let Inst{4-0} = d; let Inst{9-5} = b; let Inst{14-10} = i; let Inst{26-15} = o; let Inst{31-27} = 3; }
def A5 : I<(outs GPR:$d), (ins mem:$m, CEr:$x)> { bits<5> d; bits<17> m; bits<5> x; let Inst{4-0} = d; let Inst{21-5} = m; let Inst{26-22} = x; let Inst{31-27} = 4; }
// top level encoder + dag names
def A6 : I<(outs GPR:$d), (ins (mem $b, $o):$m)> { bits<5> d; bits<5> b; bits<12> o; let Inst{4-0} = d; let Inst{9-5} = b;  let Inst{26-15} = o; let Inst{31-27} = 5; }
// field never referenced (not an operand)
def A7 : I<(outs GPR:$d), (ins GPR:$s)> { bits<5> d; bits<5> s; bits<3> opc = 5; let Inst{4-0} = d; let Inst{9-5} = s; let Inst{12-10} = opc; let Inst{31} = 1; let PostEncoderMethod = "post7"; }
// one bit
def A8 : I<(outs GPR:$d), (ins uimm5:$s)> { bits<5> d; bits<1> s; let Inst{4-0} = d; let Inst{5} = s; let Inst{31} = 1; }
def A9 : I<(outs GPR:$d), (ins uimm5:$s)> { bits<5> d; bit s; let Inst{4-0} = d; let Inst{5} = s; let Inst{31} = 1; }
// whole 32
def B1 : I<(outs), (ins uimm5:$s)> { bits<32> s; let Inst = s; }
def B2 : I<(outs GPR:$d), (ins GPR:$acc, GPR:$s)> { bits<5> d; bits<5> s; let Constraints = "$acc = $d"; let Inst{4-0} = d; let Inst{9-5} = s; let Inst{31} = 1;}
def B3 : I<(outs GPR:$d), (ins pred:$p, cc_out:$s)> { bits<5> d; bits<4> p; bit s; let Inst{4-0} = d; let Inst{9-6} = p; let Inst{5} = s; let Inst{31} = 1;}
let isCodeGenOnly = 1 in def B4 : I<(outs), (ins)> { let Inst{5} = 1; }
let isAsmParserOnly = 1 in def B5 : I<(outs), (ins)> { let Inst{5} = 1; }
let isPseudo = 1 in def B6 : I<(outs), (ins)> { let Inst{5} = 1; }
def B7 : Instruction { let Namespace = "Fix"; let OutOperandList = (outs); let InOperandList = (ins); let Size = 2; bits<16> Inst; let Inst = 0xabcd; }
// repeated use of field
def B8 : I<(outs GPR:$d), (ins)> { bits<5> d; let Inst{4-0} = d; let Inst{9-5} = d; let Inst{31} = 1; }
// field bits not all encoded
def B9 : I<(outs GPR:$d), (ins simm12:$i)> { bits<5> d; bits<12> i;  let Inst{4-0} = d; let Inst{9-5} = i{11-7}; let Inst{31} = 1; }

// --- encodings-by-mode -gen-emitter
include "toy.td"
def ModeA : HwMode<[HasA]>;
def ModeB : HwMode<[HasNotB]>;
class E<bits<7> op> : InstructionEncoding { let Size = 4; bits<32> Inst; bits<5> d; bits<5> s; let Inst{31-25} = op; let Inst{4-0} = d; let Inst{9-5} = s; }
class E2<bits<7> op> : InstructionEncoding { let Size = 4; bits<32> Inst; bits<5> d; bits<5> s; let Inst{31-25} = op; let Inst{14-10} = d; let Inst{9-5} = s; let DecoderNamespace = "Two"; }
def A1e : E<5>; def A1f : E<6>; def A1g : E2<7>;
def A1 : I<(outs GPR:$d), (ins GPR:$s)> { let EncodingInfos = EncodingByHwMode<[ModeA, DefaultMode], [A1e, A1f]>; }
def A2 : I<(outs GPR:$d), (ins GPR:$s)> { let EncodingInfos = EncodingByHwMode<[ModeA, ModeB], [A1g, A1f]>; let PostEncoderMethod = "post"; }
def A3 : I<(outs GPR:$d), (ins GPR:$s)> { bits<5> d; bits<5> s; let Inst{4-0} = d; let Inst{9-5} = s; let Inst{31} = 1; }
def A4 : I<(outs GPR:$d), (ins GPR:$s)> { let EncodingInfos = EncodingByHwMode<[ModeB, DefaultMode], [A1g, A1f]>; }
def A5 : I<(outs GPR:$d), (ins GPR:$s)> { let EncodingInfos = EncodingByHwMode<[ModeB, DefaultMode, ModeA], [A1g, A1f, A1g]>; }
def A6 : I<(outs GPR:$d), (ins GPR:$s)> { let EncodingInfos = EncodingByHwMode<[DefaultMode], [A1f]>; }

// --- wide-encodings -gen-emitter
include "toy.td"
def ModeA : HwMode<[HasA]>;
class E<bits<7> op> : InstructionEncoding { let Size = 12; bits<96> Inst = 0; bits<5> d; bits<5> s; let Inst{31-25} = op; let Inst{4-0} = d; let Inst{9-5} = s; }
def A1e : E<5>; def A1f : E<6>;
def A1 : I<(outs GPR:$d), (ins GPR:$s)> { let EncodingInfos = EncodingByHwMode<[ModeA, DefaultMode], [A1e, A1f]>; let PostEncoderMethod = "post";}
class W<dag o, dag i> : Instruction { let Namespace = "Fix"; let OutOperandList = o; let InOperandList = i; let Size = 16; bits<128> Inst = 0; }
def A2 : W<(outs GPR:$d), (ins uimm5:$w, simm12:$s)> { bits<5> d; bits<70> w; bits<12> s; let Inst{69-0} = w; let Inst{75-71} = d; let Inst{76-76} = s{0}; let Inst{88-78} = s{11-1}; let Inst{127} = 1; let PostEncoderMethod = "post2"; }
def A3 : W<(outs GPR:$d), (ins uimm5:$w)> { bits<5> d; bits<64> w; let Inst{63-0} = w; let Inst{75-71} = d; }
def A4 : W<(outs ), (ins )> { let Inst{127-120} = 0x81; let Inst{63} = 1; }

// --- variable-length -gen-emitter
include "toy.td"
class V<dag o, dag i> : Instruction { let Namespace = "Fix"; let OutOperandList = o; let InOperandList = i; dag Inst; }
def mem8 : Operand<i32> { let MIOperandInfo = (ops GPR:$reg, i32imm:$off); let EncoderMethod = "encMem8"; }
def memx : Operand<i32> { let MIOperandInfo = (ops GPR:$reg, i32imm:$off); }
def V1 : V<(outs GPR:$d), (ins GPR:$s)> { let Inst = (descend 0b1010, (operand "$d", 4), (operand "$s", 3), 0b10101); }
def V2 : V<(outs GPR:$d), (ins memx:$m)> { let Inst = (ascend (descend 0b10, (operand "$d", 3), 0b000, (operand "$m.reg", 8)), (operand "$m.off", 32)); }
def V3 : V<(outs GPR:$d), (ins memx:$m)> { let Inst = (ascend (descend 0b10, (slice "$d", 3, 2), (operand "$m.reg", 12, (encoder "encReg"))), (slice "$m.off", 15, 0, (encoder "encOff"), (decoder "decOff"))); }
def V4 : V<(outs GPR:$d), (ins mem8:$m)> { let Inst = (descend 0b1, (operand "$m", 15, (decoder "decM")), (slice "$d", 0, 4), 0b000, (slice "$d", 4, 0)); }
def V5 : V<(outs), (ins)> { let Inst = (descend 0b11111111); }
def V6 : V<(outs), (ins)> { let Inst = (ascend 0b11111110, 0b00); let PostEncoderMethod = "postV"; }
def V7 : V<(outs), (ins uimm5:$x)> { let Inst = (descend 0b1111, (operand "$x", 68)); }
def V8 : V<(outs), (ins simm12:$x)> { let Inst = (descend 0b111100001111, (operand "$x", 12)); }
def V9 : V<(outs), (ins (memx $r, $o):$x)> { let Inst = (descend 0b111100001110, (operand "$r", 4), (operand "$o", 16)); }

// --- variable-length-by-mode -gen-emitter
include "toy.td"
def ModeA : HwMode<[HasA]>;def ModeB : HwMode<[HasNotB]>;
class V<dag o, dag i> : Instruction { let Namespace = "Fix"; let OutOperandList = o; let InOperandList = i; dag Inst; }
class VE<dag e> : InstructionEncoding { dag Inst = e; let Size = 1; }
def E1 : VE<(descend 0b1110, (operand "$d", 4), 0b00000001)>;
def E2 : VE<(descend 0b1111, (operand "$d", 4, (encoder "ee")), 0b00000001)>;
def V4 : V<(outs GPR:$d), (ins)> { let EncodingInfos = EncodingByHwMode<[ModeA, ModeB], [E1, E2]>; let Inst = (descend 0b1);} def V5 : V<(outs GPR:$d), (ins)> { let Inst = (descend 0b1110, (operand "$d", 4), 0b00000001); }
def V6 : V<(outs GPR:$d), (ins)> { let EncodingInfos = EncodingByHwMode<[ModeB], [E1]>; let PostEncoderMethod = "pp"; }

// --- little-endian -gen-emitter
include "llvm/Target/Target.td"

def FixInstrInfo : InstrInfo { let isLittleEndianEncoding = 1; }
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def HasNotB : Predicate<"Subtarget->hasNotB()">, AssemblerPredicate<(all_of (not FeatB)), "not b">;
def HasAny : Predicate<"Subtarget->hasAny()">, AssemblerPredicate<(any_of FeatA, FeatB), "any">;
def Fix : Target { let InstructionSet = FixInstrInfo; }

class R<string n, bits<5> e> : Register<n> { let Namespace = "Fix"; let HWEncoding{4-0} = e; }
foreach i = 0-15 in def R#i : R<"r"#i, i>;
def FLAGS : R<"flags", 31>;
def GPR : RegisterClass<"Fix", [i32], 32, (sequence "R%u", 0, 15)>;
def GPRLow : RegisterClass<"Fix", [i32], 32, (sequence "R%u", 0, 7)>;
def CCR : RegisterClass<"Fix", [i32], 32, (add FLAGS)>;

def simm12 : Operand<i32>, ImmLeaf<i32, [{ return isInt<12>(Imm); }]> {
  let OperandType = "OPERAND_SIMM12"; let OperandNamespace = "FixOp";
  let DecoderMethod = "decodeSImm12"; let EncoderMethod = "encodeSImm12";
}
def uimm5 : Operand<i32>;
def mem : Operand<i32> {
  let MIOperandInfo = (ops GPR:$base, simm12:$off);
  let EncoderMethod = "encodeMem"; let DecoderMethod = "decodeMem";
  let OperandType = "OPERAND_MEMORY";
}
def mem2 : Operand<i32> {
  let MIOperandInfo = (ops GPR:$base, simm12:$off);
}
def pred : PredicateOperand<OtherVT, (ops i32imm, CCR), (ops (i32 14), (i32 zero_reg))> { let DecoderMethod = "decodePred"; let EncoderMethod="encPred"; }
def cc_out : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))> {let DecoderMethod = "decodeCC"; let EncoderMethod="encCC";}
def brtarget : Operand<OtherVT> { let OperandType = "OPERAND_PCREL"; }
class I<dag outs, dag ins, string asm = "", list<dag> pat = []> : Instruction {
  let Namespace = "Fix"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Pattern = pat; let Size = 4;
  bits<32> Inst = 0;
}
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def CEr : RegisterOperand<GPR> { let EncoderMethod = "encR"; let DecoderMethod = "decR"; }
def mem3 : Operand<i32> { let MIOperandInfo = (ops GPR:$b, CEr:$i, simm12:$o); let DecoderMethod = "decMem3"; }
// split field
def A1 : I<(outs GPR:$d), (ins simm12:$imm, GPR:$s)> { bits<5> d; bits<12> imm; bits<5> s; let Inst{4-0} = d; let Inst{8-5} = imm{3-0}; let Inst{16-9} = imm{11-4}; let Inst{21-17} = s; let Inst{31} = 1; }
def A2 : I<(outs GPR:$d), (ins simm12:$imm, GPR:$s)> { bits<5> d; bits<12> imm; bits<5> s; let Inst{4-0} = d; let Inst{8-5} = imm{11-8}; let Inst{9} = imm{0}; let Inst{10} = imm{2}; let Inst{21-17} = s; let Inst{25-22} = imm{7-4}; let Inst{31} = 1; }
// unset bits
def A3 : I<(outs GPR:$d), (ins GPR:$s)> { bits<5> d; bits<5> s; let Inst{4-0} = d; let Inst{9-5} = s; let Inst{12-10} = ?; let Inst{31} = 1; }
// dag operand
def A4 : I<(outs GPR:$d), (ins (mem3 $b, $i, $o):$m)> { bits<5> d; bits<5> b; bits<5> i; bits<12> o; let Inst{4-0} = d; let Inst{9-5} = b; let Inst{14-10} = i; let Inst{26-15} = o; let Inst{31-27} = 3; }
def A5 : I<(outs GPR:$d), (ins mem:$m, CEr:$x)> { bits<5> d; bits<17> m; bits<5> x; let Inst{4-0} = d; let Inst{21-5} = m; let Inst{26-22} = x; let Inst{31-27} = 4; }
// top level encoder + dag names
def A6 : I<(outs GPR:$d), (ins (mem $b, $o):$m)> { bits<5> d; bits<5> b; bits<12> o; let Inst{4-0} = d; let Inst{9-5} = b;  let Inst{26-15} = o; let Inst{31-27} = 5; }
// field never referenced (not an operand)
def A7 : I<(outs GPR:$d), (ins GPR:$s)> { bits<5> d; bits<5> s; bits<3> opc = 5; let Inst{4-0} = d; let Inst{9-5} = s; let Inst{12-10} = opc; let Inst{31} = 1; let PostEncoderMethod = "post7"; }
// one bit
def A8 : I<(outs GPR:$d), (ins uimm5:$s)> { bits<5> d; bits<1> s; let Inst{4-0} = d; let Inst{5} = s; let Inst{31} = 1; }
def A9 : I<(outs GPR:$d), (ins uimm5:$s)> { bits<5> d; bit s; let Inst{4-0} = d; let Inst{5} = s; let Inst{31} = 1; }
// whole 32
def B1 : I<(outs), (ins uimm5:$s)> { bits<32> s; let Inst = s; }
def B2 : I<(outs GPR:$d), (ins GPR:$acc, GPR:$s)> { bits<5> d; bits<5> s; let Constraints = "$acc = $d"; let Inst{4-0} = d; let Inst{9-5} = s; let Inst{31} = 1;}
def B3 : I<(outs GPR:$d), (ins pred:$p, cc_out:$s)> { bits<5> d; bits<4> p; bit s; let Inst{4-0} = d; let Inst{9-6} = p; let Inst{5} = s; let Inst{31} = 1;}
let isCodeGenOnly = 1 in def B4 : I<(outs), (ins)> { let Inst{5} = 1; }
let isAsmParserOnly = 1 in def B5 : I<(outs), (ins)> { let Inst{5} = 1; }
let isPseudo = 1 in def B6 : I<(outs), (ins)> { let Inst{5} = 1; }
def B7 : Instruction { let Namespace = "Fix"; let OutOperandList = (outs); let InOperandList = (ins); let Size = 2; bits<16> Inst; let Inst = 0xabcd; }
// repeated use of field
def B8 : I<(outs GPR:$d), (ins)> { bits<5> d; let Inst{4-0} = d; let Inst{9-5} = d; let Inst{31} = 1; }
// field bits not all encoded
def B9 : I<(outs GPR:$d), (ins simm12:$i)> { bits<5> d; bits<12> i;  let Inst{4-0} = d; let Inst{9-5} = i{11-7}; let Inst{31} = 1; }

// --- operand-decoders -gen-disassembler; -gen-disassembler --use-fn-table-in-decode-to-mcinst
include "toy.td"
def CEr : RegisterOperand<GPR> { let EncoderMethod = "encR"; let DecoderMethod = "decR"; }
def CErn : RegisterOperand<GPR>;
def mem3 : Operand<i32> { let MIOperandInfo = (ops GPR:$b, CEr:$i, simm12:$o); }
def PI : Operand<i32> { let DecoderMethod = "decPI"; let hasCompleteDecoder = 0; }
def ModeA : HwMode<[HasA]>;
def PtrRC : RegClassByHwMode<[DefaultMode, ModeA], [GPR, GPRLow]>;
def PtrOp : RegisterOperand<PtrRC>;
def PtrUnused : RegClassByHwMode<[DefaultMode, ModeA], [GPR, GPRLow]>;
def PtrDec : RegClassByHwMode<[DefaultMode, ModeA], [GPR, GPRLow]> { let DecoderMethod = "decPtr"; }
class J<bits<6> op, dag o, dag i> : I<o, i> { let Inst{31-26} = op; }
def A1 : J<1,(outs GPR:$d), (ins simm12:$imm, GPR:$s)> { bits<5> d; bits<12> imm; bits<5> s; let Inst{4-0} = d; let Inst{8-5} = imm{3-0}; let Inst{16-9} = imm{11-4}; let Inst{21-17} = s; }
def A2 : J<2,(outs GPR:$d), (ins uimm5:$imm, GPR:$s)> { bits<5> d; bits<12> imm; bits<5> s; let Inst{4-0} = d; let Inst{8-5} = imm{11-8}; let Inst{9} = imm{0}; let Inst{10} = imm{2}; let Inst{21-17} = s; let Inst{25-22} = imm{7-4}; }
def A3 : J<3,(outs GPR:$d), (ins uimm5:$imm)> { bits<5> d; bits<12> imm; let imm{1} = 1; let imm{0} = 0; let Inst{4-0} = d; let Inst{14-5} = imm{11-2}; }
def A4 : J<4,(outs GPR:$d), (ins (mem3 $b, $i, $o):$m)> { bits<5> d; bits<5> b; bits<5> i; bits<12> o; let Inst{4-0} = d; let Inst{9-5} = b; let Inst{14-10} = i; let Inst{25-15} = o{10-0};  }
def A5 : J<5,(outs CErn:$d), (ins PI:$p)> { bits<5> d; bits<12> p; let Inst{4-0} = d; let Inst{16-5} = p; }
def A6 : J<6,(outs PtrRC:$d), (ins PtrOp:$p)> { bits<5> d; bits<5> p; let Inst{4-0} = d; let Inst{9-5} = p; }
def A7 : J<7,(outs GPR:$d), (ins GPR:$acc, GPR:$s)> { bits<5> d; bits<5> s; let Constraints = "$acc = $d"; let Inst{4-0} = d; let Inst{9-5} = s;}
def A8 : J<8,(outs GPR:$d), (ins GPR:$acc, GPR:$s)> { bits<5> acc; bits<5> s; let Constraints = "$acc = $d"; let Inst{4-0} = acc; let Inst{9-5} = s;}
def A9 : J<9,(outs GPR:$d), (ins uimm5:$s)> { bits<5> d; bits<5> s; let DecoderMethod = "decA9"; let Inst{4-0} = d; let Inst{9-5} = s;}
def B1 : J<10,(outs GPR:$d), (ins uimm5:$s)> { bits<5> d; bits<5> s; let DecoderMethod = "decB1"; let hasCompleteDecoder = 0; let Inst{4-0} = d; let Inst{9-5} = s;}
def B2 : J<11,(outs GPR:$d), (ins uimm5:$s)> { bits<5> d; bits<5> s = 7; let Inst{4-0} = d; let Inst{9-5} = s;}
def B3 : J<12,(outs GPR:$d), (ins uimm5:$s)> { bits<5> d; bits<5> s; let s{2-0} = 3; let Inst{4-0} = d; let Inst{6-5} = s{4-3};}
def B4 : J<13,(outs GPR:$d), (ins simm12:$s)> { bits<5> d; bits<5> s = 0; let Inst{4-0} = d; }
def B5 : J<14,(outs GPR:$d), (ins pred:$p, variable_ops)> { bits<5> d; bits<4> p; let Inst{4-0} = d; let Inst{9-6} = p; }
def B6 : J<15,(outs GPR:$d), (ins uimm5:$s)> { bits<5> d; bit s; let Inst{4-0} = d; let Inst{9} = s;}
def B7 : J<16,(outs GPR:$d), (ins uimm5:$s)> { bits<5> d; bits<2> s; let Inst{4-0} = d; let Inst{9} = s{1}; let Inst{8} = 0; let Inst{7} = s{0};}
def A10 : J<20,(outs PtrDec:$d), (ins)> { bits<5> d; let Inst{4-0} = d; }
def B8 : J<17,(outs GPR:$d), (ins)> { bits<5> d; let Inst{4-0} = d; let Inst{9-5} = d; }
let isAsmParserOnly = 1 in def B9 : J<18,(outs), (ins)>;
let isCodeGenOnly = 1 in def C1 : J<19,(outs), (ins)>;

// --- decoder-namespaces -gen-disassembler; -gen-disassembler --specialize-decoders-per-bitwidth --use-fn-table-in-decode-to-mcinst
include "toy.td"
class K<int n, dag o = (outs), dag i = (ins)> : Instruction { let Namespace="Fix"; let Size = n; let OutOperandList = o; let InOperandList = i; }
def HasE : Predicate<"x">;
def HasF : Predicate<"x">, AssemblerPredicate<(all_of FeatA, (not FeatB))>;
def HasG : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (not FeatB))>;
def HasH : Predicate<"x">, AssemblerPredicate<(any_of (all_of FeatA, FeatB), (not FeatB))>;
def A1 : K<2> { bits<16> Inst = 1; }
def A2 : K<4> { bits<32> Inst = 2; let DecoderNamespace = "Zed"; let Predicates = [HasA, HasF];}
def A3 : K<2> { bits<16> Inst = 3; let DecoderNamespace = "Abc"; let Predicates = [HasG, HasA]; }
def A4 : K<2> { bits<16> Inst = 4; let DecoderNamespace = "Zed"; let Predicates = [HasE, HasH];}
def A5 : K<4> { bits<32> Inst = 5; let Predicates = [HasE]; }
def A6 : K<0> { bits<16> Inst = 6; }
def A7 : K<3> { bits<24> Inst = 7; let Predicates = [HasH];}
def A8 : K<2> { bits<16> Inst = 8; let Predicates = [HasA, HasF]; }
def B1 : K<8> { bits<64> Inst = 10; }
class AE<Instruction I> : AdditionalEncoding<I> { bits<16> Inst; let Size = 2; }
def A1x : AE<A1> { let Inst = 99; }
def A2x : AE<A2> { let Inst = 98; let Predicates = [HasF]; let DecoderNamespace = "Add"; }
def PP : RegisterClass<"Fix", [i32], 32, (add R1)>;
let isPseudo = 1 in def P1 : K<2>;
def P1x : AE<P1> { let Inst = 96; }
let isCodeGenOnly = 1 in def P2 : K<2> { bits<16> Inst = 100; }
def P2x : AE<P2> { let Inst = 95; }

// --- decoders-by-mode -gen-disassembler --suppress-per-hwmode-duplicates=O0; -gen-disassembler --suppress-per-hwmode-duplicates=O1; -gen-disassembler --suppress-per-hwmode-duplicates=O2
include "toy.td"
def ModeA : HwMode<[HasA]>;
def ModeB : HwMode<[HasNotB]>;
class E<int n, string ns = ""> : InstructionEncoding { let Size = 2; bits<16> Inst = n; let DecoderNamespace = ns; }
class K<int n, dag o = (outs), dag i = (ins)> : Instruction { let Namespace="Fix"; let Size = n; let OutOperandList = o; let InOperandList = i; }
class KE<list<HwMode> m, list<InstructionEncoding> e> : K<2> { let EncodingInfos = EncodingByHwMode<m, e>; }
def e1 : E<1>; def e2 : E<2>; def e3 : E<3,"Alt">; def e4 : E<4>; def e5 : E<5, "Alt">; def e6 : E<6>; def e7 : E<7>; def e8 : E<8>;
def A1 : KE<[DefaultMode, ModeA], [e1, e2]>;
def A2 : KE<[ModeA, ModeB], [e3, e4]>;
def A3 : KE<[DefaultMode], [e5]>;
def A4 : K<2> { bits<16> Inst = 100; }
def A5 : K<2> { bits<16> Inst = 101; let DecoderNamespace = "Alt"; }
def A6 : K<2> { bits<16> Inst = 102; let DecoderNamespace = "Only"; }
def A7 : K<4> { bits<32> Inst = 103; }
def A8 : KE<[ModeB, DefaultMode, ModeA], [e6, e7, e8]>;

// --- variable-length-decoders -gen-disassembler
include "toy.td"
class V<dag o, dag i> : Instruction { let Namespace = "Fix"; let OutOperandList = o; let InOperandList = i; dag Inst; int Size = 1; }
def memx : Operand<i32> { let MIOperandInfo = (ops GPR:$reg, i32imm:$off); }
def memd : Operand<i32> { let MIOperandInfo = (ops GPR:$reg, i32imm:$off); let DecoderMethod = "decMemd"; }
def V1 : V<(outs GPR:$d), (ins GPR:$s)> { let Inst = (descend 0b1010, (operand "$d", 4), (operand "$s", 3), 0b10101); }
def V2 : V<(outs GPR:$d), (ins memx:$m)> { let Inst = (ascend (descend 0b10, (operand "$d", 3), 0b000, (operand "$m.reg", 8)), (operand "$m.off", 32)); }
def V3 : V<(outs GPR:$d), (ins memx:$m)> { let Inst = (ascend (descend 0b11, (slice "$d", 3, 2), (operand "$m.reg", 12, (encoder "encReg"), (decoder "decReg"))), (slice "$m.off", 15, 0, (encoder "encOff"), (decoder "decOff"))); }
def V4 : V<(outs GPR:$d), (ins memd:$m)> { let Inst = (descend 0b1, (operand "$m", 15), (slice "$d", 0, 4), 0b010, (slice "$d", 9, 5)); }
def V5 : V<(outs), (ins)> { let Inst = (descend 0b11111111); let Predicates = [HasA]; }
def V6 : V<(outs), (ins)> { let Inst = (ascend 0b11111110, 0b00); let DecoderNamespace = "Q"; }
def V8 : V<(outs), (ins simm12:$x)> { let Inst = (descend 0b111100001111, (operand "$x", 12)); }

// --- compressed -gen-compress-inst-emitter
include "llvm/Target/Target.td"

def FixInstrInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def HasNotB : Predicate<"Subtarget->hasNotB()">, AssemblerPredicate<(all_of (not FeatB)), "not b">;
def HasAny : Predicate<"Subtarget->hasAny()">, AssemblerPredicate<(any_of FeatA, FeatB), "any">;
def FixWriter : AsmWriter { let PassSubtarget = 1; }
def Fix : Target { let InstructionSet = FixInstrInfo; let AssemblyWriters = [FixWriter]; }

class R<string n, bits<5> e> : Register<n> { let Namespace = "Fix"; let HWEncoding{4-0} = e; }
foreach i = 0-15 in def R#i : R<"r"#i, i>;
def FLAGS : R<"flags", 31>;
def GPR : RegisterClass<"Fix", [i32], 32, (sequence "R%u", 0, 15)>;
def GPRLow : RegisterClass<"Fix", [i32], 32, (sequence "R%u", 0, 7)>;
def CCR : RegisterClass<"Fix", [i32], 32, (add FLAGS)>;

def simm12 : Operand<i32>, ImmLeaf<i32, [{ return isInt<12>(Imm); }]> {
  let OperandType = "OPERAND_SIMM12"; let MCOperandPredicate = [{ return isInt<12>(MCOp.getImm()); }]; let OperandNamespace = "FixOp";
  let DecoderMethod = "decodeSImm12"; let EncoderMethod = "encodeSImm12";
}
def uimm5 : Operand<i32>;
def mem : Operand<i32> {
  let MIOperandInfo = (ops GPR:$base, simm12:$off);
  let EncoderMethod = "encodeMem"; let DecoderMethod = "decodeMem";
  let OperandType = "OPERAND_MEMORY";
}
def mem2 : Operand<i32> {
  let MIOperandInfo = (ops GPR:$base, simm12:$off);
}
def pred : PredicateOperand<OtherVT, (ops i32imm, CCR), (ops (i32 14), (i32 zero_reg))> { let DecoderMethod = "decodePred"; let EncoderMethod="encPred"; }
def cc_out : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))> {let DecoderMethod = "decodeCC"; let EncoderMethod="encCC";}
def brtarget : Operand<OtherVT> { let OperandType = "OPERAND_PCREL"; }
class I<dag outs, dag ins, string asm = "", list<dag> pat = []> : Instruction {
  let Namespace = "Fix"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Pattern = pat; let Size = 4;
  bits<32> Inst = 0;
}
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def GPRNoX0 : RegisterClass<"Fix", [i32], 32, (sub GPR, R0)>;
class C<dag o, dag i> : Instruction { let Namespace = "Fix"; let OutOperandList = o; let InOperandList = i; let Size = 2; bits<16> Inst = 0; }
def simm6 : Operand<i32>, ImmLeaf<i32, [{ return isInt<6>(Imm); }]> { let MCOperandPredicate = [{ int64_t Imm; if (MCOp.evaluateAsConstantImm(Imm)) return isInt<6>(Imm); return MCOp.isBareSymbolRef(); }]; }
def uimm2 : Operand<i32>, ImmLeaf<i32, [{ return isUInt<2>(Imm); }]> { let MCOperandPredicate = [{ return true; }]; }
def simm6x : Operand<i32>, ImmLeaf<i32, [{ return isInt<6>(Imm) && 1; }], NOOP_SDNodeXForm, ?>;
def ADD : I<(outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2)>;
def ADDI : I<(outs GPR:$rd), (ins GPR:$rs1, simm12:$imm)>;
def LW : I<(outs GPR:$rd), (ins GPR:$rs1, simm12:$imm)>;
def SYS : I<(outs), (ins)>;
def C_ADD : C<(outs GPRNoX0:$rd), (ins GPRNoX0:$rs1, GPRNoX0:$rs2)> { let Constraints = "$rs1 = $rd"; }
def C_MV : C<(outs GPRNoX0:$rd), (ins GPRNoX0:$rs2)>;
def C_ADDI : C<(outs GPRNoX0:$rd), (ins GPRNoX0:$rs1, simm6:$imm)> { let Constraints = "$rs1 = $rd"; }
def C_NOP : C<(outs), (ins)>;
def C_LI : C<(outs GPRNoX0:$rd), (ins simm6:$imm)>;
def C_LW : C<(outs GPRLow:$rd), (ins GPRLow:$rs1, uimm2:$imm)>;
def C_SYS : C<(outs), (ins)>;
let Predicates = [HasA] in {
def : CompressPat<(ADD GPRNoX0:$rs1, GPRNoX0:$rs1, GPRNoX0:$rs2), (C_ADD GPRNoX0:$rs1, GPRNoX0:$rs2)>;
def : CompressPat<(ADD GPRNoX0:$rs1, GPRNoX0:$rs2, GPRNoX0:$rs1), (C_ADD GPRNoX0:$rs1, GPRNoX0:$rs2)> { let isCompressOnly = true; }
def : CompressPat<(ADDI GPRNoX0:$rd, R0, simm6:$imm), (C_LI GPRNoX0:$rd, simm6:$imm)>;
}
def : CompressPat<(ADD GPRNoX0:$rs1, R0, GPRNoX0:$rs2), (C_MV GPRNoX0:$rs1, GPRNoX0:$rs2), [HasA, HasNotB]>;
def : CompressPat<(ADDI GPRNoX0:$rd, GPRNoX0:$rd, simm6:$imm), (C_ADDI GPRNoX0:$rd, simm6:$imm), [HasAny]>;
def : CompressPat<(ADDI R0, R0, 0), (C_NOP), [HasAny]>;
def : CompressPat<(LW GPRLow:$rd, GPRLow:$rs1, uimm2:$imm), (C_LW GPRLow:$rd, GPRLow:$rs1, uimm2:$imm)>;
def : CompressPat<(SYS), (C_SYS)>;

// --- compressed-operands -gen-compress-inst-emitter
include "llvm/Target/Target.td"

def FixInstrInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def HasNotB : Predicate<"Subtarget->hasNotB()">, AssemblerPredicate<(all_of (not FeatB)), "not b">;
def HasAny : Predicate<"Subtarget->hasAny()">, AssemblerPredicate<(any_of FeatA, FeatB), "any">;
def FixWriter : AsmWriter { let PassSubtarget = 1; }
def Fix : Target { let InstructionSet = FixInstrInfo; let AssemblyWriters = [FixWriter]; }

class R<string n, bits<5> e> : Register<n> { let Namespace = "Fix"; let HWEncoding{4-0} = e; }
foreach i = 0-15 in def R#i : R<"r"#i, i>;
def FLAGS : R<"flags", 31>;
def GPR : RegisterClass<"Fix", [i32], 32, (sequence "R%u", 0, 15)>;
def GPRLow : RegisterClass<"Fix", [i32], 32, (sequence "R%u", 0, 7)>;
def CCR : RegisterClass<"Fix", [i32], 32, (add FLAGS)>;

def simm12 : Operand<i32>, ImmLeaf<i32, [{ return isInt<12>(Imm); }]> {
  let OperandType = "OPERAND_SIMM12"; let MCOperandPredicate = [{ return isInt<12>(MCOp.getImm()); }]; let OperandNamespace = "FixOp";
  let DecoderMethod = "decodeSImm12"; let EncoderMethod = "encodeSImm12";
}
def uimm5 : Operand<i32>;
def mem : Operand<i32> {
  let MIOperandInfo = (ops GPR:$base, simm12:$off);
  let EncoderMethod = "encodeMem"; let DecoderMethod = "decodeMem";
  let OperandType = "OPERAND_MEMORY";
}
def mem2 : Operand<i32> {
  let MIOperandInfo = (ops GPR:$base, simm12:$off);
}
def pred : PredicateOperand<OtherVT, (ops i32imm, CCR), (ops (i32 14), (i32 zero_reg))> { let DecoderMethod = "decodePred"; let EncoderMethod="encPred"; }
def cc_out : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))> {let DecoderMethod = "decodeCC"; let EncoderMethod="encCC";}
def brtarget : Operand<OtherVT> { let OperandType = "OPERAND_PCREL"; }
class I<dag outs, dag ins, string asm = "", list<dag> pat = []> : Instruction {
  let Namespace = "Fix"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Pattern = pat; let Size = 4;
  bits<32> Inst = 0;
}
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def GPRNoX0 : RegisterClass<"Fix", [i32], 32, (sub GPR, R0)>;
class C<dag o, dag i> : Instruction { let Namespace = "Fix"; let OutOperandList = o; let InOperandList = i; let Size = 2; bits<16> Inst = 0; }
def simm6 : Operand<i32>, ImmLeaf<i32, [{ return isInt<6>(Imm); }]> { let MCOperandPredicate = [{ int64_t Imm; if (MCOp.evaluateAsConstantImm(Imm)) return isInt<6>(Imm); return MCOp.isBareSymbolRef(); }]; }
def uimm2 : Operand<i32>, ImmLeaf<i32, [{ return isUInt<2>(Imm); }]> { let MCOperandPredicate = [{ return true; }]; }
def simm6x : Operand<i32>, ImmLeaf<i32, [{ return isInt<6>(Imm) && 1; }], NOOP_SDNodeXForm, ?>;

def RO : RegisterOperand<GPR>; def ROL : RegisterOperand<GPRLow>;
def ADD : I<(outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2)>;
def ADDI : I<(outs GPR:$rd), (ins GPR:$rs1, simm12:$imm)>;
def ADDL : I<(outs GPRLow:$rd), (ins GPRLow:$rs1, GPRLow:$rs2)>;
def ADDO : I<(outs RO:$rd), (ins RO:$rs1, RO:$rs2)>;
def TIED : I<(outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2)> { let Constraints = "$rs1 = $rd"; }
def C_ADD : C<(outs GPRNoX0:$rd), (ins GPRNoX0:$rs1, GPRNoX0:$rs2)> { let Constraints = "$rs1 = $rd"; }
def C_MV : C<(outs GPRNoX0:$rd), (ins GPRNoX0:$rs2)>;
def C_MVO : C<(outs RO:$rd), (ins ROL:$rs2)>;
def C_I6 : C<(outs GPRNoX0:$rd), (ins simm6:$imm)>;
def C_MEM : C<(outs GPR:$rd), (ins mem2:$m)>;
def LMEM : I<(outs GPR:$rd), (ins mem2:$m)>;
def C_V : C<(outs GPR:$rd), (ins variable_ops)>;
def noleaf : Operand<i32> { let MCOperandPredicate = [{ x }]; }
def nopred : Operand<i32>, ImmLeaf<i32, [{ y }]>;
def simm8 : Operand<i64>, ImmLeaf<i64, [{ y }]> { let MCOperandPredicate = [{ x8 }]; }
def C_NL : C<(outs GPRNoX0:$rd), (ins noleaf:$imm)>;
def C_NP : C<(outs GPRNoX0:$rd), (ins nopred:$imm)>;
def C_8 : C<(outs GPRNoX0:$rd), (ins simm8:$imm)>;
let isPseudo = 1 in def PS : C<(outs), (ins)>;
def ADD2 : I<(outs RO:$rd), (ins RO:$rs1)>; def C_MV2 : C<(outs RO:$rd), (ins ROL:$rs2)>;
def HasZ : Predicate<"z">, AssemblerPredicate<(all_of FeatB, (not FeatA), FeatA)>;
def HasY : Predicate<"z">, AssemblerPredicate<(any_of FeatB, (not FeatA))>;
def HasX : Predicate<"z">, AssemblerPredicate<(any_of FeatA, FeatA)>;
def HasW : Predicate<"z">;
def : CompressPat<(ADDI GPRNoX0:$rd, R1, simm12:$i), (C_I6 GPRNoX0:$rd, simm12:$i)>;
def : CompressPat<(ADDI GPRNoX0:$rd, R1, 5), (C_I6 GPRNoX0:$rd, 6)>;
def : CompressPat<(ADDI GPRNoX0:$rd, R1, 5), (C_I6 GPRNoX0:$rd, 0x7fffffff)>;
def : CompressPat<(ADDI GPRNoX0:$rd, R1, -5), (C_I6 GPRNoX0:$rd, -1)>;
def : CompressPat<(ADDI GPRNoX0:$rd, R1, simm8:$i), (C_8 GPRNoX0:$rd, simm8:$i)>;
def : CompressPat<(ADD GPR:$d, GPR:$d, GPR:$d), (C_V GPR:$d)>;
def : CompressPat<(TIED GPRNoX0:$rd, GPRNoX0:$b), (C_MV GPRNoX0:$rd, GPRNoX0:$b)>;
def : CompressPat<(ADD GPRNoX0:$rd, GPRNoX0:$b, GPRNoX0:$b), (C_MV GPRNoX0:$rd, GPRNoX0:$b)>;
def : CompressPat<(ADD GPRNoX0:$rd, GPRNoX0:$b, GPRNoX0:$b), (C_MV GPRNoX0:$b, GPRNoX0:$rd)>;
def : CompressPat<(ADD GPRNoX0:$rd, GPRNoX0:$b, GPRNoX0), (C_MV GPRNoX0:$rd, GPRNoX0:$b)>;
def : CompressPat<(ADD2 RO:$rd, RO:$b), (C_MV2 RO:$rd, RO:$b)>;
def : CompressPat<(ADD2 RO:$rd, ROL:$b), (C_MV2 RO:$rd, ROL:$b)>;
def : CompressPat<(ADD2 RO:$rd, ROL:$b), (C_MV2 RO:$rd, ROL:$b), [HasA, HasZ]>;
def : CompressPat<(ADD2 RO:$rd, ROL:$b), (C_MV2 RO:$rd, ROL:$b), [HasY, HasA, HasAny, HasX, HasW]>;

// --- compressed-only -gen-compress-inst-emitter
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let PassSubtarget = 1; } def T : Target { let AssemblyWriters = [W]; let InstructionSet = II; }
def R0 : Register<"r0">; def RC : RegisterClass<"T", [i32], 32, (add R0)>;
class I<int s> : Instruction { let Namespace="T"; let Size = s; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); let AsmString = "x"; bits<32> Inst = 0; }
def A : I<4>; def B : I<2>;
def : CompressPat<(A RC:$d, RC:$a), (B RC:$d, RC:$a)> { let isCompressOnly = true; }

// --- compressed-by-predicates -gen-compress-inst-emitter
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let PassSubtarget = 1; } def T : Target { let AssemblyWriters = [W]; let InstructionSet = II; }
foreach i = 0-5 in { def F#i : SubtargetFeature<"f"#i, "H"#i, "true", "x">; def P#i : Predicate<"x">, AssemblerPredicate<(all_of !cast<SubtargetFeature>("F"#i))>; }
def AnyF : Predicate<"x">, AssemblerPredicate<(any_of F4, F5)>;
def R0 : Register<"r0">; def R1 : Register<"r1">;
def RC : RegisterClass<"T", [i32], 32, (add R0, R1)>;
class I<int s> : Instruction { let Namespace="T"; let Size = s; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); let AsmString = "x"; bits<32> Inst = 0; }
def A : I<4> { let Predicates = [P3, P1, AnyF]; }
def B : I<2> { let Predicates = [P2, P0, AnyF]; }
def : CompressPat<(A RC:$d, RC:$a), (B RC:$d, RC:$a), [P5, P4]>;

// --- pseudo-lowering -gen-pseudo-lowering
include "toy.td"

def REAL : I<(outs GPR:$d), (ins GPR:$a, simm12:$i)>;
def REAL2 : I<(outs GPR:$d), (ins mem2:$m)>;
def REAL3 : I<(outs GPRLow:$d), (ins GPR:$a, variable_ops)>;
def REALP : I<(outs), (ins pred:$p, GPR:$a)>;
def REALT : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)> { let Constraints = "$a = $d"; }
let isPseudo=1 in def REALX : I<(outs GPR:$d), (ins GPR:$a)>;
class P<dag o, dag i, dag r> : I<o, i>, PseudoInstExpansion<r>;
def X0 : P<(outs GPR:$d), (ins GPR:$a, simm12:$i), (REAL GPR:$d, GPR:$a, simm12:$i)>;
def X1 : P<(outs GPR:$d), (ins GPR:$a), (REAL GPR:$d, R3, -5)>;
def X2 : P<(outs GPR:$d), (ins GPR:$a), (REAL $d, $a, 0x7fffffffffff)>;
def X3 : P<(outs GPR:$d), (ins mem2:$m), (REAL2 GPR:$d, mem2:$m)>;
def X4 : P<(outs GPR:$d), (ins (mem2 $b, $o):$m), (REAL2 GPR:$d, mem2:$m)>;
def X5 : P<(outs GPRLow:$d), (ins GPR:$a, variable_ops), (REAL3 GPRLow:$d, GPR:$a)>;
def X6 : P<(outs), (ins pred:$p, GPR:$a), (REALP pred:$p, GPR:$a)>;
def X7 : P<(outs), (ins GPR:$a), (REALP (ops 14, zero_reg), GPR:$a)>;
def X8 : P<(outs GPR:$d), (ins GPR:$a, GPR:$b), (REALT GPR:$d, GPR:$a, GPR:$b)>;
def X9 : P<(outs GPR:$d), (ins GPR:$a), (REAL GPR:$d, "foo", 3)>;
def X10 : P<(outs GPR:$d), (ins GPRLow:$a), (REAL GPR:$d, GPR:$a, 3)>;
def X11 : P<(outs GPR:$d), (ins GPRLow:$a), (REAL GPR:$d, FLAGS, 3)>;
def X12 : P<(outs GPR:$d), (ins GPRLow:$a), (REAL GPR:$d, zero_reg, 3)>;
def X13 : P<(outs GPR:$d), (ins GPR:$a), (REAL GPR:$d, R3, R4)>;
def X14 : P<(outs GPR:$d), (ins GPR:$a), (REAL GPR:$d, 5, 4)>;
let isPseudo=0 in def X15 : P<(outs GPR:$d), (ins GPR:$a), (REAL GPR:$d, GPR:$a, 4)>;
def X16 : P<(outs GPR:$d), (ins GPR:$a), (REAL GPR:$d, GPR:$a, {1,0,1})>;
def X17 : P<(outs GPR:$d), (ins GPR:$a), (REAL GPR:$d, GPR:$a, ?)>;
def X18 : PseudoInstExpansion<(REAL R1, R2, 4)>;
def X19 : P<(outs), (ins GPR:$a, CCR:$c), (REALP (ops 14, CCR:$c), GPR:$a)>;
def X20 : P<(outs), (ins GPR:$a, CCR:$c), (REALP (pred 14, CCR:$c), GPR:$a)>;
def X21 : P<(outs GPR:$d), (ins GPR:$a, simm12:$o), (REAL2 GPR:$d, (mem2 GPR:$a, simm12:$o))>;
def X22 : P<(outs GPR:$d), (ins GPR:$a), (REAL2 GPR:$d, (mem2 (mem2 1,2), 4))>;
def RO23 : RegisterOperand<GPR>; def X23 : P<(outs GPR:$d), (ins RO23:$a), (REAL GPR:$d, GPR:$a, 4)>;
def X24 : P<(outs GPR:$d), (ins GPR:$a), (REAL GPR:$a, GPR:$d, true)>;

// --- instregex -gen-instr-info
include "toy.td"
def WMul : SchedWrite; def M1 : SchedMachineModel { let CompleteModel = 0; }
foreach a = ["ADD", "ADDX", "SUB", "AD", "Z"] in foreach i = 0-5 in { def a#i : I<(outs),(ins)>; let isPseudo = 1 in def a#i#P : I<(outs),(ins)>; }
let SchedModel = M1 in {
def RW1 : InstRW<[WMul], (instregex "ADD[0-2]$", "^SUB1$|^Z3$", "ADDX?5", "(SUB|ZZ)2", "Z0|Z1P")>;
def RW2 : InstRW<[WMul], (instregex "AD0", "^Z4", "COPY$", "G_ADD")>;
def RW3 : InstRW<[WMul], (instregex "AD(D)?3P")>;
def RW4 : InstRW<[WMul], (instregex "^Z5$|UB5$", "[[:upper:]]{2}4P$", "[S-T]U+B0$")>;
}

// --- compressed-by-mode -gen-compress-inst-emitter
include "llvm/Target/Target.td"
def TI : InstrInfo;
def Writer : AsmWriter { let PassSubtarget = 1; }
def T : Target { let InstructionSet = TI; let AssemblyWriters = [Writer]; }
def F64 : SubtargetFeature<"m64", "Has64", "true", "">;
def Is64 : Predicate<"m64">, AssemblerPredicate<(all_of F64)>;
def M64 : HwMode<[Is64]>;
foreach i = 0-7 in def R#i : Register<"r"#i> { let Namespace = "T"; }
def RC : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def RD : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)>;
def ByMode : RegClassByHwMode<[DefaultMode, M64], [RC, RD]>;
def ByModeToo : RegClassByHwMode<[DefaultMode, M64], [RD, RD]>;
def OpMode : RegisterOperand<ByMode>;
defm : RemapAllTargetPseudoPointerOperands<ByMode>;
class I<int s, dag o, dag i, string a> : Instruction {
  let Namespace = "T"; let Size = s; let OutOperandList = o; let InOperandList = i; let AsmString = a;
}
def A : I<4, (outs ByMode:$d), (ins RC:$a), "a $d, $a">;
def CA : I<2, (outs ByModeToo:$d), (ins RD:$a), "ca $d, $a">;
def B : I<4, (outs OpMode:$d), (ins OpMode:$a), "b $d, $a">;
def CB : I<2, (outs OpMode:$d), (ins OpMode:$a), "cb $d, $a">;
def D : I<4, (outs ByMode:$d), (ins ByMode:$a), "d $d, $a">;
def CD : I<2, (outs ByMode:$d), (ins ByMode:$a), "cd $d, $a"> { let Constraints = "$a = $d"; }
def : CompressPat<(A ByMode:$d, RD:$a), (CA ByMode:$d, RD:$a)>;
def : CompressPat<(B ByMode:$d, OpMode:$a), (CB ByMode:$d, OpMode:$a)>;
def : CompressPat<(D ByMode:$d, ByMode:$d), (CD ByMode:$d)>;

// --- empty-relations -gen-instr-info; -gen-subtarget
include "llvm/Target/Target.td"
def II : InstrInfo; def T : Target { let InstructionSet = II; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def RC : RegisterClass<"T", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def FA : FuncUnit; def IA : InstrItinClass;
class I : Instruction { let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins); let Itinerary = IA; string K = "k"; string V = "a"; }
class K; class KI<string v> : I, K { let V = v; } def k1 : KI<"a">; def k2 : KI<"b">;
def map : InstrMapping { let FilterClass = "K"; let RowFields = ["K"]; let ColFields = ["V"]; let KeyCol = ["a"]; let ValueCols = [["nope"]]; }
def map2 : InstrMapping { let FilterClass = "K"; let RowFields = ["K"]; let ColFields = ["V"]; let KeyCol = ["a"]; let ValueCols = [["nope"], ["no"]]; }
def map3 : InstrMapping { let FilterClass = "K"; let RowFields = ["K"]; let ColFields = ["V"]; let KeyCol = ["nope"]; let ValueCols = [["a"], ["b"]]; }
def It : ProcessorItineraries<[FA], [], [InstrItinData<NoItinerary, [InstrStage<1,[FA]>], [3]>]>; def M : SchedMachineModel { let Itineraries = It; let CompleteModel = 0; } def : ProcessorModel<"m", M, []>;

// --- relations-whose-keys-are-longer-than-their-columns -gen-instr-info; -gen-subtarget
include "llvm/Target/Target.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
def R0 : Register<"r0">;
def RC : RegisterClass<"T", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
class Sized<string base, string size> { string Base = base; string Size_ = size; }
class I<string base, string size> : Instruction, Sized<base, size> {
  let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins); let AsmString = base; let Size = 4;
}
foreach b = ["add", "sub"] in foreach s = ["b", "w"] in def b#_#s : I<b, s>;
def widened : InstrMapping {
  let FilterClass = "Sized"; let RowFields = ["Base"]; let ColFields = ["Size_"];
  let KeyCol = ["b", "what", "else"]; let ValueCols = [["w"]];
}
// --- decoders-of-operands-without-bits -gen-disassembler; -gen-disassembler --ignore-non-decodable-operands; -gen-disassembler --ignore-fully-defined-operands; -gen-disassembler --use-fn-table-in-decode-to-mcinst; -gen-emitter
include "toy.td"
class J<bits<8> op, dag o, dag i> : I<o, i> { let Inst{31-24} = op; }
def u0 : Operand<i32> { let DecoderMethod = "decodeU0"; let EncoderMethod = "encodeU0"; }
def u1 : Operand<i32> { let DecoderMethod = "decodeU1"; let hasCompleteDecoder = 0; }
def parts : Operand<i32> { let MIOperandInfo = (ops GPR:$x, uimm5:$y); }
def A1 : J<1, (outs GPR:$d), (ins u0:$a, u0:$b)> { bits<4> d; bits<0> a; bits<0> b; let Inst{3-0} = d; }
def A2 : J<2, (outs GPR:$d), (ins u0:$a, u1:$b)> { bits<4> d; bits<0> a; bits<0> b; let Inst{3-0} = d; }
def A3 : J<3, (outs GPR:$d), (ins u0:$a, uimm5:$b)> { bits<4> d; bits<0> a; bits<2> b; let Inst{3-0} = d; let Inst{10-9} = b; }
def A4 : J<4, (outs GPR:$d), (ins u0:$a, uimm5:$b)> { bits<4> d; bits<0> a; bits<2> b; let Inst{3-0} = d; let Inst{10-9} = b; }
def A5 : J<5, (outs GPR:$d), (ins u0:$a, GPR:$b)> { bits<4> d; bits<0> a; bits<0> b; let Inst{3-0} = d; let Constraints = "$d = $b"; }
def A6 : J<6, (outs GPR:$d), (ins u0:$a, GPR:$b)> { bits<0> a; bits<0> d; bits<4> b; let Inst{3-0} = b; let Constraints = "$d = $b"; }
def A7 : J<7, (outs GPR:$d), (ins u0:$a, GPR:$b)> { bits<0> a; bits<4> b; bits<2> d = 3; let Inst{3-0} = b; }
def A8 : J<8, (outs GPR:$d), (ins mem:$m)> { bits<0> m; bits<2> d = 3; }
def A9 : J<9, (outs GPR:$d), (ins (parts $x, $y):$m)> { bits<0> x; bits<4> y; bits<2> d = 3; let Inst{3-0} = y; }
def B1 : J<10, (outs GPR:$d), (ins uimm5:$a, uimm5:$b)> { bit a = 1; bits<4> b; bits<2> d = 3; let Inst{3-0} = b; }

// --- pseudos-with-any-number-of-operands --gen-pseudo-lowering
include "toy.td"
def V : I<(outs GPR:$d), (ins GPR:$a, variable_ops), "a">;
def V0 : I<(outs), (ins variable_ops), "a">;
def P : I<(outs GPR:$d),(ins GPR:$a, GPR:$b, variable_ops),"p">, PseudoInstExpansion<(V GPR:$d, GPR:$b)>;
def P2 : I<(outs),(ins GPR:$a, GPR:$b, variable_ops),"p">, PseudoInstExpansion<(V GPR:$a, GPR:$b)>;
def P3 : I<(outs),(ins GPR:$a, GPR:$b, GPR:$c, variable_ops),"p">, PseudoInstExpansion<(V0)>;
def P4 : I<(outs),(ins GPR:$a),"p">, PseudoInstExpansion<(V GPR:$a, R0)>;
def P5 : I<(outs),(ins variable_ops),"p">, PseudoInstExpansion<(V R1, R0)>;
def P6 : I<(outs),(ins i32imm:$x, variable_ops),"p">, PseudoInstExpansion<(V R1, R0)>;

// --- parts-of-operands-without-a-name --gen-instr-info; --gen-instr-info --instr-info-expand-mi-operand-info
include "toy.td"
def : Operand<i32> { let MIOperandInfo = (ops GPR:$a, i32imm:$b); }
def anonymous_x : Operand<i32> { let MIOperandInfo = (ops GPR:$a, i32imm:$b); }
class two<string n> : Operand<i32> { let MIOperandInfo = (ops GPR:$a, i32imm:$b); let OperandType = n; }
let UseNamedOperandTable = 1 in {
def A : I<(outs GPR:$d), (ins two<"OPERAND_X">:$m, two<"OPERAND_Y">:$k, anonymous_x:$q), "a">;
def B : I<(outs GPR:$d), (ins GPR:$m, (two<"R"> $a, $b):$p), "a">;
}

// --- named-operands-of-none --gen-instr-info
include "llvm/Target/Target.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def GPR : RegisterClass<"T", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I : Instruction {
  let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins); let AsmString = "a";
}
def A : I { let UseNamedOperandTable = 1; }
def B : I;

// --- deprecated-in-both-ways --gen-instr-info
include "llvm/Target/Target.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def GPR : RegisterClass<"T", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def Feat : SubtargetFeature<"f", "HasF", "true", "f">;
class I : Instruction {
  let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins); let AsmString = "a";
}
def A : I, Deprecated<Feat>, ComplexDeprecationPredicate<"Old">;
def B : I;

// --- wide-rows-of-decoders -gen-disassembler
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<bits<16> n> : Register<"r"#n> { let Namespace = "Zoo"; let HWEncoding = n; }
foreach i = 0-7 in def R#i : R<i>;
def GPR : RegisterClass<"Zoo", [i32], 32, (sequence "R%u", 0, 7)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I : Instruction { let Namespace = "Zoo"; let OutOperandList = (outs); let InOperandList = (ins); let AsmString = ""; }
def Whole16 : I { let Size = 2; let DecoderNamespace = "Whole16"; field bits<16> Inst = 0x9a8b; }
def Whole32 : I { let Size = 4; let DecoderNamespace = "Whole32"; field bits<32> Inst = 0x9a8b7c6d; }
def Whole48 : I { let Size = 6; let DecoderNamespace = "Whole48"; field bits<48> Inst = 0x9a8b7c6d5e4f; }
def Whole64 : I { let Size = 8; let DecoderNamespace = "Whole64"; field bits<64> Inst = 0x9a8b7c6d5e4f3a2b; }
def LastAt0 : I { field bits<40> Inst; let Size = 5; let DecoderNamespace = "LastAt0"; let Inst{27-0} = 268435455; }
def OneAt0 : I { field bits<40> Inst; let Size = 5; let DecoderNamespace = "OneAt0"; let Inst{27-0} = 7; }
def LastAt10 : I { field bits<40> Inst; let Size = 5; let DecoderNamespace = "LastAt10"; let Inst{37-10} = 268435455; }
def OneAt10 : I { field bits<40> Inst; let Size = 5; let DecoderNamespace = "OneAt10"; let Inst{37-10} = 7; }
def Soft : I {
  let Size = 4; let DecoderNamespace = "Soft"; field bits<32> Inst = 0x12345678;
  field bits<32> SoftFail; let SoftFail{31-24} = 0xff; let SoftFail{23-4} = 0; let SoftFail{3-0} = 15;
}

// --- operand-types-of-x86 -gen-instr-info
include "llvm/Target/Target.td"
def II : InstrInfo; def X86 : Target { let InstructionSet = II; }
class R<bits<16> n> : Register<"r"#n> { let Namespace = "X86"; let HWEncoding = n; }
foreach i = 0-7 in def R#i : R<i>;
def GPR : RegisterClass<"X86", [i32], 32, (sequence "R%u", 0, 7)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def A : Instruction { let Namespace = "X86"; let OutOperandList = (outs GPR:$d); let InOperandList = (ins GPR:$a, i32imm:$b); let Size = 4; }
def B : Instruction { let Namespace = "X86"; let OutOperandList = (outs); let InOperandList = (ins); let Size = 4; }

// --- compressed-operands-of-one-part -gen-compress-inst-emitter
include "llvm/Target/Target.td"
def II : InstrInfo;
def W : AsmWriter { let PassSubtarget = 1; }
def T : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def GPR : RegisterClass<"T", [i32], 32, (add R0)>;
class Part<dag info> : Operand<i32>, ImmLeaf<i32, [{ return fits(Imm); }]> {
  let MIOperandInfo = info; let MCOperandPredicate = [{ return fits(MCOp); }];
}
def reg : Part<(ops GPR:$r)>;
def num : Part<(ops i32imm:$n)>;
class I<dag ins> : Instruction {
  let Namespace = "T"; let Size = 4; let OutOperandList = (outs); let InOperandList = ins;
  let AsmString = "x";
}
def A : I<(ins reg:$r, num:$n, num:$m)>;
def B : I<(ins reg:$r, num:$n, num:$m)> { let Size = 2; }
def : CompressPat<(A reg:$r, num:$n, 5), (B reg:$r, num:$n, 5), []>;

// --- lengths_of_all_instructions --gen-disassembler
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class I : Instruction { let Namespace = "Zoo"; let OutOperandList = (outs); let InOperandList = (ins); let Size = 2; }
class Varying : I { dag Inst = (ascend 0b0000000011111111); }
class Fixed : I { bits<16> Inst = 1; }
def A : Varying; def B : Fixed; def C : I; def D : Varying { let isPseudo = 1; }

// --- lengths_where_none_is_decoded --gen-disassembler
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def Unseen : Instruction {
  let Namespace = "Zoo"; let OutOperandList = (outs); let InOperandList = (ins); let isPseudo = 1;
  dag Inst = (ascend 0b0000000011111111);
}

// --- a_mode_without_bits --gen-disassembler
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def HasWide : Predicate<"wide">, AssemblerPredicate<(all_of)>;
def Wide : HwMode<[HasWide]>;
class E : InstructionEncoding { let Size = 2; string Namespace = "Zoo"; bit isPseudo = 0; }
def Known : E { bits<16> Inst = 1; }
def Unset : E { bits<16> Inst; }
def A : Instruction {
  let Namespace = "Zoo"; let OutOperandList = (outs); let InOperandList = (ins); let Size = 2;
  let EncodingInfos = EncodingByHwMode<[DefaultMode, Wide], [Known, Unset]>;
}

// --- a_dag_that_is_unset_decodes_nothing --gen-disassembler
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class I : Instruction {
  let Namespace = "Zoo"; let OutOperandList = (outs); let InOperandList = (ins); let Size = 1;
  dag Inst;
}
def Known : I { let Inst = (ascend 0b00000001); }
def Unset : I;

// --- dags_that_are_all_unset --gen-disassembler
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def Unset : Instruction {
  let Namespace = "Zoo"; let OutOperandList = (outs); let InOperandList = (ins); let Size = 1;
  dag Inst;
}
