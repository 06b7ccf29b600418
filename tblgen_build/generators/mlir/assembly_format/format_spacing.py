"""Where a printed format has spaces: as what was printed before and what comes next ask for."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

from .format_literals import is_word, space_after, space_before

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_LITERAL: Final = cpp("""
    $printer << "$text";
""")

_SPACED_LITERAL: Final = cpp("""
    $printer << " $text";
""")

_SPACE_AND_LITERAL: Final = cpp("""
    $printer << ' ' << "$text";
""")

_SPACE: Final = cpp("""
    $printer << ' ';
""")


class Spacing:
    """Follows what is printed, in order. Each piece is text, of whole lines or none."""

    __slots__ = ("_space", "_spaced_literal", "after_punctuation", "printer", "wants_space")

    def __init__(self, printer: str, *, joins_literals: bool = False) -> None:
        self.printer = printer  # the C++ variable
        self._spaced_literal = _SPACED_LITERAL if joins_literals else _SPACE_AND_LITERAL
        self.wants_space = True
        self.after_punctuation = False
        self._space = _SPACE(printer=printer)

    def literal(self, text: str) -> str:
        """Print the literal."""
        is_spaced = self.wants_space and space_before(text, self.after_punctuation)
        self.wants_space = space_after(text)
        self.after_punctuation = not is_word(text)
        template = self._spaced_literal if is_spaced else _LITERAL
        return template(printer=self.printer, text=text)

    @property
    def state(self) -> tuple[bool, bool]:
        """What to come back to where C++ takes one of two ways."""
        return self.wants_space, self.after_punctuation

    @state.setter
    def state(self, state: tuple[bool, bool]) -> None:
        self.wants_space, self.after_punctuation = state

    @property
    def is_due(self) -> bool:
        """Whether something other than a literal is separated from what was printed before."""
        return self.wants_space or not self.after_punctuation

    def before_value(self) -> str:
        """Print the space before something other than a literal, if one is due."""
        space = self._space if self.is_due else ""
        self.wants_space = True
        self.after_punctuation = False
        return space

    def explicit_space(self) -> str:
        """Print a space that the format asks for."""
        return self._space
