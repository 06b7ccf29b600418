"""SPIR-V: what operations and enumerants require of a target, and utilities for enum attributes."""

from __future__ import annotations

from tblgen_build._core import RecordError, Records
from tblgen_build.generators.cpp.sections import close_namespace, file_header, open_namespace
from tblgen_build.generators.mlir.model.availability import (
    QUERY_TAIL,
    Availability,
    availabilities,
    own_requirements,
    query_head,
)
from tblgen_build.generators.mlir.model.definitions import definitions_of
from tblgen_build.generators.mlir.model.enum import EnumCase, EnumInfo
from tblgen_build.generators.mlir.model.operator import NamedAttribute, Operator
from tblgen_build.generators.string_map import string_map_order
from tblgen_build.registry import Options, generator, incremental_generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build._core import Record
    from tblgen_build.fragments import Fragment, Fragments

_BASE = "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
_ENUM_ATTRIBUTES = ("SPIRV_BitEnumAttr", "SPIRV_I32EnumAttr")


def _enums(records: Records) -> list[EnumInfo]:
    return [EnumInfo(record) for record in definitions_of(records, "EnumInfo", _BASE)]


def snake_case(name: str) -> str:
    """`ClientAPI` as `client_api`: a word begins at a capital beside a small letter or digit."""
    parts: list[str] = []
    for index, character in enumerate(name):
        if character.isupper() and index:
            before = name[index - 1]
            after = name[index + 1 : index + 2]
            if before.islower() or before.isdigit() or (before.isupper() and after.islower()):
                parts.append("_")
        parts.append(character.lower())
    return "".join(parts)


# --- enumerants


def _case_requirements(enum: EnumInfo) -> list[tuple[EnumCase, Availability]]:
    return [(case, found) for case in enum.cases for found in availabilities(case.record)]


def _enum_query(enum: EnumInfo, availability: Availability) -> str:
    return (
        f"std::optional<{availability.instance_type}> {availability.query_name}"
        f"({enum.class_name} value)"
    )


def _enum_declarations(enum: EnumInfo) -> str:
    dimensions: dict[str, Availability] = {}
    for _, availability in _case_requirements(enum):
        dimensions.setdefault(availability.dimension, availability)
    parts = [f"{_enum_query(enum, availability)};\n" for availability in dimensions.values()]
    namespace = enum.cpp_namespace
    return f"{open_namespace(namespace)}{''.join(parts)}{close_namespace(namespace)}"


def _enum_definitions(enum: EnumInfo) -> str:
    by_dimension: dict[str, list[tuple[EnumCase, Availability]]] = {}
    for case, availability in _case_requirements(enum):
        by_dimension.setdefault(availability.dimension, []).append((case, availability))
    parts = [open_namespace(enum.cpp_namespace)]
    for dimension in string_map_order(by_dimension):
        parts.append(_enum_definition(enum, by_dimension[dimension]))
    parts.append(close_namespace(enum.cpp_namespace))
    return "".join(parts)


def _enum_definition(enum: EnumInfo, cases: Sequence[tuple[EnumCase, Availability]]) -> str:
    parts = [f"{_enum_query(enum, cases[0][1])} {{\n"]
    if enum.is_bit_enum:
        parts.append(
            f"  assert(::llvm::popcount(static_cast<{enum.underlying_type}>(value)) <= 1 && "
            '"cannot have more than one bit set");\n'
        )
    parts.append("  switch (value) {\n")
    for case, availability in cases:
        parts.append(
            f"  case {enum.class_name}::{case.symbol}: {{ {availability.instance_preparation} "
            f"return {availability.instance_type}({availability.instance}); }}\n"
        )
    if len(cases) < len(enum.cases):
        parts.append("  default: break;\n")
    parts.append("  }\n  return std::nullopt;\n}\n")
    return "".join(parts)


@generator("gen-spirv-enum-avail-decls", help="Generate SPIR-V enum availability declarations")
def ENUM_AVAIL_DECLS(records: Records, options: Options) -> str:
    parts = [_enum_declarations(enum) for enum in _enums(records)]
    return file_header("SPIR-V Enum Availability Declarations") + "".join(parts)


@generator("gen-spirv-enum-avail-defs", help="Generate SPIR-V enum availability definitions")
def ENUM_AVAIL_DEFS(records: Records, options: Options) -> str:
    parts = [_enum_definitions(enum) for enum in _enums(records)]
    return file_header("SPIR-V Enum Availability Definitions") + "".join(parts)


# --- operations


class _EnumDimensions:
    """The dimensions in which enumerants of an enum have requirements, computed once an enum."""

    def __init__(self) -> None:
        self._known: dict[str, dict[str, Availability]] = {}

    def of(self, enum: EnumInfo) -> dict[str, Availability]:
        known = self._known.get(enum.record.name)
        if known is None:
            known = {}
            for _, availability in _case_requirements(enum):
                known.setdefault(availability.dimension, availability)
            self._known[enum.record.name] = known
        return known


def _enum_of(attribute: NamedAttribute) -> EnumInfo | None:
    record = attribute.attr.record
    if not any(record.is_subclass_of(class_) for class_ in _ENUM_ATTRIBUTES):
        return None
    return EnumInfo(record.value_as_def("enum"))


