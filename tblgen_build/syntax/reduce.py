"""Reduces a text, as long as it passes a test: leaves out statements, bodies, arguments and lines.

Knows where a text can be cut, not what the test is about. A text that is not TableGen, which may be
the fault, is cut by lines.
docs/design/text-tools.md, "The reducer".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from tblgen_build.syntax.format import Unsafe, formatted
from tblgen_build.syntax.lines import Cutter, Line, matches
from tblgen_build.syntax.tokens import COMMENT, SyntaxProblem, Token, tokens_of

Span = tuple[int, int]  # offsets in the text
Test = Callable[[str], bool]
Cut = tuple[Span, str]  # a part, and what takes its place

_ANY_WIDTH = 1 << 30


def reduced(text: str, test: Test) -> str:
    """A text that passes the test, and none of whose parts can be left out alone."""
    seen: dict[str, bool] = {}

    def passes(candidate: str) -> bool:
        if candidate not in seen:
            seen[candidate] = test(candidate)
        return seen[candidate]

    while True:
        before = text
        for cuts in (statements, bodies, arguments, comments, lines):
            text = without(text, cuts, passes)
        if text == before:
            break
    try:
        tidy = formatted(text)
    except (SyntaxProblem, Unsafe):
        return text
    return tidy if passes(tidy) else text


def without(text: str, cuts: Callable[[str], list[Cut]], test: Test) -> str:
    """Make as many cuts as the test allows: first half of them at once, then ever fewer."""
    found = possible(cuts, text)
    size = max(1, len(found) // 2)
    while found:
        at, has_changed = 0, False
        while at < len(found):
            candidate = cut(text, found[at : at + size])
            if candidate != text and test(candidate):
                text, found, has_changed = candidate, possible(cuts, candidate), True
            else:
                at += size
        if size > 1:
            size //= 2
        elif not has_changed:
            break
        size = min(size, max(1, len(found)))
    return text


def possible(cuts: Callable[[str], list[Cut]], text: str) -> list[Cut]:
    """The cuts of this kind; none in a text that is not TableGen."""
    try:
        return cuts(text)
    except SyntaxProblem:
        return []


def cut(text: str, cuts: Sequence[Cut]) -> str:
    """The text after these cuts; where one is inside another, the outer one."""
    parts: list[str] = []
    at = 0
    for (start, end), instead in sorted(cuts, key=lambda c: (c[0][0], -c[0][1])):
        if start >= at:
            parts += [text[at:start], instead]
            at = end
    return "".join([*parts, text[at:]])


# --- where a text can be cut: each raises SyntaxProblem -----------------------------


def logical_lines(text: str) -> tuple[list[Token], dict[int, int], list[Line]]:
    """The tokens, for each bracket the index of its other one, and the lines, not wrapped."""
    tokens = tokens_of(text)
    matching = matches(tokens)
    return tokens, matching, Cutter(tokens, matching, _ANY_WIDTH).cut()


def statements(text: str) -> list[Cut]:
    """Statements with their bodies, outer ones first."""
    tokens, matching, found = logical_lines(text)
    spans: list[tuple[int, Span]] = []
    for line in found:
        if tokens[line.first].text in ("}", "else"):
            continue
        last = line.last
        while tokens[last].kind == COMMENT and last > line.first:
            last -= 1
        if tokens[last].text == "{":
            last = with_else(tokens, matching, matching[last])
        spans.append((line.depth, span(tokens, line.first, max(last, line.last))))
    return [(place, "") for _, place in sorted(spans)]


def with_else(tokens: Sequence[Token], matching: dict[int, int], at: int) -> int:
    """The last token of a statement whose block ends there."""
    if tokens[at + 1].text == ";":
        return at + 1
    while tokens[at + 1].text == "else":
        opener = at + 2
        while tokens[opener].text not in ("{", ";"):
            opener += 1
        at = matching.get(opener, opener)
    return at


def bodies(text: str) -> list[Cut]:
    """A class or def loses its body; of other blocks, only the inside stays."""
    tokens, matching, found = logical_lines(text)
    cuts: list[Cut] = []
    for line in found:
        opener = next(
            (
                at
                for at in range(line.first, line.last + 1)
                if tokens[at].text == "{" and (at in line.inline or matching[at] > line.last)
            ),
            -1,
        )
        if opener < 0:
            continue
        closer = matching[opener]
        head = tokens[line.first].text
        if head in ("class", "def", "multiclass"):
            cuts.append((span(tokens, opener, closer), "{}" if head == "multiclass" else ";"))
        elif head in ("let", "foreach", "if", "defset"):
            inside = text[tokens[opener].offset + 1 : tokens[closer].offset]
            cuts.append((span(tokens, line.first, closer), inside))
    return cuts


def arguments(text: str) -> list[Cut]:
    """Arguments, elements and operands, each with its comma; and lists of superclasses."""
    tokens = tokens_of(text)
    matching = matches(tokens)
    cuts: list[Cut] = []
    for opener, closer in matching.items():
        if opener > closer or tokens[opener].text == "{":
            continue
        bounds = [opener, *commas(tokens, matching, opener, closer), closer]
        for start, end in pairwise(bounds):
            if end == start + 1:
                continue
            if start == opener:
                last = end if end != closer else end - 1
                cuts.append((span(tokens, start + 1, last), ""))
            else:
                cuts.append((span(tokens, start, end - 1), ""))
        if tokens[opener].text == "<":
            cuts.append((span(tokens, opener, closer), ""))
    cuts += parents(tokens, matching)
    return cuts


def commas(
    tokens: Sequence[Token], matching: dict[int, int], opener: int, closer: int
) -> Iterator[int]:
    at = opener + 1
    while at < closer:
        if tokens[at].text == "," and tokens[at].kind == "mark":
            yield at
        at = matching[at] + 1 if matching.get(at, 0) > at else at + 1


def parents(tokens: Sequence[Token], matching: dict[int, int]) -> Iterator[Cut]:
    """The whole `: A, B<1>` of a class or def."""
    for at, token in enumerate(tokens):
        if token.text not in ("class", "def") or token.kind != "word":
            continue
        colon = at + 1
        while tokens[colon].text not in (":", "{", ";", ""):
            colon = matching[colon] + 1 if matching.get(colon, 0) > colon else colon + 1
        if tokens[colon].text != ":":
            continue
        end = colon
        while tokens[end].text not in ("{", ";", ""):
            end = matching[end] + 1 if matching.get(end, 0) > end else end + 1
        yield span(tokens, colon, end - 1), ""


def comments(text: str) -> list[Cut]:
    tokens = tokens_of(text)
    return [(span(tokens, at, at), "") for at, t in enumerate(tokens) if t.kind == COMMENT]


def lines(text: str) -> list[Cut]:
    """Whole lines: this cuts any text, also one that is not TableGen."""
    cuts: list[Cut] = []
    at = 0
    for line in text.splitlines(keepends=True):
        cuts.append(((at, at + len(line)), ""))
        at += len(line)
    return cuts


def span(tokens: Sequence[Token], first: int, last: int) -> Span:
    return tokens[first].offset, tokens[last].offset + len(tokens[last].text)
