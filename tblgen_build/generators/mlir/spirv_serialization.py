"""Functions that write SPIR-V operations to the binary form and read them back."""

from __future__ import annotations

from tblgen_build._core import Record, RecordError, Records
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mlir.model.attribute import Attribute
from tblgen_build.generators.mlir.model.definitions import definitions_of
from tblgen_build.generators.mlir.model.enum import EnumInfo
from tblgen_build.generators.mlir.model.operator import (
    NamedAttribute,
    NamedTypeConstraint,
    Operator,
)
from tblgen_build.generators.string_map import string_map_order
from tblgen_build.registry import Options, incremental_generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build.fragments import Fragment, Fragments

_BASE: Final = "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
_EXTENDED: Final = "SPIRV_ExtInstOp"
# In the binary these are ids of constants, in the dialect they are the constants themselves.
_CONSTANT_ENUMS: Final = (
    "SPIRV_ScopeAttr",
    "SPIRV_KHR_CooperativeMatrixLayoutAttr",
    "SPIRV_MemorySemanticsAttr",
)
_ENUM_ATTRIBUTES: Final = ("SPIRV_BitEnumAttr", "SPIRV_I32EnumAttr")


def _has_plain_grammar(op: Operator) -> bool:
    """Whether the operands are all there is, so that one function serves all such operations."""
    return not op.attributes and op.num_variable_length_operands == 0


def _base_attribute(attribute: NamedAttribute) -> Attribute:
    return attribute.attr.base if attribute.attr.is_optional else attribute.attr


def _opcode(record: Record) -> str:
    return f"spirv::Opcode::{record.value_as_string('spirvOpName')}"


def _has_result(op: Operator) -> bool:
    if len(op.results) > 1:
        raise op.record.error(
            f"SPIR-V operations have at most one result, '{op.record.name}' has {len(op.results)}"
        )
    return len(op.results) == 1


def _is_enum(attribute: Attribute) -> bool:
    return any(attribute.record.is_subclass_of(class_) for class_ in _ENUM_ATTRIBUTES)


def _unhandled(op: Operator, name: str, attribute: Attribute) -> RecordError:
    return op.record.error(
        f"attribute '{name}' of '{op.record.name}' has the kind '{attribute.attr_def_name}', "
        "for which there is no SPIR-V encoding; unset 'autogenSerialization' to write it by hand"
    )


# --- writing

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

_WRITE_DECORATIONS: Final = """\
for (auto attr : op->getAttrs()) {
  if (llvm::is_contained(elidedAttrs, attr.getName())) {
    continue;
  }
  if (failed(processDecoration(op.getLoc(), resultID, attr))) {
    return failure();
  }
}
"""

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
    if (auto attr = op->getAttr("$name")) {
      $value
    }
    elidedAttrs.push_back("$name");
""")

_WRITE_ARRAY: Final = """\
for (auto attrElem : llvm::cast<ArrayAttr>(attr)) {
  operands.push_back(static_cast<uint32_t>(
      llvm::cast<IntegerAttr>(attrElem).getValue().getZExtValue()));
}
"""

_WRITE_INTEGER: Final = """\
operands.push_back(static_cast<uint32_t>(
    llvm::cast<IntegerAttr>(attr).getValue().getZExtValue()));
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
    operands.push_back(prepareConstantInt(op.getLoc(), Builder(op).getI32IntegerAttr(
        static_cast<uint32_t>(::llvm::cast<${enum}Attr>(attr).getValue()))));
""")

_ENCODE: Final = cpp("""
    (void)emitDebugLine(functionBody, op.getLoc());
    (void)encodeInstructionInto(functionBody, $opcode, operands);
""")

_ENCODE_EXTENDED: Final = cpp("""
    (void)encodeExtensionInstruction(op, $instruction, operands);
""")

_WRITE_DISPATCH: Final = cpp("""
    LogicalResult Serializer::dispatchToAutogenSerialization(Operation *op) {
      $cases
      return op->emitError("unhandled operation serialization");
    }

