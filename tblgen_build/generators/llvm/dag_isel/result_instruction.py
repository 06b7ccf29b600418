"""What a result has to know of an instruction: its inputs, and what it does beside them."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.model.instructions.instruction import Instruction
    from tblgen_build.generators.llvm.model.instructions.instruction_flags import InstructionFlags
    from tblgen_build.generators.llvm.model.selection.pattern_tree import PatternNode


class Input:
    """An operand that is read. `defaults` stand for it where a pattern has nothing for it."""

    __slots__ = ("defaults", "num_parts")

    def __init__(self, defaults: list[PatternNode], num_parts: int) -> None:
        self.defaults = defaults
        self.num_parts = num_parts


class ResultInstruction:
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

    def __init__(
        self,
        instruction: Instruction,
        flags: InstructionFlags,
        inputs: list[Input],
        implicit_result: Record | None,
        *,
        captures: bool,
    ) -> None:
        self.record = instruction.record
        self.qualified_name = instruction.qualified_name
        self.inputs = inputs
        # The first register that is written beside the results, if its type is known.
        self.implicit_result = implicit_result
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
        self.captures = captures
