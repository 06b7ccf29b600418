"""Errors as the terminal shows them: LLVM's form, with the source line and a caret."""

from __future__ import annotations

from tblgen_build import _core
from tblgen_build.registry import Rejection, ReportedError, ReportedNote

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from tblgen_build._core import Location

    Severity = Literal["error", "warning", "note"]

TAB_STOP = 8


def render(error: _core.TableGenError | _core.RecordError, severity: Severity = "error") -> str:
    """The text of an error and what belongs to it; ends in a newline.

    `severity` is what to call it where it does not say so itself.
    """
    if isinstance(error, _core.TableGenError):
        text = str(error)
        return text if text.endswith("\n") else text + "\n"
    parts: list[str] = []
    if isinstance(error, Rejection):
        parts += [render(warning, "warning") for warning in error.warnings]
        parts.append(error.log)
    if isinstance(error, ReportedError):
        severity = "error"
    elif isinstance(error, ReportedNote):
        severity = "note"
    parts.append(render_line(severity, error.message, error.location))
    parts += [render_line("note", message, location) for message, location in error.notes]
    return "".join(parts)


def render_line(severity: Severity, message: str, location: Location | None) -> str:
    if location is None:
        return f"{severity}: {message}\n"
    return location.render(severity, message)


def read_line(path: str, number: int) -> bytes | None:
    try:
        with open(path, "rb") as file:
            for index, line in enumerate(file, 1):
                if index == number:
                    return line.rstrip(b"\r\n")
    except OSError:
        pass
    return None
