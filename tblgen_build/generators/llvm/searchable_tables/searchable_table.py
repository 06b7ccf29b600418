"""What a searchable table is: enums, fields, tables and their indices.

Knows values and their order, not how they are found in records or written as C++.
"""

from __future__ import annotations

from itertools import takewhile

from tblgen_build._core import BitsValue, BitValue, DefValue, IntValue, StringValue

from ..model.intrinsics.intrinsic_name import enum_name, llvm_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tblgen_build._core import Field, Record, RecordError, Type, Value
    from tblgen_build.generators.cpp.string_offsets import StringOffsets

    Key = tuple[str | int | tuple[str | int | bool, ...], ...]

# Keys of more bits would make a table too long.
_MOST_BITS_OF_SPARSE_KEYS = 12
_UPPER = {lower: lower - 32 for lower in range(ord("a"), ord("z") + 1)}


def upper(text: str) -> str:
    """ASCII letters in upper case: what lookups by name compare."""
    return text.upper() if text.isascii() else text.translate(_UPPER)


class SearchableEnum:
    __slots__ = ("class_", "entries", "guard", "name", "type")

    def __init__(self, name: str, guard: str, class_: Record) -> None:
        self.name = name
        self.type = ""  # in C++, where the definition says it
        self.guard = guard
        self.class_ = class_
        # Name and number by record, in the order they are listed.
        self.entries: dict[Record, tuple[str, int]] = {}


class TableField:
    __slots__ = ("enum", "is_code", "is_instruction", "is_intrinsic", "name", "type")

    def __init__(self, name: str) -> None:
        self.name = name
        self.type: Type | None = None  # None until an entry tells
        self.enum: SearchableEnum | None = None
        self.is_code = False  # the text of its strings is C++, whatever they were written as
        self.is_intrinsic = False
        self.is_instruction = False

    @property
    def is_string(self) -> bool:
        return self.type is not None and self.type.kind == "string"

    @property
    def is_counted(self) -> bool:
        """Whether its values may follow each other without a gap."""
        if self.enum is not None or self.is_instruction:
            return True
        return self.type is not None and self.type.kind == "bits"

    def order(
        self, record: Record, where: Record | Field
    ) -> str | int | tuple[str | int | bool, ...]:
        """What entries are ordered by in this field. An error `where` they have no order."""
        value = record.value(self.name)
        if self.enum:
            return self._enum_entry(value)[1]
        if self.is_intrinsic and isinstance(value, DefValue):
            return value.record.value_as_string("TargetPrefix"), llvm_name(value.record)
        if self.is_instruction and isinstance(value, DefValue):
            return not value.record.value_as_bit("isPseudo"), value.record.name
        if self.is_string and isinstance(value, StringValue):
            return upper(self.string(value))
        return self.number(record, where)

    def _enum_entry(self, value: Value | None) -> tuple[str, int]:
        assert self.enum
        if not isinstance(value, DefValue) or value.record not in self.enum.entries:
            return "", 0
        return self.enum.entries[value.record]

    def number(self, record: Record, where: Record | Field) -> int:
        """The field as a signed number of 64 bits. An error `where` it is none."""
        value = record.value(self.name)
        number = as_number(value)
        if number is None:
            raise self.type_error(where)
        return number

    @property
    def has_order(self) -> bool:
        if self.enum or self.is_intrinsic or self.is_instruction:
            return True
        return self.type is not None and self.type.kind in {"string", "bits", "bit", "int"}

    def type_error(self, where: Record | Field) -> RecordError:
        kind = f", not {self.type}" if self.type else ""
        return where.error(
            f"field '{self.name}' of a table must be of type bit, bits, string or code{kind}; "
            f"name the enum of other values in 'TypeOf_{self.name}'"
        )

    def string(self, value: StringValue) -> str:
        return value.value if self.is_code or value.is_code else f'"{value.value}"'

    def upper_text(self, record: Record, table: Table) -> str:
        """Of a string as it is looked up; C++ among the others, where they are in a table."""
        value = record.value(self.name)
        if not isinstance(value, StringValue):
            return upper(self.text(record, table))
        if table.strings is None:
            return upper(self.string(value))
        return f"{table.strings.add(upper(value.value))} /* {upper(self.string(value))} */"

    def text(self, record: Record, table: Table) -> str:
        """The field of an entry as a C++ initializer."""
        value = record.value(self.name)
        if isinstance(value, StringValue):
            text = self.string(value)
            if table.strings is None or self.is_code or value.is_code:
                return text
            return f"{table.strings.add(value.value)} /* {text} */"
        if isinstance(value, BitsValue):
            return f"0x{self.number(record, table.where) & 0xFFFFFFFFFFFFFFFF:X}"
        if isinstance(value, BitValue):
            return "true" if value.value else "false"
        if isinstance(value, DefValue):
            if self.is_intrinsic:
                return f"Intrinsic::{enum_name(value.record)}"
            if self.is_instruction:
                return value.record.name
            if self.enum:
                name, _ = self._enum_entry(value)
                if not name:
                    raise table.error(
                        f"'{value.record.name}', field '{self.name}' of '{record.name}', "
                        f"is not a member of enum '{self.enum.name}'"
                    )
                return name
        raise self.type_error(table.where)


