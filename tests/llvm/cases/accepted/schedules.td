// Features, processors, schedules and hardware modes of small targets of our own.

// --- scheduled -gen-subtarget
include "llvm/Target/Target.td"

def SubInstrInfo : InstrInfo;
def FeatureA : SubtargetFeature<"a", "HasA", "true", "Adds a">;
def FeatureB : SubtargetFeature<"b", "HasB", "false", "Removes b", [FeatureA]>;
def FeatureWide : SubtargetFeature<"wide", "Width", "8", "Wide \"units\"", [FeatureB, FeatureA]>;
def FeatureNarrow : SubtargetFeature<"narrow", "Width", "WidthNarrow", "Narrow", []>;
def Mode64 : SubtargetFeature<"m64", "Is64", "true", "64 bits">;
def TuneFast : SubtargetFeature<"tune-fast", "Fast", "true", "Fast things">;
def NoField : SubtargetFeature<"nofield", "", "", "none">;
def Arr : SubtargetFeature<"arr", "Tab[3]", "7", "array">;

def Is64 : Predicate<"Subtarget->is64()">, AssemblerPredicate<(all_of Mode64), "64">;
def HasA : Predicate<"Subtarget->hasA()">, AssemblerPredicate<(all_of FeatureA), "a">;
defvar Ptr64 = DefaultMode;
def M64 : HwMode<[Is64]>;
def M32A : HwMode<[HasA]>;
def PtrVT : ValueTypeByHwMode<[DefaultMode, M64], [i32, i64]>;

class R<string n, bits<5> e> : Register<n> { let Namespace = "Sub"; let HWEncoding{4-0} = e; }
foreach i = 0-7 in def R#i : R<"r"#i, i>;
foreach i = 0-7 in def F#i : R<"f"#i, i>;
def GPR : RegisterClass<"Sub", [PtrVT], 32, (sequence "R%u", 0, 7)> {
  let RegInfos = RegInfoByHwMode<[DefaultMode, M64], [RegInfo<32,32,32>, RegInfo<64,64,64>]>;
}
def FPR : RegisterClass<"Sub", [f32], 32, (sequence "F%u", 0, 7)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def Sub : Target { let InstructionSet = SubInstrInfo; }

def WriteALU : SchedWrite;
def WriteMul : SchedWrite;
def WriteLd : SchedWrite;
def WriteSt : SchedWrite;
def WriteBr : SchedWrite;
def WriteGen : SchedWrite;
def WriteSeq : WriteSequence<[WriteALU, WriteLd]>;
def WriteSeq3 : WriteSequence<[WriteALU], 3>;
def ReadALU : SchedRead;
def ReadMul : SchedRead;
def ReadAdr : SchedRead;

def IIAlu : InstrItinClass;
def IIMul : InstrItinClass;
def IILd : InstrItinClass;

class I<dag outs, dag ins, list<SchedReadWrite> rw = [], InstrItinClass iic = NoItinerary> : Instruction {
  let Namespace = "Sub"; let OutOperandList = outs; let InOperandList = ins; let Size = 4;
  let Itinerary = iic; let SchedRW = rw; bits<32> Inst = 0; let hasSideEffects = 0; let mayLoad = 0; let mayStore = 0;
}
class RRR<list<SchedReadWrite> rw = [], InstrItinClass iic = NoItinerary> : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), rw, iic>;
def ADD : RRR<[WriteALU, ReadALU, ReadALU], IIAlu>;
def SUB : RRR<[WriteALU, ReadALU, ReadALU], IIAlu>;
def XOR : RRR<[WriteALU, ReadALU, ReadALU]>;
def MUL : RRR<[WriteMul, ReadMul, ReadMul], IIMul>;
def LDR : RRR<[WriteLd, ReadAdr], IILd>;
def LDU : RRR<[WriteSeq, ReadAdr], IILd>;
def LD3 : RRR<[WriteSeq3, ReadAdr], IILd>;
def STR : RRR<[WriteSt, ReadALU, ReadAdr]>;
def BRA : RRR<[WriteBr]>;
def GEN : RRR<[WriteGen, ReadALU]>;
def MOV : RRR<[WriteALU]>;
def OLD : RRR<[], IILd>;
def NOTHING : RRR { let hasNoSchedulingInfo = 1; }

// Itineraries
def FUA : FuncUnit; def FUB : FuncUnit; def FUM : FuncUnit;
def BypA : Bypass; def BypB : Bypass;
def OldItin : ProcessorItineraries<[FUA, FUB, FUM], [BypA, BypB], [
  InstrItinData<IIAlu, [InstrStage<1, [FUA, FUB]>], [1, 1, 1], [BypA, NoBypass, BypB]>,
  InstrItinData<IIMul, [InstrStage<1, [FUA], 0>, InstrStage<4, [FUM], 1, Reserved>], [4, 1, 1]>,
  InstrItinData<IILd, [InstrStage<2, [FUB]>], [3, 1], [NoBypass, BypA], 2>
]>;
def OldItin2 : ProcessorItineraries<[FUA], [], [
  InstrItinData<IIAlu, [InstrStage<1, [FUA]>]>,
  InstrItinData<IIMul, [InstrStage<1, [FUA]>], [2, 1]>
]>;

// Model 1
def FastModel : SchedMachineModel {
  let IssueWidth = 4; let MicroOpBufferSize = 64; let LoadLatency = 4; let MispredictPenalty = 12;
  let CompleteModel = 0; let PostRAScheduler = 1; let EnableIntervals = 1; let UnsupportedFeatures = [HasA];
}
let SchedModel = FastModel in {
def FAlu0 : ProcResource<1>; def FAlu1 : ProcResource<2>; def FMul : ProcResource<1> { let BufferSize = 4; let Super = FAlu1; }
def FLd : ProcResource<1> { let BufferSize = 1; }
def FAny : ProcResGroup<[FAlu0, FAlu1]>;
def FAll : ProcResGroup<[FAlu0, FAlu1, FLd]> { let BufferSize = 20; }
def : WriteRes<WriteALU, [FAny]> { let Latency = 1; }
def : WriteRes<WriteMul, [FAlu0, FMul]> { let Latency = 4; let ReleaseAtCycles = [1, 3]; let AcquireAtCycles = [0, 1]; let BeginGroup = 1; }
def : WriteRes<WriteLd, [FLd, FAny]> { let Latency = 5; let NumMicroOps = 2; let EndGroup = 1; }
def : WriteRes<WriteSt, []> { let Latency = 0; let NumMicroOps = 0; let RetireOOO = 1; }
def : WriteRes<WriteGen, [FAlu1]> { let SingleIssue = 1; }
def : WriteRes<WriteBr, [FAlu1]>;
def : ReadAdvance<ReadALU, 2, [WriteMul, WriteLd]>;
def : ReadAdvance<ReadMul, 1>;
def : ReadAdvance<ReadAdr, -1, [WriteALU]>;
def FWriteBr : SchedWriteRes<[FAlu0]> { let Latency = 3; }
def FReadX : SchedReadAdvance<3, [WriteMul]>;
def : InstRW<[FWriteBr, FReadX], (instrs BRA)>;
def : InstRW<[WriteMul, ReadMul], (instregex "^MO.$")>;
def FRf : RegisterFile<64, [GPR, FPR], [1, 2], [1, 0], 2, 1>;
def FRf2 : RegisterFile<12, [GPR]>;
def FRCU : RetireControlUnit<128, 4>;
def FLQ : LoadQueue<FLd>;
def FSQ : StoreQueue<FMul>;

}

// Model 2: variants
def SlowModel : SchedMachineModel { let IssueWidth = 1; let Itineraries = OldItin; let CompleteModel = 0; }
let SchedModel = SlowModel in {
def SPipe : ProcResource<1> { let BufferSize = 0; }
def SMem : ProcResource<2>;
def : WriteRes<WriteALU, [SPipe]>;
def : WriteRes<WriteMul, [SPipe]> { let Latency = 9; let ReleaseAtCycles = [9]; }
def : WriteRes<WriteSt, [SMem]> { let Unsupported = 1; }
def SW1 : SchedWriteRes<[SPipe]> { let Latency = 1; }
def SW2 : SchedWriteRes<[SPipe, SMem]> { let Latency = 2; }
def SW3 : SchedWriteRes<[SMem]> { let Latency = 3; }
def SPredA : SchedPredicate<"isA(*MI)">;
def SPredB : MCSchedPredicate<CheckAll<[CheckRegOperand<0, R0>, CheckImmOperand<1, 4>]>>;
def SPredF : FeatureSchedPredicate<FeatureA>;
def SLdVar : SchedWriteVariant<[SchedVar<SPredA, [SW1]>, SchedVar<SPredB, [SW2]>, SchedVar<NoSchedPred, [SW3]>]>;
def : SchedAlias<WriteLd, SLdVar>;
def SGenVar : SchedWriteVariant<[SchedVar<SPredB, [SW1, SW2]>, SchedVar<SPredF, [SW2]>, SchedVar<NoSchedPred, [SW1]>]> ;
def : SchedAlias<WriteGen, SGenVar>;
def SRd1 : SchedReadAdvance<1>; def SRd2 : SchedReadAdvance<2, [WriteALU]>;
def SRVar : SchedReadVariant<[SchedVar<SPredB, [SRd1]>, SchedVar<NoSchedPred, [SRd2]>]>;
def : SchedAlias<ReadALU, SRVar>;
def : ReadAdvance<ReadMul, 0>;
def : ReadAdvance<ReadAdr, 0> ;
def : ItinRW<[SW3], [IILd]>;
def SBrSeq : WriteSequence<[SW1, SW2], 2>;
def : SchedAlias<WriteBr, SBrSeq>;
}

def GP : MCSchedPredicate<CheckRegOperand<0, R1>>;
def GP2 : SchedPredicate<"isG(*MI)">;
def WriteGV : SchedWriteVariant<[SchedVar<GP, [WriteALU]>, SchedVar<GP2, [WriteALU, WriteBr]>, SchedVar<AllOfSchedPreds<[GP, NotSchedPred<GP>, AnyOfSchedPreds<[GP, GP2]>]>, [WriteMul]>, SchedVar<NoneOfSchedPreds<[GP, FeatureSchedPredicate<FeatureA>]>, [WriteALU]>, SchedVar<NoSchedPred, [WriteBr]>]> { let Variadic = 1; }
def ReadGV : SchedReadVariant<[SchedVar<GP, [ReadALU]>, SchedVar<NoSchedPred, [ReadMul]>]>;
def GV1 : RRR<[WriteGV, ReadALU]>;
def GV2 : RRR<[WriteGV, ReadGV]>;
def GV3 : RRR<[WriteGV, WriteALU, ReadMul]>;
def : InstRW<[FWriteBr, FReadX], (instrs GV3)> { let SchedModel = FastModel; }

def IsChkDecl : STIPredicateDecl<"isChk", TruePred, 0, 0>;
let SchedModel = FastModel in {
def : IsZeroIdiomFunction<[DepBreakingClass<[ADD, SUB], CheckSameRegOperand<1, 2>, [0]>, DepBreakingClass<[XOR, MUL], CheckSameRegOperand<1, 2>>, DepBreakingClass<[LDR], CheckImmOperand<1,3>, [1,2]>]>;
def : IsDepBreakingFunction<[DepBreakingClass<[GV1], CheckSameRegOperand<1, 2>, [0, 1]>]>;
def : STIPredicate<IsChkDecl, [InstructionEquivalenceClass<[GV1, GV2], CheckAll<[CheckIsRegOperand<0>, CheckImmOperand<1,1>]>, [1]>]>;
}
let SchedModel = SlowModel in {
def : IsZeroIdiomFunction<[DepBreakingClass<[ADD, SUB], CheckSameRegOperand<1, 2>, [0]>, DepBreakingClass<[MOV], TruePred>, DepBreakingClass<[MUL], CheckIsImmOperand<1>>]>;
def : IsOptimizableRegisterMove<[InstructionEquivalenceClass<[MOV, GEN], TruePred>]>;
}
def Prolog : PredicateProlog<[{ const int X = 1; (void)X; }]>;

def : ProcessorModel<"generic", NoSchedModel, []>;
def : ProcessorModel<"fast", FastModel, [FeatureA, Mode64], [TuneFast]>;
def : ProcessorModel<"slow", SlowModel, [FeatureWide]>;
def : Processor<"old", OldItin, [FeatureB]>;
def : Processor<"old2", OldItin2, []>;
def : ProcessorModel<"fast2", FastModel, [FeatureNarrow]>;

def TestFusion : SimpleFusion<"test-fusion", "HasTestFusion", "Test fusion", CheckOpcode<[ADD]>, CheckOpcode<[SUB, XOR]>>;

def TP : TIIPredicate<"isTP", MCReturnStatement<CheckRegOperand<0, R2>>>;
def WV9 : SchedWriteVariant<[SchedVar<MCSchedPredicate<TP>, [WriteALU]>, SchedVar<MCSchedPredicate<CheckFunctionPredicate<"mcf", "mif">>, [WriteMul]>, SchedVar<MCSchedPredicate<CheckFunctionPredicateWithTII<"mcf", "mif">>, [WriteMul]>, SchedVar<MCSchedPredicate<CheckPseudo<[MOV]>>, [WriteMul]>, SchedVar<MCSchedPredicate<CheckOpcode<[MOV,ADD]>>, [WriteMul]>,SchedVar<MCSchedPredicate<CheckNonPortable<"foo()">>, [WriteBr]>,SchedVar<NoSchedPred, [WriteBr]>]>;
def GV9 : RRR<[WV9]>;

