"""The compile command as a build sees it: files, dependency files, messages, exit status."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
from reference import LLVM_INCLUDE, Run, run_tool, text_difference, write_files
from tokens import difference, significant

import tblgen_build

LONG_AGO = 1_000_000_000
ROOT = Path(__file__).resolve().parents[2]

FILES = {
    "main.td": b'include "inner.td"\ndef a : A<3> { let text = "x"; }\ndef b : A<4>;\n',
    "include/inner.td": b'include "more/leaf.td"\n#ifdef EXTRA\ndef extra;\n#endif\n',
    "include/more/leaf.td": b"class A<int n> { int number = n; string text = ?; }\n",
    "bad.td": b"class A;\ndef x : A;\ndef y : Missing;\n",
    "names.py": b"""
from tblgen_build import Option, Options, Records, generator

@generator(
    "gen-test-names",
    help="Names of a class's records",
    options=[
        Option("of-class", default="A"),
        Option("upper", kind="flag"),
        Option("limit", kind="uint", default=10),
        Option("style", choices=("plain", "quoted"), default="plain"),
        Option("extra-name", kind="strings"),
    ],
)
def names(records: Records, options: Options) -> str:
    names = [r.name for r in records.all_derived_definitions(options.string("of-class"))]
    names += options.strings("extra-name")
    if options.flag("upper"):
        names = [name.upper() for name in names]
    if options.string("style") == "quoted":
        names = [f"<{name}>" for name in names]
    return " ".join(names[: options.uint("limit")]) + "\\n"

@generator("gen-test-strict", help="Fails at a record, or at a field")
def strict(records: Records, options: Options) -> str:
    for record in records.all_derived_definitions("A"):
        if record.is_value_unset("text"):
            raise record.error(f"'{record.name}' needs a text")
        field = record.field("number")
        assert field is not None
        if record.value_as_int("number") > 2:
            raise field.error(f"'{record.name}' has too large a number")
    return ""

@generator("gen-test-broken", help="Has a bug")
def broken(records: Records, options: Options) -> str:
    return {}["no such key"]
