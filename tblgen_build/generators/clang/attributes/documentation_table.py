"""The documentation of attributes, for tools that show it: gen-clang-attr-doc-table."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator

from .clang_attribute import node_attributes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

    from .clang_attribute import ClangAttribute

_TEXT: Final = cpp("""

    static const char AttrDoc_$name[] = R"reST($text)reST";
""")


@generator("gen-clang-attr-doc-table", help="attributes: table of their documentation")
def TABLE(records: Records, options: Options) -> str:
    texts = of_each(node_attributes(records), _text)
    return file_header("Clang attribute documentation", records.main_file) + "".join(texts)


def _text(attribute: ClangAttribute) -> str:
    documentation = attribute.record.value_as_list_of_defs("Documentation")
    content = documentation[0].value_as_string("Content") if documentation else ""
    return _TEXT(name=attribute.name, text=content.strip(" \t\n\v\f\r"))
