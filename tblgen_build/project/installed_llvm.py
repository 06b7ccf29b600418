"""Finds the installed LLVM's and MLIR's .td files.

Uses only the environment and the file system; starts no process.
"""

from __future__ import annotations

import os

from tblgen_build.driver.paths import folders_up
from tblgen_build.releases import KNOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

PROOFS = ("mlir/IR/OpBase.td", "llvm/Target/Target.td")  # an include folder has one of them
PROGRAMS = ("mlir-tblgen", "llvm-config", "mlir-opt")
# Of a release, and of one that its name does not tell.
PREFIXES_OF_RELEASE = (
    "/usr/lib/llvm-{}",  # Debian
    "/usr/lib64/llvm{}",  # Fedora
    "/usr/lib/llvm{}",  # Alpine
    "/usr/lib/llvm/{}",  # Gentoo
    "/opt/homebrew/opt/llvm@{}",
    "/usr/local/opt/llvm@{}",
)
PREFIXES = ("/opt/homebrew/opt/llvm", "/usr/local", "/usr")


class SearchPlaces:
    """Where the search looks; tests pass in their own."""

    __slots__ = ("environment", "prefixes", "prefixes_of_release")

    def __init__(
        self,
        environment: Mapping[str, str],
        prefixes: tuple[str, ...] = PREFIXES,
        prefixes_of_release: tuple[str, ...] = PREFIXES_OF_RELEASE,
    ) -> None:
        self.environment = environment
        self.prefixes = prefixes
        self.prefixes_of_release = prefixes_of_release


def find_llvm_include(places: SearchPlaces, release: int | None = None) -> str | None:
    """LLVM's folder: that of the environment, else that of a program on PATH, else a standard one.

    The first that has MLIR's files, or else the first that has LLVM's. Of several releases, the
    one that is asked for, or the latest.
    """
    folders = list(dict.fromkeys(candidates(places, release)))
    for proof in PROOFS:
        for folder in folders:
            if os.path.isfile(os.path.join(folder, proof)):
                return folder
    return None


def has_mlir(folder: str) -> bool:
    return os.path.isfile(os.path.join(folder, PROOFS[0]))


def llvm_folder(folder: str) -> str:
    """The LLVM include folder that this is, or is below; empty: none."""
    return next(filter(is_include_folder, folders_up(folder)), "")


def is_include_folder(folder: str) -> bool:
    return any(os.path.isfile(os.path.join(folder, name)) for name in PROOFS)


def is_llvm_file(file: str, folder: str) -> bool:
    """Whether it is LLVM's own, in that folder: its classes have common names, such as `Op`."""
    path = os.path.abspath(file)
    include = llvm_folder(os.path.dirname(path))
    return bool(include) and path.startswith(os.path.join(include, folder, ""))


def candidates(places: SearchPlaces, release: int | None) -> Iterator[str]:
    # As CMake takes it: <prefix>/lib/cmake/mlir, or the prefix itself.
    for variable in ("MLIR_DIR", "LLVM_DIR"):
        if place := places.environment.get(variable):
            yield os.path.join(place, "include")
            yield os.path.normpath(os.path.join(place, "../../../include"))
    prefixes = places.environment.get("CMAKE_PREFIX_PATH", "").replace(";", os.pathsep)
    for prefix in filter(None, prefixes.split(os.pathsep)):
        yield os.path.join(prefix, "include")
    newest, *older = (release,) if release is not None else reversed(KNOWN)
    path = list(filter(None, places.environment.get("PATH", "").split(os.pathsep)))
    suffixes = [f"-{newest}", "", *[f"-{number}" for number in older]]
    for program in PROGRAMS:
        for suffix in suffixes:
            yield from beside_program(program + suffix, path)
    for number in (newest, *older):
        for prefix in places.prefixes_of_release:
            yield os.path.join(prefix.format(number), "include")
    for prefix in places.prefixes:
        yield os.path.join(prefix, "include")


def beside_program(name: str, path: Sequence[str]) -> Iterator[str]:
    for folder in path:
        if os.path.exists(found := os.path.join(folder, name)):
            # Debian's programs are links into the prefix.
            yield os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(found))), "include")
