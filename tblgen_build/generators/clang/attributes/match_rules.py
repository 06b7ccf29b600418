"""The rules of `#pragma clang attribute`: their list, their parser, and what they apply to.

gen-clang-attr-subject-match-rule-list, gen-clang-attr-subject-match-rules-parser-string-switches,
gen-clang-test-pragma-attribute-supported-attributes.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator

from .clang_attribute import parsed_attributes
from .subjects import Subjects

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

    from .clang_attribute import ClangAttribute
    from .subjects import SubjectRule

# --- the list -----------------------------------------------------------------------

_LIST: Final = cpp("""
    #ifndef ATTR_MATCH_RULE
    #define ATTR_MATCH_RULE(NAME)$space
    #endif

    #ifndef ATTR_MATCH_SUB_RULE
    #define ATTR_MATCH_SUB_RULE(Value, Spelling, IsAbstract, Parent, IsNegated) ATTR_MATCH_RULE(Value, Spelling, IsAbstract)
    #endif
    $rules
    #undef ATTR_MATCH_SUB_RULE
    #undef ATTR_MATCH_RULE
""")  # noqa: E501
_RULE: Final = cpp("""
    ATTR_MATCH_RULE($enumerator, "$spelling", $is_abstract)
""")
_INNER_RULE: Final = cpp("""
    ATTR_MATCH_SUB_RULE($enumerator, "$spelling", $is_abstract, attr::$outer, $is_negated)
""")


@generator(
    "gen-clang-attr-subject-match-rule-list",
    help="attributes: rules of #pragma clang attribute",
)
def RULES(records: Records, options: Options) -> str:
    title = "List of all attribute subject matching rules that Clang recognizes"
    return file_header(title, records.main_file) + _LIST(
        space=" ", rules=[_listed(rule) for rule in Subjects(records).rules]
    )


def _listed(rule: SubjectRule) -> str:
    if rule.outer:
        return _INNER_RULE(
            enumerator=rule.enumerator,
            spelling=rule.spelling,
            is_abstract=int(rule.is_abstract),
            outer=rule.outer.enumerator,
            is_negated=int(rule.is_negated),
        )
    return _RULE(
        enumerator=rule.enumerator, spelling=rule.spelling, is_abstract=int(rule.is_abstract)
    )


# --- the parser ---------------------------------------------------------------------

_PARSER: Final = cpp("""
    std::optional<attr::SubjectMatchRule> defaultIsAttributeSubjectMatchSubRuleFor(StringRef, bool) {
      return std::nullopt;
    }

    $inner
    std::pair<std::optional<attr::SubjectMatchRule>, std::optional<attr::SubjectMatchRule> (*)(StringRef, bool)> isAttributeSubjectMatchRule(StringRef Name) {
      return llvm::StringSwitch<std::pair<std::optional<attr::SubjectMatchRule>, std::optional<attr::SubjectMatchRule> (*) (StringRef, bool)>>(Name).
      $outer
      Default(std::make_pair(std::nullopt, defaultIsAttributeSubjectMatchSubRuleFor));
    }

    const char *validAttributeSubjectMatchSubRules(attr::SubjectMatchRule Rule) {
      switch (Rule) {
      $valid
      default: return nullptr;
      }
    }

""")  # noqa: E501
_INNER: Final = cpp("""
    std::optional<attr::SubjectMatchRule> isAttributeSubjectMatchSubRuleFor_$name(StringRef Name, bool IsUnless) {
      if (IsUnless)
        return llvm::StringSwitch<std::optional<attr::SubjectMatchRule>>(Name).
        $negated
        Default(std::nullopt);
      return llvm::StringSwitch<std::optional<attr::SubjectMatchRule>>(Name).
      $plain
      Default(std::nullopt);
    }

""")  # noqa: E501
_INNER_CASE: Final = cpp("""
    Case("$name", attr::$enumerator).
""")
_OUTER_CASE: Final = cpp("""
    Case("$name", std::make_pair(attr::$enumerator, $inner)).
""")
_VALID: Final = cpp("""
    case attr::$enumerator:
    return "$inner";
""")


@generator(
    "gen-clang-attr-subject-match-rules-parser-string-switches",
    help="attributes: from names to rules of #pragma clang attribute",
)
def PARSER(records: Records, options: Options) -> str:
    outer = Subjects(records).outer_rules
    nested = [rule for rule in outer if rule.inner()]
    return _PARSER(
        inner=[_parser_of_inner(rule) for rule in nested],
        outer=[
            _OUTER_CASE(
                name=rule.name,
                enumerator=rule.enumerator,
                inner=(
                    f"isAttributeSubjectMatchSubRuleFor_{rule.name}"
                    if rule.inner()
                    else "defaultIsAttributeSubjectMatchSubRuleFor"
                ),
            )
            for rule in outer
        ],
        valid=[
            _VALID(
                enumerator=rule.enumerator,
                inner=", ".join([f"'{inner.inner_spelling}'" for inner in rule.inner()]),
            )
            for rule in nested
        ],
    )


def _parser_of_inner(outer: SubjectRule) -> str:
    def cases(is_negated: bool) -> list[str]:
        return [
            _INNER_CASE(name=rule.name, enumerator=rule.enumerator)
            for rule in outer.inner()
            if rule.is_negated is is_negated
        ]

    return _INNER(name=outer.name, negated=cases(True), plain=cases(False))


# --- what the pragma supports -------------------------------------------------------

_SUPPORTED: Final = cpp("""
    #pragma clang attribute supports the following attributes:
    $attributes
    End of supported attributes.
""")

_SUPPORTED_ONE: Final = cpp("$name ($rules)\n")


@generator(
    "gen-clang-test-pragma-attribute-supported-attributes",
    help="attributes: those that #pragma clang attribute takes, for tests",
)
def SUPPORTED(records: Records, options: Options) -> str:
    subjects = Subjects(records)
    return _SUPPORTED(
        attributes=of_each(parsed_attributes(records), lambda each: _supported(each, subjects))
    )


def _supported(attribute: ClangAttribute, subjects: Subjects) -> str:
    if not subjects.is_for_pragma(attribute):
        return ""
    rules = [_matching(attribute, subject, subjects) for subject in subjects.of_pragma(attribute)]
    return _SUPPORTED_ONE(name=attribute.parse_kind, rules=", ".join(rules))


def _matching(attribute: ClangAttribute, subject: Record, subjects: Subjects) -> str:
    rules = ", ".join([rule.enumerator for rule in subjects.matching(attribute, subject)])
    return f"({rules})" if subjects.is_aggregate(subject) else rules
