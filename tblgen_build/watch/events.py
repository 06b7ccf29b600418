"""Events of files, and the watcher's reports, as data.

Knows neither where events come from nor what follows from them.
"""

from __future__ import annotations

from typing import Literal, Protocol

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tblgen_build.batch.build_events import Event


# --- what happens -------------------------------------------------------------


class Changed:
    """Something happened to an entry of a folder."""

    __slots__ = ("folder", "is_complete", "name")

    def __init__(self, folder: str, name: str, is_complete: bool) -> None:
        self.folder = folder
        self.name = name
        self.is_complete = is_complete  # it was closed or put in place, so it is complete


class FolderGone:
    """A watched folder was removed, moved or unmounted."""

    __slots__ = ("folder",)

    def __init__(self, folder: str) -> None:
        self.folder = folder


class Overflow:
    """Events were lost: anything may have happened."""

    __slots__ = ()


FileEvent = Changed | FolderGone | Overflow


class EventSource(Protocol):
    """Reports what happens in folders, in the order in which it happens."""

    @property
    def descriptor(self) -> int:
        """Readable when there is something to take."""

    def watch(self, folders: Mapping[str, bool]) -> Watched:
        """Watch exactly these folders: their entries, or (False) only whether they stay there."""

    def take(self) -> Iterable[FileEvent]:
        """What has happened since the last call; does not wait."""

    def close(self) -> None: ...


class Watched:
    """The result of asking to watch folders."""

    __slots__ = ("new", "problem")

    def __init__(self, new: frozenset[str] = frozenset(), problem: str = "") -> None:
        self.new = new  # watched from now on: what happened before is unknown
        self.problem = problem  # why some cannot be watched


# --- reports: fields in the order in which `--json` shows them -----------------

RescanReason = Literal["overflow", "poll", "no-cookie"]


class Watching:
    """What is watched; reported again when that changes."""

    __match_args__ = __slots__ = ("origin", "folder", "outputs", "files", "folders")

    def __init__(self, origin: str, folder: str, outputs: int, files: int, folders: int) -> None:
        self.origin = origin  # the configuration or the database
        self.folder = folder  # the build folder
        self.outputs = outputs
        self.files = files  # that exist or would be noticed if they appeared
        self.folders = folders

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Watching)
            and self.origin == other.origin
            and self.folder == other.folder
            and self.outputs == other.outputs
            and self.files == other.files
            and self.folders == other.folders
        )


class Noticed:
    """Files that outputs depend on changed; a build follows."""

    __match_args__ = __slots__ = ("paths",)

    def __init__(self, paths: tuple[str, ...]) -> None:
        self.paths = paths  # absolute, sorted

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Noticed) and self.paths == other.paths


class Rescan:
    """Everything is checked again; a build follows."""

    __match_args__ = __slots__ = ("reason",)

    def __init__(self, reason: RescanReason) -> None:
        self.reason = reason


class Done:
    """A build is done, and no change that was noticed is left."""

    __match_args__ = __slots__ = (
        "changed_files",
        "built",
        "cached",
        "failed",
        "is_mended",
        "seconds",
        "problem",
    )

    def __init__(
        self,
        changed_files: tuple[str, ...],
        built: int,
        cached: int,
        failed: tuple[str, ...],
        is_mended: bool,
        seconds: float,
        problem: str = "",
    ) -> None:
        self.changed_files = changed_files  # outputs whose bytes changed
        self.built = built
        self.cached = cached
        self.failed = failed  # outputs that cannot be made at the moment, earlier ones included
        self.is_mended = is_mended  # some could not be made before, and now all can
        self.seconds = seconds  # from the first event that led to it
        self.problem = problem  # of the build as a whole


class Interrupted:
    """A build was given up because files it depends on changed; another one follows."""

    __match_args__ = __slots__ = ()


class Reloaded:
    """The configuration or the database was read again."""

    __match_args__ = __slots__ = ("origin",)

    def __init__(self, origin: str) -> None:
        self.origin = origin


class Trouble:
    """A problem with the project or with watching, which stopped a build before it began."""

    __match_args__ = __slots__ = ("message",)

    def __init__(self, message: str) -> None:
        self.message = message

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trouble) and self.message == other.message


class Restarting:
    """The tool's own code has changed."""

    __match_args__ = __slots__ = ()


class Stopped:
    """The watcher ends."""

    __match_args__ = __slots__ = ()


WatchEvent = (
    Watching | Noticed | Rescan | Done | Interrupted | Reloaded | Trouble | Restarting | Stopped
)


class Notify(Protocol):
    def __call__(self, event: WatchEvent | Event, /) -> None: ...
