"""The cases of our own, each with a line or two changed: close to every construct there is."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

from cases import MAIN, Case, load_cases
from line_mutations import mutate, names_in

_TESTS = Path(__file__).resolve().parent.parent


@cache
def _cases(kind: str) -> list[Case]:
    """Those of one file that both tools accept."""
    cases = load_cases(_TESTS / kind / "cases" / "accepted")
    return [case for case in cases if len(case.files) == 1 and not case.needs_intrinsics]


def _drawn(kind: str, seed: int) -> tuple[Random, Case]:
    random = Random(seed)
    return random, random.choice(_cases(kind))


def case_mutations(kind: str) -> Callable[[int], str]:
    """Of the cases in that folder of the tests: `llvm` or `mlir`."""

    def program(seed: int) -> str:
        random, case = _drawn(kind, seed)
        lines = case.files[MAIN].decode().splitlines()
        names = names_in(lines)
        for _ in range(random.choice([1, 1, 2])):
            mutate(random, names, lines)
        return "\n".join(lines) + "\n"

    return program


def commands_of_case(kind: str) -> Callable[[int], tuple[str, ...]]:
    """Two or one of the case's commands."""

    def commands(seed: int) -> tuple[str, ...]:
        random, case = _drawn(kind, seed)
        random.seed(~seed)
        flags = [each.strip() for each in " ".join(case.args).split(";")]
        return tuple(random.sample(flags, min(2, len(flags))))

    return commands
