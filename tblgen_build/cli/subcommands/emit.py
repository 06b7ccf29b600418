"""`tblgen emit`: one parse, many outputs, for build systems. As fast to start as a compile."""

from __future__ import annotations

import os
import sys

from tblgen_build import _core, running_code
from tblgen_build.cache.action_result import FileStates, Inputs
from tblgen_build.cache.front import put_front
from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.messages import show
from tblgen_build.driver.caching import digests_of, inputs_of, open_compile_cache, result_of
from tblgen_build.driver.command_line import CommandError
from tblgen_build.driver.commands import (
    Emission,
    loads_of,
    located_loads,
    parse_emit,
    take_own_options,
)
from tblgen_build.driver.generate import GenerateError, generate, parse_unit, wants_statistics
from tblgen_build.driver.guards import read_guard
from tblgen_build.driver.outputs import depfile_bytes, placed, write
from tblgen_build.driver.paths import states_of_folders
from tblgen_build.personality import PLAIN
from tblgen_build.registry import GeneratorNotFound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tblgen_build.cache.action_result import Result
    from tblgen_build.driver.action import Action
    from tblgen_build.driver.caching import CompileCache

HELP = """\
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
  --no-fork-server       do not start or use the fork server
  --tool mlir|llvm|clang whose generator to use if several tools have one of the name

After each --output follow a generator or another action (tblgen --help), and its options. An output
with wrong options is not made; the others are, and the exit status is 2.

  tblgen emit --list-options [--tool mlir|llvm|clang] [--load FILE.py]...
                         print the options that may follow, and the values that each takes
"""


def main(arguments: Sequence[str], front_key: str = "") -> int:
    """`front_key` is where the launcher has looked the command line up in vain."""
    if not arguments or any(a in ("-h", "-help", "--help") for a in arguments):
        sys.stdout.write(HELP)
        return DONE if arguments else USAGE
    try:
        if arguments[0] == "--list-options":
            return list_options(arguments[1:])
        emission = parse_emit(arguments, os.getcwd())
        run(emission, front_key)
        if emission.refused:
            raise CommandError("\n".join(emission.refused))
    except GenerateError as error:
        show(str(error))
    except (CommandError, GeneratorNotFound) as error:
        show(f"tblgen emit: error: {error}\n")
        return USAGE
    except OSError as error:
        show(f"tblgen emit: error: {error}\n")
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


def run(emission: Emission, front_key: str) -> None:
    """All texts are made before the first is written: a failure leaves every file as it was."""
    is_whole = not emission.refused
    stamp = _core.EmptyOutput(emission.stamp) if emission.stamp and is_whole else None
    cache = open_compile_cache(FileStates()) if emission.use_cache else None
    made = Emitted(cache)
    made.make(emission.actions)
    action = emission.actions[0]
    depfile, guard = b"", None
    if action.depfile:
        guarded, guard = read_guard(action.guard)
        written = [action.depfile, *made.files]
        depfile = depfile_bytes(
            action,
            made.dependencies,
            made.missing_probes,
            written,
            guarded,
        )
    write(action, made.files, depfile, made.dependencies, keep_when_same=True)
    if stamp:
        stamp.commit()
    if cache and front_key and made.is_kept and is_whole:
        folders, missing = states_of_folders(made.missing_probes)
        put_front(
            cache.cache.local,
            front_key,
            made.inputs(guard),
            made.files,
            (action.depfile, depfile) if action.depfile else None,
            "".join(made.messages),
            keep_when_same=True,
            kept=made.digests(),
            folders=folders,
            missing=missing,
        )


class Emitted:
    """All that an emission gives: from the cache what that has, the rest generated."""

    def __init__(self, cache: CompileCache | None) -> None:
        self.cache = cache
        self.files: dict[str, bytes] = {}  # by path
        self.dependencies: dict[str, None] = {}
        self.missing_probes: dict[str, None] = {}
        self.messages: dict[str, None] = {}  # of results: those of one unit share its warnings
        self.is_kept = cache is not None  # whether the cache has all of it
        self.taken: list[tuple[Action, Result]] = []  # whose outputs it has, or gets
        self.read: dict[tuple[str, bytes], None] = {}

    def inputs(self, guard: tuple[str, bytes] | None) -> Inputs:
        """What was read; the dependency file is made with the guard."""
        return Inputs((*self.read, *([guard] if guard else [])), tuple(self.missing_probes))

    def digests(self) -> dict[str, str]:
        """Of the files that the cache has, by path."""
        found: dict[str, str] = {}
        for action, result in self.taken:
            found |= digests_of(action, result, self.files)
        return found

    def make(self, actions: Sequence[Action]) -> None:
        """Generated ones are kept where no file of the package has changed since the start."""
        left: list[Action] = []
        for action in actions:
            hit = self.cache.lookup(action) if self.cache else None
            if hit is None:
                left.append(action)
            else:
                self.take(action, hit.result, hit.recipe.inputs)
        show("".join(self.messages))
        if left:
            self.generate(left)
        elif self.is_kept:
            self.is_kept = running_code.is_as_started()

    def take(self, action: Action, result: Result, inputs: Inputs) -> None:
        """What the cache has of the action."""
        self.messages[result.messages] = None
        self.files |= placed(action, result.outputs)
        self.needs(result.dependencies, inputs.absent)
        self.taken.append((action, result))
        self.read |= dict.fromkeys(inputs.files)
        self.is_kept = self.is_kept and not action.loads

    def needs(self, dependencies: Iterable[str], missing_probes: Iterable[str]) -> None:
        self.dependencies |= dict.fromkeys(dependencies)
        self.missing_probes |= dict.fromkeys(missing_probes)

    def generate(self, actions: Sequence[Action]) -> None:
        cache, shown = self.cache, set(self.messages)
        statistics = any(wants_statistics(action) for action in actions)
        parsed = parse_unit(_core.Session(), actions[0].unit, statistics=statistics)
        if parsed.messages not in shown:
            show(parsed.messages)
        self.needs(parsed.dependencies(), parsed.records.missing_probes)
        for action in actions:
            generated = generate(parsed, action)
            show(generated.messages)
            inputs = inputs_of(parsed, generated) if cache else None
            result = result_of(parsed, generated)
            if cache and inputs:
                cache.store(action, generated, inputs, result)
            if cache and inputs and generated.is_pure and not generated.is_foreign:
                self.take(action, result, inputs)
            else:
                self.is_kept = False
                self.files |= placed(action, generated.outputs)
                self.needs(result.dependencies, inputs.absent if inputs else ())
        if cache and not cache.flush():
            self.is_kept = False
