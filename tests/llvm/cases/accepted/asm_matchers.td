// Assembly matchers of small targets of our own, each with some of what parsers may ask for.

// --- nothing --gen-asm-matcher
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

// --- optional --gen-asm-matcher; --gen-asm-matcher --match-prefix=A3
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
def TheParser : AsmParser { let AsmParserInstCleanup = "cleanUp"; let ShouldEmitMatchRegisterAltName = 1; }
def T : Target { let InstructionSet = TheInfo; let AssemblyParsers = [TheParser]; }
def OptClass : AsmOperandClass { let Name = "Opt"; let IsOptional = 1; }
def OtherClass : AsmOperandClass { let Name = "Other"; let IsOptional = 1; let DefaultMethod = "otherByDefault"; let ParserMethod = "parseOther"; let SuperClasses = [OptClass]; }
def opt : Operand<i32> { let ParserMatchClass = OptClass; }
def other : Operand<i32> { let ParserMatchClass = OtherClass; }
def Mode1 : HwMode<[]>;
def Ptr : RegClassByHwMode<[DefaultMode, Mode1], [GPR, GPRLow]>;
def Ptr2 : RegClassByHwMode<[Mode1], [GPRMid]>;
def mem : Operand<i32> { let MIOperandInfo = (ops GPR, i32imm); }
def ptr : RegisterOperand<Ptr2>;
def A1 : I<(outs Ptr:$d), (ins opt:$o, other:$p), "foo $d, cc$o [ $p ] r3">;
def A2 : I<(outs ptr:$d), (ins mem:$o), "foo $d, x:$o">;
def A3 : I<(outs GPRLow:$d), (ins GPRMid:$o), "bar $d, ${o}"> { let AsmMatchConverter = "convertBar"; let Predicates = [HasA, Unasked, NotB]; }
def A4 : I<(outs), (ins), "baz"> { let Predicates = [AnyAB]; string DeprecatedFeatureMask = "FeatA"; }
def : InstAlias<"oof $d", (A3 GPRLow:$d, R4)>;
def : InstAlias<"off $d", (A3 GPRLow:$d, R4)> { let UseInstAsmMatchConverter = 0; }
def : TokenAlias<".u32", ".i32">;
def : MnemonicAlias<"bb", "baz">;
def : MnemonicAlias<"bb", "foo">, Requires<[HasA]>;
def : MnemonicAlias<"cc", "foo">, Requires<[HasA, NotB]>;
def : MnemonicAlias<"same", "same">;

// --- optional-near-misses --gen-asm-matcher
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
def OptClass : AsmOperandClass { let Name = "Opt"; let IsOptional = 1; }
def OtherClass : AsmOperandClass { let Name = "Other"; let IsOptional = 1; let DefaultMethod = "otherByDefault"; let ParserMethod = "parseOther"; let SuperClasses = [OptClass]; }
def opt : Operand<i32> { let ParserMatchClass = OptClass; }
def other : Operand<i32> { let ParserMatchClass = OtherClass; }
def Mode1 : HwMode<[]>;
def Ptr : RegClassByHwMode<[DefaultMode, Mode1], [GPR, GPRLow]>;
def Ptr2 : RegClassByHwMode<[Mode1], [GPRMid]>;
def mem : Operand<i32> { let MIOperandInfo = (ops GPR, i32imm); }
def ptr : RegisterOperand<Ptr2>;
def A1 : I<(outs Ptr:$d), (ins opt:$o, other:$p), "foo $d, cc$o [ $p ] r3">;
def A2 : I<(outs ptr:$d), (ins mem:$o), "foo $d, x:$o">;
def A3 : I<(outs GPRLow:$d), (ins GPRMid:$o), "bar $d, ${o}"> { let AsmMatchConverter = "convertBar"; let Predicates = [HasA, Unasked, NotB]; }
def A4 : I<(outs), (ins), "baz"> { let Predicates = [AnyAB]; string DeprecatedFeatureMask = "FeatA"; }
def : InstAlias<"oof $d", (A3 GPRLow:$d, R4)>;
def : InstAlias<"off $d", (A3 GPRLow:$d, R4)> { let UseInstAsmMatchConverter = 0; }
def : TokenAlias<".u32", ".i32">;
def : MnemonicAlias<"bb", "baz">;
def : MnemonicAlias<"bb", "foo">, Requires<[HasA]>;
def : MnemonicAlias<"cc", "foo">, Requires<[HasA, NotB]>;
def : MnemonicAlias<"same", "same">;

