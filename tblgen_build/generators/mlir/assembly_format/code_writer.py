"""Lines of C++ at a depth of indentation."""

from __future__ import annotations


class CodeWriter:
    """Gathers statements; `block` and `end` keep the indentation of braces."""

    __slots__ = ("_indent", "lines")

    def __init__(self, indent: str = "  ") -> None:
        self.lines: list[str] = []
        self._indent = indent

    def line(self, text: str) -> None:
        self.lines.append(f"{self._indent}{text}\n")

    def block(self, head: str = "{") -> None:
        """A line that opens a block; `head` ends with the brace."""
        self.line(head)
        self._indent += "  "

    def otherwise(self, head: str = "} else {") -> None:
        """A line that ends one block and opens the next."""
        self._indent = self._indent[:-2]
        self.block(head)

    def end(self, tail: str = "}") -> None:
        self._indent = self._indent[:-2]
        self.line(tail)

    def text(self) -> str:
        return "".join(self.lines)
