"""The engine makes what a build is about to ask for; a command places it, or does it alone."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from misbehaving_server import running_server
from reference import LLVM_INCLUDE
from tool_copy import copy_tool

from tblgen_build.engine.jobs import FREE_SECONDS, Job, Plan, read_jobs
from tblgen_build.engine.worker import QUIET

HANGS_AFTER = 600  # seconds; no verdict depends on it
NAMES = ("a", "b", "c")


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + HANGS_AFTER
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


class Build:
    """A build folder with a database, and an interpreter that counts how often it starts."""

    def __init__(self, folder: Path, launcher: Path, *, has_json: bool = True) -> None:
        """With outputs that the core makes (JSON), a command is never all in the cache."""
        self.has_json = has_json
        self.tool, _ = copy_tool(folder, launcher)
        self.starts = folder / "starts"
        self.starts.write_text("")
        (python,) = self.tool.parent.glob("python*")
        python.unlink()
        words = shlex.join([sys.executable]), shlex.quote(str(self.starts))
        python.write_text('#!/bin/sh\necho >> {1}\nexec {0} "$@"\n'.format(*words))
        python.chmod(0o755)
        self.runtime = folder / "runtime"
        self.runtime.mkdir(mode=0o700)
        self.source, self.folder = folder / "source", folder / "build"
        self.source.mkdir()
        (self.folder / "guards").mkdir(parents=True)
        self.environment = os.environ | {
            "XDG_RUNTIME_DIR": str(self.runtime),
            "TBLGEN_CACHE": "on",
            "TBLGEN_CACHE_DIR": str(folder / "cache"),
            "TBLGEN_ENGINE": str(HANGS_AFTER),
        }
        self.write("common.td", "class Common;\n")
        for name in NAMES:
            self.write(f"{name}.td", f'include "common.td"\ndef {name.upper()} : Common;\n')
        self.include_dirs = [self.source]
        self.write_database()

    def write_database(self) -> None:
        entries = [
            {
                "directory": str(self.folder),
                "file": str(self.source / f"{name}.td"),
                "output": str(self.folder / f"{name}.inc"),
                "arguments": [str(self.tool), *self.command(name)],
            }
            for name in NAMES
        ]
        (self.folder / "tblgen_commands.json").write_text(json.dumps(entries))

    def write(self, name: str, text: str) -> None:
        (self.source / name).write_text(text)

    def command(self, name: str) -> list[str]:
        out = str(self.folder / name)
        return [
            *("emit", str(self.source / f"{name}.td"), "--tool", "mlir"),
            *[f"-I{folder}" for folder in self.include_dirs],
            *("-d", f"{out}.d", "--build-dir", str(self.folder)),
            *("--guard", f"{self.folder}/guards/{name}"),
            *("--output", f"{out}.inc", "--gen-enum-decls"),
            *(("--output", f"{out}.json", "--dump-json") if self.has_json else ()),
        ]

    def run(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.tool), *words],
            cwd=self.folder,
            env=self.environment | environment,
            capture_output=True,
            text=True,
            timeout=HANGS_AFTER,
        )

    def make(self, name: str, **environment: str) -> str:
        """What the command says; its outputs, if it succeeds."""
        done = self.run(*self.command(name), **environment)
        if done.returncode:
            return done.stderr
        return (self.folder / f"{name}.{'json' if self.has_json else 'inc'}").read_text()

    def begin(self) -> int:
        """The engine's number, after the build's first command."""
        words = ("tool-stamp", "stamp", "-d", "stamp.d", "--database")
        done = self.run(*words, str(self.folder / "tblgen_commands.json"))
        assert (done.returncode, done.stderr) == (0, "")
        assert self.count() == 1
        (found,) = self.engines()
        return found

    def engines(self) -> list[int]:
        """Processes that have a lock in the runtime folder, and are no children of one."""
        found = []
        for status in Path("/proc").glob("[0-9]*/cmdline"):
            try:
                words = status.read_bytes()
                parent = int((status.parent / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            if str(self.runtime).encode() in words and b"engine.server" in words:
                found.append((int(status.parent.name), parent))
        numbers = {number for number, _ in found}
        return [number for number, parent in found if parent not in numbers]

    def workers(self, engine: int) -> list[int]:
        words = Path(f"/proc/{engine}/task/{engine}/children").read_text().split()
        return [int(word) for word in words]

    def end(self) -> None:
        """End its engines, stopped ones, too."""
        for engine in self.engines():
            os.kill(engine, signal.SIGCONT)
            os.kill(engine, signal.SIGTERM)
        wait_until(lambda: not self.engines())

    def count(self) -> int:
        """How often Python was started."""
        return len(self.starts.read_text())


@pytest.fixture
def build(tmp_path: Path, our_tblgen: Path) -> Iterator[Build]:
    if our_tblgen.read_bytes()[:4] != b"\x7fELF":
        pytest.skip("an editable installation has no native launcher")
    made = Build(tmp_path, our_tblgen)
    yield made
    made.end()


def files_of(build: Build, name: str) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(build.folder.glob(f"{name}.*"))}


@pytest.mark.parametrize("cache", ["off", "on"])
def test_a_command_gives_what_it_gives_alone(build: Build, cache: str) -> None:
    build.environment["TBLGEN_CACHE"] = cache
    build.begin()
    for name in NAMES:
        assert "Common" in build.make(name)
    served = {name: files_of(build, name) for name in NAMES}
    assert build.count() == 1
    for name in NAMES:
        for path in build.folder.glob(f"{name}.*"):
            path.unlink()
        build.make(name, TBLGEN_ENGINE="off", TBLGEN_CACHE="off")
        assert files_of(build, name) == served[name]


def write_large_sources(build: Build) -> None:
    """Each source gives some hundred kilobytes."""
    cases = "".join(
        f'def C{n} : I32EnumAttrCase<"a_case_of_a_long_name_{n}", {n}>;\n' for n in range(2500)
    ) + ", ".join(f"C{n}" for n in range(2500)).join(
        ('def E : I32EnumAttr<"E", "many", [', "]>;\n")
    )
    build.write("common.td", 'include "mlir/IR/EnumAttr.td"\nclass Common;\n')
    for name in NAMES:
        build.write(f"{name}.td", f'include "common.td"\n{cases}')


@pytest.mark.llvm_files
def test_a_large_output_is_placed_without_a_copy(build: Build) -> None:
    """Its file is written by a worker. To who sees it, it is as any other."""
    build.environment["TBLGEN_CACHE"] = "off"
    build.has_json = False
    build.include_dirs.append(LLVM_INCLUDE)
    build.write_database()
    write_large_sources(build)
    build.begin()
    started = time.time()
    umask = os.umask(0o22)
    os.umask(umask)
    for name in NAMES:
        assert len(build.make(name)) > 1 << 17
        status = (build.folder / f"{name}.inc").stat()
        assert (status.st_mode & 0o777, status.st_nlink) == (0o666 & ~umask, 1)
        assert status.st_mtime > started - 0.1
    assert build.count() == 1
    served = {name: files_of(build, name) for name in NAMES}
    for name in NAMES:
        build.make(name)  # what is the same stays
        for path in build.folder.glob(f"{name}.*"):
            path.unlink()
        build.make(name, TBLGEN_ENGINE="off")
        assert files_of(build, name) == served[name]
    assert not list(build.folder.glob("*.tmp*"))


def test_nothing_is_placed_that_nobody_asked_for(build: Build) -> None:
    build.begin()
    build.make("b")
    assert not list(build.folder.glob("a.*")) + list(build.folder.glob("c.*"))


def test_a_file_changes_after_it_was_read(build: Build) -> None:
    build.begin()
    build.make("a")
    build.write("common.td", "class Common { int edited = 1; }\n")
    for name in NAMES:
        assert '"edited":1' in build.make(name)
    assert build.count() == 1


def test_a_file_appears_after_it_was_looked_for(build: Build) -> None:
    build.begin()
    build.make("a")
    (build.folder / "common.td").write_text("class Common { int nearer = 1; }\n")
    expected = build.make("b", TBLGEN_ENGINE="off", TBLGEN_CACHE="off")
    (build.folder / "b.json").unlink()
    assert build.make("b") == expected


def test_a_mistake_is_told_to_who_asks(build: Build) -> None:
    build.write("b.td", "def B : Missing;\n")
    build.begin()
    assert "Common" in build.make("a")
    served = build.make("b")
    assert "b.td:1:9: error:" in served
    assert served == build.make("b", TBLGEN_ENGINE="off")
    build.write("b.td", 'include "common.td"\ndef Fixed : Common;\n')
    assert "Fixed" in build.make("b")


@pytest.fixture
def cached_build(tmp_path: Path, our_tblgen: Path) -> Iterator[Build]:
    if our_tblgen.read_bytes()[:4] != b"\x7fELF":
        pytest.skip("an editable installation has no native launcher")
    made = Build(tmp_path, our_tblgen, has_json=False)
    yield made
    end_engines(made)


def end_engines(build: Build) -> None:
    for engine in build.engines():
        os.kill(engine, signal.SIGTERM)
    wait_until(lambda: not build.engines())


@pytest.mark.parametrize("delay", [0.0, 1e6])
def test_what_a_server_has(cached_build: Build, delay: float) -> None:
    """All of it comes from there, at once; nothing waits for a silent server."""
    build, local = cached_build, Path(cached_build.environment["TBLGEN_CACHE_DIR"])
    with running_server() as server:
        build.environment["TBLGEN_CACHE_REMOTE"] = server.url
        build.begin()
        texts = {name: build.make(name) for name in NAMES}
        end_engines(build)
        assert sum(request == "PUT ac" for request in server.requests) == len(NAMES)
        shutil.rmtree(local)
        for path in [build.folder / "stamp", *build.folder.glob("*.inc")]:
            path.unlink()
        server.requests.clear()
        server.delay = delay
        build.starts.write_text("")
        build.begin()
        assert {name: build.make(name) for name in NAMES} == texts
        end_engines(build)
        if not delay:  # of a busy machine's jobs, a worker may make some meanwhile
            assert (local / "stats" / "remote-hits").stat().st_size


@pytest.mark.parametrize("which", [signal.SIGSTOP, signal.SIGKILL])
def test_a_fetcher_that_does_nothing(cached_build: Build, which: signal.Signals) -> None:
    build = cached_build
    with running_server() as server:
        server.delay = 1e6
        build.environment["TBLGEN_CACHE_REMOTE"] = server.url
        engine = build.begin()
        for child in build.workers(engine):
            os.kill(child, which)
        for name in NAMES:
            assert "TableGen'erated" in build.make(name)
        for child in build.workers(engine):
            os.kill(child, signal.SIGCONT)


def test_results_are_kept_once_they_are_placed(build: Build) -> None:
    engine = build.begin()
    for name in NAMES:
        build.make(name)
    os.kill(engine, signal.SIGTERM)
    wait_until(lambda: not build.engines())
    served = {name: files_of(build, name) for name in NAMES}
    for name in NAMES:
        for path in build.folder.glob(f"{name}.*"):
            path.unlink()
        build.make(name)  # from the launcher's cache
        assert files_of(build, name) == served[name]
    assert build.count() == 1


@pytest.mark.parametrize("which", [signal.SIGSTOP, signal.SIGKILL])
@pytest.mark.parametrize("whom", ["engine", "workers"])
def test_nobody_waits_for_who_does_nothing(build: Build, which: signal.Signals, whom: str) -> None:
    engine = build.begin()
    build.make("a")
    build.write("common.td", "class Common { int edited = 1; }\n")  # all is to be made again
    victims = [engine] if whom == "engine" else build.workers(engine)
    workers = build.workers(engine)
    for victim in victims:
        os.kill(victim, which)
    for name in NAMES:
        assert '"edited":1' in build.make(name)
    if which == signal.SIGKILL and whom == "engine":
        wait_until(lambda: not any(Path(f"/proc/{each}").exists() for each in workers))


def test_a_signal_counts_that_comes_with_the_end_of_a_wait(build: Build) -> None:
    """One that a stopped engine gets: both are there when it goes on."""
    engine = build.begin()
    time.sleep(QUIET / 4 / 1000)  # it waits for a quiet moment, to keep the result
    os.kill(engine, signal.SIGSTOP)
    time.sleep(2 * QUIET / 1000)
    os.kill(engine, signal.SIGTERM)
    os.kill(engine, signal.SIGCONT)
    wait_until(lambda: not build.engines())


def test_the_engine_ends_when_nothing_comes(build: Build) -> None:
    build.environment["TBLGEN_ENGINE"] = "1"
    build.begin()
    build.make("a")
    wait_until(lambda: not build.engines())
    assert not [path for path in build.runtime.glob("*/*") if path.name != "count"]


# --- builds without a database -----------------------------------------------------


class NinjaBuild(Build):
    """What Meson writes: commands that run in Ninja's folder and name no other."""

    def write_database(self) -> None:
        rows = [
            f"build {name}Enums.h.inc {name}Enums.cpp.inc: make ../source/{name}.td\n"
            f"  stem = {name}Enums"
            for name in NAMES
        ]
        words = [
            *(shlex.quote(str(self.tool)), "dialect", "$in", "$stem.h.inc", "$stem.cpp.inc"),
            *("-d", "$stem.d", f"-I{self.source}", f"-I{LLVM_INCLUDE}", "--dialect", "'a b'"),
        ]
        rule = f"rule make\n  command = {' '.join(words)}\n  depfile = $stem.d\n  deps = gcc\n"
        (self.folder / "build.ninja").write_text(rule + "\n".join(rows) + "\n")

    def ninja(self, **environment: str) -> dict[str, bytes]:
        """All outputs, made again."""
        for path in self.folder.glob("*.inc"):
            path.unlink()
        done = subprocess.run(
            ["ninja", "-j1"],
            cwd=self.folder,
            env=self.environment | environment,
            capture_output=True,
            text=True,
            timeout=HANGS_AFTER,
        )
        assert done.returncode == 0, done.stdout
        return {path.name: path.read_bytes() for path in sorted(self.folder.glob("*.inc"))}


