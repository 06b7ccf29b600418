// What measures cycles, micro-operations and ports on each processor.

def CiskDefaultCounters : ProcPfmCounters {}
def : PfmCountersDefaultBinding<CiskDefaultCounters>;

def SlowCounters : ProcPfmCounters {
  let CycleCounter = PfmCounter<"cycles">;
  let UopsCounter = PfmCounter<"uops_retired">;
}
def : PfmCountersBinding<"cisk-slow", SlowCounters>;
def : PfmCountersBinding<"cisk-old", SlowCounters>;

def FastCycles : PfmCounter<"cpu_clk_unhalted">;
def FastCounters : ProcPfmCounters {
  let CycleCounter = FastCycles;
  let IssueCounters = [
    PfmIssueCounter<"FastALU", "uops_dispatched:port0 + uops_dispatched:port1">,
    PfmIssueCounter<"FastAGU", "uops_dispatched:port2">,
    PfmIssueCounter<"FastFP", "uops_dispatched:port3">
  ];
  let ValidationCounters = [
    PfmValidationCounter<InstructionRetired, "instructions_retired">,
    PfmValidationCounter<L1DCacheLoadMiss, "l1d_miss:loads">,
    PfmValidationCounter<L1DCacheStoreMiss, "l1d_miss:stores">,
    PfmValidationCounter<L1ICacheLoadMiss, "l1i_miss">,
    PfmValidationCounter<DataTLBLoadMiss, "dtlb_load_miss">,
    PfmValidationCounter<DataTLBStoreMiss, "dtlb_store_miss">,
    PfmValidationCounter<InstructionTLBLoadMiss, "itlb_miss">,
    PfmValidationCounter<BranchPredictionMiss, "br_miss">
  ];
}
def : PfmCountersBinding<"cisk-fast", FastCounters>;
