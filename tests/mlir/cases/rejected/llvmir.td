Conversions that are wrong: one mistake each.

// --- unknown_name_in_llvm_builder --gen-llvmir-conversions
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
def D : Dialect { let name = "t"; }
def X : LLVM_OpBase<D, "x"> { let llvmBuilder = "use($nothing)"; }

// --- dollar_at_the_end --gen-llvmir-conversions
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
def D : Dialect { let name = "t"; }
def X : LLVM_OpBase<D, "x"> { let llvmBuilder = "use$"; }

// --- unknown_name_in_mlir_builder --gen-intr-from-llvmir-conversions
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
def D : Dialect { let name = "t"; }
def X : LLVM_IntrOpBase<D, "x", "x", [], [], [], 0> { let mlirBuilder = "use($nothing)"; }

// --- too_few_argument_indices --gen-intr-from-llvmir-conversions
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
def D : Dialect { let name = "t"; }
def X : LLVM_IntrOpBase<D, "x", "x", [], [], [], 0> {
  let arguments = (ins LLVM_Type:$a, LLVM_Type:$b);
  let llvmArgIndices = [0];
}

// --- negative_argument_index --gen-intr-from-llvmir-conversions
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
def D : Dialect { let name = "t"; }
def X : LLVM_IntrOpBase<D, "x", "x", [], [], [], 0> {
  let arguments = (ins LLVM_Type:$a);
  let llvmArgIndices = [-1];
  let mlirBuilder = "$a";
}

// --- operation_without_instruction --gen-op-from-llvmir-conversions
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
def D : Dialect { let name = "t"; }
def X : LLVM_OpBase<D, "x"> { let mlirBuilder = "make()"; }

// --- classes_unknown --gen-llvmir-conversions ; --gen-enum-to-llvmir-conversions ; --gen-openmp-clause-ops ; --verify-openmp-ops ; --gen-llvmir-intrinsics ; --gen-avail-interface-decls ; --gen-spirv-avail-impls ; --gen-spirv-serialization ; --gen-spirv-attr-utils ; --gen-spirv-capability-implication ; --gen-tosa-avail-impls ; --gen-directive-decl --directives-dialect=Toy ; --gen-directive-decl
class Nothing;

// --- clause_description_left_out --verify-openmp-ops
include "mlir/Dialect/OpenMP/OpenMPOpBase.td"
def OpenMP_ShapeClause : OpenMP_Clause<false, false, false, false, false> {
  let arguments = (ins);
  let description = "shape";
}
def OpenMP_DrawOp : OpenMP_Op<"draw", [], [OpenMP_ShapeClause]> { let description = "Draws"; }
