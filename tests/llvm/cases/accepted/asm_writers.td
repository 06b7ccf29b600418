// Assembly writers of small targets of our own: fragments, variants, register names, aliases.

// --- writer -gen-asm-writer; -gen-asm-writer --asmwriternum=1
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

def SUBOP : I<(outs GPR:$d), (ins (mem $base, $off):$m), "subop\t$d, $m">;
def : InstAlias<"so0 $d, $b", (SUBOP GPR:$d, (mem GPR:$b, 0))>;
def : InstAlias<"tie0 $d", (TIE GPR:$d, 0)>;
def : InstAlias<"tiex $d, $i", (TIE GPR:$d, simm:$i)>;
def : InstAlias<"p0 $d", (MOVP gprop:$d, R2, (pred 14, zero_reg), (cc_out zero_reg))>;
def : InstAlias<"long\t$d x", (LONG GPR:$d, R1, R2, R3, 7, R4)>;
def QUOTE : I<(outs), (ins GPR:$d), "q'$d'\"$d">;
def TOPX : I<(outs), (ins GPR:$d), "$d is\\t$d">;
def SPECIAL : I<(outs), (ins GPR:$d), "sp ${:comment} $d">;

// --- bare -gen-asm-writer
include "llvm/Target/Target.td"
def MI : InstrInfo;
def Min : Target { let InstructionSet = MI; }
def R0 : Register<"r0"> { let Namespace = "Min"; }
def RC : RegisterClass<"Min", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def NOP : Instruction { let Namespace = "Min"; let OutOperandList = (outs); let InOperandList = (ins); let Size = 2; bits<16> Inst = 7; }

// --- random-w7 -gen-asm-writer; -gen-asm-writer --asmwriternum=1
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

def VV0 : I<(outs), (ins gprop:$o0, GPR:$o1, GPR:$o2), "vsub {%|$$}$o0 \\{x\\} $o1]!#$o2"> {  }
def J1 : I<(outs), (ins GPRLow:$o0), "vadd ${o0}"> {  }
def J2 : I<(outs), (ins mem:$o0), "ld.w\t{%|$$}$o0"> { let isPseudo = 1; }
def J3 : I<(outs), (ins mem:$o0), "add.w {%|$$}$o0!"> {  }
def VV4 : I<(outs), (ins simm:$o0, GPRLow:$o1), "vsub.w\t{%|$$}$o0]![$o1!"> {  }
def I5 : I<(outs), (ins GPRLow:$o0, simm:$o1, GPRLow:$o2), "st\t{%|$$}$o0 [$o1 \\{x\\} #$o2 {a|b}"> {  }
def I6 : I<(outs), (ins gprop:$o0, gprop:$o1, GPR:$o2), "add6 [$o0 ${o1:mod}, {%|$$}$o2"> {  }
def I7 : I<(outs), (ins brt:$o0), "st\t#$o0!"> {  }
def VV8 : I<(outs), (ins gprop:$o0, brt:$o1, simm:$o2, gprop:$o3), "st.w\t$o0, $o1 \\{x\\} $o2, $o3!"> {  }
def J9 : I<(outs), (ins ), "st8"> {  }
def VV10 : I<(outs), (ins gprop:$o0, brt:$o1, GPR:$o2), "sub.w $o0 \\{x\\} $o1 \\{x\\} $o2!"> { let isPseudo = 1; }
def VV11 : I<(outs), (ins GPRLow:$o0, gprop:$o1, simm:$o2), "ld.d $o0]!#$o1 $o2!"> {  }
def VV12 : I<(outs), (ins mem:$o0, GPR:$o1), "sub.d\t{%|$$}${o0:x} $o1!"> {  }
def I13 : I<(outs), (ins GPRLow:$o0, mem:$o1), "mul.d\t{%|$$}${o0}, #$o1"> {  }
def J14 : I<(outs), (ins ), "add4"> {  }
def I15 : I<(outs), (ins brt:$o0, gprop:$o1, simm:$o2, simm:$o3, GPR:$o4), "sub.w $o0]!{%|$$}${o1:x}, #${o2:mod}, ${o3:x}, #${o4:mod}!"> {  }
def I16 : I<(outs), (ins brt:$o0, brt:$o1, gprop:$o2, GPR:$o3, gprop:$o4, GPRLow:$o5), "sub\t{%|$$}${o0:x}, {%|$$}${o1:mod} $o2, $o3, {%|$$}$o4, #${o5}"> {  }
def J17 : I<(outs), (ins mem:$o0), "ld17 $o0!"> {  }
def VV18 : I<(outs), (ins mem:$o0, GPRLow:$o1, mem:$o2, GPRLow:$o3, mem:$o4, mem:$o5), "add.w\t$o0]!{%|$$}$o1 \\{x\\} $o2 \\{x\\} {%|$$}$o3, {%|$$}$o4, [$o5"> {  }
def VV19 : I<(outs), (ins ), "st19"> {  }
def I20 : I<(outs), (ins brt:$o0, mem:$o1), "mul20\t{%|$$}${o0:mod} \\{x\\} ${o1} {a|b}"> {  }
def I21 : I<(outs), (ins ), "vadd3"> {  }
def I22 : I<(outs), (ins ), "vsub.d"> {  }
def I23 : I<(outs), (ins GPRLow:$o0, gprop:$o1, GPR:$o2), "st.w\t$o0 \\{x\\} #$o1, [$o2!"> {  }
def I24 : I<(outs), (ins gprop:$o0, GPR:$o1, brt:$o2), "ld24 {%|$$}${o0}, $o1 ${o2}!"> {  }
def J25 : I<(outs), (ins brt:$o0, GPRLow:$o1, mem:$o2, mem:$o3), "mul.d\t[$o0, #${o1:mod}, ${o2} \\{x\\} $o3"> { let isPseudo = 1; }
def VV26 : I<(outs), (ins simm:$o0, mem:$o1, GPRLow:$o2, GPR:$o3, mem:$o4, gprop:$o5), "sub.w $o0 [$o1, [$o2, [$o3, [$o4, {%|$$}$o5"> {  }
def VV27 : I<(outs), (ins ), "vadd6"> {  }
def J28 : I<(outs), (ins gprop:$o0, GPRLow:$o1), "sub.w\t#${o0}, $o1!"> {  }
def I29 : I<(outs), (ins mem:$o0, gprop:$o1, simm:$o2), "mul.d\t#$o0 #$o1 [${o2:x}!"> { let isPseudo = 1; }
def I30 : I<(outs), (ins simm:$o0), "sub.d $o0"> {  }
def J31 : I<(outs), (ins ), "ld.w"> {  }
def I32 : I<(outs), (ins ), "ld.w"> {  }
def VV33 : I<(outs), (ins gprop:$o0, gprop:$o1), "vsub9 #$o0 \\{x\\} $o1 {a|b}"> {  }
def VV34 : I<(outs), (ins mem:$o0, mem:$o1), "mul34\t$o0, [${o1:mod} {a|b}"> { let isPseudo = 1; }
def VV35 : I<(outs), (ins brt:$o0), "ld0\t{%|$$}${o0}"> {  }
def VV36 : I<(outs), (ins ), "vsub.w"> {  }
def J37 : I<(outs), (ins brt:$o0, brt:$o1, GPR:$o2), "st\t$o0 [$o1 {%|$$}$o2"> { let isPseudo = 1; }
def J38 : I<(outs), (ins ), "vadd3"> {  }
def I39 : I<(outs), (ins brt:$o0, brt:$o1, GPR:$o2), "mul.d\t#$o0]!${o1:mod} #$o2"> {  }
def : InstAlias<"al8", (J9), 2> { let Predicates = [HasAny]; }
def : InstAlias<"al3\t${o0}, ${o1}, ${o3}", (VV8 gprop:$o0, brt:$o1, 5, gprop:$o3), 0> { let Predicates = [HasA]; }
def : InstAlias<"al2\t${o0}, ${o1}, ${o2}", (VV0 gprop:$o0, GPR:$o1, GPR:$o2), 2> { let Predicates = []; }
def : InstAlias<"al0", (I21), 2> { let Predicates = [HasAny]; }
def : InstAlias<"al5\t$o1, ${o2}, ${o3}", (J25 16, GPRLow:$o1, mem:$o2, mem:$o3), 0> { let Predicates = [HasAny]; }
def : InstAlias<"al4", (VV27), 0> { let Predicates = [HasAny]; }
def : InstAlias<"al6\t${o1}", (I6 R9, gprop:$o1, R8), 1> { let Predicates = [HasAny]; }
def : InstAlias<"al0", (VV27), 3> { let Predicates = [HasA]; }
def : InstAlias<"al4\t${o1}, $o2", (I5 R6, simm:$o1, GPRLow:$o2), 1> { let Predicates = [HasA]; }
def : InstAlias<"al4\t${o0}", (I30 simm:$o0), 2> { let Predicates = [HasAny]; }
def : InstAlias<"al2\t$o0, $o1, $o2, ${o3}", (J25 brt:$o0, GPRLow:$o1, mem:$o2, mem:$o3), 1> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al7", (I21), 3> { let Predicates = [HasA]; }
def : InstAlias<"al2", (VV35 2), 2> { let Predicates = []; }

// --- random-w10 -gen-asm-writer
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

