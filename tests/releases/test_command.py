"""The release on the command line: asked for, asked about, and asked for wrongly."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from reference import ReleaseReference

from tblgen_build.releases import KNOWN

OPERATIONS = """
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def T : TypeDef<D, "T"> { let mnemonic = "t"; }
def A : Op<D, "a"> { let arguments = (ins T:$t); let results = (outs I32:$r); }
"""
Command = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def command(our_tblgen: Path, tmp_path: Path) -> Command:
    def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(our_tblgen), *arguments],
            cwd=tmp_path,
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
        )

    (tmp_path / "ops.td").write_text(OPERATIONS)
    return run


def write_header(folder: Path, release: int) -> str:
    path = folder / "inc/llvm/Config/llvm-config.h"
    path.parent.mkdir(parents=True)
    path.write_text(f"#define LLVM_VERSION_MAJOR {release}\n")
    (folder / "inc/mlir/IR").mkdir(parents=True)
    (folder / "inc/mlir/IR/EnumAttr.td").touch()
    return "inc/llvm/Config/llvm-config.h"


def test_version(command: Command, tmp_path: Path) -> None:
    header = write_header(tmp_path, 21)
    plain = command("--version").stdout
    assert plain.count("\n") == 1
    for arguments in (("--version", "-I", "inc"), ("-Iinc", "--version"), ("-I=inc", "-version")):
        assert command(*arguments).stdout == f"{plain}for LLVM 21, as '{header}' says\n"
    assert (
        command("--version", "-Inone").stdout == f"{plain}for LLVM 22, as nothing says otherwise\n"
    )
    later = KNOWN[-1] + 1
    assert command("--version", f"--llvm-release={later}").stdout == (
        f"{plain}for LLVM {later}, as was asked for\n"
        f"warning: LLVM {later} is not known ({KNOWN[0]} to {KNOWN[-1]} are): "
        f"generators write what LLVM {KNOWN[-1]} needs\n"
    )


def test_explain(command: Command, tmp_path: Path) -> None:
    header = write_header(tmp_path, 19)
    (tmp_path / "a.td").write_text('include "mlir/IR/EnumAttr.td"\nclass Pass; class PassBase;\n')
    cache = {"TBLGEN_CACHE": "on", "TBLGEN_CACHE_DIR": str(tmp_path / "cache")}
    made = ("--gen-pass-decls", "--name=X", "-Iinc", "a.td", "-o", "a.inc")
    assert command(*made, **cache).stderr == ""
    assert f"  is for LLVM 19, as '{header}' says\n" in command("explain", "a.inc", **cache).stdout
    command(*made, "--llvm-release=21", **cache)
    assert "  is for LLVM 21, as was asked for\n" in command("explain", "a.inc", **cache).stdout


@pytest.mark.parametrize(("release", "wrong"), [(19, 22), (21, 22), (21, 19)])
def test_wrong_release(
    command: Command,
    release_reference: Callable[[int], ReleaseReference],
    release: int,
    wrong: int,
) -> None:
    """It works, or one sentence says what to do."""
    include = release_reference(release).include
    for generator in ("gen-op-decls", "gen-op-defs", "gen-typedef-defs", "gen-op-doc"):
        done = command(f"--{generator}", f"--llvm-release={wrong}", f"-I{include}", "ops.td")
        if done.returncode == 0:
            assert done.stderr == ""
            continue
        [line] = done.stderr.splitlines()
        assert line.startswith("tblgen: error: ")
        assert [int(number) for number in re.findall(r"\bLLVM (\d+)", line)] == [wrong, release]
        assert f"--llvm-release={release}" in line
        assert done.stdout == ""


def test_wrong_option(command: Command) -> None:
    done = command("--llvm-release=new", "--print-records", "ops.td")
    assert done.stderr.startswith("tblgen: error: --llvm-release: 'new' ")


def test_language_of_a_native_action(command: Command, tmp_path: Path) -> None:
    """The launcher itself takes the option."""
    (tmp_path / "a.td").write_text(
        "class B { list<int> l = [1]; } def X : B { let append l = [2]; }\n"
    )
    done = command("--print-records", "--llvm-release=23", "a.td")
    assert "list<int> l = [1, 2];" in done.stdout
    assert done.stderr == ""
    assert command("--print-records", "a.td").returncode == 1


def test_outputs_of_an_emission_share_it(command: Command, tmp_path: Path) -> None:
    (tmp_path / "a.td").write_text("def X;\n")
    made = ["--output", "a.json", "--dump-json"]
    assert command("emit", "a.td", "--llvm-release=19", *made).returncode == 0
    done = command("emit", "a.td", *made, "--llvm-release=19")
    assert done.returncode == 2
    assert "what all outputs share stands before the first --output" in done.stderr


def test_a_build_warns_once(command: Command, tmp_path: Path) -> None:
    """Of a release that is not known, however many sources there are."""
    text = f"llvm-release = {KNOWN[0] - 1}\nllvm-include = false\n"
    for name in ("a", "b"):
        (tmp_path / f"{name}.td").write_text("def X;\n")
        text += f"[[source]]\nfile = '{name}.td'\n[source.outputs]\ndump-json = '{name}.json'\n"
    (tmp_path / "tblgen.toml").write_text(text)
    done = command("build", "--no-cache")
    assert done.returncode == 0
    assert done.stderr.count(f"warning: LLVM {KNOWN[0] - 1} ") == 1


@pytest.mark.parametrize("tool", ["make", "ninja"])
@pytest.mark.parametrize("server", ["off", "60"])
def test_a_build_tool_shows_it_once(
    command: Command, our_tblgen: Path, tmp_path: Path, tool: str, server: str
) -> None:
    """Each of its runs; with the fork server, whose processes nobody's build tool has started."""
    names = [f"x{number}.inc" for number in range(6)]
    (tmp_path / "a.td").write_text("class Pass; class PassBase;\n")
    made = f"{our_tblgen} --gen-pass-decls --name=X --llvm-release={KNOWN[-1] + 1} a.td -o"
    (tmp_path / "build.ninja").write_text(
        f"rule td\n  command = {made} $out\n" + "".join([f"build {n}: td\n" for n in names])
    )
    rules = "".join([f"{name}:\n\t@{made} $@\n" for name in names])
    (tmp_path / "Makefile").write_text(f"all: {' '.join(names)}\n{rules}")
    environment = {"TBLGEN_ENGINE": server, "XDG_RUNTIME_DIR": str(tmp_path)}
    unknown = f"warning: LLVM {KNOWN[-1] + 1} "
    for _ in range(2):
        done = subprocess.run(
            [tool, "-j3"],
            cwd=tmp_path,
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert (done.stdout + done.stderr).count(unknown) == 1
        for name in names:
            (tmp_path / name).unlink()
    for _ in range(2):
        assert unknown in command(*made.split()[1:-1], **environment).stderr