def as_number(value: Value | None) -> int | None:
    """A bit, bits or an int as a signed number of 64 bits; None for all else."""
    if isinstance(value, BitsValue):
        number = value.as_int()
        if number is None:
            return None
        number &= 0xFFFFFFFFFFFFFFFF
        return number - (1 << 64) if number >> 63 else number
    if isinstance(value, BitValue):
        return int(value.value)
    if isinstance(value, IntValue):
        return value.value
    return None


class SearchIndex:
    __slots__ = ("early_out", "fields", "name", "returns_range", "where")

    def __init__(
        self,
        name: str,
        fields: Sequence[TableField],
        where: Record | Field,  # what to complain about
        early_out: bool = False,
        returns_range: bool = False,
    ) -> None:
        self.name = name
        self.fields = fields
        self.where = where
        self.early_out = early_out
        self.returns_range = returns_range

    def order(self, entries: Sequence[Record]) -> Callable[[Record], Key]:
        """What they are sorted by. An error where a field without an order decides."""
        fields = list(takewhile(lambda field: field.has_order, self.fields))
        where = self.where

        def key(record: Record) -> Key:
            return tuple([field.order(record, where) for field in fields])

        if len(fields) < len(self.fields) and len(set(map(key, entries))) < len(entries):
            raise self.fields[len(fields)].type_error(where)
        return key


class Table:
    __slots__ = (
        "cpp_type",
        "entries",
        "fields",
        "guard",
        "indices",
        "may_be_sparse",
        "name",
        "primary_key",
        "strings",
        "where",
    )

    def __init__(self, name: str, guard: str, cpp_type: str, where: Record) -> None:
        self.name = name
        self.guard = guard
        self.cpp_type = cpp_type
        self.where = where
        self.fields: list[TableField] = []
        self.entries: list[Record] = []
        self.primary_key: SearchIndex | None = None
        self.indices: list[SearchIndex] = []
        self.may_be_sparse = False  # with a row for each value of a short key
        # Where its strings stand, if not in the entries.
        self.strings: StringOffsets | None = None

    @property
    def sparse_key(self) -> TableField | None:
        """The key whose values number the rows, some of which are empty; None if none does."""
        key = self.primary_key
        if not self.may_be_sparse or key is None or self.indices or key.returns_range:
            return None
        field = key.fields[0]
        if len(key.fields) != 1 or field.type is None or field.enum is not None:
            return None
        is_short = field.type.kind == "bits" and field.type.width <= _MOST_BITS_OF_SPARSE_KEYS
        return field if is_short else None

    def field(self, name: str) -> TableField | None:
        return next((field for field in self.fields if field.name == name), None)

    def error(self, message: str) -> RecordError:
        return self.where.error(f"table '{self.name}': {message}")
