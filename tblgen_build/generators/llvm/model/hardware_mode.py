"""Hardware modes: what a target may be switched to, and fields that depend on it.

Mode 0 is the default mode; the others are numbered in the order of their definitions.
"""

from __future__ import annotations

from tblgen_build.generators.made_once import made_once
from tblgen_build.releases.llvm import MODES_SELECT_ONCE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Final, TypeVar

    from tblgen_build._core import Record, Records

    T = TypeVar("T")

DEFAULT_MODE: Final = 0
DEFAULT_MODE_NAME: Final = "DefaultMode"


class HardwareModes:
    """All modes of a target, by number."""

    def __init__(self, records: Records) -> None:
        defined = records.all_derived_definitions_if_defined("HwMode")
        self.records: list[Record] = [r for r in defined if r.name != DEFAULT_MODE_NAME]
        self._numbers = {record: number for number, record in enumerate(self.records, 1)}

    @staticmethod
    def of(records: Records) -> HardwareModes:
        return made_once(records, HardwareModes)

    def __len__(self) -> int:
        """The number of modes, the default one included."""
        return len(self.records) + 1

    def number(self, mode: Record) -> int:
        return self._numbers.get(mode, DEFAULT_MODE)

    def name(self, mode: int) -> str:
        return self.records[mode - 1].name if mode else DEFAULT_MODE_NAME

    def select(self, record: Record) -> list[tuple[int, Record]]:
        """What a HwModeSelect chooses: (mode, object), in the order written."""
        modes = record.value_as_list_of_defs("Modes")
        objects = record.value_as_list_of_defs("Objects")
        if len(modes) != len(objects):
            raise record.error(
                f"'{record.name}' lists {len(modes)} modes and {len(objects)} objects: "
                "there must be one object for each mode"
            )
        return [(self.number(mode), object_) for mode, object_ in zip(modes, objects, strict=True)]

    def select_once(self, record: Record, what: str) -> dict[int, Record]:
        """The same where a mode has one object only: the first. Raises RecordError where it may
        not have more."""
        by_mode: dict[int, Record] = {}
        for mode, object_ in self.select(record):
            if mode in by_mode:
                if not record.release.has(MODES_SELECT_ONCE):
                    continue
                raise record.error(
                    f"duplicate {what} entry for HwMode {self.name(mode)}: {object_.name}"
                )
            by_mode[mode] = object_
        return by_mode


def for_mode(by_mode: Mapping[int, T], mode: int) -> T | None:
    """What holds in a mode: the default where the mode has nothing of its own."""
    found = by_mode.get(mode)
    return by_mode.get(DEFAULT_MODE) if found is None else found
