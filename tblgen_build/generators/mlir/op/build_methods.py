"""The `build` and `create` methods of an operation: custom builders, then the default ones.

Default builders take results, operands, attributes and properties one by one,
or all of them as ranges; result types are given, inferred or those of the
operands. What C++ could not tell apart is dropped as methods are added.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.classes import DECLARATION, STATIC, Class, Method, Parameter
from tblgen_build.generators.mlir.model import known_traits
from tblgen_build.generators.mlir.model.attribute import Attribute
from tblgen_build.generators.mlir.model.custom_builder import CustomBuilder
from tblgen_build.generators.mlir.model.operator import (
    NamedAttribute,
    NamedProperty,
    NamedTypeConstraint,
    Operator,
)
from tblgen_build.generators.mlir.model.placeholders import substitute
from tblgen_build.generators.mlir.op.attributes import (
    attribute_from_value,
    can_use_unwrapped,
    default_attribute,
    is_unit,
)
from tblgen_build.generators.mlir.op.emission import OpEmission
from tblgen_build.releases.mlir import (
    ACCUMULATE_TAKES_RANGES,
    BUILDERS_HAVE_CREATE,
    BUILDERS_TAKE_PROPERTIES,
    CREATE_FORWARDS,
    FAILED_INFERENCE_IS_EXPLAINED,
    FIRST_ATTRIBUTE_IS_FOUND_FIRST,
    PROPERTIES_HAVE_ACCESSORS,
    REQUIRED_ATTRIBUTES_TELL_BUILDERS_APART,
    TYPED_BUILDERS_ADD_REGIONS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build.generators.cpp import Writer


_BUILDER: Final = Parameter("::mlir::OpBuilder &", "odsBuilder")
_STATE: Final = Parameter("::mlir::OperationState &", "odsState")
_RESULT_TYPES: Final = Parameter("::mlir::TypeRange", "resultTypes")


def add_builders(emission: OpEmission, class_: Class) -> None:
    op = emission.op
    for builder in op.builders:
        _add_custom(emission, class_, builder)
    if op.skips_default_builders:
        return
    _add_separate(emission, class_)
    _add_collective(emission, class_, with_properties=False)
    if _takes_properties(emission):
        _add_collective(emission, class_, with_properties=True)
    if op.num_variable_length_results:
        return
    if op.has_trait(known_traits.SAME_TYPE):
        _add_operand_typed(emission, class_)
    if op.has_trait(known_traits.FIRST_ATTRIBUTE_TYPE):
        # Both, whether or not there are properties, as in the reference.
        _add_attribute_typed(emission, class_, with_properties=False)
        if emission.release.has(BUILDERS_TAKE_PROPERTIES):
            _add_attribute_typed(emission, class_, with_properties=True)


def _takes_properties(emission: OpEmission) -> bool:
    return emission.has_properties and emission.release.has(BUILDERS_TAKE_PROPERTIES)


# --- custom builders and `create` ---------------------------------------------------

_LOCATION: Final = Parameter("::mlir::Location", "location")
_CREATE_BUILDER: Final = Parameter("::mlir::OpBuilder &", "builder")
_IMPLICIT_BUILDER: Final = Parameter("::mlir::ImplicitLocOpBuilder &", "builder")

_CREATE: Final = cpp("""
    ::mlir::OperationState __state__($location, getOperationName());
    build(builder, __state__$arguments);
    auto __res__ = ::llvm::dyn_cast<$op>(builder.create(__state__));
    assert(__res__ && "builder didn't return the right type");
    return __res__;
