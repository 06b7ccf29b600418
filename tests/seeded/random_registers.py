"""Random register files: pairs of pairs, halves with and without a name, tuples, any classes.

Contradictory ones are made too; both tools must reject those.
"""

from __future__ import annotations

from random import Random

HEAD = """include "llvm/Target/Target.td"
class R : Register<""> { let Namespace = "T"; }
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
"""
TYPES = ("i8", "i16", "i32", "i64", "f32", "v2i32", "v4i32", "v8i32")


class RegisterFile:
    """The lines of one description; `groups` are the names of registers of one kind."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.indices: dict[str, str] = {}
        self.registers: list[str] = []
        self.groups: dict[str, list[str]] = {}
        self.tuples: list[str] = []
        self.classes: list[str] = []

    def text(self) -> str:
        indices = [f"def {name} : {definition};" for name, definition in self.indices.items()]
        return "\n".join([HEAD, *indices, *self.registers, *self.classes, ""])

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def index(self, name: str, size: int, offset: int) -> str:
        at = -1 if self.chance(0.2) else offset
        self.indices.setdefault(name, f"SubRegIndex<{size}, {at}>")
        return name

    def register(self, name: str, parts: dict[str, str], covered: bool, artificial: bool) -> str:
        lets = [f"let SubRegs = [{', '.join(parts.values())}];"] if parts else []
        lets += [f"let SubRegIndices = [{', '.join(parts)}];"] if parts else []
        lets += ["let CoveredBySubRegs = 1;"] if covered and parts else []
        lets += ["let isArtificial = 1;"] if artificial else []
        self.registers.append(f"def {name} : R {{ {' '.join(lets)} }}")
        return name

    def pairs(self, prefix: str, levels: int) -> None:
        """A row of registers, pairs of them, pairs of those."""
        count = self.random.randint(3, 20)
        below = [self.register(f"{prefix}S{i}", {}, False, False) for i in range(count)]
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
                self.indices[name] = f"ComposedSubRegIndex<{high}, {prefix}i{level - 1}_0>"
            self.groups[f"{prefix}P{level}"] = below = row

    def nest(self, prefix: str, levels: int) -> None:
        """Low and high halves in registers that are the low halves of larger ones."""
        count = self.random.randint(2, 8)
        with_high = self.random.randint(0, count)
        hidden_half = self.chance(0.4)
        low, high = self.index(f"{prefix}lo", 8, 0), self.index(f"{prefix}hi", 8, 8)
        names = [self.register(f"{prefix}L{i}", {}, False, False) for i in range(count)]
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
        indices = [self.index(f"t{kind}_{i}", 8, 8 * i) for i in range(dimension)]
        self.registers.append(
            f"def {name} : RegisterTuples<[{', '.join(indices)}], [{', '.join(sets)}]>;"
        )
        self.tuples.append(name)

    def register_class(self, members: str, size: int) -> None:
        lets = [f"let Size = {size};"]
        lets += ["let isAllocatable = 0;"] if self.chance(0.1) else []
        lets += ["let GeneratePressureSet = 0;"] if self.chance(0.1) else []
        lets += [f"let BaseClassOrder = {len(self.classes) % 3};"] if self.chance(0.1) else []
        types = ", ".join(self.random.sample(TYPES, self.random.randint(1, 2)))
        self.classes.append(
            f'def C{len(self.classes)} : RegisterClass<"T", [{types}], '
            f"{self.random.choice([8, 8, 16])}, {members}> {{ {' '.join(lets)} }}"
        )

    def classes_of(self, members: list[str], tuples: bool) -> None:
        size = self.random.choice([8, 16, 32, 64])
        for number in range(self.random.randint(1, 3)):
            chosen = members
            if number and not tuples:
                chosen = self.random.sample(members, self.random.randint(1, len(members)))
            set_ = f"(add {', '.join(chosen)})"
            if number and tuples:
                set_ = self.random.choice([f"(decimate {set_}, 2)", f"(shl {set_}, 1)"])
            self.register_class(set_, size)


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
        file.registers.append(f"def ALIAS : R {{ let Aliases = [{aliased}]; }}")
        file.groups["ALIAS"] = ["ALIAS"]
    for members in file.groups.values():
        file.classes_of(members, tuples=False)
    for name in file.tuples:
        file.classes_of([name], tuples=True)
    saved = file.random.choice(list(file.groups.values()))
    file.classes.append(f"def CSR : CalleeSavedRegs<(add {', '.join(saved)})>;")
    return file.text()
