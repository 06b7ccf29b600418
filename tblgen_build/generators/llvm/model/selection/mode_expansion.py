"""Makes patterns with types that depend on the hardware mode into one for each mode."""

from __future__ import annotations

from tblgen_build.generators.llvm.model.hardware_mode import DEFAULT_MODE

from .selection_pattern import SelectionPattern
from .type_set import IMPOSSIBLE, in_mode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .patterns import SelectionPatterns
    from .tree import PatternNode


def expand_modes(patterns: SelectionPatterns) -> None:
    if len(patterns.modes) == 1:
        return
    expanded: list[SelectionPattern] = []
    for pattern in patterns.patterns:
        modes: set[int] = set()
        depends = _collect_modes(pattern.source, modes)
        depends |= _collect_modes(pattern.destination, modes)
        if not depends:
            expanded.append(pattern)
            continue
        negations = []
        for mode in sorted(modes - {DEFAULT_MODE}):
            condition = patterns.mode_condition(mode)
            _append(patterns, expanded, pattern, mode, condition)
            negations.append(f"!({condition})")
        if DEFAULT_MODE in modes:
            _append(patterns, expanded, pattern, DEFAULT_MODE, " && ".join(negations))
    patterns.patterns = expanded


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
    patterns: SelectionPatterns,
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
            patterns.next_number(),
            condition,
        )
    )


def _choose(node: PatternNode, mode: int) -> bool:
    """Leave the types of the mode; whether all nodes have one."""
    for index, types in enumerate(node.types):
        chosen = in_mode(types, mode)
        if chosen == IMPOSSIBLE:
            return False
        node.types[index] = chosen
    return all(_choose(child, mode) for child in node.children)
