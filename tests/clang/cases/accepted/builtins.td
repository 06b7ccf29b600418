// Builtins: their kinds, names, prototypes.

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

// --- kinds --gen-clang-builtins
include "builtins.td"
def Abs : Builtin { let Spellings = ["__abs", "__abs2"]; let Prototype = "int(int)"; let Attributes = [NoThrow, Const, IndexedAttribute<"p:", 0>, MultiIndexAttribute<"C", [0,1]>]; }
def Atomic : AtomicBuiltin { let Spellings = ["__at"]; let Prototype = "void(...)"; let Attributes=[NoThrow]; }
def Lib : LibBuiltin<"math.h", "CXX_LANG"> { let Spellings = ["lib"]; let Prototype = "double(double, long long int)"; let AddBuiltinPrefixedAlias = 1; let Attributes=[Const, Constexpr];}
def Lib2 : LibBuiltin<"stdlib.h"> { let Spellings = ["lib2"]; let Prototype = "void*(void const*, size_t)"; let AddBuiltinPrefixedAlias = 1; let OnlyBuiltinPrefixedAliasIsConstexpr = 1; let Attributes=[NoThrow,Constexpr];}
def Ns : LibBuiltin<"utility"> { let Spellings = ["move"]; let Prototype = "void(int&)"; let Namespace="std"; }
def Lang : LangBuiltin<"OMP_LANG"> { let Spellings = ["omp"]; let Prototype = "bool()"; }
def Target : TargetBuiltin { let Spellings = ["tgt"]; let Prototype = "_Vector<4, float>(_Constant int, ...)"; let Features = "sse,avx"; }
def Tmpl : Builtin, Template<["float","double"], ["f", ""]> { let Spellings = ["t", "__u"]; let Prototype = "T(T, int)"; }

// --- attributes_and_templates --gen-clang-builtins
include "builtins.td"
def A1 : Builtin { let Spellings = ["a1"]; let Prototype = "int(int)"; let Attributes = [NoThrow]; let Namespace="std"; let RequiresUndef=1; }
def A2 : LibBuiltin<"sys/foo-bar.h"> { let Spellings = ["a2"]; let Prototype = "int(int)"; let Attributes = [Attribute<"F">, NoThrow]; let Namespace="std"; let RequiresUndef=1; let AddBuiltinPrefixedAlias=1; }
def A3 : TargetLibBuiltin { let Spellings = ["a3"]; let Prototype = "int(int)"; let Attributes = [NoThrow]; let Header="x.h"; let Features="f"; let Languages="MS"; }
def A4 : TargetBuiltin { let Spellings = ["a4"]; let Prototype = "int(int)"; let Languages="ALL_MS"; }
def A5 : AtomicBuiltin { let Spellings = ["a5","a6"]; let Prototype = "int(int)"; let Attributes=[Const,NoThrow]; let Namespace="std"; }
def A7 : AtomicBuiltin, Template<["int","char*"],["_i","_c"],1> { let Spellings = ["a7"]; let Prototype = "T(T*)"; }
def A8 : LibBuiltin<"math.h">, Template<["int","_Vector<2,int>"],["i","c"]> { let Spellings = ["a8","__a9"]; let Prototype = "T(T const*, T)"; let AddBuiltinPrefixedAlias=1; }
def B1 : TargetBuiltin, Template<["int","char*"],["_i","_c"],1> { let Spellings = ["__builtin_b1"]; let Prototype = "T(T*)"; let Features="x"; }
def B2 : LangBuiltin<"L">  { let Spellings = ["b2"]; let Prototype = "int()"; let Attributes=[Constexpr]; let RequiresUndef=1; }
def B3 : LibBuiltin<"math.h">  { let Spellings = ["b3"]; let Prototype = "int()"; let Attributes=[Constexpr]; let OnlyBuiltinPrefixedAliasIsConstexpr=1;}
def B4 : LibBuiltin<"math.h">  { let Spellings = ["__builtin_b4"]; let Prototype = "int()"; }

// --- required_prefixes --gen-clang-builtins
include "builtins.td"
def X86 : NamePrefix<"__builtin_ia32_">; def ARM : NamePrefix<"__builtin_arm_">;
def A1 : TargetBuiltin { let Spellings = ["x"]; let Prototype = "int(int)"; let Features="sse"; let RequiredNamePrefix = X86; }
def A2 : Builtin { let Spellings = ["y","z"]; let Prototype = "int(int)"; let RequiredNamePrefix = ARM; }
def A3 : TargetBuiltin { let Spellings = ["__builtin_ia32_x2"]; let Prototype = "int(int)"; }
def A4 : TargetBuiltin { let Spellings = ["__builtin_ia32_y"]; let Prototype = "int(int)"; let RequiredNamePrefix = X86; }
def A5 : AtomicBuiltin { let Spellings = ["at"]; let Prototype = "int(int)"; let RequiredNamePrefix = X86; }

// --- only_the_alias_is_constant --gen-clang-builtins
include "builtins.td"
def A2 : LibBuiltin<"a.h"> { let Spellings = ["a2"]; let Prototype = "int(int)"; let Attributes = [NoThrow,Constexpr]; let Namespace="std"; let OnlyBuiltinPrefixedAliasIsConstexpr=1; let AddBuiltinPrefixedAlias=1; }

