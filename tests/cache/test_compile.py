"""Drop-in compiles through the cache: hits write what misses write, and nothing stale is served."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from message_data import AS_DATA, codes

GENERATOR = """
from tblgen_build import Output, Option, generator

OPTIONS = [Option("prefix"), Option("flag", kind="flag")]

@generator("gen-shown", help="Shows names", options=OPTIONS, pure=True)
def shown(records, options):
    defs = records.all_derived_definitions("Op")
    text = "".join(f"{options.string('prefix')}{d.name}\\n" for d in defs)
    warnings = [d.error(f"{d.name} is old") for d in defs if d.value_as_bit("old")]
    return Output(text, additional={"Extra": f"extra {len(defs)}\\n"}, warnings=warnings)
"""

FILES = {
    "main.td": 'include "ops.td"\ndef a : Op;\n#ifdef X\ndef x : Op;\n#endif\n',
    "inc/ops.td": "class Op { bit old = 0; }\n",
    "gen.py": GENERATOR,
}


@dataclass
class Project:
    folder: Path
    tool: Path
    environment: dict[str, str] = field(default_factory=dict)

    def write(self, files: Mapping[str, str]) -> None:
        for name, text in files.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)

    def run(
        self,
        *arguments: str,
        environment: Mapping[str, str] | None = None,
        stdin: str = "",
        succeeds: bool = True,
    ) -> subprocess.CompletedProcess[str]:
        run = subprocess.run(
            [str(self.tool), *arguments],
            cwd=self.folder,
            env={**os.environ, **self.environment, **(environment or {})},
            input=stdin,
            capture_output=True,
            text=True,
        )
        assert "Traceback" not in run.stderr
        assert (run.returncode == 0) == succeeds, run.stderr
        return run

    def compile(self, *more: str, **environment: str) -> str:
        """Compile main.td; whether it was a hit or a miss."""
        before = self.counts()
        self.run(*COMPILE, *more, environment=environment)
        return self.event(before)

    def counts(self) -> dict[str, int]:
        stats = Path(self.environment["TBLGEN_CACHE_DIR"], "stats")
        return {path.name: path.stat().st_size for path in stats.glob("*")}

    def event(self, before: Mapping[str, int]) -> str:
        """What has been counted since: one event, or "" for none."""
        now = self.counts()
        return " ".join(sorted(name for name in now if now[name] != before.get(name, 0)))

    def text(self, name: str) -> str:
        return (self.folder / name).read_text()

    def snapshot(self) -> dict[str, str]:
        return {n: self.text(n) for n in ("out.inc", "outExtra.inc", "out.d")}


COMPILE = [
    "--load",
    "gen.py",
    "--gen-shown",
    "main.td",
    "-I",
    "inc",
    "-o",
    "out.inc",
    "-d",
    "out.d",
]


@pytest.fixture
def project(tmp_path: Path, our_tblgen: Path) -> Project:
    cache = {"TBLGEN_CACHE": "on", "TBLGEN_CACHE_DIR": str(tmp_path / "cache")}
    made = Project(tmp_path / "p", our_tblgen, cache)
    made.write(FILES)
    return made


LISTING = """
from tblgen_build import Option, generator

@generator("gen-listed", help="Shows a file", options=[Option("list", kind="file")], pure=True)
def listed(records, options):
    file = options.file("list")
    return "none" if file is None else f"{file.path}: {file.content}"
