"""The grammars and word lists of editors/ are what packaging/editor_files.py writes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_they_are_up_to_date() -> None:
    command = [sys.executable, "packaging/editor_files.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, f"stale: {done.stdout}{done.stderr}"


def test_the_extension_has_its_files() -> None:
    """What its description names is there."""
    folder = ROOT / "editors/vscode"
    package = json.loads((folder / "package.json").read_text())
    contributed = package["contributes"]
    named = [one["configuration"] for one in contributed["languages"]]
    named += [one["path"] for one in contributed["grammars"]]
    assert [name for name in named if not (folder / name).is_file()] == []
    source = (folder / "src/extension.js").read_text()
    commands = [one["command"].removeprefix("tblgen.") for one in contributed["commands"]]
    registered = source.partition("const commands = {")[2].partition("}")[0]
    assert [name for name in commands if name not in registered] == []
