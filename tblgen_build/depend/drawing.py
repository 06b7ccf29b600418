"""The include graph as text: trees for the terminal, Graphviz for the rest."""

from __future__ import annotations

from tblgen_build.depend.graph import shortened

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from tblgen_build.depend.graph import Edge, IncludeGraph

SEEN = " (see above)"


def include_trees(graph: IncludeGraph) -> Iterator[str]:
    """For each root what it includes; what a file includes is shown once a root."""
    names = shortened(list(graph.files))
    for root in graph.roots:
        if root in names:
            yield names[root]
            yield from _branches(graph, root, names, "", {root}, is_reverse=False)


def includer_tree(graph: IncludeGraph, file: str) -> Iterator[str]:
    """The files that include the file, those that include these, and so on; then its outputs."""
    names = shortened(list(graph.files))
    yield names[file]
    yield from _branches(graph, file, names, "", {file}, is_reverse=True)
    outputs = list(shortened(graph.outputs_depending_on(file)).values())
    if outputs:
        yield ""
        yield f"{len(outputs)} output{'s' * (len(outputs) > 1)} made from it:"
        yield from (f"  {output}" for output in outputs)


def _branches(
    graph: IncludeGraph,
    file: str,
    names: dict[str, str],
    indent: str,
    shown: set[str],
    *,
    is_reverse: bool,
) -> Iterator[str]:
    """An explicit stack: includes may be nested deeper than Python likes to recurse."""
    stack = [(indent, iter(_neighbours(graph, file, is_reverse)))]
    while stack:
        indent, neighbors = stack[-1]
        step = next(neighbors, None)
        if step is None:
            stack.pop()
            continue
        edge, is_last = step
        other = edge.includer if is_reverse else edge.included
        further = _neighbours(graph, other, is_reverse)
        is_seen = other in shown and bool(further)
        line = f":{edge.line}" if is_reverse else ""
        branch = "└── " if is_last else "├── "
        yield f"{indent}{branch}{names[other]}{line}{SEEN if is_seen else ''}"
        if not is_seen:
            shown.add(other)
            stack.append((indent + ("    " if is_last else "│   "), iter(further)))


def _neighbours(graph: IncludeGraph, file: str, is_reverse: bool) -> list[tuple[Edge, bool]]:
    """The edges to other files, each file once, and whether it is the last one."""
    edges = (graph.includers if is_reverse else graph.includes).get(file, [])
    first: dict[str, Edge] = {}
    for edge in edges:
        first.setdefault(edge.includer if is_reverse else edge.included, edge)
    each = list(first.values())
    return [(edge, edge is each[-1]) for edge in each]


def dot(graph: IncludeGraph) -> str:
    """A digraph for Graphviz: roots are boxes, outputs are notes."""
    names = shortened(list(graph.files))
    roots = set(graph.roots)
    lines = [
        "digraph includes {",
        "  rankdir=LR;",
        '  node [shape=plaintext, fontname="sans-serif", fontsize=10];',
    ]
    for file, name in names.items():
        shape = " [shape=box, style=rounded]" if file in roots else ""
        lines.append(f"  {_quoted(name)}{shape};")
    pairs = dict.fromkeys((edge.includer, edge.included) for edge in graph.edges)
    lines += [f"  {_quoted(names[a])} -> {_quoted(names[b])};" for a, b in pairs]
    for unit in graph.units:
        for output, name in shortened(unit.outputs).items():
            lines.append(f"  {_quoted(name)} [shape=note, tooltip={_quoted(output)}];")
            root = names.get(unit.root, unit.root)
            lines.append(f"  {_quoted(name)} -> {_quoted(root)} [style=dashed];")
    return "\n".join([*lines, "}", ""])


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
