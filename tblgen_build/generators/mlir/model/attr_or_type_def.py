"""Attributes and types that a dialect defines: records of class `AttrDef` and `TypeDef`.

It knows what the records say and checks that it fits together; it knows neither
the assembly format's grammar nor the C++ that is emitted.
"""

from __future__ import annotations

from tblgen_build._core import DefValue, Record, RecordError, Records, StringValue, Value
from tblgen_build.generators.mistakes import of_each_record
from tblgen_build.generators.mlir.model.constraint import Constraint
from tblgen_build.generators.mlir.model.custom_builder import CustomBuilder
from tblgen_build.generators.mlir.model.dialect import Dialect, dialect_of
from tblgen_build.generators.mlir.model.name_spellings import snake_to_camel
from tblgen_build.generators.mlir.model.trait import Trait
from tblgen_build.releases.mlir import (
    DEFINITIONS_HAVE_PREDICATES,
    ENUM_PARAMETERS_ARE_PLAIN,
    PARAMETERS_ARE_CHECKED,
    PARAMETERS_LOAD_DIALECTS,
)

from .described import MaybeDescribed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final, Literal

    DefKind = Literal["attribute", "type"]

_DEFAULT_COMPARATOR: Final = "$_lhs == $_rhs"
_ARRAYS: Final = ("ArrayRefParameter", "OptionalArrayRefParameter")
_SELF_TYPE: Final = "AttributeSelfTypeParameter"


class AttrOrTypeParameter:
    """A parameter: a C++ type by itself (`"int":$x`), or a record that says more (`Param:$x`)."""

    __slots__ = ("accessor_name", "cpp_type", "name", "record")

    def __init__(self, name: str, value: Value) -> None:
        self.name = name
        self.accessor_name = "get" + snake_to_camel(name, capitalize_first=True)
        self.record: Record | None = None
        if isinstance(value, StringValue):
            self.cpp_type = value.value
            return
        if not isinstance(value, DefValue):
            raise RecordError(
                f"parameter '{name}' must be a C++ type string or a record with a 'cppType', "
                f"not '{value}'"
            )
        self.record = value.record
        cpp_type = value.record.value("cppType")
        if not isinstance(cpp_type, StringValue):
            raise value.record.error(
                f"'{value.record.name}' cannot be the type of parameter '{name}': "
                "it has no 'cppType'"
            )
        self.cpp_type = cpp_type.value

    def _string(self, field: str) -> str | None:
        value = self.record.value(field) if self.record is not None else None
        return value.value if isinstance(value, StringValue) else None

    def _string_or(self, field: str, default: str) -> str:
        """An empty string counts: only what is not set has the default."""
        value = self._string(field)
        return default if value is None else value

    @property
    def accessor_type(self) -> str:
        return self._string_or("cppAccessorType", self.cpp_type)

    @property
    def storage_type(self) -> str:
        """The C++ type that holds the parameter while it is parsed."""
        return self._string_or("cppStorageType", self.cpp_type)

    @property
    def convert_from_storage(self) -> str:
        """The template that makes the parameter's type of its storage type, `$_self`."""
        return self._string_or("convertFromStorage", "$_self")

    @property
    def allocator(self) -> str | None:
        """The template that copies `$_self` to `$_dst` with `$_allocator`; None if not needed."""
        return self._string("allocator")

    @property
    def comparator(self) -> str:
        """The template that compares `$_lhs` with `$_rhs`."""
        return self._string_or("comparator", _DEFAULT_COMPARATOR)

    @property
    def has_comparator(self) -> bool:
        return self._string("comparator") is not None

    @property
    def parser(self) -> str | None:
        return self._string("parser")

    @property
    def printer(self) -> str | None:
        return self._string("printer")

    @property
    def default_value(self) -> str | None:
        """The template of the value that stands for "not given"; None where there is none."""
        return self._string("defaultValue") or None

    @property
    def is_optional(self) -> bool:
        return self.default_value is not None

    @property
    def summary(self) -> str | None:
        return self._string("summary")

    @property
    def syntax(self) -> str:
        """What documentation shows in the parameter's place."""
        return self._string_or("syntax", self.cpp_type)

    @property
    def is_self_type(self) -> bool:
        """Whether this is the type that may trail the attribute."""
        return self.record is not None and self.record.is_subclass_of(_SELF_TYPE)

    @property
    def is_plain_array(self) -> bool:
        """Whether this is an array that is parsed and printed as arrays are by default."""
        record = self.record
        if record is None or self.parser is not None or self.printer is not None:
            return False
        return any(record.is_subclass_of(class_) for class_ in _ARRAYS)

    @property
    def constraint(self) -> Constraint | None:
        """What the parameter has to satisfy, where it is given as a constraint."""
        if self.record is None or not self.record.is_subclass_of("Constraint"):
            return None
        return Constraint(self.record)

    @property
    def dialect_class(self) -> str | None:
        """The C++ class of the dialect to load for the parameter: the builtin one always is."""
        record = self.record
        if record is None or not record.release.has(PARAMETERS_LOAD_DIALECTS):
            return None
        can_load = record.is_subclass_of("DialectAttr") or record.is_subclass_of("DialectType")
        if not can_load and not record.release.has(ENUM_PARAMETERS_ARE_PLAIN):
            return None
        dialect = dialect_of(record)
        if dialect is None:
            return None
        class_ = f"{dialect.cpp_namespace}::{dialect.cpp_class_name}"
        return None if class_ == "::mlir::BuiltinDialect" else class_


