"""What may stand as an operator in a pattern: nodes, fragments, instructions, transforms.

What a record says of itself, read once; nothing about the trees that it is used in.
"""

from __future__ import annotations

from tblgen_build.dataclass import dataclass, field

from .constraint_kinds import CONSTRAINT_KINDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.model.instruction import Instruction

    from .type_set import TypeSet, TypeUniverse

# Kinds of operators.
NODE: Final = 0
INSTRUCTION: Final = 1
TRANSFORM: Final = 2
COMPLEX_PATTERN: Final = 3
FRAGMENT: Final = 4  # gone once a pattern is imported
SET: Final = 5  # likewise
INTRINSIC: Final = 6  # likewise: a node with the intrinsic's number as its first operand
OTHER: Final = 7

# The class that makes a record such an operator, in the order of precedence.
_KINDS: Final = (
    ("PatFrags", FRAGMENT),
    ("SDNode", NODE),
    ("Instruction", INSTRUCTION),
    ("SDNodeXForm", TRANSFORM),
    ("Intrinsic", INTRINSIC),
    ("ComplexPattern", COMPLEX_PATTERN),
)
_SCALARS_ONLY: Final = "a vector's elements are scalars"


@dataclass(slots=True, eq=False)
class TypeConstraint:
    """An SDTypeConstraint. `other` is the operand that it relates to, where it does."""

    kind: str  # the name of its class
    operand: int  # results first
    other: int
    types: TypeSet  # of SDTCisVT and SDTCVecEltisVT

    @property
    def has_other(self) -> bool:
        return CONSTRAINT_KINDS[self.kind] != ""


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
    # What inference found for types of results and operands; it alone uses this.
    inferred: dict[object, tuple[tuple[TypeSet, ...], bool]] = field(default_factory=dict)
    has_type_operand: bool = False  # of which a constraint says that it is a type


@dataclass(slots=True, eq=False)
class ComplexPattern:
    """A ComplexPattern: C++ matches a sub-tree and returns operands."""

    record: Record
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

    @property
    def is_commutative(self) -> bool:
        return self.node is not None and "SDNPCommutative" in self.node.properties


def kind_of(record: Record) -> int:
    for class_, kind in _KINDS:
        if record.is_subclass_of(class_):
            return kind
    return SET if record.name == "set" else OTHER


def read_node(record: Record, universe: TypeUniverse) -> NodeInfo:
    """Raises RecordError where the node or its profile is wrong."""
    profile = record.value_as_def("TypeProfile")
    info = NodeInfo(
        record,
        record.value_as_string("Opcode"),
        record.value_as_string("SDClass"),
        profile.value_as_int("NumResults"),
        profile.value_as_int("NumOperands"),
        _node_properties(record),
        [_constraint(each, universe) for each in profile.value_as_list_of_defs("Constraints")],
    )
    info.has_type_operand = any(c.kind == "SDTCisVTSmallerThanOp" for c in info.constraints)
    return info


def _node_properties(record: Record) -> frozenset[str]:
    properties = frozenset([p.name for p in record.value_as_list_of_defs("Properties")])
    for name in sorted(properties - _NODE_PROPERTIES):
        raise record.error(f"'{name}' is no property of a node ('{record.name}')")
    if record.value_as_bits("TSFlags").as_int() is None:
        raise record.error(f"some bits of the TSFlags of '{record.name}' are unset")
    return properties


def _constraint(record: Record, universe: TypeUniverse) -> TypeConstraint:
    for class_ in record.superclasses:
        kind = class_.name
        other = CONSTRAINT_KINDS.get(kind)
        if other is None:
            continue
        types: TypeSet = 0
        if kind in {"SDTCisVT", "SDTCVecEltisVT"}:
            types = universe.of_record(record.value_as_def("VT"))
            _check_type(record, kind, types, universe)
        return TypeConstraint(
            kind,
            record.value_as_int("OperandNum"),
            record.value_as_int(other) if other else 0,
            types,
        )
    raise record.error(f"'{record.name}' is an unknown constraint of types")


def _check_type(record: Record, kind: str, types: TypeSet, universe: TypeUniverse) -> None:
    masks = [types] if isinstance(types, int) else [mask for _, mask in types]
    for mask in masks:
        if kind == "SDTCisVT" and mask & universe.bit("isVoid"):
            raise record.error("no operand is of type Void: SDTCisVT takes another")
        if kind == "SDTCVecEltisVT":
            if mask & universe.vectors:
                raise record.error(f"SDTCVecEltisVT takes no vector: {_SCALARS_ONLY}")
            if not mask & (universe.integers | universe.floats):
                raise record.error("SDTCVecEltisVT takes an integer or a floating-point type")


def read_complex_pattern(record: Record, universe: TypeUniverse) -> ComplexPattern:
    num_operands = record.value_as_int("NumOperands")
    complexity = record.value_as_int("Complexity")
    return ComplexPattern(
        record,
        universe.of_record(record.value_as_def("Ty")),
        num_operands,
        record.value_as_string("SelectFunc"),
        record.value_as_list_of_defs("RootNodes"),
        _checked_properties(record),
        num_operands * 3 if complexity == -1 else complexity,
        record.value_as_bit("WantsRoot"),
        record.value_as_bit("WantsParent"),
    )


_NODE_PROPERTIES: Final = frozenset(
    (
        "SDNPAssociative",
        "SDNPCommutative",
        "SDNPHasChain",
        "SDNPInGlue",
        "SDNPMayLoad",
        "SDNPMayStore",
        "SDNPMemOperand",
        "SDNPOptInGlue",
        "SDNPOutGlue",
        "SDNPSideEffect",
        "SDNPVariadic",
    )
)
_COMPLEX_PATTERN_PROPERTIES: Final = frozenset(
    (
        "SDNPHasChain",
        "SDNPOptInGlue",
        "SDNPMayStore",
        "SDNPMayLoad",
        "SDNPSideEffect",
        "SDNPMemOperand",
        "SDNPVariadic",
    )
)


def _checked_properties(record: Record) -> frozenset[str]:
    properties = frozenset([p.name for p in record.value_as_list_of_defs("Properties")])
    unknown = sorted(properties - _COMPLEX_PATTERN_PROPERTIES)
    if unknown:
        raise record.error(
            f"'{unknown[0]}' is no property of complex patterns: "
            f"use one of {', '.join(sorted(_COMPLEX_PATTERN_PROPERTIES))}"
        )
    return properties
