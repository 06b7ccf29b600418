Performance counters that cannot be: one mistake each.

// --- no_classes --gen-exegesis
class Target; def Zoo : Target;

// --- no_resource --gen-exegesis
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def A : ProcPfmCounters { let ValidationCounters = [PfmValidationCounter<InstructionRetired, "">]; }
def B : ProcPfmCounters { let IssueCounters = [PfmIssueCounter<"", "a">]; }

// --- one_resource_counted_twice --gen-exegesis
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def Idle : ProcPfmCounters { let IssueCounters = [PfmIssueCounter<"P0", "">]; }
def Busy : ProcPfmCounters {
  let IssueCounters = [PfmIssueCounter<"P0", "a">, PfmIssueCounter<"P1", "b">,
                       PfmIssueCounter<"P0", "c">];
}

// --- issue_counter_of_nothing --gen-exegesis
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def A : ProcPfmCounters { let IssueCounters = [PfmIssueCounter<"port", "">]; }

// --- validation_counter_of_nothing --gen-exegesis
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def A : ProcPfmCounters { let ValidationCounters = [PfmValidationCounter<InstructionRetired, "">]; }

// --- counter_unset --gen-exegesis
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def A : ProcPfmCounters { let UopsCounter = ?; let IssueCounters = [PfmIssueCounter<"r", ?>]; }

// --- event_unset --gen-exegesis
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def A : ProcPfmCounters { let ValidationCounters = [PfmValidationCounter<?, "a">]; }

// --- processor_unset --gen-exegesis
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def A : ProcPfmCounters;
def P : PfmCountersBinding<"", ?>;
def Q : PfmCountersBinding<?, A>;

// --- binding_unset --gen-exegesis
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def P : PfmCountersBinding<"a", ?>;

// --- two_targets --gen-exegesis
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; } def Zip : Target { let InstructionSet = II; }
