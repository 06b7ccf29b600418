"""Where the cache is, how large it is, and which server it uses, as the environment says.

A setting that makes no sense is ignored; `problems` has the warnings about it.
"""

from __future__ import annotations

import os

from tblgen_build import _core
from tblgen_build.cache.action_cache import ActionCache
from tblgen_build.cache.local import LocalStore

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

DEFAULT_SIZE = 5 << 30
_UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}


class CacheSettings:
    """What the environment says of the cache."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        problems: list[str] = []
        # The launcher reads these too, by the same function.
        is_on, is_known, is_read_only, is_remote_read_only, folder = _core.cache_settings(
            environment
        )
        if not is_known:
            switch = environment.get("TBLGEN_CACHE", "").lower()
            problems.append(f"TBLGEN_CACHE is on, off or read-only, not '{switch}'")
        base_dir = environment.get("TBLGEN_CACHE_BASE_DIR", "")
        if base_dir and not base_dir.startswith("/"):
            problems.append(f"TBLGEN_CACHE_BASE_DIR has to be an absolute path, not '{base_dir}'")
            base_dir = ""
        self.folder = os.path.abspath(folder) if folder else ""  # empty: nowhere to put it
        # Why the folder is not used, as a sentence; empty: it is.
        self.refusal = refusal(self.folder) if is_on and self.folder else ""
        if self.refusal:
            problems.append(self.refusal)
        self.is_on = is_on
        self.is_read_only = is_read_only
        self.size = _size(environment.get("TBLGEN_CACHE_SIZE", ""), problems)
        self.base_dir = base_dir.rstrip("/")
        self.remote = environment.get("TBLGEN_CACHE_REMOTE", "")  # a URL
        self.remote_problem = remote_problem(self.remote)  # a sentence; empty: it is one
        if self.remote_problem:
            problems.append(self.remote_problem)
        self.is_remote_read_only = is_remote_read_only
        self.problems = tuple(problems)


def refusal(folder: str) -> str:
    problem = _core.cache_folder_problem(folder)
    if not problem:
        return ""
    return (
        f"the cache in '{folder}' is not used because {problem}: "
        "make it yours alone, or set TBLGEN_CACHE_DIR to another folder"
    )


def remote_problem(url: str) -> str:
    """Why the URL names no server that results could be shared with."""
    if not url:
        return ""
    from tblgen_build.cache.backend import url_problem, without_password

    problem = url_problem(url)
    return f"TBLGEN_CACHE_REMOTE: '{without_password(url)}' {problem}" if problem else ""


def _size(text: str, problems: list[str]) -> int:
    size = parse_size(text) if text else DEFAULT_SIZE
    if size is None:
        problems.append(f"TBLGEN_CACHE_SIZE is a size such as 5G, not '{text}'")
        return DEFAULT_SIZE
    return size


def parse_size(text: str) -> int | None:
    """Bytes, or K, M, G, T of them (`5G`, `500MiB`); None for anything else."""
    upper = text.strip().upper().removesuffix("B").removesuffix("I")
    number, unit = (upper[:-1], upper[-1:]) if upper[-1:] in _UNITS else (upper, "")
    if not (number.isascii() and number.isdigit() and len(number) < 19):
        return None
    return int(number) * _UNITS[unit]


def open_cache(environment: Mapping[str, str] | None = None) -> ActionCache | None:
    """The cache that the environment (os.environ) describes, or None where it is off."""
    settings = CacheSettings(os.environ if environment is None else environment)
    if not settings.is_on or not settings.folder or settings.refusal:
        return None
    local = LocalStore(settings.folder, settings.size, is_read_only=settings.is_read_only)
    remote = None
    if settings.remote:
        from tblgen_build.cache.remote import open_remote

        remote = open_remote(settings.remote, local, is_read_only=settings.is_remote_read_only)
    return ActionCache(local, remote=remote, base_dir=settings.base_dir)
