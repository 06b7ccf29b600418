"""The mnemonic of an instruction of X86, as its tables compare and name it."""

from __future__ import annotations

from tblgen_build.releases.llvm import MNEMONICS_GO_ON_AFTER_CONDITIONS

from ..model.instructions.assembly_string import for_variant

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..model.instructions.instruction import Instruction


def mnemonic_of(instruction: Instruction, variant: int) -> str:
    """In capitals as far as the letters are ASCII's; the condition that is part of it is CC."""
    text = for_variant(instruction.asm_string, variant).partition("\t")[0]
    start, condition, end = text.partition("${cond}")
    if condition:
        has_end = instruction.record.release.has(MNEMONICS_GO_ON_AFTER_CONDITIONS)
        text = f"{start}CC{end if has_end else ''}"
    return "".join([c.upper() if c.isascii() else c for c in text])
