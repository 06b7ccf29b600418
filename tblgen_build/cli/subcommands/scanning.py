"""Scanning for people: `tblgen deps` and `graph` find an installed MLIR by themselves."""

from __future__ import annotations

import os

from tblgen_build.cli.subcommands.parsing import seen_from_here
from tblgen_build.depend.scanner import scan
from tblgen_build.project.file_settings import settings_of
from tblgen_build.project.installed_llvm import SearchPlaces, find_llvm_include, has_mlir

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tblgen_build._core import Session
    from tblgen_build.depend.scanner import Scan


def scan_for_people(
    root: str,
    folders: Sequence[str],
    defines: Sequence[str],
    *,
    source: bytes | None = None,
    session: Session | None = None,
    seeks_release: bool = True,
    environment: Mapping[str, str] = os.environ,
) -> Scan:
    """As scan(), with the project's folders and macros.

    If a file is not found, an installed MLIR is searched last. Raises ConfigError.
    """
    settings = settings_of(root, environment)
    folders = list(dict.fromkeys([*folders, *map(seen_from_here, settings.include_dirs)]))
    defines = list(dict.fromkeys([*defines, *settings.defines]))

    def scanned(folders: Sequence[str]) -> Scan:
        return scan(
            root, folders, defines, source=source, session=session, seeks_release=seeks_release
        )

    found = scanned(folders)
    if not found.problems or any(has_mlir(folder) for folder in folders):
        return found
    installed = find_llvm_include(SearchPlaces(environment))
    if installed is None:
        return found
    wider = scanned([*folders, installed])
    return wider if len(wider.files) > len(found.files) else found
