"""When an operation or enumerant may be used: records of class `Availability`.

SPIR-V and TOSA describe with them which versions, extensions, capabilities or
profiles a target must have. Each dimension is a class of its own, with a query
function and a rule for merging what several parts of an operation require.
"""

from __future__ import annotations

from tblgen_build._core import Record
from tblgen_build.generators.mlir.placeholders import substitute
from tblgen_build.lazy import lazy


class Availability:
    """A view of a record of class `Availability`: one requirement in one dimension."""

    def __init__(self, record: Record) -> None:
        self.record = record

    @lazy
    def dimension(self) -> str:
        """The name of the class that describes the dimension."""
        classes = self.record.direct_superclasses
        if len(classes) != 1:
            raise self.record.error(
                f"availability '{self.record.name}' must derive from one class directly, "
                f"not from {len(classes)}"
            )
        return classes[0].name

    @lazy
    def interface_namespace(self) -> str:
        return self.record.value_as_string("cppNamespace")

    @lazy
    def interface_name(self) -> str:
        return self.record.value_as_string("interfaceName")

    @property
    def interface_description(self) -> str:
        return self.record.value_as_string("interfaceDescription")

    @lazy
    def query_type(self) -> str:
        return self.record.value_as_string("queryFnRetType")

    @lazy
    def query_name(self) -> str:
        return self.record.value_as_string("queryFnName")

    @lazy
    def merge_action(self) -> str:
        return self.record.value_as_string("mergeAction")

    @lazy
    def initializer(self) -> str:
        return self.record.value_as_string("initializer")

    @lazy
    def instance_type(self) -> str:
        return self.record.value_as_string("instanceType")

    @lazy
    def instance_preparation(self) -> str:
        """Statements that must stand before the instance is used."""
        return self.record.value_as_string("instancePreparation")

    @lazy
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


def query_head(availability: Availability, op_class: str) -> str:
    """The beginning of the query function of an operation, up to its first requirement."""
    return (
        f"{availability.query_type} {op_class}::{availability.query_name}() {{\n"
        f"  {availability.query_type} tblgen_overall = {availability.initializer};\n"
    )


def own_requirements(dimension: str, found: list[Availability]) -> list[str]:
    """The statements that merge the operation's own requirements in one dimension."""
    return [
        f"  {{\n    {availability.instance_preparation}\n"
        f"    {availability.merge(availability.instance)};\n  }}\n"
        for availability in found
        if availability.dimension == dimension
        and (availability.instance_preparation or availability.merge_action)
    ]


QUERY_TAIL = "  return tblgen_overall;\n}\n"
