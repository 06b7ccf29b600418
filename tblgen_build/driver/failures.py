"""The message about a generator that fails unexpectedly: where, and at which record.

Imported only then.
"""

from __future__ import annotations

from tblgen_build import _core
from tblgen_build.driver.diagnostics import GENERATOR_FAILED, of_text
from tblgen_build.registry import Output

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType

    from tblgen_build._core import Diagnostics
    from tblgen_build.driver.action import Action
    from tblgen_build.registry import Generator

    Failure = tuple[Diagnostics, str, str]  # what a GenerateError is made of

SHOWN = 60  # characters of a value


def failure(generator: Generator, action: Action, error: Exception) -> Failure:
    """With the frames, and what has happened.

    Of the package's own generators frames are shown where --traceback asks for them.
    """
    from traceback import format_exception

    what = f"{type(error).__name__}: {error}"
    frames = "".join(format_exception(error))
    if not generator.tool:
        reason = f"the generator '{generator.name}' failed: {what}"
        return of_text(frames), reason, GENERATOR_FAILED
    name = record_at(error.__traceback__)
    of_record = f" for record '{name}'" if name else ""
    reason = f"internal error in {generator.name}{of_record}: {what}"
    if dict(action.options).get("traceback"):
        return of_text(frames), reason, GENERATOR_FAILED
    return (), f"{reason}; --traceback shows where", GENERATOR_FAILED


def gave_up(generator: Generator) -> Failure:
    reason = (
        f"the generator '{generator.name}' gave up: the records are nested too deeply, "
        "or refer to themselves in a circle"
    )
    return (), reason, GENERATOR_FAILED


def record_at(traceback: TracebackType | None) -> str:
    """The record that the innermost frame which has one was busy with; empty: none has."""
    found = ""
    while traceback is not None:
        for value in traceback.tb_frame.f_locals.values():
            own = value if isinstance(value, _core.Record) else getattr(value, "record", None)
            if isinstance(own, _core.Record):
                found = own.name
                break
        traceback = traceback.tb_next
    return found


def unsound(generator: Generator, output: object) -> Failure:
    return (), fault_of(generator, output), GENERATOR_FAILED


def fault_of(generator: Generator, output: object) -> str:
    """What is wrong with what the generator has returned."""
    name = f"the generator '{generator.name}'"
    if not isinstance(output, Output):
        return f"{name} returned {shown(output)}: it has to return text or an Output"
    texts: list[tuple[object, object]] = [("", part) for part in output.parts]
    for key, text in [*texts, *output.additional.items(), ("", output.log)]:
        if not (isinstance(key, str) and isinstance(text, str)):
            place = f" for {key!r}" if key else ""
            return f"{name} returned an Output with {shown(text)}{place}: text is a str"
    return f"{name} returned an Output whose warnings are no errors of records or fields"


def shown(value: object) -> str:
    if value is None:
        return "None"
    text = repr(value)
    return f"{text[:SHOWN]}{'...' if len(text) > SHOWN else ''} ({type(value).__name__})"