""")


def _add_custom(emission: OpEmission, class_: Class, builder: CustomBuilder) -> None:
    parameters = [_BUILDER, _STATE]
    for index, parameter in enumerate(builder.parameters):
        name = parameter.name or f"odsArg{index}"
        parameters.append(Parameter(parameter.cpp_type, name, parameter.default or ""))
    body = builder.body
    method = class_.add("void", "build", parameters, STATIC | (DECLARATION if body is None else 0))
    if method is None and body is not None:
        raise emission.op.record.error(
            f"a custom builder of op '{emission.op.record.name}' has the parameters of another"
        )
    if method is not None:
        method.deprecated = builder.deprecation
        if body is not None:
            method.write(substitute(body, {"_builder": "odsBuilder", "_state": "odsState"}))
    rest = [p for p in parameters if p.type not in (_BUILDER.type, _STATE.type)]
    _add_create(emission, class_, rest)


def _add_create(emission: OpEmission, class_: Class, parameters: Sequence[Parameter]) -> None:
    """`create`, which builds and inserts, beside each `build` of these further parameters."""
    if not emission.release.has(BUILDERS_HAVE_CREATE):
        return
    name = emission.name
    location = _LOCATION
    taken = [p.name for p in parameters]
    while location.name in taken:
        location = Parameter(location.type, location.name + "_")
    created = class_.add(name, "create", [_CREATE_BUILDER, location, *parameters], STATIC)
    implicit = class_.add(name, "create", [_IMPLICIT_BUILDER, *parameters], STATIC)
    if emission.side == "declarations":
        return
    passed = [p.name for p in parameters]
    if emission.release.has(CREATE_FORWARDS):
        passed = [f"std::forward<decltype({name})>({name})" for name in passed]
    arguments = "".join([f", {argument}" for argument in passed])
    if created is not None:
        created.body.emit(_CREATE, location=location.name, arguments=arguments, op=name)
    if implicit is not None:
        implicit.write(f"return create(builder, builder.getLoc(){arguments});")


def _add_build(
    emission: OpEmission, class_: Class, parameters: Sequence[Parameter]
) -> Method | None:
    """A default builder, or None where another makes it redundant or no body is wanted."""
    method = class_.add("void", "build", [_BUILDER, _STATE, *parameters], STATIC)
    if method is None:
        return None
    _add_create(emission, class_, parameters)
    return method if emission.side == "definitions" else None


# --- parameters one by one ------------------------------------------------------------


def operand_name(op: Operator, index: int) -> str:
    return op.operands[index].name or f"odsArg_{index}"


def _result_name(op: Operator, index: int) -> str:
    return op.results[index].name or f"resultType{index}"


def _inferred_attributes(op: Operator) -> set[str]:
    """Attributes that follow from the operands: segment sizes of variadics of variadics."""
    return {o.constraint.segment_sizes_attribute for o in op.operands if o.is_variadic_of_variadic}


def _default_starts(op: Operator, is_unwrapped: bool) -> tuple[int, int]:
    """The first argument that can have a default value as an attribute, and as a property."""
    count = len(op.arguments)
    takes_properties = op.record.release.has(PROPERTIES_HAVE_ACCESSORS)
    attribute = any_ = count
    if not op.successors and not op.num_variadic_regions:
        for index in range(count - 1, -1, -1):
            argument = op.arguments[index]
            if isinstance(argument, NamedProperty):
                if not takes_properties or not argument.prop.has_default_value:
                    break
                any_ = index
                continue
            if not isinstance(argument, NamedAttribute) or not _has_simple_default(argument.attr):
                break
            attribute = any_ = index
    if attribute < count:
        first = op.arguments[attribute]
        assert isinstance(first, NamedAttribute)
        if _is_ambiguous(op, first.attr, is_unwrapped):
            attribute += 1
            any_ = attribute
    return attribute, any_


def _is_ambiguous(op: Operator, first: Attribute, is_unwrapped: bool) -> bool:
    """Whether the wrapped and the unwrapped builder differ in nothing but defaults from the first
    attribute that has one: then that one has to be given."""
    if is_unwrapped:
        return not can_use_unwrapped(first)
    telling = op.record.release.has(REQUIRED_ATTRIBUTES_TELL_BUILDERS_APART) and any(
        can_use_unwrapped(a.attr) and not a.attr.has_default_value for a in op.native_attributes
    )
    return can_use_unwrapped(first) and not telling


def _has_simple_default(attr: Attribute) -> bool:
    return attr.has_default_value and attr.return_type not in ("::llvm::APInt", "::llvm::APFloat")


def _result_parameters(op: Operator) -> list[Parameter]:
    return [
        Parameter(
            "::mlir::TypeRange" if result.is_variadic else "::mlir::Type",
            _result_name(op, index),
            optional=result.is_optional,
        )
        for index, result in enumerate(op.results)
    ]


def _trailing_parameters(op: Operator) -> list[Parameter]:
    """Successors and numbers of regions."""
    parameters: list[Parameter] = []
    for successor in op.successors:
        type_ = "::mlir::BlockRange" if successor.is_variadic else "::mlir::Block *"
        parameters.append(Parameter(type_, successor.name))
    for region in op.regions:
        if region.is_variadic:
            parameters.append(Parameter("unsigned", f"{region.name}Count"))
    return parameters


def _argument_parameters(op: Operator, is_unwrapped: bool) -> list[Parameter]:
    inferred = _inferred_attributes(op)
    attribute_start, start = _default_starts(op, is_unwrapped)
    takes_properties = op.record.release.has(PROPERTIES_HAVE_ACCESSORS)
    parameters: list[Parameter] = []
    operands = 0
    for index, argument in enumerate(op.arguments):
        if isinstance(argument, NamedTypeConstraint):
            name = operand_name(op, operands)
            operands += 1
            type_ = _operand_type(argument)
            parameters.append(Parameter(type_, name, optional=argument.is_optional))
        elif isinstance(argument, NamedProperty):
            if not takes_properties:
                continue
            prop = argument.prop
            default = prop.default_value if index >= start else ""
            parameters.append(
                Parameter(
                    prop.interface_type, argument.name, default, optional=prop.has_default_value
                )
            )
        elif argument.name not in inferred:
            parameters.append(
                _attribute_parameter(argument, is_unwrapped, index >= attribute_start)
            )
    return parameters


def _operand_type(operand: NamedTypeConstraint) -> str:
    if operand.is_variadic_of_variadic:
        return "::llvm::ArrayRef<::mlir::ValueRange>"
    return "::mlir::ValueRange" if operand.is_variadic else "::mlir::Value"


def _attribute_parameter(named: NamedAttribute, is_unwrapped: bool, has_default: bool) -> Parameter:
    attr = named.attr
    is_value = is_unwrapped and can_use_unwrapped(attr)
    type_ = attr.return_type if is_value else attr.storage_type
    default = ""
    if has_default:
        default = attr.default_value if is_value else "nullptr"
    return Parameter(type_, named.name, default, optional=attr.is_optional)


def _kinds(op: Operator) -> tuple[bool, ...]:
    """Whether to take values of attributes unwrapped: never first, then where any can be."""
    for named in op.native_attributes:
        if can_use_unwrapped(named.attr):
            return (False, True)
    return (False,)


def _add_separate(emission: OpEmission, class_: Class) -> None:
    op = emission.op
    results = _result_parameters(op)
    trailing = _trailing_parameters(op)
    for is_unwrapped in _kinds(op):
        arguments = _argument_parameters(op, is_unwrapped) + trailing
        given: list[str] | None = None  # what puts the arguments in the state
        method = _add_build(emission, class_, results + arguments)
        if method is not None:
            given = _state_arguments(emission, is_unwrapped)
            method.body.emit(_BODY, given=given, results=_separate_results(emission))
        method = _add_build(emission, class_, arguments) if emission.infers_types else None
        if method is not None:
            given = given or _state_arguments(emission, is_unwrapped)
            method.body.emit(_BODY, given=given, results=_inferred_results(emission))
        method = _add_build(emission, class_, [_RESULT_TYPES, *arguments])
        if method is not None:
            given = given or _state_arguments(emission, is_unwrapped)
            method.body.emit(_BODY, given=given, results=_collective_results(op, "results"))


# --- what puts them in the state ---------------------------------------------------------

_BODY: Final = cpp("""
    $given
    $results
