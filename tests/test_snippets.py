"""Every block of code in the documents is run, in a folder with the files that its page describes.

A new block needs a row in RUNS: how it is run, found by its page and its first words.
"""

from __future__ import annotations

import configparser
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from reference import LLVM_INCLUDE

import tblgen_build
from tblgen_build.cli.shell_files import command_options, compile_options
from tblgen_build.driver.command_line import read_command_line
from tblgen_build.driver.subcommands import SUBCOMMANDS

ROOT = Path(__file__).resolve().parents[1]
# tests/cli/test_codes.py has the examples of codes.md.
PAGES = [
    ROOT / "README.md",
    *(page for page in sorted((ROOT / "docs").glob("*.md")) if page.name != "codes.md"),
]
FENCED = re.compile(r"^```(\w+)\n(.*?)^```", re.S | re.M)

TOY = """\
include "mlir/IR/OpBase.td"
def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def Toy_NopOp : Op<Toy_Dialect, "nop">;
"""
OPS = """\
class Dialect { string name = "d"; }
class Trait;
def D : Dialect;
class Op<string m> {
  string mnemonic = m; string summary = ""; int size = 1; bit isPure = true;
  Dialect dialect = D; list<Trait> traits = []; dag arguments = (D); int anything = 1;
}
def Add : Op<"add">;
"""
NAMES = """\
from tblgen_build import Option, generator

@generator("gen-names", help="List names")
def names(records, options):
    return "names"

@generator("gen-op-names", help="List names", options=[Option("separator")])
def op_names(records, options):
    return options.string("separator").join(["a", "b"])
"""


