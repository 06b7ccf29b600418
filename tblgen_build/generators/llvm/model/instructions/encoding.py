"""Encodings of instructions: what each bit is, in each hardware mode.

It knows nothing of emitting or of decoding.
"""

from __future__ import annotations

from tblgen_build._core import DagValue, DefValue

from ..hardware_mode import HardwareModes
from ..target import require_target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tblgen_build._core import BitsValue, Record, Records

    from .instruction import Instruction
    from .instruction_set import InstructionSet

    # Position in the encoding, field, which of its bits, how many.
    FieldBits = tuple[int, str, int, int]


class Bits:
    """The bits of an `Inst` or `SoftFail` field, the least significant one first.

    `ones` and `zeros` are those that are known, `fields` the others that are bits of a
    field, from the lowest on. The rest is unset.
    """

    __slots__ = ("fields", "ones", "width", "zeros")

    def __init__(self, bits: BitsValue, *, reverse: bool = False) -> None:
        self.width = len(bits)
        self.fields: list[FieldBits]
        self.ones, self.zeros, self.fields = bits.layout()
        if reverse:
            self.ones = _reversed(self.ones, self.width)
            self.zeros = _reversed(self.zeros, self.width)
            self.fields = _reversed_fields(self.fields, self.width)


def _reversed(bits: int, width: int) -> int:
    return int(f"{bits:0{width}b}"[::-1], 2)


def _reversed_fields(fields: list[FieldBits], width: int) -> list[FieldBits]:
    single = [
        (width - 1 - position - i, name, bit + i, 1)
        for position, name, bit, count in reversed(fields)
        for i in reversed(range(count))
    ]
    return join_neighbours(single)


def join_neighbours(fields: Iterable[FieldBits]) -> list[FieldBits]:
    """The same, sorted by position, in stretches that are as long as can be."""
    joined: list[FieldBits] = []
    for position, name, bit, count in fields:
        if joined:
            start, before, first, length = joined[-1]
            if before == name and position == start + length and bit == first + length:
                joined[-1] = (start, name, first, length + count)
                continue
        joined.append((position, name, bit, count))
    return joined


class Encoding:
    """One encoding of an instruction.

    `record` defines it: the instruction's own, or an InstructionEncoding.
    """

    __slots__ = ("instruction", "record")

    def __init__(self, record: Record, instruction: Instruction) -> None:
        self.record = record
        self.instruction = instruction

    def inst(self, *, reverse: bool = False) -> Bits:
        """The bits of `Inst`. Raises RecordError where it is no `bits` field."""
        return Bits(self.record.value_as_bits("Inst"), reverse=reverse)


class Encodings:
    """The encodings of all instructions that have some."""

    def __init__(self, records: Records, instructions: InstructionSet) -> None:
        self.modes = HardwareModes.of(records)
        # Those that the code emitter and the disassembler are about.
        self.instructions = [i for i in instructions.target_instructions if not i.is_pseudo]

    def by_mode(self, instruction: Instruction) -> list[tuple[int, Encoding]] | None:
        """The encoding in each mode, in the order written; None where it does not depend on it."""
        value = instruction.record.value("EncodingInfos")
        if not isinstance(value, DefValue):
            return None
        selected = self.modes.select_once(value.record, "InstructionEncoding")
        return [(mode, Encoding(record, instruction)) for mode, record in selected.items()]

    def of(self, instruction: Instruction) -> list[Encoding]:
        """All encodings, in the order of their modes; its own one if it has no modes."""
        by_mode = self.by_mode(instruction)
        if by_mode is None:
            return [Encoding(instruction.record, instruction)]
        return [encoding for _, encoding in sorted(by_mode, key=lambda pair: pair[0])]


class FieldOrder:
    """In which order a record's fields are declared; the same for all of a class."""

    def __init__(self) -> None:
        self._by_classes: dict[Sequence[Record], dict[str, int]] = {}

    def sort(self, record: Record, names: set[str]) -> list[str]:
        """The names in the order of the record's fields; those that are settled left out."""
        if len(names) > 1:
            order = self._inherited(record)
            if not names <= order.keys():
                order = {field.name: index for index, field in enumerate(record.fields)}
            ordered = sorted(names, key=lambda name: order.get(name, -1))
        else:
            ordered = list(names)
        return [name for name in ordered if _is_open(record, name)]

    def kind(self, record: Record, names: set[str]) -> object:
        """The same for records that sort the names of their open fields in the same way."""
        return record.direct_superclasses if names <= self._inherited(record).keys() else record

    def _inherited(self, record: Record) -> dict[str, int]:
        classes = record.direct_superclasses
        order = self._by_classes.get(classes)
        if order is None:
            names = [
                field.name
                for class_ in classes
                for field in class_.fields
                if not field.is_template_arg
            ]
            order = self._by_classes[classes] = {
                name: index for index, name in enumerate(dict.fromkeys(names))
            }
        return order


def _is_open(record: Record, name: str) -> bool:
    """Is it a field that the operands of an instruction fill in?"""
    field = record.field(name)
    return field is not None and not field.is_nonconcrete_ok and not field.value.is_complete


def is_variable_length(records: Records) -> bool:
    """Are instructions encoded by dags of fragments, not by fields of bits?"""
    for record in records.all_derived_definitions_if_defined("Instruction"):
        if isinstance(record.value("Inst"), DagValue):
            return True
    return False


def is_little_endian(records: Records) -> bool:
    """Are the bits of an encoding written in the opposite order?"""
    instruction_set = require_target(records).value_as_def("InstructionSet")
    return instruction_set.value_as_bit("isLittleEndianEncoding")


def require_bits_to_reverse(records: Records) -> None:
    """Raises RecordError where bits are in the opposite order, and some encoding has none."""
    if not is_little_endian(records):
        return
    for record in records.all_derived_definitions("InstructionEncoding"):
        generic = record.value_as_string("Namespace") == "TargetOpcode"
        if not generic and not record.value_as_bit("isPseudo"):
            record.value_as_bits("Inst")
