"""An MLIR operation as its `Op` record describes it: arguments, results, regions, traits."""

from __future__ import annotations

from tblgen_build._core import DagValue, DefValue, ListValue, Record, Records
from tblgen_build.generators.mlir.model.attribute import Attribute, Property
from tblgen_build.generators.mlir.model.constraint import Region, Successor
from tblgen_build.generators.mlir.model.custom_builder import CustomBuilder
from tblgen_build.generators.mlir.model.dialect import Dialect
from tblgen_build.generators.mlir.model.interface import Interface
from tblgen_build.generators.mlir.model.known_traits import SEGMENTS
from tblgen_build.generators.mlir.model.name_spellings import snake_to_camel
from tblgen_build.generators.mlir.model.trait import SideEffect, Trait, flatten_traits
from tblgen_build.generators.mlir.model.type import TypeConstraint
from tblgen_build.generators.mlir.model.type_inference import (
    INFER_TYPE_INTERFACE,
    InferredType,
    infer_result_types,
    result_position,
)
from tblgen_build.releases.mlir_operations import OPERATIONS_ALWAYS_HAVE_PROPERTIES

from .described import Described

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Final, TypeVar

    View = TypeVar("View")

# What an operation has whatever its arguments are called.
_GETTERS_OF_ALL: Final = frozenset(
    ("getAttributeNames", "getAttributes", "getOperands", "getOperation", "getRegions", "getType")
)


class NamedTypeConstraint:
    """An operand or a result."""

    __slots__ = (
        "constraint",
        "has_predicate",
        "is_optional",
        "is_variable_length",
        "is_variadic",
        "is_variadic_of_variadic",
        "name",
    )

    def __init__(self, name: str, constraint: TypeConstraint) -> None:
        self.name = name  # empty where it has none
        self.constraint = constraint
        self.is_optional = constraint.is_optional
        self.is_variadic = constraint.is_variadic
        self.is_variadic_of_variadic = constraint.is_variadic_of_variadic
        self.is_variable_length = constraint.is_variable_length
        self.has_predicate = constraint.predicate is not None


class NamedAttribute:
    __slots__ = ("attr", "name")

    def __init__(self, name: str, attr: Attribute) -> None:
        self.name = name
        self.attr = attr


class NamedProperty:
    __slots__ = ("name", "prop")

    def __init__(self, name: str, prop: Property) -> None:
        self.name = name
        self.prop = prop


class NamedRegion:
    __slots__ = ("constraint", "is_variadic", "name")

    def __init__(self, name: str, constraint: Region) -> None:
        self.name = name
        self.constraint = constraint
        self.is_variadic = constraint.is_variadic


class NamedSuccessor:
    __slots__ = ("constraint", "is_variadic", "name")

    def __init__(self, name: str, constraint: Successor) -> None:
        self.name = name
        self.constraint = constraint
        self.is_variadic = constraint.is_variadic


Argument = NamedTypeConstraint | NamedAttribute | NamedProperty


class Views:
    """Views of records that many operations share, one for each record."""

    __slots__ = ("_views",)

    def __init__(self) -> None:
        self._views: dict[tuple[Callable[..., object], Record], object] = {}

    def get(self, make: type[View] | Callable[[Record], View], record: Record) -> View:
        view = self._views.get((make, record))
        if view is None:
            view = make(record)  # type: ignore[call-arg]
            self._views[make, record] = view
        return view  # type: ignore[return-value]


