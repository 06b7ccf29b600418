Dialects, attributes, types and bytecode that are wrong: one mistake each.

// --- attribute_defs_of_two_dialects --gen-attrdef-decls ; --gen-attrdef-defs
include "mlir/IR/AttrTypeBase.td"
def A : Dialect { let name = "a"; }
def B : Dialect { let name = "b"; }
def X : AttrDef<A, "X"> { let mnemonic = "x"; }
def Y : AttrDef<B, "Y"> { let mnemonic = "y"; }

// --- parameter_without_name --gen-typedef-decls ; --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int");
  let assemblyFormat = "params";
}

// --- parameter_that_is_a_number --gen-attrdef-decls ; --gen-attrdef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def X : AttrDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins 5:$a);
  let assemblyFormat = "params";
}

// --- parameter_without_cpp_type --gen-attrdef-decls ; --gen-attrdef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def X : AttrDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins D:$a);
  let assemblyFormat = "params";
}

// --- two_parameters_of_one_name --gen-attrdef-decls ; --gen-attrdef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def X : AttrDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, "int":$a);
  let assemblyFormat = "params";
}

// --- mnemonic_and_parameters_without_format --gen-typedef-decls ; --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a);
}

// --- format_without_mnemonic --gen-typedef-decls ; --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def X : TypeDef<D, "X"> {
  let typeName = "x";
  let parameters = (ins "int":$a);
  let assemblyFormat = "params";
}

// --- custom_format_without_mnemonic --gen-typedef-decls ; --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def X : TypeDef<D, "X"> {
  let typeName = "x";
  let parameters = (ins "int":$a);
  let hasCustomAssemblyFormat = 1;
}

// --- two_formats --gen-typedef-decls ; --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a);
  let assemblyFormat = "params";
  let hasCustomAssemblyFormat = 1;
}

// --- format_without_accessors --gen-typedef-decls ; --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a);
  let assemblyFormat = "params";
  let genAccessors = 0;
}

// --- predicate_as_trait --gen-attrdef-decls ; --gen-attrdef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def X : AttrDef<D, "X", [PredTrait<"odd", CPred<"odd()">>]> {
  let mnemonic = "x";
}

// --- list_as_trait --gen-attrdef-decls ; --gen-attrdef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def X : AttrDef<D, "X", [TraitList<[]>]> {
  let mnemonic = "x";
}

// --- builder_parameter_without_name --gen-typedef-decls ; --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def X : TypeDef<D, "X"> {
  let typeName = "x";
  let parameters = (ins "int":$a);
  let builders = [
    TypeBuilder<(ins "int")>
  ];
}

// --- builder_parameter_of_wrong_kind --gen-typedef-decls ; --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def X : TypeDef<D, "X"> {
  let typeName = "x";
  let parameters = (ins "int":$a);
  let builders = [
    TypeBuilder<(ins 7:$a)>
  ];
}

// --- builder_parameter_after_defaulted --gen-typedef-decls ; --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def X : TypeDef<D, "X"> {
  let typeName = "x";
  let parameters = (ins "int":$a);
  let builders = [
    TypeBuilder<(ins CArg<"int", "1">:$a, "int":$b)>
  ];
}

// --- builder_like_the_default --gen-typedef-decls ; --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def X : TypeDef<D, "X"> {
  let typeName = "x";
  let parameters = (ins "int":$a);
  let builders = [
    TypeBuilder<(ins "int":$b), "return $_get($_ctxt, b);">
  ];
}

// --- builder_in_reach_of_another --gen-typedef-decls ; --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def X : TypeDef<D, "X"> {
  let typeName = "x";
  let parameters = (ins "int":$a);
  let builders = [
    TypeBuilder<(ins "long":$a, CArg<"int", "1">:$b)>,
    TypeBuilder<(ins "long":$a)>
  ];
}

// --- dialect_class_unknown --gen-dialect-decls
class Nothing;

// --- several_dialects --gen-dialect-decls
include "mlir/IR/DialectBase.td"
def A : Dialect { let name = "a"; }
def B : Dialect { let name = "b"; }

// --- unknown_dialect --gen-dialect-defs --dialect=c
include "mlir/IR/DialectBase.td"
def A : Dialect { let name = "a"; }

// --- discardable_attribute_without_name --gen-dialect-decls ; --gen-dialect-defs
include "mlir/IR/DialectBase.td"
def A : Dialect {
  let name = "a";
  let discardableAttrs = (ins "X":$x, "Y");
}

// --- constraint_without_predicate --gen-type-constraint-defs
include "mlir/IR/OpBase.td"
def X : TypeConstraint<?, "x"> { let cppFunctionName = "isX"; }

// --- bytecode_of_two_dialects --gen-bytecode
include "mlir/IR/BytecodeBase.td"
def A : DialectTypes<"A"> { let elems = []; }
def B : DialectAttributes<"B"> { let elems = []; }

// --- bytecode_of_unknown_dialect --gen-bytecode --bytecode-dialect=C
include "mlir/IR/BytecodeBase.td"
def A : DialectTypes<"A"> { let elems = []; }

// --- bytecode_classes_unknown --gen-bytecode
class Nothing;

// --- bytecode_member_of_wrong_kind --gen-bytecode
include "mlir/IR/BytecodeBase.td"
def X : DialectAttribute<(attr "x":$a)>;
def A : DialectAttributes<"A"> { let elems = [X]; }

