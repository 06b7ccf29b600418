"""Formats a whole file, or some lines of it.

Never changes the meaning of a file: the tokens before and after are compared, comments included.
docs/fmt.md has the style; docs/design/text-tools.md, "The formatter".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from tblgen_build.syntax.columns import KEYS, REMARK, AlignedRow, align
from tblgen_build.syntax.fitting import Fitting
from tblgen_build.syntax.layout import Layout
from tblgen_build.syntax.lines import Cutter, Line, matches
from tblgen_build.syntax.tokens import (
    COMMENT,
    DIRECTIVE,
    END,
    SyntaxProblem,
    Token,
    meaning,
    tokens_of,
)

WIDTH = 80
_OFF = re.compile(r"(//|/\*)\s*clang-format off\b")
_ON = re.compile(r"(//|/\*)\s*clang-format on\b")
ROUNDS = 5  # a layout is done when another round changes nothing


class Unsafe(Exception):
    """The layout would have changed the tokens: a fault of the formatter. Nothing is written."""


def formatted(source: str, ranges: Sequence[tuple[int, int]] = (), width: int = WIDTH) -> str:
    """The text in the style; with `ranges`, only lines that touch these (first to last, from 1).

    Lines have at most `width` characters, where they can be broken. Raises SyntaxProblem, Unsafe.
    """
    if "\r\n" in source and source.count("\n") == source.count("\r\n"):
        return formatted(source.replace("\r\n", "\n"), ranges, width).replace("\n", "\r\n")
    text = source
    for _ in range(ROUNDS):
        laid_out = once(text, ranges, width)
        if laid_out == text:
            return text
        if meaning(tokens_of(laid_out)) != meaning(tokens_of(text)):
            raise Unsafe
        if ranges:
            return laid_out
        text = laid_out
    return text


def once(source: str, ranges: Sequence[tuple[int, int]] = (), width: int = WIDTH) -> str:
    tokens = tokens_of(source)
    if tokens[0].kind == END:
        return "" if not ranges else source
    matching = matches(tokens)
    lines = Cutter(tokens, matching, width).cut()
    mark_verbatim(tokens, lines, ranges)
    spaces: list[str] = []  # in front of each row
    rows: list[AlignedRow] = []
    for at, line in enumerate(lines):
        first, last = tokens[line.first], tokens[line.last]
        if line.is_verbatim:
            spaces.append(first.space if at or ranges else first.space.lstrip("\n"))
            rows.append(AlignedRow(source[first.offset : last.offset + len(last.text)], False))
            continue
        is_attached = at > 0 and first.kind == COMMENT and not first.newlines
        row = row_of(tokens, line, matching, rows, width)
        if is_attached:
            row.text, row.is_alone = row.text.lstrip(), False
        spaces.append(" " if is_attached else separator(tokens, line) if at else "")
        rows.append(row)
    align(rows, width)
    end = tokens[-1].space if ranges and lines[-1].is_verbatim else "\n"
    parts = [space + row.text for space, row in zip(spaces, rows, strict=True)]
    return "".join(parts) + end


def row_of(
    tokens: Sequence[Token],
    line: Line,
    matching: dict[int, int],
    before: Sequence[AlignedRow],
    width: int,
) -> AlignedRow:
    layout = Layout(tokens, line, matching, width)
    Fitting(layout).fit()
    texts = [text if is_inside else text.rstrip() for text, is_inside in whole_lines(layout)]
    first, last = tokens[line.first], tokens[line.last]
    row = AlignedRow("\n".join(texts), first.newlines == 1 and len(texts) == 1)
    if len(texts) > 1 or first.kind == DIRECTIVE:
        return row
    if first is last:
        if first.kind == COMMENT and before and before[-1].sources.get(REMARK) == first.column:
            row.sources[REMARK], row.places[REMARK] = first.column, layout.base
        return row
    starts, _ = layout.columns()
    for at, token in enumerate(layout.tokens):
        is_top = layout.brackets.around[at].opener < 0 and token.kind == "mark"
        key = REMARK if token is last and token.kind == COMMENT else token.text if is_top else ""
        if key in KEYS and key not in row.places:
            row.places[key], row.sources[key] = starts[at], token.column
    return row


def whole_lines(layout: Layout) -> Iterable[tuple[str, bool]]:
    """Physical lines, and whether one is inside of a token: then its end is not ours."""
    inside: list[bool] = []
    text = layout.text()
    rest = [t.text for t in layout.tokens if "\n" in t.text]
    joined = "\n".join(text)
    at = 0
    spans = []
    for token in rest:
        at = joined.index(token, at)
        spans.append((at, at + len(token)))
        at += len(token)
    offset = 0
    for line in text:
        end = offset + len(line)
        inside.append(any(start <= end < stop for start, stop in spans))
        offset = end + 1
    return zip(text, inside, strict=True)


def separator(tokens: Sequence[Token], line: Line) -> str:
    """Line ends between two lines: at most one blank line, and none at a block's end."""
    first = tokens[line.first]
    return "\n\n" if first.newlines > 1 and first.text != "}" else "\n"


def mark_verbatim(
    tokens: Sequence[Token], lines: Sequence[Line], ranges: Sequence[tuple[int, int]]
) -> None:
    is_off = False
    for line in lines:
        first, last = tokens[line.first], tokens[line.last]
        comments = [t.text for t in tokens[line.first : line.last + 1] if t.kind == COMMENT]
        was_off = is_off
        for text in comments:
            is_off = (is_off or bool(_OFF.match(text))) and not _ON.match(text)
        is_asked = not ranges or any(
            first.line <= end and last.last_line >= start for start, end in ranges
        )
        line.is_verbatim = was_off or not is_asked
        if any(_ON.match(text) for text in comments) and first.kind == COMMENT:
            line.is_verbatim = not is_asked


__all__ = ["SyntaxProblem", "Unsafe", "formatted"]
