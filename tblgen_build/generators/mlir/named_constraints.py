"""C++ functions that check a type or an attribute against a constraint that names a function."""

from __future__ import annotations

from tblgen_build._core import Records
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mlir.model.constraint import Constraint
from tblgen_build.generators.mlir.model.placeholders import substitute
from tblgen_build.registry import Options, generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.mlir.model.constraint import ConstraintKind

# The constraint's class, the C++ type of the function's parameter, and its name.
_SUBJECTS: Final[dict[ConstraintKind, tuple[str, str, str]]] = {
    "type": ("TypeConstraint", "::mlir::Type", "type"),
    "attribute": ("AttrConstraint", "::mlir::Attribute", "attr"),
}


_DECLARATION: Final = cpp("""
    bool $function($type $name);
""")

_DEFINITION: Final = cpp("""

    bool $function($type $name) {
      return ($condition);
    }
""")


def _constraints(records: Records, kind: ConstraintKind) -> list[Constraint]:
    """Those of the main file: an included file's functions come with that file's own output."""
    constraints = [
        Constraint(record, kind)
        for record in records.all_derived_definitions_if_defined(_SUBJECTS[kind][0])
        if record.location.file == records.main_file
    ]
    return [constraint for constraint in constraints if constraint.cpp_function_name]


def _declarations(records: Records, kind: ConstraintKind) -> str:
    _, type_, name = _SUBJECTS[kind]
    parts: list[str] = []
    for constraint in _constraints(records, kind):
        function = constraint.cpp_function_name
        parts.append(_DECLARATION(function=function, type=type_, name=name))
    return "".join(parts)


def _definitions(records: Records, kind: ConstraintKind) -> str:
    _, type_, name = _SUBJECTS[kind]
    parts: list[str] = []
    for constraint in _constraints(records, kind):
        parts.append(
            _DEFINITION(
                function=constraint.cpp_function_name,
                type=type_,
                name=name,
                condition=substitute(constraint.condition, {"_self": name}),
            )
        )
    return "".join(parts)


@generator(
    "gen-type-constraint-decls",
    help="functions that check type constraints: declarations",
    since=20,
)
def TYPE_DECLS(records: Records, options: Options) -> str:
    return _declarations(records, "type")


@generator(
    "gen-type-constraint-defs", help="functions that check type constraints: definitions", since=20
)
def TYPE_DEFS(records: Records, options: Options) -> str:
    return _definitions(records, "type")


@generator(
    "gen-attr-constraint-decls",
    help="functions that check attribute constraints: declarations",
    since=20,
)
def ATTR_DECLS(records: Records, options: Options) -> str:
    return _declarations(records, "attribute")


@generator(
    "gen-attr-constraint-defs",
    help="functions that check attribute constraints: definitions",
    since=20,
)
def ATTR_DEFS(records: Records, options: Options) -> str:
    return _definitions(records, "attribute")
