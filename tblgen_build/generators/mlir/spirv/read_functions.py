"""The functions that read SPIR-V operations back from the binary form."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mlir.model.enum import EnumInfo
from tblgen_build.generators.mlir.model.operator import NamedAttribute, NamedTypeConstraint
from tblgen_build.generators.mlir.spellings import creation_call
from tblgen_build.generators.mlir.spirv.base import is_enum
from tblgen_build.generators.mlir.spirv.operation_words import (
    base_attribute,
    has_plain_grammar,
    has_result,
    is_constant_enum,
    is_constant_scalar,
    is_constant_tensor,
    unhandled,
)
from tblgen_build.releases.mlir import SPIRV_HAS_PROPERTIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.mlir.model.attribute import Attribute
    from tblgen_build.generators.mlir.model.operator import Operator

_READ: Final = cpp("""
    template <> LogicalResult
    Deserializer::processOp<$class_name>(ArrayRef<uint32_t> words) {
      SmallVector<Type, 1> resultTypes;
      size_t wordIndex = 0; (void)wordIndex;
      uint32_t valueID = 0; (void)valueID;
      $result
      SmallVector<Value, 4> operands;
      SmallVector<NamedAttribute, 4> attributes;
      $arguments
      if (wordIndex != words.size()) {
        return emitError(unknownLoc, "found more operands than expected when deserializing $class_name, only ") << wordIndex << " of " << words.size() << " processed";
      }

      $decorations
      Location loc = createFileLineColLoc(opBuilder);
      $properties
      auto op = $creation; (void)op;
      $keep_result
      if (op.hasTrait<OpTrait::IsTerminator>())
        (void)clearDebugLine();
      return success();
    }

""")  # noqa: E501

_READ_RESULT: Final = cpp("""
    {
      if (wordIndex >= words.size()) {
        return emitError(unknownLoc, "expected result type <id> while deserializing $class_name");
      }
      auto ty = getType(words[wordIndex]);
      if (!ty) {
        return emitError(unknownLoc, "unknown type result <id> : ") << words[wordIndex];
      }
      resultTypes.push_back(ty);
      wordIndex++;
      if (wordIndex >= words.size()) {
        return emitError(unknownLoc, "expected result <id> while deserializing $class_name");
      }
    }
    valueID = words[wordIndex++];
""")

_READ_DECORATIONS: Final = """\
if (decorations.count(valueID)) {
  auto attrs = decorations[valueID].getAttrs();
  attributes.append(attrs.begin(), attrs.end());
}
"""

_KEEP_RESULT: Final = "valueMap[valueID] = op.getResult();\n\n"

_READ_PLAIN: Final = cpp("""
    template <> LogicalResult
    Deserializer::processOp<$class_name>(ArrayRef<uint32_t> words) {
      return processOpWithoutGrammarAttr(words, "$name", $has_result, $operands);
    }

""")

_READ_OPERAND: Final = """\
if (wordIndex < words.size()) {
  auto arg = getValue(words[wordIndex]);
  if (!arg) {
    return emitError(unknownLoc, "unknown result <id> : ") << words[wordIndex];
  }
  operands.push_back(arg);
  wordIndex++;
}
"""

_READ_OTHER_OPERANDS: Final = """\
for (; wordIndex < words.size(); ++wordIndex) {
  auto arg = getValue(words[wordIndex]);
  if (!arg) {
    return emitError(unknownLoc, "unknown result <id> : ") << words[wordIndex];
  }
  operands.push_back(arg);
}
"""

_READ_ATTRIBUTE: Final = cpp("""
    if (wordIndex < words.size()) {
      attributes.push_back(opBuilder.getNamedAttr("$name", $value));
    }
""")

_READ_ARRAY: Final = cpp("""
    if (wordIndex < words.size()) {
      SmallVector<Attribute, 4> attrListElems;
      while (wordIndex < words.size()) {
        attrListElems.push_back(opBuilder.getI32IntegerAttr(words[wordIndex++]));
      }
      attributes.push_back(opBuilder.getNamedAttr("$name", opBuilder.getArrayAttr(attrListElems)));
    }
