"""Reads files that hold many small TableGen programs, one test case each.

    // --- name            starts a case; words after the name are tool arguments
    // +++ path            starts a further file of the same case

Line numbers of a case count from the line after its separator.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

CASE = "// --- "
FILE = "// +++ "
MAIN = "case.td"


@dataclass(frozen=True, slots=True)
class Case:
    section: str  # stem of the file it stands in
    name: str
    args: tuple[str, ...]
    files: dict[str, bytes]  # MAIN and what it includes

    @property
    def id(self) -> str:
        return f"{self.section}:{self.name}"


def parse_cases(section: str, text: str) -> list[Case]:
    """The cases of one file. Raises ValueError where two have one name."""
    cases: list[Case] = []
    seen: set[str] = set()
    _, *chunks = ("\n" + text).split("\n" + CASE)
    for chunk in chunks:
        header, _, body = chunk.partition("\n")
        name, *args = header.split()
        if name in seen:
            raise ValueError(f"{section}: two cases are named {name}")
        seen.add(name)
        cases.append(Case(section, name, tuple(args), _files(body + "\n")))
    return cases


def _files(body: str) -> dict[str, bytes]:
    main, *others = ("\n" + body).split("\n" + FILE)
    files = {MAIN: main.removeprefix("\n").encode()}
    for other in others:
        path, _, content = other.partition("\n")
        files[path.strip()] = (content + "\n").encode()
    return files


def load_cases(directory: Path) -> list[Case]:
    """All cases of a folder's .td files, in order of file name and position."""
    cases: list[Case] = []
    for path in sorted(directory.glob("*.td")):
        cases += parse_cases(path.stem, path.read_text(encoding="utf-8"))
    return cases