class Folder:
    """Where a block runs."""

    def __init__(self, path: Path, tool: Path) -> None:
        self.path, self.tool = path, tool
        (path / "include").mkdir()
        self.write("ToyOps.td", TOY)
        self.write("Ops.td", OPS)
        self.write("Passes.td", 'include "Ops.td"\n')
        self.write("Instructions.td", OPS)
        self.write("names.py", NAMES)
        self.write("Toy.cpp", '#include "ToyOpsDialect.h.inc.made"\n')

    def write(self, name: str, text: str) -> None:
        (self.path / name).write_text(text)

    def run(self, *command: str | Path) -> str:
        first = os.pathsep.join([str(self.tool.parent), str(Path(sys.executable).parent)])
        environment = {**os.environ, "PATH": f"{first}{os.pathsep}{os.environ['PATH']}"}
        # The package under test, which is the installed one where there is one.
        environment["PYTHONPATH"] = os.pathsep.join(os.path.abspath(path) for path in sys.path)
        done = subprocess.run(
            [str(word) for word in command],
            cwd=self.path,
            env=environment,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


Run = Callable[[str, Folder], None]


# --- how blocks are run ------------------------------------------------------


def python(before: str = "") -> Run:
    """As a program, after what the page has said before."""

    def run(text: str, folder: Folder) -> None:
        folder.write("program.py", f"import tblgen_build\n{before}\n{text}")
        folder.run(sys.executable, "program.py")

    return run


RECORDS = """
session = tblgen_build.Session()
records = session.parse("Ops.td")
op = records.defs["Add"]
"""
MLIR_RECORDS = f"""
records = tblgen_build.Session().parse("ToyOps.td", include_dirs=[{str(LLVM_INCLUDE)!r}])
"""
LLVM_RECORDS = f"""
places = [{str(LLVM_INCLUDE)!r}, {str(ROOT / "examples/llvm-target/td")!r}]
records = tblgen_build.Session().parse(f"{{places[1]}}/Wren.td", include_dirs=places)
"""
OPTIONS = "from tblgen_build import Options, Records, generator\n"
GENERATOR = """
from tblgen_build import Options
from tblgen_build.registry.find import find_generator
generator = find_generator("gen-ctags")
options = Options()
"""


def tablegen(text: str, folder: Folder) -> None:
    tblgen_build.Session().parse("a.td", source=text.encode(), include_dirs=[str(LLVM_INCLUDE)])


def entry_points(text: str, folder: Folder) -> None:
    points = tomllib.loads(text)["project"]["entry-points"]["tblgen_build.generators"]
    assert all(re.fullmatch(r"[\w.]+:\w+", place) for place in points.values())


def wrap_file(text: str, folder: Folder) -> None:
    parsed = configparser.ConfigParser()
    parsed.read_string(text)
    assert "program_names" in parsed["provide"]


def diagnostics(text: str, folder: Folder) -> None:
    """The keys are those that there are."""
    folder.write("a.td", "class Bar;\n\n\n\n\n\ndef x : Baz;\n")
    folder.write("main.td", 'include "a.td"\n')
    command = [str(folder.tool), "--diagnostics=json", "main.td"]
    done = subprocess.run(command, cwd=folder.path, capture_output=True, text=True)
    shown, there = json.loads(text), json.loads(done.stderr)
    [ours], [pages] = there["diagnostics"], shown["diagnostics"]
    assert set(pages) - {"notes"} == set(ours)
    assert {key: pages[key] for key in ("message", "line", "column", "source")} == {
        key: ours[key] for key in ("message", "line", "column", "source")
    }


def cmake(before: str = "", after: str = "", target: str = "all") -> Run:
    """Configures a project that has the block in its CMakeLists.txt, and makes the target."""

    def run(text: str, folder: Folder) -> None:
        head = "cmake_minimum_required(VERSION 3.20)\nproject(toy C CXX)\n"
        folder.write("CMakeLists.txt", head + before + text + after)
        folder.write("Toy.cpp", "#include <cstdint>\n")
        configure = ["cmake", "-G", "Ninja", "-S", ".", "-B", "b", "-Wno-dev"]
        places = [f"-DTblgenBuild_DIR={ROOT / 'cmake'}", f"-DTBLGEN_EXECUTABLE={folder.tool}"]
        mlir = f"-DMLIR_DIR={Path(LLVM_INCLUDE).parent / 'lib/cmake/mlir'}"
        folder.run(*configure, *places, *([mlir] if "find_package(MLIR" in text else []))
        folder.run("cmake", "--build", "b", "--target", target)

    return run


MADE = """
foreach(file IN LISTS made)
  add_custom_target(check_${file} ALL DEPENDS ${CMAKE_CURRENT_BINARY_DIR}/${file})
endforeach()
"""
IN_CALL = "find_package(TblgenBuild REQUIRED)\ntblgen_add_library(x LOAD names.py\n"


def meson(before: str = "", target: str = "all") -> Run:
    def run(text: str, folder: Folder) -> None:
        folder.write("meson.build", f"project('toy', 'c', 'cpp')\n{before}{text}")
        folder.run("meson", "setup", "b", f"-Dcmake_prefix_path={Path(LLVM_INCLUDE).parent}")
        folder.run("ninja", "-C", "b", target)

    return run


def scons(before: str = "") -> Run:
    def run(text: str, folder: Folder) -> None:
        # (The tool is asked for when the targets are made, after all that is read.)
        folder.write("SConstruct", f"{before}{text}\nenv['TBLGEN'] = {str(folder.tool)!r}\n")
        folder.run("scons", "-Q")

    return run


def is_grammar(text: str, folder: Folder) -> None:
    """Says what may be written: another block of the page uses it."""
    assert "<target>" in text


def is_file(text: str, folder: Folder) -> None:
    """The page is run as a whole, by test_tutorial.py: every block is a file of it."""
    assert re.match(r"(//|#) [\w.]+\n", text)


def bazel(text: str, folder: Folder) -> None:
    """Run by a test of its own: a server of Bazel's takes 300 MB, and seconds to start."""
    assert 'code_block("bazel.md"' in (ROOT / "tests/bazel/test_bazel.py").read_text()


def gentbl(text: str, folder: Folder) -> None:
    """The names are those of the files; tests/bazel/test_gentbl.py runs them."""
    for name in re.findall(r"^load\(.*?\)", text, re.M):
        files = (ROOT / "bazel" / "gentbl.bzl").read_text()
        assert all(f"{word} = " in files or f"def {word}(" in files
                   for word in re.findall(r'"(\w+)"', name))  # fmt: skip
    for tag in re.findall(r"^tblgen\.(\w+)\(", text, re.M):
        assert f'"{tag}": tag_class' in (ROOT / "bazel" / "extensions.bzl").read_text()


SCONS_HEAD = """
from tblgen_build import scons
env = Environment(tools=["default", scons.generate])
"""

# Page, the block's first words: how it is run.
RUNS: dict[tuple[str, str], Run] = {
    ("README.md", "from tblgen_build import Option, Options"): python(),
    ("README.md", "[project.entry-points"): entry_points,
    ("README.md", "import tblgen_build"): python(f"import os\nos.chdir({str(ROOT)!r})"),
    ("bazel.md", "workspace(name"): bazel,
    ("bazel.md", 'load("@tblgen_build//:defs.bzl"'): bazel,
    ("bazel.md", 'include "mlir/IR/OpBase.td"'): tablegen,
    ("bazel.md", "tblgen_library("): bazel,
    ("bazel.md", "tblgen_wheel("): bazel,
    ("bazel.md", 'load("@tblgen_build//:gentbl.bzl"'): gentbl,
    ("bazel.md", "bazel_dep("): gentbl,
    ("cli.md", '{"version": 1'): diagnostics,
    ("cmake.md", "find_package(MLIR"): cmake(),
    ("cmake.md", "find_package(TblgenBuild REQUIRED)\ntblgen_add"): cmake(),
    ("cmake.md", "tblgen_add_library(<target>"): is_grammar,
    # Not compiled: that takes MLIR's headers, and minutes.
    ("cmake.md", "tblgen_add_library(ToyGenerated\n  SOURCE ToyOps.td\n    SHARDS"): cmake(
        "find_package(TblgenBuild REQUIRED)\n", target="ToyOps.h.inc"
    ),
    ("cmake.md", "  SOURCE Instructions.td"): cmake(
        IN_CALL, ")\nset(made instructions.json op_names.inc)\n" + MADE
    ),
    ("deps.md", "from tblgen_build import Session"): python(),
    ("llvm.md", "find_package(TblgenBuild"): cmake(),
    ("meson.md", "tblgen = find_program"): meson(),
    ("meson.md", 'include "mlir/IR/OpBase.td"'): tablegen,
    ("meson.md", "mlir = dependency"): meson(),
    ("meson.md", "names = custom_target"): meson("tblgen = find_program('tblgen')\n"),
    ("meson.md", "shards = []"): meson("tblgen = find_program('tblgen')\n", "ToyOps.h.inc"),
    ("meson.md", "[wrap-file]"): wrap_file,
    ("origin.md", "from tblgen_build import Session"): python(),
    ("python.md", "session = tblgen_build.Session()"): python(),
    ("python.md", "try:"): python(RECORDS),
    ("python.md", "op.value_as_string"): python(RECORDS),
    ("python.md", "from tblgen_build import Option, Options"): python(),
    ("python.md", "[project.entry-points"): entry_points,
    ("python.md", "from tblgen_build.registry import Output, Warnings"): python(OPTIONS),
    ("python.md", "from tblgen_build import FragmentStore"): python(RECORDS + GENERATOR),
    ("python.md", "from tblgen_build import Fragments"): python(),
    ("python.md", "from tblgen_build import mlir"): python(MLIR_RECORDS),
    ("python.md", "from tblgen_build import llvm"): python(LLVM_RECORDS),
    ("python.md", "from tblgen_build import Output, file_header"): python(),
    ("releases.md", "if records.release.has"): python(
        RECORDS + "from tblgen_build.releases.mlir_operations import BUILDERS_HAVE_CREATE\n"
    ),
    ("scons.md", "from tblgen_build import scons"): scons(),
    ("tutorial.md", ""): is_file,
    ("scons.md", 'include "mlir/IR/OpBase.td"'): tablegen,
    ("scons.md", "env.Tblgen("): scons(SCONS_HEAD),
}


def blocks() -> list[tuple[str, str, str]]:
    """Page, language, text."""
    return [
        (page.name, language, text)
        for page in PAGES
        for language, text in FENCED.findall(page.read_text())
    ]


def row_of(page: str, text: str) -> tuple[str, str] | None:
    rows = [row for row in RUNS if row[0] == page and text.startswith(row[1])]
    return max(rows, key=lambda row: len(row[1]), default=None)


def test_every_block_has_a_row_and_every_row_a_block() -> None:
    found = [row_of(page, text) for page, _, text in blocks()]
    assert None not in found
    assert set(found) == set(RUNS)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("page", "language", "text"), blocks(), ids=lambda value: value.splitlines()[0][:40]
)
def test_block(
    page: str, language: str, text: str, our_tblgen: Path, llvm_tblgen: Path, tmp_path: Path
) -> None:
    row = row_of(page, text)
    assert row is not None
    RUNS[row](text, Folder(tmp_path, our_tblgen))