""")

_LINES: Final = cpp("""
    $lines
""")

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
      $store  }
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
    "::llvm::copy(::llvm::ArrayRef<int32_t>({$sizes}), "
    "odsState.getOrAddProperties<Properties>().$name.begin());"
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


def _state_arguments(emission: OpEmission, is_unwrapped: bool) -> list[str]:
    """Puts operands, segment sizes, properties, attributes, regions and successors in the state."""
    op = emission.op
    parts = [
        _state_operand(emission, operand, operand_name(op, index))
        for index, operand in enumerate(op.operands)
    ]
    if emission.operand_segments:
        parts.append(
            _state_sizes(emission, known_traits.OPERAND_SEGMENT_SIZES, _operand_sizes(emission))
        )
    for prop in op.properties if emission.release.has(PROPERTIES_HAVE_ACCESSORS) else ():
        name = prop.name
        setter = op.setter_name(name)
        parts.append(f"odsState.getOrAddProperties<Properties>().{setter}({name});")
    inferred = _inferred_attributes(op)
    for named in op.native_attributes:
        if named.name not in inferred:
            parts.append(_state_attribute(emission, named, is_unwrapped))
    for region in op.regions:
        if region.is_variadic:
            parts.append(_VARIADIC_REGION(name=region.name))
        else:
            parts.append("(void)odsState.addRegion();")
    parts += [f"odsState.addSuccessors({successor.name});" for successor in op.successors]
    return parts


def _state_operand(emission: OpEmission, operand: NamedTypeConstraint, name: str) -> str:
    if operand.is_optional and not operand.is_variadic_of_variadic:
        return _OPTIONAL_OPERAND(name=name)
    if not operand.is_variadic_of_variadic:
        return f"odsState.addOperands({name});"
    sizes = operand.constraint.segment_sizes_attribute
    return _OPERAND_GROUPS(name=name, store=_store(emission, sizes, "rangeAttr"))


def _store(emission: OpEmission, name: str, value: str) -> str:
    """Stores an attribute."""
    if emission.uses_properties:
        return f"odsState.getOrAddProperties<Properties>().{name} = {value};"
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


def _state_sizes(emission: OpEmission, name: str, sizes: Sequence[str]) -> str:
    joined = ", ".join(sizes)
    if emission.uses_properties:
        return _SIZES_AS_PROPERTY(sizes=joined, name=name)
    return _SIZES_AS_ATTRIBUTE(sizes=joined, getter=emission.op.getter_name(name))


def _state_attribute(emission: OpEmission, named: NamedAttribute, is_unwrapped: bool) -> str:
    attr = named.attr
    name = named.name
    if attr.has_default_value:
        is_guarded = not is_unwrapped or is_unit(attr)
    else:
        is_guarded = attr.is_optional or (is_unwrapped and is_unit(attr))
    value = name
    if is_unwrapped and can_use_unwrapped(attr):
        value = attribute_from_value(attr, "odsBuilder", name)
    statement = _store(emission, name, value)
    return _IF_GIVEN(name=name, statement=statement) if is_guarded else statement


# --- result types -------------------------------------------------------------------------

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


_INFER_COLLECTIVE: Final = cpp("""
    ::llvm::SmallVector<::mlir::Type, 2> inferredReturnTypes;
    if (::mlir::succeeded($op::inferReturnTypes(odsBuilder.getContext(),
            odsState.location, operands,
            odsState.attributes.getDictionary(odsState.getContext()),
            odsState.getRawProperties(),
            odsState.regions, inferredReturnTypes))) {
      $assertion
      odsState.addTypes(inferredReturnTypes);
    } else {
      ::llvm::report_fatal_error("Failed to infer result type(s).");
    }
