// Performance counters by processor.

// --- no_counters --gen-exegesis
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }

// --- counters_of_nothing --gen-exegesis
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def Empty : PfmCounter<"">;
def Unused : PfmCounter<"unused">;
def : ProcPfmCounters { let CycleCounter = Empty; let UopsCounter = PfmCounter<"">; }

// --- all_kinds --gen-exegesis
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class Named<string n> : ProcPfmCounters {
  let CycleCounter = PfmCounter<n # "_cycles">;
  let UopsCounter = PfmCounter<n # "_uops">;
  let IssueCounters = [PfmIssueCounter<"port1", n # "_1">, PfmIssueCounter<"port0", "any_0 + any_1">];
}
def B : Named<"b">;
def Again : ValidationEvent<0>;
def A : ProcPfmCounters {
  let CycleCounter = PfmCounter<"a_cycles">;
  let ValidationCounters = [
    PfmValidationCounter<L1DCacheLoadMiss, "b_cycles">, PfmValidationCounter<InstructionRetired, "ret">,
    PfmValidationCounter<L1DCacheLoadMiss, "again">, PfmValidationCounter<Again, "a_cycles">];
}
def C10 : Named<"c10"> { let ValidationCounters = [PfmValidationCounter<BranchPredictionMiss, "miss">]; }
def C9 : Named<"c9">;
def : PfmCountersDefaultBinding<A>;
def : PfmCountersBinding<"zebra", B>;
def : PfmCountersBinding<"ape", C10>;
def Second : PfmCountersBinding<"emu", B>;
def First : PfmCountersBinding<"emu", A>;
foreach i = 0...30 in def : PfmCountersBinding<!if(!lt(i, 15), "gnu", "cat"), !if(!and(i, 1), A, C9)>;

// --- target_without_modes --gen-exegesis
include "llvm/Target/TargetPfmCounters.td"
class Target {}
def Abacus : Target {}
def Beads : PfmCounter<"beads_moved">;
def Counters : ProcPfmCounters { let CycleCounter = Beads; }
def : PfmCountersDefaultBinding<Counters>;
