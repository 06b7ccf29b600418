"""Random enums of a dialect: of integers and bits, of all widths, with and without attributes.

Values overlap, leave gaps, are large or negative; texts need quotes or are empty; bits come in
groups and names that C++ has other plans for.
"""

from __future__ import annotations

from drawing import Draw

HEAD = """include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
"""
SYMBOLS = ("A", "lower", "SNAKE_CASE", "CamelCase", "x86", "_under", "E4M3FN", "default", "None")
TEXTS = ("a", "a b", "a-b", "A.b", "0x", "", "None", "def", "a|b", "äö", "camelCase")
VALUES = (0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 31, 100, 127, 255, 1 << 16, (1 << 31) - 1)
LARGE = (1 << 31, (1 << 32) - 1, 1 << 40, (1 << 63) - 1, -1, -5)


class Enums:
    def __init__(self, seed: int) -> None:
        self.draw = Draw(seed)
        self.lines = [HEAD]
        for number in range(self.draw.randint(1, 3)):
            if self.draw.chance(0.5):
                self.bits(number)
            else:
                self.integers(number)

    def text(self) -> str:
        return "\n".join([*self.lines, ""])

    def symbols(self, count: int) -> list[str]:
        draw = self.draw
        names = [f"{draw.pick(*SYMBOLS)}{n if draw.chance(0.6) else ''}" for n in range(count)]
        return names if draw.chance(0.04) else list(dict.fromkeys(names))

    def written(self) -> str:
        if self.draw.chance(0.5):
            return ""
        return f', "{self.draw.pick(*TEXTS)}{self.draw.pick("", "1", "2", "3", "4", "5")}"'

    def case(self, line: str) -> str:
        """The name of the case if it is a record of its own, else the case itself."""
        if self.draw.chance(0.8):
            return line
        name = f"Case{len(self.lines)}"
        self.lines.append(f"def {name} : {line};")
        return name

    def integers(self, number: int) -> None:
        draw = self.draw
        with_attribute = draw.chance(0.5)
        width = draw.choice([32, 32, 64])
        class_ = f"I{width}Enum{'Attr' if with_attribute else ''}"
        values = draw.sample(VALUES + LARGE * draw.chance(0.3), draw.randint(0, 9))
        if draw.chance(0.5):
            values = list(range(len(values)))
        cases = [
            self.case(f'{class_}Case<"{symbol}", {value}{self.written()}>')
            for symbol, value in zip(self.symbols(len(values)), values, strict=False)
        ]
        self.enum(number, class_, cases, self.common(with_attribute))

    def bits(self, number: int) -> None:
        draw = self.draw
        with_attribute = draw.chance(0.5)
        width = draw.choice([8, 16, 32, 32, 64])
        class_ = f"I{width}BitEnum{'Attr' if with_attribute else ''}"
        cases: list[str] = []
        if draw.chance(0.4):
            cases.append(f'{class_}CaseNone<"{draw.pick("None", "zero", "No")}"{self.written()}>')
        for symbol in self.symbols(draw.randint(0, 6)):
            if draw.chance(0.1):
                value = draw.choice([1, 3, 6, 1 << (width - 1)])
                cases.append(self.case(f'{class_}Case<"{symbol}", {value}{self.written()}>'))
            else:
                at = draw.randrange(width if draw.chance(0.2) else 8)
                cases.append(self.case(f'{class_}CaseBit<"{symbol}", {at}{self.written()}>'))
        for n in range(draw.choice([0, 0, 1, 2])):
            named = [case for case in cases if "None" not in case]
            if named:
                listed = ", ".join(draw.some(named, 1, 3))
                cases.append(
                    self.case(f'{class_}CaseGroup<"Group{n}", [{listed}]{self.written()}>')
                )
        lets = self.common(with_attribute)
        if draw.chance(0.4):
            lets.append(f'let separator = "{draw.pick(", ", "|", " | ", ",")}";')
        lets += draw.lets(0.3, "let printBitEnumPrimaryGroups = 1;", "let printBitEnumQuoted = 1;")
        self.enum(number, class_, cases, lets)

    def common(self, with_attribute: bool) -> list[str]:
        draw = self.draw
        lets = [f'let cppNamespace = "{draw.pick("::d", "::d::e", "d", "")}";']
        lets += draw.lets(
            0.12,
            'let underlyingToSymbolFnName = "numbered";',
            'let stringToSymbolFnName = "named";',
            'let symbolToStringFnName = "text";',
            'let symbolToStringFnRetType = "std::string";',
            'let maxEnumValFnName = "largest";',
            f'let underlyingType = "{draw.pick("int32_t", "uint8_t", "")}";',
            'let className = "Other";',
            'let summary = "several words";',
            "let description = [{\n    Words of\n      several lines.\n  }];",
        )
        if with_attribute and draw.chance(0.4):
            lets.append("let genSpecializedAttr = 0;")
        elif with_attribute and draw.chance(0.2):
            lets.append('let specializedAttrClassName = "Special";')
        return lets

    def enum(self, number: int, class_: str, cases: list[str], lets: list[str]) -> None:
        draw = self.draw
        name = f"{draw.pick('Kind', 'my_kind', 'K')}{number}"
        summary = draw.pick("of kind", "", 'a \\"kind\\"')
        self.lines.append(
            f'def E{number} : {class_}<"{name}", "{summary}", [{", ".join(cases)}]> '
            f"{{ {' '.join(lets)} }}"
        )
        if not class_.endswith("Attr") or "genSpecializedAttr = 0" in " ".join(lets):
            format_ = draw.pick("", 'let assemblyFormat = "`<` $value `>`";')
            mnemonic = draw.pick(f', "kind{number}"', "")
            self.lines.append(f"def A{number} : EnumAttr<D, E{number}{mnemonic}> {{ {format_} }}")


def random_enums(seed: int) -> str:
    return Enums(seed).text()
