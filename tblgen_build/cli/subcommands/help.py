"""`tblgen help [COMMAND | GENERATOR | generators | all]`: help for one thing, or for everything."""

from __future__ import annotations

from textwrap import indent, wrap

from tblgen_build import _core
from tblgen_build.cli.exit_codes import DONE, USAGE
from tblgen_build.cli.help import generator_text, generators_text, help_text, overview
from tblgen_build.cli.main import run_subcommand
from tblgen_build.cli.messages import show_problem
from tblgen_build.driver.subcommands import SUBCOMMANDS
from tblgen_build.driver.suggest import close_matches, either
from tblgen_build.registry.find import (
    GeneratorNotFound,
    builtin_generator,
    builtin_generators,
    find_generator,
)
from tblgen_build.registry.load import load_generators
from tblgen_build.registry.personality import PLAIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tblgen_build.registry import Generator

ALL, GENERATORS = "all", "generators"


WIDTH = 80


def main(arguments: Sequence[str]) -> int:
    words = [argument for argument in arguments if argument not in ("-h", "-help", "--help")]
    try:
        topics, loaded = without_loads(words)
        return help_for(topics, loaded)
    except (GeneratorNotFound, OSError) as error:
        show_problem("tblgen help", error)
        return USAGE


def without_loads(words: Sequence[str]) -> tuple[list[str], dict[str, Generator]]:
    """The topics, and the generators of the files that --load names."""
    topics: list[str] = []
    loaded: dict[str, Generator] = {}
    rest = iter(words)
    for word in rest:
        name, equals, value = word.partition("=")
        if word.startswith("-") and name.lstrip("-") == "load":
            loaded |= load_generators(value if equals else next(rest, ""))
        else:
            topics.append(word)
    return topics, loaded


def help_for(topics: Sequence[str], loaded: Mapping[str, Generator]) -> int:
    """Raises GeneratorNotFound."""
    if not topics:
        print(generators_text("", loaded.values()) if loaded else overview("tblgen"))
        return DONE
    topic, *more = topics
    if topic == GENERATORS:
        print(generators_text(" ".join(more), loaded.values()) or "there is none with this word")
        return DONE
    if (row := SUBCOMMANDS.get(topic)) is not None:
        if not topic.startswith("--"):
            return run_subcommand([topic, "--help"])
        print(f"Usage: tblgen {topic}     {row.summary}")
        return DONE
    if more:
        show_problem("tblgen help", "give one command or generator")
        return USAGE
    if topic == ALL:
        print(help_text("tblgen"))
        return DONE
    return help_for_generator(topic, loaded)


def code_text(topic: str) -> str | None:
    """What a code means, with an example; None for anything else."""
    for code, title, text, wrong, right in _core.codes():
        if code == topic.upper():
            parts = [f"{code}: {title}", "\n".join(wrap(text, WIDTH))]
            parts += [f"For example:\n\n{indent(wrong, '    ')}"] if wrong else []
            parts += [f"Instead:\n\n{indent(right, '    ')}"] if right else []
            return "\n\n".join(parts)
    return None


def help_for_generator(topic: str, loaded: Mapping[str, Generator]) -> int:
    """Raises GeneratorNotFound if it is known and cannot be used."""
    if (text := code_text(topic)) is not None:
        print(text)
        return DONE
    name = topic.lstrip("-")
    try:
        print(generator_text(find_generator(name, loaded=loaded)))
    except GeneratorNotFound:
        if builtin_generator(name, PLAIN) is not None:
            raise
        return unknown(topic, loaded)
    return DONE


def unknown(topic: str, loaded: Mapping[str, Generator]) -> int:
    names = [*SUBCOMMANDS, *builtin_generators(PLAIN), *loaded, ALL, GENERATORS]
    near = either([f"'{name}'" for name in close_matches(topic.lstrip("-"), names)])
    way = f"did you mean {near}?" if near else "`tblgen help all` lists them"
    show_problem("tblgen help", f"'{topic}' is neither a command nor a generator; {way}")
    return USAGE
