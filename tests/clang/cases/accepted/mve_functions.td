// MVE's and CDE's functions.

// +++ functions.td
// Our own description of vector functions, in the classes that the generators ask for.
class Type;
def args;
def seq;
def unsignedflag;
def bitsize;
def address;

class Builder;
class IRBuilderParam<int i> { int index = i; }
class IRBuilderAddrParam<int i> : IRBuilderParam<i>;
class IRBuilderIntParam<int i, string t> : IRBuilderParam<i> { string type = t; }
class IRBuilderBase : Builder { string prefix; list<IRBuilderParam> special_params = []; }
class Call<string text> : IRBuilderBase { let prefix = text; }
class IRIntBase<string n, list<Type> p = [], bit kind = 0> : Builder {
  string intname = n;
  list<Type> params = p;
  bit appendKind = kind;
}
class strictFPAlt<Builder a, IRIntBase b> : Builder { Builder standard = a; IRIntBase strictfp = b; }
class CustomCodegen<string t> { string type = t; }

class ComplexType<dag s> : Type { dag spec = s; }
class ComplexTypeOp;
def CTO_Parameter : ComplexTypeOp;
def CTO_Vec : ComplexTypeOp;
def CTO_Pred : ComplexTypeOp;
class CTO_Tuple<int count> : ComplexTypeOp { int n = count; }
class CTO_Pointer<bit c> : ComplexTypeOp { bit const = c; }
def CTO_CopyKind : ComplexTypeOp;
class CTO_ScaleSize<int a, int b> : ComplexTypeOp { int num = a; int denom = b; }
def Void : Type;
class unpromoted<Type t> : Type { Type underlying_type = t; }
class PrimitiveType<string k, int s> : Type { string kind = k; int size = s; string nameOverride = ""; }
foreach k = ["u", "s"] in foreach s = [8, 16, 32, 64] in def k # s : PrimitiveType<k, s>;
def f16 : PrimitiveType<"f", 16>;
def f32 : PrimitiveType<"f", 32>;
def uint : PrimitiveType<"u", 32> { let nameOverride = "unsigned"; }
def sint : PrimitiveType<"s", 32> { let nameOverride = "int"; }
class VecOf<Type t> : ComplexType<(CTO_Vec t)>;
class PredOf<Type t> : ComplexType<(CTO_Pred t)>;
def Scalar : ComplexType<(CTO_Parameter)>;
def Vector : VecOf<Scalar>;
def Predicate : PredOf<Scalar>;
class ImmediateBounds;
class Immediate<Type t, ImmediateBounds b> : Type {
  Type type = t;
  ImmediateBounds bounds = b;
  string extra;
  string extraarg;
}
class IB_ConstRange<int a, int b> : ImmediateBounds { int lo = a; int hi = b; }
class PolymorphicNameType<int n, string x> { int NumTypeSuffixesToDiscard = n; string ExtraSuffixToDiscard = x; }
def PNT_None : PolymorphicNameType<0, ?>;
def PNT_Type : PolymorphicNameType<1, ?>;
class Intrinsic<Type r, dag a, dag c> {
  list<Type> params;
  Type ret = r;
  dag args = a;
  dag codegen = c;
  PolymorphicNameType pnt = PNT_Type;
  bit polymorphicOnly = 0;
  bit nonEvaluating = 0;
  bit headerOnly = 0;
  string overrideKindLetter = "";
  string builtinExtension = "mve";
}
class NameOverride<string n> { string basename = n; }
class CDEIntrinsic<Type r, dag a, dag c> : Intrinsic<r, a, c> { let builtinExtension = "cde"; }
class FunctionMacro<list<string> p, string d> { list<string> params = p; string definition = d; }
class MVE<Type r, list<Type> p, dag a, dag c> : Intrinsic<r, a, c> { let params = p; }
class MultiVector<int n> : ComplexType<(CTO_Tuple<n> Vector)>;
class Ptr<Type t> : ComplexType<(CTO_Pointer<0> t)>;
class CPtr<Type t> : ComplexType<(CTO_Pointer<1> t)>;
class Unsigned<Type t> : ComplexType<(CTO_CopyKind t, u32)>;
class Float<Type t> : ComplexType<(CTO_CopyKind t, f32)>;
def DScalar : ComplexType<(CTO_ScaleSize<2, 1> Scalar)>;
def HScalar : ComplexType<(CTO_ScaleSize<1, 2> Scalar)>;
def HVector : VecOf<HScalar>;
def NVector : ComplexType<(CTO_Vec HScalar, Vector)>;
def plus : Call<"Builder.CreateAdd(">;
def idc : Call<"(">;
def load : Call<"Builder.CreateLoad("> { let special_params = [IRBuilderAddrParam<0>]; }
def store : Call<"Builder.CreateStore("> { let special_params = [IRBuilderAddrParam<1>]; }
def bitcast : Call<"Builder.CreateBitCast(">;
def extend : Call<"SignOrZeroExtend(Builder, "> { let special_params = [IRBuilderIntParam<2, "bool">]; }
def undef : Call<"UndefValue::get(">;
def strict : strictFPAlt<plus, IRIntBase<"arm_mve_plus", [Vector]>>;
def strict2 : strictFPAlt<IRIntBase<"minnum", [Vector]>, IRIntBase<"arm_mve_min", [Vector]>>;
def k1 : Immediate<sint, IB_ConstRange<1, 8>> { let extra = "Power2"; }
def IB_UEltValue : ImmediateBounds;
def IB_LaneIndex : ImmediateBounds;
class IB_EltBit<int b, Type t = Scalar> : ImmediateBounds { int base = b; Type type = t; }
class One<string n> : IRIntBase<"arm_mve_" # n>;
class CI<string n, int i, string t> : Call<n> { let special_params = [IRBuilderIntParam<i, t>]; }

