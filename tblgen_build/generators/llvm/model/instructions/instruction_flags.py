"""What an instruction does to memory and beyond, where its patterns have to tell."""

from __future__ import annotations

from tblgen_build._core import DagValue, DefValue, RecordError
from tblgen_build.generators.made_once import made_once
from tblgen_build.registry import Rejection

from ..selection.patterns import CheckedPatterns
from ..target import require_target
from .instruction_set import InstructionSet
from .pattern_effects import LOADS, SIDE_EFFECTS, STORES, PatternEffects, has_null_fragment

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Final

    from tblgen_build._core import Record, Records, Value

    from .instruction import Instruction

# In the order in which a contradiction is reported.
_FIELDS: Final = (("hasSideEffects", SIDE_EFFECTS), ("mayStore", STORES), ("mayLoad", LOADS))


class _Flags:
    """`unset` are the effects that the record leaves open."""

    __slots__ = ("effects", "inferred_from", "is_bitcast", "unset")

    def __init__(self, instruction: Instruction) -> None:
        self.effects = 0
        self.unset = 0
        for effect, value in (
            (LOADS, instruction.may_load),
            (STORES, instruction.may_store),
            (SIDE_EFFECTS, instruction.has_side_effects),
        ):
            if value is None:
                self.unset |= effect
            elif value:
                self.effects |= effect
        self.is_bitcast = False
        self.inferred_from: Record | None = None


class _Pattern:
    """The record that it was written in, its effects, and the instructions that it produces."""

    __slots__ = ("effects", "instructions", "record")

    def __init__(self, record: Record, effects: int, instructions: list[Record]) -> None:
        self.record = record
        self.effects = effects
        self.instructions = instructions


