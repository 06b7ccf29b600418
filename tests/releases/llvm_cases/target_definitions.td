// What LLVM's generators know of AMDGPU's processors and of SystemZ's directives, since main (24).

// +++ amdgpu.td
class AMDGPUGPUInfo;
class ProcessorModel;
class Feature<string n, list<Feature> i = [], string f = "Has", string v = "true"> {
  string Name = n; list<Feature> Implies = i; string FieldName = f; string Value = v;
}
class AMDGPUGenericAnyFeature;
class OfAny<string n> : Feature<n>, AMDGPUGenericAnyFeature;
class Old<string n, list<Feature> f = []> : AMDGPUGPUInfo {
  string Name = n; list<Feature> Features = f; list<AMDGPUGPUInfo> CoveredGPUs = [];
}
class New<string n, list<int> version, list<Feature> f = [], list<AMDGPUGPUInfo> covered = [], bit pseudo = 0>
    : AMDGPUGPUInfo, ProcessorModel {
  string Name = n; list<Feature> Features = f; list<AMDGPUGPUInfo> CoveredGPUs = covered;
  list<int> IsaVersion = version; bit IsPseudoTarget = pseudo;
}
class Spelled<string n, string s> : New<n, [12, 5, 0]> { string SubArchSpelling = s; }
class ProcessorAlias<string n, string a> { string Name = n; string Alias = a; }
class AMDGPUFamily<string m, list<AMDGPUGPUInfo> gpus> { string MajorSubArch = m; list<AMDGPUGPUInfo> Members = gpus; }
def First : Feature<"z-insts">;
def Second : Feature<"a-b-insts", [First]>;
def Hidden : Feature<"hidden", [Second]>;
def Some : OfAny<"some">;
def Banks : Feature<"banks", [], "LDSBankCount", "0x10">;
def Memory : Feature<"memory", [Banks], "AddressableLocalMemorySize", "65536">;
def Waves : Feature<"waves", [], "MaxWavesPerEU", "020">;
def Wide : Feature<"wide", [Waves], "BufferResourceNumRecordsWidth", "45">;

// --- both_kinds --gen-amdgpu-target-def
include "amdgpu.td"
def AMDGPUFrontendVisibleFeatures { list<Feature> Features = [Second, Some, First]; }
def R600FrontendVisibleFeatures { list<Feature> Features = [First]; }
def O1 : Old<"r600", [Second]>;
def O0 : Old<"rv-770", [Banks]>;
def N1 : New<"gfx900", [9, 0, 0], [Hidden, Memory]>;
def N0 : New<"gfx90a", [9, 0, 10], [First, Wide, Some]>;

// --- gpus_families_and_generic_targets --gen-amdgpu-target-def
include "amdgpu.td"
def AMDGPUFrontendVisibleFeatures { list<Feature> Features = [Second, Some, First, Second]; }
def P : New<"generic", [6, 0, 0], [], [], 1>;
def N3 : New<"gfx1030", [10, 3, 0], [Hidden]>;
def N10 : New<"gfx1031", [10, 3, 1], [Second, Some, Memory, Banks]>;
def N11 : New<"gfx10-3-generic", [10, 3, 0], [Second, Some], [N3, N10]>;
def N9 : New<"gfx9-all", [9, 0, 0], [], [N10]>;
def S : Spelled<"gfx1250-strict", "12.50s">;
def N8 : New<"gfx801", [8, 0, 1], [First, Wide, Waves]>;
def A1 : ProcessorAlias<"vega", "gfx801">;
def A0 : ProcessorAlias<"able", "gfx10-3-generic">;
def F10 : AMDGPUFamily<"9_4", [N8, S]>;
def F9 : AMDGPUFamily<"6", [P, N3]>;

// --- no_gpus --gen-amdgpu-target-def
include "amdgpu.td"
def AMDGPUFrontendVisibleFeatures { list<Feature> Features = [Second]; }

// --- generic_target_of_nothing --gen-amdgpu-target-def
include "amdgpu.td"
def N : New<"gfx9-generic", [9, 0, 0]>;

// --- generic_target_promises_more --gen-amdgpu-target-def
include "amdgpu.td"
def AMDGPUFrontendVisibleFeatures { list<Feature> Features = [First, Second]; }
def N0 : New<"gfx900", [9, 0, 0], [First]>;
def N1 : New<"gfx9-generic", [9, 0, 0], [Hidden], [N0]>;

// --- generic_target_has_what_none_has --gen-amdgpu-target-def
include "amdgpu.td"
def N0 : New<"gfx900", [9, 0, 0], [First]>;
def N1 : New<"gfx9-generic", [9, 0, 0], [Some], [N0]>;

// --- two_values --gen-amdgpu-target-def
include "amdgpu.td"
def Banks2 : Feature<"banks2", [], "LDSBankCount", "17">;
def N0 : New<"gfx900", [9, 0, 0], [Banks, Banks2]>;

// --- versions --gen-amdgpu-target-def
include "amdgpu.td"
def N0 : New<"gfx900", [9, 0, 16]>;

// --- insn_directives --gen-insn-directive-match-table
class Class<string n> { string Name = n; }
class Op<string n> { Class ParserMatchClass = Class<n>; }
def ins; def outs; def GR : Op<"GR32">; def Imm : Op<"U16Imm">; def Mem : Op<"BDAddr64"> ;
class InstSystemZ<string text, dag i> {
  bit IsInsnDirective = 1; int NumOptionalOperands = 0; string AsmString = text; dag InOperandList = i; dag OutOperandList = (outs);
}
def InsnRRE : InstSystemZ<".insn rre,$enc,$R1,$R2", (ins Imm:$enc, GR:$R1, GR:$R2)>;
def InsnE : InstSystemZ<".insn e,$enc", (ins Imm:$enc)>;
def InsnRI : InstSystemZ<".insn ri,$enc,$R1,$M", (ins Imm:$enc, GR:$R1, (Mem GR:$b, Imm:$d):$M)> { let NumOptionalOperands = 1; }
def Other : InstSystemZ<"lr $R1", (ins GR:$R1)> { let IsInsnDirective = 0; }
