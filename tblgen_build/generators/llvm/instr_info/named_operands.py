"""Operands by name: enumeration of the names, and tables from names to positions and back."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import number_rows, signed_type, unsigned_type
from tblgen_build.generators.cpp.sections import guarded, in_namespace, in_nested_namespaces
from tblgen_build.releases.llvm import (
    OPERAND_NAMES_ARE_A_CLASS,
    OPERAND_NAMES_KEEP_THEIR_ORDER,
    POSITIONS_TELL_OPERAND_NAMES,
)

from .opcode_type import opcode_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Release

    from ..model.instruction_set import InstructionSet

_NONE: Final = "OpName::NUM_OPERAND_NAMES"

_ENUM: Final = cpp("""
    enum class OpName : $type {
      $names
      NUM_OPERAND_NAMES = $count,
    }; // enum class OpName

    LLVM_READONLY int16_t getNamedOperandIdx($opcode Opcode, OpName Name);
    $inverse
""")
_INVERSE: Final = cpp("LLVM_READONLY OpName getOperandIdxName($opcode Opcode, int16_t Idx);")

_INDEX_FUNCTION: Final = cpp("""
    LLVM_READONLY static $type getInstructionIndexForOpLookup($opcode Opcode) {
      static constexpr $type InstructionIndex[] = {
        $indices
      };
      return InstructionIndex[Opcode];
    }
""")

_POSITION_FUNCTION: Final = cpp("""
    LLVM_READONLY int16_t getNamedOperandIdx($opcode Opcode, OpName Name) {
      assert(Name != OpName::NUM_OPERAND_NAMES);
      static constexpr $type OperandMap[][$columns] = {
        $rows
      };
      unsigned InstrIdx = getInstructionIndexForOpLookup(Opcode);
      return OperandMap[InstrIdx][(unsigned)Name];
    }
""")

_NO_POSITIONS: Final = cpp("""
    LLVM_READONLY int16_t getNamedOperandIdx($opcode Opcode, OpName Name) {
      assert(Name != OpName::NUM_OPERAND_NAMES);
      return -1;
    }
""")

_NAME_FUNCTION: Final = cpp("""
    LLVM_READONLY OpName getOperandIdxName($opcode Opcode, int16_t Idx) {
      assert(Idx >= 0 && Idx < $columns);
      static constexpr OpName OperandMap[][$columns] = {
        $rows
      };
      unsigned InstrIdx = getInstructionIndexForOpLookup(Opcode);
      return OperandMap[InstrIdx][(unsigned)Idx];
    }
""")

_ROW: Final = cpp("{$cells, },")

_PLAIN_ENUM: Final = cpp("""
    namespace OpName {
    enum {
      $names
      OPERAND_LAST
    };
    } // namespace OpName
""")

_PLAIN_FUNCTION: Final = cpp("""
    LLVM_READONLY
    int16_t getNamedOperandIdx(uint16_t Opcode, uint16_t NamedIdx) {
      $body
    }
""")

_PLAIN_LOOK_UP: Final = cpp("""
    static const int16_t OperandMap [][$columns] = {
      $rows
    };
    switch (Opcode) {
    $cases
    default: return -1;
    }
""")

_PLAIN_CASE: Final = cpp("""
    $opcodes
      return OperandMap[$row][NamedIdx];