# --- commands ----------------------------------------------------------------

# Indented, after a prompt or not; what follows a pipe, or is compared with it, is not ours.
COMMAND = re.compile(r"^    (?:\$ )?(tblgen(?:-mlir|-llvm)?) ([^#\n|>]*)", re.M)


def commands() -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        text = page.read_text().replace("\\\n", " ")
        found += [(page.name, f"{m[1]} {m[2].strip()}") for m in COMMAND.finditer(text)]
    return found


def test_there_are_commands() -> None:
    assert len(commands()) > 20


@pytest.mark.parametrize(("page", "line"), commands(), ids=lambda value: value)
def test_options_of_a_command(page: str, line: str) -> None:
    """Every option is one of the command that it is given to."""
    program, first, *rest = [*line.replace("[", "").replace("]", "").split(), ""]
    is_command = program == "tblgen" and first in SUBCOMMANDS
    options = command_options(first) if is_command else compile_options()
    known = {option.name for option in options}
    if first in ("emit", "dialect", "wrap", "watch", "sync"):
        known |= {option.name for option in compile_options()}
    words = rest if is_command else [first, *rest]
    if "--" in words:
        words = words[: words.index("--")]
    for word in words:
        name = word.partition("=")[0]
        joined = name[:2] in ("-I", "-D", "-j")
        if name.startswith("-") and len(name) > 1 and not joined and "load" not in line:
            assert name in known or f"-{name}" in known, f"{page}: {line}: {name}"


def test_options_are_read() -> None:
    """The reader of the pages knows what the tool knows."""
    read_command_line("plain", ["--gen-op-decls", "-I", "x", "a.td"])
