"""What a new user meets: help, hints, completion, the manual page."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tblgen_build._core import known_options
from tblgen_build.cli import help as help_of
from tblgen_build.cli.help import help_text
from tblgen_build.cli.main import command, run_subcommand
from tblgen_build.cli.shell_files import (
    PROGRAMS,
    command_options,
    commands,
    compile_options,
    shell_files,
)
from tblgen_build.driver.commands import OWN_OPTIONS
from tblgen_build.driver.subcommands import SUBCOMMANDS, TASKS

ROOT = Path(__file__).resolve().parents[2]


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The exit status of `tblgen ...`, and all it says."""
    status = command("plain", "tblgen", arguments)
    done = capsys.readouterr()
    return status, done.out + done.err


# --- help --------------------------------------------------------------------


def test_every_command_is_in_the_help() -> None:
    modules = {path.stem for path in (ROOT / "tblgen_build/cli/subcommands").glob("[a-z]*.py")}
    named = {row.module.rpartition(".")[2] for row in SUBCOMMANDS.values()}
    assert modules - named == {"arguments", "parsing", "scanning"}
    assert {row.task for row in SUBCOMMANDS.values()} == {"", *TASKS}


def test_order_of_the_help() -> None:
    titles = re.findall(r"^(\S.*):$", help_text("tblgen"), re.M)
    assert titles[:5] == [
        "Commands (tblgen help COMMAND describes one)",
        "Options of a compile",
        "Records",
        "MLIR generators",
        "LLVM generators",
    ]


def test_names_of_llvms_tools_have_no_commands() -> None:
    assert "Commands" not in help_text("tblgen-mlir")
    assert "Commands" in help_text("my-tblgen")


def test_each_tools_generators_are_in_its_group() -> None:
    groups = help_of.generator_groups()
    names = {title: {g.name for g in generators} for title, generators in groups.items()}
    assert "gen-op-decls" in names["MLIR generators"] - names["LLVM generators"]
    assert "gen-instr-info" in names["LLVM generators"] - names["MLIR generators"]
    assert all(g.help for generators in groups.values() for g in generators)


def test_every_option_with_an_effect_is_in_the_help() -> None:
    text = help_text("tblgen", everything=True)
    unavailable = {"combiners", "instrument-gisel-coverage"}
    unavailable |= {"long-string-literals", "optimize-match-table", "warn-on-skipped-patterns"}
    for name, _, _ in known_options():
        if name.startswith(("gicombiner-", "help-list")) or name in unavailable | {"h"}:
            continue
        assert re.search(rf"(?<![\w-])--?{re.escape(name)}(?![\w-])", text), name


@pytest.mark.parametrize("name", SUBCOMMANDS)
def test_help_for_a_command(capsys: pytest.CaptureFixture[str], name: str) -> None:
    status, text = said(capsys, "help", name)
    assert status == 0
    assert text.startswith("Usage: tblgen ")
    if name == "help" or name.startswith("--"):
        return
    run_subcommand([name, "--help"])
    assert capsys.readouterr().out == text


def test_help_of_emit_has_its_options() -> None:
    """Its parser is not argparse, which would have made the help from the options."""
    described = {option.name for option in command_options("emit")}
    own = {f"-{name}" if len(name) == 1 else f"--{name}" for name in OWN_OPTIONS}
    assert own <= described


def test_help_for_a_generator(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("gen-op-decls", "--gen-op-decls"):
        status, text = said(capsys, "help", name)
        assert status == 0
        assert "C++ classes of operations: declarations" in text
        assert "--op-include-regex" in text
        assert "--dialect" not in text


def test_help_for_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "help", "all") == (0, help_text("tblgen") + "\n")


def test_help_fits_a_screen(capsys: pytest.CaptureFixture[str]) -> None:
    status, text = said(capsys, "--help")
    assert (status, text) == said(capsys, "help") == (0, text)
    lines = text.splitlines()
    assert len(lines) <= 40
    assert max(map(len, lines)) <= 90
    assert all(name in text for name in SUBCOMMANDS)
    assert len(said(capsys, "--help-hidden")[1].splitlines()) > 300


