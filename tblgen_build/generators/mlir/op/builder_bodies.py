"""What a default builder does: puts its arguments and the types of the results in the state.

Which arguments there are: builder_parameters.py.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mlir.model import known_traits
from tblgen_build.generators.mlir.model.operator import (
    NamedAttribute,
    NamedTypeConstraint,
    Operator,
)
from tblgen_build.generators.mlir.op.attributes import (
    attribute_from_value,
    can_use_unwrapped,
    is_unit,
)
from tblgen_build.generators.mlir.op.builder_parameters import (
    ATTRIBUTES,
    DISCARDABLE,
    inferred_attributes,
    operand_name,
    result_name,
)
from tblgen_build.generators.mlir.op.emission import OpEmission
from tblgen_build.releases.mlir_operations import (
    ACCUMULATE_TAKES_RANGES,
    BUILDERS_NAME_PROPERTIES,
    FAILED_INFERENCE_IS_EXPLAINED,
    PROPERTIES_HAVE_ACCESSORS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final


# --- arguments one by one ------------------------------------------------------------

# The properties of the state, asked for where they are used.
_ASKED: Final = "odsState.getOrAddProperties<Properties>()"

_OPTIONAL_OPERAND: Final = cpp("""
    if ($name)
      odsState.addOperands($name);
""")

_OPERAND_GROUPS: Final = cpp("""
    for (::mlir::ValueRange range : $name)
      odsState.addOperands(range);
    {
      ::llvm::SmallVector<int32_t> rangeSegments;
      for (::mlir::ValueRange range : $name)
        rangeSegments.push_back(range.size());
      auto rangeAttr = odsBuilder.getDenseI32ArrayAttr(rangeSegments);
      $store
    }
""")

_GROUPS_SIZE: Final = cpp(
    "llvm::accumulate($name, int32_t(0), [](int32_t curSum, ::mlir::ValueRange range) "
    "{ return curSum + static_cast<int32_t>(range.size()); })"
)

_GROUPS_SIZE_BY_ITERATORS: Final = cpp(
    "static_cast<int32_t>(std::accumulate($name.begin(), $name.end(), 0, "
    "[](int32_t curSum, ::mlir::ValueRange range) "
    "{ return curSum + static_cast<int32_t>(range.size()); }))"
)

_SIZES_AS_PROPERTY: Final = cpp(
    "::llvm::copy(::llvm::ArrayRef<int32_t>({$sizes}), $properties.$name.begin());"
)

_SIZES_AS_ATTRIBUTE: Final = cpp(
    "odsState.addAttribute(${getter}AttrName(odsState.name), "
    "odsBuilder.getDenseI32ArrayAttr({$sizes}));"
)

_IF_GIVEN: Final = cpp("""
    if ($name) {
      $statement
    }
""")

_VARIADIC_REGION: Final = cpp("""
    for (unsigned i = 0; i < ${name}Count; ++i)
      (void)odsState.addRegion();
""")


def state_arguments(emission: OpEmission, is_unwrapped: bool) -> list[str]:
    """Puts operands, segment sizes, properties, attributes, regions and successors in the state."""
    op = emission.op
    properties = _ASKED
    parts: list[str] = []
    if emission.release.has(BUILDERS_NAME_PROPERTIES) and (
        op.properties or op.native_attributes or emission.operand_segments
    ):
        properties = "odsProperties"
        parts.append(f"auto &odsProperties = {_ASKED};")
    parts += [
        _state_operand(emission, operand, operand_name(op, index), properties)
        for index, operand in enumerate(op.operands)
    ]
    if emission.operand_segments:
        sizes = _operand_sizes(emission)
        parts.append(_state_sizes(emission, known_traits.OPERAND_SEGMENT_SIZES, sizes, properties))
    for prop in op.properties if emission.release.has(PROPERTIES_HAVE_ACCESSORS) else ():
        name = prop.name
        setter = op.setter_name(name)
        parts.append(f"{properties}.{setter}({name});")
    inferred = inferred_attributes(op)
    for named in op.native_attributes:
        if named.name not in inferred:
            parts.append(_state_attribute(emission, named, is_unwrapped, properties))
    for region in op.regions:
        if region.is_variadic:
            parts.append(_VARIADIC_REGION(name=region.name))
        else:
            parts.append("(void)odsState.addRegion();")
    parts += [f"odsState.addSuccessors({successor.name});" for successor in op.successors]
    return parts


def _state_operand(
    emission: OpEmission, operand: NamedTypeConstraint, name: str, properties: str
) -> str:
    if operand.is_optional and not operand.is_variadic_of_variadic:
        return _OPTIONAL_OPERAND(name=name)
    if not operand.is_variadic_of_variadic:
        return f"odsState.addOperands({name});"
    sizes = operand.constraint.segment_sizes_attribute
    return _OPERAND_GROUPS(name=name, store=_store(emission, sizes, "rangeAttr", properties))


def _store(emission: OpEmission, name: str, value: str, properties: str) -> str:
    """Stores an attribute; `properties` is the expression for those of the state."""
    if emission.uses_properties:
        return f"{properties}.{name} = {value};"
    getter = emission.op.getter_name(name)
    return f"odsState.addAttribute({getter}AttrName(odsState.name), {value});"


def _operand_sizes(emission: OpEmission) -> list[str]:
    op = emission.op
    takes_ranges = emission.release.has(ACCUMULATE_TAKES_RANGES)
    groups_size = _GROUPS_SIZE if takes_ranges else _GROUPS_SIZE_BY_ITERATORS
    return [
        groups_size(name=operand_name(op, index))
        if operand.is_variadic_of_variadic
        else _size(operand, operand_name(op, index))
        for index, operand in enumerate(op.operands)
    ]


def _size(value: NamedTypeConstraint, name: str) -> str:
    if not value.is_variable_length:
        return "1"
    if value.is_optional:
        return f"({name} ? 1 : 0)"
    return f"static_cast<int32_t>({name}.size())"


def _state_sizes(emission: OpEmission, name: str, sizes: Sequence[str], properties: str) -> str:
    joined = ", ".join(sizes)
    if emission.uses_properties:
        return _SIZES_AS_PROPERTY(sizes=joined, properties=properties, name=name)
    return _SIZES_AS_ATTRIBUTE(sizes=joined, getter=emission.op.getter_name(name))


def _state_attribute(
    emission: OpEmission, named: NamedAttribute, is_unwrapped: bool, properties: str
) -> str:
    attr = named.attr
    name = named.name
    if attr.has_default_value:
        is_guarded = not is_unwrapped or is_unit(attr)
    else:
        is_guarded = attr.is_optional or (is_unwrapped and is_unit(attr))
    value = name
    if is_unwrapped and can_use_unwrapped(attr):
        value = attribute_from_value(attr, "odsBuilder", name)
    statement = _store(emission, name, value, properties)
    return _IF_GIVEN(name=name, statement=statement) if is_guarded else statement


# --- result types --------------------------------------------------------------------

_OPTIONAL_TYPE: Final = cpp("""
    if ($name)
      odsState.addTypes($name);
