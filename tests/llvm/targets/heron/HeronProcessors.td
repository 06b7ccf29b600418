// Processors and what they have.

class HeronProcessor<string name, SchedMachineModel model, list<SubtargetFeature> features,
                     list<SubtargetFeature> tune = []>
    : ProcessorModel<name, model, features, tune> {
  string DefaultMarch = "";
}
def GENERIC32 : HeronProcessor<"generic-heron32", NoSchedModel, []>;
def GENERIC64 : HeronProcessor<"generic-heron64", NoSchedModel, [Feature64Bit]>;
def STILT_E : HeronProcessor<"stilt-e", StiltModel, [FeatureE, FeatureC],
                             [TuneNoDefaultUnroll, TuneLUIADDI]>;
def STILT : HeronProcessor<"stilt", StiltModel, [FeatureM, FeatureC, FeatureF]>;
def STILT64 : HeronProcessor<"stilt-64", StiltModel, [Feature64Bit, FeatureM, FeatureD, FeatureC],
                             [TuneShortForward]>;
def WADER : HeronProcessor<"wader", WaderModel,
                           [Feature64Bit, FeatureM, FeatureC, FeatureV, FeatureP, FeatureVLen256],
                           [TuneLUIADDI, TuneZeroExtend, TuneLoadPair, TuneAddShift]>;
