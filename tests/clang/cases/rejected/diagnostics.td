// Texts that are no texts, and style.

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

// --- no_index --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"a %">;

// --- no_index_after_word --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"a %q">;

// --- unknown_word --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"a %foo0">;

// --- word_of_more_than_letters --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"a %foo-bar0">;

// --- angle_behind_another_word --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"%q<a>0">;

// --- select_not_closed --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"%select{a|b">;

// --- select_without_index --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"%select{a|b}x">;

// --- plural_without_condition --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"%plural{a|b}0">;

// --- plural_not_closed --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"%plural{1:a|:b">;

// --- diff_without_second_place --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"%diff{a $ b}0,1">;

// --- diff_without_alternative --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"%diff{a $ b $ c}0,1">;

// --- diff_with_one_index --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"%diff{$ $|x}0">;

// --- diff_not_closed --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"%diff{$ $|x">;

// --- enum_without_name --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"%enum_select{a|b}0">;

// --- enum_name_not_closed --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"%enum_select<X {a|b}0">;

// --- enum_without_items --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"%enum_select<X>a|b}0">;

// --- enum_item_not_opened --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"%enum_select<X>{%A|c}0">;

// --- enum_item_not_closed --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"%enum_select<X>{%A{a}b|c}0">;

// --- sub_without_name --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"%sub0,1">;

// --- sub_name_not_closed --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"%sub{named">;

// --- sub_unknown --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"%sub{other}0">;

// --- sub_with_too_few_arguments --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"%sub{named}0">;

// --- begins_with_capital --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"Big letter">;

// --- select_begins_with_capital --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"%select{a|Big|Other}0 letter">;

// --- abbreviation_and_more --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"ABs are wrong">;

// --- ends_with_stop --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"the end.">;

// --- ends_with_exclamation --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"the end!">;

// --- select_ends_with_stop --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"the %select{end|start.|%select{a|b!}1}0">;

// --- both_ends --gen-clang-diags-defs
include "diagnostics.td"
def named : TextSubstitution<"%0 and %1">;
let Component = "Parse" in
def err : Error<"Begin. End.">;

// --- capital_where_nothing_is_selected --gen-clang-diags-defs
include "diagnostics.td"
let Component = "Parse" in {
def err_a : Error<"%select{one|two}0 Three">;
def err_b : Error<"%select{|one}0 Two">;
}

// --- digit_alone --gen-clang-diags-defs
include "diagnostics.td"
let Component = "Parse" in {
def err_a : Error<"00 legs">;
def err_b : Error<"%select{six|8}0 legs">;
}

// --- wording_before_an_error --gen-clang-diags-defs
include "diagnostics.td"
let Component = "Parse" in {
def err_a : Error<"Big">;
def err_b : Error<"end.">;
def err_c : Error<"%foo">;
}

// --- error_in_a_group --gen-clang-diags-defs
include "diagnostics.td"
let Component = "Parse" in
def err : Error<"a">, InGroup<DiagGroup<"g">>;

// --- error_of_another_component_in_a_group --gen-clang-diags-defs --clang-component=Sema
include "diagnostics.td"
let Component = "Parse" in
def err : Error<"a">, InGroup<DiagGroup<"g">>;

// --- remark_without_a_group --gen-clang-diags-defs
include "diagnostics.td"
let Component = "Parse" in
def remark : Remark<"a">;

// --- wrong_substitution --gen-clang-diags-defs ; --gen-clang-diags-enums
include "diagnostics.td"
def unused : TextSubstitution<"%foo">;

// --- no_component --gen-clang-diags-defs --clang-component=Parse
include "diagnostics.td"
def err : Error<"a">;

// --- enum_twice --gen-clang-diags-enums ; --gen-clang-diags-enums --clang-component=Parse
include "diagnostics.td"
let Component = "Parse" in
def err_a : Error<"%enum_select<E>{%A{a}|b}0">;
let Component = "Sema" in {
def err_b : Error<"%enum_select<E>{%A{a}|b}0">;
def err_c : Error<"%enum_select<E>{%A{a}|%A{b}|%A{c}}0 %foo">;
}

// --- enumerator_twice --gen-clang-diags-enums
include "diagnostics.td"
let Component = "Parse" in
def err_a : Error<"%enum_select<E>{%A{a}|%A{b}}0">;

// --- enum_in_a_substitution_that_is_used_twice --gen-clang-diags-enums
include "diagnostics.td"
def kind : TextSubstitution<"%enum_select<E>{%A{a}|b}0">;
let Component = "Parse" in {
def err_a : Error<"%sub{kind}0">;
def err_b : Error<"%sub{kind}0">;
}

// --- group_name --gen-clang-diag-groups
include "diagnostics.td"
def Group : DiagGroup<"a b">;

// --- interface_of_no_component --gen-clang-diags-iface
include "diagnostics.td"

// --- no_class --gen-clang-diags-defs ; --gen-clang-diag-groups ; --gen-clang-diags-enums ; --gen-clang-diags-index-name ; --gen-clang-diags-compat-ids
class Other;

// --- no_page --gen-diag-docs
include "diagnostics.td"

// --- remarks_and_warnings --gen-diag-docs
include "diagnostics.td"
class Page { code Intro = [{}]; }
def GlobalDocumentation : Page;
def Inner : DiagGroup<"inner">;
def Outer : DiagGroup<"a", [Inner]>;
def remark_a : Remark<"a">, InGroup<Inner>;
def warn_b : Warning<"b">, InGroup<Outer>;

// --- field_of_compatibility --gen-clang-diags-compat-ids
class CompatWarningId { string Component = "Parse"; }
def a : CompatWarningId;

// --- no_summary --gen-clang-diags-defs
class TextSubstitution;
class DiagGroup;
class DiagCategory;
class Class;
def CLASS_NOTE : Class;
class Diagnostic {
  Class Class = CLASS_NOTE;
  Class Group = ?;
  string CategoryName = "";
}
def a : Diagnostic;

// --- text_before_the_group_s_documentation --gen-diag-docs
class DiagClass;
def CLASS_EXTENSION : DiagClass;
class Severity { string Name = "Ignored"; }
def SEV_Ignored : Severity;
class TextSubstitution;
class Page { string Intro = "All flags."; }
def GlobalDocumentation : Page;
class DiagGroup<string name> { string GroupName = name; list<DiagGroup> SubGroups = []; string CategoryName = ""; }
def Pedantic : DiagGroup<"pedantic">;
class Diagnostic<string summary> {
  string Summary = summary;
  DiagClass Class = CLASS_EXTENSION;
  Severity DefaultSeverity = SEV_Ignored;
  DiagGroup Group = Pedantic;
  string CategoryName = "";
}
def a : Diagnostic<"a%0%x">;
