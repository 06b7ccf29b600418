// Templates that are built in.

// +++ templates.td
class TemplateArg<string name> { string Name = name; }
class Template<list<TemplateArg> inner, string name> : TemplateArg<name> { list<TemplateArg> Args = inner; }
class Class<string name, bit pack = 0> : TemplateArg<name> { bit IsVariadic = pack; }
class NTTP<string type, string name, bit pack = 0> : TemplateArg<name> { string TypeName = type; bit IsVariadic = pack; }
class BuiltinNTTP<string type> : TemplateArg<""> { string TypeName = type; }
def SizeT : BuiltinNTTP<"size_t"> {}
def Uint32T : BuiltinNTTP<"uint32_t"> {}
class BuiltinTemplate<list<TemplateArg> head> { list<TemplateArg> TemplateHead = head; }
class CPlusPlusBuiltinTemplate<list<TemplateArg> head> : BuiltinTemplate<head>;
class HLSLBuiltinTemplate<list<TemplateArg> head> : BuiltinTemplate<head>;

// --- parameters_of_every_kind --gen-clang-builtin-templates
include "templates.td"
def make_seq : CPlusPlusBuiltinTemplate<[Template<[Class<"T">, NTTP<"T","Ints",1>], "Seq">, Class<"U">, NTTP<"U", "N">]>;
def pick : CPlusPlusBuiltinTemplate<[SizeT, Class<"T", 1>]>;
def spirv : HLSLBuiltinTemplate<[Uint32T, Uint32T, SizeT, Class<"O", 1>]>;

// --- macros_and_nesting --gen-clang-builtin-templates
include "templates.td"
class OtherTemplate<list<TemplateArg> head> : BuiltinTemplate<head>;
class ATemplate<list<TemplateArg> head> : BuiltinTemplate<head>;
class CPP2<list<TemplateArg> head> : CPlusPlusBuiltinTemplate<head>;
class Side;
def zz : OtherTemplate<[Class<"T">, Template<[SizeT, Class<"T">, NTTP<"T","I">, Template<[Class<"T">, NTTP<"T", "X">], "IN">, SizeT], "Q">, NTTP<"T","L", 1>, Uint32T, SizeT]>;
def __aa : ATemplate<[Class<"Z">]>;
def a3 : ATemplate<[Class<"Z">]>;
def ss : ATemplate<[Class<"Z">]>, Side;
def ss2 : CPP2<[Class<"Z">]>;
def mm : BuiltinTemplate<[Class<"A">, Class<"A">, NTTP<"A","B">]>;
def nn : CPlusPlusBuiltinTemplate<[Template<[Class<"W",1>], "E">, Template<[Uint32T, Uint32T], "E">]>;
def oo : HLSLBuiltinTemplate<[Template<[Class<"W",1>], "E">, Template<[Uint32T, Uint32T], "E">, Uint32T]>;

// --- none --gen-clang-builtin-templates
include "templates.td"
