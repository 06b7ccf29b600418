"""Splits a text into tokens and chunks, and records its faults. Raises only Recover.

Knows nothing of what the tokens mean.
"""

from __future__ import annotations

import re

from tblgen_build.syntax.tokens import CODE_BLOCK
from tblgen_build.syntax.tree import Chunk, Fault, Node

BATCH = 256  # tokens that are read at once

KEYWORDS = frozenset(
    (
        "assert",
        "bit",
        "bits",
        "class",
        "code",
        "dag",
        "def",
        "defm",
        "defset",
        "deftype",
        "defvar",
        "dump",
        "else",
        "false",
        "field",
        "foreach",
        "if",
        "in",
        "include",
        "int",
        "let",
        "list",
        "multiclass",
        "string",
        "then",
        "true",
    )
)

_TOKEN = re.compile(
    r"""
      (?P<space> \s+ )
    | (?P<comment> //[^\n]* | /\* )
    | (?P<directive> \#(?:ifdef|ifndef|else|endif|define)\b[^\n]* )
    | (?P<code> \[\{ )
    | (?P<string> " )
    | (?P<variable> \$[A-Za-z_]\w* )
    | (?P<bang> ![A-Za-z]+ )
    | (?P<number> 0x[0-9a-fA-F]+\b | 0b[01]+\b | [-+]?\d+(?!\w) )
    | (?P<word> \w+ )
    | (?P<mark> \.\.\. | [-+\[\](){}<>:;,.=?\#] )
    | (?P<bad> . )
    """,
    re.S | re.X | re.A,
)
_STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_NESTED = re.compile(r"/\*|\*/")
_CODE = re.compile(CODE_BLOCK, re.S | re.X)


class Recover(Exception):
    """The statement cannot be read on."""


class TokenReader:
    """The tokens from here on. Offsets of nodes are in the chunk, those of tokens in the file."""

    def __init__(self, text: str, offset: int) -> None:
        self.text = text
        self.met = -1  # where the rest is known
        self._lexed = offset
        self._is_done = False
        self._kinds: list[str] = []
        self._starts: list[int] = []
        self._ends: list[int] = []
        self._remarks: list[tuple[str, int, int]] = []
        self._flaws: list[tuple[int, int, str, str]] = []
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
        flaws = [flaw for flaw in self._flaws if flaw[0] < end]
        if flaws:  # what follows in the statement may be wrong because of them
            first_flaw = flaws[0][0] - base
            chunk.faults = [f for f in chunk.faults if f.start < first_flaw and not f.is_unclosed]
        for start, stop, message, fix in flaws:
            chunk.faults.append(Fault(start - base, min(stop, end) - base, message, fix))
        self._flaws = [flaw for flaw in self._flaws if flaw[0] >= end]
        if self._at > 4 * BATCH:
            for column in (self._kinds, self._starts, self._ends):
                del column[: self._at - 1]
            self._at = 1
        self._base = end

    def _more(self) -> None:
        """Read some more tokens."""
        text, at = self.text, self._lexed
        kinds, starts, ends = self._kinds, self._starts, self._ends
        wanted = len(kinds) + BATCH
        match = _TOKEN.match
        while len(kinds) < wanted:
            found = match(text, at)
            if found is None:
                kinds.append("end")
                starts.append(len(text))
                ends.append(len(text))
                self._is_done = True
                break
            kind, start, at = found.lastgroup, at, found.end()
            if kind == "space":
                continue
            if kind == "mark":
                kinds.append(text[start:at])
            elif kind == "word":
                word = text[start:at]
                kinds.append(word if word in KEYWORDS else "word")
            elif kind == "comment":
                if text[start + 1] == "*":
                    at = self._comment_end(start)
                self._remarks.append(("comment", start, at))
                continue
            elif kind == "directive" and text[text.rfind("\n", 0, start) + 1 : start].strip():
                at = start + 1  # pasting
                kinds.append("#")
            elif kind == "directive":
                self._remarks.append(("directive", start, at))
                continue
            elif kind == "code":
                closed = _CODE.match(text, start)
                if closed is None:
                    self._flaws.append(
                        (start, start + 2, "this code does not end: '}]' is missing", "")
                    )
                    at = len(text)
                else:
                    at = closed.end()
                kinds.append("code")
            elif kind == "string":
                closed = _STRING.match(text, start)
                if closed is None:
                    line = text.find("\n", at)
                    at = len(text) if line < 0 else line
                    self._flaws.append((start, at, "this string does not end on its line", ""))
                else:
                    at = closed.end()
                kinds.append("string")
            elif kind == "bad":
                self._flaws.append((start, at, f"unexpected character '{text[start]}'", ""))
                continue
            else:
                kinds.append(kind or "")
            starts.append(start)
            ends.append(at)
        self._lexed = at

    def _comment_end(self, start: int) -> int:
        """Comments nest."""
        depth = 0
        for found in _NESTED.finditer(self.text, start):
            depth += 1 if found.group() == "/*" else -1
            if depth == 0:
                return found.end()
        self._flaws.append((start, start + 2, "this comment does not end", ""))
        return len(self.text)

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
