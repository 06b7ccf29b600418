"""The documentation of attributes for users, in reStructuredText: gen-attr-docs."""

from __future__ import annotations

from tblgen_build._core import xxh3_64
from tblgen_build.generators.definitions import input_error
from tblgen_build.generators.llvm_hash import SEED, hash_range
from tblgen_build.generators.mistakes import of_each
from tblgen_build.generators.unstable_sort import unstable_sorted
from tblgen_build.registry import generator
from tblgen_build.releases.clang import DOCUMENTS_ARE_MARKDOWN, RANGES_ARE_HASHED_BY_XXH3

from .clang_attribute import attributes
from .subjects import Subjects

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

    from .clang_attribute import ClangAttribute

_UNLISTED: Final = "InternalOnly"  # the category of what users do not read of
_UNDOCUMENTED: Final = "Undocumented"  # a category without headings
_WHITE: Final = " \t\n\v\f\r"

# The columns of the table of syntaxes: heading, variety, and whether the heading is code.
_COLUMNS: Final = (
    ("GNU", "GNU", False),
    ("C++11", "CXX11", False),
    ("C23", "C23", False),
    ("__declspec", "Declspec", True),
    ("Keyword", "Keyword", False),
    ("#pragma", "Pragma", True),
    ("HLSL Annotation", "HLSLAnnotation", False),
)
_PRAGMA_COLUMN: Final = "#pragma clang attribute"


class Markup:
    """How the parts of the page are written: in reStructuredText."""

    line_break = "|br|"

    def code(self, text: str) -> str:
        return f"``{text}``"

    def label(self, name: str) -> str:
        return f".. _{name}:\n\n"

    def heading(self, text: str, level: int) -> str:
        return f"{text}\n{'=-'[level - 1] * len(text)}\n"

    def table(self, headings: list[str], cells: list[str]) -> str:
        header = ", ".join([f'"{heading}"' for heading in headings])
        row = ",".join([f'"{cell}"' for cell in cells])
        return f".. csv-table:: Supported Syntaxes\n   :header: {header}\n\n   {row}\n"


class AttributeMarkdown(Markup):
    """The same in MyST Markdown."""

    line_break = "<br/>"

    def code(self, text: str) -> str:
        return f"`{text}`"

    def label(self, name: str) -> str:
        return f"({name})=\n\n"

    def heading(self, text: str, level: int) -> str:
        return f"{'#' * (level + 1)} {text}\n\n"

    def table(self, headings: list[str], cells: list[str]) -> str:
        rows = ["* - " + "\n  - ".join(row) for row in (headings, cells)]
        return "\n".join(
            [":::{list-table} Supported Syntaxes", ":header-rows: 1", "", *rows, ":::", ""]
        )


class DocumentedAttribute:
    """A piece of documentation, of all attributes that share it."""

    __slots__ = ("attributes", "documentation", "heading")

    def __init__(self, attribute: ClangAttribute, documentation: Record, heading: str) -> None:
        self.attributes = [attribute]
        self.documentation = documentation
        self.heading = heading

    def add(self, attribute: ClangAttribute, documentation: Record, heading: str) -> None:
        self.attributes.append(attribute)
        self.documentation = documentation
        if heading != self.heading:
            self.heading += f", {heading}"


@generator("gen-attr-docs", help="documentation of attributes")
def PAGE(records: Records, options: Options) -> str:
    page = records.defs.get("GlobalDocumentation")
    if page is None:
        raise input_error(
            records,
            "The Documentation top-level definition is missing, "
            "no documentation will be generated.",
        )
    subjects = Subjects(records)
    markup = AttributeMarkdown() if records.release.has(DOCUMENTS_ARE_MARKDOWN) else Markup()
    parts = [page.value_as_string("Intro"), "\n"]
    entries = _entries(records)
    categories = sorted(entries, key=lambda category: _sort_key(category.value_as_string("Name")))

    def chapter(category: Record) -> str:
        name = category.value_as_string("Name")
        content = category.value_as_string("Content").strip(_WHITE)
        in_category = unstable_sorted(entries[category], key=lambda entry: _sort_key(entry.heading))
        written = of_each(in_category, lambda entry: _written(entry, subjects, markup))
        return f"{markup.heading(name, 1)}{content}\n\n{''.join(written)}"

    return "".join([*parts, *of_each(categories, chapter)])