def VV0 : I<(outs), (ins brt:$o0, mem:$o1, GPR:$o2), "sub7 $o0]![$o1 $o2"> {  }
def VV1 : I<(outs), (ins gprop:$o0, simm:$o1), "st.d $o0, #$o1"> { let isPseudo = 1; }
def I2 : I<(outs), (ins simm:$o0), "mul.w {%|$$}$o0 {a|b}"> {  }
def VV3 : I<(outs), (ins GPRLow:$o0), "st\t#$o0"> {  }
def I4 : I<(outs), (ins brt:$o0), "mul4\t${o0} {a|b}"> {  }
def VV5 : I<(outs), (ins brt:$o0, brt:$o1), "st.d\t{%|$$}$o0, [$o1"> {  }
def J6 : I<(outs), (ins brt:$o0), "vsub.d $o0"> {  }
def VV7 : I<(outs), (ins ), "ld7"> {  }
def J8 : I<(outs), (ins gprop:$o0), "mul8 {%|$$}$o0"> {  }
def I9 : I<(outs), (ins brt:$o0), "mul.d #$o0 {a|b}"> {  }
def VV10 : I<(outs), (ins ), "vsub0"> { let isPseudo = 1; }
def J11 : I<(outs), (ins ), "sub11"> {  }
def J12 : I<(outs), (ins brt:$o0), "vsub12 [$o0 {a|b}"> {  }
def VV13 : I<(outs), (ins GPRLow:$o0, gprop:$o1, GPRLow:$o2, simm:$o3, mem:$o4, GPR:$o5, gprop:$o6, GPRLow:$o7), "vadd13 ${o0:mod}]!$o1, $o2 \\{x\\} ${o3:mod}, #$o4 \\{x\\} #${o5} $o6, #$o7"> {  }
def I14 : I<(outs), (ins brt:$o0, gprop:$o1, gprop:$o2), "mul.d $o0, $o1]!#${o2:x}"> {  }
def J15 : I<(outs), (ins ), "ld.d"> {  }
def J16 : I<(outs), (ins brt:$o0, gprop:$o1), "ld8 #$o0 [$o1 {a|b}"> {  }
def J17 : I<(outs), (ins GPR:$o0, gprop:$o1, mem:$o2, gprop:$o3, simm:$o4, gprop:$o5, brt:$o6), "vsub17 {%|$$}$o0 $o1 $o2 \\{x\\} [$o3, $o4, {%|$$}$o5, $o6"> {  }
def I18 : I<(outs), (ins mem:$o0, GPR:$o1, brt:$o2, GPRLow:$o3, simm:$o4, mem:$o5, GPRLow:$o6), "mul.d\t{%|$$}$o0 \\{x\\} [${o1:mod} {%|$$}$o2, $o3 $o4 \\{x\\} {%|$$}${o5}]!#$o6!"> {  }
def I19 : I<(outs), (ins mem:$o0, brt:$o1, gprop:$o2), "st.w #${o0:mod} \\{x\\} {%|$$}$o1, $o2"> {  }
def J20 : I<(outs), (ins mem:$o0), "st20 $o0"> {  }
def VV21 : I<(outs), (ins ), "mul"> {  }
def I22 : I<(outs), (ins GPR:$o0, brt:$o1), "mul $o0, #${o1:mod}!"> {  }
def VV23 : I<(outs), (ins GPRLow:$o0, mem:$o1, gprop:$o2), "vadd $o0]![$o1 \\{x\\} $o2 {a|b}"> {  }
def VV24 : I<(outs), (ins ), "vadd2"> {  }
def VV25 : I<(outs), (ins GPR:$o0, mem:$o1, brt:$o2, mem:$o3, GPRLow:$o4, simm:$o5, simm:$o6), "add25\t$o0, $o1]![${o2}, [$o3]!$o4, [${o5}, $o6 {a|b}"> {  }
def VV26 : I<(outs), (ins ), "add"> {  }
def I27 : I<(outs), (ins ), "vadd"> {  }
def VV28 : I<(outs), (ins mem:$o0, brt:$o1), "add.w\t#$o0]![$o1 {a|b}"> {  }
def VV29 : I<(outs), (ins gprop:$o0, GPR:$o1, GPRLow:$o2, simm:$o3, simm:$o4), "sub1\t$o0 \\{x\\} [$o1, {%|$$}$o2 \\{x\\} [${o3:x} {%|$$}$o4"> { let isPseudo = 1; }
def I30 : I<(outs), (ins ), "vadd30"> {  }
def J31 : I<(outs), (ins GPRLow:$o0, GPR:$o1, simm:$o2), "mul1 #${o0}, $o1, #$o2"> {  }
def J32 : I<(outs), (ins GPR:$o0), "st9\t#$o0"> {  }
def VV33 : I<(outs), (ins brt:$o0, GPRLow:$o1, gprop:$o2, simm:$o3, gprop:$o4, simm:$o5, GPRLow:$o6, GPR:$o7), "st.d\t#$o0, $o1, [$o2]!{%|$$}${o3:x}, $o4 #$o5, $o6]!{%|$$}$o7"> {  }
def I34 : I<(outs), (ins brt:$o0), "sub34 #$o0"> {  }
def J35 : I<(outs), (ins mem:$o0, mem:$o1), "mul #$o0, $o1"> {  }
def J36 : I<(outs), (ins simm:$o0), "ld.d\t$o0!"> { let isPseudo = 1; }
def VV37 : I<(outs), (ins mem:$o0, gprop:$o1, mem:$o2, GPR:$o3), "st4\t${o0:mod}]!$o1, ${o2:x}, $o3!"> {  }
def I38 : I<(outs), (ins GPR:$o0, brt:$o1, brt:$o2), "vsub3\t#${o0:x} \\{x\\} #$o1 {%|$$}$o2 {a|b}"> {  }
def VV39 : I<(outs), (ins brt:$o0, simm:$o1, gprop:$o2), "mul39\t{%|$$}$o0]![$o1, [$o2"> {  }
def I40 : I<(outs), (ins ), "sub.d"> {  }
def J41 : I<(outs), (ins brt:$o0), "ld41\t$o0 {a|b}"> {  }
def VV42 : I<(outs), (ins gprop:$o0, gprop:$o1, simm:$o2), "ld.w $o0, $o1]![$o2 {a|b}"> {  }
def VV43 : I<(outs), (ins GPR:$o0, GPR:$o1, brt:$o2), "vadd5 #$o0, {%|$$}$o1 [$o2 {a|b}"> {  }
def VV44 : I<(outs), (ins GPRLow:$o0, brt:$o1), "ld $o0, {%|$$}${o1:mod}"> {  }
def VV45 : I<(outs), (ins GPR:$o0, gprop:$o1, gprop:$o2), "mul.w\t$o0 \\{x\\} $o1, #$o2"> {  }
def J46 : I<(outs), (ins gprop:$o0, GPRLow:$o1, GPRLow:$o2), "vsub\t$o0]!{%|$$}$o1 \\{x\\} $o2!"> {  }
def J47 : I<(outs), (ins brt:$o0, GPRLow:$o1), "st6\t#$o0, $o1"> {  }
def VV48 : I<(outs), (ins simm:$o0, mem:$o1, simm:$o2, GPRLow:$o3, simm:$o4), "vsub.w\t$o0]!${o1:x} \\{x\\} $o2, #$o3]!$o4!"> {  }
def VV49 : I<(outs), (ins ), "st"> {  }
def J50 : I<(outs), (ins mem:$o0, brt:$o1, mem:$o2), "mul50 [$o0]![$o1 [$o2"> {  }
def I51 : I<(outs), (ins brt:$o0, brt:$o1, GPRLow:$o2), "ld.w\t$o0 #${o1} $o2"> { let isPseudo = 1; }
def I52 : I<(outs), (ins mem:$o0, mem:$o1), "mul [${o0:mod} [$o1!"> {  }
def J53 : I<(outs), (ins brt:$o0, mem:$o1, gprop:$o2), "sub53 {%|$$}$o0, {%|$$}$o1 #$o2"> {  }
def I54 : I<(outs), (ins mem:$o0, brt:$o1), "add.d ${o0}]!#$o1!"> {  }
def I55 : I<(outs), (ins ), "vsub4"> {  }
def J56 : I<(outs), (ins GPR:$o0, mem:$o1), "mul.w {%|$$}$o0 \\{x\\} $o1"> {  }
def J57 : I<(outs), (ins GPR:$o0, mem:$o1, brt:$o2), "mul {%|$$}$o0 \\{x\\} {%|$$}$o1]![${o2:mod}"> {  }
def J58 : I<(outs), (ins gprop:$o0, gprop:$o1, GPR:$o2), "st6\t${o0:x}, [$o1 \\{x\\} {%|$$}$o2 {a|b}"> {  }
def J59 : I<(outs), (ins simm:$o0, mem:$o1, mem:$o2), "add\t$o0 $o1]!#$o2 {a|b}"> {  }
def J60 : I<(outs), (ins GPRLow:$o0, mem:$o1, mem:$o2), "vsub.d\t[$o0 \\{x\\} {%|$$}${o1:mod}]!${o2:mod}"> {  }
def I61 : I<(outs), (ins gprop:$o0, brt:$o1, simm:$o2), "vsub0 $o0, [$o1, ${o2:x}"> { let isPseudo = 1; }
def J62 : I<(outs), (ins GPR:$o0, GPR:$o1, simm:$o2), "vsub0 [${o0:x} \\{x\\} {%|$$}${o1:mod} #$o2"> {  }
def I63 : I<(outs), (ins mem:$o0, gprop:$o1, simm:$o2), "vsub63\t$o0]![$o1, [${o2}!"> {  }
def VV64 : I<(outs), (ins gprop:$o0, GPR:$o1, mem:$o2, simm:$o3), "add\t{%|$$}${o0} $o1, {%|$$}$o2]!{%|$$}$o3 {a|b}"> {  }
def I65 : I<(outs), (ins ), "vsub.d"> {  }
def I66 : I<(outs), (ins brt:$o0, gprop:$o1), "add.w\t#$o0 $o1 {a|b}"> {  }
def VV67 : I<(outs), (ins gprop:$o0, GPRLow:$o1, GPRLow:$o2), "add.d $o0 \\{x\\} ${o1}, #$o2"> {  }
def VV68 : I<(outs), (ins GPR:$o0, GPR:$o1), "mul.w\t#$o0, [$o1!"> {  }
def J69 : I<(outs), (ins brt:$o0), "vadd.d\t#$o0"> {  }
def VV70 : I<(outs), (ins GPRLow:$o0, mem:$o1), "vadd70 $o0, [$o1 {a|b}"> {  }
def VV71 : I<(outs), (ins mem:$o0), "vadd.d\t$o0"> {  }
def J72 : I<(outs), (ins gprop:$o0, GPR:$o1, gprop:$o2, GPR:$o3, GPRLow:$o4, brt:$o5, simm:$o6, GPR:$o7), "vsub3 [$o0 \\{x\\} #${o1:x}, $o2, $o3, {%|$$}$o4 [$o5 $o6 \\{x\\} $o7"> {  }
def J73 : I<(outs), (ins gprop:$o0, brt:$o1, simm:$o2), "st73\t[$o0, $o1]!#$o2"> {  }
def VV74 : I<(outs), (ins mem:$o0, GPRLow:$o1, GPR:$o2), "sub74\t{%|$$}$o0 {%|$$}${o1}, {%|$$}${o2}"> {  }
def I75 : I<(outs), (ins gprop:$o0), "sub\t$o0"> {  }
def I76 : I<(outs), (ins GPR:$o0, GPR:$o1, GPR:$o2), "add #$o0 \\{x\\} {%|$$}$o1, $o2!"> {  }
def VV77 : I<(outs), (ins mem:$o0), "mul3\t{%|$$}$o0 {a|b}"> {  }
def I78 : I<(outs), (ins GPR:$o0, simm:$o1, GPR:$o2), "ld.d\t{%|$$}$o0 #$o1, [$o2"> {  }
def VV79 : I<(outs), (ins GPRLow:$o0), "add.d #$o0!"> {  }
def J80 : I<(outs), (ins gprop:$o0, brt:$o1, GPRLow:$o2, gprop:$o3, GPR:$o4), "vadd.w $o0, $o1 [$o2 $o3 \\{x\\} #$o4"> {  }
def I81 : I<(outs), (ins ), "vadd.d"> {  }
def J82 : I<(outs), (ins mem:$o0, mem:$o1, mem:$o2), "add9\t#$o0]!$o1, $o2!"> {  }
def I83 : I<(outs), (ins GPRLow:$o0, gprop:$o1, GPR:$o2, brt:$o3, brt:$o4, simm:$o5, GPRLow:$o6, brt:$o7), "add9\t$o0 [$o1 \\{x\\} $o2 \\{x\\} #$o3]![$o4]![${o5} \\{x\\} [${o6:x}]!{%|$$}$o7 {a|b}"> {  }
def J84 : I<(outs), (ins GPRLow:$o0, mem:$o1), "sub84\t$o0]![$o1 {a|b}"> {  }
def J85 : I<(outs), (ins gprop:$o0, GPR:$o1), "vadd $o0 \\{x\\} [$o1"> { let isPseudo = 1; }
def VV86 : I<(outs), (ins gprop:$o0, simm:$o1, brt:$o2, brt:$o3), "vsub #$o0]!$o1, ${o2}]!$o3"> {  }
def I87 : I<(outs), (ins brt:$o0, brt:$o1, gprop:$o2, GPR:$o3, brt:$o4), "st #$o0, #$o1 \\{x\\} {%|$$}$o2 \\{x\\} $o3 #$o4 {a|b}"> {  }
def I88 : I<(outs), (ins ), "add88"> {  }
def I89 : I<(outs), (ins simm:$o0, mem:$o1, gprop:$o2), "ld89 {%|$$}$o0 \\{x\\} $o1]!#$o2 {a|b}"> {  }
def VV90 : I<(outs), (ins mem:$o0, GPRLow:$o1, GPRLow:$o2, GPRLow:$o3), "add.w\t${o0:x}, #$o1, {%|$$}$o2 \\{x\\} #${o3}"> {  }
def J91 : I<(outs), (ins gprop:$o0), "st $o0 {a|b}"> {  }
def I92 : I<(outs), (ins simm:$o0, brt:$o1, mem:$o2, brt:$o3, mem:$o4, mem:$o5, simm:$o6, brt:$o7), "vsub.d {%|$$}$o0 \\{x\\} $o1 ${o2} [$o3, #${o4:x} \\{x\\} {%|$$}$o5]!$o6 \\{x\\} $o7"> {  }
def I93 : I<(outs), (ins gprop:$o0, brt:$o1, simm:$o2, GPRLow:$o3, brt:$o4, simm:$o5), "st93\t#$o0]!${o1:x}, $o2]!{%|$$}$o3]!$o4 \\{x\\} $o5 {a|b}"> {  }
def J94 : I<(outs), (ins mem:$o0, GPR:$o1, brt:$o2), "add.d {%|$$}${o0:mod}, $o1]!$o2 {a|b}"> {  }
def J95 : I<(outs), (ins brt:$o0, simm:$o1), "vadd.d\t[$o0 $o1"> {  }
def VV96 : I<(outs), (ins simm:$o0, GPRLow:$o1, mem:$o2), "add96 $o0, {%|$$}$o1, {%|$$}${o2}"> {  }
def VV97 : I<(outs), (ins mem:$o0, brt:$o1), "sub {%|$$}$o0 \\{x\\} {%|$$}$o1 {a|b}"> {  }
def VV98 : I<(outs), (ins ), "sub.d"> {  }
def J99 : I<(outs), (ins ), "mul0"> {  }
def VV100 : I<(outs), (ins ), "add.d"> {  }
def I101 : I<(outs), (ins GPR:$o0, simm:$o1, brt:$o2, brt:$o3, GPR:$o4, mem:$o5, mem:$o6, mem:$o7), "sub101\t$o0, {%|$$}$o1, #${o2:mod}, {%|$$}$o3, [${o4:x} \\{x\\} {%|$$}${o5}, {%|$$}$o6 \\{x\\} [${o7:x} {a|b}"> {  }
def VV102 : I<(outs), (ins gprop:$o0, GPRLow:$o1, gprop:$o2, mem:$o3, GPRLow:$o4, brt:$o5, mem:$o6), "ld3\t{%|$$}$o0, {%|$$}$o1 \\{x\\} #$o2 [$o3 \\{x\\} [$o4]!#$o5]!${o6:mod}"> {  }
def J103 : I<(outs), (ins mem:$o0, mem:$o1, gprop:$o2), "vadd.d #$o0, #${o1} {%|$$}$o2"> {  }
def J104 : I<(outs), (ins mem:$o0, GPR:$o1), "sub.d [$o0, [$o1!"> {  }
def J105 : I<(outs), (ins simm:$o0, brt:$o1, GPR:$o2), "mul.w [$o0, [$o1 \\{x\\} {%|$$}$o2"> {  }
def I106 : I<(outs), (ins simm:$o0, simm:$o1, gprop:$o2, GPR:$o3, GPR:$o4, brt:$o5), "vadd106 $o0, #$o1 #$o2 $o3, #$o4 {%|$$}$o5"> {  }
def I107 : I<(outs), (ins simm:$o0, simm:$o1, GPRLow:$o2), "mul.d\t{%|$$}$o0]![$o1 \\{x\\} $o2"> {  }
def VV108 : I<(outs), (ins ), "mul.w"> {  }
def VV109 : I<(outs), (ins GPR:$o0, brt:$o1), "st2 [$o0, $o1"> {  }
def VV110 : I<(outs), (ins simm:$o0, GPR:$o1), "add.d {%|$$}$o0 \\{x\\} [${o1:x}"> {  }
def I111 : I<(outs), (ins gprop:$o0, gprop:$o1), "vsub\t[$o0 \\{x\\} [$o1!"> {  }
def I112 : I<(outs), (ins mem:$o0, gprop:$o1, simm:$o2, mem:$o3, gprop:$o4, gprop:$o5), "add9 $o0, {%|$$}$o1 \\{x\\} [${o2:mod}]!{%|$$}${o3}, $o4 $o5"> {  }
def J113 : I<(outs), (ins brt:$o0, mem:$o1), "vadd4 $o0, [$o1!"> {  }
def J114 : I<(outs), (ins gprop:$o0, mem:$o1), "sub0\t$o0 \\{x\\} #${o1:mod}"> {  }
def I115 : I<(outs), (ins mem:$o0, mem:$o1), "vadd115 {%|$$}$o0 ${o1:x}"> {  }
def VV116 : I<(outs), (ins ), "sub2"> {  }
def VV117 : I<(outs), (ins brt:$o0, gprop:$o1), "vsub.w\t$o0, $o1 {a|b}"> {  }
def VV118 : I<(outs), (ins ), "vadd.d"> {  }
def I119 : I<(outs), (ins GPRLow:$o0, gprop:$o1), "sub7\t${o0:x} [$o1"> {  }
def VV120 : I<(outs), (ins GPRLow:$o0, simm:$o1, brt:$o2), "mul\t[$o0, $o1 #${o2:mod}"> { let isPseudo = 1; }
def J121 : I<(outs), (ins gprop:$o0), "sub4\t#$o0 {a|b}"> { let isPseudo = 1; }
def I122 : I<(outs), (ins brt:$o0, gprop:$o1, GPRLow:$o2, brt:$o3, GPRLow:$o4, gprop:$o5, mem:$o6, simm:$o7), "st.w [$o0, [$o1, $o2, #$o3 \\{x\\} #$o4, #$o5, $o6]!${o7:x} {a|b}"> {  }
def I123 : I<(outs), (ins GPRLow:$o0, GPRLow:$o1, mem:$o2, simm:$o3, gprop:$o4, GPR:$o5, GPRLow:$o6), "mul123 {%|$$}$o0, ${o1}, $o2, #${o3:mod} \\{x\\} [$o4]![$o5, $o6"> { let isPseudo = 1; }
def J124 : I<(outs), (ins brt:$o0, brt:$o1, simm:$o2), "mul\t[${o0:mod}, $o1 $o2 {a|b}"> {  }
def I125 : I<(outs), (ins GPR:$o0), "add2 [$o0"> {  }
def J126 : I<(outs), (ins brt:$o0, brt:$o1, simm:$o2), "ld126\t$o0]!{%|$$}$o1 {%|$$}$o2 {a|b}"> {  }
def I127 : I<(outs), (ins mem:$o0), "vadd127\t#$o0!"> { let isPseudo = 1; }
def VV128 : I<(outs), (ins gprop:$o0, simm:$o1, mem:$o2), "vadd128\t{%|$$}$o0 \\{x\\} [$o1, #${o2:mod}"> { let isPseudo = 1; }
def J129 : I<(outs), (ins GPRLow:$o0, GPR:$o1, GPRLow:$o2), "vsub.w $o0 $o1 [${o2}"> {  }
def I130 : I<(outs), (ins brt:$o0, simm:$o1), "vsub130 [$o0, [$o1"> {  }
def VV131 : I<(outs), (ins GPRLow:$o0, GPRLow:$o1, GPRLow:$o2), "sub1 #$o0]!{%|$$}$o1 \\{x\\} $o2"> { let isPseudo = 1; }
def VV132 : I<(outs), (ins gprop:$o0, gprop:$o1, simm:$o2, gprop:$o3, brt:$o4, simm:$o5, mem:$o6), "vadd.w {%|$$}${o0:x}, {%|$$}$o1 $o2, $o3, ${o4:x} $o5 \\{x\\} $o6 {a|b}"> {  }
def I133 : I<(outs), (ins ), "vadd6"> {  }
def I134 : I<(outs), (ins GPRLow:$o0, gprop:$o1), "sub9 {%|$$}$o0, [$o1!"> {  }
def VV135 : I<(outs), (ins mem:$o0, brt:$o1, simm:$o2, brt:$o3, gprop:$o4, brt:$o5), "ld.w $o0, $o1, [$o2 \\{x\\} $o3, $o4]!$o5"> {  }
def J136 : I<(outs), (ins GPRLow:$o0, GPRLow:$o1, simm:$o2, brt:$o3, mem:$o4, simm:$o5, GPRLow:$o6, mem:$o7), "vadd.d\t[$o0, {%|$$}$o1]!$o2 \\{x\\} [$o3 [$o4, [$o5 #$o6 \\{x\\} $o7 {a|b}"> {  }
def J137 : I<(outs), (ins brt:$o0, mem:$o1, GPRLow:$o2), "vadd9\t$o0 {%|$$}${o1:mod}, {%|$$}${o2:x}!"> { let isPseudo = 1; }
def J138 : I<(outs), (ins simm:$o0), "st.w\t$o0"> {  }
def VV139 : I<(outs), (ins mem:$o0, brt:$o1), "ld\t[${o0:mod}]!{%|$$}$o1"> {  }
def I140 : I<(outs), (ins mem:$o0, brt:$o1), "vsub.w #$o0, {%|$$}$o1"> {  }
def J141 : I<(outs), (ins brt:$o0, mem:$o1), "add5\t#$o0, [${o1:mod} {a|b}"> {  }
def I142 : I<(outs), (ins GPR:$o0), "sub.w $o0"> {  }
def J143 : I<(outs), (ins GPR:$o0, simm:$o1), "sub143 $o0, {%|$$}$o1 {a|b}"> {  }
def I144 : I<(outs), (ins brt:$o0, simm:$o1, gprop:$o2), "add.d\t[$o0, $o1, #$o2!"> {  }
def J145 : I<(outs), (ins GPR:$o0, simm:$o1, brt:$o2), "st.w {%|$$}$o0, $o1 \\{x\\} {%|$$}$o2"> {  }
def VV146 : I<(outs), (ins mem:$o0, simm:$o1), "ld.d\t$o0 [$o1!"> {  }
def J147 : I<(outs), (ins GPR:$o0, GPR:$o1), "sub.d\t{%|$$}${o0:mod}, #${o1}"> {  }
def I148 : I<(outs), (ins ), "st1"> { let isPseudo = 1; }
def J149 : I<(outs), (ins GPRLow:$o0, GPRLow:$o1, GPR:$o2), "sub.w\t{%|$$}$o0 \\{x\\} {%|$$}$o1, #$o2!"> {  }
def J150 : I<(outs), (ins simm:$o0, gprop:$o1, gprop:$o2, GPR:$o3, brt:$o4, gprop:$o5, mem:$o6), "ld3\t$o0 $o1, $o2, $o3]!{%|$$}$o4]![$o5 [$o6"> {  }
def I151 : I<(outs), (ins brt:$o0), "sub\t[$o0 {a|b}"> { let isPseudo = 1; }
def J152 : I<(outs), (ins simm:$o0, mem:$o1, mem:$o2, simm:$o3, gprop:$o4, gprop:$o5), "st.w\t#$o0, [$o1, ${o2}, ${o3}]!{%|$$}$o4]!{%|$$}$o5 {a|b}"> {  }
def J153 : I<(outs), (ins GPR:$o0, GPRLow:$o1, mem:$o2), "vsub\t[$o0]!$o1 \\{x\\} $o2"> {  }
def I154 : I<(outs), (ins gprop:$o0, simm:$o1, simm:$o2), "mul.d #$o0, $o1 \\{x\\} #$o2!"> {  }
def VV155 : I<(outs), (ins ), "vadd.w"> {  }
def VV156 : I<(outs), (ins simm:$o0), "vadd156\t$o0"> {  }
def I157 : I<(outs), (ins mem:$o0), "ld.w\t$o0!"> {  }
def I158 : I<(outs), (ins ), "ld7"> {  }
def J159 : I<(outs), (ins GPRLow:$o0), "mul #$o0"> {  }
def J160 : I<(outs), (ins ), "add.d"> {  }
def I161 : I<(outs), (ins brt:$o0, mem:$o1, brt:$o2, brt:$o3, simm:$o4, brt:$o5, GPRLow:$o6, brt:$o7), "vadd2\t{%|$$}$o0 #$o1, #$o2]!{%|$$}$o3]!$o4 \\{x\\} $o5, ${o6:x} [${o7:x}!"> {  }
def J162 : I<(outs), (ins brt:$o0), "ld162\t${o0:mod}"> { let isPseudo = 1; }
def VV163 : I<(outs), (ins GPRLow:$o0), "mul.w\t${o0}"> {  }
def J164 : I<(outs), (ins simm:$o0), "vadd.w #$o0!"> {  }
def J165 : I<(outs), (ins ), "sub4"> {  }
def I166 : I<(outs), (ins GPR:$o0, brt:$o1, GPRLow:$o2, gprop:$o3, brt:$o4, simm:$o5, GPR:$o6, gprop:$o7), "ld [$o0, {%|$$}${o1:mod}, [$o2, {%|$$}$o3, $o4 \\{x\\} #$o5 [$o6]!#$o7 {a|b}"> {  }
def I167 : I<(outs), (ins GPRLow:$o0, GPRLow:$o1, GPRLow:$o2), "st3 {%|$$}$o0]!{%|$$}$o1, [$o2"> {  }
def VV168 : I<(outs), (ins ), "vsub"> {  }
def VV169 : I<(outs), (ins GPR:$o0, brt:$o1), "ld5 $o0, $o1"> {  }
def J170 : I<(outs), (ins simm:$o0, brt:$o1, brt:$o2), "sub7\t$o0 ${o1}]!{%|$$}$o2"> {  }
def J171 : I<(outs), (ins simm:$o0, simm:$o1, simm:$o2), "sub\t#${o0:mod} #$o1 {%|$$}$o2 {a|b}"> {  }
def I172 : I<(outs), (ins brt:$o0, gprop:$o1, gprop:$o2), "sub.w\t$o0, {%|$$}$o1 \\{x\\} #$o2"> {  }
def J173 : I<(outs), (ins simm:$o0, GPRLow:$o1), "mul.d\t#$o0 \\{x\\} $o1"> {  }
def I174 : I<(outs), (ins ), "vsub"> {  }
def J175 : I<(outs), (ins gprop:$o0), "mul.d\t$o0 {a|b}"> {  }
def VV176 : I<(outs), (ins ), "add.w"> {  }
def VV177 : I<(outs), (ins GPR:$o0), "sub177 [$o0"> {  }
def J178 : I<(outs), (ins mem:$o0), "ld\t#$o0"> {  }
def J179 : I<(outs), (ins GPRLow:$o0), "vadd [$o0 {a|b}"> {  }
def J180 : I<(outs), (ins GPR:$o0, GPR:$o1), "sub3 $o0, $o1 {a|b}"> {  }
def I181 : I<(outs), (ins mem:$o0, brt:$o1, GPRLow:$o2, mem:$o3, GPR:$o4, simm:$o5, GPRLow:$o6), "vsub181\t{%|$$}$o0 \\{x\\} $o1, [${o2:x}]![$o3]!{%|$$}$o4]![$o5, $o6 {a|b}"> { let isPseudo = 1; }
def I182 : I<(outs), (ins brt:$o0, brt:$o1, gprop:$o2, GPRLow:$o3, mem:$o4, simm:$o5, simm:$o6, mem:$o7), "add {%|$$}$o0 [$o1 $o2 \\{x\\} $o3 \\{x\\} ${o4:x} [$o5 $o6, $o7"> {  }
def J183 : I<(outs), (ins mem:$o0, GPRLow:$o1, brt:$o2), "mul.w [$o0 $o1, ${o2:x}!"> {  }
def I184 : I<(outs), (ins brt:$o0), "mul.d\t[$o0"> {  }
def J185 : I<(outs), (ins GPR:$o0, brt:$o1), "ld.d\t{%|$$}$o0 \\{x\\} {%|$$}$o1!"> {  }
def J186 : I<(outs), (ins gprop:$o0, brt:$o1, brt:$o2, gprop:$o3, simm:$o4, brt:$o5, GPRLow:$o6), "vsub186\t[$o0 \\{x\\} [$o1, #$o2]!$o3, [$o4 \\{x\\} ${o5:x} \\{x\\} [$o6!"> {  }
def I187 : I<(outs), (ins mem:$o0, simm:$o1, gprop:$o2), "vadd.d\t[$o0]!{%|$$}$o1 [$o2!"> {  }
def J188 : I<(outs), (ins GPR:$o0, GPR:$o1), "vadd4 {%|$$}$o0 \\{x\\} $o1!"> {  }
def VV189 : I<(outs), (ins gprop:$o0), "ld $o0"> {  }
def VV190 : I<(outs), (ins brt:$o0, GPR:$o1), "mul3\t#${o0} [${o1:x}"> {  }
def VV191 : I<(outs), (ins brt:$o0, GPR:$o1, gprop:$o2), "ld $o0]!$o1, $o2 {a|b}"> {  }
def J192 : I<(outs), (ins GPR:$o0, brt:$o1, gprop:$o2), "ld.w {%|$$}$o0 \\{x\\} {%|$$}$o1]![$o2"> {  }
def J193 : I<(outs), (ins brt:$o0, mem:$o1, GPR:$o2), "ld.w #$o0]!$o1 [${o2:mod}"> {  }
def I194 : I<(outs), (ins simm:$o0, brt:$o1), "vsub.w\t$o0]![$o1"> { let isPseudo = 1; }
def VV195 : I<(outs), (ins GPR:$o0, mem:$o1, mem:$o2, GPRLow:$o3, brt:$o4, mem:$o5), "mul195 {%|$$}${o0:x}, $o1, ${o2:mod}]!{%|$$}${o3:mod}]!$o4 {%|$$}$o5 {a|b}"> {  }
def I196 : I<(outs), (ins GPR:$o0, GPR:$o1, GPR:$o2), "st.d [$o0, {%|$$}$o1, $o2!"> {  }
def I197 : I<(outs), (ins ), "sub8"> {  }
def VV198 : I<(outs), (ins mem:$o0, brt:$o1), "st.d\t[$o0 \\{x\\} $o1"> {  }
def J199 : I<(outs), (ins simm:$o0, gprop:$o1, GPR:$o2), "st.d [$o0, #$o1, {%|$$}$o2!"> {  }
def VV200 : I<(outs), (ins brt:$o0, brt:$o1, simm:$o2, simm:$o3, brt:$o4, GPRLow:$o5), "vadd3\t{%|$$}$o0]!$o1, #$o2 \\{x\\} $o3]!$o4, $o5"> {  }
def J201 : I<(outs), (ins brt:$o0, simm:$o1, GPRLow:$o2), "st3 $o0, #$o1 \\{x\\} {%|$$}$o2 {a|b}"> {  }
def J202 : I<(outs), (ins mem:$o0), "ld.w #${o0} {a|b}"> {  }
def I203 : I<(outs), (ins brt:$o0, simm:$o1, simm:$o2, mem:$o3, simm:$o4), "ld.d #$o0]![$o1, [$o2, ${o3:mod} \\{x\\} $o4 {a|b}"> {  }
def J204 : I<(outs), (ins ), "mul.w"> {  }
def VV205 : I<(outs), (ins ), "add9"> {  }
def VV206 : I<(outs), (ins gprop:$o0), "vadd.d $o0"> {  }
def J207 : I<(outs), (ins gprop:$o0, GPRLow:$o1, GPRLow:$o2), "vsub8\t$o0, {%|$$}$o1 $o2"> {  }
def J208 : I<(outs), (ins ), "st.d"> {  }
def VV209 : I<(outs), (ins gprop:$o0), "vadd {%|$$}$o0 {a|b}"> {  }
def J210 : I<(outs), (ins simm:$o0, gprop:$o1, mem:$o2), "sub3 $o0, $o1 {%|$$}$o2!"> {  }
def VV211 : I<(outs), (ins GPRLow:$o0), "vsub\t[$o0"> {  }
def VV212 : I<(outs), (ins brt:$o0, brt:$o1, mem:$o2), "vsub.d $o0 \\{x\\} $o1 #$o2"> {  }
def J213 : I<(outs), (ins gprop:$o0, mem:$o1, mem:$o2), "add\t[$o0, $o1]!$o2!"> {  }
def VV214 : I<(outs), (ins ), "add.d"> {  }
def I215 : I<(outs), (ins brt:$o0, simm:$o1, gprop:$o2), "vsub.d ${o0:mod} [$o1]!$o2"> { let isPseudo = 1; }
def VV216 : I<(outs), (ins brt:$o0), "sub9 $o0 {a|b}"> {  }
def VV217 : I<(outs), (ins gprop:$o0, mem:$o1, GPR:$o2, simm:$o3), "mul.d #$o0, {%|$$}$o1]!$o2 [$o3!"> {  }
def J218 : I<(outs), (ins simm:$o0, GPR:$o1, gprop:$o2, brt:$o3, gprop:$o4, mem:$o5, simm:$o6, mem:$o7), "vadd.w\t{%|$$}$o0, $o1 \\{x\\} $o2]!$o3, {%|$$}$o4, $o5 $o6 \\{x\\} ${o7:mod} {a|b}"> { let isPseudo = 1; }
def I219 : I<(outs), (ins mem:$o0, GPRLow:$o1, GPRLow:$o2, gprop:$o3), "mul.d {%|$$}$o0 \\{x\\} $o1]!#$o2, $o3"> {  }
def VV220 : I<(outs), (ins brt:$o0, brt:$o1, brt:$o2), "vsub0 $o0]!#$o1, $o2"> {  }
def VV221 : I<(outs), (ins mem:$o0), "vsub221 $o0!"> {  }
def I222 : I<(outs), (ins brt:$o0, gprop:$o1, brt:$o2, GPR:$o3), "ld $o0 \\{x\\} [${o1:mod} $o2 $o3"> {  }
def J223 : I<(outs), (ins gprop:$o0, GPRLow:$o1, mem:$o2), "sub\t{%|$$}$o0 {%|$$}${o1:mod}, $o2!"> {  }
def I224 : I<(outs), (ins GPR:$o0, brt:$o1), "vadd.w\t${o0} \\{x\\} $o1!"> {  }
def VV225 : I<(outs), (ins GPRLow:$o0, GPR:$o1, GPRLow:$o2), "vsub {%|$$}${o0}]!${o1:x}, #$o2!"> {  }
def J226 : I<(outs), (ins ), "add.d"> {  }
def VV227 : I<(outs), (ins ), "add.d"> {  }
def VV228 : I<(outs), (ins ), "ld.w"> {  }
def VV229 : I<(outs), (ins simm:$o0, GPRLow:$o1), "sub\t[$o0, [$o1"> {  }
def VV230 : I<(outs), (ins brt:$o0), "add {%|$$}$o0"> {  }
def J231 : I<(outs), (ins ), "sub"> { let isPseudo = 1; }
def I232 : I<(outs), (ins ), "sub232"> {  }
def J233 : I<(outs), (ins gprop:$o0, simm:$o1), "sub.w\t#$o0, #$o1"> {  }
def VV234 : I<(outs), (ins simm:$o0, mem:$o1, gprop:$o2, mem:$o3, mem:$o4, gprop:$o5, gprop:$o6), "sub.d\t[$o0 \\{x\\} {%|$$}$o1 $o2 #${o3}, [$o4, ${o5:mod}, $o6"> {  }
def VV235 : I<(outs), (ins brt:$o0), "st8\t{%|$$}$o0"> {  }
def J236 : I<(outs), (ins simm:$o0, gprop:$o1, GPR:$o2), "ld.d $o0, $o1 \\{x\\} $o2"> {  }
def J237 : I<(outs), (ins GPRLow:$o0, brt:$o1, simm:$o2), "st.w $o0, {%|$$}${o1:x}]!{%|$$}$o2"> { let isPseudo = 1; }
def J238 : I<(outs), (ins GPRLow:$o0, simm:$o1, simm:$o2), "mul\t[$o0, ${o1:x} {%|$$}$o2 {a|b}"> {  }
def VV239 : I<(outs), (ins GPR:$o0, brt:$o1), "ld1 $o0 #$o1"> {  }
def I240 : I<(outs), (ins ), "ld3"> {  }
def J241 : I<(outs), (ins gprop:$o0, gprop:$o1, gprop:$o2), "mul [$o0 [${o1:x} ${o2:mod}!"> {  }
def VV242 : I<(outs), (ins gprop:$o0, brt:$o1, brt:$o2), "st.w [$o0, $o1, [$o2"> { let isPseudo = 1; }
def J243 : I<(outs), (ins simm:$o0, simm:$o1, brt:$o2), "vadd243 #$o0 [$o1, #${o2} {a|b}"> {  }
def J244 : I<(outs), (ins mem:$o0, gprop:$o1, simm:$o2, GPRLow:$o3, simm:$o4, mem:$o5, GPRLow:$o6, brt:$o7), "vadd8\t[${o0:mod} [$o1, #${o2:mod} \\{x\\} #$o3 \\{x\\} {%|$$}$o4 {%|$$}$o5 [$o6 $o7!"> {  }
def I245 : I<(outs), (ins brt:$o0, simm:$o1, brt:$o2), "vadd.d\t[$o0, $o1, ${o2:mod}!"> {  }
def I246 : I<(outs), (ins simm:$o0, simm:$o1), "st.d [$o0]!{%|$$}$o1!"> {  }
def J247 : I<(outs), (ins gprop:$o0, brt:$o1, mem:$o2, gprop:$o3, GPR:$o4), "sub247\t$o0 \\{x\\} {%|$$}$o1, {%|$$}$o2, $o3 #$o4 {a|b}"> {  }
def I248 : I<(outs), (ins GPRLow:$o0, brt:$o1, GPRLow:$o2, GPR:$o3), "ld.d\t{%|$$}$o0, $o1, [$o2, $o3!"> {  }
def J249 : I<(outs), (ins brt:$o0, gprop:$o1, gprop:$o2), "vsub8 [$o0]!$o1, $o2!"> {  }
def J250 : I<(outs), (ins mem:$o0, mem:$o1, gprop:$o2), "vsub.w $o0]!$o1 \\{x\\} [$o2"> {  }
def J251 : I<(outs), (ins ), "add251"> {  }
def VV252 : I<(outs), (ins ), "st6"> {  }
def I253 : I<(outs), (ins GPRLow:$o0), "add.w\t$o0!"> {  }
def VV254 : I<(outs), (ins mem:$o0, simm:$o1), "add.d [$o0]![$o1!"> {  }
def I255 : I<(outs), (ins GPR:$o0, GPRLow:$o1, gprop:$o2, gprop:$o3, mem:$o4, simm:$o5, gprop:$o6, GPR:$o7), "vadd255\t$o0 \\{x\\} {%|$$}$o1 \\{x\\} {%|$$}$o2]!$o3 $o4, $o5 \\{x\\} $o6 \\{x\\} ${o7}!"> { let isPseudo = 1; }
def J256 : I<(outs), (ins brt:$o0, GPRLow:$o1, simm:$o2), "st7 [$o0 [$o1, {%|$$}$o2"> {  }
def I257 : I<(outs), (ins mem:$o0, GPRLow:$o1), "add.d\t$o0, $o1"> {  }
def J258 : I<(outs), (ins GPR:$o0, mem:$o1), "add258 {%|$$}$o0, {%|$$}${o1:x}!"> {  }
def VV259 : I<(outs), (ins gprop:$o0, brt:$o1, GPRLow:$o2, simm:$o3, brt:$o4), "st $o0, $o1]!#$o2 {%|$$}$o3, [$o4 {a|b}"> {  }
def J260 : I<(outs), (ins ), "vsub.d"> { let isPseudo = 1; }
def VV261 : I<(outs), (ins simm:$o0, brt:$o1, GPRLow:$o2, mem:$o3, mem:$o4), "vadd261 [${o0:mod}]!#$o1 $o2, #$o3 \\{x\\} #$o4 {a|b}"> {  }
def VV262 : I<(outs), (ins GPRLow:$o0, brt:$o1), "ld\t$o0, #$o1"> {  }
def I263 : I<(outs), (ins gprop:$o0, gprop:$o1, GPRLow:$o2), "st.w {%|$$}$o0]!#$o1 \\{x\\} #$o2 {a|b}"> {  }
def VV264 : I<(outs), (ins simm:$o0, GPR:$o1, GPR:$o2), "sub.w\t#$o0]!{%|$$}${o1:x} {%|$$}$o2"> {  }
def VV265 : I<(outs), (ins ), "ld"> {  }
def J266 : I<(outs), (ins GPRLow:$o0, simm:$o1, brt:$o2), "add\t${o0:x}]!$o1 \\{x\\} {%|$$}$o2"> {  }
def VV267 : I<(outs), (ins gprop:$o0, brt:$o1, simm:$o2, GPR:$o3, brt:$o4, mem:$o5, GPRLow:$o6, brt:$o7), "vadd.w\t$o0]![$o1, {%|$$}$o2]!$o3 $o4, $o5]!{%|$$}${o6:x}]!{%|$$}$o7!"> {  }
def I268 : I<(outs), (ins ), "vadd2"> {  }
def VV269 : I<(outs), (ins GPRLow:$o0, simm:$o1), "mul ${o0:mod} \\{x\\} $o1!"> {  }
def VV270 : I<(outs), (ins ), "ld.d"> {  }
def VV271 : I<(outs), (ins mem:$o0, GPR:$o1, simm:$o2), "mul {%|$$}$o0, #$o1]!${o2}"> {  }
def VV272 : I<(outs), (ins simm:$o0, GPRLow:$o1, GPRLow:$o2, brt:$o3, simm:$o4, simm:$o5), "vadd.w $o0, [${o1}]!#$o2 \\{x\\} $o3, #${o4:x}, $o5"> {  }
def VV273 : I<(outs), (ins simm:$o0, GPR:$o1, brt:$o2, simm:$o3, GPRLow:$o4, mem:$o5, brt:$o6, GPR:$o7), "mul273 $o0 \\{x\\} {%|$$}$o1 [$o2, $o3]!${o4:mod} ${o5} $o6 \\{x\\} #$o7 {a|b}"> {  }
def J274 : I<(outs), (ins simm:$o0), "vsub.w\t[$o0"> {  }
def J275 : I<(outs), (ins ), "add7"> {  }
def I276 : I<(outs), (ins brt:$o0, GPR:$o1, simm:$o2, GPRLow:$o3), "ld276 ${o0:mod}, {%|$$}$o1, [$o2]![$o3"> {  }
def VV277 : I<(outs), (ins brt:$o0), "add2\t#$o0 {a|b}"> {  }
def I278 : I<(outs), (ins GPRLow:$o0, mem:$o1), "st.w #$o0, [${o1:x}"> {  }
def I279 : I<(outs), (ins mem:$o0, GPRLow:$o1, GPRLow:$o2), "vadd.d [$o0, $o1]!#$o2"> {  }
def I280 : I<(outs), (ins simm:$o0, GPR:$o1), "vadd280\t[$o0]!{%|$$}$o1"> {  }
def VV281 : I<(outs), (ins simm:$o0, GPR:$o1, simm:$o2, GPR:$o3), "mul\t{%|$$}$o0 \\{x\\} [${o1:x}, [$o2 \\{x\\} [$o3!"> {  }
def VV282 : I<(outs), (ins brt:$o0, gprop:$o1, gprop:$o2, gprop:$o3, GPR:$o4), "st.d\t$o0, $o1 \\{x\\} {%|$$}$o2 \\{x\\} #$o3]!#${o4:mod} {a|b}"> {  }
def I283 : I<(outs), (ins simm:$o0, gprop:$o1, simm:$o2, mem:$o3, mem:$o4, gprop:$o5), "sub\t$o0, #$o1, $o2, $o3 [${o4:mod}, ${o5:x} {a|b}"> {  }
def J284 : I<(outs), (ins ), "add"> {  }
def I285 : I<(outs), (ins GPRLow:$o0, GPRLow:$o1, simm:$o2, gprop:$o3, GPR:$o4, simm:$o5, gprop:$o6), "vsub.d {%|$$}$o0, {%|$$}$o1 \\{x\\} #$o2 [$o3, #$o4, {%|$$}$o5]!$o6"> {  }
def I286 : I<(outs), (ins simm:$o0), "st286\t{%|$$}$o0 {a|b}"> {  }
def I287 : I<(outs), (ins gprop:$o0, simm:$o1, mem:$o2), "mul.w $o0 \\{x\\} $o1]!${o2}"> {  }
def VV288 : I<(outs), (ins GPR:$o0), "mul {%|$$}$o0"> {  }
def J289 : I<(outs), (ins mem:$o0, gprop:$o1, GPRLow:$o2), "vsub289\t#$o0, [$o1]![${o2:x} {a|b}"> {  }
def VV290 : I<(outs), (ins GPR:$o0), "ld\t[$o0 {a|b}"> {  }
def J291 : I<(outs), (ins gprop:$o0, simm:$o1, gprop:$o2, GPRLow:$o3, simm:$o4, GPR:$o5), "add.d #$o0 \\{x\\} $o1 \\{x\\} $o2 \\{x\\} #$o3]!#$o4]!$o5"> {  }
def I292 : I<(outs), (ins ), "mul.d"> {  }
def J293 : I<(outs), (ins ), "ld1"> {  }
def VV294 : I<(outs), (ins ), "vadd.d"> {  }
def I295 : I<(outs), (ins ), "add295"> {  }
def I296 : I<(outs), (ins GPRLow:$o0), "vsub.w\t${o0} {a|b}"> {  }
def J297 : I<(outs), (ins simm:$o0, brt:$o1, GPRLow:$o2, brt:$o3, brt:$o4, mem:$o5, mem:$o6, mem:$o7), "vsub297\t${o0:x}]!#$o1, {%|$$}${o2}]![$o3 \\{x\\} {%|$$}${o4}, [${o5:mod}, #$o6, #$o7"> {  }
def J298 : I<(outs), (ins brt:$o0, gprop:$o1, gprop:$o2), "mul298 $o0, #${o1}, {%|$$}$o2"> {  }
def VV299 : I<(outs), (ins GPRLow:$o0), "vsub.w #${o0:x} {a|b}"> { let isPseudo = 1; }
def : InstAlias<"al5\t$o1, $o2", (J199 82, gprop:$o1, GPR:$o2), 2> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al1\t${o0}, ${o1}, ${o2}", (J62 GPR:$o0, GPR:$o1, simm:$o2), 3> { let Predicates = [HasA]; }
def : InstAlias<"al6\t$o1, ${o2}", (VV0 23, mem:$o1, GPR:$o2), 2> { let Predicates = [HasA]; }
def : InstAlias<"al6\t$o0", (I296 GPRLow:$o0), 0> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al3\t${o1}", (VV1 R10, simm:$o1), 0> { let Predicates = [HasAny]; }
def : InstAlias<"al7", (J226), 2> { let Predicates = [HasA]; }
def : InstAlias<"al3", (VV24), 3> { let Predicates = [HasA]; }
def : InstAlias<"al5\t${o0}, ${o1}", (I215 brt:$o0, simm:$o1, R6), 2> { let Predicates = [HasAny]; }
def : InstAlias<"al2", (I148), 2> { let Predicates = [HasA]; }
def : InstAlias<"al8\t$o0", (VV3 GPRLow:$o0), 2> { let Predicates = []; }
def : InstAlias<"al7\t$o0, $o1, $o2, ${o3}, $o4", (I285 GPRLow:$o0, GPRLow:$o1, simm:$o2, gprop:$o3, GPR:$o4, 2, R3), 1> { let Predicates = [HasAny]; }
def : InstAlias<"al3", (I81), 3> { let Predicates = [HasA]; }
def : InstAlias<"al8\t${o0}, ${o1}, $o2", (I287 gprop:$o0, simm:$o1, mem:$o2), 1> { let Predicates = [HasA]; }
def : InstAlias<"al6", (J274 32), 3> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al5\t${o0}", (I142 GPR:$o0), 2> { let Predicates = [HasAny]; }
def : InstAlias<"al9\t${o0}, ${o2}, $o3", (VV37 mem:$o0, R15, mem:$o2, GPR:$o3), 3> { let Predicates = []; }
def : InstAlias<"al5\t${o0}, $o1, ${o2}", (J192 GPR:$o0, brt:$o1, gprop:$o2), 3> { let Predicates = []; }
def : InstAlias<"al5\t${o0}, $o1", (VV97 mem:$o0, brt:$o1), 1> { let Predicates = []; }
def : InstAlias<"al7", (VV49), 2> { let Predicates = [HasA]; }
def : InstAlias<"al0", (I286 75), 1> { let Predicates = [HasAny]; }
def : InstAlias<"al4\t${o1}, ${o2}, $o3, $o5", (VV200 33, brt:$o1, simm:$o2, simm:$o3, 96, GPRLow:$o5), 0> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al1\t${o1}, ${o2}, ${o3}", (J152 11, mem:$o1, mem:$o2, simm:$o3, R6, R12), 0> { let Predicates = [HasAny]; }
def : InstAlias<"al2\t$o0", (J32 GPR:$o0), 2> { let Predicates = []; }
def : InstAlias<"al9", (VV24), 3> { let Predicates = [HasA]; }
def : InstAlias<"al8\t${o0}, ${o1}", (J185 GPR:$o0, brt:$o1), 1> { let Predicates = [HasA]; }
def : InstAlias<"al9\t$o1, ${o2}, ${o3}, ${o5}, ${o6}", (I123 R4, GPRLow:$o1, mem:$o2, simm:$o3, R10, GPR:$o5, GPRLow:$o6), 2> { let Predicates = []; }
def : InstAlias<"al6", (I65), 3> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al4\t${o1}", (J258 R6, mem:$o1), 1> { let Predicates = [HasA]; }
def : InstAlias<"al3\t$o1, ${o2}", (VV131 R2, GPRLow:$o1, GPRLow:$o2), 1> { let Predicates = []; }
def : InstAlias<"al7\t$o0, ${o1}, $o2", (VV74 mem:$o0, GPRLow:$o1, GPR:$o2), 3> { let Predicates = [HasAny]; }
def : InstAlias<"al5", (J121 R13), 2> { let Predicates = [HasAny]; }
def : InstAlias<"al0\t${o0}, $o1, $o2", (I38 GPR:$o0, brt:$o1, brt:$o2), 1> { let Predicates = [HasA]; }
def : InstAlias<"al0\t$o0", (J274 simm:$o0), 3> { let Predicates = [HasA]; }
def : InstAlias<"al7\t${o0}", (J138 simm:$o0), 3> { let Predicates = []; }
def : InstAlias<"al1\t${o0}", (I134 GPRLow:$o0, R7), 1> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al9\t${o0}, $o1", (I52 mem:$o0, mem:$o1), 2> { let Predicates = [HasA]; }
def : InstAlias<"al5", (J160), 1> { let Predicates = []; }
def : InstAlias<"al4\t${o0}, ${o1}, $o2, $o3, ${o5}, $o6", (J244 mem:$o0, gprop:$o1, simm:$o2, GPRLow:$o3, 12, mem:$o5, GPRLow:$o6, 77), 1> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al8\t$o0, ${o1}", (VV28 mem:$o0, brt:$o1), 3> { let Predicates = [HasAny]; }
def : InstAlias<"al4\t$o0, ${o2}", (J80 gprop:$o0, 71, GPRLow:$o2, R1, R13), 0> { let Predicates = [HasA]; }
def : InstAlias<"al5\t$o0, ${o1}, $o2, $o3", (VV90 mem:$o0, GPRLow:$o1, GPRLow:$o2, GPRLow:$o3), 2> { let Predicates = [HasAny]; }
def : InstAlias<"al5\t${o0}", (VV139 mem:$o0, 57), 2> { let Predicates = [HasAny]; }
def : InstAlias<"al0", (I158), 1> { let Predicates = [HasA]; }
def : InstAlias<"al0", (VV118), 0> { let Predicates = []; }
def : InstAlias<"al4\t${o0}", (J175 gprop:$o0), 3> { let Predicates = [HasAny]; }
def : InstAlias<"al6\t${o0}, ${o1}", (VV254 mem:$o0, simm:$o1), 2> { let Predicates = [HasA]; }
def : InstAlias<"al5\t${o0}, $o1, $o2", (J82 mem:$o0, mem:$o1, mem:$o2), 2> { let Predicates = []; }
def : InstAlias<"al0\t${o0}, ${o1}, $o2", (VV212 brt:$o0, brt:$o1, mem:$o2), 3> { let Predicates = [HasAny]; }
def : InstAlias<"al2\t${o1}, ${o2}", (VV0 -4, mem:$o1, GPR:$o2), 3> { let Predicates = [HasAny]; }
def : InstAlias<"al9", (VV163 R6), 2> { let Predicates = []; }
def : InstAlias<"al6\t${o1}, $o2, ${o4}, $o5", (J72 R15, GPR:$o1, gprop:$o2, R2, GPRLow:$o4, brt:$o5, 58, R14), 3> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al5\t$o0, ${o2}", (I154 gprop:$o0, 6, simm:$o2), 3> { let Predicates = [HasA]; }
def : InstAlias<"al8\t${o1}, ${o2}, $o3, $o4", (I283 29, gprop:$o1, simm:$o2, mem:$o3, mem:$o4, R1), 1> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al7\t$o0", (VV235 brt:$o0), 1> { let Predicates = []; }
def : InstAlias<"al3\t${o0}, ${o1}, ${o2}", (J82 mem:$o0, mem:$o1, mem:$o2), 0> { let Predicates = [HasA]; }
def : InstAlias<"al0\t$o0, $o1, $o2", (VV0 brt:$o0, mem:$o1, GPR:$o2), 0> { let Predicates = [HasA]; }
def : InstAlias<"al4\t$o0", (I280 simm:$o0, R4), 0> { let Predicates = []; }
def : InstAlias<"al2\t$o0, ${o1}, $o2, ${o4}", (VV29 gprop:$o0, GPR:$o1, GPRLow:$o2, 51, simm:$o4), 1> { let Predicates = []; }
def : InstAlias<"al5\t$o0, $o1", (VV117 brt:$o0, gprop:$o1), 1> { let Predicates = [HasAny]; }
def : InstAlias<"al0\t${o0}, $o1, ${o2}", (I172 brt:$o0, gprop:$o1, gprop:$o2), 0> { let Predicates = []; }
def : InstAlias<"al0\t${o0}, $o1, $o2", (VV42 gprop:$o0, gprop:$o1, simm:$o2), 0> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al0\t${o0}", (J173 simm:$o0, R0), 3> { let Predicates = []; }
def : InstAlias<"al9\t$o0, ${o2}", (J50 mem:$o0, 45, mem:$o2), 2> { let Predicates = [HasAny]; }
def : InstAlias<"al5\t${o0}", (J12 brt:$o0), 0> { let Predicates = [HasAny]; }
def : InstAlias<"al8\t${o0}", (J121 gprop:$o0), 3> { let Predicates = [HasAny]; }
def : InstAlias<"al5\t$o0, $o2, $o3, ${o4}, $o5", (VV135 mem:$o0, 45, simm:$o2, brt:$o3, gprop:$o4, brt:$o5), 2> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al6\t$o1, $o2, $o3", (I276 26, GPR:$o1, simm:$o2, GPRLow:$o3), 3> { let Predicates = []; }
def : InstAlias<"al9\t$o0, $o2", (I61 gprop:$o0, 75, simm:$o2), 2> { let Predicates = [HasA]; }
def : InstAlias<"al7\t${o0}, $o1, ${o2}", (J207 gprop:$o0, GPRLow:$o1, GPRLow:$o2), 0> { let Predicates = [HasA]; }
def : InstAlias<"al9\t$o1, ${o3}, $o5, ${o6}", (VV25 R8, mem:$o1, 25, mem:$o3, R2, simm:$o5, simm:$o6), 2> { let Predicates = [HasA]; }
def : InstAlias<"al5\t$o0, $o1", (VV44 GPRLow:$o0, brt:$o1), 1> { let Predicates = []; }
def : InstAlias<"al6\t${o0}, ${o1}", (I54 mem:$o0, brt:$o1), 2> { let Predicates = [HasAny]; }
def : InstAlias<"al6\t${o0}, ${o1}, $o2, $o3", (VV90 mem:$o0, GPRLow:$o1, GPRLow:$o2, GPRLow:$o3), 0> { let Predicates = [HasAny]; }
def : InstAlias<"al1\t${o0}", (J162 brt:$o0), 2> { let Predicates = [HasA]; }
def : InstAlias<"al2", (J164 49), 3> { let Predicates = [HasA]; }
def : InstAlias<"al2\t${o0}, ${o1}, ${o3}, $o4, ${o5}, $o6, ${o7}", (I255 GPR:$o0, GPRLow:$o1, R15, gprop:$o3, mem:$o4, simm:$o5, gprop:$o6, GPR:$o7), 3> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al5\t$o1, ${o2}, $o4, ${o5}, $o6, $o7", (I182 92, brt:$o1, gprop:$o2, R3, mem:$o4, simm:$o5, simm:$o6, mem:$o7), 2> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al2\t$o0, ${o3}", (VV282 brt:$o0, R9, R7, gprop:$o3, R9), 1> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al9\t$o1", (VV220 92, brt:$o1, 87), 2> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al3\t$o0, $o1", (J84 GPRLow:$o0, mem:$o1), 3> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al9", (I81), 2> { let Predicates = [HasA]; }
def : InstAlias<"al0\t$o0, $o1", (J143 GPR:$o0, simm:$o1), 0> { let Predicates = []; }
def : InstAlias<"al1\t$o0", (VV299 GPRLow:$o0), 3> { let Predicates = []; }
def : InstAlias<"al3\t$o0, $o1, ${o3}, $o4, ${o6}", (I181 mem:$o0, brt:$o1, R5, mem:$o3, GPR:$o4, 85, GPRLow:$o6), 1> { let Predicates = [HasAny]; }
def : InstAlias<"al1\t$o0, $o1, ${o2}", (J60 GPRLow:$o0, mem:$o1, mem:$o2), 2> { let Predicates = [HasA]; }
def : InstAlias<"al1", (J226), 2> { let Predicates = [HasA]; }
def : InstAlias<"al7\t${o0}", (VV79 GPRLow:$o0), 0> { let Predicates = [HasAny]; }
def : InstAlias<"al5", (I55), 3> { let Predicates = [HasA]; }
def : InstAlias<"al8\t$o0, ${o1}, ${o2}", (J213 gprop:$o0, mem:$o1, mem:$o2), 1> { let Predicates = []; }
def : InstAlias<"al9\t${o0}, $o1, ${o2}", (I222 brt:$o0, gprop:$o1, brt:$o2, R4), 2> { let Predicates = []; }
def : InstAlias<"al1\t$o0, ${o1}, ${o2}, $o3", (VV37 mem:$o0, gprop:$o1, mem:$o2, GPR:$o3), 3> { let Predicates = [HasA]; }
def : InstAlias<"al7\t$o0", (J178 mem:$o0), 3> { let Predicates = []; }
def : InstAlias<"al5\t$o0, $o2", (VV96 simm:$o0, R4, mem:$o2), 2> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al3\t$o0", (I9 brt:$o0), 3> { let Predicates = []; }
def : InstAlias<"al5\t${o0}", (VV290 GPR:$o0), 2> { let Predicates = []; }
def : InstAlias<"al1\t${o0}, $o1, ${o2}", (VV220 brt:$o0, brt:$o1, brt:$o2), 3> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al9", (VV265), 2> { let Predicates = [HasA, HasAny]; }
def : InstAlias<"al5\t${o1}", (VV169 R6, brt:$o1), 1> { let Predicates = [HasA]; }
def : InstAlias<"al6\t${o0}, ${o2}, ${o3}", (I93 gprop:$o0, 3, simm:$o2, GPRLow:$o3, 47, 51), 1> { let Predicates = [HasAny]; }
def : InstAlias<"al4\t$o0, ${o2}", (I51 brt:$o0, 21, GPRLow:$o2), 0> { let Predicates = [HasA]; }

