"""`tblgen reduce`: the smallest input that still shows a fault. Runs the user's test."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile

from tblgen_build.cli.exit_codes import DONE, FAILED
from tblgen_build.cli.messages import show_problem
from tblgen_build.cli.subcommands.arguments import parser, write_text
from tblgen_build.syntax.file_reading import read_source
from tblgen_build.syntax.reduce import reduced

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

DESCRIPTION = """\
Removes everything from FILE.td that a bug does not need. SCRIPT runs in this folder, with the path
of a candidate as its only argument, and exits with 0 if the candidate still shows the bug. FILE.td
itself does not change. SCRIPT must find included files (-I).
"""


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args(arguments)
    try:
        text = read_source(request.file).decode(errors="surrogateescape")
    except OSError as error:
        reason = error.strerror
        show_problem("tblgen reduce", f"could not read '{request.file}': {reason}")
        return FAILED
    with tempfile.TemporaryDirectory(prefix="tblgen-reduce-") as folder:
        trial = Trial(request, os.path.join(folder, os.path.basename(request.file)))
        try:
            if not trial.passes(text):
                problem = f"'{request.test}' does not end with 0 for '{request.file}' as it is"
                show_problem("tblgen reduce", problem)
                return FAILED
            small = reduced(text, trial.passes)
        except OSError as error:
            reason = error.strerror
            show_problem("tblgen reduce", f"could not run '{request.test}': {reason}")
            return FAILED
    print(
        f"{request.file}: {len(text.splitlines()):,} lines, now {len(small.splitlines()):,}, "
        f"after {trial.count:,} runs",
        file=sys.stderr,
    )
    return DONE if write_text(request.output, small, "tblgen reduce") else FAILED


def argument_parser() -> argparse.ArgumentParser:
    made = parser("tblgen reduce", DESCRIPTION)
    made.add_argument(
        "--test", metavar="SCRIPT", required=True, help="exits with 0 if the bug is there"
    )
    made.add_argument("file", metavar="FILE.td", help="the input to reduce")
    made.add_argument("-o", dest="output", metavar="FILE", default="-", help="write to FILE")
    made.add_argument(
        "--timeout",
        type=float,
        default=60,
        metavar="SECONDS",
        help="a run that takes longer does not show the bug; default: 60",
    )
    return made


class Trial:
    """Runs the test on candidates."""

    def __init__(self, request: argparse.Namespace, path: str) -> None:
        test = request.test
        self.command = [os.path.abspath(test) if os.path.exists(test) else test, path]
        self.path = path
        self.timeout: float = request.timeout
        self.count = 0

    def passes(self, text: str) -> bool:
        self.count += 1
        with open(self.path, "wb") as file:
            file.write(text.encode(errors="surrogateescape"))
        try:
            done = subprocess.run(
                self.command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=self.timeout,
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0
