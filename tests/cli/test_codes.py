"""Codes of messages: each example gives its code, and every code that is used is in the table."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tblgen_build import _core

ROOT = Path(__file__).parent.parent.parent
ROWS = {code: row for code, *row in _core.codes()}
EXAMPLES = [code for code, row in ROWS.items() if row[2] and code < "E05" and code[0] == "E"]
# Of files that are not there.
WITH_FILES = {"E0103", "E0104"}


def said(source: str) -> list[str]:
    try:
        records = _core.Session().parse("a.td", source=source, max_steps=100_000)
    except _core.TableGenError as error:
        return [each.code for each in error.diagnostics if each.severity == "error"]
    return [each.code for each in records.warnings]


@pytest.mark.parametrize("code", sorted({*EXAMPLES, "W0106", "W0309"} - {"E0104"}))
def test_examples(code: str) -> None:
    _, _, wrong, right = ROWS[code]
    assert said(wrong)[0] == code
    if right and code not in WITH_FILES:
        assert {each[0] for each in said(right)} <= {"W"}


def test_codes_in_the_code_are_in_the_table() -> None:
    for path in (ROOT / "tblgen_build").rglob("*.py"):
        for code in re.findall(r'"([EW]0\d{3})"', path.read_text()):
            assert code in ROWS, path


def test_page_is_of_the_table() -> None:
    sys.path.insert(0, str(ROOT / "packaging"))
    try:
        from codes_page import PAGE, page
    finally:
        sys.path.pop(0)
    assert PAGE.read_text() == page()


def test_help(our_tblgen: Path) -> None:
    done = subprocess.run([our_tblgen, "help", "e0304"], capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stdout.startswith("E0304: unknown field\n")
    assert "let witdh" in done.stdout
