"""Searchable tables as C++: enums, arrays of entries, lookup functions.

Knows tables as `searchable_table` has them, no records beyond a field's text.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.generators.mistakes import of_each
from tblgen_build.releases.llvm import (
    EARLY_OUTS_SEARCH,
    LOOKUPS_COMPARE_BY_CLASS,
    RANGES_ARE_CLAMPED,
    ROWS_OF_KEYS_START_ANYWHERE,
)
from tblgen_build.releases.targets import CLAMPS_ARE_OF_TYPES, TABLES_HAVE_STRING_TABLES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Final

    from tblgen_build._core import Record, TemplateValue

    from .searchable_table import SearchableEnum, SearchIndex, Table, TableField

    Opcode = Callable[[Record], int]

_INTEGER_WIDTHS: Final = (8, 16, 32, 64)


_GUARDED: Final = cpp("""
    #ifdef $guard
    $body
    #endif

""")
_UNDEFINE: Final = cpp("""
    #undef $guard
""")
_ENUM: Final = cpp("""
    enum $name$type {
      $values
    };
""")
_TABLE: Final = cpp("""
    constexpr $type $name[] = {
      $rows
    };
    $strings
    $lookups
""")
_STRING: Final = cpp("""
    StringRef get${type}Str(StringTable::Offset Offset) {
      return ${table}Strings[Offset];
    }
""")
_ROW: Final = cpp("{ $fields }, // $number")


def _guarded(guard: str, guards: set[str], body: TemplateValue) -> str:
    guards.add(guard)
    return _GUARDED(guard=guard, body=body)


def undefine(guards: set[str]) -> str:
    return "".join([_UNDEFINE(guard=guard) for guard in sorted(guards)])


def enum_text(enum: SearchableEnum, guards: set[str]) -> str:
    values = [f"{name} = {number}," for name, number in enum.entries.values()]
    return _guarded(
        f"GET_{enum.guard}_DECL",
        guards,
        _ENUM(name=enum.name, type=f" : {enum.type}" if enum.type else "", values=values),
    )


def table_text(table: Table, guards: set[str], opcode: Opcode) -> str:
    """`opcode` gives an instruction's number."""
    indices = [index for index in (table.primary_key, *table.indices) if index]
    declarations = of_each(indices, lambda index: f"{_signature(table, index)};")
    has_strings = any(field.is_string for field in table.fields)
    if has_strings and table.where.release.has(TABLES_HAVE_STRING_TABLES):
        table.strings = StringOffsets()
        declarations.append(f"StringRef get{table.cpp_type}Str(StringTable::Offset);")
    rows = _rows(table)
    lookups = of_each(indices, lambda index: _lookup(table, index, opcode))
    declared = _guarded(f"GET_{table.guard}_DECL", guards, declarations)
    definition = _TABLE(
        type=table.cpp_type,
        name=table.name,
        rows=rows,
        strings=_strings(table),
        lookups=lookups,
    )
    return declared + _guarded(f"GET_{table.guard}_IMPL", guards, definition)


def _strings(table: Table) -> str:
    if table.strings is None:
        return ""
    function = _STRING(type=table.cpp_type, table=table.name)
    return table.strings.definition(f"{table.name}Strings") + function


def _rows(table: Table) -> list[str]:
    # Entry by entry: strings are stored in this order.
    rows = of_each(
        table.entries, lambda entry: [field.text(entry, table) for field in table.fields]
    )
    key = table.sparse_key
    if key is not None:
        rows = _sparse_rows(table, key, rows)
    return [_ROW(fields=", ".join(row), number=number) for number, row in enumerate(rows)]


def _sparse_rows(table: Table, key: TableField, rows: list[list[str]]) -> list[list[str]]:
    """A row for each value of the key. The key of an empty one is another row's."""
    assert key.type
    by_number: dict[int, list[str]] = {}
    for entry, row in zip(table.entries, rows, strict=True):
        number = key.number(entry, table.where)
        if number in by_number:
            raise entry.error(
                f"table '{table.name}' has a row for each value of '{key.name}', and two entries "
                f"have {number}"
            )
        by_number[number] = row
    return [
        by_number.get(number) or _empty_row(table, key, number)
        for number in range(1 << key.type.width)
    ]


