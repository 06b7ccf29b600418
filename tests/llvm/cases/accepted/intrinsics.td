// Tables of intrinsics: names, signatures, attributes, printing, builtins.

// --- properties --gen-intrinsic-impl ; --gen-intrinsic-enums ; --gen-intrinsic-enums --intrinsic-prefix=zoo
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def IntrStrictFP : IntrinsicProperty;
def int_result : Intrinsic<[llvm_anyint_ty], [llvm_ptr_ty],
  [Range<RetIndex, -1, 5>, Range<RetIndex, 1, 5>, Dereferenceable<RetIndex, 8>, Align<RetIndex, 16>,
   NonNull<RetIndex>, NoUndef<RetIndex>, NoAlias<RetIndex>]>;
def int_argument : Intrinsic<[], [llvm_ptr_ty, llvm_i32_ty],
  [ReadNone<ArgIndex<1>>, WriteOnly<ArgIndex<0>>, ReadOnly<ArgIndex<0>>, ImmArg<ArgIndex<1>>,
   Returned<ArgIndex<0>>, Align<ArgIndex<0>, 4>, Align<ArgIndex<0>, 2>, NoCapture<ArgIndex<0>>]>;
def int_argument_again : Intrinsic<[], [llvm_ptr_ty, llvm_i32_ty], [ImmArg<ArgIndex<1>>]>;
def int_everything : Intrinsic<[], [],
  [Commutative, Throws, IntrNoReturn, IntrNoCallback, IntrNoSync, IntrNoFree, IntrWillReturn,
   IntrCold, IntrNoDuplicate, IntrNoMerge, IntrConvergent, IntrSpeculatable, IntrHasSideEffects,
   IntrStrictFP, IntrNoCreateUndefOrPoison, IntrNoMem]>;
def int_returns : Intrinsic<[], [], [IntrWillReturn, IntrNoReturn]>;
def int_nothing : Intrinsic<[], [], [Throws]>;
def int_nothing_visible : Intrinsic<[], [], [Throws, IntrNoMem, IntrHasSideEffects]>;
let TargetPrefix = "zoo" in {
  def int_zoo_m0 : DefaultAttrsIntrinsic<[], []>;
  def int_zoo_m1 : DefaultAttrsIntrinsic<[], [], [IntrWriteMem]>;
  def int_zoo_m2 : DefaultAttrsIntrinsic<[], [], [IntrArgMemOnly, IntrReadMem]>;
  def int_zoo_m3 : DefaultAttrsIntrinsic<[], [], [IntrInaccessibleMemOnly]>;
  def int_zoo_m4 : DefaultAttrsIntrinsic<[], [], [IntrInaccessibleMemOrArgMemOnly]>;
  def int_zoo_m5 : DefaultAttrsIntrinsic<[], [], [IntrRead<[InaccessibleMem]>]>;
  def int_zoo_m6 : DefaultAttrsIntrinsic<[], [], [IntrWrite<[InaccessibleMem, TargetMem0]>]>;
  def int_zoo_m7 : DefaultAttrsIntrinsic<[], [],
    [IntrRead<[TargetMem0]>, IntrWrite<[InaccessibleMem, TargetMem1]>]>;
  def int_zoo_m8 : DefaultAttrsIntrinsic<[], [], [IntrRead<[]>, IntrWrite<[TargetMem1]>]>;
  def int_zoo_m9 : DefaultAttrsIntrinsic<[], [], [IntrReadMem, IntrHasSideEffects]>;
  def int_zoo_ma : DefaultAttrsIntrinsic<[], [], [IntrNoReturn, IntrReadMem]>;
}

// --- signatures --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def int_a : Intrinsic<[], []>;
def int_b : Intrinsic<[llvm_i1_ty], [llvm_i8_ty, llvm_i16_ty]>;
def int_c : Intrinsic<[llvm_i1_ty], [llvm_i8_ty, llvm_i16_ty, llvm_half_ty]>;
def int_d : Intrinsic<[llvm_i1_ty], [llvm_i8_ty, llvm_i16_ty, llvm_v8i32_ty]>;
def int_e : Intrinsic<[llvm_v8i32_ty], []>;
def int_f : Intrinsic<[llvm_anyint_ty, llvm_anyfloat_ty], [LLVMMatchType<1>, LLVMMatchType<0>]>;
def int_g : Intrinsic<[llvm_anyvector_ty],
  [LLVMScalarOrSameVectorWidth<0, llvm_i1_ty>, LLVMVectorElementType<0>,
   LLVMVectorOfAnyPointersToElt<0>, LLVMOneNthElementsVectorType<0, 2>,
   LLVMSubdivide2VectorType<0>, LLVMVectorOfBitcastsToInt<0>]>;
def int_h : Intrinsic<[llvm_i32_ty, llvm_i32_ty, llvm_i64_ty], [llvm_vararg_ty]>;
def int_i : Intrinsic<[], [LLVMQualPointerType<7>, llvm_metadata_ty, llvm_token_ty]>;
def int_j : Intrinsic<[], [llvm_metadata_ty, llvm_token_ty]>;
def int_k : Intrinsic<[], [llvm_any_ty, llvm_anyptr_ty, LLVMExtendedType<0>]>;

// --- printing_and_builtins --gen-intrinsic-impl ; --gen-intrinsic-enums
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def int_print : Intrinsic<[], [llvm_i32_ty, llvm_i32_ty],
  [ArgInfo<ArgIndex<1>, [ImmArgPrinter<"printIt">]>, ArgInfo<ArgIndex<0>, [ArgName<"first">]>]>;
def int_open : ClangBuiltin<"__builtin_open">, Intrinsic<[], []>;
def int_close : ClangBuiltin<"__builtin_close">, MSBuiltin<"_close">, Intrinsic<[], []>;
let TargetPrefix = "ark" in
  def int_ark_one : ClangBuiltin<"__builtin_ark_one">, Intrinsic<[], []>;
let TargetPrefix = "zoo" in {
  def int_zoo_feed : ClangBuiltin<"__builtin_zoo_feed">, Intrinsic<[], [llvm_i32_ty],
    [ArgInfo<ArgIndex<0>, [ArgName<"food">, ImmArgPrinter<"printFood">]>, ImmArg<ArgIndex<0>>]>;
  def int_zoo_wash : ClangBuiltin<"__builtin_zoo_wash">, MSBuiltin<"_wash">, Intrinsic<[], []>;
  def int_zoo_walk : ClangBuiltin<"__builtin_zoo_">, Intrinsic<[], [], [], "llvm.zoo.stroll">;
}

// --- nothing --gen-intrinsic-impl ; --gen-intrinsic-enums
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
