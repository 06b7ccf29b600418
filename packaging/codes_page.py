"""Writes docs/codes.md from the core's table of codes."""

from __future__ import annotations

from pathlib import Path
from textwrap import fill

from tblgen_build import _core

PAGE = Path(__file__).parent.parent / "docs" / "codes.md"
HEAD = """\
# Codes of messages

Every error and warning has a code: one for each kind of mistake, the same in every version of
tblgen. `--diagnostics=json` and `--diagnostics=sarif` have it (as `code` and `ruleId`), editors
show it, and `tblgen check` prints it. The plain text of the compile commands is that of LLVM's
tools and has no codes. `tblgen help E0301` prints one section of this page.

Made by `packaging/codes_page.py` from `tblgen_build/core/codes.def`. The rules of `tblgen lint`
have names instead of codes: see [lint](lint.md).
"""
GROUPS = {
    "01": "Text",
    "02": "Grammar",
    "03": "Names",
    "04": "Values",
    "05": "Generators",
    "06": "Commands",
}


def page() -> str:
    parts = [HEAD]
    group = ""
    for code, title, text, wrong, right in _core.codes():
        if code[1:3] != group:
            group = code[1:3]
            parts.append(f"## {GROUPS[group]}\n")
        parts.append(f"### {code}: {title}\n\n{fill(text, 100)}\n")
        parts += [f"```tablegen\n{wrong}\n```\n"] if wrong else []
        parts += [f"Instead:\n\n```tablegen\n{right}\n```\n"] if right else []
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page())
