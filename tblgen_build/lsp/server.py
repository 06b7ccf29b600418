"""The server: passes the protocol's requests to the code that answers them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from tblgen_build import _core
from tblgen_build.lsp import (
    actions,
    completion,
    decorations,
    generated,
    hierarchy,
    hover,
    navigation,
)
from tblgen_build.lsp.checking import Checker
from tblgen_build.lsp.connection import Connection
from tblgen_build.lsp.generator_request import request_of
from tblgen_build.lsp.navigation import location_of
from tblgen_build.lsp.positions import offset_at
from tblgen_build.lsp.project import OpenProject
from tblgen_build.lsp.protocol_types import (
    CodeAction,
    CodeActionKind,
    CompletionList,
    Diagnostic,
    DocumentHighlight,
    DocumentLink,
    Hover,
    InlayHint,
    JsonObject,
    Location,
    Position,
    PrepareRenamePlaceholder,
    SignatureHelp,
    TextEdit,
    TypeHierarchyItem,
    WorkspaceEdit,
    WorkspaceSymbol,
    position_from,
    range_from,
)
from tblgen_build.lsp.uris import path_of, uri_of
from tblgen_build.project.build_folder_names import DATABASE_NAME, LSP_NAME

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import BinaryIO

    from tblgen_build.lsp.connection import Handler
    from tblgen_build.syntax.tree import Tree

WATCHED = ("**/*.td", f"**/{DATABASE_NAME}", f"**/{LSP_NAME}")
SHOW_GENERATED = "tblgen.showGeneratedCode"
INCREMENTAL = 2
ERROR = 1
CAPABILITIES: JsonObject = {
    "positionEncoding": "utf-16",
    "textDocumentSync": {"openClose": True, "change": INCREMENTAL, "save": {}},
    "definitionProvider": True,
    "typeDefinitionProvider": True,
    "implementationProvider": True,
    "typeHierarchyProvider": True,
    "referencesProvider": True,
    "documentHighlightProvider": True,
    "renameProvider": {"prepareProvider": True},
    "documentSymbolProvider": True,
    "workspaceSymbolProvider": True,
    "foldingRangeProvider": True,
    "documentLinkProvider": {},
    "completionProvider": {"triggerCharacters": [*'!<.:"/$[`-']},
    "signatureHelpProvider": {"triggerCharacters": ["<", "(", ","]},
    "hoverProvider": True,
    "semanticTokensProvider": {
        "legend": {
            "tokenTypes": decorations.TOKEN_TYPES,
            "tokenModifiers": decorations.TOKEN_MODIFIERS,
        },
        "full": True,
        "range": True,
    },
    "inlayHintProvider": True,
    "codeActionProvider": {"codeActionKinds": [CodeActionKind.QuickFix]},
    "documentFormattingProvider": True,
    "documentRangeFormattingProvider": True,
    "executeCommandProvider": {"commands": [SHOW_GENERATED]},
    "workspace": {"workspaceFolders": {"supported": True, "changeNotifications": True}},
}


class Server:
    def __init__(self, source: BinaryIO, sink: BinaryIO) -> None:
        self.connection = Connection(source, sink)
        self.project = OpenProject()
        self.uris: dict[str, str] = {}  # as the editor writes them, by real path
        self.registers_watchers = False  # the client takes them
        loop = self.connection.loop
        self.checker = Checker(self.project, loop, self._publish, self.connection.log)

    def feature(self, method: str) -> Callable[[Handler], Handler]:
        def register(handler: Handler) -> Handler:
            self.connection.handlers[method] = handler
            return handler

        return register

    def _publish(self, path: str, shown: list[Diagnostic]) -> None:
        uri = self.uris.get(path) or uri_of(path)
        params = {"uri": uri, "diagnostics": shown}
        self.connection.notify("textDocument/publishDiagnostics", params)

    def path(self, params: JsonObject) -> str:
        return self.path_of(params["textDocument"]["uri"])

    def path_of(self, uri: str) -> str:
        return os.path.realpath(path_of(uri) or uri)

    def at(self, params: JsonObject) -> tuple[str, Tree, int]:
        path = self.path(params)
        tree = self.project.tree(path)
        return path, tree, offset_at(tree, position_from(params["position"]))


def make_server(
    source: BinaryIO, sink: BinaryIO, databases: Sequence[str] = (), folders: Sequence[str] = ()
) -> Server:
    """With compile databases that are not found by themselves, and more folders for includes."""
    server = Server(source, sink)
    server.project.units.extra_folders = [os.path.abspath(folder) for folder in folders]
    for path in databases:
        server.project.units.read(os.path.abspath(path))
    start_and_stop(server)
    synchronize(server)
    navigate(server)
    show_hierarchy(server)
    outline(server)
    explain(server)
    decorate(server)
    fix_positions(server)
    return server


def start_and_stop(server: Server) -> None:
    project, connection = server.project, server.connection

    @server.feature("initialize")
    def initialize(params: JsonObject) -> JsonObject:
        folders = [one["uri"] for one in params.get("workspaceFolders") or ()]
        if not folders and params.get("rootUri"):
            folders = [params["rootUri"]]
        paths = [server.path_of(uri) for uri in folders]
        if not paths and params.get("rootPath"):
            paths = [os.path.realpath(params["rootPath"])]
        project.units.folders = paths
        workspace = (params.get("capabilities") or {}).get("workspace") or {}
        watching = workspace.get("didChangeWatchedFiles") or {}
        server.registers_watchers = bool(watching.get("dynamicRegistration"))
        info = {"name": "tblgen", "version": _core.__version__}
        return {"capabilities": CAPABILITIES, "serverInfo": info}

    @server.feature("initialized")
    def initialized(params: JsonObject) -> None:
        if server.registers_watchers:
            watchers = [{"globPattern": pattern} for pattern in WATCHED]
            registration = {
                "id": "files",
                "method": "workspace/didChangeWatchedFiles",
                "registerOptions": {"watchers": watchers},
            }
            connection.request("client/registerCapability", {"registrations": [registration]})

    @server.feature("workspace/didChangeWorkspaceFolders")
    def folders_changed(params: JsonObject) -> None:
        gone = {server.path_of(one["uri"]) for one in params["event"]["removed"]}
        new = [server.path_of(one["uri"]) for one in params["event"]["added"]]
        kept = [path for path in project.units.folders if path not in gone]
        project.units.folders = list(dict.fromkeys([*kept, *new]))
        project.changed_on_disk()

    @server.feature("shutdown")
    def shutdown(params: JsonObject) -> None:
        server.checker.stop()
        connection.is_shut_down = True


def synchronize(server: Server) -> None:
    project, checker = server.project, server.checker

    @server.feature("textDocument/didOpen")
    def opened(params: JsonObject) -> None:
        document = params["textDocument"]
        path = server.path(params)
        server.uris[path] = document["uri"]
        project.set_text(path, document["text"])
        project.refresh()
        checker.changed(path)

    @server.feature("textDocument/didChange")
    def changed(params: JsonObject) -> None:
        path = server.path(params)
        for change in params["contentChanges"]:
            text = change["text"]
            if change.get("range") is not None:
                tree = project.tree(path)
                span = range_from(change["range"])
                start, end = offset_at(tree, span.start), offset_at(tree, span.end)
                project.set_text(path, tree.text[:start] + text + tree.text[end:])
                first, last = span.start.line, span.end.line
                checker.edited(path, first, last, text.count("\n") - (last - first))
            else:
                project.set_text(path, text)
        checker.changed(path)

    @server.feature("textDocument/didClose")
    def closed(params: JsonObject) -> None:
        path = server.path(params)
        project.close(path)
        checker.closed(path)

    @server.feature("textDocument/didSave")
    def saved(params: JsonObject) -> None:
        project.changed_on_disk()
        checker.later(*project.open, server.path(params), delay=0.0)

    @server.feature("workspace/didChangeWatchedFiles")
    def watched(params: JsonObject) -> None:
        project.changed_on_disk()
        checker.later(*project.open)


def navigate(server: Server) -> None:
    project = server.project

    @server.feature("textDocument/definition")
    def definition(params: JsonObject) -> list[Location]:
        path, _, offset = server.at(params)
        return navigation.definition(project, path, offset)

    @server.feature("textDocument/typeDefinition")
    def type_definition(params: JsonObject) -> list[Location]:
        path, _, offset = server.at(params)
        return navigation.type_definition(project, path, offset)

    @server.feature("textDocument/references")
    def references(params: JsonObject) -> list[Location]:
        path, _, offset = server.at(params)
        found = navigation.references(
            project, path, offset, params["context"]["includeDeclaration"]
        )
        return [location_of(project, *place) for place in found]

    @server.feature("textDocument/documentHighlight")
    def highlight(params: JsonObject) -> list[DocumentHighlight]:
        path, _, offset = server.at(params)
        return navigation.highlights(project, path, offset)

    @server.feature("textDocument/rename")
    def rename(params: JsonObject) -> WorkspaceEdit | None:
        path, _, offset = server.at(params)
        try:
            return navigation.renamed(project, path, offset, params["newName"])
        except navigation.CannotRename as problem:
            message = {"type": ERROR, "message": str(problem)}
            server.connection.notify("window/showMessage", message)
            return None

    @server.feature("textDocument/prepareRename")
    def prepare_rename(params: JsonObject) -> PrepareRenamePlaceholder | None:
        path, _, offset = server.at(params)
        return navigation.rename_range(project, path, offset)


def show_hierarchy(server: Server) -> None:
    project = server.project

    @server.feature("textDocument/implementation")
    def implementation(params: JsonObject) -> list[Location]:
        path, _, offset = server.at(params)
        return hierarchy.implementations(project, path, offset)

    @server.feature("textDocument/prepareTypeHierarchy")
    def prepare_hierarchy(params: JsonObject) -> list[TypeHierarchyItem]:
        path, _, offset = server.at(params)
        return hierarchy.prepared(project, path, offset)

    @server.feature("typeHierarchy/supertypes")
    def supertypes(params: JsonObject) -> list[TypeHierarchyItem]:
        return hierarchy.supertypes(project, hierarchy.data_of(params["item"]))

    @server.feature("typeHierarchy/subtypes")
    def subtypes(params: JsonObject) -> list[TypeHierarchyItem]:
        return hierarchy.subtypes(project, hierarchy.data_of(params["item"]))


def outline(server: Server) -> None:
    project = server.project

    @server.feature("textDocument/documentSymbol")
    def symbols(params: JsonObject) -> list[JsonObject]:
        tree = project.tree(server.path(params))
        return navigation.document_symbols(tree)

    @server.feature("workspace/symbol")
    def workspace_symbols(params: JsonObject) -> list[WorkspaceSymbol]:
        return navigation.workspace_symbols(project, params["query"])

    @server.feature("textDocument/foldingRange")
    def folding(params: JsonObject) -> list[JsonObject]:
        return navigation.folding(project.tree(server.path(params)))

    @server.feature("textDocument/documentLink")
    def links(params: JsonObject) -> list[DocumentLink]:
        return navigation.links(project, server.path(params))


def explain(server: Server) -> None:
    project = server.project

    @server.feature("textDocument/completion")
    def complete(params: JsonObject) -> CompletionList:
        path, _, offset = server.at(params)
        trigger = params.get("context", {}).get("triggerCharacter", "")
        return completion.completion(project, path, offset, trigger)

    @server.feature("textDocument/signatureHelp")
    def signature(params: JsonObject) -> SignatureHelp | None:
        path, _, offset = server.at(params)
        return completion.signature_help(project, path, offset)

    @server.feature("textDocument/hover")
    def hovered(params: JsonObject) -> Hover | None:
        path, _, offset = server.at(params)
        return hover.hover(project, path, offset)


def decorate(server: Server) -> None:
    project = server.project

    @server.feature("textDocument/semanticTokens/full")
    def tokens(params: JsonObject) -> JsonObject:
        path = server.path(params)
        tree, program = project.tree(path), project.program_of(path)
        return {"data": decorations.semantic_tokens(tree, program)}

    @server.feature("textDocument/semanticTokens/range")
    def some_tokens(params: JsonObject) -> JsonObject:
        path = server.path(params)
        tree, program = project.tree(path), project.program_of(path)
        return {"data": decorations.semantic_tokens(tree, program, *lines_of(params))}

    @server.feature("textDocument/inlayHint")
    def hints(params: JsonObject) -> list[InlayHint]:
        path = server.path(params)
        return decorations.inlay_hints(project, path, *lines_of(params))


def fix_positions(server: Server) -> None:
    project = server.project

    @server.feature("textDocument/codeAction")
    def code_actions(params: JsonObject) -> list[CodeAction]:
        uri, shown = params["textDocument"]["uri"], params["context"]["diagnostics"]
        return actions.code_actions(project, server.path(params), uri, shown)

    @server.feature("textDocument/formatting")
    def format_all(params: JsonObject) -> list[TextEdit]:
        path = server.path(params)
        return actions.format_edits(project.tree(path), path=path)

    @server.feature("textDocument/rangeFormatting")
    def format_range(params: JsonObject) -> list[TextEdit]:
        path = server.path(params)
        span = range_from(params["range"])
        first, last = span.start.line + 1, span.end.line + (span.end.character > 0)
        return actions.format_edits(project.tree(path), (first, max(first, last)), path)

    @server.feature("workspace/executeCommand")
    def execute(params: JsonObject) -> Any:
        if params["command"] == SHOW_GENERATED:
            uri, position = params["arguments"]
            return show_generated(server, server.path_of(uri), position_from(position))
        raise ValueError(f"there is no command '{params['command']}'")


async def show_generated(server: Server, path: str, position: Position) -> str:
    project = server.project
    name, text = generated.subject(project, path, offset_at(project.tree(path), position))
    if not name:
        return text
    unit = project.unit_of(path)
    texts = {p: opened.text for p, opened in project.open.items() if p in unit.files}
    answer = await server.checker.ask_generators(request_of(unit, texts, name))
    return str(answer["code"]) if answer is not None else ""


def lines_of(params: JsonObject) -> tuple[int, int]:
    span = range_from(params["range"])
    return span.start.line, span.end.line
