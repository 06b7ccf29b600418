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
    # As Latin-1, so that a character is a byte.
    return text.encode(errors="surrogateescape").decode("latin-1").translate(_ESCAPED)


_ESCAPED: Final = {
    byte: _ESCAPES.get(byte, f"\\{byte:03o}")
    for byte in range(256)
    if byte in _ESCAPES or not 32 <= byte < 127
}


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


def number_rows(items: Iterable[str], per_row: int) -> list[str]:
    """The items as lines of an initializer, so many to a line, each with its comma."""
    parts = list(items)
    return [
        ", ".join(parts[start : start + per_row]) + "," for start in range(0, len(parts), per_row)
    ]
