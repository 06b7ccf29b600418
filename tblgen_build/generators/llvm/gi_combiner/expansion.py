"""Uses of fragments as the patterns that they stand for: one list of patterns for each choice of
alternatives."""

from __future__ import annotations

from itertools import product

from .mir_pattern import CodePattern, CombinerInstruction, FragmentPattern
from .operand import MirOperand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .mir_pattern import Pattern

    # Code, and what its variables are called: operands of the fragment's use.
    BoundCode = tuple[CodePattern, dict[str, MirOperand]]


class Choice:
    """A rule's patterns with one alternative chosen for each fragment.

    `code_of` has the C++ of alternatives by the name of the operand that their root defines.
    """

    __slots__ = ("code", "code_of", "instructions", "label", "one_uses", "uses")

    def __init__(self) -> None:
        self.instructions: list[CombinerInstruction] = []
        self.one_uses: list[CombinerInstruction] = []  # checks that what they name is used once
        self.uses: list[FragmentPattern] = []
        self.code: list[BoundCode] = []
        self.code_of: dict[str, list[BoundCode]] = {}
        self.label = ""


def choices(patterns: Sequence[Pattern]) -> Iterator[Choice]:
    """All combinations of alternatives, the last fragment's changing fastest."""
    uses = [pattern for pattern in patterns if isinstance(pattern, FragmentPattern)]
    for numbers in product(*[range(len(use.fragment.alternatives)) for use in uses]):
        yield _choose(patterns, dict(zip([id(use) for use in uses], numbers, strict=True)), numbers)


def number_of_choices(patterns: Sequence[Pattern]) -> int:
    count = 1
    for pattern in patterns:
        if isinstance(pattern, FragmentPattern):
            count *= len(pattern.fragment.alternatives)
    return count


def _choose(
    patterns: Sequence[Pattern], chosen: dict[int, int], numbers: tuple[int, ...]
) -> Choice:
    made = Choice()
    labels = []
    for pattern in patterns:
        if isinstance(pattern, CombinerInstruction):
            found = made.one_uses if pattern.is_one_use else made.instructions
            found.append(pattern.copy())
        elif isinstance(pattern, CodePattern):
            made.code.append((pattern, {}))
        elif isinstance(pattern, FragmentPattern):
            number = chosen[id(pattern)]
            labels.append((pattern.name, number))
            use = pattern.copy()
            use.alternative = number
            made.uses.append(use)
            _expand(use, number, made)
    shown = [f"{name}[{number}]" for name, number in sorted(labels)]
    made.label = f" @ [{', '.join(shown)}]" if shown else ""
    return made


def _expand(use: FragmentPattern, number: int, made: Choice) -> None:
    fragment = use.fragment
    bound = {
        parameter.name: operand
        for parameter, operand in zip(fragment.parameters, use.operands, strict=True)
    }
    root = bound[fragment.root].name if fragment.root else ""
    for pattern in fragment.alternatives[number]:
        if isinstance(pattern, CodePattern):
            code: list[BoundCode] = made.code if not root else made.code_of.setdefault(root, [])
            code.append((pattern, FragmentNames(use, bound)))
            continue
        copy = pattern.copy()
        copy.use = use
        copy.names = [f"{use.name}.{name}" for name in copy.names]
        for operand in copy.operands:
            given = bound.get(operand.name)
            operand.scope = use.name
            if given is None:
                operand.name = f"{use.name}.{operand.name}" if operand.name else ""
            elif given.number is not None:
                operand.name = given.name
                operand.number = given.number
                operand.type, operand.type_name = given.type, given.type_name
            else:
                operand.name = given.name
                operand.type, operand.type_name = given.type, given.type_name
        if any(operand.name == root for operand in copy.definitions):
            copy.names.insert(0, use.name)
            for operand in copy.definitions:
                if operand.name == root:
                    operand.scope = ""
        made.instructions.append(copy)


class FragmentNames(dict[str, MirOperand]):
    """What a name in an alternative's C++ is: a parameter's operand, or one of its own."""

    def __init__(self, use: FragmentPattern, bound: dict[str, MirOperand]) -> None:
        super().__init__(bound)
        self.use = use

    def __missing__(self, name: str) -> MirOperand:
        return MirOperand(f"{self.use.name}.{name}")
