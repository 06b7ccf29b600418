"""Functions local to a generated file that check the constraints of source patterns."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mlir.constraint_functions import output_label
from tblgen_build.generators.mlir.model.attribute import PropConstraint
from tblgen_build.generators.mlir.model.constraint import Constraint
from tblgen_build.generators.mlir.model.placeholders import error_stream_string, substitute
from tblgen_build.generators.mlir.spellings import logical_result
from tblgen_build.releases.mlir_operations import CONSTRAINTS_COUNT_FROM_ONE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Release
    from tblgen_build.generators.mlir.model.pattern import Leaf

_FUNCTION: Final = cpp("""

    static $result $name(
        ::mlir::PatternRewriter &rewriter, ::mlir::Operation *op, $type $self,
        ::llvm::StringRef failureStr) {
      if (!($condition)) {
        return rewriter.notifyMatchFailure(op, [&](::mlir::Diagnostic &diag) {
          diag << failureStr << ": $summary";
        });
      }
      return ::mlir::success();
    }
""")

# A property of which only its condition is known may be of any C++ type.
_TEMPLATE: Final = cpp("""
    template <typename T>
    $function
""")
_KINDS: Final = {"type": "::mlir::Type", "attr": "::mlir::Attribute", "prop": ""}


def _kind(leaf: Leaf) -> str | None:
    if leaf.is_operand_matcher:
        return "type"
    if leaf.is_attr_matcher:
        return "attr"
    return "prop" if leaf.is_prop_matcher else None


class PatternConstraints:
    """The functions of one generated file, numbered by kind in the order leaves are added."""

    def __init__(self, release: Release, main_file: str) -> None:
        self._release = release
        self._first = 1 if release.has(CONSTRAINTS_COUNT_FROM_ONE) else 0
        self._label = output_label(main_file)
        self._constraints: dict[str, dict[tuple[Record, str], tuple[str, Constraint]]] = {
            kind: {} for kind in _KINDS
        }

    def add(self, leaf: Leaf) -> None:
        kind = _kind(leaf)
        if kind is None or leaf.record is None:
            return
        constraints = self._constraints[kind]
        constraint = PropConstraint(leaf.record) if kind == "prop" else Constraint(leaf.record)
        key = _key(constraint)
        if key not in constraints:
            name = (
                f"__mlir_ods_local_{kind}_constraint_{self._label}{len(constraints) + self._first}"
            )
            constraints[key] = (name, constraint)

    def function(self, leaf: Leaf) -> str | None:
        """The name of the function that checks an added leaf; None for other constraints."""
        kind = _kind(leaf)
        if kind is None or leaf.record is None:
            return None
        return self._constraints[kind][_key(Constraint(leaf.record))][0]

    def definitions(self) -> str:
        parts: list[str] = []
        for self_, type_ in _KINDS.items():
            context = {"_builder": "rewriter", "_op": "*op", "_self": self_}
            for name, constraint in self._constraints[self_].values():
                if isinstance(constraint, PropConstraint):
                    type_ = constraint.interface_type
                function = _FUNCTION(
                    result=logical_result(self._release),
                    name=name,
                    type=type_ or "T",
                    self=self_,
                    condition=substitute(constraint.condition, context),
                    summary=error_stream_string(self._release, constraint.summary, context),
                )
                parts.append(function if type_ else _TEMPLATE(function=function.lstrip("\n")))
        return "".join(parts)


def _key(constraint: Constraint) -> tuple[Record, str]:
    predicate = constraint.predicate
    if predicate is None:
        raise constraint.record.error(
            f"constraint '{constraint.record.name}' of a pattern has no predicate"
        )
    return predicate, constraint.summary
