"""Where a state of a project is: a folder, or a git revision, whose .td files are unpacked.

Runs git and reads nothing of what it unpacks.
"""

from __future__ import annotations

import io
import os
import subprocess
import tarfile
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator


class StateError(Exception):
    """The text names the missing state, and says what a state can be."""


class DefinedAt(NamedTuple):
    folder: str  # with the state's files
    root: str  # paths are shown from here


@contextmanager
def place_of(state: str) -> Iterator[DefinedAt]:
    """A folder as it is, or the current folder at a revision. Raises StateError."""
    if os.path.isdir(state):
        yield DefinedAt(state, os.path.abspath(state))
        return
    prefix = git("rev-parse", "--show-prefix").strip().decode()
    commit = commit_of(state)
    top = git("rev-parse", "--show-toplevel").strip().decode()
    packed = git("-C", top, "archive", "--format=tar", commit)
    with TemporaryDirectory(prefix="tblgen-breaking-") as folder:
        # Searches for includes end at the top of a project.
        os.mkdir(os.path.join(folder, ".git"))
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            td_files = [member for member in archive if is_source(member)]
            # Python before 3.11.4 has no filters: what git has packed is taken as it is.
            archive.extraction_filter = getattr(tarfile, "data_filter", None)
            archive.extractall(folder, td_files)
        inside = os.path.join(folder, prefix)
        if not os.path.isdir(inside):
            raise StateError(f"'{state}' has no .td files below '{prefix or '.'}'")
        yield DefinedAt(inside, os.path.realpath(inside))


def commit_of(state: str) -> str:
    try:
        return git("rev-parse", "--verify", "--quiet", f"{state}^{{commit}}").strip().decode()
    except StateError:
        raise StateError(
            f"'{state}' is neither a folder nor a git revision of this repository"
        ) from None


def is_source(member: tarfile.TarInfo) -> bool:
    return member.name.endswith(".td") and (member.isfile() or member.issym())


def git(*arguments: str) -> bytes:
    """What git prints. Raises StateError with the last line of its error."""
    try:
        done = subprocess.run(["git", *arguments], capture_output=True, check=True)
    except FileNotFoundError:
        raise StateError("git is not installed: name folders") from None
    except subprocess.CalledProcessError as error:
        lines = error.stderr.decode(errors="replace").strip().splitlines()
        raise StateError(lines[-1] if lines else f"git {arguments[0]} failed") from None
    return done.stdout
