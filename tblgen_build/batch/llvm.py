"""Where the installed LLVM's and MLIR's .td files are.

Asks the environment and the file system only; starts no process.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

VERSION = "22"
PROOFS = ("mlir/IR/OpBase.td", "llvm/Target/Target.td")  # an include folder has one of them
PROGRAMS = ("mlir-tblgen", "llvm-config", "mlir-opt")
PREFIXES = (
    f"/usr/lib/llvm-{VERSION}",  # Debian
    f"/usr/lib64/llvm{VERSION}",  # Fedora
    f"/usr/lib/llvm{VERSION}",  # Alpine
    f"/usr/lib/llvm/{VERSION}",  # Gentoo
    f"/opt/homebrew/opt/llvm@{VERSION}",
    f"/usr/local/opt/llvm@{VERSION}",
    "/opt/homebrew/opt/llvm",
    "/usr/local",
    "/usr",
)


class Places:
    """What the search may look at; tests pass in their own."""

    __slots__ = ("environment", "prefixes")

    def __init__(
        self, environment: Mapping[str, str], prefixes: tuple[str, ...] = PREFIXES
    ) -> None:
        self.environment = environment
        self.prefixes = prefixes


def find_llvm_include(places: Places) -> str | None:
    """LLVM's folder: what the environment names, else that of a program on PATH, else a usual one.

    The first that has MLIR's files, or else the first that has LLVM's.
    """
    folders = list(dict.fromkeys(candidates(places)))
    for proof in PROOFS:
        for folder in folders:
            if os.path.isfile(os.path.join(folder, proof)):
                return folder
    return None


def has_mlir(folder: str) -> bool:
    return os.path.isfile(os.path.join(folder, PROOFS[0]))


def candidates(places: Places) -> Iterator[str]:
    # As CMake takes it: <prefix>/lib/cmake/mlir, or the prefix itself.
    for variable in ("MLIR_DIR", "LLVM_DIR"):
        if place := places.environment.get(variable):
            yield os.path.join(place, "include")
            yield os.path.normpath(os.path.join(place, "../../../include"))
    prefixes = places.environment.get("CMAKE_PREFIX_PATH", "").replace(";", os.pathsep)
    for prefix in filter(None, prefixes.split(os.pathsep)):
        yield os.path.join(prefix, "include")
    path = places.environment.get("PATH", "").split(os.pathsep)
    for program in PROGRAMS:
        for name in (f"{program}-{VERSION}", program):
            for folder in filter(None, path):
                if os.path.exists(found := os.path.join(folder, name)):
                    # Debian's programs are links into the prefix.
                    folder = os.path.dirname(os.path.dirname(os.path.realpath(found)))
                    yield os.path.join(folder, "include")
    for prefix in places.prefixes:
        yield os.path.join(prefix, "include")