// --- classes-by-mode -gen-asm-writer
include "llvm/Target/Target.td"
def MI : InstrInfo;
def Min : Target { let InstructionSet = MI; }
def P1 : Predicate<"">;
def MA : HwMode<[P1]>;
def R0 : Register<"r0"> { let Namespace = "Min"; }
def R1 : Register<""> { let Namespace = "Min"; }
def RC : RegisterClass<"Min", [i32], 32, (add R0)>;
def RD : RegisterClass<"Min", [i32], 32, (add R1)>;
def RCM : RegClassByHwMode<[DefaultMode, MA], [RC, RD]>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
class I<dag outs, dag ins, string asm> : Instruction { let Namespace = "Min"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4; }
def A : I<(outs RCM:$d), (ins RCM:$a), "a $d, $a">;
def : InstAlias<"b $d", (A RCM:$d, RCM:$d)>;
def : InstAlias<"c $d, $a", (A RCM:$d, RCM:$a)>;

// --- alias-arguments -gen-asm-writer
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
def : InstAlias<"sub $d, $a", (M GPR:$d, ByMode:$a)>;
def : InstAlias<"member $d", (X GPR:$d, R1)>; def : InstAlias<"none $d", (X GPR:$d, zero_reg)>;
def : InstAlias<"mode $d", (X GPR:$d, ByMode:$a)>; def : InstAlias<"zero $d", (M GPR:$d, zero_reg)>;
def : InstAlias<"bits $d", (Y GPR:$d, 0b101)>; def : InstAlias<"other $d", (Y GPR:$d, mem:$m)>;
def : InstAlias<"parts $d", (Z GPR:$d, (mem R1, 5))>; def : InstAlias<"named $d", (Z GPR:$d, (mem Low:$a, num:$o))>;
def : InstAlias<"whole $d, $m", (Z GPR:$d, other:$m)>; def : InstAlias<"unprinted $d", (Z GPR:$d, R1, 5), 0>;

