"""The documentation of a target's builtins, in reStructuredText: gen-builtin-docs."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.cpp import Template
from tblgen_build.generators.unstable_sort import unstable_sorted
from tblgen_build.registry import generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

    Entry = tuple[str, Record, Record]  # the heading, the builtin, what is written of it

_UNLISTED: Final = "InternalOnly"  # the category of what users do not read of
_WHITE: Final = " \t\n\v\f\r"

_HEADING: Final = Template("""
    $text
    $rule

""")
_PROTOTYPE: Final = Template("""
    **Prototype:**

    .. code-block:: c

      $prototype

""")
_FEATURES: Final = Template("""
    **Target Features:** $features

""")


@generator("gen-builtin-docs", help="Generate builtin documentation", since=23)
def PAGE(records: Records, options: Options) -> str:
    page = records.defs.get("GlobalDocumentation")
    if page is None:
        raise RecordError(
            "The GlobalDocumentation top-level definition is missing, "
            "no documentation will be generated."
        )
    parts = [page.value_as_string("Intro"), "\n"]
    entries = _entries(records)
    for category in sorted(entries, key=lambda category: _bytes(category.value_as_string("Name"))):
        name = category.value_as_string("Name")
        content = category.value_as_string("Content").strip(_WHITE)
        parts += ["\n", _HEADING(text=name, rule="=" * len(name))]
        parts += [content, "\n\n"] if content else []
        in_category = unstable_sorted(entries[category], key=lambda entry: _bytes(entry[0]))
        parts += [_written(entry) for entry in in_category]
    return "".join(parts)


def _bytes(text: str) -> bytes:
    return text.encode(errors="surrogateescape")


def _entries(records: Records) -> dict[Record, list[Entry]]:
    found: dict[Record, list[Entry]] = {}
    for builtin in definitions(records, "Builtin"):
        for documentation in builtin.value_as_list_of_defs("Documentation"):
            category = documentation.value_as_def("Category")
            if category.value_as_string("Name") != _UNLISTED:
                entry = (_heading(builtin, documentation), builtin, documentation)
                found.setdefault(category, []).append(entry)
    return found


def _heading(builtin: Record, documentation: Record) -> str:
    return documentation.value_as_string("Heading") or _name(builtin)


def _name(builtin: Record) -> str:
    spellings = builtin.value_as_list_of_strings("Spellings")
    return spellings[0] if spellings else builtin.name


def _written(entry: Entry) -> str:
    heading, builtin, documentation = entry
    code = f"``{heading}``"
    has_features = builtin.is_subclass_of("TargetBuiltin")
    features = builtin.value_as_string("Features") if has_features else ""
    prototype = _prototype(builtin)
    content = documentation.value_as_string("Content").strip(_WHITE)
    return "".join(
        [
            _HEADING(text=code, rule="-" * len(code)),
            _PROTOTYPE(prototype=prototype) if prototype else "",
            _FEATURES(features=features) if features else "",
            content,
            "\n\n\n",
        ]
    )


def _prototype(builtin: Record) -> str:
    """As in C, with the names of the parameters where the builtin has them."""
    result, parenthesis, rest = builtin.value_as_string("Prototype").partition("(")
    if not parenthesis:
        return ""
    parameters = rest[:-1]
    names = builtin.value_as_list_of_strings("ArgNames")
    if names:
        parameters = _named(builtin, parameters, names)
    return f"{result.rstrip(_WHITE)} {_name(builtin)}({parameters})"


def _named(builtin: Record, parameters: str, names: list[str]) -> str:
    types = _split(parameters)
    count = len([type_ for type_ in types if type_ != "..."])
    if count != len(names):
        raise builtin.error(
            f"number of ArgNames ({len(names)}) does not match number of prototype parameters "
            f"({count})"
        )
    given = iter(names)
    return ", ".join(type_ if type_ == "..." else f"{type_} {next(given)}" for type_ in types)


def _split(parameters: str) -> list[str]:
    """The types between commas that stand in no angle brackets."""
    parts = [""]
    depth = 0
    for character in parameters:
        depth += (character == "<") - (character == ">")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip(_WHITE) for part in parts if part.strip(_WHITE)]
