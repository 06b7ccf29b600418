"""The rule about encodings: bits that are left open without an error."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tblgen_build._core import BitsValue
from tblgen_build.lint.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tblgen_build._core import Record
    from tblgen_build.lint.unit import LintUnit, SourceTrees

WIDE = "wide-value"
_CAST = re.compile(r"!cast<(bits<\d+>)>\((-?\d+)\)\{")


def wide_value(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    """Of fields declared with `field`: in others the parser reports it."""
    for unit in units:
        for record in unit.records.defs.values():
            place = record.location
            if place.file not in unit.own:
                continue
            for name, type_, number in misfits(record):
                message = f"{number} does not fit in {type_}: bits of '{name}' stay open"
                yield Finding(place.file, place.line, place.column, WIDE, message)


def misfits(record: Record) -> Iterator[tuple[str, str, str]]:
    """The field, the type that is too narrow, and the number."""
    for field in record.fields:
        if not field.is_nonconcrete_ok:
            continue
        value = field.value
        if isinstance(value, BitsValue) and value.as_int() is None:
            for type_, number in dict.fromkeys(_CAST.findall(str(value))):
                yield field.name, type_, number
