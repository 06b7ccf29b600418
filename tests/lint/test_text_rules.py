"""Code blocks that go on too far, and numbers that are too large."""

from __future__ import annotations

from pathlib import Path

import pytest

from tblgen_build.cli.subcommands.lint import main

_CLASS = "class Doc { code d; }\n"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("def A : Doc { let d = [{ x\n}\ndef B : Doc { let d = [{ y }]; }\n", "2:23"),
        ("def A : Doc { let d = [{ x }]; }\ndef B : Doc { let d = [{ y }]; }\n", ""),
        # An example in a description.
        ("def A : Doc {\n  let d = [{\n    def X { let d = [{\n  }];\n}\n", ""),
        ("def A : Doc { let d = [{\ndef x(): pass\n}]; }\n", ""),
    ],
)
def test_swallowed_definition(
    text: str,
    found: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.td").write_text(_CLASS + text)
    assert main(["a.td", "--rules=swallowed-definition"]) == bool(found)
    message = "warning: the text has the definition of 'B': is its '}]' missing?"
    assert capsys.readouterr().out.startswith(f"a.td:{found}: {message}" if found else "")


@pytest.mark.parametrize(
    ("argument", "number"), [("0x3f", ""), ("0x85", "133"), ("-1", ""), ("-100", "-100"), ("?", "")]
)
def test_wide_value(
    argument: str,
    number: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    class_ = "class I<bits<6> op> { field bits<8> Inst; let Inst{7-2} = op; }\n"
    Path("a.td").write_text(f"{class_}def A : I<{argument}>;\n")
    found = f"a.td:2:5: warning: {number} does not fit in bits<6>: bits of 'Inst' stay open"
    assert main(["a.td", "--rules=wide-value"]) == bool(number)
    assert capsys.readouterr().out.startswith(found if number else "")
