"""Operands by name: enumeration of the names, and tables from names to positions and back."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import number_rows, signed_type, unsigned_type
from tblgen_build.generators.cpp.sections import guarded, in_namespace, in_nested_namespaces
from tblgen_build.releases.llvm import (
    OPERAND_NAMES_ARE_A_CLASS,
    OPERAND_NAMES_ARE_INDEXED,
    OPERAND_NAMES_KEEP_THEIR_ORDER,
    POSITIONS_TELL_OPERAND_NAMES,
)

from .opcode_type import opcode_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Release

    from ..model.instructions.instruction_set import InstructionSet

    Positions = tuple[tuple[int, int], ...]  # of the operands of an instruction, by name's number

_NONE: Final = "OpName::NUM_OPERAND_NAMES"

_ENUM: Final = cpp("""
    enum class OpName$type {
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

_SWITCH_FUNCTION: Final = cpp("""
    LLVM_READONLY
    int16_t getNamedOperandIdx(uint16_t Opcode, OpName Name) {
      assert(Name != OpName::NUM_OPERAND_NAMES);
      static constexpr $type OperandMap[][$columns] = {
        $rows
      };
      switch (Opcode) {
      $cases
      default: return -1;
      }
    }
""")

_SWITCH_CASE: Final = cpp("""
    $opcodes
      return OperandMap[$row][static_cast<unsigned>(Name)];
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
        self.is_indexed = release.has(OPERAND_NAMES_ARE_INDEXED)
        self.has_inverse = release.has(POSITIONS_TELL_OPERAND_NAMES)
        self.maps: dict[Positions, int] = {(): 0}
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
            type=f" : {unsigned_type(count)}" if self.is_indexed else "",
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
        return _POSITION_FUNCTION(
            opcode=self.opcode,
            type=signed_type(-1, self.num_positions - 1),
            columns=len(self.names),
            rows=_position_rows(self.maps, len(self.names)),
        )

    def switch_function(self, instructions: InstructionSet) -> str:
        """For releases without a table from instructions to rows."""
        if not self.names:
            return _NO_POSITIONS(opcode=self.opcode)
        as_they_come: dict[str, int] = {}
        opcodes = _opcodes_by_positions(instructions, as_they_come)
        keys = sorted(opcodes)
        columns = [self.names[name] for name in as_they_come]
        rows = [[(columns[name], position) for name, position in key] for key in keys]
        return _SWITCH_FUNCTION(
            type=signed_type(-1, self.num_positions - 1),
            columns=len(self.names),
            rows=_position_rows(rows, len(self.names)),
            cases=[_SWITCH_CASE(opcodes=opcodes[key], row=at) for at, key in enumerate(keys)],
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


def _position_rows(maps: Iterable[Iterable[tuple[int, int]]], columns: int) -> list[str]:
    rows: list[str] = []
    for key in maps:
        row = ["-1"] * columns
        for name, position in key:
            row[name] = str(position)
        rows.append(_ROW(cells=", ".join(row)))
    return rows


def _opcodes_by_positions(
    instructions: InstructionSet, names: dict[str, int]
) -> dict[Positions, list[str]]:
    """Labels of the instructions by their operands' positions; new names get the next numbers."""
    opcodes: dict[Positions, list[str]] = {}
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
    return opcodes


def _plain_sections(instructions: InstructionSet) -> list[str]:
    """For releases without an enum class: for all targets, sorted by name."""
    names: dict[str, int] = {}
    opcodes = _opcodes_by_positions(instructions, names)
    keys = sorted(opcodes)
    body = "return -1;"
    if names:
        body = _PLAIN_LOOK_UP(
            columns=len(names),
            rows=_position_rows(keys, len(names)),
            cases=[_PLAIN_CASE(opcodes=opcodes[key], row=at) for at, key in enumerate(keys)],
        )
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
    if tables.is_indexed:
        functions = [tables.index_function(), tables.position_function()]
    else:
        functions = [tables.switch_function(instructions)]
    if tables.has_inverse:
        functions.append(tables.name_function())
    enumeration = tables.enumeration()
    return [
        guarded("GET_INSTRINFO_OPERAND_ENUM", in_namespace(namespace, enumeration)),
        guarded("GET_INSTRINFO_NAMED_OPS", in_namespace(namespace, functions)),
    ]