""")


def _separate_results(emission: OpEmission) -> list[str]:
    op = emission.op
    parts: list[str] = []
    for index, result in enumerate(op.results):
        name = _result_name(op, index)
        if result.is_optional:
            parts.append(_OPTIONAL_TYPE(name=name))
        else:
            parts.append(f"odsState.addTypes({name});")
    if emission.result_segments:
        sizes = [_size(result, _result_name(op, i)) for i, result in enumerate(op.results)]
        parts.append(_state_sizes(emission, known_traits.RESULT_SEGMENT_SIZES, sizes))
    return parts


def _inferred_results(emission: OpEmission) -> str:
    is_shared = emission.release.has(FAILED_INFERENCE_IS_EXPLAINED)
    return _INFER(op=emission.name, fail=_FAIL if is_shared else _FAIL_HERE)


def _collective_results(op: Operator, what: str) -> list[str]:
    return [_assertion(op.results, "resultTypes", what), "odsState.addTypes(resultTypes);"]


def _assertion(values: Sequence[NamedTypeConstraint], name: str, what: str) -> str:
    """That a range has as many elements as there are values; empty where any number fits."""
    variable = sum([v.is_variable_length for v in values])
    fixed = len(values) - variable
    if variable and not fixed:
        return ""
    return _ASSERTION(name=name, relation=">=" if variable else "==", fixed=fixed, what=what)


# --- parameters as ranges ---------------------------------------------------------------

_UNNAMED_BUILDER: Final = Parameter(_BUILDER.type, "")
_OPERANDS: Final = Parameter("::mlir::ValueRange", "operands")
_PROPERTIES: Final = Parameter("const Properties &", "properties")
_NAMED_ATTRIBUTES: Final = "::llvm::ArrayRef<::mlir::NamedAttribute>"
_ATTRIBUTES: Final = "attributes"
_DISCARDABLE: Final = "discardableAttributes"
_NUM_REGIONS: Final = Parameter("unsigned", "numRegions")

_COLLECTIVE: Final = (_OPERANDS, Parameter(_NAMED_ATTRIBUTES, _ATTRIBUTES, "{}"))
_COLLECTIVE_AND_REGIONS: Final = (
    _OPERANDS,
    Parameter(_NAMED_ATTRIBUTES, _ATTRIBUTES),
    _NUM_REGIONS,
)
_COLLECTIVE_AND_PROPERTIES: Final = (
    _OPERANDS,
    _PROPERTIES,
    Parameter(_NAMED_ATTRIBUTES, _DISCARDABLE, "{}"),
)
_COLLECTIVE_PROPERTIES_AND_REGIONS: Final = (
    _OPERANDS,
    _PROPERTIES,
    Parameter(_NAMED_ATTRIBUTES, _DISCARDABLE),
    _NUM_REGIONS,
)

_STATE_COLLECTIVE: Final = cpp("""
    $assertion
    odsState.addOperands(operands);
    $properties
    odsState.addAttributes($attributes);
    $regions
