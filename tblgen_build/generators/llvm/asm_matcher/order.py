"""The order in which matchables are tried: by mnemonic, then the more special ones first."""

from __future__ import annotations

from ..merge_sort import stable_sorted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .match_class import ClassOrder
    from .matchable import Matchable


class _Entry:
    """A matchable with what it is compared by; `group` is decided without operands' classes."""

    __slots__ = ("features", "group", "has_position", "identity", "matchable", "operands")

    def __init__(self, matchable: Matchable, group: tuple[str, int, int]) -> None:
        self.matchable = matchable
        self.group = group
        self.operands = tuple([operand.class_.position for operand in matchable.operands])
        record = matchable.instruction.record
        self.has_position = record.value_as_bit("HasPositionOrder")
        self.identity = record.id
        self.features = len(matchable.features)


def ordered(matchables: list[Matchable], order: ClassOrder, *, by_size: bool) -> list[Matchable]:
    entries = [_Entry(m, _group(m, by_size)) for m in matchables]
    groups: dict[tuple[str, int, int], list[_Entry]] = {}
    for entry in entries:
        groups.setdefault(entry.group, []).append(entry)
    if all(_is_ordered(members, order) for members in groups.values()):
        entries = [
            entry for _, members in sorted(groups.items()) for entry in sorted(members, key=_key)
        ]
    else:
        entries = stable_sorted(entries, _Precedes(order))
    return [entry.matchable for entry in entries]


def _group(matchable: Matchable, by_size: bool) -> tuple[str, int, int]:
    size = matchable.instruction.size if by_size else 0
    return (lower(matchable.mnemonic), size, len(matchable.operands))


def lower(text: str) -> str:
    """ASCII letters in lower case."""
    if text.isascii():
        return text.lower()
    return "".join([c.lower() if c.isascii() else c for c in text])


def _is_ordered(entries: list[_Entry], order: ClassOrder) -> bool:
    """Whether the entries compare as their keys do."""
    if len(entries) < 2:
        return True
    if len({entry.has_position for entry in entries}) > 1:
        return False
    columns = zip(*[entry.operands for entry in entries], strict=True)
    return all(order.agrees_with_positions(set(column)) for column in columns)


def _key(entry: _Entry) -> tuple[tuple[int, ...], int]:
    return entry.operands, entry.identity if entry.has_position else -entry.features


class _Precedes:
    """Whether one entry is tried before another."""

    def __init__(self, order: ClassOrder) -> None:
        self._order = order

    def __call__(self, left: _Entry, right: _Entry) -> bool:
        if left.group != right.group:
            return left.group < right.group
        classes = self._order.classes
        precedes = self._order.precedes
        for a, b in zip(left.operands, right.operands, strict=True):
            if a == b:
                continue
            if precedes(classes[a], classes[b]):
                return True
            if precedes(classes[b], classes[a]):
                return False
        if left.has_position and right.has_position:
            return left.identity < right.identity
        return left.features > right.features
