"""Documentation of a dialect with all that it has."""

from __future__ import annotations

from tblgen_build.generators.cpp import Template
from tblgen_build.generators.mlir.documentation.contents import DialectContents
from tblgen_build.generators.mlir.documentation.definition_docs import (
    constraint_doc,
    definition_doc,
    enum_doc,
)
from tblgen_build.generators.mlir.documentation.documentation_options import DIALECT_OPTION, OPTIONS
from tblgen_build.generators.mlir.documentation.markdown_text import (
    HEADER,
    definition_summary,
    description_paragraph,
)
from tblgen_build.generators.mlir.documentation.operations import group_doc, source_link
from tblgen_build.generators.mlir.model.constraint import Constraint
from tblgen_build.generators.mlir.model.dialect import Dialect
from tblgen_build.generators.mlir.model.enum import enums
from tblgen_build.generators.mlir.op_filter import OP_FILTER_OPTIONS
from tblgen_build.registry import generator
from tblgen_build.releases.mlir_documents import DIALECTS_ARE_DOCUMENTED_WITH_ENUMS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.generators.mlir.documentation.contents import OpGroup
    from tblgen_build.registry import Options


_DIALECT: Final = Template("""
    $header

    # '$name' Dialect
    $summary
    $description
    $contents
    $sections
""")

_CONTENTS: Final = "[TOC]"
_CONTENTS_PARAGRAPH: Final = Template("""

    [TOC]
""")
_SECTION: Final = Template("""

    ## $title
    $parts
""")


def _section(title: str, parts: Sequence[str]) -> str:
    return _SECTION(title=title, parts=parts) if parts else ""


def _constraints_of(records: Records, dialect: Dialect, class_: str, def_class: str) -> list[str]:
    """Documentation of constraints that are no definitions of their own."""
    return [
        constraint_doc(Constraint(record))
        for record in records.all_derived_definitions_if_defined(class_)
        if not record.is_subclass_of(def_class)
        and Dialect(record.value_as_def("dialect")) == dialect
    ]


def _enums(records: Records) -> list[str]:
    if not records.release.has(DIALECTS_ARE_DOCUMENTED_WITH_ENUMS):
        return []
    return [enum_doc(enum) for enum in enums(records)]


def _has_contents(description: str) -> bool:
    """Whether the author put the table of contents somewhere already."""
    return any(line.lstrip() == _CONTENTS for line in description.split("\n"))


def _operations_section(records: Records, groups: list[OpGroup], options: Options) -> str:
    if not groups:
        return ""
    # Between groups stands one blank line more than between operations.
    docs = [group_doc(group, options) + "\n" for group in groups]
    return _section("Operations", [source_link(records), *docs])


@generator(
    "gen-dialect-doc",
    help="documentation of a dialect",
    options=[DIALECT_OPTION, *OPTIONS, *OP_FILTER_OPTIONS],
)
def DIALECT(records: Records, options: Options) -> str:
    contents = DialectContents(records, options)
    dialect = contents.dialect
    return _DIALECT(
        header=HEADER,
        name=dialect.name,
        summary=definition_summary(records.release, dialect.summary),
        description=description_paragraph(dialect.description),
        contents="" if _has_contents(dialect.description) else _CONTENTS_PARAGRAPH(),
        sections=[
            _operations_section(records, contents.groups, options),
            _section(
                "Attribute constraints",
                _constraints_of(records, dialect, "DialectAttr", "AttrDef"),
            ),
            _section("Attributes", list(map(definition_doc, contents.attributes))),
            _section(
                "Type constraints", _constraints_of(records, dialect, "DialectType", "TypeDef")
            ),
            _section("Types", list(map(definition_doc, contents.types))),
            _section("Enums", _enums(records)),
        ],
    )
