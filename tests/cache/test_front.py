"""Command lines that the launcher serves from the cache without starting Python."""

from __future__ import annotations

import hashlib
import json
import os
import random
import shutil
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from reference import include_options
from tool_copy import copy_tool

from tblgen_build.releases import KNOWN

FILES = {
    "main.td": 'include "base.td"\ndef MyPass : Pass<"my-pass">;\nclass Unused<int x>;\n',
    "inc/base.td": """
class PassOption; class Statistic;
class PassBase<string passArg, string base> {
  string argument = passArg; string summary = ""; string description = "";
  string constructor = ""; list<string> dependentDialects = []; list<PassOption> options = [];
  list<Statistic> statistics = []; string baseClass = base;
}
class Pass<string passArg> : PassBase<passArg, "::mlir::Pass">;
""",
}
COMPILE = ["--gen-pass-decls", "--name=X", "-I", "inc", "main.td", "-o", "out.inc", "-d", "out.d"]


EMIT = [
    "emit", "main.td", "-Ifirst/deep", "-Iinc", "-d", "out.d", "--build-dir", "b",
    "--output", "out.inc", "--gen-pass-decls", "--name=X", "--output", "b.json", "--dump-json",
]  # fmt: skip


class Installation:
    """A copy of the launcher and the package, and a project to compile."""

    def __init__(self, folder: Path, launcher: Path) -> None:
        self.tool, self.package = copy_tool(folder, launcher, "__pycache__")
        self.folder = folder / "project"
        self.cache = folder / "cache"
        for name, text in FILES.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        settings = {"TBLGEN_CACHE": "on", "TBLGEN_CACHE_DIR": str(self.cache), **environment}
        return subprocess.run(
            [str(self.tool), *arguments],
            cwd=self.folder,
            env={**os.environ, **settings},
            capture_output=True,
            text=True,
            check=True,
        )

    def compile(self, *more: str, **environment: str) -> tuple[str, str]:
        """Who served it, and what it said."""
        return self.served([*COMPILE, *more], **environment)

    def served(self, arguments: Sequence[str], **environment: str) -> tuple[str, str]:
        before = self.counts()
        said = self.run(*arguments, **environment).stderr
        now = self.counts()
        return " ".join(sorted(n for n in now if now[n] != before.get(n, 0))), said

    def event(self, *more: str, **environment: str) -> str:
        return self.compile(*more, **environment)[0]

    def counts(self) -> dict[str, int]:
        return {path.name: path.stat().st_size for path in (self.cache / "stats").glob("*")}

    def outputs(self) -> dict[str, str]:
        return {name: (self.folder / name).read_text() for name in ("out.inc", "out.d")}


@pytest.fixture
def made(tmp_path: Path, our_tblgen: Path) -> Installation:
    if our_tblgen.read_bytes()[:4] != b"\x7fELF":
        pytest.skip("an editable installation has no native launcher")
    return Installation(tmp_path, our_tblgen)


def test_served_without_python(made: Installation) -> None:
    event, said = made.compile()
    assert event == "misses"
    assert "main.td:3:18: warning: unused template argument" in said
    first = made.outputs()
    assert first["out.d"] == "out.inc: main.td inc/base.td\n"
    assert "createMyPass" in first["out.inc"]
    for name in first:
        (made.folder / name).unlink()
    shutil.move(made.folder.parent / "bin", made.folder.parent / "elsewhere")
    made.tool = made.folder.parent / "elsewhere" / "tblgen"
    for python in made.tool.parent.glob("python*"):
        python.unlink()
    assert made.compile() == ("front-hits", said)
    assert made.outputs() == first


def test_edits_and_back(made: Installation) -> None:
    made.event()
    made.write("inc/base.td", FILES["inc/base.td"].replace("::mlir::Pass", "::mlir::Other"))
    assert made.event() == "misses"
    assert "::mlir::Other" in made.outputs()["out.inc"]
    assert made.event() == "front-hits"
    made.write("inc/base.td", FILES["inc/base.td"])
    assert made.event() == "hits"  # Python looks further than the latest run
    assert "::mlir::Other" not in made.outputs()["out.inc"]
    assert made.event() == "front-hits"


