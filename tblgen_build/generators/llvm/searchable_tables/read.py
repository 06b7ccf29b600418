"""From records to enums and tables: GenericEnum, GenericTable, SearchIndex, SearchableTable.

Knows the classes of llvm/TableGen/SearchableTable.td, nothing of C++.
"""

from __future__ import annotations

from tblgen_build._core import BitsValue, BitValue, StringValue
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import filtered, of_each
from tblgen_build.generators.unstable_sort import unstable_sorted
from tblgen_build.releases.llvm import SEARCHABLE_CLASSES_ARE_INHERITED

from ..model.optional_bits import is_set
from ..model.target import require_target
from .searchable_table import SearchableEnum, SearchIndex, Table, TableField, as_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Final

    from tblgen_build._core import Field, Record, RecordError, Records, Type

_LEGACY: Final = "SearchableTable"
_LEGACY_SETTINGS: Final = frozenset({"SearchableFields", "EnumNameField", "EnumValueField"})


def read(records: Records) -> tuple[list[SearchableEnum], list[Table]]:
    """All enums and tables of the input, in the order they are written."""
    if _defined(records, "Instruction") or _defined(records, "Intrinsic"):
        require_target(records)
    of_enums = definitions_of(records, "GenericEnum")
    made = of_each(of_enums, lambda record: _enum(records, record))
    enums = {enum.name: enum for enum in made}
    of_tables = definitions_of(records, "GenericTable")
    made_tables = of_each(of_tables, lambda record: _table(records, enums, record))
    tables = dict(zip(of_tables, made_tables, strict=True))
    of_each(definitions_of(records, "SearchIndex"), lambda record: _add_index(tables, record))
    legacy_enums: list[SearchableEnum] = []
    legacy_tables: list[Table] = []
    of_each(
        _legacy_classes(records),
        lambda class_: _read_legacy(records, class_, legacy_enums, legacy_tables),
    )
    return [*enums.values(), *legacy_enums], [*tables.values(), *legacy_tables]


def _defined(records: Records, class_: str) -> list[Record]:
    return records.all_derived_definitions_if_defined(class_)


def _filter_class(records: Records, record: Record) -> Record:
    name = record.value_as_string("FilterClass")
    class_ = records.get_class(name)
    if class_ is None:
        error = _setting_error(
            record, "FilterClass", f"'{record.name}' filters by class '{name}', which is unknown"
        )
        error.names = (name,)
        raise error
    return class_


def _telling(entries: Sequence[Record], fields: Iterable[str]) -> Sequence[Record]:
    """The entries whose mistakes are reported.

    If the first lacks a field that a setting names, the setting is wrong: one message is enough.
    """
    is_known = not entries or all(not name or entries[0].field(name) for name in fields)
    return entries if is_known else entries[:1]


def _setting_error(record: Record, setting: str, message: str) -> RecordError:
    return (record.field(setting) or record).error(message)


# --- enums --------------------------------------------------------------------


def _enum(records: Records, record: Record) -> SearchableEnum:
    enum = SearchableEnum(record.name, record.name, _filter_class(records, record))
    if "UnderlyingType" in record:  # not in files of before 23
        enum.type = record.value_as_optional_string("UnderlyingType") or ""
    name_field = record.value_as_optional_string("NameField") or ""
    value_field = record.value_as_optional_string("ValueField") or ""
    _collect(enum, records.all_derived_definitions(enum.class_.name), name_field, value_field)
    return enum


def _collect(
    enum: SearchableEnum, members: Sequence[Record], name_field: str, value_field: str
) -> None:
    """Enter the members, with their own numbers or with those of their names' order."""
    found = of_each(
        _telling(members, [name_field, value_field]),
        lambda member: _entry(member, name_field, value_field),
    )
    if not value_field:
        found.sort(key=lambda entry: entry[1])
        found = [(member, name, at) for at, (member, name, _) in enumerate(found)]
    for member, name, number in found:
        enum.entries[member] = name, number


