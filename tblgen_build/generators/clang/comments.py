"""Commands, HTML tags and character references of documentation comments.

gen-clang-comment-command-info, -command-list, -html-tags, -html-tags-properties,
-html-named-character-references.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.cpp.string_switch import string_switch
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import Output, ReportedError, Warnings, generator

from .required import definitions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_COMMANDS_TITLE: Final = "A list of commands useable in documentation comments"


def _matched(records: list[Record], field: str, results: list[str]) -> str:
    """A switch that returns the result of the record whose field is `Name`."""
    seen: dict[str, Record] = {}

    def case(record: Record, result: str) -> tuple[str, str]:
        text = record.value_as_string(field)
        first = seen.setdefault(text, record)
        if first is not record:
            raise record.error(f"'{text}' is there already: '{first.name}' has it")
        return text, f"return {result};"

    cases = of_each(zip(records, results, strict=True), lambda each: case(*each))
    return string_switch("Name", cases)


# --- commands -----------------------------------------------------------------------

_COMMAND_INFO: Final = cpp("""
    namespace {
    const CommandInfo Commands[] = {
      $commands
    };
    } // unnamed namespace

    const CommandInfo *CommandTraits::getBuiltinCommandInfo(
                                             StringRef Name) {
      $switch
      return nullptr;
    }

""")
# Names are written as they are: those with a backslash would not be C++ in the reference either.
_COMMAND: Final = cpp('{ "$name", "$end", $number, $arguments, $flags, 0 }')
# In the order of CommandInfo's members.
_FLAGS: Final = (
    "IsInlineCommand",
    "IsBlockCommand",
    "IsBriefCommand",
    "IsReturnsCommand",
    "IsParamCommand",
    "IsTParamCommand",
    "IsThrowsCommand",
    "IsDeprecatedCommand",
    "IsHeaderfileCommand",
    "IsParCommand",
    "IsEmptyParagraphAllowed",
    "IsVerbatimBlockCommand",
    "IsVerbatimBlockEndCommand",
    "IsVerbatimLineCommand",
    "IsDeclarationCommand",
    "IsFunctionDeclarationCommand",
    "IsRecordLikeDetailCommand",
    "IsRecordLikeDeclarationCommand",
)


@generator(
    "gen-clang-comment-command-info",
    help="comments: properties of commands",
)
def COMMAND_INFO(records: Records, options: Options) -> str:
    found = definitions(records, "Command")
    commands = of_each(enumerate(found), lambda each: _command(*each))
    places = [f"&Commands[{number}]" for number in range(len(found))]
    return file_header(_COMMANDS_TITLE, records.main_file) + _COMMAND_INFO(
        commands=",\n".join(commands), switch=_matched(found, "Name", places)
    )


def _command(number: int, record: Record) -> str:
    return _COMMAND(
        name=record.value_as_string("Name"),
        end=record.value_as_string("EndCommandName"),
        number=number,
        arguments=record.value_as_int("NumArgs"),
        flags=", ".join([str(int(record.value_as_bit(flag))) for flag in _FLAGS]),
    )


_COMMAND_LIST: Final = cpp("""
    #ifndef COMMENT_COMMAND
    #  define COMMENT_COMMAND(NAME)
    #endif
    $commands
""")
_COMMAND_NAME: Final = cpp("COMMENT_COMMAND($name)")
# What stands for characters that names of C++ do not have.
_SPELLED: Final = {
    ord(character): spelling
    for character, spelling in (
        ("$", "dollar"),
        ("(", "lparen"),
        (")", "rparen"),
        ("/", "slash"),
        ("[", "lsquare"),
        ("]", "rsquare"),
        ("{", "lbrace"),
        ("}", "rbrace"),
    )
}


@generator(
    "gen-clang-comment-command-list",
    help="comments: list of commands",
)
def COMMAND_LIST(records: Records, options: Options) -> str:
    names = of_each(
        definitions(records, "Command"),
        lambda record: record.value_as_string("Name").translate(_SPELLED),
    )
    return file_header(_COMMANDS_TITLE, records.main_file) + _COMMAND_LIST(
        commands=[_COMMAND_NAME(name=name) for name in names]
    )


# --- HTML ---------------------------------------------------------------------------

_PREDICATE: Final = cpp("""
    bool $name(StringRef Name) {
      $switch
      return false;
    }

""")
_TRANSLATION: Final = cpp("""
    StringRef translateHTMLNamedCharacterReferenceToUTF8(
                                                 StringRef Name) {
      $switch
      return StringRef();
    }

""")


@generator(
    "gen-clang-comment-html-tags",
    help="comments: which HTML tags are known",
)
def TAGS(records: Records, options: Options) -> str:
    tags = definitions(records, "Tag")
    return file_header("HTML tag name matcher", records.main_file) + _predicate(
        "isHTMLTagName", tags
    )


@generator(
    "gen-clang-comment-html-tags-properties",
    help="comments: which HTML tags may lack an end",
)
def TAG_PROPERTIES(records: Records, options: Options) -> str:
    tags = definitions(records, "Tag")
    ends = of_each(
        tags, lambda tag: (tag.value_as_bit("EndTagOptional"), tag.value_as_bit("EndTagForbidden"))
    )
    found = list(zip(tags, ends, strict=True))
    return (
        file_header("HTML tag properties", records.main_file)
        + _predicate("isHTMLEndTagOptional", [tag for tag, (optional, _) in found if optional])
        + _predicate("isHTMLEndTagForbidden", [tag for tag, (_, forbidden) in found if forbidden])
    )


def _predicate(name: str, tags: list[Record]) -> str:
    return _PREDICATE(name=name, switch=_matched(tags, "Spelling", ["true"] * len(tags)))


@generator(
    "gen-clang-comment-html-named-character-references",
    help="comments: from HTML's named characters to UTF-8",
)
def CHARACTER_REFERENCES(records: Records, options: Options) -> Output:
    """What is not a character is reported, and left out as by the reference."""
    with Warnings() as errors:
        references = definitions(records, "NCR")
        code_points = of_each(references, lambda each: _code_point(each, errors), errors)
        found = [
            (record, code_point)
            for record, code_point in zip(references, code_points, strict=True)
            if code_point is not None
        ]
        switch = _matched(
            [record for record, _ in found], "Spelling", [_in_utf8(each) for _, each in found]
        )
        title = "HTML named character reference to UTF-8 translation"
        text = file_header(title, records.main_file) + _TRANSLATION(switch=switch)
        return Output(text, warnings=errors)


def _code_point(reference: Record, errors: Warnings) -> int | None:
    """None where it is not a character, which the errors say then."""
    reference.value_as_string("Spelling")
    code_point = reference.value_as_int("CodePoint")
    if 0 <= code_point < 0xD800 or 0xE000 <= code_point < 0x110000:
        return code_point
    errors.append(ReportedError.of(reference.error("invalid code point")))
    return None


def _in_utf8(code_point: int) -> str:
    """A literal with an escape for each byte."""
    return '"' + "".join([f"\\x{byte:x}" for byte in chr(code_point).encode()]) + '"'
