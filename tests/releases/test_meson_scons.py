"""Meson and SCons with an installed MLIR of another release.

What is generated is that release's, token by token, though no project says which it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from reference import ReleaseReference, ToolMissing, release_reference
from tokens import significant

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "tests/cmake/standalone/include/Ledger"
# By output, what makes it.
OPERATIONS = {
    "LedgerOps.h.inc": "-gen-op-decls",
    "LedgerOps.cpp.inc": "-gen-op-defs",
    "LedgerOpsDialect.h.inc": "-gen-dialect-decls",
    "LedgerOpsDialect.cpp.inc": "-gen-dialect-defs",
    "LedgerOpsEnums.h.inc": "-gen-enum-decls",
    "LedgerOpsEnums.cpp.inc": "-gen-enum-defs",
}
INTERFACES = {
    "LedgerInterfaces.h.inc": "-gen-op-interface-decls",
    "LedgerInterfaces.cpp.inc": "-gen-op-interface-defs",
}
# MLIR as its CMake package tells where it is.
MESON_BUILD = f"""\
project('ledger', 'c', 'cpp', meson_version: '>=1.0', default_options: ['cpp_std=c++17'])

tblgen = find_program('tblgen')
mlir = dependency('MLIR', method: 'cmake', modules: 'MLIR')
emit = [
  tblgen, 'dialect', '@INPUT@', '@OUTPUT@', '-d', '@DEPFILE@', '--dialect', 'ledger',
  '-I', mlir.get_variable(cmake: 'MLIR_INCLUDE_DIRS'),
]
custom_target('ops', input: 'LedgerOps.td', depfile: 'ops.d', command: emit,
  output: {list(OPERATIONS)}, build_by_default: true)
custom_target('interfaces', input: 'LedgerInterfaces.td', depfile: 'interfaces.d', command: emit,
  output: {list(INTERFACES)}, build_by_default: true)
"""
SCONSTRUCT = """\
from tblgen_build import scons

env = Environment(
    tools=[scons.generate],
    TBLGEN=[ARGUMENTS["tblgen"]],
    TBLGENPATH=[ARGUMENTS["mlir_include"]],
    TBLGENDIALECT="ledger",
)
env.TblgenDialect("LedgerOps.td", outputs=["", "Dialect", "Enums"])
env.TblgenDialect("LedgerInterfaces.td", outputs=[""])
"""


@pytest.fixture(params=[19, 21])
def other(request: pytest.FixtureRequest) -> ReleaseReference:
    try:
        return release_reference(request.param)
    except ToolMissing as missing:
        pytest.fail(str(missing), pytrace=False)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SOURCE, tmp_path / "ledger"))


def run(*command: str | Path, cwd: Path, path: str = os.environ["PATH"]) -> None:
    environment = {**os.environ, "PATH": path}
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def check(source: Path, build: Path, other: ReleaseReference) -> None:
    """All are as that release's tool makes them."""
    for td, outputs in ("LedgerOps.td", OPERATIONS), ("LedgerInterfaces.td", INTERFACES):
        for name, flag in outputs.items():
            flags = [flag, "-dialect=ledger"] if "dialect" in flag else [flag]
            expected = subprocess.run(
                [other.mlir_tblgen, *flags, f"-I{other.include}", td],
                cwd=source,
                capture_output=True,
                text=True,
                check=True,
            ).stdout
            made = (build / name).read_text()
            assert significant(flags, made) == significant(flags, expected), name


@pytest.mark.slow
def test_meson(our_tblgen: Path, other: ReleaseReference, source: Path) -> None:
    try:
        packages = [other.cmake(name).parents[2] for name in ("mlir", "llvm")]
    except ToolMissing as missing:
        pytest.fail(str(missing), pytrace=False)
    (source / "meson.build").write_text(MESON_BUILD)
    meson = Path(sys.executable).parent / "meson"
    prefix = f"-Dcmake_prefix_path={','.join([str(path) for path in packages])}"
    path = f"{our_tblgen.parent}:{os.environ['PATH']}"
    run(meson, "setup", "b", prefix, cwd=source, path=path)
    run("ninja", "-C", "b", cwd=source, path=path)
    check(source, source / "b", other)


def test_scons(our_tblgen: Path, other: ReleaseReference, source: Path) -> None:
    (source / "SConstruct").write_text(SCONSTRUCT)
    scons = [sys.executable, "-P", "-m", "SCons", "-Q"]
    run(*scons, f"tblgen={our_tblgen}", f"mlir_include={other.include}", cwd=source)
    check(source, source, other)