"""


def test_files_that_options_name_are_inputs(project: Project) -> None:
    project.write({"list.py": LISTING, "list.txt": "a"})
    command = ["--load", "list.py", "--gen-listed", *COMPILE[3:]]

    def made(*more: str) -> tuple[str, str]:
        before = project.counts()
        project.run(*command, *more)
        return project.event(before), project.text("out.inc")

    assert made() == ("misses", "none")
    assert made("--list=list.txt") == ("misses", "list.txt: b'a'")
    assert "list.txt" in project.text("out.d").split()
    assert made("--list=list.txt") == ("hits", "list.txt: b'a'")
    assert "list.txt" in project.text("out.d").split()
    project.write({"list.txt": "b"})
    assert made("--list=list.txt") == ("misses", "list.txt: b'b'")
    assert made("--list=gone.txt") == ("misses", "gone.txt: None")
    assert "gone.txt" not in project.text("out.d").split()
    assert made("--list=gone.txt") == ("hits", "gone.txt: None")
    project.write({"gone.txt": "c"})
    assert made("--list=gone.txt") == ("misses", "gone.txt: b'c'")


def test_a_hit_writes_what_a_miss_writes(project: Project) -> None:
    project.write({"main.td": FILES["main.td"] + "def b : Op { let old = 1; }\n"})
    assert project.compile() == "misses"
    first = project.snapshot()
    assert first["out.inc"] == "a\nb\n"
    assert first["outExtra.inc"] == "extra 2\n"
    assert first["out.d"] == "out.inc: main.td inc/ops.td gen.py\n"
    for name in first:
        (project.folder / name).unlink()
    run = project.run(*COMPILE)
    assert run.stderr.startswith("main.td:6:5: warning: b is old\ndef b : Op")
    assert project.snapshot() == first
    assert project.counts() == {"misses": 1, "hits": 1}


def test_where_the_output_goes_is_no_part_of_the_key(project: Project) -> None:
    assert project.compile() == "misses"
    assert project.compile("-o", "./else.inc", "-d", "else.d") == "hits"
    assert project.text("else.inc") == "a\n"
    assert project.text("elseExtra.inc") == "extra 1\n"
    assert project.text("else.d").startswith("./else.inc: main.td ")
    assert project.run("-o", "-", *COMPILE[:6]).stdout == "a\nextra 1\n"
    assert project.counts()["hits"] == 2


@pytest.mark.parametrize(
    "more", [["-DX"], ["--prefix=p"], ["--flag"], ["-I."], ["--no-warn-on-unused-template-args"]]
)
def test_every_option_counts(project: Project, more: list[str]) -> None:
    project.compile()
    assert project.compile(*more) == "misses"
    assert project.compile(*more) == "hits"
    assert project.compile() == "hits"


def test_options_are_told_from_each_other(project: Project) -> None:
    project.compile("-D", "A", "-D", "B")
    assert project.compile("-D", "B", "-D", "A", "-D", "A") == "hits"  # a set
    assert project.compile("-I", "A", "-I", "B") == "misses"
    assert project.compile("-I", "B", "-I", "A") == "misses"  # a list
    assert project.compile("--prefix=--flag") == "misses"
    assert project.compile("--prefix=", "--flag") == "misses"


def edit(project: Project, name: str, text: str) -> None:
    (project.folder / name).write_text(text)


def test_edits_and_back(project: Project) -> None:
    project.compile()
    edit(project, "inc/ops.td", FILES["inc/ops.td"] + "def later : Op;\n")
    assert project.compile() == "misses"
    assert project.text("out.inc") == "a\nlater\n"
    edit(project, "inc/ops.td", FILES["inc/ops.td"])
    assert project.compile() == "hits"
    assert project.text("out.inc") == "a\n"


def test_same_size_and_time(project: Project) -> None:
    """A racy edit: neither size nor time tells the files apart."""
    project.compile()
    path = project.folder / "main.td"
    status = path.stat()
    path.write_text(path.read_text().replace("def a", "def z"))
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert project.compile() == "misses"
    assert project.text("out.inc") == "z\n"


def test_file_that_shadows_another(project: Project) -> None:
    project.compile()
    project.write({"ops.td": "class Op { bit old = 0; }\ndef shadow : Op;\n"})
    assert project.compile() == "misses"
    assert project.text("out.inc") == "a\nshadow\n"
    (project.folder / "ops.td").unlink()
    assert project.compile() == "hits"
    assert project.text("out.inc") == "a\n"


def test_symbolic_link_that_is_turned(project: Project) -> None:
    project.write({"v1/ops.td": FILES["inc/ops.td"]})
    project.write({"v2/ops.td": FILES["inc/ops.td"] + "def two : Op;\n"})
    shutil.rmtree(project.folder / "inc")
    link = project.folder / "inc"
    link.symlink_to("v1")
    project.compile()
    link.unlink()
    link.symlink_to("v2")
    assert project.compile() == "misses"
    assert project.text("out.inc") == "a\ntwo\n"


def test_file_that_becomes_a_folder(project: Project) -> None:
    project.compile()
    (project.folder / "inc/ops.td").unlink()
    (project.folder / "inc/ops.td").mkdir()
    old = project.text("out.inc")
    run = project.run(*COMPILE, AS_DATA, succeeds=False)
    assert codes(run.stderr) == ["main.td:1:9 E0103"]
    assert project.text("out.inc") == old


def test_the_same_words_in_another_folder(project: Project, tmp_path: Path) -> None:
    """Relative paths mean other files there; the content decides."""
    project.compile()
    other = Project(tmp_path / "q", project.tool, project.environment)
    other.write({**FILES, "main.td": FILES["main.td"].replace("def a", "def other")})
    assert other.compile() == "misses"
    assert other.text("out.inc") == "other\n"
    edit(other, "main.td", FILES["main.td"])
    assert other.compile() == "hits"
    assert other.text("out.inc") == "a\n"


def test_changed_generator(project: Project) -> None:
    project.compile()
    edit(project, "gen.py", GENERATOR.replace("d.name}\\n", "d.name}!\\n"))
    assert project.compile() == "misses"
    assert project.text("out.inc") == "a!\n"
    edit(project, "gen.py", GENERATOR)
    assert project.compile() == "hits"


def test_generator_edited_within_a_second(project: Project) -> None:
    """Python's own cache of compiled modules would not see it."""
    for name in "abcd":
        edit(project, "gen.py", GENERATOR.replace("d.name}\\n", f"d.name}}{name}\\n"))
        os.utime(project.folder / "gen.py", (10, 10))
        assert project.compile() == "misses"
        assert project.text("out.inc") == f"a{name}\n"