// --- kinds --gen-arm-mve-builtin-def ; --gen-arm-mve-builtin-aliases ; --gen-arm-mve-builtin-sema ; --gen-arm-mve-builtin-codegen ; --gen-arm-mve-header
include "functions.td"
def addv : MVE<Vector, [s8, u16, f32], (args Vector:$a, Vector:$b), (plus $a, $b)>;
def addn : MVE<Vector, [s8, u16], (args Vector:$a, Scalar:$b), (plus $a, $b)> { let pnt = PolymorphicNameType<1, "n">; }
def pm : MVE<Vector, [s8, u16, s32, f32], (args Vector:$i, Vector:$a, Predicate:$p), (IRIntBase<"arm_mve_pm", [Vector, Predicate], 1> $i, $a, (unsignedflag Scalar), $p)>;
def ps : MVE<Vector, [s8, u16, s32, f32], (args Vector:$i, Vector:$a), (IRIntBase<"arm_mve_ps", [Vector]> $i, (bitsize Scalar), $a)>;
def ld : MVE<Vector, [s16, u32], (args CPtr<Scalar>:$p), (load (address (CPtr<Vector> $p), 4))>;
def ld1 : MVE<Vector, [s16, u32], (args CPtr<HScalar>:$p), (load NVector, (address (CPtr<NVector> $p), 2))>;
def un : MVE<Unsigned<Scalar>, [s16, u32], (args unpromoted<u8>:$x, u16:$y, DScalar:$z), (extend $x, Unsigned<Scalar>, 1)>;
def cust : MVE<MultiVector<4>, [s8, f16], (args CPtr<Scalar>:$a), (CustomCodegen<"VLD24"> 4:$n, "Intrinsic::arm_mve_vld4q":$i)>;
def vst : MVE<Void, [s8, f16], (args Ptr<Scalar>:$a, MultiVector<2>:$v), (CustomCodegen<"VST24"> 2:$n, "Intrinsic::x":$i)> { let nonEvaluating = 1; }
def k2 : Immediate<sint, IB_ConstRange<-5, 8>> { let extra = "Multiple"; let extraarg = "4"; }
def k3 : Immediate<Scalar, IB_UEltValue> { let extra = "ShiftedByte"; let extraarg = "!lanesize"; }
def k4 : Immediate<sint, IB_LaneIndex>;
def k5 : Immediate<sint, IB_EltBit<1, HScalar>>;
foreach i = 1...5 in def im#i : MVE<Vector, [s16, u32], (args Vector:$a, !cast<Type>("k"#i):$i), (IRIntBase<"arm_mve_im", [Vector]> $a, $i)>;

