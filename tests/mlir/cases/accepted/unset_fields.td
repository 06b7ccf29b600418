// Fields that are not set, for generators that do not read them.

// +++ head.td
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Pass/PassBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }

// --- option_argument_unset --gen-pass-capi-header --prefix=P ; --gen-pass-capi-impl --prefix=P
include "head.td"
def P : Pass<"x"> { let options = [Option<"o", ?, "int", "3", ?>]; let statistics = [Statistic<"s", ?, ?>]; }

// --- op_docs_unset --gen-op-defs
include "head.td"
def X : Op<D, "x"> { let summary = ?; }

// --- op_description_unset --gen-op-defs
include "head.td"
def X : Op<D, "x"> { let description = ?; }

// --- interface_namespace_unset --gen-op-interface-docs
include "head.td"
def X : OpInterface<"X"> { let cppNamespace = ?; let methods = [InterfaceMethod<"d", "int", "f">]; }

// --- interface_verify_unset --gen-op-interface-defs ; --gen-op-interface-docs
include "head.td"
def X : OpInterface<"X"> { let verify = ?; let methods = [InterfaceMethod<"d", "int", "f">]; }

// --- method_bodies_unset --gen-op-interface-defs
include "head.td"
def X : OpInterface<"X"> { let methods = [InterfaceMethod<"d", "int", "f", (ins), ?, ?>]; }

// --- method_default_unset --gen-op-interface-defs ; --gen-op-interface-docs
include "head.td"
def X : OpInterface<"X"> { let methods = [InterfaceMethod<"d", "int", "f", (ins), "", ?>]; }

// --- strings_computed_of_unset_ones --gen-op-decls ; --gen-op-defs ; --gen-op-doc
include "head.td"
def A : Attr<CPred<"a($_self)">, "a"> { let storageType = "::A"; let returnType = ?; let convertFromStorage = ?; }
def P : Property<"S", "p"> {
  let convertToAttribute = ?;
  let convertFromAttribute = ?;
  let hashProperty = ?;
  let readFromMlirBytecode = ?;
  let writeToMlirBytecode = ?;
}
def X : Op<D, "x"> { let arguments = (ins OptionalAttr<A>:$a, OptionalProp<P>:$p); }

// --- summary_of_property_unset --gen-op-defs
include "head.td"
def P : Property<"S"> { let predicate = CPred<"p($_self)">; let summary = ?; }
def Q : Property<"S", "  padded  "> { let predicate = CPred<"q($_self)">; }
class R<string s> : Property<"S", "r"> { let predicate = CPred<"$_op.r($_self)">; let summary = s; }
def X : Op<D, "x"> { let arguments = (ins P:$p, Q:$q, R<?>:$r, R<"  padded ">:$s); }

// --- summary_of_no_check --gen-op-decls ; --gen-op-defs
include "head.td"
class P<string s> : Property<"S", !strconcat("p", s)>;
def X : Op<D, "x"> { let arguments = (ins P<?>:$p); }

// --- method_that_is_not_declared --gen-op-decls ; --gen-op-defs
include "head.td"
def I : OpInterface<"I"> { let methods = [InterfaceMethod<?, ?, "f", (ins ?:$x), "body", "default">]; }
def X : Op<D, "x", [DeclareOpInterfaceMethods<I>]>;

// --- interface_without_a_class --gen-op-decls
include "head.td"
def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "int", "f">]; }
def M : DeclareOpInterfaceMethods<I> { let cppInterfaceName = ?; }
def X : Op<D, "x", [M]>;

// --- base_type_unset --gen-python-op-bindings --bind-dialect=d
include "head.td"
def V : Variadic<I32> { let baseType = ?; }
def X : Op<D, "x"> { let arguments = (ins V:$v); }

// --- condition_of_type_unset --gen-op-decls
include "head.td"
def T : Type<CPred<?>, "t">;
def X : Op<D, "x"> { let arguments = (ins T:$t); }

// --- decorators_unset --gen-op-doc ; --gen-python-op-bindings --bind-dialect=d
include "head.td"
def X : Op<D, "x"> { let arguments = (ins Arg<I32, "a", [?]>:$a); let results = (outs Res<I32, "r", ?>:$r); }

// --- padded_summary_of_property --gen-op-defs
include "head.td"
def P : Property<"S", "  padded  "> { let optionalParser = "maybe($_storage);"; let defaultValue = "s()"; }
def Q : Property<"S", "  padded  ">;
def X : Op<D, "x"> { let arguments = (ins P:$p, Q:$q); let assemblyFormat = "($p^ `p`)? $q attr-dict"; }
