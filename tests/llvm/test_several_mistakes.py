"""Records with a mistake each: all are reported, in order, the reference's first one first."""

from __future__ import annotations

from pathlib import Path

import pytest
from reference import LLVM_INCLUDE, run_tool
from warm_tool import WarmTool

_HEAD = """include "llvm/Target/Target.td"
def TInfo : InstrInfo;
def T : Target { let InstructionSet = TInfo; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def RC : RegisterClass<"T", [i32], 32, (add R0)>;
class I : Instruction {
  let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins); let Size = 1;
  let AsmString = NAME;
  bits<8> Inst = 1;
}
def M : SchedMachineModel;
def P : ProcessorModel<"p", M, []>;
def WriteA : SchedWrite;
def Good : I, Sched<[WriteA]>;
def : WriteRes<WriteA, []> { let SchedModel = M; }
def Moved : I { let OutOperandList = (outs RC:$b); let InOperandList = (ins RC:$a); }
def Alternative : RegAltNameIndex;
def Untested : Predicate<"untested()">;
"""


_EXEGESIS = """include "llvm/Target/Target.td"
def TInfo : InstrInfo;
def T : Target { let InstructionSet = TInfo; }
"""
_DIRECTIVES = """include "llvm/Frontend/Directive/DirectiveBase.td"
def T : DirectiveLanguage {
  let name = "T"; let cppNamespace = "t"; let directivePrefix = "D_"; let clausePrefix = "C_";
  let flangClauseBaseClass = "Base";
}
def C : Clause<[Spelling<"c">]> { let isDefault = 1; }
def D : Directive<[Spelling<"d">]> {
  let isDefault = 1; let association = AS_None; let category = CA_Meta;
}
"""
_OPTIONS = """include "llvm/Option/OptParser.td"
"""
_AUTOMATON = """include "llvm/TableGen/Automaton.td"
class Step : Transition { string Symbol; let NewState = 1; }
def Steps : GenericAutomaton { let TransitionClass = "Step"; let SymbolFields = ["Symbol"]; }
"""


def _lines(
    records: list[str], flag: str, tool: Path | WarmTool, folder: Path, head: str = _HEAD
) -> list[int]:
    """Which of the records are reported, in order."""
    (folder / "case.td").write_text(head + "\n".join(records) + "\n")
    run = run_tool(tool, [flag, f"-I{LLVM_INCLUDE}", "case.td"], cwd=folder)
    assert run.exit_code == 1
    lines = [line for line in run.stderr.splitlines() if line.startswith("case.td:")]
    lines = [line for line in lines if ": error: " in line]
    return [int(line.split(":")[1]) - head.count("\n") - 1 for line in lines]


_SIZE = "def A{n} : I {{ let Size = 2; }}"
_REGISTER_FILE = "def F{n} : RegisterFile<0> {{ let SchedModel = M; }}"
_NO_MATCH = 'def : InstRW<[WriteA], (instregex "Nothing{n}")> {{ let SchedModel = M; }}'
_SAME_NAME = 'def Q{n} : ProcessorModel<"q", M, []>;'
_NO_OPERAND = 'def A{n} : I {{ let AsmString = "a{n} $nothing"; }}'
_NO_ALTERNATIVE = """def N{n} : Register<"n{n}"> {{ let RegAltNameIndices = [Alternative]; }}"""
_OF_ITSELF = 'def : TokenAlias<"t{n}", "t{n}">;'
_UNTESTED = 'def : MnemonicAlias<"a{n}", "b">, Requires<[Untested]>;'
_NO_FEATURE = 'def P{n} : Predicate<"p">, AssemblerPredicate<(all_of R0)>;'
_LOADS_AND_STORES = (
    "def f{n} : PatFrag<(ops node:$a), (add node:$a, node:$a)> "
    "{{ let IsLoad = 1; let IsStore = 1; }} def : Pat<(f{n} RC:$a), (Moved $a)>;"
)


@pytest.mark.parametrize(
    ("record", "flag", "reported"),
    [
        (_SIZE, "--gen-disassembler", [0, 1, 2]),
        (_REGISTER_FILE, "--gen-subtarget", [0, 1, 2]),
        (_NO_MATCH, "--gen-subtarget", [0, 1, 2]),
        (_NO_MATCH, "--gen-instr-info", [0, 1, 2]),
        (_SAME_NAME, "--gen-subtarget", [1, 2]),
        (_NO_OPERAND, "--gen-asm-writer", [0, 1, 2]),
        (_NO_OPERAND, "--gen-asm-matcher", [0, 1, 2]),
        (_NO_ALTERNATIVE, "--gen-asm-writer", [0, 1, 2]),
        (_OF_ITSELF, "--gen-asm-matcher", [0, 1, 2]),
        (_UNTESTED, "--gen-asm-matcher", [0, 1, 2]),
        (_NO_FEATURE, "--gen-asm-matcher", [0, 1, 2]),
        (_LOADS_AND_STORES, "--gen-dag-isel", [0, 1, 2]),
    ],
)  # fmt: skip
def test_all_are_reported(
    record: str,
    flag: str,
    reported: list[int],
    llvm_tblgen: Path,
    warm_tool: WarmTool,
    tmp_path: Path,
) -> None:
    records = [record.format(n=n) for n in range(3)]
    assert _lines(records, flag, llvm_tblgen, tmp_path) == reported[:1]
    assert _lines(records, flag, warm_tool, tmp_path) == reported


@pytest.mark.parametrize(
    ("head", "record", "flag"),
    [
        (_AUTOMATON, "def S{n} : Step;", "--gen-automata"),
        (_DIRECTIVES, 'def D{n} : Directive<[Spelling<"d{n}">]> {{ let association = AS_None; }}',
         "--gen-directive-impl"),
        (_OPTIONS, 'def o{n} : Flag<["-"], "o{n}"> {{ let Flags = ?; }}',
         "--gen-opt-parser-defs"),
        (_EXEGESIS, "def C{n} : ProcPfmCounters {{ let CycleCounter = ?; }}", "--gen-exegesis"),
    ],
)  # fmt: skip
def test_all_without_instructions_are_reported(
    head: str, record: str, flag: str, llvm_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    records = [record.format(n=n) for n in range(3)]
    assert _lines(records, flag, llvm_tblgen, tmp_path, head) == [0]
    assert _lines(records, flag, warm_tool, tmp_path, head) == [0, 1, 2]


def test_soft_mistakes_keep_their_place(
    llvm_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    """What does not end the reading of encodings comes where its encoding does."""
    soft = "def A{n} : I {{ bits<8> SoftFail = 2; let Inst = {{0, 0, 0, 0, 0, 0, ?, 1}}; }}"
    records = [soft.format(n=0), _SIZE.format(n=1), soft.format(n=2), _SIZE.format(n=3)]
    assert _lines(records, "--gen-disassembler", warm_tool, tmp_path) == [0, 1, 2, 3]
    assert _lines(records, "--gen-disassembler", llvm_tblgen, tmp_path) == [0, 1]


def test_of_many_twenty_are_reported(warm_tool: WarmTool, tmp_path: Path) -> None:
    records = [_SIZE.format(n=n) for n in range(10, 40)]
    assert _lines(records, "--gen-disassembler", warm_tool, tmp_path) == list(range(20))
