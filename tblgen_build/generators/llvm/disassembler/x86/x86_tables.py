"""The text of the decoder tables: operand sets, instructions, contexts, decisions."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.releases.llvm import EVEX_HAS_U, REPEATS_TELL_ADDRESS_SIZES, REX2_MAY_BE_WIDE

from .contexts import (
    NUM_ATTRIBUTES,
    RANKS,
    REPEATED_AND_SIZED,
    REX2,
    WIDE_REX2,
    WITH_U,
    context_of_attributes,
)
from .decisions import NUM_SLOTS, decision

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Final

    from tblgen_build._core import Release

    from .decisions import Claims
    from .x86_operands import OperandSpecifier

    Table = Mapping[int, list[int]]  # by opcode, the instructions of all ModR/M bytes

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

_OPERAND_SETS: Final = cpp("""
    static const struct OperandSpecifier x86OperandSets[][6] = {
      $sets
    };

""")
_OPERAND_SET: Final = cpp("""
    { /* $number */
      $operands
    },
""")
_OPERAND: Final = cpp("{ $encoding, $type },")
_INSTRUCTIONS: Final = cpp("""
    static const struct InstructionSpecifier x86DisassemblerInstrSpecifiers[$count] = {
      $instructions
    };

""")
_INSTRUCTION: Final = cpp("""
    { /* $number */
      $operand_set,
      /* $name */
    },
""")
_CONTEXTS: Final = cpp("""
    static const uint8_t x86DisassemblerContexts[$count] = {
      $contexts
    };

""")
_DECISIONS: Final = cpp("""
    static const InstrUID modRMTable[] = {
    $entries
      0x0
    };

    $maps


""")
_MAP: Final = cpp("""
    static const struct ContextDecision x86Disassembler${name}Opcodes = {{/* opcodeDecisions */
     $contexts
    }};
""")
_NO_CONTEXT: Final = cpp("/*$context*/ {},")
_CONTEXT: Final = cpp("""
    /*$context*/ $opcodes
""")
_OPCODES: Final = cpp("""
    { /* struct OpcodeDecision */ {
     $opcodes
     }
    },
""")
# Maps after the first ones have an index for each context.
_DENSE_MAPS: Final = 4
_SPARSE: Final = cpp("""
    static const struct OpcodeDecision x86DisassemblerSparseOpcodeDecisions[] = {
     $decisions
    };

    static const uint16_t x86DisassemblerSparseOpcodeDecisionIndices[][IC_max] = {
     $maps
    };

""")
_SPARSE_MAP: Final = cpp("""
    {
     $indices
    },
""")
_OPCODE: Final = cpp("/*$opcode*/{$kind, $entry}$comma")


_NOTHING: Final = [0] * NUM_SLOTS


class OperandSets:
    """What instructions have the same operands share; the first one is of no operands."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[OperandSpecifier, ...], int] = {}

    def number(self, operands: Sequence[OperandSpecifier]) -> int:
        missing = MAX_OPERANDS - len(operands)
        key = (*operands, *((("ENCODING_NONE", "TYPE_NONE"),) * missing))
        return self._numbers.setdefault(key, len(self._numbers))

    def text(self) -> str:
        return _OPERAND_SETS(
            sets=[_operand_set(number, operands) for operands, number in self._numbers.items()]
        )


def _operand_set(number: int, operands: Sequence[OperandSpecifier]) -> str:
    return _OPERAND_SET(
        number=number,
        operands=[_OPERAND(encoding=encoding, type=type_) for encoding, type_ in operands],
    )


def instructions_text(operand_sets: Mapping[int, int], names: Mapping[int, str], count: int) -> str:
    return _INSTRUCTIONS(
        count=count,
        instructions=[
            _INSTRUCTION(number=n, operand_set=operand_sets.get(n, 0), name=names.get(n, ""))
            for n in range(count)
        ],
    )


def known_contexts(release: Release) -> list[str]:
    unknown = set() if release.has(REX2_MAY_BE_WIDE) else {WIDE_REX2}
    if not release.has(EVEX_HAS_U):
        unknown.update(WITH_U)
    if not release.has(REPEATS_TELL_ADDRESS_SIZES):
        unknown.update(REPEATED_AND_SIZED)
    return [context for context in RANKS if context not in unknown]


def contexts_text(known: Sequence[str]) -> str:
    # U is the last one.
    count = 1 << (NUM_ATTRIBUTES if WITH_U[0] in known else NUM_ATTRIBUTES - 1)
    spelled = {} if WIDE_REX2 in known else {WIDE_REX2: REX2}
    names = frozenset(known)
    contexts = [context_of_attributes(number, names) for number in range(count)]
    return _CONTEXTS(
        count=count,
        contexts=[f"IC{spelled.get(c, c)}, // {number}" for number, c in enumerate(contexts)],
    )


class _Entries:
    """The numbers of instructions that decisions choose from, each list once."""

    def __init__(self, names: Mapping[int, str]) -> None:
        self._names = names
        self._starts: dict[tuple[int, ...], int] = {(0,): 0}
        self.rows = ["/*EmptyTable*/", "  0x0,"]
        self._size = 1

    def start(self, entries: list[int]) -> int:
        key = tuple(entries)
        start = self._starts.get(key)
        if start is None:
            start = self._starts[key] = self._size
            self._size += len(entries)
            self.rows.append(f"/*Table{start}*/")
            self.rows += [f"  0x{each:x}, /*{self._names.get(each, '')}*/" for each in entries]
        return start


def decisions_text(claims: Claims, known: Sequence[str], *, are_sparse: bool) -> str:
    entries = _Entries(claims.names)
    dense = range(_DENSE_MAPS if are_sparse else len(_MAPS))
    maps = [_map_text(number, claims, known, entries) for number in dense]
    if are_sparse:
        maps.append(_sparse_text(range(len(dense), len(_MAPS)), claims, known, entries))
    return _DECISIONS(entries=entries.rows, maps=maps)


def _map_text(number: int, claims: Claims, known: Sequence[str], entries: _Entries) -> str:
    tables = claims.maps.get(number, {})
    return _MAP(
        name=_MAPS[number],
        contexts=[_context_text(context, tables.get(context), entries) for context in known],
    )


def _context_text(context: str, table: Table | None, entries: _Entries) -> str:
    if table is None:
        return _NO_CONTEXT(context=f"IC{context}")
    opcodes = _opcodes_text(table, entries).removesuffix("\n")
    return _CONTEXT(context=f"IC{context}", opcodes=opcodes)


def _opcodes_text(table: Table, entries: _Entries) -> str:
    opcodes: list[str] = []
    for opcode in range(256):
        kind, chosen = decision(table.get(opcode, _NOTHING))
        comma = "," if opcode < 255 else ""
        start = entries.start(chosen)
        opcodes.append(_OPCODE(opcode=f"0x{opcode:02x}", kind=kind, entry=start, comma=comma))
    return _OPCODES(opcodes=opcodes)


def _sparse_text(
    numbers: Iterable[int], claims: Claims, known: Sequence[str], entries: _Entries
) -> str:
    """Maps of few instructions: decisions of opcodes, none among them, are there once."""
    decisions: dict[str, int] = {}
    maps: list[str] = []
    for number in numbers:
        tables = claims.maps.get(number, {})
        indices: list[str] = []
        for context in known:
            table = tables.get(context)
            text = "{},\n" if table is None else _opcodes_text(table, entries)
            index = decisions.setdefault(text, len(decisions))
            indices.append(f"{index}, // IC{context}")
        maps.append(_SPARSE_MAP(indices=indices))
    return _SPARSE(decisions=list(decisions), maps=maps)
