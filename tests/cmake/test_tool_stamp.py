"""`tblgen tool-stamp`: changes when the tool's code does, and names that code."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tblgen_build
from tblgen_build.cli.subcommands.tool_stamp import read_json


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package, to edit."""
    installed = Path(tblgen_build.__file__).parent
    return Path(shutil.copytree(installed, tmp_path / "path" / "tblgen_build"))


def stamp(package: Path, **more: str) -> tuple[str, int]:
    """The stamp's text and time, after the command ran beside the package."""
    command = [sys.executable, "-m", "tblgen_build", "tool-stamp", "stamp", "-d", "stamp.d"]
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    environment |= more
    folder = package.parent.parent
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    path = folder / "stamp"
    return path.read_text(), path.stat().st_mtime_ns


def test_changes_with_the_code(package: Path) -> None:
    before = stamp(package)
    outputs = package / "driver" / "outputs.py"
    os.utime(outputs, ns=(0, 0))
    assert stamp(package) == before
    with outputs.open("a") as file:
        file.write("# Edited.\n")
    assert stamp(package)[0] != before[0]


def test_changes_with_a_generator_that_runs(package: Path) -> None:
    """Compiled ones do not, unless they are switched off."""
    library = list(package.glob("tblgen_build__mypyc.*.so"))
    of_library, of_sources = stamp(package), stamp(package, TBLGEN_INTERPRETED="1")
    with (package / "generators" / "mlir" / "dialect_class.py").open("a") as file:
        file.write("# Edited.\n")
    assert stamp(package, TBLGEN_INTERPRETED="1")[0] != of_sources[0]
    assert (stamp(package)[0] == of_library[0]) == bool(library)


def test_names_the_code(package: Path) -> None:
    stamp(package, TBLGEN_INTERPRETED="1")
    target, _, files = (package.parent.parent / "stamp.d").read_text().partition(": ")
    assert target == "stamp"
    assert str(package / "generators" / "mlir" / "dialect_class.py") in files.split()
    libraries = [Path(name).name.partition(".")[0] for name in files.split() if ".so" in name]
    assert sorted({*libraries, "tblgen_build__mypyc"}) == ["_core", "tblgen_build__mypyc"]


def test_wrong_arguments(our_tblgen: Path) -> None:
    done = subprocess.run([our_tblgen, "tool-stamp", "x"], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("Usage: tblgen tool-stamp FILE -d DEPFILE")


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        ' [{"a": [1, -2.5e3, "x\\u00e9\\n", null, true]}]\n',
        '{"ä": NaN}',
        *("", "[", "[1] x", '{"a" 1}', '["\n"]', "[1,]"),
    ],
)
def test_json(text: str) -> None:
    """As the standard module reads it, which takes longer to import."""
    try:
        expected = repr(json.loads(text))
    except ValueError as error:
        with pytest.raises(ValueError, match=re.escape(str(error))):
            read_json(text.encode())
    else:
        assert repr(read_json(text.encode())) == expected