def _sort_key(text: str) -> bytes:
    return text.encode(errors="surrogateescape")


def _entries(records: Records) -> dict[Record, list[DocumentedAttribute]]:
    hashed = _hash_of(records)
    found: dict[Record, list[DocumentedAttribute]] = {}
    shared: dict[Record, dict[int, DocumentedAttribute]] = {}

    def add(attribute: ClangAttribute) -> None:
        documents = attribute.record.value_as_list_of_defs("Documentation")
        for documentation in documents:
            category = documentation.value_as_def("Category")
            if category.value_as_string("Name") == _UNLISTED:
                if len(documents) > 1:
                    raise documentation.error(
                        'Attribute is "InternalOnly", but has multiple documentation categories'
                    )
                continue
            in_category = found.setdefault(category, [])
            content = documentation.value_as_string("Content")
            heading = _heading(attribute, documentation, category)
            if category.value_as_string("Name") == _UNDOCUMENTED:
                in_category.append(DocumentedAttribute(attribute, documentation, heading))
                continue
            by_hash = shared.setdefault(category, {})
            if entry := by_hash.get(key := hashed(content) & 0xFFFFFFFF):
                entry.add(attribute, documentation, heading)
            else:
                by_hash[key] = DocumentedAttribute(attribute, documentation, heading)

    of_each(attributes(records), add)
    for category, by_hash in shared.items():
        # The order they are sorted from by their headings, which are not always unique.
        found[category] += [by_hash[key] for key in sorted(by_hash)]
    return found


def _hash_of(records: Records) -> Callable[[str], int]:
    """LLVM's hash of a range of characters."""
    if not records.release.has(RANGES_ARE_HASHED_BY_XXH3):
        return hash_range
    return lambda text: xxh3_64(text.encode(errors="surrogateescape")) ^ SEED


def _heading(attribute: ClangAttribute, documentation: Record, category: Record) -> str:
    """What is written, else the attribute's name where its spellings agree on one."""
    if not attribute.spellings:
        raise attribute.record.error("Attribute has no supported spellings; cannot be documented")
    if written := documentation.value_as_string("Heading"):
        return written
    if len(attribute.spellings) == 1:
        return attribute.spellings[0].name
    names = attribute.meanings()
    if len(names) > 1 and category.value_as_string("Name") != _UNDOCUMENTED:
        raise attribute.record.error("This attribute requires a heading to be specified")
    return ", ".join(sorted(names, key=_sort_key))


def _written(entry: DocumentedAttribute, subjects: Subjects, markup: Markup) -> str:
    documentation = entry.documentation
    label = documentation.value_as_string("Label")
    parts = [markup.label(label) if label else "", markup.heading(entry.heading, 2)]
    parts += [_syntaxes(entry, subjects, markup), "\n"]
    if not documentation.is_value_unset("Deprecated"):
        parts.append(_deprecation(documentation.value_as_def("Deprecated"), markup))
    parts.append(f"{documentation.value_as_string('Content').strip(_WHITE)}\n\n\n")
    return "".join(parts)


def _syntaxes(entry: DocumentedAttribute, subjects: Subjects, markup: Markup) -> str:
    headings = [markup.code(text) if is_code else text for text, _, is_code in _COLUMNS]
    separator = f" {markup.line_break} "
    cells = [separator.join(_spelled(entry, variety, markup)) for _, variety, _ in _COLUMNS]
    cells.append("Yes" if subjects.is_for_pragma(entry.attributes[0]) else "")
    return markup.table([*headings, markup.code(_PRAGMA_COLUMN)], cells)


def _spelled(entry: DocumentedAttribute, variety: str, markup: Markup) -> list[str]:
    return [
        markup.code(_shown(spelling.name, spelling.scope, variety))
        for attribute in entry.attributes
        for spelling in attribute.spellings
        if spelling.variety == variety
    ]


def _shown(name: str, scope: str, variety: str) -> str:
    if not scope:
        return name
    # The reference leaves out the scope of a pragma, not the blank after it.
    return f" {name}" if variety == "Pragma" else f"{scope}::{name}"


def _deprecation(deprecated: Record, markup: Markup) -> str:
    text = "This attribute has been deprecated, and may be removed in a future version of Clang."
    replacement = deprecated.value_as_string("Replacement")
    if replacement:
        text += f"  This attribute has been superseded by {markup.code(replacement)}."
    return f"{text}\n\n"
