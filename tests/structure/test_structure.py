"""The structure check, on small trees of its own and on the project."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from structure.__main__ import ROOT, Project, check
from structure.figures import duplicate_classes, duplicate_files, native_functions
from structure.imports import include_edges, parse_package, python_edges
from structure.layers import Edge, circles, read_layers
from structure.messages import parsers
from structure.std_headers import missing
from structure.strings import doubled_braces, multi_line
from structure.templates import misused, unbalanced

LAYERS = """
[python]
layers = [["pkg"], ["pkg/low", "pkg/beside"], ["pkg/low/inner"], ["pkg/high", "pkg/__main__.py"]]
[native]
layers = [["pkg/core"], ["pkg/launcher"]]
"""


def write(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def needs(root: Path) -> set[tuple[str, str]]:
    edges = python_edges(parse_package(root, "pkg"))
    return {(edge.source.removeprefix("pkg/"), edge.target.removeprefix("pkg/")) for edge in edges}


@pytest.mark.parametrize(
    ("source", "target", "upward"),
    [
        ("pkg/high/a.py", "pkg/low/b.py", False),
        ("pkg/low/b.py", "pkg/high/a.py", True),
        ("pkg/low/inner/b.py", "pkg/low/b.py", False),
        ("pkg/low/b.py", "pkg/low/inner/b.py", True),
        ("pkg/low/a.py", "pkg/low/deep/b.py", False),
        ("pkg/low/a.py", "pkg/beside/b.py", True),
        ("pkg/__main__.py", "pkg/low/a.py", False),
        ("pkg/a.py", "pkg/__main__.py", True),
        ("elsewhere/a.py", "pkg/a.py", True),
    ],
)
def test_upward(source: str, target: str, upward: bool) -> None:
    assert read_layers(LAYERS).python.is_upward(Edge(source, 1, target)) is upward


def test_a_room_is_named_once() -> None:
    with pytest.raises(ValueError, match="the room a twice"):
        read_layers('[python]\nlayers = [["a"], ["a"]]\n[native]\nlayers = []')


def test_imports_count_wherever_they_stand(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "pkg/__init__.py": "",
            "pkg/a.py": "import os\nimport pkg.b\n",
            "pkg/b.py": "def f():\n    from pkg import c\n",
            "pkg/c.py": "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    from pkg.sub.d import D\n",
            "pkg/sub/__init__.py": "",
            "pkg/sub/d.py": "from ..a import x\nfrom . import e\nD = 1\n",
            "pkg/sub/e.py": "NAME = 'pkg.sub.d'\n",
        },
    )
    assert needs(tmp_path) == {
        ("a.py", "b.py"),
        ("b.py", "c.py"),
        ("c.py", "sub/d.py"),
        ("sub/d.py", "a.py"),
        ("sub/d.py", "sub/e.py"),
    }


def test_a_name_passed_on_comes_from_where_it_is_defined(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "pkg/__init__.py": "from pkg.b import B as B\nOWN = 1\n",
            "pkg/b.py": "class B: ...\n",
            "pkg/a.py": "from pkg import B\n",
            "pkg/c.py": "from pkg import OWN\n",
        },
    )
    assert needs(tmp_path) == {
        ("__init__.py", "b.py"),
        ("a.py", "b.py"),
        ("c.py", "__init__.py"),
    }


def test_circles() -> None:
    pairs = ["ab", "bc", "ca", "cd", "de", "ed", "xa"]
    edges = [Edge(pair[0], 1, pair[1]) for pair in pairs]
    assert circles(edges) == [["a", "b", "c"], ["d", "e"]]


def test_includes(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "pkg/core/a.h": '#include <vector>\n#include "pkg/launcher/b.h"\n',
            "pkg/launcher/b.h": '// #include "a.h"\n# include "a.h"\n#include "other.h"\n',
        },
    )
    edges = include_edges(tmp_path, "pkg", (".", "pkg/core"))
    assert edges == [
        Edge("pkg/core/a.h", 2, "pkg/launcher/b.h"),
        Edge("pkg/launcher/b.h", 2, "pkg/core/a.h"),
    ]
    layers = read_layers(LAYERS).native
    assert [layers.is_upward(edge) for edge in edges] == [True, False]


def count(source: str) -> tuple[int, int]:
    tree = ast.parse(source)
    return len(list(doubled_braces("a.py", source, tree))), len(list(multi_line("a.py", tree)))


@pytest.mark.parametrize(
    ("source", "counts"),
    [
        ('f"{x}"', (0, 0)),
        ('f"{x:{w}}"', (0, 0)),
        ('f"{ {1: 2}[x] }"', (0, 0)),
        ('f"{{{x}}}"', (1, 0)),
        ('"{{"', (0, 0)),
        ('"{{{}}}".format(x)', (1, 0)),
        ('"{}".format(x)', (0, 0)),
        ('"ä", f"{x} }}"', (1, 0)),
        ('f"a\\nb{x}"', (0, 1)),
        ('f"{x}\\n"', (0, 1)),
        ('f"""a\n{x}"""', (0, 1)),
        ('(f"{x}"\n "}}")', (0, 1)),
        ('(f"{x}"\n f"}}")', (1, 1)),
        ('raise ValueError(f"a"\n f"{x}")', (0, 0)),
        ('self.fail(f"a"\n f"{x}")', (0, 0)),
        ('note = f"a"\nemit(f"a"\n f"{x}")', (0, 1)),
    ],
)
def test_strings(source: str, counts: tuple[int, int]) -> None:
    assert count(source) == counts


@pytest.mark.parametrize(
    "text",
    [
        "int $name(int x[${n}]) { return x[0]; }",
        "// it's { fine\n/* ( */ f('}', '\\'', \"{\\\"\", u8'(');",
        'auto s = R"x(" } )" )x";',
        "auto n = 1'000'000;",
        "#ifdef $guard\nint a;\n#else\n#if A\n#endif\n#endif",
        'case $value: return "$text";',
    ],
)
def test_a_whole_template(text: str) -> None:
    assert unbalanced(text) is None


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("if (x) {\n  $body", "line 1: `{` is not closed"),
        ("f(]", "line 1: `]` closes nothing"),
        ("\n}", "line 2: `}` closes nothing"),
        ('a = "$name;', 'line 1: " opens a literal that the line does not close'),
        ("a = 'x;", "line 1: ' opens a literal that the line does not close"),
        ("/* $name", "line 1: a comment is not closed"),
        ("#ifdef A\nint a;", "#if without #endif"),
        ("#endif", "line 1: #endif without #if"),
        ("#define A {", "line 1: `{` is not closed"),
    ],
)
def test_a_template_that_is_not_whole(text: str, fault: str) -> None:
    assert unbalanced(text) == fault


@pytest.mark.parametrize(
    ("use", "faults"),
    [
        ("T.render(name=1, body=2)", []),
        ("T(name=1, body=2)", []),
        ("out.emit(T, name=1, body=2)", []),
        ("out.emit(T, **values)", []),
        ("keep(T)", ["T is not given body, name"]),
        ("out.emit(T, name=1, other=2)", ["T is not given body", "T has no other"]),
        ("out.emit(OTHER, other=2)", []),
        ("cpp(text)", ["what cpp() is given is not a constant"]),
        ('cpp("{")', ["a template is not whole: line 1: `{` is not closed"]),
    ],
)
def test_names_of_a_template(use: str, faults: list[str]) -> None:
    tree = ast.parse(f'from x import cpp\nT = cpp("void $name() {{ ${{body}} }}")\n{use}\n')
    assert [finding.what for finding in misused("a.py", tree)] == faults


def test_names_that_mean_two_things() -> None:
    paths = ["a/x.h", "b/x.h", "a/__init__.py", "b/__init__.py", "a/y.py"]
    assert duplicate_files(paths) == {"x.h": ["a", "b"]}
    trees = {path: ast.parse("class A:\n    class B: ...\n") for path in paths[:2]}
    assert duplicate_classes(trees) == {"A": ["a/x.h", "b/x.h"]}


def test_length_of_native_functions() -> None:
    source = (
        "namespace a {\nstruct B {\n};\nint f(int a,\n      int b) {\n  return 1;\n}\nint g();\n}\n"
    )
    assert [length.lines for length in native_functions({"a.cpp": source})] == [4]


@pytest.mark.slow  # and scripts/check asks scripts/structure itself
def test_the_project() -> None:
    text = (ROOT / "layers.toml").read_text(encoding="utf-8")
    assert check(Project(ROOT, read_layers(text))) == 0


def test_headers_of_the_standard_library(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "pkg/a.h": '#pragma once\n#include <vector>\n#include "b.h"\n',
            "pkg/b.h": "#include <stdint.h>\n#include <string>\n",
            "pkg/a.cpp": '#include "a.h"\n// std::span\nstd::vector<std::string> names;\n'
            'uint8_t byte;\nauto *text = "std::optional";\nint least = std::min(1, 2);\n',
        },
    )
    sources = {f"pkg/{name}": (tmp_path / "pkg" / name).read_text() for name in ("a.cpp", "a.h")}
    sources["pkg/b.h"] = (tmp_path / "pkg/b.h").read_text()
    found = missing(sources, include_edges(tmp_path, "pkg", (".",)))
    assert [(each.path, each.line, each.what) for each in found] == [
        ("pkg/a.cpp", 6, "std::min without <algorithm>")
    ]


@pytest.mark.parametrize(
    ("source", "is_parser"),
    [
        ("NAMES.findall(message)", True),
        ("NAMES.findall(message.text)", True),
        ("error.message.partition(':')", True),
        ("'expected' in str(error)", True),
        ("error.code in CODES", False),
        ("NAMES.findall(node.text)", False),
    ],
)
def test_parsers_of_messages(source: str, is_parser: bool) -> None:
    assert bool(list(parsers("a.py", ast.parse(source)))) is is_parser
