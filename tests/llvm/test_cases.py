"""Programs with several mistakes: all are reported, in the reference's order.

Programs with one, and those without, are compared in tests/goldens.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from generator_cases import Command, check_all_reported, commands_in
from reference import include_options, run_tool

HERE = Path(__file__).parent / "cases"


@pytest.mark.parametrize("command", commands_in(HERE / "several"), ids=lambda command: command.id)
def test_several_mistakes_are_all_reported(
    command: Command, llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path
) -> None:
    check_all_reported(command, llvm_tblgen, our_tblgen, tmp_path)


CONFLICTS = """
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class I<dag ins> : Instruction { let OutOperandList = (outs); let InOperandList = ins; let Namespace = "Zoo"; }
"""  # noqa: E501
TOLD = {
    "two of a table, one of another": """
        class One<bits<4> top> : I<(ins i32imm:$op)> { let Size = 1; bits<8> Inst; bits<4> op; let Inst = {top, op}; }
        def A : One<0>; def B : One<0>; def C : One<5>; def D : One<5> { let Inst{3} = 1; } def E : One<5>;
        let DecoderNamespace = "Far" in { def F : One<0>; def G : One<0>; }
    """,  # noqa: E501
    "of several lengths": """
        class Many<dag encoding> : I<(ins i32imm:$x, i32imm:$y)> { dag Inst = encoding; }
        def A : Many<(descend (operand "$x", 6), 0b00)>; def B : Many<(descend (operand "$x", 6), 0b01)>;
        def C : Many<(descend (operand "$y", 7), 0b0, (operand "$x", 6), 0b11)>;
        def D : Many<(descend (operand "$y", 7), 0b0, (operand "$x", 6), 0b11)>;
        def E : Many<(descend (operand "$y", 15), 0b0, (operand "$x", 6), 0b11)>;
        def F : Many<(descend (operand "$x", 6), 0b11)>;
    """,  # noqa: E501
}


@pytest.mark.parametrize("source", TOLD.values(), ids=TOLD)
def test_conflicts_of_decoders_are_drawn(
    source: str, llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path
) -> None:
    """What is known at each step, then what cannot be told apart: LLVM's tests pin each line."""
    (tmp_path / "case.td").write_text(CONFLICTS + source)
    arguments = ("--gen-disassembler", *include_options(), "case.td")
    expected, got = (run_tool(tool, arguments, cwd=tmp_path) for tool in (llvm_tblgen, our_tblgen))
    drawn, _, _ = expected.stderr.partition("error: ")
    assert drawn.count("Decoding Conflict:\n") >= 1
    assert got.stderr.startswith(drawn + "error: ")


def test_node_without_operands_is_no_result(
    llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path
) -> None:
    """Nor is one with operands; the reference puts the name of the tree before the place."""
    (tmp_path / "case.td").write_text(
        'include "llvm/Target/Target.td"\n'
        "def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }\n"
        'def r0 : Register<"r0"> { let Namespace = "Zoo"; }\n'
        'def RC : RegisterClass<"Zoo", [i32], 32, (add r0)>;\n'
        "def AddI : Instruction {\n"
        "  let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a, i32imm:$b);\n"
        "}\n"
        "def : Pat<(i32 (add i32:$a, (i32 imm:$i))), (AddI $a, frameindex:$i)>;\n"
    )
    arguments = ("--gen-dag-isel", *include_options(), "case.td")
    for tool in (llvm_tblgen, our_tblgen):
        run = run_tool(tool, arguments, cwd=tmp_path)
        assert not run.succeeded
        assert "case.td:8:1: error: In anonymous" in run.stderr