class AttrOrTypeDef(MaybeDescribed):
    """A view of a record of class `AttrDef` or `TypeDef`; RecordError where it is unsound."""

    __slots__ = (
        "_constrained_parameters",
        "_dialect",
        "_parameters",
        "_traits",
        "builders",
        "kind",
    )

    def __init__(self, record: Record, kind: DefKind) -> None:
        super().__init__(record)
        self.kind: DefKind = kind
        self._dialect: Dialect | None = None
        self._parameters: list[AttrOrTypeParameter] | None = None
        self._constrained_parameters: list[tuple[AttrOrTypeParameter, Constraint]] | None = None
        self._traits: list[Trait] | None = None
        self.builders = self._builders()
        record.value_as_list("traits")  # must be one, whatever is generated
        self._check_format()

    def _builders(self) -> list[CustomBuilder]:
        if self.record.is_value_unset("builders"):
            return []
        builders = [
            CustomBuilder(builder, self.record)
            for builder in self.record.value_as_list_of_defs("builders")
        ]
        for builder in builders:
            if any(not parameter.name for parameter in builder.parameters):
                raise self.record.error(
                    f"a builder of '{self.record.name}' has a parameter without a name"
                )
        return builders

    @property
    def parameters(self) -> list[AttrOrTypeParameter]:
        """Raises RecordError where one is unsound: only of definitions that are emitted."""
        if self._parameters is None:
            self._parameters = self._read_parameters()
        return self._parameters

    def _read_parameters(self) -> list[AttrOrTypeParameter]:
        dag = self.record.value_as_dag("parameters")
        parameters: list[AttrOrTypeParameter] = []
        for name, value in zip(dag.arg_names, dag.args, strict=True):
            if not name:
                raise self.record.error(f"a parameter of '{self.record.name}' has no name: {value}")
            try:
                parameters.append(AttrOrTypeParameter(name, value))
            except RecordError as error:
                if error.location is not None:
                    raise
                raise self.record.error(error.message) from None
        return parameters

    def _check_format(self) -> None:
        is_formatted = self.assembly_format is not None or self.has_custom_assembly_format
        if self.mnemonic is None:
            if is_formatted:
                raise self.record.error(
                    f"'{self.record.name}' has an assembly format but no 'mnemonic' to go before it"
                )
            return
        if self.assembly_format is not None and self.has_custom_assembly_format:
            raise self.record.error(
                f"'{self.record.name}' has both 'assemblyFormat' and 'hasCustomAssemblyFormat'; "
                "keep one"
            )
        if len(self.record.value_as_dag("parameters")) and not is_formatted:
            raise self.record.error(
                f"'{self.record.name}' has a 'mnemonic' and parameters, so it needs "
                "'assemblyFormat' or 'hasCustomAssemblyFormat'"
            )
        if self.assembly_format is not None and not self.has_accessors:
            raise self.record.error(
                f"the 'assemblyFormat' of '{self.record.name}' prints through accessors: "
                "'genAccessors' must be set"
            )

    def check_names(self) -> None:
        """Members of a C++ class differ in their names; what is only documented may not."""
        seen: set[str] = set()
        for parameter in self.parameters:
            name = parameter.name
            if name in seen:
                raise self.record.error(f"'{self.record.name}' has two parameters named '{name}'")
            seen.add(name)

    @property
    def name(self) -> str:
        return self.record.name

    @property
    def cpp_class_name(self) -> str:
        return self.record.value_as_string("cppClassName")

    @property
    def cpp_base_class_name(self) -> str:
        return self.record.value_as_string("cppBaseClassName")

    @property
    def dialect(self) -> Dialect:
        if self._dialect is None:
            self._dialect = Dialect(self.record.value_as_def("dialect"))
        return self._dialect

    @property
    def qualified_name(self) -> str:
        """The C++ class with its namespace, as generated code refers to it."""
        return f"{self.dialect.cpp_namespace}::{self.cpp_class_name}"

    @property
    def unique_name(self) -> str:
        """The name in the dialect: `dialect.mnemonic` unless the record says otherwise."""
        return self.record.value_as_string("attrName" if self.kind == "attribute" else "typeName")

    @property
    def mnemonic(self) -> str | None:
        return self.record.value_as_optional_string("mnemonic")

    @property
    def assembly_format(self) -> str | None:
        return self.record.value_as_optional_string("assemblyFormat")

    @property
    def has_custom_assembly_format(self) -> bool:
        return self.record.value_as_bit("hasCustomAssemblyFormat")

    @property
    def has_accessors(self) -> bool:
        return self.record.value_as_bit("genAccessors")

    @property
    def has_mnemonic_alias(self) -> bool:
        field = "genMnemonicAlias"  # which not every release has
        return field in self.record and self.record.value_as_bit(field)

    @property
    def storage_class(self) -> str:
        return self.record.value_as_string("storageClass")

    @property
    def storage_namespace(self) -> str:
        return self.record.value_as_string("storageNamespace")

    @property
    def generates_storage_class(self) -> bool:
        return self.record.value_as_bit("genStorageClass")

    @property
    def has_custom_storage_constructor(self) -> bool:
        return self.record.value_as_bit("hasStorageCustomConstructor")

    @property
    def skips_default_builders(self) -> bool:
        return self.record.value_as_bit("skipDefaultBuilders")

    @property
    def has_verifier(self) -> bool:
        """Whether a `verify` is written in C++."""
        return self.record.value_as_bit("genVerifyDecl")

    @property
    def constrained_parameters(self) -> list[tuple[AttrOrTypeParameter, Constraint]]:
        if self._constrained_parameters is None:
            are_checked = self.record.release.has(PARAMETERS_ARE_CHECKED)
            parameters = self.parameters if are_checked else ()
            found = [(parameter, parameter.constraint) for parameter in parameters]
            self._constrained_parameters = [
                (parameter, constraint) for parameter, constraint in found if constraint
            ]
        return self._constrained_parameters

    @property
    def predicates(self) -> list[Trait]:
        """Traits that say what the parameters have to satisfy together."""
        return [trait for trait in self.traits if trait.kind == "predicate"]

    @property
    def checks_parameters(self) -> bool:
        """Whether a function that is generated checks them."""
        return bool(self.constrained_parameters or self.predicates)

    @property
    def verifies_invariants(self) -> bool:
        return self.has_verifier or self.checks_parameters

    @property
    def extra_class_declaration(self) -> str:
        return self.record.value_as_string("extraClassDeclaration")

    @property
    def extra_class_definition(self) -> str:
        return self.record.value_as_string("extraClassDefinition")

    @property
    def traits(self) -> list[Trait]:
        """Native traits and interfaces in order, interfaces after those they are based on."""
        if self._traits is None:
            self._traits = self._read_traits()
        return self._traits

    def _read_traits(self) -> list[Trait]:
        return self._traits_of(self.record.value_as_list_of_defs("traits"), set())

    def _traits_of(self, records: Sequence[Record], seen: set[Record]) -> list[Trait]:
        """Those that were not seen before."""
        found: list[Trait] = []
        for record in records:
            if record in seen:
                continue
            seen.add(record)
            if record.is_subclass_of("Interface"):
                found += self._traits_of(record.value_as_list_of_defs("baseInterfaces"), seen)
            found.append(self._trait(record))
        return found

    def _trait(self, record: Record) -> Trait:
        if record.is_subclass_of("NativeTrait") or record.is_subclass_of("InterfaceTrait"):
            return Trait(record)
        if record.is_subclass_of("PredTrait") and record.release.has(DEFINITIONS_HAVE_PREDICATES):
            return Trait(record)
        raise record.error(
            f"trait '{record.name}' of '{self.record.name}' must be a NativeTrait or an interface"
        )


