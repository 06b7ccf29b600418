"""Which lines of generated tables are the reference's: all but blank ones, and its explanations.

What explains at length how the generated code works is said in our words, or not at all.
"""

from __future__ import annotations

import re

# Their lines differ from the reference's; their tokens do not.
OTHER_LINES = {
    "gen-asm-matcher",
    "gen-dfa-packetizer",
    "gen-macro-fusion-pred",
    "gen-opt-parser-defs",
    "gen-subtarget",
}
# How a comment begins that explains; it goes on as far as comments follow.
_EXPLANATIONS = (
    "// *** NOTE:",
    "// A zero-terminated",
    "// Get the name of this",
    "// Get the number of dim",
    "// Get the register unit",
    "// If GET_DAGISEL_DECL",
    "// InsnBitWidth",
    "// Reset decode status.",
    "// Some target values",
    "/// Get the dimensions",
    "/// Get the weight",
    "/// getMnemonic -",
    "/// getRegisterName -",
    "/// printInstruction -",
)


def same_in_all(text: str) -> str:
    """The lines that are to be the same, white space collapsed."""
    lines: list[str] = []
    explains = False
    for line in text.splitlines():
        words = re.sub(r"\s+", " ", line).strip()
        explains = words.startswith("//") and (explains or words.startswith(_EXPLANATIONS))
        if words and not explains:
            lines.append(words)
    return "\n".join(lines) + "\n"
