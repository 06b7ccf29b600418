// Assembly strings and aliases that name what is not there.

// --- unknown-operand -gen-asm-writer
include "llvm/Target/Target.td"
def WrInstrInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA, (not FeatB)), "a">;
def HasAny : Predicate<"Subtarget->hasAny()">, AssemblerPredicate<(any_of FeatA, FeatB), "any">;
def WrAsmWriter : AsmWriter { let AsmWriterClassName = "InstPrinter"; int PassSubtarget = 1; }
def WrAltWriter : AsmWriter { let AsmWriterClassName = "AltPrinter"; int PassSubtarget = 0; int Variant = 1; }
def Wr : Target { let InstructionSet = WrInstrInfo; let AssemblyWriters = [WrAsmWriter, WrAltWriter]; }
def AbiName : RegAltNameIndex; def HexName : RegAltNameIndex { let FallbackRegAltNameIndex = AbiName; }
class R<string n, bits<5> e, list<string> alt> : Register<n, alt> { let Namespace = "Wr"; let HWEncoding{4-0} = e; let RegAltNameIndices = [AbiName, HexName]; }
foreach i = 0-15 in def R#i : R<"r"#i, i, ["x"#i, !if(!lt(i, 4), "", "h"#i)]>;
def FLAGS : Register<"flags"> { let Namespace = "Wr"; }
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 15)>;
def GPRLow : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def CCR : RegisterClass<"Wr", [i32], 32, (add FLAGS)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def simm : Operand<i32> { let PrintMethod = "printSImm"; let MCOperandPredicate = [{ return MCOp.isImm(); }]; }
def brt : Operand<OtherVT> { let PrintMethod = "printBr"; let OperandType = "OPERAND_PCREL"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$base, simm:$off); let PrintMethod = "printMem"; }
def gprop : RegisterOperand<GPR, "printGPROp">;
def pred : PredicateOperand<OtherVT, (ops i32imm, CCR), (ops (i32 14), (i32 zero_reg))> { let PrintMethod = "printPred"; }
def cc_out : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))> { let PrintMethod = "printCC"; }
class I<dag outs, dag ins, string asm> : Instruction { let Namespace = "Wr"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4; }
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add\t$d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, simm:$i), "add\t$d, $a, $i">;
def SUB : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "sub\t$d, $a, $b">;
def LW : I<(outs GPR:$d), (ins mem:$m), "lw\t$d, $m">;
def SW : I<(outs), (ins GPR:$d, mem:$m), "sw\t$d, ${m:hi}">;
def B : I<(outs), (ins brt:$t), "b\t$t">;
def MOVP : I<(outs gprop:$d), (ins gprop:$a, pred:$p, cc_out:$s), "mov${s}${p}\t$d, $a"> { let Predicates = [HasA]; }
def VAR : I<(outs GPR:$d), (ins GPR:$a), "{att|intel}\t{$a, $d|$d, $a} \\{x\\}$$">;
def NOP : I<(outs), (ins), "nop">;
def RET : I<(outs), (ins), "ret">;
def PSEUDO : I<(outs), (ins), ""> { let isPseudo = 1; }
def OR : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "or\t$d, $a, $b">;
def TIE : I<(outs GPR:$d), (ins GPR:$a, simm:$i), "tie\t$d, $i"> { let Constraints = "$d = $a"; }
def LONG : I<(outs GPR:$d), (ins GPR:$a, GPR:$b, GPR:$c, simm:$i, GPRLow:$l), "long\t$d, [$a, $b]!, {$c}, #$i, $l ; end">;
def : InstAlias<"mov\t$d, $a", (OR GPR:$d, R0, GPR:$a)>;
def : InstAlias<"mov\t$d, $a", (OR GPR:$d, GPR:$a, R0)>;
def : InstAlias<"clr\t$d", (SUB GPR:$d, GPR:$d, GPR:$d)>;
def : InstAlias<"inc\t$d", (ADDI GPR:$d, GPR:$d, 1)>;
def : InstAlias<"li\t$d, $i", (ADDI GPR:$d, R0, simm:$i)> { let Predicates = [HasA]; }
def : InstAlias<"lil\t$d, $i", (ADDI GPRLow:$d, R0, simm:$i), 2> { let Predicates = [HasAny]; }
def : InstAlias<"lwx\t$d, $m", (LW GPR:$d, mem:$m)>;
def : InstAlias<"noalias $d", (ADD GPR:$d, R1, R2), 0>;
def : InstAlias<"{attal|intal}\t$d", (VAR GPR:$d, R3)>;
def : InstAlias<"bx\t$t", (B brt:$t), 0>;
def : InstAlias<"movz${s}${p}\t$d", (MOVP gprop:$d, R2, pred:$p, cc_out:$s)>;
def BAD : I<(outs), (ins GPR:$a), "bad $x">;

