"""The brackets of one logical line: what stands in which, and where arguments begin."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from tblgen_build.syntax.spacing import BLOCK, NONE
from tblgen_build.syntax.tokens import BANG, CLOSERS, COMMENT, OPENERS, Token


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


class Brackets:
    """Of the tokens of a line, the first of which is the `first` of all that `matching` counts."""

    __slots__ = ("all", "around", "closed", "opened", "tokens")

    def __init__(
        self,
        tokens: Sequence[Token],
        matching: Mapping[int, int],
        first: int,
        inline: Collection[int],
    ) -> None:
        self.tokens = tokens
        self.around: list[BracketGroup] = []  # of each token: the innermost that it stands in
        self.all: list[BracketGroup] = []  # the line itself first
        self.opened: dict[int, BracketGroup] = {}  # by opener
        self.closed: dict[int, BracketGroup] = {}  # by closer
        self._read(matching, first, inline)

    def _read(self, matching: Mapping[int, int], first: int, inline: Collection[int]) -> None:
        top = BracketGroup(-1, NONE, None, False)
        self.all.append(top)
        stack = [top]
        last = len(self.tokens) - 1
        for at, token in enumerate(self.tokens):
            is_mark = token.kind == "mark"
            if is_mark and token.text in CLOSERS and len(stack) > 1:
                stack[-1].closer = at
                self.closed[at] = stack[-1]
                self._end_group(stack.pop())
            self.around.append(stack[-1])
            if is_mark and token.text == ",":
                stack[-1].commas.append(at)
            if is_mark and token.text in OPENERS and matching[first + at] - first <= last:
                kind = BLOCK if at in inline else token.text
                group = BracketGroup(at, kind, stack[-1], self._is_call(at, matching, first))
                self.all.append(group)
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
