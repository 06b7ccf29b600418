"""Functions that compose sub-register indices and lane masks."""

from __future__ import annotations

from tblgen_build.generators.cpp.literals import unsigned_type
from tblgen_build.generators.llvm.register_info.source import lane_mask

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.model.sub_register_index import SubRegIndex
    from tblgen_build.generators.llvm.register_info.source import Source

    Row = list[SubRegIndex | None]

_ROTATE: Final = """\
LaneBitmask {name}GenRegisterInfo::{method}(unsigned IdxA, LaneBitmask LaneMask) const {{
{prepare}  --IdxA; assert(IdxA < {count} && "Subregister index out of bounds");
  LaneBitmask Result;
  for (const MaskRolOp *Ops =
       &LaneMaskComposeSequences[CompositeSequences[IdxA]];
       Ops->Mask.any(); ++Ops) {{
    LaneBitmask::Type M = LaneMask.getAsInteger(){masked};
    if (unsigned S = Ops->RotateLeft)
      Result |= LaneBitmask((M {forward} S) | (M {backward} (LaneBitmask::BitWidth - S)));
    else
      Result |= LaneBitmask(M);
  }}
  return Result;
}}

"""


def composition_functions(source: Source) -> str:
    rows, row_of = _merged_rows(source.indices)
    return _compose(source, rows, row_of) + _reverse(source, rows, row_of) + _lanes(source)


def _merged_rows(indices: list[SubRegIndex]) -> tuple[list[Row], list[int]]:
    """A row of composites for each index; indices that do not contradict each other share one."""
    rows: list[dict[SubRegIndex, SubRegIndex]] = []
    row_of = []
    for index in indices:
        composites = index.composites
        for number, row in enumerate(rows):
            if all(row.get(second, c) is c for second, c in composites.items()):
                row.update(composites)
                row_of.append(number)
                break
        else:
            row_of.append(len(rows))
            rows.append(dict(composites))
    return [[row.get(index) for index in indices] for row in rows], row_of


def _cells(row: Row) -> str:
    return "".join([f"{index.qualified_name}, " if index else "0, " for index in row])


def _compose(source: Source, rows: list[Row], row_of: list[int]) -> str:
    count = len(source.indices)
    type_ = unsigned_type(count)
    row_map, selected = "", "0"
    if len(rows) > 1:
        numbers = "".join([f"{number}, " for number in row_of])
        row_type = unsigned_type(len(rows))
        row_map = f"  static const {row_type} RowMap[{count}] = {{\n    {numbers}\n  }};\n"
        selected = "RowMap[IdxA]"
    lines = "".join([f"    {{ {_cells(row)}}},\n" for row in rows])
    return (
        f"unsigned {source.name}GenRegisterInfo::"
        "composeSubRegIndicesImpl(unsigned IdxA, unsigned IdxB) const {\n"
        f"{row_map}  static const {type_} Rows[{len(rows)}][{count}] = {{\n{lines}  }};\n\n"
        f"  --IdxA; assert(IdxA < {count}); (void) IdxA;\n"
        f"  --IdxB; assert(IdxB < {count});\n"
        f"  return Rows[{selected}][IdxB];\n}}\n\n"
    )


def _reverse(source: Source, rows: list[Row], row_of: list[int]) -> str:
    """What followed by B is what A followed by it gives, read from the merged rows."""
    indices = source.indices
    count = len(indices)
    lines: dict[int, str] = {}
    for number, row in enumerate(rows):
        reverse: Row = [None] * count
        for second, composite in zip(indices, row, strict=True):
            if composite is not None and reverse[composite.number - 1] is None:
                reverse[composite.number - 1] = second
        lines[number] = f"    {{ {_cells(reverse)}}},\n"
    table = "".join([lines[number] for number in row_of])
    return (
        f"unsigned {source.name}GenRegisterInfo::"
        "reverseComposeSubRegIndicesImpl(unsigned IdxA, unsigned IdxB) const {\n"
        f"  static const {unsigned_type(count)} Table[{count}][{count}] = {{\n{table}  }};\n\n"
        f"  --IdxA; assert(IdxA < {count});\n"
        f"  --IdxB; assert(IdxB < {count});\n"
        "  return Table[IdxA][IdxB];\n}\n\n"
    )


def _lanes(source: Source) -> str:
    offset_of: dict[tuple[tuple[int, int], ...], int] = {}
    size = 0
    for index in source.indices:
        if index.lane_transforms not in offset_of:
            offset_of[index.lane_transforms] = size
            size += len(index.lane_transforms) + 1
    sequences = [
        "    "
        + "".join([f"{{ {lane_mask(mask)}, {rotation} }}, " for mask, rotation in transforms])
        + "{ LaneBitmask::getNone(), 0 }"
        for transforms in offset_of
    ]
    offsets = [offset_of[index.lane_transforms] for index in source.indices]
    numbers = ",\n".join([f"    {offset}" for offset in offsets])
    count = len(source.indices)
    head = (
        "  struct MaskRolOp {\n    LaneBitmask Mask;\n    uint8_t  RotateLeft;\n  };\n"
        "  static const MaskRolOp LaneMaskComposeSequences[] = {\n"
        + ",\n".join(sequences)
        + "\n  };\n"
        f"  static const {unsigned_type(size)} CompositeSequences[] = {{\n{numbers}\n  }};\n\n"
    )
    return (
        head
        + _ROTATE.format(
            name=source.name,
            method="composeSubRegIndexLaneMaskImpl",
            prepare="",
            count=count,
            masked=" & Ops->Mask.getAsInteger()",
            forward="<<",
            backward=">>",
        )
        + _ROTATE.format(
            name=source.name,
            method="reverseComposeSubRegIndexLaneMaskImpl",
            prepare="  LaneMask &= getSubRegIndexLaneMask(IdxA);\n",
            count=count,
            masked="",
            forward=">>",
            backward="<<",
        )
    )
