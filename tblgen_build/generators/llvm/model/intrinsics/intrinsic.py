"""Intrinsics as Intrinsics.td describes them: names, type signatures, properties.

Knows what the properties mean, not how tables of them are written.
"""

from __future__ import annotations

from tblgen_build._core import IntValue, ListValue, RecordError
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import Rejection, ReportedNote
from tblgen_build.releases.selection import (
    INTRINSICS_ARE_TOLD_APART,
    OVERLOADED_INTRINSICS_HAVE_DEFAULTS,
)

from .intrinsic_name import enum_name, llvm_name, states_default_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record, Records, Value

    # Its place in ARGUMENT_ATTRIBUTES, and its values, unsigned.
    ArgumentAttribute = tuple[int, int, int]

# Effects on memory: two bits a location, "may be read" and "may be written".
LOCATIONS: Final = (
    "ArgMem",
    "InaccessibleMem",
    "ErrnoMem",
    "Other",
    "TargetMem0",
    "TargetMem1",
)
ALL_EFFECTS: Final = (1 << 2 * len(LOCATIONS)) - 1
_READS: Final = ALL_EFFECTS // 3
_WRITES: Final = 2 * _READS
_MOD_REF: Final = ("NoModRef", "Ref", "Mod", "ModRef")
_ARG_MEM: Final = 3
_INACCESSIBLE_MEM: Final = 3 << 2
_NAMED_LOCATIONS: Final = {
    name: 3 << 2 * LOCATIONS.index(name)
    for name in ("ArgMem", "InaccessibleMem", "TargetMem0", "TargetMem1")
}
_EFFECTS: Final = {
    "IntrNoMem": 0,
    "IntrReadMem": _READS,
    "IntrWriteMem": _WRITES,
    "IntrArgMemOnly": _ARG_MEM,
    "IntrInaccessibleMemOnly": _INACCESSIBLE_MEM,
    "IntrInaccessibleMemOrArgMemOnly": _ARG_MEM | _INACCESSIBLE_MEM,
}
# Properties that are true or not, by the name of the function attribute they stand for, if any.
_FLAGS: Final = {
    "Commutative": "commutative",
    "Throws": "throws",
    "IntrNoReturn": "NoReturn",
    "IntrNoCallback": "NoCallback",
    "IntrNoSync": "NoSync",
    "IntrNoFree": "NoFree",
    "IntrWillReturn": "WillReturn",
    "IntrCold": "Cold",
    "IntrNoDuplicate": "NoDuplicate",
    "IntrNoMerge": "NoMerge",
    "IntrConvergent": "Convergent",
    "IntrSpeculatable": "Speculatable",
    "IntrStrictFP": "StrictFP",
    "IntrHasSideEffects": "side effects",
    "IntrNoCreateUndefOrPoison": "NoCreateUndefOrPoison",
    "IntrTriviallyScalarizable": "trivially scalarizable",
}
# Attributes of arguments and results in their order, with the fields of their values.
ARGUMENT_ATTRIBUTES: Final[dict[str, tuple[str, ...]]] = {
    "NoCapture": (),
    "NoAlias": (),
    "NoUndef": (),
    "NonNull": (),
    "Returned": (),
    "ReadOnly": (),
    "WriteOnly": (),
    "ReadNone": (),
    "ImmArg": (),
    "Align": ("Align",),
    "Dereferenceable": ("Bytes",),
    "Range": ("Lower", "Upper"),
    "NoFreeObj": (),
}
_ATTRIBUTE_RANK: Final = {name: rank for rank, name in enumerate(ARGUMENT_ATTRIBUTES)}
_IMMEDIATE: Final = _ATTRIBUTE_RANK["ImmArg"]
_MASK: Final = (1 << 64) - 1


class PrintedArgument:
    """How an argument is shown when an intrinsic is printed."""

    __slots__ = ("function", "name")

    def __init__(self, name: str = "", function: str = "") -> None:
        self.name = name
        self.function = function


