"""Parsing for people: subcommands that look into records find an installed LLVM by themselves."""

from __future__ import annotations

import argparse
import os

from tblgen_build import _core
from tblgen_build.cli.messages import problems, show
from tblgen_build.cli.subcommands.arguments import add_unit_options
from tblgen_build.project.file_settings import settings_of
from tblgen_build.project.installed_llvm import PROOFS, SearchPlaces, find_llvm_include, has_mlir
from tblgen_build.project.main_files import MainFiles
from tblgen_build.project.nearby import project_folders, project_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tblgen_build._core import Diagnostics
    from tblgen_build.driver.action import Action


def add_parse_options(to: argparse.ArgumentParser) -> None:
    add_unit_options(to)
    to.add_argument(
        "--llvm-release",
        dest="release",
        type=int,
        metavar="N",
        help="read the files as LLVM N; default: as LLVM's header or .td files say",
    )


class Reading:
    """How a file is read."""

    __slots__ = ("actions", "defines", "include_dirs", "release")

    def __init__(
        self,
        include_dirs: list[str],
        defines: list[str],
        release: int | None,
        actions: Sequence[Action],
    ) -> None:
        self.include_dirs = include_dirs
        self.defines = defines
        self.release = release
        self.actions = actions  # what the project makes of it


def reading_of(
    request: argparse.Namespace, file: str, environment: Mapping[str, str] = os.environ
) -> Reading:
    """As the arguments say, then as its project does; folders that are likely come last.

    These are the file's own, those of its project, and an installed MLIR's. The nearer ones come
    first: what a project has of LLVM's is not mixed with an installed one's. Raises ConfigError.
    """
    settings = settings_of(file, environment)
    own = os.path.dirname(file) or "."
    folders = [*request.include_dirs, *map(seen_from_here, settings.include_dirs)]
    folders += [own, *map(seen_from_here, project_folders(os.path.abspath(file))[1:])]
    if not any(has_mlir(folder) for folder in folders):
        folders += filter(None, [find_llvm_include(SearchPlaces(environment))])
    return Reading(
        list(dict.fromkeys(folders)),
        list(dict.fromkeys([*request.defines, *settings.defines])),
        getattr(request, "release", None) or settings.release,
        settings.actions,
    )


def main_files_of(request: argparse.Namespace, files: Sequence[str]) -> MainFiles:
    """The main files among these, read as `reading_of` says."""

    def reading(file: str) -> tuple[list[str], list[str]]:
        found = reading_of(request, file)
        return found.include_dirs, found.defines

    return MainFiles(files, reading)


def release_of_folder(include: str) -> int:
    """The release whose files the include folder has. Raises TableGenError."""
    base = PROOFS[0] if has_mlir(include) else PROOFS[1]
    source = f'include "{base}"\n'.encode()
    records = _core.Session().parse("release.td", source=source, include_dirs=[include])
    return records.release.number


def parse(
    request: argparse.Namespace,
    file: str,
    *,
    history: bool = False,
    warns: bool = False,
    source: bytes | None = None,
    more: Sequence[str] = (),
) -> _core.Records:
    """The file's records, `more` folders for includes. Raises TableGenError and OSError."""
    reading = reading_of(request, file)
    return _core.Session().parse(
        file,
        source=source,
        include_dirs=[*reading.include_dirs, *map(seen_from_here, more)],
        defines=reading.defines,
        release=reading.release,
        history=history,
        warn_on_unused_template_args=warns,
    )


def parse_through(
    request: argparse.Namespace, file: str, *, history: bool = False, warns: bool = False
) -> _core.Records | None:
    """The records of a file that includes this one, for a file that does not stand alone.

    The nearest that there is, as the language server finds it, or the file itself as a compile
    database has it. None where none can be read.
    """
    if not os.path.isfile(file):
        return None
    from tblgen_build.lsp.units import Units

    path = os.path.realpath(file)
    units = Units(_core.Session())
    units.folders = [project_of(os.path.dirname(path)) or os.path.dirname(path)]
    for unit in units.of_file(path):
        if unit.root == path and not unit.is_known:
            continue
        try:
            return _core.Session().parse(
                file if unit.root == path else seen_from_here(unit.root),
                include_dirs=[*request.include_dirs, *unit.include_dirs],
                defines=[*request.defines, *unit.defines],
                release=unit.release if request.release is None else request.release,
                history=history,
                warn_on_unused_template_args=warns,
            )
        except (_core.TableGenError, OSError):
            continue
    return None


def seen_from_here(path: str) -> str:
    """As people would write it: relative where it is below the current folder."""
    here = os.getcwd()
    return os.path.relpath(path, here) if f"{path}/".startswith(f"{here}/") else path


def parsed(
    request: argparse.Namespace,
    file: str,
    tool: str,
    *,
    history: bool = False,
    warns: bool = False,
    more: Sequence[str] = (),
) -> _core.Records | None:
    """The file's records, or those of a file that includes it; without any a message, and None."""
    records, problem = parsed_or_problem(request, file, tool, history, warns, more)
    show(problem)
    return records


def parsed_or_problem(
    request: argparse.Namespace,
    file: str,
    tool: str,
    history: bool = False,
    warns: bool = False,
    more: Sequence[str] = (),
    source: bytes | None = None,
) -> tuple[_core.Records | None, Diagnostics]:
    """As `parsed`, with the messages beside the records."""
    try:
        return parse(request, file, history=history, warns=warns, source=source, more=more), ()
    except _core.TableGenError as error:
        through = parse_through(request, file, history=history, warns=warns)
        return through, () if through else tuple(error.diagnostics)
    except OSError as error:
        return None, problems(tool, error)
