// The C++ of operations.

// --- attributes_in_the_dictionary --gen-op-decls ; --gen-op-defs
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

// --- properties --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Prop_Dialect : Dialect {
  let name = "prop";
  let cppNamespace = "::prop";
}

class Prop_Op<string mnemonic, list<Trait> traits = []>
    : Op<Prop_Dialect, mnemonic, traits>;

def Small : ConfinedProp<I64Prop, CPred<"$_self < 10">, "small number">;
def NeedsOp : ConfinedProp<I32Prop, CPred<"check($_op, $_self)">, "checked number">;
def Custom : Property<"Thing", "thing {{$_self}} here"> {
  let interfaceType = "const Thing &";
  let hashProperty = "hash_thing($_storage)";
  let predicate = CPred<"$_self.ok()">;
}

def Prop_ManyOp : Prop_Op<"many", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$in, Small:$small, I32Attr:$number,
                       DefaultValuedProp<StringProp, "\"x\"">:$text, UnitProp:$flag,
                       ArrayProp<I64Prop>:$list, OptionalProp<I64Prop>:$maybe, NeedsOp:$needs,
                       Custom:$custom_thing, Variadic<I64>:$rest,
                       OptionalAttr<StrAttr>:$label, DefaultValuedProp<I64Prop, "5", "6">:$dflt);
  let results = (outs I32:$out);
}

def Prop_EncodedOp : Prop_Op<"encoded"> {
  let arguments = (ins BoolProp:$bit, I32Attr:$number);
  let useCustomPropertiesEncoding = 1;
}

def Prop_OnlyOp : Prop_Op<"only", [SameOperandsAndResultType]> {
  let arguments = (ins I32:$in, I64Prop:$value);
  let results = (outs I32:$out);
}

def Bare_Dialect : Dialect {
  let name = "bare";
  let cppNamespace = "bare::inner";
  let usePropertiesForAttributes = 0;
}

def Bare_MixedOp : Op<Bare_Dialect, "mixed", [AttrSizedOperandSegments]> {
  let arguments = (ins I64Prop:$value, I32Attr:$number, OptionalAttr<StrAttr>:$label,
                       Optional<I32>:$a, Optional<I32>:$b, UnitAttr:$flag);
}

// --- default_values --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"

def Dflt_Dialect : Dialect {
  let name = "dflt";
  let cppNamespace = "dflt";
}

class Plain<dag args> : Op<Dflt_Dialect, NAME> {
  let arguments = args;
}

