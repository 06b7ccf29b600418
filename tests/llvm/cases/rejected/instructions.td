// Mistakes in descriptions of instructions, each rejected where the reference rejects it.

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

// +++ compressed.td
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

// +++ pseudo.td
include "toy.td"

def REAL : I<(outs GPR:$d), (ins GPR:$a, simm12:$i)>;
def REAL2 : I<(outs GPR:$d), (ins mem2:$m)>;
def REAL3 : I<(outs GPRLow:$d), (ins GPR:$a, variable_ops)>;
def REALP : I<(outs), (ins pred:$p, GPR:$a)>;
def REALT : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)> { let Constraints = "$a = $d"; }
let isPseudo=1 in def REALX : I<(outs GPR:$d), (ins GPR:$a)>;
class P<dag o, dag i, dag r> : I<o, i>, PseudoInstExpansion<r>;

// --- compress-0 -gen-compress-inst-emitter
include "compressed.td"
def P : CompressPat<(ADD GPRLow:$rd, GPRLow:$rd, GPRLow:$b), (C_ADD GPRLow:$rd, GPRLow:$b)>;

// --- compress-1 -gen-compress-inst-emitter
include "compressed.td"
def P : CompressPat<(ADDO GPR:$rd, R1, GPRLow:$b), (C_MVO GPR:$rd, GPRLow:$b)>;

// --- compress-2 -gen-compress-inst-emitter
include "compressed.td"
def P : CompressPat<(LMEM GPR:$d, mem2:$m), (C_MEM GPR:$d, mem2:$m)>;

// --- compress-3 -gen-compress-inst-emitter
include "compressed.td"
def P : CompressPat<(TIED GPRNoX0:$rd, GPRNoX0:$rd, GPRNoX0:$b), (C_MV GPRNoX0:$rd, GPRNoX0:$b)>;

// --- compress-4 -gen-compress-inst-emitter
include "compressed.td"
def P : CompressPat<(ADDI GPRNoX0:$rd, R1, simm6:$i), (C_I6 GPRLow:$rd, simm6:$i)>;

// --- pseudo-0 -gen-pseudo-lowering
include "pseudo.td"
def X : P<(outs GPR:$d), (ins GPR:$a, uimm5:$i), (REAL GPR:$d, GPR:$a, uimm5:$i)>;

// --- pseudo-1 -gen-pseudo-lowering
include "pseudo.td"
def X : P<(outs GPR:$d), (ins GPR:$a, GPR:$b), (REALT GPR:$d, GPR:$b)>;

// --- pseudo-2 -gen-pseudo-lowering
include "pseudo.td"
def X : P<(outs GPR:$d), (ins GPR:$a), (REAL GPR:$d, GPR, 3)>;

// --- pseudo-3 -gen-pseudo-lowering
include "pseudo.td"
def X : P<(outs), (ins GPR:$a, GPR:$c), (REALP (ops GPR:$c, R1), GPR:$a)>;

// --- pseudo-4 -gen-pseudo-lowering
include "pseudo.td"
def X : P<(outs GPR:$d), (ins mem2:$m), (REAL GPR:$d, GPR:$m.base, simm12:$o)>;

// --- constraint-0 -gen-instr-info
include "toy.td"
def X : I<(outs GPR:$d, GPR:$e), (ins GPR:$a, GPR:$b, mem2:$m)> { let Constraints = "$a=$d"; }

// --- constraint-1 -gen-instr-info
include "toy.td"
def X : I<(outs GPR:$d, GPR:$e), (ins GPR:$a, GPR:$b, mem2:$m)> { let Constraints = "$m = $d"; }

// --- constraint-2 -gen-instr-info
include "toy.td"
def X : I<(outs GPR:$d, GPR:$e), (ins GPR:$a, GPR:$b, mem2:$m)> { let Constraints = "$a = $b"; }

// --- constraint-3 -gen-instr-info
include "toy.td"
def X : I<(outs GPR:$d, GPR:$e), (ins GPR:$a, GPR:$b, mem2:$m)> { let Constraints = "$d = $e"; }

// --- constraint-4 -gen-instr-info
include "toy.td"
def X : I<(outs GPR:$d, GPR:$e), (ins GPR:$a, GPR:$b, mem2:$m)> { let Constraints = "$a = $z"; }

