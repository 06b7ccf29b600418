"""Wrong arguments of subcommands: one line that names the mistake."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from tblgen_build.cli.exit_codes import FAILED, USAGE
from tblgen_build.cli.subcommands import docs, fmt
from tblgen_build.driver.subcommands import SUBCOMMANDS

MODULES = {name: import_module(row.module) for name, row in SUBCOMMANDS.items()}
PARSED = sorted(name for name, module in MODULES.items() if hasattr(module, "argument_parser"))


def test_most_commands_are_parsed_alike() -> None:
    assert len(PARSED) > 12


@pytest.mark.parametrize("command", PARSED)
def test_unknown_option(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It is named first, whatever else is missing."""
    with pytest.raises(SystemExit) as ended:
        MODULES[command].argument_parser().parse_args(["--no-such-thing=1", "more"])
    assert ended.value.code == USAGE
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith(f"tblgen {command}: error: unknown option '--no-such-thing'; ")


@pytest.mark.parametrize(
    ("command", "wrong", "meant"),
    [("build", "--explan", "--explain"), ("fmt", "--chek", "--check"), ("deps", "--jsn", "--json")],
)
def test_misspelled_option(
    command: str, wrong: str, meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        MODULES[command].argument_parser().parse_args([wrong])
    assert capsys.readouterr().err == (
        f"tblgen {command}: error: unknown option '{wrong}'; did you mean '{meant}'?\n"
    )


def test_value_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        MODULES["build"].argument_parser().parse_args(["-jx"])
    assert capsys.readouterr().err == (
        "tblgen build: error: argument -j/--jobs: 'x' is not a number of processes; see --help\n"
    )


def test_documentation_without_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "Ops.td").write_text("def a;\n")
    for files in ([], ["Other.td"]):
        assert docs.main(["Ops.td", *files]) == USAGE
        assert "'Ops.td' is not a folder" in capsys.readouterr().err
    assert (tmp_path / "Ops.td").read_text() == "def a;\n"


def test_bytes_that_are_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.td"
    path.write_bytes(b"\xff\xfe def")
    assert fmt.main([str(path)]) == FAILED
    assert r"unexpected character '\xff'" in capsys.readouterr().err
