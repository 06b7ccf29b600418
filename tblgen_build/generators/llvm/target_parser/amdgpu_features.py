"""Features of AMDGPU's processors: what a processor has, what frontends see, and properties."""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record, Records

# Fields of the subtarget that the tables have, and what they are if no feature sets them.
_PROPERTIES: Final = {
    "MaxWavesPerEU": 10,
    "AddressableLocalMemorySize": 32768,
    "LDSBankCount": 32,
    "BufferResourceNumRecordsWidth": 0,
}
_INTEGER: Final = re.compile(r"(-?)(?:0x([0-9a-f]+)|0b([01]+)|0o?([0-7]+)|([0-9]+))", re.IGNORECASE)
_BASES: Final = (16, 2, 8, 10)


def with_implied(features: Sequence[Record]) -> list[Record]:
    """The features and what they imply, each once: the last first, followed by what it implies."""
    found: dict[Record, None] = {}
    waiting = list(features)
    while waiting:
        feature = waiting.pop()
        if feature not in found:
            found[feature] = None
            waiting += feature.value_as_list_of_defs("Implies")
    return list(found)


def enumerator(name: str) -> str:
    return name.upper().replace("-", "_")


class VisibleFeatures:
    """The features that frontends see, of one kind of GPUs, in the order they are listed."""

    def __init__(self, records: Records, kind: str) -> None:
        listed = records.get_def(f"{kind}FrontendVisibleFeatures")
        self.records = listed.value_as_list_of_defs("Features") if listed is not None else []
        self.names = [feature.value_as_string("Name") for feature in self.records]
        self.enumerators = [f"FEAT_{enumerator(name)}" for name in self.names]
        self._places = {feature: place for place, feature in enumerate(self.records)}

    def __contains__(self, feature: Record) -> bool:
        return feature in self._places

    def of(self, features: Sequence[Record]) -> list[str]:
        """The enumerators of those that are visible."""
        places = sorted(self._places[f] for f in features if f in self._places)
        return [self.enumerators[place] for place in places]


def property_values(gpu: Record, features: Sequence[Record]) -> list[str]:
    """What the features of a processor set its properties to."""
    values: dict[str, tuple[int, str]] = {}
    for feature in features:
        field = feature.value_as_string("FieldName")
        if field in _PROPERTIES:
            _set_property(gpu, feature, field, values)
    return [str(values[name][0] if name in values else standing) for name, standing in _items()]


def _items() -> list[tuple[str, int]]:
    return list(_PROPERTIES.items())


def _set_property(
    gpu: Record, feature: Record, field: str, values: dict[str, tuple[int, str]]
) -> None:
    name = feature.value_as_string("Name")
    value = _integer(feature.value_as_string("Value"))
    if value is None:
        raise feature.error(f"feature '{name}' must have an integer value")
    before = values.get(field)
    if before is not None and before[0] != value:
        raise gpu.error(
            f"GPU '{gpu.value_as_string('Name')}' gets conflicting '{field}' values from "
            f"'{before[1]}' and '{name}'"
        )
    values[field] = value, name


def _integer(text: str) -> int | None:
    """A number as C++ writes it, of any base."""
    match = _INTEGER.fullmatch(text)
    if match is None:
        return None
    digits = match.groups()[1:]
    value = next(int(d, base) for d, base in zip(digits, _BASES, strict=True) if d is not None)
    return -value if match.group(1) else value
