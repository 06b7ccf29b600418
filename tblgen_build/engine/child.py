"""A command in a child of the engine, which behaves like a new Python process.

The launcher has checked that both would inherit the same (`launcher/inherited.cpp`); what may
differ comes with the request.
"""

from __future__ import annotations

import os
import sys

from tblgen_build.cli.early import Early
from tblgen_build.cli.main import command, finished
from tblgen_build.driver.request import BEGUN, WANTS_DESCRIPTORS, ProtocolError
from tblgen_build.engine.protocol import receive_descriptors

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NoReturn

    from tblgen_build.driver.request import Request
    from tblgen_build.engine.protocol import Client

# Variables that differ between commands of one build; also in launcher/inherited.cpp.
VARIABLES = (
    "PWD", "OLDPWD", "_", "SHLVL", "MAKELEVEL",
    "MFLAGS", "MAKEFLAGS", "MAKEOVERRIDES", "MAKE_TERMERR", "MAKE_TERMOUT",
)  # fmt: skip


def run_child(client: Client, request: Request, front_key: str) -> NoReturn:
    """Run the command. The client may have given up meanwhile."""
    try:
        client.tell(os.getpid(), WANTS_DESCRIPTORS)
        take_over(request, receive_descriptors(client.connection))
        # The process that started the command tells which build it belongs to.
        os.environ["TBLGEN_CALLER"] = str(client.caller)
    except (ProtocolError, OSError, ValueError):
        os._exit(1)
    client.tell(BEGUN)
    try:
        status = finished(
            command(request.personality, request.program, request.arguments, Early(front_key))
        )
    except SystemExit as end:
        status = finished(end.code if isinstance(end.code, int) else 1)
    except BaseException:
        sys.excepthook(*sys.exc_info())
        status = finished(1)
    leave_with(status, client)


def leave_with(status: int, client: Client) -> NoReturn:
    """End, and tell the client first: it need not wait until memory is freed."""
    os.closerange(0, 3)  # readers of its output wait for this
    client.tell((status & 0xFF) << 8)  # as waitpid() has it
    os._exit(status)


def take_over(request: Request, descriptors: Sequence[int]) -> None:
    """Become the process that would have been started."""
    *standard, folder = descriptors
    os.fchdir(folder)
    for number, descriptor in enumerate(standard):
        os.dup2(descriptor, number)
    for descriptor in descriptors:
        os.close(descriptor)
    for name in VARIABLES:
        os.environ.pop(name, None)
    for variable in request.variables:
        name, _, value = variable.partition("=")
        os.environ[name] = value
    sys.argv = ["-c", request.program, *request.arguments]