@pytest.fixture
def ninja_build(tmp_path: Path, our_tblgen: Path) -> Iterator[NinjaBuild]:
    if our_tblgen.read_bytes()[:4] != b"\x7fELF":
        pytest.skip("an editable installation has no native launcher")
    made = NinjaBuild(tmp_path, our_tblgen)
    for name in NAMES:
        made.write(f"{name}.td", ENUM.replace("@", name.upper()))
    yield made
    made.end()


ENUM = """include "mlir/IR/EnumAttr.td"
def @ : I32EnumAttr<"@", "", [I32EnumAttrCase<"One", 1>]>;
"""


@pytest.mark.parametrize("cache", ["off", "on"])
def test_ninja_lists_what_meson_does_not(ninja_build: NinjaBuild, cache: str) -> None:
    """Every command of the first build takes what the engine has made."""
    expected = ninja_build.ninja(TBLGEN_CACHE="off", TBLGEN_ENGINE="off")
    assert len(expected) == 2 * len(NAMES)
    alone = ninja_build.count()
    assert ninja_build.ninja(TBLGEN_CACHE=cache) == expected
    assert ninja_build.count() == alone + 1  # the engine
    [engine] = ninja_build.engines()
    assert ninja_build.workers(engine)
    ninja_build.write("a.td", ENUM.replace("@", "Other"))
    assert ninja_build.ninja(TBLGEN_CACHE=cache) != expected
    assert ninja_build.count() == alone + 1


