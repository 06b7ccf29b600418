"""Random instruction encodings: fields, soft bits, namespaces, modes, operands of every kind.

The style of many targets at once: 8 to 128 bits wide, or dags of fragments. Contradictory and
broken ones are made too; both tools must reject those.
"""

from __future__ import annotations

from random import Random

HEAD = """include "llvm/Target/Target.td"
def II : InstrInfo { let isLittleEndianEncoding = %d; }
def T : Target { let InstructionSet = II; }
class R<int n> : Register<"r"#n> { let Namespace = "T"; let HWEncoding = n; }
foreach i = 0-7 in def R#i : R<i>;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%%u", 0, 7)>;
def GPRC : RegisterClass<"T", [i32], 32, (sequence "R%%u", 2, 5)> {
  let DecoderMethod = "decodeCompressed";
}
def ROp : RegisterOperand<GPR>;
def RFar : RegisterOperand<GPR> { let DecoderMethod = "decodeFar"; let EncoderMethod = "encFar"; }
def RCo : RegisterOperand<GPRC>;
def uimm : Operand<i32>;
def simm : Operand<i32> { let DecoderMethod = "decodeSImm<8>"; let EncoderMethod = "encSImm"; }
def maybe : Operand<i32> { let DecoderMethod = "decodeMaybe"; let hasCompleteDecoder = 0; }
def mem : Operand<i32> {
  let MIOperandInfo = (ops GPR:$base, simm:$off);
  let EncoderMethod = "encMem"; let DecoderMethod = "decodeMem";
}
def mparts : Operand<i32> { let MIOperandInfo = (ops RFar:$base, maybe:$off); }
def mthree : Operand<i32> { let MIOperandInfo = (ops GPR:$seg, ROp:$base, uimm:$off); }
def pred : PredicateOperand<OtherVT, (ops uimm, GPR), (ops (i32 14), (i32 zero_reg))> {
  let DecoderMethod = "decodePred";
}
def sbit : OptionalDefOperand<OtherVT, (ops GPR), (ops (i32 zero_reg))> {
  let EncoderMethod = "encS"; let DecoderMethod = "decodeS";
}
foreach i = 0-3 in def F#i : SubtargetFeature<"f"#i, "F"#i, "true", "F">;
def P0 : Predicate<"p0">, AssemblerPredicate<(all_of F0)>;
def P1 : Predicate<"p1">, AssemblerPredicate<(all_of F1, (not F2))>;
def P2 : Predicate<"p2">, AssemblerPredicate<(any_of F1, F3)>;
def P3 : Predicate<"p3">, AssemblerPredicate<(all_of (not F0))>;
def P4 : Predicate<"p4">;
def M0 : HwMode<[P0]>;
def M1 : HwMode<[P3]>;
def GPRM : RegClassByHwMode<[DefaultMode, M1], [GPR, GPRC]>;
def GPRN : RegClassByHwMode<[DefaultMode, M1], [GPR, GPRC]> { let DecoderMethod = "decodeGPRN"; }
class I<int size, dag outs, dag ins> : Instruction {
  let Namespace = "T"; let Size = size; let OutOperandList = outs; let InOperandList = ins;
  let AsmString = "";
}
class E<int size> : InstructionEncoding {
  let Size = size; string Namespace = "T"; bit isPseudo = 0;
}
"""
WIDTHS = ((32,), (16, 32), (16,), (8, 16, 24, 32), (32, 64), (64, 96, 128), (16, 32, 48), (80, 32))
# Kind of operand, the names its parts may have.
KINDS: dict[str, tuple[str, ...]] = {
    "GPR": (),
    "GPRC": (),
    "ROp": (),
    "RFar": (),
    "RCo": (),
    "GPRM": (),
    "GPRN": (),
    "uimm": (),
    "simm": (),
    "maybe": (),
    "mem": (),
    "pred": (),
    "sbit": (),
    "mparts": ("b", "o"),
    "mthree": ("s", "b", "o"),
}
METHODS = ("decodeX", "decodeY<3>", "T::decodeZ")


class Layout:
    """The bits of one encoding: what each is, the lowest first, and which may be wrong."""

    def __init__(self, width: int) -> None:
        self.bits: list[str] = ["?"] * width
        self.soft: set[int] = set()
        self.fields: dict[str, int] = {}

    def free(self) -> list[int]:
        return [at for at, bit in enumerate(self.bits) if bit == "?"]


