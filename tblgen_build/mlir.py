"""Dialects as data: what MLIR's C++ classes for backends know of them, for generators in Python.

    from tblgen_build import Records, Options, generator, mlir

    @generator("gen-op-names", help="List operations", pure=True)
    def names(records: Records, options: Options) -> str:
        return "".join(f"{op.name}\\n" for op in mlir.operations(records))

Every property is read and checked when you ask for it, and does not change. `record` is the record
it comes from, for errors (`op.record.error("...")`) and for fields without a name here. These names
are stable; the code of the generators is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tblgen_build._core import RecordError
from tblgen_build.generators.mlir.assembly_format import errors, lexer, op_checks, pitfalls
from tblgen_build.generators.mlir.assembly_format.definition_parser import parse_definition_format
from tblgen_build.generators.mlir.model import attr_or_type_def, interface
from tblgen_build.generators.mlir.model import dialect as dialect_model
from tblgen_build.generators.mlir.model import enum as enum_model
from tblgen_build.generators.mlir.model import operator as op_model
from tblgen_build.generators.mlir.model import passes as pass_model
from tblgen_build.generators.mlir.model.trait import SideEffect, flatten_traits
from tblgen_build.generators.mlir.model.trait import Trait as ModelTrait
from tblgen_build.named_models import described

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Literal, TypeVar

    from tblgen_build._core import Record, Records
    from tblgen_build.generators.mlir.model.attribute import Attribute as ModelAttribute
    from tblgen_build.generators.mlir.model.constraint import Constraint as ModelConstraint

    Arity = Literal["one", "optional", "any", "groups"]
    Source = TypeVar("Source")
    Made = TypeVar("Made")

__all__ = [
    "Argument",
    "Attribute",
    "Definition",
    "Dialect",
    "Effect",
    "Enum",
    "EnumCase",
    "FormatToken",
    "Interface",
    "Method",
    "Operation",
    "Parameter",
    "Pass",
    "PassOption",
    "Property",
    "Region",
    "Successor",
    "Trait",
    "Value",
    "attributes",
    "definition",
    "definition_format_pitfalls",
    "definition_format_problem",
    "dialects",
    "enums",
    "format_pitfalls",
    "format_problem",
    "format_tokens",
    "interfaces",
    "misplaced_inference",
    "operation",
    "operations",
    "passes",
    "types",
]

DECLARATION = "DeclareInterfaceMethods"  # uses of an interface, not interfaces


# --- descriptions -----------------------------------------------------------


@described
class Dialect(NamedTuple):
    """A `Dialect`.

    name: in MLIR's text
    dependent_dialects: C++ classes
    """

    name: str
    cpp_class: str
    cpp_namespace: str
    summary: str
    description: str
    dependent_dialects: tuple[str, ...]
    record: Record


@described
class Value(NamedTuple):
    """An operand or a result.

    name: empty where it has none
    type: in words: "signless integer"
    constraint: the name of the constraint's record, `AnyType`
    arity: "groups": a variadic of variadics
    cpp_type: C++ class of its type
    getter: `getLhs`; empty without a name
    condition: in C++, for `$_self`; empty where everything fits
    record: the constraint's
    """

    name: str
    type: str
    constraint: str
    arity: Arity
    cpp_type: str
    getter: str
    condition: str
    record: Record


@described
class Attribute(NamedTuple):
    """A named attribute of an operation.

    type: in words
    constraint: the name of the record under `OptionalAttr` and the like
    is_optional: the operation may lack it
    is_derived: computed, not stored
    default: in C++; empty where there is none
    storage_type: in C++
    return_type: of the getter, in C++
    getter: `getPredicate`
    condition: in C++, for `$_self`; empty where everything fits
    record: the constraint's
    """

    name: str
    type: str
    constraint: str
    is_optional: bool
    is_derived: bool
    default: str
    storage_type: str
    return_type: str
    getter: str
    condition: str
    record: Record


@described
class Property(NamedTuple):
    """A property of an operation that is not an attribute.

    type: in words; may be empty
    constraint: the name of the property's record
    default: in C++; empty where there is none
    storage_type: in C++
    interface_type: of the getter, in C++
    getter: `getCount`
    record: the constraint's
    """

    name: str
    type: str
    constraint: str
    default: str
    storage_type: str
    interface_type: str
    getter: str
    record: Record


Argument = Value | Attribute | Property


@described
class Region(NamedTuple):
    """A region of an operation.

    name: empty where it has none
    type: in words
    constraint: the name of the constraint's record
    is_variadic: any number of regions
    getter: `getBody`; empty without a name
    record: the constraint's
    """

    name: str
    type: str
    constraint: str
    is_variadic: bool
    getter: str
    record: Record


@described
class Successor(NamedTuple):
    """A block that an operation may go on with.

    name: empty where it has none
    type: in words
    constraint: the name of the constraint's record
    is_variadic: any number of successors
    getter: `getDest`; empty without a name
    record: the constraint's
    """

    name: str
    type: str
    constraint: str
    is_variadic: bool
    getter: str
    record: Record


@described
class Trait(NamedTuple):
    """A trait or an interface that an operation, type or attribute declares.

    name: of the record
    cpp_name: qualified; empty for a predicate
    kind: a C++ trait, a condition, one for the generator only, an interface
    declares_methods: of an interface: the class implements its methods itself
    """

    name: str
    cpp_name: str
    kind: Literal["native", "predicate", "internal", "interface"]
    declares_methods: bool
    record: Record


@described
class Effect(NamedTuple):
    """A side effect that an operation declares.

    name: as written: `MemRead`
    effect: in C++: `::mlir::MemoryEffects::Read`
    resource: in C++
    value: the operand, attribute or result; empty if it is the operation's
    """

    name: str
    effect: str
    resource: str
    value: str
    record: Record


@described
class Operation(NamedTuple):
    """An `Op`. `arguments` has operands, attributes and properties in the order written.

    name: in MLIR's text: dialect.mnemonic
    mnemonic: without the dialect
    dialect: its name
    arguments: operands, attributes and properties, in the order written
    attributes: derived ones last
    traits: interfaces too; lists of traits are taken apart
    format: `assemblyFormat`
    has_custom_format: parsed and printed by C++
    infers_result_types: builders need no result types
    effects: of the operation, then of its arguments and results
    """

    name: str
    mnemonic: str
    dialect: str
    cpp_class: str
    cpp_namespace: str
    summary: str
    description: str
    arguments: tuple[Argument, ...]
    operands: tuple[Value, ...]
    attributes: tuple[Attribute, ...]
    properties: tuple[Property, ...]
    results: tuple[Value, ...]
    regions: tuple[Region, ...]
    successors: tuple[Successor, ...]
    traits: tuple[Trait, ...]
    format: str | None
    has_custom_format: bool
    infers_result_types: bool
    effects: tuple[Effect, ...]
    record: Record

    @property
    def interfaces(self) -> tuple[Trait, ...]:
        """Of its traits, those that are interfaces."""
        return tuple(trait for trait in self.traits if trait.kind == "interface")

    @property
    def qualified_cpp_class(self) -> str:
        """`::mlir::arith::AddIOp`: a leading `::` is that of the namespace, as written."""
        return f"{self.cpp_namespace}::{self.cpp_class}" if self.cpp_namespace else self.cpp_class

    def has_trait(self, name: str) -> bool:
        """By its C++ name, with the namespace or without, or by that of its record."""
        for trait in self.traits:
            if name in (trait.name, trait.cpp_name, trait.cpp_name.rpartition("::")[2]):
                return True
        return False


@described
class Parameter(NamedTuple):
    """A parameter of a type or attribute.

    is_optional: the text may lack it
    default: in C++; empty where there is none
    accessor: `getWidth`
    syntax: how it is written, where the record says so
    """

    name: str
    cpp_type: str
    summary: str
    is_optional: bool
    default: str
    accessor: str
    syntax: str


@described
class Definition(NamedTuple):
    """A `TypeDef` or an `AttrDef`.

    name: in MLIR's text: dialect.mnemonic
    dialect: its name
    parameters: in the order written
    has_custom_format: parsed and printed by C++
    """

    kind: Literal["type", "attribute"]
    name: str
    mnemonic: str | None
    dialect: str
    cpp_class: str
    cpp_namespace: str
    summary: str
    description: str
    parameters: tuple[Parameter, ...]
    traits: tuple[Trait, ...]
    format: str | None
    has_custom_format: bool
    record: Record


@described
class EnumCase(NamedTuple):
    """One of an enum's values; of a bit enum, a bit or a group of them.

    symbol: the C++ enumerator
    text: in MLIR's text
    """

    symbol: str
    text: str
    value: int
    summary: str


@described
class Enum(NamedTuple):
    """An `EnumInfo`.

    name: of the C++ enum
    underlying_type: in C++
    is_bit_enum: values are combined by `|`
    """

    name: str
    cpp_namespace: str
    summary: str
    underlying_type: str
    is_bit_enum: bool
    cases: tuple[EnumCase, ...]
    record: Record


@described
class Method(NamedTuple):
    """A method of an interface; types as they are written, in C++.

    arguments: type and name
    is_static: takes no operation, type or attribute
    has_default: classes need not implement it
    """

    name: str
    return_type: str
    arguments: tuple[tuple[str, str], ...]
    is_static: bool
    has_default: bool
    description: str


@described
class Interface(NamedTuple):
    """An `OpInterface`, a `TypeInterface` or an `AttrInterface`.

    kind: what implements it
    name: of the C++ class
    bases: qualified C++ names
    """

    kind: Literal["operation", "type", "attribute"]
    name: str
    cpp_namespace: str
    description: str
    methods: tuple[Method, ...]
    bases: tuple[str, ...]
    record: Record


@described
class PassOption(NamedTuple):
    """An option of a pass, or one that takes a list; type and default in C++.

    name: the C++ member
    argument: in a pipeline's text
    type: in C++; of a list, that of its elements
    default: in C++; empty where there is none
    """

    name: str
    argument: str
    type: str
    default: str
    description: str
    is_list: bool


@described
class Pass(NamedTuple):
    """A pass: a `PassBase`.

    name: of the record
    argument: on the command line
    operation: the C++ base class: `::mlir::OperationPass<...>`
    dependent_dialects: C++ classes
    statistics: name and description
    """

    name: str
    argument: str
    operation: str
    summary: str
    description: str
    dependent_dialects: tuple[str, ...]
    options: tuple[PassOption, ...]
    statistics: tuple[tuple[str, str], ...]
    record: Record


@described
class FormatToken(NamedTuple):
    """A piece of an assembly format; `kind` says what to show it as.

    kind: `mark` is punctuation, `string` C++, `word` any other name
    text: as written
    offset: in the format's text
    """

    kind: Literal["variable", "literal", "directive", "mark", "string", "word"]
    text: str
    offset: int


# --- asking for it -----------------------------------------------------------
#
# Each function raises RecordError at the first record that cannot be read. If you pass a list as
# `mistakes`, it gets the errors instead, and the other records are read.


def dialects(records: Records, mistakes: list[RecordError] | None = None) -> list[Dialect]:
    """All dialects, in the order in which they are defined. Raises RecordError."""
    return each(defined(records, "Dialect"), dialect_of, mistakes)


def operations(
    records: Records, dialect: str = "", mistakes: list[RecordError] | None = None
) -> list[Operation]:
    """All operations, or those of the dialect of that name, in the order they are defined in.

    Raises RecordError.
    """
    views = op_model.Views()

    def make(record: Record) -> Operation | None:
        op = op_model.Operator(record, records, views)
        return operation_of(op) if dialect in ("", op.dialect.name) else None

    return [op for op in each(defined(records, "Op"), make, mistakes) if op is not None]


def operation(record: Record, records: Records) -> Operation:
    """The operation that one `Op` is. Raises RecordError."""
    return operation_of(op_model.Operator(record, records))


def types(
    records: Records, dialect: str = "", mistakes: list[RecordError] | None = None
) -> list[Definition]:
    """The types that dialects define. Raises RecordError."""
    return definitions(defined(records, "TypeDef"), "type", dialect, mistakes)


def attributes(
    records: Records, dialect: str = "", mistakes: list[RecordError] | None = None
) -> list[Definition]:
    """The attributes that dialects define. Raises RecordError."""
    return definitions(defined(records, "AttrDef"), "attribute", dialect, mistakes)


def definition(record: Record) -> Definition:
    """The type or attribute that one `TypeDef` or `AttrDef` is. Raises RecordError."""
    kind: Literal["type", "attribute"] = "type" if record.is_subclass_of("TypeDef") else "attribute"
    return definition_of(attr_or_type_def.AttrOrTypeDef(record, kind), kind)


def enums(records: Records, mistakes: list[RecordError] | None = None) -> list[Enum]:
    """All enums, in the order in which they are defined. Raises RecordError."""
    found = sorted(enum_model.enums(records), key=lambda info: info.record.id)
    return each(found, enum_of, mistakes)


def interfaces(records: Records, mistakes: list[RecordError] | None = None) -> list[Interface]:
    """The interfaces of operations, types and attributes that are defined, included ones too.

    Raises RecordError.
    """
    found: list[Interface] = []
    kinds: tuple[tuple[Literal["operation", "type", "attribute"], str], ...] = (
        ("operation", "OpInterface"),
        ("type", "TypeInterface"),
        ("attribute", "AttrInterface"),
    )
    for kind, class_ in kinds:
        own = [r for r in defined(records, class_) if not r.is_subclass_of(DECLARATION)]
        found += each([(kind, record) for record in own], interface_of_kind, mistakes)
    return found


def passes(records: Records, mistakes: list[RecordError] | None = None) -> list[Pass]:
    """All passes, in the order in which they are defined. Raises RecordError."""
    return each([pass_model.Pass(r) for r in defined(records, "PassBase")], pass_of, mistakes)


def each(
    found: Iterable[Source],
    make: Callable[[Source], Made],
    mistakes: list[RecordError] | None,
) -> list[Made]:
    """What `make` gives for each; its errors go to `mistakes`, if there is a list for them."""
    if mistakes is None:
        return [make(one) for one in found]
    made = []
    for one in found:
        try:
            made.append(make(one))
        except RecordError as error:
            mistakes.append(error)
    return made


def format_tokens(text: str) -> list[FormatToken]:
    """An assembly format in pieces, to show it; what follows a mistake is left out."""
    found = []
    try:
        stream = lexer.TokenStream(text)
        while stream.current.kind != "end":
            token = stream.consume()
            found.append(FormatToken(token_kind(token), token.spelling, token.offset))
    except errors.FormatError:
        pass
    return found


def format_problem(operation: Operation, records: Records) -> RecordError | None:
    """What is wrong with the operation's assembly format, at its character; None: nothing."""
    if operation.format is None:
        return None
    try:
        op_checks.check_op_format(op_model.Operator(operation.record, records), operation.format)
    except errors.FormatError as error:
        context = f"in the assembly format of '{operation.name}'"
        return errors.record_error(operation.format, error, operation.record, context)
    return None


