"""The nodes that a target adds to selection dags (gen-sd-node-info)."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header, guarded, in_namespace
from tblgen_build.generators.cpp.sequence_table import sequence_table
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import Option, Output, generator
from tblgen_build.releases.selection import NODE_TYPES_KNOW_MODES

from .model.selection.operators import TypeProfiles, read_node
from .model.selection.types.constraint_kinds import CONSTRAINT_KINDS
from .model.selection.types.type_set import TypeUniverse
from .model.target import require_target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record, Records, Release
    from tblgen_build.registry import Options

    # A number of a hardware mode, and the order and name of a type.
    ModeType = tuple[int, int, str]
    # Operand, kind, other operand, types: one of mode 0 alone is the type in all modes.
    Constraint = tuple[int, int, int, tuple[ModeType, ...]]

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


_UNSIGNED: Final = 0xFFFFFFFF  # numbers of 32 bits
_FIRST_OPCODE: Final = "ISD::BUILTIN_OP_END"

_ENUM: Final = cpp("""
    enum GenNodeType : unsigned {
      $nodes
    };

    static constexpr unsigned GENERATED_OPCODE_END = $end;
""")

_NO_ENUM: Final = cpp("static constexpr unsigned GENERATED_OPCODE_END = $end;")

_TABLES: Final = cpp("""
    $names
    $mode_types
    static const SDTypeConstraint ${target}SDTypeConstraints[] = {
      $constraints
    };

    static const SDNodeDesc ${target}SDNodeDescs[] = {
      $nodes
    };

    static const SDNodeInfo ${target}GenSDNodeInfo(
        /*NumOpcodes=*/$count, ${target}SDNodeDescs, ${target}SDNodeNames,
        $mode_table${target}SDTypeConstraints);
""")

_MODE_TYPES: Final = cpp("""
    static const VTByHwModePair ${target}VTByHwModeTable[] = {
      $modes
    };