// --- optional-no-mnemonic --gen-asm-matcher
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
def TheParser : AsmParser { let HasMnemonicFirst = 0; let AsmParserClassName = "Reader"; }
def T : Target { let InstructionSet = TheInfo; let AssemblyParsers = [TheParser]; }
def OptClass : AsmOperandClass { let Name = "Opt"; let IsOptional = 1; }
def OtherClass : AsmOperandClass { let Name = "Other"; let IsOptional = 1; let DefaultMethod = "otherByDefault"; let ParserMethod = "parseOther"; let SuperClasses = [OptClass]; }
def opt : Operand<i32> { let ParserMatchClass = OptClass; }
def other : Operand<i32> { let ParserMatchClass = OtherClass; }
def Mode1 : HwMode<[]>;
def Ptr : RegClassByHwMode<[DefaultMode, Mode1], [GPR, GPRLow]>;
def Ptr2 : RegClassByHwMode<[Mode1], [GPRMid]>;
def mem : Operand<i32> { let MIOperandInfo = (ops GPR, i32imm); }
def ptr : RegisterOperand<Ptr2>;
def A1 : I<(outs Ptr:$d), (ins opt:$o, other:$p), "foo $d, cc$o [ $p ] r3">;
def A2 : I<(outs ptr:$d), (ins mem:$o), "foo $d, x:$o">;
def A3 : I<(outs GPRLow:$d), (ins GPRMid:$o), "bar $d, ${o}"> { let AsmMatchConverter = "convertBar"; let Predicates = [HasA, Unasked, NotB]; }
def A4 : I<(outs), (ins), "baz"> { let Predicates = [AnyAB]; string DeprecatedFeatureMask = "FeatA"; }
def : InstAlias<"oof $d", (A3 GPRLow:$d, R4)>;
def : InstAlias<"off $d", (A3 GPRLow:$d, R4)> { let UseInstAsmMatchConverter = 0; }
def : TokenAlias<".u32", ".i32">;
def : MnemonicAlias<"bb", "baz">;
def : MnemonicAlias<"bb", "foo">, Requires<[HasA]>;
def : MnemonicAlias<"cc", "foo">, Requires<[HasA, NotB]>;
def : MnemonicAlias<"same", "same">;

// --- optional-all-custom --gen-asm-matcher
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
def TheParser : AsmParser { let CallCustomParserForAllOperands = 1; let ReportMultipleNearMisses = 1; let HasMnemonicFirst = 0; }
def T : Target { let InstructionSet = TheInfo; let AssemblyParsers = [TheParser]; }
def OptClass : AsmOperandClass { let Name = "Opt"; let IsOptional = 1; }
def OtherClass : AsmOperandClass { let Name = "Other"; let IsOptional = 1; let DefaultMethod = "otherByDefault"; let ParserMethod = "parseOther"; let SuperClasses = [OptClass]; }
def opt : Operand<i32> { let ParserMatchClass = OptClass; }
def other : Operand<i32> { let ParserMatchClass = OtherClass; }
def Mode1 : HwMode<[]>;
def Ptr : RegClassByHwMode<[DefaultMode, Mode1], [GPR, GPRLow]>;
def Ptr2 : RegClassByHwMode<[Mode1], [GPRMid]>;
def mem : Operand<i32> { let MIOperandInfo = (ops GPR, i32imm); }
def ptr : RegisterOperand<Ptr2>;
def A1 : I<(outs Ptr:$d), (ins opt:$o, other:$p), "foo $d, cc$o [ $p ] r3">;
def A2 : I<(outs ptr:$d), (ins mem:$o), "foo $d, x:$o">;
def A3 : I<(outs GPRLow:$d), (ins GPRMid:$o), "bar $d, ${o}"> { let AsmMatchConverter = "convertBar"; let Predicates = [HasA, Unasked, NotB]; }
def A4 : I<(outs), (ins), "baz"> { let Predicates = [AnyAB]; string DeprecatedFeatureMask = "FeatA"; }
def : InstAlias<"oof $d", (A3 GPRLow:$d, R4)>;
def : InstAlias<"off $d", (A3 GPRLow:$d, R4)> { let UseInstAsmMatchConverter = 0; }
def : TokenAlias<".u32", ".i32">;
def : MnemonicAlias<"bb", "baz">;
def : MnemonicAlias<"bb", "foo">, Requires<[HasA]>;
def : MnemonicAlias<"cc", "foo">, Requires<[HasA, NotB]>;
def : MnemonicAlias<"same", "same">;

