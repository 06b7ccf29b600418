"""The operations of the matcher table: the parts of each.

An operation knows nothing of what comes before or after it; what depends on the whole table (the
numbers of predicates and patterns) is filled in when the table is known.
"""

from __future__ import annotations

from . import kinds
from .moded_type import ModedType
from .parts import Part, byte, opcode, size_of, text_of, two_bytes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.model.selection.operators import ComplexPattern
    from tblgen_build.generators.llvm.model.selection.predicate_function import PredicateFunction
    from tblgen_build.generators.llvm.model.selection.selection_pattern import SelectionPattern
    from tblgen_build.generators.llvm.model.value_type import ValueType

    from .emitted_node import EmittedNode
    from .moded_type import EmittedType


class MatcherOperation:
    """One operation; `size` is in bytes. Its parts may get known with the whole table only."""

    __slots__ = (
        "child",
        "exclusive",
        "is_check",
        "is_movable",
        "key",
        "kind",
        "parts",
        "size",
    )

    def __init__(self, kind: int, parts: Sequence[Part] = (), child: int = 0) -> None:
        self.kind = kind
        self.parts = parts
        self.size = size_of(parts)
        # A check of the current node or its children that changes nothing: it may be done earlier.
        self.is_check = kinds.FIRST_CHECK <= kind <= kinds.LAST_CHECK
        # What a check may be moved across.
        self.is_movable = kind <= kinds.LAST_CHECK
        # The same object for equal operations. Only ends of patterns are not always it.
        self.key: MatcherOperation = self
        # The number of the child, of the result or of the slot that it is about.
        self.child = child
        # At most one of the operations with the same key can succeed. None: nothing is known.
        self.exclusive: tuple[int, int] | None = None

    def __repr__(self) -> str:
        return text_of(self.parts, with_notes=True)

    def consist_of(self, *parts: Part) -> None:
        self.parts = parts
        self.size = size_of(parts)


class CheckSame(MatcherOperation):
    """Whether this is the node in a slot."""

    __slots__ = ("slot",)

    def __init__(self, kind: int, name: str, slot: int, child: int = 0) -> None:
        super().__init__(kind, (opcode(name), byte(slot)), child)
        self.slot = slot


class CheckCondition(MatcherOperation):
    """Whether the pattern may be used. Gets its number from the table."""

    __slots__ = ("condition",)

    def __init__(self, condition: str) -> None:
        super().__init__(kinds.CHECK_PATTERN_PREDICATE)
        self.condition = condition


class CheckPredicate(MatcherOperation):
    """Whether a fragment's condition holds. Gets its number from the table."""

    __slots__ = ("predicate", "slots")

    def __init__(self, predicate: PredicateFunction, slots: tuple[int, ...]) -> None:
        super().__init__(kinds.CHECK_PREDICATE)
        self.predicate = predicate
        self.slots = slots


class CheckComplexPattern(MatcherOperation):
    """Whether a complex pattern matches. Gets its number from the table."""

    __slots__ = ("pattern",)

    def __init__(self, pattern: ComplexPattern, slot: int) -> None:
        super().__init__(kinds.CHECK_COMPLEX_PATTERN, (), slot)
        self.pattern = pattern


class CheckOpcode(MatcherOperation):
    """`label` is what stands for the check in a switch."""

    __slots__ = ("label", "node")

    def __init__(self, node: DagOpcode) -> None:
        self.label = two_bytes(node.opcode)
        super().__init__(kinds.CHECK_OPCODE, (opcode("OPC_CheckOpcode"), self.label))
        self.node = node
        self.exclusive = kinds.CHECK_OPCODE, 0


class CheckType(MatcherOperation):
    """Of a node's result, or of a child's first one."""

    __slots__ = ("type",)

    def __init__(self, kind: int, parts: Sequence[Part], child: int, type_: EmittedType) -> None:
        super().__init__(kind, parts, child)
        self.type = type_

    def look_up_type(self) -> None:
        """Once the index of a type by mode is known."""
        assert isinstance(self.type, ModedType)
        index = self.type.encoded()
        at = self.child if self.kind == kinds.CHECK_CHILD_TYPE else -1
        name = f"OPC_CheckChild{at}TypeByHwMode" if at >= 0 else "OPC_CheckTypeByHwMode"
        if at < 0 and self.child:
            self.consist_of(opcode("OPC_CheckTypeResByHwMode"), byte(self.child), index)
        elif self.type.index == 0:
            self.consist_of(opcode(f"{name}0", f"/*{self.type.name}*/"))
        else:
            self.consist_of(opcode(name), index)