// --- modes -gen-subtarget
include "llvm/Target/Target.td"
def MI : InstrInfo;
def Min : Target { let InstructionSet = MI; }
def F1 : SubtargetFeature<"f1", "Dup", "true", "">;
def F2 : SubtargetFeature<"f2", "Dup", "true", "">;
def F10 : SubtargetFeature<"f10", "ABool[2]", "true", "">;
def FZ : SubtargetFeature<"", "aaa", "false", "">;
def FEmpty : SubtargetFeature<"empty", "", "true", "">;
def P1 : Predicate<"Subtarget->p1()">, AssemblerPredicate<(all_of F1, F2), "p1">;
def P2 : Predicate<"Subtarget->p2()">, AssemblerPredicate<(any_of F1, (not F2)), "p2">;
def P3 : Predicate<"Subtarget->p3() || x">, AssemblerPredicate<(all_of (not F1)), "p3">;
def P4 : Predicate<"Subtarget->p4()">;
def P5 : Predicate<"">;
def MA : HwMode<[P1, P2]>;
def MB : HwMode<[P3]>;
def MC : HwMode<[P1, P4]>;
def MD : HwMode<[P3, P2, P5]>;
def ME : HwMode<[]>;
def : HwModePredicateProlog<[{ prolog1(); }]>;
def R0 : Register<"r0"> { let Namespace = "Min"; }
def R1 : Register<"r1"> { let Namespace = "Min"; }
def VT : ValueTypeByHwMode<[DefaultMode, MA, MB], [i32, i64, i16]>;
def RC : RegisterClass<"Min", [VT], 32, (add R0)> { let RegInfos = RegInfoByHwMode<[DefaultMode, MC], [RegInfo<32,32,32>,RegInfo<64,64,64>]>; }
def RD : RegisterClass<"Min", [VT], 32, (add R1)> { let RegInfos = RegInfoByHwMode<[DefaultMode, MC], [RegInfo<32,32,32>,RegInfo<64,64,64>]>; }
def RCM : RegClassByHwMode<[MA, MD], [RC, RD]>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def E1 : InstructionEncoding { let Size=2; bits<16> Inst = 7; }
def NOP : Instruction { let Namespace = "Min"; let OutOperandList = (outs); let InOperandList = (ins); let Size = 2; let EncodingInfos = EncodingByHwMode<[DefaultMode, ME], [E1, E1]>; }
def : ProcessorModel<"cpu", NoSchedModel, [F1], [F2]>;

// --- natural-order -gen-subtarget
include "llvm/Target/Target.td"
def MI : InstrInfo;
def Min : Target { let InstructionSet = MI; }
def R0 : Register<"r0"> { let Namespace = "Min"; }
def RC : RegisterClass<"Min", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def F2 : SubtargetFeature<"f2", "A9", "true", "">;
def F10 : SubtargetFeature<"f10", "A10", "true", "">;
class I<list<SchedReadWrite> rw> : Instruction { let Namespace = "Min"; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); let SchedRW = rw; }
def W2 : SchedWrite; def W10 : SchedWrite; def R2 : SchedRead; def w3 : SchedWrite;
def A : I<[W2, R2]>; def B : I<[W10, R2]>;
foreach i = 0-12 in def X#i : I<[W2, R2]>;
def M : SchedMachineModel { let CompleteModel = 0; }
let SchedModel = M in { def P2 : ProcResource<1>; def P10 : ProcResource<1>; def : WriteRes<W2, [P2]>; def : WriteRes<W10, [P10]>; def : ReadAdvance<R2, 1, [W2, W10]>;
foreach i = 0-12 in def SW#i : SchedWriteRes<[P2]>;
foreach i = 0-12 in def RW#i : InstRW<[!cast<SchedWrite>("SW"#i)], (instrs !cast<I>("X"#i))>;
}
def : ProcessorModel<"cpu9", M, [F10], [F2]>;
def : ProcessorModel<"cpu10", M, [F10], [F2]>;

// --- bare -gen-subtarget
include "llvm/Target/Target.td"
def MI : InstrInfo;
def Min : Target { let InstructionSet = MI; }
def R0 : Register<"r0"> { let Namespace = "Min"; }
def RC : RegisterClass<"Min", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def NOP : Instruction { let Namespace = "Min"; let OutOperandList = (outs); let InOperandList = (ins); let Size = 2; bits<16> Inst = 7; }

