"""The text of the decoder tables: operand sets, instructions, contexts, decisions."""

from __future__ import annotations

from .contexts import NUM_ATTRIBUTES, RANKS, context_of_attributes
from .decisions import decision

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Final

    from .decisions import Claims
    from .operands import OperandSpecifier

MAX_OPERANDS: Final = 6
# By the numbers of opcode maps.
_MAPS: Final = (
    "OneByte",
    "TwoByte",
    "ThreeByte38",
    "ThreeByte3A",
    "XOP8",
    "XOP9",
    "XOPA",
    "3DNow",
    "Map4",
    "Map5",
    "Map6",
    "Map7",
)


class OperandSets:
    """What instructions have the same operands share; the first one is of no operands."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[OperandSpecifier, ...], int] = {}
        self.number(())

    def number(self, operands: Sequence[OperandSpecifier]) -> int:
        missing = MAX_OPERANDS - len(operands)
        key = (*operands, *((("ENCODING_NONE", "TYPE_NONE"),) * missing))
        return self._numbers.setdefault(key, len(self._numbers))

    def text(self) -> str:
        parts = ["static const struct OperandSpecifier x86OperandSets[][6] = {\n"]
        for operands in self._numbers:
            rows = "".join([f"    {{ {encoding}, {type_} }},\n" for encoding, type_ in operands])
            parts.append(f"  {{\n{rows}  }},\n")
        return "".join(parts) + "};\n\n"


def instructions_text(operand_sets: Mapping[int, int], count: int) -> str:
    rows = "".join([f"  {{ {operand_sets.get(number, 0)}, }},\n" for number in range(count)])
    return (
        "static const struct InstructionSpecifier "
        f"x86DisassemblerInstrSpecifiers[{count}] = {{\n{rows}}};\n\n"
    )


def contexts_text() -> str:
    count = 1 << NUM_ATTRIBUTES
    rows = "".join([f"  IC{context_of_attributes(number)},\n" for number in range(count)])
    return f"static const uint8_t x86DisassemblerContexts[{count}] = {{\n{rows}}};\n\n"


class _Entries:
    """The numbers of instructions that decisions choose from, each list once."""

    def __init__(self) -> None:
        self._starts: dict[tuple[int, ...], int] = {(0,): 0}
        self._rows = ["  0x0,\n"]
        self._size = 1

    def start(self, entries: list[int]) -> int:
        key = tuple(entries)
        start = self._starts.get(key)
        if start is None:
            start = self._starts[key] = self._size
            self._size += len(entries)
            self._rows.append("".join([f"  0x{entry:x},\n" for entry in entries]))
        return start

    def text(self) -> str:
        return f"static const InstrUID modRMTable[] = {{\n{''.join(self._rows)}  0x0\n}};\n\n"


def decisions_text(claims: Claims) -> str:
    entries = _Entries()
    maps = "".join([_map_text(number, claims, entries) for number in range(len(_MAPS))])
    return entries.text() + maps


def _map_text(number: int, claims: Claims, entries: _Entries) -> str:
    tables = claims.maps.get(number, {})
    rows = [_context_text(tables.get(context), entries) for context in RANKS]
    return (
        f"static const struct ContextDecision x86Disassembler{_MAPS[number]}Opcodes = {{{{\n"
        f"{''.join(rows)}}}}};\n"
    )


def _context_text(table: Mapping[int, list[int]] | None, entries: _Entries) -> str:
    if table is None:
        return " {},\n"
    rows: list[str] = []
    for opcode in range(256):
        cell = table.get(opcode)
        if cell is None:
            rows.append("{MODRM_ONEENTRY, 0}")
            continue
        kind, chosen = decision(cell)
        rows.append(f"{{{kind}, {entries.start(chosen)}}}")
    return f" {{ {{\n  {', '.join(rows)}\n }} }},\n"
