"""Finds accepted formats whose C++ cannot read what it prints.

For lint only: no generator asks. Later releases reject some of these formats.
"""

from __future__ import annotations

from .elements import (
    AllOperands,
    AllRegions,
    AllSuccessors,
    AttributeVariable,
    OIList,
    OperandVariable,
    OptionalGroup,
    ParameterVariable,
    RegionVariable,
    SuccessorVariable,
    TypeDirective,
    without_leading_whitespace,
)
from .errors import FormatError
from .op_checks import is_optionally_parsed
from .op_elements import typed_argument

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Final

    from .elements import Element

    Pending = dict[str, str]  # what may be missing before the place, by kind: its name

_REMEDY: Final = "put it in an optional group that begins with a literal: (`word` ${}^)?"
_OUTSIDE: Final = (
    "the optional attribute '{}' is outside an optional group: printing an operation without it "
    "crashes, and LLVM 23 and later refuse it"
)
_TAKEN: Final = (
    "nothing stands between '{0}' and '{1}': where '{0}' is missing, the {2} of '{1}' is read as "
    "its own; put a literal between them"
)
_UNTOLD: Final = (
    "no literal tells whether the optional parameter '{}' follows: it may be left out when it is "
    "printed, and must be there when it is read"
)
# C++ types whose FieldParser accepts that nothing is there.
_MAY_BE_MISSING: Final = ("std::optional<", "::std::optional<", "llvm::SmallVector<")


def pitfalls_of_op(elements: Sequence[Element], text: str) -> Iterator[FormatError]:
    """What is not read as it was printed, each at its name in the format."""
    for element in elements:
        if isinstance(element, AttributeVariable) and element.var.attr.is_optional:
            name = element.var.name
            yield _at(text, name, _OUTSIDE.format(name), _REMEDY.format(name))
    yield from _ambiguities(elements, {}, text)


def _ambiguities(
    elements: Sequence[Element], pending: Pending, text: str, group: OptionalGroup | None = None
) -> Iterator[FormatError]:
    """Also adds to `pending` what may be missing at the end of the elements."""
    parsed = without_leading_whitespace(elements)
    for element in elements:
        kind, name, may_be_missing = _described(element)
        if kind in pending:
            prefix = "type(" if kind == "type" else ""
            yield _at(text, name, _TAKEN.format(pending[kind], name, kind), prefix=prefix)
        if isinstance(element, OptionalGroup):
            before = dict(pending)
            if element.else_elements:
                pending.clear()  # one of the two is there
            for branch in (element.then_elements, element.else_elements):
                of_branch = dict(before)
                yield from _ambiguities(branch, of_branch, text, element)
                pending |= of_branch if branch else {}
            continue
        if not isinstance(element, OIList) and not is_optionally_parsed(element):
            pending.clear()
        is_sure = group is not None and element is group.anchor and element is not parsed[0]
        if may_be_missing and not is_sure:
            pending[kind] = name


def _described(element: Element) -> tuple[str, str, bool]:
    """What the element reads (empty: nothing), its name, and whether it may be missing."""
    match element:
        case OperandVariable(var=var):
            return "operand", var.name, var.is_variable_length
        case RegionVariable(var=region):
            return "region", region.name, region.is_variadic
        case SuccessorVariable(var=successor):
            return "successor", successor.name, successor.is_variadic
        case TypeDirective(arg=arg):
            name, length = typed_argument(arg)
            return "type", name, length != "single"
        case AllOperands():
            return "operand", "operands", True
        case AllRegions():
            return "region", "regions", True
        case AllSuccessors():
            return "successor", "successors", True
    return "", "", False


def pitfalls_of_definition(elements: Sequence[Element], text: str) -> Iterator[FormatError]:
    """The same of a type's or attribute's format."""
    for element in elements:
        if isinstance(element, OptionalGroup):
            # What comes first decides for both branches.
            for first in without_leading_whitespace(element.then_elements)[:1]:
                yield from _of_parameter(first, text)
            for branch in (element.then_elements, element.else_elements):
                inner = [one for one in branch if isinstance(one, OptionalGroup)]
                yield from pitfalls_of_definition(inner, text)
        else:
            yield from _of_parameter(element, text)


def _of_parameter(element: Element, text: str) -> Iterator[FormatError]:
    if isinstance(element, ParameterVariable):
        parameter = element.parameter
        if parameter.is_optional and not parameter.cpp_type.startswith(_MAY_BE_MISSING):
            name = parameter.name
            yield _at(text, name, _UNTOLD.format(name), _REMEDY.format(name))


def _at(
    text: str, name: str, message: str, note: str | None = None, prefix: str = ""
) -> FormatError:
    """At the first `$name` after the prefix; at the beginning for what has no name."""
    at = _find(text, f"{prefix}${name}")
    at = at + len(prefix) if at >= 0 else _find(text, f"${name}")
    return FormatError(max(at, 0), message, note)


def _find(text: str, variable: str) -> int:
    at = text.find(variable)
    while at >= 0 and text[at + len(variable) : at + len(variable) + 1].isidentifier():
        at = text.find(variable, at + 1)
    return at
