"""Makes the named tuples of what the generators' models know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tblgen_build.generators.mlir.model import attr_or_type_def, interface
from tblgen_build.generators.mlir.model import dialect as dialect_model
from tblgen_build.generators.mlir.model import enum as enum_model
from tblgen_build.generators.mlir.model import operator as op_model
from tblgen_build.generators.mlir.model import passes as pass_model
from tblgen_build.generators.mlir.model.trait import SideEffect, flatten_traits
from tblgen_build.generators.mlir.model.trait import Trait as ModelTrait
from tblgen_build.mlir.models import (
    Argument,
    Attribute,
    Definition,
    Dialect,
    Effect,
    Enum,
    EnumCase,
    Interface,
    Method,
    Operation,
    Parameter,
    Pass,
    PassOption,
    Property,
    Region,
    Successor,
    Trait,
    Value,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Literal

    from tblgen_build._core import Record
    from tblgen_build.generators.mlir.model.attribute import Attribute as ModelAttribute
    from tblgen_build.generators.mlir.model.constraint import Constraint as ModelConstraint

    Arity = Literal["one", "optional", "any", "groups"]


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
