"""Functions local to a generated file that check a constraint, shared by all its uses there.

Constraints with one predicate and one summary share a function. The names
carry the name of the main file, so that files included together do not clash.
"""

from __future__ import annotations

from tblgen_build._core import Record
from tblgen_build.generators.mlir.cpp import NO_SUBSTITUTE, error_stream_string, substitute
from tblgen_build.generators.mlir.model.attribute import AttrConstraint, Attribute, Property
from tblgen_build.generators.mlir.model.constraint import Constraint
from tblgen_build.generators.mlir.model.operator import NamedTypeConstraint, Operator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    _Key = tuple[Record, str]


_TYPE: Final = """static ::llvm::LogicalResult {name}(
    ::mlir::Operation *op, ::mlir::Type type, ::llvm::StringRef valueKind,
    unsigned valueIndex) {{
  if (!({condition})) {{
    return op->emitOpError(valueKind) << " #" << valueIndex
        << " must be {summary}, but got " << type;
  }}
  return ::mlir::success();
}}

"""

_ATTRIBUTE: Final = """static ::llvm::LogicalResult {name}(
    ::mlir::Attribute attr, ::llvm::StringRef attrName,
    llvm::function_ref<::mlir::InFlightDiagnostic()> emitError) {{
  if (attr && !({condition}))
    return emitError() << "attribute '" << attrName
        << "' failed to satisfy constraint: {summary}";
  return ::mlir::success();
}}
static ::llvm::LogicalResult {name}(
    ::mlir::Operation *op, ::mlir::Attribute attr, ::llvm::StringRef attrName) {{
  return {name}(attr, attrName, [op]() {{
    return op->emitOpError();
  }});
}}

"""

_PROPERTY: Final = """static ::llvm::LogicalResult {name}(
    {type} prop, ::llvm::StringRef propName,
    llvm::function_ref<::mlir::InFlightDiagnostic()> emitError) {{
  if (!({condition}))
    return emitError() << "property '" << propName
        << "' failed to satisfy constraint: {summary}";
  return ::mlir::success();
}}
static ::llvm::LogicalResult {name}(
    ::mlir::Operation *op, {type} prop, ::llvm::StringRef propName) {{
  return {name}(prop, propName, [op]() {{
    return op->emitOpError();
  }});
}}

"""

_SUCCESSOR: Final = """static ::llvm::LogicalResult {name}(
    ::mlir::Operation *op, ::mlir::Block *successor,
    ::llvm::StringRef successorName, unsigned successorIndex) {{
  if (!({condition})) {{
    return op->emitOpError("successor #") << successorIndex << " ('"
        << successorName << ")' failed to verify constraint: {summary}";
  }}
  return ::mlir::success();
}}

"""

_REGION: Final = """static ::llvm::LogicalResult {name}(
    ::mlir::Operation *op, ::mlir::Region &region, ::llvm::StringRef regionName,
    unsigned regionIndex) {{
  if (!({condition})) {{
    return op->emitOpError("region #") << regionIndex
        << (regionName.empty() ? " " : " ('" + regionName + "') ")
        << "failed to verify constraint: {summary}";
  }}
  return ::mlir::success();
}}

"""

_SELF: Final = {
    "type": "type",
    "attr": "attr",
    "prop": "prop",
    "successor": "successor",
    "region": "region",
}


def output_label(main_file: str, tag: str = "") -> str:
    """A C++ identifier part made of a file's name, after a tag."""
    name = main_file.rpartition("/")[2].removesuffix(".td")
    characters = [
        c if c.isascii() and (c.isalnum() or c == "_") else c.encode().hex().upper() for c in name
    ]
    return tag + "".join(characters)


def _is_self_contained(constraint: Constraint, self_: str) -> bool:
    """Whether the condition needs no more than `$_self` and `$_op`."""
    context = {"_self": self_, "_op": "*op"}
    return NO_SUBSTITUTE not in substitute(constraint.condition, context)


class ConstraintFunctions:
    """The functions of one generated file, numbered by kind in the order constraints are added."""

    __slots__ = ("_functions", "_label", "_unique")

    def __init__(self, main_file: str, tag: str = "") -> None:
        self._label = output_label(main_file, tag)
        self._functions: dict[str, dict[_Key, tuple[str, Constraint]]] = {k: {} for k in _SELF}
        self._unique: dict[tuple[str, Record], bool] = {}

    def add_operations(self, ops: Iterable[Operator]) -> None:
        for op in ops:
            self._add_values(op.operands)
            self._add_values(op.results)
            for attribute in op.attributes:
                if not attribute.attr.is_derived and self._can_share("attr", attribute.attr):
                    self.add("attr", attribute.attr)
            for prop in op.properties:
                if self._can_share("prop", prop.prop):
                    self.add("prop", prop.prop)
            for successor in op.successors:
                if successor.constraint.predicate is not None:
                    self.add("successor", successor.constraint)
            for region in op.regions:
                if region.constraint.predicate is not None:
                    self.add("region", region.constraint)

    def _add_values(self, values: Iterable[NamedTypeConstraint]) -> None:
        for value in values:
            if value.has_predicate:
                self.add("type", value.constraint)

    def _can_share(self, kind: str, constraint: Constraint) -> bool:
        if constraint.predicate is None:
            return False
        known = self._unique.get((kind, constraint.record))
        if known is None:
            known = _is_self_contained(constraint, kind)
            if isinstance(constraint, Property):
                known = known and constraint.condition != "true" and bool(constraint.interface_type)
            self._unique[kind, constraint.record] = known
        return known

    def add(self, kind: str, constraint: Constraint) -> None:
        """Ask for the function of a constraint that has a predicate."""
        functions = self._functions[kind]
        key = _key(constraint)
        if key not in functions:
            name = f"__mlir_ods_local_{kind}_constraint_{self._label}{len(functions) + 1}"
            functions[key] = (name, constraint)

    def _name(self, kind: str, constraint: Constraint) -> str:
        return self._functions[kind][_key(constraint)][0]

    def type(self, constraint: Constraint) -> str:
        return self._name("type", constraint)

    def attribute(self, constraint: AttrConstraint | Attribute) -> str | None:
        """None where the constraint cannot be checked apart from its operation."""
        found = self._functions["attr"].get(_key(constraint))
        return found[0] if found else None

    def property(self, constraint: Constraint) -> str | None:
        found = self._functions["prop"].get(_key(constraint))
        return found[0] if found else None

    def successor(self, constraint: Constraint) -> str:
        return self._name("successor", constraint)

    def region(self, constraint: Constraint) -> str:
        return self._name("region", constraint)

    def definitions(self) -> str:
        """All the functions that were asked for."""
        templates = (_TYPE, _ATTRIBUTE, _PROPERTY, _SUCCESSOR, _REGION)
        parts: list[str] = []
        for (kind, self_), template in zip(_SELF.items(), templates, strict=True):
            context = {"_op": "*op", "_self": self_}
            for name, constraint in self._functions[kind].values():
                parts.append(
                    template.format(
                        name=name,
                        condition=substitute(constraint.condition, context),
                        summary=error_stream_string(constraint.summary, context),
                        type=constraint.interface_type if isinstance(constraint, Property) else "",
                    )
                )
        return "".join(parts)


def _key(constraint: Constraint) -> _Key:
    predicate = constraint.predicate
    assert predicate is not None
    return predicate, constraint.summary
