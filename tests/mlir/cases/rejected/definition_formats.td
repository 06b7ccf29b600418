Assembly formats of attributes and types that are wrong: one mistake each.

// --- duplicate_parameter --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$a $a $b $c $d}];
}

// --- params_captures_duplicate_parameter_a --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$a params}];
}

// --- duplicate_parameter_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{params $a}];
}

// --- format_is_missing_reference_to_parameter_c --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{struct($a, $b)}];
}

// --- expected_literal_variable_directive_or_optional_group --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{struct()}];
}

// --- expected_before_struct_argument_list --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{struct}];
}

// --- expected_at_the_end_of_an_argument_list --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{struct(params, $a)}];
}

// --- expected_at_the_end_of_an_argument_list_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{struct($a params)}];
}

// --- qualified_argument_list_expected_a_variable --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{qualified(params)}];
}

// --- expected_before_argument_list --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{qualified}];
}

// --- expected_literal_variable_directive_or_optional_group_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{qualified()}];
}

// --- expected_after_argument_list --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{qualified($a}];
}

// --- is_only_valid_within_a_custom_directive --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{ref($a)}];
}

// --- is_only_valid_within_a_custom_directive_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$a ref($a)}];
}

// --- expected_before_custom_directive_name --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{custom}];
}

// --- expected_custom_directive_name_identifier --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{custom<}];
}

// --- expected_after_custom_directive_name --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{custom<Foo}];
}

// --- expected_before_custom_directive_parameters --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{custom<Foo>}];
}

// --- expected_literal_variable_directive_or_optional_group_3 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{custom<Foo>(}];
}

// --- expected_after_custom_directive_parameters --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{custom<Foo>($a $b)}];
}

// --- expected_after_custom_directive_parameters_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{custom<Foo>($a, $b}];
}

// --- parameter_must_be_bound_before_it_is_referenced --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{custom<Foo>(ref($b), $a)}];
}

// --- params_can_only_be_used_at_the_top_level --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{custom<Foo>($a, $b, $c, $d, ref($a), "x", params)}];
}

// --- format_is_missing_reference_to_parameter_c_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{custom<Foo>(qualified($a))}];
}

// --- literals_may_only_be_used_in_the_top_level --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{custom<Foo>(`x`)}];
}

// --- expected_custom_directive_name_identifier_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{custom<$a>($a)}];
}

// --- expected_custom_directive_name_identifier_3 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{custom<"a">($a)}];
}

// --- x_has_no_parameter_named --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{custom<Foo>($x)}];
}

// --- x_has_no_parameter_named_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$x}];
}

// --- unsupported_directive_kind --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{attr-dict}];
}

// --- unsupported_directive_kind_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{type($a)}];
}

// --- unsupported_directive_kind_3 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{oilist(`x`)}];
}

// --- optional_group_has_no_anchor_element --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$a $c ($b `x`)? $d}];
}

// --- only_one_element_can_be_marked_as_the_anchor --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$a $c ($b^ `x` $d^)?}];
}

// --- optional_group_anchor_must_be_a_parameter_or_directive --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$a $c (`x`^)? $b $d}];
}

// --- expected_after_optional_group --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$a $c ($b^)}];
}

// --- expected_to_start_else_branch_of_optional_group --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$a $c ($b^) :}];
}

// --- only_one_element_can_be_marked_as_the_anchor_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$a $c ($b^) : ($d^)?}];
}

// --- parameters_in_an_optional_group_must_be_optional --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$a ($b^ $c)? $d}];
}

// --- parameters_in_an_optional_group_must_be_optional_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{($a^ $b)? $c $d}];
}

// --- optional_group_has_no_anchor_element_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$a $c (($b^)?)? $d}];
}

// --- params_captures_duplicate_parameter_a_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$a $c (params^)?}];
}

// --- first_parsable_element_of_an_optional_group_must_be --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$a $c (struct($b,$d)^)?}];
}

// --- struct_is_only_allowed_in_an_optional_group_if --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$c (struct($a, $b,$d)^)?}];
}

// --- custom_is_only_allowed_in_an_optional_group_if --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$c (custom<X>($a,$b,$d)^)?}];
}

// --- custom_directive_with_no_bound_parameters_cannot_be_used --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$a $c (custom<X>(ref($a))^)? $b $d}];
}

// --- optional_group_has_no_anchor_element_3 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$a $c (`x` `y`)? $b $d}];
}

// --- unexpected_end_of_file_in_literal --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{`foo}];
}

// --- strings_may_only_be_used_as_directive_arguments --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{"str"}];
}

// --- expected_variable_name --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$}];
}

// --- expected_valid_literal_but_got_keywords_should_contain_only --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{`a b`}];
}

// --- format_is_missing_reference_to_parameter_a --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{``}];
}

// --- format_is_missing_reference_to_parameter_a_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{`\n`}];
}

// --- format_is_missing_reference_to_parameter_a_3 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{` `}];
}

// --- expected_valid_literal_but_got_valid_keyword_starts_with --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{`  `}];
}

// --- struct_can_only_contain_custom_directives_with_a_single --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{struct($a, custom<F>($b,$c),$d)}];
}

// --- is_only_valid_within_a_custom_directive_3 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{struct(ref($a))}];
}

// --- literals_may_only_be_used_in_the_top_level_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{struct(`x`)}];
}

