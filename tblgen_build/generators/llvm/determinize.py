"""From a nondeterministic automaton to a deterministic one, and the table that explains its steps.

States and actions are numbers here; the caller knows their meaning.
"""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sequence_table import sequence_table
from tblgen_build.releases.llvm import PAIRS_END_IN_PLAIN_ZEROS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Final

    from tblgen_build._core import Release

    # From one state of the nondeterministic automaton to another.
    Step = tuple[int, int]
    # From a state by an action to a state: and the offset of the steps it stands for.
    Transition = tuple[int, int, int, int]


# Of either automaton: states double with each unit that may be taken or not. Units like Hexagon's
# (4 slots, 14 of vectors, 6 of which take others too) with 60 different lists of stages, an
# estimate of what it has, make 22,000 steps and then 70,000; with 287 lists, each slot with each of
# the vectors' and of the memory's, 195,000 and 1,170,000 (50 MB of text, for which the reference
# takes 2.9 s and 0.43 GB). So no real target comes near.
MOST_STEPS: Final = 2_000_000


def too_large() -> RecordError:
    return RecordError(
        f"the automaton has more than {MOST_STEPS} steps: fewer units, or groups of units that "
        "are taken together, make it smaller"
    )


class Automaton:
    """Add all steps, then `determinize()`. Its first state is 1, which stands for {0}."""

    def __init__(self) -> None:
        self._targets: dict[int, dict[int, set[int]]] = {}  # by state and action
        self._num_added = 0
        self._num_steps = 0  # with all their ways
        self._num_states = 0  # of the deterministic one
        self._num_transitions = 0

    def add(self, source: int, target: int, action: int, ways: int = 1) -> None:
        """`ways` is how often the step is counted."""
        self._num_added += 1
        if self._num_added > MOST_STEPS:
            raise too_large()
        self._num_steps += ways
        actions = self._targets.setdefault(source, {})
        actions.setdefault(action, set()).add(target)

    def determinize(self) -> tuple[list[Transition], list[tuple[Step, ...]]]:
        """The transitions by source and action, and the table of the steps they stand for."""
        steps_of = {
            source: {
                action: [(source, target) for target in sorted(targets)]
                for action, targets in actions.items()
            }
            for source, actions in self._targets.items()
        }
        numbers: dict[tuple[int, ...], int] = {(0,): 1}
        pending: list[tuple[int, ...]] = [(0,)]
        # Many actions lead by the same steps: where they lead is found once.
        target_of: dict[tuple[Step, ...], int] = {}
        found: list[tuple[int, int, tuple[Step, ...]]] = []
        for number, states in enumerate(pending, 1):
            for action, listed in sorted(_joined(states, steps_of).items()):
                steps = tuple(listed)
                if steps not in target_of:
                    target = tuple(sorted({step[1] for step in steps}))
                    if target not in numbers:
                        numbers[target] = len(numbers) + 1
                        pending.append(target)
                    target_of[steps] = numbers[target]
                found.append((number, action, steps))
            if len(found) > MOST_STEPS:
                raise too_large()
        self._num_states, self._num_transitions = len(numbers), len(found)
        stored, offsets = sequence_table(target_of, terminated=True)
        ends = {steps: (end, offsets[steps]) for steps, end in target_of.items()}
        return [(number, action, *ends[steps]) for number, action, steps in found], stored

    def sizes(self) -> list[str]:
        """What comments say of both automata."""
        states = set(self._targets)
        for actions in self._targets.values():
            states.update(*actions.values())
        generated = f"{self._num_states} states with {self._num_transitions} transitions."
        return [
            f"// Input NFA has {len(states)} states with {self._num_steps} transitions.",
            f"// Generated DFA has {generated}",
        ]


def _joined(
    states: tuple[int, ...], steps_of: Mapping[int, Mapping[int, list[Step]]]
) -> dict[int, list[Step]]:
    """The steps from all of the states by action, sorted: the states are."""
    joined: dict[int, list[Step]] = {}
    for state in states:
        for action, steps in steps_of.get(state, _NONE).items():
            before = joined.get(action)
            if before is None:
                joined[action] = steps.copy()
            else:
                before += steps
    return joined


_NONE: Final[dict[int, list[Step]]] = {}


_STEPS: Final = cpp("""
    const std::array<NfaStatePair, $count> ${name}TransitionInfo = {{
      $sequences
    }};

""")
_SEQUENCE: Final = cpp("/* $offset */ $steps$end,")
_STEP: Final = cpp("{$source, $target}, ")


def steps_definition(release: Release, name: str, stored: Sequence[tuple[Step, ...]]) -> str:
    """The C++ array of all steps, each sequence ended by a pair of zeros.

    Without any sequence one pair stands there all the same, uncounted, where pairs are plain.
    """
    is_plain = release.has(PAIRS_END_IN_PLAIN_ZEROS)
    end = "{0, 0}" if is_plain else "{0ULL, 0ULL}"
    sequences: list[str] = []
    offset = 0
    for steps in stored:
        texts = [_STEP(source=source, target=target) for source, target in steps]
        sequences.append(_SEQUENCE(offset=offset, steps="".join(texts), end=end))
        offset += len(steps) + 1
    return _STEPS(
        name=name,
        count=offset,
        sequences=sequences or ([f"/* dummy */ {end}"] if is_plain else []),
    )