// --- names --gen-arm-mve-builtin-def ; --gen-arm-mve-builtin-aliases ; --gen-arm-mve-builtin-sema ; --gen-arm-mve-builtin-codegen ; --gen-arm-mve-header
include "functions.td"
def PNT_2Type : PolymorphicNameType<2, ?>;
def PNT_NType : PolymorphicNameType<1, "n">;
def PNT_N : PolymorphicNameType<0, "n">;
def a_po : MVE<Vector, [s8, f16], (args Vector:$v), (idc $v)> { let polymorphicOnly = 1; }
def b_ho : MVE<Vector, [s8], (args Vector:$v), (idc $v)> { let headerOnly = 1; }
def c_2_f16 : MVE<Vector, [s8], (args Vector:$v), (idc $v)> { let pnt = PNT_2Type; }
def d_n : MVE<Vector, [s8], (args Vector:$v), (idc $v)> { let pnt = PNT_NType; }
def e_n_x : MVE<Vector, [s8], (args Vector:$v), (idc $v)> { let pnt = PNT_N; }
def e_wb_n : MVE<Vector, [s8], (args Vector:$v), (idc $v)> { let pnt = PNT_N; }
def f_ok : MVE<Vector, [u8], (args Vector:$v), (idc $v)> { let overrideKindLetter = "p"; }
def g_no : MVE<Vector, [u8], (args Vector:$v), (idc $v)>, NameOverride<"other">;
def h_ne : MVE<Vector, [u8], (args Vector:$v), (idc $v)> { let nonEvaluating = 1; let pnt = PNT_None; }
def i_ne : MVE<Vector, [u8, u16], (args Vector:$v), (idc $v)> { let nonEvaluating = 1; }
def j_vo : MVE<Void, [Void], (args Ptr<f32>:$v), (One<"v"> $v)>;
def k_vo : MVE<Void, [Void], (args VecOf<u8>:$v), (One<"v"> $v)> { let pnt = PNT_None; }
def l_fp : MVE<f32, [s8], (args Vector:$v), (One<"v"> $v)>;
def m_fp : MVE<s8, [f16], (args s8:$v), (One<"v"> $v)>;
def n_fp : MVE<s8, [s16], (args VecOf<f16>:$v), (One<"v"> $v)>;
def o_no : MVE<s8, [s16], (args), (One<"v"> 3)>;
def p_im : MVE<s8, [s16], (args k1:$v, uint:$y, CPtr<Ptr<u8>>:$z, unpromoted<f16>:$q), (One<"v"> 3)>;
def same1 : MVE<Vector, [s8], (args Vector:$v, Vector:$w), (idc $v)>, NameOverride<"aa">;
def same2 : MVE<Vector, [s16], (args Vector:$v), (idc $v)>, NameOverride<"aa">;
def q_po : MVE<Vector, [s8], (args Vector:$v, k1:$x), (idc $v)> { let polymorphicOnly = 1; let nonEvaluating = 1; }
def r_po : MVE<VecOf<u8>, [Void], (args VecOf<u8>:$v), (idc $v)> { let polymorphicOnly = 1; }

