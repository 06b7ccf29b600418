// OpenCL's builtins.

// +++ opencl.td
class Version<int id> { int ID = id; }
def CLAll : Version<0>;
def CL10 : Version<100>;
def CL12 : Version<120>;
def CL20 : Version<200>;
class AddressSpace<string name> { string Name = name; }
def DefaultAS : AddressSpace<"clang::LangAS::Default">;
def PrivateAS : AddressSpace<"clang::LangAS::opencl_private">;
def GlobalAS : AddressSpace<"clang::LangAS::opencl_global">;
def ConstantAS : AddressSpace<"clang::LangAS::opencl_constant">;
def LocalAS : AddressSpace<"clang::LangAS::opencl_local">;
def GenericAS : AddressSpace<"clang::LangAS::opencl_generic">;
class AbstractExtension<string name> { string ExtName = name; }
class FunctionExtension<string name> : AbstractExtension<name>;
class TypeExtension<string name> : AbstractExtension<name>;
def NoTypeExt : TypeExtension<"">;
def Fp16 : TypeExtension<"cl_khr_fp16">;
def Fp64 : TypeExtension<"cl_khr_fp64">;
def Atomics64 : TypeExtension<"cl_khr_int64_base_atomics cl_khr_int64_extended_atomics">;
def FuncExtNone : FunctionExtension<"">;
def Subgroups : FunctionExtension<"cl_khr_subgroups">;
def TwoExtensions : FunctionExtension<"cl_khr_mipmap_image __opencl_c_read_write_images">;
def CPlusPlus : FunctionExtension<"__cplusplus">;
class QualType<string expr, bit abstract = 0> { string TypeExpr = expr; bit IsAbstract = abstract; }
class IntList<string name, list<int> values> { string Name = name; list<int> List = values; }
class Type<string name, QualType expr> {
  string Name = name;
  QualType QTExpr = expr;
  int VecWidth = 1;
  bit IsPointer = 0;
  bit IsConst = 0;
  bit IsVolatile = 0;
  string AccessQualifier = "";
  string AddrSpace = DefaultAS.Name;
  TypeExtension Extension = NoTypeExt;
}
class VectorType<Type t, int width> : Type<t.Name, t.QTExpr> {
  let VecWidth = width;
  let IsPointer = t.IsPointer;
  let IsConst = t.IsConst;
  let IsVolatile = t.IsVolatile;
  let AddrSpace = t.AddrSpace;
  let Extension = t.Extension;
}
class PointerType<Type t, AddressSpace space = DefaultAS> : Type<t.Name, t.QTExpr> {
  let AddrSpace = space.Name;
  let VecWidth = t.VecWidth;
  let IsPointer = 1;
  let IsConst = t.IsConst;
  let IsVolatile = t.IsVolatile;
  let AccessQualifier = t.AccessQualifier;
  let Extension = t.Extension;
}
class ConstType<Type t> : Type<t.Name, t.QTExpr> {
  let IsConst = 1;
  let VecWidth = t.VecWidth;
  let IsPointer = t.IsPointer;
  let IsVolatile = t.IsVolatile;
  let AccessQualifier = t.AccessQualifier;
  let AddrSpace = t.AddrSpace;
  let Extension = t.Extension;
}
class VolatileType<Type t> : Type<t.Name, t.QTExpr> {
  let IsVolatile = 1;
  let VecWidth = t.VecWidth;
  let IsPointer = t.IsPointer;
  let IsConst = t.IsConst;
  let AccessQualifier = t.AccessQualifier;
  let AddrSpace = t.AddrSpace;
  let Extension = t.Extension;
}
class ImageType<Type t, string access> : Type<t.Name, QualType<t.QTExpr.TypeExpr # access # "Ty">> {
  let VecWidth = 0;
  let AccessQualifier = access;
  let IsPointer = t.IsPointer;
  let IsConst = t.IsConst;
  let IsVolatile = t.IsVolatile;
  let AddrSpace = t.AddrSpace;
  let Extension = !if(!eq(access, "WO"), TypeExtension<"cl_khr_3d_image_writes">, t.Extension);
}
class EnumType<string name> : Type<name, QualType<"getOpenCLEnumType(S, \"" # name # "\")">>;
class TypedefType<string name> : Type<name, QualType<"getOpenCLTypedefType(S, \"" # name # "\")">>;
class TypeList<list<Type> types> { list<Type> List = types; }
class GenericType<string name, TypeList types, IntList sizes> : Type<name, QualType<"null", 1>> {
  TypeList TypeList = types;
  IntList VectorList = sizes;
  let VecWidth = 0;
}
class Builtin<string name, list<Type> signature, list<bit> attributes = [0, 0, 0]> {
  string Name = name;
  list<Type> Signature = signature;
  bit IsPure = attributes[0];
  bit IsConst = attributes[1];
  bit IsConv = attributes[2];
  FunctionExtension Extension = FuncExtNone;
  Version MinVersion = CL10;
  Version MaxVersion = CLAll;
}

