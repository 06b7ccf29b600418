Intrinsics that cannot be: one mistake each.

// --- no_prefix --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def foo : Intrinsic<[], []>;

// --- target_prefix --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
let TargetPrefix = "zoo" in def int_foo : Intrinsic<[], []>;

// --- target_prefix_of_name --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
let TargetPrefix = "zoo" in def int_zoo_foo : Intrinsic<[], [], [], "llvm.foo">;

// --- name_without_llvm --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def int_foo : Intrinsic<[], [], [], "foo">;

// --- defined_twice --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def int_foo : Intrinsic<[], [], [], "llvm.b">; def int_b : Intrinsic<[], []>;

// --- like_an_overload --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def int_foo : Intrinsic<[llvm_anyint_ty], []>; def int_foo_v4i32_x : Intrinsic<[], []>;

// --- like_a_target --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def int_zoo : Intrinsic<[], []>; let TargetPrefix = "zoo" in def int_zoo_a : Intrinsic<[], []>;

// --- reads_nothing --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def int_foo : Intrinsic<[], [], [IntrWriteMem, IntrReadMem]>;

// --- writes_nothing --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def int_foo : Intrinsic<[], [], [IntrReadMem, IntrWriteMem]>;

// --- unknown_property --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def My : IntrinsicProperty; def int_foo : Intrinsic<[], [], [My]>;

// --- unknown_default --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def My : IntrinsicProperty<1>; def int_foo : DefaultAttrsIntrinsic<[], []>;

// --- unknown_location --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def My : IntrinsicMemoryLocation; def int_foo : Intrinsic<[], [], [IntrRead<[My]>]>;

// --- unknown_argument_property --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def My : ArgProperty; def int_foo : Intrinsic<[], [llvm_i32_ty], [ArgInfo<ArgIndex<0>, [My]>]>;

// --- argument_info_twice --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def int_foo : Intrinsic<[], [llvm_i32_ty], [ArgInfo<ArgIndex<0>, []>, ArgInfo<ArgIndex<0>, [ArgName<"a">]>]>;

// --- argument_info_of_result --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def int_foo : Intrinsic<[], [], [ArgInfo<ArgIndex<-1>, []>]>;

// --- no_such_argument --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def int_foo : Intrinsic<[], [], [ImmArg<ArgIndex<-2>>]>;

// --- no_signature --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def int_foo : Intrinsic<[], []> { let TypeInfo = ?; }

// --- no_properties --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
def int_foo : Intrinsic<[], []> { let IntrProperties = ?; }

// --- builtin_twice --gen-intrinsic-impl
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
let TargetPrefix = "zoo" in { def int_zoo_a : ClangBuiltin<"f">, Intrinsic<[], []>; def int_zoo_b : ClangBuiltin<"f">, Intrinsic<[], []>; }

// --- unknown_target --gen-intrinsic-enums --intrinsic-prefix=ark
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"

// --- no_classes --gen-intrinsic-enums
class A;

// --- too_many_results --gen-intrinsic-impl; --gen-intrinsic-enums
include "llvm/IR/Intrinsics.td"
def int_foo : DefaultAttrsIntrinsic<!listsplat(llvm_i32_ty, 258), [llvm_i32_ty]>;
