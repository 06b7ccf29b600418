"""Colors of subcommands: on a terminal, and nowhere else."""

from __future__ import annotations

import os
import pty
import subprocess
from pathlib import Path

import pytest
from reference import LLVM_INCLUDE

BOLD, DIM, RED, END = "\x1b[1m", "\x1b[2m", "\x1b[1;31m", "\x1b[0m"
TOY = 'include "mlir/IR/DialectBase.td"\ndef Toy : Dialect { let name = "toy"; }\n'
PROBLEM = f"{RED}error{END}: "


def on_terminal(tool: Path, *arguments: str, **environment: str) -> str:
    ours, theirs = pty.openpty()
    names = {name: text for name, text in os.environ.items() if name != "NO_COLOR"}
    with os.fdopen(ours, "rb", buffering=0) as screen, os.fdopen(theirs, "wb") as terminal:
        subprocess.run(
            [tool, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=terminal,
            stderr=terminal,
            env={**names, "TERM": "xterm", **environment},
        )
        os.set_blocking(ours, False)
        return (screen.read(1 << 16) or b"").decode().replace("\r\n", "\n")


@pytest.mark.llvm_files
@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (
            ["deps", "toy.td"],
            f"{BOLD}toy.td{END}\n{DIM}{LLVM_INCLUDE}/mlir/IR/DialectBase.td{END}\n",
        ),
        (["docs", "out", "toy.td"], f"{BOLD}out{END}: "),
        (["docs", "--none"], f"{BOLD}tblgen docs{END}: {PROBLEM}"),
        (["dialect", "--print", "toy.td", "ToyOps.h.inc"], f"{BOLD}tblgen emit{END} toy.td "),
        (["dialect", "toy.td", "ToyOps.h"], f"{BOLD}tblgen dialect{END}: {PROBLEM}"),
        (["lint", "--none", "toy.td"], f"{BOLD}tblgen lint{END}: {PROBLEM}"),
        (["fmt", "--diff", "wide.td"], f"{BOLD}--- wide.td{END}\n"),
        (["fmt", "open.td"], f"{BOLD}open.td:1{END}: {PROBLEM}"),
        (["fmt", "none.td"], f"{BOLD}tblgen fmt{END}: {PROBLEM}"),
    ],
)
def test_colors(
    arguments: list[str],
    shown: str,
    our_tblgen: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MLIR_DIR", str(LLVM_INCLUDE.parent / "lib/cmake/mlir"))
    for name, text in {"toy": TOY, "wide": "def  A;\n", "open": "def A {\n"}.items():
        Path(f"{name}.td").write_text(text)
    assert on_terminal(our_tblgen, *arguments).startswith(shown)
    assert "\x1b" not in on_terminal(our_tblgen, *arguments, NO_COLOR="1")
