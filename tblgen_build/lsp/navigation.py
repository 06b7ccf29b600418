"""Navigation: definition, references, rename, symbols, folding, links."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from typing import Any

from tblgen_build import _core
from tblgen_build.lsp.evaluation import offset_of_bytes
from tblgen_build.lsp.format_strings import (
    DAGS,
    FIELDS,
    NamedOperand,
    operand_at,
    operand_places,
    operand_spans,
)
from tblgen_build.lsp.positions import printable, range_of
from tblgen_build.lsp.project import OpenProject
from tblgen_build.lsp.protocol_types import (
    DocumentHighlight,
    DocumentLink,
    FoldingRangeKind,
    Location,
    PrepareRenamePlaceholder,
    SymbolKind,
    TextDocumentEdit,
    TextEdit,
    WorkspaceEdit,
    WorkspaceSymbol,
)
from tblgen_build.lsp.units import Unit
from tblgen_build.lsp.uris import uri_of
from tblgen_build.syntax.names import Mention, Place, Program
from tblgen_build.syntax.tokens import CODE, STRING
from tblgen_build.syntax.tree import VALUE, Chunk, Node, Tree
from tblgen_build.syntax.words import KEYWORDS

MAX_SYMBOLS = 500  # of a workspace, for one question
_NAME = re.compile(r"\w*[A-Za-z_]\w*", re.A)
KINDS = {
    "class": SymbolKind.Class,
    "multiclass": SymbolKind.Module,
    "def": SymbolKind.Object,
    "defm": SymbolKind.Object,
    "defset": SymbolKind.Array,
    "defvar": SymbolKind.Variable,
    "deftype": SymbolKind.TypeParameter,
    "field": SymbolKind.Field,
    "body let": SymbolKind.Property,
    "arg": SymbolKind.TypeParameter,
}


def location_of(project: OpenProject, path: str, start: int, end: int) -> Location:
    return Location(uri_of(path), range_of(project.tree(path), start, end))


def location_of_record(project: OpenProject, at: _core.Location) -> Location:
    path = os.path.realpath(at.file)
    tree = project.tree(path)
    start = offset_of_bytes(tree, at.line, at.column)
    found = _NAME.match(tree.text, start)
    return location_of(project, path, start, found.end() if found else start)


def definition(project: OpenProject, path: str, offset: int) -> list[Location]:
    program = project.program_of(path)
    link = include_at(project.unit_of(path), project.tree(path), path, offset)
    if link is not None:
        return [location_of(project, link, 0, 0)]
    operand = operand_at(project.tree(path), offset)
    if operand is not None:
        places = operand_places(program, path, operand)
        return [location_of(project, *place) for place in places]
    found = [location_of(project, p.path, *p.span()) for p in program.target_at(path, offset)]
    if found:
        return found
    use = project.tree(path).use_at(offset)
    records = project.records_of(path)
    if use is not None and use[1].role == VALUE and records is not None:
        record = records.get_def(use[1].name)
        if record is not None:
            return [location_of_record(project, at) for at in record.locations]
    return []


def type_definition(project: OpenProject, path: str, offset: int) -> list[Location]:
    program = project.program_of(path)
    found: list[Location] = []
    for place in program.target_at(path, offset):
        record = program.record_of(place)
        if record is not None and record != place:
            found.append(location_of(project, record.path, *record.span()))
        else:
            for use in place.node.parents:
                parent = program.class_named(use.name)
                if parent is not None:
                    found.append(location_of(project, parent.path, *parent.span()))
    return found


def references(
    project: OpenProject, path: str, offset: int, with_declaration: bool = True
) -> list[Mention]:
    """Of an operand, those in its record and where it is declared."""
    found: dict[Mention, None] = {}
    operand = operand_at(project.tree(path), offset)
    if operand is not None:
        if with_declaration:
            declared = operand_places(project.program_of(path), path, operand)
            found.update(dict.fromkeys(declared))
        at = operand.chunk.offset
        for start, end in operand_spans(operand.chunk, operand.record, FIELDS, operand.name):
            found[Mention(path, at + start, at + end)] = None
        return list(found)
    for target in project.program_of(path).target_at(path, offset)[:1]:
        if with_declaration:
            found[target.mention()] = None
        for program, files in project.programs_using(target.path, target.node.name):
            found.update(dict.fromkeys(program.references(target, files)))
    return list(found)


def highlights(project: OpenProject, path: str, offset: int) -> list[DocumentHighlight]:
    program = project.program_of(path)
    tree = project.tree(path)
    spans: list[tuple[int, int]] = []
    if operand_at(tree, offset) is not None:
        here = [use for use in references(project, path, offset) if use.path == path]
        return [DocumentHighlight(range_of(tree, use.start, use.end)) for use in here]
    for target in program.target_at(path, offset)[:1]:
        if target.path == path:
            spans.append(target.span())
        spans += [(use.start, use.end) for use in program.references(target, [path])]
    return [DocumentHighlight(range_of(tree, *span)) for span in spans]


# --- rename --------------------------------------------------------------------------


class CannotRename(Exception):
    """str() says why."""


def renamed(project: OpenProject, path: str, offset: int, name: str) -> WorkspaceEdit:
    if not _NAME.fullmatch(name):
        raise CannotRename(f"'{name}' is not a name")
    if name in KEYWORDS:
        raise CannotRename(f"'{name}' is a word of the language")
    places = references(project, path, offset)
    operand = operand_at(project.tree(path), offset)
    if operand is None:
        refuse_clash(project, path, offset, name)
    if operand is not None and not is_of_one_def(operand):
        raise CannotRename(f"'{operand.name}' is declared in a class: others may use it")
    if not places:
        raise CannotRename("nothing with a name that can be changed stands here")
    edits: dict[str, list[TextEdit]] = {}
    for where, start, end in sorted(places):
        if where not in project.open and not os.access(where, os.W_OK):
            raise CannotRename(f"'{where}' uses it, and cannot be written")
        span = range_of(project.tree(where), start, end)
        edits.setdefault(where, []).append(TextEdit(span, name))
    return WorkspaceEdit(
        document_changes=[
            TextDocumentEdit({"uri": uri_of(where), "version": None}, changes)
            for where, changes in edits.items()
        ]
    )


def refuse_clash(project: OpenProject, path: str, offset: int, name: str) -> None:
    """Raises CannotRename where something else has the new name in a file that sees the place."""
    for target in project.program_of(path).target_at(path, offset)[:1]:
        node = target.node
        for program, _ in project.programs_using(target.path, name):
            taken = next(iter(clashes(program, target, name)), None)
            if taken is not None:
                line = project.tree(taken.path).line_of(taken.span()[0]) + 1
                where = f"{os.path.basename(taken.path)}:{line}"
                raise CannotRename(f"'{name}' is already a {taken.node.kind} at {where}")
        if node.kind in ("arg", "field") and node.parent is not None:
            for other in [*node.parent.args, *node.parent.children]:
                if other is not node and other.name == name and other.kind in ("arg", "field"):
                    raise CannotRename(f"'{node.parent.name}' already has a {other.kind} '{name}'")


def clashes(program: Program, target: Place, name: str) -> list[Place]:
    """What the program has under the new name, where the old one is used for."""
    node = target.node
    if node.kind == "field":
        owner = node.record()
        if owner is None:
            return []
        place = Place(target.path, target.chunk, owner)
        inherited = program.field(place, name)
        below = (p for p in program.fields_named(name) if derives(program, p, owner.name))
        return [inherited] if inherited is not None else list(below)[:1]
    if node.kind in ("class", "multiclass"):
        return program.defined(name, node.kind)
    if node.parent is None and node.kind in ("def", "defm", "defvar", "defset"):
        return program.defined(name, "def", "defm", "defvar", "defset")
    return []


def derives(program: Program, field: Place, name: str) -> bool:
    owner = field.node.record()
    return owner is not None and program.derives_from(Place(field.path, field.chunk, owner), name)


def is_of_one_def(operand: NamedOperand) -> bool:
    """Whether it is declared in its record, a def: then nothing else names it."""
    record = operand.record
    return record.kind == "def" and any(operand_spans(operand.chunk, record, DAGS, operand.name))


def rename_range(project: OpenProject, path: str, offset: int) -> PrepareRenamePlaceholder | None:
    tree = project.tree(path)
    operand = operand_at(tree, offset)
    if operand is not None:
        for where, start, end in references(project, path, offset):
            if where == path and start - 1 <= offset <= end:
                return PrepareRenamePlaceholder(range_of(tree, start, end), operand.name)
        return None
    if not project.program_of(path).target_at(path, offset):
        return None
    found = tree.use_at(offset)
    if found is not None:
        chunk, use = found
        span = (chunk.offset + use.start, chunk.offset + use.end)
    else:
        declared = tree.declared_at(offset)
        if declared is None:
            return None
        span = Place(path, *declared).span()
    return PrepareRenamePlaceholder(range_of(tree, *span), tree.text[slice(*span)])


# --- symbols -------------------------------------------------------------------------


def document_symbols(tree: Tree) -> list[dict[str, Any]]:
    """DocumentSymbols, as JSON."""
    found: list[dict[str, Any]] = []
    for chunk in tree.chunks:
        for node in chunk.nodes:
            found += symbols_of(tree, chunk, node)
    return found


def symbols_of(tree: Tree, chunk: Chunk, node: Node) -> list[dict[str, Any]]:
    """Its symbol; of what has none, those of what is in it."""
    inner = [s for child in node.children for s in symbols_of(tree, chunk, child)]
    kind = KINDS.get(node.kind)
    start, end = node.name_span
    if kind is None or (start == end and node.kind not in ("def", "defm")):
        return inner
    detail = chunk.word(node.type_span) if node.type_span[0] >= 0 else ""
    if node.parents:
        detail = ", ".join(use.name for use in node.parents)
    at = chunk.offset
    return [
        {
            "name": printable(node.name or chunk.word(node.name_span).strip() or "(no name)"),
            "kind": kind,
            "detail": printable(detail),
            "range": range_of(tree, at + node.start, at + max(node.end, end)),
            "selectionRange": range_of(tree, at + start, at + end),
            "children": inner,
        }
    ]


def workspace_symbols(project: OpenProject, query: str) -> list[WorkspaceSymbol]:
    wanted = query.lower()
    found: list[WorkspaceSymbol] = []
    seen: set[str] = set()
    paths = [*project.open, *(path for unit in project.all_units() for path in unit.files)]
    for path in paths:
        if path in seen:
            continue
        seen.add(path)
        tree = project.tree(path)
        for chunk in tree.chunks:
            for node in chunk.defined:
                if not is_subsequence(wanted, node.name.lower()):
                    continue
                place = location_of(project, path, *Place(path, chunk, node).span())
                file = os.path.basename(path)
                symbol = WorkspaceSymbol(place, node.name, KINDS[node.kind], container_name=file)
                found.append(symbol)
    found.sort(key=lambda s: (wanted not in s.name.lower(), len(s.name)))
    return found[:MAX_SYMBOLS]


def is_subsequence(part: str, whole: str) -> bool:
    rest = iter(whole)
    return all(character in rest for character in part)


# --- folding and links ---------------------------------------------------------------


def folding(tree: Tree) -> list[dict[str, Any]]:
    """FoldingRanges, as JSON."""
    found: list[dict[str, Any]] = []
    for start, end, kind in folded(tree):
        first, last = tree.line_of(start), tree.line_of(end)
        if first < last:
            shown: dict[str, Any] = {"startLine": first, "endLine": last}
            found.append({**shown, "kind": kind} if kind is not None else shown)
    return found


def folded(tree: Tree) -> Iterator[tuple[int, int, str | None]]:
    comments: list[tuple[int, int]] = []
    includes: list[tuple[int, int]] = []
    for chunk in tree.chunks:
        at = chunk.offset
        for kind, start, end in zip(chunk.kinds, chunk.starts, chunk.ends, strict=True):
            if kind in (CODE, STRING):
                yield at + start, at + end, None
        for top in chunk.nodes:
            for node in top.inside():
                if node.body[1] >= 0:
                    # The line of the brace stays.
                    yield at + node.body[0], at + max(node.body[1] - 1, node.body[0]), None
            if top.kind == "include":
                includes.append((at + top.start, at + top.end))
        comments += [(at + s, at + e) for kind, s, e in chunk.remarks if kind == "comment"]
    for start, end in runs(tree, comments):
        yield start, end, FoldingRangeKind.Comment
    for start, end in runs(tree, includes):
        yield start, end, FoldingRangeKind.Imports


def runs(tree: Tree, spans: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Spans on lines that follow each other, as one."""
    first = last = -1
    for start, end in spans:
        if first >= 0 and tree.line_of(start) <= tree.line_of(last) + 1:
            last = end
            continue
        if first >= 0:
            yield first, last
        first, last = start, end
    if first >= 0:
        yield first, last


def include_at(unit: Unit, tree: Tree, path: str, offset: int) -> str | None:
    """The file that an include names there."""
    for link, start, end in included(unit, tree, path):
        if start <= offset <= end:
            return link
    return None


def included(unit: Unit, tree: Tree, path: str) -> Iterator[tuple[str, int, int]]:
    found = {name: target for where, name, target in unit.includes if where == path and target}
    for chunk in tree.chunks:
        for top in chunk.nodes:
            for node in top.inside():
                if node.kind == "include" and node.value[0] >= 0:
                    name = chunk.word(node.value).strip('"')
                    target = found.get(name) or include_path(unit, path, name)
                    if target:
                        yield (
                            target,
                            chunk.offset + node.value[0] + 1,
                            chunk.offset + node.value[1] - 1,
                        )


def include_path(unit: Unit, path: str, name: str) -> str | None:
    for folder in unit.include_dirs:
        candidate = os.path.join(folder, name)
        if os.path.isfile(candidate):
            return os.path.realpath(candidate)
    return None


def links(project: OpenProject, path: str) -> list[DocumentLink]:
    tree = project.tree(path)
    return [
        DocumentLink(range_of(tree, start, end), uri_of(target))
        for target, start, end in included(project.unit_of(path), tree, path)
    ]
