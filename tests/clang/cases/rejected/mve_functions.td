// MVE's functions.

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

// --- cast_of_vector --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Vector, [s16], (args Vector:$v), (plus (Vector $v), $v)>;

// --- cast_of_two --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Vector, [s8], (args Vector:$v), (plus (u8 $v, $v), $v)>;

// --- address_of_no_pointer --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Vector, [s8], (args Ptr<Scalar>:$p), (load (address $p, 2))>;

// --- unknown_name --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Vector, [s8], (args Vector:$v), (plus $w)>;

// --- unset_operand --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Vector, [s8], (args Vector:$v), (plus ?, $v)>;

// --- text_as_operand --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Vector, [s8], (args Vector:$v), (plus "x", $v)>;

// --- no_such_size --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Vector, [s8], (args Vector:$v), (undef NVector)>;
def b : MVE<HScalar, [s8], (args Vector:$v), (idc $v)>;

// --- struct_for_llvm --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<MultiVector<2>, [s8], (args Vector:$v), (undef MultiVector<2>)>;

// --- nothing_to_be_typed_for --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Vector, [Void], (args VecOf<u8>:$v), (idc $v)>;

// --- no_names_for_custom_code --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Vector, [s8], (args Vector:$v), (CustomCodegen<"A"> 4)>;

// --- immediate_inside --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Vector, [s8], (args Vector:$v, unpromoted<k1>:$i), (plus $v, $i)>;

// --- named_for_a_vector --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Vector, [s8, VecOf<u8>], (args Vector:$v), (plus $v, $v)>;

// --- named_for_its_own_scalar --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Vector, [s8, Scalar], (args Vector:$v), (plus $v, $v)>;

// --- cast_to_a_float_of_a_literal --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Void, [f16], (args Vector:$x), (f16 4)>;

// --- custom_code_of_a_type --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Void, [s8], (args Ptr<u8>:$x), (CustomCodegen<"A"> 4:$n, u8:$z)>;

// --- twice_unpromoted --gen-arm-mve-header
include "functions.td"
def a : MVE<u8, [u64], (args unpromoted<unpromoted<u8>>), (idc)>;

// --- unpromoted_constant --gen-arm-mve-header
include "functions.td"
def a : MVE<u8, [u64], (args Immediate<unpromoted<u8>, IB_LaneIndex>), (idc)>;

// --- unknown_bounds --gen-arm-mve-header
include "functions.td"
def IB_Other : ImmediateBounds;
def a : MVE<s8, [s8], (args Immediate<u8, IB_Other>:$i), (idc $i)>;

// --- lane_of_no_type --gen-arm-mve-builtin-sema
include "functions.td"
def a : MVE<s8, [Void], (args Immediate<u8, IB_LaneIndex>:$i), (idc $i)>;

// --- number_as_argument --gen-arm-mve-header
include "functions.td"
def a : MVE<s8, [s8], (args u8, 4:$x), (idc $x)>;

// --- vector_of_nothing --gen-arm-mve-header
include "functions.td"
def None : ComplexType<(CTO_Vec)>;
def a : MVE<None, [s8], (args), (idc 3)>;

// --- vector_of_a_number --gen-arm-mve-header
include "functions.td"
def Three : ComplexType<(CTO_Vec 3)>;
def a : MVE<Three, [s8], (args), (idc 3)>;

// --- kind_of_nothing --gen-arm-mve-header
include "functions.td"
def Half : ComplexType<(CTO_CopyKind u8)>;
def a : MVE<Half, [s8], (args), (idc 3)>;

// --- unknown_operator_of_types --gen-arm-mve-header
include "functions.td"
def Other : ComplexTypeOp;
def T : ComplexType<(Other u8)>;
def a : MVE<T, [s8], (args), (idc 3)>;

// --- divided_by_nothing --gen-arm-mve-header
include "functions.td"
def T : ComplexType<(CTO_ScaleSize<1, 0> u8)>;
def a : MVE<T, [s8], (args), (idc 3)>;

// --- type_of_no_bits --gen-arm-mve-header
include "functions.td"
def z : PrimitiveType<"s", 0>;
def a : MVE<Void, [s8], (args), (idc 3)>;

// --- bits_of_a_number --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Void, [f16], (args Vector:$x), (bitsize 4)>;

// --- bits_of_nothing --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Void, [f16], (args Vector:$x), (bitsize)>;

// --- step_that_is_no_dag --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Void, [f16], (args Vector:$x), (seq $x)>;

// --- address_without_alignment --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Void, [f16], (args Ptr<u8>:$x), (address (Ptr<u8> $x))>;

// --- name_of_an_inner_step --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Void, [s8], (args Ptr<u8>:$x), (plus (seq (plus $x, $x):$yy, (plus $yy, 1)), $yy)>;

// --- mistakes_of_two_functions --gen-arm-mve-builtin-codegen
include "functions.td"
def a : MVE<Void, [s8], (args Ptr<u8>:$pointer), (plus $pointe, $pointer)>;
def b : MVE<Void, [s8], (args Ptr<u8>:$x), (plus (u8), $x)>;
