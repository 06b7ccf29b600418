"""How the operands of an X86 instruction are encoded, by its form and the names of their classes.

It knows the names of X86's operand and register classes.
"""

from __future__ import annotations

from . import x86_instruction as forms
from .x86_instruction import OP_SIZE_16, OP_SIZE_32

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from .x86_instruction import DecodedInstruction

    # Encoding, type.
    OperandSpecifier = tuple[str, str]

_NO_OPERAND: Final = ("ENCODING_NONE", "TYPE_NONE")


def _named(names: str, value: str) -> dict[str, str]:
    return dict.fromkeys(names.split(), value)


_MASKS: Final = "VK1 VK2 VK4 VK8 VK16 VK32 VK64"
_WRITE_MASKS: Final = "VK1WM VK2WM VK4WM VK8WM VK16WM VK32WM VK64WM"
_VECTORS: Final = "VR128 VR128X FR16X FR32 FR32X FR64 FR64X FR128 VR256 VR256X VR512"
_GENERAL: Final = "GR8 GR16 GR32 GR64"
_MIXED: Final = "GR32orGR64 GR16orGR32orGR64"
_PAIRS: Final = "VK1Pair VK2Pair VK4Pair VK8Pair VK16Pair"

_MEMORY: Final = (
    "i8mem i16mem i32mem i64mem i128mem i256mem i512mem f16mem f32mem f64mem f80mem f128mem "
    "f256mem f512mem ssmem sdmem shmem lea64_8mem lea64_16mem lea64_32mem lea64mem anymem "
    "opaquemem i512mem_GR16 i512mem_GR32 i512mem_GR64"
)
_XMM_INDEXED: Final = "vx32mem vx64mem vx32xmem vx64xmem"
_YMM_INDEXED: Final = "vy32mem vy64mem vy32xmem vy64xmem"
_ZMM_INDEXED: Final = "vz32mem vz64mem"
_OFFSETS: Final = (
    "offset16_8 offset16_16 offset16_32 offset32_8 offset32_16 offset32_32 offset32_64 "
    "offset64_8 offset64_16 offset64_32 offset64_64"
)
_SOURCES: Final = "srcidx8 srcidx16 srcidx32 srcidx64"
_DESTINATIONS: Final = "dstidx8 dstidx16 dstidx32 dstidx64"
_SIGNED_8: Final = "i8imm i16i8imm i32i8imm i64i8imm"
_UNSIGNED_8: Final = "u8imm i16u8imm i32u8imm i64u8imm"
_TARGETS_8: Final = "brtarget8 i8imm_brtarget"
_TARGETS_16: Final = "brtarget16 i16imm_brtarget"
_TARGETS_32: Final = "brtarget32 i32imm_brtarget i64i32imm_brtarget"

_TYPES: Final[dict[str, str]] = {
    "GR8": "TYPE_R8",
    "GR16": "TYPE_R16",
    "GR32": "TYPE_R32",
    "GR64": "TYPE_R64",
    "GR32orGR64": "TYPE_R32",
    "GR16orGR32orGR64": "TYPE_R16",
    "VR64": "TYPE_MM64",
    **_named("VR128 VR128X FR16X FR32 FR32X FR64 FR64X FR128", "TYPE_XMM"),
    **_named("VR256 VR256X", "TYPE_YMM"),
    "VR512": "TYPE_ZMM",
    **_named(f"{_MASKS} {_WRITE_MASKS}", "TYPE_VK"),
    **_named(_PAIRS, "TYPE_VK_PAIR"),
    "TILE": "TYPE_TMM",
    "SEGMENT_REG": "TYPE_SEGMENTREG",
    "DEBUG_REG": "TYPE_DEBUGREG",
    "CONTROL_REG": "TYPE_CONTROLREG",
    "BNDR": "TYPE_BNDR",
    **_named("RST RSTi", "TYPE_ST"),
    **_named(_MEMORY, "TYPE_M"),
    "sibmem": "TYPE_MSIB",
    **_named(_XMM_INDEXED, "TYPE_MVSIBX"),
    **_named(_YMM_INDEXED, "TYPE_MVSIBY"),
    **_named(_ZMM_INDEXED, "TYPE_MVSIBZ"),
    **_named(_OFFSETS, "TYPE_MOFFS"),
    **_named(_SOURCES, "TYPE_SRCIDX"),
    **_named(_DESTINATIONS, "TYPE_DSTIDX"),
    **_named(f"{_SIGNED_8} i16imm i32imm i64imm i64i32imm AVX512RC ccode cflags", "TYPE_IMM"),
    **_named(f"{_UNSIGNED_8} u4imm", "TYPE_UIMM8"),
    **_named(f"{_TARGETS_8} {_TARGETS_16} {_TARGETS_32}", "TYPE_REL"),
}

