"""Random types and attributes of a dialect: parameters of every kind, formats, builders, traits.

The operations of `random_dialects` leave little room for them; here they are all there is.
"""

from __future__ import annotations

from drawing import Draw

HEAD = """include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
def Kind : I32EnumAttr<"Kind", "", [I32EnumAttrCase<"A", 0>, I32EnumAttrCase<"B", 1>]> {
  let cppNamespace = "::d"; let genSpecializedAttr = 0;
}
def Flags : I32BitEnum<"Flags", "", [I32BitEnumCaseBit<"X", 0>, I32BitEnumCaseBit<"Y", 1>]> {
  let cppNamespace = "::d";
}
class Own<string text> : AttrOrTypeParameter<"::own::Thing", text, "::own::View"> {
  let cppStorageType = "::own::Stored"; let convertFromStorage = "$_self.view()";
}
def Read : AttrParameter<"Thing", "read"> {
  let parser = "parseThing($_parser)"; let printer = "printThing($_printer, $_self)";
}
def Spelt : TypeParameter<"Thing", "spelt"> { let syntax = "`a` | `b`"; }
def Compared : AttrOrTypeParameter<"Thing", ""> { let comparator = "same($_lhs, $_rhs)"; }
"""
PARAMETERS = (
    '"int"',
    '"bool"',
    '"::mlir::Type"',
    '"std::optional<int>"',
    'ArrayRefParameter<"int64_t">',
    'ArrayRefParameter<"::mlir::Type", "the types">',
    'OptionalArrayRefParameter<"unsigned">',
    "StringRefParameter<>",
    'StringRefParameter<"text", "\\"none\\"">',
    'OptionalParameter<"::mlir::Attribute">',
    'OptionalParameter<"std::optional<int>", "maybe">',
    'DefaultValuedParameter<"int", "5">',
    'DefaultValuedParameter<"::mlir::Type", "f($_ctxt)", "made">',
    "EnumParameter<Kind>",
    "EnumParameter<Flags>",
    'DefaultValuedParameter<EnumParameter<Kind>.cppType, "::d::Kind::A">',
    'APFloatParameter<"">',
    'APIntParameter<"wide">',
    'TypeParameter<"::mlir::IntegerType", "an integer">',
    'AttrParameter<"::mlir::StringAttr", "a string">',
    'SelfAllocationParameter<"Thing", "">',
    'ArrayRefOfSelfAllocationParameter<"Thing", "things">',
    'Own<"its own">',
    "Read",
    "Spelt",
    "Compared",
)
SELF_TYPES = (
    'AttributeSelfTypeParameter<"">',
    'AttributeSelfTypeParameter<"the type", "::mlir::IntegerType">',
    'AttributeSelfTypeParameter<"", "::mlir::Type", "g($_ctxt)">',
)
NAMES = ("width", "elem", "shape", "the_layout", "isOn", "x1", "value", "type", "a_b_c")
BUILDER_ARGUMENTS = (
    '"int":$a',
    '"::mlir::Type":$type',
    'CArg<"int", "2">:$b',
    'CArg<"bool">:$c',
    '"::llvm::StringRef":$the_name',
)


