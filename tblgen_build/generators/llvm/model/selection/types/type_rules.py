"""How sets of value types restrict one another: merging, and the relations that nodes demand.

Rules take sets and return what is left of them. They are pure, and remember what they found:
the same few sets meet again and again in a target's patterns.
"""

from __future__ import annotations

from tblgen_build.generators.llvm.model.hardware_mode import DEFAULT_MODE

from .type_set import UNKNOWN, address_space, by_mode, from_modes, in_space, without_space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tblgen_build.generators.llvm.model.value_type import ValueType

    from .type_set import TypeSet, TypeUniverse

    Pair = tuple[TypeSet, TypeSet]
    Masks = tuple[int, int]


class IncompatibleTypes(Exception):
    """No type can be what two operands must both be."""


class TypeRules:
    """Rules over the types of a run; `held` are those that some register class has."""

    def __init__(self, universe: TypeUniverse, held: TypeSet) -> None:
        self.universe = universe
        self.legal = _union(by_mode(held).values())
        self.pointers = self._pointers(held)
        self._merged: dict[Pair, TypeSet] = {}
        self._related: dict[tuple[str, TypeSet, TypeSet], Pair] = {}
        self._expanded: dict[TypeSet, TypeSet] = {}
        # Where a type stands for those that a mode may choose: the type and all of its kind.
        integers = universe.integers & ~universe.vectors
        self._wild = (
            (universe.pointer, integers | universe.pointer),
            (universe.capability_pointer, universe.capabilities | universe.capability_pointer),
        )
        self._tame = ~(self._wild[0][1] | self._wild[1][1])

    # --- one set

    def _pointers(self, held: TypeSet) -> TypeSet:
        """What a pointer can be: also a capability, in a mode in which a class holds one."""
        universe = self.universe
        capable = universe.pointer | universe.capability_pointer
        masks = {
            mode: capable if mask & universe.capabilities else universe.pointer
            for mode, mask in by_mode(held).items()
        }
        default = masks.setdefault(DEFAULT_MODE, universe.pointer)
        return from_modes(
            {mode: mask for mode, mask in masks.items() if mode == DEFAULT_MODE or mask != default}
        )

    def expand(self, types: TypeSet) -> TypeSet:
        """With legal types for those that stand for several."""
        found = self._expanded.get(types)
        if found is None:
            masks = {mode: self._expand(mask) for mode, mask in by_mode(types).items()}
            found = self._expanded[types] = in_space(from_modes(masks), address_space(types))
        return found

    def _expand(self, mask: int) -> int:
        universe = self.universe
        if mask & universe.any_pointer:
            mask = mask & ~universe.any_pointer | _union(by_mode(self.pointers).values())
        for bit, meant in universe.overloaded.items():
            if mask & bit:
                mask = mask & ~bit | self.legal & meant
        return mask

    def restrict(self, types: TypeSet, allowed: int) -> TypeSet:
        """Those of the set, or of all legal types, that are allowed."""
        bare = without_space(types)
        if isinstance(bare, int):
            left: TypeSet = (bare or self.legal) & allowed or 1
        else:
            left = from_modes({mode: mask & allowed for mode, mask in bare})
        return in_space(left, address_space(types))

    def integers(self, types: TypeSet) -> TypeSet:
        return self.restrict(types, self.universe.integers_or_pointers)

    def floats(self, types: TypeSet) -> TypeSet:
        return self.restrict(types, self.universe.floats)

    def vectors(self, types: TypeSet) -> TypeSet:
        return self.restrict(types, self.universe.vectors)

    def scalars(self, types: TypeSet) -> TypeSet:
        return self.restrict(types, ~self.universe.vectors)

    def first(self, types: TypeSet) -> TypeSet:
        """One type for each mode, of those that are possible: the one with the least number."""
        masks = {mode: mask & -mask for mode, mask in by_mode(types).items()}
        return in_space(from_modes(masks), address_space(types))

    # --- merging

    def merge(self, types: TypeSet, others: TypeSet) -> TypeSet:
        """What is in both."""
        if not others or types == others:
            return types
        if not types:
            return others
        key = (types, others)
        found = self._merged.get(key)
        if found is None:
            found = self._merged[key] = self._merge(types, others)
        return found

    def _merge(self, types: TypeSet, others: TypeSet) -> TypeSet:
        mine, theirs = by_mode(types), by_mode(others)
        if _are_equal(mine, theirs):
            return types
        if DEFAULT_MODE in mine:
            for mode in theirs:
                mine.setdefault(mode, mine[DEFAULT_MODE])
        for mode, mask in mine.items():
            other = theirs.get(mode, theirs.get(DEFAULT_MODE, 0))
            mine[mode] = self._intersect(mask, other)
        return in_space(from_modes(mine), address_space(types))

    def _intersect(self, mask: int, other: int) -> int:
        found = mask & other & self._tame
        for wild, kind in self._wild:
            found |= _intersect_kind(mask & kind, other & kind, wild)
        return found

    # --- relations: each returns what is left of the two sets

    def smaller(self, small: TypeSet, big: TypeSet, *, is_type_operand: bool = False) -> Pair:
        """The first is smaller than the second.

        A type operand is given, and not what is to be found out.
        """
        rule = self._smaller_type if is_type_operand else self._smaller_masks
        name = "smaller type" if is_type_operand else "smaller"
        return self._relate(name, rule, small or self.legal, big or self.legal)

    def element_of(self, vector: TypeSet, element: TypeSet) -> Pair:
        """The second is the type of the first's elements."""
        vector = vector or self.vectors(UNKNOWN)
        return self._relate("element", self._element_masks, vector, element or self.scalars(0))

    def part_of(self, vector: TypeSet, part: TypeSet) -> Pair:
        """The second is a vector of the same elements as the first, but less of them."""
        vector, part = vector or self.vectors(UNKNOWN), part or self.vectors(UNKNOWN)
        return self._relate("part", self._part_masks, vector, part)

    def same_length(self, types: TypeSet, others: TypeSet) -> Pair:
        """Both have as many elements. A scalar has none."""
        return self._relate(
            "length", self._same_length_masks, types or self.legal, others or self.legal
        )

    def same_size(self, types: TypeSet, others: TypeSet) -> Pair:
        return self._relate(
            "size", self._same_size_masks, types or self.legal, others or self.legal
        )

    def _relate(
        self, name: str, rule: Callable[[int, int], Masks], types: TypeSet, others: TypeSet
    ) -> Pair:
        key = (name, types, others)
        found = self._related.get(key)
        if found is None:
            mine, theirs = by_mode(types), by_mode(others)
            left, left_of_others = {}, {}
            for mode in mine.keys() | theirs.keys():
                mask = mine.get(mode, mine.get(DEFAULT_MODE, 0))
                other = theirs.get(mode, theirs.get(DEFAULT_MODE, 0))
                left[mode], left_of_others[mode] = rule(mask, other)
            found = self._related[key] = (
                in_space(from_modes(left), address_space(types)),
                in_space(from_modes(left_of_others), address_space(others)),
            )
        return found

    def _smaller_type(self, small: int, big: int) -> Masks:
        if not big:
            return 0, 0
        return self._smaller_masks(small, big)

    def _smaller_masks(self, small: int, big: int) -> Masks:
        universe = self.universe
        if small & universe.integers_or_pointers and big & universe.integers_or_pointers:
            small &= universe.integers_or_pointers
            big &= universe.integers_or_pointers
        elif small & universe.floats and big & universe.floats:
            small &= universe.floats
            big &= universe.floats
        elif not small or not big:
            return 0, 0
        else:
            raise IncompatibleTypes
        if not small & universe.vectors or not big & universe.vectors:
            small &= ~universe.vectors
            big &= ~universe.vectors
        for kind in (~universe.vectors, universe.vectors):
            small, big = self._order(small, big, kind)
        return small, big

    def _order(self, small: int, big: int, kind: int) -> Masks:
        """Drop what cannot be smaller or bigger, among scalars or among vectors."""
        members = self.universe.members
        if small & kind:
            least = min(members(small & kind), key=_order_key)
            big &= ~self._mask(members(big), lambda other: _is_at_most(other, least))
        if big & kind:
            most = max(members(big & kind), key=_order_key)
            small &= ~self._mask(members(small), lambda other: _is_at_most(most, other))
        return small, big

    def _mask(self, types: list[ValueType], test: Callable[[ValueType], bool]) -> int:
        mask = 0
        for type_ in types:
            if test(type_):
                mask |= 1 << type_.number
        return mask

    def _element_masks(self, vector: int, element: int) -> Masks:
        universe = self.universe
        vector &= universe.vectors
        element &= ~universe.vectors
        elements = {type_.number: self._element(type_) for type_ in universe.members(vector)}
        vector = sum([1 << number for number, bit in elements.items() if bit & element])
        return vector, element & _union(elements.values())

    def _element(self, vector: ValueType) -> int:
        types = self.universe.of_record(vector.record.value_as_def("ElementType"))
        assert isinstance(types, int)
        return types

    def _part_masks(self, vector: int, part: int) -> Masks:
        universe = self.universe
        parts = [(t, _shape(t)) for t in universe.members(part & universe.vectors)]
        vectors = [(t, _shape(t)) for t in universe.members(vector)]
        # Scalars are parts of nothing, and drop out of the vectors for want of some.
        parts = [p for p in parts if any(_is_part(p[1], v) for t, v in vectors if t.is_vector)]
        vectors = [
            v for v in vectors if v[0].is_vector and any(_is_part(p, v[1]) for _, p in parts)
        ]
        return (
            sum([1 << type_.number for type_, _ in vectors]),
            sum([1 << type_.number for type_, _ in parts]),
        )

    def _same_length_masks(self, mask: int, other: int) -> Masks:
        return self._same(mask, other, _length)

    def _same_size_masks(self, mask: int, other: int) -> Masks:
        return self._same(mask, other, _size)

    def _same(
        self, mask: int, other: int, measure: Callable[[ValueType], tuple[int, bool]]
    ) -> Masks:
        members = self.universe.members
        mine = {type_.number: measure(type_) for type_ in members(mask)}
        theirs = {type_.number: measure(type_) for type_ in members(other)}
        kept = set(mine.values()) & set(theirs.values())
        return (
            sum([1 << number for number, value in mine.items() if value in kept]),
            sum([1 << number for number, value in theirs.items() if value in kept]),
        )


