"""Models of targets, asked in process: sets, encodings, assembly strings, automata, registers."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from reference import LLVM_INCLUDE

from tblgen_build import Record, RecordError, Records, Session
from tblgen_build.generators.llvm.determinize import Automaton
from tblgen_build.generators.llvm.global_isel.pattern_rule import PatternRule
from tblgen_build.generators.llvm.global_isel.selector import Selector
from tblgen_build.generators.llvm.match_table.compilation import compiled
from tblgen_build.generators.llvm.match_table.rule import Rule
from tblgen_build.generators.llvm.model.instructions.assembly_string import for_variant
from tblgen_build.generators.llvm.model.instructions.encoding import Bits, join_neighbours
from tblgen_build.generators.llvm.model.instructions.encoding_fragments import fragments_of
from tblgen_build.generators.llvm.model.registers.register_file import RegisterFile
from tblgen_build.generators.llvm.model.schedules.schedule import Schedule
from tblgen_build.generators.llvm.model.set_theory import SetTheory, records_among

SETS = """
class Element; class Set<dag d> { dag Members = d; }
def add; def sub; def and; def shl; def trunc; def rotl; def rotr; def decimate;
def interleave; def sequence; def unheard;
foreach i = 0...7 in def R#i : Element;
def Low : Set<(sequence "R%u", 0, 3)>;
def High : Set<(sequence "R%u", 4, 7)>;
"""

# What it evaluates to: the numbers of elements, in order.
EXPRESSIONS = {
    "(add R3, R1, R3)": "31",
    "(add Low, (sub High, R5))": "0123467",
    "(sub Low, R0, R2)": "13",
    "(and (add R5, R1, R3), Low)": "13",
    "(shl Low, 1)": "123",
    "(shl Low, 9)": "",
    "(trunc Low, 2)": "01",
    "(rotl Low, 1)": "1230",
    "(rotr Low, 1)": "3012",
    "(rotl (add), 1)": "",
    "(decimate (add Low, High), 3)": "036",
    "(interleave Low, (trunc High, 2))": "041523",
    '(sequence "R%u", 6, 2, 2)': "642",
    '(sequence "R%d", 5, 5)': "5",
    "[(add R1), (add R0)]": "10",
}
# What is wrong with it.
WRONG_EXPRESSIONS = {
    "(sub Low)": "at least two arguments",
    "(and Low, High, R0)": "two arguments",
    "(shl Low, -1)": "Positive shift",
    "(trunc Low, R0)": "must be an integer",
    "(decimate Low, 0)": "Positive stride",
    '(sequence "R%u", 0, 3, 0)': "Stride must not be 0",
    '(sequence "R%u", 6, 9)': "No def named 'R8'",
    '(sequence "R%s%s", 0, 1)': "one conversion",
    "(unheard Low)": "Unknown set operator 'unheard' (known: add, and,",
    "7": "expected a record",
}


def parse(source: str) -> Records:
    return Session().parse("input.td", source=source)


def definition(records: Records, name: str) -> Record:
    record = records.get_def(name)
    assert record is not None
    return record


def evaluated(expression: str) -> list[str]:
    kind = "list<dag>" if expression[0] == "[" else "int" if expression.isdigit() else "dag"
    records = parse(f"{SETS}\ndef asked {{ {kind} it = {expression}; }}")
    asked = definition(records, "asked")
    value = asked.value("it")
    assert value is not None
    sets = SetTheory(records, {"Set": "Members"})
    return [record.name for record in records_among(sets.evaluate(value, asked))]


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_sets_keep_the_order_of_their_elements(expression: str) -> None:
    assert "".join(evaluated(expression)).replace("R", "") == EXPRESSIONS[expression]


@pytest.mark.parametrize("expression", WRONG_EXPRESSIONS)
def test_wrong_sets_say_what_is_wrong(expression: str) -> None:
    with pytest.raises(RecordError, match=WRONG_EXPRESSIONS[expression].replace("(", r"\(")):
        evaluated(expression)


def test_a_set_is_empty_within_itself() -> None:
    text = "class Set { dag Members; } def add; def b;\ndef a : Set { let Members = (add a, b); }"
    records = parse(text)
    found = SetTheory(records, {"Set": "Members"}).expand(definition(records, "a"))
    assert found == [definition(records, "b")]


def test_a_set_that_is_nested_too_deeply_is_an_error() -> None:
    text = "class Set { dag Members; } def add; def b;\n"
    text += "def a : Set { let Members = " + "(add " * 200 + "b" + ")" * 200 + "; }"
    records = parse(text)
    with pytest.raises(RecordError, match="nested too deeply"):
        SetTheory(records, {"Set": "Members"}).expand(definition(records, "a"))


# --- encodings


def bits(declaration: str, *, reverse: bool = False) -> Bits:
    record = definition(parse(f"def i {{ {declaration} }}"), "i")
    return Bits(record.value_as_bits("Inst"), reverse=reverse)


def test_bits_are_known_or_a_field_s() -> None:
    found = bits("bits<4> r; bits<8> Inst; let Inst{7-6} = 0b10; let Inst{4-1} = r;")
    assert (found.width, found.ones, found.zeros) == (8, 0x80, 0x40)
    assert found.fields == [(1, "r", 0, 4)]


def test_a_field_may_be_in_pieces() -> None:
    found = bits("bits<4> r; bits<8> Inst = 0; let Inst{7-6} = r{1-0}; let Inst{1-0} = r{3-2};")
    assert found.fields == [(0, "r", 2, 2), (6, "r", 0, 2)]


def test_bits_in_the_opposite_order() -> None:
    found = bits("bits<2> r; bits<4> Inst; let Inst{3-2} = 0b10; let Inst{1-0} = r;", reverse=True)
    assert (found.ones, found.zeros) == (0b0001, 0b0010)
    assert found.fields == [(2, "r", 1, 1), (3, "r", 0, 1)]


def test_neighbours_are_joined_where_both_go_on() -> None:
    pieces = [(0, "a", 0, 1), (1, "a", 1, 2), (3, "a", 4, 1), (4, "b", 5, 1), (6, "b", 6, 1)]
    assert join_neighbours(pieces) == [
        (0, "a", 0, 3),
        (3, "a", 4, 1),
        (4, "b", 5, 1),
        (6, "b", 6, 1),
    ]


def test_fragments_are_listed_from_the_lowest_bit() -> None:
    source = """
    def ascend; def descend; def operand; def slice;
    def i { dag Inst = (descend 0b10, (operand "$r", 3), (slice "$s", 5, 4)); }
    """
    found = fragments_of(definition(parse(source), "i"))
    assert [(one.operand, one.low_bit, one.width) for one in found] == [
        ("$s", 4, 2),
        ("$r", 0, 3),
        ("", 0, 2),
    ]
    assert found[2].bits == (False, True)


# --- assembly strings


@pytest.mark.parametrize(
    ("text", "variants"),
    [
        ("add $a, $b", ["add $a, $b"] * 3),
        ("mov{l|} $a{, |:}$b", ["movl $a, $b", "mov $a:$b", "mov $a$b"]),
        ("ld ${a:mem}{.w|}", ["ld ${a:mem}.w", "ld ${a:mem}", "ld ${a:mem}"]),
        (r"x \{{a|b}\}", [r"x \{a\}", r"x \{b\}", r"x \{\}"]),
    ],
)
def test_assembly_variants(text: str, variants: list[str]) -> None:
    assert [for_variant(text, variant) for variant in range(3)] == variants


# --- automata


def test_an_automaton_is_determinized() -> None:
    automaton = Automaton()
    automaton.add(0, 1, action=5)
    automaton.add(0, 2, action=5)
    automaton.add(1, 2, action=7)
    transitions, steps = automaton.determinize()
    # States are sets of those before: 1 is {0}, 2 is {1, 2}, 3 is {2}.
    assert [(source, action, target) for source, action, target, _ in transitions] == [
        (1, 5, 2),
        (2, 7, 3),
    ]
    assert set(steps) == {((0, 1), (0, 2)), ((1, 2),)}


# --- registers

REGISTERS = """
include "llvm/Target/Target.td"
def lo : SubRegIndex<16>; def hi : SubRegIndex<16, 16>;
foreach i = 0...3 in { def H#i : Register<"h"#i>; }
let Namespace = "T", SubRegIndices = [lo, hi], CoveredBySubRegs = 1 in {
  def W0 : RegisterWithSubRegs<"w0", [H0, H1]>;
  def W1 : RegisterWithSubRegs<"w1", [H2, H3]>;
}
def Halves : RegisterClass<"T", [i16], 16, (sequence "H%u", 0, 3)>;
def Words : RegisterClass<"T", [i32], 32, (add W0, W1)>;
def Pairs : RegisterTuples<[lo, hi], [(add H1), (add H2)]>;
def Both : RegisterClass<"T", [i32], 32, (add W0, W1, Pairs)>;
"""


@pytest.fixture(scope="module")
def registers() -> RegisterFile:
    return RegisterFile.of(
        Session().parse("input.td", source=REGISTERS, include_dirs=[Path(LLVM_INCLUDE)])
    )


@pytest.mark.llvm_files
def test_units_are_those_of_the_leaves(registers: RegisterFile) -> None:
    leaves = [registers.register_named(f"H{i}") for i in range(4)]
    units = [leaf.units for leaf in leaves if leaf]
    assert [unit.bit_count() for unit in units] == [1] * 4
    word = registers.register_named("W1")
    assert word is not None
    assert word.units == units[2] | units[3]
    assert {index.name: sub.name for index, sub in word.sub_registers.items()} == {
        "lo": "H2",
        "hi": "H3",
    }


@pytest.mark.llvm_files
def test_tuples_are_registers(registers: RegisterFile) -> None:
    pair = registers.register_named("H1_H2")
    assert pair is not None
    assert pair.is_tuple
    assert [register.name for register in pair.super_registers] == []
    assert registers.named_in_assembly("w0") is registers.register_named("W0")


@pytest.mark.llvm_files
def test_a_class_has_its_members_and_its_sub_classes(registers: RegisterFile) -> None:
    both = registers.class_(definition(registers.records, "Both"))
    words = registers.class_(definition(registers.records, "Words"))
    assert [member.name for member in both.members] == ["W0", "W1", "H1_H2"]
    assert words.members == both.members[:2]


@pytest.mark.llvm_files
def test_a_record_that_is_no_register(registers: RegisterFile) -> None:
    with pytest.raises(RecordError, match="'Words' is not a register"):
        registers.register(definition(registers.records, "Words"))


# The reference reads past its table here, where mostly nothing stands: the model of all processors.
COST_OF_UNKNOWN_MODEL = """
include "llvm/Target/Target.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
def Cost : SchedWrite;
def A : Instruction, Sched<[Cost]> {
  let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins);
}
class Model : SchedMachineModel { let CompleteModel = 0; }
foreach name = ["Known", "Unknown"] in {
  def name : Model;
  let SchedModel = !cast<Model>(name) in {
    def Own#name : SchedWriteVariant<[SchedVar<NoSchedPred, [Cost]>]>;
    def AliasOf#name : SchedAlias<Cost, !cast<SchedWrite>("Own"#name)>;
  }
}
def : ProcessorModel<"p", Known, []>;
"""


@pytest.mark.llvm_files
def test_costs_of_a_model_that_no_processor_has_are_those_of_all() -> None:
    records = Session().parse(
        "input.td", source=COST_OF_UNKNOWN_MODEL, include_dirs=[Path(LLVM_INCLUDE)]
    )
    with pytest.raises(RecordError, match="Multiple variants defined for processor Known"):
        Schedule.of(records)


SELECTED = """
include "llvm/Target/Target.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
def R0 : Register<"r0"> { let Namespace = "T"; }
def GPR : RegisterClass<"T", [i32], 32, (add R0)>;
def Add : Instruction {
  let Namespace = "T";
  let OutOperandList = (outs GPR:$d);
  let InOperandList = (ins GPR:$a, GPR:$b);
  let Pattern = [(set GPR:$d, (add GPR:$a, GPR:$b))];
}
"""


def rules_in_memory() -> int:
    return sum(isinstance(each, Rule) for each in gc.get_objects())


@pytest.mark.llvm_files
def test_rules_of_selectors_are_freed_without_a_collector() -> None:
    """Commands run without one."""
    records = Session().parse("input.td", source=SELECTED, include_dirs=[Path(LLVM_INCLUDE)])
    selector = Selector(records)
    was_enabled = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        made = PatternRule(selector, selector.patterns.patterns[0], 0, with_coverage=False)
        assert rules_in_memory() == 1
        compiled(selector.release, [made.rule], selector.types)
        del made
        assert rules_in_memory() == 0
    finally:
        if was_enabled:
            gc.enable()