// --- tokens --gen-asm-matcher
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
def A1 : I<(outs), (ins GPR:$d, GPR:$e), "Foo.x $d$e $ \\{x\\} a\\b[c]f*!e r1 r1] ]r2 r3$ $ [r4] %r5 R6 b\\[r7\\]r0 'q'\"z\" $1 aa$1x">;
def A2 : I<(outs), (ins), "foo2 #a %a &a 'a (a )a +a -a .a /a 0a 9a :a ;a <a =a >a ?a @a Aa ^a _a `a aa ~a">;
def A3 : I<(outs), (ins), "alonglongmnemonic_of_34_characters">;
def A4 : I<(outs), (ins), "tenletters">;
def A5 : I<(outs), (ins), "nineletrs">;
def A6 : I<(outs), (ins GPR:$d), "twice $d $d">;
def A7 : I<(outs), (ins GPR:$d), "twice2 $d $d"> { let AsmMatchConverter = "convertTwice"; }
def A8 : I<(outs), (ins), "pseudo"> { let isPseudo = 1; }
def A9 : I<(outs), (ins), ""> { let isCodeGenOnly = 1; }

// --- variants --gen-asm-matcher; --gen-asm-matcher --match-prefix=ADD
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
def Att : AsmParserVariant { let Variant = 0; let Name = "att"; let RegisterPrefix = "%"; let CommentDelimiter = "#"; }
def Intel : AsmParserVariant { let Variant = 1; let Name = "intel"; let TokenizingCharacters = "[]*!+"; let BreakCharacters = "."; }
def Third : AsmParserVariant { let Variant = 5; let Name = "third"; let SeparatorCharacters = " \t,_"; }
def T : Target { let InstructionSet = TheInfo; let AssemblyParserVariants = [Att, Intel, Third]; }
def MemClass : AsmOperandClass { let Name = "Mem"; let RenderMethod = "addMemOperands"; }
def Mem32Class : AsmOperandClass { let Name = "Mem32"; let RenderMethod = "addMemOperands"; let SuperClasses = [MemClass]; }
class mem<AsmOperandClass c> : Operand<iPTR> { let MIOperandInfo = (ops GPR, i8imm, GPR, i32imm); let ParserMatchClass = c; }
def anymem : mem<MemClass>; def mem32 : mem<Mem32Class>;
let HasPositionOrder = 1 in {
def ADDrr : I<(outs GPR:$d), (ins GPR:$s, GPR:$t), "add{l}\t{$t, $d|$d, $t}"> { let Constraints = "$s = $d"; }
def ADDrm : I<(outs GPR:$d), (ins GPR:$s, mem32:$t), "add{l}\t{$t, $d|$d, $t}"> { let Constraints = "$s = $d"; }
def ADDany : I<(outs GPR:$d), (ins GPR:$s, anymem:$t), "add{l}\t{$t, $d|$d, $t}"> { let Constraints = "$s = $d"; }
def SHL1 : I<(outs GPR:$d), (ins GPR:$s), "shl{l}\t$d"> { let Constraints = "$s = $d"; }
def SHLcl : I<(outs GPR:$d), (ins GPR:$s), "shl{l}\t{%r1, $d|$d, r1}"> { let Constraints = "$s = $d"; }
def VADD : I<(outs GPR:$d), (ins GPR:$s, GPR:$t), "vadd.f32 {$t, $s, $d|$d, $s, $t}">;
def VADDZ : I<(outs GPR:$d), (ins GPR:$s, GPR:$t), "vadd.f32 {$t, $s, $d|$d, $s, $t}"> { let Predicates = [HasA]; }
}
def ONLY : I<(outs), (ins), "only"> { let AsmVariantName = "intel"; }
def : InstAlias<"shl{l}\t{$$1, $d|$d, 1}", (SHL1 GPR:$d), 0, "att">;
def : InstAlias<"sal\t{%r1, $d|$d, r1}", (SHLcl GPR:$d), 0, "att">;
def : InstAlias<"inc\t$d", (ADDrr GPR:$d, R1)>;
def : MnemonicAlias<"sal", "shl", "intel">;
def : MnemonicAlias<"SAL", "shl", "att">, Requires<[HasA]>;
def : MnemonicAlias<"salx", "shl">;