class NotBuildable<string type> : Attr<CPred<"true">> {
  let storageType = "Foo";
  let returnType = type;
  let constBuilderCall = "make($0)";
  let defaultValue = "3";
}
def Unwrapped : NotBuildable<"">;
def Wrapped : NotBuildable<"Foo">;
defvar Number = DefaultValuedAttr<I32Attr, "1">;
def X1Op : Plain<(ins Number:$a)>;
def X2Op : Plain<(ins I32Attr:$k, Number:$a)>;
def X3Op : Plain<(ins Unwrapped:$arr, Number:$b)>;
def X4Op : Plain<(ins I32Attr:$k, Unwrapped:$arr, Number:$b)>;
def X5Op : Plain<(ins Number:$x, AnyType:$v, Number:$b)>;
def X6Op : Plain<(ins ArrayAttr:$k, Number:$b)>;
def X7Op : Plain<(ins Number:$b, Unwrapped:$c)>;
def X8Op : Plain<(ins Number:$b, Unwrapped:$c, Number:$d)>;
def X9Op : Plain<(ins OptionalAttr<I32Attr>:$b, Unwrapped:$c, Number:$d)>;
def Y1Op : Plain<(ins Unwrapped:$c, UnitAttr:$d)>;
def Y2Op : Plain<(ins DefaultValuedProp<I64Prop, "5">:$p, Number:$d, DefaultValuedProp<I64Prop, "6">:$q)>;
def Y3Op : Plain<(ins I32Attr:$k, DefaultValuedProp<I64Prop, "5">:$p, Number:$d, DefaultValuedProp<I64Prop, "6">:$q)>;
def Y4Op : Plain<(ins I32Attr:$k, DefaultValuedProp<I64Prop, "5">:$p, DefaultValuedProp<I64Prop, "6">:$q)>;
def Y5Op : Plain<(ins Number:$a, Number:$b, DefaultValuedOptionalAttr<I32Attr, "4">:$c)>;
def WX2Op : Plain<(ins Number:$x, I32Attr:$k, Number:$b)>;
def WX3Op : Plain<(ins UnitAttr:$u, AnyType:$v, Number:$b)>;
def WX4Op : Plain<(ins AnyType:$v, I32Attr:$k, Number:$b)>;
def WX5Op : Plain<(ins I32Attr:$k, Number:$x, AnyType:$v, Number:$b)>;
def WX6Op : Plain<(ins Number:$x, I32Attr:$k, AnyType:$v, Number:$b)>;
def WX7Op : Plain<(ins Wrapped:$x, Number:$b)>;
def WX8Op : Plain<(ins I32Attr:$k, Wrapped:$x, Number:$b)>;
def WX9Op : Plain<(ins Wrapped:$x, Wrapped:$b)>;
def WY1Op : Plain<(ins Number:$x, Wrapped:$b)>;
def WY2Op : Plain<(ins APIntAttr:$k, Number:$b)>;
def WY3Op : Plain<(ins OptionalAttr<I32Attr>:$k, Number:$b)>;
def WY4Op : Plain<(ins DefaultValuedOptionalAttr<I32Attr,"4">:$k, AnyType:$v, Number:$b)>;
def WY5Op : Plain<(ins Wrapped:$k, AnyType:$v, Number:$b)>;
def WY6Op : Plain<(ins DefaultValuedAttr<I32Attr,"4">:$k, AnyType:$v, Number:$b, Number:$c)>;
def WY7Op : Plain<(ins I32Attr:$v, Wrapped:$k)>;
def CountedOp : Plain<(ins Number:$n)> { let regions = (region VariadicRegion<AnyRegion>:$r); }

// --- traits_and_interfaces --gen-op-decls ; --gen-op-defs
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

// --- builders --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"

def Make_Dialect : Dialect {
  let name = "make";
  let cppNamespace = "::make";
}

// Without the interface that infers result types.
def SameOperandsAndResultType : NativeOpTrait<"SameOperandsAndResultType">;

class Make_Op<string mnemonic, list<Trait> traits = []>
    : Op<Make_Dialect, mnemonic, traits>;

