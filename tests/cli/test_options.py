"""The option parser: LLVM's conventions, one case each."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tblgen_build._core import CommandLine, known_options, parse_command_line

ROOT = Path(__file__).resolve().parents[2]


def parse(*arguments: str) -> CommandLine:
    line = parse_command_line(arguments)
    assert line.problems == []
    return line


def problem(*arguments: str) -> str:
    """The only problem there is, as option and message."""
    [(is_unknown, written, message)] = parse_command_line(arguments).problems
    assert not is_unknown
    return f"{written}: {message}"


def test_defaults() -> None:
    line = parse()
    assert (line.input, line.output, line.depfile) == ("-", "-", "")
    assert line.action == "print-records"
    assert line.include_dirs == line.defines == line.loads == ()
    assert line.warn_on_unused_template_args
    assert not line.write_if_changed
    assert line.options == {}


@pytest.mark.parametrize(
    "arguments", [["-Ia"], ["-I", "a"], ["--Ia"], ["--I", "a"], ["-I=a"], ["--I=a"]]
)
def test_include_dir(arguments: list[str]) -> None:
    assert parse(*arguments).include_dirs == ("a",)


@pytest.mark.parametrize("arguments", [["-DX"], ["-D", "X"], ["--DX"], ["-D=X"]])
def test_define(arguments: list[str]) -> None:
    assert parse(*arguments).defines == ("X",)


@pytest.mark.parametrize("name", ["X=1", "1X", "a-b", "a b"])
def test_define_with_another_name(name: str) -> None:
    assert problem(f"-D{name}") == (
        f": invalid macro name `{name}` specified on command line: "
        "-D takes letters, digits and underscores"
    )


def test_option_names_win_over_joined_values() -> None:
    line = parse("-dialect=d", "-Dialect")
    assert line.options == {"dialect": "d"}
    assert line.defines == ("ialect",)


@pytest.mark.parametrize("arguments", [["-o", "f"], ["--o", "f"], ["-o=f"], ["--o=f"]])
def test_output(arguments: list[str]) -> None:
    assert parse(*arguments).output == "f"


def test_joined_output_is_unknown() -> None:
    assert parse_command_line(["-ofile"]).problems == [(True, "-ofile", "")]


@pytest.mark.parametrize("text", ["", "=", "=true", "=True", "=TRUE", "=1"])
def test_flag_on(text: str) -> None:
    assert parse(f"--write-if-changed{text}").write_if_changed


@pytest.mark.parametrize("text", ["=false", "=False", "=FALSE", "=0"])
def test_flag_off(text: str) -> None:
    assert not parse("-write-if-changed", f"-write-if-changed{text}").write_if_changed


def test_flag_with_another_value() -> None:
    assert problem("--time-phases=yes") == (
        "--time-phases: 'yes' is not a boolean: write true or false, 1 or 0"
    )


def test_flag_takes_no_separate_value() -> None:
    line = parse("--time-phases", "false")
    assert line.time_phases
    assert line.input == "false"


@pytest.mark.parametrize(
    ("text", "value"),
    [("7", 7), ("0x10", 16), ("0b11", 3), ("0o17", 15), ("017", 15), ("4294967295", 2**32 - 1)],
)
def test_uint(text: str, value: int) -> None:
    assert parse(f"--op-shard-count={text}").options == {"op-shard-count": value}


@pytest.mark.parametrize("text", ["", "x", "-1", "+1", "09", "4294967296", "1 "])
def test_uint_with_another_value(text: str) -> None:
    assert problem(f"--op-shard-count={text}") == (
        f"--op-shard-count: '{text}' is not a number from 0 to 4294967295"
    )


def test_choice() -> None:
    assert parse("--on-deprecated", "error").options == {"on-deprecated": "error"}
    assert problem("--on-deprecated=never") == (
        "--on-deprecated: 'never' is none of its values: none, warn, error"
    )


def test_value_may_look_like_an_option() -> None:
    assert parse("--class", "-o").class_name == "-o"


def test_value_may_hold_an_equals_sign() -> None:
    assert parse("--strip-prefix=a=b").options == {"strip-prefix": "a=b"}


def test_missing_value() -> None:
    assert problem("a.td", "-o") == "-o: requires a value"


def test_action_takes_no_value() -> None:
    assert problem("--dump-json=x") == "--dump-json: takes no value, but 'x' is given"


def test_last_one_counts() -> None:
    line = parse("--print-records", "--dump-json", "-o", "a", "-o", "b", "--name=x", "--name=y")
    assert (line.action, line.output, line.options) == ("dump-json", "b", {"name": "y"})


def test_repeated() -> None:
    assert parse("--combiners=a", "-combiners", "b").options == {"combiners": ("a", "b")}


def test_dashes_alone() -> None:
    assert parse("-").input == "-"
    assert parse("--", "-o").input == "-o"
    assert parse("--null-backend", "--", "a.td").action == "null-backend"


def test_two_inputs() -> None:
    assert problem("a", "b") == "b: more than one input file: 'a' and 'b'"


def test_depfile_without_output() -> None:
    assert problem("-d", "x.d").startswith("-d: a dependency file names the output")


def test_unknown_ones_are_told_apart() -> None:
    line = parse_command_line(["--gen-mine=3", "a.td", "---x"])
    assert line.problems == [(True, "--gen-mine", ""), (True, "---x", "")]
    assert line.input == "a.td"


def test_more_options() -> None:
    more = [
        ("gen-mine", "action", ()),
        ("level", "choice", ("low", "high")),
        ("count", "uint", ()),
        ("each", "strings", ()),
        ("dialect", "flag", ()),
    ]
    arguments = ["-gen-mine", "--level", "high", "--count=3", "--each=a", "--each=b", "--dialect"]
    line = parse_command_line(arguments, more)
    assert line.problems == []
    assert line.action == "gen-mine"
    assert line.options == {"level": "high", "count": 3, "each": ("a", "b"), "dialect": True}


@pytest.mark.parametrize("name", ["help", "h", "help-list"])
def test_help_ends_parsing(name: str) -> None:
    line = parse_command_line([f"-{name}", "--no-such-option"])
    assert (line.information, line.problems) == ("help", [])


def test_table_of_generators_options_is_current() -> None:
    command = [sys.executable, "packaging/option_table.py", "--check"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")


def test_known_options_are_named_once() -> None:
    names = [name for name, _, _ in known_options()]
    assert len(names) == len(set(names))


# --- response files ---------------------------------------------------------


def test_response_file(tmp_path: Path) -> None:
    response = tmp_path / "arguments"
    response.write_text('-I \'a b\' -D"XY"\n\t-o a\\ b "c\\"d" \'\'')
    line = parse_command_line([f"@{response}"])
    assert line.include_dirs == ("a b",)
    assert line.defines == ("XY",)
    assert (line.output, line.input) == ("a b", 'c"d')
    assert [written for _, written, _ in line.problems] == [""]  # the second input


def test_response_file_in_response_file(tmp_path: Path) -> None:
    (tmp_path / "inner").write_text("-o x")
    (tmp_path / "outer").write_text(f"@{tmp_path}/inner a.td")
    line = parse(f"@{tmp_path}/outer")
    assert (line.output, line.input) == ("x", "a.td")


def test_response_file_that_includes_itself(tmp_path: Path) -> None:
    response = tmp_path / "self"
    response.write_text(f"@{response}")
    [(_, _, message)] = parse_command_line([f"@{response}"]).problems
    assert message == f"the response file '{response}' includes itself"


def test_response_file_without_end() -> None:
    [(_, _, message)] = parse_command_line(["@/dev/zero"]).problems
    assert message == "the response file '/dev/zero' is too large"


def test_response_files_that_multiply(tmp_path: Path) -> None:
    (tmp_path / "0").write_text("-DX " * 20)
    for n in range(1, 40):
        (tmp_path / f"{n}").write_text(f"@{tmp_path}/{n - 1}\n" * 2)
    [(_, _, message)] = parse_command_line([f"@{tmp_path}/39"]).problems
    assert message == "the response files hold too many arguments"


def test_no_response_file() -> None:
    assert parse("@no-such-file").input == "@no-such-file"


def test_arguments_that_are_no_text() -> None:
    assert parse("-I\udcff").include_dirs == ("\udcff",)
