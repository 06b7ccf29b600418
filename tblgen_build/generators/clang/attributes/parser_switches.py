"""The parser's questions about an attribute, by its name: gen-clang-attr-parser-string-switches."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import filtered, of_each
from tblgen_build.registry import generator
from tblgen_build.releases.clang import (
    ARGUMENTS_MAY_BE_PARSED_IN_FUNCTIONS,
    LATE_NAMES_MAY_REPEAT,
)

from .clang_attribute import attributes, parsed_attributes
from .conditions import target_condition, target_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Final

    from tblgen_build._core import Record, Records, Release
    from tblgen_build.registry import Options

    from .clang_attribute import ClangAttribute
    from .spelling import Spelling

_SWITCH: Final = cpp("""
    #if defined($macro)
    $cases
    #endif // $macro

""")
_CASE: Final = cpp('.Case("$name", $value)\n')

_ALL_ARGUMENTS: Final = 0xFFFFFFFF

# Kinds of arguments, by class.
_IDENTIFIERS: Final = ("IdentifierArgument", "EnumArgument", "VariadicEnumArgument")
_VARIADIC_IDENTIFIERS: Final = ("VariadicIdentifierArgument", "VariadicParamOrParamIdxArgument")
_TYPES: Final = ("TypeArgument",)
_INDICES: Final = ("VariadicParamOrParamIdxArgument",)
_STRINGS: Final = ("StringArgument", "VariadicStringArgument")
_ENUMS: Final = ("EnumArgument", "VariadicEnumArgument")


@generator(
    "gen-clang-attr-parser-string-switches",
    help="attributes: what the parser asks by name",
)
def SWITCHES(records: Records, options: Options) -> str:
    all_ = attributes(records)
    users = _users_of_names(all_)

    def yes_or_no(macro: str, holds: Callable[[ClangAttribute], bool]) -> str:
        return _switch(macro, [(attribute, "true") for attribute in filtered(all_, holds)], users)

    def parsed(macro: str, field: str) -> str:
        """Of what the parser hands on only."""
        holds = _flag(field)
        return _switch(
            macro,
            [(each, "true") for each in filtered(parsed_attributes(records), holds)],
            users,
        )

    masks = of_each(all_, _string_arguments)
    strings = [(each, str(mask)) for each, mask in zip(all_, masks, strict=True) if mask]
    return "".join(
        [
            file_header("Parser-related llvm::StringSwitch cases", records.main_file),
            parsed("CLANG_ATTR_ARG_CONTEXT_LIST", "ParseArgumentsAsUnevaluated"),
            yes_or_no("CLANG_ATTR_IDENTIFIER_ARG_LIST", _first_is(_IDENTIFIERS)),
            _switch("CLANG_ATTR_STRING_LITERAL_ARG_LIST", strings, users),
            yes_or_no("CLANG_ATTR_VARIADIC_IDENTIFIER_ARG_LIST", _first_is(_VARIADIC_IDENTIFIERS)),
            yes_or_no("CLANG_ATTR_THIS_ISA_IDENTIFIER_ARG_LIST", _first_is(_INDICES)),
            parsed("CLANG_ATTR_ACCEPTS_EXPR_PACK", "AcceptsExprPack"),
            yes_or_no("CLANG_ATTR_TYPE_ARG_LIST", _first_is(_TYPES)),
            _late("CLANG_ATTR_LATE_PARSED_LIST", "LateAttrParseStandard", all_),
            _late(
                "CLANG_ATTR_LATE_PARSED_EXPERIMENTAL_EXT_LIST", "LateAttrParseExperimentalExt", all_
            ),
            _in_functions(records.release, all_),
            yes_or_no("CLANG_ATTR_STRICT_IDENTIFIER_ARG_LIST", _is_strict),
        ]
    )


def _users_of_names(all_: list[ClangAttribute]) -> dict[str, int]:
    """How many attributes have a spelling of each name."""
    users: dict[str, int] = {}
    for attribute in all_:
        for name in {spelling.name for spelling in attribute.spellings}:
            users[name] = users.get(name, 0) + 1
    return users


def _switch(macro: str, valued: Iterable[tuple[ClangAttribute, str]], users: dict[str, int]) -> str:
    by_name: dict[str, list[tuple[ClangAttribute, Spelling, str]]] = {}
    for attribute, value in valued:
        for spelling in attribute.spellings:
            by_name.setdefault(spelling.name, []).append((attribute, spelling, value))
    return _SWITCH(
        macro=macro,
        cases=[
            _CASE(
                name=name,
                value=_chosen(by_name[name]) if users[name] > 1 else by_name[name][0][2],
            )
            for name in sorted(by_name)
        ],
    )


def _chosen(spelled: list[tuple[ClangAttribute, Spelling, str]]) -> str:
    """The value that a name has, which other attributes have too."""
    if len(spelled) == 1 and spelled[0][2] == "true":
        return f"({_is_spelled(*spelled[0][:2])})"
    parts = [
        f"({_is_spelled(attribute, spelling)}) ? {'1' if value == 'true' else value} : "
        for attribute, spelling, value in spelled
    ]
    return f"{''.join(parts)}0"


def _is_spelled(attribute: ClangAttribute, spelling: Spelling) -> str:
    parts = [f"Syntax==AttributeCommonInfo::AS_{spelling.variety}"]
    if spelling.scope:
        parts.append(f'ScopeName && ScopeName->getName()=="{spelling.scope}"')
    else:
        parts.append("!ScopeName")
    target = target_of(attribute)
    if target and not attribute.record.is_value_unset("ParseKind"):  # which tells them apart
        parts.append(target_condition(target))
    return " && ".join(parts)


def _late(macro: str, kind: str, all_: list[ClangAttribute]) -> str:
    return _gnu(macro, filtered(all_, lambda attribute: attribute.late_parsed == kind))


def _in_functions(release: Release, all_: list[ClangAttribute]) -> str:
    if not release.has(ARGUMENTS_MAY_BE_PARSED_IN_FUNCTIONS):
        return ""
    holds = _flag("ParseArgsInFunctionScope")
    return _gnu("CLANG_ATTR_PARSE_ARGS_IN_FUNCTION_SCOPE_LIST", filtered(all_, holds))


def _gnu(macro: str, chosen: list[ClangAttribute]) -> str:
    """Names by which the attributes are written as GNU's."""
    names = [name for attribute in chosen for name in _gnu_names(attribute)]
    return _SWITCH(macro=macro, cases=[_CASE(name=name, value="1") for name in names])