// --- code --gen-arm-mve-builtin-def ; --gen-arm-mve-builtin-aliases ; --gen-arm-mve-builtin-sema ; --gen-arm-mve-builtin-codegen ; --gen-arm-mve-header
include "functions.td"
def v_rp : MVE<Predicate, [s8, u32], (args Vector:$a), (IRIntBase<"arm_mve_rp", [Predicate, Vector]> $a)>;
def v_sv : MVE<Void, [s8, u32], (args Ptr<Scalar>:$p, Vector:$v), (store $v, (address (Ptr<Vector> $p), 4))>;
def v_vv : MVE<Void, [s8, u32], (args Ptr<Scalar>:$p, Vector:$v, Predicate:$m), (IRIntBase<"arm_mve_vv", [Ptr<Scalar>, Vector, Predicate]> $p, $v, $m)>;
def v_uf : MVE<Vector, [s16, u16], (args Vector:$v), (extend $v, Vector, (unsignedflag Scalar))>;
def v_s1 : MVE<Vector, [f16, f32], (args Vector:$v, Vector:$w), (strict $v, $w)>;
def v_s2 : MVE<Vector, [f16, f32], (args Vector:$v, Vector:$w), (strict2 $w, $v)>;
def v_sq : MVE<Vector, [s16], (args Vector:$v), (seq (undef Vector):$i, (plus $i, $v):$j, (plus $j, (plus $i, $j)))>;
def v_rs : MVE<Scalar, [s8, u16, s32, u64, f16], (args Scalar:$v), (idc $v)>;
def v_ru : MVE<unpromoted<Scalar>, [s8, u16], (args unpromoted<Scalar>:$v), (idc $v)>;
def v_cs : MVE<Scalar, [s8, u32], (args Vector:$v), (Scalar (One<"cs"> $v))>;
def v_c2 : MVE<u32, [s8, u32], (args Scalar:$v, s64:$w), (plus (u32 $v), (u32 $w))>;
def v_c5 : MVE<Vector, [s16], (args Vector:$v, Ptr<s32>:$p), (plus $p, (CPtr<Vector> $p))>;
def v_c6 : MVE<MultiVector<2>, [s16], (args MultiVector<2>:$v), (One<"x"> $v)>;
def v_nn : MVE<u32, [Void], (args u32:$v), (plus $v, (u32 -3))>;
def v_n2 : MVE<u64, [Void], (args u64:$v, s8:$w), (plus $v, (plus (s64 5), (u64 $w)))>;
def v_n3 : MVE<s8, [Void], (args s8:$w), (plus (s8 5), (One<"y"> 7))>;
def w_i1 : MVE<Vector, [s16], (args Vector:$v, k1:$i), (CI<"f(", 1, "unsigned"> $v, $i)>;
def w_i3 : MVE<Vector, [s16], (args Vector:$v, u16:$i), (CI<"f(", 1, "bool"> $v, (u16 7))>;
def w_i4 : MVE<Vector, [s16,u32], (args Vector:$v, k1:$i), (CI<"f(", 1, "uint64_t"> $v, (bitsize Scalar))>;
def w_i5 : MVE<Vector, [s16,u32], (args Vector:$v, k1:$i), (CI<"f(", 1, "Align"> $v, 4)>;
def w_i6 : MVE<Vector, [s16,u32], (args Vector:$v, k1:$i), (plus $i, (CI<"f(", 1, "int"> $v, $i))>;
def w_i7 : MVE<Vector, [s16,u32], (args Vector:$v, k1:$i), (plus $v, $i, $i)>;
def w_j1 : MVE<Vector, [s8], (args Vector:$v, Immediate<u32, IB_ConstRange<0,3>>:$i), (One<"j"> $v, $i)>;
def w_j2 : MVE<Vector, [s8], (args Vector:$v, Immediate<u8, IB_ConstRange<0,3>>:$i), (One<"j"> $v, $i)>;
def w_j3 : MVE<Vector, [s8], (args Vector:$v, Immediate<u64, IB_ConstRange<0,3>>:$i), (One<"j"> $v, $i)>;
def w_p1 : MVE<Vector, [s8,s16], (args Predicate:$p), (IRIntBase<"arm_mve_p", [PredOf<u32>]> $p)>;
def w_p2 : MVE<PredOf<u32>, [s16], (args PredOf<u32>:$p, Predicate:$q), (One<"p"> $p, $q, $p)>;
def w_p3 : MVE<u16, [s8], (args Predicate:$p), (One<"p"> (u16 $p))>;
def w_p4 : MVE<Vector, [s8], (args Vector:$p), (plus (unsignedflag u16), (bitsize u64), (bitsize f16))>;
def w_q1 : MVE<Vector, [s8], (args Ptr<Scalar>:$p), (load (CPtr<Vector> $p))>;
def w_q2 : MVE<Vector, [s8], (args Ptr<Scalar>:$p), (load $p)>;
def w_q3 : MVE<Vector, [s8], (args u32:$p), (load (address (Ptr<Vector> $p), 2))>;
def w_r7 : MVE<Vector, [s8], (args Vector), (plus 3)>;
def w_r9 : MVE<Predicate, [s8], (args Vector:$v), (undef Predicate)>;
def x_a1 : MVE<Vector, [s8, u16, s64], (args Vector:$v), (plus $v, (Scalar 300))>;
def x_a2 : MVE<Vector, [s64, u64], (args Vector:$v), (plus $v, (u64 300), (unsignedflag Scalar))>;
def x_a3 : MVE<Vector, [s64], (args Vector:$v), (plus $v, (u64 301), (unsignedflag Scalar))>;
def x_b1 : MVE<Vector, [s8], (args Vector:$v), (CustomCodegen<"A"> 4:$n, "X":$i)>;
def x_b2 : MVE<Vector, [s8], (args Vector:$v), (CustomCodegen<"A"> 2:$n, "Y":$i)>;
def x_b3 : MVE<Vector, [s8], (args Vector:$v), (CustomCodegen<"B"> 2:$n)>;
def x_c1 : MVE<Vector, [s8,s16], (args Vector:$v), (plus (undef Vector), (undef Vector))>;
def x_d1 : MVE<Vector, [s8], (args Vector:$v), (One<"a"> $v)>;
def x_d2 : MVE<Vector, [s16], (args Vector:$v), (One<"b"> $v)>;
def x_d3 : MVE<Vector, [s16], (args Vector:$v), (IRIntBase<"c", [Vector]> $v)>;
def x_e1 : MVE<Vector, [s8,u16,f16], (args Vector:$v), (IRIntBase<"z", [Vector, Ptr<u8>], 1> $v, (IRIntBase<"z", [Vector, Vector]> $v))>;
def x_f1 : MVE<Vector, [s8,u16], (args Vector:$v, Scalar:$s), (plus (Scalar $s), (u16 $s), (s64 $s))>;
def x_g1 : MVE<Vector, [s8], (args Vector:$v, MultiVector<2>:$m), (plus $m, $v)>;
def x_h1 : MVE<Vector, [s8], (args Vector:$v), (seq (plus $v, $v):$a, (plus $a, $a):$a, (plus $a, $v))>;
def x_i1 : MVE<Void, [s8], (args Vector:$v), (seq (One<"q"> $v), (One<"r"> $v))>;
def x_j1 : MVE<Vector, [s8,u16], (args Vector:$v, f32:$s, f16:$t), (plus $s, $t, (u32 $s))>;
def x_k2 : MVE<Vector, [s8,u16], (args Vector:$v), (CI<"f(", 1, "unsigned"> $v, (bitsize Scalar))>;
def x_k3 : MVE<Vector, [s32], (args Vector:$v), (CI<"f(", 1, "unsigned"> $v, 32)>;
def x_l1 : MVE<Vector, [s8,u16], (args Vector:$v), (plus (bitsize Scalar), (bitsize Scalar), (unsignedflag Scalar))>;
def x_m1 : MVE<u32, [Void], (args u64:$v), (plus (u32 (plus $v, $v)), (s32 (s64 $v)))>;
def x_n1 : MVE<u32, [f16, s16], (args Vector:$v), (strict $v, (u32 (unsignedflag Scalar)))>;
def x_o1 : MVE<u32, [f16], (args Vector:$v), (plus (strict $v, (undef Vector)), $v)>;

