"""What is asked of a directive alone: its association, category and languages.

Functions answer in the library or, constant expressions, in the header: releases differ.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mistakes import of_each
from tblgen_build.releases.target_independent import DIRECTIVES_BECOME_PURE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from .directive_language import Directive, Language

_NEVER: Final = 0x7FFFFFFF

_RETURN: Final = cpp("""
    case $value:
      return $result;
""")

_DECLARATION: Final = cpp("LLVM_ABI $type $function(Directive D);")

_DEFINITION: Final = cpp("""
    $scope::$type $scope::$function($scope::Directive $argument) {
      switch ($argument) {
      $cases
      } // $end
      llvm_unreachable("Unexpected directive");
    }

""")

_CONSTANT_EXPRESSION: Final = cpp("""
    constexpr $type $function(Directive $argument) {
      switch ($argument) {
      $cases
      } // switch ($argument)
    #if !defined(__clang__) && defined(__GNUC__) && __GNUC__ < 9
      abort();
    #else
      llvm_unreachable("Unexpected directive");
    #endif
    }

""")

_PURE_SINCE: Final = cpp("""
    constexpr $version getDirectivePureSince(Directive Dir) {
      switch (Dir) {
      $cases
      default:
        return $version($never);
      } // switch (Dir)
    }

""")

_NEVER_PURE: Final = cpp("""
    constexpr $version getDirectivePureSince(Directive) {
      return $version($never);
    }

""")


class _Property:
    """A function of a directive that returns a constant for each of them."""

    def __init__(self, type_: str, function: str, argument: str) -> None:
        self.type = type_
        self.function = function
        self.argument = argument


_ASSOCIATION: Final = _Property("Association", "getDirectiveAssociation", "Dir")
_CATEGORY: Final = _Property("Category", "getDirectiveCategory", "Dir")
_LANGUAGES: Final = _Property("SourceLanguage", "getDirectiveLanguages", "D")


def declared_properties() -> list[str]:
    return [
        _DECLARATION(type=each.type, function=each.function)
        for each in (_ASSOCIATION, _CATEGORY, _LANGUAGES)
    ]


def defined_properties(language: Language) -> list[str]:
    scope = f"llvm::{language.namespace}"
    return [
        _DEFINITION(
            scope=scope,
            type=each.type,
            function=each.function,
            argument=each.argument,
            cases=_cases(language, each),
            end="switch(D)" if each.argument == "D" else f"switch ({each.argument})",
        )
        for each in (_ASSOCIATION, _CATEGORY, _LANGUAGES)
    ]


def constant_properties(language: Language) -> list[str]:
    parts = ["// Constexpr functions.\n\n", *_constant(language, (_ASSOCIATION, _CATEGORY))]
    if language.release.has(DIRECTIVES_BECOME_PURE):
        parts.append(_pure_since(language))
    return [*parts, *_constant(language, (_LANGUAGES,))]


def _constant(language: Language, properties: Sequence[_Property]) -> list[str]:
    return [
        _CONSTANT_EXPRESSION(
            type=each.type,
            function=each.function,
            argument=each.argument,
            cases=_cases(language, each),
        )
        for each in properties
    ]


def _pure_since(language: Language) -> str:
    version = language.version_type
    directives = language.directives
    versions = of_each(directives, lambda each: each.record.value_as_int("pureSince"))
    cases = [
        _RETURN(value=directive.constant, result=f"{version}({since})")
        for directive, since in zip(directives, versions, strict=True)
        if since != _NEVER
    ]
    if not cases:
        return _NEVER_PURE(version=version, never=_NEVER)
    return _PURE_SINCE(version=version, cases=cases, never=_NEVER)


def _cases(language: Language, property_: _Property) -> list[str]:
    return of_each(
        language.directives,
        lambda each: _RETURN(value=each.constant, result=_value(language, property_, each)),
    )


def _value(language: Language, property_: _Property, directive: Directive) -> str:
    record = directive.record
    if property_ is _ASSOCIATION:
        return f"Association::{language.association(directive)}"
    if property_ is _CATEGORY:
        return f"Category::{record.value_as_def('category').value_as_string('name')}"
    return " | ".join(
        [
            f"SourceLanguage::{each.value_as_string('name')}"
            for each in record.value_as_list_of_defs("languages")
        ]
    )
