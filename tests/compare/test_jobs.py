"""Which outputs a build or a command line has, and how LLVM's tools would make them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tblgen_build.compare.comparisons import (
    CompareError,
    ToolRun,
    job_of_line,
    jobs_of_folder,
    simple_commands,
)
from tblgen_build.compare.llvm_tools import Tools, cached_tools


def one(*words: str) -> ToolRun:
    [job] = job_of_line(words, "/src")
    return job


def program(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return str(path)


def test_our_command_with_llvm_s_options() -> None:
    job = one("tblgen", "--gen-op-decls", "-I", "inc", "-DX", "a.td", "--dialect=d", "-o", "a.inc")
    assert job.tool == "mlir-tblgen"
    assert job.reference_arguments() == ["a.td", "-Iinc", "-DX", "--gen-op-decls", "--dialect=d"]


def test_options_of_ours_are_not_passed_on() -> None:
    job = one("--no-cache", "--max-steps=9", "--print-enums", "--class=A", "a.td")
    assert job.tool == "llvm-tblgen"
    assert job.reference_arguments() == ["a.td", "--print-enums", "--class=A"]


def test_their_command() -> None:
    job = one("/opt/bin/mlir-tblgen-21", "-gen-enum-defs", "a.td", "-o", "x", "-d", "x.d")
    assert (job.tool, job.reference) == ("mlir-tblgen", "/opt/bin/mlir-tblgen-21")
    assert job.reference_arguments() == ["a.td", "--gen-enum-defs"]


def test_the_tool_decides_where_both_have_the_flag() -> None:
    assert one("mlir-tblgen", "--gen-directive-decl", "a.td").action.personality == "mlir"
    assert one("llvm-tblgen", "--gen-directive-decl", "a.td").action.personality == "llvm"


def test_left_out() -> None:
    job = one("flang-tblgen", "-gen-flang-classes", "a.td")
    assert "generators of its own" in job.reason
    job = one("clang-tblgen", "-gen-arm-neon-test", "a.td")
    assert "'--gen-arm-neon-test' is not available" in job.reason


def test_every_output_of_an_emission() -> None:
    words = ["tblgen", "emit", "a.td", "--output", "h", "--gen-op-decls", "--output", "c"]
    jobs = job_of_line([*words, "--gen-op-defs"], "/src")
    assert [(job.action.output, job.action.generator) for job in jobs] == [
        ("h", "gen-op-decls"),
        ("c", "gen-op-defs"),
    ]


def test_shell_commands() -> None:
    text = "cd /b/x && /usr/bin/cmake -E echo 'a b' && ../mlir-tblgen -o x"
    assert list(simple_commands(text, "/b")) == [
        ("/b/x", ["/usr/bin/cmake", "-E", "echo", "a b"]),
        ("/b/x", ["../mlir-tblgen", "-o", "x"]),
    ]
    assert list(simple_commands("echo 'open", "/b")) == []


def test_ninja_s_commands(tmp_path: Path) -> None:
    (tmp_path / "build.ninja").write_text(
        "rule run\n  command = $cmd\n"
        "build a.inc: run a.td\n"
        "  cmd = cd sub && mlir-tblgen -gen-op-decls a.td -o a.inc -d a.inc.d\n"
        "build b.inc: run b.td\n  cmd = tblgen-mlir -gen-op-defs b.td -o b.inc\n"
        "build c.o: run c.cpp\n  cmd = c++ c.cpp -o c.o\n"
    )
    jobs = jobs_of_folder(str(tmp_path))
    found = [(job.action.directory, job.action.generator, job.tool) for job in jobs]
    assert sorted(found) == [
        (str(tmp_path), "gen-op-defs", "mlir-tblgen"),
        (str(tmp_path / "sub"), "gen-op-decls", "mlir-tblgen"),
    ]


def test_commands_of_ninja_that_make_nothing(tmp_path: Path) -> None:
    """A build runs the tool for other things, too; both lists of commands have an output once."""
    emission = "tblgen emit a.td --output x/../a.inc --gen-op-decls"
    commands = {
        "stamp": "cd sub && /bin/tblgen tool-stamp s -d s.d --database tblgen_commands.json",
        "llvm": "tblgen --llvm-include",
        "sync": "tblgen sync",
        "pages": "tblgen docs a.td -o pages",
        "a.inc": f"{emission} --output w.inc --gen-op-decls",
        "b.inc": "tblgen-mlir --gen-op-defs a.td -o b.inc",
        "c.inc": "tblgen emit a.td --output c.inc --gen-op-deflas",
        "d.what": "tblgen dialect a.td -o d.what",
    }
    lines = "".join(f"build {out}: run a.td\n  cmd = {cmd}\n" for out, cmd in commands.items())
    (tmp_path / "build.ninja").write_text(f"rule run\n  command = $cmd\n{lines}")
    entry = {"directory": str(tmp_path), "file": "a.td", "output": "a.inc"}
    database = [{**entry, "arguments": emission.split()}]
    (tmp_path / "tblgen_commands.json").write_text(json.dumps(database))
    jobs = {job.action.output: job.reason for job in jobs_of_folder(str(tmp_path))}
    assert "--gen-op-deflas" in jobs.pop("c.inc")
    assert jobs.pop("d.what")
    assert jobs == {"x/../a.inc": "", "w.inc": "", "b.inc": ""}


def test_a_folder_without_commands(tmp_path: Path) -> None:
    with pytest.raises(CompareError, match="neither"):
        jobs_of_folder(str(tmp_path))
    with pytest.raises(CompareError, match="there is no"):
        jobs_of_folder(str(tmp_path / "none"))


def test_where_the_tools_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    newer = program(tmp_path / "path/mlir-tblgen-22")
    program(tmp_path / "path/mlir-tblgen-19")
    built = program(tmp_path / "llvm/bin/mlir-tblgen")
    given = program(tmp_path / "given/mlir-tblgen")
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    job = one("--gen-op-decls", "a.td")
    assert Tools([]).path_of(job) == newer
    build = tmp_path / "build"
    build.mkdir()
    (build / "CMakeCache.txt").write_text(f"MLIR_DIR:PATH={tmp_path}/llvm/lib/cmake/mlir\n")
    assert cached_tools(str(build)) == {"mlir-tblgen": built}
    assert Tools([], str(build)).path_of(job) == built
    assert Tools([given], str(build)).path_of(job) == given
    assert Tools([str(tmp_path / "given")]).path_of(job) == given
    recorded = one(built, "--gen-op-decls", "a.td")
    assert Tools([]).path_of(recorded) == built
    assert Tools([given]).path_of(recorded) == given
    with pytest.raises(CompareError, match="no llvm-tblgen on PATH"):
        Tools([]).path_of(one("--gen-register-info", "a.td"))
    with pytest.raises(CompareError, match="is not a program"):
        Tools([str(tmp_path / "none")]).path_of(job)


def test_the_tool_is_of_the_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That of the headers on the include path, or that which is given."""
    older = program(tmp_path / "path/mlir-tblgen-21")
    program(tmp_path / "path/mlir-tblgen-24")
    plain = tmp_path / "path/mlir-tblgen"
    plain.write_text("#!/bin/sh\necho LLVM version 23.1.4\n")
    plain.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    header = tmp_path / "include/llvm/Config/llvm-config.h"
    header.parent.mkdir(parents=True)
    for release, expected in ((21, older), (23, str(plain))):
        header.write_text(f"#define LLVM_VERSION_MAJOR {release}\n")
        job = one("--gen-op-decls", f"-I{tmp_path}/include", "a.td")
        assert Tools([]).path_of(job) == expected
        job = one("--gen-op-decls", f"--llvm-release={release}", "a.td")
        assert Tools([]).path_of(job) == expected
    header.write_text("#define LLVM_VERSION_MAJOR 22\n")
    job = one("--gen-op-decls", f"-I{tmp_path}/include", "a.td")
    with pytest.raises(CompareError, match="no mlir-tblgen of LLVM 22 on PATH"):
        Tools([]).path_of(job)
    beside = program(tmp_path / "bin/mlir-tblgen")
    assert Tools([]).path_of(job) == beside


def test_a_database(tmp_path: Path) -> None:
    entries = [
        {"directory": str(tmp_path), "file": "a.td", "output": "a", "arguments": arguments}
        for arguments in (["tblgen", "--dump-json", "a.td", "-o", "a"],)
    ]
    (tmp_path / "tblgen_commands.json").write_text(json.dumps(entries))
    [job] = jobs_of_folder(str(tmp_path))
    assert job.reference_arguments() == ["a.td", "--dump-json"]