// --- checks --gen-arm-mve-builtin-def ; --gen-arm-mve-builtin-aliases ; --gen-arm-mve-builtin-sema ; --gen-arm-mve-builtin-codegen ; --gen-arm-mve-header
include "functions.td"
def x1 : MVE<Vector, [s16], (args Immediate<s8, IB_ConstRange<0,255>>:$i), (One<"x"> $i)>;
def x2 : MVE<Vector, [s16], (args Immediate<s8, IB_ConstRange<-128,127>>:$i), (One<"x"> $i)>;
def x3 : MVE<Vector, [s16], (args Immediate<u8, IB_ConstRange<0,255>>:$i), (One<"x"> $i)>;
def x4 : MVE<Vector, [s16], (args Immediate<u8, IB_ConstRange<-1,255>>:$i), (One<"x"> $i)>;
def x5 : MVE<Vector, [s16], (args Immediate<s8, IB_ConstRange<0,127>>:$i), (One<"x"> $i)>;
def x6 : MVE<Vector, [s16], (args Immediate<s8, IB_ConstRange<-1,255>>:$i), (One<"x"> $i)>;
def x7 : MVE<Vector, [s16], (args Immediate<u8, IB_UEltValue>:$i), (One<"x"> $i)>;
def x8 : MVE<Vector, [s16], (args Immediate<u32, IB_UEltValue>:$i), (One<"x"> $i)>;
def x9 : MVE<Vector, [s16], (args Immediate<s16, IB_UEltValue>:$i), (One<"x"> $i)>;
def x10 : MVE<Vector, [s16], (args Immediate<s32, IB_UEltValue>:$i), (One<"x"> $i)>;
def x11 : MVE<Vector, [s16], (args Immediate<sint, IB_EltBit<0>>:$i), (One<"x"> $i)>;
def x12 : MVE<Vector, [s16], (args Immediate<sint, IB_EltBit<3, u8>>:$i), (One<"x"> $i)>;
def x13 : MVE<Vector, [s16], (args Immediate<s64, IB_UEltValue>:$i), (One<"x"> $i)>;
def x14 : MVE<Vector, [s16], (args Immediate<u64, IB_ConstRange<0,5>>:$i), (One<"x"> $i)>;
def x15 : MVE<Vector, [s16], (args Immediate<s64, IB_ConstRange<-9223372036854775808,9223372036854775807>>:$i), (One<"x"> $i)>;
def x16 : MVE<Vector, [s16], (args Immediate<f32, IB_ConstRange<0,5>>:$i), (One<"x"> $i)>;
def x17 : MVE<Vector, [s16], (args Immediate<u16, IB_ConstRange<0,100000>>:$i), (One<"x"> $i)>;
def x18 : MVE<Vector, [s16], (args Immediate<u8, IB_LaneIndex>:$i), (One<"x"> $i)>;

