// NEON's functions: headers, and what Clang knows of the builtins.

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

// --- types --gen-arm-neon ; --gen-arm-neon-sema ; --gen-arm-fp16 ; --gen-arm-bf16 ; --gen-arm-vector-type
include "neon.td"
def Everything : SInst<"vall", "...", "csilhfdbmUcUsUiUlPcPsPlPkQcQsQiQlQhQfQdQbQmQUcQUsQUiQUlQPcQPsQPlQPk">;
def Scalars : SInst<"vone", "11", "ScSsSiSlShSfSdSUcSPlHs">;
def Kinds : SInst<"vkinds", "(v)SUFPB(p)", "sQUiPsl">;
def Widths : WInst<"vwidths", "(<)(>)(Q)(q)(>U)(<F)(c)", "sQUi">;
def Structs : SInst<"vstructs", "2(2>)34(c*)*", "sQh">;
def Lists : SInst<"vld1_x3", "3(c*!)", "QslSf">;
def Modes : SInst<"vmode", "..V(V2)(2V)", "m">;
def Orders : SInst<"vorder", ".(12)(21)(I>)(VU)(<U1)", "s">;

// --- names --gen-arm-neon ; --gen-arm-neon-sema
include "neon.td"
def A : IInst<"vget_lane", "1.I", "sQsPlf">;
def B : WInst<"vget_lane", "1.I", "UsQUb", [ImmCheck<1, ImmCheckLaneIndex, 0>]>;
def C : SInst<"vcvt_f16_f32", "(<q)(Q)", "Hf">;
def D : SInst<"vcvt_f32_f16", "(Q!)(<Fq)", "h">;
def E : SInst<"vst1_x2", "v*(2!)", "QscPs">;
def F : SInst<"vst1_x3", "v*(1)", "QscPs">;
def G : SInst<"vsame", "..", "lsl">;
def H : IInst<"vsame", ".I", "c">;
def I : SInst<"vsame", "..", "c"> { let TargetGuard = "fullfp16,neon"; }
def J : SInst<"vsame", "..", "i"> { let TargetGuard = ""; }
def K : SInst<"vreinterpret", "..", "HcUcScQs"> { let CartesianProductWith = "cHcQcHUcfPl"; }
def L : IInst<"vmove_x2", "1.", "cUc"> { let CartesianProductWith = "sUs"; }
def M : SInst<"vmove_x2", "..", "c"> { let CartesianProductWith = "sUs"; let TargetGuard = "aes"; }
def N : LOpInst<"vgone", "1.I", "l", OP_UNAVAILABLE>;
def O : SOpInst<"vgone", "...", "Qs", OP_UNAVAILABLE>;
def P : Inst<"vplain", "1.", "s", OP_NONE>;

// --- byte_orders --gen-arm-neon ; --gen-arm-neon-sema
include "neon.td"
def A : SInst<"vsafe", "..I", "Qs"> { let BigEndianSafe = 1; }
def B : SInst<"vone", "..", "lPld">;
def C : SInst<"vtwo", "2(2!)", "s">;
def D : SInst<"vput", "v*(2!)", "Qs">;
def E : SInst<"vtake", "4(c*!)", "Qs">;
def F : SInst<"vhalf", "1(.!)I", "hQh">;
def G : SInst<"vhalf1", "..1", "Sh">;
def H : SInst<"vnone", "..", "ck">;
def I : SInst<"vhalf2", ".(2)1", "h">;
def J : IInst<"vcast", "1.(2)", "UsPc">;

// --- guards --gen-arm-neon ; --gen-arm-neon-sema
include "neon.td"
def A : SOpInst<"va", "..I", "s", Op<(call "vi", $p0, $p1)>>;
def B : SOpInst<"vb", "..I", "s", Op<(call "va", $p0, $p1)>> { let ArchGuard = "B"; }
def C : SOpInst<"vz", "..I", "s", Op<(op "+", (call "va", $p0, $p1), (call "vi", $p0, $p1))>> {
  let ArchGuard = "B";
}
def D : SOpInst<"vy", "..I", "s", Op<(call "vi", $p0, $p1)>> { let TargetGuard = "aes,neon"; }
def E : SOpInst<"vself", "..", "c", Op<(call "vself", $p0)>>;
def F : SOpInst<"vwaits", "..", "c", Op<(call "vself", $p0)>>;
def G : SInst<"vsmall", "..", "m">;
def H : SInst<"vsmall2", "..", "m"> { let ArchGuard = "X"; }
def I : SInst<"vsmall3", "..", "m"> { let ArchGuard = "defined(__aarch64__) || Y"; }
def J : SInst<"vi", "..I", "cs"> { let ArchGuard = "A"; }
def K : SOpInst<"vl", "..", "c", Op<(op "-", (call "vm", $p0))>>;
def L : SOpInst<"vm", "..", "c", Op<(op "~", $p0)>>;

