"""The function that gives a register's name in assembly."""

from __future__ import annotations

from tblgen_build.generators.cpp.literals import rows, unsigned_type
from tblgen_build.generators.cpp.string_table import StringTable

from ..model.register_file import RegisterFile
from .instructions import string_array

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

    from ..model.register import Register

_PLAIN: Final = "NoRegAltName"


def register_names(records: Records, class_: str) -> str:
    registers = RegisterFile.of(records).registers
    indices = records.all_derived_definitions_if_defined("RegAltNameIndex")
    several = len(indices) > 1
    namespace = registers[0].namespace if registers else ""
    names = [index.name for index in indices] if several else [""]
    tables = "".join([_table(name, registers) for name in names])
    if several:
        lookup = "".join([_case(index, namespace) for index in indices])
        lookup = (
            "  switch(AltIdx) {\n"
            f'  default: llvm_unreachable("Invalid register alt name index!");\n{lookup}  }}\n'
        )
    else:
        lookup = _checked("") + _return("")
    parameters = "MCRegister Reg, unsigned AltIdx" if several else "MCRegister Reg"
    return (
        f"const char *{class_}::getRegisterName({parameters}) {{\n"
        "  unsigned RegNo = Reg.id();\n"
        f'  assert(RegNo && RegNo < {len(registers) + 1} && "Invalid register number!");\n\n'
        f"{tables}{lookup}}}\n\n"
    )


def _table(index: str, registers: list[Register]) -> str:
    names = [_name(register, index) for register in registers]
    table = StringTable(names)
    offsets = [str(table.offset(name)) for name in names]
    size = 0
    if table.stored:
        last, text = table.stored[-1]
        size = last + len(text.encode(errors="surrogateescape")) + 1
    return (
        f"{string_array(f'AsmStrs{index}', table)}"
        f"  static const {unsigned_type(max(size - 1, 0))} RegAsmOffset{index}[] = {{\n"
        f"{rows(offsets, 14, '    ')}  }};\n\n"
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


def _case(index: Record, namespace: str) -> str:
    prefix = f"{namespace}::" if namespace else ""
    fallback = index.value_as_optional_def("FallbackRegAltNameIndex")
    if fallback is None or fallback.name == _PLAIN:
        check = _checked(index.name)
    else:
        check = (
            f"    if (!*(AsmStrs{index.name}+RegAsmOffset{index.name}[RegNo-1]))\n"
            f"      return getRegisterName(RegNo, {prefix}{fallback.name});\n"
        )
    return f"  case {prefix}{index.name}:\n{check}{_return(index.name)}"


def _checked(index: str) -> str:
    return (
        f"  assert(*(AsmStrs{index}+RegAsmOffset{index}[RegNo-1]) &&\n"
        '         "Invalid alt name index for register!");\n'
    )


def _return(index: str) -> str:
    return f"    return AsmStrs{index}+RegAsmOffset{index}[RegNo-1];\n"
