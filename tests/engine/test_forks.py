"""The engine forks for a command that no build folder has: it does what it does alone."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import struct
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from tool_copy import copy_tool

# Says who has started the process that makes the output, and how much is left of earlier ones.
GENERATOR = """\
import os
import sys
import time
from tblgen_build import generator

@generator("gen-who", help="")
def gen_who(records, options):
    if records.get_def("Kill"):
        os.kill(os.getpid(), 15)
    if records.get_def("Wait"):
        with open("starting", "w") as file:
            file.write(f"{os.getpid()} {os.getppid()}")
        os.rename("starting", "started")
        for _ in range(60000):
            if os.path.exists("go"):
                break
            time.sleep(0.01)
    if records.get_def("Exit"):
        raise SystemExit(7)
    if records.get_def("Mask"):
        os.umask(0)
    text = f"{os.getppid()} {os.getcwd()} {os.environ.get('MAKELEVEL')} {os.environ.get('WISH')}"
    return f"{text} {sys.stdin.read() if records.get_def('Read') else ''}\\n"
"""
ENOUGH = 5  # commands that follow each other: then there is one
HANGS_AFTER = 600  # seconds; no verdict depends on it


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + HANGS_AFTER
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


def connect(connection: socket.socket, path: Path) -> None:
    """An address has 107 bytes, a test's path more."""
    folder = os.open(path.parent, os.O_DIRECTORY)
    try:
        connection.connect(f"/proc/self/fd/{folder}/{path.name}")
    finally:
        os.close(folder)


class Build:
    """Commands in one folder, of a copy of the launcher and the package."""

    def __init__(self, folder: Path, launcher: Path) -> None:
        self.tool, self.package = copy_tool(folder, launcher)
        self.runtime = folder / "runtime"
        self.runtime.mkdir(mode=0o700)
        self.folder = folder / "project"
        self.folder.mkdir()
        self.write("who.py", GENERATOR)
        self.write("a.td", "def A;\n")
        self.environment = os.environ | {
            "XDG_RUNTIME_DIR": str(self.runtime),
            "TBLGEN_CACHE": "off",
        }
        self.environment["TBLGEN_ENGINE"] = str(HANGS_AFTER)

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text)

    def command(self, source: str = "a.td", *more: str) -> list[str]:
        words = [
            "emit",
            source,
            "--load",
            "who.py",
            *more,
            "--output",
            f"{source}.txt",
            "--gen-who",
        ]
        return [str(self.tool), *words]

    def run(
        self, source: str = "a.td", *more: str, text: str = "", **environment: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(source, *more),
            cwd=self.folder,
            env=self.environment | environment,
            input=text,
            capture_output=True,
            text=True,
            timeout=HANGS_AFTER,
        )

    def start(self, source: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self.command(source), cwd=self.folder, env=self.environment)

    def maker(self, source: str = "a.td", *more: str, **environment: str) -> int:
        """Whose child has made the output: this process's, or the server's."""
        done = self.run(source, *more, **environment)
        assert (done.returncode, done.stderr) == (0, "")
        return int(self.output(source)[0])

    def output(self, source: str = "a.td") -> list[str]:
        path = self.folder / f"{source}.txt"
        words = path.read_text().split()
        path.unlink()
        return words

    def begin(self) -> int:
        """The server's number, once it is there and serves."""
        self.follow_others()
        server = self.maker()
        assert self.servers() == {server}
        return server

    def follow_others(self) -> None:
        """As if the commands that pay no server had been."""
        folder = self.runtime / "tblgen-build"
        folder.mkdir(mode=0o700, exist_ok=True)
        (folder / "count").write_text("." * (ENOUGH - 2))

    def sockets(self) -> list[Path]:
        return [path for path in self.runtime.glob("*/*") if path.is_socket()]

    def servers(self) -> set[int]:
        found = set()
        for path in self.sockets():
            with socket.socket(socket.AF_UNIX) as connection:
                try:
                    connect(connection, path)
                except ConnectionRefusedError:
                    continue
                credentials = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12)
                found.add(struct.unpack("3i", credentials)[0])
        return found


@pytest.fixture
def build(tmp_path: Path, our_tblgen: Path) -> Iterator[Build]:
    if our_tblgen.read_bytes()[:4] != b"\x7fELF":
        pytest.skip("an editable installation has no native launcher")
    made = Build(tmp_path, our_tblgen)
    yield made
    for server in made.servers():
        os.kill(server, signal.SIGKILL)


def test_starts_when_commands_follow_each_other(build: Build) -> None:
    for _ in range(ENOUGH - 2):
        assert build.maker() == os.getpid()
        assert build.servers() == set()
    server = build.maker()
    assert build.servers() == {server}
    assert build.maker() == server


