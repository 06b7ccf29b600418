"""Random attributes of Clang: arguments of every kind, spellings, subjects, rules, exclusions.

They are appended to `attributes.td` of `tests/clang/cases/accepted/attributes.td`.
"""

from __future__ import annotations

from drawing import Description

_PLAIN_ARGUMENTS = (
    *("Bool", "Int", "Aligned", "Expr", "Identifier", "String", "Type", "Unsigned", "Version"),
    *("ParamIdx", "OMPTraitInfo", "VariadicOMPInteropInfo", "VariadicUnsigned", "VariadicExpr"),
    *("VariadicString", "VariadicIdentifier", "VariadicParamIdx", "VariadicParamOrParamIdx"),
)
_CLASSES = (
    *("InheritableAttr", "InheritableAttr", "TypeAttr", "StmtAttr", "DeclOrTypeAttr", "Attr"),
    *("DeclOrStmtAttr", "InheritableParamAttr", "ParameterABIAttr", "HLSLAnnotationAttr"),
)
_SPELLINGS = (
    *('GNU<"@">', 'GNU<"__@__">', 'Declspec<"@">', 'Microsoft<"@">', 'CXX11<"clang", "@">'),
    *('CXX11<"", "@", 202002>', 'C23<"", "@", 202311>', 'CustomKeyword<"_@">', 'Clang<"@">'),
    *('RegularKeyword<"__@">', 'Pragma<"", "@">', 'Pragma<"omp", "@">', 'HLSLAnnotation<"@">'),
    *('GCC<"@">', 'Clang<"@", 0>', 'ClangGCC<"@">', 'Keyword<"alignas", 1>', 'GNU<"other@">'),
)
_FLAGS = (
    *("ASTNode = 0", "SemaHandler = 0", "SimpleHandler = 1", "Ignored = 1", "Clone = 0"),
    *("HasCustomParsing = 1", "HasCustomSerialization = 1", "IsTypeDependent = 1"),
    *("InheritEvenIfAlreadyPresent = 1", "LateParsed = LateAttrParseStandard"),
    *("LateParsed = LateAttrParseExperimentalExt", "LangOpts = [Modern]", "LangOpts = [Odd, Old]"),
    *("PragmaAttributeSupport = 0", "AdditionalMembers = [{ int more() const; }]"),
    *("StrictEnumParameters = 1", "ParseArgumentsAsUnevaluated = 1"),
)
_SUBJECTS = ("Var", "Function", "Field", "Global", "Local", "Loop", "Named")
_AROUND = """\
def Decl : DeclNode<?, "", 1>;
def Named : DeclNode<Decl, "named declarations", 1>;
def Var : DeclNode<Named, "variables">;
def Function : DeclNode<Named, "functions">;
def Field : DeclNode<Named>;
def Stmt : StmtNode<?, "statements", 1>;
def Loop : StmtNode<Stmt, "loops, jumps">;
def Global : SubsetSubject<Var, [{S->isGlobal()}], "global variables">;
def Local : SubsetSubject<Var, [{S->isLocal()}], "">;
def Modern : LangOpt<"Modern">;
def Old : LangOpt<"Old">;
def Odd : LangOpt<"", "LangOpts.Odd && !LangOpts.Even">;
def OnFirst : TargetSpec { let Arches = ["first", "second"]; let OSes = ["some"]; }
def OnSecond : TargetSpec { let Arches = ["second"]; let CustomCode = [{ T.is() }]; }
def OnObjects : TargetSpec { let ObjectFormats = ["elf", "coff"]; }
def OfLocal : AttrSubjectMatcherSubRule<"is_local", [Local], 1> { let LangOpts = [Old]; }
def OfGlobal : AttrSubjectMatcherSubRule<"is_global", [Global]>;
def OfVar : AttrSubjectMatcherRule<"variable", [Var], [OfGlobal, OfLocal]> {
  let LangOpts = [Modern, Odd];
}
def OfFunction : AttrSubjectMatcherRule<"function", [Function]>;
def OfNothing : AttrSubjectMatcherRule<"nothing", []>;
def OfNamed : AttrSubjectMatcherAggregateRule<Named>;
def GlobalDocumentation { code Intro = [{All attributes.
}]; }
def DocCatOwn : DocumentationCategory<"Aside"> { let Content = [{
Said of all.
  Indented.}]; }
def Said : Documentation { let Category = DocCatVariable; let Content = [{
Says *something*.

  More.
}]; }
def Headed : Documentation {
  let Category = DocCatOwn;
  let Heading = "own (heading)";
  let Content = [{ One line. }];
}
def Labeled : Documentation {
  let Category = DocCatFunction;
  let Heading = "Labeled";
  let Label = "a-label";
}
def Old1 : Documentation {
  let Category = DocCatFunction;
  let Deprecated = DocDeprecated<"other">;
  let Content = [{Was good.}];
}
def Old2 : Documentation { let Category = DocCatOwn; let Deprecated = DocDeprecated<"">; }
"""
_DOCUMENTS = ("Said", "Headed", "Labeled", "Old1", "Old2", "InternalOnly", "Undocumented")