def Make_CustomOp : Make_Op<"custom"> {
  let arguments = (ins I32:$a);
  let builders = [
    OpBuilder<(ins "int":$x, CArg<"Foo", "Foo()">:$y), [{
      build($_builder, $_state, x, y);
    }]>,
    OpBuilder<(ins "int":$location, CArg<"Bar">:$builder)>,
    OpBuilder<(ins "int", "Baz &")>,
    OpBuilder<(ins "::mlir::Value":$a)>,
    DeprecatedOpBuilder<"use \"the\" other", (ins "double":$z)>,
    DeprecatedOpBuilder<"gone", (ins "long":$z), "foo();">,
  ];
}
def Make_OnlyCustomOp : Make_Op<"only_custom"> {
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins)>];
}
def Make_SameOp : Make_Op<"same", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<I32>:$a, I32Attr:$attr);
  let results = (outs I32:$r, I32);
}
def Make_FirstAttrOp : Make_Op<"first_attr", [FirstAttrDerivedResultType]> {
  let arguments = (ins I32:$in, TypeAttr:$type, I32Attr:$n);
  let results = (outs I32:$r);
}
def Make_FirstTypedOp : Make_Op<"first_typed", [FirstAttrDerivedResultType]> {
  let arguments = (ins I64Attr:$value);
  let results = (outs I64:$r, I64:$s);
}
def Make_RegionsOp : Make_Op<"regions", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Optional<I32>, Variadic<I32>:$b, VariadicOfVariadic<I32, "pad">:$c,
                       DenseI32ArrayAttr:$pad, StrAttr:$alpha, OptionalAttr<I64Attr>:$zeta);
  let results = (outs Variadic<I32>, Optional<I64>:$o);
  let regions = (region AnyRegion:$r, VariadicRegion<AnyRegion>:$rs);
}
def Make_KindsOp : Make_Op<"kinds"> {
  let arguments = (ins StrAttr:$s, SymbolRefAttr:$sym, F32Attr:$f, APIntAttr:$ap, UnitAttr:$u,
                       TypeAttrOf<I32>:$t, I32ArrayAttr:$arr, DefaultValuedStrAttr<StrAttr, "a\"b">:$ds,
                       DefaultValuedAttr<F64Attr, "1.0">:$df, DefaultValuedOptionalAttr<StrAttr, "\"x\"">:$os,
                       ConfinedAttr<I32Attr, [IntPositive, IntMaxValue<7>]>:$pos,
                       DictionaryAttr:$dict, AnyAttr:$any, IndexAttr:$idx, SI8Attr:$si, UI8Attr:$ui,
                       ElementsAttr:$el, UnitAttr:$last);
}
def Make_ExtraOp : Make_Op<"extra", [
    NativeOpTrait<"Extra", [], "int fromTrait();", "int $cppClass::fromTrait() { return 1; }">]> {
  let summary = "an op";
  let description = [{
    It has */ and // in its description \
    and more.
  }];
  let extraClassDeclaration = [{
    static $cppClass make();
  }];
  let extraClassDefinition = [{
    $cppClass $cppClass::make() { return {}; }
  }];
}
def Make__Op : Op<Make_Dialect, "underscore">;
def _LeadingOp : Op<Make_Dialect, "leading">;
def NoPrefixOp : Op<Make_Dialect, "no.prefix">;
def Make_snake_case_op : Op<Make_Dialect, "snake"> {
  let arguments = (ins I32:$snake_case, I32Attr:$other_NAME, I32Attr:$_private, I32:$a__b, I32:$x1);
  let results = (outs I32:$result_one, Optional<I32>:$result_two);
}

// --- messages --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def A1 : Attr<CPred<"foo($_self, $_op)">, "{{$_self}} and {{$_op}} attr">;
def A2 : Attr<CPred<"foo($_self)">, "x {{$_self}}">;
def A3 : Attr<CPred<"foo($_self)">, "x {{}} y {{$_self}} \"z\" {{a">;
def A4 : Attr<CPred<"foo($other, $_self)">, "{{$_self}} named {{$x}}">;
def A5 : Attr<CPred<"foo($_ctxt, $_builder)">, "ctx">;
def T1 : Type<CPred<"foo($_self)">, "x {{$_self}} {{$_op}}">;
def T2 : Type<CPred<"foo($_self)">, "{{$_self}}">;
def T3 : Type<CPred<"foo($_self, $_op, $_ctxt, $x)">, "">;
def R1 : Region<CPred<"foo($_self)">, "x {{$_self}} z">;
def S1 : Successor<CPred<"foo($_self)">, "x {{$_self}} z">;
def XOp : Op<D, "x", [PredOpTrait<"x {{$x}} y", CPred<"f($x, $a4)">>, PredOpTrait<"{{$x}} y {{$a1}}", CPred<"f($y, $_ctxt, $_builder)">>, PredOpTrait<"x {{$x}} \"q\" \\ $x $$ $0", CPred<"g">>]> { let arguments = (ins T1:$x, T2:$y, T3:$z, A1:$a1,A2:$a2, A3:$a3, A4:$a4, A5:$a5, I64Attr:$other); let regions = (region R1:$r); let successors= (successor S1:$s); }