def test_another_mlir_is_found_meanwhile(ninja_build: NinjaBuild) -> None:
    """The command's words are the same, but they mean other folders."""
    words = ["dialect", "../source/a.td", "aEnums.h.inc"]
    text = (
        f"rule make\n  command = {shlex.join([str(ninja_build.tool), *words])}\n"
        "build aEnums.h.inc: make ../source/a.td\n"
    )
    (ninja_build.folder / "build.ninja").write_text(text)
    assert ninja_build.run(*words).returncode == 0
    assert ninja_build.engines()
    ninja_build.source.joinpath("mlir/IR").mkdir(parents=True)
    shutil.copy(LLVM_INCLUDE / "mlir/IR/OpBase.td", ninja_build.source / "mlir/IR")
    alone = ninja_build.run(*words, TBLGEN_ENGINE="off")
    assert alone.returncode == 1
    assert "'mlir/IR/EnumAttr.td'" in alone.stderr.splitlines()[0]
    served = ninja_build.run(*words)
    assert (served.returncode, served.stderr) == (1, alone.stderr)


def test_there_is_no_ninja_on_path(ninja_build: NinjaBuild) -> None:
    """Then commands run in the engine's children."""
    expected = ninja_build.ninja(TBLGEN_ENGINE="off")
    alone = ninja_build.count()
    empty = ninja_build.folder / "empty"
    empty.mkdir()
    for name in NAMES:
        output = ninja_build.folder / f"{name}Enums.h.inc"
        output.unlink()
        words = ["dialect", f"../source/{name}.td", output.name, "-I", str(LLVM_INCLUDE)]
        done = ninja_build.run(*words, PATH=f"{empty}:/none")
        assert (done.returncode, done.stderr) == (0, "")
        assert output.read_bytes() == expected[output.name]
    assert ninja_build.count() == alone + 1


