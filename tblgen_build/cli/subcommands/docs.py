"""`tblgen docs`: the documentation of a project's dialects, from .td files alone."""

from __future__ import annotations

import argparse
import json
import os
import sys

from tblgen_build import _core
from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.subcommands.arguments import parser, write_text
from tblgen_build.cli.subcommands.parsing import add_parse_options, folders_for, parsed
from tblgen_build.depend.graph import IncludeGraph
from tblgen_build.depend.page import html_page
from tblgen_build.depend.scanner import scan
from tblgen_build.document.content import Content, gathered

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tblgen_build._core import Records
    from tblgen_build.depend.scanner import Scan

TOOL = "tblgen docs"
DIALECTS = b"Dialect", b"Op<", b"Pass", b"TypeDef", b"AttrDef", b"Interface"
DESCRIPTION = """\
Writes the documentation of dialects to FOLDER: pages to browse, or Markdown. Without files, it is
made of all .td files below the current folder that no other one there includes and that define
something of a dialect.
"""


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args(arguments)
    files = request.files
    if not files:
        below = Found(".", request)
        files = below.roots()
        request.include_dirs += below.folders
    if not files:
        problem = "there are no .td files here: name some"
        if request.folder.endswith(".td"):
            problem = f"'{request.folder}' would be the folder to write to: that comes first"
        print(f"{TOOL}: error: {problem}", file=sys.stderr)
        return USAGE
    units = [parsed(request, file, TOOL) for file in files]
    found = [records for records in units if records is not None]
    content = read(found) if len(found) == len(units) else None
    if content is None:
        return FAILED
    title = request.title or default_title(content)
    if request.markdown:
        from tblgen_build.document.markdown import markdown_files

        made = markdown_files(content, title)
    else:
        from tblgen_build.document.pages import pages

        made = pages(content, title, include_page(request, files, title))
    os.makedirs(request.folder, exist_ok=True)
    for name, text in made.items():
        if not write_text(os.path.join(request.folder, name), text, TOOL):
            return FAILED
    dialects = ", ".join(dialect.name for dialect in content.dialects) or "no dialect"
    print(f"{request.folder}: {len(made)} files ({dialects})", file=sys.stderr)
    return DONE


def argument_parser() -> argparse.ArgumentParser:
    made = parser(TOOL, DESCRIPTION)
    made.add_argument("folder", metavar="FOLDER", help="where to write it")
    made.add_argument("files", metavar="FILE.td", nargs="*", help="main files")
    add_parse_options(made)
    made.add_argument(
        "--markdown", action="store_true", help="plain Markdown, for MkDocs or Sphinx"
    )
    made.add_argument("--title", default="", help="of the whole; default: the dialects' names")
    return made


def read(units: Sequence[Records]) -> Content | None:
    """None, with a message, where something cannot be."""
    try:
        return gathered(units)
    except _core.RecordError as error:
        from tblgen_build.driver.diagnostics import render

        sys.stderr.write(render(error))
        return None


def default_title(content: Content) -> str:
    names = [dialect.name for dialect in content.dialects]
    return f"The {names[0]} dialect" if len(names) == 1 else "Dialects"


def include_page(request: argparse.Namespace, files: Sequence[str], title: str) -> str:
    graph = IncludeGraph()
    for file in files:
        folders = folders_for(file, request.include_dirs)
        graph.add(scan(file, folders, request.defines, seeks_release=False))
    return html_page(graph, f"Includes: {title}")


class Found:
    """The .td files below a folder: which are main files, and where their includes are."""

    def __init__(self, folder: str, request: argparse.Namespace) -> None:
        self.files = sorted(td_files(folder))
        self.given = request.include_dirs
        self.defines = request.defines
        self.session = _core.Session()
        self.folders: list[str] = []  # that includes are found in, and nobody has named

    def roots(self) -> list[str]:
        """Those that no other one includes, where they or what they include define dialects."""
        while True:
            known = len(self.folders)
            scans = [self.scanned(file) for file in self.files]
            for include in [one for scanned in scans for one in scanned.includes]:
                if include.included is None:
                    self.find(include.name)
            if len(self.folders) == known:
                break
        own = {os.path.abspath(file) for file in self.files}
        included = {os.path.abspath(path) for one in scans for path in one.paths[1:]}
        return [
            os.path.normpath(one.root)
            for one in scans
            if os.path.abspath(one.root) not in included
            and any(is_of_dialect(path) for path in one.paths if os.path.abspath(path) in own)
        ]

    def scanned(self, file: str) -> Scan:
        folders = folders_for(file, [*self.given, *self.folders])
        return scan(file, folders, self.defines, session=self.session, seeks_release=False)

    def find(self, name: str) -> None:
        for file in self.files:
            folder = file.removesuffix(f"/{name}")
            if folder != file and folder not in self.folders:
                self.folders.append(folder)
                return


def is_of_dialect(file: str) -> bool:
    with open(file, "rb") as opened:
        text = opened.read()
    return any(word in text for word in DIALECTS)


def td_files(folder: str) -> Iterator[str]:
    for path, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in names:
            if name.endswith(".td"):
                yield os.path.join(path, name)


# --- tblgen dialect --json -----------------------------------------------------


def json_main(arguments: Sequence[str]) -> int:
    """The same as data."""
    from tblgen_build.document.data import document

    made = parser("tblgen dialect --json", "Prints the dialects of the files as data.")
    made.add_argument("files", metavar="FILE.td", nargs="+", help="main files")
    add_parse_options(made)
    made.add_argument("-o", dest="output", metavar="FILE", default="-", help="write to FILE")
    request = made.parse_args(arguments)
    units = [parsed(request, file, "tblgen dialect") for file in request.files]
    found = [records for records in units if records is not None]
    content = read(found) if len(found) == len(units) else None
    if content is None:
        return FAILED
    text = json.dumps(document(content), indent=1, ensure_ascii=False) + "\n"
    return DONE if write_text(request.output, text, "tblgen dialect") else FAILED
