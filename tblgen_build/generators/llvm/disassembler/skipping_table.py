"""Decoder tables in which what fails skips: as before tables had scopes.

A test that fails skips to what else may fit, or to the end. How far, stands behind each test in
24 bits.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

from .decoder_table import folded, uleb128
from .decoding_tree import Leaf, runs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from .decoding_tree import Node, Split
    from .encodings import DecodedEncoding
    from .operand_fields import OperandFields

    # The bytes of a leaf; what is empty is the place of a distance.
    LeafBytes = Callable[[Leaf], list[str]]

DISTANCE: Final = ("", "", "")
_TABLE: Final = cpp("""
    static const uint8_t $name[] = {
      $rows
      MCD::OPC_Fail,
      0
    };
""")


class _Table:
    """The bytes so far. `open` are places of distances that nobody has resolved yet."""

    def __init__(self, leaf: LeafBytes) -> None:
        self.bytes: list[str] = []
        self._leaf = leaf

    def resolve(self, places: list[int]) -> None:
        """What fails at these places goes on here."""
        for place in places:
            distance = len(self.bytes) - place - len(DISTANCE)
            for byte in range(len(DISTANCE)):
                self.bytes[place + byte] = str(distance >> 8 * byte & 0xFF)

    def _extend(self, more: list[str]) -> list[int]:
        """Adds bytes, and returns the places of distances in them."""
        start = len(self.bytes)
        self.bytes += more
        empty = [start + at for at, byte in enumerate(more) if not byte]
        return empty[:: len(DISTANCE)]

    def add(self, node: Node) -> list[int]:
        """Adds what a node stands for, and returns the places that skip out of it."""
        if isinstance(node, Leaf):
            return self._extend(self._leaf(node))
        if node.otherwise is not None and len(node.cases) == 1:
            only = node.cases[0][1]
            if isinstance(only, Leaf):
                self.resolve(self._extend(self._leaf(_with_field(only, node))))
                return self.add(node.otherwise)
        self.bytes += ["MCD::OPC_ExtractField", *uleb128(node.start), str(node.width)]
        open_: list[int] = []
        last = node.cases[-1][1]
        for value, case in node.cases:
            filter_ = self._extend(["MCD::OPC_FilterValue", *uleb128(value), *DISTANCE])
            open_ += self.add(case)
            if case is last and node.otherwise is None:
                open_ += filter_
            else:
                self.resolve(filter_)
        if node.otherwise is None:
            return open_
        self.resolve(open_)
        return self.add(node.otherwise)


def _with_field(leaf: Leaf, split: Split) -> Leaf:
    """Checks the field together with what else is left."""
    bits = ((1 << split.width) - 1) << split.start
    for start, width, _ in leaf.checks:
        bits |= ((1 << width) - 1) << start
    ones = leaf.pattern.ones
    checks = [(start, width, ones >> start & ((1 << width) - 1)) for start, width in runs(bits)]
    return Leaf(leaf.pattern, checks[::-1])


def table_text(name: str, tree: Node, leaf: LeafBytes) -> str:
    """`leaf` is called in the order in which the leaves stand in the table."""
    table = _Table(leaf)
    table.resolve(table.add(tree))
    rows: list[str] = []
    for byte in table.bytes:
        if byte.startswith("MCD::") or not rows:
            rows.append(f"{byte},")
        else:
            rows[-1] += f" {byte},"
    return _TABLE(name=name, rows=rows)


def leaf_bytes(
    encoding: DecodedEncoding,
    leaf: Leaf,
    condition: int | None,
    decoder: int,
    masks: tuple[int, int] | None,
) -> list[str]:
    """The numbers of condition and decoder are given; `masks`: bits of which some should differ."""
    body: list[str] = []
    if condition is not None:
        body += ["MCD::OPC_CheckPredicate", *uleb128(condition), *DISTANCE]
    for start, width, value in leaf.checks:
        check = ["MCD::OPC_CheckField", *uleb128(start), str(width), *uleb128(folded(value))]
        body += [*check, *DISTANCE]
    if masks is not None:
        body += ["MCD::OPC_SoftFail", *uleb128(masks[0]), *uleb128(masks[1])]
    numbers = [*uleb128(encoding.instruction.number), *uleb128(decoder)]
    if is_complete(encoding):
        return [*body, "MCD::OPC_Decode", *numbers]
    return [*body, "MCD::OPC_TryDecode", *numbers, *DISTANCE]


def is_complete(encoding: DecodedEncoding) -> bool:
    """Does no decoder of it find out that the bits are another instruction's?"""
    if encoding.decoder_method:
        return encoding.has_complete_decoder
    decoded = decoded_operands(encoding)
    if decoded and _ends_decoding(decoded[-1]):
        return decoded[-1].has_complete_decoder
    return all(operand.has_complete_decoder for operand in decoded)


def _ends_decoding(operand: OperandFields) -> bool:
    """A part of an operand that has no bits is decoded by the whole instruction, as the last."""
    return not operand.fields and operand.decoder != ""


def decoded_operands(encoding: DecodedEncoding) -> list[OperandFields]:
    """Others that have no bits are left out."""
    decoded: list[OperandFields] = []
    for operand in encoding.operands:
        if operand.fields or operand.is_part:
            decoded.append(operand)
            if _ends_decoding(operand):
                break
    return decoded
