"""Random assembly formats for a few ops, most of them wrong in one way or another.

The grammar is followed loosely, so that about a fourth is accepted. Nothing here is known of
the tools.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

HEAD = """include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Zoo_Kind : I32EnumAttr<"Kind", "of animal", [
    I32EnumAttrCase<"Bird", 0, "bird">, I32EnumAttrCase<"Bee", 1, "a b">]> {
  let cppNamespace = "::zoo";
}
"""


@dataclass(frozen=True, slots=True)
class Op:
    """An op's declaration; `values` and the others are the names that a format may use."""

    declaration: str
    values: str = ""  # operands
    results: str = ""
    constants: str = ""  # attributes and properties
    blocks: str = ""  # regions and successors
    traits: str = ""
    dialect: str = ""

    def source(self, text: str) -> str:
        return (
            f'{HEAD}def Zoo_Dialect : Dialect {{ let name = "zoo"; let cppNamespace = "::zoo"; '
            f'{self.dialect} }}\ndef Zoo_RandomOp : Op<Zoo_Dialect, "random", [{self.traits}]> {{\n'
            f"  {self.declaration}\n  let assemblyFormat = [{{{text}}}];\n}}\n"
        )


OPS = (
    Op(
        "let arguments = (ins I32:$a, AnyType:$b, Optional<AnyType>:$c, Variadic<I32>:$d, "
        "I32Attr:$i, OptionalAttr<I32Attr>:$o, UnitAttr:$u, OptionalAttr<AnyAttr>:$any, "
        'DefaultValuedAttr<I32Attr, "7">:$v, Zoo_Kind:$k);\n  let results = (outs AnyType:$r);',
        values="a b c d",
        results="r",
        constants="i o u any v k",
        traits="AttrSizedOperandSegments",
    ),
    Op(
        "let arguments = (ins Variadic<AnyType>:$d, OptionalAttr<Zoo_Kind>:$k, "
        "SymbolNameAttr:$y, OptionalAttr<SymbolNameAttr>:$z, TypeAttr:$t, StringProp:$p, "
        'DefaultValuedProp<IntProp<"int">, "3">:$q, UnitProp:$u);\n'
        "  let results = (outs Variadic<AnyType>:$r, I64:$s);\n"
        "  let regions = (region AnyRegion:$x, VariadicRegion<AnyRegion>:$xs);\n"
        "  let successors = (successor AnySuccessor:$n, VariadicSuccessor<AnySuccessor>:$ns);",
        values="d",
        results="r s",
        constants="k y z t p q u",
        blocks="x xs n ns",
    ),
    Op(
        "let arguments = (ins AnyType:$a, AnyType:$b, "
        'VariadicOfVariadic<AnyType, "sizes">:$w, DenseI32ArrayAttr:$sizes);\n'
        "  let results = (outs AnyType:$r, Optional<I1>:$s, Variadic<AnyType>:$t);\n"
        "  let regions = (region AnyRegion:$x);",
        values="a b w",
        results="r s t",
        constants="sizes",
        blocks="x",
        traits='AttrSizedResultSegments, AllTypesMatch<["a", "b", "r"]>, SingleBlock',
    ),
    Op(
        "let arguments = (ins AnyType:$a, Optional<AnyType>:$b, UnitAttr:$u, "
        "OptionalAttr<Zoo_Kind>:$k);\n  let results = (outs AnyType:$r);",
        values="a b",
        results="r",
        constants="u k",
        traits="DeclareOpInterfaceMethods<InferTypeOpInterface>",
        dialect="bit usePropertiesForAttributes = 0;",
    ),
    Op(
        "let arguments = (ins AnyType:$a, AnyType:$b);\n"
        "  let results = (outs AnyType:$r, AnyType:$s);\n"
        "  let regions = (region AnyRegion:$x, VariadicRegion<AnyRegion>:$xs);",
        values="a b",
        results="r s",
        blocks="x xs",
        traits='TypesMatchWith<"", "a", "r", "f($_self, $_ctxt)">, SameTypeOperands, '
        'TypesMatchWith<"", "r", "s", "g($_self)">, SingleBlockImplicitTerminator<"YieldOp">',
    ),
)

_PUNCTUATION = (*",()[]{}<>=+*?-:", "->")
_LITERALS = (*_PUNCTUATION, "...", "a", "foo", "a.b", "_")
_CODE = (r"foo", r"$_builder.x()", r"$_ctxt", r"\"q\"", r"a\\b")


