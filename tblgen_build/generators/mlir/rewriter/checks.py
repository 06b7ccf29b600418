"""Checks that end a match: of constraints on leaves, and on the symbols of a pattern."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import escape
from tblgen_build.generators.mlir.model.constraint import Constraint

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.mlir.model.pattern import AppliedConstraint, Leaf, Pattern
    from tblgen_build.generators.mlir.rewriter.expressions import Expressions
    from tblgen_build.generators.mlir.rewriter.local_constraints import PatternConstraints
    from tblgen_build.generators.mlir.rewriter.variables import Variables

_MOST_ENTITIES: Final = 4
_UNUSED: Final = "<unused>"

# `failure` is a C++ expression.
CHECK: Final = cpp("""
    if (!($condition)){
      return rewriter.notifyMatchFailure($op, [&](::mlir::Diagnostic &diag) {
        diag << $failure;
      });
    }
""")

# A function has to succeed that says itself what is wrong.
CHECK_CALL: Final = cpp("""
    if(::mlir::failed($call)) {
      return ::mlir::failure();
    }
""")


class LeafChecks:
    """Checks of the constraints that a pattern puts on operands, attributes and properties."""

    __slots__ = ("_constraints", "_pattern")

    def __init__(self, pattern: Pattern, constraints: PatternConstraints) -> None:
        self._pattern = pattern
        self._constraints = constraints

    def constraint(self, leaf: Leaf) -> Constraint:
        if leaf.record is None or not leaf.derives("Constraint"):
            raise self._pattern.error(f"expected a constraint, got '{leaf.value}'")
        return Constraint(leaf.record)

    def check(self, leaf: Leaf, op: str, self_: str, what: str) -> str:
        """Check the value `self_`, which the message calls `what`."""
        summary = escape(self.constraint(leaf).summary)
        function = self._constraints.function(leaf)
        if function is None:
            raise self._pattern.error(
                f"'{leaf.value}' constrains neither a type nor an attribute nor a property: it can "
                "only stand in the list of constraints"
            )
        failure = f"{what} failed to satisfy constraint: '{summary}'"
        return CHECK_CALL(call=f'{function}(rewriter, {op}, {self_}, "{failure}")')


def check_entities(
    pattern: Pattern, variables: Variables, expressions: Expressions, applied: AppliedConstraint
) -> str:
    """Check a constraint of the pattern's list, which applies to symbols."""
    constraint, entities = applied.constraint, applied.entities
    if constraint.kind == "attribute":
        raise pattern.error(
            f"'{constraint.record.name}' is a constraint on attributes, which cannot stand in "
            "the list of constraints: put it on the attribute in the source"
        )
    values = [variables.value(entity) for entity in entities]
    summary = escape(constraint.summary)
    if constraint.kind == "type":
        if len(entities) != 1:
            raise pattern.error(
                f"type constraint '{constraint.record.name}' applies to one symbol, got "
                f"{len(entities)}"
            )
        type_ = f"({values[0]}.getType())"
        condition = expressions.with_self(type_).expand(constraint.condition)
        what = f"value entity '{entities[0]}'"
    else:
        if len(entities) > _MOST_ENTITIES:
            raise pattern.error(
                f"constraint '{constraint.record.name}' applies to {len(entities)} symbols; "
                f"{_MOST_ENTITIES} is the most"
            )
        self_ = variables.value(applied.self_) if applied.self_ else ""
        values += [_UNUSED] * (_MOST_ENTITIES - len(values))
        condition = expressions.with_self(self_).expand(constraint.condition, values)
        what = f"entities '{', '.join(entities)}'"
    failure = f"\"{what} failed to satisfy constraint: '{summary}'\""
    return CHECK(op="op0", condition=condition, failure=failure)
