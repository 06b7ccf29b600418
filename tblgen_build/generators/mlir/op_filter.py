"""Selects a generator's operations: `--op-include-regex`, `--op-exclude-regex`."""

from __future__ import annotations

from tblgen_build._core import RecordError, Regex
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import of_each_record
from tblgen_build.registry import Option

from .model.operator import Operator, Views

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

OP_FILTER_OPTIONS: Final = (
    Option("op-include-regex", help="names of the operations to include (empty: all)"),
    Option("op-exclude-regex", help="names of the operations to exclude (empty: none)"),
)


def requested_records(records: Records, options: Options) -> list[Record]:
    """The operations asked for, character by character in order of their records' names.

    Everything else sorts numbers in names by their value; operations alone do not.
    """
    definitions = definitions_of(records, "Op", "mlir/IR/OpBase.td")
    include = _pattern(options, "op-include-regex")
    exclude = _pattern(options, "op-exclude-regex")
    found = sorted(definitions, key=lambda record: record.name)
    return [record for record in found if _is_requested(record, include, exclude)]


def requested_operators(records: Records, options: Options) -> list[Operator]:
    views = Views()
    requested = requested_records(records, options)
    return of_each_record(requested, lambda record: Operator(record, records, views))


def _pattern(options: Options, name: str) -> Regex | None:
    text = options.string(name)
    if not text:
        return None
    try:
        return Regex(text)
    except ValueError as error:
        raise RecordError(
            f"--{name}: '{text}' is not an extended regular expression: {error}"
        ) from None


def _is_requested(record: Record, include: Regex | None, exclude: Regex | None) -> bool:
    if include is None and exclude is None:
        return True
    prefix = record.value_as_def("opDialect").value_as_string("name")
    name = record.value_as_string("opName")
    full_name = f"{prefix}.{name}" if prefix else name
    if include is not None and not include.search(full_name):
        return False
    return exclude is None or not exclude.search(full_name)
