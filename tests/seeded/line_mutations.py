"""Changes of single lines in a program.

A change drops a line, repeats it, swaps it with the next, or replaces a number, name or word by
another of the same text. Many results are wrong, and both tools must reject them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from random import Random

_NAME = re.compile(r"(?<![\w$!\"#.])[A-Za-z_]\w*\b")
_NUMBER = re.compile(r"(?<![\w#.])-?\d+\b")
_ITEM = re.compile(r", [^,()\[\]{}<>]+(?=[,)\]}>])")
_KEEP = re.compile(r"^\s*(//.*)?$")
_WORDS = frozenset(
    (
        "def",
        "class",
        "let",
        "in",
        "foreach",
        "defm",
        "multiclass",
        "include",
        "field",
        "bit",
        "bits",
        "int",
        "string",
        "dag",
        "list",
        "if",
        "then",
        "else",
        "defvar",
        "defset",
        "assert",
        "code",
    )
)


def names_in(lines: Iterable[str]) -> tuple[str, ...]:
    """All names of a text that are no keywords."""
    found = {name for line in lines for name in _NAME.findall(line.split("//")[0])}
    return tuple(sorted(found - _WORDS))


def _another_name(random: Random, names: Sequence[str], name: str) -> str:
    """One that is like it, more often than any."""
    alike = [each for each in names if each[:2] == name[:2] and each != name]
    return random.choice(alike or names)


def _changed(random: Random, names: Sequence[str], line: str) -> str:
    """The line with one of its numbers, names or items another."""
    code = line.split("//")[0]
    kinds = [(_NUMBER, 4), (_NAME, 4), (_ITEM, 2)]
    pattern = random.choices([kind for kind, _ in kinds], [weight for _, weight in kinds])[0]
    matches = [match for match in pattern.finditer(code) if match[0] not in _WORDS]
    if not matches:
        return line
    match = random.choice(matches)
    if pattern is _NUMBER:
        number = int(match[0])
        new = str(random.choice([0, 1, 1 - number, number + 1, number - 1, 2 * number, -1, 64]))
    elif pattern is _NAME:
        new = _another_name(random, names, match[0])
    else:
        new = random.choice(["", match[0] * 2])
    return code[: match.start()] + new + code[match.end() :]


def mutate(random: Random, names: Sequence[str], lines: list[str]) -> None:
    """Change one of the lines, in place; `names` are those of the text."""
    code = [n for n, line in enumerate(lines) if not _KEEP.match(line)]
    if not code:
        return
    at = random.choice(code)
    whole = lines[at].rstrip().endswith((";", "}")) and lines[at].count("{") == lines[at].count("}")
    way = random.random()
    if whole and way < 0.3:
        del lines[at]
    elif whole and way < 0.38:
        lines.insert(at, lines[at])
    elif whole and way < 0.44 and at + 1 < len(lines):
        lines[at : at + 2] = lines[at + 1], lines[at]
    else:
        lines[at] = _changed(random, names, lines[at])
