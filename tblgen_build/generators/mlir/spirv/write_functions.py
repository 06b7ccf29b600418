"""The functions that write SPIR-V operations to the binary form."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mlir.model.enum import EnumInfo
from tblgen_build.generators.mlir.model.operator import NamedAttribute, NamedTypeConstraint
from tblgen_build.generators.mlir.spirv.base import is_enum
from tblgen_build.generators.mlir.spirv.operation_words import (
    EXTENDED,
    base_attribute,
    has_plain_grammar,
    has_result,
    is_constant_enum,
    is_constant_scalar,
    is_constant_tensor,
    opcode,
    unhandled,
)
from tblgen_build.releases.mlir import SPIRV_HAS_PROPERTIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record
    from tblgen_build.generators.mlir.model.operator import Operator

_WRITE: Final = cpp("""
    template <> LogicalResult
    Serializer::processOp<$class_name>($class_name op) {
      SmallVector<uint32_t, 4> operands;
      SmallVector<StringRef, 2> elidedAttrs;
      $result
      $arguments
      $instruction
      $decorations
      return success();
    }

""")

_WRITE_RESULT: Final = """\
uint32_t resultID = 0;
uint32_t resultTypeID = 0;
if (failed(processType(op.getLoc(), op.getType(), resultTypeID))) {
  return failure();
}
operands.push_back(resultTypeID);
resultID = getNextID();
valueIDMap[op.getResult()] = resultID;
operands.push_back(resultID);
"""

_WRITE_DECORATIONS: Final = cpp("""
    for (auto attr : $attributes) {
      if (llvm::is_contained(elidedAttrs, attr.getName())) {      continue;
      }
      if (failed(processDecoration(op.getLoc(), resultID, attr))) {
        return failure();
      }
    }
""")

_WRITE_PLAIN: Final = cpp("""
    template <> LogicalResult
    Serializer::processOp<$class_name>($class_name op) {
      return processOpWithoutGrammarAttr(op, $instruction);
    }

""")

_BLOCK: Final = cpp("""
    {
      $body
    }
""")

_WRITE_ALL_OPERANDS: Final = """\
for (Value operand : op->getOperands()) {
  auto id = getValueID(operand);
  assert(id && "use before def!");
  operands.push_back(id);
}
"""

_WRITE_OPERAND: Final = cpp("""
    for (auto arg : op.getODSOperands($number)) {
      auto argID = getValueID(arg);
      if (!argID) {
        return emitError(op.getLoc(), "operand #$number has a use before def");
      }
      operands.push_back(argID);
    }
""")

_WRITE_ATTRIBUTE: Final = cpp("""
    if (auto attr = $attribute) {
      $value
    }
    elidedAttrs.push_back("$name");
""")

_WRITE_ARRAY: Final = """\
for (auto attrElem : llvm::cast<ArrayAttr>(attr)) {
  operands.push_back(static_cast<uint32_t>(llvm::cast<IntegerAttr>(attrElem).getValue().getZExtValue()));
}
"""

_WRITE_INTEGER: Final = """\
operands.push_back(static_cast<uint32_t>(llvm::cast<IntegerAttr>(attr).getValue().getZExtValue()));
"""

_WRITE_TYPE: Final = """\
uint32_t attrTypeID = 0;
if (failed(processType(op.getLoc(), llvm::cast<TypeAttr>(attr).getValue(), attrTypeID))) {
  return failure();
}
operands.push_back(attrTypeID);
"""

_WRITE_ENUM: Final = cpp("""
    operands.push_back(static_cast<uint32_t>(::llvm::cast<${enum}Attr>(attr).getValue()));
""")

_WRITE_CONSTANT_ENUM: Final = cpp("""
    operands.push_back(prepareConstantInt(op.getLoc(), Builder(op).getI32IntegerAttr(static_cast<uint32_t>(::llvm::cast<${enum}Attr>(attr).getValue()))));
