"""`tblgen breaking`: what changed between two states of a project that breaks users."""

from __future__ import annotations

import argparse
import json
import os
import sys
from contextlib import chdir
from typing import TYPE_CHECKING, Any, NamedTuple

from tblgen_build.breaking.change import CODES, Change
from tblgen_build.breaking.differences import changes
from tblgen_build.breaking.states import DefinedAt, StateError, place_of
from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.messages import show_problem
from tblgen_build.cli.subcommands.arguments import parser
from tblgen_build.cli.subcommands.docs import read
from tblgen_build.cli.subcommands.parsing import add_parse_options, main_files_of, parsed
from tblgen_build.driver.suggest import close_matches, either
from tblgen_build.project.main_files import td_files

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build.document.content import Content

TOOL = "tblgen breaking"
VERSION = 1  # of the JSON document
DESCRIPTION = """\
Compares two states of a project's dialects and says what changed that breaks IR as text, bytecode,
C++ or command lines. A state is a folder or a git revision. The exit status is 1 if
something breaks.
"""


class Break(NamedTuple):
    """A change, with its place as the state's own paths have it."""

    change: Change
    file: str
    line: int


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args(arguments)
    try:
        allowed = allowed_by(request)
        with place_of(request.old) as old, place_of(request.new) as new:
            found = breaks_between(request, old, new)
    except (StateError, OSError) as error:
        show_problem(TOOL, error)
        return USAGE
    if found is None:
        return FAILED
    kept = [one for one in found if not is_allowed(one.change, allowed)]
    show(kept, len(found) - len(kept), as_json=request.json)
    return FAILED if kept else DONE


def argument_parser() -> argparse.ArgumentParser:
    made = parser(TOOL, DESCRIPTION)
    made.add_argument("old", metavar="OLD", help="the state that others rely on: main, v1.2, DIR")
    made.add_argument(
        "new", metavar="NEW", nargs="?", default=".", help="default: the current folder"
    )
    add_parse_options(made)
    made.add_argument(
        "--allow",
        metavar="CODE[:SUBJECT]",
        action="append",
        default=[],
        help="say nothing of this change; may be repeated",
    )
    made.add_argument(
        "--allow-file", metavar="FILE", help="the same from a file, one a line, # for comments"
    )
    made.add_argument("--json", action="store_true", help="print what was found as JSON")
    return made


# --- what is allowed -----------------------------------------------------------


def allowed_by(request: argparse.Namespace) -> list[tuple[str, str]]:
    """Codes, each with a subject or with "" for every one. Raises StateError, OSError."""
    lines = list(request.allow)
    if request.allow_file:
        with open(request.allow_file, encoding="utf-8") as opened:
            lines += (line.partition("#")[0].strip() for line in opened)
    found = []
    for line in filter(None, lines):
        code, _, subject = line.partition(":")
        if code not in CODES:
            near = either([f"'{name}'" for name in close_matches(code, CODES)])
            hint = f"did you mean {near}?" if near else "docs/breaking.md lists the codes"
            raise StateError(f"'{code}' is not the code of a change; {hint}")
        found.append((code, " ".join(subject.split())))
    return found


def is_allowed(change: Change, allowed: Sequence[tuple[str, str]]) -> bool:
    return any(code == change.code and subject in ("", change.subject) for code, subject in allowed)


# --- finding -------------------------------------------------------------------


def breaks_between(
    request: argparse.Namespace, old: DefinedAt, new: DefinedAt
) -> list[Break] | None:
    """None, with messages, where one of the states cannot be read."""
    before, after = content_of(request, old), content_of(request, new)
    if before is None or after is None:
        return None
    return [located(change, old if change.is_gone else new) for change in changes(before, after)]


def content_of(request: argparse.Namespace, place: DefinedAt) -> Content | None:
    """Raises StateError where the state has no dialect.

    It is read from its own folder: an include is first looked for from the current one.
    """
    folders = [folder_in(place, folder) for folder in request.include_dirs]
    own = argparse.Namespace(**{**vars(request), "include_dirs": folders})
    with chdir(place.folder):
        return content_here(own, place)


def content_here(own: argparse.Namespace, place: DefinedAt) -> Content | None:
    mains = main_files_of(own, sorted(td_files(os.getcwd())))
    files = mains.of_dialects()
    if not files:
        raise StateError(f"there are no .td files of a dialect below '{place.folder}'")
    units = [parsed(own, file, TOOL, more=mains.more_folders(file)) for file in files]
    found = [records for records in units if records is not None]
    return read(found) if len(found) == len(units) else None


def folder_in(place: DefinedAt, folder: str) -> str:
    """A folder given with -I, in the state where it has one of that path."""
    own = os.path.join(place.folder, folder)
    return os.path.abspath(own if os.path.isdir(own) else folder)


def located(change: Change, place: DefinedAt) -> Break:
    path = os.path.realpath(os.path.join(place.root, change.record.location.file))
    root = os.path.realpath(place.root)
    file = os.path.relpath(path, root) if path.startswith(f"{root}/") else path
    return Break(change, file, change.record.location.line)


# --- showing -------------------------------------------------------------------


def show(found: Sequence[Break], allowed: int, *, as_json: bool) -> None:
    if as_json:
        document = {"version": VERSION, "changes": [data_of(one) for one in found]}
        print(json.dumps(document, indent=1, ensure_ascii=False))
        return
    for one in found:
        change = one.change
        place = f"{one.file}:{one.line}" + " (old)" * change.is_gone
        print(f"{place}: {change.subject}: {change.message}")
        print(f"    breaks {' and '.join(change.breaks)} [{change.code}]")
    more = f", {allowed} allowed" if allowed else ""
    count = len(found)
    total = f"{count} change{'s' * (count != 1)} that break{'s' * (count == 1)} others"
    print(f"{total if count else 'nothing breaks'}{more}", file=sys.stderr)


def data_of(one: Break) -> dict[str, Any]:
    return {
        "code": one.change.code,
        "subject": one.change.subject,
        "message": one.change.message,
        "breaks": list(one.change.breaks),
        "state": "old" if one.change.is_gone else "new",
        "file": one.file,
        "line": one.line,
    }