def definition_format_problem(definition: Definition) -> RecordError | None:
    """The same of a type's or attribute's format."""
    if definition.format is None:
        return None
    try:
        parse_definition_format(attr_or_type_def.AttrOrTypeDef(definition.record, definition.kind))
    except RecordError as error:
        return error
    return None


def format_pitfalls(operation: Operation, records: Records) -> list[RecordError]:
    """Where an accepted assembly format prints what it does not read back."""
    if operation.format is None:
        return []
    try:
        op = op_model.Operator(operation.record, records)
        elements = op_checks.check_op_format(op, operation.format).elements
    except errors.FormatError:
        return []
    found = pitfalls.pitfalls_of_op(elements, operation.format)
    return located(found, operation.record, operation.format, f"'{operation.name}'")


def definition_format_pitfalls(definition: Definition) -> list[RecordError]:
    """The same of a type's or attribute's format."""
    if definition.format is None:
        return []
    try:
        view = attr_or_type_def.AttrOrTypeDef(definition.record, definition.kind)
        elements = parse_definition_format(view)
    except RecordError:
        return []
    found = pitfalls.pitfalls_of_definition(elements, definition.format)
    return located(found, definition.record, definition.format, f"this {definition.kind}")


def located(
    found: Iterable[errors.FormatError], record: Record, text: str, whose: str
) -> list[RecordError]:
    """The errors at their characters in the file."""
    context = f"in the assembly format of {whose}"
    return [errors.record_error(text, error, record, context) for error in found]


