// Interfaces of operations, attributes, types and dialects.

// --- every_kind_of_method --gen-op-interface-decls ; --gen-op-interface-defs ; --gen-op-interface-docs
include "mlir/IR/OpBase.td"
include "mlir/IR/Interfaces.td"
def Shaped : OpInterface<"ShapedOp"> {
  let cppNamespace = "::shapes::of";
  let description = [{
    An operation with a shape,
      indented.
  }];
  let methods = [
    InterfaceMethod<"Plain. \n  More.", "int", "plain", (ins "int":$a, "Foo &":$b)>,
    InterfaceMethod<[{ With a body. }], "void", "body", (ins), "return $_op.foo($_self); ">,
    InterfaceMethod<"With a default.", "void", "dflt", (ins "T<a, b>":$x), "", "return $_op->d($_self);">,
    InterfaceMethod<"With both.", "::mlir::Type", "both", (ins "T":$x), "b4 $_op", "d4 $0 $$">,
    StaticInterfaceMethod<"Static.", "int", "stat">,
    StaticInterfaceMethod<"Static body.", "int", "statBody", (ins "int":$q), "return ConcreteOp::x($_op);">,
    StaticInterfaceMethod<"Static default.", "int&", "statDflt", (ins "int":$q), "", "return $_op;">,
    InterfaceMethod<"Overload.", "int", "plain", (ins "double":$a)>,
    InterfaceMethod<"", "int*", "plain", (ins "char":$a, "int":$b), [{
    }], "return nullptr;">
  ];
  let extraClassDeclaration = "int extra($_op);";
  let extraSharedClassDeclaration = "int shared() { return $_op.x(); }";
  let extraTraitClassDeclaration = "int inTrait() { return $_op.x(); }";
  let extraClassOf = "return $_op.isShaped();";
  let verify = "return check($_op);";
  let verifyWithRegions = 1;
}
def Empty : OpInterface<"EmptyOp"> {
  let verify = "return other($_op);";
}

// --- base_interfaces --gen-op-interface-decls ; --gen-op-interface-defs ; --gen-op-interface-docs
include "mlir/IR/OpBase.td"
include "mlir/IR/Interfaces.td"
def Zero : OpInterface<"Zero"> {
  let cppNamespace = "::q";
  let methods = [InterfaceMethod<"base", "int", "zero", (ins "int":$a)>];
  let extraSharedClassDeclaration = "shared($_op);";
  let extraClassDeclaration = "extra($_op);";
}
def One : OpInterface<"One", [Zero]> {
  let cppNamespace = "q";
  let methods = [InterfaceMethod<"", "int", "one">, StaticInterfaceMethod<"", "int", "one">];
}
def Other : OpInterface<"Other", [Zero]>;
def All : OpInterface<"All", [Other, One, Zero]> {
  let cppNamespace = "q::deep";
}

// --- attribute_and_type_interfaces --gen-attr-interface-decls ; --gen-attr-interface-defs ; --gen-attr-interface-docs ; --gen-type-interface-decls ; --gen-type-interface-defs ; --gen-type-interface-docs
include "mlir/IR/OpBase.td"
include "mlir/IR/Interfaces.td"
def Sized : AttrInterface<"SizedAttr"> {
  let cppNamespace = "a";
  let methods = [
    InterfaceMethod<"size", "int", "size", (ins "int":$a), "return $_attr.size($_self);">,
    InterfaceMethod<"rank", "int", "rank", (ins "int":$a), "", "return $_attr.rank($_self);">,
    StaticInterfaceMethod<"", "bool", "rank", (ins), "return $_attr;">
  ];
  let extraClassDeclaration = "extra $_attr";
  let extraSharedClassDeclaration = "shared $_attr;";
  let extraTraitClassDeclaration = "trait $_attr;";
  let extraClassOf = "return $_attr.isSized();";
}
def Sorted : AttrInterface<"SortedAttr", [Sized]> {
  let cppNamespace = "::a::b";
}
def SizedT : TypeInterface<"SizedType"> {
  let cppNamespace = "t";
  let methods = [
    InterfaceMethod<"size", "int", "size", (ins "int":$a), "return $_type.size($_self);">,
    InterfaceMethod<"rank", "int", "rank", (ins "int":$a), "", "return $_type.rank($_self);">
  ];
  let extraSharedClassDeclaration = "shared $_type $_attr;";
  let extraClassOf = "return $_type.isSized();";
}

// --- only_what_the_main_file_defines --gen-op-interface-decls ; --gen-op-interface-defs ; --gen-op-interface-docs
include "mlir/IR/OpBase.td"
include "included.td"
def Main : OpInterface<"MainOp", [Included]>;
class Derived : OpInterface<"DerivedOp">;
def ADerived : Derived;
def Declared : DeclareOpInterfaceMethods<Main>;
def : DeclareOpInterfaceMethods<Included, ["m"]>;
def Raw : OpInterfaceTrait<"RawTrait">;
// +++ included.td
include "mlir/IR/Interfaces.td"
def Included : OpInterface<"IncludedOp"> {
  let methods = [InterfaceMethod<"", "int", "m">, StaticInterfaceMethod<"", "int", "m", (ins), "", "$_op">];
}

// --- dialect_interface --gen-dialect-interface-decls
include "mlir/IR/OpBase.td"
include "mlir/IR/Interfaces.td"
def Zed : DialectInterface<"Zed"> {
  let description = [{
    What a dialect says about z.
  }];
  let cppNamespace = "a::b";
  let methods = [
    InterfaceMethod<"", "int", "nothing">,
    InterfaceMethod<"described", "int", "body", (ins), "return $_op;">,
    InterfaceMethod<"", "int &", "dflt", (ins "int":$a), "", "return a;">,
    StaticInterfaceMethod<"static", "int", "stat", (ins), "return 3;">
  ];
}
def Based : DialectInterface<"Based", [Zed]>;

// Code of users begins where its first line does; what ends it depends on where it stands.
// --- code_between_blank_lines --gen-op-interface-decls ; --gen-op-interface-defs
include "mlir/IR/OpBase.td"
class Gap<string text> : OpInterface<NAME> {
  let extraClassDeclaration = text;
  let extraSharedClassDeclaration = text;
  let extraTraitClassDeclaration = text;
  let extraClassOf = text;
  let verify = text;
  let methods = [InterfaceMethod<"", "Spaced * ", "first", (ins "Wide & ":$a, "Plain ":$b), "", text>];
}
def GapUsual : Gap<"\n    int x();\n  ">;
def GapEnded : Gap<"\n    int x();\n">;
def GapWide : Gap<"\n  \n    int x();\n\n    int y();\n\n">;
