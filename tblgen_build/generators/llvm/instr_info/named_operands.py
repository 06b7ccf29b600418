"""Operands by name: enumeration of the names, and tables from names to positions and back."""

from __future__ import annotations

from tblgen_build.generators.cpp.literals import rows, signed_type, unsigned_type
from tblgen_build.generators.cpp.sections import guarded, in_namespace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from ..model.instruction_set import InstructionSet

_NONE: Final = "OpName::NUM_OPERAND_NAMES"
_DECLARATIONS: Final = """
LLVM_READONLY int16_t getNamedOperandIdx(uint16_t Opcode, OpName Name);
LLVM_READONLY OpName getOperandIdxName(uint16_t Opcode, int16_t Idx);

"""


class _Tables:
    """`maps` are the different operand lists, as positions by number of the name."""

    def __init__(self, instructions: InstructionSet) -> None:
        self.names: dict[str, int] = {}
        self.maps: dict[tuple[tuple[int, int], ...], int] = {(): 0}
        self.map_of: list[int] = []
        self.num_positions = 0
        for instruction in instructions.by_number:
            if not instruction.flag("UseNamedOperandTable"):
                self.map_of.append(0)
                continue
            key = tuple(
                [
                    (self.names.setdefault(operand.name, len(self.names)), operand.mi_number)
                    for operand in instruction.operands
                ]
            )
            self.map_of.append(self.maps.setdefault(key, len(self.maps)))
            for _, position in key:
                self.num_positions = max(self.num_positions, position + 1)

    def enumeration(self) -> str:
        lines = [f"  {name} = {number},\n" for name, number in self.names.items()]
        count = len(self.names)
        type_ = unsigned_type(count)
        lines.append(f"  NUM_OPERAND_NAMES = {count},\n")
        return f"enum class OpName : {type_} {{\n{''.join(lines)}}}; // enum class OpName\n"

    def index_function(self) -> str:
        type_ = unsigned_type(len(self.maps) - 1)
        indices = rows([str(index) for index in self.map_of], 16, "    ")
        return (
            f"LLVM_READONLY static {type_} getInstructionIndexForOpLookup(uint16_t Opcode) {{\n"
            f"  static constexpr {type_} InstructionIndex[] = {{\n{indices}  }};\n"
            "  return InstructionIndex[Opcode];\n}\n"
        )

    def position_function(self) -> str:
        lines: list[str] = []
        largest = -1
        for key in self.maps:
            row = ["-1"] * len(self.names)
            for name, position in key:
                row[name] = str(position)
                largest = max(largest, position)
            lines.append(f"    {{{', '.join(row)}, }},\n")
        return (
            "LLVM_READONLY int16_t getNamedOperandIdx(uint16_t Opcode, OpName Name) {\n"
            f"  assert(Name != {_NONE});\n"
            f"  static constexpr {signed_type(-1, largest)} OperandMap[][{len(self.names)}] = {{\n"
            f"{''.join(lines)}  }};\n"
            "  unsigned InstrIdx = getInstructionIndexForOpLookup(Opcode);\n"
            "  return OperandMap[InstrIdx][(unsigned)Name];\n}\n"
        )

    def name_function(self) -> str:
        names = [f"OpName::{name}" for name in self.names]
        count = self.num_positions
        lines: list[str] = []
        for key in self.maps:
            row = [_NONE] * count
            for name, position in key:
                row[position] = names[name]
            lines.append(f"    {{{', '.join(row)}, }},\n")
        return (
            "LLVM_READONLY OpName getOperandIdxName(uint16_t Opcode, int16_t Idx) {\n"
            f"  assert(Idx >= 0 && Idx < {count});\n"
            f"  static constexpr OpName OperandMap[][{count}] = {{\n"
            f"{''.join(lines)}  }};\n"
            "  unsigned InstrIdx = getInstructionIndexForOpLookup(Opcode);\n"
            "  return OperandMap[InstrIdx][(unsigned)Idx];\n}\n"
        )


def sections(instructions: InstructionSet) -> list[str]:
    """None where no instruction asks for them."""
    tables = _Tables(instructions)
    if not tables.names:
        return []
    namespace = f"llvm::{instructions.namespace}"
    functions = tables.index_function() + tables.position_function() + tables.name_function()
    return [
        guarded(
            "GET_INSTRINFO_OPERAND_ENUM",
            in_namespace(namespace, tables.enumeration() + _DECLARATIONS),
        ),
        guarded("GET_INSTRINFO_NAMED_OPS", in_namespace(namespace, functions)),
    ]
