"""Random diagnostics of Clang: texts with every modifier, groups inside each other, mistakes.

They are appended to `diagnostics.td` of `tests/clang/cases/accepted/diagnostics.td`.
"""

from __future__ import annotations

from random import Random

_COMPONENTS = ("Parse", "Sema")
_WORDS = ("", "", "", "s", "q", "ordinal", "human", "quoted", "objcclass", "objcinstance")
_LITERALS = (
    *("a", "bc ", " d", "'%%'", "(e)", ": ", "%|", "%$", ", ", "f. ", "x-", "OpenMP ", "C++ "),
    *("CUDA", "?", "$"),
)
_MISTAKEN_LITERALS = (
    *("Big ", "A", "end.", "no!", "}", "|", "%", "%foo", "%s", "%select{", "%<", "{", "Ab-", "%{"),
    *("%plural{1", "%sub{x}", "%diff{$", "%enum_select<", "%enum_select{", "0"),
)
_CONDITIONS = ("1", "", "[2,4]", "%2=0", "1,3", "%10=[1,2]")
_CLASSES = ("Error", "Warning", "Note", "Extension", "Extension", "ExtWarn", "Remark")


class _Program:
    def __init__(self, seed: int) -> None:
        self.random = Random(f"diagnostics {seed}")
        self.mistakes = self.random.choice((0, 0, 0, 0.03, 0.1))
        self.enums = 0
        self.named: list[str] = []
        self.groups: list[str] = []

    # --- texts ---

    def text(self, depth: int = 0) -> str:
        count = self.random.randrange(1, 4) if depth < 3 else 1
        return "".join(self.piece(depth) for _ in range(count))

    def piece(self, depth: int) -> str:
        if self.random.random() < self.mistakes / 2:
            return self.random.choice(_MISTAKEN_LITERALS)
        kind = self.random.random()
        if kind < 0.4 or depth == 3:
            return self.random.choice(_LITERALS)
        if kind < 0.6:
            return f"%{self.random.choice(_WORDS)}{self.index()}"
        write = self.random.choice(
            (self.select, self.select, self.enum_select, self.plural, self.diff, self.substitution)
        )
        return write(depth + 1)

    def index(self) -> str:
        if self.random.random() < self.mistakes / 4:
            return self.random.choice(("", "a", " 0", ","))
        return str(self.random.choice((0, 0, 1, 1, 2, 3, 10)))

    def texts(self, depth: int) -> list[str]:
        return [self.text(depth) for _ in range(self.random.randrange(1, 4))]

    def select(self, depth: int) -> str:
        return f"%select{{{'|'.join(self.texts(depth))}}}{self.index()}"

    def enum_select(self, depth: int) -> str:
        self.enums += 1
        items = [
            f"%E{place if self.random.random() >= self.mistakes else 0}{{{text}}}"
            if self.random.random() < 0.6
            else text.lstrip("%")
            for place, text in enumerate(self.texts(depth))
        ]
        name = f"Enum{self.enums if self.random.random() >= self.mistakes else 1}"
        return f"%enum_select<{name}>{{{'|'.join(items)}}}{self.index()}"

    def plural(self, depth: int) -> str:
        cases = [f"{self.random.choice(_CONDITIONS)}:{text}" for text in self.texts(depth)]
        return f"%plural{{{'|'.join(cases)}}}{self.index()}"

    def diff(self, depth: int) -> str:
        depth = 3 if self.random.random() >= self.mistakes else depth
        first, second, third, same = (self.text(depth).replace("$", "") for _ in range(4))
        return f"%diff{{{first}${second}${third}|{same}}}{self.index()},{self.index()}"

    def substitution(self, depth: int) -> str:
        if not self.named:
            return "none"
        count = 11 if self.random.random() >= self.mistakes else 2
        indices = ",".join(self.index() for _ in range(count))
        return f"%sub{{{self.random.choice(self.named)}}}{indices}"

    # --- records ---

    def literal(self, depth: int = 0) -> str:
        text = self.text(depth)
        if self.random.random() >= self.mistakes:
            text = f"a{text}z"  # no place for mistakes of style
        return '"' + text.replace('"', '\\"') + '"'

    def substitution_record(self, number: int) -> str:
        record = f"def sub{number} : TextSubstitution<{self.literal(2)}>;\n"
        self.named.append(f"sub{number}")
        return record

    def group(self, number: int) -> str:
        inner = self.random.sample(
            self.groups, k=min(len(self.groups), self.random.choice((0, 1, 2)))
        )
        name = f"group{number * 7 % 10}" if number else "pedantic"
        if number and self.random.random() < self.mistakes:
            name = self.random.choice(("group7", "a b", "x_y", "pedantic"))
        category = self.random.choice(("", "", "", "Some Issue", "A/b-c", "Other"))
        documentation = self.random.choice(("[{}]", "[{ Says it.\n  More. }]"))
        self.groups.append(f"Group{number}")
        return (
            f'def Group{number} : DiagGroup<"{name}", [{", ".join(inner)}], {documentation}> '
            f'{{ let CategoryName = "{category}"; }}\n'
        )

    def in_group(self, number: int) -> str:
        kind = self.random.random()
        if kind < 0.6 and self.groups:
            return f", InGroup<{self.random.choice(self.groups)}>"
        if kind < 0.8:
            inner = self.random.choice(["", f", [{self.random.choice([*self.groups, ''])}]"])
            same = 0 if self.random.random() < self.mistakes else number
            return f', InGroup<DiagGroup<"implied{same}"{inner}>>'
        return ""

    def diagnostic(self, number: int) -> str:
        class_ = self.random.choice(_CLASSES)
        group = self.in_group(number)
        if self.random.random() >= self.mistakes:
            if class_ == "Error":
                group = ""
            if class_ == "Remark" and not group:
                class_ = "Note"
        fields = "".join(
            f" let {field} = {value};"
            for field, value in (
                ("CategoryName", '"Own Issue"'),
                ("Deferrable", "1"),
                ("WarningNoWerror", "1"),
                ("ShowInSystemHeader", "1"),
                ("ShowInSystemMacro", "0"),
                ("SFINAE", "SFINAE_Report"),
                ("DefaultSeverity", "SEV_Ignored"),
                ("DefaultSeverity", "SEV_Fatal"),
            )
            if self.random.random() < 0.1
        )
        name = f"{self.random.choice('abcXY')}_{number}"
        return f"def {name} : {class_}<{self.literal()}>{group} {{{fields} }}\n"

    def program(self) -> str:
        numbers = list(range(self.random.randrange(1, 9)))
        self.random.shuffle(numbers)
        parts = [self.group(number) for number in numbers]
        parts += [self.substitution_record(number) for number in range(self.random.randrange(4))]
        for number in range(self.random.randrange(1, 10)):
            component = self.random.choice(_COMPONENTS)
            parts.append(f'let Component = "{component}" in\n{self.diagnostic(number)}')
        return "".join(parts)


def random_diagnostics(seed: int) -> str:
    return _Program(seed).program()
