"""Start-up cost: the compile path imports nothing slow, for any generator."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tblgen_build.generators.mlir import GENERATORS

# Milliseconds each, of a process that is to take less than ten.
SLOW = {"dataclasses", "functools", "importlib.metadata", "inspect", "re", "site", "typing"}

# They read regular expressions or formats, and may take what that needs.
MAY_USE_RE = {name for name in GENERATORS if "llvmir" in name}

FIND = """
import sys
sys.path[:0] = {path!r}
from tblgen_build.cli import cached_compile, compile, main
from tblgen_build.registry.find import find_generator
{statement}
print(*sys.modules)
"""


def imported(statement: str) -> set[str]:
    """Every module a process without `site` has imported after the statement."""
    program = FIND.format(path=sys.path, statement=statement)
    command = [sys.executable, "-I", "-S", "-c", program]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


def test_command() -> None:
    assert SLOW.isdisjoint(imported(""))


@pytest.mark.parametrize("name", ["emit", "wrap"])
def test_subcommands_of_builds(name: str) -> None:
    assert SLOW.isdisjoint(imported(f"import tblgen_build.cli.subcommands.{name}"))


@pytest.mark.parametrize("name", sorted(GENERATORS))
def test_generator(name: str) -> None:
    slow = SLOW - {"functools", "re"} if name in MAY_USE_RE else SLOW
    assert slow.isdisjoint(imported(f"find_generator({name!r}, 'mlir')"))


RUN = """
import sys
sys.path[:0] = {path!r}
from tblgen_build.cli.main import command
assert command({personality!r}, "tblgen", {arguments!r}) == 0
print(*sys.modules)
"""
# Together a millisecond and more: what a compile does asks for them in rare cases only.
UNNEEDED = SLOW | {"_collections_abc", "importlib", "os", "warnings"}


def imported_by(folder: Path, personality: str, *arguments: str) -> set[str]:
    """Every module that a command imports: also what only runs, not what is imported first."""
    program = RUN.format(path=sys.path, personality=personality, arguments=arguments)
    command = [sys.executable, "-I", "-S", "-c", program]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=True,
        cwd=folder,
        env=os.environ | {"TBLGEN_CACHE": "off"},
    )
    return set(done.stdout.split())


def test_compile(tmp_path: Path) -> None:
    (tmp_path / "none.td").write_text("class Op;\n")
    compiles = ["--gen-op-decls", "-d", "out.d", "none.td", "-o", "out"]
    assert UNNEEDED.isdisjoint(imported_by(tmp_path, "mlir", *compiles))
    assert (tmp_path / "out.d").read_text() == "out: none.td\n"


def test_stamp(tmp_path: Path) -> None:
    """All commands of a build wait for it."""
    (tmp_path / "commands.json").write_text("[]\n")
    looks = ["tool-stamp", "stamp", "-d", "stamp.d", "--database", "commands.json"]
    unneeded = SLOW | {"json", "tblgen_build.cache"}
    assert unneeded.isdisjoint(imported_by(tmp_path, "plain", *looks))