// --- coprocessor --gen-arm-cde-builtin-def ; --gen-arm-cde-builtin-aliases ; --gen-arm-cde-builtin-sema ; --gen-arm-cde-builtin-codegen ; --gen-arm-cde-header
include "functions.td"
def f64 : PrimitiveType<"f", 64>;
class CDE<Type r, list<Type> p, dag a, dag c> : CDEIntrinsic<r, a, c> { let params = p; let pnt = PNT_None; }
def cp : Immediate<sint, IB_ConstRange<0, 7>>;
def a_v : CDE<Vector, [u8, f32], (args cp:$c, Vector:$v), (One<"v"> $c, $v)>;
def b_v : CDE<u32, [u32], (args cp:$c, u32:$v), (bitcast (IRIntBase<"arm_cde_b", [f64, f32]> $c, (bitcast $v, Float<Scalar>)), u32)>;
def c_f : CDE<f64, [Void], (args f64:$c), (idc $c)>;
def d_p : CDE<Vector, [u8, u16], (args cp:$c, Vector:$v, Predicate:$p), (One<"v"> $c, $v, $p)> { let polymorphicOnly = 1; let pnt = PNT_Type; }
def e_h : MVE<VecOf<u8>, [s8, f16], (args Vector:$v), (idc $v)> { let headerOnly = 1; let polymorphicOnly = 1; }
def f_m : MVE<VecOf<u8>, [s8, f16], (args Vector:$v), (idc $v)>;
def g_i : CDE<u64, [Void], (args cp:$c, CPtr<u8>:$p), (idc $c)>;
def m1 : FunctionMacro<["cp", "x"], "f((cp), x)">;
def a_m0 : FunctionMacro<[], "0">;

