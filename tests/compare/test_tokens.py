"""What counts as a difference between two outputs, and what does not."""

from __future__ import annotations

import pytest

from tblgen_build.compare.token_differences import (
    COUNTED,
    CXX,
    PYTHON,
    WORDS,
    difference,
    tokens_of,
)


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        (CXX, "int a; // one\n", "int  a ; /* two */"),
        (CXX, "f(a,b)", "f(a,\n  b) // \\\n still a comment"),
        (CXX, "#define A \\\n  1", "#define A 1"),
        (PYTHON, "def f():\n  x = 1  # one\n", "def f():\n\n  # two\n  x = 1\n"),
        (PYTHON, "f(a,\n  b)", "f(a, b)"),
        (PYTHON, '"""\n  Some words.\n"""', '"""\n    Some\n    words.\n"""'),
        (WORDS, "a  b\n", "a\nb"),
    ],
)
def test_layout_is_no_difference(language: str, one: str, other: str) -> None:
    assert difference(one, other, language) is None


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        (CXX, '"a  b"', '"a b"'),
        (CXX, 'R"(a // b)"', 'R"(a // c)"'),
        (CXX, "a << b", "a < < b"),
        (CXX, "int a", "inta"),
        (CXX, "", "x"),
        (PYTHON, "if a:\n  b\n  c", "if a:\n  b\nc"),
        (PYTHON, "'# a'", "'# b'"),
        (WORDS, "a // b", "a // c"),
    ],
)
def test_difference(language: str, one: str, other: str) -> None:
    assert difference(one, other, language) is not None


def test_the_first_difference_is_shown_in_its_place() -> None:
    found = difference("int a;\nint b = 1;\nint c;", "int a;\n\nint b = 2 + 3;\nint c;", CXX)
    assert found is not None
    assert (found.count, found.is_exact, found.total) == (3, True, 11)
    assert (found.reference.line, found.reference.token) == (2, "1")
    assert (found.ours.line, found.ours.token) == (3, "2")
    assert found.ours.before == "int a ; int b ="
    assert found.reference.after == "; int c ;"


def test_what_is_missing_at_the_end() -> None:
    found = difference("a b", "a", WORDS)
    assert found is not None
    assert (found.count, found.ours.token) == (1, "(the end)")


def test_counts_of_large_differences_are_lower_bounds() -> None:
    one = " ".join(str(n) for n in range(COUNTED + 10))
    other = " ".join(str(-n) for n in range(COUNTED + 10))
    found = difference(one, other, WORDS)
    assert found is not None
    assert not found.is_exact
    assert found.count == COUNTED + 9


def test_tokens_of_cxx() -> None:
    text = 'a->b::c != 0x1\'0 && .5e-3f; ##x R"d(q")d" \'c\' u8"x"'
    assert [token.text for token in tokens_of(text, CXX)] == [
        *["a", "->", "b", "::", "c", "!=", "0x1'0", "&&", ".5e-3f", ";", "##", "x"],
        *['R"d(q")d"', "'c'", "u8", '"x"'],
    ]
