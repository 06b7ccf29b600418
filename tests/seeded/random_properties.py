"""Random properties of Clang's types: kinds and cases, nodes that inherit and ignore, conditions.

They are appended to `properties.td` of `tests/clang/cases/accepted/properties.td`.
"""

from __future__ import annotations

from clang_classes import clang_classes
from drawing import Description

_TYPES = ("Bool", "UInt32", "Kind", "StmtRef", "ExprRef", "Big", "Value")
_FLAGS = ("let PassByReference = 1;", "let ConstWhenWriting = 1;")


class _Properties(Description):
    def __init__(self, seed: int) -> None:
        super().__init__(seed, clang_classes("properties"))
        self.mistakes = 0.03 if self.chance(0.2) else 0.0
        self.types = [*_TYPES]

    def type(self, depth: int = 0) -> str:
        if depth < 2 and self.chance(0.25):
            return f"{self.pick('Array', 'Optional')}<{self.type(depth + 1)}>"
        return self.pick(*self.types)

    def properties(self, names: list[str]) -> list[str]:
        found = []
        for name in names:
            lets = [f"let Read = [{{ node.{name}() }}];"] if not self.wrong() else []
            if self.chance(0.25):
                lets.append(f'let Conditional = "{self.pick("x > 1", "true", "")}";')
            found.append(f'  def : Property<"{name}", {self.type()}> {{ {" ".join(lets)} }}')
        return found

    def wrong(self) -> bool:
        return self.chance(self.mistakes)

    def names(self, start: str) -> list[str]:
        count = self.number(0, 4)
        names = [f"{start}{self.pick('a', 'B', '')}{number}" for number in range(count)]
        return [*names, *names[:1]] if self.wrong() else names

    def members(self, class_: str, own: list[str], known: list[str], ignored: list[str]) -> None:
        """What is said of a class; a creator has to name all that is known of it."""
        lines = self.properties(own)
        used = [name for name in [*known, *own] if name not in ignored and not self.wrong()]
        if not self.wrong():
            lines.append(f"  def : Creator<[{{ return make({', '.join(used)}); }}]>;")
        helper = "  def : ReadHelper<[{ auto h = node.help(); }]>;"
        lines += self.random.lets(0.25, helper)
        if ignored:
            names = ", ".join(f'"{name}"' for name in ignored)
            lines.append(f"  def : Override {{ let IgnoredProperties = [{names}]; }}")
        if self.chance(0.3):
            lines = self.some(lines, len(lines), len(lines))
        self.lines += [f"let Class = {class_} in {{", *lines, "}"]

    def value_types(self) -> None:
        for number in range(self.number(0, 3)):
            name = f"{self.pick('V', 'W', 'a')}{number}"
            kind = self.pick("", "Enum")
            lets = " ".join(self.random.lets(0.3, *_FLAGS))
            cxx = self.pick(f"ns::{name}", f"{name} *", name)
            self.lines.append(f'def {name} : {kind}PropertyType<"{cxx}"> {{ {lets} }}')
            self.types.append(name)
            if kind:
                continue
            if self.chance(0.5):
                self.members(name, self.names("p"), [], [])
                continue
            body = self.maybe(0.4, 'let KindPropertyName = "which";')
            self.lines.append(
                f'def : PropertyTypeKind<{name}, {self.pick("Kind", "UInt32")}, "node.k()"> '
                f"{{ {body} }}"
            )
            for case in self.some(["A", "B", "Some10", "Some9"], 1, 3):
                self.members(f'PropertyTypeCase<{name}, "{case}">', self.names("c"), [], [])

    def nodes(self) -> None:
        self.lines.append("def Type : TypeNode<?, 1>;")
        known: dict[str, list[str]] = {"Type": []}
        for number in range(self.number(1, 7)):
            name = f"{self.pick('A', 'Z', 'Ab')}{number * 5 % 11}Type"
            base = self.pick(*known)
            abstract = self.chance(0.25)
            self.lines.append(f"def {name} : TypeNode<{base}{', 1' if abstract else ''}>;")
            own = self.names(f"n{number}")
            of_base = known[base]
            ignored = self.some(of_base, 0, 2) if self.chance(0.3) else []
            self.members(name, own, of_base, ignored)
            known[name] = [*of_base, *own]

    def program(self) -> str:
        self.value_types()
        self.nodes()
        return self.text()


def random_properties(seed: int) -> str:
    return _Properties(seed).program()
