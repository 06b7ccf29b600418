"""tblgen.toml: its meaning, and the messages about mistakes in it."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tblgen_build.project.config import read_config
from tblgen_build.project.config_file import ConfigError, find_config
from tblgen_build.project.open_project import NoProject, open_project

SOURCE = '[[source]]\nfile = "A.td"\noutputs.gen-op-decls = "A.h.inc"\n'


def read(folder: Path, text: str, name: str = "tblgen.toml") -> list[tuple[str, ...]]:
    (folder / name).write_text(text)
    config = read_config(folder / name, {})
    return [entry.arguments for entry in config.entries]


def test_a_project(tmp_path: Path) -> None:
    text = """\
    output-folder = "out"
    include = ["include"]
    defines = ["A"]
    tool = "mlir"
    llvm-include = false

    [[source]]
    file = "A.td"
    include = ["first"]
    defines = ["B"]
    load = ["gen.py"]
    warn-on-unused-template-args = false
    [source.outputs]
    gen-op-decls = "A.h.inc"
    gen-op-doc = [{ file = "A.md", options = { dialect = "a", x = [1, "b"], y = true } }, "B.md"]
    """
    unit = "-Ifirst -Iinclude -DA -DB --load=gen.py --no-warn-on-unused-template-args A.td -o "
    assert [" ".join(arguments) for arguments in read(tmp_path, text)] == [
        f"tblgen-mlir --gen-op-decls {unit}out/A.h.inc",
        f"tblgen-mlir --gen-op-doc --dialect=a --x=1 --x=b --y=true {unit}out/A.md",
        f"tblgen-mlir --gen-op-doc {unit}out/B.md",
    ]


def test_release(tmp_path: Path) -> None:
    source = "[[source]]\nfile = 'A.td'\n{}[source.outputs]\ngen-x = '{}'\n"
    text = "llvm-include = false\nllvm-release = 19\n" + source.format("", "a")
    text += source.format("llvm-release = 21\n", "b")
    assert [" ".join(arguments) for arguments in read(tmp_path, text)] == [
        "tblgen --gen-x --llvm-release=19 A.td -o build/a",
        "tblgen --gen-x --llvm-release=21 A.td -o build/b",
    ]


def test_pyproject(tmp_path: Path) -> None:
    text = """\
    [project]
    name = "x"
    [tool.tblgen]
    llvm-include = false
    [[tool.tblgen.source]]
    file = "A.td"
    outputs.dump-json = "a.json"
    """
    expected = [("tblgen", "--dump-json", "A.td", "-o", "build/a.json")]
    assert read(tmp_path, text, "pyproject.toml") == expected
    (tmp_path / "below").mkdir()
    assert find_config(str(tmp_path / "below")) == str(tmp_path / "pyproject.toml")
    (tmp_path / "tblgen.toml").write_text("")
    assert find_config(str(tmp_path / "below")) == str(tmp_path / "tblgen.toml")


def test_a_pyproject_without_our_table_is_none(tmp_path: Path) -> None:
    (tmp_path / "tblgen.toml").write_text("")
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "pyproject.toml").write_text('[project]\nname = "tool.tblgen"\n')
    assert find_config(str(tmp_path / "below")) == str(tmp_path / "tblgen.toml")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", ": there is no [[source]]: name at least one .td file"),
        ("include = 1\n", ":1: 'include' must be a list of strings"),
        (SOURCE + "[more]\n", ":4: unknown key 'more'; there are defines, fmt, include, lint, "
         "llvm-include, llvm-release, load, output-folder, source, tool, "
         "warn-on-unused-template-args"),
        ("\nincldue = []\n" + SOURCE, ":2: unknown key 'incldue'; did you mean 'include'?"),
        (SOURCE + SOURCE + "fil = 1\n", ":7: unknown key 'fil'; did you mean 'file'?"),
        ("llvm-release = '19'\n" + SOURCE, ":1: 'llvm-release' must be a number, as 22"),
        (SOURCE + "llvm-release = true\n", ":4: 'llvm-release' must be a number, as 22"),
        ("[[source]]\nfile = 1\n", ":2: 'file' must be a string that is not empty"),
        ("[[source]]\noutputs.x = 'y'\n", ":1: 'file' is missing"),
        ("[[source]]\nfile = 'A.td'\n",
         ":1: 'A.td' has no outputs: [source.outputs] has them by generator"),
        ("[[source]]\nfile = 'A.td'\n[source.outputs]\nx = 1\n",
         ":4: an output of 'x' must be a file name or a table with 'file'"),
        ("[[source]]\nfile = 'A.td'\n[source.outputs]\nx = { fil = 'a' }\n",
         ":4: unknown key 'fil'; did you mean 'file'?"),
        ("[[source]]\nfile = 'A.td'\n[source.outputs]\nx = { file = 'a', options = { y = 1.5 } }\n",
         ":4: option 'y' must be a string, a number, true, false or a list"),
        ("llvm-include = 'nowhere'\n", ":1: 'llvm-include': there is no folder 'nowhere'"),
        ("a = \n", ":1:5: Invalid value"),
        ("source = 1\n", ":1: there is no [[source]]: name at least one .td file"),
        ("source = [1]\n", ":1: '0' must be a table"),
    ],
)  # fmt: skip
def test_errors(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(ConfigError) as error:
        read(tmp_path, text)
    assert str(error.value) == f"{tmp_path}/tblgen.toml{message}"


def test_llvm_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "llvm" / "include"
    (folder / "mlir/IR").mkdir(parents=True)
    (folder / "mlir/IR/OpBase.td").write_text("")
    (tmp_path / "tblgen.toml").write_text(SOURCE)
    environment = {"MLIR_DIR": str(tmp_path / "llvm/lib/cmake/mlir")}
    assert read_config(tmp_path / "tblgen.toml", environment).llvm_include == str(folder)


# --- through the command ---------------------------------------------------------


def build(tool: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(tool), "build", *arguments], cwd=folder, capture_output=True, text=True
    )


def test_no_project(our_tblgen: Path, tmp_path: Path) -> None:
    done = build(our_tblgen, tmp_path)
    assert done.returncode == 2
    assert "there is no tblgen.toml in" in done.stderr


def test_settings_beside_another_build(our_tblgen: Path, tmp_path: Path) -> None:
    """A configuration without sources leaves it to the build folder to say what is built."""
    (tmp_path / "tblgen.toml").write_text("[fmt]\nline-length = 100\n")
    assert "there is no [[source]]" in build(our_tblgen, tmp_path).stderr
    (tmp_path / "build").mkdir()
    (tmp_path / "A.td").write_text("def A;\n")
    command = ["tblgen", "--dump-json", "A.td", "-o", "A.json"]
    entry = {"directory": str(tmp_path), "file": "A.td", "output": "A.json", "arguments": command}
    (tmp_path / "build/tblgen_commands.json").write_text(json.dumps([entry]))
    assert build(our_tblgen, tmp_path).returncode == 0
    assert (tmp_path / "A.json").exists()
    assert build(our_tblgen, tmp_path, "--config", "tblgen.toml").returncode == 2


def write_database(folder: Path) -> None:
    """A build folder of another build system, in a project that has A.td."""
    (folder / "build").mkdir(parents=True)
    (folder / "A.td").write_text("def A;\n")
    command = ["tblgen", "--dump-json", "A.td", "-o", "build/A.json"]
    entry = {"directory": str(folder), "file": "A.td", "output": "build/A.json"}
    text = json.dumps([{**entry, "arguments": command}])
    (folder / "build/tblgen_commands.json").write_text(text)


@pytest.mark.parametrize("below", ["include/toy", "build/sub"])
def test_the_build_folder_of_a_folder_above(our_tblgen: Path, tmp_path: Path, below: str) -> None:
    """As git finds its repository: from any folder of the project, not from another one in it."""
    write_database(tmp_path)
    here = tmp_path / below
    here.mkdir(parents=True)
    assert build(our_tblgen, here).returncode == 0
    assert (tmp_path / "build/A.json").exists()
    assert "1 output: 1 up to date" in build(our_tblgen, here).stdout
    for command in (["explain", "A.json"], ["sync"], ["graph"], ["lint"], ["check"]):
        done = subprocess.run([our_tblgen, *command], cwd=here, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    (here / ".git").mkdir()
    done = build(our_tblgen, here)
    assert done.returncode == 2
    assert "here or above" in done.stderr


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root gives files away")
def test_what_others_leave_in_a_folder_above(tmp_path: Path) -> None:
    """Everybody can write to /tmp, and both files may name Python code."""
    (tmp_path / "mine").mkdir()
    write_database(tmp_path)
    (tmp_path / "tblgen.toml").write_text(SOURCE)
    for name in ("tblgen.toml", "build/tblgen_commands.json"):
        os.chown(tmp_path / name, 12345, 12345)
    assert find_config(str(tmp_path)) == str(tmp_path / "tblgen.toml")
    assert find_config(str(tmp_path / "mine")) is None
    with pytest.raises(NoProject):
        open_project(str(tmp_path / "mine"))
    os.chown(tmp_path / "mine", 12345, 12345)  # theirs as well
    assert find_config(str(tmp_path / "mine")) == str(tmp_path / "tblgen.toml")


def test_the_nearest_build_folder(tmp_path: Path) -> None:
    """A nested project is another one; the watcher and all others open it the same way."""
    write_database(tmp_path)
    write_database(tmp_path / "nested")
    (tmp_path / "nested/lib").mkdir()
    (tmp_path / "lib").mkdir()
    for folder, found in (("nested/lib", "nested"), ("nested/build", "nested"), ("lib", "")):
        assert open_project(str(tmp_path / folder)).folder == str(tmp_path / found / "build")


@pytest.mark.parametrize(
    ("text", "status", "message"),
    [
        ('output-folder = "/proc/x"\n' + SOURCE, 1,
         "could not use the folder '/proc/x': No such file or directory"),
        (SOURCE.replace("A.td", "\\u0000"), 2,
         "{folder}/tblgen.toml: the command for 'build/A.h.inc': embedded null byte"),
        (SOURCE.replace("A.h.inc", "../A.td"), 2,
         "--gen-op-decls of 'A.td' would overwrite the source '{folder}/A.td'"),
    ],
)  # fmt: skip
def test_what_cannot_be(
    our_tblgen: Path, tmp_path: Path, text: str, status: int, message: str
) -> None:
    (tmp_path / "tblgen.toml").write_text(text)
    (tmp_path / "A.td").write_text("")
    done = build(our_tblgen, tmp_path)
    expected = f"tblgen build: error: {message.format(folder=tmp_path)}\n"
    assert (done.returncode, done.stderr) == (status, expected)


def test_an_unknown_generator(our_tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "tblgen.toml").write_text(SOURCE.replace("gen-op-decls", "gen-op-decl"))
    done = build(our_tblgen, tmp_path)
    assert done.returncode == 2
    start = f"tblgen build: error: {tmp_path}/tblgen.toml: the command for 'build/A.h.inc': "
    assert done.stderr.startswith(start)
    assert "'--gen-op-decl'" in done.stderr
    assert "'--gen-op-decls'" in done.stderr


def test_two_commands_for_one_output(our_tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "tblgen.toml").write_text(SOURCE + SOURCE.replace("decls", "defs"))
    done = build(our_tblgen, tmp_path)
    assert (done.returncode, done.stderr) == (
        2,
        f"tblgen build: error: two commands write '{tmp_path}/build/A.h.inc': --gen-op-decls of "
        "'A.td' and --gen-op-defs of 'A.td'; give one another output\n",
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[", ":1:2: this is not JSON: Expecting value"),
        ("{}", ": expected a list of commands, got an object"),
        ("[1]", ": command 1: expected an object, got a number"),
        ('[{"directory": "/"}]', ": command 1: 'file' is missing"),
        ('[{"directory": "a", "file": "b", "output": "c", "arguments": ["tblgen"]}]',
         ": command 1: 'directory' must be an absolute path"),
        ('[{"directory": "/", "file": "b", "output": "c", "arguments": []}]',
         ": command 1: 'arguments' is empty: it starts with the tool's name"),
        ('[{"directory": "/", "file": "b", "output": "c", "arguments": ["tblgen", "b"]}]',
         ": the command for 'c': the command writes to standard output: give it -o FILE"),
    ],
)  # fmt: skip
def test_database_errors(our_tblgen: Path, tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "tblgen_commands.json").write_text(text)
    done = build(our_tblgen, tmp_path, "--database", ".")
    where = f"{tmp_path}/tblgen_commands.json"
    assert (done.returncode, done.stderr) == (2, f"tblgen build: error: {where}{message}\n")


def test_a_database_with_every_kind_of_command(our_tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "A.td").write_text("class Op;\ndef A : Op;\n")
    commands = [
        ["/any/where/tblgen-llvm", "--print-records", "A.td", "-o", "a.txt", "-d", "a.d"],
        ["tblgen", "emit", "A.td", "-d", "b.d", "--output", "b.txt", "--print-enums", "--class=Op",
         "--output", "sub/c.json", "--dump-json"],
    ]  # fmt: skip
    database = [
        {"directory": str(tmp_path), "file": "A.td", "output": "x", "arguments": arguments}
        for arguments in commands
    ]
    (tmp_path / "tblgen_commands.json").write_text(json.dumps(database))
    done = build(our_tblgen, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "b.txt").read_text() == "A, \n"
    assert (tmp_path / "b.d").read_text() == "b.txt: A.td\n"
    assert (tmp_path / "a.d").read_text() == "a.txt: A.td\n"
    assert os.path.getsize(tmp_path / "sub/c.json") > 0
    assert build(our_tblgen, tmp_path).stdout == "3 outputs: 3 up to date\n"