// --- unterminated -gen-asm-writer
include "llvm/Target/Target.td"
def WrInstrInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA, (not FeatB)), "a">;
def HasAny : Predicate<"Subtarget->hasAny()">, AssemblerPredicate<(any_of FeatA, FeatB), "any">;
def WrAsmWriter : AsmWriter { let AsmWriterClassName = "InstPrinter"; int PassSubtarget = 1; }
def WrAltWriter : AsmWriter { let AsmWriterClassName = "AltPrinter"; int PassSubtarget = 0; int Variant = 1; }
def Wr : Target { let InstructionSet = WrInstrInfo; let AssemblyWriters = [WrAsmWriter, WrAltWriter]; }
def AbiName : RegAltNameIndex; def HexName : RegAltNameIndex { let FallbackRegAltNameIndex = AbiName; }
class R<string n, bits<5> e, list<string> alt> : Register<n, alt> { let Namespace = "Wr"; let HWEncoding{4-0} = e; let RegAltNameIndices = [AbiName, HexName]; }
foreach i = 0-15 in def R#i : R<"r"#i, i, ["x"#i, !if(!lt(i, 4), "", "h"#i)]>;
def FLAGS : Register<"flags"> { let Namespace = "Wr"; }
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 15)>;
def GPRLow : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def CCR : RegisterClass<"Wr", [i32], 32, (add FLAGS)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def simm : Operand<i32> { let PrintMethod = "printSImm"; let MCOperandPredicate = [{ return MCOp.isImm(); }]; }
def brt : Operand<OtherVT> { let PrintMethod = "printBr"; let OperandType = "OPERAND_PCREL"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$base, simm:$off); let PrintMethod = "printMem"; }
def gprop : RegisterOperand<GPR, "printGPROp">;
def pred : PredicateOperand<OtherVT, (ops i32imm, CCR), (ops (i32 14), (i32 zero_reg))> { let PrintMethod = "printPred"; }
def cc_out : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))> { let PrintMethod = "printCC"; }
class I<dag outs, dag ins, string asm> : Instruction { let Namespace = "Wr"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4; }
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add\t$d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, simm:$i), "add\t$d, $a, $i">;
def SUB : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "sub\t$d, $a, $b">;
def LW : I<(outs GPR:$d), (ins mem:$m), "lw\t$d, $m">;
def SW : I<(outs), (ins GPR:$d, mem:$m), "sw\t$d, ${m:hi}">;
def B : I<(outs), (ins brt:$t), "b\t$t">;
def MOVP : I<(outs gprop:$d), (ins gprop:$a, pred:$p, cc_out:$s), "mov${s}${p}\t$d, $a"> { let Predicates = [HasA]; }
def VAR : I<(outs GPR:$d), (ins GPR:$a), "{att|intel}\t{$a, $d|$d, $a} \\{x\\}$$">;
def NOP : I<(outs), (ins), "nop">;
def RET : I<(outs), (ins), "ret">;
def PSEUDO : I<(outs), (ins), ""> { let isPseudo = 1; }
def OR : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "or\t$d, $a, $b">;
def TIE : I<(outs GPR:$d), (ins GPR:$a, simm:$i), "tie\t$d, $i"> { let Constraints = "$d = $a"; }
def LONG : I<(outs GPR:$d), (ins GPR:$a, GPR:$b, GPR:$c, simm:$i, GPRLow:$l), "long\t$d, [$a, $b]!, {$c}, #$i, $l ; end">;
def : InstAlias<"mov\t$d, $a", (OR GPR:$d, R0, GPR:$a)>;
def : InstAlias<"mov\t$d, $a", (OR GPR:$d, GPR:$a, R0)>;
def : InstAlias<"clr\t$d", (SUB GPR:$d, GPR:$d, GPR:$d)>;
def : InstAlias<"inc\t$d", (ADDI GPR:$d, GPR:$d, 1)>;
def : InstAlias<"li\t$d, $i", (ADDI GPR:$d, R0, simm:$i)> { let Predicates = [HasA]; }
def : InstAlias<"lil\t$d, $i", (ADDI GPRLow:$d, R0, simm:$i), 2> { let Predicates = [HasAny]; }
def : InstAlias<"lwx\t$d, $m", (LW GPR:$d, mem:$m)>;
def : InstAlias<"noalias $d", (ADD GPR:$d, R1, R2), 0>;
def : InstAlias<"{attal|intal}\t$d", (VAR GPR:$d, R3)>;
def : InstAlias<"bx\t$t", (B brt:$t), 0>;
def : InstAlias<"movz${s}${p}\t$d", (MOVP gprop:$d, R2, pred:$p, cc_out:$s)>;
def BAD : I<(outs), (ins GPR:$a), "bad ${a">;

