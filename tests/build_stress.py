"""Builds killed at random moments, and random histories of edits: nothing may be partial or stale.

    python tests/build_stress.py kills --count 500
    python tests/build_stress.py replay --count 300
    python tests/build_stress.py mlir --count 50
    python tests/build_stress.py ninja --count 200     (make, meson, scons, watched-...)

The tests run the same with small counts. A failure names its seed: --seed repeats it.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from build_project import ProjectFolder
from build_tool_replay import replay_build_tool
from reference import LLVM_INCLUDE, our_tool

# --- kills ------------------------------------------------------------------------

SOURCES = 4
LINES = 20_000  # of an output: writing it takes long enough to be killed at
KILL_CONFIG = 'load = ["fill.py"]\nllvm-include = false\n' + "".join(
    f'[[source]]\nfile = "S{n}.td"\noutputs.gen-fill = ["{n}/a.txt", "{n}/b.txt"]\n'
    for n in range(SOURCES)
)
FILL = f"""\
from tblgen_build import generator

@generator("gen-fill", help="", pure=True)
def fill(records, options):
    return (records.get_def("VALUE").value_as_string("text") + "\\n") * {LINES}
"""


class KillStress:
    """A project whose outputs tell which version of their source they were made of."""

    def __init__(self, project: ProjectFolder, seed: int) -> None:
        self.project = project
        self.random = random.Random(seed)
        self.versions = [0] * SOURCES
        self.previous = [0] * SOURCES
        project.write("tblgen.toml", KILL_CONFIG)
        project.write("fill.py", FILL)
        for source in range(SOURCES):
            self.write_source(source)

    def write_source(self, source: int) -> None:
        text = f'def VALUE {{ string text = "{self.versions[source]}"; }}\n'
        self.project.write(f"S{source}.td", text)

    def step(self, longest: float) -> None:
        """Edit, kill a build, look at what is there, build again and compare."""
        self.previous = list(self.versions)
        for source in self.random.sample(range(SOURCES), self.random.randint(1, SOURCES)):
            self.versions[source] += self.random.choice((1, 1, -1))
            self.write_source(source)
        self.kill_a_build(self.random.uniform(0, longest))
        self.check(lambda source: {self.previous[source], self.versions[source]})
        done = self.project.build("-q", *self.arguments())
        assert done.returncode == 0, done.stderr
        self.check(lambda source: {self.versions[source]}, complete=True)
        names = {name.rpartition("/")[2] for name in self.project.texts()}
        assert names == {"a.txt", "b.txt"}, names

    def arguments(self) -> list[str]:
        return [f"-j{self.random.randint(1, 3)}", *self.random.choice(([], ["--no-cache"]))]

    def kill_a_build(self, seconds: float) -> None:
        process = subprocess.Popen(
            [str(self.project.tool), "build", "-q", *self.arguments()],
            cwd=self.project.folder,
            env=self.project.environment,
            start_new_session=True,
            stderr=subprocess.DEVNULL,
        )
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            if self.random.random() < 0.5:
                process.kill()  # workers go on
            else:
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def check(self, allowed: Callable[[int], set[int]], complete: bool = False) -> None:
        for source in range(SOURCES):
            texts = {f"{version}\n".encode() * LINES for version in allowed(source)}
            for name in ("a.txt", "b.txt"):
                path = self.project.output(f"{source}/{name}")
                if complete or path.exists():
                    assert path.read_bytes() in texts, f"{path} is partial or stale"


def kill_builds(tool: Path, folder: Path, count: int, seed: int) -> None:
    stress = KillStress(ProjectFolder(tool, folder), seed)
    stress.step(0)
    for _ in range(count):
        stress.step(0.6)


# --- random edits -----------------------------------------------------------------


class Replay:
    """Random edits of a project; a build with state and cache equals one from nothing."""

    def __init__(self, project: ProjectFolder, seed: int) -> None:
        self.project = project
        self.random = random.Random(seed)
        self.clean: dict[tuple[tuple[str, bytes], ...], dict[str, bytes]] = {}
        self.history: list[dict[str, bytes]] = []
        self.project.edit("tblgen.toml", '["include"]', '["first", "include"]')
        self.edits: list[Callable[[], None]] = [
            self.rename_op,
            self.comment,
            self.shadow,
            self.unshadow,
            self.switch_define,
            self.change_generator,
            self.go_back,
            self.touch,
            self.damage_output,
            self.delete_output,
        ]

    def step(self) -> None:
        self.history.append(self.sources())
        for edit in self.random.choices(self.edits, k=self.random.randint(1, 3)):
            edit()
        arguments = self.random.choice(([], ["--no-cache"]))
        done = self.project.build("-q", *arguments)
        assert done.returncode == 0, done.stderr
        assert self.project.texts() == self.clean_texts()

    def sources(self) -> dict[str, bytes]:
        folder = self.project.folder
        return {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file() and "build" not in path.relative_to(folder).parts
        }

    def clean_texts(self) -> dict[str, bytes]:
        key = tuple(self.sources().items())
        if key not in self.clean:
            self.clean[key] = self.project.clean_build()
        return self.clean[key]

    # --- edits ------------------------------------------------------------

    def file(self, *names: str) -> Path:
        return self.project.folder / self.random.choice(names)

    def replace(self, path: Path, before: str, after: str) -> None:
        text = path.read_text()
        path.write_text(text.replace(before, after))

    def rename_op(self) -> None:
        path = self.file("Add.td", "Sub.td", "include/Common.td")
        number = self.random.randint(0, 3)
        head, quote, rest = path.read_text().rpartition('Op<"')
        path.write_text(f'{head}{quote}op{number}"{rest[rest.index(">") :]}')

    def comment(self) -> None:
        path = self.file("Add.td", "Sub.td", "include/Common.td", "include/Base.td")
        path.write_text(path.read_text() + f"// {self.random.randint(0, 9)}\n")

    def shadow(self) -> None:
        text = (self.project.folder / "include/Base.td").read_text()
        self.project.write("first/Base.td", text.replace("= m;", '= "first-" # m;'))

    def unshadow(self) -> None:
        (self.project.folder / "first/Base.td").unlink(missing_ok=True)

    def switch_define(self) -> None:
        before, after = self.random.choice((("WITH_MORE", "LESS"), ("LESS", "WITH_MORE")))
        self.replace(self.file("tblgen.toml"), before, after)

    def change_generator(self) -> None:
        before, after = self.random.choice((('" ".join', '", ".join'), ('", ".join', '" ".join')))
        self.replace(self.file("names.py"), before, after)

    def go_back(self) -> None:
        """As a switched branch does."""
        target = self.random.choice(self.history)
        for name in self.sources().keys() - target.keys():
            (self.project.folder / name).unlink()
        for name, data in target.items():
            path = self.project.folder / name
            if not path.exists() or path.read_bytes() != data:
                path.parent.mkdir(exist_ok=True)
                path.write_bytes(data)

    def touch(self) -> None:
        self.file("Add.td", "include/Base.td", "names.py").touch()

    def some_output(self) -> Path | None:
        found = sorted(self.project.texts())
        return self.project.output(self.random.choice(found)) if found else None

    def damage_output(self) -> None:
        if path := self.some_output():
            path.write_bytes(path.read_bytes()[::-1])

    def delete_output(self) -> None:
        if path := self.some_output():
            path.unlink()


def replay(tool: Path, folder: Path, count: int, seed: int) -> None:
    history = Replay(ProjectFolder(tool, folder), seed)
    for _ in range(count):
        history.step()


# --- the installed MLIR's files ------------------------------------------------------

MLIR_ROWS = (
    ("mlir/Dialect/Arith/IR/ArithOps.td", ("--gen-op-decls", "--gen-op-defs", "--gen-enum-defs")),
    ("mlir/Dialect/Func/IR/FuncOps.td", ("--gen-op-decls", "--gen-op-defs", "--gen-dialect-decls")),
    ("mlir/Dialect/Math/IR/MathOps.td", ("--gen-op-doc", "--dump-json")),
    ("mlir/Interfaces/SideEffectInterfaces.td", ("--gen-op-interface-decls",)),
)


class MlirReplay:
    """Random edits of a copy of the installed .td files."""

    def __init__(self, tool: Path, folder: Path, seed: int) -> None:
        self.tool = tool
        self.folder = folder
        self.random = random.Random(seed)
        self.include = folder / "include"
        self.environment = {
            **os.environ,
            "TBLGEN_CACHE": "on",
            "TBLGEN_CACHE_DIR": str(folder / "cache"),
        }
        for path in (LLVM_INCLUDE / "mlir").rglob("*.td"):
            target = self.include / path.relative_to(LLVM_INCLUDE)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        self.history: list[tuple[Path, bytes | None]] = []
        self.used: list[Path] = []

    def build(self, name: str, *arguments: str) -> dict[str, bytes]:
        folder = self.folder / name
        folder.mkdir(exist_ok=True)
        (folder / "tblgen_commands.json").write_text(json.dumps(self.database(folder)))
        command = [str(self.tool), "build", "-q", *arguments]
        done = subprocess.run(command, cwd=folder, env=self.environment, capture_output=True)
        assert done.returncode == 0, done.stderr.decode()
        return {path.name: path.read_bytes() for path in folder.glob("*.out")}

    def database(self, folder: Path) -> list[dict[str, object]]:
        return [
            {
                "directory": str(folder),
                "file": td,
                "output": f"{Path(td).stem}{action}.out",
                "arguments": [
                    "tblgen-mlir",
                    action,
                    *(["--on-deprecated=none"] if "gen" in action else []),
                    f"-I{self.folder}/first",
                    f"-I{self.include}",
                    f"{self.include}/{td}",
                    "-o",
                    f"{Path(td).stem}{action}.out",
                ],
            }
            for td, actions in MLIR_ROWS
            for action in actions
        ]

    def step(self) -> None:
        self.edit()
        arguments = self.random.choice(([], ["--no-cache"]))
        kept = self.build("kept", *arguments)
        shutil.rmtree(self.folder / "clean", ignore_errors=True)
        assert kept == self.build("clean", "--no-cache")

    def edit(self) -> None:
        if self.history and self.random.random() < 0.3:
            path, data = self.history.pop()
            if data is None:
                path.unlink()
            else:
                path.write_bytes(data)
            return
        path = self.random.choice(self.inputs())
        if self.random.random() < 0.3:
            copy = self.folder / "first" / path.relative_to(self.include)
            copy.parent.mkdir(parents=True, exist_ok=True)
            self.change(copy, path.read_bytes())
        else:
            self.change(path, path.read_bytes())

    def change(self, path: Path, data: bytes) -> None:
        self.history.append((path, path.read_bytes() if path.exists() else None))
        number = self.random.randint(0, 5)
        mark = b'let summary = "'
        at = [i for i in range(len(data)) if data.startswith(mark, i)]
        if at and self.random.random() < 0.7:
            place = self.random.choice(at) + len(mark)
            data = data[:place] + f"{number} ".encode() + data[place:]
        else:
            data += f"// {number}\n".encode()
        path.write_bytes(data)

    def inputs(self) -> list[Path]:
        """Files that some output is made of."""
        if not self.used:
            for td, _ in MLIR_ROWS:
                command = [str(self.tool), "deps", f"-I{self.include}", f"{self.include}/{td}"]
                text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
                self.used += [Path(line) for line in text.splitlines()]
            self.used = sorted(set(self.used))
        return self.used


def replay_mlir(tool: Path, folder: Path, count: int, seed: int) -> None:
    history = MlirReplay(tool, folder, seed)
    for _ in range(count):
        history.step()


def with_tool(kind: str, is_watched: bool = False) -> Callable[[Path, Path, int, int], None]:
    return lambda tool, folder, count, seed: replay_build_tool(
        tool, folder, kind, count, seed, is_watched
    )


RUNS = {
    "kills": kill_builds,
    "replay": replay,
    "mlir": replay_mlir,
    "ninja": with_tool("Ninja"),
    "make": with_tool("Unix Makefiles"),
    "meson": with_tool("meson"),
    "scons": with_tool("scons"),
    "watched-ninja": with_tool("Ninja", is_watched=True),
    "watched-make": with_tool("Unix Makefiles", is_watched=True),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=RUNS)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    args = parser.parse_args()
    print(f"{args.what}: {args.count} steps, seed {args.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        RUNS[args.what](our_tool(), Path(folder), args.count, args.seed)
    print("nothing partial, nothing stale")
    return 0


if __name__ == "__main__":
    sys.exit(main())
