// What no target parser can know.

// +++ arm.td
include "llvm/Target/Target.td"
class Extension<string n, string s, string a, string d = "", list<SubtargetFeature> i = []> : SubtargetFeature<n, "Has" # s, "true", d, i> {
  string ArchExtKindSpelling = "AEK_" # s; string ArchFeatureName = a; string UserVisibleName = ""; string UserVisibleAlias = "";
}
class ExtensionWithMArch<string n, string s, string a, string d = "", list<SubtargetFeature> i = []> : Extension<n, s, a, d, i> { let UserVisibleName = n; }
class FMVExtension<string name, string enumeration> { string Name = name; string FeatureBit = "FEAT_" # enumeration; string BackendFeature = name; string PriorityBit = "PRIOR_" # enumeration; }
class Architecture64<int major, int minor, string profile, string n, list<SubtargetFeature> i = [], list<Extension> d = []> : SubtargetFeature<n, "HasV"#n, "true", "", i> { int Major = major; int Minor = minor; string Profile = profile; list<Extension> DefaultExts = d; }
class ProcessorAlias<string n, string a> { string Name = n; string Alias = a; }

// --- ratified-or-not --gen-riscv-target-def
class RISCVExtension<string n> {
  string Name = n; int MajorVersion = 1; int MinorVersion = 0; list<RISCVExtension> Implies = [];
}
def a : RISCVExtension<"a">;

// --- processor-without-architecture --gen-arm-target-def
include "arm.td"
def X2 : Extension<"b1", "Z", "FEAT_DPB">;
def X10 : Extension<"a1", "Y", "FEAT_DPB", "", [X2]>;
def X3 : Extension<"c10", "Q", "FEAT_DPB", "", [X10, X2]>;
def X4 : Extension<"c9", "R", "FEAT_DPB", "", [X3]> { let UserVisibleName = "vis"; }
def : FMVExtension<"b", "DPB"> { let BackendFeature = "c9"; let FeatureBit = ""; }
def Q10 : FMVExtension<"q10", "DPB"> { let BackendFeature = ""; let PriorityBit = ""; }
def Q9 : FMVExtension<"q9", "DPB"> { let BackendFeature = "c10"; }
def V8 : Architecture64<8, 0, "a", "v8a", [X3], [X2, X3]>;
def V10 : Architecture64<10, 12, "r", "v10m", [V8], [X3, X2]>;
def P10 : ProcessorModel<"z", NoSchedModel, [V8, X2, X10, X3]>;
def P9 : ProcessorModel<"alpha", NoSchedModel, [V10, X4]>;
def A10 : ProcessorAlias<"g2", "alpha">;
def A9 : ProcessorAlias<"g1", "z">;
def : ProcessorModel<"n", NoSchedModel, [X2]>;

// --- processor-with-two-architectures --gen-arm-target-def
include "arm.td"
def X2 : Extension<"b1", "Z", "FEAT_DPB">;
def X10 : Extension<"a1", "Y", "FEAT_DPB", "", [X2]>;
def X3 : Extension<"c10", "Q", "FEAT_DPB", "", [X10, X2]>;
def X4 : Extension<"c9", "R", "FEAT_DPB", "", [X3]> { let UserVisibleName = "vis"; }
def : FMVExtension<"b", "DPB"> { let BackendFeature = "c9"; let FeatureBit = ""; }
def Q10 : FMVExtension<"q10", "DPB"> { let BackendFeature = ""; let PriorityBit = ""; }
def Q9 : FMVExtension<"q9", "DPB"> { let BackendFeature = "c10"; }
def V8 : Architecture64<8, 0, "a", "v8a", [X3], [X2, X3]>;
def V10 : Architecture64<10, 12, "r", "v10m", [V8], [X3, X2]>;
def P10 : ProcessorModel<"z", NoSchedModel, [V8, X2, X10, X3]>;
def P9 : ProcessorModel<"alpha", NoSchedModel, [V10, X4]>;
def A10 : ProcessorAlias<"g2", "alpha">;
def A9 : ProcessorAlias<"g1", "z">;
def : ProcessorModel<"n", NoSchedModel, [V8, V8]>;

// --- alias-of-a-processors-name --gen-arm-target-def
include "arm.td"
def X2 : Extension<"b1", "Z", "FEAT_DPB">;
def X10 : Extension<"a1", "Y", "FEAT_DPB", "", [X2]>;
def X3 : Extension<"c10", "Q", "FEAT_DPB", "", [X10, X2]>;
def X4 : Extension<"c9", "R", "FEAT_DPB", "", [X3]> { let UserVisibleName = "vis"; }
def : FMVExtension<"b", "DPB"> { let BackendFeature = "c9"; let FeatureBit = ""; }
def Q10 : FMVExtension<"q10", "DPB"> { let BackendFeature = ""; let PriorityBit = ""; }
def Q9 : FMVExtension<"q9", "DPB"> { let BackendFeature = "c10"; }
def V8 : Architecture64<8, 0, "a", "v8a", [X3], [X2, X3]>;
def V10 : Architecture64<10, 12, "r", "v10m", [V8], [X3, X2]>;
def P10 : ProcessorModel<"z", NoSchedModel, [V8, X2, X10, X3]>;
def P9 : ProcessorModel<"alpha", NoSchedModel, [V10, X4]>;
def A10 : ProcessorAlias<"g2", "alpha">;
def A9 : ProcessorAlias<"g1", "z">;
def : ProcessorAlias<"z", "z">;

// --- alias-twice --gen-arm-target-def
include "arm.td"
def X2 : Extension<"b1", "Z", "FEAT_DPB">;
def X10 : Extension<"a1", "Y", "FEAT_DPB", "", [X2]>;
def X3 : Extension<"c10", "Q", "FEAT_DPB", "", [X10, X2]>;
def X4 : Extension<"c9", "R", "FEAT_DPB", "", [X3]> { let UserVisibleName = "vis"; }
def : FMVExtension<"b", "DPB"> { let BackendFeature = "c9"; let FeatureBit = ""; }
def Q10 : FMVExtension<"q10", "DPB"> { let BackendFeature = ""; let PriorityBit = ""; }
def Q9 : FMVExtension<"q9", "DPB"> { let BackendFeature = "c10"; }
def V8 : Architecture64<8, 0, "a", "v8a", [X3], [X2, X3]>;
def V10 : Architecture64<10, 12, "r", "v10m", [V8], [X3, X2]>;
def P10 : ProcessorModel<"z", NoSchedModel, [V8, X2, X10, X3]>;
def P9 : ProcessorModel<"alpha", NoSchedModel, [V10, X4]>;
def A10 : ProcessorAlias<"g2", "alpha">;
def A9 : ProcessorAlias<"g1", "z">;
def A8 : ProcessorAlias<"g1", "alpha">;

// --- alias-of-no-processor --gen-arm-target-def
include "arm.td"
def X2 : Extension<"b1", "Z", "FEAT_DPB">;
def X10 : Extension<"a1", "Y", "FEAT_DPB", "", [X2]>;
def X3 : Extension<"c10", "Q", "FEAT_DPB", "", [X10, X2]>;
def X4 : Extension<"c9", "R", "FEAT_DPB", "", [X3]> { let UserVisibleName = "vis"; }
def : FMVExtension<"b", "DPB"> { let BackendFeature = "c9"; let FeatureBit = ""; }
def Q10 : FMVExtension<"q10", "DPB"> { let BackendFeature = ""; let PriorityBit = ""; }
def Q9 : FMVExtension<"q9", "DPB"> { let BackendFeature = "c10"; }
def V8 : Architecture64<8, 0, "a", "v8a", [X3], [X2, X3]>;
def V10 : Architecture64<10, 12, "r", "v10m", [V8], [X3, X2]>;
def P10 : ProcessorModel<"z", NoSchedModel, [V8, X2, X10, X3]>;
def P9 : ProcessorModel<"alpha", NoSchedModel, [V10, X4]>;
def A10 : ProcessorAlias<"g2", "alpha">;
def A9 : ProcessorAlias<"g1", "z">;
def A8 : ProcessorAlias<"g0", "nope">;

// --- unknown-profile --gen-arm-target-def
include "arm.td"
def X2 : Extension<"b1", "Z", "FEAT_DPB">;
def X10 : Extension<"a1", "Y", "FEAT_DPB", "", [X2]>;
def X3 : Extension<"c10", "Q", "FEAT_DPB", "", [X10, X2]>;
def X4 : Extension<"c9", "R", "FEAT_DPB", "", [X3]> { let UserVisibleName = "vis"; }
def : FMVExtension<"b", "DPB"> { let BackendFeature = "c9"; let FeatureBit = ""; }
def Q10 : FMVExtension<"q10", "DPB"> { let BackendFeature = ""; let PriorityBit = ""; }
def Q9 : FMVExtension<"q9", "DPB"> { let BackendFeature = "c10"; }
def V8 : Architecture64<8, 0, "a", "v8a", [X3], [X2, X3]>;
def V10 : Architecture64<10, 12, "r", "v10m", [V8], [X3, X2]>;
def P10 : ProcessorModel<"z", NoSchedModel, [V8, X2, X10, X3]>;
def P9 : ProcessorModel<"alpha", NoSchedModel, [V10, X4]>;
def A10 : ProcessorAlias<"g2", "alpha">;
def A9 : ProcessorAlias<"g1", "z">;
def V11 : Architecture64<8, 0, "A", "v8x">;

// --- extension-twice --gen-arm-target-def
include "arm.td"
def X2 : Extension<"b1", "Z", "FEAT_DPB">;
def X10 : Extension<"a1", "Y", "FEAT_DPB", "", [X2]>;
def X3 : Extension<"c10", "Q", "FEAT_DPB", "", [X10, X2]>;
def X4 : Extension<"c9", "R", "FEAT_DPB", "", [X3]> { let UserVisibleName = "vis"; }
def : FMVExtension<"b", "DPB"> { let BackendFeature = "c9"; let FeatureBit = ""; }
def Q10 : FMVExtension<"q10", "DPB"> { let BackendFeature = ""; let PriorityBit = ""; }
def Q9 : FMVExtension<"q9", "DPB"> { let BackendFeature = "c10"; }
def V8 : Architecture64<8, 0, "a", "v8a", [X3], [X2, X3]>;
def V10 : Architecture64<10, 12, "r", "v10m", [V8], [X3, X2]>;
def P10 : ProcessorModel<"z", NoSchedModel, [V8, X2, X10, X3]>;
def P9 : ProcessorModel<"alpha", NoSchedModel, [V10, X4]>;
def A10 : ProcessorAlias<"g2", "alpha">;
def A9 : ProcessorAlias<"g1", "z">;
def : ProcessorModel<"zz", NoSchedModel, [V8, X2, X2]>;

// --- implied-but-no-default --gen-arm-target-def
include "arm.td"
def X2 : Extension<"b1", "Z", "FEAT_DPB">;
def X10 : Extension<"a1", "Y", "FEAT_DPB", "", [X2]>;
def X3 : Extension<"c10", "Q", "FEAT_DPB", "", [X10, X2]>;
def X4 : Extension<"c9", "R", "FEAT_DPB", "", [X3]> { let UserVisibleName = "vis"; }
def : FMVExtension<"b", "DPB"> { let BackendFeature = "c9"; let FeatureBit = ""; }
def Q10 : FMVExtension<"q10", "DPB"> { let BackendFeature = ""; let PriorityBit = ""; }
def Q9 : FMVExtension<"q9", "DPB"> { let BackendFeature = "c10"; }
def V8 : Architecture64<8, 0, "a", "v8a", [X3], [X2, X3]>;
def V10 : Architecture64<10, 12, "r", "v10m", [V8], [X3, X2]>;
def P10 : ProcessorModel<"z", NoSchedModel, [V8, X2, X10, X3]>;
def P9 : ProcessorModel<"alpha", NoSchedModel, [V10, X4]>;
def A10 : ProcessorAlias<"g2", "alpha">;
def A9 : ProcessorAlias<"g1", "z">;
def W : ExtensionWithMArch<"w", "W", "W">; def Y : Extension<"y", "Y", "Y", "", [W]>;
def VW : Architecture64<8, 3, "a", "vw", [Y], [X2]>;
def : ProcessorModel<"zz", NoSchedModel, [VW]>;

// --- no-aliases --gen-arm-target-def
class SubtargetFeature; class Extension; class Architecture64;