// --- random-6 -gen-subtarget
include "llvm/Target/Target.td"
def SubInstrInfo : InstrInfo;
class R<string n, bits<5> e> : Register<n> { let Namespace = "Sub"; let HWEncoding{4-0} = e; }
foreach i = 0-3 in def R#i : R<"r"#i, i>;
def GPR : RegisterClass<"Sub", [i32], 32, (sequence "R%u", 0, 3)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def Sub : Target { let InstructionSet = SubInstrInfo; }
class I<list<SchedReadWrite> rw = [], InstrItinClass iic = NoItinerary> : Instruction {
  let Namespace = "Sub"; let OutOperandList = (outs GPR:$d); let InOperandList = (ins GPR:$a, GPR:$b); let Size = 4;
  let Itinerary = iic; let SchedRW = rw; bits<32> Inst = 0; let hasSideEffects = 0; let mayLoad = 0; let mayStore = 0;
}
def Feat0 : SubtargetFeature<"af0", "Y0", "true", "d0", []>;
def Feat1 : SubtargetFeature<"af1", "HasX1", "3", "d1", []>;
def Feat2 : SubtargetFeature<"cf2", "Y2", "true", "d2", []>;
def Feat3 : SubtargetFeature<"cf3", "Y3", "Enum", "d3", []>;
def Feat4 : SubtargetFeature<"cf4", "Y4", "Enum", "d4", [Feat3]>;
def Feat5 : SubtargetFeature<"bf5", "Y5", "true", "d5", [Feat3, Feat4]>;
def Feat6 : SubtargetFeature<"af6", "Y6", "true", "d6", [Feat5]>;
def Feat7 : SubtargetFeature<"bf7", "HasX7", "false", "d7", []>;
def Feat8 : SubtargetFeature<"cf8", "HasX8", "true", "d8", [Feat4, Feat6]>;
def Feat9 : SubtargetFeature<"cf9", "Y9", "Enum", "d9", [Feat3]>;
def Feat10 : SubtargetFeature<"af10", "Y10", "3", "d10", [Feat5]>;
def Feat11 : SubtargetFeature<"af11", "HasX1", "false", "d11", []>;
def Feat12 : SubtargetFeature<"bf12", "Y6", "3", "d12", []>;
def Feat13 : SubtargetFeature<"bf13", "HasX13", "true", "d13", [Feat11]>;
def Feat14 : SubtargetFeature<"cf14", "Y3", "true", "d14", [Feat5, Feat8, Feat11, Feat12]>;
def Feat15 : SubtargetFeature<"cf15", "HasX4", "3", "d15", [Feat1]>;
def Feat16 : SubtargetFeature<"af16", "HasX16", "false", "d16", [Feat4, Feat5, Feat9, Feat12]>;
def Feat17 : SubtargetFeature<"cf17", "Y17", "true", "d17", []>;
def Feat18 : SubtargetFeature<"cf18", "HasX18", "true", "d18", [Feat3, Feat9]>;
def Feat19 : SubtargetFeature<"af19", "HasX2", "3", "d19", [Feat0, Feat1, Feat3, Feat8, Feat14, Feat15, Feat17]>;
def Feat20 : SubtargetFeature<"bf20", "HasX20", "true", "d20", [Feat0]>;
def Feat21 : SubtargetFeature<"cf21", "HasX21", "true", "d21", [Feat10]>;
def Feat22 : SubtargetFeature<"cf22", "Y22", "3", "d22", []>;
def Feat23 : SubtargetFeature<"bf23", "HasX23", "3", "d23", [Feat8, Feat10, Feat14]>;
def Feat24 : SubtargetFeature<"bf24", "Y24", "false", "d24", [Feat5, Feat15]>;
def Feat25 : SubtargetFeature<"af25", "HasX25", "3", "d25", [Feat12, Feat14, Feat17]>;
def Feat26 : SubtargetFeature<"af26", "Y26", "3", "d26", []>;
def Feat27 : SubtargetFeature<"af27", "HasX27", "Enum", "d27", [Feat17]>;
def Feat28 : SubtargetFeature<"af28", "HasX28", "true", "d28", [Feat24]>;
def Feat29 : SubtargetFeature<"af29", "Y29", "true", "d29", [Feat12, Feat13, Feat27]>;
def Feat30 : SubtargetFeature<"af30", "HasX0", "true", "d30", [Feat21, Feat26]>;
def Feat31 : SubtargetFeature<"bf31", "Y31", "Enum", "d31", [Feat17, Feat30]>;
def Feat32 : SubtargetFeature<"cf32", "HasX3", "Enum", "d32", [Feat9, Feat14]>;
def Feat33 : SubtargetFeature<"bf33", "Y4", "true", "d33", [Feat2, Feat7, Feat31]>;
def Feat34 : SubtargetFeature<"bf34", "HasX34", "3", "d34", [Feat4, Feat21]>;
def Feat35 : SubtargetFeature<"af35", "HasX3", "Enum", "d35", [Feat4, Feat12, Feat23]>;
def Feat36 : SubtargetFeature<"cf36", "HasX8", "Enum", "d36", [Feat8, Feat11, Feat12, Feat26]>;
def Feat37 : SubtargetFeature<"af37", "HasX37", "true", "d37", [Feat5, Feat8, Feat9, Feat17, Feat33]>;
def Feat38 : SubtargetFeature<"cf38", "HasX38", "true", "d38", [Feat19, Feat22, Feat24, Feat25]>;
def Feat39 : SubtargetFeature<"af39", "HasX39", "Enum", "d39", [Feat7, Feat19, Feat22, Feat25]>;
def Feat40 : SubtargetFeature<"bf40", "Y40", "true", "d40", [Feat0, Feat4, Feat5, Feat6, Feat7, Feat20, Feat28, Feat30, Feat33]>;
def Feat41 : SubtargetFeature<"af41", "HasX1", "true", "d41", [Feat24, Feat26, Feat31, Feat32]>;
def Feat42 : SubtargetFeature<"bf42", "HasX42", "true", "d42", [Feat14, Feat16, Feat22, Feat28, Feat29]>;
def Feat43 : SubtargetFeature<"bf43", "HasX43", "false", "d43", [Feat20, Feat21]>;
def Feat44 : SubtargetFeature<"af44", "HasX44", "false", "d44", [Feat16]>;
def Feat45 : SubtargetFeature<"cf45", "HasX0", "false", "d45", [Feat7, Feat8, Feat9, Feat18, Feat20, Feat24, Feat37, Feat39]>;
def Feat46 : SubtargetFeature<"cf46", "HasX46", "true", "d46", [Feat0, Feat6, Feat13, Feat17, Feat40, Feat43]>;
def Feat47 : SubtargetFeature<"af47", "Y47", "3", "d47", [Feat4, Feat25, Feat29, Feat34, Feat40]>;
def Feat48 : SubtargetFeature<"bf48", "HasX0", "true", "d48", [Feat0, Feat4, Feat11, Feat15, Feat28, Feat35, Feat43]>;
def Feat49 : SubtargetFeature<"af49", "Y5", "3", "d49", [Feat11, Feat12, Feat26, Feat30, Feat36, Feat43]>;
def Feat50 : SubtargetFeature<"bf50", "Y50", "false", "d50", [Feat2, Feat13, Feat14, Feat22]>;
def Feat51 : SubtargetFeature<"bf51", "Y51", "false", "d51", [Feat6, Feat12, Feat28, Feat32, Feat42, Feat44]>;
def Feat52 : SubtargetFeature<"cf52", "HasX52", "false", "d52", [Feat2, Feat13, Feat20, Feat36, Feat40, Feat49]>;
def Feat53 : SubtargetFeature<"af53", "Y53", "false", "d53", [Feat0, Feat22, Feat28, Feat40]>;
def Feat54 : SubtargetFeature<"bf54", "HasX54", "true", "d54", [Feat8, Feat9, Feat20, Feat23, Feat36, Feat53]>;
def Feat55 : SubtargetFeature<"cf55", "Y55", "true", "d55", [Feat3, Feat5, Feat19, Feat20, Feat25, Feat40, Feat50]>;
def Feat56 : SubtargetFeature<"af56", "HasX5", "true", "d56", [Feat9, Feat12, Feat14, Feat16, Feat24, Feat37, Feat40]>;
def Feat57 : SubtargetFeature<"bf57", "Y1", "Enum", "d57", [Feat0, Feat18, Feat19, Feat38]>;
def Feat58 : SubtargetFeature<"cf58", "HasX58", "true", "d58", [Feat6, Feat18, Feat25, Feat26, Feat27, Feat36, Feat38, Feat40, Feat47]>;
def Feat59 : SubtargetFeature<"bf59", "Y59", "3", "d59", [Feat0, Feat9, Feat10, Feat19, Feat24, Feat36, Feat40, Feat58]>;
def Feat60 : SubtargetFeature<"bf60", "HasX60", "false", "d60", [Feat17, Feat20, Feat31, Feat37, Feat39, Feat42, Feat59]>;
def Feat61 : SubtargetFeature<"af61", "HasX61", "false", "d61", [Feat5, Feat15, Feat16, Feat29, Feat36, Feat54]>;
def Feat62 : SubtargetFeature<"cf62", "Y62", "3", "d62", [Feat31, Feat42, Feat53]>;
def Feat63 : SubtargetFeature<"cf63", "HasX63", "false", "d63", [Feat10, Feat23, Feat34, Feat42, Feat54]>;
def Feat64 : SubtargetFeature<"af64", "Y64", "3", "d64", [Feat1, Feat6, Feat34, Feat35, Feat37, Feat43, Feat51, Feat52, Feat54, Feat55]>;
def Feat65 : SubtargetFeature<"af65", "Y65", "true", "d65", [Feat4, Feat19, Feat20, Feat24, Feat29, Feat32, Feat33, Feat34, Feat57, Feat59, Feat62]>;
def Feat66 : SubtargetFeature<"cf66", "HasX66", "false", "d66", [Feat5, Feat7, Feat12, Feat22, Feat27, Feat41, Feat52, Feat58]>;
def Feat67 : SubtargetFeature<"af67", "HasX67", "false", "d67", [Feat1, Feat2, Feat13, Feat32, Feat33, Feat58]>;
def Feat68 : SubtargetFeature<"cf68", "HasX68", "3", "d68", [Feat17, Feat27, Feat32, Feat33, Feat43, Feat58]>;
def Feat69 : SubtargetFeature<"af69", "Y69", "false", "d69", [Feat7, Feat15, Feat17, Feat21, Feat47, Feat49, Feat51]>;
def Feat70 : SubtargetFeature<"bf70", "Y70", "3", "d70", [Feat5, Feat16, Feat18, Feat21, Feat22, Feat23, Feat34, Feat38, Feat43, Feat46, Feat53, Feat61]>;
def Feat71 : SubtargetFeature<"bf71", "HasX3", "Enum", "d71", [Feat10, Feat11, Feat14, Feat22, Feat40, Feat51, Feat54, Feat57, Feat66]>;
def Feat72 : SubtargetFeature<"af72", "HasX72", "true", "d72", [Feat17, Feat33, Feat44, Feat51, Feat62, Feat66]>;
def Feat73 : SubtargetFeature<"af73", "HasX2", "true", "d73", [Feat3, Feat24, Feat37, Feat56, Feat69]>;
def W0 : SchedWrite;
def W1 : SchedWrite;
def W2 : SchedWrite;
def Rd0 : SchedRead;
def Rd1 : SchedRead;
def Rd2 : SchedRead;
def II0 : InstrItinClass;
def II1 : InstrItinClass;
def P0 : SchedPredicate<"p0(*MI)">;
def P1 : NoneOfSchedPreds<[P0]>;
def P2 : SchedPredicate<"p2(*MI)">;
def ADD0 : I<[W0, Rd2], NoItinerary>;
def ADD1 : I<[W1, W2], II0>;
def ADD2 : I<[W1, W2, W0, Rd0], NoItinerary>;
def SUB3 : I<[W0, W0], II1>;
def ADD4 : I<[W2, W2, Rd0], II0>;
def ADD5 : I<[W0, Rd1], NoItinerary>;
def LD6 : I<[W1], NoItinerary>;
def SUB7 : I<[W1, W2, W2, ReadDefault, Rd0], II1>;
def ADD8 : I<[W2, W2], II0>;
def LD9 : I<[W0, W1, W2, Rd2, ReadDefault], NoItinerary>;
def ADD10 : I<[W2, W2, W1, ReadDefault, ReadDefault], NoItinerary>;
def SUB11 : I<[], NoItinerary>;
def ADD12 : I<[], NoItinerary>;
def SUB13 : I<[W0, Rd1], II0>;
def LD14 : I<[], II1>;
def LD15 : I<[W1, W1, Rd0], NoItinerary>;
def ADD16 : I<[W1, W0, Rd1, Rd1], NoItinerary>;
def ADD17 : I<[W0, ReadDefault], II0>;
def ADD18 : I<[], NoItinerary>;
def SUB19 : I<[W1], NoItinerary>;
def ADD20 : I<[W0, W0, Rd2], NoItinerary>;
def ADD21 : I<[W1, W0, W0, Rd2, Rd1, ReadDefault], II1>;
def SUB22 : I<[W0, W0, Rd2], NoItinerary>;
def LD23 : I<[W0], II1>;
def LD24 : I<[], NoItinerary>;
def SUB25 : I<[W2, W1, W1, Rd0, Rd2, Rd0], II1>;
def LD26 : I<[], II1>;
def LD27 : I<[W2, W2, W2], II0>;
def FU0_0 : FuncUnit;
def FU0_1 : FuncUnit;
def Itin0 : ProcessorItineraries<[FU0_0, FU0_1], [], [InstrItinData<II0, [], [3, 2], [], 1>, InstrItinData<II1, [InstrStage<3, [FU0_0], 0>, InstrStage<1, [FU0_0, FU0_1], 1, Reserved>], [2, 1, 2], [], 2>]>;
def FU1_0 : FuncUnit;
def BP1_0 : Bypass;
def BP1_1 : Bypass;
def Itin1 : ProcessorItineraries<[FU1_0], [BP1_0, BP1_1], [InstrItinData<II0, [], [1, 3], [], 3>]>;
def Mc0 : SchedMachineModel { let CompleteModel = 0; let IssueWidth = 1; let MicroOpBufferSize = 0; let FullInstRWOverlapCheck = 0;  }
let SchedModel = Mc0 in {
def Mc0Res0 : ProcResource<1> { let BufferSize = 3;  }
def Mc0Res1 : ProcResource<3> { let BufferSize = 0; let Super = Mc0Res0; }
def Mc0Res2 : ProcResource<3> { let BufferSize = 2;  }
def Mc0Res3 : ProcResource<2> { let BufferSize = -1;  }
def Mc0Grp0 : ProcResGroup<[Mc0Res1, Mc0Res0, Mc0Res3]>;
def Mc0Grp1 : ProcResGroup<[Mc0Res1, Mc0Res3]>;
def Mc0SW0 : SchedWriteRes<[Mc0Res2]> { let Latency = 3; let ReleaseAtCycles = [6]; let EndGroup = 1; let NumMicroOps = 1; }
def Mc0SW1 : SchedWriteRes<[]> { let Latency = 5; let RetireOOO = 1; }
def Mc0SW2 : SchedWriteRes<[Mc0Grp1, Mc0Res1, Mc0Grp0]> { let Latency = 2; }
def Mc0SW3 : SchedWriteRes<[Mc0Grp1]> { let Latency = 6; }
def Mc0SW4 : SchedWriteRes<[]> { let Latency = 3; }
def Mc0SR0 : SchedReadAdvance<3, [W1, W0]>;
def Mc0SR1 : SchedReadAdvance<4, [W2, W1, W0]>;
def Mc0SR2 : SchedReadAdvance<3, []>;
def Mc0Var : SchedWriteVariant<[SchedVar<P1, [Mc0SW2, Mc0SW1]>, SchedVar<NoSchedPred, [Mc0SW3]>]>;
def Mc0RVar : SchedReadVariant<[SchedVar<P0, [Mc0SR0]>, SchedVar<P2, [Mc0SR1]>, SchedVar<P1, [Mc0SR1]>, SchedVar<NoSchedPred, [Mc0SR2]>]>;
def : WriteRes<W0, [Mc0Grp0]> { let Latency = 2; }
def : SchedAlias<W1, Mc0SW3>;
def : WriteRes<W2, [Mc0Res2, Mc0Res3, Mc0Grp1]> { let Latency = 5; let ReleaseAtCycles = [6, 4, 1]; }
def : SchedAlias<Rd0, Mc0SR2>;
def : SchedAlias<Rd1, Mc0SR2>;
def : ReadAdvance<Rd2, 3, [W0, W1]>;
def Mc0RCU : RetireControlUnit<4, 6>;
def : IsZeroIdiomFunction<[DepBreakingClass<[ADD8, LD23, ADD18], CheckSameRegOperand<1,2>, []>]>;
}
def : ProcessorModel<"acpu00", Mc0, [Feat28, Feat64]>;
def Mb1 : SchedMachineModel { let CompleteModel = 0; let IssueWidth = 0; let MicroOpBufferSize = 6; let FullInstRWOverlapCheck = 0;  }
let SchedModel = Mb1 in {
def Mb1Res0 : ProcResource<1> { let BufferSize = -1;  }
def Mb1Res1 : ProcResource<2> { let BufferSize = 4; let Super = Mb1Res0; }
def Mb1Grp0 : ProcResGroup<[Mb1Res0, Mb1Res1]>;
def Mb1Grp1 : ProcResGroup<[Mb1Res0, Mb1Res1]>;
def Mb1Grp2 : ProcResGroup<[Mb1Res0]>;
def Mb1SW0 : SchedWriteRes<[Mb1Grp0]> { let Latency = 3; }
def Mb1SW1 : SchedWriteRes<[Mb1Grp2, Mb1Res0]> { let Latency = 2; let EndGroup = 1; let Unsupported = 1; let NumMicroOps = 1; }
def Mb1SW2 : SchedWriteRes<[]> { let Latency = 3; }
def Mb1SW3 : SchedWriteRes<[Mb1Grp0]> { let Latency = 6; let EndGroup = 1; let Unsupported = 1; let NumMicroOps = 3; }
def Mb1SW4 : SchedWriteRes<[]> { let Latency = 6; let NumMicroOps = 3; }
def Mb1SR0 : SchedReadAdvance<2, [W0, W1]>;
def Mb1SR1 : SchedReadAdvance<4, [W2]>;
def Mb1Var : SchedWriteVariant<[SchedVar<P0, [Mb1SW2, Mb1SW4]>, SchedVar<P1, [Mb1SW4, Mb1SW4]>, SchedVar<NoSchedPred, [Mb1SW1, Mb1SW4]>]>;
def Mb1RVar : SchedReadVariant<[SchedVar<P2, [Mb1SR1]>, SchedVar<NoSchedPred, [Mb1SR1]>]>;
def : WriteRes<W0, [Mb1Grp2, Mb1Grp0]> { let Latency = 2; }
def : WriteRes<W1, [Mb1Res1, Mb1Grp1, Mb1Res0]> { let Latency = 4; let EndGroup = 1; }
def : WriteRes<W2, []> { let Latency = 1; let NumMicroOps = 4; }
def : ReadAdvance<Rd0, 1, [W2, W0]>;
def : ReadAdvance<Rd1, -1, [W2, W0]>;
def : ReadAdvance<Rd2, 0, [W0, W1, W2], [2, 2]>;
def : InstRW<[W0, Mb1SW2, Mb1SR0, Mb1SR1], (instrs ADD12, ADD2, LD27, ADD20, LD14)>;
def : InstRW<[W0, W0, Mb1SW1], (instrs SUB19, LD14, SUB3, ADD4)>;
def : ItinRW<[W0, Mb1SW4], [II1]>;
def Mb1RF : RegisterFile<8, [GPR], [1]>;
def Mb1LQ : LoadQueue<Mb1Res0>;
def : IsZeroIdiomFunction<[DepBreakingClass<[ADD12, ADD21, ADD17], CheckSameRegOperand<1,2>, []>]>;
}
def : ProcessorModel<"acpu10", Mb1, [Feat26, Feat58]>;
def : ProcessorModel<"acpu11", Mb1, [Feat56, Feat36]>;
def Ma2 : SchedMachineModel { let CompleteModel = 0; let IssueWidth = 1; let MicroOpBufferSize = 3; let FullInstRWOverlapCheck = 0; let Itineraries = Itin1; }
let SchedModel = Ma2 in {
def Ma2Res0 : ProcResource<2> { let BufferSize = 2;  }
def Ma2Res1 : ProcResource<1> { let BufferSize = 3;  }
def Ma2Res2 : ProcResource<1> { let BufferSize = -1;  }
def Ma2Res3 : ProcResource<1> { let BufferSize = 4;  }
def Ma2Res4 : ProcResource<1> { let BufferSize = 1;  }
def Ma2Grp0 : ProcResGroup<[Ma2Res0, Ma2Res2, Ma2Res3, Ma2Res4]>;
def Ma2Grp1 : ProcResGroup<[Ma2Res4, Ma2Res3, Ma2Res1, Ma2Res0]>;
def Ma2Grp2 : ProcResGroup<[Ma2Res0, Ma2Res2, Ma2Res3, Ma2Res4, Ma2Res1]>;
def Ma2SW0 : SchedWriteRes<[Ma2Grp0]> { let Latency = 5; }
def Ma2SW1 : SchedWriteRes<[Ma2Res4, Ma2Grp0]> { let Latency = 6; let ReleaseAtCycles = [1, 1]; let RetireOOO = 1; }
def Ma2SW2 : SchedWriteRes<[Ma2Grp1, Ma2Grp2]> { let Latency = 3; }
def Ma2SR0 : SchedReadAdvance<-1, [W2, W1]>;
def Ma2RVar : SchedReadVariant<[SchedVar<P1, [Ma2SR0]>, SchedVar<P0, [Ma2SR0]>, SchedVar<NoSchedPred, [Ma2SR0]>]>;
def : WriteRes<W0, [Ma2Res4]> { let Latency = 4; }
def : WriteRes<W1, []> { let Latency = 6; }
def : WriteRes<W2, [Ma2Grp0, Ma2Grp2]> { let Latency = 6; let NumMicroOps = 0; }
def : ReadAdvance<Rd0, 1, [W1, W0]>;
def : ReadAdvance<Rd1, 4, [W1, W2, W0]>;
def : ReadAdvance<Rd2, 3, []>;
def : InstRW<[Ma2SW1, W2, Ma2SW2, Rd0, Rd2], (instrs SUB3, ADD12, ADD4, ADD17)>;
def : InstRW<[Ma2SW1, Ma2RVar, Ma2RVar], (instrs SUB19, ADD0)>;
def : InstRW<[W0, Ma2SW2, Rd0, Ma2RVar], (instregex "ADD")>;
def : InstRW<[W0, Ma2SW1], (instregex "SUB[0-3]")>;
def : InstRW<[Ma2SW2], (instregex "ADD")>;
def : InstRW<[Ma2SW1, W0, W2, Ma2SR0], (instregex "(ADD|LD).*5$")>;
def : ItinRW<[Ma2SW2], [II1]>;
}
def : ProcessorModel<"bcpu20", Ma2, [Feat12, Feat54]>;
def : Processor<"mit0", Itin0, []>;
def : Processor<"mit1", Itin1, []>;
def : ProcessorModel<"generic", NoSchedModel, []>;

