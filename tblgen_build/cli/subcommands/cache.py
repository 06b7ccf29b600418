"""`tblgen cache`: statistics, verifying, trimming and clearing of the cache."""

from __future__ import annotations

import argparse
import json
import os
import sys

from tblgen_build.cache.backend import without_password
from tblgen_build.cache.local import LocalStore
from tblgen_build.cache.settings import CacheSettings, parse_size
from tblgen_build.cache.trim import clear, stored_files, trim, verify
from tblgen_build.cli.exit_codes import DONE, USAGE
from tblgen_build.cli.messages import show_problem
from tblgen_build.cli.subcommands.arguments import parser

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

TOOL = "tblgen cache"
DESCRIPTION = "Without a command: where the cache is, what is in it and how it served."

COUNTERS = (
    ("front-hits", "hits without Python"),
    ("hits", "hits"),
    ("remote-hits", "hits on the server"),
    ("misses", "misses"),
    ("edited", "not kept: an input was edited during the run"),
    ("damaged", "damaged entries met"),
    ("remote-damaged", "damaged entries from the server"),
    ("remote-failures", "failures of the server"),
)


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args(arguments)
    settings = CacheSettings(os.environ)
    for problem in settings.problems:
        print(f"{TOOL}: warning: {problem}", file=sys.stderr)
    if not settings.folder:
        show_problem(TOOL, "there is no folder for the cache: set TBLGEN_CACHE_DIR")
        return USAGE
    store = LocalStore(settings.folder, settings.size)
    match request.command:
        case "trim":
            return print_trim(store, settings, request.size, request.json)
        case "clear":
            done = clear(store)
            if request.json:
                print_json({"removed": done.removed, "freed": done.freed})
            else:
                print(f"removed {done.removed} entries, {size_text(done.freed)}")
        case "verify":
            return print_verify(store, request.json)
        case _:
            print_statistics(store, settings, request.json)
    return DONE


def argument_parser() -> argparse.ArgumentParser:
    made = parser(TOOL, DESCRIPTION)
    made.add_argument("--json", action="store_true", help="as JSON, sizes in bytes")
    commands = made.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("verify", help="read every entry and remove those that are damaged")
    trimming = commands.add_parser("trim", help="remove the least recently used entries")
    trimming.add_argument(
        "--size", metavar="SIZE", help="trim to SIZE (500M, 2G); default: TBLGEN_CACHE_SIZE"
    )
    commands.add_parser("clear", help="remove everything, and reset the counters")
    return made


def print_statistics(store: LocalStore, settings: CacheSettings, as_json: bool) -> None:
    files = list(stored_files(store))
    results = sum(file.kind == "ac" for file in files)
    state = "off" if not settings.is_on else "read-only" if settings.is_read_only else "on"
    size, blobs = sum(f.size for f in files), sum(f.kind == "cas" for f in files)
    if as_json:
        data: dict[str, object] = {
            "folder": settings.folder,
            "state": state,
            "size": size,
            "size_limit": settings.size,
            "entries": results,
            "blobs": blobs,
            "base_folder": settings.base_dir or None,
            "server": without_password(settings.remote) if settings.remote else None,
            "counters": {name: store.counted(name) for name, _ in COUNTERS},
        }
        print_json(data)
        return
    rows = [
        ("folder", settings.folder),
        ("state", f"{state} (TBLGEN_CACHE)"),
        ("size", f"{size_text(size)} of {size_text(settings.size)}"),
        ("entries", f"{results}, with {blobs} blobs"),
    ]
    if settings.base_dir:
        rows.append(("base folder", settings.base_dir))
    if settings.remote:
        reading = ", only read" if settings.is_remote_read_only else ""
        rows.append(("server", without_password(settings.remote) + reading))
    rows += [(text, str(n)) for name, text in COUNTERS if (n := store.counted(name))]
    for left, right in rows:
        print(f"{left + ':':<{24}} {right}")


def print_json(data: dict[str, object]) -> None:
    print(json.dumps(data, indent=1))


def print_trim(store: LocalStore, settings: CacheSettings, size: str | None, as_json: bool) -> int:
    wanted = settings.size if size is None else parse_size(size)
    if wanted is None:
        show_problem(f"{TOOL} trim", f"a size is 500M or 2G, not '{size}'")
        return USAGE
    done = trim(store, wanted)
    if as_json:
        print_json({"removed": done.removed, "freed": done.freed, "size": done.size})
        return DONE
    print(f"removed {done.removed} entries, {size_text(done.freed)}; {size_text(done.size)} left")
    return DONE


def print_verify(store: LocalStore, as_json: bool) -> int:
    damaged = verify(store)
    if as_json:
        print_json({"damaged": [f"{file.kind}/{file.name}" for file in damaged]})
        return DONE
    for file in damaged:
        print(f"removed {file.kind}/{file.name}")
    print(f"{len(damaged)} damaged entries" if damaged else "all entries are intact")
    return DONE


def size_text(size: int) -> str:
    number = float(size)
    for unit in ("bytes", "KiB", "MiB", "GiB"):
        if number < 1024 or unit == "GiB":
            break
        number /= 1024
    return f"{size} bytes" if unit == "bytes" else f"{number:.1f} {unit}"
