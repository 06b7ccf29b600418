OpenMP clauses and directive languages.

// --- clause_structures --gen-openmp-clause-ops ; --verify-openmp-ops
include "mlir/Dialect/OpenMP/OpenMPOpBase.td"
def F : Attr<CPred<"x">, "d"> { let storageType = " ::foo::Bar "; }
def OpenMP_XClause : OpenMP_Clause<0,0,0,0,0> { let arguments = (ins TypedArrayAttrBase<StrAttr,"">:$a, TypedArrayAttrBase<DenseI32ArrayAttr,"">:$b, ArrayAttr:$c, IndexElementsAttr:$d, RankedFloatElementsAttr<32,[2]>:$e,
 VariadicOfVariadic<AnyType,"x">:$f, DenseBoolArrayAttr:$g, OptionalAttr<DenseF32ArrayAttr>:$h, F:$i, TypedArrayAttrBase<F,"">:$j, OptionalAttr<TypedArrayAttrBase<TypedArrayAttrBase<StrAttr,"">,"">>:$k, DefaultValuedAttr<I32Attr,"0">:$l, TypedArrayAttrBase<OptionalAttr<StrAttr>,"">:$m, ConfinedAttr<I64Attr,[IntPositive]>:$n, TypeAttrOf<I32>:$o, AnyTypeOf<[I32]>:$p, StringElementsAttr:$q, SymbolRefAttr:$r, TypedArrayAttrBase<I32ElementsAttr,"">:$t); }
def OpenMP_SkipClause : OpenMP_Clause<0,0,0,0,0> { let arguments = (ins); }
def OpenMP_FooSkip : OpenMP_Clause<0,0,0,0,0> { let arguments = (ins); }
def OpenMP_FooClauseSkipClause : OpenMP_Clause<0,0,0,0,0> { let arguments = (ins); }
def OpenMP_OpenMP_FooSkipClause : OpenMP_Clause<0,0,0,0,0> { let arguments = (ins); }
def FooOpX : OpenMP_Op<"x", [], [OpenMP_FooSkip]>;
def OpenMP_OpOp : OpenMP_Op<"q", [], []>;
def : OpenMP_Op<"q3", [], []>;

// --- inherited_clauses --gen-openmp-clause-ops
include "mlir/Dialect/OpenMP/OpenMPOpBase.td"
class OpenMP_ShapeClauseSkip<bit traits = false, bit arguments = false>
    : OpenMP_Clause<traits, arguments, false, false, false> {
  let arguments = (ins I32Attr:$some_int, Optional<AnyInteger>:$opt);
  let description = "shape";
}
class Middle<bit traits> : OpenMP_ShapeClauseSkip<traits>;
def OpenMP_ShapeClause : OpenMP_ShapeClauseSkip<>;
def OpenMP_OtherClause : Middle<true>;
def OpenMP_DrawOp : OpenMP_Op<"draw", [], [OpenMP_ShapeClause, OpenMP_ShapeClauseSkip<true>]> {
  let description = "Draws a " # clausesDescription;
}

// --- directive_values --gen-directive-decl --directives-dialect=Toy
include "llvm/Frontend/Directive/DirectiveBase.td"
def Foo : DirectiveLanguage { let name = "Foo Lang"; let cppNamespace = "a::b"; let directivePrefix="FD_"; let clausePrefix="FC_"; }
def V1 : EnumVal<"some Value", 3, 1>;
def V2 : EnumVal<"HIDDEN", 4, 0>;
def V3 : EnumVal<"Third-x", 5, 1> { let isDefault = 1; }
def C1 : Clause<[Spelling<"c one">]> { let enumClauseValue = "MyEnum"; let allowedClauseValues = [V1, V2, V3]; }
def C0 : Clause<[Spelling<"c zero">]> { let enumClauseValue = "Q_x"; let allowedClauseValues = [V2]; }
def C2 : Clause<[Spelling<"c two">]> { }
