"""What surrounds C++: file headers, sections that a macro asks for, namespaces."""

from __future__ import annotations

from . import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import TemplateValue

# A box of comments, 80 columns wide, as LLVM's files begin: users compare outputs line by line.
_HEADER_TOP: Final = f"/*===- TableGen'erated file {'-' * 37}*- C++ -*-===*\\"
_HEADER_END: Final = f"\\*==={'-' * 70}===*/"
_HEADER_WIDTH: Final = 74
_FILE_HEADER: Final = cpp("""
    $top
    $lines
    $end

""")
_HEADER_LINE: Final = cpp("|* $text *|")

_HEADING: Final = cpp("""
    //===----------------------------------------------------------------------===//
    // $title
    //===----------------------------------------------------------------------===//

""")

_GUARDED: Final = cpp("""
    #ifdef $macro
    #undef $macro

    $body

    #endif$note

""")

_IF_DEFINED: Final = cpp("""
    #ifdef $macro
    $body
    #endif$note

""")

_NAMESPACE: Final = cpp("""
    namespace $name {

    $body

    } // $end $name
""")


def file_header(title: str, main_file: str = "") -> str:
    """What every output begins with; some say which file they are from."""
    lines = ["", *_wrapped(title), "", "Automatically generated file, do not edit!"]
    if main_file:
        lines += _wrapped(f"From: {main_file.rpartition('/')[2]}")
    return _FILE_HEADER(
        top=_HEADER_TOP,
        lines=[_HEADER_LINE(text=line.ljust(_HEADER_WIDTH)) for line in [*lines, ""]],
        end=_HEADER_END,
    )


def _wrapped(text: str) -> list[str]:
    return [text[at : at + _HEADER_WIDTH] for at in range(0, len(text), _HEADER_WIDTH)]


def section_heading(title: str) -> str:
    """What a part of an output begins with; readers search for it."""
    return _HEADING(title=title)


def guarded(macro: str, body: TemplateValue, *, names_end: bool = True) -> str:
    """A section that the includer asks for by defining the macro, once."""
    return _GUARDED(macro=macro, body=body, note=f" // {macro}" if names_end else "")


def guarded_parts(macro: str, parts: Sequence[str]) -> list[str]:
    """As `guarded`, not yet joined: texts of megabytes are copied once less. Parts end lines."""
    before, _, after = guarded(macro, "\0").partition("\0\n")
    return [before, *parts, after]


def if_defined(macro: str, body: TemplateValue, *, names_end: bool = True) -> str:
    """A section for includers that define the macro, as often as they like."""
    return _IF_DEFINED(macro=macro, body=body, note=f" // {macro}" if names_end else "")


def in_namespace(name: str, body: TemplateValue, end: str = "namespace") -> str:
    """The body in the namespace `a::b`, or `::a::b`; as it is where the name is empty.

    `end` is what the comment says of its name where it ends.
    """
    if not name:
        return _BARE(body=body)
    return _NAMESPACE(name=name.removeprefix("::"), body=body, end=end)


def in_nested_namespaces(name: str, body: TemplateValue, end: str = "namespace") -> str:
    """As `in_namespace`, with each namespace opened for itself, as before C++17."""
    outer, colons, inner = name.removeprefix("::").partition("::")
    return in_namespace(outer, in_nested_namespaces(inner, body, end) if colons else body, end)


_BARE: Final = cpp("$body\n")


def comment_lines(text: str) -> list[str]:
    """The text as lines of a `///` comment, without surrounding blank lines."""
    return [f"/// {line}" for line in text.strip().splitlines()]


def documented(text: str, declaration: str) -> str:
    """The declaration after the text as a `///` comment, which begins at the left."""
    text = text.rstrip(" \t")
    if not text:
        return declaration
    lines = text.splitlines()
    first = next((i for i, line in enumerate(lines) if line.strip()), len(lines))
    lines = lines[first:]
    margin = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
    return "\n".join(["", *[f"/// {line[margin:]}" for line in lines], declaration])