def _gnu_names(attribute: ClangAttribute) -> list[str]:
    names = [spelling.name for spelling in attribute.spellings if spelling.variety == "GNU"]
    may_repeat = attribute.record.release.has(LATE_NAMES_MAY_REPEAT)
    return names if may_repeat else list(dict.fromkeys(names))


# --- what holds for an attribute ----------------------------------------------------


def _flag(field: str) -> Callable[[ClangAttribute], bool]:
    return lambda attribute: attribute.record.value_as_bit(field)


def _first_is(classes: tuple[str, ...]) -> Callable[[ClangAttribute], bool]:
    """Whether the first argument is of one of the classes."""

    def holds(attribute: ClangAttribute) -> bool:
        arguments = attribute.record.value_as_list_of_defs("Args")
        return bool(arguments) and _is_of(arguments[0], classes)

    return holds


def _is_of(argument: Record, classes: tuple[str, ...]) -> bool:
    return any(argument.is_subclass_of(class_) for class_ in classes)


def _is_strict(attribute: ClangAttribute) -> bool:
    return attribute.record.value_as_bit("StrictEnumParameters") and any(
        _is_of(argument, _IDENTIFIERS)
        for argument in attribute.record.value_as_list_of_defs("Args")
    )


def _string_arguments(attribute: ClangAttribute) -> int:
    """A bit for each argument that is a string literal; all further ones of the last, variadic."""
    mask = 0
    for index, argument in enumerate(attribute.record.value_as_list_of_defs("Args")):
        if _is_of(argument, _STRINGS) or (
            _is_of(argument, _ENUMS) and argument.value_as_bit("IsString")
        ):
            bits = _ALL_ARGUMENTS if _is_variadic(argument) else 1
            mask |= bits << index
    return mask & _ALL_ARGUMENTS


def _is_variadic(argument: Record) -> bool:
    return argument.is_subclass_of("VariadicStringArgument") or argument.is_subclass_of(
        "VariadicEnumArgument"
    )
