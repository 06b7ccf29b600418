"""What may stand as an operator in a pattern: nodes, fragments, instructions, transforms.

What a record says of itself, read once; nothing about the trees that it is used in.
"""

from __future__ import annotations

from tblgen_build.dataclass import dataclass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.model.instruction import Instruction

    from .type_set import TypeSet

# Kinds of operators.
NODE: Final = 0
INSTRUCTION: Final = 1
TRANSFORM: Final = 2
COMPLEX_PATTERN: Final = 3
FRAGMENT: Final = 4  # gone once a pattern is imported
SET: Final = 5  # likewise
INTRINSIC: Final = 6  # likewise: a node with the intrinsic's number as its first operand


@dataclass(slots=True, eq=False)
class TypeConstraint:
    """An SDTypeConstraint. `other` is the operand that it relates to, where it does."""

    kind: str  # the name of its class
    operand: int  # results first
    other: int
    types: TypeSet  # of SDTCisVT and SDTCVecEltisVT


@dataclass(slots=True, eq=False)
class NodeInfo:
    """An SDNode."""

    record: Record
    opcode: str  # the enumerator, ISD::ADD
    class_name: str  # of the C++ class, SDNode
    num_results: int
    num_operands: int  # -1: any number
    properties: frozenset[str]  # names: SDNPHasChain, ...
    constraints: list[TypeConstraint]


@dataclass(slots=True, eq=False)
class ComplexPattern:
    """A ComplexPattern: C++ matches a sub-tree and returns operands."""

    record: Record
    type_record: Record
    types: TypeSet
    num_operands: int
    select_function: str
    root_nodes: list[Record]
    properties: frozenset[str]
    complexity: int
    wants_root: bool
    wants_parent: bool


@dataclass(slots=True, eq=False)
class Operator:
    """A record as an operator. One object a record; the part that its kind calls for is set."""

    record: Record
    name: str
    kind: int
    node: NodeInfo | None = None
    instruction: Instruction | None = None
    complex_pattern: ComplexPattern | None = None
