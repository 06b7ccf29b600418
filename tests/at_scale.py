"""Many repetitions of the project's promises, run by hand; see docs/design/robustness.md.

    python tests/at_scale.py kills --count 5000
    python tests/at_scale.py crowd --count 64
    python tests/at_scale.py mutations --count 10000

`tests/build_stress.py` has histories of edits, `scripts/fuzz` the core by itself. The tests run the
same with small counts. A failure names its seed.
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import os
import random
import re
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from build_project import ProjectFolder
from cases import MAIN, Case, load_cases
from reference import (
    LLVM_TBLGEN,
    MLIR_TBLGEN,
    Limits,
    Run,
    include_options,
    our_tool,
    reference_tool,
    run_tool,
    write_files,
)
from warm_tool import WarmTool

TESTS = Path(__file__).resolve().parent
Report = Callable[[str], None]

# --- kills ------------------------------------------------------------------------

CONFIG = """\
load = ["fill.py"]
llvm-include = false
[[source]]
file = "A.td"
outputs.gen-fill = ["a.txt", "sub/b.txt"]
[[source]]
file = "B.td"
outputs.gen-fill = "c.txt"
"""
FILL = """\
from tblgen_build import generator

@generator("gen-fill", help="", pure=True)
def fill(records, options):
    return (records.get_def("VALUE").value_as_string("text") + "\\n") * 3000
