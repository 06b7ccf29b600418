"""Tells whether a build would find nothing to do, from the stamps of files alone.

A build of a database that finds all outputs up to date lists every file it depends on, with stamps
that no later change can have (docs/design/build.md, "Stamps"), and every path where a file was not
found. If all of that is the same, nothing needs to be made, and no command is read. A database with
wrapped tools has no list.
"""

from __future__ import annotations

import json
import os

from tblgen_build import _core, running_code
from tblgen_build.batch.lock import LOCK_NAME
from tblgen_build.batch.stamps import is_file, is_settled, stamp_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from tblgen_build.batch.stamps import Known, Stamp
    from tblgen_build.batch.state import OutputRecord

NAME = ".tblgen_unchanged"
MAGIC = "tblgen-build unchanged 1"


def outputs_unchanged(database: str) -> int | None:
    """The number of outputs, if all are up to date. None: only a build can tell."""
    folder = os.path.dirname(database)
    data = read(os.path.join(folder, NAME), database)
    if data is None or is_build_running(folder):
        return None
    try:
        files, absent, outputs = data["files"], data["absent"], data["outputs"]
        is_same = all(stamp_of(path) == tuple(stamp) for path, *stamp in files)
        return int(outputs) if is_same and not any(map(is_file, absent)) else None
    except (ValueError, KeyError, TypeError):
        return None


def read(path: str, database: str) -> Mapping[str, Any] | None:
    try:
        with open(path, "rb") as file:
            head, _, body = file.read().partition(b"\n")
        return json.loads(body) if head and head == header(body, database) else None
    except (OSError, ValueError, RecursionError):
        return None


def header(body: bytes, database: str) -> bytes:
    """Begins the list, and names the code that wrote it. Empty if that is unknown."""
    code = running_code.remembered_by()
    text = f"{code} {database}\n".encode(errors="surrogateescape") + body
    return f"{MAGIC} {_core.sha256(text).hex()}".encode() if code else b""


def is_build_running(folder: str) -> bool:
    """The lock file has a byte while a build runs, and after one was killed."""
    try:
        return os.stat(os.path.join(folder, LOCK_NAME)).st_size > 0
    except OSError:
        return False


def remember(database: str, records: Iterable[OutputRecord], known: Mapping[str, Known]) -> None:
    """Write the list: these records say that all outputs are up to date. Never raises."""
    records = list(records)
    stamp = stamp_of(database)
    if stamp is None or not is_settled(stamp, running_code.STARTED):
        return
    stamps: dict[str, Stamp] = {database: stamp}
    absent: dict[str, None] = {}
    for inputs in {id(record.inputs): record.inputs for record in records}.values():
        absent |= dict.fromkeys(inputs.absent)
    for path in files_of(records):
        now = known.get(path)
        if now is None or not is_settled(now.stamp, now.clock):
            return
        stamps[path] = now.stamp
    data = {
        "outputs": len(records),
        "files": [[path, *stamp] for path, stamp in stamps.items()],
        "absent": list(absent),
    }
    try:
        body = json.dumps(data).encode()
        if head := header(body, database):
            path = os.path.join(os.path.dirname(database), NAME)
            _core.write_output(path, head + b"\n" + body)
    except OSError:  # the next build checks everything
        return


def files_of(records: Iterable[OutputRecord]) -> Iterable[str]:
    """Read and written."""
    found: dict[str, None] = {}
    sets = {id(record.inputs): record.inputs for record in records}
    for inputs in sets.values():
        found |= dict.fromkeys([path for path, _ in inputs.files])
    for record in records:
        found |= dict.fromkeys([path for path, _ in record.texts])
    return found
