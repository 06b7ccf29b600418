"""The `build` and `create` methods of an operation: custom builders, then the default ones.

Default builders take results, operands, attributes and properties one by one,
or all of them as ranges; result types are given, inferred or those of the
operands. What C++ could not tell apart is dropped as methods are added.
"""

from __future__ import annotations

from tblgen_build.generators.cpp.classes import DECLARATION, STATIC, Class, Method, Parameter
from tblgen_build.generators.mlir.model.attribute import Attribute
from tblgen_build.generators.mlir.model.builder import Builder
from tblgen_build.generators.mlir.model.operator import (
    NamedAttribute,
    NamedProperty,
    NamedTypeConstraint,
    Operator,
)
from tblgen_build.generators.mlir.op.attributes import (
    attribute_from_value,
    can_use_unwrapped,
    default_attribute,
    is_unit,
)
from tblgen_build.generators.mlir.op.emission import (
    OPERAND_SEGMENTS,
    RESULT_SEGMENTS,
    OpEmission,
)
from tblgen_build.generators.mlir.placeholders import substitute

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final


_BUILDER: Final = Parameter("::mlir::OpBuilder &", "odsBuilder")
_STATE: Final = Parameter("::mlir::OperationState &", "odsState")
_RESULT_TYPES: Final = Parameter("::mlir::TypeRange", "resultTypes")
_OPERANDS: Final = Parameter("::mlir::ValueRange", "operands")
_LOCATION: Final = Parameter("::mlir::Location", "location")
_CREATE_BUILDER: Final = Parameter("::mlir::OpBuilder &", "builder")
_IMPLICIT_BUILDER: Final = Parameter("::mlir::ImplicitLocOpBuilder &", "builder")
_ATTRIBUTES: Final = "::llvm::ArrayRef<::mlir::NamedAttribute>"
_INFER_TYPE: Final = "::mlir::InferTypeOpInterface::Trait"

_FROM_ATTRIBUTES: Final = """  if (!attributes.empty()) {{
    ::mlir::OpaqueProperties properties =
      &odsState.getOrAddProperties<{op}::Properties>();
    std::optional<::mlir::RegisteredOperationName> info =
      odsState.name.getRegisteredInfo();
    if (failed(info->setOpPropertiesFromAttribute(odsState.name, properties,
        odsState.attributes.getDictionary(odsState.getContext()), nullptr)))
      ::llvm::report_fatal_error("Property conversion failed.");
  }}
"""

_INFER: Final = """  ::llvm::SmallVector<::mlir::Type, 2> inferredReturnTypes;
  if (::mlir::succeeded({op}::inferReturnTypes(odsBuilder.getContext(),
          odsState.location, {operands},
          odsState.attributes.getDictionary(odsState.getContext()),
          odsState.getRawProperties(),
          odsState.regions, inferredReturnTypes)))"""


def add_builders(emission: OpEmission, class_: Class) -> None:
    op = emission.op
    for builder in op.builders:
        _add_custom(emission, class_, builder)
    if op.skips_default_builders:
        return
    _add_separate(emission, class_)
    _add_collective(emission, class_, with_properties=False)
    if emission.has_properties:
        _add_collective(emission, class_, with_properties=True)
    if op.num_variable_length_results:
        return
    if op.has_trait("::mlir::OpTrait::SameOperandsAndResultType"):
        _add_operand_typed(emission, class_)
    if op.has_trait("::mlir::OpTrait::FirstAttrDerivedResultType"):
        # Both, whether or not there are properties, as in the reference.
        _add_attribute_typed(emission, class_, with_properties=False)
        _add_attribute_typed(emission, class_, with_properties=True)


# --- custom builders and `create` ---------------------------------------------------


def _add_custom(emission: OpEmission, class_: Class, builder: Builder) -> None:
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
            method.write(
                "  ", substitute(body, {"_builder": "odsBuilder", "_state": "odsState"}), "\n"
            )
    rest = [p for p in parameters if p.type not in (_BUILDER.type, _STATE.type)]
    _add_create(emission, class_, rest)


