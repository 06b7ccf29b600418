"""The tree of a file: it stands for any text, says each fault once, and an edit keeps the rest."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
import reference

from tblgen_build.syntax.names import Program
from tblgen_build.syntax.tolerant import read_tree
from tblgen_build.syntax.tree import Tree, all_nodes


def faults(text: str) -> list[str]:
    """Line and message of each."""
    tree = read_tree(text)
    return [
        f"{tree.line_of(chunk.offset + fault.start) + 1}: {fault.message}"
        for chunk in tree.chunks
        for fault in chunk.faults
    ]


def shape(tree: Tree) -> list[tuple[object, ...]]:
    """All that a tree says, with positions in the file."""
    found: list[tuple[object, ...]] = []
    for chunk in tree.chunks:
        at = chunk.offset
        found += [(n.kind, n.name, at + n.start, at + n.end) for n in all_nodes(chunk)]
        found += [(u.role, u.name, at + u.start, at + u.end) for u in chunk.uses]
        found += [(c.name, at + c.open, at + c.close) for c in chunk.calls]
        found += [(f.message, at + f.start, at + f.end) for f in chunk.faults]
        found += [(k, at + s) for k, s in zip(chunk.kinds, chunk.starts, strict=True)]
        found += [(k, at + s, at + e) for k, s, e in chunk.remarks]
    return found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("class A { int x = 1 }\n", ["1: expected ';' after this"]),
        ("class A {\n  int x = 1\n  int y;\n}\n", ["2: expected ';' after this"]),
        ("class A {\n  int x;\ndef B;\n", ["1: the '}' for this '{' is missing"]),
        ("def A : ;\ndef B;\n", ["1: expected a class"]),
        ("def A : B<1, ;\ndef C;\n", ["1: expected a value"]),
        ('def A { string s = "x; }\ndef B;\n', ["1: this string does not end on its line"]),
        ("}\ndef B;\n", ["1: this '}' closes nothing"]),
        ("let x = 1 in {\ndef B;\n", ["1: the '}' for this '{' is missing"]),
        ("multiclass M {\n  def a;\nclass C;\n", ["1: the '}' for this '{' is missing"]),
        ("hello world\nclass A;\n", ["1: expected a statement: class, def, defm, let, ..."]),
        ("/* open\nclass A;\n", ["1: this comment does not end"]),
        ("def A { code c = [{ x\n}\n", ["1: this code does not end: '}]' is missing"]),
        ("def A { let = 1; int y = ; int z = 1; }", ["1: expected a field", "1: expected a value"]),
        ("def A;;", ["1: this ';' ends nothing"]),
        ("defvar x = !add(1, 2;\ndefvar y = 1;\n", ["1: expected ',' or ')'"]),
    ],
)  # fmt: skip
def test_faults(text: str, expected: list[str]) -> None:
    assert sorted(faults(text)) == sorted(expected)


SOUND = """\
#ifndef GUARD
#define GUARD
include "a.td"
class A<int n, list<A> l = []> : B<n, 1, name = "x"> { // remark
  field bits<4> b = {1, 0, n{1-0}};
  let b{3-2} = 0b11; let append c = [n]<int>;
  defvar v = !foldl(0, [1, 2], acc, x, !add(acc, x));
  code d = [{ ] } }];
  assert !eq(n, 1), "one" # n;
}
multiclass M<string s> : N<s> { def _x : A<1>; def NAME#"y"#s; def : A<2>; defm z : M<"a">; }
let b = 1, c<1-0> = ? in { def "quoted"; foreach i = {0-3, 5} in def r#i : A<i>; }
foreach j = 0-3 in if !eq(j, 1) then { def a#j; } else def b#j;
defset list<A> all = { def q; }
deftype t = list<int>;
defvar w = !cond(!lt(1, 2) : "a", true : "b");
def dags { dag d = (A $x, B:$y, (C 1, ?):$z); int m = -1;
  list<int> s = w[0...2]; string p = A<1>.b; }
dump "x" # w;
def last : A<1>
"""


def test_sound_text_has_no_fault_but_its_last() -> None:
    assert faults(SOUND) == [f"{SOUND.count(chr(10))}: expected '{{' or ';' after this"]


def test_where_code_ends() -> None:
    assert faults("def a { code c = [{ x}}]; int y; }]; }\n") == []
    assert faults("def a { code c = [{ x}}]; }\n") != []


def test_any_prefix_stands_and_an_edit_keeps_what_it_does_not_touch() -> None:
    tree = read_tree("")
    for end in range(len(SOUND) + 1):
        tree = read_tree(SOUND[:end], tree)
        assert "".join(chunk.text for chunk in tree.chunks) == SOUND[:end]
        assert shape(tree) == shape(read_tree(SOUND[:end])), SOUND[:end]


def test_random_edits_give_what_reading_anew_gives() -> None:
    chance = random.Random(15)
    tree, text = read_tree(SOUND), SOUND
    pieces = ["{", "}", ";", "def x", '"', "[{", "/*", "*/", "\n", "<", ">", "#", "let ", " else "]
    for _ in range(600):
        start = chance.randrange(len(text) + 1)
        end = min(len(text), start + chance.choice([0, 0, 1, 5, 40]))
        text = text[:start] + chance.choice([*pieces, ""]) + text[end:]
        if len(text) < 200:
            text = SOUND
        tree = read_tree(text, tree)
        assert shape(tree) == shape(read_tree(text)), text


@pytest.mark.parametrize(
    "piece", ["(", "[", "{", "<", "let x = 1 in ", "list<", "!if(", "a # ", "a."]
)
def test_deep_nesting_ends(piece: str) -> None:
    assert len(faults("def A { int x = " + piece * 3000)) < 10
    assert len(faults(piece * 3000)) < 10 or piece in "([{<"


PROGRAM = {
    "base.td": """\
class Base<int width, string text = "x"> { int size = width; Base next = ?; }
multiclass Many<int n> { def _one : Base<n>; }
""",
    "main.td": """\
include "base.td"
class Derived<int w> : Base<w, text = "t"> {
  int own = size;
  let size = !add(w, own);
  int far = next.size;
}
defvar twice = 2;
def D : Derived<twice> { let own = !foldl(0, [1], acc, it, !add(acc, it)); }
foreach i = [1, 2] in def E#i : Derived<i>;
defm F : Many<twice>;
def G { int v = D.far; int u = !cast<Derived>("D").own; int t = Derived<3>.size; }
let size = 4 in def H : Base<1>;
class I<list<Derived> all> { list<int> l = !foreach(one, all, one.far); }
""",
}


@pytest.mark.parametrize(
    ("text", "occurrence", "expected"),
    [
        ("Base", 0, "base.td:0:6"),
        ("text", 0, "base.td:0:29"),
        ("w", 1, "main.td:1:18"),
        ("size", 0, "base.td:0:47"),
        ("size", 1, "base.td:0:47"),
        ("own", 1, "main.td:2:6"),
        ("next", 0, "base.td:0:66"),
        ("size", 2, "base.td:0:47"),
        ("twice", 1, "main.td:6:7"),
        ("acc", 1, "main.td:7:50"),
        ("it", 1, "main.td:7:55"),
        ("Many", 0, "base.td:1:11"),
        ("far", 1, "main.td:4:6"),
        ("own", 3, "main.td:2:6"),
        ("size", 4, "base.td:0:47"),
        ("far", 2, "main.td:4:6"),
    ],
)
def test_definition(text: str, occurrence: int, expected: str) -> None:
    import re

    program = Program({path: read_tree(source) for path, source in PROGRAM.items()})
    source = PROGRAM["main.td"]
    at = [m.start() for m in re.finditer(rf"\b{text}\b", source)][occurrence]
    found = program.target_at("main.td", at)
    places = []
    for place in found:
        tree = program.trees[place.path]
        start, _ = place.span()
        line = tree.line_of(start)
        places.append(f"{place.path}:{line}:{start - tree.line_starts[line]}")
    assert places == [expected], source[max(0, at - 20) : at + 20]


def test_references() -> None:
    program = Program({path: read_tree(source) for path, source in PROGRAM.items()})
    (size,) = program.target_at("base.td", PROGRAM["base.td"].index("size"))
    found = sorted(
        (path, PROGRAM[path].count("\n", 0, at))
        for path, at, _ in program.references(size, PROGRAM)
    )
    assert found == [("main.td", n) for n in (2, 3, 4, 10, 11)]


@pytest.mark.slow
@pytest.mark.llvm_files
def test_nothing_is_wrong_with_the_installed_files() -> None:
    found = []
    for folder, _, names in os.walk(reference.LLVM_INCLUDE, followlinks=True):
        for name in names:
            if name.endswith(".td"):
                found += [f"{name}:{fault}" for fault in faults(Path(folder, name).read_text())]
    assert found == []