def test_help_for_generators(capsys: pytest.CaptureFixture[str]) -> None:
    status, text = said(capsys, "help", "generators", "rewriter")
    assert status == 0
    assert "--gen-rewriters" in text
    assert "--gen-op-decls" not in text
    assert "--gen-op-decls" in said(capsys, "help", "generators")[1]


@pytest.mark.parametrize("form", ["--load {} help", "help --load={}", "--load={} help"])
def test_help_for_ones_own_generator(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, form: str
) -> None:
    file = tmp_path / "own.py"
    file.write_text(
        "from tblgen_build import Option, generator\n\n"
        '@generator("gen-own", help="List names", options=[Option("deep", "flag", "All")])\n'
        "def own(records, options):\n    return ''\n"
    )
    words = form.format(file).split()
    status, text = said(capsys, *words, "gen-own")
    assert status == 0
    assert "List names" in text
    assert "--deep" in text
    assert "Loaded generators" in said(capsys, *words)[1]
    assert "did you mean 'gen-own'?" in said(capsys, *words, "gen-onw")[1]


def test_help_for_what_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    status, text = said(capsys, "help", "bulid")
    assert status == 2
    assert text.endswith("is neither a command nor a generator; did you mean 'build'?\n")


# --- hints -------------------------------------------------------------------


@pytest.mark.parametrize("more", [[], ["--json"], ["-k", "out"]])
def test_misspelled_command(capsys: pytest.CaptureFixture[str], more: Sequence[str]) -> None:
    assert said(capsys, "bulid", *more) == (
        1,
        "tblgen: error: 'bulid' is neither a command nor a file; did you mean 'build'?\n",
    )


def test_no_command_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "frobnicate") == (
        1,
        "tblgen: error: 'frobnicate' is neither a command nor a file; "
        "`tblgen --help` lists the commands\n",
    )