_CLASSES: Final[dict[DefKind, tuple[str, str]]] = {
    "attribute": ("AttrDef", "attrdefs-dialect"),
    "type": ("TypeDef", "typedefs-dialect"),
}


def select_defs(records: Records, kind: DefKind, dialect: str) -> list[AttrOrTypeDef]:
    """The definitions of one dialect in order of definition.

    `dialect` may be empty where all definitions belong to the same dialect.
    """
    found = records.all_derived_definitions_if_defined(_CLASSES[kind][0])
    found.sort(key=lambda record: record.id)

    def read(record: Record) -> AttrOrTypeDef:
        return AttrOrTypeDef(record, kind)

    if dialect:
        definitions = of_each_record(found, read)
        return [definition for definition in definitions if definition.dialect.name == dialect]
    # The reference looks at the second definition first: that decides which error is reported.
    definitions = of_each_record(reversed(found[:2]), read)
    definitions.reverse()
    for place in range(2, len(found)):
        _check_dialects(definitions, kind)
        try:
            definitions.append(read(found[place]))
        except RecordError:
            of_each_record(found[place:], read)
            raise
    _check_dialects(definitions, kind)
    return definitions


def _check_dialects(definitions: list[AttrOrTypeDef], kind: DefKind) -> None:
    """The last definition must belong to the dialect of those before it."""
    if not definitions or definitions[-1].dialect == definitions[0].dialect:
        return
    names = (definitions[0].dialect.name, definitions[-1].dialect.name)
    known = ", ".join([f"'{name}'" for name in names])
    raise definitions[-1].record.error(
        f"the input defines {kind}s of several dialects ({known}); "
        f"select one with '--{_CLASSES[kind][1]}'"
    )
