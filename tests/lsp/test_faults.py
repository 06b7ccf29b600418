"""All that a generator says of a unit, in process; test_diagnostics.py has it in the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from tblgen_build import _core
from tblgen_build.driver.action import Action, TranslationUnit
from tblgen_build.driver.generate import parse_unit
from tblgen_build.lsp import faults

OWN = """\
from tblgen_build import generator

@generator("gen-names", help="")
def names(records, options):
    for record in records.all_derived_definitions("Base"):
        if record.name.startswith("Bad"):
            raise record.error("bad name")
    return ""
"""


def said(folder: Path, text: str) -> list[str]:
    (folder / "own.py").write_text(OWN)
    main = folder / "main.td"
    main.write_text(text)
    unit = TranslationUnit("", str(main), (str(folder),))
    session = _core.Session()
    found = faults.Faults(session, parse_unit(session, unit), str(main), {})
    action = Action(unit, "", "gen-names", "plain", (), (str(folder / "own.py"),))
    return [f"{one.line}:{one.column}" for one in found.of(action)]


TEXT = "class Base;\n" + "".join(f"def Bad{number} : Base;\n" for number in range(30))


def test_rounds_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    main = tmp_path.resolve()
    assert said(main, TEXT) == [f"{2 + number}:5" for number in range(faults.MAX_ROUNDS)]
    monkeypatch.setattr(faults, "MAX_SECONDS", -1.0)
    assert said(main, TEXT) == ["2:5"]


def test_of_a_file_that_cannot_do_without_it(tmp_path: Path) -> None:
    text = "class Base { int n = 1; }\ndef BadA : Base;\ndefvar n = BadA.n;\ndef BadB : Base;\n"
    assert said(tmp_path.resolve(), text) == ["2:5", "4:5"]
