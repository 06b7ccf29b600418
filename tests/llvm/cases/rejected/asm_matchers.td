// Assembly that no matcher can be made for.

// --- no-parser --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; let AssemblyParsers = []; }

// --- empty --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def W : I<(outs), (ins), " , ">;

// --- operand-first --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def W : I<(outs), (ins GPR:$d), "$d a">;

// --- two-lines --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def W : I<(outs), (ins GPR:$d), "a\n $d">;

// --- modifier --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def W : I<(outs), (ins GPR:$d), "a ${d:x}">;

// --- unknown-operand --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def W : I<(outs), (ins GPR:$d), "a $q">;

// --- part-name --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def W : I<(outs), (ins (mem $x, $y):$m), "a $x">;

// --- no-class --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def X : Operand<i32> { let ParserMatchClass = ?; }
def W : I<(outs), (ins X:$x), "a $x">;

// --- pointer-like --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def W : I<(outs), (ins ptr_rc:$x), "a $x">;

// --- unknown-register-class --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def RC : RegisterClassLike;
def W : I<(outs), (ins RC:$x), "a $x">;

// --- class-name --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def W : AsmOperandClass;

// --- super-classes --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def W : AsmOperandClass { let Name = "W"; let SuperClasses = [?]; }

// --- no-super-classes --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def W : AsmOperandClass { let Name = "W"; let SuperClasses = ?; }

// --- token-alias --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def : TokenAlias<"a", "a">;

// --- two-mnemonic-aliases --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def : MnemonicAlias<"a", "b">;
def : MnemonicAlias<"a", "c">;

// --- mnemonic-alias-to-itself --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def : MnemonicAlias<"a", "A">;
def : MnemonicAlias<"b", "b">, Requires<[HasA]>;

// --- mnemonic-alias-predicate --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def : MnemonicAlias<"a", "b">, Requires<[HasA, Unasked]>;

// --- no-equals --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def W : I<(outs GPR:$d), (ins GPR:$a), "w $d, $a"> { let TwoOperandAliasConstraint = "$d"; }

// --- no-dollar --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def W : I<(outs GPR:$d), (ins GPR:$a), "w $d, $a"> { let TwoOperandAliasConstraint = "$d = a"; }

// --- no-source --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def W : I<(outs GPR:$d), (ins GPR:$a), "w $d, $a"> { let TwoOperandAliasConstraint = "$q = $a"; }

// --- no-destination --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def W : I<(outs GPR:$d), (ins GPR:$a), "w $d, $a"> { let TwoOperandAliasConstraint = "$a = $d y"; }

// --- same-register-names --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def RX : R<"r1">;

// --- condition --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def W : Predicate<"x">, AssemblerPredicate<(not FeatA, FeatB)>;

// --- alias-operand --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def : InstAlias<"q $z", (TIE GPR:$a, GPR:$a)>;

// --- alias-needs-operand --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def : InstAlias<"q $a", (ADD GPR:$a, GPR:$b, R2)>;

// --- alias-needs-part --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def : InstAlias<"q $a, $m", (LDC GPR:$a, (memc GPR:$b, 5))>;

// --- alias-repeats --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def : InstAlias<"b $d, $d, $e", (ADD GPR:$d, GPR:$e, R1)>;

// --- alias-repeats-tied --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def : InstAlias<"b $d, $d, $d, $e", (TIE GPR:$d, GPR:$e)>;

// --- near-misses-repeat --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def TheParser : AsmParser { let ReportMultipleNearMisses = 1; }
def T : Target { let InstructionSet = TheInfo; let AssemblyParsers = [TheParser]; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def : InstAlias<"b $d, $d, $e", (TIE GPR:$d, GPR:$e)>;

// --- comment --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def V : AsmParserVariant { let CommentDelimiter = ";"; }
def T : Target { let InstructionSet = TheInfo; let AssemblyParserVariants = [V]; }
def W : I<(outs), (ins), "w ;">;

// --- alias-of-tied-part --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def FeatB : SubtargetFeature<"b", "HasB", "true", "B">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatA), "a">;
def NotB : Predicate<"!Subtarget->hasB()">, AssemblerPredicate<(not FeatB)>;
def AnyAB : Predicate<"x">, AssemblerPredicate<(any_of FeatA, (all_of FeatB, (not FeatA))), "a or b">;
def Unasked : Predicate<"x">;
class R<string n, list<string> alt = []> : Register<n, alt> { let Namespace = "T"; }
foreach i = 0-7 in def R#i : R<"r"#i, ["x"#i]>;
def CC : R<"cc">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPRLow : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)> { let DiagnosticType = "LowRegister"; }
def GPRMid : RegisterClass<"T", [i32], 32, (sequence "R%u", 2, 5)> { let DiagnosticString = "expected r2 to r5"; }
def CCR : RegisterClass<"T", [i32], 32, (add CC)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; }
def MemClass : AsmOperandClass { let Name = "Mem"; let ParserMethod = "parseMem"; }
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); }
def memc : Operand<i32> { let MIOperandInfo = (ops GPR:$b, i32imm:$o); let ParserMatchClass = MemClass; }
def gpr : RegisterOperand<GPR>;
def ccout : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "add $d, $a, $b">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), "addi $d, $a, $b">;
def LD : I<(outs GPR:$d), (ins mem:$m), "ld $d, $m">;
def LDC : I<(outs GPR:$d), (ins memc:$m), "ldc $d, $m">;
def TIE : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "tie $d, $a"> { let Constraints = "$x = $d"; }
def X : I<(outs GPR:$d, memc:$m), (ins GPR:$a), "x $d, $m"> { let Constraints = "$m.o = $a"; }
def : InstAlias<"y $d, $m, $q", (X GPR:$d, memc:$m, GPR:$q)>;

// --- an-instruction-and-a-class-of-registers --gen-asm-matcher
// Registers are read when a token may be the name of one.
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">; def RC : RegisterClass<"Zoo", [], 32, (add r0)>;
def A : Instruction {
  let Namespace = "Zoo"; let OutOperandList = (outs RC:$d); let InOperandList = (ins);
  let AsmString = "a $d"; let Constraints = "$x = $d";
}