// --- aliases-that-are-alike -gen-asm-writer
include "llvm/Target/Target.td"
def II : InstrInfo; def W : AsmWriter { int PassSubtarget = 1; let AsmWriterClassName = "InstPrinter"; }
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
def COp : RegisterOperand<Low, "printLow">;
def FA : SubtargetFeature<"a", "HA", "true", "x">; def FB : SubtargetFeature<"b", "HB", "true", "x">; def FC : SubtargetFeature<"c", "HC", "true", "x">;
class P<dag d> : Predicate<"x">, AssemblerPredicate<d, "x">;
def P1 : P<(any_of FA, (not FB))>; def P2 : P<(any_of (not FA), (not FB), (not FC))>; def P3 : P<(any_of FA, (all_of FB, FC))>; def P4 : P<(any_of FA, (not FB, (not FC)))>;
def : InstAlias<"one $d", (X GPR:$d, Low:$a)>; def : InstAlias<"two $a, $d", (X GPR:$d, COp:$a)>;
let Predicates = [P1] in def : InstAlias<"p1 $d", (Y GPR:$d, 1)>; let Predicates = [P2] in def : InstAlias<"p2 $d", (Y GPR:$d, 1)>;
let Predicates = [P3] in def : InstAlias<"p3 $d", (Y GPR:$d, 1)>; let Predicates = [P4] in def : InstAlias<"p4 $d", (Y GPR:$d, 1)>;

