"""Random passes: options, lists of them, statistics, dialects, constructors and descriptions."""

from __future__ import annotations

from drawing import Draw

HEAD = """include "mlir/Pass/PassBase.td"
"""
TYPES = (
    ("bool", ("true", "false", "")),
    ("unsigned", ("0", "4", "")),
    ("int64_t", ("-1", "(1 << 3)")),
    ("std::string", ('\\"text\\"', "", "std::string()")),
    ("mlir::SomeEnum", ("mlir::SomeEnum::First",)),
    ("::llvm::SmallVector<int>", ("", "{1, 2}")),
)
ENUM_VALUES = (
    '[{::llvm::cl::values(\n      clEnumValN(A, "a", "first"),\n      clEnumValN(B, "b", ""))}]'
)
DESCRIPTIONS = (
    '""',
    '"One line."',
    "[{\n    Several lines.\n\n      - indented\n    ```mlir\n    op\n    ```\n  }]",
    "[{}]",
    '"Two\\nlines \\"quoted\\" \\\\ here."',
)


class Passes:
    def __init__(self, seed: int) -> None:
        self.draw = Draw(seed)
        self.lines = [HEAD]
        for number in range(self.draw.randint(0, 4)):
            self.pass_(number)

    def text(self) -> str:
        return "\n".join([*self.lines, ""])

    def option(self, number: int) -> str:
        draw = self.draw
        type_, defaults = draw.choice(TYPES)
        name = f"{draw.pick('size', 'useIt', 'the_list')}{number}"
        argument = draw.pick(name.lower(), f"opt-{number}", f"max.{number}", f"a_b{number}")
        help_ = draw.pick("What it does", "", 'With \\"quotes\\"', "Two\\nlines", "A, b; c")
        more = draw.pick("", "", ', "llvm::cl::ZeroOrMore"', f", {ENUM_VALUES}")
        if draw.chance(0.25):
            return f'ListOption<"{name}", "{argument}", "{type_}", "{help_}"{more}>'
        default = draw.pick(*defaults)
        return f'Option<"{name}", "{argument}", "{type_}", "{default}", "{help_}"{more}>'

    def statistic(self, number: int) -> str:
        draw = self.draw
        described = draw.pick("Number of it", "", 'of \\"it\\"')
        return f'Statistic<"num{number}", "{draw.pick("num-it", "it")}{number}", "{described}">'

    def pass_(self, number: int) -> None:
        draw = self.draw
        name = f"{draw.pick('MyPass', 'ConvertAToB', 'Test', 'LLVMLower', 'x_to_y')}{number}"
        argument = draw.pick(f"my-pass-{number}", f"a.b_{number}", f"x{number}", "")
        base = draw.pick(
            f'Pass<"{argument}">',
            f'Pass<"{argument}", "{draw.pick("ModuleOp", "::mlir::func::FuncOp")}">',
            f'InterfacePass<"{argument}", "{draw.pick("FunctionOpInterface", "::a::Face")}">',
            f'PassBase<"{argument}", "::own::Base">',
        )
        lets = draw.lets(
            0.5,
            f'let summary = "{draw.pick("does it", "", "it: does; it")}";',
            f"let description = {draw.pick(*DESCRIPTIONS)};",
        )
        lets += draw.lets(
            0.3,
            f'let constructor = "{draw.pick("make()", "::a::create<int>(1, 2)")}";',
            'let dependentDialects = ["a::ADialect", "::mlir::b::BDialect"];',
            "let dependentDialects = [];",
        )
        options = [self.option(n) for n in range(draw.choice([0, 0, 1, 2, 4]))]
        if options:
            lets.append(f"let options = [{', '.join(options)}];")
        statistics = [self.statistic(n) for n in range(draw.choice([0, 0, 0, 1, 3]))]
        if statistics:
            lets.append(f"let statistics = [{', '.join(statistics)}];")
        self.lines.append(f"def {name} : {base} {{ {' '.join(lets)} }}")


def random_passes(seed: int) -> str:
    return Passes(seed).text()
