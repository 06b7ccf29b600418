// What the generators ask for of Clang's diagnostics, and diagnostics of every kind.

// +++ diagnostics.td
class Severity<string name> { string Name = name; }
def SEV_Ignored : Severity<"Ignored">;
def SEV_Remark : Severity<"Remark">;
def SEV_Warning : Severity<"Warning">;
def SEV_Error : Severity<"Error">;
def SEV_Fatal : Severity<"Fatal">;
class DiagClass;
def CLASS_NOTE : DiagClass;
def CLASS_REMARK : DiagClass;
def CLASS_WARNING : DiagClass;
def CLASS_EXTENSION : DiagClass;
def CLASS_ERROR : DiagClass;
class SFINAEResponse;
def SFINAE_SubstitutionFailure : SFINAEResponse;
def SFINAE_Suppress : SFINAEResponse;
def SFINAE_Report : SFINAEResponse;
class DiagCategory<string name> { string CategoryName = name; }
class DiagGroup<string name, list<DiagGroup> subgroups = [], code docs = [{}]> {
  string GroupName = name;
  list<DiagGroup> SubGroups = subgroups;
  string CategoryName = "";
  code Documentation = docs;
}
class InGroup<DiagGroup group> { DiagGroup Group = group; }
class Diagnostic<string summary, DiagClass class_, Severity severity> {
  string StableId = "";
  list<string> LegacyStableIds = [];
  string Component = ?;
  string Summary = summary;
  DiagClass Class = class_;
  SFINAEResponse SFINAE = SFINAE_Suppress;
  bit AccessControl = 0;
  bit WarningNoWerror = 0;
  bit ShowInSystemHeader = 0;
  bit ShowInSystemMacro = 1;
  bit Deferrable = 0;
  Severity DefaultSeverity = severity;
  DiagGroup Group;
  string CategoryName = "";
}
class Error<string s> : Diagnostic<s, CLASS_ERROR, SEV_Error> { let SFINAE = SFINAE_SubstitutionFailure; }
class Warning<string s> : Diagnostic<s, CLASS_WARNING, SEV_Warning>;
class Note<string s> : Diagnostic<s, CLASS_NOTE, SEV_Fatal>;
class TextSubstitution<string text> { string Substitution = text; string Component = ""; string CategoryName = ""; }
class Extension<string s> : Diagnostic<s, CLASS_EXTENSION, SEV_Ignored>;
class ExtWarn<string s> : Diagnostic<s, CLASS_EXTENSION, SEV_Warning>;
class Remark<string s> : Diagnostic<s, CLASS_REMARK, SEV_Remark>;

// --- texts --gen-clang-diags-defs ; --gen-clang-diags-enums
include "diagnostics.td"
let Component = "Parse" in {
def err_select : Error<"%select{variable|function|%2}0 cannot be %select{|also }1declared %%|">;
def err_plural : Error<"%plural{0:no files|1:one file|[2,9]:%0 files|%100=[1,4],200:several|:files}0">;
def err_diff : Error<"cannot take %diff{$ for a $|one for the other}0,1 of %q2">;
def err_words : Error<"%ordinal0 of %human1, %quoted2 in %objcclass3 and %objcinstance4, file%s5">;
def err_enum : Error<"%enum_select<Place>{%First{at the %select{start|%1}2}|in between|%Last{}}0 of %1">;
def err_inner : Error<"%select{%enum_select<Inner>{%A{a}|%B{b}}1|%plural{1:%enum_select<Deep>{%X{x}}2|:y}3}0">;
def err_escapes : Error<"a \"quoted\" \\ tab	and 'price' of %$5 é">;
def err_empty : Error<"">;
def err_question : Error<"did you mean %0?">;
}

// --- names_and_abbreviations --gen-clang-diags-defs
include "diagnostics.td"
let Component = "Sema" in {
def a : Error<"C++ has it">;
def b : Error<"OpenMP has it">;
def c : Error<"CUDA_2 has it">;
def d : Error<"%select{C|Objective-C|Clang}0 has it">;
def e : Error<"AB, the end">;
def f : Error<" Leading space">;
def g : Error<"'Quoted'">;
def h : Error<"%plural{1:One|:Many}0 and %diff{$ to $|Same}1,2.%3">;
def i : Error<"one. two %select{a.|b!}0 three">;
}

// --- substitutions --gen-clang-diags-defs ; --gen-clang-diags-enums
include "diagnostics.td"
def where : TextSubstitution<"in %select{file|folder}1 %0">;
def who : TextSubstitution<"%q0 %sub{where}2,1%plural{1:|:s}1 %diff{$ %0 $|%2}0,1">;
def kind : TextSubstitution<"%enum_select<Kind>{%K1{%0}|%K2{two}}1">;
let Component = "Parse" in {
def note_where : Note<"found %sub{where}1,0">;
def note_who : Note<"%sub{who}3,2,1 was there, %sub{where}10,11,">;
def err_kind : Error<"%sub{kind}0,1 is no kind">;
}

