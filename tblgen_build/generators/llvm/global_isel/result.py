"""What a pattern makes of a match: instructions that are built, in the order of the table.

What an instruction needs stands before it: each new group goes before the one that was put in last.
"""

from __future__ import annotations

from tblgen_build.generators.llvm.model.record_names import qualified_name
from tblgen_build.generators.llvm.model.selection.operators import TRANSFORM
from tblgen_build.generators.llvm.model.selection.tree_text import tree_text
from tblgen_build.releases.selection import (
    MATCHED_REGISTERS_ARE_COPIED_ONCE,
    NESTED_COPIES_ARE_IN_THEIR_CLASS,
    NO_REGISTER_IS_AN_OPERAND,
    OPERANDS_NEED_NO_TYPE,
    OPERANDS_WITHOUT_CLASS_ARE_FOUND,
    OPTIONAL_RESULTS_HAVE_DEFAULTS,
    REGISTERS_ARE_MADE_LAST,
    REGISTERS_IN_USE_ARE_DEAD_TOO,
    UNDEFINED_INPUTS_ARE_DEFINED,
)

from .built_instructions import COPY, DEAD, DEAD_REGISTER, DEFINE, RuleGroup
from .result_classes import register_class_record
from .skipped import Skipped
from .subregister_classes import CLASS_COPY, EXTRACT, SEQUENCE, constraints_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.match_table.low_level_type import LowLevelType
    from tblgen_build.generators.llvm.match_table.rule import Rule
    from tblgen_build.generators.llvm.model.instructions.instruction import Instruction
    from tblgen_build.generators.llvm.model.registers.sub_register_index import SubRegIndex
    from tblgen_build.generators.llvm.model.selection.pattern_tree import PatternNode
    from tblgen_build.generators.llvm.model.selection.types.type_set import TypeSet

    from .matched_pattern import RuleSource
    from .selector import Selector

_CONSTANT_COPIES: Final = {
    "imm": "GIR_CopyConstantAsSImm",
    "fpimm": "GIR_CopyFConstantAsFPImm",
}
_COPIED: Final = frozenset(("timm", "tframeindex", "bb"))
# Instructions that are copies, once classes are known.
_COPIES: Final = frozenset((CLASS_COPY, EXTRACT))