def misplaced_inference(operation: Operation, records: Records) -> tuple[str, str] | None:
    """The operand that a result's type is inferred from by its number, and one before it.

    Where that one (optional or variadic) has not one value, another operand has the number.
    """
    op = op_model.Operator(operation.record, records)
    for inferred in op.inferred_types or ():
        if not inferred.is_argument:
            continue
        before: list[op_model.NamedTypeConstraint] = []
        for index, argument in enumerate(op.arguments):
            if not isinstance(argument, op_model.NamedTypeConstraint):
                continue
            variable = [operand.name for operand in before if operand.is_variable_length]
            if index == inferred.index and variable:
                return argument.name, variable[0]
            before.append(argument)
    return None


# --- reading it --------------------------------------------------------------


def defined(records: Records, class_: str) -> list[Record]:
    found = records.all_derived_definitions_if_defined(class_)
    return sorted(found, key=lambda record: record.id)


def dialect_of(record: Record) -> Dialect:
    view = dialect_model.Dialect(record)
    return Dialect(
        view.name,
        view.cpp_class_name,
        view.cpp_namespace,
        view.summary,
        view.description,
        tuple(view.dependent_dialects),
        record,
    )


def operation_of(op: op_model.Operator) -> Operation:
    arguments = tuple(argument_of(op, argument) for argument in op.arguments)
    derived = tuple(attribute_of(op, attribute) for attribute in op.derived_attributes)
    record = op.record
    return Operation(
        op.operation_name,
        record.value_as_string("opName"),
        op.dialect.name,
        op.cpp_class_name,
        op.cpp_namespace,
        op.summary.strip(),
        op.description,
        arguments,
        tuple(argument for argument in arguments if isinstance(argument, Value)),
        (*(a for a in arguments if isinstance(a, Attribute)), *derived),
        tuple(argument for argument in arguments if isinstance(argument, Property)),
        tuple(value_of(op, result) for result in op.results),
        tuple(
            Region(*block_of(op, region.name, region.constraint, region.is_variadic))
            for region in op.regions
        ),
        tuple(
            Successor(*block_of(op, one.name, one.constraint, one.is_variadic))
            for one in op.successors
        ),
        tuple(trait_of(trait) for trait in op.traits),
        op.assembly_format,
        record.value_as_bit("hasCustomAssemblyFormat"),
        op.all_result_types_known,
        tuple(effects_of(op)),
        record,
    )


