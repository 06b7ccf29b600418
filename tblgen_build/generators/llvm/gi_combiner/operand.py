"""Operands of MIR patterns: names, numbers and types, as they are written; whose flags go where."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build.generators.llvm.match_table.low_level_type import LowLevelType


class TypeOf:
    """The type of another operand (`GITypeOf`)."""

    __slots__ = ("operand",)

    def __init__(self, operand: str) -> None:
        self.operand = operand


class Remaining:
    """All operands from here on, within limits (`GIVariadic`); no upper limit if it is 0."""

    __slots__ = ("least", "most")

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most


class MirOperand:
    """An operand as written: a name, a number, or both; and a type, if there is one."""

    __slots__ = ("is_def", "name", "number", "scope", "type", "type_name")

    def __init__(
        self,
        name: str,
        number: int | None = None,
        type_: LowLevelType | TypeOf | Remaining | None = None,
    ) -> None:
        self.name = name
        self.number = number
        self.type = type_
        self.type_name = ""  # of a type that is written, as it is written
        self.is_def = False
        self.scope = ""  # of which use of a fragment it is; its own name, or none

    def copy(self) -> MirOperand:
        made = MirOperand(self.name, self.number, self.type)
        made.type_name = self.type_name
        made.is_def = self.is_def
        made.scope = self.scope
        return made


class Flags:
    """The flags that an instruction has, or gets, and does not; whose others it takes."""

    __slots__ = ("cleared", "copied", "set")

    def __init__(self) -> None:
        self.set: list[str] = []
        self.cleared: list[str] = []
        self.copied: list[str] = []  # names of matched instructions