def _are_equal(mine: dict[int, int], theirs: dict[int, int]) -> bool:
    """Do both say the same of every mode that one of them mentions?"""
    has_default = DEFAULT_MODE in mine
    if has_default != (DEFAULT_MODE in theirs):
        return False
    for mode in mine.keys() | theirs.keys():
        first = mine.get(mode, mine[DEFAULT_MODE] if has_default else 0)
        if first != theirs.get(mode, theirs[DEFAULT_MODE] if has_default else 0):
            return False
    return True


def _intersect_kind(mask: int, other: int, wild: int) -> int:
    """Among types for which `wild` may stand: the more specific of what differs.

    One type is more specific than the wild one, and that is more than several types.
    """
    common = mask & other
    if bool(mask & wild) == bool(other & wild):
        return common
    rest = mask & ~other if other & wild else other & ~mask
    return common | (rest if rest.bit_count() < 2 else wild)


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _scalar_size(type_: ValueType) -> int:
    if type_.is_vector:
        return type_.record.value_as_def("ElementType").value_as_int("Size")
    return type_.size


def _order_key(type_: ValueType) -> tuple[bool, int, int]:
    """Scalable vectors count as bigger than all others."""
    return type_.is_scalable, _scalar_size(type_), type_.size


def _is_at_most(type_: ValueType, other: ValueType) -> bool:
    """Is it of the same kind, and not bigger?"""
    if (type_.is_vector, type_.is_scalable) != (other.is_vector, other.is_scalable):
        return False
    return (_scalar_size(type_), type_.size) <= (_scalar_size(other), other.size)


def _shape(type_: ValueType) -> tuple[bool, str, int]:
    if not type_.is_vector:
        return False, "", 0
    record = type_.record
    return (
        type_.is_scalable,
        record.value_as_def("ElementType").name,
        record.value_as_int("nElem"),
    )


def _is_part(part: tuple[bool, str, int], whole: tuple[bool, str, int]) -> bool:
    return part[:2] == whole[:2] and part[2] < whole[2]


def _length(type_: ValueType) -> tuple[int, bool]:
    if not type_.is_vector:
        return 0, False
    return type_.record.value_as_int("nElem"), type_.is_scalable


def _size(type_: ValueType) -> tuple[int, bool]:
    return type_.size, type_.is_scalable
