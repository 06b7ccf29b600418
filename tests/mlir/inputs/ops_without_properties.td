// Operations of a dialect that keeps attributes in the attribute dictionary.
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/IR/OpBase.td"

def Plain_Dialect : Dialect {
  let name = "plain";
  let cppNamespace = "::plain";
  let usePropertiesForAttributes = 0;
}

class Plain_Op<string mnemonic, list<Trait> traits = []>
    : Op<Plain_Dialect, mnemonic, traits>;

def Plain_AttrsOp : Plain_Op<"attrs"> {
  let arguments = (ins I32Attr:$beta, OptionalAttr<StrAttr>:$alpha, UnitAttr:$flag,
                       DefaultValuedAttr<I64Attr, "7">:$gamma, AnyType:$in,
                       DefaultValuedOptionalAttr<BoolAttr, "true">:$maybe,
                       DenseI64ArrayAttr:$delta);
  let results = (outs AnyType:$out);
}

def Plain_SegmentsOp : Plain_Op<"segments", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Optional<I32>:$a, Variadic<AnyType>:$b, I32:$c, I1Attr:$attr);
  let results = (outs Optional<I32>:$x, Variadic<AnyType>:$y, I64:$z);
}

def Plain_NestedOp : Plain_Op<"nested"> {
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$groups, DenseI32ArrayAttr:$sizes);
}

def Plain_InferredOp : Plain_Op<"inferred", [SameOperandsAndResultType]> {
  let arguments = (ins I32:$a, StrAttr:$name);
  let results = (outs I32:$x);
}