""")

_WRITE_CASE: Final = cpp("""
    if (isa<$class_name>(op)) {
      return processOp(cast<$class_name>(op));
    }
""")


def _writer(op: Operator) -> str:
    """The function that writes an operation."""
    class_ = op.qualified_cpp_class_name
    record = op.record
    if _has_plain_grammar(op):
        return _WRITE_PLAIN(class_name=class_, instruction=_instruction(record))
    has_result = _has_result(op)
    if record.is_subclass_of(_EXTENDED):
        encode = _ENCODE_EXTENDED(instruction=_instruction(record))
    else:
        encode = _ENCODE(opcode=_opcode(record))
    return _WRITE(
        class_name=class_,
        result=_WRITE_RESULT if has_result else "",
        arguments=_write_arguments(op),
        instruction=encode,
        decorations=_WRITE_DECORATIONS if has_result else "",
    )


def _instruction(record: Record) -> str:
    """Name of the instruction set, empty for the core, and the opcode in it."""
    if record.is_subclass_of(_EXTENDED):
        set_name = record.value_as_string("extendedInstSetName")
        return f'"{set_name}", {record.value_as_int("extendedInstOpcode")}'
    return f'"", static_cast<uint32_t>({_opcode(record)})'


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
    attribute = _base_attribute(named)
    if _is_enum(attribute):
        is_constant = attribute.attr_def_name in _CONSTANT_ENUMS
        write = _WRITE_CONSTANT_ENUM if is_constant else _WRITE_ENUM
        value = write(enum=EnumInfo(attribute.record.value_as_def("enum")).qualified_name)
    elif attribute.attr_def_name == "I32ArrayAttr":
        value = _WRITE_ARRAY
    elif attribute.attr_def_name == "I32Attr":
        value = _WRITE_INTEGER
    elif attribute.is_type_attribute:
        value = _WRITE_TYPE
    else:
        raise _unhandled(op, named.name, attribute)
    return _WRITE_ATTRIBUTE(name=named.name, value=value)


# --- reading

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
        return emitError(unknownLoc, "found more operands than expected when deserializing $class_name, only ")
            << wordIndex << " of " << words.size() << " processed";
      }
      $decorations
      Location loc = createFileLineColLoc(opBuilder);
      auto op = $class_name::create(opBuilder, loc, resultTypes, operands, attributes); (void)op;
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

_KEEP_RESULT: Final = "valueMap[valueID] = op.getResult();"

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

_READ_ENUM: Final = cpp("opBuilder.getAttr<${enum}Attr>(static_cast<$enum>($word))")

_READ_DISPATCH: Final = cpp("""
    LogicalResult spirv::Deserializer::dispatchToAutogenDeserialization(
        spirv::Opcode opcode, ArrayRef<uint32_t> words) {
      switch (opcode) {
      $cases
      default:
        ;
      }
      auto opcodeString = spirv::stringifyOpcode(opcode);
      if (!opcodeString.empty()) {
        return emitError(unknownLoc, "unhandled deserialization of ") << opcodeString;
      } else {
        return emitError(unknownLoc, "unhandled opcode ") << static_cast<uint32_t>(opcode);
      }
    }

""")

_READ_CASE: Final = cpp("""
    case $code:
      return processOp<$class_name>(words);
""")

_READ_EXTENDED_DISPATCH: Final = cpp("""
    LogicalResult spirv::Deserializer::dispatchToExtensionSetAutogenDeserialization(
        StringRef extensionSetName, uint32_t instructionID, ArrayRef<uint32_t> words) {
      $sets
      return emitError(unknownLoc, "unhandled deserialization of extended instruction set extensionSetName");
    }

""")  # noqa: E501

_READ_SET: Final = cpp("""
    if (extensionSetName == "$name") {
      switch (instructionID) {
      $cases
      default:
        return emitError(unknownLoc, "unhandled deserializations of ")
            << instructionID << " from extension set " << extensionSetName;
      }
    }
