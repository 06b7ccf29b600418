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

// --- extensions-profiles-and-processors --gen-riscv-target-def
include "riscv.td"
def A1 : RISCVProfile<"rva1", [Feature64Bit, I, D, Long_zba, Long_zicond, One_m]>;
def A0 : RISCVProfile<"rva0", [Feature32Bit, E]>;
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