class _Attributes(Description):
    def argument(self, number: int) -> str:
        name = self.pick("", "a", "Arg") + f"{'x' if self.chance(0.5) else 'Y'}{number}"
        kind = self.number(0, 9)
        optional = int(self.chance(0.3))
        fake = int(self.chance(0.1))
        if kind == 0:
            return f'DefaultIntArgument<"{name}", {number}>'
        if kind == 1:
            return f'DeclArgument<Var, "{name}", {optional}>'
        if kind <= 3:
            variadic = self.pick("", "Variadic")
            type_, external = self.random.choice((("Kind", 0), ("outer::Kind", 1)))
            values, enums = self.random.choice((('"a", "b", ""', '"A", "B", "A"'), ('"z"', '"Z"')))
            rest = f"{optional}, {fake}, {external}, {int(self.chance(0.5))}"
            return (
                f'{variadic}EnumArgument<"{name}", "{type_}{number}", 1, [{values}], '
                f"[{enums}], {rest}>"
            )
        return f'{self.pick(*_PLAIN_ARGUMENTS)}Argument<"{name}", {optional}, {fake}>'

    def subjects(self) -> str:
        custom = self.maybe(0.2, ', "what holds, whatever"')
        severity = self.pick("WarnDiag", "ErrorDiag")
        names = self.some([*_SUBJECTS], 0, 3)
        return f"let Subjects = SubjectList<[{', '.join(names)}], {severity}{custom}>;"

    def spellings(self, name: str) -> list[str]:
        return [text.replace("@", name) for text in self.some([*_SPELLINGS], 0, 4)]

    def attribute(self, number: int) -> str:
        spellings = self.spellings(f"a{number}")
        arguments = [self.argument(place) for place in range(self.number(0, 4))]
        lets = [
            f"let Spellings = [{', '.join(spellings)}];",
            f"let Args = [{', '.join(arguments)}];",
            *[f"let {flag};" for flag in self.some([*_FLAGS], 0, 3)],
            *[f"let {field} = 1;" for field in _OF_TEMPLATES if self.chance(0.4)],
        ]
        if self.chance(0.5):
            documents = self.some([*_DOCUMENTS], 1, 2 if self.chance(0.2) else 1)
            lets.append(f"let Documentation = [{', '.join(documents)}];")
        if self.chance(0.6):
            lets.append(self.subjects())
        if self.chance(0.2):
            lets.append("let AcceptsExprPack = 1;")
        if spellings and self.chance(0.3):
            known = ", ".join(self.some(spellings, 1, 2))
            target = self.pick("OnFirst", "OnSecond", "OnObjects")
            lets.append(
                f"let TargetSpecificSpellings = [TargetSpecificSpelling<{target}, [{known}]>];"
            )
        if spellings and self.chance(0.3):
            lets.append(f'let Accessors = [Accessor<"isOne", [{spellings[0]}]>];')
        target = self.pick("", "", "", "OnFirst", "OnSecond")
        if target:
            lets += self.maybe(0.6, 'let ParseKind = "Shared";').splitlines()
            target = f", TargetSpecificAttr<{target}>"
        bases = f"{self.pick(*_CLASSES)}{target}"
        return "\n  ".join([f"def A{number} : {bases} {{", *lets]) + "\n}"

    def program(self) -> str:
        numbers = list(range(self.number(1, 8)))
        self.lines.append("let Documentation = [Undocumented] in {")
        self.lines += [self.attribute(number) for number in numbers]
        self.lines.append("}")
        names = [f"A{number}" for number in numbers]
        for _ in range(self.number(0, 3)):
            self.lines.append(f"def : MutualExclusions<[{', '.join(self.some(names, 1, 4))}]>;")
        return self.text()


_OF_TEMPLATES = ("TemplateDependent", "MeaningfulToClassTemplateDefinition")


def random_attributes(seed: int) -> str:
    return _Attributes(seed, _AROUND).program()
