"""What all parts of the output are made from."""

from __future__ import annotations

from tblgen_build.generators.cpp.initializers import braced
from tblgen_build.releases.llvm import REGISTER_UNITS_HAVE_A_TYPE
from tblgen_build.releases.targets import CLASSES_ARE_STORED_TOGETHER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build._core import Record, Release
    from tblgen_build.generators.llvm.model.registers.register_file import (
        DerivedRegisterFile,
        RegisterFile,
    )


class Source:
    """A target's registers: as described, and what follows from that."""

    __slots__ = ("classes", "derived", "file", "indices", "name", "registers", "release")

    def __init__(self, target: Record, file: RegisterFile, derived: DerivedRegisterFile) -> None:
        self.name = target.name
        self.release = target.release
        self.file = file
        self.derived = derived
        self.registers = file.registers
        self.classes = file.classes
        self.indices = file.indices


def lane_mask(mask: int) -> str:
    return f"LaneBitmask(0x{mask:016X})"


def index_ranges(source: Source, mode: int) -> list[str]:
    """Rows of the bits that each index covers in a mode, from that of no index on."""
    none = 0xFFFFFFFF if source.release.has(CLASSES_ARE_STORED_TOGETHER) else 0xFFFF
    rows = [braced((none, none)) + ","]
    for index in source.indices:
        size, offset = index.in_mode(mode)
        rows.append(f"{braced((offset & none, size & none))},	// {index.name}")
    return rows


def words(mask: int, count: int) -> list[str]:
    """A mask of `count` bits as words of 32."""
    return [f"0x{mask >> 32 * word & 0xFFFFFFFF:08x}" for word in range((count + 31) // 32)]


def with_offsets(
    rows: list[str], lists: Sequence[tuple[int, ...]], *, terminated: bool
) -> list[str]:
    """The rows of a table of lists, each after the offset of its list."""
    found: list[str] = []
    offset = 0
    for row, list_ in zip(rows, lists, strict=False):
        found.append(f"/* {offset} */ {row}")
        offset += len(list_) + terminated
    return found + rows[len(found) :]


def unit_type(release: Release) -> str:
    """Of the number of a register unit."""
    return "MCRegUnit" if release.has(REGISTER_UNITS_HAVE_A_TYPE) else "unsigned"


def unit_number(release: Release) -> str:
    """A register unit as a plain number."""
    is_typed = release.has(REGISTER_UNITS_HAVE_A_TYPE)
    return "static_cast<unsigned>(RegUnit)" if is_typed else "RegUnit"