// --- random-11 -gen-subtarget
include "llvm/Target/Target.td"
def SubInstrInfo : InstrInfo;
class R<string n, bits<5> e> : Register<n> { let Namespace = "Sub"; let HWEncoding{4-0} = e; }
foreach i = 0-3 in def R#i : R<"r"#i, i>;
def GPR : RegisterClass<"Sub", [i32], 32, (sequence "R%u", 0, 3)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def Sub : Target { let InstructionSet = SubInstrInfo; }
class I<list<SchedReadWrite> rw = [], InstrItinClass iic = NoItinerary> : Instruction {
  let Namespace = "Sub"; let OutOperandList = (outs GPR:$d); let InOperandList = (ins GPR:$a, GPR:$b); let Size = 4;
  let Itinerary = iic; let SchedRW = rw; bits<32> Inst = 0; let hasSideEffects = 0; let mayLoad = 0; let mayStore = 0;
}
def Feat0 : SubtargetFeature<"cf0", "Y0", "Enum", "d0", []>;
def Feat1 : SubtargetFeature<"af1", "HasX1", "3", "d1", []>;
def Feat2 : SubtargetFeature<"af2", "HasX2", "true", "d2", [Feat0]>;
def Feat3 : SubtargetFeature<"cf3", "HasX3", "3", "d3", []>;
def Feat4 : SubtargetFeature<"af4", "HasX4", "true", "d4", [Feat0, Feat3]>;
def Feat5 : SubtargetFeature<"bf5", "Y5", "true", "d5", []>;
def Feat6 : SubtargetFeature<"bf6", "Y6", "true", "d6", [Feat4]>;
def Feat7 : SubtargetFeature<"bf7", "HasX7", "3", "d7", [Feat0, Feat1, Feat5]>;
def Feat8 : SubtargetFeature<"cf8", "Y8", "Enum", "d8", [Feat3]>;
def Feat9 : SubtargetFeature<"af9", "HasX7", "3", "d9", []>;
def Feat10 : SubtargetFeature<"af10", "HasX9", "false", "d10", [Feat1, Feat6, Feat9]>;
def Feat11 : SubtargetFeature<"cf11", "Y11", "3", "d11", [Feat0, Feat1]>;
def Feat12 : SubtargetFeature<"af12", "HasX12", "true", "d12", [Feat11]>;
def Feat13 : SubtargetFeature<"bf13", "HasX13", "3", "d13", [Feat6]>;
def Feat14 : SubtargetFeature<"af14", "HasX6", "3", "d14", [Feat1, Feat5]>;
def Feat15 : SubtargetFeature<"bf15", "Y15", "true", "d15", [Feat0, Feat6]>;
def Feat16 : SubtargetFeature<"cf16", "Y16", "3", "d16", [Feat1, Feat3, Feat6, Feat7, Feat8]>;
def Feat17 : SubtargetFeature<"bf17", "HasX17", "Enum", "d17", [Feat0, Feat9]>;
def Feat18 : SubtargetFeature<"af18", "Y18", "false", "d18", []>;
def Feat19 : SubtargetFeature<"af19", "Y19", "Enum", "d19", [Feat5, Feat6, Feat8, Feat13, Feat16]>;
def Feat20 : SubtargetFeature<"af20", "HasX20", "true", "d20", [Feat9]>;
def Feat21 : SubtargetFeature<"cf21", "HasX6", "true", "d21", [Feat3, Feat11, Feat18]>;
def Feat22 : SubtargetFeature<"bf22", "Y22", "true", "d22", [Feat1, Feat6, Feat8]>;
def Feat23 : SubtargetFeature<"af23", "HasX23", "Enum", "d23", [Feat19]>;
def Feat24 : SubtargetFeature<"cf24", "HasX24", "true", "d24", [Feat0, Feat18]>;
def Feat25 : SubtargetFeature<"cf25", "Y9", "true", "d25", [Feat5]>;
def Feat26 : SubtargetFeature<"af26", "HasX3", "true", "d26", [Feat2, Feat9, Feat20, Feat22]>;
def Feat27 : SubtargetFeature<"af27", "HasX3", "true", "d27", [Feat3, Feat4, Feat13, Feat23]>;
def Feat28 : SubtargetFeature<"cf28", "Y28", "true", "d28", [Feat16, Feat19]>;
def Feat29 : SubtargetFeature<"cf29", "HasX29", "3", "d29", [Feat13, Feat21]>;
def Feat30 : SubtargetFeature<"bf30", "Y30", "3", "d30", [Feat13, Feat19]>;
def Feat31 : SubtargetFeature<"af31", "HasX31", "3", "d31", [Feat4]>;
def Feat32 : SubtargetFeature<"af32", "Y32", "true", "d32", [Feat6, Feat8, Feat9]>;
def Feat33 : SubtargetFeature<"af33", "Y2", "3", "d33", [Feat10]>;
def Feat34 : SubtargetFeature<"cf34", "HasX5", "true", "d34", [Feat13, Feat20, Feat23, Feat24, Feat27]>;
def Feat35 : SubtargetFeature<"cf35", "Y35", "3", "d35", [Feat6, Feat8, Feat12, Feat14, Feat17, Feat19]>;
def Feat36 : SubtargetFeature<"af36", "HasX36", "3", "d36", [Feat0, Feat24, Feat34]>;
def Feat37 : SubtargetFeature<"af37", "Y37", "3", "d37", [Feat15, Feat19, Feat22, Feat32]>;
def Feat38 : SubtargetFeature<"af38", "Y38", "3", "d38", [Feat0, Feat12, Feat18]>;
def Feat39 : SubtargetFeature<"bf39", "HasX9", "true", "d39", [Feat4, Feat8]>;
def Feat40 : SubtargetFeature<"bf40", "Y40", "false", "d40", [Feat9, Feat16, Feat25, Feat33]>;
def Feat41 : SubtargetFeature<"af41", "Y2", "true", "d41", [Feat6, Feat18]>;
def Feat42 : SubtargetFeature<"bf42", "HasX9", "3", "d42", [Feat5, Feat10, Feat17, Feat28, Feat33, Feat37]>;
def Feat43 : SubtargetFeature<"cf43", "HasX0", "3", "d43", [Feat21, Feat32]>;
def Feat44 : SubtargetFeature<"af44", "HasX44", "true", "d44", [Feat3, Feat8, Feat13, Feat22]>;
def Feat45 : SubtargetFeature<"af45", "Y45", "false", "d45", [Feat7, Feat14, Feat20, Feat28, Feat34, Feat42]>;
def Feat46 : SubtargetFeature<"af46", "HasX9", "true", "d46", [Feat3, Feat10, Feat11, Feat25, Feat28]>;
def Feat47 : SubtargetFeature<"bf47", "Y47", "3", "d47", [Feat5, Feat9, Feat23, Feat26, Feat31, Feat34, Feat37]>;
def Feat48 : SubtargetFeature<"af48", "Y48", "3", "d48", [Feat7, Feat8, Feat23, Feat26, Feat37, Feat45]>;
def Feat49 : SubtargetFeature<"af49", "Y6", "3", "d49", [Feat4, Feat5, Feat15, Feat18, Feat19, Feat22, Feat23, Feat33, Feat41, Feat45]>;
def Feat50 : SubtargetFeature<"bf50", "Y50", "true", "d50", [Feat20, Feat21, Feat31]>;
def Feat51 : SubtargetFeature<"af51", "HasX51", "false", "d51", [Feat2, Feat13, Feat16, Feat22, Feat46]>;
def Feat52 : SubtargetFeature<"af52", "HasX52", "false", "d52", [Feat3, Feat6, Feat12, Feat26, Feat32, Feat34, Feat37]>;
def Feat53 : SubtargetFeature<"bf53", "Y53", "Enum", "d53", [Feat0, Feat13, Feat25]>;
def Feat54 : SubtargetFeature<"cf54", "HasX9", "false", "d54", [Feat16, Feat42, Feat53]>;
def Feat55 : SubtargetFeature<"cf55", "Y55", "3", "d55", [Feat1, Feat3, Feat6, Feat17, Feat21, Feat40, Feat46, Feat47, Feat53]>;
def Feat56 : SubtargetFeature<"bf56", "Y2", "Enum", "d56", [Feat1, Feat9, Feat23, Feat25, Feat39, Feat40, Feat48, Feat53, Feat55]>;
def Feat57 : SubtargetFeature<"bf57", "Y57", "Enum", "d57", [Feat2, Feat13, Feat24, Feat28, Feat39, Feat45]>;
def W0 : SchedWrite;
def W1 : SchedWrite;
def W2 : SchedWrite;
def W3 : SchedWrite;
def W4 : SchedWrite;
def W5 : SchedWrite;
def W6 : SchedWrite;
def W7 : SchedWrite;
def W8 : SchedWrite;
def W9 : SchedWrite;
def W10 : SchedWrite;
def Rd0 : SchedRead;
def II0 : InstrItinClass;
def II1 : InstrItinClass;
def II2 : InstrItinClass;
def II3 : InstrItinClass;
def P0 : FeatureSchedPredicate<Feat51>;
def P1 : SchedPredicate<"p1(*MI)">;
def SUB0 : I<[W8, W9], II0>;
def SUB1 : I<[W4, W8, W10], II3>;
def SUB2 : I<[W1, W3, Rd0, ReadDefault], II3>;
def SUB3 : I<[W10, Rd0], NoItinerary>;
def ADD4 : I<[W4, W9, Rd0, ReadDefault], II3>;
def ADD5 : I<[W6, W5, W10, ReadDefault, ReadDefault, Rd0], II2>;
def ADD6 : I<[], NoItinerary>;
def LD7 : I<[W8, W5, W6, Rd0], II2>;
def SUB8 : I<[], II2>;
def LD9 : I<[W3, W8, W8, Rd0, ReadDefault, ReadDefault], II0>;
def LD10 : I<[], NoItinerary>;
def LD11 : I<[W3, W5, ReadDefault, Rd0], NoItinerary>;
def SUB12 : I<[], II1>;
def ADD13 : I<[W1, W8, W5], II1>;
def SUB14 : I<[W9, W4, ReadDefault, ReadDefault, Rd0], NoItinerary>;
def FU0_0 : FuncUnit;
def Itin0 : ProcessorItineraries<[FU0_0], [], [InstrItinData<II1, [InstrStage<2, [FU0_0], 1, Reserved>, InstrStage<3, [FU0_0]>], [3, 1, 3], [], 2>, InstrItinData<II3, [], [3], [NoBypass, NoBypass], 2>, InstrItinData<II2, [InstrStage<1, [FU0_0], 0>, InstrStage<2, [FU0_0], 1, Reserved>], [1, 2, 2], [NoBypass, NoBypass], 2>, InstrItinData<II0, [], [], [NoBypass], 3>]>;
def FU1_0 : FuncUnit;
def BP1_0 : Bypass;
def Itin1 : ProcessorItineraries<[FU1_0], [BP1_0], [InstrItinData<II3, [InstrStage<2, [FU1_0], 0>, InstrStage<4, [FU1_0], 0>], [1, 3, 3], [NoBypass], 2>]>;
def Mc0 : SchedMachineModel { let CompleteModel = 0; let IssueWidth = 2; let MicroOpBufferSize = 0; let FullInstRWOverlapCheck = 0;  }
let SchedModel = Mc0 in {
def Mc0Res0 : ProcResource<3> { let BufferSize = 1;  }
def Mc0Res1 : ProcResource<1> { let BufferSize = 4; let Super = Mc0Res0; }
def Mc0Grp0 : ProcResGroup<[Mc0Res1, Mc0Res0]>;
def Mc0Grp1 : ProcResGroup<[Mc0Res1, Mc0Res0]>;
def Mc0SW0 : SchedWriteRes<[Mc0Grp0, Mc0Res0, Mc0Res1]> { let Latency = 1; let SingleIssue = 1; let NumMicroOps = 1; }
def Mc0SW1 : SchedWriteRes<[Mc0Grp1]> { let Latency = 4; let ReleaseAtCycles = [2]; }
def Mc0SW2 : SchedWriteRes<[]> { let Latency = 5; let EndGroup = 1; }
def Mc0SW3 : SchedWriteRes<[Mc0Grp1]> { let Latency = 6; let ReleaseAtCycles = [3]; let BeginGroup = 1; }
def Mc0SR0 : SchedReadAdvance<2, [W3]>;
def Mc0Sq : WriteSequence<[W7, W1], 2>;
def Mc0Var : SchedWriteVariant<[SchedVar<P1, [Mc0SW0, Mc0SW1]>, SchedVar<P0, [Mc0SW2, Mc0SW2]>, SchedVar<NoSchedPred, [Mc0Sq, Mc0SW1]>]>;
def Mc0RVar : SchedReadVariant<[SchedVar<P1, [Mc0SR0]>, SchedVar<NoSchedPred, [Mc0SR0]>]>;
def : WriteRes<W0, [Mc0Res0]> { let Latency = 4; }
def : WriteRes<W1, [Mc0Res1, Mc0Grp1]> { let Latency = 3; }
def : SchedAlias<W2, Mc0Sq>;
def : SchedAlias<W3, Mc0Var>;
def : WriteRes<W4, [Mc0Res0, Mc0Grp1]> { let Latency = 4; }
def : SchedAlias<W5, Mc0SW3>;
def : WriteRes<W6, []> { let Latency = 3; }
def : WriteRes<W7, [Mc0Res1, Mc0Res0, Mc0Grp1]> { let Latency = 0; }
def : WriteRes<W8, [Mc0Grp1]> { let Latency = 6; let ReleaseAtCycles = [4]; let NumMicroOps = 4; }
def : SchedAlias<W9, Mc0SW0>;
def : SchedAlias<W10, Mc0SW2>;
def : ReadAdvance<Rd0, 1, []>;
def : InstRW<[W10, Rd0, Mc0SR0], (instrs SUB12)>;
def : ItinRW<[W1, W7], [II0]>;
def : ItinRW<[Mc0SW0, W1], [II2]>;
def : ItinRW<[W10, W4], [II3]>;
}
def : ProcessorModel<"acpu00", Mc0, [Feat12, Feat9]>;
def : ProcessorModel<"acpu01", Mc0, [Feat16, Feat28]>;
def Mb1 : SchedMachineModel { let CompleteModel = 0; let IssueWidth = 0; let MicroOpBufferSize = 4; let FullInstRWOverlapCheck = 0; let Itineraries = Itin1; }
let SchedModel = Mb1 in {
def Mb1Res0 : ProcResource<3> { let BufferSize = 3;  }
def Mb1Res1 : ProcResource<1> { let BufferSize = 1; let Super = Mb1Res0; }
def Mb1Res2 : ProcResource<3> { let BufferSize = 1; let Super = Mb1Res1; }
def Mb1Res3 : ProcResource<1> { let BufferSize = 4;  }
def Mb1Res4 : ProcResource<3> { let BufferSize = -1; let Super = Mb1Res1; }
def Mb1SW0 : SchedWriteRes<[Mb1Res3]> { let Latency = 1; let ReleaseAtCycles = [5]; }
def Mb1SW1 : SchedWriteRes<[Mb1Res3]> { let Latency = 6; }
def Mb1SW2 : SchedWriteRes<[]> { let Latency = 3; let EndGroup = 1; let SingleIssue = 1; let NumMicroOps = 0; }
def Mb1SW3 : SchedWriteRes<[Mb1Res1]> { let Latency = 3; }
def Mb1SW4 : SchedWriteRes<[Mb1Res1]> { let Latency = 1; }
def Mb1SR0 : SchedReadAdvance<-1, [W1]>;
def Mb1SR1 : SchedReadAdvance<-2, [W10, W0]>;
def Mb1Sq : WriteSequence<[Mb1SW3], 2>;
def : WriteRes<W0, [Mb1Res0, Mb1Res4]> { let Latency = 5; let ReleaseAtCycles = [1, 3]; }
def : SchedAlias<W1, Mb1SW3>;
def : WriteRes<W2, [Mb1Res2, Mb1Res3, Mb1Res1]> { let Latency = 0; let ReleaseAtCycles = [4, 6, 1]; let Unsupported = 1; }
def : WriteRes<W3, []> { let Latency = 0; let NumMicroOps = 2; }
def : WriteRes<W4, [Mb1Res2, Mb1Res4]> { let Latency = 5; }
def : WriteRes<W5, [Mb1Res2, Mb1Res4, Mb1Res1]> { let Latency = 1; }
def : WriteRes<W6, [Mb1Res1, Mb1Res3]> { let Latency = 1; let RetireOOO = 1; let NumMicroOps = 4; }
def : WriteRes<W7, []> { let Latency = 5; }
def : WriteRes<W8, [Mb1Res0]> { let Latency = 2; let BeginGroup = 1; let SingleIssue = 1; let NumMicroOps = 1; }
def : WriteRes<W9, []> { let Latency = 3; let BeginGroup = 1; let EndGroup = 1; }
def : WriteRes<W10, [Mb1Res1]> { let Latency = 5; }
def : ReadAdvance<Rd0, 4, [W1]>;
def : ItinRW<[W9, W6], [II1]>;
def Mb1RF : RegisterFile<3, [GPR], [1]>;
def Mb1RCU : RetireControlUnit<4, 6>;
def : IsZeroIdiomFunction<[DepBreakingClass<[LD11, SUB12, ADD13], CheckSameRegOperand<1,2>, [0,1]>]>;
}
def : ProcessorModel<"zcpu10", Mb1, [Feat46, Feat42]>;
def Ma2 : SchedMachineModel { let CompleteModel = 0; let IssueWidth = 2; let MicroOpBufferSize = 5; let FullInstRWOverlapCheck = 0;  }
let SchedModel = Ma2 in {
def Ma2Res0 : ProcResource<3> { let BufferSize = 1;  }
def Ma2Grp0 : ProcResGroup<[Ma2Res0]>;
def Ma2Grp1 : ProcResGroup<[Ma2Res0]>;
def Ma2Grp2 : ProcResGroup<[Ma2Res0]>;
def Ma2SW0 : SchedWriteRes<[Ma2Grp0, Ma2Res0, Ma2Grp1]> { let Latency = 5; let ReleaseAtCycles = [4, 3, 4]; }
def Ma2SW1 : SchedWriteRes<[]> { let Latency = 0; let NumMicroOps = 4; }
def Ma2SR0 : SchedReadAdvance<-2, []>;
def Ma2SR1 : SchedReadAdvance<4, []>;
def Ma2Var : SchedWriteVariant<[SchedVar<P0, [Ma2SW0, Ma2SW1]>, SchedVar<P1, [Ma2SW1, Ma2SW0]>, SchedVar<NoSchedPred, [Ma2SW0, Ma2SW1]>]>;
def Ma2RVar : SchedReadVariant<[SchedVar<P1, [Ma2SR1]>, SchedVar<P0, [Ma2SR0]>, SchedVar<NoSchedPred, [Ma2SR1]>]>;
def : WriteRes<W0, [Ma2Grp1, Ma2Grp2, Ma2Grp0]> { let Latency = 0; let SingleIssue = 1; let NumMicroOps = 4; }
def : WriteRes<W1, [Ma2Grp1, Ma2Grp2]> { let Latency = 0; }
def : SchedAlias<W2, Ma2SW0>;
def : SchedAlias<W3, Ma2SW1>;
def : WriteRes<W4, [Ma2Grp0, Ma2Grp2, Ma2Grp1]> { let Latency = 4; let NumMicroOps = 4; }
def : SchedAlias<W5, Ma2SW0>;
def : WriteRes<W6, [Ma2Res0, Ma2Grp0, Ma2Grp2]> { let Latency = 5; let ReleaseAtCycles = [4, 5, 1]; }
def : WriteRes<W7, [Ma2Grp1, Ma2Res0]> { let Latency = 1; let NumMicroOps = 0; }
def : WriteRes<W8, [Ma2Grp0, Ma2Grp2, Ma2Grp1]> { let Latency = 1; }
def : WriteRes<W9, [Ma2Grp2, Ma2Grp1, Ma2Grp0]> { let Latency = 5; let ReleaseAtCycles = [2, 3, 2]; }
def : SchedAlias<W10, Ma2SW0>;
def : ReadAdvance<Rd0, -2, [W9, W6]>;
def : InstRW<[W1, Ma2SW1, Rd0, Ma2SR1], (instregex "(ADD|LD).*5$")>;
def : InstRW<[W8, Ma2SR0], (instrs ADD13)>;
def : InstRW<[W10, Rd0, Ma2SR0], (instregex "(ADD|LD).*5$")>;
def : InstRW<[W2, W6, W4, Ma2RVar], (instregex "LD1?")>;
def : InstRW<[Ma2Var, Ma2SW0, Ma2Var, Ma2RVar, Ma2SR0], (instrs ADD5, SUB8, LD7, SUB14, SUB2)>;
def : InstRW<[W9, W4, W7, Ma2RVar], (instregex "LD1?")>;
def : ItinRW<[W4], [II1]>;
def Ma2RCU : RetireControlUnit<4, 5>;
def : IsZeroIdiomFunction<[DepBreakingClass<[SUB0, ADD4, SUB8], CheckSameRegOperand<1,2>, [0]>]>;
}
def : ProcessorModel<"acpu20", Ma2, [Feat24, Feat45]>;
def : ProcessorModel<"bcpu21", Ma2, [Feat9, Feat22]>;
def Mc3 : SchedMachineModel { let CompleteModel = 0; let IssueWidth = 3; let MicroOpBufferSize = 7; let FullInstRWOverlapCheck = 0; let Itineraries = Itin1; }
let SchedModel = Mc3 in {
def Mc3Res0 : ProcResource<3> { let BufferSize = 2;  }
def Mc3Res1 : ProcResource<3> { let BufferSize = 3; let Super = Mc3Res0; }
def Mc3Res2 : ProcResource<1> { let BufferSize = -1; let Super = Mc3Res0; }
def Mc3Res3 : ProcResource<3> { let BufferSize = -1;  }
def Mc3Grp0 : ProcResGroup<[Mc3Res0, Mc3Res1, Mc3Res3]>;
def Mc3SW0 : SchedWriteRes<[]> { let Latency = 5; }
def Mc3SW1 : SchedWriteRes<[Mc3Res3]> { let Latency = 5; let ReleaseAtCycles = [4]; }
def Mc3SW2 : SchedWriteRes<[Mc3Res1, Mc3Res2]> { let Latency = 6; }
def Mc3SW3 : SchedWriteRes<[Mc3Res1, Mc3Res2]> { let Latency = 6; let EndGroup = 1; }
def Mc3SW4 : SchedWriteRes<[]> { let Latency = 0; }
def Mc3SR0 : SchedReadAdvance<3, []>;
def Mc3SR1 : SchedReadAdvance<0, [W8]>;
def Mc3Sq : WriteSequence<[W5], 1>;
def Mc3Var : SchedWriteVariant<[SchedVar<P0, [Mc3SW0, Mc3SW1]>, SchedVar<P1, [Mc3SW2, Mc3SW2]>, SchedVar<NoSchedPred, [Mc3SW0]>]>;
def Mc3RVar : SchedReadVariant<[SchedVar<P0, [Mc3SR0]>, SchedVar<P1, [Mc3SR0]>, SchedVar<NoSchedPred, [Mc3SR1]>]>;
def : WriteRes<W0, [Mc3Res3]> { let Latency = 6; let ReleaseAtCycles = [5]; }
def : WriteRes<W1, [Mc3Res2, Mc3Res3]> { let Latency = 0; let BeginGroup = 1; }
def : WriteRes<W2, [Mc3Res3, Mc3Res0]> { let Latency = 3; let NumMicroOps = 4; }
def : WriteRes<W3, [Mc3Grp0, Mc3Res2, Mc3Res0]> { let Latency = 6; let ReleaseAtCycles = [3, 1, 5]; let EndGroup = 1; let NumMicroOps = 4; }
def : WriteRes<W4, [Mc3Grp0, Mc3Res0, Mc3Res2]> { let Latency = 5; let ReleaseAtCycles = [4, 6, 2]; }
def : WriteRes<W5, []> { let Latency = 0; let SingleIssue = 1; }
def : WriteRes<W6, []> { let Latency = 5; }
def : WriteRes<W7, [Mc3Res0]> { let Latency = 5; let ReleaseAtCycles = [4]; }
def : SchedAlias<W8, Mc3SW0>;
def : WriteRes<W9, []> { let Latency = 6; }
def : WriteRes<W10, [Mc3Grp0]> { let Latency = 2; let ReleaseAtCycles = [2]; let EndGroup = 1; }
def : ReadAdvance<Rd0, -2, [W5, W7, W0]> { let Unsupported = 1; }
def : InstRW<[W9, Mc3SR0], (instrs LD9, ADD5, SUB8)>;
def : InstRW<[W5, Mc3SW4, Mc3SR1, Mc3SR1], (instregex "LD1?")>;
def : InstRW<[W0, W7, Mc3Var, Mc3SR0], (instrs SUB2)>;
def : ItinRW<[W0, W6], [II0]>;
def Mc3RCU : RetireControlUnit<1, 2>;
def Mc3LQ : LoadQueue<Mc3Res0>;
}
def : ProcessorModel<"zcpu30", Mc3, [Feat24, Feat9]>;
def : Processor<"ait0", Itin0, []>;
def : Processor<"ait1", Itin1, []>;
def : ProcessorModel<"generic", NoSchedModel, []>;

