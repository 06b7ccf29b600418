"""When an operation or enumerant may be used: records of class `Availability`.

SPIR-V and TOSA describe with them which versions, extensions, capabilities or
profiles a target must have. Each dimension is a class of its own, with a query
function and a rule for merging what several parts of an operation require.
"""

from __future__ import annotations

from tblgen_build._core import Record
from tblgen_build.generators.mlir.model.placeholders import substitute


class Availability:
    """A view of a record of class `Availability`: one requirement in one dimension."""

    __slots__ = ("_dimension", "record")

    def __init__(self, record: Record) -> None:
        self.record = record
        self._dimension: str | None = None

    @property
    def dimension(self) -> str:
        """The name of the class that describes the dimension."""
        if self._dimension is None:
            self._dimension = self._read_dimension()
        return self._dimension

    def _read_dimension(self) -> str:
        classes = self.record.direct_superclasses
        if len(classes) != 1:
            raise self.record.error(
                f"availability '{self.record.name}' must derive from one class directly, "
                f"not from {len(classes)}"
            )
        return classes[0].name

    @property
    def interface_namespace(self) -> str:
        return self.record.value_as_string("cppNamespace")

    @property
    def interface_name(self) -> str:
        return self.record.value_as_string("interfaceName")

    @property
    def interface_description(self) -> str:
        return self.record.value_as_string("interfaceDescription")

    @property
    def query_type(self) -> str:
        return self.record.value_as_string("queryFnRetType")

    @property
    def query_name(self) -> str:
        return self.record.value_as_string("queryFnName")

    @property
    def merge_action(self) -> str:
        return self.record.value_as_string("mergeAction")

    @property
    def initializer(self) -> str:
        return self.record.value_as_string("initializer")

    @property
    def instance_type(self) -> str:
        return self.record.value_as_string("instanceType")

    @property
    def instance_preparation(self) -> str:
        """Statements that must stand before the instance is used."""
        return self.record.value_as_string("instancePreparation")

    @property
    def instance(self) -> str:
        return self.record.value_as_string("instance")

    def merge(self, instance: str) -> str:
        """The C++ that adds the requirement `instance` to those found before."""
        return substitute(self.merge_action, {"overall": "tblgen_overall", "instance": instance})


def availabilities(record: Record) -> list[Availability]:
    """The requirements of an operation or enumerant; none where the record has no such field."""
    if "availability" not in record:
        return []
    return [Availability(found) for found in record.value_as_list_of_defs("availability")]
