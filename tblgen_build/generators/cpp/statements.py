"""Statements of C++ that branch."""

from __future__ import annotations

from . import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
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
    """Code of a record. If it ends with a line break, an empty line follows: LLVM's tests of
    gen-global-isel and gen-fast-isel count lines.
    """
    before, _, last = code.rpartition("\n")
    return before + 2 * "\n" if before and not last.strip() else code


def call(function: str, first: str, arguments: Sequence[str]) -> str:
    """A statement that ends in a call; `function` may have what stands before the name."""
    if not arguments:
        return _SHORT_CALL(function=function, first=first)
    others = [f"{argument}," for argument in arguments[:-1]]
    return _CALL(function=function, first=first, others=others, last=arguments[-1])


class Case:
    """A condition and what goes with it."""

    __slots__ = ("condition", "then")

    def __init__(self, condition: str, then: TemplateValue) -> None:
        self.condition = condition
        self.then = then


def if_else(condition: str, then: TemplateValue, otherwise: TemplateValue | None = None) -> str:
    """An `if`; with an `else` branch, which may be empty, unless that is None."""
    if otherwise is None:
        return _IF(condition=condition, then=then)
    return _IF_ELSE(condition=condition, then=then, otherwise=otherwise)


def if_chain(cases: Iterable[Case], otherwise: TemplateValue) -> str:
    """What goes with the first condition that holds, else the last block."""
    text = _BLOCK(body=otherwise)
    for case in reversed([*cases]):
        text = _CASE(condition=case.condition, then=case.then, rest=text.rstrip())
    return text