class InstructionFlags:
    """Flags after patterns were read: the first pattern of an instruction tells what is open."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._instructions = InstructionSet.of(records)
        self._effects = PatternEffects()
        checked = CheckedPatterns.of(records)
        self._useless = checked.useless
        self._bitcasts = checked.bitcasts
        self._flags = {i.record: _Flags(i) for i in self._instructions.by_record.values()}
        patterns = list(self._patterns())
        self._infer(patterns)
        errors = list(self._set_defaults())
        if mismatches := list(self._verify(patterns)):
            errors += [*mismatches, RecordError("patterns and instructions disagree")]
        if errors:
            raise Rejection.of(errors)

    @staticmethod
    def of(records: Records) -> InstructionFlags:
        return made_once(records, InstructionFlags)

    def is_bitcast(self, instruction: Instruction) -> bool:
        return self._flags[instruction.record].is_bitcast or instruction.flag("isBitcast")

    def may_load(self, instruction: Instruction) -> bool:
        return self._flags[instruction.record].effects & LOADS != 0

    def may_store(self, instruction: Instruction) -> bool:
        return self._flags[instruction.record].effects & STORES != 0

    def has_side_effects(self, instruction: Instruction) -> bool:
        return self._flags[instruction.record].effects & SIDE_EFFECTS != 0

    # --- patterns

    def _patterns(self) -> Iterator[_Pattern]:
        """Those of instructions first, by definition; then the others."""
        for record in sorted(self._flags, key=lambda r: r.id):
            if record.is_value_unset("Pattern"):
                continue
            trees = record.value_as_list("Pattern")
            if len(trees) == 0 or any(has_null_fragment(tree) for tree in trees):
                continue
            source = _source(trees[0])
            for effects in self._effects_of(record, source):
                yield _Pattern(record, effects, [record])
        for record in self._records.all_derived_definitions_if_defined("Pattern"):
            source = record.value_as_dag("PatternToMatch")
            if has_null_fragment(source):
                continue
            instructions: list[Record] = []
            results = record.value_as_list("ResultInstrs")
            if len(results):
                self._collect_instructions(results[0], instructions)
            for effects in self._effects_of(record, source):
                yield _Pattern(record, effects, instructions)

    def _effects_of(self, record: Record, source: Value) -> Sequence[int]:
        """Of the alternatives that are of use: the others tell nothing of an instruction."""
        effects = self._effects.of(source)
        useless = self._useless.get(record)
        if useless is None:
            return effects
        if len(useless) != len(effects):
            return () if all(useless) else effects
        return [each for each, is_useless in zip(effects, useless, strict=True) if not is_useless]

    def _collect_instructions(self, value: Value, into: list[Record]) -> None:
        if isinstance(value, DefValue) and value.record.is_subclass_of("PatFrags"):
            self._collect_from_fragment(value.record, into)
        if not isinstance(value, DagValue):
            return
        operator = value.operator
        if isinstance(operator, DefValue):
            if operator.record in self._flags:
                into.append(operator.record)
            elif operator.record.is_subclass_of("PatFrags"):
                self._collect_from_fragment(operator.record, into)
        for argument in value.args:
            self._collect_instructions(argument, into)

    def _collect_from_fragment(self, record: Record, into: list[Record]) -> None:
        fragments = record.value_as_list("Fragments")
        if len(fragments):
            self._collect_instructions(fragments[0], into)

    # --- inference

    def _infer(self, patterns: list[_Pattern]) -> None:
        errors: list[RecordError] = []
        for pattern in patterns:
            if len(pattern.instructions) != 1:
                continue
            flags = self._flags[pattern.instructions[0]]
            if flags.inferred_from is None:
                errors += self._contradictions(pattern, flags)
                self._infer_from(pattern, flags)
        if errors:
            raise Rejection.of([*errors, RecordError("pattern conflicts")])

    def _contradictions(self, pattern: _Pattern, flags: _Flags) -> Iterator[RecordError]:
        name = pattern.instructions[0].name
        for field, effect in _FIELDS:
            is_set = bool(flags.effects & effect)
            # Constants may come from memory, and a division may trap: patterns do not show that.
            if is_set and effect != STORES:
                continue
            if bool(pattern.effects & effect) != is_set and not flags.unset & effect:
                yield pattern.record.error(
                    f"Pattern doesn't match {field} = {is_set:d} of '{name}'"
                )

    def _infer_from(self, pattern: _Pattern, flags: _Flags) -> None:
        if flags.unset:
            flags.inferred_from = pattern.record
        flags.effects |= pattern.effects & (LOADS | STORES | SIDE_EFFECTS)
        if pattern.record is pattern.instructions[0] and pattern.record in self._bitcasts:
            alternatives = self._bitcasts[pattern.record]
            is_bitcast = alternatives[0] if flags.unset else any(alternatives)
            flags.is_bitcast |= is_bitcast and not pattern.effects

    def _set_defaults(self) -> Iterator[RecordError]:
        """What no pattern told: side effects only, or an error, if the target wants it."""
        open_ = [record for record, f in self._flags.items() if f.inferred_from is None and f.unset]
        target = require_target(self._records)
        if target.value_as_def("InstructionSet").value_as_bit("guessInstructionProperties"):
            for record in open_:
                self._flags[record].effects |= self._flags[record].unset & SIDE_EFFECTS
            return
        numbered = {i.record: at for at, i in enumerate(self._instructions.by_number)}
        for record in sorted(open_, key=lambda record: numbered.get(record, -1)):
            for field, effect in _FIELDS:
                if self._flags[record].unset & effect:
                    yield record.error(
                        f"Can't infer {field} of '{record.name}' from patterns: set it"
                    )

    def _verify(self, patterns: list[_Pattern]) -> Iterator[RecordError]:
        """Every pattern's effects are those of some instruction that it produces."""
        for pattern in patterns:
            if not pattern.instructions or not pattern.effects:
                continue
            effects = 0
            for record in pattern.instructions:
                effects |= self._flags[record].effects
            missing = pattern.effects & ~effects
            # A pattern that does more may do less as well.
            if pattern.effects & SIDE_EFFECTS:
                missing &= ~STORES
            if pattern.effects & STORES:
                missing &= ~LOADS
            for field, effect in _FIELDS:
                if missing & effect:
                    yield from self._mismatch(pattern, field, effect)

    def _mismatch(self, pattern: _Pattern, field: str, effect: int) -> Iterator[RecordError]:
        """The mistake may be in the pattern, in an instruction or in another pattern."""
        what = {SIDE_EFFECTS: "has side effects", STORES: "may store", LOADS: "may load"}[effect]
        whose = "instruction" if len(pattern.instructions) == 1 else "output instructions"
        yield pattern.record.error(f"pattern {what}, but {field} isn't set on the {whose}")
        for record in pattern.instructions:
            if record is not pattern.record:
                yield record.error(f"'{record.name}' is defined here")
            origin = self._flags[record].inferred_from
            if origin is not None and origin is not record and origin is not pattern.record:
                yield origin.error(f"the flags of '{record.name}' come from this pattern")


def _source(tree: Value) -> Value:
    """What is matched: of `(set $dst, ...)` the last operand."""
    if isinstance(tree, DagValue) and len(tree) and tree.operator_as_def().name == "set":
        return tree.args[len(tree) - 1]
    return tree
