// Documentation of builtins, since release 23.

// +++ documented.td
class Attribute<string letter> { string Mangling = letter; }
class IndexedAttribute<string letter, int place> : Attribute<letter> { int Index = place; }
class MultiIndexAttribute<string letter, list<int> places> : Attribute<letter> { list<int> Indices = places; }
class NamePrefix<string spelling> { string Spelling = spelling; }
class Builtin { list<string> Spellings; list<Attribute> Attributes = []; string Prototype; string Namespace; bit RequiresUndef = 0; bit EnableOpenCLLong = 0; NamePrefix RequiredNamePrefix; string Languages = "ALL_LANGUAGES"; }
class CustomEntry { string Entry; }
class AtomicBuiltin : Builtin;
class LibBuiltin<string header, string languages = "ALL_LANGUAGES"> : Builtin { string Header = header; let Languages = languages; bit AddBuiltinPrefixedAlias = 0; bit OnlyBuiltinPrefixedAliasIsConstexpr = 0; }
class LangBuiltin<string languages> : Builtin { let Languages = languages; }
class TargetBuiltin : Builtin { string Features = ""; }
class TargetLibBuiltin : TargetBuiltin { string Header; }
class Template<list<string> types, list<string> ends, bit before = 0> { list<string> Substitutions = types; list<string> Affixes = ends; bit AsPrefix = before; }
def NoThrow : Attribute<"n">; def Const : Attribute<"c">; def Constexpr : Attribute<"E">;

class DocumentationCategory<string n> { string Name = n; code Content = [{}]; }
class Documentation { DocumentationCategory Category; code Content=[{}]; string Heading = ""; string Label=""; }
def Cat : DocumentationCategory<"My Category"> { let Content = [{
Cat content.
}]; } def Cat0 : DocumentationCategory<"Another">;
def Undocumented : Documentation { let Category = DocumentationCategory<"Undocumented">; }
def GlobalDocumentation { code Intro = [{Intro text}]; }
class D<list<Documentation> d> : Builtin { list<Documentation> Documentation = d; list<string> ArgNames=[]; }
def Doc1 : Documentation { let Category=Cat; let Content="one"; }
def Doc2 : Documentation { let Category=Cat; let Content="two"; let Heading="A * `head`"; let Label="lab"; }
class T<list<Documentation> d, list<string> a=[]> : TargetBuiltin { list<Documentation> Documentation = d; list<string> ArgNames=a; }

// --- entries --gen-builtin-docs
include "documented.td"
def Doc3 : Documentation { let Category = Cat0; let Content = [{

  The first line.
    An indented one.
}]; }
def Hidden : Documentation { let Category = DocumentationCategory<"InternalOnly">; }
def Empty : Documentation { let Category = Cat; }
def A : T<[Doc1, Doc3], ["x", "y"]> { let Spellings = ["__zz", "__z2"]; let Prototype = "int(int const* , _Vector<4, float>, ...)"; let Features = "f1,f2|f3"; }
def B : D<[Doc2, Hidden]> { let Spellings = ["__aa"]; let Prototype = " int * ( _Constant int,...)"; let Attributes = [NoThrow]; }
def Y10 : T<[Empty]> { let Spellings = ["y10"]; let Prototype = "void()"; }
def Y9 : T<[Doc1]> { let Spellings = []; let Prototype = "void"; }
def U : D<[Undocumented]>, Template<["int"], ["i"]> { let Spellings = ["u"]; let Prototype = "T(T)"; }
def N : D<[]> { let Spellings = ["n"]; let Prototype = "int(,)"; }

// --- nothing --gen-builtin-docs
include "documented.td"

// --- too_many_names --gen-builtin-docs
include "documented.td"
def A : T<[Doc1], ["x", "y"]> { let Spellings = ["__zz"]; let Prototype = "int(int, ...)"; }

// --- unbalanced --gen-builtin-docs
include "documented.td"
def A : T<[Doc1], ["x", "y"]> { let Spellings = ["__zz"]; let Prototype = "int(a<b,c>>,d)"; }

// --- no_page --gen-builtin-docs
include "documented.td"
class Builtin2; def X : T<[Doc1]> { let Spellings = ["x"]; }
