"""Fixes: which units are read again for an attempt, and which fixes stay."""

from __future__ import annotations

from pathlib import Path

import pytest

from tblgen_build import Records, Session, _core
from tblgen_build.lint.finding import Edit, Finding
from tblgen_build.lint.fixing import fix

TEXT = "class A { int x = 1; }\ndef B : A { let x = 1; }\n"
IDLE = b"let x = 1; "


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


class Reader:
    """Reads units, and remembers which."""

    def __init__(self) -> None:
        self.read: list[str] = []

    def __call__(self, file: str, source: bytes | None) -> Records | str:
        self.read.append(file)
        return Session().parse(file, source=source, include_dirs=["."])


def idle(file: str) -> Finding:
    at = Path(file).read_bytes().index(IDLE)
    return Finding(file, 2, 13, "idle-let", "", (), Edit(at, at + len(IDLE), b""))


def test_only_units_that_read_the_file_are_read_again() -> None:
    Path("shared.td").write_text(TEXT)
    Path("a.td").write_text('include "shared.td"\n')
    Path("b.td").write_text("def C;\n")
    reader = Reader()
    assert fix(["a.td", "b.td"], [idle("shared.td")], reader) == 1
    # All of them, then the attempt, then what the change made of it.
    assert reader.read == ["a.td", "b.td", "a.td", "a.td"]
    assert IDLE not in Path("shared.td").read_bytes()


def test_one_main_file_is_tried_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("a.td").write_text(TEXT)
    Path("b.td").write_text(TEXT)
    written: list[str] = []
    write = _core.write_output

    def note(path: str, text: bytes) -> None:
        written.append(path)
        write(path, text)

    monkeypatch.setattr(_core, "write_output", note)
    assert fix(["a.td", "b.td"], [idle("a.td"), idle("b.td")], Reader()) == 2
    assert written == ["a.td", "b.td"]


def test_a_file_with_two_spellings_is_one() -> None:
    """The second edit's place is that of the text before the first."""
    text = f"{TEXT}def C : A {{ let x = 1; }}\n"
    Path("a.td").write_text(text)
    first = idle("a.td")
    at = text.encode().rindex(IDLE)
    second = Finding("./a.td", 3, 13, "idle-let", "", (), Edit(at, at + len(IDLE), b""))
    assert fix(["a.td"], [first, second], Reader()) == 2
    assert IDLE not in Path("a.td").read_bytes()


def test_what_changes_records_is_left() -> None:
    Path("a.td").write_text(TEXT.replace("int x = 1", "int x = 2"))
    before = Path("a.td").read_bytes()
    assert fix(["a.td"], [idle("a.td")], Reader()) == 0
    assert Path("a.td").read_bytes() == before
