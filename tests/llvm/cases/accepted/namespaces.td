// Targets whose registers and instructions are in a namespace that is not called as the target is.

// +++ base.td
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }

// --- registers-in-another-namespace --gen-register-info; --gen-register-info --register-info-debug; --gen-asm-writer; --gen-asm-matcher;--gen-instr-info;--gen-dag-isel;--gen-callingconv;--gen-subtarget;--gen-disassembler;--gen-emitter;--gen-pseudo-lowering
include "base.td"
class I<dag o, dag i, string asm> : Instruction { let Namespace = "N"; let OutOperandList = o; let InOperandList = i; let AsmString = asm; let Size = 4; bits<32> Inst = 0; }
let Namespace = "N" in {
def lo : SubRegIndex<16>; def hi : SubRegIndex<16,16>;
foreach i = 0-7 in { def L#i : Register<"l"#i> ,DwarfRegNum<[i]>; def H#i : Register<"h"#i>; 
let SubRegIndices = [lo, hi] in def R#i : RegisterWithSubRegs<"r"#i, [!cast<Register>("L"#i), !cast<Register>("H"#i)]>, DwarfRegNum<[!add(i, 10), !add(i,20)]>; } 
}
def G16 : RegisterClass<"N", [i16], 16, (add (sequence "L%u", 0, 7), (sequence "H%u", 0, 7))>;
def GPR : RegisterClass<"N", [i32], 32, (sequence "R%u", 0, 7)>;
def CSR : CalleeSavedRegs<(add R1, R2)>;
def A : I<(outs GPR:$d), (ins GPR:$a), "a $d, $a"> { bits<4> d; bits<4> a; let Inst{3-0} = d; let Inst{7-4} = a; let Pattern = [(set GPR:$d, (ctpop GPR:$a))]; }
def : InstAlias<"al $d", (A GPR:$d, R1)>;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def B : I<(outs GPR:$d), (ins GPR:$a), "b $d, $a"> { bits<4> d; bits<4> a; let Inst{3-0} = d; let Inst{7-4} = a; let Inst{8} = 1; let Predicates=[HasA]; }
def : InstAlias<"bl $d", (B GPR:$d, R1)>, Requires<[HasA]>;
def CC : CallingConv<[CCIfType<[i32], CCAssignToReg<[R1, R2]>>]>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;

// --- registers-without-a-namespace --gen-register-info;  --gen-asm-writer; --gen-asm-matcher;--gen-instr-info;--gen-dag-isel;--gen-callingconv
include "base.td"
class I<dag o, dag i, string asm> : Instruction { let Namespace = "T"; let OutOperandList = o; let InOperandList = i; let AsmString = asm; let Size = 4; bits<32> Inst = 0; }
foreach i = 0-7 in { def R#i : Register<"r"#i> ,DwarfRegNum<[i]>; }
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def A : I<(outs GPR:$d), (ins GPR:$a), "a $d, $a"> { bits<4> d; bits<4> a; let Inst{3-0} = d; let Inst{7-4} = a; let Pattern = [(set GPR:$d, (add R1, GPR:$a))]; let Defs = [R2]; }
def : InstAlias<"al $d", (A GPR:$d, R1)>;
def CC : CallingConv<[CCIfType<[i32], CCAssignToReg<[R1, R2]>>]>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;

// --- one-register-without-a-namespace --gen-register-info;  --gen-asm-writer; --gen-asm-matcher
include "base.td"
class I<dag o, dag i, string asm> : Instruction { let Namespace = "T"; let OutOperandList = o; let InOperandList = i; let AsmString = asm; let Size = 4; bits<32> Inst = 0; }
foreach i = 0-7 in { def R#i : Register<"r"#i> { let Namespace = "T"; } } 
def X : Register<"x">;
def GPR : RegisterClass<"T", [i32], 32, (add (sequence "R%u", 0, 7), X)>;
def A : I<(outs GPR:$d), (ins GPR:$a), "a $d, $a"> { bits<4> d; bits<4> a; let Inst{3-0} = d; let Inst{7-4} = a; }
def : InstAlias<"al $d", (A GPR:$d, X)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;

// --- dwarf-numbers-without-a-namespace --gen-register-info
include "base.td"
foreach i = 0-7 in { def R#i : Register<"r"#i>, DwarfRegNum<[i]>; } 
def GPR : RegisterClass<"", [i32], 32, (add (sequence "R%u", 0, 7))>;
def lo : SubRegIndex<16>;
def CSR : CalleeSavedRegs<(add R1, R2)>;

// --- features-of-instructions-in-another-namespace --gen-disassembler; --gen-instr-info; --gen-asm-matcher; --gen-asm-writer; --gen-emitter; --gen-subtarget
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def PX : AsmParser { let ShouldEmitMatchRegisterAltName = 1; let ReportMultipleNearMisses = 1;}
def T : Target { let InstructionSet = TInstrInfo; let AssemblyParsers=[PX]; }
class I<dag o, dag i, string asm> : Instruction { let Namespace = "N"; let OutOperandList = o; let InOperandList = i; let AsmString = asm; let Size = 4; bits<32> Inst = 0; }
foreach i = 0-7 in def R#i : Register<"r"#i, ["x"#i]> { let Namespace = !if(!eq(i, 0), "M", "N"); }
def GPR : RegisterClass<"N", [i32], 32, (sequence "R%u", 0, 7)>;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def HasB : Predicate<"Subtarget->hasB()">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "b">;
def B : I<(outs GPR:$d), (ins GPR:$a), "b $d, $a"> { bits<4> d; bits<4> a; let Inst{3-0} = d; let Inst{7-4} = a; let Inst{8} = 1; let Predicates=[HasA]; }
def C : I<(outs GPR:$d), (ins GPR:$a), "c $d, $a"> { bits<4> d; bits<4> a; let Inst{3-0} = d; let Inst{7-4} = a; let Inst{8} = 1; let Inst{9} = 1; let Predicates=[HasA,HasB]; }
def : InstAlias<"bl $d", (B GPR:$d, R0)>, Requires<[HasA]>;
def : InstAlias<"bk $d", (B GPR:$d, R1)>, Requires<[HasB]>;
def : InstAlias<"bz $d", (C GPR:$d, R1)>, Requires<[HasB,HasA]>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;

// --- everything-without-a-namespace --gen-pseudo-lowering;--gen-asm-writer
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def PX : AsmWriter { int PassSubtarget = 1; }
def T : Target { let InstructionSet = TInstrInfo; let AssemblyWriters=[PX]; }
class I<dag o, dag i, string asm> : Instruction { let Namespace = ""; let OutOperandList = o; let InOperandList = i; let AsmString = asm; let Size = 4; bits<32> Inst = 0; }
foreach i = 0-7 in def R#i : Register<"r"#i, ["x"#i]> { let Namespace = ""; }
def GPR : RegisterClass<"", [i32], 32, (sequence "R%u", 0, 7)>;
def A : I<(outs GPR:$d), (ins GPR:$a), "a $d, $a"> { bits<4> d; bits<4> a; let Inst{3-0} = d; let Inst{7-4} = a; let Inst{8} = 1; }
def B : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "b $d, $a, $b"> { bits<4> d; bits<4> a; let Inst{3-0} = d; let Inst{7-4} = a; let Inst{9} = 1; }
class P<dag o, dag i, dag r> : PseudoInstExpansion<r>, I<o, i, ""> { let isPseudo = 1; }
def P1 : P<(outs GPR:$d), (ins GPR:$a), (A GPR:$d, R1)>;
def P2 : P<(outs GPR:$d), (ins GPR:$a), (B GPR:$d, GPR:$a, zero_reg)>;
def : InstAlias<"q $d", (B GPR:$d, R1, R2)>;
def : InstAlias<"q2 $d", (B GPR:$d, R1, zero_reg)>;
def C : I<(outs GPR:$d), (ins GPR:$a), "c $d, $a"> { let Size = 2; let Constraints = "$d = $a"; }
defm : RemapAllTargetPseudoPointerOperands<GPR>;

// --- logical-operands-are-of-the-target --gen-instr-info
include "base.td"
def R0 : Register<"r0"> { let Namespace = "N"; }
def GPR : RegisterClass<"N", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def mem : Operand<iPTR> { let MIOperandInfo = (ops GPR, i32imm); }
class I<dag o, dag i> : Instruction {
  let Namespace = "N";
  let OutOperandList = o;
  let InOperandList = i;
  let AsmString = "a";
  let UseLogicalOperandMappings = 1;
}
def A : I<(outs GPR:$d), (ins mem:$m)>;
def B : I<(outs), (ins mem:$m, GPR:$a)>;
