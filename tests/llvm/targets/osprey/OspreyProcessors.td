// Pipelines and processors.

def PipeA : FuncUnit;
def PipeB : FuncUnit;
def LoadStore : FuncUnit;
def FloatUnit : FuncUnit;
def FloatBypass : Bypass;
def LoadBypass : Bypass;

def GenericItineraries : ProcessorItineraries<[], [], []>;
def OldItineraries : ProcessorItineraries<[PipeA, LoadStore], [], [
  InstrItinData<ItiALUi, [InstrStage<1, [PipeA]>], [2, 1]>,
  InstrItinData<ItiALUr, [InstrStage<1, [PipeA]>], [2, 1, 1]>,
  InstrItinData<ItiLoad, [InstrStage<1, [PipeA]>, InstrStage<1, [LoadStore]>], [4, 1]>,
  InstrItinData<ItiLoadMulti, [InstrStage<3, [LoadStore]>]>,
  InstrItinData<ItiBranch, [InstrStage<3, [PipeA]>]>
]>;
def NewItineraries : ProcessorItineraries<[PipeA, PipeB, LoadStore, FloatUnit],
                                          [FloatBypass, LoadBypass], [
  InstrItinData<ItiALUi, [InstrStage<1, [PipeA, PipeB]>], [2, 2]>,
  InstrItinData<ItiALUr, [InstrStage<1, [PipeA, PipeB]>], [2, 2, 2], [NoBypass, LoadBypass]>,
  InstrItinData<ItiALUs, [InstrStage<1, [PipeA, PipeB]>], [2, 2, 1]>,
  InstrItinData<ItiMul, [InstrStage<1, [PipeB], 0>, InstrStage<1, [PipeA]>], [6, 1, 1]>,
  InstrItinData<ItiLoad, [InstrStage<1, [PipeA, PipeB], 0>, InstrStage<2, [LoadStore], -1, Reserved>], [3, 1],
                [LoadBypass]>,
  InstrItinData<ItiStore, [InstrStage<1, [PipeA], 0>, InstrStage<1, [LoadStore]>], [3, 3, 1], [], 2>,
  InstrItinData<ItiFloat, [InstrStage<1, [FloatUnit]>], [7, 1, 1], [FloatBypass, FloatBypass]>,
  InstrItinData<ItiVector, [InstrStage<2, [FloatUnit]>], [9, 2, 2], [FloatBypass], 0>,
  InstrItinData<ItiMisc, []>
]>;

def OldModel : SchedMachineModel {
  let IssueWidth = 1;
  let LoadLatency = 2;
  let Itineraries = OldItineraries;
  let CompleteModel = 0;
}
def NewModel : SchedMachineModel {
  let IssueWidth = 2;
  let MicroOpBufferSize = 16;
  let Itineraries = NewItineraries;
  let CompleteModel = 0;
}
let SchedModel = NewModel in {
  def NewALU : ProcResource<2>;
  def NewLoad : ProcResource<1>;
  def : WriteRes<WriteALU, [NewALU]>;
  def : WriteRes<WriteMul, [NewALU]> { let Latency = 4; let ReleaseAtCycles = [2]; }
  def : WriteRes<WriteLoad, [NewLoad]> { let Latency = 3; }
  def : WriteRes<WriteBranch, []>;
  def : ReadAdvance<ReadALU, 1>;
  def : ReadAdvance<ReadShift, 0>;
  def NewPlain : SchedWriteRes<[NewALU]>;
  def NewLong : SchedWriteRes<[NewALU, NewLoad]> { let Latency = 6; let ReleaseAtCycles = [2, 4]; }
  def NewIsLow : SchedPredicate<[{ MI->getOperand(0).isReg() }]>;
  def NewDivide : SchedWriteVariant<[SchedVar<NewIsLow, [NewPlain]>, SchedVar<NoSchedPred, [NewLong]>]>;
  def : ItinRW<[NewPlain], [ItiMove]>;
  def : ItinRW<[NewDivide, ReadALU], [ItiDiv, ItiLoadMulti]>;
  def : InstRW<[NewLong], (instregex "^LDM", "^STM(_UPD)?$")>;
}

def : ProcessorModel<"generic", NoSchedModel, []>;
def : Processor<"osprey4", GenericItineraries, [FeatureV4]>;
def : ProcessorModel<"osprey5", OldModel, [FeatureV5, FeatureNoDeprecated]>;
def : ProcessorModel<"osprey6", NewModel, [FeatureV6, FeatureVector, FeatureDivide, FeatureBarriers]>;
def : Processor<"osprey6s", OldItineraries, [FeatureV6, ModeShort]>;
