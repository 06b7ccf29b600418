// What only main's parsers and fusions can be set to.

// +++ common.td
include "llvm/Target/Target.td"
def II : InstrInfo;
class R<string n, list<string> alt = [], list<RegAltNameIndex> idx = []> : Register<n, alt> { let Namespace = "T"; let RegAltNameIndices = idx; }
class I<string s> : Instruction { let Namespace = "T"; let OutOperandList = (outs GPR:$d); let InOperandList = (ins GPR:$a, i32imm:$i); let AsmString = s; let Size = 4; }

// --- tokens_have_diagnostics --gen-asm-matcher
include "common.td"
def P : AsmParser { let EmitTokenDiagnosticTypes = 1; }
def T : Target { let InstructionSet = II; let AssemblyParsers = [P]; }
foreach i = 0-3 in def X#i : R<"x"#i>;
def GPR : RegisterClass<"T", [i32], 32, (sequence "X%u", 0, 3)> { let DiagnosticString = "a register"; }
def A : I<"add $d, $a, $i">;
def B : I<"ld.w $d, [$a + $i]!, UP">;
def C : I<"foo $d, $a, $i, al">;
def : InstAlias<"bar $d, $a, special", (C GPR:$d, GPR:$a, 7)>;
def : TokenAlias<"vs", "al">;
def : TokenAlias<"x1", "only">;

// --- features_before_operands --gen-asm-matcher
include "common.td"
def P : AsmParser { let ReportMultipleNearMisses = 1; let PrioritizeFeatureInMultiMismatchFallback = 1; }
def T : Target { let InstructionSet = II; let AssemblyParsers = [P]; }
def X0 : R<"x0">;
def GPR : RegisterClass<"T", [i32], 32, (add X0)>;
def A : I<"add $d, $a, $i">;

// --- features_before_operands_of_one_miss --gen-asm-matcher
include "common.td"
def P : AsmParser { let PrioritizeFeatureInMultiMismatchFallback = 1; }
def T : Target { let InstructionSet = II; let AssemblyParsers = [P]; }
def X0 : R<"x0">;
def GPR : RegisterClass<"T", [i32], 32, (add X0)>;
def A : I<"add $d, $a, $i">;

// --- names_by_index --gen-asm-matcher
include "common.td"
def P : AsmParser { let ShouldEmitMatchRegisterAltNameWithIndex = 1; let ShouldEmitMatchRegisterAltName = 1; let AllowDuplicateRegisterNames = 1; }
def T : Target { let InstructionSet = II; let AssemblyParsers = [P]; }
def ZZ : RegAltNameIndex;
let Namespace = "T" in {
  def Raw : RegAltNameIndex { let FallbackRegAltNameIndex = ZZ; }
  def ABI : RegAltNameIndex;
}
def Unused : RegAltNameIndex { let Namespace = "Q"; }
def X0 : R<"x0", [" zero ", "r0"], [ABI, Raw]>;
def X1 : R<"x1", ["ra", "Z"], [Raw, ZZ]>;
def X2 : R<"x2", ["", "r2"], [ABI, Raw]>;
def X3 : R<"x3", ["r2"], [Raw, ABI]>;
def GPR : RegisterClass<"T", [i32], 32, (sequence "X%u", 0, 3)>;
def A : I<"add $d, $a, $i">;

// --- stages_of_fusions --gen-macro-fusion-pred
include "common.td"
def T : Target { let InstructionSet = II; }
def X0 : R<"x0">;
def GPR : RegisterClass<"T", [i32], 32, (add X0)>;
foreach i = 0-2 in def I#i : I<"">;
let isCommutable = 1 in def IC : I<"">;
def FA : SimpleFusion<"a", "HasA", "A", CheckOpcode<[I0]>, CheckOpcode<[I1]>> { let RunPreRA = false; }
def FB : SimpleFusion<"b", "HasB", "B", CheckOpcode<[I0]>, CheckOpcode<[I1]>> { let RunPostRA = false; }
def FC : SimpleFusion<"c", "HasC", "C", CheckOpcode<[I0]>, CheckOpcode<[I1]>>;
def FD : SingleFusion<"d", "HasD", "D", I2, IC> { let RunPreRA = 0; }

// --- a_fusion_of_no_stage --gen-macro-fusion-pred
include "common.td"
def T : Target { let InstructionSet = II; }
def X0 : R<"x0">;
def GPR : RegisterClass<"T", [i32], 32, (add X0)>;
def FA : Fusion<"a", "HasA", "A", [OneUse]> { let RunPreRA = false; let RunPostRA = false; }
