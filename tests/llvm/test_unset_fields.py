"""Definitions with a field of their class set to `?`: refused where the reference does."""

from __future__ import annotations

from pathlib import Path

import pytest
from generator_cases import check_same
from reference import LLVM_INCLUDE, include_options, run_tool
from warm_tool import WarmTool

from tblgen_build import Session

TARGET = """include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
class R<int n> : Register<"r"#n> { let Namespace = "T"; let HWEncoding = n; }
foreach i = 0-7 in def R#i : R<i>;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def PM : ProcessorModel<"p", NoSchedModel, []>;
class I<bits<8> code, string text, SDNode node> : Instruction {
  bits<32> Inst = 0;
  bits<3> d;
  bits<3> s;
  bits<3> t;
  let Inst{7-0} = code;
  let Inst{10-8} = d;
  let Inst{13-11} = s;
  let Inst{16-14} = t;
  let Namespace = "T";
  let Size = 4;
  let OutOperandList = (outs GPR:$d);
  let InOperandList = (ins GPR:$s, GPR:$t);
  let AsmString = text # " $d, $s, $t";
  let Pattern = [(set GPR:$d, (node GPR:$s, GPR:$t))];
  let hasSideEffects = 0;
  let mayLoad = 0;
  let mayStore = 0;
}
def ADD : I<1, "add", add>;
def SUB : I<2, "sub", sub>;
"""
# Those that read most.
GENERATORS = ("asm-matcher", "disassembler", "instr-info", "dag-isel")


def fields_of_instructions() -> list[str]:
    path = LLVM_INCLUDE / "llvm/Target/Target.td"
    records = Session().parse(path, include_dirs=[LLVM_INCLUDE])
    return [field.name for field in records.classes["Instruction"].fields]


@pytest.mark.parametrize("generator", GENERATORS)
def test_unset(generator: str, llvm_tblgen: Path, warm_tool: WarmTool, tmp_path: Path) -> None:
    args = [f"--gen-{generator}", *include_options(), "case.td"]
    for name in fields_of_instructions():
        program = f'{TARGET}def LAST : I<3, "last", mul> {{ let {name} = ?; }}\n'
        (tmp_path / "case.td").write_text(program)
        reference = run_tool(llvm_tblgen, args, cwd=tmp_path)
        ours = run_tool(warm_tool, args, cwd=tmp_path)
        check_same(reference, ours)


@pytest.mark.parametrize("first", "01?")
@pytest.mark.parametrize("second", "01?")
def test_positions(
    first: str, second: str, llvm_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    """Who has a position is asked of two that are else alike, in the order of comparing them."""
    program = TARGET
    for code, position in (("5", first), ("6", second)):
        program += (
            f'def I{code} : I<{code}, "same", add> {{ let HasPositionOrder = {position}; }}\n'
        )
    (tmp_path / "case.td").write_text(program)
    args = ["--gen-asm-matcher", *include_options(), "case.td"]
    reference = run_tool(llvm_tblgen, args, cwd=tmp_path)
    ours = run_tool(warm_tool, args, cwd=tmp_path)
    check_same(reference, ours)


# A field, what has it, and who reads it or does not.
ELSEWHERE = (
    ("IsStrictFP", 'def X : SDNode<"T::X", SDTIntBinOp>', "dag-isel instr-info"),
    ("TypeProfile", 'def X : SDNode<"T::X", SDTIntBinOp>', "fast-isel"),
    ("Opcode", 'def X : SDNodeXForm<imm, "">', "dag-isel"),
    ("XFormFunction", 'def X : SDNodeXForm<imm, "">', "global-isel"),
    ("RootNodes", 'def X : ComplexPattern<i32, 1, "x", [imm]>', "dag-isel instr-info"),
    ("GISelShouldIgnore", "def X : Pat<(mul GPR:$a, GPR:$b), (ADD GPR:$a, GPR:$b)>", "dag-isel"),
    ("SchedModel", "def W : SchedWrite; def R : SchedRead; def X : ReadAdvance<R, 1>", "subtarget"),
    ("UnsupportedFeatures",
     'def : ProcessorModel<"q", X, []>; def X : SchedMachineModel', "subtarget"),
    ("CondString", 'def F : SubtargetFeature<"f", "F", "true", "f">; '
     'def X : Predicate<"">, AssemblerPredicate<(all_of F)>',
     "asm-matcher disassembler instr-info"),
    *[(field, "def P : PatFrag<(ops node:$a), (load node:$a)> { let IsLoad = true; } def X : "
       "PatFrag<(ops node:$a, node:$b), (add node:$a, node:$b), [{ return 1; }]>",
       "dag-isel global-isel") for field in
      ("PredicateCode", "GISelPredicateCode", "ImmediateCode", "PredicateCodeUsesOperands")],
    *[(field, "def X : Operand<i32>, ImmLeaf<i32, [{ return 1; }]>", "dag-isel global-isel") for
      field in ("IsAPFloat", "IsAPInt", "GISelPredicateCode", "PredicateCode")],
    ("hasCompleteDecoder", "def X : Operand<i32>", "disassembler"),
)  # fmt: skip
# Uses X, where it is such a thing.
USES = {
    "PatFrag": "def : Pat<(X GPR:$a, GPR:$b), (ADD GPR:$a, GPR:$b)>;\n",
    "ImmLeaf": "def : Pat<(add GPR:$a, X:$b), (SUB GPR:$a, GPR:$a)>;\n",
}


@pytest.mark.parametrize(("field", "definition", "generators"), ELSEWHERE)
def test_unset_elsewhere(
    field: str,
    definition: str,
    generators: str,
    llvm_tblgen: Path,
    warm_tool: WarmTool,
    tmp_path: Path,
) -> None:
    uses = [text for class_, text in USES.items() if f" {class_}<" in definition]
    for generator in generators.split():
        for use in ("", *uses):
            program = f"{TARGET}{definition} {{ let {field} = ?; }}\n{use}"
            (tmp_path / "case.td").write_text(program)
            args = [f"--gen-{generator}", *include_options(), "case.td"]
            reference = run_tool(llvm_tblgen, args, cwd=tmp_path)
            ours = run_tool(warm_tool, args, cwd=tmp_path)
            check_same(reference, ours)


@pytest.mark.parametrize("condition", ["", "T->hasF()"])
@pytest.mark.parametrize("generator", ["asm-matcher", "asm-writer", "disassembler", "instr-info"])
def test_condition_that_always_holds(
    generator: str, condition: str, llvm_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    """An assembler predicate without a condition is a feature to disassemblers only."""
    program = f"""{TARGET}
def F : SubtargetFeature<"f", "F", "true", "f">;
def HasF : Predicate<"{condition}">, AssemblerPredicate<(all_of F)>;
def ONLY : I<4, "only", mul> {{ let Predicates = [HasF]; }}
def : InstAlias<"other $d", (ONLY GPR:$d, R0, R0)> {{ let Predicates = [HasF]; }}
"""
    (tmp_path / "case.td").write_text(program)
    args = [f"--gen-{generator}", *include_options(), "case.td"]
    reference = run_tool(llvm_tblgen, args, cwd=tmp_path)
    ours = run_tool(warm_tool, args, cwd=tmp_path)
    check_same(reference, ours)
