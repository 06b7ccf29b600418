"""The documented parts of a dialect, and their order. Knows nothing of the output."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.definitions import input_error
from tblgen_build.generators.mistakes import of_each
from tblgen_build.generators.mlir.documentation.documentation_options import (
    DIALECT_OPTION,
    KEEPS_ORDER,
)
from tblgen_build.generators.mlir.model.attr_or_type_def import AttrOrTypeDef
from tblgen_build.generators.mlir.model.dialect import Dialect
from tblgen_build.generators.mlir.op_filter import requested_operators
from tblgen_build.generators.unstable_sort import unstable_sorted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build._core import Record, Records
    from tblgen_build.generators.mlir.model.attr_or_type_def import DefKind
    from tblgen_build.generators.mlir.model.operator import Operator
    from tblgen_build.registry import Options


class OpGroup:
    """Operations that are documented together; most stand alone, without a summary."""

    __slots__ = ("description", "ops", "summary")

    def __init__(self, summary: str, description: str, ops: list[Operator]) -> None:
        self.summary = summary
        self.description = description
        self.ops = ops

    @property
    def sort_key(self) -> str:
        return (self.summary or self.ops[0].record.value_as_string("opName")).lower()


def _groups(ops: Sequence[Operator], records: Records, *, keeps_order: bool) -> list[OpGroup]:
    """In order of their names. Raises RecordError for a group that lacks a field."""
    alone: list[OpGroup] = []
    members: dict[Record, list[Operator]] = {}
    for op in ops:
        record = op.record.value_as_optional_def("opDocGroup")
        if record is None:
            alone.append(OpGroup("", "", [op]))
        else:
            members.setdefault(record, []).append(op)
    groups = [
        OpGroup(r.value_as_string("summary"), r.value_as_string("description"), members[r])
        for r in records.all_derived_definitions_if_defined("OpDocGroup")
        if r in members
    ]
    # Of one name, those that stand alone come first, and groups by their records' names, until
    # there are so many that the reference's sort is no longer stable.
    # The other order is that of records' names, groups last.
    if keeps_order:
        return alone + groups
    return unstable_sorted(alone + groups, key=lambda group: group.sort_key)


class DialectContents:
    """The selected dialect with its operations, attributes and types."""

    __slots__ = ("attributes", "dialect", "groups", "types")

    def __init__(self, records: Records, options: Options) -> None:
        """Raises RecordError where no dialect can be selected, or something in it is broken."""
        dialect = _selected_dialect(records, options)
        self.dialect = dialect
        # In this order faults are found.
        self.attributes = _definitions(records, dialect, "attribute")
        ops = [op for op in requested_operators(records, options) if op.dialect == dialect]
        self.groups = _groups(ops, records, keeps_order=options.flag(KEEPS_ORDER.name))
        self.types = _definitions(records, dialect, "type")


def _selected_dialect(records: Records, options: Options) -> Dialect:
    """The dialect that is meant: the one of that name, or the only one there is."""
    name = options.string(DIALECT_OPTION.name)
    dialects = [Dialect(r) for r in records.all_derived_definitions_if_defined("Dialect")]
    if not dialects:
        raise input_error(records, "no dialect is defined here, so there is none to document")
    if name:
        for dialect in dialects:
            if dialect.name == name:
                return dialect
        known = ", ".join([f"'{dialect.name}'" for dialect in dialects])
        raise RecordError(f"the dialect '{name}' selected with --dialect is not one of {known}")
    if len(dialects) > 1:
        known = ", ".join([f"'{dialect.name}'" for dialect in dialects])
        raise dialects[1].record.error(f"select one of the dialects {known} with --dialect")
    return dialects[0]


def _definitions(records: Records, dialect: Dialect, kind: DefKind) -> list[AttrOrTypeDef]:
    # All of them are checked, so that a broken one is found whichever dialect is documented.
    class_ = "AttrDef" if kind == "attribute" else "TypeDef"
    of_class = records.all_derived_definitions_if_defined(class_)
    found = of_each(of_class, lambda record: AttrOrTypeDef(record, kind))
    return [definition for definition in found if definition.dialect == dialect]
