"""What a pattern matches, as operations on a selection dag.

A node is checked from its opcode down; C++ conditions come after the structure, complex patterns
last. What is needed later is recorded in numbered slots.
"""

from __future__ import annotations

from .masks import mask_of
from .matcher_model import INTRINSICS
from .moded_type import ModedType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Hashable
    from typing import Final

    from tblgen_build._core import Record, RecordError
    from tblgen_build.generators.llvm.model.selection.operators import NodeInfo
    from tblgen_build.generators.llvm.model.selection.pattern_tree import PatternNode, PredicateCall
    from tblgen_build.generators.llvm.model.selection.selection_pattern import SelectionPattern

    from .matcher_model import MatcherModel
    from .matcher_operations import MatcherOperation

# Of an operand that a fragment in its place has hidden: the reference's -1.
NO_SLOT: Final = 0xFFFFFFFF
_OTHER_INPUTS: Final = ("SDNPHasChain", "SDNPInGlue", "SDNPOptInGlue")


class Match:
    """The operations that match one pattern, and where they put what they record.

    `slots` has named operands, `complex_slots` the first operand that a named complex pattern
    returns. `next_slot` is the first unused one.
    """

    def __init__(self, model: MatcherModel, pattern: SelectionPattern) -> None:
        self._model = model
        self._make = model.operations
        self._of = pattern.record
        self._root = pattern.source
        self._type_checks = iter(model.type_checks.of(pattern))
        self._complex_pattern: list[tuple[PatternNode, int]] = []
        self.operations: list[MatcherOperation] = []
        self.slots: dict[Hashable, int] = {}
        self.complex_slots: dict[str, int] = {}
        self.chains: list[int] = []
        self.registers: list[tuple[Record, int]] = []
        self.next_slot = 0
        # What comments say of each operation that puts something into a slot, in their order.
        self.notes: list[str] = []

    def add_structure(self) -> None:
        self._add(self._root, 0)

    def add_complex_patterns(self) -> None:
        for node, slot in self._complex_pattern:
            self._add_complex_pattern(node, slot)

    def _error(self, what: str) -> RecordError:
        return self._of.error(f"In {self._of.name}: {what}")

    def _record(self, slot: int, what: str) -> None:
        self.operations.append(self._make.record_node)
        self.notes.append(f"#{slot} = {what}")

    def _take_slot(self) -> int:
        slot = self.next_slot
        self.next_slot += 1
        return slot

    # --- nodes ------------------------------------------------------------------

    def _add(self, node: PatternNode, depth: int) -> None:
        unknown_types = next(self._type_checks)
        if node.name or node.argument_names:
            names: list[Hashable] = [node.name] if node.name else []
            names += node.argument_names
            if not self._is_new(names):
                return
        if node.operator is None:
            self._add_leaf(node, depth)
        else:
            self._add_operator(node, depth)
        for call in node.predicate_calls:
            self._add_predicate(call)
        for result in unknown_types:
            type_ = self._model.simple_type(node.types[result])
            self.operations.append(self._make.check_type(type_, result))

    def _is_new(self, names: list[Hashable]) -> bool:
        """Record the node, or check that it is the one that had one of the names before."""
        slots = self.slots
        known = [slots[name] for name in names if name in slots]
        if known:
            slot = known[0]
            self.operations.append(self._make.check_same(slot))
        else:
            slot = self._take_slot()
            self._record(slot, ",".join([_name_note(name) for name in names]))
        for name in names:
            slots[name] = slot
        return not known

    def _add_predicate(self, call: PredicateCall) -> None:
        function = call.function
        slots: tuple[int, ...] = ()
        if function.uses_operands:
            slots = tuple(
                [self.slots.get((call.scope, name), NO_SLOT) for name in function.argument_names]
            )
        self.operations.append(self._make.check_predicate(function, slots))

    # --- leaves -----------------------------------------------------------------

    def _add_leaf(self, node: PatternNode, depth: int) -> None:
        leaf = node.leaf
        if leaf is None:
            return
        if isinstance(leaf, int):
            if depth == 0:
                self.operations.append(self._model.check_node("imm"))
            self.operations.append(self._make.check_integer(leaf))
            return
        kind = self._model.leaf_kind(leaf)
        if kind == "anything" or (kind == "type" and node.name):
            return
        if kind == "type":
            self.operations.append(self._make.check_value_type(self._model.types.simple(leaf)))
        elif kind == "register":
            slot = self._take_slot()
            self.registers.append((leaf, slot))
            self._record(slot, f"physreg input {leaf.name}")
        elif kind == "condition":
            self.operations.append(self._make.check_cond_code(leaf.name))
        elif kind == "complex":
            if not node.name:
                raise self._error(f"'{leaf.name}' must have a name: $x for its operands")
            self._complex_pattern.append((node, self.slots[node.name]))
        elif kind == "splat":
            self._add_splat(node, leaf, depth)
        else:
            raise self._error(f"'{leaf.name}' cannot be matched as the leaf of a pattern")

    def _add_splat(self, node: PatternNode, leaf: Record, depth: int) -> None:
        if depth == 0:
            type_ = self._model.simple_type(node.types[0])
            type_ = type_.first if isinstance(type_, ModedType) else type_
            name = "splat_vector" if type_.is_vector and type_.is_scalable else "build_vector"
            self.operations.append(self._model.check_node(name))
        is_ones = leaf.name == "immAllOnesV"
        self.operations.append(self._make.all_ones if is_ones else self._make.all_zeros)

    # --- operators --------------------------------------------------------------

    def _add_operator(self, node: PatternNode, depth: int) -> None:
        operator = node.operator
        assert operator is not None
        if operator.complex_pattern is not None:
            self._note_complex_operator(node)
            return
        operations, make = self.operations, self._make
        mask = mask_of(node)
        if mask is not None:
            self._add_masked(node, mask, depth)
            return
        info = operator.node
        assert info is not None
        operations.append(self._model.check_opcode(info))
        properties = self._model.properties(node)
        if "SDNPMemOperand" in properties:
            operations.append(make.record_mem_ref)
        first_child = 0
        if "SDNPHasChain" in properties:
            slot = self._take_slot()
            self._record(slot, f"'{operator.name}' chained node")
            self.chains.append(slot)
            first_child = 1
            if depth > 1 or (depth == 1 and self._root_has_other_inputs()):
                operations.append(make.check_foldable)
        if "SDNPOutGlue" in properties and depth:
            # What records it is without effect on slots that are known by name.
            self._record(self.next_slot, f"'{operator.name}' glue output node")
        if "SDNPOptInGlue" in properties or "SDNPInGlue" in properties:
            operations.append(make.capture_glue)
        for number, child in enumerate(node.children, first_child):
            operations.append(make.move_to_child(number))
            self._add(child, depth + 1)
            operations.append(make.move_parent)

    def _add_masked(self, node: PatternNode, mask: int, depth: int) -> None:
        """`and` or `or` with a number: bits known to be set or clear need not be in it."""
        operator = node.operator
        assert operator is not None
        assert operator.node is not None
        if depth == 0:
            self.operations.append(self._model.check_opcode(operator.node))
        check = self._make.check_and_imm if operator.name == "and" else self._make.check_or_imm
        self.operations += (check(mask), self._make.move_to_child(0))
        self._add(node.children[0], depth + 1)
        self.operations.append(self._make.move_parent)

    def _root_has_other_inputs(self) -> bool:
        """Could the root depend on a child's chain by another way than the child?"""
        operator = self._root.operator
        assert operator is not None
        info = operator.node
        if info is None:
            return True
        return operator.name in INTRINSICS or _has_other_inputs(info)

    # --- complex patterns -------------------------------------------------------

    def _note_complex_operator(self, node: PatternNode) -> None:
        """One name for all the nodes that the same complex pattern with the same operands is."""
        assert node.operator is not None
        name = (node.operator.name, *[child.name for child in node.children])
        if self._is_new([name]):
            self._complex_pattern.append((node, self.next_slot - 1))

    def _add_complex_pattern(self, node: PatternNode, slot: int) -> None:
        pattern = self._model.patterns.operators.find_complex_pattern(node)
        assert pattern is not None
        if node.operator is None:
            self.complex_slots[node.name] = self.next_slot
        else:
            at = self.next_slot
            for child in node.children:
                self.complex_slots[child.name] = at
                at += self._model.num_machine_operands(child)
        self.operations.append(self._make.check_complex_pattern(pattern, slot))
        end = self.next_slot + pattern.num_operands
        note = f"{pattern.select_function}:${node.name}"
        note += "".join([f" #{number}" for number in range(self.next_slot, end)])
        self.next_slot = end
        if "SDNPHasChain" in pattern.properties:
            self.chains.append(self._take_slot())
            note += " + chain result"
        self.notes.append(note)


def _name_note(name: Hashable) -> str:
    """A name as comments have it: of a node, of a fragment's operand, of a complex pattern."""
    if isinstance(name, str):
        return f"${name}"
    assert isinstance(name, tuple)
    first = f"pred:{name[0]}" if isinstance(name[0], int) else name[0]
    return "$" + ":".join([first, *name[1:]])


def _has_other_inputs(info: NodeInfo) -> bool:
    return info.num_operands > 1 or not info.properties.isdisjoint(_OTHER_INPUTS)
