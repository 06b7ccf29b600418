// --- standard_without_versions --gen-clang-attr-has-attribute-impl
class Spelling<string name, string variety, string namespace, int version> {
  string Name = name; string Variety = variety; string Namespace = namespace; int Version = version;
}
class CXX11<string namespace, string name, int version = 1> : Spelling<name, "CXX11", namespace, version>;
class C23<string namespace, string name, int version = 1> : Spelling<name, "C23", namespace, version>;
class RegularKeyword { bit HasOwnParseRules = 0; }
class TargetSpecificAttr;
class TargetSpecificSpelling;
class LangOpt;
class Attr {
  list<Spelling> Spellings = []; list<TargetSpecificSpelling> TargetSpecificSpellings = [];
  list<LangOpt> LangOpts = []; bit ASTNode = 1; bit SemaHandler = 1; bit Ignored = 0;
}
def First : Attr { let Spellings = [C23<"", "c">, CXX11<"", "b">, CXX11<"own", "d">, CXX11<"", "a", 201103>]; }
def Second : Attr { let Spellings = [CXX11<"", "a">, CXX11<"", "e">, C23<"", "b", 202311>]; }
