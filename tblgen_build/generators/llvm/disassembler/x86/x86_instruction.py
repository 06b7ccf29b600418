"""One X86 instruction: the fields of its record, and where decoding finds it.

It knows the class `X86Inst` of X86's description, and neither operands nor tables.
"""

from __future__ import annotations

from tblgen_build.releases.llvm import (
    EVEX_HAS_U,
    REPEATS_TELL_ADDRESS_SIZES,
    REX2_MAY_BE_WIDE,
    WIDE_EVEX_MAY_HAVE_66,
)

from . import decisions
from .contexts import REPEATED_AND_SIZED, REX2, WIDE_REX2, legacy_contexts, vector_contexts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record

    from ...model.instructions.instruction import Instruction

# OpEncBits
_VEX, _XOP, _EVEX = 1, 2, 3
# OpPrefixBits; 0 names none, _PS says that there is none
_PREFIXES: Final = {1: "_OPSIZE", 2: "_XS", 3: "_XD", 4: ""}
_NO_PREFIX: Final = 0
# OpSizeBits
OP_SIZE_16, OP_SIZE_32 = 1, 2
# AdSizeBits
_ADDRESS_16, _ADDRESS_32, _ADDRESS_64 = 1, 2, 3
MAP4: Final = 8
_EXPLICIT_REX2: Final = 1

# FormBits
PSEUDO, RAW, ADD_REG, RAW_MEM_OFFS, RAW_SRC, RAW_DST, RAW_DST_SRC = range(7)
RAW_IMM8, RAW_IMM16, ADD_CC, PREFIX_BYTE = range(7, 11)
DEST_REG_CC, DEST_MEM_CC, DEST_MEM_VEX_CC, REG0 = range(18, 22)
SRC_MEM_FSIB, DEST_MEM_FSIB, DEST_MEM, SRC_MEM, SRC_MEM_VEX_OP3, SRC_MEM_OP4 = range(22, 28)
SRC_MEM_CC, _, XM_CC, XM = range(28, 32)
M0: Final = 32
DEST_REG, SRC_REG, SRC_REG_VEX_OP3, SRC_REG_OP4, SRC_REG_CC, _, XR_CC, XR = range(40, 48)
R0: Final = 48
X0: Final = 56
C0: Final = 64
_NUM_CONDITIONS: Final = 16

_SLOTS: Final[dict[int, slice]] = {
    **dict.fromkeys(range(RAW, PREFIX_BYTE + 1), decisions.ANY),
    **dict.fromkeys((DEST_REG_CC, XR_CC, XR), decisions.REGISTER),
    **dict.fromkeys(range(DEST_REG, SRC_REG_CC + 1), decisions.REGISTER),
    **dict.fromkeys((DEST_MEM_CC, DEST_MEM_VEX_CC, XM_CC, XM), decisions.MEMORY),
    **dict.fromkeys(range(SRC_MEM_FSIB, SRC_MEM_CC + 1), decisions.MEMORY),
    REG0: decisions.FIRST_REGISTER,
    **{M0 + reg: decisions.memory(reg) for reg in range(8)},
    **{R0 + reg: decisions.register(reg) for reg in range(8)},
    **{X0 + reg: decisions.register(reg) for reg in range(8)},
    **{C0 + byte: decisions.exactly(0xC0 + byte) for byte in range(64)},
}
_CONDITIONAL: Final = frozenset(
    (ADD_CC, DEST_REG_CC, DEST_MEM_CC, DEST_MEM_VEX_CC, SRC_MEM_CC, XM_CC, SRC_REG_CC, XR_CC)
)


def number_of(record: Record, name: str) -> int:
    """A field of bits as a number, as unknown ones count as 0."""
    return sum(bool(bit) << place for place, bit in enumerate(record.value_as_bits(name)))


