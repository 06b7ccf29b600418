"""Random forms of X86's instructions: between registers and in memory, of EVEX, VEX and neither.

They follow `forms.td` and `named.td` of `tests/llvm/cases/accepted/x86_forms.td`. Some
compete for one form, some are like none; some have names that X86's tables know.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

_CASES = Path(__file__).parents[1] / "llvm" / "cases" / "accepted" / "x86_forms.td"

_REGISTERS = ("GR16", "GR32", "GR64", "VR128", "VR256", "VR512", "FR32", "VK8", "RSTi")
_MEMORY = (
    *("i8mem", "i16mem", "i32mem", "i64mem", "i128mem", "i512mem"),
    *("f16mem", "f32mem", "f64mem", "f80mem", "f128mem", "opaquemem"),
)
_STEMS = ("ADD", "MOVAPS", "VMOVDQU", "VEXPANDPD", "PCMPESTRM", "MOVNTDQA", "ROUNDPS", "XMOVNTI")
_MEMORY_FORMS = (*range(24, 29), *range(30, 40))
_RARE = ("hasLockPrefix", "hasEVEX_Z", "hasEVEX_U", "isAsmParserOnly", "isCodeGenOnly")


def _instruction(
    name: str, opcode: int, form: int, operands: tuple[list[str], list[str]], lets: dict[str, int]
) -> str:
    outs, ins = operands
    places = [f"{operand}:$o{place}" for place, operand in enumerate([*outs, *ins])]
    fields = "".join(f" let {field} = {value};" for field, value in lets.items())
    return (
        f"def {name} : X86Inst<{opcode}, {form}, (outs {', '.join(places[: len(outs)])}), "
        f"(ins {', '.join(places[len(outs) :])})> {{{fields} }}\n"
    )


class _Family:
    """Instructions of one opcode and form that are more or less alike."""

    def __init__(self, random: Random, number: int) -> None:
        self.random = random
        self.stem = f"{random.choice(_STEMS)}{number}"
        self.opcode = random.randrange(3)
        self.form = random.choice(_MEMORY_FORMS)
        self.lets = {"OpMapBits": random.choice([0, 0, 1, 8])}
        if random.random() < 0.5:
            self.lets["OpEncBits"] = random.choice([1, 3])
        self.outs = random.choices(_REGISTERS, k=random.choice([0, 1, 1, 1, 2]))
        others = [*_REGISTERS, "u8imm"]
        self.ins = [
            random.choice(_REGISTERS),
            *random.choices(others, k=random.choice([0, 1, 1, 2, 3, 4])),
        ]

    def fields(self) -> dict[str, int]:
        lets = {**self.lets, "VectSize": self.random.choice([16, 32, 64])}
        if self.random.random() < 0.3:
            lets["hasEVEX_B"] = 1
        if self.random.random() < 0.05:
            lets[self.random.choice(_RARE)] = 1
        if self.random.random() < 0.1:
            lets["explicitOpPrefixBits"] = self.random.choice([1, 2, 3, 3])
        return lets

    def in_memory(self) -> tuple[list[str], list[str]]:
        memory = self.random.choice(_MEMORY)
        kind = self.random.random()
        if kind < 0.3 and len(self.outs) == 1:
            return [], [memory, *self.ins]
        if kind < 0.5 and self.outs:
            return self.outs[:-1], [memory, *self.ins[1:]]
        ins = list(self.ins)
        ins[self.random.randrange(len(ins))] = memory
        return list(self.outs), ins

    def text(self) -> str:
        parts = []
        for version in range(self.random.choice([1, 1, 2])):
            name = f"{self.stem}0rr{self.random.choice(['_REV', '_alt'])}" if version else ""
            name = name or f"{self.stem}0rr"
            operands = (self.outs, self.ins)
            parts.append(_instruction(name, self.opcode, self.form + 16, operands, self.fields()))
            for place in range(self.random.choice([0, 1, 1, 2])):
                end = self.random.choice(["rm", "rmb", "mr", "rm_REV", "rmib", "rbm"])
                name = f"{self.stem}{version}{place}{end}"
                parts.append(
                    _instruction(name, self.opcode, self.form, self.in_memory(), self.fields())
                )
        return "".join(parts)


def shared_text(*names: str) -> str:
    """What the cases share: the files of these names, one after the other."""
    parts = _CASES.read_text().partition("\n// --- ")[0].split("// +++ ")[1:]
    texts = {name: body for name, _, body in [part.partition("\n") for part in parts]}
    return "".join([texts[name] for name in names])


def random_folds(seed: int) -> str:
    """Instructions for fold tables; the same for the same seed."""
    random = Random(seed)
    count = random.choice([3, 20, 60])
    families = [_Family(random, number).text() for number in range(count)]
    return shared_text("forms.td", "named.td") + "".join(families)


_ENDS = ("", "_NF", "_ND", "_EVEX", "_REV", "_alt", "_NF_ND", "_ND")
_SHARES = {
    **dict.fromkeys(
        ("hasREX_W", "hasVEX_L", "hasEVEX_K", "hasEVEX_L2", "hasEVEX_NF", *_RARE), 0.07
    ),
    **dict.fromkeys(("hasEVEX_B", "hasVEX_4V"), 0.3),
}


def _form_fields(random: Random) -> dict[str, int]:
    lets = {"OpEncBits": random.choice([0, 1, 3]), "OpPrefixBits": random.choice([1, 4])}
    lets["OpMapBits"] = random.choice([0, 0, 8])
    lets["explicitOpPrefixBits"] = random.choice([0, 0, 0, 0, 2, 3])
    return lets | {field: 1 for field, share in _SHARES.items() if random.random() < share}


def _form(random: Random, name: str) -> str:
    operands = ([random.choice(_REGISTERS)], [random.choice([*_REGISTERS, *_MEMORY])])
    if random.random() < 0.2:
        operands = ([], [random.choice([*_MEMORY, "u8imm", "RO32"]), *operands[0]])
    form = random.choice([40, 41])
    text = _instruction(name, random.randrange(4), form, operands, _form_fields(random))
    asked = random.choice(["", "", "", "HasAVXIFMA", "HasAVXVNNI, HasAVXIFMA"])
    return text.replace(" }\n", f" let Predicates = [{asked}]; }}\n")


def random_forms(seed: int) -> str:
    """Instructions for the mapping of forms; the same for the same seed."""
    random = Random(seed)
    parts = ['def HasAVXIFMA : Predicate<"z">; def HasAVXVNNI : Predicate<"a">;\n']
    names = random.sample(["SETZUCCm", "SETCCm", "SETZUCCr", "SETCCm_EVEX", "SETCCm_ND"], 2)
    for number in range(random.choice([5, 60])):
        stem = random.choice(["", "V"]) + f"OP{number // 2}"
        ends = random.sample(_ENDS, 3)
        names += [f"{stem}{number % 2}{end}" for end in dict.fromkeys(ends)]
    return shared_text("forms.td") + "".join(parts + [_form(random, name) for name in names])
