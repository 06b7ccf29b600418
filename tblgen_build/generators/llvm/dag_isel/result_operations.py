"""What a pattern makes of a match, as operations: instructions over recorded operands."""

from __future__ import annotations

from tblgen_build.generators.llvm.model.record_names import qualified_name
from tblgen_build.generators.llvm.model.selection.operators import INSTRUCTION, TRANSFORM
from tblgen_build.releases.selection import NO_REGISTER_IS_NAMED

from .emitted_node import CHAIN, IN_GLUE, MEM_REFS, OUT_GLUE
from .matcher_operations import EmitNode
from .pattern_match import NO_SLOT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.model.selection.pattern_tree import PatternNode
    from tblgen_build.generators.llvm.model.selection.selection_pattern import SelectionPattern

    from .emitted_node import EmittedNode
    from .matcher_model import MatcherModel
    from .matcher_operations import MatcherOperation
    from .moded_type import EmittedType
    from .pattern_match import Match
    from .result_instruction import ResultInstruction

_IMMEDIATES: Final = frozenset(("imm", "fpimm"))
# These results are nothing that a slot could have.
_NO_VALUES: Final = frozenset(("Other", "Glue"))


class ResultBuilder:
    """Adds to a match what makes the pattern's result."""

    def __init__(self, model: MatcherModel, pattern: SelectionPattern, match: Match) -> None:
        self._model = model
        self._make = model.operations
        self._pattern = pattern
        self._match = match
        self._operations = match.operations
        self._source_properties = model.tree_properties(pattern.source)
        self._first_result = -1  # of the instruction added last
        self._memory_nodes = -1  # how many; counted when it matters

    def add(self) -> None:
        make, match, pattern = self._make, self._match, self._pattern
        if match.chains:
            self._operations.append(make.merge_input_chains(tuple(match.chains)))
        slots: list[int] = []
        root = pattern.destination
        self._add_operand(root, slots, is_root=True)
        results = slots[:]
        for number, index in enumerate(root.result_indices):
            if number < len(results) and index < len(slots):
                results[number] = slots[index]
        count = len(pattern.source.types) + len(self._own_implicit_defs())
        results = results[:count] + [0] * (count - len(results))
        self._complete(tuple(results))

    def _complete(self, results: tuple[int, ...]) -> None:
        """End with the results; in one operation with the last instruction if possible."""
        last = self._operations[-1] if self._operations else None
        if isinstance(last, EmitNode) and self._can_morph(last.node, results):
            self._operations[-1] = self._make.morph(last, self._pattern, self._match.notes)
        else:
            self._operations.append(self._make.complete(results, self._pattern, self._match.notes))

    def _can_morph(self, node: EmittedNode, results: tuple[int, ...]) -> bool:
        first = self._first_result
        if results != tuple(range(first, first + len(results))):
            return False
        properties = self._model.properties(self._pattern.source)
        return not (
            ("SDNPHasChain" in properties and not node.flags & CHAIN)
            or ("SDNPOutGlue" in properties and not node.flags & OUT_GLUE)
        )

    def _own_implicit_defs(self) -> list[Record]:
        """Registers that the pattern sets and that are no result of the instruction anyway."""
        registers = self._pattern.implicit_defs
        if not registers:
            return []
        operator = self._pattern.destination.operator
        handled: Record | None = None
        if operator is not None and operator.kind == INSTRUCTION:
            handled = self._model.result_instruction(operator.record).implicit_result
        return [r for r in registers if r.is_subclass_of("Register") and r is not handled]

    # --- operands ---------------------------------------------------------------

    def _add_operand(self, node: PatternNode, slots: list[int], *, is_root: bool = False) -> None:
        operator = node.operator
        if node.name:
            self._add_named(node, slots)
        elif operator is None:
            slots.append(self._leaf(node))
        elif operator.kind == INSTRUCTION:
            self._add_instruction(node, slots, is_root)
        elif operator.kind == TRANSFORM:
            inner: list[int] = []
            self._add_operand(node.children[0], inner)
            self._operations.append(self._make.emit_xform(operator.record, inner[0]))
            slots.append(self._take_slot())
            self._match.notes.append(f"{operator.name} #{slots[-1]}")
        else:
            raise self._pattern.record.error(
                f"'{operator.name}' cannot be in a result: it is no instruction and no transform"
            )

    def _take_slot(self) -> int:
        match = self._match
        slot = match.next_slot
        match.next_slot += 1
        return slot

    def _add_named(self, node: PatternNode, slots: list[int]) -> None:
        count = self._model.num_machine_operands(node)
        slot = self._match.complex_slots.get(node.name)
        if slot is None:
            slot = self._match.slots.get(node.name, NO_SLOT)
            operator = node.operator
            if operator is not None and operator.name in _IMMEDIATES:
                self._operations.append(self._make.convert_to_target(slot))
                slots.append(self._take_slot())
                self._match.notes.append(f"#{slots[-1]}")
                return
        slots += [number & NO_SLOT for number in range(slot, slot + count)]

    def _leaf(self, node: PatternNode) -> int:
        leaf = node.leaf
        make = self._make
        if leaf is None:
            raise self._pattern.record.error("a result has an operand without a name: '?'")
        slot = self._match.next_slot
        if isinstance(leaf, int):
            type_ = self._type(node, 0)
            value = make.number_of_type(leaf, type_)
            operation = make.emit_integer(value, type_)
            self._match.notes.append(f"#{slot} = {value}")
        elif leaf.name == "undef_tied_input":
            return self._undefined(node)
        else:
            operation, name = self._record_leaf(leaf, node)
            self._match.notes.append(f"#{slot} = {name}" if name else f"#{slot}")
        self._operations.append(operation)
        return self._take_slot()

    def _record_leaf(self, leaf: Record, node: PatternNode) -> tuple[MatcherOperation, str]:
        """What makes it, and the name of the number that it is, if any."""
        model, make = self._model, self._make
        if leaf.is_subclass_of("Register"):
            number = model.registers.register(leaf).number
            return make.emit_register(qualified_name(leaf), number, self._type(node, 0)), ""
        if leaf.name == "zero_reg":
            is_named = leaf.release.has(NO_REGISTER_IS_NAMED)
            type_ = self._type(node, 0)
            if is_named:
                return make.emit_register("MCRegister::NoRegister", 0, type_), ""
            return make.emit_register("0 ", 0, type_, "/*zero_reg*/"), ""
        if leaf.is_subclass_of("RegisterOperand"):
            leaf = leaf.value_as_def("RegClass")
        i32 = model.types.named("i32")
        if leaf.is_subclass_of("RegisterClass"):
            class_ = model.registers.class_(leaf)
            name = f"{qualified_name(leaf)}RegClassID"
            return make.emit_named_integer(name, class_.number, i32), name
        if leaf.is_subclass_of("SubRegIndex"):
            name = qualified_name(leaf)
            return make.emit_named_integer(name, model.registers.index(leaf).number, i32), name
        raise self._pattern.record.error(f"'{leaf.name}' cannot be an operand of a result")

    def _undefined(self, node: PatternNode) -> int:
        record = self._model.records.get_def("IMPLICIT_DEF")
        assert record is not None
        name = self._model.result_instruction(record).qualified_name
        self._operations.append(self._make.emit_node(name, (self._type(node, 0),), (), 0, -1))
        slot = self._take_slot()
        self._match.notes.append(f"Results = #{slot}")
        return slot

    def _type(self, node: PatternNode, result: int) -> EmittedType:
        return self._model.simple_type(node.types[result])

    # --- instructions -----------------------------------------------------------

    def _add_instruction(self, node: PatternNode, slots: list[int], is_root: bool) -> None:
        assert node.operator is not None
        instruction = self._model.result_instruction(node.operator.record)
        operands = self._operands(node, instruction)
        flags = self._chain_flag(instruction, is_root) | self._memory_flag(instruction, is_root)
        fixed_operands = -1
        types = [self._model.simple_type(types) for types in node.types]
        if is_root:
            flags |= self._glue_flags()
            types += [self._model.register_type(register) for register in self._own_implicit_defs()]
            if "SDNPVariadic" in self._model.properties(self._pattern.source):
                fixed_operands = len(self._pattern.source.children)
        self._operations.append(
            self._make.emit_node(
                instruction.qualified_name,
                tuple(types),
                operands,
                flags,
                fixed_operands,
                instruction.captures,
            )
        )
        self._first_result = self._match.next_slot
        for type_ in types:
            if type_.name in _NO_VALUES:
                break
            slots.append(self._take_slot())
        made = range(self._first_result, self._match.next_slot)
        self._match.notes.append(
            f"Results ={''.join([f' #{slot}' for slot in made])}" if made else ""
        )

    def _operands(self, node: PatternNode, instruction: ResultInstruction) -> tuple[int, ...]:
        slots: list[int] = []
        children = node.children
        at, count = 0, len(children)
        for number, operand in enumerate(instruction.inputs):
            if operand.defaults and (number < instruction.num_fixed_inputs or at >= count):
                for default in operand.defaults:
                    self._add_operand(default, slots)
                continue
            end = len(slots) + operand.num_parts
            while len(slots) < end and at < count:
                self._add_child(children[at], slots)
                at += 1
        # Of an instruction among variable operands (of REG_SEQUENCE), every result is an operand.
        for child in children[at:]:
            self._add_operand(child, slots)
        return tuple(slots)

    def _add_child(self, child: PatternNode, slots: list[int]) -> None:
        before = len(slots)
        self._add_operand(child, slots)
        if child.operator is not None and child.operator.kind == INSTRUCTION:
            # Of several results, the first.
            del slots[before + 1 :]

    # --- flags ------------------------------------------------------------------

    def _glue_flags(self) -> int:
        """The root's; registers that are matched are copied, and glued to it."""
        make, properties = self._make, self._source_properties
        flags = OUT_GLUE if "SDNPOutGlue" in properties else 0
        if "SDNPOptInGlue" in properties or "SDNPInGlue" in properties:
            flags |= IN_GLUE
        for register, slot in self._match.registers:
            number = self._model.registers.register(register).number
            self._operations.append(make.copy_to_register(slot, qualified_name(register), number))
            flags |= IN_GLUE
        return flags

    def _chain_flag(self, instruction: ResultInstruction, is_root: bool) -> int:
        if "SDNPHasChain" not in self._source_properties:
            return 0
        inferred = self._model.chains.get(instruction.record)
        has_chain = is_root if inferred is None else inferred
        return CHAIN if has_chain or instruction.has_effects else 0

    def _memory_flag(self, instruction: ResultInstruction, is_root: bool) -> int:
        if "SDNPMemOperand" not in self._source_properties:
            return 0
        if self._memory_nodes < 0:
            self._memory_nodes = self._count_memory_nodes(self._pattern.destination)
        is_only = self._memory_nodes == 1
        has_them = instruction.touches_memory if is_only else is_root
        return MEM_REFS if has_them else 0

    def _count_memory_nodes(self, node: PatternNode) -> int:
        operator = node.operator
        if operator is None or operator.kind != INSTRUCTION:
            return 0
        own = self._model.result_instruction(operator.record).touches_memory
        return own + sum([self._count_memory_nodes(child) for child in node.children])
