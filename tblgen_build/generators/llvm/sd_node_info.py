"""The nodes that a target adds to selection dags (gen-sd-node-info)."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.dataclass import dataclass
from tblgen_build.generators.cpp.sequence_table import SequenceTable
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.registry import Option, Output, generator

from .model.definitions import definitions
from .model.selection.constraint_kinds import CONSTRAINT_KINDS
from .model.selection.operators import read_node
from .model.selection.type_set import TypeUniverse
from .model.the_target import require_target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

    # A number of a hardware mode, and the order and name of a type.
    ModeType = tuple[int, int, str]

_NAMESPACE: Final = "sdnode-namespace"
_WARN: Final = "warn-on-skipped-nodes"
_NO_TYPE: Final = "MVT::INVALID_SIMPLE_VALUE_TYPE"
_KINDS: Final = tuple(CONSTRAINT_KINDS)
_TYPED: Final = frozenset(("SDTCisVT", "SDTCVecEltisVT"))
_PROPERTIES: Final = (
    "SDNPHasChain",
    "SDNPOutGlue",
    "SDNPInGlue",
    "SDNPOptInGlue",
    "SDNPVariadic",
    "SDNPMemOperand",
)


@dataclass(frozen=True, slots=True, order=True)
class Constraint:
    operand: int
    kind: int
    other: int
    types: tuple[ModeType, ...]  # one of mode 0 alone: in all modes


@dataclass(frozen=True, slots=True)
class Description:
    """What nodes of one name have to agree on. Counts are numbers of 32 bits, operands signed."""

    results: int
    operands: int
    properties: tuple[str, ...]
    is_strict_fp: bool
    ts_flags: int


@dataclass(slots=True)
class Node:
    name: str
    description: Description
    constraints: tuple[Constraint, ...]


@generator(
    "gen-sd-node-info",
    help="Generate target SDNode descriptions",
    options=(
        Option(_NAMESPACE, help="Specify target SDNode namespace (default=<Target>ISD)"),
        Option(_WARN, kind="flag", help="Explain why a node was skipped", default=True),
    ),
)
def SD_NODE_INFO(records: Records, options: Options) -> Output:
    target = require_target(records).name
    namespace = options.string(_NAMESPACE) or f"{target}ISD"
    warnings: list[RecordError] = []
    nodes = _nodes(records, namespace, warnings)
    text = _enum(namespace, nodes) + _tables(target, namespace, nodes)
    return Output(text, warnings=warnings if options.flag(_WARN) else ())


# --- reading ----------------------------------------------------------------------


def _nodes(records: Records, namespace: str, warnings: list[RecordError]) -> list[Node]:
    by_name: dict[str, list[Record]] = {}
    universe = TypeUniverse(records)
    for record in definitions(records, "SDNode"):
        # Those of others have to be right too.
        scope, separator, name = read_node(record, universe).opcode.partition("::")
        if not scope or not separator or not name:
            warnings.append(
                record.error(f"node '{record.name}' is left out: its opcode is no Namespace::NAME")
            )
        elif scope == namespace:
            by_name.setdefault(name, []).append(record)
    nodes: list[Node] = []
    for name, group in sorted(by_name.items()):
        found = {_description(record) for record in group}
        if len(found) > 1:
            warnings += [
                record.error(
                    f"node '{record.name}' is left out: '{namespace}::{name}' is described in "
                    "several ways"
                )
                for record in group
            ]
            continue
        constraints = {_constraints(records, record) for record in group}
        agreed = constraints.pop() if len(constraints) == 1 else ()
        nodes.append(Node(name, found.pop(), agreed))
    return nodes


def _description(record: Record) -> Description:
    profile = record.value_as_def("TypeProfile")
    properties = {p.name for p in record.value_as_list_of_defs("Properties")}
    return Description(
        profile.value_as_int("NumResults") & 0xFFFFFFFF,
        (profile.value_as_int("NumOperands") + 0x80000000 & 0xFFFFFFFF) - 0x80000000,
        tuple([name for name in _PROPERTIES if name in properties]),
        record.value_as_bit("IsStrictFP"),
        record.value_as_bits("TSFlags").as_int() or 0,
    )


def _constraints(records: Records, record: Record) -> tuple[Constraint, ...]:
    profile = record.value_as_def("TypeProfile")
    return tuple(
        [_constraint(records, each) for each in profile.value_as_list_of_defs("Constraints")]
    )


def _constraint(records: Records, record: Record) -> Constraint:
    for class_ in record.superclasses:
        name = class_.name
        if name in CONSTRAINT_KINDS:
            other = CONSTRAINT_KINDS[name]
            return Constraint(
                record.value_as_int("OperandNum"),
                _KINDS.index(name),
                record.value_as_int(other) if other else 0,
                _types(records, record.value_as_def("VT")) if name in _TYPED else (),
            )
    raise record.error(f"'{record.name}' is an unknown constraint of types")


def _types(records: Records, type_: Record) -> tuple[ModeType, ...]:
    if not type_.is_subclass_of("HwModeSelect"):
        return ((0, type_.id, type_.value_as_string("LLVMName")),)
    modes = [r for r in records.all_derived_definitions("HwMode") if r.name != "DefaultMode"]
    numbers = {mode: number for number, mode in enumerate(modes, 1)}
    objects = type_.value_as_list_of_defs("Objects")
    return tuple(
        sorted(
            [
                (numbers.get(mode, 0), object_.id, object_.value_as_string("LLVMName"))
                for mode, object_ in zip(type_.value_as_list_of_defs("Modes"), objects, strict=True)
            ]
        )
    )


# --- writing ----------------------------------------------------------------------


def _section(macro: str, body: str) -> str:
    return f"#ifdef {macro}\n#undef {macro}\n\n{body}\n#endif // {macro}\n\n"


def _enum(namespace: str, nodes: list[Node]) -> str:
    parts = [f"namespace llvm::{namespace} {{\n\n"]
    end = "ISD::BUILTIN_OP_END"
    if nodes:
        names = "".join([f"  {node.name},\n" for node in nodes[1:]])
        parts.append(f"enum GenNodeType : unsigned {{\n  {nodes[0].name} = {end},\n{names}}};\n\n")
        end = f"{nodes[-1].name} + 1"
    parts.append(
        f"static constexpr unsigned GENERATED_OPCODE_END = {end};\n\n"
        f"}} // namespace llvm::{namespace}\n"
    )
    return _section("GET_SDNODE_ENUM", "".join(parts))


def _is_in_all_modes(types: tuple[ModeType, ...]) -> bool:
    return len(types) == 1 and types[0][0] == 0


def _tables(target: str, namespace: str, nodes: list[Node]) -> str:
    strings = StringOffsets()
    modes: SequenceTable[ModeType] = SequenceTable(terminated=False)
    # Constraints are stored from the last to the first: many profiles begin alike.
    constraints: SequenceTable[Constraint] = SequenceTable(terminated=False)
    for node in nodes:
        strings.add(f"{namespace}::{node.name}")
        if node.constraints:
            constraints.add(node.constraints[::-1])
        for constraint in node.constraints:
            if constraint.types and not _is_in_all_modes(constraint.types):
                modes.add(constraint.types)
    modes.layout()
    constraints.layout()
    mode_rows = "".join(
        [
            f"  {' '.join([f'{{{mode}, MVT::{name}}},' for mode, _, name in stored])}\n"
            for stored in modes.stored
        ]
    )
    constraint_rows = "".join(
        [
            f"  {' '.join([f'{_constraint_text(each, modes)},' for each in stored])}\n"
            for stored in constraints.stored
        ]
    )
    rows = "".join(
        [
            f"    {_row(node, strings.add(f'{namespace}::{node.name}'), constraints)},\n"
            for node in nodes
        ]
    )
    body = (
        f"namespace llvm {{\n\n{strings.definition(f'{target}SDNodeNames')}"
        f"static const VTByHwModePair {target}VTByHwModeTable[] = {{\n"
        f"{mode_rows or f'  {{0, {_NO_TYPE}}}{chr(10)}'}}};\n\n"
        f"static const SDTypeConstraint {target}SDTypeConstraints[] = {{\n"
        f"{constraint_rows or f'  {{SDTCisVT, 0, 0, 0, {_NO_TYPE}}}{chr(10)}'}}};\n\n"
        f"static const SDNodeDesc {target}SDNodeDescs[] = {{\n{rows}}};\n\n"
        f"static const SDNodeInfo {target}GenSDNodeInfo(\n"
        f"    /*NumOpcodes=*/{len(nodes)}, {target}SDNodeDescs, {target}SDNodeNames,\n"
        f"    {target}VTByHwModeTable, {target}SDTypeConstraints);\n\n}} // namespace llvm\n"
    )
    return _section("GET_SDNODE_DESC", body)


def _constraint_text(constraint: Constraint, modes: SequenceTable[ModeType]) -> str:
    count, type_ = 0, _NO_TYPE
    if _is_in_all_modes(constraint.types):
        type_ = f"MVT::{constraint.types[0][2]}"
    elif constraint.types:
        count, type_ = len(constraint.types), str(modes.offset(constraint.types))
    kind = _KINDS[constraint.kind]
    return f"{{{kind}, {constraint.operand}, {constraint.other}, {count}, {type_}}}"


def _row(node: Node, name: int, constraints: SequenceTable[Constraint]) -> str:
    description = node.description
    properties = "".join([f"|1<<{name}" for name in description.properties])
    flags = "|1<<SDNFIsStrictFP" if description.is_strict_fp else ""
    count = len(node.constraints)
    offset = constraints.offset(node.constraints[::-1]) if count else 0
    return (
        f"{{{description.results}, {description.operands}, 0{properties}, 0{flags}, "
        f"{description.ts_flags}, {name}, {offset}, {count}}}"
    )
