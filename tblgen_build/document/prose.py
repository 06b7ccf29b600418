"""Descriptions as HTML: the Markdown that MLIR's documentation uses. Lets no HTML through.

    block     ::= fence | heading | table | list | paragraph | code (indented)
    inline    ::= `code` | **strong** | *emphasis* | [text](address) | <address> | address | text

Knows nothing of dialects: the caller says what a code span links to.
"""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from tblgen_build.document.highlight import mlir_html

if TYPE_CHECKING:
    from collections.abc import Callable

    # The address of what a code span names; empty where it names nothing.
    Find = Callable[[str], str]

_FENCE = re.compile(r"^\s*(```+|~~~+)\s*([\w+-]*)")
_HEADING = re.compile(r"^(#{1,6})\s+(.*?)\s*#*$")
_ITEM = re.compile(r"^(\s*)([-*+]|\d+[.)])\s+(.*)")
_PARAGRAPH_END = re.compile(r"\n\s*\n|\n\s*(?=```|~~~)")
_TABLE_RULE = re.compile(r"^\s*\|?[\s:|-]+\|[\s:|-]*$")
_INLINE = re.compile(
    r"(?P<code>(?P<ticks>`+)(?P<inside>.+?)(?P=ticks))"
    r"|(?P<link>\[(?P<text>[^\]]+)\]\((?P<address>[^)\s]+)\))"
    # A full stop, comma or bracket at its end belongs to the sentence.
    r"|(?P<bare><?https?://[^\s<>\"`]*[^\s<>\"`.,;:!?)\]'*_]>?)"
    r"|(?P<strong>\*\*(?=\S)(?P<bold>.+?)(?<=\S)\*\*)"
    r"|(?P<emphasis>(?<![\w*])[*_](?=[^\s*_])(?P<slanted>[^*_]+?)(?<=\S)[*_](?![\w*]))",
    re.S,
)
MLIR = "mlir"  # the language of a fence
COLUMNS_OF_PHONE = 3  # that fit side by side
_SAFE = re.compile(r"(https?://|#|[\w./-]+(#[\w.-]*)?$)")


def html_of(text: str, find: Find = lambda _: "", level: int = 4) -> str:
    """Headings begin at `level`."""
    return Blocks(dedented(text).split("\n"), find, level).all()


def dedented(text: str) -> str:
    """Removes the margin that all lines share; the first line may lack it."""
    lines = text.expandtabs(4).rstrip().split("\n")
    while lines and not lines[0].strip():
        lines.pop(0)
    rest = [len(line) - len(line.lstrip()) for line in lines[1:] if line.strip()]
    first = len(lines[0]) - len(lines[0].lstrip()) if lines else 0
    margin = min([first, *rest]) if first else min(rest, default=0)
    return "\n".join(
        line.lstrip() if index == 0 and first == 0 else line[margin:]
        for index, line in enumerate(lines)
    )


def first_sentence(text: str) -> str:
    """For lists: the first paragraph, without headings, up to its first full stop, in one line."""
    lines = ["" if _HEADING.match(line) else line for line in dedented(text).split("\n")]
    line = " ".join(_PARAGRAPH_END.split("\n".join(lines).strip())[0].split())
    # An abbreviation such as "i.e." and an ellipsis end none.
    end = re.search(r"(?<!\.\w)(?<!\.)[.!?](?=\s|$)", line)
    return line[: end.start()] if end else line


