"""Relations between instructions (`InstrMapping`): from an instruction to others of its row."""

from __future__ import annotations

from tblgen_build._core import ListValue, RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import braced
from tblgen_build.generators.cpp.sections import guarded
from tblgen_build.releases.llvm import RELATIONS_USE_THEIR_NAMESPACE

from ..model.spellings import constant_spelling, in_section_namespace
from .opcode_type import opcode_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records, Value

    from ..model.instructions.instruction import Instruction
    from ..model.instructions.instruction_set import InstructionSet

_ENUM: Final = cpp("""
    enum $field {
      $enumerators
    };

""")

_EMPTY_FUNCTION: Final = cpp("""
    // $name
    LLVM_READONLY
    $result $name($opcode Opcode$parameters) {
      using namespace $namespace;
      return -1;
    }

""")

_FUNCTION: Final = cpp("""
    // $name
    LLVM_READONLY
    $result $name($opcode Opcode$parameters) {
      $using_namespace
      static $constant $opcode $table[][$columns] = {
        $rows
      }; // End of Table

      unsigned mid;
      unsigned start = 0;
      unsigned end = $count;
      while (start < end) {
        mid = start + (end - start) / 2;
        if (Opcode == $table[mid][0])
          $found
        if (Opcode < $table[mid][0])
          end = mid;
        else
          start = mid + 1;
      }
      if (start == end)
        return -1; // Instruction doesn't exist in this table.

      $tests
      $otherwise}

""")

_RETURN_ONLY_COLUMN: Final = cpp("""
    return $table[mid][1];
""")

_UNRECOGNIZED: Final = cpp("""
    llvm_unreachable("Unrecognized column value!");
""")

_RETURN_COLUMN: Final = cpp("""
    if ($test)
      return $table[mid][$column];
""")


