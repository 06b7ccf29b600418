"""The subtarget features that rules need: their conditions, and sets of them by name."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record

_SET: Final = cpp("""
    if ($condition)
      Features.set($bit);
""")
_BITS: Final = cpp("{$bits},")


class FeatureSets:
    """All that rules asked for."""

    def __init__(self) -> None:
        # Names of features; that of a hardware mode is last, and tells no order.
        self._sets: set[tuple[str, ...]] = set()
        self._used: dict[int, Record] = {}
        self._modes: dict[str, str] = {}  # names of modes by condition

    def enumerator(self, predicates: Sequence[Record], mode_condition: str = "") -> str:
        """What the table calls the set; empty where nothing is needed.

        `mode_condition`: C++ that holds in the hardware mode that the rule is for.
        """
        needed = []
        for record in predicates:
            if record.value_as_string("CondString"):
                self._used[record.id] = record
                if record.name not in needed:
                    needed.append(record.name)
        if mode_condition:
            needed.append(self._modes.setdefault(mode_condition, f"HwMode{len(self._modes)}"))
        if not needed:
            return ""
        self._sets.add(tuple(needed))
        return _name(tuple(needed))

    @property
    def _features(self) -> list[Record]:
        """In order of definition: the bits' order."""
        return [self._used[id_] for id_ in sorted(self._used)]

    def __len__(self) -> int:
        return len(self._used) + len(self._modes)

    @property
    def _ordered(self) -> list[tuple[str, ...]]:
        return sorted(self._sets, key=lambda names: (len(names), names))

    def bits(self) -> list[str]:
        """The enumeration's rows."""
        names = [record.name for record in self._features] + list(self._modes.values())
        return [f"{_bit(name)} = {at}," for at, name in enumerate(names)]

    def tests(self, per_function: bool) -> list[str]:
        """What finds out which hold: of the module's, or of those to look at in each function."""
        tests = [
            _SET(condition=record.value_as_string("CondString"), bit=_bit(record.name))
            for record in self._features
            if record.value_as_bit("RecomputePerFunction") == per_function
        ]
        if not per_function:
            tests += [_SET(condition=text, bit=_bit(name)) for text, name in self._modes.items()]
        return tests

    def names(self) -> list[str]:
        return [f"{_name(names)}," for names in self._ordered]

    def bitsets(self) -> list[str]:
        return [_BITS(bits="".join([f"{_bit(n)}, " for n in names])) for names in self._ordered]


def _bit(name: str) -> str:
    return f"Feature_{name}Bit"


def _name(names: tuple[str, ...]) -> str:
    return "GIFBS_" + "_".join(names)
