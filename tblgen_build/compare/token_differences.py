"""Where two outputs differ, token by token. Knows texts, not who made them.

What tokens are depends on what is written: in C++ comments and layout mean nothing, in Python
indentation does, anywhere else only white space is layout.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

CXX, PYTHON, WORDS = "C++", "Python", "words"

# Up to here we count exactly; the time is the product of both sides' lengths.
COUNTED = 3000
CONTEXT = 8  # tokens shown before and after a difference

_CXX = re.compile(
    r"""
      (?P<layout> \s+ | \\\n | //(?:[^\\\n]|\\.|\\\n)* | /\*.*?\*/ )
    | (?P<token>
        R"(?P<fence>[^\s()\\]{0,16})\(.*?\)(?P=fence)"
      | "(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)*'
      | [A-Za-z_]\w* | \.?\d(?:[eEpP][+-]|'\w|[\w.])*
      | ::|->|<<=|>>=|<<|&&|\|\||[=!<>+\-*/%&|^]=|\+\+|--|\.\.\.|\#\# | \S )
    """,
    re.S | re.X,
)
_PYTHON = re.compile(
    r"""
      (?P<layout> [ \t]+ | \\\n | \#[^\n]* )
    | (?P<token> \n[ \t]*(?=[^\s\#])
      | \"{3}(?:[^\\]|\\.)*?\"{3} | '{3}(?:[^\\]|\\.)*?'{3}
      | "(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)*'
      | [A-Za-z_]\w* | \.?\d[\w.]* | \S )
    | (?P<empty> \n )
    """,
    re.S | re.X,
)
_WORDS = re.compile(r"(?P<layout>\s+)|(?P<token>\S+)")
_PATTERNS = {CXX: _CXX, PYTHON: _PYTHON, WORDS: _WORDS}


class ComparedToken:
    __slots__ = ("offset", "text")

    def __init__(self, text: str, offset: int) -> None:
        self.text = text
        self.offset = offset


class TokenDifference:
    """How two texts differ. If `is_exact` is false, `count` may be too small."""

    __slots__ = ("count", "is_exact", "ours", "reference", "total")

    def __init__(
        self, count: int, is_exact: bool, total: int, reference: Excerpt, ours: Excerpt
    ) -> None:
        self.count = count  # tokens that only one side has; a replaced one counts once
        self.is_exact = is_exact
        self.total = total  # tokens of the reference
        self.reference = reference  # where the first difference is
        self.ours = ours


class Excerpt:
    """A place in a text with the tokens around it."""

    __slots__ = ("after", "before", "line", "token")

    def __init__(self, text: str, tokens: Sequence[ComparedToken], at: int) -> None:
        found = tokens[at] if at < len(tokens) else None
        self.line = text.count("\n", 0, found.offset if found else len(text.rstrip())) + 1
        self.before = " ".join([shown(t.text) for t in tokens[max(0, at - CONTEXT) : at]])
        self.token = shown(found.text) if found else "(the end)"
        self.after = " ".join([shown(t.text) for t in tokens[at + 1 : at + 1 + CONTEXT]])


def tokens_of(text: str, language: str) -> list[ComparedToken]:
    return list(_tokens(text, _PATTERNS[language]))


def _tokens(text: str, pattern: re.Pattern[str]) -> Iterator[ComparedToken]:
    depth = 0  # of brackets, in which Python's line ends mean nothing
    for found in pattern.finditer(text):
        token = found["token"]
        if token is None:
            continue
        if token in "([{":
            depth += 1
        elif token in ")]}":
            depth -= 1
        elif token[0] == "\n" and depth > 0:
            continue
        if token.startswith(('"""', "'''")):  # documentation is filled again
            token = " ".join(token.split())
        yield ComparedToken(token, found.start())


def difference(reference: str, ours: str, language: str) -> TokenDifference | None:
    """How the two differ; None if their tokens are the same."""
    if reference == ours:
        return None
    left, right = tokens_of(reference, language), tokens_of(ours, language)
    one, other = [token.text for token in left], [token.text for token in right]
    if one == other:
        return None
    start = _common(one, other)
    end = _common(one[start:][::-1], other[start:][::-1])
    middle = one[start : len(one) - end], other[start : len(other) - end]
    count, is_exact = _count(*middle)
    return TokenDifference(
        count, is_exact, len(one), Excerpt(reference, left, start), Excerpt(ours, right, start)
    )


def _common(one: Sequence[str], other: Sequence[str]) -> int:
    """How many tokens both begin with."""
    for at, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return at
    return min(len(one), len(other))


def _count(one: Sequence[str], other: Sequence[str]) -> tuple[int, bool]:
    if max(len(one), len(other)) <= COUNTED:
        matcher = SequenceMatcher(None, one, other, autojunk=False)
        return sum(
            max(a_end - a, b_end - b)
            for tag, a, a_end, b, b_end in matcher.get_opcodes()
            if tag != "equal"
        ), True
    left, right = Counter(one), Counter(other)
    return max((left - right).total(), (right - left).total(), 1), False


def shown(token: str) -> str:
    if not token.strip():
        return "(new line)"
    text = token if token.isprintable() else repr(token)[1:-1]
    return text if len(text) <= 60 else f"{text[:57]}..."
