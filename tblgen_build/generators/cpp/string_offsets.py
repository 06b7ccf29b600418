"""Strings in one C++ array, each named by its offset: `llvm::StringTable`.

Unlike `string_table`, which is laid out by the strings' ends, this one is in the order of use.
"""

from __future__ import annotations

from .literals import escape


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

    def definition(self, name: str) -> str:
        """The C++ that defines the table as a constant called `name`."""
        return (
            self._storage(f"static constexpr char {name}Storage[]")
            + f"static constexpr llvm::StringTable\n{name} = {name}Storage;\n\n"
        )

    def member_definition(self, class_: str, name: str) -> str:
        """The same, as a static member of a class."""
        return (
            self._storage(f"constexpr char {class_}::{name}Storage[]")
            + f"const llvm::StringTable\n{class_}::{name} = {name}Storage;\n\n"
        )

    def shared_definition(self, class_: str, name: str) -> str:
        """The table as a static member of a class, its text as a constant outside of it."""
        return (
            self._storage(f"constexpr char {name}Storage[]")
            + f"const llvm::StringTable\n{class_}::{name} = {name}Storage;\n\n"
        )

    def _storage(self, declaration: str) -> str:
        lines = "".join([f'  "{escape(text)}\\0"\n' for text in self._offsets])
        return (
            "#ifdef __GNUC__\n#pragma GCC diagnostic push\n"
            '#pragma GCC diagnostic ignored "-Woverlength-strings"\n#endif\n'
            f"{declaration} =\n{lines}  ;\n"
            "#ifdef __GNUC__\n#pragma GCC diagnostic pop\n#endif\n\n"
        )