// --- alias-too-many -gen-asm-writer
include "llvm/Target/Target.td"
def WrInstrInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA, (not FeatB)), "a">;
def HasAny : Predicate<"Subtarget->hasAny()">, AssemblerPredicate<(any_of FeatA, FeatB), "any">;
def WrAsmWriter : AsmWriter { let AsmWriterClassName = "InstPrinter"; int PassSubtarget = 1; }
def WrAltWriter : AsmWriter { let AsmWriterClassName = "AltPrinter"; int PassSubtarget = 0; int Variant = 1; }
def Wr : Target { let InstructionSet = WrInstrInfo; let AssemblyWriters = [WrAsmWriter, WrAltWriter]; }
def AbiName : RegAltNameIndex; def HexName : RegAltNameIndex { let FallbackRegAltNameIndex = AbiName; }
class R<string n, bits<5> e, list<string> alt> : Register<n, alt> { let Namespace = "Wr"; let HWEncoding{4-0} = e; let RegAltNameIndices = [AbiName, HexName]; }
foreach i = 0-15 in def R#i : R<"r"#i, i, ["x"#i, !if(!lt(i, 4), "", "h"#i)]>;
def FLAGS : Register<"flags"> { let Namespace = "Wr"; }
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 15)>;
def GPRLow : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def CCR : RegisterClass<"Wr", [i32], 32, (add FLAGS)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def simm : Operand<i32> { let PrintMethod = "printSImm"; let MCOperandPredicate = [{ return MCOp.isImm(); }]; }
def brt : Operand<OtherVT> { let PrintMethod = "printBr"; let OperandType = "OPERAND_PCREL"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$base, simm:$off); let PrintMethod = "printMem"; }
def gprop : RegisterOperand<GPR, "printGPROp">;
def pred : PredicateOperand<OtherVT, (ops i32imm, CCR), (ops (i32 14), (i32 zero_reg))> { let PrintMethod = "printPred"; }
def cc_out : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))> { let PrintMethod = "printCC"; }
class I<dag outs, dag ins, string asm> : Instruction { let Namespace = "Wr"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4; }
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add\t$d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, simm:$i), "add\t$d, $a, $i">;
def SUB : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "sub\t$d, $a, $b">;
def LW : I<(outs GPR:$d), (ins mem:$m), "lw\t$d, $m">;
def SW : I<(outs), (ins GPR:$d, mem:$m), "sw\t$d, ${m:hi}">;
def B : I<(outs), (ins brt:$t), "b\t$t">;
def MOVP : I<(outs gprop:$d), (ins gprop:$a, pred:$p, cc_out:$s), "mov${s}${p}\t$d, $a"> { let Predicates = [HasA]; }
def VAR : I<(outs GPR:$d), (ins GPR:$a), "{att|intel}\t{$a, $d|$d, $a} \\{x\\}$$">;
def NOP : I<(outs), (ins), "nop">;
def RET : I<(outs), (ins), "ret">;
def PSEUDO : I<(outs), (ins), ""> { let isPseudo = 1; }
def OR : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "or\t$d, $a, $b">;
def TIE : I<(outs GPR:$d), (ins GPR:$a, simm:$i), "tie\t$d, $i"> { let Constraints = "$d = $a"; }
def LONG : I<(outs GPR:$d), (ins GPR:$a, GPR:$b, GPR:$c, simm:$i, GPRLow:$l), "long\t$d, [$a, $b]!, {$c}, #$i, $l ; end">;
def : InstAlias<"mov\t$d, $a", (OR GPR:$d, R0, GPR:$a)>;
def : InstAlias<"mov\t$d, $a", (OR GPR:$d, GPR:$a, R0)>;
def : InstAlias<"clr\t$d", (SUB GPR:$d, GPR:$d, GPR:$d)>;
def : InstAlias<"inc\t$d", (ADDI GPR:$d, GPR:$d, 1)>;
def : InstAlias<"li\t$d, $i", (ADDI GPR:$d, R0, simm:$i)> { let Predicates = [HasA]; }
def : InstAlias<"lil\t$d, $i", (ADDI GPRLow:$d, R0, simm:$i), 2> { let Predicates = [HasAny]; }
def : InstAlias<"lwx\t$d, $m", (LW GPR:$d, mem:$m)>;
def : InstAlias<"noalias $d", (ADD GPR:$d, R1, R2), 0>;
def : InstAlias<"{attal|intal}\t$d", (VAR GPR:$d, R3)>;
def : InstAlias<"bx\t$t", (B brt:$t), 0>;
def : InstAlias<"movz${s}${p}\t$d", (MOVP gprop:$d, R2, pred:$p, cc_out:$s)>;
def : InstAlias<"q $a", (NOP GPR:$a)>;

// --- alias-too-few -gen-asm-writer
include "llvm/Target/Target.td"
def WrInstrInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA, (not FeatB)), "a">;
def HasAny : Predicate<"Subtarget->hasAny()">, AssemblerPredicate<(any_of FeatA, FeatB), "any">;
def WrAsmWriter : AsmWriter { let AsmWriterClassName = "InstPrinter"; int PassSubtarget = 1; }
def WrAltWriter : AsmWriter { let AsmWriterClassName = "AltPrinter"; int PassSubtarget = 0; int Variant = 1; }
def Wr : Target { let InstructionSet = WrInstrInfo; let AssemblyWriters = [WrAsmWriter, WrAltWriter]; }
def AbiName : RegAltNameIndex; def HexName : RegAltNameIndex { let FallbackRegAltNameIndex = AbiName; }
class R<string n, bits<5> e, list<string> alt> : Register<n, alt> { let Namespace = "Wr"; let HWEncoding{4-0} = e; let RegAltNameIndices = [AbiName, HexName]; }
foreach i = 0-15 in def R#i : R<"r"#i, i, ["x"#i, !if(!lt(i, 4), "", "h"#i)]>;
def FLAGS : Register<"flags"> { let Namespace = "Wr"; }
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 15)>;
def GPRLow : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def CCR : RegisterClass<"Wr", [i32], 32, (add FLAGS)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def simm : Operand<i32> { let PrintMethod = "printSImm"; let MCOperandPredicate = [{ return MCOp.isImm(); }]; }
def brt : Operand<OtherVT> { let PrintMethod = "printBr"; let OperandType = "OPERAND_PCREL"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$base, simm:$off); let PrintMethod = "printMem"; }
def gprop : RegisterOperand<GPR, "printGPROp">;
def pred : PredicateOperand<OtherVT, (ops i32imm, CCR), (ops (i32 14), (i32 zero_reg))> { let PrintMethod = "printPred"; }
def cc_out : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))> { let PrintMethod = "printCC"; }
class I<dag outs, dag ins, string asm> : Instruction { let Namespace = "Wr"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4; }
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add\t$d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, simm:$i), "add\t$d, $a, $i">;
def SUB : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "sub\t$d, $a, $b">;
def LW : I<(outs GPR:$d), (ins mem:$m), "lw\t$d, $m">;
def SW : I<(outs), (ins GPR:$d, mem:$m), "sw\t$d, ${m:hi}">;
def B : I<(outs), (ins brt:$t), "b\t$t">;
def MOVP : I<(outs gprop:$d), (ins gprop:$a, pred:$p, cc_out:$s), "mov${s}${p}\t$d, $a"> { let Predicates = [HasA]; }
def VAR : I<(outs GPR:$d), (ins GPR:$a), "{att|intel}\t{$a, $d|$d, $a} \\{x\\}$$">;
def NOP : I<(outs), (ins), "nop">;
def RET : I<(outs), (ins), "ret">;
def PSEUDO : I<(outs), (ins), ""> { let isPseudo = 1; }
def OR : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "or\t$d, $a, $b">;
def TIE : I<(outs GPR:$d), (ins GPR:$a, simm:$i), "tie\t$d, $i"> { let Constraints = "$d = $a"; }
def LONG : I<(outs GPR:$d), (ins GPR:$a, GPR:$b, GPR:$c, simm:$i, GPRLow:$l), "long\t$d, [$a, $b]!, {$c}, #$i, $l ; end">;
def : InstAlias<"mov\t$d, $a", (OR GPR:$d, R0, GPR:$a)>;
def : InstAlias<"mov\t$d, $a", (OR GPR:$d, GPR:$a, R0)>;
def : InstAlias<"clr\t$d", (SUB GPR:$d, GPR:$d, GPR:$d)>;
def : InstAlias<"inc\t$d", (ADDI GPR:$d, GPR:$d, 1)>;
def : InstAlias<"li\t$d, $i", (ADDI GPR:$d, R0, simm:$i)> { let Predicates = [HasA]; }
def : InstAlias<"lil\t$d, $i", (ADDI GPRLow:$d, R0, simm:$i), 2> { let Predicates = [HasAny]; }
def : InstAlias<"lwx\t$d, $m", (LW GPR:$d, mem:$m)>;
def : InstAlias<"noalias $d", (ADD GPR:$d, R1, R2), 0>;
def : InstAlias<"{attal|intal}\t$d", (VAR GPR:$d, R3)>;
def : InstAlias<"bx\t$t", (B brt:$t), 0>;
def : InstAlias<"movz${s}${p}\t$d", (MOVP gprop:$d, R2, pred:$p, cc_out:$s)>;
def : InstAlias<"q $a", (ADD GPR:$a)>;