// --- checks --gen-arm-neon-sema
include "neon.td"
def A : SInst<"va", "..II", "sQs", [ImmCheck<2, ImmCheckLaneIndex, 0>, ImmCheck<1, ImmCheck0_31>,
                                    ImmCheck<1, ImmCheckShiftRight, 1>]> { let isLaneQ = 1; }
def B : SInst<"vb", "..I", "s">;
def C : SInst<"vb", "..I", "c", [ImmCheck<1, ImmCheck0_31>]>;
def D : SInst<"vc", "..", "s", [ImmCheck<0, ImmCheck0_31>]>;
def E : SInst<"vd", "1(>)VI", "s", [ImmCheck<2, ImmCheckLaneIndex, 1>]>;
def F : SOpInst<"ve", "..I", "s", Op<(op "-", $p0)>> { let ImmChecks = [ImmCheck<1, ImmCheck0_31>]; }

// --- told_types --gen-arm-neon-sema
include "neon.td"
def A : SInst<"va", "(<F!)(.!)(>!)", "sQs">;
def B : SInst<"vb", "v.", "hUsl">;
def C : SInst<"vc", "(v!)*", "f">;
def D : SInst<"vd", "v(*!)", "PsQPlQPc">;
def E : SInst<"ve", "(P!>).", "l">;
def F0 : SInst<"vf", ".*.", "s">;
def F1 : SInst<"vf", "..(c*)", "c">;
def G0 : SInst<"vg", ".*.", "s">;
def G1 : SInst<"vg", "...", "c">;
def G2 : SInst<"vg", "..(c*)", "c">;
def H : SInst<"vh", "2*.(c*)", "b">;

// --- operations --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "...", "sQUc", LOp<[(save_temp $x, (op "*", $p0, $p1)), (op "+", $x, (op "~", $x))]>>;
def B : SOpInst<"vb", "..2", "sQUc", LOp<[(op "*", $p0, $p0), (op "+", $p0, $p0, $p1)]>>;
def C : SOpInst<"vc", "v*.", "s", Op<(op "=", (op "*", (cast "S", $p0)), (op "*", $p0))>>;
def D : SOpInst<"vd", "v.", "s", LOp<[(save_temp $x, $p0), (op "+", $x)]>>;
def E : SOpInst<"ve", "..", "s", Op<(save_temp $ret, (op "-", $p0))>>;
def F : SOpInst<"vf", "..", "s", Op<(literal "int16x4_t", "a, b")>>;
def G : SOpInst<"vg", ".1", "sPldQbh", Op<(dup $p0)>>;
def H : SOpInst<"vh", "..1(2)", "sQb", LOp<[(dup_typed $p0, $p1), (dup_typed $p2, $p1), (dup_typed "uint8x16_t", $p1)]>>;
def I : SOpInst<"vi", "..I", "s", Op<(dup $p1)>>;

// --- casts --gen-arm-neon
include "neon.td"
def A : SOpInst<"va", "(>)(<)(1U)", "s", LOp<[(cast "R", $p0), (cast $p1, $p0), (cast "S", $p1), (cast "U", "8", $p0)]>>;
def B : SOpInst<"vb", "..", "QsQhQPsQb", LOp<[(cast "H", $p0), (cast "H", "D", $p0), (cast "32", $p0), (bitcast "8", "U", $p0)]>>;
def C : SOpInst<"vc", ".(c*)(2)I", "s", LOp<[(cast "U", $p0), (cast "8", $p0), (cast "D", $p1), (cast "U", $p2), (cast "H", $p2)]>>;
def D : SOpInst<"vd", "..V", "s", LOp<[(cast "U", $p1), (cast $p1, $p0), (cast "poly128_t", $p0), (cast "float16x4x2_t", $p0)]>>;
def E : SOpInst<"ve", "..", "s", LOp<[(cast $p0), (bitcast "bfloat16x8_t", (cast "D", $p0)), (cast "mfloat8x8_t", $p0)]>>;

