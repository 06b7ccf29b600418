// Python bindings of operations.

// --- arguments_and_results --gen-python-op-bindings --bind-dialect=py ; --gen-python-op-bindings --bind-dialect=py --dialect-extension=more ; --gen-python-op-bindings --bind-dialect=absent ; --gen-python-op-bindings --bind-dialect py
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Py_Dialect : Dialect {
  let name = "py";
  let cppNamespace = "::py";
}
def Py_One : Op<Py_Dialect, "one"> {
  let arguments = (ins I32:$a, Optional<I32>:$b, I32Attr:$at, OptionalAttr<StrAttr>:$op,
                       UnitAttr:$u, DefaultValuedAttr<I64Attr, "3">:$dv, I1Attr:$bool,
                       ConfinedAttr<I32Attr, [IntNonNegative]>:$confined, BoolAttr:$b2,
                       DefaultValuedOptionalAttr<I32Attr, "3">:$dvo, DictionaryAttr:$dict,
                       OptionalAttr<UnitAttr>:$ou, AnyAttr:$any, DefaultValuedStrAttr<StrAttr, "x">:$ds);
  let results = (outs I32:$r, I64:$r2);
  let regions = (region AnyRegion:$reg, AnyRegion, AnyRegion:$reg2);
  let successors = (successor AnySuccessor:$s, AnySuccessor);
  let description = [{
    Raw \x text with """ quotes
      and an indented line
  }];
}
def Py_Segments : Op<Py_Dialect, "segments", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins I32:$from, Optional<I32>:$b, Variadic<I32>:$c, I32Attr:$in);
  let results = (outs Variadic<I32>:$r, Optional<I64>:$r2, I32);
  let regions = (region AnyRegion:$first, VariadicRegion<AnyRegion>:$reg);
  let successors = (successor AnySuccessor:$s, VariadicSuccessor<AnySuccessor>:$vs);
}
def Py_Equal : Op<Py_Dialect, "sub.equal-ly", [SameVariadicOperandSize, SameVariadicResultSize]> {
  let arguments = (ins I32:$a, Variadic<I32>:$b, I8, Variadic<I32>:$c);
  let results = (outs Variadic<I32>:$r, I32:$q, Variadic<I64>:$r2);
}
def Py_EqualOptional : Op<Py_Dialect, "equal_optional", [SameVariadicOperandSize]> {
  let arguments = (ins Optional<I32>:$a, I32:$q, Optional<I32>:$b);
  let results = (outs Optional<I32>:$r);
}
def Py_Middle : Op<Py_Dialect, "middle"> {
  let arguments = (ins I32:$q, Variadic<I32>:$a, I32:$r, I8);
  let results = (outs I32:$x, Optional<I32>:$r2, I32:$y);
}
def Py_Nested : Op<Py_Dialect, "nested"> {
  let arguments = (ins I32:$a, VariadicOfVariadic<I32, "segs">:$vv, DenseI32ArrayAttr:$segs);
}
def Py_Unnamed : Op<Py_Dialect, "2.unnamed"> {
  let arguments = (ins I32, Optional<I64>, I32Attr:$a);
  let results = (outs I32);
  let regions = (region AnyRegion, VariadicRegion<AnyRegion>:$vr);
}

// --- segments_that_need_not_be_told_apart --gen-python-op-bindings --bind-dialect=py
include "mlir/IR/OpBase.td"
def Py_Dialect : Dialect {
  let name = "py";
}
def Py_EqualOne : Op<Py_Dialect, "equal_one", [SameVariadicOperandSize, SameVariadicResultSize]> {
  let arguments = (ins I32:$a, Variadic<I32>:$b, I32:$c);
  let results = (outs Optional<I32>:$x, I32:$y);
}
def Py_SegmentedOne : Op<Py_Dialect, "segmented_one", [
    AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins I32:$a, Variadic<I32>:$b, I8:$c);
  let results = (outs I32:$y, Optional<I8>:$z);
}
def Py_Both : Op<Py_Dialect, "both", [AttrSizedOperandSegments, SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$a, Optional<I32>:$b, I32:$c);
}

// --- inferred_results --gen-python-op-bindings --bind-dialect=py
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Py_Dialect : Dialect {
  let name = "py";
  let cppNamespace = "::py";
}
class PyOp<string name, list<Trait> traits> : Op<Py_Dialect, name, traits>;
defvar infer = DeclareOpInterfaceMethods<InferTypeOpInterface>;
def Py_Same : PyOp<"same", [SameOperandsAndResultType]> {
  let arguments = (ins I32:$a, Variadic<I32>:$b);
  let results = (outs I32:$r, I32:$r2);
}
def Py_SameVariadic : PyOp<"same_variadic", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<I32>:$b);
  let results = (outs Variadic<I32>:$r);
}
def Py_SameNone : PyOp<"same_none", [SameOperandsAndResultType]>;
def Py_First : PyOp<"first", [FirstAttrDerivedResultType]> {
  let arguments = (ins UnitProp:$p, TypeAttr:$t, IntProp<"int64_t">:$ip, I32Attr:$i);
  let results = (outs AnyType:$r);
}
def Py_FirstOptional : PyOp<"first_optional", [FirstAttrDerivedResultType]> {
  let arguments = (ins OptionalAttr<StrAttr>:$o);
  let results = (outs Optional<I32>:$x);
}
def Py_Interface : PyOp<"interface", [infer]> {
  let results = (outs Variadic<AnyType>:$r);
}
def Py_InterfaceWithRegion : PyOp<"interface_with_region", [infer]> {
  let results = (outs I32:$x, I32:$y);
  let regions = (region AnyRegion:$r);
}
def Py_Match : PyOp<"match", [AllTypesMatch<["a", "b"]>]> {
  let arguments = (ins I32:$a);
  let results = (outs I32:$b);
}

// --- names --gen-python-op-bindings --bind-dialect=py
include "mlir/IR/OpBase.td"
def Py_Dialect : Dialect {
  let name = "py";
  let cppNamespace = "::py";
}
class Named<string name> : Op<Py_Dialect, name>;
def same_name : Named<"same_name">;
def Py_Yield : Named<"yield"> {
  let arguments = (ins I32:$None, I32:$print, I32:$context, I32:$_ods_x, I32:$x_ods, I32:$issubclass,
                       I32:$camelCase, I32:$HTTPServer, I32:$a1B, I32:$match, I32:$kw_Only, I32:$In);
  let results = (outs I32:$self, I32:$callable);
  let regions = (region AnyRegion:$lambda);
  let successors = (successor AnySuccessor:$with);
}

// --- types --gen-python-op-bindings --bind-dialect=py
include "mlir/IR/OpBase.td"
def Py_Dialect : Dialect {
  let name = "py";
  let cppNamespace = "::py";
}
def RawInteger : Attr<CPred<"x">, "x"> {
  let storageType = " ::mlir::IntegerAttr ";
}
def RawUnit : Attr<CPred<"x">, "x"> {
  let storageType = "::mlir::UnitAttr";
}
def Unqualified : Attr<CPred<"x">, "x"> {
  let storageType = "IntegerAttr";
}
def NamedBool : ConfinedAttr<I1Attr, [IntNonNegative]>;
def Py_Types : Op<Py_Dialect, "types"> {
  let arguments = (ins AnyFloat:$a, Index:$b, AnyTensor:$c, AnyMemRef:$d, AnyVectorOfAnyRank:$e,
                       AnyComplex:$f, AnyTuple:$g, NoneType:$h, F32MemRef:$i, AnyRankedTensor:$j,
                       AnyType:$k, FunctionType:$l, AnyUnrankedMemRef:$m, I8Tensor:$n);
}
def Py_Attrs : Op<Py_Dialect, "attrs"> {
  let arguments = (ins RawInteger:$a, RawUnit:$b, Unqualified:$c, NamedBool:$d, OptionalAttr<I1Attr>:$e,
                       SignlessIntegerAttrBase<I1, "x">:$f, SymbolRefAttr:$g, FlatSymbolRefAttr:$h,
                       F32Attr:$i, AffineMapAttr:$j, I32ElementsAttr:$k, DenseF32ArrayAttr:$l,
                       TypeArrayAttr:$m, ElementsAttr:$n, LocationAttr:$o, I64ArrayAttr:$p);
}

// --- operands_behind_properties --gen-python-op-bindings --bind-dialect=t
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def AOp : Op<T_Dialect, "a"> {
  let arguments = (ins I32:$x, I64Prop:$p, I32Attr:$a, I32:$y, StringProp:$q, Variadic<I32>:$z);
}
def BOp : Op<T_Dialect, "b", [AttrSizedOperandSegments]> {
  let arguments = (ins UnitProp:$p, Optional<I32>:$y, Variadic<I32>:$z);
}

// --- elements_of_f64 --gen-python-op-bindings --bind-dialect=t
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "t"; let cppNamespace = "t"; }
def Mine : ConfinedAttr<F64ElementsAttr, []>;
def B : Op<D, "b"> { let arguments = (ins F64ElementsAttr:$a, ConfinedAttr<F64ElementsAttr, []>:$b, OptionalAttr<F64ElementsAttr>:$c, Mine:$d, DefaultValuedAttr<F64ElementsAttr, "x">:$e, DefaultValuedOptionalAttr<F64ElementsAttr, "x">:$f, OptionalAttr<I1Attr>:$g); }

// --- names-of-variadic-regions --gen-python-op-bindings --bind-dialect=py
include "mlir/IR/OpBase.td"
def Py_Dialect : Dialect { let name = "py"; }
def R0 : Op<Py_Dialect, "r0"> { let regions = (region AnyRegion:$first, VariadicRegion<AnyRegion>:$case_regions); }
def R1 : Op<Py_Dialect, "r1"> { let regions = (region AnyRegion:$first, VariadicRegion<AnyRegion>:$CaseRegions); }
def R2 : Op<Py_Dialect, "r2"> { let regions = (region AnyRegion:$first, VariadicRegion<AnyRegion>:$ABCRegions); }
def R3 : Op<Py_Dialect, "r3"> { let regions = (region AnyRegion:$first, VariadicRegion<AnyRegion>:$a_b_cD); }
def R4 : Op<Py_Dialect, "r4"> { let regions = (region AnyRegion:$first, VariadicRegion<AnyRegion>:$_x_y); }
def R5 : Op<Py_Dialect, "r5"> { let regions = (region AnyRegion:$first, VariadicRegion<AnyRegion>:$_X_y); }
def R6 : Op<Py_Dialect, "r6"> { let regions = (region AnyRegion:$first, VariadicRegion<AnyRegion>:$x_); }
def R7 : Op<Py_Dialect, "r7"> { let regions = (region AnyRegion:$first, VariadicRegion<AnyRegion>:$import); }
def R8 : Op<Py_Dialect, "r8"> { let regions = (region AnyRegion:$first, VariadicRegion<AnyRegion>:$A__b); }
def R9 : Op<Py_Dialect, "r9"> { let regions = (region AnyRegion:$first, VariadicRegion<AnyRegion>:$x1_2y); }
