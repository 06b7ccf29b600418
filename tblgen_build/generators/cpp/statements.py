"""Statements of C++ that branch."""

from __future__ import annotations

from . import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence
    from typing import Final

    from tblgen_build._core import TemplateValue

_IF: Final = cpp("""
    if ($condition) {
      $then
    }
""")

_IF_ELSE: Final = cpp("""
    if ($condition) {
      $then
    } else {
      $otherwise
    }
""")

_CASE: Final = cpp("""
    if ($condition) {
      $then
    } else $rest
""")

_CASE_OPEN: Final = cpp("""
    if ($condition) {
      $then
      $last    } else $rest
""")

_BLOCK: Final = cpp("""
    {
      $body
    }
""")


# Arguments each on a line of its own, but the first.
_CALL: Final = cpp("""
    $function($first,
        $others
        $last);
""")

_SHORT_CALL: Final = cpp("""
    $function($first);
""")


def as_written(code: str) -> str:
    """Code of a record: where its last line ends, an empty one follows, as in the reference."""
    before, _, last = code.rpartition("\n")
    return before + 2 * "\n" if before and not last.strip() else code


def call(function: str, first: str, arguments: Sequence[str]) -> str:
    """A statement that ends in a call; `function` may have what stands before the name."""
    if not arguments:
        return _SHORT_CALL(function=function, first=first)
    others = [f"{argument}," for argument in arguments[:-1]]
    return _CALL(function=function, first=first, others=others, last=arguments[-1])


def if_else(condition: str, then: TemplateValue, otherwise: TemplateValue | None = None) -> str:
    """An `if`; with an `else` branch, which may be empty, unless that is None."""
    if otherwise is None:
        return _IF(condition=condition, then=then)
    return _IF_ELSE(condition=condition, then=then, otherwise=otherwise)


def if_chain(
    cases: Iterable[tuple[str, TemplateValue]],
    otherwise: TemplateValue,
    open_ends: Container[str] = (),
) -> str:
    """What goes with the first condition that holds, else the last block.

    After the last statement of the conditions in `open_ends`, the brace stands in the same line.
    """
    text = _BLOCK(body=otherwise)
    for condition, then in reversed([*cases]):
        rest = text.rstrip()
        if condition in open_ends:
            first, _, last = str(then).rstrip("\n").rpartition("\n")
            text = _CASE_OPEN(condition=condition, then=first, last=last, rest=rest)
        else:
            text = _CASE(condition=condition, then=then, rest=rest)
    return text
