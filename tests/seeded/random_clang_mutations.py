"""The cases of Clang's generators, each with a line or two changed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from cases import MAIN, Case, load_cases
from line_mutations import mutate, names_in

_CASES = Path(__file__).resolve().parent.parent / "clang" / "cases" / "accepted"


@cache
def _cases() -> list[Case]:
    """Without lowering patterns of CIR, which ours refuses for later releases than 22."""
    return [case for case in load_cases(_CASES) if case.section != "cir_lowering"]


def _drawn(seed: int) -> tuple[Random, Case]:
    random = Random(seed)
    return random, random.choice(_cases())


def _included(case: Case, line: str) -> str:
    """Files that cases share stand in the program itself: what is reduced is one text."""
    for name, text in case.files.items():
        if line == f'include "{name}"':
            return text.decode()
    return line


def clang_mutations(seed: int) -> str:
    random, case = _drawn(seed)
    lines = case.files[MAIN].decode().splitlines()
    names = names_in(lines)
    for _ in range(random.choice([1, 1, 2])):
        mutate(random, names, lines)
    return "\n".join([_included(case, line) for line in lines]) + "\n"


def commands_of_clang_mutation(seed: int) -> tuple[str, ...]:
    """Two or one of the case's commands."""
    random, case = _drawn(seed)
    random.seed(~seed)
    flags = [each.strip() for each in " ".join(case.args).split(";")]
    return tuple(random.sample(flags, min(2, len(flags))))
