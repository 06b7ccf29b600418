"""What you need for a generator of your own besides records: a header, notes, names for phases.

The built-in generators do not import it.
"""

from __future__ import annotations

from tblgen_build._core import PhaseTimer, Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType

    from tblgen_build._core import Location, RecordError, Records


def file_header(title: str, records: Records | None = None, comment: str = "//") -> str:
    """Comment lines for the beginning of a generated file; `comment` is what begins a line.

    With `records`, the main file is named, without its folder: outputs are the same everywhere.
    """
    source = ""
    if records is not None:
        source = f" from {records.main_file.rpartition('/')[2]}"
    return "".join(
        f"{comment} {line}\n" if line else f"{comment}\n"
        for line in (title, "", f"Made by tblgen-build{source}: do not edit.")
    )


def with_note(error: RecordError, message: str, at: Record | Location | None = None) -> RecordError:
    """The same error with one more note, at another record or place.

    raise with_note(op.error("this name is taken"), "by this one", other)
    """
    location = at.location if isinstance(at, Record) else at
    notes = (*error.notes, (message, location))
    made = type(error)(error.message, error.location, notes)
    made.code, made.fixes, made.names = error.code, error.fixes, error.names
    return made


class _Timing:
    """Where phases are noted for --time-phases."""

    def __init__(self) -> None:
        self.timer: PhaseTimer | None = None
        self.open: list[str] = []  # innermost last


_timing = _Timing()


def time_phases(timer: PhaseTimer, around: str) -> None:
    """From now on `timer` measures the phases; `around` is the one that runs."""
    _timing.timer = timer
    _timing.open = [around]


class phase:  # noqa: N801 -- reads as a word of its own: `with phase("Read operations"):`
    """A part of a generator that `--time-phases` shows under a name of its own.

    with phase("Read operations"):
        operations = mlir.operations(records)
    """

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __enter__(self) -> None:
        _timing.open.append(self.name)
        if _timing.timer is not None:
            _timing.timer.begin(self.name)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        _timing.open.pop()
        if _timing.timer is not None:
            _timing.timer.begin(_timing.open[-1])
