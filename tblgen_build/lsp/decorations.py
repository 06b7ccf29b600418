"""Semantic tokens and inlay hints: kinds of names, arguments' names, final values of fields."""

from __future__ import annotations

from collections.abc import Iterator

from tblgen_build import _core
from tblgen_build.lsp import format_strings
from tblgen_build.lsp.positions import position_at, printable, units
from tblgen_build.lsp.project import OpenProject
from tblgen_build.lsp.protocol_types import InlayHint, InlayHintKind
from tblgen_build.syntax.names import Program
from tblgen_build.syntax.tokens import CODE, STRING
from tblgen_build.syntax.tree import (
    ARGUMENT,
    CLASS,
    FIELD,
    LET,
    MULTICLASS,
    OUTER_LET,
    Chunk,
    Node,
    Tree,
    Use,
    all_nodes,
)
from tblgen_build.syntax.words import KEYWORDS, TYPES

TOKEN_TYPES = [
    "class",
    "namespace",
    "enumMember",
    "parameter",
    "property",
    "variable",
    "function",
    "macro",
    "type",
    "string",
    "keyword",
    "comment",
    "number",
]
# Fields whose code blocks are text. Others are C++, which an editor's own grammar has colors for.
PROSE = ("description", "summary")
TOKEN_MODIFIERS = ["declaration"]
MAX_HINTS = 500
MAX_HINT = 40  # characters
OF_NODE = {
    "class": "class",
    "multiclass": "namespace",
    "def": "enumMember",
    "defm": "enumMember",
    "defset": "variable",
    "defvar": "variable",
    "deftype": "type",
    "arg": "parameter",
    "variable": "variable",
    "field": "property",
    "body let": "",  # its name is a use
    "outer let": "",
}
OF_ROLE = {
    CLASS: "class",
    MULTICLASS: "namespace",
    FIELD: "property",
    LET: "property",
    OUTER_LET: "property",
    ARGUMENT: "parameter",
}
OF_FORMAT = {"literal": "string", "operand": "parameter", "directive": "keyword"}
Token = tuple[int, int, str, bool]  # span in the chunk, type, whether it is a declaration


def semantic_tokens(tree: Tree, program: Program, first: int = 0, last: int = -1) -> list[int]:
    """Of the lines from first to last, in the protocol's relative form."""
    data: list[int] = []
    line, column = 0, 0
    starts = tree.line_starts
    begin = starts[min(first, len(starts) - 1)]
    end = len(tree.text) if last < 0 or last + 1 >= len(starts) else starts[last + 1]
    globals_: dict[str, str] = {}
    for other in program.trees.values():
        for name, places in other.defined.items():
            globals_[name] = places[0][1].kind
    is_ascii = tree.text.isascii()
    ends = [*starts[1:], len(tree.text) + 1]
    at_line = tree.line_of(begin)
    for chunk in tree.chunks:
        if chunk.offset + len(chunk.text) < begin or chunk.offset > end:
            continue
        for start, stop, kind, is_declaration in tokens_of(chunk, globals_):
            where = chunk.offset + start
            if not begin <= where < end:
                continue
            while where >= ends[at_line]:
                at_line += 1
            at_start = starts[at_line]
            character, length = where - at_start, stop - start
            if not is_ascii:
                character = units(tree.text[at_start:where])
                length = units(chunk.text[start:stop])
            data += (
                at_line - line,
                character - column if at_line == line else character,
                length,
                TOKEN_TYPES.index(kind),
                1 if is_declaration else 0,
            )
            line, column = at_line, character
    return data


def tokens_of(chunk: Chunk, globals_: dict[str, str]) -> list[Token]:
    """In order, and none twice."""
    found: dict[int, Token] = {}
    prose: list[int] = []
    in_formats: list[range] = []
    for node in all_nodes(chunk):
        if node.name in PROSE and node.value[0] >= 0:
            prose.append(node.value[0])
        if node.name in format_strings.FIELDS and node.value[0] >= 0:
            in_formats.append(range(*node.value))
        kind = OF_NODE.get(node.kind, "")
        start, end = node.name_span
        if kind and node.name and start < end:
            found[start] = (start, end, kind, True)
    for use in chunk.uses:
        kind = OF_ROLE.get(use.role) or kind_of_value(use, globals_)
        if kind and use.start not in found:
            found[use.start] = (use.start, use.end, kind, False)
    for kind, start, end in zip(chunk.kinds, chunk.starts, chunk.ends, strict=True):
        if kind == "bang":
            found[start] = (start, end, "function", False)
        elif kind == "variable":
            found[start] = (start, end, "parameter", False)
        elif kind in (STRING, CODE) and any(start in one for one in in_formats):
            for first, last, part in format_strings.parts(chunk.text, start, end):
                found[first] = (first, last, OF_FORMAT[part], False)
        elif kind == STRING or (kind == CODE and start in prose):
            found[start] = (start, end, "string", False)
        elif kind in KEYWORDS:
            is_type = kind in TYPES
            found[start] = (start, end, "type" if is_type else "keyword", False)
        elif kind == "number":
            found[start] = (start, end, "number", False)
    for kind, start, end in chunk.remarks:
        if kind in ("directive", "comment"):
            found[start] = (start, end, "macro" if kind == "directive" else "comment", False)
    return [line for start in sorted(found) for line in lines_of(chunk.text, found[start])]


