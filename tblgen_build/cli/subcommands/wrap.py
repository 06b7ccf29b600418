"""`tblgen wrap TOOL -- ...`: another TableGen with our dependency files and cache."""

from __future__ import annotations

import os
import sys

from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.messages import show, show_problem
from tblgen_build.driver.caching import open_compile_cache
from tblgen_build.driver.command_line import CommandError
from tblgen_build.driver.commands import split_wrap
from tblgen_build.driver.generate import GenerateError
from tblgen_build.driver.outputs import depfile_bytes, placed, write
from tblgen_build.driver.wrapped import find_tool, parse, result_of, run, wrapped_action

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build.cache.action_result import Result
    from tblgen_build.driver.action import Action

HELP = """\
Usage: tblgen wrap TOOL -- [options] FILE.td -o FILE

Runs TOOL, any program that takes the options of LLVM's TableGen tools (-I, -D, -o, -d), unless the
cache has its output. The output is replaced in one step, and not touched if its bytes stay the
same. -d FILE lists every file that was read. A call without -o goes to TOOL.
"""


def main(arguments: Sequence[str]) -> int:
    if not arguments or arguments[0] in ("-h", "-help", "--help"):
        sys.stdout.write(HELP)
        return DONE if arguments else USAGE
    try:
        tool, rest = split_wrap(arguments)
        if parse(rest).last("o") in ("", "-"):
            program = find_tool(tool, os.getcwd())
            os.execv(program, [tool, *rest])
        make(wrapped_action(tool, rest, os.getcwd()))
    except GenerateError as error:
        show(error.all())
    except CommandError as error:
        show_problem("tblgen wrap", error)
        return USAGE
    except OSError as error:
        show_problem("tblgen wrap", error)
    else:
        return DONE
    return FAILED


def make(action: Action) -> None:
    cache = open_compile_cache()
    hit = cache.lookup(action) if cache else None
    if hit is not None:
        show(hit.result.messages)
        put(action, hit.result)
        return
    generated, inputs = run(action)
    show(generated.messages)
    result = result_of(action, generated, inputs)
    put(action, result)
    if cache and inputs:
        cache.store(action, generated, inputs, result)
        cache.flush()


def put(action: Action, result: Result) -> None:
    files = placed(action, result.outputs)
    for path in (action.output, *([action.depfile] if action.depfile else [])):
        os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    depfile = depfile_bytes(action, result.dependencies)
    write(action, files, depfile, result.dependencies, keep_when_same=True)
