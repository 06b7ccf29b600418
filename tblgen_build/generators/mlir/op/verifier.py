"""Verifiers of an operation and its adaptor: attributes, properties, values, regions, traits."""

from __future__ import annotations

from tblgen_build.generators.cpp.classes import DECLARATION, Class, CommonMethod, Method
from tblgen_build.generators.mlir.model.attribute import Attribute
from tblgen_build.generators.mlir.model.operator import NamedProperty, NamedTypeConstraint
from tblgen_build.generators.mlir.names import snake_to_camel
from tblgen_build.generators.mlir.op.emission import (
    OPERAND_SEGMENTS,
    RESULT_SEGMENTS,
    Accessor,
    OpEmission,
    StoredAttribute,
)
from tblgen_build.generators.mlir.placeholders import error_stream_string, substitute

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    Context = dict[str, str]


_RESULT = "::llvm::LogicalResult"
_INVARIANTS_IMPL = CommonMethod(_RESULT, "verifyInvariantsImpl")
_INVARIANTS = CommonMethod(_RESULT, "verifyInvariants")


def add_verifier(emission: OpEmission, class_: Class) -> None:
    """`verifyInvariantsImpl`, with all that the definition implies, and `verifyInvariants`."""
    method = emission.add_declared(class_, _INVARIANTS_IMPL)
    if method is not None:
        _write_invariants(emission, method)
    method = emission.add_declared(class_, _INVARIANTS)
    if method is None:
        pass
    elif emission.op.record.value_as_bit("hasVerifier"):
        method.write(
            "  if(::mlir::succeeded(verifyInvariantsImpl()) && ::mlir::succeeded(verify()))\n"
            "    return ::mlir::success();\n  return ::mlir::failure();\n"
        )
    else:
        method.write("  return verifyInvariantsImpl();\n")
    for bit, name in (("hasVerifier", "verify"), ("hasRegionVerifier", "verifyRegions")):
        if emission.op.record.value_as_bit(bit):
            emission.add(class_, _RESULT, name, flags=DECLARATION)


def _write_invariants(emission: OpEmission, method: Method) -> None:
    accessor = Accessor(emission, True)
    context = verification_context(emission, accessor)
    _write_properties(accessor, method, context)
    _write_attributes(accessor, method, context)
    _write_values(emission, method, emission.op.operands, "operand")
    _write_values(emission, method, emission.op.results, "result")
    for trait in emission.op.traits:
        if trait.kind == "predicate":
            condition = substitute(trait.predicate_condition, context)
            method.write(
                f"  if (!({condition}))\n"
                f'    return emitOpError("failed to verify that {trait.summary}");\n'
            )
    _write_regions(emission, method)
    _write_successors(emission, method)
    method.write("  return ::mlir::success();\n")


def verification_context(emission: OpEmission, accessor: Accessor) -> Context:
    """What placeholders in predicates stand for: the operation and its named values."""
    context: Context = {}
    if accessor.is_op:
        context["_op"] = "(*this->getOperation())"
        context["_ctxt"] = "this->getOperation()->getContext()"
    op = emission.op
    for named in op.attributes:
        context[named.name] = f"{op.getter_name(named.name)}()"
    for prop in op.properties:
        context[prop.name] = f"{op.getter_name(prop.name)}()"
    for index, operand in enumerate(op.operands):
        if operand.name:
            context[operand.name] = _value(operand, f"this->getODSOperands({index})")
    for index, result in enumerate(op.results):
        if result.name:
            context[result.name] = _value(result, f"this->getODSResults({index})")
    return context


def _value(value: NamedTypeConstraint, values: str) -> str:
    return values if value.is_variadic else f"(*{values}.begin())"


# --- properties ------------------------------------------------------------------------


def _write_properties(accessor: Accessor, method: Method, context: Context) -> None:
    for prop in accessor.emission.op.properties:
        predicate = prop.prop.predicate
        if predicate is None:
            continue
        condition = prop.prop.condition
        if condition == "true" or ("$_op" in condition and not accessor.is_op):
            continue
        _write_property(accessor, method, context, prop)


