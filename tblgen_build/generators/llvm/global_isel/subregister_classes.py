"""Which classes the operands of instructions for sub-registers have to be in.

Their descriptions leave it open; what they are built of tells it.
"""

from __future__ import annotations

from .skipped import Skipped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.model.registers.register_class import RegisterClass
    from tblgen_build.generators.llvm.model.selection.pattern_tree import PatternNode

    from .result_classes import OperandClassInference

    Constraints = list[tuple[int, RegisterClass]]

CLASS_COPY: Final = "COPY_TO_REGCLASS"
EXTRACT: Final = "EXTRACT_SUBREG"
INSERT: Final = "INSERT_SUBREG"
WIDEN: Final = "SUBREG_TO_REG"
SEQUENCE: Final = "REG_SEQUENCE"


def constraints_of(node: PatternNode, classes: OperandClassInference) -> Constraints | None:
    """Operands with their classes; None where the instruction says it itself."""
    assert node.operator is not None
    name = node.operator.name
    if name == CLASS_COPY:
        return [(0, _own(node, classes))]
    if name == EXTRACT:
        return _of_extraction(node, classes)
    if name == SEQUENCE:
        return _of_sequence(node, classes)
    if name == INSERT:
        own = _own(node, classes)
        return [(0, own), (1, own), (2, _part(node, classes, "operand #1"))]
    if name == WIDEN:
        return [(0, _own(node, classes)), (2, _part(node, classes, "child #1"))]
    return None


def _own(node: PatternNode, classes: OperandClassInference) -> RegisterClass:
    found = classes.of_node(node)
    if found is None:
        assert node.operator is not None
        raise Skipped(f"Cannot infer register class for {node.operator.name} operand #0")
    return found


def _part(node: PatternNode, classes: OperandClassInference, which: str) -> RegisterClass:
    found = classes.of_node(node.children[1])
    if found is None:
        assert node.operator is not None
        raise Skipped(f"Cannot infer register class from {node.operator.name} {which}")
    return found


def _of_extraction(node: PatternNode, classes: OperandClassInference) -> Constraints:
    whole = classes.of_node(node.children[0])
    if whole is None:
        raise Skipped("Cannot infer register class from EXTRACT_SUBREG operand #0")
    index = classes.index(node.children[1])
    found = None if index is None else classes.with_parts(whole, index)
    if found is None:
        raise Skipped("subreg index is incompatible with inferred reg class")
    with_parts, part = found
    return [(0, part), (1, with_parts)]


def _of_sequence(node: PatternNode, classes: OperandClassInference) -> Constraints:
    own = _own(node, classes)
    found = [(0, own)]
    children = node.children
    for at in range(1, len(children), 2):
        index = classes.index(children[at + 1])
        assert index is not None
        part = classes.of_sub_registers(own, index)
        if part is None:
            raise Skipped("subreg index is incompatible with inferred reg class")
        found.append((at, part))
    return found
