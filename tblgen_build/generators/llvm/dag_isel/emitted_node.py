"""An instruction over recorded operands, as the matcher table makes it."""

from __future__ import annotations

from . import varints
from .moded_type import ModedType
from .parts import Part, byte, opcode, two_bytes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from .moded_type import EmittedType, IndexedTypes

# What an instruction has beside operands and results.
CHAIN: Final = 1
IN_GLUE: Final = 2
OUT_GLUE: Final = 4
MEM_REFS: Final = 8

_FLAG_NAMES: Final = (
    (CHAIN, "OPFL_Chain"),
    (IN_GLUE, "OPFL_GlueInput"),
    (OUT_GLUE, "OPFL_GlueOutput"),
    (MEM_REFS, "OPFL_MemRefs"),
)

# From this number on, how many results there are stands in the table.
_SHORT_RESULTS: Final = 3
# Where types and operands stand.
_NEXT_LINE: Final = " \n     "


class EmittedNode:
    """An instruction over recorded operands. `captures` what deactivates what is matched.

    `without_results` are the flags for which there is a short form if it has no results.
    """

    __slots__ = (
        "captures",
        "fixed_operands",
        "flags",
        "instruction",
        "operands",
        "types",
        "without_results",
    )

    def __init__(
        self,
        instruction: str,
        types: tuple[EmittedType, ...],
        operands: tuple[int, ...],
        flags: int,
        fixed_operands: int,
        captures: bool,
        without_results: frozenset[int],
    ) -> None:
        self.instruction = instruction
        self.types = types
        self.operands = operands
        self.flags = flags
        self.fixed_operands = fixed_operands
        self.captures = captures
        self.without_results = without_results

    @property
    def is_by_mode(self) -> bool:
        """Whether the type of some result depends on the hardware mode."""
        return any(isinstance(type_, ModedType) for type_ in self.types)

    def encoded(
        self, name: str, list_at: int = -1, indexed: IndexedTypes | None = None
    ) -> list[Part]:
        """The parts of the operation with that name.

        `list_at`: where its operands are in the table of lists, if they are not here; `indexed`:
        where its types are, if they depend on the hardware mode.
        """
        short_flags = self._short_flags(name) if indexed is None else ""
        few = len(self.types) < _SHORT_RESULTS and indexed is None
        form = f"{len(self.types) if few else ''}{short_flags}"
        parts = [opcode(f"OPC_{name}{form if indexed is None else 'ByHwMode'}")]
        parts.append(two_bytes(self.instruction))
        if not short_flags:
            parts.append(Part(self._flags()))
        values = [_encoded_type(type_, indexed) for type_ in self.types]
        if list_at < 0:
            values += [varints.unsigned(slot) for slot in self.operands]
        elif self.operands:
            values.append(varints.unsigned(list_at))
        values.insert(len(self.types), byte(len(self.operands), "/*#Ops*/"))
        if not few:
            values.insert(0, byte(len(self.types), "/*#VTs*/"))
        values[0] = values[0].after_gap(_NEXT_LINE)
        if self.captures:
            parts[0] = parts[0].after_gap("\n ")
            parts.insert(0, opcode("OPC_CaptureDeactivationSymbol"))
        return parts + values

    def _short_flags(self, name: str) -> str:
        """The name of the flags where the operation has a form for them."""
        count = len(self.types)
        if count >= _SHORT_RESULTS or self.fixed_operands >= 0:
            return ""
        if count == 0 and self.flags not in self.without_results:
            return ""
        return _SHORT_FLAGS.get((self.flags, name), "")

    def _flags(self) -> str:
        names = [flag_name for flag, flag_name in _FLAG_NAMES if self.flags & flag]
        if self.fixed_operands >= 0:
            names.append(f"OPFL_Variadic{self.fixed_operands}")
        return "|".join(["0", *names])


def _encoded_type(type_: EmittedType, indexed: IndexedTypes | None) -> Part:
    if indexed is not None:
        return indexed.encoded(type_)
    return type_.encoded() if isinstance(type_, ModedType) else varints.value_type(type_)


_SHORT_FLAGS: Final = {
    (0, "EmitNode"): "None",
    (0, "MorphNodeTo"): "None",
    (CHAIN, "EmitNode"): "Chain",
    (CHAIN, "MorphNodeTo"): "Chain",
    (IN_GLUE, "MorphNodeTo"): "GlueInput",
    (OUT_GLUE, "MorphNodeTo"): "GlueOutput",
}

ONLY_CHAIN: Final = frozenset((CHAIN,))
ANY_SHORT_FLAGS: Final = frozenset([flags for flags, _ in _SHORT_FLAGS])
