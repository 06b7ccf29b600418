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


_TARGET = """include "llvm/Target/Target.td"
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
_VALUE_TYPES = """class ValueType {
  string LLVMName = NAME; int Size = 8; int nElem = 0; ValueType ElementType = ?; int NF = 0;
  int Value = 1; bit isOverloaded = 0; bit isInteger = 1; bit isFP = 0; bit isVector = 0;
  bit isScalable = 0; bit isRISCVVecTuple = 0; bit isCheriCapability = 0; bit isNormalValueType = 1;
}
"""
_ATTRIBUTES = """class AttrProperty; class CompatRule; class MergeRule;
class Attr { string AttrString; list<AttrProperty> Properties = []; }
class EnumAttr : Attr; class TypeAttr : Attr; class IntAttr : Attr; class StrBoolAttr : Attr;
class ComplexStrAttr : Attr; class ConstantRangeAttr : Attr; class ConstantRangeListAttr : Attr;
"""
_EXTENSIONS = """class RISCVExtension {
  string Name = NAME; int MajorVersion = 1; int MinorVersion; list<RISCVExtension> Implies = [];
  bit Experimental = 0;
}
"""
_TUNED = """class RISCVTuneProcessorModel { string Name; }
"""
_LIBCALLS = """include "llvm/IR/RuntimeLibcallsImpl.td"
def CALL : RuntimeLibcall;
"""
_SYSTEMS = f"{_LIBCALLS}def call : RuntimeLibcallImpl<CALL>;\n"
_LIBRARY = """class FuncArgType; class TargetLibCall {
  string String; FuncArgType ReturnType = ?; list<FuncArgType> ArgumentTypes = [];
}
"""
_SEARCHABLE = """include "llvm/TableGen/SearchableTable.td"
class Row { bits<8> Number; string Text = NAME; }
def Rows : GenericTable { let FilterClass = "Row"; let Fields = ["Number", "Text"]; }
"""
_PACKETS = """include "llvm/Target/Target.td"
def TInfo : InstrInfo;
def T : Target { let InstructionSet = TInfo; }
def Slot : FuncUnit;
def Class : InstrItinClass;
class Packets : ProcessorItineraries<[Slot], [], [InstrItinData<Class, [InstrStage<1, [Slot]>]>]>;
class Model<ProcessorItineraries i> : SchedMachineModel {
  let Itineraries = i; let CompleteModel = 0;
}
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
        (_OPTIONS, "def g{n} : OptionGroup<?>;", "--gen-opt-rst"),
        (_VALUE_TYPES, "def v{n} : ValueType {{ let NF = ?; }}", "--gen-vt"),
        (_ATTRIBUTES, "def A{n} : EnumAttr;", "--gen-attrs"),
        (_EXTENSIONS, "def E{n} : RISCVExtension;", "--gen-riscv-target-def"),
        (_TUNED, "def P{n} : RISCVTuneProcessorModel;", "--gen-riscv-target-def"),
        (_LIBCALLS, "def C{n} : RuntimeLibcallImpl<?>;", "--gen-runtime-libcalls"),
        (_SYSTEMS, "def S{n} : SystemRuntimeLibrary<?, (add call)>;", "--gen-runtime-libcalls"),
        (_LIBRARY, "def f{n} : TargetLibCall;", "--gen-target-library-info"),
        (_TARGET, 'def n{n} : SDNode<"TISD::N{n}", ?>;', "--gen-sd-node-info"),
        (_SEARCHABLE, "def R{n} : Row;", "--gen-searchable-tables"),
        (_TARGET, 'def F{n} : Fusion<"f{n}", "F{n}", "d", []> {{ let Predicates = ?; }}',
         "--gen-macro-fusion-pred"),
        (_PACKETS, "def P{n} : Packets {{ let PacketizerNamespace = ?; }} def M{n} : Model<P{n}>; "
         'def : ProcessorModel<"p{n}", M{n}, []>;', "--gen-dfa-packetizer"),
        (_TARGET, "def C{n} : ProcPfmCounters {{ let CycleCounter = ?; }}", "--gen-exegesis"),
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
