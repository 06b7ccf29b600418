"""The PEP 517 build backend: meson-python's, with editable installs of its own.

Wheels have the generators as machine code, and so require mypyc to build, unless you pass
-Csetup-args=-Dcompiled_generators=disabled. Editable installs run the sources.

meson-python's editable wheels carry no scripts, so no `tblgen`, and rebuild on
import with a tool chain that an isolated build has deleted by then. An editable
wheel made here puts the source tree on sys.path, names the commands as console
scripts, and links the built native module into the package. It knows nothing of
what is built.
"""

import base64
import hashlib
import os
import pathlib
import sysconfig
import tempfile
import zipfile
from typing import Any

import mesonpy
from link_module import link_module
from mesonpy import build_wheel, get_requires_for_build_sdist

get_requires_for_build_editable = mesonpy.get_requires_for_build_wheel

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

# Without isolation, meson and ninja may stand beside an interpreter whose
# virtual environment is not activated.
os.environ["PATH"] = os.pathsep.join(
    filter(None, [os.environ.get("PATH"), sysconfig.get_path("scripts")])
)

ROOT = pathlib.Path(__file__).resolve().parent.parent
CONSOLE_SCRIPTS = """\
[console_scripts]
tblgen = tblgen_build.cli.main:main
tblgen-llvm = tblgen_build.cli.main:main
tblgen-mlir = tblgen_build.cli.main:main
tblgen-clang = tblgen_build.cli.main:main
tblgen-lsp = tblgen_build.cli.main:main_lsp
"""
SWITCH = "-Dcompiled_generators="
GENERATOR_COMPILER = "mypy[mypyc]>=2.4"


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    needed: list[str] = mesonpy.get_requires_for_build_wheel(config_settings)
    given = [each for each in setup_arguments(config_settings or {}) if each.startswith(SWITCH)]
    is_off = bool(given) and given[-1] == f"{SWITCH}disabled"
    return needed if is_off else [*needed, GENERATOR_COMPILER]


def setup_arguments(config_settings: dict[str, Any]) -> list[str]:
    """What `meson setup` is told besides pyproject.toml's: one argument, or a list of them."""
    given = config_settings.get("setup-args", [])
    return [given] if isinstance(given, str) else list(given)


def build_sdist(sdist_directory: str, config_settings: dict[str, Any] | None = None) -> str:
    """Without generators' C: it is made where a wheel is."""
    settings = dict(config_settings or {})
    settings["setup-args"] = [*setup_arguments(settings), f"{SWITCH}disabled"]
    name: str = mesonpy.build_sdist(sdist_directory, settings)
    return name


def build_editable(
    wheel_directory: str,
    config_settings: dict[str, Any] | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Build in build/<abi>, link the module into the source tree, write the wheel."""
    settings = dict(config_settings or {})
    build = ROOT / settings.setdefault("build-dir", f"build/{sysconfig.get_config_var('SOABI')}")
    settings["setup-args"] = [*setup_arguments(settings), f"{SWITCH}disabled"]
    with tempfile.TemporaryDirectory() as scratch:
        name: str = mesonpy.build_wheel(scratch, settings)
        link_module(built_module(build))
        with zipfile.ZipFile(pathlib.Path(scratch, name)) as full:
            write_editable_wheel(pathlib.Path(wheel_directory, name), full)
    return name


def built_module(build: pathlib.Path) -> pathlib.Path:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return build / "tblgen_build" / "module" / f"_core{suffix}"


def write_editable_wheel(path: pathlib.Path, full: zipfile.ZipFile) -> None:
    """The metadata of the full wheel, a path file to the source tree, and the commands."""
    metadata = {
        name: full.read(name)
        for name in full.namelist()
        if ".dist-info/" in name and not name.endswith(("/RECORD", "/entry_points.txt"))
    }
    info = next(iter(metadata)).partition("/")[0]
    files = metadata | {
        "tblgen_build_editable.pth": f"{ROOT}\n".encode(),
        f"{info}/entry_points.txt": CONSOLE_SCRIPTS.encode(),
    }
    record = [f"{name},sha256={record_digest(data)},{len(data)}" for name, data in files.items()]
    record.append(f"{info}/RECORD,,")
    files[f"{info}/RECORD"] = ("\n".join(record) + "\n").encode()
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, data in files.items():
            wheel.writestr(name, data)


def record_digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
