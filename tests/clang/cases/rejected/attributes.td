// What the generators of Clang's attributes refuse, at the attribute or the spelling.

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
class WrappedAttr<string name, bit opt = 0> : Argument<name, opt>;

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
  bit InheritEvenIfAlreadyPresent = 0;
  code AdditionalMembers = [{}];
  list<Documentation> Documentation;
}
class TypeAttr : Attr;
class StmtAttr : Attr;
class InheritableAttr : Attr;
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

// --- no_attributes --gen-clang-attr-list
class Other;

// --- no_handler_field --gen-clang-attr-parsed-attr-list
class Attr { list<int> Spellings = []; }
def A : Attr;

// --- standard_without_version --gen-clang-attr-has-attribute-impl
include "attributes.td"
let Documentation = [Undocumented] in {
def A : InheritableAttr { let Spellings = [CXX11<"", "a">]; }
}

// --- standard_of_c_without_version --gen-clang-attr-has-attribute-impl
include "attributes.td"
let Documentation = [Undocumented] in {
def A : InheritableAttr { let Spellings = [C23<"", "a">]; }
}

// --- pack_and_identifier --gen-clang-attr-impl ; --gen-clang-attr-classes
include "attributes.td"
let Documentation = [Undocumented] in {
def A : InheritableAttr { let Spellings = [GNU<"a">]; let AcceptsExprPack = 1; let Args = [IdentifierArgument<"A">]; }
}

// --- pack_and_variadic_before_last --gen-clang-attr-classes
include "attributes.td"
let Documentation = [Undocumented] in {
def A : InheritableAttr { let Spellings = [GNU<"a">]; let AcceptsExprPack = 1; let Args = [VariadicExprArgument<"A">, IntArgument<"B">]; }
}

// --- no_page --gen-attr-docs
include "attributes.td"
let Documentation = [Undocumented] in {
def A : InheritableAttr { let Spellings = [GNU<"a">]; }
}

// --- no_spellings_to_document --gen-attr-docs
include "attributes.td"
def GlobalDocumentation { code Intro = [{Intro}]; }
let Documentation = [Undocumented] in {
def A : InheritableAttr;
}

// --- heading_wanted --gen-attr-docs
include "attributes.td"
def GlobalDocumentation { code Intro = [{Intro}]; }
def D : Documentation { let Category = DocCatFunction; }
let Documentation = [Undocumented] in {
def A : InheritableAttr { let Spellings = [GNU<"a">, GNU<"b">]; let Documentation = [D]; }
}

// --- no_aggregate_rules --gen-clang-attr-subject-match-rule-list
class Attr;
class DeclNode;
class AttrSubjectMatcherRule;

// --- subset_of_subset --gen-clang-attr-parsed-attr-impl
include "attributes.td"
def Var : DeclNode<?, "variables">;
def Global : SubsetSubject<Var, [{S->isGlobal()}], "globals">;
def Constant : SubsetSubject<Global, [{S->isConstant()}], "constants">;
let Documentation = [Undocumented] in
def A : InheritableAttr { let Spellings = [GNU<"a">]; let Subjects = SubjectList<[Global, Constant]>; }

// --- subject_without_words --gen-clang-attr-parsed-attr-impl
include "attributes.td"
def Stmt : StmtNode<?>;
def Loop : StmtNode<Stmt>;
let Documentation = [Undocumented] in
def A : StmtAttr { let Spellings = [GNU<"a">]; let Subjects = SubjectList<[Loop]>; }

// --- declaration_without_words --gen-clang-attr-parsed-attr-impl
include "attributes.td"
def Decl : DeclNode<?>;
let Documentation = [Undocumented] in
def A : InheritableAttr { let Spellings = [GNU<"a">]; let Subjects = SubjectList<[Decl]>; }

