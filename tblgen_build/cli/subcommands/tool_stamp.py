"""`tblgen tool-stamp FILE -d DEPFILE`: a file that changes when the tool does, for build systems.

Every command of a build depends on it: a new version, or an edited generator, makes all
outputs anew, and touching the tool's files makes none.
"""

from __future__ import annotations

import os
import sys

from tblgen_build import _core
from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.driver.outputs import rule
from tblgen_build.running_code import PACKAGE, tool_digest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

HELP = """\
Usage: tblgen tool-stamp FILE -d DEPFILE

Writes a digest of the tool's own code to FILE, which stays untouched where the code is the same.
"""


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 3 or arguments[1] != "-d":
        sys.stderr.write(HELP)
        return USAGE
    stamp, _, depfile = arguments
    try:
        _core.write_output(depfile, rule(stamp, sorted(code_files())))
        _core.write_output(stamp, f"{tool_digest()}\n".encode(), keep_when_same=True)
    except OSError as error:
        print(f"tblgen tool-stamp: error: {error}", file=sys.stderr)
        return FAILED
    return DONE


def code_files() -> Iterator[str]:
    """The package's Python files and its native module."""
    yield os.path.abspath(_core.__file__)
    for folder, folders, files in os.walk(PACKAGE):
        folders[:] = [name for name in folders if name != "__pycache__"]
        yield from (os.path.join(folder, name) for name in files if name.endswith(".py"))
