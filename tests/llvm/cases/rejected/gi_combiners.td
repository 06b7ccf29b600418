Combiners of GlobalISel: one mistake each.

// --- no_root --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs), (match (G_FNEG $d, $x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- unknown_root --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$e), (match (G_FNEG $d, $x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- unreachable --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x), (G_FABS $y, $z)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- number_of_operands --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x, $y)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- not_matched --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (COPY $d, $y))>;
def C : GICombiner<"Folder", [bad]>;

// --- not_redefined --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (COPY i32:$y, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- no_type --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (G_ICMP $t, $x, $x, $x), (COPY $d, $t))>;
def C : GICombiner<"Folder", [bad]>;

// --- defined_twice --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (COPY $d, $x), (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- mixed_apply --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (COPY $d, $x), "f();")>;
def C : GICombiner<"Folder", [bad]>;

// --- opcodes_applied --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (wip_match_opcode G_FNEG, G_FABS):$d), (apply (GIEraseRoot))>;
def C : GICombiner<"Folder", [bad]>;

// --- unknown_variable --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply "f(${y});")>;
def C : GICombiner<"Folder", [bad]>;

// --- untyped_constant --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (G_CONSTANT $d, 5))>;
def C : GICombiner<"Folder", [bad]>;

// --- replacement_matched --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (GIReplaceReg $d, $x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- root_erased_that_defines --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (GIEraseRoot))>;
def C : GICombiner<"Folder", [bad]>;

// --- no_action --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- no_instruction --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (root $d, $x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- combine_without_code --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (combine (G_FNEG $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- defines_number --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (G_FNEG 5, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- no_combiners --gen-global-isel-combiner
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }

// --- no_such_combiner --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }

// --- not_a_combiner --gen-global-isel-combiner --combiners=root
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }

// --- fragment_without_root --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def f : GICombinePatFrag<(outs $d), (ins $x), [(pattern (G_FNEG $d, $x))]>;
def bad : GICombineRule<(defs root:$d), (match (f $d, $x)), (apply "g();")>;
def C : GICombiner<"Folder", [bad]>;

// --- fragment_output_undefined --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def f : GICombinePatFrag<(outs root:$d, $y), (ins $x), [(pattern (G_FNEG $d, $x))]>;
def bad : GICombineRule<(defs root:$d), (match (f $d, $y, $x)), (apply "g();")>;
def C : GICombiner<"Folder", [bad]>;

// --- fragment_input_defined --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def f : GICombinePatFrag<(outs root:$d), (ins $x), [(pattern (G_FNEG $d, $x), (G_FNEG $x, $y))]>;
def bad : GICombineRule<(defs root:$d), (match (f $d, $x)), (apply "g();")>;
def C : GICombiner<"Folder", [bad]>;

// --- fragment_number --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def f : GICombinePatFrag<(outs root:$d), (ins gi_imm:$x), [(pattern (G_CONSTANT $d, $x))]>;
def bad : GICombineRule<(defs root:$d), (match (f $d, $x)), (apply "g();")>;
def C : GICombiner<"Folder", [bad]>;

// --- fragment_operands --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def f : GICombinePatFrag<(outs root:$d), (ins $x), [(pattern (G_FNEG $d, $x))]>;
def bad : GICombineRule<(defs root:$d), (match (f $d)), (apply "g();")>;
def C : GICombiner<"Folder", [bad]>;

// --- too_many_choices --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def f : GICombinePatFrag<(outs root:$d), (ins $x), [(pattern (G_FNEG $d, $x)), (pattern (G_FNEG $d, $x)), (pattern (G_FNEG $d, $x)), (pattern (G_FNEG $d, $x)), (pattern (G_FNEG $d, $x)), (pattern (G_FNEG $d, $x)), (pattern (G_FNEG $d, $x)), (pattern (G_FNEG $d, $x)), (pattern (G_FNEG $d, $x)), (pattern (G_FNEG $d, $x)), (pattern (G_FNEG $d, $x)), (pattern (G_FNEG $d, $x)), (pattern (G_FNEG $d, $x)), (pattern (G_FNEG $d, $x)), (pattern (G_FNEG $d, $x)), (pattern (G_FNEG $d, $x)), (pattern (G_FNEG $d, $x))]>;
def bad : GICombineRule<(defs root:$d), (match (f $d, $x)), (apply "g();")>;
def C : GICombiner<"Folder", [bad]>;