def _write_property(
    accessor: Accessor, method: Method, context: Context, prop: NamedProperty
) -> None:
    emission = accessor.emission
    variable = f"tblgen_{snake_to_camel(prop.name)}"
    getter = emission.op.getter_name(prop.name)
    method.write(
        f"  {{\n    [[maybe_unused]] {prop.prop.interface_type} {variable} = this->{getter}();\n"
    )
    function = emission.functions.name("prop", prop.prop) if accessor.is_op else None
    if function is not None:
        method.write(
            f'    if (::mlir::failed({function}(*this, {variable}, "{prop.name}")))\n'
            "      return ::mlir::failure();\n  }\n"
        )
        return
    condition = substitute(prop.prop.condition, {**context, "_self": variable})
    start = accessor.error(f"property '{prop.name}' failed to satisfy constraint: ")
    end = _summary(prop.prop.summary, {**context, "_self": variable})
    method.write(f"    if (!({condition}))\n      return {start}{end};\n  }}\n")


def _summary(summary: str, context: Context) -> str:
    """The summary inside an error expression, with what closes the expression."""
    return error_stream_string(summary, context, in_op_error=True) + '")'


# --- attributes ------------------------------------------------------------------------


def _write_attributes(accessor: Accessor, method: Method, context: Context) -> None:
    emission = accessor.emission
    if not emission.attributes:
        return
    if emission.has_properties:
        _write_from_properties(accessor, method)
    else:
        _write_from_dictionary(accessor, method)
    if not emission.segments_are_properties:
        _write_segment_counts(accessor, method)
    for named in emission.op.attributes:
        if is_verified(named.attr, accessor.is_op):
            _write_attribute(accessor, method, context, named.name, named.attr)


def is_verified(attr: Attribute, is_op: bool) -> bool:
    """Whether the attribute's constraint is checked, for which it may need the operation."""
    if attr.is_derived or attr.predicate is None:
        return False
    return bool(attr.condition) and (is_op or "$_op" not in attr.condition)


def _write_attribute(
    accessor: Accessor, method: Method, context: Context, name: str, attr: Attribute
) -> None:
    variable = f"tblgen_{name}"
    function = accessor.emission.functions.name("attr", attr) if accessor.is_op else None
    if function is not None:
        method.write(
            f'  if (::mlir::failed({function}(*this, {variable}, "{name}")))\n'
            "    return ::mlir::failure();\n"
        )
        return
    inner = {**context, "_self": variable}
    start = accessor.error(f"attribute '{name}' failed to satisfy constraint: ")
    method.write(
        f"  if ({variable} && !({substitute(attr.condition, inner)}))\n"
        f"    return {start}{_summary(attr.summary, inner)};\n"
    )


def _write_from_properties(accessor: Accessor, method: Method) -> None:
    for stored in accessor.emission.attributes.values():
        if stored.attr is not None and stored.attr.is_derived:
            continue
        name = stored.name
        method.write(f"  auto tblgen_{name} = getProperties().{name}; (void)tblgen_{name};\n")
        if stored.is_required:
            error = accessor.error(f"requires attribute '{name}'")
            method.write(f'  if (!tblgen_{name}) return {error}");\n')


def _write_from_dictionary(accessor: Accessor, method: Method) -> None:
    """One pass over the sorted dictionary, which stops at each required attribute."""
    method.write(
        f"  auto namedAttrRange = {accessor.attributes};\n"
        "  auto namedAttrIt = namedAttrRange.begin();\n"
    )
    optional: list[StoredAttribute] = []
    for stored in accessor.emission.attributes.values():
        if not stored.is_required:
            optional.append(stored)
            continue
        name = stored.name
        _declare(method, [stored, *optional])
        error = accessor.error(f"requires attribute '{name}'")
        method.write(
            "  while (true) {\n    if (namedAttrIt == namedAttrRange.end())\n"
            f'      return {error}");\n'
            f"    if (namedAttrIt->getName() == {accessor.attribute_name(name)}) {{\n"
            f"      tblgen_{name} = namedAttrIt->getValue();\n      break;\n    }}\n"
        )
        _write_optional(accessor, method, optional)
        optional = []
    if optional:
        _declare(method, optional)
        method.write(
            "  while (true) {\n    if (namedAttrIt == namedAttrRange.end()) {\n"
            "      break;\n    }\n"
        )
        _write_optional(accessor, method, optional)


def _declare(method: Method, stored: Sequence[StoredAttribute]) -> None:
    method.write(*[f"  ::mlir::Attribute tblgen_{s.name};\n" for s in stored])


def _write_optional(
    accessor: Accessor, method: Method, optional: Sequence[StoredAttribute]
) -> None:
    for stored in optional:
        method.write(
            f"    else if (namedAttrIt->getName() == {accessor.attribute_name(stored.name)}) {{\n"
            f"      tblgen_{stored.name} = namedAttrIt->getValue();\n    }}\n"
        )
    method.write("    ++namedAttrIt;\n  }\n")


