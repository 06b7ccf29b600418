// What builtins refuse.

// +++ builtins.td
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

// --- unknown_type --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "int(badtype)"; }

// --- no_type --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "(int)"; }

// --- unsigned_alone --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "void(unsigned)"; }

// --- no_brackets --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "int"; }

// --- not_closed --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "int(int"; }

// --- not_opened --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "int)"; }

// --- not_a_template --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "void(T)"; }

// --- vector_without_count --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "void(_Vector<float>)"; }

// --- vector_of_vectors --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "void(_Vector<4, _Vector<2, int>>)"; }

// --- vector_qualified --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "void(_Vector<4, int> const*)"; }

// --- angle_brackets --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "_Vector<4, int>*(int)"; }

// --- vector_count_spaced --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "void(_Vector< 2, int>)"; }

// --- vector_count_then_space --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "void(_Vector<2 , int>)"; }

// --- vector_count_too_big --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "_ExtVector<18446744073709551616, int>()"; }

// --- vector_without_brackets --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "_ExtVector(8, int)()"; }

// --- address_space_zero --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "int address_space<0>*()"; }

// --- address_space_no_number --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "int address_space<0x1>*()"; }

// --- address_space_too_big --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "int address_space<4294967296>&()"; }

// --- bracket_closed_only --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "int 1>*()"; }

// --- const_first --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "void(const int)"; }

// --- unknown_namespace --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "int()"; let Namespace = "other"; }

// --- no_builtins --gen-clang-builtins
class Other;

// --- capital_in_header --gen-clang-builtins
include "builtins.td"
def B : LibBuiltin<"Upper.h"> { let Spellings = ["b"]; let Prototype = "int()"; }

// --- namespace_without_a_name --gen-clang-builtins
include "builtins.td"
def P : Builtin { let Spellings = ["p"]; let Prototype = "int()"; let Namespace = ""; }
