SPIR-V operations that cannot be written: one mistake each.

// --- two_results --gen-spirv-serialization
include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
def SPIRV_XOp : SPIRV_Op<"X", []> {
  let arguments = (ins I32Attr:$count);
  let results = (outs SPIRV_Type:$a, SPIRV_Type:$b);
}

// --- variadic_before_others --gen-spirv-serialization
include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
def SPIRV_XOp : SPIRV_Op<"X", []> {
  let arguments = (ins Variadic<SPIRV_Type>:$rest, I32Attr:$count);
}

// --- attribute_without_encoding --gen-spirv-serialization
include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
def SPIRV_XOp : SPIRV_Op<"X", []> {
  let arguments = (ins StrAttr:$name);
}

// --- availability_of_two_classes --gen-avail-interface-decls
include "mlir/IR/EnumAttr.td"
include "mlir/Dialect/SPIRV/IR/SPIRVAvailability.td"
class A;
def X : Availability, A;

// --- capabilities_unknown --gen-spirv-capability-implication
def Before { int enum = 1; }
def SomethingElse;
def Zeta;