class Properties:
    """What IntrProperties say. One object for all intrinsics whose properties are the same."""

    __slots__ = ("attributes", "defaults", "effects", "flags", "printed", "range_sets")

    def __init__(self, effects: int = ALL_EFFECTS) -> None:
        self.flags: set[str] = set()
        self.effects = effects
        # By position: the result, then the arguments; sorted.
        self.attributes: list[list[ArgumentAttribute]] = []
        self.printed: dict[int, PrintedArgument] = {}
        # By argument: what it is where it is left out; the ranges it must be in, ends included.
        self.defaults: dict[int, int] = {}
        self.range_sets: dict[int, tuple[tuple[int, int], ...]] = {}

    def has(self, flag: str) -> bool:
        return flag in self.flags

    def add(self, intrinsic: Record, property_: Record) -> None:
        name = property_.name
        if name in _EFFECTS:
            self._restrict(intrinsic, name)
        elif name in _FLAGS:
            # What does not return does not "return in the end" by default; stated, it stays.
            if name != "IntrWillReturn" or "NoReturn" not in self.flags:
                self.flags.add(_FLAGS[name])
        elif property_.is_subclass_of("IntrRead"):
            self.effects &= _WRITES | _locations(intrinsic, property_) & _READS
        elif property_.is_subclass_of("IntrWrite"):
            self.effects &= _READS | _locations(intrinsic, property_) & _WRITES
        elif property_.is_subclass_of("ArgInfo"):
            self._add_printed(intrinsic, property_)
        elif property_.is_subclass_of("RangeSet"):
            self._add_range_set(property_)
        else:
            if property_.is_subclass_of("ImmArg"):
                self._add_default(intrinsic, property_)
            self._add_attribute(property_)

    def _restrict(self, intrinsic: Record, name: str) -> None:
        if name == "IntrReadMem" and not self.effects & _READS:
            raise intrinsic.error(
                f"'{name}' of intrinsic '{intrinsic.name}' contradicts the properties before it, "
                "by which it reads nothing; without any, it may read and write"
            )
        if name == "IntrWriteMem" and not self.effects & _WRITES:
            raise intrinsic.error(
                f"'{name}' of intrinsic '{intrinsic.name}' contradicts the properties before it, "
                "by which it writes nothing; without any, it may read and write"
            )
        self.effects &= _EFFECTS[name]

    def _add_printed(self, intrinsic: Record, property_: Record) -> None:
        position = property_.value_as_int("ArgNo")
        if position < 1:
            raise property_.error("'ArgInfo' is for arguments, not for the result")
        if position - 1 in self.printed:
            raise intrinsic.error(
                f"argument {position - 1} of intrinsic '{intrinsic.name}' has an 'ArgInfo' already"
            )
        printed = self.printed[position - 1] = PrintedArgument()
        for detail in property_.value_as_list_of_defs("Properties"):
            if detail.is_subclass_of("ArgName"):
                printed.name = detail.value_as_string("Name")
            elif detail.is_subclass_of("ImmArgPrinter"):
                printed.function = detail.value_as_string("FuncName")
            else:
                raise detail.error(
                    f"'{detail.name}' is an unknown property of arguments: "
                    "use 'ArgName' or 'ImmArgPrinter'"
                )

    def _add_default(self, intrinsic: Record, property_: Record) -> None:
        if property_.value("Default") is None:
            return  # files of releases in which arguments have no defaults
        default = property_.value_as_def("Default")
        if default.is_value_unset("Value"):
            return
        value, argument = default.value_as_int("Value"), property_.value_as_int("ArgNo") - 1
        if value < 0:
            raise intrinsic.error(
                f"default {value} of argument {argument} of '{intrinsic.name}' is negative"
            )
        if argument in self.defaults:
            raise intrinsic.error(
                f"argument {argument} of intrinsic '{intrinsic.name}' has a default already"
            )
        self.defaults[argument] = value

    def _add_range_set(self, property_: Record) -> None:
        argument = property_.value_as_int("ArgNo") - 1
        if argument in self.range_sets:
            raise property_.error(f"argument {argument} has a 'RangeSet' already")
        ranges: list[tuple[int, int]] = []
        for range_ in property_.value_as_list("Ranges"):
            assert isinstance(range_, ListValue)
            lower, upper = range_
            if not isinstance(lower, IntValue) or not isinstance(upper, IntValue):
                raise property_.error(f"a range of argument {argument} has no number: {range_}")
            ranges.append((lower.value, upper.value))
        self.range_sets[argument] = tuple(ranges)

    def check_arguments(self, intrinsic: Record) -> None:
        """Whether those with ranges are immediate, and all after one with a default have one."""
        for argument in self.range_sets:
            if not self._is_immediate(argument):
                raise intrinsic.error(
                    f"argument {argument} of intrinsic '{intrinsic.name}' has a 'RangeSet', but no "
                    "'ImmArg'"
                )
        if not self.defaults:
            return
        for argument in range(min(self.defaults), len(intrinsic.value_as_list("ParamTypes"))):
            if argument not in self.defaults:
                raise intrinsic.error(
                    f"argument {argument} of intrinsic '{intrinsic.name}' needs a default, as one "
                    "before it has"
                )

    def _is_immediate(self, argument: int) -> bool:
        attributes = self.attributes[argument + 1 : argument + 2]
        return any(rank == _IMMEDIATE for set_ in attributes for rank, _, _ in set_)

    def _add_attribute(self, property_: Record) -> None:
        for class_ in property_.superclasses:
            rank = _ATTRIBUTE_RANK.get(class_.name)
            if rank is None:
                continue
            position = property_.value_as_int("ArgNo")
            if position < 0:
                raise property_.error(f"there is no argument {position - 1}")
            values = [property_.value_as_int(f) & _MASK for f in ARGUMENT_ATTRIBUTES[class_.name]]
            values += [0] * (2 - len(values))
            while len(self.attributes) <= position:
                self.attributes.append([])
            self.attributes[position].append((rank, values[0], values[1]))
            return
        raise property_.error(f"'{property_.name}' is an unknown property of intrinsics")


