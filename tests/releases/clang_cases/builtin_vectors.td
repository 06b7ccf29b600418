// Vectors in prototypes of builtins: since 23 their elements are of any type.

// +++ builtins.td
class Attribute<string letter> { string Mangling = letter; }
class NamePrefix<string spelling> { string Spelling = spelling; }
class Builtin<string prototype> {
  list<string> Spellings = [NAME];
  list<Attribute> Attributes = [];
  string Prototype = prototype;
  string Namespace;
  bit RequiresUndef = 0;
  bit EnableOpenCLLong = 0;
  NamePrefix RequiredNamePrefix;
  string Languages = "ALL_LANGUAGES";
}
class CustomEntry { string Entry; }
class AtomicBuiltin : Builtin<"">;
class LibBuiltin : Builtin<"">;
class LangBuiltin : Builtin<"">;
class TargetBuiltin : Builtin<""> { string Features = ""; }
class TargetLibBuiltin : TargetBuiltin { string Header; }
class Template<list<string> types> { list<string> Substitutions = types; list<string> Affixes = []; bit AsPrefix = 0; }
class IndexedAttribute<string letter, int place> : Attribute<letter> { int Index = place; }
class MultiIndexAttribute<string letter, list<int> places> : Attribute<letter> { list<int> Indices = places; }

// --- of_pointers_and_vectors --gen-clang-builtins
include "builtins.td"
def a : Builtin<"void(_Vector<7, int address_space<3> *>)">;
def b : Builtin<"void(_ExtVector<7, _Vector<2, char>>, int)">;

// --- qualified --gen-clang-builtins
include "builtins.td"
def a : Builtin<"void(_Vector<7, int> const*, int)">;
def b : Builtin<"void(_Vector<7, int>*, _Vector<2, float> restrict const)">;

// --- qualifiers_alone --gen-clang-builtins
include "builtins.td"
def a : Builtin<"*(int, const)">;

// --- one_bracket_more --gen-clang-builtins
include "builtins.td"
def a : Builtin<"void(_Vector<7, int>>)">;

// --- address_space_zero --gen-clang-builtins
include "builtins.td"
def a : Builtin<"int address_space<0>*(int address_space<0> &, int address_space<00> const *)">;
