"""Attributes and properties: the compile-time arguments of an operation."""

from __future__ import annotations

from tblgen_build._core import DefValue, Record
from tblgen_build.generators.mlir.model.constraint import Constraint, trimmed_string
from tblgen_build.generators.mlir.model.dialect import Dialect, dialect_of
from tblgen_build.generators.mlir.model.type import Type


class AttrConstraint(Constraint):
    """A view of a record of class `AttrConstraint`."""

    __slots__ = ()

    def __init__(self, record: Record) -> None:
        super().__init__(record, "attribute")


class Attribute(AttrConstraint):
    """A view of a record of class `Attr`."""

    __slots__ = (
        "_base",
        "_is_optional",
        "const_builder_call",
        "convert_from_storage",
        "default_value",
        "has_default_value",
        "is_const_buildable",
        "is_derived",
        "return_type",
        "storage_type",
    )

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self.storage_type = trimmed_string(record, "storageType") or "::mlir::Attribute"
        self.return_type = trimmed_string(record, "returnType")
        # The template that makes the return type of the stored attribute `$_self`.
        self.convert_from_storage = trimmed_string(record, "convertFromStorage")
        # The template that builds the attribute from the constant `$0` with `$_builder`.
        self.const_builder_call = trimmed_string(record, "constBuilderCall")
        self.is_const_buildable = bool(self.const_builder_call)
        self.default_value = trimmed_string(record, "defaultValue")
        self.has_default_value = bool(self.default_value)
        self.is_derived = record.is_subclass_of("DerivedAttr")
        self._base: Attribute | None = None
        self._is_optional: bool | None = None

    @property
    def value_type(self) -> Type | None:
        value = self.record.value("valueType")
        return Type(value.record) if isinstance(value, DefValue) else None

    @property
    def base(self) -> Attribute:
        """The attribute under `OptionalAttr`, `DefaultValuedAttr` and the like."""
        if self._base is None:
            value = self.record.value("baseAttr")
            self._base = Attribute(value.record).base if isinstance(value, DefValue) else self
        return self._base

    @property
    def is_optional(self) -> bool:
        if self._is_optional is None:
            self._is_optional = self.record.value_as_bit("isOptional")
        return self._is_optional

    @property
    def is_type_attribute(self) -> bool:
        return self.record.is_subclass_of("TypeAttrBase")

    @property
    def is_symbol_ref(self) -> bool:
        names = ("SymbolRefAttr", "FlatSymbolRefAttr")
        return self.record.name in names or any(self.record.is_subclass_of(n) for n in names)

    @property
    def is_enum(self) -> bool:
        return self.record.is_subclass_of("EnumAttrInfo")

    @property
    def attr_def_name(self) -> str:
        return self.base.record.name if self.record.is_anonymous else self.record.name

    @property
    def derived_body(self) -> str:
        """The C++ body of a derived attribute's getter."""
        return self.record.value_as_string("body")

    @property
    def dialect(self) -> Dialect | None:
        return dialect_of(self.record)


class ConstantAttribute:
    """A view of a record of class `ConstantAttr`: an attribute with a fixed value."""

    __slots__ = ("record",)

    def __init__(self, record: Record) -> None:
        self.record = record

    @property
    def attribute(self) -> Attribute:
        return Attribute(self.record.value_as_def("attr"))

    @property
    def value(self) -> str:
        return self.record.value_as_string("value")


class PropConstraint(Constraint):
    """A view of a record of class `PropConstraint`."""

    __slots__ = ()

    def __init__(self, record: Record) -> None:
        super().__init__(record, "property")

    @property
    def interface_type(self) -> str:
        return trimmed_string(self.record, "interfaceType")


class Property(PropConstraint):
    """A view of a record of class `Property`. Templates have `$_storage`, `$_value` and others."""

    __slots__ = ("default_value", "has_default_value")

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self.default_value = self._code("defaultValue")
        self.has_default_value = bool(self.default_value)

    def _code(self, field: str) -> str:
        return trimmed_string(self.record, field)

    @property
    def trimmed_summary(self) -> str:
        """What is said where the property is checked in place; a function says `summary`."""
        return self._code("summary")

    @property
    def description(self) -> str:
        return self._code("description")

    @property
    def storage_type(self) -> str:
        return self._code("storageType")

    @property
    def convert_from_storage(self) -> str:
        return self._code("convertFromStorage")

    @property
    def assign_to_storage(self) -> str:
        return self._code("assignToStorage")

    @property
    def convert_to_attribute(self) -> str:
        return self._code("convertToAttribute")

    @property
    def convert_from_attribute(self) -> str:
        return self._code("convertFromAttribute")

    @property
    def parser(self) -> str:
        return self._code("parser")

    @property
    def has_default_parser(self) -> bool:
        """Whether it is parsed as properties are by default: nothing says otherwise, or only what
        wraps another says the same as that."""
        if self._is_inherited("parser"):
            return True
        value = self.record.value("baseProperty")
        if not isinstance(value, DefValue):
            return False
        base = Property(value.record)
        return base.parser == self.parser and base.has_default_parser

    def _is_inherited(self, field: str) -> bool:
        """Whether the field's value is that of the class `Property` itself."""
        own = self.record.field(field)
        for class_ in self.record.superclasses:
            if class_.name == "Property":
                inherited = class_.field(field)
                if own is None or inherited is None:
                    return False
                return str(own.location) == str(inherited.location)
        return False

    @property
    def optional_parser(self) -> str:
        """Empty where the property cannot be parsed optionally."""
        return self._code("optionalParser")

    @property
    def printer(self) -> str:
        return self._code("printer")

    @property
    def read_from_bytecode(self) -> str:
        return self._code("readFromMlirBytecode")

    @property
    def write_to_bytecode(self) -> str:
        return self._code("writeToMlirBytecode")

    @property
    def hash_property(self) -> str:
        return self._code("hashProperty")

    @property
    def storage_default(self) -> str:
        """The default in terms of the storage type where it differs from the interface's."""
        return self._code("storageTypeValueOverride")

    @property
    def base(self) -> Property:
        value = self.record.value("baseProperty")
        return Property(value.record).base if isinstance(value, DefValue) else self

    @property
    def property_def_name(self) -> str:
        return self.base.record.name if self.record.is_anonymous else self.record.name

    @property
    def dialect(self) -> Dialect | None:
        return dialect_of(self.record)


class ConstantProperty(Property):
    """A view of a record of class `ConstantProp`."""

    __slots__ = ()

    @property
    def value(self) -> str:
        return self.record.value_as_string("value")