def test_file_that_shadows_another(made: Installation) -> None:
    made.event()
    made.write("base.td", FILES["inc/base.td"].replace("::mlir::Pass", "::mlir::Other"))
    assert made.event() == "misses"
    assert "::mlir::Other" in made.outputs()["out.inc"]


def test_changed_code(made: Installation) -> None:
    """Whatever file of the package that runs it is, the entry counts no more."""
    made.event()
    generators = made.package / "generators" / "mlir" / "__init__.py"
    generators.write_text(generators.read_text() + "\n")
    assert made.event() == "misses"
    assert made.event() == "front-hits"
    (made.package / "driver" / "new.py").touch()
    assert made.event() == "misses"
    os.replace(shutil.copy(generators, f"{generators}.new"), generators)
    assert made.event() == "hits"  # the same content, after all
    assert made.event() == "front-hits"


def test_every_argument_counts(made: Installation) -> None:
    made.event()
    assert made.event("-DX") == "misses"
    assert made.event("--name=Y") == "misses"
    assert made.event("--write-if-changed") == "hits"
    assert made.event("-o", "else.inc") == "hits"
    assert (made.folder / "else.inc").read_text() == made.outputs()["out.inc"]


def test_response_file(made: Installation) -> None:
    made.write("args", "--name=X")
    assert made.event("@args") == "misses"
    assert made.event("@args") == "hits"
    made.write("args", "--name=Y")
    assert made.event("@args") == "misses"


def test_output_that_is_the_same_is_left_alone(made: Installation) -> None:
    made.event("--write-if-changed")
    path = made.folder / "out.inc"
    os.utime(path, (1, 1))
    assert made.event("--write-if-changed") == "front-hits"
    assert path.stat().st_mtime == 1
    path.write_text("another's\n")
    assert made.event("--write-if-changed") == "front-hits"
    assert "createMyPass" in path.read_text()


@pytest.mark.parametrize("off", [{"TBLGEN_CACHE": "off"}, {"TBLGEN_CACHE": "No"}])
def test_off(made: Installation, off: dict[str, str]) -> None:
    made.event()
    assert made.event(**off) == ""
    assert made.event("--no-cache") == ""


def test_read_only(made: Installation) -> None:
    made.event()
    before = {p: p.stat().st_mtime_ns for p in made.cache.rglob("*")}
    os.unlink(made.folder / "out.inc")
    assert made.event(TBLGEN_CACHE="read-only") == ""
    assert "createMyPass" in made.outputs()["out.inc"]
    assert {p: p.stat().st_mtime_ns for p in made.cache.rglob("*")} == before


def damage_any(path: Path, chance: random.Random) -> None:
    data = bytearray(path.read_bytes()) or bytearray(1)
    match chance.randrange(4):
        case 0:
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        case 1:
            del data[chance.randrange(len(data)) :]
        case 2:
            data += b"absent main.td\n"
        case 3:
            begin = chance.randrange(len(data))
            data[begin : begin + 99] = bytes(99)
    path.write_bytes(data)


@pytest.mark.parametrize("kind", ["front", "cas", "*"])
def test_damage(made: Installation, kind: str) -> None:
    """Any entries, damaged in any way: the outputs are right, and so is what it says."""
    _, said = made.compile()
    right = made.outputs()
    for seed in range(12):
        chance = random.Random(f"{kind} {seed}")
        paths = [p for p in sorted(made.cache.glob(f"{kind}/*")) if p.is_file()]
        for path in chance.sample(paths, min(2, len(paths))):
            damage_any(path, chance)
        for name in right:
            (made.folder / name).unlink()
        assert made.compile()[1] == said
        assert made.outputs() == right


def test_failed_write_is_reported_once(made: Installation) -> None:
    made.event()
    os.unlink(made.folder / "out.inc")
    (made.folder / "out.inc").mkdir()
    done: Callable[[], object] = lambda: made.run(*COMPILE)  # noqa: E731
    with pytest.raises(subprocess.CalledProcessError) as failed:
        done()
    assert failed.value.stderr.count("'out.inc'") == 1


# --- tblgen emit ---


