"""The map of changes in docs/design/index.md: each row must list the files of its worked example.

A row names something in the code that was added by a change of its kind. Outside of documents and
tests, exactly the files of the row may contain that name. Knows nothing of what the names mean.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

PAGE = "docs/design/index.md"
HEADING = "## To change this, go there"
PACKAGE = "tblgen_build"
# What is searched; of tests, only the files that a row names.
FOLDERS = (PACKAGE, "bazel", "cmake", "meson", "packaging", "scripts")
FILES = ("meson.build", "pyproject.toml", "layers.toml")
_NOT_TEXT = {".xz", ".so", ".pyc", ".gz", ".whl"}
_CODE = re.compile(r"`([^`]+)`")
_PATH = re.compile(r"(?:[\w*.-]+/)+[\w*.-]+\.\w+|meson\.build|(?:pyproject|layers)\.toml")
_SCRIPT = re.compile(r"scripts/\w+")
_GENERATED = re.compile(r"\b[Mm]ade by packaging/")
# A number is found only in lines that are about releases.
_RELEASE = re.compile(r"LLVM|llvm|release|since|until|known=|OTHERS|\.td")


@dataclass(frozen=True, slots=True)
class Row:
    line: int
    example: str
    patterns: tuple[str, ...]  # of paths, relative to the root
    count: int

    def finds(self, text: str) -> bool:
        if self.example not in text:
            return False
        if not self.example.isdigit():
            return re.search(rf"(?<!\w){re.escape(self.example)}(?![\w-])", text) is not None
        number = re.compile(rf"(?<![\w.-]){self.example}(?![\w.-])")
        return any(number.search(line) and _RELEASE.search(line) for line in text.splitlines())


def stale_rows(root: Path) -> Iterator[str]:
    """What is wrong with each row."""
    rows = list(read_rows((root / PAGE).read_text(encoding="utf-8")))
    tests = {pattern for row in rows for pattern in row.patterns if pattern.startswith("tests/")}
    texts = dict(_texts(root, tests))
    for row in rows:
        for problem in problems(row, texts):
            yield f"{PAGE}:{row.line}: {problem}"


def read_rows(page: str) -> Iterator[Row]:
    """The rows of the map: change | where | worked example | files."""
    is_inside = False
    for number, line in enumerate(page.splitlines(), 1):
        if line.startswith("## "):
            is_inside = line == HEADING
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if is_inside and line.startswith("|") and len(cells) == 4 and cells[3].isdigit():
            yield Row(number, _CODE.findall(cells[2])[0], tuple(paths(cells[1])), int(cells[3]))


def paths(where: str) -> Iterator[str]:
    """The files written by hand that a cell names; those after `then` are commands to run."""
    for name in _CODE.findall(where.partition("; then")[0]):
        if _SCRIPT.fullmatch(name) or _PATH.fullmatch(name):
            has_root = name.startswith((*FOLDERS[1:], "tests/")) or name in FILES
            yield name if has_root else f"{PACKAGE}/{name}"


def problems(row: Row, texts: Mapping[str, str]) -> Iterator[str]:
    found = [path for path, text in texts.items() if row.finds(text)]
    if row.count != len(row.patterns):
        yield f"the row counts {row.count} files and names {len(row.patterns)}"
    for pattern in row.patterns:
        if not any(fits(path, pattern) for path in found):
            yield f"'{row.example}' is in no file {pattern}"
    for path in found:
        is_named = any(fits(path, pattern) for pattern in row.patterns)
        if not is_named and not path.startswith("tests/"):
            yield f"'{row.example}' is also in {path}, which the row does not name"


def fits(path: str, pattern: str) -> bool:
    return fnmatchcase(path, pattern) or fnmatchcase(path, pattern.replace("/**/", "/"))


def _texts(root: Path, tests: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The files written by hand, by path."""
    for path in _files(root, tests):
        text = path.read_text(encoding="utf-8", errors="replace")
        if not _GENERATED.search(text, 0, 300):
            yield path.relative_to(root).as_posix(), text


def _files(root: Path, tests: Iterable[str]) -> Iterator[Path]:
    yield from (root / name for name in FILES)
    for pattern in tests:
        yield from root.glob(pattern)
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and path.suffix not in _NOT_TEXT and "__pycache__" not in path.parts:
                yield path