""")

_ASSERTION: Final = cpp('assert($name.size() $relation ${fixed}u && "mismatched number of $what");')

_INFER: Final = cpp("""

    ::llvm::SmallVector<::mlir::Type, 2> inferredReturnTypes;
    if (::mlir::succeeded($op::inferReturnTypes(odsBuilder.getContext(),
            odsState.location, odsState.operands,
            odsState.attributes.getDictionary(odsState.getContext()),
            odsState.getRawProperties(),
            odsState.regions, inferredReturnTypes)))
      odsState.addTypes(inferredReturnTypes);
    else
      $fail

""")

_FAIL: Final = "::mlir::detail::reportFatalInferReturnTypesError(odsState);"
_FAIL_HERE: Final = '::llvm::report_fatal_error("Failed to infer result type(s).");'


def separate_results(emission: OpEmission) -> list[str]:
    op = emission.op
    parts: list[str] = []
    for index, result in enumerate(op.results):
        name = result_name(op, index)
        if result.is_optional:
            parts.append(_OPTIONAL_TYPE(name=name))
        else:
            parts.append(f"odsState.addTypes({name});")
    if emission.result_segments:
        sizes = [_size(result, result_name(op, i)) for i, result in enumerate(op.results)]
        parts.append(_state_sizes(emission, known_traits.RESULT_SEGMENT_SIZES, sizes, _ASKED))
    return parts


def inferred_results(emission: OpEmission) -> str:
    is_shared = emission.release.has(FAILED_INFERENCE_IS_EXPLAINED)
    return _INFER(op=emission.name, fail=_FAIL if is_shared else _FAIL_HERE)


def collective_results(op: Operator, what: str) -> list[str]:
    return [size_assertion(op.results, "resultTypes", what), "odsState.addTypes(resultTypes);"]


def size_assertion(values: Sequence[NamedTypeConstraint], name: str, what: str) -> str:
    """That a range has as many elements as there are values; empty where any number fits."""
    variable = sum([v.is_variable_length for v in values])
    fixed = len(values) - variable
    if variable and not fixed:
        return ""
    return _ASSERTION(name=name, relation=">=" if variable else "==", fixed=fixed, what=what)


# --- arguments as ranges ---------------------------------------------------------------

_STATE_COLLECTIVE: Final = cpp("""
    $assertion
    odsState.addOperands(operands);
    $properties
    $attributes
    $regions
""")

_USE_PROPERTIES: Final = "odsState.useProperties(const_cast<Properties &>(properties));"

ADD_ATTRIBUTES: Final = f"odsState.addAttributes({ATTRIBUTES});"

_REGIONS: Final = cpp("""
    for (unsigned i = 0; i != $count; ++i)
      (void)odsState.addRegion();
""")


def state_collective(
    op: Operator,
    with_properties: bool,
    assertion: str = "",
    *,
    has_regions: bool = True,
    attributes: str = ADD_ATTRIBUTES,
) -> str:
    """Puts operands, properties, attributes and regions, taken as ranges, in the state.

    `attributes` is what puts those there that are given without properties.
    """
    regions = ""
    if op.regions and has_regions:
        count = "numRegions" if op.num_variadic_regions else str(len(op.regions))
        regions = _REGIONS(count=count)
    return _STATE_COLLECTIVE(
        assertion=assertion,
        properties=_USE_PROPERTIES if with_properties else "",
        attributes=f"odsState.addAttributes({DISCARDABLE});" if with_properties else attributes,
        regions=regions,
    )
