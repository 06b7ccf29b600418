"""The operands that a pattern matches, as far as the functions tell them apart.

A signature is a tuple of kinds: REGISTER, FLOAT, IMMEDIATE, or IMMEDIATE and the number of
the condition that the immediate is under. Functions are in the order of such tuples.
"""

from __future__ import annotations

from tblgen_build.generators.llvm.model.optional_bits import is_set
from tblgen_build.generators.llvm.model.selection.types.type_set import without_space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from ..model.registers.register_class import RegisterClass
    from ..model.registers.register_file import RegisterFile
    from ..model.selection.pattern_tree import PatternNode
    from ..model.selection.predicate_function import PredicateFunction

    Signature = tuple[int, ...]

REGISTER: Final = 0
FLOAT: Final = 1
IMMEDIATE: Final = 2  # and larger: less IMMEDIATE, the number of a condition, from 1


class ImmediateConditions:
    """Conditions on immediates, numbered in the order in which they are met."""

    def __init__(self) -> None:
        self._numbers: dict[PredicateFunction, int] = {}

    def number(self, function: PredicateFunction) -> int:
        return self._numbers.setdefault(function, len(self._numbers) + 1)

    @property
    def functions(self) -> list[PredicateFunction]:
        return list(self._numbers)


def without_conditions(signature: Signature) -> Signature:
    return tuple([min(kind, IMMEDIATE) for kind in signature])


class SignatureReader:
    def __init__(self, registers: RegisterFile, conditions: ImmediateConditions) -> None:
        self._registers = registers
        self._conditions = conditions
        self._classes: dict[object, RegisterClass | None] = {}

    def read(self, source: PatternNode, result_class: RegisterClass | None) -> Signature | None:
        """None where some operand is nothing that the functions can be given."""
        operator = source.operator
        assert operator is not None
        if operator.name == "imm":
            return (IMMEDIATE,)
        if operator.name == "fpimm":
            return (FLOAT,)
        kinds: list[int] = []
        operand_class: RegisterClass | None = None
        for child in source.children:
            if child.operator is not None and child.operator.name == "imm":
                kind = self._immediate(child)
                if kind is None:
                    return None
                kinds.append(kind)
            elif child.predicate_calls or len(child.types) != 1:
                return None
            elif child.operator is not None:
                if child.operator.name != "fpimm":
                    return None
                kinds.append(FLOAT)
            else:
                class_ = self._register_class(child, source, result_class)
                if class_ is None:
                    return None
                if operand_class is None:
                    operand_class = class_
                elif operand_class is not class_ and not operand_class.has_sub_class(class_):
                    return None
                kinds.append(REGISTER)
        return tuple(kinds)

    def _immediate(self, node: PatternNode) -> int | None:
        if not node.predicate_calls:
            return IMMEDIATE
        function = node.predicate_calls[0].function
        if len(node.predicate_calls) > 1 or not function.immediate_code or function.uses_operands:
            return None
        record = function.record
        if is_set(record, "FastIselShouldIgnore"):
            return None
        return IMMEDIATE + self._conditions.number(function)

    def _register_class(
        self, leaf: PatternNode, source: PatternNode, result_class: RegisterClass | None
    ) -> RegisterClass | None:
        """The class of a register operand of the type that selection goes by."""
        record = leaf.leaf_record
        first = source.children[0].types[0]
        if record is None or without_space(leaf.types[0]) != without_space(first):
            return None
        if record.is_subclass_of("ValueType"):
            return result_class
        if record not in self._classes:
            self._classes[record] = self._find_class(leaf)
        return self._classes[record]

    def _find_class(self, leaf: PatternNode) -> RegisterClass | None:
        record = leaf.leaf_record
        assert record is not None
        if record.is_subclass_of("RegisterOperand"):
            record = record.value_as_def("RegClass")
        if record.is_subclass_of("RegisterClass"):
            return self._registers.class_(record)
        if record.is_subclass_of("Register"):
            return self._registers.largest_class(self._registers.register(record))
        return None
