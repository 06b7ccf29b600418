// Versions of the architecture, each with what the earlier one had.

def ArchV1 : SubtargetFeature<"v1", "Arch", "Quad::ArchEnum::V1", "First version">;
def ArchV2 : SubtargetFeature<"v2", "Arch", "Quad::ArchEnum::V2", "Second version", [ArchV1]>;
def ArchV3 : SubtargetFeature<"v3", "Arch", "Quad::ArchEnum::V3", "Third version", [ArchV2]>;
def ExtVec : SubtargetFeature<"vec", "UseVec", "true", "Vector coprocessor", [ArchV2]>;
def ExtVec64 : SubtargetFeature<"vec-length64b", "VecLength", "64", "Vectors of 64 bytes", [ExtVec]>;
def ExtVec128 : SubtargetFeature<"vec-length128b", "VecLength", "128", "Vectors of 128 bytes", [ExtVec]>;
def FeaturePackets : SubtargetFeature<"packets", "UsePackets", "true", "Form packets">;
def FeatureNVJ : SubtargetFeature<"nvj", "UseNewValueJumps", "true", "Jumps on new values", [FeaturePackets]>;
def FeatureTiny : SubtargetFeature<"tinycore", "Tiny", "true", "Core with three slots">;

def HasV2 : Predicate<"HST->hasV2()">, AssemblerPredicate<(all_of ArchV2)>;
def HasV3 : Predicate<"HST->hasV3()">, AssemblerPredicate<(all_of ArchV3), "v3">;
def UseVec : Predicate<"HST->useVec()">, AssemblerPredicate<(any_of ExtVec64, ExtVec128)>;
def UseVec64 : Predicate<"HST->useVec64()">, AssemblerPredicate<(all_of ExtVec64, (not ExtVec128)), "64-byte vectors">;
def UseVec128 : Predicate<"HST->useVec128()">, AssemblerPredicate<(all_of ExtVec128)>;
def NotTiny : Predicate<"!HST->isTiny()">, AssemblerPredicate<(all_of (not FeatureTiny))>;

#ifdef LLVM_21
def Vec64 : HwMode<"+vec64b", [UseVec64]>;
def Vec128 : HwMode<"+vec128b", [UseVec128]>;
#else
def Vec64 : HwMode<[UseVec64]>;
def Vec128 : HwMode<[UseVec128]>;
#endif
