"""What SPIR-V operations and enumerants require of a target."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mlir.model.availability import availabilities
from tblgen_build.generators.mlir.model.enum import EnumCase, EnumInfo, enum_class
from tblgen_build.generators.mlir.model.operator import Operator
from tblgen_build.generators.mlir.requirements import by_dimension, own_requirements, query
from tblgen_build.generators.mlir.spellings import in_namespace
from tblgen_build.generators.mlir.spirv.base import BASE, is_enum
from tblgen_build.generators.string_map import string_map_order
from tblgen_build.registry import generator, incremental_generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.generators.mlir.model.availability import Availability
    from tblgen_build.generators.mlir.model.operator import NamedAttribute
    from tblgen_build.registry import Options
    from tblgen_build.registry.fragment_store import Fragment, Fragments


def _enums(records: Records) -> list[EnumInfo]:
    return [EnumInfo(record) for record in definitions_of(records, enum_class(records), BASE)]


# --- enumerants

_ENUM_DECLARATION: Final = cpp("""
    std::optional<$type> $query($enum value);
""")

_ENUM_DEFINITION: Final = cpp("""
    std::optional<$type> $query($enum value) {
      $check_one_bit
      switch (value) {
      $cases
      $default
      }
      return std::nullopt;
    }
""")

_CHECK_ONE_BIT: Final = cpp("""
    assert(::llvm::popcount(static_cast<$type>(value)) <= 1 && "cannot have more than one bit set");
""")

_ENUM_CASE: Final = cpp("""
    case $enum::$symbol: { $prepare return $type($instance); }
""")


def _case_requirements(enum: EnumInfo) -> list[tuple[EnumCase, Availability]]:
    return [(case, found) for case in enum.cases for found in availabilities(case.record)]


def _enum_dimensions(enum: EnumInfo) -> dict[str, Availability]:
    """The dimensions in which enumerants have requirements."""
    return by_dimension([availability for _, availability in _case_requirements(enum)])


def _enum_declarations(enum: EnumInfo) -> str:
    declarations = [
        _ENUM_DECLARATION(type=a.instance_type, query=a.query_name, enum=enum.class_name)
        for a in _enum_dimensions(enum).values()
    ]
    return in_namespace(enum.record.release, enum.cpp_namespace, declarations)


def _enum_definitions(enum: EnumInfo) -> str:
    cases_of: dict[str, list[tuple[EnumCase, Availability]]] = {}
    for case, availability in _case_requirements(enum):
        cases_of.setdefault(availability.dimension, []).append((case, availability))
    definitions = [
        _enum_definition(enum, cases_of[name])
        for name in string_map_order(cases_of, enum.record.release)
    ]
    return in_namespace(enum.record.release, enum.cpp_namespace, definitions)


def _enum_definition(enum: EnumInfo, cases: Sequence[tuple[EnumCase, Availability]]) -> str:
    """The function for the cases that have requirements in one dimension."""
    name = enum.class_name
    first = cases[0][1]
    return _ENUM_DEFINITION(
        type=first.instance_type,
        query=first.query_name,
        enum=name,
        check_one_bit=_CHECK_ONE_BIT(type=enum.underlying_type) if enum.is_bit_enum else "",
        cases=[
            _ENUM_CASE(
                enum=name,
                symbol=case.symbol,
                prepare=availability.instance_preparation,
                type=availability.instance_type,
                instance=availability.instance,
            )
            for case, availability in cases
        ],
        default="default: break;" if len(cases) < len(enum.cases) else "",
    )


@generator("gen-spirv-enum-avail-decls", help="availability of SPIR-V enums: declarations")
def ENUM_AVAIL_DECLS(records: Records, options: Options) -> str:
    parts = [_enum_declarations(enum) for enum in _enums(records)]
    return file_header("SPIR-V Enum Availability Declarations", records.main_file) + "".join(parts)


@generator("gen-spirv-enum-avail-defs", help="availability of SPIR-V enums: definitions")
def ENUM_AVAIL_DEFS(records: Records, options: Options) -> str:
    parts = [_enum_definitions(enum) for enum in _enums(records)]
    return file_header("SPIR-V Enum Availability Definitions", records.main_file) + "".join(parts)


# --- operations

_MERGE_VALUE: Final = cpp("""
    {
      auto tblgen_attrVal = this->$getter();
      auto tblgen_instance = $query(tblgen_attrVal);
      if (tblgen_instance) $merge;
    }
""")

_MERGE_BITS: Final = cpp("""
    for (unsigned i = 0; i < std::numeric_limits<$number>::digits; ++i) {
      $type tblgen_attrVal = this->$getter() & static_cast<$type>(1 << i);
      if (static_cast<$number>(tblgen_attrVal) == 0) continue;
      auto tblgen_instance = $query(tblgen_attrVal);
      if (tblgen_instance) $merge;
    }
""")


class _EnumDimensions:
    """The dimensions in which enumerants of an enum have requirements, computed once an enum."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[str, dict[str, Availability]] = {}

    def of(self, enum: EnumInfo) -> dict[str, Availability]:
        name = enum.record.name
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = _enum_dimensions(enum)
        return known


def _enum_of(attribute: NamedAttribute) -> EnumInfo | None:
    if not is_enum(attribute.attr):
        return None
    return EnumInfo(attribute.attr.record.value_as_def("enum"))


def _attribute_requirement(
    op: Operator, attribute: NamedAttribute, enum: EnumInfo, availability: Availability
) -> str:
    """Merge what the attribute's value requires, for bit enums bit by bit."""
    getter = op.getter_name(attribute.name)
    query_case = f"{enum.cpp_namespace}::{availability.query_name}"
    merge = availability.merge("*tblgen_instance")
    if not enum.is_bit_enum:
        return _MERGE_VALUE(getter=getter, query=query_case, merge=merge)
    return _MERGE_BITS(
        number=enum.underlying_type,
        type=enum.qualified_name,
        getter=getter,
        query=query_case,
        merge=merge,
    )


def _op_queries(op: Operator, enum_dimensions: _EnumDimensions) -> list[str]:
    own = availabilities(op.record)
    enums = [
        (attribute, enum, enum_dimensions.of(enum))
        for attribute in op.attributes
        if (enum := _enum_of(attribute)) is not None
    ]
    dimensions = by_dimension(own)
    for _, _, of_enum in enums:
        for dimension, availability in of_enum.items():
            dimensions.setdefault(dimension, availability)
    parts: list[str] = []
    for dimension in string_map_order(dimensions, op.record.release):
        requirements = own_requirements(dimension, own)
        requirements += [
            _attribute_requirement(op, attribute, enum, of_enum[dimension])
            for attribute, enum, of_enum in enums
            if dimension in of_enum
        ]
        parts.append(query(dimensions[dimension], op.cpp_class_name, requirements))
    return parts


@incremental_generator("gen-spirv-avail-impls", help="availability of SPIR-V operations")
def AVAIL_IMPLS(records: Records, options: Options, fragments: Fragments | None = None) -> str:
    enum_dimensions = _EnumDimensions()

    def queries(record: Record) -> Fragment:
        if not record.value_as_bit("autogenAvailability"):
            return ()
        return tuple(_op_queries(Operator(record), enum_dimensions))

    ops = definitions_of(records, "SPIRV_Op", BASE)
    found = map(queries, ops) if fragments is None else fragments.each(ops, queries)
    parts = [part for fragment in found for part in fragment]
    return file_header("SPIR-V Op Availability Implementations", records.main_file) + "".join(parts)
