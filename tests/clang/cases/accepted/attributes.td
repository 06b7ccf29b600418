// What the generators ask for of Clang's attributes, and attributes of every kind.

// +++ attributes.td
class DocumentationCategory<string name> { string Name = name; code Content = [{}]; }
def DocCatVariable : DocumentationCategory<"Variable Attributes">;
def DocCatFunction : DocumentationCategory<"Function Attributes"> { let Content = [{
What holds for functions.
}]; }
def DocCatUndocumented : DocumentationCategory<"Undocumented"> { let Content = [{Nothing is said of these.}]; }
def DocCatInternalOnly : DocumentationCategory<"InternalOnly">;
class DocDeprecated<string replacement = ""> { string Replacement = replacement; }
class Documentation {
  DocumentationCategory Category;
  string Heading = "";
  string Label = "";
  code Content = [{}];
  DocDeprecated Deprecated;
}
def Undocumented : Documentation { let Category = DocCatUndocumented; }
def InternalOnly : Documentation { let Category = DocCatInternalOnly; }

class AttrSubject;
class ASTNode { bit Abstract = 0; }
class DeclNode<DeclNode base, string spelling = "", bit abstract = 0> : ASTNode, AttrSubject {
  let Abstract = abstract;
  DeclNode Base = base;
  string DiagSpelling = spelling;
  bit DeclContext = 0;
}
class StmtNode<StmtNode base, string spelling = "", bit abstract = 0> : ASTNode, AttrSubject { let Abstract = abstract; StmtNode Base = base; string DiagSpelling = spelling; }
class SubsetSubject<AttrSubject base, code check, string spelling> : AttrSubject {
  AttrSubject Base = base;
  code CheckCode = check;
  string DiagSpelling = spelling;
}
class LangOpt<string name, code custom = [{}]> { string Name = name; code CustomCode = custom; }
class AttrSubjectMatcherSubRule<string name, list<AttrSubject> subjects, bit negated = 0> {
  string Name = name;
  list<AttrSubject> Subjects = subjects;
  bit Negated = negated;
  list<LangOpt> LangOpts = [];
}
class AttrSubjectMatcherRule<string name, list<AttrSubject> subjects, list<AttrSubjectMatcherSubRule> rules = []> {
  string Name = name;
  list<AttrSubject> Subjects = subjects;
  list<AttrSubjectMatcherSubRule> Constraints = rules;
  list<LangOpt> LangOpts = [];
}
class AttrSubjectMatcherAggregateRule<AttrSubject subject> { AttrSubject Subject = subject; }

class SubjectDiag { bit Warn = 0; }
def WarnDiag : SubjectDiag { let Warn = 1; }
def ErrorDiag : SubjectDiag;
class SubjectList<list<AttrSubject> subjects, SubjectDiag diag = WarnDiag, string custom = ""> {
  list<AttrSubject> Subjects = subjects;
  SubjectDiag Diag = diag;
  string CustomDiag = custom;
  list<LangOpt> LangOpts = [];
}

class Argument<string name, bit optional, bit fake = 0> { string Name = name; bit Optional = optional; bit Fake = fake; }
class BoolArgument<string name, bit opt = 0, bit fake = 0> : Argument<name, opt, fake>;
class DefaultBoolArgument<string name, bit default, bit fake = 0> : BoolArgument<name, 1, fake> { bit Default = default; }
class IntArgument<string name, bit opt = 0, bit fake = 0> : Argument<name, opt, fake>;
class DefaultIntArgument<string name, int default> : IntArgument<name, 1> { int Default = default; }
class DeclArgument<DeclNode kind, string name, bit opt = 0, bit fake = 0> : Argument<name, opt, fake> { DeclNode Kind = kind; }
class EnumArgument<string name, string type, bit is_string, list<string> values, list<string> enums,
                   bit opt = 0, bit fake = 0, bit is_external = 0, bit is_covered = 1> : Argument<name, opt, fake> {
  string Type = type;
  bit IsString = is_string;
  list<string> Values = values;
  list<string> Enums = enums;
  bit IsExternalType = is_external;
  bit IsCovered = is_covered;
}
class VariadicEnumArgument<string name, string type, bit is_string, list<string> values, list<string> enums,
                           bit opt = 0, bit fake = 0, bit is_external = 0, bit is_covered = 1>
    : EnumArgument<name, type, is_string, values, enums, opt, fake, is_external, is_covered>;
class AlignedArgument<string name, bit opt = 0, bit fake = 0> : Argument<name, opt, fake>;
class ExprArgument<string name, bit opt = 0, bit fake = 0> : Argument<name, opt, fake>;
class IdentifierArgument<string name, bit opt = 0, bit fake = 0> : Argument<name, opt, fake>;
class StringArgument<string name, bit opt = 0, bit fake = 0> : Argument<name, opt, fake>;
class TypeArgument<string name, bit opt = 0, bit fake = 0> : Argument<name, opt, fake>;
class UnsignedArgument<string name, bit opt = 0, bit fake = 0> : Argument<name, opt, fake>;
class VersionArgument<string name, bit opt = 0, bit fake = 0> : Argument<name, opt, fake>;
class ParamIdxArgument<string name, bit opt = 0, bit fake = 0> : Argument<name, opt, fake>;
class OMPTraitInfoArgument<string name, bit opt = 0, bit fake = 0> : Argument<name, opt, fake>;
class VariadicOMPInteropInfoArgument<string name, bit opt = 0, bit fake = 0> : Argument<name, opt, fake>;
class VariadicUnsignedArgument<string name, bit opt = 0, bit fake = 0> : Argument<name, opt, fake>;
class VariadicExprArgument<string name, bit opt = 0, bit fake = 0> : Argument<name, opt, fake>;
class VariadicStringArgument<string name, bit opt = 0, bit fake = 0> : Argument<name, opt, fake>;
class VariadicIdentifierArgument<string name, bit opt = 0, bit fake = 0> : Argument<name, opt, fake>;
class VariadicParamIdxArgument<string name, bit opt = 0, bit fake = 0> : Argument<name, opt, fake>;
class VariadicParamOrParamIdxArgument<string name, bit opt = 0, bit fake = 0> : Argument<name, opt, fake>;
class WrappedAttr<string name, bit opt = 0, string type = name> : Argument<name, opt> { string AttrType = type; }

class Spelling<string name, string variety, int version = 1> { string Name = name; string Variety = variety; int Version = version; }
class GNU<string name> : Spelling<name, "GNU">;
class Declspec<string name> : Spelling<name, "Declspec"> { bit PrintOnLeft = 1; }
class Microsoft<string name> : Spelling<name, "Microsoft">;
class CXX11<string namespace, string name, int version = 1> : Spelling<name, "CXX11", version> { string Namespace = namespace; }
class C23<string namespace, string name, int version = 1> : Spelling<name, "C23", version> { string Namespace = namespace; }
class Keyword<string name, bit own> : Spelling<name, "Keyword"> { bit HasOwnParseRules = own; }
class CustomKeyword<string name> : Keyword<name, 1>;
class RegularKeyword<string name, bit own = 0> : Keyword<name, own>;
class Pragma<string namespace, string name> : Spelling<name, "Pragma"> { string Namespace = namespace; }
class HLSLAnnotation<string name> : Spelling<name, "HLSLAnnotation">;
class GCC<string name> : Spelling<name, "GCC"> { bit KnownToGCC = 1; bit AllowInC = 1; }
class Clang<string name, bit in_c = 1, int version = 1> : Spelling<name, "Clang", version> { bit AllowInC = in_c; }
class ClangGCC<string name, bit in_c = 1> : Spelling<name, "ClangGCC"> { bit AllowInC = in_c; }
class Accessor<string name, list<Spelling> spellings> { string Name = name; list<Spelling> Spellings = spellings; }

class TargetSpec {
  list<string> Arches = [];
  list<string> OSes;
  list<string> ObjectFormats;
  code CustomCode = [{}];
}
class TargetSpecificSpelling<TargetSpec target, list<Spelling> spellings> { TargetSpec Target = target; list<Spelling> Spellings = spellings; }
class LateAttrParseKind<int kind> { int Kind = kind; }
def LateAttrParseNever : LateAttrParseKind<0>;
def LateAttrParseStandard : LateAttrParseKind<1>;
def LateAttrParseExperimentalExt : LateAttrParseKind<2>;
class Attr {
  code comparisonFn = [{}];
  code profileFn = [{}];
  bit ParseArgsInFunctionScope = 0;
  bit HasCustomTextNodeDump = 0;
  list<Spelling> Spellings = [];
  list<Argument> Args = [];
  list<Accessor> Accessors = [];
  SubjectList Subjects;
  list<LangOpt> LangOpts = [];
  list<TargetSpecificSpelling> TargetSpecificSpellings = [];
  bit PragmaAttributeSupport;
  bit ASTNode = 1;
  bit SemaHandler = 1;
  bit SimpleHandler = 0;
  bit Ignored = 0;
  bit Clone = 1;
  LateAttrParseKind LateParsed = LateAttrParseNever;
  bit TemplateDependent = 0;
  bit IsTypeDependent = 0;
  bit HasCustomParsing = 0;
  bit HasCustomSerialization = 0;
  bit HasCustomTypeTransform = 0;
  bit AcceptsExprPack = 0;
  bit ParseArgumentsAsUnevaluated = 0;
  bit StrictEnumParameters = 0;
  bit DuplicatesAllowedWhileMerging = 0;
  bit MeaningfulToClassTemplateDefinition = 0;
  code AdditionalMembers = [{}];
  list<Documentation> Documentation;
}
class TypeAttr : Attr;
class StmtAttr : Attr;
class InheritableAttr : Attr { bit InheritEvenIfAlreadyPresent = 0; }
class DeclOrTypeAttr : InheritableAttr;
class DeclOrStmtAttr : InheritableAttr;
class InheritableParamAttr : InheritableAttr;
class InheritableParamOrStmtAttr : InheritableParamAttr;
class ParameterABIAttr : InheritableParamAttr;
class HLSLAnnotationAttr : InheritableAttr;
class HLSLSemanticBaseAttr : HLSLAnnotationAttr;
class TargetSpecificAttr<TargetSpec target> { TargetSpec Target = target; string ParseKind; }
class IgnoredAttr : Attr;
class MutualExclusions<list<Attr> attrs> { list<Attr> Exclusions = attrs; }

