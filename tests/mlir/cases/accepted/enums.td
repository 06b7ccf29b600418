// Enums in attribute form and without it, of integers and of bits.

// --- integer_enum --gen-enum-decls ; --gen-enum-defs ; --gen-enum-doc ; --gen-python-enum-bindings
include "mlir/IR/EnumAttr.td"
def Color : I32Enum<"Color", "the colors", [
    I32EnumCase<"Red", 0, "red">, I32EnumCase<"Green", 4>, I32EnumCase<"Blue", 2, "blue">]> {
  let cppNamespace = "::paint";
}

// --- spellings_that_need_quotes --gen-enum-decls ; --gen-enum-defs ; --gen-enum-doc
include "mlir/IR/EnumAttr.td"
def Some : I32Enum<"Some", "some of them", [
    I32EnumCase<"A", 1, "a.b">, I32EnumCase<"B", 1, "a-b">, I32EnumCase<"C", 3, "a$b">,
    I32EnumCase<"D", 4, "_a">, I32EnumCase<"E", 4, "1a">, I32EnumCase<"F", 4, "a:b">,
    I32EnumCase<"G", 4, "">, I32EnumCase<"H", 4, "_">, I32EnumCase<"I", 4, "with space">]> {
  let cppNamespace = "words";
}
def All : I64Enum<"All", "all of them", [I64EnumCase<"A", 0, "a b">, I64EnumCase<"B", 1, "(c)">]> {
  let cppNamespace = "words";
}
def None : I64Enum<"None", "no case at all", []> {
  let cppNamespace = "words";
}

// --- values_left_to_the_compiler --gen-enum-decls ; --gen-enum-defs ; --gen-python-enum-bindings
include "mlir/IR/EnumAttr.td"
def Mixed : I32Enum<"Mixed", "", [I32EnumCase<"A", -1>, I32EnumCase<"B", 7>]> {
  let cppNamespace = "deep::er";
}
def AllImplicit : I32Enum<"AllImplicit", "", [I32EnumCase<"A", -1>, I32EnumCase<"B", -9>]> {
  let underlyingType = "";
}

// --- no_namespace_and_no_underlying_type --gen-enum-decls ; --gen-enum-defs
include "mlir/IR/EnumAttr.td"
def Plain : I32Enum<"Plain", "", [I32EnumCase<"A", 1>, I32EnumCase<"B", 7>]> {
  let underlyingType = "";
}
def Bits : I32BitEnum<"Bits", "", [I32BitEnumCaseBit<"A", 1>, I32BitEnumCaseNone<"N">]> {
  let underlyingType = "";
}

// --- names_of_functions --gen-enum-decls ; --gen-enum-defs
include "mlir/IR/EnumAttr.td"
def Named : I32Enum<"Named", "named otherwise", [I32EnumCase<"A", 1>]> {
  let cppNamespace = "n";
  let className = "Renamed";
  let underlyingToSymbolFnName = "fromNumber";
  let stringToSymbolFnName = "fromText";
  let symbolToStringFnName = "toText";
  let symbolToStringFnRetType = "const char *";
  let maxEnumValFnName = "largest";
  let underlyingType = "int";
}

// --- attribute_form --gen-enum-decls ; --gen-enum-defs ; --gen-enum-doc ; --gen-python-enum-bindings
include "mlir/IR/EnumAttr.td"
def Kind : I32EnumAttr<"Kind", "a kind", [
    I32EnumAttrCase<"None", 0>, I32EnumAttrCase<"lambda", 1, "l">, I32EnumAttrCase<"type", 2>]> {
  let cppNamespace = "::k";
}
def Wide : I64EnumAttr<"Wide", "", [I64EnumAttrCase<"X", 3>]> {
  let cppNamespace = "k";
  let specializedAttrClassName = "OtherNameAttr";
  let baseAttrClass = UI8Attr;
}
def Bare : I64EnumAttr<"Bare", "no class", [I64EnumAttrCase<"X", 3>]> {
  let cppNamespace = "k";
  let genSpecializedAttr = 0;
}

