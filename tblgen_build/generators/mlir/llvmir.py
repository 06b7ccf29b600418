"""Conversions between LLVM dialect operations and LLVM IR, from templates in the records.

`llvmBuilder` makes LLVM IR of an operation, `mlirBuilder` an operation of an LLVM
instruction or intrinsic; both name arguments and results with a dollar sign.
"""

from __future__ import annotations

from tblgen_build._core import Record, RecordError, Records
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import of_each
from tblgen_build.generators.mlir.model.operator import (
    NamedAttribute,
    NamedTypeConstraint,
    Operator,
)
from tblgen_build.generators.mlir.spellings import perhaps_unused
from tblgen_build.registry import Options, generator
from tblgen_build.releases.mlir import INTRINSICS_ROUND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Final

_OP_BASE: Final = "mlir/Dialect/LLVMIR/LLVMOpBase.td"

_TO_LLVM: Final = {
    "_resultType": "moduleTranslation.convertType(op.getResult().getType())",
    "_hasResult": "opInst.getNumResults() == 1",
    "_location": "opInst.getLoc()",
    "_numOperands": "opInst.getNumOperands()",
    "$": "$",
}
_FROM_LLVM: Final = {
    "_op": "moduleImport.mapNoResultOp(inst)",
    "_int_attr": "moduleImport.matchIntegerAttr",
    "_float_attr": "moduleImport.matchFloatAttr",
    "_var_attr": "moduleImport.matchLocalVariableAttr",
    "_label_attr": "moduleImport.matchLabelAttr",
    "_resultType": "moduleImport.convertType(inst->getType())",
    "_location": "moduleImport.translateLoc(inst->getDebugLoc())",
    "_builder": "odsBuilder",
    "$": "$",
}
# Of operations that say how numbers are rounded.
_ROUNDING: Final = {
    "_fpExceptionBehavior_attr": "moduleImport.matchFPExceptionBehaviorAttr",
    "_roundingMode_attr": "moduleImport.matchRoundingModeAttr",
}


def _expand(template: str, replace: Callable[[str], str]) -> str:
    """Replace each `$name`, and `$$`, whose name is `$`."""
    parts: list[str] = []
    end = 0
    start = template.find("$")
    while start >= 0:
        parts.append(template[end:start])
        end = _end_of_name(template, start + 1)
        parts.append(replace(template[start + 1 : end]))
        start = template.find("$", end)
    parts.append(template[end:])
    return "".join(parts)


def _end_of_name(template: str, start: int) -> int:
    if template.startswith("$", start):
        return start + 1
    end = start
    while end < len(template) and (template[end] == "_" or template[end].isalnum()):
        end += 1
    return end


def _unknown(op: Operator, field: str, name: str, keywords: Mapping[str, str]) -> RecordError:
    known = ", ".join([f"'${keyword}'" for keyword in keywords])
    return op.record.error(
        f"'${name}' in '{field}' of '{op.record.name}' is neither an argument, nor a result, "
        f"nor one of {known}"
    )


# --- to LLVM IR

_TRANSLATE: Final = cpp("""
    if (auto op = dyn_cast<$class_name>(opInst)) {
      $body
      return success();
    }
""")


def _to_llvm(op: Operator) -> str:
    builder = op.record.value_as_string("llvmBuilder")
    if not builder:
        return ""
    values = {**_TO_LLVM, **_translated_names(op)}

    def replace(name: str) -> str:
        value = values.get(name)
        if value is None:
            raise _unknown(op, "llvmBuilder", name, _TO_LLVM)
        return value

    return _TRANSLATE(class_name=op.qualified_cpp_class_name, body=_expand(builder, replace))


def _translated_names(op: Operator) -> dict[str, str]:
    names: dict[str, str] = {}
    for result in op.results:
        names[result.name] = f"moduleTranslation.mapValue(op.{op.getter_name(result.name)}())"
    for attribute in op.attributes:
        names[attribute.name] = f"op.{op.getter_name(attribute.name)}()"
    for operand in op.operands:
        lookup = "lookupValues" if operand.is_variadic else "lookupValue"
        getter = op.getter_name(operand.name)
        names[operand.name] = f"moduleTranslation.{lookup}(op.{getter}())"
    names.pop("", None)
    return names