// --- bad-modifier -gen-asm-writer
include "llvm/Target/Target.td"
def WrInstrInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA, (not FeatB)), "a">;
def HasAny : Predicate<"Subtarget->hasAny()">, AssemblerPredicate<(any_of FeatA, FeatB), "any">;
def WrAsmWriter : AsmWriter { let AsmWriterClassName = "InstPrinter"; int PassSubtarget = 1; }
def WrAltWriter : AsmWriter { let AsmWriterClassName = "AltPrinter"; int PassSubtarget = 0; int Variant = 1; }
def Wr : Target { let InstructionSet = WrInstrInfo; let AssemblyWriters = [WrAsmWriter, WrAltWriter]; }
def AbiName : RegAltNameIndex; def HexName : RegAltNameIndex { let FallbackRegAltNameIndex = AbiName; }
class R<string n, bits<5> e, list<string> alt> : Register<n, alt> { let Namespace = "Wr"; let HWEncoding{4-0} = e; let RegAltNameIndices = [AbiName, HexName]; }
foreach i = 0-15 in def R#i : R<"r"#i, i, ["x"#i, !if(!lt(i, 4), "", "h"#i)]>;
def FLAGS : Register<"flags"> { let Namespace = "Wr"; }
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 15)>;
def GPRLow : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def CCR : RegisterClass<"Wr", [i32], 32, (add FLAGS)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def simm : Operand<i32> { let PrintMethod = "printSImm"; let MCOperandPredicate = [{ return MCOp.isImm(); }]; }
def brt : Operand<OtherVT> { let PrintMethod = "printBr"; let OperandType = "OPERAND_PCREL"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$base, simm:$off); let PrintMethod = "printMem"; }
def gprop : RegisterOperand<GPR, "printGPROp">;
def pred : PredicateOperand<OtherVT, (ops i32imm, CCR), (ops (i32 14), (i32 zero_reg))> { let PrintMethod = "printPred"; }
def cc_out : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))> { let PrintMethod = "printCC"; }
class I<dag outs, dag ins, string asm> : Instruction { let Namespace = "Wr"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4; }
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add\t$d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, simm:$i), "add\t$d, $a, $i">;
def SUB : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "sub\t$d, $a, $b">;
def LW : I<(outs GPR:$d), (ins mem:$m), "lw\t$d, $m">;
def SW : I<(outs), (ins GPR:$d, mem:$m), "sw\t$d, ${m:hi}">;
def B : I<(outs), (ins brt:$t), "b\t$t">;
def MOVP : I<(outs gprop:$d), (ins gprop:$a, pred:$p, cc_out:$s), "mov${s}${p}\t$d, $a"> { let Predicates = [HasA]; }
def VAR : I<(outs GPR:$d), (ins GPR:$a), "{att|intel}\t{$a, $d|$d, $a} \\{x\\}$$">;
def NOP : I<(outs), (ins), "nop">;
def RET : I<(outs), (ins), "ret">;
def PSEUDO : I<(outs), (ins), ""> { let isPseudo = 1; }
def OR : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "or\t$d, $a, $b">;
def TIE : I<(outs GPR:$d), (ins GPR:$a, simm:$i), "tie\t$d, $i"> { let Constraints = "$d = $a"; }
def LONG : I<(outs GPR:$d), (ins GPR:$a, GPR:$b, GPR:$c, simm:$i, GPRLow:$l), "long\t$d, [$a, $b]!, {$c}, #$i, $l ; end">;
def : InstAlias<"mov\t$d, $a", (OR GPR:$d, R0, GPR:$a)>;
def : InstAlias<"mov\t$d, $a", (OR GPR:$d, GPR:$a, R0)>;
def : InstAlias<"clr\t$d", (SUB GPR:$d, GPR:$d, GPR:$d)>;
def : InstAlias<"inc\t$d", (ADDI GPR:$d, GPR:$d, 1)>;
def : InstAlias<"li\t$d, $i", (ADDI GPR:$d, R0, simm:$i)> { let Predicates = [HasA]; }
def : InstAlias<"lil\t$d, $i", (ADDI GPRLow:$d, R0, simm:$i), 2> { let Predicates = [HasAny]; }
def : InstAlias<"lwx\t$d, $m", (LW GPR:$d, mem:$m)>;
def : InstAlias<"noalias $d", (ADD GPR:$d, R1, R2), 0>;
def : InstAlias<"{attal|intal}\t$d", (VAR GPR:$d, R3)>;
def : InstAlias<"bx\t$t", (B brt:$t), 0>;
def : InstAlias<"movz${s}${p}\t$d", (MOVP gprop:$d, R2, pred:$p, cc_out:$s)>;
def BAD : I<(outs), (ins GPR:$a), "bad ${a:}">;

