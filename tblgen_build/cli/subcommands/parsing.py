"""Parsing for people: subcommands that look into records find an installed LLVM by themselves."""

from __future__ import annotations

import argparse
import os
import sys

from tblgen_build import _core
from tblgen_build.batch.llvm import SearchPlaces, find_llvm_include, has_mlir
from tblgen_build.cli.subcommands.arguments import add_unit_options

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def add_parse_options(to: argparse.ArgumentParser) -> None:
    add_unit_options(to)
    to.add_argument(
        "--llvm-release",
        dest="release",
        type=int,
        metavar="N",
        help="read for LLVM N; default: as LLVM's header or .td files say",
    )


def folders_for(
    file: str, given: Sequence[str], environment: Mapping[str, str] = os.environ
) -> list[str]:
    """Those given, the file's own, and an installed MLIR's where none of them has it."""
    folders = [*given, os.path.dirname(file) or "."]
    if not any(has_mlir(folder) for folder in folders):
        folders += filter(None, [find_llvm_include(SearchPlaces(environment))])
    return list(dict.fromkeys(folders))


def parse(
    request: argparse.Namespace,
    file: str,
    *,
    history: bool = False,
    warns: bool = False,
    source: bytes | None = None,
) -> _core.Records:
    """The file's records. Raises TableGenError and OSError."""
    return _core.Session().parse(
        file,
        source=source,
        include_dirs=folders_for(file, request.include_dirs),
        defines=request.defines,
        release=request.release,
        history=history,
        warn_on_unused_template_args=warns,
    )


def parsed(
    request: argparse.Namespace,
    file: str,
    tool: str,
    *,
    history: bool = False,
    warns: bool = False,
    source: bytes | None = None,
) -> _core.Records | None:
    """The file's records; None, with a message, where there are none."""
    try:
        return parse(request, file, history=history, warns=warns, source=source)
    except _core.TableGenError as error:
        sys.stderr.write(f"{str(error).rstrip()}\n")
        return None
    except OSError as error:
        print(f"{tool}: error: {error}", file=sys.stderr)
        return None
