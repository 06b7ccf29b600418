// Scheduling classes, and the models of the processors that have them.

def WriteALU : SchedWrite;
def WriteALULd : SchedWrite;
def WriteRMW : SchedWrite;
def WriteIMul : SchedWrite;
def WriteIDiv : SchedWrite;
def WriteLoad : SchedWrite;
def WriteStore : SchedWrite;
def WriteJump : SchedWrite;
def WriteLea : SchedWrite;
def WriteFAdd : SchedWrite;
def WriteFMul : SchedWrite;
def WriteSystem : SchedWrite;
def ReadAfterLd : SchedRead;

def SlowModel : SchedMachineModel {
  let IssueWidth = 2;
  let MicroOpBufferSize = 0;
  let LoadLatency = 3;
  let MispredictPenalty = 7;
  let CompleteModel = 0;
  let PostRAScheduler = 1;
}
let SchedModel = SlowModel in {
  def SlowPort0 : ProcResource<1>;
  def SlowPort1 : ProcResource<1> { let BufferSize = 0; }
  def SlowPort01 : ProcResGroup<[SlowPort0, SlowPort1]>;
  def : WriteRes<WriteALU, [SlowPort01]>;
  def : WriteRes<WriteALULd, [SlowPort0]> { let Latency = 4; }
  def : WriteRes<WriteRMW, [SlowPort0, SlowPort1]> { let Latency = 5; let NumMicroOps = 3; let ReleaseAtCycles = [2, 1]; }
  def : WriteRes<WriteIMul, [SlowPort0]> { let Latency = 9; let ReleaseAtCycles = [9]; let SingleIssue = 1; }
  def : WriteRes<WriteIDiv, [SlowPort0, SlowPort1]> { let Latency = 30; let ReleaseAtCycles = [30, 30]; let BeginGroup = 1; let EndGroup = 1; }
  def : WriteRes<WriteLoad, [SlowPort0]> { let Latency = 3; }
  def : WriteRes<WriteStore, [SlowPort0]>;
  def : WriteRes<WriteJump, [SlowPort1]>;
  def : WriteRes<WriteLea, [SlowPort1]>;
  def : WriteRes<WriteFAdd, [SlowPort1]> { let Latency = 5; }
  def : WriteRes<WriteFMul, [SlowPort0]> { let Latency = 5; }
  def : WriteRes<WriteSystem, []> { let Latency = 100; let NumMicroOps = 20; }
  def : ReadAdvance<ReadAfterLd, 3>;
}

def FastModel : SchedMachineModel {
  let IssueWidth = 4;
  let MicroOpBufferSize = 128;
  let LoopMicroOpBufferSize = 32;
  let LoadLatency = 4;
  let HighLatency = 20;
  let MispredictPenalty = 14;
  let CompleteModel = 0;
}
let SchedModel = FastModel in {
  def FastALU : ProcResource<3> { let BufferSize = 40; }
  def FastMul : ProcResource<1> { let Super = FastALU; }
  def FastAGU : ProcResource<2> { let BufferSize = 24; }
  def FastFP : ProcResource<2>;
  def FastAny : ProcResGroup<[FastALU, FastAGU]>;
  def FastIntFile : RegisterFile<96, [GR64, GR32], [1, 1], [1, 0], 2>;
  def FastFPFile : RegisterFile<72, [FR128], [2]>;
  def FastRCU : RetireControlUnit<128, 4>;
  def FastLQ : LoadQueue<FastAGU>;
  def FastSQ : StoreQueue<FastAGU>;
  def FastWriteLea3 : SchedWriteRes<[FastALU]> { let Latency = 2; }
  def FastWriteLea2 : SchedWriteRes<[FastALU]>;
  def IsSlowLea : MCSchedPredicate<CheckAll<[CheckIsRegOperand<3>, CheckNot<CheckIsImmOperand<4>>]>>;
  def FastWriteLea : SchedWriteVariant<[SchedVar<IsSlowLea, [FastWriteLea3]>, SchedVar<NoSchedPred, [FastWriteLea2]>]>;
  def : SchedAlias<WriteLea, FastWriteLea>;
  def : WriteRes<WriteALU, [FastALU]>;
  def : WriteRes<WriteALULd, [FastALU, FastAGU]> { let Latency = 5; let NumMicroOps = 2; }
  def : WriteRes<WriteRMW, [FastALU, FastAGU]> { let Latency = 6; let ReleaseAtCycles = [1, 2]; let AcquireAtCycles = [0, 1]; let NumMicroOps = 4; }
  def : WriteRes<WriteIMul, [FastMul]> { let Latency = 3; }
  def : WriteRes<WriteIDiv, [FastMul]> { let Latency = 18; let ReleaseAtCycles = [18]; }
  def : WriteRes<WriteLoad, [FastAGU]> { let Latency = 4; }
  def : WriteRes<WriteStore, [FastAGU]>;
  def : WriteRes<WriteJump, [FastALU]> { let RetireOOO = 1; }
  def : WriteRes<WriteFAdd, [FastFP]> { let Latency = 3; }
  def : WriteRes<WriteFMul, [FastFP]> { let Latency = 4; }
  def : ReadAdvance<ReadAfterLd, 4, [WriteALU, WriteIMul]>;
  let Unsupported = 1 in def : WriteRes<WriteSystem, []>;
}
