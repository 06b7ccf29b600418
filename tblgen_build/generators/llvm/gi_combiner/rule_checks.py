"""What a combine rule must not be, beyond what reading its patterns refuses.

Each check raises RecordError at the rule. They are made in the reference's order, which decides
what is said of a rule with several mistakes.
"""

from __future__ import annotations

from tblgen_build._core import RecordError

from .errors import OperandsError, error_with_notes
from .expansion import number_of_choices
from .operand import Remaining, TypeOf
from .pattern import AnyOpcode, CodePattern, FragmentPattern, InstructionPattern

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build._core import Record

    from .operand import MirOperand
    from .rules import CombineRule


def check_rule(rule: CombineRule) -> None:
    _check_opcodes(rule)
    _check_match(rule)
    _check_apply(rule)
    _check_fragments(rule)
    _check_number_of_choices(rule)


def _check_opcodes(rule: CombineRule) -> None:
    opcodes = [pattern for pattern in rule.match if isinstance(pattern, AnyOpcode)]
    if not opcodes:
        return
    if len(opcodes) > 1:
        raise rule.record.error("wip_opcode_match can only be present once")
    if any(isinstance(p, InstructionPattern | FragmentPattern) for p in rule.match):
        raise rule.record.error(
            f"'{rule.name}' has 'wip_match_opcode' beside patterns of instructions"
        )
    if rule.root != opcodes[0].name:
        raise OperandsError(
            f"Cannot find root '{rule.root}' in match patterns!", rule.record.location
        )


# --- match


def _check_match(rule: CombineRule) -> None:
    defined: set[str] = set()
    for pattern in rule.match:
        if isinstance(pattern, FragmentPattern):
            _check_defined_once(rule.record, pattern, defined)
        if isinstance(pattern, CodePattern) and "return " not in pattern.code:
            rule.shared.warn_of_code(rule.record)
        if not isinstance(pattern, InstructionPattern):
            continue
        if pattern.instruction is None:
            raise rule.record.error(f"'{pattern.text}' cannot be used in a 'match' pattern")
        pattern.check_remaining(rule.record)
        _check_flags(rule.record, pattern)
        for place, operand in enumerate(pattern.operands):
            _check_operand(rule.record, pattern, place, operand)
        _check_defined_once(rule.record, pattern, defined)
    instructions = [p for p in rule.match if isinstance(p, InstructionPattern)]
    _check_remaining(rule.record, instructions)
    _check_named_numbers(rule.record, instructions)


def _check_defined_once(
    record: Record, pattern: InstructionPattern | FragmentPattern, defined: set[str]
) -> None:
    for operand in pattern.operands:
        if operand.is_def and operand.name in defined:
            raise OperandsError(
                f"Operand '{operand.name}' is defined multiple times in the 'match' patterns",
                record.location,
            )
        if operand.is_def:
            defined.add(operand.name)


def _check_remaining(record: Record, instructions: Sequence[InstructionPattern]) -> None:
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


def _check_named_numbers(record: Record, instructions: Sequence[InstructionPattern]) -> None:
    definition = {o.name: pattern for pattern in instructions for o in pattern.definitions}
    for pattern in instructions:
        for operand in pattern.operands:
            if operand.number is not None and operand.name in definition:
                raise error_with_notes(
                    record,
                    f"'{operand.name}' is a named immediate: no instruction can define it",
                    f"'{operand.name}' is defined by '{definition[operand.name].name}'",
                )


def _check_flags(record: Record, pattern: InstructionPattern) -> None:
    if pattern.flags is None or not pattern.flags.copied:
        return
    note = f"MIFlags in '{pattern.name}' refer to: {', '.join(pattern.flags.copied)}"
    raise RecordError(
        "'match' patterns cannot refer to flags from other instructions",
        record.location,
        [(note, record.location)],
    )


def _check_operand(
    record: Record, pattern: InstructionPattern, place: int, operand: MirOperand
) -> None:
    if isinstance(operand.type, TypeOf):
        kind = f"GITypeOf<${operand.type.operand}>"
        note = f"operand {place} of '{pattern.name}' has type '{kind}'"
        raise OperandsError(
            "GITypeOf is not supported in 'match' patterns",
            record.location,
            [(note, record.location)],
        )


# --- apply


def _check_apply(rule: CombineRule) -> None:
    code = [pattern for pattern in rule.apply if isinstance(pattern, CodePattern)]
    if code and len(code) != len(rule.apply):
        raise rule.record.error("'apply' patterns cannot mix C++ code with other types of patterns")
    fragments = [p.name for p in rule.match if isinstance(p, FragmentPattern)]
    for pattern in rule.apply:
        if isinstance(pattern, AnyOpcode):
            raise rule.record.error(
                f"'{pattern.name}': wip_match_opcode is not supported in apply patterns"
            )
        if isinstance(pattern, FragmentPattern):
            raise rule.record.error(
                f"'{pattern.name}': using GICombinePatFrag is not supported in apply patterns"
            )
        if isinstance(pattern, InstructionPattern):
            pattern.check_remaining(rule.record)
            if pattern.is_erasure and rule.root in fragments:
                raise rule.record.error(
                    f"'{pattern.text}' is for roots that are instructions, not fragments"
                )
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
