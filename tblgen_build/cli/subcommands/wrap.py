"""`tblgen wrap TOOL -- ...`: another TableGen with our dependency files and cache."""

from __future__ import annotations

import os
import sys

from tblgen_build.batch.cached import open_build_cache
from tblgen_build.batch.command import split_wrap
from tblgen_build.batch.generate import GenerateError
from tblgen_build.batch.wrapped import find_tool, parse, run, wrapped_action
from tblgen_build.batch.writing import write_all
from tblgen_build.cli.compile import CommandError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build.batch.action import Action

USAGE = """\
Usage: tblgen wrap TOOL -- [options] FILE.td -o FILE

Calls TOOL, any program that takes the options of LLVM's TableGen tools (-I, -D, -o, -d), unless
the cache has what it would write. The output is put in place in one step and not touched where its
bytes stay the same; -d FILE names every file that was read. A call without -o is passed on.
"""


def main(arguments: Sequence[str]) -> int:
    if not arguments or arguments[0] in ("-h", "-help", "--help"):
        sys.stdout.write(USAGE)
        return 0 if arguments else 1
    try:
        tool, rest = split_wrap(arguments)
        if parse(rest).last("o") in ("", "-"):
            program = find_tool(tool, os.getcwd())
            os.execv(program, [tool, *rest])
        make(wrapped_action(tool, rest, os.getcwd()))
    except GenerateError as error:
        sys.stderr.write(str(error))
    except (CommandError, OSError) as error:
        print(f"tblgen wrap: error: {error}", file=sys.stderr)
    else:
        return 0
    return 1


def make(action: Action) -> None:
    cache = open_build_cache()
    hit = cache.lookup(action) if cache else None
    if hit is not None:
        sys.stderr.write(hit.messages)
        write_all(action, hit.texts, hit.dependencies, hit.inputs.absent)
        return
    generated, inputs = run(action)
    sys.stderr.write(generated.warnings)
    if inputs is None:
        write_all(action, generated.by_path(action), (action.source,), ())
        return
    dependencies = [path for path, _ in inputs.files]
    write_all(action, generated.by_path(action), dependencies, inputs.absent)
    if cache:
        cache.store(action, generated, "", inputs, dependencies)
        cache.flush()
