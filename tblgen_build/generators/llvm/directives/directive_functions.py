"""What a directive language's functions answer (gen-directive-impl, for the compiler's library)."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import guarded
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator
from tblgen_build.releases.target_independent import (
    LOOPS_HAVE_MODIFIERS,
    PROPERTIES_ARE_CONSTANT_EXPRESSIONS,
    VERSIONS_HAVE_A_TYPE,
)

from .clause_classes import clang_sections, flang_sections
from .directive_language import CLAUSE_SETS, NO_LIMIT, Language, default_value, value_enum
from .directive_properties import defined_properties

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

    from .directive_language import Clause, Directive, Spelled

_IMPLEMENTATION: Final = cpp("""
    #include "llvm/Frontend/Directive/Spelling.h"
    #include "llvm/Support/ErrorHandling.h"
    #include <utility>

    $functions
""")

_SPELLING_FUNCTIONS: Final = cpp("""
    std::pair<$scope::$enum, llvm::directive::VersionRange> $scope::get$language${enum}KindAndVersions(llvm::StringRef Str) {
      directive::VersionRange All; // Default-initialized to "all versions"
      return StringSwitch<std::pair<$enum, directive::VersionRange>>(Str)
        $cases
        .Default({$default, All});
    }

""")  # noqa: E501

_NAME_FUNCTION: Final = cpp("""
    llvm::StringRef $scope::get$language${enum}Name($scope::$enum Kind, $version) {
      switch (Kind) {
      $names
      }
      llvm_unreachable("Invalid $language $enum kind");
    }

""")

_KIND: Final = cpp('.Case("$text", {$constant, $versions})')
_RANGE: Final = cpp("{$low, $high}")

_RETURN: Final = cpp("""
    case $value:
      return $result;
""")

_SPELLINGS: Final = cpp("""
    case $constant: {
      static constexpr llvm::directive::Spelling ${constant}_spellings[] = {
        $spellings
      };
      return llvm::directive::FindName(${constant}_spellings, $version);
    }
""")

_SPELLING: Final = cpp('{"$text", {$low, $high}},')

_VALUE_FUNCTIONS: Final = cpp("""
    $scope::$enum $scope::get$enum(llvm::StringRef Str) {
      return StringSwitch<$enum>(Str)
        $cases
        .Default($default);
    }

    llvm::StringRef $scope::get$language${enum}Name($scope::$enum x) {
      switch (x) {
      $names
      }
      llvm_unreachable("Invalid $language $enum kind");
    }

""")

_IS_ALLOWED: Final = cpp("""
    bool $scope::isAllowedClauseForDirective($scope::Directive D, $scope::Clause C, $version) {
      assert(unsigned(D) <= Directive_enumSize);
      assert(unsigned(C) <= Clause_enumSize);
      switch (D) {
      $cases
      }
      llvm_unreachable("Invalid $language Directive kind");
    }

""")

_IS_ALLOWED_LOOP_MODIFIER: Final = cpp("""
    bool $scope::isAllowedLoopModifier($scope::Directive D, $scope::LoopModifier LM) {
      assert(unsigned(D) <= Directive_enumSize);
      switch (D) {
      $cases
      }
      llvm_unreachable("Invalid $language Directive kind");
    }

""")

_ALLOWED: Final = cpp("""
    case $directive:
      switch ($argument) {
      $clauses
      default:
        return false;
      }
      break;
""")

_ALLOWS_NONE: Final = cpp("""
    case $directive:
      return false;
      break;
""")

_ALLOWED_CLAUSE: Final = cpp("""
    case $clause:
      return V >= $low && V <= $high;
""")

_ALLOWED_CLAUSE_OF_NUMBER: Final = cpp("""
    case $clause:
      return $low <= Version && $high >= Version;
""")

_LEAF_TABLE: Final = cpp("""
    static_assert(sizeof($type) == sizeof(int));
    [[maybe_unused]] static const $type LeafConstructTable[][$columns] = {
      $rows
    };

    [[maybe_unused]] static auto LeafConstructTableEndDirective = LeafConstructTable + $first_end;

    [[maybe_unused]] static const int LeafConstructTableOrdering[] = {
      $ordering
    };