def test_module_that_a_generator_imports_late(project: Project) -> None:
    late = "    import sys; sys.path.insert(0, '.'); import late\n"
    text = GENERATOR.replace("    defs =", late + "    defs =").replace(
        "{d.name}\\n", "{late.X}\\n"
    )
    project.write({"gen.py": text, "late.py": "X = 1\n"})
    project.compile()
    assert project.compile() == "hits"
    edit(project, "late.py", "X = 22\n")
    assert project.compile() == "misses"
    assert project.text("out.inc") == "22\n"


def test_imported_module_edited_within_a_second(project: Project) -> None:
    text = "import sys; sys.path.insert(0, '.'); import part\n" + GENERATOR
    edit(project, "gen.py", text.replace("{d.name}\\n", "{part.X}\\n"))
    for number in range(3):
        project.write({"part.py": f"X = {number}\n"})
        os.utime(project.folder / "part.py", (10, 10))
        assert project.compile() == "misses"
        assert project.text("out.inc") == f"{number}\n"


@pytest.mark.parametrize(
    "effect", ["open('main.td').read()", "open('side', 'w')", "__import__('os').system('true')"]
)
def test_generator_that_does_more_than_compute_is_run_again(project: Project, effect: str) -> None:
    edit(project, "gen.py", GENERATOR.replace("    defs =", f"    {effect}\n    defs =", 1))
    assert project.compile() == "misses"
    assert project.compile() == "misses"


