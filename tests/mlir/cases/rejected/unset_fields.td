// Fields that a generator reads, or has to be a value whoever reads it, and are not set.

// +++ head.td
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Pass/PassBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }

// --- option_argument_unset --gen-pass-decls -name=N ; --gen-pass-doc
include "head.td"
def P : Pass<"x"> { let options = [Option<"o", ?, "int", "3", ?>]; let statistics = [Statistic<"s", ?, ?>]; }

// --- option_of_no_class --gen-pass-decls -name=N ; --gen-pass-doc ; --gen-pass-capi-header --prefix=P ; --gen-pass-capi-impl --prefix=P
include "head.td"
def P : Pass<"x"> { let options = ?; }

// --- pass_dialects_unset --gen-pass-decls -name=N ; --gen-pass-doc ; --gen-pass-capi-header --prefix=P ; --gen-pass-capi-impl --prefix=P
include "head.td"
def P : Pass<"x"> { let dependentDialects = ?; }

// --- pass_statistics_unset --gen-pass-decls -name=N ; --gen-pass-doc ; --gen-pass-capi-header --prefix=P ; --gen-pass-capi-impl --prefix=P
include "head.td"
def P : Pass<"x"> { let statistics = ?; }

// --- traits_unset --gen-typedef-decls ; --gen-typedef-defs ; --gen-typedef-doc
include "head.td"
def X : TypeDef<D, "X"> { let traits = ?; let mnemonic = "x"; let parameters = (ins "int":$a); }

// --- traits_and_builders --gen-typedef-decls ; --gen-typedef-doc
include "head.td"
def X : TypeDef<D, "X"> { let traits = ?; let builders = [TypeBuilder<(ins "int")>]; }

// --- docs_unset --gen-typedef-doc ; --gen-attrdef-doc ; --gen-dialect-doc
include "head.td"
def X : TypeDef<D, "X"> { let summary = ?; let description = ?; }
def Y : AttrDef<D, "Y"> { let summary = ?; let description = ?; }

// --- declared_summary_unset --gen-typedef-decls
include "head.td"
def X : TypeDef<D, "X"> { let summary = ?; }

// --- declared_description_unset --gen-attrdef-decls
include "head.td"
def Y : AttrDef<D, "Y"> { let description = ?; }

// --- op_docs_unset --gen-op-decls ; --gen-op-doc ; --gen-dialect-doc
include "head.td"
def X : Op<D, "x"> { let summary = ?; }

// --- op_description_unset --gen-op-decls ; --gen-op-doc ; --gen-python-op-bindings --bind-dialect=d
include "head.td"
def X : Op<D, "x"> { let description = ?; }

// --- interface_namespace_unset --gen-op-interface-decls ; --gen-op-interface-defs
include "head.td"
def X : OpInterface<"X"> { let cppNamespace = ?; let methods = [InterfaceMethod<"d", "int", "f">]; }

// --- interface_verify_unset --gen-op-interface-decls
include "head.td"
def X : OpInterface<"X"> { let verify = ?; let methods = [InterfaceMethod<"d", "int", "f">]; }

// --- method_bodies_unset --gen-op-interface-decls ; --gen-op-interface-docs
include "head.td"
def X : OpInterface<"X"> { let methods = [InterfaceMethod<"d", "int", "f", (ins), ?, ?>]; }

// --- method_default_unset --gen-op-interface-decls
include "head.td"
def X : OpInterface<"X"> { let methods = [InterfaceMethod<"d", "int", "f", (ins), "", ?>]; }

// --- method_type_unset --gen-op-interface-decls ; --gen-op-interface-defs ; --gen-op-interface-docs
include "head.td"
def X : OpInterface<"X"> { let methods = [InterfaceMethod<?, ?, "f", (ins), "", "">]; }

// --- method_name_unset --gen-op-interface-decls ; --gen-op-interface-defs ; --gen-op-interface-docs
include "head.td"
def X : OpInterface<"X"> { let methods = [InterfaceMethod<"", "int", ?, (ins), "", "">]; }

// --- enum_attr_unsound_for_python --gen-python-enum-bindings
include "head.td"
def E : I32Enum<"E", "s", [I32EnumCase<"b", 1>]>;
def X : EnumAttr<D, E, "e"> { let assemblyFormat = ?; }

