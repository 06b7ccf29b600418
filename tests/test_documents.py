"""The programs in the README and the documents run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def programs(name: str) -> list[str]:
    """The Python blocks that are whole programs."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(), re.S)
    return [block for block in blocks if block.startswith("import tblgen_build")]


def test_readme(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    [program] = programs("README.md")
    exec(compile(program, "README.md", "exec"), {})
    assert capsys.readouterr().out == (
        "AddOp add examples/tensor.td:15:5\n"
        "Reduce_max reduce_max examples/tensor.td:20:7\n"
        "Reduce_min reduce_min examples/tensor.td:20:7\n"
    )


def test_error_in_the_python_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tblgen_build import RecordError, Session
    from tblgen_build.driver.diagnostics import of_error, rendered

    source = (ROOT / "examples/tensor.td").read_text()
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples/tensor.td").write_text(source.replace('Tensor, "add"', 'Tensor, ""'))
    monkeypatch.chdir(tmp_path)
    records = Session().parse("examples/tensor.td")
    error = records.defs["AddOp"].error(
        "operation 'AddOp' has no mnemonic: set it to its textual name"
    )
    assert isinstance(error, RecordError)
    shown = "".join(f"    {line}\n" for line in rendered(of_error(error)).splitlines())
    assert shown in (ROOT / "docs/python.md").read_text()


def test_code_points_to_headings_that_there_are() -> None:
    """`docs/design/x.md, "Heading"` in a file's first lines."""
    pointer = re.compile(r'(docs/[\w/-]+\.md), ((?:"[^"]+"(?: and )?)+)')
    found = 0
    for path in sorted((ROOT / "tblgen_build").rglob("*")):
        if path.suffix not in (".py", ".h", ".cpp"):
            continue
        text = " ".join(re.sub(r"\n(// )?", " ", path.read_text()).split())
        for note, names in pointer.findall(text):
            lines = (ROOT / note).read_text().splitlines()
            headings = {line.lstrip("#").strip() for line in lines if line.startswith("#")}
            for name in re.findall('"([^"]+)"', names):
                assert name in headings, f"{path}: {note} has no heading '{name}'"
                found += 1
    assert found > 5
