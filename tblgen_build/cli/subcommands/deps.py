"""`tblgen deps`: the files a translation unit reads, found without parsing."""

from __future__ import annotations

import argparse
import json
import os
import sys

from tblgen_build.cli.colors import BOLD, DIM, is_colored, painted
from tblgen_build.cli.exit_codes import DONE, FAILED
from tblgen_build.cli.messages import show
from tblgen_build.cli.subcommands.arguments import add_unit_options, parser, write_text
from tblgen_build.cli.subcommands.scanning import scan_for_people
from tblgen_build.depend.scanner import Scan, SourcePlace
from tblgen_build.driver.outputs import rule
from tblgen_build.project.installed_llvm import llvm_folder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

DESCRIPTION = """\
Lists the files that compiling FILE.td reads, in the order in which it reads them. It follows the
preprocessor; nothing is parsed or evaluated.
"""


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args(arguments)
    source = sys.stdin.buffer.read() if request.file == "-" else None
    root = "<stdin>" if source is not None else request.file
    found = scan_for_people(root, request.include_dirs, request.defines, source=source)
    for problem in found.problems:
        show((problem.diagnostic,))
    if found.files or request.json:
        is_for_people = request.output == "-" and is_colored(sys.stdout)
        text = as_json(found) if request.json else as_text(found, request.depfile, is_for_people)
        if not write_text(request.output, text, "tblgen deps"):
            return FAILED
    return FAILED if found.problems else DONE


def argument_parser() -> argparse.ArgumentParser:
    made = parser("tblgen deps", DESCRIPTION)
    made.add_argument("file", metavar="FILE.td", help="the main file; - is standard input")
    add_unit_options(made)
    form = made.add_mutually_exclusive_group()
    form.add_argument(
        "--json", action="store_true", help="print JSON, with includes, digests and probes"
    )
    form.add_argument("--depfile", metavar="TARGET", help="print a rule for Make and Ninja")
    made.add_argument("-o", dest="output", metavar="FILE", default="-", help="write to FILE")
    return made


def as_text(found: Scan, depfile_target: str | None, is_for_people: bool) -> str:
    paths = [path for path in found.paths if path != "<stdin>"]
    if depfile_target is not None:
        return rule(depfile_target, paths).decode(errors="surrogateescape")
    if not is_for_people:
        return "".join(f"{path}\n" for path in paths)
    return "".join(f"{shown(path, path == found.root)}\n" for path in paths)


def shown(path: str, is_main: bool) -> str:
    """LLVM's own files step back: there are many, and the question is mostly about the others."""
    is_llvm = bool(llvm_folder(os.path.dirname(os.path.abspath(path))))
    return painted(path, BOLD if is_main else DIM if is_llvm else "", sys.stdout)


def as_json(found: Scan) -> str:
    data = {
        "root": found.root,
        "files": [{"path": path, "sha256": digest.hex()} for path, digest in found.files],
        "includes": [
            {**place_data(i.place), "name": i.name, "included": i.included} for i in found.includes
        ],
        "missing_probes": list(found.missing_probes),
        "problems": [
            {
                "code": problem.diagnostic.code,
                "message": problem.message,
                **(place_data(problem.place) if problem.place else {}),
                "stack": [place_data(place) for place in problem.stack],
            }
            for problem in found.problems
        ],
    }
    return json.dumps(data, indent=1) + "\n"


def place_data(place: SourcePlace) -> dict[str, object]:
    return {"file": place.file, "line": place.line, "column": place.column}
