// Traits, interfaces, side effects, inferred result types, folders and canonicalizers.
include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Face_Dialect : Dialect {
  let name = "face";
  let cppNamespace = "::face";
}

class Face_Op<string mnemonic, list<Trait> traits = []>
    : Op<Face_Dialect, mnemonic, traits>;

def BaseInterface : OpInterface<"BaseInterface"> {
  let cppNamespace = "::face";
  let methods = [
    InterfaceMethod<"declared", "int", "declared", (ins "int":$a, "Foo &":$b)>,
    InterfaceMethod<"bodied", "int", "bodied", (ins), [{ return 1; }]>,
    InterfaceMethod<"default", "void", "defaulted", (ins), "", [{ return; }]>,
    InterfaceMethod<"overridden", "void", "overridden", (ins), "", [{ return; }]>,
    StaticInterfaceMethod<"static", "::llvm::StringRef", "statically", (ins "int":$a)>,
  ];
}
def DerivedInterface : OpInterface<"DerivedInterface", [BaseInterface]> {
  let methods = [InterfaceMethod<"own", "Foo *", "own">];
}

def Face_InterfacesOp : Face_Op<"interfaces", [
    DeclareOpInterfaceMethods<BaseInterface, ["overridden"]>,
    DeclareOpInterfaceMethods<DerivedInterface>]>;
def Face_InheritedOp : Face_Op<"inherited", [DerivedInterface, IsolatedFromAbove]>;
def Face_StructuralOp : Face_Op<"structural", [Commutative, SingleBlock, NoTerminator,
    HasParent<"InterfacesOp">, ParentOneOf<["A", "B"]>, ElementwiseMappable]> {
  let regions = (region AnyRegion:$body, SizedRegion<2>, VariadicRegion<MinSizedRegion<1>>:$rest);
}
def Face_SuccessorOp : Face_Op<"successor", [Terminator]> {
  let successors = (successor AnySuccessor:$first, VariadicSuccessor<AnySuccessor>:$others);
  let arguments = (ins I1:$cond, DefaultValuedAttr<I32Attr, "1">:$weight);
}
def Checked : Successor<CPred<"$_self->ok()">, "checked block">;
def Face_CheckedOp : Face_Op<"checked"> {
  let successors = (successor Checked:$first, VariadicSuccessor<Checked>:$second);
}

def Face_EffectsOp : Face_Op<"effects", [MemoryEffects<[MemAlloc<DefaultResource, 2, FullEffect>]>]> {
  let arguments = (ins Arg<AnyType, "source", [MemRead]>:$a,
                       Arg<Variadic<AnyType>, "target", [MemWriteAt<1, FullEffect>, MemRead]>:$b,
                       Arg<FlatSymbolRefAttr, "symbol", [MemRead]>:$symbol,
                       Arg<OptionalAttr<SymbolRefAttr>, "symbol", [MemFree]>:$other);
  let results = (outs Res<AnyType, "out", [MemAlloc]>:$r, AnyType:$s);
}
def Face_PureOp : Face_Op<"pure", [Pure]> { let results = (outs I32:$a, I64:$b); }

def Face_FoldsOp : Face_Op<"folds"> {
  let results = (outs I32:$a);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def Face_FoldsManyOp : Face_Op<"folds_many"> {
  let results = (outs Variadic<I32>:$a);
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}
def Face_BothOp : Face_Op<"both"> {
  let hasCanonicalizeMethod = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasCustomAssemblyFormat = 1;
}

def Face_InferOp : Face_Op<"infer", [AllTypesMatch<["x", "y"]>,
    TypesMatchWith<"derived", "y", "z", "derive($_self, $_ctxt)">, AllTypesMatch<["lhs", "x"]>,
    ElementTypeIs<"lhs", I32>, PredOpTrait<"{{$lhs}} is not {{$_op}}", CPred<"f($lhs, $attr, $z)">>]> {
  let arguments = (ins Optional<I64>:$opt, AnyType:$lhs, I32Attr:$attr);
  let results = (outs AnyType:$x, AnyType:$y, AnyType:$z, Index:$w);
}
def Face_FromAttributeOp : Face_Op<"from_attribute", [AllTypesMatch<["value", "out"]>]> {
  let arguments = (ins TypedAttrInterface:$value, AnyType:$in);
  let results = (outs AnyType:$out);
}
def Face_CycleOp : Face_Op<"cycle", [AllTypesMatch<["a", "b"]>]> {
  let results = (outs AnyType:$a, AnyType:$b);
}
def Face_ElementsOp : Face_Op<"elements", [ShapedTypeMatchesElementCountAndTypes<"v", "e">]> {
  let arguments = (ins AnyVectorOfAnyRank:$v);
  let results = (outs Variadic<AnyType>:$e);
}
def Face_OwnInferenceOp : Face_Op<"own_inference", [
    DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins Variadic<AnyType>);
  let results = (outs AnyType);
}
def Face_ShapeInferenceOp : Face_Op<"shape_inference", [InferTypeOpAdaptor]> {
  let arguments = (ins AnyType);
  let results = (outs AnyType:$r, AnyType);
}
def Face_SameOp : Face_Op<"same", [SameOperandsAndResultType, SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b, I32:$c);
  let results = (outs I32:$r, I32:$s);
}
def Face_SymbolOp : Face_Op<"symbol", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
}

def Face_DerivedOp : Face_Op<"derived"> {
  let arguments = (ins I32:$in);
  DerivedAttr derived_number = DerivedAttr<"int", "return 4;", "build($_builder, $_self, $_ctxt)">;
  DerivedTypeAttr derived_type = DerivedTypeAttr<"return getIn().getType();">;
}
def Face_NoStorageOp : Face_Op<"no_storage"> {
  DerivedAttr plain_one = DerivedAttr<"int", "return 1;">;
  DerivedAttr plain_two = DerivedAttr<"int", "return 2;">;
  DerivedTypeAttr some_type = DerivedTypeAttr<"return {};">;
}
