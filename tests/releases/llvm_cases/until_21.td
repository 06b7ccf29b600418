// What LLVM's generators that describe no target had until release 21.

// --- attributes_of_intrinsics --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def int_a : Intrinsic<[], []>, ClangBuiltin<"__a">, MSBuiltin<"__ma">;
def int_b : Intrinsic<[llvm_i1_ty], [llvm_i8_ty, llvm_i16_ty], [IntrNoMem]>;
def int_c : Intrinsic<[llvm_i1_ty], [llvm_i8_ty, llvm_ptr_ty], [IntrNoMem, NoCapture<ArgIndex<1>>]>;
def int_c2 : Intrinsic<[llvm_i1_ty], [llvm_i8_ty, llvm_ptr_ty], [NoCapture<ArgIndex<1>>]>;
def int_d : Intrinsic<[llvm_i1_ty], [llvm_ptr_ty, llvm_ptr_ty], [Throws, NoCapture<ArgIndex<1>>, ReadOnly<ArgIndex<0>>]>;
def int_d2 : Intrinsic<[llvm_i1_ty], [llvm_ptr_ty, llvm_ptr_ty], [Throws, NoUndef<RetIndex>, NoCapture<ArgIndex<1>>, ReadOnly<ArgIndex<0>>]>;
def int_e : Intrinsic<[llvm_v8i32_ty], [], [Throws]>;
def int_f : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [Range<RetIndex, 0, 5>, ImmArg<ArgIndex<0>>, IntrNoMem]>;
def int_f2 : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [Range<RetIndex, 0, 5>, ImmArg<ArgIndex<0>>, IntrNoMem]>;
def int_g : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [Throws, IntrNoMem]>;
def int_h : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [Throws, IntrHasSideEffects]>;
def int_i : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [Throws, IntrHasSideEffects, IntrReadMem, IntrNoReturn]>;
def int_j : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [Throws, IntrSpeculatable, Commutative, IntrCold]>;
def int_k : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [Commutative]>;
def int_l : Intrinsic<[llvm_i1_ty], [llvm_ptr_ty, llvm_ptr_ty], [Align<ArgIndex<1>, 4>, NonNull<ArgIndex<1>>,  NoCapture<ArgIndex<1>>, WriteOnly<ArgIndex<0>>, Dereferenceable<ArgIndex<0>, 4>]>;
def int_l2 : Intrinsic<[llvm_i1_ty], [llvm_ptr_ty, llvm_ptr_ty], [Align<ArgIndex<1>, 8>, Align<ArgIndex<0>, 16>, ReadNone<ArgIndex<1>>]>;
def int_l3 : Intrinsic<[llvm_i1_ty], [llvm_ptr_ty, llvm_ptr_ty], [Align<ArgIndex<1>, 8>, ReadNone<ArgIndex<1>>]>;
def int_l4 : Intrinsic<[llvm_i1_ty], [llvm_ptr_ty, llvm_ptr_ty], [NoAlias<ArgIndex<1>>,Returned<ArgIndex<0>>]>;
def int_l5 : Intrinsic<[llvm_i1_ty], [llvm_ptr_ty, llvm_ptr_ty], [NoAlias<ArgIndex<1>>,Returned<ArgIndex<0>>, IntrNoMem, Throws]>;

// --- default_libcalls --gen-runtime-libcalls
include "llvm/IR/RuntimeLibcallsImpl.td"
def P1 : RuntimeLibcallPredicate<"P1()">; 
def S : RuntimeLibcallPredicate<"S()">;
def C1 : LibcallCallingConv<[{CC1}]>; 
def L2 : RuntimeLibcall; def L1 : RuntimeLibcall; def L3 : RuntimeLibcall; def L10 : RuntimeLibcall;
def q2 : RuntimeLibcallImpl<L1>;
defset list<RuntimeLibcallImpl> X = {
def q1 : RuntimeLibcallImpl<L1, "zzz">;
let IsDefault = 1 in {
def d10 : RuntimeLibcallImpl<L3, "a">;
def d9 : RuntimeLibcallImpl<L3, "b\"c">;
def d3 : RuntimeLibcallImpl<L10, "">;
}
}
def Two : SystemRuntimeLibrary<S, (add q1, q2, d9)>;
def Cond : SystemRuntimeLibrary<P1, (add AvailableIf<d10, P1>, LibcallsWithCC<(add q2), C1, P1>, LibcallImpls<(add q1)>)>;

// --- loops_of_leaves --gen-directive-decl; --gen-directive-impl
include "llvm/Frontend/Directive/DirectiveBase.td"
def Zoo : DirectiveLanguage { let name = "Zoo"; let cppNamespace = "zoo"; let directivePrefix = "ZD_"; let clausePrefix = "ZC_"; let clauseEnumSetClass = "ClauseSet"; let flangClauseBaseClass = "Base"; }
def C : Clause<[Spelling<"c">]> { let isDefault = 1; }
def Around : Directive<[Spelling<"around">]> { let association = AS_Loop; let category = CA_Executable; let isDefault = 1; }
def Inside : Directive<[Spelling<"inside">]> { let association = AS_Block; let category = CA_Executable; let allowedClauses = [VersionedClause<C>]; }
def Both : Directive<[Spelling<"inside around">]> { let leafConstructs = [Inside, Around]; let category = CA_Executable; }

// --- value_types --gen-vt
include "llvm/CodeGen/ValueTypes.td"

// --- value_types_by_number --gen-vt
class ValueType<int size, int value> { string Namespace = "MVT"; string LLVMName = NAME; int Size = size; int Value = value; int nElem = 1; ValueType ElementType = ?; bit isOverloaded = 0; bit isInteger = 0; bit isFP = 0; bit isVector = 0; bit isScalable = 0; bit isRISCVVecTuple = 0; int NF = 1; bit isNormalValueType = 1; }
let isInteger = 1 in {
def before : ValueType<33, 5>;
def after : ValueType<32, 5>;
def i : ValueType<32, 3>;
def number : ValueType<80, 4> { let isFP = 1; }
def none : ValueType<33, 0> { let isOverloaded = 1; }
def last : ValueType<33, 255>;
def vector : ValueType<64, 9> { let isVector = 1; let isScalable = 1; let nElem = 2; let ElementType = i; }
}

// --- value_types_have_numbers --gen-vt
class ValueType<int size, int value> { string Namespace = "MVT"; string LLVMName = NAME; int Size = size; int Value = value; int nElem = 1; ValueType ElementType = ?; int isOverloaded = 0; int isInteger = 0; int isFP = 0; int isVector = 0; int isScalable = 0; }
let isInteger = 2 in {
def before : ValueType<33, 5>;
def after : ValueType<32, 5>;
def i : ValueType<32, 3>;
def none : ValueType<33, 0> { let isOverloaded = 5; }
def normal : ValueType<33, 223>;
def not_normal : ValueType<33, 224>;
def last : ValueType<33, 255>;
def vector : ValueType<64, 9> { let isVector = 4; let isScalable = 3; let nElem = 2; let ElementType = i; }
}
