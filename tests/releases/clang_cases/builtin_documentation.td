// The documentation of builtins.

// +++ builtins.td
class Attribute<string letter> { string Mangling = letter; }
class IndexedAttribute<string letter, int place> : Attribute<letter> { int Index = place; }
class MultiIndexAttribute<string letter, list<int> places> : Attribute<letter> { list<int> Indices = places; }
class NamePrefix<string spelling> { string Spelling = spelling; }
class DocumentationCategory<string name> { string Name = name; code Content = [{}]; }
class Documentation { DocumentationCategory Category; string Heading = ""; code Content; }
class Builtin { list<Documentation> Documentation = []; list<string> ArgNames = []; list<string> Spellings; list<Attribute> Attributes = []; string Prototype; string Namespace; bit RequiresUndef = 0; bit EnableOpenCLLong = 0; NamePrefix RequiredNamePrefix; string Languages = "ALL_LANGUAGES"; }
class CustomEntry { string Entry; }
class AtomicBuiltin : Builtin;
class LibBuiltin<string header, string languages = "ALL_LANGUAGES"> : Builtin { string Header = header; let Languages = languages; bit AddBuiltinPrefixedAlias = 0; bit OnlyBuiltinPrefixedAliasIsConstexpr = 0; }
class LangBuiltin<string languages> : Builtin { let Languages = languages; }
class TargetBuiltin : Builtin { string Features = ""; }
class TargetLibBuiltin : TargetBuiltin { string Header; }
class Template<list<string> types, list<string> ends, bit before = 0> { list<string> Substitutions = types; list<string> Affixes = ends; bit AsPrefix = before; }
def NoThrow : Attribute<"n">; def Const : Attribute<"c">; def Constexpr : Attribute<"E">;

// --- page --gen-builtin-docs
include "builtins.td"
def GlobalDocumentation { code Intro = [{..
  NOTE: x
===
Hello
===
}];
}
def CatB : DocumentationCategory<"B things"> { let Content = [{
Things of B.
}]; }
def CatA : DocumentationCategory<"A things">;
def DocOne : Documentation { let Category = CatB; let Content = [{
One is one.
}]; }
def DocTwo : Documentation { let Category = CatA; let Heading = "Two heading"; let Content = [{ Two. }]; }
def DocThree : Documentation { let Category = CatB; let Content = [{ Three. }]; }
def B1 : Builtin { let Spellings = ["__builtin_one", "__builtin_uno"]; let Prototype = "int(int, float *)"; let Documentation = [DocOne]; let Attributes = [NoThrow, Const]; }
def B2 : TargetBuiltin { let Spellings = ["__builtin_two"]; let Prototype = "void()"; let Documentation = [DocTwo]; let Features = "sse,avx|mmx"; }
def B3 : TargetBuiltin { let Spellings = ["__builtin_three"]; let Prototype = "_Vector<4, float>(_Constant int, unsigned char, ...)"; let Documentation = [DocOne]; let ArgNames = ["a", "b"]; }
def B4 : Builtin { let Spellings = ["__builtin_four"]; let Prototype = "void(int, int)"; let Documentation = [DocThree]; let ArgNames = ["a", "b"]; }
def B5 : Builtin { let Spellings = ["__builtin_five"]; let Prototype = "void()"; }

// --- prototypes --gen-builtin-docs
include "builtins.td"
def GlobalDocumentation { code Intro = [{..
x
}]; }
def CatB : DocumentationCategory<"B things"> { let Content = [{
Things of B.
  Second.

}]; }
def CatA : DocumentationCategory<"A things">;
def CatI : DocumentationCategory<"InternalOnly">;
def CatU : DocumentationCategory<"Undocumented"> { let Content="undoc"; }
def DocOne : Documentation { let Category = CatB; let Content = [{
One is one.
}]; }
def DocTwo : Documentation { let Category = CatA; let Heading = "Two heading"; let Content = [{ Two. }]; }
def DocI : Documentation { let Category = CatI; let Content=""; }
def DocU : Documentation { let Category = CatU; let Content=""; }
def B1 : Builtin { let Spellings=["b1"]; let Prototype = " int(int)"; let Documentation=[DocOne, DocTwo]; }
def B2 : Builtin { let Spellings=["b2"]; let Prototype = "int (void)"; let Documentation=[DocOne, DocTwo]; }
def B3 : Builtin { let Spellings=["b3"]; let Prototype = "int"; let Documentation=[DocOne, DocTwo]; }
def B4 : Builtin { let Spellings=["b4"]; let Prototype = ""; let Documentation=[DocOne, DocTwo]; }
def B5 : Builtin { let Spellings=["b5"]; let Prototype = "int("; let Documentation=[DocOne, DocTwo]; }
def B6 : Builtin { let Spellings=["b6"]; let Prototype = "int(int"; let Documentation=[DocOne, DocTwo]; }
def B7 : Builtin { let Spellings=["b7"]; let Prototype = "int(...)"; let Documentation=[DocOne, DocTwo]; }
def B8 : Builtin { let Spellings=["b8"]; let Prototype = "int(int,)"; let Documentation=[DocOne, DocTwo]; }
def B9 : Builtin { let Spellings=["b9"]; let Prototype = "int(int) x"; let Documentation=[DocOne, DocTwo]; }
def B10 : Builtin { let Spellings=["b10"]; let Prototype = "a(b)(c)"; let Documentation=[DocOne, DocTwo]; }
def B11 : Builtin { let Spellings=["b11"]; let Prototype = "int()"; let Documentation=[DocOne, DocTwo]; }
def B12 : Builtin { let Spellings=["b12"]; let Prototype = "b(<a,b>> , c)"; let Documentation=[DocOne, DocTwo]; }
def Internal : Builtin { let Spellings = ["c"]; let Prototype = "int(int)"; let Documentation = [DocI, DocU]; }