// --- ties --gen-asm-matcher
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
def TWO : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "two $d, $a, $b"> { let TwoOperandAliasConstraint = "$d = $a"; }
def TWOB : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), "twob $d, $a, $b"> { let TwoOperandAliasConstraint = " $b = $d "; }
def A2 : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "a2 $x, $a"> { let Constraints = "$d = $x"; }
def A3 : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "a3 $a, $d, $x"> { let Constraints = "$d = $x"; }
def A5 : I<(outs GPR:$d), (ins GPR:$x, GPR:$a), "a5 $a"> { let Constraints = "$d = $x"; }
def A8 : I<(outs GPR:$d), (ins GPRLow:$x, GPR:$a), "a8 $d, $a"> { let Constraints = "$d = $x"; }
def A9 : I<(outs GPR:$d, memc:$m), (ins GPR:$x), "a9 $m, $d"> { let Constraints = "$x = $m.b"; }
def AA : I<(outs GPR:$d), (ins mem:$m, GPR:$x), "aa $m, $x, $d"> { let Constraints = "$m.b = $d"; }
def : InstAlias<"b1 $d, $a", (TIE GPR:$d, GPR:$a)>;
def : InstAlias<"b2 $d, $d, $a", (TIE GPR:$d, GPR:$a)>;
def : InstAlias<"b3 $a, $d, $d", (TIE GPR:$d, GPR:$a)>;
def : InstAlias<"b9 $d, $q, $a", (A8 GPR:$d, GPRLow:$q, GPR:$a)>;
def : InstAlias<"b10 $d", (ADD GPR:$d, GPR:$d, GPR:$d)>;
def : InstAlias<"b11 $d", (ADD GPR:$d, R1, zero_reg)>;
def : InstAlias<"b12 $a, $m, $x", (LD GPR:$a, (mem GPR:$m, i32imm:$x))>;
def : InstAlias<"b13 $a, $m", (LDC GPR:$a, (memc GPR:$m, -5))>;
def : InstAlias<"b14 $a, $m", (LDC GPR:$a, memc:$m)>;
def : InstAlias<"b15 $a, $b", (ADD gpr:$a, GPR:$b, GPR:$b)>;
def : InstAlias<"b16 $a", (ADDI GPR:$a, R1, 0b101)>;

