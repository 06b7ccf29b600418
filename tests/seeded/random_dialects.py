"""Random dialects: operations, types, attributes, enums and interfaces, biased to be valid.

Operations have any mix of operands, attributes, properties, results, regions, successors, traits
and builders; the assembly formats name all that they have to. Only the seed decides.
"""

from __future__ import annotations

from drawing import Description

HEAD = """include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
"""
TYPES = [
    "I32",
    "I64",
    "F32",
    "Index",
    "AnyType",
    "AnyInteger",
    "AnyTensor",
    "AnyMemRef",
    "SignlessIntegerLike",
    "VectorOfAnyRankOf<[F32, I1]>",
    "AnyTypeOf<[I32, F32]>",
    "TensorOf<[I8, F64]>",
    "MemRefRankOf<[F32], [1, 2]>",
    "AllOfType<[AnyInteger, I64]>",
    "FixedVectorOfRankAndType<[2], [I32]>",
    'Res<AnyMemRef, "a buffer", [MemWrite]>',
    'Arg<AnyMemRef, "what is read", [MemRead]>',
    "TupleOf<[I32]>",
    "NoneType",
    "FunctionType",
]
BUILDABLE = ("I32", "I64", "F32", "Index", "NoneType")
ATTRIBUTES = [
    "I32Attr",
    "I64Attr",
    "StrAttr",
    "BoolAttr",
    "UnitAttr",
    "F64Attr",
    "TypeAttr",
    "ArrayAttr",
    "DictionaryAttr",
    "SymbolRefAttr",
    "FlatSymbolRefAttr",
    "DenseI64ArrayAttr",
    "I64ArrayAttr",
    "StrArrayAttr",
    "TypeAttrOf<I32>",
    "ElementsAttr",
    "OptionalAttr<I32Attr>",
    "OptionalAttr<StrAttr>",
    "OptionalAttr<DenseI32ArrayAttr>",
    'DefaultValuedAttr<I32Attr, "7">',
    'DefaultValuedStrAttr<StrAttr, "text">',
    'DefaultValuedOptionalAttr<I64Attr, "3">',
    "ConfinedAttr<I32Attr, [IntMinValue<2>, IntMaxValue<9>]>",
    "ConfinedAttr<ArrayAttr, [ArrayCount<3>]>",
    "AnyAttrOf<[I32Attr, StrAttr]>",
    'TypedArrayAttrBase<I32Attr, "numbers">',
    "SI32Attr",
    "APIntAttr",
]
PROPERTIES = [
    "I32Prop",
    "I64Prop",
    "StringProp",
    "UnitProp",
    "BoolProp",
    'DefaultValuedProp<I32Prop, "4">',
    "OptionalProp<I64Prop>",
    "ArrayProp<I64Prop>",
    "ArrayProp<StringProp>",
    'ConfinedProp<I32Prop, CPred<"$_self > 1">, "more than one">',
    "OptionalProp<ArrayProp<I32Prop>>",
    'IntProp<"unsigned">',
]
TRAITS = [
    "Pure",
    "Commutative",
    "IsolatedFromAbove",
    "Terminator",
    "SameTypeOperands",
    "SameOperandsShape",
    "AlwaysSpeculatable",
    "NoMemoryEffect",
    "RecursiveMemoryEffects",
    "MemoryEffects<[MemRead, MemWrite]>",
    "DeclareOpInterfaceMethods<MemoryEffectsOpInterface>",
    "OpAsmOpInterface",
    "ElementwiseMappable",
    "Involution",
    'NativeOpTrait<"Own">',
    'ParamNativeOpTrait<"With", "3, 4">',
    'PredOpTrait<"agree", CPred<"agree($_op)">>',
    'HasParent<"OtherOp">',
    'ParentOneOf<["AOp", "::other::BOp"]>',
]
NAMES = (
    "a",
    "b",
    "input",
    "lhs",
    "rhs",
    "value",
    "the_index",
    "offsets",
    "sizes",
    "camelCase",
    "x1",
    "x_2",
    "isReady",
    "name",
)
FIELDS = (
    ("summary", '"does something"'),
    ("description", "[{\n    Does something.\n\n    ```mlir\n    %0 = d.op\n    ```\n  }]"),
    ("hasVerifier", "1"),
    ("hasRegionVerifier", "1"),
    ("hasCanonicalizer", "1"),
    ("hasCanonicalizeMethod", "1"),
    ("hasFolder", "1"),
    ("skipDefaultBuilders", "1"),
    ("extraClassDeclaration", "[{ int more(); }]"),
    ("extraClassDefinition", "[{ int $cppClass::more() { return 1; } }]"),
    ("opDocGroup", "Group"),
)


