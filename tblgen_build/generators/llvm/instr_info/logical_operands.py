"""How many machine operands each operand of an instruction stands for."""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import guarded, in_namespace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from ..model.instruction_set import InstructionSet

_INDEX_FUNCTION: Final = """LLVM_READONLY static inline unsigned
getLogicalOperandIdx(uint16_t Opcode, uint16_t LogicalOpIdx) {
  auto S = 0U;
  for (auto i = 0U; i < LogicalOpIdx; ++i)
    S += getLogicalOperandSize(Opcode, i);
  return S;
}
"""


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
    lines = [
        "LLVM_READONLY static unsigned\n"
        "getLogicalOperandSize(uint16_t Opcode, uint16_t LogicalOpIdx) {\n"
        f"  static const unsigned SizeMap[][{columns}] = {{\n"
    ]
    for sizes in by_sizes:
        row = [str(size) for size in sizes] + ["0"] * (columns - len(sizes))
        lines.append(f"   {{{''.join([f'{size}, ' for size in row])}}},\n")
    lines.append("  };\n  switch (Opcode) {\n  default: return LogicalOpIdx;\n")
    for number, names in enumerate(by_sizes.values()):
        lines += [f"  case {namespace}::{name}:\n" for name in names]
        lines.append(f"    return SizeMap[{number}][LogicalOpIdx];\n")
    lines.append(f"  }}\n}}\n{_INDEX_FUNCTION}")
    text = in_namespace(f"llvm::{namespace}", "".join(lines))
    return [guarded("GET_INSTRINFO_LOGICAL_OPERAND_SIZE_MAP", text)]
