"""Changes that wait for a build. Pure: the time is passed in."""

from __future__ import annotations

from tblgen_build.watch.settle import Settle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build.watch.events import RescanReason


class Pending:
    """Collects changes until they are taken. At the beginning everything is to be checked."""

    def __init__(self) -> None:
        self.settle = Settle()
        self.paths: set[str] = set()  # changed
        self.outputs: set[str] = set()  # to check, whatever has changed
        self.is_everything = True
        self.must_reload = True  # the configuration may be another one
        self.must_resolve = True  # paths may lead elsewhere
        self.rescan_reason: RescanReason | None = None
        self.is_patient = False  # a client waits for the build, so it is not given up

    def note(self, now: float, path: str, is_complete: bool) -> None:
        self.paths.add(path)
        self.settle.add(now, path, is_complete)

    def rescan(self, now: float, reason: RescanReason) -> None:
        """Look at everything again."""
        self.rescan_reason = reason
        self.is_everything = True
        self.must_resolve = True
        self.must_reload = True
        self.settle.add(now, "", is_complete=reason != "overflow")

    def hurry(self, now: float) -> None:
        """A client waits for what has been noticed so far."""
        self.is_patient = True
        self.settle.hurry(now)

    def take(self) -> tuple[set[str], RescanReason | None]:
        """Take what has changed, and why everything is to be checked."""
        paths, self.paths = self.paths, set()
        reason, self.rescan_reason = self.rescan_reason, None
        self.settle.clear()
        return paths, reason

    def take_outputs(self, more: set[str]) -> tuple[bool, set[str] | None]:
        """Whether there is anything to build, and which outputs: None for all."""
        outputs, self.outputs = self.outputs | more, set()
        if not self.is_everything:
            return bool(outputs), outputs
        return True, None

    def put_back(self, now: float, paths: set[str], outputs: set[str] | None) -> None:
        """A build of these was given up, so they are built as soon as possible."""
        self.paths |= paths
        if outputs is None:
            self.is_everything = True
        else:
            self.outputs |= outputs
        if self.settle.due() is None:
            self.settle.hurry(now)