// --- constraint-5 -gen-instr-info
include "toy.td"
def X : I<(outs GPR:$d, GPR:$e), (ins GPR:$a, GPR:$b, mem2:$m)> { let Constraints = "$a = $d, $b = $d"; }

// --- constraint-6 -gen-instr-info
include "toy.td"
def X : I<(outs GPR:$d, GPR:$e), (ins GPR:$a, GPR:$b, mem2:$m)> { let Constraints = "$m.foo = $d"; }

// --- operands-0 -gen-instr-info
include "toy.td"
def X : I<(outs), (ins GPR)>;

// --- operands-1 -gen-instr-info
include "toy.td"
def X : I<(outs), (ins GPR:$a, GPR:$a)>;

// --- operands-2 -gen-instr-info
include "toy.td"
def X : I<(outs), (ins 1:$a)>;

// --- operands-3 -gen-instr-info
include "toy.td"
def X : I<(outs), (ins R1:$a)>;

// --- operands-4 -gen-instr-info
include "toy.td"
def X : I<(outs), (outs)>;

// --- operands-5 -gen-instr-info
include "toy.td"
def X : I<(outs GPR:$d), (ins (mem2 $a):$b)>;

// --- operands-6 -gen-instr-info
include "toy.td"
def X : I<(outs GPR:$d), (ins (mem2 $a, $d):$b)>;

// --- field-without-operand -gen-emitter
include "toy.td"
def X : I<(outs GPR:$d), (ins)> { bits<5> z; let Inst{4-0} = z; }

// --- undecodable-0 -gen-disassembler
include "toy.td"
def X : I<(outs GPR:$d), (ins uimm5:$s)> { bits<5> d; let Inst{4-0} = d; let Inst{31} = 1; }

// --- undecodable-1 -gen-disassembler
include "toy.td"
def X : I<(outs GPR:$d), (ins mem2:$s)> { bits<5> d; bits<5> s; let Inst{4-0} = d; let Inst{9-5} = s; let Inst{31} = 1; }

// --- undecodable-2 -gen-disassembler
include "toy.td"
def X : I<(outs GPR:$d), (ins (mem $b, $o):$s)> { bits<5> d;bits<5> b; bits<5> o; let Inst{4-0} = d; let Inst{9-5} = b; let Inst{14-10} = o; let Inst{31} = 1; }

// --- no-bits-and-no-decoder -gen-disassembler; -gen-disassembler --ignore-non-decodable-operands; -gen-disassembler --ignore-fully-defined-operands
include "toy.td"
def X : I<(outs GPR:$d), (ins uimm5:$s)> { bits<5> d; bits<0> s; let Inst{4-0} = d; let Inst{31} = 1; }

// --- decoding-conflict -gen-disassembler
include "toy.td"
def X : I<(outs), (ins)>;
def Y : I<(outs), (ins)>;

// --- size -gen-disassembler
include "toy.td"
def X : I<(outs), (ins)> { let Size = 5; }

// --- side-effects -gen-instr-info
include "toy.td"
def X : I<(outs GPR:$d), (ins GPR:$a), "", [(set GPR:$d, (load GPR:$a))]> { let mayLoad = 0; }

// --- no-pointer-override -gen-instr-info
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

// --- unknown-side-effects -gen-instr-info
include "llvm/Target/Target.td"

def FixInstrInfo : InstrInfo { let guessInstructionProperties = 0; }
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
def B : I<(outs), (ins)>; def A : I<(outs), (ins)> { let mayLoad = 0; let hasSideEffects = 0; }

// --- reversed-fragments -gen-emitter; -gen-disassembler
include "llvm/Target/Target.td"
def II : InstrInfo { let isLittleEndianEncoding = 1; }
def T : Target { let InstructionSet = II; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def RC : RegisterClass<"T", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
class V : Instruction { dag Inst; let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins); }
def AP : V { let isPseudo = 1; }
def B : V { let Inst = (ascend 0b1); }
def A : V { let Inst = (ascend 0b1); }

