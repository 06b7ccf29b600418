"""Lists of attributes: a macro call for each, a case for each.

gen-clang-attr-list, gen-clang-attr-parsed-attr-list, gen-attribute-spelling-list,
gen-clang-regular-keyword-attr-info, gen-cxx11-attribute-info.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator

from .clang_attribute import attributes, node_attributes, parsed_attributes
from .class_hierarchy import CLASSES, nearest_class

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

    from .clang_attribute import ClangAttribute

# --- those of the syntax tree, by class ---------------------------------------------

_MACROS: Final = {class_: macro for class_, _, macro in CLASSES}

_DEFAULT: Final = cpp("""
    #ifndef $macro
    #define $macro(NAME) $meaning
    #endif

""")
_ENTRY: Final = cpp("$macro($name)\n")
_NODES: Final = cpp("""
    $defaults
    $entries
    #ifdef ATTR_RANGE
    $ranges
    #undef ATTR_RANGE
    #endif
    $undefined
""")
_RANGE: Final = cpp("ATTR_RANGE($class_, $first, $last)\n")
_UNDEFINED: Final = cpp("#undef $macro\n")


@generator("gen-clang-attr-list", help="attributes: list for macros")
def NODES(records: Records, options: Options) -> str:
    by_class: dict[str, list[ClangAttribute]] = {}
    for attribute in node_attributes(records):
        by_class.setdefault(nearest_class(attribute), []).append(attribute)
    listed: list[tuple[str, ClangAttribute]] = []
    ranges: dict[str, tuple[str, str]] = {}
    _list_below("Attr", by_class, listed, ranges)
    entries = [_ENTRY(macro=_MACROS[class_], name=attribute.name) for class_, attribute in listed]
    entries += [
        _ENTRY(macro="PRAGMA_SPELLING_ATTR", name=attribute.name)
        for attribute in attributes(records)
        if attribute.has_node
        and any(spelling.variety == "Pragma" for spelling in attribute.spellings)
    ]
    defaults = [(macro, f"{_MACROS[base]}(NAME)") for _, base, macro in CLASSES if base]
    macros = [macro for _, _, macro in CLASSES]
    return file_header("List of all attributes that Clang recognizes", records.main_file) + _NODES(
        defaults=[
            _DEFAULT(macro=macro, meaning=meaning)
            for macro, meaning in [*defaults, ("PRAGMA_SPELLING_ATTR", "")]
        ],
        entries=entries,
        ranges=[
            _RANGE(class_=class_, first=ranges[class_][0], last=ranges[class_][1])
            for class_, _, _ in CLASSES
            if class_ in ranges
        ],
        undefined=[_UNDEFINED(macro=macro) for macro in [*macros, "PRAGMA_SPELLING_ATTR"]],
    )


def _list_below(
    class_: str,
    by_class: dict[str, list[ClangAttribute]],
    listed: list[tuple[str, ClangAttribute]],
    ranges: dict[str, tuple[str, str]],
) -> None:
    """List the attributes of the classes below, then the class's own; note the range of them."""
    start = len(listed)
    for below, base, _ in CLASSES:
        if base == class_:
            _list_below(below, by_class, listed, ranges)
    listed += [(class_, attribute) for attribute in by_class.get(class_, [])]
    if len(listed) > start:
        ranges[class_] = (listed[start][1].name, listed[-1][1].name)


# --- those that the parser hands on -------------------------------------------------

_PARSED: Final = cpp("""
    #ifndef PARSED_ATTR
    #define PARSED_ATTR(NAME) NAME
    #endif

    $entries
""")


@generator(
    "gen-clang-attr-parsed-attr-list", help="attributes: list of those that the parser knows"
)
def PARSED(records: Records, options: Options) -> str:
    title = file_header("List of all attributes that Clang recognizes", records.main_file)
    return title + _PARSED(
        entries=[
            _ENTRY(macro="PARSED_ATTR", name=attribute.parse_kind)
            for attribute in parsed_attributes(records)
        ]
    )


# --- how they are spelled -----------------------------------------------------------

_SPELLINGS: Final = cpp("""
    #ifndef ATTR_NAME
    #define ATTR_NAME(NAME) NAME
    #endif

    $names

    #undef ATTR_NAME

    #ifndef ATTR_SCOPE_NAME
    #define ATTR_SCOPE_NAME(SCOPE_NAME) SCOPE_NAME
    #endif

    $scopes

    #undef ATTR_SCOPE_NAME

""")
_QUOTED_ENTRY: Final = cpp('$macro("$name")\n')


@generator("gen-attribute-spelling-list", help="spellings of attributes")
def SPELLINGS(records: Records, options: Options) -> str:
    spellings = [spelling for attribute in attributes(records) for spelling in attribute.spellings]
    return file_header("List of attribute names", records.main_file) + _SPELLINGS(
        names=_quoted_entries("ATTR_NAME", [spelling.name for spelling in spellings]),
        scopes=_quoted_entries("ATTR_SCOPE_NAME", [spelling.scope for spelling in spellings]),
    )


def _quoted_entries(macro: str, names: Iterable[str]) -> list[str]:
    distinct = sorted({name for name in names if name})
    return [_QUOTED_ENTRY(macro=macro, name=name) for name in distinct]


# --- keywords -----------------------------------------------------------------------

_KEYWORDS: Final = cpp("""
    $keywords
    #undef KEYWORD_ATTRIBUTE
""")
_KEYWORD: Final = cpp("KEYWORD_ATTRIBUTE($name, $takes_arguments, )\n")


@generator(
    "gen-clang-regular-keyword-attr-info",
    help="attributes: those that are keywords, and their arguments",
)
def KEYWORDS(records: Records, options: Options) -> str:
    title = "A list of regular keyword attributes generated from the attribute definitions"
    return file_header(title) + _KEYWORDS(keywords=of_each(attributes(records), _keywords))


def _keywords(attribute: ClangAttribute) -> str:
    names = [spelling.name for spelling in attribute.spellings if spelling.is_regular_keyword]
    if not names:
        return ""
    takes_arguments = "true" if _written_arguments(attribute) else "false"
    return "".join([_KEYWORD(name=name, takes_arguments=takes_arguments) for name in names])


def _written_arguments(attribute: ClangAttribute) -> list[Record]:
    """Those that source code gives it."""
    arguments = attribute.record.value_as_list_of_defs("Args")
    return [argument for argument in arguments if not argument.value_as_bit("Fake")]


# --- standard attributes of C++ -----------------------------------------------------

_STANDARD: Final = cpp("""
    #if defined(CXX11_ATTR_ARGS_INFO)
    $cases
    #endif // CXX11_ATTR_ARGS_INFO
""")
_STANDARD_CASE: Final = cpp('.Case("$name",AttributeCommonInfo::AttrArgsInfo::$arguments)\n')


@generator("gen-cxx11-attribute-info", help="attributes: those of C++11 and C23")
def STANDARD(records: Records, options: Options) -> str:
    return _STANDARD(cases=of_each(attributes(records), _standard))


def _standard(attribute: ClangAttribute) -> str:
    return "".join(
        [
            _STANDARD_CASE(name=spelling.name, arguments=_wanted(attribute))
            for spelling in attribute.spellings
            if spelling.variety == "CXX11" and not spelling.scope
        ]
    )


def _wanted(attribute: ClangAttribute) -> str:
    """Whether the attribute wants arguments: Required, Optional, None."""
    arguments = _written_arguments(attribute)
    if not arguments:
        return "None"
    return "Optional" if all(a.value_as_bit("Optional") for a in arguments) else "Required"
