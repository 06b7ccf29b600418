"""The `build` and `create` methods of an operation: custom builders, then the default ones.

Default builders take results, operands, attributes and properties one by one,
or all of them as ranges; result types are given, inferred or those of the
operands. What C++ could not tell apart is dropped as methods are added.
builder_parameters.py says what they take, builder_bodies.py what they do with it.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.classes import (
    DECLARATION,
    PRIVATE,
    STATIC,
    Class,
    CommonMethod,
    Method,
    Parameter,
)
from tblgen_build.generators.mlir.model import known_traits
from tblgen_build.generators.mlir.model.custom_builder import CustomBuilder
from tblgen_build.generators.mlir.model.operator import NamedAttribute, Operator
from tblgen_build.generators.mlir.model.placeholders import DEFAULT_CONTEXT, substitute
from tblgen_build.generators.mlir.op.builder_bodies import (
    ADD_ATTRIBUTES,
    collective_results,
    inferred_results,
    separate_results,
    size_assertion,
    state_arguments,
    state_collective,
)
from tblgen_build.generators.mlir.op.builder_parameters import (
    argument_parameters,
    attribute_forms,
    collective_parameters,
    operand_name,
    result_parameters,
    trailing_parameters,
)
from tblgen_build.generators.mlir.op.emission import FORMER_NAMES, OpEmission
from tblgen_build.generators.mlir.spellings import begun
from tblgen_build.releases.mlir_operations import (
    BODILESS_BUILDERS_DIFFER,
    BUILDERS_CONVERT_ATTRIBUTES,
    BUILDERS_SPLIT_ATTRIBUTES,
    BUILDERS_TAKE_PROPERTIES,
    BUILDERS_WITHOUT_RESULTS_CALL,
    FIRST_ATTRIBUTE_IS_FOUND_FIRST,
    PROPERTIES_ARE_REFERRED_TO,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import RecordError
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


_CREATE_CASTING_LAST: Final = cpp("""
    ::mlir::OperationState __state__($location, getOperationName());
    build(builder, __state__$arguments);
    auto __res__ = builder.create(__state__);
    assert((::llvm::isa<$op>(__res__)) && "builder didn't return the right type");
    return ::llvm::cast<$op>(__res__);
""")


def _add_custom(emission: OpEmission, class_: Class, builder: CustomBuilder) -> None:
    parameters = [_BUILDER, _STATE]
    for index, parameter in enumerate(builder.parameters):
        name = parameter.name or f"odsArg{index}"
        default = substitute(parameter.default or "", DEFAULT_CONTEXT)
        parameters.append(Parameter(parameter.cpp_type, name, default))
    body = builder.body
    method = class_.add("void", "build", parameters, STATIC | (DECLARATION if body is None else 0))
    if method is None and (body is not None or emission.release.has(BODILESS_BUILDERS_DIFFER)):
        raise emission.op.record.error(
            f"a custom builder of op '{emission.op.record.name}' has the parameters of another, or "
            "those that another has without its defaults"
        )
    if method is not None:
        method.deprecated = builder.deprecation
        if body is not None:
            context = {"_builder": "odsBuilder", "_state": "odsState"}
            method.write(substitute(begun(body), context))
    rest = [p for p in parameters if p.type not in (_BUILDER.type, _STATE.type)]
    _add_create(emission, class_, rest)


def _add_create(
    emission: OpEmission,
    class_: Class,
    parameters: Sequence[Parameter],
    deprecation: str | None = None,
) -> None:
    """`create`, which builds and inserts, beside each `build` of these further parameters."""
    if not emission.has_create:
        return
    name = emission.name
    location = _LOCATION
    taken = [p.name for p in parameters]
    while location.name in taken:
        location = Parameter(location.type, location.name + "_")
    created = class_.add(name, "create", [_CREATE_BUILDER, location, *parameters], STATIC)
    implicit = class_.add(name, "create", [_IMPLICIT_BUILDER, *parameters], STATIC)
    for method in (created, implicit):
        if method is not None:
            method.deprecated = deprecation
    if emission.side == "declarations":
        return
    passed = [p.name for p in parameters]
    if emission.create_forwards:
        passed = [f"std::forward<decltype({name})>({name})" for name in passed]
    arguments = ", ".join(["", *passed])
    if created is not None:
        create = _CREATE_CASTING_LAST if emission.create_casts_last else _CREATE
        created.set_body(create(location=location.name, arguments=arguments, op=name))
    if implicit is not None:
        implicit.set_body(f"return create(builder, builder.getLoc(){arguments});")


def _add_build(
    emission: OpEmission,
    class_: Class,
    parameters: Sequence[Parameter],
    deprecation: str | None = None,
    problem: RecordError | None = None,
) -> Method | None:
    """A default builder, or None where another makes it redundant or no body is wanted.

    Raises the problem, if there is one, where it is not redundant.
    """
    method = class_.add("void", "build", [_BUILDER, _STATE, *parameters], STATIC)
    if method is None:
        return None
    if problem is not None:
        raise problem
    method.deprecated = deprecation
    _add_create(emission, class_, parameters, deprecation)
    return method if emission.side != "declarations" else None


# --- arguments one by one ---------------------------------------------------------------

_BODY: Final = cpp("""
    $given
    $results
