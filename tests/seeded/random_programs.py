"""Random TableGen programs, typed and biased to be valid, to compare two tools on.

    PYTHONPATH=tests python tests/seeded/random_programs.py --seeds 0-10000 --keep /tmp/found

runs a range of seeds through the reference and our tool, and leaves for each
difference the program, cut down line by line to what still shows it. With
--spoil-cases it takes the conformance suite's programs and damages a token or
two, which is how to compare where errors are reported.
A program depends on nothing but its seed.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cases import load_cases
from reference import (
    Limits,
    Run,
    error_difference,
    json_in_order,
    our_tool,
    reference_tool,
    run_tool,
    split_memory_stats,
    text_difference,
    warning_difference,
)

MAIN = "case.td"
WORDS = ("a", "b", "ab", "Xy", "z9", "foo", "bar_", "", "Q", "a b")
NAMES = ("p", "q", "r", "s", "t", "u", "v", "w")


@dataclass(frozen=True, slots=True)
class Variable:
    name: str
    type: str


@dataclass(slots=True)
class Class:
    name: str
    args: list[Variable]
    defaults: int  # how many of the last arguments have one
    fields: dict[str, str]  # name -> type, inherited ones included
    ancestors: set[str]


@dataclass(slots=True)
class Multiclass:
    name: str
    args: list[Variable]
    suffixes: list[str]


@dataclass(frozen=True, slots=True)
class Scope:
    """What an expression may name."""

    variables: tuple[Variable, ...] = ()
    has_name: bool = False  # NAME can be used

    def plus(self, *more: Variable) -> Scope:
        names = {v.name for v in more}
        kept = tuple(v for v in self.variables if v.name not in names)
        return Scope(kept + more, self.has_name)


@dataclass(slots=True)
class Program:
    """Grows one program from a seed."""

    rng: random.Random
    lines: list[str] = field(default_factory=list)
    classes: list[Class] = field(default_factory=list)
    multiclasses: list[Multiclass] = field(default_factory=list)
    defs: list[tuple[str, Class]] = field(default_factory=list)
    globals: list[Variable] = field(default_factory=list)
    counter: int = 0

    # --- small choices -----------------------------------------------------

    def fresh(self, prefix: str) -> str:
        self.counter += 1
        return f"{prefix}{self.counter}"

    def chance(self, percent: int) -> bool:
        return self.rng.randrange(100) < percent

    def scalar_type(self) -> str:
        kinds = ["int", "int", "string", "bit", f"bits<{self.rng.choice((1, 3, 4, 8))}>", "dag"]
        if self.classes and self.chance(25):
            return self.rng.choice(self.classes).name
        return self.rng.choice(kinds)

    def type(self) -> str:
        if self.chance(20):
            inner = self.scalar_type() if self.chance(85) else "list<int>"
            return f"list<{inner}>"
        return self.scalar_type()

    def class_named(self, name: str) -> Class | None:
        return next((c for c in self.classes if c.name == name), None)

    def defs_of(self, class_name: str) -> list[str]:
        return [n for n, c in self.defs if c.name == class_name or class_name in c.ancestors]

    # --- expressions -------------------------------------------------------

    def expr(self, type_: str, scope: Scope, depth: int = 3) -> str:
        variables = [v.name for v in scope.variables if v.type == type_]
        if variables and self.chance(40):
            return self.rng.choice(variables)
        if depth <= 0:
            return self.leaf(type_, scope)
        if type_.startswith("list<"):
            return self.list_expr(type_[5:-1], scope, depth - 1)
        if type_.startswith("bits<"):
            return self.bits_expr(int(type_[5:-1]), scope, depth - 1)
        makers = {
            "int": self.int_expr,
            "bit": self.bit_expr,
            "string": self.string_expr,
            "dag": self.dag_expr,
        }
        maker = makers.get(type_)
        if maker is not None:
            return maker(scope, depth - 1)
        return self.record_expr(type_, scope, depth - 1)

    def leaf(self, type_: str, scope: Scope) -> str:
        if type_ == "int":
            return str(self.rng.choice((0, 1, 2, 3, 7, -1, 10, 255, "0x1f")))
        if type_ == "bit":
            return self.rng.choice(("0", "1", "true", "false"))
        if type_ == "string":
            if scope.has_name and self.chance(15):
                return "NAME"
            word = self.rng.choice(WORDS)
            return f"[{{{word}}}]" if self.chance(10) else f'"{word}"'
        if type_ == "dag":
            return "(op)"
        if type_.startswith("bits<"):
            return str(self.rng.randrange(1 << int(type_[5:-1])))
        if type_.startswith("list<"):
            return f"[]<{type_[5:-1]}>"
        return self.record_leaf(type_, scope)

    def record_leaf(self, type_: str, scope: Scope) -> str:
        known = self.defs_of(type_)
        if known and self.chance(60):
            name = self.rng.choice(known)
            return f'!cast<{type_}>("{name}")' if self.chance(25) else name
        return self.instance(type_, scope, 0)

    def instance(self, type_: str, scope: Scope, depth: int) -> str:
        cls = self.class_named(type_)
        assert cls is not None
        return f"{cls.name}<{self.arguments(cls.args, cls.defaults, scope, depth)}>"

    def arguments(self, args: Sequence[Variable], defaults: int, scope: Scope, depth: int) -> str:
        given = len(args) - (self.rng.randrange(defaults + 1) if defaults else 0)
        named_from = self.rng.randrange(given + 1) if self.chance(20) else given
        parts = []
        for index, arg in enumerate(args[:given]):
            value = self.expr(arg.type, scope, depth)
            parts.append(f"{arg.name} = {value}" if index >= named_from else value)
        return ", ".join(parts)

    def int_expr(self, scope: Scope, depth: int) -> str:
        def e(type_: str = "int") -> str:
            return self.expr(type_, scope, depth)

        x = self.fresh("x")
        inner = scope.plus(Variable(x, "int"))
        choices: list[Callable[[], str]] = [
            lambda: self.leaf("int", scope),
            lambda: f"!{self.rng.choice(('add', 'mul', 'and', 'or', 'xor'))}({e()}, {e()})",
            lambda: f"!add({e()}, {e()}, {e()})",
            lambda: f"!sub({e()}, {e()})",
            lambda: f"!div({e()}, {self.rng.choice((1, 2, -3))})",
            lambda: f"!{self.rng.choice(('shl', 'sra', 'srl'))}({e()}, {self.rng.randrange(6)})",
            lambda: f"!if({e('bit')}, {e()}, {e()})",
            lambda: f"!cond({e('bit')}: {e()}, true: {e()})",
            lambda: f"!size({e(self.rng.choice(('list<int>', 'string', 'dag', 'list<string>')))})",
            lambda: f"!head([ {e()}, {e()}])",
            lambda: f"!find({e('string')}, {e('string')})",
            lambda: (
                f"!foldl({e()}, {e('list<int>')}, {x}a, {x}, "
                + f"!add({x}a, {self.expr('int', inner, depth)}))"
            ),
            lambda: f"!cast<int>({e()})",
            lambda: (
                f"!getdagarg<int>((op {e()}:$n), {self.rng.choice(('0', chr(34) + 'n' + chr(34)))})"
            ),
            lambda: self.field_of("int", scope, depth),
        ]
        return self.rng.choice(choices)()

    def field_of(self, type_: str, scope: Scope, depth: int) -> str:
        """A field of that type of some record; a leaf where there is none."""
        owners = [(c, f) for c in self.classes for f, t in c.fields.items() if t == type_]
        if not owners:
            return self.leaf(type_, scope)
        cls, name = self.rng.choice(owners)
        return f"{self.expr(cls.name, scope, depth)}.{name}"

    def bit_expr(self, scope: Scope, depth: int) -> str:
        def e(type_: str) -> str:
            return self.expr(type_, scope, depth)

        compare = self.rng.choice(("eq", "ne", "lt", "le", "gt", "ge"))
        wide = [v for v in scope.variables if v.type.startswith("bits<")]
        choices: list[Callable[[], str]] = [
            lambda: self.leaf("bit", scope),
            lambda: f"!{compare}({e('int')}, {e('int')})",
            lambda: f"!{compare}({e('string')}, {e('string')})",
            lambda: f"!not({e('bit')})",
            lambda: f"!{self.rng.choice(('and', 'or', 'xor'))}({e('bit')}, {e('bit')})",
            lambda: f"!empty({e(self.rng.choice(('list<int>', 'string', 'dag')))})",
            lambda: f'!match({e("string")}, "^[a-c]*$")',
            lambda: f"!if({e('bit')}, {e('bit')}, {e('bit')})",
        ]
        if wide:
            some = self.rng.choice(wide)
            bit = self.rng.randrange(int(some.type[5:-1]))
            choices += [lambda: f"{some.name}{{{bit}}}"] * 3
        if self.classes:
            cls, other = self.rng.choice(self.classes).name, self.rng.choice(self.classes).name
            choices.append(lambda: f"!isa<{other}>({e(cls)})")
            choices.append(lambda: f"!eq({e(cls)}, {e(cls)})")
            target = self.rng.choice([n for n, _ in self.defs] or ["none"])
            choices.append(lambda: f'!exists<{cls}>("{target}")')
        return self.rng.choice(choices)()

    def string_expr(self, scope: Scope, depth: int) -> str:
        def e(type_: str) -> str:
            return self.expr(type_, scope, depth)

        choices: list[Callable[[], str]] = [
            lambda: self.leaf("string", scope),
            lambda: f"{self.leaf('string', scope)} # {self.leaf('int', scope)}",
            lambda: f"!strconcat({e('string')}, {e('string')})",
            lambda: f"!cast<string>({e('int')})",
            lambda: f'!interleave({e("list<string>")}, ", ")',
            lambda: f'!interleave({e("list<int>")}, "-")',
            lambda: f"!{self.rng.choice(('tolower', 'toupper'))}({e('string')})",
            lambda: f'!subst("a", {e("string")}, {e("string")})',
            lambda: f'!substr({e("string")} # "xyz", {self.rng.randrange(3)})',
            lambda: f"!substr({e('string')}, 0, {self.rng.randrange(4)})",
            lambda: f"!if({e('bit')}, {e('string')}, {e('string')})",
            lambda: f"!repr({e('int')})",
            lambda: self.field_of("string", scope, depth),
        ]
        named = [v.name for v in scope.variables if v.type in ("int", "string")]
        if named:
            choices.append(lambda: f"{self.rng.choice(named)} # {self.rng.choice(named)}")
        return self.rng.choice(choices)()

    def bits_expr(self, width: int, scope: Scope, depth: int) -> str:
        type_ = f"bits<{width}>"
        wider = [
            v
            for v in scope.variables
            if v.type.startswith("bits<") and int(v.type[5:-1]) > width > 1
        ]
        choices: list[Callable[[], str]] = [
            lambda: self.leaf(type_, scope),
            lambda: "{" + ", ".join(self.bit_item(scope) for _ in range(width)) + "}",
            lambda: (
                f"!if({self.expr('bit', scope, depth)}, "
                + f"{self.leaf(type_, scope)}, {self.leaf(type_, scope)})"
            ),
        ]
        if wider:
            some = self.rng.choice(wider)
            choices.append(lambda: f"{some.name}{{{width - 1}-0}}")
            choices.append(lambda: f"{some.name}{{0...{width - 1}}}")
        return self.rng.choice(choices)()

    def bit_item(self, scope: Scope) -> str:
        if self.chance(10):
            return "?"
        return self.expr("bit", scope, 0)

    def list_expr(self, inner: str, scope: Scope, depth: int) -> str:
        type_ = f"list<{inner}>"

        def e() -> str:
            return self.expr(type_, scope, depth)

        def item(where: Scope = scope) -> str:
            return self.expr(inner, where, depth)

        def literal(least: int = 0) -> str:
            items = [item() for _ in range(self.rng.randrange(least, 4))]
            return f"[ {', '.join(items)}]<{inner}>"  # `[{{` would open a code block

        x = self.fresh("x")
        source = self.rng.choice(("int", "string"))
        bound = scope.plus(Variable(x, source))
        own = scope.plus(Variable(x, inner))
        choices: list[Callable[[], str]] = [
            literal,
            literal,
            lambda: f"!listconcat({e()}, {e()})",
            lambda: f"!foreach({x}, {self.expr(f'list<{source}>', scope, depth)}, {item(bound)})",
            lambda: f"!filter({x}, {e()}, {self.expr('bit', own, depth)})",
            lambda: f"!listsplat({item()}, {self.rng.randrange(4)})",
            lambda: f"!if({self.expr('bit', scope, depth)}, {e()}, {e()})",
            lambda: f"!tail({literal(1)})",
            lambda: f"{literal(3)}[0, {self.rng.choice(('2', '1...2', '2...1', '0'))}]",
            lambda: f"!listflatten([ {e()}, {e()}])",
        ]
        if inner in ("int", "string"):
            choices.append(lambda: f"!listremove({e()}, {e()})")
        if inner == "int":
            choices.append(lambda: f"!range({self.rng.choice(('3', '0, 4', '4, 0, -2', '0'))})")
        return self.rng.choice(choices)()

    def dag_expr(self, scope: Scope, depth: int) -> str:
        def argument() -> str:
            type_ = self.rng.choice(("int", "string", "dag", "list<int>"))
            if self.classes and self.chance(40):
                type_ = self.rng.choice(self.classes).name
            name = f":${self.rng.choice(NAMES)}" if self.chance(50) else ""
            if self.chance(10):
                return f"${self.rng.choice(NAMES)}"
            return self.expr(type_, scope, depth) + name

        def literal() -> str:
            head = self.rng.choice(("op", "op", "op:$o", "op2"))
            return node(head, self.rng.randrange(4))

        def node(head: str, count: int) -> str:
            args = [argument() for _ in range(count)]
            if args and args[0][0] in "[{":  # would be a subscript of the operator
                args[0] = "0"
            return f"({head} {', '.join(args)})" if args else f"({head})"

        def same() -> str:
            return node("op", self.rng.randrange(1, 3))

        def substitution() -> str:
            if not self.defs:
                return same()
            one, two = self.rng.choice(self.defs)[0], self.rng.choice(self.defs)[0]
            return f"!foreach({x}, (op {one}:$a, op, {two}), !subst({one}, {two}, {x}))"

        x = self.fresh("x")
        bound = scope.plus(Variable(x, "dag"))
        choices: list[Callable[[], str]] = [
            literal,
            literal,
            lambda: f"!con({same()}, {same()})",
            lambda: f"!setdagop({self.expr('dag', scope, depth)}, op2)",
            lambda: f"!setdagarg({same()}, 0, {self.expr('int', scope, depth)})",
            lambda: f'!setdagname({same()}, 0, "nn")',
            lambda: f'!dag(op, [{self.expr("int", scope, 0)}, 2], ["k", ?])',
            lambda: f"!foreach({x}, {same()}, {self.expr('dag', bound, depth)})",
            substitution,
        ]
        return self.rng.choice(choices)()

    def record_expr(self, type_: str, scope: Scope, depth: int) -> str:
        choices: list[Callable[[], str]] = [
            lambda: self.record_leaf(type_, scope),
            lambda: self.instance(type_, scope, depth),
            lambda: (
                f"!if({self.expr('bit', scope, depth)}, "
                + f"{self.expr(type_, scope, depth)}, {self.expr(type_, scope, depth)})"
            ),
            lambda: f"!head([{self.expr(type_, scope, depth)}]<{type_}>)",
            lambda: f"!cast<{type_}>({self.expr(type_, scope, depth)})",
        ]
        subclasses = [c.name for c in self.classes if type_ in c.ancestors]
        if subclasses:
            sub = self.rng.choice(subclasses)
            choices.append(lambda: self.expr(sub, scope, depth))
        return self.rng.choice(choices)()

    # --- records -----------------------------------------------------------

    def global_scope(self) -> Scope:
        return Scope(tuple(self.globals))

    def parents(self, scope: Scope, limit: int = 3) -> tuple[list[str], list[Class]]:
        """Parent references, no class twice, and the classes they name."""
        refs: list[str] = []
        chosen: list[Class] = []
        closure: set[str] = set()
        for _ in range(self.rng.randrange(limit)):
            if not self.classes:
                break
            cls = self.rng.choice(self.classes)
            if cls.name in closure:
                continue
            closure |= cls.ancestors | {cls.name}
            args = self.arguments(cls.args, cls.defaults, scope, 2)
            refs.append(f"{cls.name}<{args}>" if args or self.chance(10) else cls.name)
            chosen.append(cls)
        return refs, chosen

    def field_name(self, type_: str) -> str:
        """One name has one type in all programs, so that classes can share fields."""
        base = "".join(ch for ch in type_ if ch.isalnum())
        return f"f_{base}_{self.rng.choice('abc')}"

    def body(self, fields: dict[str, str], scope: Scope, in_class: bool) -> list[str]:
        """Items of a record body; `fields` grows by what is declared."""
        items: list[str] = []
        for _ in range(self.rng.randrange(6)):
            here = scope.plus(*(Variable(n, t) for n, t in fields.items()))
            kind = self.rng.randrange(100)
            if kind < 45:
                type_ = self.type()
                name = self.field_name(type_)
                if name in fields:
                    continue
                value = self.expr(type_, here)
                declared = f"code {name}" if type_ == "string" and self.chance(15) else ""
                prefix = "field " if self.chance(4) else ""
                unset = type_.startswith("bits<") and self.chance(25)
                items.append(
                    f"{prefix}{declared or type_ + ' ' + name}{'' if unset else ' = ' + value};"
                )
                fields[name] = type_
            elif kind < 75 and fields:
                items.append(self.let_item(fields, here))
            elif kind < 85:
                type_ = self.type()
                name = self.fresh("dv")
                items.append(f"defvar {name} = {self.expr(type_, here)};")
                scope = scope.plus(Variable(name, type_))
            elif kind < 90:
                items.append(f'assert !le({self.expr("int", here, 1)}, 1000000000), "too large";')
            elif kind < 93:
                items.append(f"dump {self.expr('string', here, 2)};")
        return items

    def let_item(self, fields: dict[str, str], scope: Scope) -> str:
        name = self.rng.choice(list(fields))
        type_ = fields[name]
        without = Scope(tuple(v for v in scope.variables if v.name != name), scope.has_name)
        # A value that names fields could close a circle of lets; only other things are named.
        names = set(fields)
        plain = Scope(tuple(v for v in without.variables if v.name not in names), scope.has_name)
        if type_.startswith("bits<") and self.chance(60):
            width = int(type_[5:-1])
            high = self.rng.randrange(width)
            low = self.rng.randrange(high + 1)
            span = str(high) if high == low else f"{high}{self.rng.choice(('-', '...'))}{low}"
            value = self.expr(f"bits<{high - low + 1}>", plain, 1)
            return f"let {name}{{{span}}} = {value};"
        return f"let {name} = {self.expr(type_, plain)};"

    def emit_record(self, header: str, body: Iterable[str]) -> None:
        items = list(body)
        if not items:
            self.lines.append(f"{header};")
            return
        self.lines.append(f"{header} {{")
        self.lines += [f"  {item}" for item in items]
        self.lines.append("}")

    def template_args(self, scope: Scope) -> tuple[str, list[Variable], int]:
        args: list[Variable] = []
        texts: list[str] = []
        defaults = 0
        for _ in range(self.rng.randrange(4)):
            type_ = self.type()
            name = self.fresh("arg")
            here = scope.plus(*args)
            if defaults or self.chance(30):
                defaults += 1
                texts.append(f"{type_} {name} = {self.expr(type_, here, 2)}")
            else:
                texts.append(f"{type_} {name}")
            args.append(Variable(name, type_))
        return (f"<{', '.join(texts)}>" if texts else ""), args, defaults

    def add_class(self) -> None:
        name = self.fresh("C")
        outer = self.global_scope()
        text, args, defaults = self.template_args(outer)
        scope = Scope(outer.plus(*args).variables, has_name=False)
        refs, parents = self.parents(scope)
        fields: dict[str, str] = {}
        ancestors: set[str] = set()
        for parent in parents:
            fields.update(parent.fields)
            ancestors |= parent.ancestors | {parent.name}
        inside = Scope(scope.variables, has_name=True)
        body = self.body(fields, inside, in_class=True)
        self.emit_record(f"class {name}{text}" + (f" : {', '.join(refs)}" if refs else ""), body)
        self.classes.append(Class(name, args, defaults, fields, ancestors))

    def record_of(
        self, header: str, scope: Scope, indent: str = ""
    ) -> tuple[list[str], list[Class], dict[str, str]]:
        refs, parents = self.parents(scope)
        fields: dict[str, str] = {}
        for parent in parents:
            fields.update(parent.fields)
        items = self.body(fields, scope, in_class=False)
        title = f"{indent}{header}" + (f" : {', '.join(refs)}" if refs else "")
        if not items:
            return [f"{title};"], parents, fields
        return [f"{title} {{", *(f"{indent}  {i}" for i in items), f"{indent}}}"], parents, fields

    def remember(self, name: str, parents: list[Class], fields: dict[str, str]) -> None:
        ancestors: set[str] = set()
        for parent in parents:
            ancestors |= parent.ancestors | {parent.name}
        self.defs.append((name, Class(name, [], 0, fields, ancestors)))

    def add_def(self) -> None:
        name = "" if self.chance(10) else self.fresh("D")
        header = f"def {name}".rstrip()
        if name and self.chance(10):
            header = f'def "{name}"'
        lines, parents, fields = self.record_of(header, self.global_scope())
        self.lines += lines
        if name:
            self.remember(name, parents, fields)

    def add_foreach(self) -> None:
        var = self.fresh("it")
        type_ = self.rng.choice(("int", "int", "string"))
        prefix = self.fresh("F")
        if type_ == "int":
            over = self.rng.choice(("0...2", "[1, 5]", "{0-1, 4}", "!range(3)", "[3]"))
        else:
            over = '["a", "b_c"]'
        scope = self.global_scope().plus(Variable(var, type_))
        self.lines.append(f"foreach {var} = {over} in {{")
        name = prefix
        if self.chance(30):
            inner = self.fresh("dv")
            self.lines.append(f"  defvar {inner} = {self.expr('int', scope)};")
            scope = scope.plus(Variable(inner, "int"))
        lines, _, _ = self.record_of(f"def {name} # {var}", scope, "  ")
        if self.chance(30):
            condition = self.expr("bit", scope, 2)
            other = f"  else def {name}n # {var};"
            lines = [f"  if {condition} then {{", *lines, "  }", *([other] * self.chance(60))]
        self.lines += lines
        if self.multiclasses and self.chance(40):
            multi = self.rng.choice(self.multiclasses)
            args = self.arguments(multi.args, 0, scope, 2)
            ref = f"{multi.name}<{args}>" if args else multi.name
            self.lines.append(f"  defm {self.fresh('FM')} # {var} : {ref};")
        self.lines.append("}")

    def add_multiclass(self) -> None:
        name = self.fresh("M")
        outer = self.global_scope()
        text, args, _ = self.template_args(outer)
        scope = Scope(outer.plus(*args).variables, has_name=True)
        suffixes: list[str] = []
        inherited = ""
        if self.multiclasses and self.chance(20):
            parent = self.rng.choice(self.multiclasses)
            given = self.arguments(parent.args, 0, scope, 1)
            inherited = f" : {parent.name}<{given}>" if given else f" : {parent.name}"
        self.lines.append(f"multiclass {name}{text}{inherited} {{")
        for _ in range(self.rng.randrange(1, 5)):
            scope = self.multiclass_item(scope, suffixes)
        suffix = self.fresh("_e")
        self.lines += self.record_of(f"def {suffix}", scope, "  ")[0]
        self.lines.append("}")
        # Arguments are always given, which a default allows.
        self.multiclasses.append(Multiclass(name, args, suffixes))

    def multiclass_item(self, scope: Scope, suffixes: list[str]) -> Scope:
        kind = self.rng.randrange(100)
        suffix = self.fresh("_m")
        if kind < 45:
            header = self.rng.choice(
                (f"def {suffix}", f"def NAME # {suffix}", f'def "{suffix}" # NAME', "def")
            )
            self.lines += self.record_of(header, scope, "  ")[0]
            suffixes.append(suffix)
        elif kind < 60 and self.multiclasses:
            multi = self.rng.choice(self.multiclasses)
            args = self.arguments(multi.args, 0, scope, 2)
            ref = f"{multi.name}<{args}>" if args else multi.name
            header = self.rng.choice(
                (f"defm {suffix}", f"defm NAME # {suffix}", "defm", f"defm {suffix}")
            )
            self.lines.append(f"  {header} : {ref};")
        elif kind < 75:
            var = self.fresh("it")
            inner = scope.plus(Variable(var, "int"))
            self.lines.append(f"  foreach {var} = {self.rng.choice(('[0, 2]', '0...1'))} in {{")
            self.lines += self.record_of(f"def {suffix} # {var}", inner, "    ")[0]
            self.lines.append("  }")
        elif kind < 85:
            self.lines.append(f"  if {self.expr('bit', scope, 2)} then {{")
            self.lines += self.record_of(f"def {suffix}", scope, "    ")[0]
            self.lines.append("  }")
        elif kind < 95:
            type_ = self.type()
            variable = self.fresh("dv")
            self.lines.append(f"  defvar {variable} = {self.expr(type_, scope, 2)};")
            return scope.plus(Variable(variable, type_))
        else:
            self.lines.append(f"  dump {self.expr('string', scope, 2)};")
        return scope

    def add_defm(self) -> None:
        if not self.multiclasses:
            return
        scope = self.global_scope()
        multi = self.rng.choice(self.multiclasses)
        args = self.arguments(multi.args, 0, scope, 2)
        ref = f"{multi.name}<{args}>" if args else multi.name
        name = "" if self.chance(15) else self.fresh("DM")
        extra = ""
        if self.chance(15):
            refs, _ = self.parents(scope, 2)
            known = {c.name for c in self.classes if not c.ancestors and not c.args}
            extra = "".join(f", {r}" for r in refs if r in known)
        self.lines.append(f"defm {name} : {ref}{extra};".replace("  ", " "))

    def add_defvar(self) -> None:
        type_ = self.type()
        name = self.fresh("g")
        self.lines.append(f"defvar {name} = {self.expr(type_, self.global_scope())};")
        self.globals.append(Variable(name, type_))

    def add_let(self) -> None:
        candidates = [c for c in self.classes if c.fields]
        if not candidates:
            return
        cls = self.rng.choice(candidates)
        name = self.rng.choice(list(cls.fields))
        type_ = cls.fields[name]
        scope = self.global_scope()
        self.lines.append(f"let {name} = {self.expr(type_, scope, 2)} in {{")
        for _ in range(self.rng.randrange(1, 3)):
            args = self.arguments(cls.args, cls.defaults, scope, 2)
            self.lines.append(f"  def {self.fresh('L')} : {cls.name}<{args}>;")
        self.lines.append("}")

    def add_defset(self) -> None:
        if not self.classes:
            return
        cls = self.rng.choice(self.classes)
        scope = self.global_scope()
        name = self.fresh("set")
        self.lines.append(f"defset list<{cls.name}> {name} = {{")
        for _ in range(self.rng.randrange(3)):
            args = self.arguments(cls.args, cls.defaults, scope, 2)
            self.lines.append(f"  def {self.fresh('S')} : {cls.name}<{args}>;")
        self.lines.append("}")
        self.globals.append(Variable(name, f"list<{cls.name}>"))

    def add_if(self) -> None:
        scope = self.global_scope()
        self.lines.append(f"if {self.expr('bit', scope, 2)} then {{")
        self.lines += self.record_of(f"def {self.fresh('I')}", scope, "  ")[0]
        self.lines.append("} else {")
        self.lines += self.record_of(f"def {self.fresh('I')}", scope, "  ")[0]
        self.lines.append("}")

    def grow(self, statements: int) -> str:
        self.lines += ["def op;", "def op2;"]
        adders = [self.add_class] * 6 + [self.add_def] * 5 + [self.add_multiclass] * 3
        adders += [self.add_defm] * 3 + [self.add_foreach] * 2 + [self.add_defvar] * 2
        adders += [self.add_let] * 2 + [self.add_defset, self.add_if]
        self.add_class()
        for _ in range(statements):
            self.rng.choice(adders)()
        return "\n".join(self.lines) + "\n"


def random_program(seed: int, statements: int = 14) -> str:
    """The program of a seed; every fourth has one token spoilt, so most of those are invalid."""
    rng = random.Random(seed)
    text = Program(rng).grow(rng.randrange(3, statements))
    return spoil(text, rng) if seed % 4 == 3 else text


def spoilt_case(seed: int, cases: Sequence[str]) -> str:
    """One of the programs given, with one or two tokens spoilt."""
    rng = random.Random(seed)
    text = spoil(rng.choice(cases), rng)
    return spoil(text, rng) if rng.randrange(3) == 0 else text


def conformance_programs() -> list[str]:
    """The conformance suite's accepted programs of one file."""
    folder = Path(__file__).parents[1] / "conformance" / "valid"
    return [case.files[MAIN].decode() for case in load_cases(folder) if len(case.files) == 1]


