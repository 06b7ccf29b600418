"""Decides whether there is a space between two tokens of one line."""

from __future__ import annotations

from tblgen_build.syntax.tokens import BANG, CODE, COMMENT, NUMBER, STRING, VARIABLE, WORD, Token

# How a bracket's inside is written.
ROUND, SQUARE, ANGLE, VALUE_BRACE, BLOCK, NONE = "(", "[", "<", "{", "block", ""


def is_spaced(left: Token, right: Token, inside: str, is_block: bool, is_call: bool) -> bool:
    """`inside` is the bracket that both stand in; `is_block`: one of them is a block's brace;
    `is_call`: `left` closes the `<...>` of a bang operator, or is one."""
    a, b = left.text, right.text
    if right.kind == COMMENT and not (b.startswith("/*") and a in ("(", "[", "<")):
        return True
    if COMMENT in (left.kind, right.kind):
        return bool(right.space)  # as written in `B</*name=*/"value">`
    if is_block:
        return not (a == "{" and b == "}")
    if a == "[" and b == "{":
        return True  # without a space it begins code
    if left.kind == "mark" and a in "([{<.":
        return False
    if right.kind == "mark":
        return _before_mark(left, right, inside, is_call)
    if a == ",":
        return inside != VALUE_BRACE or bool(right.space)
    if a == ":":
        return right.kind != VARIABLE and inside != VALUE_BRACE
    if a == "-":
        return bool(right.space)  # without, it is the number's
    if a == "...":
        return False
    if a == "#":
        return bool(left.space) or bool(right.space)
    is_range = left.kind == NUMBER and right.kind == NUMBER and b[0] in "+-"
    return not is_range  # `24-20`: the second is `-20`


def _before_mark(left: Token, right: Token, inside: str, is_call: bool) -> bool:
    a, b = left.text, right.text
    if b in ")]}>,;." or b == "..." or a == "...":
        return False
    if "-" in (a, b):
        return bool(right.space)
    if b == "#":
        return a == "=" or bool(right.space)
    if b == "<":
        return False if left.kind in (WORD, BANG) else a in "=,:" or bool(right.space)
    if b == ":":
        return False if inside == ROUND and not is_colon_of_cond(right) else bool(right.space)
    if a == "#":
        return bool(left.space) or bool(right.space)
    if b == "(":
        return not is_call and left.kind != BANG
    if b in "[{":
        if left.kind in (WORD, STRING, CODE) or a in (">", ")", "]", "}"):
            return bool(right.space)
        return a != "," or inside != VALUE_BRACE or bool(right.space)
    return a != ":" or inside == NONE or bool(right.space)


def is_colon_of_cond(token: Token) -> bool:
    return bool(token.space)
