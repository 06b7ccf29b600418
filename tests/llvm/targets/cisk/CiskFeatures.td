// Subtarget features and the predicates over them.

def Is64Bit : SubtargetFeature<"64bit-mode", "InLongMode", "true", "64-bit mode">;
def Is16Bit : SubtargetFeature<"16bit-mode", "InTinyMode", "true", "16-bit mode">;
def FeatureFP : SubtargetFeature<"fp", "FPLevel", "FP1", "Floating-point unit">;
def FeatureFP2 : SubtargetFeature<"fp2", "FPLevel", "FP2", "Second floating-point unit", [FeatureFP]>;
def FeatureCMov : SubtargetFeature<"cmov", "HasCMov", "true", "Conditional moves">;
def FeatureBits : SubtargetFeature<"bits", "HasBits", "true", "Bit-field instructions", [FeatureCMov]>;
def FeatureOldStyle : SubtargetFeature<"old-style", "OldStyle", "true", "Binary-coded decimals">;
def TuneSlowMul : SubtargetFeature<"slow-mul", "SlowMul", "true", "Multiplication is slow">;
def TuneSlowLea : SubtargetFeature<"slow-lea", "SlowLea", "true", "Three-component addresses are slow">;
def TuneMacroFusion : SubtargetFeature<"macro-fusion", "MacroFusion", "true", "Fuses compare and branch">;

def In64Bit : Predicate<"Subtarget->is64Bit()">,
              AssemblerPredicate<(all_of Is64Bit), "64-bit mode">;
def In32Bit : Predicate<"!Subtarget->is64Bit() && !Subtarget->is16Bit()">,
              AssemblerPredicate<(all_of (not Is64Bit), (not Is16Bit)), "32-bit mode">;
def Not64Bit : Predicate<"!Subtarget->is64Bit()">,
               AssemblerPredicate<(all_of (not Is64Bit)), "not 64-bit mode">;
def HasFP : Predicate<"Subtarget->hasFP()">, AssemblerPredicate<(any_of FeatureFP, FeatureFP2), "fp">;
def HasFP2 : Predicate<"Subtarget->hasFP2()">, AssemblerPredicate<(all_of FeatureFP2), "fp2">;
def HasCMov : Predicate<"Subtarget->hasCMov()">, AssemblerPredicate<(all_of FeatureCMov), "cmov">;
def HasBits : Predicate<"Subtarget->hasBits()">, AssemblerPredicate<(all_of FeatureBits)>;
def HasOldStyle : Predicate<"Subtarget->oldStyle()">,
                  AssemblerPredicate<(all_of FeatureOldStyle, (not Is64Bit)), "old style">;
let RecomputePerFunction = 1 in {
  def OptForSize : Predicate<"shouldOptForSize(MF)">;
  def OptForSpeed : Predicate<"!shouldOptForSize(MF)">;
}
def FastLea : Predicate<"!Subtarget->slowLea()">;
