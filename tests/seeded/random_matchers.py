"""Random targets for assembly matchers: classes of operands, dialects, aliases, ties, predicates.

Most are accepted; those that contradict themselves must be rejected at the same place.
"""

from __future__ import annotations

from typing import NamedTuple

from drawing import Description

HEAD = """include "llvm/Target/Target.td"
def TheInfo : InstrInfo;
def Long : RegAltNameIndex { let Namespace = "T"; }
def Short : RegAltNameIndex { let Namespace = "T"; let FallbackRegAltNameIndex = Long; }
class R<string n, list<string> alt = []> : Register<n, alt> {
  let Namespace = "T";
  let RegAltNameIndices = !if(!empty(alt), []<RegAltNameIndex>, [Long]);
}
class I<dag outs, dag ins, string asm> : Instruction {
  let Namespace = "T"; let Size = 4; string DeprecatedFeatureMask = "";
  let OutOperandList = outs; let InOperandList = ins; let AsmString = asm;
}
def Unasked : Predicate<"only known to the code generator">;
"""
CONDITIONS = (
    "(all_of {0})",
    "(any_of {0}, (not {1}))",
    "(not {0})",
    "(all_of {1}, (any_of {0}, {1}))",
)
MNEMONICS = ("add", "sub", "ld", "st", "vmov", "MOV", "b", "j")
ENDINGS = ("", "", ".w", ".s", "_x", "i", "1")
WORDS = ("[", "]", "!", "#", "x", "y", ".i32", ".u32", "(", ")", "lsl", "%")
ESCAPED = (r"\\{", r"\\}", r"\\{x\\}", r"\\|", "$$", "*", "{a|b}", "{|c}", "{}")
PARSER_LETS = (
    "let ReportMultipleNearMisses = 1;",
    "let PreferSmallerInstructions = 1;",
    "let CallCustomParserForAllOperands = 1;",
    'let AsmParserInstCleanup = "clean"; let AsmParserClassName = "Reader";',
    "let ShouldEmitMatchRegisterAltName = 1; let AllowDuplicateRegisterNames = 1;",
    "let ShouldEmitMatchRegisterName = 0;",
)
VARIANT_LETS = (
    'let TokenizingCharacters = "[]*!#()";',
    'let BreakCharacters = ".";',
    'let CommentDelimiter = ";";',
)
VARIANTS = ("att", "intel", "third")


class Kind(NamedTuple):
    """What an operand may be: a record's name, and what an alias may write for it."""

    name: str
    is_number: bool = False
    members: tuple[str, ...] = ()
    width: int = 1
    parts: tuple[str, ...] = ()


class Form(NamedTuple):
    name: str
    outs: int
    kinds: list[Kind]
    tie: tuple[int, int] | None


