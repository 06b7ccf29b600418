"""Records that hold each other twice, level after level: what is made of them ends, small."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from reference import LLVM_INCLUDE, Limits, Run, run_tool

LEVELS = range(1, 40)

TARGET = """
include "llvm/Target/Target.td"
def I : InstrInfo;
def T : Target { let InstructionSet = I; }
class Reg<string n> : Register<n> { let Namespace = "T"; }
def R : Reg<"r">;
def G : RegisterClass<"T", [i32], 32, (add R)>;
def frag0 : PatFrags<(ops node:$a, node:$b), [(add node:$a, node:$b), (sub node:$a, node:$b)]>;
""" + "".join(
    f"def frag{n} : PatFrags<(ops node:$a, node:$b), "
    f"[(frag{n - 1} node:$a, node:$b), (frag{n - 1} node:$b, node:$a)]>;\n"
    for n in LEVELS
)
INSTRUCTION = """
def X : Instruction {
  let Namespace = "T";
  let OutOperandList = (outs G:$d);
  let InOperandList = (ins G:$a, G:$b);
  let Pattern = [(set G:$d, (frag39 G:$a, G:$b))];
}
"""
DIALECT = """
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
"""
TRAITS = 'def Pure0 : TraitList<[NativeOpTrait<"Quiet">]>;\n' + "".join(
    f"def Pure{n} : TraitList<[Pure{n - 1}, Pure{n - 1}]>;\n" for n in LEVELS
)
PREDICATES = 'def P0 : CPred<"a($_self)">;\n' + "".join(
    f"def P{n} : {kind}<[P{n - 1}, P{n - 1}]>;\n"
    for n, kind in zip(LEVELS, ["And", "Or"] * 20, strict=False)
)
DIAGNOSTICS = """
class DiagClass;
def CLASS_ERROR : DiagClass;
class Severity { string Name; }
def SEV_Error : Severity { let Name = "Error"; }
class SFINAEResponse;
def SFINAE_Suppress : SFINAEResponse;
class DiagGroup;
class TextSubstitution<string text> {
  string Substitution = text;
  string Component = "";
  string CategoryName = "";
  bit Deferrable = 0;
}
class Diagnostic<string text> {
  string Component = "X";
  string Summary = text;
  DiagClass Class = CLASS_ERROR;
  SFINAEResponse SFINAE = SFINAE_Suppress;
  bit AccessControl = 0;
  bit WarningNoWerror = 0;
  bit ShowInSystemHeader = 0;
  bit ShowInSystemMacro = 1;
  bit Deferrable = 0;
  Severity DefaultSeverity = SEV_Error;
  DiagGroup Group;
  string CategoryName = "";
}
def text0 : TextSubstitution<"a %0">;
""" + "".join(
    f'def text{n} : TextSubstitution<"%sub{{text{n - 1}}}0 %sub{{text{n - 1}}}0">;\n'
    for n in LEVELS
)
DIAGNOSTIC = 'def error : Diagnostic<"this is %sub{text39}0">;\n'
ANY_OF = "def T0 : AnyTypeOf<[I1, I8]>;\n" + "".join(
    f"def T{n} : AnyTypeOf<[T{n - 1}, T{n - 1}]>;\n" for n in LEVELS
)
UNITS = ", ".join(f"U{n}" for n in range(24))
PACKETS = (
    """
