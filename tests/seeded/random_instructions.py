"""Random instruction sets: operands of several parts, flags, relations, expansions, aliases.

Names of the target, its instructions and its registers differ in a third of them. Registers have
zeros in their numbers and several names. What contradicts itself is made too.
"""

from __future__ import annotations

from drawing import Description

FLAGS = (
    "isReturn",
    "isBranch",
    "isEHScopeReturn",
    "isIndirectBranch",
    "isCompare",
    "isMoveImm",
    "isMoveReg",
    "isBitcast",
    "isSelect",
    "isBarrier",
    "isCall",
    "isAdd",
    "isTrap",
    "canFoldAsLoad",
    "mayLoad",
    "mayStore",
    "mayRaiseFPException",
    "isConvertibleToThreeAddress",
    "isCommutable",
    "isTerminator",
    "isReMaterializable",
    "isPredicable",
    "isUnpredicable",
    "hasDelaySlot",
    "usesCustomInserter",
    "hasPostISelHook",
    "hasCtrlDep",
    "isNotDuplicable",
    "isConvergent",
    "isAuthenticated",
    "isAsCheapAsAMove",
    "hasExtraSrcRegAllocReq",
    "hasExtraDefRegAllocReq",
    "isRegSequence",
    "isMeta",
    "isExtractSubreg",
    "isInsertSubreg",
    "variadicOpsAreDefs",
    "hasSideEffects",
    "UseNamedOperandTable",
    "UseLogicalOperandMappings",
    "HasPositionOrder",
    "isPreISelOpcode",
)
TYPES = ("OPERAND_MEMORY", "OPERAND_PCREL", "OPERAND_IMMEDIATE", "OPERAND_SPECIAL", "OPERAND_OTHER")
TAB = r"\t"
ROWS = ("add", "sub", "ld")
FORMS = ("rr", "ri", "mem")