def test_input_edited_during_the_run(project: Project) -> None:
    meddling = "import os; os.rename('next.td', 'main.td')\n"
    edit(project, "gen.py", GENERATOR.replace("    defs =", f"    {meddling}    defs =", 1))
    project.write({"next.td": FILES["main.td"].replace("def a", "def later")})
    assert project.compile() == "misses"
    assert project.text("out.inc") == "a\n"
    project.write({"next.td": FILES["main.td"].replace("def a", "def later")})
    assert project.compile() == "misses"  # the file it puts there is as it was read
    assert project.text("out.inc") == "later\n"


def test_failures_are_not_cached(project: Project) -> None:
    edit(project, "main.td", "def a : Missing;\n")
    for _ in range(2):
        run = project.run(*COMPILE, succeeds=False)
        assert "main.td:1:9: error" in run.stderr
    assert project.counts() == {"misses": 2}


def test_standard_input(project: Project) -> None:
    arguments = ["--load", "gen.py", "--gen-shown", "-", "-I", "inc"]
    for _ in range(2):
        assert project.run(*arguments, stdin=FILES["main.td"]).stdout == "a\nextra 1\n"
    other = FILES["main.td"].replace("def a", "def b")
    assert project.run(*arguments, stdin=other).stdout == "b\nextra 1\n"
    assert project.counts() == {"misses": 2, "hits": 1}


def test_pipe_as_input(project: Project) -> None:
    """What can be read only once is read once."""
    command = f"{project.tool} --load gen.py --gen-shown <(cat main.td) -I inc"
    for _ in range(2):
        run = subprocess.run(
            ["bash", "-c", command],
            cwd=project.folder,
            env={**os.environ, **project.environment},
            capture_output=True,
            text=True,
        )
        assert (run.stdout, run.stderr) == ("a\nextra 1\n", "")
    assert project.counts() == {}


def test_output_that_is_the_same_is_left_alone(project: Project) -> None:
    project.compile()
    path = project.folder / "out.inc"
    os.utime(path, (1, 1))
    assert project.compile("--write-if-changed") == "hits"
    assert path.stat().st_mtime == 1
    path.write_text("another's\n")
    assert project.compile("--write-if-changed") == "hits"
    assert project.text("out.inc") == "a\n"


def test_base_folder(project: Project, tmp_path: Path) -> None:
    """Checkouts in different folders share what does not name the folder."""

    def compile_in(name: str) -> tuple[str, str]:
        checkout = Project(tmp_path / name, project.tool, project.environment)
        if not checkout.folder.exists():
            checkout.write(FILES)
        base = str(checkout.folder)
        before = project.counts()
        arguments = [
            *("--load", f"{base}/gen.py", "--gen-shown", f"{base}/main.td", "-I", f"{base}/inc"),
            *("-o", f"{base}/out.inc", "-d", f"{base}/out.d"),
        ]
        run = checkout.run(*arguments, environment={"TBLGEN_CACHE_BASE_DIR": base})
        assert base in checkout.text("out.d")
        assert str(tmp_path / "one") not in checkout.text("out.d") or name == "one"
        return project.event(before), run.stderr

    assert compile_in("one")[0] == "misses"
    assert compile_in("two")[0] == "hits"
    for name in ("one", "two"):
        text = FILES["main.td"].replace("def a : Op", "def a : Op { let old = 1; }")
        (tmp_path / name / "main.td").write_text(text.replace("};", "}"))
    # The warning names the folder: what it says must be true.
    for name in ("one", "two"):
        assert compile_in(name)[0] == "misses"
        event, warning = compile_in(name)
        assert event == "hits"
        assert warning.startswith(f"{tmp_path}/{name}/main.td:2:5: warning: a is old")


@pytest.mark.parametrize(
    ("environment", "more"),
    [
        ({"TBLGEN_CACHE": "off"}, []),
        ({}, ["--no-cache"]),
        ({"TBLGEN_CACHE_DIR": "", "XDG_CACHE_HOME": "", "HOME": ""}, []),
        ({}, ["--time-phases"]),
    ],
)
def test_off(project: Project, environment: dict[str, str], more: list[str]) -> None:
    for _ in range(2):
        assert project.compile(*more, **environment) == ""
        assert project.text("out.inc") == "a\n"