// --- two_roots --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d, root:$e), (match (G_FNEG $d, $x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- data_no_name --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d, data), (match (G_FNEG $d, $x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- root_no_name --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root), (match (G_FNEG $d, $x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- defs_other --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d, G_ADD:$x), (match (G_FNEG $d, $x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- defs_op --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(ins root:$d), (match (G_FNEG $d, $x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- same_name --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x):$p, (G_FNEG $x, $y):$p), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- combine_and --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (combine (G_FNEG $d, $x), "f();"), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- wip_twice --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (wip_match_opcode G_ADD):$d, (wip_match_opcode G_SUB):$x), (apply "f();")>;
def C : GICombiner<"Folder", [bad]>;

// --- wip_beside --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (wip_match_opcode G_ADD):$d, (G_FNEG $d, $x)), (apply "f();")>;
def C : GICombiner<"Folder", [bad]>;

// --- wip_bad --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (wip_match_opcode root):$d), (apply "f();")>;
def C : GICombiner<"Folder", [bad]>;

// --- wip_none --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (wip_match_opcode):$d), (apply "f();")>;
def C : GICombiner<"Folder", [bad]>;

// --- wip_not_root --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (wip_match_opcode G_ADD):$x), (apply "f();")>;
def C : GICombiner<"Folder", [bad]>;

// --- empty_match --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match), (apply "f();")>;
def C : GICombiner<"Folder", [bad]>;

// --- empty_apply --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply)>;
def C : GICombiner<"Folder", [bad]>;

// --- typeof_match --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, GITypeOf<"$d">:$x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- typeof_bad --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (G_FABS GITypeOf<"$z">:$t, $x), (COPY $d, $t))>;
def C : GICombiner<"Folder", [bad]>;

// --- typeof_dollar --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (G_FABS GITypeOf<"x">:$t, $x), (COPY $d, $t))>;
def C : GICombiner<"Folder", [bad]>;

// --- conflict --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG i32:$d, $x), (G_FABS i32:$x, i64:$d)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- variadic_min --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_BUILD_VECTOR $d, GIVariadic<0>:$x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- variadic_max --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_BUILD_VECTOR $d, GIVariadic<3,2>:$x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- variadic_def --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_UNMERGE_VALUES GIVariadic<>:$d, $x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- variadic_not_last --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_BUILD_VECTOR $d, GIVariadic<>:$x, $y)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- variadic_on_fixed --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, GIVariadic<>:$x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- variadic_twice --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_BUILD_VECTOR $d, GIVariadic<>:$x), (G_BUILD_VECTOR $e, GIVariadic<>:$x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- flags_twice --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x, (MIFlags FmNsz), (MIFlags FmNsz))), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- flags_bad --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x, (MIFlags root))), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- flags_copy_match --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x, (MIFlags $y))), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- flags_copy_unknown --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (G_FNEG $d, $x, (MIFlags $y)))>;
def C : GICombiner<"Folder", [bad]>;

// --- replace_number --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (GIReplaceReg $d, (i32 5)))>;
def C : GICombiner<"Folder", [bad]>;

// --- replace_old_unmatched --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (GIReplaceReg $q, $x), (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- replace_use --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (GIReplaceReg $x, $d), (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- replace_count --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (GIReplaceReg $d))>;
def C : GICombiner<"Folder", [bad]>;

// --- erase_two --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$r), (match (G_STORE $d, $x):$r), (apply (GIEraseRoot), (G_STORE $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- erase_operand --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$r), (match (G_STORE $d, $x):$r), (apply (GIEraseRoot $d))>;
def C : GICombiner<"Folder", [bad]>;

// --- matched_twice --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x), (G_FABS $d, $y)), (apply (COPY $d, $y))>;
def C : GICombiner<"Folder", [bad]>;

