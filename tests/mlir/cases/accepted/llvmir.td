Conversions to and from LLVM IR, and operations for LLVM intrinsics.

// --- operations --gen-llvmir-conversions ; --gen-op-from-llvmir-conversions
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class Inst<string m, string inst> : LLVM_OpBase<T_Dialect, m> { string llvmInstName = inst; }
def A : Inst<"a", "AInst"> { let arguments = (ins LLVM_Type:$x, I32Attr:$at, LLVM_Type:$y_z, Variadic<LLVM_Type>:$var); let results = (outs LLVM_Type:$res);
  let llvmBuilder = "$x$y_z $at $var $res $_resultType $_hasResult $_location $_numOperands $$ $x";
  let mlirBuilder = "$y_z $x $at $var $res $_op $_int_attr $_float_attr $_var_attr $_label_attr $_roundingMode_attr $_fpExceptionBehavior_attr $_resultType $_location $_builder $_qualCppClassName $$"; }
def B : Inst<"b", "BInst"> { let arguments = (ins LLVM_Type:$x, Optional<LLVM_Type>:$y); let llvmArgIndices = [3, 1]; let mlirBuilder = "$y $x"; let llvmBuilder = "$y "; let results = (outs Variadic<LLVM_Type>:$rs);}
def C : LLVM_OpBase<T_Dialect, "c"> { let llvmBuilder = "c"; }

// --- intrinsics --gen-llvmir-conversions ; --gen-intr-from-llvmir-conversions ; --gen-convertible-llvmir-intrinsics
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def D : LLVM_IntrOpBase<T_Dialect, "d", "d_name", [0], [1], [], 1> { let arguments = (ins LLVM_Type:$q); let mlirBuilder = "$q  $_op $res"; }
def E : LLVM_IntrOpBase<T_Dialect, "e", "e_name", [0], [1], [], 1> { let mlirBuilder = ""; let llvmBuilder=""; }

// --- enums --gen-enum-to-llvmir-conversions ; --gen-enum-from-llvmir-conversions
include "mlir/Dialect/LLVMIR/LLVMEnums.td"
def Red : LLVM_EnumAttrCase<"red", "red", "Red", 0>;
def Blue : LLVM_EnumAttrCase<"_blue", "blue", "Blue", 3>;
def Last : LLVM_EnumAttrCase<"last", "last", "Last", 4>;
def Color : LLVM_EnumAttr<"Color", "::llvm::Color", "a color", [Red, Blue], [Last]> {
  let cppNamespace = "::toy";
}
def Plain : LLVM_CEnumAttr<"Plain", "::llvm::PlainNS", "a plain enum", [Blue, Red]> {
  let cppNamespace = "toy::inner";
}

// --- intrinsic_operations --gen-llvmir-intrinsics --llvmir-intrinsics-filter=toy ; --gen-llvmir-intrinsics --llvmir-intrinsics-filter=toy_ --llvmir-intrinsics-access-group-regexp=a$ --llvmir-intrinsics-alias-analysis-regexp=^int_toy_[ab] --dialect-opclass-base=Toy_Op
include "llvm/IR/Intrinsics.td"
let TargetPrefix = "toy" in {
def int_toy_a : Intrinsic<[llvm_i32_ty], [llvm_i32_ty, llvm_anyint_ty], [IntrNoMem, Commutative]>;
def int_toy_b_c : Intrinsic<[llvm_anyfloat_ty, llvm_any_ty], [llvm_anyvector_ty, LLVMMatchType<0>]>;
def int_toy_none : Intrinsic<[], []>;
def int_toy_ptr : Intrinsic<[llvm_anyptr_ty], [llvm_ptr_ty, llvm_anyptr_ty], [IntrArgMemOnly]>;
}
def int_toyless : Intrinsic<[], [llvm_i1_ty], [], "llvm.other.name">;
