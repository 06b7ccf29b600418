"""Initializers of C++: values in braces, arrays of rows."""

from __future__ import annotations

from . import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import TemplateValue

_ARRAY: Final = cpp("""
    $declaration = {
      $rows
    };$end
""")


def boolean(value: bool) -> str:
    return "true" if value else "false"


def braced(values: Iterable[object]) -> str:
    """The values as an initializer on one line."""
    return "{ " + ", ".join(map(str, values)) + " }"


def array(declaration: str, rows: TemplateValue, *, end: str = "") -> str:
    """As `bare_array`, and a blank line; `end`: what a comment says ends here."""
    return bare_array(declaration, rows, end=end) + "\n"


def bare_array(declaration: str, rows: TemplateValue, *, end: str = "") -> str:
    """An array and its rows, each of which has its comma."""
    return _ARRAY(declaration=declaration, rows=rows, end=end and f" // {end}")


def labelled(values: Iterable[object], labels: Iterable[str]) -> list[str]:
    """Rows of an array, as many as labels; a comment says what each is of."""
    return [f"{value}, // {label}" for value, label in zip(values, labels, strict=True)]
