"""What a name stands for: a class with its words, a record's fields, how an operation looks."""

from __future__ import annotations

import os
import re
from textwrap import dedent

from tblgen_build import _core
from tblgen_build.lsp.completion import short, signature, type_text
from tblgen_build.lsp.format_strings import directives, format_at, operands
from tblgen_build.lsp.language_help import OPERATORS
from tblgen_build.lsp.navigation import include_at
from tblgen_build.lsp.positions import printable, range_of
from tblgen_build.lsp.project import OpenProject
from tblgen_build.lsp.protocol_types import Hover, MarkupContent, MarkupKind
from tblgen_build.origin import origin
from tblgen_build.syntax.names import Place, Program
from tblgen_build.syntax.tree import VALUE, Chunk, Node

MAX_FIELDS = 40
MAX_STEPS = 12  # of a value's origin
MAX_VALUE = 90  # characters
MAX_NAMES = 12  # of each kind that an included file defines
_ANONYMOUS = re.compile(r"\banonymous_\d+\b")


def hover(project: OpenProject, path: str, offset: int) -> Hover | None:
    tree = project.tree(path)
    program = project.program_of(path)
    inside_format = format_at(tree, offset)
    if inside_format is not None:
        return hover_in_format(project, path, offset, *inside_format)
    for chunk in tree.chunks_at(offset):
        at = chunk.token_at(offset - chunk.offset)
        if at >= 0 and chunk.kinds[at] == "bang" and offset - chunk.offset <= chunk.ends[at]:
            name = chunk.word((chunk.starts[at], chunk.ends[at]))
            if name in OPERATORS:
                arguments, what = OPERATORS[name]
                shown = arguments if arguments.startswith("<") else f"({arguments})"
                return made(code(name + shown) + what)
    link = include_at(project.unit_of(path), tree, path, offset)
    if link is not None:
        return made(include_text(project, link))
    places = program.target_at(path, offset)
    records = project.records_of(path)
    use = tree.use_at(offset)
    if places:
        texts = [text_of(project, program, place, path, offset) for place in places]
        return made("\n\n---\n\n".join(texts))
    if use is not None and use[1].role == VALUE and records is not None:
        record = records.get_def(use[1].name)
        if record is not None:
            return made(record_text(record, records))
    declared = tree.declared_at(offset)
    if declared is not None and records is not None and declared[1].kind in ("def", "defm"):
        record = records.get_def(declared[1].name)
        if record is not None:
            return made(record_text(record, records))
    return None


def include_text(project: OpenProject, path: str) -> str:
    """Where the file is, and what it defines."""
    names: dict[str, list[str]] = {}
    for chunk in project.tree(path).chunks:
        for node in chunk.defined:
            if node.name:
                names.setdefault(node.kind, []).append(node.name)
    lines = [
        f"- {len(found)} `{kind}`: {', '.join(found[:MAX_NAMES])}"
        + (" ..." if len(found) > MAX_NAMES else "")
        for kind, found in names.items()
    ]
    return "\n".join([f"`{path}`", "", *(lines or ["It defines nothing itself."])])


def made(text: str) -> Hover:
    return Hover(MarkupContent(MarkupKind.Markdown, printable(text)))


def code(text: str) -> str:
    return f"```tablegen\n{text}\n```\n"


def text_of(project: OpenProject, program: Program, place: Place, path: str, offset: int) -> str:
    node = place.node
    line = project.tree(place.path).line_of(place.span()[0]) + 1
    words = place.chunk.comment_before(node.start)
    end = (f"{words}\n\n" if words else "") + f"*{os.path.basename(place.path)}:{line}*"
    records = project.records_of(path)
    if node.kind in ("class", "multiclass"):
        return class_text(program, place) + end
    if node.kind in ("def", "defm"):
        record = records.get_def(node.name) if records is not None and node.name else None
        if record is not None:
            return record_text(record, records) + end
        return code(f"{node.kind} {node.name} : {type_text(place)}") + end
    if node.kind == "field":
        declaration = type_text(place).partition(" = ")[0] + f" {node.name}"
        return code(declaration) + field_words(project, place, path, offset) + end
    return variable_text(place, records) + end


def class_text(program: Program, place: Place) -> str:
    node = place.node
    parents = [
        place.chunk.word((use.start, use.call.close + 1 if use.call else use.end))
        for use in node.parents
    ]
    head = f"{node.kind} {signature(place)}"
    if parents:
        head += f" : {short(', '.join(parents))}"
    fields = [
        f"  {short(field.chunk.word(field.node.type_span))} {field.node.name};"
        for field in program.fields(place)
    ]
    shown = fields[:MAX_FIELDS] + (["  ..."] if len(fields) > MAX_FIELDS else [])
    return code(head + (" {\n" + "\n".join(shown) + "\n}" if shown else ";"))


def variable_text(place: Place, records: _core.Records | None) -> str:
    """Of a template argument, a variable, a set."""
    node = place.node
    what = {"arg": "template argument", "variable": "variable"}.get(node.kind, node.kind)
    typed = place.chunk.word(node.type_span) + " " if node.type_span[0] >= 0 else ""
    default = f" = {short(place.chunk.word(node.value))}" if node.value[0] >= 0 else ""
    is_global = node.kind in ("defvar", "defset") and node.parent is None
    value = records.globals.get(node.name) if records is not None and is_global else None
    final = f": `{short(str(value))}`" if value is not None else ""
    return code(f"{typed}{node.name}{default}") + what + final + "\n\n"


