"""Random register files: pairs of pairs, halves with and without a name, tuples, any classes.

Registers may have costs, encodings, numbers for debuggers and several names; sizes and types may
depend on the mode. Contradictory ones are made too; both tools must reject those.
"""

from __future__ import annotations

import json
from random import Random

HEAD = """include "llvm/Target/Target.td"
def Alt0 : RegAltNameIndex { let Namespace = "T"; }
def Alt1 : RegAltNameIndex { let FallbackRegAltNameIndex = Alt0; }
def Alt2 : RegAltNameIndex { let Namespace = "Alt"; let FallbackRegAltNameIndex = Alt1; }
def Alt3 : RegAltNameIndex { let FallbackRegAltNameIndex = NoRegAltName; }
def M1 : HwMode<[]>;
def M2 : HwMode<[]>;
def ByMode : ValueTypeByHwMode<[DefaultMode, M1], [i32, i64]>;
def Infos : RegInfoByHwMode<[DefaultMode, M1], [RegInfo<32, 32, 32>, RegInfo<64, 64, 64>]>;
def Ranges : SubRegRangeByHwMode<[DefaultMode, M2], [SubRegRange<8>, SubRegRange<16, 16>]>;
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
class I<dag o, dag i> : Instruction {
  let Namespace = "T";
  let OutOperandList = o;
  let InOperandList = i;
}
"""
SPACES = ("T", "T", "T", "Regs", "")
ALTERNATIVES = ("Alt0", "Alt1", "Alt2", "Alt3")
TYPES = ("i8", "i16", "i32", "i64", "f32", "v2i32", "v4i32", "v8i32")


