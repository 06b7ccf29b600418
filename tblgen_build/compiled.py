"""Finds the generators as machine code, where they are installed so: `tblgen_build__mypyc`.

One library has all modules, each with a function that makes it; the import system would want a
file for each. It knows neither what the modules do nor how they are compiled.
"""

from __future__ import annotations

import os
import sys

from tblgen_build import _core
from tblgen_build.running_code import COMPILED as LIBRARY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType
    from typing import Any

OFF = "TBLGEN_INTERPRETED"  # in the environment: the sources, whatever is installed


class CompiledModules:
    """Finds and loads the modules of the library."""

    def __init__(self, library: ModuleType) -> None:
        self.library = library

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
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
    package = os.path.dirname(os.path.abspath(__file__))
    # The suffix of extension modules is that of the one that is loaded already.
    path = os.path.join(package, LIBRARY + os.path.basename(_core.__file__).removeprefix("_core"))
    if os.environ.get(OFF) or LIBRARY in sys.modules or not os.path.exists(path):
        return
    from _frozen_importlib_external import ExtensionFileLoader

    loader = ExtensionFileLoader(LIBRARY, path)
    library = loader.create_module(make_spec(LIBRARY, loader, path))
    sys.modules[LIBRARY] = library
    loader.exec_module(library)
    # Modules take their own place from the library's: as if it stood beside the package.
    library.__file__ = os.path.join(os.path.dirname(package), os.path.basename(path))
    sys.meta_path.insert(0, CompiledModules(library))
