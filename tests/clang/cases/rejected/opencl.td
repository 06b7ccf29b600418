// What OpenCL's builtins refuse.

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

// --- other_number_of_sizes --gen-clang-opencl-builtins
include "types.td"
def : Builtin<"f", [FGenTypeN, IGenTypeN]>;

// --- other_number_of_types --gen-clang-opencl-builtins
include "types.td"
def Pairs : GenericType<"Pairs", TypeList<[Int, Char]>, VecAndScalar>;
def : Builtin<"f", [FGenTypeN, Pairs]>;

// --- no_classes --gen-clang-opencl-builtins ; --gen-clang-opencl-builtin-header ; --gen-clang-opencl-builtin-tests
class Unrelated;
