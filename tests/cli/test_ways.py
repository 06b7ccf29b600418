"""A generator's errors read the same, whichever way it is called."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

GENERATORS = """
from tblgen_build import generator

@generator("gen-deep", help="Recurses without end")
def deep(records, options):
    return deep.emit(records, options)

@generator("gen-broken", help="Fails")
def broken(records, options):
    raise ValueError("no idea")

@generator("gen-rejecting", help="Rejects a record")
def rejecting(records, options):
    raise records.get_def("A").error("not this one")
"""
UNIT = ["--load", "gen.py", "a.td"]
SAID = {
    "gen-deep": "error: the generator 'gen-deep' gave up: the records are nested too deeply",
    "gen-broken": "error: the generator 'gen-broken' failed: ValueError: no idea",
    "gen-rejecting": "a.td:1:5: error: not this one\ndef A;\n    ^",
    "gen-op-dcls": "unknown option '--gen-op-dcls'; did you mean '--gen-op-decls'",
}


@pytest.mark.parametrize("generator", SAID)
@pytest.mark.parametrize("way", ["compile", "emit", "build"])
def test_failures(way: str, generator: str, our_tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "gen.py").write_text(GENERATORS)
    (tmp_path / "a.td").write_text("def A;\n")
    arguments = {
        "compile": [f"--{generator}", *UNIT, "-o", "out"],
        "emit": ["emit", *UNIT, "--output", "out", f"--{generator}"],
        "build": ["build", "--database", "."],
    }[way]
    command = ["tblgen", f"--{generator}", *UNIT, "-o", "out"]
    entry = {"directory": str(tmp_path), "file": "a.td", "output": "out", "arguments": command}
    (tmp_path / "tblgen_commands.json").write_text(json.dumps([entry]))
    done = subprocess.run(
        [str(our_tblgen), *arguments], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode != 0
    assert SAID[generator] in done.stderr
    assert not (tmp_path / "out").exists()
