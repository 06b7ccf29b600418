// Programs that no generator can make anything of.

// --- bit_enum_unquoted --gen-enum-decls
include "mlir/IR/EnumAttr.td"
def Bits : I8BitEnum<"Bits", "", [I8BitEnumCaseBit<"A", 0, "not a keyword">]> {
  let cppNamespace = "b";
}

// --- enum_cases_unset --gen-enum-decls ; --gen-enum-defs ; --gen-enum-doc ; --gen-python-enum-bindings
include "mlir/IR/EnumAttr.td"
def Unset : I32Enum<"Unset", "", [I32EnumCase<"A", 0>]> {
  let cppNamespace = "b";
  let enumerants = ?;
}

// --- enum_name_unset --gen-enum-decls ; --gen-enum-defs ; --gen-enum-doc ; --gen-python-enum-bindings
include "mlir/IR/EnumAttr.td"
def Unset : I32Enum<"Unset", "", [I32EnumCase<"A", 0>]> {
  let className = ?;
  let cppType = "x";
}

// --- enum_case_value_unset --gen-enum-decls ; --gen-enum-defs
include "mlir/IR/EnumAttr.td"
def Case : I32EnumCase<"A", 0> {
  let value = ?;
}
def Unset : I32Enum<"Unset", "sum", [Case]>;

// --- enum_base_without_type --gen-enum-defs
include "mlir/IR/EnumAttr.td"
def Text : I32EnumAttr<"Text", "", [I32EnumAttrCase<"A", 0>]> {
  let baseAttrClass = APIntAttr;
}

// --- enum_attr_format_for_python --gen-python-enum-bindings
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def D : Dialect {
  let name = "d";
}
def E : I32Enum<"E", "", [I32EnumCase<"A", 0>]>;
def EA : EnumAttr<D, E, "e"> {
  let assemblyFormat = "`(` $value `)`";
}

// --- enum_attr_without_mnemonic_for_python --gen-python-enum-bindings
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def D : Dialect {
  let name = "d";
}
def E : I32Enum<"E", "", [I32EnumCase<"A", 0>]>;
def EA : EnumAttr<D, E> {
  let mnemonic = ?;
  let attrName = "x";
  let assemblyFormat = ?;
}

// --- interface_argument_is_no_type --gen-op-interface-decls ; --gen-op-interface-defs ; --gen-op-interface-docs
include "mlir/IR/OpBase.td"
include "mlir/IR/Interfaces.td"
def I : OpInterface<"I"> {
  let methods = [InterfaceMethod<"", "int", "m", (ins I32:$x)>];
}

// --- interface_name_unset --gen-op-interface-decls ; --gen-op-interface-defs ; --gen-op-interface-docs
include "mlir/IR/OpBase.td"
include "mlir/IR/Interfaces.td"
def I : OpInterface<"I"> {
  let cppInterfaceName = ?;
}

// --- dialect_interface_name_unset --gen-dialect-interface-decls
include "mlir/IR/OpBase.td"
include "mlir/IR/Interfaces.td"
def I : DialectInterface<"I"> {
  let cppInterfaceName = ?;
}

// --- pass_argument_unset --gen-pass-decls ; --gen-pass-doc
include "mlir/Pass/PassBase.td"
def P : Pass<"p"> {
  let argument = ?;
}

// --- pass_option_name_unset --gen-pass-decls
include "mlir/Pass/PassBase.td"
def P : Pass<"p"> {
  let options = [Option<?, "x", "int", "", "">];
}

// --- pass_summary_unset --gen-pass-decls ; --gen-pass-doc
include "mlir/Pass/PassBase.td"
def P : Pass<"p"> {
  let summary = ?;
}

// --- no_such_class --gen-op-interface-decls ; --gen-attr-interface-defs ; --gen-type-interface-docs ; --gen-dialect-interface-decls ; --gen-pass-decls ; --gen-pass-doc ; --gen-pass-capi-header ; --gen-pass-capi-impl ; --gen-op-doc ; --gen-enum-doc ; --gen-typedef-doc ; --gen-attrdef-doc ; --gen-dialect-doc ; --gen-python-op-bindings --bind-dialect=x
def Lonely;

// --- which_dialect --gen-dialect-doc ; --gen-dialect-doc --dialect=c ; --gen-python-op-bindings
include "mlir/IR/OpBase.td"
def A : Dialect {
  let name = "a";
}
def B : Dialect {
  let name = "b";
}

// --- several_variadic_operands_in_python --gen-python-op-bindings --bind-dialect=d
include "mlir/IR/OpBase.td"
def D : Dialect {
  let name = "d";
}
def O : Op<D, "o"> {
  let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b);
}

// --- several_variadic_results_in_python --gen-python-op-bindings --bind-dialect=d
include "mlir/IR/OpBase.td"
def D : Dialect {
  let name = "d";
}
def O : Op<D, "o"> {
  let results = (outs Optional<I32>:$a, Variadic<I32>:$b);
}

// --- first_attribute_missing_in_python --gen-python-op-bindings --bind-dialect=d
include "mlir/IR/OpBase.td"
def D : Dialect {
  let name = "d";
}
def O : Op<D, "o", [FirstAttrDerivedResultType]> {
  let results = (outs I32:$a);
}

// --- attribute_parameters_without_format --gen-attrdef-doc ; --gen-dialect-doc
include "mlir/IR/OpBase.td"
def D : Dialect {
  let name = "d";
}
def A : AttrDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$x);
}

// --- unnamed_attribute_in_documented_op --gen-op-doc ; --gen-dialect-doc ; --gen-python-op-bindings --bind-dialect=d
include "mlir/IR/OpBase.td"
def D : Dialect {
  let name = "d";
}
def O : Op<D, "o"> {
  let arguments = (ins I32Attr);
}

// --- interface_is_its_own_base --gen-op-interface-decls ; --gen-op-interface-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/Interfaces.td"
def I : OpInterface<"I"> {
  let baseInterfaces = [!cast<Interface>("I")];
}

// --- dialect_without_the_class_of_operations --gen-dialect-doc
include "mlir/IR/DialectBase.td"
def D : Dialect {
  let name = "d";
}
