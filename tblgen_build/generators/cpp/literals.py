"""Literals of C++, the types that hold numbers, and numbers in rows."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

_ESCAPES: Final = {0x5C: "\\\\", 0x22: '\\"', 0x0A: "\\n", 0x09: "\\t"}


def escape(text: str) -> str:
    """The inside of a string literal. Surrogates stand for bytes that are no UTF-8."""
    if text.isascii() and text.isprintable() and '"' not in text and "\\" not in text:
        return text
    return "".join([_escape_byte(byte) for byte in text.encode(errors="surrogateescape")])


def _escape_byte(byte: int) -> str:
    named = _ESCAPES.get(byte)
    if named is not None:
        return named
    return chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}"


def quoted(text: str) -> str:
    """A string literal."""
    return f'"{escape(text)}"'


def unsigned_type(largest: int) -> str:
    """The smallest unsigned type that holds the number."""
    if largest < 1 << 8:
        return "uint8_t"
    if largest < 1 << 16:
        return "uint16_t"
    return "uint32_t" if largest < 1 << 32 else "uint64_t"


def signed_type(smallest: int, largest: int) -> str:
    """The smallest signed type that holds both numbers."""
    for bits in (8, 16, 32):
        if -(1 << (bits - 1)) <= smallest and largest < 1 << (bits - 1):
            return f"int{bits}_t"
    return "int64_t"


def rows(items: Iterable[str], per_row: int, indent: str) -> str:
    """As `number_rows`, as one text."""
    return "".join([indent + row + "\n" for row in number_rows(items, per_row)])


def number_rows(items: Iterable[str], per_row: int) -> list[str]:
    """The items as lines of an initializer, so many to a line, each with its comma."""
    parts = list(items)
    return [
        ", ".join(parts[start : start + per_row]) + "," for start in range(0, len(parts), per_row)
    ]