def effects_of(op: op_model.Operator) -> Iterator[Effect]:
    """Those of the operation, then those of its arguments and results."""
    for trait in op.traits:
        if trait.is_side_effects:
            for record in trait.record.value_as_list_of_defs("effects"):
                yield effect_of(SideEffect(record), "")
    for index, argument in enumerate(op.arguments):
        for effect in op.argument_side_effects(index):
            yield effect_of(effect, argument.name)
    for index, result in enumerate(op.results):
        for effect in op.result_side_effects(index):
            yield effect_of(effect, result.name)


def effect_of(effect: SideEffect, value: str) -> Effect:
    record = effect.record
    name = record.direct_superclasses[-1].name if record.is_anonymous else record.name
    return Effect(name, effect.name, effect.resource, value, record)


def argument_of(op: op_model.Operator, argument: op_model.Argument) -> Argument:
    if isinstance(argument, op_model.NamedTypeConstraint):
        return value_of(op, argument)
    if isinstance(argument, op_model.NamedAttribute):
        return attribute_of(op, argument)
    prop = argument.prop
    return Property(
        argument.name,
        prop.summary,
        prop.property_def_name,
        prop.default_value,
        prop.storage_type,
        prop.interface_type,
        op.getter_name(argument.name),
        prop.record,
    )