class RegisterFile:
    """The lines of one description; `groups` are the names of registers of one kind."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.space = self.random.choice(SPACES)
        self.numbered = self.random.choice((0, 0, 1, 2, 3))  # kinds of numbers for debuggers
        self.costs = self.random.choice((1, 1, 1, 2, 3))
        self.alternatives = self.random.sample(ALTERNATIVES, self.random.choice((0, 0, 0, 1, 2)))
        self.has_zeros = self.chance(0.2)
        # From 24 on, registers narrower than what covers them are refused.
        self.sizes = (8, 16, 32, 64, 128, 256) if self.chance(0.2) else (128, 192, 256, 512)
        self.indices: dict[str, str] = {}
        self.registers: list[str] = []
        self.groups: dict[str, list[str]] = {}
        self.tuples: list[str] = []
        self.dimensions: dict[str, int] = {}  # how far those that share no part are apart
        self.classes: list[str] = []

    def text(self) -> str:
        indices = [f"def {name} : {definition}" for name, definition in self.indices.items()]
        base = f'class R<string n> : Register<n> {{ let Namespace = "{self.space}"; }}'
        return "\n".join([HEAD, base, *indices, *self.registers, *self.classes, ""])

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def index(self, name: str, size: int, offset: int) -> str:
        at = -1 if self.chance(0.2) else offset
        lets = ['let Namespace = "T";'] if self.chance(0.7) else []
        lets += ["let SubRegRanges = Ranges;"] if self.chance(0.05) else []
        self.indices.setdefault(name, f"SubRegIndex<{size}, {at}> {{ {' '.join(lets)} }}")
        return name

    def details(self, name: str) -> list[str]:
        """What a register may have beside its parts."""
        lets: list[str] = []
        if self.numbered and self.chance(0.8):
            count = self.numbered if self.chance(0.9) else self.random.randint(1, 3)
            numbers = [
                str(self.random.choice((-1, -2)) if self.chance(0.3) else len(self.registers) + i)
                for i in range(count)
            ]
            lets.append(f"let DwarfNumbers = [{', '.join(numbers)}];")
        if self.costs > 1 and self.chance(0.5):
            costs = [str(self.random.randint(0, 3)) for _ in range(self.costs)]
            lets.append(f"let CostPerUse = [{', '.join(costs)}];")
        if self.alternatives and self.chance(0.7):
            names = [self.random.choice((f"{name}_{i}", "", f"q{i}")) for i in range(2)]
            lets.append(f"let AltNames = {json.dumps(names[: len(self.alternatives)])};")
            lets.append(f"let RegAltNameIndices = [{', '.join(self.alternatives)}];")
        lets += [f"let HWEncoding = {self.random.randint(0, 40)};"] if self.chance(0.5) else []
        lets += ["let isConstant = 1;"] if self.chance(0.05) else []
        lets += [f"let PositionOrder = {self.random.randint(0, 2)};"] if self.chance(0.03) else []
        return lets

    def register(self, name: str, parts: dict[str, str], covered: bool, artificial: bool) -> str:
        lets = [f"let SubRegs = [{', '.join(parts.values())}];"] if parts else []
        lets += [f"let SubRegIndices = [{', '.join(parts)}];"] if parts else []
        lets += ["let CoveredBySubRegs = 1;"] if covered and parts else []
        lets += ["let isArtificial = 1;"] if artificial else []
        lets += self.details(name)
        written = self.random.choice((name.lower(), name.lower(), name, ""))
        bases = f'R<"{written}">'
        if self.chance(0.03) and self.groups:
            other = self.random.choice(next(iter(self.groups.values())))
            bases += f", DwarfRegAlias<{other}>"
        self.registers.append(f"def {name} : {bases} {{ {' '.join(lets)} }}")
        return name

    def row(self, prefix: str, count: int) -> list[str]:
        """Names of a row, some of them with zeros before their numbers."""
        if self.has_zeros:
            zeros = [self.random.choice(("", "0", "00")) for _ in range(count)]
            return [f"{prefix}{zeros[i]}{i}" for i in range(count)]
        return [f"{prefix}{i}" for i in range(count)]

    def pairs(self, prefix: str, levels: int) -> None:
        """A row of registers, pairs of them, pairs of those."""
        count = self.random.randint(3, 20)
        names = self.row(f"{prefix}S", count)
        below = [self.register(name, {}, False, False) for name in names]
        self.groups[f"{prefix}S"] = below
        covered = self.chance(0.7)
        for level in range(levels):
            low = self.index(f"{prefix}i{level}_0", 8 << level, 0)
            high = self.index(f"{prefix}i{level}_1", 8 << level, 8 << level)
            row = []
            for i in range(len(below) // 2):
                parts = {low: below[2 * i], high: below[2 * i + 1]}
                row.append(self.register(f"{prefix}P{level}_{i}", parts, covered, False))
            if not row:
                return
            if level and self.chance(0.5):
                name = f"{prefix}c{level}"
                self.indices[name] = f"ComposedSubRegIndex<{high}, {prefix}i{level - 1}_0>;"
            self.groups[f"{prefix}P{level}"] = below = row

    def nest(self, prefix: str, levels: int) -> None:
        """Low and high halves in registers that are the low halves of larger ones."""
        count = self.random.randint(2, 8)
        with_high = self.random.randint(0, count)
        hidden_half = self.chance(0.4)
        low, high = self.index(f"{prefix}lo", 8, 0), self.index(f"{prefix}hi", 8, 8)
        rows = self.row(f"{prefix}L", count)
        names = [self.register(name, {}, False, False) for name in rows]
        self.groups[f"{prefix}L"] = names
        row = []
        for i, name in enumerate(names):
            half = self.register(f"{prefix}H{i}", {}, False, artificial=i >= with_high)
            row.append(self.register(f"{prefix}W0_{i}", {low: name, high: half}, True, False))
        for level in range(levels):
            self.groups[f"{prefix}W{level}"] = row
            index = self.index(f"{prefix}sub{level}", 16 << level, 0)
            above = []
            for i, name in enumerate(row):
                parts = {index: name}
                if hidden_half and not level:
                    rest = self.register(f"{prefix}X{i}", {}, False, True)
                    parts[self.index(f"{prefix}rest", 16, 16)] = rest
                above.append(
                    self.register(f"{prefix}W{level + 1}_{i}", parts, len(parts) > 1, False)
                )
            row = above
        self.groups[f"{prefix}W{levels}"] = row

    def tuple_of(self, kind: str) -> None:
        members = self.groups[kind]
        dimension, stride = self.random.choice([2, 2, 3, 4]), self.random.choice([1, 1, 2])
        length = len(members) - (dimension - 1) * stride
        name = f"T{len(self.tuples)}_{kind}"
        if length < 1 or any(known.endswith(f"_{kind}") for known in self.tuples):
            return
        whole = f"(add {', '.join(members)})"
        sets = [f"(trunc (shl {whole}, {i * stride}), {length})" for i in range(dimension)]
        if self.chance(0.3):
            sets = [f"(rotl {whole}, {i * stride})" for i in range(dimension)]
            length = len(members)
        indices = [self.index(f"t{kind}_{i}", 8, 8 * i) for i in range(dimension)]
        self.registers.append(
            f"def {name} : RegisterTuples<[{', '.join(indices)}], [{', '.join(sets)}]"
            f"{self.tuple_names(kind, length)}>;"
        )
        self.tuples.append(name)
        self.dimensions[name] = dimension if stride == 1 else 1

    def tuple_names(self, kind: str, length: int) -> str:
        """Nothing, or the third argument: a name for each tuple, now and then one too few."""
        if not self.chance(0.3):
            return ""
        names = [f"{kind.lower()}t{n}" for n in range(length - self.chance(0.03))]
        return f", {json.dumps(names)}"

    def tuple_of_tuples(self) -> None:
        below = self.random.choice(self.tuples)
        name = f"TT{len(self.tuples)}"
        indices = [self.index(f"tt{below}_{i}", 32, 32 * i) for i in range(2)]
        # Tuples that share a part give it two names.
        apart = self.dimensions[below] if self.chance(0.7) else self.random.randint(1, 2)
        sets = [f"(add {below})", f"(shl {below}, {apart})"]
        if self.chance(0.2):
            sets = [f"(decimate {below}, 2)", f"(decimate (shl {below}, 1), 2)"]
        self.registers.append(
            f"def {name} : RegisterTuples<[{', '.join(indices)}], [{', '.join(sets)}]>;"
        )
        self.tuples.append(name)

    def register_class(self, members: str, size: int) -> None:
        lets = [f"let Size = {size};"]
        lets += ["let isAllocatable = 0;"] if self.chance(0.1) else []
        lets += ["let GeneratePressureSet = 0;"] if self.chance(0.1) else []
        lets += [f"let BaseClassOrder = {len(self.classes) % 3};"] if self.chance(0.1) else []
        lets += self.orders(members) + self.priorities()
        types = ", ".join(self.random.sample(TYPES, self.random.randint(1, 2)))
        if self.chance(0.08):
            types, lets = "ByMode", [*lets[1:], "let RegInfos = Infos;"]
        alternative = f", {self.random.choice(ALTERNATIVES)}" if self.chance(0.15) else ""
        number = sum(line.startswith("def C") for line in self.classes)
        space = "T" if self.chance(0.9) else self.random.choice(SPACES)
        self.classes.append(
            f'def C{number} : RegisterClass<"{space}", [{types}], '
            f"{self.random.choice([8, 8, 16])}, {members}{alternative}> {{ {' '.join(lets)} }}"
        )
        self.classes.append(f"def I{number} : I<(outs C{number}:$d), (ins C{number}:$s)> {{")
        self.classes.append(f'  let AsmString = "op{number} $d, $s";')
        self.classes.append("}")

    def orders(self, members: str) -> list[str]:
        """Other orders of the members, and what chooses one."""
        if not self.chance(0.15):
            return []
        ways = (f"(rotl {members}, 1)", f"(decimate {members}, 2)", members, f"(add {members})")
        chosen = self.random.sample(ways, self.random.randint(1, 3))
        choice = ["let AltOrderSelect = [{ return 1; }];"] if self.chance(0.8) else []
        return [f"let AltOrders = [{', '.join(chosen)}];", *choice]

    def priorities(self) -> list[str]:
        number = self.random.randint
        lets = [
            f"let CopyCost = {number(-1, 3)};",
            f"let AllocationPriority = {number(0, 32)};",
            "let GlobalPriority = 1;",
            f"let TSFlags = {number(0, 255)};",
            f"let Weight = {number(0, 3)};",
            'let DiagnosticType = "Bad";',
        ]
        return [let for let in lets if self.chance(0.05)]

    def classes_of(self, members: list[str], tuples: bool) -> None:
        size = self.random.choice(self.sizes)
        for number in range(self.random.randint(1, 3)):
            chosen = members
            if number and not tuples:
                chosen = self.random.sample(members, self.random.randint(1, len(members)))
            set_ = f"(add {', '.join(chosen)})"
            if number and tuples:
                set_ = self.random.choice([f"(decimate {set_}, 2)", f"(shl {set_}, 1)"])
            self.register_class(set_, size)

    def rest(self) -> None:
        """What refers to registers and classes: saved ones, categories, banks, composed indices."""
        classes = [line.split()[1] for line in self.classes if line.startswith("def C")]
        groups = list(self.groups.values())
        saved = f"(add {', '.join(self.random.choice(groups))})"
        other = f" {{ let OtherPreserved = (add {self.random.choice(groups)[0]}); }}"
        end = other if self.chance(0.3) else ";"
        self.classes.append(f"def CSR : CalleeSavedRegs<{saved}>{end}")
        if self.chance(0.15):
            chosen = self.random.sample(classes, min(len(classes), 2))
            self.classes.append(f"def Category : RegisterCategory<[{', '.join(chosen)}]>;")
        self.classes.append("defm : RemapAllTargetPseudoPointerOperands<C0>;")
        for number in range(self.random.choice((0, 1, 1, 2, 2))):
            chosen = self.random.sample(classes, min(len(classes), 2))
            self.classes.append(
                f'def Bank{number} : RegisterBank<"B{number}", [{", ".join(chosen)}]>;'
            )
        if self.chance(0.15) and len(self.indices) > 1:
            one, two = self.random.sample(list(self.indices), 2)
            self.indices["composed"] = f"ComposedSubRegIndex<{one}, {two}>;"


def random_registers(seed: int) -> str:
    """The text of a description; the same for the same seed."""
    file = RegisterFile(seed)
    if file.chance(0.7):
        file.pairs("a", file.random.randint(0, 3))
    if file.chance(0.6) or not file.groups:
        file.nest("b", file.random.randint(1, 3))
    for kind in list(file.groups):
        if file.chance(0.4):
            file.tuple_of(kind)
    if file.chance(0.2):
        aliased = file.random.choice(file.groups[file.random.choice(list(file.groups))])
        file.registers.append(f'def ALIAS : R<"alias"> {{ let Aliases = [{aliased}]; }}')
        file.groups["ALIAS"] = ["ALIAS"]
    if file.tuples and file.chance(0.25):
        file.tuple_of_tuples()
    for members in file.groups.values():
        file.classes_of(members, tuples=False)
    for name in file.tuples:
        file.classes_of([name], tuples=True)
    file.rest()
    return file.text()