def _add_create(emission: OpEmission, class_: Class, parameters: Sequence[Parameter]) -> None:
    """`create`, which builds and inserts, beside each `build` of these further parameters."""
    name = emission.name
    location = _LOCATION
    while location.name in [p.name for p in parameters]:
        location = Parameter(location.type, location.name + "_")
    created = class_.add(name, "create", [_CREATE_BUILDER, location, *parameters], STATIC)
    implicit = class_.add(name, "create", [_IMPLICIT_BUILDER, *parameters], STATIC)
    if emission.side == "declarations":
        return
    forwarded = "".join([f", std::forward<decltype({p.name})>({p.name})" for p in parameters])
    if created is not None:
        created.write(
            f"  ::mlir::OperationState __state__({location.name}, getOperationName());\n"
            f"  build(builder, __state__{forwarded});\n"
            f"  auto __res__ = ::llvm::dyn_cast<{name}>(builder.create(__state__));\n"
            '  assert(__res__ && "builder didn\'t return the right type");\n'
            "  return __res__;\n"
        )
    if implicit is not None:
        implicit.write(f"  return create(builder, builder.getLoc(){forwarded});\n")


def _add_build(
    emission: OpEmission,
    class_: Class,
    parameters: Sequence[Parameter],
) -> Method | None:
    """A default builder, or None where another makes it redundant or no body is wanted."""
    method = class_.add("void", "build", [_BUILDER, _STATE, *parameters], STATIC)
    if method is None:
        return None
    _add_create(emission, class_, parameters)
    return method if method.wants_body else None


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
    attribute = any_ = count
    if not op.successors and not op.num_variadic_regions:
        for index in range(count - 1, -1, -1):
            argument = op.arguments[index]
            if isinstance(argument, NamedProperty):
                if not argument.prop.has_default_value:
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
    telling = any(
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
    parameters: list[Parameter] = []
    operands = 0
    for index, argument in enumerate(op.arguments):
        if isinstance(argument, NamedTypeConstraint):
            name = operand_name(op, operands)
            operands += 1
            type_ = _operand_type(argument)
            parameters.append(Parameter(type_, name, optional=argument.is_optional))
        elif isinstance(argument, NamedProperty):
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
    if any(can_use_unwrapped(a.attr) for a in op.native_attributes):
        return (False, True)
    return (False,)


def _add_separate(emission: OpEmission, class_: Class) -> None:
    op = emission.op
    results = _result_parameters(op)
    trailing = _trailing_parameters(op)
    infers = op.has_trait(_INFER_TYPE)
    for is_unwrapped in _kinds(op):
        arguments = _argument_parameters(op, is_unwrapped) + trailing
        method = _add_build(emission, class_, results + arguments)
        if method is not None:
            _write_arguments(emission, method, is_unwrapped)
            _write_separate_results(emission, method)
        method = _add_build(emission, class_, arguments) if infers else None
        if method is not None:
            _write_arguments(emission, method, is_unwrapped)
            _write_inferred_results(emission, method)
        method = _add_build(emission, class_, [_RESULT_TYPES, *arguments])
        if method is not None:
            _write_arguments(emission, method, is_unwrapped)
            _write_collective_results(emission, method)


def _write_arguments(emission: OpEmission, method: Method, is_unwrapped: bool) -> None:
    """Put operands, segment sizes, properties, attributes, regions and successors in the state."""
    op = emission.op
    for index, operand in enumerate(op.operands):
        _write_operand(emission, method, operand, operand_name(op, index))
    if emission.operand_segments:
        _write_segments(emission, method, OPERAND_SEGMENTS, _operand_sizes(op))
    for prop in op.properties:
        method.write(
            f"  odsState.getOrAddProperties<Properties>().{op.setter_name(prop.name)}"
            f"({prop.name});\n"
        )
    inferred = _inferred_attributes(op)
    for named in op.native_attributes:
        if named.name not in inferred:
            _write_attribute(emission, method, named, is_unwrapped)
    for region in op.regions:
        if region.is_variadic:
            method.write(f"  for (unsigned i = 0; i < {region.name}Count; ++i)\n  ")
        method.write("  (void)odsState.addRegion();\n")
    for successor in op.successors:
        method.write(f"  odsState.addSuccessors({successor.name});\n")


def _write_operand(
    emission: OpEmission, method: Method, operand: NamedTypeConstraint, name: str
) -> None:
    if not operand.is_variadic_of_variadic:
        guard = f"  if ({name})\n  " if operand.is_optional else ""
        method.write(f"{guard}  odsState.addOperands({name});\n")
        return
    sizes = operand.constraint.segment_sizes_attribute
    method.write(
        f"  for (::mlir::ValueRange range : {name})\n    odsState.addOperands(range);\n"
        f"  {{\n    ::llvm::SmallVector<int32_t> rangeSegments;\n"
        f"    for (::mlir::ValueRange range : {name})\n"
        "      rangeSegments.push_back(range.size());\n"
        "    auto rangeAttr = odsBuilder.getDenseI32ArrayAttr(rangeSegments);\n"
    )
    if emission.segments_are_properties:
        method.write(f"    odsState.getOrAddProperties<Properties>().{sizes} = rangeAttr;\n  }}\n")
    else:
        getter = emission.op.getter_name(sizes)
        method.write(
            f"    odsState.addAttribute({getter}AttrName(odsState.name), rangeAttr);\n  }}\n"
        )


def _operand_sizes(op: Operator) -> list[str]:
    sizes: list[str] = []
    for index, operand in enumerate(op.operands):
        name = operand_name(op, index)
        if operand.is_variadic_of_variadic:
            sizes.append(
                f"llvm::accumulate({name}, int32_t(0), "
                "[](int32_t curSum, ::mlir::ValueRange range) "
                "{ return curSum + static_cast<int32_t>(range.size()); })"
            )
        else:
            sizes.append(_size(operand, name))
    return sizes


def _size(value: NamedTypeConstraint, name: str) -> str:
    if not value.is_variable_length:
        return "1"
    if value.is_optional:
        return f"({name} ? 1 : 0)"
    return f"static_cast<int32_t>({name}.size())"


def _write_segments(emission: OpEmission, method: Method, name: str, sizes: Sequence[str]) -> None:
    joined = ", ".join(sizes)
    if emission.segments_are_properties:
        method.write(
            f"  ::llvm::copy(::llvm::ArrayRef<int32_t>({{{joined}}}), "
            f"odsState.getOrAddProperties<Properties>().{name}.begin());\n"
        )
    else:
        getter = emission.op.getter_name(name)
        method.write(
            f"  odsState.addAttribute({getter}AttrName(odsState.name), "
            f"odsBuilder.getDenseI32ArrayAttr({{{joined}}}));\n"
        )


def _write_attribute(
    emission: OpEmission, method: Method, named: NamedAttribute, is_unwrapped: bool
) -> None:
    attr = named.attr
    name = named.name
    if attr.has_default_value:
        is_guarded = not is_unwrapped or is_unit(attr)
    else:
        is_guarded = attr.is_optional or (is_unwrapped and is_unit(attr))
    value = name
    if is_unwrapped and can_use_unwrapped(attr):
        value = attribute_from_value(attr, "odsBuilder", name)
    if is_guarded:
        method.write(f"  if ({name}) {{\n")
    if emission.op.dialect.uses_properties_for_attributes:
        method.write(f"  odsState.getOrAddProperties<Properties>().{name} = {value};\n")
    else:
        getter = emission.op.getter_name(name)
        method.write(f"  odsState.addAttribute({getter}AttrName(odsState.name), {value});\n")
    if is_guarded:
        method.write("  }\n")


def _write_separate_results(emission: OpEmission, method: Method) -> None:
    op = emission.op
    for index, result in enumerate(op.results):
        name = _result_name(op, index)
        guard = f"  if ({name})\n  " if result.is_optional else ""
        method.write(f"{guard}  odsState.addTypes({name});\n")
    if emission.result_segments:
        sizes = [_size(result, _result_name(op, i)) for i, result in enumerate(op.results)]
        _write_segments(emission, method, RESULT_SEGMENTS, sizes)


def _write_inferred_results(emission: OpEmission, method: Method) -> None:
    method.write(
        _INFER.format(op=emission.name, operands="odsState.operands"),
        "\n    odsState.addTypes(inferredReturnTypes);\n"
        "  else\n    ::mlir::detail::reportFatalInferReturnTypesError(odsState);\n",
    )


def _assertion(values: Sequence[NamedTypeConstraint], name: str, what: str) -> str:
    """That a range has as many elements as there are values; empty where any number fits."""
    variable = sum(v.is_variable_length for v in values)
    fixed = len(values) - variable
    if variable and not fixed:
        return ""
    relation = ">=" if variable else "=="
    return f'  assert({name}.size() {relation} {fixed}u && "mismatched number of {what}");\n'


def _write_collective_results(emission: OpEmission, method: Method) -> None:
    method.write(
        _assertion(emission.op.results, "resultTypes", "results"),
        "  odsState.addTypes(resultTypes);\n",
    )


# --- parameters as ranges ---------------------------------------------------------------


def _collective_parameters(op: Operator, with_properties: bool) -> list[Parameter]:
    parameters = [_OPERANDS]
    if with_properties:
        parameters.append(Parameter("const Properties &", "properties"))
    default = "" if op.num_variadic_regions else "{}"
    name = _attributes_name(with_properties)
    parameters.append(Parameter(_ATTRIBUTES, name, default))
    if op.num_variadic_regions:
        parameters.append(Parameter("unsigned", "numRegions"))
    return parameters


def _attributes_name(with_properties: bool) -> str:
    return "discardableAttributes" if with_properties else "attributes"


def _write_collective_arguments(
    emission: OpEmission, method: Method, with_properties: bool, *, with_assertion: bool = True
) -> None:
    op = emission.op
    if with_assertion:
        method.write(_assertion(op.operands, "operands", "parameters"))
    method.write("  odsState.addOperands(operands);\n")
    if with_properties:
        method.write("  odsState.useProperties(const_cast<Properties&>(properties));\n")
    method.write(f"  odsState.addAttributes({_attributes_name(with_properties)});\n")
    if op.regions:
        count = "numRegions" if op.num_variadic_regions else str(len(op.regions))
        method.write(
            f"  for (unsigned i = 0; i != {count}; ++i)\n    (void)odsState.addRegion();\n"
        )


def _add_collective(emission: OpEmission, class_: Class, *, with_properties: bool) -> None:
    op = emission.op
    parameters = [_RESULT_TYPES, *_collective_parameters(op, with_properties)]
    unnamed = Parameter(_BUILDER.type, "")
    method = class_.add("void", "build", [unnamed, _STATE, *parameters], STATIC)
    if method is None:
        return
    _add_create(emission, class_, parameters)
    if method.wants_body:
        _write_collective_arguments(emission, method, with_properties)
        method.write(
            _assertion(op.results, "resultTypes", "return types"),
            "  odsState.addTypes(resultTypes);\n",
        )
        if emission.has_property_fields and not with_properties:
            method.write(_FROM_ATTRIBUTES.format(op=emission.name))
    if op.has_trait(_INFER_TYPE) and not op.successors:
        _add_inferred_collective(emission, class_, with_properties)


def _add_inferred_collective(emission: OpEmission, class_: Class, with_properties: bool) -> None:
    op = emission.op
    method = _add_build(emission, class_, _collective_parameters(op, with_properties))
    if method is None:
        return
    _write_collective_arguments(emission, method, with_properties)
    if emission.has_property_fields and not with_properties:
        method.write(_FROM_ATTRIBUTES.format(op=emission.name))
    method.write(
        _INFER.format(op=emission.name, operands="operands"),
        " {\n",
        _assertion(op.results, "inferredReturnTypes", "return types"),
        "    odsState.addTypes(inferredReturnTypes);\n  } else {\n"
        '    ::llvm::report_fatal_error("Failed to infer result type(s).");\n  }\n',
    )


# --- result types of operands or attributes -----------------------------------------------


def _add_operand_typed(emission: OpEmission, class_: Class) -> None:
    op = emission.op
    for is_unwrapped in _kinds(op):
        parameters = _argument_parameters(op, is_unwrapped) + _trailing_parameters(op)
        method = _add_build(emission, class_, parameters)
        if method is None:
            continue
        _write_arguments(emission, method, is_unwrapped)
        if op.results:
            front = ".front()" if op.operands[0].is_variadic else ""
            _write_types(emission, method, f"{operand_name(op, 0)}{front}.getType()")
    for with_properties in (False, True) if emission.has_properties else (False,):
        parameters = _collective_parameters(op, with_properties)
        method = _add_build(emission, class_, parameters)
        if method is not None:
            _write_collective_arguments(emission, method, with_properties, with_assertion=False)
            _write_types(emission, method, "operands[0].getType()")


def _write_types(emission: OpEmission, method: Method, type_: str) -> None:
    types = ", ".join([type_] * len(emission.op.results))
    method.write(f"  odsState.addTypes({{{types}}});\n")


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
    if with_properties:
        method.write(f"  ::mlir::Attribute typeAttr = properties.{getter}();\n")
    else:
        method.write(
            "  ::mlir::Attribute typeAttr;\n"
            f"  auto attrName = {getter}AttrName(odsState.name);\n"
            "  for (auto attr : attributes) {\n"
            "    if (attr.getName() == attrName) {\n"
            "      typeAttr = attr.getValue();\n      break;\n    }\n  }\n"
        )
    _write_collective_arguments(emission, method, with_properties, with_assertion=False)
    if first.attr.is_type_attribute:
        type_ = "::llvm::cast<::mlir::TypeAttr>(typeAttr).getValue()"
    else:
        type_ = "::llvm::cast<::mlir::TypedAttr>(typeAttr).getType()"
    _write_types(emission, method, type_)


# --- default values ------------------------------------------------------------------------


def add_default_attributes(emission: OpEmission, class_: Class) -> None:
    """The method that fills in default values of attributes that have to be there."""
    defaults = [
        a for a in emission.op.attributes if a.attr.has_default_value and not a.attr.is_optional
    ]
    if not defaults:
        return
    if emission.has_properties:
        parameters = (
            Parameter("::mlir::OperationName", "opName"),
            Parameter("Properties &", "properties"),
        )
        name = "populateDefaultProperties"
        method = emission.add(class_, "void", name, parameters, STATIC)
        method.write("  ::mlir::Builder odsBuilder(opName.getContext());\n")
        for named in defaults:
            value = default_attribute(named.attr, "odsBuilder")
            method.write(
                f"  if (!properties.{named.name})\n    properties.{named.name} = {value};\n"
            )
        return
    parameters = (
        Parameter("const ::mlir::OperationName &", "opName"),
        Parameter("::mlir::NamedAttrList &", "attributes"),
    )
    method = emission.add(class_, "void", "populateDefaultAttrs", parameters, STATIC)
    method.write(
        "  auto attrNames = opName.getAttributeNames();\n"
        "  ::mlir::Builder odsBuilder(attrNames.front().getContext());\n"
    )
    indices = {name: index for index, name in enumerate(emission.attributes)}
    for named in defaults:
        index = indices[named.name]
        value = default_attribute(named.attr, "odsBuilder")
        method.write(
            f"  if (!attributes.get(attrNames[{index}])) {{\n"
            f"    attributes.append(attrNames[{index}], {value});\n  }}\n"
        )
