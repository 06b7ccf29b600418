// Directive languages of our own.

// --- plain --gen-directive-decl ; --gen-directive-impl
include "llvm/Frontend/Directive/DirectiveBase.td"
def Zoo : DirectiveLanguage { let name = "Zoo"; let cppNamespace = "zoo"; let directivePrefix = "ZD_"; let clausePrefix = "ZC_"; let flangClauseBaseClass = "ZooClause"; let clauseEnumSetClass = "ZSet"; }
def ZC_a : Clause<[Spelling<"a">]> { let flangClass = "Obj"; let isValueList = 1; let isValueOptional = 1; }
def ZC_b : Clause<[Spelling<"b_b", 10, 20>, Spelling<"b b", 21>]> { let flangClass = "Name"; let isValueList = 1; let defaultValue = "*"; let prefix="p"; }
def ZC_c : Clause<[Spelling<"c">]> { let flangClass = "ScalarExpr"; let isValueOptional = 1; let defaultValue = "7"; let prefix = "q"; let isPrefixOptional = 0;}
def ZC_d : Clause<[Spelling<"dee">]> { let flangClass = "Foo"; let isValueOptional = 1; let isValueList = 1; let defaultValue = "z"; let skipFlangUnparser=0; let clangClass="DC"; }
def ZC_e : Clause<[Spelling<"e">]> { let skipFlangUnparser=1; let isImplicit = 1; let isDefault = 1; let clangClass = "EC"; }
def ZV_1 : EnumVal<"one", 1, 1>; def ZV_2 : EnumVal<"two", -2, 0> { let isDefault = 1; }
def ZC_f : Clause<[Spelling<"f">]> { let enumClauseValue = "FV"; let allowedClauseValues = [ZV_1, ZV_2]; let prefix = "x"; let flangClass="Z"; }
def ZC_g : Clause<[Spelling<"g_longName">]> { let clangAccSpelling = "gee"; let isImplicit=1; }
def ZD_x : Directive<[Spelling<"x">]> { let association = AS_Block; let category = CA_Meta; let languages = [L_C]; let allowedClauses = [VersionedClause<ZC_a, 3, 5>, VersionedClause<ZC_b>]; let requiredClauses = [VersionedClause<ZC_c>]; }
def ZD_y : Directive<[Spelling<"y", 1, 5>, Spelling<"why", 6>]> { let association = AS_LoopNest; let category = CA_Meta; let isDefault = 1; }
def ZD_xy : Directive<[Spelling<"x y">]> { let leafConstructs = [ZD_x, ZD_y]; let category = CA_Executable; }
def ZD_endx : Directive<[Spelling<"end x">]> { let association = AS_Delimited; let category = CA_Utility; let languages = []; }

// --- exported_and_for_clang --gen-directive-decl ; --gen-directive-impl
include "llvm/Frontend/Directive/DirectiveBase.td"
def Zoo : DirectiveLanguage { let name = "OpenACC"; let cppNamespace = "zoo"; let directivePrefix = "ZD_"; let clausePrefix = "ZC_"; let makeEnumAvailableInNamespace = 1; let includeHeader="a.h"; let flangClauseBaseClass = "ZooClause"; let clauseEnumSetClass = "ZSet"; }
def ZC_a : Clause<[Spelling<"a">]> { let flangClass = "Obj"; let isValueList = 1; let isValueOptional = 1; }
def ZC_b : Clause<[Spelling<"b_b", 10, 20>, Spelling<"b b", 21>]> { let flangClass = "Name"; let isValueList = 1; let defaultValue = "*"; let prefix="p"; }
def ZC_c : Clause<[Spelling<"c">]> { let flangClass = "ScalarExpr"; let isValueOptional = 1; let defaultValue = "7"; let prefix = "q"; let isPrefixOptional = 0;}
def ZC_d : Clause<[Spelling<"dee">]> { let flangClass = "Foo"; let isValueOptional = 1; let isValueList = 1; let defaultValue = "z"; let skipFlangUnparser=0; let clangClass="DC"; }
def ZC_e : Clause<[Spelling<"e">]> { let skipFlangUnparser=1; let isImplicit = 1; let isDefault = 1; let clangClass = "EC"; }
def ZV_1 : EnumVal<"one", 1, 1>; def ZV_2 : EnumVal<"two", -2, 0> { let isDefault = 1; }
def ZC_f : Clause<[Spelling<"f">]> { let enumClauseValue = "FV"; let allowedClauseValues = [ZV_1, ZV_2]; let prefix = "x"; let flangClass="Z"; }
def ZC_g : Clause<[Spelling<"g_longName">]> { let clangAccSpelling = "gee"; let isImplicit=1; }
def ZD_x : Directive<[Spelling<"x">]> { let association = AS_Block; let category = CA_Meta; let languages = [L_C]; let allowedClauses = [VersionedClause<ZC_a, 3, 5>, VersionedClause<ZC_b>]; let requiredClauses = [VersionedClause<ZC_c>]; }
def ZD_y : Directive<[Spelling<"y", 1, 5>, Spelling<"why", 6>]> { let association = AS_LoopNest; let category = CA_Meta; let isDefault = 1; }
def ZD_xy : Directive<[Spelling<"x y">]> { let leafConstructs = [ZD_x, ZD_y]; let category = CA_Executable; }
def ZD_endx : Directive<[Spelling<"end x">]> { let association = AS_Delimited; let category = CA_Utility; let languages = []; }

// --- bitmasks_in_the_namespace --gen-directive-decl
include "llvm/Frontend/Directive/DirectiveBase.td"
def Zoo : DirectiveLanguage { let name = "Zoo"; let cppNamespace = "zoo"; let directivePrefix = "ZD_"; let clausePrefix = "ZC_"; let enableBitmaskEnumInNamespace = 1; }
def ZC_a : Clause<[Spelling<"a">]> { let isDefault = 1; }
def ZD_x : Directive<[Spelling<"x">]> { let association = AS_None; let category = CA_Meta; let isDefault = 1; }

// --- blanks_in_names --gen-directive-decl ; --gen-directive-impl
include "llvm/Frontend/Directive/DirectiveBase.td"
def Zoo : DirectiveLanguage { let name = "OpenACC"; let cppNamespace = "zoo"; let directivePrefix = "ZD_"; let clausePrefix = "ZC_"; let flangClauseBaseClass = "ZooClause"; let clauseEnumSetClass = "ZSet"; }
def ZV_1 : EnumVal<"not tame", 1, 1> { let isDefault = 1; }
def ZC_a : Clause<[Spelling<"feeding time_of_day">]> { let enumClauseValue = "Tame"; let allowedClauseValues = [ZV_1]; let flangClass = "Tame"; let isDefault = 1; }
def ZD_x : Directive<[Spelling<"big cat_house">]> { let association = AS_None; let category = CA_Meta; let allowedClauses = [VersionedClause<ZC_a>]; let isDefault = 1; }

// --- no_directives --gen-directive-decl
include "llvm/Frontend/Directive/DirectiveBase.td"
def Zoo : DirectiveLanguage { let name = "Zoo"; let cppNamespace = "zoo"; let directivePrefix = "ZD_"; let clausePrefix = "ZC_"; let enableBitmaskEnumInNamespace = 1; }
