"""The rule about descriptions: MLIR's documentation is Markdown, made by Hugo."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tblgen_build.lint.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tblgen_build._core import Record
    from tblgen_build.lint.unit import LintUnit, SourceTrees

CODE = "broken-description"
_FENCE = re.compile(r"^ *(```+|~~~+)", re.M)
_SHORTCODE = re.compile(r"\{\{[<%]")
DOCUMENTED = ("Op", "TypeDef", "AttrDef", "Dialect", "PassBase", "EnumAttrInfo", "EnumInfo")


def broken_description(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    for unit in units:
        records = unit.records
        for class_ in DOCUMENTED:
            for record in records.all_derived_definitions_if_defined(class_):
                text = description(record)
                if text and record.location.file in unit.own:
                    place = record.location
                    for message in faults(text):
                        where = place.file, place.line, place.column
                        yield Finding(*where, CODE, f"the description of '{record.name}' {message}")


def description(record: Record) -> str:
    if "description" not in record:
        return ""
    return record.value_as_optional_string("description") or ""


def faults(text: str) -> Iterator[str]:
    opened = ""
    for fence in _FENCE.findall(text):
        if not opened:
            opened = fence
        elif fence.startswith(opened):
            opened = ""
    if opened:
        yield f"opens a block of code ('{opened}') that nothing closes"
    if found := _SHORTCODE.search(text):
        yield f"has '{found[0]}', which Hugo takes for a call"
