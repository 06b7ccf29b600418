// Patterns that are wrong.

// +++ operations.td
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/PatternBase.td"
def New_Dialect : Dialect { let name = "fresh"; let cppNamespace = "::fresh"; }
class New_Op<string n, list<Trait> tr = []> : Op<New_Dialect, n, tr>;

def AttrOp : New_Op<"a"> {
  let arguments = (ins I32:$x, I32Attr:$at);
  let results = (outs I32:$r);
}
def UnaryOp : New_Op<"b"> { let arguments = (ins I32:$x); let results = (outs I32:$r); }
def BinaryOp : New_Op<"bin"> {
  let arguments = (ins I32:$x, AnyType:$y);
  let results = (outs AnyType:$r);
}
def SameTypeOp : New_Op<"c", [SameOperandsAndResultType]> {
  let arguments = (ins I32:$x);
  let results = (outs I32:$r);
}
def SinkOp : New_Op<"z"> { let arguments = (ins I32:$x); let results = (outs); }
def TwoResultsOp : New_Op<"two"> {
  let arguments = (ins I32:$x, OptionalAttr<I32Attr>:$o, DefaultValuedAttr<I32Attr, "5">:$d,
      UnitAttr:$u);
  let results = (outs I32:$r, F32:$s);
}
def SegmentsOp : New_Op<"v", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<I32>:$x, Optional<I32>:$y, I32:$z, StrAttr:$str);
  let results = (outs Variadic<I32>:$r, Optional<F32>:$s);
}
def VariadicOp : New_Op<"v1"> {
  let arguments = (ins Variadic<I32>:$x);
  let results = (outs Variadic<I32>:$r);
}
def PropsOp : New_Op<"p"> {
  let arguments = (ins I32:$x, I64Prop:$p, DefaultValuedProp<StringProp, "\"x\"">:$q,
      UnitProp:$u, StrAttr:$s);
  let results = (outs I32:$r);
}
def PropOp : New_Op<"pi", [SameOperandsAndResultType]> {
  let arguments = (ins I32:$x, I64Prop:$p);
  let results = (outs I32:$r);
}
def Color : I32EnumAttr<"Enu", "an enum", [I32EnumAttrCase<"X", 0>, I32EnumAttrCase<"Y", 3>]> {
  let cppNamespace = "::fresh";
}
def Flags : I32BitEnumAttr<"Bits", "bits", [I32BitEnumAttrCaseBit<"X", 0>, I32BitEnumAttrCaseBit<"Y", 3>]> {
  let cppNamespace = "::fresh";
}
def EnumOp : New_Op<"e"> {
  let arguments = (ins I32:$x, Color:$e, Flags:$b);
  let results = (outs I32:$r);
}
def Old_Dialect : Dialect {
  let name = "old";
  let cppNamespace = "::old";
  let usePropertiesForAttributes = 0;
}
class Old_Op<string n, list<Trait> tr = []> : Op<Old_Dialect, n, tr>;
def OldAttrOp : Old_Op<"a"> {
  let arguments = (ins I32:$x, I32Attr:$at, OptionalAttr<I32Attr>:$o, DefaultValuedAttr<I32Attr,
      "5">:$d);
  let results = (outs I32:$r);
}
def OldConstOp : Old_Op<"f", [FirstAttrDerivedResultType]> {
  let arguments = (ins I32Attr:$at);
  let results = (outs I32:$r);
}
def OldSegmentsOp : Old_Op<"s", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$x, Variadic<I32>:$y);
  let results = (outs I32:$r);
}
def OldInferredOp : Old_Op<"i", [InferTypeOpAdaptor]> {
  let arguments = (ins I32:$x);
  let results = (outs I32:$r);
}
def OldNestedOp : Old_Op<"vv"> {
  let arguments = (ins VariadicOfVariadic<I32, "seg">:$x, DenseI32ArrayAttr:$seg);
  let results = (outs Optional<I32>:$r);
}
def TwoVariadicsOp : New_Op<"ss", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$x, Variadic<I32>:$y);
  let results = (outs Variadic<I32>:$r);
}
def OldAnyOp : Old_Op<"any"> {
  let arguments = (ins AnyAttr:$x);
  let results = (outs AnyType:$r);
}
def Native : NativeCodeCall<"nat($_builder, $_loc, $0, $1)">;
def NativePair : NativeCodeCall<"natm($0...)", 2>;
def NativeVoid : NativeCodeCallVoid<"natv($_self, $0)">;
def NativeSelf : NativeCodeCall<"leaf($_self)">;
def MatchTwo : NativeCodeCall<"match($_self, &$0, &$1)">;
def Related : Constraint<CPred<"$_self.foo($0, $1, $2)">, "foo">;

