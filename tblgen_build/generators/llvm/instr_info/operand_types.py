"""The kinds of operands, enumerated, and which kind each operand of each instruction is."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import signed_type, unsigned_type
from tblgen_build.generators.cpp.sections import guarded
from tblgen_build.releases.llvm import UNNAMED_KINDS_ARE_NOT_COUNTED

from ..model.spellings import constant_spelling, in_section_namespace
from .opcode_type import opcode_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records, Release

    from ..model.instructions.instruction import Instruction
    from ..model.instructions.instruction_set import InstructionSet

_ENUM: Final = cpp("""
    enum OperandType {
      $kinds
      OPERAND_TYPE_LIST_END
    };
""")

_TYPE_FUNCTION: Final = cpp("""
    LLVM_READONLY
    static int getOperandType($opcode Opcode, uint16_t OpIdx) {
      static $constant $offset_type Offsets[] = {
        $offsets
      };

      using namespace OpTypes;
      static $constant $kind_type OpcodeOperandTypes[] = {
        $kinds
      };
      return OpcodeOperandTypes[Offsets[Opcode] + OpIdx];
    }
""")

_SIZE_FUNCTION: Final = cpp("""
    LLVM_READONLY
    static int getMemOperandSize(int OpType) {
      switch (OpType) {
      default: return 0;
      $cases
      }
    }
""")

KIND_CLASSES: Final = ("Operand", "RegisterOperand", "RegisterClass")

_SIZE: Final = cpp("""
    $kinds
      return $size;

""")


def sections(records: Records, instructions: InstructionSet, expand: bool) -> list[str]:
    """`expand`: the parts of a complex operand instead of itself."""
    kinds = _kinds(records)
    release = records.release
    namespace = f"llvm::{instructions.namespace}"
    return [
        guarded(
            "GET_INSTRINFO_OPERAND_TYPES_ENUM",
            in_section_namespace(release, f"{namespace}::OpTypes", _enumeration(kinds)),
        ),
        guarded(
            "GET_INSTRINFO_OPERAND_TYPE",
            in_section_namespace(
                release, namespace, _type_function(release, kinds, instructions, expand)
            ),
        ),
        guarded(
            "GET_INSTRINFO_MEM_OPERAND_SIZE",
            in_section_namespace(release, namespace, _size_function(records)),
        ),
    ]


def _kinds(records: Records) -> dict[Record, int]:
    """Operands, register operands, register classes, numbered; those without a name are none."""
    all_: list[Record] = []
    for class_ in KIND_CLASSES:
        all_ += records.all_derived_definitions_if_defined(class_)
    if records.release.has(UNNAMED_KINDS_ARE_NOT_COUNTED):
        all_ = [record for record in all_ if not record.is_anonymous]
    return {record: number for number, record in enumerate(all_) if not record.is_anonymous}


def _enumeration(kinds: dict[Record, int]) -> str:
    return _ENUM(kinds=[f"{record.name} = {number}," for record, number in kinds.items()])


def _types(instruction: Instruction, expand: bool) -> list[Record]:
    if not expand:
        return [operand.record for operand in instruction.operands]
    return [
        operand.mi_record(part)
        for operand in instruction.operands
        for part in range(operand.num_mi_operands)
    ]


def _type_function(
    release: Release, kinds: dict[Record, int], instructions: InstructionSet, expand: bool
) -> str:
    offsets: list[str] = []
    lines: list[str] = []
    headings: list[str] = []  # of what had no operands since; none stands at the end
    offset = 0
    for instruction in instructions.by_number:
        types = _types(instruction, expand)
        offsets.append(f"{offset}, // {instruction.name}")
        offset += len(types)
        names = [record.name if record in kinds else "-1" for record in types]
        headings.append(f"/* {instruction.name} */")
        if names:
            lines += headings
            lines.append("".join([f"{name}, " for name in names]))
            headings = []
    return _TYPE_FUNCTION(
        opcode=opcode_type(release),
        constant=constant_spelling(release),
        offset_type=unsigned_type(offset),
        offsets=offsets,
        kind_type=signed_type(-1, len(kinds)),
        kinds=lines,
    )


def _size_function(records: Records) -> str:
    by_size: dict[int, list[str]] = {}
    for operand in records.all_derived_definitions_if_defined("X86MemOperand"):
        size = operand.value_as_int("Size")
        if size:
            by_size.setdefault(size, []).append(operand.name)
    cases = [
        _SIZE(kinds=[f"case OpTypes::{name}:" for name in names], size=size)
        for size, names in sorted(by_size.items())
    ]
    return _SIZE_FUNCTION(cases=cases)
