"""Messages taken apart: for colors, and as data."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tblgen_build._core import colored, for_display, split_messages, without_controls
from tblgen_build.cli.message_documents import diagnostics, document

SOURCE = 'include "b.td"\ndef x : A<1>;\n'
BROKEN = """\
class A<int n> { int f = n; }
class B<int unused>;
def é : B<2>;
def "é" { string s = "é"; int i = "wrong"; }
"""


def test_parts() -> None:
    text = (
        "Included from a.td:3:\nIncluded from b.td:4:\n"
        "c.td:1:5: error: first line\nsecond: line\nsource error: line\n    ^\n"
        "d.td:2:1: note: here\n"
        "e.td:9:1: dumped\nint i\n^\n"
        "tblgen: error: no: place\n"
        "error: bare\n"
        "no form at all\n"
    )
    messages = split_messages(text)
    assert "".join(whole for whole, *_ in messages) == text
    assert [message[1:] for message in messages] == [
        (
            "c.td:1:5", "c.td", 1, 5, "error", "first line\nsecond: line",
            "source error: line\n    ^\n", [("b.td", 4), ("a.td", 3)],
        ),
        ("d.td:2:1", "d.td", 2, 1, "note", "here", "", []),
        ("e.td:9:1", "e.td", 9, 1, "", "dumped", "int i\n^\n", []),
        ("tblgen", "", 0, 0, "error", "no: place", "", []),
        ("", "", 0, 0, "error", "bare\nno form at all", "", []),
    ]  # fmt: skip


def test_a_source_line_that_looks_like_a_message() -> None:
    text = "a.td:1:1: error: what\nb.td:2:3: error: this is code\n^\nc.td:1:1: note: x\n"
    assert [message[0] for message in split_messages(text)] == [
        "a.td:1:1: error: what\nb.td:2:3: error: this is code\n^\n",
        "c.td:1:1: note: x\n",
    ]


@pytest.mark.parametrize(
    "text",
    ["", "\n", "\n\n", "x", "a.td:1:1: error: ", "Included from a:1:\n", "a: b: c: d", "^\n"],
)
def test_nothing_is_lost(text: str) -> None:
    assert "".join(whole for whole, *_ in split_messages(text)) == text
    bare = colored(text)
    for code in ("0", "1", "1;31", "1;32"):
        bare = bare.replace(f"\x1b[{code}m", "")
    assert bare == text


def test_colors() -> None:
    text = "Included from a:1:\nb:2:1: warning: text\n x\n ^\nb:3:1: note: more\n"
    assert colored(text) == (
        "Included from a:1:\n\x1b[1mb:2:1\x1b[0m: \x1b[1;35mwarning\x1b[0m: \x1b[1mtext\x1b[0m\n"
        " x\n \x1b[1;32m^\x1b[0m\n\x1b[1mb:3:1\x1b[0m: \x1b[1;36mnote\x1b[0m: more\n"
    )


def test_colors_of_what_has_no_place() -> None:
    text = "b:2:1: error: text\n x\n ^\nnote: more\nerror: last\n"
    assert colored(text) == (
        "\x1b[1mb:2:1\x1b[0m: \x1b[1;31merror\x1b[0m: \x1b[1mtext\x1b[0m\n x\n \x1b[1;32m^\x1b[0m\n"
        "\x1b[1;36mnote\x1b[0m: more\n\x1b[1;31merror\x1b[0m: \x1b[1mlast\x1b[0m\n"
    )


def test_controls() -> None:
    assert without_controls("a\x1b[31m\tb\r\n\x7f\x9b\x00é") == (
        "a\\x1b[31m\tb\\x0d\n\\x7f\\x9b\\x00é"
    )


def test_what_is_no_terminal_gets_what_there_is() -> None:
    with open("/dev/null") as null:
        assert for_display("a\x1b[31m", "auto", null.fileno()) == "a\x1b[31m"


def test_notes_belong_to_what_they_follow() -> None:
    [first, second] = diagnostics("a:1:1: error: x\na:2:1: note: y\ntool: error: z\n")
    assert [note["message"] for note in first["notes"]] == ["y"]
    assert second == {"severity": "error", "message": "z", "tool": "tool"}


def test_sarif_locations() -> None:
    text = "/dir/with space/a.td:3:4: error: x\na.td:2:1: note: y\nb.td:1:1: dumped\n"
    [run] = json.loads(document("sarif", text))["runs"]
    first, second = run["results"]
    assert first["level"] == "error"
    place = first["locations"][0]["physicalLocation"]
    assert place == {
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
    assert found == diagnostics(text)
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
    assert json.loads(text) == json.loads(document(form, ""))


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
