"""The documentation of builtins for users, in reStructuredText: gen-builtin-docs."""

from __future__ import annotations

from tblgen_build.generators.definitions import input_error
from tblgen_build.generators.unstable_sort import unstable_sorted
from tblgen_build.registry import generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_PAGE: Final = "GlobalDocumentation"
_UNLISTED: Final = "InternalOnly"  # the category of what users do not read of
_WHITE: Final = " \t\n\v\f\r"
_ANYTHING: Final = "..."


class DocumentedBuiltin:
    """A piece of documentation, of one builtin."""

    __slots__ = ("builtin", "documentation", "heading")

    def __init__(self, builtin: Record, documentation: Record) -> None:
        self.builtin = builtin
        self.documentation = documentation
        self.heading = documentation.value_as_string("Heading") or _name(builtin)

    def text(self) -> str:
        code = f"``{self.heading}``"
        parts = [code, "\n", "-" * len(code), "\n\n"]
        prototype = _prototype(self.builtin)
        if prototype is not None:
            parts += ["**Prototype:**\n\n.. code-block:: c\n\n  ", prototype, "\n\n"]
        if self.builtin.is_subclass_of("TargetBuiltin"):
            features = self.builtin.value_as_string("Features")
            if features:
                parts += ["**Target Features:** ", features, "\n\n"]
        content = self.documentation.value_as_string("Content").strip(_WHITE)
        return "".join([*parts, content, "\n\n\n"])


@generator(
    "gen-builtin-docs",
    help="documentation of builtins",
    since=23,
    fitted=23,
)
def PAGE(records: Records, options: Options) -> str:
    page = records.get_def(_PAGE)
    if page is None:
        raise input_error(records, f"there is no '{_PAGE}', which begins the documentation")
    parts = [page.value_as_string("Intro"), "\n"]
    entries = _entries(records)
    for category in sorted(entries, key=_category_name):
        name = _category_name(category)
        content = category.value_as_string("Content").strip(_WHITE)
        parts += ["\n", name, "\n", "=" * len(name), "\n\n"]
        if content:
            parts += [content, "\n\n"]
        in_category = unstable_sorted(entries[category], lambda entry: entry.heading)
        parts += [entry.text() for entry in in_category]
    return "".join(parts)


def _category_name(category: Record) -> str:
    return category.value_as_string("Name")


def _entries(records: Records) -> dict[Record, list[DocumentedBuiltin]]:
    found: dict[Record, list[DocumentedBuiltin]] = {}
    for builtin in records.all_derived_definitions("Builtin"):
        for documentation in builtin.value_as_list_of_defs("Documentation"):
            category = documentation.value_as_def("Category")
            if _category_name(category) != _UNLISTED:
                found.setdefault(category, []).append(DocumentedBuiltin(builtin, documentation))
    return found


def _name(builtin: Record) -> str:
    spellings = builtin.value_as_list_of_strings("Spellings")
    return spellings[0] if spellings else builtin.name


def _prototype(builtin: Record) -> str | None:
    """As C declares it; None where it has no parentheses, the last of which ends it."""
    text = builtin.value_as_string("Prototype")
    result, parenthesis, parameters = text.partition("(")
    names = builtin.value_as_list_of_strings("ArgNames")
    if not parenthesis:
        return None
    parameters = parameters[:-1]
    if names:
        parameters = ", ".join(_named(builtin, _split(parameters), names))
    return f"{result.rstrip(_WHITE)} {_name(builtin)}({parameters})"


def _split(parameters: str) -> list[str]:
    """At commas outside of `<>`; nothing is after the last one."""
    parts = [""]
    depth = 0
    for character in parameters:
        depth += {"<": 1, ">": -1}.get(character, 0)
        if character == "," and not depth:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip(_WHITE) for part in (parts if parts[-1] else parts[:-1])]


def _named(builtin: Record, types: list[str], names: list[str]) -> list[str]:
    ends = types[-1:] if types and types[-1] == _ANYTHING else []
    types = types[: len(types) - len(ends)]
    if len(types) != len(names):
        raise builtin.error(
            f"'{builtin.name}' has {len(names)} ArgNames, but its prototype has {len(types)} "
            "parameters"
        )
    return [*[f"{type_} {name}" for type_, name in zip(types, names, strict=True)], *ends]
