"""Offsets in a text, as editors count them: lines from 0, columns in units of UTF-16."""

from __future__ import annotations

from tblgen_build.lsp.protocol_types import Position, Range
from tblgen_build.syntax.tree import Tree


def offset_at(tree: Tree, position: Position) -> int:
    starts = tree.line_starts
    if position.line >= len(starts):
        return len(tree.text)
    line = tree.line_text(position.line)
    column = position.character
    if not line.isascii():
        units = 0
        for at, character in enumerate(line):
            if units >= column:
                column = at
                break
            units += 2 if character > "\uffff" else 1
        else:
            column = len(line)
    return starts[position.line] + min(column, len(line))


def position_at(tree: Tree, offset: int) -> Position:
    line = tree.line_of(offset)
    start = tree.line_starts[line]
    return Position(line, units(tree.text[start:offset]))


def units(text: str) -> int:
    return len(text) if text.isascii() else len(text) + sum(c > "\uffff" for c in text)


def range_of(tree: Tree, start: int, end: int) -> Range:
    return Range(position_at(tree, start), position_at(tree, end))


def printable(text: str) -> str:
    """Without the bytes that are no UTF-8: they cannot be sent."""
    return text if text.isascii() else text.encode(errors="replace").decode()
