"""Generators that read what nobody sees: what they give is neither kept nor called up to date.

Each try is a generator of its own. Those that Python reports are not even kept if their author
declares them pure; of the others, `pure` is the author's word, and without it nothing is kept.
"""

from __future__ import annotations

import marshal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tblgen_build import _core, running_code
from tblgen_build.driver.action import Action, TranslationUnit
from tblgen_build.driver.generate import Generated, ParsedUnit, generate, parse_unit
from tblgen_build.driver.results import inputs_of
from tblgen_build.registry import effects

HEAD = """
from tblgen_build import generator
import os, sys
HERE = os.path.dirname(__file__)
FILE, DATA = HERE + "/data.txt", HERE + "/data.py"
"""
RUN = """
@generator("gen-try", help="", pure={pure})
def attempt(records, options):
    {body}
    return {result}
"""

LISTS = compile("os.listdir(HERE)", "<frozen importlib._bootstrap>", "exec")
DISGUISED = marshal.dumps(LISTS).hex()

# What Python reports, within the run.
REPORTED = {
    "open": "open(FILE).read()",
    "open for bytes": 'open(FILE, "rb").read()',
    "os.open": "os.read(os.open(FILE, os.O_RDONLY), 9)",
    "io.FileIO": "import io; io.FileIO(FILE).read()",
    "io.open_code": "import io; io.open_code(FILE).read()",
    "pathlib": "import pathlib; pathlib.Path(FILE).read_text()",
    "codecs": 'import codecs; codecs.open(FILE, "r", "utf-8").read()',
    "fileinput": "import fileinput; list(fileinput.input(FILE))",
    "linecache": "import linecache; linecache.getlines(FILE)",
    "a file that is not there": "\n    try: open(HERE + '/none')\n    except OSError: pass",
    "Python as data": "open(DATA).read()",
    "Python as bytes": 'open(DATA, "rb").read()',
    "compiled Python as data": 'open(HERE + "/data.pyc", "rb").read()',
    "a library as data": 'open(HERE + "/data.so", "rb").read()',
    "pkgutil.get_data": 'import importlib.machinery as m;'
    ' m.SourceFileLoader("x", DATA).get_data(FILE)',
    "a module's own loader": "__spec__.loader.get_data(FILE)",
    "a loader's source": "__spec__.loader.get_data(DATA)",
    "importlib.resources": "import importlib.resources as r, email;"
    ' (r.files(email) / "architecture.rst").read_text()',
    "runpy": "import runpy; runpy.run_path(DATA)",
    "zipimport": 'import zipfile; zipfile.ZipFile(HERE + "/none.zip", "w").close()',
    "inspect": "import inspect; inspect.getsource(inspect)",
    "tokenize": "import tokenize; tokenize.open(DATA).read()",
    "configparser": "import configparser; configparser.ConfigParser().read(FILE)",
    "numbers of lines": "sum(1 for _ in open(FILE))",
    "os.listdir": "os.listdir(HERE)",
    "os.scandir": "list(os.scandir(HERE))",
    "os.walk": "list(os.walk(HERE))",
    "glob": 'import glob; glob.glob(HERE + "/*")',
    "pathlib.iterdir": "import pathlib; list(pathlib.Path(HERE).iterdir())",
    "pkgutil.iter_modules": "import pkgutil; list(pkgutil.iter_modules([HERE]))",
    "os.chdir": "os.chdir(os.getcwd())",
    "os.putenv": 'os.environ["TRIED"] = "1"',
    "os.rename": "os.rename(FILE, FILE)",
    "os.chmod": "os.chmod(FILE, 0o644)",
    "os.utime": "os.utime(FILE)",
    "os.mkdir": 'os.mkdir(HERE + "/made")',
    "os.link": 'os.link(FILE, HERE + "/linked")',
    "os.symlink": 'os.symlink(FILE, HERE + "/symlinked")',
    "os.truncate": "os.truncate(FILE, 1)",
    "extended attributes": "\n    try: os.listxattr(FILE)\n    except OSError: pass",
    "os.fork": "\n    child = os.fork()\n    if child == 0: os._exit(0)\n    os.waitpid(child, 0)",
    "os.forkpty": "\n    child, end = os.forkpty()\n    if child == 0: os._exit(0)"
    "\n    os.close(end); os.waitpid(child, 0)",
    "os.system": 'os.system("true")',
    "os.popen": 'os.popen("true").close()',
    "os.posix_spawn": 'os.waitpid(os.posix_spawn("/bin/true", ["true"], {}), 0)',
    "os.spawn": 'os.spawnv(os.P_WAIT, "/bin/true", ["true"])',
    "subprocess": 'import subprocess; subprocess.run(["true"])',
    "multiprocessing": "import multiprocessing as m;"
    ' p = m.get_context("fork").Process(target=len, args=("",)); p.start(); p.join()',
    "threads": "import threading; t = threading.Thread(target=os.listdir, args=(HERE,));"
    " t.start(); t.join()",
    "a thread that goes on": "import _thread, time; _thread.start_new_thread(time.sleep, (1,))",
    "an executor": "from concurrent.futures import ThreadPoolExecutor as T;"
    " T(1).submit(os.listdir, HERE).result()",
    "sockets": "import socket; socket.create_server(('127.0.0.1', 0)).close()",
    "names of hosts": "import socket; socket.gethostname()",
    "sqlite": 'import sqlite3; sqlite3.connect(":memory:").close()',
    "ctypes": "import ctypes; ctypes.CDLL(None).getpid()",
    "mmap": "import mmap; mmap.mmap(-1, 10).close()",
    "shelve": "import shelve; shelve.open(HERE + '/shelf').close()",
    "tempfile": "import tempfile; tempfile.TemporaryFile().close()",
    "code that calls itself the import system": "exec(compile("
    "'os.listdir(HERE)', '<frozen importlib._bootstrap_external>', 'exec'), globals())",
    "code from bytes that calls itself that": "import marshal;"
    f" exec(marshal.loads(bytes.fromhex('{DISGUISED}')), globals())",
    "code whose file is replaced": "exec(compile('os.listdir(HERE)', 'x', 'exec').replace("
    "co_filename='<frozen importlib._bootstrap>'), globals())",
    "an import of what is not there": "\n    try: import not_there\n    except ImportError: pass",
    "a submodule that is not there": "\n    try: import email.not_there"
    "\n    except ImportError: pass",
    "a file executed as a module": "import importlib.util as u;"
    ' s = u.spec_from_file_location("m", HERE + "/computes.py");'
    " s.loader.exec_module(u.module_from_spec(s))",
    "a module that is forgotten": "sys.path.insert(0, HERE); import computes;"
    ' del sys.modules["computes"]',
    "a module in an archive": "import zipfile;"
    ' z = zipfile.ZipFile(HERE + "/z.zip", "w"); z.writestr("zipped.py", "x = 1"); z.close();'
    ' sys.path.insert(0, HERE + "/z.zip"); import zipped',
    "a folder by its number": "d = os.open(HERE, os.O_RDONLY); os.listdir(d); os.close(d)",
    "zones of time": "import zoneinfo; zoneinfo.ZoneInfo.no_cache('Europe/Berlin')",
    "types of files": "import mimetypes; mimetypes.MimeTypes(filenames=[FILE]).guess_type('a.b')",
    "shared memory": "from multiprocessing.shared_memory import SharedMemory as S;"
    " m = S(create=True, size=9); m.close(); m.unlink()",
    "another hook": "sys.addaudithook(lambda *_: None)",
}  # fmt: skip
# While its file is loaded, or a module that it imports.
WHEN_LOADED = {
    "a file at import time": "TEXT = open(FILE).read()",
    "a folder at import time": "NAMES = os.listdir(HERE)",
    "in a module that it imports": "sys.path.insert(0, HERE); import reads_when_imported",
}
# What Python does not report.
UNREPORTED = {
    "a variable of the environment": 'os.environ.get("HOME")',
    "the current folder": "os.getcwd()",
    "os.stat": "os.stat(FILE).st_mtime",
    "os.path.exists": "os.path.exists(FILE)",
    "os.readlink": "os.readlink('/proc/self/exe')",
    "os.access": "os.access(FILE, os.R_OK)",
    "the clock": "import time; time.time()",
    "chance": "import random; random.random()",
    "the process's number": "os.getpid()",
    "what was opened before": "os.fstat(0)",
    "standard input": "os.fstat(sys.__stdin__.fileno()) if sys.__stdin__ else None",
    "the time of day": "import time; time.localtime()",
    "users": "import pwd; pwd.getpwuid(0)",
    "arguments": "sys.argv[1:]",
    "a name of a package that is not there": "\n    try: from email import not_there"
    "\n    except ImportError: pass",
    "importlib.import_module": "import importlib"
    "\n    try: importlib.import_module('not_there')\n    except ImportError: pass",
    "whether a module is there": "import importlib.util as u; u.find_spec('not_there')",
    "space on a disk": "os.statvfs(HERE)",
    "load": "os.getloadavg()",
    "processors": "os.cpu_count()",
    "a number for each object": "hash(object())",
    "the order of a set": "list({'a', 'b', 'c'})",
}
# Values that do their reading when they are taken apart, after the run.
LATER = {
    "parts": (
        "",
        """
from tblgen_build import Output
class Later(list):
    def __iter__(self):
        return iter([open(FILE).read()])
""",
        'Output(Later(["x"]))',
    ),
    "files": (
        "more",
        """
from collections.abc import Mapping
from tblgen_build import Output
class Later(Mapping):
    def __iter__(self):
        return iter(["more"])
    def __len__(self):
        return 1
    def __getitem__(self, key):
        return open(FILE).read()
""",
        'Output("x", additional=Later())',
    ),
}
HARMLESS = {
    "computing": "sorted(records.defs)",
    "an import that tries others": "import pickle, subprocess, bz2, platform",
    "an import within the run": "import json, colorsys; json.dumps([1])",
    "a module of its own, lazily": "sys.path.insert(0, HERE); import computes",
    "classes": "import dataclasses; dataclasses.make_dataclass('A', ['x'])",
    "regular expressions": "import re; re.compile('a+').sub('', 'aa')",
    "evaluating": "eval('1 + 1')",
}