// --- missing-alternative-name -gen-asm-writer
include "llvm/Target/Target.td"
def WrInstrInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA, (not FeatB)), "a">;
def HasAny : Predicate<"Subtarget->hasAny()">, AssemblerPredicate<(any_of FeatA, FeatB), "any">;
def WrAsmWriter : AsmWriter { let AsmWriterClassName = "InstPrinter"; int PassSubtarget = 1; }
def WrAltWriter : AsmWriter { let AsmWriterClassName = "AltPrinter"; int PassSubtarget = 0; int Variant = 1; }
def Wr : Target { let InstructionSet = WrInstrInfo; let AssemblyWriters = [WrAsmWriter, WrAltWriter]; }
def AbiName : RegAltNameIndex; def HexName : RegAltNameIndex { let FallbackRegAltNameIndex = AbiName; }
class R<string n, bits<5> e, list<string> alt> : Register<n, alt> { let Namespace = "Wr"; let HWEncoding{4-0} = e; let RegAltNameIndices = [AbiName, HexName]; }
foreach i = 0-15 in def R#i : R<"r"#i, i, ["x"#i, !if(!lt(i, 4), "", "h"#i)]>;
def FLAGS : Register<"flags"> { let Namespace = "Wr"; }
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 15)>;
def GPRLow : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def CCR : RegisterClass<"Wr", [i32], 32, (add FLAGS)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def simm : Operand<i32> { let PrintMethod = "printSImm"; let MCOperandPredicate = [{ return MCOp.isImm(); }]; }
def brt : Operand<OtherVT> { let PrintMethod = "printBr"; let OperandType = "OPERAND_PCREL"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$base, simm:$off); let PrintMethod = "printMem"; }
def gprop : RegisterOperand<GPR, "printGPROp">;
def pred : PredicateOperand<OtherVT, (ops i32imm, CCR), (ops (i32 14), (i32 zero_reg))> { let PrintMethod = "printPred"; }
def cc_out : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))> { let PrintMethod = "printCC"; }
class I<dag outs, dag ins, string asm> : Instruction { let Namespace = "Wr"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4; }
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add\t$d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, simm:$i), "add\t$d, $a, $i">;
def SUB : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "sub\t$d, $a, $b">;
def LW : I<(outs GPR:$d), (ins mem:$m), "lw\t$d, $m">;
def SW : I<(outs), (ins GPR:$d, mem:$m), "sw\t$d, ${m:hi}">;
def B : I<(outs), (ins brt:$t), "b\t$t">;
def MOVP : I<(outs gprop:$d), (ins gprop:$a, pred:$p, cc_out:$s), "mov${s}${p}\t$d, $a"> { let Predicates = [HasA]; }
def VAR : I<(outs GPR:$d), (ins GPR:$a), "{att|intel}\t{$a, $d|$d, $a} \\{x\\}$$">;
def NOP : I<(outs), (ins), "nop">;
def RET : I<(outs), (ins), "ret">;
def PSEUDO : I<(outs), (ins), ""> { let isPseudo = 1; }
def OR : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "or\t$d, $a, $b">;
def TIE : I<(outs GPR:$d), (ins GPR:$a, simm:$i), "tie\t$d, $i"> { let Constraints = "$d = $a"; }
def LONG : I<(outs GPR:$d), (ins GPR:$a, GPR:$b, GPR:$c, simm:$i, GPRLow:$l), "long\t$d, [$a, $b]!, {$c}, #$i, $l ; end">;
def : InstAlias<"mov\t$d, $a", (OR GPR:$d, R0, GPR:$a)>;
def : InstAlias<"mov\t$d, $a", (OR GPR:$d, GPR:$a, R0)>;
def : InstAlias<"clr\t$d", (SUB GPR:$d, GPR:$d, GPR:$d)>;
def : InstAlias<"inc\t$d", (ADDI GPR:$d, GPR:$d, 1)>;
def : InstAlias<"li\t$d, $i", (ADDI GPR:$d, R0, simm:$i)> { let Predicates = [HasA]; }
def : InstAlias<"lil\t$d, $i", (ADDI GPRLow:$d, R0, simm:$i), 2> { let Predicates = [HasAny]; }
def : InstAlias<"lwx\t$d, $m", (LW GPR:$d, mem:$m)>;
def : InstAlias<"noalias $d", (ADD GPR:$d, R1, R2), 0>;
def : InstAlias<"{attal|intal}\t$d", (VAR GPR:$d, R3)>;
def : InstAlias<"bx\t$t", (B brt:$t), 0>;
def : InstAlias<"movz${s}${p}\t$d", (MOVP gprop:$d, R2, pred:$p, cc_out:$s)>;
def BADR : Register<"q", ["x"]> { let Namespace = "Wr"; let RegAltNameIndices = [AbiName, HexName]; }


