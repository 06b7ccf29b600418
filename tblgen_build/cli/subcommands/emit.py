"""`tblgen emit`: one parse, many outputs, for build systems. As fast to start as a compile."""

from __future__ import annotations

import os
import sys

from tblgen_build import _core
from tblgen_build.cache.action_result import FileStates
from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.messages import show, show_problem
from tblgen_build.driver.command_line import CommandError
from tblgen_build.driver.commands import (
    Emission,
    loads_of,
    located_loads,
    parse_emit,
    take_own_options,
)
from tblgen_build.driver.detached import run_detached
from tblgen_build.driver.emitted import Emitted, Made, keep, place
from tblgen_build.driver.generate import GenerateError
from tblgen_build.registry.find import GeneratorNotFound
from tblgen_build.registry.personality import PLAIN, with_generators

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build.cli.early import Early

_TOOLS = "|".join([row.name for row in with_generators("mlir")])
HELP = f"""\
Usage: tblgen emit [options] FILE.td --output FILE ACTION [option]... [--output FILE ACTION ...]...

Parses FILE.td once and writes every output. An output whose bytes stay the same is not touched.

Options, before the first --output:
  -I DIR, -D NAME, --load FILE.py, --llvm-release=N, --no-warn-on-unused-template-args
                         as for compiling one output (tblgen --help)
  -d FILE                write a dependency file for Make and Ninja to FILE: the files read, and the
                         folders where a new file could hide one of them
  --depfile-target NAME  the target in the dependency file; default: the first output
  --depfile-root DIR     name files below DIR relative to it, for Ninja running in DIR
  --guard FILE           leave out the folders that FILE lists: tblgen tool-stamp watches them
  --build-dir DIR        leave out folders inside DIR: the build writes there
  --stamp FILE           write the empty FILE when all outputs are up to date, with the time of the
                         command's start
  --no-cache             do not read or fill the cache
  --called-at PLACE      the place in the build's description, for messages about wrong options
  --no-engine            do not start or use the engine of the build
  --tool {_TOOLS} whose generator to use if several tools have one of the name

After each --output follow a generator or another action (tblgen --help), and its options. An output
with wrong options is not made; the others are, and the exit status is 2.

  tblgen emit --list-options [--tool {_TOOLS}] [--load FILE.py]...
                         print the options that may follow, and the values that each takes
"""


def main(arguments: Sequence[str], early: Early) -> int:
    if not arguments or any(a in ("-h", "-help", "--help") for a in arguments):
        sys.stdout.write(HELP)
        return DONE if arguments else USAGE
    stamp = early.session.take_stamp()
    try:
        if arguments[0] == "--list-options":
            return list_options(arguments[1:])
        emission = parse_emit(arguments, os.getcwd())
        run(emission, early, stamp)
        if emission.refused:
            raise CommandError("\n".join(emission.refused))
    except GenerateError as error:
        show(error.all())
    except (CommandError, GeneratorNotFound) as error:
        show_problem("tblgen emit", error)
        return USAGE
    except OSError as error:
        show_problem("tblgen emit", error)
    else:
        return DONE
    return FAILED


def list_options(arguments: Sequence[str]) -> int:
    """Raises CommandError and what loading a file raises."""
    own, rest = take_own_options(arguments)
    if loads_of(rest) != rest or own.keys() - {"tool"}:
        raise CommandError("--list-options: only --tool and --load FILE may follow")
    from tblgen_build.driver.extension import options_of_actions

    loads = [word.partition("=")[2] for word in located_loads(rest, os.getcwd())]
    for name, kind, choices in options_of_actions(own.get("tool", PLAIN), loads):
        print(name, kind, *choices)
    return DONE


def run(emission: Emission, early: Early, stamp: _core.EmptyOutput | None) -> None:
    """Make, place, keep: a failure of one output leaves every file as it was.

    `stamp` is there if the parse has begun: it is older than that.
    """
    is_whole = not emission.refused
    if emission.stamp and is_whole and stamp is None:
        stamp = _core.EmptyOutput(emission.stamp)
    cache = None
    if emission.use_cache and _core.is_cache_on():
        from tblgen_build.driver.caching import open_compile_cache

        cache = open_compile_cache(FileStates(), code=early.code)
    emitted = Emitted(cache, show, early.session)
    emitted.make(emission.actions)
    action = emission.actions[0]
    made = Made(emitted.files, tuple(emitted.dependencies), tuple(emitted.missing_probes))
    done = place(action, made)
    if stamp and is_whole:
        stamp.commit()
    if cache:
        kept = (cache, emitted, action, done, early.front_key if is_whole else "")
        if not (emission.ends_early and run_detached(keep, *kept)):
            keep(*kept)
