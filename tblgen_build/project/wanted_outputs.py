"""Which outputs a project's actions make, and which of them a user names.

Pure: knows neither files nor processes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tblgen_build.driver.action import Action
from tblgen_build.driver.paths import absolute


class PlanError(Exception):
    """The actions contradict each other, or what was asked for is not among them."""


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


MOST_NAMED = 3  # outputs of a source, in a message


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
            or output_that_ends_so(actions, target, directory)
        )
    return chosen


def outputs_at(actions: Mapping[str, Action], path: str) -> set[str]:
    return {output for output in actions if output == path or output.startswith(path + "/")}


def output_that_ends_so(actions: Mapping[str, Action], target: str, directory: str) -> set[str]:
    """Raises PlanError."""
    found = sorted(output for output in actions if output.endswith(f"/{target}"))
    if not found:
        raise PlanError(unknown_target(target, actions, directory))
    if len(found) > 1:
        listed = "".join([f"\n  {output}" for output in found])
        raise PlanError(f"'{target}' may be any of{listed}")
    return set(found)


def unknown_target(target: str, actions: Mapping[str, Action], directory: str) -> str:
    from tblgen_build.driver.suggest import close_matches, either

    path = absolute(directory, target)
    made = [a.output for a in actions.values() if absolute(a.directory, a.source) == path]
    if made:
        more = f" and {len(made) - MOST_NAMED} more" if len(made) > MOST_NAMED else ""
        shown = ", ".join([f"'{output}'" for output in made[:MOST_NAMED]])
        return f"'{target}' is read, not written; from it are made {shown}{more}"
    names = [action.output for action in actions.values()]
    near = either([f"'{name}'" for name in close_matches(target, names)])
    hint = f"; did you mean {near}?" if near else ""
    return f"no command writes '{target}'{hint}"