// +++ types.td
include "opencl.td"
def Void : Type<"void", QualType<"Context.VoidTy">>;
def Char : Type<"char", QualType<"Context.CharTy">>;
def UChar : Type<"uchar", QualType<"Context.UnsignedCharTy">>;
def Int : Type<"int", QualType<"Context.IntTy">>;
def UInt : Type<"uint", QualType<"Context.UnsignedIntTy">>;
def Float : Type<"float", QualType<"Context.FloatTy">>;
let Extension = Fp64 in def Double : Type<"double", QualType<"Context.DoubleTy">>;
let Extension = Fp16 in def Half : Type<"half", QualType<"Context.HalfTy">>;
def Size : Type<"size_t", QualType<"Context.getSizeType()">>;
def Image2d : Type<"image2d_t", QualType<"Context.OCLImage2d", 1>>;
def Image3d : Type<"image3d_t", QualType<"Context.OCLImage3d", 1>>;
def Sampler : Type<"sampler_t", QualType<"Context.OCLSamplerTy">>;
def Flags : TypedefType<"cl_mem_fence_flags">;
let Extension = Atomics64 in
def AtomicLong : Type<"atomic_long", QualType<"Context.getAtomicType(Context.LongTy)">>;
def AtomicInt : Type<"atomic_int", QualType<"Context.getAtomicType(Context.IntTy)">>;
def Order : EnumType<"memory_order">;
def VecAndScalar : IntList<"VecAndScalar", [1, 2, 3, 4, 8, 16]>;
def VecNoScalar : IntList<"VecNoScalar", [2, 4]>;
def Vec1 : IntList<"Vec1", [1]>;
def AllFloats : TypeList<[Float, Double, Half]>;
def AllInts : TypeList<[Char, UChar, Int]>;
def FGenTypeN : GenericType<"FGenTypeN", AllFloats, VecAndScalar>;
def FGenType1 : GenericType<"FGenType1", AllFloats, Vec1>;
def IGenTypeN : GenericType<"IGenTypeN", AllInts, VecNoScalar>;
def GenTypeFloatVecAndScalar : GenericType<"GenTypeFloatVecAndScalar", TypeList<[Float]>, VecAndScalar>;
def GenTypeIntVecAndScalar : GenericType<"GenTypeIntVecAndScalar", TypeList<[Int]>, VecAndScalar>;

// --- functions --gen-clang-opencl-builtins ; --gen-clang-opencl-builtin-header ; --gen-clang-opencl-builtin-tests
include "types.td"
def : Builtin<"work_dim", [UInt], [0, 1, 0]>;
foreach name = ["acos", "sin", "acosh"] in
  def : Builtin<name, [FGenTypeN, FGenTypeN], [0, 1, 0]>;
def : Builtin<"pure", [Int, ConstType<Char>], [1, 0, 0]>;
def : Builtin<"everything", [Void], [1, 1, 1]>;
def : Builtin<"fmax", [FGenTypeN, FGenTypeN, FGenTypeN], [0, 1, 0]>;
def : Builtin<"fmax", [FGenTypeN, FGenTypeN, FGenType1], [0, 1, 0]>;
def : Builtin<"fmax", [GenTypeFloatVecAndScalar, GenTypeFloatVecAndScalar, Float]>;
def : Builtin<"frexp", [GenTypeFloatVecAndScalar, GenTypeFloatVecAndScalar, PointerType<GenTypeIntVecAndScalar, GlobalAS>]>;
let Extension = Subgroups in {
  def : Builtin<"frexp", [GenTypeFloatVecAndScalar, GenTypeFloatVecAndScalar, PointerType<GenTypeIntVecAndScalar, PrivateAS>]>;
  def : Builtin<"barrier", [Void, Flags], [0, 0, 1]>;
}
let MinVersion = CL12, MaxVersion = CL20 in {
  def : Builtin<"old", [Void, Int, PointerType<VectorType<Float, 4>, LocalAS>]>;
  def : Builtin<"old", [Void, VectorType<Half, 3>, PointerType<ConstType<Double>, ConstantAS>]>;
}
let MaxVersion = CL12 in
def : Builtin<"abs", [IGenTypeN, IGenTypeN, IGenTypeN]>;
let MinVersion = CL20, Extension = CPlusPlus in
def : Builtin<"atomic_load", [Int, PointerType<VolatileType<AtomicInt>, GenericAS>, Order]>;
let MinVersion = CL20 in {
  def : Builtin<"atomic_load", [Int, PointerType<ConstType<VolatileType<AtomicLong>>, GlobalAS>, Order]>;
  def : Builtin<"atomic_load2", [Size, PointerType<ConstType<VolatileType<AtomicLong>>>]>;
}
let Extension = TwoExtensions in
foreach access = ["RO", "WO", "RW"] in {
  def : Builtin<"read_image", [VectorType<Float, 4>, ImageType<Image2d, access>, Sampler, VectorType<Int, 2>], [1, 0, 0]>;
  def : Builtin<"read_image", [VectorType<Float, 4>, ImageType<Image3d, access>, Sampler, VectorType<Int, 4>], [1, 0, 0]>;
}
def : Builtin<"pointers", [PointerType<Void, GenericAS>, PointerType<PointerType<Int>>, ConstType<Int>, VolatileType<Int>, ConstType<GenTypeFloatVecAndScalar>]>;

