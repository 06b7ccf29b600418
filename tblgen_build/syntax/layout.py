"""One logical line as physical ones: spaces, the author's line ends, indentation.

Line ends stay where the style has them too; `fitting.py` adds others to lines that are too long. A
second run leaves the result as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate

from tblgen_build.syntax.brackets import BracketGroup, Brackets
from tblgen_build.syntax.lines import Line
from tblgen_build.syntax.spacing import BLOCK, is_spaced
from tblgen_build.syntax.tokens import (
    CLOSERS,
    COMMENT,
    DIRECTIVE,
    OPENERS,
    STRING,
    VARIABLE,
    Token,
)

STEP, CONTINUATION = 2, 4
HEADS = frozenset({"class", "def", "defm", "multiclass"})
# By how much lines in a bracket may be indented, from the line that opens it.
OFFSETS = (STEP, CONTINUATION, CONTINUATION + STEP)


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
        self.brackets = Brackets(self.tokens, matching, line.first, self.inline)
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
        self.starts: list[int] = []
        self.ends: list[int] = []
        self._after: list[tuple[int, int]] = []
        self._indents: dict[int, int] = {}
        # Up to each token, itself too: how wide an unbroken line is, and how many tokens of
        # several lines there are.
        widths = [len(t.text) + s for t, s in zip(self.tokens, self.spaced, strict=True)]
        self._widths = list(accumulate(widths))
        self._tall = list(accumulate("\n" in t.text for t in self.tokens))

    # --- structure ---

    def _colon(self) -> int:
        """In front of the parents of a class or def; -1 where there is none."""
        if self.tokens[0].text not in HEADS:
            return -1
        colons = (
            at
            for at, token in enumerate(self.tokens)
            if token.text == ":" and token.kind == "mark" and self.brackets.around[at].opener < 0
        )
        return next(colons, -1)

    def _is_tag(self, at: int) -> bool:
        """Whether it is the `:` of an operand's name in a dag, `AnyType:$x`."""
        token = self.tokens[at]
        is_colon = token.text == ":" and token.kind == "mark"
        return is_colon and self.brackets.around[at].is_dag and self.tokens[at + 1].kind == VARIABLE

    def _is_spaced(self, at: int) -> bool:
        if at == 0:
            return False
        left, right = self.tokens[at - 1], self.tokens[at]
        group = self.brackets.around[at]
        kind = group.kind
        if at in self.tags and left.kind != COMMENT:
            return False
        if right.kind == "mark" and right.text in CLOSERS:
            kind = self.brackets.around[at - 1].kind if left.text not in OPENERS else right.text
        is_block = at in self.inline or at - 1 in self.inline
        if right.kind == "mark" and right.text == "{" and group.opener < 0 and at == self._body():
            is_block = True
        if right.text == ";" and at - 1 in self.inline:
            return False
        if right.text == ":" and group.opener < 0 and left.text != "{":
            return True
        is_call = at in self.brackets.opened and self.brackets.opened[at].is_call
        return is_spaced(left, right, kind, is_block, is_call)

    def _body(self) -> int:
        """The brace of a block that the line opens; -1 where it opens none."""
        last = len(self.tokens) - 1
        while last > 0 and self.tokens[last].kind == COMMENT:
            last -= 1
        is_open = self.tokens[last].text == "{" and last not in self.brackets.opened
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
        group = self.brackets.around[at]
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
        for group in self.brackets.all:
            if group.closer in self.breaks and not self._is_forced(group.closer):
                is_open = group.start in self.breaks or group.first in self.breaks
                if not is_open:
                    self.breaks.discard(group.closer)

    def _keep_hanging(self) -> None:
        """Arguments that the author has not aligned stay so; operands of dags are aligned."""
        seen: set[int] = set()
        for at in sorted(self.breaks):
            group = self.brackets.around[at]
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
            token, group = self.tokens[at], self.brackets.around[at]
            own = self.brackets.closed.get(at)
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
        for at, group in enumerate(self.brackets.around):
            before = self.tokens[at - 1] if at else None
            is_inside = before is not None and self.brackets.around[at - 1] is group
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
        self.forget(0)
        self.place(len(self.tokens))
        return self.starts, self.ends

    def forget(self, at: int) -> None:
        """From this token on nothing is known: breaks there have changed. Those before it stay."""
        del self.starts[at:]
        del self.ends[at:]
        del self._after[at:]

    def place(self, end: int) -> None:
        """Columns of the tokens before `end`: what stands before a token decides where it is."""
        starts, ends, after, indents = self.starts, self.ends, self._after, self._indents
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

    def last_column(self, first: int, last: int) -> int:
        """Of a line from the one token to the other; places them only where it has to."""
        self.place(first + 1)
        if not self.is_flat(first, last):
            self.place(last + 1)
            return max(self.ends[first : last + 1])
        return self.ends[first] + self._widths[last] - self._widths[first]

    def is_flat(self, first: int, last: int) -> bool:
        """Whether each token of an unbroken line is farther right, by the widths before it."""
        return not self.gaps and self._tall[last] == (self._tall[first - 1] if first else 0)

    def _indent(
        self, at: int, breaks: set[int], starts: Sequence[int], indents: Mapping[int, int]
    ) -> int:
        token = self.tokens[at]
        if token.kind == DIRECTIVE:
            return 0
        group = self.brackets.around[at]
        if at in self.anchors:
            return starts[self.anchors[at]]
        if token.kind == "mark" and token.text in CLOSERS:
            own = self.brackets.closed.get(at)
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
        top = self.brackets.all[0]
        if at == self.colon:
            return self.base + (self.colon_offset if self.colon_offset in OFFSETS else CONTINUATION)
        is_aligned = self.colon + 1 not in breaks and not top.hangs
        if -1 < self.colon < at - 1 and is_aligned:
            return starts[self.colon + 1]
        if before == "," and self.tokens[0].text == "let" and len(starts) > 1:
            return starts[1]
        return self.base + (top.offset or CONTINUATION)

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
