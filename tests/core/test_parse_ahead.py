"""A parse that begins with the command line, and which compile uses it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tblgen_build import _core

FLAG = "-gen-op-decls"  # the core knows no generator: any flag


@pytest.fixture
def main_file(tmp_path: Path) -> str:
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "part.td").write_text("class Part;\n")
    path = tmp_path / "main.td"
    path.write_text('include "part.td"\n#ifdef WIDE\ndef wide : Part;\n#endif\ndef one : Part;\n')
    return str(path)


def defs(records: _core.Records) -> list[str]:
    return list(records.defs)


def test_taken_by_the_parse_of_the_same(main_file: str, tmp_path: Path) -> None:
    session = _core.Session()
    more = str(tmp_path / "more")
    session.parse_ahead([FLAG, f"-I{more}", "-D", "WIDE", main_file, "-o", "out.inc"])
    records = session.parse(main_file, include_dirs=[more], defines=["WIDE"])
    assert defs(records) == ["one", "wide"]
    # Taken once: what is asked for then is parsed then.
    assert defs(session.parse(main_file, include_dirs=[more], defines=["WIDE"])) == ["one", "wide"]


def test_taken_by_an_emission(main_file: str, tmp_path: Path) -> None:
    session = _core.Session()
    more, stamp = str(tmp_path / "more"), tmp_path / "stamp"
    head = [main_file, "-I", more, "--stamp", str(stamp), "--tool", "mlir", "-d", "out.d"]
    session.parse_ahead(["emit", *head, "--output", "out.inc", FLAG])
    taken = session.take_stamp()
    assert taken is not None
    assert session.take_stamp() is None
    # The build has to see that this is newer. Renamed into place: what is parsed meanwhile would
    # else read a file that is emptied and not yet written.
    edited = tmp_path / "edited.td"
    edited.write_text("def later;\n")
    edited.replace(main_file)
    assert defs(session.parse(main_file, include_dirs=[more])) in (["one"], ["later"])
    assert not stamp.exists()
    taken.commit()
    assert stamp.stat().st_mtime_ns <= Path(main_file).stat().st_mtime_ns


def test_not_taken_by_another(main_file: str, tmp_path: Path) -> None:
    session = _core.Session()
    more = str(tmp_path / "more")
    session.parse_ahead([FLAG, f"-I{more}", "-DWIDE", main_file])
    assert defs(session.parse(main_file, include_dirs=[more])) == ["one"]
    assert defs(session.parse(main_file, include_dirs=[more], defines=["WIDE"])) == ["one", "wide"]


def test_errors_are_those_of_the_parse(main_file: str) -> None:
    session = _core.Session()
    session.parse_ahead([FLAG, main_file])
    with pytest.raises(_core.TableGenError, match=r"part\.td"):
        session.parse(main_file)


def test_file_that_is_not_there(tmp_path: Path) -> None:
    session = _core.Session()
    missing = str(tmp_path / "missing.td")
    session.parse_ahead([FLAG, missing])
    with pytest.raises(_core.TableGenError, match=r"'.*missing\.td'") as raised:
        session.parse(missing)
    assert [each.code for each in raised.value.diagnostics] == ["E0105"]


def test_what_is_forgotten_is_read_again(main_file: str, tmp_path: Path) -> None:
    session = _core.Session()
    session.parse_ahead([FLAG, f"-I{tmp_path / 'more'}", main_file])
    session.finish_ahead()
    Path(main_file).write_text("def later;\n")
    session.forget_all()
    assert defs(session.parse(main_file, include_dirs=[str(tmp_path / "more")])) == ["later"]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no fork()")
def test_taken_by_a_child(main_file: str, tmp_path: Path) -> None:
    session = _core.Session()
    more = str(tmp_path / "more")
    session.parse_ahead([FLAG, f"-I{more}", main_file])
    session.finish_ahead()
    Path(main_file).unlink()
    child = os.fork()
    if child == 0:
        os._exit(defs(session.parse(main_file, include_dirs=[more])) != ["one"])
    assert os.waitpid(child, 0)[1] == 0


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        [FLAG],
        [FLAG, "-"],
        [FLAG, "a.td", "b.td"],
        ["emit", "a.td", FLAG],
        ["emit", "@more", "a.td", "--output", "out.inc", FLAG],
        ["emit", "--list-options"],
        ["a.td"],
        [FLAG, "--help", "a.td"],
        [FLAG, "--max-steps=many", "a.td"],
    ],
)
def test_what_is_no_compile_begins_nothing(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    session = _core.Session()
    session.parse_ahead(arguments)
    Path("a.td").write_text("def later;\n")  # a parse that had begun could have missed it
    assert defs(session.parse("a.td")) == ["later"]


def test_nobody_takes_it(main_file: str, tmp_path: Path) -> None:
    session = _core.Session()
    session.parse_ahead([FLAG, f"-I{tmp_path / 'more'}", main_file])
    del session  # waits for the thread that uses it