def test_emit_is_served(made: Installation) -> None:
    """All outputs at once, with a dependency file that names folders."""
    event, said = made.served(EMIT)
    assert event == "misses"
    assert said.count("unused template argument") == 1
    first = made.outputs() | {"b.json": (made.folder / "b.json").read_text()}
    assert first["out.d"].startswith("out.inc: main.td inc/base.td")
    for name in first:
        (made.folder / name).unlink()
    assert made.served(EMIT) == ("front-hits", said)
    assert made.outputs() | {"b.json": (made.folder / "b.json").read_text()} == first
    os.utime(made.folder / "out.inc", (1, 1))
    assert made.served(EMIT)[0] == "front-hits"
    assert (made.folder / "out.inc").stat().st_mtime == 1, "the same bytes are left alone"


def test_emit_sees_folders_come_and_go(made: Installation) -> None:
    """The dependency file names the nearest folder there is: another one, another file."""
    made.served(EMIT)
    (made.folder / "first").mkdir()
    assert made.served(EMIT)[0] == "hits"
    assert made.outputs()["out.d"].split()[-1] == "first"
    assert made.served(EMIT)[0] == "front-hits"
    (made.folder / "first/deep").mkdir()
    assert made.served(EMIT)[0] == "hits"
    assert made.outputs()["out.d"].split()[-1] == "first/deep"
    assert made.served(EMIT)[0] == "front-hits"
    made.write("first/deep/base.td", FILES["inc/base.td"].replace("mlir::Pass", "mlir::Other"))
    assert made.served(EMIT)[0] == "misses"
    assert "::mlir::Other" in made.outputs()["out.inc"]
    shutil.rmtree(made.folder / "first")
    assert made.served(EMIT)[0] == "hits"
    assert "first" not in made.outputs()["out.d"]


class Look:
    """`tblgen tool-stamp` for one emission, as CMake has it."""

    def __init__(self, made: Installation) -> None:
        self.made = made
        made.served(EMIT)  # now there is something to count in
        self.guard = made.folder / "look" / "guards" / "out.inc"
        self.stamp = made.folder / "look" / "stamp"
        emission = ["tblgen", "emit", "main.td", "-Ifirst/deep", "-Iinc", "--guard",
                    str(self.guard), "--output", "b/out.inc", "--gen-pass-decls"]  # fmt: skip
        entry = {"directory": str(made.folder), "arguments": emission}
        made.write("b/commands.json", json.dumps([entry]))
        made.write("look/.keep", "")
        self.command = ["tool-stamp", str(self.stamp), "-d", "look/d",
                        "--database", "b/commands.json"]  # fmt: skip

    def run(self) -> tuple[str, dict[str, str]]:
        """Who has looked, and the guard and the dependency file, which were not there."""
        event, _ = self.made.served(self.command)
        assert self.stamp.read_text()
        files = self.guard, self.made.folder / "look/d"
        found = {path.name: path.read_text() for path in files}
        for path in (*files, self.stamp):
            path.unlink()
        return event, found


def test_a_look_is_served(made: Installation) -> None:
    """While no file that it has read, nor any folder that decides what it says, is another."""
    made.write("first/README", "")
    look = Look(made)
    event, first = look.run()
    assert event == ""
    assert str(made.folder / "first/deep/base.td") in first["out.inc"]
    assert look.run() == ("front-hits", first)
    assert str(made.folder / "first") in first["d"].split()
    made.write("first/deep/README", "")
    event, second = look.run()
    assert event == ""
    assert str(made.folder / "first/deep") in second["d"].split()
    assert look.run() == ("front-hits", second)
    made.write("first/deep/base.td", FILES["inc/base.td"])
    event, third = look.run()
    assert event == ""
    assert str(made.folder / "first/deep/base.td") not in third["out.inc"]
    assert look.run() == ("front-hits", third)
    made.write("b/commands.json", "[]")
    assert made.served(look.command)[0] == ""


def test_a_look_writes_guards_beside_its_stamp_only(made: Installation) -> None:
    look = Look(made)
    look.guard = made.folder / "elsewhere" / "out.inc"
    text = (made.folder / "b/commands.json").read_text()
    made.write("b/commands.json", text.replace("/look/guards/", "/elsewhere/"))
    assert [look.run()[0] for _ in range(2)] == ["", ""]


