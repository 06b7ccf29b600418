"""Infers register classes until any two have a largest common sub-class, for sub-registers too.

Classes are created in the reference's order, which decides on their names.
"""

from __future__ import annotations

from bisect import bisect_left

from tblgen_build._core import RecordError
from tblgen_build.generators.llvm.model.registers.register import bits, set_of
from tblgen_build.generators.llvm.model.registers.register_class import RegisterClass
from tblgen_build.releases.llvm import (
    ALLOCATABLE_CLASSES_ARE_INHERITED,
    ARTIFICIAL_INDICES_COUNT,
    CLASSES_FOLLOW_COMPOSITIONS,
)
from tblgen_build.releases.targets import ARTIFICIAL_MEMBERS_ARE_IGNORED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Release
    from tblgen_build.generators.llvm.model.registers.register import Register
    from tblgen_build.generators.llvm.model.registers.register_class import RegSize
    from tblgen_build.generators.llvm.model.registers.sub_register_index import SubRegIndex

    Shift = tuple[int, int]  # a distance, and the registers it holds for


# Declared and inferred, unless several times as many are declared. A target like AMDGPU has some
# 1,000. Classes of all registers but one double with each: the reference takes 6 s for 4,096 and
# 30 s for 8,192, which are 110 MB of text.
MOST_CLASSES: Final = 8_192
_MOST_FOR_EACH: Final = 4


