"""A misspelt name does not hide the next one; what follows from it is not reported."""

from __future__ import annotations

import pytest

from tblgen_build._core import Session, TableGenError

HEAD = "class A<list<A> l = []> { int v = 0; list<A> all = l; }\ndef a : A;\n"


def unknown(source: str) -> list[str]:
    """The unknown names that are reported, in order."""
    with pytest.raises(TableGenError) as raised:
        Session().parse("main.td", source=(HEAD + source).encode())
    messages = [d.message for d in raised.value.diagnostics]
    starts = ("Couldn't", "Variable", "Expected")
    found = [message for message in messages if message.startswith(starts)]
    return [message.split(" '")[1].split("'")[0] for message in found]


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("def b : A<[x1]>; def c : A<[x2]>;", ["x1", "x2"]),
        ("def b : A<[x1, a, x2]>;", ["x1", "x2"]),
        ("def b : A<[A<[]>, X1<1>, A<[]>, X2<3>]>; def c : A<[X3<1>]>;", ["X1", "X2", "X3"]),
        ("def b : A<[x1]>; def c : A<[x1, x2]>; def d : X3; def e : X3;", ["x1", "x2", "X3"]),
        ("def b : A { dag d = (a X1:$p, A:$q, x2:$r); }", ["X1", "A", "x2"]),
        ("def b : X1 { int w = 1; } def c : X2;", ["X1", "X2"]),
        ("class B : X1 { int w; } def c : B { let w = 1; let x = 2; } def d : X3;", ["X1", "X3"]),
        ("def b : A<[x1]>; def c : A<[b]>; def d : A<[c, x2]>;", ["x1", "x2"]),
        ("class B : A<[x1]> { A w = ?; } class C : B { A u = w; } def d : X2;", ["x1", "X2"]),
        ("defm M : X1; def c : A<[M_a]>; def d : A<[x2]>;", ["X1", "x2"]),
        ("defvar s = [x1]; def c : A<s>; def d : A<[x2]>;", ["x1", "x2"]),
        ("multiclass M { def _a : A<[x1]>; } defm m : M; def c : A<[m_a, x2]>;", ["x1", "x2"]),
        ("let v = 1 in { def b : A<[x1]>; let v = 2 in { def c : X2; } def d : X3; }",
         ["x1", "X2", "X3"]),
        ("foreach i = [1] in def b#i : A<[x1]>; def c : A<[x2, b1]>;", ["x1", "x2"]),
        ("foreach i = [1] in { def b#i : A<[x1]>; def c#i : X2; } def d : A<[b1, c1, x3]>;",
         ["x1", "X2", "x3"]),
        ('foreach i = ["n"] in { def i : A<[x1]>; } def d : A<[n]>; def e : X2;', ["x1", "X2"]),
        ('foreach i = ["n"] in { foreach j = [i] in { def b : X1; def j : X2; } } def d : A<[n]>;',
         ["X1", "X2"]),
        ("foreach i = [1] in { def b : A<[x1]>; defvar k = x2; def c : A<[k, x3]>; }",
         ["x1", "x2", "x3"]),
        ("if 1 then { def b : A<[x1]>; def c : X2; } else def d : X3; def e : A<[b, x4]>;",
         ["x1", "X2", "X3", "x4"]),
        ("if 1 then def b : A<[x1]>; else { def c : X2; } def d : X3;", ["x1", "X2", "X3"]),
        ("defset list<A> s = { def b : A<[x1]>; def c : A<[x2]>; } def d : A<s>; def e : X3;",
         ["x1", "x2", "X3"]),
        ("let v = 1 in def b : A<[x1]>; let v = 2 in { let v = 3 in def c : X2; def d : X3; }",
         ["x1", "X2", "X3"]),
        ("multiclass M { def _a : A<[x1]>; defm _b : X2; if 1 then { def _c : X3; def _d : X4; }}"
         "defm m : M; def c : A<[m_a, x5]>; def d : A<[_a]>;",
         ["x1", "X2", "X3", "X4", "x5", "_a"]),
        ("multiclass M { defvar k = x1; def _a : A<[k, x2]>; } multiclass N : M; defm n : N;"
         "def b : A<[n_a]>; def c : X3;", ["x1", "x2", "X3"]),
        ("foreach i = [1] in { defset list<A> s = { let v = 1 in { def b#i : X1; }"
         "def c#i : X2; } } def d : X3;", ["X1", "X2", "X3"]),
        ("class B : X1, A<[x2]>, X3<4> { A w = x5; } def c : X6, X7;",
         ["X1", "x2", "X3", "X6", "X7"]),
        ('def b : A<[x1]>; def !strconcat("c", "d") : X2; def e : A<[cd]>; def f : X3;',
         ["x1", "X2", "X3"]),
        ("".join(f"def b{n} : A<[x{n}]>;" for n in range(30)), [f"x{n}" for n in range(20)]),
        ("def b : A<[x1]>; def c : A { let v = \"text\"; } def d : X3;", ["x1", "X3"]),
    ],
)  # fmt: skip
def test_unknown_names(source: str, names: list[str]) -> None:
    assert unknown(source) == names


@pytest.mark.parametrize(
    "source",
    [
        'def b : X1;\ninclude "i1"\ndef c : X2;\ninclude "i2"\n',
        'let v = 1 in {\ndef b : X1;\ninclude "i1"\ndef c : X2;\n}\ninclude "i2"\n',
        'def b : A { let all = [x1]; }\ninclude "i1"\ninclude "i2"\n',
    ],
)
def test_includes_that_are_missing_later(source: str) -> None:
    """What comes after the first of them may be defined there."""
    with pytest.raises(TableGenError) as raised:
        Session().parse("main.td", source=(HEAD + source).encode())
    first, *more = [one.message for one in raised.value.diagnostics]
    assert "1'" in first
    assert more == [f"could not find include file 'i{n}'" for n in (1, 2)]
