"""`tblgen tool-stamp`: what all commands of a build depend on, for build systems.

A file that changes when the tool does: a new version, or an edited generator, makes all
outputs anew, and touching the tool's files makes none. And for each command a guard, which
changes when a file appears that hides one of those that it read.
"""

from __future__ import annotations

import os
import sys

from tblgen_build import _core
from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.driver.outputs import rule, seen_from_root
from tblgen_build.running_code import PACKAGE, tool_digest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

HELP = """\
Usage: tblgen tool-stamp FILE -d DEPFILE [options]

Writes a digest of the tool's own code to FILE, which stays untouched where the code is the same.

Options:
  --database FILE        a tblgen_commands.json: for each command with --guard FILE, write to that
                         which files are not there that it would take before others
  --depfile-target NAME  what DEPFILE is for; default: FILE
  --depfile-root DIR     name files below DIR relative to it, as Ninja run in DIR does
"""
VALUES = ("-d", "--database", "--depfile-target", "--depfile-root")


def main(arguments: Sequence[str]) -> int:
    stamp, names, values = "".join(arguments[:1]), arguments[1::2], arguments[2::2]
    options = dict(zip(names, values, strict=False))
    if len(names) != len(values) or not options.keys() <= set(VALUES) or "-d" not in options:
        sys.stderr.write(HELP)
        return USAGE
    try:
        write(stamp, options)
    except (OSError, ValueError) as error:
        print(f"tblgen tool-stamp: error: {error}", file=sys.stderr)
        return FAILED
    return DONE


def write(stamp: str, options: Mapping[str, str]) -> None:
    needed = sorted(code_files())
    texts: Mapping[str, bytes] = {}
    if database := options.get("--database"):
        texts, folders = guards_of(database)
        needed += [database, *folders]
    if root := options.get("--depfile-root"):
        needed = [seen_from_root(os.path.abspath(path), root) for path in needed]
    _core.write_output(options["-d"], rule(options.get("--depfile-target", stamp), needed))
    for path, text in texts.items():
        os.makedirs(os.path.dirname(path), exist_ok=True)
        _core.write_output(path, text, keep_when_same=True)
    _core.write_output(stamp, f"{tool_digest()}\n".encode(), keep_when_same=True)


def guards_of(database: str) -> tuple[Mapping[str, bytes], Sequence[str]]:
    """Raises OSError, and ValueError where the file makes no sense."""
    import json

    from tblgen_build.driver.guards import Guarded, guards

    with open(database, "rb") as file:
        entries = json.load(file)
    emissions = [
        Guarded(entry["arguments"][2:], entry["directory"])
        for entry in entries
        if entry["arguments"][1:2] == ["emit"]
    ]
    return guards([each for each in emissions if each.guard])


def code_files() -> Iterator[str]:
    """The package's Python files and its native module."""
    yield os.path.abspath(_core.__file__)
    for folder, folders, files in os.walk(PACKAGE):
        folders[:] = [name for name in folders if name != "__pycache__"]
        yield from (os.path.join(folder, name) for name in files if name.endswith(".py"))