class Dialect(Description):
    def __init__(self, seed: int) -> None:
        super().__init__(seed, HEAD)
        self.namespace = self.pick("::d", "::d", "d::inner", "")
        self.types = list(TYPES)
        self.attributes = list(ATTRIBUTES)
        self.dialect()
        for n in range(self.number(0, 2)):
            self.enum(n)
        for n in range(self.number(0, 2)):
            self.definition(n, "Type")
        for n in range(self.number(0, 2)):
            self.definition(n, "Attr")
        self.interfaces = [self.interface(n) for n in range(self.number(0, 1))]
        for n in range(self.number(1, 4)):
            self.operation(n)

    def dialect(self) -> None:
        lets = [f'let name = "{self.pick("d", "d", "my_d", "d.sub")}";']
        lets.append(f'let cppNamespace = "{self.namespace}";')
        for field in (
            "useDefaultTypePrinterParser",
            "useDefaultAttributePrinterParser",
            "hasConstantMaterializer",
            "hasOperationAttrVerify",
            "hasRegionArgAttrVerify",
            "hasCanonicalizer",
            "isExtensible",
            "hasNonDefaultDestructor",
        ):
            lets += [f"let {field} = 1;"] if self.chance(0.2) else []
        lets += ["bit usePropertiesForAttributes = 0;"] if self.chance(0.2) else []
        lets += ['let summary = "a dialect"; let description = [{ Words. }];']
        lets += ['let discardableAttrs = (ins "::mlir::IntegerAttr":$some_attr);'] * self.chance(
            0.2
        )
        lets += ['let dependentDialects = ["other::OtherDialect"];'] * self.chance(0.2)
        self.lines.append(f"def D_Dialect : Dialect {{ {' '.join(lets)} }}")
        self.lines.append('def Group : OpDocGroup { let summary = "group"; }')

    def enum(self, number: int) -> None:
        name = f"Kind{number}"
        bits = self.chance(0.4)
        count = self.number(1, 5)
        cases = []
        for n in range(count):
            text = self.pick("", f', "case_{n}"', f', "c {n}"')
            if bits:
                cases.append(f'I32BitEnumAttrCaseBit<"C{n}", {n}{text}>')
            else:
                value = self.pick(str(n), str(n * 3 + 1))
                cases.append(f'I32EnumAttrCase<"C{n}", {value}{text}>')
        if bits and self.chance(0.4):
            cases.insert(0, 'I32BitEnumAttrCaseNone<"None">')
        if bits and self.chance(0.3) and count > 1:
            self.lines.append(f'def Both{number} : I32BitEnumAttrCaseGroup<"Both", [{cases[-1]}]>;')
            cases.append(f"Both{number}")
        lets = [f'let cppNamespace = "{self.pick("::d", "d::e", "")}";']
        lets += ["let genSpecializedAttr = 0;"] * self.chance(0.5)
        lets += ['let stringToSymbolFnName = "toKind"; let symbolToStringFnName = "text";'] * (
            self.chance(0.2)
        )
        if bits:
            lets += [f'let separator = "{self.pick(", ", "|", " | ")}";'] * self.chance(0.4)
            lets += ["let printBitEnumPrimaryGroups = 1;"] * self.chance(0.2)
        base = "I32BitEnumAttr" if bits else "I32EnumAttr"
        self.lines.append(
            f'def D_{name} : {base}<"{name}", "of kind", [{", ".join(cases)}]> '
            f"{{ {' '.join(lets)} }}"
        )
        if "genSpecializedAttr = 0" in " ".join(lets):
            mnemonic = f"kind{number}"
            format_ = self.pick("", 'let assemblyFormat = "`<` $value `>`";')
            self.lines.append(
                f'def D_{name}Attr : EnumAttr<D_Dialect, D_{name}, "{mnemonic}"> {{ {format_} }}'
            )
            self.attributes += [f"D_{name}Attr"] * 3
        else:
            self.attributes += [f"D_{name}", f"OptionalAttr<D_{name}>"]

    def definition(self, number: int, sort: str) -> None:
        """A type or an attribute with parameters."""
        kinds = [
            '"int"',
            '"::mlir::Type"',
            'ArrayRefParameter<"int64_t">',
            'StringRefParameter<"text">',
            'OptionalParameter<"::mlir::Attribute">',
            'DefaultValuedParameter<"int", "5">',
            'OptionalArrayRefParameter<"unsigned">',
            "EnumParameter<D_Kind0>" if "def D_Kind0" in "".join(self.lines) else '"bool"',
            'APFloatParameter<"">',
            'TypeParameter<"::mlir::IntegerType", "an integer">',
            '"::llvm::SmallVector<int>"',
        ]
        names = self.some(["width", "elem", "shape", "layout", "isOn"], 0, 4)
        parameters = ", ".join([f"{self.pick(*kinds)}:${name}" for name in names])
        name = f"My{sort}{number}"
        lets = [f'let mnemonic = "my_{number}";', f"let parameters = (ins {parameters});"]
        roll = self.random.random()
        if roll < 0.3:
            lets.append("let hasCustomAssemblyFormat = 1;")
        elif roll < 0.9 and names:
            lets.append(f'let assemblyFormat = "{self.parameter_format(names)}";')
        elif names:
            lets.append("let hasCustomAssemblyFormat = 1;")
        for field in ("genVerifyDecl", "skipDefaultBuilders", "genStorageClass = 0; let x"):
            if "x" not in field and self.chance(0.2):
                lets.append(f"let {field} = 1;")
        if names and self.chance(0.3):
            lets.append(f'let builders = [{sort}Builder<(ins "int":$a, CArg<"int", "2">:$b)>];')
        lets += ["let genAccessors = 0;"] * self.chance(0.1)
        lets += ["let genMnemonicAlias = 1;"] * self.chance(0.15)
        lets += ['let summary = "one"; let description = "Is one.";'] * self.chance(0.4)
        lets += ["let extraClassDeclaration = [{ int f(); }];"] * self.chance(0.2)
        traits = self.pick("", "", ', [NativeTypeTrait<"T">]', ", [DenseResourceElementsAttrI]")
        traits = traits if "Native" in traits and sort == "Type" else ""
        self.lines.append(
            f'def D_{name} : {sort}Def<D_Dialect, "{self.pick("My", "Own")}{number}"{traits}> '
            f"{{ {' '.join(lets)} }}"
        )
        (self.types if sort == "Type" else self.attributes).extend([f"D_{name}"] * 2)

    def parameter_format(self, names: list[str]) -> str:
        roll = self.random.random()
        if roll < 0.2:
            return f"`<` {self.pick('params', 'struct(params)')} `>`"
        if roll < 0.35:
            listed = ", ".join([f"${name}" for name in names])
            return f"`<` struct({listed}) `>`"
        parts = []
        for name in names:
            text = self.pick(f"${name}", f"qualified(${name})", f"custom<F>(${name})", f"${name}")
            parts.append(self.pick("", f"`{name}` `=` ") + text)
        return f"`<` {' `,` '.join(parts)} `>`"

    def interface(self, number: int) -> str:
        name = f"Face{number}"
        methods = [
            'InterfaceMethod<"Does it.", "int", "first", (ins "int":$a, "unsigned":$b)>',
            'StaticInterfaceMethod<"", "bool", "second">',
            'InterfaceMethod<"", "::mlir::Value", "third", (ins), [{ return $_op->first(); }]>',
            'InterfaceMethod<"", "void", "fourth", (ins), "", [{ (void)$_op; }]>',
            'InterfaceMethod<"", "std::pair<int, int>", "fifth", (ins), [{}], [{ return {}; }]>',
        ]
        lets = ['let cppNamespace = "::d";'] * self.chance(0.8)
        lets += ['let description = "A face.";'] * self.chance(0.5)
        lets += ["let extraClassDeclaration = [{ int g(); }];"] * self.chance(0.3)
        lets += ["let extraSharedClassDeclaration = [{ int h() { return 1; } }];"] * self.chance(
            0.3
        )
        lets += ["let verify = [{ return check($_op); }];"] * self.chance(0.3)
        listed = ", ".join(self.some(methods, 0, 5))
        self.lines.append(
            f'def D_{name} : OpInterface<"{name}"> {{ let methods = [{listed}]; {" ".join(lets)} }}'
        )
        return f"D_{name}"

    # --- operations

    def operation(self, number: int) -> None:
        names = self.random.sample(NAMES, len(NAMES))
        operands, results, constants, blocks = [], [], [], []
        arguments: list[str] = []
        segments = 0
        for _ in range(self.number(0, 4)):
            name = names.pop()
            kind = self.pick(*self.types)
            roll = self.random.random()
            if roll < 0.35 and "[Mem" not in kind:
                kind, segments = f"{self.pick('Optional', 'Variadic')}<{kind}>", segments + 1
            operands.append((name, kind))
            arguments.append(f"{kind}:${name}")
        for _ in range(self.number(0, 4)):
            name = names.pop()
            kind = self.pick(*self.attributes) if self.chance(0.7) else self.pick(*PROPERTIES)
            constants.append((name, kind))
            arguments.insert(self.number(0, len(arguments)), f"{kind}:${name}")
        result_segments = 0
        for n in range(self.number(0, 2)):
            kind = self.pick(*self.types)
            if self.chance(0.25) and "[Mem" not in kind:
                kind = f"{self.pick('Optional', 'Variadic')}<{kind}>"
                result_segments += 1
            results.append((f"r{n}" if self.chance(0.7) else f"result_{n}", kind))
        regions = [f"body{n}" for n in range(self.random.choice((0, 0, 0, 1, 2)))]
        successors = [f"next{n}" for n in range(self.random.choice((0, 0, 0, 1, 2)))]
        region_kinds = [
            self.pick("AnyRegion", "SizedRegion<1>", "MaxSizedRegion<2>") for _ in regions
        ]
        if regions and self.chance(0.3):
            region_kinds[-1] = f"VariadicRegion<{region_kinds[-1]}>"
        successor_kinds = ["AnySuccessor" for _ in successors]
        if successors and self.chance(0.3):
            successor_kinds[-1] = "VariadicSuccessor<AnySuccessor>"
        traits = self.some(TRAITS, 0, 3) + self.some(self.interfaces, 0, 1)
        traits += ["AttrSizedOperandSegments"] * (segments > 1)
        traits += ["AttrSizedResultSegments"] * (result_segments > 1)
        plain = [name for name, kind in operands if not kind.startswith(("Opt", "Var"))]
        given = [name for name, kind in results if not kind.startswith(("Opt", "Var"))]
        if len(results) == 1 and given and plain:
            traits += self.some(
                [
                    "SameOperandsAndResultType",
                    f'AllTypesMatch<["{plain[0]}", "{given[0]}"]>',
                    f'TypesMatchWith<"alike", "{plain[0]}", "{given[0]}", "f($_self)">',
                    "InferTypeOpAdaptor",
                    "DeclareOpInterfaceMethods<InferTypeOpInterface>",
                ],
                0,
                1,
            )
        lets = [f"let {name} = {value};" for name, value in FIELDS if self.chance(0.15)]
        lets.append(f"let arguments = (ins {', '.join(arguments)});")
        if results:
            lets.append(f"let results = (outs {_listed(results)});")
        if regions:
            lets.append(f"let regions = (region {_pairs(regions, region_kinds)});")
        if successors:
            lets.append(f"let successors = (successor {_pairs(successors, successor_kinds)});")
        blocks = [f"${name}" for name in [*regions, *successors]]
        if self.chance(0.3):
            lets.append(f"let builders = [{self.builder()}];")
        roll = self.random.random()
        if roll < 0.7:
            format_ = self.format(operands, results, constants, blocks, traits)
            lets.append(f"let assemblyFormat = [{{{format_}}}];")
        elif roll < 0.8:
            lets.append("let hasCustomAssemblyFormat = 1;")
        name = self.pick("Do", "Make", "My_", "")
        self.lines.append(
            f'def D_{name}{number}Op : Op<D_Dialect, "{self.pick("do", "a.make", "x_y")}{number}", '
            f"[{', '.join(traits)}]> {{\n  " + "\n  ".join(lets) + "\n}"
        )

    def builder(self) -> str:
        body = self.pick("", ", [{ build($_builder, $_state); }]")
        arguments = ", ".join(
            self.some(
                ['"int":$n', 'CArg<"bool", "false">:$on', '"::mlir::Value":$v', '"Type":$t'], 0, 3
            )
        )
        if "CArg" in arguments:  # what has a default comes last
            parts = sorted(arguments.split('", "false')[:1]) and arguments.split(", ")
            arguments = '"int":$n, CArg<"bool", "false">:$on' if len(parts) > 1 else arguments
        return f"OpBuilder<(ins {arguments}){body}>"

    def format(
        self,
        operands: list[tuple[str, str]],
        results: list[tuple[str, str]],
        constants: list[tuple[str, str]],
        blocks: list[str],
        traits: list[str],
    ) -> str:
        """Names everything that has to be, mostly in the usual order."""
        parts = []
        for name, kind in operands:
            if kind.startswith(("Opt", "Var")) and self.chance(0.5):
                word = self.pick("`with` ", "`[` ", "`:` ")
                end = " `]`" if "[" in word else ""
                rest = self.pick("", "", f" `is` type(${name})" * 0)
                parts.append(f"({word}${name}^{rest}{end})?")
            else:
                parts.append(self.pick("", "`,` ") + f"${name}")
        for name, kind in constants:
            if self.chance(0.5):
                text = self.pick(f"${name}", f"custom<C>(${name})", f"`{name}` `(` ${name} `)`")
                if kind.startswith(("Opt", "Unit", "Default")):
                    text = f"(`{name}` {self.pick('', '`=` ')}${name}^)?"
                    if kind.startswith("Unit"):
                        text = self.pick(f"(`{name}` ${name}^)?", f"(${name}^)? `;`")
                parts.append(text)
        parts += [self.pick("", "`do` ") + block for block in blocks]
        if self.chance(0.2):
            self.random.shuffle(parts)
        parts.append(
            self.pick("attr-dict", "attr-dict", "attr-dict-with-keyword", "prop-dict attr-dict")
        )
        typed = [name for name, kind in operands if not _is_buildable(kind)]
        given = [name for name, kind in results if not _is_buildable(kind)]
        text = " ".join(traits)
        if "SameOperandsAndResultType" in text or "InferType" in text:
            given = []
        for name in list(given):
            if f'"{name}"' in text:
                given.remove(name)
        if typed or given:
            if self.chance(0.15) and operands and results:
                parts.append("`:` functional-type(operands, results)")
            else:
                listed = [f"type(${name})" for name in typed]
                parts.append("`:` " + " `,` ".join([*listed, *[f"type(${n})" for n in given]]))
        return " ".join(parts)


def _listed(pairs: list[tuple[str, str]]) -> str:
    return ", ".join([f"{kind}:${name}" for name, kind in pairs])


def _pairs(names: list[str], kinds: list[str]) -> str:
    return ", ".join([f"{kind}:${name}" for name, kind in zip(names, kinds, strict=True)])


def _is_buildable(kind: str) -> bool:
    return kind in BUILDABLE


def random_dialect(seed: int) -> str:
    """The text of a dialect; the same for the same seed."""
    return Dialect(seed).text()
