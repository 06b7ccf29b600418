"""The events of a build, as data. Rendered at the edge.

Events name their fields in the order in which `--json` shows them.
"""

from __future__ import annotations

from collections.abc import Callable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from tblgen_build._core import Diagnostics
    from tblgen_build.cache.action_result import Reason
    from tblgen_build.driver.action import Action

    Outcome = Literal["current", "cached", "built", "failed"]


class LeftOut:
    """A command that cannot run because its program is missing. In the order of the database."""

    __match_args__ = __slots__ = ("output", "reason")

    def __init__(self, output: str, reason: str) -> None:
        self.output = output
        self.reason = reason


class Waiting:
    """Another build has the folder's lock."""

    __match_args__ = __slots__ = ("folder",)

    def __init__(self, folder: str) -> None:
        self.folder = folder


class Planned:
    """The work ahead. Comes once, after the check, and again if inputs changed meanwhile."""

    __match_args__ = __slots__ = ("total", "todo")

    def __init__(self, total: int, todo: int) -> None:
        self.total = total  # actions asked for
        self.todo = todo  # of those, not up to date


class Needed:
    """An action has to run. In the order of the plan."""

    __match_args__ = __slots__ = ("action", "reasons")

    def __init__(self, action: Action, reasons: tuple[Reason, ...]) -> None:
        self.action = action
        self.reasons = reasons


class Started:
    """An action was given to a worker. In no particular order."""

    __match_args__ = __slots__ = ("action",)

    def __init__(self, action: Action) -> None:
        self.action = action


class Finished:
    """An action has run, or its result was found. In no particular order."""

    __match_args__ = __slots__ = (
        "action",
        "outcome",
        "number",
        "todo",
        "seconds",
        "is_changed",
        "messages",
    )

    def __init__(
        self,
        action: Action,
        outcome: Outcome,
        number: int,
        todo: int,
        seconds: float = 0.0,
        is_changed: bool = False,
        messages: Diagnostics = (),
    ) -> None:
        self.action = action
        self.outcome = outcome
        self.number = number  # how many have finished, with this one
        self.todo = todo
        self.seconds = seconds
        self.is_changed = is_changed  # the bytes of some file differ from before
        self.messages = messages  # warnings


class Failed:
    """An action failed. In the order of the plan, after all that finished."""

    __match_args__ = __slots__ = ("action", "messages")

    def __init__(self, action: Action, messages: Diagnostics) -> None:
        self.action = action
        self.messages = messages


class Removed:
    """A file that an earlier build made, and that no action makes now."""

    __match_args__ = __slots__ = ("path", "is_kept")

    def __init__(self, path: str, is_kept: bool) -> None:
        self.path = path
        self.is_kept = is_kept  # it was modified since then: we leave it, and forget it


class Summary:
    """How a build ended."""

    __match_args__ = __slots__ = (
        "total",
        "current",
        "cached",
        "built",
        "failed",
        "not_run",
        "changed_files",
        "seconds",
        "is_canceled",
        "problem",
    )

    def __init__(
        self,
        total: int,
        current: int,
        cached: int,
        built: int,
        failed: int,
        not_run: int,
        changed_files: tuple[str, ...] = (),
        seconds: float = 0.0,
        is_canceled: bool = False,
        problem: str = "",
    ) -> None:
        self.total = total
        self.current = current
        self.cached = cached
        self.built = built
        self.failed = failed
        self.not_run = not_run  # after a failure, or canceled
        self.changed_files = changed_files  # absolute paths, sorted
        self.seconds = seconds
        self.is_canceled = is_canceled
        self.problem = problem  # of the build as a whole

    @property
    def succeeded(self) -> bool:
        return not (self.failed or self.not_run or self.is_canceled or self.problem)


Event = LeftOut | Waiting | Planned | Needed | Started | Finished | Failed | Removed | Summary

Notify = Callable[[Event], None]
