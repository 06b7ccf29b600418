"""Which fields of the bits tell a set of encodings apart, in what order.

It knows patterns of bits, not what they encode. Sets of bits are ints.

A set of encodings is split by a field, a region of neighboring bits. The best
region is one that all of them define. Otherwise a region that only some define splits these
off, and the others are tried where they do not fit. The region that makes the most groups wins, of
equal ones the lowest.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Final, TypeAlias

    Node: TypeAlias = "DecodingLeaf | Split | Conflict"

# Fields are compared as 64-bit numbers, however wide they are.
_VALUE_MASK: Final = (1 << 64) - 1
# Where nothing splits as many encodings as these, part of one's known bits still may.
_FEW: Final = 3


class BitPattern:
    """The bits of an encoding: which are known, and which of those are one."""

    __slots__ = ("index", "known", "ones", "width")

    def __init__(self, index: int, width: int, known: int, ones: int) -> None:
        self.index = index  # of the encoding, for the callers
        self.width = width
        self.known = known
        self.ones = ones


class DecodingLeaf:
    """One encoding is left. `checks` are the bits that still have to fit: start, width, value."""

    __slots__ = ("checks", "pattern")

    def __init__(self, pattern: BitPattern, checks: Sequence[tuple[int, int, int]]) -> None:
        self.pattern = pattern
        self.checks = checks


class Split:
    """`cases` by ascending value of the field; `otherwise` is for those that do not define it."""

    __slots__ = ("cases", "otherwise", "start", "width")

    def __init__(
        self, start: int, width: int, cases: Sequence[tuple[int, Node]], otherwise: Node | None
    ) -> None:
        self.start = start
        self.width = width
        self.cases = cases
        self.otherwise = otherwise


class Conflict:
    """Nothing tells these apart. `trail`: what is known at each step from the root to here."""

    __slots__ = ("patterns", "trail")

    def __init__(self, patterns: Sequence[BitPattern], trail: Sequence[BitPattern]) -> None:
        self.patterns = patterns
        self.trail = trail


def runs(bits: int) -> Iterator[tuple[int, int]]:
    """Start and width of each run of ones, the lowest first."""
    start = 0
    while bits:
        zeros = (bits & -bits).bit_length() - 1
        bits >>= zeros
        start += zeros
        width = (~bits & (bits + 1)).bit_length() - 1
        yield start, width
        bits >>= width
        start += width


def decoding_tree(
    patterns: Sequence[BitPattern], conflicts: list[Conflict], *, reads_ahead: bool
) -> Node:
    """How to tell the patterns apart; adds what cannot be, which the tree has as it is.

    `reads_ahead`: fields may have bits that shorter patterns do not have.
    """
    return _Tree(conflicts, max if reads_ahead else min).of(patterns, 0, 0, ())


class _Tree:
    """`width` says of the widths of patterns how many bits there are to choose fields from."""

    def __init__(self, conflicts: list[Conflict], width: Callable[[list[int]], int]) -> None:
        self._conflicts = conflicts
        self._width = width

    def of(
        self,
        patterns: Sequence[BitPattern],
        tested: int,
        ones: int,
        trail: tuple[BitPattern, ...],
    ) -> Node:
        """Where the bits `tested` are known to be `ones`."""
        if len(patterns) == 1:
            return _leaf(patterns[0], tested)
        # After a shorter one may be the end of the input.
        width = self._width([pattern.width for pattern in patterns])
        trail = (*trail, BitPattern(-1, width, tested, ones))
        field = _best_field(patterns, tested, width)
        if field is None:
            conflict = Conflict(patterns, trail)
            self._conflicts.append(conflict)
            return conflict
        return self._split(patterns, field, tested, ones, trail)

    def _split(
        self,
        patterns: Sequence[BitPattern],
        field: tuple[int, int],
        tested: int,
        ones: int,
        trail: tuple[BitPattern, ...],
    ) -> Node:
        start, width = field
        region = ((1 << width) - 1) << start
        groups: dict[int, list[BitPattern]] = {}
        others: list[BitPattern] = []
        for pattern in patterns:
            if pattern.known & region == region:
                value = pattern.ones >> start & ((1 << width) - 1) & _VALUE_MASK
                groups.setdefault(value, []).append(pattern)
            else:
                others.append(pattern)
        cases = [
            (value, self.of(group, tested | region, ones | group[0].ones & region, trail))
            for value, group in sorted(groups.items(), key=_value)
        ]
        otherwise = self.of(others, tested, ones, trail) if others else None
        return Split(start, width, cases, otherwise)


def _value(group: tuple[int, list[BitPattern]]) -> int:
    return group[0]


def _leaf(pattern: BitPattern, tested: int) -> DecodingLeaf:
    checks = [
        (start, width, pattern.ones >> start & ((1 << width) - 1))
        for start, width in runs(pattern.known & ~tested)
    ]
    return DecodingLeaf(pattern, checks[::-1])


def _best_field(patterns: Sequence[BitPattern], tested: int, width: int) -> tuple[int, int] | None:
    """Start and width of the region to split by, of those in the lowest `width` bits."""
    in_all = (1 << width) - 1
    in_any = 0
    tested |= ~in_all
    for pattern in patterns:
        in_all &= pattern.known
        in_any |= pattern.known
    field = _most_groups(patterns, in_all & ~tested)
    if field is None:
        field = _most_groups(patterns, in_any & ~in_all & ~tested)
    if field is None and len(patterns) == _FEW:
        for pattern in patterns:
            for region in runs(pattern.known & ~tested):
                return region
    return field


def _most_groups(patterns: Sequence[BitPattern], bits: int) -> tuple[int, int] | None:
    best: tuple[int, int] | None = None
    most = 0
    for start, width in runs(bits):
        mask = (1 << width) - 1
        region = mask << start
        low = region & (_VALUE_MASK << start)
        values = {p.ones & low for p in patterns if p.known & region == region}
        if len(values) > most:
            best = start, width
            most = len(values)
    return best
