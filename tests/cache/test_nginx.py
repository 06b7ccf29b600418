"""The cache on a real server: nginx with WebDAV, as docs/cache.md sets it up."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tblgen_build import _core
from tblgen_build.cache.action_cache import ActionCache
from tblgen_build.cache.action_result import ActionKey, Inputs, Result
from tblgen_build.cache.local import LocalStore
from tblgen_build.cache.remote import RemoteStore

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "cache.md"
ACTION = ActionKey((("generator", "g"),))
RESULT = Result({"": b"text\n" * 500_000, "Extra": b""}, "warning\n", ("a.td",))

CONFIGURATION = """
master_process off;
pid {folder}/nginx.pid;
events {{}}
http {{
  access_log {folder}/access.log;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
{server}
}}
"""


def documented_server(folder: Path, port: int) -> str:
    """The server block of the document, for this folder and port."""
    pattern = re.compile(r"^    server \{\n(?:    .*\n)*?    \}\n", re.MULTILINE)
    block: str
    (block,) = pattern.findall(DOCUMENT.read_text())
    block = block.replace("/srv/tblgen-cache", f"{folder}/stored")
    return block.replace("listen 8080", f"listen 127.0.0.1:{port}")


def free_port() -> int:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port: int = unused.getsockname()[1]
        return port


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    nginx = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if nginx is None:
        pytest.fail("nginx is not installed: apt-get install nginx-full", pytrace=False)
    port = free_port()
    stored = tmp_path / "stored"
    stored.mkdir()
    file = tmp_path / "nginx.conf"
    file.write_text(CONFIGURATION.format(folder=tmp_path, server=documented_server(tmp_path, port)))
    command = [nginx, "-e", str(tmp_path / "error.log"), "-p", str(tmp_path), "-c", str(file)]
    # It goes into the background when it listens.
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        subprocess.run([*command, "-s", "stop"], check=True)


def machine(folder: Path, url: str) -> ActionCache:
    local = LocalStore(str(folder), 1 << 30)
    return ActionCache(local, remote=RemoteStore(url, local))


def test_shared_through_nginx(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.td").write_text("class A;\n")
    inputs = Inputs((("a.td", _core.sha256(b"class A;\n")),))
    one, two, three = (machine(tmp_path / name, url) for name in ("one", "two", "three"))
    assert one.lookup(ACTION) is None
    assert one.store(ACTION, inputs, RESULT)
    assert two.lookup(ACTION) == RESULT
    assert two.local.counted("remote-hits") == 1

    blobs = sorted((tmp_path / "stored" / "cas").iterdir())
    assert len(blobs) == 5  # two outputs, messages, the result, the manifest
    for path in blobs:
        path.write_bytes(path.read_bytes()[:-1])
    assert three.lookup(ACTION) is None
    assert three.store(ACTION, inputs, RESULT)
    four = machine(tmp_path / "four", url)
    assert four.lookup(ACTION) == RESULT
    for cache in (one, two, three, four):
        assert cache.local.counted("remote-failures") == 0
        cache.close()
