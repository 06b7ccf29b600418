"""All selection patterns of a target."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.llvm.model.hardware_mode import HardwareModes
from tblgen_build.generators.llvm.model.instruction_set import InstructionSet
from tblgen_build.generators.llvm.model.pattern_effects import has_null_fragment
from tblgen_build.generators.llvm.model.register_file import RegisterFile
from tblgen_build.generators.shared import shared

from . import complexity
from .constraints import ConstraintRules
from .fragments import Fragment, check_nesting, read_fragment
from .instruction_pattern import (
    InstructionPattern,
    pattern_values,
    read_instruction_pattern,
)
from .instruction_types import InstructionTypes
from .intrinsic_nodes import IntrinsicNodes
from .leaf_types import LeafTypes
from .mode_expansion import expand_modes
from .operand_use import OperandUse
from .operators import (
    COMPLEX_PATTERN,
    FRAGMENT,
    INSTRUCTION,
    INTRINSIC,
    NODE,
    SET,
    Operator,
    kind_of,
    read_complex_pattern,
    read_node,
)
from .predicate_function import PredicateFunction
from .selection_pattern import SelectionPattern
from .source_pattern import import_pattern
from .tree_text import tree_text
from .type_rules import TypeRules
from .type_set import TypeUniverse
from .typed_trees import TypedTrees
from .variants import add_variants

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records
    from tblgen_build.generators.llvm.model.instruction import Instruction
    from tblgen_build.generators.llvm.model.intrinsic import Intrinsic

    from .operators import ComplexPattern, NodeInfo
    from .tree import PatternNode
    from .type_set import TypeSet

_INTRINSIC_NODES = ("intrinsic_void", "intrinsic_w_chain", "intrinsic_wo_chain")


class SelectionPatterns:
    """What generators ask. Raises RecordError when it is made, where a pattern is wrong.

    `patterns` are originals, then variants, each of one mode. In `warnings` are patterns that
    can never match.
    """

    def __init__(self, records: Records) -> None:
        self.records = records
        self.modes = HardwareModes.of(records)
        self.types = TypeUniverse(records)
        self.registers = RegisterFile.of(records)
        self.instructions = InstructionSet.of(records)
        self.rules = TypeRules(self.types, self._legal_types())
        self.constraints = ConstraintRules(self.rules)
        self.leaf_types = LeafTypes(records, self.rules, self.registers)
        self.instruction_types = InstructionTypes(self)
        self.intrinsics = IntrinsicNodes(records, self.rules)
        self.untyped = self.types.bit("Untyped")
        self.other = self.types.bit("Other")
        self.warnings: list[RecordError] = []
        self.patterns: list[SelectionPattern] = []
        self._operators: dict[Record, Operator] = {}
        self._num_results: dict[Record, int] = {}
        self._counted: set[Record] = set()  # fragments whose results are being counted
        self._functions: dict[Record, PredicateFunction] = {}
        self._fragments: dict[Record, Fragment] = {}
        self._defaults: dict[Record, list[PatternNode]] = {}
        self._pattern_results: dict[Record, int] = {}
        self._expanded_types: dict[Record, TypeSet] = {}
        self._num_scopes = 0
        self._last_number = max([record.id for record in records.defs.values()], default=0)
        found = [records.get_def(name) for name in _INTRINSIC_NODES]
        self.intrinsic_node_records = frozenset([r for r in found if r is not None])
        self._import()

    @staticmethod
    def of(records: Records) -> SelectionPatterns:
        return shared(records, SelectionPatterns)

    # --- looking up

    def operator(self, record: Record) -> Operator:
        """Any record as an operator; of kind OTHER where it is none."""
        found = self._operators.get(record)
        if found is None:
            kind = kind_of(record)
            found = self._operators[record] = Operator(record, record.name, kind)
            if kind == NODE:
                found.node = read_node(record, self.types)
            elif kind == INSTRUCTION:
                found.instruction = self.instructions.instruction(record)
            elif kind == COMPLEX_PATTERN:
                found.complex_pattern = read_complex_pattern(record, self.types)
        return found

    def node(self, record: Record) -> NodeInfo:
        """Of an SDNode."""
        node = self.operator(record).node
        assert node is not None
        return node

    def complex_pattern(self, record: Record) -> ComplexPattern:
        found = self.operator(record).complex_pattern
        assert found is not None
        return found

    def find_complex_pattern(self, node: PatternNode) -> ComplexPattern | None:
        """The ComplexPattern that a node is, as a leaf or as an operator."""
        if node.operator is not None:
            return node.operator.complex_pattern
        record = node.leaf_record
        return None if record is None else self.operator(record).complex_pattern

    def predicate_function(self, record: Record) -> PredicateFunction:
        """Of a PatFrags."""
        found = self._functions.get(record)
        if found is None:
            found = self._functions[record] = PredicateFunction(record)
        return found

    def fragment(self, record: Record) -> Fragment | None:
        """None while it is not read."""
        return self._fragments.get(record)

    def default_operands(self, record: Record) -> list[PatternNode]:
        """What an OperandWithDefaultOps gives where a pattern does not; empty for others."""
        return self._defaults.get(record, [])

    def has_default(self, record: Record) -> bool:
        return record in self._defaults and self._defaults[record] != []

    def intrinsic(self, number: int) -> Intrinsic:
        """The intrinsic whose number is an intrinsic node's first operand."""
        return self.intrinsics.intrinsic(number)

    def intrinsic_node(self, operator: Operator) -> tuple[int, Operator]:
        """The number of an intrinsic, and the node that it becomes."""
        name = self.intrinsics.node_name(operator.record)
        record = self.records.get_def(name)
        if record is None:
            raise RecordError(f"'{name}' is not defined: include llvm/Target/Target.td")
        return self.intrinsics.number(operator.record), self.operator(record)

    def is_commutative_intrinsic(self, node: PatternNode) -> bool:
        operator = node.operator
        if operator is None or operator.record not in self.intrinsic_node_records:
            return False
        number = node.children[0].leaf if node.children else None
        return isinstance(number, int) and self.intrinsics.is_commutative(number)

    def expanded_type(self, record: Record) -> TypeSet:
        """The type that a ValueType's record stands for in a pattern."""
        found = self._expanded_types.get(record)
        if found is None:
            found = self.rules.expand(self.types.of_record(record))
            self._expanded_types[record] = found
        return found

    def mode_condition(self, mode: int) -> str:
        """C++: whether the target is in the mode."""
        predicates = self.modes.records[mode - 1].value_as_list_of_defs("Predicates")
        texts = [predicate.value_as_string("CondString") for predicate in predicates]
        return " && ".join([f"({text})" for text in texts])

    def allocate_scope(self) -> int:
        self._num_scopes += 1
        return self._num_scopes

    def num_results(self, operator: Operator) -> int:
        """How many results a node of the operator has."""
        found = self._num_results.get(operator.record)
        if found is None:
            if operator.kind == FRAGMENT:
                if operator.record in self._counted:
                    raise operator.record.error(
                        f"'{operator.name}' is a fragment that contains itself"
                    )
                self._counted.add(operator.record)
            found = self._count_results(operator)
            self._counted.discard(operator.record)
            # A fragment's becomes exact when it is read.
            if operator.kind != FRAGMENT or operator.record in self._fragments:
                self._num_results[operator.record] = found
        return found

    def _count_results(self, operator: Operator) -> int:
        kind = operator.kind
        if kind == SET:
            return 0
        if kind == INTRINSIC:
            return self.intrinsics.num_results(operator.record)
        if operator.node is not None:
            return operator.node.num_results
        if operator.instruction is not None:
            return self._count_instruction_results(operator.instruction)
        if kind == FRAGMENT:
            return self._count_fragment_results(operator.record)
        return 1

    def _count_instruction_results(self, instruction: Instruction) -> int:
        operands = instruction.operands
        count = operands.num_defs
        for index in range(operands.num_defs):
            count -= self.has_default(operands[index].record)
        implicit = self.leaf_types.of_implicit_def(instruction.implicit_defs)
        return count + (implicit != 0)

    def _count_fragment_results(self, record: Record) -> int:
        fragment = self._fragments.get(record)
        if fragment is not None:
            return max([len(tree.types) for tree in fragment.trees.trees], default=0)
        counts = [0]
        for value in record.value_as_list("Fragments"):
            operator = getattr(value, "operator", None)
            inner = getattr(operator, "record", None)
            if inner is None:
                raise record.error(f"'{value}' in '{record.name}' is no fragment")
            counts.append(self.num_results(self.operator(inner)))
        return max(counts)

    def num_pattern_results(self, instruction: Instruction) -> int:
        """How many of the instruction's operands a pattern sets."""
        found = self._pattern_results.get(instruction.record)
        return instruction.operands.num_defs if found is None else found

    # --- what a matcher wants to know of a pattern

    def complexity(self, pattern: SelectionPattern) -> int:
        """Of what is matched, with AddedComplexity."""
        return complexity.source_size(self, pattern.source) + pattern.added_complexity

    def result_cost(self, pattern: SelectionPattern) -> int:
        return complexity.result_cost(pattern.destination)

    def result_size(self, pattern: SelectionPattern) -> int:
        return complexity.result_size(pattern.destination)

    def in_matching_order(self) -> list[SelectionPattern]:
        """What is to be tried first comes first."""
        return complexity.in_matching_order(self)

    def text(self, node: PatternNode) -> str:
        """A tree with its types, for comments and messages."""
        return tree_text(node, self.types)

    # --- importing

    def _legal_types(self) -> int:
        mask = 0
        for class_ in self.registers.classes:
            for type_ in class_.types:
                for simple in type_.by_mode.values():
                    mask |= 1 << simple.number
        return mask

    def _import(self) -> None:
        fragments = self.records.all_derived_definitions_if_defined("PatFrags")
        results = [r for r in fragments if r.is_subclass_of("OutPatFrag")]
        is_result = set(results)
        self._read_fragments([r for r in fragments if r not in is_result], is_input=True)
        self._read_defaults()
        self._import_instructions()
        self._read_fragments(results, is_input=False)
        self._import_patterns()
        add_variants(self)
        expand_modes(self)

    def next_number(self) -> int:
        """For a pattern that no record is."""
        self._last_number += 1
        return self._last_number

    def _read_fragments(self, records: list[Record], *, is_input: bool) -> None:
        read: list[Fragment] = []
        for record in records:
            trees = TypedTrees(self, record, is_input)
            trees.validates = False
            fragment = read_fragment(self, record, trees, self.predicate_function(record))
            self._fragments[record] = fragment
            read.append(fragment)
        check_nesting({fragment.record: fragment for fragment in read})
        for fragment in read:
            fragment.trees.inline_fragments()
            # What stays open, uses of the fragment may tell; what contradicts, none may need.
            fragment.trees.infer()

    def _read_defaults(self) -> None:
        for record in self.records.all_derived_definitions_if_defined("OperandWithDefaultOps"):
            dag = record.value_as_dag("DefaultOps")
            trees = TypedTrees(self, record, False)
            trees.read_arguments(dag)
            nodes = trees.trees
            for number, node in enumerate(nodes):
                one = TypedTrees(self, record, False, [node])
                if not one.infer_alone():
                    raise record.error(
                        f"default {number} of '{record.name}' does not say which type it has: "
                        "add a cast, as in (i32 0)"
                    )
            self._defaults[record] = nodes

    def _import_instructions(self) -> None:
        found: list[InstructionPattern] = []
        for instruction in self.instructions.by_record.values():
            values = pattern_values(instruction.record)
            if values:
                pattern = read_instruction_pattern(self, instruction, values)
                self._pattern_results[instruction.record] = pattern.num_results
                found.append(pattern)
        found.sort(key=lambda pattern: pattern.record.id)
        for pattern in found:
            source = TypedTrees(self, pattern.record, True, [pattern.source])
            result = TypedTrees(self, pattern.record, False, [pattern.destination])
            import_pattern(self, source, result, pattern.implicit_results)

    def _import_patterns(self) -> None:
        for record in self.records.all_derived_definitions_if_defined("Pattern"):
            dag = record.value_as_dag("PatternToMatch")
            if has_null_fragment(dag):
                continue
            source = TypedTrees(self, record, True)
            source.read([dag])
            results = record.value_as_list("ResultInstrs")
            if len(results) == 0:
                continue
            result = TypedTrees(self, record, False)
            result.read(results)
            if len(result.trees) != 1:
                raise result.error(
                    "a result with temporaries (several instructions) is not supported"
                )
            use = OperandUse(self, source)
            import_pattern(self, source, result, use.implicit_results)
