"""Names of files in design notes, comments and docstrings: each must be a file of the project.

A package's docstring may have a table of its modules, rows of `name   text`, indented by four. Each
name must be a module there. Knows nothing of what the files hold.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from structure.strings import Finding

NOTES = "docs/design"
SUFFIX = r"\.(?:py|cpp|h|def|inc|cmake|bzl)"
_IN_NOTE = re.compile(rf"`([\w./-]+{SUFFIX})`")
_IN_COMMENT = re.compile(rf"(?<![\w./<\"*-])((?:[a-z_]+/)*[a-z_]{{2,}}{SUFFIX})(?!\w|\.\w)")
_COMMENT = re.compile(r'"""(.*?)"""|(?:#|//)([^\n]*)', re.S)
_ROW = re.compile(r"^    ([a-z_]+(?:, [a-z_]+)*)  +\S", re.M)
# LLVM's, and what generators write.
_NOT_OURS = re.compile(r"(?:llvm|mlir|clang)[/-]|arm_|riscv_|hlsl_")


def unknown_files(root: Path, sources: Mapping[str, str]) -> Iterator[Finding]:
    """`sources` are the files of the package, by path."""
    known = _ends(root)
    for path in sorted((root / NOTES).glob("*.md")):
        note = path.relative_to(root).as_posix()
        yield from _unknown(note, path.read_text(encoding="utf-8"), 0, _IN_NOTE, known)
    for name, text in sources.items():
        for match in _COMMENT.finditer(text):
            comment = match[1] or match[2] or ""
            line = text.count("\n", 0, match.start())
            yield from _unknown(name, comment, line, _IN_COMMENT, known)


def _unknown(
    path: str, text: str, line: int, names: re.Pattern[str], known: frozenset[str]
) -> Iterator[Finding]:
    for match in names.finditer(text):
        if match[1] not in known and not _NOT_OURS.match(match[1]):
            at = line + text.count("\n", 0, match.start()) + 1
            yield Finding(path, at, f"there is no file '{match[1]}'")


def _ends(root: Path) -> frozenset[str]:
    """All files of the project, each by every end of its path: `c.py`, `b/c.py`, `a/b/c.py`."""
    ends: set[str] = set()
    for folder in ("tblgen_build", "bazel", "benchmarks", "cmake", "packaging", "tests"):
        for path in (root / folder).rglob("*.*"):
            parts = path.relative_to(root).parts
            ends.update("/".join(parts[start:]) for start in range(len(parts)))
    return frozenset(ends)


def unknown_modules(
    sources: Mapping[str, str], trees: Mapping[str, ast.Module]
) -> Iterator[Finding]:
    for path, tree in trees.items():
        folder = path.removesuffix("__init__.py")
        if folder == path:
            continue
        for match in _ROW.finditer(ast.get_docstring(tree, clean=False) or ""):
            for name in match[1].split(", "):
                if not {f"{folder}{name}.py", f"{folder}{name}/__init__.py"} & sources.keys():
                    yield Finding(path, 1, f"there is no module '{name}' here")
