"""gen-global-isel: which patterns have no rule, and what is said of them.

The reasons are the reference's; with it at hand, they are compared.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from reference import Run, include_options, run_tool
from warm_tool import WarmTool

HEAD = """include "llvm/Target/Target.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "T"; }
let Namespace = "T" in { def lo : SubRegIndex<32>; def hi : SubRegIndex<32, 32>; }
foreach i = 0...3 in def X#i : R<"x"#i>;
def P0 : RegisterWithSubRegs<"p0", [X0, X1]> { let SubRegIndices = [lo, hi]; }
def P1 : RegisterWithSubRegs<"p1", [X2, X3]> { let SubRegIndices = [lo, hi]; }
def FLAGS : R<"flags">;
def LOST : R<"lost">;
def X : RegisterClass<"T", [i32], 32, (add X0, X1, X2, X3)>;
def P : RegisterClass<"T", [i64], 64, (add P0, P1)>;
def F : RegisterClass<"T", [i32], 32, (add FLAGS)>;
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "T";
  let OutOperandList = o;
  let InOperandList = i;
  let Pattern = p;
}
def ONE : I<(outs X:$d), (ins X:$a)>;
def TWO : I<(outs X:$d), (ins X:$a, X:$b)>;
def NUM : I<(outs X:$d), (ins X:$a, i32imm:$b)>;
def mem : Operand<i32> { let MIOperandInfo = (ops X, X); }
def MEM : I<(outs X:$d), (ins mem:$a)>;
def NONE : I<(outs), (ins X:$a, X:$b)>;
def WIDE : I<(outs P:$d), (ins P:$a)>;
let Defs = [FLAGS] in
def SETS : I<(outs X:$d), (ins X:$a), [(set X:$d, FLAGS, (sdivrem X:$a, X:$a))]>;
def ptr : Operand<iPTR>;
def READ : I<(outs X:$d), (ins ptr:$a, ptr:$b)> { let mayLoad = true; }
def other : SDNode<"TISD::OTHER", SDTIntBinOp>;
def addr : ComplexPattern<i32, 2, "select", [add]>;
def form : SDNodeXForm<imm, [{ return x; }]>;
def part : Operand<i32>;
def xmul : PatFrag<(ops node:$a, node:$b), (mul node:$a, node:$b), [{ return x; }]>;
def xother : PatFrag<(ops node:$a, node:$b), (other node:$a, node:$b), [{ return x; }]>;
def in_space : PatFrag<(ops node:$p), (load node:$p), [{ return x; }]> {
  let IsLoad = true;
  let AddressSpaces = [1, 3];
  let ScalarMemoryVT = i8;
}
def xload : PatFrag<(ops node:$p), (in_space node:$p), [{ return x; }]>;
def xreg : PatLeaf<(i32 X:$a), [{ return x; }]>;
"""
# Patterns, each with what is said of it.
SKIPPED = (
    ("(xmul X:$a, X:$b), (TWO X:$a, X:$b)",
     "Src pattern root isn't a trivial operator (Has a predicate (xmul), first-failing:xmul)"),
    ("(i32 (xload X:$a)), (ONE X:$a)",
     "Src pattern root isn't a trivial operator (Has a predicate (unindexedload unindexed, "
     "load non-extload, in_space ScalarVT(MemVT)=i8 AddressSpaces=[1, 3], xload), "
     "first-failing:xload)"),
    ("(sub X:$a, (xmul X:$a, X:$b)), (TWO X:$a, X:$b)", "Src pattern child has predicate (xmul)"),
    ("(sub X:$a, (xother X:$a, X:$b)), (TWO X:$a, X:$b)",
     "Pattern operator lacks an equivalent Instruction (TISD::OTHER)"),
    ("(sub X:$a, xreg:$b), (TWO X:$a, X:$b)", "Src pattern child has unsupported predicate"),
    ("(other X:$a, X:$b), (TWO X:$a, X:$b)",
     "Pattern operator lacks an equivalent Instruction (TISD::OTHER)"),
    ("(i32 (addr X:$a, i32:$b)), (TWO X:$a, i32:$b)",
     "Pattern operator lacks an equivalent Instruction (Operator is an unmapped ComplexPattern, "
     "addr)"),
    ("(i32 X:$a), (ONE X:$a)",
     "Unable to deduce gMIR opcode to handle Src (which is a leaf)"),
    ("(sub addr:$a, X:$b), (TWO addr:$a, X:$b)",
     "SelectionDAG ComplexPattern (addr) not mapped to GlobalISel"),
    ("(sub X:$a, (i32 LOST)), (ONE X:$a)",
     "Could not determine physical register class of pattern source"),
    ("(sub X:$a, part:$b), (TWO X:$a, part:$b)",
     "Src pattern child def is an unsupported tablegen class"),
    ("(i32 (setcc X:$a, X:$b, SETOEQ)), (TWO X:$a, X:$b)",
     "unsupported type for Src operand (SETOEQ:{ *:[Other] })"),
    ("(i32 (load (add iPTR:$a, iPTR:$b))), (READ iPTR:$a, iPTR:$b)",
     "unsupported type for result of Src pattern operator"),
    ("(sub X:$a, (i32 imm:$b)), (NUM X:$a, (form imm:$b))",
     "SDNodeXForm form does not have GISel equivalent"),
    ("(sdivrem X:$a, X:$b), (TWO X:$a, X:$b)",
     "Src pattern result has more defs than dst MI (2 def(s) vs 1 def(s))"),
    ("(sub X:$a, X:$b), (NONE X:$a, X:$b)",
     "Src pattern result has 1 def(s) without the HasNoUse predicate set to true but Dst MI has "
     "no def"),
    ("(sub X0, X1), (i32 5)", "Dst pattern root isn't a known leaf"),
    ("(abs X:$a), (COPY X:$a)",
     "Could not infer register class for result #0 from pattern "
     "(COPY:{ *:[i32] } X:{ *:[i32] }:$a)"),
    ("(abs X:$a), (TWO X:$a, X)", "unrecognized node X:{ *:[i32] }"),
    ("(sub X:$a, imm:$b), (NUM X:$a, i32imm:$b)", "unsupported node i32imm:{ *:[i32] }:$b"),
    ("(sub X:$a, X:$b), (MEM X:$a, X:$b)",
     "Expected 1 used operands but found 2 explicit ones and 0 default ones"),
    ("(i32 (trunc P:$a)), (ONE (EXTRACT_SUBREG $a, lo))",
     "EXTRACT_SUBREG child #0 could not be coerced to a register class"),
    ("(i32 (trunc P:$a)), (ONE (EXTRACT_SUBREG P:$a, (ONE X0)))",
     "EXTRACT_SUBREG child #1 is not a leaf"),
    ("(i64 (zext i32:$a)), (SUBREG_TO_REG (i64 0), $a, lo)",
     "Cannot infer register class from SUBREG_TO_REG child #1"),
    ("(i64 (zext i32:$a)), (INSERT_SUBREG (i64 (IMPLICIT_DEF)), $a, lo)",
     "Cannot infer register class from INSERT_SUBREG operand #1"),
)  # fmt: skip
_WARNING = re.compile(r"^case\.td:(\d+):\d+: warning: Skipped pattern: (.*)$", re.MULTILINE)


def _program() -> str:
    return HEAD + "".join(f"def : Pat<{pattern}>;\n" for pattern, _ in SKIPPED)


def _reasons(run: Run) -> list[tuple[int, str]]:
    return [(int(line), reason) for line, reason in _WARNING.findall(run.stderr)]


def _command(*flags: str) -> list[str]:
    return ["--gen-global-isel", *flags, *include_options(), "case.td"]


def _expected() -> list[tuple[int, str]]:
    """Lines and reasons; a pattern's variants have its reason, too."""
    first = HEAD.count("\n") + 1
    own = next(at for at, line in enumerate(HEAD.splitlines(), 1) if "def SETS" in line)
    rows = [(first + at, reason) for at, (_, reason) in enumerate(SKIPPED)]
    return [(own, "Pattern defines a physical register"), *rows]


def test_reasons(warm_tool: WarmTool, tmp_path: Path) -> None:
    (tmp_path / "case.td").write_text(_program())
    run = run_tool(warm_tool, _command("-warn-on-skipped-patterns"), cwd=tmp_path)
    assert run.succeeded, run.stderr
    assert set(_reasons(run)) == set(_expected())
    assert b"GIM_Try" not in run.stdout, "no pattern has a rule"


def test_silent_by_default(warm_tool: WarmTool, tmp_path: Path) -> None:
    (tmp_path / "case.td").write_text(_program())
    run = run_tool(warm_tool, _command(), cwd=tmp_path)
    assert run.succeeded
    assert run.stderr == ""


@pytest.mark.reference
def test_reasons_are_those_of_the_reference(
    llvm_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    (tmp_path / "case.td").write_text(_program())
    command = _command("-warn-on-skipped-patterns")
    reference = run_tool(llvm_tblgen, command, cwd=tmp_path)
    assert reference.succeeded, reference.stderr
    ours = run_tool(warm_tool, command, cwd=tmp_path)
    assert _reasons(ours) == _reasons(reference)
