"""What may stand as an operator in a pattern: nodes, fragments, instructions, transforms.

What a record says of itself, read once; nothing about the trees that it is used in.
"""

from __future__ import annotations

from .types.constraint_kinds import CONSTRAINT_KINDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.model.instructions.instruction import Instruction

    from .types.type_set import TypeSet, TypeUniverse

# Kinds of operators.
NODE: Final = 0
INSTRUCTION: Final = 1
TRANSFORM: Final = 2
COMPLEX_PATTERN: Final = 3
FRAGMENT: Final = 4  # gone once a pattern is imported
SET: Final = 5  # the same
INTRINSIC: Final = 6  # the same: a node with the intrinsic's number as its first operand
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
_MOST_RESULTS: Final = 0xFFFF  # of a complex pattern: more is a slip that would take all memory
_SCALARS_ONLY: Final = "a vector's elements are scalars"


class NodeTypeConstraint:
    """An SDTypeConstraint. `other` is the operand that it relates to, where it does."""

    __slots__ = ("kind", "operand", "other", "types")

    def __init__(self, kind: str, operand: int, other: int, types: TypeSet) -> None:
        self.kind = kind  # the name of its class
        self.operand = operand  # results first
        self.other = other
        self.types = types  # of SDTCisVT and SDTCVecEltisVT

    @property
    def has_other(self) -> bool:
        return CONSTRAINT_KINDS[self.kind] != ""


class NodeInfo:
    """An SDNode."""

    __slots__ = (
        "class_name",
        "constraints",
        "has_type_operand",
        "inferred",
        "num_operands",
        "num_results",
        "opcode",
        "properties",
        "record",
    )

    def __init__(
        self, record: Record, properties: frozenset[str], constraints: list[NodeTypeConstraint]
    ) -> None:
        profile = record.value_as_def("TypeProfile")
        self.record = record
        self.opcode = record.value_as_string("Opcode")  # the enumerator, ISD::ADD
        self.class_name = record.value_as_string("SDClass")  # of the C++ class, SDNode
        self.num_results = profile.value_as_int("NumResults")
        self.num_operands = profile.value_as_int("NumOperands")  # -1: any number
        self.properties = properties  # names: SDNPHasChain, ...
        self.constraints = constraints
        # What inference found for types of results and operands; it alone uses this.
        self.inferred: dict[object, tuple[tuple[TypeSet, ...], bool]] = {}
        # Does a constraint say of an operand that it is a type?
        self.has_type_operand = any(c.kind == "SDTCisVTSmallerThanOp" for c in constraints)


class ComplexPattern:
    """A ComplexPattern: C++ matches a sub-tree and returns operands."""

    __slots__ = (
        "complexity",
        "num_operands",
        "properties",
        "record",
        "root_nodes",
        "select_function",
        "types",
        "wants_parent",
        "wants_root",
    )

    def __init__(self, record: Record, types: TypeSet, properties: frozenset[str]) -> None:
        complexity = record.value_as_int("Complexity")
        self.record = record
        self.types = types
        self.num_operands = record.value_as_int("NumOperands")
        if self.num_operands > _MOST_RESULTS:
            raise record.error(
                f"'{record.name}' gives {self.num_operands} operands: {_MOST_RESULTS} at the most"
            )
        self.select_function = record.value_as_string("SelectFunc")
        self.root_nodes = record.value_as_list_of_defs("RootNodes")
        self.properties = properties
        self.complexity = self.num_operands * 3 if complexity == -1 else complexity
        if _has_flags(record):
            self.wants_root = record.value_as_bit("WantsRoot")
            self.wants_parent = record.value_as_bit("WantsParent")
        else:
            self.wants_root = _WANTS_ROOT in properties
            self.wants_parent = _WANTS_PARENT in properties


class PatternOperator:
    """A record as an operator. One object a record; the part that its kind calls for is set."""

    __slots__ = ("complex_pattern", "instruction", "kind", "name", "node", "record")

    def __init__(self, record: Record, kind: int) -> None:
        self.record = record
        self.name = record.name
        self.kind = kind
        self.node: NodeInfo | None = None
        self.instruction: Instruction | None = None
        self.complex_pattern: ComplexPattern | None = None

    @property
    def is_commutative(self) -> bool:
        return self.node is not None and "SDNPCommutative" in self.node.properties


def kind_of(record: Record) -> int:
    for class_, kind in _KINDS:
        if record.is_subclass_of(class_):
            return kind
    return SET if record.name == "set" else OTHER


class TypeProfiles:
    """The constraints of profiles, which nodes share; each is read once."""

    __slots__ = ("_constraints", "_universe")

    def __init__(self, universe: TypeUniverse) -> None:
        self._universe = universe
        self._constraints: dict[Record, list[NodeTypeConstraint]] = {}

    def constraints(self, profile: Record) -> list[NodeTypeConstraint]:
        """Raises RecordError where one is wrong."""
        found = self._constraints.get(profile)
        if found is None:
            listed = profile.value_as_list_of_defs("Constraints")
            found = [_constraint(record, self._universe) for record in listed]
            self._constraints[profile] = found
        return found


def read_node(record: Record, profiles: TypeProfiles) -> NodeInfo:
    """Raises RecordError where the node, or else its profile, is wrong."""
    profile = record.value_as_def("TypeProfile")
    properties = _node_properties(record)
    return NodeInfo(record, properties, profiles.constraints(profile))


def _node_properties(record: Record) -> frozenset[str]:
    properties = frozenset([p.name for p in record.value_as_list_of_defs("Properties")])
    for name in sorted(properties - _NODE_PROPERTIES):
        raise record.error(f"'{name}' is not a property of a node ('{record.name}')")
    if "IsStrictFP" in record:
        record.value_as_bit("IsStrictFP")  # no one's to leave open
    if "TSFlags" in record and record.value_as_bits("TSFlags").as_int() is None:
        raise record.error(f"some bits of the TSFlags of '{record.name}' are unset")
    return properties


def check_transform(record: Record) -> None:
    """Raises RecordError where an SDNodeXForm leaves open what it transforms, and how."""
    record.value_as_def("Opcode")
    record.value_as_string("XFormFunction")


def _constraint(record: Record, universe: TypeUniverse) -> NodeTypeConstraint:
    for class_ in record.superclasses:
        kind = class_.name
        other = CONSTRAINT_KINDS.get(kind)
        if other is None:
            continue
        types: TypeSet = 0
        if kind in {"SDTCisVT", "SDTCVecEltisVT"}:
            types = universe.of_record(record.value_as_def("VT"))
            _check_type(record, kind, types, universe)
        return NodeTypeConstraint(
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
    types = universe.of_record(record.value_as_def("Ty"))
    return ComplexPattern(record, types, _checked_properties(record))


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
_WANTS_ROOT: Final = "SDNPWantRoot"
_WANTS_PARENT: Final = "SDNPWantParent"
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


def _has_flags(record: Record) -> bool:
    """In files of earlier releases what a complex pattern wants is among its properties."""
    return "WantsRoot" in record


def _checked_properties(record: Record) -> frozenset[str]:
    properties = frozenset([p.name for p in record.value_as_list_of_defs("Properties")])
    known = _COMPLEX_PATTERN_PROPERTIES
    if not _has_flags(record):
        known |= {_WANTS_ROOT, _WANTS_PARENT}
    unknown = sorted(properties - known)
    if unknown:
        raise record.error(
            f"'{unknown[0]}' is not a property of complex patterns: use one of "
            f"{', '.join(sorted(known))}"
        )
    return properties
