"""Functions that write SPIR-V operations to the binary form and read them back."""

from __future__ import annotations

from tblgen_build._core import Record, RecordError, Records
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mlir.assembly_format.code_writer import CodeWriter
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
    from collections.abc import Sequence
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


def _serializer(out: CodeWriter, op: Operator) -> None:
    class_ = op.qualified_cpp_class_name
    out.line("template <> LogicalResult")
    out.block(f"Serializer::processOp<{class_}>({class_} op) {{")
    if _has_plain_grammar(op):
        out.line(f"return processOpWithoutGrammarAttr(op, {_instruction(op.record)});")
        out.end("}\n")
        return
    out.line("SmallVector<uint32_t, 4> operands;")
    out.line("SmallVector<StringRef, 2> elidedAttrs;")
    has_result = _has_result(op)
    if has_result:
        _write_result(out)
    _write_arguments(out, op)
    _write_instruction(out, op.record)
    if has_result:
        _write_decorations(out)
    out.line("return success();")
    out.end("}\n")


def _instruction(record: Record) -> str:
    """Name of the instruction set, empty for the core, and the opcode in it."""
    if record.is_subclass_of(_EXTENDED):
        set_name = record.value_as_string("extendedInstSetName")
        return f'"{set_name}", {record.value_as_int("extendedInstOpcode")}'
    return f'"", static_cast<uint32_t>({_opcode(record)})'


def _write_result(out: CodeWriter) -> None:
    out.line("uint32_t resultID = 0;")
    out.line("uint32_t resultTypeID = 0;")
    out.block("if (failed(processType(op.getLoc(), op.getType(), resultTypeID))) {")
    out.line("return failure();")
    out.end()
    out.line("operands.push_back(resultTypeID);")
    out.line("resultID = getNextID();")
    out.line("valueIDMap[op.getResult()] = resultID;")
    out.line("operands.push_back(resultID);")


def _write_arguments(out: CodeWriter, op: Operator) -> None:
    """In the order of the definition; operands that precede all attributes go together."""
    is_operand = [isinstance(argument, NamedTypeConstraint) for argument in op.arguments]
    if is_operand == sorted(is_operand, reverse=True):
        if op.operands:
            _write_all_operands(out)
        for attribute in op.attributes:
            _write_attribute(out, op, attribute)
        return
    number = 0
    for argument in op.arguments:
        out.block()
        if isinstance(argument, NamedTypeConstraint):
            _write_operand(out, number)
            number += 1
        elif isinstance(argument, NamedAttribute):
            _write_attribute(out, op, argument)
        out.end()


def _write_all_operands(out: CodeWriter) -> None:
    out.block("for (Value operand : op->getOperands()) {")
    out.line("auto id = getValueID(operand);")
    out.line('assert(id && "use before def!");')
    out.line("operands.push_back(id);")
    out.end()


def _write_operand(out: CodeWriter, number: int) -> None:
    out.block(f"for (auto arg : op.getODSOperands({number})) {{")
    out.line("auto argID = getValueID(arg);")
    out.block("if (!argID) {")
    out.line(f'return emitError(op.getLoc(), "operand #{number} has a use before def");')
    out.end()
    out.line("operands.push_back(argID);")
    out.end()


def _write_attribute(out: CodeWriter, op: Operator, named: NamedAttribute) -> None:
    attribute = _base_attribute(named)
    out.block(f'if (auto attr = op->getAttr("{named.name}")) {{')
    if _is_enum(attribute):
        _write_enum(out, attribute)
    elif attribute.attr_def_name == "I32ArrayAttr":
        out.block("for (auto attrElem : llvm::cast<ArrayAttr>(attr)) {")
        out.line(f"operands.push_back({_integer_of('attrElem')});")
        out.end()
    elif attribute.attr_def_name == "I32Attr":
        out.line(f"operands.push_back({_integer_of('attr')});")
    elif attribute.is_type_attribute:
        _write_type(out)
    else:
        raise _unhandled(op, named.name, attribute)
    out.end()
    out.line(f'elidedAttrs.push_back("{named.name}");')


