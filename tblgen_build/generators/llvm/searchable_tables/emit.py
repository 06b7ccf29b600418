"""Searchable tables as C++: enums, arrays of entries, lookup functions.

Knows tables as `model` has them, no records beyond a field's text.
"""

from __future__ import annotations

from .model import upper

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Final

    from tblgen_build._core import Record

    from .model import Enum, SearchIndex, Table, TableField

    Opcode = Callable[[Record], int]

_INTEGER_WIDTHS: Final = (8, 16, 32, 64)


def _guarded(guard: str, guards: set[str], body: str) -> str:
    guards.add(guard)
    return f"#ifdef {guard}\n{body}#endif\n\n"


def undefine(guards: set[str]) -> str:
    return "".join([f"#undef {guard}\n" for guard in sorted(guards)])


def enum_text(enum: Enum, guards: set[str]) -> str:
    values = "".join([f"  {name} = {number},\n" for name, number in enum.entries.values()])
    return _guarded(f"GET_{enum.guard}_DECL", guards, f"enum {enum.name} {{\n{values}}};\n")


def table_text(table: Table, guards: set[str], opcode: Opcode) -> str:
    """`opcode` gives an instruction's number."""
    lookups = [index for index in (table.primary_key, *table.indices) if index]
    declarations = "".join([f"{_signature(table, index)};\n" for index in lookups])
    parts = [_guarded(f"GET_{table.guard}_DECL", guards, declarations)]
    body = [_array(table)]
    body += [_lookup(table, index, opcode) for index in lookups]
    parts.append(_guarded(f"GET_{table.guard}_IMPL", guards, "".join(body)))
    return "".join(parts)


def _array(table: Table) -> str:
    columns = [[field.text(entry, table) for entry in table.entries] for field in table.fields]
    rows = zip(*columns, strict=True) if columns else [()] * len(table.entries)
    lines = "".join([f"  {{ {', '.join(row)} }},\n" for row in rows])
    return f"constexpr {table.cpp_type} {table.name}[] = {{\n{lines} }};\n"


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
        return f"llvm::iterator_range<const {table.cpp_type} *>"
    return f"const {table.cpp_type} *"


def _signature(table: Table, index: SearchIndex) -> str:
    arguments = [f"{_type(table, index, f, 'StringRef')} {f.name}" for f in index.fields]
    return f"{_result(table, index)} {index.name}({', '.join(arguments)})"


def _members(table: Table, index: SearchIndex, string: str) -> str:
    return "".join([f"    {_type(table, index, f, string)} {f.name};\n" for f in index.fields])


# --- lookup functions -----------------------------------------------------------


def _lookup(table: Table, index: SearchIndex, opcode: Opcode) -> str:
    is_primary = index is table.primary_key
    parts = [f"\n{_signature(table, index)} {{\n"]
    if is_primary:
        entries = table.entries
        entry_type, array = table.cpp_type, table.name
    else:
        order = index.order()
        ranked = sorted(enumerate(table.entries), key=lambda entry: order(entry[1]))
        entries = [entry for _, entry in ranked]
        entry_type, array = "IndexType", "Index"
        parts.append(_index_array(table, index, ranked))
    is_direct = not index.early_out and _is_contiguous(index, entries, opcode)
    if index.early_out or is_direct:
        parts.append(_range_check(table, index, entries))
    if is_direct:
        parts.append(_direct(table, index, entries[0], array))
    else:
        parts.append(_search(table, index, entry_type, array))
    parts.append("}\n")
    return "".join(parts)


def _index_text(table: Table, field: TableField) -> Callable[[Record], str]:
    if field.is_string:
        return lambda entry: upper(field.text(entry, table))
    return lambda entry: field.text(entry, table)


def _index_array(table: Table, index: SearchIndex, ranked: Iterable[tuple[int, Record]]) -> str:
    texts = [_index_text(table, field) for field in index.fields]
    rows = "".join(
        [
            f"    {{ {', '.join([text(entry) for text in texts])}, {position} }},\n"
            for position, entry in ranked
        ]
    )
    return (
        f"  struct IndexType {{\n{_members(table, index, 'const char *')}"
        f"    unsigned _index;\n  }};\n"
        f"  static const struct IndexType Index[] = {{\n{rows}  }};\n\n"
    )


