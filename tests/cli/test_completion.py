"""Completion in the shells themselves, where they are installed: zsh on a terminal, and fish."""

from __future__ import annotations

import os
import pty
import re
import select
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import run

import pytest

from tblgen_build.cli.shell_files import COMPLETIONS

CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|[\r\a]")
ASKED = "\x18"  # Ctrl-X, bound below to a widget that says what completion has found

# zsh has no command that completes; a widget of its own does it, and what it puts there is printed.
ZSH = """\
PS1='' PS2='' RPS1=''; unsetopt zle_bracketed_paste; setopt no_beep
autoload -U compinit; compinit -u -D; . {completion}
compadd() {{
  [[ ${{@[(I)-[ODA]]}} -gt 0 ]] && {{ builtin compadd "$@"; return }}
  local -a found; builtin compadd -O found "$@"; found_all+=("${{found[@]}}")
  builtin compadd "$@"
}}
found_all=()
say() {{
  found_all=(); zle .complete-word-silently
  print -r -- "<${{(j: :)${{(@ou)found_all}}}}>"; BUFFER=
}}
zle -C .complete-word-silently complete-word _main_complete
zle -N say; bindkey '^X' say
print ready
"""


class Zsh:
    """An interactive zsh; complete() says what it offers for a line."""

    def __init__(self, folder: Path) -> None:
        (folder / "setup").write_text(ZSH.format(completion=folder / "completion"))
        (folder / "completion").write_text(COMPLETIONS["zsh"]())
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            os.chdir(folder / "work")
            os.environ.update(TERM="vt100", COLUMNS="400")
            os.execvp("zsh", ["zsh", "-f", "-i"])
        self.send(f". {folder / 'setup'}\n")
        self.read_until("\nready")

    def send(self, text: str) -> None:
        os.write(self.terminal, text.encode())

    def read_until(self, pattern: str) -> re.Match[str]:
        text = ""
        end = time.monotonic() + 120  # a guard against hanging
        while time.monotonic() < end:
            if select.select([self.terminal], [], [], 1)[0]:
                text += os.read(self.terminal, 65536).decode(errors="replace")
            if match := re.search(pattern, CONTROL.sub("", text)):
                return match
        raise AssertionError(f"zsh says: {text!r}")

    def complete(self, line: str) -> list[str]:
        self.send(line + ASKED)
        return self.read_until(r"<([^<>]*)>")[1].split()

    def close(self) -> None:
        self.send("\x03\x04exit\n")
        os.close(self.terminal)
        os.waitpid(self.child, 0)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("completion")
    (folder / "work" / "sources").mkdir(parents=True)
    (folder / "work" / "some.td").touch()
    return folder


@pytest.fixture(scope="module")
def zsh(folder: Path) -> Iterator[Zsh]:
    if not shutil.which("zsh"):
        pytest.skip("zsh is not installed")
    shell = Zsh(folder)
    yield shell
    shell.close()


LINES = {
    "tblgen bui": ["build"],
    "tblgen cache ": ["clear", "trim", "verify"],
    "tblgen completion ": ["bash", "fish", "zsh"],
    "tblgen help bui": ["build"],
    "tblgen help gen-op-de": ["gen-op-decls", "gen-op-defs"],
    "tblgen --gen-op-de": ["--gen-op-decls", "--gen-op-defs"],
    "tblgen-mlir --gen-op-de": ["--gen-op-decls", "--gen-op-defs"],
    "tblgen cache trim --h": ["--help"],
    "tblgen build --da": ["--database"],
    "tblgen -I s": ["sources/"],
    "tblgen build -C s": ["sources/"],
    "tblgen -o s": ["some.td", "sources/"],
}


@pytest.mark.launcher
@pytest.mark.parametrize("line", LINES)
def test_zsh(zsh: Zsh, line: str) -> None:
    # (zsh's own listing of files has the slash of a folder apart.)
    assert [name.rstrip("/") for name in zsh.complete(line)] == [
        name.rstrip("/") for name in LINES[line]
    ]


@pytest.mark.launcher
@pytest.mark.parametrize("line", LINES)
def test_fish(folder: Path, line: str) -> None:
    if not shutil.which("fish"):
        pytest.skip("fish is not installed")
    (folder / "tblgen.fish").write_text(COMPLETIONS["fish"]())
    program = f"source {folder / 'tblgen.fish'}; complete -C '{line}'"
    environment = {**os.environ, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    done = run(
        ["fish", "--no-config", "-c", program],
        cwd=folder / "work",
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""
    # (From version 4 on, fish adds what has the word's letters somewhere.)
    word = line.rpartition(" ")[2]
    offered = [text.partition("\t")[0] for text in done.stdout.splitlines()]
    assert [name for name in offered if name.startswith(word)] == LINES[line]
