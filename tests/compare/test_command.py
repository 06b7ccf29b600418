"""`tblgen compare` as people call it, beside LLVM's tools and one that gets things wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

SOURCE = "class A<int n> { int x = n; }\ndef B : A<3>;\ndef C : A<4>;\n"
WRONG = f"""#!{sys.executable}
import sys
open(sys.argv[sys.argv.index("-o") + 1], "w").write("B, C, D")
"""

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run(tmp_path: Path, our_tblgen: Path) -> Run:
    (tmp_path / "a.td").write_text(SOURCE)
    (tmp_path / "bad.td").write_text("def A : B;\n")
    wrong = tmp_path / "llvm-tblgen"
    wrong.write_text(WRONG)
    wrong.chmod(0o755)

    def tblgen(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(our_tblgen), "compare", *arguments]
        return subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)

    return tblgen


def test_the_same(run: Run, llvm_tblgen: Path) -> None:
    for action in ("--print-records", "--dump-json", "--print-enums --class=A"):
        done = run("--reference", str(llvm_tblgen), "--", "llvm-tblgen", *action.split(), "a.td")
        assert done.stdout == "1 outputs: 1 the same, 0 differ\n"
        assert (done.returncode, done.stderr) == (0, "")


def test_both_reject_it(run: Run, llvm_tblgen: Path) -> None:
    done = run("-v", "--reference", str(llvm_tblgen), "--", "--print-records", "bad.td")
    assert done.stdout.startswith("same: (standard output) (both reject it)\n")
    assert done.returncode == 0


def test_a_difference(run: Run, tmp_path: Path) -> None:
    arguments = ["--", "--print-enums", "--class=A", "a.td", "-o", "out/e.inc"]
    done = run("--reference", "llvm-tblgen", "--keep", "kept", *arguments)
    assert done.returncode == 1
    assert done.stdout == (
        "differs: out/e.inc (from a.td, --print-enums)\n"
        "  1 of 3 tokens differ, first\n"
        "    reference line 1: B, C, >>> D <<<\n"
        "    ours      line 1: B, C, >>> (the end) <<<\n"
        "  command: llvm-tblgen a.td --print-enums --class=A\n"
        f"  kept in: {tmp_path}/kept/out-e.inc\n"
        "1 outputs: 0 the same, 1 differ\n"
    )
    assert (tmp_path / "kept/out-e.inc/reference/e.inc").read_text() == "B, C, D"
    assert not (tmp_path / "out").exists()


def test_only_one_rejects_it(run: Run) -> None:
    done = run("--reference", "llvm-tblgen", "--", "--print-enums", "--class=A", "bad.td")
    assert done.returncode == 1
    assert "  only ours rejects it:\n  bad.td:1:9: error: " in done.stdout


def test_a_build_folder(run: Run, tmp_path: Path, llvm_tblgen: Path) -> None:
    entries = [
        {"directory": str(tmp_path), "file": "a.td", "output": output, "arguments": arguments}
        for output, arguments in {
            "r.txt": ["tblgen", "a.td", "-o", "r.txt"],
            "out/j.json": ["tblgen", "--dump-json", "a.td", "-o", "out/j.json"],
        }.items()
    ]
    (tmp_path / "tblgen_commands.json").write_text(json.dumps(entries))
    reference = ("--reference", str(llvm_tblgen))
    assert run(".", *reference).stdout == "2 outputs: 2 the same, 0 differ\n"
    some = run("-v", *reference, ".", "out")
    assert some.stdout == "same: out/j.json\n1 outputs: 1 the same, 0 differ\n"
    none = run(*reference, ".", "nowhere")
    assert (none.returncode, none.stderr) == (
        2,
        "tblgen compare: error: the build has no output 'nowhere'\n",
    )


@pytest.mark.parametrize("arguments", [[], ["--"], [".", "--", "a.td"], ["-j", "0", "."], ["none"]])
def test_usage(run: Run, arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("tblgen compare: error: ")