""")

_LINES: Final = cpp("""
    $lines
""")


_BUILD_WITHOUT_RESULTS: Final = cpp("build(odsBuilder, odsState, ::mlir::TypeRange{}$passed);")


def _add_separate(emission: OpEmission, class_: Class) -> None:
    op = emission.op
    results = result_parameters(op)
    trailing = trailing_parameters(op)
    calls_other = not op.results and emission.release.has(BUILDERS_WITHOUT_RESULTS_CALL)
    for is_unwrapped in attribute_forms(op):
        arguments = argument_parameters(op, is_unwrapped) + trailing
        given: list[str] | None = None  # what puts the arguments in the state
        method = _add_build(emission, class_, results + arguments)
        if method is not None and calls_other:
            passed = "".join([f", {argument.name}" for argument in arguments])
            method.write(_BUILD_WITHOUT_RESULTS(passed=passed))
        elif method is not None:
            given = state_arguments(emission, is_unwrapped)
            method.body.emit(_BODY, given=given, results=separate_results(emission))
        method = _add_build(emission, class_, arguments) if emission.infers_types else None
        if method is not None:
            given = given or state_arguments(emission, is_unwrapped)
            inferred = inferred_results(emission)
            method.write(_BODY(given=given, results=inferred).lstrip("\n"))
        method = _add_build(emission, class_, [_RESULT_TYPES, *arguments])
        if method is not None:
            given = given or state_arguments(emission, is_unwrapped)
            method.body.emit(_BODY, given=given, results=collective_results(op, "results"))


# --- arguments as ranges ----------------------------------------------------------------

_DEPRECATION: Final = "use the overload taking Properties and discardableAttributes instead"
_SPLIT_ATTRIBUTES: Final = "buildPropertiesAndDiscardableAttributes(odsState, attributes);"

_UNNAMED_BUILDER: Final = Parameter(_BUILDER.type, "")

_FROM_ATTRIBUTES: Final = cpp("""

    if (!attributes.empty()) {
      $properties
      std::optional<::mlir::RegisteredOperationName> info =
        odsState.name.getRegisteredInfo();
      if (failed(info->setOpPropertiesFromAttribute(odsState.name, properties,
          odsState.attributes.getDictionary(odsState.getContext()), nullptr)))
        ::llvm::report_fatal_error("Property conversion failed.");
    }
""")

_REFER_TO_PROPERTIES: Final = cpp("""
    (void)odsState.getOrAddProperties<$op::Properties>();
    ::mlir::PropertyRef properties = odsState.getRawProperties();
""")

_POINT_TO_PROPERTIES: Final = cpp("""
    ::mlir::OpaqueProperties properties =
      &odsState.getOrAddProperties<$op::Properties>();
