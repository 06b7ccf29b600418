// What belongs to an error is told at the reference's places, too.

// --- class_without_registers --gen-register-info ; --gen-dag-isel
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">;
def RC : RegisterClass<"Zoo", [i32], 32, (add r0)>;
def Empty : RegisterClass<"Zoo", [i32], 32, (sub RC, r0)>;
def Both : RegisterCategory<[RC, Empty]>;

// --- units_and_queues_twice --gen-subtarget
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">; def RC : RegisterClass<"Zoo", [i32], 32, (add r0)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def M : SchedMachineModel { let CompleteModel = 0; } def : ProcessorModel<"first", M, []>;
let SchedModel = M in {
  def : RetireControlUnit<8, 2>;
  def : RetireControlUnit<16, 4>;
}

// --- combine_rules --gen-global-isel-combiner --combiners=C
include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def Info : InstrInfo;
def Test : Target { let InstructionSet = Info; }
def bad : GICombineRule<(defs root:$d), (match (G_FNEG i32:$d, $x), (G_FABS $x, i32:$y), (G_FNEG $y, i64:$z)),
  (apply (COPY $d, i64:$y))>;
def bad2 : GICombineRule<(defs root:$d), (match (G_ADD i32:$d, i32:$x, $y), (G_FABS i32:$x, i32:$w), (G_FNEG $y, i64:$w)),
  (apply (COPY $d, $y))>;
def bad3 : GICombineRule<(defs root:$d), (match (G_ADD i32:$d, $x, $y), (G_UADDO $x, i32:$c, $p, $q), (G_FNEG $y, i64:$w)),
  (apply (GIEraseRoot), (COPY $d, i8:$y))>;
def bad4 : GICombineRule<(defs root:$d, root:$e), (match (G_UADDO $d, $e, $x, $y)),
  (apply (GIEraseRoot))>;
def bad5 : GICombineRule<(defs root:$d), (match (G_ADD i32:$d, i32:$x, $y):$foo),
  (apply (G_ADD i64:$d, i32:$x, $y):$bar)>;
def bad6 : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x):$foo),
  (apply (G_CONSTANT $d, 1):$bar)>;
def bad7 : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x), (G_FNEG i32:$x, i32:$w), (G_FABS $q, i32:$w)),
  (apply (COPY $d, i64:$w))>;
def bad8 : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x), (G_FNEG i64:$x, i64:$w)),
  (apply (G_FABS i64:$q, i64:$w), (COPY $d, i32:$w))>;
def bad9 : GICombineRule<(defs root:$d), (match (G_FNEG $d, $x)),
  (apply (GIEraseRoot))>;
def C : GICombiner<"Folder", [bad, bad2, bad3, bad4, bad5, bad6, bad7, bad8, bad9]>;

// --- names_like_types --gen-intrinsic-enums -DTEST_INTRINSICS_SUPPRESS_DEFS ; --gen-intrinsic-impl -DTEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def int_feed : Intrinsic<[llvm_anyint_ty]>;
def int_feed_i8 : Intrinsic<[llvm_i8_ty]>;
def int_feed_often : Intrinsic<[llvm_i8_ty], [], [], "llvm.feed.often">;
def int_feed_v2f32 : Intrinsic<[llvm_i8_ty]>;
def int_feed_late : Intrinsic<[llvm_i8_ty], [], [], "llvm.feed.p0">;

// --- unknown_target --gen-intrinsic-enums --intrinsic-prefix=bear -DTEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def int_feed : Intrinsic<[llvm_i8_ty], [], [], "llvm.feed">;
