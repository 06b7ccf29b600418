"""Random enums, interfaces, constraints and passes: what a dialect declares beside its operations.

Enums have every base and width, interfaces every kind of method, passes any options. Some names
and values are taken twice; both tools must then say the same. Only the seed decides.
"""

from __future__ import annotations

from drawing import Description

HEAD = """include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Interfaces.td"
include "mlir/IR/Properties.td"
include "mlir/Pass/PassBase.td"
def D_Dialect : Dialect { let name = "d"; let cppNamespace = "::d"; }
"""
NAMES = ("Bird", "bee", "the_cat", "Ox2", "No", "true", "ALL", "_x", "Case")
TEXTS = ("", "", ', "a"', ', "a b"', ', "+"', ', "1st"', ', ""', ', "Bird"')
RESULTS = ("int", "void", "::mlir::Type", "std::pair<int, bool>", "const char *", "FailureOr<T>")
ARGUMENTS = ('"int":$a', '"::mlir::Value":$value', '"ArrayRef<int>":$list', '"T &&":$other')
CODES = (
    "",
    "",
    "[{}]",
    "[{ return {}; }]",
    '[{ return $_%s.get("x"); }]',
    "[{ ConcreteOp::f(); }]",
)
OPTION_TYPES = (
    ("int", "4"),
    ("bool", "false"),
    ("std::string", '\\"text\\"'),
    ("std::string", ""),
    ("unsigned", "-1"),
    ("::d::Kind", "::d::Kind::One"),
)


