"""Trees as text, with types: what comments and messages show."""

from __future__ import annotations

from tblgen_build._core import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .pattern_tree import PatternNode
    from .types.type_set import TypeUniverse


def tree_text(node: PatternNode, universe: TypeUniverse) -> str:
    types = "".join([f":{universe.text(types)}" for types in node.types])
    if node.operator is None:
        leaf = node.leaf
        head = leaf.name if isinstance(leaf, Record) else "?" if leaf is None else str(leaf)
        text = head + types
    else:
        children = ", ".join([tree_text(child, universe) for child in node.children])
        text = f"({node.operator.name}{types}{' ' if children else ''}{children})"
    for call in node.predicate_calls:
        text += f"<<P:{f'{call.scope}:' if call.scope else ''}{call.function.name}>>"
    if node.transform is not None:
        text += f"<<X:{node.transform.name}>>"
    if node.name:
        text += f":${node.name}"
    for scope, name in node.argument_names:
        text += f":$pred:{scope}:{name}"
    return text
