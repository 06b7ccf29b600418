"""What a family of random programs is, and the common ways to choose its commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from reference import LLVM_TBLGEN

Commands = Callable[[int], Sequence[str]]


@dataclass(frozen=True, slots=True)
class Family:
    name: str
    program: Callable[[int], str]
    commands: Commands
    tool: str = LLVM_TBLGEN


def each(*flags: str) -> Commands:
    return lambda seed: flags


def some_of(count: int, *flags: str) -> Commands:
    """So many of the commands, those that follow each other; seeds take turns."""
    turned = [*flags, *flags]
    return lambda seed: turned[seed % len(flags) :][:count]


def one_of(*flags: str) -> Commands:
    return some_of(1, *flags)
