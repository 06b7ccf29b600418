"""Finds the record for `show generated code`: the operation at the cursor, or another record."""

from __future__ import annotations

from tblgen_build import _core
from tblgen_build.lsp.positions import printable
from tblgen_build.lsp.project import OpenProject


def subject(project: OpenProject, path: str, offset: int) -> tuple[str, str]:
    """The operation's name, or what is shown where there is none: a record as it is resolved."""
    records = project.records_of(path)
    tree = project.tree(path)
    if records is None:
        return "", "// The file has not been evaluated yet, or has errors."
    for chunk in tree.chunks_at(offset):
        node = chunk.node_at(offset - chunk.offset)
        record_node = node.record() if node is not None else None
        if record_node is None:
            continue
        record = records.get_def(record_node.name) or records.get_class(record_node.name)
        if record is None:
            continue
        name = operation_name(record)
        return (name, "") if name else ("", printable(str(record)))
    return "", "// There is no record at the cursor."


def operation_name(record: _core.Record) -> str:
    if record.is_class or not record.is_subclass_of("Op"):
        return ""
    try:
        dialect = record.value_as_def("opDialect").value_as_string("name")
        name = record.value_as_string("opName")
    except _core.RecordError:
        return ""
    return f"{dialect}.{name}" if dialect else name
