Functions that check types and attributes.

// --- functions --gen-type-constraint-decls ; --gen-type-constraint-defs ; --gen-attr-constraint-decls ; --gen-attr-constraint-defs
include "mlir/IR/OpBase.td"
let cppFunctionName = "isSmall" in {
def Small : Type<Or<[I1.predicate, And<[I8.predicate, CPred<"$_self.isSmall($_builder)">]>]>, "small">;
def SmallAttr : Attr<And<[CPred<"isSmall($_self)">, Neg<I32Attr.predicate>]>, "small">;
}
def Loose : TypeConstraint<CPred<"$_self && $_op && $0 && $$">, "loose"> {
  let cppFunctionName = "ns::isLoose";
}
def Unnamed : TypeConstraint<CPred<"unnamed($_self)">, "unnamed">;
def AttrOnly : AttrConstraint<SubstLeaves<"old", "new", CPred<"old($_self)">>, "attr"> {
  let cppFunctionName = "isAttrOnly";
}
def Glued : AttrConstraint<Concat<"all($_self, [](auto x) { return ", CPred<"x">, "; })">, "glued"> {
  let cppFunctionName = "isGlued";
}

// --- of_the_main_file_only --gen-type-constraint-decls ; --gen-type-constraint-defs
include "mlir/IR/OpBase.td"
include "other.td"
def Here : Type<CPred<"here($_self)">, "here"> { let cppFunctionName = "isHere"; }
// +++ other.td
def Elsewhere : Type<CPred<"elsewhere($_self)">, "elsewhere"> {
  let cppFunctionName = "isElsewhere";
}

// --- none --gen-type-constraint-decls ; --gen-attr-constraint-defs
include "mlir/IR/OpBase.td"
