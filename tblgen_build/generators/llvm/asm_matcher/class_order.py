"""The order in which a map lists classes that `precedes` compares, which may be in a circle."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from .match_class import ClassOrder, MatchClass


class OperandClasses:
    def __init__(self, order: ClassOrder) -> None:
        self._order = order

    def ordered(self, classes: Iterable[MatchClass]) -> list[MatchClass]:
        return sorted(classes, key=lambda class_: class_.position)
