// What NEON's functions refuse.

// +++ neon.td
class ImmCheckType<int val> { int Value = val; }
def ImmCheck0_31 : ImmCheckType<0>;
def ImmCheckShiftRight : ImmCheckType<4>;
def ImmCheckLaneIndex : ImmCheckType<7>;
class ImmCheck<int arg, ImmCheckType kind, int typeArg = -1> {
  int ImmArgIdx = arg;
  int TypeContextArgIdx = typeArg;
  ImmCheckType Kind = kind;
}
class Operation<list<dag> ops = []> {
  list<dag> Ops = ops;
  bit Unavailable = 0;
}
class Op<dag operation> : Operation<[operation]>;
class LOp<list<dag> ops> : Operation<ops>;
foreach i = 0...63 in def sv#i;
class MaskExpand;
def mask0 : MaskExpand;
def mask1 : MaskExpand;
def op; def call; def call_mangled; def cast; def bitcast; def dup; def dup_typed; def save_temp;
def name_replace; def literal; def shuffle; def add; def sub; def and; def shl; def trunc;
def interleave; def decimate; def sequence; def rotl; def rotr; def highhalf; def lowhalf; def rev;
def OP_NONE : Operation;
def OP_UNAVAILABLE : Operation { let Unavailable = 1; }
class Inst<string name, string prototype, string types, Operation operation,
           list<ImmCheck> checks = []> {
  string Name = name;
  string Prototype = prototype;
  string Types = types;
  string ArchGuard = "";
  string TargetGuard = "neon";
  Operation Operation = operation;
  bit BigEndianSafe = 0;
  bit isShift = 0;
  bit isScalarShift = 0;
  bit isScalarNarrowShift = 0;
  bit isVCVT_N = 0;
  bit isVXAR = 0;
  bit isLaneQ = 0;
  list<ImmCheck> ImmChecks = checks;
  string InstName = "";
  bit isHiddenWInst = 0;
  bit isHiddenLInst = 0;
  string CartesianProductWith = "";
}
class SInst<string n, string p, string t, list<ImmCheck> c = []> : Inst<n, p, t, OP_NONE, c>;
class IInst<string n, string p, string t, list<ImmCheck> c = []> : Inst<n, p, t, OP_NONE, c>;
class WInst<string n, string p, string t, list<ImmCheck> c = []> : Inst<n, p, t, OP_NONE, c>;
class SOpInst<string n, string p, string t, Operation o> : Inst<n, p, t, o>;
class IOpInst<string n, string p, string t, Operation o> : Inst<n, p, t, o>;
class WOpInst<string n, string p, string t, Operation o> : Inst<n, p, t, o>;
class LOpInst<string n, string p, string t, Operation o> : Inst<n, p, t, o>;
class NoTestOpInst<string n, string p, string t, Operation o> : Inst<n, p, t, o>;

// --- no_class --gen-arm-neon ; --gen-arm-neon-sema ; --gen-arm-fp16 ; --gen-arm-bf16
class Unrelated;

// --- unknown_operation --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(mask0 $p0)>>;

// --- no_operand --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(op "+")>>;

// --- unknown_variable --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(op "+", $p7)>>;

// --- text_as_operand --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(op "+", "int16_t", $p0)>>;

// --- two_types --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(op "+", $p0, (cast "U", $p0))>>;

// --- name_of_operation --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(op "-", (op "-", $p0):$x)>>;

// --- cast_to_number --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(cast 5, $p0)>>;

// --- cast_to_unknown_variable --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(cast $nope, $p0)>>;

// --- cast_of_nothing --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(cast)>>;

// --- too_narrow --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(cast "H", $p0)>>;

// --- too_wide --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(cast "D", "D", $p0)>>;

// --- too_few_bits --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(cast "int16_t", "32", $p0)>>;

// --- dup_of_vector --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(dup $p0)>>;

// --- dup_of_two --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(dup $p0, $p0)>>;

// --- dup_typed_of_one --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(dup_typed $p0)>>;

// --- dup_typed_of_vector --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(dup_typed $p0, $p0)>>;

// --- temporary_of_one --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", LOp<[(save_temp $x), (op "-", $p0)]>>;

// --- temporary_without_name --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", LOp<[(save_temp "x", $p0), (op "-", $p0)]>>;

// --- temporary_twice --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", LOp<[(save_temp $x, $p0), (save_temp $x, $p0), (op "-", $x)]>>;

// --- literal_of_one --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(literal "int8x8_t")>>;

// --- shuffle_of_one --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(shuffle $p0)>>;

// --- shuffle_of_two_types --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(shuffle $p0, (cast "U", $p0), mask0)>>;

// --- shuffle_of_lanes --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(shuffle $p0, $p0, (add sv0))>>;

// --- shuffle_by_records --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(shuffle $p0, $p0, (add mask0, op))>>;

// --- shuffle_by_text --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(shuffle $p0, $p0, "x")>>;

// --- rotated_by_nothing --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(shuffle $p0, $p0, (rotl mask0))>>;

// --- unknown_function --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(call "nope", $p0)>>;

// --- call_of_nothing --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(call)>>;
def B : SInst<"vother", "..", "s">;
def C : SInst<"vtwice", "..", "s">;
def D : SInst<"vtwice", "1.", "s">;
def E : SInst<"vvoid", "v.", "s">;

// --- call_of_number --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(call 5, $p0)>>;
def B : SInst<"vother", "..", "s">;
def C : SInst<"vtwice", "..", "s">;
def D : SInst<"vtwice", "1.", "s">;
def E : SInst<"vvoid", "v.", "s">;

// --- call_of_other_types --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(call "vother", (cast "U", $p0))>>;
def B : SInst<"vother", "..", "s">;
def C : SInst<"vtwice", "..", "s">;
def D : SInst<"vtwice", "1.", "s">;
def E : SInst<"vvoid", "v.", "s">;

// --- call_of_several --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(call "vtwice", $p0)>>;
def B : SInst<"vother", "..", "s">;
def C : SInst<"vtwice", "..", "s">;
def D : SInst<"vtwice", "1.", "s">;
def E : SInst<"vvoid", "v.", "s">;

// --- name_without_part --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(call (name_replace "X", ""), $p0)>>;

// --- name_replaced_by_nothing --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", Op<(call (name_replace "v"), $p0)>>;

// --- temporary_of_void --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "s", LOp<[(save_temp $x, (call "vvoid", $p0)), (op "-", $p0)]>>;
def B : SInst<"vother", "..", "s">;
def C : SInst<"vtwice", "..", "s">;
def D : SInst<"vtwice", "1.", "s">;
def E : SInst<"vvoid", "v.", "s">;

// --- dup_for_scalar --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "11", "SPk", Op<(dup $p0)>>;

// --- unknown_type_letter --gen-arm-neon ; --gen-arm-neon-sema
include "neon.td"
def A : SInst<"va", "..", "sx">;

// --- unknown_prototype_letter --gen-arm-neon ; --gen-arm-neon-sema
include "neon.td"
def A : SInst<"va", ".(x)", "s">;

// --- part_of_no_lane --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "..", "Qs", Op<(shuffle $p0, $p0, (rev 48, mask0))>>;

// --- too_large_integers --gen-arm-neon-sema
include "neon.td"
def A : SInst<"va", "(1>)(>)", "k">;

// --- too_small_elements --gen-arm-neon-sema
include "neon.td"
def A : SInst<"va", ".(<!)", "c">;
