// Operations with what every release has.

// --- properties --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class Defaulted<Property base, string value> : Property<base.storageType, base.summary> {
  let defaultValue = value;
  let interfaceType = base.interfaceType;
  let convertFromStorage = base.convertFromStorage;
}
def AllOp : Op<D, "all"> {
  let arguments = (ins IntProperty<"int64_t">:$x, Property<"Foo">:$f, IntProperty<"int">:$de,
                       I32Attr:$g);
}
def PlainOp : Op<D, "plain"> { let arguments = (ins IntProperty<"int64_t">:$x); }
def DefaultedOp : Op<D, "defaulted"> {
  let arguments = (ins Defaulted<IntProperty<"int">, "3">:$de, I32Attr:$g, UnitAttr:$u,
                       DefaultValuedAttr<I32Attr, "4">:$dd);
}
def DictionaryOp : Op<D, "dictionary"> {
  let arguments = (ins IntProperty<"int64_t">:$x, OptionalAttr<I32Attr>:$g);
  let assemblyFormat = "$g prop-dict attr-dict";
}
def DefaultedDictionaryOp : Op<D, "defaulted_dictionary"> {
  let arguments = (ins Defaulted<IntProperty<"int64_t">, "7">:$x, OptionalAttr<I32Attr>:$g);
  let assemblyFormat = "prop-dict attr-dict";
}
def CustomOp : Op<D, "custom"> {
  let arguments = (ins IntProperty<"int">:$a, I32Attr:$i);
  let assemblyFormat = "$i custom<F>($a) attr-dict";
}
def EncodedOp : Op<D, "encoded"> {
  let arguments = (ins I32Attr:$i, IntProperty<"int">:$a);
  let useCustomPropertiesEncoding = 1;
}

// --- without_attributes --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::a::b"; }
def EmptyOp : Op<D, "empty">;
def RegionOp : Op<D, "region"> {
  let arguments = (ins I32:$x);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "$x attr-dict $r";
}
def SegmentsOp : Op<D, "segments", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$a, Optional<I32>:$i);
  let assemblyFormat = "$a `:` $i attr-dict";
}
def DerivedOp : Op<D, "derived"> {
  DerivedTypeAttr t = DerivedTypeAttr<"return foo();">;
  let assemblyFormat = "prop-dict attr-dict";
}
def DictionaryOp : Op<D, "dictionary"> { let assemblyFormat = "prop-dict attr-dict"; }

// --- segments_in_dictionaries --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class Segments<string format> : Op<D, NAME, [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Optional<I32>:$a, Variadic<I32>:$b, I32Attr:$i);
  let results = (outs Optional<I1>:$r, Variadic<I64>:$s);
  let assemblyFormat = format;
}
def ApartOp : Segments<"$a $b prop-dict attr-dict `:` type($r) type($s)">;
def OperandsOp : Segments<"operands `:` type(operands) `:` type($r) type($s) prop-dict attr-dict">;
def ResultsOp : Segments<"$a $b $i attr-dict prop-dict `:` type(results)">;

// --- dictionary_dialect --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect {
  let name = "e";
  let cppNamespace = "::e";
  let usePropertiesForAttributes = 0;
}
def DerivedOp : Op<D, "derived"> {
  DerivedTypeAttr a = DerivedTypeAttr<"return foo();">;
  let arguments = (ins I32Attr:$x);
  let assemblyFormat = "$x attr-dict";
}
def SegmentsOp : Op<D, "segments", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$a, Optional<I32>:$i);
  let assemblyFormat = "$a `:` $i attr-dict";
}
def PropertyOp : Op<D, "property"> {
  let arguments = (ins IntProperty<"int">:$a, I32Attr:$i);
  let assemblyFormat = "$i custom<F>($a) attr-dict";
}
def GroupsOp : Op<D, "groups", [AttrSizedResultSegments]> {
  let arguments = (ins I32Attr:$i, DefaultValuedAttr<I32Attr, "5">:$z,
                       VariadicOfVariadic<I32, "vs">:$vv, DenseI32ArrayAttr:$vs);
  let results = (outs Optional<I32>:$r, Optional<I32>:$q);
  let hasCanonicalizeMethod = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

// --- builders --gen-op-decls ; --gen-op-defs
include "mlir/Interfaces/InferTypeOpInterface.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def FirstOp : Op<D, "first", [FirstAttrDerivedResultType]> {
  let arguments = (ins F32Attr:$a);
  let results = (outs AnyType:$r);
}
def FirstTypeOp : Op<D, "first_type", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypeAttr:$a, I32:$i);
  let results = (outs AnyType:$r, AnyType:$q);
  let regions = (region AnyRegion:$e);
}
def SameOp : Op<D, "same", [SameOperandsAndResultType]> {
  let arguments = (ins I32Attr:$i, AnyType:$x);
  let results = (outs AnyType:$r);
  let regions = (region VariadicRegion<AnyRegion>:$w);
  let hasRegionVerifier = 1;
}
def GroupsOp : Op<D, "groups", [AttrSizedResultSegments]> {
  let arguments = (ins I32Attr:$i, DefaultValuedAttr<I32Attr, "5">:$z,
                       VariadicOfVariadic<I32, "vs">:$vv, DenseI32ArrayAttr:$vs);
  let results = (outs Optional<I32>:$r, Optional<I32>:$q);
  let successors = (successor AnySuccessor:$x, VariadicSuccessor<AnySuccessor>:$y);
}
def TypedOp : Op<D, "typed", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Optional<I32>:$x, Variadic<AnyType>:$y, AnyType:$v,
                       OptionalAttr<I32Attr>:$e);
  let results = (outs Optional<I1>:$m, Variadic<I1>:$p, AnyType:$u);
}

// --- presence --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def ClausesOp : Op<D, "clauses", [AttrSizedOperandSegments]> {
  let arguments = (ins OptionalAttr<I32Attr>:$a, DefaultValuedAttr<I32Attr, "5">:$b,
                       DefaultValuedOptionalAttr<I32Attr, "6">:$c, UnitAttr:$u,
                       Variadic<AnyType>:$v, Optional<I32>:$w);
  let assemblyFormat = [{
    oilist(`a` `(` $a `)` | `b` $b | `c` $c | `u` $u | `x` `(` $v `:` type($v) `)`) ($w^)? attr-dict
  }];
}
class GroupOp<string format> : Op<D, NAME> {
  let arguments = (ins OptionalAttr<I32Attr>:$a, DefaultValuedAttr<I32Attr, "5">:$b,
                       DefaultValuedOptionalAttr<I32Attr, "6">:$c, UnitAttr:$u);
  let assemblyFormat = format;
}
def A1Op : GroupOp<"($a^)? attr-dict">;
def A2Op : GroupOp<"(`x` $b^)? attr-dict">;
def A3Op : GroupOp<"(`x` $c^)? attr-dict">;
def A4Op : GroupOp<"(`x` $u^)? attr-dict">;
def A5Op : GroupOp<"(custom<F>($b, $c)^)? attr-dict">;

// --- names_of_types --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def A : Dialect { let name = "a"; let cppNamespace = "a::b"; }
def B : Dialect { let name = "b"; let cppNamespace = "::b"; }
def OneType : TypeDef<A, "One"> { let mnemonic = "one"; }
def TwoType : TypeDef<B, "Two"> { let mnemonic = "two"; }
def NamesOp : Op<B, "names"> {
  let arguments = (ins OneType:$x, TwoType:$y, Variadic<OneType>:$z);
  let results = (outs OneType:$r, TwoType:$q);
}
