"""Random combiners of GlobalISel: rules that match and apply instructions, fragments, C++, flags.

Types are kept: a name has one type in a rule, by what its instructions say of their operands. One
program in twelve has a faulty rule. Knows the instructions that it uses, not what a generator makes
of rules.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import count

from drawing import Description

HEAD = """include "llvm/Target/Target.td"
include "llvm/Target/GlobalISel/Combine.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
class G<dag o, dag i> : GenericInstruction {
  let Namespace = "T"; let OutOperandList = o; let InOperandList = i; let hasSideEffects = false;
}
def G_TWO : G<(outs type0:$d, type1:$e), (ins type0:$a, type1:$b)>;
def G_TAKE : G<(outs type0:$d), (ins type1:$a, variable_ops)>;
def G_KEEP : G<(outs), (ins type0:$a, type1:$b)> { let hasSideEffects = true; }
def G_COUNT : G<(outs type0:$d), (ins type0:$a, untyped_imm_0:$n)>;
def p0 : PtrValueType<i64, 0>;
def Info : GIDefMatchData<"MatchInfo">;
def Apint : GIDefMatchData<"APInt">;
"""
INTRINSICS = """def int_pure : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrNoMem]>;
def int_side : Intrinsic<[llvm_i32_ty], [llvm_i32_ty, llvm_i32_ty], []>;
def int_conv : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrNoMem, IntrConvergent]>;
"""
# What is defined, and what is used: a digit is a type of the instruction, `i` a plain number,
# `x` anything (a predicate, an address), `*` any number of what is before it.
INSTRUCTIONS = {
    "G_ADD": ("0", "00"),
    "G_SUB": ("0", "00"),
    "G_MUL": ("0", "00"),
    "G_AND": ("0", "00"),
    "G_XOR": ("0", "00"),
    "G_FADD": ("0", "00"),
    "G_FMA": ("0", "000"),
    "G_FNEG": ("0", "0"),
    "G_FABS": ("0", "0"),
    "G_FREEZE": ("0", "0"),
    "COPY": ("x", "x"),
    "G_SHL": ("0", "01"),
    "G_PTR_ADD": ("0", "01"),
    "G_ZEXT": ("0", "1"),
    "G_SEXT": ("0", "1"),
    "G_TRUNC": ("0", "1"),
    "G_LOAD": ("0", "1"),
    "G_STORE": ("", "01"),
    "G_ICMP": ("0", "x11"),
    "G_SELECT": ("0", "100"),
    "G_SEXT_INREG": ("0", "0i"),
    "G_CONSTANT": ("0", "i"),
    "G_UADDO": ("01", "00"),
    "G_BUILD_VECTOR": ("0", "1*"),
    "G_MERGE_VALUES": ("0", "1*"),
    "G_UNMERGE_VALUES": ("00", "1"),
    "G_TWO": ("01", "01"),
    "G_TAKE": ("0", "1*"),
    "G_KEEP": ("", "01"),
    "G_COUNT": ("0", "0i"),
}
OF_INTRINSICS = {"int_pure": ("0", "0"), "int_side": ("0", "00"), "int_conv": ("0", "0")}
TYPES = ("i32", "i64", "i1", "f32", "v4i32", "v2f64", "nxv2i16", "p0", "i8")
FLAGS = ("FmNoNans", "FmNoInfs", "FmNsz", "FmReassoc", "IsExact", "NoSWrap", "NoUWrap", "NonNeg")
NUMBERS = (0, 1, -1, 2, 7, 31, 32, 64, 100, -128, 255, 300, 65535, -40000, 100000, 70000000000)


class Rule:
    """The names of a rule with the number of their type, and what was written so far."""

    def __init__(self, draw: Description, instructions: dict[str, tuple[str, str]]) -> None:
        self.draw = draw
        self.instructions = instructions
        self.fresh = count()
        self.type_of: dict[str, int] = {}
        self.written: dict[int, str] = {}  # by number of a type
        self.variadic: list[str] = []
        self.instruction_names: list[str] = []
        self.numbers: list[str] = []  # names of immediates
        self.bound: list[str] = []
        self.defined: set[str] = set()

    def name(self, type_: int, prefix: str = "x") -> str:
        name = f"{prefix}{next(self.fresh)}"
        self.type_of[name] = type_
        return name

    def typed(self, name: str, share: float) -> str:
        if not self.draw.chance(share):
            return f"${name}"
        type_ = self.written.setdefault(self.type_of[name], self.draw.pick(*TYPES))
        return f"{type_}:${name}"

    def number(self, type_: int | None) -> str:
        """An immediate, with the type of that number if there is one."""
        value = str(self.draw.random.choice(NUMBERS))
        if type_ is None:
            return value
        written = self.written.setdefault(type_, self.draw.pick("i32", "i64", "i8", "i32"))
        return f"({written} {value})"

    def flags(self, taken: list[str]) -> str:
        if not self.draw.chance(0.12):
            return ""
        own = self.draw.some(list(FLAGS), 0, 2)
        left = self.draw.some([flag for flag in FLAGS if flag not in own], 0, 2)
        parts = [f"${name}" for name in self.draw.some(taken, 0, 1)] + own
        parts += [f"(not {', '.join(left)})"] if left else []
        return f", (MIFlags {', '.join(parts)})" if parts else ""


class Match(Rule):
    """Instructions from the root upwards, each of which defines what another uses."""

    def __init__(self, draw: Description, instructions: dict[str, tuple[str, str]]) -> None:
        super().__init__(draw, instructions)
        self.patterns: list[str] = []

    def root(self, opcode: str) -> tuple[list[str], str]:
        """The names that the root defines, and its own name where it has one."""
        defined = [self.name(next(self.fresh), "d") for kind in self.instructions[opcode][0]]
        named = not defined or self.draw.chance(0.3)
        own = self.instruction(opcode, defined, 0, "mi" if named else "")
        return defined, own

    def instruction(self, opcode: str, defined: list[str], depth: int, own: str = "") -> str:
        outs, ins = self.instructions[opcode]
        local = {
            kind: self.type_of[name]
            for kind, name in zip(outs, defined, strict=True)
            if kind != "x"
        }
        operands = [self.typed(name, 0.12) for name in defined]
        self.defined |= set(defined)
        self.bound += [name for name in defined if name not in self.bound]
        for kind in ins:
            operands += self.uses(kind, local, depth, operands)
        if not own and self.draw.chance(0.2):
            own = f"p{next(self.fresh)}"
        if own:
            self.instruction_names.append(own)
        text = f"({opcode} {', '.join(operands)}{self.flags([])})"
        self.patterns.append(f"{text}:${own}" if own else text)
        return own

    def uses(self, kind: str, local: dict[str, int], depth: int, before: list[str]) -> list[str]:
        if kind == "i":
            return [self.plain_number()]
        if kind == "*":
            if before and self.draw.chance(0.5):
                bounds = self.draw.pick("", "", "2", "1, 3", "2, 5")
                name = f"va{next(self.fresh)}"
                self.variadic.append(name)
                return [f"GIVariadic<{bounds}>:${name}"]
            return [self.use(local["1"], depth) for _ in range(self.draw.number(0, 2))]
        type_ = next(self.fresh) if kind == "x" else local.setdefault(kind, next(self.fresh))
        return [self.use(type_, depth)]

    def plain_number(self) -> str:
        roll = self.draw.random.random()
        if roll < 0.3:
            return f"${self.name(next(self.fresh), 'n')}"
        number = self.number(None if roll < 0.6 else next(self.fresh))
        return self.named(number)

    def named(self, number: str) -> str:
        if not self.draw.chance(0.2):
            return number
        name = f"c{next(self.fresh)}"
        self.numbers.append(name)
        return f"{number}:${name}"

    def use(self, type_: int, depth: int) -> str:
        draw = self.draw
        roll = draw.random.random()
        if self.bound and roll < 0.1:
            return self.named(self.number(type_ if draw.chance(0.5) else None))
        known = [name for name in self.bound if self.type_of[name] == type_]
        known = [name for name in known if name not in self.defined or draw.chance(0.02)]
        if known and roll < 0.2:
            return f"${draw.pick(*known)}"
        name = self.name(type_)
        self.bound.append(name)
        text = self.typed(name, 0.12)
        if depth < 2 and draw.chance(0.3):
            self.definition(name, depth + 1)
        return text

    def leaves(self) -> list[str]:
        """What one instruction uses once and nothing defines: a fragment may define it."""
        used = Counter(re.findall(r"\$(\w+)", " ".join(self.patterns)))
        return [name for name in self.bound if name not in self.defined and used[name] == 1]

    def definition(self, name: str, depth: int) -> None:
        """Another instruction, which defines the name."""
        opcode = self.draw.pick(*[o for o, (outs, _) in self.instructions.items() if outs])
        outs = self.instructions[opcode][0]
        at = self.draw.number(0, len(outs) - 1)
        names = []
        for number, kind in enumerate(outs):
            same = number == at or kind == outs[at]
            type_ = self.type_of[name] if same else next(self.fresh)
            names.append(name if number == at else self.name(type_, "o"))
        self.instruction(opcode, names, depth)


class Apply:
    """Instructions that define what the root did, of what was matched and of each other."""

    def __init__(self, match: Match, root: str, opcode: str) -> None:
        self.match = match
        self.root = root
        self.opcode = opcode  # of the matched root
        self.draw = match.draw
        self.patterns: list[str] = []
        self.names = [name for name in match.bound if name[0] != "d"]
        self.opcodes = {
            opcode: shape for opcode, shape in match.instructions.items() if opcode[0] != "f"
        }

    def text(self, defined: list[str]) -> str:
        if not defined and self.draw.chance(0.4):
            return "(apply (GIEraseRoot))"
        # Of several instructions in the root's place, the reference writes that of the lowest
        # address first: what defines two is replaced by one that does.
        if len(defined) > 1:
            types = [self.match.type_of[name] for name in defined]
            local = dict(zip(self.opcodes[self.opcode][0], types, strict=True))
            self.instruction(self.opcode, [f"${name}" for name in defined], local)
        for name in defined if len(defined) == 1 else ():
            if self.names and self.draw.chance(0.25):
                self.patterns.append(f"(GIReplaceReg ${name}, ${self.draw.pick(*self.names)})")
            else:
                self.definition(name)
        if not defined:
            self.instruction(self.draw.pick("G_STORE", "G_KEEP"), [], {})
        if self.root == "mi" and not self.draw.chance(0.05):
            self.patterns[-1] = self.patterns[-1].partition(":$a")[0] + ":$mi"
        if self.draw.chance(0.1):
            self.draw.random.shuffle(self.patterns)
        return f"(apply {', '.join(self.patterns)})"

    def single(self) -> str:
        return self.draw.pick(*[o for o, (outs, _) in self.opcodes.items() if len(outs) == 1])

    def definition(self, name: str) -> None:
        opcode = self.single()
        kind = self.opcodes[opcode][0]
        local = {} if kind == "x" else {kind: self.match.type_of[name]}
        self.instruction(opcode, [self.match.typed(name, 0.05)], local)

    def temporary(self, type_: int) -> str:
        """The name of what another instruction makes, before the one that uses it."""
        opcode = self.single()
        kind = self.opcodes[opcode][0]
        alike = [name for name in self.match.bound if self.match.type_of[name] == type_]
        of = self.draw.pick(*(alike or self.match.bound))
        name = self.match.name(type_, "t")
        text = self.match.typed(name, 0.4)
        if text[0] == "$" and self.draw.chance(0.8):
            text = f'GITypeOf<"${of}">:${name}'
        self.instruction(opcode, [text], {} if kind == "x" else {kind: type_})
        self.names.append(name)
        return f"${name}"

    def instruction(self, opcode: str, defined: list[str], local: dict[str, int]) -> None:
        operands = list(defined)
        for kind in self.opcodes[opcode][1]:
            operands += self.uses(opcode, kind, local)
        own = f":$a{next(self.match.fresh)}" if self.draw.chance(0.1) else ""
        flags = self.match.flags(self.match.instruction_names)
        self.patterns.append(f"({opcode} {', '.join(operands)}{flags}){own}")

    def uses(self, opcode: str, kind: str, local: dict[str, int]) -> list[str]:
        draw, match = self.draw, self.match
        if kind == "*":
            listed = [self.use(local["1"]) for _ in range(draw.number(0, 2))]
            return listed + [f"${name}" for name in draw.some(match.variadic, 0, 1)]
        if kind == "i":
            if match.numbers and draw.chance(0.3):
                return [f"${draw.pick(*match.numbers)}"]
            typed = opcode == "G_CONSTANT" or draw.chance(0.2)
            return [match.number(next(match.fresh) if typed else None)]
        if kind == "x":
            return [self.use(match.type_of[draw.pick(*match.bound)])]
        if kind not in local:
            local[kind] = match.type_of[draw.pick(*self.names or match.bound)]
        return [self.use(local[kind])]

    def use(self, type_: int) -> str:
        draw, match = self.draw, self.match
        alike = [name for name in self.names if match.type_of[name] == type_]
        if len(self.patterns) < 4 and draw.chance(0.15):
            return self.temporary(type_)
        if alike and draw.chance(0.85):
            return f"${draw.pick(*alike)}"
        if match.bound and draw.chance(0.2):
            return f'(GITypeOf<"${draw.pick(*match.bound)}"> {match.number(None)})'
        return match.number(type_ if draw.chance(0.8) else None)


class Combiners(Description):
    def __init__(self, seed: int) -> None:
        super().__init__(seed, HEAD)
        self.instructions = dict(INSTRUCTIONS)
        if self.chance(0.2):
            self.lines.append(INTRINSICS)
            self.instructions |= OF_INTRINSICS
        self.predicates = [f"Has{n}" for n in range(self.number(0, 4))]
        for name in self.predicates:
            more = self.maybe(0.2, " { let RecomputePerFunction = 1; }") or ";"
            self.lines.append(f'def {name} : Predicate<"{name.lower()}()">{more}')
        self.fragments: dict[str, tuple[str, str]] = {}  # what they define and use
        for n in range(self.number(0, 3)):
            make = self.check if self.chance(0.2) else self.fragment
            self.fragments[f"f{n}"] = make(f"f{n}")
        rules = [f"R{n}" for n in range(self.number(1, 7))]
        spoilt = self.pick(*rules) if self.chance(0.08) else ""
        for name in rules:
            self.rule(name, name == spoilt)
        self.combiners(rules)

    def fragment(self, name: str) -> tuple[str, str]:
        """Alternatives of one or two instructions for the same operands."""
        takes_number, more = self.chance(0.25), self.chance(0.25)
        unary = [o for o, shape in INSTRUCTIONS.items() if shape == ("0", "0")]
        binary = [o for o, shape in INSTRUCTIONS.items() if shape == ("0", "00")]
        alternatives = []
        for _ in range(self.number(1, 3)):
            patterns = [f"({self.pick(*binary)} $d, $x, {'$n' if takes_number else '$y'})"]
            if more:
                patterns = [patterns[0].replace("$x", "$e"), f"({self.pick(*unary)} $e, $x)"]
            own = ["d", "x"]
            if self.chance(0.3):  # alternatives match more and fewer instructions
                patterns[-1] = patterns[-1].replace("$x", "$t")
                patterns.append(f"({self.pick(*unary)} $t, $x)")
                own.append("t")
            if self.chance(0.25):
                names = ", ".join([f"${{{each}}}" for each in self.some(own, 1, 2)])
                patterns.append(f'"return {name}check({names});"')
            alternatives.append(f"(pattern {', '.join(patterns)})")
        outs = "root:$d, $e" if more else "root:$d"
        ins = self.pick("$x", "gi_mo:$x") + (", gi_imm:$n" if takes_number else "")
        self.lines.append(
            f"def {name} : GICombinePatFrag<(outs {outs}), (ins {ins}),\n"
            f"  [{', '.join(alternatives)}]>;"
        )
        return ("00" if more else "0", "0n" if takes_number else "0")

    def check(self, name: str) -> tuple[str, str]:
        """Alternatives of C++ alone."""
        codes = [f'(pattern "return {name}{n}(${{x}});")' for n in range(self.number(1, 2))]
        self.lines.append(f"def {name} : GICombinePatFrag<(outs), (ins $x), [{', '.join(codes)}]>;")
        return "", "0"

    def rule(self, name: str, is_spoilt: bool) -> None:
        data = self.some(["Info:$info", "Apint:$value"], 0, 2) if self.chance(0.2) else []
        names = [each.partition("$")[2] for each in data]
        if self.chance(0.08):
            root, actions = "mi", self.by_opcode(names)
        else:
            root, actions = self.by_patterns(names)
        if is_spoilt:
            actions = self.spoil(actions)
        defs = ", ".join([f"root:${root}", *data])
        prefix = ""
        if self.predicates and self.chance(0.3):
            prefix = f"let Predicates = [{', '.join(self.some(self.predicates, 1, 3))}] in\n"
        most = self.maybe(0.06, f" {{ let MaxPermutations = {self.pick('-1', '2', '4')}; }}") or ";"
        self.lines.append(f"{prefix}def {name} : GICombineRule<(defs {defs}),\n  {actions}>{most}")

    def by_opcode(self, data: list[str]) -> str:
        opcodes = ", ".join(self.some(list(INSTRUCTIONS), 1, 3))
        code = self.code("check", [], ["mi"], data)
        if self.chance(0.3):
            return f"(combine (wip_match_opcode {opcodes}):$mi, {code})"
        return f"(match (wip_match_opcode {opcodes}):$mi, {code}),\n  (apply {code})"

    def by_patterns(self, data: list[str]) -> tuple[str, str]:
        match = Match(self, self.instructions)
        opcode = self.pick(*self.instructions)
        defined, own = match.root(opcode)
        root = own if own == "mi" and (not defined or self.chance(0.5)) else defined[0]
        if self.fragments and self.chance(0.35):
            for _ in range(self.random.choice((1, 1, 2, 3))):
                self.use_fragment(match)
            # With alternatives the reference writes another instruction's name for this one's.
            match.instruction_names = [n for n in match.instruction_names if n != "mi"]
        if self.chance(0.4):
            self.random.shuffle(match.patterns)
        operands = match.bound + match.variadic + match.numbers
        code = self.code("check", operands, match.instruction_names, data)
        patterns = ", ".join(match.patterns)
        if self.chance(0.1):
            return root, f"(combine {patterns}, {code})"
        checks = [f", {code}"] if self.chance(0.3) else []
        checks += [f", {self.code('also', operands, match.instruction_names, data)}"] * (
            self.chance(0.1)
        )
        text = f"(match {patterns}{''.join(checks)}),\n  "
        if (data and self.chance(0.9)) or self.chance(0.25):
            code = self.code("apply", operands, match.instruction_names, data)
            return root, f"{text}(apply {code})"
        return root, text + Apply(match, root, opcode).text(defined)

    def use_fragment(self, match: Match) -> None:
        """Let one of them define a leaf of what is matched, or look at something in it."""
        name = self.pick(*self.fragments)
        outs, ins = self.fragments[name]
        if not outs:
            match.patterns.append(f"({name} ${self.pick(*match.bound)})")
            return
        leaves = match.leaves()
        if not leaves:
            return
        leaf = self.pick(*leaves)
        match.defined.add(leaf)
        type_ = match.type_of[leaf]
        operands = [f"${leaf}", *[f"${match.name(type_, 'o')}" for _ in outs[1:]]]
        for kind in ins:
            if kind == "n":
                operands.append(match.number(type_ if self.chance(0.5) else None))
            else:
                operands.append(f"${match.name(type_)}")
                match.bound.append(operands[-1][1:])
                # The reference does not look for a root through the operands of a fragment.
                match.defined.add(operands[-1][1:])
        match.patterns.append(f"({name} {', '.join(operands)})")

    def code(self, what: str, operands: list[str], instructions: list[str], data: list[str]) -> str:
        used = self.some(operands, 0, 3) + self.some(instructions, 0, 1) + data
        arguments = ", ".join([f"${{{name}}}" for name in used])
        text = f"{self.pick('', 'return ')}{what}{self.number(0, 3)}({arguments});"
        return self.pick(f'"{text}"', f"[{{ {text} }}]", f"[{{\n    {text}\n  }}]")

    def spoil(self, actions: str) -> str:
        """Leave a word out, say it twice, or put another one in its place."""
        words = actions.split(" ")
        at = self.number(1, len(words) - 1)
        return " ".join(
            {
                "leave": [*words[:at], *words[at + 1 :]],
                "twice": [*words[:at], words[at - 1], *words[at:]],
                "other": [*words[:at], self.pick(*words), *words[at + 1 :]],
                "name": [*words[:at], "$x1,", *words[at + 1 :]],
                "type": [*words[:at], f"{self.pick(*TYPES)}:$x1,", *words[at:]],
                "number": [*words[:at], "(i64 7),", *words[at + 1 :]],
            }[self.pick("leave", "twice", "other", "name", "type", "number")]
        )

    def combiners(self, rules: list[str]) -> None:
        listed = list(rules)
        if len(rules) > 2 and self.chance(0.4):
            self.lines.append(f"def Group : GICombineGroup<[{', '.join(rules[1:3])}]>;")
            listed = [rules[0], "Group", *rules[3:]]
        method = self.maybe(0.3, ' { let CombineAllMethodName = "tryAll"; }') or ";"
        self.lines.append(f'def C : GICombiner<"Folder", [{", ".join(listed)}]>{method}')
        self.lines.append(f'def D : GICombiner<"Other", [{self.pick(*rules)}]>;')


def random_combiners(seed: int) -> str:
    """The text of combiners `C` and `D`; the same for the same seed."""
    return Combiners(seed).text()
