// Operations that cannot be.

// --- argument_without_type --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let arguments = (ins ?:$a); }

// --- argument_of_other_class --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let arguments = (ins AnyRegion:$a); }

// --- unnamed_attribute --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let arguments = (ins I32Attr); }

// --- unnamed_property --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let arguments = (ins I32Prop); }

// --- derived_attribute_as_argument --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def D : DerivedAttr<"int", "return 1;">;
def Bad : T<"x"> { let arguments = (ins D:$a); }

// --- attribute_as_field --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { Attr a = I32Attr; }

// --- results_without_outs --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let results = (ins I32:$a); }

// --- result_without_type --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let results = (outs "int":$a); }

// --- nested_variadic_result --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let results = (outs VariadicOfVariadic<I32, "s">:$a); }

// --- successors_without_successor --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let successors = (ins AnySuccessor:$a); }

// --- successor_without_kind --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let successors = (successor "int":$a); }

// --- variadic_successor_not_last --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let successors = (successor VariadicSuccessor<AnySuccessor>:$a, AnySuccessor:$b); }

// --- regions_without_region --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let regions = (ins AnyRegion:$a); }

// --- region_without_kind --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let regions = (region 1:$a); }

// --- variadic_region_not_last --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let regions = (region VariadicRegion<AnyRegion>:$a, AnyRegion:$b); }

// --- unnamed_variadic_region --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let regions = (region VariadicRegion<AnyRegion>); }

// --- trait_that_needs_another --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x", [Scalarizable, Elementwise]>;

// --- no_builders --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let skipDefaultBuilders = 1; }

// --- builder_without_ins --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let builders = [OpBuilder<(outs "int":$a)>]; }

// --- builder_defaults_not_last --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let builders = [OpBuilder<(ins CArg<"int", "1">:$a, "int":$b)>]; }

// --- two_operands_of_one_name --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let arguments = (ins I32:$a, I32:$a); }

// --- operand_and_result_of_one_name --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let arguments = (ins I32:$a); let results = (outs I32:$a); }

// --- result_and_region_of_one_name --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let results = (outs I32:$a); let regions = (region AnyRegion:$a); }

// --- operand_and_attribute_of_one_name --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let arguments = (ins I32:$a, I32Attr:$a); }

// --- two_attributes_of_one_name --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let arguments = (ins I32Attr:$a, I32Attr:$a); }

// --- accessors_of_one_name --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let arguments = (ins I32:$foo_bar, I32:$fooBar); }

// --- region_called_like_a_method --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let regions = (region AnyRegion:$properties); }

// --- operand_called_operation_name --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let arguments = (ins I32:$operation_name); }

// --- result_called_attribute_names --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let results = (outs I32:$attribute_names); }

// --- variadics_of_unknown_size --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let arguments = (ins Variadic<I32>:$a, Optional<I32>:$b); }

// --- variadic_results_of_unknown_size --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let results = (outs Variadic<I32>:$a, Optional<I32>:$b); }

// --- segments_of_one_variadic --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x", [AttrSizedOperandSegments]> { let arguments = (ins Variadic<I32>:$a); }

// --- segments_of_one_result --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x", [AttrSizedResultSegments]> { let results = (outs Variadic<I32>:$a); }

// --- segments_and_same_size --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x", [AttrSizedOperandSegments, SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b);
}

// --- same_builder_twice --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let builders = [OpBuilder<(ins "int":$a), "">, OpBuilder<(ins "int":$b), "f();">, OpBuilder<(ins "int":$c), "g();">]; }

// --- type_inferred_from_property --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x", [AllTypesMatch<["p", "r"]>]> { let arguments = (ins I32Prop:$p); let results = (outs AnyType:$r); }

// --- trait_of_no_kind --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Odd : Trait;
def Bad : T<"x", [Odd]>;

// --- predicate_of_no_kind --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def P : Pred;
def Ty : Type<P, "t">;
def Bad : T<"x"> { let arguments = (ins Ty:$a); }

// --- dialect_unset --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let opDialect = ?; }

// --- name_unset --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let opName = ?; }

// --- arguments_unset --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let arguments = ?; }

// --- traits_unset --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let traits = ?; }

// --- verifier_bit_unset --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let hasVerifier = ?; }

// --- folder_bit_unset --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let hasFolder = ?; }

// --- attribute_optional_unset --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def A : Attr<CPred<"true">> { let isOptional = ?; }
def Bad : T<"x"> { let arguments = (ins A:$a); }

// --- effect_of_nothing --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let arguments = (ins Arg<?, "a">:$a); }

// --- builder_of_number --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let builders = [OpBuilder<(ins 1:$a)>]; }

// --- builder_of_record --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let builders = [OpBuilder<(ins I32:$a)>]; }

// --- property_and_operand --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let arguments = (ins I32:$foo, I32Prop:$foo); }

// --- property_and_attribute --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let arguments = (ins I32Attr:$foo, I32Prop:$foo); }

// --- property_called_like_attribute --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let arguments = (ins I32Attr:$foo, I32Prop:$foo_attr); }

// --- region_and_operand_accessors --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let arguments = (ins I32:$foo_x); let regions = (region AnyRegion:$fooX); }

// --- successor_and_result_accessors --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def Bad : T<"x"> { let results = (outs I32:$foo_x); let successors = (successor AnySuccessor:$fooX); }

// --- operand_called_operands --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "t"; let cppNamespace = "t"; }
def Bad : Op<D, "x"> { let arguments = (ins AnyType:$operands); }

// --- result_called_operands --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "t"; let cppNamespace = "t"; }
def Bad : Op<D, "x"> { let results = (outs Variadic<AnyType>:$Operands); }

// --- operand_called_regions --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "t"; let cppNamespace = "t"; }
def Bad : Op<D, "x"> { let arguments = (ins AnyType:$regions); }

// --- variadic_region_called_regions_after_another --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "t"; let cppNamespace = "t"; }
def Bad : Op<D, "x"> { let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$regions); }

// --- successor_called_type --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "t"; let cppNamespace = "t"; }
def Bad : Op<D, "x"> { let results = (outs AnyType:$x, AnyType:$y); let successors = (successor AnySuccessor:$type); }

// --- operand_called_operation --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "t"; let cppNamespace = "t"; }
def Bad : Op<D, "x"> { let arguments = (ins AnyType:$operation); }

// --- region_called_attributes --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "t"; let cppNamespace = "t"; }
def Bad : Op<D, "x"> { let regions = (region AnyRegion:$attributes); }

// --- definitions_come_before_formats --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
def First : Op<Test_Dialect, "first"> { let assemblyFormat = "`;` attr-dict"; }
def Second : Op<Test_Dialect, "second"> { let skipDefaultBuilders = 1; }

// --- default_that_cannot_be_built --gen-op-decls ; --gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def A : DefaultValuedOptionalAttr<StrAttr, "x"> { let constBuilderCall = ""; }
def X : Op<D, "x"> { let arguments = (ins A:$a); }
