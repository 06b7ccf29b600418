"""All dialects, operations, types and the like that records define.

Each function raises RecordError at the first record that cannot be read. If you pass a list as
`mistakes`, it gets the errors instead, and the other records are read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tblgen_build._core import RecordError
from tblgen_build.generators.mlir.model import attr_or_type_def
from tblgen_build.generators.mlir.model import enum as enum_model
from tblgen_build.generators.mlir.model import operator as op_model
from tblgen_build.generators.mlir.model import passes as pass_model
from tblgen_build.mlir.models import (
    Definition,
    Dialect,
    Enum,
    Interface,
    Operation,
    Pass,
)
from tblgen_build.mlir.reading import (
    definition_of,
    dialect_of,
    enum_of,
    interface_of_kind,
    operation_of,
    pass_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Literal, TypeVar

    from tblgen_build._core import Record, Records

    Source = TypeVar("Source")
    Made = TypeVar("Made")


DECLARATION = "DeclareInterfaceMethods"  # uses of an interface, not interfaces


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


def defined(records: Records, class_: str) -> list[Record]:
    found = records.all_derived_definitions_if_defined(class_)
    return sorted(found, key=lambda record: record.id)


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