// --- base_attributes --gen-enum-defs
include "mlir/IR/EnumAttr.td"
class Based<string name, Attr base> : I32EnumAttr<name, "", [I32EnumAttrCase<"A", 0>]> {
  let baseAttrClass = base;
}
def Text : Based<"Text", StrAttr>;
def Bit : Based<"Bit", BoolAttr>;
def Signed : Based<"Signed", SI16Attr>;
def Indexed : Based<"Indexed", IndexAttr>;

// --- attribute_that_cannot_be_built --gen-enum-decls ; --gen-enum-defs
include "mlir/IR/EnumAttr.td"
def NoBuilder : I32EnumAttr<"NoBuilder", "", [I32EnumAttrCase<"A", 0>]> {
  let cppNamespace = "n";
  let constBuilderCall = ?;
}
def EmptyBuilder : I32EnumAttr<"EmptyBuilder", "", [I32EnumAttrCase<"A", 0>]> {
  let cppNamespace = "n";
  let constBuilderCall = "";
}

// --- bit_enum --gen-enum-decls ; --gen-enum-defs ; --gen-enum-doc ; --gen-python-enum-bindings
include "mlir/IR/EnumAttr.td"
def Access : I8BitEnum<"Access", "access", [
    I8BitEnumCaseNone<"None", "none">, I8BitEnumCaseBit<"Read", 0, "read">,
    I8BitEnumCaseBit<"Write", 7, "write">]> {
  let cppNamespace = "a::b";
}
def Comma : I64BitEnum<"Comma", "comma", [
    I64BitEnumCaseBit<"Low", 0>, I64BitEnumCaseBit<"High", 63>]> {
  let cppNamespace = "a::b";
  let separator = ", ";
}
def Quoted : I16BitEnum<"Quoted", "quoted", [
    I16BitEnumCaseBit<"A", 0, "a a">, I16BitEnumCaseBit<"B", 1>, I16BitEnumCase<"C", 12>]> {
  let cppNamespace = "a::b";
  let printBitEnumQuoted = 1;
}
def Empty : I32BitEnum<"Empty", "", []> {
  let cppNamespace = "a::b";
}

// --- groups_of_bits --gen-enum-decls ; --gen-enum-defs ; --gen-python-enum-bindings
include "mlir/IR/EnumAttr.td"
defvar a = I32BitEnumCaseBit<"A", 0>;
defvar b = I32BitEnumCaseBit<"B", 1>;
defvar c = I32BitEnumCaseBit<"C", 2>;
class Grouped<string name> : I32BitEnum<name, "grouped", [
    a, BitEnumCaseGroup<"AB", [a, b]>, b, c, BitEnumCaseGroup<"ABC", [a, b, c]>,
    BitEnumCaseGroup<"OnlyC", [c]>, I32BitEnumCase<"Number", 5>]> {
  let cppNamespace = "g";
}
def Each : Grouped<"Each">;
def Primary : Grouped<"Primary"> {
  let printBitEnumPrimaryGroups = 1;
}
def PrimaryQuoted : Grouped<"PrimaryQuoted"> {
  let printBitEnumPrimaryGroups = 1;
  let printBitEnumQuoted = 1;
}
def Attr : I32BitEnumAttr<"AttrForm", "in attribute form", [
    I32BitEnumAttrCaseNone<"N">, I32BitEnumAttrCaseBit<"Y", 31, "y">,
    I32BitEnumAttrCaseGroup<"G", [I32BitEnumAttrCaseBit<"Y", 31>, I32BitEnumAttrCaseBit<"Z", 0>]>]> {
  let cppNamespace = "g";
  let separator = ", ";
  let printBitEnumPrimaryGroups = 1;
}
// Cases given as values are none of the bits that are named.
def Valued : I8BitEnum<"Valued", "", [
    I8BitEnumCase<"P", 64>, I8BitEnumCaseBit<"Q", 1>, I8BitEnumCase<"R", 1>]> {
  let cppNamespace = "g";
  let printBitEnumPrimaryGroups = 1;
}

