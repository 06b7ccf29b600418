"""Names of Python: how those of operations become such, and which are taken."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# Written out, since the keywords of the Python that runs this must not decide the output.
_KEYWORDS: Final = frozenset(
    {
        "False",
        "None",
        "True",
        "and",
        "as",
        "assert",
        "async",
        "await",
        "break",
        "class",
        "continue",
        "def",
        "del",
        "elif",
        "else",
        "except",
        "finally",
        "for",
        "from",
        "global",
        "if",
        "import",
        "in",
        "is",
        "lambda",
        "nonlocal",
        "not",
        "or",
        "pass",
        "raise",
        "return",
        "try",
        "while",
        "with",
        "yield",
    }
)

# Names of built-in functions that the generated classes call.
_RESERVED_BUILTINS: Final = frozenset({"callable", "issubclass", "type"})

# Attributes and parameters that every operation's class has.
_RESERVED_NAMES: Final = frozenset(
    {
        "DIALECT_NAMESPACE",
        "OPERATION_NAME",
        "attributes",
        "context",
        "create",
        "get_asm",
        "ip",
        "loc",
        "operands",
        "operation",
        "print",
        "regions",
        "results",
        "self",
        "verify",
    }
)


def is_python_reserved(name: str) -> bool:
    return name in _KEYWORDS or name in _RESERVED_BUILTINS


def _is_ods_reserved(name: str) -> bool:
    return name.startswith("_ods_") or name.endswith("_ods") or name in _RESERVED_NAMES


def sanitize(name: str) -> str:
    """The name as a Python name, apart from those that are taken."""
    plain = name if name.isascii() and name.isidentifier() else _plain_name(name)
    if is_python_reserved(plain) or _is_ods_reserved(plain):
        return f"{plain}_"
    return plain


def _plain_name(text: str) -> str:
    # Byte by byte, as the reference sees a name: two bytes make two underscores.
    characters = text.encode("utf-8", "surrogateescape").decode("latin-1")
    plain = "".join([c if c.isascii() and c.isalnum() else "_" for c in characters])
    return f"_{plain}" if plain[:1].isdigit() else plain
