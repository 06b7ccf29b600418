"""Functions that compose sub-register indices and lane masks."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import braced
from tblgen_build.generators.cpp.literals import unsigned_type
from tblgen_build.generators.llvm.register_info.source import lane_mask
from tblgen_build.releases.llvm import INDICES_COMPOSE_BACKWARDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.model.registers.sub_register_index import SubRegIndex
    from tblgen_build.generators.llvm.register_info.source import Source

    Row = list[SubRegIndex | None]

_COMPOSE: Final = cpp("""
    unsigned ${target}GenRegisterInfo::composeSubRegIndicesImpl(unsigned IdxA, unsigned IdxB) const {
      $row_map
      static const $type Rows[$row_count][$count] = {
        $rows
      };

      --IdxA; assert(IdxA < $count); (void) IdxA;
      --IdxB; assert(IdxB < $count);
      return Rows[$row][IdxB];
    }

""")  # noqa: E501

_ROW_MAP: Final = cpp("""
    static const $type RowMap[$count] = {
      $numbers
    };
""")

_REVERSE: Final = cpp("""
    unsigned ${target}GenRegisterInfo::reverseComposeSubRegIndicesImpl(unsigned IdxA, unsigned IdxB) const {
      static const $type Table[$count][$count] = {
        $rows
      };

      --IdxA; assert(IdxA < $count);
      --IdxB; assert(IdxB < $count);
      return Table[IdxA][IdxB];
    }

""")  # noqa: E501

_LANE_TABLES: Final = cpp("""
    struct MaskRolOp {
      LaneBitmask Mask;
      uint8_t  RotateLeft;
    };
    static const MaskRolOp LaneMaskComposeSequences[] = {
      $sequences
    };
    static const $type CompositeSequences[] = {
      $offsets
    };

""")

_ROTATE: Final = cpp("""
    LaneBitmask ${target}GenRegisterInfo::composeSubRegIndexLaneMaskImpl(unsigned IdxA, LaneBitmask LaneMask) const {
      --IdxA; assert(IdxA < $count && "Subregister index out of bounds");
      LaneBitmask Result;
      for (const MaskRolOp *Ops =
           &LaneMaskComposeSequences[CompositeSequences[IdxA]];
           Ops->Mask.any(); ++Ops) {
        LaneBitmask::Type M = LaneMask.getAsInteger() & Ops->Mask.getAsInteger();
        if (unsigned S = Ops->RotateLeft)
          Result |= LaneBitmask((M << S) | (M >> (LaneBitmask::BitWidth - S)));
        else
          Result |= LaneBitmask(M);
      }
      return Result;
    }

    LaneBitmask ${target}GenRegisterInfo::reverseComposeSubRegIndexLaneMaskImpl(unsigned IdxA, LaneBitmask LaneMask) const {
      LaneMask &= getSubRegIndexLaneMask(IdxA);
      --IdxA; assert(IdxA < $count && "Subregister index out of bounds");
      LaneBitmask Result;
      for (const MaskRolOp *Ops =
           &LaneMaskComposeSequences[CompositeSequences[IdxA]];
           Ops->Mask.any(); ++Ops) {
        LaneBitmask::Type M = LaneMask.getAsInteger();
        if (unsigned S = Ops->RotateLeft)
          Result |= LaneBitmask((M >> S) | (M << (LaneBitmask::BitWidth - S)));
        else
          Result |= LaneBitmask(M);
      }
      return Result;
    }

""")  # noqa: E501


def composition_functions(source: Source) -> str:
    rows, row_of = _merged_rows(source.indices)
    reverse = ""
    if source.release.has(INDICES_COMPOSE_BACKWARDS):
        reverse = _reverse(source, rows, row_of)
    return _compose(source, rows, row_of) + reverse + _lanes(source)


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
    return "{ " + "".join([f"{i.qualified_name}, " if i else "0, " for i in row]) + "},"


def _compose(source: Source, rows: list[Row], row_of: list[int]) -> str:
    count = len(source.indices)
    row_map, selected = "", "0"
    if len(rows) > 1:
        numbers = "".join([f"{number}, " for number in row_of])
        row_map = _ROW_MAP(type=unsigned_type(len(rows)), count=count, numbers=numbers)
        selected = "RowMap[IdxA]"
    return _COMPOSE(
        target=source.name,
        row_map=row_map,
        type=unsigned_type(count),
        row_count=len(rows),
        count=count,
        rows=[_cells(row) for row in rows],
        row=selected,
    )


def _reverse(source: Source, rows: list[Row], row_of: list[int]) -> str:
    """What followed by B is what A followed by it gives, read from the merged rows."""
    indices = source.indices
    count = len(indices)
    lines: list[str] = []
    for row in rows:
        reverse: Row = [None] * count
        for second, composite in zip(indices, row, strict=True):
            if composite is not None and reverse[composite.number - 1] is None:
                reverse[composite.number - 1] = second
        lines.append(_cells(reverse))
    return _REVERSE(
        target=source.name,
        type=unsigned_type(count),
        count=count,
        rows=[lines[number] for number in row_of],
    )


def _lanes(source: Source) -> str:
    offset_of: dict[tuple[tuple[int, int], ...], int] = {}
    size = 0
    for index in source.indices:
        if index.lane_transforms not in offset_of:
            offset_of[index.lane_transforms] = size
            size += len(index.lane_transforms) + 1
    sequences: list[tuple[str, str]] = []
    for transforms, offset in offset_of.items():
        steps = [braced((lane_mask(mask), rotation)) for mask, rotation in transforms]
        text = ", ".join([*steps, "{ LaneBitmask::getNone(), 0 }"])
        sequences.append((text, f"Sequence {offset}"))
    offsets = [(str(offset_of[i.lane_transforms]), f"to {i.name}") for i in source.indices]
    return _LANE_TABLES(
        sequences=_rows(sequences), type=unsigned_type(size), offsets=_rows(offsets)
    ) + _ROTATE(target=source.name, count=len(source.indices))


def _rows(rows: list[tuple[str, str]]) -> list[str]:
    """Values with what comments say of them; the last one has no comma."""
    last = len(rows) - 1
    return [f"{v}{'' if n == last else ','} // {what}" for n, (v, what) in enumerate(rows)]
