"""Markdown that stays within itself: what it opens it closes, and no HTML or script gets through.

The publisher of a page did not write its descriptions, so none of them may damage the rest of the
page. Follows CommonMark where it tells code from text. Knows nothing of dialects.
"""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_MARKERS = r"(?:(?:[-*+]|\d{1,9}[.)])\s{1,4})"  # of list items
_FENCE = re.compile(rf"(?P<margin>\s*{_MARKERS}*)(?P<mark>`{{3,}}|~{{3,}})(?P<info>.*)")
_ITEM = re.compile(rf"\s*{_MARKERS}+")
_LOOKS_LIKE_ITEM = re.compile(r"\s*(?:[-*+]|\d+[.)])(?:\s|$)")
_DIRECTIVE = re.compile(r"\{([\w:-]+)\}")  # of MyST: `{raw} html` and the like
_CODE = re.compile(r"(?<!`)(?P<ticks>`+)(?!`).+?(?<!`)(?P=ticks)(?!`)")
# Where backticks may mean something else: escaped, in a link's address or title.
_UNSURE = re.compile(r"\\`|\]\((?:<|\S*`|\S*\s+[\"'(])")
_TAG = re.compile(r"<(?=[A-Za-z/!?])(?!(?:https?://|mailto:)[^\s<>`]*>)")
# An address of a link, or of a reference that is defined.
_ADDRESS = re.compile(r"(?P<before>\]\(\s*<?|^ {0,3}\[[^\]]+\]:\s*<?)(?P<address>[^\s)>]*)", re.M)
_SCHEME = re.compile(r"\s*([A-Za-z][\w+.-]*):")
_SAFE = ("http", "https", "mailto")


class CodeLines:
    """Which lines are between fences, these included, and where a fence is missing."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.margins: list[int] = []  # of each line: how far its fence is indented; else -1
        self.missing: dict[int, str] = {}  # fences to put before lines
        self._open = ""  # what closes the fence that is open
        self._column = 0  # of the text of the list item that the fence may be in
        self._columns = {0}  # of all items so far
        for at, line in enumerate(lines):
            self._take(at, line)
        if self._open:
            self.missing[len(lines)] = self._open

    def _take(self, at: int, line: str) -> None:
        found = _FENCE.match(line)
        if self._open and line.strip() and len(line) - len(line.lstrip()) < self._column:
            self.missing[at] = self._open  # the item ends, and so does what is in it
            self._open = ""
        if self._open:
            mark = self._open.lstrip()
            self.margins.append(len(self._open) - len(mark))
            if found and self._is_closing(found, mark):
                self._open = ""
            return
        if (item := _ITEM.match(line)) and line[item.end() :].strip():
            self._columns.add(item.end())
        elif _LOOKS_LIKE_ITEM.fullmatch(line.rstrip()):  # its text begins on the next line
            self._columns.add(len(line.rstrip()) + 1)
        self.margins.append(-1)
        if found and self._is_opening(found):
            margin = len(found["margin"])
            self._open = " " * margin + found["mark"]
            self.margins[-1] = margin

    def _is_closing(self, found: re.Match[str], mark: str) -> bool:
        is_near = not found["margin"].strip() and len(found["margin"]) - self._column <= 3
        return is_near and found["mark"].startswith(mark) and not found["info"].strip()

    def _is_opening(self, found: re.Match[str]) -> bool:
        """Whether it is a fence: neither a code span alone on a line, nor part of indented code."""
        margin = len(found["margin"])
        near = [column for column in self._columns if 0 <= margin - column <= 3]
        self._column = max(near, default=0)
        return bool(near) and not (found["mark"][0] == "`" and "`" in found["info"])


def guarded(lines: Sequence[str]) -> list[str]:
    """The lines with every fence closed and HTML as text."""
    code = CodeLines(lines)
    whole: list[str] = []
    margins: list[int] = []
    for at, line in enumerate([*lines, ""]):
        if at in code.missing:
            whole.append(code.missing[at])
            margins.append(len(code.missing[at]) - len(code.missing[at].lstrip()))
        if at < len(lines):
            is_first = code.margins[at] >= 0 and (not margins or margins[-1] < 0)
            # With a bar it could be a table's head.
            whole.append(_DIRECTIVE.sub(r"\1", line.replace("|", "")) if is_first else line)
            margins.append(code.margins[at])
    made: list[str] = []
    for is_code, part in _parts(whole, margins):
        made += part if is_code else harmless("\n".join(part)).split("\n")
    return made


def _parts(lines: Sequence[str], margins: Sequence[int]) -> Iterator[tuple[bool, list[str]]]:
    """Splits into code, blank lines and paragraphs. A code span never leaves its paragraph."""
    part: list[str] = []
    has_items = False
    may_begin_code = True  # after a blank line
    for line, margin in zip(lines, margins, strict=True):
        has_items = has_items or (margin < 0 and _LOOKS_LIKE_ITEM.match(line) is not None)
        # Indented code; in a list it may be text.
        is_indented = line.startswith("    ") and may_begin_code and not has_items
        is_code = margin >= 0 or is_indented
        if is_code or not line.strip():
            if part:
                yield False, part
            part = []
            yield True, [line]
        else:
            part.append(line)
        may_begin_code = not line.strip() or (is_indented and margin < 0)
    if part:
        yield False, part


def harmless(text: str) -> str:
    """Text of one paragraph or line: tags are shown, and links lead to pages only.

    Code is left alone where every line has its own whole spans: then it does not matter which lines
    belong together.
    """
    lines = text.split("\n")
    if not all(_is_plain(line) for line in lines):
        return _harmless(text)
    return "\n".join(_outside_code(line) for line in lines)


def _is_plain(line: str) -> bool:
    """Whether we can tell for sure which part is code."""
    has_bar = any("|" in found[0] for found in _CODE.finditer(line))  # it ends a table's cell
    return not (has_bar or "`" in _CODE.sub("", line) or _UNSURE.search(line))


def _outside_code(line: str) -> str:
    parts: list[str] = []
    end = 0
    for found in _CODE.finditer(line):
        parts += [_harmless(line[end : found.start()]), found[0]]
        end = found.end()
    return "".join([*parts, _harmless(line[end:])])


def _harmless(text: str) -> str:
    return _ADDRESS.sub(_checked, _TAG.sub("&lt;", text))


def _checked(found: re.Match[str]) -> str:
    address = "".join([c for c in unescape(found["address"]) if c.isprintable()])
    scheme = _SCHEME.match(address)
    is_safe = scheme is None or scheme[1].lower() in _SAFE
    return found[0] if is_safe else f"{found['before']}./{found['address']}"
