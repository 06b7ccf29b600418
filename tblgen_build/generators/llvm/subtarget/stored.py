"""Features and processors as constant objects, followed by their strings."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import escape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Final

_LINE: Final = 70  # characters, after which a string literal goes on in another line
_STORAGE: Final = cpp("""
    // Sorted (by key) array of values for $what.
    extern const llvm::$type $name = {
      {
        $rows
      },
      $aliases
        $strings};

""")
_ALIASES: Final = cpp("""
    { {
      $rows
    } },
""")
_NUL: Final = "\\000"
_NEXT_LITERAL: Final = '" "'
_OFFSET: Final = cpp("sizeof($type) * $count + $more$at")


class Strings:
    """Strings in a row, each ended by a NUL and stored once; the first one is empty."""

    def __init__(self) -> None:
        self._offsets = {"": 0}
        self._size = 1

    def add(self, text: str) -> int:
        if text not in self._offsets:
            self._offsets[text] = self._size
            self._size += len(text.encode(errors="surrogateescape")) + 1
        return self._offsets[text]

    @property
    def size(self) -> int:
        """With the NUL that ends the literal."""
        return self._size + 1

    def literals(self) -> str:
        """Literals of about seventy characters.

        After a NUL a digit begins another one: it would be part of the escape sequence in C.
        """
        lines = ['"']
        length = 0
        for piece in self._pieces():
            if length > _LINE:
                lines[-1] += '"'
                lines.append('"')
                length = 0
            lines[-1] += piece
            length += len(piece)
        return "\n".join(lines) + '"'

    def _pieces(self) -> Iterator[str]:
        after_nul = False
        for text in self._offsets:
            for character in text:
                if after_nul and "0" <= character <= "9":
                    yield _NEXT_LITERAL
                after_nul = False
                yield _escaped(character)
            yield _NUL
            after_nul = True


def _escaped(character: str) -> str:
    if character < "\x80":
        return escape(character)
    octets = character.encode(errors="surrogateescape")
    return "".join([f"\\{octet:03o}" for octet in octets])


def string_offset(type_: str, count: int, at: int, more: str = "") -> str:
    """Where a string is, as seen from the one of the last `count` rows."""
    return _OFFSET(type=type_, count=count, at=at, more=f"{more} + " if more else "")


def stored(
    type_: str,
    name: str,
    what: str,
    rows: Iterable[str],
    strings: Strings,
    aliases: Sequence[str] | None = None,
) -> str:
    """`aliases`: the rows of a second table, where the release has one."""
    return _STORAGE(
        what=what,
        type=type_,
        name=name,
        rows=list(rows),
        aliases="" if aliases is None else _ALIASES(rows=aliases),
        strings=strings.literals(),
    )