// --- random-15 -gen-subtarget
include "llvm/Target/Target.td"
def SubInstrInfo : InstrInfo;
class R<string n, bits<5> e> : Register<n> { let Namespace = "Sub"; let HWEncoding{4-0} = e; }
foreach i = 0-3 in def R#i : R<"r"#i, i>;
def GPR : RegisterClass<"Sub", [i32], 32, (sequence "R%u", 0, 3)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def Sub : Target { let InstructionSet = SubInstrInfo; }
class I<list<SchedReadWrite> rw = [], InstrItinClass iic = NoItinerary> : Instruction {
  let Namespace = "Sub"; let OutOperandList = (outs GPR:$d); let InOperandList = (ins GPR:$a, GPR:$b); let Size = 4;
  let Itinerary = iic; let SchedRW = rw; bits<32> Inst = 0; let hasSideEffects = 0; let mayLoad = 0; let mayStore = 0;
}
def Feat0 : SubtargetFeature<"af0", "HasX3", "true", "d0", []>;
def Feat1 : SubtargetFeature<"af1", "HasX1", "false", "d1", []>;
def Feat2 : SubtargetFeature<"bf2", "Y2", "false", "d2", []>;
def Feat3 : SubtargetFeature<"af3", "Y3", "true", "d3", []>;
def Feat4 : SubtargetFeature<"cf4", "Y4", "3", "d4", [Feat0]>;
def Feat5 : SubtargetFeature<"cf5", "Y5", "true", "d5", [Feat2]>;
def Feat6 : SubtargetFeature<"cf6", "HasX7", "true", "d6", [Feat1, Feat3]>;
def Feat7 : SubtargetFeature<"cf7", "Y7", "Enum", "d7", [Feat3]>;
def Feat8 : SubtargetFeature<"bf8", "Y8", "3", "d8", [Feat7]>;
def Feat9 : SubtargetFeature<"bf9", "HasX0", "3", "d9", [Feat6, Feat7]>;
def Feat10 : SubtargetFeature<"cf10", "Y9", "3", "d10", [Feat2, Feat3]>;
def Feat11 : SubtargetFeature<"cf11", "Y11", "true", "d11", [Feat3]>;
def Feat12 : SubtargetFeature<"bf12", "Y12", "Enum", "d12", [Feat5]>;
def Feat13 : SubtargetFeature<"bf13", "HasX13", "false", "d13", [Feat7]>;
def Feat14 : SubtargetFeature<"cf14", "Y14", "true", "d14", [Feat13]>;
def Feat15 : SubtargetFeature<"bf15", "HasX15", "false", "d15", [Feat1, Feat5]>;
def Feat16 : SubtargetFeature<"af16", "Y16", "3", "d16", [Feat9]>;
def Feat17 : SubtargetFeature<"bf17", "HasX9", "true", "d17", [Feat2]>;
def Feat18 : SubtargetFeature<"cf18", "HasX3", "true", "d18", []>;
def Feat19 : SubtargetFeature<"cf19", "HasX19", "3", "d19", []>;
def Feat20 : SubtargetFeature<"cf20", "Y2", "3", "d20", [Feat4]>;
def Feat21 : SubtargetFeature<"cf21", "Y21", "Enum", "d21", [Feat0, Feat13, Feat19]>;
def Feat22 : SubtargetFeature<"bf22", "HasX9", "true", "d22", [Feat0, Feat8, Feat14]>;
def Feat23 : SubtargetFeature<"cf23", "Y23", "true", "d23", []>;
def Feat24 : SubtargetFeature<"cf24", "HasX24", "3", "d24", [Feat3, Feat17, Feat21]>;
def Feat25 : SubtargetFeature<"bf25", "HasX25", "Enum", "d25", [Feat18, Feat23]>;
def Feat26 : SubtargetFeature<"af26", "Y5", "true", "d26", [Feat0, Feat5, Feat23]>;
def W0 : SchedWrite;
def W1 : SchedWrite;
def W2 : SchedWrite;
def W3 : SchedWrite;
def W4 : SchedWrite;
def W5 : SchedWrite;
def Rd0 : SchedRead;
def Rd1 : SchedRead;
def Rd2 : SchedRead;
def II0 : InstrItinClass;
def II1 : InstrItinClass;
def II2 : InstrItinClass;
def Seq0 : WriteSequence<[W4, W1, W0], 1>;
def Seq1 : WriteSequence<[W3, W2], 2>;
def Seq2 : WriteSequence<[W3, W2, W4], 1>;
def P0 : MCSchedPredicate<CheckImmOperand<1, 0>>;
def P1 : FeatureSchedPredicate<Feat0>;
def P2 : AnyOfSchedPreds<[P1]>;
def GV : SchedWriteVariant<[SchedVar<P0, [W5]>, SchedVar<P2, [W4]>, SchedVar<NoSchedPred, [W4]>]>;
def GRV : SchedReadVariant<[SchedVar<P2, [Rd0]>]>;
def LD0 : I<[W3, W5], II2>;
def ADD1 : I<[Seq2], NoItinerary>;
def ADD2 : I<[], II0>;
def ADD3 : I<[W3, W3, Rd2, Rd1, ReadDefault], II1>;
def LD4 : I<[], II2>;
def ADD5 : I<[], II0>;
def ADD6 : I<[W2, W1, ReadDefault, ReadDefault], NoItinerary>;
def SUB7 : I<[W5], II1>;
def ADD8 : I<[], NoItinerary>;
def ADD9 : I<[W3, ReadDefault, ReadDefault], NoItinerary>;
def ADD10 : I<[W5, ReadDefault], II0>;
def ADD11 : I<[W1, W2, Seq0, Rd0, ReadDefault, GRV], NoItinerary>;
def LD12 : I<[W3, W3, Rd1, Rd2, Rd2], II0>;
def SUB13 : I<[W4, GV, GRV], NoItinerary>;
def LD14 : I<[Seq0, Seq2, ReadDefault, GRV, GRV], NoItinerary>;
def SUB15 : I<[W3, ReadDefault, GRV], II2>;
def SUB16 : I<[GV, W5], NoItinerary>;
def SUB17 : I<[Seq1, W4, GV, ReadDefault], NoItinerary>;
def ADD18 : I<[], II0>;
def LD19 : I<[W5, W0, Seq1, Rd2], NoItinerary>;
def ADD20 : I<[W3, Seq1, W5, Rd1], II1>;
def SUB21 : I<[GV, ReadDefault, Rd2], II0>;
def SUB22 : I<[Seq2, Rd0, GRV, ReadDefault], II1>;
def SUB23 : I<[W0, W0, W3, Rd2], II1>;
def ADD24 : I<[Seq2, ReadDefault, Rd0], II1>;
def SUB25 : I<[W2, W1, Seq2], II2>;
def SUB26 : I<[W0], NoItinerary>;
def ADD27 : I<[], NoItinerary>;
def SUB28 : I<[W2, Seq1, W5, Rd2, ReadDefault], II0>;
def ADD29 : I<[], II2>;
def LD30 : I<[], II1>;
def LD31 : I<[], II0>;
def ADD32 : I<[W1, W0, GRV, Rd1], NoItinerary>;
def SUB33 : I<[W2, W5], NoItinerary>;
def SUB34 : I<[W3, Rd1], II2>;
def SUB35 : I<[W4, GV, Seq2], NoItinerary>;
def SUB36 : I<[W4, W1, Rd2, Rd0], NoItinerary>;
def ADD37 : I<[W3, ReadDefault, Rd1, Rd1], II2>;
def SUB38 : I<[Seq0, W4], NoItinerary>;
def LD39 : I<[W4], NoItinerary>;
def ADD40 : I<[], NoItinerary>;
def ADD41 : I<[W1, Seq1, W3], II0>;
def LD42 : I<[Seq1, Rd1, Rd0, ReadDefault], II2>;
def SUB43 : I<[], II1>;
def ADD44 : I<[W0, Rd1, GRV], II0>;
def LD45 : I<[], II1>;
def SUB46 : I<[W2, W2, W3, ReadDefault, Rd1, ReadDefault], II1>;
def FU0_0 : FuncUnit;
def FU0_1 : FuncUnit;
def FU0_2 : FuncUnit;
def FU0_3 : FuncUnit;
def BP0_0 : Bypass;
def Itin0 : ProcessorItineraries<[FU0_0, FU0_1, FU0_2, FU0_3], [BP0_0], [InstrItinData<II0, [InstrStage<1, [FU0_2], 0>, InstrStage<2, [FU0_0], 0>, InstrStage<3, [FU0_3, FU0_2], 1, Reserved>], [3, 3], [], 1>]>;
def FU1_0 : FuncUnit;
def FU1_1 : FuncUnit;
def FU1_2 : FuncUnit;
def FU1_3 : FuncUnit;
def BP1_0 : Bypass;
def BP1_1 : Bypass;
def BP1_2 : Bypass;
def Itin1 : ProcessorItineraries<[FU1_0, FU1_1, FU1_2, FU1_3], [BP1_0, BP1_1, BP1_2], [InstrItinData<II0, [InstrStage<4, [FU1_1]>, InstrStage<4, [FU1_1, FU1_0, FU1_3, FU1_2], 1, Reserved>, InstrStage<2, [FU1_0, FU1_1, FU1_2], 1, Reserved>], [3, 1, 3], [NoBypass], 2>, InstrItinData<II2, [], [2, 1, 3], [BP1_0], 2>, InstrItinData<II1, [InstrStage<4, [FU1_0, FU1_2, FU1_3, FU1_1], 1, Reserved>, InstrStage<1, [FU1_2, FU1_3, FU1_1], 1, Reserved>], [1], [BP1_2, BP1_0], 1>]>;
def Mb0 : SchedMachineModel { let CompleteModel = 0; let IssueWidth = 3; let MicroOpBufferSize = 0; let FullInstRWOverlapCheck = 0;  }
let SchedModel = Mb0 in {
def Mb0Res0 : ProcResource<2> { let BufferSize = -1;  }
def Mb0Res1 : ProcResource<2> { let BufferSize = 0; let Super = Mb0Res0; }
def Mb0Res2 : ProcResource<1> { let BufferSize = 1;  }
def Mb0Res3 : ProcResource<3> { let BufferSize = 0;  }
def Mb0Grp0 : ProcResGroup<[Mb0Res3, Mb0Res1]>;
def Mb0Grp1 : ProcResGroup<[Mb0Res0]>;
def Mb0Grp2 : ProcResGroup<[Mb0Res0, Mb0Res2]>;
def Mb0SW0 : SchedWriteRes<[Mb0Grp1, Mb0Res0]> { let Latency = 3; let ReleaseAtCycles = [5, 3]; }
def Mb0SW1 : SchedWriteRes<[]> { let Latency = 2; let NumMicroOps = 0; }
def Mb0SW2 : SchedWriteRes<[Mb0Res2, Mb0Res0]> { let Latency = 6; let NumMicroOps = 0; }
def Mb0SR0 : SchedReadAdvance<0, []>;
def Mb0Var : SchedWriteVariant<[SchedVar<P2, [Mb0SW1, Mb0SW2]>, SchedVar<P1, [Mb0SW0]>, SchedVar<NoSchedPred, [Mb0SW1]>]>;
def Mb0RVar : SchedReadVariant<[SchedVar<P2, [Mb0SR0]>, SchedVar<NoSchedPred, [Mb0SR0]>]>;
def : WriteRes<W0, [Mb0Res3, Mb0Res0]> { let Latency = 1; }
def : SchedAlias<W1, Mb0Var>;
def : WriteRes<W2, [Mb0Res2]> { let Latency = 2; let NumMicroOps = 1; }
def : SchedAlias<W3, Mb0SW1>;
def : SchedAlias<W4, Mb0Var>;
def : WriteRes<W5, [Mb0Res3, Mb0Grp1, Mb0Res0]> { let Latency = 2; let ReleaseAtCycles = [1, 6, 6]; let RetireOOO = 1; }
def : ReadAdvance<Rd0, 4, [W2, W4, W5], [0]>;
def : ReadAdvance<Rd1, 1, [W0, W3]>;
def : ReadAdvance<Rd2, 4, []>;
def : InstRW<[Mb0SW1, Mb0SR0], (instrs SUB7, LD39, ADD27, LD42, SUB33)>;
def : InstRW<[W4, Mb0SW0], (instregex "ADD")>;
def Mb0RCU : RetireControlUnit<5, 5>;
}
def : ProcessorModel<"zcpu00", Mb0, [Feat15, Feat23]>;
def : ProcessorModel<"bcpu01", Mb0, [Feat22, Feat3]>;
def Mb1 : SchedMachineModel { let CompleteModel = 0; let IssueWidth = 3; let MicroOpBufferSize = 2; let FullInstRWOverlapCheck = 0;  }
let SchedModel = Mb1 in {
def Mb1Res0 : ProcResource<1> { let BufferSize = 0;  }
def Mb1Grp0 : ProcResGroup<[Mb1Res0]>;
def Mb1Grp1 : ProcResGroup<[Mb1Res0]>;
def Mb1Grp2 : ProcResGroup<[Mb1Res0]>;
def Mb1SW0 : SchedWriteRes<[Mb1Grp0, Mb1Grp2]> { let Latency = 2; }
def Mb1SW1 : SchedWriteRes<[Mb1Grp2]> { let Latency = 2; let ReleaseAtCycles = [6]; let NumMicroOps = 3; }
def Mb1SW2 : SchedWriteRes<[Mb1Grp1]> { let Latency = 2; }
def Mb1SW3 : SchedWriteRes<[Mb1Grp1, Mb1Grp2]> { let Latency = 5; let ReleaseAtCycles = [5, 1]; }
def Mb1SW4 : SchedWriteRes<[Mb1Grp0, Mb1Grp2, Mb1Res0]> { let Latency = 3; let ReleaseAtCycles = [4, 2, 3]; let EndGroup = 1; let SingleIssue = 1; }
def Mb1SR0 : SchedReadAdvance<0, [W1, W2]>;
def Mb1SR1 : SchedReadAdvance<4, []>;
def Mb1Sq : WriteSequence<[W4], 1>;
def : SchedAlias<W0, Mb1SW1>;
def : WriteRes<W1, []> { let Latency = 3; let SingleIssue = 1; let NumMicroOps = 3; }
def : WriteRes<W2, [Mb1Grp1, Mb1Res0, Mb1Grp0]> { let Latency = 2; let EndGroup = 1; let NumMicroOps = 4; }
def : WriteRes<W3, [Mb1Res0, Mb1Grp2]> { let Latency = 0; let ReleaseAtCycles = [3, 5]; let NumMicroOps = 0; }
def : WriteRes<W4, [Mb1Res0, Mb1Grp0]> { let Latency = 0; let NumMicroOps = 1; }
def : WriteRes<W5, [Mb1Grp2, Mb1Grp0, Mb1Grp1]> { let Latency = 0; let NumMicroOps = 1; }
def : ReadAdvance<Rd0, 1, [W0, W1, W2], [2]>;
def : ReadAdvance<Rd1, 0, []>;
def : SchedAlias<Rd2, Mb1SR1>;
def : InstRW<[Mb1Sq, Mb1Sq], (instregex "ADD")>;
def : InstRW<[Mb1SW0, Mb1SW2, Mb1SR1], (instrs LD30, SUB36, SUB46, SUB25, LD19)>;
def : ItinRW<[Mb1SW0, W2], [II0]>;
}
def : ProcessorModel<"acpu10", Mb1, [Feat11, Feat0]>;
def : ProcessorModel<"acpu11", Mb1, [Feat3, Feat24]>;
def Mb2 : SchedMachineModel { let CompleteModel = 0; let IssueWidth = 1; let MicroOpBufferSize = 1; let FullInstRWOverlapCheck = 0;  }
let SchedModel = Mb2 in {
def Mb2Res0 : ProcResource<1> { let BufferSize = 1;  }
def Mb2Grp0 : ProcResGroup<[Mb2Res0]>;
def Mb2Grp1 : ProcResGroup<[Mb2Res0]>;
def Mb2Grp2 : ProcResGroup<[Mb2Res0]>;
def Mb2SW0 : SchedWriteRes<[Mb2Grp0, Mb2Grp1]> { let Latency = 0; let Unsupported = 1; }
def Mb2SW1 : SchedWriteRes<[Mb2Grp1, Mb2Grp0, Mb2Res0]> { let Latency = 0; let ReleaseAtCycles = [4, 1, 1]; let NumMicroOps = 3; }
def Mb2SR0 : SchedReadAdvance<2, [W0, W2]>;
def Mb2Sq : WriteSequence<[W5, W4], 1>;
def : WriteRes<W0, [Mb2Grp2]> { let Latency = 4; let ReleaseAtCycles = [1]; }
def : WriteRes<W1, []> { let Latency = 1; let NumMicroOps = 2; }
def : WriteRes<W2, [Mb2Grp2]> { let Latency = 4; }
def : SchedAlias<W3, Mb2Sq>;
def : SchedAlias<W4, Mb2SW0>;
def : WriteRes<W5, [Mb2Grp0, Mb2Grp2]> { let Latency = 6; let ReleaseAtCycles = [5, 2]; let NumMicroOps = 1; }
def : ReadAdvance<Rd0, -1, [W3, W1, W2]>;
def : ReadAdvance<Rd1, 1, [W4, W1, W2]>;
def : ReadAdvance<Rd2, -2, [W3, W1]>;
def : InstRW<[W5], (instregex "(ADD|LD).*5$")>;
def : InstRW<[Mb2SW0, Rd0], (instrs ADD18)>;
def : InstRW<[W4], (instregex "ADD")>;
def : InstRW<[Mb2Sq], (instrs SUB17)>;
def : ItinRW<[W5, W3], [II0]>;
def : ItinRW<[Mb2SW0], [II1]>;
def : IsZeroIdiomFunction<[DepBreakingClass<[SUB36, ADD24, LD45], CheckSameRegOperand<1,2>, [0]>]>;
}
def : ProcessorModel<"zcpu20", Mb2, [Feat7, Feat21]>;
def : ProcessorModel<"zcpu21", Mb2, [Feat4, Feat22]>;
def Ma3 : SchedMachineModel { let CompleteModel = 0; let IssueWidth = 2; let MicroOpBufferSize = 0; let FullInstRWOverlapCheck = 0;  }
let SchedModel = Ma3 in {
def Ma3Res0 : ProcResource<3> { let BufferSize = 2;  }
def Ma3Grp0 : ProcResGroup<[Ma3Res0]>;
def Ma3Grp1 : ProcResGroup<[Ma3Res0]>;
def Ma3Grp2 : ProcResGroup<[Ma3Res0]>;
def Ma3SW0 : SchedWriteRes<[Ma3Grp2, Ma3Grp0]> { let Latency = 3; let ReleaseAtCycles = [5, 4]; let NumMicroOps = 3; }
def Ma3SR0 : SchedReadAdvance<1, [W5, W4]>;
def Ma3SR1 : SchedReadAdvance<2, [W5, W4, W2]>;
def Ma3SR2 : SchedReadAdvance<3, [W0, W5]>;
def Ma3Var : SchedWriteVariant<[SchedVar<P0, [Ma3SW0]>, SchedVar<P1, [Ma3SW0]>, SchedVar<P2, [Ma3SW0, Ma3SW0]>, SchedVar<NoSchedPred, [Ma3SW0, Ma3SW0]>]>;
def Ma3RVar : SchedReadVariant<[SchedVar<P1, [Ma3SR2]>, SchedVar<P0, [Ma3SR1]>, SchedVar<NoSchedPred, [Ma3SR0]>]>;
def : WriteRes<W0, [Ma3Grp2]> { let Latency = 2; }
def : WriteRes<W1, []> { let Latency = 0; }
def : WriteRes<W2, []> { let Latency = 2; let BeginGroup = 1; }
def : WriteRes<W3, [Ma3Grp1, Ma3Res0]> { let Latency = 3; let NumMicroOps = 0; }
def : SchedAlias<W4, Ma3Var>;
def : WriteRes<W5, [Ma3Grp1]> { let Latency = 3; let NumMicroOps = 1; }
def : ReadAdvance<Rd0, 2, []>;
def : ReadAdvance<Rd1, 2, [W4, W3, W0]>;
def : ReadAdvance<Rd2, -1, [W1, W5]>;
def : InstRW<[W3, W1, W0], (instregex "SUB[0-3]")>;
def : InstRW<[W0, W3, Ma3SW0, Rd1, Ma3SR0], (instregex "(ADD|LD).*5$")>;
def : InstRW<[W4, W3, Ma3Var], (instrs SUB13)>;
def : InstRW<[W5, W0, W4, Ma3SR1, Ma3SR2], (instrs SUB7, LD45, ADD18, ADD27)>;
def : IsZeroIdiomFunction<[DepBreakingClass<[SUB13, ADD8, ADD24], CheckSameRegOperand<1,2>, [2]>]>;
}
def : ProcessorModel<"zcpu30", Ma3, [Feat12, Feat5]>;
def : Processor<"mit0", Itin0, []>;
def : Processor<"ait1", Itin1, []>;
def : ProcessorModel<"generic", NoSchedModel, []>;

