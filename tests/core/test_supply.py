"""Texts that are not saved: a session takes them in place of what the files say."""

from __future__ import annotations

from pathlib import Path

from tblgen_build import Session


def test_supplied_text(tmp_path: Path) -> None:
    main, part = tmp_path / "main.td", tmp_path / "part.td"
    main.write_text('include "part.td"\ndef A : P;\n')
    part.write_text("class P { int x = 1; }\n")
    session = Session()

    def value() -> str:
        return str(session.parse(main, include_dirs=[tmp_path]).defs["A"].value("x"))

    assert value() == "1"
    session.supply(part, "class P { int x = 2; }\n")
    assert value() == "2"
    session.forget_all()
    assert value() == "2"
    session.supply(part, None)
    assert value() == "1"
    session.supply(tmp_path / "new.td", b"def N;\n")
    assert "N" in session.parse(tmp_path / "new.td").defs
