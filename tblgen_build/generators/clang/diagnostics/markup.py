"""The markup of the reference of warning groups: reStructuredText, which others replace.

A table is drawn: a row of columns, in which every choice is a table of its own.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import Template

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

Block = list[str]  # lines

_HEADING: Final = Template("""
    $flag
    $rule
""")
_MARKUP: Final = {ord(character): f"\\{character}" for character in "*[]_`|\\"}


class Style:
    """The markup: reStructuredText, which others replace."""

    no_break = " |nbsp| "
    sorts_by_name = False  # what -Wpedantic has by its rules

    def heading(self, flag: str) -> str:
        return _HEADING(flag=flag, rule="-" * len(flag))

    def reference(self, flag: str) -> str:
        return f"`{flag}`_"

    def code(self, text: str) -> str:
        return f"``{text}``"

    def role(self, name: str, text: str) -> str:
        return f":{name}:`{text}`"

    def documentation(self, text: str) -> str:
        """What users have written of a group, which may be nothing."""
        return text

    def escaped(self, text: str) -> str:
        return text.translate(_MARKUP)

    def choice(self, options: list[list[str | Block]]) -> Block:
        blocks = [self.table(option) for option in options]
        width = max([_width(line) for block in blocks for line in block], default=0)
        rule = f"+{'-' * width}+"
        lines = [rule]
        for block in blocks:
            lines += [f"|{_padded(line, width)}|" for line in block]
            lines.append(rule)
        return lines

    def table(self, columns: list[str | Block]) -> Block:
        """Columns side by side, in a frame where there are several."""
        if len(columns) < 2:
            return [""] if not columns else _lines(columns[0])
        blocks = joined(columns)
        widths = [max([_width(line) for line in block]) for block in blocks]
        rule = f"+{'+'.join(['-' * width for width in widths])}+"
        rows = [rule]
        for at in range(max([len(block) for block in blocks])):
            cells = [
                _padded(block[at] if at < len(block) else "", width)
                for block, width in zip(blocks, widths, strict=True)
            ]
            rows.append(f"|{'|'.join(cells)}|")
        return [*rows, rule]


def joined(columns: list[str | Block]) -> list[Block]:
    """Texts that follow each other are one."""
    blocks: list[Block] = []
    is_text = False
    for column in columns:
        if is_text and isinstance(column, str):
            blocks[-1] = [blocks[-1][0] + column]
        else:
            blocks.append(_lines(column))
        is_text = isinstance(column, str)
    return blocks


def _lines(column: str | Block) -> Block:
    return [column] if isinstance(column, str) else column


def _width(line: str) -> int:
    """In bytes, as the reference counts."""
    return len(line) if line.isascii() else len(line.encode(errors="surrogateescape"))


def _padded(line: str, width: int) -> str:
    return line + " " * (width - _width(line))
