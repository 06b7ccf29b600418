"""Command lines beyond the built-in generators: --load, installed generators, unknown options."""

from __future__ import annotations

from tblgen_build import _core
from tblgen_build.driver.suggest import close_matches, either
from tblgen_build.registry.find import (
    GeneratorNotFound,
    builtin_generator,
    builtin_generators,
    find_generator,
    installed_generators,
)
from tblgen_build.registry.load import load_generators

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tblgen_build.registry import Generator, Option

    Spec = tuple[str, str, Sequence[str]]


def extend(
    personality: str,
    arguments: Sequence[str],
    line: _core.CommandLine,
    specs: Sequence[Spec],
) -> tuple[dict[str, Generator], _core.CommandLine]:
    """Find the generators of options that no tool of LLVM has, and parse `line` again with them."""
    found = {generator.name: generator for generator in installed_generators(unknown_names(line))}
    for path in line.loads:
        found |= load_generators(path)
    optional = [*found.values(), *own_generator(personality, line)]
    more = [*(spec for generator in optional for spec in specs_of(generator)), *specs]
    return found, _core.parse_command_line(arguments, more)


# What all outputs of an emission share, or only a compile has.
NOT_OF_ONE_OUTPUT = frozenset(
    ("o", "d", "I", "D", "load", "no-warn-on-unused-template-args", "max-steps", "llvm-release")
)


def options_of_actions(personality: str, loads: Iterable[str]) -> list[Spec]:
    """All actions of the tool, and the options that they take, installed and loaded ones too.

    Raises GeneratorNotFound, OSError.
    """
    found = {generator.name: generator for generator in installed_generators()}
    for path in loads:
        found |= load_generators(path)
    specs = {name: (name, kind, choices) for name, kind, choices in _core.known_options()}
    for name in NOT_OF_ONE_OUTPUT:
        del specs[name]
    for name, place in builtin_generators(personality).items():
        if place:
            specs[name] = (name, "action", ())
    for generator in found.values():
        specs |= {spec[0]: spec for spec in specs_of(generator)}
    return list(specs.values())


def own_generator(personality: str, line: _core.CommandLine) -> list[Generator]:
    """The built-in generator that the action names, for options that only it has."""
    if builtin_generator(line.action, personality) is None:
        return []
    try:
        return [find_generator(line.action, personality)]
    except GeneratorNotFound:
        return []


def unknown_names(line: _core.CommandLine) -> set[str]:
    return {written.lstrip("-") for is_unknown, written, _ in line.problems if is_unknown}


def specs_of(generator: Generator) -> list[Spec]:
    return [(generator.name, "action", ()), *(spec_of(option) for option in generator.options)]


def spec_of(option: Option) -> Spec:
    return option.name, option.value_kind, option.choices


def describe_problems(
    personality: str, line: _core.CommandLine, loaded: Mapping[str, Generator]
) -> str:
    """One line a problem; an unknown option's names what it is close to."""
    names = [name for name, _, _ in _core.known_options()]
    names += builtin_generators(personality)
    names += [name for generator in loaded.values() for name, _, _ in specs_of(generator)]
    return "\n".join(describe(problem, names) for problem in line.problems)


def describe_missing(personality: str, action: str, error: GeneratorNotFound) -> str:
    """Why the generator of `action` cannot be used, and which similar ones can."""
    available = [name for name, reference in builtin_generators(personality).items() if reference]
    near = either([dashed(name) for name in close_matches(action, available) if name != action])
    return f"{error}; close to it: {near}" if near else f"{error}; --help lists those that are"


def describe(problem: tuple[bool, str, str], names: Iterable[str]) -> str:
    is_unknown, written, message = problem
    if not is_unknown:
        return f"{written}: {message}" if written.startswith("-") else message
    near = either([dashed(name) for name in close_matches(written.lstrip("-"), names)])
    hint = f"did you mean {near}?" if near else "--help lists all options"
    return f"unknown option '{written}'; {hint}"


def dashed(name: str) -> str:
    return f"'-{name}'" if len(name) == 1 else f"'--{name}'"