class ClassInference:
    """All classes, declared ones first; `complete` adds the inferred ones.

    Of compositions, those are known that were needed to name sub-registers.
    """

    def __init__(
        self,
        declared: list[RegisterClass],
        registers: list[Register],
        indices: list[SubRegIndex],
        release: Release,
    ) -> None:
        self.classes = list(declared)
        self._most = max(MOST_CLASSES, _MOST_FOR_EACH * len(declared))
        self._registers = registers
        self._follows_compositions = release.has(CLASSES_FOLLOW_COMPOSITIONS)
        self._artificial_indices_count = release.has(ARTIFICIAL_INDICES_COUNT)
        self._told_apart = -1  # the set of registers that tell classes apart
        if release.has(ARTIFICIAL_MEMBERS_ARE_IGNORED):
            self._told_apart = ~set_of([r.number for r in registers if r.artificial])
        self._walk = (
            _composition_order(indices) if self._follows_compositions else _by_number(indices)
        )
        self._having = _registers_by_index(registers, indices)
        self._alike = _Alike(registers)
        self._projections: dict[RegisterClass, list[_Projection]] = {}
        self._candidates: dict[int, _Candidates] = {}  # by their signatures
        self._neighbours = _Neighbours()
        # Of an inferred class, one that it is a sub-class of.
        self._above: dict[RegisterClass, RegisterClass] = {}
        # By size, and by the members that tell them apart.
        self._by_content: dict[RegSize, dict[int, RegisterClass]] = {}
        for position, class_ in enumerate(declared):
            self._neighbours.add(position, class_.member_mask)
            if not class_.artificial:  # one that is may be inferred again
                alike = self._of_size(class_)
                alike.setdefault(class_.member_mask & self._told_apart, class_)

    def complete(self) -> None:
        classes = self.classes
        last_matched = len(classes) - 1
        position = 0
        while position < len(classes):
            class_ = classes[position]
            if not class_.artificial:
                self._infer_sub_classes_with_index(class_)
                self._infer_common_sub_classes(class_)
                self._infer_matching_super_classes(class_, 0)
                # Classes that were matched before know nothing of those created since.
                if position == last_matched:
                    last_matched = len(classes) - 1
                    for earlier in classes[: position + 1]:
                        self._infer_matching_super_classes(earlier, position + 1)
            position += 1

    def _of_size(self, class_: RegisterClass) -> dict[int, RegisterClass]:
        return self._by_content.setdefault(class_.sizes.first, {})

    def _sub_class(self, of: RegisterClass, members: int, name: str) -> RegisterClass:
        """The class with these members and the size of `of`."""
        alike = self._of_size(of)
        told_apart = members & self._told_apart
        found = alike.get(told_apart)
        if found is None:
            if len(self.classes) >= self._most:
                raise self._too_many(of)
            registers = self._registers
            found = RegisterClass(name, [registers[n - 1] for n in bits(members)], of.sizes)
            alike[told_apart] = found
            self._above[found] = of
            self._neighbours.add(len(self.classes), found.member_mask)
            self.classes.append(found)
        return found

    def _too_many(self, class_: RegisterClass) -> RecordError:
        """At the declared class that the class, to which one more would be added, goes back to."""
        while class_ in self._above:
            class_ = self._above[class_]
        return RecordError(
            f"registers of '{class_.name}' are in other classes, too: more than {self._most} "
            "classes are needed for what classes have in common; let fewer of them overlap",
            class_.record and class_.record.location,
        )

    def _infer_sub_classes_with_index(self, class_: RegisterClass) -> None:
        """What of the class has sub-registers with each index."""
        for index, having in self._having:
            if index.artificial and not self._artificial_indices_count:
                continue
            members = having & class_.member_mask
            if members == class_.member_mask & self._told_apart:
                class_.sub_class_with[index] = class_
            elif members and not index.artificial:
                name = f"{class_.name}_with_{index.name}"
                class_.sub_class_with[index] = self._sub_class(class_, members, name)

    def _infer_common_sub_classes(self, class_: RegisterClass) -> None:
        """What any two have in common: almost always a class that is known."""
        signatures, members = class_.signatures, class_.member_mask
        size, told_apart, alike = class_.sizes.first, self._told_apart, self._of_size(class_)
        classes = self.classes
        for position in self._neighbours.of(members):
            other = classes[position]
            if other is class_ or not other.signatures & signatures:
                continue
            common = members & other.member_mask
            telling = common & told_apart
            if not telling or (telling in alike and other.sizes.first == size):
                continue
            first, second = class_, other
            if second.sizes.has_stricter_spill_than(first.sizes):
                first, second = second, first
            self._sub_class(first, common, f"{first.name}_and_{second.name}")

    def _infer_matching_super_classes(self, class_: RegisterClass, first: int) -> None:
        """For each index and class: what of this class has its sub-registers in that one."""
        implied: set[SubRegIndex] = set()
        for projection in self._projections_of(class_):
            if projection.index in implied:
                continue
            is_whole = False
            for candidate in self._candidates_from(first, projection.signatures):
                members = projection.origins(candidate.member_mask) & self._told_apart
                if members == class_.member_mask & self._told_apart:
                    of_index = candidate.super_register_classes.setdefault(projection.index, [])
                    of_index.append(class_)
                    is_whole = True
                elif members:
                    self._match(class_, projection.index, members, candidate)
            # Classes of the sub-register's own sub-registers are matched through the candidate.
            if is_whole and self._follows_compositions:
                implied.update(projection.index.composites.values())

    def _candidates_from(self, first: int, signatures: int) -> list[RegisterClass]:
        """Of the classes from a position on, those with members of any of the signatures."""
        found = self._candidates.get(signatures)
        if found is None:
            found = self._candidates[signatures] = _Candidates(signatures)
        return found.among(self.classes, first)

    def _projections_of(self, class_: RegisterClass) -> list[_Projection]:
        """By each index that all members have, in the order to try them in."""
        found = self._projections.get(class_)
        if found is None:
            above = self._above.get(class_, class_)
            known = {p.index: p for p in self._projections.get(above, ())}
            found = self._projections[class_] = [
                known[index].within(class_)
                if index in known
                else self._alike.projection(class_, index)
                for index in self._walk
                if class_.sub_class_with.get(index) is class_
            ]
        return found

    def _match(
        self, class_: RegisterClass, index: SubRegIndex, members: int, candidate: RegisterClass
    ) -> None:
        """Some members of the class have their sub-registers in the candidate."""
        if members & self._told_apart in self._of_size(class_):
            return
        if self._follows_compositions and candidate.matched is not None:
            # Name what the candidate was inferred from, if one index leads there.
            inner, origin = candidate.matched
            composite = index.composites.get(inner)
            if composite is not None:
                index, candidate = composite, origin
        name = f"{class_.name}_with_{index.name}_in_{candidate.name}"
        self._sub_class(class_, members, name).matched = (index, candidate)


class _Neighbours:
    """Classes by blocks of registers: those in no common block have no register in common."""

    __slots__ = ("_of_block",)

    def __init__(self) -> None:
        self._of_block: dict[int, int] = {}

    def add(self, position: int, members: int) -> None:
        of_block = self._of_block
        for block in _blocks(members):
            of_block[block] = of_block.get(block, 0) | 1 << position

    def of(self, members: int) -> list[int]:
        """The positions, ascending."""
        found = 0
        for block in _blocks(members):
            found |= self._of_block.get(block, 0)
        return bits(found)


