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

from tblgen_build.mlir.formats import (
    definition_format_pitfalls,
    definition_format_problem,
    format_pitfalls,
    format_problem,
    format_tokens,
    misplaced_inference,
)
from tblgen_build.mlir.models import (
    Argument,
    Attribute,
    Definition,
    Dialect,
    Effect,
    Enum,
    EnumCase,
    FormatToken,
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
from tblgen_build.mlir.queries import (
    attributes,
    definition,
    dialects,
    enums,
    interfaces,
    operation,
    operations,
    passes,
    types,
)

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
