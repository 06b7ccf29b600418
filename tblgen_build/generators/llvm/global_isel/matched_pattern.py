"""What a pattern matches, as checks of instructions and their operands.

Operands of an instruction are numbered as GlobalISel has them: results, an intrinsic's number, what
a comparison compares for, then the node's children.
"""

from __future__ import annotations

from tblgen_build._core import Record
from tblgen_build.generators.llvm.match_table.memory_checks import OR_STRONGER, check_ordering
from tblgen_build.generators.llvm.match_table.selector_checks import (
    check_complex_pattern,
    check_condition,
    check_either_opcode,
    check_immediate,
    check_immediate_operand,
    check_is_block,
    check_is_immediate,
    check_leaf,
    check_pointer,
    check_register_bank,
    check_splat,
    record_operand,
)
from tblgen_build.generators.llvm.match_table.table_checks import (
    check_instruction,
    check_int,
    check_intrinsic,
    check_literal_int,
    check_opcode,
    check_same_operand,
    check_type,
)
from tblgen_build.generators.llvm.model.intrinsics.intrinsic_name import enum_name
from tblgen_build.generators.llvm.model.selection.operators import COMPLEX_PATTERN, NODE
from tblgen_build.generators.llvm.model.selection.predicate_function import I64, about_immediate
from tblgen_build.generators.llvm.model.selection.source_pattern import is_splat_constant
from tblgen_build.generators.llvm.model.selection.tree_text import tree_text
from tblgen_build.releases.selection import (
    ADDRESSES_IN_THE_FRAME_HAVE_NO_NAME,
    BLOCK_ADDRESSES_ARE_LEAVES,
    CHECKS_ACROSS_ARE_NOT_SHARED,
    ORDERINGS_ARE_CHECKED_FIRST,
)

from .fragment_predicates import (
    SIGN_EXTENDS,
    ZERO_EXTENDS,
    checks_of,
    described,
    enumerator,
    extends,
    first_unknown,
)
from .skipped import Skipped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.match_table.matcher import (
        InstructionMatcher,
        OperandMatcher,
    )
    from tblgen_build.generators.llvm.match_table.rule import Rule
    from tblgen_build.generators.llvm.model.instructions.instruction import Instruction
    from tblgen_build.generators.llvm.model.selection.pattern_tree import PatternNode, PredicateCall
    from tblgen_build.generators.llvm.model.selection.types.type_set import TypeSet

    from .equivalents import NodeEquivalent
    from .selector import Selector

# Their instructions have an operand of which nothing is asked, whatever children the node has.
_LEAVES: Final = frozenset(("G_CONSTANT", "G_FCONSTANT", "G_FRAME_INDEX"))
# And those that have a condition, with where it says how they name it.
_COMPARISONS: Final = {"G_ICMP": "ICmpPredicate", "G_FCMP": "FCmpPredicate"}
_OTHER: Final = "Other"
_POINTERS: Final = frozenset(("iPTR", "cPTR"))