class Blocks:
    def __init__(self, lines: list[str], find: Find, level: int) -> None:
        self.lines = lines
        self.at = 0
        self.find = find
        self.level = level

    def all(self) -> str:
        parts = []
        while self.at < len(self.lines):
            if not self.lines[self.at].strip():
                self.at += 1
            else:
                parts.append(self.block())
        return "\n".join(parts)

    def block(self) -> str:
        line = self.lines[self.at]
        if fence := _FENCE.match(line):
            return self.fenced(fence[1], fence[2])
        if heading := _HEADING.match(line):
            self.at += 1
            level = min(6, self.level + len(heading[1]) - 1)
            return f"<h{level}>{self.inline(heading[2])}</h{level}>"
        if _ITEM.match(line):
            return self.items()
        if "|" in line and self.at + 1 < len(self.lines) and self.is_table_rule(self.at + 1):
            return self.table()
        if line.startswith("    "):
            return self.indented()
        return self.paragraph()

    def fenced(self, mark: str, language: str) -> str:
        margin = len(self.lines[self.at]) - len(self.lines[self.at].lstrip())
        self.at += 1
        taken = []
        while self.at < len(self.lines) and not self.lines[self.at].lstrip().startswith(mark):
            line = self.lines[self.at]
            taken.append(line[margin:] if not line[:margin].strip() else line.lstrip())
            self.at += 1
        self.at += 1
        kind = f' class="language-{escape(language)}"' if language else ""
        text = "\n".join(taken)
        return (
            f"<pre><code{kind}>{mlir_html(text) if language == MLIR else escape(text)}</code></pre>"
        )

    def indented(self) -> str:
        taken = []
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if line.strip() and not line.startswith("    "):
                break
            taken.append(line[4:])
            self.at += 1
        text = "\n".join(taken).rstrip()
        return f"<pre><code>{escape(text)}</code></pre>"

    def paragraph(self) -> str:
        taken = [self.lines[self.at]]
        self.at += 1
        while self.at < len(self.lines) and not self.interrupts(self.lines[self.at]):
            taken.append(self.lines[self.at])
            self.at += 1
        return f"<p>{self.inline(chr(10).join(line.strip() for line in taken))}</p>"

    @staticmethod
    def interrupts(line: str) -> bool:
        if not line.strip() or _FENCE.match(line) or _HEADING.match(line):
            return True
        return _ITEM.match(line) is not None

    def items(self) -> str:
        first = _ITEM.match(self.lines[self.at])
        assert first is not None
        margin, tag = len(first[1]), "ol" if first[2][0].isdigit() else "ul"
        found: list[list[str]] = []
        while self.at < len(self.lines):
            line = self.lines[self.at]
            item = _ITEM.match(line)
            indent = len(line) - len(line.lstrip())
            if item and len(item[1]) <= margin + 1:
                if len(item[1]) < margin or (item[2][0].isdigit()) != (tag == "ol"):
                    break
                found.append([item[3]])
            elif not line.strip():
                if not self.goes_on(margin):
                    break
                found[-1].append("")
            elif indent > margin or not self.interrupts(line):
                found[-1].append(line[min(indent, margin + 2) :])
            else:
                break
            self.at += 1
        inner = "".join(f"<li>{self.item(lines)}</li>" for lines in found)
        return f"<{tag}>{inner}</{tag}>"

    def goes_on(self, margin: int) -> bool:
        """After a blank line: whether the next text belongs to the list."""
        for line in self.lines[self.at + 1 :]:
            if line.strip():
                item = _ITEM.match(line)
                indent = len(line) - len(line.lstrip())
                return indent > margin or (item is not None and len(item[1]) == margin)
        return False

    def item(self, lines: list[str]) -> str:
        html = Blocks(lines, self.find, self.level).all()
        is_one = html.count("<p>") == 1 and html.startswith("<p>") and html.endswith("</p>")
        return html.removeprefix("<p>").removesuffix("</p>") if is_one else html

    def is_table_rule(self, at: int) -> bool:
        return "-" in self.lines[at] and _TABLE_RULE.match(self.lines[at]) is not None

    def table(self) -> str:
        rows = [self.lines[self.at]]
        self.at += 2
        while self.at < len(self.lines) and "|" in self.lines[self.at]:
            rows.append(self.lines[self.at])
            self.at += 1
        head, *body = [[cell.strip() for cell in row.strip().strip("|").split("|")] for row in rows]
        return table_html(
            [self.inline(cell) for cell in head],
            [[self.inline(cell) for cell in row] for row in body],
        )

    def inline(self, text: str) -> str:
        return inline(text, self.find)


def table_html(head: list[str], body: list[list[str]]) -> str:
    """Of cells that are HTML already. On a phone, cells of many columns show the column's name."""
    top = "".join(f"<th>{cell}</th>" for cell in head)
    is_wide = len(head) > COLUMNS_OF_PHONE
    labels = [re.sub(r"<[^>]*>", "", cell) for cell in head] if is_wide else []
    starts = [f'<td data-label="{label}">' for label in labels] or ["<td>"] * len(head)
    rows = ""
    for row in body:
        cells = zip(starts, row, strict=False)
        rows += f"<tr>{''.join(f'{start}{cell}</td>' for start, cell in cells)}</tr>"
    start = '<table class="wide">' if is_wide else "<table>"
    return f"{start}<thead><tr>{top}</tr></thead><tbody>{rows}</tbody></table>"


def inline(text: str, find: Find = lambda _: "") -> str:
    parts = []
    at = 0
    for match in _INLINE.finditer(text):
        parts += [escape(text[at : match.start()]), span(match, find)]
        at = match.end()
    return "".join([*parts, escape(text[at:])])


def span(match: re.Match[str], find: Find) -> str:
    if match["code"]:
        inside = match["inside"].strip()
        code = f"<code>{escape(inside)}</code>"
        address = find(inside)
        return f'<a href="{escape(address)}">{code}</a>' if address else code
    if match["link"]:
        shown = inline(match["text"], find)
        if not _SAFE.match(match["address"]) or ":" in match["address"].partition("//")[0][:-1]:
            return shown
        if not match["address"].startswith("http"):
            return shown  # files of another site
        return f'<a href="{escape(match["address"])}">{shown}</a>'
    if match["bare"]:
        address = match["bare"].strip("<>")
        return f'<a href="{escape(address)}">{escape(address)}</a>'
    if match["strong"]:
        return f"<strong>{inline(match['bold'], find)}</strong>"
    return f"<em>{escape(match['slanted'])}</em>"
