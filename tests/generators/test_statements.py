"""Statements that branch."""

from __future__ import annotations

from tblgen_build.generators.cpp.statements import Case, call, if_chain, if_else


def test_no_else() -> None:
    assert if_else("a", ["f();", "g();"]) == "if (a) {\n  f();\n  g();\n}\n"


def test_an_empty_else_is_there() -> None:
    assert if_else("a", "f();", []) == "if (a) {\n  f();\n} else {\n}\n"


def test_chain() -> None:
    assert if_chain([Case("a", "f();"), Case("b", ["g();", "h();"])], "break;") == (
        "if (a) {\n  f();\n} else if (b) {\n  g();\n  h();\n} else {\n  break;\n}\n"
    )


def test_call() -> None:
    assert call("return f", "a", []) == "return f(a);\n"
    assert call("return f", "a", ["b", "c"]) == "return f(a,\n    b,\n    c);\n"


def test_chain_of_none() -> None:
    assert if_chain([], "break;") == "{\n  break;\n}\n"