// --- shards_and_filters --gen-op-decls --op-shard-count=2 ; --gen-op-defs --op-shard-count=2 ; --gen-op-defs --op-shard-count=7 ; --gen-op-defs --op-shard-count=1 ; --gen-op-decls --op-include-regex=a|c ; --gen-op-defs --op-include-regex=^d\.a$ ; --gen-op-defs --op-exclude-regex=a|e ; --gen-op-defs --op-include-regex=d --op-exclude-regex=\.(a|b) --op-shard-count=2 ; --gen-op-defs --op-include-regex=nothing ; --gen-op-defs --op-include-regex=nothing --op-shard-count=2 ; --gen-op-decls --op-include-regex=nothing --op-shard-count=2
include "mlir/IR/OpBase.td"
def Shard_Dialect : Dialect {
  let name = "d";
  let cppNamespace = "::s::d";
}
def AOp : Op<Shard_Dialect, "a"> { let arguments = (ins I32:$x, I32Attr:$y); }
def BOp : Op<Shard_Dialect, "b"> { let arguments = (ins I64:$x, I32:$y); }
def COp : Op<Shard_Dialect, "c"> { let results = (outs I32:$x); }
def EOp : Op<Shard_Dialect, "e">;
def FOp : Op<Shard_Dialect, "f.g">;

// --- namespaces --gen-op-decls ; --gen-op-defs ; --gen-op-decls --op-shard-count=2 ; --gen-op-defs --op-shard-count=2
include "mlir/IR/OpBase.td"
def None_Dialect : Dialect {
  let name = "";
  let cppNamespace = "";
}
def None_AOp : Op<None_Dialect, "a">;
def None_BOp : Op<None_Dialect, "b"> { let cppNamespace = "::x::y"; }
def None_COp : Op<None_Dialect, "c"> { let cppNamespace = "z"; }

// --- no_operations --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"

// --- accessors_that_hide_others --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def Hide_Dialect : Dialect {
  let name = "hide";
  let cppNamespace = "hide";
}
def AOp : Op<Hide_Dialect, "a"> { let arguments = (ins I32:$foo_attr, I32Attr:$foo); }
def BOp : Op<Hide_Dialect, "b"> { let arguments = (ins Variadic<I32>:$operands); }
def COp : Op<Hide_Dialect, "c"> { let results = (outs Variadic<I32>:$results); }

// --- numbers_in_names --gen-op-decls ; --gen-op-defs ; --gen-op-defs --op-shard-count=3 ; --gen-op-doc ; --gen-dialect-doc ; --gen-python-op-bindings --bind-dialect=n ; --gen-op-doc --op-include-regex=^n.op[[:digit:]][.] ; --gen-op-decls --op-exclude-regex=(1|2)$ ; --gen-op-defs --op-include-regex=p[^[:digit:]3]*1.+$ ; --gen-op-doc --op-include-regex=[[:punct:]]x
include "mlir/IR/OpBase.td"
def N_Dialect : Dialect {
  let name = "n";
  let cppNamespace = "::n";
}
foreach i = [1, 2, 10, 20, 3] in {
  def N_Op#i : Op<N_Dialect, "op" # i>;
  def N_Op#i#Op : Op<N_Dialect, "op" # i # ".x">;
}

