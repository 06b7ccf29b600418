"""From a nondeterministic automaton to a deterministic one, and the table that explains its steps.

States and actions are numbers here; what they mean is the caller's affair.
"""

from __future__ import annotations

from tblgen_build.dataclass import dataclass

from .sequence_table import SequenceTable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    # From one state of the nondeterministic automaton to another.
    Step = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Transition:
    source: int
    action: int
    target: int
    steps: int  # offset of the steps it stands for


class Automaton:
    """Add all steps, then `determinize()`. Its first state is 1, which stands for {0}."""

    def __init__(self) -> None:
        # By state and action; insertion ordered sets.
        self._targets: dict[int, dict[int, dict[int, None]]] = {}

    def add(self, source: int, target: int, action: int) -> None:
        actions = self._targets.setdefault(source, {})
        actions.setdefault(action, {})[target] = None

    def determinize(self) -> tuple[list[Transition], SequenceTable[Step]]:
        """The transitions by source and action, and the steps that each stands for."""
        numbers: dict[tuple[int, ...], int] = {(0,): 1}
        pending: list[tuple[int, ...]] = [(0,)]
        found: list[tuple[int, int, int, tuple[Step, ...]]] = []
        for states in pending:
            for action in sorted({a for s in states for a in self._targets.get(s, ())}):
                steps = self._steps(states, action)
                target = tuple(sorted({step[1] for step in steps}))
                if target not in numbers:
                    numbers[target] = len(numbers) + 1
                    pending.append(target)
                found.append((numbers[states], action, numbers[target], steps))
        table: SequenceTable[Step] = SequenceTable(terminated=True)
        for _, _, _, steps in found:
            table.add(steps)
        table.layout()
        transitions = [
            Transition(source, action, target, table.offset(steps))
            for source, action, target, steps in found
        ]
        return transitions, table

    def _steps(self, states: Iterable[int], action: int) -> tuple[Step, ...]:
        steps = [
            (state, target)
            for state in states
            for target in self._targets.get(state, {}).get(action, ())
        ]
        return tuple(sorted(steps))


def steps_definition(name: str, table: SequenceTable[Step]) -> str:
    """The C++ array of all steps, each sequence ended by a pair of zeros."""
    rows = [
        "".join([f"{{{source}, {target}}}, " for source, target in stored])
        for stored in table.stored
    ]
    count = sum([len(stored) + 1 for stored in table.stored])
    lines = "".join([f"  {row}{{0, 0}},\n" for row in rows])
    return f"const std::array<NfaStatePair, {count}> {name}TransitionInfo = {{{{\n{lines}}}}};\n\n"