class RuleSource:
    """What a rule matches. What its result may refer to is known when `add_root` has returned.

    Raises Skipped where there is no check for something.
    """

    def __init__(self, selector: Selector, rule: Rule) -> None:
        self._selector = selector
        self._rule = rule
        # Instructions by the names of their nodes; the root's, too, if it has none.
        self.instructions: dict[str, int] = {}
        # Complex patterns as wholes, and their parts by name and place: which renderer has them.
        self.complex_patterns: dict[str, int] = {}
        self.parts: dict[str, tuple[int, int]] = {}
        self._part_owners: dict[str, str] = {}
        self.num_renderers = 0
        # Where code finds the operands that it looks at, by scope and name.
        self._slots: dict[tuple[int, str], int] = {}
        self.root_operands: list[PatternNode] = []
        # Registers that are matched by themselves, and their operands.
        self.registers: dict[Record, tuple[int, int]] = {}

    def add_root(self, node: PatternNode) -> None:
        self.root_operands += node.children
        self._add_instruction(self._rule.root, node)

    # --- instructions

    def _add_instruction(self, matcher: InstructionMatcher, node: PatternNode) -> None:
        """Adds what the node asks; a fragment's flags hold in what it stands for."""
        outer = self._rule.ignores_copies
        if node.global_isel_flags is not None:
            self.take_flags(node.global_isel_flags)
        self._add_checks(matcher, node)
        self._rule.ignores_copies = outer

    def take_flags(self, record: Record) -> None:
        """Those of a fragment, or of the pattern."""
        ignores_copies = record.value_as_bit_or_unset("GIIgnoreCopies")
        if ignores_copies is not None:
            self._rule.ignores_copies = ignores_copies

    def _add_checks(self, matcher: InstructionMatcher, node: PatternNode) -> None:
        equivalent, opcode = self._opcode(node)
        number = matcher.number
        matcher.opcode = opcode
        matcher.asks_shapes = equivalent is not None and self._selector.asks_shapes(opcode)
        self.instructions.setdefault(node.name, number)
        matcher.checks.append(check_opcode(number, opcode))
        if self._selector.release.has(ORDERINGS_ARE_CHECKED_FIRST):
            _add_orderings(matcher, equivalent)
            self._add_conditions(matcher, node)
        else:
            self._add_conditions(matcher, node)
            _add_orderings(matcher, equivalent)
        for index in range(len(node.types)):
            operand = matcher.add_operand(index)
            is_pointer = _flag(_declared(matcher, index), "IsPointer")
            if not self._add_type(matcher, operand, node.types[index], is_pointer):
                raise Skipped("unsupported type for result of Src pattern operator")
        if isinstance(node.leaf, int):
            operand = matcher.add_operand(len(node.types))
            operand.checks.append(check_literal_int(number, operand.index, node.leaf))
        elif opcode.name in _LEAVES or self._is_block_address(opcode):
            self._add_leaf_operand(matcher, node)
        else:
            self._add_children(matcher, node)

    def _add_leaf_operand(self, matcher: InstructionMatcher, node: PatternNode) -> None:
        release = self._selector.release
        assert matcher.opcode is not None
        is_address = matcher.opcode.name == "G_FRAME_INDEX"
        has_name = is_address and not release.has(ADDRESSES_IN_THE_FRAME_HAVE_NO_NAME)
        operand = matcher.add_operand(len(node.types), node.name if has_name else "")
        if operand.name:
            self._is_known(matcher, operand)

    def _is_block_address(self, opcode: Instruction) -> bool:
        """An address of a block is a leaf since 23."""
        is_leaf = self._selector.release.has(BLOCK_ADDRESSES_ARE_LEAVES)
        return is_leaf and opcode.name == "G_BLOCK_ADDR"

    def _opcode(self, node: PatternNode) -> tuple[NodeEquivalent | None, Instruction]:
        operator = node.operator
        if operator is None:
            if not isinstance(node.leaf, int):
                raise Skipped("Unable to deduce gMIR opcode to handle Src (which is a leaf)")
            return None, self._selector.instruction("G_CONSTANT")
        equivalent = self._selector.equivalents.nodes.get(operator.record)
        if equivalent is None:
            raise Skipped(f"Pattern operator lacks an equivalent Instruction{_explained(node)}")
        chosen: Instruction | None = None
        if extends(node, SIGN_EXTENDS):
            chosen = equivalent.if_sign_extend
        elif extends(node, ZERO_EXTENDS):
            chosen = equivalent.if_zero_extend
        elif equivalent.if_floating_point and self._compares_floats(node):
            chosen = equivalent.if_floating_point
        elif self._is_convergent(node):
            chosen = equivalent.if_convergent
        return equivalent, chosen or equivalent.instruction

    def _compares_floats(self, node: PatternNode) -> bool:
        return bool(node.children) and self._selector.is_float(node.children[0])

    def _is_convergent(self, node: PatternNode) -> bool:
        intrinsic = self._selector.intrinsic(node)
        return intrinsic is not None and intrinsic.properties.has("Convergent")

    def _add_conditions(self, matcher: InstructionMatcher, node: PatternNode) -> None:
        number, checks = matcher.number, matcher.checks
        for call in node.predicate_calls:
            function = call.function
            if function.immediate_code:
                about = about_immediate(function.record)
                name = enumerator(about, function.record)
                checks.append(check_immediate(number, about, name))
            else:
                checks += checks_of(call, number)
                if function.uses_operands and function.global_code:
                    self._await_operands(call)

    # --- children

    def _add_children(self, matcher: InstructionMatcher, node: PatternNode) -> None:
        children = node.children
        index = len(node.types)
        number = matcher.number
        opcode = matcher.opcode
        assert opcode is not None
        intrinsic = self._selector.intrinsic(node)
        if opcode.name in _COMPARISONS:
            condition = _condition(node, _COMPARISONS[opcode.name])
            if condition:
                compared = matcher.add_operand(index)
                compared.checks.append(check_condition(number, index, condition))
                children = children[:-1]
                index += 1
        elif intrinsic is not None:
            called = matcher.add_operand(index)
            name = enum_name(intrinsic.record)
            called.checks.append(check_intrinsic(number, index, name))
            children = children[1:]
            index += 1
        for place, child in enumerate(children):
            if intrinsic is not None:
                is_pointer = self._selector.takes_pointer(intrinsic, place)
                is_literal = self._selector.takes_literal(intrinsic, place)
            else:
                declared = _declared(matcher, opcode.operands.num_defs + place)
                is_pointer = _flag(declared, "IsPointer")
                is_literal = _flag(declared, "IsImmediate")
            self._add_operand(matcher, child, index + place, is_pointer, is_literal)

    def _add_operand(
        self,
        matcher: InstructionMatcher,
        node: PatternNode,
        index: int,
        is_pointer: bool,
        is_literal: bool,
    ) -> None:
        number = matcher.number
        operand = matcher.add_operand(index, self._operand_name(node))
        if operand.name and self._is_known(matcher, operand):
            return
        operator = node.operator
        if operator is not None and operator.name == "bb":
            operand.checks.append(check_is_block(number, index))
            return
        if operator is not None and operator.name == "timm":
            self._add_literal(number, operand, node)
            return
        if operator is None and isinstance(node.leaf, int) and is_literal:
            operand.checks.append(check_literal_int(number, index, node.leaf))
            return
        if len(node.types) != 1:
            raise Skipped("Src pattern child has multiple results")
        size = self._size_of_type_leaf(node)
        if size is not None:
            operand.checks.append(check_literal_int(number, index, size))
            return
        if not is_literal and not self._add_type(matcher, operand, node.types[0], is_pointer):
            text = tree_text(node, self._selector.universe)
            raise Skipped(f"unsupported type for Src operand ({text})")
        self._record_names(number, operand, node)
        if operator is None:
            self._add_leaf(matcher, operand, node)
        elif operator.kind == COMPLEX_PATTERN:
            self._add_complex_pattern(number, operand, node)
        else:
            if first_unknown(node.predicate_calls) is not None:
                self._opcode(node)  # if there is none, that is reported first
                raise Skipped(
                    f"Src pattern child has predicate ({described(node.predicate_calls)})"
                )
            self._add_nested(number, operand, node)

    def _is_known(self, matcher: InstructionMatcher, operand: OperandMatcher) -> bool:
        """An operand of a name that there was has to be the same."""
        place = (matcher.number, operand.index)
        known = self._rule.named.setdefault(operand.name, place)
        if known == place:
            return False
        ignores = self._rule.ignores_copies
        by_place = self._selector.release.has(CHECKS_ACROSS_ARE_NOT_SHARED)
        identity = None if by_place else (operand.name, known[1])
        operand.checks.append(check_same_operand(*place, known, identity, ignores))
        return True

    def _operand_name(self, node: PatternNode) -> str:
        """Of a complex pattern over named parts it has all their names."""
        operator = node.operator
        if operator is None or operator.kind != COMPLEX_PATTERN:
            return node.name
        return ":".join([operator.name, *[child.name for child in node.children]])

    def _add_type(
        self,
        matcher: InstructionMatcher,
        operand: OperandMatcher,
        types: TypeSet,
        is_pointer: bool,
    ) -> bool:
        """Whether GlobalISel has the type."""
        selector, number = self._selector, matcher.number
        if is_pointer:
            size = selector.size_of(types)
            if selector.type_name(types) not in _POINTERS and not selector.has_type(types):
                return False
            operand.checks.append(check_pointer(number, operand.index, size))
            return True
        wanted = selector.checked_type(types, is_shape=matcher.asks_shapes)
        if wanted is None:
            return False
        check = check_type(number, operand.index, wanted)
        check.is_shape = matcher.asks_shapes and wanted.is_of_any_kind
        operand.checks.append(check)
        return True

    def _await_operands(self, call: PredicateCall) -> None:
        names = call.function.argument_names
        self._slots.update({(call.scope, name): place for place, name in enumerate(names)})
        self._selector.num_to_record = len(names)

    def _record_names(self, number: int, operand: OperandMatcher, node: PatternNode) -> None:
        """As many operands as the innermost code asked for last, whosever arguments they are."""
        if not node.argument_names or not self._selector.num_to_record:
            return
        self._selector.num_to_record -= 1
        for scope, name in node.argument_names:
            # A fragment without code has no slots.
            slot = self._slots.get((scope, name), 0)
            operand.checks.append(
                record_operand(number, operand.index, slot, f"pred:{scope}:{name}")
            )

    def _add_literal(self, number: int, operand: OperandMatcher, node: PatternNode) -> None:
        operand.checks.append(check_is_immediate(number, operand.index))
        for call in node.predicate_calls:
            record = call.function.record
            if call.function.immediate_code and about_immediate(record) == I64:
                name = enumerator(I64, record)
                operand.checks.append(check_immediate_operand(number, operand.index, name))

    def _size_of_type_leaf(self, node: PatternNode) -> int | None:
        """Of an operand that is a type: the bits of it, or of its elements."""
        record = node.leaf_record
        if record is None or node.name or not record.is_subclass_of("ValueType"):
            return None
        if self._selector.type_name(node.types[0]) != _OTHER:
            return None
        return self._selector.scalar_size_of_record(record)

    def _add_nested(self, number: int, operand: OperandMatcher, node: PatternNode) -> None:
        nested = self._rule.new_instruction()
        operand.checks.append(
            check_instruction(number, operand.index, nested, self._rule.ignores_copies)
        )
        self._add_instruction(nested, node)

    def _add_splat(self, number: int, operand: OperandMatcher, node: PatternNode) -> None:
        """A vector of the same constants, built in either of two ways."""
        nested = self._rule.new_instruction()
        operand.checks.append(
            check_instruction(number, operand.index, nested, self._rule.ignores_copies)
        )
        opcodes = [
            self._selector.instruction(name) for name in ("G_BUILD_VECTOR", "G_BUILD_VECTOR_TRUNC")
        ]
        nested.opcode = opcodes[0]
        nested.counts_operands = False
        nested.checks.append(check_either_opcode(nested.number, opcodes))
        record = node.leaf_record
        assert record is not None
        nested.checks.append(check_splat(nested.number, record.name == "immAllOnesV"))
        self._add_type(nested, nested.add_operand(0), node.types[0], is_pointer=False)

    # --- leaves

    def _add_leaf(
        self, matcher: InstructionMatcher, operand: OperandMatcher, node: PatternNode
    ) -> None:
        number, index, leaf = matcher.number, operand.index, node.leaf
        if isinstance(leaf, int):
            operand.checks.append(check_int(number, index, leaf))
            return
        record = node.leaf_record
        if record is None:
            raise Skipped("Src pattern child is an unsupported kind")
        if node.predicate_calls:
            for call in node.predicate_calls:
                if not call.function.global_leaf_code:
                    raise Skipped("Src pattern child has unsupported predicate")
                name = enumerator("MO", call.function.record)
                operand.checks.append(check_leaf(number, index, name))
            return
        class_ = self._selector.classes.of_record(record)
        if class_ is not None:
            operand.checks.append(check_register_bank(number, index, class_.qualified_name))
        elif record.is_subclass_of("Register"):
            self._add_register(number, operand, node, record)
        elif record.is_subclass_of("ComplexPattern"):
            self._add_complex_pattern(number, operand, node)
        elif is_splat_constant(node):
            self._add_splat(number, operand, node)
        elif not record.is_subclass_of("ValueType") and record.name != "srcvalue":
            raise Skipped("Src pattern child def is an unsupported tablegen class")

    def _add_register(
        self, number: int, operand: OperandMatcher, node: PatternNode, record: Record
    ) -> None:
        class_ = self._selector.classes.of_register(record, node.types[0])
        if class_ is None:
            raise Skipped("Could not determine physical register class of pattern source")
        operand.checks.append(check_register_bank(number, operand.index, class_.qualified_name))
        self.registers.setdefault(record, (number, operand.index))

    def _add_complex_pattern(self, number: int, operand: OperandMatcher, node: PatternNode) -> None:
        operator = node.operator
        record = operator.record if operator is not None else node.leaf_record
        assert record is not None
        matcher = self._selector.equivalents.complex_matchers.get(record)
        if matcher is None:
            raise Skipped(f"SelectionDAG ComplexPattern ({record.name}) not mapped to GlobalISel")
        renderer = self.num_renderers
        self.num_renderers += 1
        if node.name:
            self.complex_patterns[node.name] = renderer
        for place, child in enumerate(node.children):
            self._add_part(child.name, (renderer, place), operand.name)
        operand.checks.append(
            check_complex_pattern(number, operand.index, renderer, f"GICP_{matcher.name}")
        )

    def _add_part(self, name: str, place: tuple[int, int], owner: str) -> None:
        first = self._part_owners.setdefault(name, owner)
        if first != owner:
            raise Skipped(
                f"Error: Complex suboperand {name} referenced by different operands: "
                f"{first} and {owner}."
            )
        self.parts[name] = place