def spoil(text: str, rng: random.Random) -> str:
    """Drop, double, exchange or replace one token."""
    tokens = _tokens(text)
    places = [i for i, token in enumerate(tokens) if not token.isspace()]
    at = rng.choice(places)
    how = rng.randrange(4)
    if how == 0:
        tokens[at] = ""
    elif how == 1:
        tokens[at] = f"{tokens[at]} {tokens[at]}"
    elif how == 2:
        other = rng.choice(places)
        tokens[at], tokens[other] = tokens[other], tokens[at]
    else:
        tokens[at] = rng.choice(("1", '"s"', "[1]", "nope", "?", ";", "}", "<", "int", "op", "@"))
    return "".join(tokens)


def _tokens(text: str) -> list[str]:
    tokens: list[str] = []
    current = ""
    for ch in text:
        same = current and (
            (ch.isalnum() or ch == "_") == (current[-1].isalnum() or current[-1] == "_")
            and ch.isspace() == current[-1].isspace()
            and (ch.isalnum() or ch == "_" or ch.isspace())
        )
        if same:
            current += ch
        else:
            tokens.append(current)
            current = ch
    return [*tokens, current]


# --- comparing ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Difference:
    kind: str  # what differs; a reduction keeps it
    text: str


@dataclass(frozen=True, slots=True)
class Tools:
    reference: Path
    ours: Path
    statistics: bool = False  # compare allocation statistics too

    def compare(self, program: str) -> Difference | None:
        """The first difference found; None where both agree or the reference itself crashes."""
        with tempfile.TemporaryDirectory() as folder:
            where = Path(folder)
            (where / MAIN).write_text(program, encoding="utf-8")
            return self._compare_in(where)

    def _both(self, action: str, where: Path) -> tuple[Run, Run]:
        limits = Limits(seconds=20)
        args = [action, MAIN]
        return (
            run_tool(self.reference, args, cwd=where, limits=limits),
            run_tool(self.ours, args, cwd=where, limits=limits),
        )

    def _compare_in(self, where: Path) -> Difference | None:
        expected, got = self._both("--print-records", where)
        if expected.crashed:
            return None
        if got.crashed:
            return Difference("crash", got.stderr[-2000:])
        if expected.succeeded != got.succeeded:
            what = "we reject" if expected.succeeded else "we accept"
            return Difference(what, error_difference(expected, got) or "")
        if not expected.succeeded:
            text = error_difference(expected, got)
            return Difference("error position", text) if text else None
        return self._compare_accepted(where, expected, got)

    def _compare_accepted(self, where: Path, expected: Run, got: Run) -> Difference | None:
        if text := text_difference(expected.stdout, got.stdout):
            return Difference("records", text)
        if text := warning_difference(expected, got):
            return Difference("warnings and dumps", text)
        expected, got = self._both("--dump-json", where)
        if json_in_order(expected.stdout) != json_in_order(got.stdout):
            return Difference("json", text_difference(expected.stdout, got.stdout) or "")
        expected, got = self._both("--print-detailed-records", where)
        left, right = split_memory_stats(expected.stdout), split_memory_stats(got.stdout)
        if text := text_difference(left[0], right[0]):
            return Difference("detailed records", text)
        if self.statistics and (text := text_difference(left[1], right[1])):
            return Difference("allocation statistics", text)
        return None


