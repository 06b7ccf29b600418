// Two processors with resources, one with itineraries for bundles, and what is about processors.

def OoOModel : SchedMachineModel {
  let IssueWidth = 6; let MicroOpBufferSize = 128; let LoadLatency = 4; let MispredictPenalty = 14;
  let CompleteModel = 0;
}
def InModel : SchedMachineModel { let IssueWidth = 2; let MicroOpBufferSize = 0; let CompleteModel = 0; }
foreach i = 0-15 in def WVec#i : SchedWrite;
def WLoad : SchedWrite;
def WStore : SchedWrite;
def WBranch : SchedWrite;

multiclass Model<SchedMachineModel model, int units, int slow> {
  let SchedModel = model in {
    foreach i = 0-3 in def Alu#i : ProcResource<units> { let BufferSize = 16; }
    foreach i = 0-3 in def Vec#i : ProcResource<1>;
    def Mem : ProcResource<2>;
    def AnyAlu : ProcResGroup<!foreach(i, [0, 1, 2, 3], !cast<ProcResource>(NAME#"Alu"#i))>;
    def AnyVec : ProcResGroup<!foreach(i, [0, 1, 2, 3], !cast<ProcResource>(NAME#"Vec"#i))>;
    def : RegisterFile<64, [GPR64, FPR128], [1, 2], [1, 0]>;
    def : RetireControlUnit<64, 4>;
    foreach i = 0-15 in {
      def : WriteRes<!cast<SchedWrite>("WAlu"#i), [!cast<ProcResource>(NAME#"Alu"#!and(i, 3))]> {
        let Latency = !add(slow, !and(i, 7));
      }
      def : WriteRes<!cast<SchedWrite>("WVec"#i),
                     [!cast<ProcResourceKind>(NAME#"AnyVec"), !cast<ProcResource>(NAME#"Vec"#!and(i, 3))]> {
        let Latency = !add(slow, i);
        let ReleaseAtCycles = [1, !add(1, !and(i, 1))];
      }
      def : ReadAdvance<!cast<SchedRead>("RAlu"#i), !and(i, 3), [!cast<SchedWrite>("WAlu"#i)]>;
    }
    def : WriteRes<WLoad, [!cast<ProcResource>(NAME#"Mem")]> { let Latency = 4; let NumMicroOps = 2; }
    def : WriteRes<WStore, [!cast<ProcResource>(NAME#"Mem")]>;
    def : WriteRes<WBranch, [!cast<ProcResourceKind>(NAME#"AnyAlu")]>;
    def Fast : SchedWriteRes<[!cast<ProcResourceKind>(NAME#"AnyAlu")]> { let Latency = 1; }
    def Slow : SchedWriteRes<[!cast<ProcResourceKind>(NAME#"AnyAlu")]> { let Latency = 9; }
  }
}
defm OoO : Model<OoOModel, 2, 1>;
defm In : Model<InModel, 1, 3>;
foreach model = ["OoO", "In"] in
  let SchedModel = !cast<SchedMachineModel>(model#"Model") in {
    def model#Variant : SchedWriteVariant<[
      SchedVar<MCSchedPredicate<CheckAll<[IsSameReg, CheckNot<IsImmZero>]>>, [!cast<SchedWrite>(model#"Fast")]>,
      SchedVar<MCSchedPredicate<IsImmZero>, [WAlu1]>,
      SchedVar<NoSchedPred, [!cast<SchedWrite>(model#"Slow")]>]>;
    def : InstRW<[!cast<SchedWrite>(model#"Variant")], (instregex "^OP[0-9]+1WR[RI]$")>;
    def : InstRW<[!cast<SchedWrite>(model#"Slow"), RAlu0], (instregex "^OP[0-9]+2X", "^OP[0-9]*3ACC$")>;
    def : InstRW<[!cast<SchedWrite>(model#"Fast")], (instrs OP4WRI, OP5WRI, OP6XRI)>;
  }

foreach i = 0-5 in def Slot#i : FuncUnit;
defvar Slots = !foreach(i, !range(6), !cast<FuncUnit>("Slot"#i));
class OneOf<int low, int count> {
  list<FuncUnit> Units = !foreach(i, !range(low, !add(low, count)), Slots[i]);
}
def BundleItineraries : ProcessorItineraries<Slots, [],
  !foreach(i, !range(48), InstrItinData<!cast<InstrItinClass>("Itin"#i),
    [InstrStage<1, OneOf<!and(i, 3), !add(1, !srl(i, 4))>.Units>], [!add(1, !and(i, 3)), 1, 1]>)>;

def : ProcessorModel<"generic", InModel, []>;
def : ProcessorModel<"big", OoOModel, [Feat0, Feat1, Feat2], [Feat3]>;
def : ProcessorModel<"little", InModel, [Feat4, FeatImplied]>;
def : Processor<"bundled", BundleItineraries, [Feat5]>;

def FuseAluBranch : SimpleFusion<"fuse-alu-branch", "HasFuseAluBranch", "fuse arithmetic and branch",
                                 CheckOpcode<[OP0WRR, OP1WRR]>, CheckAll<[CheckOpcode<[OP0BR]>, IsSameReg]>>;
def FusePair : SingleFusion<"fuse-pair", "HasFusePair", "fuse pairs", OP2WRI, OP2WRR>;

def GenericCounters : ProcPfmCounters {
  let CycleCounter = PfmCounter<"cycles">;
  let UopsCounter = PfmCounter<"uops">;
}
def BigCounters : ProcPfmCounters {
  let CycleCounter = PfmCounter<"cpu-cycles">;
  let IssueCounters = [PfmIssueCounter<"OoOAlu0", "alu0">, PfmIssueCounter<"OoOMem", "mem0 + mem1">];
  let ValidationCounters = [PfmValidationCounter<InstructionRetired, "instructions">];
}
def : PfmCountersDefaultBinding<GenericCounters>;
def : PfmCountersBinding<"big", BigCounters>;

def SynInstrInfo : InstrInfo;
def SynWriter : AsmWriter { let PassSubtarget = 1; }
def SynShortWriter : AsmWriter { let AsmWriterClassName = "ShortPrinter"; let Variant = 1; let PassSubtarget = 1; }
def SynParser : AsmParser { let ReportMultipleNearMisses = 1; }
def SynVariant : AsmParserVariant { let Variant = 0; let Name = "plain"; let CommentDelimiter = "#"; }
def SynShortVariant : AsmParserVariant { let Variant = 1; let Name = "reversed"; let CommentDelimiter = ";"; }
def Syn : Target {
  let InstructionSet = SynInstrInfo;
  let AssemblyWriters = [SynWriter, SynShortWriter];
  let AssemblyParsers = [SynParser];
  let AssemblyParserVariants = [SynVariant, SynShortVariant];
}