def test_a_file_that_is_called_like_a_command(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bulid").write_text("")
    assert said(capsys, "bulid", "--gen-ctags")[0] == 0


TWO = ["--gen-op-decls", "--gen-op-defs"]


@pytest.mark.parametrize("first", TWO)
def test_two_generators(capsys: pytest.CaptureFixture[str], first: str) -> None:
    second = next(option for option in TWO if option != first)
    status, text = said(capsys, first, second, "a.td")
    assert status == 1
    assert f"'{first}' and '{second}' exclude each other" in text


def test_the_same_generator_twice(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "--gen-op-decls", "--gen-op-decls", "/no-such.td")[1]
    assert "exclude" not in text


def test_two_core_actions_in_the_launcher(our_tblgen: Path) -> None:
    done = subprocess.run(
        [our_tblgen, "--print-records", "--dump-json", "-"],
        input="",
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "'--print-records' and '--dump-json' exclude each other" in done.stderr


def test_names_of_llvms_tools_take_the_last_generator(
    our_tblgen: Path, llvm_tblgen: Path, tmp_path: Path
) -> None:
    (tmp_path / "a.td").write_text("def a;\n")
    outputs = [
        subprocess.run(
            [tool, "--print-records", "--dump-json", "a.td"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for tool in (llvm_tblgen, our_tblgen.with_name("tblgen-llvm"))
    ]
    assert outputs[0] == outputs[1]
    assert outputs[0].startswith("{")


def on_terminal(command: Sequence[str | Path], **environment: str) -> tuple[int, str]:
    """The exit status of a command whose streams are all a terminal, and what it has shown."""
    child, terminal = pty.fork()
    if child == 0:
        clean = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        os.execve(command[0], [str(word) for word in command], {**clean, **environment})
    text = b"".join(chunks(terminal))
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), text.decode().replace("\r\n", "\n")


def chunks(terminal: int) -> Iterator[bytes]:
    try:
        while chunk := os.read(terminal, 4096):
            yield chunk
    except OSError:  # Linux's way to say that nobody writes to it any more
        pass
    os.close(terminal)


def test_the_name_alone_on_a_terminal(our_tblgen: Path) -> None:
    status, text = on_terminal([our_tblgen])
    assert status == 2
    assert text.startswith("tblgen: name a .td file, or `-` for standard input")


def test_the_name_alone_reads_standard_input(our_tblgen: Path) -> None:
    done = subprocess.run([our_tblgen], input="def a;", capture_output=True, text=True, check=True)
    assert "def a" in done.stdout


# --- colors ------------------------------------------------------------------

ERROR = "a.td:1:9: error: "
COLORED = "\x1b[1ma.td:1:9\x1b[0m: \x1b[1;31merror\x1b[0m: \x1b[1m"


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "a.td").write_text("def x : Nothing;\n")
    monkeypatch.chdir(tmp_path)
    return Path("a.td")


@pytest.mark.parametrize("action", ["--print-records", "--gen-ctags"])
@pytest.mark.parametrize(
    ("options", "environment", "wanted"),
    [
        ([], {}, COLORED),
        ([], {"NO_COLOR": "1"}, ERROR),
        ([], {"NO_COLOR": ""}, COLORED),
        ([], {"TERM": "dumb"}, ERROR),
        (["--color=never"], {}, ERROR),
        (["--color=false"], {}, ERROR),
        (["--color=auto"], {}, COLORED),
        (["--color"], {"NO_COLOR": "1"}, COLORED),
        (["--color=always"], {"NO_COLOR": "1"}, COLORED),
    ],
    ids=lambda value: "" if isinstance(value, str) else " ".join(value) or "none",
)
def test_colors_on_a_terminal(
    our_tblgen: Path,
    broken: Path,
    action: str,
    options: list[str],
    environment: dict[str, str],
    wanted: str,
) -> None:
    environment = {"TERM": "xterm", **environment}
    status, text = on_terminal([our_tblgen, action, *options, broken], **environment)
    assert status == 1
    assert text.startswith(wanted), text


@pytest.mark.parametrize("action", ["--print-records", "--gen-ctags"])
def test_no_colors_elsewhere(our_tblgen: Path, broken: Path, action: str) -> None:
    def shown(*options: str) -> str:
        command = [str(our_tblgen), action, *options, str(broken)]
        return subprocess.run(command, capture_output=True, text=True).stderr

    assert shown().startswith(ERROR)
    assert shown("--color=always").startswith(COLORED)


def test_colors_of_what_the_launcher_takes_from_the_cache(
    our_tblgen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.td").write_text("class A<int unused>;\ndef x : A<1>;\n")
    monkeypatch.chdir(tmp_path)
    environment = {"TBLGEN_CACHE": "on", "TBLGEN_CACHE_DIR": str(tmp_path / "c"), "TERM": "xterm"}
    command = [str(our_tblgen), "--gen-ctags", "a.td", "-o", "out"]
    shown = {on_terminal(command, **environment) for _ in range(3)}
    [(status, text)] = shown
    assert status == 0
    assert "\x1b[1;35mwarning\x1b[0m: " in text


@pytest.mark.parametrize("action", ["--print-records", "--gen-ctags"])
@pytest.mark.parametrize("options", [[], ["--color=never"]])
def test_a_terminal_gets_no_controls_of_a_source(
    our_tblgen: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    action: str,
    options: list[str],
) -> None:
    """Neither from the compile nor from the cache."""
    (tmp_path / "a.td").write_text("class A<int unused>; // \x1b]0;title\x07\ndef x : A<1>;\n")
    monkeypatch.chdir(tmp_path)
    environment = {"TBLGEN_CACHE": "on", "TBLGEN_CACHE_DIR": str(tmp_path / "c"), "TERM": "xterm"}
    command = [str(our_tblgen), action, *options, "a.td", "-o", "out"]
    for _ in range(3):
        text = on_terminal(command, **environment)[1]
        assert "// \\x1b]0;title\\x07" in text
        assert "\x07" not in text


def test_a_color_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--color=blue")[1] == (
        "tblgen: error: --color: 'blue' is none of its values: auto, always, never\n"
    )


# --- what shells get ---------------------------------------------------------


def test_files_are_as_they_would_be_written() -> None:
    for name, text in shell_files().items():
        assert (ROOT / "packaging" / "share" / name).read_text() == text, (
            f"{name}: run python packaging/option_table.py"
        )


def test_commands_options_are_found_in_their_help() -> None:
    names = {name: {choice.name for choice in command_options(name)} for name, _ in commands()}
    assert {"-j", "--jobs", "--keep-going", "-C"} <= names["build"]
    assert {"-I", "-d", "--stamp", "--tool", "--load"} <= names["emit"]
    assert {"--depfile", "--json"} <= names["deps"]
    tool = next(choice for choice in command_options("emit") if choice.name == "--tool")
    assert tool.values == ("mlir", "llvm", "clang")


def test_compile_options_are_all_described() -> None:
    options = compile_options()
    assert {"-I", "--gen-op-decls", "--gen-instr-info", "--op-shard-count"} <= {
        choice.name for choice in options
    }
    assert all(choice.help for choice in options)


def completed(*words: str) -> list[str]:
    """What bash offers after these words; the last one is being typed."""
    script = (
        f". '{ROOT}/packaging/share/bash-completion/completions/tblgen'\n"
        'COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _tblgen; printf "%s\\n" "${COMPREPLY[@]}"'
    )
    done = subprocess.run(
        ["bash", "-c", script, "bash", *words], capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    return sorted(done.stdout.split())


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["tblgen", "bui"], ["build"]),
        (["tblgen", "build", "--da"], ["--database"]),
        (["tblgen", "--gen-op-d"], ["--gen-op-decls", "--gen-op-defs", "--gen-op-doc"]),
        (["/usr/bin/tblgen-mlir", "--gen-op-de"], ["--gen-op-decls", "--gen-op-defs"]),
        (["tblgen-mlir", "bui"], []),
        (["tblgen", "--color", "=", "a"], ["always", "auto"]),
        (["tblgen", "--color", "="], ["always", "auto", "never"]),
        (["tblgen", "emit", "--tool", ""], ["clang", "llvm", "mlir"]),
        (["tblgen", "cache", "t"], ["trim"]),
        (["tblgen", "completion", ""], ["bash", "fish", "zsh"]),
    ],
    ids=lambda value: " ".join(value),
)
def test_completion_in_bash(words: list[str], wanted: list[str]) -> None:
    assert completed(*words) == wanted


