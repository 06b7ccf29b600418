// HLSL's intrinsic functions.

// +++ hlsl.td
class HLSLArgType;
class HLSLReturnType;
def VoidTy : HLSLReturnType;
class HLSLType<string name> : HLSLArgType, HLSLReturnType {
  string Name = name;
  string TypeName = name;
  bit Is16Bit = 0;
  bit IsConditionally16Bit = 0;
}
def BoolTy : HLSLType<"bool">;
def HalfTy : HLSLType<"half"> { let IsConditionally16Bit = 1; }
def FloatTy : HLSLType<"float">;
def Int16Ty : HLSLType<"int16_t"> { let Is16Bit = 1; }
def IntTy : HLSLType<"int">;
def UIntTy : HLSLType<"uint">;
def Int64Ty : HLSLType<"int64_t">;
def PackedTy : HLSLType<"int8_t4_packed">;
def Varying : HLSLArgType, HLSLReturnType;
def VaryingElemType : HLSLArgType, HLSLReturnType;
class VaryingShape<HLSLType ty> : HLSLArgType, HLSLReturnType { HLSLType ElementType = ty; }
class VectorType<HLSLType ty, int size> : HLSLArgType, HLSLReturnType { HLSLType ElementType = ty; int Size = size; }
class ShaderModel<int major, int minor> { int Major = major; int Minor = minor; }
def NoSM : ShaderModel<0, 0>;
foreach i = 0...9 in def SM6_ # i : ShaderModel<6, i>;
class MatDim<int rows, int cols> { int Rows = rows; int Cols = cols; }
foreach r = 1...4 in foreach c = 1...4 in def Mat#r#"x"#c : MatDim<r, c>;
class HLSLBuiltin<string name, string builtin = ""> {
  string Name = name;
  string Builtin = builtin;
  string Doc = "";
  string DetailFunc = "";
  code Body = "";
  HLSLReturnType ReturnType = VoidTy;
  list<HLSLArgType> Args = [];
  list<string> ParamNames = [];
  bit IsConstexpr = 0;
  bit IsConvergent = 0;
  list<HLSLType> VaryingTypes = [];
  bit VaryingScalar = 0;
  list<int> VaryingVecSizes = [];
  bit VaryingLongVector = 0;
  list<MatDim> VaryingMatDims = [];
  ShaderModel Availability = NoSM;
}

// --- shapes --gen-hlsl-alias-intrinsics ; --gen-hlsl-inline-intrinsics
include "hlsl.td"
def a_abs : HLSLBuiltin<"abs", "__builtin_elementwise_abs"> {
  let Doc = [{
\fn T abs(T Val)
\brief Returns it.

\param Val The value.
}];
  let Args = [Varying]; let ReturnType = Varying; let VaryingScalar = 1; let VaryingVecSizes = [2, 3, 4];
  let VaryingTypes = [Int16Ty, HalfTy, IntTy, FloatTy]; let VaryingMatDims = [Mat1x2, Mat4x3];
}
def b_one : HLSLBuiltin<"one", "__builtin_one"> { let Args = [UIntTy, VectorType<IntTy, 3>, HalfTy]; let ReturnType = VectorType<UIntTy, 4>; let IsConvergent = 1; let Doc = "One line."; }
def c_void : HLSLBuiltin<"nothing", "__builtin_nothing">;
def d_long : HLSLBuiltin<"lv", "__builtin_lv"> { let Args = [Varying, VaryingElemType, VaryingShape<UIntTy>, UIntTy]; let ReturnType = VaryingShape<BoolTy>; let VaryingScalar = 1; let VaryingVecSizes = [2]; let VaryingLongVector = 1; let VaryingTypes = [FloatTy, HalfTy, Int16Ty]; let VaryingMatDims = [Mat2x2]; let Availability = SM6_0; }
def e_named : HLSLBuiltin<"named", "__builtin_named"> { let Args = [Varying, Varying]; let ReturnType = VaryingElemType; let VaryingVecSizes = [2, 4]; let VaryingTypes = [UIntTy, HalfTy, Int16Ty]; let Availability = SM6_6; let ParamNames = ["x", "y"]; }
def f_detail : HLSLBuiltin<"det"> { let DetailFunc = "det_impl"; let Args = [Varying, UIntTy]; let ReturnType = Varying; let VaryingScalar = 1; let VaryingVecSizes = [3]; let VaryingTypes = [Int16Ty, HalfTy, FloatTy]; let VaryingMatDims = [Mat2x3]; let VaryingLongVector = 1; let Doc = "Detail."; }
def g_body : HLSLBuiltin<"bod"> { let Body = "return V;"; let ParamNames = ["V"]; let IsConstexpr = 1; let Args = [Varying]; let ReturnType = Varying; let VaryingScalar = 1; let VaryingTypes = [UIntTy]; let VaryingVecSizes = [2]; let VaryingLongVector = 1;}
def h_body : HLSLBuiltin<"bod2"> { let Body = [{ return; }]; let IsConvergent = 1; let Availability = SM6_1; }
def i_voidd : HLSLBuiltin<"vd"> { let DetailFunc = "vd_impl"; let Args = [PackedTy, VectorType<HalfTy, 2>]; }

