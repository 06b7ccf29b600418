"""Makes patterns with types that depend on the hardware mode into one for each mode."""

from __future__ import annotations

from tblgen_build.generators.llvm.model.hardware_mode import DEFAULT_MODE, HardwareModes

from ..selection_pattern import SelectionPattern
from .type_set import in_mode, is_possible

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..pattern_tree import PatternNode


def expand_modes(
    patterns: list[SelectionPattern], hardware_modes: HardwareModes, numbers: Iterator[int]
) -> list[SelectionPattern]:
    """The patterns, each of one mode; new ones get the numbers."""
    if len(hardware_modes) == 1:
        return patterns
    expanded: list[SelectionPattern] = []
    for pattern in patterns:
        modes: set[int] = set()
        depends = _collect_modes(pattern.source, modes)
        depends |= _collect_modes(pattern.destination, modes)
        if not depends:
            expanded.append(pattern)
            continue
        negations = []
        for mode in sorted(modes - {DEFAULT_MODE}):
            condition = _condition(hardware_modes, mode)
            _append(numbers, expanded, pattern, mode, condition)
            negations.append(f"!({condition})")
        if DEFAULT_MODE in modes:
            _append(numbers, expanded, pattern, DEFAULT_MODE, " && ".join(negations))
    return expanded


def _condition(hardware_modes: HardwareModes, mode: int) -> str:
    """C++: whether the target is in the mode."""
    predicates = hardware_modes.records[mode - 1].value_as_list_of_defs("Predicates")
    texts = [predicate.value_as_string("CondString") for predicate in predicates]
    return " && ".join([f"({text})" for text in texts])


def _collect_modes(node: PatternNode, modes: set[int]) -> bool:
    """Add the modes that types mention; whether some type depends on the mode."""
    depends = False
    for types in node.types:
        if isinstance(types, int):
            if types:
                modes.add(DEFAULT_MODE)
        else:
            depends = True
            modes.update([mode for mode, _ in types])
    for child in node.children:
        depends |= _collect_modes(child, modes)
    return depends


def _append(
    numbers: Iterator[int],
    expanded: list[SelectionPattern],
    pattern: SelectionPattern,
    mode: int,
    condition: str,
) -> None:
    source, destination = pattern.source.clone(), pattern.destination.clone()
    if not _choose(source, mode) or not _choose(destination, mode):
        return
    expanded.append(
        SelectionPattern(
            pattern.record,
            pattern.predicate_list,
            source,
            destination,
            pattern.implicit_defs,
            pattern.added_complexity,
            next(numbers),
            condition,
        )
    )


def _choose(node: PatternNode, mode: int) -> bool:
    """Leave the types of the mode; whether all nodes have one."""
    for index, types in enumerate(node.types):
        chosen = in_mode(types, mode)
        if not is_possible(chosen):
            return False
        node.types[index] = chosen
    return all(_choose(child, mode) for child in node.children)
