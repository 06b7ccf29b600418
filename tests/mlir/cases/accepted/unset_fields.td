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
