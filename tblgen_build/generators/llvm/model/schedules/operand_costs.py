"""What an instruction's operands cost: scheduling writes and reads, numbered, with their aliases.

It knows the classes of TargetSchedule.td that an operand may be described with, and not
what a processor makes of them.
"""

from __future__ import annotations

from tblgen_build._core import RecordError, UnsetValue
from tblgen_build.generators.mistakes import of_each

from ..instructions.instruction_set import InstructionSet
from ..record_names import natural_order

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tblgen_build._core import Record, Records

INVALID = 0


def sched_model_of(record: Record) -> Record | None:
    """The processor model that a definition is for; None where it is for all."""
    value = record.value("SchedModel")
    if value is None or isinstance(value, UnsetValue):
        return None
    return record.value_as_def("SchedModel")


class SchedOperand:
    """A SchedWrite or SchedRead; without a record, a sequence that inference put together.

    `number` counts from 1, writes and reads apart.
    """

    __slots__ = (
        "aliases",
        "has_variants",
        "is_read",
        "is_sequence",
        "is_variadic",
        "name",
        "number",
        "record",
        "repeat",
        "sequence",
    )

    def __init__(self, number: int, is_read: bool, name: str, record: Record | None) -> None:
        self.number = number
        self.is_read = is_read
        self.name = name
        self.record = record
        self.has_variants = record is not None and record.is_subclass_of("SchedVariant")
        self.is_variadic = (
            self.has_variants and record is not None and record.value_as_bit("Variadic")
        )
        self.is_sequence = record is None or record.is_subclass_of("WriteSequence")
        self.repeat = 1
        self.sequence: tuple[int, ...] = ()
        self.aliases: list[Record] = []  # SchedAlias definitions