// --- sizes --gen-asm-matcher
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
def TheParser : AsmParser { let PreferSmallerInstructions = 1; let ShouldEmitMatchRegisterName = 0; }
def T : Target { let InstructionSet = TheInfo; let AssemblyParsers = [TheParser]; }
def AddrClass : AsmOperandClass { let Name = "Addr"; let DiagnosticString = "expected an address"; let PredicateMethod = "isAddress"; }
def SmallClass : AsmOperandClass { let Name = "Small"; let SuperClasses = [AddrClass]; let DiagnosticType = "TooLarge"; }
def TinyClass : AsmOperandClass { let Name = "Atiny"; let SuperClasses = [SmallClass]; let RenderMethod = "addSmallOperands"; }
def addr : Operand<i32> { let ParserMatchClass = AddrClass; }
def small : Operand<i32> { let ParserMatchClass = SmallClass; }
def tiny : Operand<i32> { let ParserMatchClass = TinyClass; }
def W1 : I<(outs), (ins addr:$a), "w $a">; def W2 : I<(outs), (ins small:$a), "w $a">; def W3 : I<(outs), (ins tiny:$a), "W $a">;
def W4 : I<(outs), (ins GPR:$a), "w $a">; def W5 : I<(outs), (ins GPRMid:$a), "w $a">; def W6 : I<(outs), (ins GPRLow:$a), "w $a"> { let Size = 2; }
def W7 : I<(outs), (ins), "w r3">; def W8 : I<(outs), (ins), "w x">; def W9 : I<(outs), (ins GPR:$a), "w $a"> { let Predicates = [HasA]; }

// --- tuples --gen-asm-matcher
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
def sub0 : SubRegIndex<32>; def sub1 : SubRegIndex<32, 32>;
def Pairs : RegisterTuples<[sub0, sub1], [(add R0, R2, R4), (add R1, R3, R5)], ["p0", "p2", "p4"]>;
def Sliding : RegisterTuples<[sub0, sub1], [(add R1, R3), (add R2, R4)]>;
def PairRC : RegisterClass<"T", [i64], 64, (add Pairs, Sliding)>;
def EvenRC : RegisterClass<"T", [i64], 64, (add Pairs)>;
def P1 : I<(outs PairRC:$d), (ins), "p $d">; def P2 : I<(outs EvenRC:$d), (ins), "p $d">; def P3 : I<(outs), (ins), "p p2">;

// --- modes --gen-asm-matcher
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
def Mode1 : HwMode<[]>;
foreach i = 0-12 in {
  def Ptr#i : RegClassByHwMode<[DefaultMode, Mode1], [GPR, GPRLow]>;
  def X#i : I<(outs !cast<RegClassByHwMode>("Ptr"#i):$d), (ins), "x $d">;
}
def Twice : RegClassByHwMode<[Mode1, Mode1], [GPR, GPRLow]>;
def Y : I<(outs Twice:$d), (ins Twice:$a), "y $d, $a">;
def : InstAlias<"z $a", (Y Twice:$a, zero_reg)>;
def M2 : I<(outs GPR:$d, GPR:$e), (ins memc:$m, GPR:$a, GPR:$b), "m2 $d, $e, $m"> { let Constraints = "$d = $a, $e = $b"; }
def : InstAlias<"m3 $a, $b, $m", (M2 GPR:$a, GPR:$b, memc:$m)>;
def M4 : I<(outs GPR:$d, memc:$m), (ins GPR:$a), "m4 $d, $m"> { let Constraints = "$m.b = $a"; }
def : InstAlias<"m5 $d, $m, $q", (M4 GPR:$d, memc:$m, GPR:$q)>;

// --- parser-class-named-as-the-target --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
class R<int i> : Register<"r"#i> { let Namespace = "T"; }
foreach i = 0-3 in def R#i : R<i>;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def MOV : Instruction {
  let Namespace = "T"; let OutOperandList = (outs GPR:$d); let InOperandList = (ins GPR:$s);
  let AsmString = "mov $d, $s"; let Size = 4;
}
def TheParser : AsmParser { let AsmParserClassName = ""; }
def T : Target { let InstructionSet = TheInfo; let AssemblyParsers = [TheParser]; }

