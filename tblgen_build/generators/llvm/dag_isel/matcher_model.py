"""Frequent questions of a matcher's generator about a target, answered once.

It joins the selection patterns with the target's types, registers and instructions, and has no
state of a single pattern.
"""

from __future__ import annotations

from tblgen_build.generators.llvm.model.hardware_mode import DEFAULT_MODE
from tblgen_build.generators.llvm.model.instructions.instruction_flags import InstructionFlags
from tblgen_build.generators.llvm.model.instructions.instruction_set import InstructionSet
from tblgen_build.generators.llvm.model.registers.register_file import RegisterFile
from tblgen_build.generators.llvm.model.selection.patterns import SelectionPatterns
from tblgen_build.generators.llvm.model.selection.types.type_set import by_mode
from tblgen_build.generators.llvm.model.value_type import ValueTypes
from tblgen_build.releases.selection import (
    DEACTIVATION_IS_CAPTURED,
    TYPES_ARE_LOOKED_UP_BY_MODE,
    UNDEF_HAS_A_CHECK,
)

from .inferred_chains import inferred_chains
from .matcher_operations import DagOpcode
from .moded_type import ModedType, key_of
from .result_instruction import Input, ResultInstruction
from .type_checks import TypeChecks
from .unique_operations import UniqueOperations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import ListValue, Record, Records
    from tblgen_build.generators.llvm.model.selection.operators import NodeInfo
    from tblgen_build.generators.llvm.model.selection.pattern_tree import PatternNode
    from tblgen_build.generators.llvm.model.selection.selection_pattern import SelectionPattern
    from tblgen_build.generators.llvm.model.selection.types.type_set import TypeSet
    from tblgen_build.generators.llvm.model.value_type import ValueType

    from .matcher_operations import MatcherOperation
    from .moded_type import EmittedType, Key

INTRINSICS: Final = frozenset(("intrinsic_void", "intrinsic_w_chain", "intrinsic_wo_chain"))
_NONE: Final[frozenset[str]] = frozenset()
_CHAIN: Final = frozenset(("SDNPHasChain",))
# What a leaf of a class is to a matcher.
_LEAF_KINDS: Final = (
    ("ValueType", "type"),
    ("RegisterClass", "anything"),
    ("RegisterClassLike", "anything"),
    ("RegisterOperand", "anything"),
    ("PointerLikeRegClass", "anything"),
    ("SubRegIndex", "anything"),
    ("Register", "register"),
    ("CondCode", "condition"),
    ("ComplexPattern", "complex"),
)
_SPLATS: Final = ("immAllOnesV", "immAllZerosV")