def _write_type(out: CodeWriter) -> None:
    type_ = "llvm::cast<TypeAttr>(attr).getValue()"
    out.line("uint32_t attrTypeID = 0;")
    out.block(f"if (failed(processType(op.getLoc(), {type_}, attrTypeID))) {{")
    out.line("return failure();")
    out.end()
    out.line("operands.push_back(attrTypeID);")


def _integer_of(attribute: str) -> str:
    return f"static_cast<uint32_t>(llvm::cast<IntegerAttr>({attribute}).getValue().getZExtValue())"


def _write_enum(out: CodeWriter, attribute: Attribute) -> None:
    enum = EnumInfo(attribute.record.value_as_def("enum"))
    cast = f"::llvm::cast<{enum.qualified_name}Attr>(attr)"
    value = f"static_cast<uint32_t>({cast}.getValue())"
    if attribute.attr_def_name in _CONSTANT_ENUMS:
        value = f"prepareConstantInt(op.getLoc(), Builder(op).getI32IntegerAttr({value}))"
    out.line(f"operands.push_back({value});")


def _write_instruction(out: CodeWriter, record: Record) -> None:
    if record.is_subclass_of(_EXTENDED):
        out.line(f"(void)encodeExtensionInstruction(op, {_instruction(record)}, operands);")
        return
    out.line("(void)emitDebugLine(functionBody, op.getLoc());")
    out.line(f"(void)encodeInstructionInto(functionBody, {_opcode(record)}, operands);")


def _write_decorations(out: CodeWriter) -> None:
    out.block("for (auto attr : op->getAttrs()) {")
    out.block("if (llvm::is_contained(elidedAttrs, attr.getName())) {")
    out.line("continue;")
    out.end()
    out.block("if (failed(processDecoration(op.getLoc(), resultID, attr))) {")
    out.line("return failure();")
    out.end()
    out.end()


def _serialization_dispatch(out: CodeWriter, classes: Sequence[str]) -> None:
    out.block("LogicalResult Serializer::dispatchToAutogenSerialization(Operation *op) {")
    for class_ in classes:
        out.block(f"if (isa<{class_}>(op)) {{")
        out.line(f"return processOp(cast<{class_}>(op));")
        out.end()
    out.line('return op->emitError("unhandled operation serialization");')
    out.end("}\n")


# --- reading


def _deserializer(out: CodeWriter, op: Operator) -> None:
    class_ = op.qualified_cpp_class_name
    out.line("template <> LogicalResult")
    out.block(f"Deserializer::processOp<{class_}>(ArrayRef<uint32_t> words) {{")
    if _has_plain_grammar(op):
        result = "true" if op.results else "false"
        out.line(
            f'return processOpWithoutGrammarAttr(words, "{op.operation_name}", {result}, '
            f"{len(op.operands)});"
        )
        out.end("}\n")
        return
    out.line("SmallVector<Type, 1> resultTypes;")
    out.line("size_t wordIndex = 0; (void)wordIndex;")
    out.line("uint32_t valueID = 0; (void)valueID;")
    has_result = _has_result(op)
    if has_result:
        _read_result(out, class_)
    out.line("SmallVector<Value, 4> operands;")
    out.line("SmallVector<NamedAttribute, 4> attributes;")
    _read_arguments(out, op)
    if has_result:
        _read_decorations(out)
    out.line("Location loc = createFileLineColLoc(opBuilder);")
    out.line(
        f"auto op = {class_}::create(opBuilder, loc, resultTypes, operands, attributes); (void)op;"
    )
    if has_result:
        out.line("valueMap[valueID] = op.getResult();")
    out.line("if (op.hasTrait<OpTrait::IsTerminator>())")
    out.line("  (void)clearDebugLine();")
    out.line("return success();")
    out.end("}\n")


