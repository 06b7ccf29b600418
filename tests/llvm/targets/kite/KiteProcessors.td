// Processors and what instructions cost on them.

class KiteModel : SchedMachineModel {
  let CompleteModel = 0;
  let MicroOpBufferSize = 1;
  let IssueWidth = 1;
  let PostRAScheduler = 1;
}
def FullModel : KiteModel;
def QuarterModel : KiteModel;
def UnitV : ProcResource<1> { let BufferSize = 1; }
def UnitS : ProcResource<1> { let BufferSize = 1; }
def UnitM : ProcResource<1> { let BufferSize = 15; }
class Cost<list<ProcResourceKind> units, SchedWrite write, int latency> : WriteRes<write, units> {
  let Latency = latency;
}
multiclass Costs<int slow, int mem> {
  def : Cost<[UnitV], WriteKite, 1>;
  def : Cost<[UnitV, UnitS], WriteSlow, slow> { let ReleaseAtCycles = [slow, 1]; }
  def : Cost<[UnitM], WriteMem, mem>;
}
let SchedModel = FullModel in defm : Costs<4, 80>;
let SchedModel = QuarterModel in {
  defm : Costs<16, 120>;
  def : InstRW<[WriteSlow], (instregex "^V_MMA$", "^V_.*_F64")>;
}
def : ProcessorModel<"kite1", QuarterModel, [FeatureFirst, FeatureMaxElement4]>;
def : ProcessorModel<"kite2", FullModel, [FeatureSecond, FeatureWave64, FeatureMaxElement16]>;
def : ProcessorModel<"kite3", FullModel, [FeatureThird, FeatureWave32], [FeatureMaxElement8]>;
