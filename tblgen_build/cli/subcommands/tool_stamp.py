"""`tblgen tool-stamp`: what all commands of a build depend on, for build systems.

It writes a file that changes with the tool: a new version or an edited generator rebuilds all
outputs, and touching the tool's files rebuilds none. It also writes a guard for each command, which
changes when a new file hides one that the command read.
"""

from __future__ import annotations

import os
import sys

from tblgen_build import _core, running_code
from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.messages import show_problem
from tblgen_build.driver.guards import Guarded, scan_guards
from tblgen_build.driver.outputs import rule, seen_from_root
from tblgen_build.driver.paths import states_of_folders
from tblgen_build.driver.subcommands import EMIT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from tblgen_build.cache.action_result import Inputs
    from tblgen_build.cli.early import Early

HELP = """\
Usage: tblgen tool-stamp FILE -d DEPFILE [options]

Writes a digest of the tool's own code to FILE. FILE is not touched if the code is the same.

Options:
  --database FILE        a tblgen_commands.json: for each command with --guard FILE, write to that
                         FILE which missing files would hide those that the command reads
  --depfile-target NAME  the target in DEPFILE; default: FILE
  --depfile-root DIR     name files below DIR relative to it, for Ninja running in DIR
  --no-engine            start no engine for the commands of the build
"""
VALUES = ("-d", "--database", "--depfile-target", "--depfile-root")
FLAGS = ("--no-engine",)  # the launcher's


def main(arguments: Sequence[str], early: Early) -> int:
    if any(argument in ("-h", "-help", "--help") for argument in arguments):
        sys.stdout.write(HELP)
        return DONE
    status, remember = update(arguments, early.front_key)
    if remember is not None:
        remember()
    return status


def update(arguments: Sequence[str], front_key: str) -> tuple[int, Callable[[], None] | None]:
    """Write the files. The status, and a task for later: let the launcher find the result."""
    words = [word for word in arguments if word not in FLAGS]
    stamp, names, values = "".join(words[:1]), words[1::2], words[2::2]
    options = dict(zip(names, values, strict=False))
    if len(names) != len(values) or not options.keys() <= set(VALUES) or "-d" not in options:
        sys.stderr.write(HELP)
        return USAGE, None
    try:
        return DONE, write(stamp, options, front_key)
    except (OSError, ValueError) as error:
        show_problem("tblgen tool-stamp", error)
        return FAILED, None


def write(stamp: str, options: Mapping[str, str], front_key: str) -> Callable[[], None] | None:
    digest, code = running_code.tool_contents()
    needed = sorted({os.path.abspath(_core.__file__), *code})
    database, found = options.get("--database"), None
    files: dict[str, bytes] = {}
    if database:
        with open(database, "rb") as file:
            data = file.read()
        found = scan_guards(emissions_of(data))
        files |= found.texts
        needed += [database, *found.folders]
    files[stamp] = f"{digest}\n".encode()
    if root := options.get("--depfile-root"):
        needed = [seen_from_root(os.path.abspath(path), root) for path in needed]
    depfile = rule(options.get("--depfile-target", stamp), needed)
    _core.write_output(options["-d"], depfile)
    for path, text in files.items():
        if path != stamp:
            os.makedirs(os.path.dirname(path), exist_ok=True)
        _core.write_output(path, text, keep_when_same=True)
    if not (database and found and front_key and _core.is_cache_on()):
        return None
    read = ((database, _core.sha256(data)), *found.files)
    folders, missing = states_of_folders(found.probes)
    if found.has_problems or set(folders) != set(found.nearest.values()):
        return None
    from tblgen_build.cache.action_result import Inputs

    inputs, written = Inputs(read, tuple(found.probes)), (options["-d"], depfile)
    return lambda: remember(front_key, inputs, folders, missing, files, written)


def remember(
    front_key: str,
    inputs: Inputs,
    folders: Sequence[str],
    missing: Sequence[str],
    files: Mapping[str, bytes],
    depfile: tuple[str, bytes],
) -> None:
    """Let the launcher serve the command while nothing that was checked has changed."""
    from tblgen_build.cache.front import put_front
    from tblgen_build.cache.settings import open_cache

    cache = open_cache()
    if cache is None or not running_code.is_as_started():
        return
    put_front(
        cache.local,
        front_key,
        inputs,
        files,
        depfile,
        messages=(),
        keep_when_same=True,
        kept={},
        folders=folders,
        missing=missing,
    )


def emissions_of(database: bytes) -> Sequence[Guarded]:
    """Those with guards. Raises ValueError if the file is damaged."""
    emissions = [
        Guarded(entry["arguments"][2:], entry["directory"])
        for entry in read_json(database)
        if entry["arguments"][1:2] == [EMIT]
    ]
    return [each for each in emissions if each.guard]


class JsonSettings:
    """Those of json.loads(), as the scanner asks for them."""

    strict = True
    object_hook = object_pairs_hook = None
    parse_float, parse_int, parse_constant = float, int, float


def read_json(data: bytes) -> Any:
    """As json.loads() without its import: a build waits, 5 ms for `re` and what that takes."""
    try:
        from _json import make_scanner

        text = data.decode().strip(" \t\n\r")
        scanner: Any = make_scanner
        value, end = scanner(JsonSettings)(text, 0)
        if end == len(text):
            return value
    except (ImportError, StopIteration, TypeError, ValueError):
        pass
    import json  # it is there for every interpreter, and says what is wrong

    return json.loads(data)
