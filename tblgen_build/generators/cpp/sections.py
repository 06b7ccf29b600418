"""What surrounds C++: file headers, sections that a macro asks for, namespaces."""

from __future__ import annotations

from . import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import TemplateValue

_FILE_HEADER: Final = cpp("""
    // $title
    // Written by tblgen: changes get lost.

""")

_GUARDED: Final = cpp("""
    #ifdef $macro
    #undef $macro

    $body

    #endif // $macro

""")

_IF_DEFINED: Final = cpp("""
    #ifdef $macro
    $body
    #endif // $macro

""")

_NAMESPACE: Final = cpp("""
    namespace $name {

    $body

    } // namespace $name
""")


def file_header(title: str) -> str:
    """What every output begins with."""
    return _FILE_HEADER(title=title)


def guarded(macro: str, body: TemplateValue) -> str:
    """A section that the includer asks for by defining the macro, once."""
    return _GUARDED(macro=macro, body=body)


def if_defined(macro: str, body: TemplateValue) -> str:
    """A section for includers that define the macro, as often as they like."""
    return _IF_DEFINED(macro=macro, body=body)


def in_namespace(name: str, body: TemplateValue) -> str:
    """The body in the namespace `a::b`, or `::a::b`; as it is where the name is empty."""
    return _NAMESPACE(name=name.removeprefix("::"), body=body) if name else _BARE(body=body)


def in_nested_namespaces(name: str, body: TemplateValue) -> str:
    """As `in_namespace`, with each namespace opened for itself, as before C++17."""
    outer, colons, inner = name.removeprefix("::").partition("::")
    return in_namespace(outer, in_nested_namespaces(inner, body) if colons else body)


_BARE: Final = cpp("$body\n")


def comment_lines(text: str) -> list[str]:
    """The text as lines of a `///` comment, without surrounding blank lines."""
    return [f"/// {line.strip()}" for line in text.strip().splitlines()]
