"""Messages on standard error: as text, with colors where a terminal shows them, or as data.

Knows rendered messages only, because the cache and other programs provide nothing else. On the path
of every compile.
"""

from __future__ import annotations

import sys

from tblgen_build import _core

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal

    Form = Literal["text", "json", "sarif"]
    ColorMode = Literal["auto", "always", "never"]

STDERR = 2


class Messages:
    """Shows messages as they come, or, in another form than text, all of them at the end."""

    __slots__ = ("collected", "color", "form")

    def __init__(self, form: Form = "text", color: ColorMode = "auto") -> None:
        self.form = form
        self.color = color
        self.collected: list[str] = []

    def show(self, text: str) -> None:
        if self.form != "text":
            self.collected.append(text)
        elif text:
            sys.stderr.write(_core.for_display(text, self.color, STDERR))

    def finish(self) -> None:
        """Write the document, also where it tells of nothing."""
        if self.form == "text":
            return
        from tblgen_build.cli.message_documents import document

        sys.stderr.write(document(self.form, "".join(self.collected)))


def messages_of(line: _core.CommandLine) -> Messages:
    return Messages(line.diagnostics, line.color)


def messages_of_arguments(arguments: Sequence[str]) -> Messages:
    """As the arguments want them, whatever else is wrong with them."""
    return messages_of(_core.parse_command_line(arguments))


def show(text: str) -> None:
    """Show text where nothing is said about how."""
    if text:
        sys.stderr.write(_core.for_display(text, "auto", STDERR))
