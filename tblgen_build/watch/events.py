"""What happens to files, and what a watcher tells of it, as data.

Knows neither where events come from nor what follows from them.
"""

from __future__ import annotations

from typing import Literal, Protocol

from tblgen_build.dataclass import dataclass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tblgen_build.batch.events import Event


# --- what happens -------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Changed:
    """Something happened to an entry of a folder."""

    folder: str
    name: str
    is_complete: bool  # it was closed or put in place: no more is to be expected


@dataclass(frozen=True, slots=True)
class FolderGone:
    """A watched folder was removed, moved or unmounted."""

    folder: str


@dataclass(frozen=True, slots=True)
class Overflow:
    """Events were lost: anything may have happened."""


FileEvent = Changed | FolderGone | Overflow


class EventSource(Protocol):
    """Tells what happens in folders, in the order in which it happens."""

    @property
    def descriptor(self) -> int:
        """Readable when there is something to take."""

    def watch(self, folders: Mapping[str, bool]) -> Watched:
        """Watch exactly these folders: their entries, or (False) only whether they stay there."""

    def take(self) -> Iterable[FileEvent]:
        """What has happened since the last call; does not wait."""

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Watched:
    """What came of a wish to watch folders."""

    new: frozenset[str] = frozenset()  # watched from now on: what happened before is unknown
    problem: str = ""  # why some cannot be watched


# --- what is told -------------------------------------------------------------

RescanReason = Literal["overflow", "poll", "no-cookie"]


@dataclass(frozen=True, slots=True)
class Watching:
    """What is watched; comes again where that changes."""

    origin: str  # the configuration or the database
    folder: str  # the build folder
    outputs: int
    files: int  # that exist or would be noticed if they appeared
    folders: int


@dataclass(frozen=True, slots=True)
class Noticed:
    """Files that outputs depend on changed; a build follows."""

    paths: tuple[str, ...]  # absolute, sorted


@dataclass(frozen=True, slots=True)
class Rescan:
    """Everything is looked at again; a build follows."""

    reason: RescanReason


@dataclass(frozen=True, slots=True)
class Done:
    """All that was noticed is taken into account."""

    changed_files: tuple[str, ...]  # outputs whose bytes are others now
    built: int
    cached: int
    failed: tuple[str, ...]  # outputs that cannot be made at the moment, earlier ones included
    is_mended: bool  # some could not be made before, and now all can
    seconds: float  # from the first event that led to it
    problem: str = ""  # of the build as a whole


@dataclass(frozen=True, slots=True)
class Interrupted:
    """A build was given up because files it depends on changed; another one follows."""


@dataclass(frozen=True, slots=True)
class Reloaded:
    """The configuration or the database was read again."""

    origin: str


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something is wrong with what is to be built, or with watching; nothing was made of it."""

    message: str


@dataclass(frozen=True, slots=True)
class Restarting:
    """The tool's own code has changed."""


@dataclass(frozen=True, slots=True)
class Stopped:
    """The watcher ends."""


WatchEvent = (
    Watching | Noticed | Rescan | Done | Interrupted | Reloaded | Trouble | Restarting | Stopped
)


class Notify(Protocol):
    def __call__(self, event: WatchEvent | Event, /) -> None: ...