_SIZED_IMMEDIATES: Final[dict[str, str]] = {
    **_named(f"{_SIGNED_8} {_UNSIGNED_8}", "ENCODING_IB"),
    "i16imm": "ENCODING_IW",
    "i32imm": "ENCODING_Iv",
    "i64i32imm": "ENCODING_ID",
}

_REGISTERS_IN_REG: Final = " ".join(
    (
        *(_GENERAL, _MIXED, "VR64", _VECTORS, _MASKS, _WRITE_MASKS, _PAIRS),
        *("TILE", "SEGMENT_REG", "DEBUG_REG", "CONTROL_REG", "BNDR"),
    )
)

# By what place of the encoding, and the name of the class.
_ENCODINGS: Final[dict[str, dict[str, str]]] = {
    "reg": _named(_REGISTERS_IN_REG, "ENCODING_REG"),
    "rm": {
        **_named(f"{_GENERAL} {_MIXED} VR64 {_VECTORS} {_MASKS} TILE BNDR", "ENCODING_RM"),
        **_named("RST RSTi", "ENCODING_FP"),
    },
    "vvvv": _named(f"{_GENERAL} {_VECTORS} {_MASKS} TILE", "ENCODING_VVVV"),
    "mask": _named(_WRITE_MASKS, "ENCODING_WRITEMASK"),
    "opcode": {
        "GR8": "ENCODING_RB",
        "GR16": "ENCODING_Rv",
        "GR32": "ENCODING_Rv",
        "GR64": "ENCODING_RO",
        "ccode": "ENCODING_CC",
    },
    "memory": {
        **_named(_MEMORY, "ENCODING_RM"),
        "sibmem": "ENCODING_SIB",
        **_named(f"{_XMM_INDEXED} {_YMM_INDEXED} {_ZMM_INDEXED}", "ENCODING_VSIB"),
    },
    "immediate": {
        **_SIZED_IMMEDIATES,
        "u4imm": "ENCODING_IB",
        "AVX512RC": "ENCODING_IRC",
        # A register in the upper half of a byte.
        **_named(
            "VR128 VR256 FR32 FR64 VR128X VR256X VR512 FR32X FR64X FR128 FR16X", "ENCODING_IB"
        ),
        "cflags": "ENCODING_CF",
        "ccode": "ENCODING_CC",
    },
    "relocation": {
        **_SIZED_IMMEDIATES,
        "i64imm": "ENCODING_IO",
        **_named(_TARGETS_8, "ENCODING_IB"),
        **_named(_TARGETS_16, "ENCODING_IW"),
        **_named(_TARGETS_32, "ENCODING_ID"),
        **_named(_OFFSETS, "ENCODING_Ia"),
        **_named(_SOURCES, "ENCODING_SI"),
        **_named(_DESTINATIONS, "ENCODING_DI"),
    },
}

# Each with scaled displacements is as many further as its scale is a power of two.
_SCALED: Final = (
    "ENCODING_RM",
    *[f"ENCODING_RM_CD{1 << power}" for power in range(1, 7)],
    "ENCODING_SIB",
    "ENCODING_VSIB",
    *[f"ENCODING_VSIB_CD{1 << power}" for power in range(1, 7)],
)

# The places that a form has for operands, in their order; those with `?` may be missing.
_IMMEDIATES: Final = ("immediate?", "immediate?")
_PLACES: Final[dict[int, tuple[str, ...]]] = {
    forms.RAW: ("relocation?",),
    forms.RAW_MEM_OFFS: ("relocation",),
    forms.RAW_SRC: ("relocation",),
    forms.RAW_DST: ("relocation",),
    forms.RAW_DST_SRC: ("relocation", "relocation"),
    forms.RAW_IMM8: ("immediate", "immediate"),
    forms.RAW_IMM16: ("immediate", "immediate"),
    forms.ADD_REG: ("opcode", "relocation?"),
    forms.ADD_CC: ("relocation", "opcode"),
    forms.PREFIX_BYTE: (),
    forms.DEST_REG_CC: ("rm", "reg", "opcode"),
    forms.DEST_MEM_CC: ("memory", "reg", "opcode"),
    forms.DEST_MEM_VEX_CC: ("reg", "memory", "vvvv", "opcode"),
    forms.REG0: ("reg",),
    forms.SRC_MEM_VEX_OP3: ("reg", "memory", "vvvv"),
    forms.SRC_MEM_OP4: ("reg", "vvvv", "immediate", "memory", "immediate?"),
    forms.SRC_REG_VEX_OP3: ("reg", "rm", "vvvv"),
    forms.SRC_REG_OP4: ("reg", "vvvv", "immediate", "rm", "immediate?"),
    forms.XM_CC: ("memory", "opcode"),
    forms.XR_CC: ("rm", "opcode"),
}


