"""What can be said of assembly formats: their tokens, mistakes and pitfalls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tblgen_build._core import RecordError
from tblgen_build.generators.mlir.assembly_format import errors, lexer, op_checks, pitfalls
from tblgen_build.generators.mlir.assembly_format.definition_parser import parse_definition_format
from tblgen_build.generators.mlir.model import attr_or_type_def
from tblgen_build.generators.mlir.model import operator as op_model
from tblgen_build.mlir.models import (
    Definition,
    FormatToken,
    Operation,
)

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Literal

    from tblgen_build._core import Record, Records


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