def _attribute_requirement(
    op: Operator, attribute: NamedAttribute, enum: EnumInfo, availability: Availability
) -> str:
    """Merge what the attribute's value requires, for bit enums bit by bit."""
    getter = op.getter_name(attribute.name)
    if enum.is_bit_enum:
        type_ = enum.qualified_name
        head = (
            f"  for (unsigned i = 0; i < std::numeric_limits<{enum.underlying_type}>::digits; "
            "++i) {\n"
            f"    {type_} tblgen_attrVal = this->{getter}() & static_cast<{type_}>(1 << i);\n"
            f"    if (static_cast<{enum.underlying_type}>(tblgen_attrVal) == 0) continue;\n"
        )
    else:
        head = f"  {{\n    auto tblgen_attrVal = this->{getter}();\n"
    query = f"{enum.cpp_namespace}::{availability.query_name}"
    return (
        f"{head}    auto tblgen_instance = {query}(tblgen_attrVal);\n"
        f"    if (tblgen_instance) {availability.merge('*tblgen_instance')};\n  }}\n"
    )


def _op_queries(op: Operator, enum_dimensions: _EnumDimensions) -> list[str]:
    own = availabilities(op.record)
    enums = [
        (attribute, enum)
        for attribute in op.attributes
        if (enum := _enum_of(attribute)) is not None
    ]
    dimensions: dict[str, Availability] = {}
    for availability in own:
        dimensions.setdefault(availability.dimension, availability)
    for _, enum in enums:
        for dimension, availability in enum_dimensions.of(enum).items():
            dimensions.setdefault(dimension, availability)
    parts: list[str] = []
    for dimension in string_map_order(dimensions):
        parts.append(query_head(dimensions[dimension], op.cpp_class_name))
        parts += own_requirements(dimension, own)
        for attribute, enum in enums:
            of_case = enum_dimensions.of(enum).get(dimension)
            if of_case is not None:
                parts.append(_attribute_requirement(op, attribute, enum, of_case))
        parts.append(QUERY_TAIL)
    return parts


@incremental_generator(
    "gen-spirv-avail-impls", help="Generate SPIR-V operation utility definitions"
)
def AVAIL_IMPLS(records: Records, options: Options, fragments: Fragments | None = None) -> str:
    enum_dimensions = _EnumDimensions()

    def queries(record: Record) -> Fragment:
        if not record.value_as_bit("autogenAvailability"):
            return ()
        return tuple(_op_queries(Operator(record), enum_dimensions))

    ops = definitions_of(records, "SPIRV_Op", _BASE)
    found = map(queries, ops) if fragments is None else fragments.each(ops, queries)
    parts = [part for fragment in found for part in fragment]
    return file_header("SPIR-V Op Availability Implementations") + "".join(parts)


# --- utilities


@generator(
    "gen-spirv-capability-implication",
    help="Generate utility function to return implied capabilities for a given capability",
)
def CAPABILITY_IMPLICATION(records: Records, options: Options) -> str:
    record = records.get_def("SPIRV_CapabilityAttr")
    if record is None:
        raise RecordError(f"there is no 'SPIRV_CapabilityAttr'; include \"{_BASE}\"")
    parts = [
        file_header("SPIR-V Capability Implication"),
        "ArrayRef<spirv::Capability> "
        "spirv::getDirectImpliedCapabilities(spirv::Capability cap) {\n"
        "  switch (cap) {\n  default: return {};\n",
    ]
    for case in EnumInfo(record.value_as_def("enum")).cases:
        parts.append(_implication(case))
    parts.append("  }\n}\n")
    return "".join(parts)


def _implication(case: EnumCase) -> str:
    if "implies" not in case.record:
        return ""
    implied = [
        f"spirv::Capability::{record.value_as_string('symbol')}"
        for record in case.record.value_as_list_of_defs("implies")
    ]
    if not implied:
        return ""
    count = len(implied)
    return (
        f"  case spirv::Capability::{case.symbol}: {{"
        f"static const spirv::Capability implies[{count}] = {{{', '.join(implied)}}}; "
        f"return ArrayRef<spirv::Capability>(implies, {count}); }}\n"
    )


@generator("gen-spirv-attr-utils", help="Generate SPIR-V attribute utility definitions")
def ATTR_UTILS(records: Records, options: Options) -> str:
    parts = [
        file_header("SPIR-V Attribute Utilities"),
        "#ifndef MLIR_DIALECT_SPIRV_IR_ATTR_UTILS_H_\n"
        "#define MLIR_DIALECT_SPIRV_IR_ATTR_UTILS_H_\n"
        "template <typename EnumClass> inline constexpr StringRef attributeName();\n",
    ]
    for enum in _enums(records):
        parts.append(
            f"template <> inline StringRef attributeName<{enum.class_name}>() {{\n"
            f'  static constexpr const char attrName[] = "{snake_case(enum.class_name)}";\n'
            "  return attrName;\n}\n"
        )
    parts.append("#endif // MLIR_DIALECT_SPIRV_IR_ATTR_UTILS_H\n")
    return "".join(parts)
