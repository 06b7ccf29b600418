"""The markup of the reference of warning groups in MyST Markdown, as Clang has it since 24.

A table is a `list-table`: a row of cells, of which a choice is a table of its own.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import Template

from .markup import Block, Style, joined

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_HEADING: Final = Template("""
    ($flag)=

    ### $flag

""")
_ROLE: Final = Template("{$name}`$text`")
_MARKUP: Final = {ord("`"): "&#96;", ord("\\"): "\\\\"}
_CONTINUED: Final = "    "  # what stands before further lines of a cell


class Markdown(Style):
    no_break = "&nbsp;"
    sorts_by_name = True

    def heading(self, flag: str) -> str:
        return _HEADING(flag=flag)

    def reference(self, flag: str) -> str:
        return self.role("ref", flag)

    def code(self, text: str) -> str:
        return f"`{text}`"

    def role(self, name: str, text: str) -> str:
        return _ROLE(name=name, text=text)

    def documentation(self, text: str) -> str:
        lines = text.strip("\n").split("\n")
        indents = [len(line) - len(line.lstrip(" \t")) for line in lines if line.strip(" \t")]
        width = min(indents, default=max([len(line) for line in lines]))
        return "\n".join([line[width:] for line in lines]) + "\n" if text else ""

    def escaped(self, text: str) -> str:
        return text.translate(_MARKUP)

    def choice(self, options: list[list[str | Block]]) -> Block:
        return _table([_row(option) for option in options])

    def table(self, columns: list[str | Block]) -> Block:
        return _table([_cells(joined(columns))])


def _table(rows: list[Block]) -> Block:
    lines = [line for row in rows for line in row]
    return [":::{list-table}", ":widths: auto", "", *lines, ":::"]


def _row(columns: list[str | Block]) -> Block:
    """An option: what it is where that is one thing, else a table."""
    blocks = joined(columns)
    return _cells([_table([_cells(blocks)])] if len(blocks) > 1 else blocks or [[""]])


def _cells(blocks: list[Block]) -> Block:
    lines: Block = []
    for number, block in enumerate(blocks):
        bullet = "  - " if number else "* - "
        lines.append(f"{bullet}{block[0]}".rstrip())
        lines += [f"{_CONTINUED}{line}" if line else "" for line in block[1:]]
    return lines
