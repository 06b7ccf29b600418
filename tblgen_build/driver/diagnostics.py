"""Errors and warnings as diagnostics: what generators raise and return, as data."""

from __future__ import annotations

from tblgen_build import _core
from tblgen_build._core import Diagnostic
from tblgen_build.registry import Rejection, ReportedError, ReportedNote

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from tblgen_build._core import Diagnostics

    Severity = Literal["error", "warning", "note"]

# Codes of core/codes.def that Python code gives.
REJECTED, ADVICE, DEPRECATED = "E0502", "W0507", "W0506"
LIMIT, GENERATOR_FAILED = "E0408", "E0504"
UNKNOWN_GENERATOR = "E0601"
RELEASE = "E0602"
COMMAND_LINE = "E0603"
FILE = "E0604"


def of_error(
    error: _core.TableGenError | _core.RecordError, severity: Severity = "error"
) -> Diagnostics:
    """The error with its warnings and log; `severity` if the error has none itself."""
    if isinstance(error, _core.TableGenError):
        return tuple(error.diagnostics)
    found: list[Diagnostic] = []
    if isinstance(error, Rejection):
        for warning in error.warnings:
            found += of_error(warning, "warning")
        found += of_text(error.log)
    if isinstance(error, ReportedError):
        severity = "error"
    elif isinstance(error, ReportedNote):
        severity = "note"
    is_advice = severity != "error" and error.code == REJECTED
    found.append(
        Diagnostic(
            severity,
            error.message,
            error.location,
            error.notes,
            code=ADVICE if is_advice else error.code,
            names=error.names,
            fixes=error.fixes,
        )
    )
    return tuple(found)


def of_text(text: str) -> Diagnostics:
    """Text that is shown unchanged: a log, another program's messages."""
    return (Diagnostic("message", text),) if text else ()


def problem(reason: str, code: str, speaker: str = "") -> Diagnostic:
    """An error without a place; `speaker` is the command that reports it."""
    return Diagnostic("error", reason, code=code, speaker=speaker)


def rendered(diagnostics: Diagnostics) -> str:
    return "".join([each.render() for each in diagnostics])