# Tries leave files and threads to be collected.
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture
def parsed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ParsedUnit]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TRIED", "0")
    monkeypatch.setattr(sys, "path", list(sys.path))
    for name, text in (
        ("a.td", "def a;\n"),
        ("data.txt", "[data]\n"),
        ("data.py", "x = 1\n"),
        ("data.pyc", "x"),
        ("data.so", "x"),
        ("reads_when_imported.py", "import os; text = os.listdir(os.path.dirname(__file__))"),
        ("computes.py", "text = str(1)\n"),
    ):
        Path(name).write_text(text)
    yield parse_unit(_core.Session(), TranslationUnit(str(tmp_path), "a.td"))
    effects._effects_of_loading.clear()  # of this process, which goes on
    for name in ("reads_when_imported", "computes", "zipped"):
        sys.modules.pop(name, None)


def generated(
    parsed: ParsedUnit, head: str, body: str, *, pure: bool, result: str = '"x"'
) -> Generated:
    Path("own.py").write_text(HEAD + head + RUN.format(pure=pure, body=body, result=result))
    path = str(Path("own.py").absolute())
    action = Action(parsed.unit, "out.inc", "gen-try", loads=(path,))
    return generate(parsed, action)


@pytest.mark.parametrize("what", REPORTED)
def test_reported(parsed: ParsedUnit, what: str) -> None:
    done = generated(parsed, "", REPORTED[what], pure=True)
    assert not done.is_pure
    assert "the generator 'gen-try' is declared pure=True" in done.messages[0].message