// --- effects_of_several_interfaces --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
class Face<string n> : EffectOpInterfaceBase<n # "Interface", "::x::" # n> { let cppNamespace = "::x"; }
def FA : Face<"A">; def FB : Face<"Bee">; def FC : Face<"SomeLongerNameOfAnEffect">; def FD : Face<"D">; def FE : Face<"TestEffects::Effect">;
class SE<EffectOpInterfaceBase f> : SideEffect<f, "::x::E" # f.cppInterfaceName, DefaultResource, 0, PartialEffect>;
class ST<EffectOpInterfaceBase f, list<SideEffect> l> : SideEffectsTraitBase<f, l>;
def XOp : Op<D, "x", [Pure]> { let arguments = (ins Arg<AnyType, "", [SE<FA>, SE<FB>, SE<FC>]>:$a, Arg<AnyType, "", [SE<FD>, SE<FE>, MemRead]>:$b); }
def YOp : Op<D, "y", [ST<FE, [SE<FE>]>, ST<FA, [SE<FA>, SE<FA>]>]> { let arguments = (ins Arg<AnyType, "", [SE<FA>, SE<FB>, SE<FC>]>:$a, Arg<AnyType, "", [SE<FD>, SE<FE>, MemRead]>:$b); }

// --- formats_without_properties --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def P_Dialect : Dialect { let name = "p"; let cppNamespace = "p"; let usePropertiesForAttributes = 0; }
def SameOperandsAndResultType : NativeOpTrait<"SameOperandsAndResultType">;
def AOp : Op<P_Dialect, "a", [SameOperandsAndResultType]> { let arguments = (ins Variadic<I32>:$a, I32Attr:$attr); let results = (outs I32:$r, I32); let regions = (region VariadicRegion<AnyRegion>:$x); }
def BOp : Op<P_Dialect, "b", [SameOperandsAndResultType]> { let arguments = (ins I32:$a); let results = (outs I32:$r); let assemblyFormat = "$a prop-dict attr-dict `:` type($a)"; }
def COp : Op<P_Dialect, "c", [SameOperandsAndResultType]> { let arguments = (ins I32:$a, I32Prop:$x, StrAttr:$s, OptionalAttr<I64Attr>:$t); let results = (outs I32:$r); let assemblyFormat = "$a $x $s (`(` $t^ `)`)? attr-dict `:` type($a)"; }
def DOp : Op<P_Dialect, "d", [SameOperandsAndResultType, AttrSizedOperandSegments]> { let arguments = (ins Optional<I32>:$a, Optional<I32>:$b, I32Prop:$x, StrAttr:$s, OptionalAttr<I64Attr>:$t); let results = (outs I32:$r); let assemblyFormat = "($a^ `,`)? $b prop-dict attr-dict type($r)"; }
def EOp : Op<P_Dialect, "e", [AttrSizedOperandSegments, AttrSizedResultSegments]> { let arguments = (ins Optional<I32>:$a, Variadic<I32>:$b, DefaultValuedAttr<I32Attr,"4">:$x, StrAttr:$s, OptionalAttr<I64Attr>:$t, VariadicOfVariadic<I32, "seg">:$v, DenseI32ArrayAttr:$seg); let results = (outs Optional<I32>:$r, Variadic<I64>:$rr); let assemblyFormat = "($a^ `,`)? $b `:` $v attr-dict `:` functional-type(operands, results)"; }

// --- names_of_accessors_that_all_operations_have --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "t"; let cppNamespace = "t"; }
def Regions : Op<D, "regions"> { let regions = (region VariadicRegion<AnyRegion>:$regions); }
def Attribute : Op<D, "attribute"> {
  let arguments = (ins I32Attr:$regions, OptionalAttr<StrAttr>:$operands, I1Attr:$operation, StrAttr:$type);
}
def Before : Op<D, "before"> {
  let arguments = (ins I32Attr:$regions);
  let regions = (region AnyRegion:$body);
}
def Operands : Op<D, "operands"> {
  let arguments = (ins Variadic<AnyType>:$operands, I32Attr:$number);
  let results = (outs AnyType:$type);
}
def OneResult : Op<D, "one_result"> {
  let arguments = (ins Optional<AnyType>:$regions);
  let results = (outs AnyType:$operands);
  let regions = (region VariadicRegion<AnyRegion>:$body);
  let successors = (successor AnySuccessor:$type);
}