// --- components --gen-clang-diags-defs ; --gen-clang-diags-defs --clang-component=Parse ; --gen-clang-diags-enums ; --gen-clang-diags-enums --clang-component=Sema ; --gen-clang-diag-groups ; --gen-clang-diags-index-name ; --gen-clang-diags-iface --clang-component=Parse ; --gen-clang-diags-iface --clang-component=InstallAPI
include "diagnostics.td"
let Component = "Parse" in {
def err_p : Error<"%enum_select<OfParse>{%A{a}|b}0">;
def warn_p2 : Warning<"two">, InGroup<DiagGroup<"two">>;
def warn_p10 : Warning<"ten">, InGroup<DiagGroup<"ten">>;
}
let Component = "Sema" in {
def ERR_S : Error<"%enum_select<OfSema>{a|%B{b}}0">;
def a_note : Note<"n">;
def Remark_s : Remark<"r">, InGroup<DiagGroup<"remark-s">>;
}

// --- fields --gen-clang-diags-defs ; --gen-clang-diag-groups
include "diagnostics.td"
let Component = "Parse" in {
def err_fatal : Error<"fatal"> { let DefaultSeverity = SEV_Fatal; }
def err_deferrable : Error<"deferrable"> { let Deferrable = 1; let SFINAE = SFINAE_Report; }
def warn_error : Warning<"error by default"> { let DefaultSeverity = SEV_Error; }
def warn_off : Warning<"off by default"> { let DefaultSeverity = SEV_Ignored; }
def warn_no_error : Warning<"never an error"> { let WarningNoWerror = 1; }
def warn_header : Warning<"in headers"> { let ShowInSystemHeader = 1; }
def warn_macro : Warning<"not in macros"> { let ShowInSystemMacro = 0; }
def warn_category : Warning<"of a category"> { let CategoryName = "Some Issue"; }
}

// --- groups --gen-clang-diags-defs ; --gen-clang-diags-defs --clang-component=Parse ; --gen-clang-diags-enums ; --gen-clang-diags-enums --clang-component=Sema ; --gen-clang-diag-groups ; --gen-clang-diags-index-name
include "diagnostics.td"
def : DiagGroup<"">;
def Lonely : DiagGroup<"lonely">;
def Unused : DiagGroup<"unused-variable", [], [{
  Says that a variable is unused.

    int x;
}]>;
def UnusedAll : DiagGroup<"unused", [Unused, Lonely, Unused, DiagGroup<"not-named">]>;
def All : DiagGroup<"all", [UnusedAll, DiagGroup<"c++98-compat", [Lonely]>]>;
let Component = "Sema" in {
def warn_unused : Warning<"unused variable %0">, InGroup<Unused>;
def warn_unused_b : Warning<"b is unused">, InGroup<UnusedAll>;
def warn_all : Warning<"all">, InGroup<All>;
def warn_not_named : Warning<"implied">, InGroup<DiagGroup<"implied">>;
def note_in_group : Note<"a note">, InGroup<Lonely>;
def warn_ungrouped : Warning<"in none">;
}

// --- categories --gen-clang-diags-defs ; --gen-clang-diag-groups
include "diagnostics.td"
def Own : DiagGroup<"own"> { let CategoryName = "Own Issue"; }
def Plain : DiagGroup<"plain">;
def Inner : DiagGroup<"inner">;
def Middle : DiagGroup<"middle", [Inner]>;
def Outer : DiagGroup<"outer", [Own, Middle, Plain]> { let CategoryName = "Outer @Issue/1"; }
def Other : DiagGroup<"other", [Plain]> { let CategoryName = "Other"; }
let Component = "Sema" in {
def warn_a : Warning<"a">, InGroup<Plain>;
def warn_b : Warning<"b">, InGroup<Own> { let CategoryName = "Hidden"; }
def warn_c : Warning<"c">, InGroup<Inner> { let CategoryName = "Hidden"; }
def warn_d : Warning<"d"> { let CategoryName = "Alone"; }
def warn_e : Warning<"e">, InGroup<Outer>;
def warn_f : Warning<"f">, InGroup<DiagGroup<"none">> { let CategoryName = "Its own"; }
}

