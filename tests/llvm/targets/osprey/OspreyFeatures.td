// Versions of the architecture and what is optional.

def ModeShort : SubtargetFeature<"short-mode", "IsShort", "true", "16-bit instructions only">;
def FeatureV4 : SubtargetFeature<"v4", "ArchVersion", "4", "Version 4">;
def FeatureV5 : SubtargetFeature<"v5", "ArchVersion", "5", "Version 5", [FeatureV4]>;
def FeatureV6 : SubtargetFeature<"v6", "ArchVersion", "6", "Version 6", [FeatureV5]>;
def FeatureFloat : SubtargetFeature<"float", "HasFloat", "true", "Floating point">;
def FeatureDouble : SubtargetFeature<"double", "HasDouble", "true", "Doubles", [FeatureFloat]>;
def FeatureVector : SubtargetFeature<"vector", "HasVector", "true", "Vectors", [FeatureDouble]>;
def FeatureDivide : SubtargetFeature<"divide", "HasDivide", "true", "Division">;
def FeatureNoDeprecated : SubtargetFeature<"strict", "IsStrict", "true", "Warn of deprecated uses">;
def FeatureBarriers : SubtargetFeature<"barriers", "Barriers", "BarrierKind::Full", "Barriers">;

def IsLong : Predicate<"!Subtarget->isShort()">, AssemblerPredicate<(all_of (not ModeShort)), "long mode">;
def IsShort : Predicate<"Subtarget->isShort()">, AssemblerPredicate<(all_of ModeShort), "short mode">;
def HasV5 : Predicate<"Subtarget->hasV5()">, AssemblerPredicate<(all_of FeatureV5), "v5">;
def HasV6 : Predicate<"Subtarget->hasV6()">, AssemblerPredicate<(all_of FeatureV6), "v6">;
def HasFloat : Predicate<"Subtarget->hasFloat()">, AssemblerPredicate<(all_of FeatureFloat), "float">;
def HasDouble : Predicate<"Subtarget->hasDouble()">,
                AssemblerPredicate<(all_of FeatureDouble), "double">;
def HasVector : Predicate<"Subtarget->hasVector()">,
                AssemblerPredicate<(all_of FeatureVector), "vector">;
def HasDivide : Predicate<"Subtarget->hasDivide()">,
                AssemblerPredicate<(any_of FeatureDivide, FeatureV6), "divide or v6">;
def HasBarriers : Predicate<"Subtarget->hasBarriers()">,
                  AssemblerPredicate<(all_of FeatureBarriers, (not ModeShort)), "barriers">;
def UseMulAdd : Predicate<"Subtarget->useMulAdd()"> { let RecomputePerFunction = 1; }
def DontUseMulAdd : Predicate<"!Subtarget->useMulAdd()">;
