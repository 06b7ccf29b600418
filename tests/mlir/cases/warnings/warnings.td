What generators say beside their output.

// --- derived_attributes --gen-op-decls;--gen-op-defs;--gen-op-defs --op-shard-count=2
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Op<string mnemonic, list<Trait> traits = []> : Op<T_Dialect, mnemonic, traits>;
def AOp : T_Op<"a"> {
  DerivedAttr size = DerivedAttr<"int", [{ return 1; }]>;
  DerivedAttr good = DerivedAttr<"int", [{ return 1; }], [{ make($_self) }]>;
  DerivedAttr kind = DerivedAttr<"int", [{ return 2; }]>;
}
def BOp : T_Op<"b"> { DerivedTypeAttr type = DerivedTypeAttr<[{ return x; }]>; }
def COp : T_Op<"c"> { DerivedAttr size = DerivedAttr<"int", [{ return 1; }]>; }
// --- warning_before_an_error --gen-op-decls;--gen-op-defs
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Op<string mnemonic, list<Trait> traits = []> : Op<T_Dialect, mnemonic, traits>;
def AOp : T_Op<"a"> { DerivedAttr size = DerivedAttr<"int", [{ return 1; }]>; }
def BOp : T_Op<"b"> { let builders = [OpBuilder<(ins "int":$a)>, OpBuilder<(ins "int":$b), [{ }]>]; }
def COp : T_Op<"c"> { DerivedAttr size = DerivedAttr<"int", [{ return 1; }]>; }
// --- format_error_is_not_fatal --gen-op-decls --asmformat-error-is-fatal=false;--gen-op-defs --asmformat-error-is-fatal=0
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Op<string mnemonic, list<Trait> traits = []> : Op<T_Dialect, mnemonic, traits>;
def AOp : T_Op<"a"> { let arguments = (ins I32:$x); let assemblyFormat = "$x attr-dict blah"; }
def BOp : T_Op<"b"> {
  let arguments = (ins I32:$x, I32Attr:$y);
  let assemblyFormat = "$x attr-dict `:` typez($x)";
}
def COp : T_Op<"c"> { let assemblyFormat = "attr-dict"; }
// --- type_format_error_is_not_fatal --gen-typedef-decls --asmformat-error-is-fatal=false;--gen-typedef-defs --asmformat-error-is-fatal=false;--gen-attrdef-decls --asmformat-error-is-fatal=false;--gen-attrdef-defs --asmformat-error-is-fatal=false
include "mlir/IR/AttrTypeBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Type<string name> : TypeDef<T_Dialect, name> {
  let mnemonic = name;
  let parameters = (ins "int":$x);
}
def A : T_Type<"A"> { let assemblyFormat = "`<` $y `>`"; }
def B : T_Type<"B"> { let assemblyFormat = "`<` $x `>`"; }
def C : T_Type<"C"> { let assemblyFormat = "`<` $x"; }
def D : T_Type<"D"> { let assemblyFormat = "`<` foo `>`"; }
def E : AttrDef<T_Dialect, "E"> {
  let mnemonic = "e";
  let parameters = (ins "int":$x);
  let assemblyFormat = "$x $x $y";
}
// --- openmp_clauses --verify-openmp-ops
include "mlir/Dialect/OpenMP/OpenMPOpBase.td"
class All<bit a, bit b, bit c, bit d> : OpenMP_Clause<0, a, b, c, d> {
  let arguments = (ins I32:$x, I64:$y);
  let reqAssemblyFormat = " req $x ";
  let optAssemblyFormat = "  opt";
  let description = "  The description.\n";
  let extraClassDeclaration = "  int foo();\n";
}
def C1 : All<1, 0, 0, 0>;
def C2 : All<0, 1, 0, 0>;
def C3 : All<0, 0, 1, 0>;
def C4 : All<0, 0, 0, 1>;
def C5 : OpenMP_Clause<0, 0, 0, 0, 0> { let arguments = (ins I32:$z); }
def AOp : OpenMP_Op<"a", clauses=[C1, C2, C3, C4, C5]> {
  let arguments = (ins I32:$y, I64:$x);
  let description = "Here: The description.";
  let assemblyFormat = "attr-dict";
  let extraClassDeclaration = "x";
}
def BOp : OpenMP_Op<"b", clauses=[C1, C2]> {
  let arguments = (ins I64:$y, I32:$z, I32:$x);
  let description = "The description.";
  let assemblyFormat = "req $xopt";
  let extraClassDeclaration = "int foo();";
}
def DOp : OpenMP_Op<"d", clauses=[C4]> {
  let arguments = (ins I64:$x, I32:$y);
  let description = "The description.";
  let assemblyFormat = ?;
  let extraClassDeclaration = ?;
}
// --- openmp_descriptions --verify-openmp-ops
include "mlir/Dialect/OpenMP/OpenMPOpBase.td"
def C1 : OpenMP_Clause<0, 0, 0, 0, 0> {
  let arguments = (ins I32:$x);
  let description = "One";
  let extraClassDeclaration = "int one();";
}
def AOp : OpenMP_Op<"a", clauses=[C1]> { let description = "Two"; }
def BOp : OpenMP_Op<"b", clauses=[C1]> {
  let description = "Two";
  let extraClassDeclaration = "x";
}
// --- deprecated_uses --gen-op-decls;--gen-enum-decls
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Op<string mnemonic, list<Trait> traits = []> : Op<T_Dialect, mnemonic, traits>;
def Old : I<8>, Deprecated<"use another">;
def AOp : T_Op<"a"> { let arguments = (ins Old:$x, Optional<Old>:$y); }
// --- clauses_with_elements_of_unknown_types --gen-openmp-clause-ops
include "mlir/Dialect/OpenMP/OpenMPOpBase.td"
def OpenMP_FilledClause : OpenMP_Clause<false, false, false, false, false> {
  let arguments = (ins ElementsAttr:$any, AnyIntElementsAttr:$numbers, OptionalAttr<StringElementsAttr>:$words,
                       TypedArrayAttrBase<ElementsAttr, "of any">:$several, DenseI8ArrayAttr:$bytes);
}
