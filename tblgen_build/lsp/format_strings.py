"""Inside an `assemblyFormat`: what it belongs to, and what it may contain."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tblgen_build import _core
from tblgen_build.lsp.language_help import DEFINITION_DIRECTIVES, OPERATION_DIRECTIVES
from tblgen_build.syntax.names import Mention, Place, Program
from tblgen_build.syntax.tokens import CODE, STRING
from tblgen_build.syntax.tree import Chunk, Node, Tree

FIELDS = ("assemblyFormat",)
MARKS = {STRING: ('"', '"'), CODE: ("[{", "}]")}
# Dags of an operation (of an attribute or type: its parameters), and what is in each.
DAGS = {
    "arguments": "operand or attribute",
    "results": "result",
    "regions": "region",
    "successors": "successor",
    "parameters": "parameter",
}
_PART = re.compile(r"`[^`]*`|\$\w+|[a-z][\w-]*")
_NAME = re.compile(r"\$(\w+)")
_OPERAND = re.compile(r":\s*\$(\w+)")


def format_at(tree: Tree, offset: int) -> tuple[Chunk, Node] | None:
    """The chunk and the record whose format the offset is in."""
    for chunk in tree.chunks_at(offset):
        inside = offset - chunk.offset
        at = literal_at(chunk, inside)
        if at < 0:
            continue
        first = chunk.starts[at] + len(MARKS[chunk.kinds[at]][0])
        node = chunk.node_at(first)
        if node is None or node.name not in FIELDS:
            continue
        record = node.record()
        if record is not None:
            return chunk, record
    return None


def literal_at(chunk: Chunk, inside: int) -> int:
    """The string or code whose text the offset is in; -1: none. It may lack its end."""
    for at in (chunk.token_at(inside), chunk.token_at(inside - 1)):
        if at < 0 or chunk.kinds[at] not in MARKS:
            continue
        opening, closing = MARKS[chunk.kinds[at]]
        first, last = chunk.starts[at] + len(opening), chunk.ends[at]
        if chunk.text.endswith(closing, first, last):
            last -= len(closing)
        if first <= inside <= last:
            return at
    return -1


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


def parts(text: str, start: int, end: int) -> Iterator[tuple[int, int, str]]:
    """Of a format there: `literals`, `$operands` and directives, each with what it is."""
    for found in _PART.finditer(text, start, end):
        word = found[0]
        if word[0] in "`$":
            yield *found.span(), "literal" if word[0] == "`" else "operand"
        elif word in OPERATION_DIRECTIVES or word in DEFINITION_DIRECTIVES:
            yield *found.span(), "directive"


# --- where operands stand -----------------------------------------------------------


class NamedOperand(NamedTuple):
    """An operand of a record that has dags of them, and a format."""

    chunk: Chunk
    record: Node
    name: str


def operand_at(tree: Tree, offset: int) -> NamedOperand | None:
    """The operand whose `$name` is there, in a dag or in a format."""
    for chunk in tree.chunks_at(offset):
        inside = offset - chunk.offset
        field = chunk.node_at(inside)
        record = field.record() if field is not None else None
        if record is None:
            continue
        for start, end in operand_spans(chunk, record, (*DAGS, *FIELDS)):
            if start - 1 <= inside <= end:
                return NamedOperand(chunk, record, chunk.text[start:end])
    return None


def operand_spans(
    chunk: Chunk, record: Node, fields: Iterable[str], name: str = ""
) -> Iterator[tuple[int, int]]:
    """Spans in the chunk of the names (or of one) in fields of the record, without their `$`."""
    for field in record.children:
        if field.name not in fields or field.value[0] < 0:
            continue
        first, last = field.value
        for kind, start, end in zip(chunk.kinds, chunk.starts, chunk.ends, strict=True):
            is_text = kind in (STRING, CODE) and field.name in FIELDS
            if first <= start and end <= last and (is_text or kind == "variable"):
                for found in _NAME.finditer(chunk.text, start, end):
                    if name in ("", found[1]):
                        yield found.span(1)


def operand_places(program: Program, path: str, operand: NamedOperand) -> list[Mention]:
    """Where it is declared: in the record, else in its nearest class."""
    holder = Place(path, operand.chunk, operand.record)
    for at in (holder, *program.ancestors(holder)):
        found = [
            Mention(at.path, at.chunk.offset + start, at.chunk.offset + end)
            for start, end in operand_spans(at.chunk, at.node, DAGS, operand.name)
        ]
        if found:
            return found
    return []