class MatcherModel:
    def __init__(self, records: Records) -> None:
        self.records = records
        self.patterns = SelectionPatterns.of(records)
        self.types = ValueTypes.of(records)
        self.instructions = InstructionSet.of(records)
        self.flags = InstructionFlags.of(records)
        self.registers = RegisterFile.of(records)
        self._is_captured = records.release.has(DEACTIVATION_IS_CAPTURED)
        self.operations = UniqueOperations(records.release)
        self.type_checks = TypeChecks(self.patterns)
        self._conditions: dict[tuple[ListValue, str], str] = {}
        self.emitted_patterns = self.patterns.patterns
        self._has_moded_types = records.release.has(TYPES_ARE_LOOKED_UP_BY_MODE)
        if self._has_moded_types:
            self.emitted_patterns = self.patterns.of_all_modes
        self._simple_types: dict[TypeSet, EmittedType] = {}
        self._moded_types: dict[Key, ModedType] = {}
        self._leaf_kinds: dict[Record, str] = {}
        self._result_instructions: dict[Record, ResultInstruction] = {}
        self._checks: dict[NodeInfo, MatcherOperation] = {}
        self._intrinsic_properties: dict[tuple[str, int], frozenset[str]] = {}
        self.chains = inferred_chains(
            self.emitted_patterns, self.instructions.by_record, self._has_chain
        )

    def simple_type(self, types: TypeSet) -> EmittedType:
        """The one type of a set, or its one type for each mode; of an empty set that of no mode."""
        found = self._simple_types.get(types)
        if found is None:
            found = self._simple_types[types] = self._one_type(types)
        return found

    def _one_type(self, types: TypeSet) -> EmittedType:
        universe = self.patterns.types.universe
        if isinstance(types, int) and (types or not self._has_moded_types):
            return universe.first(types)
        masks = by_mode(types)
        found = {mode: universe.first(mask) for mode, mask in masks.items() if mask}
        if list(found) == [DEFAULT_MODE]:
            return found[DEFAULT_MODE]
        made = ModedType(found, -1 - len(self._moded_types))
        return self._moded_types.setdefault(key_of(made), made)

    def leaf_kind(self, leaf: Record) -> str:
        kind = self._leaf_kinds.get(leaf)
        if kind is None:
            kind = self._leaf_kinds[leaf] = _leaf_kind(leaf)
        return kind

    def condition(self, pattern: SelectionPattern) -> str:
        """C++: when the pattern may be used; empty for always."""
        key = pattern.predicate_list, pattern.mode_condition
        found = self._conditions.get(key)
        if found is None:
            found = self._conditions[key] = pattern.condition()
        return found

    def place(self, record: Record) -> str:
        """Where a record is defined; of a multiclass, where that is put in."""
        location = record.locations[:2][-1]
        return f"{location.file}:{location.line}"

    # --- instructions and registers

    def result_instruction(self, record: Record) -> ResultInstruction:
        found = self._result_instructions.get(record)
        if found is None:
            found = self._result_instructions[record] = self._read_instruction(record)
        return found

    def _read_instruction(self, record: Record) -> ResultInstruction:
        instruction = self.instructions.instruction(record)
        results = self.patterns.definitions.num_pattern_results(instruction)
        inputs = [
            self._input(operand.record) for operand in instruction.operands.operands[results:]
        ]
        implicit = instruction.implicit_defs
        is_known = bool(implicit) and self.has_known_type(implicit[0])
        return ResultInstruction(
            instruction,
            self.flags,
            inputs,
            implicit[0] if is_known else None,
            captures=self._is_captured and instruction.flag("supportsDeactivationSymbol"),
        )

    def _input(self, operand: Record) -> Input:
        defaults = self.patterns.definitions.default_operands(operand)
        return Input(defaults, _num_parts(operand))

    def has_known_type(self, register: Record) -> bool:
        """Is the register's type the same in all its classes and modes?"""
        return self.patterns.types.leaf_types.of_implicit_def([register]) != 0

    def register_type(self, register: Record) -> ValueType:
        """The first type of a register's first class."""
        found = self.registers.register(register)
        for class_ in self.registers.classes:
            if found in class_ and class_.types:
                return class_.types[0].simple
        return self.types.named("Other")

    # --- nodes

    def check_opcode(self, info: NodeInfo) -> MatcherOperation:
        check = self._checks.get(info)
        if check is None:
            if info.opcode == "ISD::UNDEF" and self.records.release.has(UNDEF_HAS_A_CHECK):
                return self.operations.check_undef
            node = DagOpcode(info.opcode, info.num_results, self._known_type(info))
            check = self._checks[info] = self.operations.check_opcode(node)
        return check

    def check_node(self, name: str) -> MatcherOperation:
        """A check of the opcode of TargetSelectionDAG.td's node with that name."""
        record = self.records.get_def(name)
        assert record is not None
        return self.check_opcode(self.patterns.operators.node(record))

    def _known_type(self, info: NodeInfo) -> ValueType | None:
        """What the first result of a node always is."""
        for constraint in info.constraints:
            if constraint.operand >= info.num_results:
                continue
            if constraint.kind == "SDTCisVT":
                types = constraint.types
                if isinstance(types, int) and types and not types & (types - 1):
                    return self.patterns.types.universe.first(types)
            elif constraint.kind == "SDTCisPtrTy":
                return self.types.named("iPTR")
        return None

    def properties(self, node: PatternNode) -> frozenset[str]:
        """The names of a node's own properties."""
        operator = node.operator
        if operator is None:
            pattern = self.patterns.operators.find_complex_pattern(node)
            return _NONE if pattern is None else pattern.properties
        info = operator.node
        if info is None:
            return _NONE
        if operator.name in INTRINSICS and node.children:
            number = node.children[0].leaf
            if isinstance(number, int):
                return self._properties_of_intrinsic(info, number)
        return info.properties

    def _properties_of_intrinsic(self, info: NodeInfo, number: int) -> frozenset[str]:
        """Those of the intrinsic, but whether there is a chain."""
        key = info.record.name, number
        found = self._intrinsic_properties.get(key)
        if found is None:
            record = self.patterns.operators.intrinsics.intrinsic(number).record
            own = [p.name for p in record.value_as_list_of_defs("Properties")]
            found = frozenset(own) - _CHAIN | info.properties & _CHAIN
            self._intrinsic_properties[key] = found
        return found

    def _has_chain(self, node: PatternNode) -> bool:
        if node.operator is None:
            return False
        return "SDNPHasChain" in self.properties(node) or any(
            self._has_chain(child) for child in node.children
        )

    def tree_properties(self, node: PatternNode) -> frozenset[str]:
        """Those of all nodes of the tree."""
        properties = self.properties(node)
        for child in node.children:
            properties |= self.tree_properties(child)
        return properties

    def num_machine_operands(self, node: PatternNode) -> int:
        """How many operands a captured node stands for: those of what it was captured as."""
        pattern = self.patterns.operators.find_complex_pattern(node)
        if pattern is not None:
            return pattern.num_operands
        leaf = node.leaf_record
        return 1 if leaf is None else _num_parts(leaf)


def _num_parts(operand: Record) -> int:
    if not operand.is_subclass_of("Operand"):
        return 1
    return len(operand.value_as_dag("MIOperandInfo")) or 1


def _leaf_kind(leaf: Record) -> str:
    for class_, kind in _LEAF_KINDS:
        if leaf.is_subclass_of(class_):
            return kind
    if leaf.name in _SPLATS:
        return "splat"
    return "anything" if leaf.name == "srcvalue" else "unknown"
