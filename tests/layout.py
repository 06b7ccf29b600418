"""Lines of generated text, for users and tests that compare outputs line by line.

White space counts only where it parts words. LLVM's comments that explain how the code works are
not in our outputs, which is nobody's loss: those and ours are left out. Labels, headings and
documentation count.
"""

from __future__ import annotations

import difflib
import re

_EXPLANATION = re.compile(
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
    words = (" ".join(line.split()) for line in text.splitlines())
    return [line for line in words if line and not _EXPLANATION.match(line)]


def difference(reference: str, ours: str) -> str | None:
    """The lines that only one of them has; None where there are none."""
    expected, got = lines(reference), lines(ours)
    if expected == got:
        return None
    parted = difflib.unified_diff(expected, got, "reference", "ours", lineterm="", n=1)
    return "\n".join([line for line, _ in zip(parted, range(40), strict=False)])
