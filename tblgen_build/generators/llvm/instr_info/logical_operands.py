"""How many machine operands each operand of an instruction stands for."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import braced
from tblgen_build.generators.cpp.sections import guarded, in_nested_namespaces

from ..model.spellings import in_section_namespace
from .opcode_type import opcode_type
from .operand_types import KIND_CLASSES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Release

    from ..model.instructions.instruction_set import InstructionSet

_FUNCTIONS: Final = cpp("""
    LLVM_READONLY static unsigned
    getLogicalOperandSize($opcode Opcode, uint16_t LogicalOpIdx) {
      $look_up
    }
    LLVM_READONLY static inline unsigned
    getLogicalOperandIdx($opcode Opcode, uint16_t LogicalOpIdx) {
      auto S = 0U;
      for (auto i = 0U; i < LogicalOpIdx; ++i)
        S += getLogicalOperandSize(Opcode, i);
      return S;
    }
""")

_SIZES: Final = cpp("""
    static const unsigned SizeMap[][$columns] = {
      $rows
    };
    switch (Opcode) {
    default: return LogicalOpIdx;
    $cases
    }
""")

_TYPES: Final = cpp("""
    static const int TypeMap[][$columns] = {
      $rows
    };
    switch (Opcode) {
    default: return -1;
    $cases
    }
""")

_TYPE_FUNCTION: Final = cpp("""
    LLVM_READONLY static int
    getLogicalOperandType($opcode Opcode, uint16_t LogicalOpIdx) {
      $look_up
    }
""")

_ROW: Final = cpp("{$sizes},")

_CASE: Final = cpp("""
    $opcodes
      return $map[$row][LogicalOpIdx];
""")


def _sizes(target: str, instructions: InstructionSet) -> str:
    """The body of a function; empty where no instruction asks for it."""
    by_sizes: dict[tuple[int, ...], list[str]] = {}
    for instruction in instructions.by_number:
        if instruction.flag("UseLogicalOperandMappings"):
            sizes = tuple([operand.num_mi_operands for operand in instruction.operands])
            by_sizes.setdefault(sizes, []).append(instruction.name)
    if not by_sizes:
        return ""
    columns = max([len(sizes) for sizes in by_sizes])
    rows = [
        _ROW(sizes="".join([f"{size}, " for size in sizes]) + "0, " * (columns - len(sizes)))
        for sizes in by_sizes
    ]
    cases = [_case(target, names, "SizeMap", row) for row, names in enumerate(by_sizes.values())]
    return _SIZES(columns=columns, rows=rows, cases=cases)


def _types(target: str, instructions: InstructionSet) -> str:
    """The body of a function: the type of each operand."""
    by_types: dict[tuple[str, ...], list[str]] = {}
    for instruction in instructions.by_number:
        if instruction.flag("UseLogicalOperandMappings"):
            types = tuple([_type(target, operand.record) for operand in instruction.operands])
            by_types.setdefault(types, []).append(instruction.name)
    if not by_types:
        return "return -1;"
    columns = max([len(types) for types in by_types])
    rows = [braced([*types, *["-1"] * (columns - len(types))]) for types in by_types]
    cases = [_case(target, names, "TypeMap", row) for row, names in enumerate(by_types.values())]
    return _TYPES(columns=columns, rows=",\n".join(rows), cases=cases)


def _type(target: str, record: Record) -> str:
    is_enumerated = any(record.is_subclass_of(class_) for class_ in KIND_CLASSES)
    if record.is_anonymous or not is_enumerated:
        return "-1"
    return f"{target}::OpTypes::{record.name}"


def _case(target: str, names: list[str], map_: str, row: int) -> str:
    # In the target's namespace, whatever the instructions' own is.
    return _CASE(opcodes=[f"case {target}::{name}:" for name in names], map=map_, row=row)


def _section(release: Release, target: str, sizes: str) -> str:
    section = in_section_namespace(
        release, f"llvm::{target}", _FUNCTIONS(look_up=sizes, opcode=opcode_type(release))
    )
    return guarded("GET_INSTRINFO_LOGICAL_OPERAND_SIZE_MAP", section)


def sections(release: Release, target: str, instructions: InstructionSet) -> list[str]:
    """None where no instruction asks for it."""
    sizes = _sizes(target, instructions)
    return [_section(release, target, sizes)] if sizes else []


def sections_of_all(release: Release, target: str, instructions: InstructionSet) -> list[str]:
    """As before they were left out where nothing asks for them: types of operands, too."""
    sizes = _sizes(target, instructions) or "return LogicalOpIdx;"
    types = in_nested_namespaces(
        f"llvm::{target}",
        _TYPE_FUNCTION(look_up=_types(target, instructions), opcode=opcode_type(release)),
    )
    return [
        _section(release, target, sizes),
        guarded("GET_INSTRINFO_LOGICAL_OPERAND_TYPE_MAP", types),
    ]