// --- names-to-fall-back-on --gen-asm-writer; --gen-register-info
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def W : AsmWriter { int PassSubtarget = 1; }
def T : Target { let InstructionSet = TInstrInfo; let AssemblyWriters = [W]; let AssemblyParserVariants = [DefaultAsmParserVariant]; }
class I<dag o, dag i, string asm> : Instruction { let Namespace = "T"; let OutOperandList = o; let InOperandList = i; let AsmString = asm; let Size = 4; bits<32> Inst = 0; }
let Namespace = "T" in {
def a : RegAltNameIndex; def b : RegAltNameIndex { let FallbackRegAltNameIndex = a; } def c : RegAltNameIndex { let FallbackRegAltNameIndex = b; } def d : RegAltNameIndex {let FallbackRegAltNameIndex = NoRegAltName; }
foreach i = 0-3 in def R#i : Register<"r"#i, ["a"#i, "b"#i]> { let RegAltNameIndices = [a, b]; }
def S0 : Register<"s0", ["sa"]> { let RegAltNameIndices = [a]; }
def S1 : Register<"s1", ["sb"]> { let RegAltNameIndices = [b]; }
def S2 : Register<"s2", ["sb"]> { let RegAltNameIndices = [c]; }
def S3 : Register<"s3">;
def S4 : Register<"s4", ["", ""]> { let RegAltNameIndices = [b, a]; }
def S5 : Register<"s5", ["", "q"]> { let RegAltNameIndices = [b, a]; }
def S6 : Register<"s6", ["zz"]> { let RegAltNameIndices = [d]; }
}
def GPR : RegisterClass<"T", [i32], 32, (add (sequence "R%u", 0, 3), (sequence "S%u", 0, 6))>;
def A : I<(outs GPR:$d), (ins GPR:$a), "a $d, $a">;
defm : RemapAllTargetPseudoPointerOperands<GPR>;

