"""Whether registers are as large as the sub-registers that cover them."""

from __future__ import annotations

from tblgen_build.generators.mistakes import of_each

from ..hardware_mode import DEFAULT_MODE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from .register import Register
    from .register_class import RegisterClass


def check_sizes(registers: Iterable[Register], classes: Iterable[RegisterClass]) -> None:
    """Raises RecordError. The size of a register is that of the largest class that has it.

    Synthesized classes count too: they have the size of one class and the types of another. A
    class says nothing if its first type is untyped, or another in some hardware mode.
    """
    sizes: dict[Register, int] = {}
    for class_ in classes:
        if _says_nothing(class_):
            continue
        size, _, _ = class_.sizes.by_mode.get(DEFAULT_MODE, (0, 0, 0))
        for register in class_.members:
            sizes[register] = max(size, sizes.get(register, 0))

    def check(register: Register) -> None:
        size, covered = sizes.get(register, 0), _covered(register)
        if size and covered > size:
            raise register.error(
                f"register '{register.name}' has {size} bits, but its sub-registers cover {covered}"
            )

    of_each(registers, check)


def _says_nothing(class_: RegisterClass) -> bool:
    first = class_.types[0] if class_.types else None
    return first is not None and (not first.is_simple or first.simple.record.name == "untyped")


def _covered(register: Register) -> int:
    """How many bits; 0 unless its parts follow each other from the first bit on."""
    if not register.covered_by_sub_registers:
        return 0
    end = 0
    ranges = [index.in_mode(DEFAULT_MODE) for index in register.explicit_indices]
    for size, offset in sorted(ranges, key=lambda range_: range_[1]):
        if offset != end or size < 0:
            return 0
        end += size
    return end