""")


def _reader(op: Operator) -> str:
    """The function that reads an operation."""
    class_ = op.qualified_cpp_class_name
    if _has_plain_grammar(op):
        return _READ_PLAIN(
            class_name=class_,
            name=op.operation_name,
            has_result="true" if op.results else "false",
            operands=len(op.operands),
        )
    has_result = _has_result(op)
    return _READ(
        class_name=class_,
        result=_READ_RESULT(class_name=class_) if has_result else "",
        arguments=_read_arguments(op),
        decorations=_READ_DECORATIONS if has_result else "",
        keep_result=_KEEP_RESULT if has_result else "",
    )


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
    attribute = _base_attribute(named)
    if _is_enum(attribute):
        value = _enum_value(attribute)
    elif attribute.attr_def_name == "I32ArrayAttr":
        return _READ_ARRAY(name=named.name)
    elif attribute.attr_def_name == "I32Attr":
        value = "opBuilder.getI32IntegerAttr(words[wordIndex++])"
    elif attribute.is_type_attribute:
        value = "TypeAttr::get(getType(words[wordIndex++]))"
    else:
        raise _unhandled(op, named.name, attribute)
    return _READ_ATTRIBUTE(name=named.name, value=value)


def _enum_value(attribute: Attribute) -> str:
    word = "words[wordIndex++]"
    if attribute.attr_def_name in _CONSTANT_ENUMS:
        word = f"getConstantInt({word}).getValue().getZExtValue()"
    enum = EnumInfo(attribute.record.value_as_def("enum"))
    return _READ_ENUM(enum=enum.qualified_name, word=word)


def _read_sets(ops: Iterable[tuple[Record, str]]) -> list[str]:
    """What chooses among the operations of each extended instruction set; `ops` with classes."""
    by_set: dict[str, list[str]] = {}
    for record, class_ in ops:
        case = _READ_CASE(code=record.value_as_int("extendedInstOpcode"), class_name=class_)
        by_set.setdefault(record.value_as_string("extendedInstSetName"), []).append(case)
    return [_READ_SET(name=name, cases=by_set[name]) for name in string_map_order(by_set)]


# --- all operations

_SECTIONS: Final = cpp("""
    #ifdef GET_SERIALIZATION_FNS

    $writers
    #endif // GET_SERIALIZATION_FNS

    #ifdef GET_DESERIALIZATION_FNS

    $readers
    #endif // GET_DESERIALIZATION_FNS
""")


def _functions(record: Record) -> Fragment:
    """The class of an operation, the functions that write and read it; empty where unwanted."""
    op = Operator(record)
    class_ = op.qualified_cpp_class_name
    if not record.value_as_bit("autogenSerialization"):
        return class_, "", ""
    return class_, _writer(op), _reader(op)


@incremental_generator(
    "gen-spirv-serialization", help="Generate SPIR-V (de)serialization utilities and functions"
)
def SERIALIZATION(records: Records, options: Options, fragments: Fragments | None = None) -> str:
    ops = definitions_of(records, "SPIRV_Op", _BASE)
    found = map(_functions, ops) if fragments is None else fragments.each(ops, _functions)
    writers: list[str] = []
    readers: list[str] = []
    write_cases: list[str] = []
    read_cases: list[str] = []
    extended: list[tuple[Record, str]] = []
    for op, (class_, writer, reader) in zip(ops, found, strict=True):
        writers.append(writer)
        readers.append(reader)
        is_extended = op.is_subclass_of(_EXTENDED)
        has_opcode = op.value_as_bit("hasOpcode")
        if has_opcode or is_extended:
            write_cases.append(_WRITE_CASE(class_name=class_))
        if has_opcode:
            read_cases.append(_READ_CASE(code=_opcode(op), class_name=class_))
        if is_extended and op.value_as_bit("autogenSerialization"):
            extended.append((op, class_))
    writers.append(_WRITE_DISPATCH(cases=write_cases))
    readers += (
        _READ_DISPATCH(cases=read_cases),
        _READ_EXTENDED_DISPATCH(sets=_read_sets(extended)),
    )
    return file_header("SPIR-V Serialization Utilities/Functions") + _SECTIONS(
        writers=writers, readers=readers
    )
