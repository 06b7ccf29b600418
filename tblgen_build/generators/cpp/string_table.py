"""Strings stored one after another, each ended by a NUL, where one may be the end of another."""

from __future__ import annotations

from . import cpp
from .literals import escape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import TemplateValue

# Compilers warn of literals longer than what the language guarantees to work.
_LONG_LITERALS: Final = cpp("""

    #ifdef __GNUC__
    #pragma GCC diagnostic push
    #pragma GCC diagnostic ignored "-Woverlength-strings"
    #endif
    $body
    #ifdef __GNUC__
    #pragma GCC diagnostic pop
    #endif

""")

_LITERAL: Final = cpp(r"""
    /* $offset */ "$text$nul"
""")

_DEFINITION: Final = cpp("""
    extern const char $name[] = {
      $literals
    };
""")


def with_long_literals(body: TemplateValue) -> str:
    """Code in which literals may be of any length."""
    return _LONG_LITERALS(body=body)


class StringTable:
    """Laid out by their ends: a string that another one ends with takes no room of its own."""

    def __init__(self, strings: Iterable[str], nul: str = r"\000") -> None:
        self._nul = nul  # how the end of a string is spelled
        self._offsets: dict[str, int] = {}
        self.stored: list[tuple[int, str]] = []
        # Backwards, an end is a beginning: the text that contains it follows right after it.
        by_end = sorted({string[::-1] for string in strings})
        offset = 0
        waiting: list[str] = []
        for index, reverse in enumerate(by_end):
            waiting.append(reverse)
            if index + 1 < len(by_end) and by_end[index + 1].startswith(reverse):
                continue
            self.stored.append((offset, reverse[::-1]))
            for part in waiting:
                self._offsets[part[::-1]] = offset + len(reverse) - len(part)
            waiting.clear()
            offset += len(reverse.encode(errors="surrogateescape")) + 1

    def offset(self, string: str) -> int:
        return self._offsets[string]

    def literals(self) -> str:
        """The table as string literals, one to a line."""
        nul = self._nul
        return "".join(
            [_LITERAL(offset=offset, text=escape(s), nul=nul) for offset, s in self.stored]
        )

    def definition(self, name: str) -> str:
        """The table as a constant."""
        return with_long_literals(_DEFINITION(name=name, literals=self.literals()))
