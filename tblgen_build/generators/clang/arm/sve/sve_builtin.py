"""SVE's and SME's builtins: one for each type that a record names."""

from __future__ import annotations

import re

from tblgen_build.generators.clang.required import definitions

from .shared_numbers import shared_numbers
from .sve_type import SveType, base_type, splat_operand, type_specs, types_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

    from .shared_numbers import Numbers

_OPTIONAL: Final = re.compile(r"\[[^]]*\]")
_TYPE: Final = re.compile(r"\{(d|\d)\}")
_IMPLICIT_CHECKS: Final = {"I": "ImmCheck0_31", "J": "ImmCheck0_13"}

# Types that values are reinterpreted as, also several vectors of them.
_REINTERPRETED: Final = (
    ("signed", 8),
    ("unsigned", 8),
    ("mfloat", 8),
    ("signed", 16),
    ("unsigned", 16),
    ("signed", 32),
    ("unsigned", 32),
    ("signed", 64),
    ("unsigned", 64),
    ("float", 16),
    ("bfloat", 16),
    ("float", 32),
    ("float", 64),
)

Check = tuple[int, int, int]  # the argument, the kind, bits of the element


class SveBuiltin:
    """A function, named for its type."""

    __slots__ = ("_bits_of_flags", "base", "flags", "letters", "numbers", "record", "types")

    def __init__(self, record: Record, spec: str, numbers: Numbers) -> None:
        self.record = record
        self.numbers = numbers
        base = base_type(spec)
        if base is None:
            raise record.error(f"no type has the letter '{spec[-1]}', which ends '{spec}' in Types")
        self.base = base
        parts = types_of(record.value_as_string("Prototype"), self.base)
        self.letters = [letter for letter, _ in parts]
        self.types = [type_ for _, type_ in parts]
        bits = 0
        for flag in record.value_as_list_of_defs("Flags"):
            bits |= flag.value_as_int("Value")
        self._bits_of_flags = bits
        # By name, also those that another one's number contains.
        self.flags = {name for name, bit in numbers["FlagType"].items() if bits & bit}

    @property
    def name(self) -> str:
        name = self.record.value_as_string("Name").replace("[", "").replace("]", "")
        return self._typed(name)

    @property
    def short_name(self) -> str:
        """The name that several builtins may share."""
        return self._typed(_OPTIONAL.sub("", self.record.value_as_string("Name")))

    def _typed(self, name: str) -> str:
        def short(match: re.Match[str]) -> str:
            if match.group(1) == "d":
                return self.base.short()
            index = int(match.group(1))
            return self.types[index].short() if index < len(self.types) else self.base.short()

        return _TYPE.sub(short, name) + self.record.value_as_string("MergeSuffix")

    @property
    def type(self) -> str:
        """As Clang's builtins spell it."""
        return "".join(type_.spelled() for type_ in self.types)

    def guard(self, feature: str) -> str:
        """The features to ask for in SVE's or SME's mode; empty: not available in it."""
        text = self.record.value_as_string(f"{feature.upper()}TargetGuard")
        if text in ("", feature):
            return text
        return f"{feature},({text})" if _has_alternatives(text) else f"{feature},{text}"

    def guards(self) -> str:
        guards = [self.guard("sve"), self.guard("sme")]
        if not all(guards):
            return guards[0] or guards[1] or "|"
        return "|".join(f"({guard})" if "," in guard else guard for guard in guards)

    def encoded_flags(self) -> int:
        """One number: flags, element types (also in memory), merging, the splat operand."""
        record = self.record
        masks = self.numbers["FlagType"]
        flags = self._bits_of_flags
        values = (
            ("EltTypeMask", self.numbers["EltType"].get(self.base.element(), 0)),
            ("MemEltTypeMask", record.value_as_int("MemEltType")),
            ("MergeTypeMask", record.value_as_int("Merge")),
            ("SplatOperandMask", splat_operand(record.value_as_string("Prototype"))),
        )
        for name, value in values:
            mask = masks.get(name, 0)
            flags |= (mask & -mask) * value & mask
        return flags % (1 << 64)

    def checks(self) -> list[Check]:
        """The checks of constant arguments: the record's own, and those of enumerations."""
        found: list[Check] = []
        for check in self.record.value_as_list_of_defs("ImmChecks"):
            kind = check.value_as_def("Kind").value_as_int("Value")
            context = check.value_as_int("TypeContextArgIdx")
            bits = self._bits(context) if context >= 0 else 0
            found.append((check.value_as_int("ImmArgIdx"), kind, bits))
        for index, letter in enumerate(self.letters[1:]):
            if letter in _IMPLICIT_CHECKS:
                kind = self.numbers["ImmCheckType"].get(_IMPLICIT_CHECKS[letter], 0)
                found.append((index, kind, 0))
        return found

    def _bits(self, argument: int) -> int:
        inside = argument + 1 < len(self.types)
        type_ = self.types[argument + 1] if inside else self.base
        return 1 if type_.kind == "predicate" and type_.bits == 0 else type_.bits


def _has_alternatives(guard: str) -> bool:
    """Whether a bar stands outside of all parentheses."""
    depth = 0
    for character in guard:
        if character == "|" and depth == 0:
            return True
        depth += {"(": 1, ")": -1}.get(character, 0)
    return False


def builtins(records: Records) -> list[SveBuiltin]:
    """All of them, in the order of the records."""
    numbers = shared_numbers(records)
    return [
        SveBuiltin(record, spec, numbers)
        for record in definitions(records, "Inst")
        for spec in type_specs(record.value_as_string("Types"))
    ]


def by_name(records: Records) -> list[SveBuiltin]:
    return sorted(builtins(records), key=lambda builtin: builtin.name)


class Reinterpretation:
    """A builtin that no record names: a vector, or several, as another type."""

    __slots__ = ("of", "to")

    def __init__(self, to: SveType, of: SveType) -> None:
        self.to = to
        self.of = of

    @property
    def name(self) -> str:
        count = f"_x{self.to.count}" if self.to.count > 1 else ""
        return f"reinterpret_{self.to.short()}_{self.of.short()}{count}"

    @property
    def short_name(self) -> str:
        return f"reinterpret_{self.to.short()}"

    @property
    def type(self) -> str:
        """As Clang's builtins spell it."""
        return self.to.spelled() + self.of.spelled()


def reinterpretations() -> list[list[Reinterpretation]]:
    """From each type to each, for one vector, two and so on."""
    found: list[list[Reinterpretation]] = []
    for count in range(1, 5):
        types = [SveType(kind, bits) for kind, bits in _REINTERPRETED]
        for type_ in types:
            type_.count = count
        found.append([Reinterpretation(to, of) for to in types for of in types])
    return found
