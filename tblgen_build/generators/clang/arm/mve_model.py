"""MVE's and CDE's functions: one for each type that a record names."""

from __future__ import annotations

from tblgen_build._core import DefValue, RecordError
from tblgen_build.generators.clang.required import definitions

from .mve_code import Code
from .mve_types import VECTOR_BITS, Scalar, Types, primitive

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

    from .mve_types import Type

_RANGE: Final = "SemaRef.BuiltinConstantArgRange(TheCall, {}, {}, {})"


class Function:
    """A function, named for its type."""

    __slots__ = (
        "arguments",
        "code",
        "extension",
        "name",
        "record",
        "result",
        "short_name",
        "types",
    )

    def __init__(self, records: Records, record: Record, parameter: Record) -> None:
        self.record = record
        self.extension = record.value_as_string("builtinExtension")
        scalar = None if parameter.name == "Void" else primitive(parameter)
        self.types = Types(records, scalar)
        self.name = _name(record, scalar)
        self.short_name = _short_name(self.name, record.value_as_def("pnt"))
        self.result = self.types.of(record.value_as_def("ret"))
        arguments = record.value_as_dag("args")
        self.arguments: list[Argument] = []
        for index, (value, name) in enumerate(
            zip(arguments.args, arguments.arg_names, strict=True)
        ):
            if not isinstance(value, DefValue):
                raise record.error("an argument's type has to be a def")
            self.arguments.append(Argument(self.types, value.record, index, name or ""))
        self.code = Code(record, self.types, self.arguments)

    @property
    def is_header_only(self) -> bool:
        return self.record.value_as_bit("headerOnly")

    @property
    def is_polymorphic(self) -> bool:
        return self.name != self.short_name

    def all_types(self) -> list[Type]:
        return [self.result, *[argument.type for argument in self.arguments]]

    def is_float(self) -> bool:
        return any(type_.is_float() for type_ in self.all_types())

    def is_vector(self) -> bool:
        return any(type_.is_vector() for type_ in self.all_types())

    def builtin(self, extension: str = "") -> str:
        return f"__builtin_arm_{extension or self.extension}_{self.name}"

    def checks(self) -> list[str]:
        """Of the arguments that have to be constants."""
        return [
            text for argument in self.arguments for text in argument.checks(self.types.parameter)
        ]


class Argument:
    __slots__ = ("immediate", "index", "is_promoted", "name", "type", "types")

    def __init__(self, types: Types, record: Record, index: int, name: str) -> None:
        self.types = types
        self.index = index
        self.name = name
        self.is_promoted = not record.is_subclass_of("unpromoted")
        # What says which constants it may be.
        self.immediate = record if record.is_subclass_of("Immediate") else None
        self.type = types.of(record if self.immediate is None else record.value_as_def("type"))

    def checks(self, parameter: Scalar | None) -> list[str]:
        if self.immediate is None:
            return []
        assert isinstance(self.type, Scalar)
        found: list[str] = []
        low, high = self._bounds(self.immediate.value_as_def("bounds"), parameter)
        if high - low + 1 < 1 << self.type.size:  # else any value will do
            found.append(_RANGE.format(self.index, _hexadecimal(low), _hexadecimal(high)))
        extra = self.immediate.value_as_optional_string("extra")
        if extra:
            more = self.immediate.value_as_optional_string("extraarg") or ""
            if more == "!lanesize":
                more = str(_known(parameter).size)
            last = f", {more}" if more else ""
            found.append(f"SemaRef.BuiltinConstantArg{extra}(TheCall, {self.index}{last})")
        return found

    def _bounds(self, bounds: Record, parameter: Scalar | None) -> tuple[int, int]:
        if bounds.is_subclass_of("IB_ConstRange"):
            return bounds.value_as_int("lo"), bounds.value_as_int("hi")
        if bounds.is_subclass_of("IB_EltBit"):
            base = bounds.value_as_int("base")
            return base, base + self.types.scalar(bounds.value_as_def("type")).size - 1
        if bounds.name == "IB_LaneIndex":
            return 0, VECTOR_BITS // _known(parameter).size - 1
        if bounds.name == "IB_UEltValue":
            return 0, (1 << _known(parameter).size) - 1
        raise bounds.error("unknown kind of bounds")


def _known(parameter: Scalar | None) -> Scalar:
    if parameter is None:
        raise RecordError("Parametric type in unparametrised context")
    return parameter


def _hexadecimal(value: int) -> str:
    return f"-0x{-value:X}" if value < 0 else f"0x{value:X}"


def _name(record: Record, parameter: Scalar | None) -> str:
    has_own = record.is_subclass_of("NameOverride")
    base = record.value_as_string("basename") if has_own else record.name
    if parameter is None:
        return base
    return (
        f"{base}_{record.value_as_string('overrideKindLetter') or parameter.kind}{parameter.size}"
    )


def _short_name(name: str, how: Record) -> str:
    """Which several functions may have."""
    words = name.split("_")
    count = how.value_as_int("NumTypeSuffixesToDiscard")
    words = words[: len(words) - count]
    extra = how.value_as_optional_string("ExtraSuffixToDiscard")
    if extra is not None and extra in words:
        del words[len(words) - 1 - words[::-1].index(extra)]
    return "_".join(words)


def functions(records: Records) -> list[Function]:
    """All of them, in the order of their names."""
    definitions(records, "PrimitiveType")
    found: dict[str, Function] = {}
    for record in definitions(records, "Intrinsic"):
        for parameter in record.value_as_list_of_defs("params"):
            function = Function(records, record, parameter)
            found[function.name] = function
    return [found[name] for name in sorted(found)]