// --- in_other_headers --gen-arm-mve-builtin-def ; --gen-arm-mve-builtin-aliases ; --gen-arm-mve-builtin-sema ; --gen-arm-mve-builtin-codegen ; --gen-arm-mve-header
include "functions.td"
def f64 : PrimitiveType<"f", 64>;
class CDE<Type r, list<Type> p, dag a, dag c> : CDEIntrinsic<r, a, c> { let params = p; let pnt = PNT_None; }
def cp : Immediate<sint, IB_ConstRange<0, 7>>;
def a_v : CDE<Vector, [u8, f32], (args cp:$c, Vector:$v), (One<"v"> $c, $v)>;
def b_v : CDE<u32, [u32], (args cp:$c, u32:$v), (bitcast (IRIntBase<"arm_cde_b", [f64, f32]> $c, (bitcast $v, Float<Scalar>)), u32)>;
def c_f : CDE<f64, [Void], (args f64:$c), (idc $c)>;
def d_p : CDE<Vector, [u8, u16], (args cp:$c, Vector:$v, Predicate:$p), (One<"v"> $c, $v, $p)> { let polymorphicOnly = 1; let pnt = PNT_Type; }
def e_h : MVE<VecOf<u8>, [s8, f16], (args Vector:$v), (idc $v)> { let headerOnly = 1; let polymorphicOnly = 1; }
def f_m : MVE<VecOf<u8>, [s8, f16], (args Vector:$v), (idc $v)>;
def g_i : CDE<u64, [Void], (args cp:$c, CPtr<u8>:$p), (idc $c)>;
def m1 : FunctionMacro<["cp", "x"], "f((cp), x)">;
def a_m0 : FunctionMacro<[], "0">;

// --- no_coprocessor --gen-arm-cde-builtin-def ; --gen-arm-cde-builtin-aliases ; --gen-arm-cde-builtin-sema ; --gen-arm-cde-builtin-codegen ; --gen-arm-cde-header
include "functions.td"
def addv : MVE<Vector, [s8, u16, f32], (args Vector:$a, Vector:$b), (plus $a, $b)>;
def addn : MVE<Vector, [s8, u16], (args Vector:$a, Scalar:$b), (plus $a, $b)> { let pnt = PolymorphicNameType<1, "n">; }
def pm : MVE<Vector, [s8, u16, s32, f32], (args Vector:$i, Vector:$a, Predicate:$p), (IRIntBase<"arm_mve_pm", [Vector, Predicate], 1> $i, $a, (unsignedflag Scalar), $p)>;
def ps : MVE<Vector, [s8, u16, s32, f32], (args Vector:$i, Vector:$a), (IRIntBase<"arm_mve_ps", [Vector]> $i, (bitsize Scalar), $a)>;
def ld : MVE<Vector, [s16, u32], (args CPtr<Scalar>:$p), (load (address (CPtr<Vector> $p), 4))>;
def ld1 : MVE<Vector, [s16, u32], (args CPtr<HScalar>:$p), (load NVector, (address (CPtr<NVector> $p), 2))>;
def un : MVE<Unsigned<Scalar>, [s16, u32], (args unpromoted<u8>:$x, u16:$y, DScalar:$z), (extend $x, Unsigned<Scalar>, 1)>;
def cust : MVE<MultiVector<4>, [s8, f16], (args CPtr<Scalar>:$a), (CustomCodegen<"VLD24"> 4:$n, "Intrinsic::arm_mve_vld4q":$i)>;
def vst : MVE<Void, [s8, f16], (args Ptr<Scalar>:$a, MultiVector<2>:$v), (CustomCodegen<"VST24"> 2:$n, "Intrinsic::x":$i)> { let nonEvaluating = 1; }
def k2 : Immediate<sint, IB_ConstRange<-5, 8>> { let extra = "Multiple"; let extraarg = "4"; }
def k3 : Immediate<Scalar, IB_UEltValue> { let extra = "ShiftedByte"; let extraarg = "!lanesize"; }
def k4 : Immediate<sint, IB_LaneIndex>;
def k5 : Immediate<sint, IB_EltBit<1, HScalar>>;
foreach i = 1...5 in def im#i : MVE<Vector, [s16, u32], (args Vector:$a, !cast<Type>("k"#i):$i), (IRIntBase<"arm_mve_im", [Vector]> $a, $i)>;