@generator("gen-llvmir-conversions", help="code that exports operations to LLVM IR")
def CONVERSIONS(records: Records, options: Options) -> str:
    found = definitions_of(records, "LLVM_OpBase", _OP_BASE)
    return "".join(of_each(found, lambda record: _to_llvm(Operator(record))))


# --- from LLVM IR

_IMPORT: Final = cpp("""
    if ($condition) {
      $conversions

      $body
      return success();
    }
""")

_CONVERT: Final = cpp("""
    FailureOr<$type> $variable = $convert;
    if (failed($variable))
      return failure();
""")


def _argument_indices(op: Operator) -> dict[str, int]:
    """The LLVM operand of each argument, negative where there is none."""
    indices = op.record.value_as_list_of_ints("llvmArgIndices")
    if not indices:
        indices = list(range(len(op.arguments)))
    if len(indices) != len(op.arguments):
        raise op.record.error(
            f"'llvmArgIndices' of '{op.record.name}' has {len(indices)} elements for "
            f"{len(op.arguments)} arguments"
        )
    return {a.name: index for a, index in zip(op.arguments, indices, strict=True) if a.name}


class _ImportBuilder:
    """Expands an `mlirBuilder`, noting the operands that must be converted before."""

    __slots__ = ("_arguments", "_converted", "_indices", "_op", "_results")

    def __init__(self, op: Operator) -> None:
        self._op = op
        self._indices = _argument_indices(op)
        self._arguments = {argument.name: argument for argument in op.arguments if argument.name}
        self._results = {result.name for result in op.results if result.name}
        self._converted: dict[str, str] = {}

    def expand(self, template: str) -> tuple[list[str], str]:
        """The conversions, and what the template becomes."""
        body = _expand(template, self._replace)
        return list(self._converted.values()), body

    def _replace(self, name: str) -> str:
        if name in self._arguments:
            return self._argument(name)
        if name in self._results:
            return "moduleImport.mapValue(inst)"
        if name == "_qualCppClassName":
            return self._op.qualified_cpp_class_name
        value = _FROM_LLVM.get(name)
        if value is None and self._op.record.release.has(INTRINSICS_ROUND):
            value = _ROUNDING.get(name)
        if value is None:
            raise _unknown(self._op, "mlirBuilder", name, _FROM_LLVM | _ROUNDING)
        return value

    def _argument(self, name: str) -> str:
        index = self._indices[name]
        if index < 0:
            raise self._op.record.error(
                f"argument '${name}' of '{self._op.record.name}' has no LLVM operand: "
                "its index in 'llvmArgIndices' is negative"
            )
        argument = self._arguments[name]
        if isinstance(argument, NamedAttribute):
            return f"llvmOperands[{index}]"
        if isinstance(argument, NamedTypeConstraint) and argument.is_variadic:
            convert = f"moduleImport.convertValues(llvmOperands.drop_front({index}))"
            type_ = "SmallVector<Value>"
        else:
            convert = f"moduleImport.convertValue(llvmOperands[{index}])"
            type_ = "Value"
        variable = f"_llvmir_gen_operand_{name}"
        self._converted[name] = _CONVERT(type=type_, variable=variable, convert=convert)
        return f"*{variable}"


def _from_llvm(op: Operator, condition: Callable[[Record], str]) -> str:
    builder = op.record.value_as_string("mlirBuilder")
    if not builder:
        return ""
    conversions, body = _ImportBuilder(op).expand(builder)
    return _IMPORT(condition=condition(op.record), conversions=conversions, body=body)


def _imports(records: Records, class_: str, condition: Callable[[Record], str]) -> str:
    found = definitions_of(records, class_, _OP_BASE)
    return "".join(of_each(found, lambda record: _from_llvm(Operator(record), condition)))


def _opcode_condition(record: Record) -> str:
    return f"inst->getOpcode() == llvm::Instruction::{record.value_as_string('llvmInstName')}"


_INTRINSIC: Final = cpp("""
    $name,
""")


def _intrinsic(record: Record) -> str:
    return f"llvm::Intrinsic::{record.value_as_string('llvmEnumName')}"


@generator("gen-op-from-llvmir-conversions", help="code that imports operations from LLVM IR")
def OP_FROM(records: Records, options: Options) -> str:
    return _imports(records, "LLVM_OpBase", _opcode_condition)


