"""Functions that find the sub-class with a sub-register, and the sub-register's class."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import unsigned_type
from tblgen_build.generators.llvm.model.registers.register import bits
from tblgen_build.releases.targets import BASE_CLASSES_COME_FIRST, CLASSES_ARE_STORED_TOGETHER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.model.registers.register_class import RegisterClass
    from tblgen_build.generators.llvm.model.registers.sub_register_index import SubRegIndex
    from tblgen_build.generators.llvm.register_info.source import Source

_NO_ORDER: Final = -(1 << 63)  # less than all numbers

_FUNCTION: Final = cpp("""
    const TargetRegisterClass *${target}GenRegisterInfo::$method(const TargetRegisterClass *RC, unsigned Idx) const {
      static $constant $type Table[$classes][$indices] = {
        $rows
      };
      assert(RC && "Missing regclass");
      if (!Idx) return RC;
      --Idx;
      assert(Idx < $indices && "Bad subreg");
      unsigned TV = Table[RC->getID()][Idx];
      return TV ? getRegClass(TV - 1) : nullptr;
    }

""")  # noqa: E501


_ROW: Final = cpp("""
    {	// $class_
      $cells
    },
""")


def sub_class_functions(source: Source) -> list[str]:
    """Of the cells of their tables, hundreds of thousands are none: those are made in one go."""
    names = [index.name for index in source.indices]
    matches = _Matches(source)
    with_index = []
    of_index = []
    nothing = [_NONE + name for name in names]
    for class_ in source.classes:
        found = class_.sub_class_with
        cells = list(nothing)
        for index, sub_class in found.items():
            cells[index.number - 1] = _cell(sub_class, index.name)
        with_index.append(_ROW(class_=class_.name, cells=cells))
        prefix = f"{_NONE}{class_.name}:"
        cells = [prefix + name for name in names]
        for index in found:
            match = matches.find(class_, index)
            if match:
                cells[index.number - 1] = _cell(match, f"{class_.name}:{index.name}")
        of_index.append(_ROW(class_=class_.name, cells=cells))
    return [
        _function(source, "getSubClassWithSubReg", with_index),
        _function(source, "getSubRegisterClass", of_index),
    ]


_NONE: Final = "0,	// "


def _cell(class_: RegisterClass, asked: str) -> str:
    """Numbers from 1; 0 is none."""
    return f"{class_.number + 1},	// {asked} -> {class_.name}"


def _function(source: Source, method: str, rows: list[str]) -> str:
    return _FUNCTION(
        target=source.name,
        method=method,
        constant="constexpr" if source.release.has(CLASSES_ARE_STORED_TOGETHER) else "const",
        type=unsigned_type(len(source.classes)),
        classes=len(source.classes),
        indices=len(source.indices),
        rows=rows,
    )


def _base_class_order(class_: RegisterClass) -> int:
    order = class_.base_class_order
    return _NO_ORDER if order is None else order


class _Matches:
    """For an index: the classes that sub-registers are in, largest first."""

    def __init__(self, source: Source) -> None:
        self._classes = source.classes
        self._candidates: dict[SubRegIndex, list[tuple[RegisterClass, int]]] = {}
        for class_ in source.classes:
            for index, mask in source.file.super_register_masks(class_):
                self._candidates.setdefault(index, []).append((class_, mask))
        self._is_candidate: dict[SubRegIndex, set[RegisterClass]] = {}
        for index, candidates in self._candidates.items():
            if source.release.has(BASE_CLASSES_COME_FIRST):
                candidates.sort(key=lambda candidate: -_base_class_order(candidate[0]))
            candidates.sort(key=lambda candidate: -len(candidate[0].members))
            self._is_candidate[index] = {class_ for class_, _ in candidates}
        self._parts: dict[RegisterClass, list[RegisterClass]] = {}

    def find(self, class_: RegisterClass, index: SubRegIndex) -> RegisterClass | None:
        """The class that holds the sub-registers of the largest possible part of `class_`.

        One that is no larger than that part is preferred: it has no other registers.
        """
        biggest = class_.sub_class_with.get(index)
        if biggest is None or index not in self._candidates:
            return None
        candidates = self._candidates[index]
        parts = self._parts_of(biggest)
        # Of classes of one size, the one asked about comes first.
        if class_ in parts and parts[0] is not class_:
            parts = sorted(parts, key=lambda c: (-len(c.members), c is not class_))
        if class_ in self._is_candidate[index]:
            candidates = sorted(candidates, key=lambda c: (-len(c[0].members), c[0] is not class_))
        for part in parts:
            found = _best(part, candidates)
            if found is not None:
                return found
        return None

    def _parts_of(self, class_: RegisterClass) -> list[RegisterClass]:
        """Its sub-classes and itself, largest first."""
        parts = self._parts.get(class_)
        if parts is None:
            sub_classes = [self._classes[number] for number in bits(class_.sub_classes)]
            parts = self._parts[class_] = sorted(sub_classes, key=lambda c: -len(c.members))
        return parts


def _best(part: RegisterClass, candidates: list[tuple[RegisterClass, int]]) -> RegisterClass | None:
    """The first candidate that has `part`'s sub-registers only, else the last that has them."""
    chosen = None
    bit = 1 << part.number
    size = len(part.members)
    for candidate, super_classes in candidates:
        if super_classes & bit:
            chosen = candidate
            if len(candidate.members) <= size:
                break
    return chosen