def _write_segment_counts(accessor: Accessor, method: Method) -> None:
    emission = accessor.emission
    for has_segments, name, kind, count in (
        (emission.operand_segments, OPERAND_SEGMENTS, "operand", len(emission.op.operands)),
        (emission.result_segments, RESULT_SEGMENTS, "result", len(emission.op.results)),
    ):
        if not has_segments:
            continue
        # The reference closes the literal too early here; so do we, to be equal to it.
        method.write(
            "  {\n"
            f"    auto sizeAttr = ::llvm::cast<::mlir::DenseI32ArrayAttr>(tblgen_{name});\n"
            "    auto numElements = sizeAttr.asArrayRef().size();\n"
            f"    if (numElements != {count})\n"
            f"      return {accessor.error()}\"'{name}' attribute for specifying {kind} segments "
            f'must have {count} "\n'
            '                "elements, but got ") << numElements;\n  }\n'
        )


# --- operands, results, regions, successors -----------------------------------------------


def _write_values(
    emission: OpEmission, method: Method, values: Sequence[NamedTypeConstraint], kind: str
) -> None:
    checked = [
        (index, value)
        for index, value in enumerate(values)
        if value.has_predicate or value.is_optional or value.is_variadic_of_variadic
    ]
    if not checked:
        return
    method.write("  {\n    unsigned index = 0; (void)index;\n")
    for index, value in checked:
        method.write(f"    auto valueGroup{index} = getODS{kind.capitalize()}s({index});\n")
        if value.is_optional:
            method.write(
                f"    if (valueGroup{index}.size() > 1) {{\n"
                f'      return emitOpError("{kind} group starting at #") << index\n'
                '          << " requires 0 or 1 element, but found " '
                f"<< valueGroup{index}.size();\n    }}\n"
            )
        elif value.is_variadic_of_variadic:
            method.write(
                "    if (::mlir::failed(::mlir::OpTrait::impl::verifyValueSizeAttr(*this, "
                f'"{value.constraint.segment_sizes_attribute}", "{value.name}", '
                f"valueGroup{index}.size())))\n      return ::mlir::failure();\n"
            )
        if value.has_predicate:
            function = emission.functions.name("type", value.constraint)
            method.write(
                f"    for (auto v : valueGroup{index}) {{\n"
                f'      if (::mlir::failed({function}(*this, v.getType(), "{kind}", index++)))\n'
                "        return ::mlir::failure();\n    }\n"
            )
    method.write("  }\n")


def _write_regions(emission: OpEmission, method: Method) -> None:
    regions = emission.op.regions
    if not regions:
        return
    method.write("  {\n    unsigned index = 0; (void)index;\n")
    for index, region in enumerate(regions):
        if region.constraint.predicate is None:
            continue
        if region.is_variadic:
            found = f"{emission.op.getter_name(region.name)}()"
        else:
            found = f"::llvm::MutableArrayRef((*this)->getRegion({index}))"
        function = emission.functions.name("region", region.constraint)
        method.write(
            f"    for (auto &region : {found})\n"
            f'      if (::mlir::failed({function}(*this, region, "{region.name}", index++)))\n'
            "        return ::mlir::failure();\n"
        )
    method.write("  }\n")


def _write_successors(emission: OpEmission, method: Method) -> None:
    successors = emission.op.successors
    if not successors:
        return
    method.write("  {\n    unsigned index = 0; (void)index;\n")
    for successor in successors:
        if successor.constraint.predicate is None:
            continue
        # Not the getter's name: the reference takes that of the definition.
        found = f"{successor.name}()"
        if not successor.is_variadic:
            found = f"::llvm::MutableArrayRef({found})"
        function = emission.functions.name("successor", successor.constraint)
        method.write(
            f"    for (auto *successor : {found})\n"
            f"      if (::mlir::failed({function}"
            f'(*this, successor, "{successor.name}", index++)))\n'
            "        return ::mlir::failure();\n"
        )
    method.write("  }\n")


# --- the adaptor ---------------------------------------------------------------------------


def write_adaptor_verifier(emission: OpEmission, method: Method) -> None:
    """The body of the adaptor's `verify`: what can be checked without the operation."""
    accessor = Accessor(emission, False)
    context = verification_context(emission, accessor)
    _write_properties(accessor, method, context)
    _write_attributes(accessor, method, context)
    method.write("  return ::mlir::success();\n")