@generator("gen-intr-from-llvmir-conversions", help="code that imports intrinsics from LLVM IR")
def INTR_FROM(records: Records, options: Options) -> str:
    return _imports(
        records, "LLVM_IntrOpBase", lambda record: f"intrinsicID == {_intrinsic(record)}"
    )


@generator(
    "gen-convertible-llvmir-intrinsics", help="list of the LLVM intrinsics that can be imported"
)
def CONVERTIBLE_INTRINSICS(records: Records, options: Options) -> str:
    found = definitions_of(records, "LLVM_IntrOpBase", _OP_BASE)
    return "".join(
        of_each(found, lambda record: _INTRINSIC(name=_intrinsic(Operator(record).record)))
    )


# --- enums

_ENUM_TO_LLVM: Final = cpp("""
    $specifiers $llvm_type convert${name}ToLLVM($class_name value) {
      switch (value) {
      $cases
      }
      llvm_unreachable("unknown $name type");
    }

""")

_ENUM_FROM_LLVM: Final = cpp("""
    $specifiers $class_name convert${name}FromLLVM($llvm_type value) {
      switch (value) {
      $cases
      $unsupported
      }
      llvm_unreachable("unknown $llvm_class type");}

""")

_CASE: Final = cpp("""
    case $value:
      return $result;
""")

_UNSUPPORTED: Final = cpp("""
    case $value:
      llvm_unreachable("unsupported case $value");
""")


def _enum_class(enum: Record) -> str:
    return f"{enum.value_as_string('cppNamespace')}::{enum.value_as_string('className')}"


def _llvm_case(llvm_class: str, case: Record, is_class: bool) -> str:
    enumerant = f"{llvm_class}::{case.value_as_string('llvmEnumerant')}"
    return enumerant if is_class else f"static_cast<int64_t>({enumerant})"


def _enum_to_llvm(enum: Record, is_class: bool) -> str:
    class_ = _enum_class(enum)
    llvm_class = enum.value_as_string("llvmClassName")
    return _ENUM_TO_LLVM(
        specifiers=perhaps_unused(enum.release, "static"),
        llvm_type=llvm_class if is_class else "int64_t",
        name=enum.value_as_string("className"),
        class_name=class_,
        cases=[
            _CASE(
                value=f"{class_}::{case.value_as_string('symbol')}",
                result=_llvm_case(llvm_class, case, is_class),
            )
            for case in enum.value_as_list_of_defs("enumerants")
        ],
    )


def _enum_from_llvm(enum: Record, is_class: bool) -> str:
    class_ = _enum_class(enum)
    llvm_class = enum.value_as_string("llvmClassName")
    unsupported = enum.value_as_list_of_defs("unsupported") if is_class else []
    return _ENUM_FROM_LLVM(
        specifiers=perhaps_unused(enum.release, "inline"),
        class_name=class_,
        name=enum.value_as_string("className"),
        llvm_type=llvm_class if is_class else "int64_t",
        llvm_class=llvm_class,
        cases=[
            _CASE(
                value=_llvm_case(llvm_class, case, is_class),
                result=f"{class_}::{case.value_as_string('symbol')}",
            )
            for case in enum.value_as_list_of_defs("enumerants")
        ],
        unsupported=[
            _UNSUPPORTED(value=_llvm_case(llvm_class, case, is_class)) for case in unsupported
        ],
    )


def _enums(records: Records, emit: Callable[[Record, bool], str]) -> str:
    parts: list[str] = []
    for class_, is_class in (("LLVM_EnumAttr", True), ("LLVM_CEnumAttr", False)):
        for record in definitions_of(records, class_, "mlir/Dialect/LLVMIR/LLVMEnums.td"):
            parts.append(emit(record, is_class))
    return "".join(parts)


@generator("gen-enum-to-llvmir-conversions", help="functions that convert enums to LLVM IR")
def ENUM_TO(records: Records, options: Options) -> str:
    return _enums(records, _enum_to_llvm)


@generator("gen-enum-from-llvmir-conversions", help="functions that convert enums from LLVM IR")
def ENUM_FROM(records: Records, options: Options) -> str:
    return _enums(records, _enum_from_llvm)
