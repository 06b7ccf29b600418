"""Constraints: what a type, attribute, property, region or successor has to satisfy."""

from __future__ import annotations

from tblgen_build._core import DefValue, Record, RecordError
from tblgen_build.generators.mlir.model.predicate import condition

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    ConstraintKind = Literal["type", "attribute", "property", "region", "successor", "other"]


_KINDS: tuple[tuple[str, ConstraintKind], ...] = (
    ("TypeConstraint", "type"),
    ("AttrConstraint", "attribute"),
    ("PropConstraint", "property"),
    ("RegionConstraint", "region"),
    ("SuccessorConstraint", "successor"),
)


def constraint_kind(record: Record) -> ConstraintKind:
    for class_, kind in _KINDS:
        if record.is_subclass_of(class_):
            return kind
    return "other"


def trimmed_string(record: Record, field: str) -> str:
    """A string field without surrounding white space; empty where it is missing or no string.

    `OptionalAttr` and the like compute theirs from those of what they are given: where that has
    them unset, a value is left that is neither unset nor a string.
    """
    try:
        value = record.value_as_optional_string(field)
    except RecordError:
        return ""
    return value.strip() if value else ""


class Constraint:
    """A view of a record of class `Constraint`."""

    __slots__ = ("_condition", "kind", "predicate", "record")

    def __init__(self, record: Record, kind: ConstraintKind | None = None) -> None:
        self.record = record
        self.kind: ConstraintKind = kind or constraint_kind(record)
        predicate = record.value("predicate")
        # The predicate's record; None where there is none to check.
        self.predicate = predicate.record if isinstance(predicate, DefValue) else None
        self._condition: str | None = None

    @property
    def condition(self) -> str:
        """The C++ condition with `$_self` and other placeholders in it."""
        if self._condition is None:
            if self.predicate is None:
                raise self.record.error(f"constraint '{self.record.name}' has no predicate")
            self._condition = condition(self.predicate)
        return self._condition

    @property
    def summary(self) -> str:
        summary = self.record.value_as_optional_string("summary")
        return self.record.name if summary is None else summary

    @property
    def description(self) -> str:
        return self.record.value_as_optional_string("description") or ""

    @property
    def def_name(self) -> str:
        """The record's name; where that says nothing, that of what it is built upon."""
        return self._base_def_name() or self.record.name

    @property
    def unique_def_name(self) -> str:
        if not self.record.is_anonymous:
            return self.record.name
        base = self._base_def_name()
        return f"{base}({self.record.name})" if base else self.record.name

    @property
    def cpp_function_name(self) -> str:
        """The name of the C++ function to generate; empty where none is asked for."""
        return self.record.value_as_optional_string("cppFunctionName") or ""

    def is_subclass_of(self, class_: str) -> bool:
        return self.record.is_subclass_of(class_)

    def _base_def_name(self) -> str | None:
        field = None
        if self.kind == "type":
            if self.is_subclass_of("Optional") or self.is_subclass_of("Variadic"):
                field = "baseType"
        elif self.record.is_anonymous:
            field = {"attribute": "baseAttr", "property": "baseProperty"}.get(self.kind)
        value = self.record.value(field) if field else None
        return Constraint(value.record, self.kind).def_name if isinstance(value, DefValue) else None


class Region(Constraint):
    """A region's constraint."""

    __slots__ = ("is_variadic",)

    def __init__(self, record: Record) -> None:
        super().__init__(record, "region")
        self.is_variadic = record.is_subclass_of("VariadicRegion")


class Successor(Constraint):
    """A successor block's constraint."""

    __slots__ = ("is_variadic",)

    def __init__(self, record: Record) -> None:
        super().__init__(record, "successor")
        self.is_variadic = record.is_subclass_of("VariadicSuccessor")
