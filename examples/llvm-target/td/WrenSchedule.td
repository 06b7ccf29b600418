// One pipeline for integers and branches, one for memory, and a slow multiplier.

#ifndef WREN_SCHEDULE_TD
#define WREN_SCHEDULE_TD

def WriteInteger : SchedWrite;
def WriteBranch : SchedWrite;
def WriteMemory : SchedWrite;
def WriteMultiply : SchedWrite;

def WrenModel : SchedMachineModel {
  let IssueWidth = 2;
  let LoadLatency = 3;
  let MispredictPenalty = 4;
  let CompleteModel = false;
}

let SchedModel = WrenModel in {
  def IntegerUnit : ProcResource<2>;
  def MemoryUnit : ProcResource<1>;
  def MultiplyUnit : ProcResource<1> { let BufferSize = 0; }

  def : WriteRes<WriteInteger, [IntegerUnit]>;
  def : WriteRes<WriteBranch, [IntegerUnit]>;
  def : WriteRes<WriteMemory, [MemoryUnit]> { let Latency = 3; }
  def : WriteRes<WriteMultiply, [MultiplyUnit]> {
    let Latency = 4;
    let ReleaseAtCycles = [3];
  }
}

#endif // WREN_SCHEDULE_TD
