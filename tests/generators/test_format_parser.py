"""The grammar that all assembly formats share, on a format whose variables are just names."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import tblgen_build
from tblgen_build._core import DEFAULT_RELEASE, Release
from tblgen_build.generators.mlir.assembly_format.elements import (
    CodeString,
    Custom,
    Literal,
    OptionalGroup,
    Ref,
    Whitespace,
)
from tblgen_build.generators.mlir.assembly_format.errors import FormatError
from tblgen_build.generators.mlir.assembly_format.format_parser import DEEPEST

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    from tblgen_build.generators.mlir.assembly_format.elements import Element
    from tblgen_build.generators.mlir.assembly_format.format_parser import Context
    from tblgen_build.generators.mlir.assembly_format.lexer import FormatToken


def source_of(name: str) -> ModuleType:
    """The module as its source has it: a class that is compiled takes no subclass that is not."""
    path = Path(tblgen_build.__file__).parent.joinpath(*name.split(".")[1:]).with_suffix(".py")
    spec = spec_from_file_location(f"{name}_source", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if TYPE_CHECKING:
    from tblgen_build.generators.mlir.assembly_format.format_parser import FormatParser
else:
    FormatParser = source_of(
        "tblgen_build.generators.mlir.assembly_format.format_parser"
    ).FormatParser


class NamesParser(FormatParser):
    """Takes any variable, as a string; `custom` and `ref` are its only directives."""

    def __init__(self, text: str) -> None:
        super().__init__(text, Release(DEFAULT_RELEASE))

    def parse_variable(self, token: FormatToken, context: Context) -> Element:
        return CodeString(token.spelling)

    def parse_directive(self, token: FormatToken, context: Context) -> Element:
        if token.kind == "custom":
            return self.parse_custom(token, context)
        if token.kind == "ref":
            return self.parse_ref(token, context)
        raise FormatError(token.offset, f"no directive {token.text}")

    def check_group(self, group: OptionalGroup, offset: int) -> None:
        if not group.parsed_then_elements:
            raise FormatError(offset, "nothing to parse")


def shown(element: Element) -> str:
    match element:
        case Literal():
            return element.text
        case Whitespace():
            return repr(element.text)
        case CodeString():
            return element.code
        case Ref():
            return f"ref({shown(element.arg)})"
        case Custom():
            return f"{element.name}({all_shown(element.args)})"
        case OptionalGroup():
            anchor = ("!" if element.is_inverted else "") + shown(element.anchor)
            branches = (element.then_elements, element.else_elements)
            return f"[{' | '.join(map(all_shown, branches))} if {anchor}]"
    raise AssertionError(element)


def all_shown(elements: Sequence[Element]) -> str:
    return " ".join(map(shown, elements))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ""),
        ("`to` $a `->` `_`", "to $a -> _"),
        ("`` ` ` `\\n`", r"'' ' ' '\n'"),
        ("($a^ `b`)?", "[$a b |  if $a]"),
        ("(`` $a^) : ($b ($c^)?)?", "['' $a | $b [$c |  if $c] if $a]"),
        ("($a) : ($b^)?", "[$a | $b if !$b]"),
        ('custom<Name>($a, ref($b), "$_ctxt")', "Name($a ref($b) $_ctxt)"),
    ],
)
def test_elements(text: str, expected: str) -> None:
    assert all_shown(NamesParser(text).parse_elements()) == expected


def test_a_group_starts_where_input_is_read() -> None:
    (group,) = NamesParser("(`` ` ` `a` ` ` $b^) : (` `)?").parse_elements()
    assert isinstance(group, OptionalGroup)
    assert [*map(shown, group.parsed_then_elements)] == ["a", "' '", "$b"]
    assert group.parsed_else_elements == ()


@pytest.mark.parametrize(
    ("text", "at", "message"),
    [
        ("a", "a", "expected literal, variable, directive, or optional group"),
        ("$a )", ")", "expected literal, variable, directive, or optional group"),
        ("`1`", "`1`", "expected valid literal but got '1'"),
        ("$a type", "type", "no directive type"),
        ("$a ref($b)", "ref", "'ref' is only valid within a `custom` directive"),
        ('$a "b"', '"b"', "strings may only be used as 'custom' directive arguments"),
        ("custom<A>(`b`)", "`b`", "literals may only be used in the top-level section"),
        ("custom<A>(($b^)?)", "($b", "optional groups can only be used as top-level elements"),
        ("custom<A>(custom<B>($c))", "custom<B", "`custom` can only be used at the top-level"),
        ("custom<`a`>($b)", "`a`", "expected custom directive name identifier"),
        ("custom<A>($b", "", "expected ')' after custom directive parameters"),
        ("$a ($b)?", "($b", "optional group has no anchor element"),
        ("($a^ $b^ ;)?", "^ ;", "only one element can be marked as the anchor"),
        ("($a^) : ($b^)?", "^)?", "only one element can be marked as the anchor"),
        ("($a^) : $b", "$b", "expected '(' to start else branch of optional group"),
        ("($a^) $b", "$b", "expected '?' after optional group"),
        ("(` `) : ($a^)?", "(` `", "nothing to parse"),
    ],
)
def test_errors(text: str, at: str, message: str) -> None:
    with pytest.raises(FormatError) as raised:
        NamesParser(text).parse_elements()
    assert raised.value.message.startswith(message)
    assert raised.value.offset == (text.rindex(at) if at else len(text))


@pytest.mark.parametrize(
    ("text", "note"),
    [
        ("$a, $b", "a literal stands in backticks: `,`"),
        ("to $a", "a literal stands in backticks: `to`"),
        ("attr-dct", "did you mean 'attr-dict'?"),
        ("($a)?", "write '^' after the element that decides whether the group is printed"),
    ],
)
def test_what_would_help(text: str, note: str) -> None:
    with pytest.raises(FormatError) as raised:
        NamesParser(text).parse_elements()
    assert raised.value.note == note


def test_depth() -> None:
    def nested(depth: int) -> str:
        return "($x " * depth + "$x" + "^)?" * depth

    NamesParser(nested(DEEPEST - 1)).parse_elements()
    with pytest.raises(FormatError) as raised:
        NamesParser(nested(DEEPEST)).parse_elements()
    assert raised.value.message == f"elements are nested more than {DEEPEST} deep"