def shown_effects(effects: int, locations: int) -> str:
    """What may be done at each of the locations, in the words of `llvm::ModRefInfo`."""
    shown = enumerate(LOCATIONS[:locations])
    return ", ".join([f"{name}: {_MOD_REF[effects >> 2 * i & 3]}" for i, name in shown])


def _locations(intrinsic: Record, property_: Record) -> int:
    mask = 0
    for location in property_.value_as_list_of_defs("MemLoc"):
        if location.name not in _NAMED_LOCATIONS:
            raise location.error(
                f"'{location.name}' is an unknown memory location: "
                f"use one of {', '.join(_NAMED_LOCATIONS)}"
            )
        mask |= _NAMED_LOCATIONS[location.name]
    return mask


class Intrinsic:
    __slots__ = (
        "clang_builtin",
        "enum_name",
        "is_overloaded",
        "ms_builtin",
        "name",
        "properties",
        "record",
        "signature",
        "target",
        "target_features",
    )

    def __init__(
        self,
        record: Record,
        enum_name: str,
        name: str,
        target: str,
        is_overloaded: bool,
        signature: tuple[int, ...],
        properties: Properties,
        clang_builtin: str,
        ms_builtin: str,
        target_features: str,
    ) -> None:
        self.record = record
        self.enum_name = enum_name
        self.name = name  # in LLVM IR
        self.target = target  # empty: of all targets
        self.is_overloaded = is_overloaded
        self.signature = signature
        self.properties = properties
        self.clang_builtin = clang_builtin
        self.ms_builtin = ms_builtin
        self.target_features = target_features


# As many as the byte that counts the parts of a result, two of which go without saying.
_MOST_RESULTS: Final = 257


class _IntrinsicReader:
    """Reads intrinsics; what many of them share is read once."""

    def __init__(self, records: Records) -> None:
        self._defaults = [
            property_
            for property_ in definitions_of(records, "IntrinsicProperty")
            if property_.value_as_bit("IsDefault")
        ]
        self._overloaded_have_defaults = records.release.has(OVERLOADED_INTRINSICS_HAVE_DEFAULTS)
        self._properties: dict[tuple[Value | None, bool], Properties] = {}
        self._types: dict[Record, tuple[bool, tuple[int, ...]]] = {}

    def read(self, record: Record) -> Intrinsic:
        enum = enum_name(record)
        clang_builtin = record.value_as_optional_string("ClangBuiltinName") or ""
        ms_builtin = record.value_as_optional_string("MSBuiltinName") or ""
        target = record.value_as_string("TargetPrefix")
        name = _checked_name(record, target)
        results = len(record.value_as_list("RetTypes"))
        if results > _MOST_RESULTS:
            raise record.error(
                f"an intrinsic can return up to {_MOST_RESULTS} values, '{record.name}' "
                f"returns {results}"
            )
        is_overloaded, signature = self._type(record)
        properties = self._read_properties(record)
        if properties.defaults and is_overloaded and not self._overloaded_have_defaults:
            raise record.error(
                f"intrinsic '{record.name}' is overloaded: its arguments can have no defaults"
            )
        return Intrinsic(
            record,
            enum,
            name,
            target,
            is_overloaded,
            signature,
            properties,
            clang_builtin,
            ms_builtin,
            record.value_as_optional_string("TargetFeatures") or "",
        )

    def _type(self, record: Record) -> tuple[bool, tuple[int, ...]]:
        info = record.value_as_def("TypeInfo")
        found = self._types.get(info)
        if found is None:
            found = self._types[info] = info.value_as_bit("isOverloaded"), _signature(info)
        return found

    def _read_properties(self, record: Record) -> Properties:
        no_defaults = record.value_as_bit("DisableDefaultAttributes")
        key = record.value("IntrProperties"), no_defaults
        found = self._properties.get(key)
        if found is None:
            found = Properties()
            for property_ in record.value_as_list_of_defs("IntrProperties"):
                found.add(record, property_)
            if not no_defaults:
                for property_ in self._defaults:
                    found.add(record, property_)
            for attributes in found.attributes:
                attributes.sort()
            self._properties[key] = found
        found.check_arguments(record)
        return found


