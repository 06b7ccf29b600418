// Wader: wide and out of order, with renaming and moves that cost nothing.

def WaderModel : SchedMachineModel {
  let IssueWidth = 6;
  let MicroOpBufferSize = 128;
  let LoopMicroOpBufferSize = 32;
  let LoadLatency = 5;
  let MispredictPenalty = 13;
  let CompleteModel = 0;
}

def : PredicateProlog<[{
  const HeronInstrInfo *TII = static_cast<const HeronInstrInfo *>(SchedModel->getInstrInfo());
  (void)TII;
}]>;

let SchedModel = WaderModel in {
  foreach i = 0-3 in def WaderALU#i : ProcResource<1>;
  def WaderALU : ProcResGroup<[WaderALU0, WaderALU1, WaderALU2, WaderALU3]> { let BufferSize = 24; }
  def WaderALU01 : ProcResGroup<[WaderALU0, WaderALU1]>;
  def WaderFP : ProcResource<2>;
  def WaderMul : ProcResource<2> { let BufferSize = 12; let Super = WaderFP; }
  def WaderLd : ProcResource<2> { let BufferSize = 40; }
  def WaderSt : ProcResource<1> { let BufferSize = 24; }
  def WaderV : ProcResource<2>;
  def WaderOld : ProcResource<3>;

  def : WriteRes<WriteALU, [WaderALU]>;
  def : WriteRes<WriteALUW, [WaderALU]>;
  def : WriteRes<WriteBranch, [WaderALU01]>;
  def : WriteRes<WriteMul, [WaderMul]> { let Latency = 3; }
  def : WriteRes<WriteDiv, [WaderMul, WaderALU0]> { let Latency = 12; let ReleaseAtCycles = [10, 1]; }
  def : WriteRes<WriteStore, [WaderSt, WaderOld]> { let Latency = 1; let ReleaseAtCycles = [1, 0]; }
  def : WriteRes<WriteCSR, []>;
  def : WriteRes<WritePair, [WaderALU, WaderALU01]> { let ReleaseAtCycles = [2, 1]; }
  def : WriteRes<WriteClip, [WaderALU]>;
  foreach name = ["FAdd", "FMul", "FMove", "FStore"] in
    def : WriteRes<!cast<SchedWrite>("Write"#name), [WaderFP]> { let Latency = 4; }
  def : WriteRes<WriteFDiv, [WaderFP]> { let Latency = 15; let ReleaseAtCycles = [12]; }
  foreach name = ["VALU", "VMul", "VLoad", "VStore"] in
    def : WriteRes<!cast<SchedWrite>("Write"#name), [WaderV]> { let Latency = 6; }
  foreach lmul = [1, 2, 4, 8] in
    def : WriteRes<!cast<SchedWrite>("WriteVSlide_M"#lmul), [WaderV]> {
      let Latency = !add(4, lmul);
      let ReleaseAtCycles = [lmul];
    }

  // Loads: from the stack without a wait, several at a time in pieces.
  def WaderLoad : SchedWriteRes<[WaderLd]> { let Latency = 4; }
  def WaderLoadMore : SchedWriteRes<[WaderLd, WaderALU]> { let Latency = 5; let NumMicroOps = 2; }
  def WaderFMA2 : WriteSequence<[WaderLoad, WriteFAdd]>;
  def : SchedAlias<WriteFMA, WaderFMA2>;
  def WaderIsStack : MCSchedPredicate<CheckRegOperand<1, X2>>;
  def WaderIsOdd : SchedPredicate<[{ TII->isOdd(*MI) }]>;
#ifdef LLVM_21
  def WaderHas64 : SchedPredicate<"STI->hasFeature(Heron::Feature64Bit)">;
  def WaderIsBoth : SchedPredicate<[{ isStack(MI) && !has64(STI) }]>;
  def WaderIsEither : SchedPredicate<[{ isStack(MI) || isOdd(MI) }]>;
  def WaderIsNone : SchedPredicate<[{ !isStack(MI) && !has64(STI) }]>;
#else
  def WaderHas64 : FeatureSchedPredicate<Feature64Bit>;
  def WaderIsBoth : AllOfSchedPreds<[WaderIsStack, NotSchedPred<WaderHas64>]>;
  def WaderIsEither : AnyOfSchedPreds<[WaderIsStack, WaderIsOdd]>;
  def WaderIsNone : NoneOfSchedPreds<[WaderIsStack, WaderHas64]>;
#endif
  def WaderLoadVariant : SchedWriteVariant<[SchedVar<WaderIsBoth, [WaderLoad]>,
                                            SchedVar<WaderIsNone, [WaderLoad, WriteALU]>,
                                            SchedVar<WaderIsEither, [WaderLoadMore]>,
                                            SchedVar<NoSchedPred, [WaderLoad]>]>;
  def : SchedAlias<WriteLoad, WaderLoadVariant>;
  def WaderFLoadVariant : SchedWriteVariant<[SchedVar<WaderHas64, [WaderLoad]>,
                                             SchedVar<NoSchedPred, [WaderLoadMore, WriteFMove]>]>;
  def : SchedAlias<WriteFLoad, WaderFLoadVariant>;
  let Variadic = 1 in
  def WaderJump : SchedWriteVariant<[SchedVar<WaderIsStack, [WriteALU, WriteBranch]>,
                                     SchedVar<NoSchedPred, [WriteBranch]>]>;
  def : SchedAlias<WriteJump, WaderJump>;
  def WaderReadStack : SchedReadAdvance<3, [WriteALU, WaderLoad]>;
  def WaderBase : SchedReadVariant<[SchedVar<WaderIsStack, [WaderReadStack]>,
                                    SchedVar<NoSchedPred, [ReadDefault]>]>;
  def : SchedAlias<ReadBase, WaderBase>;
  def : ReadAdvance<ReadALU, 1, [WaderLoad]>;
  foreach name = ["ALUW", "Branch", "StoreData", "Mul", "Div", "CSR", "FAdd", "FMul", "FMA", "FDiv",
                  "FMove", "VALU", "VMul", "VMask", "VBase", "Clip"] in
    def : ReadAdvance<!cast<SchedRead>("Read"#name), 0>;
  def : ReadAdvance<ReadVGroup, 2, [WriteVALU, WriteVSlide_M1]>;

  def : InstRW<[WriteFMove, WriteVALU, ReadVALU], (instregex "^PseudoV(ADD|AND)_M[124]$")>;
  def : InstRW<[WriteVMul, ReadVALU], (instregex "^PseudoVADD_M8", "PseudoVXOR_M(1|2)_MASK$")>;
  def : InstRW<[WaderJump, WriteMul], (instrs MULP)>;

  def WaderMoves : IsOptimizableRegisterMove<[
    InstructionEquivalenceClass<[ADDI], IsImmZero>,
    InstructionEquivalenceClass<[ADD, OR], CheckRegOperand<1, X0>>,
    InstructionEquivalenceClass<[C_MV], TruePred>]>;
  def WaderZero : IsZeroIdiomFunction<[DepBreakingClass<[XOR, SUB], CheckSameRegOperand<1, 2>>,
                                       DepBreakingClass<[ANDI], IsImmZero, [1]>]>;
  def WaderBreak : IsDepBreakingFunction<[
    DepBreakingClass<[SLT, SLTU], CheckSameRegOperand<1, 2>, [1, 2]>,
    DepBreakingClass<[CMOV], CheckSameRegOperand<2, 3>, [2, 3]>]>;
  def WaderInts : RegisterFile<96, [GPR, XPair], [1, 2], [1, 0], 2, 1>;
  def WaderFloats : RegisterFile<64, [FPR64], [1]> { let AllowZeroMoveEliminationOnly = 1; }
  def WaderRetire : RetireControlUnit<192, 8>;
  def : LoadQueue<WaderLd>;
  def : StoreQueue<WaderSt>;
}

def IsWideDecl : STIPredicateDecl<"isWide", FalsePred, 0, 1, 0, [IsOptimizableRegisterMoveDecl]>;
def : STIPredicate<IsWideDecl, [InstructionEquivalenceClass<[ADDP, MVP], TruePred>]> {
  let SchedModel = WaderModel;
}