def reduce_lines(lines: list[str], still: Callable[[list[str]], bool]) -> list[str]:
    """The fewest lines, by dropping runs of lines, for which `still` holds."""
    size = max(1, len(lines) // 2)
    while size > 4:
        lines, _ = _without_runs(lines, size, size, still)
        size //= 2
    dropped = True
    while dropped:
        dropped = False
        # Short runs from every line: a pair of braces must go at once.
        for size in (4, 3, 2, 1):
            lines, fewer = _without_runs(lines, size, 1, still)
            dropped = dropped or fewer
    return lines


def _without_runs(
    lines: list[str], size: int, step: int, still: Callable[[list[str]], bool]
) -> tuple[list[str], bool]:
    at, before = 0, len(lines)
    while at < len(lines):
        shorter = lines[:at] + lines[at + size :]
        if still(shorter):
            lines = shorter
        else:
            at += step
    return lines, len(lines) < before


def reduced(program: str, tools: Tools, kind: str) -> str:
    def still(lines: list[str]) -> bool:
        found = tools.compare("\n".join(lines) + "\n")
        return found is not None and found.kind == kind

    return "\n".join(reduce_lines(program.splitlines(), still)) + "\n"


def _seeds(text: str) -> range:
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare both tools on random programs.")
    parser.add_argument("--seeds", type=_seeds, default=range(200), help="FIRST-LAST")
    parser.add_argument("--keep", type=Path, help="folder for programs that show a difference")
    parser.add_argument("--statistics", action="store_true", help="compare pool sizes as well")
    parser.add_argument("--show", action="store_true", help="only print the programs")
    parser.add_argument(
        "--spoil-cases", action="store_true", help="spoil tokens of the conformance suite instead"
    )
    parser.add_argument("--most", type=int, default=20, help="stop after so many differences")
    args = parser.parse_args()
    cases = conformance_programs() if args.spoil_cases else []

    def program_of(seed: int) -> str:
        return spoilt_case(seed, cases) if cases else random_program(seed)

    if args.show:
        for seed in args.seeds:
            print(program_of(seed))
        return 0
    tools = Tools(reference_tool(), our_tool(), args.statistics)
    found = 0
    for seed in args.seeds:
        program = program_of(seed)
        difference = tools.compare(program)
        if difference is None:
            continue
        found += 1
        small = reduced(program, tools, difference.kind)
        final = tools.compare(small) or difference
        print(f"--- seed {seed}: {difference.kind}\n{small}\n{final.text}\n", flush=True)
        if args.keep:
            args.keep.mkdir(parents=True, exist_ok=True)
            (args.keep / f"seed-{seed}.td").write_text(small, encoding="utf-8")
        if found >= args.most:
            break
    print(f"{len(args.seeds)} seeds, {found} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
