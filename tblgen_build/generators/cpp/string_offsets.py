"""Strings in one C++ array, each named by its offset: `llvm::StringTable`.

Unlike `string_table`, which is laid out by the strings' ends, this one is in the order of use.
"""

from __future__ import annotations

from . import cpp
from .literals import escape
from .string_table import with_long_literals

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_STORAGE: Final = cpp("""
    constexpr char $storage[] =
      $literals
      ;
""")

_STATIC_STORAGE: Final = cpp("""
    static constexpr char $storage[] =
      $literals
      ;
""")

_COMMENTED: Final = cpp("$offset /* $text */")
_LINE: Final = 70
_CONSTANT: Final = cpp("""
    static constexpr llvm::StringTable
    $name = ${name}Storage;

""")

_MEMBER: Final = cpp("""
    const llvm::StringTable
    $class_::$name = ${name}Storage;

""")


class StringOffsets:
    """Equal strings are stored once, in the order they are added; offset 0 is the empty string."""

    __slots__ = ("_offsets", "_size")

    def __init__(self) -> None:
        self._offsets = {"": 0}
        self._size = 1

    def add(self, text: str) -> int:
        """The offset of `text`, which is added where it is new."""
        offset = self._offsets.get(text)
        if offset is None:
            offset = self._offsets[text] = self._size
            size = len(text) if text.isascii() else len(text.encode(errors="surrogateescape"))
            self._size += size + 1
        return offset

    def commented(self, text: str) -> str:
        """The same in C++, with the text as a comment."""
        return _COMMENTED(offset=str(self.add(text)), text=text)

    def known(self, text: str) -> int:
        """The offset of `text`, or of the empty string where it was not added."""
        return self._offsets.get(text, 0)

    def definition(self, name: str) -> str:
        """The C++ that defines the table as a constant called `name`."""
        return self.storage(name) + _CONSTANT(name=name)

    def storage(self, name: str) -> str:
        """The same without the table: its text alone."""
        storage = _STATIC_STORAGE(storage=f"{name}Storage", literals=self._literals())
        return with_long_literals(storage)

    def literal(self) -> str:
        """The text as one array of literals, broken where the reference breaks them."""
        lines = [""]
        for text in self._offsets:
            for unit in (*text, r"\000"):
                if len(lines[-1]) > _LINE:
                    lines.append("")
                lines[-1] += unit
        return "\n".join([f'"{line}"' for line in lines])

    def member_definition(self, class_: str, name: str) -> str:
        """The same, as a static member of a class."""
        storage = _STORAGE(storage=f"{class_}::{name}Storage", literals=self._literals())
        return with_long_literals(storage) + _MEMBER(class_=class_, name=name)

    def shared_definition(self, class_: str, name: str) -> str:
        """The table as a static member of a class, its text as a constant outside of it."""
        storage = _STORAGE(storage=f"{name}Storage", literals=self._literals())
        return with_long_literals(storage) + _MEMBER(class_=class_, name=name)

    def _literals(self) -> list[str]:
        # A text of several that each end in a NUL has a literal for each.
        parts = [part for text in self._offsets for part in text.split("\0")]
        return [f'"{escape(part)}\\0"' for part in parts]
