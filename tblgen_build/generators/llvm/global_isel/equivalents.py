"""What GlobalISel has for nodes, complex patterns and transforms of selection dags.

It reads the records that say so (`GINodeEquiv` and the like), and knows no pattern.
"""

from __future__ import annotations

from tblgen_build.generators.llvm.model.instructions.instruction_set import InstructionSet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records
    from tblgen_build.generators.llvm.model.instructions.instruction import Instruction


class NodeEquivalent:
    """A `GINodeEquiv`: the instruction of a node, and what others it may be."""

    __slots__ = (
        "if_convergent",
        "if_floating_point",
        "if_sign_extend",
        "if_zero_extend",
        "instruction",
        "is_atomic",
        "is_not_atomic",
    )

    def __init__(self, record: Record, instructions: InstructionSet) -> None:
        def other(field: str) -> Instruction | None:
            if record.is_value_unset(field):
                return None
            return instructions.instruction(record.value_as_def(field))

        self.instruction = instructions.instruction(record.value_as_def("I"))
        # Whether the access has to be atomic, or not to be.
        self.is_atomic = record.value_as_bit("CheckMMOIsAtomic")
        self.is_not_atomic = record.value_as_bit("CheckMMOIsNonAtomic")
        self.if_sign_extend = other("IfSignExtend")
        self.if_zero_extend = other("IfZeroExtend")
        self.if_floating_point = other("IfFloatingPoint")
        self.if_convergent = other("IfConvergent")


class Equivalents:
    """By record of the selection dag's."""

    def __init__(self, records: Records) -> None:
        instructions = InstructionSet.of(records)

        def by(class_: str, field: str) -> dict[Record, Record]:
            found: dict[Record, Record] = {}
            for record in records.all_derived_definitions_if_defined(class_):
                found[record.value_as_def(field)] = record
            return found

        self.nodes = {
            node: NodeEquivalent(record, instructions)
            for node, record in by("GINodeEquiv", "Node").items()
        }
        self.complex_matchers = by("GIComplexPatternEquiv", "SelDAGEquivalent")
        self.renderers = by("GISDNodeXFormEquiv", "SelDAGEquivalent")
        matchers = records.all_derived_definitions_if_defined("GIComplexOperandMatcher")
        # Names of matchers, and the functions that they are; numbers in names are text.
        self.matcher_functions = sorted(
            (record.name, record.value_as_string("MatcherFn")) for record in matchers
        )
        custom = records.all_derived_definitions_if_defined("GICustomOperandRenderer")
        self.renderer_functions = sorted({r.value_as_string("RendererFn") for r in custom})
