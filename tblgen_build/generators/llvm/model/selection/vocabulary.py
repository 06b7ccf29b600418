"""All that trees of patterns are read and typed with."""

from __future__ import annotations

from .operator_table import OperatorTable
from .pattern_definitions import Definitions
from .types.instruction_types import InstructionTypes
from .types.type_system import TypeSystem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Records
    from tblgen_build.generators.llvm.model.instructions.instruction_set import InstructionSet
    from tblgen_build.generators.llvm.model.registers.register_file import RegisterFile


class Vocabulary:
    __slots__ = ("definitions", "instruction_types", "operators", "types")

    def __init__(
        self, records: Records, registers: RegisterFile, instructions: InstructionSet
    ) -> None:
        self.types = TypeSystem(records, registers)
        self.operators = OperatorTable(records, self.types, instructions)
        self.definitions = Definitions(self.operators, self.types.leaf_types)
        self.instruction_types = InstructionTypes(self.definitions, self.types.leaf_types)
