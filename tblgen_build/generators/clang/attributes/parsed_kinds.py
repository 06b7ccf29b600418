"""Identifies a parsed attribute: its kind by its name, and its spelling.

gen-clang-attr-parsed-attr-kinds, gen-clang-attr-spelling-index.
"""

from __future__ import annotations

import re

from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.cpp.string_switch import string_switch
from tblgen_build.generators.mistakes import filtered, of_each
from tblgen_build.registry import generator

from .clang_attribute import ClangAttribute, parsed_attributes
from .spelling import without_underscores

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

    from .spelling import Spelling

_KINDS: Final = cpp("""
    static AttributeCommonInfo::Kind getAttrKind(StringRef Name, AttributeCommonInfo::Syntax Syntax) {
      if (AttributeCommonInfo::AS_GNU == Syntax) {
      $gnu
      } else if (AttributeCommonInfo::AS_Declspec == Syntax) {
      $declspec
      } else if (AttributeCommonInfo::AS_Microsoft == Syntax) {
      $microsoft
      } else if (AttributeCommonInfo::AS_CXX11 == Syntax) {
      $cxx11
      } else if (AttributeCommonInfo::AS_C23 == Syntax) {
      $c23
      } else if (AttributeCommonInfo::AS_Keyword == Syntax || AttributeCommonInfo::AS_ContextSensitiveKeyword == Syntax) {
      $keyword
      } else if (AttributeCommonInfo::AS_Pragma == Syntax) {
      $pragma
      } else if (AttributeCommonInfo::AS_HLSLAnnotation == Syntax) {
      $annotation
      }
      return AttributeCommonInfo::UnknownAttribute;
    }
""")  # noqa: E501
_CAPITAL: Final = re.compile("[A-Z]")
_KIND: Final = cpp("return AttributeCommonInfo::$kind;")


@generator("gen-clang-attr-parsed-attr-kinds", help="attributes: from spelling to kind")
def KINDS(records: Records, options: Options) -> str:
    by_variety: dict[str, dict[str, str]] = {}
    seen: set[str] = set()

    def add(attribute: ClangAttribute) -> None:
        kind = _kind(attribute)
        if attribute.has_own_kind and attribute.parse_kind in seen:
            return
        seen.add(attribute.parse_kind)
        for spelling in attribute.spellings:
            name = _parsed_name(spelling)
            named = by_variety.setdefault(spelling.variety, {})
            if name in named:
                raise attribute.record.error(f"'{name}' is spelled twice")
            named[name] = _KIND(kind=kind)

    of_each(_identified(records), add)

    def switch(variety: str) -> str:
        return string_switch("Name", by_variety.get(variety, {}).items())

    return file_header("Attribute name matcher", records.main_file) + _KINDS(
        gnu=switch("GNU"),
        declspec=switch("Declspec"),
        microsoft=switch("Microsoft"),
        cxx11=switch("CXX11"),
        c23=switch("C23"),
        keyword=switch("Keyword"),
        pragma=switch("Pragma"),
        annotation=switch("HLSLAnnotation"),
    )


def _identified(records: Records) -> list[ClangAttribute]:
    """Those that are read."""

    def is_read(attribute: Record) -> bool:
        return attribute.value_as_bit("SemaHandler") or attribute.value_as_bit("Ignored")

    return of_each(filtered(definitions(records, "Attr"), is_read), ClangAttribute)


def _kind(attribute: ClangAttribute) -> str:
    is_handled = attribute.record.value_as_bit("SemaHandler")
    return f"AT_{attribute.parse_kind}" if is_handled else "IgnoredAttribute"


def _parsed_name(spelling: Spelling) -> str:
    if spelling.variety == "GNU":
        return without_underscores(spelling.name)
    if spelling.variety == "Pragma":
        return spelling.name
    if spelling.variety == "HLSLAnnotation" and _CAPITAL.search(spelling.name):
        raise spelling.record.error("HLSLAnnotation Attribute must be lower case.")
    return spelling.full_name


# --- which of its spellings ---------------------------------------------------------

_INDEX: Final = cpp("""
      switch (getParsedKind()) {
        case IgnoredAttribute:
        case UnknownAttribute:
        case NoSemaHandlerAttribute:
          llvm_unreachable("Ignored/unknown shouldn't get here");
      $cases
      }
      return 0;
""")
_CASE: Final = cpp("""
    case AT_$kind: {
      $choices
      break;
    }
""")
_CHOICE: Final = cpp("""
    if (${name}getSyntax() == AttributeCommonInfo::AS_$variety && ComputedScope == AttributeCommonInfo::Scope::$scope)
      return $index;
""")  # noqa: E501


@generator("gen-clang-attr-spelling-index", help="attributes: numbers of spellings")
def SPELLING_INDEX(records: Records, options: Options) -> str:
    title = "Code to translate different attribute spellings into internal identifiers"
    return file_header(title, records.main_file) + _INDEX(
        cases=[
            _CASE(kind=attribute.parse_kind, choices=_choices(attribute.spellings))
            for attribute in parsed_attributes(records)
        ]
    )


def _choices(spellings: list[Spelling]) -> list[str]:
    if len(spellings) <= 1:
        return ["return 0;"]
    names = {spelling.name for spelling in spellings}
    return [
        _CHOICE(
            name=_test_of_name(spelling.name, names),
            variety=spelling.variety,
            scope=spelling.scope.upper() or "NONE",
            index=index,
        )
        for index, spelling in enumerate(spellings)
    ]


def _test_of_name(name: str, names: set[str]) -> str:
    """The cheapest test that tells the name from the others; none where all are the same."""
    if len(names) == 1:
        return ""
    if sum(len(other) == len(name) for other in names) > 1:
        return f'Name == "{name}" && '
    return f"Name.size() == {len(name)} && "