""")


class _NamedOperands:
    """`maps` are the different operand lists, as positions by number of the name."""

    def __init__(self, release: Release, instructions: InstructionSet) -> None:
        self.opcode = opcode_type(release)
        self.names: dict[str, int] = {}
        if not release.has(OPERAND_NAMES_KEEP_THEIR_ORDER):
            self.names = {name: number for number, name in enumerate(_sorted_names(instructions))}
        self.has_inverse = release.has(POSITIONS_TELL_OPERAND_NAMES)
        self.maps: dict[tuple[tuple[int, int], ...], int] = {(): 0}
        self.map_of: list[int] = []
        self.num_positions = 1
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
        count = len(self.names)
        return _ENUM(
            type=unsigned_type(count),
            inverse=_INVERSE(opcode=self.opcode) if self.has_inverse else "",
            opcode=self.opcode,
            names=[f"{name} = {number}," for name, number in self.names.items()],
            count=count,
        )

    def index_function(self) -> str:
        return _INDEX_FUNCTION(
            opcode=self.opcode,
            type=unsigned_type(len(self.maps) - 1),
            indices=number_rows([str(index) for index in self.map_of], 16),
        )

    def position_function(self) -> str:
        if not self.names:
            return _NO_POSITIONS(opcode=self.opcode)
        rows: list[str] = []
        largest = -1
        for key in self.maps:
            row = ["-1"] * len(self.names)
            for name, position in key:
                row[name] = str(position)
                largest = max(largest, position)
            rows.append(_ROW(cells=", ".join(row)))
        return _POSITION_FUNCTION(
            opcode=self.opcode, type=signed_type(-1, largest), columns=len(self.names), rows=rows
        )

    def name_function(self) -> str:
        names = [f"OpName::{name}" for name in self.names]
        rows: list[str] = []
        for key in self.maps:
            row = [_NONE] * self.num_positions
            for name, position in key:
                row[position] = names[name]
            rows.append(_ROW(cells=", ".join(row)))
        return _NAME_FUNCTION(opcode=self.opcode, columns=self.num_positions, rows=rows)


def _sorted_names(instructions: InstructionSet) -> list[str]:
    return sorted(
        {
            operand.name
            for instruction in instructions.by_number
            if instruction.flag("UseNamedOperandTable")
            for operand in instruction.operands
        }
    )


def _plain_sections(instructions: InstructionSet) -> list[str]:
    """As before the enumeration was a class: for all targets, in order of the names."""
    names: dict[str, int] = {}
    opcodes: dict[tuple[tuple[int, int], ...], list[str]] = {}
    for instruction in instructions.by_number:
        if instruction.flag("UseNamedOperandTable"):
            positions = {
                names.setdefault(operand.name, len(names)): operand.mi_number
                for operand in instruction.operands
            }
            key = tuple(sorted(positions.items()))
            opcodes.setdefault(key, []).append(
                f"case {instructions.namespace}::{instruction.name}:"
            )
    rows: list[str] = []
    cases: list[str] = []
    for number, key in enumerate(sorted(opcodes)):
        row = ["-1"] * len(names)
        for name, position in key:
            row[name] = str(position)
        rows.append(_ROW(cells=", ".join(row)))
        cases.append(_PLAIN_CASE(opcodes=opcodes[key], row=number))
    body = "return -1;"
    if names:
        body = _PLAIN_LOOK_UP(columns=len(names), rows=rows, cases=cases)
    enumeration = _PLAIN_ENUM(names=[f"{name} = {names[name]}," for name in sorted(names)])
    namespace = f"llvm::{instructions.namespace}"
    return [
        guarded("GET_INSTRINFO_OPERAND_ENUM", in_nested_namespaces(namespace, enumeration)),
        guarded(
            "GET_INSTRINFO_NAMED_OPS",
            in_nested_namespaces(namespace, _PLAIN_FUNCTION(body=body)),
        ),
    ]


def sections(release: Release, instructions: InstructionSet) -> list[str]:
    """None where no instruction asks for them."""
    if not release.has(OPERAND_NAMES_ARE_A_CLASS):
        return _plain_sections(instructions)
    tables = _NamedOperands(release, instructions)
    if not any(i.flag("UseNamedOperandTable") for i in instructions.by_number):
        return []
    namespace = f"llvm::{instructions.namespace}"
    functions = [tables.index_function(), tables.position_function()]
    if tables.has_inverse:
        functions.append(tables.name_function())
    enumeration = tables.enumeration()
    return [
        guarded("GET_INSTRINFO_OPERAND_ENUM", in_namespace(namespace, enumeration)),
        guarded("GET_INSTRINFO_NAMED_OPS", in_namespace(namespace, functions)),
    ]