class DecodedInstruction:
    """An instruction that decoding can find."""

    def __init__(self, instruction: Instruction) -> None:
        record = instruction.record
        self.instruction = instruction
        self.name = instruction.name
        self.number = instruction.number
        self.form = number_of(record, "FormBits")
        self.opcode = number_of(record, "Opcode")
        self._prefix = number_of(record, "OpPrefixBits")
        self.map = number_of(record, "OpMapBits")
        self._encoding = number_of(record, "OpEncBits")
        self.op_size = number_of(record, "OpSizeBits")
        self._address_size = number_of(record, "AdSizeBits")
        self._wide_rex2 = record.release.has(REX2_MAY_BE_WIDE)
        self._repeats_tell_sizes = record.release.has(REPEATS_TELL_ADDRESS_SIZES)
        self._may_have_66 = record.release.has(WIDE_EVEX_MAY_HAVE_66)
        self.has_rex_w = record.value_as_bit("hasREX_W")
        self.has_vvvv = record.value_as_bit("hasVEX_4V")
        self._any_w = record.value_as_bit("IgnoresW")
        self._any_l = record.value_as_bit("ignoresVEX_L")
        self._has_l2 = record.value_as_bit("hasEVEX_L2")
        self.has_mask = record.value_as_bit("hasEVEX_K")
        self._zeroes = record.value_as_bit("hasEVEX_Z")
        self.has_b = record.value_as_bit("hasEVEX_B")
        self._has_u = record.release.has(EVEX_HAS_U) and record.value_as_bit("hasEVEX_U")
        self._no_flags = record.value_as_bit("hasEVEX_NF")
        self.has_two_conditions = record.value_as_bit("hasTwoConditionalOps")
        self._is_forced = record.value_as_bit("ForceDisassemble")
        self.displacement_scale = number_of(record, "CD8_Scale")
        self._has_l = record.value_as_bit("hasVEX_L")
        self._explicit = number_of(record, "explicitOpPrefixBits")
        modes = [predicate.name for predicate in instruction.predicates]
        self._only_64bit = "In64BitMode" in modes
        self._not_64bit = "Not64BitMode" in modes

    @property
    def is_decoded(self) -> bool:
        """Those that only generating code or parsing know are others in disguise."""
        if self.form == PSEUDO or self.instruction.is_asm_parser_only:
            return False
        return not self.instruction.is_code_gen_only or self._is_forced

    @property
    def slots(self) -> slice:
        slots = _SLOTS.get(self.form)
        if slots is None:
            raise self.instruction.record.error(
                f"'{self.name}' has FormBits {self.form}, which is not a form of instructions"
            )
        return slots

    @property
    def opcodes(self) -> range:
        """More than one where a register or a condition is part of the opcode."""
        if self.form == ADD_REG:
            count = 8
        elif self.form in _CONDITIONAL:
            count = _NUM_CONDITIONS
        else:
            return range(self.opcode, self.opcode + 1)
        # The end is a byte too: none at all after 0xf0.
        return range(self.opcode, (self.opcode + count) & 0xFF)

    @property
    def has_new_destination(self) -> bool:
        """In map 4 bit b says that the first operand is in the vvvv field."""
        return self.map == MAP4 and self.has_vvvv and self.has_b

    # --- contexts

    def contexts(self) -> tuple[str, set[str]]:
        """Its own one, and all in which it is found."""
        if self._encoding == 0:
            return self._legacy_contexts()
        prefix = _PREFIXES.get(self._prefix)
        if prefix is None:
            raise self.instruction.record.error(f"Instruction does not use a prefix: {self.name}")
        if self._encoding == _EVEX:
            return self._evex_contexts(prefix)
        parts = ("_L" if self._has_l else "", "_W" if self.has_rex_w else "", prefix, "")
        return self._vector("_VEX", *parts, any_l=self._any_l)

    def _vector(
        self, kind: str, long: str, wide: str, prefix: str, suffix: str, *, any_l: bool
    ) -> tuple[str, set[str]]:
        own = f"{kind}{long}{wide}{prefix}{suffix}"
        found = vector_contexts(kind, long, wide, prefix, suffix, any_l=any_l, any_w=self._any_w)
        if self._may_have_66 and f"_EVEX_W{suffix}" in found and suffix in ("", "_B"):
            found.add(f"_EVEX_W_OPSIZE{suffix}")
        return own, found

    def _evex_contexts(self, prefix: str) -> tuple[str, set[str]]:
        if self._has_l and self._has_l2:
            raise self.instruction.record.error(
                f"Don't support VEX.L if EVEX_L2 is enabled: {self.name}"
            )
        # Between registers, what says how long vectors are says how to round.
        rounds = self.has_b and self.form in (DEST_REG, SRC_REG)
        wide = "_W" if self.has_rex_w else ""
        mask = "_KZ" if self._zeroes else "_K" if self.has_mask else ""
        if rounds and self._has_u:
            own = f"_EVEX{wide}{prefix}{mask}_B_U"
            return own, {own}
        if self._no_flags:
            return self._no_flags_contexts(prefix)
        long = "" if rounds else "_L" if self._has_l else "_L2" if self._has_l2 else ""
        own = f"_EVEX{prefix}_ADSIZE"
        has_sized = prefix and (self._repeats_tell_sizes or own not in REPEATED_AND_SIZED)
        if self._address_size == _ADDRESS_32 and has_sized and not self.has_rex_w and not long:
            return own, {own}
        suffix = f"{mask}{'_B' if self.has_b else ''}"
        return self._vector("_EVEX", long, wide, prefix, suffix, any_l=self._any_l or rounds)

    def _no_flags_contexts(self, prefix: str) -> tuple[str, set[str]]:
        suffix = "_B_NF" if self.has_b else "_NF"
        size = "_OPSIZE" if prefix == "_OPSIZE" else "_W" if self.has_rex_w else ""
        own = f"_EVEX{size}{suffix}"
        return own, {own, f"_EVEX_W{suffix}"} if self._any_w and not size else {own}

    def _legacy_contexts(self) -> tuple[str, set[str]]:
        is_64bit = self._only_64bit or self.has_rex_w or self._address_size == _ADDRESS_64
        own = self._legacy_context_64() if is_64bit else self._legacy_context()
        found = legacy_contexts(
            own,
            no_prefix=self._prefix == _NO_PREFIX,
            wide_address=self._address_size == _ADDRESS_64,
            not_64bit=self._not_64bit or self._address_size == _ADDRESS_16,
            any_rex2=self._wide_rex2,
        )
        return own, found

    def _legacy_context_64(self) -> str:
        short = self.op_size == OP_SIZE_16
        small = short or _PREFIXES.get(self._prefix) == "_OPSIZE"
        repeat = _PREFIXES.get(self._prefix, "")
        repeat = "" if repeat == "_OPSIZE" else repeat
        narrow = self._address_size == _ADDRESS_32
        if self.has_rex_w:
            size = "_OPSIZE" if small else "_ADSIZE" if narrow else repeat
            rex2 = self._explicit == _EXPLICIT_REX2 and not size
            if rex2:
                return WIDE_REX2 if self._wide_rex2 else REX2
            return f"_64BIT_REXW{size}"
        if repeat and short:
            return f"_64BIT{repeat}_OPSIZE"
        if small:
            return f"_64BIT_OPSIZE{'_ADSIZE' if narrow else ''}"
        if narrow:
            return "_64BIT_ADSIZE"
        if not repeat and self._explicit == _EXPLICIT_REX2:
            return REX2
        return f"_64BIT{repeat}"

    def _legacy_context(self) -> str:
        short = self.op_size == OP_SIZE_16
        prefix = _PREFIXES.get(self._prefix, "")
        repeat = "" if prefix == "_OPSIZE" else prefix
        address = "_ADSIZE" if self._address_size == _ADDRESS_16 else ""
        if repeat:
            return f"{repeat}{'_OPSIZE' if short else address}"
        size = "_OPSIZE" if short or prefix else ""
        return f"{size}{address}"