def test_starts_with_a_build_that_has_everything_to_do(build: Build) -> None:
    command = [str(build.tool), "tool-stamp", "stamp", "-d", "stamp.d"]
    subprocess.run(command, cwd=build.folder, env=build.environment, check=True)
    wait_until(lambda: bool(build.servers()))
    assert build.servers() == {build.maker()}


@pytest.mark.parametrize("tool", ["llvm", "mlir"])
def test_has_the_generators_of_the_tool_that_it_began_with(build: Build, tool: str) -> None:
    build.write(
        "imported.py",
        "import sys\n"
        "from tblgen_build import generator\n"
        "@generator('gen-imported', help='')\n"
        "def modules(records, options):\n"
        "    return ' '.join(sys.modules)\n",
    )
    words = f"emit a.td --load imported.py --tool {tool} --output imported.txt --gen-imported"

    def imported() -> set[str]:
        command = [str(build.tool), *words.split()]
        subprocess.run(command, cwd=build.folder, env=build.environment, check=True)
        found = (build.folder / "imported.txt").read_text().split()
        return {
            each
            for each in ("llvm", "mlir")
            if any(name.startswith(f"tblgen_build.generators.{each}.") for name in found)
        }

    assert imported() == set()
    build.follow_others()
    assert imported() == {tool}


@pytest.mark.parametrize("off", ["environment", "option"])
def test_off(build: Build, off: str) -> None:
    more = ["--no-engine"] if off == "option" else []
    environment = {"TBLGEN_ENGINE": "off"} if off == "environment" else {}
    for _ in range(ENOUGH + 1):
        assert build.maker("a.td", *more, **environment) == os.getpid()
    assert build.sockets() == []
    server = build.begin()
    assert build.maker("a.td", *more, **environment) == os.getpid()
    assert build.maker() == server


def test_nothing_is_left_of_earlier_commands(build: Build) -> None:
    mask = os.umask(0o022)
    server = build.begin()
    for level in ("1", "2"):
        build.run(MAKELEVEL=level)
        assert build.output() == [str(server), str(build.folder), level, "None"]
    build.write("who.py", GENERATOR.replace('f"{text} ', 'f"{text} edited'))
    build.run()
    assert build.output() == [str(server), str(build.folder), "None", "None", "edited"]
    build.write("mask.td", "def Mask;\n")
    assert build.run("mask.td").returncode == 0
    assert build.output("mask.td")[0] == str(server)
    try:
        build.run()
        assert (build.folder / "a.td.txt").stat().st_mode & 0o777 == 0o644
    finally:
        os.umask(mask)


def test_another_environment_is_another_servers(build: Build) -> None:
    server = build.begin()
    assert build.maker(WISH="x") == os.getpid()
    mask = os.umask(0o077)
    try:
        assert build.maker() == os.getpid()
    finally:
        os.umask(mask)
    low = ["nice", "-n", "1", *build.command()]
    subprocess.run(low, cwd=build.folder, env=build.environment, check=True)
    assert build.output()[0] == str(os.getpid())
    assert build.maker() == server


def test_changed_code(build: Build) -> None:
    server = build.begin()
    with (build.package / "generators" / "mlir" / "__init__.py").open("a") as file:
        file.write("# Edited.\n")
    assert build.maker() == os.getpid()
    wait_until(lambda: server not in build.servers())


def test_streams(build: Build) -> None:
    server = build.begin()
    build.write("read.td", "def Read;\n")
    assert build.run("read.td", text="what it reads\n").returncode == 0
    assert build.output("read.td")[0] == str(server)
    build.write("broken.td", "def A : Missing;\n")
    alone = build.run("broken.td", TBLGEN_ENGINE="off")
    served = build.run("broken.td")
    assert (served.returncode, served.stdout, served.stderr) == (
        alone.returncode,
        alone.stdout,
        alone.stderr,
    )
    assert "broken.td:1:9: error:" in served.stderr
    build.write("exit.td", "def Exit;\n")
    assert build.run("exit.td").returncode == 7
    assert build.maker() == server


def test_a_descriptor_by_its_name(build: Build) -> None:
    build.begin()
    reading, writing = os.pipe()
    os.write(writing, b"def B;\n")
    os.close(writing)
    command = build.command(f"/dev/fd/{reading}")
    command[command.index("--output") + 1] = "b.txt"
    subprocess.run(command, cwd=build.folder, env=build.environment, pass_fds=[reading], check=True)
    os.close(reading)
    assert (build.folder / "b.txt").read_text().startswith(f"{os.getpid()} ")


def test_keeps_nothing_of_who_started_it(build: Build) -> None:
    server = build.begin()
    kept = {Path("/dev/null"), *(path.with_suffix(".lock") for path in build.sockets())}
    wait_until(lambda: opened(server) == kept)  # the command that has begun it has ended by then
    assert Path(f"/proc/{server}/cwd").readlink() == Path("/")
    assert os.getsid(server) != os.getsid(0)


