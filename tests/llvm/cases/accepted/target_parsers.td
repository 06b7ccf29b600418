// What RISC-V's target parser knows.

// +++ riscv.td
include "llvm/Target/Target.td"
class RISCVExtension<string name, int major, int minor, string desc = "", list<SubtargetFeature> implies = [],
                     string fieldname = !subst("Feature", "Has", NAME), string value = "true">
    : SubtargetFeature<name, fieldname, value, desc, implies> {
  int MajorVersion = major; int MinorVersion = minor; bit Experimental = false;
}
class RISCVExperimentalExtension<string name, int major, int minor, string desc = "", list<RISCVExtension> implies = []>
    : RISCVExtension<"experimental-"#name, major, minor, desc, implies> { let Experimental = true; }
class RISCVExtensionBitmask<bits<3> groupID, int bitPos> { int GroupID = groupID; int BitPos = bitPos; }
class RISCVProfile<string name, list<SubtargetFeature> features> : SubtargetFeature<name, "Is" # NAME, "true", "d", features> { bit Experimental = false; }
class RISCVProcessorModel<string n, SchedMachineModel m, list<SubtargetFeature> f, list<SubtargetFeature> tunef = [], string default_march = ""> : ProcessorModel<n, m, f, tunef> {
  string DefaultMarch = default_march; int MVendorID = 0; int MArchID = 0; int MImpID = 0; }
class RISCVTuneProcessorModel<string n, SchedMachineModel m, list<SubtargetFeature> tunef = [], list<SubtargetFeature> f = []> : ProcessorModel<n, m, f,tunef>;
def Feature32Bit : SubtargetFeature<"32bit", "IsRV32", "true", "">;
def Feature64Bit : SubtargetFeature<"64bit", "IsRV64", "true", "">;
def FeatureUnalignedScalarMem : SubtargetFeature<"unaligned-scalar-mem", "EnableUnalignedScalarMem", "true", "">;
def FeatureUnalignedVectorMem : SubtargetFeature<"unaligned-vector-mem", "EnableUnalignedVectorMem", "true", "">;
def FeatureRelax : SubtargetFeature<"relax", "EnableRelax", "true", "">;
def I : RISCVExtension<"i", 2, 1>, RISCVExtensionBitmask<0, 8>;
def E : RISCVExtension<"e", 2, 0>;
def Zicsr : RISCVExtension<"zicsr", 2, 0>;
def F : RISCVExtension<"f", 2, 2, "", [Zicsr]>, RISCVExtensionBitmask<0, 5>;
def D : RISCVExtension<"d", 2, 2, "", [F]>, RISCVExtensionBitmask<0, 3>;
foreach n = ["m", "a", "q", "l", "c", "b", "k", "j", "t", "p", "v", "n", "h", "g", "s", "u", "w"] in def One_#n : RISCVExtension<n, 1, 0>;
foreach n = ["zba", "zbb", "za64rs", "zicond", "zmmul", "zfh", "zfa", "zca", "zdinx", "zvl128b", "zve32x", "zk", "zkn", "ztso", "zhinx", "zqq", "zx", "sstc", "smaia", "svade", "sha", "xabc", "xa", "zzz", "zic64b", "z", "x", "zihpm", "sxyz"] in def Long_#n : RISCVExtension<n, 1, 0>;
def Zvkgs : RISCVExperimentalExtension<"zvkgs", 0, 7, "", [Zicsr, Long_zkn]>, RISCVExtensionBitmask<1, 2>;
def Xq : RISCVExperimentalExtension<"xq", 0, 1>;

