"""A cache server as docs/cache.md sets it up: nginx with WebDAV."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

DOCUMENT = Path(__file__).resolve().parents[1] / "docs" / "cache.md"
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


@contextmanager
def nginx(folder: Path) -> Iterator[str]:
    """Its address, while it runs; what it keeps is in `folder`/stored."""
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        pytest.fail("nginx is not installed: apt-get install nginx-full", pytrace=False)
    port = free_port()
    stored = folder / "stored"
    stored.mkdir()
    file = folder / "nginx.conf"
    file.write_text(CONFIGURATION.format(folder=folder, server=documented_server(folder, port)))
    command = [program, "-e", str(folder / "error.log"), "-p", str(folder), "-c", str(file)]
    # It goes into the background when it listens.
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        subprocess.run([*command, "-s", "stop"], check=True)
