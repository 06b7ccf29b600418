"""What changed in types, attributes, enums, interfaces and passes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tblgen_build.breaking.change import ALL, CPP, IR, Change
from tblgen_build.breaking.name_changes import class_changes, format_changes, quoted
from tblgen_build.breaking.pairs import is_reordered, paired

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tblgen_build.breaking.change import Breaks
    from tblgen_build.mlir import Definition, Enum, EnumCase, Interface, Method, Parameter, Pass

COMMANDS: tuple[Breaks, ...] = ("command line",)


# --- types and attributes --------------------------------------------------------


def definition_changes(old: Definition, new: Definition) -> Iterator[Change]:
    """Their bytecode contains the text unless C++ writes another form, so both break together."""
    yield from class_changes(old, new)
    parameters = paired(old.parameters, new.parameters, lambda parameter: parameter.name)
    for before, after in parameters.both:
        yield from changes_of_parameter(new, before, after)
    for gone in parameters.removed:
        message = f"parameter {quoted(gone.name)} is gone"
        yield Change("parameter-removed", f"{new.name} {gone.name}", message, ALL, new.record)
    for came in parameters.added:
        breaks = CPP if came.is_optional or came.default else ALL
        message = f"parameter {quoted(came.name)} is new"
        yield Change("parameter-added", f"{new.name} {came.name}", message, breaks, new.record)
    if is_reordered([one.name for one in old.parameters], [one.name for one in new.parameters]):
        order = ", ".join(one.name for one in new.parameters)
        message = f"its parameters are now {order}"
        yield Change("parameters-reordered", new.name, message, CPP, new.record)
    yield from format_changes(old, new, "bytecode")


def changes_of_parameter(whose: Definition, old: Parameter, new: Parameter) -> Iterator[Change]:
    if old.cpp_type != new.cpp_type:
        message = f"parameter {quoted(new.name)} was {old.cpp_type}, is {new.cpp_type}"
        subject = f"{whose.name} {new.name}"
        yield Change("parameter-type-changed", subject, message, ALL, whose.record)


# --- enums -----------------------------------------------------------------------


def enum_changes(old: Enum, new: Enum) -> Iterator[Change]:
    if (old.underlying_type, old.is_bit_enum) != (new.underlying_type, new.is_bit_enum):
        message = f"its integer was {integer_of(old)}, is {integer_of(new)}"
        yield Change("enum-type-changed", new.name, message, ALL, new.record)
    cases = paired(old.cases, new.cases, lambda case: case.symbol)
    cases = cases.joined(lambda case: (case.text, case.value))
    for before, after in cases.both:
        yield from changes_of_case(new, before, after)
    for gone in cases.removed:
        message = f"case {quoted(gone.symbol)} is gone"
        yield Change("case-removed", f"{new.name} {gone.symbol}", message, ALL, new.record)


def changes_of_case(whose: Enum, old: EnumCase, new: EnumCase) -> Iterator[Change]:
    subject = f"{whose.name} {new.symbol}"
    if old.symbol != new.symbol:
        message = f"case {quoted(old.symbol)} is now {quoted(new.symbol)}"
        yield Change("case-renamed", subject, message, CPP, whose.record)
    if old.text != new.text:
        message = f"case {quoted(new.symbol)} was written '{old.text}', is written '{new.text}'"
        yield Change("case-text-changed", subject, message, IR, whose.record)
    if old.value != new.value:
        message = f"case {quoted(new.symbol)} was {old.value}, is {new.value}"
        yield Change("case-value-changed", subject, message, IR, whose.record)


def integer_of(enum: Enum) -> str:
    return (enum.underlying_type or "as wide as its cases") + (" of bits" * enum.is_bit_enum)


# --- interfaces --------------------------------------------------------------------


def interface_changes(old: Interface, new: Interface) -> Iterator[Change]:
    methods = paired(old.methods, new.methods, overload_of).joined(lambda method: method.name)
    for before, after in methods.both:
        if signature_of(before) != signature_of(after):
            message = f"{signature_of(before)} is now {signature_of(after)}"
            yield Change("method-changed", f"{new.name} {after.name}", message, CPP, new.record)
    for gone in methods.removed:
        message = f"{signature_of(gone)} is gone"
        yield Change("method-removed", f"{new.name} {gone.name}", message, CPP, new.record)
    for came in methods.added:
        if not came.has_default:
            message = f"{signature_of(came)} is new, and has no default"
            yield Change("method-added", f"{new.name} {came.name}", message, CPP, new.record)


def overload_of(method: Method) -> tuple[str, ...]:
    return method.name, *(kind for kind, _ in method.arguments)


def signature_of(method: Method) -> str:
    types = ", ".join(kind for kind, _ in method.arguments)
    return f"{'static ' * method.is_static}{method.return_type} {method.name}({types})"


# --- passes ------------------------------------------------------------------------


def pass_changes(old: Pass, new: Pass) -> Iterator[Change]:
    if old.argument != new.argument:
        message = f"its argument was -{old.argument}, is -{new.argument}"
        yield Change("pass-renamed", new.name, message, COMMANDS, new.record)
    options = paired(old.options, new.options, lambda option: option.argument)
    for gone in options.removed:
        message = f"option '{gone.argument}' is gone"
        subject = f"{new.name} {gone.argument}"
        yield Change("option-removed", subject, message, (*CPP, *COMMANDS), new.record)
    for before, after in options.both:
        subject = f"{new.name} {after.argument}"
        if (before.type, before.is_list) != (after.type, after.is_list):
            message = f"option '{after.argument}' was {before.type}, is {after.type}"
            yield Change("option-type-changed", subject, message, (*CPP, *COMMANDS), new.record)
        elif before.default != after.default:
            was, is_now = before.default or "none", after.default or "none"
            message = f"the default of option '{after.argument}' was {was}, is {is_now}"
            yield Change("option-default-changed", subject, message, COMMANDS, new.record)
