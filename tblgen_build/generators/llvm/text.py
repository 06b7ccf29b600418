"""Pieces of C++ that the outputs of LLVM's generators have in common."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


def file_header(title: str) -> str:
    """What every output begins with."""
    return f"// {title}\n// Written by tblgen from a target description: changes get lost.\n\n"


def guarded(macro: str, body: str) -> str:
    """A section that the includer asks for by defining the macro, once."""
    return f"#ifdef {macro}\n#undef {macro}\n\n{body}\n#endif // {macro}\n\n"


def in_namespace(name: str, body: str) -> str:
    return f"namespace {name} {{\n\n{body}\n}} // namespace {name}\n"


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
    """The items, each with its comma, so many to a line."""
    parts = list(items)
    lines = [
        f"{indent}{', '.join(parts[start : start + per_row])},\n"
        for start in range(0, len(parts), per_row)
    ]
    return "".join(lines)


def escape(text: str) -> str:
    """The inside of a C++ string literal."""
    if text.isascii() and text.isprintable() and '"' not in text and "\\" not in text:
        return text
    return "".join([_escape_byte(byte) for byte in text.encode(errors="surrogateescape")])


def _escape_byte(byte: int) -> str:
    named = {0x5C: "\\\\", 0x22: '\\"', 0x0A: "\\n", 0x09: "\\t"}
    if byte in named:
        return named[byte]
    return chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}"