@pytest.mark.parametrize("text", ["exec sleep 600", "exit 1", "echo no list"])
def test_another_program_is_called_ninja(ninja_build: NinjaBuild, text: str) -> None:
    """It costs two seconds at most, once a build."""
    folder = ninja_build.folder / "other"
    folder.mkdir()
    (folder / "ninja").write_text(f"#!/bin/sh\n{text}\n")
    (folder / "ninja").chmod(0o755)
    words = ["dialect", "../source/a.td", "aEnums.h.inc", "-I", str(LLVM_INCLUDE)]
    done = ninja_build.run(*words, PATH=f"{folder}:{os.environ['PATH']}")
    assert (done.returncode, done.stderr) == (0, "")
    assert (ninja_build.folder / "aEnums.h.inc").exists()


def test_a_build_file_that_never_ends(ninja_build: NinjaBuild) -> None:
    (ninja_build.folder / "build.ninja").unlink()
    os.mkfifo(ninja_build.folder / "build.ninja")
    done = ninja_build.run(*("dialect", "../source/a.td", "aEnums.h.inc", "-I", str(LLVM_INCLUDE)))
    assert (done.returncode, done.stderr) == (0, "")
    assert ninja_build.engines()


def test_a_stamp_is_written_last() -> None:
    """Only of an emission does the launcher know what to write when all outputs are there."""
    words = ["tblgen", "dialect", "a.td", "aEnums.h.inc", "-I", str(LLVM_INCLUDE)]
    assert read_jobs([("/none", words)])
    assert not read_jobs([("/none", [*words, "--stamp", "a.stamp"])])


