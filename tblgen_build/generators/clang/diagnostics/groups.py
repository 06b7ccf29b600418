"""The warning groups of diagnostics, what -Wpedantic holds, and categories.

Groups are numbered by name; a diagnostic in a group is named by `-W` and the group's name.
"""

from __future__ import annotations

from tblgen_build.generators.clang.required import definitions
from tblgen_build.registry import ReportedError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, RecordError, Records

_PEDANTIC: Final = "pedantic"


class DiagnosticGroup:
    """All that is said of the group of a name."""

    __slots__ = ("diagnostics", "name", "number", "records", "subgroups")

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = 0
        self.records: list[Record] = []
        self.diagnostics: list[Record] = []  # directly in it
        self.subgroups: list[str] = []


class Diagnostics:
    """All diagnostics and groups of the records."""

    def __init__(self, records: Records) -> None:
        """Raises RecordError where a class is missing."""
        self.diagnostics = definitions(records, "Diagnostic")
        self.group_records = definitions(records, "DiagGroup")
        found: dict[str, DiagnosticGroup] = {}
        for diagnostic in self.diagnostics:
            record = diagnostic.value_as_optional_def("Group")
            if record is not None:
                _group(found, record).diagnostics.append(diagnostic)
        self._parents: dict[Record, list[Record]] = {}
        for record in self.group_records:
            group = _group(found, record)
            group.records.append(record)
            for subgroup in record.value_as_list_of_defs("SubGroups"):
                group.subgroups.append(subgroup.value_as_string("GroupName"))
                self._parents.setdefault(subgroup, []).append(record)
        self.groups = {name: found[name] for name in sorted(found, key=_in_bytes)}
        for number, group in enumerate(self.groups.values()):
            group.number = number
        self.pedantic_diagnostics, self.pedantic_groups = self._pedantic()

    def group_number(self, diagnostic: Record) -> int:
        """0 where it is in no group."""
        record = diagnostic.value_as_optional_def("Group")
        if record is not None:
            return self.groups[record.value_as_string("GroupName")].number
        if diagnostic in self.pedantic_diagnostics and _PEDANTIC in self.groups:
            return self.groups[_PEDANTIC].number
        return 0

    def members(self, group: DiagnosticGroup) -> tuple[list[Record], list[str]]:
        """Diagnostics and subgroups, those included that only -Wpedantic's rules put there."""
        if group.name != _PEDANTIC:
            return group.diagnostics, group.subgroups
        return (
            [*group.diagnostics, *self.pedantic_diagnostics],
            [*group.subgroups, *self.pedantic_groups],
        )

    def parents(self, group: Record) -> list[Record]:
        return self._parents.get(group, [])

    # --- categories ---

    def category(self, diagnostic: Record) -> str:
        """That of its group, which may have it from a group around, or its own."""
        group = diagnostic.value_as_optional_def("Group")
        found = self._category_of_group(group) if group is not None else ""
        return found or diagnostic.value_as_string("CategoryName")

    def _category_of_group(self, group: Record) -> str:
        own = group.value_as_string("CategoryName")
        if own:
            return own
        for parent in self.parents(group):
            found = self._category_of_group(parent)
            if found:
                return found
        return ""

    def categories(self) -> dict[str, int]:
        """The number of each category, in order; the empty one is first."""
        found = {"": 0}
        for diagnostic in self.diagnostics:
            found.setdefault(self.category(diagnostic), len(found))
        return found

    # --- what -Wpedantic holds ---

    def _pedantic(self) -> tuple[list[Record], list[str]]:
        """Every extension that is off by default: directly, or by a group of nothing else.

        Of the groups those that are not in such a group already. What the group says itself that
        it holds is not among them.
        """
        stated: dict[Record, bool] = {}
        covered: dict[Record, bool] = {}
        diagnostics: list[Record] = []
        for diagnostic in self.diagnostics:
            if is_extension_off_by_default(diagnostic):
                group = diagnostic.value_as_optional_def("Group")
                if group is None or not self._is_covered(group, stated, covered):
                    diagnostics.append(diagnostic)
        groups: list[str] = []
        for group in self.group_records:
            if self._is_covered(group, stated, covered):
                parents = self.parents(group)
                if not parents or not all(
                    self._is_covered(parent, stated, covered) for parent in parents
                ):
                    groups.append(group.value_as_string("GroupName"))
        return diagnostics, groups

    def _is_covered(
        self, record: Record, stated: dict[Record, bool], covered: dict[Record, bool]
    ) -> bool:
        """Whether all that the group holds, and it holds something, goes to -Wpedantic."""
        if record not in covered:
            group = self.groups[record.value_as_string("GroupName")]
            subgroups = record.value_as_list_of_defs("SubGroups")
            covered[record] = (
                not self._is_stated(record, stated)
                and bool(group.diagnostics or subgroups)
                and all(
                    is_extension_off_by_default(each) and each.value_as_def("Group") is record
                    for each in group.diagnostics
                )
                and all(self._is_covered(each, stated, covered) for each in subgroups)
            )
        return covered[record]

    def _is_stated(self, group: Record, stated: dict[Record, bool]) -> bool:
        """Whether the group is, or is in, the one called pedantic."""
        if group not in stated:
            stated[group] = group.value_as_string("GroupName") == _PEDANTIC or any(
                self._is_stated(parent, stated) for parent in self.parents(group)
            )
        return stated[group]


def _group(groups: dict[str, DiagnosticGroup], record: Record) -> DiagnosticGroup:
    name = record.value_as_string("GroupName")
    if name not in groups:
        groups[name] = DiagnosticGroup(name)
    return groups[name]


def _in_bytes(name: str) -> bytes:
    return name.encode(errors="surrogateescape")


def is_extension_off_by_default(diagnostic: Record) -> bool:
    return (
        diagnostic.value_as_def("Class").name == "CLASS_EXTENSION"
        and diagnostic.value_as_def("DefaultSeverity").value_as_string("Name") == "Ignored"
    )


def repeated_groups(diagnostics: Diagnostics) -> list[RecordError]:
    """An error for each group that has several definitions; diagnostics may contain some.

    The reference reports them and goes on.
    """
    errors: list[RecordError] = []
    for group in diagnostics.groups.values():
        if len(group.records) == 1 and not (
            group.records[0].is_anonymous and len(group.diagnostics) > 1
        ):
            continue
        used = {each.value_as_optional_def("Group") for each in group.diagnostics}
        stated = [record for record in group.records if record not in used]
        implied = [each for each in group.diagnostics if each.value_as_def("Group").is_anonymous]
        if stated:
            text = f"group '{group.name}' is defined more than once"
            errors.append(_at_each(stated[0], text, stated[1:], implied))
        elif implied:
            text = f"group '{group.name}' is implicitly defined more than once"
            errors.append(_at_each(implied[0], text, [], implied[1:]))
    return errors


def _at_each(first: Record, text: str, stated: list[Record], implied: list[Record]) -> RecordError:
    notes = [("also defined here", record.location) for record in stated]
    notes += [("also implicitly defined here", record.location) for record in implied]
    return ReportedError(text, first.location, notes)
