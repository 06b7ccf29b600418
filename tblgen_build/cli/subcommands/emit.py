"""`tblgen emit`: one parse, many outputs, for build systems. As fast to start as a compile."""

from __future__ import annotations

import os
import sys

from tblgen_build import _core
from tblgen_build.batch.cached import inputs_of, open_build_cache
from tblgen_build.batch.command import Emission, parse_emit
from tblgen_build.batch.generate import STATISTICS, GenerateError, generate, parse_unit
from tblgen_build.batch.probes import probe_folders
from tblgen_build.cli.compile import CommandError
from tblgen_build.dataclass import dataclass
from tblgen_build.registry import GeneratorNotFound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from tblgen_build.batch.action import Action
    from tblgen_build.batch.cached import BuildCache

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
    made = make(emission)
    if emission.depfile:
        folders = probe_folders(made.absent, [emission.depfile, *made.texts], emission.build_dir)
        needed = [*made.dependencies, *emission.actions[0].loads, *folders]
        rule = _core.depfile_text(emission.depfile_target, needed)
        _core.write_output(emission.depfile, rule.encode(errors="surrogateescape"))
    for path, text in made.texts.items():
        _core.write_output(path, text, keep_when_same=True)
    if emission.stamp:
        _core.write_output(emission.stamp, b"")


@dataclass(slots=True)
class Made:
    """All that an emission gives."""

    texts: dict[str, bytes]  # by path
    dependencies: Sequence[str] = ()
    absent: Sequence[str] = ()


def make(emission: Emission) -> Made:
    """Take from the cache what it has, generate the rest."""
    cache = open_build_cache() if emission.use_cache else None
    made = Made({})
    left: list[Action] = []
    messages: dict[str, None] = {}  # outputs of one unit share its warnings
    for action in emission.actions:
        hit = cache.lookup(action) if cache else None
        if hit is None:
            left.append(action)
            continue
        messages[hit.messages] = None
        made.texts |= hit.texts
        made.dependencies, made.absent = hit.dependencies, hit.inputs.absent
    sys.stderr.write("".join(messages))
    if left:
        generate_all(left, made, cache, messages)
    return made


def generate_all(
    actions: Sequence[Action], made: Made, cache: BuildCache | None, shown: Container[str]
) -> None:
    statistics = any(action.generator == STATISTICS for action in actions)
    parsed = parse_unit(_core.Session(), actions[0].unit, statistics)
    if parsed.warnings not in shown:
        sys.stderr.write(parsed.warnings)
    made.dependencies = [dependency.path for dependency in parsed.records.dependencies]
    made.absent = parsed.records.missing_probes
    for action in actions:
        generated = generate(parsed, action)
        sys.stderr.write(generated.warnings)
        made.texts |= generated.by_path(action)
        inputs = inputs_of(parsed.records, generated) if cache else None
        if cache and inputs:
            cache.store(action, generated, parsed.warnings, inputs, made.dependencies)
    if cache:
        cache.flush()
