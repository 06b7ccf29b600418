"""The types that values have in code generation: `MVT` (gen-vt)."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator
from tblgen_build.releases.target_independent import (
    TUPLES_ARE_VALUE_TYPES,
    VALUE_TYPES_ARE_NUMBERED,
    VALUE_TYPES_KNOW_ELEMENTS,
    VECTORS_ARE_LISTED,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records, Release
    from tblgen_build.registry import Options

_NO_ELEMENT: Final = "INVALID_SIMPLE_VALUE_TYPE"
# Sizes of integers that `llvm::Type` has functions of their own for.
_INTEGER_SIZES: Final = frozenset((1, 8, 16, 32, 64, 128))
_UNSIGNED: Final = 0xFFFFFFFF  # numbers of 32 bits
# Types of floats by size, and those that share a size with one by name and size.
_FLOAT_TYPES: Final = {16: "Half", 32: "Float", 64: "Double", 80: "X86_FP80", 128: "FP128"}
_OTHER_FLOAT_TYPES: Final = {("bf16", 16): "BFloat", ("ppcf128", 128): "PPC_FP128"}
# Where types know no elements, those with numbers below it are normal.
_END_OF_NORMAL: Final = 224

_SECTION: Final = cpp("""
    #ifdef $macro
      $rows
    #endif