class RuleResult:
    """The groups of one rule. Raises Skipped where the table cannot make something."""

    def __init__(self, selector: Selector, rule: Rule, source: RuleSource, record: Record) -> None:
        self._record = record  # that the pattern was written in
        self._selector = selector
        self._rule = rule
        self._source = source
        self._groups: list[RuleGroup] = []
        self._next_before: RuleGroup | None = None
        self._num_built = 0
        self._num_temporaries = 0
        self.is_mutated = False  # the matched root becomes the new instruction

    def add(self, node: PatternNode) -> None:
        """Adds the rule's actions."""
        if node.operator is None:
            self._add_leaf_copy(node)
        else:
            self._add_root(node)
        self._rule.actions += [group.emit for group in self._groups]

    # --- groups

    def _insert(self, group: RuleGroup) -> None:
        at = 0
        if self._next_before is not None:
            at = next(i for i, each in enumerate(self._groups) if each is self._next_before)
        self._groups.insert(at, group)
        self._next_before = group

    def _new_instruction(self) -> RuleGroup:
        self._num_built += 1
        return RuleGroup(self._num_built - 1)

    def _new_temporary(self, types: TypeSet, group: RuleGroup) -> int:
        """A register, which the group makes."""
        made = self._num_temporaries
        self._num_temporaries += 1
        group.make_temporary(made, self._type(types))
        return made

    def _new_result(self, types: TypeSet, group: RuleGroup) -> tuple[int, RuleGroup]:
        """A register for the result of the group's instruction, and the group that makes it."""
        if self._selector.release.has(REGISTERS_ARE_MADE_LAST):
            return self._new_temporary(types, group), group
        before = self._next_before
        maker = RuleGroup()
        register = self._new_temporary(types, maker)
        self._insert(maker)
        self._next_before = before
        return register, maker

    def _type(self, types: TypeSet) -> LowLevelType:
        found = self._selector.low_level_type(types)
        if found is None:
            raise Skipped("Dst operand has an unsupported type")
        return found

    # --- the root

    def _add_leaf_copy(self, node: PatternNode) -> None:
        class_ = self._selector.classes.of_record(node.leaf_record)
        assert class_ is not None
        group = self._new_instruction()
        self._insert(group)
        group.build(COPY)
        group.copy(0, 0, "dst")
        self._add_use(group, node)
        group.constrain_operand(0, class_)

    def _add_root(self, node: PatternNode) -> None:
        instruction = _instruction(node)
        group = self._new_instruction()
        self._insert(group)
        opcode = _opcode(instruction)
        group.build(opcode)
        self._copy_registers()
        before = self._next_before
        self._add_root_definitions(group, node, instruction)
        self._next_before = before
        self._add_uses(group, node, instruction)
        operands = self._rule.root.operands
        self.is_mutated = group.is_plain and group.copied == list(range(len(operands)))
        if self.is_mutated:
            group.mutate(opcode)
            for register in instruction.implicit_defs:
                group.add_implicit_def(qualified_name(register))
            for register in instruction.implicit_uses:
                group.add_implicit_use(qualified_name(register))
        else:
            self._add_effects(group, instruction)
        self._constrain(group, node)

    def _copy_registers(self) -> None:
        """Where registers were matched by themselves, they get the operands' values."""
        registers = self._source.registers
        if self._selector.release.has(MATCHED_REGISTERS_ARE_COPIED_ONCE):
            copied = list(registers)
        else:
            found = [operand.leaf_record for operand in self._source.root_operands]
            copied = [record for record in found if record in registers]
        for register in copied:
            place = registers[register]
            group = self._new_instruction()
            self._insert(group)
            group.build(COPY)
            group.add_register(qualified_name(register), DEFINE)
            group.copy(*place, register.name)

    def _add_root_definitions(
        self, group: RuleGroup, node: PatternNode, instruction: Instruction
    ) -> None:
        """The matched root's results; what the instruction has more is dead."""
        matched = self._rule.num_results
        operands = instruction.operands
        self._check_results(node, instruction, matched)
        for index in range(operands.num_defs):
            if _is_optional(operands[index].record):
                self._add_optional(group, operands[index].record)
            elif index < matched:
                group.copy(0, index, f"DstI[{operands[index].name}]")
            else:
                self._add_dead(group, node, index)

    def _check_results(self, node: PatternNode, instruction: Instruction, made: int) -> None:
        """Where all results but the first `made` need types, the node has to have these."""
        num_defs = instruction.operands.num_defs
        needs_types = not self._selector.release.has(OPTIONAL_RESULTS_HAVE_DEFAULTS)
        if needs_types and num_defs > made and num_defs > len(node.types):
            raise Skipped("unhandled discarded def")

    def _add_dead(self, group: RuleGroup, node: PatternNode, index: int) -> None:
        temporary = RuleGroup()
        register = self._new_temporary(node.types[index], temporary)
        self._insert(temporary)
        group.define(register, DEAD)

    def _add_optional(self, group: RuleGroup, record: Record) -> None:
        """Registers that the pattern does not name get the operand's defaults."""
        for default in self._selector.default_operands(record):
            register = default.leaf_record
            if default.operator is not None:
                raise Skipped("optional def is not a leaf")
            if register is None:
                raise Skipped("optional def is not a record")
            if register.name != "zero_reg" and not register.is_subclass_of("Register"):
                raise Skipped("optional def is not a register")
            group.add_register(self._register_name(register), DEAD_REGISTER)

    def _register_name(self, record: Record) -> str:
        if record.name == "zero_reg":
            return f"{self._selector.register_namespace}::NoRegister"
        return qualified_name(record)

    # --- other instructions

    def _add_nested(self, node: PatternNode) -> int:
        """Builds the node's instruction; which register has its result."""
        instruction = _instruction(node)
        if not node.types:
            raise Skipped("Dst pattern child has no result")
        if not instruction.operands.num_defs:
            # A register that it has by itself is not a result for another instruction.
            raise Skipped("Dst pattern child needs a def")
        group = self._new_instruction()
        register, maker = self._new_result(node.types[0], group)
        self._insert(group)
        group.build(_opcode(instruction))
        group.define(register)
        self._check_results(node, instruction, 1)
        for index in range(1, instruction.operands.num_defs):
            record = instruction.operands[index].record
            if _is_optional(record):
                self._add_optional(group, record)
                continue
            if self._next_before is group:
                self._next_before = maker
            self._add_dead(group, node, index)
        self._add_uses(group, node, instruction)
        self._add_effects(group, instruction)
        self._constrain(group, node)
        return register

    def _add_undefined(self, types: TypeSet) -> int:
        group = self._new_instruction()
        register = self._new_temporary(types, group)
        before = self._next_before
        self._insert(group)
        # What stands after it goes on where it would without it.
        self._next_before = before
        group.build("TargetOpcode::IMPLICIT_DEF")
        if self._selector.release.has(UNDEFINED_INPUTS_ARE_DEFINED):
            group.define(register)
        else:
            group.use(register)
        return register

    def _add_effects(self, group: RuleGroup, instruction: Instruction) -> None:
        flags = self._selector.flags
        alive: list[Record] = []
        if not self._selector.release.has(REGISTERS_IN_USE_ARE_DEAD_TOO):
            alive = instruction.implicit_uses
        for place, register in enumerate(instruction.implicit_defs):
            if register in alive:
                continue
            group.kill_implicit(place, qualified_name(register))
        if flags.may_load(instruction) or flags.may_store(instruction):
            group.merge_memory_operands(len(self._rule.instructions))

    # --- operands

    def _add_uses(self, group: RuleGroup, node: PatternNode, instruction: Instruction) -> None:
        children = node.children
        if instruction.name == CLASS_COPY:
            self._check_class_copy(node)
            self._add_use(group, children[0])
        elif instruction.name == EXTRACT:
            self._add_part(group, node)
        elif instruction.name == SEQUENCE:
            self._add_sequence(group, node)
        else:
            self._add_explicit_uses(group, node, instruction)

    def _add_explicit_uses(
        self, group: RuleGroup, node: PatternNode, instruction: Instruction
    ) -> None:
        """The node's children; defaults of operands for which there is no child."""
        operands = instruction.operands.operands[instruction.operands.num_defs :]
        children = node.children
        missing = len(operands) - len(children)
        defaults = [self._selector.default_operands(operand.record) for operand in operands]
        fixed = len(defaults)
        while fixed and defaults[fixed - 1]:
            fixed -= 1
        at = num_defaults = 0
        for place, default in enumerate(defaults):
            if default and missing > num_defaults and (place < fixed or at >= len(children)):
                num_defaults += 1
                for each in default:
                    self._add_default(group, each)
            elif at < len(children):
                self._check_register(children[at])
                self._add_use(group, children[at])
                at += 1
        if missing != num_defaults:
            raise Skipped(
                f"Expected {len(operands)} used operands but found {len(children)} explicit ones "
                f"and {num_defaults} default ones"
            )

    def _add_default(self, group: RuleGroup, node: PatternNode) -> None:
        record = node.leaf_record
        if record is not None and record.name == "undef_tied_input":
            group.use(self._add_undefined(node.types[0]))
        else:
            self._add_use(group, node)

    def _add_use(self, group: RuleGroup, node: PatternNode) -> None:
        part = self._source.parts.get(node.name) if node.name else None
        if part is not None:
            group.render_part(part, node.name)
        elif node.operator is not None:
            self._add_operator(group, node)
        elif node.name:
            self._add_named(group, node)
        else:
            self._add_leaf(group, node)

    def _add_operator(self, group: RuleGroup, node: PatternNode) -> None:
        operator = node.operator
        assert operator is not None
        if operator.kind == TRANSFORM:
            self._add_transformed(group, operator.record, node.children[0])
        elif operator.instruction is not None:
            group.use(self._add_nested(node))
        elif operator.name in _CONSTANT_COPIES:
            instruction = self._source.instructions.get(node.name)
            if instruction is None:
                raise self._record.error(f"Operand {node.name} was not declared in matcher")
            group.copy_constant(_CONSTANT_COPIES[operator.name], instruction, node.name)
        elif operator.name in _COPIED and node.name:
            group.copy(*self._place(node), node.name)
        else:
            raise Skipped(f"node has unsupported operator {self._text(node)}")

    def _add_transformed(self, group: RuleGroup, transform: Record, node: PatternNode) -> None:
        renderer = self._selector.equivalents.renderers.get(transform)
        if renderer is None:
            raise Skipped(f"SDNodeXForm {transform.name} does not have GISel equivalent")
        function = renderer.value_as_string("RendererFn")
        if transform.value_as_def("Opcode").name == "timm":
            group.call_with_operand(self._place(node), function, node.name)
            return
        instruction = self._source.instructions.get(node.name)
        if instruction is None:
            raise self._record.error(
                f"'{transform.name}' is applied to ${node.name}, "
                "which is not an instruction that is matched"
            )
        group.call(instruction, function, node.name)

    def _place(self, node: PatternNode) -> tuple[int, int]:
        found = self._rule.named.get(node.name)
        if found is None:
            raise self._record.error(f"Operand {node.name} was not declared in matcher")
        return found

    def _add_named(self, group: RuleGroup, node: PatternNode) -> None:
        record = node.leaf_record
        if (
            record is None
            and all(operand.name != node.name for operand in self._source.root_operands)
            and not self._selector.release.has(OPERANDS_WITHOUT_CLASS_ARE_FOUND)
        ):
            raise Skipped("Dst pattern child is an unsupported kind")
        if record is None and node.name not in self._rule.named:
            raise Skipped(f"could not find node ${node.name} in the source DAG")
        self._check_type(node)
        if record is None or record.is_subclass_of("ValueType"):
            group.copy(*self._place(node), node.name)
        elif register_class_record(record) is not None:
            zero = _zero_register(record)
            if zero is None:
                group.copy(*self._place(node), node.name)
            else:
                group.copy_or_zero(self._place(node), qualified_name(zero), node.name)
        elif record.is_subclass_of("ComplexPattern"):
            renderer = self._source.complex_patterns.get(node.name)
            if renderer is None:
                raise self._record.error(f"Operand {node.name} was not declared in matcher")
            group.render(renderer, node.name)
        else:
            raise Skipped(f"unsupported node {self._text(node)}")

    def _check_register(self, node: PatternNode) -> None:
        record = node.leaf_record
        is_none = record is not None and record.name == "zero_reg"
        if is_none and not self._selector.release.has(NO_REGISTER_IS_AN_OPERAND):
            raise Skipped("Dst pattern child def is an unsupported tablegen class")

    def _check_type(self, node: PatternNode) -> None:
        selector = self._selector
        if node.leaf_record is None or selector.release.has(OPERANDS_NEED_NO_TYPE):
            return
        if not selector.has_type(node.types[0]):
            raise Skipped("Dst operand has an unsupported type")

    def _add_leaf(self, group: RuleGroup, node: PatternNode) -> None:
        if isinstance(node.leaf, int):
            group.add_number(node.leaf)
            return
        record = node.leaf_record
        if record is not None and (record.is_subclass_of("Register") or record.name == "zero_reg"):
            group.add_register(self._register_name(record))
        elif record is not None and record.is_subclass_of("SubRegIndex"):
            group.add_number(self._selector.registers.index(record).number)
        else:
            raise Skipped(f"unrecognized node {self._text(node)}")

    def _text(self, node: PatternNode) -> str:
        return tree_text(node, self._selector.universe)

    # --- sub-registers and classes

    def _check_class_copy(self, node: PatternNode) -> None:
        if self._selector.classes.of_record(node.children[1].leaf_record) is None:
            raise Skipped("COPY_TO_REGCLASS operand #1 isn't a register class")

    def _add_part(self, group: RuleGroup, node: PatternNode) -> None:
        whole, part = node.children
        classes = self._selector.classes
        if whole.operator is not None and whole.operator.instruction is not None:
            before = self._next_before
            register = self._add_nested(whole)
            # What other operands need stands after what this whole is made of.
            self._next_before = before
            group.use_part(register, self._index(part).qualified_name)
            return
        class_ = classes.of_record(whole.leaf_record)
        if class_ is None:
            raise Skipped("EXTRACT_SUBREG child #0 could not be coerced to a register class")
        index = self._index(part)
        found = classes.with_parts(class_, index)
        if found is None or found[0] is not class_:
            raise Skipped("EXTRACT_SUBREG requires an additional COPY")
        rendered = self._source.parts.get(whole.name)
        if rendered is not None:
            group.render_sub_register(rendered, index.number, whole.name)
        else:
            group.copy_part(self._place(whole), index.number, whole.name)

    def _index(self, node: PatternNode) -> SubRegIndex:
        if node.operator is not None:
            raise Skipped("EXTRACT_SUBREG child #1 is not a leaf")
        index = self._selector.classes.index(node)
        if index is None:
            raise Skipped("EXTRACT_SUBREG child #1 is not a subreg index")
        return index

    def _add_sequence(self, group: RuleGroup, node: PatternNode) -> None:
        children = node.children
        if len(children) % 2 == 0:
            raise Skipped("Malformed REG_SEQUENCE")
        for at in range(1, len(children), 2):
            index = self._selector.classes.index(children[at + 1])
            if index is None:
                raise Skipped("REG_SEQUENCE child is not a subreg index")
            self._add_use(group, children[at])
            group.add_number(index.number, "SubRegIndex")

    def _constrain(self, group: RuleGroup, node: PatternNode) -> None:
        constraints = constraints_of(node, self._selector.classes)
        is_nested_copy = group.number != 0 and _instruction(node).name == CLASS_COPY
        has_class = self._selector.release.has(NESTED_COPIES_ARE_IN_THEIR_CLASS)
        if constraints is None or (is_nested_copy and not has_class):
            group.constrain()
            return
        for operand, class_ in constraints:
            group.constrain_operand(operand, class_)


def _instruction(node: PatternNode) -> Instruction:
    assert node.operator is not None
    assert node.operator.instruction is not None
    return node.operator.instruction


def _is_optional(record: Record) -> bool:
    return record.is_subclass_of("OptionalDefOperand")


def _opcode(instruction: Instruction) -> str:
    return COPY if instruction.name in _COPIES else instruction.qualified_name


def _zero_register(record: Record) -> Record | None:
    """What stands for a constant that is zero, where an operand is of that record."""
    field = "GIZeroRegister"
    if field not in record or record.is_value_unset(field):
        return None
    return record.value_as_def(field)
