"""What outputs of several generators spell in one way or another, by release."""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import in_namespace, in_nested_namespaces
from tblgen_build.releases.llvm import (
    EMPTY_RANGES_ARE_BRACES,
    SECTIONS_JOIN_NAMESPACES,
    STRINGS_END_IN_THREE_DIGITS,
    TABLES_ARE_CONSTANT_EXPRESSIONS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Release, TemplateValue
    from tblgen_build.releases import Difference


def nul_spelling(release: Release) -> str:
    """The end of a string in a table of strings."""
    return r"\000" if release.has(STRINGS_END_IN_THREE_DIGITS) else r"\0"


def in_section_namespace(release: Release, name: str, body: TemplateValue) -> str:
    """The body of a section in the namespace `a::b`."""
    write = in_namespace if release.has(SECTIONS_JOIN_NAMESPACES) else in_nested_namespaces
    return write(name, body)


def constant_spelling(release: Release) -> str:
    """What makes a table in a function a constant."""
    return "constexpr" if release.has(TABLES_ARE_CONSTANT_EXPRESSIONS) else "const"


def empty_spelling(release: Release, row: Difference = EMPTY_RANGES_ARE_BRACES) -> str:
    """An empty range: `row` says whether it is braces."""
    return "{}" if release.has(row) else "std::nullopt"
