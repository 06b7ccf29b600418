"""The arguments of MVE's and CDE's functions, and what is checked of those that are constants."""

from __future__ import annotations

from tblgen_build._core import RecordError

from .mve_type import VECTOR_BITS, Scalar

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record

    from .mve_type import MveTypes

_RANGE: Final = "SemaRef.BuiltinConstantArgRange(TheCall, {}, {}, {})"


class MveArgument:
    __slots__ = ("checks", "immediate", "index", "is_promoted", "name", "type", "types")

    def __init__(self, types: MveTypes, record: Record, index: int, name: str) -> None:
        self.types = types
        self.index = index
        self.name = name
        self.is_promoted = not record.is_subclass_of("unpromoted")
        # What says which constants it may be.
        self.immediate = record if record.is_subclass_of("Immediate") else None
        self.type = types.of(record)
        self.checks = [] if self.immediate is None else self._checks(self.immediate)

    def _checks(self, immediate: Record) -> list[str]:
        """Of a constant: its range, and what more is asked of it."""
        if not isinstance(self.type, Scalar):
            raise immediate.error("a constant is of a scalar type")
        found: list[str] = []
        low, high = self._bounds(immediate.value_as_def("bounds"), self.types.parameter)
        if 0 < high - low + 1 < 1 << self.type.size:  # else any value will do
            found.append(_RANGE.format(self.index, _hexadecimal(low), _hexadecimal(high)))
        extra = immediate.value_as_optional_string("extra")
        if extra:
            more = immediate.value_as_optional_string("extraarg") or ""
            if more == "!lanesize":
                more = str(self.type.size)
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
        raise bounds.error(
            "unrecognised ImmediateBounds subclass: expected IB_ConstRange, IB_EltBit, "
            "IB_LaneIndex or IB_UEltValue"
        )


def _known(parameter: Scalar | None) -> Scalar:
    if parameter is None:
        raise RecordError("Parametric type in unparametrised context")
    return parameter


def _hexadecimal(value: int) -> str:
    return f"-0x{-value:X}" if value < 0 else f"0x{value:X}"
