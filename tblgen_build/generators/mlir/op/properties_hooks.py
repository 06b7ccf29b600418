"""The static methods by which MLIR handles the properties of an operation."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.classes import STATIC, Class, CommonMethod, Parameter
from tblgen_build.generators.mlir.model.attribute import Attribute
from tblgen_build.generators.mlir.model.placeholders import substitute
from tblgen_build.generators.mlir.op.emission import FORMER_NAMES, OpEmission
from tblgen_build.generators.mlir.op.properties import PropertyField, property_fields
from tblgen_build.generators.mlir.op.properties_bytecode import add_bytecode
from tblgen_build.generators.mlir.op.properties_dictionary import (
    PROPERTIES_TO_SET,
    SETTER_PARAMETERS,
    properties_from_attribute,
    properties_to_attribute,
)
from tblgen_build.releases.mlir_operations import (
    CONVERSIONS_OF_PROPERTIES_ARE_FUNCTIONS,
    HASHES_BRING_IN_HASH_VALUE,
    HASHES_END_IN_UNDERSCORE,
    INHERENT_ATTRIBUTES_ARE_WALKED,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final


_CONTEXT: Final = Parameter("::mlir::MLIRContext *", "ctx")
_PROPERTIES: Final = Parameter("const Properties &", "prop")
_NAME: Final = Parameter("llvm::StringRef", "name")
_ATTRIBUTES: Final = Parameter("::mlir::NamedAttrList &", "attrs")
_VISITOR: Final = Parameter(
    "::llvm::function_ref<void(::llvm::StringRef, ::mlir::Attribute &)>", "visitor"
)
_SUCCESS: Final = "return ::mlir::success();"


# --- hashes ------------------------------------------------------------------------

_HASH: Final = cpp("""
    $functions
    $using
    return llvm::hash_combine(
      $others
      $last);
""")

_HASH_OF_NOTHING: Final = cpp("""
    $using
    return llvm::hash_combine();
""")

_HASH_FUNCTION: Final = cpp("""
    auto $function = [] (const auto &propStorage) -> llvm::hash_code {
      $using
      return $hash;
    };
""")


def _hash(emission: OpEmission) -> str:
    fields = property_fields(emission)
    context = {"_storage": "propStorage"}
    brings_in = emission.release.has(HASHES_BRING_IN_HASH_VALUE)
    suffix = "_" if emission.release.has(HASHES_END_IN_UNDERSCORE) else ""
    functions = [
        _HASH_FUNCTION(
            function=f"hash_{field.name}{suffix}",
            using="using ::llvm::hash_value;" if brings_in else "",
            hash=substitute(field.hash, context),
        )
        for field in fields
        if field.hash
    ]
    hashes = [
        f"llvm::hash_value(prop.{attribute.name}.getAsOpaquePointer())"
        for attribute in emission.kept_attributes
    ]
    for field in fields:
        function = f"hash_{field.name}{suffix}" if field.hash else "hash_value"
        hashes.append(f"{function}(prop.{field.name})")
    using = "using llvm::hash_value;" if brings_in else ""
    if not hashes:
        return _HASH_OF_NOTHING(using=using)
    others = [f"{value}, " for value in hashes[:-1]]
    return _HASH(functions="\n".join(functions), using=using, others=others, last=hashes[-1])


# --- inherent attributes -------------------------------------------------------------

_GET_INHERENT: Final = cpp("""
    $cases
    return std::nullopt;
""")

_GET_ATTRIBUTE: Final = cpp("""

    if (name == "$name")
      return prop.$name;
""")

_GET_SEGMENTS: Final = cpp("""
    if (name == "$former" || name == "$name") return $attribute;
""")

_SET_ATTRIBUTE: Final = cpp("""

    if (name == "$name") {
      prop.$name = ::llvm::dyn_cast_or_null<std::remove_reference_t<decltype(prop.$name)>>(value);
      return;
    }
""")

_SET_SEGMENTS: Final = cpp("""
    if (name == "$former" || name == "$name") {
      auto arrAttr = ::llvm::dyn_cast_or_null<::mlir::DenseI32ArrayAttr>(value);
      if (!arrAttr) return;
      if (arrAttr.size() != sizeof(prop.$name) / sizeof(int32_t))
        return;
      llvm::copy(arrAttr.asArrayRef(), prop.$name.begin());
      return;
    }
""")

_CALLED: Final = cpp("[&]() -> ::mlir::Attribute { $body }()")

_VERIFY_INHERENT: Final = cpp("""
    $checks
    return ::mlir::success();
""")

_VERIFY_ATTRIBUTE: Final = cpp("""

    {
      ::mlir::Attribute attr = attrs.get(${getter}AttrName(opName));
      if (attr && ::mlir::failed($function(attr, "$name", emitError)))
        return ::mlir::failure();
    }