// --- prototypes --gen-clang-builtins
include "builtins.td"
def P0_0 : Builtin { let Spellings = ["b0_0"]; let Prototype = " int(int)"; let EnableOpenCLLong = 0; }
def P1_0 : Builtin { let Spellings = ["b1_0"]; let Prototype = " int(int)"; let EnableOpenCLLong = 1; }
def P0_1 : Builtin { let Spellings = ["b0_1"]; let Prototype = "_Complex float*(int)"; let EnableOpenCLLong = 0; }
def P1_1 : Builtin { let Spellings = ["b1_1"]; let Prototype = "_Complex float*(int)"; let EnableOpenCLLong = 1; }
def P0_2 : Builtin { let Spellings = ["b0_2"]; let Prototype = "_Constant int*(int)"; let EnableOpenCLLong = 0; }
def P1_2 : Builtin { let Spellings = ["b1_2"]; let Prototype = "_Constant int*(int)"; let EnableOpenCLLong = 1; }
def P0_3 : Builtin { let Spellings = ["b0_3"]; let Prototype = "_ExtVector<4,int>(_ExtVector<4,int>,_Vector<2,int>)"; let EnableOpenCLLong = 0; }
def P1_3 : Builtin { let Spellings = ["b1_3"]; let Prototype = "_ExtVector<4,int>(_ExtVector<4,int>,_Vector<2,int>)"; let EnableOpenCLLong = 1; }
def P0_4 : Builtin { let Spellings = ["b0_4"]; let Prototype = "_Vector<4, int> const*(int)"; let EnableOpenCLLong = 0; }
def P1_4 : Builtin { let Spellings = ["b1_4"]; let Prototype = "_Vector<4, int> const*(int)"; let EnableOpenCLLong = 1; }
def P0_5 : Builtin { let Spellings = ["b0_5"]; let Prototype = "_Vector<4, int>(int)"; let EnableOpenCLLong = 0; }
def P1_5 : Builtin { let Spellings = ["b1_5"]; let Prototype = "_Vector<4, int>(int)"; let EnableOpenCLLong = 1; }
def P0_6 : Builtin { let Spellings = ["b0_6"]; let Prototype = "int (int)"; let EnableOpenCLLong = 0; }
def P1_6 : Builtin { let Spellings = ["b1_6"]; let Prototype = "int (int)"; let EnableOpenCLLong = 1; }
def P0_7 : Builtin { let Spellings = ["b0_7"]; let Prototype = "int const*(int)"; let EnableOpenCLLong = 0; }
def P1_7 : Builtin { let Spellings = ["b1_7"]; let Prototype = "int const*(int)"; let EnableOpenCLLong = 1; }
def P0_8 : Builtin { let Spellings = ["b0_8"]; let Prototype = "int( )"; let EnableOpenCLLong = 0; }
def P1_8 : Builtin { let Spellings = ["b1_8"]; let Prototype = "int( )"; let EnableOpenCLLong = 1; }
def P0_9 : Builtin { let Spellings = ["b0_9"]; let Prototype = "int*(int)"; let EnableOpenCLLong = 0; }
def P1_9 : Builtin { let Spellings = ["b1_9"]; let Prototype = "int*(int)"; let EnableOpenCLLong = 1; }
def P0_10 : Builtin { let Spellings = ["b0_10"]; let Prototype = "long long int(size_t)"; let EnableOpenCLLong = 0; }
def P1_10 : Builtin { let Spellings = ["b1_10"]; let Prototype = "long long int(size_t)"; let EnableOpenCLLong = 1; }
def P0_11 : Builtin { let Spellings = ["b0_11"]; let Prototype = "unsigned long int(void)"; let EnableOpenCLLong = 0; }
def P1_11 : Builtin { let Spellings = ["b1_11"]; let Prototype = "unsigned long int(void)"; let EnableOpenCLLong = 1; }
def P0_12 : Builtin { let Spellings = ["b0_12"]; let Prototype = "void(  int  )"; let EnableOpenCLLong = 0; }
def P1_12 : Builtin { let Spellings = ["b1_12"]; let Prototype = "void(  int  )"; let EnableOpenCLLong = 1; }
def P0_13 : Builtin { let Spellings = ["b0_13"]; let Prototype = "void()"; let EnableOpenCLLong = 0; }
def P1_13 : Builtin { let Spellings = ["b1_13"]; let Prototype = "void()"; let EnableOpenCLLong = 1; }
def P0_14 : Builtin { let Spellings = ["b0_14"]; let Prototype = "void(...)"; let EnableOpenCLLong = 0; }
def P1_14 : Builtin { let Spellings = ["b1_14"]; let Prototype = "void(...)"; let EnableOpenCLLong = 1; }
def P0_15 : Builtin { let Spellings = ["b0_15"]; let Prototype = "void(FILE)"; let EnableOpenCLLong = 0; }
def P1_15 : Builtin { let Spellings = ["b1_15"]; let Prototype = "void(FILE)"; let EnableOpenCLLong = 1; }
def P0_16 : Builtin { let Spellings = ["b0_16"]; let Prototype = "void(FILE*)"; let EnableOpenCLLong = 0; }
def P1_16 : Builtin { let Spellings = ["b1_16"]; let Prototype = "void(FILE*)"; let EnableOpenCLLong = 1; }
def P0_17 : Builtin { let Spellings = ["b0_17"]; let Prototype = "void(SEL)"; let EnableOpenCLLong = 0; }
def P1_17 : Builtin { let Spellings = ["b1_17"]; let Prototype = "void(SEL)"; let EnableOpenCLLong = 1; }
def P0_18 : Builtin { let Spellings = ["b0_18"]; let Prototype = "void(_Complex double)"; let EnableOpenCLLong = 0; }
def P1_18 : Builtin { let Spellings = ["b1_18"]; let Prototype = "void(_Complex double)"; let EnableOpenCLLong = 1; }
def P0_19 : Builtin { let Spellings = ["b0_19"]; let Prototype = "void(_Complex float)"; let EnableOpenCLLong = 0; }
def P1_19 : Builtin { let Spellings = ["b1_19"]; let Prototype = "void(_Complex float)"; let EnableOpenCLLong = 1; }
def P0_20 : Builtin { let Spellings = ["b0_20"]; let Prototype = "void(_Complex long double)"; let EnableOpenCLLong = 0; }
def P1_20 : Builtin { let Spellings = ["b1_20"]; let Prototype = "void(_Complex long double)"; let EnableOpenCLLong = 1; }
def P0_21 : Builtin { let Spellings = ["b0_21"]; let Prototype = "void(_Constant int const*)"; let EnableOpenCLLong = 0; }
def P1_21 : Builtin { let Spellings = ["b1_21"]; let Prototype = "void(_Constant int const*)"; let EnableOpenCLLong = 1; }
def P0_22 : Builtin { let Spellings = ["b0_22"]; let Prototype = "void(_Constant int)"; let EnableOpenCLLong = 0; }
def P1_22 : Builtin { let Spellings = ["b1_22"]; let Prototype = "void(_Constant int)"; let EnableOpenCLLong = 1; }
def P0_23 : Builtin { let Spellings = ["b0_23"]; let Prototype = "void(_Constant size_t)"; let EnableOpenCLLong = 0; }
def P1_23 : Builtin { let Spellings = ["b1_23"]; let Prototype = "void(_Constant size_t)"; let EnableOpenCLLong = 1; }
def P0_24 : Builtin { let Spellings = ["b0_24"]; let Prototype = "void(_Constant unsigned int)"; let EnableOpenCLLong = 0; }
def P1_24 : Builtin { let Spellings = ["b1_24"]; let Prototype = "void(_Constant unsigned int)"; let EnableOpenCLLong = 1; }
def P0_25 : Builtin { let Spellings = ["b0_25"]; let Prototype = "void(_Constantint)"; let EnableOpenCLLong = 0; }
def P1_25 : Builtin { let Spellings = ["b1_25"]; let Prototype = "void(_Constantint)"; let EnableOpenCLLong = 1; }
def P0_26 : Builtin { let Spellings = ["b0_26"]; let Prototype = "void(_ExtVector<2, int>)"; let EnableOpenCLLong = 0; }
def P1_26 : Builtin { let Spellings = ["b1_26"]; let Prototype = "void(_ExtVector<2, int>)"; let EnableOpenCLLong = 1; }
def P0_27 : Builtin { let Spellings = ["b0_27"]; let Prototype = "void(_Float16)"; let EnableOpenCLLong = 0; }
def P1_27 : Builtin { let Spellings = ["b1_27"]; let Prototype = "void(_Float16)"; let EnableOpenCLLong = 1; }
def P0_28 : Builtin { let Spellings = ["b0_28"]; let Prototype = "void(_Vector<2, long long int>)"; let EnableOpenCLLong = 0; }
def P1_28 : Builtin { let Spellings = ["b1_28"]; let Prototype = "void(_Vector<2, long long int>)"; let EnableOpenCLLong = 1; }
def P0_29 : Builtin { let Spellings = ["b0_29"]; let Prototype = "void(_Vector<4, float>)"; let EnableOpenCLLong = 0; }
def P1_29 : Builtin { let Spellings = ["b1_29"]; let Prototype = "void(_Vector<4, float>)"; let EnableOpenCLLong = 1; }
def P0_30 : Builtin { let Spellings = ["b0_30"]; let Prototype = "void(_Vector<4, int const*>)"; let EnableOpenCLLong = 0; }
def P1_30 : Builtin { let Spellings = ["b1_30"]; let Prototype = "void(_Vector<4, int const*>)"; let EnableOpenCLLong = 1; }
def P0_31 : Builtin { let Spellings = ["b0_31"]; let Prototype = "void(_Vector<4, int> , int)"; let EnableOpenCLLong = 0; }
def P1_31 : Builtin { let Spellings = ["b1_31"]; let Prototype = "void(_Vector<4, int> , int)"; let EnableOpenCLLong = 1; }
def P0_32 : Builtin { let Spellings = ["b0_32"]; let Prototype = "void(_Vector<4, int>, int)"; let EnableOpenCLLong = 0; }
def P1_32 : Builtin { let Spellings = ["b1_32"]; let Prototype = "void(_Vector<4, int>, int)"; let EnableOpenCLLong = 1; }
def P0_33 : Builtin { let Spellings = ["b0_33"]; let Prototype = "void(_Vector<4, int>int)"; let EnableOpenCLLong = 0; }
def P1_33 : Builtin { let Spellings = ["b1_33"]; let Prototype = "void(_Vector<4, int>int)"; let EnableOpenCLLong = 1; }
def P0_34 : Builtin { let Spellings = ["b0_34"]; let Prototype = "void(_Vector<4,unsigned int>)"; let EnableOpenCLLong = 0; }
def P1_34 : Builtin { let Spellings = ["b1_34"]; let Prototype = "void(_Vector<4,unsigned int>)"; let EnableOpenCLLong = 1; }
def P0_35 : Builtin { let Spellings = ["b0_35"]; let Prototype = "void(_Vector<8,_Float16>)"; let EnableOpenCLLong = 0; }
def P1_35 : Builtin { let Spellings = ["b1_35"]; let Prototype = "void(_Vector<8,_Float16>)"; let EnableOpenCLLong = 1; }
def P0_36 : Builtin { let Spellings = ["b0_36"]; let Prototype = "void(__bf16)"; let EnableOpenCLLong = 0; }
def P1_36 : Builtin { let Spellings = ["b1_36"]; let Prototype = "void(__bf16)"; let EnableOpenCLLong = 1; }
def P0_37 : Builtin { let Spellings = ["b0_37"]; let Prototype = "void(__builtin_va_list)"; let EnableOpenCLLong = 0; }
def P1_37 : Builtin { let Spellings = ["b1_37"]; let Prototype = "void(__builtin_va_list)"; let EnableOpenCLLong = 1; }
def P0_38 : Builtin { let Spellings = ["b0_38"]; let Prototype = "void(__builtin_va_list_ref)"; let EnableOpenCLLong = 0; }
def P1_38 : Builtin { let Spellings = ["b1_38"]; let Prototype = "void(__builtin_va_list_ref)"; let EnableOpenCLLong = 1; }
def P0_39 : Builtin { let Spellings = ["b0_39"]; let Prototype = "void(__float128)"; let EnableOpenCLLong = 0; }
def P1_39 : Builtin { let Spellings = ["b1_39"]; let Prototype = "void(__float128)"; let EnableOpenCLLong = 1; }
def P0_40 : Builtin { let Spellings = ["b0_40"]; let Prototype = "void(__fp16)"; let EnableOpenCLLong = 0; }
def P1_40 : Builtin { let Spellings = ["b1_40"]; let Prototype = "void(__fp16)"; let EnableOpenCLLong = 1; }
def P0_41 : Builtin { let Spellings = ["b0_41"]; let Prototype = "void(__hlsl_resource_t)"; let EnableOpenCLLong = 0; }
def P1_41 : Builtin { let Spellings = ["b1_41"]; let Prototype = "void(__hlsl_resource_t)"; let EnableOpenCLLong = 1; }
def P0_42 : Builtin { let Spellings = ["b0_42"]; let Prototype = "void(__int128_t)"; let EnableOpenCLLong = 0; }
def P1_42 : Builtin { let Spellings = ["b1_42"]; let Prototype = "void(__int128_t)"; let EnableOpenCLLong = 1; }
def P0_43 : Builtin { let Spellings = ["b0_43"]; let Prototype = "void(bool const&)"; let EnableOpenCLLong = 0; }
def P1_43 : Builtin { let Spellings = ["b1_43"]; let Prototype = "void(bool const&)"; let EnableOpenCLLong = 1; }
def P0_44 : Builtin { let Spellings = ["b0_44"]; let Prototype = "void(bool)"; let EnableOpenCLLong = 0; }
def P1_44 : Builtin { let Spellings = ["b1_44"]; let Prototype = "void(bool)"; let EnableOpenCLLong = 1; }
def P0_45 : Builtin { let Spellings = ["b0_45"]; let Prototype = "void(char const* restrict)"; let EnableOpenCLLong = 0; }
def P1_45 : Builtin { let Spellings = ["b1_45"]; let Prototype = "void(char const* restrict)"; let EnableOpenCLLong = 1; }
def P0_46 : Builtin { let Spellings = ["b0_46"]; let Prototype = "void(char)"; let EnableOpenCLLong = 0; }
def P1_46 : Builtin { let Spellings = ["b1_46"]; let Prototype = "void(char)"; let EnableOpenCLLong = 1; }
def P0_47 : Builtin { let Spellings = ["b0_47"]; let Prototype = "void(constant_CFString)"; let EnableOpenCLLong = 0; }
def P1_47 : Builtin { let Spellings = ["b1_47"]; let Prototype = "void(constant_CFString)"; let EnableOpenCLLong = 1; }
def P0_48 : Builtin { let Spellings = ["b0_48"]; let Prototype = "void(double)"; let EnableOpenCLLong = 0; }
def P1_48 : Builtin { let Spellings = ["b1_48"]; let Prototype = "void(double)"; let EnableOpenCLLong = 1; }
def P0_49 : Builtin { let Spellings = ["b0_49"]; let Prototype = "void(float const address_space<4>*)"; let EnableOpenCLLong = 0; }
def P1_49 : Builtin { let Spellings = ["b1_49"]; let Prototype = "void(float const address_space<4>*)"; let EnableOpenCLLong = 1; }
def P0_50 : Builtin { let Spellings = ["b0_50"]; let Prototype = "void(float)"; let EnableOpenCLLong = 0; }
def P1_50 : Builtin { let Spellings = ["b1_50"]; let Prototype = "void(float)"; let EnableOpenCLLong = 1; }
def P0_51 : Builtin { let Spellings = ["b0_51"]; let Prototype = "void(id)"; let EnableOpenCLLong = 0; }
def P1_51 : Builtin { let Spellings = ["b1_51"]; let Prototype = "void(id)"; let EnableOpenCLLong = 1; }
def P0_52 : Builtin { let Spellings = ["b0_52"]; let Prototype = "void(id*)"; let EnableOpenCLLong = 0; }
def P1_52 : Builtin { let Spellings = ["b1_52"]; let Prototype = "void(id*)"; let EnableOpenCLLong = 1; }
def P0_53 : Builtin { let Spellings = ["b0_53"]; let Prototype = "void(int  ,  char)"; let EnableOpenCLLong = 0; }
def P1_53 : Builtin { let Spellings = ["b1_53"]; let Prototype = "void(int  ,  char)"; let EnableOpenCLLong = 1; }
def P0_54 : Builtin { let Spellings = ["b0_54"]; let Prototype = "void(int *)"; let EnableOpenCLLong = 0; }
def P1_54 : Builtin { let Spellings = ["b1_54"]; let Prototype = "void(int *)"; let EnableOpenCLLong = 1; }
def P0_55 : Builtin { let Spellings = ["b0_55"]; let Prototype = "void(int address_space<1> *)"; let EnableOpenCLLong = 0; }
def P1_55 : Builtin { let Spellings = ["b1_55"]; let Prototype = "void(int address_space<1> *)"; let EnableOpenCLLong = 1; }
def P0_56 : Builtin { let Spellings = ["b0_56"]; let Prototype = "void(int address_space<1>&)"; let EnableOpenCLLong = 0; }
def P1_56 : Builtin { let Spellings = ["b1_56"]; let Prototype = "void(int address_space<1>&)"; let EnableOpenCLLong = 1; }
def P0_57 : Builtin { let Spellings = ["b0_57"]; let Prototype = "void(int address_space<3>*)"; let EnableOpenCLLong = 0; }
def P1_57 : Builtin { let Spellings = ["b1_57"]; let Prototype = "void(int address_space<3>*)"; let EnableOpenCLLong = 1; }
def P0_58 : Builtin { let Spellings = ["b0_58"]; let Prototype = "void(int const address_space<12>* const*)"; let EnableOpenCLLong = 0; }
def P1_58 : Builtin { let Spellings = ["b1_58"]; let Prototype = "void(int const address_space<12>* const*)"; let EnableOpenCLLong = 1; }
def P0_59 : Builtin { let Spellings = ["b0_59"]; let Prototype = "void(int const volatile*)"; let EnableOpenCLLong = 0; }
def P1_59 : Builtin { let Spellings = ["b1_59"]; let Prototype = "void(int const volatile*)"; let EnableOpenCLLong = 1; }
def P0_60 : Builtin { let Spellings = ["b0_60"]; let Prototype = "void(int const&)"; let EnableOpenCLLong = 0; }
def P1_60 : Builtin { let Spellings = ["b1_60"]; let Prototype = "void(int const&)"; let EnableOpenCLLong = 1; }
def P0_61 : Builtin { let Spellings = ["b0_61"]; let Prototype = "void(int const)"; let EnableOpenCLLong = 0; }
def P1_61 : Builtin { let Spellings = ["b1_61"]; let Prototype = "void(int const)"; let EnableOpenCLLong = 1; }
def P0_62 : Builtin { let Spellings = ["b0_62"]; let Prototype = "void(int const* const*)"; let EnableOpenCLLong = 0; }
def P1_62 : Builtin { let Spellings = ["b1_62"]; let Prototype = "void(int const* const*)"; let EnableOpenCLLong = 1; }
def P0_63 : Builtin { let Spellings = ["b0_63"]; let Prototype = "void(int const*)"; let EnableOpenCLLong = 0; }
def P1_63 : Builtin { let Spellings = ["b1_63"]; let Prototype = "void(int const*)"; let EnableOpenCLLong = 1; }
def P0_64 : Builtin { let Spellings = ["b0_64"]; let Prototype = "void(int restrict*)"; let EnableOpenCLLong = 0; }
def P1_64 : Builtin { let Spellings = ["b1_64"]; let Prototype = "void(int restrict*)"; let EnableOpenCLLong = 1; }
def P0_65 : Builtin { let Spellings = ["b0_65"]; let Prototype = "void(int volatile const*)"; let EnableOpenCLLong = 0; }
def P1_65 : Builtin { let Spellings = ["b1_65"]; let Prototype = "void(int volatile const*)"; let EnableOpenCLLong = 1; }
def P0_66 : Builtin { let Spellings = ["b0_66"]; let Prototype = "void(int volatile*)"; let EnableOpenCLLong = 0; }
def P1_66 : Builtin { let Spellings = ["b1_66"]; let Prototype = "void(int volatile*)"; let EnableOpenCLLong = 1; }
def P0_67 : Builtin { let Spellings = ["b0_67"]; let Prototype = "void(int&)"; let EnableOpenCLLong = 0; }
def P1_67 : Builtin { let Spellings = ["b1_67"]; let Prototype = "void(int&)"; let EnableOpenCLLong = 1; }
def P0_68 : Builtin { let Spellings = ["b0_68"]; let Prototype = "void(int)"; let EnableOpenCLLong = 0; }
def P1_68 : Builtin { let Spellings = ["b1_68"]; let Prototype = "void(int)"; let EnableOpenCLLong = 1; }
def P0_69 : Builtin { let Spellings = ["b0_69"]; let Prototype = "void(int) "; let EnableOpenCLLong = 0; }
def P1_69 : Builtin { let Spellings = ["b1_69"]; let Prototype = "void(int) "; let EnableOpenCLLong = 1; }
def P0_70 : Builtin { let Spellings = ["b0_70"]; let Prototype = "void(int*)"; let EnableOpenCLLong = 0; }
def P1_70 : Builtin { let Spellings = ["b1_70"]; let Prototype = "void(int*)"; let EnableOpenCLLong = 1; }
def P0_71 : Builtin { let Spellings = ["b0_71"]; let Prototype = "void(int**)"; let EnableOpenCLLong = 0; }
def P1_71 : Builtin { let Spellings = ["b1_71"]; let Prototype = "void(int**)"; let EnableOpenCLLong = 1; }
def P0_72 : Builtin { let Spellings = ["b0_72"]; let Prototype = "void(int*const)"; let EnableOpenCLLong = 0; }
def P1_72 : Builtin { let Spellings = ["b1_72"]; let Prototype = "void(int*const)"; let EnableOpenCLLong = 1; }
def P0_73 : Builtin { let Spellings = ["b0_73"]; let Prototype = "void(int, ...)"; let EnableOpenCLLong = 0; }
def P1_73 : Builtin { let Spellings = ["b1_73"]; let Prototype = "void(int, ...)"; let EnableOpenCLLong = 1; }
def P0_74 : Builtin { let Spellings = ["b0_74"]; let Prototype = "void(int,)"; let EnableOpenCLLong = 0; }
def P1_74 : Builtin { let Spellings = ["b1_74"]; let Prototype = "void(int,)"; let EnableOpenCLLong = 1; }
def P0_75 : Builtin { let Spellings = ["b0_75"]; let Prototype = "void(int32_t const*)"; let EnableOpenCLLong = 0; }
def P1_75 : Builtin { let Spellings = ["b1_75"]; let Prototype = "void(int32_t const*)"; let EnableOpenCLLong = 1; }
def P0_76 : Builtin { let Spellings = ["b0_76"]; let Prototype = "void(int32_t)"; let EnableOpenCLLong = 0; }
def P1_76 : Builtin { let Spellings = ["b1_76"]; let Prototype = "void(int32_t)"; let EnableOpenCLLong = 1; }
def P0_77 : Builtin { let Spellings = ["b0_77"]; let Prototype = "void(int64_t)"; let EnableOpenCLLong = 0; }
def P1_77 : Builtin { let Spellings = ["b1_77"]; let Prototype = "void(int64_t)"; let EnableOpenCLLong = 1; }
def P0_78 : Builtin { let Spellings = ["b0_78"]; let Prototype = "void(intconst)"; let EnableOpenCLLong = 0; }
def P1_78 : Builtin { let Spellings = ["b1_78"]; let Prototype = "void(intconst)"; let EnableOpenCLLong = 1; }
def P0_79 : Builtin { let Spellings = ["b0_79"]; let Prototype = "void(jmp_buf)"; let EnableOpenCLLong = 0; }
def P1_79 : Builtin { let Spellings = ["b1_79"]; let Prototype = "void(jmp_buf)"; let EnableOpenCLLong = 1; }
def P0_80 : Builtin { let Spellings = ["b0_80"]; let Prototype = "void(long  int)"; let EnableOpenCLLong = 0; }
def P1_80 : Builtin { let Spellings = ["b1_80"]; let Prototype = "void(long  int)"; let EnableOpenCLLong = 1; }
def P0_81 : Builtin { let Spellings = ["b0_81"]; let Prototype = "void(long double)"; let EnableOpenCLLong = 0; }
def P1_81 : Builtin { let Spellings = ["b1_81"]; let Prototype = "void(long double)"; let EnableOpenCLLong = 1; }
def P0_82 : Builtin { let Spellings = ["b0_82"]; let Prototype = "void(long int)"; let EnableOpenCLLong = 0; }
def P1_82 : Builtin { let Spellings = ["b1_82"]; let Prototype = "void(long int)"; let EnableOpenCLLong = 1; }
def P0_83 : Builtin { let Spellings = ["b0_83"]; let Prototype = "void(long long int)"; let EnableOpenCLLong = 0; }
def P1_83 : Builtin { let Spellings = ["b1_83"]; let Prototype = "void(long long int)"; let EnableOpenCLLong = 1; }
def P0_84 : Builtin { let Spellings = ["b0_84"]; let Prototype = "void(msint32_t)"; let EnableOpenCLLong = 0; }
def P1_84 : Builtin { let Spellings = ["b1_84"]; let Prototype = "void(msint32_t)"; let EnableOpenCLLong = 1; }
def P0_85 : Builtin { let Spellings = ["b0_85"]; let Prototype = "void(msuint32_t)"; let EnableOpenCLLong = 0; }
def P1_85 : Builtin { let Spellings = ["b1_85"]; let Prototype = "void(msuint32_t)"; let EnableOpenCLLong = 1; }
def P0_86 : Builtin { let Spellings = ["b0_86"]; let Prototype = "void(objc_super)"; let EnableOpenCLLong = 0; }
def P1_86 : Builtin { let Spellings = ["b1_86"]; let Prototype = "void(objc_super)"; let EnableOpenCLLong = 1; }
def P0_87 : Builtin { let Spellings = ["b0_87"]; let Prototype = "void(pid_t)"; let EnableOpenCLLong = 0; }
def P1_87 : Builtin { let Spellings = ["b1_87"]; let Prototype = "void(pid_t)"; let EnableOpenCLLong = 1; }
def P0_88 : Builtin { let Spellings = ["b0_88"]; let Prototype = "void(ptrdiff_t)"; let EnableOpenCLLong = 0; }
def P1_88 : Builtin { let Spellings = ["b1_88"]; let Prototype = "void(ptrdiff_t)"; let EnableOpenCLLong = 1; }
def P0_89 : Builtin { let Spellings = ["b0_89"]; let Prototype = "void(short)"; let EnableOpenCLLong = 0; }
def P1_89 : Builtin { let Spellings = ["b1_89"]; let Prototype = "void(short)"; let EnableOpenCLLong = 1; }
def P0_90 : Builtin { let Spellings = ["b0_90"]; let Prototype = "void(sigjmp_buf)"; let EnableOpenCLLong = 0; }
def P1_90 : Builtin { let Spellings = ["b1_90"]; let Prototype = "void(sigjmp_buf)"; let EnableOpenCLLong = 1; }
def P0_91 : Builtin { let Spellings = ["b0_91"]; let Prototype = "void(signed char)"; let EnableOpenCLLong = 0; }
def P1_91 : Builtin { let Spellings = ["b1_91"]; let Prototype = "void(signed char)"; let EnableOpenCLLong = 1; }
def P0_92 : Builtin { let Spellings = ["b0_92"]; let Prototype = "void(signed int)"; let EnableOpenCLLong = 0; }
def P1_92 : Builtin { let Spellings = ["b1_92"]; let Prototype = "void(signed int)"; let EnableOpenCLLong = 1; }
def P0_93 : Builtin { let Spellings = ["b0_93"]; let Prototype = "void(signed long int)"; let EnableOpenCLLong = 0; }
def P1_93 : Builtin { let Spellings = ["b1_93"]; let Prototype = "void(signed long int)"; let EnableOpenCLLong = 1; }
def P0_94 : Builtin { let Spellings = ["b0_94"]; let Prototype = "void(size_t)"; let EnableOpenCLLong = 0; }
def P1_94 : Builtin { let Spellings = ["b1_94"]; let Prototype = "void(size_t)"; let EnableOpenCLLong = 1; }
def P0_95 : Builtin { let Spellings = ["b0_95"]; let Prototype = "void(ucontext_t)"; let EnableOpenCLLong = 0; }
def P1_95 : Builtin { let Spellings = ["b1_95"]; let Prototype = "void(ucontext_t)"; let EnableOpenCLLong = 1; }
def P0_96 : Builtin { let Spellings = ["b0_96"]; let Prototype = "void(uint32_t)"; let EnableOpenCLLong = 0; }
def P1_96 : Builtin { let Spellings = ["b1_96"]; let Prototype = "void(uint32_t)"; let EnableOpenCLLong = 1; }
def P0_97 : Builtin { let Spellings = ["b0_97"]; let Prototype = "void(uint64_t)"; let EnableOpenCLLong = 0; }
def P1_97 : Builtin { let Spellings = ["b1_97"]; let Prototype = "void(uint64_t)"; let EnableOpenCLLong = 1; }
def P0_98 : Builtin { let Spellings = ["b0_98"]; let Prototype = "void(uint64_t*)"; let EnableOpenCLLong = 0; }
def P1_98 : Builtin { let Spellings = ["b1_98"]; let Prototype = "void(uint64_t*)"; let EnableOpenCLLong = 1; }
def P0_99 : Builtin { let Spellings = ["b0_99"]; let Prototype = "void(unsigned  int)"; let EnableOpenCLLong = 0; }
def P1_99 : Builtin { let Spellings = ["b1_99"]; let Prototype = "void(unsigned  int)"; let EnableOpenCLLong = 1; }
def P0_100 : Builtin { let Spellings = ["b0_100"]; let Prototype = "void(unsigned __int128_t)"; let EnableOpenCLLong = 0; }
def P1_100 : Builtin { let Spellings = ["b1_100"]; let Prototype = "void(unsigned __int128_t)"; let EnableOpenCLLong = 1; }
def P0_101 : Builtin { let Spellings = ["b0_101"]; let Prototype = "void(unsigned char)"; let EnableOpenCLLong = 0; }
def P1_101 : Builtin { let Spellings = ["b1_101"]; let Prototype = "void(unsigned char)"; let EnableOpenCLLong = 1; }
def P0_102 : Builtin { let Spellings = ["b0_102"]; let Prototype = "void(unsigned int)"; let EnableOpenCLLong = 0; }
def P1_102 : Builtin { let Spellings = ["b1_102"]; let Prototype = "void(unsigned int)"; let EnableOpenCLLong = 1; }
def P0_103 : Builtin { let Spellings = ["b0_103"]; let Prototype = "void(unsigned long int)"; let EnableOpenCLLong = 0; }
def P1_103 : Builtin { let Spellings = ["b1_103"]; let Prototype = "void(unsigned long int)"; let EnableOpenCLLong = 1; }
def P0_104 : Builtin { let Spellings = ["b0_104"]; let Prototype = "void(unsigned long long int)"; let EnableOpenCLLong = 0; }
def P1_104 : Builtin { let Spellings = ["b1_104"]; let Prototype = "void(unsigned long long int)"; let EnableOpenCLLong = 1; }
def P0_105 : Builtin { let Spellings = ["b0_105"]; let Prototype = "void(unsigned short)"; let EnableOpenCLLong = 0; }
def P1_105 : Builtin { let Spellings = ["b1_105"]; let Prototype = "void(unsigned short)"; let EnableOpenCLLong = 1; }
def P0_106 : Builtin { let Spellings = ["b0_106"]; let Prototype = "void(unsigned size_t)"; let EnableOpenCLLong = 0; }
def P1_106 : Builtin { let Spellings = ["b1_106"]; let Prototype = "void(unsigned size_t)"; let EnableOpenCLLong = 1; }
def P0_107 : Builtin { let Spellings = ["b0_107"]; let Prototype = "void(unsignedint)"; let EnableOpenCLLong = 0; }
def P1_107 : Builtin { let Spellings = ["b1_107"]; let Prototype = "void(unsignedint)"; let EnableOpenCLLong = 1; }
def P0_108 : Builtin { let Spellings = ["b0_108"]; let Prototype = "void(void const volatile*)"; let EnableOpenCLLong = 0; }
def P1_108 : Builtin { let Spellings = ["b1_108"]; let Prototype = "void(void const volatile*)"; let EnableOpenCLLong = 1; }
def P0_109 : Builtin { let Spellings = ["b0_109"]; let Prototype = "void(void)"; let EnableOpenCLLong = 0; }
def P1_109 : Builtin { let Spellings = ["b1_109"]; let Prototype = "void(void)"; let EnableOpenCLLong = 1; }
def P0_110 : Builtin { let Spellings = ["b0_110"]; let Prototype = "void(void* restrict)"; let EnableOpenCLLong = 0; }
def P1_110 : Builtin { let Spellings = ["b1_110"]; let Prototype = "void(void* restrict)"; let EnableOpenCLLong = 1; }
def P0_111 : Builtin { let Spellings = ["b0_111"]; let Prototype = "void(wchar_t)"; let EnableOpenCLLong = 0; }
def P1_111 : Builtin { let Spellings = ["b1_111"]; let Prototype = "void(wchar_t)"; let EnableOpenCLLong = 1; }

