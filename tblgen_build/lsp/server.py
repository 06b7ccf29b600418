"""The server: passes the protocol's requests to the code that answers them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Protocol

from lsprotocol import types as t
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path

from tblgen_build import _core
from tblgen_build.lsp import actions, completion, decorations, generated, hover, navigation
from tblgen_build.lsp.checking import Checker
from tblgen_build.lsp.navigation import location_of, uri_of
from tblgen_build.lsp.outputs import request_of
from tblgen_build.lsp.positions import offset_at
from tblgen_build.lsp.project import OpenProject
from tblgen_build.lsp.raw_json import RawJson, converter
from tblgen_build.project.database import DATABASE_NAME, LSP_NAME
from tblgen_build.syntax.tree import Tree

WATCHED = ("**/*.td", f"**/{DATABASE_NAME}", f"**/{LSP_NAME}")
SHOW_GENERATED = "tblgen.showGeneratedCode"


class AtPosition(Protocol):
    @property
    def text_document(self) -> t.TextDocumentIdentifier: ...
    @property
    def position(self) -> t.Position: ...


class Server(LanguageServer):
    def __init__(self) -> None:
        kind = t.TextDocumentSyncKind.Incremental
        super().__init__("tblgen", _core.__version__, kind, converter_factory=converter)
        self.project = OpenProject()
        self.uris: dict[str, str] = {}  # as the editor writes them, by real path
        self.checker = Checker(self.project, self._publish, self._log)

    def _publish(self, path: str, shown: list[t.Diagnostic]) -> None:
        uri = self.uris.get(path) or uri_of(path)
        self.text_document_publish_diagnostics(t.PublishDiagnosticsParams(uri, shown))

    def _log(self, text: str) -> None:
        self.window_log_message(t.LogMessageParams(t.MessageType.Warning, text))

    def path(self, uri: str) -> str:
        return os.path.realpath(to_fs_path(uri) or uri)

    def at(self, params: AtPosition) -> tuple[str, Tree, int]:
        path = self.path(params.text_document.uri)
        tree = self.project.tree(path)
        return path, tree, offset_at(tree, params.position)


def make_server(databases: Sequence[str] = (), folders: Sequence[str] = ()) -> Server:
    """With compile databases that are not found by themselves, and more folders for includes."""
    server = Server()
    server.project.units.extra_folders = [os.path.abspath(folder) for folder in folders]
    for path in databases:
        server.project.units.read(os.path.abspath(path))
    synchronize(server)
    navigate(server)
    explain(server)
    decorate(server)
    fix_positions(server)
    return server


def synchronize(server: Server) -> None:
    project, checker = server.project, server.checker

    @server.feature(t.INITIALIZED)
    def initialized(params: t.InitializedParams) -> None:
        folders = server.workspace.folders.values()
        paths = [server.path(folder.uri) for folder in folders]
        if not paths and server.workspace.root_path:
            paths = [os.path.realpath(server.workspace.root_path)]
        project.units.folders = paths
        workspace = server.client_capabilities.workspace
        watching = workspace.did_change_watched_files if workspace is not None else None
        if watching is not None and watching.dynamic_registration:
            watchers = [t.FileSystemWatcher(pattern) for pattern in WATCHED]
            options = t.DidChangeWatchedFilesRegistrationOptions(watchers)
            method = t.WORKSPACE_DID_CHANGE_WATCHED_FILES
            server.client_register_capability(
                t.RegistrationParams([t.Registration("files", method, options)])
            )

    @server.feature(t.TEXT_DOCUMENT_DID_OPEN)
    async def opened(params: t.DidOpenTextDocumentParams) -> None:
        document = params.text_document
        path = server.path(document.uri)
        server.uris[path] = document.uri
        project.set_text(path, document.text)
        project.refresh()
        checker.changed(path)

    @server.feature(t.TEXT_DOCUMENT_DID_CHANGE)
    async def changed(params: t.DidChangeTextDocumentParams) -> None:
        path = server.path(params.text_document.uri)
        for change in params.content_changes:
            if isinstance(change, t.TextDocumentContentChangePartial):
                tree = project.tree(path)
                start = offset_at(tree, change.range.start)
                end = offset_at(tree, change.range.end)
                project.set_text(path, tree.text[:start] + change.text + tree.text[end:])
                first, last = change.range.start.line, change.range.end.line
                checker.edited(path, first, last, change.text.count("\n") - (last - first))
            else:
                project.set_text(path, change.text)
        checker.changed(path)

    @server.feature(t.TEXT_DOCUMENT_DID_CLOSE)
    async def closed(params: t.DidCloseTextDocumentParams) -> None:
        path = server.path(params.text_document.uri)
        project.close(path)
        checker.closed(path)

    @server.feature(t.TEXT_DOCUMENT_DID_SAVE)
    async def saved(params: t.DidSaveTextDocumentParams) -> None:
        project.changed_on_disk()
        checker.later(*project.open, server.path(params.text_document.uri), delay=0.0)

    @server.feature(t.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    async def watched(params: t.DidChangeWatchedFilesParams) -> None:
        project.changed_on_disk()
        checker.later(*project.open)

    @server.feature(t.SHUTDOWN)
    def shutdown(params: None) -> None:
        checker.stop()


def navigate(server: Server) -> None:
    project = server.project

    @server.feature(t.TEXT_DOCUMENT_DEFINITION)
    def definition(params: t.DefinitionParams) -> list[t.Location]:
        path, _, offset = server.at(params)
        return navigation.definition(project, path, offset)

    @server.feature(t.TEXT_DOCUMENT_TYPE_DEFINITION)
    def type_definition(params: t.TypeDefinitionParams) -> list[t.Location]:
        path, _, offset = server.at(params)
        return navigation.type_definition(project, path, offset)

    @server.feature(t.TEXT_DOCUMENT_REFERENCES)
    def references(params: t.ReferenceParams) -> list[t.Location]:
        path, _, offset = server.at(params)
        found = navigation.references(project, path, offset, params.context.include_declaration)
        return [location_of(project, *place) for place in found]

    @server.feature(t.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT)
    def highlight(params: t.DocumentHighlightParams) -> list[t.DocumentHighlight]:
        path, _, offset = server.at(params)
        return navigation.highlights(project, path, offset)

    @server.feature(t.TEXT_DOCUMENT_RENAME)
    def rename(params: t.RenameParams) -> t.WorkspaceEdit | None:
        path, _, offset = server.at(params)
        try:
            return navigation.renamed(project, path, offset, params.new_name)
        except navigation.CannotRename as problem:
            server.window_show_message(t.ShowMessageParams(t.MessageType.Error, str(problem)))
            return None

    @server.feature(t.TEXT_DOCUMENT_PREPARE_RENAME)
    def prepare_rename(params: t.PrepareRenameParams) -> t.PrepareRenameResult | None:
        path, _, offset = server.at(params)
        return navigation.rename_range(project, path, offset)

    @server.feature(t.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    def symbols(params: t.DocumentSymbolParams) -> RawJson:
        tree = project.tree(server.path(params.text_document.uri))
        return RawJson(navigation.document_symbols(tree))

    @server.feature(t.WORKSPACE_SYMBOL)
    def workspace_symbols(params: t.WorkspaceSymbolParams) -> list[t.WorkspaceSymbol]:
        return navigation.workspace_symbols(project, params.query)

    @server.feature(t.TEXT_DOCUMENT_FOLDING_RANGE)
    def folding(params: t.FoldingRangeParams) -> RawJson:
        return RawJson(navigation.folding(project.tree(server.path(params.text_document.uri))))

    @server.feature(t.TEXT_DOCUMENT_DOCUMENT_LINK, t.DocumentLinkOptions())
    def links(params: t.DocumentLinkParams) -> list[t.DocumentLink]:
        return navigation.links(project, server.path(params.text_document.uri))


def explain(server: Server) -> None:
    project = server.project

    @server.feature(
        t.TEXT_DOCUMENT_COMPLETION,
        t.CompletionOptions(trigger_characters=["!", "<", ".", ":", '"', "/", "$", "[", "`"]),
    )
    def complete(params: t.CompletionParams) -> t.CompletionList:
        path, _, offset = server.at(params)
        return completion.completion(project, path, offset)

    @server.feature(
        t.TEXT_DOCUMENT_SIGNATURE_HELP,
        t.SignatureHelpOptions(trigger_characters=["<", "(", ","]),
    )
    def signature(params: t.SignatureHelpParams) -> t.SignatureHelp | None:
        path, _, offset = server.at(params)
        return completion.signature_help(project, path, offset)

    @server.feature(t.TEXT_DOCUMENT_HOVER)
    def hovered(params: t.HoverParams) -> t.Hover | None:
        path, _, offset = server.at(params)
        return hover.hover(project, path, offset)


def decorate(server: Server) -> None:
    project = server.project
    legend = t.SemanticTokensLegend(decorations.TOKEN_TYPES, decorations.TOKEN_MODIFIERS)

    @server.feature(t.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, legend)
    def tokens(params: t.SemanticTokensParams) -> RawJson:
        path = server.path(params.text_document.uri)
        tree, program = project.tree(path), project.program_of(path)
        return RawJson({"data": decorations.semantic_tokens(tree, program)})

    @server.feature(t.TEXT_DOCUMENT_SEMANTIC_TOKENS_RANGE, legend)
    def some_tokens(params: t.SemanticTokensRangeParams) -> t.SemanticTokens:
        path = server.path(params.text_document.uri)
        tree, program = project.tree(path), project.program_of(path)
        lines = params.range.start.line, params.range.end.line
        return t.SemanticTokens(decorations.semantic_tokens(tree, program, *lines))

    @server.feature(t.TEXT_DOCUMENT_INLAY_HINT)
    def hints(params: t.InlayHintParams) -> list[t.InlayHint]:
        path = server.path(params.text_document.uri)
        lines = params.range.start.line, params.range.end.line
        return decorations.inlay_hints(project, path, *lines)


def fix_positions(server: Server) -> None:
    project = server.project

    @server.feature(
        t.TEXT_DOCUMENT_CODE_ACTION,
        t.CodeActionOptions(code_action_kinds=[t.CodeActionKind.QuickFix]),
    )
    def code_actions(params: t.CodeActionParams) -> list[t.CodeAction]:
        uri = params.text_document.uri
        shown = list(params.context.diagnostics)
        return actions.code_actions(project, server.path(uri), uri, shown)

    @server.feature(t.TEXT_DOCUMENT_FORMATTING)
    def format_all(params: t.DocumentFormattingParams) -> list[t.TextEdit]:
        path = server.path(params.text_document.uri)
        return actions.format_edits(project.tree(path), path=path)

    @server.feature(t.TEXT_DOCUMENT_RANGE_FORMATTING)
    def format_range(params: t.DocumentRangeFormattingParams) -> list[t.TextEdit]:
        path = server.path(params.text_document.uri)
        last = params.range.end.line + (params.range.end.character > 0)
        first = params.range.start.line + 1
        return actions.format_edits(project.tree(path), (first, max(first, last)), path)

    @server.command(SHOW_GENERATED)
    async def show_generated(uri: str, position: t.Position) -> str:
        path = server.path(uri)
        tree = project.tree(path)
        name, text = generated.subject(project, path, offset_at(tree, position))
        if not name:
            return text
        unit = project.unit_of(path)
        texts = {p: opened.text for p, opened in project.open.items() if p in unit.files}
        answer = await server.checker.ask_generators(request_of(unit, texts, name))
        return str(answer["code"]) if answer is not None else ""
