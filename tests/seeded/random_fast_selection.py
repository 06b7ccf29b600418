"""Random instructions for a fast selector: operations on registers, immediates and constants.

Instructions for one operation never tie: one without a condition comes before those with one, and
no two have the same condition.
"""

from __future__ import annotations

from random import Random

HEAD = """include "llvm/Target/Target.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "T"; }
foreach i = 0...7 in {
  def X#i : R<"x"#i>;
  def F#i : R<"f"#i>;
  def V#i : R<"v"#i>;
}
def low : SubRegIndex<32> { let Namespace = "T"; }
def high : SubRegIndex<32, 32> { let Namespace = "T"; }
foreach i = [0, 2, 4, 6] in let SubRegIndices = [low, high] in
def D#i : RegisterWithSubRegs<"d"#i, [!cast<Register>("X"#i), !cast<Register>("X"#!add(i, 1))]> {
  let Namespace = "T";
}
def GPR : RegisterClass<"T", [i32], 32, (sequence "X%u", 0, 7)>;
def Low : RegisterClass<"T", [i32], 32, (sequence "X%u", 0, 3)>;
def LowOp : RegisterOperand<Low>;
def Odd : RegisterClass<"T", [i32], 32, (add X1, X3, X5)>;
def Pair : RegisterClass<"T", [i64], 64, (add D0, D2, D4, D6)>;
def FPR : RegisterClass<"T", [f32], 32, (sequence "F%u", 0, 7)>;
def Vec : RegisterClass<"T", [v4i32, v4f32], 128, (sequence "V%u", 0, 7)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
def fits8 : Operand<i32>, ImmLeaf<i32, [{ return isInt<8>(Imm); }]>;
def fits16 : Operand<i32>, ImmLeaf<i32, [{ return isInt<16>(Imm); }]>;
def wide8 : Operand<i64>, ImmLeaf<i64, [{ return isInt<8>(Imm); }]>;
def arbitrary : Operand<i32>, IntImmLeaf<i32, [{ return Imm.isPowerOf2(); }]>;
def on_node : Operand<i32>, PatLeaf<(i32 imm), [{ return N->hasOneUse(); }]>;
def zero : Operand<f32>, FPImmLeaf<f32, [{ return Imm.isZero(); }]>;
def anything : Operand<i32>;
def wide : Operand<i64>;
def constant : Operand<f32>;
foreach i = 0...3 in def Has#i : Predicate<"Subtarget->has"#i#"()">;
class I<dag o, dag i, list<dag> p> : Instruction {
  let Namespace = "T";
  let OutOperandList = o;
  let InOperandList = i;
  let Pattern = p;
  let Size = 4;
}
"""
CLASSES = {
    "i32": ("GPR", "GPR", "Low", "LowOp", "Odd"),
    "i64": ("Pair",),
    "f32": ("FPR",),
    "v4i32": ("Vec",),
    "v4f32": ("Vec",),
}
INTEGER = ("add", "sub", "mul", "and", "or", "xor", "shl", "srl", "udiv", "mulhs", "smin", "rotl")
FLOAT = ("fadd", "fsub", "fmul", "fdiv", "fmaxnum")
UNARY = ("ctpop", "ctlz", "bswap", "abs", "freeze")
FLOAT_UNARY = ("fneg", "fabs", "fsqrt", "ffloor", "freeze")
CONVERSIONS = (
    ("sext", "i64", "i32"),
    ("zext", "i64", "i32"),
    ("trunc", "i32", "i64"),
    ("sint_to_fp", "f32", "i32"),
    ("sint_to_fp", "f32", "i64"),
    ("fp_to_sint", "i32", "f32"),
    ("fp_to_sint", "i64", "f32"),
    ("bitconvert", "i32", "f32"),
    ("bitconvert", "f32", "i32"),
    ("bitconvert", "v4i32", "v4f32"),
    ("sint_to_fp", "v4f32", "v4i32"),
)
# By type: what an operand in the pattern is, and in the instruction.
IMMEDIATES = {
    "i32": (
        ("imm", "anything"),
        ("fits8", "fits8"),
        ("fits16", "fits16"),
        ("arbitrary", "arbitrary"),
        ("on_node", "on_node"),
    ),
    "i64": (("imm", "wide"), ("wide8", "wide8")),
    "f32": (("fpimm", "constant"), ("zero", "zero")),
}


