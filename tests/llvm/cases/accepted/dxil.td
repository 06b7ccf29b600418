// Operations of DXIL, described by classes of our own.

// --- operations --gen-dxil-operation
include "llvm/IR/Intrinsics.td"
def int_wave : Intrinsic<[], []>;
def int_tide : Intrinsic<[], []>;
class Version<int major, int minor> { int Major = major; int Minor = minor; }
foreach i = 0...8 in def DXIL1_#i : Version<1,i>;
class DXILOpParamType { int isOverload = 0; }
def VoidTy : DXILOpParamType;
def Int32Ty : DXILOpParamType;
def FloatTy : DXILOpParamType;
def HandleTy : DXILOpParamType;
def OverloadTy : DXILOpParamType { let isOverload = 1; }
class DXILOpClass;
def unary : DXILOpClass;
def binary : DXILOpClass;
def UnknownOpClass : DXILOpClass;
class DXILShaderStage;
def pixel : DXILShaderStage;
def compute : DXILShaderStage;
def all_stages : DXILShaderStage;
def removed : DXILShaderStage;
class DXILAttribute;
def ReadOnly : DXILAttribute;
def ReadNone : DXILAttribute;
def IsWave : DXILAttribute;
class Overloads<Version minver, list<DXILOpParamType> ols> { Version dxil_version = minver; list<DXILOpParamType> overload_types = ols; }
class Stages<Version minver, list<DXILShaderStage> ols> { Version dxil_version = minver; list<DXILShaderStage> shader_stages = ols; }
class Attributes<Version minver, list<DXILAttribute> ols> { Version dxil_version = minver; list<DXILAttribute> fn_attrs = ols; }
class IntrinArgSelectType;
def IntrinArgSelect_Index : IntrinArgSelectType;
def IntrinArgSelect_I8    : IntrinArgSelectType;
def IntrinArgSelect_I32   : IntrinArgSelectType;
class IntrinArgSelect<IntrinArgSelectType type_, int value_> { IntrinArgSelectType type = type_; int value = value_; }
class IntrinSelect<Intrinsic intrinsic_, list<IntrinArgSelect> arg_selects_=[]> { Intrinsic intrinsic = intrinsic_; list<IntrinArgSelect> arg_selects = arg_selects_; }
class DXILOp<int opcode, DXILOpClass opclass> {
  string Doc = "";
  int OpCode = opcode;
  DXILOpClass OpClass = opclass;
  list<IntrinSelect> intrinsics = [];
  DXILOpParamType result;
  list<DXILOpParamType> arguments = [];
  list<Overloads> overloads = [];
  list<Stages> stages;
  list<Attributes> attributes = [];
}

foreach name = ["Half", "Double", "Int1", "Int8", "Int16", "Int64"] in {
  def name # "Ty" : DXILOpParamType;
  def "ResRet" # name # "Ty" : DXILOpParamType;
  def "CBufRet" # name # "Ty" : DXILOpParamType;
}
foreach name = ["vertex", "hull", "Mesh", "stage10", "stage9"] in def name : DXILShaderStage;
def DXIL2_0 : Version<2, 0>;
def A1 : Version<0, 3>;
def xary : DXILOpClass;
def ary : DXILOpClass;
def Swell : DXILOp<13, unary> {
  let Doc = "Goes up.";
  let intrinsics = [IntrinSelect<int_wave>, IntrinSelect<int_tide,
    [IntrinArgSelect<IntrinArgSelect_Index, 1>, IntrinArgSelect<IntrinArgSelect_I8, 4>,
     IntrinArgSelect<IntrinArgSelect_I32, -4>]>];
  let result = OverloadTy;
  let arguments = [Int32Ty, OverloadTy, OverloadTy];
  let overloads = [Overloads<DXIL1_2, [HalfTy, FloatTy, DoubleTy]>, Overloads<DXIL1_0, [FloatTy]>,
    Overloads<DXIL2_0, []>];
  let stages = [Stages<DXIL1_6, [removed]>, Stages<DXIL1_0, [pixel, compute, vertex]>,
    Stages<DXIL1_0, [all_stages, hull]>];
  let attributes = [Attributes<DXIL1_1, []>, Attributes<DXIL1_0, [ReadNone, IsWave]>];
}
def ell : DXILOp<9, ary> {
  let result = OverloadTy;
  let overloads = [Overloads<DXIL1_0, [Int1Ty, Int8Ty, Int16Ty, Int32Ty, Int64Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
}
def Swell2 : DXILOp<-5, xary> {
  let result = VoidTy;
  let intrinsics = [IntrinSelect<int_tide>];
  let arguments = [HandleTy, FloatTy];
  let overloads = [Overloads<DXIL1_0, [ResRetHalfTy, ResRetDoubleTy, ResRetInt16Ty]>];
  let stages = [Stages<DXIL1_3, [Mesh]>];
  let attributes = [Attributes<DXIL1_0, [ReadOnly]>];
}
def b : DXILOp<0, xary> {
  let result = Int64Ty;
  let arguments = [Int1Ty];
  let stages = [Stages<DXIL1_0, [stage10, stage9]>];
}
def CBufRetFloatTy : DXILOpParamType;
def CBufRetInt32Ty : DXILOpParamType;
def Bufferary : DXILOp<59, ary> {
  let result = OverloadTy;
  let overloads = [Overloads<DXIL1_0, [CBufRetHalfTy, CBufRetFloatTy, CBufRetDoubleTy, CBufRetInt16Ty,
                                       CBufRetInt32Ty, CBufRetInt64Ty]>];
  let stages = [Stages<DXIL1_0, [all_stages]>];
}
