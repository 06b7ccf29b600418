"""The include graph of many units, and its drawings."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from tblgen_build.depend.drawing import dot, include_trees, includer_tree
from tblgen_build.depend.graph import IncludeGraph
from tblgen_build.depend.page import html_page
from tblgen_build.depend.scanner import scan

FILES = {
    "a.td": 'include "base.td"\ninclude "x.td"\n',
    "b.td": '#ifdef X\ninclude "x.td"\n#endif\ninclude "base.td"\ninclude "./base.td"\n',
    "base.td": 'include "leaf.td"\n',
    "x.td": 'include "leaf.td"\n',
    "leaf.td": "class Leaf;\n",
}


@pytest.fixture
def graph(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> IncludeGraph:
    monkeypatch.chdir(tmp_path)
    for name, text in FILES.items():
        Path(name).write_text(text)
    made = IncludeGraph()
    made.add(scan("a.td"), ["out/a.inc", "out/a.h"])
    made.add(scan("b.td", ["missing"]), ["out/b.inc"])
    return made


def real(name: str) -> str:
    return os.path.realpath(name)


def test_what_depends_on_a_file(graph: IncludeGraph) -> None:
    outputs = [os.path.abspath(f"out/{name}") for name in ("a.inc", "a.h", "b.inc")]
    assert graph.outputs_depending_on(real("leaf.td")) == outputs
    assert graph.outputs_depending_on(real("x.td")) == outputs[:2]  # b.td's guard hides it
    assert [unit.root for unit in graph.units_reading(real("base.td"))] == graph.roots


def test_one_file_has_one_node(graph: IncludeGraph) -> None:
    assert len(graph.files) == 5
    assert [e.line for e in graph.includers[real("base.td")]] == [1, 4, 5]


def test_names(graph: IncludeGraph) -> None:
    assert graph.find("leaf.td") == [real("leaf.td")]
    os.chdir("/")
    assert [os.path.basename(f) for f in graph.find("x.td")] == ["x.td"]
    assert graph.find("f.td") == []


def test_tree(graph: IncludeGraph) -> None:
    assert list(include_trees(graph)) == [
        "a.td",
        "├── base.td",
        "│   └── leaf.td",
        "└── x.td",
        "    └── leaf.td",
        "b.td",
        "└── base.td",
        "    └── leaf.td",
    ]


def test_reverse_tree(graph: IncludeGraph) -> None:
    assert list(includer_tree(graph, real("leaf.td"))) == [
        "leaf.td",
        "├── base.td:1",
        "│   ├── a.td:1",
        "│   └── b.td:4",
        "└── x.td:1",
        "    └── a.td:2",
        "",
        "3 outputs made from it:",
        "  out/a.inc",
        "  out/a.h",
        "  out/b.inc",
    ]


def test_dot(graph: IncludeGraph) -> None:
    lines = dot(graph).splitlines()
    assert '  "a.td" [shape=box, style=rounded];' in lines
    assert '  "base.td" -> "leaf.td";' in lines
    assert lines.count('  "b.td" -> "base.td";') == 1
    assert '  "out/b.inc" -> "b.td" [style=dashed];' in lines


def test_page_has_its_data_and_needs_nothing_else(graph: IncludeGraph) -> None:
    page = html_page(graph, "</script><b>")
    (text,) = re.findall(r"^const data = (.*);$", page, re.MULTILINE)
    data = json.loads(text)
    assert data["title"] == "</script><b>"
    assert data["files"] == ["a.td", "base.td", "leaf.td", "x.td", "b.td"]
    assert [0, 1, 1, "base.td"] in data["edges"]
    assert data["outputs"] == ["out/a.inc", "out/a.h", "out/b.inc"]
    assert page.count("</script>") == 1
    assert not re.search(r"(src|href)\s*=\s*[\"']?http|@import|url\(", page)


def test_cycles_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.td").write_text('include "b.td"\n')
    Path("b.td").write_text('include "a.td"\n')
    graph = IncludeGraph()
    (problem,) = graph.add(scan("a.td")).problems
    assert "includes itself" in problem.message
    assert list(include_trees(graph)) == ["a.td", "└── b.td", "    └── a.td (see above)"]
    assert list(includer_tree(graph, real("b.td")))[:2] == ["b.td", "└── a.td:1"]


def test_the_page_opens_on_the_whole_graph() -> None:
    page = html_page(IncludeGraph(), "t")
    follow = page[page.index("function follow()") :]
    assert "else { showGraph(); showProblems(); }" in follow
    for name in ("clusters", "placeClusters", "graphPicture", "showGraph"):
        assert f"function {name}(" in page
    # What is searched for is told apart in the picture as well.
    assert 'querySelectorAll("[data-file]")' in page
    assert 'setAttribute("data-file", file)' in page
