Dialect classes.

// --- minimal --gen-dialect-decls ; --gen-dialect-defs ; --gen-dialect-decls --dialect=toy
include "mlir/IR/DialectBase.td"
def Toy_Dialect : Dialect { let name = "toy"; }

// --- everything --gen-dialect-decls ; --gen-dialect-defs
include "mlir/IR/OpBase.td"
def Toy_New_Dialect : Dialect {
  let name = "toy";
  let summary = "A toy";
  let description = [{
    It is for play.
  }];
  let cppNamespace = "::a::b";
  let dependentDialects = ["x::XDialect", "YDialect"];
  let discardableAttrs = (ins "::mlir::IntegerAttr":$some_number, "::mlir::StringAttr":$camelCase,
                              "::mlir::UnitAttr":$_odd__name_);
  let extraClassDeclaration = "int $cppClass();";
  let hasConstantMaterializer = 1;
  let hasNonDefaultDestructor = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let hasOperationInterfaceFallback = 1;
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasCanonicalizer = 1;
  let isExtensible = 1;
  let usePropertiesForAttributes = 0;
}

// --- without_namespace --gen-dialect-decls ; --gen-dialect-defs
include "mlir/IR/DialectBase.td"
def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "";
  let dependentDialects = ["x::XDialect"];
}

// --- one_of_several --gen-dialect-decls --dialect=one ; --gen-dialect-defs --dialect=two
include "mlir/IR/DialectBase.td"
def One_Dialect : Dialect { let name = "one"; }
def Two_Dialect : Dialect { let name = "two"; let isExtensible = 1; }

// --- no_dialect --gen-dialect-decls ; --gen-dialect-defs --dialect=toy
include "mlir/IR/DialectBase.td"
