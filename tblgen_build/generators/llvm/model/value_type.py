"""Value types: the machine's simple types, and types that depend on the hardware mode."""

from __future__ import annotations

from tblgen_build.generators.llvm.model.hardware_mode import DEFAULT_MODE, HardwareModes
from tblgen_build.generators.made_once import made_once
from tblgen_build.releases.llvm import (
    SHORT_TYPES_ARE_NAMED,
    VALUE_TYPES_ARE_NUMBERED_BY_NAME,
    VALUE_TYPES_MAY_BE_LONG,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build._core import Record, Records


def has_property(record: Record, name: str) -> bool:
    """Whether a field is set, which is a bit, or a number in files of before 19."""
    field = record.field(name)
    if field is not None and field.type.kind == "int":
        return record.value_as_int(name) != 0
    return record.value_as_bit(name)


class ValueType:
    """A simple type (an MVT). One object for each; they order as LLVM numbers them."""

    __slots__ = ("is_byte", "name", "number", "record")

    def __init__(self, record: Record, name: str, number: int, *, is_byte: bool) -> None:
        self.record = record
        self.name = name  # LLVM's, which may differ from the record's: OtherVT is `Other`
        self.number = number  # from 1; 0 is the invalid type's
        self.is_byte = is_byte  # in tables of bytes, so that it may be named there

    @property
    def enumerator(self) -> str:
        return f"MVT::{self.name}"

    @property
    def size(self) -> int:
        """In bits; of a scalable vector the least."""
        return self.record.value_as_int("Size")

    @property
    def is_integer(self) -> bool:
        return has_property(self.record, "isInteger")

    @property
    def is_floating_point(self) -> bool:
        return has_property(self.record, "isFP")

    @property
    def is_vector(self) -> bool:
        return has_property(self.record, "isVector")

    @property
    def is_scalable(self) -> bool:
        return has_property(self.record, "isScalable")

    @property
    def scalar(self) -> Record:
        """Of a vector, its elements' type; of others, the type itself."""
        record = self.record
        if self.is_vector and "ElementType" in record:
            return record.value_as_def("ElementType")
        return record

    @property
    def is_overloaded(self) -> bool:
        return has_property(self.record, "isOverloaded")

    def __hash__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return self is other

    def __lt__(self, other: ValueType) -> bool:
        return self.number < other.number

    def __repr__(self) -> str:
        return f"ValueType({self.name})"


class TypeByMode:
    """A type for each hardware mode. Equal ones compare equal."""

    __slots__ = ("address_space", "by_mode")

    def __init__(self, by_mode: dict[int, ValueType], address_space: int | None = None) -> None:
        self.by_mode = by_mode
        self.address_space = address_space  # of pointer types

    @property
    def is_simple(self) -> bool:
        """Is it the same type in all modes?"""
        return len(self.by_mode) == 1 and DEFAULT_MODE in self.by_mode

    @property
    def simple(self) -> ValueType:
        return self.by_mode[DEFAULT_MODE]

    def in_mode(self, mode: int) -> ValueType | None:
        return self.by_mode.get(mode, self.by_mode.get(DEFAULT_MODE))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TypeByMode) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __lt__(self, other: TypeByMode) -> bool:
        return self.key < other.key

    @property
    def key(self) -> tuple[tuple[tuple[int, int], ...], int]:
        numbers = tuple((mode, self.by_mode[mode].number) for mode in sorted(self.by_mode))
        return numbers, -1 if self.address_space is None else self.address_space


class ValueTypes:
    """The value types of a unit, by the record that defines or names them."""

    def __init__(self, records: Records) -> None:
        self._modes = HardwareModes.of(records)
        self._by_name: dict[str, ValueType] = {}
        self._by_record: dict[Record, TypeByMode] = {}
        found = records.all_derived_definitions_if_defined("ValueType")
        # By number, where the files have numbers: there a record without a name is of a type, too.
        self._names: dict[int, str] | None = None
        self._short_are_bytes = records.release.has(SHORT_TYPES_ARE_NAMED)
        self._may_be_long = records.release.has(VALUE_TYPES_MAY_BE_LONG)
        if not records.release.has(VALUE_TYPES_ARE_NUMBERED_BY_NAME):
            named = [record for record in found if not record.is_anonymous]
            ids = sorted((record.value_as_int("Value"), record.id, record) for record in named)
            self._names = {0: "INVALID_SIMPLE_VALUE_TYPE"}
            for number, _, record in ids:  # pointers have the number of what was before them
                self._names.setdefault(number, record.value_as_string("LLVMName"))
        else:
            ids = sorted((0, r.id, r) for r in found)
        for _, _, record in ids:
            if record.has_direct_superclass("ValueTypeByHwMode"):
                continue
            name = self._name(record)
            if name not in self._by_name:
                self._by_name[name] = self._type(record, name)

    def _type(self, record: Record, name: str) -> ValueType:
        number = len(self._by_name) + 1 if self._names is None else record.value_as_int("Value")
        is_byte = not self._may_be_long or (self._short_are_bytes and number < 128)
        return ValueType(record, name, number, is_byte=is_byte)

    def _name(self, record: Record) -> str:
        if self._names is None:
            return record.value_as_string("LLVMName")
        return self._names[record.value_as_int("Value")]

    @staticmethod
    def of(records: Records) -> ValueTypes:
        return made_once(records, ValueTypes)

    def all(self) -> Iterable[ValueType]:
        """In order of number."""
        return self._by_name.values()

    def named(self, name: str) -> ValueType:
        """The type that LLVM calls so."""
        return self._by_name[name]

    def simple(self, record: Record) -> ValueType:
        """The simple type that a ValueType's record stands for."""
        return self._by_name[self._name(record)]

    def find_simple(self, record: Record) -> ValueType | None:
        """The same; None where the record's type depends on the mode."""
        return self._by_name.get(self._name(record))

    def by_mode(self, record: Record) -> TypeByMode:
        """The type that a ValueType's record stands for in each mode."""
        found = self._by_record.get(record)
        if found is None:
            found = self._by_record[record] = self._read(record)
        return found

    def _read(self, record: Record) -> TypeByMode:
        space = record.value_as_int("AddrSpace") if "AddrSpace" in record else None
        if not record.is_subclass_of("HwModeSelect"):
            return TypeByMode({DEFAULT_MODE: self.simple(record)}, space)
        chosen = self._modes.select_once(record, "ValueType")
        return TypeByMode({mode: self.simple(type_) for mode, type_ in chosen.items()}, space)
