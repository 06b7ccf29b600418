// Builders that overlap, traits that need others, arguments that cannot be.

// +++ head.td
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def N : NativeOpTrait<"N">;

// --- pred_needs_native --gen-op-decls ; --gen-op-defs ; --gen-op-doc
include "head.td"
def P : PredOpTrait<"s", CPred<"x">, [N]>;
def A : Op<D, "a", [P]>;

// --- native_needs_pred --gen-op-decls ; --gen-op-defs ; --gen-op-doc
include "head.td"
def Q : PredOpTrait<"s", CPred<"x">>;
def P : NativeOpTrait<"P", [Q]>;
def A : Op<D, "a", [P]>;

// --- internal_needs_native --gen-op-decls ; --gen-op-defs
include "head.td"
def P : GenInternalOpTrait<"P", [N]>;
def A : Op<D, "a", [P]>;

// --- dependent_unset --gen-op-defs ; --gen-op-decls ; --gen-op-doc
include "head.td"
def P : NativeOpTrait<"P"> { let dependentTraits = ?; }
def A : Op<D, "a", [P]>;

// --- builder_two_same --gen-op-decls ; --gen-op-defs
include "head.td"
def A : Op<D, "a"> { let builders = [OpBuilder<(ins "int":$b)>, OpBuilder<(ins "int":$c)>]; }

// --- builder_dag_unset --gen-op-decls ; --gen-op-defs
include "head.td"
def A : Op<D, "a"> { let builders = [OpBuilder<?>]; }

// --- builder_parameter_of_a_type_constraint --gen-op-decls ; --gen-op-defs
include "head.td"
def A : Op<D, "a"> { let builders = [OpBuilder<(ins "int":$b, AnyType:$c)>]; }

// --- builder_parameter_whose_type_is_no_string --gen-op-decls ; --gen-op-defs
include "head.td"
def Typed { int type = 3; }
def A : Op<D, "a"> { let builders = [OpBuilder<(ins Typed:$c)>]; }

// --- names_twice_attr --gen-op-decls ; --gen-op-defs
include "head.td"
def A : Op<D, "a"> { let arguments = (ins I32Attr:$x, I32Attr:$x); }

// --- names_twice_region --gen-op-decls ; --gen-op-defs
include "head.td"
def A : Op<D, "a"> { let regions = (region AnyRegion:$x, AnyRegion:$x); }

// --- arg_of_string --gen-op-decls
include "head.td"
def A : Op<D, "a"> { let arguments = (ins "int":$x); }

// --- region_of_string --gen-op-decls
include "head.td"
def A : Op<D, "a"> { let regions = (region "int":$x); }

// --- default_reaches --gen-op-decls ; --gen-op-defs
include "head.td"
def A : Op<D, "a"> { let builders = [OpBuilder<(ins "int":$b, CArg<"int", "3">:$q)>, OpBuilder<(ins "int":$c)>]; }

// --- empty_and_default_arg_2 --gen-op-decls ; --gen-op-defs
include "head.td"
def A : Op<D, "a"> { let builders = [OpBuilder<(ins CArg<"int", "3">:$x)>, OpBuilder<(ins)>]; }

// --- second_op --gen-op-decls ; --gen-op-defs
include "head.td"
def A : Op<D, "a"> { let builders = [OpBuilder<(ins "int":$c), "x">]; }
def B : Op<D, "b"> { let builders = [OpBuilder<(ins "int":$c), "x">, OpBuilder<(ins "int":$c), "x">]; }
def C : Op<D, "c"> { let builders = [OpBuilder<(ins "int":$c)>, OpBuilder<(ins "int":$c), "y">]; let assemblyFormat="x"; }

// --- trait_of_attributes --gen-op-decls ; --gen-op-defs ; --gen-op-doc
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def T : NativeAttrTrait<"T">;
def X : Op<D, "x", [T]>;

// --- trait_of_anything --gen-op-decls ; --gen-op-defs ; --gen-op-doc
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def T : NativeTrait<"T", "Op">;
def X : Op<D, "x", [T]>;

// --- predicate_of_anything --gen-op-decls ; --gen-op-defs ; --gen-op-doc
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def T : PredTrait<"t", CPred<"t">>;
def X : Op<D, "x", [T]>;

// --- internal_trait_of_anything --gen-op-decls ; --gen-op-defs ; --gen-op-doc
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def T : GenInternalTrait<"T", "Op">;
def X : Op<D, "x", [T]>;

// --- interface_of_types --gen-op-decls ; --gen-op-defs ; --gen-op-doc
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def T : TypeInterface<"T">;
def X : Op<D, "x", [T]>;
