"""The C++ generated from a small dialect compiles against MLIR's headers without a warning."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from reference import LLVM_INCLUDE, ReleaseReference, run_tool

HERE = Path(__file__).parent / "compile"

GENERATED = {
    "dialect.h.inc": "--gen-dialect-decls",
    "dialect.cpp.inc": "--gen-dialect-defs",
    "enums.h.inc": "--gen-enum-decls",
    "enums.cpp.inc": "--gen-enum-defs",
    "attributes.h.inc": "--gen-attrdef-decls --attrdefs-dialect=sample",
    "attributes.cpp.inc": "--gen-attrdef-defs --attrdefs-dialect=sample",
    "types.h.inc": "--gen-typedef-decls --typedefs-dialect=sample",
    "types.cpp.inc": "--gen-typedef-defs --typedefs-dialect=sample",
    "interfaces.h.inc": "--gen-op-interface-decls",
    "interfaces.cpp.inc": "--gen-op-interface-defs",
    "ops.h.inc": "--gen-op-decls",
    "ops.cpp.inc": "--gen-op-defs",
    "passes.h.inc": "--gen-pass-decls --name=Sample",
}

# Those of the compilers that are installed; MLIR's headers are not what is under test.
COMPILERS = ("clang++-22", "g++")
FLAGS = ("-std=c++17", "-Wall", "-Werror", "-fsyntax-only")
# What a release lacks, as the sample asks for it.
LACKS = {18: ("-DFEW_PROPERTIES",), 19: ("-DFEW_PROPERTIES",), 21: (), 23: (), 24: ()}


def _generate(tool: Path, include: Path, where: Path, options: Sequence[str] = ()) -> None:
    for name, flags in GENERATED.items():
        args = [*flags.split(), *options, f"-I{include}", str(HERE / "sample.td"), "-o", name]
        run = run_tool(tool, args, cwd=where)
        assert run.succeeded, f"{flags}:\n{run.stderr}"


def _compile(include: Path, where: Path) -> None:
    compilers = [path for name in COMPILERS if (path := shutil.which(name)) is not None]
    if not compilers:
        pytest.fail(f"no C++ compiler: install one of {', '.join(COMPILERS)}", pytrace=False)
    command = [compilers[0], *FLAGS, "-isystem", str(include), "-I.", str(HERE / "sample.cpp")]
    done = subprocess.run(
        command, cwd=where, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr[:6000]


def test_sample_compiles_without_warnings(our_tblgen: Path, tmp_path: Path) -> None:
    _generate(our_tblgen, LLVM_INCLUDE, tmp_path)
    _compile(LLVM_INCLUDE, tmp_path)


@pytest.mark.parametrize("release", LACKS)
def test_sample_compiles_with_the_headers_of(
    release_reference: Callable[[int], ReleaseReference],
    our_tblgen: Path,
    tmp_path: Path,
    release: int,
) -> None:
    include = release_reference(release).include
    _generate(our_tblgen, include, tmp_path, [f"--llvm-release={release}", *LACKS[release]])
    _compile(include, tmp_path)
