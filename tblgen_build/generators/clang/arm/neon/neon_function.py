"""NEON's functions: their names and types, and those of the builtins that they call."""

from __future__ import annotations

import re

from tblgen_build._core import DagValue
from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.mistakes import of_each

from .neon_type import NOTHING, base_type, type_specs, types_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

    from .neon_type import NeonType

# Conversions whose names say both types already.
_FULL_NAMES: Final = ("vcvt_f16_f32", "vcvt_f32_f16", "vcvt_f32_f64", "vcvt_f64_f32")
_SCALARS: Final = {8: "b", 16: "h", 32: "s", 64: "d"}
_COUNT: Final = re.compile(r"_x\d\Z")
# With other features a builtin is not one for all types.
_USUAL_FEATURES: Final = "neon"
_HAS_SMALL_FLOATS: Final = "defined(__aarch64__)"


class NeonFunction:
    """A function for one type, or for two between which it converts."""

    __slots__ = (
        "arch_guard",
        "base",
        "class_letter",
        "from_base",
        "is_unavailable",
        "name",
        "operations",
        "parameter_spec",
        "record",
        "spec",
        "target_guard",
        "types",
    )

    def __init__(self, record: Record, name: str, spec: str, parameter_spec: str) -> None:
        self.record = record
        self.name = name  # without types
        self.spec = spec
        self.parameter_spec = parameter_spec
        self.base = base_type(spec)
        parameters = base_type(parameter_spec)
        is_conversion = parameters.in_c() != self.base.in_c()
        self.from_base = parameters if is_conversion else None
        prototype = record.value_as_string("Prototype")
        self.types = types_of(prototype, self.base, parameters, record)
        operation = record.value_as_def("Operation")
        self.is_unavailable = operation.value_as_bit("Unavailable")
        self.operations = _dags(operation)
        self.arch_guard = _arch_guard(record, self.base)
        self.target_guard = record.value_as_string("TargetGuard")
        self.class_letter = _class_letter(record)

    @property
    def result(self) -> NeonType:
        return self.types[0]

    @property
    def parameters(self) -> list[NeonType]:
        return self.types[1:]

    @property
    def arguments(self) -> list[NeonType]:
        """Of the builtin, which gets an address for a struct that it returns."""
        if self.result.count == 1:
            return self.parameters
        return [NOTHING, *self.parameters]

    @property
    def is_builtin(self) -> bool:
        """Whether Clang does what the function does."""
        return not self.operations

    @property
    def is_for_all_types(self) -> bool:
        """Whether the builtin is told the type."""
        return not any(type_.is_one_value and not type_.is_immediate for type_ in self.types)

    @property
    def is_macro(self) -> bool:
        """Constants and addresses go through no function, and half values have no registers."""
        return any(
            type_.is_immediate or type_.is_pointer or (type_.is_one_value and type_.is_half)
            for type_ in self.types
        )

    @property
    def is_reversed(self) -> bool:
        """Whether it differs on big-endian machines."""
        if self.record.value_as_bit("BigEndianSafe"):
            return False
        return any(type_.has_several_lanes for type_ in self.types)

    @property
    def in_c(self) -> str:
        return self._mangled("")

    @property
    def builtin(self) -> str:
        """After `__builtin_neon_`."""
        if self.is_for_all_types and self.target_guard == _USUAL_FEATURES:
            if self.name in _FULL_NAMES:
                return self.name
            return f"{self._with_width(f'{self.name}_' if self.from_base else self.name)}_v"
        return self._mangled("" if self.is_for_all_types or self.class_letter != "I" else "i")

    def _mangled(self, letter: str) -> str:
        """With the types after the name; `letter` stands for all kinds of integers."""
        if self.name in _FULL_NAMES:
            return self.name
        count = _COUNT.search(self.name)
        name = self._with_width(self.name[: count.start()] if count else self.name)
        name = f"{name}_{self.base.short(letter)}{count.group() if count else ''}"
        if self.from_base is not None:
            name += f"_{self.from_base.short(letter)}"
        return name

    def _with_width(self, name: str) -> str:
        """`q` of a wide vector, or the size of a value, before the first underscore."""
        width = ""
        if "S" in self.spec:
            width = _SCALARS.get(self.base.element_bits, "b")
        elif "Q" in self.spec and "H" not in self.spec:
            width = "q"
        start, underscore, rest = name.partition("_")
        return f"{start}{width}{underscore}{rest}"

    def is_half_in_bytes(self, type_: NeonType) -> bool:
        """Whether the builtin takes bytes for vectors of half values."""
        return type_.is_vector and type_.is_half and "S" not in self.parameter_spec

    def key(self) -> NeonType:
        """The type that the builtin is told."""
        return next((type_ for type_ in reversed(self.types) if type_.is_key), self.result)


def _arch_guard(record: Record, base: NeonType) -> str:
    guard = record.value_as_string("ArchGuard")
    if base.kind != "mfloat" or _HAS_SMALL_FLOATS in guard:
        return guard
    return f"{_HAS_SMALL_FLOATS} && ({guard})" if guard else _HAS_SMALL_FLOATS


def _class_letter(record: Record) -> str:
    """What an instruction says of integers: S their sign, I only that they are ones, W nothing."""
    for letter in "IW":
        if record.is_subclass_of(f"{letter}Inst") or record.is_subclass_of(f"{letter}OpInst"):
            return letter
    return "S"


def _dags(operation: Record) -> list[DagValue]:
    return [value for value in operation.value_as_list("Ops") if isinstance(value, DagValue)]


def functions(records: Records) -> list[NeonFunction]:
    """All of them, in the order of the records."""
    return [
        function
        for of_record in of_each(definitions(records, "Inst"), _of_record)
        for function in of_record
    ]


def _of_record(record: Record) -> list[NeonFunction]:
    name = record.value_as_string("Name")
    sources = type_specs(record.value_as_string("CartesianProductWith"), record)
    found: list[NeonFunction] = []
    for spec in type_specs(record.value_as_string("Types"), record):
        if not sources:
            found.append(NeonFunction(record, name, spec, spec))
        bits = base_type(spec).bits
        found += [
            NeonFunction(record, name, spec, source)
            for source in sources
            if source != spec and base_type(source).bits == bits
        ]
    return found
