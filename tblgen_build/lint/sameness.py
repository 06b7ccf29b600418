"""Whether a fix leaves a unit's records as they are. Knows no rule."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tblgen_build._core import Record, Records

# MLIR's generators make something of each of these that the unit has, whichever file it is in.
GENERATED = ("Op", "EnumInfo", "EnumAttrInfo", "PassBase", "Pattern")
_ANONYMOUS = re.compile(r"\banonymous_\d+")


class PrintedUnit:
    """Records, each form of them printed once: they are compared with many attempts."""

    def __init__(self, records: Records) -> None:
        self.records = records
        self._whole = ""
        self._texts: dict[tuple[bool, str], str] = {}

    @property
    def whole(self) -> str:
        self._whole = self._whole or self.records.print_records()
        return self._whole

    @property
    def texts(self) -> dict[tuple[bool, str], str]:
        self._texts = self._texts or texts(self.records)
        return self._texts


def is_same(printed: PrintedUnit, after: Records) -> bool:
    """Records of files that are no longer read may go, if nothing is generated from them."""
    before = printed.records
    gone = paths(before) - paths(after)
    if not gone:
        return printed.whole == after.print_records()
    old, new = printed.texts, texts(after)
    if any(old.get(name) != text for name, text in new.items()):
        return False
    lost = [record for name, record in before.defs.items() if name not in after.defs]
    lost = [record for record in lost if not record.is_anonymous]
    classes = [name for name in before.classes if name not in after.classes]
    return all(before.classes[name].location.file in gone for name in classes) and all(
        record.location.file in gone and is_only_used(record, before) for record in lost
    )


def is_only_used(record: Record, records: Records) -> bool:
    if records.get_class("Constraint") is None:  # it is not MLIR's: anything may be generated
        return False
    return not any(record.is_subclass_of(name) for name in GENERATED)


def paths(records: Records) -> set[str]:
    return {one.path for one in records.dependencies}


def texts(records: Records) -> dict[tuple[bool, str], str]:
    """Of all that has a name. Anonymous records have other numbers if an include is gone."""
    classes = [(True, name, record) for name, record in records.classes.items()]
    defs = [(False, n, record) for n, record in records.defs.items() if not record.is_anonymous]
    return {
        (is_class, name): _ANONYMOUS.sub("anonymous", str(record))
        for is_class, name, record in (*classes, *defs)
    }
