"""Numbers of register units where a target wants those of each register to follow each other."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.llvm.model.registers.register import bits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build.generators.llvm.model.registers.register import Register
    from tblgen_build.generators.llvm.model.registers.register_unit import RegisterUnits


def number_as_intervals(registers: Sequence[Register], units: RegisterUnits) -> None:
    """Give the registers' units other numbers; the table of their roots stays as it is.

    Register by register, a unit gets the number that it needs, once. The one that had this number
    at first gets that of the unit, whatever it has now: with registers that overlap, this may not
    lead to intervals where another order would, but the numbers have to be the reference's.
    Raises RecordError where it does not.
    """
    numbers = list(range(2 * len(units)))  # what is wanted may be beyond the last one
    given: set[int] = set()
    for register in registers:
        own = sorted(bits(register.units), key=numbers.__getitem__)
        for wanted, unit in enumerate(own, start=numbers[own[0]]):
            number = numbers[unit]
            if number == wanted:
                continue
            if wanted in given:
                raise _failure(register, f"unit {wanted} is another register's already")
            given.add(wanted)
            numbers[number], numbers[wanted] = wanted, number
    for register in registers:
        register.units = _renumbered(register.units, numbers)
        register.native_units = _renumbered(register.native_units, numbers)
        if not _is_interval(register.native_units):
            raise _failure(register, "those of a later register have changed them")


def _is_interval(units: int) -> bool:
    lowest = units & -units
    return not units & (units + lowest)


def _renumbered(units: int, numbers: Sequence[int]) -> int:
    found = 0
    for unit in bits(units):
        found |= 1 << numbers[unit]
    return found


def _failure(register: Register, reason: str) -> RecordError:
    return register.record.error(
        f"the units of '{register.name}' cannot follow each other, as the target's "
        f"RegistersAreIntervals wants: {reason}"
    )