// +++ arm.td
include "llvm/Target/Target.td"
class Extension<string n, string s, string a, string d = "", list<SubtargetFeature> i = []> : SubtargetFeature<n, "Has" # s, "true", d, i> {
  string ArchExtKindSpelling = "AEK_" # s; string ArchFeatureName = a; string UserVisibleName = ""; string UserVisibleAlias = "";
}
class ExtensionWithMArch<string n, string s, string a, string d = "", list<SubtargetFeature> i = []> : Extension<n, s, a, d, i> { let UserVisibleName = n; }
class FMVExtension<string name, string enumeration> { string Name = name; string FeatureBit = "FEAT_" # enumeration; string BackendFeature = name; string PriorityBit = "PRIOR_" # enumeration; }
class Architecture64<int major, int minor, string profile, string n, list<SubtargetFeature> i = [], list<Extension> d = []> : SubtargetFeature<n, "HasV"#n, "true", "", i> { int Major = major; int Minor = minor; string Profile = profile; list<Extension> DefaultExts = d; }
class ProcessorAlias<string n, string a> { string Name = n; string Alias = a; }

// --- extensions-profiles-and-processors --gen-riscv-target-def
include "riscv.td"
def A1 : RISCVProfile<"rva1", [Feature64Bit, I, D, Long_zba, Long_zicond, One_m]>;
def A0 : RISCVProfile<"rva0", [Feature32Bit, E]>;
def A2 : RISCVProfile<"also", [Feature32Bit, E]>;
def AX : RISCVProfile<"rvx", [Feature32Bit, I]> { let Experimental = true; }
def AY : RISCVProfile<"experimental-rvy", [Feature64Bit, I]> { let Experimental = true; }
def ZP : RISCVProcessorModel<"zp", NoSchedModel, [Feature64Bit, I, F, FeatureUnalignedScalarMem]>;
def AP : RISCVProcessorModel<"ap", NoSchedModel, [Feature32Bit, E, F, FeatureUnalignedVectorMem, FeatureRelax], [FeatureUnalignedScalarMem]> { let MVendorID = 0x489; let MArchID = 0x8000000000000007; let MImpID = -1; }
def BP : RISCVProcessorModel<"bp", NoSchedModel, [Feature32Bit], [], "rv32imac">;
def TP : RISCVTuneProcessorModel<"tune", NoSchedModel>;
def AT : RISCVTuneProcessorModel<"atune", NoSchedModel, [FeatureRelax]>;
def CP : RISCVProcessorModel<"cp", NoSchedModel, !listconcat([Feature64Bit, I], !foreach(n, ["m", "a", "q", "l", "c", "b", "k", "j", "t", "p", "v", "n", "h", "g", "s", "u", "w"], !cast<SubtargetFeature>("One_"#n)), !foreach(n, ["zba", "zbb", "za64rs", "zicond", "zmmul", "zfh", "zfa", "zca", "zdinx", "zvl128b", "zve32x", "zk", "zkn", "ztso", "zhinx", "zqq", "zx", "sstc", "smaia", "svade", "sha", "xabc", "xa", "zzz", "zic64b", "z", "x", "zihpm", "sxyz"], !cast<SubtargetFeature>("Long_"#n)), [D, F, Xq, Zvkgs])>;
def PP : RISCVProcessorModel<"pp", NoSchedModel, [A1, Long_zbb]>;

// --- names-twice-and-widths --gen-riscv-target-def
include "riscv.td"
def A3 : RISCVExperimentalExtension<"zz8", 1, 0, "", [Long_zkn, Long_zba, Zvkgs]>;
def A4 : RISCVExtension<"experimental-zz7", 1, 0>;
def A5 : RISCVExperimentalExtension<"zz6", 1, 0> { let Name = "qq"; }
def A6 : RISCVExtension<"zba", 3, 0>;
def A1 : RISCVProfile<"rva1", []>;
def Other64Bit : SubtargetFeature<"64bit", "IsRV64", "true", "">;
def I64 : SubtargetFeature<"fake", "IsRV64", "true", "">;
def S : SubtargetFeature<"unaligned-scalar-mem", "X", "true", "">;
def Xbad : RISCVExtension<"x9", -1, 100>, RISCVExtensionBitmask<2, 64>;
def Xbaf : RISCVExperimentalExtension<"x7", -1, 100>, RISCVExtensionBitmask<0, 2>;
def A2 : RISCVExtension<"zz9", 1, 0, "", [Long_zkn, Long_zba, FeatureRelax, Zvkgs, A1]>;
def P1 : RISCVProcessorModel<"p1", NoSchedModel, [Feature64Bit, Feature32Bit, F, F, Long_zba, A6, I]>;
def P2 : RISCVProcessorModel<"p2", NoSchedModel, [Other64Bit, A6, Long_zba, I, A4, A3]>;
def P3 : RISCVProcessorModel<"p3", NoSchedModel, [I64, S]>;
def P4 : RISCVProcessorModel<"p4", NoSchedModel, [F]>;
def P5 : RISCVProcessorModel<"p5", NoSchedModel, []>;
def P6 : RISCVProcessorModel<"p\"6", NoSchedModel, [Feature64Bit]>;
def P0 : RISCVProcessorModel<"p0", NoSchedModel, [Feature32Bit, Feature64Bit, FeatureRelax]> { let MVendorID = -1; let MImpID = 0x1FFFFFFFFF; let MArchID = 5; }
def P7 : RISCVProcessorModel<"p7", NoSchedModel, [FeatureUnalignedVectorMem, Feature64Bit, I, Xbad]>;

// --- only-an-experimental-profile --gen-riscv-target-def
include "riscv.td"
def P : RISCVProfile<"rvx", [Feature32Bit, I]> { let Experimental = true; }

// --- no-class --gen-riscv-target-def
class SubtargetFeature<string n> { string Name = n; }
def A : SubtargetFeature<"a">;

// --- extensions-architectures-and-processors --gen-arm-target-def
include "arm.td"
def FP : ExtensionWithMArch<"fp-armv8", "FPARMv8", "FEAT_FP", "FP"> { let ArchExtKindSpelling = "AEK_FP"; let UserVisibleName = "fp"; }
def NEON : ExtensionWithMArch<"neon", "NEON", "FEAT_AdvSIMD, X", "simd", [FP]> { let UserVisibleAlias = "simd2"; }
def Fam : SubtargetFeature<"a35", "ARMProcFamily", "CortexA35", "">;
def Fam2 : SubtargetFeature<"a36", "ARMProcFamily", "CortexA35", "">;
def FamO : SubtargetFeature<"o", "ARMProcFamily", "Others", "">;
def Ar : SubtargetFeature<"o", "ARMArch", "ARMv8a", "">;
def CCPP : Extension<"ccpp", "CCPP", "FEAT_DPB", "dc", [NEON, Fam]>;
def Other : SubtargetFeature<"o", "HasO", "true", "", [NEON]>;
def NV : Extension<"nv", "Nested_v", "FEAT_NV", "n\"v", [Other]>;
def : FMVExtension<"ccpp", "DPB">;
def : FMVExtension<"none", "NO"> { let BackendFeature = ""; }
def : FMVExtension<"fp", "DP2"> { let BackendFeature = "fp"; }
def : FMVExtension<"simd", "DP3"> { let BackendFeature = "neon"; }
def : FMVExtension<"P0", "P0"> { let BackendFeature = ""; let FeatureBit = ""; }
def V8A : Architecture64<8, 0, "a", "v8a", [], [FP, NEON]>;
def V81A : Architecture64<8, 1, "a", "v8.1a", [V8A], [FP]>;
def V8R : Architecture64<8, 0, "r", "v8r", [V8A], [NV]>;
def V9A : Architecture64<9, 0, "a", "v9a", [V81A], [FP, NEON]>;
def : ProcessorModel<"zeta", NoSchedModel, [V8A, NV, Fam], [FP]>;
def : ProcessorModel<"alpha", NoSchedModel, [V9A, Other]>;
def : ProcessorModel<"beta", NoSchedModel, [V8R]>;
def : ProcessorAlias<"gamma", "alpha">;
def : ProcessorAlias<"al", "zeta">;
def : FMVExtension<"w1", "DP4"> { let BackendFeature = "fp-armv8"; }
def : FMVExtension<"w2", "DP5"> { let BackendFeature = "simd2"; }
def : FMVExtension<"w3", "DP6"> { let BackendFeature = "nv"; }

// --- orders-and-names --gen-arm-target-def
include "arm.td"
foreach i = 0...20 in def Fam#i : SubtargetFeature<"a"#i, "ARMProcFamily", "Cortex"#!mul(i, 7), "">;
foreach i = 0...14 in def Ar#i : SubtargetFeature<"v"#i, "ARMArch", "ARMv"#!mul(i,3)#"a", "">;
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

// --- nothing-of-aarch64 --gen-arm-target-def
include "arm.td"

// --- one-architecture --gen-arm-target-def
include "arm.td"
def V : Architecture64<8, 0, "a", "v8a">;

// --- implied-by-what-no-processor-has --gen-arm-target-def
include "arm.td"
foreach i = 0...20 in def Fam#i : SubtargetFeature<"a"#i, "ARMProcFamily", "Cortex"#!mul(i, 7), "">;
foreach i = 0...14 in def Ar#i : SubtargetFeature<"v"#i, "ARMArch", "ARMv"#!mul(i,3)#"a", "">;
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
def W : ExtensionWithMArch<"w", "W", "W">; def VW : Architecture64<8, 3, "a", "vw", [W], [X2]>;

// --- spellings --gen-arm-target-def
include "arm.td"
foreach i = 0...20 in def Fam#i : SubtargetFeature<"a"#i, "ARMProcFamily", "Cortex"#!mul(i, 7), "">;
foreach i = 0...14 in def Ar#i : SubtargetFeature<"v"#i, "ARMArch", "ARMv"#!mul(i,3)#"a", "">;
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
def X7 : Extension<"b1", "Zz", "FEAT_DPB"> { let ArchExtKindSpelling = "Foo"; }
def : FMVExtension<"b", "DPB"> { let BackendFeature = "zz"; }
def V11 : Architecture64<8, 4, "a", "v8x", [], [X2, X2]>;

// --- generic-processors --gen-arm-target-def
include "arm.td"
def Sail : ExtensionWithMArch<"sail", "Sail", "FEAT_SAIL">;
def Keel : Extension<"keel", "Keel", "FEAT_KEEL">;
def HasV8_0aOps : Architecture64<8, 1, "r", "v8a", [], [Sail]>;
def V9 : Architecture64<9, 0, "a", "v9a", [], [Sail]>;
def : ProcessorModel<"generic", NoSchedModel, [V9, Sail, HasV8_0aOps, Keel]>;
def : ProcessorModel<"generic-9", NoSchedModel, [V9, Keel]>;
def : ProcessorAlias<"any", "generic">;

// --- tuning-directives --gen-riscv-target-def
include "llvm/Target/Target.td"
class RISCVTuneFeature<string n, list<SubtargetFeature> imp = []> : SubtargetFeature<n, "X", "true", "d", imp> { string PositiveDirectiveName = n; string NegativeDirectiveName = "no-"#n; }
def Other : SubtargetFeature<"zother", "X", "true", "d">;
def TuneB : RISCVTuneFeature<"bb", [Other]>;
def TuneA : RISCVTuneFeature<"zaa", [TuneB]>;
def TuneC : RISCVTuneFeature<"cc", [TuneA, TuneB]>;
def TuneE : RISCVTuneFeature<"ee"> { let PositiveDirectiveName = ""; let NegativeDirectiveName = "E"; }
def TuneF : RISCVTuneFeature<"ff"> { let PositiveDirectiveName = "posff"; let NegativeDirectiveName = "NF"; }
class Info { list<SubtargetFeature> T = []; }
class RISCVProcessorModel<string n, list<SubtargetFeature> f, list<SubtargetFeature> tf = [], string default_march = ""> : ProcessorModel<n, NoSchedModel, f, tf> { string DefaultMarch = default_march; int MVendorID = 0; int MArchID = 0; int MImpID = 0; list<RISCVTuneFeature> ConfigurableTuneFeatures = []; }
class RISCVTuneProcessorModel<string n, list<SubtargetFeature> tf = [], list<SubtargetFeature> f = []> : ProcessorModel<n, NoSchedModel, f, tf>{ list<RISCVTuneFeature> ConfigurableTuneFeatures = []; }
def F64 : SubtargetFeature<"64bit", "X", "true", "d">;
def P9 : RISCVProcessorModel<"p1", [F64], [TuneA]> { let ConfigurableTuneFeatures = [TuneC, TuneA]; }
def P0 : RISCVProcessorModel<"p0", [F64], [TuneB, TuneE]>{ let ConfigurableTuneFeatures = [TuneE]; }
def P10 : RISCVTuneProcessorModel<"q", [TuneB, TuneA]>{ let ConfigurableTuneFeatures = [TuneF, TuneE, TuneB]; }
def N : RISCVTuneProcessorModel<"n">;
