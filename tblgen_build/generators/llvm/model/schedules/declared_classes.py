"""Scheduling classes of instructions: which have the same itinerary and the same operand costs.

Only the classes that instructions and `InstRW` definitions name; what a processor's model
makes of them (variants, resources) is the subtarget generator's.
"""

from __future__ import annotations

from tblgen_build._core import NameIndex, RecordError, StringValue
from tblgen_build.generators.made_once import made_once
from tblgen_build.generators.mistakes import of_each

from ..instructions.instruction_set import InstructionSet
from ..set_theory import SetTheory, records_among

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import DagValue, Record, Records

    from ..instructions.instruction import Instruction

_NO_ITINERARY: Final = "NoItinerary"
_META_CHARACTERS: Final = frozenset("()^$|*+?.[]\\{}")


class DeclaredClass:
    """`inst_rws` are the InstRW definitions that changed it for some processor, in order."""

    __slots__ = ("inst_rws", "itinerary", "name", "number", "reads", "writes")

    def __init__(
        self,
        number: int,
        name: str,
        itinerary: Record | None,
        writes: tuple[Record, ...] = (),
        reads: tuple[Record, ...] = (),
    ) -> None:
        self.number = number
        self.name = name
        self.itinerary = itinerary
        self.writes = writes
        self.reads = reads
        self.inst_rws: list[Record] = []