class Encodings:
    """The lines of one description."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.lines: list[str] = []
        self.widths = self.random.choice(WIDTHS)
        self.namespaces = self.random.choice([[""], ["A", "B"], ["", "T32", "V"]])
        self.modes = self.random.choice([[], [], [], ["M0"], ["DefaultMode", "M1"], ["M1", "M0"]])
        self.with_soft = self.chance(0.4)
        self.broken = self.chance(0.06)
        self.some_know_less = self.chance(0.15)
        self.alike: list[Layout] = []  # no known bit tells them from another
        self.little = self.chance(0.1)

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def text(self) -> str:
        return HEAD % self.little + "\n".join(self.lines) + "\n"

    # --- telling encodings apart

    def opcodes(self, layouts: list[Layout], bits: list[int]) -> None:
        """Gives the layouts known bits that tell them apart; groups share some of them."""
        if len(layouts) <= 1:
            return
        if not bits:
            self.alike += layouts[1:]
            return
        if self.some_know_less and self.chance(0.25):
            # Some know less: the others are tried first.
            cut = self.random.randint(1, len(layouts) - 1)
            self.opcodes(layouts[:cut], bits)
            self.opcodes(layouts[cut:], bits[self.random.randint(0, 1) :])
            return
        width = min(len(bits), self.random.choice([1, 2, 3, 4, 6]))
        start = self.random.randint(0, len(bits) - width)
        taken = bits[start : start + width]
        groups: dict[int, list[Layout]] = {}
        for layout in layouts:
            value = self.random.randrange(1 << width)
            groups.setdefault(value, []).append(layout)
            for position, bit in enumerate(taken):
                layout.bits[bit] = str(value >> position & 1)
        rest = [bit for bit in bits if bit not in taken]
        for group in groups.values():
            self.opcodes(group, rest)

    def loose_bits(self, layout: Layout) -> None:
        for at in layout.free():
            if self.chance(0.15):
                layout.bits[at] = self.random.choice("01")
        if self.with_soft and self.chance(0.5):
            known = [at for at, bit in enumerate(layout.bits) if bit in "01"]
            if self.broken and self.chance(0.2):
                known = list(range(len(layout.bits)))
            count = min(len(known), self.random.randint(0, 3))
            layout.soft = set(self.random.sample(known, count))

    # --- operands

    def operand(self, number: int) -> tuple[str, list[str]]:
        """How the list names it, and the names that an encoding may use."""
        kind = self.random.choice(list(KINDS))
        parts = [f"p{part}{number}" for part in KINDS[kind]]
        name = self.random.choice("abcdrxyz") + str(number)
        if parts and not (self.broken and self.chance(0.2)):
            named = ", ".join([f"${part}" for part in parts])
            return f"({kind} {named}):${name}", parts
        return f"{kind}:${name}", [name]

    def place(self, layout: Layout, name: str, share: int = 1) -> None:
        """Puts bits of a field where the layout is free: one run, or several pieces."""
        free = layout.free()
        width = min(
            self.random.choice([1, 2, 3, 4, 5, 5, 8, 12, 20]),
            max(1, len(layout.bits) // 2 // share),
        )
        width = min(width, len(free))
        if not width:
            layout.fields[name] = 1
            return
        order = list(range(width))
        if self.chance(0.2):
            cut = self.random.randint(0, width)
            order = order[cut:] + order[:cut]
        if self.chance(0.05):
            self.random.shuffle(order)
        start = self.random.randint(0, len(free) - width)
        skipped = self.random.randint(0, 2) if self.chance(0.3) else 0
        known = self.random.randint(0, width) if self.chance(0.1) else 0
        layout.fields[name] = width + skipped + known
        for position, bit in zip(free[start : start + width], order, strict=True):
            layout.bits[position] = f"{name}{{{bit + skipped}}}"
        if self.chance(0.05) and len(layout.free()) > 1:
            layout.bits[self.random.choice(layout.free())] = f"{name}{{{skipped}}}"

    # --- definitions

    def body(self, layout: Layout, size: int, known: dict[str, str]) -> list[str]:
        """The lines of an encoding's fields."""
        inst = len(layout.bits)
        lines = [f"bits<{width}> {name};" for name, width in layout.fields.items()]
        lines += [f"bits<4> {name} = {value};" for name, value in known.items()]
        bits = layout.bits[::-1] if self.little else layout.bits
        listed = ", ".join(bits[::-1])
        lines.append(f"bits<{inst}> Inst = {{ {listed} }};")
        if self.with_soft:
            soft = ", ".join(["01"[at in layout.soft] for at in reversed(range(inst))])
            lines.append(f"field bits<{inst}> SoftFail = {{ {soft} }};")
        if self.broken and self.chance(0.03):
            lines.append(f"let Size = {size + 1};")
        return lines

    def common(self) -> list[str]:
        lets: list[str] = []
        namespace = self.random.choice(self.namespaces)
        lets += [f'let DecoderNamespace = "{namespace}";'] if namespace else []
        if self.chance(0.35):
            count = self.random.randint(1, 3)
            chosen = ", ".join(self.random.sample(["P0", "P1", "P2", "P3", "P4"], count))
            lets.append(f"let Predicates = [{chosen}];")
        if self.chance(0.15):
            lets.append(f'let DecoderMethod = "{self.random.choice(METHODS)}";')
            lets += ["let hasCompleteDecoder = 0;"] if self.chance(0.5) else []
        return lets

    def layout(self, layout: Layout, names: list[str]) -> dict[str, str]:
        """Places the operands; what it returns are fields that are all known."""
        known: dict[str, str] = {}
        self.loose_bits(layout)
        for name in self.random.sample(names, len(names)):
            if self.chance(0.06):
                known[name] = self.random.choice(["0", "5", "0", "5", "{0, 1, ?, ?}"])
            elif not (self.broken and self.chance(0.1)):
                self.place(layout, name, len(names))
        if self.broken and self.chance(0.05):
            self.place(layout, "unknown")
        return known

    def instruction(self, number: int, layouts: list[Layout], other: Layout | None) -> None:
        """One with an encoding for each mode; `other` is one more encoding."""
        operands = [self.operand(i) for i in range(self.random.choice([0, 1, 2, 2, 3, 3, 4]))]
        outs = min(self.random.choice([0, 1, 1]), len(operands))
        listed = [text for text, _ in operands]
        names = [name for _, parts in operands for name in parts]
        lets = self.common()
        if self.chance(0.15) and not listed[outs:]:
            listed.append("GPR:$again")
            names.append("again")
        if outs and len(operands) > 1 and self.chance(0.3):
            output = operands[0][1]
            source = operands[1][1]
            plain = all(not text.startswith(("(", "mem", "m", "p")) for text in listed[:2])
            if plain:
                lets.append(f'let Constraints = "${source[0]} = ${output[0]}";')
                names.remove(self.random.choice([source[0], output[0]]))
        for name, share in (("isCodeGenOnly", 0.04), ("isAsmParserOnly", 0.04), ("isPseudo", 0.04)):
            lets += [f"let {name} = 1;"] if self.chance(share) else []
        lets += ['let PostEncoderMethod = "post";'] if self.chance(0.1) else []
        layout = layouts[0]
        size = len(layout.bits) // 8
        if len(layouts) == 1:
            lets += self.body(layout, size, self.layout(layout, names))
        else:
            infos = []
            for mode, each in zip(self.modes, layouts, strict=True):
                infos.append(f"E{number}_{mode}")
                lines = self.body(each, size, self.layout(each, names)) + self.common()
                self.lines.append(f"def E{number}_{mode} : E<{size}> {{ {' '.join(lines)} }}")
            modes = ", ".join(self.modes)
            lets.append(f"let EncodingInfos = EncodingByHwMode<[{modes}], [{', '.join(infos)}]>;")
            lets += ["let Size = 0;"] if self.chance(0.2) else []
        ins = ", ".join(listed[outs:])
        self.lines.append(
            f"def I{number} : I<{size}, (outs {', '.join(listed[:outs])}), (ins {ins})> "
            f"{{ {' '.join(lets)} }}"
        )
        if other is not None:
            lines = [f"let Size = {size};"]
            lines += ['string Namespace = "T"; bit isPseudo = 0;'] if self.little else []
            lines += [*self.body(other, size, self.layout(other, names))]
            self.lines.append(
                f"def X{number} : AdditionalEncoding<I{number}> "
                f"{{ {' '.join([*lines, *self.common()])} }}"
            )

    def fixed(self) -> None:
        """All instructions of one run; those of a width are told apart."""
        number = 0
        for width in self.widths:
            count = self.random.choice([1, 3, 8, 30])
            groups = [
                [Layout(width) for _ in (self.modes if self.modes and self.chance(0.5) else "x")]
                for _ in range(count)
            ]
            first = self.random.randint(0, width // 2)
            bits = list(range(first, min(width, first + self.random.randint(6, 16))))
            others = [
                Layout(width) if len(layouts) == 1 and self.chance(0.08) else None
                for layouts in groups
            ]
            apart = [layouts[0] for layouts in groups] + [each for each in others if each]
            for bits_from in range(2 if self.chance(0.05) else 1):
                self.opcodes(apart, bits[bits_from:])
            for layouts in groups:
                for of_mode in layouts[1:]:
                    of_mode.bits = list(layouts[0].bits)
            if self.chance(0.1):
                self.opcodes([each for layouts in groups for each in layouts[1:]], bits)
            alike = {id(each) for each in self.alike}
            conflicts = self.chance(0.05)
            for layouts, other in zip(groups, others, strict=True):
                if conflicts or alike.isdisjoint({id(each) for each in (*layouts, other)}):
                    self.instruction(number, layouts, other)
                    number += 1

    # --- encodings of fragments

    def dag(self, names: list[str]) -> str:
        parts: list[str] = []
        for name in names:
            extra = ""
            if self.chance(0.2):
                extra += ', (encoder "encF")'
            if self.chance(0.2):
                extra += ', (decoder "decF")'
            width = self.random.randint(1, 8)
            if self.chance(0.3):
                low = self.random.randint(0, 4)
                parts.append(f'(slice "${name}", {low + width}, {low}{extra})')
                if self.chance(0.5):
                    parts.append(f'(slice "${name}", {low}, {self.random.randint(0, low)})')
            else:
                parts.append(f'(operand "${name}", {width}{extra})')
            if self.chance(0.3):
                parts.append(self.random.choice(["0b101", "0b0", "0b10", "0b1", "0b0000"]))
        if self.chance(0.5):
            self.random.shuffle(parts)
        if len(parts) > 2 and self.chance(0.4):
            inner = self.random.choice(["ascend", "descend"])
            parts = [*parts[:1], f"({inner} {', '.join(parts[1:])})"]
        return ", ".join(parts)

    def fragments(self) -> None:
        # Until 21, the reference writes a table of the same name for each size.
        size = self.random.choice([1, 2, 4])
        for number in range(self.random.choice([1, 3, 8, 30])):
            names: list[str] = []
            listed: list[str] = []
            for i in range(self.random.randint(0, 3)):
                kind = self.random.choice(["GPR", "ROp", "RFar", "uimm", "simm", "mparts", "maybe"])
                name = f"v{i}"
                listed.append(f"{kind}:${name}")
                names += [f"{name}.base", f"{name}.off"] if kind == "mparts" else [name]
            outs = min(len(listed), self.random.choice([0, 1]))
            order = self.random.choice(["ascend", "descend"])
            width = self.random.choice([5, 6, 8, 8, 16])
            known = f"0b{number % (1 << width):0{width}b}"
            rest = self.dag(names)
            inner = known + (f", {rest}" if rest else "")
            if order == "descend":
                inner = f"(ascend {inner})"
            if self.chance(0.05):
                inner += ', (operand "$v0", 70)' if names[:1] == ["v0"] else ", 0b10"
            lets = [*self.common(), f"dag Inst = ({order} {inner});"]
            lets += ['let PostEncoderMethod = "post";'] if self.chance(0.1) else []
            lets += ["let isPseudo = 1;"] if self.chance(0.05) else []
            self.lines.append(
                f"def I{number} : I<{size}, "
                f"(outs {', '.join(listed[:outs])}), (ins {', '.join(listed[outs:])})> "
                f"{{ {' '.join(lets)} }}"
            )


def random_encodings(seed: int) -> str:
    """The text of a description; the same for the same seed."""
    encodings = Encodings(seed)
    if encodings.chance(0.12):
        encodings.fragments()
    else:
        encodings.fixed()
    return encodings.text()


if __name__ == "__main__":
    import sys

    sys.stdout.write(random_encodings(int(sys.argv[1])))