// --- unusual_prototypes --gen-clang-builtins
include "builtins.td"
def None : Builtin { let Spellings = ["none"]; let Prototype = " "; }
def Any : Builtin { let Spellings = ["any"]; let Prototype = "...(...)"; }
def Commas : Builtin { let Spellings = ["commas"]; let Prototype = "int(,int,, _Vector<02,int>,,char const *,)"; }
def Spaces : Builtin { let Spellings = ["spaces"]; let Prototype = "int address_space<007>*(int address_space<1>& address_space<4294967295>*)"; }

// --- macros_and_empty_prefixes --gen-clang-builtins
include "builtins.td"
def a : AtomicBuiltin, Template<["int", "float"], ["x", "y"]> { let Spellings = ["a", "b"]; let Prototype = "T()"; let RequiresUndef = 1; }
def c : AtomicBuiltin { let Spellings = ["c"]; let Prototype = "int()"; let RequiresUndef = 1; let RequiredNamePrefix = NamePrefix<"__p_">; }
def d : Builtin { let Spellings = ["d"]; let Prototype = "int()"; let RequiredNamePrefix = NamePrefix<"">; }
def e : TargetBuiltin { let Spellings = ["e"]; let Prototype = "int()"; let Features = "\"x\""; }
def f : Builtin { let Spellings = ["f", "f"]; let Prototype = "void()"; let Attributes = [NoThrow, NoThrow, Attribute<"">, MultiIndexAttribute<"C", []>, IndexedAttribute<"x:", -1>]; }
def g : Builtin { let Spellings = [""]; let Prototype = "void()"; }