def _empty_row(table: Table, key: TableField, number: int) -> list[str]:
    other = "0x0" if number else "0x1"
    return [other if field is key else "{}" for field in table.fields]


# --- types --------------------------------------------------------------------


def _type(table: Table, index: SearchIndex, field: TableField, string: str) -> str:
    """The C++ type of a key field; `string` is that of text."""
    assert field.type
    if field.is_string:
        return string
    if field.type.kind == "bits":
        width = next((width for width in _INTEGER_WIDTHS if field.type.width <= width), 0)
        if not width:
            raise index.where.error(
                f"key field '{field.name}' of lookup '{index.name}' has {field.type.width} bits; "
                "a key has at most 64"
            )
        return f"uint{width}_t"
    if field.type.kind == "bit":
        return "bool"
    if field.enum or field.is_intrinsic or field.is_instruction:
        return "unsigned"
    raise index.where.error(
        f"field '{field.name}' of table '{table.name}' has type '{field.type}', which cannot be "
        f"the key of lookup '{index.name}': use bits, a string, or an enum by "
        f"'TypeOf_{field.name}'"
    )


def _result(table: Table, index: SearchIndex) -> str:
    if index.returns_range:
        return f"llvm::iterator_range<const {table.cpp_type} *> "
    return f"const {table.cpp_type} *"


def _signature(table: Table, index: SearchIndex) -> str:
    arguments = [f"{_type(table, index, f, 'StringRef')} {f.name}" for f in index.fields]
    return f"{_result(table, index)}{index.name}({', '.join(arguments)})"


def _members(table: Table, index: SearchIndex, string: str) -> list[str]:
    return [f"{_type(table, index, field, string)} {field.name};" for field in index.fields]


# --- lookup functions -----------------------------------------------------------

_LOOKUP: Final = cpp("""

    $signature {
      $index
      $range_check
      $search
    }
""")
_INDEX: Final = cpp("""
    struct IndexType {
      $members
      unsigned _index;
    };
    static const struct IndexType Index[] = {
      $rows
    };

""")
_INDEX_ROW: Final = cpp("{ $keys, $position },")
_RANGE_CHECK: Final = cpp("""
    if (($type)$key != std::clamp(($type)$key, ($type)$low, ($type)$high))
      return nullptr;

""")
_RANGE_CHECK_OF_TYPE: Final = cpp("""
    if (($type)$key != std::clamp<$type>($key, $low, $high))
      return nullptr;

""")
_RANGE_CHECK_BY_ORDER: Final = cpp("""
    if (($key < $low) ||
        ($key > $high))
      return nullptr;

""")
_DIRECT: Final = cpp("""
    auto Table = ArrayRef($array);
    size_t Idx = $key - $first;
    return &$found;
""")
_SPARSE: Final = cpp("""
    if ($key >= $size)
      return nullptr;
    const auto *Entry = &$array[$key];
    return Entry->$key == $key ? Entry : nullptr;
""")
_DIRECT_FROM_0: Final = cpp("""
    auto Table = ArrayRef($array);
    size_t Idx = $key;
    return Idx >= Table.size() ? nullptr : &$found;
""")
_SEARCH: Final = cpp("""
    struct KeyType {
      $members
    };
    KeyType Key = {$keys};
    struct Comp {
      $less
    };
    auto Table = ArrayRef($array);
    auto Idx = std::lower_bound(Table.begin(), Table.end(), Key, Comp());
    if ($missed)
      return nullptr;

    return &$found;
""")
_SEARCH_BY_LAMBDA: Final = cpp("""
    struct KeyType {
      $members
    };
    KeyType Key = {$keys};
    auto Table = ArrayRef($array);
    auto Idx = std::lower_bound(Table.begin(), Table.end(), Key,
      $less);

    if ($missed)
      return nullptr;
    return &$found;
""")
_SEARCH_RANGE: Final = cpp("""
    struct KeyType {
      $members
    };
    KeyType Key = {$keys};
    struct Comp {
      $less
      $greater
    };
    auto Table = ArrayRef($array);
    auto It = std::equal_range(Table.begin(), Table.end(), Key, Comp());
    return llvm::make_range(It.first, It.second);
""")
_COMPARISON: Final = cpp("""
    bool operator()(const $left &LHS, const $right &RHS) const {
      $fields
      return false;
    }
""")
_LAMBDA: Final = cpp("""
    [](const $left &LHS, const $right &RHS) {
      $fields
      return false;
    }
""")
_COMPARE_STRINGS: Final = cpp("""
    int Cmp$name = StringRef(LHS.$name).compare(RHS.$name);
    if (Cmp$name < 0) return true;
    if (Cmp$name > 0) return false;
""")
_COMPARE_STORED_STRINGS: Final = cpp("""
    StringRef LHS${name}Str = $first;
    StringRef RHS${name}Str = $second;
    int Cmp$name = LHS${name}Str.compare(RHS${name}Str);
    if (Cmp$name < 0) return true;
    if (Cmp$name > 0) return false;
""")
_COMPARE_NUMBERS: Final = cpp("""
    if (${cast}LHS.$name < ${cast}RHS.$name)
      return true;
    if (${cast}LHS.$name > ${cast}RHS.$name)
      return false;
""")


