"""Decoder tables in which what fails skips: as before tables had scopes.

A test that fails skips to what else may fit, or to the end. How far, stands after each test in
two or three bytes. Where nothing else may fit, some releases have tests that fail at once.
"""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp

from .decoder_table import folded, uleb128
from .decoding_tree import Conflict, DecodingLeaf, runs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from .decoding_tree import Node, Split
    from .encodings import DecodedEncoding
    from .operand_fields import OperandFields

    # The bytes of a leaf; what is empty is the place of a distance.
    LeafBytes = Callable[[DecodingLeaf, "Form"], list[str]]

_TABLE: Final = cpp("""
    static const uint8_t $name[] = {
      $rows
      MCD::OPC_Fail,
      0
    };
""")


class Form:
    """How a test is written: with the place of a distance, or so that the decoder fails."""

    __slots__ = ("distance", "has_long_positions", "suffix")

    def __init__(self, suffix: str, distance: int, *, has_long_positions: bool) -> None:
        self.suffix = suffix
        self.distance = [""] * distance  # bytes
        self.has_long_positions = has_long_positions

    def position(self, start: int) -> list[str]:
        """The bytes of a position; of one that may not be long the lowest, as the reference."""
        return uleb128(start) if self.has_long_positions else [str(start & 0xFF)]


class _Table:
    """The bytes so far. `open` are places of distances that are not resolved yet."""

    def __init__(self, leaf: LeafBytes, skipping: Form) -> None:
        self.bytes: list[str] = []
        self._leaf = leaf
        self._skipping = skipping

    def resolve(self, places: list[int]) -> None:
        """What fails at these places goes on here."""
        for place in places:
            size = len(self._skipping.distance)
            distance = len(self.bytes) - place - size
            if distance >> 8 * size:
                raise RecordError(
                    "disassembler decoding table too large, try --large-decoder-table"
                )
            for byte in range(size):
                self.bytes[place + byte] = str(distance >> 8 * byte & 0xFF)

    def _extend(self, more: list[str]) -> list[int]:
        """Adds bytes, and returns the places of distances in them."""
        start = len(self.bytes)
        self.bytes += more
        empty = [start + at for at, byte in enumerate(more) if not byte]
        return empty[:: len(self._skipping.distance)]

    def add(self, node: Node, form: Form) -> list[int]:
        """Adds what a node stands for, and returns the places that skip out of it.

        `form` is that of tests after which nothing of the node is left to try.
        """
        if isinstance(node, DecodingLeaf):
            return self._extend(self._leaf(node, form))
        if isinstance(node, Conflict):
            return []  # decoding goes on with what stands next
        if node.otherwise is not None and len(node.cases) == 1:
            only = node.cases[0][1]
            if isinstance(only, DecodingLeaf):
                bytes_ = self._leaf(_with_field(only, node), self._skipping)
                self.resolve(self._extend(bytes_))
                return self.add(node.otherwise, form)
        self.bytes += ["MCD::OPC_ExtractField", *form.position(node.start), str(node.width)]
        inner = form if node.otherwise is None else self._skipping
        open_: list[int] = []
        for value, case in node.cases[:-1]:
            filter_ = self._filter(value, self._skipping)
            open_ += self.add(case, inner)
            self.resolve(filter_)
        value, case = node.cases[-1]
        open_ += self._filter(value, inner)
        open_ += self.add(case, inner)
        if node.otherwise is None:
            return open_
        self.resolve(open_)
        return self.add(node.otherwise, form)

    def _filter(self, value: int, form: Form) -> list[int]:
        test = f"MCD::OPC_FilterValue{form.suffix}"
        return self._extend([test, *uleb128(value), *form.distance])


def _with_field(leaf: DecodingLeaf, split: Split) -> DecodingLeaf:
    """Checks the field together with what else is left."""
    bits = ((1 << split.width) - 1) << split.start
    for start, width, _ in leaf.checks:
        bits |= ((1 << width) - 1) << start
    ones = leaf.pattern.ones
    checks = [(start, width, ones >> start & ((1 << width) - 1)) for start, width in runs(bits)]
    return DecodingLeaf(leaf.pattern, checks[::-1])


def table_text(
    name: str,
    tree: Node,
    leaf: LeafBytes,
    *,
    distance: int,
    fails_at_once: bool,
    has_long_positions: bool,
) -> str:
    """`leaf` is called in the order in which the leaves stand in the table.

    Distances have that many bytes. Raises RecordError where one does not fit.
    """
    skipping = Form("", distance, has_long_positions=has_long_positions)
    table = _Table(leaf, skipping)
    outermost = skipping
    if fails_at_once:
        outermost = Form("OrFail", 0, has_long_positions=has_long_positions)
    table.resolve(table.add(tree, outermost))
    rows: list[str] = []
    for byte in table.bytes:
        if byte.startswith("MCD::") or not rows:
            rows.append(f"{byte},")
        else:
            rows[-1] += f" {byte},"
    return _TABLE(name=name, rows=rows)


def leaf_bytes(
    encoding: DecodedEncoding,
    leaf: DecodingLeaf,
    form: Form,
    condition: int | None,
    decoder: int,
    masks: tuple[int, int] | None,
) -> list[str]:
    """The numbers of condition and decoder are given; `masks`: bits of which some should differ."""
    body: list[str] = []
    if condition is not None:
        body += [f"MCD::OPC_CheckPredicate{form.suffix}", *uleb128(condition), *form.distance]
    for start, width, value in leaf.checks:
        body += [f"MCD::OPC_CheckField{form.suffix}", *form.position(start), str(width)]
        body += [*uleb128(folded(value)), *form.distance]
    if masks is not None:
        body += ["MCD::OPC_SoftFail", *uleb128(masks[0]), *uleb128(masks[1])]
    numbers = [*uleb128(encoding.instruction.number), *uleb128(decoder)]
    if is_complete(encoding):
        return [*body, "MCD::OPC_Decode", *numbers]
    return [*body, f"MCD::OPC_TryDecode{form.suffix}", *numbers, *form.distance]


def is_complete(encoding: DecodedEncoding) -> bool:
    """Does no decoder of it find out that the bits are another instruction's?"""
    if encoding.decoder_method:
        return encoding.has_complete_decoder
    decoded = decoded_operands(encoding)
    if decoded and _ends_decoding(decoded[-1]):
        return decoded[-1].has_complete_decoder
    return all(operand.has_complete_decoder or not operand.decoder for operand in decoded)


def _ends_decoding(operand: OperandFields) -> bool:
    """A machine operand without bits is decoded by the whole instruction, as the last."""
    return not operand.fields and operand.decoder != ""


def decoded_operands(encoding: DecodedEncoding) -> list[OperandFields]:
    """Others that have no bits are left out."""
    decoded: list[OperandFields] = []
    for operand in encoding.operands:
        if operand.fields or operand.is_part or not operand.name:
            decoded.append(operand)
            if _ends_decoding(operand):
                break
    return decoded
