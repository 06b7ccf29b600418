"""Bazel without the network: runs it in a workspace, and ends its servers."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

# What Bazel 4 takes from the network to compile C, from the rules it has within.
RULES_CC = "".join(
    f"cc_{rule} = native.cc_{rule}\n"
    for rule in (
        *("binary", "import", "library", "proto_library"),
        *("test", "toolchain", "toolchain_suite"),
    )
)

# A server that lives for seconds is not worth optimizing: it takes half the time so.
SHORT_LIVED = [
    f"--host_jvm_args=-XX:{option}" for option in ("TieredStopAtLevel=1", "+UseSerialGC")
]


class Bazel:
    def __init__(self, program: str, folder: Path) -> None:
        self._program = program
        self._folder = folder
        self._servers: set[tuple[Path, str]] = set()
        # Bazel takes a compiler's path there, not a command.
        self._environment = {k: v for k, v in os.environ.items() if k not in ("CC", "CXX")}

    def __call__(
        self, root: Path, command: str, *arguments: str, user: str = "user"
    ) -> tuple[bool, str]:
        """Did the command succeed in the workspace, and what was printed. Users share nothing."""
        self._servers.add((root, user))
        done = subprocess.run(
            [*self._start(user), command, *self._repositories(), "--color=no", *arguments],
            cwd=root,
            env=self._environment,
            capture_output=True,
            text=True,
        )
        return done.returncode == 0, done.stdout + done.stderr

    def _start(self, user: str) -> list[str]:
        root = f"--output_user_root={self._folder / user}"
        return [self._program, "--nohome_rc", root, *SHORT_LIVED]

    def _repositories(self) -> list[str]:
        """What it would take from the network."""
        folder = self._folder / "rules_cc"
        for name, text in (("WORKSPACE", ""), ("cc/BUILD", ""), ("cc/defs.bzl", RULES_CC)):
            path = folder / name
            if not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
        others = {name: f"/usr/share/bazel/rules/{name}" for name in ("java", "proto")}
        return [
            f"--override_repository=rules_{name}={path}"
            for name, path in {"cc": folder, **others}.items()
        ]

    def end(self) -> None:
        for root, user in self._servers:
            if root.exists():
                subprocess.run([*self._start(user), "shutdown"], cwd=root, capture_output=True)
        # It takes the right to write away from what it has made.
        subprocess.run(["chmod", "-R", "u+w", str(self._folder)], check=True)


@contextmanager
def running_bazel(folder: Path) -> Iterator[Bazel]:
    program = shutil.which("bazel")
    if program is None:
        message = "bazel is not installed: apt-get install bazel-bootstrap bazel-rules-java"
        pytest.fail(f"{message} bazel-rules-proto", pytrace=False)
    bazel = Bazel(program, folder)
    try:
        yield bazel
    finally:
        bazel.end()
