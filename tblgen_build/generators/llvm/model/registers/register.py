"""A register as its definition states it, and the place for what is inferred about it."""

from __future__ import annotations

from tblgen_build.generators.llvm.model.registers.tuple_register import TupleRegister

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build._core import Record, RecordError
    from tblgen_build.generators.llvm.model.registers.sub_register_index import SubRegIndex
    from tblgen_build.generators.llvm.model.registers.tuple_register import Element


class Register:
    """A physical register. `number` counts from 1; 0 is NoRegister.

    Sets of registers and of register units are ints: bit n stands for number n.
    """

    __slots__ = (
        "artificial",
        "asm_name",
        "constant",
        "cost_per_use",
        "covered_by_sub_registers",
        "definition",
        "explicit_aliases",
        "explicit_indices",
        "explicit_sub_registers",
        "has_disjunct_sub_registers",
        "index_of",
        "leading_super_registers",
        "name",
        "native_units",
        "number",
        "record",
        "shape",
        "signature",
        "sub_registers",
        "sub_registers_known",
        "super_registers",
        "unit_lane_masks",
        "units",
    )

    def __init__(self, number: int, definition: Element) -> None:
        is_tuple = isinstance(definition, TupleRegister)
        record = definition.prototype if isinstance(definition, TupleRegister) else definition
        self.number = number
        self.definition = definition
        self.record: Record = record  # of a tuple: the one that it takes its fields from
        self.name = definition.name
        self.cost_per_use = record.value_as_list_of_ints("CostPerUse")
        self.covered_by_sub_registers = is_tuple or record.value_as_bit("CoveredBySubRegs")
        self.constant = record.value_as_bit("isConstant")
        self.artificial = record.value_as_bit("isArtificial")
        self.asm_name = (
            definition.asm_name
            if isinstance(definition, TupleRegister)
            else record.value_as_string("AsmName")
        )
        self.has_disjunct_sub_registers = False
        self.explicit_sub_registers: list[Register] = []
        self.explicit_indices: list[SubRegIndex] = []
        self.explicit_aliases: list[Register] = []
        self.leading_super_registers: list[Register] = []
        self.sub_registers_known = False
        # All sub-registers by index, in order of the indices' numbers once they are known.
        self.sub_registers: dict[SubRegIndex, Register] = {}
        self.shape = -1  # number of the set of their indices
        self.index_of: dict[Register, SubRegIndex] = {}
        self.super_registers: list[Register] = []  # topological: smaller ones first
        self.signature = -1  # number of the topological signature
        self.units = 0
        self.native_units = 0  # without those adopted to even out weights
        self.unit_lane_masks: list[int] = []  # parallel to the native units

    def __repr__(self) -> str:
        return f"Register({self.name})"

    @property
    def is_tuple(self) -> bool:
        return isinstance(self.definition, TupleRegister)

    @property
    def namespace(self) -> str:
        return self.record.value_as_string("Namespace")

    @property
    def qualified_name(self) -> str:
        namespace = self.namespace
        return f"{namespace}::{self.name}" if namespace else self.name

    @property
    def dwarf_numbers(self) -> list[int]:
        """One for each flavour; tuples have none."""
        if self.is_tuple or "DwarfNumbers" not in self.record:
            return []
        return self.record.value_as_list_of_ints("DwarfNumbers")

    @property
    def dwarf_alias(self) -> Record | None:
        """The register whose DWARF numbers this one has."""
        if self.is_tuple or "DwarfAlias" not in self.record:
            return None
        return self.record.value_as_optional_def("DwarfAlias")

    def error(self, message: str) -> RecordError:
        return self.definition.error(message)


def bits(mask: int) -> list[int]:
    """The numbers in a set, ascending."""
    text = bin(mask)[:1:-1]
    found = []
    at = text.find("1")
    while at >= 0:
        found.append(at)
        at = text.find("1", at + 1)
    return found


def set_of(numbers: Iterable[int]) -> int:
    """The inverse of `bits`: a set of the numbers."""
    found = 0
    # Numbers mostly come in ascending order: those of a word together, as `found` may be long.
    word = word_number = 0
    for number in numbers:
        if number >> 5 != word_number:
            found |= word << (word_number << 5)
            word = 0
            word_number = number >> 5
        word |= 1 << (number & 31)
    return found | word << (word_number << 5)