// --- random-9 -gen-subtarget
include "llvm/Target/Target.td"
def SubInstrInfo : InstrInfo;
class R<string n, bits<5> e> : Register<n> { let Namespace = "Sub"; let HWEncoding{4-0} = e; }
foreach i = 0-3 in def R#i : R<"r"#i, i>;
def GPR : RegisterClass<"Sub", [i32], 32, (sequence "R%u", 0, 3)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def Sub : Target { let InstructionSet = SubInstrInfo; }
class I<list<SchedReadWrite> rw = [], InstrItinClass iic = NoItinerary> : Instruction {
  let Namespace = "Sub"; let OutOperandList = (outs GPR:$d); let InOperandList = (ins GPR:$a, GPR:$b); let Size = 4;
  let Itinerary = iic; let SchedRW = rw; bits<32> Inst = 0; let hasSideEffects = 0; let mayLoad = 0; let mayStore = 0;
}
def Feat0 : SubtargetFeature<"cf0", "Y2", "true", "d0", []>;
def Feat1 : SubtargetFeature<"bf1", "Y1", "true", "d1", []>;
def Feat2 : SubtargetFeature<"cf2", "HasX2", "true", "d2", []>;
def Feat3 : SubtargetFeature<"cf3", "Y3", "true", "d3", []>;
def Feat4 : SubtargetFeature<"cf4", "HasX4", "3", "d4", []>;
def Feat5 : SubtargetFeature<"af5", "Y5", "false", "d5", [Feat3]>;
def Feat6 : SubtargetFeature<"af6", "Y6", "3", "d6", [Feat5]>;
def Feat7 : SubtargetFeature<"cf7", "HasX7", "true", "d7", []>;
def Feat8 : SubtargetFeature<"af8", "Y3", "true", "d8", [Feat4]>;
def Feat9 : SubtargetFeature<"cf9", "Y9", "Enum", "d9", [Feat6]>;
def Feat10 : SubtargetFeature<"cf10", "HasX10", "true", "d10", [Feat6]>;
def Feat11 : SubtargetFeature<"af11", "HasX11", "false", "d11", [Feat4]>;
def Feat12 : SubtargetFeature<"af12", "Y12", "true", "d12", [Feat9]>;
def Feat13 : SubtargetFeature<"af13", "HasX13", "true", "d13", [Feat0, Feat4]>;
def Feat14 : SubtargetFeature<"bf14", "Y8", "3", "d14", []>;
def Feat15 : SubtargetFeature<"af15", "HasX7", "Enum", "d15", [Feat7, Feat14]>;
def Feat16 : SubtargetFeature<"cf16", "Y3", "true", "d16", [Feat5, Feat14]>;
def Feat17 : SubtargetFeature<"cf17", "HasX17", "3", "d17", [Feat1, Feat2, Feat4, Feat5, Feat10, Feat11]>;
def Feat18 : SubtargetFeature<"bf18", "HasX5", "true", "d18", [Feat4, Feat5, Feat7, Feat9, Feat13, Feat14, Feat17]>;
def Feat19 : SubtargetFeature<"bf19", "HasX19", "Enum", "d19", [Feat1, Feat6, Feat17]>;
def Feat20 : SubtargetFeature<"af20", "Y20", "3", "d20", [Feat4, Feat11, Feat12, Feat14, Feat19]>;
def Feat21 : SubtargetFeature<"bf21", "Y8", "false", "d21", [Feat0, Feat9, Feat15]>;
def Feat22 : SubtargetFeature<"bf22", "Y22", "Enum", "d22", [Feat18]>;
def Feat23 : SubtargetFeature<"af23", "HasX23", "false", "d23", [Feat1, Feat16, Feat18]>;
def Feat24 : SubtargetFeature<"bf24", "Y24", "true", "d24", [Feat3, Feat15, Feat23]>;
def Feat25 : SubtargetFeature<"bf25", "HasX25", "true", "d25", [Feat12]>;
def Feat26 : SubtargetFeature<"bf26", "HasX26", "true", "d26", [Feat9, Feat20]>;
def Feat27 : SubtargetFeature<"cf27", "HasX6", "3", "d27", [Feat1, Feat11, Feat26]>;
def Feat28 : SubtargetFeature<"bf28", "HasX1", "false", "d28", [Feat1, Feat9, Feat11]>;
def Feat29 : SubtargetFeature<"cf29", "Y29", "Enum", "d29", [Feat8, Feat12, Feat22, Feat25]>;
def Feat30 : SubtargetFeature<"af30", "Y5", "Enum", "d30", [Feat10, Feat14, Feat17, Feat29]>;
def Feat31 : SubtargetFeature<"af31", "Y4", "true", "d31", [Feat20]>;
def Feat32 : SubtargetFeature<"bf32", "Y5", "true", "d32", [Feat2, Feat3, Feat15, Feat26]>;
def Feat33 : SubtargetFeature<"bf33", "HasX33", "false", "d33", [Feat4, Feat6, Feat26]>;
def Feat34 : SubtargetFeature<"bf34", "HasX34", "true", "d34", [Feat2, Feat3, Feat10, Feat15, Feat17, Feat20, Feat24, Feat25, Feat26]>;
def Feat35 : SubtargetFeature<"bf35", "Y35", "Enum", "d35", [Feat16, Feat30, Feat31, Feat32]>;
def Feat36 : SubtargetFeature<"af36", "Y36", "3", "d36", [Feat3, Feat11, Feat14, Feat26, Feat31]>;
def Feat37 : SubtargetFeature<"bf37", "HasX37", "true", "d37", [Feat27]>;
def Feat38 : SubtargetFeature<"cf38", "Y38", "true", "d38", [Feat3, Feat11, Feat22, Feat24]>;
def Feat39 : SubtargetFeature<"bf39", "HasX9", "false", "d39", [Feat3, Feat9, Feat10, Feat11, Feat15, Feat23, Feat24, Feat28, Feat32, Feat34, Feat35]>;
def Feat40 : SubtargetFeature<"af40", "Y40", "true", "d40", [Feat4, Feat7, Feat11, Feat36]>;
def Feat41 : SubtargetFeature<"bf41", "HasX41", "Enum", "d41", [Feat4, Feat7, Feat12, Feat14, Feat34, Feat39]>;
def Feat42 : SubtargetFeature<"bf42", "HasX4", "Enum", "d42", [Feat10, Feat16, Feat23]>;
def Feat43 : SubtargetFeature<"bf43", "Y43", "Enum", "d43", [Feat11, Feat16, Feat20, Feat22]>;
def Feat44 : SubtargetFeature<"bf44", "Y44", "3", "d44", [Feat3, Feat7, Feat17, Feat24, Feat37, Feat39]>;
def Feat45 : SubtargetFeature<"bf45", "HasX45", "Enum", "d45", [Feat5, Feat7, Feat11, Feat15, Feat25, Feat30]>;
def Feat46 : SubtargetFeature<"bf46", "Y46", "Enum", "d46", [Feat0, Feat7, Feat9, Feat14, Feat15, Feat37]>;
def Feat47 : SubtargetFeature<"af47", "Y2", "true", "d47", [Feat5, Feat17]>;
def Feat48 : SubtargetFeature<"bf48", "HasX5", "true", "d48", [Feat15, Feat28, Feat36, Feat47]>;
def Feat49 : SubtargetFeature<"bf49", "HasX49", "Enum", "d49", [Feat35, Feat37, Feat38, Feat47]>;
def Feat50 : SubtargetFeature<"cf50", "HasX9", "false", "d50", [Feat5, Feat11, Feat17, Feat28, Feat38, Feat46]>;
def Feat51 : SubtargetFeature<"cf51", "HasX8", "false", "d51", [Feat25, Feat28, Feat32, Feat33, Feat48]>;
def Feat52 : SubtargetFeature<"bf52", "HasX52", "false", "d52", [Feat1, Feat10, Feat25, Feat49]>;
def Feat53 : SubtargetFeature<"af53", "HasX53", "false", "d53", [Feat11, Feat12, Feat36, Feat41]>;
def Feat54 : SubtargetFeature<"cf54", "HasX54", "false", "d54", [Feat23, Feat26, Feat27, Feat29, Feat31, Feat39, Feat42, Feat50]>;
def Feat55 : SubtargetFeature<"cf55", "Y55", "3", "d55", [Feat12, Feat26, Feat29, Feat51]>;
def Feat56 : SubtargetFeature<"af56", "HasX56", "true", "d56", [Feat16, Feat24, Feat25, Feat29, Feat31, Feat34, Feat38, Feat52]>;
def Feat57 : SubtargetFeature<"af57", "HasX57", "3", "d57", [Feat7, Feat15, Feat21, Feat27, Feat28]>;
def Feat58 : SubtargetFeature<"cf58", "HasX58", "false", "d58", [Feat3, Feat22, Feat31, Feat43, Feat48]>;
def Feat59 : SubtargetFeature<"bf59", "Y59", "true", "d59", [Feat15, Feat17, Feat32, Feat35, Feat42, Feat48, Feat51]>;
def W0 : SchedWrite;
def W1 : SchedWrite;
def W2 : SchedWrite;
def W3 : SchedWrite;
def W4 : SchedWrite;
def W5 : SchedWrite;
def W6 : SchedWrite;
def W7 : SchedWrite;
def Rd0 : SchedRead;
def Rd1 : SchedRead;
def Rd2 : SchedRead;
def II0 : InstrItinClass;
def II1 : InstrItinClass;
def Seq0 : WriteSequence<[W1, W2, W7], 2>;
def Seq1 : WriteSequence<[W2, W4], 1>;
def Seq2 : WriteSequence<[W0, W5], 1>;
def P0 : MCSchedPredicate<CheckImmOperand<1, 0>>;
def P1 : MCSchedPredicate<CheckImmOperand<0, 1>>;
def P2 : MCSchedPredicate<CheckImmOperand<2, 2>>;
def GV : SchedWriteVariant<[SchedVar<P0, [Seq1, W3]>, SchedVar<NoSchedPred, [W6]>]> { let Variadic = 1; }
def LD0 : I<[W0, W1, Rd1, ReadDefault, ReadDefault], NoItinerary>;
def LD1 : I<[W7, W6, W0], NoItinerary>;
def ADD2 : I<[], NoItinerary>;
def SUB3 : I<[], NoItinerary>;
def SUB4 : I<[Seq1, W3, W7, ReadDefault], II1>;
def ADD5 : I<[W2, Rd0], II0>;
def LD6 : I<[], II0>;
def FU0_0 : FuncUnit;
def FU0_1 : FuncUnit;
def FU0_2 : FuncUnit;
def FU0_3 : FuncUnit;
def BP0_0 : Bypass;
def BP0_1 : Bypass;
def BP0_2 : Bypass;
def Itin0 : ProcessorItineraries<[FU0_0, FU0_1, FU0_2, FU0_3], [BP0_0, BP0_1, BP0_2], [InstrItinData<II1, [InstrStage<1, [FU0_3, FU0_0, FU0_1, FU0_2], 0>, InstrStage<4, [FU0_2, FU0_3], 1, Reserved>], [], [BP0_1], 3>]>;
def FU1_0 : FuncUnit;
def FU1_1 : FuncUnit;
def FU1_2 : FuncUnit;
def BP1_0 : Bypass;
def BP1_1 : Bypass;
def Itin1 : ProcessorItineraries<[FU1_0, FU1_1, FU1_2], [BP1_0, BP1_1], [InstrItinData<II1, [InstrStage<4, [FU1_0, FU1_2], 0>], [1, 1, 3], [NoBypass], 2>]>;
def Mb0 : SchedMachineModel { let CompleteModel = 0; let IssueWidth = -1; let MicroOpBufferSize = 0; let FullInstRWOverlapCheck = 0;  }
let SchedModel = Mb0 in {
def Mb0Res0 : ProcResource<3> { let BufferSize = -1;  }
def Mb0Res1 : ProcResource<2> { let BufferSize = 1;  }
def Mb0Res2 : ProcResource<3> { let BufferSize = 2; let Super = Mb0Res1; }
def Mb0Grp0 : ProcResGroup<[Mb0Res0, Mb0Res2, Mb0Res1]>;
def Mb0Grp1 : ProcResGroup<[Mb0Res1]>;
def Mb0SW0 : SchedWriteRes<[Mb0Grp0, Mb0Res2]> { let Latency = 1; }
def Mb0SR0 : SchedReadAdvance<1, [W6]>;
def Mb0SR1 : SchedReadAdvance<3, [W3, W6, W0]>;
def Mb0SR2 : SchedReadAdvance<3, [W2, W4]>;
def Mb0Sq : WriteSequence<[W5], 1>;
def Mb0Var : SchedWriteVariant<[SchedVar<P1, [Mb0Sq]>, SchedVar<NoSchedPred, [Mb0Sq]>]>;
def : WriteRes<W0, []> { let Latency = 1; let SingleIssue = 1; }
def : WriteRes<W1, [Mb0Grp1, Mb0Res1, Mb0Grp0]> { let Latency = 2; let ReleaseAtCycles = [2, 5, 5]; let NumMicroOps = 0; }
def : WriteRes<W2, [Mb0Grp0, Mb0Res1, Mb0Grp1]> { let Latency = 4; let SingleIssue = 1; }
def : WriteRes<W3, [Mb0Grp1, Mb0Res2, Mb0Grp0]> { let Latency = 1; }
def : SchedAlias<W4, Mb0Sq>;
def : WriteRes<W5, [Mb0Res2]> { let Latency = 5; }
def : WriteRes<W6, [Mb0Res0, Mb0Grp0, Mb0Res2]> { let Latency = 2; let ReleaseAtCycles = [6, 6, 1]; let NumMicroOps = 4; }
def : WriteRes<W7, []> { let Latency = 6; let NumMicroOps = 2; }
def : SchedAlias<Rd0, Mb0SR0>;
def : ReadAdvance<Rd1, 2, []>;
def : ReadAdvance<Rd2, 3, [W4], [0]>;
def : InstRW<[Mb0Sq, W1, W5], (instregex "SUB[0-3]")>;
def Mb0RCU : RetireControlUnit<3, 4>;
def : IsZeroIdiomFunction<[DepBreakingClass<[LD1, LD0, LD6], CheckSameRegOperand<1,2>, []>]>;
}
def : ProcessorModel<"zcpu00", Mb0, [Feat32, Feat35]>;
def : ProcessorModel<"zcpu01", Mb0, [Feat14, Feat31]>;
def : Processor<"mit0", Itin0, []>;
def : Processor<"ait1", Itin1, []>;
def : ProcessorModel<"generic", NoSchedModel, []>;

