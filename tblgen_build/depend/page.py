"""The include graph as one HTML page that needs nothing else: page.html with the data put in."""

from __future__ import annotations

import json
from pathlib import Path

from tblgen_build.depend.graph import shortened

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build.depend.graph import IncludeGraph

TEMPLATE = Path(__file__).with_name("page.html")
PLACE = "/*DATA*/null"


def html_page(graph: IncludeGraph, title: str, home: str = "") -> str:
    """`home` is the address of the page to go back to, if this is one of several."""
    files = list(graph.files)
    names = shortened(files)
    index = {file: number for number, file in enumerate(files)}
    outputs = list(dict.fromkeys(output for unit in graph.units for output in unit.outputs))
    output_names = shortened(outputs)
    output_index = {output: number for number, output in enumerate(outputs)}
    data = {
        "title": title,
        "home": home,
        "files": [names[file] for file in files],
        "outputs": [output_names[output] for output in outputs],
        "edges": [
            [index[edge.includer], index[edge.included], edge.line, edge.name]
            for edge in graph.edges
        ],
        "units": [
            {
                "root": index.get(unit.root, -1),
                "files": sorted(index[file] for file in unit.files),
                "outputs": [output_index[output] for output in unit.outputs],
            }
            for unit in graph.units
        ],
        "problems": [
            problem.diagnostic.render() for unit in graph.units for problem in unit.problems
        ],
    }
    template = TEMPLATE.read_text(encoding="utf-8")
    return template.replace(PLACE, embedded(data))


def embedded(data: object) -> str:
    """JSON that may stand in a script element: nothing in it ends the element."""
    text = json.dumps(data, ensure_ascii=True, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
