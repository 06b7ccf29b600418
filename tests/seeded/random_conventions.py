"""Random calling conventions: every action, under every condition, in any depth."""

from __future__ import annotations

from drawing import Description

HEAD = """include "llvm/Target/Target.td"
def II : InstrInfo;
class R<string n, string space> : Register<n> { let Namespace = space; }
"""
TYPES = ("i8", "i16", "i32", "i64", "f32", "f64", "v4i32", "v2f64", "iPTR", "untyped")
CONDITIONS = (
    "ByVal",
    "Preallocated",
    "SwiftSelf",
    "SwiftAsync",
    "SwiftError",
    "CFGuardTarget",
    "ConsecutiveRegs",
    "InReg",
    "Nest",
    "Split",
    "SRet",
    "VarArg",
    "NotVarArg",
    "ArgFixed",
    "ArgVarArg",
    "Ptr",
)


class Conventions(Description):
    def __init__(self, seed: int) -> None:
        super().__init__(seed, HEAD)
        space = self.random.choice(("T", "T", "Regs", ""))
        self.registers = [f"{self.random.choice(('R', 'X0', 'f'))}{n}" for n in range(10)]
        self.lines += [f'def {name} : R<"{name}", "{space}">;' for name in self.registers]
        listed = ", ".join(self.registers)
        self.lines.append(f'def C : RegisterClass<"{space}", [i32], 32, (add {listed})>;')
        self.lines.append("defm : RemapAllTargetPseudoPointerOperands<C>;")
        self.known: list[str] = []
        is_careless = self.chance(0.25)
        self.upper_bits = TYPES if is_careless else [each for each in TYPES if each[0] == "i"]
        self.tuples = [f"{self.registers[0]}_x"] if is_careless else self.registers
        for n in range(self.number(1, 4)):
            self.convention(n)
        for n in range(self.number(0, 2)):
            self.lines.append(
                f"def CSR{n} : CalleeSavedRegs<(add {self.listed(self.registers, 1)})>;"
            )
        self.lines.append("def T : Target { let InstructionSet = II; }")

    def listed(self, items: list[str], low: int) -> str:
        return ", ".join(self.random.sample(items, self.number(low, 4)))

    def convention(self, number: int) -> None:
        name = f"{self.random.choice(('CC_T', 'RetCC_T'))}{number}"
        if self.chance(0.1):
            self.lines.append(f"def {name} : CustomCallingConv;")
        else:
            actions = ",\n  ".join([self.action(3) for _ in range(self.number(1, 5))])
            entry = " { let Entry = 1; }" if self.chance(0.3) else ";"
            self.lines.append(f"def {name} : CallingConv<[\n  {actions}\n]>{entry}")
        self.known.append(name)

    def types(self) -> str:
        return ", ".join(self.random.sample(TYPES, self.number(1, 3)))

    def action(self, depth: int) -> str:
        if depth and self.chance(0.55):
            inner = self.action(depth - 1)
            roll = self.random.random()
            if roll < 0.35:
                return f"CCIfType<[{self.types()}], {inner}>"
            if roll < 0.5:
                return f'CCIf<"cond{self.number(0, 3)}(State)", {inner}>'
            if roll < 0.6:
                return f'CCIfCC<"CallingConv::{self.random.choice(("Fast", "Cold"))}", {inner}>'
            if roll < 0.65:
                return f"CCIfPtrAddrSpace<{self.number(0, 3)}, {inner}>"
            return f"CCIf{self.random.choice(CONDITIONS)}<{inner}>"
        type_ = self.random.choice(TYPES)
        listed = self.listed(self.registers, 1)
        size, align = self.random.choice((0, 4, 8, 16)), self.random.choice((0, 4, 8, 16))
        shadowed = ", ".join(self.random.sample(self.registers, listed.count(",") + 1))
        choices = [
            f"CCAssignToReg<[{listed}]>",
            f"CCAssignToReg<[{listed}]>",
            f"CCAssignToRegWithShadow<[{listed}], [{shadowed}]>",
            f'CCAssignToRegTuple<["{self.random.choice(self.tuples)}"]>',
            f"CCAssignToStack<{size}, {align}>",
            f"CCAssignToStackWithShadow<{size}, {align}, [{listed}]>",
            f"CCAssignToRegAndStack<[{listed}], {size}, {align}>",
            f"CCPassByVal<{size}, {align}>",
            f"CCPromoteToType<{type_}>",
            f"CCPromoteToUpperBitsInType<{self.random.choice(self.upper_bits)}>",
            f"CCBitConvertToType<{type_}>",
            f"CCTruncToType<{type_}>",
            f"CCPassIndirect<{type_}>",
            f'CCCustom<"custom{self.number(0, 3)}">',
        ]
        if self.known:
            choices += [f"CCDelegateTo<{self.random.choice(self.known)}>"] * 2
        return self.random.choice(choices)


def random_conventions(seed: int) -> str:
    """The text of a description; the same for the same seed."""
    return Conventions(seed).text()
