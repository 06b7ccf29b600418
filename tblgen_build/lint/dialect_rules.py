"""Rules of dialects: what is accepted and makes C++ that does not compile, or does something else.

As in `rules.py`, each takes all units and gives findings.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from tblgen_build import mlir
from tblgen_build._core import RecordError, StringValue
from tblgen_build.lint.finding import Finding
from tblgen_build.mlir.queries import defined

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Protocol

    from tblgen_build._core import Location, Record
    from tblgen_build.lint.unit import LintUnit, SourceTrees

    class NamedPart(Protocol):
        """Of an operation."""

        @property
        def name(self) -> str: ...


def operations_of(unit: LintUnit) -> Iterator[mlir.Operation]:
    """Those that can be read; others have their own findings."""
    for record in defined(unit.records, "Op"):
        try:
            yield mlir.operation(record, unit.records)
        except RecordError:
            continue


def definitions_of(unit: LintUnit) -> Iterator[mlir.Definition]:
    for class_ in ("TypeDef", "AttrDef"):
        for record in defined(unit.records, class_):
            try:
                yield mlir.definition(record)
            except RecordError:
                continue


def fragile_format(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    """What is printed is not what is read."""
    for unit in units:
        problems = [
            problem
            for operation in operations_of(unit)
            if is_own(unit, operation.record)
            for problem in mlir.format_pitfalls(operation, unit.records)
        ]
        for definition in definitions_of(unit):
            if is_own(unit, definition.record):
                problems += mlir.definition_format_pitfalls(definition)
        for problem in problems:
            if problem.location is not None and problem.location.file in unit.own:
                advice = "".join([text for text, _ in problem.notes[1:]])  # the first says in what
                yield at(problem.location, "fragile-format", problem.message, advice)


def misplaced_inference(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    """A result's type is that of an operand by its number, and what is before it may be many."""
    for unit in units:
        for operation in operations_of(unit):
            if not is_own(unit, operation.record):
                continue
            if names := mlir.misplaced_inference(operation, unit.records):
                message = (
                    f"the result's type is taken from operand '{names[0]}' by its number, which "
                    f"depends on how many values '{names[1]}' before it has"
                )
                note = f"let '{names[0]}' come first, or infer the types in C++"
                yield at(operation.record.location, "misplaced-inference", message, note)