class Instructions(Description):
    """The lines of one description. `kinds` are what an operand may be, with its parts' names."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, 'include "llvm/Target/Target.td"', "def II : InstrInfo {")
        self.target = "T"
        self.namespace = self.pick("T", "T", "Insts")
        self.registers_in = self.pick("T", "T", "Regs", "")
        self.lines.append(f"  let guessInstructionProperties = {int(self.chance(0.9))}; }}")
        self.kinds: dict[str, int] = {}  # an operand's name to the number of its parts
        self.classes: list[str] = []
        self.names: list[str] = []  # registers
        self.predicates = self.features()
        self.registers()
        self.operands()
        self.instructions: list[tuple[str, int, list[str]]] = []
        self.size = 4  # of the instruction at hand
        self.sizes: dict[str, int] = {}
        self.formats()
        for n in range(self.number(2, 25)):
            self.instruction(n)
        self.pseudos()
        self.compressed()
        self.aliases()
        self.mappings()
        self.functions()
        self.ending()

    # --- what stands before the instructions

    def features(self) -> list[str]:
        names: list[str] = []
        for n in range(self.number(0, 4)):
            self.lines.append(f'def Feat{n} : SubtargetFeature<"f{n}", "HasF{n}", "true", "f">;')
        count = len(self.lines) - 3
        for n in range(count):
            other = self.number(0, count - 1)
            condition = self.pick(
                f"(all_of Feat{n})",
                f"(any_of Feat{n}, Feat{other})",
                f"(all_of Feat{n}, (not Feat{other}))",
                f"(all_of (not Feat{n}))",
                f"(any_of (not Feat{n}), Feat{other})",
            )
            self.lines.append(f'def P{n} : Predicate<"p{n}()">, AssemblerPredicate<{condition}>;')
            names.append(f"P{n}")
        self.lines.append('def Plain : Predicate<"plain()">;')
        return [*names, "Plain"]

    def registers(self) -> None:
        """Some have zeros before their numbers, and names by index, with others to fall back on."""
        indices = [f"Alt{n}" for n in range(self.number(0, 3))]
        space = f'let Namespace = "{self.registers_in}";'
        for n, name in enumerate(indices):
            back = f" let FallbackRegAltNameIndex = {self.pick(*indices[:n])};" if n else ""
            self.lines.append(f"def {name} : RegAltNameIndex {{ {space}{self.maybe(0.4, back)} }}")
        pad = self.pick("", "0", "00")
        for n in range(self.number(3, 24)):
            name = f"{self.pick('R', 'R', 'r_')}{pad if self.chance(0.7) else ''}{n}"
            chosen = self.some(indices, 0, 3)
            alternative = ", ".join([self.pick('""', f'"a{n}.{i}"') for i in range(len(chosen))])
            lets = space
            if chosen:
                lets += f" let RegAltNameIndices = [{', '.join(chosen)}];"
            lets += self.maybe(0.2, f" let HWEncoding = {self.number(0, 63)};")
            lets += self.maybe(0.1, f" let PositionOrder = {self.number(0, 2)};")
            lets += self.maybe(0.1, " let isConstant = 1;")
            lets += self.maybe(0.3, f" let DwarfNumbers = [{n}, {self.number(-2, 40)}];")
            written = self.pick(f"r{n}", f"r{n}", f"%{n}", f"x.{n}", "")
            self.lines.append(f'def {name} : Register<"{written}", [{alternative}]> {{ {lets} }}')
            self.names.append(name)
        for n in range(self.number(1, 4)):
            members = ", ".join(self.some(self.names, 1, 20) if n else self.names)
            class_ = f"{self.pick('GPR', 'Low', 'C')}{n}"
            index = f", {self.pick(*indices)}" if indices and self.chance(0.3) else ""
            self.lines.append(
                f'def {class_} : RegisterClass<"{self.registers_in}", [i32], 32, '
                f"(add {members}){index}>;"
            )
            self.classes.append(class_)
            self.kinds[class_] = 1
        self.lines.append(f"defm : RemapAllTargetPseudoPointerOperands<{self.classes[0]}>;")
        if self.chance(0.2):
            self.lines.append("def M1 : HwMode<[]>;")
            self.lines.append(
                f"def ByMode : RegClassByHwMode<[DefaultMode, M1], "
                f"[{self.pick(*self.classes)}, {self.pick(*self.classes)}]>;"
            )
            self.kinds["ByMode"] = 1

    def operands(self) -> None:
        self.kinds |= {"i32imm": 1, "i64imm": 1}
        for n in range(self.number(1, 7)):
            name = f"{self.pick('op', 'Op', 'mem')}{n}"
            lets = self.maybe(0.4, f' let PrintMethod = "print{n % 3}";')
            lets += self.maybe(0.3, f' let EncoderMethod = "enc{n % 3}";')
            lets += self.maybe(0.3, f' let DecoderMethod = "dec{n % 3}";')
            lets += self.maybe(0.4, f' let OperandType = "{self.pick(*TYPES)}";')
            lets += self.maybe(0.3, f' let OperandNamespace = "{self.pick("T", "O", "")}";')
            sort = self.pick("plain", "parts", "parts", "register", "predicate", "default")
            own = self.pick(*self.classes)
            self.kinds[name] = 1
            if sort == "register":
                lets = lets.replace("Operand<", "")
                self.lines.append(f"def {name} : RegisterOperand<{own}> {{{lets} }}")
                continue
            if sort == "plain":
                lets += self.maybe(0.2, " let MCOperandPredicate = [{ return ok(MCOp); }];")
                self.lines.append(f"def {name} : Operand<{self.pick('i32', 'i64')}> {{{lets} }}")
                continue
            if sort != "parts":
                both = f"(ops i32imm, {own}), (ops (i32 {n}), zero_reg)"
                class_ = "PredicateOperand" if sort == "predicate" else "OptionalDefOperand"
                self.lines.append(f"def {name} : {class_}<OtherVT, {both}> {{{lets} }}")
                self.kinds[name] = 2
                continue
            count = self.number(1, 4)
            parts = []
            named = self.chance(0.7)
            for at in range(count):
                kind = self.pick(*self.classes, "i32imm", "i64imm")
                parts.append(f"{kind}:$p{at}" if named else kind)
            lets += f" let MIOperandInfo = (ops {', '.join(parts)});"
            lets += self.maybe(0.15, " let MCOperandPredicate = [{ return ok(MCOp); }];")
            self.lines.append(f"def {name} : Operand<iPTR> {{{lets} }}")
            self.kinds[name] = count

    # --- instructions

    def formats(self) -> None:
        self.lines.append(
            "class I<dag o, dag i, string asm> : Instruction {\n"
            f'  let Namespace = "{self.namespace}"; let OutOperandList = o; '
            "let InOperandList = i; let AsmString = asm; let Size = 4;\n"
            '  bits<32> Inst; string Row = ""; string Form = ""; bit Wide = 0; '
            "field bits<32> SoftFail = 0;\n}"
        )
        self.lines.append("class Related;")

    def operand_list(self, count: int, letter: str) -> tuple[list[str], list[str]]:
        kinds = [self.pick(*self.kinds) for _ in range(count)]
        listed = []
        for at, kind in enumerate(kinds):
            name = f"{letter}{at}"
            if self.kinds[kind] > 1 and self.chance(0.3):
                parts = ", ".join([f"${name}_{part}" for part in range(self.kinds[kind])])
                listed.append(f"({kind} {parts}):${name}")
            else:
                listed.append(f"{kind}:${name}" if self.chance(0.999) else kind)
        return kinds, listed

    def assembly(self, names: list[str], word: str, *, of_alias: bool = False) -> str:
        parts = []
        for name in names:
            text = self.pick(f"${name}", f"${name}", f"${{{name}}}", f"${{{name}:mod}}")
            if of_alias:  # what has no such name is printed as anything
                text = text.replace(":mod", "")
            parts.append(self.pick("", "", "#", "[", "-", r"\\{") + text + self.pick("", "", "]"))
        body = ", ".join(parts)
        if self.chance(0.2) and body:
            body = f"{{{body}|{' '.join(reversed(parts))}}}" if r"\\" not in body else body
        word += self.maybe(0.1, "{.w|.l}") + self.maybe(0.04, r"\n")
        word += "" if of_alias else self.maybe(0.05, "$$")
        return f"{word}{self.pick(TAB, ' ')}{body}" if body else word

    def instruction(self, number: int) -> None:
        outs, listed_outs = self.operand_list(self.random.choice([0, 1, 1, 1, 2]), "d")
        ins, listed_ins = self.operand_list(self.random.choice([0, 1, 1, 2, 3]), "s")
        if self.chance(0.08):
            listed_ins.append("variable_ops")
        name = f"{self.pick('ADD', 'LD', 'ST', 'B', 'mv')}{self.pick('', '0', '_')}{number}"
        shown = [text.rpartition("$")[2] for text in [*listed_outs, *listed_ins] if ":$" in text]
        word = self.pick("add", "ld", "st", "b", "mv")
        asm = self.assembly([s for s in shown if self.chance(0.9)], word)
        lets = [f"{flag} = {int(self.chance(0.8))}" for flag in FLAGS if self.chance(0.06)]
        lets += self.values(outs, ins)
        bases = ""
        if self.chance(0.4):
            bases = ", Related"
            lets += [f'Row = "{self.pick(*ROWS)}"', f'Form = "{self.pick(*FORMS)}"']
            lets += ["Wide = 1"] if self.chance(0.3) else []
        bases += self.maybe(0.05, ", Deprecated<Feat0>") if len(self.predicates) > 1 else ""
        bases += self.maybe(0.05, ', ComplexDeprecationPredicate<"Old">')
        body = " ".join([f"let {let};" for let in lets])
        self.lines.append(
            f"def {name} : I<(outs {', '.join(listed_outs)}), (ins {', '.join(listed_ins)}), "
            f'"{asm}">{bases} {{ {body} }}'
        )
        if "variable_ops" not in listed_ins:
            self.instructions.append((name, len(outs), [*outs, *ins]))
            self.sizes[name] = self.size

    def values(self, outs: list[str], ins: list[str]) -> list[str]:
        """Fields of other kinds than flags."""
        lets = []
        if self.chance(0.3):
            names = ", ".join([self.pick(*self.predicates) for _ in range(self.number(1, 3))])
            lets.append(f"Predicates = [{names}]")
        for field in ("Defs", "Uses"):
            if self.chance(0.2):
                lets.append(f"{field} = [{', '.join(self.some(self.names, 1, 3))}]")
        if outs and ins and outs[0] == ins[0] and self.kinds[outs[0]] == 1:
            lets.append('Constraints = "$s0 = $d0"')
        elif outs and self.chance(0.15 if self.kinds[outs[0]] == 1 else 0.01):
            lets.append('Constraints = "@earlyclobber $d0"')
        if self.chance(0.2):
            lets.append(f"TSFlags{{{self.number(3, 9)}-2}} = {self.number(0, 3)}")
        self.size = self.random.choice((2, 2, 2, self.number(0, 8))) if self.chance(0.35) else 4
        lets += [f"Size = {self.size}"] if self.size != 4 else []
        lets += [f"CodeSize = {self.number(0, 9)}"] if self.chance(0.1) else []
        lets += ["isCodeGenOnly = 1"] if self.chance(0.1) else []
        lets += ['PostEncoderMethod = "post"'] if self.chance(0.1) else []
        return lets

    # --- what is made of instructions

    def arguments(self, kinds: list[str], names: dict[str, list[str]], is_match: bool) -> list[str]:
        """Operands of a dag; with names of the same kind, where there are any."""
        found = []
        for at, kind in enumerate(kinds):
            known = names.get(kind, [])
            if known and not is_match:
                found.append(f"{kind}:${self.pick(*known)}")
            elif kind.endswith("imm") and self.chance(0.5):
                found.append(str(self.number(-2, 9)))
            elif kind in self.classes and self.chance(0.3):
                found.append(self.pick(*self.names, "zero_reg"))
            else:
                name = f"n{at}"
                names.setdefault(kind, []).append(name)
                found.append(f"{kind}:${name}")
        return found

    def pseudos(self) -> None:
        if not self.instructions:
            return
        for n in range(self.number(0, 4)):
            name, _, kinds = self.random.choice(self.instructions)
            names: dict[str, list[str]] = {}
            result = ", ".join(self.arguments(kinds, names, True))
            listed = [f"{kind}:${each}" for kind, many in names.items() for each in many]
            listed += ["i32imm:$extra"] if self.chance(0.2) else []
            listed += ["variable_ops"] if self.chance(0.1) else []
            cut = self.number(0, min(1, len(listed)))
            self.lines.append(
                f"def Pseudo{n} : I<(outs {', '.join(listed[:cut])}), "
                f'(ins {", ".join(listed[cut:])}), "">, PseudoInstExpansion<({name} {result})> '
                "{ let isCodeGenOnly = 1; }"
            )

    def compressed(self) -> None:
        plain = [each for each in self.instructions if all(self.kinds[k] == 1 for k in each[2])]
        if not plain or not self.chance(0.6):
            return
        for _ in range(self.number(1, 3)):
            source, _, kinds = self.random.choice(plain)
            smaller = [each for each in plain if self.can_be_compressed(source, kinds, each)]
            if self.chance(0.1):
                smaller = plain
            if not smaller:
                continue
            target, _, others = self.random.choice(smaller)
            names: dict[str, list[str]] = {}
            input_ = ", ".join(self.arguments(kinds, names, True))
            output = ", ".join(self.arguments(others, names, False))
            predicates = f", [{', '.join(self.some(self.predicates, 0, 2))}]"
            body = self.pick(";", ";", " { let isCompressOnly = 1; }")
            self.lines.append(
                f"def : CompressPat<({source} {input_}), ({target} {output}){predicates}>{body}"
            )

    def can_be_compressed(
        self, source: str, kinds: list[str], target: tuple[str, int, list[str]]
    ) -> bool:
        name, _, others = target
        return self.sizes[name] < self.sizes[source] and set(others) <= set(kinds)

    def aliases(self) -> None:
        for n in range(self.number(0, 8) if self.instructions else 0):
            name, _, kinds = self.random.choice(self.instructions)
            names: dict[str, list[str]] = {}
            arguments = self.arguments(kinds, names, True)
            shown = [each for many in names.values() for each in many]
            asm = self.assembly(shown, f"al{n % 3}", of_alias=True)
            more = self.pick("", "", "", ", 0", ", 2", ", 1")
            lets = ""
            if self.chance(0.4):
                lets = f" let Predicates = [{', '.join(self.some(self.predicates, 1, 3))}];"
            result = f"({name} {', '.join(arguments)})"
            self.lines.append(f'def : InstAlias<"{asm}", {result}{more}> {{{lets} }}')

    def mappings(self) -> None:
        for n in range(self.number(0, 2)):
            rows, columns = ('["Row"]', "Form") if self.chance(0.5) else ('["Form"]', "Row")
            values = FORMS if columns == "Form" else ROWS
            key, *others = self.random.sample(values, 3)
            more, is_key, wide = "", "", ""
            if self.chance(0.3):
                more, is_key, wide = ', "Wide"', ', "0"', ', "1"'
            listed = ", ".join([f'["{other}"{wide}]' for other in others[: self.number(1, 2)]])
            self.lines.append(
                f'def getOther{n} : InstrMapping {{ let FilterClass = "Related"; '
                f'let RowFields = {rows}; let ColFields = ["{columns}"{more}]; '
                f'let KeyCol = ["{key}"{is_key}]; '
                f"let ValueCols = [{listed}]; }}"
            )

    def functions(self) -> None:
        names = [name for name, _, _ in self.instructions]
        for n in range(self.number(0, 2) if names else 0):
            cases = []
            free = self.some(names, 1, 6)
            while free:
                chosen = ", ".join([free.pop() for _ in range(min(len(free), self.number(1, 3)))])
                statement = f"MCReturnStatement<{self.condition(names, 1)}>"
                cases.append(f"MCOpcodeSwitchCase<[{chosen}], {statement}>")
            body = f"MCOpcodeSwitchStatement<[{', '.join(cases)}], MCReturnStatement<FalsePred>>"
            if self.chance(0.2):
                body = f"MCReturnStatement<{self.condition(names, 2)}>"
            self.lines.append(f'def isKind{n} : TIIPredicate<"isKind{n}", {body}>;')

    def condition(self, names: list[str], depth: int) -> str:
        at = self.number(0, 2)
        if depth and self.chance(0.4):
            parts = [self.condition(names, depth - 1) for _ in range(self.number(1, 3))]
            return f"{self.pick('CheckAll', 'CheckAny')}<[{', '.join(parts)}]>"
        return self.pick(
            f"CheckRegOperand<{at}, {self.pick(*self.names)}>",
            f"CheckNot<CheckImmOperand<{at}, 4>>",
            f"CheckIsRegOperand<{at}>",
            f"CheckOpcode<[{', '.join(self.some(names, 1, 3))}]>",
            f"CheckSameRegOperand<{at}, 0>",
            "TruePred",
        )

    def ending(self) -> None:
        writers = []
        for n in range(self.number(int(self.chance(0.9)), 2)):
            lets = f' let Variant = {n}; let AsmWriterClassName = "Printer{n}";'
            lets += self.maybe(0.9, " let PassSubtarget = 1;")
            self.lines.append(f"def Writer{n} : AsmWriter {{{lets} }}")
            writers.append(f"Writer{n}")
        lets = f" let AssemblyWriters = [{', '.join(writers)}];" if writers else ""
        lets += self.maybe(0.2, " let AllowRegisterRenaming = 1;")
        self.lines.append(f"def {self.target} : Target {{ let InstructionSet = II;{lets} }}")


def random_instructions(seed: int) -> str:
    """The text of a description; the same for the same seed."""
    return Instructions(seed).text()
