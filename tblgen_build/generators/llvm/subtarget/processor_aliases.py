"""AArch64 only: its target parser resolves the names of processors first.

No record asks for it; the reference goes by the target's name.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

_TARGET: Final = "AArch64"
_INCLUDE: Final = '#include "llvm/TargetParser/AArch64TargetParser.h"\n\n'
_RESOLVE: Final = (
    "CPU = AArch64::resolveCPUAlias(CPU);",
    "TuneCPU = AArch64::resolveCPUAlias(TuneCPU);",
)
_IS_VALID: Final = cpp("""
    bool isCPUStringValid(StringRef CPU) const $virtual {
      CPU = AArch64::resolveCPUAlias(CPU);
      return MCSubtargetInfo::isCPUStringValid(CPU);
    }
""")
_ARGUMENTS: Final = "AArch64::resolveCPUAlias(CPU),\nAArch64::resolveCPUAlias(TuneCPU)"


def resolves(target: str) -> bool:
    """Whether the target's processors have names that its parser resolves."""
    return target == _TARGET


def parser_include(target: str) -> str:
    """The header that has the resolution."""
    return _INCLUDE if resolves(target) else ""


def resolve_aliases(target: str) -> Sequence[str]:
    """Statements that resolve the parameters `CPU` and `TuneCPU`."""
    return _RESOLVE if resolves(target) else ()


def validity_method(target: str, virtual: str) -> str:
    """Of the MC subtarget."""
    return _IS_VALID(virtual=virtual) if resolves(target) else ""


def processor_arguments(target: str) -> str:
    """`CPU` and `TuneCPU` as a constructor hands them on."""
    return _ARGUMENTS if resolves(target) else "CPU, TuneCPU"