// --- derived_attributes_in_the_dictionary --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; let usePropertiesForAttributes = 0; }
def OneOp : Op<D, "one"> {
  DerivedTypeAttr before = DerivedTypeAttr<"return first();">;
  let arguments = (ins I32Attr:$given);
}
def TwoOp : Op<D, "two"> { DerivedTypeAttr only = DerivedTypeAttr<"return first();">; }

// --- defaults_are_templates --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
defvar text = "make($_builder, $$1, $_storage, $_attr, $_self, $0, $x)";
def X : Op<D, "x"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, text>:$a, DefaultValuedProp<I32Prop, text>:$p);
  let builders = [OpBuilder<(ins "int":$b, CArg<"int", text>:$c)>];
}

// --- stored_default_alone --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def P : Property<"S", "p"> { let storageTypeValueOverride = "stored($_builder)"; }
def X : Op<D, "x"> { let arguments = (ins P:$p); }

// --- placeholders_of_property_hooks --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
def D : Dialect { let name = "mill"; let cppNamespace = "::mill"; }
defvar All = "$_storage, $_ctxt, $_attr, $_diag, $_parser, $_printer, $_writer, $_reader, $_builder, $_self";
def Grist : Property<"Grist"> {
  let convertToAttribute = !strconcat("return bag(", All, ");");
  let convertFromAttribute = !strconcat("return pour(", All, ");");
  let hashProperty = !strconcat("sieve(", All, ")");
  let writeToMlirBytecode = !strconcat("store(", All, ");");
  let readFromMlirBytecode = !strconcat("return fetch(", All, ");");
}
def Stored : Property<"int64_t"> {
  let writeToMlirBytecode = writeMlirBytecodeWithConvertToAttribute;
  let readFromMlirBytecode = readMlirBytecodeUsingConvertFromAttribute;
}
def GrindOp : Op<D, "grind"> {
  let arguments = (ins Grist:$grist, DefaultValuedProp<Grist, "coarse($_builder)">:$coarse, Stored:$turns);
  let assemblyFormat = "prop-dict attr-dict";
}

// What else has the name hides it.

// --- derived_attributes_that_are_hidden --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def Hid_Dialect : Dialect { let name = "hid"; }
class Hid_Op<string n> : Op<Hid_Dialect, n> { DerivedAttr width = DerivedAttr<"int", "return 1;", "attr($_self)">; }
def Hid_ByOperandOp : Hid_Op<"operand"> { let arguments = (ins I1:$width); }
def Hid_ByResultOp : Hid_Op<"result"> { let results = (outs I1:$width); }
def Hid_ByAttributeOp : Hid_Op<"attribute"> { let arguments = (ins I64Attr:$width); }
def Hid_ByPropertyOp : Hid_Op<"property"> { let arguments = (ins I64Prop:$width); }
def Hid_ByRegionOp : Hid_Op<"region"> { let regions = (region AnyRegion:$width); }
def Hid_BySuccessorOp : Hid_Op<"successor"> { let successors = (successor AnySuccessor:$width); }

// --- described_regions_and_successors --gen-op-decls ; --gen-op-defs ; --gen-op-doc ; --gen-python-op-bindings --bind-dialect=des
include "mlir/IR/OpBase.td"
def Des_Dialect : Dialect { let name = "des"; let cppNamespace = "::des"; }
def Des_Dry : Region<CPred<"isDry($_self)">, "dry region">;
def Des_Near : Successor<CPred<"isNear($_self)">, "near block">;
def Des_OneOp : Op<Des_Dialect, "one"> {
  let regions = (region AnyRegion:$first, Arg<Des_Dry, "the body">:$body);
  let successors = (successor Arg<Des_Near, "where it goes">:$next);
}
def Des_ManyOp : Op<Des_Dialect, "many"> {
  let regions = (region Arg<VariadicRegion<Des_Dry>, "all bodies">:$bodies);
  let successors = (successor Des_Near:$next, Arg<VariadicSuccessor<Des_Near>, "all others">:$others);
}