def lines_of(text: str, token: Token) -> Iterator[Token]:
    """The token in each of its lines: editors need not know one of several."""
    start, end, kind, is_declaration = token
    while (stop := text.find("\n", start, end)) >= 0:
        last = stop - 1 if text[stop - 1 : stop] == "\r" else stop
        if start < last:
            yield start, last, kind, is_declaration
        start = stop + 1
    if start < end:
        yield start, end, kind, is_declaration


def kind_of_value(use: Use, globals_: dict[str, str]) -> str:
    """Without a look into other classes: inherited fields are what nothing else is."""
    at = use.node
    while at is not None:
        for node in at.binders:
            if node.name == use.name and node.kind == "variable":
                return "variable"
        for node in at.args:
            if node.name == use.name:
                return "parameter"
        for node in at.children:
            if node.name == use.name and node.kind in ("field", "defvar"):
                return "property" if node.kind == "field" else "variable"
        at = at.parent
    known = globals_.get(use.name)
    if known is not None:
        return OF_NODE.get(known, "")
    inside = use.node.record() if use.node is not None else None
    return "property" if inside is not None else "enumMember"


# --- hints ---------------------------------------------------------------------------


def inlay_hints(project: OpenProject, path: str, first: int, last: int) -> list[InlayHint]:
    """Of lines first to last, from 0."""
    tree = project.tree(path)
    program = project.program_of(path)
    records = project.records_of(path)
    found: list[InlayHint] = []
    for chunk in tree.chunks:
        if tree.line_of(chunk.offset + len(chunk.text)) < first:
            continue
        if tree.line_of(chunk.offset) > last or len(found) >= MAX_HINTS:
            break
        for at, text, is_value in hints_of(chunk, program, records):
            offset = chunk.offset + at
            if first <= tree.line_of(offset) <= last:
                found.append(hint(tree, offset, text, is_value))
    return found[:MAX_HINTS]


def hint(tree: Tree, offset: int, text: str, is_value: bool) -> InlayHint:
    return InlayHint(
        position_at(tree, offset),
        printable(text),
        kind=InlayHintKind.Type if is_value else InlayHintKind.Parameter,
        padding_left=is_value,
        padding_right=not is_value,
    )


def hints_of(
    chunk: Chunk, program: Program, records: _core.Records | None
) -> Iterator[tuple[int, str, bool]]:
    for call in chunk.calls:
        if call.role == "operator" or not call.arguments:
            continue
        called = program.called(call)
        if called is None or (len(call.arguments) == 1 and len(called.node.args) == 1):
            continue
        for number, (start, end, name) in enumerate(call.arguments):
            if name or number >= len(called.node.args):
                break
            wanted = called.node.args[number].name
            if start < end and chunk.text[start:end] != wanted:
                yield start, f"{wanted}:", False
    if records is None:
        return
    for top in chunk.nodes:
        for node in top.inside():
            record = records.get_def(node.name) if node.kind == "def" and node.name else None
            if record is not None:
                for item in node.children:
                    yield from final_value(chunk, record, item)


def final_value(chunk: Chunk, record: _core.Record, item: Node) -> Iterator[tuple[int, str, bool]]:
    """What a field of a def ends with, where it is not what is written there."""
    if item.kind not in ("field", "body let") or item.value[0] < 0 or not item.name:
        return
    value = record.value(item.name)
    written = " ".join(chunk.word(item.value).split())
    if value is None or written.startswith(("[{", '"', "(", "[", "{", "?")):
        return
    text = str(value)
    is_short = len(text) <= MAX_HINT and "\n" not in text
    if is_short and written not in (text, text.strip('"')):
        yield item.end, f"= {text}", True