def value_of(op: op_model.Operator, value: op_model.NamedTypeConstraint) -> Value:
    constraint = value.constraint
    arity: Arity = "one"
    if value.is_variadic_of_variadic:
        arity = "groups"
    elif value.is_variadic:
        arity = "any"
    elif value.is_optional:
        arity = "optional"
    return Value(
        value.name,
        constraint.summary,
        constraint.def_name,
        arity,
        constraint.cpp_type,
        op.getter_name(value.name) if value.name else "",
        condition_of(constraint),
        constraint.record,
    )


def attribute_of(op: op_model.Operator, named: op_model.NamedAttribute) -> Attribute:
    attribute: ModelAttribute = named.attr
    return Attribute(
        named.name,
        attribute.summary,
        attribute.attr_def_name,
        attribute.is_optional,
        attribute.is_derived,
        attribute.default_value,
        attribute.storage_type,
        attribute.return_type,
        op.getter_name(named.name),
        condition_of(attribute),
        attribute.record,
    )


def condition_of(constraint: ModelConstraint) -> str:
    condition = constraint.condition if constraint.predicate is not None else ""
    return "" if condition in ("true", "(true)") else condition


def block_of(
    op: op_model.Operator, name: str, constraint: ModelConstraint, is_variadic: bool
) -> tuple[str, str, str, bool, str, Record]:
    getter = op.getter_name(name) if name else ""
    return name, constraint.summary, constraint.def_name, is_variadic, getter, constraint.record