// --- enum_attr_unsound_for_python_2 --gen-python-enum-bindings
include "head.td"
def E : I32Enum<"E", "s", [I32EnumCase<"b", 1>]>;
def X : EnumAttr<D, E, "e"> { let parameters = ?; }

// --- enum_attr_custom_for_python --gen-python-enum-bindings
include "head.td"
def E : I32Enum<"E", "s", [I32EnumCase<"b", 1>]>;
def X : EnumAttr<D, E, "e"> { let assemblyFormat = ?; let hasCustomAssemblyFormat = 1; }

// --- trait_without_a_class --gen-op-doc ; --gen-op-decls ; --gen-op-defs
include "head.td"
def T : NativeOpTrait<"T"> { let trait = ?; }
def X : Op<D, "x", [T]>;

// --- summary_of_predicate_unset --gen-op-decls ; --gen-op-defs
include "head.td"
def X : Op<D, "x", [PredOpTrait<?, CPred<"p">>]>;

// --- summaries_computed_of_unset_ones --gen-op-decls ; --gen-op-defs
include "head.td"
class T<string s> : Type<CPred<"t($_self)">, !strconcat("t", s)>;
class A<string s> : Attr<CPred<"a($_self)">, !strconcat("a", s)>;
def X : Op<D, "x", [PredOpTrait<?, CPred<"p">>]> {
  let arguments = (ins A<?>:$a);
  let results = (outs T<?>:$r);
}

// --- summary_of_attribute --gen-op-decls ; --gen-op-defs
include "head.td"
class A<string s> : Attr<CPred<"true">, !strconcat("a", s)>;
def X : Op<D, "x"> { let arguments = (ins A<?>:$a); }

// --- summary_of_property --gen-op-decls ; --gen-op-defs
include "head.td"
class P<string s> : Property<"S", !strconcat("p", s)> { let predicate = CPred<"p($_self)">; }
def X : Op<D, "x"> { let arguments = (ins P<?>:$p); }

// --- summary_of_successor --gen-op-decls ; --gen-op-defs
include "head.td"
class S<string s> : Successor<CPred<"s($_self)">, !strconcat("s", s)>;
class R<string s> : Region<CPred<"r($_self)">, !strconcat("r", s)>;
def X : Op<D, "x"> { let successors = (successor S<?>:$s); let regions = (region R<?>:$r); }

// --- storage_constructor_unset --gen-typedef-decls ; --gen-typedef-defs
include "head.td"
def X : TypeDef<D, "X"> {
  let parameters = (ins "int":$a);
  let hasStorageCustomConstructor = ?;
}

// --- dependent_dialects_unset --gen-python-enum-bindings
include "head.td"
def B : Dialect { let name = "b"; let cppNamespace = "::b"; let dependentDialects = ?; }
def E : I32Enum<"E", "s", [I32EnumCase<"b", 1>]>;
def X : EnumAttr<B, E, "e">;

// --- type_unset_for_python --gen-python-op-bindings --bind-dialect=d
include "head.td"
def V : Variadic<I32> { let cppType = ?; }
def X : Op<D, "x"> { let arguments = (ins V:$v); }

// --- dialect_of_constraint_unset --gen-dialect-doc
include "head.td"
def T : DialectType<D, CPred<"t">, "t"> { let dialect = ?; }

// --- dependent_trait_unset --gen-op-decls ; --gen-op-defs ; --gen-op-doc
include "head.td"
def T : PredOpTrait<"t", CPred<"t">, [?]>;
def X : Op<D, "x", [T]>;

// --- condition_of_attribute_unset --gen-op-decls ; --gen-op-defs
include "head.td"
def A : Attr<CPred<?>, "a">;
def X : Op<D, "x"> { let arguments = (ins A:$a); }

// --- condition_of_trait_unset --gen-op-decls ; --gen-op-defs
include "head.td"
def X : Op<D, "x", [PredOpTrait<"t", CPred<?>>]>;

// --- condition_of_type_unset --gen-op-defs
include "head.td"
def T : Type<CPred<?>, "t">;
def X : Op<D, "x"> { let arguments = (ins T:$t); }

// --- maximum_of_negative_cases_unset --gen-enum-decls
include "head.td"
def E : I32Enum<"E", "s", [I32EnumCase<"b", -1>]> { let maxEnumValFnName = ?; }

// --- decorators_unset --gen-op-decls ; --gen-op-defs
include "head.td"
def X : Op<D, "x"> { let arguments = (ins Arg<I32, "a", [?]>:$a); }
