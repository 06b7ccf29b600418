"""Named accessors of an operation or its adaptor: operands, results, regions, successors."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.classes import INLINE, Class, CommonMethod, Parameter
from tblgen_build.generators.mlir.model import known_traits
from tblgen_build.generators.mlir.model.operator import NamedTypeConstraint, Operator
from tblgen_build.generators.mlir.op.emission import (
    Accessor,
    OpEmission,
)
from tblgen_build.releases.mlir_operations import (
    GROUPS_SPLIT_BY_ATTRIBUTES,
    OPERANDS_ARE_SLICED,
    VALUES_ARE_ALWAYS_TYPED,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build.generators.mlir.model.known_traits import ValueKind


_INDEX: Final = (Parameter("unsigned", "index"),)
_RANGE: Final = "std::pair<unsigned, unsigned>"


# --- positions of values ----------------------------------------------------------------

_BY_SEGMENTS: Final = cpp("""
    $size_attr

    unsigned start = 0;
    for (unsigned i = 0; i < index; ++i)
      start += sizeAttr[i];
    return {start, sizeAttr[index]};
""")

_BY_DIVISION: Final = cpp("""
    bool isVariadic[] = {$variadic};
    int prevVariadicCount = 0;
    for (unsigned i = 0; i < index; ++i)
      if (isVariadic[i]) ++prevVariadicCount;

    // All variable-length values have the same number of elements.
    int variadicSize = ($size - $fixed) / $variable;
    int start = index + (variadicSize - 1) * prevVariadicCount;
    int size = isVariadic[index] ? variadicSize : 1;
    return {start, size};
""")

_VALUES: Final = cpp("""
    auto valueRange = $method(index);
    return {std::next($begin, valueRange.first),
            std::next($begin, valueRange.first + valueRange.second)};
""")

_SLICE: Final = cpp("""
    auto [start, length] = $method(index);
    return $range.slice(start, length);
""")

_ONE_EACH: Final = "return {index, 1};"

_SIZES_PROPERTY: Final = cpp("::llvm::ArrayRef<int32_t> sizeAttr = getProperties().$name;")

_SIZES_ATTRIBUTE: Final = cpp("""
    $assertion
    auto sizeAttr = ::llvm::cast<::mlir::DenseI32ArrayAttr>($attribute);
