"""Checks of a combine rule, beyond those made while its patterns are read.

Each check raises RecordError at the rule. They run in the reference's order, so that a rule with
several mistakes gets the same error.

    check_rule   checks the rule as it is written
    check_made   checks what is made of it
"""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.registry import Rejection

from .apply_types import TypeInference, typed, typed_copies
from .expansion import number_of_choices
from .mir_pattern import AnyOpcode, CodePattern, CombinerInstruction, FragmentPattern
from .operand import Remaining, TypeOf
from .rule_errors import error_with_notes
from .rule_roots import definitions, find_root, root_definitions
from .written_types import first_typed, type_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build._core import Record

    from .combine_rule import CombineRule


def check_rule(rule: CombineRule) -> None:
    """What is wrong with the rule as it is written."""
    defined = definitions(rule, "match", rule.match)
    applied = definitions(rule, "apply", rule.apply)
    match, apply = typed_copies(rule.match), typed_copies(rule.apply)
    first_typed(rule.record, [(p.name, p.operands) for p in match])
    _check_references(rule, match, apply)
    TypeInference(rule.record, match, apply).complete()
    _check_matched_types(rule, match)
    find_root(rule, defined, applied)
    _check_match(rule, match)
    _check_apply(rule, apply)
    _check_number_of_choices(rule)


def check_made(rule: CombineRule) -> None:
    """What a rule must not be from which rules of a table are made."""
    if rule.opcodes is not None and any(
        isinstance(p, CombinerInstruction | FragmentPattern) for p in rule.match
    ):
        raise rule.record.error(
            f"'{rule.name}' has 'wip_match_opcode' beside patterns of instructions"
        )
    _check_remaining(rule.record, typed(rule.match))
    _check_fragments(rule)


# --- types


def _check_references(
    rule: CombineRule, match: Sequence[CombinerInstruction], apply: Sequence[CombinerInstruction]
) -> None:
    matched = {operand.name for pattern in match for operand in pattern.operands}
    for pattern in apply:
        for operand in pattern.operands:
            if isinstance(operand.type, TypeOf) and operand.type.operand not in matched:
                raise rule.record.error(
                    f"'{operand.type.operand}' ('{type_text(operand)}') does not refer to a "
                    "matched operand!"
                )


def _check_matched_types(rule: CombineRule, match: Sequence[CombinerInstruction]) -> None:
    """None is that of another operand, not even by what apply patterns say."""
    for pattern in match:
        wrong = [
            error_with_notes(
                rule.record,
                "GITypeOf is not supported in 'match' patterns",
                f"operand {place} of '{pattern.name}' has type '{type_text(operand)}'",
            )
            for place, operand in enumerate(pattern.operands)
            if isinstance(operand.type, TypeOf)
        ]
        if wrong:
            raise Rejection.of(wrong)


# --- match


def _check_match(rule: CombineRule, match: Sequence[CombinerInstruction]) -> None:
    by_name = {pattern.name: pattern for pattern in match}
    for pattern in rule.match:
        if pattern.name in by_name:
            by_name[pattern.name].check_remaining(rule.record)
        if isinstance(pattern, CodePattern) and "return " not in pattern.code:
            rule.shared.warn_of_code(rule.record)
        if not isinstance(pattern, CombinerInstruction):
            continue
        if pattern.instruction is None and not pattern.is_one_use:
            raise rule.record.error(f"'{pattern.text}' cannot be used in a 'match' pattern")
        _check_flags(rule.record, pattern)
    if sum([isinstance(pattern, AnyOpcode) for pattern in rule.match]) > 1:
        raise rule.record.error("wip_opcode_match can only be present once")


def _check_remaining(record: Record, instructions: Sequence[CombinerInstruction]) -> None:
    """What stands for several operands is matched once."""
    names = [o.name for pattern in instructions for o in pattern.operands]
    for pattern in instructions:
        for operand in pattern.operands:
            if isinstance(operand.type, Remaining) and names.count(operand.name) > 1:
                raise error_with_notes(
                    record,
                    "a GIVariadic operand has a name of its own among the 'match' patterns",
                    f"'{operand.name}' is used more than once",
                )


