// A target's features and processors.

// --- features --gen-target-features
include "llvm/Target/Target.td"
def ZooInfo : InstrInfo;
def Zoo : Target { let InstructionSet = ZooInfo; }
def FA : SubtargetFeature<"fa", "HasA", "true", "enable A">;
def FB10 : SubtargetFeature<"fb", "HasB", "true", "B", [FA]>;
def FB9 : SubtargetFeature<"Fb9", "Mode", "X", "desc", [FB10, FA]>;
def FN : SubtargetFeature<"", "HasN", "true", "unnamed">;
foreach i = 0...100 in def G#i : SubtargetFeature<"g" # i, "HasG", "true", "a G">;
def : ProcessorModel<"second", NoSchedModel, [FB9, G70, G100]>;
def : ProcessorModel<"first", NoSchedModel, [FA], [FB10]>;
def : Processor<"old", NoItineraries, []>;

// --- no_features --gen-target-features
include "llvm/Target/Target.td"
def ZooInfo : InstrInfo;
def Zoo : Target { let InstructionSet = ZooInfo; }
