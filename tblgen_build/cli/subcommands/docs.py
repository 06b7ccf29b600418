"""`tblgen docs`: the documentation of a project's dialects, from .td files alone."""

from __future__ import annotations

import argparse
import json
import os
import sys

from tblgen_build import _core
from tblgen_build.cli.colors import BOLD, painted
from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.messages import show_problem
from tblgen_build.cli.subcommands.arguments import parser, write_text
from tblgen_build.cli.subcommands.parsing import add_parse_options, main_files_of, parsed
from tblgen_build.depend.graph import IncludeGraph
from tblgen_build.depend.page import html_page
from tblgen_build.document.content import Content, gathered
from tblgen_build.document.sources import Sources
from tblgen_build.project.main_files import td_files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build._core import Records
    from tblgen_build.project.main_files import MainFiles

TOOL = "tblgen docs"
INDEX = "index.html"
DESCRIPTION = """\
Writes the documentation of dialects to FOLDER: pages to browse, or Markdown. If you name no files,
it uses every .td file below the current folder that defines something of a dialect and that no
other file there includes.
"""


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args(arguments)
    if os.path.exists(request.folder) and not os.path.isdir(request.folder):
        problem = f"'{request.folder}' is not a folder: name the folder to write to first"
        show_problem(TOOL, problem)
        return USAGE
    mains = main_files_of(request, request.files or sorted(td_files(".")))
    files = request.files or mains.of_dialects()
    if not files:
        show_problem(TOOL, "there are no .td files here: name at least one")
        return USAGE
    units = [parsed(request, file, TOOL, more=mains.more_folders(file)) for file in files]
    found = [records for records in units if records is not None]
    mistakes: list[_core.RecordError] | None = [] if request.keep_going else None
    content = read(found, mistakes) if found else None
    if content is None:
        return FAILED
    is_whole = len(found) == len(units) and not mistakes
    title = request.title or default_title(content)
    sources = Sources(request.source_url)
    if request.markdown:
        from tblgen_build.document.markdown import markdown_files

        made = markdown_files(content, title, sources)
    else:
        from tblgen_build.document.pages import pages

        made = pages(content, title, sources, include_page(mains, files, title))
    os.makedirs(request.folder, exist_ok=True)
    for name, text in made.items():
        if not write_text(os.path.join(request.folder, name), text, TOOL):
            return FAILED
    dialects = ", ".join(dialect.name for dialect in content.dialects) or "no dialect"
    folder = painted(request.folder, BOLD, sys.stderr)
    print(f"{folder}: {len(made)} files ({dialects})", file=sys.stderr)
    return DONE if is_whole else FAILED


def argument_parser() -> argparse.ArgumentParser:
    made = parser(TOOL, DESCRIPTION)
    made.add_argument("folder", metavar="FOLDER", help="the folder to write to")
    made.add_argument("files", metavar="FILE.td", nargs="*", default=[], help="main files")
    add_parse_options(made)
    made.add_argument(
        "--markdown", action="store_true", help="write Markdown, for MkDocs or Sphinx"
    )
    made.add_argument(
        "--title", default="", help="the title of the whole; default: the dialects' names"
    )
    made.add_argument(
        "--source-url",
        metavar="URL",
        default="",
        help="link to the source: the address of this folder, or one with {file} and {line}",
    )
    made.add_argument(
        "--keep-going",
        action="store_true",
        help="leave out operations and other definitions that have an error",
    )
    return made


def read(
    units: Sequence[Records], mistakes: list[_core.RecordError] | None = None
) -> Content | None:
    """None, after a message, if a definition has an error. With `mistakes`, it is left out."""
    try:
        content = gathered(units, mistakes)
    except _core.RecordError as error:
        show([error])
        return None
    show(mistakes or [])
    return content


def show(errors: Sequence[_core.RecordError]) -> None:
    """Each once: several units may have the same definition."""
    if errors:
        from tblgen_build.cli import messages
        from tblgen_build.driver.diagnostics import of_error

        found = [each for error in errors for each in of_error(error)]
        messages.show(list(dict.fromkeys(found)))


def default_title(content: Content) -> str:
    names = [dialect.name for dialect in content.dialects]
    return f"The {names[0]} dialect" if len(names) == 1 else "Dialects"


def include_page(mains: MainFiles, files: Sequence[str], title: str) -> str:
    graph = IncludeGraph()
    for file in files:
        graph.add(mains.scanned(file))
    return html_page(graph, f"Includes: {title}", home=INDEX)


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
    content = read(found)
    if content is None:
        return FAILED
    text = json.dumps(document(content), indent=1, ensure_ascii=False) + "\n"
    is_whole = write_text(request.output, text, "tblgen dialect") and len(found) == len(units)
    return DONE if is_whole else FAILED
