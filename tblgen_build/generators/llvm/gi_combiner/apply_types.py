"""The types of what apply patterns define and of the numbers in them, where they are not written.

Operands of an instruction that have to be of one type are equal in type; a new register or a number
is then of the type of a matched operand, best of one that is defined.
"""

from __future__ import annotations

from tblgen_build._core import DefValue

from .mir_pattern import CombinerInstruction, FragmentPattern
from .operand import MirOperand, TypeOf
from .written_types import first_typed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Final

    from tblgen_build._core import Record

    from .mir_pattern import Pattern

_COPY: Final = "COPY"
_OPEN_LIST: Final = "variadicOpsType"  # a field of GenericInstruction
_ANY: Final = ""  # what operands of an open list are called whose type is not declared


class EqualTypes:
    """Names of operands in classes of one type; members in the order in which they were joined."""

    def __init__(self) -> None:
        self._class_of: dict[str, list[str]] = {}

    def add(self, name: str) -> list[str]:
        return self._class_of.setdefault(name, [name])

    def join(self, one: str, other: str) -> None:
        first, second = self.add(one), self.add(other)
        if first is not second:
            first += second
            for name in second:
                self._class_of[name] = first

    def classes(self) -> list[list[str]]:
        return [members for name, members in self._class_of.items() if members[0] == name]

    def members(self, name: str) -> list[str]:
        """None of a name that no instruction wants to be of some type."""
        return self._class_of.get(name, [])


class TypeInference:
    """Completes one rule's patterns, in place."""

    def __init__(
        self,
        rule: Record,
        matched: Sequence[CombinerInstruction | FragmentPattern],
        applied: Sequence[CombinerInstruction],
    ) -> None:
        self._rule = rule
        self._matched = matched
        self._applied = applied
        self.inferred: list[str] = []  # what, as who writes the rule is told it
        self._is_matched: dict[str, bool] = {}  # names, and whether they are defined
        for pattern in matched:
            for operand in pattern.operands:
                if operand.name:
                    known = self._is_matched.get(operand.name, False)
                    self._is_matched[operand.name] = known or operand.is_def
        self.equal = EqualTypes()
        for pattern in [*matched, *applied]:
            for names in names_of_one_type(pattern):
                for name in names:
                    self.equal.join(names[0], name)

    def complete(self) -> None:
        typed = first_typed(
            self._rule, [(p.name, p.operands) for p in [*self._matched, *self._applied]]
        )
        for pattern in [*self._matched, *self._applied]:
            for operand in pattern.operands:
                if operand.type is not None or operand.number is not None:
                    continue
                first = typed.get(operand.name)
                if first is not None:
                    operand.type, operand.type_name = first.type, first.type_name
        self._infer()

    def _infer(self) -> None:
        for pattern in self._applied:
            by_type = _of_one_type(pattern)
            for operand in pattern.operands:
                if operand.type is not None:
                    continue
                if operand.number is not None:
                    self._infer_number(operand, by_type)
                elif operand.is_def and operand.name not in self._is_matched:
                    found = self._like(operand.name, operand.name)
                    if found is not None:
                        self._set(operand.name, found)
                        name = operand.name
                        text = f"GITypeOf<${found.operand}>"
                        self.inferred.append(f"MachineOperand ${name} -> {text}")

    def _infer_number(self, number: MirOperand, by_type: dict[str, list[MirOperand]]) -> None:
        for same in by_type.values():
            if not any(operand is number for operand in same):
                continue
            for operand in same:
                if operand.name and operand.number is None:
                    found = self._like(operand.name, "")
                    if found is not None:
                        number.type = found
                        self.inferred.append(f"imm {number.number} -> GITypeOf<${found.operand}>")
                        return
            return

    def _like(self, name: str, but_not: str) -> TypeOf | None:
        """The type of a matched operand that has to be the named one's."""
        best = ""
        for member in self.equal.members(name):
            if member == but_not or member not in self._is_matched:
                continue
            if self._is_matched[member]:
                return TypeOf(member)
            best = best or member
        return TypeOf(best) if best else None

    def _set(self, name: str, found: TypeOf) -> None:
        for pattern in self._applied:
            for operand in pattern.operands:
                if operand.name == name and operand.number is None:
                    operand.type = found


def names_of_one_type(pattern: CombinerInstruction | FragmentPattern) -> list[list[str]]:
    """Named operands that the instruction wants to be of one type, but those of a copy."""
    # What a fragment says of its parameters stays within it.
    if isinstance(pattern, FragmentPattern):
        return []
    return [
        [operand.name for operand in same if operand.name and not operand.scope]
        for kind, same in _of_one_type(pattern).items()
        if kind not in (_ANY, _COPY)
    ]


def _of_one_type(pattern: CombinerInstruction) -> dict[str, list[MirOperand]]:
    """Operands that the instruction wants to be of one type, by what it calls that."""
    if pattern.instruction is None or pattern.intrinsic is not None:
        return {}
    if pattern.instruction.name == _COPY:
        return {_COPY: pattern.operands}
    found: dict[str, list[MirOperand]] = {}
    for operand, kind in zip(pattern.operands, _declared(pattern), strict=False):
        if kind is None:
            found.setdefault(_ANY, []).append(operand)
        elif kind.is_subclass_of("TypedOperand") and not kind.value_as_bit("IsImmediate"):
            found.setdefault(kind.name, []).append(operand)
    return found


def _declared(pattern: CombinerInstruction) -> list[Record | None]:
    """What is declared of each operand; None for one of an open list of any types."""
    assert pattern.instruction is not None
    declared = pattern.instruction.operands
    kinds: list[Record | None] = [operand.record for operand in declared]
    results, inputs = kinds[: declared.num_defs], kinds[declared.num_defs :]
    definitions = len(pattern.definitions)
    uses = len(pattern.operands) - definitions
    listed = _kind_of_open_list(pattern.instruction.record)
    results += [listed] * (definitions - len(results))
    inputs += [listed] * (uses - len(inputs))
    return results + inputs


def _kind_of_open_list(instruction: Record) -> Record | None:
    """What a generic instruction declares of the operands that `variable_ops` stands for."""
    kind = instruction.value(_OPEN_LIST)
    return kind.record if isinstance(kind, DefValue) else None


# --- patterns of a rule that is still to be used -------------------------------------


def typed_copies(patterns: Iterable[Pattern]) -> list[CombinerInstruction]:
    return typed(map(copied, patterns))


def copied(pattern: Pattern) -> Pattern:
    """Types are inferred in place."""
    return pattern.copy() if isinstance(pattern, CombinerInstruction | FragmentPattern) else pattern


def typed(patterns: Iterable[Pattern]) -> list[CombinerInstruction]:
    """What has operands; a use of a fragment as an instruction of which nothing is known."""
    found: list[CombinerInstruction] = []
    for pattern in patterns:
        if isinstance(pattern, CombinerInstruction):
            found.append(pattern)
        elif isinstance(pattern, FragmentPattern):
            use = CombinerInstruction(pattern.name, pattern.fragment.record.name)
            use.operands = pattern.operands
            found.append(use)
    return found
