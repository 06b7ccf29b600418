"""Random histories of edits under CMake, Meson and SCons: a build leaves what a clean one writes.

Knows how a project is described to each of them, and what people do to source folders.
`build_stress.py` runs it from the command line.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MLIR_INCLUDE = "/usr/lib/llvm-22/include"
CMAKE_LISTS = f"""\
cmake_minimum_required(VERSION 3.20)
project(replay NONE)
find_package(TblgenBuild REQUIRED)
tblgen_add_library(things
  INCLUDE_DIRECTORIES first include {MLIR_INCLUDE}
  LOAD things.py
  SOURCE Things.td OUTPUT things.txt --gen-things OUTPUT things.json --dump-json
  SOURCE Passes.td PASSES Replay OUTPUTS Passes.h.inc)
add_custom_target(all_things ALL DEPENDS things)
"""
MESON_BUILD = f"""\
project('replay', meson_version: '>=1.0')
tblgen = find_program('tblgen')
folders = ['-I', '@CURRENT_SOURCE_DIR@/first', '-I', '@CURRENT_SOURCE_DIR@/include',
  '-I', '{MLIR_INCLUDE}']
custom_target('things', input: 'Things.td', output: ['things.txt', 'things.json'],
  depfile: 'things.d', build_by_default: true,
  command: [tblgen, 'emit', '@INPUT@', '-d', '@DEPFILE@', folders, '--load', files('things.py'),
    '--output', '@OUTPUT0@', '--gen-things', '--output', '@OUTPUT1@', '--dump-json'])
custom_target('passes', input: 'Passes.td', output: 'Passes.h.inc', depfile: 'passes.d',
  build_by_default: true,
  command: [tblgen, 'dialect', '@INPUT@', '@OUTPUT@', '-d', '@DEPFILE@', folders,
    '--passes', 'Replay'])
"""
SCONSTRUCT = f"""\
from tblgen_build import scons
env = Environment(tools=[scons.generate], TBLGENPATH=["first", "include", "{MLIR_INCLUDE}"])
for name, action in (("b/things.txt", "--gen-things"), ("b/things.json", "--dump-json")):
    env.Tblgen(name, "Things.td", TBLGENLOAD=["things.py"], TBLGENOPTIONS=action)
env.Tblgen("b/Passes.h.inc", "Passes.td", TBLGENPASSES="Replay")
"""
SOURCES = {
    "CMakeLists.txt": CMAKE_LISTS,
    "meson.build": MESON_BUILD,
    "SConstruct": SCONSTRUCT,
    "things.py": """\
from tblgen_build import generator

@generator("gen-things", help="The texts of all things", pure=True)
def things(records, options):
    return " ".join(
        d.value_as_string("text") for d in records.all_derived_definitions("Thing")) + "\\n"
