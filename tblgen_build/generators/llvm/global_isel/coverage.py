"""Which rules of a selector were used, as programs with an instrumented one have written it down.

A file has sections: the target's name and a zero, then the numbers of rules in 8 bytes each, least
first, up to one of all ones or the file's end.
"""

from __future__ import annotations

from tblgen_build._core import RecordError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container
    from typing import Final

    from tblgen_build.registry import InputFile, Warnings

_SIZE: Final = 8
_END: Final = 2**64 - 1


class _Malformed(Exception):
    """A file of coverage ends too early."""


class Coverage:
    """The target's rules that the file lists; all of them without a sound file."""

    def __init__(self, file: InputFile | None, target: str, warnings: Warnings) -> None:
        self._rules: Container[int] | None = None
        if file is None:
            return
        if file.content is None:
            warnings.append(RecordError("Missing rule coverage data"))
            return
        try:
            self._rules = _rules_of(file.content, target.encode())
        except _Malformed:
            warnings.append(RecordError("Ignoring invalid or missing rule coverage data"))

    def has(self, number: int) -> bool:
        return self._rules is None or number in self._rules


def _rules_of(content: bytes, target: bytes) -> set[int]:
    """Raises _Malformed."""
    rules: set[int] = set()
    position = 0
    while position < len(content):
        end = content.find(b"\0", position)
        if end < 0:
            raise _Malformed
        listed, after = _section(content, end + 1)
        if content[position:end] == target:
            rules.update(listed)
        position = after
    return rules


def _section(content: bytes, position: int) -> tuple[list[int], int]:
    """The rules that are listed from there on, and where they end. Raises _Malformed."""
    listed: list[int] = []
    while True:
        after = position + _SIZE
        if after > len(content):
            raise _Malformed
        number = int.from_bytes(content[position:after], "little")
        if number == _END:
            return listed, after
        listed.append(number)
        if after == len(content):
            return listed, after
        position = after