def test_completion_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    for shell, path in (
        ("bash", "bash-completion/completions/tblgen"),
        ("zsh", "zsh/site-functions/_tblgen"),
    ):
        assert said(capsys, "completion", shell) == (0, shell_files()[path])


def test_manual_page_is_sound_roff() -> None:
    text = shell_files()["man/man1/tblgen.1"]
    requests = {line.split()[0] for line in text.splitlines() if line[:1] in (".", "'")}
    assert requests == {'.\\"', ".TH", ".SH", ".SS", ".TP", ".B", ".br"}
    assert "\\-\\-gen\\-op\\-decls" in text
    assert not re.search(r"\\(?![-&efR\"]|fI|fR)", text)


def test_every_file_is_installed() -> None:
    listed = (ROOT / "meson.build").read_text()
    assert f"programs = {list(PROGRAMS)}\n" in listed
    for name in shell_files():
        folder, _, file = name.rpartition("/")
        assert f"'{folder}': " in listed, name
        assert file.removesuffix(".1") in PROGRAMS or f"['{file}']" in listed, name


def test_module_has_no_need_of_shells() -> None:
    """Completion is made where it is asked for only."""
    program = (
        f"import sys; sys.path[:0] = {sys.path!r}; import tblgen_build.cli.main; "
        "print('tblgen_build.cli.shell_files' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"