def _add_orderings(matcher: InstructionMatcher, equivalent: NodeEquivalent | None) -> None:
    if equivalent is None:
        return
    if equivalent.is_not_atomic:
        matcher.checks.append(check_ordering(matcher.number, "NotAtomic"))
    if equivalent.is_atomic:
        matcher.checks.append(check_ordering(matcher.number, "Unordered", OR_STRONGER))


def _declared(matcher: InstructionMatcher, place: int) -> Record | None:
    """What the instruction that is matched says of an operand; of one of many, nothing."""
    assert matcher.opcode is not None
    operands = matcher.opcode.operands
    return operands[place].record if place < len(operands) else None


def _flag(operand: Record | None, name: str) -> bool:
    return operand is not None and name in operand and operand.value_as_bit(name)


def _condition(node: PatternNode, field: str) -> str:
    """What a comparison compares for; empty where there is no such predicate.

    A condition that is an operator is an operand as any other.
    """
    last = node.children[-1] if node.children else None
    if last is not None and last.operator is not None:
        return ""
    record = last.leaf_record if last is not None else None
    if record is None or not record.is_subclass_of("CondCode"):
        raise Skipped("Unable to handle CondCode")
    return record.value_as_string(field)


def _explained(node: PatternNode) -> str:
    """What a message says of a node's operator."""
    operator = node.operator
    if operator is None:
        return ""
    if operator.kind == NODE and operator.node is not None:
        return f" ({operator.node.opcode})"
    if operator.kind == COMPLEX_PATTERN:
        return f" (Operator is an unmapped ComplexPattern, {operator.name})"
    return f" (Operator {operator.name} not understood)"