// --- no-variants --gen-asm-matcher
include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
class R<int i> : Register<"r"#i> { let Namespace = "T"; }
foreach i = 0-3 in def R#i : R<i>;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def MOV : Instruction {
  let Namespace = "T"; let OutOperandList = (outs GPR:$d); let InOperandList = (ins GPR:$s);
  let AsmString = "mov $d, $s"; let Size = 4;
}
def T : Target { let InstructionSet = TheInfo; let AssemblyParserVariants = []; }

// --- registers-that-match-one-kind --gen-asm-matcher
include "llvm/Target/Target.td"
class R<string n, string ns = "Ns"> : Register<n> { let Namespace = ns; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def PC : R<"pc">;
def SP : R<"sp">;
def GPR : RegisterClass<"Ns", [i32], 32, (sequence "R%u", 0, 7)>;
def AGPR : RegisterClass<"Ns", [i32], 32, (sequence "R%u", 0, 7)> { let DiagnosticType = "Odd"; }
def Low : RegisterClass<"Other", [i32], 32, (sequence "R%u", 0, 4)>;
def High : RegisterClass<"", [i32], 32, (sequence "R%u", 3, 7)>;
def Art : RegisterClass<"Ns", [i32], 32, (add R1)>;
def OnlyPC : RegisterClass<"Ns", [i32], 32, (add PC)> { let isAllocatable = 0; }
def Imm : AsmOperandClass { let Name = "Imm"; }
def uimm : Operand<i32> { let ParserMatchClass = Imm; }
class I<dag outs, dag ins, string asm> : Instruction { let Namespace = "Ns"; let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Size = 4; bits<32> Inst = 0; }
def ADD : I<(outs GPR:$d), (ins GPR:$a, Low:$b), "add $d, $a, $b">;
def SUB : I<(outs GPR:$d), (ins GPR:$a, High:$b), "sub $d, $a, $b">;
def JSP : I<(outs), (ins GPR:$a), "jsp $a, sp">;
def JMP : I<(outs), (ins uimm:$a), "jmp $a, r5">;
def TInstrInfo : InstrInfo;
def TAsm : AsmParser { let ShouldEmitMatchRegisterAltName = 1; }
def AV : AsmParserVariant { let RegisterPrefix = ""; let Name = "one"; }
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def T : Target { let InstructionSet = TInstrInfo; let AssemblyParsers = [TAsm]; let AssemblyParserVariants = [AV]; }
class OC<string n> : AsmOperandClass { let Name = n; }
def MA : OC<"MA">; def MB : OC<"MB">; def MC : OC<"MC">; def MD : OC<"MD">; def ME : OC<"ME">; def MF : OC<"MF">; def MG : OC<"MG">;def MH : OC<"MH">;
class RO<RegisterClassLike c, AsmOperandClass m> : RegisterOperand<c> { let ParserMatchClass = m; }
def roA1 : RO<GPR, MA>;
def roA2 : RO<Low, MA>;
def roB1 : RO<GPR, MB>;
def roB2 : RO<AGPR, MB>;
def roC2 : RO<Low, MC>;
def roC1 : RO<GPR, MC>;
def M1 : HwMode<[]>;
def Ptr : RegClassByHwMode<[DefaultMode, M1], [GPR, Low]>;
def roD : RO<Ptr, MD>;
def roF1 : RO<Ptr, MF>;
def roF2 : RO<Low, MF>;
def roG : RO<Ptr, MG> { let OperandType = "OPERAND_MEM"; }
def roH0 : Operand<i32> { let ParserMatchClass = MH; }
def roH : RO<OnlyPC, MH>;
def roNone : RegisterOperand<High>;
def X : I<(outs roA1:$d), (ins roA2:$b, roB1:$c), "xx $d, $b, $c">;
def roB0 : RO<Ptr, MB>;
def roC0 : RO<GPR, MC>;
def roI : RegisterOperand<High>;
class MyRO<AsmOperandClass m> { AsmOperandClass ParserMatchClass = m; }
def AB : RegisterOperand<High> { let ParserMatchClass = MG; }
def a_zero : RO<High, MA>;