class Operator(Described):
    """A view of a record of class `Op`, checked as a whole when it is made.

    Raises RecordError where the record is not a valid operation.
    """

    __slots__ = (
        "_accessor_names",
        "_argument_records",
        "_operation_name",
        "_positions",
        "_result_records",
        "_trait_by_name",
        "_views",
        "arguments",
        "attributes",
        "builders",
        "cpp_class_name",
        "cpp_namespace",
        "derived_attributes",
        "dialect",
        "inferred_types",
        "native_attributes",
        "num_variable_length_operands",
        "num_variable_length_results",
        "num_variadic_regions",
        "num_variadic_successors",
        "operands",
        "properties",
        "regions",
        "results",
        "successors",
        "traits",
    )

    def __init__(
        self, record: Record, records: Records | None = None, views: Views | None = None
    ) -> None:
        """`records` are needed to infer result types; `views` shares work between operations."""
        super().__init__(record)
        self._views = views or Views()
        self.dialect: Dialect = self._views.get(Dialect, record.value_as_def("opDialect"))
        self.cpp_namespace = record.value_as_string("cppNamespace")
        self.cpp_class_name = _class_name(record.name)
        self.arguments: list[Argument] = []
        self.operands: list[NamedTypeConstraint] = []
        self.native_attributes: list[NamedAttribute] = []
        self.properties: list[NamedProperty] = []
        self._operation_name: str | None = None
        self._accessor_names: dict[str, str] = {}
        self._trait_by_name: dict[str, Trait] | None = None
        self._positions: dict[str, int] = {}
        # As they were given: with what decorates them.
        self._argument_records: list[Record] = []
        self._read_arguments()
        self.derived_attributes = self._read_derived_attributes()
        self.attributes = self.native_attributes + self.derived_attributes
        self._result_records: list[Record] = []
        self.results = self._read_results()
        self.successors = self._read_successors()
        self.traits = flatten_traits(
            record.value_as_list_of_defs("traits"), self._check_trait, self._trait_view
        )
        self.inferred_types = self._infer(records)
        self.regions = self._read_regions()
        self.builders = self._read_builders()
        self.num_variable_length_operands = sum([o.is_variable_length for o in self.operands])
        self.num_variable_length_results = sum([r.is_variable_length for r in self.results])
        self.num_variadic_regions = sum([r.is_variadic for r in self.regions])
        self.num_variadic_successors = sum([s.is_variadic for s in self.successors])
        self._check_names()

    # --- names ---------------------------------------------------------------

    @property
    def operation_name(self) -> str:
        """The name in MLIR's text: `dialect.mnemonic`."""
        if self._operation_name is None:
            prefix = self.dialect.name
            name = self.record.value_as_string("opName")
            self._operation_name = f"{prefix}.{name}" if prefix else name
        return self._operation_name

    @property
    def qualified_cpp_class_name(self) -> str:
        namespace = self.cpp_namespace
        return f"{namespace}::{self.cpp_class_name}" if namespace else self.cpp_class_name

    @property
    def adaptor_name(self) -> str:
        return f"{self.cpp_class_name}Adaptor"

    @property
    def generic_adaptor_name(self) -> str:
        return f"{self.cpp_class_name}GenericAdaptor"

    def _accessor_name(self, name: str) -> str:
        """What follows `get` and the like; each name is asked for many times."""
        found = self._accessor_names.get(name)
        if found is None:
            found = self._accessor_names[name] = snake_to_camel(name, True)
        return found

    def getter_name(self, name: str) -> str:
        return "get" + self._accessor_name(name)

    def setter_name(self, name: str) -> str:
        return "set" + self._accessor_name(name)

    def remover_name(self, name: str) -> str:
        return f"remove{self._accessor_name(name)}Attr"

    # --- what it has ---------------------------------------------------------

    @property
    def has_single_variadic_argument(self) -> bool:
        return len(self.arguments) == 1 and _is_variadic_operand(self.arguments[0])

    @property
    def has_single_variadic_result(self) -> bool:
        return len(self.results) == 1 and self.results[0].is_variadic

    @property
    def is_variadic(self) -> bool:
        """Whether any operand or result has variable length."""
        return bool(self.num_variable_length_operands or self.num_variable_length_results)

    @property
    def all_result_types_known(self) -> bool:
        return self.inferred_types is not None

    def trait(self, qualified_name: str) -> Trait | None:
        """The trait of that C++ name, one of `known_traits`."""
        if self._trait_by_name is None:
            self._trait_by_name = self._traits_by_name()
        return self._trait_by_name.get(qualified_name)

    @property
    def has_properties(self) -> bool:
        """Whether the operation has `Properties`, which may be empty."""
        if self.properties:
            return True
        if not self.dialect.uses_properties_for_attributes:
            return False
        return (
            self.record.release.has(OPERATIONS_ALWAYS_HAVE_PROPERTIES)
            or bool(self.native_attributes)
            or any(map(self.has_trait, SEGMENTS.values()))
        )

    def has_trait(self, qualified_name: str) -> bool:
        return self.trait(qualified_name) is not None

    def _traits_by_name(self) -> dict[str, Trait]:
        by_name: dict[str, Trait] = {}
        for trait in self.traits:
            by_name.setdefault(trait.qualified_name, trait)
        by_name.pop("", None)
        return by_name

    def argument_side_effects(self, index: int) -> list[SideEffect]:
        return _side_effects(self._argument_records[index])

    def result_side_effects(self, index: int) -> list[SideEffect]:
        return _side_effects(self._result_records[index])

    @property
    def assembly_format(self) -> str | None:
        """The declarative format's text; None where there is none."""
        return self.record.value_as_optional_string("assemblyFormat")

    @property
    def extra_class_declaration(self) -> str:
        return self.record.value_as_optional_string("extraClassDeclaration") or ""

    @property
    def extra_class_definition(self) -> str:
        return self.record.value_as_optional_string("extraClassDefinition") or ""

    @property
    def skips_default_builders(self) -> bool:
        return self.record.value_as_bit("skipDefaultBuilders")

    # --- reading the record --------------------------------------------------

    def _read_arguments(self) -> None:
        dag = self.record.value_as_dag("arguments")
        for index, (given, value) in enumerate(zip(dag.arg_names, dag.args, strict=True)):
            if not isinstance(value, DefValue):
                raise self.record.error(
                    f"argument #{index}{_quoted(given)} of op '{self.record.name}' has no type: "
                    f"expected a TypeConstraint, Attr or Property, got '{value}'"
                )
            name = given or ""
            self._argument_records.append(value.record)
            self.arguments.append(self._argument(name, _constraint(value.record), index))
            if name:
                self._positions[name] = index

    def _argument(self, name: str, record: Record, index: int) -> Argument:
        if record.is_subclass_of("TypeConstraint"):
            operand = NamedTypeConstraint(name, self._views.get(TypeConstraint, record))
            self.operands.append(operand)
            return operand
        if record.is_subclass_of("Attr"):
            return self._attribute(name, record, index)
        if record.is_subclass_of("Property"):
            if not name:
                raise record.error(
                    f"properties must be named: argument #{index} of op '{self.record.name}' is not"
                )
            prop = NamedProperty(name, self._views.get(Property, record))
            self.properties.append(prop)
            return prop
        raise self.record.error(
            f"argument #{index}{_quoted(name)} of op '{self.record.name}' is '{record.name}', "
            "but only defs deriving from TypeConstraint, Attr or Property are allowed"
        )

    def _attribute(self, name: str, record: Record, index: int) -> NamedAttribute:
        if not name:
            raise record.error(
                f"attributes must be named: argument #{index} of op '{self.record.name}' is not"
            )
        if record.is_subclass_of("DerivedAttr"):
            raise record.error(
                f"derived attribute '{name}' is not allowed in the argument list of op "
                f"'{self.record.name}'; make it a field of the op"
            )
        attribute = NamedAttribute(name, self._views.get(Attribute, record))
        self.native_attributes.append(attribute)
        return attribute

    def _read_derived_attributes(self) -> list[NamedAttribute]:
        """Fields of an attribute type, which have to be derived attributes."""
        found: list[NamedAttribute] = []
        for field in self.record.fields:
            type_ = field.type
            if type_.kind != "record" or not any(_derives(c, "Attr") for c in type_.classes):
                continue
            if not any(_derives(c, "DerivedAttr") for c in type_.classes):
                raise self.record.error(
                    f"field '{field.name}' of op '{self.record.name}' is an Attr, where only a "
                    "DerivedAttr is allowed; list attributes in 'arguments'"
                )
            if len(type_.classes) != 1 or not isinstance(field.value, DefValue):
                raise self.record.error(
                    f"field '{field.name}' of op '{self.record.name}' must be of a single class"
                )
            found.append(NamedAttribute(field.name, Attribute(field.value.record)))
        return found

    def _read_results(self) -> list[NamedTypeConstraint]:
        results: list[NamedTypeConstraint] = []
        dag = self._dag("results", "outs")
        for index, (given, value) in enumerate(zip(dag.arg_names, dag.args, strict=True)):
            if not isinstance(value, DefValue):
                raise self.record.error(
                    f"result #{index}{_quoted(given)} of op '{self.record.name}' has no type: "
                    f"expected a TypeConstraint, got '{value}'"
                )
            self._result_records.append(value.record)
            constraint = self._views.get(TypeConstraint, _constraint(value.record))
            if constraint.is_variadic_of_variadic:
                raise self.record.error(
                    f"result #{index}{_quoted(given)} of op '{self.record.name}' is a "
                    "'VariadicOfVariadic', which only operands can be"
                )
            results.append(NamedTypeConstraint(given or "", constraint))
            if given:
                self._positions[given] = result_position(index)
        return results

    def _read_successors(self) -> list[NamedSuccessor]:
        dag = self._dag("successors", "successor")
        successors = [
            NamedSuccessor(name or "", self._views.get(Successor, _constraint(record)))
            for name, record in self._entries(dag, "successor")
        ]
        for successor in successors[:-1]:
            if successor.is_variadic:
                raise self.record.error(
                    f"only the last successor can be variadic, but '{successor.name}' of op "
                    f"'{self.record.name}' is not the last"
                )
        return successors

    def _read_regions(self) -> list[NamedRegion]:
        dag = self._dag("regions", "region")
        regions = [
            NamedRegion(name or "", self._views.get(Region, _constraint(record)))
            for name, record in self._entries(dag, "region")
        ]
        for index, region in enumerate(regions):
            if not region.is_variadic:
                continue
            if index != len(regions) - 1:
                raise self.record.error(
                    f"only the last region can be variadic, but '{region.name}' of op "
                    f"'{self.record.name}' is not the last"
                )
            if not region.name:
                raise self.record.error(
                    f"variadic regions must be named: the last region of op "
                    f"'{self.record.name}' is not"
                )
        return regions

    def _entries(self, dag: DagValue, kind: str) -> list[tuple[str | None, Record]]:
        entries: list[tuple[str | None, Record]] = []
        for index, (name, value) in enumerate(zip(dag.arg_names, dag.args, strict=True)):
            if not isinstance(value, DefValue):
                raise self.record.error(
                    f"undefined kind for {kind} #{index}{_quoted(name)} of op "
                    f"'{self.record.name}': got '{value}'"
                )
            entries.append((name, value.record))
        return entries

    def _dag(self, field: str, operator: str) -> DagValue:
        dag = self.record.value_as_dag(field)
        if not isinstance(dag.operator, DefValue) or dag.operator.record.name != operator:
            raise self.record.error(
                f"'{field}' of op '{self.record.name}' must have '{operator}' as its operator"
            )
        return dag

    def _check_trait(self, record: Record, seen: set[Record]) -> None:
        if "dependentTraits" not in record:
            raise record.error(
                f"trait '{record.name}' is not a trait of operations, but op '{self.record.name}' "
                "has it: use NativeOpTrait, PredOpTrait, GenInternalOpTrait or OpInterface"
            )
        for needed in record.value_as_list_of_defs("dependentTraits"):
            if needed not in seen:
                raise self.record.error(
                    f"trait '{record.value_as_string('trait')}' requires "
                    f"'{needed.value_as_string('trait')}' to precede it in the traits of op "
                    f"'{self.record.name}'"
                )

    def _trait_view(self, record: Record) -> Trait:
        return self._views.get(Trait, record)

    def view(self, make: type[View], record: Record) -> View:
        """A view of a record that operations of one run share; it is a class that takes one."""
        return self._views.get(make, record)

    def interface(self, trait: Trait) -> Interface:
        """The interface that an interface trait stands for."""
        return self._views.get(Interface, trait.record)

    def _infer(self, records: Records | None) -> list[InferredType] | None:
        interface = records.get_def(INFER_TYPE_INTERFACE) if records is not None else None
        if interface is None:
            return None
        operands = [
            (index, argument.constraint)
            for index, argument in enumerate(self.arguments)
            if isinstance(argument, NamedTypeConstraint)
        ]
        results = [r.constraint for r in self.results]
        inferred = infer_result_types(self.traits, operands, results, self._positions)
        if inferred is not None:
            self.traits.append(self._trait_view(interface))
        return inferred

    def _read_builders(self) -> list[CustomBuilder]:
        builders = self.record.value("builders")
        if isinstance(builders, ListValue) and len(builders):
            records = self.record.value_as_list_of_defs("builders")
            return [CustomBuilder(record, self.record) for record in records]
        if self.skips_default_builders:
            raise self.record.error(
                f"op '{self.record.name}' skips the default builders and has no custom builders"
            )
        return []

    def _check_names(self) -> None:
        entries = [("operands", o.name) for o in self.operands]
        entries += [("results", r.name) for r in self.results]
        entries += [("regions", r.name) for r in self.regions]
        entries += [("successors", s.name) for s in self.successors]
        seen: dict[str, str] = {}
        for kind, name in entries:
            if not name:
                continue
            other = seen.setdefault(name, kind)
            if other is not kind:
                raise self.record.error(
                    f"op '{self.record.name}' has a conflict between {other} and {kind}: both have "
                    f"an entry named '{name}'"
                )
        _check_unique(self.record, entries)
        for _, name in entries:
            self._check_getter(name)

    def _check_getter(self, name: str) -> None:
        """Raises RecordError for a getter that an operation has anyway, with another meaning."""
        getter = self.getter_name(name)
        if getter not in _GETTERS_OF_ALL:
            return
        if getter == "getOperands":
            is_the_same = len(self.operands) == self.num_variable_length_operands == 1
        elif getter == "getRegions":
            is_the_same = len(self.regions) == self.num_variadic_regions == 1
        else:
            is_the_same = getter == "getType" and len(self.results) == 1
        if not is_the_same:
            raise self.record.error(
                f"the accessor '{getter}' of '{name}' in op '{self.record.name}' hides one "
                "that all operations have: rename it"
            )