// --- escapes-in-aliases --gen-asm-writer
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def W : AsmWriter { int PassSubtarget = 1; }
def T : Target { let InstructionSet = TInstrInfo; let AssemblyWriters = [W]; let AssemblyParserVariants = [DefaultAsmParserVariant]; }
class I<dag o, dag i, string asm> : Instruction { let Namespace = "T"; let OutOperandList = o; let InOperandList = i; let AsmString = asm; let Size = 4; bits<32> Inst = 0; }
let Namespace = "T" in foreach i = 0-3 in def R#i : Register<"r"#i>;
def GPR : RegisterClass<"T", [i32], 32, (add (sequence "R%u", 0, 3))>;
def A : I<(outs GPR:$d), (ins GPR:$a), "a $d, \\{$a\\}">;
def B : I<(outs GPR:$d), (ins GPR:$a), "b $d, {\\{$a\\}|x}">;
def C : I<(outs GPR:$d), (ins GPR:$a), "c{a|\\|b} $d, {$a|y}\\|">;
def D : I<(outs GPR:$d), (ins GPR:$a, GPR:$e), "d $d, $a, $e">;
def : InstAlias<"al $d, \\{$a\\}", (D GPR:$d, GPR:$a, R0)>;
def : InstAlias<"al2 $d, {\\{$a\\}|x$a}", (D GPR:$d, GPR:$a, R1)>;
def : InstAlias<"al3 $d, {a|b}\\|$a", (D GPR:$d, GPR:$a, R2)>;
def : InstAlias<"al4 $d, \\\\$a", (D GPR:$d, GPR:$a, R3)>;
def F : I<(outs GPR:$d), (ins GPR:$a, GPR:$e), "d $d, $a, $e">;
def : InstAlias<"al5 $d, $$ \\$$a {p|q\\}|r}", (F GPR:$d, GPR:$a, R3)>;
def : InstAlias<"al6 $d, \\{${a}\\}", (F GPR:$d, GPR:$a, R2)>;
def : MnemonicAlias<"q", "a">;
defm : RemapAllTargetPseudoPointerOperands<GPR>;

