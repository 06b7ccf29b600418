"""Random builtins of Clang: prototypes with every type and qualifier, templates, prefixes, headers.

They are appended to `builtins.td` of `tests/clang/cases/accepted/builtins.td`.
"""

from __future__ import annotations

from drawing import Description

_BASES = (
    *("void", "bool", "char", "short", "int", "float", "double", "size_t", "uint32_t", "int64_t"),
    *("_Float16", "__bf16", "FILE", "long int", "long long int", "unsigned char", "signed int"),
    *("unsigned long long int", "long double", "_Complex float", "__int128_t", "ptrdiff_t"),
)
_QUALIFIERS = (" const", " volatile", " restrict", "*", "&", " const*", "  address_space<3> *")
_CLASSES = (
    *("Builtin", "AtomicBuiltin", 'LibBuiltin<"sys/some-file.h">', "TargetBuiltin"),
    *('LibBuiltin<"math.h", "CXX_LANG">', 'LangBuiltin<"OBJC_LANG">', "TargetLibBuiltin"),
)
_ATTRIBUTES = ("NoThrow", "Const", "Constexpr", 'IndexedAttribute<"p", 1>')
_PREFIXES = 'def One : NamePrefix<"__one_">;\ndef Other : NamePrefix<"__other_">;'


class _Builtins(Description):
    def type(self, depth: int = 0) -> str:
        if depth < 1 and self.chance(0.15):
            vector = self.pick("_Vector", "_ExtVector")
            return f"{vector}<{self.number(1, 16)},{self.pick('', ' ')}{self.type(1)}>"
        constant = self.maybe(0.1, "_Constant ")
        base = self.pick(*_BASES, "badtype" if self.chance(0.01) else "int")
        return constant + base + "".join(self.some([*_QUALIFIERS], 0, 2))

    def prototype(self, is_template: bool) -> str:
        parameters = [self.type() for _ in range(self.number(0, 4))]
        if is_template:
            parameters.append(f"T{self.pick('', '*', ' const&')}")
        if self.chance(0.1):
            parameters.append("...")
        result = self.pick("T", "int") if is_template else self.type(1)
        return f"{result}{self.pick('', ' ')}({self.pick(', ', ',').join(parameters)})"

    def builtin(self, number: int) -> str:
        class_ = self.pick(*_CLASSES)
        is_template = self.chance(0.3)
        bases = class_
        if is_template:
            bases += f', Template<["{self.type()}", "{self.type(1)}"], ["_a", ""], {number % 2}>'
        names = [f'"b{number}"', f'"__builtin_b{number}"'][: self.number(1, 2)]
        lets = [
            f"Spellings = [{', '.join(names)}]",
            f'Prototype = "{self.prototype(is_template)}"',
            f"Attributes = [{', '.join(self.some([*_ATTRIBUTES], 0, 3))}]",
            *self.random.lets(0.3, 'Namespace = "std"', "EnableOpenCLLong = 1"),
            *self.random.lets(0.2, f"RequiredNamePrefix = {self.pick('One', 'Other')}"),
        ]
        if class_.startswith("LibBuiltin"):
            flags = ("AddBuiltinPrefixedAlias", "OnlyBuiltinPrefixedAliasIsConstexpr")
            lets += [f"{flag} = 1" for flag in flags if self.chance(0.5)]
        if class_.startswith("Target"):
            lets.append('Features = "fast,wide"')
        if class_ == "TargetLibBuiltin":
            lets.append('Header = "arch.h"')
        name = f"{self.pick('A', 'B', 'C')}{number}"
        return f"def {name} : {bases} {{\n{''.join([f'  let {let};' for let in lets])}\n}}"

    def program(self) -> str:
        self.lines += [self.builtin(number) for number in range(self.number(1, 12))]
        return self.text()


def random_builtins(seed: int) -> str:
    return _Builtins(seed, _PREFIXES).program()