def test_core_outputs_take_no_part(project: Project) -> None:
    project.run("--print-records", "main.td", "-I", "inc", "--no-cache")
    project.run("--print-records", "main.td", "-I", "inc")
    assert project.counts() == {}


def test_file_size_limit(project: Project) -> None:
    """As a full disk does, it keeps the cache from writing; the compile is not disturbed."""
    command = f"ulimit -f 0; exec {project.tool} --load gen.py --gen-shown main.td -I inc"
    for _ in range(2):
        run = subprocess.run(
            ["bash", "-c", command],
            cwd=project.folder,
            env={**os.environ, **project.environment, "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
        )
        assert (run.stdout, run.stderr, run.returncode) == ("a\nextra 1\n", "", 0)


@pytest.mark.parametrize(
    "environment",
    [
        {"TBLGEN_CACHE_DIR": "/proc/none"},
        {"TBLGEN_CACHE_DIR": "/dev/null"},
        {"TBLGEN_CACHE_SIZE": "much"},
        {"TBLGEN_CACHE_REMOTE": "http://127.0.0.1:1"},
        {"TBLGEN_CACHE_BASE_DIR": "relative"},
        {"TBLGEN_CACHE": "perhaps"},
    ],
)
def test_odd_settings_never_fail(project: Project, environment: dict[str, str]) -> None:
    for _ in range(2):
        run = project.run(*COMPILE, environment=environment)
        assert run.stderr == ""
        assert project.text("out.inc") == "a\n"


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("nonsense", "is not the URL of a server: expected http://HOST/PATH or https://HOST/PATH"),
        ("htp://me:secret@host", "has the scheme 'htp', which is not known; did you mean 'http'?"),
        ("http://host:x", "is not a URL"),
    ],
)
def test_no_server(project: Project, url: str, reason: str) -> None:
    """A mistake that would make each build slower without a word."""
    run = project.run(*COMPILE, environment={"TBLGEN_CACHE_REMOTE": url}, succeeds=False)
    assert run.stderr.startswith("error: TBLGEN_CACHE_REMOTE: '")
    assert reason in run.stderr
    assert "secret" not in run.stderr
    project.run(*COMPILE, environment={"TBLGEN_CACHE_REMOTE": url, "TBLGEN_CACHE": "off"})


def test_read_only(project: Project) -> None:
    project.compile()
    before = project.counts()
    edit(project, "inc/ops.td", FILES["inc/ops.td"] + "def more : Op;\n")
    for _ in range(2):
        project.run(*COMPILE, environment={"TBLGEN_CACHE": "read-only"})
        assert project.text("out.inc") == "a\nmore\n"
    assert project.counts() == before


def test_command(project: Project) -> None:
    project.compile()
    shown = project.run("cache").stdout
    assert f"folder:                  {project.environment['TBLGEN_CACHE_DIR']}\n" in shown
    assert "misses:                  1\n" in shown
    assert project.run("cache", "verify").stdout == "all entries are intact\n"
    assert project.run("cache", "trim").stdout.startswith("removed 0 entries")
    assert project.run("cache", "trim", "--size=0").stdout.endswith("; 0 bytes left\n")
    assert project.compile() == "misses"
    data = json.loads(project.run("cache", "--json").stdout)
    assert data["folder"] == project.environment["TBLGEN_CACHE_DIR"]
    assert data["counters"]["misses"] == 2
    assert json.loads(project.run("cache", "--json", "verify").stdout) == {"damaged": []}
    assert json.loads(project.run("cache", "--json", "trim").stdout)["removed"] == 0
    assert project.run("cache", "clear").stdout.startswith("removed ")
    assert project.compile() == "misses"
    assert "size is 500M or 2G" in project.run("cache", "trim", "--size=x", succeeds=False).stderr