def _lookup(table: Table, index: SearchIndex, opcode: Opcode) -> str:
    sparse_key = table.sparse_key
    if sparse_key is not None and sparse_key.type:
        rows = 1 << sparse_key.type.width
        return _LOOKUP(
            signature=_signature(table, index),
            index="",
            range_check="",
            search=_SPARSE(array=table.name, key=sparse_key.name, size=rows),
        )
    index_array = ""
    entries = table.entries
    entry_type, array = table.cpp_type, table.name
    if index is not table.primary_key:
        order = index.order(table.entries)
        ranked = sorted(enumerate(table.entries), key=lambda entry: order(entry[1]))
        entries = [entry for _, entry in ranked]
        entry_type, array = "IndexType", "Index"
        index_array = _index_array(table, index, ranked)
    release = table.where.release
    may_be_direct = not (index.early_out and release.has(EARLY_OUTS_SEARCH))
    is_direct = may_be_direct and _is_contiguous(index, entries, opcode)
    is_checked = index.early_out or is_direct
    if is_direct and not release.has(ROWS_OF_KEYS_START_ANYWHERE):
        is_checked = False
    return _LOOKUP(
        signature=_signature(table, index),
        index=index_array,
        range_check=_range_check(table, index, entries) if is_checked else "",
        search=(
            _direct(table, index, entries[0], array)
            if is_direct
            else _search(table, index, entry_type, array)
        ),
    )


def _index_text(table: Table, field: TableField) -> Callable[[Record], str]:
    if field.is_string:
        return lambda entry: field.upper_text(entry, table)
    return lambda entry: field.text(entry, table)


def _index_array(table: Table, index: SearchIndex, ranked: Iterable[tuple[int, Record]]) -> str:
    texts = [_index_text(table, field) for field in index.fields]
    return _INDEX(
        members=_members(table, index, "const char *" if table.strings is None else "unsigned"),
        rows=[
            _INDEX_ROW(keys=", ".join([text(entry) for text in texts]), position=position)
            for position, entry in ranked
        ],
    )


def _is_contiguous(index: SearchIndex, entries: list[Record], opcode: Opcode) -> bool:
    if len(index.fields) != 1 or not index.fields[0].is_counted:
        return False
    field = index.fields[0]
    order: list[str | int | tuple[str | int | bool, ...]]
    if field.is_instruction:
        order = [opcode(entry.value_as_def(field.name)) for entry in entries]
    else:
        order = [field.order(entry, index.where) for entry in entries]
    first = order[0]
    if first != 0 and not entries[0].release.has(ROWS_OF_KEYS_START_ANYWHERE):
        return False
    return isinstance(first, int) and all(n == first + at for at, n in enumerate(order))


