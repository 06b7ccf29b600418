"""The protocol itself: what is no request of an editor's that is well made, and how it ends."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from lsp_client import SERVER, server_environment


def talk(
    *bodies: bytes, command: Sequence[str] = SERVER, folder: Path | None = None
) -> tuple[list[dict[str, Any]], int]:
    """What the server answers to these, and its exit status."""
    sent = b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(body), body) for body in bodies)
    done = subprocess.run(
        command,
        input=sent,
        capture_output=True,
        timeout=600,
        cwd=folder,
        env=server_environment(),
    )
    answers, rest = [], done.stdout
    while rest:
        head, _, rest = rest.partition(b"\r\n\r\n")
        length = int(head.partition(b":")[2])
        answers.append(json.loads(rest[:length]))
        rest = rest[length:]
    return answers, done.returncode


def message(method: str, number: int | None = None, **params: object) -> bytes:
    made = {"jsonrpc": "2.0", "method": method, "params": params}
    return json.dumps(made if number is None else {**made, "id": number}).encode()


START, END = message("initialize", 1, capabilities={}), message("exit")
SHUTDOWN = message("shutdown", 99)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"{", -32700),
        (b"[]", -32700),
        (message("textDocument/unheardOf", 2), -32601),
        (message("textDocument/hover", 2), -32603),
        (message("workspace/executeCommand", 2, command="no", arguments=[]), -32603),
    ],
)
def test_a_bad_request_is_answered_by_an_error_and_the_server_goes_on(
    body: bytes, code: int
) -> None:
    symbols = message("workspace/symbol", 3, query="")
    answers, status = talk(START, body, symbols, SHUTDOWN, END)
    assert [a["error"]["code"] for a in answers if "error" in a] == [code]
    assert [a["id"] for a in answers if "result" in a] == [1, 3, 99]
    assert status == 0


def test_it_stands_in_for_the_server_of_llvm(tmp_path: Path) -> None:
    """By the name that `packaging/backend.py` gives it, with the options of the other."""
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "base.td").write_text("class Base;\n")
    (tmp_path / "main.td").write_text('include "base.td"\n')
    uri = (tmp_path / "main.td").as_uri()
    item = {"uri": uri, "languageId": "tablegen", "version": 1, "text": 'include "base.td"\n'}
    links = message("textDocument/documentLink", 2, textDocument={"uri": uri})
    options = ["-tablegen-extra-dir=more", "--log=verbose", "--pretty"]
    program = "import sys; from tblgen_build.cli.main import main_lsp; sys.exit(main_lsp())"
    command = [sys.executable, "-P", "-c", program, *options]
    opened = message("textDocument/didOpen", textDocument=item)
    answers, status = talk(START, opened, links, SHUTDOWN, END, command=command, folder=tmp_path)
    (found,) = [answer["result"] for answer in answers if answer.get("id") == 2]
    assert [link["target"] for link in found] == [(tmp_path / "more" / "base.td").as_uri()]
    assert status == 0


def test_notifications_that_nobody_knows_are_ignored() -> None:
    answers, status = talk(START, message("$/setTrace", value="off"), SHUTDOWN, END)
    assert [a["id"] for a in answers] == [1, 99]
    assert status == 0


def test_after_a_shutdown_only_exit_is_left() -> None:
    answers, status = talk(START, SHUTDOWN, message("workspace/symbol", 3, query=""), END)
    assert [a.get("error", {}).get("code") for a in answers] == [None, None, -32600]
    assert status == 0


@pytest.mark.parametrize("bodies", [(START, END), (START,), ()])
def test_a_client_that_is_gone_ends_the_server(bodies: tuple[bytes, ...]) -> None:
    assert talk(*bodies)[1] == 1


def test_it_imports_no_package_that_has_to_be_installed() -> None:
    code = (
        "import sys, tblgen_build.lsp.server; "
        "print({name.partition('.')[0] for name in sys.modules} "
        "- sys.stdlib_module_names - {'__main__'})"
    )
    done = subprocess.run(
        [sys.executable, "-P", "-S", "-c", code],
        capture_output=True,
        text=True,
        env=server_environment(),
    )
    names = done.stdout.replace("'", "").strip("{}\n").split(", ")
    others = [
        each for each in names if not each.startswith("tblgen_build") and "editable" not in each
    ]
    assert "tblgen_build" in names, done.stderr
    assert others == []
