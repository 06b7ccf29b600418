"""What a result has to know of an instruction: its inputs, and what it does beside them."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.model.instruction import Instruction
    from tblgen_build.generators.llvm.model.selection.tree import PatternNode

    from .facts import Facts


class Input:
    """An operand that is read. `defaults` stand for it where a pattern has nothing for it."""

    __slots__ = ("defaults", "num_parts")

    def __init__(self, defaults: list[PatternNode], num_parts: int) -> None:
        self.defaults = defaults
        self.num_parts = num_parts


class InstructionFacts:
    """`num_fixed_inputs`: from there on a pattern may give what has a default."""

    __slots__ = (
        "captures",
        "has_effects",
        "implicit_result",
        "inputs",
        "num_fixed_inputs",
        "qualified_name",
        "record",
        "touches_memory",
    )

    def __init__(self, facts: Facts, instruction: Instruction) -> None:
        flags = facts.flags
        self.record = instruction.record
        self.qualified_name = instruction.qualified_name
        self.inputs = [
            _input(facts, operand.record)
            for operand in instruction.operands.operands[
                facts.patterns.num_pattern_results(instruction) :
            ]
        ]
        fixed = len(self.inputs)
        while fixed and self.inputs[fixed - 1].defaults:
            fixed -= 1
        self.num_fixed_inputs = fixed
        self.touches_memory = flags.may_load(instruction) or flags.may_store(instruction)
        self.has_effects = (
            self.touches_memory
            or flags.has_side_effects(instruction)
            or instruction.flag("hasCtrlDep")
            or instruction.flag("canFoldAsLoad")
        )
        self.captures = instruction.flag("supportsDeactivationSymbol")
        self.implicit_result = _implicit_result(facts, instruction)


def _input(facts: Facts, record: Record) -> Input:
    parts = 1
    if record.is_subclass_of("Operand"):
        parts = len(record.value_as_dag("MIOperandInfo")) or 1
    return Input(facts.patterns.default_operands(record), parts)


def _implicit_result(facts: Facts, instruction: Instruction) -> Record | None:
    """The first register that is written beside the results, if its type is known."""
    implicit = instruction.implicit_defs
    return implicit[0] if implicit and facts.has_known_type(implicit[0]) else None