// --- alias-not-a-sub-class -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let AsmWriterClassName = "InstPrinter"; }
def Wr : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
class R<string n> : Register<n> { let Namespace = "Wr"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def Low : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 3)>;
def ByMode : RegClassByHwMode<[DefaultMode], [GPR]>;
def num : Operand<i32>;
def mem : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
def other : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
class I<dag ins> : Instruction { let Namespace = "Wr"; let OutOperandList = (outs GPR:$d); let InOperandList = ins; let AsmString = "i $d"; let Size = 4; }
def X : I<(ins Low:$a)>; def Y : I<(ins num:$a)>; def Z : I<(ins mem:$a)>; def P : I<(ins ptr_rc:$a)>; def M : I<(ins ByMode:$a)>;
def : InstAlias<"right $d", (Y GPR:$d, 4)>;
def : InstAlias<"wrong $d", (X GPR:$d, GPR:$a)>;

// --- alias-not-a-member -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let AsmWriterClassName = "InstPrinter"; }
def Wr : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
class R<string n> : Register<n> { let Namespace = "Wr"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def Low : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 3)>;
def ByMode : RegClassByHwMode<[DefaultMode], [GPR]>;
def num : Operand<i32>;
def mem : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
def other : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
class I<dag ins> : Instruction { let Namespace = "Wr"; let OutOperandList = (outs GPR:$d); let InOperandList = ins; let AsmString = "i $d"; let Size = 4; }
def X : I<(ins Low:$a)>; def Y : I<(ins num:$a)>; def Z : I<(ins mem:$a)>; def P : I<(ins ptr_rc:$a)>; def M : I<(ins ByMode:$a)>;
def : InstAlias<"right $d", (Y GPR:$d, 4)>;
def : InstAlias<"wrong $d", (X GPR:$d, R5)>;

// --- alias-named-register -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let AsmWriterClassName = "InstPrinter"; }
def Wr : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
class R<string n> : Register<n> { let Namespace = "Wr"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def Low : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 3)>;
def ByMode : RegClassByHwMode<[DefaultMode], [GPR]>;
def num : Operand<i32>;
def mem : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
def other : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
class I<dag ins> : Instruction { let Namespace = "Wr"; let OutOperandList = (outs GPR:$d); let InOperandList = ins; let AsmString = "i $d"; let Size = 4; }
def X : I<(ins Low:$a)>; def Y : I<(ins num:$a)>; def Z : I<(ins mem:$a)>; def P : I<(ins ptr_rc:$a)>; def M : I<(ins ByMode:$a)>;
def : InstAlias<"right $d", (Y GPR:$d, 4)>;
def : InstAlias<"wrong $d", (X GPR:$d, R1:$a)>;

// --- alias-number-for-register -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let AsmWriterClassName = "InstPrinter"; }
def Wr : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
class R<string n> : Register<n> { let Namespace = "Wr"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def Low : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 3)>;
def ByMode : RegClassByHwMode<[DefaultMode], [GPR]>;
def num : Operand<i32>;
def mem : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
def other : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
class I<dag ins> : Instruction { let Namespace = "Wr"; let OutOperandList = (outs GPR:$d); let InOperandList = ins; let AsmString = "i $d"; let Size = 4; }
def X : I<(ins Low:$a)>; def Y : I<(ins num:$a)>; def Z : I<(ins mem:$a)>; def P : I<(ins ptr_rc:$a)>; def M : I<(ins ByMode:$a)>;
def : InstAlias<"right $d", (Y GPR:$d, 4)>;
def : InstAlias<"wrong $d", (X GPR:$d, 1)>;

// --- alias-unnamed-class -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let AsmWriterClassName = "InstPrinter"; }
def Wr : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
class R<string n> : Register<n> { let Namespace = "Wr"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def Low : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 3)>;
def ByMode : RegClassByHwMode<[DefaultMode], [GPR]>;
def num : Operand<i32>;
def mem : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
def other : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
class I<dag ins> : Instruction { let Namespace = "Wr"; let OutOperandList = (outs GPR:$d); let InOperandList = ins; let AsmString = "i $d"; let Size = 4; }
def X : I<(ins Low:$a)>; def Y : I<(ins num:$a)>; def Z : I<(ins mem:$a)>; def P : I<(ins ptr_rc:$a)>; def M : I<(ins ByMode:$a)>;
def : InstAlias<"right $d", (Y GPR:$d, 4)>;
def : InstAlias<"wrong $d", (X GPR:$d, Low)>;

// --- alias-register-for-number -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let AsmWriterClassName = "InstPrinter"; }
def Wr : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
class R<string n> : Register<n> { let Namespace = "Wr"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def Low : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 3)>;
def ByMode : RegClassByHwMode<[DefaultMode], [GPR]>;
def num : Operand<i32>;
def mem : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
def other : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
class I<dag ins> : Instruction { let Namespace = "Wr"; let OutOperandList = (outs GPR:$d); let InOperandList = ins; let AsmString = "i $d"; let Size = 4; }
def X : I<(ins Low:$a)>; def Y : I<(ins num:$a)>; def Z : I<(ins mem:$a)>; def P : I<(ins ptr_rc:$a)>; def M : I<(ins ByMode:$a)>;
def : InstAlias<"right $d", (Y GPR:$d, 4)>;
def : InstAlias<"wrong $d", (Y GPR:$d, R1)>;

