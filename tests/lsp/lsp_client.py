"""A client of the language server: a process, spoken with over its standard input and output.

Knows the protocol's messages as JSON, nothing of the server's code.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

TIMEOUT = 600.0  # seconds: a server that does not answer is at fault, however busy the machine
SERVER = (sys.executable, "-P", "-m", "tblgen_build", "lsp")


def server_environment() -> dict[str, str]:
    """It finds the package under test, which is the installed one where there is one."""
    path = os.pathsep.join(os.path.abspath(path) for path in sys.path)
    return {**os.environ, "PYTHONPATH": path}


class Client:
    """A server in a folder, and the documents that are open in it."""

    def __init__(self, folder: Path, environment: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.process = subprocess.Popen(
            SERVER,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder,
            env={**server_environment(), **(environment or {})},
        )
        self.diagnostics: dict[str, list[dict[str, Any]]] = {}
        self.published: list[tuple[str, list[dict[str, Any]]]] = []  # in order
        self.messages: list[str] = []
        self.errors: list[str] = []
        self._answers: dict[int, dict[str, Any]] = {}
        self._changed = threading.Condition()
        self._number = 0
        self._versions: dict[str, int] = {}
        self.texts: dict[str, str] = {}
        self._threads = [
            threading.Thread(target=read, daemon=True) for read in (self._read, self._read_errors)
        ]
        for thread in self._threads:
            thread.start()
        self.capabilities = self.request(
            "initialize",
            {
                "processId": os.getpid(),
                "rootUri": folder.as_uri(),
                "workspaceFolders": [{"uri": folder.as_uri(), "name": "test"}],
                "capabilities": {
                    "workspace": {
                        "workspaceEdit": {"documentChanges": True},
                        "didChangeWatchedFiles": {"dynamicRegistration": True},
                    },
                    "textDocument": {
                        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
                        "rename": {"prepareSupport": True},
                        "completion": {"completionItem": {"snippetSupport": False}},
                        "codeAction": {
                            "codeActionLiteralSupport": {
                                "codeActionKind": {"valueSet": ["quickfix"]}
                            }
                        },
                    },
                },
            },
        )["capabilities"]
        self.notify("initialized", {})

    # --- messages --------------------------------------------------------------------

    def _send(self, message: dict[str, Any]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def _read(self) -> None:
        stream = self.process.stdout
        assert stream is not None
        while True:
            length = 0
            while line := stream.readline().strip():
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if not length:
                break
            message = json.loads(stream.read(length))
            with self._changed:
                self._take(message)
                self._changed.notify_all()
        with self._changed:
            self._changed.notify_all()

    def _take(self, message: dict[str, Any]) -> None:
        method = message.get("method")
        if method == "textDocument/publishDiagnostics":
            params = message["params"]
            self.diagnostics[params["uri"]] = params["diagnostics"]
            self.published.append((params["uri"], params["diagnostics"]))
        elif method in ("window/logMessage", "window/showMessage"):
            self.messages.append(message["params"]["message"])
        elif method is not None and "id" in message:
            self._send({"id": message["id"], "result": None})
        elif "id" in message:
            self._answers[message["id"]] = message

    def _read_errors(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.errors.append(line.decode(errors="replace"))

    def wait(self, what: Callable[[], bool]) -> None:
        """Until it is true."""
        deadline = time.monotonic() + TIMEOUT
        with self._changed:
            while not what():
                left = deadline - time.monotonic()
                words = "".join([*self.errors[-60:], *self.messages[-5:]])
                assert left > 0, words
                assert self.process.poll() is None, words
                self._changed.wait(min(left, 1.0))

    def notify(self, method: str, params: object) -> None:
        self._send({"method": method, "params": params})

    def request(self, method: str, params: object) -> Any:
        self._number += 1
        number = self._number
        self._send({"id": number, "method": method, "params": params})
        self.wait(lambda: number in self._answers)
        answer = self._answers.pop(number)
        assert "error" not in answer, (answer["error"], "".join(self.errors[-60:]))
        return answer["result"]

    def close(self) -> int:
        self.request("shutdown", None)
        self.notify("exit", None)
        status = self.process.wait(TIMEOUT)
        for thread in self._threads:
            thread.join(TIMEOUT)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()
        return status

    # --- documents -------------------------------------------------------------------

    def uri(self, name: str) -> str:
        return (self.folder / name).as_uri()

    def open(self, name: str, text: str | None = None) -> str:
        """With its text on disk, or another; what it is called."""
        uri = self.uri(name)
        if text is None:
            text = (self.folder / name).read_text()
        self._versions[uri] = 1
        self.texts[uri] = text
        item = {"uri": uri, "languageId": "tablegen", "version": 1, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": item})
        return uri

    def change(self, name: str, text: str) -> None:
        """To a text that differs in one place."""
        uri = self.uri(name)
        old = self.texts[uri]
        start = 0
        while start < min(len(old), len(text)) and old[start] == text[start]:
            start += 1
        rest = 0
        while rest < min(len(old), len(text)) - start and old[-1 - rest] == text[-1 - rest]:
            rest += 1
        end = len(old) - rest
        span = {"start": position(old, start), "end": position(old, end)}
        self._versions[uri] += 1
        self.texts[uri] = text
        self.notify(
            "textDocument/didChange",
            {
                "textDocument": {"uri": uri, "version": self._versions[uri]},
                "contentChanges": [{"range": span, "text": text[start : len(text) - rest]}],
            },
        )

    def at(self, name: str, text: str, occurrence: int = 0, within: int = 0) -> dict[str, Any]:
        """Params for the place of a text in an open document."""
        uri = self.uri(name)
        offset = -1
        for _ in range(occurrence + 1):
            offset = self.texts[uri].index(text, offset + 1)
        return {
            "textDocument": {"uri": uri},
            "position": position(self.texts[uri], offset + within),
        }

    def document(self, name: str) -> dict[str, Any]:
        return {"textDocument": {"uri": self.uri(name)}}

    def said(self, name: str) -> list[str]:
        """Line, column (from 0) and code of each diagnostic but those of lint."""
        return self._codes(name, of_lint=False)

    def linted(self, name: str) -> list[str]:
        """The same of what lint finds."""
        return self._codes(name, of_lint=True)

    def _codes(self, name: str, *, of_lint: bool) -> list[str]:
        shown = self.diagnostics.get(self.uri(name), [])
        return [
            f"{place_of(d)} {d.get('code', d['message'])}"  # what is shown at once has no code yet
            for d in shown
            if (d.get("source") == "lint") is of_lint
        ]

    def eventually(self, method: str, params: object, fits: Callable[[Any], bool]) -> Any:
        """The answer that fits: what needs an evaluation comes a little later."""
        deadline = time.monotonic() + TIMEOUT
        while True:
            answer = self.request(method, params)
            if fits(answer):
                return answer
            assert time.monotonic() < deadline, answer
            time.sleep(0.05)

    def wait_for(self, name: str, *expected: str) -> None:
        """Until exactly this is said of the document, in any order."""
        wanted = sorted(expected)
        try:
            self.wait(lambda: sorted(self.said(name)) == wanted)
        except AssertionError as error:
            raise AssertionError(f"{self.said(name)} is not {wanted}: {error}") from None


def include_from(main: str | Path, folder: str | Path) -> None:
    """Beside the main file, a database of LLVM's: it includes from that folder."""
    Path(main).with_name("tablegen_compile_commands.yml").write_text(
        f'--- !FileInfo:\n  filepath: "{main}"\n  includes: "{folder}"\n'
    )


def position(text: str, offset: int) -> dict[str, int]:
    before = text[:offset]
    column = before[before.rfind("\n") + 1 :]
    return {
        "line": before.count("\n"),
        "character": len(column.encode("utf-16-le")) // 2,
    }


def place_of(diagnostic: dict[str, Any]) -> str:
    start = diagnostic["range"]["start"]
    return f"{start['line']}:{start['character']}"


def place(location: dict[str, Any]) -> str:
    """File, line and column of a location."""
    start = location["range"]["start"]
    return f"{location['uri'].rpartition('/')[2]}:{start['line']}:{start['character']}"
