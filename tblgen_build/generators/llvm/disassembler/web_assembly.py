"""WebAssembly's decoder tables: instructions by the bytes of their opcode, a table a prefix."""

from __future__ import annotations

from tblgen_build._core import BitValue
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.releases.llvm import WEB_ASSEMBLY_TABLES_ARE_CONSTANT

from ..model.instructions.instruction_set import InstructionSet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record, Records

    from ..model.instructions.instruction import Instruction

    # By prefix (0: none), by the opcode after it.
    Opcodes = dict[int, dict[int, Instruction]]

_NO_OPCODE: Final = 0xFFFFFFFF
_SIZE: Final = 256
_TABLES: Final = cpp("""

    #include "MCTargetDesc/WebAssemblyMCTargetDesc.h"

    namespace {
    enum EntryType : uint8_t { ET_Unused, ET_Prefix, ET_Instruction };

    struct WebAssemblyInstruction {
      uint16_t Opcode;
      EntryType ET;
      uint8_t NumOperands;
      uint16_t OperandStart;
    };
    } // end anonymous namespace

    $tables
    constexpr uint8_t OperandTable[] = {
      $types
    };


    constexpr struct {
      uint8_t Prefix;
      const WebAssemblyInstruction *Table;
    } PrefixTable[] = {
      $prefixes
    };
""")
_TABLE: Final = cpp("""
    constexpr WebAssemblyInstruction InstructionTable$prefix[] = {
      $entries
    };

""")
_VARIABLE_TABLES: Final = cpp("""

    #include "MCTargetDesc/WebAssemblyMCTargetDesc.h"

    namespace llvm {

    static constexpr int WebAssemblyInstructionTableSize = 256;

    enum EntryType : uint8_t { ET_Unused, ET_Prefix, ET_Instruction };

    struct WebAssemblyInstruction {
      uint16_t Opcode;
      EntryType ET;
      uint8_t NumOperands;
      uint16_t OperandStart;
    };

    $tables
    const uint8_t OperandTable[] = {
      $types
    };

    struct { uint8_t Prefix; const WebAssemblyInstruction *Table; }
    PrefixTable[] = {
      $prefixes
      { 0, nullptr }
    };

    } // end namespace llvm
""")
_VARIABLE_TABLE: Final = cpp("""
    WebAssemblyInstruction InstructionTable$prefix[] = {
      $entries
    };

""")
_INSTRUCTION: Final = cpp("""
    // 0x$opcode: $assembly
    { $number, ET_Instruction, $count, $types },
""")
_PREFIX: Final = "{ 0, ET_Prefix, 0, 0 },"
_UNUSED: Final = "{ 0, ET_Unused, 0, 0 },"
_PREFIX_TABLE: Final = cpp("{ $prefix, InstructionTable$prefix },")


def web_assembly_tables(records: Records) -> str:
    are_constant = records.release.has(WEB_ASSEMBLY_TABLES_ARE_CONSTANT)
    frame, table = (_TABLES, _TABLE) if are_constant else (_VARIABLE_TABLES, _VARIABLE_TABLE)
    opcodes = _opcodes(InstructionSet.of(records))
    operands: list[str] = []
    prefixes = sorted(opcodes)
    text = frame(
        # Adds to `operands`.
        tables=[table(prefix=each, entries=_rows(each, opcodes, operands)) for each in prefixes],
        types=[f"{type_}," for type_ in operands],
        prefixes=[_PREFIX_TABLE(prefix=prefix) for prefix in prefixes if prefix],
    )
    return file_header(" * WebAssembly Disassembler") + text


def _opcodes(instructions: InstructionSet) -> Opcodes:
    found: Opcodes = {}
    for instruction in instructions.by_number:
        record = instruction.record
        if "Inst" not in record:
            continue
        opcode = _encoded(record)
        if opcode == _NO_OPCODE:
            continue
        shift = 8 if opcode <= 0xFFFF else 16
        opcodes = found.setdefault(opcode >> shift, {})
        opcode &= (1 << shift) - 1
        before = opcodes.setdefault(opcode, instruction).record
        # What has operands in registers is no more than a notation.
        if not _is_stack_based(record) or before is record:
            continue
        if not _is_stack_based(before) or _replaces(record, before):
            opcodes[opcode] = instruction
    return found


def _is_stack_based(record: Record) -> bool:
    return record.value_as_bit("StackBased")


def _encoded(record: Record) -> int:
    """The opcode, as far as bits are set from the lowest one on."""
    value = record.value_as_bits("Inst")
    number = 0
    for at in range(min(len(value), 32)):
        bit = value[at]
        if not isinstance(bit, BitValue):
            break
        number |= bit.value << at
    return number


def _replaces(record: Record, before: Record) -> bool:
    """Of instructions with one opcode, the first canonical one is shown, else the shortest text."""
    if before.value_as_bit("IsCanonical"):
        return False
    return record.value_as_bit("IsCanonical") or _text_length(record) < _text_length(before)


def _text_length(record: Record) -> int:
    """Of the assembly as it is written: with the braces of all variants, and spaces."""
    return len(record.value_as_string("AsmString"))


def _rows(prefix: int, opcodes: Opcodes, operands: list[str]) -> list[str]:
    entries = opcodes[prefix]
    rows: list[str] = []
    for opcode in range(_SIZE):
        if opcode not in entries:
            is_prefix = not prefix and opcode != 0 and opcode in opcodes
            rows.append(_PREFIX if is_prefix else _UNUSED)
            continue
        instruction = entries[opcode]
        if not _is_stack_based(instruction.record):
            raise instruction.record.error(
                f"'{instruction.name}' has no form on the stack, and that is what is decoded: "
                "define one with the same opcode and 'StackBased' set"
            )
        types = [operand.operand_type for operand in instruction.operands]
        rows.append(
            _INSTRUCTION(
                opcode=f"{opcode:x}",
                assembly=instruction.record.value_as_string("AsmString"),
                number=instruction.number,
                count=len(types),
                types=_place(types, operands),
            )
        )
    return rows


def _place(types: Sequence[str], operands: list[str]) -> int:
    """Where the types stand in the table of all, at whose end they are put if need be."""
    for at in range(len(operands) - len(types) + 1):
        if operands[at : at + len(types)] == types:
            return at
    at = len(operands)
    operands += types
    return at