def _check_unique(record: Record, entries: Sequence[tuple[str, str]]) -> None:
    seen: set[str] = set()
    for kind, name in entries:
        if name and name in seen:
            raise record.error(f"op '{record.name}' has two {kind} named '{name}'")
        seen.add(name)


def _class_name(record_name: str) -> str:
    """The part after the first underscore, which ends a dialect's prefix where there is one."""
    prefix, _, rest = record_name.partition("_")
    if not prefix:
        return record_name
    return rest or prefix


def _derives(class_: Record, name: str) -> bool:
    return class_.name == name or class_.is_subclass_of(name)


def _quoted(name: str | None) -> str:
    return f" '{name}'" if name else ""


def _constraint(record: Record) -> Record:
    return record.value_as_def("constraint") if record.is_subclass_of("OpVariable") else record


def _side_effects(record: Record) -> list[SideEffect]:
    if not record.is_subclass_of("OpVariable"):
        return []
    decorators = record.value_as_list_of_defs("decorators")
    return [SideEffect(d) for d in decorators if d.is_subclass_of("SideEffect")]


def _is_variadic_operand(argument: Argument) -> bool:
    return isinstance(argument, NamedTypeConstraint) and argument.is_variadic


def operators(records: Records) -> list[Operator]:
    """All operations of the translation unit, in the reference's order."""
    views = Views()
    return [
        Operator(record, records, views)
        for record in records.all_derived_definitions_if_defined("Op")
    ]
