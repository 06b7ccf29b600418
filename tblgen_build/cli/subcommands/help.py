"""`tblgen help [COMMAND | GENERATOR]`: help for one thing, or for everything."""

from __future__ import annotations

import sys

from tblgen_build.cli.exit_codes import DONE, USAGE
from tblgen_build.cli.help import generator_text, help_text
from tblgen_build.cli.main import SUBCOMMANDS, run_subcommand
from tblgen_build.driver.suggest import close_matches, either
from tblgen_build.registry.find import (
    GeneratorNotFound,
    builtin_generator,
    builtin_generators,
    find_generator,
)
from tblgen_build.registry.personality import PLAIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str]) -> int:
    topics = [argument for argument in arguments if argument not in ("-h", "-help", "--help")]
    if not topics:
        print(help_text("tblgen"))
        return DONE
    if len(topics) > 1 and topics[0] not in SUBCOMMANDS:
        print("tblgen help: error: give one command or generator", file=sys.stderr)
        return USAGE
    topic = topics[0]
    if topic in SUBCOMMANDS:
        return run_subcommand([topic, "--help"])
    name = topic.lstrip("-")
    try:
        print(generator_text(find_generator(name)))
    except GeneratorNotFound as error:
        if builtin_generator(name, PLAIN) is not None:
            print(f"tblgen help: error: {error}", file=sys.stderr)
            return USAGE
        return unknown(topic)
    return DONE


def unknown(topic: str) -> int:
    names = [*SUBCOMMANDS, *builtin_generators(PLAIN)]
    near = either([f"'{name}'" for name in close_matches(topic.lstrip("-"), names)])
    way = f"did you mean {near}?" if near else "`tblgen --help` lists them"
    print(
        f"tblgen help: error: '{topic}' is neither a command nor a generator; {way}",
        file=sys.stderr,
    )
    return USAGE
