Operations of DXIL: one mistake each.

// --- no_class --gen-dxil-operation
class A;

// --- no_named_class --gen-dxil-operation
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
def Bad : DXILOp<1, UnknownOpClass> { let result = FloatTy; let stages = [Stages<DXIL1_0, [pixel]>]; }

// --- no_stage --gen-dxil-operation
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
def Bad : DXILOp<1, unary> { let result = VoidTy; let stages = []; }

// --- no_stage_of_version --gen-dxil-operation
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
def Bad : DXILOp<1, unary> { let result = VoidTy; let stages = [Stages<DXIL1_0, []>]; }

// --- code_twice --gen-dxil-operation
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
def Good : DXILOp<1, unary> { let result = FloatTy; let stages = [Stages<DXIL1_0, [pixel]>]; }
def Bad : DXILOp<1, binary> { let result = FloatTy; let stages = [Stages<DXIL1_0, [pixel]>]; }

// --- code_not_allowed --gen-dxil-operation
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
def Bad : DXILOp<-1, unary> { let result = FloatTy; let stages = [Stages<DXIL1_0, [pixel]>]; }

// --- no_result --gen-dxil-operation
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
def Bad : DXILOp<1, unary> { let stages = [Stages<DXIL1_0, [pixel]>]; }

// --- no_code --gen-dxil-operation
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
def Bad : DXILOp<1, unary> { let OpCode = ?; let result = FloatTy; let stages = [Stages<DXIL1_0, [pixel]>]; }

// --- no_document --gen-dxil-operation
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
def Bad : DXILOp<1, unary> { let Doc = ?; let result = FloatTy; let stages = [Stages<DXIL1_0, [pixel]>]; }
