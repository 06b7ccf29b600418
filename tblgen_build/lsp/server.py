"""The server: requests of the protocol to what answers them."""

from __future__ import annotations

import os
from typing import Protocol

from lsprotocol import types as t
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path

from tblgen_build import _core
from tblgen_build.lsp import navigation
from tblgen_build.lsp.checking import Checker
from tblgen_build.lsp.navigation import location_of, uri_of
from tblgen_build.lsp.positions import offset_at
from tblgen_build.lsp.project import Project
from tblgen_build.syntax.tree import Tree


class AtPosition(Protocol):
    @property
    def text_document(self) -> t.TextDocumentIdentifier: ...
    @property
    def position(self) -> t.Position: ...


class Server(LanguageServer):
    def __init__(self) -> None:
        super().__init__("tblgen", _core.__version__, t.TextDocumentSyncKind.Incremental)
        self.project = Project()
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


def make_server() -> Server:
    server = Server()
    synchronize(server)
    navigate(server)
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

    @server.feature(t.TEXT_DOCUMENT_DID_OPEN)
    async def opened(params: t.DidOpenTextDocumentParams) -> None:
        document = params.text_document
        path = server.path(document.uri)
        server.uris[path] = document.uri
        project.set_text(path, document.text)
        project.look_again()
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
        checker.later(server.path(params.text_document.uri), 0.0)

    @server.feature(t.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    async def watched(params: t.DidChangeWatchedFilesParams) -> None:
        project.changed_on_disk()
        for path in list(project.open)[-1:]:
            checker.later(path)

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
    def symbols(params: t.DocumentSymbolParams) -> list[t.DocumentSymbol]:
        return navigation.document_symbols(project.tree(server.path(params.text_document.uri)))

    @server.feature(t.WORKSPACE_SYMBOL)
    def workspace_symbols(params: t.WorkspaceSymbolParams) -> list[t.WorkspaceSymbol]:
        return navigation.workspace_symbols(project, params.query)

    @server.feature(t.TEXT_DOCUMENT_FOLDING_RANGE)
    def folding(params: t.FoldingRangeParams) -> list[t.FoldingRange]:
        return navigation.folding(project.tree(server.path(params.text_document.uri)))

    @server.feature(t.TEXT_DOCUMENT_DOCUMENT_LINK, t.DocumentLinkOptions())
    def links(params: t.DocumentLinkParams) -> list[t.DocumentLink]:
        return navigation.links(project, server.path(params.text_document.uri))
