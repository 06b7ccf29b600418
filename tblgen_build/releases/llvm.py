"""How LLVM's generators differ between releases: a row a difference, in the outputs' order."""

from __future__ import annotations

from tblgen_build.releases import Difference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

SEEN: Final = (19, 22)  # releases that there are references of

# --- what all read

VALUE_TYPES_ARE_NUMBERED_BY_NAME: Final = Difference(
    "value types are numbered by name",
    "a value type's number is that of its name's first record; before, a field of it",
    since=22,
    seen="gen-register-info, gen-callingconv, gen-dag-isel",
    derived="20 and 21 as 19: their records have the field `Value`",
)

GENERIC_OPCODES_ARE_COMPLETE: Final = Difference(
    "generic opcodes are complete",
    "all generic instructions that are known have a number; before, those that the files define",
    since=22,
    seen="gen-instr-info",
    derived="20 and 21 as 19: their files say which they have",
)

# --- registers

REGISTERS_HAVE_FILES: Final = Difference(
    "registers have files",
    "the parts of the description of registers are files that the main one includes; before, it "
    "has them itself",
    since=22,
    seen="gen-register-info",
    derived="20 and 21 as 19: the change is of the summer of 2025",
)
