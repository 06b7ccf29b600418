"""Lines of generated text, for users and tests that compare outputs line by line.

White space counts only where it parts words. LLVM's comments that explain how the code works are
not in our outputs, which is nobody's loss: those and ours are left out. Labels, headings and
documentation count.
"""

from __future__ import annotations

import difflib
import re

# Their lines differ from the reference's; their tokens do not.
OTHER_LINES = {
    "gen-arm-target-def",
    "gen-clang-attr-pch-read",
    "gen-clang-attr-pch-write",
    "gen-directive-decl",
    "gen-directive-impl",
    "gen-dxil-operation",
    "gen-global-isel-combiner",
    "gen-intrinsic-impl",
    "gen-runtime-libcalls",
    "gen-target-library-info",
}
# In their code comments of the reference explain step after step: lines of comments do not count.
EXPLAINED = {"gen-asm-matcher"}
# How a comment begins that explains; it goes on as far as comments follow.
_EXPLANATIONS = (
    "// *** NOTE:",
    "// =====",
    "// A zero-terminated",
    "// Data tables for",
    "// Don't know how",
    "// Get the name of this",
    "// Get the number of dim",
    "// Get the register unit",
    "// If GET_DAGISEL_DECL",
    "// InsnBitWidth",
    "// ParseSubtargetFeatures -",
    "// Reset decode status.",
    "// Some target values",
    "// Sorted (by key)",
    "// Sorted array of",
    "/// Get the dimensions",
    "/// Get the weight",
    "/// getMnemonic -",
    "/// getRegisterName -",
    "/// printInstruction -",
)
# Lines of comments that go on with something else.
_REMARK = re.compile(
    r"""///\ (Support\ for\ std::optional,|used\ as:|let\ parameters\ =|Explicitly\ declare\ the
        |instantiation\ because|library\.)
      | ///$
      | //\ (Calculate\ how\ many|This\ assumes\ all|`index`\ passed|operand\ \(variadic
        |result\ \(variadic|(operand|result),\ we\ need|value\ pack\ for|keep\ track\ of
        |if\ there\ are\ some|Parsing\ an\ optional|result\.
        |All\ variable-length\ values|Keys\ seen,)""",
    re.VERBOSE,
)


def lines(text: str) -> list[str]:
    """What of a text is compared."""
    found: list[str] = []
    explains = False
    for line in text.splitlines():
        words = " ".join(line.split())
        explains = words.startswith("//") and (explains or words.startswith(_EXPLANATIONS))
        if words and not explains and not _REMARK.match(words):
            found.append(words)
    return found


def code_lines(text: str) -> list[str]:
    """Those that have more than a comment."""
    return [line for line in lines(text) if not line.startswith("//")]


def difference(reference: str, ours: str, generator: str = "") -> str | None:
    """The lines that only one of them has; None where there are none."""
    compared = code_lines if generator in EXPLAINED else lines
    expected, got = compared(reference), compared(ours)
    if expected == got:
        return None
    parted = difflib.unified_diff(expected, got, "reference", "ours", lineterm="", n=1)
    return "\n".join([line for line, _ in zip(parted, range(40), strict=False)])
