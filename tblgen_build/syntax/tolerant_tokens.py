"""Walks over a text's tokens, cuts it into chunks, and records its faults. Raises only Recover.

Knows nothing of what the tokens mean.
"""

from __future__ import annotations

from tblgen_build.syntax.tokens import BATCH, Lexer
from tblgen_build.syntax.tree import Chunk, Fault, Node


class Recover(Exception):
    """The statement cannot be read on."""


class TokenReader(Lexer):
    """The tokens from here on. Offsets of nodes are in the chunk, those of tokens in the file."""

    def __init__(self, text: str, offset: int) -> None:
        super().__init__(text, offset)
        self.met = -1  # where the rest is known
        self._at = 0
        self._depth = 0
        self._base = offset
        self.chunk = Chunk(offset)
        self._scope: Node | None = None

    def _close_chunk(self, first: int, end: int) -> None:
        """The chunk has the tokens from `first` to here; what was read is dropped."""
        chunk, base = self.chunk, self._base
        chunk.text = self.text[base:end]
        chunk.kinds = self._kinds[first : self._at]
        chunk.starts = [start - base for start in self._starts[first : self._at]]
        chunk.ends = [stop - base for stop in self._ends[first : self._at]]
        chunk.remarks = [(k, s - base, e - base) for k, s, e in self._remarks if s < end]
        self._remarks = [remark for remark in self._remarks if remark[1] >= end]
        flaws = [flaw for flaw in self._flaws if flaw.start < end]
        if flaws:  # what follows in the statement may be wrong because of them
            first_flaw = flaws[0].start - base
            chunk.faults = [f for f in chunk.faults if f.start < first_flaw and not f.is_unclosed]
        for flaw in flaws:
            chunk.faults.append(Fault(flaw.start - base, min(flaw.end, end) - base, flaw.message))
        self._flaws = [flaw for flaw in self._flaws if flaw.start >= end]
        if self._at > 4 * BATCH:
            for column in (self._kinds, self._starts, self._ends):
                del column[: self._at - 1]
            self._at = 1
        self._base = end

    @property
    def kind(self) -> str:
        return self._kinds[self._at]

    def _next_kind(self) -> str:
        at = self._at + 1
        return self._kinds[at] if at < len(self._kinds) else "end"

    def _word(self) -> str:
        return self.text[self._starts[self._at] : self._ends[self._at]]

    def _advance(self) -> None:
        if self._kinds[self._at] != "end":
            self._at += 1
            if self._at + 2 >= len(self._kinds) and not self._is_done:
                self._more()

    def _accept(self, kind: str) -> bool:
        if self._kinds[self._at] == kind:
            self._advance()
            return True
        return False

    def _here(self) -> int:
        return self._starts[self._at] - self._base

    def _last_end(self) -> int:
        """The end of the token before."""
        return self._ends[self._at - 1] - self._base if self._at else 0

    def _is_first_on_line(self) -> bool:
        start = self._starts[self._at]
        return "\n" in self.text[self._ends[self._at - 1] if self._at else self._base : start]

    # --- faults ----------------------------------------------------------------------

    def _fault(self, start: int, end: int, message: str, fix: str = "") -> None:
        self.chunk.faults.append(Fault(start, end, message, fix))

    def _unclosed(self, brace: int) -> None:
        fault = Fault(brace, brace + 1, "the '}' for this '{' is missing")
        fault.is_unclosed = True
        self.chunk.faults.append(fault)

    def _fail_token(self, message: str) -> None:
        """At the next token, or after the last one where a line or the text ends."""
        if self.kind == "end" or self._is_first_on_line():
            end = self._last_end()
            self._fault(max(end - 1, 0), end, message)
        else:
            self._fault(self._here(), self._ends[self._at] - self._base, message)

    def _fail(self, message: str) -> Recover:
        self._fail_token(message)
        return Recover()

    def _expect(self, kind: str, where: str = "") -> None:
        if not self._accept(kind):
            raise self._fail(f"expected '{kind}'{where}")

    def _expect_semicolon(self) -> None:
        if self._accept(";"):
            return
        end = self._last_end()
        self._fault(max(end - 1, 0), end, "expected ';' after this", ";")
        if not self._is_first_on_line() and self.kind not in ("}", "end"):
            raise Recover
