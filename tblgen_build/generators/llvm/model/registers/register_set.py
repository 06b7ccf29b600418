"""Sets of registers: elements are records, or registers that RegisterTuples make.

It knows RegisterTuples and which records stand for sets; the operators are in `set_theory`.
"""

from __future__ import annotations

from tblgen_build.generators.llvm.model.registers.tuple_register import TupleRegister
from tblgen_build.generators.llvm.model.set_theory import SetTheory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

    from .tuple_register import Element

# Classes whose definitions stand for what one of their fields evaluates to.
_NAMED_SETS: Final = {"RegisterClass": "MemberList", "CalleeSavedRegs": "SaveList"}


class RegisterSets(SetTheory):
    """Evaluates dags to sets of registers."""

    def __init__(self, records: Records) -> None:
        super().__init__(records, _NAMED_SETS)
        self._tuples_by_name: dict[str, TupleRegister] = {}

    @property
    def tuple_registers(self) -> list[TupleRegister]:
        """All that were made so far, in that order."""
        return list(self._tuples_by_name.values())

    def members(self, record: Record) -> list[Element] | None:
        if record.is_subclass_of("RegisterTuples"):
            return self._tuples(record)
        return super().members(record)

    # --- tuples

    def _tuples(self, record: Record) -> list[Element]:
        dimension = len(record.value_as_list_of_defs("SubRegIndices"))
        sub_registers = record.value_as_list("SubRegs")
        if dimension != len(sub_registers):
            raise record.error(
                f"SubRegIndices and SubRegs size mismatch: there are {dimension} "
                f"indices for {len(sub_registers)} lists"
            )
        if dimension < 2:
            raise record.error("Tuples must have at least 2 sub-registers")
        lists = [list(self.evaluate(value, record)) for value in sub_registers]
        names = record.value_as_list_of_strings("RegAsmNames")
        return [
            self._tuple(record, names, index, list(parts))
            for index, parts in enumerate(zip(*lists, strict=False))
        ]

    def _tuple(
        self, record: Record, names: list[str], index: int, parts: list[Element]
    ) -> TupleRegister:
        name = "_".join([part.name for part in parts])
        if names and index >= len(names):
            raise record.error(f"Register tuple definition missing name for '{name}'.")
        if name in self._tuples_by_name:
            raise record.error(f"Register tuple redefines register '{name}'.")
        tuple_ = TupleRegister(record, name, names[index] if names else "", parts)
        self._tuples_by_name[name] = tuple_
        return tuple_
