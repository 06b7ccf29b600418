"""Random checkers of Clang's static analyzer: packages in packages, options, dependencies.

They are appended to `checkers.td` of `tests/clang/cases/accepted/static_analyzer.td`.
"""

from __future__ import annotations

from clang_classes import clang_classes
from drawing import Description

_TEXTS = ("Some text", 'A \\"flag\\"', "", "two\\nlines", "tab\\there", "back\\\\slash", "a, b")
_VALUES = ("true", "false", "12", '\\"\\"', "", "a b", "-1")


class _Checkers(Description):
    def records(self, stem: str, high: int) -> list[str]:
        """Names that are sorted otherwise than they are written."""
        count = self.number(0, high)
        return [
            f"{self.pick('', 'A', 'z')}{stem}{(number * 7 + 3) % 12}" for number in range(count)
        ]

    def of(self, field: str, names: list[str], share: float) -> list[str]:
        if not self.chance(share):
            return []
        if self.chance(0.05):
            return [f"let {field} = ?;"]
        return [f"let {field} = [{', '.join(self.some(names, 0, 3))}];"]

    def parent(self, packages: list[str], share: float) -> list[str]:
        if not packages or not self.chance(share):
            return []
        return [f"let ParentPackage = {self.pick(*packages)};"]

    def program(self) -> str:
        options = self.records("Option", 4)
        for name in options:
            type_, stage = self.number(0, 2), self.number(0, 1)
            hidden = self.maybe(0.3, ", 1")
            self.lines.append(
                f'def {name} : CmdLineOption<{type_}, "{self.pick("F", "")}{name}", '
                f'"{self.pick(*_TEXTS)}", "{self.pick(*_VALUES)}", {stage}{hidden}>;'
            )
        hidden = "let Hidden = 1;"
        packages: list[str] = []
        for name in self.records("Package", 5):
            lets = [
                *self.of("PackageOptions", options, 0.4),
                *self.parent(packages, 0.6),
                *self.random.lets(0.3, hidden),
            ]
            title = self.pick("core", "alpha", "coRe", name, f"{name}.in", "")
            self.lines.append(f'def {name} : Package<"{title}"> {{ {" ".join(lets)} }}')
            packages.append(name)
        checkers: list[str] = []
        for name in self.records("Checker", 7):
            lets = [
                *self.of("CheckerOptions", options, 0.4),
                *self.of("Dependencies", checkers, 0.5),
                *self.of("WeakDependencies", checkers, 0.3),
                *self.parent(packages, 0.9),
                *self.random.lets(0.3, hidden, f"let Documentation = {self.number(0, 3)};"),
                *self.random.lets(0.05, "let HelpText = ?;"),
            ]
            help_ = self.pick(*_TEXTS)
            self.lines.append(f'def {name} : Checker<"{name}", "{help_}"> {{ {" ".join(lets)} }}')
            checkers.append(name)
        return self.text()


def random_checkers(seed: int) -> str:
    return _Checkers(seed, clang_classes("static_analyzer")).program()
