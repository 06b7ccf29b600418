"""Messages of JSON-RPC over two streams: reads them, has them answered, writes answers.

Knows no method but those of the protocol's own life: `$/cancelRequest`, `exit`. A request that is
cancelled before its turn is not worked on.
"""

from __future__ import annotations

import json
import sys
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any

from tblgen_build.lsp.protocol_types import JsonObject, to_json
from tblgen_build.lsp.tasks import Loop

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import BinaryIO

    Handler = Callable[[JsonObject], Any]  # its answer, or a coroutine that ends with it

PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND = -32700, -32600, -32601
INTERNAL_ERROR, CANCELLED = -32603, -32800
MAX_MESSAGE = 1 << 30  # bytes


class BadMessage(Exception):
    """str() says what is wrong with it."""


class Connection:
    def __init__(self, source: BinaryIO, sink: BinaryIO) -> None:
        self.loop = Loop()
        self.handlers: dict[str, Handler] = {}
        self.is_shut_down = False
        self._source = source
        self._sink = sink
        self._writing = Lock()
        self._cancelled: set[int | str] = set()
        self._count = 0

    # --- reading ---------------------------------------------------------------------

    def serve(self) -> None:
        """Until the client says `exit`, or is gone."""
        Thread(target=self._read, daemon=True).start()
        self.loop.run()

    def _read(self) -> None:
        while True:
            try:
                message = read_message(self._source)
            except BadMessage as problem:
                self._fail(None, PARSE_ERROR, str(problem))
                continue
            except (OSError, ValueError):
                message = None
            if message is None or message.get("method") == "exit":
                self.loop.call(self.loop.stop)
                return
            if message.get("method") == "$/cancelRequest":
                number = (message.get("params") or {}).get("id")
                if isinstance(number, int | str):
                    self._cancelled.add(number)
                continue
            self.loop.call(lambda message=message: self._take(message))  # type: ignore[misc]

    def _take(self, message: JsonObject) -> None:
        method, number = message.get("method"), message.get("id")
        if method is None:
            return  # an answer: nothing that the server asks matters to it
        if number is not None and number in self._cancelled:
            self._cancelled.discard(number)
            self._fail(number, CANCELLED, "cancelled")
            return
        handler = self.handlers.get(method)
        if handler is None:
            if number is not None:
                self._fail(number, METHOD_NOT_FOUND, f"'{method}' is not supported")
            return
        if self.is_shut_down and number is not None:
            self._fail(number, INVALID_REQUEST, "the server is shut down")
            return
        try:
            answer = handler(message.get("params") or {})
        except Exception as error:
            self._explain(number, method, error)
            return
        if hasattr(answer, "send"):
            self.loop.start(self._finish(number, method, answer))
        elif number is not None:
            self._answer(number, method, answer)

    async def _finish(self, number: int | str | None, method: str, coroutine: Any) -> None:
        try:
            answer = await coroutine
        except Exception as error:
            self._explain(number, method, error)
            return
        if number is not None:
            self._answer(number, method, answer)

    # --- writing ---------------------------------------------------------------------

    def notify(self, method: str, params: Any) -> None:
        self._write({"method": method, "params": to_json(params)})

    def request(self, method: str, params: Any) -> None:
        """Ask something whose answer does not matter."""
        self._count += 1
        self._write({"id": f"tblgen-{self._count}", "method": method, "params": to_json(params)})

    def log(self, text: str) -> None:
        self.notify("window/logMessage", {"type": 2, "message": text})

    def _answer(self, number: int | str, method: str, answer: Any) -> None:
        self._cancelled.discard(number)
        try:
            data = to_json(answer)
        except Exception as error:
            self._explain(number, method, error)
            return
        self._write({"id": number, "result": data})

    def _explain(self, number: int | str | None, method: str, error: Exception) -> None:
        """What an answer failed with: a fault of the server, which goes on."""
        import traceback

        traceback.print_exception(error, file=sys.stderr)
        text = f"{method}: {type(error).__name__}: {error}"
        if number is not None:
            self._fail(number, INTERNAL_ERROR, text)
        else:
            self.log(text)

    def _fail(self, number: int | str | None, code: int, text: str) -> None:
        self._write({"id": number, "error": {"code": code, "message": text}})

    def _write(self, message: JsonObject) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}, separators=(",", ":")).encode()
        with self._writing:
            try:
                self._sink.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
                self._sink.flush()
            except (OSError, ValueError):
                self.loop.call(self.loop.stop)  # the client is gone


def read_message(source: BinaryIO) -> JsonObject | None:
    """None at the end. Raises BadMessage; the next message can be read then."""
    length = -1
    while True:
        line = source.readline(4096)
        if not line:
            return None
        if not line.strip():
            if length < 0:
                continue
            break
        name, _, value = line.partition(b":")
        if name.strip().lower() == b"content-length":
            try:
                length = int(value)
            except ValueError:
                raise BadMessage("the message has no Content-Length") from None
    if not 0 <= length <= MAX_MESSAGE:
        raise BadMessage("the message has no Content-Length that can be read")
    body = source.read(length)
    if len(body) < length:
        return None
    try:
        message = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise BadMessage(f"the message is no JSON: {error}") from None
    if not isinstance(message, dict):
        raise BadMessage("the message is no object")
    return message