// --- alias-named-number -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let AsmWriterClassName = "InstPrinter"; }
def Wr : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
class R<string n> : Register<n> { let Namespace = "Wr"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def Low : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 3)>;
def ByMode : RegClassByHwMode<[DefaultMode], [GPR]>;
def num : Operand<i32>;
def mem : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
def other : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
class I<dag ins> : Instruction { let Namespace = "Wr"; let OutOperandList = (outs GPR:$d); let InOperandList = ins; let AsmString = "i $d"; let Size = 4; }
def X : I<(ins Low:$a)>; def Y : I<(ins num:$a)>; def Z : I<(ins mem:$a)>; def P : I<(ins ptr_rc:$a)>; def M : I<(ins ByMode:$a)>;
def : InstAlias<"right $d", (Y GPR:$d, 4)>;
def : InstAlias<"wrong $d", (Y GPR:$d, 1:$a)>;

// --- alias-zero-for-number -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let AsmWriterClassName = "InstPrinter"; }
def Wr : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
class R<string n> : Register<n> { let Namespace = "Wr"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def Low : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 3)>;
def ByMode : RegClassByHwMode<[DefaultMode], [GPR]>;
def num : Operand<i32>;
def mem : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
def other : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
class I<dag ins> : Instruction { let Namespace = "Wr"; let OutOperandList = (outs GPR:$d); let InOperandList = ins; let AsmString = "i $d"; let Size = 4; }
def X : I<(ins Low:$a)>; def Y : I<(ins num:$a)>; def Z : I<(ins mem:$a)>; def P : I<(ins ptr_rc:$a)>; def M : I<(ins ByMode:$a)>;
def : InstAlias<"right $d", (Y GPR:$d, 4)>;
def : InstAlias<"wrong $d", (Y GPR:$d, zero_reg)>;

// --- alias-unset-bits -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let AsmWriterClassName = "InstPrinter"; }
def Wr : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
class R<string n> : Register<n> { let Namespace = "Wr"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def Low : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 3)>;
def ByMode : RegClassByHwMode<[DefaultMode], [GPR]>;
def num : Operand<i32>;
def mem : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
def other : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
class I<dag ins> : Instruction { let Namespace = "Wr"; let OutOperandList = (outs GPR:$d); let InOperandList = ins; let AsmString = "i $d"; let Size = 4; }
def X : I<(ins Low:$a)>; def Y : I<(ins num:$a)>; def Z : I<(ins mem:$a)>; def P : I<(ins ptr_rc:$a)>; def M : I<(ins ByMode:$a)>;
def : InstAlias<"right $d", (Y GPR:$d, 4)>;
def : InstAlias<"wrong $d", (Y GPR:$d, {?, 1})>;

// --- alias-number-for-composed -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let AsmWriterClassName = "InstPrinter"; }
def Wr : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
class R<string n> : Register<n> { let Namespace = "Wr"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def Low : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 3)>;
def ByMode : RegClassByHwMode<[DefaultMode], [GPR]>;
def num : Operand<i32>;
def mem : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
def other : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
class I<dag ins> : Instruction { let Namespace = "Wr"; let OutOperandList = (outs GPR:$d); let InOperandList = ins; let AsmString = "i $d"; let Size = 4; }
def X : I<(ins Low:$a)>; def Y : I<(ins num:$a)>; def Z : I<(ins mem:$a)>; def P : I<(ins ptr_rc:$a)>; def M : I<(ins ByMode:$a)>;
def : InstAlias<"right $d", (Y GPR:$d, 4)>;
def : InstAlias<"wrong $d", (Z GPR:$d, 1)>;

// --- alias-parts-of-other -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let AsmWriterClassName = "InstPrinter"; }
def Wr : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
class R<string n> : Register<n> { let Namespace = "Wr"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def Low : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 3)>;
def ByMode : RegClassByHwMode<[DefaultMode], [GPR]>;
def num : Operand<i32>;
def mem : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
def other : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
class I<dag ins> : Instruction { let Namespace = "Wr"; let OutOperandList = (outs GPR:$d); let InOperandList = ins; let AsmString = "i $d"; let Size = 4; }
def X : I<(ins Low:$a)>; def Y : I<(ins num:$a)>; def Z : I<(ins mem:$a)>; def P : I<(ins ptr_rc:$a)>; def M : I<(ins ByMode:$a)>;
def : InstAlias<"right $d", (Y GPR:$d, 4)>;
def : InstAlias<"wrong $d", (Z GPR:$d, (other R1, 1))>;

// --- alias-too-few-parts -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let AsmWriterClassName = "InstPrinter"; }
def Wr : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
class R<string n> : Register<n> { let Namespace = "Wr"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def Low : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 3)>;
def ByMode : RegClassByHwMode<[DefaultMode], [GPR]>;
def num : Operand<i32>;
def mem : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
def other : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
class I<dag ins> : Instruction { let Namespace = "Wr"; let OutOperandList = (outs GPR:$d); let InOperandList = ins; let AsmString = "i $d"; let Size = 4; }
def X : I<(ins Low:$a)>; def Y : I<(ins num:$a)>; def Z : I<(ins mem:$a)>; def P : I<(ins ptr_rc:$a)>; def M : I<(ins ByMode:$a)>;
def : InstAlias<"right $d", (Y GPR:$d, 4)>;
def : InstAlias<"wrong $d", (Z GPR:$d, (mem R1))>;