""")


class _Type:
    __slots__ = (
        "element",
        "elements",
        "is_float",
        "is_integer",
        "is_overloaded",
        "is_scalable",
        "is_tuple",
        "is_vector",
        "name",
        "record",
        "size",
    )

    def __init__(self, record: Record) -> None:
        self.record = record
        self.name = record.value_as_string("LLVMName")
        self.size = record.value_as_int("Size")
        self.elements = record.value_as_int("nElem")
        self.is_integer = self._flag("isInteger")
        self.is_float = self._flag("isFP")
        self.is_vector = self._flag("isVector")
        self.is_scalable = self._flag("isScalable")
        self.is_overloaded = self._flag("isOverloaded")
        has_tuples = record.release.has(TUPLES_ARE_VALUE_TYPES)
        self.is_tuple = has_tuples and record.value_as_bit("isRISCVVecTuple")
        needs_element = self.is_vector and not record.release.has(VALUE_TYPES_KNOW_ELEMENTS)
        find = record.value_as_def if needs_element else record.value_as_optional_def
        self.element = find("ElementType")

    def _flag(self, field: str) -> int:
        """Not 0 or 1 alone where flags are numbers."""
        if self.record.release.has(VALUE_TYPES_KNOW_ELEMENTS):
            return int(self.record.value_as_bit(field))
        return self.record.value_as_int(field)

    @property
    def is_normal(self) -> bool:
        if self.record.release.has(VALUE_TYPES_KNOW_ELEMENTS):
            return self.record.value_as_bit("isNormalValueType")
        return self.record.value_as_int("Value") < _END_OF_NORMAL

    @property
    def element_name(self) -> str:
        if not self.is_vector or self.element is None:
            return _NO_ELEMENT
        return self.element.value_as_string("LLVMName")

    def ranges(self) -> list[str]:
        """The ranges it belongs to, by the names of their bounds."""
        return [*self._special_ranges(), *(["VALUETYPE"] if self.is_normal else [])]

    def _special_ranges(self) -> list[str]:
        has_capabilities = not self.record.release.has(VALUE_TYPES_ARE_NUMBERED)
        if has_capabilities and self.record.value_as_bit("isCheriCapability"):
            return ["CHERI_CAPABILITY_VALUETYPE"]
        if self.is_vector:
            kind = "SCALABLE_VECTOR_VALUETYPE" if self.is_scalable else "FIXEDLEN_VECTOR_VALUETYPE"
            element = ["INTEGER_" + kind] if self.is_integer else []
            element += ["FP_" + kind] if self.is_float else []
            return ["VECTOR_VALUETYPE", kind, *element]
        if self.is_tuple:
            return ["RISCV_VECTOR_TUPLE_VALUETYPE"]
        found = ["INTEGER_VALUETYPE"] if self.is_integer else []
        return found + (["FP_VALUETYPE"] if self.is_float else [])


@generator("gen-vt", help="value types (MVT)", fitted=18)
def VALUE_TYPES(records: Records, options: Options) -> str:
    types = of_each(_in_order(records), _Type)
    columns = _attribute_columns(records.release)
    has_ir_types = records.release.has(VALUE_TYPES_KNOW_ELEMENTS)
    return "".join(
        [
            file_header("ValueTypes Source Fragment", records.main_file),
            _section("GET_VT_ATTR", columns, of_each(types, _attributes)),
            _section("GET_VT_RANGES", "", _ranges(types)),
            _vectors(types, records.release) if records.release.has(VECTORS_ARE_LISTED) else "",
            _section("GET_VT_EVT", "", of_each(types, _ir_type)) if has_ir_types else "",
        ]
    )


def _in_order(records: Records) -> list[Record]:
    found = definitions_of(records, "ValueType")
    if not records.release.has(VALUE_TYPES_ARE_NUMBERED):
        return sorted(found, key=lambda record: record.id)
    end = 512 if records.release.has(TUPLES_ARE_VALUE_TYPES) else 256
    by_number: dict[int, Record] = {}  # the last of a number, by name
    for record in found:
        number = record.value_as_int("Value")
        if not 0 <= number < end:
            raise record.error(f"numbers of value types are from 0 to {end - 1}, not {number}")
        by_number[number] = record
    return [record for _, record in sorted(by_number.items())]


def _section(macro: str, parameters: str, rows: list[str]) -> str:
    return _SECTION(macro=f"{macro} // ({parameters})" if parameters else macro, rows=rows)


def _attribute_columns(release: Release) -> str:
    number = "n, " if release.has(VALUE_TYPES_ARE_NUMBERED) else ""
    # Before there are tuples, the comment lacks the elements.
    rest = ", Tup, NF, NElem, EltTy" if release.has(TUPLES_ARE_VALUE_TYPES) else ""
    return f"Ty, {number}sz, Any, Int, FP, Vec, Sc{rest}"


def _attributes(type_: _Type) -> str:
    release = type_.record.release
    # The second bit: the name says all there is to say.
    integer = bool(type_.is_integer) * (3 if type_.name.startswith("i") else 1)
    float_ = bool(type_.is_float) * (3 if type_.name.startswith("f") else 1)
    columns: list[str | int] = [type_.name]
    if release.has(VALUE_TYPES_ARE_NUMBERED):
        columns.append(type_.record.value_as_int("Value"))
    columns += [
        type_.size,
        type_.is_overloaded,
        integer,
        float_,
        int(bool(type_.is_vector)),
        int(bool(type_.is_scalable)),
    ]
    if release.has(TUPLES_ARE_VALUE_TYPES):
        columns += [int(type_.is_tuple), type_.record.value_as_int("NF")]
    if release.has(VALUE_TYPES_KNOW_ELEMENTS):
        columns += [type_.elements if type_.is_vector else 0, type_.element_name]
    return f"GET_VT_ATTR({', '.join(map(str, columns))})"


def _ranges(types: list[_Type]) -> list[str]:
    bounds: dict[str, tuple[str, str]] = {}
    for type_, ranges in zip(types, of_each(types, _Type.ranges), strict=True):
        for range_ in ranges:
            first, _ = bounds.get(range_, (type_.name, ""))
            bounds[range_] = first, type_.name
    return [
        row
        for range_, (first, last) in sorted(bounds.items())
        for row in (f"FIRST_{range_} = {first},", f"LAST_{range_} = {last},")
    ]


def _vectors(types: list[_Type], release: Release) -> str:
    tuple_ = "Tup, " if release.has(TUPLES_ARE_VALUE_TYPES) else ""
    size = "" if release.has(VALUE_TYPES_KNOW_ELEMENTS) else ", ElSz"
    rows = of_each([type_ for type_ in types if type_.is_vector], _vector)
    return _section("GET_VT_VECATTR", f"Ty, Sc, {tuple_}nElem, ElTy{size}", rows)


def _vector(type_: _Type) -> str:
    release = type_.record.release
    columns: list[str | int] = [type_.name, type_.is_scalable]
    if release.has(TUPLES_ARE_VALUE_TYPES):
        columns.append(int(type_.is_tuple))
    columns += [type_.elements, type_.element_name]
    if type_.element and not release.has(VALUE_TYPES_KNOW_ELEMENTS):
        columns.append(type_.element.value_as_int("Size"))
    return f"GET_VT_VECATTR({', '.join(map(str, columns))})"


def _ir_type(type_: _Type) -> str:
    """The type of LLVM IR that it stands for; the empty string where there is none."""
    if type_.is_vector and type_.element:
        kind = "Scalable" if type_.is_scalable else "Fixed"
        scalar = _scalar(_Type(type_.element))
        text = f"{kind}VectorType::get({scalar}, {type_.elements})"
    elif type_.is_tuple:
        has_fields = not type_.record.release.has(VALUE_TYPES_ARE_NUMBERED)
        count = type_.record.value_as_int("NF") & _UNSIGNED if has_fields else 1
        bits = count * 8 & _UNSIGNED
        lanes = (type_.size & _UNSIGNED) // bits if bits else 0
        byte = f"ScalableVectorType::get(Type::getInt8Ty(Context), {lanes})"
        text = f'TargetExtType::get(Context, "riscv.vector.tuple", {byte}, {count})'
    elif type_.is_integer or type_.is_float:
        text = _scalar(type_)
    else:
        return ""
    return f"GET_VT_EVT({type_.name}, {text})"


def _scalar(type_: _Type) -> str:
    size = type_.size
    if type_.is_float:
        name = _OTHER_FLOAT_TYPES.get((type_.name, size)) or _FLOAT_TYPES.get(size)
        if name is None:
            raise type_.record.error(
                f"LLVM IR has no floating point type '{type_.name}' of {size} bits"
            )
        return f"Type::get{name}Ty(Context)"
    if size in _INTEGER_SIZES:
        return f"Type::getInt{size}Ty(Context)"
    return f"Type::getIntNTy(Context, {size})"
