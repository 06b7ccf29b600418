"""Outputs and dependency files put in place: the dependency file first, each in one step."""

from __future__ import annotations

import os

from tblgen_build import _core
from tblgen_build.batch.message import Written
from tblgen_build.batch.stamps import stamp_of
from tblgen_build.driver.background import Background
from tblgen_build.driver.guards import read_guard
from tblgen_build.driver.outputs import depfile_bytes, placed, refuse_overwriting
from tblgen_build.driver.paths import absolute
from tblgen_build.driver.results import digests_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from tblgen_build.cache.action_result import Result
    from tblgen_build.driver.action import Action

LARGE = 1 << 18  # bytes whose digest takes longer than starting a thread


def write_all(action: Action, result: Result, missing_probes: Sequence[str]) -> tuple[Written, ...]:
    """Write what the action gave. Raises OSError.

    `missing_probes` are paths where no file was found, spelled as the action writes them.
    """
    files = placed(action, result.outputs)
    refuse_overwriting(action, files, result.dependencies)
    write_depfile(action, result, missing_probes, files)
    known = digests_of(action, result, files)  # what came from the cache was hashed there
    return tuple([put(action, path, text, known.get(path, "")) for path, text in files.items()])


def write_depfile(
    action: Action, result: Result, missing_probes: Sequence[str], files: Iterable[str]
) -> None:
    if not action.depfile:
        return
    path = full(action, action.depfile)
    written = [path, *[full(action, file) for file in files]]
    probes = [full(action, probe) for probe in missing_probes]
    guarded, _ = read_guard(action.guard and full(action, action.guard))
    text = depfile_bytes(action, result.dependencies, probes, written, guarded)
    write(path, text)


def put(action: Action, path: str, text: bytes, known: str) -> Written:
    """`known` is the text's SHA-256, as hex; if empty, it is computed."""
    target = full(action, path)
    before = stamp_of(target)
    digest = digest_of(text, known)
    write(target, text)
    after = stamp_of(target)
    if after is None:
        raise OSError(f"'{path}' vanished as soon as it was written")
    return Written(target, digest(), after, before != after)


def write(path: str, text: bytes) -> None:
    """Make the folder if it is missing, which is rare. Raises OSError."""
    try:
        _core.write_output(path, text, keep_when_same=True)
    except OSError:
        folder = os.path.dirname(path)
        if os.path.isdir(folder):
            raise
        os.makedirs(folder, exist_ok=True)
        _core.write_output(path, text, keep_when_same=True)


def digest_of(text: bytes, known: str) -> Callable[[], bytes]:
    """A function that returns the SHA-256. That of a large text is computed on another thread."""
    if known:
        return lambda: bytes.fromhex(known)
    if len(text) < LARGE:
        return lambda: _core.sha256(text)
    return Background(_core.sha256, text).result


def full(action: Action, path: str) -> str:
    """The absolute path of a file that the action names."""
    return absolute(action.unit.directory, path)


def remove_temporaries(outputs: Iterable[str]) -> None:
    """Remove temporary files beside outputs, which killed processes left."""
    from contextlib import suppress
    from re import compile as pattern

    names: dict[str, set[str]] = {}
    for output in outputs:
        folder, _, name = output.rpartition("/")
        names.setdefault(folder, set()).add(name)
    temporary = pattern(r"(.+)\.tmp\d+-\d+")
    for folder, expected in names.items():
        with suppress(OSError):
            for name in os.listdir(folder):
                found = temporary.fullmatch(name)
                if found and (found[1] in expected or found[1].removesuffix(".d") in expected):
                    os.unlink(os.path.join(folder, name))
