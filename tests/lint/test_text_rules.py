"""Code blocks that go on too far."""

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