// --- pedantic --gen-clang-diags-defs ; --gen-clang-diag-groups
include "diagnostics.td"
def Stated : DiagGroup<"stated">;
def Covered : DiagGroup<"covered">;
def Half : DiagGroup<"half">;
def Twice : DiagGroup<"twice", [Covered, Covered]>;
def Around : DiagGroup<"around", [Twice]>;
def Mixed : DiagGroup<"mixed", [Covered, Half]>;
def Pedantic : DiagGroup<"pedantic", [Stated]>;
def Core : DiagGroup<"pedantic-core", [Stated, Pedantic]>;
let Component = "Parse" in {
def ext_none : Extension<"in no group">;
def ext_stated : Extension<"in a group that is said to be in it">, InGroup<Stated>;
def ext_in : Extension<"in it">, InGroup<Pedantic>;
def ext_covered : Extension<"in a group of nothing else">, InGroup<Covered>;
def ext_half : Extension<"beside a warning">, InGroup<Half>;
def warn_half : Warning<"beside an extension">, InGroup<Half>;
def ext_on : ExtWarn<"on by default">, InGroup<DiagGroup<"on">>;
def ext_on_none : ExtWarn<"on by default">;
def ext_implied : Extension<"implied">, InGroup<DiagGroup<"implied">>;
}

// --- documentation --gen-diag-docs
include "diagnostics.td"
class Page { code Intro = [{What each flag of `clang` controls.
}]; }
def GlobalDocumentation : Page;
def where : TextSubstitution<"in %select{file|folder %0}1">;
def Pedantic : DiagGroup<"pedantic">;
def Empty : DiagGroup<"empty">;
def Unused : DiagGroup<"unused-variable", [], [{
Says that a variable is unused.
}]>;
def Upper : DiagGroup<"Upper", [Unused]>;
def Several : DiagGroup<"several", [Unused, Empty, Upper]>;
def Remarks : DiagGroup<"remarks", [DiagGroup<"inner-remarks">]>;
def Errors : DiagGroup<"errors">;
def Mixed : DiagGroup<"mixed", [Errors], "Mixed.">;
let Component = "Sema" in {
def warn_unused : Warning<"unused variable %0">, InGroup<Unused>;
def warn_anything : Warning<"%0">, InGroup<Unused>;
def warn_nothing : Warning<"">, InGroup<Unused>;
def warn_choice10 : Warning<"%select{a|%1|b %1|%select{c|d}2|}0 `e`*_[f]|\\\\ é">, InGroup<Upper>;
def warn_choice9 : Warning<" %select{%select{é}1|%sub{where}2,1}0%s2  ">, InGroup<Upper>;
def warn_plural : Warning<"%plural{1:one|:%0 many}0 %diff{from $ to $|as it is}0,1">, InGroup<Upper>;
def remark_a : Remark<"passed %q0">, InGroup<Remarks>;
def warn_error : Warning<"wrong"> { let DefaultSeverity = SEV_Error; let Group = Errors; }
def warn_fatal : Warning<"worse"> { let DefaultSeverity = SEV_Fatal; let Group = Errors; }
def warn_off : Warning<"off"> { let DefaultSeverity = SEV_Ignored; let Group = Mixed; }
def note_in_group : Note<"a note">, InGroup<Mixed>;
def ext_b : Extension<"b">;
def ext_a : Extension<"a">;
def ext_in : Extension<"c">, InGroup<DiagGroup<"extensions">>;
def ext_pedantic : Extension<"d">, InGroup<Pedantic>;
def err_ungrouped : Error<"in none">;
}

// --- compatibility --gen-clang-diags-compat-ids ; --gen-clang-diags-compat-ids --clang-component=Parse
class CompatWarningId<string component, int standard> {
  string Component = component;
  string Name = !tolower(NAME);
  string Diag = "compat_cxx" # standard # "_" # Name;
  string DiagPre = "compat_pre_cxx" # standard # "_" # Name;
  int Std = standard;
}
def Auto2 : CompatWarningId<"Parse", 98>;
def Auto10 : CompatWarningId<"Parse", 11>;
def Friend : CompatWarningId<"Sema", 17>;
def Zero : CompatWarningId<"Parse", 2026>;

// --- no_compatibility --gen-clang-diags-compat-ids
class CompatWarningId;

// --- pedantic_of_multiclasses --gen-diag-docs
include "diagnostics.td"
def GlobalDocumentation { code Intro = [{Intro}]; }
def : DiagGroup<"pedantic">;
multiclass Both<string text> { def old_#NAME : Extension<"old " # text>; def new_#NAME : Extension<"new " # text>; }
let Component = "Sema" in {
def second : Extension<"second">;
defm first : Both<"first">;
def third : Extension<"third">;
}

// --- choices_for_arguments_that_are_not_given --gen-diag-docs
include "diagnostics.td"
class Page { string Intro = "All flags."; }
def GlobalDocumentation : Page;
def choice : TextSubstitution<"%select{a|b}2 %plural{1:c|:d}1 %enum_select<E>{e|f}3%s4 %0">;
let Component = "Sema" in
def warn_x : Warning<"x %sub{choice}0 y">, InGroup<DiagGroup<"x">>;
