"""TableGen for builds: the public Python API.

    import tblgen_build
    records = tblgen_build.Session().parse("ops.td", include_dirs=["include"])

Names are imported when they are first used, so a compile of one file does not pay for them.
"""

from tblgen_build.compiled import use_compiled_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import BitsValue as BitsValue
    from tblgen_build._core import BitValue as BitValue
    from tblgen_build._core import ClassInstanceValue as ClassInstanceValue
    from tblgen_build._core import DagValue as DagValue
    from tblgen_build._core import DefValue as DefValue
    from tblgen_build._core import Dependency as Dependency
    from tblgen_build._core import Diagnostic as Diagnostic
    from tblgen_build._core import Field as Field
    from tblgen_build._core import FieldValue as FieldValue
    from tblgen_build._core import Fix as Fix
    from tblgen_build._core import IntValue as IntValue
    from tblgen_build._core import ListValue as ListValue
    from tblgen_build._core import Location as Location
    from tblgen_build._core import OperatorValue as OperatorValue
    from tblgen_build._core import Record as Record
    from tblgen_build._core import RecordError as RecordError
    from tblgen_build._core import Records as Records
    from tblgen_build._core import Release as Release
    from tblgen_build._core import Session as Session
    from tblgen_build._core import StringValue as StringValue
    from tblgen_build._core import TableGenError as TableGenError
    from tblgen_build._core import Type as Type
    from tblgen_build._core import UnsetValue as UnsetValue
    from tblgen_build._core import Value as Value
    from tblgen_build._core import VarBitValue as VarBitValue
    from tblgen_build._core import VarValue as VarValue
    from tblgen_build.authoring import file_header as file_header
    from tblgen_build.authoring import phase as phase
    from tblgen_build.authoring import with_note as with_note
    from tblgen_build.registry import Generator as Generator
    from tblgen_build.registry import Option as Option
    from tblgen_build.registry import Options as Options
    from tblgen_build.registry import Output as Output
    from tblgen_build.registry import file_name as file_name
    from tblgen_build.registry import generator as generator
    from tblgen_build.registry import incremental_generator as incremental_generator
    from tblgen_build.registry.find import GeneratorNotFound as GeneratorNotFound
    from tblgen_build.registry.find import find_generator as find_generator
    from tblgen_build.registry.fragment_store import Fragments as Fragments
    from tblgen_build.registry.fragment_store import FragmentStore as FragmentStore

    __version__: str


_REGISTRY_NAMES = (
    "Generator",
    "Option",
    "Options",
    "Output",
    "generator",
    "file_name",
    "incremental_generator",
)
_FIND_NAMES = ("GeneratorNotFound", "find_generator")
_AUTHORING_NAMES = ("file_header", "phase", "with_note")
_FRAGMENT_NAMES = ("FragmentStore", "Fragments")
_CORE_NAMES = (
    "BitValue",
    "BitsValue",
    "ClassInstanceValue",
    "DagValue",
    "DefValue",
    "Dependency",
    "Diagnostic",
    "Field",
    "FieldValue",
    "Fix",
    "IntValue",
    "ListValue",
    "Location",
    "OperatorValue",
    "Record",
    "RecordError",
    "Records",
    "Release",
    "Session",
    "StringValue",
    "TableGenError",
    "Type",
    "UnsetValue",
    "Value",
    "VarBitValue",
    "VarValue",
)

__all__ = [*_AUTHORING_NAMES, *_CORE_NAMES, *_FIND_NAMES, *_FRAGMENT_NAMES, *_REGISTRY_NAMES]


def __getattr__(name: str) -> object:
    if name in _REGISTRY_NAMES:
        from tblgen_build import registry as module
    elif name in _AUTHORING_NAMES:
        from tblgen_build import authoring as module  # type: ignore[no-redef]
    elif name in _FIND_NAMES:
        from tblgen_build.registry import find as module  # type: ignore[no-redef]
    elif name in _FRAGMENT_NAMES:
        from tblgen_build.registry import fragment_store as module  # type: ignore[no-redef]
    elif name in _CORE_NAMES or name == "__version__":
        from tblgen_build import _core as module  # type: ignore[no-redef]
    else:
        raise AttributeError(f"module 'tblgen_build' has no attribute '{name}'")
    value: object = getattr(module, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


use_compiled_modules()