// --- groups_images_and_extensions --gen-clang-opencl-builtins ; --gen-clang-opencl-builtin-header ; --gen-clang-opencl-builtin-tests
include "types.td"
def : Builtin<"work_dim", [UInt], [0, 1, 0]>;
def UnusedList : IntList<"UnusedList", [7]>;
def ImageX : Type<"aimage_t", QualType<"Context.OCLImageX", 1>>;
def ImageU : Type<"zimage_t", QualType<"Context.OCLImageU", 1>>;
def : Builtin<"onlyro", [Void, ImageType<ImageX, "RO">]>;
let MinVersion = CL12 in def : Builtin<"work_dim2", [UInt], [0, 1, 0]>;
let MinVersion = CL12 in def : Builtin<"work_dim3", [UInt], [0, 0, 0]>;
let Extension=Subgroups in def : Builtin<"work_dim4", [UInt], [0, 1, 0]>;
let MinVersion = CL12, MaxVersion=CL10 in def : Builtin<"none", [UInt], [0, 1, 0]>;
def : Builtin<"three", [UInt], [0, 1, 0]>;
def : Builtin<"three", [Void], [1, 1, 1]>;
def : Builtin<"four", [Void], [1, 1, 1]>;
def : Builtin<"four", [UInt], [0, 1, 0]>;
def : Builtin<"five", [UInt], [0, 1, 0]>;
def : Builtin<"five", [Void], [1, 1, 1]>;
def : Builtin<"vec", [VectorType<Float,1>, PointerType<ConstType<FGenType1>, GlobalAS>]>;
def : Builtin<"six", [PointerType<ImageType<Image2d, "RO">>, ConstType<ImageType<ImageX, "RO">>]>;
def E1 : TypeExtension<"zz yy xx">; def FE1 : FunctionExtension<"c b a">; def FE2 : FunctionExtension<"b b a">; def FE3 : FunctionExtension<" c  a ">;
let Extension = E1 in def TZ : Type<"tz", QualType<"C.Z">>;
let Extension = FE1 in
def : Builtin<"e1", [TZ, Type<"anonymous_t", QualType<"C.Anon">>]>;
let Extension = FE2 in
def : Builtin<"e2", [ConstType<Void>]>;
def Img1 : Type<"b_t", QualType<"Context.OCLImageB", 1>>; def Img2 : Type<"c_t", QualType<"Context.OCLImageC", 1>>; def ImZ : Type<"zz_t", QualType<"Context.OCLZ", 1>>; foreach i = [ImZ, Img2, Img1] in foreach a = ["RW", "RO"] in def : Builtin<"f", [Void, ImageType<i, a>]>; def Ver : Version<300>; let MinVersion=Ver in def : Builtin<"ver", [Int]>;

// --- generic_types_of_other_lengths --gen-clang-opencl-builtin-header
include "types.td"
def Pairs : GenericType<"Pairs", TypeList<[Int, Char]>, VecAndScalar>;
def : Builtin<"f", [Void, FGenTypeN, Pairs]>;
def : Builtin<"g", [Void, GenTypeFloatVecAndScalar, FGenType1]>;

// --- none --gen-clang-opencl-builtins ; --gen-clang-opencl-builtin-header ; --gen-clang-opencl-builtin-tests
class FunctionExtension;
class Type;
class Builtin;
class IntList;
class GenericType;
class ImageType;

// --- types_named_for_others --gen-clang-opencl-builtins ; --gen-clang-opencl-builtin-header ; --gen-clang-opencl-builtin-tests
include "types.td"
def Qualified : GenericType<"Qualified", TypeList<[Int]>, Vec1> { let IsPointer = 1; let IsConst = 1; let IsVolatile = 1; let VecWidth = 4; }
def Plain : Type<"GenTypeIntVecAndScalar", QualType<"x">> { let IsPointer = 1; }
def GInt : GenericType<"int", AllInts, Vec1>;
def Access : Type<"image", QualType<"other">> { let AccessQualifier = "XX"; }
def a : Builtin<"a", [Void, Qualified, PointerType<Qualified, GlobalAS>]>;
def b : Builtin<"b", [Void, Plain, ConstType<Plain>, VolatileType<IGenTypeN>, PointerType<VectorType<GenTypeIntVecAndScalar, 3>, GlobalAS>]>;
def c : Builtin<"b", [Void, VectorType<PointerType<GenTypeIntVecAndScalar, GlobalAS>, 3>]>;
def d : Builtin<"", [GInt, Int, Access]> { let MinVersion = CL20; let MaxVersion = CL12; }