def _signature(info: Record) -> tuple[int, ...]:
    """The numbers of its types; in files of earlier releases there is a list of them for each."""
    types = info.value_as_list("TypeSig")
    if types.element_type.kind != "list":
        return tuple(info.value_as_list_of_ints("TypeSig"))
    numbers: list[int] = []
    for type_ in types:
        assert isinstance(type_, ListValue)
        for number in type_:
            if not isinstance(number, IntValue):
                raise info.error(f"TypeSig of '{info.name}' has '{number}', which is not a number")
            numbers.append(number.value)
    return tuple(numbers)


def _checked_name(record: Record, target: str) -> str:
    name = llvm_name(record)
    if not name.startswith("llvm."):
        raise record.error(
            f"the name of intrinsic '{record.name}' in LLVM IR, '{name}', must begin with 'llvm.'"
        )
    if target and not name.startswith(f"llvm.{target}."):
        raise record.error(
            f"the name of intrinsic '{record.name}' in LLVM IR, '{name}', must begin with "
            f"'llvm.{target}.' because its target is '{target}'"
        )
    return name


def read_intrinsics(records: Records, advice: list[RecordError] | None = None) -> list[Intrinsic]:
    """All intrinsics: those of all targets, then target by target, each sorted by name.

    Raises RecordError where one cannot be, or two cannot be told apart. What could be left
    out is told in `advice`.
    """
    reader = _IntrinsicReader(records)
    are_told_apart = records.release.has(INTRINSICS_ARE_TOLD_APART)

    def read(record: Record) -> Intrinsic:
        if advice is not None and are_told_apart and states_default_name(record):
            message = "this is the name that the intrinsic has without 'LLVMName'"
            advice.append(ReportedNote(message, record.location))
        return reader.read(record)

    found = of_each(definitions_of(records, "Intrinsic"), read, advice)
    found.sort(key=lambda intrinsic: (intrinsic.target, intrinsic.name))
    if are_told_apart:
        _check_names_differ(found)
        _check_targets(found)
        _check_suffixes(found)
    return found


def _check_names_differ(found: Sequence[Intrinsic]) -> None:
    seen: dict[str, Intrinsic] = {}
    for intrinsic in found:
        other = seen.setdefault(intrinsic.name, intrinsic)
        if other is not intrinsic:
            first, second = sorted([intrinsic.record, other.record], key=lambda r: r.id)
            raise RecordError(
                f"Intrinsic `{intrinsic.name}` is already defined",
                second.location,
                [("Previous definition here", first.location)],
            )


def _check_targets(found: Sequence[Intrinsic]) -> None:
    """What has no target must not be named like what has one."""
    targets = {intrinsic.target for intrinsic in found if intrinsic.target}
    for intrinsic in found:
        if intrinsic.target:
            return
        prefix = intrinsic.name.split(".", 2)[1]
        if prefix in targets:
            raise intrinsic.record.error(
                f"intrinsic '{intrinsic.name}' has no target, but begins like those of target "
                f"'{prefix}': set 'TargetPrefix'"
            )


def _check_suffixes(found: Sequence[Intrinsic]) -> None:
    """An overloaded intrinsic's types follow its name: no other name may look like that."""
    errors: list[RecordError] = []
    at = 0
    while at < len(found):
        overloaded = found[at]
        at += 1
        if not overloaded.is_overloaded:
            continue
        prefix = overloaded.name + "."
        while at < len(found) and found[at].name.startswith(prefix):
            other = found[at]
            at += 1
            suffix = other.name[len(prefix) :].partition(".")[0]
            if _looks_like_type(suffix):
                errors.append(_looks_overloaded(other, overloaded, suffix))
    if errors:
        raise Rejection.of(errors)


def _looks_overloaded(other: Intrinsic, overloaded: Intrinsic, type_: str) -> RecordError:
    name = overloaded.name
    return RecordError(
        f"intrinsic `{other.name}` cannot share prefix `{name}.{type_}` with another overloaded "
        f"intrinsic `{name}`",
        other.record.location,
        [(f"Overloaded intrinsic `{name}` defined here", overloaded.record.location)],
    )


_NAMED_TYPES: Final = frozenset(
    ("isVoid", "Metadata", "f16", "f32", "f64", "f80", "f128", "bf16", "ppcf128", "x86amx")
)


def _looks_like_type(suffix: str) -> bool:
    """Whether a mangled type may be spelled like this."""
    if "_" in suffix or suffix in _NAMED_TYPES:
        return True
    if suffix[:1] in {"a", "v"} or suffix[:3] == "nxv":
        number = suffix[3:] if suffix[0] == "n" else suffix[1:]
        return "0" <= number[:1] <= "9"
    if suffix[:1] in {"i", "p"}:
        return suffix[1:].isascii() and suffix[1:].isdigit()
    return False