def _read_result(out: CodeWriter, class_: str) -> None:
    out.block()
    _expect_word(out, f"expected result type <id> while deserializing {class_}")
    out.line("auto ty = getType(words[wordIndex]);")
    out.block("if (!ty) {")
    out.line('return emitError(unknownLoc, "unknown type result <id> : ") << words[wordIndex];')
    out.end()
    out.line("resultTypes.push_back(ty);")
    out.line("wordIndex++;")
    _expect_word(out, f"expected result <id> while deserializing {class_}")
    out.end()
    out.line("valueID = words[wordIndex++];")


def _expect_word(out: CodeWriter, message: str) -> None:
    out.block("if (wordIndex >= words.size()) {")
    out.line(f'return emitError(unknownLoc, "{message}");')
    out.end()


def _read_arguments(out: CodeWriter, op: Operator) -> None:
    for index, argument in enumerate(op.arguments):
        if isinstance(argument, NamedTypeConstraint):
            is_last = index == len(op.arguments) - 1
            if argument.is_variable_length and not is_last:
                raise op.record.error(
                    f"operand '{argument.name}' of '{op.record.name}' is variadic or optional: "
                    "in SPIR-V only the last argument may be"
                )
            _read_operand(out, argument.is_variable_length)
        elif isinstance(argument, NamedAttribute):
            out.block("if (wordIndex < words.size()) {")
            _read_attribute(out, op, argument)
            out.end()
    out.block("if (wordIndex != words.size()) {")
    out.line(
        'return emitError(unknownLoc, "found more operands than expected when deserializing '
        f'{op.qualified_cpp_class_name}, only ") << wordIndex << " of " << words.size() '
        '<< " processed";'
    )
    out.end()


def _read_operand(out: CodeWriter, takes_rest: bool) -> None:
    if takes_rest:
        out.block("for (; wordIndex < words.size(); ++wordIndex) {")
    else:
        out.block("if (wordIndex < words.size()) {")
    out.line("auto arg = getValue(words[wordIndex]);")
    out.block("if (!arg) {")
    out.line('return emitError(unknownLoc, "unknown result <id> : ") << words[wordIndex];')
    out.end()
    out.line("operands.push_back(arg);")
    if not takes_rest:
        out.line("wordIndex++;")
    out.end()


def _read_attribute(out: CodeWriter, op: Operator, named: NamedAttribute) -> None:
    attribute = _base_attribute(named)
    if _is_enum(attribute):
        value = _enum_value(attribute)
    elif attribute.attr_def_name == "I32ArrayAttr":
        out.line("SmallVector<Attribute, 4> attrListElems;")
        out.block("while (wordIndex < words.size()) {")
        out.line("attrListElems.push_back(opBuilder.getI32IntegerAttr(words[wordIndex++]));")
        out.end()
        value = "opBuilder.getArrayAttr(attrListElems)"
    elif attribute.attr_def_name == "I32Attr":
        value = "opBuilder.getI32IntegerAttr(words[wordIndex++])"
    elif attribute.is_type_attribute:
        value = "TypeAttr::get(getType(words[wordIndex++]))"
    else:
        raise _unhandled(op, named.name, attribute)
    out.line(f'attributes.push_back(opBuilder.getNamedAttr("{named.name}", {value}));')


def _enum_value(attribute: Attribute) -> str:
    enum = EnumInfo(attribute.record.value_as_def("enum"))
    word = "words[wordIndex++]"
    if attribute.attr_def_name in _CONSTANT_ENUMS:
        word = f"getConstantInt({word}).getValue().getZExtValue()"
    return (
        f"opBuilder.getAttr<{enum.qualified_name}Attr>(static_cast<{enum.qualified_name}>({word}))"
    )


def _read_decorations(out: CodeWriter) -> None:
    out.block("if (decorations.count(valueID)) {")
    out.line("auto attrs = decorations[valueID].getAttrs();")
    out.line("attributes.append(attrs.begin(), attrs.end());")
    out.end()


