// What builtin templates refuse.

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

// --- unknown_type --gen-clang-builtin-templates
include "templates.td"
def q : CPlusPlusBuiltinTemplate<[NTTP<"Z", "B">]>;

// --- type_of_inner_list --gen-clang-builtin-templates
include "templates.td"
def q : CPlusPlusBuiltinTemplate<[Template<[Class<"T">], "x">, NTTP<"T", "B">]>;

// --- unknown_builtin_type --gen-clang-builtin-templates
include "templates.td"
def B : BuiltinNTTP<"foo">;
def q : CPlusPlusBuiltinTemplate<[B]>;

// --- unknown_argument --gen-clang-builtin-templates
include "templates.td"
def q : CPlusPlusBuiltinTemplate<[TemplateArg<"x">]>;

// --- no_arguments --gen-clang-builtin-templates
include "templates.td"
def q : CPlusPlusBuiltinTemplate<[]>;

// --- no_templates --gen-clang-builtin-templates
class Other;
