"""The actions to do, their order, and which belong together.

Pure: knows neither files nor processes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tblgen_build.driver.action import Action, TranslationUnit
from tblgen_build.driver.paths import absolute

WRAPPED_COST = 1.0  # seconds, guessed
PARSE_COST = 0.05
GENERATE_COST = 0.05


class PlanError(Exception):
    """The actions contradict each other, or what was asked for is not among them."""


class Job:
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


def check_outputs(actions: Iterable[Action]) -> dict[str, Action]:
    """The actions by their output's absolute path. Raises PlanError where two have the same."""
    found: dict[str, Action] = {}
    for action in actions:
        path = action.output_path
        other = found.setdefault(path, action)
        if other is not action and other != action:
            raise PlanError(
                f"two commands write '{path}': "
                f"{described(other)} and {described(action)}; give one another output"
            )
    named: set[tuple[str, str]] = set()  # sources, which outputs share
    for action in found.values():
        place = (action.directory, action.source)
        if place in named:
            continue
        named.add(place)
        source = absolute(*place)
        if source in found:
            raise PlanError(f"{described(found[source])} would overwrite the source '{source}'")
    return found


def described(action: Action) -> str:
    return f"{action.wrapped or '--' + action.generator} of '{action.source}'"


def jobs_of(
    actions: Iterable[tuple[int, Action]], costs: Mapping[str, tuple[float, float]]
) -> list[Job]:
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
) -> Job:
    measured = [costs.get(action.output_path, (0.0, 0.0)) for _, action in members]
    guessed = WRAPPED_COST if members[0][1].wrapped else GENERATE_COST
    # The most expensive action first, for the same reason.
    order = sorted(range(len(members)), key=lambda i: (-(measured[i][1] or guessed), members[i][0]))
    return Job(
        unit,
        tuple(members[i] for i in order),
        max(cost for cost, _ in measured) or PARSE_COST,
        tuple(measured[i][1] or guessed for i in order),
    )


def select(
    actions: Mapping[str, Action], targets: Sequence[str], directory: str, folder: str
) -> set[str]:
    """The outputs that the targets name: as an absolute path, from `directory`, or as written; else
    from `folder`, where the outputs are; else by the end of its path, where only one ends so.

    A folder stands for all outputs below it. Raises PlanError.
    """
    chosen: set[str] = set()
    for target in targets:
        chosen |= (
            outputs_at(actions, absolute(directory, target))
            | {output for output, action in actions.items() if action.output == target}
            or outputs_at(actions, absolute(folder, target))
            or output_that_ends_so(actions, target)
        )
    return chosen


def outputs_at(actions: Mapping[str, Action], path: str) -> set[str]:
    return {output for output in actions if output == path or output.startswith(path + "/")}


def output_that_ends_so(actions: Mapping[str, Action], target: str) -> set[str]:
    """Raises PlanError."""
    found = sorted(output for output in actions if output.endswith(f"/{target}"))
    if not found:
        raise PlanError(unknown_target(target, actions))
    if len(found) > 1:
        listed = "".join([f"\n  {output}" for output in found])
        raise PlanError(f"'{target}' may be any of{listed}")
    return set(found)


def unknown_target(target: str, actions: Mapping[str, Action]) -> str:
    from tblgen_build.driver.suggest import close_matches, either

    names = [action.output for action in actions.values()]
    near = either([f"'{name}'" for name in close_matches(target, names)])
    hint = f"; did you mean {near}?" if near else ""
    return f"no command writes '{target}'{hint}"
