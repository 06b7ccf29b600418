"""`tblgen graph`: which file includes which, as a tree, for Graphviz, or as an interactive page."""

from __future__ import annotations

import argparse
import os

from tblgen_build import _core
from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.messages import show, show_problem
from tblgen_build.cli.subcommands.arguments import add_unit_options, parser, write_text
from tblgen_build.cli.subcommands.scanning import scan_for_people
from tblgen_build.depend.drawing import dot, include_trees, includer_tree
from tblgen_build.depend.graph import IncludeGraph, shortened
from tblgen_build.depend.page import html_page
from tblgen_build.depend.scanner import scan
from tblgen_build.project.build_folder_names import DATABASE_NAME
from tblgen_build.project.config_file import ConfigError
from tblgen_build.project.database import DatabaseError
from tblgen_build.project.open_project import NoProject, open_project

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build.driver.action import TranslationUnit

TOOL = "tblgen graph"
DESCRIPTION = f"""\
Shows the include graph of the files that you name, or of all files in a build folder's
{DATABASE_NAME}, with the outputs made from them.
"""


class GraphError(Exception):
    """What is asked for cannot be shown; str() is what to tell the user."""


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args(arguments)
    try:
        graph = read_graph(request)
        text, path = drawn(graph, request)
    except (GraphError, NoProject, ConfigError, DatabaseError) as error:
        show_problem(TOOL, error)
        return USAGE
    problems = dict.fromkeys(p.diagnostic for unit in graph.units for p in unit.problems)
    show(list(problems))
    return DONE if write_text(path, text, TOOL) and not problems else FAILED


def argument_parser() -> argparse.ArgumentParser:
    made = parser(TOOL, DESCRIPTION)
    made.add_argument("files", metavar="FILE.td", nargs="*", help="main files")
    add_unit_options(made)
    made.add_argument(
        "--database",
        metavar="PATH",
        help=f"a {DATABASE_NAME} or its folder; default without a file: the project here",
    )
    made.add_argument(
        "--reverse", metavar="FILE", help="show what includes FILE, and which outputs depend on it"
    )
    form = made.add_mutually_exclusive_group()
    form.add_argument("--dot", action="store_true", help="print it for Graphviz")
    form.add_argument("--html", metavar="PAGE", help="write a page with the whole graph to PAGE")
    made.add_argument("-o", dest="output", metavar="FILE", default="-", help="write to FILE")
    return made


def read_graph(request: argparse.Namespace) -> IncludeGraph:
    graph = IncludeGraph()
    session = _core.Session()
    for file in request.files:
        found = scan_for_people(
            file, request.include_dirs, request.defines, session=session, seeks_release=False
        )
        graph.add(found)
    if request.database is not None or not request.files:
        add_project(graph, request.database or "", session)
    return graph


def add_project(graph: IncludeGraph, database: str, session: _core.Session) -> None:
    """Raises NoProject, ConfigError, DatabaseError."""
    outputs: dict[TranslationUnit, list[str]] = {}
    for action in open_project(os.getcwd(), database).actions:
        outputs.setdefault(action.unit, []).append(action.output_path)
    for unit, made in outputs.items():
        folders = [os.path.join(unit.directory, folder) for folder in unit.include_dirs]
        root = os.path.join(unit.directory, unit.source)
        found = scan(root, folders, unit.defines, session=session, seeks_release=False)
        graph.add(found, made)


def drawn(graph: IncludeGraph, request: argparse.Namespace) -> tuple[str, str]:
    """The text, and where it goes."""
    if request.reverse is not None:
        lines = includer_tree(graph, find_file(graph, request.reverse))
        return "".join(f"{line}\n" for line in lines), request.output
    if request.dot:
        return dot(graph), request.output
    if request.html is not None:
        return html_page(graph, page_title(graph)), request.html
    return "".join(f"{line}\n" for line in include_trees(graph)), request.output


def page_title(graph: IncludeGraph) -> str:
    names = list(shortened(graph.roots).values())
    return f"Includes of {names[0]}" if len(names) == 1 else f"Includes of {len(names)} files"


def find_file(graph: IncludeGraph, name: str) -> str:
    found = graph.find(name)
    if len(found) == 1:
        return found[0]
    names = shortened(list(graph.files))
    if found:
        listed = "\n".join(f"  {names[file]}" for file in found)
        raise GraphError(f"'{name}' could be any of\n{listed}")
    from tblgen_build.driver.suggest import close_matches, either

    bases = [os.path.basename(file) for file in graph.files]
    near = either([f"'{match}'" for match in close_matches(os.path.basename(name), bases)])
    hint = f"; did you mean {near}?" if near else ""
    raise GraphError(f"no file of the graph is called '{name}'{hint}")
