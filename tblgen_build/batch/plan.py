"""The order of the actions that have to run, and which belong together.

Pure: knows neither files nor processes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tblgen_build.driver.action import Action, TranslationUnit

WRAPPED_COST = 1.0  # seconds, guessed
PARSE_COST = 0.05
GENERATE_COST = 0.05


class UnitJob:
    """The actions of one unit that have to run. `index` is the action's place in the plan."""

    __slots__ = ("actions", "costs", "parse_cost", "unit")

    def __init__(
        self,
        unit: TranslationUnit,
        actions: tuple[tuple[int, Action], ...],
        parse_cost: float,
        costs: tuple[float, ...],
    ) -> None:
        self.unit = unit
        self.actions = actions
        self.parse_cost = parse_cost  # seconds, as measured before or guessed
        self.costs = costs  # of each action

    @property
    def cost(self) -> float:
        return self.parse_cost + sum(self.costs)


def jobs_of(
    actions: Iterable[tuple[int, Action]], costs: Mapping[str, tuple[float, float]]
) -> list[UnitJob]:
    """The actions by unit, the most expensive unit first: a long one must not come last.

    `costs` are earlier measurements by output: seconds to parse, and to generate.
    """
    units: dict[tuple[TranslationUnit, str], list[tuple[int, Action]]] = {}
    for index, action in actions:
        # A wrapped tool parses for itself: its actions have nothing in common.
        alone = action.output if action.wrapped else ""
        units.setdefault((action.unit, alone), []).append((index, action))
    jobs = [make_job(unit, members, costs) for (unit, _), members in units.items()]
    return sorted(jobs, key=lambda job: (-job.cost, job.actions[0][0]))


def make_job(
    unit: TranslationUnit,
    members: Sequence[tuple[int, Action]],
    costs: Mapping[str, tuple[float, float]],
) -> UnitJob:
    measured = [costs.get(action.output_path, (0.0, 0.0)) for _, action in members]
    guessed = WRAPPED_COST if members[0][1].wrapped else GENERATE_COST
    # The most expensive action first, for the same reason.
    order = sorted(range(len(members)), key=lambda i: (-(measured[i][1] or guessed), members[i][0]))
    return UnitJob(
        unit,
        tuple(members[i] for i in order),
        max(cost for cost, _ in measured) or PARSE_COST,
        tuple(measured[i][1] or guessed for i in order),
    )