class EmitOfModedType(MatcherOperation):
    """Makes a number or a register of a type by mode.

    `has_short`: there is a form of its own for the type that counts most.
    """

    __slots__ = ("has_short", "name", "type", "value")

    def __init__(
        self, kind: int, name: str, type_: ModedType, value: Part, *, has_short: bool
    ) -> None:
        super().__init__(kind)
        self.name = name
        self.type = type_
        self.value = value
        self.has_short = has_short

    def look_up_type(self) -> None:
        """Once the type's index is known."""
        if self.has_short and self.type.index == 0:
            self.consist_of(opcode(f"{self.name}0", f"/*{self.type.name}*/"), self.value)
        else:
            self.consist_of(opcode(self.name), self.type.encoded(), self.value.after_gap(""))


class EmitLongRegister(MatcherOperation):
    """Makes a register whose number takes two bytes. No note says which it is."""

    __slots__ = ()


class CheckInteger(MatcherOperation):
    __slots__ = ("value",)

    def __init__(self, kind: int, name: str, child: int, value: Part) -> None:
        super().__init__(kind, (opcode(name), value), child)
        self.value = value
        self.exclusive = kind, child


class CheckCondCode(MatcherOperation):
    __slots__ = ("code",)

    def __init__(self, kind: int, name: str, child: int, code: str) -> None:
        super().__init__(kind, (opcode(name), Part(f"ISD::{code}")), child)
        self.code = code
        self.exclusive = kind, child


class Transform(MatcherOperation):
    """Makes a slot's node another one. Gets its number from the table."""

    __slots__ = ("xform",)

    def __init__(self, xform: Record, slot: int) -> None:
        super().__init__(kinds.EMIT_XFORM, (), slot)
        self.xform = xform


class EmitNode(MatcherOperation):
    """Makes an instruction."""

    __slots__ = ("node",)

    def __init__(self, node: EmittedNode) -> None:
        super().__init__(kinds.NODE, node.encoded("EmitNode"))
        self.node = node


class PatternEnd(MatcherOperation):
    """The last operation of a pattern: it makes the last instruction, or names the results.

    `notes` is what comments say of the pattern's operations that put something into slots, in
    their order: what for and which slots, which other patterns that share them do not tell.
    """

    __slots__ = ("node", "notes", "pattern")

    def __init__(
        self,
        kind: int,
        parts: Sequence[Part],
        pattern: SelectionPattern,
        notes: list[str],
        node: EmittedNode | None = None,
    ) -> None:
        super().__init__(kind, parts)
        self.node = node  # of what makes an instruction
        self.pattern = pattern
        self.notes = notes


class Scope(MatcherOperation):
    """Alternatives: one after the other is tried. Ends a chain."""

    __slots__ = ("options", "sizes")

    def __init__(self, options: list[list[MatcherOperation]]) -> None:
        super().__init__(kinds.SCOPE)
        self.options = options
        self.sizes: list[int] = []  # of the options


class Switch(MatcherOperation):
    """Alternatives by opcode or by type: a check and what follows it. Ends a chain."""

    __slots__ = ("cases", "sizes")

    def __init__(self, cases: list[tuple[MatcherOperation, list[MatcherOperation]]]) -> None:
        super().__init__(kinds.SWITCH)
        self.cases = cases
        self.sizes: list[int] = []  # of the cases


class DagOpcode:
    """What an operation checks for: an opcode of a selection dag's node.

    `known_type` is what its result always is, None where that depends or is not known.
    """

    __slots__ = ("known_type", "num_results", "opcode")

    def __init__(self, opcode: str, num_results: int, known_type: ValueType | None) -> None:
        self.opcode = opcode
        self.num_results = num_results
        self.known_type = known_type


def is_any_pointer(type_: EmittedType) -> bool:
    """A type that may turn out to be another one."""
    return type_.name in ("iPTR", "cPTR", "pAny")
