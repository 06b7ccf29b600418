"""What all parts of the output are made from."""

from __future__ import annotations

from tblgen_build.dataclass import dataclass
from tblgen_build.generators.cpp.sections import in_namespace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.model.register import Register
    from tblgen_build.generators.llvm.model.register_class import RegisterClass
    from tblgen_build.generators.llvm.model.register_file import DerivedRegisterFile, RegisterFile
    from tblgen_build.generators.llvm.model.sub_register_index import SubRegIndex


@dataclass(frozen=True, slots=True)
class Source:
    target: Record
    file: RegisterFile
    derived: DerivedRegisterFile

    @property
    def name(self) -> str:
        return self.target.name

    @property
    def registers(self) -> list[Register]:
        return self.file.registers

    @property
    def classes(self) -> list[RegisterClass]:
        return self.file.classes

    @property
    def indices(self) -> list[SubRegIndex]:
        return self.file.indices


def namespaced(namespace: str, body: str) -> str:
    return in_namespace(namespace, body) if namespace else body


def lane_mask(mask: int) -> str:
    return f"LaneBitmask(0x{mask:016X})"


def boolean(value: bool) -> str:
    return "true" if value else "false"
