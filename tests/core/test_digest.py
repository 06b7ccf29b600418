"""Digests of records: what changes them, and what does not."""

from __future__ import annotations

import pytest

from tblgen_build._core import Session

PROGRAM = """\
class A<int n> { int number = n; string text = "x"; }
class Node { list<Node> next = []; }
class Late;
class Early { Late late = ?; }
class Late { Early early = ?; int n = 1; }
def leaf : A<1>;
def middle { A a = leaf; dag d = (leaf 1:$x); }
def top { list<dag> l = [(middle)]; }
def other : A<2>;
def p : Node;
def s : Node { let next = [p]; }
def self : Node { let next = [self]; }
def typed : Early;
"""


def digests(text: str = PROGRAM) -> dict[str, bytes]:
    records = Session().parse("main.td", source=text)
    return {name: record.digest() for name, record in records.defs.items()}


def changed(old: str, new: str) -> set[str]:
    assert old in PROGRAM
    before, after = digests(), digests(PROGRAM.replace(old, new, 1))
    return {name for name in before if before[name] != after.get(name)}


def test_same_content_same_digest() -> None:
    assert digests() == digests()
    assert len(set(digests().values())) == len(digests())
    assert all(len(digest) == 32 for digest in digests().values())


def test_order_of_asking_does_not_matter() -> None:
    records = Session().parse("main.td", source=PROGRAM)
    backwards = {name: records.defs[name].digest() for name in reversed(list(records.defs))}
    assert backwards == digests()


@pytest.mark.parametrize(
    ("old", "new", "affected"),
    [
        ("class A<", "// moved\n\nclass A<", set()),
        ("def other : A<2>;\n", "", {"other"}),
        ("A<2>", "A<3>", {"other"}),
        ("def leaf : A<1>", "def leaf : A<4>", {"leaf", "middle", "top"}),
        ("1:$x", "1:$y", {"middle", "top"}),
        ('"x"', '"z"', {"leaf", "middle", "top", "other"}),
        ("[(middle)]", "[(middle), (middle)]", {"top"}),
        ("def p : Node;", "def p : Node { int more = 1; }", {"p", "s"}),
        ("let next = [self]", "let next = []", {"self"}),
        ("int n = 1;", "int n = 2;", {"typed"}),  # classes that refer to each other
    ],
)
def test_what_is_affected(old: str, new: str, affected: set[str]) -> None:
    assert changed(old, new) == affected


def test_circle_from_either_side() -> None:
    def circle(first: str, second: str) -> dict[str, bytes]:
        records = Session().parse("main.td", source=PROGRAM)
        return {name: records.classes[name].digest() for name in (first, second)}

    assert circle("Early", "Late") == circle("Late", "Early")
    assert len(set(circle("Early", "Late").values())) == 2


def test_kinds_are_told_apart() -> None:
    texts = ['string v = "1"', "code v = [{1}]", "int v = 1", "bit v = 1", "bits<1> v = 1"]
    texts += ["list<int> v = [1]", "list<string> v = []", "list<int> v = []", "int v = ?"]
    texts += ["field int v = 1", "int w = 1"]
    found = {digests(f"def x {{ {text}; }}")["x"] for text in texts}
    assert len(found) == len(texts)


def test_long_chain() -> None:
    """Each record refers to the one before: no stack may be needed for them."""
    chain = "".join(f"def n{i} : N {{ let next = n{i - 1}; }}\n" for i in range(1, 50_000))
    records = Session().parse("main.td", source="class N { N next = ?; }\ndef n0 : N;\n" + chain)
    assert len(records.defs["n49999"].digest()) == 32