""")

_SIZES_ASSERTION: Final = cpp('assert($attribute && "missing segment size attribute for op");')


def _values_method(range_type: str, kind: str, begin: str) -> CommonMethod:
    body = _VALUES(method=f"getODS{kind}IndexAndLength", begin=begin)
    return CommonMethod(range_type, f"getODS{kind}s", _INDEX, INLINE, body)


def _slice_method(range_type: str, kind: str) -> CommonMethod:
    range_ = f"getOperation()->get{kind}s()"
    body = _SLICE(method=f"getODS{kind}IndexAndLength", range=range_)
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
    "return Base::getODSOperandIndexAndLength(index, odsOperands.size());",
)
_ADAPTOR_VALUES: Final = _values_method("RangeT", "Operand", "odsOperands.begin()")
_OPERAND_INDEX: Final = CommonMethod(
    _RANGE, "getODSOperandIndexAndLength", _INDEX, INLINE, _ONE_EACH
)
_OPERAND_VALUES: Final = _values_method(
    "::mlir::Operation::operand_range", "Operand", "getOperation()->operand_begin()"
)
_OPERAND_SLICE: Final = _slice_method("::mlir::Operation::operand_range", "Operand")
_RESULT_INDEX: Final = CommonMethod(_RANGE, "getODSResultIndexAndLength", _INDEX, INLINE, _ONE_EACH)
_RESULT_VALUES: Final = _values_method(
    "::mlir::Operation::result_range", "Result", "getOperation()->result_begin()"
)


def check_variable_length(op: Operator) -> None:
    """Raises RecordError where the sizes of variable-length values cannot be told apart."""
    _check_sizes(op, "operand", op.num_variable_length_operands)
    _check_sizes(op, "result", op.num_variable_length_results)


def _check_sizes(op: Operator, kind: ValueKind, count: int) -> None:
    segments = known_traits.SEGMENTS[kind]
    same_size = known_traits.SAME_SIZE[kind]
    has_segments = op.has_trait(segments)
    has_same = op.has_trait(same_size)
    if not has_segments and (has_same or count < 2):
        return
    name = op.record.name
    by_segments = known_traits.name_in_definitions(segments)
    by_division = known_traits.name_in_definitions(same_size)
    if not has_segments:
        raise op.record.error(
            f"op '{name}' has multiple variadic {kind}s but no specification over their sizes; "
            f"add the trait {by_segments} or {by_division}"
        )
    if count < 2:
        raise op.record.error(
            f"op '{name}' must have at least two variadic {kind}s to use the trait '{by_segments}'"
        )
    if has_same:
        raise op.record.error(
            f"op '{name}' cannot have both traits '{by_segments}' and '{by_division}'"
        )


def value_type(emission: OpEmission, value: NamedTypeConstraint) -> str:
    """The C++ type of a single operand or result."""
    type_ = value.constraint.cpp_type
    is_known = type_ != "::mlir::Type" and type_.startswith("::")
    if not is_known and not emission.release.has(VALUES_ARE_ALWAYS_TYPED):
        return "::mlir::Value"
    return f"::mlir::TypedValue<{type_}>"


def _add_range_method(
    emission: OpEmission,
    class_: Class,
    fixed: CommonMethod,
    values: Sequence[NamedTypeConstraint],
    size: str,
    size_attr: str,
) -> None:
    """The position and number of the values at an index: `fixed` where all are single.

    `size` is an expression for the number of all values; `size_attr` declares the sizes of
    segments, if there are any.
    """
    is_variable = [v.is_variable_length for v in values]
    variable = sum(is_variable)
    if variable == 0:
        emission.add_common(class_, fixed)
        return
    method = emission.add(class_, fixed.return_type, fixed.name, fixed.parameters)
    if not method.wants_body:
        return
    if size_attr:
        method.body.emit(_BY_SEGMENTS, size_attr=size_attr)
    else:
        method.body.emit(
            _BY_DIVISION,
            variadic=", ".join(["true" if is_ else "false" for is_ in is_variable]),
            size=size,
            fixed=len(values) - variable,
            variable=variable,
        )


def _segment_sizes(emission: OpEmission, is_op: bool, name: str) -> str:
    """The declaration of `sizeAttr`."""
    if emission.uses_properties:
        return _SIZES_PROPERTY(name=name)
    attribute = Accessor(emission, is_op).attribute(name)
    assertion = "" if is_op else _SIZES_ASSERTION(attribute=attribute)
    return _SIZES_ATTRIBUTE(assertion=assertion, attribute=attribute)


# --- the adaptor ---------------------------------------------------------------------------

_OPTIONAL_ADAPTOR_OPERAND: Final = cpp("""
    auto operands = getODSOperands($index);
    return operands.empty() ? ValueT{} : (*operands.begin());
""")

_ADAPTOR_OPERAND_GROUPS: Final = cpp("""
    auto tblgenTmpOperands = getODSOperands($index);
    auto sizes = $sizes();

    ::llvm::SmallVector<RangeT> tblgenTmpOperandGroups;
    for (int i = 0, e = sizes.size(); i < e; ++i) {
      tblgenTmpOperandGroups.push_back(tblgenTmpOperands.take_front(sizes[i]));
      tblgenTmpOperands = tblgenTmpOperands.drop_front(sizes[i]);
    }
    return tblgenTmpOperandGroups;
