"""Which instructions of X86 take an operand from memory, or write it there, if asked to
(gen-x86-fold-tables)."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.registry import generator
from tblgen_build.releases.targets import CROSSING_INSTRUCTIONS_ARE_LISTED

from ..disassembler.x86.x86_instruction import number_of
from ..model.instructions.assembly_writers import WRITER_OPTION, chosen_writer
from ..model.instructions.instruction_set import InstructionSet
from ..model.target import require_target
from .fold_exceptions import (
    ALIGNED,
    CROSSING,
    LOAD,
    MASKED,
    NO_REVERSE,
    NOT_REVERSIBLE,
    PAIRS,
    STORE,
    TWINS,
    UNALIGNED,
)
from .folding import (
    FoldedInstruction,
    folded_pairs,
    memory_size,
    register_size,
    takes_part,
)
from .spelled import spelled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_TABLE: Final = cpp("""
    static const X86FoldTableEntry $name[] = {
      $entries
    };

""")
_CROSSING_TABLE: Final = cpp("""
    static const unsigned NonFoldableWithSameMaskTable[] = {
      $entries
    };

""")
_ENTRY: Final = cpp("{X86::$folded, X86::$into, $flags},")

_TWO_ADDRESS: Final = "Table2Addr"
_LAST: Final = 4
_BROADCAST_TABLES: Final = tuple([f"BroadcastTable{place}" for place in range(1, _LAST + 1)])
_TABLES: Final = (
    _TWO_ADDRESS,
    *[f"Table{place}" for place in range(_LAST + 1)],
    *_BROADCAST_TABLES,
)
# The elements that are repeated, by the operand that has one.
_ELEMENTS: Final = {
    "i16mem": "TB_BCAST_W",
    "i32mem": "TB_BCAST_D",
    "i64mem": "TB_BCAST_Q",
    "f16mem": "TB_BCAST_SH",
    "f32mem": "TB_BCAST_SS",
    "f64mem": "TB_BCAST_SD",
}
# Bits in memory that legacy encodings want no alignment of.
_UNALIGNED_SIZE: Final = 64


@generator(
    "gen-x86-fold-tables", help="X86's tables of memory folding", options=[WRITER_OPTION], fitted=21
)
def FOLD_TABLES(records: Records, options: Options) -> str:
    target = require_target(records)
    variant = chosen_writer(target, options).value_as_int("Variant")
    by_encoding = _folds_by_encoding(records, variant)
    # Of an instruction that is folded twice in one table the last stays.
    tables: dict[str, dict[int, _Fold]] = {name: {} for name in _TABLES}
    for fold in [*by_encoding, *_folds_by_name(records, target)]:
        if fold.table is not None:
            tables[fold.table][fold.folded.number] = fold
    parts = [_TABLE(name=name, entries=_entries(tables[name])) for name in _TABLES]
    if records.release.has(CROSSING_INSTRUCTIONS_ARE_LISTED):
        parts.append(_CROSSING_TABLE(entries=_crossing(records)))
    return "".join(parts)


def _crossing(records: Records) -> list[str]:
    """Instructions that no load may be folded into that has the same mask."""
    return [
        f"X86::{instruction.name},"
        for instruction in InstructionSet.of(records).by_number
        if instruction.name in CROSSING and takes_part(instruction)
    ]


def _entries(folds: dict[int, _Fold]) -> list[str]:
    return [
        _ENTRY(folded=fold.folded.name, into=fold.into.name, flags=fold.flags)
        for _, fold in sorted(folds.items())
    ]


def _folds_by_encoding(records: Records, variant: int) -> Iterator[_Fold]:
    instructions = InstructionSet.of(records)
    for found, into, is_broadcast in folded_pairs(instructions.by_number, variant):
        record = records.get_def(_preferred(found.name))
        folded = found if record is None else FoldedInstruction(instructions.instruction(record))
        unmasked = _unmasked(folded.name, records)
        yield _Fold(folded, into, unmasked=unmasked, is_broadcast=is_broadcast)


def _unmasked(name: str, records: Records) -> Record | None:
    """What an instruction with a mask is without one: their names tell."""
    end = next((end for end in MASKED if name.endswith(f"r{end}")), "")
    return records.get_def(name.removesuffix(end)) if end else None


def _preferred(name: str) -> str:
    """The name of what an instruction is a twin of; none for most."""
    return next((name.removesuffix(end) for end in TWINS if name.endswith(end)), "")


def _folds_by_name(records: Records, target: Record) -> Iterator[_Fold]:
    instructions = InstructionSet.of(records)

    def named(name: str) -> FoldedInstruction:
        record = records.get_def(name)
        if record is None:
            raise target.error(f"no def '{name}', which X86's fold tables have an entry for")
        return FoldedInstruction(instructions.instruction(record))

    for flags, folded_names, names in PAIRS:
        for folded, into in zip(spelled(folded_names), spelled(names), strict=True):
            yield _Fold(named(folded), named(into), flags)


class _Fold:
    """An entry: an instruction, what it becomes, and where the operand was.

    `table` is None where their operands are not alike after all. Where flags are given, none
    are found.
    """

    def __init__(
        self,
        folded: FoldedInstruction,
        into: FoldedInstruction,
        flags: tuple[str, ...] | None = None,
        *,
        unmasked: Record | None = None,
        is_broadcast: bool = False,
    ) -> None:
        self.folded = folded
        self.into = into
        self._flags = flags
        self._unmasked = unmasked
        self._place = 0
        self.table = self._find_table(is_broadcast=is_broadcast)

    def _find_table(self, *, is_broadcast: bool) -> str | None:
        if self.folded.shifts_by_result(self.into):
            return _TWO_ADDRESS if self.into.num_outs == 0 else None
        if self.folded.stores_result(self.into):
            return "Table0" if self._stores_all() else None
        place = self.folded.folded_place(self.into)
        if place is None or place > _LAST:
            return None
        self._place = place
        return f"{'Broadcast' if is_broadcast and place else ''}Table{place}"

    def _stores_all(self) -> bool:
        """Whether memory takes as many bits as the register that it is in place of."""
        pairs = zip(self.folded.operands, self.into.operands, strict=False)
        own, other = next((own, other) for own, other in pairs if own != other)
        return register_size(own) == memory_size(other)

    @property
    def flags(self) -> str:
        if self._flags is None:
            return "|".join([*self._access(), *self._found_flags()]) or "0"
        access = [flag for flag in self._access() if flag not in self._flags]
        return "|".join([*access, *self._flags]) or "0"

    def _access(self) -> list[str]:
        if self.table != "Table0":
            return []
        return [STORE if self.folded.stores_result(self.into) else LOAD]

    def _found_flags(self) -> list[str]:
        memory = self.into.operands[self._place]
        if self.table in _BROADCAST_TABLES:
            return [_ELEMENTS[memory.name]] if memory.name in _ELEMENTS else []
        reversible = [] if self._is_reversible(memory) else [NO_REVERSE]
        return [*reversible, *self._alignment(memory)]

    def _is_reversible(self, memory: Record) -> bool:
        if self.table == _TWO_ADDRESS or NOT_REVERSIBLE in self.folded.name:
            return False
        if self._is_move():
            return False
        return register_size(self.folded.operands[self._place]) <= memory_size(memory)

    def _is_move(self) -> bool:
        """Whether it would be a store alone, or a load of what its mask leaves out too."""
        if self._unmasked is not None:
            return self._unmasked.value_as_bit("isMoveReg")
        stores = self.table == "Table0" and self.folded.stores_result(self.into)
        return stores and self.folded.record.value_as_bit("isMoveReg")

    def _alignment(self, memory: Record) -> list[str]:
        name = self.folded.name
        if any(part in name for part in ALIGNED):
            return [f"TB_ALIGN_{number_of(self.folded.record, 'VectSize')}"]
        if any(part in name for part in UNALIGNED) or not self.folded.is_legacy:
            return []
        return ["TB_ALIGN_16"] if memory_size(memory) > _UNALIGNED_SIZE else []