def trait_of(trait: ModelTrait) -> Trait:
    return Trait(
        trait.record.name, trait.qualified_name, trait.kind, trait.declares_methods, trait.record
    )


def definitions(
    found: list[Record],
    kind: Literal["type", "attribute"],
    dialect: str,
    mistakes: list[RecordError] | None,
) -> list[Definition]:
    def make(record: Record) -> Definition | None:
        view = attr_or_type_def.AttrOrTypeDef(record, kind)
        return definition_of(view, kind) if dialect in ("", view.dialect.name) else None

    return [one for one in each(found, make, mistakes) if one is not None]


def definition_of(
    view: attr_or_type_def.AttrOrTypeDef, kind: Literal["type", "attribute"]
) -> Definition:
    return Definition(
        kind,
        view.unique_name,
        view.mnemonic,
        view.dialect.name,
        view.cpp_class_name,
        view.dialect.cpp_namespace,
        view.summary.strip(),
        view.description,
        tuple(parameter_of(parameter) for parameter in view.parameters),
        traits_of(view.record),
        view.assembly_format,
        view.has_custom_assembly_format,
        view.record,
    )


def traits_of(record: Record) -> tuple[Trait, ...]:
    return tuple(trait_of(t) for t in flatten_traits(record.value_as_list_of_defs("traits")))


def parameter_of(parameter: attr_or_type_def.AttrOrTypeParameter) -> Parameter:
    return Parameter(
        parameter.name,
        parameter.cpp_type,
        parameter.summary or "",
        parameter.is_optional,
        parameter.default_value or "",
        parameter.accessor_name,
        parameter.syntax,
    )


def enum_of(info: enum_model.EnumInfo) -> Enum:
    record = info.record
    return Enum(
        info.class_name,
        record.value_as_string("cppNamespace"),
        record.value_as_optional_string("summary") or "",
        record.value_as_string("underlyingType"),
        info.is_bit_enum,
        tuple(
            EnumCase(
                case.symbol,
                case.str,
                case.value,
                case.record.value_as_optional_string("summary") or "",
            )
            for case in info.cases
        ),
        record,
    )


def interface_of_kind(one: tuple[Literal["operation", "type", "attribute"], Record]) -> Interface:
    kind, record = one
    return interface_of(kind, interface.Interface(record))


def interface_of(
    kind: Literal["operation", "type", "attribute"], view: interface.Interface
) -> Interface:
    return Interface(
        kind,
        view.name,
        view.cpp_namespace,
        view.description,
        tuple(
            Method(
                method.name,
                method.return_type,
                tuple((argument.type, argument.name) for argument in method.arguments),
                method.is_static,
                bool(method.body or method.default_body),
                method.description,
            )
            for method in view.methods
        ),
        tuple(base.qualified_name for base in view.bases),
        view.record,
    )


def pass_of(view: pass_model.Pass) -> Pass:
    return Pass(
        view.name,
        view.argument,
        view.base_class,
        view.summary,
        view.description,
        tuple(view.dependent_dialects),
        tuple(
            PassOption(o.cpp_name, o.argument, o.type, o.default, o.description, o.is_list)
            for o in view.options
        ),
        tuple((statistic.name, statistic.description) for statistic in view.statistics),
        view.record,
    )


def token_kind(
    token: lexer.FormatToken,
) -> Literal["variable", "literal", "directive", "mark", "string", "word"]:
    if token.kind == "variable":
        return "variable"
    if token.kind == "literal":
        return "literal"
    if token.kind == "string":
        return "string"
    if token.is_keyword:
        return "directive"
    return "word" if token.kind == "identifier" else "mark"
