// Enums, attributes, types and passes with what every release has.

// --- enums --gen-enum-decls ; --gen-enum-defs ; --gen-attrdef-decls ; --gen-attrdef-defs
include "mlir/IR/EnumAttr.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Plain : I32EnumAttr<"Plain", "an enum", [
  I32EnumAttrCase<"A", 1, "a">, I32EnumAttrCase<"B", 2, "b-c">
]> { let cppNamespace = "::d"; let genSpecializedAttr = 0; }
def PlainAttr : EnumAttr<D, Plain, "plain">;
def Own : I64EnumAttr<"Own", "an enum", [I64EnumAttrCase<"A", 1, "a">, I64EnumAttrCase<"B", 2>]> {
  let cppNamespace = "::d";
}
defvar first = I64BitEnumAttrCaseBit<"A", 1, "a">;
defvar second = I64BitEnumAttrCaseBit<"B", 2, "b">;
def Bits : I64BitEnumAttr<"Bits", "bits", [
  first, second, I64BitEnumAttrCaseNone<"N">, I64BitEnumAttrCaseGroup<"C", [first, second], "c">
]> {
  let cppNamespace = "::d";
  let separator = ", ";
  let printBitEnumPrimaryGroups = 1;
}

// --- parameters --gen-typedef-decls ; --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/CommonTypeConstraints.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d::e"; }
def Verified : TypeDef<D, "Verified"> {
  let mnemonic = "verified";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b);
  let builders = [TypeBuilder<(ins "int":$q, "int":$b, "int":$c), "return $_get($_ctxt, q, b);">];
  let assemblyFormat = "`<` $a `\\n` (custom<X>($b, ref($a))^)? `>`";
  let genVerifyDecl = 1;
}
def Repeated : TypeDef<D, "Repeated"> {
  let mnemonic = "repeated";
  let parameters = (ins "int":$a);
  let builders = [TypeBuilder<(ins "int":$a)>];
  let assemblyFormat = "`<` $a `>`";
}

// --- custom_storage --gen-attrdef-decls ; --gen-attrdef-defs ; --gen-typedef-decls ; --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def CustomAttr : AttrDef<D, "Custom"> {
  let attrName = "d.custom";
  let parameters = (ins "int":$a, ArrayRefParameter<"int">:$b);
  let hasStorageCustomConstructor = 1;
}
def CustomType : TypeDef<D, "Custom"> {
  let typeName = "d.custom";
  let parameters = (ins "int":$a);
  let hasStorageCustomConstructor = 1;
}

// --- passes --gen-pass-decls --name=Sample ; --gen-pass-capi-header --prefix=Sample
include "mlir/Pass/PassBase.td"
def OnePass : Pass<"one", "::mlir::ModuleOp"> {
  let summary = " One.";
  let dependentDialects = ["::d::D"];
  let options = [
    Option<"number", "number", "int", "3", " A number. ">,
    ListOption<"names", "names", "std::string", "Names.", "llvm::cl::ZeroOrMore">
  ];
  let statistics = [Statistic<"count", "count", "The count. ">];
}
def TwoPass : InterfacePass<"two", "::mlir::FunctionOpInterface"> {
  let summary = "Two.";
  let constructor = "::d::createTwoPass()";
}

// --- parameters_of_definitions --gen-attrdef-defs ; --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Inner : TypeDef<D, "Inner"> {
  let mnemonic = "inner";
  let parameters = (ins "int":$a);
  let assemblyFormat = "`<` $a `>`";
}
def Middle : AttrDef<D, "Middle"> {
  let mnemonic = "middle";
  let parameters = (ins Inner:$t);
  let assemblyFormat = "`<` $t `>`";
}
def Outer : TypeDef<D, "Outer"> {
  let mnemonic = "outer";
  let parameters = (ins Middle:$a, Inner:$t);
  let assemblyFormat = "`<` struct(params) `>`";
}
