"""Our tool without its start: commands run in children forked from a process that has imported it.

A test of what is generated does not need the launcher, an interpreter's start and the imports again
for each of thousands of programs; those have tests of their own, and a sample of every such table
goes through the launcher. A child is a process of its own as far as folders, output streams, exit
status and crashes go. Knows nothing of what it runs.

Run as a program this is the process that children are forked from: requests come in on its standard
input, answers go out on its standard output, as pickles.
"""

from __future__ import annotations

import gc
import importlib
import os
import pickle
import pkgutil
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Lock
from typing import IO

from reference import Run

ROOT = Path(__file__).resolve().parent.parent
# Only a guard against hanging: no verdict depends on it.
HANGS_AFTER = 600

Command = Callable[[str, str, list[str]], int]


class WarmTool:
    """Our tool, started once for many commands; close() ends it."""

    def __init__(self) -> None:
        self._one_at_a_time = Lock()
        # The tests' folders first, then wherever this process has the package from.
        paths = [str(Path(__file__).parent), *filter(None, sys.path)]
        self._process = subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "TBLGEN_CACHE": "off"},
        )

    def run(self, args: Sequence[str], *, cwd: Path, personality: str = "plain") -> Run:
        requests, answers = self._process.stdin, self._process.stdout
        assert requests
        assert answers
        with self._one_at_a_time:
            pickle.dump((personality, list(args), str(cwd)), requests)
            requests.flush()
            exit_code, stdout, stderr = pickle.load(answers)
        return Run(exit_code, stdout, stderr.decode("utf-8", "replace"))

    def close(self) -> None:
        self._process.communicate()


def serve(requests: IO[bytes], answers: IO[bytes]) -> None:
    """Answer until there are no more requests."""
    from tblgen_build.cli.main import command

    _import_what_compiles()
    gc.freeze()
    while True:
        try:
            personality, args, cwd = pickle.load(requests)
        except EOFError:
            return
        pickle.dump(_run_in_child(command, personality, args, cwd), answers)
        answers.flush()


def _import_what_compiles() -> None:
    """Whatever is left out here, each child imports for itself."""
    from tblgen_build import cache, driver, generators, registry, releases

    for name in ("cli.cached_compile", "cli.compile", "cli.subcommands.emit"):
        importlib.import_module(f"tblgen_build.{name}")
    for package in (cache, driver, generators, registry, releases):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)


def _run_in_child(
    command: Command, personality: str, args: list[str], cwd: str
) -> tuple[int, bytes, bytes]:
    streams = [os.memfd_create("stdout"), os.memfd_create("stderr")]
    child = os.fork()
    if child == 0:
        status = 70
        try:
            status = _in_child(command, personality, args, cwd, streams)
        finally:
            os._exit(status)
    _, status = os.waitpid(child, 0)
    texts = []
    for stream in streams:
        size = os.lseek(stream, 0, os.SEEK_END)
        texts.append(os.pread(stream, size, 0))
        os.close(stream)
    return os.waitstatus_to_exitcode(status), texts[0], texts[1]


def _in_child(
    command: Command, personality: str, args: list[str], cwd: str, streams: list[int]
) -> int:
    signal.alarm(HANGS_AFTER)
    gc.disable()
    os.chdir(cwd)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(streams[0], 1)
    os.dup2(streams[1], 2)
    try:
        status = command(personality, "tblgen", args)
    except BaseException:
        traceback.print_exc()
        status = 70
    sys.stdout.flush()
    sys.stderr.flush()
    return status


if __name__ == "__main__":
    own = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(sys.stdin.buffer, own)
