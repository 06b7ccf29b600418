"""The words of the language: what the core tells tools on text, and what they add to it."""

from __future__ import annotations

from tblgen_build.lsp.language_help import OPERATORS
from tblgen_build.syntax import words
from tblgen_build.syntax.tokens import BANG, CODE, STRING, WORD, tokens_of


def test_every_operator_has_help() -> None:
    assert set(OPERATORS) == words.BANG_OPERATORS


def test_which_operands_are_names() -> None:
    assert words.ITERATORS == {
        "!foreach": (0,),
        "!filter": (0,),
        "!sort": (0,),
        "!foldl": (2, 3),
    }


def test_which_operators_take_a_type() -> None:
    assert {"!cast", "!exists", "!getdagarg", "!instances", "!isa"} == words.WITH_TYPES


def test_where_keywords_stand() -> None:
    assert {"bit", "bits", "code", "dag", "int", "list", "string"} == words.TYPES
    assert {"assert", "defvar", "dump", "let"} == words.STATEMENTS & words.ITEMS
    assert {"field"} == words.ITEMS - words.STATEMENTS
    assert {"true", "false"} == words.CONSTANTS
    assert "include" in words.KEYWORDS


def test_literals_are_no_keywords() -> None:
    """`string` and `code` are types: a literal is of another kind."""
    kinds = [token.kind for token in tokens_of('string code "text" [{ block }] !add')]
    assert kinds[:5] == [WORD, WORD, STRING, CODE, BANG]