"""
SOURCES = {"a.txt": "A.td", "sub/b.txt": "A.td", "c.txt": "B.td"}
DATABASES = ("tablegen_compile_commands.yml", "tblgen_commands.json")
# What changes files; a process is killed when it is about to.
CHANGES = (
    "open,openat,creat,write,writev,pwrite64,rename,renameat,renameat2,link,linkat,unlink,unlinkat,"
    "mkdir,mkdirat,ftruncate,fallocate,flock,fsync,fdatasync,utimensat,sendfile,copy_file_range"
)
STRACE = ("strace", "-f", "--seccomp-bpf")
KILLED = "+++ killed by SIGKILL +++"


class Kills:
    """Builds and compiles of one project, killed when they make the n-th call of a kind."""

    def __init__(self, tool: Path, folder: Path, seed: int) -> None:
        self.random = random.Random(seed)
        self.project = ProjectFolder(tool, folder)
        self.number = 0
        self.killed: Counter[str] = Counter()
        self.trace = folder / "trace"
        self.most: dict[tuple[str, str], float] = {}
        self.write("A.td")
        self.write("B.td")
        self.project.write("tblgen.toml", CONFIG)
        self.project.write("fill.py", FILL)
        self.texts: dict[str, set[bytes]] = {name: set() for name in SOURCES}
        self.ways: dict[str, Callable[[], list[str]]] = {
            "compile": self.a_compile,
            "build": lambda: [str(self.project.tool), "build", "-q", "-j1"],
            "parallel build": lambda: [str(self.project.tool), "build", "-q", "-j3"],
        }

    def write(self, source: str) -> None:
        """Two versions in turn, so that the cache has what some runs need."""
        text = f'def VALUE {{ string text = "{source} {self.random.randint(0, 40)}"; }}\n'
        self.project.write(source, text)

    def a_compile(self) -> list[str]:
        more = self.random.choice(([], ["--write-if-changed"]))
        return [
            *(str(self.project.tool), "--load", "fill.py", "--gen-fill", "A.td", *more),
            *("-o", "build/a.txt", "-d", "build/a.txt.d"),
        ]

    def expected(self, name: str) -> bytes:
        text = (self.project.folder / SOURCES[name]).read_text().split('"')[1]
        return f"{text}\n".encode() * 3000

    def step(self) -> None:
        before = {name: self.read(name) for name in SOURCES}
        for source in self.random.choice((["A.td"], ["B.td"], ["A.td", "B.td"])):
            self.write(source)
        if self.random.random() < 0.1:
            shutil.rmtree(self.project.folder.parent / "cache", ignore_errors=True)
        way = self.random.choice(list(self.ways))
        command = self.ways[way]()
        status = self.run_killed(command, way)
        for name, was in before.items():
            now = self.read(name)
            good = {was, self.expected(name)}
            if status == 0 and (way != "compile" or name == "a.txt"):
                good.remove(was) if was != self.expected(name) else None
            assert now in good, f"{name} is partial or stale after {command}, status {status}"
        self.check_clean(command)

    def read(self, name: str) -> bytes | None:
        path = self.project.output(name)
        return path.read_bytes() if path.exists() else None

    def run_killed(self, command: list[str], way: str) -> int:
        calls = self.random.choice(("all", CHANGES, CHANGES))
        most = self.most.get((way, calls), 100.0)
        when = 1 + int(most * self.random.random() ** 2)  # early rather: many runs are short
        kill = f"inject={calls}:signal=KILL:when={when}"
        done = subprocess.run(
            [*STRACE, "-o", self.trace, "-e", f"trace={calls}", "-e", kill, *command],
            cwd=self.project.folder,
            env=self.project.environment,
            capture_output=True,
            text=True,
        )
        assert "Traceback" not in done.stderr, done.stderr
        was_killed = KILLED in self.trace.read_text(errors="replace")
        self.killed[way if was_killed else "ended before"] += 1
        # How many such calls a run makes is learnt from where it was killed and where not.
        self.most[way, calls] = max(most, when * 1.3) if was_killed else max(most * 0.9, 20)
        return done.returncode

    def check_clean(self, command: list[str]) -> None:
        """The next run leaves everything right, from what the killed one has left in the cache."""
        if command[1] == "build":
            done = self.project.build("-q", "-j1")
        else:
            done = subprocess.run(
                command,
                cwd=self.project.folder,
                env=self.project.environment,
                capture_output=True,
                text=True,
            )
        assert done.returncode == 0, done.stderr
        for name in SOURCES if command[1] == "build" else ["a.txt"]:
            assert self.read(name) == self.expected(name), f"{name} after {command}"
        left = {path.name for path in (self.project.folder / "build").rglob("*") if path.is_file()}
        known = {"a.txt", "b.txt", "c.txt", "a.txt.d", *DATABASES}
        strange = {name for name in left - known if not name.startswith(".tblgen")}
        assert not strange, f"files left over: {strange} after {command}"


def kills(folder: Path, count: int, seed: int, report: Report) -> None:
    if shutil.which("strace") is None:
        sys.exit("error: strace is not installed")
    attack = Kills(our_tool(), folder, seed)
    attack.project.build("-q")
    for number in range(count * 4):
        attack.step()
        done = attack.killed.total() - attack.killed["ended before"]
        if number % 100 == 99 or done >= count:
            report(f"{number + 1} runs: {dict(attack.killed)}")
        if done >= count:
            return
    raise AssertionError("most runs ended before they were killed")


# --- a crowd ----------------------------------------------------------------------

ROUNDS = 30
PROGRAMS = 12


def crowd(folder: Path, count: int, seed: int, report: Report) -> None:
    """Processes that fill and read one cache, which others trim and damage meanwhile."""
    tool = our_tool()
    (folder / "fill.py").write_text(FILL)
    for n in range(PROGRAMS):
        (folder / f"{n}.td").write_text(f'def VALUE {{ string text = "{n}"; }}\n')
    os.environ.update(TBLGEN_CACHE="on", TBLGEN_CACHE_DIR=str(folder / "cache"))
    context = multiprocessing.get_context("fork")
    users = [context.Process(target=use, args=(tool, folder, n, seed)) for n in range(count)]
    done = context.Event()
    harm = [
        context.Process(target=trim, args=(tool, done)),
        *[context.Process(target=damage, args=(folder / "cache", done, seed + n)) for n in (1, 2)],
    ]
    for process in (*harm, *users):
        process.start()
    for process in users:
        process.join()
    done.set()
    for process in harm:
        process.join()
    failed = [process.exitcode for process in (*users, *harm) if process.exitcode]
    assert not failed, f"{len(failed)} of {count + len(harm)} processes found something"
    report(f"{count} processes, {count * ROUNDS} compiles, all as without a cache")


def use(tool: Path, folder: Path, number: int, seed: int) -> None:
    own = random.Random(seed * 1000 + number)
    for turn in range(ROUNDS):
        program = own.randrange(PROGRAMS)
        output = folder / f"{number}.out"
        if own.random() < 0.5:
            output.unlink(missing_ok=True)
        command = [str(tool), "--load", "fill.py", "--gen-fill", f"{program}.td", "-o", str(output)]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=600)
        assert done.returncode == 0, f"{number}, turn {turn}: {done.stderr}"
        assert not done.stderr, f"{number}, turn {turn}: {done.stderr}"
        assert output.read_text() == f"{program}\n" * 3000, f"{number}, turn {turn}"


def trim(tool: Path, done: multiprocessing.synchronize.Event) -> None:
    commands: tuple[list[str], ...] = (["trim", "--size", "20K"], ["verify"], ["clear"], [])
    while not done.wait(0.2):
        words = random.choice(commands)
        ran = subprocess.run([tool, "cache", *words], capture_output=True, text=True, timeout=600)
        assert "Traceback" not in ran.stderr, ran.stderr
        assert ran.returncode in (0, 1), f"{words}: {ran.stderr}"


def damage(cache: Path, done: multiprocessing.synchronize.Event, seed: int) -> None:
    own = random.Random(seed)
    while not done.wait(0.1):
        files = [path for path in cache.rglob("*") if path.is_file()]
        if not files:
            continue
        for path in own.sample(files, min(len(files), 4)):
            with contextlib.suppress(OSError):  # another process was there first
                own.choice((flip, truncate, Path.unlink, make_fifo, make_folder, make_link))(path)


def flip(path: Path) -> None:
    change(path, lambda data: data[: len(data) // 2] + b"~" + data[len(data) // 2 + 1 :])


def truncate(path: Path) -> None:
    change(path, lambda data: data[: len(data) // 2])


def change(path: Path, edit: Callable[[bytes], bytes]) -> None:
    """In place; never by a FIFO or a link that another process has put there."""
    with open(os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            return
        os.fchmod(file.fileno(), 0o644)
    with open(os.open(path, os.O_RDWR | os.O_NONBLOCK | os.O_NOFOLLOW), "r+b") as file:
        data = edit(file.read())
        file.seek(0)
        file.truncate()
        file.write(data)


def make_fifo(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def make_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def make_link(path: Path) -> None:
    path.unlink()
    path.symlink_to("/dev/zero")


# --- mutations --------------------------------------------------------------------

TOKEN = re.compile(
    rb'(?P<text>"[^"\n]*")|(?P<name>[A-Za-z_]\w*)|(?P<other>[$!#]\w*)|(?P<number>\d+)|(?P<sign>[^\s\w])'
)
SOME_VALUES = (
    b"0",
    b"1",
    b"-1",
    b"65",
    b"4294967296",
    b"?",
    b'""',
    b"[]",
    b"(ops)",
    b"{}",
    b"NoSuch",
)
OTHERS = 3  # further generators that each program goes through


def commands_of(kind: str) -> list[tuple[Case, tuple[str, ...]]]:
    """The cases of one tool, each with the flags that it is run with."""
    return [
        (case, tuple(text.split()))
        for case in load_cases(TESTS / kind / "cases" / "accepted")
        for text in " ".join(case.args).split(";")
    ]


class Mutations:
    """Programs of the cases with some tokens changed, through generators of both tools."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.random = random.Random(seed)
        self.tools = {"mlir": reference_tool(MLIR_TBLGEN), "llvm": reference_tool(LLVM_TBLGEN)}
        self.commands = {kind: commands_of(kind) for kind in self.tools}
        self.flags = {
            kind: sorted({flags for _, flags in commands})
            for kind, commands in self.commands.items()
        }
        self.warm = WarmTool()
        self.counts: Counter[str] = Counter()

    def step(self, number: int) -> list[str]:
        kind = self.random.choice(("mlir", "mlir", "llvm"))
        case, own_flags = self.random.choice(self.commands[kind])
        files = dict(case.files)
        name = self.random.choice(list(files))
        files[name] = self.mutate(files[name])
        where = self.folder / "program"
        shutil.rmtree(where, ignore_errors=True)
        write_files(where, files)
        found = []
        for flags in (own_flags, *self.random.sample(self.flags[kind], OTHERS)):
            if why := self.compare(kind, case, flags, where):
                kept = self.folder / f"found-{number}"
                if not kept.exists():
                    shutil.copytree(where, kept)
                found.append(f"{kept.name}: {case.id}: {' '.join(flags)}: {why}")
        return found

    def compare(self, kind: str, case: Case, flags: tuple[str, ...], where: Path) -> str:
        """What is wrong with our run; nothing where it is as it should be."""
        include = include_options(case.needs_intrinsics)
        args = [*flags, *include, "-I.", MAIN]
        ours = self.warm.run(args, cwd=where, personality=kind)
        self.counts["runs"] += 1
        if ours.exit_code not in (0, 1) or "Traceback" in ours.stderr:
            return f"status {ours.exit_code}: {last_line(ours)}"
        if "internal error" in ours.stderr:
            return last_line(ours)
        if ours.exit_code == 1:
            self.counts["rejected"] += 1
            return ""
        self.counts["accepted"] += 1
        theirs = run_tool(self.tools[kind], args, cwd=where, limits=Limits(seconds=120))
        if theirs.crashed:
            self.counts["reference crashes"] += 1
        elif not theirs.succeeded:
            return f"accepted, the reference: {last_line(theirs)}"
        return ""

    def mutate(self, text: bytes) -> bytes:
        for _ in range(self.random.choice((1, 1, 1, 2, 3))):
            if tokens := list(TOKEN.finditer(text)):
                token = self.random.choice(tokens)
                text = text[: token.start()] + self.instead(token, tokens) + text[token.end() :]
        return text

    def instead(self, token: re.Match[bytes], tokens: list[re.Match[bytes]]) -> bytes:
        """Mostly one of the same kind, for most of what is of another is not a program."""
        if self.random.random() < 0.8:
            same = [other[0] for other in tokens if other.lastgroup == token.lastgroup]
            return self.random.choice(same)
        some = (b"", token[0] + b" " + token[0], self.random.choice(tokens)[0])
        return self.random.choice((*some, self.random.choice(SOME_VALUES)))


def last_line(run: Run) -> str:
    errors = [line for line in run.stderr.splitlines() if "error" in line.lower()]
    return (errors or run.stderr.splitlines() or [""])[-1][:200]


def mutations(folder: Path, count: int, seed: int, report: Report) -> None:
    attack = Mutations(folder, seed)
    found = []
    for number in range(1, count + 1):
        for each in attack.step(number):
            found.append(each)
            report(each)
        if number % 500 == 0 or number == count:
            report(f"{number} programs: {dict(attack.counts)}, {len(found)} found")
    attack.warm.close()
    assert not found, f"{len(found)} found, in {folder}"


ATTACKS = {"kills": kills, "crowd": crowd, "mutations": mutations}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=ATTACKS)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    parser.add_argument("--keep", type=Path, help="a folder for what is found")
    args = parser.parse_args()
    start = time.process_time()
    print(f"{args.what}: {args.count}, seed {args.seed}", flush=True)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))
    with tempfile.TemporaryDirectory() as scratch:
        folder = args.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        ATTACKS[args.what](folder, args.count, args.seed, lambda text: print(text, flush=True))
    print(f"nothing found ({time.process_time() - start:.0f} s of this process)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