class Definitions:
    def __init__(self, seed: int) -> None:
        self.draw = Draw(seed)
        self.lines = [HEAD]
        self.dialect()
        for number in range(self.draw.randint(1, 4)):
            self.definition(number, self.draw.pick("Type", "Attr"))

    def text(self) -> str:
        return "\n".join([*self.lines, ""])

    def dialect(self) -> None:
        draw = self.draw
        lets = [f'let name = "d"; let cppNamespace = "{draw.pick("::d", "::d", "d::e", "")}";']
        lets += draw.lets(
            0.3,
            "let useDefaultTypePrinterParser = 1;",
            "let useDefaultAttributePrinterParser = 1;",
            "let isExtensible = 1;",
        )
        self.lines.append(f"def D : Dialect {{ {' '.join(lets)} }}")

    def parameters(self, sort: str) -> list[tuple[str, str]]:
        """Names and kinds."""
        draw = self.draw
        names = draw.some(NAMES, 0, 5) if draw.chance(0.9) else []
        pairs = [(name, draw.pick(*PARAMETERS)) for name in names]
        if sort == "Attr" and draw.chance(0.15):
            pairs.insert(draw.randint(0, len(pairs)), ("self", draw.pick(*SELF_TYPES)))
        return pairs

    def definition(self, number: int, sort: str) -> None:
        draw = self.draw
        pairs = self.parameters(sort)
        listed = ", ".join([f"{kind}:${name}" for name, kind in pairs])
        lets = [f"let parameters = (ins {listed});"] if pairs or draw.chance(0.3) else []
        if draw.chance(0.9):
            lets.append(f'let mnemonic = "{draw.pick("my", "a.b", "my_")}{number}";')
            roll = draw.random()
            if roll < 0.25 or not pairs:
                lets += ["let hasCustomAssemblyFormat = 1;"] * (roll < 0.5)
            else:
                lets.append(f'let assemblyFormat = "{self.format(pairs)}";')
        lets += draw.lets(
            0.12,
            "let genVerifyDecl = 1;",
            "let skipDefaultBuilders = 1;",
            "let genStorageClass = 0;",
            "let hasStorageCustomConstructor = 1;",
            "let genMnemonicAlias = 1;",
            'let storageClass = "Kept"; let storageNamespace = "kept::here";',
            'let storageNamespace = "";',
            "let extraClassDeclaration = [{ int f(); static $cppClass make(); }];",
            "let extraClassDefinition = [{ int $cppClass::f() { return 1; } }];",
            'let summary = "one"; let description = [{\n    Is one.\n\n      Indented.\n  }];',
            'let description = "Says it.";',
            'let cppClassName = "Renamed";',
        )
        if not pairs or "Format" not in " ".join(lets):
            lets += draw.lets(0.1, "let genAccessors = 0;")
        if draw.chance(0.3):
            builders = [self.builder(sort) for _ in range(draw.randint(0, 3))]
            lets.append(f"let builders = [{', '.join(builders)}];")
        traits = draw.some(
            [
                f'Native{sort}Trait<"T">',
                f'ParamNative{sort}Trait<"P", "1, 2">',
                f'Native{sort}Trait<"E", [{{ int e(); }}], [{{ int $cppClass::e() {{ }} }}]>',
                *(["MutableType", "ShapedTypeInterface"] if sort == "Type" else []),
                f'Pred{sort}Trait<"holds", CPred<"ok($_self)">>',
                f'Pred{sort}Trait<"is small", And<[CPred<"a($_op)">, Neg<CPred<"$width">>]>>',
            ],
            0,
            2 if draw.chance(0.3) else 0,
        )
        base = draw.pick("", "", "", ', "::own::Base"')
        name = f"{draw.pick('My', 'own', 'X_Y', 'LLVM')}{number}"
        self.lines.append(
            f'def {sort[0]}{number} : {sort}Def<D, "{name}", [{", ".join(traits)}]{base}> '
            f"{{ {' '.join(lets)} }}"
        )

    def builder(self, sort: str) -> str:
        draw = self.draw
        given = draw.some(BUILDER_ARGUMENTS[:2] + BUILDER_ARGUMENTS[4:], 0, 2)
        given += draw.some(BUILDER_ARGUMENTS[2:3], 0, 1)
        body = draw.pick("", ", [{ return $_get($_ctxt, 1); }]", ", [{\n      return f();\n    }]")
        result = draw.pick("", ', "MyOther"') if body else ""
        context = draw.pick("", "", "WithInferredContext")
        return f"{sort}Builder{context}<(ins {', '.join(given)}){body}{result}>"

    def format(self, pairs: list[tuple[str, str]]) -> str:
        draw = self.draw
        names = [name for name, kind in pairs if "SelfType" not in kind]
        roll = draw.random()
        if roll < 0.12:
            return f"`<` {draw.pick('params', 'struct(params)')} `>`"
        if roll < 0.3 and names:
            listed = ", ".join(
                [draw.pick(f"${name}", f"${name}", f"custom<F>(${name})") for name in names]
            )
            return f"{draw.pick('`<`', '`[`', '')} struct({listed}) {draw.pick('`>`', '`]`', '')}"
        parts: list[str] = []
        for name, kind in pairs:
            if "SelfType" in kind:
                continue
            text = self.element(name, names)
            if kind.startswith(("Optional", "Default")) and draw.chance(0.6):
                text = self.optional(name)
            elif draw.chance(0.3):
                text = draw.pick(f"`{name}` `=` ", "`(` ", "`->` ") + text
            parts.append(text)
        if draw.chance(0.1):
            draw.shuffle(parts)
        if draw.chance(0.05):
            del parts[-1:]
        comma = draw.pick(" `,` ", " ", " `,` ")
        body = comma.join(parts)
        return draw.pick(f"`<` {body} `>`", f"{body}", f"`<` `{{` {body} `}}` `>`")

    def element(self, name: str, names: list[str]) -> str:
        other = self.draw.pick(*names)
        return self.draw.pick(
            f"${name}",
            f"${name}",
            f"qualified(${name})",
            f"custom<F>(${name})",
            f"custom<F>(${name}, ref(${other}))",
            f'custom<G>(${name}, \\"$_ctxt\\")',
        )

    def optional(self, name: str) -> str:
        return self.draw.pick(
            f"(`,` ${name}^)?",
            f"(`{name}` `=` ${name}^ `;`)?",
            f"(`[` ${name}^ `]`) : (`none`)?",
            f"(${name}^)?",
            f"(custom<F>(${name})^ `!`)?",
            f"(`a` qualified(${name})^) : (`b` `c`)?",
        )


def random_definitions(seed: int) -> str:
    return Definitions(seed).text()


def commands_of_definitions(seed: int) -> tuple[str, ...]:
    """All that is generated of types, or all of attributes."""
    sort = ("type", "attr")[seed % 2]
    documents = f"--gen-{sort}def-doc"
    return (
        f"--gen-{sort}def-decls",
        f"--gen-{sort}def-defs",
        documents if seed % 3 else "--gen-dialect-doc",
    )
