"""The function that gives a register's name in assembly."""

from __future__ import annotations

from tblgen_build._core import DEFAULT_RELEASE, Release
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import number_rows, unsigned_type
from tblgen_build.generators.cpp.string_table import StringTable
from tblgen_build.generators.llvm.model.spellings import nul_spelling
from tblgen_build.generators.mistakes import of_each

from ..model.registers.register_file import RegisterFile
from .instructions import string_array

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

    from ..model.registers.register import Register

_PLAIN: Final = "NoRegAltName"
_FUNCTION: Final = cpp("""
    const char *$printer::getRegisterName(MCRegister Reg) {
      unsigned RegNo = Reg.id();
      assert(RegNo && RegNo < $count && "Invalid register number!");

      $table
      assert (*(AsmStrs+RegAsmOffset[RegNo-1]) &&
              "Invalid alt name index for register!");
      return AsmStrs+RegAsmOffset[RegNo-1];
    }

""")
_INDEXED_FUNCTION: Final = cpp("""
    const char *$printer::
    getRegisterName(MCRegister Reg, unsigned AltIdx) {
      unsigned RegNo = Reg.id();
      assert(RegNo && RegNo < $count && "Invalid register number!");

      $tables
      switch(AltIdx) {
      default: llvm_unreachable("Invalid register alt name index!");
      $cases
      }
    }

""")
_TABLE: Final = cpp("""
    $strings
    static const $type RegAsmOffset$index[] = {
      $offsets
    };

""")
_CASE: Final = cpp("""
    case $index:
      $name
""")
_NAME: Final = cpp("""
    assert(*(AsmStrs$index+RegAsmOffset$index[RegNo-1]) &&
           "Invalid alt name index for register!");
    return AsmStrs$index+RegAsmOffset$index[RegNo-1];
""")
_NAME_OR_OTHER: Final = cpp("""
    if (!*(AsmStrs$index+RegAsmOffset$index[RegNo-1]))
      return getRegisterName(RegNo, $fallback);
    return AsmStrs$index+RegAsmOffset$index[RegNo-1];
""")


def register_names(records: Records, class_: str) -> str:
    registers = RegisterFile.of(records).registers
    indices = records.all_derived_definitions_if_defined("RegAltNameIndex")
    count = len(registers) + 1
    if len(indices) < 2:
        return _FUNCTION(printer=class_, count=count, table=_table("", registers))
    namespace = registers[0].namespace if registers else ""
    prefix = f"{namespace}::" if namespace else ""
    return _INDEXED_FUNCTION(
        printer=class_,
        count=count,
        tables=[_table(index.name, registers) for index in indices],
        cases=[_case(index, prefix) for index in indices],
    )


def _table(index: str, registers: list[Register]) -> str:
    names = of_each(registers, lambda register: _name(register, index))
    release = registers[0].record.release if registers else Release(DEFAULT_RELEASE)
    table = StringTable(names, nul_spelling(release))
    offsets = [str(table.offset(name)) for name in names]
    size = 0
    if table.stored:
        last, text = table.stored[-1]
        size = last + len(text.encode(errors="surrogateescape")) + 1
    return _TABLE(
        strings=string_array(f"AsmStrs{index}", table),
        type=unsigned_type(max(size - 1, 0)),
        index=index,
        offsets=number_rows(offsets, 14),
    )


def _name(register: Register, index: str) -> str:
    if index in ("", _PLAIN):
        return register.asm_name or register.name
    indices = [i.name for i in register.record.value_as_list_of_defs("RegAltNameIndices")]
    if index not in indices:
        return ""
    names = register.record.value_as_list_of_strings("AltNames")
    position = indices.index(index)
    if position >= len(names):
        raise register.error(
            f"Register definition missing alt name for '{register.name}': AltNames has "
            f"{len(names)} of {len(indices)} names"
        )
    return names[position]


def _case(index: Record, prefix: str) -> str:
    fallback = index.value_as_optional_def("FallbackRegAltNameIndex")
    if fallback is None:
        name = _NAME(index=index.name)
    else:
        name = _NAME_OR_OTHER(index=index.name, fallback=f"{prefix}{fallback.name}")
    return _CASE(index=f"{prefix}{index.name}", name=name)
