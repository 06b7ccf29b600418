"""docs/tutorial.md: its files are written, its commands run, and they print what the page shows.

python tests/test_tutorial.py     write the outputs again, with the tblgen on PATH
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
import reference

PAGE = Path(__file__).resolve().parents[1] / "docs/tutorial.md"
FILE = re.compile(r"^```\w+\n((?://|#) (\S+)\n.*?)^```", re.S | re.M)
# A command, and what follows indented as it does.
COMMAND = re.compile(r"^    \$ (.*)\n((?:(?:    (?!\$ ).*)?\n)*)", re.M)


def steps(text: str) -> list[re.Match[str]]:
    found = [*FILE.finditer(text), *COMMAND.finditer(text)]
    return sorted(found, key=lambda match: match.start())


def shown(output: str) -> str:
    """As the page has it: indented, without blank lines at its end."""
    lines = output.rstrip("\n").split("\n") if output.strip() else []
    return "".join(f"    {line}".rstrip() + "\n" for line in lines)


def outputs(folder: Path, tool: Path) -> list[tuple[re.Match[str], str]]:
    """Of each command of the page, what it prints."""
    first = os.pathsep.join([str(tool.parent), str(Path(sys.executable).parent)])
    environment = {
        **os.environ,
        "PATH": f"{first}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join(os.path.abspath(path) for path in sys.path),
        "LLVM": str(reference.LLVM_INCLUDE),
        "TBLGEN_CACHE": "off",
    }
    found = []
    for step in steps(PAGE.read_text()):
        if step.re is FILE:
            (folder / step[2]).write_text(step[1])
            continue
        done = subprocess.run(
            step[1], shell=True, cwd=folder, env=environment, capture_output=True, text=True
        )
        assert not done.stderr, f"{step[1]}: {done.stderr}"
        found.append((step, done.stdout))
    return found


@pytest.mark.llvm_files
def test_tutorial(our_tblgen: Path, tmp_path: Path) -> None:
    found = outputs(tmp_path, our_tblgen)
    assert len(found) > 14
    for step, output in found:
        assert output, step[1]
        assert step[2].rstrip("\n") == shown(output).rstrip("\n"), step[1]


def refresh() -> None:
    text = PAGE.read_text()
    with tempfile.TemporaryDirectory() as folder:
        for step, output in reversed(outputs(Path(folder), reference.our_tool())):
            after = "\n" if step[2].endswith("\n\n") or step[2] == "\n" else ""
            text = f"{text[: step.start(2)]}{shown(output)}{after}{text[step.end(2) :]}"
    PAGE.write_text(text)


if __name__ == "__main__":
    refresh()
