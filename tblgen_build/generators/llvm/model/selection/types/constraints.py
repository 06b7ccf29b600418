"""What SDTypeConstraints make of the types of a node's results and operands.

Knows sets and rules, and of a node only the types that stand where a value is expected.
"""

from __future__ import annotations

from .type_set import is_possible

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..operators import NodeInfo, NodeTypeConstraint
    from ..pattern_tree import PatternNode
    from .type_rules import TypeRules
    from .type_set import TypeSet

    # Of the results, then of each operand's first result.
    Types = tuple[TypeSet, ...]


class NotAType(Exception):
    """An operand that must be a type is none."""


class ConstraintRules:
    """Applies the constraints of nodes. What came out for the same types is remembered."""

    def __init__(self, rules: TypeRules) -> None:
        self._rules = rules
        self._handlers: dict[str, Callable[[list[TypeSet], NodeTypeConstraint], None]] = {
            "SDTCisVT": self._is_type,
            "SDTCisPtrTy": self._is_pointer,
            "SDTCisInt": self._is_integer,
            "SDTCisFP": self._is_float,
            "SDTCisVec": self._is_vector,
            "SDTCisSameAs": self._is_same,
            "SDTCisOpSmallerThanOp": self._is_smaller,
            "SDTCisEltOfVec": self._is_element,
            "SDTCisSubVecOfVec": self._is_part,
            "SDTCVecEltisVT": self._has_elements,
            "SDTCisSameNumEltsAs": self._is_as_long,
            "SDTCisSameSizeAs": self._is_as_big,
        }

    def apply(self, info: NodeInfo, node: PatternNode, types: Types) -> tuple[Types, bool]:
        """The types that are left, and whether an operand is left with none.

        Raises IncompatibleTypes, NotAType, and IndexError where a constraint is about an operand
        that there is not.
        """
        key: object = types
        if info.has_type_operand:
            key = (types, tuple([child.leaf for child in node.children]))
        found = info.inferred.get(key)
        if found is None:
            found = info.inferred[key] = self._compute(info, node, types)
        return found

    def _compute(self, info: NodeInfo, node: PatternNode, types: Types) -> tuple[Types, bool]:
        left = list(types)
        is_impossible = False
        for constraint in info.constraints:
            if constraint.operand < 0 or constraint.other < 0:
                raise IndexError
            handler = self._handlers.get(constraint.kind)
            if handler is None:
                self._apply_to_type_operand(left, constraint, info, node)
            else:
                handler(left, constraint)
                is_impossible |= not is_possible(left[constraint.operand])
            if constraint.has_other:
                is_impossible |= not is_possible(left[constraint.other])
        return tuple(left), is_impossible

    def _apply_to_type_operand(
        self,
        types: list[TypeSet],
        constraint: NodeTypeConstraint,
        info: NodeInfo,
        node: PatternNode,
    ) -> None:
        record = node.children[constraint.operand - info.num_results].leaf_record
        if record is None or not record.is_subclass_of("ValueType"):
            raise NotAType
        small = self._rules.universe.of_record(record)
        big = types[constraint.other]
        types[constraint.other] = self._rules.smaller(small, big, is_type_operand=True)[1]

    def _is_type(self, types: list[TypeSet], constraint: NodeTypeConstraint) -> None:
        at = constraint.operand
        types[at] = self._rules.merge(types[at], self._rules.expand(constraint.types))

    def _is_pointer(self, types: list[TypeSet], constraint: NodeTypeConstraint) -> None:
        at = constraint.operand
        types[at] = self._rules.merge(types[at], self._rules.pointers)

    def _is_integer(self, types: list[TypeSet], constraint: NodeTypeConstraint) -> None:
        types[constraint.operand] = self._rules.integers(types[constraint.operand])

    def _is_float(self, types: list[TypeSet], constraint: NodeTypeConstraint) -> None:
        types[constraint.operand] = self._rules.floats(types[constraint.operand])

    def _is_vector(self, types: list[TypeSet], constraint: NodeTypeConstraint) -> None:
        types[constraint.operand] = self._rules.vectors(types[constraint.operand])

    def _is_same(self, types: list[TypeSet], constraint: NodeTypeConstraint) -> None:
        at, other = constraint.operand, constraint.other
        types[at] = self._rules.merge(types[at], types[other])
        types[other] = self._rules.merge(types[other], types[at])

    def _is_smaller(self, types: list[TypeSet], constraint: NodeTypeConstraint) -> None:
        at, other = constraint.operand, constraint.other
        types[at], types[other] = self._rules.smaller(types[at], types[other])

    def _is_element(self, types: list[TypeSet], constraint: NodeTypeConstraint) -> None:
        at, other = constraint.operand, constraint.other
        types[other], types[at] = self._rules.element_of(types[other], types[at])

    def _is_part(self, types: list[TypeSet], constraint: NodeTypeConstraint) -> None:
        at, other = constraint.operand, constraint.other
        types[other], types[at] = self._rules.part_of(types[other], types[at])

    def _has_elements(self, types: list[TypeSet], constraint: NodeTypeConstraint) -> None:
        at = constraint.operand
        types[at], _ = self._rules.element_of(types[at], constraint.types)

    def _is_as_long(self, types: list[TypeSet], constraint: NodeTypeConstraint) -> None:
        at, other = constraint.operand, constraint.other
        types[other], types[at] = self._rules.same_length(types[other], types[at])

    def _is_as_big(self, types: list[TypeSet], constraint: NodeTypeConstraint) -> None:
        at, other = constraint.operand, constraint.other
        types[other], types[at] = self._rules.same_size(types[other], types[at])