// --- parameter_must_be_bound_before_it_is_referenced_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{struct(custom<F>($b, ref($a)), $a, $c, $d)}];
}

// --- params_captures_duplicate_parameter_a_3 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$a $c (params)?}];
}

// --- first_parsable_element_of_an_optional_group_must_be_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b);
  let assemblyFormat = [{(params^)?}];
}

// --- duplicate_parameter_3 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b);
  let assemblyFormat = [{(custom<X>($a)^ $b)? $a}];
}

// --- parameter_must_be_bound_before_it_is_referenced_3 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b);
  let assemblyFormat = [{(`x` custom<X>($a, ref($b))^)?}];
}

// --- struct_can_only_contain_custom_directives_with_a_single_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a,OptionalParameter<"int">:$b);
  let assemblyFormat = [{$a struct(custom<X>($b, ref($a)))}];
}

// --- struct_can_only_contain_custom_directives_with_a_single_3 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a,OptionalParameter<"int">:$b);
  let assemblyFormat = [{$a struct(custom<X>($b, "foo"))}];
}

// --- struct_can_only_be_used_at_the_top_level --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a,OptionalParameter<"int">:$b);
  let assemblyFormat = [{struct(custom<X>($b), struct($a))}];
}

// --- optional_groups_can_only_be_used_as_top_level --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a,OptionalParameter<"int">:$b);
  let assemblyFormat = [{struct(custom<X>($b), ($a)?)}];
}

// --- params_captures_duplicate_parameter_b --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a,OptionalParameter<"int">:$b);
  let assemblyFormat = [{struct(custom<X>($b), params)}];
}

// --- first_parsable_element_of_an_optional_group_must_be_3 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a,OptionalParameter<"int">:$b);
  let assemblyFormat = [{(struct($b)^)? $a}];
}

// --- expected_after_optional_group_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b);
  let assemblyFormat = [{(`x` $a)^? $b}];
}

// --- struct_directive_with_optional_parameters_cannot_be_followed_by --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins OptionalParameter<"int">:$b,"int":$a,"int":$c, OptionalParameter<"int">:$d);
  let assemblyFormat = [{$b struct($c, custom<F>($d)) `,` custom<G>($a)}];
}

// --- parameters_in_an_optional_group_must_be_optional_3 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins OptionalParameter<"int">:$a,"int":$b);
  let assemblyFormat = [{(`x` $a^) : ($b)?}];
}

// --- only_one_element_can_be_marked_as_the_anchor_3 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins OptionalParameter<"int">:$a,"int":$b);
  let assemblyFormat = [{(`x` $a^) : ($b^)?}];
}

// --- custom_is_only_allowed_in_an_optional_group_if_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins OptionalParameter<"int">:$a,"int":$b);
  let assemblyFormat = [{(`x` $a^) : (custom<X>($b))?}];
}

// --- struct_is_only_allowed_in_an_optional_group_if_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins OptionalParameter<"int">:$a,"int":$b);
  let assemblyFormat = [{(`x` $a^) : (struct($b))?}];
}

// --- a_custom_directive_nested_within_a_struct_must_be --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins OptionalParameter<"int">:$a,"int":$b);
  let assemblyFormat = [{struct(custom<X>("foo")) $a}];
}

// --- a_custom_directive_nested_within_a_struct_must_be_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins OptionalParameter<"int">:$a,"int":$b);
  let assemblyFormat = [{$b struct(custom<X>(ref($b))) $a}];
}

// --- custom_can_only_be_used_at_the_top_level --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins OptionalParameter<"int">:$a,"int":$b);
  let assemblyFormat = [{custom<X>(custom<Y>($a))}];
}

// --- struct_can_only_be_used_at_the_top_level_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins OptionalParameter<"int">:$a,"int":$b);
  let assemblyFormat = [{custom<X>(struct($a))}];
}

// --- optional_groups_can_only_be_used_as_top_level_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins OptionalParameter<"int">:$a,"int":$b);
  let assemblyFormat = [{custom<X>(($a)?)}];
}

// --- params_can_only_be_used_at_the_top_level_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins OptionalParameter<"int">:$a,"int":$b);
  let assemblyFormat = [{$b custom<X>(ref(params))}];
}

// --- qualified_argument_list_expected_a_variable_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins OptionalParameter<"int">:$a,"int":$b);
  let assemblyFormat = [{$b custom<X>(qualified(ref($b)))}];
}

// --- optional_group_anchor_must_be_a_parameter_or_directive_2 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins OptionalParameter<"int">:$a,"int":$b);
  let assemblyFormat = [{$b (`` `x`^)?}];
}

// --- optional_group_anchor_must_be_a_parameter_or_directive_3 --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins OptionalParameter<"int">:$a,"int":$b);
  let assemblyFormat = [{$b (`` ^ `x`)?}];
}

// --- required_self_type_in_format --gen-attrdef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def X : AttrDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, AttributeSelfTypeParameter<"", "IntegerType">:$type);
  let assemblyFormat = "$a $type";
}

// --- self_type_bound_before_params --gen-attrdef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def X : AttrDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "$type params";
}

// --- second_anchor_before_what_is_no_token --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b);
  let assemblyFormat = [{($a^ $b^ ;)?}];
}
