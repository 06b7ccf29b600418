"""A decoding tree as the bytes of a decoder table."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

from .decoding_tree import DecodingLeaf, Split

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Final

    from .decoding_tree import Node

    LeafRows = Callable[[DecodingLeaf], list["Row"]]

WORD: Final = 0xFFFFFFFFFFFFFFFF
# Where the comments begin, after the rows' indentation; below a row that gets as far.
_COMMENT_COLUMN: Final = 43
_TABLE: Final = cpp("""
    static const uint8_t $name[$size] = {
      $rows
    };
""")


class Row:
    """A line of a table: some bytes, the first of which may be an opcode, and what they do.

    A row without bytes closes what another one has opened. `depth` is how much is open.
    """

    __slots__ = ("bytes", "depth", "meaning")

    def __init__(self, bytes_: list[str], meaning: str) -> None:
        self.bytes = bytes_
        self.meaning = meaning
        self.depth = 0


def uleb128(value: int) -> list[str]:
    """The number in base 128, the lowest digit first; all but the last one have bit 7 set."""
    if value < 0x80:
        return [str(value)]
    digits: list[str] = []
    while value >= 0x80:
        digits.append(str(value & 0x7F | 0x80))
        value >>= 7
    digits.append(str(value))
    return digits


def folded(value: int) -> int:
    """What a number wider than 64 bits is compared as: its words laid over each other."""
    words = 0
    while value:
        words |= value & WORD
        value >>= 64
    return words


def check_field(start: int, width: int, value: int) -> Row:
    field = _field(start, width)
    return Row(
        ["OPC_CheckField", *uleb128(start), str(width), *uleb128(value)],
        f"check {field} == 0x{value:x}",
    )


def _field(start: int, width: int) -> str:
    return f"Inst[{start}]" if width == 1 else f"Inst[{start + width - 1}:{start}]"


def table_rows(node: Node, leaf: LeafRows) -> list[Row]:
    """`leaf` is called in the order in which the leaves stand in the table."""
    rows: list[Row] = []
    meaning = "try {"
    while isinstance(node, Split) and node.otherwise is not None:
        body = _cases(node, leaf)
        rows.append(Row(["OPC_Scope", *uleb128(_size(body))], meaning))
        rows += _deeper(body)
        node, meaning = node.otherwise, "} else try {"
    body = _cases(node, leaf) if isinstance(node, Split) else []
    if isinstance(node, DecodingLeaf):
        body = leaf(node)
    return [*rows, Row([], meaning), *_deeper(body), Row([], "}")] if rows else body


def _cases(node: Split, leaf: LeafRows) -> list[Row]:
    if len(node.cases) == 1:
        value, only = node.cases[0]
        return [check_field(node.start, node.width, value), *table_rows(only, leaf)]
    field = _field(node.start, node.width)
    rows = [
        Row(
            ["OPC_SwitchField", *uleb128(node.start), str(node.width)],
            f"switch {field} " + "{",
        )
    ]
    last = len(node.cases) - 1
    for number, (value, case) in enumerate(node.cases):
        content = table_rows(case, leaf)
        # The last one has no size: there is nothing after it to skip to.
        size = ["0"] if number == last else uleb128(_size(content))
        rows.append(Row([*uleb128(value), *size], f"case 0x{value:x}: " + "{"))
        rows += _deeper(content)
        rows.append(Row([], "}"))
    rows.append(Row([], "} // switch " + field))
    return rows


def _size(rows: Iterable[Row]) -> int:
    return sum([len(row.bytes) for row in rows])


def _deeper(rows: list[Row]) -> list[Row]:
    for row in rows:
        row.depth += 1
    return rows


def table_text(name: str, rows: list[Row]) -> str:
    size = _size(rows)
    digits = len(str(size))
    lines: list[str] = []
    at = end = 0
    for row in rows:
        text = ", ".join(row.bytes) + "," if row.bytes else ""
        if row.bytes:
            at, end = end, end + len(row.bytes)
        if len(text) >= _COMMENT_COLUMN:
            lines.append(text)
            text = ""
        indent = " " * row.depth
        lines.append(f"{text:<{_COMMENT_COLUMN}}// {at:>{digits}}: {indent}{row.meaning}")
    return _TABLE(name=name, size=size, rows=lines)