def _entry(member: Record, name_field: str, value_field: str) -> tuple[Record, str, int]:
    name = member.value_as_string(name_field) if name_field else member.name
    return member, name, _number(member, value_field) if value_field else 0


def _number(member: Record, value_field: str) -> int:
    field = member.field(value_field)
    if field is None:
        raise member.error(f"'{member.name}' has no field '{value_field}' for its enum value")
    number = as_number(field.value)
    if number is None and isinstance(field.value, BitsValue):
        number = _number_of_low_bits(field.value)
    if number is None:
        raise field.error(
            f"enum value '{value_field}' of '{member.name}' must be a number, not {field.value}"
        )
    return number


def _number_of_low_bits(value: BitsValue) -> int:
    """The number that the bits below the first unset one make."""
    number = 0
    for at, bit in enumerate(value):
        if not isinstance(bit, BitValue):
            break
        number |= int(bit.value) << at
    return number


# --- tables -------------------------------------------------------------------


def _table(records: Records, enums: dict[str, SearchableEnum], record: Record) -> Table:
    table = Table(record.name, record.name, record.value_as_string("CppTypeName"), record)
    names = record.value_as_list_of_strings("Fields")
    table.fields += of_each(names, lambda name: _table_field(enums, record, name))
    class_ = _filter_class(records, record)
    entries = records.all_derived_definitions(class_.name)
    if not record.is_value_unset("FilterClassField"):
        entries = _selected(record, entries)
    _enter(table, entries)
    if not record.is_value_unset("PrimaryKey"):
        key = SearchIndex(
            record.value_as_string("PrimaryKeyName"),
            _key_fields(table, record.value_as_list_of_strings("PrimaryKey"), record, "PrimaryKey"),
            record.field("PrimaryKey") or record,
            record.value_as_bit("PrimaryKeyEarlyOut"),
            is_set(record, "PrimaryKeyReturnRange"),  # since 19
        )
        _check_early_out(key)
        table.primary_key = key
        field = "DisallowSparseTable"  # not in files of before 23
        table.may_be_sparse = field in record and not record.value_as_bit(field)
        table.entries.sort(key=key.order(table.entries))
    return table


def _table_field(enums: dict[str, SearchableEnum], record: Record, name: str) -> TableField:
    made = TableField(name)
    type_of = record.field(f"TypeOf_{name}")
    if type_of is None:
        return made
    if isinstance(type_of.value, StringValue):
        stated = type_of.value.value
        if stated == "code":
            made.is_code = True
            return made
        if stated in enums:
            made.enum = enums[stated]
            made.type = made.enum.class_.type
            return made
    raise type_of.error(
        f"'TypeOf_{name}' of table '{record.name}' must be \"code\" or the name of a GenericEnum "
        f"as a string, not {type_of.value}"
    )


def _selected(record: Record, entries: list[Record]) -> list[Record]:
    """The entries that have the FilterClassField set. Each must have it, but not their class."""
    name = record.value_as_string("FilterClassField")

    def is_selected(entry: Record) -> bool:
        field = entry.field(name)
        if field is None:
            raise _setting_error(
                record, "FilterClassField", f"'{entry.name}' has no field '{name}' to filter by"
            )
        value = entry.value(name)
        if not isinstance(value, BitValue):
            raise field.error(f"'{name}' filters table '{record.name}': it must be a bit")
        return value.value

    return filtered(_telling(entries, [name]), is_selected)


def _enter(table: Table, entries: list[Record]) -> None:
    """Make these the entries, find out what type each field has, and sort by all fields."""
    if not entries:
        raise table.error("it would have no entries")

    def unify(entry: Record) -> None:
        for field in table.fields:
            _unify(table, field, entry)

    of_each(_telling(entries, [field.name for field in table.fields]), unify)
    for field in table.fields:
        if field.type and field.enum is None:
            field.is_intrinsic = _is_of(field.type, "Intrinsic")
            field.is_instruction = _is_of(field.type, "Instruction")
    everything = SearchIndex("", table.fields, table.where)
    table.entries = unstable_sorted(entries, everything.order(entries))


