"""Whole targets of our own in one text, with a few lines changed."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

from line_mutations import mutate, names_in
from own_targets import TARGETS, commands_of, main_file

_INCLUDE = re.compile(r'^include "([^"]+)"')


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
    return names_in(_lines(target))


def _target(seed: int) -> tuple[Random, str]:
    random = Random(seed)
    return random, random.choice(TARGETS)


def random_mutation(seed: int) -> str:
    random, target = _target(seed)
    lines = list(_lines(target))
    for _ in range(random.choice([1, 1, 2])):
        mutate(random, _names(target), lines)
    return "\n".join(lines) + "\n"


def commands_of_mutation(seed: int) -> tuple[str, ...]:
    """Two of the target's commands."""
    random, target = _target(seed)
    random.seed(~seed)
    return tuple(random.sample(commands_of(target), 2))
