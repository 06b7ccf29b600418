"""A dialect of `tblgen new` compiles with the headers of other releases than the installed one."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from reference import ReleaseReference

from tblgen_build.cli.early import Early
from tblgen_build.cli.subcommands import dialect
from tblgen_build.cli.subcommands.new import main

OUTPUTS = [f"Toy{part}.{kind}.inc" for part in ("Dialect", "Types", "Ops") for kind in ("h", "cpp")]


@pytest.mark.slow
@pytest.mark.parametrize("release", [19, 21, 23])
def test_it_compiles(
    release: int,
    release_reference: Callable[[int], ReleaseReference],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    include = release_reference(release).include
    assert main(["toy", "--folder", ".", "--llvm-release", str(release)]) == 0
    made = tmp_path / "made/Toy"
    made.mkdir(parents=True)
    folders = ["-I", "include", "-I", str(include)]
    outputs = [str(made / name) for name in OUTPUTS]
    assert dialect.main(["include/Toy/ToyOps.td", *outputs, *folders], Early()) == 0
    passes = ["include/Toy/ToyPasses.td", str(made / "ToyPasses.h.inc"), "--passes", "Toy"]
    assert dialect.main([*passes, *folders], Early()) == 0
    sources = [*Path("lib").glob("*.cpp"), *Path("tool").glob("*.cpp")]
    command = ["c++", "-std=c++17", "-fsyntax-only", "-fno-rtti", "-Wall", "-Werror"]
    for source in sources:
        done = subprocess.run(
            [*command, "-Iinclude", "-Imade", f"-isystem{include}", str(source)],
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
