"""Which opcodes have a mnemonic, as a function for each (gen-x86-mnemonic-tables)."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.string_map import string_map_order
from tblgen_build.registry import generator
from tblgen_build.releases.targets import MNEMONICS_HAVE_OUTER_GUARDS

from ..disassembler.x86.x86_instruction import PREFIX_BYTE, DecodedInstruction
from ..model.instructions.assembly_writers import WRITER_OPTION, chosen_writer
from ..model.instructions.instruction_set import InstructionSet
from ..model.target import require_target
from .mnemonic import mnemonic_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

    from ..model.instructions.instruction import Instruction

_FILE: Final = cpp("""
    namespace llvm {
    namespace X86 {

    #ifdef GET_X86_MNEMONIC_TABLES_H
    #undef GET_X86_MNEMONIC_TABLES_H

    $declarations
    #endif // GET_X86_MNEMONIC_TABLES_H

    #ifdef GET_X86_MNEMONIC_TABLES_CPP
    #undef GET_X86_MNEMONIC_TABLES_CPP

    $definitions
    #endif // GET_X86_MNEMONIC_TABLES_CPP

    } // end namespace X86
    } // end namespace llvm
""")
_FILE_OF_SECTIONS: Final = cpp("""
    #ifdef GET_X86_MNEMONIC_TABLES_H
    #undef GET_X86_MNEMONIC_TABLES_H

    namespace llvm::X86 {

    $declarations
    } // namespace llvm::X86

    #endif // GET_X86_MNEMONIC_TABLES_H

    #ifdef GET_X86_MNEMONIC_TABLES_CPP
    #undef GET_X86_MNEMONIC_TABLES_CPP

    namespace llvm::X86 {

    $definitions
    } // namespace llvm::X86

    #endif // GET_X86_MNEMONIC_TABLES_CPP
""")
_DECLARATION: Final = cpp("bool is$mnemonic(unsigned Opcode);")
_IS_ONE: Final = cpp("""
    bool is$mnemonic(unsigned Opcode) {
      return Opcode == $opcode;
    }

""")
_IS_ONE_OF: Final = cpp("""
    bool is$mnemonic(unsigned Opcode) {
      switch (Opcode) {
      $cases
        return true;
      }
      return false;
    }

""")


@generator(
    "gen-x86-mnemonic-tables",
    help="X86's tables of mnemonics",
    options=[WRITER_OPTION],
    fitted=18,
)
def MNEMONIC_TABLES(records: Records, options: Options) -> str:
    writer = chosen_writer(require_target(records), options)
    opcodes = _opcodes_by_mnemonic(records, writer.value_as_int("Variant"))
    mnemonics = string_map_order(opcodes, records.release)
    guards_are_outside = records.release.has(MNEMONICS_HAVE_OUTER_GUARDS)
    file = _FILE_OF_SECTIONS if guards_are_outside else _FILE
    return file_header("X86 Mnemonic tables") + file(
        declarations=[_DECLARATION(mnemonic=mnemonic) for mnemonic in mnemonics],
        definitions=[_definition(mnemonic, opcodes[mnemonic]) for mnemonic in mnemonics],
    )


def _opcodes_by_mnemonic(records: Records, variant: int) -> dict[str, list[str]]:
    """The names of what the disassembler knows, in order of number."""
    found: dict[str, list[str]] = {}
    for instruction in InstructionSet.of(records).by_number:
        if instruction.record.is_subclass_of("X86Inst") and _has_mnemonic(instruction):
            mnemonic = mnemonic_of(instruction, variant)
            found.setdefault(mnemonic, []).append(instruction.name)
    return found


def _has_mnemonic(instruction: Instruction) -> bool:
    """Whether it is read and written by itself, as prefixes and what has one in front are not."""
    decoded = DecodedInstruction(instruction)
    if not decoded.is_decoded or decoded.form == PREFIX_BYTE:
        return False
    return instruction.record.value_as_string("AsmVariantName") != "NonParsable"


def _definition(mnemonic: str, opcodes: list[str]) -> str:
    if len(opcodes) == 1:
        return _IS_ONE(mnemonic=mnemonic, opcode=opcodes[0])
    return _IS_ONE_OF(mnemonic=mnemonic, cases=[f"case {opcode}:" for opcode in opcodes])
