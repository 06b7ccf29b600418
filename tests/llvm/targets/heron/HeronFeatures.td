// What a Heron may have, and the predicates over it.

class HeronExtension<int major, int minor, string name, string desc,
                     list<SubtargetFeature> implied = []>
    : SubtargetFeature<name, "Has" # !substr(NAME, !size("Feature")), "true",
                       "'" # name # "' (" # desc # ")", implied> {
  int MajorVersion = major;
  int MinorVersion = minor;
}

def FeatureM : HeronExtension<2, 0, "m", "Multiplication and division">;
def FeatureF : HeronExtension<2, 2, "f", "Single-precision floating point">;
def FeatureD : HeronExtension<2, 2, "d", "Double-precision floating point", [FeatureF]>;
def FeatureH : HeronExtension<1, 0, "h", "Half-precision floating point", [FeatureF]>;
def FeatureC : HeronExtension<2, 0, "c", "16-bit instructions">;
def FeatureV : HeronExtension<1, 0, "v", "Vectors", [FeatureD]>;
def FeatureP : HeronExtension<0, 3, "p", "Register pairs">;
def FeatureE : SubtargetFeature<"e", "IsReduced", "true", "Sixteen registers only">;
def Feature64Bit : SubtargetFeature<"64bit", "Is64Bit", "true", "64-bit registers">;
def FeatureUnaligned : SubtargetFeature<"unaligned", "AllowUnaligned", "true", "">;
def FeatureVLen128 : SubtargetFeature<"vlen128", "VLen", "Len128", "Vectors of 128 bits">;
def FeatureVLen256 : SubtargetFeature<"vlen256", "VLen", "Len256", "Vectors of 256 bits",
                                      [FeatureVLen128]>;
foreach i = {2, 4, 31} in
  def FeatureReserveX#i : SubtargetFeature<"reserve-x"#i, "UserReserved[Heron::X"#i#"]", "true",
                                           "Reserve x"#i>;
def TuneNoDefaultUnroll : SubtargetFeature<"no-default-unroll", "EnableUnroll", "false",
                                           "Do not unroll loops">;
def TuneShortForward : SubtargetFeature<"short-forward", "HasShortForward", "true",
                                        "Short forward branches are cheap">;

def HasM : Predicate<"Subtarget->hasM()">, AssemblerPredicate<(all_of FeatureM), "'M'">;
def HasF : Predicate<"Subtarget->hasF()">, AssemblerPredicate<(all_of FeatureF), "'F'">;
def HasD : Predicate<"Subtarget->hasD()">, AssemblerPredicate<(all_of FeatureD), "'D'">;
def HasH : Predicate<"Subtarget->hasH()">, AssemblerPredicate<(all_of FeatureH), "'H'">;
def HasC : Predicate<"Subtarget->hasC()">, AssemblerPredicate<(all_of FeatureC), "'C'">;
def HasV : Predicate<"Subtarget->hasV()">, AssemblerPredicate<(all_of FeatureV), "'V'">;
def HasP : Predicate<"Subtarget->hasP()">, AssemblerPredicate<(all_of FeatureP), "'P'">;
def HasDOrV : Predicate<"Subtarget->hasD() || Subtarget->hasV()">,
              AssemblerPredicate<(any_of FeatureD, FeatureV), "'D' or 'V'">;
def IsFull : Predicate<"!Subtarget->isReduced()">, AssemblerPredicate<(all_of (not FeatureE))>;
def HasShortForward : Predicate<"Subtarget->hasShortForward()">;
def OptForSize : Predicate<"MF->getFunction().hasOptSize()"> { let RecomputePerFunction = 1; }

def Is64 : Predicate<"Subtarget->is64Bit()">, AssemblerPredicate<(all_of Feature64Bit), "64 bits">;
def Is32 : Predicate<"!Subtarget->is64Bit()">,
           AssemblerPredicate<(all_of (not Feature64Bit)), "32 bits">;

#ifdef LLVM_21
def Heron64 : HwMode<"+64bit", [Is64]>;
#else
def Heron64 : HwMode<[Is64]>;
#endif
defvar Heron32 = DefaultMode;
defvar AnyMode = [Heron32, Heron64];
