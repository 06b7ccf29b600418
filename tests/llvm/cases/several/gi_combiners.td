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

// --- rules_with_types_and_code --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def wide : GICombinePatFrag<(outs root:$r), (ins gi_mo:$s), [(pattern (G_ANYEXT $r, i32:$s)), (pattern (G_SEXT i16:$r, $t), (G_TRUNC $t, i32:$s))]>;
def torn : GICombinePatFrag<(outs root:$r), (ins), [(pattern (G_ANYEXT $r, i8:$s), (G_FABS i16:$s, $t))]>;
def typed : GICombinePatFrag<(outs root:$r), (ins), [(pattern (G_ANYEXT $r, (GITypeOf<"$r"> 3)))]>;
def never : GICombineRule<(defs root:$d), (match (G_ADD $d, $a, i8:$b), (wide $b, i64:$x):$first, (wide $a, f32:$y)), (apply (COPY $d, $y))>;
def two_types : GICombineRule<(defs root:$d), (match (G_FNEG $d, i32:$x)), (apply (COPY $d, f32:$x))>;
def torn_use : GICombineRule<(defs root:$d), (match (torn $d)), (apply (COPY $d, (i32 1)))>;
def typed_use : GICombineRule<(defs root:$d), (match (typed $d)), (apply (COPY $d, (i32 1)))>;
def inner : GICombineRule<(defs root:$d), (match (wide $d, $m), (G_FNEG $m, $x)), (apply (COPY $d, $x))>;
def inferred : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (G_FABS $d, GITypeOf<"$d">:$x))>;
def open : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x), "see(${x});"), (apply "put(${d}, ${x")>;
def no_root : GICombineRule<(defs root:$e), (match (G_FNEG $d, $x), "see(${x});"), (apply "put(${d});")>;
def number : GICombineRule<(defs root:$d), (match (G_FNEG (i32 4), $x):$d), (apply "put(${x});")>;
def C : GICombiner<"Folder", [never, two_types, torn_use, typed_use, inner, inferred, open, no_root, number]>;
