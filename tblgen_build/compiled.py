"""Finds the modules that are installed as machine code: the library `tblgen_build__mypyc`.

The library is loaded when the first module is imported, and has one function for each module; the
import system would need one file for each. It knows neither what the modules do nor how they are
compiled.
"""

from __future__ import annotations

import sys

import tblgen_build._core as _core
from tblgen_build.running_code import COMPILED as LIBRARY
from tblgen_build.running_code import PACKAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType
    from typing import Any

OFF = "TBLGEN_INTERPRETED"  # in the environment: the sources, whatever is installed


# The packages that are in it, but for Clang's generators, which no compiled module imports: what
# compiled modules import they take to be compiled.
PACKAGES = ("tblgen_build.generators", "tblgen_build.releases")
# These are not: which generators there are is asked before one is needed.
LISTS = ("tblgen_build.generators", "tblgen_build.generators.llvm", "tblgen_build.generators.mlir")


class CompiledModules:
    """Finds and loads the modules of the library at `path`."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.library: ModuleType | None = None

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(PACKAGES) or name in LISTS:
            return None
        if self.library is None:
            self.library = load_library(self.path)
        if not hasattr(self.library, initializer(name)):
            return None
        return make_spec(name, self, self.library.__file__)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        capsule = getattr(self.library, initializer(spec.name))
        return _core.initialize_module(capsule, f"{LIBRARY}.{initializer(spec.name)}")

    def exec_module(self, module: ModuleType) -> None:
        """It has run already: making it does that."""


def initializer(name: str) -> str:
    """Where the library has what makes the module."""
    return "init_" + name.replace("___", "___3_").replace(".", "___")


def make_spec(name: str, loader: Any, path: str | None) -> ModuleSpec:
    """A module's specification, without the import of importlib, which has the name for it."""
    spec: ModuleSpec = type(__spec__)(name, loader, origin=path)
    return spec


def use_compiled_modules() -> None:
    """From now on, import what the library has from it."""
    # The suffix of extension modules is that of the one that is loaded already.
    suffix = _core.__file__.rpartition("/")[2].removeprefix("_core")
    path = f"{PACKAGE}/{LIBRARY}{suffix}"
    is_wanted = LIBRARY not in sys.modules and not _core.environment_variable(OFF)
    if is_wanted and _core.is_readable(path):
        sys.meta_path.insert(0, CompiledModules(path))


def load_early() -> None:
    """Begin to load the library, beside what else is to be done before a generator is needed."""
    for finder in sys.meta_path:
        if isinstance(finder, CompiledModules) and finder.library is None:
            _core.load_beside(finder.path)


def load_library(path: str) -> ModuleType:
    from _frozen_importlib_external import ExtensionFileLoader

    loader = ExtensionFileLoader(LIBRARY, path)
    library = loader.create_module(make_spec(LIBRARY, loader, path))
    sys.modules[LIBRARY] = library
    loader.exec_module(library)
    # Modules take their own place from the library's: as if it stood beside the package.
    package, _, name = path.rpartition("/")
    library.__file__ = f"{package.rpartition('/')[0]}/{name}"
    return library