// --- shadows-of-one -gen-callingconv
include "llvm/Target/Target.td"
def R0 : Register<"r0"> { let Namespace = "T"; }
def RC : RegisterClass<"T", [i32], 32, (add R0)>;
def CC : CallingConv<[CCAssignToRegWithShadow<[R0], []>]>;

// --- encoding-of-a-mode-twice --gen-emitter; --gen-disassembler
include "toy.td"
def M1 : HwMode<[]>;
def E1 : InstructionEncoding { let Size = 4; bits<32> Inst = 5; }
def E2 : InstructionEncoding { let Size = 4; bits<32> Inst = 6; }
def A : I<(outs), (ins), "a"> { let EncodingInfos = EncodingByHwMode<[DefaultMode, M1, M1], [E1, E2, E1]>; }

// --- soft-bits-beyond-the-size --gen-disassembler
include "toy.td"
def A : I<(outs), (ins)> { let Size = 2; bits<32> SoftFail = 0; let SoftFail{20} = 1; }

// --- soft-bits-of-another-width --gen-disassembler
include "toy.td"
def A : I<(outs), (ins)> { let Size = 1; bits<8> Inst = 1; bits<4> SoftFail = 0; }

// --- two-forms-of-a-pseudo --gen-instr-info
include "toy.td"
def L : TargetSpecializedStandardPseudoInstruction<LOAD_STACK_GUARD>;
def A : I<(outs), (ins), "a">;

// --- no-namespace --gen-instr-info
include "toy.td"
class Nameless<dag outs, dag ins> : I<outs, ins> { let Namespace = ""; }
def A : Nameless<(outs), (ins)>;

// --- expansion-to-what-has-no-code --gen-pseudo-lowering
include "llvm/Target/Target.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def RC : RegisterClass<"T", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
class I : Instruction {
  let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins RC:$a);
  let AsmString = "a";
}
def A : I { let isCodeGenOnly = 1; }
def P : I, PseudoInstExpansion<(A RC:$a)>;

// --- nothing-is-guessed-of-pseudos-first --gen-instr-info
include "llvm/Target/Target.td"
def II : InstrInfo { let guessInstructionProperties = 0; }
def T : Target { let InstructionSet = II; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def RC : RegisterClass<"T", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
class I : Instruction {
  let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins RC:$a);
  let AsmString = "a";
}
def A : I;
def P : I { let isPseudo = 1; }

// --- tuples-with-too-few-names -gen-instr-info; -gen-instr-docs
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<bits<16> n> : Register<"r"#n> { let Namespace = "Zoo"; let HWEncoding = n; }
foreach i = 0-7 in def R#i : R<i>;
let Namespace = "Zoo" in { def low : SubRegIndex<32>; def high : SubRegIndex<32, 32>; }
def Pairs : RegisterTuples<[low, high], [(add R0, R2), (add R1, R3)], ["p0"]>;
def GPR : RegisterClass<"Zoo", [i32], 32, (sequence "R%u", 0, 7)>;
def Pair : RegisterClass<"Zoo", [i64], 64, (add Pairs)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def A : Instruction { let Namespace = "Zoo"; let OutOperandList = (outs); let InOperandList = (ins); let Size = 4; let AsmString = "a"; }

// --- compressed-part-of-an-operand --gen-compress-inst-emitter
include "llvm/Target/Target.td"
def II : InstrInfo;
def W : AsmWriter { let PassSubtarget = 1; }
def T : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def GPR : RegisterClass<"T", [i32], 32, (add R0)>;
def reg : Operand<i32> { let MIOperandInfo = (ops GPR:$r); }
class I<int size> : Instruction {
  let Namespace = "T"; let Size = size; let OutOperandList = (outs); let InOperandList = (ins reg:$r);
  let AsmString = "x";
}
def A : I<4>;
def B : I<2>;
def : CompressPat<(A GPR:$r), (B GPR:$r), []>;

// --- no_bits_before_variable_lengths --gen-disassembler --specialize-decoders-per-bitwidth
include "llvm/Target/Target.td"
def II : InstrInfo { let isLittleEndianEncoding = 1; }
def Zoo : Target { let InstructionSet = II; }
def Varying : Instruction {
  dag Inst = (descend (ascend 0b00000000));
}