// --- types_and_availability --gen-hlsl-alias-intrinsics ; --gen-hlsl-inline-intrinsics
include "hlsl.td"
def XTy : HLSLType<"xx"> { let Is16Bit = 1; let IsConditionally16Bit = 1; }
def DoubleTy : HLSLType<"double">; def U16 : HLSLType<"uint16_t"> { let Is16Bit=1; }
def a : HLSLBuiltin<"a", "b"> { let Args=[Varying]; let VaryingScalar=1; let VaryingTypes=[DoubleTy, Int64Ty, FloatTy, UIntTy, U16, IntTy, XTy, Int16Ty, HalfTy, BoolTy]; }
def aa : HLSLBuiltin<"a", "b"> { let Args=[Varying]; let VaryingScalar=1; let VaryingTypes=[IntTy, IntTy, FloatTy]; let Body="return p0;"; let DetailFunc="d"; }
def b : HLSLBuiltin<"b", "">;
def c : HLSLBuiltin<"c", "cc"> { let Args = [Varying]; let VaryingTypes=[IntTy, Int16Ty]; let Availability=SM6_2; }
def d : HLSLBuiltin<"d", "cc"> { let Args = [HalfTy, IntTy]; let ParamNames=["x"]; let Availability=SM6_2; let IsConstexpr=1; }
def dd : HLSLBuiltin<"d", "cc"> { let Args = [HalfTy, Int16Ty]; let ReturnType = HalfTy; let Availability=SM6_2; let IsConstexpr=1; } def e : HLSLBuiltin<"e", "cc"> { let ReturnType = Int16Ty; let Availability=SM6_1; let Args = [VectorType<Int16Ty, 2>, HalfTy, VectorType<IntTy, 1>]; } def f : HLSLBuiltin<"f", "cc"> { let Args=[VectorType<Int16Ty, 2>]; let Availability=SM6_8; } def g : HLSLBuiltin<"g", "cc"> { let Args=[HalfTy, Varying]; let VaryingTypes=[Int16Ty, IntTy]; let VaryingVecSizes=[1,7]; let VaryingScalar=1; let IsConvergent=1; let VaryingLongVector=1; let Availability=SM6_1; let ReturnType=VoidTy; let VaryingMatDims=[Mat1x1];}  def g2 : HLSLBuiltin<"g2", ""> { let ReturnType=VaryingElemType; let DetailFunc="h"; let IsConvergent=1; let IsConstexpr=1; let Args=[VectorType<HalfTy,2>, Varying]; let VaryingTypes=[IntTy]; let VaryingScalar=1;}
def h : HLSLBuiltin<"d", "cc"> { let Args=[UIntTy]; let ReturnType = Varying;} def i: HLSLBuiltin<"d", "cc"> { let Args=[UIntTy]; let VaryingTypes=[IntTy, FloatTy]; let VaryingScalar=1;}  def j : HLSLBuiltin<"d", "cc"> { let Args=[UIntTy]; let ReturnType=VaryingShape<HalfTy>; let VaryingTypes=[Int16Ty, FloatTy]; let VaryingScalar=1;} def k : HLSLBuiltin<"d", "cc"> { let Doc=[{

 a
   b

}]; }
def l : HLSLBuiltin<"d"> { let Body=[{
 foo();
 return bar;
 }]; }
def z : HLSLBuiltin<"z", "cc"> { let Args=[Varying, UIntTy, Varying];} def y : HLSLBuiltin<"y", "cc"> { let ReturnType=HalfTy; let Args=[Int64Ty]; } def a9 : HLSLBuiltin<"aa", "cc"> {let Args=[PackedTy]; let ReturnType=Int16Ty; let ParamNames=["x", "y"];} def q: HLSLBuiltin<"", "e"> { let ReturnType=VaryingShape<HalfTy>; let Args=[Varying]; let VaryingTypes=[IntTy]; let VaryingScalar=1; let ParamNames=["q"];let VaryingVecSizes=[3];}

// --- shapes_out_of_order --gen-hlsl-alias-intrinsics ; --gen-hlsl-inline-intrinsics
include "hlsl.td"
def a : HLSLBuiltin<"a", "b"> { let VaryingTypes = [IntTy, FloatTy]; let VaryingVecSizes = [4, 2, 3, 2]; let VaryingMatDims = [Mat4x3, Mat1x2, Mat4x1]; let Args = [Varying]; }
def b : HLSLBuiltin<"b", "b"> { let VaryingVecSizes = [4, 2, 3]; let VaryingMatDims = [Mat4x3]; let Args = [IntTy]; let VaryingLongVector = 1; }
def c : HLSLBuiltin<"c", "b"> { let VaryingVecSizes = [2]; let VaryingScalar = 1; let Args = [Varying, VaryingElemType]; }
def d : HLSLBuiltin<"d", "b"> { let ParamNames = ["x", "", "z"]; let Args = [IntTy, IntTy]; }