class Writer:
    """Writes one format. Names are mostly used once; what is left over comes last."""

    def __init__(self, rng: random.Random, op: Op) -> None:
        self.rng = rng
        self.typed = (op.values + " " + op.results).split()
        self.variables = f"{op.values} {op.constants} {op.blocks}".split()
        self.needed = (op.values + " " + op.blocks).split()
        self.unused = rng.sample(self.variables, len(self.variables))
        self.untyped = rng.sample(self.typed, len(self.typed))

    def write(self) -> str:
        rng = self.rng
        elements = [self.element(0) for _ in range(rng.randint(0, 6))]
        if rng.random() < 0.9:
            rest = [f"${n}" for n in self.unused if n in self.needed or rng.random() < 0.4]
            rest += [f"type(${n})" for n in self.untyped if rng.random() < 0.85]
            if not any("attr-dict" in element for element in elements):
                rest.append(rng.choice(["attr-dict", "attr-dict", "attr-dict-with-keyword"]))
            for element in rest:
                elements.insert(rng.randint(0, len(elements)), element)
        return " ".join(elements)

    def element(self, depth: int) -> str:
        rng = self.rng
        writers = [
            (20, self.literal),
            (6, lambda: rng.choice(["``", "` `", r"`\n`"])),
            (30, self.variable),
            (14, lambda: f"type({self.typed_name()})"),
            (5, self.custom),
            (4, lambda: f"qualified({rng.choice([self.variable(), 'type($a)'])})"),
            (3, lambda: f"functional-type({self.typed_name()}, {self.typed_name()})"),
            (3, lambda: rng.choice(["operands", "regions", "successors", "results"])),
            (3, lambda: rng.choice(["attr-dict", "prop-dict", "attr-dict-with-keyword"])),
        ]
        if depth < 2:
            writers += [(6, lambda: self.group(depth + 1)), (4, lambda: self.oilist(depth + 1))]
        weights = [weight for weight, _ in writers]
        return rng.choices([write for _, write in writers], weights)[0]()

    def literal(self) -> str:
        return f"`{self.rng.choice(_LITERALS)}`"

    def variable(self) -> str:
        if self.unused and self.rng.random() < 0.95:
            return f"${self.unused.pop()}"
        return f"${self.rng.choice([*self.variables, *self.typed, 'nobody'])}"

    def typed_name(self) -> str:
        if self.rng.random() < 0.12:
            return self.rng.choice(["operands", "results"])
        if self.untyped and self.rng.random() < 0.95:
            return f"${self.untyped.pop()}"
        return f"${self.rng.choice(self.typed)}"

    def custom(self) -> str:
        args = ", ".join(self.argument() for _ in range(self.rng.randint(1, 3)))
        return f"custom<{self.rng.choice('AB')}>({args})"

    def argument(self) -> str:
        rng = self.rng
        writers = [
            (45, self.variable),
            (15, lambda: f"type({self.typed_name()})"),
            (8, lambda: f"ref(${rng.choice(self.variables)})"),
            (6, lambda: f"ref(type(${rng.choice(self.typed)}))"),
            (10, lambda: f'"{rng.choice(_CODE)}"'),
            (6, lambda: rng.choice(["attr-dict", "operands", "regions", "ref(attr-dict)"])),
            (5, lambda: f"qualified({self.variable()})"),
        ]
        weights = [weight for weight, _ in writers]
        return rng.choices([write for _, write in writers], weights)[0]()

    def group(self, depth: int) -> str:
        """The anchor never stands in the else branch: there the reference checks nothing."""
        rng = self.rng
        elements = [self.element(depth) for _ in range(rng.randint(1, 4))]
        if rng.random() < 0.5:
            elements.insert(0, self.literal())
        if rng.random() < 0.97:
            elements[rng.randrange(len(elements))] += "^"
        group = f"({' '.join(elements)})"
        if rng.random() < 0.3:
            rest = [self.element(depth) for _ in range(rng.randint(1, 3))]
            group += f" : ({' '.join(rest)})"
        return group + "?"

    def oilist(self, depth: int) -> str:
        clauses = [
            " ".join([f"`{word}`", *(self.element(depth) for _ in range(self.rng.randint(0, 3)))])
            for word in self.rng.sample("abcde", self.rng.randint(1, 3))
        ]
        return f"oilist({' | '.join(clauses)})"


def random_format(seed: int) -> str:
    """The source of an op with a random format."""
    rng = random.Random(seed)
    op = rng.choice(OPS)
    return op.source(Writer(rng, op).write())