class SchedOperands:
    """All writes and reads that instructions, InstRW, ItinRW and SchedAlias lead to."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self.writes: list[SchedOperand] = [SchedOperand(INVALID, False, "InvalidRW", None)]
        self.reads: list[SchedOperand] = [SchedOperand(INVALID, True, "InvalidRW", None)]
        self._numbers: dict[Record, int] = {}
        self._by_sequence: tuple[dict[tuple[int, ...], int], dict[tuple[int, ...], int]] = ({}, {})
        self._alias_definitions = sorted(self._all("SchedAlias"), key=natural_order)
        self._number(self._collect())
        self._connect()

    def _all(self, class_: str) -> list[Record]:
        return self._records.all_derived_definitions_if_defined(class_)

    # --- reading

    def _collect(self) -> dict[Record, None]:
        found: dict[Record, None] = {}

        def scan(record: Record, field: str) -> None:
            self._scan(record.value_as_list_of_defs(field), found)

        instructions = [i.record for i in InstructionSet.of(self._records).by_number]
        described = [i for i in instructions if not i.is_value_unset("SchedRW")]
        of_each(described, lambda instruction: scan(instruction, "SchedRW"))
        for class_ in ("InstRW", "ItinRW"):
            of_each(self._all(class_), lambda definition: scan(definition, "OperandReadWrites"))
        of_each(self._alias_definitions, lambda alias: self._scan([_target(alias)], found))
        return found

    def _scan(self, operands: Iterable[Record], found: dict[Record, None]) -> None:
        for operand in operands:
            if operand in found:
                continue
            found[operand] = None
            if operand.is_subclass_of("SchedVariant"):
                for variant in operand.value_as_list_of_defs("Variants"):
                    self._scan(variant.value_as_list_of_defs("Selected"), found)
            elif operand.is_subclass_of("WriteSequence"):
                self._scan(operand.value_as_list_of_defs("Writes"), found)

    def _number(self, found: dict[Record, None]) -> None:
        for record in sorted(found, key=natural_order):
            is_read = not record.is_subclass_of("SchedWrite")
            operands = self.of_kind(is_read)
            self._numbers[record] = len(operands)
            operands.append(SchedOperand(len(operands), is_read, record.name, record))

    def _connect(self) -> None:
        for operand in self.writes[1:]:
            if operand.is_sequence:
                assert operand.record is not None
                writes = operand.record.value_as_list_of_defs("Writes")
                operand.sequence = tuple([self.number(write) for write in writes])
                operand.repeat = operand.record.value_as_int("Repeat")
                self._by_sequence[False].setdefault(operand.sequence, operand.number)
        targets: set[Record] = set()

        def connect(alias: Record) -> None:
            match = alias.value_as_def("MatchRW")
            targets.add(alias.value_as_def("AliasRW"))
            if match in targets:
                raise alias.error("Cannot Alias an Alias")
            if match in self._numbers:
                self.of(match).aliases.append(alias)

        of_each(self._alias_definitions, connect)

    # --- looking up

    def of_kind(self, is_read: bool) -> list[SchedOperand]:
        return self.reads if is_read else self.writes

    def number(self, record: Record) -> int:
        number = self._numbers.get(record)
        if number is None:
            raise record.error(f"'{record.name}' is not a SchedWrite or SchedRead in use")
        return number

    def find(self, record: Record) -> int:
        """The same; 0 where the record is not in use."""
        return self._numbers.get(record, INVALID)

    def of(self, record: Record) -> SchedOperand:
        is_read = not record.is_subclass_of("SchedWrite")
        return self.of_kind(is_read)[self.number(record)]

    def split(self, records: Iterable[Record]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The numbers of the writes and those of the reads in a list of both."""
        writes: list[int] = []
        reads: list[int] = []
        for record in records:
            (writes if record.is_subclass_of("SchedWrite") else reads).append(self.number(record))
        return tuple(writes), tuple(reads)

    # --- sequences

    def expand(self, number: int, is_read: bool) -> list[int]:
        """The operands that a sequence consists of, all the way down."""
        operand = self.of_kind(is_read)[number]
        if not operand.is_sequence:
            return [number]
        once = [inner for part in operand.sequence for inner in self.expand(part, is_read)]
        return once * operand.repeat

    def find_or_add_sequence(self, sequence: Sequence[int], is_read: bool) -> int:
        """The operand that stands for a sequence of operands."""
        if len(sequence) == 1:
            return sequence[0]
        key = tuple(sequence)
        known = self._by_sequence[is_read]
        number = known.get(key)
        if number is None:
            operands = self.of_kind(is_read)
            number = known[key] = len(operands)
            name = "_".join([operands[part].name for part in key])
            operand = SchedOperand(number, is_read, f"({name})", None)
            operand.sequence = key
            operands.append(operand)
        return number

    def name(self, number: int, is_read: bool) -> str:
        return self.of_kind(is_read)[number].name


def _target(alias: Record) -> Record:
    """What a SchedAlias stands for: a write for a write, a read for a read."""
    match, target = alias.value_as_def("MatchRW"), alias.value_as_def("AliasRW")
    kind = "SchedWrite" if match.is_subclass_of("SchedWrite") else "SchedRead"
    if not target.is_subclass_of(kind):
        raise alias.error(f"{kind} Alias must be {kind}: '{target.name}' is none")
    return target


def alias_for(
    operand: SchedOperand, operands: SchedOperands, model: Record, processor: str
) -> SchedOperand | None:
    """What stands for the operand on one processor; an error where several things do."""
    found: SchedOperand | None = None
    for alias in operand.aliases:
        target = operands.of(alias.value_as_def("AliasRW"))
        alias_model = sched_model_of(alias)
        if alias_model is not None and alias_model is not model:
            continue
        if found is not None:
            assert target.record is not None
            raise target.record.error(
                f"Multiple aliases defined for processor {processor} "
                "Ensure only one SchedAlias exists per RW."
            )
        found = target
    return found


def require_model(record: Record) -> Record:
    """The processor model of a definition that has to name one."""
    model = sched_model_of(record)
    if model is None:
        raise RecordError("SchedModel is undefined", record.location)
    return model
