"""Narrows the types of nodes of one record's trees, and words what is wrong with them."""

from __future__ import annotations

from ..pattern_error import PatternError
from .type_set import UNKNOWN, is_possible

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, RecordError

    from ..pattern_tree import PatternNode
    from .type_set import TypeSet
    from .type_system import TypeSystem


class Narrowing:
    """With `validates`, a node that can have no type at all is an error."""

    __slots__ = ("_types", "record", "validates")

    def __init__(self, types: TypeSystem, record: Record) -> None:
        self._types = types
        self.record = record
        self.validates = True

    def error(self, message: str) -> PatternError:
        return PatternError.of(self.record.error(f"In {self.record.name}: {message}"))

    def narrow(self, node: PatternNode, index: int, types: TypeSet) -> bool:
        """Merge into the type of a result; whether that changed it."""
        old = node.types[index]
        if types in (old, UNKNOWN):
            return False
        new = self._types.rules.merge(old, types)
        if self.validates and not is_possible(new):
            raise self.no_type_left(node, old, types)
        if new == old:
            return False
        node.types[index] = new
        return True

    def no_type_left(self, node: PatternNode, old: TypeSet, types: TypeSet) -> RecordError:
        text = self._types.universe.text
        return self.record.error(
            f"in '{self.record.name}' no type is left in any hardware mode: "
            f"{self._types.text(node)} cannot be of a type of {text(types)}"
            if types != old
            else f"Type set is empty for each HW mode in '{self.record.name}': no type that the "
            f"target has can be that of {self._types.text(node)}"
        )