def _check_flags(record: Record, pattern: CombinerInstruction) -> None:
    if pattern.flags is None or not pattern.flags.copied:
        return
    note = f"MIFlags in '{pattern.name}' refer to: {', '.join(pattern.flags.copied)}"
    raise RecordError(
        "'match' patterns cannot refer to flags from other instructions",
        record.location,
        [(note, record.location)],
    )


# --- apply


def _check_apply(rule: CombineRule, apply: Sequence[CombinerInstruction]) -> None:
    code = [pattern for pattern in rule.apply if isinstance(pattern, CodePattern)]
    if code and len(code) != len(rule.apply):
        raise rule.record.error("'apply' patterns cannot mix C++ code with other types of patterns")
    for pattern in rule.apply:
        if isinstance(pattern, AnyOpcode):
            raise rule.record.error(
                f"'{pattern.name}': wip_match_opcode is not supported in apply patterns"
            )
        if isinstance(pattern, FragmentPattern):
            raise rule.record.error(
                f"'{pattern.name}': using GICombinePatFrag is not supported in apply patterns"
            )
        if isinstance(pattern, CombinerInstruction):
            _check_builtin(rule, pattern)
            _check_copied_flags(rule, pattern)
    for applied in apply:
        applied.check_remaining(rule.record, is_applied=True)
    if code:
        return
    if rule.data:
        raise rule.record.error(
            "GIDefMatchData can only be used if 'apply' in entirely written in C++"
        )
    if rule.opcodes is not None:
        raise rule.record.error(
            "cannot use wip_match_opcode in combination with apply instruction patterns!"
        )


def _check_builtin(rule: CombineRule, pattern: CombinerInstruction) -> None:
    replaced = root_definitions(rule)
    if pattern.is_one_use:
        raise rule.record.error(f"'{pattern.text}' cannot be used in an 'apply' pattern")
    if pattern.is_erasure:
        if isinstance(rule.root_pattern, FragmentPattern):
            raise rule.record.error(
                f"'{pattern.text}' is for roots that are instructions, not fragments"
            )
        if len(rule.apply) > 1:
            raise rule.record.error("GIEraseRoot must be the only 'apply' pattern")
        if replaced:
            raise error_with_notes(
                rule.record,
                "GIEraseRoot can only be used if on roots that do not have any output operand",
                f"'{rule.root}' has {len(replaced)} output operands",
            )
    if pattern.is_replacement and pattern.operands[0].name not in replaced:
        old = pattern.operands[0].name
        raise rule.record.error(f"'GIReplaceReg' replaces '{old}': the root does not define it")


def _check_copied_flags(rule: CombineRule, pattern: CombinerInstruction) -> None:
    if pattern.flags is None:
        return
    matched = [p.name for p in rule.match if isinstance(p, CombinerInstruction)]
    for source in pattern.flags.copied:
        if source not in matched:
            raise rule.record.error(
                f"unknown instruction '${source}' referenced in MIFlags of '{pattern.name}'"
            )


def _check_fragments(rule: CombineRule) -> None:
    """The reference may well crash on a use of a fragment that matches nothing."""
    for pattern in rule.match:
        if isinstance(pattern, FragmentPattern) and not pattern.fragment.alternatives:
            raise rule.record.error(f"'{pattern.fragment.record.name}' has no alternatives")


def _check_number_of_choices(rule: CombineRule) -> None:
    limit = rule.record.value_as_int("MaxPermutations")
    count = number_of_choices(rule.match)
    if 0 <= limit < count:
        raise rule.record.error(
            f"cannot emit rule '{rule.name}'; {count} permutations would be emitted, "
            f"but the max is {limit}"
        )