class OneBuild:
    """A build whose commands depend on what its tool-stamp writes."""

    def __init__(self, made: Installation) -> None:
        self.made = made
        build = made.folder / "build"
        self.state = build / "tblgen-build/tool.state"
        self.state.parent.mkdir(parents=True)
        made.write("build/tblgen_commands.json", "[]")
        self.emit = [str(build) if word == "b" else word for word in EMIT]
        self.tool_stamp = ["tool-stamp", f"{self.state.parent}/tool.stamp", "-d", "stamp.d",
                           "--database", f"{build}/tblgen_commands.json"]  # fmt: skip

    def change_code(self) -> None:
        generators = self.made.package / "generators" / "mlir" / "__init__.py"
        generators.write_text(generators.read_text() + "\n")


def test_code_that_changes_between_builds(made: Installation) -> None:
    """Commands ask what the package looks like each half second, and after each tool-stamp."""
    build = OneBuild(made)
    assert made.served(build.emit)[0] == "misses"
    assert made.served(build.emit)[0] == "front-hits"
    assert build.state.exists()
    build.change_code()
    made.run(*build.tool_stamp)
    assert made.served(build.emit)[0] == "misses"
    assert made.served(build.emit)[0] == "front-hits"
    build.change_code()
    time.sleep(0.6)
    assert made.served(build.emit)[0] == "misses"


@pytest.mark.parametrize(
    "change",
    [
        lambda words: [*words[:3], "another boot", *words[4:]],
        lambda words: [*words[:4], f"1{words[4]}", *words[5:]],
        lambda words: words[:-1],
        lambda words: [*words[:-1], "0" * 64, "0"],
        lambda words: ["9" * 99],
    ],
    ids=["boot", "folder", "short", "long", "number"],
)
def test_state_of_the_code_that_is_not_of_here(
    made: Installation, change: Callable[[list[str]], list[str]]
) -> None:
    build = OneBuild(made)
    made.served(build.emit)
    made.served(build.emit)
    build.change_code()
    build.state.write_text(" ".join(change(build.state.read_text().split(" "))))
    assert made.served(build.emit)[0] == "misses"


def test_emit_elsewhere_is_another_command(made: Installation) -> None:
    made.served(EMIT)
    made.folder = shutil.copytree(made.folder, made.folder.with_name("copy"))
    assert made.served(EMIT)[0] == "hits"
    assert made.served(EMIT)[0] == "front-hits"


def test_emit_that_is_not_served(made: Installation) -> None:
    arguments = ["emit", "main.td", "--no-cache", *EMIT[2:]]
    made.served(arguments)
    assert made.served(arguments)[0] in ("", "hits")


@pytest.mark.parametrize("option", [("--stamp=done",), ("-stamp", "done")])
def test_a_stamp_is_served(made: Installation, option: Sequence[str]) -> None:
    """It is new each time, and an entry does not say that it is there."""
    arguments = ["emit", "main.td", *option, *EMIT[2:]]
    made.served(arguments)
    stamp = made.folder / "done"
    os.utime(stamp, ns=(1, 1))
    assert made.served(arguments)[0] == "front-hits"
    assert stamp.stat().st_mtime_ns != 1
    stamp.unlink()
    assert made.served(arguments)[0] == "front-hits"
    assert stamp.read_bytes() == b""


def test_a_stamp_that_cannot_be_written(made: Installation) -> None:
    arguments = ["emit", "main.td", "--stamp=none/done", *EMIT[2:]]
    (made.folder / "none").mkdir()
    made.served(arguments)
    shutil.rmtree(made.folder / "none")
    with pytest.raises(subprocess.CalledProcessError) as failed:
        made.served(arguments)
    assert "'none/done'" in failed.value.stderr


def test_loaded_generators_are_not_served(made: Installation) -> None:
    made.write(
        "own.py",
        "from tblgen_build import generator\n"
        "@generator('gen-own', help='', pure=True)\ndef own(records, options): return 'one'\n",
    )
    arguments = ["emit", "main.td", "-Iinc", "--load=own.py", "--output", "o", "--gen-own"]
    made.served(arguments)
    made.served(arguments)
    made.write("own.py", (made.folder / "own.py").read_text().replace("one", "two"))
    assert made.served(arguments)[0] == "misses"
    assert (made.folder / "o").read_text() == "two"


