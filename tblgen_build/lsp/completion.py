"""Completion and signature help."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from heapq import nsmallest

from tblgen_build.lsp.expected import (
    CLASSES_OF_OPERATOR,
    OPERATOR_OF_FIELD,
    dag_operator,
    expected_type,
    is_type_argument,
    item_around,
)
from tblgen_build.lsp.format_strings import directives, format_at, literal_at, operands
from tblgen_build.lsp.language_help import OPERATORS
from tblgen_build.lsp.positions import printable, range_of
from tblgen_build.lsp.project import OpenProject
from tblgen_build.lsp.protocol_types import (
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
from tblgen_build.syntax.names import Place, Program
from tblgen_build.syntax.tree import MULTICLASS, Call, Chunk, Node, Tree, all_nodes
from tblgen_build.syntax.words import CONSTANTS, ITEMS, STATEMENTS, TYPES

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


class CompletionContext:
    """Where completion was asked for, and the tokens before it."""

    __slots__ = (
        *("before", "chunk", "format", "kinds", "offset", "part", "path", "program", "start"),
        "tree",
    )

    def __init__(self, project: OpenProject, path: str, offset: int) -> None:
        self.path = path
        self.tree: Tree = project.tree(path)
        self.program: Program = project.program_of(path)
        self.offset = offset
        self.format = format_at(self.tree, offset)
        text = self.tree.text
        start = offset
        letters = f"{_WORD}-" if self.format else _WORD  # directives have hyphens in them
        while start > 0 and text[start - 1] in letters:
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
        if self.kinds[-1:] == ["="]:  # an item without a value ends there
            node = self.chunk.node_at(self.chunk.ends[len(self.kinds) - 1])
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


def completion(project: OpenProject, path: str, offset: int, trigger: str = "") -> CompletionList:
    """What may stand there; `trigger` is the character that the client asks because of."""
    context = CompletionContext(project, path, offset)
    part = context.part
    if trigger == "-" and context.format is None:
        return CompletionList(False, [])  # a minus, not a hyphen

    def rank(item: CompletionItem) -> tuple[bool, bool, str]:
        label = item.label.lower()
        return not label.startswith(part), part not in label, sort_text(item)

    items = nsmallest(MAX_ITEMS + 1, items_at(project, context), key=rank)
    for item in items:
        item.sort_text = sort_text(item)
    # A list that is filtered by the typed part is incomplete: the client asks again.
    return CompletionList(bool(part) or len(items) > MAX_ITEMS, items[:MAX_ITEMS])


def sort_text(item: CompletionItem) -> str:
    """Every item has one: a client sorts by the label otherwise, which may begin with a digit."""
    return item.sort_text or f"5{item.label}"


def items_at(project: OpenProject, context: CompletionContext) -> Iterable[CompletionItem]:
    if context.format is not None:
        return format_items(project, context, *context.format)
    text, line = context.tree.text, context.tree.line_of(context.offset)
    before = text[context.tree.line_starts[line] : context.offset]
    if before.lstrip().startswith("include") and before.count('"') == 1:
        return include_items(project, context, before.partition('"')[2])
    chunk = context.chunk
    if chunk is not None:
        inside = context.offset - chunk.offset
        if literal_at(chunk, inside) >= 0:
            return []
        if any(kind == "comment" and s < inside <= e for kind, s, e in chunk.remarks):
            return []
    if context.before == "!":
        return operator_items(context)
    if context.before == "$":
        return []
    return code_items(project, context)


def code_items(project: OpenProject, context: CompletionContext) -> Iterable[CompletionItem]:
    kinds = context.kinds
    last = kinds[-1] if kinds else ""
    scope = context.scope()
    record = scope.record() if scope is not None else None
    in_body = record is not None and context.chunk is not None and is_inside(record, context)
    if last == ".":
        return member_items(context)
    if last == "let" and in_body and record is not None:
        return let_items(context, record)
    if last == "let" or is_in_outer_let(kinds):
        return field_names(context)
    if last in ("class", "def", "multiclass", "defvar", "defset", "deftype", "foreach"):
        return []
    head = head_of(kinds)
    if head and last in (":", ",") and context.call() is None:
        role = "multiclass" if head in ("defm", "multiclass") else "class"
        kinds_of = ("class", "multiclass") if role == "multiclass" else ("class",)
        return [
            place_item(context, p)
            for p in context.program.all_defined(*kinds_of, part=context.part)
        ]
    if last in ("", ";", "}", "{") and not is_value_brace(kinds):
        return statement_items(context, record if in_body else None)
    if context.chunk is not None and is_type_argument(context.chunk, kinds):
        return type_items(context)
    return value_items(project, context, scope)


def is_inside(record: Node, context: CompletionContext) -> bool:
    assert context.chunk is not None
    inside = context.start - context.chunk.offset
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
        if kind in (";", "{", "}", "in", "<", ">", "[", "]", "(", ")", "class", "def"):
            return False
        if kind == "let":
            return True
    return False


# --- kinds of items ------------------------------------------------------------------


def place_item(context: CompletionContext, place: Place, detail: str = "") -> CompletionItem:
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


def statement_items(context: CompletionContext, record: Node | None) -> Iterator[CompletionItem]:
    for word in ITEMS if record is not None else STATEMENTS:
        yield CompletionItem(word, kind=CompletionItemKind.Keyword)
    if record is not None:
        for word in TYPES:
            yield CompletionItem(word, kind=CompletionItemKind.Keyword)
        for place in context.program.all_defined("class", part=context.part):
            yield place_item(context, place)


def let_items(context: CompletionContext, record: Node) -> Iterator[CompletionItem]:
    assert context.chunk is not None
    for place in context.program.fields(Place(context.path, context.chunk, record)):
        yield place_item(context, place)


def field_names(context: CompletionContext) -> Iterator[CompletionItem]:
    seen: set[str] = set()
    for place in context.program.all_defined("class"):
        for node in place.node.children:
            is_new = node.kind == "field" and node.name not in seen
            if is_new and context.part in node.name.lower():
                seen.add(node.name)
                yield place_item(context, Place(place.path, place.chunk, node))


def member_items(context: CompletionContext) -> Iterator[CompletionItem]:
    chunk = context.chunk
    if chunk is None:
        return
    program = context.program
    dot = chunk.starts[len(context.kinds) - 1]
    owner: Place | None = None
    for use in chunk.uses:
        end = use.call.close + 1 if use.call is not None else use.end
        if end == dot and not chunk.text[end:dot].strip():
            if use.call is not None:
                owner = program.class_named(use.name)
            else:
                meant = program.meaning(context.path, chunk, use)
                owner = program.record_of(meant[0]) if meant else None
    if owner is not None:
        for place in program.fields(owner):
            yield place_item(context, place)
    else:
        yield from field_names(context)


def operator_items(context: CompletionContext) -> Iterator[CompletionItem]:
    span = range_of(context.tree, context.start - 1, context.offset)
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


def include_items(
    project: OpenProject, context: CompletionContext, typed: str
) -> Iterator[CompletionItem]:
    folder = typed.rpartition("/")[0]
    seen: set[str] = set()
    for base in project.unit_of(context.path).include_dirs:
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


def value_items(
    project: OpenProject, context: CompletionContext, scope: Node | None
) -> Iterator[CompletionItem]:
    chunk, program = context.chunk, context.program
    seen: set[str] = set()
    call = context.call()
    expected = ""
    if call is not None and chunk is not None and call.role != "operator":
        called = program.called(call)
        if called is not None:
            named = {name for _, _, name in call.arguments}
            current = argument_at(call, context.offset - chunk.offset, chunk)
            if context.kinds[-1] in ("<", ","):
                for node in called.node.args[current:]:
                    if node.name not in named:
                        place = Place(called.path, called.chunk, node)
                        item = place_item(context, place)
                        item.insert_text = f"{node.name} = "
                        item.sort_text = f"1{node.name}"
                        yield item
            if current < len(called.node.args):
                argument = called.node.args[current]
                expected = called.chunk.word(argument.type_span)
    elif chunk is not None:
        holder = item_around(scope)
        operator = dag_operator(chunk, context.kinds)
        if operator == "":
            yield from operator_names(context, holder.name if holder is not None else "")
        elif operator is not None and operator in CLASSES_OF_OPERATOR:
            for found in constraint_items(project, context, operator):
                if found.label not in seen:
                    seen.add(found.label)
                    yield found
        if operator is None:
            expected = expected_type(program, context.path, chunk, holder)
    if expected == "bit":
        for word in CONSTANTS:
            seen.add(word)
            yield CompletionItem(word, kind=CompletionItemKind.Keyword, sort_text=f"0{word}")
    wanted = expected.removeprefix("list<").removesuffix(">").strip()
    if wanted and program.class_named(wanted) is not None:
        for item in items_of_class(project, context, wanted):
            if item.label not in seen:
                seen.add(item.label)
                item.sort_text = f"0{item.label}"
                yield item
    if chunk is not None:
        for place in program.visible(context.path, chunk, scope, context.start - chunk.offset):
            if place.node.name not in seen:
                seen.add(place.node.name)
                item = place_item(context, place)
                item.sort_text = f"3{place.node.name}"
                yield item
    for place in program.all_defined("def", "defvar", "defset", "class", part=context.part):
        if place.node.name not in seen:
            seen.add(place.node.name)
            yield place_item(context, place)
    for word in CONSTANTS:
        if word not in seen:
            yield CompletionItem(word, kind=CompletionItemKind.Keyword)


def type_items(context: CompletionContext) -> Iterator[CompletionItem]:
    for word in TYPES:
        yield CompletionItem(word, kind=CompletionItemKind.Keyword, sort_text=f"1{word}")
    for place in context.program.all_defined("class", "deftype", part=context.part):
        yield place_item(context, place)


def operator_names(context: CompletionContext, field: str) -> Iterator[CompletionItem]:
    """What a dag begins with; the one that the field wants comes first."""
    wanted = OPERATOR_OF_FIELD.get(field, "")
    for name in CLASSES_OF_OPERATOR:
        places = context.program.defined(name, "def")
        if places or name == wanted:
            made = place_item(context, places[0]) if places else CompletionItem(name)
            made.sort_text = f"{0 if name == wanted else 2}{name}"
            yield made


def constraint_items(
    project: OpenProject, context: CompletionContext, operator: str
) -> Iterator[CompletionItem]:
    """What the operator takes: first what the file uses, then its own, then the others."""
    chunks = context.tree.chunks
    heads = {use for chunk in chunks for node in all_nodes(chunk) for use in node.parents}
    used = {use.name for chunk in chunks for use in chunk.uses if use not in heads}
    own = context.tree.defined
    for name in CLASSES_OF_OPERATOR[operator]:
        if context.program.class_named(name) is None:
            continue
        for item in items_of_class(project, context, name):
            nearness = 0 if item.label in used else 1 if item.label in own else 2
            is_abstract = item.label == name
            item.sort_text = f"{4 if is_abstract else nearness}{item.label}"
            yield item


def items_of_class(
    project: OpenProject, context: CompletionContext, name: str
) -> Iterator[CompletionItem]:
    """Defs and classes that derive from it."""
    records = project.records_of(context.path)
    if records is not None and records.get_class(name) is not None:
        for record in records.all_derived_definitions(name):
            if not record.is_anonymous and context.part in record.name.lower():
                direct = ", ".join(parent.name for parent in record.direct_superclasses)
                yield CompletionItem(record.name, kind=CompletionItemKind.Value, detail=direct)
    for place in context.program.all_defined("class", "def", part=context.part):
        if context.program.derives_from(place, name):
            yield place_item(context, place)


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
    project: OpenProject, context: CompletionContext, chunk: Chunk, record: Node
) -> Iterator[CompletionItem]:
    has_dollar = context.before == "$"
    span = range_of(context.tree, context.start - has_dollar, context.offset)
    found = operands(context.program, project.records_of(context.path), context.path, chunk, record)
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
    for name, (text, what) in directives(context.program, context.path, chunk, record).items():
        yield CompletionItem(
            name,
            kind=CompletionItemKind.Keyword,
            detail=text,
            documentation=what,
            text_edit=TextEdit(span, text.partition("(")[0] if "$" in text else text),
        )


# --- signatures ----------------------------------------------------------------------


def signature_help(project: OpenProject, path: str, offset: int) -> SignatureHelp | None:
    context = CompletionContext(project, path, offset)
    call, chunk = context.call(), context.chunk
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
    called = context.program.called(call)
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