// --- late_kind_unknown --gen-clang-attr-impl ; --gen-clang-attr-parsed-attr-impl ; --gen-clang-attr-parser-string-switches
include "attributes.td"
def LateOther : LateAttrParseKind<0>;
def A : Attr { let Spellings = [GNU<"a">]; let LateParsed = LateOther; let Documentation = [Undocumented]; }

// --- late_kind_number --gen-clang-attr-impl ; --gen-clang-attr-parsed-attr-impl ; --gen-clang-attr-parser-string-switches
include "attributes.td"
def LateOther : LateAttrParseKind<7>;
def A : Attr { let Spellings = [GNU<"a">]; let LateParsed = LateOther; let Documentation = [Undocumented]; }

// --- late_kind_of_two_classes --gen-clang-attr-impl ; --gen-clang-attr-parsed-attr-impl ; --gen-clang-attr-parser-string-switches
include "attributes.td"
class Q; def LateOther : LateAttrParseKind<0>, Q;
def A : Attr { let Spellings = [GNU<"a">]; let LateParsed = LateOther; let Documentation = [Undocumented]; }

// --- late_kind_derived --gen-clang-attr-impl ; --gen-clang-attr-parsed-attr-impl ; --gen-clang-attr-parser-string-switches
include "attributes.td"
class Q : LateAttrParseKind<1>; def LateOther : Q;
def A : Attr { let Spellings = [GNU<"a">]; let LateParsed = LateOther; let Documentation = [Undocumented]; }

// --- late_kind_anonymous --gen-clang-attr-impl ; --gen-clang-attr-parsed-attr-impl ; --gen-clang-attr-parser-string-switches
include "attributes.td"
def A : Attr { let Spellings = [GNU<"a">]; let LateParsed = LateAttrParseKind<1>; let Documentation = [Undocumented]; }

// --- annotation_with_capitals --gen-clang-attr-parsed-attr-kinds
include "attributes.td"
def A : HLSLAnnotationAttr { let Spellings = [HLSLAnnotation<"sv_Position">]; let Documentation = [Undocumented]; }

// --- accessor_of_unknown_spelling --gen-clang-attr-classes
include "attributes.td"
def A : InheritableAttr { let Spellings = [GNU<"a">]; let Documentation = [Undocumented]; let Accessors = [Accessor<"isA", [Clang<"a">]>]; }

// --- class_without_documentation --gen-clang-attr-classes
include "attributes.td"
def A : InheritableAttr { let Spellings = [GNU<"a">]; }

// --- members_without_documentation --gen-clang-attr-impl
include "attributes.td"
def A : InheritableAttr { let Spellings = [GNU<"a">]; let ASTNode = 0; }

// --- internal_and_documented --gen-attr-docs
include "attributes.td"
def GlobalDocumentation { code Intro = [{Intro}]; }
def A : InheritableAttr { let Spellings = [GNU<"a">]; let Documentation = [Undocumented, InternalOnly]; }

// --- subject_of_two_rules --gen-clang-attr-subject-match-rule-list ; --gen-clang-attr-parsed-attr-impl
include "attributes.td"
def Var : DeclNode<?, "variables">;
def Variable : AttrSubjectMatcherRule<"variable", [Var], [AttrSubjectMatcherSubRule<"x", [Var]>]>;

// --- subject_of_a_rule_and_of_all --gen-clang-attr-subject-match-rule-list
include "attributes.td"
def Var : DeclNode<?, "variables">;
def : AttrSubjectMatcherAggregateRule<Var>;
def Variable : AttrSubjectMatcherRule<"variable", [Var]>;

// --- subject_of_all_twice --gen-clang-attr-subject-match-rule-list
include "attributes.td"
def Var : DeclNode<?, "variables">;
def : AttrSubjectMatcherAggregateRule<Var>;
def : AttrSubjectMatcherAggregateRule<Var>;

// --- unset_documentation_page --gen-attr-docs
include "attributes.td"
def GlobalDocumentation { string Intro = ?; }
