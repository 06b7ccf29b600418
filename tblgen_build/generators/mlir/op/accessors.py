"""Named accessors of an operation or its adaptor: operands, results, regions, successors."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp.classes import INLINE, Class, CommonMethod, Method, Parameter
from tblgen_build.generators.mlir.model.operator import NamedTypeConstraint, Operator
from tblgen_build.generators.mlir.op.emission import (
    OPERAND_SEGMENTS,
    RESULT_SEGMENTS,
    Accessor,
    OpEmission,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final


_INDEX: Final = (Parameter("unsigned", "index"),)
_RANGE: Final = "std::pair<unsigned, unsigned>"

_SEGMENTS: Final = """
  unsigned start = 0;
  for (unsigned i = 0; i < index; ++i)
    start += sizeAttr[i];
  return {start, sizeAttr[index]};
"""

_SAME_SIZE: Final = """  bool isVariadic[] = {{{variadic}}};
  int prevVariadicCount = 0;
  for (unsigned i = 0; i < index; ++i)
    if (isVariadic[i]) ++prevVariadicCount;

  // All variable-length values have the same number of elements.
  int variadicSize = ({size} - {fixed}) / {variable};
  int start = index + (variadicSize - 1) * prevVariadicCount;
  int size = isVariadic[index] ? variadicSize : 1;
  return {{start, size}};
"""

_VALUES: Final = """  auto valueRange = {method}(index);
  return {{std::next({begin}, valueRange.first),
           std::next({begin}, valueRange.first + valueRange.second)}};
