// What formats and properties of operations have since release 23, or since main.

// --- key_values --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/CommonAttrConstraints.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Kind : I32Enum<"Kind", "a kind", [I32EnumCase<"A", 0, "a">, I32EnumCase<"B", 1, "b-c">]>;
def Bits : I32BitEnum<"Bits", "bits", [
  I32BitEnumCaseNone<"N", "n">, I32BitEnumCaseBit<"A", 0, "a">
]> { let separator = ", "; }
def KindAttr : EnumAttr<D, Kind, "kind">;
def BitsAttr : EnumAttr<D, Bits, "bits">;
class Spelt<string text> : Property<"int"> { let parser = text; }
def Values : Op<D, "values", [AttrSizedOperandSegments]> {
  let arguments = (ins
    Variadic<I32>:$x, Optional<I32>:$y, I32Attr:$a, OptionalAttr<StrAttr>:$b,
    DefaultValuedAttr<I32Attr, "3">:$c, UnitAttr:$d, SymbolNameAttr:$e, KindAttr:$f, BitsAttr:$g,
    IntProp<"int64_t">:$p, DefaultValuedProp<IntProp<"int">, "4">:$q, UnitProp:$r,
    OptionalProp<StringProp>:$s, Spelt<"f($_parser, $_storage)">:$t);
  let assemblyFormat = "operands type(operands) prop-dict attr-dict";
}

// --- clauses --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/CommonAttrConstraints.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Kind : I32Enum<"Kind", "a kind", [I32EnumCase<"A", 0, "a">, I32EnumCase<"B", 1, "b">]>;
def KindAttr : EnumAttr<D, Kind, "kind">;
def Clauses : Op<D, "clauses", [AttrSizedOperandSegments]> {
  let arguments = (ins
    KindAttr:$k, OptionalAttr<I32Attr>:$a, Optional<I32>:$v, Optional<AnyType>:$w, UnitAttr:$u);
  let successors = (successor Successor<CPred<"f($_self)">, "good">:$next);
  let assemblyFormat = [{
    enum($k) oilist<`,`>(`a` `=` $a | `v` $v `:` | `u` $u) (`w` $w^ `:` type($w))? $next attr-dict
  }];
}

// --- attributes_and_properties --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Inferred : Op<D, "inferred", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins I32:$x, I32Attr:$a, IntProp<"int">:$p);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x $a custom<P>($p) attr-dict";
}
def Nothing : Op<D, "nothing", [AttrSizedOperandSegments]> {
  let arguments = (ins VariadicOfVariadic<I32, "s">:$x, Optional<I32>:$y, DenseI32ArrayAttr:$s);
}

// --- structs --gen-attrdef-defs
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class A<string name, string format, dag params> : AttrDef<D, name> {
  let mnemonic = "a." # name;
  let parameters = params;
  let assemblyFormat = format;
}
def Arrays : A<"Arrays", "`<` struct(params) `>`", (ins
  ArrayRefParameter<"int">:$x, OptionalArrayRefParameter<"long">:$y, ArrayRefParameter<"int">:$z)>;
def Spaced : A<"Spaced", "$x", (ins "int":$x)>;
def Tight : A<"Tight", "`[` $x `]`", (ins "int":$x)>;

// --- known_sizes --gen-bytecode
include "mlir/IR/BytecodeBase.td"
let cType = "A" in
def A : DialectAttribute<(attr Array<VarInt>:$x, ArrayWithKnownSize<VarInt, "x.size()">:$y)>;
let cType = "B" in def B : DialectAttribute<(attr)>;
def As : DialectAttributes<"d"> { let elems = [A, B]; }