// --- itineraries-only -gen-subtarget
include "llvm/Target/Target.td"
def MI : InstrInfo;
def Min : Target { let InstructionSet = MI; }
def R0 : Register<"r0"> { let Namespace = "Min"; }
def RC : RegisterClass<"Min", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def W : SchedWrite;
def II : InstrItinClass;
def FU : FuncUnit;
def It : ProcessorItineraries<[FU], [], [InstrItinData<II, [InstrStage<1, [FU]>]>]>;
class I<list<SchedReadWrite> rw> : Instruction { let Namespace = "Min"; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); let SchedRW = rw; let Itinerary = II; }
def A : I<[W]>;
def : Processor<"it", It, []>;

// --- names-by-expressions -gen-instr-info; -gen-subtarget
include "llvm/Target/Target.td"
def TI : InstrInfo;
def T : Target { let InstructionSet = TI; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def RC : RegisterClass<"T", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def W : SchedWrite;
class I : Instruction {
  let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins); let AsmString = "a";
  let SchedRW = [W];
}
foreach n = ["ADDrr", "ADDri", "ADDWrr", "SUBrr", "SUBrr2", "MULdrr", "MUL8rr", "bDIVrr", "ORrr", "ORri"] in
  def n : I;
def M : SchedMachineModel { let CompleteModel = 0; let FullInstRWOverlapCheck = 0; }
foreach i = 0-6 in def X#i : SchedWriteRes<[]> { let Latency = i; let SchedModel = M; }
let SchedModel = M in {
  def : WriteRes<W, []>;
  def : InstRW<[X0], (instregex "MUL\\drr")>;     // no digit, the letter d
  def : InstRW<[X1], (instregex "^ADD(^rr)")>;    // the start of what follows the prefix
  def : InstRW<[X2], (instregex "SUBrr^")>;
  def : InstRW<[X3], (instregex "^\\bDIV")>;
  def : InstRW<[X4], (instregex "ADDri|ADDW[\\r]+$")>;
  def : InstRW<[X5], (instregex "OR(rr|r[[:lower:]]{1,2})$")>;
  def : InstRW<[X6], (instregex "^COPY$")>;
}
def : ProcessorModel<"p", M, []>;

