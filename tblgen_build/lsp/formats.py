"""Inside of an `assemblyFormat`: what it is of, and what may stand in it."""

from __future__ import annotations

import re

from tblgen_build import _core
from tblgen_build.lsp.words import DEFINITION_DIRECTIVES, OPERATION_DIRECTIVES
from tblgen_build.syntax.names import Place, Program
from tblgen_build.syntax.tree import Chunk, Node, Tree

FIELDS = ("assemblyFormat",)
# Dags of an operation (of an attribute or type: its parameters), and what is in each.
DAGS = {
    "arguments": "operand or attribute",
    "results": "result",
    "regions": "region",
    "successors": "successor",
    "parameters": "parameter",
}
_OPERAND = re.compile(r":\s*\$(\w+)")


def format_at(tree: Tree, offset: int) -> tuple[Chunk, Node, int] | None:
    """The chunk and the record whose format the offset is in, and where the text begins."""
    for chunk in tree.chunks_at(offset):
        inside = offset - chunk.offset
        at = chunk.token_at(inside)
        if at < 0 or chunk.kinds[at] not in ("string", "code"):
            continue
        width = 1 if chunk.kinds[at] == "string" else 2
        first = chunk.starts[at] + width
        if not first <= inside <= max(chunk.ends[at] - width, first):
            continue
        node = chunk.node_at(inside)
        if node is None or node.name not in FIELDS:
            continue
        record = node.record()
        if record is not None:
            return chunk, record, chunk.offset + chunk.starts[at] + width
    return None


def directives(
    program: Program, path: str, chunk: Chunk, record: Node
) -> dict[str, tuple[str, str]]:
    """Those of the kind of record: what is put in, what it does."""
    place = Place(path, chunk, record)
    is_definition = any(program.derives_from(place, name) for name in ("TypeDef", "AttrDef"))
    return DEFINITION_DIRECTIVES if is_definition else OPERATION_DIRECTIVES


def operands(
    program: Program, records: _core.Records | None, path: str, chunk: Chunk, record: Node
) -> dict[str, tuple[str, str]]:
    """By name: what it is, and its constraint as written. As written here, else as inherited."""
    found: dict[str, tuple[str, str]] = {}
    known = records.get_def(record.name) if records is not None and record.name else None
    for field, what in DAGS.items():
        node = next(
            (n for n in reversed(record.children) if n.name == field and n.value[0] >= 0), None
        )
        if node is not None:
            for name, constraint in names_in(chunk.word(node.value)):
                found[name] = (what, constraint)
        elif known is not None and field in known:
            value = known.value(field)
            if isinstance(value, _core.DagValue):
                for own_name, arg in zip(value.arg_names, value.args, strict=True):
                    if own_name:
                        found[own_name] = (what, str(arg))
        else:
            found |= inherited(program, Place(path, chunk, record), field, what)
    return found


def inherited(program: Program, place: Place, field: str, what: str) -> dict[str, tuple[str, str]]:
    """What the nearest class that sets the field writes."""
    for at in program.ancestors(place):
        for node in at.node.children:
            if node.name == field and node.value[0] >= 0:
                text = at.chunk.word(node.value)
                return {name: (what, constraint) for name, constraint in names_in(text)}
    return {}


def names_in(text: str) -> list[tuple[str, str]]:
    """`$name`s of a dag, with what stands in front of each."""
    found: list[tuple[str, str]] = []
    start = 0
    for match in _OPERAND.finditer(text):
        before = text[start : match.start()].strip()
        before = re.sub(r"//[^\n]*", "", before).lstrip("(").strip()
        before = re.sub(r"^\w+\s+(?=[\w\"])|^,\s*", "", before, count=1)
        found.append((match.group(1), " ".join(before.lstrip(",").split())))
        start = match.end()
    return found
