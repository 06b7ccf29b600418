"""Messages: kept, shown with colors, and as data."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tblgen_build._core import (
    Diagnostic,
    Fix,
    decode_diagnostics,
    encode_diagnostics,
    for_display,
    place,
    without_controls,
)
from tblgen_build.cli.message_documents import document

SOURCE = 'include "b.td"\ndef x : A<1>;\n'
BROKEN = """\
class A<int n> { int f = n; }
class B<int unused>;
def é : B<2>;
def "é" { string s = "é"; int i = "wrong"; }
"""


def warning(**more: Any) -> Diagnostic:
    return Diagnostic("warning", "text", place("b", 2, 2, " x"), **more)


def test_a_diagnostic_survives_every_way_it_is_kept() -> None:
    at = place("dir/\udcff.td", 1, 5, "\tclass é;\udc80")
    note = Diagnostic("note", "more\nlines", place("b", 3, 1), [("inner", None)])
    whole = Diagnostic(
        "error", "a\nb", at, [note, ("last", None)],
        code="E0301", speaker="tblgen", subject="é", fixes=[Fix(at, 2, "x\n")],
    )  # fmt: skip
    told = (whole, Diagnostic("message", "log without an end"), warning())
    kept = encode_diagnostics(told)
    assert decode_diagnostics(kept) == told
    assert hash(decode_diagnostics(kept)) == hash(told)
    assert encode_diagnostics(()) == b""
    assert decode_diagnostics(b"") == ()
    for cut in range(1, len(kept)):
        with pytest.raises(ValueError, match="not encoded"):
            decode_diagnostics(kept[:cut])


def test_equality_has_every_part() -> None:
    assert warning() == warning()
    assert warning() != warning(code="W0507")
    assert warning() != warning(notes=[("x", None)])


def test_rendered() -> None:
    tabbed = Diagnostic("note", "here", place("b", 3, 2, "\té"))
    assert tabbed.render() == "b:3:2: note: here\n        é\n        ^\n"
    text = Diagnostic("error", "bare", None, [("in:", place("", 0, 3, "a b"))])
    assert text.render() == "error: bare\nnote: in:\na b\n  ^\n"
    assert Diagnostic("error", "no", speaker="tool").render() == "tool: error: no\n"
    assert Diagnostic("message", "as it is").render() == "as it is"


def test_colors_and_codes() -> None:
    more = warning(notes=[("more", None)], code="W0507")
    with open("/dev/null") as null:
        colored = for_display([more], "always", null.fileno())
        assert for_display([more], "never", null.fileno(), shows_codes=True) == (
            "b:2:2: warning: text [W0507]\n x\n ^\nnote: more\n"
        )
    assert colored == (
        "\x1b[1mb:2:2\x1b[0m: \x1b[1;35mwarning\x1b[0m: \x1b[1mtext\x1b[0m\n"
        " x\n \x1b[1;32m^\x1b[0m\n\x1b[1;36mnote\x1b[0m: more\n"
    )


def test_controls() -> None:
    assert without_controls("a\x1b[31m\tb\r\n\x7f\x9b\x00é") == (
        "a\\x1b[31m\tb\\x0d\n\\x7f\\x9b\\x00é"
    )


def test_what_is_no_terminal_gets_what_there_is() -> None:
    with open("/dev/null") as null:
        text = Diagnostic("message", "a\x1b[31m")
        assert for_display([text], "auto", null.fileno()) == "a\x1b[31m"


def test_notes_belong_to_what_they_follow() -> None:
    told = [
        Diagnostic("error", "x", place("a", 1, 1)),
        Diagnostic("note", "y", place("a", 2, 1)),
        Diagnostic("error", "z", speaker="tool", code="E0603"),
    ]
    [first, second] = json.loads(document("json", told))["diagnostics"]
    assert [note["message"] for note in first["notes"]] == ["y"]
    assert second == {"severity": "error", "code": "E0603", "message": "z", "tool": "tool"}


def test_sarif_locations() -> None:
    at = place("/dir/with space/a.td", 3, 4, "abcd")
    told = [
        Diagnostic(
            "error", "x", at, [("y", place("a.td", 2, 1))], code="E0301", fixes=[Fix(at, 1, "z")]
        ),
        Diagnostic("message", "dumped"),
    ]
    [run] = json.loads(document("sarif", told))["runs"]
    first, second = run["results"]
    assert first["ruleId"] == "E0301"
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == ["E0301"]
    [change] = first["fixes"][0]["artifactChanges"]
    assert change["replacements"][0]["insertedContent"] == {"text": "z"}
    assert first["level"] == "error"
    assert first["locations"][0]["physicalLocation"] == {
        "artifactLocation": {"uri": "file:///dir/with%20space/a.td"},
        "region": {"startLine": 3, "startColumn": 4},
    }
    assert first["relatedLocations"][0]["message"] == {"text": "y"}
    assert (second["level"], second["kind"]) == ("none", "informational")


# --- of a compile ------------------------------------------------------------


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "a.td").write_text(SOURCE)
    (tmp_path / "b.td").write_text(BROKEN)
    return tmp_path


def compiled(tool: Path, folder: Path, *options: str) -> tuple[int, str, str]:
    done = subprocess.run([tool, *options], cwd=folder, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def data(tool: Path, folder: Path, *options: str) -> Any:
    return json.loads(compiled(tool, folder, "--diagnostics=json", *options)[2])["diagnostics"]


@pytest.mark.parametrize("action", ["--print-records", "--gen-ctags"])
def test_errors_as_data(our_tblgen: Path, project: Path, action: str) -> None:
    text = compiled(our_tblgen, project, action, "a.td")[2]
    found = data(our_tblgen, project, action, "a.td")
    assert all(f": {entry['severity']}: {entry['message']}\n" in text for entry in found)
    assert all(entry["code"] for entry in found)
    assert found[0]["included_from"] == [{"file": "a.td", "line": 1}]
    assert found[0]["file"].endswith("b.td")


def test_columns_of_sarif_count_characters(our_tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "a.td").write_text('def a { string s = "éé"; int i = "wrong"; }\n')
    text = compiled(our_tblgen, tmp_path, "--diagnostics=sarif", "a.td")[2]
    [run] = json.loads(text)["runs"]
    byte_column = data(our_tblgen, tmp_path, "a.td")[0]["column"]
    region = run["results"][0]["locations"][0]["physicalLocation"]["region"]
    assert region == {"startLine": 1, "startColumn": byte_column - 2}


@pytest.mark.parametrize("action", ["--print-records", "--gen-ctags"])
def test_warnings_beside_an_output(our_tblgen: Path, tmp_path: Path, action: str) -> None:
    (tmp_path / "a.td").write_text("class A<int unused>;\ndef a : A<1>;\n")
    found = data(our_tblgen, tmp_path, action, "a.td", "-o", "out")
    assert [entry["severity"] for entry in found] == ["warning"]
    assert (tmp_path / "out").exists()


@pytest.mark.parametrize("form", ["json", "sarif"])
def test_nothing_to_say(our_tblgen: Path, tmp_path: Path, form: str) -> None:
    (tmp_path / "a.td").write_text("def a;\n")
    status, output, text = compiled(our_tblgen, tmp_path, f"--diagnostics={form}", "a.td")
    assert status == 0
    assert "def a" in output
    assert json.loads(text) == json.loads(document(form, ()))


@pytest.mark.parametrize(
    "options", [["no-such.td"], ["--frobnicate", "a.td"], ["a.td", "b.td"], ["--gen-op-decls", "-"]]
)
def test_wrong_command_lines_as_data(our_tblgen: Path, tmp_path: Path, options: list[str]) -> None:
    (tmp_path / "a.td").write_text("")
    status, _, text = compiled(our_tblgen, tmp_path, "--diagnostics", "json", *options)
    assert status == 1
    assert all(entry["severity"] == "error" for entry in json.loads(text)["diagnostics"])


def test_data_from_the_cache(
    our_tblgen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TBLGEN_CACHE", "on")
    monkeypatch.setenv("TBLGEN_CACHE_DIR", str(tmp_path / "cache"))
    (tmp_path / "a.td").write_text("class A<int unused>;\ndef a : A<1>;\n")
    options = ["--gen-ctags", "a.td", "-o", "out"]
    compiled(our_tblgen, tmp_path, *options)  # keeps it, as text
    runs = [data(our_tblgen, tmp_path, *options) for _ in range(3)]
    assert runs[0] == runs[1] == runs[2]
    assert [entry["severity"] for entry in runs[0]] == ["warning"]
    assert compiled(our_tblgen, tmp_path, *options)[2].startswith("a.td:1:13: warning: ")


def test_bytes_that_are_no_text(our_tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "a.td").write_bytes(b'def a { int i = "\xff"; }\n')
    [entry] = data(our_tblgen, tmp_path, "a.td")
    assert "�" in entry["source"]


@pytest.mark.parametrize("arguments", [["--gen-op-decls"], ["lint", "--rules=idle-let"]])
def test_bytes_are_shown_as_they_are(
    our_tblgen: Path, tmp_path: Path, arguments: list[str]
) -> None:
    (tmp_path / "a.td").write_bytes(b"\xff def")
    done = subprocess.run(
        [our_tblgen, *arguments, "a.td"], cwd=tmp_path, capture_output=True, check=False
    )
    assert b"\n\xff def\n^\n" in done.stderr