class Instructions:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._seen: set[tuple[str, ...]] = set()
        self._count = 0
        self.lines: list[str] = []

    def _class(self, type_: str) -> str:
        return self._random.choice(CLASSES[type_])

    def _conditions(self) -> list[str]:
        """The prefixes of definitions for one operation."""
        random = self._random
        found = [""] if random.random() < 0.7 else []
        for sets in random.sample((("Has0",), ("Has1", "Has0"), ("Has2", "Has3")), 3):
            if not found or random.random() < 0.2:
                found.append(f"let Predicates = [{', '.join(sets)}] in ")
        return found

    def _define(self, key: tuple[str, ...], outs: str, ins: str, uses: str, source: str) -> None:
        if key in self._seen:
            return
        self._seen.add(key)
        for prefix in self._conditions():
            self._count += 1
            name = f"I{self._count}"
            ignored = " let FastISelShouldIgnore = 1;" if self._random.random() < 0.05 else ""
            head = f"{prefix}def {name} : I<(outs {outs}:$d), (ins {ins})"
            body = f"{{{uses}{ignored} }}"
            self.lines.append(f"{head}, [(set {outs}:$d, {source})]> {body}\n")

    def add_binary(self) -> None:
        random = self._random
        type_ = random.choice(list(CLASSES))
        operation = random.choice(FLOAT if "f" in type_ else INTEGER)
        left, right = self._class(type_), self._class(type_)
        kind = random.random()
        first, second = f"({type_} {left}:$a)", f"({type_} {right}:$b)"
        ins, uses, signature = f"{left}:$a, {right}:$b", "", "rr"
        if kind < 0.15 and type_ == "i32":
            register = random.choice(("X0", "X1", "X6"))
            second, ins, uses = register, f"{left}:$a", f" let Uses = [{register}];"
        elif kind < 0.6 and type_ in IMMEDIATES:
            leaf, operand = random.choice(IMMEDIATES[type_])
            second, ins, signature = f"({type_} {leaf}:$b)", f"{left}:$a, {operand}:$b", leaf
        source = f"({type_} ({operation} {first}, {second}))"
        key = ("binary", operation, type_, signature)
        self._define(key, self._class(type_), ins, uses, source)

    def add_unary(self) -> None:
        random = self._random
        if random.random() < 0.5:
            operation, result, type_ = random.choice(CONVERSIONS)
        else:
            result = type_ = random.choice(list(CLASSES))
            operation = random.choice(FLOAT_UNARY if "f" in type_ else UNARY)
        operand = self._class(type_)
        key = ("unary", operation, result, type_)
        if operation == "trunc" and random.random() < 0.5 and key not in self._seen:
            self._seen.add(key)
            part = random.choice(("low", "high"))
            self.lines.append(
                f"def : Pat<(i32 (trunc Pair:$a)), (EXTRACT_SUBREG Pair:$a, {part})>;\n"
            )
            return
        source = f"({result} ({operation} ({type_} {operand}:$a)))"
        self._define(key, self._class(result), f"{operand}:$a", "", source)

    def add_constant(self) -> None:
        type_ = self._random.choice(list(IMMEDIATES))
        leaf, operand = self._random.choice(IMMEDIATES[type_])
        key = ("constant", type_, leaf)
        self._define(key, self._class(type_), f"{operand}:$a", "", f"({type_} {leaf}:$a)")


def random_fast_selection(seed: int) -> str:
    instructions = Instructions(seed)
    random = Random(seed)
    for _ in range(random.randint(20, 60)):
        kinds = (instructions.add_binary, instructions.add_unary, instructions.add_constant)
        random.choices(kinds, (5, 3, 1))[0]()
    return HEAD + "".join(instructions.lines)
