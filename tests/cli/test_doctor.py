"""`tblgen doctor`: what is there, what is missing and what to do about it."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

import pytest

from tblgen_build.cli.subcommands import new
from tblgen_build.cli.subcommands.cmakedir import cmake_folder
from tblgen_build.cli.subcommands.doctor import OLDEST_CMAKE, main


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TBLGEN_CACHE", "on")
    monkeypatch.setenv("TBLGEN_CACHE_DIR", str(tmp_path / "cache"))


def findings(capsys: pytest.CaptureFixture[str], status: int = 0) -> dict[str, dict[str, Any]]:
    assert main(["--json"]) == status
    return {one["subject"]: one for one in json.loads(capsys.readouterr().out)}


def test_what_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    found = findings(capsys)
    assert {found[name]["state"] for name in ("LLVM", "cache", "tblgen-build")} == {"ok"}
    assert found["LLVM"]["text"].endswith("with MLIR, read as release 22")
    assert found["project"]["state"] == "missing"


@pytest.mark.parametrize(
    ("options", "configure"), [([], "cmake -B build -G Ninja"), (["--meson"], "meson setup build")]
)
def test_a_new_project(
    capsys: pytest.CaptureFixture[str], options: list[str], configure: str
) -> None:
    assert new.main(["toy", "--folder", ".", *options]) == 0
    capsys.readouterr()
    project = findings(capsys)["project"]
    assert project["state"] == "ok"
    assert project["advice"].startswith(f"`{configure}` makes one")


def test_a_line_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("ok       tblgen-build:")


def test_a_database_that_cannot_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    Path("build").mkdir()
    Path("build/tblgen_commands.json").write_text("[")
    found = findings(capsys, status=1)
    assert found["project"]["state"] == "wrong"
    assert "tblgen_commands.json" in found["project"]["text"]


def test_cache_settings(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TBLGEN_CACHE_SIZE", "many")
    assert main(["--json"]) == 1
    assert "TBLGEN_CACHE_SIZE is a size such as 5G" in capsys.readouterr().out
    monkeypatch.setenv("TBLGEN_CACHE_SIZE", "1G")
    monkeypatch.setenv("TBLGEN_CACHE", "off")
    assert findings(capsys)["cache"]["state"] == "missing"


def test_the_engine(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TBLGEN_ENGINE", "off")
    assert findings(capsys)["engine"]["state"] == "missing"
    monkeypatch.delenv("TBLGEN_ENGINE")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert findings(capsys)["engine"]["state"] == "ok"
    folder = tmp_path / "tblgen-build"
    folder.mkdir(mode=0o700)
    assert findings(capsys)["engine"] == {
        "subject": "engine",
        "state": "ok",
        "text": str(folder),
        "advice": "",
    }
    folder.chmod(0o755)
    assert "only you can use" in findings(capsys, status=1)["engine"]["text"]
    folder.chmod(0o700)
    tmp_path.chmod(0o777)  # others could put another folder in its place
    assert "only you can use" in findings(capsys, status=1)["engine"]["text"]


def test_the_oldest_cmake_is_that_of_our_package() -> None:
    oldest = ".".join(map(str, OLDEST_CMAKE))
    text = Path(cmake_folder() or "", "TblgenBuildConfig.cmake").read_text()
    assert f"CMAKE_VERSION VERSION_LESS {oldest}" in text


def test_a_server(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        monkeypatch.setenv("TBLGEN_CACHE_REMOTE", f"http://me:secret@127.0.0.1:{port}/cache")
        found = findings(capsys)["cache server"]
        assert (found["state"], "secret" in found["text"]) == ("ok", False)
    assert findings(capsys, status=1)["cache server"]["state"] == "wrong"
    monkeypatch.setenv("TBLGEN_CACHE_REMOTE", "ftp://example.org")
    assert findings(capsys, status=1)["cache server"]["text"].endswith("https://HOST/PATH")


def test_without_llvm(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "tblgen_build.cli.subcommands.doctor.find_llvm_include", lambda places: None
    )
    found = findings(capsys)["LLVM"]
    assert found["state"] == "missing"
    assert "MLIR_DIR" in found["advice"]