# --- what is next ---------------------------------------------------------------


def job(name: str, *words: str) -> Job:
    return Job(0, "/none", ["a.td", "--output", name, *(words or ("--gen-op-decls",))])


def test_documents_are_not_made_ahead() -> None:
    assert job("a.inc").is_wanted_ahead
    assert not job("a.md", "--gen-op-doc").is_wanted_ahead
    assert not job("a.py", "--gen-python-op-bindings").is_wanted_ahead


def test_documents_beside_code_are_made_ahead() -> None:
    """One command of a source makes both: who builds the code asks for it."""
    both = Job(
        0, "/", ["a.td", "--output=a.inc", "--gen-op-decls", "--output=a.md", "--gen-op-doc"]
    )
    assert both.is_wanted_ahead


def test_generators_from_elsewhere_are_no_jobs() -> None:
    words = ["tblgen", "emit", "a.td", "--load", "x.py", "--output", "a.inc", "--gen-x"]
    assert not read_jobs([("/none", words)])


def test_what_nobody_asks_for_is_bounded() -> None:
    jobs = [job(str(number)) for number in range(100)]
    plan = Plan(jobs)
    made = 0
    while (found := plan.next()) is not None:
        found.state, found.seconds = "ready", FREE_SECONDS / 4
        plan.made(found)
        made += 1
    assert made == 4
    plan.took(jobs[0])
    assert plan.next() is jobs[4]


def test_what_somebody_waits_for_comes_first() -> None:
    jobs = [job(str(number)) for number in range(3)]
    plan = Plan(jobs)
    assert plan.next() is jobs[0]
    jobs[2].waiting.append((None, None))  # type: ignore[arg-type]
    plan.ask(jobs[2])
    assert plan.next() is jobs[2]