""")

_LEAF_ROW: Final = cpp("{$cells,},")


@generator(
    "gen-directive-impl", help="directives and clauses (OpenMP, OpenACC): definitions", fitted=21
)
def DEFINITIONS(records: Records, options: Options) -> str:
    language = Language(records)
    functions = [
        _spelling_functions(language, "Directive", language.directives),
        _spelling_functions(language, "Clause", language.clauses),
        *of_each(language.valued_clauses, lambda clause: _value_functions(language, clause)),
        _is_allowed(language),
        *_functions_of_release(language),
        _leaf_table(language),
    ]
    return "".join(
        [
            flang_sections(language),
            clang_sections(language),
            guarded("GEN_DIRECTIVES_IMPL", _IMPLEMENTATION(functions=functions)),
        ]
    )


def _functions_of_release(language: Language) -> list[str]:
    functions: list[str] = []
    if not language.release.has(PROPERTIES_ARE_CONSTANT_EXPRESSIONS):
        functions += defined_properties(language)
    if language.release.has(LOOPS_HAVE_MODIFIERS):
        functions.append(_is_allowed_loop_modifier(language))
        modifiers = language.loop_modifiers.values()
        functions.append(_name_function(language, "", "LoopModifier", modifiers))
    return functions


# --- spellings --------------------------------------------------------------------


def _spelling_functions(
    language: Language, enum: str, among: list[Directive] | list[Clause]
) -> str:
    default = language.default(enum.lower(), among).constant
    cases: list[str] = []
    for spelled in among:
        # What is implied is never written.
        constant = default if getattr(spelled, "is_implicit", False) else spelled.constant
        for text, versions in spelled.spellings:
            range_ = "All" if versions == NO_LIMIT else _RANGE(low=versions[0], high=versions[1])
            cases.append(_KIND(text=text, constant=constant, versions=range_))
    return _SPELLING_FUNCTIONS(
        scope=f"llvm::{language.namespace}",
        language=language.name,
        enum=enum,
        cases=cases,
        default=default,
    ) + _name_function(language, language.name, enum, among)


def _name_function(language: Language, prefix: str, enum: str, among: Iterable[Spelled]) -> str:
    return _NAME_FUNCTION(
        scope=f"llvm::{language.namespace}",
        language=prefix,
        enum=enum,
        version=_version(language),
        names=[_name(language, spelled) for spelled in among],
    )


def _version(language: Language) -> str:
    """A parameter."""
    name = "V" if language.release.has(VERSIONS_HAVE_A_TYPE) else "Version"
    return f"{language.version_type} {name}"


def _name(language: Language, spelled: Spelled) -> str:
    if len(spelled.spellings) == 1:
        return _RETURN(value=spelled.constant, result=f'"{spelled.name}"')
    spellings = [
        _SPELLING(text=text, low=low, high=high) for text, (low, high) in spelled.spellings
    ]
    is_typed = language.release.has(VERSIONS_HAVE_A_TYPE)
    version = "static_cast<unsigned>(V)" if is_typed else "Version"
    return _SPELLINGS(constant=spelled.constant, spellings=spellings, version=version)


def _value_functions(language: Language, clause: Clause) -> str:
    names = of_each(
        clause.values,
        lambda value: (value.name, value.value_as_string("name").replace(" ", "_")),
    )
    return _VALUE_FUNCTIONS(
        scope=f"llvm::{language.namespace}",
        language=language.name,
        enum=value_enum(clause),
        cases=[f'.Case("{text}",{name})' for name, text in names],
        default=default_value(clause).name,
        names=[_RETURN(value=name, result=f'"{text}"') for name, text in names],
    )


# --- what directives are --------------------------------------------------------------


def _is_allowed(language: Language) -> str:
    return _IS_ALLOWED(
        scope=f"llvm::{language.namespace}",
        language=language.name,
        version=_version(language),
        cases=of_each(language.directives, lambda each: _allowed(language, each)),
    )


def _allowed(language: Language, directive: Directive) -> str:
    is_typed = language.release.has(VERSIONS_HAVE_A_TYPE)
    test = _ALLOWED_CLAUSE if is_typed else _ALLOWED_CLAUSE_OF_NUMBER
    clauses: dict[str, str] = {}
    for set_ in CLAUSE_SETS:
        for versioned in directive.record.value_as_list_of_defs(set_):
            clause = language.clause_by_record[versioned.value_as_def("clause")].constant
            if clause not in clauses:
                clauses[clause] = test(
                    clause=clause,
                    low=versioned.value_as_int("minVersion"),
                    high=versioned.value_as_int("maxVersion"),
                )
    if not clauses:
        return _ALLOWS_NONE(directive=directive.constant)
    return _ALLOWED(directive=directive.constant, argument="C", clauses=list(clauses.values()))


def _is_allowed_loop_modifier(language: Language) -> str:
    return _IS_ALLOWED_LOOP_MODIFIER(
        scope=f"llvm::{language.namespace}",
        language=language.name,
        cases=of_each(language.directives, lambda each: _allowed_loop_modifiers(language, each)),
    )


def _allowed_loop_modifiers(language: Language, directive: Directive) -> str:
    allowed = directive.record.value_as_list_of_defs("allowedLoopModifiers")
    if not allowed:
        return _ALLOWS_NONE(directive=directive.constant)
    names = [f"LoopModifier::{language.loop_modifiers[each].constant}" for each in allowed]
    clauses = [_RETURN(value=name, result="true") for name in names]
    return _ALLOWED(directive=directive.constant, argument="LM", clauses=clauses)


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
        rows.append(_LEAF_ROW(cells=", ".join(cells)))
    place = {id(directive): at for at, directive in enumerate(ordered)}
    ordering = "".join([f"{place[id(directive)]}, " for directive in language.directives])
    first_end = sum([not directive.is_end for directive in ordered])
    return _LEAF_TABLE(
        type=type_, columns=most + 2, rows=rows, first_end=first_end, ordering=ordering
    )
