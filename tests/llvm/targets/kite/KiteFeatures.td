// Generations.

class Generation<string value, list<SubtargetFeature> implied>
    : SubtargetFeature<!tolower(value), "Gen", "Generation::" # value, value # " GPU generation", implied>;
def FeatureHalf : SubtargetFeature<"half", "HasHalf", "true", "16-bit instructions">;
def FeaturePacked : SubtargetFeature<"packed", "HasPacked", "true", "Packed instructions", [FeatureHalf]>;
def FeatureLane : SubtargetFeature<"lane", "HasLane", "true", "Lane modifiers">;
def FeatureWave32 : SubtargetFeature<"wave32", "WaveSizeLog2", "5", "Waves of 32">;
def FeatureWave64 : SubtargetFeature<"wave64", "WaveSizeLog2", "6", "Waves of 64">;
def FeatureMatrix : SubtargetFeature<"matrix", "HasMatrix", "true", "Matrices">;
foreach size = [4, 8, 16] in
  def FeatureMaxElement#size : SubtargetFeature<"max-element-"#size, "MaxElement", !cast<string>(size),
                                                "Private elements of "#size#" bytes">;
def FeatureFirst : Generation<"First", [FeatureWave64]>;
def FeatureSecond : Generation<"Second", [FeatureHalf, FeatureLane]>;
def FeatureThird : Generation<"Third", [FeatureHalf, FeaturePacked, FeatureLane, FeatureMatrix]>;

def TruePredicate : Predicate<"">;
def FalsePredicate : Predicate<"false">;
def isFirst : Predicate<"Subtarget->getGeneration() == KiteSubtarget::First">,
              AssemblerPredicate<(all_of (not FeatureHalf))>;
def isSecondUp : Predicate<"Subtarget->getGeneration() >= KiteSubtarget::Second">,
                 AssemblerPredicate<(all_of FeatureHalf), "second">;
def isThird : Predicate<"Subtarget->getGeneration() == KiteSubtarget::Third">,
              AssemblerPredicate<(all_of FeaturePacked, FeatureMatrix)>;
def HasLane : Predicate<"Subtarget->hasLane()">, AssemblerPredicate<(all_of FeatureLane)>;
def HasPacked : Predicate<"Subtarget->hasPacked()">, AssemblerPredicate<(all_of FeaturePacked)>;
def HasMatrix : Predicate<"Subtarget->hasMatrix()">, AssemblerPredicate<(all_of FeatureMatrix)>;
def isWave32 : Predicate<"Subtarget->isWave32()">, AssemblerPredicate<(any_of FeatureWave32)>;
def isWave64 : Predicate<"Subtarget->isWave64()">, AssemblerPredicate<(all_of FeatureWave64)>;
def UnsafeMath : Predicate<"TM.Options.UnsafeFPMath">;

class PredicateControl {
  Predicate SubtargetPredicate = TruePredicate;
  Predicate WavePredicate = TruePredicate;
  list<Predicate> OtherPredicates = [];
  list<Predicate> Predicates = !listconcat([SubtargetPredicate, WavePredicate], OtherPredicates);
}
