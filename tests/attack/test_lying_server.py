"""A cache server that lies: no file but the action's own is written, and no build fails."""

from __future__ import annotations

import os
import subprocess
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from misbehaving_server import Server, running_server

from tblgen_build import _core
from tblgen_build.cache import entry_format
from tblgen_build.cache import job_entry as job_entry_format
from tblgen_build.cache.action_result import Inputs, Result
from tblgen_build.cache.entry_format import (
    Blob,
    Malformed,
    PathMap,
    decode_action_result,
    decode_manifest,
    encode_action_result,
    encode_manifest,
    encode_result,
)
from tblgen_build.driver.action import Action, TranslationUnit
from tblgen_build.driver.produced import can_give
from tblgen_build.registry.find import additional_keys, find_generator

FILES = {
    "main.td": 'include "base.td"\ndef a : Op;\n',
    "base.td": "class Op;\n",
    "gen.py": """
from tblgen_build import Output, generator

@generator("gen-two", help="Writes two files", pure=True)
def two(records, options):
    return Output("main\\n", additional={"Extra": "extra\\n"})
""",
    "tool": """#!/bin/sh
while [ $# -gt 1 ]; do [ "$1" = -o ] && out=$2; shift; done
echo wrapped > "$out"
""",
}
BUILT_IN = ["--gen-ctags", "main.td", "-o", "out/x.inc"]
WAYS: dict[str, list[str]] = {
    "built-in": BUILT_IN,
    "load": ["--load", "gen.py", "--gen-two", "main.td", "-o", "out/x.inc"],
    "stdout": ["--gen-ctags", "main.td"],
    "emit": ["emit", "main.td", "--output", "out/x.inc", "--gen-ctags"],
    "wrap": ["wrap", "./tool", "--", "main.td", "-o", "out/x.inc"],
    "build": ["build", "-q", "--database", "."],
}


class Project:
    """A folder to build in, on a server; its local cache is emptied before each run."""

    def __init__(self, folder: Path, tool: Path, server: Server) -> None:
        self.folder, self.tool, self.server = folder / "a" / "b" / "c", tool, server
        # Folders called like the output: `x/../../..` leads somewhere.
        (self.folder / "out" / "x").mkdir(parents=True)
        for name, text in FILES.items():
            (self.folder / name).write_text(text)
        (self.folder / "tool").chmod(0o755)
        entry = '[{"directory": "%s", "file": "main.td", "output": "out/x.inc", "arguments": %s}]'
        command = '["tblgen", "--gen-ctags", "main.td", "-o", "out/x.inc"]'
        (self.folder / "tblgen_commands.json").write_text(entry % (self.folder, command))
        self.runs = 0

    def run(self, way: str) -> tuple[int, str, dict[str, bytes]]:
        self.runs += 1
        cache = self.folder.parent.parent.parent / f"cache{self.runs}"
        for path in [*(self.folder / "out").glob("*.inc"), *self.folder.glob(".tblgen*")]:
            path.unlink()
        done = subprocess.run(
            [str(self.tool), *WAYS[way]],
            cwd=self.folder,
            env={
                **os.environ,
                "TBLGEN_CACHE": "on",
                "TBLGEN_CACHE_DIR": str(cache),
                "TBLGEN_CACHE_REMOTE": self.server.url,
            },
            capture_output=True,
            text=True,
            timeout=60,
        )
        said = done.stdout if way == "stdout" else ""
        return done.returncode, said + done.stderr, self.files()

    def files(self) -> dict[str, bytes]:
        root = self.folder.parent.parent
        return {
            str(path.relative_to(root)): path.read_bytes()
            for path in sorted(root.rglob("*"))
            if path.is_file() and not path.name.startswith(".tblgen")
        }

    def lie(self, change: Callable[[Lie | JobLie], None]) -> None:
        """Change every result on the server, in a way that its digests are right."""
        stored = self.server.stored
        for path in [path for path in stored if path.startswith("/ac/")]:
            blob = decode_action_result(stored[path])[0]
            if blob.name == "result":
                lie = Lie(stored, path.rpartition("/")[2], stored[f"/cas/{blob.digest}"])
                change(lie)
                stored[path] = encode_action_result([lie.put("result", lie.data)])
            elif blob.name == "job":
                of_job = JobLie(blob.contents)
                change(of_job)
                stored[path] = of_job.entry()


