"""The type of opcodes in tables and functions."""

from __future__ import annotations

from tblgen_build.releases.targets import OPCODES_ARE_LONG

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Release


def opcode_type(release: Release) -> str:
    return "uint32_t" if release.has(OPCODES_ARE_LONG) else "uint16_t"