""")

_MODE: Final = cpp("{$mode, MVT::$type},")
_CONSTRAINT: Final = cpp("{$kind, $operand, $other, $mode_count$type},")
_NODE: Final = cpp(
    "{$results, $operands, 0$properties, 0$flags, $ts_flags, $name, $constraints, "
    "$constraint_count},"
)


class Description:
    """What nodes of one name have to agree on. Counts are numbers of 32 bits, operands signed."""

    __slots__ = ("is_strict_fp", "operands", "properties", "results", "ts_flags")

    def __init__(
        self,
        results: int,
        operands: int,
        properties: tuple[str, ...],
        is_strict_fp: bool,
        ts_flags: int,
    ) -> None:
        self.results = results
        self.operands = operands
        self.properties = properties
        self.is_strict_fp = is_strict_fp
        self.ts_flags = ts_flags

    def _key(self) -> tuple[object, ...]:
        return self.results, self.operands, self.properties, self.is_strict_fp, self.ts_flags

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Description) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())


class TargetNode:
    __slots__ = ("constraints", "description", "name")

    def __init__(
        self, name: str, description: Description, constraints: tuple[Constraint, ...]
    ) -> None:
        self.name = name
        self.description = description
        self.constraints = constraints


@generator(
    "gen-sd-node-info",
    help="descriptions of a target's SelectionDAG nodes",
    options=(
        Option(_NAMESPACE, help="the C++ namespace of the target's nodes; default: <Target>ISD"),
        Option(_WARN, kind="flag", help="say why a node is skipped", default=True),
    ),
    since=21,
    fitted=21,
)
def SD_NODE_INFO(records: Records, options: Options) -> Output:
    target = require_target(records).name
    namespace = options.string(_NAMESPACE) or f"{target}ISD"
    warnings: list[RecordError] = []
    nodes = _nodes(records, namespace, warnings)
    text = file_header("Target SDNode descriptions", records.main_file)
    text += guarded("GET_SDNODE_ENUM", in_namespace(f"llvm::{namespace}", _enum(nodes)))
    text += guarded(
        "GET_SDNODE_DESC",
        in_namespace("llvm", _NodeTables(records.release, target, namespace).text(nodes)),
    )
    return Output(text, warnings=warnings if options.flag(_WARN) else ())


# --- reading ----------------------------------------------------------------------


def _nodes(records: Records, namespace: str, warnings: list[RecordError]) -> list[TargetNode]:
    by_name: dict[str, list[Record]] = {}
    profiles = TypeProfiles(TypeUniverse(records))

    def read(record: Record) -> None:
        # Those of others have to be right too.
        scope, separator, name = read_node(record, profiles).opcode.partition("::")
        if not scope or not separator or not name:
            warnings.append(
                record.error(
                    f"node '{record.name}' is left out: its opcode is not a Namespace::NAME"
                )
            )
        elif scope == namespace:
            by_name.setdefault(name, []).append(record)

    of_each(definitions_of(records, "SDNode"), read, warnings)
    nodes: list[TargetNode] = []

    def add(name: str, group: list[Record]) -> None:
        found = set(of_each(group, _description))
        if len(found) > 1:
            warnings.extend(
                [
                    record.error(
                        f"node '{record.name}' is left out: '{namespace}::{name}' is described in "
                        "several ways"
                    )
                    for record in group
                ]
            )
            return
        constraints = set(of_each(group, lambda record: _constraints(records, record)))
        agreed = constraints.pop() if len(constraints) == 1 else ()
        nodes.append(TargetNode(name, found.pop(), agreed))

    of_each(sorted(by_name.items()), lambda item: add(*item), warnings)
    return nodes


def _description(record: Record) -> Description:
    profile = record.value_as_def("TypeProfile")
    properties = {p.name for p in record.value_as_list_of_defs("Properties")}
    return Description(
        profile.value_as_int("NumResults") & _UNSIGNED,
        (profile.value_as_int("NumOperands") + 0x80000000 & _UNSIGNED) - 0x80000000,
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
            return (
                record.value_as_int("OperandNum") & _UNSIGNED,
                _KINDS.index(name),
                record.value_as_int(other) & _UNSIGNED if other else 0,
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


def _enum(nodes: list[TargetNode]) -> str:
    if not nodes:
        return _NO_ENUM(end=_FIRST_OPCODE)
    names = [f"{nodes[0].name} = {_FIRST_OPCODE},", *[f"{node.name}," for node in nodes[1:]]]
    return _ENUM(nodes=names, end=f"{nodes[-1].name} + 1")


def _is_in_all_modes(types: tuple[ModeType, ...]) -> bool:
    return len(types) == 1 and types[0][0] == 0


class _NodeTables:
    def __init__(self, release: Release, target: str, namespace: str) -> None:
        self._target = target
        self._namespace = namespace
        self._knows_modes = release.has(NODE_TYPES_KNOW_MODES)
        self._mode_offsets: dict[tuple[ModeType, ...], int] = {}

    def text(self, nodes: list[TargetNode]) -> str:
        strings = StringOffsets()
        names = [strings.add(f"{self._namespace}::{node.name}") for node in nodes]
        mode_types = self._mode_types(nodes) if self._knows_modes else ""
        # Constraints are stored from the last to the first: many profiles begin alike.
        reverse = [node.constraints[::-1] for node in nodes]
        constraints, offsets = sequence_table(filter(None, reverse), terminated=False)
        return _TABLES(
            target=self._target,
            names=strings.definition(f"{self._target}SDNodeNames"),
            mode_types=mode_types,
            mode_table=f"{self._target}VTByHwModeTable, " if self._knows_modes else "",
            constraints=[
                f"/* {at} */ " + " ".join([self._constraint(each) for each in list_])
                for at, list_ in zip(_starts(constraints), constraints, strict=True)
            ]
            or "/* dummy */ {SDTCisVT, 0, 0, "
            + ("0, " if self._knows_modes else "")
            + _NO_TYPE
            + "}",
            nodes=[
                f"{_node_row(node, name, offsets.get(list_, 0))} // {node.name}"
                for node, name, list_ in zip(nodes, names, reverse, strict=True)
            ],
            count=len(nodes),
        )

    def _mode_types(self, nodes: list[TargetNode]) -> str:
        types_by_mode = [
            types
            for node in nodes
            for *_, types in node.constraints
            if types and not _is_in_all_modes(types)
        ]
        # In order, and each by itself: none is looked for at the end of another.
        modes = sorted(set(types_by_mode))
        self._mode_offsets = dict(zip(modes, _starts(modes), strict=True))
        rows = [
            f"/* {at} */ " + " ".join([_MODE(mode=mode, type=name) for mode, _, name in types])
            for at, types in zip(_starts(modes), modes, strict=True)
        ]
        return _MODE_TYPES(target=self._target, modes=rows or "/* dummy */ {0, " + _NO_TYPE + "}")

    def _constraint(self, constraint: Constraint) -> str:
        operand, kind, other, types = constraint
        count, type_ = 0, _NO_TYPE
        if _is_in_all_modes(types):
            type_ = f"MVT::{types[0][2]}"
        elif types and self._knows_modes:
            count, type_ = len(types), str(self._mode_offsets[types])
        return _CONSTRAINT(
            kind=_KINDS[kind],
            operand=operand,
            other=other,
            mode_count=f"{count}, " if self._knows_modes else "",
            type=type_,
        )


def _starts(sequences: Sequence[tuple[object, ...]]) -> list[int]:
    """Where each begins."""
    starts = [0]
    for sequence in sequences:
        starts.append(starts[-1] + len(sequence))
    return starts[:-1]


def _node_row(node: TargetNode, name: int, constraints: int) -> str:
    description = node.description
    return _NODE(
        results=description.results,
        operands=description.operands,
        properties="".join([f"|1<<{property_}" for property_ in description.properties]),
        flags="|1<<SDNFIsStrictFP" if description.is_strict_fp else "",
        ts_flags=description.ts_flags,
        name=name,
        constraints=constraints,
        constraint_count=len(node.constraints),
    )
