"""What goes wrong is said in words: no traceback, unless it is one of the user's own code."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from reference import include_options

import tblgen_build
from tblgen_build import _core
from tblgen_build.driver.action import Action, TranslationUnit
from tblgen_build.driver.diagnostics import GENERATOR_FAILED, rendered
from tblgen_build.driver.generate import GenerateError, generate, parse_unit
from tblgen_build.registry import Generator, Options, Output

# --- generators of users ---


RETURNED = {
    "None": "returned None: it has to return text or an Output",
    "7": "returned 7 (int): it has to return text or an Output",
    "b'x'": "returned b'x' (bytes): it has to return text or an Output",
    "['x' * 99]": f"returned ['{'x' * 58}... (list): it has to return text or an Output",
    "Output(None)": "returned an Output with None: text is a str",
    "Output(['one', 2])": "returned an Output with 2 (int): text is a str",
    "Output('', {'E': 7})": "returned an Output with 7 (int) for 'E': text is a str",
    "Output('', {7: ''})": "returned an Output with '' (str) for 7: text is a str",
    "Output('', log=b'')": "returned an Output with b'' (bytes): text is a str",
    "Output('', warnings=['w'])": (
        "returned an Output whose warnings are no errors of records or fields"
    ),
}


@pytest.mark.parametrize("returned", RETURNED)
def test_what_a_generator_returns(tmp_path: Path, our_tblgen: Path, returned: str) -> None:
    (tmp_path / "gen.py").write_text(
        "from tblgen_build import Output, generator\n\n"
        "@generator('gen-mine', help='')\n"
        f"def mine(records, options):\n    return {returned}\n"
    )
    (tmp_path / "a.td").write_text("def a;\n")
    done = subprocess.run(
        [our_tblgen, "--load", "gen.py", "--gen-mine", "a.td", "-o", "out"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert done.stderr == f"tblgen: error: the generator 'gen-mine' {RETURNED[returned]}\n"
    assert not (tmp_path / "out").exists()


# --- generators of the package ---


def broken(records: _core.Records, options: Options) -> Output:
    for record in records.all_derived_definitions("C"):
        emit_one(record)
    raise ZeroDivisionError("late")


def emit_one(record: _core.Record) -> None:
    if record.name == "bad":
        raise IndexError("list index out of range")


broken.__module__ = "tblgen_build.generators.llvm.broken"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("def good : C; def bad : C;", "for record 'bad': IndexError: list index out of range"),
        ("def good : C;", "for record 'good': ZeroDivisionError: late"),
        ("", "gen-broken: ZeroDivisionError: late"),
    ],
)
@pytest.mark.parametrize("traceback", [False, True])
def test_internal_error(tmp_path: Path, text: str, said: str, traceback: bool) -> None:
    (tmp_path / "a.td").write_text(f"class C;\n{text}\n")
    options = (("traceback", True),) if traceback else ()
    unit = TranslationUnit("", str(tmp_path / "a.td"))
    action = Action(unit, "-", "gen-broken", options=options)
    parsed = parse_unit(_core.Session(), unit)
    with pytest.raises(GenerateError) as failed:
        generate(parsed, action, generator=Generator("gen-broken", "", broken))
    reason, frames = failed.value.reason, rendered(failed.value.diagnostics)
    assert failed.value.code == GENERATOR_FAILED
    assert reason.startswith("internal error in gen-broken")
    assert said in reason
    assert reason.endswith("; --traceback shows where") == (not traceback)
    assert ("in broken\n" in frames) == traceback


def test_the_option_is_known(tmp_path: Path, our_tblgen: Path) -> None:
    (tmp_path / "a.td").write_text("def a;\n")
    command = [str(our_tblgen), "--traceback", "--gen-ctags", "a.td"]
    assert subprocess.run(command, cwd=tmp_path, capture_output=True).returncode == 0


MLIR = """
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def D : Dialect {{ let name = "d"; let cppNamespace = "::d"; }}
def A : Op<D, "a", [{trait}]> {{ {arguments} let results = (outs {results}); }}
"""
NO_OPERAND = (
    "a.td:5:5: error: SameOperandsAndResultType gives the results the type of an operand, "
    "and there is none\n"
)
NO_ARGUMENT = (
    "a.td:5:5: error: a trait gives the result 'r' the type of an argument, and there is none\n"
)


@pytest.mark.llvm_files
@pytest.mark.parametrize("results", ["AnyType:$r", "AnyType:$r, AnyType:$s"])
@pytest.mark.parametrize("arguments", ["", "let arguments = (ins I32Attr:$x);"])
@pytest.mark.parametrize("action", ["--gen-op-decls", "--gen-op-defs"])
def test_same_type_as_no_operand(
    tmp_path: Path, our_tblgen: Path, action: str, arguments: str, results: str
) -> None:
    """mlir-tblgen crashes."""
    trait = "SameOperandsAndResultType"
    said = run_mlir(tmp_path, our_tblgen, trait, results, arguments, action)
    assert said.startswith(NO_OPERAND)


@pytest.mark.llvm_files
@pytest.mark.parametrize(
    "trait", ['AllTypesMatch<["r", "nobody"]>', 'TypesMatchWith<"", "nobody", "r", "$_self">']
)
def test_type_of_nobody(tmp_path: Path, our_tblgen: Path, trait: str) -> None:
    """mlir-tblgen reads past the end of the arguments, and crashes now and then."""
    assert run_mlir(tmp_path, our_tblgen, trait, "AnyType:$r").startswith(NO_ARGUMENT)


@pytest.mark.llvm_files
@pytest.mark.parametrize("names", ['"r"', '"r", "r"', ""])
def test_all_types_match_over_a_result_and_nothing_else(
    tmp_path: Path, our_tblgen: Path, names: str
) -> None:
    assert run_mlir(tmp_path, our_tblgen, f"AllTypesMatch<[{names}]>", "AnyType:$r") == ""


def run_mlir(
    folder: Path,
    tool: Path,
    trait: str,
    results: str,
    arguments: str = "",
    action: str = "--gen-op-defs",
) -> str:
    text = MLIR.format(trait=trait, results=results, arguments=arguments)
    (folder / "a.td").write_text(text)
    command = [str(tool), action, *include_options(), "a.td", "-o", "out"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert "Traceback" not in done.stderr
    return done.stderr


# --- LLVM's generators ---

TARGET = """\
include "llvm/Target/Target.td"
def Info : InstrInfo;
def T : Target { let InstructionSet = Info; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def GPR : RegisterClass<"T", [i32], 32, (add R0)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def mem : Operand<iPTR> { let MIOperandInfo = (ops "text", GPR); }
def A : Instruction {
  let Namespace = "T";
  let OutOperandList = (outs);
  let InOperandList = (ins mem:$m);
}
"""


def test_machine_operand_that_is_none(tmp_path: Path, our_tblgen: Path) -> None:
    """(LLVM's tool crashes.)"""
    (tmp_path / "a.td").write_text(TARGET)
    command = [str(our_tblgen), "--gen-instr-info", *include_options(), "a.td"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    wanted = 'a.td:7:5: error: MIOperandInfo\'s argument 0 is "text", no operand or register class'
    assert done.stderr.splitlines()[0] == wanted


# --- standard output ---


COMMANDS = [
    ["a.td"],
    ["--gen-ctags", "a.td"],
    ["--help"],
    ["--version"],
    ["emit", "--help"],
    ["build", "--help"],
    ["cache"],
    ["graph", "a.td"],
    ["emit", "a.td", "--output", "x", "--gen-ctags"],
    ["no-such-file.td"],
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("redirection", [">&-", ">/dev/full", ">&- 2>&-", "<&- >&-", "| true"])
@pytest.mark.parametrize("way", ["launcher", "module"])
def test_standard_output_that_takes_nothing(
    tmp_path: Path, our_tblgen: Path, command: list[str], redirection: str, way: str
) -> None:
    (tmp_path / "a.td").write_text("def a;\n")
    module = f"PYTHONPATH={Path(tblgen_build.__file__).parent.parent} {sys.executable}"
    tool = str(our_tblgen) if way == "launcher" else f"{module} -m tblgen_build"
    done = subprocess.run(
        ["sh", "-c", f"{tool} {' '.join(command)} {redirection}"],
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        text=True,
        timeout=600,
    )
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr
    assert done.returncode in (0, 1, 2)
    assert done.stderr.count("\n") <= 1, done.stderr