// --- shuffles --gen-arm-neon
include "neon.td"
class Shuffle<string name, dag mask, string prototype = "..."> : SOpInst<name, prototype, "QsQUc", Op<(shuffle $p0, $p1, mask)>>;
def A : Shuffle<"va", (add (highhalf mask0), (highhalf mask1))>;
def B : Shuffle<"vb", (interleave (lowhalf mask0), (lowhalf mask1))>;
def C : Shuffle<"vc", (interleave (decimate mask0, 2), (decimate (rotl mask1, 1), 2))>;
def D : Shuffle<"vd", (rotr (rotl mask0, 3), 11)>;
def E : Shuffle<"ve", (rev 32, mask1)>;
def F : Shuffle<"vf", (lowhalf mask0, mask1), "...">;
def G : Shuffle<"vg", (trunc (shl (add mask0, mask1), 4), 8)>;
def H : SOpInst<"vh", "...", "s", Op<(shuffle $p0, $p1, (add mask0, mask1))>>;
def I : SOpInst<"vi", "..", "QsQl", Op<(op "-", (shuffle $p0, $p0, (lowhalf (add mask1, mask0))))>>;
def J : SOpInst<"vj", "..", "s", Op<(shuffle $p0, $p0, (sub (add mask1, mask0), (add sv0, sv1, sv2, sv3)))>>;
def K : SOpInst<"vk", "..", "s", Op<(shuffle $p0, $p0, (sequence "sv%u", 3, 0))>>;
def L : SOpInst<"vl", "..", "s", Op<(shuffle (cast "8", $p0), (cast "8", $p0), (rev 16, mask0))>>;

// --- calls --gen-arm-neon
include "neon.td"
def A : SOpInst<"va_high", "...", "c", Op<(call (name_replace "_high", ""), $p0)>>;
def B : SOpInst<"va", "..", "c", Op<(op "!", $p0)>>;
def C : SOpInst<"vb_laneq", "..(Q)", "s", Op<(call_mangled "vc_lane", $p0, $p1)>>;
def D : SOpInst<"vc_lane", "...", "cQcsQsSs", Op<(op "+", $p0)>>;
def E : SOpInst<"vc_laneq", "..(Q)", "cQcsQsSs", Op<(op "+", $p0)>> { let isLaneQ = 1; }
def F : SOpInst<"vd", "(q)(q)", "cQcSc", Op<(op "+", $p0)>>;
def G : SOpInst<"ve", "..", "cSc", Op<(call_mangled "vd", $p0)>>;
def H : SOpInst<"vf", "..(q)", "Qc", Op<(call_mangled "vd", $p1)>>;
def I : SOpInst<"vg", "v.", "c", Op<(call "vh", $p0)>>;
def J : SInst<"vh", "v.", "c">;
def K : SOpInst<"vi", "..1", "sQs", Op<(call "vj", (op "+", $p0, $p0), $p1, (literal "int32_t", "1 + 2"))>>;
def L : SInst<"vj", "..1I", "sQs">;
def M : SOpInst<"vk", "..", "s", LOp<[(save_temp $x, (call "vl", $p0, (literal "int32_t", "3"))), (op "-", $x)]>>;
def N : SInst<"vl", "..I", "s">;

// --- nothing --gen-arm-neon ; --gen-arm-neon-sema ; --gen-arm-fp16 ; --gen-arm-bf16
include "neon.td"

// --- several_modifiers --gen-arm-neon ; --gen-arm-neon-sema
include "neon.td"
def Modifiers : SInst<"a", "..", "iUUiPUsUPsUPlPUlUPkHiHQiSi">;
def Floats : SInst<"b", "..", "PhPfUhUfPdUdPbUm">;
def Guards : SInst<"e", "..", "i"> { let ArchGuard = "x"; let TargetGuard = ""; }
def Alone : SInst<"f", "v*", "i"> { let BigEndianSafe = 1; }