def _blocks(members: int) -> list[int]:
    """Which words of the set are not empty."""
    words = members.to_bytes((members.bit_length() + 63) // 64 * 8, "little")
    return [block for block, word in enumerate(memoryview(words).cast("Q")) if word]


class _Candidates:
    """Of a growing list of classes, those with members of some signatures."""

    __slots__ = ("_classes", "_positions", "_seen", "_signatures")

    def __init__(self, signatures: int) -> None:
        self._signatures = signatures
        self._classes: list[RegisterClass] = []
        self._positions: list[int] = []  # parallel: where they are in the whole list
        self._seen = 0

    def among(self, classes: list[RegisterClass], first: int) -> list[RegisterClass]:
        """Those at a position from `first` on, in order."""
        for position in range(self._seen, len(classes)):
            class_ = classes[position]
            if not class_.artificial and class_.signatures & self._signatures:
                self._classes.append(class_)
                self._positions.append(position)
        self._seen = len(classes)
        return self._classes[bisect_left(self._positions, first) :]


class _Projection:
    """From a class to its members' sub-registers with an index, and back.

    Tuples are mostly numbered as their parts are, so that sets of registers are shifted from the
    one to the other: `shifts` has pairs of a distance and of the members it holds for.
    """

    __slots__ = ("index", "shifts", "signatures")

    def __init__(self, index: SubRegIndex, shifts: list[Shift], signatures: int) -> None:
        self.index = index
        self.shifts = shifts
        self.signatures = signatures  # the sub-registers have none but these

    def within(self, class_: RegisterClass) -> _Projection:
        """That of a sub-class."""
        members = class_.member_mask
        shifts = self.shifts
        if len(shifts) == 1:
            shifts = [(shifts[0][0], members)]
        else:
            shifts = [(distance, held & members) for distance, held in shifts if held & members]
        return _Projection(self.index, shifts, self.signatures)

    def origins(self, sub_registers: int) -> int:
        """The members whose sub-registers are in a set."""
        found = 0
        for distance, members in self.shifts:
            if distance < 0:
                found |= sub_registers >> -distance & members
            else:
                found |= sub_registers << distance & members
        return found


class _Alike:
    """Registers by signature: they have the same indices, to registers of the same signatures.

    How far their sub-registers are is found once for all classes that have some of them.
    """

    def __init__(self, registers: list[Register]) -> None:
        self._registers: dict[int, list[Register]] = {}
        for register in registers:
            self._registers.setdefault(register.signature, []).append(register)
        # By signature and index: the sub-registers' signature, and shifts to them.
        self._shifts: dict[int, dict[SubRegIndex, tuple[int, list[Shift]]]] = {}

    def projection(self, class_: RegisterClass, index: SubRegIndex) -> _Projection:
        """All members of the class that tell it apart have the index."""
        signatures = 0
        members = class_.member_mask
        by_distance: dict[int, int] = {}
        for own_signature in bits(class_.signatures):
            known = self._shifts_of(own_signature).get(index)
            if known is None:  # artificial
                continue
            signature, shifts = known
            signatures |= 1 << signature
            for distance, registers in shifts:
                held = registers & members
                if held:
                    by_distance[distance] = by_distance.get(distance, 0) | held
        return _Projection(index, list(by_distance.items()), signatures)

    def _shifts_of(self, signature: int) -> dict[SubRegIndex, tuple[int, list[Shift]]]:
        found = self._shifts.get(signature)
        if found is None:
            registers = self._registers[signature]
            numbers = [register.number for register in registers]
            rows = [[sub.number for sub in r.sub_registers.values()] for r in registers]
            columns = zip(*rows, strict=True)
            first = registers[0].sub_registers
            found = self._shifts[signature] = {
                index: (sub_register.signature, _shifts(numbers, column))
                for (index, sub_register), column in zip(first.items(), columns, strict=True)
            }
        return found


def _shifts(numbers: list[int], sub_registers: tuple[int, ...]) -> list[Shift]:
    by_distance: dict[int, list[int]] = {}
    for number, sub_register in zip(numbers, sub_registers, strict=True):
        distance = number - sub_register
        of_distance = by_distance.get(distance)
        if of_distance is None:
            by_distance[distance] = [number]
        else:
            of_distance.append(number)
    return [(distance, set_of(found)) for distance, found in by_distance.items()]


def _registers_by_index(
    registers: list[Register], indices: list[SubRegIndex]
) -> list[tuple[SubRegIndex, int]]:
    """The set of registers that have a sub-register with each index, in the indices' order."""
    found: dict[SubRegIndex, list[int]] = {index: [] for index in indices}
    for register in registers:
        if not register.artificial:
            for index in register.sub_registers:
                found[index].append(register.number)
    return [(index, set_of(numbers)) for index, numbers in found.items() if numbers]


def _by_number(indices: list[SubRegIndex]) -> list[SubRegIndex]:
    return sorted(indices, key=lambda index: index.number)


def _composition_order(indices: list[SubRegIndex]) -> list[SubRegIndex]:
    """Indices so that each stands before what it composes to, otherwise by number."""
    finished: dict[SubRegIndex, None] = {}
    entered: set[SubRegIndex] = set()
    # From the end, and what finishes first comes last.
    pending = [(index, False) for index in indices]
    while pending:
        index, is_left = pending.pop()
        if is_left:
            finished[index] = None
        elif index not in entered:
            entered.add(index)
            pending.append((index, True))
            pending += [(composite, False) for _, composite in index.sorted_composites()]
    return list(reversed(finished))


def number_classes(classes: list[RegisterClass], release: Release) -> None:
    """Sort classes so that super-classes come first, number them, and link them."""
    classes.sort(key=_order_key)
    for number, class_ in enumerate(classes):
        class_.number = number
    _find_sub_classes(classes)
    for class_ in classes:
        for number in bits(class_.sub_classes):
            if number != class_.number:
                classes[number].super_classes.append(class_)
    for class_ in classes:
        if class_.record is None:
            class_.inherit_properties(release.has(ALLOCATABLE_CLASSES_ARE_INHERITED))


def _order_key(class_: RegisterClass) -> tuple[tuple[int, int, int], int, bytes]:
    name = class_.name.encode(errors="surrogateescape")
    return class_.sizes.first, -len(class_.members), name


def _find_sub_classes(classes: list[RegisterClass]) -> None:
    """Backwards, so that a sub-class's own sub-classes are known."""
    after = _Neighbours()  # by their first register
    empty: list[int] = []
    for class_ in reversed(classes):
        members = class_.member_mask
        found = 1 << class_.number
        if not class_.artificial:
            for number in sorted([*after.of(members), *empty]) if empty else after.of(members):
                if not found >> number & 1 and classes[number].is_sub_class_of(class_):
                    found |= classes[number].sub_classes
            # Classes that are sub-classes of each other stand side by side.
            for other in reversed(classes[: class_.number]):
                if not other.is_sub_class_of(class_):
                    break
                found |= 1 << other.number
        class_.sub_classes = found
        after.add(class_.number, members & -members)
        if not members:
            empty.append(class_.number)


def all_super_register_masks(
    classes: list[RegisterClass], indices: list[SubRegIndex], release: Release
) -> dict[RegisterClass, list[tuple[SubRegIndex, int]]]:
    """For each class, by index: the set of classes whose sub-registers are in it.

    Inference finds the nearest ones; those above them are reached by composed indices. One
    walk over the indices is all that the reference takes, which may leave some out. Where
    inference does not follow compositions, it finds all.
    """
    found = [_nearest(class_) for class_ in classes]
    composed_with: dict[SubRegIndex, dict[SubRegIndex, SubRegIndex]] = {}
    for outer in indices:
        for index, composite in outer.composites.items():
            composed_with.setdefault(index, {})[outer] = composite
    follows = release.has(CLASSES_FOLLOW_COMPOSITIONS)
    for index in _composition_order(indices) if follows else ():
        composed = composed_with.get(index)
        if composed:
            for masks in found:
                if index in masks:
                    _extend(masks, bits(masks[index]), composed, found)
    return {
        class_: sorted(masks.items(), key=lambda pair: pair[0].number)
        for class_, masks in zip(classes, found, strict=True)
    }


def _nearest(class_: RegisterClass) -> dict[SubRegIndex, int]:
    masks: dict[SubRegIndex, int] = {}
    for index, nearest in class_.super_register_classes.items():
        for above in nearest:
            masks[index] = masks.get(index, 0) | 1 << above.number
    return masks


def _extend(
    masks: dict[SubRegIndex, int],
    middle: list[int],
    composed: dict[SubRegIndex, SubRegIndex],
    found: list[dict[SubRegIndex, int]],
) -> None:
    """Add what is above the classes in the middle."""
    for number in middle:
        for outer, mask in found[number].items():
            composite = composed.get(outer)
            if composite is not None:
                masks[composite] = masks.get(composite, 0) | mask
