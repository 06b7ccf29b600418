"""What all parts of the output are made from."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.model.register_file import DerivedRegisterFile, RegisterFile


class Source:
    """A target's registers: as described, and what follows from that."""

    __slots__ = ("classes", "derived", "file", "indices", "name", "registers")

    def __init__(self, target: Record, file: RegisterFile, derived: DerivedRegisterFile) -> None:
        self.name = target.name
        self.file = file
        self.derived = derived
        self.registers = file.registers
        self.classes = file.classes
        self.indices = file.indices


def lane_mask(mask: int) -> str:
    return f"LaneBitmask(0x{mask:016X})"
