"""`tblgen emit`: one parse, many outputs, for build systems. As fast to start as a compile."""

from __future__ import annotations

import os
import sys

from tblgen_build import _core
from tblgen_build.cache.model import FileStates
from tblgen_build.driver.caching import inputs_of, open_compile_cache, result_of
from tblgen_build.driver.command_line import CommandError
from tblgen_build.driver.commands import Emission, parse_emit
from tblgen_build.driver.generate import GenerateError, generate, parse_unit, wants_statistics
from tblgen_build.driver.outputs import depfile_bytes, placed, write
from tblgen_build.registry import GeneratorNotFound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from tblgen_build.driver.action import Action
    from tblgen_build.driver.caching import CompileCache

USAGE = """\
Usage: tblgen emit [options] FILE.td --output FILE ACTION [option]... [--output FILE ACTION ...]...

Parses FILE.td once and writes every output. An output whose bytes stay the same is not touched.

Options, before the first --output:
  -I DIR, -D NAME, --load FILE.py, --no-warn-on-unused-template-args
                         as for compiling one output (tblgen --help)
  -d FILE                write what was read to FILE, for Make and Ninja: the files, and the folders
                         where a file could appear that takes the place of one of them
  --depfile-target NAME  what depends on them; default: the first output
  --build-dir DIR        leave out folders inside DIR: the build writes there
  --stamp FILE           touch FILE when all outputs are up to date
  --no-cache             neither use nor fill the cache
  --tool mlir|llvm       whose generator, where both tools have one of the name

Behind each --output: a generator or another action (tblgen --help), and its options.
"""


def main(arguments: Sequence[str]) -> int:
    if not arguments or any(a in ("-h", "-help", "--help") for a in arguments):
        sys.stdout.write(USAGE)
        return 0 if arguments else 1
    try:
        run(parse_emit(arguments, os.getcwd()))
    except GenerateError as error:
        sys.stderr.write(str(error))
    except (CommandError, GeneratorNotFound, OSError) as error:
        print(f"tblgen emit: error: {error}", file=sys.stderr)
    else:
        return 0
    return 1


def run(emission: Emission) -> None:
    """All texts are made before the first is written: a failure leaves every file as it was."""
    made = Emitted()
    made.make(emission)
    action = emission.actions[0]
    depfile = b""
    if action.depfile:
        written = [action.depfile, *made.files]
        depfile = depfile_bytes(
            action, made.dependencies, made.missing_probes, written, emission.build_dir
        )
    write(action, made.files, depfile, keep_when_same=True)
    if emission.stamp:
        _core.write_output(emission.stamp, b"")


class Emitted:
    """All that an emission gives: from the cache what that has, the rest generated."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}  # by path
        self.dependencies: Sequence[str] = ()
        self.missing_probes: Sequence[str] = ()

    def make(self, emission: Emission) -> None:
        cache = open_compile_cache(FileStates()) if emission.use_cache else None
        left: list[Action] = []
        messages: dict[str, None] = {}  # outputs of one unit share its warnings
        for action in emission.actions:
            hit = cache.lookup(action) if cache else None
            if hit is None:
                left.append(action)
                continue
            messages[hit.result.messages] = None
            self.files |= placed(action, hit.result.outputs)
            self.dependencies = hit.result.dependencies
            self.missing_probes = hit.recipe.inputs.absent
        sys.stderr.write("".join(messages))
        if left:
            self.generate(left, cache, messages)

    def generate(
        self, actions: Sequence[Action], cache: CompileCache | None, shown: Container[str]
    ) -> None:
        statistics = any(wants_statistics(action) for action in actions)
        parsed = parse_unit(_core.Session(), actions[0].unit, statistics=statistics)
        if parsed.messages not in shown:
            sys.stderr.write(parsed.messages)
        self.dependencies = parsed.dependencies()
        self.missing_probes = parsed.records.missing_probes
        for action in actions:
            generated = generate(parsed, action)
            sys.stderr.write(generated.messages)
            self.files |= placed(action, generated.outputs)
            inputs = inputs_of(parsed, generated) if cache else None
            if cache and inputs:
                cache.store(action, generated, inputs, result_of(parsed, generated))
        if cache:
            cache.flush()