def _is_contiguous(index: SearchIndex, entries: list[Record], opcode: Opcode) -> bool:
    if len(index.fields) != 1 or not index.fields[0].is_counted:
        return False
    field = index.fields[0]
    if field.is_instruction:
        numbers = [opcode(entry.value_as_def(field.name)) for entry in entries]
        return numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    order = [field.order(entry, index.where) for entry in entries]
    first = order[0]
    return isinstance(first, int) and all(n == first + at for at, n in enumerate(order))


def _range_check(table: Table, index: SearchIndex, entries: list[Record]) -> str:
    """Leave early where the first key is outside of what the table has."""
    field = index.fields[0]
    type_ = _type(table, index, field, "")
    low, high = field.text(entries[0], table), field.text(entries[-1], table)
    key = f"({type_}){field.name}"
    return (
        f"  if ({key} != std::clamp({key}, ({type_}){low}, ({type_}){high}))\n"
        "    return nullptr;\n\n"
    )


def _direct(table: Table, index: SearchIndex, first: Record, array: str) -> str:
    field = index.fields[0]
    found = "Table[Idx]" if index is table.primary_key else f"{table.name}[Table[Idx]._index]"
    return (
        f"  auto Table = ArrayRef({array});\n"
        f"  size_t Idx = {field.name} - {field.text(first, table)};\n  return &{found};\n"
    )


def _search(table: Table, index: SearchIndex, entry_type: str, array: str) -> str:
    keys = [f"{f.name}.upper()" if f.is_string else f.name for f in index.fields]
    parts = [
        f"  struct KeyType {{\n{_members(table, index, 'std::string')}  }};\n"
        f"  KeyType Key = {{{', '.join(keys)}}};\n  struct Comp {{\n",
        _comparison(table, index, entry_type, "KeyType"),
    ]
    if index.returns_range:
        parts.append(_comparison(table, index, "KeyType", entry_type))
    parts.append(f"  }};\n  auto Table = ArrayRef({array});\n")
    if index.returns_range:
        parts.append(
            "  auto It = std::equal_range(Table.begin(), Table.end(), Key, Comp());\n"
            "  return llvm::make_range(It.first, It.second);\n"
        )
        return "".join(parts)
    misses = [f"Key.{field.name} != Idx->{field.name}" for field in index.fields]
    missed = " ||\n      ".join(["Idx == Table.end()", *misses])
    found = "*Idx" if index is table.primary_key else f"{table.name}[Idx->_index]"
    parts.append(
        "  auto Idx = std::lower_bound(Table.begin(), Table.end(), Key, Comp());\n"
        f"  if ({missed})\n    return nullptr;\n\n  return &{found};\n"
    )
    return "".join(parts)


def _comparison(table: Table, index: SearchIndex, left: str, right: str) -> str:
    parts = [f"    bool operator()(const {left} &LHS, const {right} &RHS) const {{\n"]
    for field in index.fields:
        name = field.name
        if field.is_string:
            if index is table.primary_key:
                raise index.where.error(
                    f"text is looked up without regard to case, which the primary key of table "
                    f"'{table.name}' cannot do: make '{name}' the key of a SearchIndex"
                )
            parts.append(
                f"      int Cmp{name} = StringRef(LHS.{name}).compare(RHS.{name});\n"
                f"      if (Cmp{name} < 0) return true;\n      if (Cmp{name} > 0) return false;\n"
            )
            continue
        cast = "(unsigned)" if field.enum else ""
        for operator, answer in (("<", "true"), (">", "false")):
            parts.append(
                f"      if ({cast}LHS.{name} {operator} {cast}RHS.{name})\n"
                f"        return {answer};\n"
            )
    parts.append("      return false;\n    }\n")
    return "".join(parts)
