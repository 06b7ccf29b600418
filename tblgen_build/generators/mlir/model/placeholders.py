"""Placeholders in the C++ that definitions carry: `$_self`, `$0`, `{{expr}}` in messages."""

from __future__ import annotations

from tblgen_build.generators.cpp.literals import escape
from tblgen_build.releases.mlir_operations import MESSAGES_GO_ON, SUMMARIES_HAVE_EXPRESSIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Final

    from tblgen_build._core import Release

MAX_DIGITS: Final = 18  # of an index; far fewer than int() takes
# What a default value may refer to where it is a member's or a parameter's.
DEFAULT_CONTEXT: Final = {"_builder": "odsBuilder"}
NO_SUBSTITUTE: Final = "<no-subst-found>"

_WORD: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")


def substitute(template: str, context: Mapping[str, str], args: Sequence[str] = ()) -> str:
    """Replace `$name`, `$0` and `$0...` in the template; `$$` is a dollar sign.

    Names are looked up without the dollar sign (`_self`, `_builder`, …). A
    placeholder without a substitute stays and is marked, as in the reference,
    so that the C++ compiler points at it.
    """
    if "$" not in template:
        return template
    pieces = template.split("$")
    parts = [pieces[0]]
    index = 1
    while index < len(pieces):
        piece = pieces[index]
        index += 1
        if piece:
            _replace_first(piece, context, args, parts)
        else:
            parts.append("$")
            if index < len(pieces):
                parts.append(pieces[index])
                index += 1
    return "".join(parts)


def _replace_first(
    piece: str, context: Mapping[str, str], args: Sequence[str], parts: list[str]
) -> None:
    """Append a piece that a dollar sign precedes, with the placeholder it begins with replaced."""
    for word, value in context.items():
        end = len(word)
        if piece.startswith(word) and (end == len(piece) or piece[end] not in _WORD):
            parts += (value, piece[end:])
            return
    end = 0
    is_index = "0" <= piece[0] <= "9"
    for char in piece:
        if char not in _WORD or (is_index and not "0" <= char <= "9"):
            break
        end += 1
    name = piece[:end]
    found: str | None = None
    if is_index:
        position = int(name) if len(name) <= MAX_DIGITS else len(args)
        if piece.startswith("...", end):
            end += 3
            found = ", ".join(args[position:]) if position < len(args) else None
        elif position < len(args):
            found = args[position]
    elif not name:
        found = "$"
    parts.append(f"${piece[:end]}{NO_SUBSTITUTE}" if found is None else found)
    parts.append(piece[end:])


def error_stream_string(
    release: Release, message: str, context: Mapping[str, str], *, in_op_error: bool = False
) -> str:
    """The inside of a string literal for a diagnostic; `{{expr}}` in the message streams `expr`.

    With `in_op_error` the literal is the argument of `emitOpError(...)`, whose
    closing parenthesis the caller writes after the last literal.
    """
    escaped = escape(message)
    if not release.has(SUMMARIES_HAVE_EXPRESSIONS):
        return escaped
    literal, found, rest = escaped.partition("{{")
    if not rest:
        return escaped if not found else literal
    goes_on = release.has(MESSAGES_GO_ON)
    parts = [literal, '")' if in_op_error else '"']
    while rest:
        expression, _, tail = rest.partition("}}")
        parts += (" << ", substitute(expression, context))
        if not tail and not goes_on:
            break
        literal, _, rest = tail.partition("{{")
        is_argument = in_op_error and (goes_on or not rest)
        parts += (' << ("' if is_argument else ' << "', literal)
    return "".join(parts)
