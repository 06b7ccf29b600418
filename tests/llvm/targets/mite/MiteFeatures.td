// What the chips have, and the chips.

class Family<string n, list<SubtargetFeature> f = []>
    : SubtargetFeature<n, "Family_"#n, "true", "The "#n#" family", f>;
def FeatureMul : SubtargetFeature<"mul", "HasMul", "true", "Multiplier">;
def FeatureBig : SubtargetFeature<"big", "AddressBits", "20", "Addresses of 20 bits">;
def FeatureBit : SubtargetFeature<"bit", "HasBit", "true", "Bit instructions">;
def FeatureStack : SubtargetFeature<"stack", "HasStack", "true", "Stack instructions">;
def FeatureWide : SubtargetFeature<"wide", "Width", "Wide32", "Registers of 32 bits", [FeatureBig]>;
def FamilyA : Family<"a">;
def FamilyB : Family<"b", [FamilyA, FeatureMul]>;
def FamilyC : Family<"c", [FamilyB, FeatureBig, FeatureBit]>;

def HasMul : Predicate<"Subtarget->hasMul()">, AssemblerPredicate<(all_of FeatureMul), "mul">;
def HasBig : Predicate<"Subtarget->hasBig()">, AssemblerPredicate<(all_of FeatureBig)>;
def HasBit : Predicate<"Subtarget->hasBit()">, AssemblerPredicate<(any_of FeatureBit, (not FeatureMul)), "bit or no mul">;
def HasStack : Predicate<"Subtarget->hasStack()">, AssemblerPredicate<(all_of FeatureStack, (not FeatureWide))>;
def IsWide : Predicate<"Subtarget->isWide()">, AssemblerPredicate<(all_of FeatureWide), "wide">;

#ifdef LLVM_21
def Wide : HwMode<"+wide", [IsWide]>;
def WideMul : HwMode<"+wide,+mul", [IsWide, HasMul]>;
#else
def Wide : HwMode<[IsWide]>;
def WideMul : HwMode<[IsWide, HasMul]>;
#endif
def : HwModePredicateProlog<[{ [[maybe_unused]] const MiteSubtarget *Subtarget = this; }]>;

def : Processor<"generic", NoItineraries, []>;
def : Processor<"mite-a", NoItineraries, [FamilyA]>;
def : Processor<"mite-b", NoItineraries, [FamilyB], [FeatureBit]>;
def : ProcessorModel<"mite-c", NoSchedModel, [FamilyC, FeatureStack]>;
def : ProcessorModel<"mite-w", NoSchedModel, [FamilyC, FeatureWide]>;