// --- no_operand_name --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, i32)), (apply (COPY $d, $d))>;
def C : GICombiner<"Folder", [bad]>;

// --- bad_type --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, root:$x)), (apply (COPY $d, $d))>;
def C : GICombiner<"Folder", [bad]>;

// --- builtin_match_only --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (GIEraseRoot)), (apply (COPY $d, $d))>;
def C : GICombiner<"Folder", [bad]>;

// --- apply_wip --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (wip_match_opcode G_FNEG))>;
def C : GICombiner<"Folder", [bad]>;

// --- apply_frag --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (idempotent_prop_frags $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- match_imm_def --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG 5, $x):$d), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- root_used --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $d)), (apply (COPY $d, $d))>;
def C : GICombiner<"Folder", [bad]>;

// --- data_as_operand --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d, data:$x), (match (G_FNEG $d, $x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- copy_variadic_type --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def data : GIDefMatchData<"int">;
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (G_BUILD_VECTOR $d, GIVariadic<>:$x))>;
def C : GICombiner<"Folder", [bad]>;

// --- nested_used_twice --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_ADD $d, $x, $x), (G_FNEG $x, $y)), (apply (COPY $d, $y))>;
def C : GICombiner<"Folder", [bad]>;

// --- nested_defines_two_uses --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_ADD $d, $x, $y), (G_UNMERGE_VALUES $x, $y, $z)), (apply (COPY $d, $z))>;
def C : GICombiner<"Folder", [bad]>;

// --- nested_uses_the_root --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FREEZE $d, $x), (G_ADD $x, $d, $y)), (apply (COPY $d, $y))>;
def C : GICombiner<"Folder", [bad]>;

// --- nested_uses_itself_unreachable --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FREEZE $d, $x), (G_ADD $y, $y, $x)), (apply (COPY $d, $y))>;
def C : GICombiner<"Folder", [bad]>;

// --- applied_root_defines_another --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$r), (match (G_ADD $d, $x, $y):$r), (apply (G_SUB i32:$p, $x, $x):$r, (G_ZEXT $d, $p))>;
def C : GICombiner<"Folder", [bad]>;

// --- open_list_tells_no_type --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def G_ANY : GenericInstruction {
  let Namespace = "Test"; let hasSideEffects = false;
  let OutOperandList = (outs type0:$d); let InOperandList = (ins type1:$a, variable_ops);
}
def bad : GICombineRule<(defs root:$d), (match (G_PTR_ADD i64:$d, $x, $y)),
  (apply (G_BUILD_VECTOR $t, 32, $y), (G_ANY $d, $x, $t))>;
def C : GICombiner<"Folder", [bad]>;

// --- no_flags --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x, (MIFlags))), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- input_defined --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (COPY i32:$x, $d), (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- inner_value_defined --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $y, $x), (G_FABS $d, $y)), (apply (COPY $y, $x), (COPY $d, $y))>;
def C : GICombiner<"Folder", [bad]>;

// --- named_number --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (COPY $d, (i32 3):$z))>;
def C : GICombiner<"Folder", [bad]>;

// --- number_named_as_matched --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (COPY $d, (i32 3):$x))>;
def C : GICombiner<"Folder", [bad]>;

// --- number_defined --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (COPY (i32 3):$d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- named_number_in_place_of_a_register --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)), (apply (GIReplaceReg $d, (i32 3):$x))>;
def C : GICombiner<"Folder", [bad]>;