# --- entries that another program has written ---


def forge(made: Installation, change: Callable[[list[str]], list[str]]) -> None:
    """Change the one entry there is, in a way that its digest is right."""
    (path,) = [path for path in made.cache.glob("front/*") if path.is_file()]
    lines = path.read_text().splitlines()[:-1]
    body = "".join(f"{line}\n" for line in change(lines)).encode()
    path.write_bytes(body + hashlib.sha256(body).hexdigest().encode() + b"\n")


@pytest.mark.parametrize("edit", ["in place", "another file", "touched"])
def test_input_that_looks_different(made: Installation, edit: str) -> None:
    """What looks as it did when it was read is not read again: its digest may be wrong."""
    base = made.folder / "inc/base.td"
    os.utime(base, (1, 1))
    made.event()
    seen = base.stat()
    state = f"{seen.st_dev}.{seen.st_ino}.{seen.st_size}.{seen.st_ctime_ns}"
    line = f"file {'0' * 64} {state} inc/base.td"
    forge(made, lambda lines: [line if row.endswith(" inc/base.td") else row for row in lines])
    assert made.event() == "front-hits"
    changed = FILES["inc/base.td"].replace("::mlir::Pass", "::mlir::Else")
    if edit == "in place":
        made.write("inc/base.td", changed)
    elif edit == "another file":
        made.write("inc/new.td", changed)
        os.replace(made.folder / "inc/new.td", base)
    os.utime(base, (1, 1))
    assert made.event() == ("hits" if edit == "touched" else "misses")
    assert ("::mlir::Else" in made.outputs()["out.inc"]) == (edit != "touched")


def evil(made: Installation) -> str:
    digest = hashlib.sha256(b"EVIL").hexdigest()
    path = made.cache / "cas" / digest
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"EVIL")
    return digest


def renamed(tag: str, name: str) -> Callable[[list[str]], list[str]]:
    return lambda lines: [
        f"{line[: len(tag) + 66]}{name}" if line.startswith(f"{tag} ") else line for line in lines
    ]


FORGERIES: dict[str, Callable[[list[str]], list[str]]] = {
    "output elsewhere": renamed("output", "../elsewhere"),
    "absolute output": renamed("output", "/tmp/tblgen-build-elsewhere"),
    "output over an input": renamed("output", "main.td"),
    "depfile elsewhere": renamed("depfile", "../elsewhere"),
    "no output": lambda lines: [line for line in lines if not line.startswith("output ")],
    "no depfile": lambda lines: [line for line in lines if not line.startswith("depfile ")],
    "depfile as output": lambda lines: [line.replace("depfile ", "output ") for line in lines],
    "no input": lambda lines: [line for line in lines if not line.startswith("file ")],
}


@pytest.mark.parametrize("command", [COMPILE, EMIT], ids=["compile", "emit"])
@pytest.mark.parametrize("name", [*FORGERIES, "one more", "one beside", "twice"])
def test_forged_entry(made: Installation, name: str, command: list[str]) -> None:
    """What an entry writes is what the command line names, or it is none."""
    more = {"one more": "../elsewhere", "one beside": "outMore.inc", "twice": "out.inc"}
    made.served(command)
    names = [path for path in ("out.inc", "out.d", "b.json") if (made.folder / path).exists()]
    right = {path: (made.folder / path).read_text() for path in names}
    forge(made, lambda lines: lines)
    assert made.served(command)[0] == "front-hits", "what is forged well is an entry"
    added = f"output {evil(made)} {more.get(name, '')}"
    forge(made, FORGERIES.get(name, lambda lines: [*lines[:2], added, *lines[2:]]))
    assert made.served(command)[0] == "hits"
    assert {path: (made.folder / path).read_text() for path in names} == right
    assert (made.folder / "main.td").read_text() == FILES["main.td"]
    assert not (made.folder.parent / "elsewhere").exists()
    assert not (made.folder / "outMore.inc").exists()
    assert not Path("/tmp/tblgen-build-elsewhere").exists()


