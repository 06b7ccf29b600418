"""Random instructions in the style of X86's description: forms, prefixes, operands of all kinds.

Some want the same opcode, so that ranks of contexts decide, or nothing does: both tools
reject that.
"""

# ruff: noqa: SIM905
from __future__ import annotations

from random import Random

_REGISTERS = (
    "GR8 GR16 GR32 GR64 GR32orGR64 GR16orGR32orGR64 VR64 VR128 VR128X VR256 VR256X VR512 FR16X "
    "FR32 FR32X FR64 FR64X FR128 VK1 VK2 VK4 VK8 VK16 VK32 VK64 VK1WM VK2WM VK4WM VK8WM VK16WM "
    "VK32WM VK64WM VK1Pair VK2Pair VK4Pair VK8Pair VK16Pair TILE SEGMENT_REG DEBUG_REG "
    "CONTROL_REG BNDR"
).split()
_MEMORY = (
    "i8mem i16mem i32mem i64mem i128mem i256mem i512mem f16mem f32mem f64mem f80mem f128mem "
    "f256mem f512mem ssmem sdmem shmem lea64_32mem lea64mem anymem opaquemem i512mem_GR16 "
    "i512mem_GR32 i512mem_GR64 sibmem vx32mem vx64mem vx32xmem vx64xmem vy32mem vy64mem "
    "vy32xmem vy64xmem vz32mem vz64mem"
).split()
_INDICES = (
    "dstidx8 dstidx16 dstidx32 dstidx64 srcidx8 srcidx16 srcidx32 srcidx64 offset16_8 "
    "offset16_16 offset16_32 offset32_8 offset32_16 offset32_32 offset64_8 offset64_64"
).split()
_IMMEDIATES = (
    "i8imm u8imm i16imm i32imm i16i8imm i32i8imm i64i8imm i64i32imm i16u8imm i32u8imm i64u8imm"
).split()
_BRANCHES = (
    "brtarget8 brtarget16 brtarget32 i8imm_brtarget i16imm_brtarget i32imm_brtarget "
    "i64i32imm_brtarget"
).split()
_GENERAL = ["GR8", "GR16", "GR32", "GR64"]
_MASKS = ["VK1WM", "VK8WM", "VK16WM", "VK64WM"]
_IN_RM = [r for r in _REGISTERS if r not in ("SEGMENT_REG", "DEBUG_REG", "CONTROL_REG")]
_IN_RM = [r for r in _IN_RM if not r.endswith(("WM", "Pair"))] + ["RSTi"]
_IN_VVVV = [r for r in _IN_RM if r not in ("VR64", "BNDR", "RSTi") and "or" not in r]
_KNOWN = ("GR8", "GR16", "GR32", "GR64", "i8imm", "i16imm", "i32imm", "i64imm")

_KINDS: dict[str, list[str]] = {
    "reg": _REGISTERS,
    "rm": _IN_RM,
    "vvvv": _IN_VVVV,
    "mask": _MASKS,
    "mem": _MEMORY,
    "imm": [*_IMMEDIATES, "AVX512RC", "VR128", "VR256", "FR32", "u4imm", "ccode", "cflags"],
    "rel": [*_IMMEDIATES, "i64imm", *_BRANCHES],
    "opc": _GENERAL,
    "cc": ["ccode"],
    "cf": ["cflags"],
    "idx": _INDICES,
}
# The operands of a form, in their order; those in brackets may be missing.
_FORMS: dict[int, str] = {
    1: "[rel]",
    2: "opc [rel]",
    3: "idx",
    4: "idx",
    5: "idx",
    6: "idx idx",
    7: "imm imm",
    8: "imm imm",
    9: "rel cc",
    10: "",
    18: "rm reg cc",
    19: "mem reg cc",
    20: "reg mem vvvv cc",
    21: "reg",
    22: "reg mask vvvv mem [imm]",
    23: "mem mask vvvv reg [imm]",
    24: "mem mask vvvv reg [imm] [imm]",
    25: "reg mask vvvv mem [imm] [imm]",
    26: "reg mem vvvv",
    27: "reg vvvv imm mem",
    28: "reg mem cc",
    30: "mem cc",
    31: "vvvv mask mem [rel] [imm]",
    40: "rm mask vvvv reg [imm] [imm]",
    41: "reg mask vvvv rm [imm] [imm]",
    42: "reg rm vvvv",
    43: "reg vvvv imm rm",
    44: "reg rm cc",
    46: "rm cc",
    47: "vvvv mask [rm] [rel] [imm]",
    **dict.fromkeys(range(32, 40), "vvvv mask mem [rel] [imm]"),
    **dict.fromkeys(range(48, 56), "vvvv mask [rm] [rel] [imm]"),
    **dict.fromkeys((64, 65, 72, 100, 126, 127), "[rel]"),
}
_ND_FORMS = (24, 25, 28, 40, 41, 44)


