"""The types that values have in code generation: `MVT` (gen-vt)."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.llvm.model.definitions import definitions
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator
from tblgen_build.releases.target_independent import VALUE_TYPES_ARE_NUMBERED, VECTORS_ARE_LISTED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_NO_ELEMENT: Final = "INVALID_SIMPLE_VALUE_TYPE"
# Sizes of integers that `llvm::Type` has functions of their own for.
_INTEGER_SIZES: Final = frozenset((1, 8, 16, 32, 64, 128))
_UNSIGNED: Final = 0xFFFFFFFF  # numbers of 32 bits
_FLOAT_TYPES: Final = {
    "bf16": "BFloat",
    "f16": "Half",
    "f32": "Float",
    "f64": "Double",
    "f80": "X86_FP80",
    "f128": "FP128",
    "ppcf128": "PPC_FP128",
}
# What the columns of a section's rows are.
_ATTRIBUTES: Final = "(Ty, sz, Any, Int, FP, Vec, Sc, Tup, NF, NElem, EltTy)"
_NUMBERED_ATTRIBUTES: Final = "(Ty, n, sz, Any, Int, FP, Vec, Sc, Tup, NF, NElem, EltTy)"
_VECTORS: Final = "(Ty, Sc, Tup, nElem, ElTy)"

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
        self.element = record.value_as_optional_def("ElementType")
        self.is_integer = record.value_as_bit("isInteger")
        self.is_float = record.value_as_bit("isFP")
        self.is_vector = record.value_as_bit("isVector")
        self.is_scalable = record.value_as_bit("isScalable")
        self.is_tuple = record.value_as_bit("isRISCVVecTuple")

    @property
    def element_name(self) -> str:
        if not self.is_vector or self.element is None:
            return _NO_ELEMENT
        return self.element.value_as_string("LLVMName")

    def ranges(self) -> list[str]:
        """The ranges it belongs to, by the names of their bounds."""
        is_normal = self.record.value_as_bit("isNormalValueType")
        return [*self._special_ranges(), *(["VALUETYPE"] if is_normal else [])]

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


@generator("gen-vt", help="Generate ValueType", fitted=21)
def VALUE_TYPES(records: Records, options: Options) -> str:
    in_order = sorted(definitions(records, "ValueType"), key=lambda record: record.id)
    types = of_each(in_order, _Type)
    is_numbered = records.release.has(VALUE_TYPES_ARE_NUMBERED)
    columns = _NUMBERED_ATTRIBUTES if is_numbered else _ATTRIBUTES
    attributes = of_each(types, lambda type_: _attributes(type_, is_numbered=is_numbered))
    return "".join(
        [
            file_header("ValueTypes Source Fragment", records.main_file),
            _section("GET_VT_ATTR", columns, attributes),
            _section("GET_VT_RANGES", "", _ranges(types)),
            _vectors(types) if records.release.has(VECTORS_ARE_LISTED) else "",
            _section("GET_VT_EVT", "", of_each(types, _ir_type)),
        ]
    )


def _section(macro: str, parameters: str, rows: list[str]) -> str:
    return _SECTION(macro=f"{macro} // {parameters}" if parameters else macro, rows=rows)


def _attributes(type_: _Type, *, is_numbered: bool) -> str:
    # The second bit: the name says all there is to say.
    integer = type_.is_integer * (3 if type_.name.startswith("i") else 1)
    float_ = type_.is_float * (3 if type_.name.startswith("f") else 1)
    columns = (
        type_.name,
        *([type_.record.value_as_int("Value")] if is_numbered else []),
        type_.size,
        int(type_.record.value_as_bit("isOverloaded")),
        integer,
        float_,
        int(type_.is_vector),
        int(type_.is_scalable),
        int(type_.is_tuple),
        type_.record.value_as_int("NF"),
        type_.elements if type_.is_vector else 0,
        type_.element_name,
    )
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


def _vectors(types: list[_Type]) -> str:
    rows = of_each([type_ for type_ in types if type_.is_vector], _vector)
    return _section("GET_VT_VECATTR", _VECTORS, rows)


def _vector(type_: _Type) -> str:
    columns = (
        type_.name,
        int(type_.is_scalable),
        int(type_.is_tuple),
        type_.elements,
        type_.element_name,
    )
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
    if type_.is_integer:
        if type_.size in _INTEGER_SIZES:
            return f"Type::getInt{type_.size}Ty(Context)"
        return f"Type::getIntNTy(Context, {type_.size})"
    if type_.name not in _FLOAT_TYPES:
        raise type_.record.error(f"LLVM IR has no floating point type '{type_.name}'")
    return f"Type::get{_FLOAT_TYPES[type_.name]}Ty(Context)"