""")


def _segment_fields(emission: OpEmission) -> list[PropertyField]:
    """What the names of segment sizes stand for, which properties proper may have, too."""
    return [field for field in property_fields(emission) if field.name in FORMER_NAMES]


def _segments_attribute(emission: OpEmission, field: PropertyField) -> str:
    context = {"_ctxt": "ctx", "_storage": f"prop.{field.name}"}
    converted = substitute(field.convert_to_attribute, context)
    if emission.release.has(CONVERSIONS_OF_PROPERTIES_ARE_FUNCTIONS):
        return _CALLED(body=converted)
    return converted


def _get_inherent(emission: OpEmission) -> str:
    cases = [_GET_ATTRIBUTE(name=a.name) for a in emission.kept_attributes]
    for sizes in _segment_fields(emission):
        attribute = _segments_attribute(emission, sizes)
        cases.append(
            _GET_SEGMENTS(name=sizes.name, former=FORMER_NAMES[sizes.name], attribute=attribute)
        )
    return _GET_INHERENT(cases=cases)


def _set_inherent(emission: OpEmission) -> str:
    cases = [_SET_ATTRIBUTE(name=a.name) for a in emission.kept_attributes]
    for sizes in _segment_fields(emission):
        cases.append(_SET_SEGMENTS(name=sizes.name, former=FORMER_NAMES[sizes.name]))
    return "".join(cases)


_POPULATE_ATTRIBUTE: Final = cpp("""

    if (prop.$name) attrs.append("$name", prop.$name);
""")
_POPULATE_SEGMENTS: Final = cpp("""
    attrs.append("$name", $attribute);
""")


_WALK_ATTRIBUTE: Final = cpp("""

    if (prop.$name) {
      ::mlir::Attribute value = prop.$name;
      $visit
    }
""")
_WALK_SEGMENTS: Final = cpp("""
    {
      ::mlir::Attribute value = $attribute;
      $visit
    }
""")
_VISIT: Final = cpp("""
    ::mlir::Attribute originalValue = value;
    visitor("$name", value);
    if (value != originalValue)
      setInherentAttr(prop, "$name", value);
""")


def _walk_inherent(emission: OpEmission) -> str:
    walked = [
        _WALK_ATTRIBUTE(name=a.name, visit=_VISIT(name=a.name)) for a in emission.kept_attributes
    ]
    for sizes in _segment_fields(emission):
        attribute = _segments_attribute(emission, sizes)
        walked.append(_WALK_SEGMENTS(attribute=attribute, visit=_VISIT(name=sizes.name)))
    return "".join(walked)


def _populate_inherent(emission: OpEmission) -> str:
    appended = [_POPULATE_ATTRIBUTE(name=a.name) for a in emission.kept_attributes]
    for sizes in _segment_fields(emission):
        attribute = _segments_attribute(emission, sizes)
        appended.append(_POPULATE_SEGMENTS(name=sizes.name, attribute=attribute))
    return "".join(appended)


def _verify_inherent(emission: OpEmission) -> str:
    checks: list[str] = []
    for attribute in emission.kept_attributes:
        function = _function_without_operation(emission, attribute.attr)
        if function is not None:
            getter = emission.op.getter_name(attribute.name)
            checks.append(_VERIFY_ATTRIBUTE(name=attribute.name, getter=getter, function=function))
    return _VERIFY_INHERENT(checks=checks) if checks else _SUCCESS


def _function_without_operation(emission: OpEmission, attr: Attribute | None) -> str | None:
    """The name of what checks the attribute, if something does that needs no operation."""
    if attr is None or attr.predicate is None or "$_op" in attr.condition:
        return None
    return emission.functions.name("attr", attr)


# --- all of them -------------------------------------------------------------------


def _hook(return_type: str, name: str, *parameters: Parameter) -> CommonMethod:
    return CommonMethod(return_type, name, parameters, STATIC)


_POPULATE: Final = (
    _hook("void", "populateInherentAttrs", _CONTEXT, _PROPERTIES, _ATTRIBUTES),
    _populate_inherent,
)
_WALK: Final = (
    _hook("void", "walkInherentAttrs", _CONTEXT, PROPERTIES_TO_SET, _VISITOR),
    _walk_inherent,
)

# The static methods by which MLIR handles properties, each with what makes its body.
_FIRST: Final = (
    (
        _hook("::llvm::LogicalResult", "setPropertiesFromAttr", *SETTER_PARAMETERS),
        properties_from_attribute,
    ),
    (
        _hook("::mlir::Attribute", "getPropertiesAsAttr", _CONTEXT, _PROPERTIES),
        properties_to_attribute,
    ),
    (_hook("llvm::hash_code", "computePropertiesHash", _PROPERTIES), _hash),
    (
        _hook("std::optional<mlir::Attribute>", "getInherentAttr", _CONTEXT, _PROPERTIES, _NAME),
        _get_inherent,
    ),
    (
        _hook(
            "void",
            "setInherentAttr",
            PROPERTIES_TO_SET,
            _NAME,
            Parameter("mlir::Attribute", "value"),
        ),
        _set_inherent,
    ),
)
_LAST: Final = (
    (
        _hook(
            "::llvm::LogicalResult",
            "verifyInherentAttrs",
            Parameter("::mlir::OperationName", "opName"),
            _ATTRIBUTES,
            Parameter("llvm::function_ref<::mlir::InFlightDiagnostic()>", "emitError"),
        ),
        _verify_inherent,
    ),
)
_HOOKS: Final = (*_FIRST, _POPULATE, *_LAST)
_WALKING_HOOKS: Final = (*_FIRST, _WALK, *_LAST)


def add_properties_hooks(emission: OpEmission, class_: Class) -> None:
    """The static methods by which MLIR handles the properties of the operation."""
    if not emission.has_properties:
        return
    class_.declare_using("Properties", "FoldAdaptor::Properties")
    walks = emission.release.has(INHERENT_ATTRIBUTES_ARE_WALKED)
    for hook, make_body in _WALKING_HOOKS if walks else _HOOKS:
        method = emission.add_declared(class_, hook)
        if method is not None:
            method.write(make_body(emission).lstrip("\n"))
    if emission.has_property_fields:
        add_bytecode(emission, class_)