def _is_of(type_: Type, class_: str) -> bool:
    return any(c.name == class_ or c.is_subclass_of(class_) for c in type_.classes)


def _unify(table: Table, field: TableField, entry: Record) -> None:
    found = entry.field(field.name)
    if found is None:
        raise entry.error(f"'{entry.name}' is in table '{table.name}', but has no '{field.name}'")
    if not found.value.is_complete:
        raise entry.error(
            f"Record '{entry.name}' for table '{table.name}' is missing field '{field.name}': it "
            "is not set"
        )
    if field.type is None or field.type is found.type:
        field.type = found.type
        return
    common = _common_type(field.type, found.type)
    if common is None:
        raise found.error(
            f"'{field.name}' has type '{found.type}' here, and '{field.type}' in other entries "
            f"of table '{table.name}'"
        )
    field.type = common


def _common_type(left: Type, right: Type) -> Type | None:
    if left.is_convertible_to(right):
        return right
    if right.is_convertible_to(left):
        return left
    return left if left.kind == right.kind == "record" else None


def _key_fields(
    table: Table, names: Iterable[str], record: Record, setting: str
) -> list[TableField]:

    def of_table(name: str) -> TableField:
        field = table.field(name)
        if field is None:
            raise _setting_error(
                record,
                setting,
                f"'{name}' is a key of table '{table.name}', but not among its fields",
            )
        return field

    return of_each(names, of_table)


def _add_index(tables: dict[Record, Table], record: Record) -> None:
    owner = record.value_as_def("Table")
    table = tables.get(owner)
    if table is None:
        raise _setting_error(record, "Table", f"'{owner.name}' is not a GenericTable")
    fields = _key_fields(table, record.value_as_list_of_strings("Key"), record, "Key")
    where: Record | Field = record.field("Key") or record
    index = SearchIndex(record.name, fields, where, record.value_as_bit("EarlyOut"))
    _check_early_out(index)
    table.indices.append(index)


def _check_early_out(index: SearchIndex) -> None:
    if not index.early_out:
        return
    if not index.fields:
        raise index.where.error(f"early-out lookup '{index.name}' has no key to compare")
    if index.fields[0].is_string:
        raise index.where.error(
            f"early-out lookup '{index.name}' begins with the string '{index.fields[0].name}': "
            "only numbers and enums can be compared early"
        )


# --- tables with an enum of their own -------------------------------------------


def _legacy_classes(records: Records) -> list[Record]:
    if records.get_class(_LEGACY) is None:
        return []
    may_be_far = records.release.has(SEARCHABLE_CLASSES_ARE_INHERITED)
    found: list[Record] = []
    for class_ in records.classes.values():
        above = class_.direct_superclasses
        is_near = may_be_far or [class_.name for class_ in above] == [_LEGACY]
        if len(above) == 1 and is_near and class_.is_subclass_of(_LEGACY):
            found.append(class_)
    return found


def _read_legacy(
    records: Records, class_: Record, enums: list[SearchableEnum], tables: list[Table]
) -> None:
    guard = class_.name.upper()
    members = records.all_derived_definitions(class_.name)
    if not class_.is_value_unset("EnumNameField"):
        enum = SearchableEnum(f"{class_.name}Values", guard, class_)
        value_field = class_.value_as_optional_string("EnumValueField") or ""
        _collect(enum, members, class_.value_as_string("EnumNameField"), value_field)
        enums.append(enum)
    table = Table(f"{class_.name}sList", guard, class_.name, class_)
    for field in class_.fields:
        if not field.is_template_arg and field.name not in _LEGACY_SETTINGS:
            table.fields.append(TableField(field.name))
    _enter(table, members)
    for name in class_.value_as_list_of_strings("SearchableFields"):
        fields = _key_fields(table, [name], class_, "SearchableFields")
        where: Record | Field = class_.field(name) or class_
        table.indices.append(SearchIndex(f"lookup{class_.name}By{name}", fields, where))
    tables.append(table)