class Target(Description):
    def __init__(self, seed: int) -> None:
        super().__init__(seed, HEAD)
        self.num_variants = self.random.choice([1, 1, 1, 2, 2, 3])
        self.has_modifiers = self.chance(0.2)  # for writers: matchers refuse them all
        self.has_mnemonic_first = not self.chance(0.15)
        self.prefix = self.random.choice(["", "", "%", "r"])
        self.predicates = self.features()
        self.registers: list[tuple[str, str]] = []
        self.register_kinds = self.register_classes()
        self.other_kinds = self.operands(self.operand_classes())
        mnemonics = [self.pick(*MNEMONICS) + self.pick(*ENDINGS) for _ in range(6)]
        self.mnemonics = mnemonics[: self.random.randint(2, 6)]
        self.forms: list[Form] = []
        for number in range(self.random.randint(3, 28)):
            self.instruction(number)
        for _ in range(self.random.randint(0, 12)):
            self.alias(self.random.choice(self.forms))
        self.other_aliases()
        self.parser()

    def lets(self, share: float, *lets: str) -> str:
        """Some of these, each after a space."""
        return "".join([f" {let}" for let in lets if self.chance(share)])

    # --- what operands are

    def features(self) -> list[str]:
        count = self.random.randint(0, 5)
        names: list[str] = []
        for n in range(count):
            self.lines.append(f'def Feat{n} : SubtargetFeature<"f{n}", "HasF{n}", "true", "f">;')
        for n in range(count):
            condition = self.pick(*CONDITIONS).format(f"Feat{n}", f"Feat{(n + 1) % count}")
            name = f"{self.pick('Has', 'Is', 'No')}P{n}"
            label = f', "feature {n}"' if self.chance(0.5) else ""
            assembler = f"AssemblerPredicate<{condition}{label}>"
            self.lines.append(f'def {name} : Predicate<"x">, {assembler};')
            names.append(name)
        return names

    def predicate_list(self) -> str:
        if not self.chance(0.4):
            return ""
        names = self.random.sample(self.predicates, min(len(self.predicates), 2))
        names = names[: self.random.randint(0, 2)] + (["Unasked"] if self.chance(0.2) else [])
        return f" let Predicates = [{', '.join(names)}];"

    def register_classes(self) -> list[Kind]:
        for n in range(self.random.randint(4, 12)):
            name = f"{self.pick('Ra', 'Xa', 'Va')}{n}"
            written = self.pick(name.lower(), name.lower(), f"sp{n}", f"a.b{n}", f"st({n})")
            other = f', ["{self.pick("a", "b")}{n}"]' if self.chance(0.4) else ""
            self.lines.append(f'def {name} : R<"{written}"{other}>;')
            self.registers.append((name, written))
        kinds: list[Kind] = []
        names = [name for name, _ in self.registers]
        for n in range(self.random.randint(2, 6)):
            members = self.random.sample(names, self.random.randint(1, len(names)))
            if self.chance(0.4):
                members = names[: len(members)]
            class_ = f"{self.pick('GPR', 'FPR', 'Low', 'C')}c{n}"
            lets = self.lets(
                0.2, f'let DiagnosticType = "Bad{n}";', f'let DiagnosticString = "no {class_}";'
            )
            names_ = self.pick("", "", "", ", Long", ", Short")
            list_ = f'RegisterClass<"T", [i32], 32, (add {", ".join(members)}){names_}>'
            self.lines.append(f"def {class_} : {list_} {{{lets} }}")
            kinds.append(Kind(class_, members=tuple(members)))
        self.lines.append(f"defm : RemapAllTargetPseudoPointerOperands<{kinds[0].name}>;")
        if self.chance(0.3):
            kinds.append(self.pairs(names))
        if self.chance(0.25):
            kinds.append(self.class_by_mode(kinds))
        return kinds

    def pairs(self, names: list[str]) -> Kind:
        half = len(names) // 2
        parts = [f"(add {', '.join(part)})" for part in (names[:half], names[half : 2 * half])]
        self.lines.append(
            "def sub0 : SubRegIndex<32>; def sub1 : SubRegIndex<32, 32>;\n"
            f"def Pairs : RegisterTuples<[sub0, sub1], [{', '.join(parts)}]>;\n"
            'def Pair : RegisterClass<"T", [i64], 64, (add Pairs)>;'
        )
        return Kind("Pair")

    def class_by_mode(self, kinds: list[Kind]) -> Kind:
        classes = [self.random.choice(kinds).name for _ in range(2)]
        self.lines.append(
            "def Mode1 : HwMode<[]>;\n"
            f"def ByMode : RegClassByHwMode<[DefaultMode, Mode1], [{', '.join(classes)}]>;"
        )
        return Kind("ByMode")

    def operand_classes(self) -> list[str]:
        names: list[str] = []
        optional = 0.5 if self.chance(0.35) else 0.0
        for n in range(self.random.randint(1, 8)):
            name = f"{self.pick('Imm', 'Mem', 'Shift', 'Vec')}{n}"
            lets = f' let Name = "{name}";'
            if names and self.chance(0.5):
                above = self.random.sample(names, min(len(names), self.random.randint(1, 2)))
                lets += f" let SuperClasses = [{', '.join(above)}];"
            lets += self.lets(optional, "let IsOptional = 1;") + self.lets(
                0.25,
                f'let PredicateMethod = "is{self.pick("A", "B")}";',
                f'let RenderMethod = "{self.pick("addImmOperands", "addRegOperands", "addQ")}";',
                f'let ParserMethod = "parse{self.pick("A", "B")}";',
                f'let DiagnosticType = "Wrong{n}";',
                f'let DiagnosticString = "expected \\"{name}\\"";',
                'let DefaultMethod = "none";',
            )
            self.lines.append(f"def {name}Class : AsmOperandClass {{{lets} }}")
            names.append(f"{name}Class")
        return names

    def operands(self, classes: list[str]) -> list[Kind]:
        kinds = [Kind("i32imm", is_number=True)]
        for n in range(self.random.randint(1, 7)):
            name = f"op{n}"
            lets = self.lets(0.75, f"let ParserMatchClass = {self.pick(*classes)};")
            lets += self.lets(
                0.15,
                f'let PrintMethod = "print{self.pick("A", "B")}";',
            )
            sort = self.pick("plain", "plain", "complex", "register")
            if sort == "plain":
                base = f"Operand<{self.pick('i32', 'i64')}>"
                kinds.append(Kind(name, is_number=True))
            elif sort == "register":
                base = f"RegisterOperand<{self.random.choice(self.register_kinds).name}>"
                kinds.append(Kind(name))
            else:
                own = [kind.name for kind in self.register_kinds if kind.members]
                parts = [self.pick(*own, "i32imm") for _ in range(self.random.randint(1, 3))]
                lets = f" let MIOperandInfo = (ops {', '.join(parts)});" + lets
                base = "Operand<i32>"
                kinds.append(Kind(name, width=len(parts), parts=tuple(parts)))
            if sort != "register":
                lets += self.lets(0.15, f"let MCOperandPredicate = [{{ return check{n}(MCOp); }}];")
            self.lines.append(f"def {name} : {base} {{{lets} }}")
        return kinds

    # --- what is matched

    def instruction(self, number: int) -> None:
        outs = self.random.choice([0, 0, 1, 1, 1, 2])
        everything = self.register_kinds * 2 + self.other_kinds
        count = outs + self.random.choice([0, 1, 1, 2, 2, 3])
        kinds = [self.random.choice(everything) for _ in range(count)]
        if self.forms and self.chance(0.4):
            _, outs, kinds, _ = self.random.choice(self.forms)
            kinds = list(kinds)
        tie = self.tie(outs, kinds)
        names = self.names(outs, kinds)
        shown = [n for i, n in enumerate(names) if tie is None or i != tie[1] or self.chance(0.3)]
        text = self.assembly(shown, self.pick(*self.mnemonics))
        lets = self.predicate_list() + self.lets(
            0.06,
            "let Size = 2;",
            "let isCodeGenOnly = 1;",
            "let isPseudo = 1;",
            f'let AsmMatchConverter = "convert{self.pick("A", "::B")}";',
            "let HasPositionOrder = 1;",
            'let DeprecatedFeatureMask = "x";',
        )
        if tie is not None:
            lets += f' let Constraints = "${names[tie[1]]} = ${names[tie[0]]}";'
        elif outs and len(kinds) > 2 and kinds[0] == kinds[1] and f"${names[1]}" in text:
            lets += self.lets(0.5, f'let TwoOperandAliasConstraint = "${names[1]} = ${names[0]}";')
        if self.num_variants > 1:
            lets += self.lets(0.1, f'let AsmVariantName = "{self.pick("att", "intel")}";')
        listed = [f"{kind.name}:${name}" for kind, name in zip(kinds, names, strict=True)]
        dags = f"(outs {', '.join(listed[:outs])}), (ins {', '.join(listed[outs:])})"
        form = Form(f"{self.pick('A', 'M', 'Z')}Ins{number}", outs, kinds, tie)
        self.lines.append(f'def {form.name} : I<{dags}, "{text}"> {{{lets} }}')
        self.forms.append(form)

    def tie(self, outs: int, kinds: list[Kind]) -> tuple[int, int] | None:
        if not outs or len(kinds) == outs or not self.chance(0.3):
            return None
        if any(kind.width > 1 for kind in kinds[: outs + 1]):
            return None
        if self.chance(0.8):
            kinds[outs] = kinds[0]
        return 0, outs

    def names(self, outs: int, kinds: list[Kind]) -> list[str]:
        return [f"{'d' if i < outs else 's'}{i}" for i in range(len(kinds))]

    def assembly(self, names: list[str], mnemonic: str) -> str:
        parts: list[str] = []
        for name in names:
            text = self.pick(f"${name}", f"${name}", f"${{{name}}}")
            text = self.pick("", "", "", "", "#", "-", ".x") + text
            if self.has_modifiers and self.chance(0.2):
                text = f"${{{name}:{self.pick('mod', 'hi')}}}"
            if self.chance(0.1):
                text = f"${{{name}}}{self.pick(')', ']', '!', '.b')}"
            parts.append(text)
            if self.chance(0.2):
                parts.append(self.pick(*WORDS, self.random.choice(self.registers)[1]))
        if self.chance(0.05):
            parts.insert(self.random.randint(0, len(parts)), self.pick(*ESCAPED))
        if self.chance(0.06):
            self.random.shuffle(parts)
        body = self.pick(", ", " ").join(parts)
        if self.num_variants > 1 and "{" not in body and self.chance(0.5):
            body = f"{{{body}|{', '.join(reversed(parts))}}}"
        if self.num_variants > 1 and self.chance(0.3):
            mnemonic = f"{{{mnemonic}|{mnemonic}q}}"
        if not self.has_mnemonic_first and parts and self.chance(0.2):
            return body
        return f"{mnemonic}{self.pick(chr(92) + 't', ' ')}{body}" if parts else mnemonic

    def alias(self, form: Form) -> None:
        arguments: list[str] = []
        shown: list[str] = []
        for position, kind in enumerate(form.kinds):
            if form.tie and position == form.tie[1] and form.kinds[form.tie[0]] == kind:
                continue
            if kind.parts and self.chance(0.3):
                given = [self.whole(part, position, n) for n, part in enumerate(kind.parts)]
                arguments += given if self.chance(0.5) else [f"({kind.name} {', '.join(given)})"]
                shown += [name.split("$")[1] for name in given if "$" in name]
            elif kind.is_number and self.chance(0.3):
                arguments.append(self.pick("0", "1", "-1", "0b101", "100000"))
            elif kind.members and not form.tie and self.chance(0.2):
                # Of a tied one the reference numbers parsed operands by an address.
                arguments.append(self.pick(*kind.members))
            else:
                same = [a.split("$")[1] for a in arguments if a.startswith(f"{kind.name}:")]
                name = same[0] if same and self.chance(0.2) else f"a{position}"
                arguments.append(f"{kind.name}:${name}")
                shown = list(dict.fromkeys([*shown, name]))
        if form.tie and shown and self.chance(0.2):
            shown.insert(0, shown[0])
        text = self.assembly(shown, self.pick(*self.mnemonics))
        lets = self.predicate_list() + self.lets(0.2, "let UseInstAsmMatchConverter = 0;")
        more = self.lets(0.2, f", {self.random.randint(0, 2)}")
        if self.num_variants > 1 and not more:
            more = self.lets(0.2, f', 1, "{self.pick("att", "intel")}"')
        result = f"({form.name} {', '.join(arguments)})"
        self.lines.append(f'def : InstAlias<"{text}", {result}{more}> {{{lets} }}')

    def whole(self, part: str, position: int, number: int) -> str:
        """One part of an operand of several, as an alias writes it."""
        if part == "i32imm" and self.chance(0.4):
            return self.pick("0", "4", "-1")
        return f"{part}:$a{position}_{number}"

    def other_aliases(self) -> None:
        to = sorted({mnemonic.lower() for mnemonic in self.mnemonics})
        for number in range(self.random.randint(0, 4)):
            predicates = ""
            from_ = f"Old{number}"
            if self.predicates and self.chance(0.6):
                predicates = f", Requires<[{self.pick(*self.predicates)}]>"
                from_ = f"{self.pick('old', 'OLD')}{self.random.randint(0, 2)}"
            variant = self.lets(0.3, f', "{self.pick("att", "intel")}"')
            more = variant if self.num_variants > 1 else ""
            line = f'def : MnemonicAlias<"{from_}", "{self.pick(*to)}"{more}>{predicates};'
            self.lines.append(line)
        self.lines.append(self.lets(0.3, 'def : TokenAlias<".u32", ".i32">;'))
        self.lines.append(
            self.lets(0.3, 'def : TokenAlias<"x", "y">; def : TokenAlias<"lsl", "x">;')
        )

    def parser(self) -> None:
        lets = self.lets(0.2, *PARSER_LETS)
        if not self.has_mnemonic_first:
            lets += " let HasMnemonicFirst = 0;"
        self.lines.append(f"def TheParser : AsmParser {{{lets} }}")
        for number in range(self.num_variants):
            lets = f" let Variant = {number};" + self.lets(0.2, *VARIANT_LETS)
            if self.num_variants > 1:
                lets += f' let Name = "{VARIANTS[number]}";'
            if self.prefix:
                lets += self.lets(0.7, f'let RegisterPrefix = "{self.prefix}";')
            self.lines.append(f"def Variant{number} : AsmParserVariant {{{lets} }}")
        variants = ", ".join([f"Variant{number}" for number in range(self.num_variants)])
        for number in range(2):
            name = self.lets(0.2, 'let AsmWriterClassName = "Writer";')
            self.lines.append(f"def Writer{number} : AsmWriter {{ let Variant = {number};{name} }}")
        self.lines.append(
            "def T : Target { let InstructionSet = TheInfo; let AssemblyParsers = [TheParser];\n"
            f"  let AssemblyParserVariants = [{variants}];\n"
            "  let AssemblyWriters = [Writer0, Writer1];"
            f"{self.lets(0.2, 'let AllowRegisterRenaming = 1;')} }}"
        )


def random_matcher(seed: int) -> str:
    return Target(seed).text()
