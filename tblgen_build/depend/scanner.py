"""The include scanner: what a parse would read and look for, without parsing.

It sees includes as the preprocessor does. A scan costs lexing, once a file
content and session, however many units include the file.
"""

from __future__ import annotations

from tblgen_build import _core

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


class SourcePlace:
    """A position in a file; lines and columns count from 1."""

    __slots__ = ("column", "file", "line")

    def __init__(self, file: str, line: int, column: int) -> None:
        self.file = file
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class Include:
    """An include directive that is reached."""

    __slots__ = ("included", "name", "place")

    def __init__(self, place: SourcePlace, name: str, included: str | None) -> None:
        self.place = place  # of the file name
        self.name = name  # as written
        self.included = included  # the file found: `DIR/NAME` for the folder it was found in


class Problem:
    """A missing file, a file that includes itself without end, a malformed token."""

    __slots__ = ("diagnostic", "message", "place", "stack")

    def __init__(self, diagnostic: _core.Diagnostic, stack: tuple[SourcePlace, ...]) -> None:
        self.diagnostic = diagnostic
        self.message = diagnostic.message
        at = diagnostic.location  # None: the main file cannot be read
        self.place = at and SourcePlace(at.file, at.line, at.column)
        self.stack = stack  # the include directives that lead there, innermost first


class Scan:
    """What the scanner found of one translation unit. Paths are spelled as they were found.

    Without problems, a parse that succeeds reads exactly `files` and does not find
    exactly for `missing_probes`.
    """

    __slots__ = ("files", "includes", "missing_probes", "problems", "root")

    def __init__(
        self,
        root: str,
        files: tuple[tuple[str, bytes], ...],
        includes: tuple[Include, ...],
        missing_probes: tuple[str, ...],
        problems: tuple[Problem, ...],
    ) -> None:
        self.root = root
        self.files = files  # path, SHA-256; the root first, in order of inclusion
        self.includes = includes  # each directive and file once, in order
        self.missing_probes = missing_probes
        self.problems = problems

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
    seeks_release: bool = True,
    release: int | None = None,
) -> Scan:
    """Scan `root`, or `source` under that name.

    `seeks_release`: with what a parse reads to find LLVM's release, which may be given.

    A session has read what it has read: give the same one for many roots, and a
    new one (the default) to see the files as they are now.
    """
    files, edges, missing, problems = (session or _core.Session()).scan(
        root,
        source=source,
        include_dirs=include_dirs,
        defines=defines,
        seeks_release=seeks_release,
        release=release,
    )
    paths = [path for path, _ in files]
    includes = (
        Include(SourcePlace(paths[file], line, column), name, None if to is None else paths[to])
        for file, line, column, name, to in edges
    )
    return Scan(
        root,
        tuple(files),
        tuple(includes),
        tuple(missing),
        tuple(
            Problem(diagnostic, tuple(SourcePlace(*at) for at in stack))
            for diagnostic, stack in problems
        ),
    )
