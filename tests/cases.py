"""Reads files that hold many small TableGen programs, one test case each.

    // --- name            starts a case; words after the name are tool arguments
    // +++ path            starts a further file of the same case; before the first
                           case, one that all cases of the section share

`@no-eol` among the arguments drops the main file's last line ends: what stands
at the very end of a file is a case of its own. `@intrinsics` asks for LLVM's files
as they are, with the intrinsics of all its targets.

Line numbers of a case count from the line after its separator.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

CASE = "// --- "
FILE = "// +++ "
MAIN = "case.td"
NO_EOL = "@no-eol"
INTRINSICS = "@intrinsics"


@dataclass(frozen=True, slots=True)
class Case:
    section: str  # stem of the file it stands in
    name: str
    args: tuple[str, ...]
    files: dict[str, bytes]  # MAIN and what it includes
    needs_intrinsics: bool = False

    @property
    def id(self) -> str:
        return f"{self.section}:{self.name}"


def parse_cases(section: str, text: str) -> list[Case]:
    """The cases of one file. Raises ValueError where two have one name."""
    cases: list[Case] = []
    seen: set[str] = set()
    head, *chunks = ("\n" + text).split("\n" + CASE)
    shared = _files(head, no_eol=False)
    for chunk in chunks:
        header, _, body = chunk.partition("\n")
        name, *words = header.split()
        if name in seen:
            raise ValueError(f"{section}: two cases are named {name}")
        seen.add(name)
        args = tuple(word for word in words if word not in (NO_EOL, INTRINSICS))
        files = shared | _files(body, NO_EOL in words)
        cases.append(Case(section, name, args, files, INTRINSICS in words))
    return cases


def _files(body: str, no_eol: bool) -> dict[str, bytes]:
    main, *others = ("\n" + body).split("\n" + FILE)
    text = main.removeprefix("\n").rstrip("\n") + ("" if no_eol else "\n")
    files = {MAIN: text.encode()}
    for other in others:
        path, _, content = other.partition("\n")
        files[path.strip()] = (content.rstrip("\n") + "\n").encode()
    return files


def load_cases(directory: Path) -> list[Case]:
    """All cases of a folder's .td files, in order of file name and position."""
    cases: list[Case] = []
    for path in sorted(directory.glob("*.td")):
        cases += parse_cases(path.stem, path.read_text(encoding="utf-8"))
    return cases