// --- constrained_variadic_operand --gen-rewriters
include "operations.td"
def Wrong : Pat<(VariadicOp (variadic $x, (UnaryOp $y), I32:$z)), (VariadicOp (variadic $y, $x,
    (UnaryOp $z)))>;

// --- symbol_of_supplemental_pattern --gen-rewriters
include "operations.td"
def Wrong : Pattern<(TwoResultsOp:$w $x, $o, $d, $u), [(Native $w, $o), (Native $w__1, $d)], [],
    [(Native:$k $w, $u), (NativeVoid $k), (UnaryOp:$j $x), (NativeVoid $j)]>;

// --- tree_for_optional_operand --gen-rewriters
include "operations.td"
def Wrong : Pat<(SegmentsOp (variadic $a, $b), (UnaryOp $y), $z, $s), (SegmentsOp (variadic $a,
    $b, $y), (UnaryOp $z), (UnaryOp $y), NativeSelf:$s)>;

// --- too_few_values --gen-rewriters
include "operations.td"
def Wrong : Pattern<(TwoResultsOp $x, $o, $d, $u), [(UnaryOp (SegmentsOp (variadic $x), (UnaryOp
    $x), $x, (NativeSelf $o)))]>;

// --- operation_for_variadic_operand --gen-rewriters
include "operations.td"
def Wrong : Pattern<(UnaryOp $x), [(SegmentsOp:$v__0 (VariadicOp $x), (UnaryOp $x), $x,
    ConstantStrAttr<StrAttr, "hey">)]>;

// --- native_code_as_source --gen-rewriters
include "operations.td"
def Wrong : Pat<(ConstantLikeMatcher $x), (OldAnyOp $x)>;

// --- attribute_symbol_bound_in_either --gen-rewriters
include "operations.td"
def Wrong : Pat<(OldConstOp Color:$x), (BinaryOp (either $x, $y))>;

// --- return_type_of_replacement --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp:$s $x), (UnaryOp $s, (returnType $x))>;

// --- nothing_returned_for_operand --gen-rewriters
include "operations.td"
def Wrong : Pat<(SinkOp $x), (VariadicOp (NativeVoid $x))>;

// --- tree_to_replace_with --gen-rewriters
include "operations.td"
def Wrong : Pattern<(TwoResultsOp $x, $a, $b, $c), [(replaceWithValue (UnaryOp $x)),
    (replaceWithValue $x)]>;

// --- location_in_source --gen-rewriters
include "operations.td"
def Wrong : Pat<(BinaryOp (either $x, (UnaryOp:$b $y)), (location $x)), (SameTypeOp $b)>;

// --- either_of_attribute --gen-rewriters
include "operations.td"
def Wrong : Pat<(AttrOp (either $x, $y)), (SameTypeOp $b)>;

// --- location_as_result --gen-rewriters
include "operations.td"
def Wrong : Pat<(BinaryOp $x, $y), (location $x)>;

// --- return_type_as_result --gen-rewriters
include "operations.td"
def Wrong : Pat<(VariadicOp $x), (returnType $x)>;

// --- replacement_in_source --gen-rewriters
include "operations.td"
def Wrong : Pat<(SinkOp (replaceWithValue $x)), (SinkOp $x)>;

// --- native_code_constrains_operand --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp NativeSelf:$y), (UnaryOp $y)>;

// --- argument_symbol_with_index --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp:$x $y__1), (UnaryOp $y)>;

// --- result_and_argument_of_one_name --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp:$x $x), (UnaryOp $y)>;