""")


def add_adaptor_operands(emission: OpEmission, base: Class, adaptor: Class | None) -> None:
    """Operand accessors of the generic adaptor, where given, and what its base has for them."""
    size_attr = ""
    if emission.operand_segments:
        size_attr = _segment_sizes(emission, False, known_traits.OPERAND_SEGMENT_SIZES)
    operands = emission.op.operands
    _add_range_method(emission, base, _BASE_INDEX, operands, "odsOperandsSize", size_attr)
    if adaptor is None:
        return
    emission.add_common(adaptor, _ADAPTOR_INDEX)
    emission.add_common(adaptor, _ADAPTOR_VALUES)
    for index, operand in enumerate(operands):
        if operand.name:
            _add_adaptor_operand(emission, adaptor, index, operand)


def _add_adaptor_operand(
    emission: OpEmission, class_: Class, index: int, operand: NamedTypeConstraint
) -> None:
    op = emission.op
    type_ = "ValueT"
    if operand.is_optional:
        body = _OPTIONAL_ADAPTOR_OPERAND(index=index)
    elif operand.is_variadic_of_variadic:
        type_ = "::llvm::SmallVector<RangeT>"
        sizes = op.getter_name(operand.constraint.segment_sizes_attribute)
        body = _ADAPTOR_OPERAND_GROUPS(index=index, sizes=sizes)
    elif operand.is_variadic:
        type_ = "RangeT"
        body = f"return getODSOperands({index});"
    else:
        body = f"return (*getODSOperands({index}).begin());"
    emission.add(class_, type_, op.getter_name(operand.name), (), INLINE, body)


# --- operands and results ------------------------------------------------------------------

_NO_OPERAND: Final = cpp("$type{}")

_OPTIONAL_VALUE: Final = cpp("""
    auto ${kind}s = $values;
    return ${kind}s.empty() ? $none : ::llvm::cast<$type>(*${kind}s.begin());
""")


def add_operands(emission: OpEmission, class_: Class) -> None:
    """Operand getters of the operation."""
    op = emission.op
    size_attr = ""
    if emission.operand_segments:
        size_attr = _segment_sizes(emission, True, known_traits.OPERAND_SEGMENT_SIZES)
    size = "getOperation()->getNumOperands()"
    _add_range_method(emission, class_, _OPERAND_INDEX, op.operands, size, size_attr)
    slices = emission.release.has(OPERANDS_ARE_SLICED)
    emission.add_common(class_, _OPERAND_SLICE if slices else _OPERAND_VALUES)
    for index, operand in enumerate(op.operands):
        if not operand.name:
            continue
        name = op.getter_name(operand.name)
        if operand.is_variadic_of_variadic:
            sizes = op.getter_name(operand.constraint.segment_sizes_attribute)
            body = f"return getODSOperands({index}).split({sizes}Attr());"
            emission.add(class_, "::mlir::OperandRangeRange", name, (), emission.small, body)
        else:
            values = f"getODSOperands({index})"
            _add_value(emission, class_, operand, name, "operand", values)


def add_results(emission: OpEmission, class_: Class) -> None:
    """Result getters of the operation."""
    op = emission.op
    size_attr = ""
    if emission.result_segments:
        size_attr = _segment_sizes(emission, True, known_traits.RESULT_SEGMENT_SIZES)
    size = "getOperation()->getNumResults()"
    _add_range_method(emission, class_, _RESULT_INDEX, op.results, size, size_attr)
    emission.add_common(class_, _RESULT_VALUES)
    for index, result in enumerate(op.results):
        if result.name:
            values = f"getODSResults({index})"
            _add_value(emission, class_, result, op.getter_name(result.name), "result", values)


def _add_value(
    emission: OpEmission,
    class_: Class,
    value: NamedTypeConstraint,
    name: str,
    kind: ValueKind,
    values: str,
) -> None:
    """The getter of an operand or a result, which is among the `values`, an expression."""
    if value.is_variadic:
        type_ = f"::mlir::Operation::{kind}_range"
        emission.add(class_, type_, name, (), emission.small, f"return {values};")
        return
    type_ = value_type(emission, value)
    if value.is_optional:
        none = _NO_OPERAND(type=type_) if kind == "operand" else f"{type_}()"
        body = _OPTIONAL_VALUE(kind=kind, values=values, none=none, type=type_)
    else:
        body = f"return ::llvm::cast<{type_}>(*{values}.begin());"
    emission.add(class_, type_, name, (), emission.small, body)


# --- operands to be changed ------------------------------------------------------------------

_MUTABLE_OPERAND: Final = cpp("""
    auto range = getODSOperandIndexAndLength($index);
    return getOperation()->getOpOperand(range.first);
