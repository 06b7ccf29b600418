"""Verifiers of an operation and its adaptor: attributes, properties, values, regions, traits."""

from __future__ import annotations

from tblgen_build.generators.cpp import Template, cpp
from tblgen_build.generators.cpp.classes import DECLARATION, Class, CommonMethod, Method
from tblgen_build.generators.mlir.model import known_traits
from tblgen_build.generators.mlir.model.attribute import Attribute, Property
from tblgen_build.generators.mlir.model.name_spellings import snake_to_camel
from tblgen_build.generators.mlir.model.operator import NamedProperty, NamedTypeConstraint
from tblgen_build.generators.mlir.model.placeholders import error_stream_string, substitute
from tblgen_build.generators.mlir.op.emission import (
    Accessor,
    OpEmission,
    StoredAttribute,
)
from tblgen_build.releases.mlir_operations import (
    ADAPTOR_ERRORS_ARE_JOINED,
    ADAPTORS_CHECK_PROPERTIES,
    SUCCESSORS_ARE_VERIFIED_BY_GETTERS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Release
    from tblgen_build.generators.mlir.model.constraint import Constraint
    from tblgen_build.generators.mlir.model.known_traits import ValueKind
    from tblgen_build.generators.mlir.model.operator import Operator

    Context = dict[str, str]


_RESULT: Final = "::llvm::LogicalResult"
_INVARIANTS_IMPL: Final = CommonMethod(_RESULT, "verifyInvariantsImpl")
_INVARIANTS: Final = CommonMethod(_RESULT, "verifyInvariants")
_VERIFY: Final = CommonMethod(_RESULT, "verify", (), DECLARATION)
_VERIFY_REGIONS: Final = CommonMethod(_RESULT, "verifyRegions", (), DECLARATION)

_AND_VERIFY: Final = cpp("""
    if(::mlir::succeeded(verifyInvariantsImpl()) && ::mlir::succeeded(verify()))
      return ::mlir::success();
    return ::mlir::failure();
""")

_CHECKS: Final = cpp("""
    $checks
    return ::mlir::success();
""")

_PREDICATE: Final = cpp("""
    if (!($condition))
      return emitOpError("failed to verify that $summary");
""")

# Values, regions and successors, numbered.
_NUMBERED: Final = cpp("""
    {
      unsigned index = 0; (void)index;
      $checks
    }
""")


def add_verifier(emission: OpEmission, class_: Class) -> None:
    """`verifyInvariantsImpl`, with all that the definition implies, and `verifyInvariants`."""
    record = emission.op.record
    has_verifier = record.value_as_bit("hasVerifier")
    method = emission.add_declared(class_, _INVARIANTS_IMPL)
    if method is not None:
        method.body.emit(_CHECKS, checks=_invariants(emission))
    else:
        _check_invariants(emission.op)
    method = emission.add_declared(class_, _INVARIANTS)
    if method is not None:
        method.write(_AND_VERIFY() if has_verifier else "return verifyInvariantsImpl();")
    if has_verifier:
        emission.add_common(class_, _VERIFY)
    if record.value_as_bit("hasRegionVerifier"):
        emission.add_common(class_, _VERIFY_REGIONS)


def _check_invariants(op: Operator) -> None:
    """What is wrong with the checks shows in declarations, too, but for conditions of values."""
    for value in (*op.operands, *op.results):
        _check_summary(value.constraint)
    for named in op.attributes:
        if named.attr.predicate is not None:
            _ = named.attr.condition
            _check_summary(named.attr)
    for prop in op.properties:
        if _is_checked(prop.prop):
            _check_summary(prop.prop)
    for successor in op.successors:
        _check_summary(successor.constraint)
    for region in op.regions:
        _check_summary(region.constraint)
    for trait in op.traits:
        if trait.kind == "predicate":
            _ = trait.predicate_condition, trait.summary


def _check_summary(constraint: Constraint) -> None:
    if constraint.predicate is not None:
        constraint.record.value_as_optional_string("summary")


def _invariants(emission: OpEmission) -> list[str]:
    op = emission.op
    accessor = Accessor(emission, True)
    context = verification_context(emission, accessor)
    checks = _properties(accessor, context)
    checks += _attributes(accessor, context)
    checks.append(_values(emission, op.operands, "operand"))
    checks.append(_values(emission, op.results, "result"))
    for trait in op.traits:
        if trait.kind == "predicate":
            condition = substitute(trait.predicate_condition, context)
            checks.append(_PREDICATE(condition=condition, summary=trait.summary))
    if op.regions:
        checks.append(_NUMBERED(checks=_regions(emission)))
    if op.successors:
        checks.append(_NUMBERED(checks=_successors(emission)))
    return checks


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

_PROPERTY: Final = cpp("""
    {

      [[maybe_unused]] $type $variable = this->$getter();

      if ($failed)
        return $result;
    }
""")


def _properties(accessor: Accessor, context: Context) -> list[str]:
    checks: list[str] = []
    for prop in accessor.emission.op.properties:
        if not _is_checked(prop.prop):
            continue
        if accessor.is_op or "$_op" not in prop.prop.condition:
            checks.append(_property(accessor, context, prop))
    return checks


def _is_checked(prop: Property) -> bool:
    return prop.predicate is not None and prop.condition != "true"


def _property(accessor: Accessor, context: Context, named: NamedProperty) -> str:
    emission = accessor.emission
    prop = named.prop
    variable = f"tblgen_{snake_to_camel(named.name)}"
    function = emission.functions.name("prop", prop) if accessor.is_op else None
    if function is not None:
        failed = f'::mlir::failed({function}(*this, {variable}, "{named.name}"))'
        result = "::mlir::failure()"
    else:
        inner = {**context, "_self": variable}
        failed = f"!({substitute(prop.condition, inner)})"
        summary = _error_text(emission.release, prop.trimmed_summary, inner)
        result = accessor.error(f"property '{named.name}' failed to satisfy constraint: {summary}")
    return _PROPERTY(
        type=prop.interface_type,
        variable=variable,
        getter=emission.op.getter_name(named.name),
        failed=failed,
        result=result,
    )


def _summary(constraint: Constraint, context: Context) -> str:
    return _error_text(constraint.record.release, constraint.summary, context)


def _error_text(release: Release, summary: str, context: Context) -> str:
    return error_stream_string(release, summary, context, in_op_error=True)


# --- attributes ------------------------------------------------------------------------

_ATTRIBUTE: Final = cpp("""

    if (::mlir::failed($function(*this, tblgen_$name, "$name")))
      return ::mlir::failure();
""")

_ATTRIBUTE_IN_PLACE: Final = cpp("""

    if (tblgen_$name && !($condition))
      return $error;
""")

_FROM_PROPERTY: Final = cpp("""
    auto tblgen_$name = getProperties().$name; (void)tblgen_$name;
""")

_REQUIRED_FROM_PROPERTY: Final = cpp("""
    auto tblgen_$name = getProperties().$name; (void)tblgen_$name;
    if (!tblgen_$name) return $error;
""")

_FROM_DICTIONARY: Final = cpp("""
    auto namedAttrRange = $attributes;
    auto namedAttrIt = namedAttrRange.begin();
    $searches
""")

_FIND_REQUIRED: Final = cpp("""
    ::mlir::Attribute tblgen_$name;
    $others

    while (true) {
      if (namedAttrIt == namedAttrRange.end())
        return $error;
      if (namedAttrIt->getName() == $attribute_name) {
        tblgen_$name = namedAttrIt->getValue();
        break;
      }
      $matches
      ++namedAttrIt;
    }
""")

_FIND_OPTIONAL: Final = cpp("""
    $others
    while (true) {
      if (namedAttrIt == namedAttrRange.end()) {
        break;
      }
      $matches
      ++namedAttrIt;
    }
""")

_MATCH_OPTIONAL: Final = cpp("""
    else if (namedAttrIt->getName() == $attribute_name) {
      tblgen_$name = namedAttrIt->getValue();
    }
""")

_SEGMENT_COUNT: Final = cpp("""

    {
      auto sizeAttr = ::llvm::cast<::mlir::DenseI32ArrayAttr>(tblgen_$name);
      auto numElements = sizeAttr.asArrayRef().size();
      if (numElements != $count)
        return $error << numElements;
    }
""")

_SEGMENT_COUNT_MESSAGE: Final = Template("""
    '$name' attribute for specifying $kind segments must have $count "
                  "elements, but got """)


def _attributes(accessor: Accessor, context: Context) -> list[str]:
    emission = accessor.emission
    if not emission.attributes:
        return []
    checks = _from_properties(accessor) if emission.has_properties else _from_dictionary(accessor)
    if not emission.uses_properties:
        if emission.operand_segments:
            count = len(emission.op.operands)
            checks.append(
                _segment_count(accessor, known_traits.OPERAND_SEGMENT_SIZES, "operand", count)
            )
        if emission.result_segments:
            count = len(emission.op.results)
            checks.append(
                _segment_count(accessor, known_traits.RESULT_SEGMENT_SIZES, "result", count)
            )
    for named in emission.op.attributes:
        if is_verified(named.attr, accessor.is_op):
            checks.append(_attribute(accessor, context, named.name, named.attr))
    return checks


def is_verified(attr: Attribute, is_op: bool) -> bool:
    """Whether the attribute's constraint is checked, for which it may need the operation."""
    if attr.is_derived or attr.predicate is None:
        return False
    return bool(attr.condition) and (is_op or "$_op" not in attr.condition)


def _attribute(accessor: Accessor, context: Context, name: str, attr: Attribute) -> str:
    function = accessor.emission.functions.name("attr", attr) if accessor.is_op else None
    if function is not None:
        return _ATTRIBUTE(name=name, function=function)
    inner = {**context, "_self": f"tblgen_{name}"}
    summary = _summary(attr, inner)
    return _ATTRIBUTE_IN_PLACE(
        name=name,
        condition=substitute(attr.condition, inner),
        error=accessor.error(f"attribute '{name}' failed to satisfy constraint: {summary}"),
    )


def _from_properties(accessor: Accessor) -> list[str]:
    parts: list[str] = []
    for stored in accessor.emission.kept_attributes:
        name = stored.name
        if stored.is_required:
            error = accessor.error(f"requires attribute '{name}'")
            parts.append(_REQUIRED_FROM_PROPERTY(name=name, error=error))
        else:
            parts.append(_FROM_PROPERTY(name=name))
    return parts


def _from_dictionary(accessor: Accessor) -> list[str]:
    """One pass over the sorted dictionary, which stops at each required attribute."""
    searches: list[str] = []
    optional: list[StoredAttribute] = []
    for stored in accessor.emission.attributes.values():
        if not stored.is_required:
            optional.append(stored)
            continue
        name = stored.name
        searches.append(
            _FIND_REQUIRED(
                name=name,
                others=_variables(optional),
                error=accessor.error(f"requires attribute '{name}'"),
                attribute_name=accessor.attribute_name(name),
                matches=_matches(accessor, optional),
            )
        )
        optional = []
    if optional:
        searches.append(
            _FIND_OPTIONAL(others=_variables(optional), matches=_matches(accessor, optional))
        )
    return [_FROM_DICTIONARY(attributes=accessor.attributes, searches=searches)]


def _variables(stored: Sequence[StoredAttribute]) -> list[str]:
    return [f"::mlir::Attribute tblgen_{s.name};" for s in stored]


def _matches(accessor: Accessor, optional: Sequence[StoredAttribute]) -> list[str]:
    return [
        _MATCH_OPTIONAL(attribute_name=accessor.attribute_name(s.name), name=s.name)
        for s in optional
    ]


def _segment_count(accessor: Accessor, name: str, kind: ValueKind, count: int) -> str:
    message = _SEGMENT_COUNT_MESSAGE(name=name, kind=kind, count=count)
    if accessor.emission.release.has(ADAPTOR_ERRORS_ARE_JOINED):
        message = f'"{message}'  # the reference closes the literal too early, before as well
    error = accessor.error(message)
    return _SEGMENT_COUNT(name=name, count=count, error=error)


# --- operands, results, regions, successors -----------------------------------------------

_GROUP: Final = cpp("""
    auto $group = $values;
    $size
    $types
""")

_OPTIONAL_GROUP: Final = cpp("""

    if ($group.size() > 1) {
      return emitOpError("$kind group starting at #") << index
          << " requires 0 or 1 element, but found " << $group.size();
    }
""")

_GROUP_OF_GROUPS: Final = cpp("""
    if (::mlir::failed(::mlir::OpTrait::impl::verifyValueSizeAttr(*this, "$sizes", "$name", $group.size())))
      return ::mlir::failure();
""")  # noqa: E501

_TYPES: Final = cpp("""

    for (auto v : $group) {
      if (::mlir::failed($function(*this, v.getType(), "$kind", index++)))
        return ::mlir::failure();
    }
""")

_REGION: Final = cpp("""

    for (auto &region : $regions)
      if (::mlir::failed($function(*this, region, "$name", index++)))
        return ::mlir::failure();
""")

_ONE_SUCCESSOR: Final = cpp("""

    if (::mlir::failed($function(*this, $successor, "$name", index++)))
      return ::mlir::failure();
""")

_SUCCESSOR: Final = cpp("""

    for (auto *successor : $successors)
      if (::mlir::failed($function(*this, successor, "$name", index++)))
        return ::mlir::failure();
""")


def _values(emission: OpEmission, values: Sequence[NamedTypeConstraint], kind: ValueKind) -> str:
    getter = "getODSOperands" if kind == "operand" else "getODSResults"
    checks = [
        _value_group(emission, value, kind, f"valueGroup{index}", f"{getter}({index})")
        for index, value in enumerate(values)
        if value.has_predicate or value.is_optional or value.is_variadic_of_variadic
    ]
    return _NUMBERED(checks=checks) if checks else ""


def _value_group(
    emission: OpEmission, value: NamedTypeConstraint, kind: ValueKind, group: str, values: str
) -> str:
    size = types = ""
    if value.is_optional:
        size = _OPTIONAL_GROUP(group=group, kind=kind)
    elif value.is_variadic_of_variadic:
        sizes = value.constraint.segment_sizes_attribute
        size = _GROUP_OF_GROUPS(sizes=sizes, name=value.name, group=group)
    if value.has_predicate:
        function = _function(emission, "type", value.constraint)
        types = _TYPES(group=group, function=function, kind=kind)
    return _GROUP(group=group, values=values, size=size, types=types)


def _function(emission: OpEmission, kind: str, constraint: Constraint) -> str:
    """The name of what checks a constraint that needs no more than the value itself."""
    name = emission.functions.name(kind, constraint)
    assert name is not None
    return name


def _regions(emission: OpEmission) -> list[str]:
    checks: list[str] = []
    for index, region in enumerate(emission.op.regions):
        if region.constraint.predicate is None:
            continue
        if region.is_variadic:
            found = f"{emission.op.getter_name(region.name)}()"
        else:
            found = f"::llvm::MutableArrayRef((*this)->getRegion({index}))"
        function = _function(emission, "region", region.constraint)
        checks.append(_REGION(regions=found, function=function, name=region.name))
    return checks


def _successors(emission: OpEmission) -> list[str]:
    checks: list[str] = []
    by_getters = emission.release.has(SUCCESSORS_ARE_VERIFIED_BY_GETTERS)
    for successor in emission.op.successors:
        if successor.constraint.predicate is None:
            continue
        function = _function(emission, "successor", successor.constraint)
        if by_getters:
            found = f"{emission.op.getter_name(successor.name)}()"
        else:
            found = f"{successor.name}()"  # the reference takes the definition's name
        if by_getters and not successor.is_variadic:
            check = _ONE_SUCCESSOR(successor=found, function=function, name=successor.name)
        else:
            if not successor.is_variadic:
                found = f"::llvm::MutableArrayRef({found})"
            check = _SUCCESSOR(successors=found, function=function, name=successor.name)
        checks.append(check)
    return checks


# --- the adaptor ---------------------------------------------------------------------------


def write_adaptor_verifier(emission: OpEmission, method: Method) -> None:
    """The body of the adaptor's `verify`: what can be checked without the operation."""
    accessor = Accessor(emission, False)
    context = verification_context(emission, accessor)
    checks: list[str] = []
    if emission.release.has(ADAPTORS_CHECK_PROPERTIES):
        checks += _properties(accessor, context)
    checks += _attributes(accessor, context)
    method.body.emit(_CHECKS, checks=checks)
