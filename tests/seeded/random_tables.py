"""Random searchable tables: enumerations, fields of every kind, keys, indices, and ranges.

Rows may have one key twice, fields that not all have, and values that do not fit.
"""

from __future__ import annotations

from drawing import Description

# A field's type, how a row sets it, and whether it can be a key.
KINDS = ("bits8", "bits3", "bits40", "string", "bit", "enum", "code", "string", "bits8")
UNUSUAL = ("int", "other", "list")
NAMES = ("alpha", "Beta", "g-1", "delta.x", "", "Alpha", "zed", "b10", "b9")


class Tables(Description):
    def __init__(self, seed: int) -> None:
        super().__init__(
            seed, 'include "llvm/TableGen/SearchableTable.td"', "class Other { int N = 0; }"
        )
        self.lines += [f"def other{n} : Other {{ let N = {n}; }}" for n in range(3)]
        self.enums = [self.enumeration(n) for n in range(self.number(0, 2))]
        for n in range(self.number(1, 3)):
            self.table(n)
        if self.chance(0.25):
            self.old()

    def enumeration(self, number: int) -> str:
        has_values = self.chance(0.6)
        self.lines.append(f"class E{number} {{ string Label = ?; bits<8> Code = ?; }}")
        lets = [f'let FilterClass = "E{number}";']
        lets += ['let NameField = "Label";'] * (named := self.chance(0.5))
        lets += ['let ValueField = "Code";'] * has_values
        self.lines.append(f"def Enum{number} : GenericEnum {{ {' '.join(lets)} }}")
        for n in range(self.number(1, 5)):
            code = n if self.chance(0.8) else self.number(0, 3)
            body = f'let Label = "L{n if self.chance(0.9) else 0}"; ' * named
            self.lines.append(f"def e{number}_{n} : E{number} {{ {body}let Code = {code}; }}")
        return f"Enum{number}"

    def declared(self, kind: str, name: str) -> str:
        types = {"code": "code", "list": "list<int>", "other": "Other", "int": "int", "bit": "bit"}
        if kind.startswith("bits"):
            return (
                f"bits<{kind[4:]}> {name} = ?;" if self.chance(0.1) else f"bits<{kind[4:]}> {name};"
            )
        if kind == "enum" and self.enums:
            return f"E{self.random.choice(self.enums)[4:]} {name};"
        return f"{types.get(kind, 'string')} {name};"

    def value(self, kind: str, declaration: str) -> str:
        if kind == "bits8":
            return str(self.number(0, 9 if self.chance(0.6) else 255))
        if kind == "bits3":
            return str(self.number(0, 7))
        if kind == "bits40":
            return str(self.random.choice((0, 1, 1 << 20, (1 << 40) - 1, self.number(0, 9999))))
        if kind == "int":
            return str(self.random.choice((0, 1, -1, 7, 300, 70000, 1 << 40, self.number(0, 99))))
        if kind == "bit":
            return str(self.number(0, 1))
        if kind == "enum" and declaration.startswith("E"):
            number = declaration[1]
            count = sum(line.startswith(f"def e{number}_") for line in self.lines)
            return f"e{number}_{self.number(0, count - 1)}"
        if kind == "code":
            return f"[{{ f({self.number(0, 9)}) }}]"
        if kind == "other":
            return f"other{self.number(0, 2)}"
        if kind == "list":
            return "[1, 2]"
        return f'"{self.random.choice(NAMES)}{self.random.choice(("", "", self.number(0, 30)))}"'

    def table(self, number: int) -> None:
        kinds = [self.random.choice(KINDS) for _ in range(self.number(1, 5))]
        if self.chance(0.12):
            kinds.append(self.random.choice(UNUSUAL))
        fields = [f"{self.random.choice(('F', 'Name', 'x'))}{n}" for n in range(len(kinds))]
        declarations = [self.declared(k, f) for k, f in zip(kinds, fields, strict=True)]
        self.lines.append(f"class Row{number} {{ {' '.join(declarations)} bit Wanted = 1; }}")
        lets = [f'let FilterClass = "Row{number}";']
        lets += ['let FilterClassField = "Wanted";'] * self.chance(0.2)
        lets += ['let CppTypeName = "Entry";'] * self.chance(0.3)
        used = fields if self.chance(0.7) else self.random.sample(fields, len(fields))
        lets.append(f"let Fields = {_strings(used)};")
        for kind, field, declaration in zip(kinds, fields, declarations, strict=True):
            if kind == "enum" and declaration.startswith("E"):
                lets.append(f'string TypeOf_{field} = "Enum{declaration[1]}";')
            elif kind in ("string", "code", "int") and self.chance(0.15):
                lets.append(f'string TypeOf_{field} = "{"X::Y" if self.chance(0.1) else "code"}";')
        usable = [f for f, k in zip(fields, kinds, strict=True) if k not in (*UNUSUAL, "code")]
        usable = fields if self.chance(0.1) else usable
        if usable and self.chance(0.7):
            key = self.random.sample(usable, min(len(usable), self.number(1, 3)))
            lets += [f"let PrimaryKey = {_strings(key)};", f'let PrimaryKeyName = "look{number}";']
            lets += ["let PrimaryKeyEarlyOut = 1;"] * self.chance(0.3)
            lets += ["let PrimaryKeyReturnRange = 1;"] * self.chance(0.3)
        self.lines.append(f"def Table{number} : GenericTable {{ {' '.join(lets)} }}")
        for n in range(self.number(0, 2) if usable else 0):
            key = self.random.sample(usable, min(len(usable), self.number(1, 2)))
            lets = [f"let Table = Table{number};", f"let Key = {_strings(key)};"]
            lets += ["let EarlyOut = 1;"] * self.chance(0.3)
            self.lines.append(f"def lookBy{number}_{n} : SearchIndex {{ {' '.join(lets)} }}")
        for n in range(self.number(1, 8)):
            values = [
                f"let {field} = {self.value(kind, declaration)};"
                for field, kind, declaration in zip(fields, kinds, declarations, strict=True)
                if self.chance(0.996)
            ]
            values += ["let Wanted = 0;"] * self.chance(0.1)
            self.lines.append(f"def row{number}_{n} : Row{number} {{ {' '.join(values)} }}")

    def old(self) -> None:
        """In the form that does without descriptions of a table."""
        keys = self.random.sample(["Name", "Encoding", "Wide"], self.number(0, 3))
        lets = [f"let SearchableFields = {_strings(keys)};"]
        lets += ['let EnumValueField = "Encoding";'] * self.chance(0.6)
        lets += ['let EnumNameField = "Name";'] * self.chance(0.3)
        self.lines.append(f"class Reg<string n, bits<12> e> : SearchableTable {{ {' '.join(lets)}")
        self.lines.append(
            "  string Name = n; bits<12> Encoding = e; bits<4> Wide = 0; code C = [{}]; }"
        )
        for n in range(self.number(1, 6)):
            name = f"{self.random.choice(('tp', 'Sp', 'r_'))}{n}"
            code = n if self.chance(0.9) else 0
            self.lines.append(f'def : Reg<"{name}", {code}> {{ let Wide = {self.number(0, 9)}; }}')


def _strings(names: list[str]) -> str:
    return "[" + ", ".join([f'"{name}"' for name in names]) + "]"


def random_tables(seed: int) -> str:
    """The text of a description; the same for the same seed."""
    return Tables(seed).text()
