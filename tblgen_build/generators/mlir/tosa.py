"""What TOSA operations require of a target."""

from __future__ import annotations

from tblgen_build._core import Records
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mlir.model.availability import (
    QUERY_TAIL,
    Availability,
    availabilities,
    own_requirements,
    query_head,
)
from tblgen_build.generators.mlir.model.definitions import definitions_of
from tblgen_build.generators.mlir.model.operator import Operator
from tblgen_build.generators.string_map import string_map_order
from tblgen_build.registry import Options, generator


def _queries(op: Operator) -> list[str]:
    found = availabilities(op.record)
    dimensions: dict[str, Availability] = {}
    for availability in found:
        dimensions.setdefault(availability.dimension, availability)
    parts: list[str] = []
    for dimension in string_map_order(dimensions):
        parts.append(query_head(dimensions[dimension], op.cpp_class_name))
        parts += own_requirements(dimension, found)
        parts.append(QUERY_TAIL)
    return parts


@generator("gen-tosa-avail-impls", help="Generate TOSA operation utility definitions")
def AVAIL_IMPLS(records: Records, options: Options) -> str:
    parts = [file_header("TOSA Op Availability Implementations")]
    for record in definitions_of(records, "Tosa_Op", "mlir/Dialect/Tosa/IR/TosaOpBase.td"):
        if record.value_as_bit("autogenAvailability"):
            parts += _queries(Operator(record))
    return "".join(parts)