class _Mapping:
    """One relation, checked."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.filter_class = record.value_as_string("FilterClass")
        self.row_fields = record.value_as_list_of_strings("RowFields")
        self.column_fields = record.value_as_list_of_strings("ColFields")
        # A key column may be longer than the fields that it is about; the rest means nothing.
        self.key_column = list(record.value_as_list("KeyCol"))[: len(self.column_fields)]
        columns = record.value_as_list("ValueCols")
        if not columns:
            self._fail("the record's `ValueCols' are empty")
        self.columns: list[list[Value]] = []
        for column in columns:
            assert isinstance(column, ListValue)
            self.columns.append(list(column))
        if any(len(column) != len(self.column_fields) for column in self.columns):
            self._fail("the entries of field `ValueCols' have not as many entries as `ColFields'")
        if len(self.key_column) < len(self.column_fields):
            self._fail("field `KeyCol' has fewer entries than `ColFields'")

    def _fail(self, what: str) -> None:
        raise self.record.error(f"InstrMapping record `{self.record.name}': {what}")

    def field(self, record: Record, name: str) -> Value:
        value = record.value(name)
        if value is None:
            raise record.error(f"No value '{name}' found in '{record.name}' instruction record.")
        return value

    def table(self, records: Records) -> dict[Record, list[Record | None]]:
        """For each instruction of the key column the one in each column of its row."""
        instructions = self._filtered(records)
        rows: dict[tuple[Value, ...], list[Record]] = {}
        keys: list[tuple[Record, tuple[Value, ...]]] = []
        for record in instructions:
            row = tuple([self.field(record, name) for name in self.row_fields])
            rows.setdefault(row, []).append(record)
            if self._is_in(record, self.key_column):
                keys.append((record, row))
        return {
            key: [self._in_column(key, row, rows[row], column) for column in self.columns]
            for key, row in keys
        }

    def _filtered(self, records: Records) -> list[Record]:
        if records.get_class(self.filter_class) is None:
            raise RecordError(
                f"The class '{self.filter_class}' is not defined (FilterClass of the relation "
                f"'{self.record.name}')",
                self.record.location,
                names=(self.filter_class,),
            )
        return records.all_derived_definitions(self.filter_class)

    def _is_in(self, record: Record, column: list[Value]) -> bool:
        return all(
            own is value or own.as_unquoted_string() == value.as_unquoted_string()
            for name, value in zip(self.column_fields, column, strict=True)
            for own in [self.field(record, name)]
        )

    def _in_column(
        self, key: Record, row: tuple[Value, ...], candidates: list[Record], column: list[Value]
    ) -> Record | None:
        found = [record for record in candidates if self._is_in(record, column)]
        if len(found) > 1:
            fields = ", ".join([str(value) for value in row])
            raise RecordError(
                f"Multiple matches found for `{key.name}', for the relation "
                f"`{self.record.name}', row fields [{fields}], column "
                f"`[{', '.join([str(v) for v in column])}]': {found[0].name}, {found[1].name}"
            )
        return found[0] if found else None


def sections(records: Records, instructions: InstructionSet) -> list[str]:
    """None where there are no relations."""
    definitions = records.all_derived_definitions_if_defined("InstrMapping")
    if not definitions:
        return []
    mappings = [_Mapping(record) for record in definitions]
    parts = [_enumerations(mappings)]
    parts += [_function(records, mapping, instructions) for mapping in mappings]
    text = in_section_namespace(records.release, f"llvm::{instructions.namespace}", parts)
    return [guarded("GET_INSTRMAP_INFO", text)]


def _enumerator(field: str, value: Value) -> str:
    return f"{field}_{value.as_unquoted_string()}"


def _enumerations(mappings: list[_Mapping]) -> str:
    """The values that columns ask for, by field."""
    values: dict[str, dict[str, None]] = {}
    for mapping in mappings:
        for position, field in enumerate(mapping.column_fields):
            enumerators = values.setdefault(field, {})
            enumerators.update(
                dict.fromkeys([_enumerator(field, c[position]) for c in mapping.columns])
            )
    parts: list[str] = []
    for field in sorted(values):
        parts.append(_ENUM(field=field, enumerators=",\n".join(values[field])))
    return "".join(parts)


def _function(records: Records, mapping: _Mapping, instructions: InstructionSet) -> str:
    """Before functions used their namespace, those without rows had a table of one, never read."""
    name, namespace = mapping.record.name, instructions.namespace
    uses_namespace = records.release.has(RELATIONS_USE_THEIR_NAMESPACE)
    prefix = "" if uses_namespace else f"{namespace}::"
    table = "Table" if uses_namespace else f"{name}Table"
    opcode = opcode_type(records.release)
    are_long = opcode == "uint32_t"
    result = "int32_t" if are_long else "int"
    rows = _rows(mapping.table(records), instructions.by_number, prefix, opcode)
    if not rows and uses_namespace:
        return _EMPTY_FUNCTION(
            name=name,
            parameters=_parameters(mapping),
            namespace=namespace,
            result=result,
            opcode=opcode,
        )
    end_of_list = f"{prefix}INSTRUCTION_LIST_END"
    return _FUNCTION(
        name=name,
        result=result,
        opcode=opcode,
        parameters=_parameters(mapping),
        using_namespace=f"using namespace {namespace};" if uses_namespace else "",
        constant=constant_spelling(records.release),
        table=table,
        columns=len(mapping.columns) + 1,
        rows=rows or [braced([end_of_list, end_of_list])],
        count=len(rows),
        found="break;" if uses_namespace else "{ break; }",
        tests=_tests(mapping, table),
        otherwise=_otherwise(mapping, table, are_long=are_long),
    )


def _parameters(mapping: _Mapping) -> str:
    """Which column is asked for, where there are several."""
    if len(mapping.columns) == 1:
        return ""
    return "".join([f", enum {field} in{field}" for field in mapping.column_fields])


def _rows(
    table: dict[Record, list[Record | None]],
    instructions: list[Instruction],
    prefix: str,
    opcode: str,
) -> list[str]:
    none = "INSTRUCTION_LIST_END" if opcode == "uint32_t" else f"({opcode})-1U"
    rows: list[str] = []
    for instruction in instructions:
        related = table.get(instruction.record)
        if related is None or not any(related):
            continue
        names = [none if r is None else prefix + r.name for r in related]
        rows.append(braced([prefix + instruction.name, *names]) + ",")
    return rows


def _tests(mapping: _Mapping, table: str) -> list[str]:
    """What asks for the column, where there are several."""
    if len(mapping.columns) == 1:
        return []
    lines: list[str] = []
    for number, column in enumerate(mapping.columns, 1):
        tests = [
            f"in{field} == {_enumerator(field, value)}"
            for field, value in zip(mapping.column_fields, column, strict=True)
        ]
        lines.append(_RETURN_COLUMN(test=" && ".join(tests), table=table, column=number))
    return lines


def _otherwise(mapping: _Mapping, table: str, *, are_long: bool) -> str:
    """What is returned where nobody asked for a column; if nothing, the function ends on that
    line, as the reference's does."""
    if len(mapping.columns) == 1:
        return _RETURN_ONLY_COLUMN(table=table)
    return _UNRECOGNIZED() if are_long else "return -1;"
