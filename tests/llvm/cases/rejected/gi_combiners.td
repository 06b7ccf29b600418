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
