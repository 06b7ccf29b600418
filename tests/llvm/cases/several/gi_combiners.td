// Rules of a combiner with mistakes, and what is warned of, in the order of the rules.

// --- rules_with_mistakes --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def fine : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x), "check(${x});"), (apply (COPY $d, $x))>;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (COPY $d, $y))>;
def warned : GICombineRule<(defs root:$d), (match (G_FABS $d, $x), "check(${x});"), (apply (COPY $d, $x))>;
def worse : GICombineRule<(defs root:$d), (match (G_FNEG $d, $d)), (apply (COPY $d, $d))>;
def C : GICombiner<"Folder", [fine, bad, warned, worse]>;