def _head() -> str:
    mem = "{ let MIOperandInfo = (ops GR64, i8imm, GR64, i32imm, GR16); }"
    lines = [
        'include "llvm/Target/Target.td"',
        "def II : InstrInfo;",
        "def X86 : Target { let InstructionSet = II; }",
        'class R<bits<16> n> : Register<""> { let Namespace = "X86"; let HWEncoding = n; }',
        "foreach i = 0-7 in def R#i : R<i>;",
    ]
    lines += [
        f'def {name} : RegisterClass<"X86", [i32], 32, (sequence "R%u", 0, 7)>;'
        for name in [*_REGISTERS, "RSTi"]
    ]
    lines += [f"def {name} : Operand<iPTR> {mem}" for name in _MEMORY]
    lines += [
        f"def {name} : Operand<iPTR> {{ let MIOperandInfo = (ops GR64, GR16); }}"
        for name in _INDICES
    ]
    plain = [*_IMMEDIATES, *_BRANCHES, "AVX512RC", "u4imm", "ccode", "cflags"]
    lines += [f"def {name} : Operand<i32>;" for name in plain if name not in _KNOWN]
    lines += [
        f'def {mode} : Predicate<"m">, AssemblerPredicate<(all_of), "m">;'
        for mode in ("In64BitMode", "Not64BitMode", "HasOther")
    ]
    lines.append(
        """class X86Inst<bits<8> opc, bits<7> form, dag outs, dag ins> : Instruction {
  let Namespace = "X86"; let OutOperandList = outs; let InOperandList = ins; let AsmString = "";
  bits<8> Opcode = opc; bits<7> FormBits = form; bits<3> OpPrefixBits = 0;
  bits<4> OpMapBits = 0; bits<2> OpEncBits = 0; bits<2> OpSizeBits = 0; bits<2> AdSizeBits = 0;
  bit hasREX_W = 0; bit hasVEX_4V = 0; bit hasVEX_L = 0; bit IgnoresW = 0; bit ignoresVEX_L = 0;
  bit hasEVEX_L2 = 0; bit hasEVEX_K = 0; bit hasEVEX_Z = 0; bit hasEVEX_B = 0; bit hasEVEX_U = 0;
  bit hasEVEX_NF = 0; bit hasTwoConditionalOps = 0; bit ForceDisassemble = 0;
  bits<7> CD8_Scale = 0; bits<2> explicitOpPrefixBits = 0;
}"""
    )
    return "\n".join(lines) + "\n"