""",
    "Things.td": 'include "thing/Base.td"\ndef First : Thing<"first">;\n',
    "Passes.td": 'include "mlir/Pass/PassBase.td"\ninclude "thing/Names.td"\n'
    'def Fold : Pass<folding> { let summary = "Folds"; }\n',
    "include/thing/Base.td": 'include "thing/Names.td"\n'
    "class Thing<string t> { string text = t # mark; }\n",
    "include/thing/Names.td": 'defvar mark = "!";\ndefvar folding = "fold";\n',
    "include/thing/Extra.td": 'def Extra : Thing<"extra">;\n',
}
OUTPUTS = {
    "things.txt": ("Things.td", ["--load=things.py", "--gen-things"]),
    "things.json": ("Things.td", ["--dump-json"]),
    "Passes.h.inc": ("Passes.td", ["--gen-pass-decls", "-name", "Replay"]),
}
INCLUDED = ("thing/Base.td", "thing/Names.td", "thing/Extra.td")


class History:
    """A project that is edited at random and built after each few edits."""

    def __init__(
        self, tool: Path, folder: Path, kind: str, seed: int, is_watched: bool = False
    ) -> None:
        self.tool = tool
        self.is_watched = is_watched
        self.watcher: subprocess.Popen[bytes] | None = None
        self.folder = folder / "a project"
        self.kind = kind
        self.random = random.Random(seed)
        path = os.pathsep.join([str(tool.parent), os.environ["PATH"]])
        runtime = folder.parent / f"{folder.name} runtime"
        runtime.mkdir(mode=0o700)
        self.environment = {
            **os.environ,
            "PATH": path,
            "TBLGEN_CACHE_DIR": str(folder / "cache"),
            "XDG_RUNTIME_DIR": str(runtime),
        }
        for name, text in SOURCES.items():
            self.write(name, text)
        self.commits = [self.sources()]
        self.edits: list[Callable[[], None]] = [
            self.edit,
            self.replace_as_sed_does,
            self.make_swap_file,
            self.shadow,
            self.unshadow,
            self.include_more,
            self.include_less,
            self.make_folder,
            self.remove_folder,
            self.go_back,
            self.touch,
            self.delete_output,
        ]
        self.configure()

    # --- building ---------------------------------------------------------

    def run(self, *command: str | Path) -> str:
        done = subprocess.run(
            command,
            cwd=self.folder,
            env={
                **self.environment,
                "TBLGEN_CACHE": self.random.choice(("on", "off")),
                "TBLGEN_ENGINE": self.random.choice(("on", "off")),
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

    def configure(self) -> None:
        if self.kind == "meson":
            self.run(Path(sys.executable).with_name("meson"), "setup", "b", ".")
        elif self.kind != "scons":
            self.run(
                shutil.which("cmake", path="/usr/bin") or "cmake",
                *("-G", self.kind, "-S", ".", "-B", "b", "-Wno-dev"),
                *(f"-DTblgenBuild_DIR={ROOT / 'cmake'}", f"-DTBLGEN_EXECUTABLE={self.tool}"),
            )

    def build(self) -> str:
        if self.kind == "scons":
            return self.run(sys.executable, "-P", "-m", "SCons", "-Q")
        if self.kind == "Unix Makefiles":
            return self.run("make", "-C", "b", "--no-print-directory")
        return self.run("ninja", "-C", "b")

    def is_idle(self, text: str) -> bool:
        if self.kind == "scons":
            return " emit " not in text
        if self.kind == "Unix Makefiles":
            return "Generating" not in text and "Looking" not in text
        return "no work to do" in text

    def check(self) -> None:
        text = self.build()
        for name, (source, options) in OUTPUTS.items():
            found = (self.folder / "b" / name).read_bytes()
            clean = self.folder.parent / name
            command = [str(self.tool), "--no-cache", source, "-o", str(clean), *options]
            folders = ["-Ifirst", "-Iinclude", "-I.", f"-I{MLIR_INCLUDE}"]
            environment = {**self.environment, "TBLGEN_CACHE": "off"}
            if options[0].startswith("--gen-pass"):
                command[0] = str(self.tool.with_name("tblgen-mlir"))
            subprocess.run([*command, *folders], cwd=self.folder, env=environment, check=True)
            assert found == clean.read_bytes(), f"{name} is stale\n{text}"
        if self.kind == "meson" or self.is_watched:
            # Ninja runs a command once more where a folder is new to it, or where an output was
            # made by the watcher before Ninja had begun to look.
            self.build()
        again = self.build()
        assert self.is_idle(again), f"{text}\n{again}"

    def watch(self) -> None:
        """Whatever the build asks for is made by a watcher, as soon as that listens."""
        self.watcher = subprocess.Popen(
            [str(self.tool), "watch", "-q", "-j2", "--database", "b"],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def unwatch(self) -> None:
        """By a signal that it hears of, or not."""
        if self.watcher is not None:
            self.watcher.send_signal(self.random.choice((signal.SIGTERM, signal.SIGKILL)))
            self.watcher.wait()
            self.watcher = None

    def step(self) -> None:
        if self.is_watched and self.random.random() < 0.15:
            self.unwatch()
        if self.is_watched and self.watcher is None and self.random.random() < 0.5:
            self.watch()
        self.wait_for_the_clock()
        for edit in self.random.choices(self.edits, k=self.random.randint(1, 3)):
            edit()
        self.check()

    def wait_for_the_clock(self) -> None:
        """Build tools compare file times: an edit in the tick of an output is none to them."""
        newest = max(path.stat().st_mtime_ns for path in self.folder.rglob("*"))
        mark = self.folder / "b" / "mark"
        while not mark.exists() or mark.stat().st_mtime_ns <= newest:
            mark.write_text("")
            time.sleep(0.001)

    # --- edits ------------------------------------------------------------

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def sources(self) -> dict[str, str]:
        found = [*self.folder.glob("*.td"), *self.folder.glob("include/**/*.td")]
        found += self.folder.glob("first/**/*.td")
        return {path.relative_to(self.folder).as_posix(): path.read_text() for path in found}

    def some_source(self) -> str:
        return self.random.choice(sorted(self.sources()))

    def changed(self, text: str) -> str:
        number = self.random.randint(0, 3)
        choices = ((f'mark = "{number}"', "mark = "), (f"// {number}\n", "")) if text else ()
        for new, old in self.random.sample(choices, len(choices)):
            if not old:
                return text + new
            if old in text:
                head, _, rest = text.partition(old)
                return head + new + rest[rest.index(";") :]
        return text

    def edit(self) -> None:
        name = self.some_source()
        self.write(name, self.changed((self.folder / name).read_text()))

    def replace_as_sed_does(self) -> None:
        path = self.folder / self.some_source()
        other = path.with_name(f"sed{self.random.randrange(10**6)}")
        other.write_text(self.changed(path.read_text()))
        other.replace(path)

    def make_swap_file(self) -> None:
        path = self.folder / self.some_source()
        swap = path.with_name(f".{path.name}.swp")
        swap.write_text("")
        if self.random.random() < 0.8:
            swap.unlink()

    def shadow(self) -> None:
        name = self.random.choice(INCLUDED)
        text = (self.folder / "include" / name).read_text()
        self.write(f"first/{name}", self.changed(text))

    def unshadow(self) -> None:
        for path in sorted(self.folder.glob("first/thing/*.td"))[:1]:
            path.unlink()

    def include_more(self) -> None:
        text = (self.folder / "Things.td").read_text()
        if "Extra" not in text:
            self.write("Things.td", f'{text}include "thing/Extra.td"\n')

    def include_less(self) -> None:
        text = (self.folder / "Things.td").read_text()
        self.write("Things.td", text.replace('include "thing/Extra.td"\n', ""))

    def make_folder(self) -> None:
        (self.folder / "first" / self.random.choice(("thing", "mlir/Pass"))).mkdir(
            parents=True, exist_ok=True
        )

    def remove_folder(self) -> None:
        shutil.rmtree(self.folder / "first", ignore_errors=True)

    def go_back(self) -> None:
        """As a switched branch does."""
        self.commits.append(self.sources())
        target = self.random.choice(self.commits)
        for name in self.sources().keys() - target.keys():
            (self.folder / name).unlink()
        for name, text in target.items():
            path = self.folder / name
            if not path.exists() or path.read_text() != text:
                self.write(name, text)

    def touch(self) -> None:
        (self.folder / self.some_source()).touch()

    def delete_output(self) -> None:
        (self.folder / "b" / self.random.choice(sorted(OUTPUTS))).unlink(missing_ok=True)


def replay_build_tool(
    tool: Path, folder: Path, kind: str, count: int, seed: int, is_watched: bool = False
) -> None:
    history = History(tool, folder, kind, seed, is_watched)
    try:
        history.check()
        for _ in range(count):
            history.step()
    finally:
        history.unwatch()