class Lie:
    def __init__(self, stored: dict[str, bytes], key: str, data: bytes) -> None:
        self.stored, self.key, self.data = stored, key, data

    def put(self, name: str, data: bytes) -> Blob:
        digest = _core.sha256(data).hex()
        self.stored[f"/cas/{digest}"] = data
        return Blob(name, digest, len(data))

    def add(self, line: str) -> None:
        at = self.data.index(b"messages ")
        self.data = self.data[:at] + line.encode() + b"\n" + self.data[at:]

    def add_output(self, name: str) -> None:
        self.add(f"output {self.put('', b'EVIL').digest} {name}")

    def drop(self, begin: bytes) -> None:
        lines = self.data.splitlines(keepends=True)
        self.data = b"".join(line for line in lines if not line.startswith(begin))

    def rename_main(self) -> None:
        lines = self.data.splitlines(keepends=True)
        self.data = b"".join(
            line[:-1] + b"other\n"
            if line.startswith(b"output ") and line.endswith(b" \n")
            else line
            for line in lines
        )


class JobLie:
    """The entry of a job: its lines, each with the text that it is about."""

    def __init__(self, data: bytes) -> None:
        head, _, texts = zlib.decompress(data).partition(b"\nend\n")
        self.lines: list[tuple[bytes, bytes]] = []
        for line in head.split(b"\n"):
            size = int(line.split(b" ")[1]) if line.startswith((b"messages", b"output")) else 0
            self.lines.append((line, texts[:size]))
            texts = texts[size:]

    def add(self, line: str) -> None:
        self.lines.append((line.encode(), b""))

    def add_output(self, name: str) -> None:
        self.lines.append((f"output 4 {name}".encode(), b"EVIL"))

    def drop(self, begin: bytes) -> None:
        self.lines = [each for each in self.lines if not each[0].startswith(begin)]

    def rename_main(self) -> None:
        self.lines = [
            (line + b"other" if line.startswith(b"output ") and line.endswith(b" ") else line, text)
            for line, text in self.lines
        ]

    def entry(self) -> bytes:
        head = b"".join([line + b"\n" for line, _ in self.lines])
        return job_entry(zlib.compress(head + b"end\n" + b"".join([t for _, t in self.lines])))


def job_entry(data: bytes) -> bytes:
    return encode_action_result([Blob("job", _core.sha256(data).hex(), len(data), data)])


@pytest.fixture
def server() -> Iterator[Server]:
    with running_server() as server:
        yield server


@pytest.fixture
def project(tmp_path: Path, our_tblgen: Path, server: Server) -> Project:
    return Project(tmp_path, our_tblgen, server)


NAMES = [
    "../../X", "/../../X", "/../../../X", "/X", "..", ".", "/tmp/X", "X", ".td", "main.td", "x.inc",
    "Extra/../../X", "\0", "../x.inc",
]  # fmt: skip
LIES: dict[str, Callable[[Lie | JobLie], None]] = {
    "no main output": lambda lie: lie.drop(b"output "),
    "main output called otherwise": lambda lie: lie.rename_main(),
    "main output twice": lambda lie: lie.add_output(""),
    "no messages": lambda lie: lie.drop(b"messages "),
    "dependency on something else": lambda lie: lie.add("dependency =/etc/passwd"),
    "path of an unknown kind": lambda lie: lie.add("dependency ?x"),
    "unknown line": lambda lie: lie.add("remove main.td"),
}


@pytest.mark.parametrize("way", WAYS)
def test_lies(project: Project, way: str) -> None:
    """Whatever the server says, it is as if it had said nothing."""
    right = project.run(way)
    assert right[0] == 0
    honest = dict(project.server.stored)
    assert honest
    assert project.run(way) == right
    lies = {f"a file '{name}'": (lambda lie, n=name: lie.add_output(n)) for name in NAMES}
    for what, change in {**LIES, **lies}.items():
        project.server.stored = dict(honest)
        project.lie(change)
        status, said, files = project.run(way)
        if way == "load":  # such a generator may name anything beside its output
            beside = "b/c/out/x"
            files = {n: t for n, t in files.items() if n in right[2] or not n.startswith(beside)}
        assert (status, said, files) == right, what


def test_result_for_any_input(project: Project) -> None:
    """One that depends on no file would always be right."""
    right = project.run("load")
    stored = project.server.stored
    for path in [path for path in stored if path.startswith("/ac/")]:
        blob = decode_action_result(stored[path])[0]
        key = path.rpartition("/")[2]
        lie = Lie(stored, key, stored[f"/cas/{blob.digest}"])
        if blob.name == "manifest":
            candidate = entry_format.Candidate(Inputs(()))
            lie.data = encode_manifest(key, [candidate], PathMap())
            stored[path] = encode_action_result([lie.put("manifest", lie.data)])
            own = entry_format.result_key(key, Inputs(()), PathMap(), False)
            blobs = [lie.put("", b"EVIL").digest, lie.put("", b"").digest]
            result = encode_result(own, Result({"": b"EVIL"}), blobs, PathMap())
            stored[f"/ac/{own}"] = encode_action_result([lie.put("result", result)])
    (project.folder / "main.td").write_text("def other;\n")
    assert project.run("load")[2]["b/c/out/x.inc"] != b"EVIL"
    (project.folder / "main.td").write_text(FILES["main.td"])
    assert project.run("load") == right


