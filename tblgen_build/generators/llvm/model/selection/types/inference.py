"""What operators and leaves demand of the types of one tree's nodes."""

from __future__ import annotations

from tblgen_build._core import Record, RecordError
from tblgen_build.authoring import with_note

from ..operators import COMPLEX_PATTERN, INSTRUCTION, NODE, TRANSFORM
from .constraints import NotAType
from .leaf_types import UnknownLeaf
from .narrowing import Narrowing
from .type_rules import IncompatibleTypes
from .type_set import UNKNOWN, by_mode, is_concrete, is_possible

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..operator_table import OperatorTable
    from ..operators import ComplexPattern, NodeInfo, PatternOperator
    from ..pattern_tree import PatternNode
    from .type_set import TypeSet
    from .type_system import TypeSystem


class PatternInference(Narrowing):
    """Each call of `apply` narrows what it can; types are inferred when it changes nothing."""

    __slots__ = ("_operators",)

    def __init__(self, types: TypeSystem, operators: OperatorTable, record: Record) -> None:
        super().__init__(types, record)
        self._operators = operators

    def apply(self, node: PatternNode) -> bool:
        operator = node.operator
        if operator is None:
            return self.apply_leaf(node)
        kind = operator.kind
        if kind == NODE:
            return self._apply_node(node, operator)
        if kind == INSTRUCTION:
            return self.apply_instruction(node, operator)
        changed = False
        if kind == COMPLEX_PATTERN:
            assert operator.complex_pattern is not None
            changed |= self.narrow(node, 0, self.of_complex_pattern(operator.complex_pattern))
        elif kind == TRANSFORM and len(node.children) != 1:
            raise self.error(f"the transform '{operator.name}' takes one operand")
        for child in node.children:
            changed |= self.apply(child)
        return changed

    def apply_leaf(self, node: PatternNode) -> bool:
        """What a leaf tells of its type by itself."""
        leaf = node.leaf
        if isinstance(leaf, Record):
            types = self.of_leaf(leaf, node.name != "")
            return types != node.types[0] and self.narrow(node, 0, types)
        if leaf is None:
            return False
        old = node.types[0]
        new = self._types.rules.integers(old)
        if new != old:
            node.types[0] = new
        if self.validates and not is_possible(new):
            raise self.no_type_left(node, old, old)
        if is_concrete(new, or_empty=False):
            self.check_number(new, leaf)
        return new != old

    def _apply_node(self, node: PatternNode, operator: PatternOperator) -> bool:
        info = operator.node
        assert info is not None
        if node.children and operator.record in self._operators.intrinsic_node_records:
            return self._apply_intrinsic(node)
        if info.num_operands >= 0 and len(node.children) != info.num_operands:
            raise self.error(
                f"'{operator.name}' takes {info.num_operands} operands. It has {len(node.children)}"
            )
        changed = False
        for child in node.children:
            if self.apply(child):
                changed = True
        if info.constraints and self._constrain(node, info):
            return True
        return changed

    def _constrain(self, node: PatternNode, info: NodeInfo) -> bool:
        old = node.all_types()
        try:
            new, is_impossible = self._types.constraints.apply(info, node, old)
        except IncompatibleTypes:
            self.contradicts(node)
            return False
        except NotAType:
            raise self.error(
                f"'{info.record.name}' takes a value type as an operand here"
            ) from None
        except IndexError:
            raise self.error(
                f"a type constraint of '{info.record.name}' is about an operand it lacks: it has "
                f"{len(node.types)} results and {len(node.children)} operands here"
            ) from None
        if is_impossible and self.validates:
            raise self.no_type_left(node, UNKNOWN, UNKNOWN)
        if new == old:
            return False
        node.take_types(new)
        return True

    def _apply_intrinsic(self, node: PatternNode) -> bool:
        number = node.children[0].leaf
        assert isinstance(number, int)
        intrinsic = self._operators.intrinsics.signature(number)
        changed = False
        for index, types in enumerate(intrinsic.results):
            changed |= self.narrow(node, index, types)
        given = len(node.children) - 1
        if given != len(intrinsic.parameters):
            raise self.error(
                f"the intrinsic '{intrinsic.name}' takes {len(intrinsic.parameters)} operands, "
                f"not {given}"
            )
        changed |= self.narrow(node.children[0], 0, self._types.universe.pointer)
        for child, types in zip(node.children[1:], intrinsic.parameters, strict=True):
            changed |= self.apply(child)
            if not child.types:
                raise self.error("a node without a result cannot be an operand")
            changed |= self.narrow(child, 0, types)
        return changed

    def apply_instruction(self, node: PatternNode, operator: PatternOperator) -> bool:
        raise self.error(f"'{operator.name}' is an instruction, which cannot be matched")

    # --- what leaves say

    def of_leaf(self, leaf: Record, is_named: bool) -> TypeSet:
        try:
            return self._types.leaf_types.of_leaf(leaf, is_named)
        except UnknownLeaf:
            raise self.error(f"'{leaf.name}' has no type in a pattern") from None
        except RecordError as error:
            raise with_note(error, f"used by '{self.record.name}'", self.record) from None

    def of_complex_pattern(self, pattern: ComplexPattern) -> TypeSet:
        types = pattern.types
        return UNKNOWN if types == self._types.untyped else self._types.rules.expand(types)

    def check_number(self, types: TypeSet, number: int) -> None:
        universe = self._types.universe
        for mask in by_mode(types).values():
            if mask == universe.pointer:
                continue
            type_ = universe.simple(mask)
            assert type_ is not None
            width = type_.size
            if width < 64 and not -(1 << (width - 1)) <= number < 1 << width:
                raise self.error(f"{number} does not fit type '{type_.enumerator}'")

    def contradicts(self, node: PatternNode) -> None:
        """Operands exclude each other."""
        raise self.error(f"no types fit the operands of {self._types.text(node)}") from None
