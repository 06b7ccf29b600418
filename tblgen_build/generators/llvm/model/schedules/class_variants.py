"""What becomes of a scheduling class whose operands' costs depend on the instruction.

A variant (`SchedVariant`, or an alias of one on some processor) lists predicates, and what
to cost instead where one holds. Each way through an instruction's variants is a path.
"""

from __future__ import annotations

from tblgen_build._core import RecordError

from .operand_costs import INVALID, sched_model_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record

    from .operand_costs import SchedOperand, SchedOperands
    from .processor_models import ProcessorModels

    # Whether a read's, the number of the variant operand, the predicate.
    Check = tuple[bool, int, Record]

# An alias that leads back to itself never ends.
_MOST_ROUNDS: Final = 100
_MOST_PATHS: Final = 20_000
_LARGEST: Final = 1_000_000


class Path:
    """The checks made so far on one processor, and the operands found, a sequence for each."""

    __slots__ = ("checks", "processor", "reads", "writes")

    def __init__(
        self,
        processor: int,
        checks: Sequence[Check] = (),
        writes: Sequence[Sequence[int]] = (),
        reads: Sequence[Sequence[int]] = (),
    ) -> None:
        self.processor = processor
        self.checks = list(checks)
        self.writes = [list(sequence) for sequence in writes]
        self.reads = [list(sequence) for sequence in reads]

    def copy(self) -> Path:
        return Path(self.processor, self.checks, self.writes, self.reads)

    def sequences(self, is_read: bool) -> list[list[int]]:
        return self.reads if is_read else self.writes

    @property
    def predicates(self) -> list[Record]:
        """Those to be tested, without neighbors that are the same."""
        found: list[Record] = []
        for _, _, predicate in self.checks:
            if not found or found[-1] is not predicate:
                found.append(predicate)
        return found


class _Choice:
    """One thing that may stand for an operand: a SchedVar, or a sequence without a condition."""

    __slots__ = ("number", "record")

    def __init__(self, record: Record, number: int) -> None:
        self.record = record
        self.number = number

    @property
    def predicate(self) -> Record | None:
        if self.record.is_subclass_of("SchedVar"):
            return self.record.value_as_def("Predicate")
        return None