""")

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


def _add_collective(emission: OpEmission, class_: Class, *, with_properties: bool) -> None:
    op = emission.op
    parameters = [_RESULT_TYPES, *collective_parameters(op, with_properties)]
    splits = _splits_attributes(emission, with_properties)
    deprecation = _DEPRECATION if splits else None
    method = class_.add("void", "build", [_UNNAMED_BUILDER, _STATE, *parameters], STATIC)
    if method is None:
        return
    method.deprecated = deprecation
    _add_create(emission, class_, parameters, deprecation)
    if method.wants_body:
        body = method.body
        assertion = size_assertion(op.operands, "operands", "parameters")
        attributes = _SPLIT_ATTRIBUTES if splits else ADD_ATTRIBUTES
        body.write(state_collective(op, with_properties, assertion, attributes=attributes))
        body.emit(_LINES, lines=collective_results(op, "return types"))
        _convert_attributes(emission, body, with_properties)
    if emission.infers_types and not op.successors:
        _add_inferred_collective(emission, class_, with_properties)


def _splits_attributes(emission: OpEmission, with_properties: bool) -> bool:
    """Whether a function tells the inherent ones of the attributes from those that are not."""
    if with_properties or not emission.has_property_fields:
        return False
    return emission.release.has(BUILDERS_SPLIT_ATTRIBUTES)


def _convert_attributes(
    emission: OpEmission, body: Writer, with_properties: bool, otherwise: str = ""
) -> None:
    """Where there are properties and only attributes are given."""
    if _splits_attributes(emission, with_properties):
        body.write(otherwise)
    elif (
        emission.has_property_fields
        and not with_properties
        and emission.release.has(BUILDERS_CONVERT_ATTRIBUTES)
    ):
        refers = emission.release.has(PROPERTIES_ARE_REFERRED_TO)
        properties = _REFER_TO_PROPERTIES if refers else _POINT_TO_PROPERTIES
        body.emit(_FROM_ATTRIBUTES, properties=properties(op=emission.name))
    else:
        body.write(otherwise)


def _add_inferred_collective(emission: OpEmission, class_: Class, with_properties: bool) -> None:
    op = emission.op
    splits = _splits_attributes(emission, with_properties)
    parameters = collective_parameters(op, with_properties)
    method = _add_build(emission, class_, parameters, _DEPRECATION if splits else None)
    if method is None:
        return
    body = method.body
    state = state_collective(
        op,
        with_properties,
        size_assertion(op.operands, "operands", "parameters"),
        attributes=_SPLIT_ATTRIBUTES if splits else ADD_ATTRIBUTES,
    )
    body.write(state)
    _convert_attributes(emission, body, with_properties, otherwise="\n")
    assertion = size_assertion(op.results, "inferredReturnTypes", "return types")
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

_SPLIT_TYPE_ATTRIBUTE: Final = cpp("""
    $split
    ::mlir::Attribute typeAttr = odsState.getOrAddProperties<Properties>().$getter();
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
_OPERAND_TYPED: Final = cpp("""
    $given
    odsState.addTypes({$types});

""")


def _add_operand_typed(emission: OpEmission, class_: Class) -> None:
    op = emission.op
    problem = None
    if op.results and not op.operands:
        problem = op.record.error(
            "SameOperandsAndResultType gives the results the type of an operand, and there is none"
        )
    for is_unwrapped in attribute_forms(op):
        parameters = argument_parameters(op, is_unwrapped) + trailing_parameters(op)
        method = _add_build(emission, class_, parameters, problem=problem)
        if method is None:
            continue
        given = state_arguments(emission, is_unwrapped)
        if op.results:
            front = ".front()" if op.operands[0].is_variadic else ""
            type_ = f"{operand_name(op, 0)}{front}.getType()"
            method.body.emit(_OPERAND_TYPED, given=given, types=_types(op, type_))
        else:
            method.body.emit(_LINES, lines=given)
    for with_properties in (False, True) if _takes_properties(emission) else (False,):
        splits = _splits_attributes(emission, with_properties)
        collective = collective_parameters(op, with_properties)
        method = _add_build(emission, class_, collective, _DEPRECATION if splits else None)
        if method is not None:
            attributes = _SPLIT_ATTRIBUTES if splits else ADD_ATTRIBUTES
            ranges = state_collective(op, with_properties, attributes=attributes)
            types = _types(op, "operands[0].getType()")
            method.body.emit(_OPERAND_TYPED, given=ranges, types=types)


