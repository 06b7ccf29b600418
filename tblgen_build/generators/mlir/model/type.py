"""Types and type constraints of operands, results and parameters."""

from __future__ import annotations

from tblgen_build._core import Record, StringValue
from tblgen_build.generators.mlir.model.constraint import Constraint
from tblgen_build.generators.mlir.model.dialect import Dialect, dialect_of


class TypeConstraint(Constraint):
    """A view of a record of class `TypeConstraint`."""

    __slots__ = ("is_optional", "is_variable_length", "is_variadic", "is_variadic_of_variadic")

    def __init__(self, record: Record) -> None:
        super().__init__(record, "type")
        self.is_optional = record.is_subclass_of("Optional")
        self.is_variadic = record.is_subclass_of("Variadic")
        self.is_variadic_of_variadic = record.is_subclass_of("VariadicOfVariadic")
        self.is_variable_length = self.is_optional or self.is_variadic

    @property
    def segment_sizes_attribute(self) -> str:
        """Of a variadic of variadic: the attribute that has the sizes of its segments."""
        return self.record.value_as_string("segmentAttrName")

    @property
    def builder_call(self) -> str | None:
        """The C++ that builds the type; None where it cannot be built."""
        record = self.record
        if self.is_variable_length:
            record = record.value_as_def("baseType")
        value = record.value("builderCall")
        return value.value or None if isinstance(value, StringValue) else None

    @property
    def cpp_type(self) -> str:
        record = self.record
        if "cppType" not in record and "cppClassName" in record:
            return record.value_as_string("cppClassName")  # as it was called before
        if "cppType" not in record:
            for class_, kind in (("AttrConstraint", "an attribute"), ("Property", "a property")):
                if record.is_subclass_of(class_):
                    given = "it" if record.is_anonymous else f"'{record.name}'"
                    raise record.error(f"a result has to be of a type, but {given} is {kind}")
        return record.value_as_string("cppType")


class Type(TypeConstraint):
    """A type constraint that may belong to a dialect."""

    __slots__ = ()

    @property
    def dialect(self) -> Dialect | None:
        return dialect_of(self.record)