"""

_ONE_EACH: Final = "  return {index, 1};\n"


def _values_method(range_type: str, kind: str, begin: str) -> CommonMethod:
    body = _VALUES.format(method=f"getODS{kind}IndexAndLength", begin=begin)
    return CommonMethod(range_type, f"getODS{kind}s", _INDEX, INLINE, body)


# Where no value has variable length, and the values at an index.
_BASE_INDEX: Final = CommonMethod(
    _RANGE,
    "getODSOperandIndexAndLength",
    (*_INDEX, Parameter("unsigned", "odsOperandsSize")),
    INLINE,
    _ONE_EACH,
)
_ADAPTOR_INDEX: Final = CommonMethod(
    _RANGE,
    "getODSOperandIndexAndLength",
    _INDEX,
    INLINE,
    "  return Base::getODSOperandIndexAndLength(index, odsOperands.size());\n",
)
_ADAPTOR_VALUES: Final = _values_method("RangeT", "Operand", "odsOperands.begin()")
_OPERAND_INDEX: Final = CommonMethod(
    _RANGE, "getODSOperandIndexAndLength", _INDEX, INLINE, _ONE_EACH
)
_OPERAND_VALUES: Final = _values_method(
    "::mlir::Operation::operand_range", "Operand", "getOperation()->operand_begin()"
)
_RESULT_INDEX: Final = CommonMethod(_RANGE, "getODSResultIndexAndLength", _INDEX, INLINE, _ONE_EACH)
_RESULT_VALUES: Final = _values_method(
    "::mlir::Operation::result_range", "Result", "getOperation()->result_begin()"
)


def check_variable_length(op: Operator) -> None:
    """Raises RecordError where the sizes of variable-length values cannot be told apart."""
    for kind, count, trait in (
        ("operand", op.num_variable_length_operands, "Operand"),
        ("result", op.num_variable_length_results, "Result"),
    ):
        problem = _variable_length_problem(op, kind, count, trait)
        if problem is not None:
            raise problem


def _variable_length_problem(op: Operator, kind: str, count: int, trait: str) -> RecordError | None:
    segments = f"AttrSized{trait}Segments"
    same = f"SameVariadic{trait}Size"
    has_segments = op.has_trait(f"::mlir::OpTrait::{segments}")
    has_same = op.has_trait(f"::mlir::OpTrait::{same}")
    name = op.record.name
    if count > 1 and not has_segments and not has_same:
        return op.record.error(
            f"op '{name}' has multiple variadic {kind}s but no specification over their sizes; "
            f"add the trait {segments} or {same}"
        )
    if count < 2 and has_segments:
        return op.record.error(
            f"op '{name}' must have at least two variadic {kind}s to use the trait '{segments}'"
        )
    if has_segments and has_same:
        return op.record.error(f"op '{name}' cannot have both traits '{segments}' and '{same}'")
    return None


def value_type(value: NamedTypeConstraint) -> str:
    """The C++ type of a single operand or result."""
    return f"::mlir::TypedValue<{value.constraint.cpp_type}>"


def _add_range_method(
    emission: OpEmission,
    class_: Class,
    fixed: CommonMethod,
    values: Sequence[NamedTypeConstraint],
    size: str,
    segments: str | None,
) -> None:
    """The position and number of the values at an index: `fixed` where all are single."""
    variable = sum([v.is_variable_length for v in values])
    if variable == 0:
        emission.add_common(class_, fixed)
        return
    method = emission.add(class_, fixed.return_type, fixed.name, fixed.parameters)
    if not method.wants_body:
        return
    if segments is not None:
        method.write(segments, _SEGMENTS)
    else:
        method.write(
            _SAME_SIZE.format(
                variadic=", ".join(["true" if v.is_variable_length else "false" for v in values]),
                size=size,
                fixed=len(values) - variable,
                variable=variable,
            )
        )


def _segments(accessor: Accessor, name: str) -> str:
    """The declaration of `sizeAttr`."""
    emission = accessor.emission
    if emission.segments_are_properties:
        return f"  ::llvm::ArrayRef<int32_t> sizeAttr = getProperties().{name};\n"
    attribute = accessor.attribute(name)
    cast = f"  auto sizeAttr = ::llvm::cast<::mlir::DenseI32ArrayAttr>({attribute});\n"
    if accessor.is_op:
        return cast
    return f'  assert({attribute} && "missing segment size attribute for op");\n{cast}'


def add_adaptor_operands(emission: OpEmission, base: Class, adaptor: Class | None) -> None:
    """Operand accessors of the generic adaptor, where given, and what its base has for them."""
    segments = None
    if emission.operand_segments:
        segments = _segments(Accessor(emission, False), OPERAND_SEGMENTS)
    _add_range_method(
        emission,
        base,
        _BASE_INDEX,
        emission.op.operands,
        "odsOperandsSize",
        segments,
    )
    if adaptor is None:
        return
    emission.add_common(adaptor, _ADAPTOR_INDEX)
    emission.add_common(adaptor, _ADAPTOR_VALUES)
    for index, operand in enumerate(emission.op.operands):
        if operand.name:
            _add_adaptor_operand(emission, adaptor, index, operand)


def _add_adaptor_operand(
    emission: OpEmission, class_: Class, index: int, operand: NamedTypeConstraint
) -> None:
    op = emission.op
    name = op.getter_name(operand.name)
    if operand.is_optional:
        method = emission.add(class_, "ValueT", name, flags=INLINE)
        method.write(
            f"  auto operands = getODSOperands({index});\n"
            "  return operands.empty() ? ValueT{} : (*operands.begin());\n"
        )
    elif operand.is_variadic_of_variadic:
        sizes = op.getter_name(operand.constraint.segment_sizes_attribute)
        method = emission.add(class_, "::llvm::SmallVector<RangeT>", name)
        method.write(
            f"  auto tblgenTmpOperands = getODSOperands({index});\n"
            f"  auto sizes = {sizes}();\n\n"
            "  ::llvm::SmallVector<RangeT> tblgenTmpOperandGroups;\n"
            "  for (int i = 0, e = sizes.size(); i < e; ++i) {\n"
            "    tblgenTmpOperandGroups.push_back(tblgenTmpOperands.take_front(sizes[i]));\n"
            "    tblgenTmpOperands = tblgenTmpOperands.drop_front(sizes[i]);\n"
            "  }\n"
            "  return tblgenTmpOperandGroups;\n"
        )
    elif operand.is_variadic:
        method = emission.add(class_, "RangeT", name, flags=INLINE)
        method.write(f"  return getODSOperands({index});\n")
    else:
        method = emission.add(class_, "ValueT", name, flags=INLINE)
        method.write(f"  return (*getODSOperands({index}).begin());\n")


def add_operands(emission: OpEmission, class_: Class) -> None:
    """Operand getters of the operation."""
    op = emission.op
    segments = None
    if emission.operand_segments:
        segments = _segments(Accessor(emission, True), OPERAND_SEGMENTS)
    _add_range_method(
        emission,
        class_,
        _OPERAND_INDEX,
        op.operands,
        "getOperation()->getNumOperands()",
        segments,
    )
    emission.add_common(class_, _OPERAND_VALUES)
    for index, operand in enumerate(op.operands):
        if not operand.name:
            continue
        name = op.getter_name(operand.name)
        if operand.is_variadic_of_variadic:
            sizes = op.getter_name(operand.constraint.segment_sizes_attribute)
            method = emission.add(class_, "::mlir::OperandRangeRange", name, flags=INLINE)
            method.write(f"  return getODSOperands({index}).split({sizes}Attr());\n")
        else:
            _add_value(emission, class_, index, operand, name, "operand")


def _add_value(
    emission: OpEmission,
    class_: Class,
    index: int,
    value: NamedTypeConstraint,
    name: str,
    kind: str,
) -> None:
    values = f"getODS{kind.capitalize()}s({index})"
    if value.is_variadic:
        method = emission.add(class_, f"::mlir::Operation::{kind}_range", name, flags=INLINE)
        method.write(f"  return {values};\n")
        return
    type_ = value_type(value)
    method = emission.add(class_, type_, name, flags=INLINE)
    if value.is_optional:
        none = f"{type_}{{}}" if kind == "operand" else f"{type_}()"
        method.write(
            f"  auto {kind}s = {values};\n"
            f"  return {kind}s.empty() ? {none} : ::llvm::cast<{type_}>(*{kind}s.begin());\n"
        )
    else:
        method.write(f"  return ::llvm::cast<{type_}>(*{values}.begin());\n")


def add_mutable_operands(emission: OpEmission, class_: Class) -> None:
    """`get…Mutable`, through which operands are changed."""
    for index, operand in enumerate(emission.op.operands):
        if not operand.name:
            continue
        name = emission.op.getter_name(operand.name) + "Mutable"
        if operand.is_variadic_of_variadic:
            type_ = "::mlir::MutableOperandRangeRange"
        elif operand.is_variable_length:
            type_ = "::mlir::MutableOperandRange"
        else:
            type_ = "::mlir::OpOperand &"
        is_single = not operand.is_variable_length
        method = emission.add(class_, type_, name, flags=(INLINE if is_single else 0))
        if method.wants_body:
            _write_mutable_operand(emission, method, index, operand)


def _write_mutable_operand(
    emission: OpEmission, method: Method, index: int, operand: NamedTypeConstraint
) -> None:
    method.write(f"  auto range = getODSOperandIndexAndLength({index});\n")
    if not operand.is_variable_length:
        method.write("  return getOperation()->getOpOperand(range.first);\n")
        return
    segment = ""
    if emission.operand_segments:
        segment = (
            f", ::mlir::MutableOperandRange::OperandSegment({index}u, {_named_sizes(emission)})"
        )
    method.write(
        "  auto mutableRange = ::mlir::MutableOperandRange(getOperation(), range.first, "
        f"range.second{segment});\n"
    )
    if not operand.is_variadic_of_variadic:
        method.write("  return mutableRange;\n")
        return
    getter = emission.op.getter_name(operand.constraint.segment_sizes_attribute)
    named = f"*(*this)->getAttrDictionary().getNamed({getter}AttrName())"
    method.write(f"  return mutableRange.split({named});\n")


def _named_sizes(emission: OpEmission) -> str:
    if emission.has_properties:
        return (
            "{getOperandSegmentSizesAttrName(), ::mlir::DenseI32ArrayAttr::get(getContext(), "
            f"getProperties().{OPERAND_SEGMENTS})}}"
        )
    return "*" + Accessor(emission, True).attribute(OPERAND_SEGMENTS, named=True)


def add_results(emission: OpEmission, class_: Class) -> None:
    """Result getters of the operation."""
    op = emission.op
    segments = None
    if emission.result_segments:
        segments = _segments(Accessor(emission, True), RESULT_SEGMENTS)
    _add_range_method(
        emission,
        class_,
        _RESULT_INDEX,
        op.results,
        "getOperation()->getNumResults()",
        segments,
    )
    emission.add_common(class_, _RESULT_VALUES)
    for index, result in enumerate(op.results):
        if result.name:
            _add_value(emission, class_, index, result, op.getter_name(result.name), "result")


def add_regions(emission: OpEmission, class_: Class) -> None:
    for index, region in enumerate(emission.op.regions):
        if not region.name:
            continue
        name = emission.op.getter_name(region.name)
        if region.is_variadic:
            method = emission.add(
                class_, "::mlir::MutableArrayRef<::mlir::Region>", name, flags=INLINE
            )
            method.write(f"  return (*this)->getRegions().drop_front({index});\n")
        else:
            method = emission.add(class_, "::mlir::Region &", name, flags=INLINE)
            method.write(f"  return (*this)->getRegion({index});\n")


def add_successors(emission: OpEmission, class_: Class) -> None:
    for index, successor in enumerate(emission.op.successors):
        if not successor.name:
            continue
        name = emission.op.getter_name(successor.name)
        if successor.is_variadic:
            method = emission.add(class_, "::mlir::SuccessorRange", name, flags=INLINE)
            method.write(
                "  return {std::next((*this)->successor_begin(), "
                f"{index}), (*this)->successor_end()}};\n"
            )
        else:
            method = emission.add(class_, "::mlir::Block *", name, flags=INLINE)
            method.write(f"  return (*this)->getSuccessor({index});\n")
