"""The include scanner: what a parse would read and look for, without parsing.

It sees includes as the preprocessor does. A scan costs lexing, once a file
content and session, however many units include the file.
"""

from __future__ import annotations

from tblgen_build import _core
from tblgen_build.dataclass import dataclass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class Place:
    """A position in a file; lines and columns count from 1."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True)
class Include:
    """An include directive that is reached."""

    place: Place  # of the file name
    name: str  # as written
    included: str | None  # the file found: `DIR/NAME` for the folder it was found in


@dataclass(frozen=True, slots=True)
class Problem:
    """A missing file, a file that includes itself without end, a malformed token."""

    message: str
    place: Place | None  # None: the main file cannot be read
    stack: tuple[Place, ...]  # the include directives that lead there, innermost first
    rendered: str  # in LLVM's form, include stack first; ends in a newline


@dataclass(frozen=True, slots=True)
class Scan:
    """What the scanner found of one translation unit. Paths are spelled as they were found.

    Without problems, a parse that succeeds reads exactly `files` and looks in vain
    exactly for `missing_probes`.
    """

    root: str
    files: tuple[tuple[str, bytes], ...]  # path, SHA-256; the root first, in order of inclusion
    includes: tuple[Include, ...]  # each directive and file once, in order
    missing_probes: tuple[str, ...]
    problems: tuple[Problem, ...]

    @property
    def paths(self) -> list[str]:
        return [path for path, _ in self.files]


def scan(
    root: str,
    include_dirs: Iterable[str] = (),
    defines: Iterable[str] = (),
    *,
    source: str | bytes | None = None,
    session: _core.Session | None = None,
) -> Scan:
    """Scan `root`, or `source` under that name.

    A session has read what it has read: give the same one for many roots, and a
    new one (the default) to see the files as they are now.
    """
    files, edges, missing, problems = (session or _core.Session()).scan(
        root, source=source, include_dirs=include_dirs, defines=defines
    )
    paths = [path for path, _ in files]
    includes = (
        Include(Place(paths[file], line, column), name, None if to is None else paths[to])
        for file, line, column, name, to in edges
    )
    return Scan(
        root,
        tuple(files),
        tuple(includes),
        tuple(missing),
        tuple(
            Problem(message, place and Place(*place), tuple(Place(*at) for at in stack), rendered)
            for message, place, stack, rendered in problems
        ),
    )