// --- processors-with-other-names --gen-subtarget
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
class ProcessorAlias<string n, string alias> { string Name = n; string Alias = alias; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def GPR : RegisterClass<"T", [i32], 32, (add R0)>;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def : ProcessorModel<"zeta", NoSchedModel, [FeatA], []>;
def : ProcessorModel<"alpha", NoSchedModel, [], [FeatA]>;
def : ProcessorAlias<"other", "zeta">;
def : ProcessorAlias<"aaa", "alpha">;
def : ProcessorAlias<"zzz", "alpha">;
defm : RemapAllTargetPseudoPointerOperands<GPR>;

// --- another-name-of-no-processor --gen-subtarget
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
class ProcessorAlias<string n, string alias> { string Name = n; string Alias = alias; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def GPR : RegisterClass<"T", [i32], 32, (add R0)>;
def : ProcessorModel<"alpha", NoSchedModel, [], []>;
def : ProcessorAlias<"other", "zeta">;

// --- other-names-alone --gen-subtarget
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
class ProcessorAlias<string n, string alias> { string Name = n; string Alias = alias; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def GPR : RegisterClass<"T", [i32], 32, (add R0)>;
def : ProcessorAlias<"b", "alpha">;

// --- names-that-a-target-parser-resolves --gen-subtarget
include "llvm/Target/Target.td"
def AInstrInfo : InstrInfo;
def AArch64 : Target { let InstructionSet = AInstrInfo; }
def HasA : Predicate<"HasA()">;
def A : HwMode<[HasA]>;
def R0 : Register<"r0"> { let Namespace = "AArch64"; }
def GPR : RegisterClass<"AArch64", [i32], 32, (add R0)>;
def FeatA : SubtargetFeature<"a", "HasA", "true", "A">;
def : ProcessorModel<"zeta", NoSchedModel, [FeatA]>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;

// --- such-names-without-features --gen-subtarget
include "llvm/Target/Target.td"
def AInstrInfo : InstrInfo;
def AArch64 : Target { let InstructionSet = AInstrInfo; }
def R0 : Register<"r0"> { let Namespace = "AArch64"; }
def GPR : RegisterClass<"AArch64", [i32], 32, (add R0)>;
def : ProcessorModel<"zeta", NoSchedModel, []>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;

// --- features-listed-twice --gen-subtarget
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
def FA : SubtargetFeature<"a", "HasA", "true", "A">;
def FB : SubtargetFeature<"b", "HasB", "true", "B">;
def : ProcessorModel<"p1", NoSchedModel, [FA, FA, FB, FB, FA], [FB, FB]>;
def : ProcessorModel<"p0", NoSchedModel, [FA, FA], [FB, FB]>;
def : ProcessorModel<"p2", NoSchedModel, [FA, FB], [FB, FA]>;
def : Processor<"p3", NoItineraries, [FA, FA]>;

// --- features-without-a-name --gen-subtarget
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
def FA : SubtargetFeature<"a", "HasA", "true", "A">;
def FB : SubtargetFeature<"b", "HasB", "true", "B">;
def FC : SubtargetFeature<"", "HasB", "true", "B">;
def FD : SubtargetFeature<"", "HasA", "true", "A">;

// --- predicates-over-instructions-of-another-namespace --gen-subtarget; --gen-instr-info
include "llvm/Target/Target.td"
def II : InstrInfo;
def Other : Target { let InstructionSet = II; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def RC : RegisterClass<"T", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
class I : Instruction {
  let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins RC:$a);
  let AsmString = "a";
}
def A : I;
def B : I;
def M : SchedMachineModel { let CompleteModel = 0; }
let SchedModel = M in
def : IsZeroIdiomFunction<[DepBreakingClass<[A, B], CheckAll<[CheckOpcode<[A, B]>,
                                                              CheckRegOperand<0, R0>]>>]>;
def : ProcessorModel<"c", M, []>;

// --- register-files-of-no-classes --gen-subtarget
include "llvm/Target/Target.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def RC : RegisterClass<"T", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def W : SchedWrite;
def A : Instruction {
  let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins); let AsmString = "a";
  let SchedRW = [W];
}
class M : SchedMachineModel { let CompleteModel = 0; }
def M1 : M;
def M2 : M;
def : WriteRes<W, []> { let SchedModel = M1; }
def : WriteRes<W, []> { let SchedModel = M2; }
def F1 : RegisterFile<4> { let SchedModel = M1; }
def F2 : RegisterFile<8> { let SchedModel = M2; }
def F3 : RegisterFile<6, [RC]> { let SchedModel = M2; }
def : ProcessorModel<"c1", M1, []>;
def : ProcessorModel<"c2", M2, []>;

// --- many_opcodes_of_predicates --gen-subtarget
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">; def RC : RegisterClass<"Zoo", [i32], 32, (add r0)>;
class I : Instruction { let Namespace = "Zoo"; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a, RC:$b); let Size = 4; }
foreach i = 0...39 in def I#i : I;
def P : CheckSameRegOperand<1, 2>; def Q : CheckImmOperand<1, 3>;
def First : SchedMachineModel { let CompleteModel = 0; } def : ProcessorModel<"first", First, []>;
def Second : SchedMachineModel { let CompleteModel = 0; } def : ProcessorModel<"second", Second, []>;
def NotForMC : STIPredicateDecl<"notForMC", FalsePred, false, false>;
def ForBoth : STIPredicateDecl<"forBoth", TruePred, false, true, false, [NotForMC]>;
let SchedModel = First in {
  def : IsZeroIdiomFunction<[DepBreakingClass<[I28, I27, I26, I39, I23, I38, I22, I14, I2, I18, I21, I32, I35, I10, I13], P>, DepBreakingClass<[I0, I37, I20, I3, I33, I8, I11, I29, I16, I7, I31, I24, I36, I34, I17, I12], Q, [0]>]>;
  def : STIPredicate<ForBoth, [InstructionEquivalenceClass<[I8, I11, I29, I16, I7, I31, I24, I36, I34, I17, I12, I1, I4, I5, I9, I30, I25, I6, I19, I15], Q>]>;
}
let SchedModel = Second in {
  def : IsZeroIdiomFunction<[DepBreakingClass<[I10, I35, I27, I2, I23, I26, I8, I12, I7, I36, I1, I34, I33, I4, I3], P>, DepBreakingClass<[I38, I14, I20, I25, I31, I21, I13, I6, I16, I39, I28, I22, I18, I9, I29, I0], Q, [0]>]>;
  def : STIPredicate<NotForMC, [InstructionEquivalenceClass<[I21, I13, I6, I16, I39, I28, I22, I18, I9, I29, I0, I19, I5, I17, I30, I37, I11, I15, I32, I24], Q>]>;
}

// --- all-features-without-a-name --gen-subtarget
include "llvm/Target/Target.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def silent : SubtargetFeature<"", "IsSilent", "true", "what nobody turns on by name">;
def : Processor<"p", NoItineraries, [silent]>;
