// Stilt: two instructions at a time, in order.

def StiltModel : SchedMachineModel {
  let IssueWidth = 2;
  let MicroOpBufferSize = 0;
  let LoadLatency = 3;
  let HighLatency = 20;
  let MispredictPenalty = 4;
  let CompleteModel = 0;
  let PostRAScheduler = 1;
  let EnableIntervals = 1;
  let FullInstRWOverlapCheck = 0;
  let UnsupportedFeatures = [HasV, HasP];
}

let SchedModel = StiltModel in {
  let BufferSize = 0 in {
    def StiltPipeA : ProcResource<1>;
    def StiltPipeB : ProcResource<1>;
    def StiltIDiv : ProcResource<1>;
    def StiltFDiv : ProcResource<1> { let Super = StiltIDiv; }
  }
  def StiltPipeAB : ProcResGroup<[StiltPipeA, StiltPipeB]> { let BufferSize = 0; }
  let BufferSize = 1 in def StiltMem : ProcResource<1>;

  let Latency = 1 in {
    def : WriteRes<WriteALU, [StiltPipeAB]>;
    def : WriteRes<WriteALUW, [StiltPipeAB]>;
    def : WriteRes<WriteBranch, [StiltPipeB]> { let EndGroup = 1; }
    def : WriteRes<WriteJump, [StiltPipeB]> { let SingleIssue = 1; }
    def : WriteRes<WriteStore, [StiltMem, StiltPipeA]> { let RetireOOO = 1; }
    def : WriteRes<WriteFStore, [StiltMem, StiltPipeA]>;
    def : WriteRes<WriteCSR, [StiltPipeB]> { let BeginGroup = 1; let EndGroup = 1; }
  }
  let Latency = 3 in {
    def : WriteRes<WriteLoad, [StiltMem, StiltPipeA]> {
      let AcquireAtCycles = [1, 0];
      let ReleaseAtCycles = [3, 1];
    }
    def : WriteRes<WriteFLoad, [StiltMem, StiltPipeA]>;
    def : WriteRes<WriteMul, [StiltPipeB]>;
  }
  def : WriteRes<WriteDiv, [StiltPipeB, StiltIDiv]> { let Latency = 20; let ReleaseAtCycles = [1, 19]; }
  let Latency = 5 in {
    def : WriteRes<WriteFAdd, [StiltPipeB]>;
    def : WriteRes<WriteFMul, [StiltPipeB]>;
    def : WriteRes<WriteFMA, [StiltPipeB]> { let NumMicroOps = 2; }
  }
  def : WriteRes<WriteFDiv, [StiltPipeB, StiltFDiv]> { let Latency = 27; let ReleaseAtCycles = [1, 26]; }
  def : WriteRes<WriteFMove, []> { let Latency = 0; let NumMicroOps = 0; }
  let Unsupported = 1 in {
    foreach name = ["VALU", "VMul", "VLoad", "VStore", "VSlide_M1", "VSlide_M2", "VSlide_M4",
                    "VSlide_M8", "Pair"] in
      def : WriteRes<!cast<SchedWrite>("Write"#name), []>;
    foreach name = ["VALU", "VMul", "VMask", "VBase"] in
      def : ReadAdvance<!cast<SchedRead>("Read"#name), 0>;
  }
  // A clip that takes less where it does nothing.
  def StiltClipFast : SchedWriteRes<[StiltPipeAB]>;
  def StiltClipSlow : SchedWriteRes<[StiltPipeA, StiltPipeB]> { let Latency = 3; let NumMicroOps = 2; }
  def StiltIsFast : MCSchedPredicate<isFastShift>;
  def StiltClip : SchedWriteVariant<[SchedVar<StiltIsFast, [StiltClipFast]>,
                                     SchedVar<NoSchedPred, [StiltClipSlow]>]>;
  def : SchedAlias<WriteClip, StiltClip>;
  def StiltClipEarly : SchedReadAdvance<2>;
  def StiltClipRead : SchedReadVariant<[SchedVar<StiltIsFast, [NoReadAdvance]>,
                                        SchedVar<NoSchedPred, [StiltClipEarly]>]>;
  def : SchedAlias<ReadClip, StiltClipRead>;

  def : ReadAdvance<ReadALU, 2, [WriteMul, WriteLoad]>;
#ifdef LLVM_19
  def : ReadAdvance<ReadALUW, 1, [WriteALU, WriteALUW, WriteMul]>;
#else
  def : ReadAdvance<ReadALUW, 1, [WriteALU, WriteALUW, WriteMul], [1, 2]>;
#endif
  def : ReadAdvance<ReadBranch, 0>;
  def : ReadAdvance<ReadBase, -1, [WriteFMove]>;
  foreach name = ["StoreData", "Mul", "Div", "CSR", "FAdd", "FMul", "FMA", "FDiv", "FMove"] in
    def : ReadAdvance<!cast<SchedRead>("Read"#name), 0>;
  def : ReadAdvance<ReadVGroup, 0>;

  def : InstRW<[StiltClipSlow, ReadALU], (instrs XORI, (instregex "^ORI$"))>;
  def : InstRW<[WriteALU, WriteStore], (instregex "^S[BH]$", "^SWAP")>;
  def : InstRW<[], (instregex "^V(ADD|AND|XOR)_V", "^VLSEG[2-4]$")> { let Unsupported = 1; }
  def : ItinRW<[StiltClipSlow], [IIC_Legacy]>;
  def : StoreQueue<StiltMem>;
}
