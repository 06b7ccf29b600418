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

// --- rules_wrong_as_written --gen-global-isel-combiner --combiners=C ; --gen-global-isel-combiner --combiners=C --gicombiner-stop-after-parse
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def twin : GICombinePatFrag<(outs root:$r, $s), (ins), [(pattern (G_FNEG $r, $s), (G_FABS $s, $t)), (pattern (G_SEXT $r, $s), (G_TRUNC $s, $u))]>;
def asked : GICombinePatFrag<(outs), (ins gi_mo:$a), [(pattern "return one(${a});"), (pattern "return two(${a}, ${b});")]>;
def open : GICombinePatFrag<(outs root:$r), (ins), [(pattern (G_ANYEXT $r, GIVariadic<>:$s))]>;
def lost_root : GICombineRule<(defs root:$e), (match (G_FNEG $d, $x)), (apply (COPY $d, $x))>;
def opcode_beside : GICombineRule<(defs root:$d), (match (wip_match_opcode G_ADD), (G_FNEG $d, $x)), (apply "put(${x});")>;
def code_root : GICombineRule<(defs root:$c), (match (G_FNEG $d, $x), "return ${x};":$c), (apply "put(${x});")>;
def no_store : GICombineRule<(defs root:$m), (match (G_STORE $a, $b):$m), (apply (G_STORE $b, $a))>;
def number_defined : GICombineRule<(defs root:$d), (match (G_ADD $d, (i32 3):$x, $y), (G_FNEG $x, $y)), (apply "put(${y});")>;
def list_twice : GICombineRule<(defs root:$d), (match (G_MERGE_VALUES $d, $e, $x), (G_BUILD_VECTOR $e, $y, GIVariadic<>:$x)), (apply "put(${y});")>;
def list_in_fixed : GICombineRule<(defs root:$d), (match (G_FNEG $e, $x), (G_BUILD_VECTOR $d, $e, GIVariadic<>:$x)), (apply "put(${e});")>;
def list_of_fragment : GICombineRule<(defs root:$d), (match (open $d)), (apply "put(${d});")>;
def list_of_use : GICombineRule<(defs root:$d), (match (twin $d, GIVariadic<>:$x)), (apply "put(${d});")>;
def type_of_use : GICombineRule<(defs root:$d), (match (twin $d, GITypeOf<"$d">:$x)), (apply "put(${d});")>;
def types_matched : GICombineRule<(defs root:$d), (match (G_ADD $d, $x, $x), (G_FNEG $x, $y)), (apply (G_FABS $d, GITypeOf<"$d">:$x))>;
def type_of_none : GICombineRule<(defs root:$d), (match (G_FNEG GITypeOf<"$z">:$d, $x)), (apply (G_FABS $d, GITypeOf<"$z">:$y))>;
def flags_of_use : GICombineRule<(defs root:$d), (match (twin $d, $x):$m), (apply (G_FABS $d, $x, (MIFlags $m)))>;
def root_alone : GICombineRule<(defs root:$d), (match (twin $d, $x)), (apply (COPY $d, (i32 1)), (COPY $x, (i32 2)))>;
def no_variables : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x), (asked $x), "return ${p} + ${q};"), (apply "put(${r});", "put(${d}, ${s});")>;
def of_opcodes : GICombineRule<(defs root:$d), (match (wip_match_opcode G_ADD, G_SUB):$d, "return ${p};"), (apply "put(${q});")>;
def label_of_none : GICombineRule<(defs root:$m), (match (G_FNEG $d, $x):$m), (apply (G_FABS $d, $t), (G_FNEG i32:$t, $x):$m)>;
def loop : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (G_FABS i32:$t, $u), (G_FNEG i32:$u, $t), (COPY $d, $x))>;
def same_names : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x):$m, (G_FABS $x, $y):$m, (G_FABS $y)), (apply (COPY $d, $y))>;
def int_trap_of : Intrinsic<[llvm_i32_ty], [llvm_i32_ty]>;
def list_called : GICombineRule<(defs root:$d), (match (int_trap_of $d, GIVariadic<>:$x)), (apply "put(${d});")>;
def C : GICombiner<"Folder", [lost_root, opcode_beside, code_root, no_store, number_defined, list_twice, list_in_fixed, list_of_fragment,
  list_of_use, type_of_use, types_matched, type_of_none, flags_of_use, root_alone, no_variables, of_opcodes, label_of_none, loop,
  same_names, list_called]>;