class VariantExpansion:
    """Follows the variants of operands, processor by processor."""

    def __init__(self, operands: SchedOperands, models: ProcessorModels) -> None:
        self._operands = operands
        self._models = models
        self._is_plain: dict[tuple[bool, int], bool] = {}

    def paths(
        self, writes: Sequence[int], reads: Sequence[int], processors: Sequence[int]
    ) -> list[Path]:
        """All paths with conditions, in the order in which they are to be tried."""
        if self._all_plain(writes, reads):
            return []
        seed_writes = [self._operands.expand(write, False) for write in writes]
        seed_reads = [self._operands.expand(read, True) for read in reads]
        paths = [Path(processor, (), seed_writes, seed_reads) for processor in processors]
        changed = True
        rounds = 0
        while changed:
            changed = False
            rounds += 1
            size = sum([len(sequence) for path in paths for sequence in path.writes + path.reads])
            if rounds > _MOST_ROUNDS or len(paths) > _MOST_PATHS or size > _LARGEST:
                names = [self._operands.name(write, False) for write in writes]
                places = [self._operands.of_kind(False)[write].record for write in writes]
                raise RecordError(
                    f"the variants and aliases of {', '.join(names)} lead to too many schedules, "
                    "or back to themselves",
                    next((record.location for record in places if record is not None), None),
                )
            following: list[Path] = []
            for path in paths:
                changed |= self._expand(path, following)
            paths = following
        return [path for path in paths if path.checks]

    def _all_plain(self, writes: Sequence[int], reads: Sequence[int]) -> bool:
        plain = self._plain
        return all(plain(w, False) for w in writes) and all(plain(r, True) for r in reads)

    def _plain(self, number: int, is_read: bool) -> bool:
        """Whether there is nothing to choose on any processor."""
        key = (is_read, number)
        known = self._is_plain.get(key)
        if known is None:
            all_operands = self._operands.of_kind(is_read)
            parts = [all_operands[part] for part in self._operands.expand(number, is_read)]
            known = not any(part.has_variants or part.aliases for part in parts)
            self._is_plain[key] = known
        return known

    def _expand(self, path: Path, into: list[Path]) -> bool:
        """Replace each variant of a path once; the results go to the end of the list."""
        start = len(into)
        into.append(Path(path.processor, path.checks))
        changed = False
        for is_read in (False, True):
            for sequence in path.sequences(is_read):
                for partial in into[start:]:
                    partial.sequences(is_read).append([])
                for number in sequence:
                    changed |= self._append(number, is_read, into, start)
        return changed

    def _append(self, number: int, is_read: bool, into: list[Path], start: int) -> bool:
        """Add an operand to all partial paths, or what stands for it in each."""
        operand = self._operands.of_kind(is_read)[number]
        if not operand.has_variants and not operand.aliases:
            for partial in into[start:]:
                partial.sequences(is_read)[-1].append(number)
            return False
        changed = False
        for at in range(start, len(into)):
            partial = into[at]
            choices = self._choices(operand, partial)
            if not choices:
                partial.sequences(is_read)[-1].append(number)
                continue
            changed = True
            before = partial.copy() if len(choices) > 1 else partial
            self._take(choices[0], is_read, partial)
            for choice in choices[1:]:
                into.append(before.copy())
                self._take(choice, is_read, into[-1])
        return changed

    # --- choices

    def _choices(self, operand: SchedOperand, path: Path) -> list[_Choice]:
        choices: list[_Choice] = []
        generic = False
        if operand.has_variants:
            assert operand.record is not None
            processor = self._processor(operand.record)
            if processor in (INVALID, path.processor):
                choices += _variants(operand)
                generic |= processor == INVALID
        for alias in operand.aliases:
            processor = self._processor(alias)
            if processor not in (INVALID, path.processor):
                continue
            if choices:
                raise alias.error(
                    "Multiple variants defined for processor "
                    f"{self._models.models[path.processor].name} "
                    "Ensure only one SchedAlias exists per RW."
                )
            target = self._operands.of(alias.value_as_def("AliasRW"))
            if target.has_variants:
                choices += _variants(target)
            elif target.is_sequence:
                assert target.record is not None
                choices.append(_Choice(target.record, operand.number))
            generic |= processor == INVALID
        possible = self._possible(choices, operand.is_read, path)
        if generic and not possible:
            assert operand.record is not None
            raise operand.record.error(
                "No variant of this type has a matching predicate on any processor"
            )
        return possible

    def _processor(self, record: Record) -> int:
        """The number of the model that a definition is for; that of all models where no processor
        has it, too."""
        model = sched_model_of(record)
        found = None if model is None else self._models.find(model)
        return INVALID if found is None else found.number

    def _possible(self, choices: list[_Choice], is_read: bool, path: Path) -> list[_Choice]:
        if not path.checks:
            return choices
        all_ = {choice.predicate for choice in choices}
        return [c for c in choices if not self._excluded(c.predicate, all_, path)]

    def _excluded(
        self, predicate: Record | None, alternatives: set[Record | None], path: Path
    ) -> bool:
        """Whether an earlier check tells that the predicate does not hold.

        Predicates of one variant exclude each other: they are tried in order. That tells
        something only where the one that held is among the alternatives here.
        """
        if predicate is None:
            return False
        for is_read, number, checked in path.checks:
            if checked is predicate:
                return False
            record = self._operands.of_kind(is_read)[number].record
            assert record is not None
            variants = record.value_as_list_of_defs("Variants")
            others = [v.value_as_def("Predicate") for v in variants]
            if predicate in others and checked in alternatives:
                return True
        return False

    def _take(self, choice: _Choice, is_read: bool, path: Path) -> None:
        operands = self._operands
        predicate = choice.predicate
        if predicate is None:
            selected = [operands.number(choice.record)]
        else:
            path.checks.append((is_read, choice.number, predicate))
            writes, reads = operands.split(choice.record.value_as_list_of_defs("Selected"))
            selected = list(reads if is_read else writes)
        sequences = path.sequences(is_read)
        parts = [[n] if is_read else operands.expand(n, False) for n in selected]
        if not operands.of_kind(is_read)[choice.number].is_variadic:
            sequences[-1] += [number for part in parts for number in part]
            return
        # Each selected one is an operand of its own, after what was there.
        last = sequences.pop()
        sequences += [last + part for part in parts]


def _variants(operand: SchedOperand) -> list[_Choice]:
    assert operand.record is not None
    variants = operand.record.value_as_list_of_defs("Variants")
    return [_Choice(variant, operand.number) for variant in variants]
