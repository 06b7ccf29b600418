"""What a build tells whoever watches it, as data. Rendered at the edge."""

from __future__ import annotations

from typing import Literal

from tblgen_build.cache.model import Reason
from tblgen_build.dataclass import dataclass
from tblgen_build.driver.action import Action

Outcome = Literal["current", "cached", "built", "failed"]


@dataclass(frozen=True, slots=True)
class Waiting:
    """Another build has the folder's lock."""

    folder: str


@dataclass(frozen=True, slots=True)
class Planned:
    """What is to do. Comes once, behind the check; again where inputs changed meanwhile."""

    total: int  # actions asked for
    todo: int  # of those, not up to date


@dataclass(frozen=True, slots=True)
class Needed:
    """An action has to run. In the order of the plan."""

    action: Action
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Started:
    """An action was given to a worker. In no particular order."""

    action: Action


@dataclass(frozen=True, slots=True)
class Finished:
    """An action has run, or its result was found. In no particular order."""

    action: Action
    outcome: Outcome
    number: int  # how many have finished, with this one
    todo: int
    seconds: float = 0.0
    is_changed: bool = False  # some file's bytes are not what they were
    messages: str = ""  # warnings, rendered


@dataclass(frozen=True, slots=True)
class Failed:
    """An action failed. In the order of the plan, behind all that finished."""

    action: Action
    messages: str  # rendered diagnostics


@dataclass(frozen=True, slots=True)
class Removed:
    """A file that an earlier build made and nothing makes any more."""

    path: str
    is_kept: bool  # it was modified since: it stays, and is no longer ours


@dataclass(frozen=True, slots=True)
class Summary:
    """How a build ended."""

    total: int
    current: int
    cached: int
    built: int
    failed: int
    not_run: int  # behind a failure, or canceled
    changed_files: tuple[str, ...] = ()  # absolute paths, sorted
    seconds: float = 0.0
    is_canceled: bool = False
    problem: str = ""  # of the build as a whole

    @property
    def succeeded(self) -> bool:
        return not (self.failed or self.not_run or self.is_canceled or self.problem)


Event = Waiting | Planned | Needed | Started | Finished | Failed | Removed | Summary