""")

_USE_PROPERTIES: Final = "odsState.useProperties(const_cast<Properties&>(properties));"
# Where result types are inferred, with the reference's space.
_USE_PROPERTIES_INFERRED: Final = "odsState.useProperties(const_cast<Properties &>(properties));"

_REGIONS: Final = cpp("""
    for (unsigned i = 0; i != $count; ++i)
      (void)odsState.addRegion();
""")

_FROM_ATTRIBUTES: Final = cpp("""
    if (!attributes.empty()) {
      ::mlir::OpaqueProperties properties =
        &odsState.getOrAddProperties<$op::Properties>();
      std::optional<::mlir::RegisteredOperationName> info =
        odsState.name.getRegisteredInfo();
      if (failed(info->setOpPropertiesFromAttribute(odsState.name, properties,
          odsState.attributes.getDictionary(odsState.getContext()), nullptr)))
        ::llvm::report_fatal_error("Property conversion failed.");
    }
""")


def _collective_parameters(op: Operator, with_properties: bool) -> Sequence[Parameter]:
    if op.num_variadic_regions:
        return _COLLECTIVE_PROPERTIES_AND_REGIONS if with_properties else _COLLECTIVE_AND_REGIONS
    return _COLLECTIVE_AND_PROPERTIES if with_properties else _COLLECTIVE


def _state_collective(
    op: Operator,
    with_properties: bool,
    assertion: str = "",
    *,
    has_regions: bool = True,
    use_properties: str = _USE_PROPERTIES,
) -> str:
    """Puts operands, properties, attributes and regions, taken as ranges, in the state."""
    regions = ""
    if op.regions and has_regions:
        count = "numRegions" if op.num_variadic_regions else str(len(op.regions))
        regions = _REGIONS(count=count)
    return _STATE_COLLECTIVE(
        assertion=assertion,
        properties=use_properties if with_properties else "",
        attributes=_DISCARDABLE if with_properties else _ATTRIBUTES,
        regions=regions,
    )


def _add_collective(emission: OpEmission, class_: Class, *, with_properties: bool) -> None:
    op = emission.op
    parameters = [_RESULT_TYPES, *_collective_parameters(op, with_properties)]
    method = class_.add("void", "build", [_UNNAMED_BUILDER, _STATE, *parameters], STATIC)
    if method is None:
        return
    _add_create(emission, class_, parameters)
    if method.wants_body:
        body = method.body
        assertion = _assertion(op.operands, "operands", "parameters")
        body.write(_state_collective(op, with_properties, assertion))
        body.emit(_LINES, lines=_collective_results(op, "return types"))
        _convert_attributes(emission, body, with_properties)
    if emission.infers_types and not op.successors:
        _add_inferred_collective(emission, class_, with_properties)


def _convert_attributes(emission: OpEmission, body: Writer, with_properties: bool) -> None:
    """Where there are properties and only attributes are given."""
    if emission.has_property_fields and not with_properties:
        body.emit(_FROM_ATTRIBUTES, op=emission.name)


def _add_inferred_collective(emission: OpEmission, class_: Class, with_properties: bool) -> None:
    op = emission.op
    method = _add_build(emission, class_, _collective_parameters(op, with_properties))
    if method is None:
        return
    body = method.body
    assertion = _assertion(op.operands, "operands", "parameters")
    state = _state_collective(
        op, with_properties, assertion, use_properties=_USE_PROPERTIES_INFERRED
    )
    body.write(state)
    _convert_attributes(emission, body, with_properties)
    assertion = _assertion(op.results, "inferredReturnTypes", "return types")
    body.emit(_INFER_COLLECTIVE, op=emission.name, assertion=assertion)


# --- result types of operands or attributes -----------------------------------------------

_FIND_TYPE_ATTRIBUTE: Final = cpp("""
    ::mlir::Attribute typeAttr;
    auto attrName = ${getter}AttrName(odsState.name);
    for (auto attr : attributes) {
      if (attr.getName() == attrName) {
        typeAttr = attr.getValue();
        break;
      }
    }
