"""Which matched pattern is a combine rule's root, and that apply patterns take its place.

RecordErrors are the rule's.
"""

from __future__ import annotations

from .mir_pattern import CombinerInstruction, FragmentPattern

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from .combine_rule import CombineRule
    from .mir_pattern import Pattern


def find_root(rule: CombineRule, defined: dict[str, Pattern], applied: dict[str, Pattern]) -> None:
    """Notes the root in the rule. A pattern of that name is it before what defines the name."""
    names = {pattern.name: pattern for pattern in rule.match}
    root = names.get(rule.root) or defined.get(rule.root)
    if root is None:
        raise rule.record.error(
            f"Cannot use live-in operand '{rule.root}' as match pattern root!"
            if any(o.name == rule.root for p in _with_operands(rule.match) for o in p.operands)
            else f"Cannot find root '{rule.root}' in match patterns!"
        )
    rule.root_pattern = root
    instructions = [p for p in rule.apply if isinstance(p, CombinerInstruction)]
    if instructions and not any(p.is_erasure for p in instructions):
        _check_applied(rule, instructions, applied)


def root_definitions(rule: CombineRule) -> list[str]:
    """What the root defines, which apply patterns have to define in its place."""
    root = rule.root_pattern
    if isinstance(root, CombinerInstruction):
        return [operand.name for operand in root.definitions]
    if isinstance(root, FragmentPattern):  # what else it gives is not the root's
        pairs = zip(root.fragment.outputs, root.operands, strict=False)
        return [operand.name for parameter, operand in pairs if parameter.kind == "root"]
    return []


def replaces_root(rule: CombineRule, pattern: CombinerInstruction) -> bool:
    """Of apply patterns; where the root defines nothing, the one of its name does."""
    names = root_definitions(rule)
    if not names:
        return pattern.name == rule.root
    return any(operand.name in names for operand in pattern.definitions)


def _with_operands(patterns: Sequence[Pattern]) -> list[CombinerInstruction | FragmentPattern]:
    return [p for p in patterns if isinstance(p, CombinerInstruction | FragmentPattern)]


def definitions(rule: CombineRule, kind: str, patterns: Sequence[Pattern]) -> dict[str, Pattern]:
    """By the names of operands, the patterns that define them."""
    defined: dict[str, Pattern] = {}
    for pattern in _with_operands(patterns):
        for operand in pattern.operands:
            if not operand.is_def or not operand.name:
                continue
            if operand.name in defined:
                raise rule.record.error(
                    f"Operand '{operand.name}' is defined multiple times in the '{kind}' patterns"
                )
            defined[operand.name] = pattern
    return defined


def _check_applied(
    rule: CombineRule, patterns: Sequence[CombinerInstruction], defined: dict[str, Pattern]
) -> None:
    for name in root_definitions(rule):
        if name not in defined:
            raise rule.record.error(f"'{name}' must be redefined in the 'apply' pattern")
    if not any(replaces_root(rule, pattern) for pattern in patterns):
        raise rule.record.error(f"Cannot find root '{rule.root}' in apply patterns!")
    for pattern in patterns:
        if pattern.name == rule.root and not replaces_root(rule, pattern):
            raise rule.record.error(
                f"apply pattern '{pattern.name}' is supposed to be a root but it does not "
                "redefine any of the defs of the match root"
            )