// --- alias-part-not-a-member -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let AsmWriterClassName = "InstPrinter"; }
def Wr : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
class R<string n> : Register<n> { let Namespace = "Wr"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def Low : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 3)>;
def ByMode : RegClassByHwMode<[DefaultMode], [GPR]>;
def num : Operand<i32>;
def mem : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
def other : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
class I<dag ins> : Instruction { let Namespace = "Wr"; let OutOperandList = (outs GPR:$d); let InOperandList = ins; let AsmString = "i $d"; let Size = 4; }
def X : I<(ins Low:$a)>; def Y : I<(ins num:$a)>; def Z : I<(ins mem:$a)>; def P : I<(ins ptr_rc:$a)>; def M : I<(ins ByMode:$a)>;
def : InstAlias<"right $d", (Y GPR:$d, 4)>;
def : InstAlias<"wrong $d", (Z GPR:$d, (mem R5, 1))>;

// --- alias-pointer -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let AsmWriterClassName = "InstPrinter"; }
def Wr : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
class R<string n> : Register<n> { let Namespace = "Wr"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def Low : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 3)>;
def ByMode : RegClassByHwMode<[DefaultMode], [GPR]>;
def num : Operand<i32>;
def mem : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
def other : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
class I<dag ins> : Instruction { let Namespace = "Wr"; let OutOperandList = (outs GPR:$d); let InOperandList = ins; let AsmString = "i $d"; let Size = 4; }
def X : I<(ins Low:$a)>; def Y : I<(ins num:$a)>; def Z : I<(ins mem:$a)>; def P : I<(ins ptr_rc:$a)>; def M : I<(ins ByMode:$a)>;
def : InstAlias<"right $d", (Y GPR:$d, 4)>;
def : InstAlias<"wrong $d", (P GPR:$d, R1)>;

// --- alias-register-by-mode -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let AsmWriterClassName = "InstPrinter"; }
def Wr : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
class R<string n> : Register<n> { let Namespace = "Wr"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def Low : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 3)>;
def ByMode : RegClassByHwMode<[DefaultMode], [GPR]>;
def num : Operand<i32>;
def mem : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
def other : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
class I<dag ins> : Instruction { let Namespace = "Wr"; let OutOperandList = (outs GPR:$d); let InOperandList = ins; let AsmString = "i $d"; let Size = 4; }
def X : I<(ins Low:$a)>; def Y : I<(ins num:$a)>; def Z : I<(ins mem:$a)>; def P : I<(ins ptr_rc:$a)>; def M : I<(ins ByMode:$a)>;
def : InstAlias<"right $d", (Y GPR:$d, 4)>;
def : InstAlias<"wrong $d", (M GPR:$d, R1)>;

// --- alias-class-by-mode -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let AsmWriterClassName = "InstPrinter"; }
def Wr : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
class R<string n> : Register<n> { let Namespace = "Wr"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def Low : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 3)>;
def ByMode : RegClassByHwMode<[DefaultMode], [GPR]>;
def num : Operand<i32>;
def mem : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
def other : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
class I<dag ins> : Instruction { let Namespace = "Wr"; let OutOperandList = (outs GPR:$d); let InOperandList = ins; let AsmString = "i $d"; let Size = 4; }
def X : I<(ins Low:$a)>; def Y : I<(ins num:$a)>; def Z : I<(ins mem:$a)>; def P : I<(ins ptr_rc:$a)>; def M : I<(ins ByMode:$a)>;
def : InstAlias<"right $d", (Y GPR:$d, 4)>;
def : InstAlias<"wrong $d", (M GPR:$d, GPR:$a)>;

// --- alias-one-name-two-classes -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let AsmWriterClassName = "InstPrinter"; }
def Wr : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
class R<string n> : Register<n> { let Namespace = "Wr"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def Low : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 3)>;
def ByMode : RegClassByHwMode<[DefaultMode], [GPR]>;
def num : Operand<i32>;
def mem : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
def other : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
class I<dag ins> : Instruction { let Namespace = "Wr"; let OutOperandList = (outs GPR:$d); let InOperandList = ins; let AsmString = "i $d"; let Size = 4; }
def X : I<(ins Low:$a)>; def Y : I<(ins num:$a)>; def Z : I<(ins mem:$a)>; def P : I<(ins ptr_rc:$a)>; def M : I<(ins ByMode:$a)>;
def : InstAlias<"right $d", (Y GPR:$d, 4)>;
def : InstAlias<"wrong $d", (X GPR:$d, Low:$d)>;

// --- alias-no-instruction -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { let AsmWriterClassName = "InstPrinter"; }
def Wr : Target { let InstructionSet = II; let AssemblyWriters = [W]; }
class R<string n> : Register<n> { let Namespace = "Wr"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def GPR : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 7)>;
def Low : RegisterClass<"Wr", [i32], 32, (sequence "R%u", 0, 3)>;
def ByMode : RegClassByHwMode<[DefaultMode], [GPR]>;
def num : Operand<i32>;
def mem : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
def other : Operand<i32> { let MIOperandInfo = (ops Low:$base, num:$off); }
class I<dag ins> : Instruction { let Namespace = "Wr"; let OutOperandList = (outs GPR:$d); let InOperandList = ins; let AsmString = "i $d"; let Size = 4; }
def X : I<(ins Low:$a)>; def Y : I<(ins num:$a)>; def Z : I<(ins mem:$a)>; def P : I<(ins ptr_rc:$a)>; def M : I<(ins ByMode:$a)>;
def : InstAlias<"right $d", (Y GPR:$d, 4)>;
def : InstAlias<"wrong $d", (GPR GPR:$d)>;

// --- modifier-of-two-words -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def T : Target { let InstructionSet = II; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def RC : RegisterClass<"T", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def A : Instruction { let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins RC:$a); let AsmString = "a ${a:one:two}"; }