// --- two_results_of_one_name --gen-rewriters
include "operations.td"
def Wrong : Pat<(BinaryOp:$x $y, (UnaryOp:$x $z)), (UnaryOp $y)>;

// --- result_symbol_bound_again --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp $z), (UnaryOp:$z $z)>;

// --- string_matches_attribute --gen-rewriters
include "operations.td"
def Wrong : Pat<(EnumOp $x, "foo":$e, $b), (EnumOp $x, $e, $b)>;

// --- string_as_argument --gen-rewriters
include "operations.td"
def Wrong : Pat<(EnumOp $x, $e, $b), (EnumOp $x, "foo", $b)>;

// --- constraint_as_argument --gen-rewriters
include "operations.td"
def Wrong : Pat<(EnumOp $x, $e, $b), (EnumOp I32:$x, $e, I32Attr:$b)>;

// --- number_matches_attribute --gen-rewriters
include "operations.td"
def Wrong : Pat<(EnumOp $x, 5:$e, $b), (EnumOp $x, 3, $b)>;

// --- operation_for_attribute --gen-rewriters
include "operations.td"
def Wrong : Pat<(AttrOp $x, (NativeSelf $y)), (AttrOp $x, (UnaryOp $x))>;

// --- type_constrains_property --gen-rewriters
include "operations.td"
def Wrong : Pat<(PropsOp $x, I32, $b, $c, $d), (PropsOp $x, $a, $b, $c, $d)>;

// --- property_constrains_operand --gen-rewriters
include "operations.td"
def Wrong : Pat<(PropsOp I64Prop, $a, $b, $c, $d), (PropsOp $x, $a, $b, $c, $d)>;

// --- tree_in_matched_native_code --gen-rewriters
include "operations.td"
def Wrong : Pat<(SinkOp (MatchTwo (UnaryOp $x), $y)), (SinkOp $x)>;

// --- location_of_matched_native_code --gen-rewriters
include "operations.td"
def Wrong : Pat<(SinkOp (MatchTwo $x, $y, (location "foo"))), (SinkOp $x, (location $x, "foo"))>;

// --- return_type_of_native_code --gen-rewriters
include "operations.td"
def Wrong : Pat<(SinkOp $x), (NativeVoid $x, (returnType $x))>;

// --- return_type_without_results --gen-rewriters
include "operations.td"
def Wrong : Pat<(SinkOp $x), (SinkOp $x, (returnType $x), (location "foo"))>;

// --- two_strings_for_location --gen-rewriters
include "operations.td"
def Wrong : Pat<(SinkOp $x), (SinkOp (SameTypeOp $x, (returnType $x), (location "foo")), (location
    "a", "b"))>;

// --- empty_location --gen-rewriters
include "operations.td"
def Wrong : Pat<(SinkOp $x), (SinkOp $x, (location))>;

// --- value_symbol_bound_twice --gen-rewriters
include "operations.td"
def Wrong : Pat<(SinkOp (Native $x, $x)), (SinkOp $x)>;

// --- symbol_of_matched_native_code --gen-rewriters
include "operations.td"
def Wrong : Pat<(SinkOp:$z (MatchTwo:$q $x, $y)), (SinkOp $x)>;

// --- too_many_operands_in_either --gen-rewriters
include "operations.td"
def Wrong : Pat<(VariadicOp (either $x, $y)), (SinkOp $x)>;

// --- variadic_for_single_operand --gen-rewriters
include "operations.td"
def Wrong : Pat<(SinkOp (variadic $x, $y)), (SinkOp $x)>;

// --- nested_either --gen-rewriters
include "operations.td"
def Wrong : Pat<(BinaryOp (either $x, (either $x, $y))), (SinkOp $x)>;

// --- attribute_constraint_on_entities --gen-rewriters
include "operations.td"
def Wrong : Pat<(SegmentsOp $x, $y, I32:$z, $s), (VariadicOp $x), [(I32Attr $s)]>;

// --- type_constraint_without_entity --gen-rewriters
include "operations.td"
def Wrong : Pat<(SegmentsOp $x, $y, I32:$z, $s), (VariadicOp $x), [(I32:$s)]>;

