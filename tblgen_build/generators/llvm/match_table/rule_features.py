"""The subtarget features that rules need: their conditions, and sets of them by name."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record

    # Names of features, and the number of a hardware mode, or -1.
    FeatureSet = tuple[tuple[str, ...], int]

_SET: Final = cpp("""
    if ($condition)
      Features.set($bit);
""")
_BITS: Final = cpp("{$bits},")


class FeatureSets:
    """All that rules asked for."""

    def __init__(self) -> None:
        self._sets: set[FeatureSet] = set()
        self._used: dict[Record, int] = {}  # numbered as they come to be used
        self._modes: dict[str, int] = {}  # the same for modes, by condition

    def number(self, predicates: Sequence[Record], mode_condition: str = "") -> None:
        """They are used, though it may be by no rule."""
        self._key(predicates, mode_condition)

    def enumerator(self, predicates: Sequence[Record], mode_condition: str = "") -> str:
        """What the table calls the set; empty where nothing is needed.

        `mode_condition`: C++ that holds in the hardware mode that the rule is for.
        """
        key = self._key(predicates, mode_condition)
        if key == ((), -1):
            return ""
        self._sets.add(key)
        return "GIFBS_" + "_".join(_names(key))

    def _key(self, predicates: Sequence[Record], mode_condition: str) -> FeatureSet:
        needed: list[str] = []
        for record in predicates:
            if record.value_as_string("CondString"):
                self._used.setdefault(record, len(self._used))
                needed.append(record.name)
        mode = -1
        if mode_condition:
            mode = self._modes.setdefault(mode_condition, len(self._modes))
        return tuple(needed), mode

    def __len__(self) -> int:
        return len(self._used) + len(self._modes)

    @property
    def _features(self) -> list[Record]:
        """In order of definition."""
        return sorted(self._used, key=lambda record: record.id)

    @property
    def _ordered(self) -> list[list[str]]:
        """What each set has; small ones first."""
        found = sorted(self._sets, key=lambda each: (len(each[0]), each))
        return [_names(each) for each in found]

    def bits(self) -> list[str]:
        """The enumeration's rows."""
        count = len(self._used)
        rows = [f"{_bit(record.name)} = {self._used[record]}," for record in self._features]
        for _, mode in sorted(self._modes.items()):
            rows.append(f"{_bit(_mode_name(mode))} = {count + mode},")
        return rows

    def tests(self, per_function: bool) -> list[str]:
        """What finds out which hold: of the module's, or of those to look at in each function."""
        tests = [
            _SET(condition=record.value_as_string("CondString"), bit=_bit(record.name))
            for record in self._features
            if record.value_as_bit("RecomputePerFunction") == per_function
        ]
        if not per_function:
            tests += [
                _SET(condition=condition, bit=_bit(_mode_name(mode)))
                for condition, mode in sorted(self._modes.items())
            ]
        return tests

    def names(self) -> list[str]:
        return [f"GIFBS_{'_'.join(names)}," for names in self._ordered]

    def bitsets(self) -> list[str]:
        return [_BITS(bits="".join([f"{_bit(n)}, " for n in names])) for names in self._ordered]


def _names(needed: FeatureSet) -> list[str]:
    features, mode = needed
    return [*features, _mode_name(mode)] if mode >= 0 else [*features]


def _mode_name(mode: int) -> str:
    return f"HwMode{mode}"


def _bit(name: str) -> str:
    return f"Feature_{name}Bit"