""")

_MUTABLE_OPERANDS: Final = cpp("""
    auto range = getODSOperandIndexAndLength($index);
    auto mutableRange = ::mlir::MutableOperandRange($arguments);
    return $result;
""")


def add_mutable_operands(emission: OpEmission, class_: Class) -> None:
    """`get…Mutable`, through which operands are changed."""
    for index, operand in enumerate(emission.op.operands):
        if not operand.name:
            continue
        name = emission.op.getter_name(operand.name) + "Mutable"
        if not operand.is_variable_length:
            body = _MUTABLE_OPERAND(index=index)
            emission.add(class_, "::mlir::OpOperand &", name, (), emission.small, body)
            continue
        if operand.is_variadic_of_variadic:
            type_ = "::mlir::MutableOperandRangeRange"
        else:
            type_ = "::mlir::MutableOperandRange"
        method = emission.add(class_, type_, name)
        if method.wants_body:
            method.write(_mutable_operands(emission, index, operand))


def _mutable_operands(emission: OpEmission, index: int, operand: NamedTypeConstraint) -> str:
    arguments = "getOperation(), range.first, range.second"
    if emission.operand_segments:
        sizes = _named_sizes(emission)
        arguments += f", ::mlir::MutableOperandRange::OperandSegment({index}u, {sizes})"
    result = "mutableRange"
    if operand.is_variadic_of_variadic:
        getter = emission.op.getter_name(operand.constraint.segment_sizes_attribute)
        if emission.release.has(GROUPS_SPLIT_BY_ATTRIBUTES):
            named = _NAMED_ATTRIBUTE(getter=getter)
        else:
            named = f"*(*this)->getAttrDictionary().getNamed({getter}AttrName())"
        result = f"mutableRange.split({named})"
    return _MUTABLE_OPERANDS(index=index, arguments=arguments, result=result)


_NAMED_ATTRIBUTE: Final = cpp("{${getter}AttrName(), ${getter}Attr()}")

_SIZES_WITH_NAME: Final = cpp(
    "{getOperandSegmentSizesAttrName(), "
    "::mlir::DenseI32ArrayAttr::get(getContext(), getProperties().$name)}"
)


def _named_sizes(emission: OpEmission) -> str:
    if emission.has_properties:
        return _SIZES_WITH_NAME(name=known_traits.OPERAND_SEGMENT_SIZES)
    return "*" + Accessor(emission, True).attribute(known_traits.OPERAND_SEGMENT_SIZES, named=True)


# --- regions and successors ------------------------------------------------------------------

_VARIADIC_SUCCESSOR: Final = cpp(
    "return {std::next((*this)->successor_begin(), $index), (*this)->successor_end()};"
)


def add_regions(emission: OpEmission, class_: Class) -> None:
    for index, region in enumerate(emission.op.regions):
        if not region.name:
            continue
        name = emission.op.getter_name(region.name)
        if region.is_variadic:
            type_ = "::mlir::MutableArrayRef<::mlir::Region>"
            body = f"return (*this)->getRegions().drop_front({index});"
        else:
            type_ = "::mlir::Region &"
            body = f"return (*this)->getRegion({index});"
        emission.add(class_, type_, name, (), emission.small, body)


def add_successors(emission: OpEmission, class_: Class) -> None:
    for index, successor in enumerate(emission.op.successors):
        if not successor.name:
            continue
        name = emission.op.getter_name(successor.name)
        if successor.is_variadic:
            type_ = "::mlir::SuccessorRange"
            body = _VARIADIC_SUCCESSOR(index=index)
        else:
            type_ = "::mlir::Block *"
            body = f"return (*this)->getSuccessor({index});"
        emission.add(class_, type_, name, (), emission.small, body)