// --- too_many_entities --gen-rewriters
include "operations.td"
def Wrong : Pat<(SegmentsOp $x, $y, I32:$z, $s), (VariadicOp $x), [(Related $x, $y, $z, $s, $s)]>;

// --- empty_benefit --gen-rewriters
include "operations.td"
def Wrong : Pat<(SegmentsOp $x, $y, I32:$z, $s), (VariadicOp $x), [], [], (addBenefit)>;

// --- benefit_is_no_number --gen-rewriters
include "operations.td"
def Wrong : Pat<(SegmentsOp $x, $y, I32:$z, $s), (VariadicOp $x), [], [], (addBenefit "a")>;

// --- entity_is_no_symbol --gen-rewriters
include "operations.td"
def Wrong : Pat<(SegmentsOp $x, $y, I32:$z, $s), (VariadicOp $x), [(Related I32)]>;

// --- no_results --gen-rewriters
include "operations.td"
def Wrong : Pattern<(UnaryOp $x), []>;

// --- auxiliary_and_replacement --gen-rewriters
include "operations.td"
def Wrong : Pattern<(BinaryOp $x, $y), [(TwoResultsOp $x, $a, $b, $c)]>;

// --- too_few_arguments --gen-rewriters
include "operations.td"
def Wrong : Pattern<(BinaryOp $x, $y), [(SegmentsOp $x, $y)]>;

// --- auxiliary_and_replacement_in_order --gen-rewriters
include "operations.td"
def Wrong : Pattern<(TwoResultsOp $x, $a, $b, $c), [(TwoResultsOp $x, $a, $b, $c), (UnaryOp $x)]>;

// --- tree_as_location --gen-rewriters
include "operations.td"
def Wrong : Pat<(SinkOp $x), (SinkOp (replaceWithValue $x), (location (replaceWithValue $x)))>;

// --- variadic_in_matched_native_code --gen-rewriters
include "operations.td"
def Wrong : Pat<(BinaryOp $x, (MatchTwo (variadic $a), $b)), (SameTypeOp $x)>;

// --- operation_as_return_type --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp:$q $x), (SameTypeOp (TwoResultsOp:$f__1 $x, $x, $x, $x, (location $q),
    (returnType (SameTypeOp $q), $x)))>;

// --- two_locations --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp:$q $x), (SameTypeOp (TwoResultsOp:$f__1 $x, $x, $x, $x, (location $q),
    (location $x)))>;

// --- location_before_arguments --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp:$q $x), (SameTypeOp (TwoResultsOp:$f__1 (location $q), $x, $x, $x))>;

// --- symbol_of_replacement --gen-rewriters
include "operations.td"
def Wrong : Pat<(BinaryOp $x, $y), (replaceWithValue:$q $x)>;

// --- replacement_not_bound --gen-rewriters
include "operations.td"
def Wrong : Pat<(BinaryOp $x, $y), (replaceWithValue $z)>;

// --- argument_not_bound --gen-rewriters
include "operations.td"
def Wrong : Pat<(BinaryOp $x, $y), (UnaryOp $z)>;

// --- either_in_result --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp $x), (BinaryOp (either $x, (UnaryOp $x)))>;

// --- type_as_operation --gen-rewriters
include "operations.td"
def Wrong : Pat<(I32 $x), (SameTypeOp $x)>;

// --- constraint_on_result_symbol --gen-rewriters
include "operations.td"
def Wrong : Pattern<(SinkOp:$r $x), [(UnaryOp:$v $x), (SinkOp $r)], [(HasNoUseOf:$v)]>;

// --- index_of_single_result --gen-rewriters
include "operations.td"
def Wrong : Pattern<(SinkOp:$r $x), [(UnaryOp:$v $x), (SinkOp $v__1)]>;

// --- value_replaces_attribute --gen-rewriters
include "operations.td"
def Wrong : Pat<(AttrOp $x, $y), (AttrOp $x, (replaceWithValue $y))>;

// --- variadic_replaces_attribute --gen-rewriters
include "operations.td"
def Wrong : Pat<(AttrOp $x, $y), (AttrOp $x, (variadic $y))>;