""",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    write_files(tmp_path, FILES)
    return tmp_path


def run(tool: Path, cwd: Path, *arguments: str, stdin: bytes | None = None) -> Run:
    return run_tool(tool, arguments, cwd=cwd, stdin=stdin)


def load(tool: Path, cwd: Path, *arguments: str) -> Run:
    return run(tool, cwd, "--load", "names.py", *arguments, "-Iinclude", "main.td")


# --- what both tools do -----------------------------------------------------

SAME = [
    ["-Iinclude", "main.td"],
    ["-I", "include", "--print-records", "main.td"],
    ["--print-detailed-records", "-I=include", "main.td"],
    ["-dump-json", "-Iinclude", "main.td"],
    ["-null-backend", "-Iinclude", "main.td"],
    ["-print-enums", "-class=A", "-Iinclude", "main.td"],
    ["-print-enums", "--class", "A", "-Iinclude", "main.td"],
    ["-DEXTRA", "-Iinclude", "main.td"],
    ["-D", "EXTRA", "-Iinclude", "--", "main.td"],
    ["@arguments"],
]


@pytest.mark.parametrize("arguments", SAME, ids=" ".join)
def test_same_output(
    llvm_tblgen: Path, our_tblgen: Path, project: Path, arguments: list[str]
) -> None:
    (project / "arguments").write_text('-I"include" --print-records main.td')
    expected = run(llvm_tblgen, project, *arguments)
    assert expected.succeeded, expected.stderr
    got = run(our_tblgen, project, *arguments)
    assert got.succeeded, got.stderr
    if "-dump-json" in arguments or "--dump-json" in arguments:
        assert json.loads(got.stdout) == json.loads(expected.stdout)
    elif "detailed" not in " ".join(arguments):
        assert not text_difference(expected.stdout, got.stdout)


WRONG = [
    ["no-such-file.td"],
    ["include"],
    ["bad.td"],
    ["-d", "x.d", "-Iinclude", "main.td"],
    ["-o"],
    ["--no-such-option", "main.td"],
    ["-ofile", "-Iinclude", "main.td"],
    ["--null-backend=true", "-Iinclude", "main.td"],
    ["--write-if-changed=2", "-Iinclude", "main.td"],
    ["-Iinclude", "main.td", "bad.td"],
    ["-Iinclude", "main.td", "-o", "no-such-folder/out"],
    ["-Iinclude", "main.td", "-o", "include"],
    ["-Iinclude", "main.td", "-o", ""],
    ["-DX=1", "-Iinclude", "main.td"],
    ["--print-enums", "-class=Missing", "-Iinclude", "main.td"],
    ["main.td"],
]


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_same_rejection(
    llvm_tblgen: Path, our_tblgen: Path, project: Path, arguments: list[str]
) -> None:
    before = sorted(project.rglob("*"))
    expected = run(llvm_tblgen, project, *arguments)
    got = run(our_tblgen, project, *arguments)
    assert (got.exit_code, got.stdout) == (expected.exit_code, expected.stdout) == (1, b"")
    assert got.stderr
    where = expected.first_error()
    if where:
        found = got.first_error()
        assert found is not None
        assert found.position == where.position
    assert sorted(project.rglob("*")) == before


def test_standard_input(llvm_tblgen: Path, our_tblgen: Path, project: Path) -> None:
    for arguments in ([], ["-"], ["--print-detailed-records"]):
        expected = run(llvm_tblgen, project, *arguments, stdin=b"def fromStdin;")
        got = run(our_tblgen, project, *arguments, stdin=b"def fromStdin;")
        assert got.stdout == expected.stdout
    assert run(our_tblgen, project, stdin=b"def x : Y;").stderr.startswith("<stdin>:1:9: error:")


# --- outputs ----------------------------------------------------------------


def test_depfile(our_tblgen: Path, project: Path) -> None:
    done = run(our_tblgen, project, "-Iinclude", "main.td", "-o", "out put", "-d", "out.d")
    assert done.succeeded
    assert (project / "out.d").read_text() == (
        "out\\ put: main.td include/inner.td include/more/leaf.td\n"
    )


def test_depfile_of_a_generator(our_tblgen: Path, project: Path) -> None:
    assert load(our_tblgen, project, "--gen-test-names", "-o", "out", "-d", "out.d").succeeded
    assert (project / "out.d").read_text() == (
        "out: main.td include/inner.td include/more/leaf.td names.py\n"
    )


def test_depfile_of_standard_input(our_tblgen: Path, project: Path) -> None:
    done = run(
        our_tblgen,
        project,
        *["-Iinclude", "-o", "out", "-d", "out.d"],
        stdin=FILES["main.td"],
    )
    assert done.succeeded
    assert (project / "out.d").read_text() == "out: include/inner.td include/more/leaf.td\n"


@pytest.mark.parametrize("generator", [[], ["--load", "names.py", "--gen-test-names"]])
def test_write_if_changed(our_tblgen: Path, project: Path, generator: list[str]) -> None:
    arguments = [*generator, "-Iinclude", "main.td", "-o", "out"]
    out = project / "out"
    assert run(our_tblgen, project, *arguments).succeeded
    os.utime(out, (LONG_AGO, LONG_AGO))
    assert run(our_tblgen, project, *arguments, "--write-if-changed").succeeded
    assert out.stat().st_mtime == LONG_AGO
    assert run(our_tblgen, project, *arguments).succeeded
    assert out.stat().st_mtime > LONG_AGO


@pytest.mark.parametrize("action", ["--print-records", "--dump-json", "--gen-test-names"])
def test_failure_leaves_the_old_output(our_tblgen: Path, project: Path, action: str) -> None:
    (project / "out").write_text("old")
    done = run(our_tblgen, project, "--load=names.py", action, "bad.td", "-o", "out", "-d", "out.d")
    assert done.exit_code == 1
    assert (project / "out").read_text() == "old"
    assert not (project / "out.d").exists()


def test_full_device(our_tblgen: Path, project: Path) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [our_tblgen, "-Iinclude", "main.td"], cwd=project, stdout=full, stderr=subprocess.PIPE
        )
    assert done.returncode == 1
    assert done.stderr == (
        b"tblgen: error: could not write to standard output: No space left on device\n"
    )


def test_time_phases(our_tblgen: Path, project: Path) -> None:
    for action in (["--null-backend"], ["--load=names.py", "--gen-test-names"]):
        done = run(our_tblgen, project, *action, "--time-phases", "-Iinclude", "main.td")
        assert done.succeeded
        for phase in ("TableGen Phase Timing", "Parse, build records", "Backend overall", "Total"):
            assert phase in done.stderr


# --- your own generators -----------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "output"),
    [
        ([], "a b\n"),
        (["--upper"], "A B\n"),
        (["--upper=false", "-limit", "1"], "a\n"),
        (["--style=quoted", "--extra-name=c", "--extra-name", "d"], "<a> <b> <c> <d>\n"),
    ],
)
def test_load(our_tblgen: Path, project: Path, arguments: list[str], output: str) -> None:
    done = load(our_tblgen, project, "-gen-test-names", *arguments)
    assert (done.stdout.decode(), done.stderr) == (output, "")


def test_error_at_a_record(our_tblgen: Path, project: Path) -> None:
    done = load(our_tblgen, project, "--gen-test-strict", "-o", "out")
    assert done.exit_code == 1
    assert done.stderr.splitlines()[0].endswith("error: 'a' has too large a number")
    assert not (project / "out").exists()


def test_error_shows_the_source_line(our_tblgen: Path, project: Path) -> None:
    (project / "main.td").write_text('include "inner.td"\n\tdef a : A<1>;\n')
    done = load(our_tblgen, project, "--gen-test-strict")
    assert done.stderr == (
        "main.td:2:6: error: 'a' needs a text\n        def a : A<1>;\n            ^\n"
    )


def test_bug_in_a_generator(our_tblgen: Path, project: Path) -> None:
    done = load(our_tblgen, project, "--gen-test-broken")
    assert done.exit_code == 1
    assert "names.py" in done.stderr
    assert "the generator 'gen-test-broken' failed: KeyError: 'no such key'" in done.stderr


def test_example(our_tblgen: Path) -> None:
    arguments = ["--load", "examples/op_names.py", "--gen-op-names", "examples/tensor.td"]
    done = run(our_tblgen, ROOT, *arguments)
    assert done.stdout == b'"tensor.add",\n"tensor.reduce_max",\n"tensor.reduce_min",\n'


def test_example_in_the_readme() -> None:
    source = (ROOT / "examples/op_names.py").read_text()
    body = source[source.index("from tblgen_build") :]
    assert body in (ROOT / "README.md").read_text()
    assert len(source.splitlines()) < 20


# --- messages ---------------------------------------------------------------


MESSAGES = [
    (
        ["--gen-arm-neon-test", "x.td"],
        "clang-tblgen's generator 'gen-arm-neon-test' is not available",
    ),
    (["--gen-op-decl", "x.td"], "unknown option '--gen-op-decl'; did you mean '--gen-op-decls'"),
    (["--frobnicate", "x.td"], "unknown option '--frobnicate'; --help lists all options"),
    (["buidl"], "'buidl' is neither a command nor a file; did you mean 'build'?"),
    (["--load=broken.py", "x.td"], "broken.py:1:5: '(' was never closed"),
    (["--load=raises.py", "x.td"], "raises.py:2: ZeroDivisionError"),
    (["--on-deprecated=x"], "'x' is none of its values: none, warn, error"),
    (["a.td", "b.td"], "more than one input file: 'a.td' and 'b.td'"),
    (["--load", "nowhere.py", "x.td"], "could not load 'nowhere.py': No such file or directory"),
    (["--load", "empty.py", "x.td"], "'empty.py' defines no generator"),
    (["--load", "main.td", "x.td"], "--load takes a Python file, and 'main.td' is none"),
    (
        ["--load=names.py", "--gen-test-names", "--style=bold", "main.td"],
        "--style: 'bold' is none of its values: plain, quoted",
    ),
    (["--load=names.py", "--gen-test-name", "x.td"], "did you mean '--gen-test-names'?"),
]


@pytest.mark.parametrize(("arguments", "message"), MESSAGES, ids=lambda value: str(value))
def test_message(our_tblgen: Path, project: Path, arguments: list[str], message: str) -> None:
    (project / "empty.py").touch()
    (project / "broken.py").write_text("call(\n")
    (project / "raises.py").write_text("x = 0\ny = 1 / x\n")
    done = run(our_tblgen, project, *arguments)
    assert done.exit_code == 1
    assert done.stderr.startswith("tblgen: error: ")
    assert message in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("option", ["--help", "-h", "--help-hidden", "--help-list"])
def test_help(our_tblgen: Path, project: Path, option: str) -> None:
    done = run(our_tblgen, project, option)
    assert done.exit_code == 0
    text = done.stdout.decode()
    assert text.startswith("Usage: tblgen ")
    assert max(map(len, text.splitlines())) <= 100
    whole = ("--print-records", "--write-if-changed", "--gen-op-decls")
    for words in whole if option == "--help-hidden" else ("-I DIR", "tblgen help generators"):
        assert words in text


def test_version(our_tblgen: Path, project: Path) -> None:
    assert run(our_tblgen, project, "--version").stdout == (
        f"tblgen-build {tblgen_build.__version__} (TableGen as of LLVM 22)\n".encode()
    )


# --- names of the command ---------------------------------------------------


DIRECTIVES = """
include "llvm/Frontend/Directive/DirectiveBase.td"
def Toy : DirectiveLanguage {
  let name = "Toy";
  let cppNamespace = "toy";
  let directivePrefix = "TOYD_";
  let clausePrefix = "TOYC_";
}
def TOYC_Wait : Clause<[Spelling<"wait">]> { let isDefault = true; }
def TOYD_Run : Directive<[Spelling<"run">]> {
  let association = AS_None;
  let category = CA_Executable;
  let allowedClauses = [VersionedClause<TOYC_Wait>];
  let isDefault = true;
}
"""


@pytest.mark.parametrize(
    ("name", "option", "is_mlirs"),
    [
        ("tblgen", [], False),
        ("tblgen", ["--directives-dialect=toy"], True),
        ("tblgen-llvm", [], False),
        ("tblgen-mlir", ["--directives-dialect=toy"], True),
        ("tblgen-mlir", [], True),
    ],
)
def test_personality(
    our_tblgen: Path,
    llvm_tblgen: Path,
    mlir_tblgen: Path,
    project: Path,
    name: str,
    option: list[str],
    is_mlirs: bool,
) -> None:
    """`--gen-directive-decl` means different things to the two tools."""
    (project / "main.td").write_text(DIRECTIVES)
    arguments = ["--gen-directive-decl", *option, f"-I{LLVM_INCLUDE}", "main.td"]
    expected = run(mlir_tblgen if is_mlirs else llvm_tblgen, project, *arguments)
    got = run(our_tblgen.with_name(name), project, *arguments)
    assert got.exit_code == expected.exit_code
    flags = tuple(arguments)
    parted = difference(
        significant(flags, expected.stdout.decode()), significant(flags, got.stdout.decode())
    )
    assert parted is None, parted


# --- deprecated records -----------------------------------------------------

DEPRECATED = b"""
class Deprecated<string reason> { string odsDeprecated = reason; }
class X;
def old : X, Deprecated<"use 'fresh'">;
def unset : X { string odsDeprecated = ?; }
class B<X x> { X y = x; }
def by_class : B<old>;
def in_list { list<list<X>> l = [[old]]; }
def in_dag { dag d = (by_class (old 1):$a); }
def through_anonymous { B b = B<old>; }
def through_named { B b = by_class; }
def other { X x = unset; string s = "old"; }
"""


def warned(run: Run) -> list[str]:
    return [d.position for d in run.diagnostics() if d.severity == "warning"]


@pytest.mark.parametrize("reaction", [[], ["--on-deprecated=none"], ["--on-deprecated=error"]])
def test_deprecated(
    mlir_tblgen: Path, our_tblgen: Path, tmp_path: Path, reaction: list[str]
) -> None:
    (tmp_path / "in.td").write_bytes(DEPRECATED)
    ours = our_tblgen.with_name("tblgen-mlir")
    for action in ["--gen-enum-decls", "--print-records"]:
        arguments = [*reaction, action, "in.td", "-o", "out"]
        expected = run(mlir_tblgen, tmp_path, *arguments)
        got = run(ours, tmp_path, *arguments)
        assert got.exit_code == expected.exit_code
        assert warned(got) == warned(expected)