""")

# All of it for each attribute of that name.
_TYPED_IN_LOOP: Final = cpp("""
    auto attrName = ${getter}AttrName(odsState.name);
    for (auto attr : attributes) {
      if (attr.getName() != attrName) continue;
      $given
      odsState.addTypes({$types});
    }
""")

_TYPED_BODY: Final = cpp("""
    $type_attribute
    $given
    odsState.addTypes({$types});
""")


def _add_operand_typed(emission: OpEmission, class_: Class) -> None:
    op = emission.op
    if op.results and not op.operands:
        raise op.record.error(
            "SameOperandsAndResultType gives the results the type of an operand, and there is none"
        )
    for is_unwrapped in _kinds(op):
        parameters = _argument_parameters(op, is_unwrapped) + _trailing_parameters(op)
        method = _add_build(emission, class_, parameters)
        if method is None:
            continue
        given = _state_arguments(emission, is_unwrapped)
        if op.results:
            front = ".front()" if op.operands[0].is_variadic else ""
            type_ = f"{operand_name(op, 0)}{front}.getType()"
            method.body.emit(_TYPED_BODY, type_attribute="", given=given, types=_types(op, type_))
        else:
            method.body.emit(_LINES, lines=given)
    for with_properties in (False, True) if _takes_properties(emission) else (False,):
        collective = _collective_parameters(op, with_properties)
        method = _add_build(emission, class_, collective)
        if method is not None:
            ranges = _state_collective(op, with_properties)
            types = _types(op, "operands[0].getType()")
            method.body.emit(_TYPED_BODY, type_attribute="", given=ranges, types=types)


def _types(op: Operator, type_: str) -> str:
    return ", ".join([type_] * len(op.results))


def _add_attribute_typed(emission: OpEmission, class_: Class, *, with_properties: bool) -> None:
    op = emission.op
    if not op.attributes:
        raise op.record.error(
            f"op '{op.record.name}' has the trait FirstAttrDerivedResultType but no attribute"
        )
    first = op.attributes[0]
    parameters = _collective_parameters(op, with_properties)
    method = _add_build(emission, class_, parameters)
    if method is None:
        return
    getter = op.getter_name(first.name)
    has_regions = emission.release.has(TYPED_BUILDERS_ADD_REGIONS)
    given = _state_collective(op, with_properties, has_regions=has_regions)
    if not emission.release.has(FIRST_ATTRIBUTE_IS_FOUND_FIRST):
        types = _types(op, _attribute_type(first, "attr.getValue()"))
        method.body.emit(_TYPED_IN_LOOP, getter=getter, given=given, types=types)
        return
    if with_properties:
        type_attribute = f"::mlir::Attribute typeAttr = properties.{getter}();"
    else:
        type_attribute = _FIND_TYPE_ATTRIBUTE(getter=getter)
    types = _types(op, _attribute_type(first, "typeAttr"))
    method.body.emit(_TYPED_BODY, type_attribute=type_attribute, given=given, types=types)


def _attribute_type(named: NamedAttribute, value: str) -> str:
    """The type that an attribute gives the results."""
    if named.attr.is_type_attribute:
        return f"::llvm::cast<::mlir::TypeAttr>({value}).getValue()"
    return f"::llvm::cast<::mlir::TypedAttr>({value}).getType()"


# --- default values ------------------------------------------------------------------------

_DEFAULT_PROPERTIES: Final = cpp("""
    ::mlir::Builder odsBuilder(opName.getContext());
    $defaults
