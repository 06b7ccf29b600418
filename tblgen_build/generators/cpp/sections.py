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


def in_namespace(name: str, body: TemplateValue) -> str:
    """The body in the namespace `a::b`, or `::a::b`; as it is where the name is empty."""
    return _NAMESPACE(name=name.removeprefix("::"), body=body) if name else _BARE(body=body)


_BARE: Final = cpp("$body\n")


def open_namespace(namespace: str) -> str:
    """The text that opens a namespace given as `a::b` (none where empty)."""
    name = namespace.removeprefix("::")
    return f"namespace {name} {{\n" if name else ""


def close_namespace(namespace: str) -> str:
    name = namespace.removeprefix("::")
    return f"}} // namespace {name}\n" if name else ""


def doc_comment(text: str) -> str:
    """The text as a `///` comment, without surrounding blank lines."""
    lines = text.strip().splitlines()
    return "".join(f"/// {line.strip()}\n" for line in lines)