class Declarations(Description):
    def __init__(self, seed: int) -> None:
        super().__init__(seed, HEAD)
        self.enums: list[str] = []
        self.interfaces: dict[str, list[str]] = {"Op": [], "Attr": [], "Type": [], "Dialect": []}
        for number in range(self.random.randint(0, 3)):
            self.enum(number)
        for number in range(self.random.randint(0, 4)):
            self.interface(number)
        for number in range(self.random.randint(0, 3)):
            self.constraint(number)
        for number in range(self.random.randint(0, 3)):
            self.pass_(number)
        self.users()

    def lets(self, share: float, *lets: str) -> list[str]:
        return [let for let in lets if self.chance(share)]

    def names(self, count: int) -> list[str]:
        if self.chance(0.05):
            return self.random.choices(NAMES, k=count)
        return self.random.sample(NAMES, count)

    # --- enums

    def enum(self, number: int) -> None:
        bits = self.chance(0.5)
        width = self.random.choice((8, 16, 32, 64) if bits else (32, 64))
        attribute = "Attr" if self.chance(0.5) else ""
        base = f"I{width}{'BitEnum' if bits else 'Enum'}{attribute}"
        names = self.names(self.random.randint(0 if self.chance(0.1) else 1, 6))
        cases = self.bit_cases(base, names, width) if bits else self.int_cases(base, names, width)
        lets = self.lets(
            0.2,
            f'let cppNamespace = "{self.pick("::d", "d::e", "::d::inner")}";',
            f'let underlyingType = "{self.pick("uint8_t", "int32_t", "uint64_t")}";',
            'let symbolToStringFnName = "text";',
            'let stringToSymbolFnName = "parse";',
            'let underlyingToSymbolFnName = "fromNumber";',
            'let maxEnumValFnName = "most";',
        )
        if attribute:
            lets += self.lets(0.3, "let genSpecializedAttr = 0;")
        if bits:
            separators = (",", ", ", "|", " | ", " ", "+")
            lets += self.lets(
                0.3,
                f'let separator = "{self.pick(*separators)}";',
                "let printBitEnumPrimaryGroups = 1;",
            )
            lets += self.lets(0.15, "let printBitEnumQuoted = 1;")
        name = f"D_Kind{number}"
        self.lines.append(
            f'def {name} : {base}<"Kind{number}", "{self.pick("", "a kind", "of it")}", '
            f"[{', '.join(cases)}]> {{ {' '.join(lets)} }}"
        )
        self.enums.append(name)

    def int_cases(self, base: str, names: list[str], width: int) -> list[str]:
        values = self.random.sample(range(12), len(names))
        if self.chance(0.2) and names:
            values[0] = self.random.choice((-1, (1 << width) - 1, 1 << (width - 2), 1 << 31))
        if self.chance(0.05) and len(names) > 1:
            values[0] = values[1]
        return [
            f'{base}Case<"{name}", {value}{self.pick(*TEXTS)}>'
            for name, value in zip(names, values, strict=True)
        ]

    def bit_cases(self, base: str, names: list[str], width: int) -> list[str]:
        places = self.random.sample(range(min(width, 31)), len(names))
        if self.chance(0.15) and names:
            places[0] = width - 1
        cases = [
            f'{base}CaseBit<"{name}", {place}{self.pick(*TEXTS)}>'
            for name, place in zip(names, places, strict=True)
        ]
        if self.chance(0.3):
            cases.insert(0, f'{base}CaseNone<"None"{self.pick(*TEXTS)}>')
        if self.chance(0.3) and len(names) > 1:
            group = "BitEnumCaseGroup" if not base.endswith("Attr") else f"{base}CaseGroup"
            defined = [f"{name}_of{len(self.lines)}" for name in ("A", "B")]
            for name, case in zip(defined, cases[-2:], strict=True):
                self.lines.append(f"def {name} : {case};")
            cases[-2:] = defined
            cases.append(f'{group}<"Both", [{", ".join(defined)}]{self.pick(*TEXTS)}>')
        return cases

    # --- interfaces

    def method(self, sort: str) -> str:
        static = "Static" if self.chance(0.25) else ""
        arguments = self.random.sample(ARGUMENTS, self.random.randint(0, 2))
        codes = [code.replace("%s", sort.lower()) for code in CODES]
        parts = [
            self.pick('""', '"Does it."', "[{\n    Does more.\n\n    And more.\n  }]"),
            f'"{self.pick(*RESULTS)}"',
            f'"{self.pick("get", "setAll", "is_it", "build", "first")}{self.random.randint(0, 4)}"',
            f"(ins {', '.join(arguments)})",
            self.pick(*codes) or '""',
            self.pick(*codes) or '""',
        ]
        return f"{static}InterfaceMethod<{', '.join(parts[: self.random.randint(3, 6)])}>"

    def interface(self, number: int) -> None:
        sort = self.pick("Op", "Op", "Attr", "Type", "Dialect")
        known = self.interfaces[sort]
        bases = self.random.sample(known, self.random.randint(0, min(2, len(known))))
        methods = ", ".join([self.method(sort) for _ in range(self.random.randint(0, 4))])
        lets = [f"let methods = [{methods}];"]
        lets += self.lets(0.7, f'let cppNamespace = "{self.pick("::d", "d::e", "::d::inner")}";')
        lets += self.lets(
            0.25,
            'let description = "A face.";',
            "let extraClassDeclaration = [{ int g(); }];",
            "let extraSharedClassDeclaration = [{ int h() { return 1; } }];",
            "let extraClassOf = [{ return true; }];",
        )
        if sort == "Op":
            lets += self.lets(0.25, "let verify = [{ return check($_op); }];")
            lets += self.lets(0.2, "let verifyWithRegions = 1;", "let dependentTraits = [Pure2];")
        elif sort != "Dialect":
            lets += self.lets(0.25, "let extraTraitClassDeclaration = [{ int t(); }];")
        name = f"D_{sort}Face{number}"
        above = f", [{', '.join(bases)}]" if bases else ""
        if "Pure2" in " ".join(lets):
            self.lines.append('def Pure2 : NativeOpTrait<"Own">;' * (not self.has("def Pure2")))
        self.lines.append(
            f'def {name} : {sort}Interface<"{sort}Face{number}"{above}> {{ {" ".join(lets)} }}'
        )
        known.append(name)

    def has(self, text: str) -> bool:
        return any(text in line for line in self.lines)

    # --- constraints, passes

    def constraint(self, number: int) -> None:
        sort = self.pick("Type", "Attr")
        predicate = self.pick(
            'CPred<"is($_self)">',
            'And<[CPred<"$_self.a()">, Neg<CPred<"b($_self)">>]>',
            'Or<[CPred<"x">, SubstLeaves<"x", "y", CPred<"x($_self)">>]>',
            'Concat<"f(", CPred<"$_self">, ")">',
            "And<[]>",
        )
        lets = [f'let cppFunctionName = "is{self.pick("Good", "Bad", "It")}{number}";']
        summary = self.pick('"a good one"', '"it\\"s"', '""')
        self.lines.append(
            f"def D_C{number} : {sort}Constraint<{predicate}, {summary}> "
            f"{{ {' '.join(lets if self.chance(0.8) else lets[1:])} }}"
        )

    def pass_(self, number: int) -> None:
        options = [self.option(n) for n in range(self.random.randint(0, 3))]
        statistics = [
            f'Statistic<"num{n}", "num-{n}", "Number of {n}">'
            for n in range(self.random.choice((0, 0, 1, 2)))
        ]
        base = self.pick(
            f'Pass<"pass-{number}">',
            f'Pass<"pass-{number}", "::mlir::ModuleOp">',
            f'Pass<"pass-{number}", "">',
            f'InterfacePass<"pass-{number}", "::mlir::FunctionOpInterface">',
        )
        lets = [f"let options = [{', '.join(options)}];"] if options else []
        lets += [f"let statistics = [{', '.join(statistics)}];"] if statistics else []
        lets += self.lets(
            0.3,
            'let summary = "Does it";',
            "let description = [{\n    Does it.\n\n    ```mlir\n    %0\n    ```\n  }];",
            'let constructor = "d::make()";',
            'let dependentDialects = ["d::D", "::mlir::func::FuncDialect"];',
        )
        self.lines.append(f"def Pass{number} : {base} {{ {' '.join(lets)} }}")

    def option(self, number: int) -> str:
        type_, default = self.random.choice(OPTION_TYPES)
        flags = ', [{llvm::cl::values(clEnumValN(1, \\"a\\", \\"b\\"))}]'.replace("\\", "")
        more = flags if self.chance(0.15) else ""
        name = f"{self.pick('opt', 'useIt', 'the_size')}{number}"
        if self.chance(0.3):
            return f'ListOption<"{name}", "{name}-s", "{type_}", "Many of {number}"{more}>'
        text = self.pick("Option", "How to do it", "Two\\nlines", "")
        return f'Option<"{name}", "{name}", "{type_}", /*default=*/"{default}", "{text}"{more}>'

    # --- what uses them

    def users(self) -> None:
        for number, enum in enumerate(self.enums):
            if self.chance(0.5):
                format_ = self.pick("", 'let assemblyFormat = "`<` $value `>`";')
                self.lines.append(
                    f'def D_Attr{number} : EnumAttr<D_Dialect, {enum}, "kind{number}"> '
                    f"{{ {format_} }}"
                )
        for sort in ("Op", "Attr", "Type"):
            faces = self.interfaces[sort]
            traits = [self.pick(f, f"Declare{sort}InterfaceMethods<{f}>") for f in faces]
            if not traits:
                continue
            listed = ", ".join(traits)
            if sort == "Op":
                self.lines.append(f'def D_UserOp : Op<D_Dialect, "user", [{listed}]>;')
            else:
                self.lines.append(
                    f'def D_User{sort} : {sort}Def<D_Dialect, "User{sort}", [{listed}]> '
                    f'{{ let mnemonic = "user"; }}'
                )


def random_declarations(seed: int) -> str:
    """The text of the declarations; the same for the same seed."""
    return Declarations(seed).text()
