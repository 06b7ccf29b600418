"""A project's dialects as data for other tools: docs/dialect-json.md describes it.

VERSION grows when a field changes its meaning or is removed, not when one is added.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from tblgen_build import mlir
from tblgen_build.project.installed_llvm import llvm_folder

if TYPE_CHECKING:
    from tblgen_build._core import Record
    from tblgen_build.document.content import Content

VERSION = 1
USES = (
    mlir.Value,
    mlir.Attribute,
    mlir.Property,
    mlir.Region,
    mlir.Successor,
    mlir.Trait,
    mlir.Effect,
)
LEFT_OUT = frozenset({"record", "condition"})  # of what a model has


def document(content: Content) -> dict[str, Any]:
    return {
        "version": VERSION,
        "dialects": [dialect_data(content.of_dialect(d.name)) for d in content.dialects],
        "enums": [plain(one) for one in content.other_enums],
        "interfaces": [plain(one) for one in content.other_interfaces],
        "passes": [plain(one) for one in content.passes],
    }


def dialect_data(own: Content) -> dict[str, Any]:
    [dialect] = own.dialects
    name = dialect.record.value_as_string("name")  # though pages of others have it, too
    return {
        **plain(dialect._replace(name=name)),
        "operations": [operation_data(op._replace(dialect=name)) for op in own.operations],
        "types": [plain(one._replace(dialect=name)) for one in own.types],
        "attributes": [plain(one._replace(dialect=name)) for one in own.attributes],
        "enums": [plain(one) for one in own.enums],
        "interfaces": [plain(one) for one in own.interfaces],
    }


def operation_data(op: mlir.Operation) -> dict[str, Any]:
    """Arguments as names. The lists of each kind say what they are."""
    return {**plain(op), "arguments": [argument.name for argument in op.arguments]}


def plain(value: Any) -> Any:
    """Named tuples as objects, with the place of what has a record of its own in the source."""
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        fields: dict[str, Any] = {
            name: plain(getattr(value, name)) for name in value._fields if name not in LEFT_OUT
        }
        if "record" in value._fields and has_place(value):
            record: Record = getattr(value, "record")  # noqa: B009 -- of any of the models
            fields["defined_as"] = record.name
            fields["location"] = place(record)
        return fields
    if isinstance(value, (tuple, list)):
        return [plain(one) for one in value]
    return value


def has_place(value: object) -> bool:
    """Whether it has a place of its own. An operand has not: it stands where its operation does."""
    return not isinstance(value, USES)


def place(record: Record) -> dict[str, Any]:
    return {"file": short_path(record.location.file), "line": record.location.line}


def short_path(path: str) -> str:
    """Below the current folder from there, LLVM's files from its include folder."""
    near = os.path.relpath(path)
    if not near.startswith(".."):
        return near
    folder = llvm_folder(os.path.dirname(os.path.abspath(path)))
    return os.path.relpath(path, folder) if folder else path
