"""A register that no record describes: one that RegisterTuples make of others."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    from tblgen_build._core import Record, RecordError

    # What sets of records and registers consist of.
    Element: TypeAlias = "Record | TupleRegister"


class TupleRegister:
    """A register that RegisterTuples make of `sub_registers`; most fields are the first one's."""

    __slots__ = ("asm_name", "name", "prototype", "sub_registers", "tuples")

    def __init__(
        self, tuples: Record, name: str, asm_name: str, sub_registers: list[Element]
    ) -> None:
        self.tuples = tuples
        self.name = name
        self.asm_name = asm_name
        self.sub_registers = sub_registers
        first = sub_registers[0]
        self.prototype: Record = first.prototype if isinstance(first, TupleRegister) else first

    def error(self, message: str) -> RecordError:
        return self.tuples.error(message)