def _range_check(table: Table, index: SearchIndex, entries: list[Record]) -> str:
    """Leave early where the first key is outside of what the table has."""
    field = index.fields[0]
    if not entries[0].release.has(RANGES_ARE_CLAMPED):
        return _RANGE_CHECK_BY_ORDER(
            key=field.name,
            low=field.text(entries[0], table),
            high=field.text(entries[-1], table),
        )
    is_typed = entries[0].release.has(CLAMPS_ARE_OF_TYPES)
    check = _RANGE_CHECK_OF_TYPE if is_typed else _RANGE_CHECK
    return check(
        type=_type(table, index, field, ""),
        key=field.name,
        low=field.text(entries[0], table),
        high=field.text(entries[-1], table),
    )


def _direct(table: Table, index: SearchIndex, first: Record, array: str) -> str:
    field = index.fields[0]
    found = "Table[Idx]" if index is table.primary_key else f"{table.name}[Table[Idx]._index]"
    if not first.release.has(ROWS_OF_KEYS_START_ANYWHERE):
        return _DIRECT_FROM_0(array=array, key=field.name, found=found)
    return _DIRECT(array=array, key=field.name, first=field.text(first, table), found=found)


def _search(table: Table, index: SearchIndex, entry_type: str, array: str) -> str:
    members = _members(table, index, "std::string")
    keys = ", ".join([f"{f.name}.upper()" if f.is_string else f.name for f in index.fields])
    less = _comparison(table, index, entry_type, "KeyType")
    if index.returns_range:
        greater = _comparison(table, index, "KeyType", entry_type)
        return _SEARCH_RANGE(members=members, keys=keys, less=less, greater=greater, array=array)
    misses = [
        f"Key.{field.name} != {_looked_up(table, field, f'Idx->{field.name}')}"
        for field in index.fields
    ]
    by_class = table.where.release.has(LOOKUPS_COMPARE_BY_CLASS)
    search = _SEARCH if by_class else _SEARCH_BY_LAMBDA
    return search(
        members=members,
        keys=keys,
        less=less if by_class else less.rstrip(),
        array=array,
        missed=" ||\n    ".join(["Idx == Table.end()", *misses]),
        found="*Idx" if index is table.primary_key else f"{table.name}[Idx->_index]",
    )


def _looked_up(table: Table, field: TableField, text: str) -> str:
    if table.strings is None or not field.is_string:
        return text
    return f"{table.name}Strings[{text}]"


def _compare_strings(table: Table, field: TableField, left: str) -> str:
    name = field.name
    if table.strings is None:
        return _COMPARE_STRINGS(name=name)
    first, second = f"LHS.{name}", f"RHS.{name}"
    if left == "KeyType":
        second = _looked_up(table, field, second)
    else:
        first = _looked_up(table, field, first)
    return _COMPARE_STORED_STRINGS(name=name, first=first, second=second)


def _comparison(table: Table, index: SearchIndex, left: str, right: str) -> str:
    fields: list[str] = []
    for field in index.fields:
        name = field.name
        if not field.is_string:
            fields.append(_COMPARE_NUMBERS(name=name, cast="(unsigned)" if field.enum else ""))
            continue
        if index is table.primary_key:
            raise index.where.error(
                f"text is looked up without regard to case, which the primary key of table "
                f"'{table.name}' cannot do: make '{name}' the key of a SearchIndex"
            )
        fields.append(_compare_strings(table, field, left))
    by_class = table.where.release.has(LOOKUPS_COMPARE_BY_CLASS)
    comparison = _COMPARISON if by_class else _LAMBDA
    return comparison(left=left, right=right, fields=fields)