def _types(op: Operator, type_: str) -> str:
    return ", ".join([type_] * len(op.results))


def _add_attribute_typed(emission: OpEmission, class_: Class, *, with_properties: bool) -> None:
    op = emission.op
    problem = None
    if not op.attributes:
        problem = op.record.error(
            f"op '{op.record.name}' has the trait FirstAttrDerivedResultType but no attribute"
        )
    # These know nothing of regions, as in the reference.
    splits = _splits_attributes(emission, with_properties)
    parameters = collective_parameters(op, with_properties, has_regions=False)
    method = _add_build(emission, class_, parameters, _DEPRECATION if splits else None, problem)
    if method is None:
        return
    first = op.attributes[0]
    getter = op.getter_name(first.name)
    given = state_collective(
        op, with_properties, has_regions=False, attributes="" if splits else ADD_ATTRIBUTES
    )
    if not emission.release.has(FIRST_ATTRIBUTE_IS_FOUND_FIRST):
        types = _types(op, _attribute_type(first, "attr.getValue()"))
        method.body.emit(_TYPED_IN_LOOP, getter=getter, given=given, types=types)
        return
    if with_properties:
        type_attribute = f"::mlir::Attribute typeAttr = properties.{getter}();"
    elif splits:
        type_attribute = _SPLIT_TYPE_ATTRIBUTE(split=_SPLIT_ATTRIBUTES, getter=getter)
    else:
        type_attribute = _FIND_TYPE_ATTRIBUTE(getter=getter)
    types = _types(op, _attribute_type(first, "typeAttr"))
    method.body.emit(_TYPED_BODY, type_attribute=type_attribute, given=given, types=types)


def _attribute_type(named: NamedAttribute, value: str) -> str:
    """The type that an attribute gives the results."""
    if named.attr.is_type_attribute:
        return f"::llvm::cast<::mlir::TypeAttr>({value}).getValue()"
    return f"::llvm::cast<::mlir::TypedAttr>({value}).getType()"


# --- inherent and discardable attributes --------------------------------------------------

_SPLITTER: Final = CommonMethod(
    "void",
    "buildPropertiesAndDiscardableAttributes",
    (_STATE, Parameter("::llvm::ArrayRef<::mlir::NamedAttribute>", "attributes")),
    STATIC | PRIVATE,
)

_SPLIT: Final = cpp("""
    Properties &properties = odsState.getOrAddProperties<Properties>();
    populateDefaultProperties(odsState.name, properties);
    const ::llvm::StringRef inherentNames[] = {$names};
    ::mlir::detail::splitPropertiesAndDiscardableAttributes(
        odsState, attributes, inherentNames, [&](::mlir::DictionaryAttr inherentAttrs) {
          return setPropertiesFromAttr(properties, inherentAttrs,
              [&]() { return ::mlir::emitError(odsState.location); });
        });
""")


def add_attribute_splitter(emission: OpEmission, class_: Class) -> None:
    """What builders call that take all attributes: inherent ones become properties."""
    op = emission.op
    if op.skips_default_builders or not _splits_attributes(emission, with_properties=False):
        return
    method = emission.add_declared(class_, _SPLITTER)
    if method is not None:
        names = [named.name for named in op.native_attributes]
        names += [named.name for named in op.properties]
        for sizes in emission.segment_properties:
            names += (sizes.name, FORMER_NAMES[sizes.name])
        method.body.emit(_SPLIT, names=", ".join([f'"{name}"' for name in names]))
