"""A decoding tree as the bytes of a decoder table."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import number_rows

from .decoding_tree import Leaf

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from .decoding_tree import Node, Split

    LeafBytes = Callable[[Leaf], list[str]]

_PER_LINE: Final = 16
_TABLE: Final = cpp("""
    static const uint8_t $name[$size] = {
      $rows
    };
""")


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


def check_field(start: int, width: int, value: int) -> list[str]:
    return ["OPC_CheckField", *uleb128(start), str(width), *uleb128(value)]


def table_bytes(node: Node, leaf: LeafBytes) -> list[str]:
    """`leaf` is called in the order in which the leaves stand in the table."""
    if isinstance(node, Leaf):
        return leaf(node)
    body = _cases(node, leaf)
    if node.otherwise is None:
        return body
    return ["OPC_Scope", *uleb128(len(body)), *body, *table_bytes(node.otherwise, leaf)]


def _cases(node: Split, leaf: LeafBytes) -> list[str]:
    if len(node.cases) == 1:
        value, only = node.cases[0]
        return check_field(node.start, node.width, value) + table_bytes(only, leaf)
    body = ["OPC_SwitchField", *uleb128(node.start), str(node.width)]
    last = len(node.cases) - 1
    for number, (value, case) in enumerate(node.cases):
        content = table_bytes(case, leaf)
        # The last one has no size: behind it is nothing to skip to.
        body += uleb128(value)
        body += ["0"] if number == last else uleb128(len(content))
        body += content
    return body


def table_text(name: str, body: list[str]) -> str:
    return _TABLE(name=name, size=len(body), rows=number_rows(body, _PER_LINE))
