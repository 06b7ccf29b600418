"""Include guards that guard nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tblgen_build.cli.subcommands.lint import main

RULE = "--rules=include-guard"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("main.td").write_text('include "a.td"\ndef M : A;\n')


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("// A file.\n#ifndef A_TD\n#define A_TD\nclass A;\n#endif\n", ""),
        ("#ifndef A_TD\n#define B_TD\nclass A;\n#endif\n", "1:9: warning: the include guard asks"),
        ("#ifndef A_TD\nclass A;\n#endif // A\n", "1:9: warning: nothing defines 'A_TD'"),
        ("/* x */ class A;\n", "1:9: warning: no include guard"),
        ("#ifndef ELSEWHERE\nclass B;\n#endif\nclass A;\n", ""),
    ],
)
def test_guards(text: str, found: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("a.td").write_text(text)
    assert main(["main.td", RULE]) == bool(found)
    assert capsys.readouterr().out.startswith(f"a.td:{found}" if found else "")
    if "asks" in found or "nothing" in found:
        assert main(["main.td", RULE, "--fix"]) == 0
        assert "#ifndef A_TD\n#define A_TD\nclass A;" in Path("a.td").read_text()