// --- arguments --gen-clang-attr-impl ; --gen-clang-attr-parsed-attr-impl ; --gen-clang-attr-classes ; --gen-clang-attr-pch-read ; --gen-clang-attr-pch-write ; --gen-clang-attr-ast-visitor ; --gen-clang-attr-text-node-dump ; --gen-clang-attr-node-traverse ; --gen-clang-attr-parser-string-switches ; --gen-clang-attr-parsed-attr-list
include "attributes.td"
def Decl : DeclNode<?, "", 1>;
def Function : DeclNode<Decl, "functions">;
let Documentation = [Undocumented] in {
def OneBool : InheritableAttr { let Spellings = [GNU<"onebool">]; let Args = [BoolArgument<"Arg">]; }
def OptBool : InheritableAttr { let Spellings = [GNU<"optbool">]; let Args = [BoolArgument<"Arg", 1>]; }
def FakeBool : InheritableAttr { let Spellings = [GNU<"fakebool">]; let Args = [BoolArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneInt : InheritableAttr { let Spellings = [GNU<"oneint">]; let Args = [IntArgument<"Arg">]; }
def OptInt : InheritableAttr { let Spellings = [GNU<"optint">]; let Args = [IntArgument<"Arg", 1>]; }
def FakeInt : InheritableAttr { let Spellings = [GNU<"fakeint">]; let Args = [IntArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneAligned : InheritableAttr { let Spellings = [GNU<"onealigned">]; let Args = [AlignedArgument<"Arg">]; }
def OptAligned : InheritableAttr { let Spellings = [GNU<"optaligned">]; let Args = [AlignedArgument<"Arg", 1>]; }
def FakeAligned : InheritableAttr { let Spellings = [GNU<"fakealigned">]; let Args = [AlignedArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneExpr : InheritableAttr { let Spellings = [GNU<"oneexpr">]; let Args = [ExprArgument<"Arg">]; }
def OptExpr : InheritableAttr { let Spellings = [GNU<"optexpr">]; let Args = [ExprArgument<"Arg", 1>]; }
def FakeExpr : InheritableAttr { let Spellings = [GNU<"fakeexpr">]; let Args = [ExprArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneIdentifier : InheritableAttr { let Spellings = [GNU<"oneidentifier">]; let Args = [IdentifierArgument<"Arg">]; }
def OptIdentifier : InheritableAttr { let Spellings = [GNU<"optidentifier">]; let Args = [IdentifierArgument<"Arg", 1>]; }
def FakeIdentifier : InheritableAttr { let Spellings = [GNU<"fakeidentifier">]; let Args = [IdentifierArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneString : InheritableAttr { let Spellings = [GNU<"onestring">]; let Args = [StringArgument<"Arg">]; }
def OptString : InheritableAttr { let Spellings = [GNU<"optstring">]; let Args = [StringArgument<"Arg", 1>]; }
def FakeString : InheritableAttr { let Spellings = [GNU<"fakestring">]; let Args = [StringArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneType : InheritableAttr { let Spellings = [GNU<"onetype">]; let Args = [TypeArgument<"Arg">]; }
def OptType : InheritableAttr { let Spellings = [GNU<"opttype">]; let Args = [TypeArgument<"Arg", 1>]; }
def FakeType : InheritableAttr { let Spellings = [GNU<"faketype">]; let Args = [TypeArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneUnsigned : InheritableAttr { let Spellings = [GNU<"oneunsigned">]; let Args = [UnsignedArgument<"Arg">]; }
def OptUnsigned : InheritableAttr { let Spellings = [GNU<"optunsigned">]; let Args = [UnsignedArgument<"Arg", 1>]; }
def FakeUnsigned : InheritableAttr { let Spellings = [GNU<"fakeunsigned">]; let Args = [UnsignedArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneVersion : InheritableAttr { let Spellings = [GNU<"oneversion">]; let Args = [VersionArgument<"Arg">]; }
def OptVersion : InheritableAttr { let Spellings = [GNU<"optversion">]; let Args = [VersionArgument<"Arg", 1>]; }
def FakeVersion : InheritableAttr { let Spellings = [GNU<"fakeversion">]; let Args = [VersionArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneParamIdx : InheritableAttr { let Spellings = [GNU<"oneparamidx">]; let Args = [ParamIdxArgument<"Arg">]; }
def OptParamIdx : InheritableAttr { let Spellings = [GNU<"optparamidx">]; let Args = [ParamIdxArgument<"Arg", 1>]; }
def FakeParamIdx : InheritableAttr { let Spellings = [GNU<"fakeparamidx">]; let Args = [ParamIdxArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneOMPTraitInfo : InheritableAttr { let Spellings = [GNU<"oneomptraitinfo">]; let Args = [OMPTraitInfoArgument<"Arg">]; }
def OptOMPTraitInfo : InheritableAttr { let Spellings = [GNU<"optomptraitinfo">]; let Args = [OMPTraitInfoArgument<"Arg", 1>]; }
def FakeOMPTraitInfo : InheritableAttr { let Spellings = [GNU<"fakeomptraitinfo">]; let Args = [OMPTraitInfoArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneVariadicOMPInteropInfo : InheritableAttr { let Spellings = [GNU<"onevariadicompinteropinfo">]; let Args = [VariadicOMPInteropInfoArgument<"Arg">]; }
def OptVariadicOMPInteropInfo : InheritableAttr { let Spellings = [GNU<"optvariadicompinteropinfo">]; let Args = [VariadicOMPInteropInfoArgument<"Arg", 1>]; }
def FakeVariadicOMPInteropInfo : InheritableAttr { let Spellings = [GNU<"fakevariadicompinteropinfo">]; let Args = [VariadicOMPInteropInfoArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneVariadicUnsigned : InheritableAttr { let Spellings = [GNU<"onevariadicunsigned">]; let Args = [VariadicUnsignedArgument<"Arg">]; }
def OptVariadicUnsigned : InheritableAttr { let Spellings = [GNU<"optvariadicunsigned">]; let Args = [VariadicUnsignedArgument<"Arg", 1>]; }
def FakeVariadicUnsigned : InheritableAttr { let Spellings = [GNU<"fakevariadicunsigned">]; let Args = [VariadicUnsignedArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneVariadicExpr : InheritableAttr { let Spellings = [GNU<"onevariadicexpr">]; let Args = [VariadicExprArgument<"Arg">]; }
def OptVariadicExpr : InheritableAttr { let Spellings = [GNU<"optvariadicexpr">]; let Args = [VariadicExprArgument<"Arg", 1>]; }
def FakeVariadicExpr : InheritableAttr { let Spellings = [GNU<"fakevariadicexpr">]; let Args = [VariadicExprArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneVariadicString : InheritableAttr { let Spellings = [GNU<"onevariadicstring">]; let Args = [VariadicStringArgument<"Arg">]; }
def OptVariadicString : InheritableAttr { let Spellings = [GNU<"optvariadicstring">]; let Args = [VariadicStringArgument<"Arg", 1>]; }
def FakeVariadicString : InheritableAttr { let Spellings = [GNU<"fakevariadicstring">]; let Args = [VariadicStringArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneVariadicIdentifier : InheritableAttr { let Spellings = [GNU<"onevariadicidentifier">]; let Args = [VariadicIdentifierArgument<"Arg">]; }
def OptVariadicIdentifier : InheritableAttr { let Spellings = [GNU<"optvariadicidentifier">]; let Args = [VariadicIdentifierArgument<"Arg", 1>]; }
def FakeVariadicIdentifier : InheritableAttr { let Spellings = [GNU<"fakevariadicidentifier">]; let Args = [VariadicIdentifierArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneVariadicParamIdx : InheritableAttr { let Spellings = [GNU<"onevariadicparamidx">]; let Args = [VariadicParamIdxArgument<"Arg">]; }
def OptVariadicParamIdx : InheritableAttr { let Spellings = [GNU<"optvariadicparamidx">]; let Args = [VariadicParamIdxArgument<"Arg", 1>]; }
def FakeVariadicParamIdx : InheritableAttr { let Spellings = [GNU<"fakevariadicparamidx">]; let Args = [VariadicParamIdxArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneVariadicParamOrParamIdx : InheritableAttr { let Spellings = [GNU<"onevariadicparamorparamidx">]; let Args = [VariadicParamOrParamIdxArgument<"Arg">]; }
def OptVariadicParamOrParamIdx : InheritableAttr { let Spellings = [GNU<"optvariadicparamorparamidx">]; let Args = [VariadicParamOrParamIdxArgument<"Arg", 1>]; }
def FakeVariadicParamOrParamIdx : InheritableAttr { let Spellings = [GNU<"fakevariadicparamorparamidx">]; let Args = [VariadicParamOrParamIdxArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneDecl : InheritableAttr { let Spellings = [GNU<"onedecl">]; let Args = [DeclArgument<Function, "Arg">]; }
def OptDecl : InheritableAttr { let Spellings = [GNU<"optdecl">]; let Args = [DeclArgument<Function, "Arg", 1>]; }
def DefBool : InheritableAttr { let Spellings = [GNU<"defbool">]; let Args = [DefaultBoolArgument<"Arg", 1>]; }
def DefInt : InheritableAttr { let Spellings = [GNU<"defint">]; let Args = [DefaultIntArgument<"Arg", 7>]; }
def OneEnum0 : InheritableAttr { let Spellings = [GNU<"oneenum0">]; let Args = [EnumArgument<"Arg", "Kind", 0, ["a", "b", "c"], ["A", "B", "B"]>]; }
def OneEnum1 : InheritableAttr { let Spellings = [GNU<"oneenum1">]; let Args = [EnumArgument<"Arg", "Kind", 1, ["a", "b", "c"], ["A", "B", "B"]>]; }
def OptEnum : InheritableAttr { let Spellings = [GNU<"optenum">]; let Args = [EnumArgument<"Arg", "Kind", 0, ["a", "b"], ["A", "B"], 1>]; }
def ExtEnum : InheritableAttr { let Spellings = [GNU<"extenum">]; let Args = [EnumArgument<"Arg", "outer::Kind", 0, ["a", "b"], ["A", "B"], 0, 0, 1>]; }
def UncEnum : InheritableAttr { let Spellings = [GNU<"uncenum">]; let Args = [EnumArgument<"Arg", "outer::Kind", 1, ["a", "b"], ["A", "B"], 0, 0, 1, 0>]; }
def FakeEnum : InheritableAttr { let Spellings = [GNU<"fakeenum">]; let Args = [EnumArgument<"Arg", "Kind", 1, ["a", "b"], ["A", "B"], 0, 1>]; }
def OneVariadicEnum0 : InheritableAttr { let Spellings = [GNU<"onevariadicenum0">]; let Args = [VariadicEnumArgument<"Arg", "Kind", 0, ["a", "b", "c"], ["A", "B", "B"]>]; }
def OneVariadicEnum1 : InheritableAttr { let Spellings = [GNU<"onevariadicenum1">]; let Args = [VariadicEnumArgument<"Arg", "Kind", 1, ["a", "b", "c"], ["A", "B", "B"]>]; }
def OptVariadicEnum : InheritableAttr { let Spellings = [GNU<"optvariadicenum">]; let Args = [VariadicEnumArgument<"Arg", "Kind", 0, ["a", "b"], ["A", "B"], 1>]; }
def ExtVariadicEnum : InheritableAttr { let Spellings = [GNU<"extvariadicenum">]; let Args = [VariadicEnumArgument<"Arg", "outer::Kind", 0, ["a", "b"], ["A", "B"], 0, 0, 1>]; }
def UncVariadicEnum : InheritableAttr { let Spellings = [GNU<"uncvariadicenum">]; let Args = [VariadicEnumArgument<"Arg", "outer::Kind", 1, ["a", "b"], ["A", "B"], 0, 0, 1, 0>]; }
def FakeVariadicEnum : InheritableAttr { let Spellings = [GNU<"fakevariadicenum">]; let Args = [VariadicEnumArgument<"Arg", "Kind", 1, ["a", "b"], ["A", "B"], 0, 1>]; }
def OneWrapped : InheritableAttr { let Spellings = [GNU<"onewrapped">]; let Args = [WrappedAttr<"Inner">]; }
}

// --- kinds --gen-clang-attr-impl ; --gen-clang-attr-parsed-attr-impl ; --gen-clang-attr-template-instantiate ; --gen-clang-attr-list ; --gen-clang-attr-parsed-attr-list ; --gen-clang-attr-pch-read ; --gen-clang-attr-pch-write ; --gen-clang-attr-classes ; --gen-clang-attr-ast-visitor
include "attributes.td"
let Documentation = [Undocumented] in {
def KindTypeAttr : TypeAttr { let Spellings = [GNU<"kindtypeattr">]; let Args = [IntArgument<"Arg">]; }
def KindStmtAttr : StmtAttr { let Spellings = [GNU<"kindstmtattr">]; let Args = [IntArgument<"Arg">]; }
def KindDeclOrTypeAttr : DeclOrTypeAttr { let Spellings = [GNU<"kinddeclortypeattr">]; let Args = [IntArgument<"Arg">]; }
def KindDeclOrStmtAttr : DeclOrStmtAttr { let Spellings = [GNU<"kinddeclorstmtattr">]; let Args = [IntArgument<"Arg">]; }
def KindInheritableParamAttr : InheritableParamAttr { let Spellings = [GNU<"kindinheritableparamattr">]; let Args = [IntArgument<"Arg">]; }
def KindInheritableParamOrStmtAttr : InheritableParamOrStmtAttr { let Spellings = [GNU<"kindinheritableparamorstmtattr">]; let Args = [IntArgument<"Arg">]; }
def KindParameterABIAttr : ParameterABIAttr { let Spellings = [GNU<"kindparameterabiattr">]; let Args = [IntArgument<"Arg">]; }
def KindHLSLAnnotationAttr : HLSLAnnotationAttr { let Spellings = [GNU<"kindhlslannotationattr">]; let Args = [IntArgument<"Arg">]; }
def KindHLSLSemanticBaseAttr : HLSLSemanticBaseAttr { let Spellings = [GNU<"kindhlslsemanticattr">]; let Args = [IntArgument<"Arg">]; }
def KindHLSLAnn2 : HLSLAnnotationAttr { let Spellings = [GNU<"qq">]; }
def KindT2 : TypeAttr { let Spellings = [GNU<"qt">]; }
}

// --- spellings --gen-clang-attr-spelling-index ; --gen-clang-attr-parsed-attr-kinds ; --gen-clang-attr-has-attribute-impl ; --gen-clang-attr-parser-string-switches ; --gen-attribute-spelling-list ; --gen-clang-regular-keyword-attr-info ; --gen-cxx11-attribute-info ; --gen-clang-attr-classes ; --gen-clang-attr-text-node-dump
include "attributes.td"
let Documentation = [Undocumented] in {
def SpellGNUa : InheritableAttr { let Spellings = [GNU<"spellgnua">]; }
def SpellGNUaA : InheritableAttr { let Spellings = [GNU<"spellgnuaa">]; let Args = [VariadicExprArgument<"Args">]; }
def SpellDeclspeca : InheritableAttr { let Spellings = [Declspec<"spelldeclspeca">]; }
def SpellDeclspecaA : InheritableAttr { let Spellings = [Declspec<"spelldeclspecaa">]; let Args = [VariadicExprArgument<"Args">]; }
def SpellMicrosofta : InheritableAttr { let Spellings = [Microsoft<"spellmicrosofta">]; }
def SpellMicrosoftaA : InheritableAttr { let Spellings = [Microsoft<"spellmicrosoftaa">]; let Args = [VariadicExprArgument<"Args">]; }
def SpellCXX11nsa202006 : InheritableAttr { let Spellings = [CXX11<"ns", "spellcxx11nsa202006", 202006>]; }
def SpellCXX11nsa202006A : InheritableAttr { let Spellings = [CXX11<"ns", "spellcxx11nsa202006a", 202006>]; let Args = [VariadicExprArgument<"Args">]; }
def SpellC23a2000 : InheritableAttr { let Spellings = [C23<"", "spellc23a2000", 2000>]; }
def SpellC23a2000A : InheritableAttr { let Spellings = [C23<"", "spellc23a2000a", 2000>]; let Args = [VariadicExprArgument<"Args">]; }
def SpellCustomKeyworda : InheritableAttr { let Spellings = [CustomKeyword<"__spellcustomkeyworda">]; }
def SpellCustomKeywordaA : InheritableAttr { let Spellings = [CustomKeyword<"__spellcustomkeywordaa">]; let Args = [VariadicExprArgument<"Args">]; }
def SpellRegularKeywordr : InheritableAttr { let Spellings = [RegularKeyword<"__spellregularkeywordr">]; }
def SpellRegularKeywordrA : InheritableAttr { let Spellings = [RegularKeyword<"__spellregularkeywordra">]; let Args = [VariadicExprArgument<"Args">]; }
def SpellPragmaa : InheritableAttr { let Spellings = [Pragma<"", "spellpragmaa">]; }
def SpellPragmaaA : InheritableAttr { let Spellings = [Pragma<"", "spellpragmaaa">]; let Args = [VariadicExprArgument<"Args">]; }
def SpellPragmaclanga : InheritableAttr { let Spellings = [Pragma<"clang", "spellpragmaclanga">]; }
def SpellPragmaclangaA : InheritableAttr { let Spellings = [Pragma<"clang", "spellpragmaclangaa">]; let Args = [VariadicExprArgument<"Args">]; }
def SpellHLSLAnnotationa : InheritableAttr { let Spellings = [HLSLAnnotation<"spellhlslannotationa">]; }
def SpellHLSLAnnotationaA : InheritableAttr { let Spellings = [HLSLAnnotation<"spellhlslannotationaa">]; let Args = [VariadicExprArgument<"Args">]; }
def SpellGCCgcca : InheritableAttr { let Spellings = [GCC<"spellgccgcca">]; }
def SpellGCCgccaA : InheritableAttr { let Spellings = [GCC<"spellgccgccaa">]; let Args = [VariadicExprArgument<"Args">]; }
def SpellClangclanga : InheritableAttr { let Spellings = [Clang<"spellclangclanga">]; }
def SpellClangclangaA : InheritableAttr { let Spellings = [Clang<"spellclangclangaa">]; let Args = [VariadicExprArgument<"Args">]; }
def SpellClangclangb0 : InheritableAttr { let Spellings = [Clang<"spellclangclangb0", 0>]; }
def SpellClangclangb0A : InheritableAttr { let Spellings = [Clang<"spellclangclangb0a", 0>]; let Args = [VariadicExprArgument<"Args">]; }
def SpellClangGCCclaa : InheritableAttr { let Spellings = [ClangGCC<"spellclanggccclaa">]; }
def SpellClangGCCclaaA : InheritableAttr { let Spellings = [ClangGCC<"spellclanggccclaaa">]; let Args = [VariadicExprArgument<"Args">]; }
}

// --- standard --gen-clang-attr-impl ; --gen-clang-attr-parsed-attr-impl ; --gen-cxx11-attribute-info ; --gen-clang-regular-keyword-attr-info ; --gen-attribute-spelling-list
include "attributes.td"
def L1 : LangOpt<"CPlusPlus">;
let Documentation = [Undocumented] in {
def Z : StmtAttr { let Spellings = [Keyword<"kw", 1>, CustomKeyword<"kx">, RegularKeyword<"ky", 1>, RegularKeyword<"kz">]; let ASTNode = 0; }
def B : DeclOrTypeAttr { let Spellings = [CXX11<"", "b", 201903>, CXX11<"", "b2", 201903>, CXX11<"n", "b3">]; let Args = [IntArgument<"A", 1>, VariadicExprArgument<"B">]; }
def C : IgnoredAttr { let Spellings = [CXX11<"", "c", 201903>, RegularKeyword<"a1">]; let ASTNode = 0; let SemaHandler = 0; let Ignored = 1; }
def D : InheritableAttr { let Args = [BoolArgument<"A", 0, 1>, IntArgument<"Z", 1>]; let Spellings = [CXX11<"", "d", 201901>]; }
def F : InheritableAttr { let LangOpts = [L1]; let Spellings = [CXX11<"", "ff", 201901>, RegularKeyword<"kf", 1>]; let Args = [ExprArgument<"Z">]; }
}

// --- targets --gen-clang-attr-parsed-attr-impl ; --gen-clang-attr-has-attribute-impl ; --gen-clang-attr-parsed-attr-list ; --gen-clang-attr-parser-string-switches ; --gen-clang-attr-spelling-index ; --gen-clang-attr-parsed-attr-kinds
include "attributes.td"
def L1 : LangOpt<"CPlusPlus">; def L2 : LangOpt<"ObjC", [{LangOpts.X || LangOpts.Y}]>; def TA : TargetSpec { let Arches=["arm","x86"]; let OSes=["Win32","Linux"]; let ObjectFormats=["ELF","COFF"]; let CustomCode=[{ Target.hasX() }];}
def TB : TargetSpec { let Arches=[]; let OSes=["Linux"];} def TC : TargetSpec { let Arches=[]; let ObjectFormats=["ELF"];}
def E1 : InheritableAttr, TargetSpecificAttr<TA> { let ParseKind="Interrupt"; let Spellings=[GNU<"interrupt">];  let Documentation=[Undocumented]; }
def E2 : InheritableAttr, TargetSpecificAttr<TB> { let ParseKind="Interrupt"; let LangOpts=[L1,L2]; let Spellings=[GNU<"interrupt">, CXX11<"a","b">, CXX11<"","b",201212>, CXX11<"","c",201212>]; let Documentation=[Undocumented];}
def E3 : InheritableAttr, TargetSpecificAttr<TC> { let ParseKind="Interrupt"; let Spellings=[GNU<"interrupt">, C23<"a","b">, C23<"","b",201212>, RegularKeyword<"foo">];  let Documentation=[Undocumented];}
def E4 : InheritableAttr { let LangOpts=[L2]; let Spellings=[GNU<"b">, GNU<"c">, CXX11<"a","z">];let TargetSpecificSpellings=[TargetSpecificSpelling<TA,[GNU<"b">]>];  let Documentation=[Undocumented];}

// --- versions --gen-clang-attr-has-attribute-impl
include "attributes.td"
def TA : TargetSpec { let Arches=["arm"]; }  def TB : TargetSpec { let Arches=["x86"]; }
let Documentation = [Undocumented] in {
def A : InheritableAttr, TargetSpecificAttr<TA> { let Spellings=[GNU<"a">,CXX11<"","q",201001>]; let ParseKind="K"; }
def B : InheritableAttr { let Spellings=[GNU<"a">]; let SemaHandler=0; }
def C : InheritableAttr, TargetSpecificAttr<TB> { let Spellings=[GNU<"a">]; let ParseKind="K"; }
def D : InheritableAttr { let Spellings=[GNU<"a">]; let SemaHandler=0; }
def E : InheritableAttr, TargetSpecificAttr<TB> { let Spellings=[GNU<"a">,CXX11<"","q",201001>,CXX11<"","r",201001>,CXX11<"","r",201002>]; let ParseKind="K"; }
def F : InheritableAttr, TargetSpecificAttr<TB> { let Spellings=[CXX11<"","q",201003>]; let ParseKind="K"; }
}

// --- repeated_targets --gen-clang-attr-has-attribute-impl ; --gen-clang-attr-parsed-attr-list
include "attributes.td"
def TA : TargetSpec { let Arches=["arm"]; }
let Documentation = [Undocumented] in {
def A : InheritableAttr, TargetSpecificAttr<TA> { let Spellings=[GNU<"a">]; let ParseKind="K"; }
def B : InheritableAttr { let Spellings=[CXX11<"","q",201001>]; } def B1 : InheritableAttr { let Spellings=[CXX11<"","q",201002>]; } def B2 : InheritableAttr { let Spellings=[CXX11<"","q",201001>]; } def B3 : InheritableAttr { let Spellings=[CXX11<"","r",201001>]; } def B4 : InheritableAttr { let Spellings=[CXX11<"","r",201001>]; }
def C : InheritableAttr, TargetSpecificAttr<TA> { let Spellings=[GNU<"a">]; let ParseKind="K"; }
def D : InheritableAttr { let Spellings=[GNU<"b">]; }
def E : InheritableAttr, TargetSpecificAttr<TA> { let Spellings=[GNU<"b">]; let ParseKind="K"; }
def F : InheritableAttr, TargetSpecificAttr<TA> { let Spellings=[GNU<"a">]; let ParseKind="K"; }
}

// --- without_handler --gen-clang-attr-parsed-attr-impl ; --gen-clang-attr-parsed-attr-kinds ; --gen-clang-attr-has-attribute-impl ; --gen-clang-attr-parsed-attr-list ; --gen-clang-attr-spelling-index
include "attributes.td"
def TA : TargetSpec { let Arches=["arm"]; }  def TB : TargetSpec { let Arches=["x86"]; }
class U { list<Documentation> Documentation = [Undocumented]; }
let Documentation = [Undocumented] in {
def A : InheritableAttr { let Spellings=[GNU<"x">]; }
def B : InheritableAttr { let Spellings=[GNU<"y">]; let TargetSpecificSpellings=[TargetSpecificSpelling<TA,[GNU<"y">]>,TargetSpecificSpelling<TB,[GNU<"x">]>]; let SemaHandler=0;}
def C : InheritableAttr { let Spellings=[GCC<"z">]; let TargetSpecificSpellings=[TargetSpecificSpelling<TA,[GCC<"z">]>,TargetSpecificSpelling<TB,[GCC<"z">]>];}
def D : TypeAttr, TargetSpecificAttr<TA> { let Spellings=[GNU<"w">]; let SemaHandler=0; }
def E : TypeAttr, TargetSpecificAttr<TA> { let Spellings=[GNU<"w1">]; let ParseKind="PP"; let SemaHandler=0; }
def F : TypeAttr, TargetSpecificAttr<TA> { let Spellings=[GNU<"w2">]; let ParseKind="PP";}
//def G : TypeAttr, TargetSpecificAttr<TA> { let Spellings=[GNU<"w2">]; let ParseKind="PP"; let Ignored=1; let SemaHandler=0;}
}

// --- names_of_several_attributes --gen-clang-attr-parser-string-switches ; --gen-clang-attr-has-attribute-impl ; --gen-clang-attr-pch-read ; --gen-clang-attr-pch-write ; --gen-clang-attr-ast-visitor ; --gen-clang-attr-node-traverse ; --gen-clang-attr-text-node-dump
include "attributes.td"
let Documentation = [Undocumented] in {
def E1 : InheritableAttr { let Spellings=[GNU<"a">]; let Args=[IdentifierArgument<"A">]; }
def E2 : InheritableAttr { let Spellings=[CXX11<"n","a">]; let Args=[StringArgument<"A">]; }
def E3 : InheritableAttr { let Spellings=[CXX11<"n","b">, GNU<"b">]; let LateParsed=LateAttrParseStandard; let Args=[IntArgument<"A">, StringArgument<"B">, VariadicStringArgument<"C">]; }
def E4 : InheritableAttr { let Spellings=[Pragma<"n","b">, Declspec<"b">, GNU<"__b__">]; let LateParsed=LateAttrParseExperimentalExt; let AcceptsExprPack=1; let StrictEnumParameters=1; let ParseArgumentsAsUnevaluated=1; let Args=[IntArgument<"A">, StringArgument<"B">, EnumArgument<"E", "E", 1, ["x"],["X"]>]; }
def E5 : InheritableAttr { let Spellings=[RegularKeyword<"_d">, CustomKeyword<"_e">,Microsoft<"d">,GNU<"d">,CXX11<"n","d">]; let LateParsed=LateAttrParseExperimentalExt; let AcceptsExprPack=1;let StrictEnumParameters=1; let ParseArgumentsAsUnevaluated=1; let Args=[StringArgument<"B">]; }
def E6 : InheritableAttr { let Spellings=[HLSLAnnotation<"h">, GCC<"h">, GNU<"zz">, CXX11<"h","zz">]; let LateParsed=LateAttrParseStandard; let Args=[ExprArgument<"X">, IdentifierArgument<"B">]; }
def S1 : InheritableAttr { let Spellings=[GNU<"s1">]; let StrictEnumParameters=1; let Args=[IdentifierArgument<"X">, IdentifierArgument<"B">]; }
def S2 : InheritableAttr { let Spellings=[GNU<"s2">, RegularKeyword<"s1">]; let StrictEnumParameters=1; let Args=[VariadicEnumArgument<"E", "E", 0, ["x"],["X"]>]; }
def S3 : InheritableAttr { let Spellings=[GNU<"s3">]; let StrictEnumParameters=1; let Args=[VariadicIdentifierArgument<"E">]; }
def S4 : InheritableAttr { let Spellings=[GNU<"s4">]; let StrictEnumParameters=1; let Args=[IntArgument<"A">,VariadicStringArgument<"E">]; }
def S5 : InheritableAttr { let Spellings=[GNU<"s4">]; let ASTNode=0; let SemaHandler=0; let Ignored=1; let Args=[IdentifierArgument<"A">,StringArgument<"E">]; }
def S6 : InheritableAttr { let Spellings=[GNU<"s6">]; let Args=[VariadicEnumArgument<"E", "E", 1, ["x"],["X"]>, VariadicIdentifierArgument<"A">,VariadicStringArgument<"E">, StringArgument<"E">]; }
}

// --- strict_identifiers --gen-clang-attr-parser-string-switches
include "attributes.td"
let Documentation = [Undocumented] in {
def A : InheritableAttr { let Spellings=[GNU<"a">];  let StrictEnumParameters=1; let Args=[IntArgument<"A">,IdentifierArgument<"E">]; }
def B : InheritableAttr { let Spellings=[GNU<"b">];  let StrictEnumParameters=1; let Args=[IntArgument<"A">,VariadicIdentifierArgument<"E">]; }
def C : InheritableAttr { let Spellings=[GNU<"c">];  let StrictEnumParameters=1; let Args=[VariadicParamOrParamIdxArgument<"E">]; }
def D : InheritableAttr { let Spellings=[GNU<"d">];  let StrictEnumParameters=1; let Args=[]; }
def E : InheritableAttr { let Spellings=[GNU<"e">];  let StrictEnumParameters=1; let Args=[EnumArgument<"E", "E", 1, ["x"],["X"]>]; }
def F : InheritableAttr { let Spellings=[GNU<"f">];  let StrictEnumParameters=1; let Args=[EnumArgument<"E", "E", 1, ["x"],["X"]>, VariadicEnumArgument<"E", "E", 1, ["x"],["X"]>, StringArgument<"Z">]; }
def G : InheritableAttr { let Spellings=[GNU<"g">];  let StrictEnumParameters=1; let Args=[StringArgument<"Z">,VariadicEnumArgument<"E", "E", 1, ["x"],["X"]>]; }
}

// --- meanings --gen-clang-attr-impl ; --gen-clang-attr-parsed-attr-impl ; --gen-clang-attr-text-node-dump ; --gen-clang-attr-classes
include "attributes.td"
let Documentation = [Undocumented] in {
def A : InheritableAttr { let Spellings=[GNU<"a">, GNU<"__a__">]; }
def B : InheritableAttr { let Spellings=[GNU<"a">, CXX11<"x","__a__">, CXX11<"__x","a__">]; }
def C : InheritableAttr { let Spellings=[GNU<"a">, Declspec<"b">]; }
def D : InheritableAttr { let Spellings=[Keyword<"a",1>, Keyword<"_a",1>,GNU<"__a">]; }
def E : InheritableAttr { let Spellings=[Keyword<"_a",1>, GNU<"__a">, CXX11<"n","__a__">]; let Args = [IntArgument<"Arg">];}
def F : InheritableAttr { let Spellings=[GNU<"F">, GNU<"f">]; }
def G : InheritableAttr { let Spellings=[GNU<"__">, GNU<"____">, GNU<"___">]; }
}

// --- members --gen-clang-attr-impl ; --gen-clang-attr-classes ; --gen-clang-attr-pch-read ; --gen-clang-attr-pch-write
include "attributes.td"
let Documentation = [Undocumented] in {
def A : TypeAttr { let Spellings=[GNU<"aa">, CXX11<"x","bb">, Keyword<"__aa",1>, CXX11<"x","bb">]; let Args=[IntArgument<"Val",1>, StringArgument<"S">, IntArgument<"Q", 0, 1>]; let AcceptsExprPack=1; let Accessors=[Accessor<"isX",[GNU<"aa">]>,Accessor<"isY",[CXX11<"x","bb">,Keyword<"__aa",1>]>]; let AdditionalMembers=[{
  int extra() const;
}]; }
def B : StmtAttr { let Spellings=[]; let Args=[]; }
def C : DeclOrStmtAttr { let Spellings=[GNU<"__c__">, Declspec<"c">]; let Args=[ExprArgument<"E",1>]; let LateParsed=LateAttrParseStandard; let InheritEvenIfAlreadyPresent=1; let MeaningfulToClassTemplateDefinition=1; let TemplateDependent=1; }
def D : InheritableAttr { let Spellings=[GNU<"d">]; let ASTNode=0; let TemplateDependent=1;}
def E : InheritableAttr { let Spellings=[GNU<"e">]; let LateParsed=LateAttrParseExperimentalExt; let Clone=0; let Args=[IntArgument<"Q", 0, 1>]; }
def F : InheritableAttr { let Spellings=[GNU<"e">]; let SemaHandler=0; let Args=[IntArgument<"Q", 0, 1>, DefaultIntArgument<"Z", 4>]; }
def G : InheritableAttr { let Spellings=[CXX11<"","e",201901>, C23<"", "e",202000>, GNU<"e">, Pragma<"p","e">,RegularKeyword<"e">,HLSLAnnotation<"e">,Microsoft<"e">]; let AcceptsExprPack=1; let Args=[]; }
}

// --- subjects --gen-clang-attr-parsed-attr-impl ; --gen-clang-attr-subject-match-rule-list ; --gen-clang-attr-subject-match-rules-parser-string-switches ; --gen-clang-test-pragma-attribute-supported-attributes
include "attributes.td"
def Decl : DeclNode<?, "", 1>;
def Named : DeclNode<Decl, "named declarations", 1>;
def Var : DeclNode<Named, "variables">;
def Function : DeclNode<Named, "functions"> { let DeclContext = 1; }
def CXXMethod : DeclNode<Function, "methods">;
def Record : DeclNode<Named>;
def Field : DeclNode<Named, "fields">;
def Block : DeclNode<Decl, "blocks">;
def LA : LangOpt<"CPlusPlus">; def LB : LangOpt<"", "LangOpts.X">;
def Stmt : StmtNode<?, "statements", 1>; def OfMethod : AttrSubjectMatcherRule<"zmethod", [CXXMethod]>;
def ForStmt : StmtNode<Stmt, "loops">; def Big : SubsetSubject<ForStmt, [{S->x}], "big loops">;
def GlobalVar : SubsetSubject<Var, [{S->hasGlobalStorage()}], "global variables">;
def Struct : SubsetSubject<Record, [{!S->isUnion()}], "structs">;
def FunctionLike : SubsetSubject<Decl, [{S->getFunctionType(false) != nullptr}], "functions, function pointers">;
def HasType : AttrSubjectMatcherRule<"hasType", [], [AttrSubjectMatcherSubRule<"functionType", [FunctionLike]>]>;
def AOfVar : AttrSubjectMatcherRule<"variable", [Var], [AttrSubjectMatcherSubRule<"is_global", [GlobalVar]>]>;
def OfFunction : AttrSubjectMatcherRule<"function", [Function]>;
def OfRecord : AttrSubjectMatcherRule<"record", [Record], [AttrSubjectMatcherSubRule<"is_union", [Struct], 1>]>;
def NamedAgg : AttrSubjectMatcherAggregateRule<Named>;
def Typedef : DeclNode<Named, "typedefs">;
def OfTypes : AttrSubjectMatcherRule<"types", [Typedef, Field]> { let LangOpts=[LA,LB]; }
let Documentation = [Undocumented] in {
def A00 : InheritableAttr { let Spellings=[GNU<"a">]; }
def A03 : InheritableAttr { let Spellings=[GNU<"a3">]; let PragmaAttributeSupport=0;  let Subjects=SubjectList<[Var]>; }
def A04 : InheritableAttr { let Spellings=[Keyword<"a4",1>]; let Subjects=SubjectList<[Var]>; }
def A05 : InheritableAttr { let Spellings=[CXX11<"a","a4">]; let Subjects=SubjectList<[Var]>; }
def A06 : InheritableAttr { let Spellings=[Declspec<"a4">]; let Subjects=SubjectList<[Var]>; }
def A07 : InheritableAttr { let Spellings=[Pragma<"", "a4">]; let Subjects=SubjectList<[Var]>; }
def A08 : InheritableAttr { let Spellings=[GNU<"a8">]; let LateParsed=LateAttrParseStandard; let Subjects=SubjectList<[Var]>; }
def A09 : InheritableAttr { let Spellings=[GNU<"a9">]; let LateParsed=LateAttrParseExperimentalExt;let Subjects=SubjectList<[Var]>; }
def A10 : InheritableAttr { let Spellings=[GNU<"a10">]; let HasCustomParsing=1;let Subjects=SubjectList<[Var]>; }
def A11 : InheritableAttr { let Spellings=[GNU<"a11">]; let ASTNode=0;let Subjects=SubjectList<[Var]>; }
def A12 : InheritableAttr { let Spellings=[GNU<"a12">]; let SemaHandler=0;let Subjects=SubjectList<[Var]>; }
def A13 : TypeAttr { let Spellings=[GNU<"a13">]; let Subjects=SubjectList<[Var]>; }
def A14 : StmtAttr { let Spellings=[GNU<"a14">]; let Subjects=SubjectList<[Var]>; }
def A15 : DeclOrTypeAttr { let Spellings=[GNU<"a15">]; let Subjects=SubjectList<[Var]>; }
def A16 : DeclOrStmtAttr { let Spellings=[GNU<"a16">]; let Subjects=SubjectList<[Var,ForStmt]>; }
def A17 : InheritableAttr { let Spellings=[GNU<"a17">]; let Ignored=1; let Subjects=SubjectList<[Var]>; }
def A18 : InheritableAttr { let Spellings=[]; let Subjects=SubjectList<[Var]>; }
def A19 : InheritableAttr { let Spellings=[GNU<"a19">]; let Subjects=SubjectList<[Var]>; let Args=[ExprArgument<"A">]; let TemplateDependent=1;}
def A20 : InheritableAttr { let Spellings=[GNU<"a20">]; let Subjects=SubjectList<[Typedef, Named]>; }
def A21 : InheritableAttr { let Spellings=[GNU<"a21">]; let Subjects=SubjectList<[Typedef, Field]>; let LangOpts=[LA]; }
def A22 : InheritableAttr { let Spellings=[RegularKeyword<"a22">]; let Subjects=SubjectList<[Var]>; let LangOpts=[LA]; }
def A23 : InheritableAttr { let Spellings=[CustomKeyword<"a23">, GNU<"a23">]; let Subjects=SubjectList<[Var]>; let LangOpts=[LA]; }
def A24 : Attr { let Spellings=[GNU<"a24">]; let Subjects=SubjectList<[Var]>; let LangOpts=[LA]; }
def A25 : InheritableAttr { let Spellings=[GNU<"a25">]; let Subjects=SubjectList<[]>; }
def A26 : InheritableAttr { let Spellings=[GNU<"a26">]; let Subjects=SubjectList<[ForStmt, Var]>; }
def A27 : InheritableAttr { let Spellings=[GNU<"a27">]; let Subjects=SubjectList<[Struct]>; }
def A28 : InheritableAttr { let Spellings=[GNU<"a28">]; let Subjects=SubjectList<[Struct, FunctionLike]>; }
def A29 : HLSLAnnotationAttr { let Spellings=[HLSLAnnotation<"a29">]; let Subjects=SubjectList<[Var]>; }
def A30 : InheritableAttr { let Spellings=[C23<"a","a30">]; let Subjects=SubjectList<[Var]>; }
def A31 : InheritableAttr { let Spellings=[Microsoft<"a31">]; let Subjects=SubjectList<[Var]>; }
def A32 : InheritableAttr { let Spellings=[Microsoft<"a32">]; let Subjects=SubjectList<[Var,Function,Typedef],ErrorDiag>; }
def A33 : InheritableAttr { let Spellings=[Microsoft<"a33">]; let Subjects=SubjectList<[Typedef]>; }
def A34 : DeclOrStmtAttr { let Spellings=[GNU<"a34">]; let Subjects=SubjectList<[Var, ForStmt, Big],ErrorDiag>; }
def A35 : StmtAttr { let Spellings=[GNU<"a35">]; let Subjects=SubjectList<[Stmt],ErrorDiag, "foos">; } def A36 : StmtAttr { let Spellings=[GNU<"a36">];}
def A37 : TypeAttr { let Spellings=[GNU<"a37">];}
}

// --- documentation --gen-attr-docs ; --gen-clang-attr-doc-table
include "attributes.td"
def GlobalDocumentation { code Intro = [{
.. intro

Attributes
==========
}]; }
class D<DocumentationCategory c, string h = "", code t = [{}]> : Documentation { let Category = c; let Heading = h; let Content = t; }
def DocCatX : DocumentationCategory<"A category"> { let Content=[{c}]; }
def D5 : D<DocCatX, "Custom", "text"> { let Deprecated = DocDeprecated<"">; let Label="lab"; }
def D1 : D<DocCatFunction, "Heading *one*", [{
  Some ``text``.

    indented
  }]>;
def D2 : D<DocCatFunction, "", [{Plain)reST" text}]>;
def D3 : D<DocCatVariable, "", [{
V.
}]> { let Deprecated = DocDeprecated<"other">; }
def D4 : D<DocCatVariable, "deprecated", [{ W }]> { let Deprecated = DocDeprecated<"">; let Label="lab"; }
def TA : TargetSpec { let Arches=["arm"]; }
def A : InheritableAttr { let Spellings=[GNU<"a">, CXX11<"x","a">, Declspec<"a">]; let Documentation=[D1]; }
def B : InheritableAttr { let Spellings=[GCC<"bb">]; let Documentation=[D1,D2]; }
def C : InheritableAttr { let Spellings=[Clang<"cc">, Keyword<"kk",1>, Pragma<"clang","pp">, Microsoft<"mm">, RegularKeyword<"rr">,HLSLAnnotation<"hh">]; let Documentation=[D5]; let Subjects=?; let Args=[];}
def E : InheritableAttr { let Spellings=[GNU<"ee">]; let Documentation=[D3]; let PragmaAttributeSupport=1; let Args=[IntArgument<"A">]; }
def F : StmtAttr { let Spellings=[GNU<"ff">, GNU<"f2">, GNU<"f3">]; let Documentation=[D4]; }
def G : TypeAttr { let Spellings=[GNU<"gg">]; let Documentation=[Undocumented]; let ASTNode=0;}
def H : TypeAttr, TargetSpecificAttr<TA> { let Spellings=[GNU<"hh">]; let Documentation=[InternalOnly]; }
def I : TypeAttr { let Documentation=[D2]; let ASTNode=0; let SemaHandler=0; let Spellings=[GNU<"__ii__">]; }

// --- shared_documentation --gen-attr-docs ; --gen-clang-attr-doc-table
include "attributes.td"
def GlobalDocumentation { code Intro = [{Intro}]; }
class D<DocumentationCategory c, string h = "", code t = [{}]> : Documentation { let Category = c; let Heading = h; let Content = t; }
def D1 : D<DocCatFunction, "", [{ t }]>;
def D2 : D<DocCatFunction, "Head", [{ t }]>;
def A : InheritableAttr { let Spellings=[GNU<"a">, CXX11<"x","a">]; let Documentation=[D1,D2]; let Subjects=SubjectList<[]>;}
def B : InheritableAttr { let Spellings=[GNU<"__a__">, CXX11<"x","a">]; let Documentation=[D1]; let Subjects=SubjectList<[]>;let PragmaAttributeSupport=1; }
def C : InheritableAttr { let Spellings=[GNU<"a">, CXX11<"y","a">]; let Documentation=[D1]; let Subjects=SubjectList<[]>;}
def E : InheritableAttr { let Spellings=[GNU<"zz">, CXX11<"","zz", 201911>]; let Documentation=[D1]; let Subjects=SubjectList<[]>;let PragmaAttributeSupport=0; }
def F : InheritableAttr { let Spellings=[GNU<"b">, Pragma<"","b">]; let Documentation=[D1]; let Subjects=SubjectList<[]>;}

// --- one_document --gen-attr-docs
include "attributes.td"
def GlobalDocumentation { code Intro = [{
.. intro

Attributes
==========
}]; }
class D<DocumentationCategory c, string h = "", code t = [{}]> : Documentation { let Category = c; let Heading = h; let Content = t; }
def DocCatX : DocumentationCategory<"A category"> { let Content=[{c}]; }
def D5 : D<DocCatX, "Custom", "text"> { let Deprecated = DocDeprecated<"">; let Label="lab"; }
def D1 : D<DocCatFunction, "Heading *one*", [{
  Some ``text``.

    indented
  }]>;
def D2 : D<DocCatFunction, "", [{Plain)reST" text}]>;
def D3 : D<DocCatVariable, "", [{
V.
}]> { let Deprecated = DocDeprecated<"other">; }
def D4 : D<DocCatVariable, "deprecated", [{ W }]> { let Deprecated = DocDeprecated<"">; let Label="lab"; }
def TA : TargetSpec { let Arches=["arm"]; }
def DX : D<DocCatX, "Heading", [{text}]>;
def A : InheritableAttr { let Spellings=[GNU<"a">, CXX11<"x","a">, Declspec<"a">]; let Documentation=[DX]; }

// --- type_dependent --gen-clang-attr-is-type-dependent
include "attributes.td"
let Documentation = [Undocumented] in {
def A : InheritableAttr { let Spellings = [GNU<"a">]; let IsTypeDependent = 1; }
def B : InheritableAttr { let Spellings = [GNU<"b">]; let IsTypeDependent = 1; let ASTNode = 0; }
def C : InheritableAttr { let Spellings = [GNU<"c">]; }
}

// --- optional_arguments --gen-clang-attr-impl ; --gen-clang-attr-parsed-attr-impl ; --gen-clang-attr-template-instantiate ; --gen-clang-attr-pch-read ; --gen-clang-attr-pch-write
include "attributes.td"
let Documentation = [Undocumented] in {
def A : InheritableAttr { let Spellings=[GNU<"a">, Pragma<"p","a">, Keyword<"alignas",1>, Keyword<"_Alignas",1>, Declspec<"alignas">, Microsoft<"alignas">]; let Args=[ExprArgument<"X",1>, IntArgument<"Val",1>, IntArgument<"F", 1, 1>, IdentifierArgument<"S",1>, TypeArgument<"T", 1>]; let Accessors=[Accessor<"isX",[GNU<"a">]>]; }
def B : TypeAttr { let Spellings=[GNU<"b">]; let Args=[IntArgument<"Val">, ExprArgument<"X",1>, VariadicExprArgument<"V",1>]; }
def C : DeclOrStmtAttr { let Spellings=[HLSLAnnotation<"c">,CustomKeyword<"c">,RegularKeyword<"c">]; let Args=[ExprArgument<"E",1>, StringArgument<"T">]; let LateParsed=LateAttrParseStandard; let InheritEvenIfAlreadyPresent=1; }
def D : DeclOrTypeAttr { let Spellings=[GNU<"__alignas">]; let Args=[VariadicExprArgument<"E">, StringArgument<"T">]; let LateParsed=LateAttrParseExperimentalExt; let InheritEvenIfAlreadyPresent=1; }
def E : StmtAttr { let Spellings=[Pragma<"","e">]; let Args=[StringArgument<"T">]; let LateParsed=LateAttrParseExperimentalExt; let Clone=0; }
def F : InheritableParamAttr { let Spellings=[Pragma<"q","e">, CXX11<"f","e">]; let Args=[IntArgument<"Fk",0,1>];  }
def G : InheritableParamOrStmtAttr { let Spellings=[Keyword<"G",1>];let LateParsed=LateAttrParseStandard; }
def H : ParameterABIAttr { let Spellings=[Keyword<"G",1>,RegularKeyword<"Q">]; let Clone=0; let ASTNode=1; let HasCustomSerialization=1; let AcceptsExprPack=1; let Args=[ExprArgument<"E",1>];}
def I : HLSLAnnotationAttr { let Spellings=[Keyword<"G",1>,RegularKeyword<"Q">]; let HasCustomParsing=1; let TemplateDependent=1;}
def J : HLSLSemanticBaseAttr { let Spellings=[Keyword<"G",1>,RegularKeyword<"Q">]; let IsTypeDependent=1; }
def K : Attr { let Spellings=[Microsoft<"__G">,Microsoft<"G">]; let LateParsed=LateAttrParseStandard; let SemaHandler=0;let AcceptsExprPack=1; let Args=[IntArgument<"I">,VariadicExprArgument<"E">]; }
def L : InheritableAttr { let Spellings=[GCC<"a">, ClangGCC<"b">]; let Args=[AlignedArgument<"X",1>, EnumArgument<"Val","",0,["z","\"q"],["A","B"],1>, WrappedAttr<"S",1>]; }
}

// --- omitted_at_end --gen-clang-attr-impl
include "attributes.td"
let Documentation = [Undocumented] in {
def A : InheritableAttr { let Spellings=[GNU<"a">]; let Args=[ExprArgument<"X",1>, IntArgument<"F", 1, 1>]; }
def B : InheritableAttr { let Spellings=[GNU<"a">]; let Args=[ExprArgument<"X",1>, ExprArgument<"F", 1, 1>, ExprArgument<"Y",1>]; }
def C : InheritableAttr { let Spellings=[GNU<"a">]; let Args=[ExprArgument<"X",1>, VariadicExprArgument<"F", 1, 1>, AlignedArgument<"Y",1>]; }
}

// --- languages_targets_exclusions --gen-clang-attr-parsed-attr-impl ; --gen-clang-attr-pch-read ; --gen-clang-attr-pch-write
include "attributes.td"
def Decl : DeclNode<?, "", 1>;
def Named : DeclNode<Decl, "named declarations", 1>;
def Var : DeclNode<Named, "variables">;
def Function : DeclNode<Named, "functions">;
def Label : DeclNode<Named>;
def ObjCMethod : DeclNode<Named>;
def Stmt : StmtNode<?, "", 1>;
def ForStmt : StmtNode<Stmt>;
def XStmt : StmtNode<Stmt, "x, y">;
def Q : SubsetSubject<Var, [{S->q()}], "">;
def Q2 : SubsetSubject<Var, [{S->q2()}], "q2, q3">;
def Q3 : SubsetSubject<Named, [{S->q3()}], "q3s">;
def L1 : LangOpt<"A">; def L2 : LangOpt<"B">; def L3 : LangOpt<"C", "LangOpts.C && x">; def L4 : LangOpt<"!D">;
def T1 : TargetSpec { let Arches=["arm","x86"]; let OSes=["linux"]; let ObjectFormats=["elf"]; }
def T2 : TargetSpec { let CustomCode=[{ T.x() }]; }
let Documentation = [Undocumented] in {
def A : InheritableAttr { let Spellings=[GNU<"a">]; let SimpleHandler=1; let LangOpts=[L1,L2,L3,L4]; let Subjects=SubjectList<[Var, Label]>; }
def B : InheritableAttr, TargetSpecificAttr<T1> { let Spellings=[GNU<"b">, CXX11<"x","b">]; let SimpleHandler=1; let Subjects=SubjectList<[Label]>;}
def C : TypeAttr, TargetSpecificAttr<T2> { let Spellings=[GNU<"c">]; let ParseKind="PK"; let SimpleHandler=1;let Subjects=SubjectList<[ObjCMethod]>;}
def C2 : TypeAttr, TargetSpecificAttr<T1> { let Spellings=[GNU<"c2">]; let ParseKind="PK"; let Args=[IntArgument<"A">]; let Subjects=SubjectList<[ObjCMethod,Q]>;}
def D : StmtAttr { let Spellings=[GCC<"d">, Clang<"d2">]; let TargetSpecificSpellings=[TargetSpecificSpelling<T1,[GCC<"d">]>,TargetSpecificSpelling<T2,[Clang<"d2">]>]; let SimpleHandler=1; let Subjects=SubjectList<[XStmt],ErrorDiag>; }
def E : InheritableAttr { let Spellings=[GNU<"e">]; let AcceptsExprPack=1; let Args=[ExprArgument<"X">, VariadicExprArgument<"Y">]; let Subjects=SubjectList<[XStmt,Q2],ErrorDiag,"customs">; }
def F : InheritableAttr { let Spellings=[GNU<"f">]; let AcceptsExprPack=1; let Args=[StringArgument<"X">, StringArgument<"Y",1>]; let Subjects=SubjectList<[Q3, Q]>; }
def G : InheritableAttr { let Spellings=[]; let Subjects=SubjectList<[]>; let SimpleHandler=1; }
def H : InheritableAttr { let Spellings=[GNU<"h">]; let SimpleHandler=1; let ASTNode=0; }
def I : DeclOrStmtAttr { let Spellings=[GNU<"i">]; let SimpleHandler=1; }
def J : StmtAttr { let Spellings=[GNU<"j">]; }
def K : TypeAttr { let Spellings=[GNU<"k">]; let SimpleHandler=1;}
def M : InheritableAttr { let Spellings=[GNU<"m">]; let Subjects=SubjectList<[Q, Q2, XStmt, Var]>; let Args=[IntArgument<"a">, IntArgument<"a",1>, EnumArgument<"B","E",1,["x"],["X"],1>, VariadicExprArgument<"Z",1>, TypeArgument<"T",1,1>, AlignedArgument<"Q">];}
}
def : MutualExclusions<[A,B]>;
def : MutualExclusions<[D,I,J]>;
def : MutualExclusions<[I,A,E]>;
def : MutualExclusions<[K,C]>;

// --- rules_and_shared_kinds --gen-clang-attr-parsed-attr-impl ; --gen-clang-attr-pch-read ; --gen-clang-attr-pch-write
include "attributes.td"
def Decl : DeclNode<?, "", 1>;
def Var : DeclNode<Decl, "variables">;
def Function : DeclNode<Decl, "functions">;
def Stmt : StmtNode<?, "statements", 1>;
def LA : LangOpt<"A">; def LB : LangOpt<"B">; def LC : LangOpt<"", "LangOpts.C && x">;def LD : LangOpt<"D">;
def T1 : TargetSpec { let Arches=["x86","arm","x86"]; let OSes=["linux"]; let ObjectFormats=["elf"]; }
def T2 : TargetSpec { let Arches=["mips","arm"]; let OSes=["win"]; let CustomCode=[{ T.x() }]; }
def T3 : TargetSpec { let OSes=["mac", "b"]; }
def GlobalVar : SubsetSubject<Var, [{S->g()}], "globals">;
def LocalVar : SubsetSubject<Var, [{S->l()}], "locals">;
def IsLocal : AttrSubjectMatcherSubRule<"is_local", [LocalVar]> {let LangOpts=[LB, LD];}
def OfVar : AttrSubjectMatcherRule<"variable", [Var], [AttrSubjectMatcherSubRule<"is_global", [GlobalVar]>, IsLocal]> { let LangOpts=[LA]; }
def OfFunction : AttrSubjectMatcherRule<"function", [Function]>;
def SA : SubjectList<[Var, GlobalVar, LocalVar, Function]> { let LangOpts=[LD]; }
let Documentation = [Undocumented] in {
def A : InheritableAttr { let Spellings=[GNU<"a">]; let Subjects=SA; let LangOpts=[LC, LA]; let Args=[IntArgument<"F", 0, 1>, ExprArgument<"E",1>, IntArgument<"G",0,1>, ExprArgument<"H">, IntArgument<"A1">, IntArgument<"A2",1>]; }
def B : InheritableAttr, TargetSpecificAttr<T1> { let Spellings=[GNU<"b">]; let ParseKind="PK"; let AcceptsExprPack=1; let Args=[ExprArgument<"E">];}
def C : InheritableAttr, TargetSpecificAttr<T2> { let Spellings=[GNU<"c">]; let ParseKind="PK"; let AcceptsExprPack=1;}
def D : InheritableAttr, TargetSpecificAttr<T3> { let Spellings=[GNU<"d">]; let AcceptsExprPack=1; let ASTNode=0;}
def E : InheritableAttr { let Spellings=[GNU<"e">]; let SemaHandler=0;}
def F : TypeAttr { let Spellings=[GNU<"f">]; let AcceptsExprPack=1; let SimpleHandler=1; let Args=[StringArgument<"X">]; }
def G : StmtAttr { let Spellings=[GNU<"g">]; let AcceptsExprPack=1; let SimpleHandler=1; let Subjects=SubjectList<[Stmt,GlobalVar], ErrorDiag>;}
def H : InheritableAttr { let Spellings=[GNU<"h">]; let Args=[IntArgument<"A1",1>,IntArgument<"A2",1>,IntArgument<"A3",1>,IntArgument<"A4",1>,IntArgument<"A5",1>,IntArgument<"A6",1>,IntArgument<"A7",1>,IntArgument<"A8",1>,IntArgument<"A9",1>,IntArgument<"A10",1>,IntArgument<"A11",1>,IntArgument<"A12",1>,IntArgument<"A13",1>,IntArgument<"A14",1>,IntArgument<"A15",1>,IntArgument<"A16",1>]; }
def I : InheritableAttr, TargetSpecificAttr<T3> { let Spellings=[GNU<"i">]; let ParseKind="PK"; }
def J : DeclOrStmtAttr { let Spellings=[GNU<"j">]; let ASTNode=0;}
def K : DeclOrTypeAttr { let Spellings=[GNU<"k">]; }
def L : Attr { let Spellings=[GNU<"l">];  let Subjects=SubjectList<[LocalVar]>; }
}
def : MutualExclusions<[A,E]>;
def : MutualExclusions<[A,A]>;
def : MutualExclusions<[B,A]>;
def : MutualExclusions<[C,E]>;
def : MutualExclusions<[J,K,F,G]>;
def : MutualExclusions<[L,K]>;
def : MutualExclusions<[H]>;
def : MutualExclusions<[L,K,J]>;

// --- fake_expressions --gen-clang-attr-parsed-attr-impl
include "attributes.td"
def Decl : DeclNode<?, "", 1>;
def Var : DeclNode<Decl, "variables">;
def Stmt : StmtNode<?, "statements", 1>;
def OfVar : AttrSubjectMatcherRule<"variable", [Var]>;
def T1 : TargetSpec { let Arches=["x86"];  }
let Documentation = [Undocumented] in {
def A : InheritableAttr { let Spellings=[GNU<"a">, CXX11<"x","b">]; let Subjects=SubjectList<[Var, Stmt],ErrorDiag,"a, b">; let HasCustomParsing=1; let SimpleHandler=1; let TargetSpecificSpellings=[TargetSpecificSpelling<T1,[GNU<"a">]>]; let Args=[ExprArgument<"A",1,1>,VariadicExprArgument<"A",1,1>, BoolArgument<"A",1,1>]; }
}

// --- underscores --gen-clang-attr-parsed-attr-impl
include "attributes.td"
let Documentation = [Undocumented] in {
def H : InheritableAttr { let Spellings=[GNU<"___">]; }
def I : InheritableAttr { let Spellings=[GNU<"_____">]; }
def J : InheritableAttr { let Spellings=[GNU<"__a">]; }
def K : InheritableAttr { let Spellings=[GNU<"a__">]; }
def L : InheritableAttr { let Spellings=[GNU<"___a__">]; }
def M : InheritableAttr { let Spellings=[CXX11<"x", "__a__">]; }
def N : InheritableAttr { let Spellings=[Pragma<"x", "__a__">]; }
def O : InheritableAttr { let Spellings=[Clang<"__a__">];}
}

// --- only_underscores --gen-clang-attr-parsed-attr-kinds
include "attributes.td"
let Documentation = [Undocumented] in {
def H : InheritableAttr { let Spellings=[GNU<"___">, CXX11<"___","___">, Declspec<"___">, C23<"gnu", "___">]; let Args=[IdentifierArgument<"A">]; }
}

// --- serialized_by_themselves --gen-clang-attr-pch-read ; --gen-clang-attr-pch-write
include "attributes.td"
let Documentation = [Undocumented] in {
def A : StmtAttr { let Spellings=[GNU<"a">]; let HasCustomSerialization=1; }
def B : InheritableAttr { let Spellings=[GNU<"a">]; let HasCustomSerialization=1; let AcceptsExprPack=1; let Args=[IntArgument<"I">]; }
}

// --- instances --gen-clang-attr-template-instantiate
include "attributes.td"
def Decl : DeclNode<?, "", 1>;
def Function : DeclNode<Decl, "functions">;
class T : InheritableAttr { let Documentation = [Undocumented]; let TemplateDependent=1; let MeaningfulToClassTemplateDefinition=1; }
def OneBool : T { let Spellings = [GNU<"onebool">]; let Args = [BoolArgument<"Arg">]; }
def OptBool : T { let Spellings = [GNU<"optbool">]; let Args = [BoolArgument<"Arg", 1>]; }
def FakeBool : T { let Spellings = [GNU<"fakebool">]; let Args = [BoolArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneInt : T { let Spellings = [GNU<"oneint">]; let Args = [IntArgument<"Arg">]; }
def OptInt : T { let Spellings = [GNU<"optint">]; let Args = [IntArgument<"Arg", 1>]; }
def FakeInt : T { let Spellings = [GNU<"fakeint">]; let Args = [IntArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneAligned : T { let Spellings = [GNU<"onealigned">]; let Args = [AlignedArgument<"Arg">]; }
def OptAligned : T { let Spellings = [GNU<"optaligned">]; let Args = [AlignedArgument<"Arg", 1>]; }
def FakeAligned : T { let Spellings = [GNU<"fakealigned">]; let Args = [AlignedArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneExpr : T { let Spellings = [GNU<"oneexpr">]; let Args = [ExprArgument<"Arg">]; }
def OptExpr : T { let Spellings = [GNU<"optexpr">]; let Args = [ExprArgument<"Arg", 1>]; }
def FakeExpr : T { let Spellings = [GNU<"fakeexpr">]; let Args = [ExprArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneIdentifier : T { let Spellings = [GNU<"oneidentifier">]; let Args = [IdentifierArgument<"Arg">]; }
def OptIdentifier : T { let Spellings = [GNU<"optidentifier">]; let Args = [IdentifierArgument<"Arg", 1>]; }
def FakeIdentifier : T { let Spellings = [GNU<"fakeidentifier">]; let Args = [IdentifierArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneString : T { let Spellings = [GNU<"onestring">]; let Args = [StringArgument<"Arg">]; }
def OptString : T { let Spellings = [GNU<"optstring">]; let Args = [StringArgument<"Arg", 1>]; }
def FakeString : T { let Spellings = [GNU<"fakestring">]; let Args = [StringArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneType : T { let Spellings = [GNU<"onetype">]; let Args = [TypeArgument<"Arg">]; }
def OptType : T { let Spellings = [GNU<"opttype">]; let Args = [TypeArgument<"Arg", 1>]; }
def FakeType : T { let Spellings = [GNU<"faketype">]; let Args = [TypeArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneUnsigned : T { let Spellings = [GNU<"oneunsigned">]; let Args = [UnsignedArgument<"Arg">]; }
def OptUnsigned : T { let Spellings = [GNU<"optunsigned">]; let Args = [UnsignedArgument<"Arg", 1>]; }
def FakeUnsigned : T { let Spellings = [GNU<"fakeunsigned">]; let Args = [UnsignedArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneVersion : T { let Spellings = [GNU<"oneversion">]; let Args = [VersionArgument<"Arg">]; }
def OptVersion : T { let Spellings = [GNU<"optversion">]; let Args = [VersionArgument<"Arg", 1>]; }
def FakeVersion : T { let Spellings = [GNU<"fakeversion">]; let Args = [VersionArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneParamIdx : T { let Spellings = [GNU<"oneparamidx">]; let Args = [ParamIdxArgument<"Arg">]; }
def OptParamIdx : T { let Spellings = [GNU<"optparamidx">]; let Args = [ParamIdxArgument<"Arg", 1>]; }
def FakeParamIdx : T { let Spellings = [GNU<"fakeparamidx">]; let Args = [ParamIdxArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneOMPTraitInfo : T { let Spellings = [GNU<"oneomptraitinfo">]; let Args = [OMPTraitInfoArgument<"Arg">]; }
def OptOMPTraitInfo : T { let Spellings = [GNU<"optomptraitinfo">]; let Args = [OMPTraitInfoArgument<"Arg", 1>]; }
def FakeOMPTraitInfo : T { let Spellings = [GNU<"fakeomptraitinfo">]; let Args = [OMPTraitInfoArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneVariadicOMPInteropInfo : T { let Spellings = [GNU<"onevariadicompinteropinfo">]; let Args = [VariadicOMPInteropInfoArgument<"Arg">]; }
def OptVariadicOMPInteropInfo : T { let Spellings = [GNU<"optvariadicompinteropinfo">]; let Args = [VariadicOMPInteropInfoArgument<"Arg", 1>]; }
def FakeVariadicOMPInteropInfo : T { let Spellings = [GNU<"fakevariadicompinteropinfo">]; let Args = [VariadicOMPInteropInfoArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneVariadicUnsigned : T { let Spellings = [GNU<"onevariadicunsigned">]; let Args = [VariadicUnsignedArgument<"Arg">]; }
def OptVariadicUnsigned : T { let Spellings = [GNU<"optvariadicunsigned">]; let Args = [VariadicUnsignedArgument<"Arg", 1>]; }
def FakeVariadicUnsigned : T { let Spellings = [GNU<"fakevariadicunsigned">]; let Args = [VariadicUnsignedArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneVariadicExpr : T { let Spellings = [GNU<"onevariadicexpr">]; let Args = [VariadicExprArgument<"Arg">]; }
def OptVariadicExpr : T { let Spellings = [GNU<"optvariadicexpr">]; let Args = [VariadicExprArgument<"Arg", 1>]; }
def FakeVariadicExpr : T { let Spellings = [GNU<"fakevariadicexpr">]; let Args = [VariadicExprArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneVariadicString : T { let Spellings = [GNU<"onevariadicstring">]; let Args = [VariadicStringArgument<"Arg">]; }
def OptVariadicString : T { let Spellings = [GNU<"optvariadicstring">]; let Args = [VariadicStringArgument<"Arg", 1>]; }
def FakeVariadicString : T { let Spellings = [GNU<"fakevariadicstring">]; let Args = [VariadicStringArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneVariadicIdentifier : T { let Spellings = [GNU<"onevariadicidentifier">]; let Args = [VariadicIdentifierArgument<"Arg">]; }
def OptVariadicIdentifier : T { let Spellings = [GNU<"optvariadicidentifier">]; let Args = [VariadicIdentifierArgument<"Arg", 1>]; }
def FakeVariadicIdentifier : T { let Spellings = [GNU<"fakevariadicidentifier">]; let Args = [VariadicIdentifierArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneVariadicParamIdx : T { let Spellings = [GNU<"onevariadicparamidx">]; let Args = [VariadicParamIdxArgument<"Arg">]; }
def OptVariadicParamIdx : T { let Spellings = [GNU<"optvariadicparamidx">]; let Args = [VariadicParamIdxArgument<"Arg", 1>]; }
def FakeVariadicParamIdx : T { let Spellings = [GNU<"fakevariadicparamidx">]; let Args = [VariadicParamIdxArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneVariadicParamOrParamIdx : T { let Spellings = [GNU<"onevariadicparamorparamidx">]; let Args = [VariadicParamOrParamIdxArgument<"Arg">]; }
def OptVariadicParamOrParamIdx : T { let Spellings = [GNU<"optvariadicparamorparamidx">]; let Args = [VariadicParamOrParamIdxArgument<"Arg", 1>]; }
def FakeVariadicParamOrParamIdx : T { let Spellings = [GNU<"fakevariadicparamorparamidx">]; let Args = [VariadicParamOrParamIdxArgument<"Arg", 0, 1>, IntArgument<"Count">]; }
def OneDecl : T { let Spellings = [GNU<"onedecl">]; let Args = [DeclArgument<Function, "Arg">]; }
def OptDecl : T { let Spellings = [GNU<"optdecl">]; let Args = [DeclArgument<Function, "Arg", 1>]; }
def DefBool : T { let Spellings = [GNU<"defbool">]; let Args = [DefaultBoolArgument<"Arg", 1>]; }
def DefInt : T { let Spellings = [GNU<"defint">]; let Args = [DefaultIntArgument<"Arg", 7>]; }
def OneEnum0 : T { let Spellings = [GNU<"oneenum0">]; let Args = [EnumArgument<"Arg", "Kind", 0, ["a", "b", "c"], ["A", "B", "B"]>]; }
def OneEnum1 : T { let Spellings = [GNU<"oneenum1">]; let Args = [EnumArgument<"Arg", "Kind", 1, ["a", "b", "c"], ["A", "B", "B"]>]; }
def OptEnum : T { let Spellings = [GNU<"optenum">]; let Args = [EnumArgument<"Arg", "Kind", 0, ["a", "b"], ["A", "B"], 1>]; }
def ExtEnum : T { let Spellings = [GNU<"extenum">]; let Args = [EnumArgument<"Arg", "outer::Kind", 0, ["a", "b"], ["A", "B"], 0, 0, 1>]; }
def UncEnum : T { let Spellings = [GNU<"uncenum">]; let Args = [EnumArgument<"Arg", "outer::Kind", 1, ["a", "b"], ["A", "B"], 0, 0, 1, 0>]; }
def FakeEnum : T { let Spellings = [GNU<"fakeenum">]; let Args = [EnumArgument<"Arg", "Kind", 1, ["a", "b"], ["A", "B"], 0, 1>]; }
def OneVariadicEnum0 : T { let Spellings = [GNU<"onevariadicenum0">]; let Args = [VariadicEnumArgument<"Arg", "Kind", 0, ["a", "b", "c"], ["A", "B", "B"]>]; }
def OneVariadicEnum1 : T { let Spellings = [GNU<"onevariadicenum1">]; let Args = [VariadicEnumArgument<"Arg", "Kind", 1, ["a", "b", "c"], ["A", "B", "B"]>]; }
def OptVariadicEnum : T { let Spellings = [GNU<"optvariadicenum">]; let Args = [VariadicEnumArgument<"Arg", "Kind", 0, ["a", "b"], ["A", "B"], 1>]; }
def ExtVariadicEnum : T { let Spellings = [GNU<"extvariadicenum">]; let Args = [VariadicEnumArgument<"Arg", "outer::Kind", 0, ["a", "b"], ["A", "B"], 0, 0, 1>]; }
def UncVariadicEnum : T { let Spellings = [GNU<"uncvariadicenum">]; let Args = [VariadicEnumArgument<"Arg", "outer::Kind", 1, ["a", "b"], ["A", "B"], 0, 0, 1, 0>]; }
def FakeVariadicEnum : T { let Spellings = [GNU<"fakevariadicenum">]; let Args = [VariadicEnumArgument<"Arg", "Kind", 1, ["a", "b"], ["A", "B"], 0, 1>]; }
def OneWrapped : T { let Spellings = [GNU<"onewrapped">]; let Args = [WrappedAttr<"Inner">]; }
def ZA : T { let Spellings=[GNU<"za">]; let Args=[IntArgument<"A",0,1>, AlignedArgument<"B",1>, VariadicExprArgument<"C">, StringArgument<"D">]; let AcceptsExprPack=1; }
def ZB : T { let Spellings=[GNU<"zb">, GNU<"zc">]; let Clone=0; }
def ZC : T { let Spellings=[GNU<"zb">, GNU<"zc">]; let ASTNode=0; }
def ZD : T { let Spellings=[GNU<"zb">, GNU<"zc">]; let Args=[IntArgument<"A">, VariadicExprArgument<"C">, ExprArgument<"A",1,1>]; let TemplateDependent=0; }
def ZE : T { let Spellings=[GNU<"zb">, GNU<"zc">]; let Args=[IntArgument<"A">, VariadicExprArgument<"C">, ExprArgument<"A",1,1>]; let Clone=0; }
def ZF : TypeAttr { let Spellings=[GNU<"zb">, GNU<"zc">]; let TemplateDependent=1; let Documentation=[]; }

// --- classes_between --gen-clang-attr-classes ; --gen-clang-attr-impl
include "attributes.td"
class I : InheritableAttr; class J : TypeAttr; class K : I;
def A : I { let Spellings = [GNU<"a">]; let Documentation = [Undocumented]; }
def B : J { let Spellings = [GNU<"b">]; let Documentation = [Undocumented]; }
def C : K { let Spellings = [GNU<"c">]; let Documentation = [Undocumented]; }
def D : InheritableAttr, I { let Spellings = [GNU<"d">]; let Documentation = [Undocumented]; }
def E : DeclOrTypeAttr { let Spellings = [GNU<"e">]; let Documentation = [Undocumented]; }
class M : DeclOrTypeAttr;
def F : M { let Spellings = [GNU<"f">]; let Documentation = [Undocumented]; }
class Z;
def G : InheritableAttr, Z { let Spellings = [GNU<"g">]; let Documentation = [Undocumented]; }
def H : Z, InheritableAttr { let Spellings = [GNU<"h">]; let Documentation = [Undocumented]; }

// --- classes_of_two_kinds --gen-clang-attr-classes ; --gen-clang-attr-impl
include "attributes.td"
class M : DeclOrTypeAttr;
def Ta : TargetSpec;
def A : DeclOrTypeAttr { let Spellings = [GNU<"e">]; let Documentation = [Undocumented]; }
def B : InheritableAttr, TargetSpecificAttr<Ta> { let Spellings = [GNU<"f">]; let Documentation = [Undocumented]; }
def C : TargetSpecificAttr<Ta>, InheritableAttr { let Spellings = [GNU<"g">]; let Documentation = [Undocumented]; }
def D : TypeAttr, DeclOrTypeAttr { let Spellings = [GNU<"g">]; let Documentation = [Undocumented]; }
def E : DeclOrTypeAttr, TypeAttr { let Spellings = [GNU<"g">]; let Documentation = [Undocumented]; }
def F : StmtAttr, InheritableAttr { let Spellings = [GNU<"g">]; let Documentation = [Undocumented]; }
def G : InheritableAttr, StmtAttr { let Spellings = [GNU<"g">]; let Documentation = [Undocumented]; }

// --- many_of_one_heading --gen-attr-docs
include "attributes.td"
def GlobalDocumentation { code Intro = [{Intro}]; }
foreach n = !range(20) in {
  def A#n : InheritableAttr { let Spellings = [GNU<"a" # !srl(n, 1)>]; let Documentation = [Undocumented]; }
  def B#n : InheritableAttr { let Spellings = [Pragma<"", "a" # !srl(n, 1)>]; let Documentation = [Undocumented]; }
}

// --- standard_of_the_first_version --gen-cxx11-attribute-info
include "attributes.td"
def A : InheritableAttr { let Spellings = [CXX11<"", "a">]; let Documentation = [Undocumented]; }

// --- names_with_a_meaning --gen-clang-attr-impl ; --gen-clang-attr-classes ; --gen-clang-attr-pch-read ; --gen-clang-attr-pch-write
include "attributes.td"
let Documentation = [Undocumented] in {
def Old : InheritableAttr {
  let Spellings = [GNU<"deprecated">, CXX11<"", "deprecated", 201309>, C23<"gnu", "deprecated">, CXX11<"old", "deprecated">,
                   Declspec<"deprecated">, CustomKeyword<"deprecated">, Microsoft<"deprecated">, Pragma<"", "deprecated">];
  let Args = [StringArgument<"Message", 1>, ExprArgument<"Replacement", 1>];
}
def Since : InheritableAttr {
  let Spellings = [GNU<"availability">, CXX11<"", "availability", 201309>, C23<"gnu", "availability">, Declspec<"availability">];
  let Args = [IdentifierArgument<"platform">, VersionArgument<"introduced">, BoolArgument<"strict">];
}
def Without : InheritableAttr { let Spellings = [Clang<"deprecated">, GCC<"availability">]; }
def Wired : InheritableAttr { let Spellings = [GNU<"wired">]; let Args = [TypeArgument<"Interface">, IntArgument<"Class">]; }
def WiredByName : InheritableAttr { let Spellings = [GNU<"named">]; let Args = [StringArgument<"interface">]; }
}

// --- subsets_of_all_declarations --gen-clang-attr-parsed-attr-impl
include "attributes.td"
def DeclBase : AttrSubject;
def Callable : SubsetSubject<DeclBase, [{S->isCallable()}], "what is called">;
def A : InheritableAttr { let Spellings = [GNU<"a">]; let Subjects = SubjectList<[Callable]>; let Documentation = [Undocumented]; }

// --- rules_within_rules_of_aggregates --gen-clang-attr-parsed-attr-impl ; --gen-clang-test-pragma-attribute-supported-attributes
include "attributes.td"
def Decl : DeclNode<?, "", 1>;
def Named : DeclNode<Decl, "named", 1>;
def Function : DeclNode<Named, "functions">;
def Method : DeclNode<Function, "methods">;
def Record : DeclNode<Named, "records">;
def Class : DeclNode<Record, "classes">;
def OfMethods : AttrSubjectMatcherSubRule<"is_member", [Method]>;
def OfFunctions : AttrSubjectMatcherRule<"function", [Function], [OfMethods]>;
def OfRecords : AttrSubjectMatcherRule<"record", [Record, Class]>;
def OfNamed : AttrSubjectMatcherAggregateRule<Named>;
let Documentation = [Undocumented] in {
def A : InheritableAttr { let Spellings = [GNU<"a">]; let Subjects = SubjectList<[Named]>; }
def B : InheritableAttr { let Spellings = [GNU<"b">]; let Subjects = SubjectList<[Method]>; }
}

// --- headings_of_the_undocumented --gen-attr-docs
include "attributes.td"
def GlobalDocumentation { code Intro = [{Intro}]; }
def Same : Documentation { let Category = DocCatUndocumented; let Content = [{The same.}]; }
let Documentation = [Same] in {
def A : InheritableAttr { let Spellings = [GNU<"zoo">, GNU<"__ark__">, CXX11<"x", "ark">, GNU<"Bee">]; }
def B : InheritableAttr { let Spellings = [GNU<"bee">]; }
}

// --- many_documents_of_one_heading --gen-attr-docs
include "attributes.td"
def GlobalDocumentation { code Intro = [{Intro}]; }
foreach n = !range(24) in {
  defvar words = "The " # !interleave(!listsplat("very ", !mul(n, n)), "") # "same.";
  def D#n : Documentation { let Category = DocCatFunction; let Heading = "Heading"; let Content = words; }
  def E#n : Documentation { let Category = DocCatVariable; let Content = !if(n, "words " # n, ""); }
  def A#n : InheritableAttr { let Spellings = [GNU<"a" # n>]; let Documentation = [!cast<Documentation>("D" # n), !cast<Documentation>("E" # n)]; }
}

// --- targets_of_other_varieties --gen-clang-attr-has-attribute-impl
include "attributes.td"
def TA : TargetSpec { let Arches = ["arm"]; } def TB : TargetSpec { let Arches = ["x86"]; }
let Documentation = [Undocumented] in {
def A : InheritableAttr { let Spellings = [GNU<"a">, CXX11<"", "a", 202002>]; let TargetSpecificSpellings = [TargetSpecificSpelling<TA, [GNU<"a">]>]; }
def B : InheritableAttr { let Spellings = [GNU<"b">, CXX11<"", "b", 202304>, C23<"s", "b">]; let TargetSpecificSpellings = [TargetSpecificSpelling<TA, [CXX11<"", "b", 202001>]>]; }
def C : InheritableAttr { let Spellings = [GNU<"c">, CXX11<"s", "c">]; let TargetSpecificSpellings = [TargetSpecificSpelling<TA, [C23<"s", "c">]>]; }
def D : InheritableAttr { let Spellings = [GNU<"d">]; let TargetSpecificSpellings = [TargetSpecificSpelling<TA, [GNU<"d">, GNU<"d">, C23<"", "d", 202311>]>, TargetSpecificSpelling<TB, [GNU<"d">]>]; }
}

// --- none_in_the_syntax_tree --gen-clang-attr-impl
include "attributes.td"
let Documentation = [Undocumented] in
def A : InheritableAttr { let Spellings = [GNU<"a">]; let ASTNode = 0; }

// --- packs_of_what_is_parsed --gen-clang-attr-parser-string-switches
include "attributes.td"
def TA : TargetSpec { let Arches = ["arm"]; } def TB : TargetSpec { let Arches = ["x86"]; }
let Documentation = [Undocumented], AcceptsExprPack = 1, Args = [ExprArgument<"E">] in {
def A : InheritableAttr { let Spellings = [GNU<"a">]; let SemaHandler = 0; }
def B : InheritableAttr { let Spellings = [GNU<"b">]; let Ignored = 1; }
let ParseKind = "K" in {
def C : InheritableAttr, TargetSpecificAttr<TA> { let Spellings = [GNU<"c">]; }
def D : InheritableAttr, TargetSpecificAttr<TB> { let Spellings = [GNU<"d">]; }
}
}

// --- pragmas_of_targets --gen-clang-attr-has-attribute-impl
include "attributes.td"
def Elf : TargetSpec { let ObjectFormats = ["ELF"]; }
def A : Attr {
  let Spellings = [Pragma<"omp", "a">, Pragma<"", "b">];
  let TargetSpecificSpellings = [TargetSpecificSpelling<Elf, [Pragma<"omp", "a">, Pragma<"", "b">]>];
}

// --- keywords_with_arguments --gen-clang-regular-keyword-attr-info
include "attributes.td"
def None : Attr { let Spellings = [RegularKeyword<"none">]; }
def Fake : Attr { let Spellings = [RegularKeyword<"fake">]; let Args = [Argument<"A", 0, 1>]; }
def Some : Attr { let Spellings = [RegularKeyword<"some">]; let Args = [Argument<"A", 0, 1>, Argument<"B", 1>]; }

// --- rules_of_keywords_that_nothing_asks_for --gen-attribute-spelling-list
include "attributes.td"
def A : Attr { let Spellings = [CXX11<"n", "a">, RegularKeyword<"a", 2>]; }

// --- late_names_that_repeat --gen-clang-attr-parser-string-switches
include "attributes.td"
class Late<list<Spelling> spellings> : Attr { let Spellings = spellings; let LateParsed = LateAttrParseStandard; }
def A : Late<[GNU<"b">, ClangGCC<"a">, Clang<"a">]>;
def B : Late<[GNU<"b">, GNU<"c">]>;

// --- names_that_a_target_shares_without_a_kind --gen-clang-attr-parser-string-switches
include "attributes.td"
def Elf : TargetSpec { let ObjectFormats = ["ELF"]; }
class Names : InheritableAttr, TargetSpecificAttr<Elf> { let Args = [VariadicIdentifierArgument<"N">]; }
def A : Names { let Spellings = [GNU<"a">, GNU<"b">, Keyword<"k", 1>]; }
def B : Names { let Spellings = [GNU<"b">]; let ParseKind = "B"; }
def C : InheritableAttr { let Spellings = [GNU<"a">, CXX11<"n", "b">, Keyword<"k", 1>]; }

// --- targets_without_conditions --gen-clang-attr-parsed-attr-impl ; --gen-clang-attr-has-attribute-impl
include "attributes.td"
def Any : TargetSpec;
def Custom : TargetSpec { let CustomCode = "x"; }
let Documentation = [Undocumented] in {
def A : InheritableAttr, TargetSpecificAttr<Any> { let Spellings = [GNU<"a">]; }
def B : InheritableAttr { let Spellings = [GNU<"b">]; let TargetSpecificSpellings = [TargetSpecificSpelling<Any, [GNU<"b">]>]; }
def C : InheritableAttr { let Spellings = [GNU<"c">, CXX11<"n", "c">]; let TargetSpecificSpellings = [TargetSpecificSpelling<Custom, [GNU<"c">]>, TargetSpecificSpelling<Any, [CXX11<"n", "c">]>]; }
}

// --- keywords_that_parse_as_all --gen-clang-attr-impl ; --gen-clang-regular-keyword-attr-info ; --gen-clang-attr-parsed-attr-kinds ; --gen-clang-attr-classes
include "attributes.td"
let Documentation = [Undocumented] in
def A : InheritableAttr { let Spellings = [Keyword<"__k", 0>, Keyword<"__l", 1>]; let Args = [IntArgument<"x">]; }

// --- inner_rules_without_subjects --gen-clang-attr-subject-match-rule-list ; --gen-clang-attr-subject-match-rules-parser-string-switches ; --gen-clang-attr-parsed-attr-impl
include "attributes.td"
def Decl : DeclNode<?, "", 1>;
def Var : DeclNode<Decl, "vars">;
def : AttrSubjectMatcherRule<"variable", [Var], [AttrSubjectMatcherSubRule<"is_x", []>, AttrSubjectMatcherSubRule<"is_y", [], 1>]>;
def : AttrSubjectMatcherRule<"empty", []>;

// --- unusual_arguments --gen-clang-attr-impl ; --gen-clang-attr-parsed-attr-impl ; --gen-clang-attr-classes ; --gen-clang-attr-pch-read ; --gen-clang-attr-template-instantiate ; --gen-clang-attr-text-node-dump ; --gen-clang-attr-parser-string-switches
include "attributes.td"
let Documentation = [Undocumented] in {
def A : InheritableAttr { let Spellings = [GNU<"a">]; let Args = [EnumArgument<"x", "Kind", 0, ["a", "a", ""], ["A", "B", "C"]>, EnumArgument<"y", "Kind", 0, ["b"], ["B"]>]; }
def B : InheritableAttr { let Spellings = [GNU<"b">]; let Args = [IntArgument<"">, IntArgument<"x">, IntArgument<"X">]; }
def C : InheritableAttr { let Spellings = [GNU<"c">]; let Args = [VariadicExprArgument<"x">, IntArgument<"y">, VariadicStringArgument<"z">]; }
def D : InheritableAttr { let Spellings = [GNU<"d">]; let Args = [DefaultIntArgument<"x", -1>, DefaultBoolArgument<"y", 0, 1>, WrappedAttr<"inner", 1>, WrappedAttr<"Other", 0, "T">]; }
def F : TypeAttr { let Spellings = [GNU<"f">]; let AcceptsExprPack = 1; let LangOpts = [LangOpt<"X">, LangOpt<"", [{a && b}]>]; }
def G : InheritableAttr { let Spellings = [GNU<"g">]; let Args = [ParamIdxArgument<"p", 1>, VariadicParamIdxArgument<"q">, VariadicParamOrParamIdxArgument<"r">]; let TemplateDependent = 1; let PragmaAttributeSupport = 1; }
}