""")

_DEFAULT_PROPERTY: Final = cpp("""
    if (!properties.$name)
      properties.$name = $value;
""")

_DEFAULT_ATTRIBUTES: Final = cpp("""
    auto attrNames = opName.getAttributeNames();
    ::mlir::Builder odsBuilder(attrNames.front().getContext());
    $defaults
""")

_DEFAULT_ATTRIBUTE: Final = cpp("""
    if (!attributes.get(attrNames[$index])) {
      attributes.append(attrNames[$index], $value);
    }
""")

_POPULATE_PROPERTIES: Final = (
    Parameter("::mlir::OperationName", "opName"),
    Parameter("Properties &", "properties"),
)
_POPULATE_ATTRIBUTES: Final = (
    Parameter("const ::mlir::OperationName &", "opName"),
    Parameter("::mlir::NamedAttrList &", "attributes"),
)


def add_default_attributes(emission: OpEmission, class_: Class) -> None:
    """The method that fills in default values of attributes that have to be there."""
    values = [
        (a.name, default_attribute(a.attr, "odsBuilder"))
        for a in emission.op.attributes
        if a.attr.has_default_value and not a.attr.is_optional
    ]
    if not values:
        return
    if emission.has_properties:
        parts = [_DEFAULT_PROPERTY(name=name, value=value) for name, value in values]
        body = _DEFAULT_PROPERTIES(defaults=parts)
        name = "populateDefaultProperties"
        emission.add(class_, "void", name, _POPULATE_PROPERTIES, STATIC, body)
        return
    indices = {name: index for index, name in enumerate(emission.attributes)}
    parts = [_DEFAULT_ATTRIBUTE(index=indices[name], value=value) for name, value in values]
    body = _DEFAULT_ATTRIBUTES(defaults=parts)
    emission.add(class_, "void", "populateDefaultAttrs", _POPULATE_ATTRIBUTES, STATIC, body)
