"""Breaks one logical line into physical ones, and indents them.

The author's line ends stay where the style has them too; where a line is too long, the outermost
bracket whose arguments take lines of their own makes it fit. A second run leaves the result as it
is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from tblgen_build.syntax.lines import Line
from tblgen_build.syntax.spacing import BLOCK, NONE, VALUE_BRACE, is_spaced
from tblgen_build.syntax.tokens import (
    BANG,
    CLOSERS,
    COMMENT,
    DIRECTIVE,
    OPENERS,
    STRING,
    VARIABLE,
    Token,
)

STEP, CONTINUATION = 2, 4
# Of a line of so many columns, or brackets, only the first of the outermost brackets are tried: to
# compare all would take time with the square of its length.
FAR, MANY_GROUPS, MOST_GROUPS = 4_000, 100, 3
HEADS = frozenset({"class", "def", "defm", "multiclass"})
# By how much lines in a bracket may be indented, from the line that opens it.
OFFSETS = (STEP, CONTINUATION, CONTINUATION + STEP)


class BracketGroup:
    """A bracket in a line, by positions in it, or with no opener the line itself."""

    __slots__ = (
        "closer",
        "closer_offset",
        "commas",
        "depth",
        "first",
        "hangs",
        "is_call",
        "kind",
        "offset",
        "opener",
        "parent",
        "start",
    )

    def __init__(self, opener: int, kind: str, parent: BracketGroup | None, is_call: bool) -> None:
        self.opener = opener  # -1: none
        self.closer = -1
        self.kind = kind
        self.parent = parent
        self.depth: int = parent.depth + 1 if parent else 0
        self.commas: list[int] = []
        self.start = -1  # after the opener and the comments on its line
        self.first = -1  # of arguments: of a dag, what follows its operator
        self.is_call = is_call  # of a bang operator
        self.hangs = False  # lines after the first are indented, not aligned with its arguments
        # The author's, from the line that opens it; 0 and -1: as the style has it.
        self.offset = 0
        self.closer_offset = -1

    @property
    def is_dag(self) -> bool:
        return self.kind == "(" and not self.is_call


class Layout:
    """The tokens of one line, with breaks that are in front of some of them."""

    def __init__(
        self,
        tokens: Sequence[Token],
        line: Line,
        matching: Mapping[int, int],
        width: int,
    ) -> None:
        self.tokens = tokens[line.first : line.last + 1]
        self.base = line.depth * STEP
        self.width = width
        self.inline = frozenset(at - line.first for at in line.inline)
        self.group: list[BracketGroup] = []  # of each token: the innermost that it stands in
        self.groups: list[BracketGroup] = []
        self.opened: dict[int, BracketGroup] = {}  # by opener
        self.closed: dict[int, BracketGroup] = {}  # by closer
        self._group(matching, line.first)
        self.tags = frozenset(at for at in range(1, len(self.tokens) - 1) if self._is_tag(at))
        self.gaps: dict[int, int] = {}  # spaces before tokens: tags that are below each other
        self.spaced = [self._is_spaced(at) for at in range(len(self.tokens))]
        self.colon = self._colon()
        self.breaks = {at for at in range(1, len(self.tokens)) if self._is_kept(at)}
        self._drop_half_open()
        self._keep_hanging()
        self.colon_offset = 0
        self.anchors: dict[int, int] = {}  # of breaks: what they are aligned with
        self._keep_offsets()
        # Of the tokens that have been placed: columns, of their ends too; after each the column
        # and its line's indentation; the indentation of an opener's line.
        self._starts: list[int] = []
        self._ends: list[int] = []
        self._after: list[tuple[int, int]] = []
        self._indents: dict[int, int] = {}

    # --- structure ---

    def _group(self, matching: Mapping[int, int], first: int) -> None:
        top = BracketGroup(-1, NONE, None, False)
        self.groups.append(top)
        stack = [top]
        last = len(self.tokens) - 1
        for at, token in enumerate(self.tokens):
            is_mark = token.kind == "mark"
            if is_mark and token.text in CLOSERS and len(stack) > 1:
                stack[-1].closer = at
                self.closed[at] = stack[-1]
                self._end_group(stack.pop())
            self.group.append(stack[-1])
            if is_mark and token.text == ",":
                stack[-1].commas.append(at)
            if is_mark and token.text in OPENERS and matching[first + at] - first <= last:
                kind = BLOCK if at in self.inline else token.text
                group = BracketGroup(at, kind, stack[-1], self._is_call(at, matching, first))
                self.groups.append(group)
                self.opened[at] = group
                stack.append(group)

    def _is_call(self, at: int, matching: Mapping[int, int], first: int) -> bool:
        """Whether the parenthesis is a bang operator's."""
        if self.tokens[at].text != "(" or at == 0:
            return False
        before = at - 1
        if self.tokens[before].text == ">":
            before = matching[first + before] - first - 1
        return before >= 0 and self.tokens[before].kind == BANG

    def _end_group(self, group: BracketGroup) -> None:
        group.start = group.opener + 1
        while self.tokens[group.start].kind == COMMENT and not self.tokens[group.start].newlines:
            group.start += 1
        group.first = group.start
        if not group.is_dag or group.first >= group.closer:
            return
        at = group.first + 1
        while at < group.closer:
            text, kind = self.tokens[at].text, self.tokens[at].kind
            inner = self.opened.get(at)
            joins = text == "<" or (inner is not None and inner.is_call)
            if inner is not None and joins:
                at = inner.closer + 1
            elif text in (":", "#", ".") or self.tokens[at - 1].text in (":", "#", ".", "!"):
                at += 1
            elif kind == "mark" and text == "[" and not self.tokens[at].space and inner:
                at = inner.closer + 1
            else:
                break
        group.first = min(at, group.closer)

    def _colon(self) -> int:
        """In front of the parents of a class or def; -1 where there is none."""
        if self.tokens[0].text not in HEADS:
            return -1
        colons = (
            at
            for at, token in enumerate(self.tokens)
            if token.text == ":" and token.kind == "mark" and self.group[at].opener < 0
        )
        return next(colons, -1)

    def _is_tag(self, at: int) -> bool:
        """Whether it is the `:` of an operand's name in a dag, `AnyType:$x`."""
        token = self.tokens[at]
        is_colon = token.text == ":" and token.kind == "mark"
        return is_colon and self.group[at].is_dag and self.tokens[at + 1].kind == VARIABLE

    def _is_spaced(self, at: int) -> bool:
        if at == 0:
            return False
        left, right = self.tokens[at - 1], self.tokens[at]
        group = self.group[at]
        kind = group.kind
        if at in self.tags and left.kind != COMMENT:
            return False
        if right.kind == "mark" and right.text in CLOSERS:
            kind = self.group[at - 1].kind if left.text not in OPENERS else right.text
        is_block = at in self.inline or at - 1 in self.inline
        if right.kind == "mark" and right.text == "{" and group.opener < 0 and at == self._body():
            is_block = True
        if right.text == ";" and at - 1 in self.inline:
            return False
        if right.text == ":" and group.opener < 0 and left.text != "{":
            return True
        is_call = at in self.opened and self.opened[at].is_call
        return is_spaced(left, right, kind, is_block, is_call)

    def _body(self) -> int:
        """The brace of a block that the line opens; -1 where it opens none."""
        last = len(self.tokens) - 1
        while last > 0 and self.tokens[last].kind == COMMENT:
            last -= 1
        is_open = self.tokens[last].text == "{" and last not in self.opened
        return last if is_open else -1

    # --- breaks ---

    def _is_forced(self, at: int) -> bool:
        """After what ends with its line, and before what has a line of its own."""
        left, right = self.tokens[at - 1], self.tokens[at]
        if DIRECTIVE in (left.kind, right.kind):
            return True
        if left.kind == COMMENT and (left.text.startswith("//") or right.newlines):
            return True
        return right.kind == COMMENT and right.newlines > 0

    def _is_kept(self, at: int) -> bool:
        if self._is_forced(at):
            return True
        left, right = self.tokens[at - 1], self.tokens[at]
        if not right.newlines or at == self._body():
            return False
        if right.kind == "mark" and right.text in ",;.":
            return False
        group = self.group[at]
        if group.kind in (BLOCK,) or at in self.inline:
            return False
        if right.kind == "mark" and right.text in CLOSERS:
            return True
        if left.kind == "mark" and left.text in ",([<{=#:?":
            return left.text != ":" or right.kind != "variable"
        if left.kind == right.kind == STRING:
            return True
        if right.text in ("#", ":"):
            return right.text == "#" or group.opener < 0
        return group.is_dag and at == group.first

    def _drop_half_open(self) -> None:
        """A bracket that begins on its arguments' line ends on it."""
        for group in self.groups:
            if group.closer in self.breaks and not self._is_forced(group.closer):
                is_open = group.start in self.breaks or group.first in self.breaks
                if not is_open:
                    self.breaks.discard(group.closer)

    def _keep_hanging(self) -> None:
        """Arguments that the author has not aligned stay so; operands of dags are aligned."""
        seen: set[int] = set()
        for at in sorted(self.breaks):
            group = self.group[at]
            first = group.first if group.opener >= 0 else self.colon + 1
            if group.is_dag or group.opener in seen or at <= first or not first:
                continue
            if at == group.closer or self.tokens[at].kind in (COMMENT, DIRECTIVE):
                continue
            seen.add(group.opener)
            group.hangs = self.tokens[at].column < self.tokens[first].column

    def _keep_offsets(self) -> None:
        """How the author has indented lines, if it is the same for all lines of a bracket."""
        columns: dict[BracketGroup, set[int]] = {}
        line_columns = self._line_columns()
        starts = self._starts_of_arguments() if self.breaks else []
        for at in sorted(self.breaks):
            token, group = self.tokens[at], self.group[at]
            own = self.closed.get(at)
            if own is not None:
                own.closer_offset = token.column - line_columns[own.opener]
            elif at == self.colon:
                self.colon_offset = token.column - self.tokens[0].column
            elif token.kind != DIRECTIVE and not self._is_alone(at):
                if starts[at] < at and token.column == self.tokens[starts[at]].column:
                    self.anchors[at] = starts[at]
                else:
                    columns.setdefault(group, set()).add(token.column)
        for group, found in columns.items():
            if len(found) > 1:
                continue
            column = next(iter(found))
            first = group.first if group.opener >= 0 else self.colon + 1
            if first not in self.breaks and column == self.tokens[first].column:
                continue  # aligned
            offset = column - line_columns[max(group.opener, 0)]
            if offset in OFFSETS:
                group.offset, group.hangs = offset, True

    def _is_alone(self, at: int) -> bool:
        """Whether it is a comment with a line of its own, not the name of an argument."""
        last = at + 1 == len(self.tokens)
        return self.tokens[at].kind == COMMENT and (last or self.tokens[at + 1].newlines > 0)

    def _starts_of_arguments(self) -> list[int]:
        """For each token: what a line goes on with, a string's next part with its first one."""
        found: list[int] = []
        current: dict[BracketGroup, int] = {}
        for at, group in enumerate(self.group):
            before = self.tokens[at - 1] if at else None
            is_inside = before is not None and self.group[at - 1] is group
            ends = before is not None and (
                before.kind == COMMENT or (before.kind == "mark" and before.text in ",=:")
            )
            if group not in current or (is_inside and ends):
                current[group] = at
            found.append(current[group])
        return found

    def _line_columns(self) -> list[int]:
        """For each token: where the author's line that has it begins."""
        found: list[int] = []
        for at, token in enumerate(self.tokens):
            found.append(found[-1] if at and not token.newlines else token.column)
        return found

    # --- rendering ---

    def columns(self) -> tuple[Sequence[int], Sequence[int]]:
        """The column of each token and of each one's end."""
        self._forget(0)
        self._place(len(self.tokens))
        return self._starts, self._ends

    def _forget(self, at: int) -> None:
        """From this token on nothing is known: breaks there have changed. Those before it stay."""
        del self._starts[at:]
        del self._ends[at:]
        del self._after[at:]

    def _place(self, end: int) -> None:
        """Columns of the tokens before `end`: what stands before a token decides where it is."""
        starts, ends, after, indents = self._starts, self._ends, self._after, self._indents
        for at in range(len(starts), end):
            token = self.tokens[at]
            column, indent = after[at - 1] if at else (self.base, self.base)
            if at in self.breaks:
                column = indent = self._indent(at, self.breaks, starts, indents)
            elif at and self.spaced[at]:
                column += 1
            column += self.gaps.get(at, 0)
            starts.append(column)
            if token.kind == "mark" and token.text in OPENERS:
                indents[at] = indent
            lines = token.text.split("\n")
            ends.append(column + len(lines[0]))
            after.append((ends[-1] if len(lines) == 1 else len(lines[-1]), indent))

    def _indent(
        self, at: int, breaks: set[int], starts: Sequence[int], indents: Mapping[int, int]
    ) -> int:
        token = self.tokens[at]
        if token.kind == DIRECTIVE:
            return 0
        group = self.group[at]
        if at in self.anchors:
            return starts[self.anchors[at]]
        if token.kind == "mark" and token.text in CLOSERS:
            own = self.closed.get(at)
            if own is not None:
                is_open = own.start in breaks or own.first in breaks
                if not is_open:
                    return starts[own.opener]
                if own.closer_offset in (0, *OFFSETS) and own.closer_offset < self._offset(
                    own, indents
                ):
                    return indents[own.opener] + own.closer_offset
                is_head = self._is_on_head(own, indents)
                return indents[own.opener] + (STEP if is_head and self._body() > 0 else 0)
        if group.opener < 0:
            return self._top_indent(at, breaks, starts)
        is_open = group.first in breaks or group.start in breaks
        if at == group.first or is_open or group.hangs:
            return indents[group.opener] + self._offset(group, indents)
        if group.first < len(starts):
            return starts[group.first]
        return starts[group.opener] + 1

    def _offset(self, group: BracketGroup, indents: Mapping[int, int]) -> int:
        is_head = self._is_on_head(group, indents)
        return group.offset or (CONTINUATION if is_head else STEP)

    def _is_on_head(self, group: BracketGroup, indents: Mapping[int, int]) -> bool:
        """Whether the bracket is on the first line of a class or def."""
        return self.tokens[0].text in HEADS and indents[group.opener] == self.base

    def _top_indent(self, at: int, breaks: set[int], starts: Sequence[int]) -> int:
        if self.tokens[at].kind == COMMENT and at == 0:
            return self.base
        before = self.tokens[at - 1].text
        top = self.groups[0]
        if at == self.colon:
            return self.base + (self.colon_offset if self.colon_offset in OFFSETS else CONTINUATION)
        is_aligned = self.colon + 1 not in breaks and not top.hangs
        if -1 < self.colon < at - 1 and is_aligned:
            return starts[self.colon + 1]
        if before == "," and self.tokens[0].text == "let" and len(starts) > 1:
            return starts[1]
        return self.base + (top.offset or CONTINUATION)

    # --- fitting ---

    def fit(self) -> None:
        """Break what is too long, as far as there is a place for it; then align tags."""
        self._break_lines()
        for run in self._runs_of_tags():
            self._align_tags(run)

    def _runs_of_tags(self) -> list[list[int]]:
        """Those that the author has below each other, and which are on lines that follow."""
        runs: list[list[int]] = []
        by_end: dict[tuple[int, int], list[int]] = {}  # by line and column of the last one
        for at in sorted(self.tags):
            token = self.tokens[at]
            run = by_end.pop((token.line - 1, token.column), [])
            if run and self.breaks.isdisjoint(range(run[-1] + 1, at)):
                run = []
            if not run:
                runs.append(run)
            run.append(at)
            by_end[token.line, token.column] = run
        has_space = (any(self.tokens[at].space for at in run) for run in runs)
        return [
            run for run, is_spaced in zip(runs, has_space, strict=True) if is_spaced and run[1:]
        ]

    def _align_tags(self, run: Sequence[int]) -> None:
        """One column for all, where they fit."""
        _, ends = self.columns()
        longest = max(ends)
        column = max(ends[at - 1] for at in run) + all(self.tokens[at].space for at in run)
        gaps = {at: column - ends[at - 1] for at in run}
        if all(self.tokens[at + 1].space for at in run):
            gaps |= dict.fromkeys([at + 1 for at in run], 1)
        self.gaps |= gaps
        if max(self.columns()[1]) > max(longest, self.width):
            for at in gaps:
                del self.gaps[at]

    def _break_lines(self) -> None:
        """Line by line."""
        self._forget(0)
        stuck: set[int] = set()
        first = 0
        while first < len(self.tokens):
            bound = self._next_break(first + 1)
            last = self._last_that_counts(first, bound)
            self._place(bound)
            chosen: set[int] = set()
            if first not in stuck and max(self._ends[first : last + 1]) > self.width:
                chosen = self._choose(first, last)
                if not chosen:
                    stuck.add(first)
            if not chosen:
                first = bound
                continue
            self.breaks |= chosen
            changed = min(chosen)
            self._forget(changed)
            while first >= changed:  # breaks before this line: what is between is tried again
                first -= 1
                while first > 0 and first not in self.breaks:
                    first -= 1

    def _next_break(self, at: int) -> int:
        """The first break from there on, or the end."""
        while at < len(self.tokens) and at not in self.breaks:
            at += 1
        return at

    def _last_that_counts(self, first: int, bound: int) -> int:
        """Of a line: remarks after it may be too long."""
        last = bound - 1
        while last > first and self.tokens[last].kind == COMMENT:
            last -= 1
        return last

    def _choose(self, first: int, last: int) -> set[int]:
        """The breaks to add to the line from `first` to `last`."""
        fallback: set[int] = set()
        least = 0
        for candidate in self._candidates(first, last):
            candidate = candidate - self.breaks
            if not candidate:
                continue
            excess = self._excess(candidate, first, last)
            if not excess:
                return candidate
            if not least or excess < least:
                least, fallback = excess, candidate
        return fallback

    def _excess(self, candidate: set[int], first: int, last: int) -> int:
        """By how many columns lines between two tokens are too long with these breaks too."""
        changed = min(candidate)
        self._forget(changed)
        self.breaks |= candidate
        found = 0
        start = first
        while start <= last:
            bound = self._next_break(start + 1)
            end = self._last_that_counts(start, bound)
            self._place(end + 1)
            found += max(0, max(self._ends[start : end + 1]) - self.width)
            start = bound
        self.breaks -= candidate
        self._forget(changed)
        return found

    def _candidates(self, first: int, last: int) -> Iterator[set[int]]:
        def within(found: set[int]) -> set[int]:
            return {at for at in found if first < at <= last}

        top = self.groups[0]
        is_far = self._ends[last] > FAR
        commas = within({at + 1 for at in top.commas})
        yield commas
        if first < self.colon <= last:
            yield {self.colon}
            yield {self.colon} | commas
        here = [
            g
            for g in self.groups[1:]
            if g.kind != BLOCK
            and first <= g.opener
            and g.closer <= last
            and g.closer > g.opener + 1
        ]
        known = set(here)
        around = [
            g
            for g in self.groups[1:]
            if g not in known and any(first < at < last for at in g.commas) and g.kind != BLOCK
        ]
        if is_far or len(here) + len(around) > MANY_GROUPS:
            depth = min((g.depth for g in here), default=0)
            here = [g for g in here if g.depth == depth][:MOST_GROUPS]
            around = around[:MOST_GROUPS]
        equals = [
            at
            for at in range(first, last)
            if self.tokens[at].text == "=" and self.group[at].opener < 0
        ]
        value = {equals[0] + 1} if equals and equals[0] + 1 <= last else set()
        if value and self.tokens[equals[0] + 1].text not in ("(", "["):
            yield value
        for group in around:
            yield self._arguments(group, first)
        for group in sorted(here, key=lambda g: (g.depth, g.opener)):
            yield within(self._arguments(group, first))
        yield self._after_paste(first, last)
        for group in sorted(around, key=lambda g: -g.depth):
            yield {group.first}
        for group in sorted(here, key=lambda g: (g.depth, g.opener)):
            yield within(self._opened(group))
        yield within(value)
        for group in sorted(around, key=lambda g: -g.depth):
            yield {group.start}

    def _after_paste(self, first: int, last: int) -> set[int]:
        """The last place after a `#` that fits."""
        self._place(last + 1)
        found = [
            at + 1
            for at in range(first + 1, last)
            if self.tokens[at].text == "#"
            and self.tokens[at].kind == "mark"
            and self._ends[at] <= self.width
        ]
        return set(found[-1:])

    def _arguments(self, group: BracketGroup, first: int) -> set[int]:
        """Each argument a line; short ones as many as fit."""
        starts = [at + 1 for at in group.commas]
        bounds = [group.first, *[at + 1 for at in group.commas], group.closer + 1]
        is_plain = all(b - a <= 2 for a, b in pairwise(bounds))
        if not is_plain or group.kind not in ("[", VALUE_BRACE):
            return set(starts)
        return self._filled(group, starts, first)

    def _filled(self, group: BracketGroup, starts: Sequence[int], first: int) -> set[int]:
        chosen: set[int] = set()
        self._place(max(first, group.first) + 1)
        indent = self._starts[group.first]
        column = self._starts[max(first, group.first)]
        at = max(first, group.first)
        for start in [s for s in starts if s > at]:
            if start in self.breaks:
                break
            nxt = next((s for s in starts if s > start), group.closer + 1)
            length = sum(len(t.text) for t in self.tokens[start:nxt]) + 1
            column += sum(len(t.text) for t in self.tokens[at:start]) + 1
            if column + length - 1 > self.width:
                chosen.add(start)
                column = indent
            at = start
        return chosen

    def _opened(self, group: BracketGroup) -> set[int]:
        """Arguments on lines of their own after a line that ends with the bracket."""
        start = group.first if group.first < group.closer else group.start
        found = {start, *[at + 1 for at in group.commas]}
        if group.kind in ("(", "[") and not group.is_call:
            found.add(group.closer)
        return found

    # --- text ---

    def text(self) -> list[str]:
        """The physical lines."""
        starts, _ = self.columns()
        parts: list[str] = []
        for at, token in enumerate(self.tokens):
            if at == 0:
                parts.append(" " * (0 if token.kind == DIRECTIVE else self.base))
            elif at in self.breaks:
                blank = "\n" if token.newlines > 1 and self._may_have_blank(at) else ""
                parts.append(f"\n{blank}" + " " * starts[at])
            elif self.spaced[at]:
                parts.append(" ")
            parts.append(" " * self.gaps.get(at, 0) + token.text)
        return "".join(parts).split("\n")

    def _may_have_blank(self, at: int) -> bool:
        return self._is_forced(at) or self.tokens[at - 1].text == ","