""")

_READ_CONSTANT: Final = cpp("""
    if (wordIndex < words.size()) {
      std::optional<std::pair<Attribute, Type>> c = getConstant(words[wordIndex++]);
      if (!c.has_value()) {
        return emitError(unknownLoc, "could not fetch constant attribute for $name") << wordIndex << " of " << words.size() << " processed";
      }
      attributes.push_back(opBuilder.getNamedAttr("$name", c.value().first));
    }
""")  # noqa: E501

# Of the attributes that were read, those that the operation has as properties.
_PROPERTIES: Final = cpp("""
    $class_name::Properties properties{};
    $class_name::populateDefaultProperties(
        OperationName($class_name::getOperationName(), opBuilder.getContext()), properties);
    if (failed($class_name::setPropertiesFromAttr(
            properties, opBuilder.getDictionaryAttr(attributes),
            [&]() { return emitError(loc); })))
      return failure();
    SmallVector<NamedAttribute> discardableAttributes;
    for (NamedAttribute attr : attributes) {
      StringRef name = attr.getName().getValue();
      (void)name;
      if ($is_other)
        discardableAttributes.push_back(attr);
    }
""")

_READ_ENUM: Final = cpp("opBuilder.getAttr<${enum}Attr>(static_cast<$enum>($word))")


def reader(op: Operator) -> str:
    """The function that reads an operation."""
    class_ = op.qualified_cpp_class_name
    if has_plain_grammar(op):
        return _READ_PLAIN(
            class_name=class_,
            name=op.operation_name,
            has_result="true" if op.results else "false",
            operands=len(op.operands),
        )
    gives_result = has_result(op)
    has_properties = bool(op.attributes) and op.record.release.has(SPIRV_HAS_PROPERTIES)
    given = "properties, discardableAttributes" if has_properties else "attributes"
    created = creation_call(
        op.record.release, class_, "opBuilder", f"loc, resultTypes, operands, {given}"
    )
    return _READ(
        class_name=class_,
        properties=_properties(op) if has_properties else "",
        creation=created,
        result=_READ_RESULT(class_name=class_) if gives_result else "",
        arguments=_read_arguments(op),
        decorations=_READ_DECORATIONS if gives_result else "",
        keep_result=_KEEP_RESULT if gives_result else "",
    )


def _properties(op: Operator) -> str:
    others = [f'name != "{attribute.name}"' for attribute in op.attributes]
    return _PROPERTIES(class_name=op.qualified_cpp_class_name, is_other=" && ".join(others))


def _read_arguments(op: Operator) -> list[str]:
    parts: list[str] = []
    last = len(op.arguments) - 1
    for index, argument in enumerate(op.arguments):
        if isinstance(argument, NamedTypeConstraint):
            takes_rest = argument.is_variable_length
            if takes_rest and index != last:
                raise op.record.error(
                    f"operand '{argument.name}' of '{op.record.name}' is variadic or optional: "
                    "in SPIR-V only the last argument may be"
                )
            parts.append(_READ_OTHER_OPERANDS if takes_rest else _READ_OPERAND)
        elif isinstance(argument, NamedAttribute):
            parts.append(_read_attribute(op, argument))
    return parts


def _read_attribute(op: Operator, named: NamedAttribute) -> str:
    attribute = base_attribute(named)
    if is_enum(attribute):
        value = _enum_value(attribute)
    elif is_constant_scalar(attribute) or is_constant_tensor(attribute):
        return _READ_CONSTANT(name=named.name)
    elif attribute.attr_def_name == "I32ArrayAttr":
        return _READ_ARRAY(name=named.name)
    elif attribute.attr_def_name == "I32Attr":
        value = "opBuilder.getI32IntegerAttr(words[wordIndex++])"
    elif attribute.is_type_attribute:
        value = "TypeAttr::get(getType(words[wordIndex++]))"
    else:
        raise unhandled(op, named.name, attribute)
    return _READ_ATTRIBUTE(name=named.name, value=value)


def _enum_value(attribute: Attribute) -> str:
    word = "words[wordIndex++]"
    if is_constant_enum(attribute):
        word = f"getConstantInt({word}).getValue().getZExtValue()"
    enum = EnumInfo(attribute.record.value_as_def("enum"))
    return _READ_ENUM(enum=enum.qualified_name, word=word)
