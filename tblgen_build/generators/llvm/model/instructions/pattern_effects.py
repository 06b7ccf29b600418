"""What the nodes of a selection pattern do to memory and beyond.

It looks at operators only: no types, no matching. Effects are bit sets; a fragment with
alternatives has several, the first alternative's first.
"""

from __future__ import annotations

from tblgen_build._core import DagValue, DefValue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Value

LOADS: Final = 1
STORES: Final = 2
SIDE_EFFECTS: Final = 4
VARIADIC: Final = 8

_PROPERTIES: Final = {
    "SDNPMayLoad": LOADS,
    "SDNPMayStore": STORES,
    "SDNPSideEffect": SIDE_EFFECTS,
    "SDNPVariadic": VARIADIC,
}
_NOTHING: Final = (0,)

# What of memory an intrinsic may read and write: places by bit, reads above writes.
_ARGUMENTS: Final = 1
_INACCESSIBLE: Final = 2
_LOCATIONS: Final = {"InaccessibleMem": _INACCESSIBLE, "TargetMem0": 4, "TargetMem1": 8}
_ALL_PLACES: Final = 0xFFFF
_READ_SHIFT: Final = 16
_EVERYTHING: Final = _ALL_PLACES << _READ_SHIFT | _ALL_PLACES


def _places(places: int) -> int:
    return places << _READ_SHIFT | places


_MEMORY: Final = {
    "IntrNoMem": 0,
    "IntrReadMem": _ALL_PLACES << _READ_SHIFT,
    "IntrWriteMem": _ALL_PLACES,
    "IntrArgMemOnly": _places(_ARGUMENTS),
    "IntrInaccessibleMemOnly": _places(_INACCESSIBLE),
    "IntrInaccessibleMemOrArgMemOnly": _places(_ARGUMENTS | _INACCESSIBLE),
}


def _properties(record: Record) -> int:
    effects = 0
    for property_ in record.value_as_list_of_defs("Properties"):
        effects |= _PROPERTIES.get(property_.name, 0)
    return effects


class PatternEffects:
    """Effects of the patterns of a run; those of each operator are computed once."""

    def __init__(self) -> None:
        self._operators: dict[Record, tuple[int, ...]] = {}

    def of(self, value: Value) -> tuple[int, ...]:
        """The effects of the tree, for each of its alternatives."""
        if isinstance(value, DagValue):
            operator = value.operator
            own = self.of_operator(operator.record) if isinstance(operator, DefValue) else _NOTHING
            for argument in value.args:
                if isinstance(argument, (DagValue, DefValue)):
                    own = _both(own, self.of(argument))
            return own
        if isinstance(value, DefValue):
            return self.of_operator(value.record)
        return _NOTHING

    def of_operator(self, record: Record) -> tuple[int, ...]:
        """The effects of a node, without those of its operands."""
        effects = self._operators.get(record)
        if effects is None:
            self._operators[record] = _NOTHING  # a fragment may not contain itself
            effects = self._operators[record] = self._compute(record)
        return effects

    def _compute(self, record: Record) -> tuple[int, ...]:
        if record.is_subclass_of("PatFrags"):
            alternatives: dict[int, None] = {}
            for fragment in record.value_as_list("Fragments"):
                alternatives.update(dict.fromkeys(self.of(fragment)))
            return tuple(alternatives) or _NOTHING
        if record.is_subclass_of("SDNode") or record.is_subclass_of("ComplexPattern"):
            return (_properties(record),)
        if record.is_subclass_of("Intrinsic"):
            return (_intrinsic(record),)
        return _NOTHING


def _both(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    if len(first) == 1 and len(second) == 1:
        return (first[0] | second[0],)
    return tuple(dict.fromkeys([a | b for a in first for b in second]))


def _intrinsic(record: Record) -> int:
    memory = _EVERYTHING
    has_side_effects = False
    for property_ in record.value_as_list_of_defs("IntrProperties"):
        memory &= _memory_of(property_)
        has_side_effects |= property_.name == "IntrHasSideEffects"
    effects = SIDE_EFFECTS if has_side_effects or memory == _EVERYTHING else 0
    if memory >> _READ_SHIFT:
        effects |= LOADS
    if memory & _ALL_PLACES:
        effects |= STORES
    return effects


def _memory_of(property_: Record) -> int:
    """What of memory the property leaves to an intrinsic."""
    reads_only = property_.is_subclass_of("IntrRead")
    if not reads_only and not property_.is_subclass_of("IntrWrite"):
        return _MEMORY.get(property_.name, _EVERYTHING)
    places = 0
    for location in property_.value_as_list_of_defs("MemLoc"):
        places |= _LOCATIONS.get(location.name, 0)
    # Of other places it says nothing.
    return _EVERYTHING & ~(places if reads_only else places << _READ_SHIFT)


def has_null_fragment(value: Value) -> bool:
    """A pattern with `null_frag` is switched off, as an operator and as a leaf."""
    if isinstance(value, DefValue):
        return value.record.name == "null_frag"
    if not isinstance(value, DagValue):
        return False
    return has_null_fragment(value.operator) or any(
        has_null_fragment(argument) for argument in value.args
    )