""")  # noqa: E501

_WRITE_CONSTANT_SCALAR: Final = """\
operands.push_back(prepareConstantScalar(op.getLoc(), attr));
"""
_WRITE_CONSTANT_TENSOR: Final = """\
operands.push_back(
    prepareConstant(op.getLoc(), llvm::cast<DenseElementsAttr>(attr).getType(), attr));
"""

_ENCODE: Final = cpp("""
    (void)emitDebugLine(functionBody, op.getLoc());
    (void)encodeInstructionInto(functionBody, $opcode, operands);
""")

_ENCODE_EXTENDED: Final = cpp("""
    (void)encodeExtensionInstruction(op, $instruction, operands);
""")


def writer(op: Operator) -> str:
    """The function that writes an operation."""
    class_ = op.qualified_cpp_class_name
    record = op.record
    if has_plain_grammar(op):
        return _WRITE_PLAIN(class_name=class_, instruction=_instruction(record))
    gives_result = has_result(op)
    if record.is_subclass_of(EXTENDED):
        encode = _ENCODE_EXTENDED(instruction=_instruction(record))
    else:
        encode = _ENCODE(opcode=opcode(record))
    return _WRITE(
        class_name=class_,
        result=_WRITE_RESULT if gives_result else "",
        arguments=_write_arguments(op),
        instruction=encode,
        decorations=_write_decorations(record) if gives_result else "",
    )


def _write_decorations(record: Record) -> str:
    if record.release.has(SPIRV_HAS_PROPERTIES):
        return _WRITE_DECORATIONS(attributes="op->getDiscardableAttrDictionary().getValue()")
    return _WRITE_DECORATIONS(attributes="op->getAttrs()")


def _instruction(record: Record) -> str:
    """Name of the instruction set, empty for the core, and the opcode in it."""
    if record.is_subclass_of(EXTENDED):
        set_name = record.value_as_string("extendedInstSetName")
        return f'"{set_name}", {record.value_as_int("extendedInstOpcode")}'
    return f'"", static_cast<uint32_t>({opcode(record)})'


def _write_arguments(op: Operator) -> list[str]:
    """In the order of the definition; operands that precede all attributes go together."""
    is_operand = [isinstance(argument, NamedTypeConstraint) for argument in op.arguments]
    if is_operand == sorted(is_operand, reverse=True):
        operands = [_WRITE_ALL_OPERANDS] if op.operands else []
        return operands + [_write_attribute(op, attribute) for attribute in op.attributes]
    parts: list[str] = []
    number = 0
    for argument in op.arguments:
        body = ""
        if isinstance(argument, NamedTypeConstraint):
            body = _WRITE_OPERAND(number=number)
            number += 1
        elif isinstance(argument, NamedAttribute):
            body = _write_attribute(op, argument)
        parts.append(_BLOCK(body=body))
    return parts


def _write_attribute(op: Operator, named: NamedAttribute) -> str:
    attribute = base_attribute(named)
    if is_enum(attribute):
        write = _WRITE_CONSTANT_ENUM if is_constant_enum(attribute) else _WRITE_ENUM
        value = write(enum=EnumInfo(attribute.record.value_as_def("enum")).qualified_name)
    elif is_constant_scalar(attribute):
        value = _WRITE_CONSTANT_SCALAR
    elif is_constant_tensor(attribute):
        value = _WRITE_CONSTANT_TENSOR
    elif attribute.attr_def_name == "I32ArrayAttr":
        value = _WRITE_ARRAY
    elif attribute.attr_def_name == "I32Attr":
        value = _WRITE_INTEGER
    elif attribute.is_type_attribute:
        value = _WRITE_TYPE
    else:
        raise unhandled(op, named.name, attribute)
    attr = f'op->getAttr("{named.name}")'
    if op.record.release.has(SPIRV_HAS_PROPERTIES):
        attr = f"op.{op.getter_name(named.name)}Attr()"
    return _WRITE_ATTRIBUTE(attribute=attr, name=named.name, value=value)
