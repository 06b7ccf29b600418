"""`tblgen new`: a project that builds, passes its tests and is laid out as we lay files out."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest
from reference import LLVM_INCLUDE

from tblgen_build.cli.subcommands import add, check, fmt, lint
from tblgen_build.cli.subcommands.new import main


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_files(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["toy-lang", "--llvm-release", "21"]) == 0
    shown = capsys.readouterr().out
    assert "cd toy-lang\n" in shown
    files = [path for path in Path("toy-lang").rglob("*") if path.is_file()]
    assert f"{len(files)} files" in shown
    texts = {str(path.relative_to("toy-lang")): path.read_text() for path in files}
    assert not [name for name, text in texts.items() if re.search(r"@\w+@", name + text)]
    assert 'let name = "toy_lang";' in texts["include/ToyLang/ToyLangDialect.td"]
    assert "libmlir-21-dev" in texts[".github/workflows/ci.yml"]


KINDS = [[], ["--meson"], ["--target"]]


@pytest.mark.parametrize("options", KINDS)
@pytest.mark.parametrize("name", ["a", "toy", "a-project-with-quite-a-long-name"])
def test_layout(name: str, options: list[str]) -> None:
    assert main([name, "--folder", "made", *options]) == 0
    assert fmt.main(["--check", "made"]) == 0
    assert lint.main(["made"]) == 0


def test_kinds_differ_in_what_builds_them(capsys: pytest.CaptureFixture[str]) -> None:
    for name, options in zip("abc", KINDS, strict=True):
        assert main([name, *options]) == 0
    names = [{str(path.relative_to(top)) for path in Path(top).rglob("*")} for top in "abc"]
    assert {"CMakeLists.txt", "include/A/AOps.td"} <= names[0]
    assert {"meson.build", "include/B/meson.build", "include/B/BOps.td"} <= names[1]
    assert "CMakeLists.txt" not in names[1]
    assert {"CMakeLists.txt", "td/CRegisters.td", "lib/C.h", "tool/c-mc.cpp"} <= names[2]
    for top in "abc":
        assert Path(top, ".github/workflows/ci.yml").exists()
    text = "".join(path.read_text() for path in Path("c").rglob("*") if path.is_file())
    assert not re.search("(?i)wren", text)


@pytest.mark.parametrize("options", [[], ["--target"]])
@pytest.mark.parametrize("name", ["", "7", "a b", "mlir", "a--b", "ä", "../a"])
def test_wrong_names(name: str, options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--folder", "made", *options]) == 2
    kind = "target" if options else "dialect"
    assert f"cannot be the name of a {kind}" in capsys.readouterr().err
    assert not Path("made").exists()


@pytest.mark.parametrize("options", KINDS)
def test_it_is_checked(
    options: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anything is built, too."""
    assert main(["toy", *options]) == 0
    monkeypatch.chdir("toy")
    assert check.main([]) == 0
    file = max(Path().rglob("*.td"), key=lambda path: len(path.read_text()))
    file.write_text(file.read_text().replace("{\n", "{\n  let none = 1;\n", 1))
    assert check.main([]) == 1
    assert "'none' unknown" in capsys.readouterr().err


def test_targets_of_other_builds_and_releases(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["a", "--target", "--meson"]) == 2
    assert "--meson is for dialects" in capsys.readouterr().err
    assert main(["target", "--target"]) == 2  # as llvm::Target
    assert main(["a", "--target", "--llvm-release", "19"]) == 0
    assert "C++ needs LLVM 21 or later" in capsys.readouterr().out


def test_releases(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit):
        main(["a", "--llvm-release", "17"])
    assert "18, 19" in capsys.readouterr().err
    monkeypatch.setenv("MLIR_DIR", str(LLVM_INCLUDE.parent / "lib/cmake/mlir"))
    assert main(["a", "--llvm-release", "18"]) == 0
    shown = capsys.readouterr().out
    assert str(LLVM_INCLUDE.parent) not in shown
    assert "MLIR 18 is not found here: say where it is with -DMLIR_DIR=/usr/lib/llvm-18/" in shown


def test_nothing_is_overwritten(capsys: pytest.CaptureFixture[str]) -> None:
    Path("toy").mkdir()
    Path("toy/README.md").write_text("mine")
    assert main(["toy"]) == 1
    assert "'toy/README.md' exists" in capsys.readouterr().err
    assert list(Path("toy").iterdir()) == [Path("toy/README.md")]


@pytest.mark.parametrize(
    ("kind", "name", "file"),
    [
        ("op", "bit-width", "Ops"),
        ("type", "pair", "Types"),
        ("attr", "range", "Types"),
        ("enum", "mode", "Types"),
        ("pass", "shrink", "Passes"),
        ("interface", "sized", "Ops"),
    ],
)
def test_additions(
    kind: str,
    name: str,
    file: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They are laid out, parse, and satisfy the generators that fit them."""
    assert main(["toy"]) == 0
    monkeypatch.chdir("toy")
    capsys.readouterr()
    assert add.main([kind, name]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"include/Toy/Toy{file}.td:")
    assert "@" not in said
    assert kind != "pass" or "#define GEN_PASS_DEF_TOYSHRINK" in said
    assert fmt.main(["--check", "include"]) == 0
    assert check.main(["--rules=same-operation"]) == 0
    assert add.main([kind, name]) == 2
    assert "there is already a " in capsys.readouterr().err


def test_additions_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert add.main(["op", "one"]) == 2
    assert "expected one dialect" in capsys.readouterr().err
    text = 'include "mlir/IR/OpBase.td"\ndef D : Dialect { let name = "d"; }\n'
    Path("a.td").write_text(text + 'def D_A : Op<D, "a">;\n')
    assert add.main(["op", "One"]) == 0
    assert 'def D_OneOp : Op<D, "one"> {' in Path("a.td").read_text()
    assert add.main(["pass", "one"]) == 2
    assert "name one with --file" in capsys.readouterr().err


@pytest.mark.parametrize("section", [0, 2])
def test_it_configures_as_the_page_says(section: int, our_tblgen: Path) -> None:
    """Without a word of where LLVM is."""
    page = (Path(__file__).resolve().parents[2] / "docs/new.md").read_text()
    blocks = [block for block in page.split("\n\n") if block.startswith("    tblgen new")]
    commands = [line for line in blocks[section].splitlines() if "--build" not in line]
    assert len(commands) == 3
    environment = {**os.environ, "PATH": f"{our_tblgen.parent}:{os.environ['PATH']}"}
    environment |= {"LLVM_DIR": "", "MLIR_DIR": "", "CMAKE_PREFIX_PATH": ""}
    done = subprocess.run(
        ["sh", "-e"], input="\n".join(commands), capture_output=True, text=True, env=environment
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(("options", "count"), [([], 3), (["--meson"], 3), (["--target"], 5)])
def test_it_builds_and_its_tests_pass(
    options: list[str], count: int, our_tblgen: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the commands that it prints."""
    assert main(["toy", *options]) == 0
    commands = capsys.readouterr().out.partition("\n\n")[2]
    assert str(LLVM_INCLUDE.parent) in commands
    environment = {**os.environ, "PATH": f"{our_tblgen.parent}:{os.environ['PATH']}"}
    done = subprocess.run(
        ["sh", "-e"], input=commands, capture_output=True, text=True, env=environment
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"Passed: {count} (100.00%)" in done.stdout
    assert "warning:" not in done.stdout