class _Instruction:
    def __init__(self, random: Random, number: int, crowded: bool) -> None:
        self.random = random
        self.number = number
        self.form = random.choice(list(_FORMS))
        self.opcode = random.randrange(32 if crowded else 256)
        self.lets: dict[str, int] = {}
        self.has_mask = self.has_vvvv = False

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def set(self, name: str, value: int = 1) -> None:
        if value:
            self.lets[name] = value

    def fields(self) -> None:
        encoding = self.random.choice([0, 0, 0, 1, 1, 2, 3, 3, 3])
        self.set("OpEncBits", encoding)
        self.set("OpMapBits", self.random.choice([0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 10, 11]))
        self.set("OpPrefixBits", self.random.randint(1 if encoding else 0, 4))
        self.set("OpSizeBits", self.random.choice([0, 0, 1, 2]))
        self.set("AdSizeBits", self.random.choice([0, 0, 0, 1, 2, 3]))
        self.set("hasTwoConditionalOps", self.chance(0.1))
        for name in ("hasREX_W", "hasVEX_4V", "IgnoresW", "ignoresVEX_L"):
            self.set(name, self.chance(0.25))
        self.set("explicitOpPrefixBits", self.random.choice([0, 0, 0, 0, 1, 2, 3]))
        if encoding:
            self.set(self.random.choice(["hasVEX_L", "hasEVEX_L2"]), self.chance(0.4))
        if encoding == 3:
            for name in ("hasEVEX_K", "hasEVEX_Z", "hasEVEX_B", "hasEVEX_U", "hasEVEX_NF"):
                self.set(name, self.chance(0.25))
            self.set("CD8_Scale", self.random.choice([0, 1, 2, 4, 8, 16, 32, 64]))
        self.has_vvvv = "hasVEX_4V" in self.lets
        self.has_mask = "hasEVEX_K" in self.lets

    def operands(self) -> list[str]:
        places = _FORMS[self.form].split()
        has_b = "hasEVEX_B" in self.lets
        is_nd = self.lets.get("OpMapBits") == 8 and self.has_vvvv and has_b
        names: list[str] = []
        missing = False
        if is_nd and self.form in _ND_FORMS:
            names.append(self.random.choice(_KINDS["vvvv"]))
        optional_vvvv = self.form not in (20, 26, 27, 42, 43)
        for place in places:
            is_first = is_nd and self.form in _ND_FORMS
            if place == "vvvv" and optional_vvvv and (is_first or not self.has_vvvv):
                continue
            if place == "mask" and not self.has_mask:
                continue
            if place.startswith("["):
                missing = missing or self.chance(0.5)
                if missing:
                    continue
                place = place[1:-1]
            names.append(self.random.choice(_KINDS[place]))
        return names

    def text(self) -> str:
        self.fields()
        names = self.operands()
        outs = self.random.randint(0, 1) if names else 0
        listed = [f"{name}:$o{place}" for place, name in enumerate(names)]
        lets = [f"let {name} = {int(value)};" for name, value in self.lets.items()]
        if outs and self.chance(0.3) and names[0] not in (*_MEMORY, *_INDICES):
            # Given twice: what comes first is a copy.
            listed.insert(1, f"{names[0]}:$tied")
            lets.append('let Constraints = "$tied = $o0";')
        for name, share in (("isCodeGenOnly", 0.06), ("isAsmParserOnly", 0.06), ("isPseudo", 0.05)):
            lets += [f"let {name} = 1;"] if self.chance(share) else []
        lets += ["let ForceDisassemble = 1;"] if self.chance(0.1) else []
        mode = self.random.choice(["", "", "In64BitMode", "Not64BitMode", "HasOther"])
        lets += [f"let Predicates = [{mode}];"] if mode else []
        opcode = self.opcode & 0xF8 if self.form == 2 else self.opcode
        opcode = opcode & 0xF0 if self.form in (9, 18, 19, 20, 28, 30, 44, 46) else opcode
        return (
            f"def I{self.number} : X86Inst<{opcode}, {self.form}, (outs {', '.join(listed[:outs])})"
            f", (ins {', '.join(listed[outs:])})> {{ {' '.join(lets)} }}\n"
        )


def random_x86(seed: int) -> str:
    """The text of a description; the same for the same seed."""
    random = Random(seed)
    count = random.choice([5, 40, 150])
    crowded = random.random() < 0.3
    return _head() + "".join(
        [_Instruction(random, number, crowded).text() for number in range(count)]
    )


if __name__ == "__main__":
    import sys

    sys.stdout.write(random_x86(int(sys.argv[1])))
