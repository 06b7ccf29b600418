"""Enums: `EnumInfo` records, in attribute form (`EnumAttrInfo`) or not, and their cases.

Knows what the records say, nothing of how an enum is emitted.
"""

from __future__ import annotations

from tblgen_build.generators.mistakes import of_each_record

from .described import Described

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records

# Releases before `EnumInfo` have the attribute form only.
ENUM_CLASSES = ("EnumInfo", "EnumAttrInfo")
BIT_ENUM_CLASSES = ("BitEnumBase", "BitEnumAttr")
GROUP_CLASSES = ("BitEnumCaseGroup", "BitEnumAttrCaseGroup")
BIT_CLASSES = ("BitEnumCaseBit", "BitEnumAttrCaseBit")


class EnumCase:
    """One enumerant, read from a record of class `EnumCase`."""

    __slots__ = ("record", "str", "value")

    def __init__(self, record: Record) -> None:
        self.record = record
        self.str = record.value_as_string("str")  # its spelling in the IR
        self.value = record.value_as_int("value")  # negative where it gets no value of its own

    @property
    def symbol(self) -> str:
        return self.record.value_as_string("symbol")

    @property
    def enumerator(self) -> str:
        """The name of the case in C++; conversions of bits do without."""
        symbol = self.symbol
        return f"_{symbol}" if "0" <= symbol[:1] <= "9" else symbol

    @property
    def is_group(self) -> bool:
        """Whether the case names other cases of a bit enum together."""
        return any(map(self.record.is_subclass_of, GROUP_CLASSES))

    @property
    def is_bit(self) -> bool:
        """Whether the case was given as a bit's number; one given as a value is none."""
        return any(map(self.record.is_subclass_of, BIT_CLASSES))

    @property
    def is_single_bit(self) -> bool:
        return (self.value & 0xFFFF_FFFF_FFFF_FFFF).bit_count() == 1


class EnumInfo(Described):
    """An enum, read from a record of class `EnumInfo`."""

    __slots__ = ("_cases",)

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._cases: list[EnumCase] | None = None

    @property
    def is_attr(self) -> bool:
        """Whether the record is the attribute form, `EnumAttrInfo`."""
        return self.record.is_subclass_of("EnumAttrInfo")

    @property
    def is_bit_enum(self) -> bool:
        return any(map(self.record.is_subclass_of, BIT_ENUM_CLASSES))

    @property
    def cases(self) -> list[EnumCase]:
        if self._cases is None:
            enumerants = self.record.value_as_list_of_defs("enumerants")
            self._cases = [EnumCase(case) for case in enumerants]
        return self._cases

    @property
    def class_name(self) -> str:
        return self.record.value_as_string("className")

    @property
    def cpp_namespace(self) -> str:
        return self.record.value_as_string("cppNamespace")

    @property
    def qualified_name(self) -> str:
        """The C++ type as another namespace names it."""
        return f"{self.cpp_namespace}::{self.class_name}"

    @property
    def bitwidth(self) -> int:
        """Of its numbers; 0 where a release says it in the C++ type alone, which is another."""
        if "bitwidth" in self.record:
            return self.record.value_as_int("bitwidth")
        digits = self.underlying_type.removeprefix("u").removeprefix("int").removesuffix("_t")
        return int(digits) if digits.isdecimal() else 0

    @property
    def underlying_type(self) -> str:
        """Empty where the C++ enum leaves it to the compiler."""
        return self.record.value_as_string("underlyingType")

    @property
    def underlying_to_symbol(self) -> str:
        return self.record.value_as_string("underlyingToSymbolFnName")

    @property
    def string_to_symbol(self) -> str:
        return self.record.value_as_string("stringToSymbolFnName")

    @property
    def symbol_to_string(self) -> str:
        return self.record.value_as_string("symbolToStringFnName")

    @property
    def symbol_to_string_type(self) -> str:
        return self.record.value_as_string("symbolToStringFnRetType")

    @property
    def max_value_function(self) -> str:
        return self.record.value_as_string("maxEnumValFnName")

    @property
    def has_implicit_values(self) -> bool:
        """Whether some case has no value: then no function can map values to cases."""
        return any(case.value < 0 for case in self.cases)

    @property
    def is_buildable(self) -> bool:
        """Whether C++ can make the enum's attribute from a case. True if it is not an attribute."""
        if not self.is_attr:
            return True
        return bool((self.record.value_as_optional_string("constBuilderCall") or "").strip())

    # Valid only when `is_attr`.

    @property
    def has_specialized_attr(self) -> bool:
        """Whether an attribute class is generated. False where the enum is not an attribute."""
        return self.is_attr and self.record.value_as_bit("genSpecializedAttr")

    @property
    def base_attr(self) -> Record:
        """The attribute constraint that the enum is stored as."""
        return self.record.value_as_def("baseAttrClass")

    @property
    def specialized_attr_name(self) -> str:
        return self.record.value_as_string("specializedAttrClassName")

    # Valid only when `is_bit_enum`.

    @property
    def valid_bits(self) -> int:
        return self.record.value_as_int("validBits")

    @property
    def separator(self) -> str:
        return self.record.value_as_string("separator")

    @property
    def prints_primary_groups(self) -> bool:
        return self.record.value_as_bit("printBitEnumPrimaryGroups")

    @property
    def prints_quoted(self) -> bool:
        field = "printBitEnumQuoted"
        return field not in self.record or self.record.value_as_bit(field)  # before it, all are

    @property
    def zero_case(self) -> EnumCase | None:
        """The first case in which no bit is set."""
        return next((case for case in self.cases if case.value == 0), None)

    @property
    def groups(self) -> list[EnumCase]:
        return [case for case in self.cases if case.is_group]


def enums(records: Records) -> list[EnumInfo]:
    """All enums, sorted by the names of their records."""
    return of_each_record(records.all_derived_definitions_if_defined(enum_class(records)), EnumInfo)


def enum_class(records: Records) -> str:
    """The class of all enums in the files of the release."""
    general, attribute = ENUM_CLASSES
    is_general = records.get_class(general) is not None or records.get_class(attribute) is None
    return general if is_general else attribute
