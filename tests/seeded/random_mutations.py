"""Whole targets of our own in one text, with a few lines changed.

A change drops a line, says it twice, swaps it with the next, or puts another number, name or
word of the same text in the place of one. Many results are wrong, which both tools must say.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

from own_targets import TARGETS, commands_of, main_file

_INCLUDE = re.compile(r'^include "([^"]+)"')
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


@cache
def _lines(target: str) -> tuple[str, ...]:
    """The lines of the target, with its own files in place of their includes."""
    main = main_file(target)
    seen: set[str] = set()

    def read(path: Path) -> list[str]:
        lines: list[str] = []
        for line in path.read_text().splitlines():
            match = _INCLUDE.match(line)
            if not match or not (main.parent / match[1]).exists():
                lines.append(line)
            elif match[1] not in seen:
                seen.add(match[1])
                lines += read(main.parent / match[1])
        return lines

    return tuple(read(main))


@cache
def _names(target: str) -> tuple[str, ...]:
    found = {name for line in _lines(target) for name in _NAME.findall(line.split("//")[0])}
    return tuple(sorted(found - _WORDS))


def _another_name(random: Random, target: str, name: str) -> str:
    """One that is like it, more often than any."""
    alike = [each for each in _names(target) if each[:2] == name[:2] and each != name]
    return random.choice(alike or _names(target))


def _changed(random: Random, target: str, line: str) -> str:
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
        new = _another_name(random, target, match[0])
    else:
        new = random.choice(["", match[0] * 2])
    return code[: match.start()] + new + code[match.end() :]


def _mutate(random: Random, target: str, lines: list[str]) -> None:
    at = random.choice([n for n, line in enumerate(lines) if not _KEEP.match(line)])
    whole = lines[at].rstrip().endswith((";", "}")) and lines[at].count("{") == lines[at].count("}")
    way = random.random()
    if whole and way < 0.3:
        del lines[at]
    elif whole and way < 0.38:
        lines.insert(at, lines[at])
    elif whole and way < 0.44 and at + 1 < len(lines):
        lines[at : at + 2] = lines[at + 1], lines[at]
    else:
        lines[at] = _changed(random, target, lines[at])


def _target(seed: int) -> tuple[Random, str]:
    random = Random(seed)
    return random, random.choice(TARGETS)


def random_mutation(seed: int) -> str:
    random, target = _target(seed)
    lines = list(_lines(target))
    for _ in range(random.choice([1, 1, 2])):
        _mutate(random, target, lines)
    return "\n".join(lines) + "\n"


def commands_of_mutation(seed: int) -> tuple[str, ...]:
    """Two of the target's commands."""
    random, target = _target(seed)
    random.seed(~seed)
    return tuple(random.sample(commands_of(target), 2))