// --- named_for_the_type_of_an_immediate --gen-arm-mve-builtin-sema ; --gen-arm-mve-builtin-codegen ; --gen-arm-mve-header
include "functions.td"
def add : MVE<Vector, [u8, k1, Float<u16>], (args Vector:$a, Vector:$b), (plus $a, $b)>;

// --- constants_of_other_types --gen-arm-mve-builtin-sema ; --gen-arm-mve-builtin-codegen ; --gen-arm-mve-header
include "functions.td"
class Extra<Type t, string a, string b> : Immediate<t, IB_ConstRange<0, 3>> { let extra = a; let extraarg = b; }
def a : MVE<Void, [s64], (args Extra<u8, "", "x">:$x, Extra<u16, "A", "">:$y, Extra<u8, "A", "!lanesize">:$z, Extra<f32, "B", "1, 2">:$w), (plus $x, $y)>;
def b : MVE<Void, [Void], (args Extra<u16, "A", "!lanesize">:$z), (idc $z)>;
def c : MVE<Void, [s64], (args Immediate<u64, IB_UEltValue>:$x, Immediate<u64, IB_LaneIndex>:$y, Immediate<u64, IB_EltBit<0, u64>>:$z), (plus $x, $y)>;
def d : MVE<Void, [s8], (args Immediate<u32, IB_ConstRange<5, 3>>:$x, Immediate<u8, IB_ConstRange<5, 4>>:$y), (plus $x, $y)>;
def e : MVE<Immediate<u8, IB_LaneIndex>, [unpromoted<u8>], (args Ptr<Immediate<u8, IB_LaneIndex>>:$p, Ptr<unpromoted<u16>>:$q), (Immediate<u8, IB_LaneIndex> (idc $p, unpromoted<u8>, Immediate<u16, IB_LaneIndex>))>;

// --- literals --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Void, [s8], (args Vector:$x), (s8 -4)>;
def b : MVE<Void, [s8], (args Vector:$x), (u64 -4)>;
def c : MVE<Void, [s8], (args Vector:$x), (s64 (u8 -4))>;
def d : MVE<Void, [s8], (args Vector:$x), (u64 8589934595)>;
def e : MVE<Void, [s8], (args Vector:$x), (plus 8589934595, -8589934595)>;
def f : MVE<Void, [s8], (args Vector:$x), (CI<"f(", 0, "int"> (u64 -4))>;
def ff : MVE<Void, [s8], (args Vector:$x), (CI<"f(", 1, "int"> -4, -4)>;
foreach t = ["s8", "u8", "s32", "s64", "uint", "sint"] in foreach n = [1, 2] in
  def t # _ # n : MVE<Void, [s8], (args Vector:$x), (idc (!cast<Type>(t) n))>;
def g : MVE<Void, [s8], (args Vector:$x), (CustomCodegen<"A"> "":$e, "a\"b\\":$f, [{ x "y" }]:$g, true:$h, -3:$h, "B":$CustomCodeGenType)>;

// --- odd_names_and_sizes --gen-arm-mve-builtin-def ; --gen-arm-mve-builtin-aliases ; --gen-arm-mve-builtin-sema ; --gen-arm-mve-builtin-codegen ; --gen-arm-mve-header
include "functions.td"
def u128 : PrimitiveType<"u", 128>;
def u24 : PrimitiveType<"u", 24>;
def PNT_9 : PolymorphicNameType<9, ?>;
def PNT_E : PolymorphicNameType<1, "">;
def c__a : MVE<Void, [s8, s16], (args Ptr<u8>:$x), (seq (plus $x, $x):$x, (plus $x, 1))> { let pnt = PNT_E; }
def d : MVE<Void, [], (args Ptr<u8>:$x), (idc $x)>;
def e : MVE<Void, [s8], (args Ptr<u8>:$x), (plus (seq (plus $x, $x):$y, (plus $y, 1)), (seq (plus $x, $x):$y, (plus $y, 1)))> { let overrideKindLetter = "long_"; let builtinExtension = ""; }
def f : MVE<u128, [u128, u24], (args VecOf<u24>:$y, PredOf<u128>:$z, MultiVector<7>:$w), (idc $y)>;