def _deserialization_dispatch(out: CodeWriter, cases: Sequence[tuple[str, str]]) -> None:
    out.block(
        "LogicalResult spirv::Deserializer::dispatchToAutogenDeserialization("
        "spirv::Opcode opcode, ArrayRef<uint32_t> words) {"
    )
    out.line("switch (opcode) {")
    for opcode, class_ in cases:
        out.line(f"case {opcode}:")
        out.line(f"  return processOp<{class_}>(words);")
    out.line("default:")
    out.line("  ;")
    out.line("}")
    out.line("auto opcodeString = spirv::stringifyOpcode(opcode);")
    out.block("if (!opcodeString.empty()) {")
    out.line('return emitError(unknownLoc, "unhandled deserialization of ") << opcodeString;')
    out.otherwise()
    out.line('return emitError(unknownLoc, "unhandled opcode ") << static_cast<uint32_t>(opcode);')
    out.end()
    out.end("}\n")


def _extended_dispatch(out: CodeWriter, ops: Sequence[tuple[Record, str]]) -> None:
    """`ops` with the names of their classes."""
    out.block(
        "LogicalResult spirv::Deserializer::dispatchToExtensionSetAutogenDeserialization("
        "StringRef extensionSetName, uint32_t instructionID, ArrayRef<uint32_t> words) {"
    )
    by_set: dict[str, list[tuple[Record, str]]] = {}
    for record, class_ in ops:
        name = record.value_as_string("extendedInstSetName")
        by_set.setdefault(name, []).append((record, class_))
    for name in string_map_order(by_set):
        out.block(f'if (extensionSetName == "{name}") {{')
        out.line("switch (instructionID) {")
        for record, class_ in by_set[name]:
            out.line(f"case {record.value_as_int('extendedInstOpcode')}:")
            out.line(f"  return processOp<{class_}>(words);")
        out.line("default:")
        out.line(
            '  return emitError(unknownLoc, "unhandled deserializations of ") << instructionID '
            '<< " from extension set " << extensionSetName;'
        )
        out.line("}")
        out.end()
    out.line(
        "return emitError(unknownLoc, "
        '"unhandled deserialization of extended instruction set extensionSetName");'
    )
    out.end("}\n")


def _functions(record: Record) -> Fragment:
    """The class of an operation, the functions that write and read it; empty where unwanted."""
    op = Operator(record)
    writer, reader = CodeWriter(""), CodeWriter("")
    if record.value_as_bit("autogenSerialization"):
        _serializer(writer, op)
        _deserializer(reader, op)
    return op.qualified_cpp_class_name, writer.text(), reader.text()


@incremental_generator(
    "gen-spirv-serialization", help="Generate SPIR-V (de)serialization utilities and functions"
)
def SERIALIZATION(records: Records, options: Options, fragments: Fragments | None = None) -> str:
    ops = definitions_of(records, "SPIRV_Op", _BASE)
    found = map(_functions, ops) if fragments is None else fragments.each(ops, _functions)
    classes, written, read = zip(*found, strict=True) if ops else ((), (), ())
    named = list(zip(ops, classes, strict=True))
    writers, readers = CodeWriter(""), CodeWriter("")
    _serialization_dispatch(
        writers,
        [
            class_
            for op, class_ in named
            if op.value_as_bit("hasOpcode") or op.is_subclass_of(_EXTENDED)
        ],
    )
    _deserialization_dispatch(
        readers,
        [(_opcode(op), class_) for op, class_ in named if op.value_as_bit("hasOpcode")],
    )
    automatic = [(op, class_) for op, class_ in named if op.value_as_bit("autogenSerialization")]
    _extended_dispatch(readers, [each for each in automatic if each[0].is_subclass_of(_EXTENDED)])
    return "".join(
        [
            file_header("SPIR-V Serialization Utilities/Functions"),
            f"#ifdef GET_SERIALIZATION_FNS\n\n{''.join(written)}{writers.text()}",
            "#endif // GET_SERIALIZATION_FNS\n\n",
            f"#ifdef GET_DESERIALIZATION_FNS\n\n{''.join(read)}{readers.text()}",
            "#endif // GET_DESERIALIZATION_FNS\n",
        ]
    )
