"""How an attribute is printed as it was written: the bodies of printPretty and getSpelling."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.releases.clang import WRAPPED_ATTRIBUTES_HAVE_TYPES

from .attribute_arguments import arguments_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from .attribute_arguments import AttributeArgument
    from .clang_attribute import ClangAttribute
    from .spelling import Spelling

_PRINTER: Final = cpp("""
    void ${name}Attr::printPretty(raw_ostream &OS, const PrintingPolicy &Policy) const {
      bool IsFirstArgument = true; (void)IsFirstArgument;
      unsigned TrailingOmittedArgs = 0; (void)TrailingOmittedArgs;
      switch (getAttributeSpellingListIndex()) {
      default:
        llvm_unreachable("Unknown attribute spelling!");
        break;
      $cases
    }
    }
""")
_NOT_PRINTED: Final = cpp("""
    void ${name}Attr::printPretty(raw_ostream &OS, const PrintingPolicy &Policy) const {
    }
""")
_PRINT: Final = cpp("""
    case $index : {
      OS << "$begin$name";
      $arguments
      OS << "$end";
      break;
    }
""")
_PRINT_PRAGMA: Final = cpp(r"""
    case $index : {
      OS << "#pragma $name";
      printPrettyPragma(OS, Policy);
      OS << "\n";    break;
    }
""")
_CLOSING: Final = """\
if (!IsFirstArgument)
  OS << ")";
"""
# What stands around an attribute, by variety.
_AROUND: Final = {
    "GNU": ("__attribute__((", "))"),
    "CXX11": ("[[", "]]"),
    "C23": ("[[", "]]"),
    "Declspec": ("__declspec(", ")"),
    "Microsoft": ("[", "]"),
    "Keyword": ("", ""),
    "HLSLAnnotation": (":", ""),
}


def printer(attribute: ClangAttribute) -> str:
    if not attribute.spellings:
        return _NOT_PRINTED(name=attribute.name)
    written = [argument for argument in arguments_of(attribute.record) if not argument.is_fake]
    return _PRINTER(
        name=attribute.name,
        cases=[
            _print(index, spelling, written) for index, spelling in enumerate(attribute.spellings)
        ],
    )


def _print(index: int, spelling: Spelling, written: list[AttributeArgument]) -> str:
    if spelling.variety == "Pragma":
        scope = f"{spelling.scope} " if spelling.scope else ""
        return _PRINT_PRAGMA(index=index, name=f"{scope}{spelling.name}")
    if spelling.variety not in _AROUND:
        raise spelling.record.error(
            f"'{spelling.variety}' is no syntax of attributes: expected {', '.join(_AROUND)}"
        )
    begin, end = _AROUND[spelling.variety]
    return _PRINT(
        index=index,
        begin=begin,
        name=spelling.full_name,
        arguments=_printed_by_name(spelling) or _printed_in_order(written),
        end=end,
    )


# --- arguments of certain attributes --------------------------------------------------

_AVAILABILITY: Final = cpp("""
    OS << "(" << getPlatform()->getName();
    if (getStrict()) OS << ", strict";
    if (!getIntroduced().empty()) OS << ", introduced=" << getIntroduced();
    if (!getDeprecated().empty()) OS << ", deprecated=" << getDeprecated();
    if (!getObsoleted().empty()) OS << ", obsoleted=" << getObsoleted();
    if (getUnavailable()) OS << ", unavailable";
    OS << ")";
""")
_DEPRECATED: Final = cpp(r"""
    OS << "(\"" << getMessage() << "\"";
    $replacement
    OS << ")";
""")
_REPLACEMENT: Final = r'if (!getReplacement().empty()) OS << ", \"" << getReplacement() << "\"";'


def _printed_by_name(spelling: Spelling) -> str:
    """What is spelled as these has a form of its own, whatever its arguments."""
    name = spelling.full_name
    if name == "availability":
        return _AVAILABILITY()
    if name in ("deprecated", "gnu::deprecated"):
        # Only that of GNU has a second argument.
        return _DEPRECATED(replacement=_REPLACEMENT if spelling.variety == "GNU" else "")
    return ""


# --- arguments ----------------------------------------------------------------------

_OMITTED: Final = cpp("""
    if ($is_missing)
      ++TrailingOmittedArgs;
""")
_DELIMITED: Final = cpp("""
    DelimitAttributeArgument(OS, IsFirstArgument);
    $value
""")
_DELIMITED_IF_GIVEN: Final = cpp("""
    if (!($is_missing)) {
    DelimitAttributeArgument(OS, IsFirstArgument);
    $value
    }
""")
_VALUE: Final = cpp('OS << "$before" << $value << "$after";\n')
_EXPRESSION: Final = cpp("""
    OS << "";
    get$upper()->printPretty(OS, nullptr, Policy);
    OS << "";
""")
_ALIGNED: Final = cpp("""
    OS << "";
    if (is${lower}Expr && ${lower}Expr)      ${lower}Expr->printPretty(OS, nullptr, Policy);
    if (!is${lower}Expr && ${lower}Type)      ${lower}Type->getType().print(OS, Policy);
    OS << "";