def field_words(project: OpenProject, place: Place, path: str, offset: int) -> str:
    """What the field is in the record that the cursor is in, and where it is declared."""
    owner = place.node.record()
    declared = f"declared in `{owner.name}`" if owner is not None and owner.name else ""
    records = project.records_of(path)
    for chunk in project.tree(path).chunks_at(offset):
        node = chunk.node_at(offset - chunk.offset)
        record = node.record() if node is not None else None
        if record is None or records is None or record.kind != "def":
            continue
        known = records.get_def(record.name)
        value = known.value(place.node.name) if known is not None else None
        if value is not None:
            assert known is not None
            text = readable(str(value), records)
            shown = f"{declared}; in `{record.name}` it is\n" + code(clipped(text))
            return shown + made_by(known, place.node.name)
    return declared + "\n\n" if declared else ""


def made_by(record: _core.Record, field: str) -> str:
    """The assignments that made the value, in order, where there are several."""
    try:
        steps = origin(record, field).steps
    except (KeyError, ValueError):
        return ""
    if len(steps) < 2:
        return ""
    lines = []
    for step in steps[-MAX_STEPS:]:
        where = ""
        if step.location is not None:
            where = f" ({os.path.basename(step.location.file)}:{step.location.line})"
        written = f"`{short(step.written)}`" if step.written else "no value"
        lines.append(f"- {step.kind} in `{step.body}`: {written}{where}")
    return "\n".join(lines) + "\n\n"


def clipped(text: str) -> str:
    return text if len(text) < 1000 else text[:997] + "..."


def readable(text: str, records: _core.Records | None) -> str:
    """With the class in place of each generated name: `anonymous_498`."""

    def named(match: re.Match[str]) -> str:
        record = records.get_def(match[0]) if records is not None else None
        if record is None or not record.is_anonymous or not record.direct_superclasses:
            return match[0]
        return f"{record.direct_superclasses[0].name}<...>"

    return _ANONYMOUS.sub(named, text)


def described(record: _core.Record) -> str:
    """Its summary and whole description, as Markdown."""
    parts = []
    for field, form in (("summary", "**{}**"), ("description", "{}")):
        try:
            text = record.value_as_optional_string(field) if field in record else None
        except _core.RecordError:
            continue
        if text and text.strip():
            parts.append(form.format(dedent(text).strip()))
    return "".join(f"{part}\n\n" for part in parts)


def record_text(record: _core.Record, records: _core.Records | None) -> str:
    parents = ", ".join(parent.name for parent in record.direct_superclasses)
    head = f"def {record.name}" + (f" : {parents}" if parents else "")
    operation = operation_text(record) + described(record)
    lines = []
    for field in record.fields[:MAX_FIELDS]:
        value = readable(str(field.value), records)
        value = value if len(value) <= MAX_VALUE else value[: MAX_VALUE - 3] + "..."
        lines.append(f"  {field.type} {field.name} = {' '.join(value.split())};")
    if len(record.fields) > MAX_FIELDS:
        lines.append(f"  // {len(record.fields) - MAX_FIELDS} more")
    body = " {\n" + "\n".join(lines) + "\n}" if lines else ";"
    return operation + code(head + body)


def operation_text(record: _core.Record) -> str:
    """An operation of MLIR: how it is called, its summary, its format."""
    if not record.is_subclass_of("Op") or "opDialect" not in record or "opName" not in record:
        return ""
    try:
        dialect = record.value_as_def("opDialect").value_as_string("name")
        name = f"{dialect}.{record.value_as_string('opName')}"
        arguments = dag_text(record.value("arguments"))
        results = dag_text(record.value("results"))
        format_ = record.value_as_optional_string("assemblyFormat") or ""
    except _core.RecordError:
        return ""
    text = f"```\n{name}({arguments}) -> ({results})\n```\n"
    if format_.strip():
        text += f"```\n{name} {' '.join(format_.split())}\n```\n"
    return text


def dag_text(value: _core.Value | None) -> str:
    if not isinstance(value, _core.DagValue):
        return ""
    parts = []
    for name, arg in zip(value.arg_names, value.args, strict=True):
        constraint = constraint_text(arg)
        parts.append(f"{name}: {constraint}" if name else constraint)
    return ", ".join(parts)


def constraint_text(value: _core.Value) -> str:
    """Of an instance without a name, its class."""
    if isinstance(value, _core.DefValue):
        parents = value.record.direct_superclasses
        return parents[0].name if value.record.is_anonymous and parents else value.record.name
    return str(value)


def hover_in_format(
    project: OpenProject, path: str, offset: int, chunk: Chunk, record: Node
) -> Hover | None:
    tree = project.tree(path)
    text = tree.text
    start = end = offset
    while start > 0 and (text[start - 1].isalnum() or text[start - 1] in "_-$"):
        start -= 1
    while end < len(text) and (text[end].isalnum() or text[end] in "_-"):
        end += 1
    word = text[start:end]
    span = range_of(tree, start, end)
    if word.startswith("$"):
        known = operands(project.program_of(path), project.records_of(path), path, chunk, record)
        if word[1:] in known:
            what, constraint = known[word[1:]]
            content = code(f"{constraint}:{word}" if constraint else word) + what
            return Hover(MarkupContent(MarkupKind.Markdown, printable(content)), span)
        return None
    known = directives(project.program_of(path), path, chunk, record)
    if word in known:
        return Hover(MarkupContent(MarkupKind.Markdown, known[word][1]), span)
    return None