// --- bytecode_member_without_name --gen-bytecode
include "mlir/IR/BytecodeBase.td"
def X : DialectAttribute<(attr VarInt)>;
def A : DialectAttributes<"A"> { let elems = [X]; }

// --- bytecode_member_without_type --gen-bytecode
include "mlir/IR/BytecodeBase.td"
def X : DialectAttribute<(attr
  WithParser<"x">:$a
)>;
def A : DialectAttributes<"A"> { let elems = [X]; }

// --- bytecode_forms_without_predicate --gen-bytecode
include "mlir/IR/BytecodeBase.td"
let cType = "Shared" in {
def X : DialectAttribute<(attr VarInt:$a)> { let printerPredicate = "x"; }
def Y : DialectAttribute<(attr VarInt:$a)>;
}
def A : DialectAttributes<"A"> { let elems = [X, Y]; }

// --- bytecode_elements_unset --gen-bytecode
include "mlir/IR/BytecodeBase.td"
def A : DialectAttributes<"A">;


// --- second_of_two_wrong_definitions_first --gen-typedef-decls
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def X : TypeDef<D, "X"> { let mnemonic = "x"; let parameters = (ins "int":$a); }
def Y : TypeDef<D, "Y"> { let typeName = "y"; let hasCustomAssemblyFormat = 1; }

// --- wrong_definition_of_another_dialect --gen-typedef-decls --typedefs-dialect=toy
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def E : Dialect { let name = "other"; }
def X : TypeDef<D, "X"> { let mnemonic = "x"; }
def Y : TypeDef<E, "Y"> { let mnemonic = "y"; let parameters = (ins "int":$a); }

// --- dialect_without_dependencies --gen-dialect-decls;--gen-dialect-defs;--gen-op-decls
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
  let dependentDialects = ?;
}
def AOp : Op<T_Dialect, "a">;

// --- list_of_traits_in_itself --gen-op-decls;--gen-op-doc
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class L<string name> : TraitList<[]> { let traits = [!cast<TraitList>(name)]; }
def X : L<"X">;
def AOp : Op<T_Dialect, "a", [X]>;

// --- predicate_in_itself --gen-op-defs
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class All<string name> : And<[]> { let children = [!cast<Pred>(name)]; }
def X : All<"X">;
def AOp : Op<T_Dialect, "a"> { let arguments = (ins Type<X>:$x); }

// --- raw_big_integer --gen-typedef-decls;--gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def A : TypeDef<T_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins ArrayRefParameter<"::llvm::APInt">:$x);
  let hasCustomAssemblyFormat = 1;
}

// --- raw_big_integer_after_a_wrong_format --gen-typedef-decls
include "mlir/IR/AttrTypeBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Type<string name> : TypeDef<T_Dialect, name> {
  let mnemonic = name;
  let parameters = (ins "APInt":$x);
}
def A : T_Type<"A"> { let hasCustomAssemblyFormat = 1; let genStorageClass = 0; }
def B : T_Type<"B"> { let assemblyFormat = "$y"; }

// --- fault_of_an_attribute_before_that_of_a_group --gen-dialect-doc
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Group : OpDocGroup { let summary = "group"; }
def GroupedOp : Op<D, "grouped"> { let opDocGroup = Group; }
def HiddenAttr : AttrDef<D, "Hidden"> {
  let mnemonic = "hidden";
  let parameters = (ins "int":$a);
  let assemblyFormat = "$a";
  let genAccessors = 0;
}

// --- fault_of_a_group_before_that_of_a_type --gen-dialect-doc
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Group : OpDocGroup { let summary = "group"; }
def GroupedOp : Op<D, "grouped"> { let opDocGroup = Group; }
def HiddenType : TypeDef<D, "Hidden"> {
  let mnemonic = "hidden";
  let parameters = (ins "int":$a);
  let assemblyFormat = "$a";
  let genAccessors = 0;
}

// --- fault_of_an_attribute_before_that_of_an_operation --gen-dialect-doc
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def UnbuiltOp : Op<D, "unbuilt"> { let skipDefaultBuilders = 1; }
def HiddenAttr : AttrDef<D, "Hidden"> {
  let mnemonic = "hidden";
  let parameters = (ins "int":$a);
  let assemblyFormat = "$a";
  let genAccessors = 0;
}

// --- groups_in_order_of_their_records --gen-dialect-doc
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Later : OpDocGroup { let summary = ?; let description = "later"; }
def Earlier : OpDocGroup { let summary = "earlier"; let description = ?; }
let opDocGroup = Later in def AOp : Op<D, "a">;
let opDocGroup = Earlier in def BOp : Op<D, "b">;

// --- types_of_two_dialects_of_one_name --gen-typedef-decls ; --gen-typedef-defs ; --gen-attrdef-decls
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def First : Dialect { let name = "same"; let cppNamespace = "::first"; }
def Second : Dialect { let name = "same"; let cppNamespace = "::second"; }
def FirstType : TypeDef<First, "One"> { let mnemonic = "one"; }
def SecondType : TypeDef<Second, "Two"> { let mnemonic = "two"; }
def FirstAttr : AttrDef<First, "One"> { let mnemonic = "one"; }
def SecondAttr : AttrDef<Second, "Two"> { let mnemonic = "two"; }
