// The processors.

def : ProcessorModel<"generic", FastModel, [FeatureFP]>;
def : ProcessorModel<"cisk-fast", FastModel, [Is64Bit, FeatureFP2, FeatureBits], [TuneMacroFusion]>;
def : ProcessorModel<"cisk-slow", SlowModel, [FeatureFP, FeatureCMov], [TuneSlowMul, TuneSlowLea]>;
def : Processor<"cisk-old", NoItineraries, [FeatureOldStyle, Is16Bit], [TuneSlowMul]>;

def FuseCmpJcc : SimpleFusion<"CmpJcc", "HasCmpJccFusion", "Fuses compare and branch",
                              CheckOpcode<[CMP32rr, CMP64rr]>, CheckOpcode<[JCC8, JCC32]>>;
