"""Tables of warning groups: their members, names, documentation; categories.

gen-clang-diag-groups.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import quoted
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.registry import Output, Warnings, generator

from .diagnostic_lists import COMPONENT
from .groups import Diagnostics, repeated_groups

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

    from .groups import DiagnosticGroup

_ARRAYS: Final = cpp("""

    #ifdef GET_DIAG_ARRAYS
    static const int16_t DiagArrays[] = {
      /* Empty */ -1,
      $diagnostics
    };

    static const int16_t DiagSubGroups[] = {
      /* Empty */ -1,
      $subgroups
    };

    $names
    #endif // GET_DIAG_ARRAYS


""")
_MEMBERS: Final = cpp("/* $label */ $members, -1,")
_ENTRIES: Final = cpp("""
    #ifdef DIAG_ENTRY
    $entries
    #endif // DIAG_ENTRY


""")
_ENTRY: Final = cpp("""
    DIAG_ENTRY($record /* $name */, $at, $diagnostics, $subgroups, R"($documentation)")
""")
_CATEGORIES: Final = cpp("""
    #ifdef GET_CATEGORY_TABLE
    $categories
    #endif // GET_CATEGORY_TABLE

""")
_CATEGORY: Final = cpp("CATEGORY($text, DiagCat_$name)")
# What the name of a group consists of; those of diagnostics' options.
_OF_NAMES: Final = frozenset(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!@#$%^*-+=:?"
)


@generator("gen-clang-diag-groups", help="diagnostics: groups", options=[COMPONENT])
def GROUPS(records: Records, options: Options) -> Output:
    diagnostics = Diagnostics(records)
    with Warnings(repeated_groups(diagnostics)) as warnings:
        return Output(_tables(diagnostics), warnings=warnings)


def _tables(diagnostics: Diagnostics) -> str:
    names = StringOffsets()
    entries: list[str] = []
    members = _Members("DiagArray")
    subgroups = _Members("DiagSubGroup")
    for group in diagnostics.groups.values():
        own, inner = diagnostics.members(group)
        offset = names.add(_checked_name(group))
        entries.append(
            _ENTRY(
                record=group.records[-1].name,
                name=group.name,
                at=offset,
                diagnostics=members.add(group, [f"diag::{each.name}" for each in own]),
                subgroups=subgroups.add(
                    group, [str(diagnostics.groups[each].number) for each in inner]
                ),
                documentation=group.records[-1].value_as_string("Documentation").strip(),
            )
        )
    arrays = _ARRAYS(
        diagnostics=members.rows,
        subgroups=subgroups.rows,
        names=names.definition("DiagGroupNames"),
    )
    categories = [_category(name) for name in diagnostics.categories()]
    return arrays + _ENTRIES(entries=entries) + _CATEGORIES(categories=categories)


class _Members:
    """An array of what groups hold, one group after the other."""

    __slots__ = ("_label", "_size", "rows")

    def __init__(self, label: str) -> None:
        self.rows: list[str] = []
        self._label = label
        self._size = 1

    def add(self, group: DiagnosticGroup, members: list[str]) -> str:
        """Where the group's members begin, as it is written; 0 where it has none."""
        if not members:
            return "0"
        label = f"{self._label}{group.number}"
        place = f"/* {label} */ {self._size}"
        self.rows.append(_MEMBERS(label=label, members=", ".join(members)))
        self._size += len(members) + 1
        return place


def _checked_name(group: DiagnosticGroup) -> str:
    if not all(each in _OF_NAMES for each in group.name):
        raise group.records[-1].error(f"Invalid character in diagnostic group '{group.name}'")
    return group.name


def _category(name: str) -> str:
    return _CATEGORY(text=quoted(name), name=_identifier(name) if name else "None")


def _identifier(name: str) -> str:
    return "".join([each if each.isascii() and each.isalnum() else "_" for each in name])
