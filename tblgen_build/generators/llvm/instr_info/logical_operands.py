"""How many machine operands each operand of an instruction stands for."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import guarded, in_namespace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from ..model.instruction_set import InstructionSet

_FUNCTIONS: Final = cpp("""
    LLVM_READONLY static unsigned
    getLogicalOperandSize(uint16_t Opcode, uint16_t LogicalOpIdx) {
      static const unsigned SizeMap[][$columns] = {
        $rows
      };
      switch (Opcode) {
      default: return LogicalOpIdx;
      $cases
      }
    }
    LLVM_READONLY static inline unsigned
    getLogicalOperandIdx(uint16_t Opcode, uint16_t LogicalOpIdx) {
      auto S = 0U;
      for (auto i = 0U; i < LogicalOpIdx; ++i)
        S += getLogicalOperandSize(Opcode, i);
      return S;
    }
""")

_ROW: Final = cpp("{$sizes},")

_CASE: Final = cpp("""
    $opcodes
      return SizeMap[$row][LogicalOpIdx];
""")


def sections(instructions: InstructionSet) -> list[str]:
    """None where no instruction asks for it."""
    by_sizes: dict[tuple[int, ...], list[str]] = {}
    for instruction in instructions.by_number:
        if instruction.flag("UseLogicalOperandMappings"):
            sizes = tuple([operand.num_mi_operands for operand in instruction.operands])
            by_sizes.setdefault(sizes, []).append(instruction.name)
    if not by_sizes:
        return []
    namespace = instructions.namespace
    columns = max([len(sizes) for sizes in by_sizes])
    rows = [
        _ROW(sizes="".join([f"{size}, " for size in sizes]) + "0, " * (columns - len(sizes)))
        for sizes in by_sizes
    ]
    cases = [
        _CASE(opcodes=[f"case {namespace}::{name}:" for name in names], row=row)
        for row, names in enumerate(by_sizes.values())
    ]
    text = _FUNCTIONS(columns=columns, rows=rows, cases=cases)
    section = in_namespace(f"llvm::{namespace}", text)
    return [guarded("GET_INSTRINFO_LOGICAL_OPERAND_SIZE_MAP", section)]
