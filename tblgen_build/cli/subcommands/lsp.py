"""`tblgen lsp`: the language server, over standard input and output."""

from __future__ import annotations

import argparse
import gc
import os
import sys

from tblgen_build.cli.exit_codes import DONE, FAILED
from tblgen_build.cli.subcommands.arguments import parser

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

DESCRIPTION = """\
The language server for .td files. Editors start it and talk to it over standard input and output.
It needs no settings; docs/editors.md says how to set up your editor.
"""


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args([with_two_dashes(word) for word in arguments])
    from tblgen_build.lsp.server import make_server

    # Nothing else may get into the stream; and the server runs for days.
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    gc.enable()
    gc.set_threshold(20_000, 50, 100)  # trees are many objects that stay
    server = make_server(source, sink, request.databases, request.folders)
    server.connection.serve()
    server.checker.stop()
    sys.stderr.flush()
    # Do not wait for an evaluation on another thread: it may go on for seconds.
    os._exit(DONE if server.connection.is_shut_down else FAILED)


def with_two_dashes(word: str) -> str:
    """LLVM's options may have one."""
    return f"-{word}" if word.startswith(("-tablegen-", "-log=", "-pretty")) else word


def argument_parser() -> argparse.ArgumentParser:
    made = parser("tblgen lsp", DESCRIPTION)
    made.add_argument(
        "--stdio", action="store_true", help="the default, accepted for editors that pass it"
    )
    made.add_argument(
        "--tablegen-compilation-database",
        dest="databases",
        metavar="FILE",
        action="append",
        default=[],
        help="also read this compile database, ours or LLVM's; may be repeated",
    )
    made.add_argument(
        "--tablegen-extra-dir",
        dest="folders",
        metavar="DIR",
        action="append",
        default=[],
        help="also search DIR for included files; may be repeated",
    )
    # Options of LLVM's tblgen-lsp-server, for editors that pass them.
    made.add_argument("--log", choices=("error", "info", "verbose"), help=argparse.SUPPRESS)
    made.add_argument("--pretty", action="store_true", help=argparse.SUPPRESS)
    return made
