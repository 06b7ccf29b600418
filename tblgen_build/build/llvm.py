"""Where the installed MLIR's .td files are. Asks the file system only; starts no process."""

from __future__ import annotations

import os

from tblgen_build.dataclass import dataclass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

VERSION = "22"
PROOF = "mlir/IR/OpBase.td"  # an include folder has it
PROGRAMS = ("mlir-tblgen", "llvm-config", "mlir-opt")
PREFIXES = (f"/usr/lib/llvm-{VERSION}", f"/usr/lib64/llvm{VERSION}", "/usr/local", "/usr")


@dataclass(frozen=True, slots=True)
class Places:
    """What the search may look at; tests pass in their own."""

    environment: Mapping[str, str]
    prefixes: tuple[str, ...] = PREFIXES


def find_llvm_include(places: Places) -> str | None:
    """The include folder of MLIR: MLIR_DIR's, else that of a program on PATH, else a usual one."""
    return next((folder for folder in candidates(places) if has_mlir(folder)), None)


def has_mlir(folder: str) -> bool:
    return os.path.isfile(os.path.join(folder, PROOF))


def candidates(places: Places) -> Iterator[str]:
    # As CMake takes it: <prefix>/lib/cmake/mlir, or the prefix itself.
    if place := places.environment.get("MLIR_DIR"):
        yield os.path.join(place, "include")
        yield os.path.normpath(os.path.join(place, "../../../include"))
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
