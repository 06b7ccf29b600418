"""Generators in a file of the user's, as --load names it."""

from __future__ import annotations

from tblgen_build.registry import Generator
from tblgen_build.registry.effects import loading
from tblgen_build.registry.find import GeneratorNotFound, load_site_packages

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import CodeType


def load_generators(path: str) -> dict[str, Generator]:
    """Run a Python file and collect the generators it defines, by name.

    Raises GeneratorNotFound where the file cannot be read or defines none.
    """
    load_site_packages()
    import sys
    from importlib.machinery import SourceFileLoader
    from importlib.util import module_from_spec, spec_from_file_location

    class FreshLoader(SourceFileLoader):
        """Compiles what the file says now: Python's cache overlooks edits within a second."""

        def get_code(self, fullname: str) -> CodeType:
            code: CodeType = self.source_to_code(self.get_data(path), path)
            return code

    sys.dont_write_bytecode = True  # of what the file imports, for the same reason
    module_name = f"tblgen_build_loaded_{len(sys.modules)}"
    loader = FreshLoader(module_name, path) if path.endswith(".py") else None
    spec = spec_from_file_location(module_name, path, loader=loader)
    if spec is None or spec.loader is None:
        raise GeneratorNotFound(f"--load takes a Python file, and '{path}' is none")
    module = module_from_spec(spec)
    sys.modules[module_name] = module  # classes of the file look their module up
    try:
        with loading():
            spec.loader.exec_module(module)
    except OSError as error:
        if error.filename != path and not str(error.filename).endswith(path):
            raise
        raise GeneratorNotFound(f"could not load '{path}': {error.strerror}") from error
    except Exception as error:
        raise GeneratorNotFound(f"could not load {_failure(path, error)}") from error
    found = [value for value in vars(module).values() if isinstance(value, Generator)]
    if not found:
        raise GeneratorNotFound(f"'{path}' defines no generator: decorate one with @generator")
    return {value.name: value for value in found}


def _failure(path: str, error: Exception) -> str:
    """What went wrong in a Python file, and in which of its lines."""
    if isinstance(error, SyntaxError) and error.filename == path:
        line = f"\n{error.text.rstrip()}" if error.text else ""
        return f"'{path}':\n{path}:{error.lineno}:{error.offset}: {error.msg}{line}"
    from traceback import extract_tb

    frames = [frame for frame in extract_tb(error.__traceback__) if frame.filename == path]
    place = f"{path}:{frames[-1].lineno}: " if frames else ""
    line = f"\n    {frames[-1].line}" if frames else ""
    return f"'{path}':\n{place}{type(error).__name__}: {error}{line}"
