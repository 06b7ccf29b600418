"""Wrong assembly formats: the same words, at the same place in the format, as the reference's.

Every format is given to an op that has one of everything. Most formats are one line, so
that the line under an error shows all of it and the caret is unambiguous.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from format_errors import complaint
from message_data import AS_DATA, codes
from reference import LLVM_INCLUDE, run_tool
from warm_tool import WarmTool

OP = """include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
def Zoo_Dialect : Dialect {{ let name = "zoo"; let cppNamespace = "::zoo"; }}
def Zoo_EverythingOp : Op<Zoo_Dialect, "everything", [AttrSizedOperandSegments]> {{
  let arguments = (ins I32:$a, AnyType:$b, Optional<AnyType>:$c, Variadic<I32>:$d,
                       I32Attr:$i, OptionalAttr<I32Attr>:$oi, UnitAttr:$u,
                       OptionalAttr<AnyAttr>:$any, OptionalAttr<DenseI32ArrayAttr>:$list,
                       IntProp<"int64_t">:$p, OptionalProp<IntProp<"int64_t">>:$op);
  let results = (outs AnyType:$r, Variadic<AnyType>:$s);
  let regions = (region AnyRegion:$x);
  let successors = (successor AnySuccessor:$n);
  let assemblyFormat = [{{{0}}}];
}}
"""

WRONG = {
    # what is not a token
    "stray_character": "$a ; attr-dict",
    "not_ascii": "é attr-dict",
    "dollar_without_name": "$ a attr-dict",
    "digit_after_dollar": "$1 attr-dict",
    "open_literal": "$a `foo attr-dict",
    "open_string": 'custom<A>("foo) attr-dict',
    "escaped_quote_does_not_close": 'custom<A>("foo\\") attr-dict',
    "error_behind_an_error": "foo ; attr-dict",
    # literals
    "two_spaces": "`  ` attr-dict",
    "two_characters": "`::` attr-dict",
    "unknown_character": "`@` attr-dict",
    "digit": "`1` attr-dict",
    "dash_in_word": "`f-oo` attr-dict",
    "space_before_word": "` foo` attr-dict",
    "literal_not_ascii": "`é` attr-dict",
    # where elements may stand
    "bare_identifier": "foo attr-dict",
    "stray_punctuation": "$a , $b attr-dict",
    "unknown_variable": "$nobody attr-dict",
    "string_at_top_level": '"foo" attr-dict',
    "literal_in_type": "type(`a`) attr-dict",
    "literal_in_custom": "custom<A>(`a`) attr-dict",
    "group_in_custom": "custom<A>(($oi^)?) attr-dict",
    "custom_in_custom": "custom<A>(custom<B>($a)) attr-dict",
    "directive_of_attribute_formats": "params attr-dict",
    "struct_directive": "struct attr-dict",
    "result_at_top_level": "$r attr-dict",
    "results_at_top_level": "results attr-dict",
    # bound twice, or not at all
    "attribute_twice": "$i $i attr-dict",
    "property_twice": "$p $p attr-dict",
    "operand_twice": "$a $a attr-dict",
    "region_twice": "$x $x attr-dict",
    "successor_twice": "$n $n attr-dict",
    "operand_and_all": "$a operands attr-dict",
    "all_and_operand": "operands $a attr-dict",
    "all_operands_twice": "operands operands attr-dict",
    "region_and_all": "$x regions attr-dict",
    "all_and_region": "regions $x attr-dict",
    "successor_and_all": "$n successors attr-dict",
    "all_and_successor": "successors $n attr-dict",
    "type_twice": "type($b) type($b) attr-dict",
    "type_and_all": "type($b) type(operands) attr-dict",
    "all_and_type": "type(operands) type($b) attr-dict",
    "result_type_twice": "type($r) type($r) attr-dict",
    "result_type_and_all": "type($r) type(results) attr-dict",
    "attr_dict_twice": "attr-dict attr-dict",
    "attr_dict_twice_with_keyword": "attr-dict attr-dict-with-keyword",
    "prop_dict_twice": "prop-dict prop-dict attr-dict",
    "ref_to_unbound_attribute": "custom<A>(ref($i)) attr-dict",
    "ref_to_unbound_property": "custom<A>(ref($p)) attr-dict",
    "ref_to_unbound_operand": "custom<A>(ref($a)) attr-dict",
    "ref_to_unbound_region": "custom<A>(ref($x)) attr-dict",
    "ref_to_unbound_successor": "custom<A>(ref($n)) attr-dict",
    "ref_to_unbound_type": "custom<A>(ref(type($b))) attr-dict",
    "ref_to_unbound_result_type": "custom<A>(ref(type($r))) attr-dict",
    "ref_to_unbound_types": "custom<A>(ref(type(operands))) attr-dict",
    "ref_to_unbound_result_types": "custom<A>(ref(type(results))) attr-dict",
    "ref_to_unbound_operands": "custom<A>(ref(operands)) attr-dict",
    "ref_to_unbound_regions": "custom<A>(ref(regions)) attr-dict",
    "ref_to_unbound_successors": "custom<A>(ref(successors)) attr-dict",
    "ref_to_unbound_dictionary": "custom<A>(ref(attr-dict)) attr-dict",
    # directives and their arguments
    "ref_at_top_level": "$a ref($a) attr-dict",
    "ref_in_ref": "$a custom<A>(ref(ref($a))) attr-dict",
    "ref_of_result": "custom<A>(ref($r)) attr-dict",
    "ref_of_string": 'custom<A>(ref("a")) attr-dict',
    "type_without_parenthesis": "type $b attr-dict",
    "type_not_closed": "type($b attr-dict",
    "type_of_nothing": "type() attr-dict",
    "type_of_type": "type(type($b)) attr-dict",
    "type_of_attribute": "type($i) attr-dict",
    "type_of_property": "type($p) attr-dict",
    "type_of_region": "type($x) attr-dict",
    "type_of_successor": "type($n) attr-dict",
    "type_of_regions": "type(regions) attr-dict",
    "type_of_successors": "type(successors) attr-dict",
    "type_of_dictionary": "type(attr-dict)",
    "type_of_properties": "type(prop-dict) attr-dict",
    "functional_type_without_comma": "functional-type($b $r) attr-dict",
    "functional_type_not_closed": "functional-type($b, $r, $s) attr-dict",
    "functional_type_in_custom": "custom<A>(functional-type($b, $r)) attr-dict",
    "qualified_operand": "qualified($a) attr-dict",
    "qualified_dictionary": "qualified(attr-dict)",
    "qualified_not_closed": "qualified($i attr-dict",
    "custom_without_name": "custom($a) attr-dict",
    "custom_keyword_for_name": "custom<type>($a) attr-dict",
    "custom_name_not_closed": "custom<A($a) attr-dict",
    "custom_without_arguments": "custom<A> attr-dict",
    "custom_of_nothing": "custom<A>() attr-dict",
    "custom_without_comma": "custom<A>($a $b) attr-dict",
    "custom_of_operands": "custom<A>(operands) attr-dict",
    "custom_of_regions": "custom<A>(regions) attr-dict",
    "custom_of_all_types": "custom<A>(type(operands)) attr-dict",
    "custom_of_result": "custom<A>($r) attr-dict",
    # optional groups
    "group_without_question_mark": "(`a` $oi^) attr-dict",
    "group_without_anchor": "(`a` $oi)? attr-dict",
    "group_with_two_anchors": "(`a` $oi^ $u^)? attr-dict",
    "group_anchored_twice_over_branches": "(`a` $oi^) : (`b` $u^)? attr-dict",
    "empty_group": "()? attr-dict",
    "empty_else": "(`a` $oi^) : ()? attr-dict",
    "else_without_parenthesis": "(`a` $oi^) : `b`? attr-dict",
    "group_not_closed": "(`a` $oi^ attr-dict",
    "group_starts_with_type": "(type($c) $oi^)? attr-dict",
    "required_operand_in_group": "(`a` $a $oi^)? attr-dict",
    "required_operand_in_else": "(`a` $oi^) : ($a)? attr-dict",
    "type_of_required_operand_in_group": "(`a` type($b) $oi^)? attr-dict",
    "type_of_required_result_in_group": "(`a` type($r) $oi^)? attr-dict",
    "functional_type_in_group": "(`a` functional-type($c, $r) $oi^)? attr-dict",
    "dictionary_in_group": "(`a` attr-dict $oi^)?",
    "operands_in_group": "(`a` operands $oi^)? attr-dict",
    "successor_in_group": "(`a` $n $oi^)? attr-dict",
    "oilist_in_group": "(`a` oilist(`b` $u) $oi^)? attr-dict",
    "required_attribute_as_anchor": "(`a` $i^)? attr-dict",
    "required_property_as_anchor": "(`a` $p^)? attr-dict",
    "literal_as_anchor": "(`a`^ $oi)? attr-dict",
    "whitespace_as_anchor": "(`a` ``^ $oi)? attr-dict",
    "group_as_anchor": "(`a` (`b` $oi^)?^)? attr-dict",
    "custom_of_string_as_anchor": '(`a` custom<A>($oi, "x")^)? attr-dict',
    "custom_of_operand_as_anchor": "(`a` custom<A>($a)^)? attr-dict",
    # clauses
    "oilist_without_parenthesis": "oilist `a` $u attr-dict",
    "oilist_of_nothing": "oilist() attr-dict",
    "clause_without_literal": "oilist($u) attr-dict",
    "clause_after_bar_missing": "oilist(`a` $u | ) attr-dict",
    "oilist_not_closed": "oilist(`a` $u attr-dict",
    "required_attribute_in_clause": "oilist(`a` $i) attr-dict",
    "required_property_in_clause": "oilist(`a` $p) attr-dict",
    "required_operand_in_clause": "oilist(`a` $a) attr-dict",
    "required_operand_in_group_of_clause": "oilist(`a` (`b` custom<A>($a) $u^)?) attr-dict",
    "successor_in_clause": "oilist(`a` $n) attr-dict",
    "functional_type_of_result_in_clause": "oilist(`a` functional-type($c, $r)) attr-dict",
    "same_keyword_in_adjacent_oilists": (
        "operands type(operands) type(results) $n attr-dict-with-keyword $x "
        "oilist(`a` $u) oilist(`b` $oi | `a` $list)"
    ),
    "keyword_after_oilist": (
        "operands type(operands) type(results) $n attr-dict-with-keyword $x oilist(`a` $u) `a`"
    ),
    # lines
    "second_line": "\n  $a\n    foo attr-dict\n",
    "behind_tabs": "\n\t$a\tfoo attr-dict",
    "end_of_second_line": "\n  type(\n",
    "whole_format_of_many_lines": "\n\n   $a\n   $b\n",
    "white_space_only": " \n \n",
    # the format as a whole
    "no_dictionary": "$a",
    "empty": "",
    "missing_operand": "type(results) $x $n attr-dict",
    "missing_operand_type": "operands type($r) type($s) $x $n attr-dict",
    "missing_result_type": "operands type(operands) $x $n attr-dict",
    "missing_region": "operands type(operands) type(results) $n attr-dict",
    "missing_successor": "operands type(operands) type(results) attr-dict-with-keyword $x",
    "colon_after_untyped_attribute": "$any `:` type($b) attr-dict",
    "colon_after_optional_things": "$any attr-dict ($oi^)? (`:` type($c)^)?",
    "colon_after_group": "(`a` $any^)? attr-dict `:` type($b)",
    "colon_after_qualified_attribute": "qualified($list) attr-dict `:` type($b)",
    "colon_begins_a_group": "$any ($oi^)? (`:` $u^)? attr-dict",
    "colon_begins_an_alternative": "$any (`x` $u^) : (`:`)? attr-dict",
    "region_after_dictionary": "operands attr-dict $x",
    "region_group_after_dictionary": "operands attr-dict ($x^)?",
}


@pytest.mark.parametrize("name", WRONG)
def test_same_error_at_the_same_place(
    name: str, mlir_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    (tmp_path / "case.td").write_text(OP.format(WRONG[name]))
    args = ["--gen-op-defs", f"-I{LLVM_INCLUDE}", "case.td"]
    reference = run_tool(mlir_tblgen, args, cwd=tmp_path)
    assert reference.exit_code == 1, "the reference accepts it, or crashes"
    ours = run_tool(warm_tool, args, cwd=tmp_path)
    assert ours.exit_code == 1, ours.stderr
    assert not ours.stdout
    found, expected = complaint(ours), complaint(reference)
    assert found.error == expected.error
    # After the reference's notes, ours may say what to write.
    assert found.notes[: len(expected.notes)] == expected.notes


UNCOMPILABLE = {
    "required_attribute_anchors_else": "(`a` $c) : (`b` $i^)?",
    "literal_anchors_else": "(`a` $c) : (`b`^ $oi)?",
    "whitespace_for_a_clause": "oilist(` ` $u)",
    "group_of_whitespace": "(`` ` `) : (`a` $oi^)?",
}


@pytest.mark.parametrize("name", UNCOMPILABLE)
def test_what_would_not_compile_is_rejected(name: str, warm_tool: WarmTool, tmp_path: Path) -> None:
    """The reference crashes on these, or writes C++ that no compiler takes."""
    rest = "operands" if "$c" not in UNCOMPILABLE[name] else "$a $b $d"
    text = f"{rest} type(operands) type(results) $n attr-dict-with-keyword $x {UNCOMPILABLE[name]}"
    (tmp_path / "case.td").write_text(OP.format(text))
    args = ["--gen-op-defs", f"-I{LLVM_INCLUDE}", "case.td"]
    ours = run_tool(warm_tool, args, cwd=tmp_path)
    assert ours.exit_code == 1
    told = complaint(ours)
    assert told.error[1] == text
    assert told.error[2].index("^") == text.index(UNCOMPILABLE[name])
    assert told.notes == ["case.td:4 in custom assembly format for this operation"]


def test_op_goes_without_a_wrong_format(
    mlir_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    """What `--asmformat-error-is-fatal=false` is for."""
    (tmp_path / "case.td").write_text(OP.format("$nobody"))
    args = ["--gen-op-decls", "--asmformat-error-is-fatal=false", f"-I{LLVM_INCLUDE}", "case.td"]
    for tool in (mlir_tblgen, warm_tool):
        run = run_tool(tool, args, cwd=tmp_path)
        assert run.exit_code == 0, run.stderr
        assert b"EverythingOp" in run.stdout
        assert b"::mlir::ParseResult parse(" not in run.stdout


@pytest.mark.parametrize(
    ("opening", "closing"), [("(`a` ", " $u^)?"), ("qualified(", ")"), ("oilist(`a` ", ")")]
)
def test_deep_nesting_is_rejected(
    opening: str, closing: str, warm_tool: WarmTool, tmp_path: Path
) -> None:
    (tmp_path / "case.td").write_text(OP.format(opening * 5000 + closing * 5000))
    args = ["--gen-op-defs", f"-I{LLVM_INCLUDE}", "case.td"]
    ours = run_tool(warm_tool, args, cwd=tmp_path)
    assert ours.exit_code == 1
    told = complaint(ours)
    assert "150" in told.error[0]
    assert told.error[2].index("^") >= 149 * len(opening)


def test_nesting_up_to_the_limit_is_accepted(warm_tool: WarmTool, tmp_path: Path) -> None:
    text = "operands type(operands) type(results) $n attr-dict-with-keyword $x "
    text += "oilist(`a` " * 148 + "$u" + ")" * 148
    (tmp_path / "case.td").write_text(OP.format(text))
    args = ["--gen-op-defs", f"-I{LLVM_INCLUDE}", "case.td"]
    ours = run_tool(warm_tool, args, cwd=tmp_path)
    assert ours.exit_code == 0, ours.stderr


DEEPEST_OP = """include "mlir/IR/OpBase.td"
def D : Dialect {{ let name = "d"; let cppNamespace = "::d"; }}
def D_DeepOp : Op<D, "deep"> {{
  let arguments = (ins {units});
  let assemblyFormat = [{{{groups} attr-dict}}];
}}
"""
DEEPEST_TYPE = """include "mlir/IR/AttrTypeBase.td"
def D : Dialect {{ let name = "d"; let cppNamespace = "::d"; }}
def D_Deep : TypeDef<D, "Deep"> {{
  let mnemonic = "deep";
  let parameters = (ins {parameters});
  let assemblyFormat = [{{{groups}}}];
}}
"""


@pytest.mark.parametrize(
    ("source", "generator"), [(DEEPEST_OP, "op"), (DEEPEST_TYPE, "typedef")], ids=["op", "type"]
)
@pytest.mark.parametrize(("depth", "exit_code"), [(149, 0), (150, 1)])
def test_deepest(
    source: str, generator: str, depth: int, exit_code: int, warm_tool: WarmTool, tmp_path: Path
) -> None:
    text = source.format(
        units=", ".join(f"UnitAttr:$u{i}" for i in range(depth)),
        parameters=", ".join(f'OptionalParameter<"int">:$u{i}' for i in range(depth)),
        groups="".join(f"(`a` $u{i}^ " for i in range(depth)) + ")?" * depth,
    )
    (tmp_path / "case.td").write_text(text)
    ours = run_tool(
        warm_tool,
        [AS_DATA, f"--gen-{generator}-defs", f"-I{LLVM_INCLUDE}", "case.td"],
        cwd=tmp_path,
    )
    assert ours.exit_code == exit_code, ours.stderr
    assert [code[-5:] for code in codes(ours.stderr)] == ["E0503"] * exit_code