""")
_VALUES: Final = {
    "DeclArgument": cpp("get$upper()->getName()"),
    "IdentifierArgument": cpp('(get$upper() ? get$upper()->getName() : "")'),
    "ParamIdxArgument": cpp("get$upper().getSourceIndex()"),
    "TypeArgument": cpp("get$upper().getAsString()"),
}
_FUNCTION: Final = cpp("get$upper()->getNameInfo().getAsString()")
_GET: Final = cpp("get$upper()")
# How it is told that an optional argument of the kind is missing; others are printed always.
_IS_NULL: Final = cpp("!get$upper()")
_IS_MISSING: Final = {
    "AlignedArgument": cpp(
        "!((is${lower}Expr && ${lower}Expr) || (!is${lower}Expr && ${lower}Type))"
    ),
    "ExprArgument": cpp("!get$upper()"),
    "IdentifierArgument": cpp("!get$upper()"),
    "ParamIdxArgument": cpp("!get$upper().isValid()"),
    "TypeArgument": cpp("!get${upper}Loc()"),
}
_ALL: Final = cpp("""
      OS << "";
    for (const auto &Val : $lower()) {
      DelimitAttributeArgument(OS, IsFirstArgument);
      OS << $value;
    }
    OS << "";
""")


def _printed_in_order(written: list[AttributeArgument]) -> str:
    parts = [*_omitted_at_end(written), *[_printed(argument) for argument in written]]
    return "".join([*parts, _CLOSING if written else ""])


def _omitted_at_end(written: list[AttributeArgument]) -> list[str]:
    """Counts the arguments that are missing, from the last on, as far as they can be."""
    counts: list[str] = []
    for argument in reversed(written):
        is_missing = _is_missing(argument)
        if not is_missing:
            break
        counts.append(_OMITTED(is_missing=is_missing))
    return counts


def _is_missing(argument: AttributeArgument) -> str:
    """The condition for it; empty where it is always there."""
    template = _IS_MISSING.get(argument.kind) if argument.is_optional else None
    if argument.is_optional and _is_typed(argument):
        template = _IS_NULL
    if template is None:
        return ""
    names = {"lower": argument.lower} if "lower" in template.names else {"upper": argument.upper}
    return template(**names)


def _printed(argument: AttributeArgument) -> str:
    if argument.is_variadic:
        return _ALL(lower=argument.lower, value=_each(argument))
    value = _value(argument)
    if is_missing := _is_missing(argument):
        return _DELIMITED_IF_GIVEN(is_missing=is_missing, value=value)
    return _DELIMITED(value=value)


def _value(argument: AttributeArgument) -> str:
    kind, upper = argument.kind, argument.upper
    if _is_typed(argument):
        return 'OS << "";\n'
    if kind == "AlignedArgument":
        return _ALIGNED(lower=argument.lower)
    if kind == "ExprArgument":
        return _EXPRESSION(upper=upper)
    template = _FUNCTION if argument.type == "FunctionDecl *" else _VALUES.get(kind, _GET)
    value = template(upper=upper)
    if kind == "EnumArgument":
        value = _name_of(argument, value)
    if kind in ("EnumArgument", "StringArgument"):
        return _VALUE(before=r"\"", value=value, after=r"\"")
    name = f"{argument.lower}=" if kind == "VersionArgument" else ""
    return _VALUE(before=name, value=value, after="")


def _each(argument: AttributeArgument) -> str:
    """Each value of a variadic argument, to be written to a stream."""
    if argument.kind == "VariadicEnumArgument":
        return rf'"\"" << {_name_of(argument, "Val")}<< "\""'
    if argument.kind == "VariadicStringArgument":
        return r'"\"" << Val << "\""'
    return "Val.getSourceIndex()" if argument.kind == "VariadicParamIdxArgument" else "Val"


def _name_of(argument: AttributeArgument, value: str) -> str:
    """The name of an enumerator."""
    convert = f"Convert{argument.type.rpartition('::')[2]}ToStr"
    return f"{argument.attribute}Attr::{convert}({value})"


# --- the name alone -----------------------------------------------------------------

_SPELLING: Final = cpp("""
    const char *${name}Attr::getSpelling() const {
      switch (getAttributeSpellingListIndex()) {
      default:
        llvm_unreachable("Unknown attribute spelling!");
        return "(No spelling)";
      $cases
      }
    }
""")
_SPELLING_CASE: Final = cpp("""
    case $index:
      return "$name";
""")
_NO_SPELLING: Final = cpp("""
    const char *${name}Attr::getSpelling() const {
      return "(No spelling)";
    }
""")


def spelling_of(attribute: ClangAttribute) -> str:
    if not attribute.spellings:
        return _NO_SPELLING(name=attribute.name)
    return _SPELLING(
        name=attribute.name,
        cases=[
            _SPELLING_CASE(index=index, name=spelling.name)
            for index, spelling in enumerate(attribute.spellings)
        ],
    )


def _is_typed(argument: AttributeArgument) -> bool:
    """An attribute as an argument, where it has a class of its own."""
    return argument.kind == "WrappedAttr" and argument.record.release.has(
        WRAPPED_ATTRIBUTES_HAVE_TYPES
    )