def _places(instruction: DecodedInstruction) -> tuple[str, ...]:
    form = instruction.form
    fixed = _PLACES.get(form)
    if fixed is not None:
        return fixed
    if form >= forms.C0:
        return ("relocation?",)
    first = ("vvvv",) if instruction.has_new_destination else ()
    masked = ("mask",) if instruction.has_mask else ()
    second = ("vvvv",) if instruction.has_vvvv and not first else ()
    if form in (forms.SRC_REG_CC, forms.SRC_MEM_CC):
        return (*first, "reg", "rm" if form == forms.SRC_REG_CC else "memory", "opcode")
    if form in (forms.DEST_REG, forms.DEST_MEM, forms.DEST_MEM_FSIB):
        target = "rm" if form == forms.DEST_REG else "memory"
        return (*first, target, *masked, *second, "reg", *_IMMEDIATES)
    if form in (forms.SRC_REG, forms.SRC_MEM, forms.SRC_MEM_FSIB):
        source = "rm" if form == forms.SRC_REG else "memory"
        return (*first, "reg", *masked, *second, source, *_IMMEDIATES)
    target = "memory" if form < forms.DEST_REG else "rm?"
    return (*first, *second, *masked, target, "relocation?", *_IMMEDIATES)


def operand_specifiers(instruction: DecodedInstruction) -> list[OperandSpecifier]:
    """Raises RecordError, at the instruction, where its operands are not those of its form."""
    return _Operands(instruction).specifiers()


class _Operands:
    def __init__(self, instruction: DecodedInstruction) -> None:
        self._instruction = instruction
        self._operands = instruction.instruction.operands
        # Operands that are given with another one, and that one.
        self._same: dict[int, int] = {}
        for index, operand in enumerate(self._operands):
            tied = operand.tied_register
            if tied >= 0:
                self._same[self._operands.sub_operand_number(tied)[0]] = index
        self._found: list[OperandSpecifier] = []

    def specifiers(self) -> list[OperandSpecifier]:
        given = len(self._operands) - len(self._same)
        for place in _places(self._instruction):
            if given == 0 and place.endswith("?"):
                continue
            self._skip_same()
            self._found.append(self._specifier(place.removesuffix("?")))
            given -= 1
        return self._found

    def _skip_same(self) -> None:
        while len(self._found) in self._same:
            self._found.append(("ENCODING_DUP", f"TYPE_DUP{self._same[len(self._found)]}"))

    def _specifier(self, place: str) -> OperandSpecifier:
        instruction = self._instruction
        record = instruction.instruction.record
        index = len(self._found)
        if index >= len(self._operands):
            raise record.error(
                f"'{instruction.name}' has {len(self._operands)} operands, but its form "
                f"{instruction.form} has one more, of the kind '{place}'"
            )
        name = self._operands[index].record.name
        encoding = self._encoding(place, name)
        type_ = self._type(name)
        if not encoding or not type_:
            raise record.error(
                f"Unhandled {place} operand '{name}' in '{instruction.name}': "
                f"the X86 disassembler knows no such operand in this place"
            )
        return encoding, type_

    def _type(self, name: str) -> str:
        size = self._instruction.op_size
        if name == "GR16" and size == OP_SIZE_16:
            return "TYPE_Rv"
        if name == "GR32" and size == OP_SIZE_32 and not self._instruction.has_rex_w:
            return "TYPE_Rv"
        return _TYPES.get(name, "")

    def _encoding(self, place: str, name: str) -> str:
        size = self._instruction.op_size
        if name == "i16imm" and size == OP_SIZE_16 and place in ("immediate", "relocation"):
            return "ENCODING_Iv"
        encoding = _ENCODINGS[place].get(name, "")
        scale = self._instruction.displacement_scale
        if scale > 1 and encoding in _SCALED:
            return _SCALED[_SCALED.index(encoding) + scale.bit_length() - 1]
        return encoding
