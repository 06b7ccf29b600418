"""The generator registry: what a generator is, and how one is found by name.

It knows neither where records come from nor where the text goes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from tblgen_build._core import Records

OptionKind = Literal["string", "uint", "flag", "strings"]
OptionValue = str | int | bool | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """A command line option of a generator, in LLVM's form: `--name=value`, one dash or two.

    `strings` may be repeated; a `flag` takes no value or `=true`/`=false`;
    `choices` limits a `string` to the values listed.
    """

    name: str
    kind: OptionKind = "string"
    help: str = ""
    default: OptionValue | None = None
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Options:
    """The values of a generator's options, defaults filled in."""

    values: Mapping[str, OptionValue] = field(default_factory=dict)

    def string(self, name: str) -> str:
        value = self.values.get(name, "")
        assert isinstance(value, str)
        return value

    def uint(self, name: str) -> int:
        value = self.values.get(name, 0)
        assert isinstance(value, int)
        return value

    def flag(self, name: str) -> bool:
        return bool(self.values.get(name, False))

    def strings(self, name: str) -> tuple[str, ...]:
        value = self.values.get(name, ())
        assert isinstance(value, tuple)
        return value


Emit = Callable[[Records, Options], str]


@dataclass(frozen=True, slots=True)
class Generator:
    """A pure function of records and options to one text."""

    name: str  # the command line flag without dashes: gen-op-decls
    help: str
    emit: Emit
    options: Sequence[Option] = ()


def generator(
    name: str, *, help: str, options: Sequence[Option] = ()
) -> Callable[[Emit], Generator]:
    """Make a generator of the decorated function; `name` is its flag without the dashes."""

    def decorate(emit: Emit) -> Generator:
        return Generator(name, help, emit, tuple(options))

    return decorate
