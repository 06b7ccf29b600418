"""Messages on standard error: as text, with colors where a terminal shows them, or as data.

Messages come as data and are rendered here, at the edge. On the path of every compile.
"""

from __future__ import annotations

import sys

from tblgen_build import _core

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal

    from tblgen_build._core import Diagnostic

    Form = Literal["text", "json", "sarif"]
    ColorMode = Literal["auto", "always", "never"]

STDERR = 2


class Messages:
    """Shows messages as they come, or, in another form than text, all of them at the end."""

    __slots__ = ("collected", "color", "form", "shows_codes")

    def __init__(
        self, form: Form = "text", color: ColorMode = "auto", shows_codes: bool = False
    ) -> None:
        self.form = form
        self.color = color
        self.shows_codes = shows_codes  # in text: LLVM's tools have none
        self.collected: list[Diagnostic] = []

    def show(self, diagnostics: Sequence[Diagnostic]) -> None:
        if self.form != "text":
            self.collected += diagnostics
        elif diagnostics:
            text = _core.for_display(diagnostics, self.color, STDERR, self.shows_codes)
            sys.stderr.write(text)

    def finish(self) -> None:
        """Write the document, also where it tells of nothing."""
        if self.form == "text":
            return
        from tblgen_build.cli.message_documents import document

        sys.stderr.write(document(self.form, self.collected))


def messages_of(line: _core.CommandLine) -> Messages:
    return Messages(line.diagnostics, line.color)


def messages_of_arguments(arguments: Sequence[str]) -> Messages:
    """As the arguments want them, whatever else is wrong with them."""
    return messages_of(_core.parse_command_line(arguments))


def show(diagnostics: Sequence[Diagnostic]) -> None:
    """Show them in the default form."""
    if diagnostics:
        sys.stderr.write(_core.for_display(diagnostics, "auto", STDERR))


def show_problem(tool: str, error: Exception | str, code: str = "") -> None:
    """Say that the command cannot do what it was asked for."""
    show(problems(tool, error, code))


def problems(tool: str, error: Exception | str, code: str = "") -> tuple[Diagnostic, ...]:
    """The same as data; without a code, the kind of exception decides."""
    from tblgen_build.driver.diagnostics import COMMAND_LINE, FILE, UNKNOWN_GENERATOR, problem
    from tblgen_build.registry.find import GeneratorNotFound

    if not code:
        is_file = isinstance(error, OSError)
        is_generator = isinstance(error, GeneratorNotFound)
        code = FILE if is_file else UNKNOWN_GENERATOR if is_generator else COMMAND_LINE
    return (problem(text_of(error), code, tool),)


def text_of(error: Exception | str) -> str:
    """Without the number of a system's error."""
    if isinstance(error, OSError) and error.filename and error.strerror:
        return f"'{error.filename}': {error.strerror}"
    return str(error)