// --- braces-in-aliases --gen-asm-writer; --gen-asm-matcher
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def W : AsmWriter { int PassSubtarget = 1; }
def T : Target { let InstructionSet = TInstrInfo; let AssemblyWriters = [W]; let AssemblyParserVariants = [DefaultAsmParserVariant]; }
class I<dag o, dag i, string asm> : Instruction { let Namespace = "T"; let OutOperandList = o; let InOperandList = i; let AsmString = asm; let Size = 4; bits<32> Inst = 0; }
let Namespace = "T" in foreach i = 0-3 in def R#i : Register<"r"#i>;
def GPR : RegisterClass<"T", [i32], 32, (add (sequence "R%u", 0, 3))>;
def A : I<(outs GPR:$d), (ins GPR:$a), "a $d, \\{$a\\}">;
def B : I<(outs GPR:$d), (ins GPR:$a), "b $d, {\\{$a\\}|x}">;
def C : I<(outs GPR:$d), (ins GPR:$a), "c{a|\\|b} $d, {$a|y}\\|">;
def D : I<(outs GPR:$d), (ins GPR:$a, GPR:$e), "d $d, $a, $e">;
def : InstAlias<"al $d, \\{$a\\}", (D GPR:$d, GPR:$a, R0)>;
def : InstAlias<"al2 $d, {\\{$a\\}|x$a}", (D GPR:$d, GPR:$a, R1)>;
def : InstAlias<"al3 $d, {a|b}\\|$a", (D GPR:$d, GPR:$a, R2)>;
def : InstAlias<"al4 $d, \\\\$a", (D GPR:$d, GPR:$a, R3)>;
def : MnemonicAlias<"q", "a">;
defm : RemapAllTargetPseudoPointerOperands<GPR>;