EMIT_SPELLINGS = [
    ["emit", "-d=out.d", "-I=inc", "main.td", "--depfile-target=x", "-output=out.inc",
     "--gen-pass-decls", "--name=X"],
    ["emit", "--depfile-root", "/", "-Iinc", "--tool", "mlir", "main.td", "--d", "out.d",
     "--output=out.inc", "-gen-pass-decls", "-name", "X", "-output", "sub/o.inc", "--gen-ctags"],
]  # fmt: skip


@pytest.mark.parametrize("command", EMIT_SPELLINGS)
def test_spellings_of_emit(made: Installation, command: list[str]) -> None:
    """The launcher finds the files of a command line as Python does."""
    (made.folder / "sub").mkdir()
    assert made.served(command)[0] == "misses"
    assert made.served(command)[0] == "front-hits"


REGISTERS = """
include "llvm/Target/Target.td"
def R0 : Register<"r0"> { let Namespace = "T"; }
def GPR : RegisterClass<"T", [i32], 32, (add R0)>;
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
"""


@pytest.mark.llvm_files
@pytest.mark.parametrize("output", ["R.inc", "R", "o.d/R"])
def test_additional_outputs_are_served(made: Installation, output: str) -> None:
    made.write("main.td", REGISTERS)
    (made.folder / "o.d").mkdir()
    for head in ([], ["emit"]):
        flag = ["--gen-register-info"]
        name = [*flag, "-o", output] if not head else ["--output", output, *flag]
        command = [*head, *include_options(target_intrinsics=True), "main.td", *name]
        assert made.served(command)[0] == ("hits" if head else "misses")
        files = [path for path in made.folder.rglob("R*") if path.is_file()]
        assert len(files) == 5
        for path in files:
            path.unlink()
        assert made.served(command)[0] == "front-hits"
        assert all(path.exists() for path in files)


def test_output_that_has_become_a_link_to_an_input(made: Installation) -> None:
    made.event()
    os.unlink(made.folder / "out.inc")
    (made.folder / "out.inc").symlink_to("main.td")
    with pytest.raises(subprocess.CalledProcessError) as failed:
        made.run(*COMPILE)
    assert "error: 'out.inc' " in failed.value.stderr
    assert (made.folder / "main.td").read_text() == FILES["main.td"]


def use_llvm(made: Installation, release: int | None, folder: str = "inc") -> None:
    """LLVM's header as that release has it; none: it is not there."""
    name = f"{folder}/llvm/Config/llvm-config.h"
    if release is None:
        (made.folder / name).unlink()
    else:
        made.write(name, f"#define LLVM_VERSION_MAJOR {release}\n")


def test_release_that_changes(made: Installation) -> None:
    """The header, which decides what is written, is guarded like a file that was included."""
    made.write("main.td", FILES["main.td"].replace("base.td", "mlir/base.td"))
    made.write("inc/mlir/base.td", FILES["inc/base.td"])
    more = ["-I", "first", "-I", "inc"]
    command = [*COMPILE[:2], *more, *COMPILE[4:]]

    def event() -> str:
        return made.served(command)[0]

    header = "inc/llvm/Config/llvm-config.h"
    assert event() == "misses"
    use_llvm(made, 19)
    assert event() == "misses"
    assert made.outputs()["out.d"] == f"out.inc: main.td inc/mlir/base.td {header}\n"
    assert event() == "front-hits"
    use_llvm(made, 21)
    assert event() == "misses"
    use_llvm(made, 22, "first")  # is found before the other one
    assert event() == "misses"
    assert event() == "front-hits"
    use_llvm(made, None, "first")
    assert event() == "hits"
    assert event() == "front-hits"
    use_llvm(made, None)
    assert event() == "hits"


def test_release_that_is_given(made: Installation) -> None:
    made.event("--llvm-release=19")
    assert made.event("--llvm-release=21") == "misses"
    assert made.event() == "misses"
    assert made.event("--llvm-release=19") == "front-hits"


def test_release_that_is_not_known(made: Installation) -> None:
    later = KNOWN[-1] + 1
    event, said = made.compile(f"--llvm-release={later}")
    assert (event, said.count(f"warning: LLVM {later} ")) == ("misses", 1)
    assert made.compile(f"--llvm-release={later}") == ("front-hits", said)