def operation_in_attribute(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    """The predicate of an attribute becomes a function that knows no operation."""
    for unit in units:
        for operation in operations_of(unit):
            for attribute in operation.attributes:
                if "$_op" not in attribute.condition:
                    continue
                places = [attribute.record.location, operation.record.location]
                for place in [one for one in places if one.file in unit.own][:1]:
                    message = (
                        f"the constraint '{attribute.record.name}' of attribute "
                        f"'{attribute.name}' of '{operation.name}' asks for '$_op', which checks "
                        "of attributes do not have: their C++ does not compile"
                    )
                    yield at(place, "operation-in-attribute", message)


def wrong_constraint(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    """What no generator refuses, and no C++ compiler accepts."""
    for unit in units:
        for operation in operations_of(unit):
            if is_own(unit, operation.record):
                for message in misplaced_constraints(operation):
                    yield at(operation.record.location, "wrong-constraint", message)


def misplaced_constraints(operation: mlir.Operation) -> Iterator[str]:
    parts: list[tuple[str, str, mlir.Region | mlir.Successor]] = []
    parts += [("region", "RegionConstraint", region) for region in operation.regions]
    parts += [("successor", "SuccessorConstraint", each) for each in operation.successors]
    for kind, class_, part in parts:
        if not part.record.is_subclass_of(class_):
            name = f" '{part.name}'" if part.name else ""
            yield (
                f"{kind}{name} of '{operation.name}' is '{part.constraint}', which says nothing "
                f"of {kind}s: write Any{kind.capitalize()}"
            )
    names = {attribute.name for attribute in operation.attributes}
    for operand in operation.operands:
        if operand.record.is_subclass_of("VariadicOfVariadic"):
            segments = operand.record.value_as_string("segmentAttrName")
            if segments not in names:
                yield (
                    f"operand '{operand.name}' of '{operation.name}' has its sizes in the "
                    f"attribute '{segments}', which is missing: add DenseI32ArrayAttr:${segments}"
                )


def same_operation(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    """Two operations of one dialect with one name."""
    for unit in units:
        first: dict[tuple[str, str], Record] = {}
        for operation in operations_of(unit):
            record = operation.record
            key = operation.name, record.value_as_def("opDialect").name
            other = first.setdefault(key, record)
            if other is not record and record.location.file in unit.own:
                yield twice(record.location, "same-operation", f"'{operation.name}'", other)


# Of C++20: nothing can have such a name.
WORDS = """
alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t
char32_t class co_await co_return co_yield compl concept const const_cast consteval constexpr
constinit continue decltype default delete do double dynamic_cast else enum explicit export extern
false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr
operator or or_eq private protected public register reinterpret_cast requires return short signed
sizeof static static_assert static_cast struct switch template this thread_local throw true try
typedef typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq
"""
KEYWORDS = frozenset(WORDS.split())


def cpp_keyword(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    """Names that become those of parameters, members or enumerators in C++."""
    for unit in units:
        for record, what, owner, name in names_in_cpp(unit):
            if name in KEYWORDS and record.location.file in unit.own:
                message = f"{what} '{name}' of '{owner}' is a C++ keyword: its C++ does not compile"
                yield at(record.location, "cpp-keyword", message)
        yield from no_cpp_names(unit)


_NAMESPACE = re.compile(r"(?:::)?[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*|", re.A)
_ENUMERATOR = re.compile(r"\w+", re.A)  # before a digit, the generator puts a "_"


def no_cpp_names(unit: LintUnit) -> Iterator[Finding]:
    """Texts that are written into C++ as names."""
    for enum in enums_of(unit):
        for case in enum.cases:
            if not _ENUMERATOR.fullmatch(case.symbol) and is_own(unit, enum.record):
                message = f"case '{case.symbol}' of '{enum.name}' is no name in C++"
                advice = "its text can be given apart, as the argument after the value"
                yield at(enum.record.location, "cpp-keyword", message, advice)
    for class_ in ("Dialect", "EnumInfo", "Interface"):
        for record in defined(unit.records, class_):
            namespace = record.value("cppNamespace") if "cppNamespace" in record else None
            if not isinstance(namespace, StringValue) or not is_own(unit, record):
                continue
            if not _NAMESPACE.fullmatch(namespace.value):
                message = (
                    f"cppNamespace '{namespace.value}' of '{record.name}' is no namespace in C++"
                )
                yield at(record.location, "cpp-keyword", message, "its parts are joined by '::'")


def names_in_cpp(unit: LintUnit) -> Iterator[tuple[Record, str, str, str]]:
    """The record, what it is called in messages, and whose it is, then the name."""
    for operation in operations_of(unit):
        kinds: dict[str, Sequence[NamedPart]] = {
            "operand": operation.operands,
            "attribute": operation.attributes,
            "property": operation.properties,
            "result": operation.results,
            "successor": operation.successors,
        }
        for kind, parts in kinds.items():
            for part in parts:
                yield operation.record, kind, operation.name, part.name
    for definition in definitions_of(unit):
        for parameter in definition.parameters:
            yield definition.record, "parameter", definition.name, parameter.name
    for enum in enums_of(unit):
        for case in enum.cases:
            yield enum.record, "case", enum.name, case.symbol


def same_case(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    """An enum with a value, a name or a text twice; bits may be named again."""
    for unit in units:
        for enum in enums_of(unit):
            if enum.record.location.file not in unit.own:
                continue
            found = [f"{' and '.join(symbols)} have one {what}" for what, symbols in repeated(enum)]
            if found:
                message = f"of the cases of '{enum.name}', {'; '.join(found)}"
                yield at(enum.record.location, "same-case", message)


def repeated(enum: mlir.Enum) -> Iterator[tuple[str, list[str]]]:
    """What several cases have in common, and their names."""
    kinds: dict[str, list[int | str]] = {
        "value": [] if enum.is_bit_enum else [case.value for case in enum.cases],
        "C++ name": [case.symbol for case in enum.cases],
        "text": [case.text for case in enum.cases],
    }
    for what, values in kinds.items():
        for value in dict.fromkeys(values):
            if values.count(value) > 1:
                named = [
                    c.symbol for c, own in zip(enum.cases, values, strict=False) if own == value
                ]
                yield f"{what}, {value}", named


def enums_of(unit: LintUnit) -> list[mlir.Enum]:
    try:
        return mlir.enums(unit.records)
    except RecordError:
        return []


def is_own(unit: LintUnit, record: Record) -> bool:
    return record.location.file in unit.own


def twice(location: Location, code: str, what: str, other: Record) -> Finding:
    place = f"{os.path.relpath(other.location.file)}:{other.location.line}"
    return at(location, code, f"there is another operation {what}", f"'{other.name}' at {place}")


def at(place: Location, code: str, message: str, note: str = "") -> Finding:
    notes = ((note, None),) if note else ()
    return Finding(place.file, place.line, place.column, code, message, notes)
