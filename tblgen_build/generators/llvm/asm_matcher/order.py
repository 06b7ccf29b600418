"""The order in which matchables are tried: by mnemonic, then the more special ones first."""

from __future__ import annotations

from ..merge_sort import stable_sorted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .matchable import Matchable


class _Entry:
    """A matchable with what it is compared by: first `key`, then one of the others."""

    __slots__ = ("features", "has_position", "identity", "key", "matchable")

    def __init__(self, matchable: Matchable, by_size: bool) -> None:
        self.matchable = matchable
        instruction = matchable.instruction
        classes = tuple([operand.class_.position for operand in matchable.operands])
        size = instruction.size  # always: no instruction that can be written leaves it open
        self.key = (lower(matchable.mnemonic), size if by_size else 0, len(classes), classes)
        self.has_position = instruction.record.value_as_bit_or_unset("HasPositionOrder")
        self.identity = instruction.record.id
        self.features = len(matchable.features)


def ordered(matchables: list[Matchable], *, by_size: bool) -> list[Matchable]:
    entries = [_Entry(m, by_size) for m in matchables]
    if _is_mixed(entries):
        entries = stable_sorted(entries, _precedes)
    else:
        entries.sort(key=_sort_key)
    return [entry.matchable for entry in entries]


def _is_mixed(entries: list[_Entry]) -> bool:
    """Is it open for one, or have some a position among others of the same key that have none?"""
    known: dict[tuple[str, int, int, tuple[int, ...]], bool | None] = {}
    return any(
        e.has_position is None or known.setdefault(e.key, e.has_position) != e.has_position
        for e in entries
    )


def lower(text: str) -> str:
    """ASCII letters in lower case."""
    if text.isascii():
        return text.lower()
    return "".join([c.lower() if c.isascii() else c for c in text])


def _sort_key(entry: _Entry) -> tuple[tuple[str, int, int, tuple[int, ...]], int]:
    return entry.key, entry.identity if entry.has_position else -entry.features


def _precedes(left: _Entry, right: _Entry) -> bool:
    """No order: what has a position goes by it only among its kind."""
    if left.key != right.key:
        return left.key < right.key
    if _has_position(left) and _has_position(right):
        return left.identity < right.identity
    return left.features > right.features


def _has_position(entry: _Entry) -> bool:
    """Raises RecordError where an instruction that has to tell leaves it open."""
    if entry.has_position is None:
        return entry.matchable.instruction.flag("HasPositionOrder")
    return entry.has_position