// --- parameters_of_one_name --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def fr : GICombinePatFrag<(outs root:$d), (ins $x, $x), [(pattern (G_FNEG $d, $x))]>;
def bad : GICombineRule<(defs root:$d), (match (fr $d, $x, $x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- twice_in_an_alternative --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def fr : GICombinePatFrag<(outs root:$d), (ins $x), [(pattern (G_FNEG $d, $y), (G_FABS $y, $x), (G_FABS $y, $x))]>;
def bad : GICombineRule<(defs root:$d), (match (fr $d, $x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- root_beside_another_result --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def G_TWO : GenericInstruction { let Namespace = "Test"; let OutOperandList = (outs type0:$d, type0:$e); let InOperandList = (ins type0:$a); }
def fr : GICombinePatFrag<(outs root:$d, $e), (ins $x), [(pattern (G_TWO $d, $e, $x))]>;
def bad : GICombineRule<(defs root:$d), (match (fr $d, $e, $x)), (apply [{ f(); }])>;
def C : GICombiner<"Folder", [bad]>;

// --- parameter_without_name --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def fr : GICombinePatFrag<(outs root), (ins $x), [(pattern (G_FNEG $d, $x))]>;
def bad : GICombineRule<(defs root:$d), (match (fr $d, $x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- parameter_of_a_type --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def fr : GICombinePatFrag<(outs root:$d), (ins i32:$x), [(pattern (G_FNEG $d, $x))]>;
def bad : GICombineRule<(defs root:$d), (match (fr $d, $x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- number_as_result_of_a_fragment --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def fr : GICombinePatFrag<(outs gi_imm:$d), (ins $x), [(pattern (G_FNEG $d, $x))]>;
def bad : GICombineRule<(defs root:$d), (match (fr $d, $x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- root_is_an_input --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_ZEXT $x, $d)), (apply "f();")>;
def C : GICombiner<"Folder", [bad]>;

// --- type_of_remaining --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def G_MANY : GenericInstruction { let Namespace = "Test"; let OutOperandList = (outs type0:$d); let InOperandList = (ins variable_ops); }
def bad : GICombineRule<(defs root:$d), (match (G_MANY $d, GIVariadic<>:$x)), (apply (G_MANY $d, $x, (GITypeOf<"$x"> 4)))>;
def C : GICombiner<"Folder", [bad]>;

// --- inferred_from_remaining --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_MERGE_VALUES $d, (i32 -4), GIVariadic<>:$v)), (apply (G_BUILD_VECTOR $d, -1, $v))>;
def C : GICombiner<"Folder", [bad]>;

// --- unbound_in_one_alternative --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def f : GICombinePatFrag<(outs root:$d), (ins $x), [(pattern (G_ZEXT $d, $y)), (pattern (G_SEXT $d, $x))]>;
def bad : GICombineRule<(defs root:$d), (match (f $d, $x)), (apply "f();")>;
def C : GICombiner<"Folder", [bad]>;

// --- unbound_at_its_use --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def f : GICombinePatFrag<(outs root:$d), (ins $x), [(pattern (G_ZEXT $d, $y)), (pattern (G_SEXT $d, $x))]>;
def G_MANY : GenericInstruction { let Namespace = "Test"; let OutOperandList = (outs type0:$d); let InOperandList = (ins variable_ops); }
def bad : GICombineRule<(defs root:$d), (match (G_MANY $d, $y, $x), (f $y, $x)), (apply "f();")>;
def C : GICombiner<"Folder", [bad]>;

// --- unbound_in_code --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def f : GICombinePatFrag<(outs), (ins $x), [(pattern "return ok(${x});")]>;
def bad : GICombineRule<(defs root:$d), (match (f $y), (G_ZEXT $d, $x)), (apply "f();")>;
def C : GICombiner<"Folder", [bad]>;

// --- unreachable_within_a_fragment --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def f : GICombinePatFrag<(outs root:$d), (ins $x), [(pattern (G_SEXT $y, $x), (G_ZEXT $d, $y), (G_ADD $k, $x, $x))]>;
def G_MANY : GenericInstruction { let Namespace = "Test"; let OutOperandList = (outs type0:$d); let InOperandList = (ins variable_ops); }
def bad : GICombineRule<(defs root:$d), (match (G_SEXT $z, $y), (G_MANY $d, $y), (f $y, $x)), (apply "f();")>;
def C : GICombiner<"Folder", [bad]>;

// --- fragment_unreachable --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def f : GICombinePatFrag<(outs root:$d), (ins $x), [(pattern (G_SEXT $y, $x), (G_ZEXT $d, $y), (G_ADD $k, $x, $x))]>;
def G_MANY : GenericInstruction { let Namespace = "Test"; let OutOperandList = (outs type0:$d); let InOperandList = (ins variable_ops); }
def bad : GICombineRule<(defs root:$d), (match (G_MANY $d, $y), (f $z, $x)), (apply "f();")>;
def C : GICombiner<"Folder", [bad]>;

// --- input_as_root --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def f : GICombinePatFrag<(outs root:$d), (ins root:$x), [(pattern (G_ZEXT $d, $x))]>;
def bad : GICombineRule<(defs root:$d), (match (f $d, $x)), (apply "f();")>;
def C : GICombiner<"Folder", [bad]>;

// --- replaced_by_a_number --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $s)), (apply (GIReplaceReg $d, (i32 7)))>;
def C : GICombiner<"Folder", [bad]>;

// --- remaining_of_another_type --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_BUILD_VECTOR $d, GIVariadic<2, 5>:$all)), (apply (G_CONCAT_VECTORS $d, i16:$all))>;
def C : GICombiner<"Folder", [bad]>;

// --- remaining_of_other_limits --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_BUILD_VECTOR $d, GIVariadic<2, 5>:$all)), (apply (G_CONCAT_VECTORS $d, GIVariadic<2, 6>:$all))>;
def C : GICombiner<"Folder", [bad]>;

// --- remaining_matched_twice --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_BUILD_VECTOR $v, GIVariadic<>:$all), (G_CONCAT_VECTORS $d, $v, GIVariadic<>:$all)), (apply (G_BUILD_VECTOR $d, $all))>;
def C : GICombiner<"Folder", [bad]>;

// --- flags_of_a_builtin --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$s), (match (G_STORE $x, $p):$s, "return x(${x});"), (apply (GIEraseRoot (MIFlags FmNsz)))>;
def C : GICombiner<"Folder", [bad]>;

// --- immediate_with_a_name --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def f : GICombinePatFrag<(outs root:$d), (ins gi_imm:$n), [(pattern (G_FNEG $d, $n))]>;
def bad : GICombineRule<(defs root:$d), (match (f $d, (i16 3):$three)), (apply (COPY $d, (i16 4)))>;
def C : GICombiner<"Folder", [bad]>;

// --- named_number_defined --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $n, $x):$other, (G_FABS $d, (i16 3):$n)), (apply (COPY $d, (i16 4)))>;
def C : GICombiner<"Folder", [bad]>;

// --- erased_fragment --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def f : GICombinePatFrag<(outs root:$d), (ins), [(pattern (G_FNEG $d, $x))]>;
def bad : GICombineRule<(defs root:$r), (match (f $d):$r), (apply (GIEraseRoot))>;
def C : GICombiner<"Folder", [bad]>;

// --- fragment_not_entered_by_its_root --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def f : GICombinePatFrag<(outs root:$r, gi_mo:$s), (ins $n), [(pattern (G_FNEG $r, $n), (G_FABS $s, $n))]>;
def bad : GICombineRule<(defs root:$d), (match (G_ADD $d, $a, $b), (f $a, $b, $x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- result_of_a_fragment_twice --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def f : GICombinePatFrag<(outs root:$r, gi_mo:$s), (ins $n), [(pattern (G_FNEG $r, $s), (G_FABS $s, $n))]>;
def bad : GICombineRule<(defs root:$d), (match (f $d, $b, $x), (G_ANYEXT $b, $x)), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- inner_result_of_a_fragment --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def f : GICombinePatFrag<(outs root:$r, gi_mo:$s), (ins $n), [(pattern (G_FNEG $r, $s), (G_FABS $s, $n))]>;
def bad : GICombineRule<(defs root:$d), (match (G_ADD $d, $a, $b), (f $a, $b, $x):$use), (apply (COPY $d, $x))>;
def C : GICombiner<"Folder", [bad]>;

// --- each_needs_the_other --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG $d, $a)), (apply (COPY $d, $t), (G_FABS i32:$t, $u), (G_FNEG i32:$u, $t))>;
def more : GICombineRule<(defs root:$d), (match (G_FABS $d, $a)), (apply (COPY $d, $a))>;
def C : GICombiner<"Folder", [bad, more]>;
