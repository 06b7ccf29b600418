"""What may be written at a place, and the arguments of what is being called."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import islice

from lsprotocol.types import (
    CompletionItem,
    CompletionItemKind,
    CompletionList,
    MarkupContent,
    MarkupKind,
    ParameterInformation,
    SignatureHelp,
    SignatureInformation,
    TextEdit,
)

from tblgen_build.lsp.formats import directives, format_at, operands
from tblgen_build.lsp.positions import printable, range_of
from tblgen_build.lsp.project import OpenProject
from tblgen_build.lsp.words import IN_BODY, OPERATORS, TOP_LEVEL, TYPES
from tblgen_build.syntax.names import Place, Program
from tblgen_build.syntax.tree import MULTICLASS, Call, Chunk, Node, Tree

MAX_ITEMS = 300
KINDS = {
    "class": CompletionItemKind.Class,
    "multiclass": CompletionItemKind.Module,
    "def": CompletionItemKind.Value,
    "defm": CompletionItemKind.Value,
    "defset": CompletionItemKind.Value,
    "defvar": CompletionItemKind.Variable,
    "deftype": CompletionItemKind.TypeParameter,
    "field": CompletionItemKind.Field,
    "arg": CompletionItemKind.TypeParameter,
    "variable": CompletionItemKind.Variable,
}
_WORD = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"


class Asked:
    """A place in a file, and what stands in front of it."""

    __slots__ = ("before", "chunk", "kinds", "offset", "part", "path", "program", "start", "tree")

    def __init__(self, project: OpenProject, path: str, offset: int) -> None:
        self.path = path
        self.tree: Tree = project.tree(path)
        self.program: Program = project.program_of(path)
        self.offset = offset
        text = self.tree.text
        start = offset
        while start > 0 and text[start - 1] in _WORD:
            start -= 1
        self.start = start  # of the word that is being written
        self.part = text[start:offset].lower()  # what names that are offered have in them
        self.before = text[start - 1 : start]
        self.chunk: Chunk | None = self.tree.chunk_at(max(start, 1))
        self.kinds: list[str] = []  # of the tokens in front of the word
        for chunk in reversed(self.tree.chunks_up_to(max(start, 1))):
            count = bisect_left(chunk.starts, start - chunk.offset)
            if count:
                if chunk is self.chunk or chunk.kinds[-1] not in (";", "}"):
                    self.chunk, self.kinds = chunk, chunk.kinds[:count]
                break

    def scope(self) -> Node | None:
        """The innermost statement, item or operator around it."""
        if self.chunk is None:
            return None
        inside = min(self.start - self.chunk.offset, len(self.chunk.text))
        node = self.chunk.node_at(inside)
        around = [s for s in self.chunk.scopes if s.start <= inside <= s.end]
        return max(around, key=lambda s: s.start, default=node)

    def call(self) -> Call | None:
        """The innermost argument list around it."""
        if self.chunk is None:
            return None
        inside = min(self.offset - self.chunk.offset, len(self.chunk.text))
        found: Call | None = None
        for call in self.chunk.calls:
            after = inside <= call.close if call.is_closed else inside <= call.close + 1
            if call.open < inside and after and (found is None or call.open > found.open):
                found = call
        return found


def completion(project: OpenProject, path: str, offset: int) -> CompletionList:
    asked = Asked(project, path, offset)
    items = list(islice(items_at(project, asked), MAX_ITEMS + 1))
    # What is filtered by what is typed has to be asked for again when more is.
    return CompletionList(bool(asked.part) or len(items) > MAX_ITEMS, items[:MAX_ITEMS])


def items_at(project: OpenProject, asked: Asked) -> Iterable[CompletionItem]:
    format_ = format_at(asked.tree, asked.offset)
    if format_ is not None:
        return format_items(project, asked, *format_[:2])
    text, line = asked.tree.text, asked.tree.line_of(asked.offset)
    before = text[asked.tree.line_starts[line] : asked.offset]
    if before.lstrip().startswith("include") and before.count('"') == 1:
        return include_items(project, asked, before.partition('"')[2])
    chunk = asked.chunk
    if chunk is not None:
        inside = asked.offset - chunk.offset
        at = chunk.token_at(inside - 1)
        if at >= 0 and chunk.kinds[at] in ("string", "code") and inside < chunk.ends[at]:
            return []
        if any(kind == "comment" and s < inside <= e for kind, s, e in chunk.remarks):
            return []
    if asked.before == "!":
        return operator_items(asked)
    if asked.before == "$":
        return []
    return code_items(project, asked)


def code_items(project: OpenProject, asked: Asked) -> Iterable[CompletionItem]:
    kinds = asked.kinds
    last = kinds[-1] if kinds else ""
    scope = asked.scope()
    record = scope.record() if scope is not None else None
    in_body = record is not None and asked.chunk is not None and is_inside(record, asked)
    if last == ".":
        return member_items(asked)
    if last == "let" and in_body and record is not None:
        return let_items(asked, record)
    if last == "let" or is_in_outer_let(kinds):
        return field_names(asked)
    if last in ("class", "def", "multiclass", "defvar", "defset", "deftype", "foreach"):
        return []
    head = head_of(kinds)
    if head and last in (":", ",") and asked.call() is None:
        role = "multiclass" if head in ("defm", "multiclass") else "class"
        kinds_of = ("class", "multiclass") if role == "multiclass" else ("class",)
        return [place_item(asked, p) for p in asked.program.all_defined(*kinds_of, part=asked.part)]
    if last in ("", ";", "}", "{") and not is_value_brace(kinds):
        return statement_items(asked, record if in_body else None)
    return value_items(project, asked, scope)


def is_inside(record: Node, asked: Asked) -> bool:
    assert asked.chunk is not None
    inside = asked.start - asked.chunk.offset
    opened, closed = record.body
    return 0 <= opened < inside and (closed < 0 or inside <= closed)


def head_of(kinds: list[str]) -> str:
    """The word that begins the statement whose head the last token is in; of a value: nothing."""
    for at in range(len(kinds) - 1, -1, -1):
        if kinds[at] in ("class", "def", "defm", "multiclass"):
            return kinds[at]
        if kinds[at] in (";", "{", "}", "=", "let", "defvar", "assert", "foreach", "if"):
            return ""
    return ""


def is_value_brace(kinds: list[str]) -> bool:
    return kinds[-1:] == ["{"] and len(kinds) > 1 and kinds[-2] in ("=", ",", "(", "[", "<", "#")


def is_in_outer_let(kinds: list[str]) -> bool:
    if kinds[-1:] != [","]:
        return False
    for kind in reversed(kinds):
        if kind in (";", "{", "}", "in", ">", "]", ")", "class", "def"):
            return False
        if kind == "let":
            return True
    return False


# --- kinds of items ------------------------------------------------------------------


def place_item(asked: Asked, place: Place, detail: str = "") -> CompletionItem:
    node = place.node
    if not detail:
        detail = signature(place) if node.kind in ("class", "multiclass") else type_text(place)
    return CompletionItem(node.name, kind=KINDS.get(node.kind), detail=printable(detail))


def type_text(place: Place) -> str:
    node = place.node
    if node.type_span[0] >= 0:
        text = place.chunk.word(node.type_span)
        return text + (f" = {short(place.chunk.word(node.value))}" if node.value[0] >= 0 else "")
    if node.parents:
        return ", ".join(use.name for use in node.parents)
    return short(place.chunk.word(node.value)) if node.value[0] >= 0 else ""


def short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 60 else line[:57] + "..."


def signature(place: Place) -> str:
    node = place.node
    arguments = [
        f"{place.chunk.word(a.type_span)} {a.name}"
        + (f" = {short(place.chunk.word(a.value))}" if a.value[0] >= 0 else "")
        for a in node.args
    ]
    return f"{node.name}<{', '.join(arguments)}>" if arguments else node.name


def statement_items(asked: Asked, record: Node | None) -> Iterator[CompletionItem]:
    for word in IN_BODY if record is not None else TOP_LEVEL:
        yield CompletionItem(word, kind=CompletionItemKind.Keyword)
    if record is not None:
        for word in TYPES:
            yield CompletionItem(word, kind=CompletionItemKind.Keyword)
        for place in asked.program.all_defined("class", part=asked.part):
            yield place_item(asked, place)


def let_items(asked: Asked, record: Node) -> Iterator[CompletionItem]:
    assert asked.chunk is not None
    for place in asked.program.fields(Place(asked.path, asked.chunk, record)):
        yield place_item(asked, place)


def field_names(asked: Asked) -> Iterator[CompletionItem]:
    seen: set[str] = set()
    for place in asked.program.all_defined("class"):
        for node in place.node.children:
            is_new = node.kind == "field" and node.name not in seen
            if is_new and asked.part in node.name.lower():
                seen.add(node.name)
                yield place_item(asked, Place(place.path, place.chunk, node))


def member_items(asked: Asked) -> Iterator[CompletionItem]:
    chunk = asked.chunk
    if chunk is None:
        return
    program = asked.program
    dot = chunk.starts[len(asked.kinds) - 1]
    owner: Place | None = None
    for use in chunk.uses:
        end = use.call.close + 1 if use.call is not None else use.end
        if end == dot and not chunk.text[end:dot].strip():
            if use.call is not None:
                owner = program.class_named(use.name)
            else:
                meant = program.meaning(asked.path, chunk, use)
                owner = program.record_of(meant[0]) if meant else None
    if owner is not None:
        for place in program.fields(owner):
            yield place_item(asked, place)
    else:
        yield from field_names(asked)


def operator_items(asked: Asked) -> Iterator[CompletionItem]:
    span = range_of(asked.tree, asked.start - 1, asked.offset)
    for name, (arguments, what) in OPERATORS.items():
        shown = arguments if arguments.startswith("<") else f"({arguments})"
        yield CompletionItem(
            name,
            kind=CompletionItemKind.Function,
            detail=name + shown,
            documentation=what,
            filter_text=name,
            text_edit=TextEdit(span, name),
        )


def include_items(project: OpenProject, asked: Asked, typed: str) -> Iterator[CompletionItem]:
    folder = typed.rpartition("/")[0]
    seen: set[str] = set()
    for base in project.unit_of(asked.path).include_dirs:
        try:
            entries = sorted(os.scandir(os.path.join(base, folder)), key=lambda e: e.name)
        except OSError:
            continue
        for entry in entries:
            if entry.name in seen or entry.name.startswith("."):
                continue
            if entry.name.endswith(".td"):
                seen.add(entry.name)
                yield CompletionItem(entry.name, kind=CompletionItemKind.File, detail=base)
            elif entry.is_dir():
                seen.add(entry.name)
                yield CompletionItem(entry.name, kind=CompletionItemKind.Folder, detail=base)


def value_items(project: OpenProject, asked: Asked, scope: Node | None) -> Iterator[CompletionItem]:
    chunk, program = asked.chunk, asked.program
    seen: set[str] = set()
    call = asked.call()
    expected = ""
    if call is not None and chunk is not None and call.role != "operator":
        called = program.called(call)
        if called is not None:
            named = {name for _, _, name in call.arguments}
            current = argument_at(call, asked.offset - chunk.offset, chunk)
            if asked.kinds[-1] in ("<", ","):
                for node in called.node.args[current:]:
                    if node.name not in named:
                        place = Place(called.path, called.chunk, node)
                        item = place_item(asked, place)
                        item.insert_text = f"{node.name} = "
                        item.sort_text = f"1{node.name}"
                        yield item
            if current < len(called.node.args):
                argument = called.node.args[current]
                expected = called.chunk.word(argument.type_span)
    elif scope is not None and scope.kind in ("field", "arg") and chunk is not None:
        expected = chunk.word(scope.type_span)
    wanted = expected.removeprefix("list<").removesuffix(">").strip()
    if wanted and program.class_named(wanted) is not None:
        for item in items_of_class(project, asked, wanted):
            if item.label not in seen:
                seen.add(item.label)
                item.sort_text = f"0{item.label}"
                yield item
    if chunk is not None:
        for place in program.visible(asked.path, chunk, scope, asked.start - chunk.offset):
            if place.node.name not in seen:
                seen.add(place.node.name)
                item = place_item(asked, place)
                item.sort_text = f"2{place.node.name}"
                yield item
    for place in program.all_defined("def", "defvar", "defset", "class", part=asked.part):
        if place.node.name not in seen:
            seen.add(place.node.name)
            yield place_item(asked, place)
    for word in ("true", "false"):
        yield CompletionItem(word, kind=CompletionItemKind.Keyword)


def items_of_class(project: OpenProject, asked: Asked, name: str) -> Iterator[CompletionItem]:
    """Defs and classes that derive from it."""
    records = project.records_of(asked.path)
    if records is not None and records.get_class(name) is not None:
        for record in records.all_derived_definitions(name):
            if not record.is_anonymous and asked.part in record.name.lower():
                direct = ", ".join(parent.name for parent in record.direct_superclasses)
                yield CompletionItem(record.name, kind=CompletionItemKind.Value, detail=direct)
    for place in asked.program.all_defined("class", "def", part=asked.part):
        if asked.program.derives_from(place, name):
            yield place_item(asked, place)


def argument_at(call: Call, inside: int, chunk: Chunk) -> int:
    """Which argument is being written, from 0."""
    count = 0
    depth = 0
    for kind, start in zip(chunk.kinds, chunk.starts, strict=True):
        if start <= call.open:
            continue
        if start >= inside:
            break
        if kind in "([{<":
            depth += 1
        elif kind in ")]}>":
            depth -= 1
        elif kind == "," and depth == 0:
            count += 1
    return count


def format_items(
    project: OpenProject, asked: Asked, chunk: Chunk, record: Node
) -> Iterator[CompletionItem]:
    start = asked.start
    while asked.tree.text[start - 1 : start] == "-":  # directives have hyphens in them
        start -= 1
        while asked.tree.text[start - 1 : start] in _WORD and start > 0:
            start -= 1
    has_dollar = asked.tree.text[start - 1 : start] == "$"
    span = range_of(asked.tree, start - has_dollar, asked.offset)
    found = operands(asked.program, project.records_of(asked.path), asked.path, chunk, record)
    for name, (what, constraint) in found.items():
        yield CompletionItem(
            f"${name}",
            kind=CompletionItemKind.Variable,
            detail=f"{what}: {constraint}" if constraint else what,
            filter_text=f"${name}",
            sort_text=f"0{name}",
            text_edit=TextEdit(span, f"${name}"),
        )
    if has_dollar:
        return
    for name, (text, what) in directives(asked.program, asked.path, chunk, record).items():
        yield CompletionItem(
            name,
            kind=CompletionItemKind.Keyword,
            detail=text,
            documentation=what,
            text_edit=TextEdit(span, text.partition("(")[0] if "$" in text else text),
        )


# --- signatures ----------------------------------------------------------------------


def signature_help(project: OpenProject, path: str, offset: int) -> SignatureHelp | None:
    asked = Asked(project, path, offset)
    call, chunk = asked.call(), asked.chunk
    if call is None or chunk is None:
        return None
    current = argument_at(call, offset - chunk.offset, chunk)
    if call.role == "operator":
        arguments, what = OPERATORS.get(call.name, ("", ""))
        if not what:
            return None
        shown = arguments if arguments.startswith("<") else f"({arguments})"
        names = [a.strip() for a in arguments.rpartition("(")[2].rstrip(")").split(",")]
        current = min(current, len(names) - 1)
        parameters = [ParameterInformation(name) for name in names]
        made = SignatureInformation(call.name + shown, what, parameters)
        return SignatureHelp([made], 0, current)
    called = asked.program.called(call)
    if called is None or not called.node.args:
        return None
    named = call.arguments[current][2] if current < len(call.arguments) else ""
    names = [node.name for node in called.node.args]
    if named in names:
        current = names.index(named)
    parameters = []
    for node in called.node.args:
        parameters.append(ParameterInformation(signature_part(called, node)))
    words = called.chunk.comment_before(called.node.start)
    role = "multiclass" if call.role == MULTICLASS else "class"
    documentation = MarkupContent(MarkupKind.Markdown, printable(words)) if words else None
    label = f"{role} {called.node.name}<{', '.join(str(p.label) for p in parameters)}>"
    made = SignatureInformation(printable(label), documentation, parameters)
    return SignatureHelp([made], 0, min(current, len(parameters) - 1))


def signature_part(called: Place, node: Node) -> str:
    default = f" = {short(called.chunk.word(node.value))}" if node.value[0] >= 0 else ""
    return printable(f"{called.chunk.word(node.type_span)} {node.name}{default}")
