"""An MLIR dialect as its `Dialect` record describes it."""

from __future__ import annotations

from tblgen_build._core import DagValue, DefValue, Record, RecordError, nearest
from tblgen_build.releases.mlir_operations import (
    DIALECTS_ALWAYS_USE_PROPERTIES,
    FORMATS_BIND_ALL_PROPERTIES,
)

from .described import MaybeDescribed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Records


class Dialect(MaybeDescribed):
    """A view of a record of class `Dialect`."""

    __slots__ = ("dependent_dialects",)

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        # Read at once: a dialect without is rejected whatever is generated.
        self.dependent_dialects = record.value_as_list_of_strings("dependentDialects")

    @property
    def name(self) -> str:
        return self.record.value_as_string("name")

    @property
    def cpp_namespace(self) -> str:
        return self.record.value_as_string("cppNamespace")

    @property
    def cpp_class_name(self) -> str:
        return self.record.name.replace("_", "")

    @property
    def extra_class_declaration(self) -> str:
        return self.record.value_as_string("extraClassDeclaration")

    @property
    def discardable_attributes(self) -> DagValue:
        return self.record.value_as_dag("discardableAttrs")

    def has(self, bit: str) -> bool:
        """The value of one of the dialect's bits, such as `hasCanonicalizer` or `isExtensible`."""
        return self.record.value_as_bit(bit)

    @property
    def uses_properties_for_attributes(self) -> bool:
        if self.record.release.has(DIALECTS_ALWAYS_USE_PROPERTIES):
            return True
        return self.has("usePropertiesForAttributes")

    @property
    def has_strict_formats(self) -> bool:
        """Whether attributes in a format's `attr-dict` are none of the operation's own."""
        field = "useStrictPropertiesInAssemblyFormat"
        if not self.record.release.has(FORMATS_BIND_ALL_PROPERTIES):
            return False
        return field in self.record and self.has(field)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Dialect):
            return NotImplemented
        # Two dialects may have one name, as those of two headers that one file includes.
        return self.record is other.record

    def __hash__(self) -> int:
        return hash(self.record)


def dialect_of(record: Record, field: str = "dialect") -> Dialect | None:
    """The dialect a field refers to; None where the record does not say."""
    value = record.value(field)
    return Dialect(value.record) if isinstance(value, DefValue) else None


def unknown_dialect(records: Records, option: str, name: str) -> list[RecordError]:
    """A warning where the option selects a dialect that is not among those of the records."""
    known = [Dialect(r).name for r in records.all_derived_definitions_if_defined("Dialect")]
    if not name or not known or name in known:
        return []
    near = nearest(name, known)
    hint = f"did you mean '{near}'?" if near else f"there is {', '.join(map(repr, known))}"
    return [RecordError(f"no dialect is called '{name}', which --{option} selects; {hint}")]
