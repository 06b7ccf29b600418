"""What a directive language's functions answer (gen-directive-impl, for the compiler's library)."""

from __future__ import annotations

from tblgen_build.registry import generator

from .clause_classes import clang_sections, flang_sections
from .model import CLAUSE_SETS, NO_LIMIT, Language, default_value, value_enum

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

    from .model import Clause, Directive


@generator("gen-directive-impl", help="Generate directive related implementation code")
def DEFINITIONS(records: Records, options: Options) -> str:
    language = Language(records)
    body = "".join(
        [
            '#include "llvm/Frontend/Directive/Spelling.h"\n'
            '#include "llvm/Support/ErrorHandling.h"\n#include <utility>\n\n',
            _spelling_functions(language, "Directive", language.directives),
            _spelling_functions(language, "Clause", language.clauses),
            *[_value_functions(language, clause) for clause in language.valued_clauses],
            _is_allowed(language),
            _directive_property(
                language,
                "Association",
                "Dir",
                [(d, f"Association::{language.association(d)}") for d in language.directives],
            ),
            _directive_property(
                language, "Category", "Dir", [(d, _category(d)) for d in language.directives]
            ),
            _directive_property(
                language, "SourceLanguage", "D", [(d, _languages(d)) for d in language.directives]
            ),
            _leaf_table(language),
        ]
    )
    return "".join(
        [
            flang_sections(language),
            clang_sections(language),
            f"#ifdef GEN_DIRECTIVES_IMPL\n#undef GEN_DIRECTIVES_IMPL\n\n{body}"
            "\n#endif // GEN_DIRECTIVES_IMPL\n",
        ]
    )


# --- spellings --------------------------------------------------------------------


def _spelling_functions(
    language: Language, enum: str, among: list[Directive] | list[Clause]
) -> str:
    scope = f"llvm::{language.namespace}"
    default = language.default(among).constant
    cases: list[str] = []
    names: list[str] = []
    for spelled in among:
        # What is implied is never written.
        constant = default if getattr(spelled, "is_implicit", False) else spelled.constant
        for text, versions in spelled.spellings:
            range_ = "All" if versions == NO_LIMIT else f"{{{versions[0]}, {versions[1]}}}"
            cases.append(f'    .Case("{text}", {{{constant}, {range_}}})\n')
        names.append(_name_case(spelled))
    pair = f"std::pair<{scope}::{enum}, llvm::directive::VersionRange>"
    get = f"{scope}::get{language.name}{enum}"
    return (
        f"{pair} {get}KindAndVersions(llvm::StringRef Str) {{\n"
        "  directive::VersionRange All;\n"
        f"  return StringSwitch<std::pair<{enum}, directive::VersionRange>>(Str)\n"
        f"{''.join(cases)}    .Default({{{default}, All}});\n}}\n\n"
        f"llvm::StringRef {get}Name({scope}::{enum} Kind, unsigned Version) {{\n"
        f"  switch (Kind) {{\n{''.join(names)}  }}\n"
        f'  llvm_unreachable("Invalid {language.name} {enum} kind");\n}}\n\n'
    )


def _name_case(spelled: Directive | Clause) -> str:
    if len(spelled.spellings) == 1:
        return f'    case {spelled.constant}:\n      return "{spelled.name}";\n'
    rows = "".join(
        [f'        {{"{text}", {{{low}, {high}}}}},\n' for text, (low, high) in spelled.spellings]
    )
    table = f"{spelled.constant}_spellings"
    return (
        f"    case {spelled.constant}: {{\n"
        f"      static constexpr llvm::directive::Spelling {table}[] = {{\n{rows}      }};\n"
        f"      return llvm::directive::FindName({table}, Version);\n    }}\n"
    )


def _value_functions(language: Language, clause: Clause) -> str:
    scope = f"llvm::{language.namespace}"
    enum = value_enum(clause)
    names = [(value.name, value.value_as_string("name")) for value in clause.values]
    cases = "".join([f'    .Case("{text}",{name})\n' for name, text in names])
    returns = "".join([f'    case {name}:\n      return "{text}";\n' for name, text in names])
    return (
        f"{scope}::{enum} {scope}::get{enum}(llvm::StringRef Str) {{\n"
        f"  return StringSwitch<{enum}>(Str)\n{cases}"
        f"    .Default({default_value(clause).name});\n}}\n\n"
        f"llvm::StringRef {scope}::get{language.name}{enum}Name({scope}::{enum} x) {{\n"
        f"  switch (x) {{\n{returns}  }}\n"
        f'  llvm_unreachable("Invalid {language.name} {enum} kind");\n}}\n\n'
    )