BOMB = zlib.compress(bytes(job_entry_format.LARGEST + 1))
ENTRIES: dict[str, Callable[[bytes], bytes]] = {
    "nothing": lambda data: b"",
    "no zlib": lambda data: job_entry(b"tblgen-build job 1\nend\n"),
    "cut off": lambda data: job_entry(data[:-5]),
    "more after it": lambda data: job_entry(data + b"x"),
    "a bomb": lambda data: job_entry(BOMB),
    "two files": lambda data: job_entry(data) * 2,
    "of another job": lambda data: job_entry(
        zlib.compress(zlib.decompress(data).replace(b"key ", b"key 0", 1))
    ),
    "texts beyond the end": lambda data: job_entry(zlib.compress(zlib.decompress(data)[:-1])),
    "a negative size": lambda data: job_entry(
        zlib.compress(zlib.decompress(data).replace(b"messages ", b"messages -", 1))
    ),
    "another digest": lambda data: encode_action_result([Blob("job", "0" * 64, 1, data)]),
}


@pytest.mark.parametrize("what", ENTRIES)
def test_jobs(project: Project, what: str) -> None:
    right = project.run("emit")
    ((path, entry),) = project.server.stored.items()
    project.server.stored = {path: ENTRIES[what](decode_action_result(entry)[0].contents)}
    assert project.run("emit") == right
    assert project.server.stored[path] == entry  # it was made again, and put there


# --- what an action can give ---


READ = ("main.td", "base.td")


def action(**more: object) -> Action:
    made = Action(TranslationUnit("/p", "main.td"), "out/x.inc", "gen-two", depfile="out/x.d")
    for name, value in more.items():
        setattr(made, name, value)
    return made


@pytest.mark.parametrize("name", ["Extra", "Extra.h", ".h", "-more"])
def test_names_of_generators(name: str) -> None:
    assert can_give(action(loads=("gen.py",)), [name, ""], READ, READ)


@pytest.mark.parametrize("name", ["/X", "../X", "a/b", ".d", ".inc", "\0", ".", ".."])
def test_other_names(name: str) -> None:
    assert not can_give(action(loads=("gen.py",)), [name, ""], READ, READ)


def test_no_input_is_an_output() -> None:
    beside = action(loads=("gen.py",), output="main.inc")
    assert not can_give(beside, ["", ".td"], READ, READ)
    assert can_give(beside, ["", ".h"], READ, READ)


def test_no_stem() -> None:
    """At the beginning, `..` is the folder above."""
    assert not can_give(action(loads=("gen.py",), output="out/.inc"), ["", ".."], READ, READ)


@pytest.mark.parametrize(
    ("name", "is_own"), [("xEnums.inc", True), ("Makefile", False), ("x/y", False), ("x.d", False)]
)
def test_names_of_wrapped_tools(name: str, is_own: bool) -> None:
    """The tool was told no name but the output's."""
    assert can_give(action(wrapped="/bin/tool"), [name, ""], READ, READ) == is_own


def test_built_in_generators_write_what_they_declare() -> None:
    one = action(generator="gen-ctags")
    assert can_give(one, [""], READ, READ)
    assert not can_give(one, ["", "Extra"], READ, READ)
    several = action(generator="gen-register-info")
    declared = additional_keys("plain", "gen-register-info") or ()
    assert can_give(several, ["", *declared], READ, READ)
    assert not can_give(several, [""], READ, READ)
    registers = __import__(
        find_generator("gen-register-info").emit.__module__, fromlist=["_GUARDS"]
    )
    assert sorted(registers._GUARDS) == sorted(declared)


# --- decoders; tests/fuzz_decoders.py gives them random bytes ---


KEY = "0" * 64


def test_index_of_unheard_of_size() -> None:
    """Entries that take minutes to take apart are none."""
    begin = encode_manifest(KEY, [], PathMap()).removesuffix(b"end\n")
    data = begin + b"absent =x\n" * 2_000_000 + b"end\n"
    with pytest.raises(Malformed):
        decode_manifest(data, KEY, PathMap())
