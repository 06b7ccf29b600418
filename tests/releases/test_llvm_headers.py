"""What LLVM's generators write for a release compiles with its headers, without a warning.

For 21, which there is no llvm-tblgen of, this is what the derived rows of the table rest on.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from other_releases import target_options
from reference import ReleaseReference
from warm_tool import WarmTool

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "llvm-target"
# A selector with conditions of all kinds.
SELECTOR = """\
include "llvm/Target/Target.td"
def Info : InstrInfo;
def T : Target { let InstructionSet = Info; }
foreach i = 0-3 in def R#i : Register<"r"#i> { let Namespace = "T"; }
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)>;
class I<dag outs, dag ins, list<dag> pattern> : Instruction {
  let Namespace = "T"; let OutOperandList = outs; let InOperandList = ins; let Pattern = pattern;
}
def small : ImmLeaf<i32, [{ return Imm < 8; }]>;
def negated : SDNodeXForm<imm, [{
  return CurDAG->getTargetConstant(-N->getZExtValue(), SDLoc(N), MVT::i32);
}]>;
def twice : PatFrag<(ops node:$a), (add node:$a, node:$a), [{ return N->getNumOperands() == 2; }]>;
def differing : PatFrag<(ops node:$a, node:$b), (xor node:$a, node:$b),
                        [{ return Operands[0] != Operands[1]; }]> {
  let PredicateCodeUsesOperands = 1;
}
def once : PatFrag<(ops node:$a, node:$b), (sub node:$a, node:$b)> { let HasOneUse = 1; }
def address : ComplexPattern<i32, 2, "selectAddress">;
def Big : Predicate<"isBig()">;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), [(set GPR:$d, (add GPR:$a, small:$b))]>;
def TWICE : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (twice GPR:$a))]>;
def XOR : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (differing GPR:$a, GPR:$b))]>;
def SUB : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (once GPR:$a, GPR:$b))]>;
def LOAD : I<(outs GPR:$d), (ins GPR:$a, i32imm:$b), []>;
def : Pat<(load (address GPR:$a, imm:$b)), (LOAD $a, $b)>;
let Predicates = [Big] in def : Pat<(mul GPR:$a, imm:$b), (ADDI $a, (negated $b))>;
"""
SELECTOR_CLASSES = """\
#include "llvm/CodeGen/FastISel.h"
#include "llvm/CodeGen/SelectionDAGISel.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#define GET_REGINFO_ENUM
#include "registers.inc"
#define GET_REGINFO_HEADER
#include "registers.inc"
#define GET_INSTRINFO_ENUM
#include "instructions.inc"
#define GET_INSTRINFO_HEADER
#include "instructions.inc"
using namespace llvm;
struct Selector : SelectionDAGISel {
  explicit Selector(TargetMachine &machine) : SelectionDAGISel(machine) {}
  void Select(SDNode *node) override { SelectCode(node); }
  bool selectAddress(SDValue, SDValue &, SDValue &) { return false; }
  bool isBig() const { return true; }
#include "selector.inc"
};
struct FastSelector : FastISel {
  using FastISel::FastISel;
  bool fastSelectInstruction(const Instruction *) override { return false; }
  bool isBig() const { return true; }
#include "fast.inc"
};
"""
OF_SELECTOR = {
    "fast.inc": "gen-fast-isel",
    "instructions.inc": "gen-instr-info",
    "registers.inc": "gen-register-info",
    "selector.inc": "gen-dag-isel",
}
OF_EXAMPLE = {
    "WrenGenAsmMatcher.inc": "gen-asm-matcher",
    "WrenGenAsmWriter.inc": "gen-asm-writer",
    "WrenGenDisassemblerTables.inc": "gen-disassembler",
    "WrenGenInstrInfo.inc": "gen-instr-info",
    "WrenGenMCCodeEmitter.inc": "gen-emitter",
    "WrenGenRegisterInfo.inc": "gen-register-info",
    "WrenGenSubtargetInfo.inc": "gen-subtarget",
}

Find = Callable[[int], ReleaseReference]


def generate(
    tool: WarmTool, outputs: dict[str, str], source: Path, options: list[str], where: Path
) -> None:
    for name, generator in outputs.items():
        args = [f"--{generator}", *options, str(source), "-o", name]
        made = tool.run(args, cwd=where, personality="llvm")
        assert made.succeeded, made.stderr


def compiles(source: Path, *options: str, where: Path) -> None:
    command = ["c++", "-std=c++17", "-fsyntax-only", "-Wall", "-Werror", "-fno-rtti", *options]
    done = subprocess.run([*command, source], cwd=where, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("release", [19, 21])
def test_selectors(
    release: int, release_reference: Find, warm_tool: WarmTool, tmp_path: Path
) -> None:
    include = release_reference(release).include
    (tmp_path / "T.td").write_text(SELECTOR)
    (tmp_path / "selector.cpp").write_text(SELECTOR_CLASSES)
    generate(warm_tool, OF_SELECTOR, tmp_path / "T.td", [f"-I{include}"], tmp_path)
    compiles(tmp_path / "selector.cpp", f"-isystem{include}", "-I.", where=tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("release", "source"),
    [
        (21, "lib/AsmParser"),
        (21, "lib/Disassembler"),
        (21, "tool/wren-mc"),
        (23, "lib/AsmParser"),
        (23, "lib/Target"),
        (23, "tool/wren-mc"),
    ],
)
def test_example_target(
    release: int, source: str, release_reference: Find, warm_tool: WarmTool, tmp_path: Path
) -> None:
    """Where its sources differ between releases."""
    include = release_reference(release).include
    options = [f"-I{include}", f"-I{EXAMPLE / 'td'}", *target_options(release)]
    generate(warm_tool, OF_EXAMPLE, EXAMPLE / "td" / "Wren.td", options, tmp_path)
    path = EXAMPLE / f"{source}.cpp"
    compiles(path, f"-isystem{include}", "-I.", f"-I{EXAMPLE / 'lib'}", where=tmp_path)
