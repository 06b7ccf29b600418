What SPIR-V and TOSA operations require, and SPIR-V's binary form.

// --- interfaces --gen-avail-interface-decls ; --gen-avail-interface-defs
include "mlir/IR/EnumAttr.td"
include "mlir/Dialect/SPIRV/IR/SPIRVAvailability.td"
class Feature<string what> : Availability {
  let cppNamespace = "::toy";
  let interfaceName = "QueryFeature";
  let interfaceDescription = [{
    Which features are needed.
  }];
  let queryFnRetType = "std::vector<int>";
  let queryFnName = "getFeatures";
  let instance = what;
}
class Level : Availability {
  let cppNamespace = "a::b";
  let interfaceName = "QueryLevel";
  let queryFnRetType = "int";
  let queryFnName = "getLevel";
}
def First : Feature<"1">;
def Second : Feature<"2">;
def Zero : Level;

// --- tosa --gen-tosa-avail-impls ; --gen-avail-interface-decls
include "mlir/IR/EnumAttr.td"
include "mlir/Dialect/SPIRV/IR/SPIRVAvailability.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class Zeta<string what, code preparation = ""> : Availability {
  let cppNamespace = "::toy";
  let interfaceName = "QueryZeta";
  let queryFnRetType = "Zetas";
  let queryFnName = "getZetas";
  let mergeAction = "$overall.add($instance, $other)";
  let initializer = "{}";
  let instancePreparation = preparation;
  let instance = what;
}
class Alpha : Availability {
  let cppNamespace = "::toy";
  let interfaceName = "QueryAlpha";
  let queryFnRetType = "Alphas";
  let queryFnName = "getAlphas";
  let mergeAction = "";
  let initializer = "nullptr";
}
class Tosa_Op<string mnemonic, list<Availability> needs> : Op<D, mnemonic> {
  list<Availability> availability = needs;
  bit autogenAvailability = 1;
}
def AlphaOne : Alpha;
def Toy_AOp : Tosa_Op<"a", [Zeta<"one">, AlphaOne, Zeta<"two", "prepare();">]>;
def Toy_BOp : Tosa_Op<"b", []>;
def Toy_ManualOp : Tosa_Op<"manual", [AlphaOne]> { let autogenAvailability = 0; }

// --- spirv --gen-spirv-avail-impls ; --gen-spirv-serialization ; --gen-spirv-enum-avail-decls ; --gen-spirv-enum-avail-defs ; --gen-spirv-attr-utils ; --gen-spirv-capability-implication
include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
def SPIRV_ToyColor_Red : I32EnumAttrCase<"Red", 0> {
  list<Availability> availability = [MinVersion<SPIRV_V_1_3>];
}
def SPIRV_ToyColor_Blue : I32EnumAttrCase<"Blue", 1> {
  list<Availability> availability = [Capability<[SPIRV_C_Shader, SPIRV_C_Kernel]>];
}
def SPIRV_ToyColorAttr : SPIRV_I32EnumAttr<"ToyColor", "a color", "toy_color",
                                           [SPIRV_ToyColor_Red, SPIRV_ToyColor_Blue]>;
def SPIRV_ToyFlags_None : I32BitEnumAttrCaseNone<"None">;
def SPIRV_ToyFlags_A : I32BitEnumAttrCaseBit<"A", 0> {
  list<Availability> availability = [Extension<[SPV_KHR_16bit_storage]>];
}
def SPIRV_ToyFlagsAttr : SPIRV_BitEnumAttr<"ToyFlags", "flags", "toy_flags",
                                           [SPIRV_ToyFlags_None, SPIRV_ToyFlags_A]>;
def SPIRV_ToyPlainOp : SPIRV_Op<"ToyPlain", []> {
  let arguments = (ins SPIRV_Type:$a, SPIRV_Type:$b);
  let results = (outs SPIRV_Type:$result);
}
def SPIRV_ToyMixedOp : SPIRV_Op<"ToyMixed", []> {
  let availability = [MinVersion<SPIRV_V_1_4>, Capability<[SPIRV_C_Matrix]>];
  let arguments = (ins SPIRV_ToyColorAttr:$color, SPIRV_Type:$a, SPIRV_ScopeAttr:$scope,
                       OptionalAttr<SPIRV_ToyFlagsAttr>:$flags, I32Attr:$count,
                       SPIRV_ToyFlagsAttr:$sure, TypeAttr:$type, I32ArrayAttr:$list,
                       Variadic<SPIRV_Type>:$rest);
}
def SPIRV_ToyOrderedOp : SPIRV_Op<"ToyOrdered", []> {
  let arguments = (ins SPIRV_Type:$a, Optional<SPIRV_Type>:$b);
  let results = (outs SPIRV_Type:$result);
  let autogenAvailability = 1;
}
def SPIRV_ToyManualOp : SPIRV_Op<"ToyManual", []> {
  let autogenSerialization = 0;
  let autogenAvailability = 0;
}
def SPIRV_ToyNoCodeOp : SPIRV_Op<"ToyNoCode", []> { let hasOpcode = 0; }
def SPIRV_ToyExtOp : SPIRV_ExtInstOp<"Ext", "Toy", "Toy.set", 17, []> {
  let arguments = (ins SPIRV_Type:$a, I32Attr:$count);
  let results = (outs SPIRV_Type:$result);
}
def SPIRV_ToyExt2Op : SPIRV_ExtInstOp<"Ext2", "Toy", "Other.set", 3, []>;

// --- interface_without_namespace --gen-avail-interface-defs
include "mlir/IR/EnumAttr.td"
include "mlir/Dialect/SPIRV/IR/SPIRVAvailability.td"
def A : Availability {
  let cppNamespace = "";
  let interfaceName = "QueryFeature";
  let queryFnRetType = "int";
  let queryFnName = "getFeature";
}

// --- capabilities_of_another_name --gen-spirv-capability-implication
include "mlir/IR/EnumAttr.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def Low : I32EnumAttrCase<"Low", 0> { list<EnumCase> implies = []; }
def High : I32EnumAttrCase<"High", 1> { list<EnumCase> implies = [Low]; }
def Levels : I32Enum<"Levels", "", [Low, High]>;
def Early : EnumAttr<D, I32Enum<"None", "", []>>;
def SPIRV_CapabilityAttrs : EnumAttr<D, Levels>;

// --- spirv_enums_as_constants --gen-spirv-serialization
include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
def LayOutOp : SPIRV_Op<"LayOut", []> {
  let arguments = (ins SPIRV_ScopeAttr:$scope, SPIRV_MatrixLayoutAttr:$layout, SPIRV_KHR_CooperativeMatrixUseAttr:$use);
  let results = (outs);
  let autogenSerialization = 1;
}
