"""Reads all patterns of a target: definitions first, then instructions' own, then the others."""

from __future__ import annotations

from tblgen_build.generators.llvm.model.instructions.pattern_effects import has_null_fragment

from .fragment_reading import read_fragments
from .instruction_pattern import pattern_values, read_instruction_pattern
from .operand_use import OperandUse
from .pattern_error import BrokenUse, Mistakes
from .source_pattern import import_pattern
from .types.typed_trees import TypedTrees

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build._core import Record, Records
    from tblgen_build.generators.llvm.model.instructions.instruction import Instruction

    from .instruction_pattern import InstructionPattern
    from .pattern_shapes import PatternShapes, Shape
    from .selection_pattern import SelectionPattern
    from .vocabulary import Vocabulary


def import_patterns(
    vocabulary: Vocabulary,
    records: Records,
    instructions: Iterable[Instruction],
    shapes: PatternShapes | None = None,
) -> tuple[list[SelectionPattern], Mistakes]:
    """The patterns as they are written, and what is useless; with `shapes`, some one of each shape.

    What they refer to becomes known to the vocabulary. Raises RecordError.
    """
    fragments = records.all_derived_definitions_if_defined("PatFrags")
    results = [record for record in fragments if record.is_subclass_of("OutPatFrag")]
    is_result = set(results)
    inputs = [record for record in fragments if record not in is_result]
    mistakes = Mistakes()
    vocabulary.operators.read_all()
    patterns: list[SelectionPattern] = []
    try:
        read_fragments(vocabulary, inputs, mistakes, is_input=True)
        _read_defaults(vocabulary, records)
        patterns += _own_patterns(vocabulary, instructions, shapes, mistakes)
        read_fragments(vocabulary, results, mistakes, is_input=False)
        for record in records.all_derived_definitions_if_defined("Pattern"):
            with mistakes:
                patterns += _read_pattern(vocabulary, record, shapes, mistakes)
    except BrokenUse:
        pass  # there is a mistake, then
    mistakes.raise_if_any()
    return patterns, mistakes


def _own_patterns(
    vocabulary: Vocabulary,
    instructions: Iterable[Instruction],
    shapes: PatternShapes | None,
    mistakes: Mistakes,
) -> list[SelectionPattern]:
    """Of the instructions: those that the others may refer to are known when all are read."""
    own = _read_instructions(vocabulary, instructions, shapes, mistakes)
    patterns: list[SelectionPattern] = []
    for pattern in own:
        with mistakes:
            source = TypedTrees(vocabulary, pattern.record, True, [pattern.source])
            result = TypedTrees(vocabulary, pattern.record, False, [pattern.destination])
            patterns += import_pattern(
                vocabulary, source, result, pattern.implicit_results, mistakes
            )
    return patterns


def _read_pattern(
    vocabulary: Vocabulary, record: Record, shapes: PatternShapes | None, mistakes: Mistakes
) -> list[SelectionPattern]:
    """Nothing where it is switched off, or has no result."""
    dag = record.value_as_dag("PatternToMatch")
    if has_null_fragment(dag):
        return []
    if "GISelShouldIgnore" in record:  # which files of before 19 lack
        record.value_as_bit("GISelShouldIgnore")  # no one's to leave open
    instructions_made = record.value_as_list("ResultInstrs")
    if shapes is not None and not shapes.add(shapes.of_pattern(dag, instructions_made)):
        return []
    source = TypedTrees(vocabulary, record, True)
    source.read([dag])
    if len(instructions_made) == 0:
        return []
    result = TypedTrees(vocabulary, record, False)
    result.read(instructions_made)
    if len(result.trees) != 1:
        raise result.error("a result with temporaries (several instructions) is not supported")
    use = OperandUse(vocabulary, source)
    return import_pattern(vocabulary, source, result, use.implicit_results, mistakes)


def _read_defaults(vocabulary: Vocabulary, records: Records) -> None:
    for record in records.all_derived_definitions_if_defined("OperandWithDefaultOps"):
        trees = TypedTrees(vocabulary, record, False)
        trees.read_arguments(record.value_as_dag("DefaultOps"))
        for number, node in enumerate(trees.trees):
            one = TypedTrees(vocabulary, record, False, [node])
            if not one.infer_alone():
                raise record.error(
                    f"default {number} of '{record.name}' does not say which type it has: "
                    "add a cast, as in (i32 0)"
                )
        vocabulary.definitions.defaults[record] = trees.trees


def _read_instructions(
    vocabulary: Vocabulary,
    instructions: Iterable[Instruction],
    shapes: PatternShapes | None,
    mistakes: Mistakes,
) -> list[InstructionPattern]:
    """In the order of their records."""
    found: list[InstructionPattern] = []
    results = vocabulary.definitions.pattern_results
    first_of_shape: dict[Shape, Record] = {}
    for instruction in instructions:
        record = instruction.record
        values = pattern_values(record)
        if not values:
            continue
        if shapes is not None:
            first = first_of_shape.setdefault(shapes.of_instruction(record, values), record)
            if first is not record:
                shapes.alike[record] = first
                if first in results:
                    results[record] = results[first]
                continue
        with mistakes:
            pattern = read_instruction_pattern(vocabulary, instruction, values)
            results[record] = pattern.num_results
            found.append(pattern)
    found.sort(key=lambda pattern: pattern.record.id)
    return found
