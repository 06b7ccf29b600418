"""Breaks physical lines that are too long, and puts tags below each other.

The outermost bracket whose arguments take lines of their own makes a line fit. What the author has
broken is known from `layout.py`, and stays.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterator, Sequence
from itertools import pairwise

from tblgen_build.syntax.brackets import BracketGroup
from tblgen_build.syntax.layout import Layout
from tblgen_build.syntax.spacing import BLOCK, VALUE_BRACE
from tblgen_build.syntax.tokens import COMMENT

# Of a line of so many columns, or brackets, only the first of the outermost brackets are tried: to
# compare all would take time with the square of its length.
FAR, MANY_GROUPS, MOST_GROUPS = 4_000, 100, 3


class Fitting:
    """Adds breaks and gaps to the layout of one logical line."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.tokens = layout.tokens
        self.width = layout.width
        self.groups = [g for g in layout.brackets.all[1:] if g.kind != BLOCK]
        marks = (at for at, token in enumerate(self.tokens) if token.kind == "mark")
        self.pastes = [at for at in marks if self.tokens[at].text == "#"]
        around = layout.brackets.around
        self.equals = [  # of statements
            at for at, t in enumerate(self.tokens) if t.text == "=" and around[at].opener < 0
        ]

    def fit(self) -> None:
        """Break what is too long, as far as there is a place for it; then align tags."""
        self._break_lines()
        for run in self._runs_of_tags():
            self._align_tags(run)

    def _runs_of_tags(self) -> list[list[int]]:
        """Those that the author has below each other, and which are on lines that follow."""
        runs: list[list[int]] = []
        by_end: dict[tuple[int, int], list[int]] = {}  # by line and column of the last one
        for at in sorted(self.layout.tags):
            token = self.tokens[at]
            run = by_end.pop((token.line - 1, token.column), [])
            if run and self.layout.breaks.isdisjoint(range(run[-1] + 1, at)):
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
        _, ends = self.layout.columns()
        longest = max(ends)
        column = max(ends[at - 1] for at in run) + all(self.tokens[at].space for at in run)
        gaps = {at: column - ends[at - 1] for at in run}
        if all(self.tokens[at + 1].space for at in run):
            gaps |= dict.fromkeys([at + 1 for at in run], 1)
        self.layout.gaps |= gaps
        if max(self.layout.columns()[1]) > max(longest, self.width):
            for at in gaps:
                del self.layout.gaps[at]

    def _break_lines(self) -> None:
        """Line by line."""
        self.layout.forget(0)
        stuck: set[int] = set()
        starts = [0, *sorted(self.layout.breaks), len(self.tokens)]  # of lines
        first = 0
        while first < len(self.tokens):
            bound = starts[bisect_right(starts, first)]
            last = self._last_that_counts(first, bound)
            chosen: set[int] = set()
            if first not in stuck and self.layout.last_column(first, last) > self.width:
                # Brackets so deep that a line begins beyond the width stay as they are.
                has_room = self.layout.starts[first] < self.width
                chosen = self._choose(first, last) if has_room else set()
                if not chosen:
                    stuck.add(first)
            if not chosen:
                first = bound
                continue
            self.layout.breaks |= chosen
            for at in chosen:
                insort(starts, at)
            changed = min(chosen)
            self.layout.forget(changed)
            while first >= changed:  # breaks before this line: what is between is tried again
                first = starts[bisect_left(starts, first) - 1]

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
            candidate = candidate - self.layout.breaks
            if not candidate:
                continue
            excess = self._excess(candidate, first, last, least)
            if not excess:
                return candidate
            if not least or excess < least:
                least, fallback = excess, candidate
        return fallback

    def _excess(self, candidate: set[int], first: int, last: int, enough: int) -> int:
        """By how many columns the line between two tokens is too long with these breaks.

        Other than 0, `enough` is where to stop counting.
        """
        changed = min(candidate)
        self.layout.forget(changed)
        self.layout.breaks |= candidate
        found = 0
        start = first
        for bound in [*sorted(at for at in candidate if first < at <= last), last + 1]:
            end = self._last_that_counts(start, bound)
            found += max(0, self.layout.last_column(start, end) - self.width)
            if enough and found >= enough:
                break
            start = bound
        self.layout.breaks -= candidate
        self.layout.forget(changed)
        return found

    def _candidates(self, first: int, last: int) -> Iterator[set[int]]:
        """Breaks that may be added together, in the order in which they are tried."""

        def within(found: set[int]) -> set[int]:
            return {at for at in found if first < at <= last}

        inside, around = self._groups(first, last)
        colon = self.layout.colon
        commas = within({at + 1 for at in self.layout.brackets.all[0].commas})
        yield commas
        if first < colon <= last:
            yield {colon}
            yield {colon} | commas
        value = self._value(first, last)
        if value and self.tokens[min(value)].text not in ("(", "["):
            yield value
        for group in around:
            yield self._arguments(group, first)
        inside.sort(key=lambda g: (g.depth, g.opener))
        for group in inside:
            yield within(self._arguments(group, first))
        yield self._after_paste(first, last)
        around.sort(key=lambda g: -g.depth)
        for group in around:
            yield {group.first}
        for group in inside:
            yield within(self._opened(group))
        yield value
        for group in around:
            yield {group.start}

    def _value(self, first: int, last: int) -> set[int]:
        """What follows the `=` of the statement."""
        index = bisect_left(self.equals, first)
        is_there = index < len(self.equals) and self.equals[index] < last
        return {self.equals[index] + 1} if is_there else set()

    def _groups(self, first: int, last: int) -> tuple[list[BracketGroup], list[BracketGroup]]:
        """Brackets that are in the line, and others that have commas in it."""
        groups = self.groups
        inside = [
            g for g in groups if first <= g.opener and g.closer <= last and g.closer > g.opener + 1
        ]
        known = set(inside)
        around = [g for g in groups if g not in known and has_comma(g, first, last)]
        if self.layout.last_column(first, last) > FAR or len(inside) + len(around) > MANY_GROUPS:
            depth = min((g.depth for g in inside), default=0)
            inside = [g for g in inside if g.depth == depth][:MOST_GROUPS]
            around = around[:MOST_GROUPS]
        return inside, around

    def _after_paste(self, first: int, last: int) -> set[int]:
        """The last place after a `#` that fits."""
        found: set[int] = set()
        is_flat = self.layout.is_flat(first, last)
        for index in range(bisect_right(self.pastes, first), bisect_left(self.pastes, last)):
            at = self.pastes[index]
            self.layout.place(at + 1)
            if self.layout.ends[at] <= self.width:
                found = {at + 1}
            elif is_flat:
                break  # those after it are farther right
        return found

    def _arguments(self, group: BracketGroup, first: int) -> set[int]:
        """Each argument a line; short ones as many as fit."""
        starts = [at + 1 for at in group.commas]
        bounds = [group.first, *starts, group.closer + 1]
        is_plain = all(b - a <= 2 for a, b in pairwise(bounds))
        if not is_plain or group.kind not in ("[", VALUE_BRACE):
            return set(starts)
        return self._filled(group, starts, first)

    def _filled(self, group: BracketGroup, starts: Sequence[int], first: int) -> set[int]:
        chosen: set[int] = set()
        self.layout.place(max(first, group.first) + 1)
        indent = self.layout.starts[group.first]
        column = self.layout.starts[max(first, group.first)]
        at = max(first, group.first)
        rest = [start for start in starts if start > at]
        for start, nxt in pairwise([*rest, group.closer + 1]):
            if start in self.layout.breaks:
                break
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


def has_comma(group: BracketGroup, first: int, last: int) -> bool:
    """Whether one of its own stands between the tokens."""
    at = bisect_right(group.commas, first)
    return at < len(group.commas) and group.commas[at] < last