@pytest.mark.parametrize("what", WHEN_LOADED)
def test_when_loaded(parsed: ParsedUnit, what: str) -> None:
    assert not generated(parsed, WHEN_LOADED[what], "pass", pure=True).is_pure


@pytest.mark.parametrize("what", LATER)
def test_read_later(parsed: ParsedUnit, what: str) -> None:
    key, head, result = LATER[what]
    done = generated(parsed, head, "pass", pure=True, result=result)
    assert (done.is_pure, done.outputs[key]) == (False, b"[data]\n")


def test_text_that_encodes_itself(parsed: ParsedUnit) -> None:
    """It is not asked to."""
    head = """
class Later(str):
    def encode(self, *arguments, **more):
        return open(FILE, "rb").read()
"""
    done = generated(parsed, head, "pass", pure=True, result='Later("x")')
    assert (done.is_pure, done.outputs[""]) == (True, b"x")


@pytest.mark.parametrize("what", UNREPORTED)
def test_unreported(parsed: ParsedUnit, what: str) -> None:
    """And everything else: who promises nothing is not kept."""
    done = generated(parsed, "", UNREPORTED[what], pure=False)
    assert (done.is_pure, done.messages) == (False, ())


@pytest.mark.parametrize("what", HARMLESS)
def test_harmless(parsed: ParsedUnit, what: str) -> None:
    done = generated(parsed, "", HARMLESS[what], pure=True)
    assert (done.is_pure, done.messages) == (True, ())


def test_a_module_of_its_own_is_an_input(parsed: ParsedUnit) -> None:
    done = generated(parsed, "", HARMLESS["a module of its own, lazily"], pure=True)
    running = running_code.STARTED
    try:
        running_code.STARTED = sys.maxsize  # its files are new
        inputs = inputs_of(parsed, done)
    finally:
        running_code.STARTED = running
    assert inputs is not None
    assert "computes.py" in [path for path, _ in inputs.files]
