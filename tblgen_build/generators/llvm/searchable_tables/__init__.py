"""Enums, tables and their lookup functions from records (gen-searchable-tables)."""

from __future__ import annotations

from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator

from .lookup_functions import enum_text, table_text, undefine
from .read import read

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options


@generator("gen-searchable-tables", help="tables with functions that search them", fitted=18)
def SEARCHABLE_TABLES(records: Records, options: Options) -> str:
    enums, tables = read(records)
    guards: set[str] = set()
    parts = [enum_text(enum, guards) for enum in enums]

    def opcode(instruction: Record) -> int:
        from ..model.instructions.instruction_set import InstructionSet

        return InstructionSet.of(records).opcodes[instruction]

    parts += of_each(tables, lambda table: table_text(table, guards, opcode))
    parts.append(undefine(guards))
    return "".join(parts)
