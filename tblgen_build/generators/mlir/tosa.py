"""What TOSA operations require of a target."""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import of_each
from tblgen_build.generators.mlir.model.availability import availabilities
from tblgen_build.generators.mlir.model.operator import Operator
from tblgen_build.generators.mlir.requirements import by_dimension, own_requirements, query
from tblgen_build.generators.string_map import string_map_order
from tblgen_build.registry import generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Records
    from tblgen_build.registry import Options


def _queries(op: Operator) -> list[str]:
    found = availabilities(op.record)
    dimensions = by_dimension(found)
    return [
        query(dimensions[name], op.cpp_class_name, own_requirements(name, found))
        for name in string_map_order(dimensions, op.record.release)
    ]


@generator("gen-tosa-avail-impls", help="availability of TOSA operations", since=21, until=23)
def AVAIL_IMPLS(records: Records, options: Options) -> str:
    found = [
        record
        for record in definitions_of(records, "Tosa_Op", "mlir/Dialect/Tosa/IR/TosaOpBase.td")
        if record.value_as_bit("autogenAvailability")
    ]
    queries = of_each(found, lambda record: "".join(_queries(Operator(record))))
    header = file_header("Tosa Op Availability Implementations", records.main_file)
    return header + "".join(queries)