// --- location_in_native_code --gen-rewriters
include "operations.td"
def Wrong : Pat<(AttrOp $x, $y), (NativeSelf (location $x), (variadic $x))>;

// --- property_constrains_attribute --gen-rewriters
include "operations.td"
def Wrong : Pat<(AttrOp $x, ConstantProp<I64Prop, "1">), (NativeSelf $x)>;

// --- attribute_constrains_property --gen-rewriters
include "operations.td"
def Wrong : Pat<(PropsOp $x, I32Attr, $_, $_, $_), (NativeSelf $x)>;

// --- constant_for_operand --gen-rewriters
include "operations.td"
def Wrong : Pat<(SameTypeOp $x), (PropOp ConstantAttr<I32Attr, "2">, ConstantAttr<I32Attr, "2">)>;

// --- source_symbol_bound_by_result --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp:$r $x), (SameTypeOp:$r__0 $x)>;

// --- native_code_constrains_capture --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp (NativeSelf NativeSelf:$x)), (NativeSelf $x)>;

// --- string_constrains_capture --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp (NativeSelf "foo":$x)), (NativeSelf $x)>;

// --- entity_constraint_on_capture --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp (NativeSelf HasNoUseOf:$x)), (NativeSelf $x)>;

// --- entity_constraint_on_operand --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp HasNoUseOf:$x), (NativeSelf $x)>;

// --- native_code_as_constraint --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp $x), (NativeSelf $x), [(NativeSelf $x)]>;

// --- operation_as_constraint --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp $x), (NativeSelf $x), [(UnaryOp $x)]>;

// --- entity_not_bound --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp $x), (NativeSelf $x), [(HasNoUseOf $z)]>;

// --- typed_entity_not_bound --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp $x), (NativeSelf $x), [(F32 $z)]>;

// --- self_not_bound --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp $x), (NativeSelf $x), [(HasNoUseOf:$z)]>;

// --- return_type_not_bound --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp $x), (OldInferredOp (OldInferredOp $x, (returnType $z)))>;

// --- return_type_is_constraint --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp $x), (OldInferredOp (OldInferredOp $x, (returnType I32)))>;

// --- symbol_of_return_type --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp $x), (OldInferredOp (OldInferredOp $x, (returnType:$f $x)))>;

// --- symbol_of_location --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp $x), (OldInferredOp (OldInferredOp $x, (location:$f $x)))>;

// --- location_not_bound --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp $x), (OldInferredOp (OldInferredOp $x, (location $z)))>;

// --- rewriters_without_the_class --gen-rewriters
class Unrelated;

// --- native_code_in_variadic_source --gen-rewriters
include "operations.td"
def Wrong : Pat<(VariadicOp (variadic (MatchTwo $a, $b))), (VariadicOp $a)>;

// --- property_constant_for_attribute --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp $x), (UnaryOp (AttrOp $x, ConstantProp<I64Prop, "5">))>;

// --- attribute_constant_for_property --gen-rewriters
include "operations.td"
def Wrong : Pat<(AttrOp $x, $a), (UnaryOp (PropsOp $x, ConstantAttr<I32Attr, "5">, $a, $a, $a))>;

// --- attribute_without_builder --gen-rewriters
include "operations.td"
def Unbuildable : Attr<CPred<"true">>;
def Wrong : Pat<(OldAnyOp $x), (OldAnyOp ConstantAttr<Unbuildable, "2">)>;

// --- operator_unset --gen-rewriters
include "operations.td"
def Wrong : Pat<(UnaryOp $x), (UnaryOp (? $x))>;

// --- source_unset --gen-rewriters
include "operations.td"
def Wrong : Pat<?, (UnaryOp $x)>;

// --- attribute_behind_either --gen-rewriters
include "mlir/IR/PatternBase.td"
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def AddOp : Op<T_Dialect, "add"> {
  let arguments = (ins I32:$a, I32:$b, I32Attr:$k);
  let results = (outs I32:$r);
}
def : Pat<(AddOp (either $x, $y), $k), (replaceWithValue $x)>;