def opened(process: int) -> set[Path]:
    """What it has open, sockets aside."""
    found: set[Path] = set()
    for path in Path(f"/proc/{process}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed since
            found.add(path.readlink())
    return {path for path in found if not str(path).startswith("socket:")}


@pytest.mark.parametrize("which", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_ends_the_command(build: Build, which: signal.Signals) -> None:
    build.write("wait.td", "def Wait;\n")
    alone = interrupted(build, which, 0)
    server = build.begin()
    assert interrupted(build, which, server) == alone
    assert not (build.folder / "wait.td.txt").exists()
    assert build.maker() == server


def interrupted(build: Build, which: signal.Signals, server: int) -> int:
    started = build.folder / "started"
    command = build.start("wait.td")
    wait_until(started.exists)
    started.unlink()
    command.send_signal(which)
    status = command.wait(HANGS_AFTER)
    wait_until(lambda: not server or not children(server))
    return status


def children(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in found]


def test_a_command_that_nobody_waits_for_ends(build: Build) -> None:
    build.write("wait.td", "def Wait;\n")
    server = build.begin()
    assert interrupted(build, signal.SIGKILL, server) == -signal.SIGKILL
    assert not (build.folder / "wait.td.txt").exists()
    assert build.maker() == server


def test_a_command_that_kills_itself(build: Build) -> None:
    server = build.begin()
    build.write("kill.td", "def Kill;\n")
    assert build.run("kill.td").returncode == -signal.SIGTERM
    assert build.maker() == server


def test_a_server_that_dies(build: Build) -> None:
    """Who waits for it does it all alone, and the next build has a new one."""
    server = build.begin()
    build.write("wait.td", "def Wait;\n")
    command = build.start("wait.td")
    wait_until((build.folder / "started").exists)
    child, parent = map(int, (build.folder / "started").read_text().split())
    assert parent == server
    os.kill(server, signal.SIGKILL)
    os.kill(child, signal.SIGKILL)
    build.write("go", "")
    assert command.wait(HANGS_AFTER) == 0
    assert build.output("wait.td")[0] == str(os.getpid())
    assert build.maker() == os.getpid()


def test_a_server_that_is_stopped(build: Build) -> None:
    """What it was asked for meanwhile it does not do later."""
    server = build.begin()
    os.kill(server, signal.SIGSTOP)
    assert build.maker() == os.getpid()
    os.kill(server, signal.SIGCONT)
    assert build.maker() == server
    assert not (build.folder / "a.td.txt").exists()


def test_whoever_says_nonsense(build: Build) -> None:
    server = build.begin()
    (path,) = build.sockets()
    for text in (
        b"",
        b"x",
        b"00000003abc",
        b"ffffffff",
        b"0000001c" + b"tblgen-build engine 2\0a\0b\0c",
    ):
        with socket.socket(socket.AF_UNIX) as connection:
            connect(connection, path)
            connection.sendall(text)
            connection.shutdown(socket.SHUT_WR)
            wait_until(lambda: not connection.recv(1000))
    assert build.maker() == server


@pytest.mark.parametrize("place", ["missing", "open", "link", "file"])
def test_no_place_for_a_socket(build: Build, tmp_path: Path, place: str) -> None:
    ours = build.runtime / "tblgen-build"
    if place == "missing":
        build.runtime.rmdir()
    elif place == "open":
        ours.mkdir()
        ours.chmod(0o770)
    elif place == "link":
        (tmp_path / "elsewhere").mkdir(mode=0o700)
        ours.symlink_to(tmp_path / "elsewhere")
    else:
        ours.write_text("")
    for _ in range(ENOUGH + 1):
        assert build.maker() == os.getpid()


def test_ends_when_nothing_comes(build: Build) -> None:
    build.environment["TBLGEN_ENGINE"] = "3"

    def is_seen() -> bool:
        """One that has gone before anybody looked is followed by another."""
        build.follow_others()
        return bool(build.maker()) and bool(build.servers())

    wait_until(is_seen)
    wait_until(lambda: [path.name for path in build.runtime.glob("*/*")] == ["count"])


def test_many_at_once(build: Build) -> None:
    """However their looks at the count fall together: one starts it, and one stays."""
    for _ in range(4):
        commands = [build.start("a.td") for _ in range(8)]
        assert [command.wait(HANGS_AFTER) for command in commands] == [0] * 8
        wait_until(lambda: bool(build.maker()) and bool(build.servers()))
        (server,) = build.servers()
        os.kill(server, signal.SIGKILL)
        shutil.rmtree(build.runtime / "tblgen-build")