// --- python_attribute_builders --gen-python-enum-bindings ; --gen-python-enum-bindings --bind-dialect=other
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def Small_Dialect : Dialect {
  let name = "small";
  let cppNamespace = "::small";
}
def Size : I32Enum<"Size", "", [I32EnumCase<"S", 0>, I32EnumCase<"callable", 1>]> {
  let cppNamespace = "::small";
}
def Small_SizeAttr : EnumAttr<Small_Dialect, Size, "size">;
def Small_AngledAttr : EnumAttr<Small_Dialect, Size, "angled"> {
  let assemblyFormat = "`<` $value `>`";
}

// --- nothing_about_enums --gen-enum-decls ; --gen-enum-defs ; --gen-python-enum-bindings
def Lonely;

// --- largest_case_of_64_bits --gen-enum-decls; --gen-enum-defs
include "mlir/IR/EnumAttr.td"
def Big : I64EnumAttr<"Big", "big", [I64EnumAttrCase<"A", 0>, I64EnumAttrCase<"B", 9223372036854775807>]> { let cppNamespace = "t"; }
def Neg : I64EnumAttr<"Neg", "neg", [I64EnumAttrCase<"A", -1>, I64EnumAttrCase<"B", 5>]> { let cppNamespace = "t"; }
def Int : I32EnumAttr<"I32", "i", [I32EnumAttrCase<"A", -1>, I32EnumAttrCase<"B", 2147483647>]> { let cppNamespace = "t"; }

// --- largest_case_in_its_low_half --gen-enum-decls
include "mlir/IR/EnumAttr.td"
def Big : I64EnumAttr<"Big", "big", [I64EnumAttrCase<"A", 0>, I64EnumAttrCase<"B", 4294967296>, I64EnumAttrCase<"C", 4294967299>]> { let cppNamespace = "t"; }
def Two : I64EnumAttr<"Two", "big", [I64EnumAttrCase<"A", 7>, I64EnumAttrCase<"B", 4294967296>]> { let cppNamespace = "t"; }

// --- groups_of_nothing --gen-enum-defs
include "mlir/IR/EnumAttr.td"
def N : I32BitEnumCaseNone<"N", "none">;
def A : I32BitEnumCaseBit<"A", 0>;
def Z : I32BitEnumCaseBit<"Z", 1> { let value = 0; }
def G : BitEnumCaseGroup<"G", [N]>;
def E : I32BitEnum<"E", "s", [N, A, Z, G]> { let printBitEnumPrimaryGroups = 1; }

// --- symbols_that_begin_with_a_digit --gen-enum-decls ; --gen-enum-defs ; --gen-enum-doc ; --gen-python-enum-bindings ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Shape : I32EnumAttr<"Shape", "shape", [
  I32EnumAttrCase<"1D", 1, "line">, I32EnumAttrCase<"2D", 2, "a-plane">, I32EnumAttrCase<"Solid", -3>
]>;
def None : I32BitEnumCaseNone<"0", "none">;
def X : I32BitEnumCaseBit<"1X", 0, "x">;
def Y : I32BitEnumCaseBit<"2Y", 1, "y">;
def XY : BitEnumCaseGroup<"3XY", [X, Y], "xy">;
def Axes : I32BitEnum<"Axes", "axes", [None, X, Y, XY]> {
  let printBitEnumPrimaryGroups = 1;
  let printBitEnumQuoted = 1;
}
def Draw : Op<D, "draw"> {
  let arguments = (ins Shape:$shape, EnumProp<Axes>:$axes);
  let assemblyFormat = "$shape $axes attr-dict";
}

// --- class_of_enums_alone --gen-enum-doc ; --gen-enum-decls
include "mlir/IR/OpBase.td"
class EnumInfo;