include "llvm/Target/Target.td"
def I : InstrInfo;
def T : Target { let InstructionSet = I; }
foreach n = 0...23 in def U#n : FuncUnit;
foreach n = 0...19 in def C#n : InstrItinClass;
class Used<InstrItinClass c> : Instruction {
  let Namespace = "T";
  let OutOperandList = (outs);
  let InOperandList = (ins);
  let Itinerary = c;
}
foreach n = 0...19 in def X#n : Used<!cast<InstrItinClass>("C"#n)>;
"""
    f"def Free : ProcessorItineraries<[{UNITS}], [], !foreach(n, !range(20),\n"
    f'  InstrItinData<!cast<InstrItinClass>("C"#n), [InstrStage<1, [{UNITS}]>]>)>;\n'
    'def P : Processor<"p", Free, []>;\n'
)
REGISTERS = """
include "llvm/Target/Target.td"
def I : InstrInfo;
def T : Target { let InstructionSet = I; }
class Reg<string n> : Register<n> { let Namespace = "T"; }
"""


def register_class(name: str, numbers: Iterable[int], size: int = 32) -> str:
    members = ", ".join(f"R{n}" for n in numbers)
    return f'def {name} : RegisterClass<"T", [i{size}], {size}, (add {members})>;\n'


ALL_BUT_ONE = (
    REGISTERS
    + "".join(f'def R{n} : Reg<"r{n}">;\n' for n in range(24))
    + "".join(register_class(f"C{c}", [n for n in range(24) if n != c]) for c in range(24))
)
# Registers each of which lacks another part: by each index, a class of those that have it.
LACKING = (
    REGISTERS
    + "foreach n = 0...23 in {\n"
    + "  def part#n : SubRegIndex<8, !mul(n, 8)>;\n"
    + '  def R#n : Reg<"r"#n>;\n'
    + "}\n"
    + "".join(
        f'def R{24 + c} : Reg<"w{c}"> {{\n'
        f"  let SubRegs = [{', '.join(f'R{n}' for n in range(24) if n != c)}];\n"
        f"  let SubRegIndices = [{', '.join(f'part{n}' for n in range(24) if n != c)}];\n"
        "}\n"
        for c in range(24)
    )
    + register_class("W", range(24, 48))
    + register_class("B", range(24), 8)
)
STAR = (
    REGISTERS
    + "".join(f'def R{n} : Reg<"r{n}">;\n' for n in range(1000))
    + "".join(register_class(f"C{n}", [0, n]) for n in range(1, 1000))
)
CONSTRAINED = """
def A : Type<P39, "something">;
def O : Op<D, "o"> { let arguments = (ins A:$a); }
"""

REFUSED = {
    "units that are taken or not": (
        "gen-dfa-packetizer",
        PACKETS,
        "the automaton has more than 2000000 steps",
    ),
    "classes of all registers but one": (
        "gen-register-info",
        ALL_BUT_ONE,
        "more than 8192 classes are needed for what classes have in common",
    ),
    "classes of registers with a part": (
        "gen-instr-info",
        LACKING,
        "more than 8192 classes are needed for what classes have in common",
    ),
    "classes that overlap in pairs": (
        "gen-register-info",
        STAR,
        "register classes overlap in pairs, for more than 100000 sets of units",
    ),
    "names of types": (
        "gen-op-defs",
        DIALECT + ANY_OF,
        "is longer than the limit of 134217728",
    ),
    "fragments": (
        "gen-dag-isel",
        TARGET + INSTRUCTION,
        "its fragments have more than 16384 alternatives",
    ),
    "fragments of GlobalISel": (
        "gen-global-isel",
        TARGET + INSTRUCTION,
        "its fragments have more than 16384 alternatives",
    ),
    "predicates": (
        "gen-op-defs",
        DIALECT + PREDICATES + CONSTRAINED,
        "the condition of 'P16' is longer than 1 MiB",
    ),
    "leaves replaced": (
        "gen-op-defs",
        DIALECT
        + PREDICATES
        + 'def S : SubstLeaves<"a", "b", P38>;\n'
        + CONSTRAINED.replace("P39", "S"),
        "is longer than 1 MiB",
    ),
    "texts": (
        "gen-clang-diags-defs",
        DIAGNOSTICS + DIAGNOSTIC,
        "its text holds named ones more than 10000 times",
    ),
}


# Hours without a bound, so that a busy machine decides nothing.
LIMITS = Limits(seconds=300, cpu_seconds=120, memory_bytes=2 << 30)


def generated(tool: Path, where: Path, generator: str, program: str) -> Run:
    (where / "a.td").write_text(program)
    return run_tool(tool, [f"--{generator}", f"-I{LLVM_INCLUDE}", "a.td"], cwd=where, limits=LIMITS)


@pytest.mark.llvm_files
@pytest.mark.parametrize("what", REFUSED)
def test_refused(our_tblgen: Path, tmp_path: Path, what: str) -> None:
    generator, program, message = REFUSED[what]
    run = generated(our_tblgen, tmp_path, generator, program)
    assert run.exit_code == 1
    assert message in run.stderr, run.stderr[:1000]


@pytest.mark.llvm_files
def test_lists_of_traits(our_tblgen: Path, tmp_path: Path) -> None:
    """What they hold counts once."""
    operation = 'def O : Op<D, "o", [Pure39]>;\n'
    run = generated(our_tblgen, tmp_path, "gen-op-decls", DIALECT + TRAITS + operation)
    assert run.exit_code == 0, run.stderr
    assert run.stdout.count(b"::Quiet") == 1
