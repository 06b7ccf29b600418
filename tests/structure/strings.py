"""F-strings that write C++ the hard way: with doubled braces, or over several lines.

The syntax tree tells where a string is, the source how it was written.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

_OPENING = re.compile(r"""(?P<prefix>[fFrRbBuU]*)(?P<quote>\"{3}|'{3}|"|')""")
_FORMATTING = {"format", "format_map"}
LINE_END = "an f-string with the end of a line"
# What they are given is a message to a person.
_SAYS = re.compile(r"error|fail|fatal|warn|note|reject|complain|raise|exception|missing", re.I)


@dataclass(frozen=True, slots=True)
class Finding:
    path: str
    line: int
    what: str


@dataclass(frozen=True, slots=True)
class _Piece:
    """One literal of an implicit concatenation."""

    is_formatted: bool
    body: str


def doubled_braces(path: str, source: str, tree: ast.AST) -> Iterator[Finding]:
    """Each f-string, and each constant that .format() is called on, with a doubled brace."""
    if "{{" not in source and "}}" not in source:
        return
    lines = _Lines(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            pieces = [piece for piece in lines.pieces(node) if piece.is_formatted]
            if any(_has_doubled(piece.body) for piece in pieces):
                yield Finding(path, node.lineno, "an f-string with doubled braces")
        elif isinstance(node, ast.Call) and re.search(r"\{\{|\}\}", _format_string(node)):
            yield Finding(path, node.lineno, "a format string with doubled braces")


def multi_line(path: str, tree: ast.AST) -> Iterator[Finding]:
    """Each f-string that makes or takes several lines, but for what is said to a person."""
    for node, is_said in _outermost(tree, False):
        if is_said:
            continue
        made = "".join(
            str(part.value) if isinstance(part, ast.Constant) else "x" for part in node.values
        )
        if "\n" in made[:-1]:
            yield Finding(path, node.lineno, "an f-string that makes several lines")
        elif (node.end_lineno or node.lineno) > node.lineno:
            yield Finding(path, node.lineno, "an f-string that takes several lines")
        elif made.endswith("\n"):
            yield Finding(path, node.lineno, LINE_END)


def _format_string(node: ast.Call) -> str:
    """The constant whose .format() is called, or nothing."""
    if isinstance(node.func, ast.Attribute):
        text = node.func.value
        if node.func.attr in _FORMATTING and isinstance(text, ast.Constant):
            return str(text.value)
    return ""


def _outermost(node: ast.AST, is_said: bool) -> Iterator[tuple[ast.JoinedStr, bool]]:
    """F-strings that stand in no other, and whether they are a message."""
    if isinstance(node, ast.JoinedStr):
        yield node, is_said
        return
    says = is_said or isinstance(node, ast.Raise | ast.Assert)
    if isinstance(node, ast.Call):
        says = says or bool(_SAYS.search(_callee(node.func)))
    if isinstance(node, ast.FunctionDef):
        says = says or bool(_SAYS.search(node.name))
    for child in ast.iter_child_nodes(node):
        yield from _outermost(child, says)


def _callee(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


class _Lines:
    """The source text of nodes; positions in a syntax tree count bytes."""

    def __init__(self, source: str) -> None:
        self._lines = [line.encode() for line in source.splitlines(keepends=True)]

    def segment(self, node: ast.expr) -> str:
        first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
        text = self._lines[first : last + 1]
        text[-1] = text[-1][: node.end_col_offset]
        text[0] = text[0][node.col_offset :]
        return b"".join(text).decode()

    def pieces(self, node: ast.expr) -> Iterator[_Piece]:
        text = self.segment(node)
        at = 0
        while (opening := _OPENING.search(text, at)) is not None:
            quote = opening["quote"]
            end = _closing(text, opening.end(), quote)
            yield _Piece("f" in opening["prefix"].lower(), text[opening.end() : end])
            at = end + len(quote)


def _closing(text: str, at: int, quote: str) -> int:
    while at < len(text) and not text.startswith(quote, at):
        at += 2 if text[at] == "\\" else 1
    return at


def _has_doubled(body: str) -> bool:
    """Whether the literal parts of an f-string's body have `{{` or `}}`."""
    depth = at = 0
    while at < len(body):
        here = body[at]
        if depth == 0 and body[at : at + 2] in ("{{", "}}"):
            return True
        if here == "{":
            depth += 1
        elif here == "}":
            depth -= 1
        at += 1
    return False
