"""The protocol's structures, as far as the server sends or reads them, and their JSON.

Fields have the protocol's names in Python's spelling. Written here, since the general packages for
this take a second to import: an editor would wait for it at every start.
"""

from __future__ import annotations

from typing import Any, NamedTuple

JsonObject = dict[str, Any]


class Position(NamedTuple):
    """Lines and columns from 0; columns count units of UTF-16."""

    line: int
    character: int


class Range(NamedTuple):
    start: Position
    end: Position


class Location(NamedTuple):
    uri: str
    range: Range


class TextEdit(NamedTuple):
    range: Range
    new_text: str


class TextDocument(NamedTuple):
    uri: str


class TextDocumentEdit(NamedTuple):
    text_document: JsonObject  # with its version, which may be null
    edits: list[TextEdit]


class WorkspaceEdit(NamedTuple):
    changes: dict[str, list[TextEdit]] | None = None
    document_changes: list[TextDocumentEdit] | None = None


class DiagnosticSeverity:
    Error = 1
    Warning = 2
    Information = 3
    Hint = 4


class DiagnosticTag:
    Unnecessary = 1
    Deprecated = 2


class DiagnosticRelatedInformation(NamedTuple):
    location: Location
    message: str


class Diagnostic(NamedTuple):
    range: Range
    message: str
    severity: int | None = None
    code: str | None = None
    source: str | None = None
    tags: list[int] | None = None
    related_information: list[DiagnosticRelatedInformation] | None = None
    data: Any = None


class CodeActionKind:
    QuickFix = "quickfix"


class CodeAction(NamedTuple):
    title: str
    kind: str
    diagnostics: list[Any]
    is_preferred: bool
    edit: WorkspaceEdit


class DocumentHighlight(NamedTuple):
    range: Range


class DocumentLink(NamedTuple):
    range: Range
    target: str


class MarkupContent(NamedTuple):
    kind: str
    value: str


class MarkupKind:
    Markdown = "markdown"


class Hover(NamedTuple):
    contents: MarkupContent
    range: Range | None = None


class InlayHintKind:
    Type = 1
    Parameter = 2


class InlayHint(NamedTuple):
    position: Position
    label: str
    kind: int
    padding_left: bool
    padding_right: bool


class PrepareRenamePlaceholder(NamedTuple):
    range: Range
    placeholder: str


class ParameterInformation(NamedTuple):
    label: str
    documentation: str | None = None


class SignatureInformation(NamedTuple):
    label: str
    documentation: str | MarkupContent | None
    parameters: list[ParameterInformation]


class SignatureHelp(NamedTuple):
    signatures: list[SignatureInformation]
    active_signature: int
    active_parameter: int


class SymbolKind:
    Module = 2
    Class = 5
    Property = 7
    Field = 8
    Variable = 13
    Array = 18
    Object = 19
    TypeParameter = 26


class WorkspaceSymbol(NamedTuple):
    location: Location
    name: str
    kind: int
    container_name: str


class TypeHierarchyItem(NamedTuple):
    name: str
    kind: int
    uri: str
    range: Range
    selection_range: Range
    detail: str
    data: JsonObject


class FoldingRangeKind:
    Comment = "comment"
    Imports = "imports"


class CompletionItemKind:
    Function = 3
    Field = 5
    Variable = 6
    Class = 7
    Module = 9
    Property = 10
    Value = 12
    Keyword = 14
    File = 17
    Folder = 19
    TypeParameter = 25


class CompletionItem:
    """Where they are ranked, their `sort_text` is set later."""

    __slots__ = _fields = (
        "label",
        "kind",
        "detail",
        "documentation",
        "sort_text",
        "filter_text",
        "insert_text",
        "text_edit",
    )

    def __init__(
        self,
        label: str,
        *,
        kind: int | None = None,
        detail: str | None = None,
        documentation: str | MarkupContent | None = None,
        sort_text: str | None = None,
        filter_text: str | None = None,
        insert_text: str | None = None,
        text_edit: TextEdit | None = None,
    ) -> None:
        self.label = label
        self.kind = kind
        self.detail = detail
        self.documentation = documentation
        self.sort_text = sort_text
        self.filter_text = filter_text
        self.insert_text = insert_text
        self.text_edit = text_edit


class CompletionList(NamedTuple):
    is_incomplete: bool
    items: list[CompletionItem]


# --- JSON ----------------------------------------------------------------------------

_names: dict[type, list[tuple[str, str]]] = {}  # of a structure: a field, and what JSON calls it


def to_json(value: Any) -> Any:
    """Fields that are None are left out; what is JSON already stays as it is."""
    if isinstance(value, list):
        if value and type(value[0]) is int:  # long ones of semantic tokens
            return value
        return [to_json(one) for one in value]
    if isinstance(value, dict):
        return {key: to_json(one) for key, one in value.items()}
    kind = type(value)
    names = _names.get(kind)
    if names is None:
        fields = getattr(kind, "_fields", None)
        if fields is None:
            return value
        names = _names[kind] = [(field, camel(field)) for field in fields]
    made = {}
    for field, name in names:
        one = getattr(value, field)
        if one is not None:
            made[name] = to_json(one)
    return made


def camel(field: str) -> str:
    first, *rest = field.split("_")
    return first + "".join(word.capitalize() for word in rest)


def position_from(data: JsonObject) -> Position:
    return Position(int(data["line"]), int(data["character"]))


def range_from(data: JsonObject) -> Range:
    return Range(position_from(data["start"]), position_from(data["end"]))