// --- alias-names-that-are-no-operands --gen-asm-writer
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
foreach i = 0-7 in def A#i : Register<"a"#i> { let Namespace = "T"; }
def C : RegisterClass<"T", [i32], 32, (sequence "A%u", 0, 3)>;
def op : Operand<i32>;
def I : Instruction {
  let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins C:$a, C:$b); let AsmString = "op $a, $b";
}
def : InstAlias<"st ${b:hi} ${a:x}", (I C:$a, C:$b)>;
def : InstAlias<"su ${b:hi", (I C:$a, A1)>;
def : InstAlias<"sv ${nope:hi}", (I C:$a, A2)>;
def : InstAlias<"sw ${:hi} $a", (I C:$a, A3)>;
def : InstAlias<"sx ${a:hi}, $a", (I C:$a, C:$a)>;
def : InstAlias<"sy $$a, ${}$", (I A1, C:$a)>;
def : InstAlias<"sz x$$ ${a}$$a", (I A2, C:$a)>;

// --- alias-operands-with-and-without-an-address --gen-asm-writer
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
def A0 : Register<"a0"> { let Namespace = "T"; }
def C : RegisterClass<"T", [i32], 32, (add A0)>;
class Printed<string method> : Operand<i32> { let PrintMethod = method; }
let OperandType = "OPERAND_PCREL" in {
  def relative_p : Printed<"printP">;
  def relative_q : Printed<"printQ">;
}
def absolute_p : Printed<"printP">;
def absolute_q : Printed<"printQ">;
def I : Instruction {
  let Namespace = "T"; let OutOperandList = (outs); let AsmString = "op $a, $b, $c, $d";
  let InOperandList = (ins relative_p:$a, absolute_q:$b, absolute_p:$c, relative_q:$d);
}
def : InstAlias<"st $a $b $c $d",
                (I relative_p:$a, absolute_q:$b, absolute_p:$c, relative_q:$d)>;