class DeclaredClasses:
    """Number 0 is the class of instructions about which nothing is known."""

    def __init__(self, records: Records) -> None:
        self.instructions = InstructionSet.of(records)
        self.classes: list[DeclaredClass] = []
        self._by_key: dict[tuple[object, ...], int] = {}
        self._class_of: dict[Record, int] = {}
        self._names = NameIndex([i.name for i in self.instructions.by_number])
        self.sets = SetTheory(
            records,
            {"InstRW": "Instrs"},
            {"instrs": self._instrs, "instregex": self._instregex},
        )
        no_itinerary = records.get_def(_NO_ITINERARY)
        self._add("NoInstrModel", no_itinerary, (), ())
        own = [instruction.record for instruction in self.instructions.by_number]
        self._class_of.update(zip(own, of_each(own, self._class_for), strict=True))
        of_each(records.all_derived_definitions_if_defined("InstRW"), self._split)

    @staticmethod
    def of(records: Records) -> DeclaredClasses:
        return made_once(records, DeclaredClasses)

    def number(self, instruction: Instruction) -> int:
        return self._class_of.get(instruction.record, 0)

    def class_of(self, record: Record) -> int:
        """The class of an instruction's record."""
        return self._class_of.get(record, 0)

    def _add(
        self,
        name: str,
        itinerary: Record | None,
        writes: tuple[Record, ...],
        reads: tuple[Record, ...],
    ) -> int:
        number = len(self.classes)
        self.classes.append(DeclaredClass(number, name, itinerary, writes, reads))
        self._by_key.setdefault((itinerary, writes, reads), number)
        return number

    def _class_for(self, record: Record) -> int:
        itinerary = record.value_as_def("Itinerary")
        writes: tuple[Record, ...] = ()
        reads: tuple[Record, ...] = ()
        if not record.is_value_unset("SchedRW"):
            operands = record.value_as_list_of_defs("SchedRW")
            writes = tuple([r for r in operands if r.is_subclass_of("SchedWrite")])
            reads = tuple([r for r in operands if not r.is_subclass_of("SchedWrite")])
        number = self._by_key.get((itinerary, writes, reads))
        if number is None:
            parts = [] if itinerary.name == _NO_ITINERARY else [itinerary.name]
            parts += [r.name for r in writes + reads]
            number = self._add("_".join(parts), itinerary, writes, reads)
        return number

    # --- InstRW

    def matched_by(self, definition: Record) -> list[Record]:
        """The instructions that an InstRW names."""
        return records_among(self.sets.expand(definition) or ())

    def _split(self, definition: Record) -> None:
        """Give the instructions that an InstRW names a class of their own, where they lack it."""
        by_class: dict[int, list[Record]] = {}
        matched = self.matched_by(definition)
        if not matched:
            raise definition.error("No matching instruction opcodes")
        for record in matched:
            number = self._class_of.get(record)
            if number is None:
                raise record.error(f"No sched class for instruction '{record.name}'.")
            by_class.setdefault(number, []).append(record)
        for number, records in by_class.items():
            self._split_class(self.classes[number], records, definition)

    def _split_class(self, old: DeclaredClass, records: list[Record], definition: Record) -> None:
        if old.number and old.inst_rws:
            original = self.matched_by(old.inst_rws[0])
            count = sum([self._class_of[record] == old.number for record in original])
            if count == len(records):
                model = definition.value_as_def("SchedModel")
                if model.value_as_bit("FullInstRWOverlapCheck"):
                    self._check_overlap(old, records, definition)
                old.inst_rws.append(definition)
                return
        if old.number:
            self._check_overlap(old, records, definition)
        name = "_".join([record.name for record in records])
        number = len(self.classes)
        new = DeclaredClass(number, name, old.itinerary, old.writes, old.reads)
        if old.number:
            new.inst_rws = list(old.inst_rws)
        new.inst_rws.append(definition)
        self.classes.append(new)
        for record in records:
            self._class_of[record] = number

    def _check_overlap(self, old: DeclaredClass, records: list[Record], definition: Record) -> None:
        model = definition.value_as_def("SchedModel")
        for previous in old.inst_rws:
            if previous.value_as_def("SchedModel") is not model:
                continue
            error = definition.error(
                f'Overlapping InstRW definition for "{records[0].name}" also matches '
                f'previous "{previous.value("Instrs")}".'
            )
            raise RecordError(
                error.message, error.location, [("Previous match was here.", previous.location)]
            )

    def _instrs(self, sets: SetTheory, dag: DagValue, at: Record) -> Iterable[Record]:
        found: dict[Record, None] = {}
        for value in dag.args:
            found |= dict.fromkeys(records_among(sets.evaluate(value, at)))
        return found

    def _instregex(self, sets: SetTheory, dag: DagValue, at: Record) -> Iterable[Record]:
        found: list[Record] = []
        for value in dag.args:
            if not isinstance(value, StringValue):
                raise at.error(f"instregex requires pattern string: {value}")
            matching = self._matching(value.value, at)
            if not matching:
                raise at.error(f"instregex has no matches: {value.value}")
            found += matching
        return found

    def _matching(self, pattern: str, at: Record) -> list[Record]:
        """Instructions whose names begin with a match."""
        literal, rest = split_pattern(pattern)
        expression = rest if not rest or rest.startswith("^") else f"^({rest})"
        try:
            found = self._names.find(literal, expression)
        except ValueError as error:
            raise at.error(f"invalid regular expression '{pattern}': {error}") from None
        instructions = self.instructions.by_number
        return [instructions[position].record for position in found]


def split_pattern(pattern: str) -> tuple[str, str]:
    """The text that a pattern begins with, and the regular expression that follows it.

    As in the reference, which shows in two places: after text nothing is repeated by `{n}`,
    and an expression that begins with `^` may match elsewhere too, as in `^A|B`.
    """
    if _has_alternatives(pattern):
        return "", pattern
    pattern = pattern.removeprefix("^")
    end = _first_meta_character(pattern)
    if end and pattern[end : end + 1] in ("?", "*", "+"):
        end -= 1
    return pattern[:end], pattern[end:]


def _first_meta_character(pattern: str) -> int:
    for at, character in enumerate(pattern):
        if character in _META_CHARACTERS:
            return at
    return len(pattern)


def _has_alternatives(pattern: str) -> bool:
    """Is there a `|` outside of all parentheses?"""
    depth = 0
    for character in pattern if "|" in pattern else "":
        depth += (character == "(") - (character == ")")
        if character == "|" and depth <= 0:
            return True
    return False