# --- what directives are --------------------------------------------------------------


def _is_allowed(language: Language) -> str:
    cases: list[str] = []
    for directive in language.directives:
        checks: dict[str, str] = {}
        for set_ in CLAUSE_SETS:
            for versioned in directive.record.value_as_list_of_defs(set_):
                clause = language.clause_by_record[versioned.value_as_def("clause")]
                low = versioned.value_as_int("minVersion")
                high = versioned.value_as_int("maxVersion")
                checks.setdefault(
                    clause.constant,
                    f"        case {clause.constant}:\n"
                    f"          return {low} <= Version && {high} >= Version;\n",
                )
        cases.append(f"    case {directive.constant}:\n")
        if checks:
            cases.append(
                f"      switch (C) {{\n{''.join(checks.values())}        default:\n"
                "          return false;\n      }\n      break;\n"
            )
        else:
            cases.append("      return false;\n      break;\n")
    scope = f"llvm::{language.namespace}"
    return (
        f"bool {scope}::isAllowedClauseForDirective({scope}::Directive D, {scope}::Clause C, "
        "unsigned Version) {\n  assert(unsigned(D) <= Directive_enumSize);\n"
        "  assert(unsigned(C) <= Clause_enumSize);\n"
        f"  switch (D) {{\n{''.join(cases)}  }}\n"
        f'  llvm_unreachable("Invalid {language.name} Directive kind");\n}}\n\n'
    )


def _category(directive: Directive) -> str:
    return f"Category::{directive.record.value_as_def('category').value_as_string('name')}"


def _languages(directive: Directive) -> str:
    found = directive.record.value_as_list_of_defs("languages")
    return " | ".join([f"SourceLanguage::{each.value_as_string('name')}" for each in found])


def _directive_property(
    language: Language, enum: str, argument: str, values: Sequence[tuple[Directive, str]]
) -> str:
    scope = f"llvm::{language.namespace}"
    function = "getDirectiveLanguages" if enum == "SourceLanguage" else f"getDirective{enum}"
    cases = "".join([f"  case {d.constant}:\n    return {value};\n" for d, value in values])
    return (
        f"{scope}::{enum} {scope}::{function}({scope}::Directive {argument}) {{\n"
        f"  switch ({argument}) {{\n{cases}  }}\n"
        '  llvm_unreachable("Unexpected directive");\n}\n\n'
    )


def _leaf_table(language: Language) -> str:
    """Directives with what they are made of: first those that begin something, then the ends."""
    most = language.most_leaves
    type_ = f"llvm::{language.namespace}::Directive"
    leaf_number = {
        directive.record: number
        for number, directive in enumerate([d for d in language.directives if not d.leaves])
    }
    ordered = sorted(
        language.directives,
        key=lambda d: (
            d.is_end,
            bool(d.leaves),
            [leaf_number.get(leaf, len(leaf_number)) for leaf in d.leaves],
        ),
    )
    rows: list[str] = []
    for directive in ordered:
        leaves = [language.directive_by_record[leaf].constant for leaf in directive.leaves]
        cells = [
            f"llvm::{language.namespace}::{directive.constant}",
            f"static_cast<{type_}>({len(leaves)})",
            *[f"llvm::{language.namespace}::{leaf}" for leaf in leaves],
            *[f"static_cast<{type_}>(-1)"] * (most - len(leaves)),
        ]
        rows.append(f"    {{{', '.join(cells)},}},\n")
    place = {id(directive): at for at, directive in enumerate(ordered)}
    ordering = "".join([f"{place[id(directive)]}, " for directive in language.directives])
    first_end = sum([not directive.is_end for directive in ordered])
    return (
        f"static_assert(sizeof({type_}) == sizeof(int));\n"
        f"[[maybe_unused]] static const {type_} LeafConstructTable[][{most + 2}] = {{\n"
        f"{''.join(rows)}}};\n\n"
        "[[maybe_unused]] static auto LeafConstructTableEndDirective = "
        f"LeafConstructTable + {first_end};\n\n"
        "[[maybe_unused]] static const int LeafConstructTableOrdering[] = {\n"
        f"    {ordering}\n}};\n"
    )
