"""Functions that find the sub-class with a sub-register, and the sub-register's class."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import unsigned_type
from tblgen_build.generators.llvm.model.register import bits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.model.register_class import RegisterClass
    from tblgen_build.generators.llvm.model.sub_register_index import SubRegIndex
    from tblgen_build.generators.llvm.register_info.source import Source

_FUNCTION: Final = cpp("""
    const TargetRegisterClass *${target}GenRegisterInfo::$method(const TargetRegisterClass *RC, unsigned Idx) const {
      static const $type Table[$classes][$indices] = {
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


def sub_class_functions(source: Source) -> str:
    with_index = []
    for class_ in source.classes:
        rows = []
        for index in source.indices:
            found = class_.sub_class_with.get(index)
            rows.append(_cell(found, index.name))
        with_index.append(_ROW(class_=class_.name, cells=rows))
    matches = _Matches(source)
    of_index = []
    for class_ in source.classes:
        rows = []
        for index in source.indices:
            found = matches.find(class_, index)
            rows.append(_cell(found, f"{class_.name}:{index.name}"))
        of_index.append(_ROW(class_=class_.name, cells=rows))
    return _function(source, "getSubClassWithSubReg", with_index) + _function(
        source, "getSubRegisterClass", of_index
    )


def _cell(class_: RegisterClass | None, asked: str) -> str:
    """Numbers from 1; 0 is none."""
    return f"{class_.number + 1},	// {asked} -> {class_.name}" if class_ else f"0,	// {asked}"


def _function(source: Source, method: str, rows: list[str]) -> str:
    return _FUNCTION(
        target=source.name,
        method=method,
        type=unsigned_type(len(source.classes)),
        classes=len(source.classes),
        indices=len(source.indices),
        rows=rows,
    )


class _Matches:
    """For an index: the classes that sub-registers are in, largest first."""

    def __init__(self, source: Source) -> None:
        self._classes = source.classes
        self._candidates: dict[SubRegIndex, list[tuple[RegisterClass, int]]] = {}
        for class_ in source.classes:
            for index, mask in source.file.super_register_masks(class_):
                self._candidates.setdefault(index, []).append((class_, mask))
        for candidates in self._candidates.values():
            candidates.sort(key=lambda candidate: -len(candidate[0].members))
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
        if any(candidate is class_ for candidate, _ in candidates):
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
    for candidate, super_classes in candidates:
        if super_classes >> part.number & 1:
            chosen = candidate
            if len(candidate.members) <= len(part.members):
                break
    return chosen