// Only what writes a builder asks for its parameters' types.

// --- builders_that_are_not_written --gen-op-doc ; --gen-typedef-doc ; --gen-rewriters ; --gen-typedef-decls
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
def Unb_Dialect : Dialect { let name = "unb"; }
def Unb_Op : Op<Unb_Dialect, "op"> {
  let arguments = (ins I32:$in);
  let results = (outs I32:$out);
  let builders = [OpBuilder<(ins "int":$n, OptionalAttr<I32Attr>:$kept)>];
}
def Unb_Type : TypeDef<Unb_Dialect, "Unb"> {
  let mnemonic = "unb";
  let builders = [TypeBuilder<(ins I32Attr:$kept)>];
}
def : Pat<(Unb_Op (Unb_Op $x)), (Unb_Op $x)>;

// --- properties_named_as_segment_sizes --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
def Psz_Dialect : Dialect { let name = "psz"; }
def Psz_Sack : Property<"Sack"> {
  let convertToAttribute = "int weight = $_storage.weight; return tag($_ctxt, weight);";
}
def Psz_LoneOp : Op<Psz_Dialect, "lone"> {
  let arguments = (ins I32Prop:$operandSegmentSizes, Psz_Sack:$resultSegmentSizes, I32Attr:$other);
}
def Psz_OtherOp : Op<Psz_Dialect, "other", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$a, Optional<I32>:$b, StringProp:$resultSegmentSizes);
}

// --- builder_parameters_without_CArg --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class Given<string t> { string type = t; }
def Length : Given<"long"> { string defaultValue = "length()"; string more = ?; }
def X : Op<D, "x"> { let builders = [OpBuilder<(ins Given<"Foo &">:$foo, Length:$length), [{ use(foo); }]>]; }

// --- types_of_attributes_and_regions --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let usePropertiesForAttributes = 1; }
class Typed<string name> : Op<D, name, [FirstAttrDerivedResultType]> {
  let arguments = (ins StrAttr:$a, AnyType:$b);
  let results = (outs AnyType:$r);
}
def OneOp : Typed<"one"> { let regions = (region AnyRegion:$body); }
def ManyOp : Typed<"many"> { let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$rest); }

// --- former_names_of_segment_sizes_sort --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def D_Operands : Op<D, "operands", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$x, Variadic<I32>:$y, StrAttr:$operand_encodings, StrAttr:$operandA,
    StrAttr:$operandT, StrAttr:$operand_u, OptionalAttr<StrAttr>:$operand_segment, StrAttr:$aaa);
}
def D_Both : Op<D, "both", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<I32>:$x, Variadic<I32>:$y, StrAttr:$result_encodings, UnitAttr:$resultZ,
    DefaultValuedAttr<StrAttr, "u">:$result_u, StrAttr:$operand_z, StrAttr:$p);
  let results = (outs Variadic<I32>:$r, Variadic<I32>:$s);
}

// --- types_of_operands_that_are_not_there --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class O<string name, list<Trait> traits> : Op<D, name, traits> { let results = (outs AnyType:$r); }
def A : O<"a", [SameOperandsAndResultType]> { let builders = [OpBuilder<(ins)>]; }
def B : O<"b", [SameOperandsAndResultType, InferTypeOpAdaptor]>;
def C : O<"c", [FirstAttrDerivedResultType, InferTypeOpAdaptor]>;
def E : O<"e", [SameOperandsAndResultType, FirstAttrDerivedResultType]> { let builders = [OpBuilder<(ins)>]; }
def F : O<"f", [SameOperandsAndResultType]> {
  let arguments = (ins I32Attr:$x);
  let builders = [OpBuilder<(ins "::mlir::IntegerAttr":$x)>, OpBuilder<(ins "uint32_t":$x)>];
}
