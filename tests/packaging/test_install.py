"""What `pip` makes of the project: a wheel in a clean environment, editable installs."""

from __future__ import annotations

import base64
import hashlib
import importlib
import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from bazel_build import running_bazel

from tblgen_build.cli.shell_files import PROGRAMS

ROOT = Path(__file__).resolve().parents[2]
SOURCES = (
    "LICENSE",
    "README.md",
    "cmake",
    "examples",
    "meson.build",
    "meson_options.txt",
    "packaging",
    "pyproject.toml",
    "VERSION",
)
GENERATOR = """\
from tblgen_build import Options, Records, generator

@generator("gen-plugin", help="From a package", pure=True)
def plugin(records: Records, options: Options) -> str:
    return "".join(f"{name}\\n" for name in records.defs)
"""
VERSION = "from importlib.metadata import version; print(version('tblgen-build'))"
INPUT = 'def fromPlugin;\ndef second { string s = "x"; }\n'

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("packaging")]


def run(*command: str | Path, cwd: Path) -> str:
    """Standard output; the environment has nothing of the caller's but the tool chain, which may
    be run by a compiler cache."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if name in ("PATH", "HOME", "LANG", "TMPDIR", "SSL_CERT_FILE", "CC", "CXX")
        or name.startswith(("PIP_", "CCACHE_"))
    }
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def make_environment(where: Path) -> Path:
    """A clean virtual environment; its bin folder."""
    venv.create(where)
    return where / "bin"


def pip(environment: Path, *arguments: str | Path, cwd: Path) -> None:
    """For the environment with that bin folder: the tests' own pip."""
    command: list[str | Path] = [sys.executable, "-m", "pip"]
    command += ["--python", environment / "python", "-q"]
    run(*command, *arguments, cwd=cwd)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """What `pip wheel` makes of the sources; a caller that has made it already says where it is."""
    if made := os.environ.get("TBLGEN_TEST_WHEEL"):
        yield Path(made)
        return
    folder = tmp_path_factory.mktemp("wheel")
    # A build folder of its own, since Meson lets one process at a time into a folder; seen from
    # there the sources are where they are from others, so that a compiler cache knows them.
    build = ROOT / "build" / f"wheel-{os.getpid()}"
    settings = f"--config-settings=build-dir={build}"
    run(
        sys.executable,
        "-m",
        "pip",
        "-q",
        "wheel",
        "--no-deps",
        settings,
        "-w",
        folder,
        ROOT,
        cwd=folder,
    )
    [path] = folder.glob("*.whl")
    yield path
    shutil.rmtree(build, ignore_errors=True)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    bin_folder = make_environment(tmp_path_factory.mktemp("clean") / "venv")
    pip(bin_folder, "install", wheel, cwd=wheel.parent)
    return bin_folder


@pytest.mark.slow
def test_toolchain_of_bazel(wheel: Path, tmp_path: Path) -> None:
    """bazel/repositories.bzl unpacks the wheel, and it runs in Bazel's sandbox."""
    shutil.copy(wheel, tmp_path)
    (tmp_path / "WORKSPACE").write_text(f"""\
local_repository(name = "tblgen_build", path = "{ROOT / "bazel"}")
load("@tblgen_build//:repositories.bzl", "tblgen_wheel")
tblgen_wheel(name = "tblgen", wheel = "//:{wheel.name}", python = "{sys.executable}")
register_toolchains("@tblgen//:toolchain")
""")
    (tmp_path / "BUILD").write_text("""\
load("@tblgen_build//:defs.bzl", "tblgen_library")
tblgen_library(name = "made", td_file = "input.td", outs = {"made.json": ["--dump-json"]})
""")
    (tmp_path / "input.td").write_text(INPUT)
    with running_bazel(tmp_path / "bazel") as bazel:
        succeeded, text = bazel(tmp_path, "build", "//:made")
    assert succeeded, text
    assert "!instanceof" in (tmp_path / "bazel-bin/made.json").read_text()


@pytest.fixture
def input_file(tmp_path: Path) -> Path:
    path = tmp_path / "input.td"
    path.write_text(INPUT)
    return path


def test_wheel_contents(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    data = f"{wheel.name.split('-cp')[0]}.data/scripts"
    assert {"tblgen_build/py.typed", "tblgen_build/_core.pyi"} <= names
    assert {f"{data}/{program}" for program in PROGRAMS} <= names
    share = f"{data.removesuffix('scripts')}data/share"
    completion = {
        f"{share}/bash-completion/completions/tblgen",
        f"{share}/zsh/site-functions/_tblgen",
    }
    assert {f"{share}/man/man1/tblgen.1", *completion} <= names
    sources = {p.relative_to(ROOT).as_posix() for p in (ROOT / "tblgen_build").rglob("*.py")}
    assert sources <= names
    templates = "tblgen_build/examples/"  # of `tblgen new`
    built_from = (".cpp", ".h", ".a", ".pyc", "meson.build")
    unwanted = [n for n in names if n.endswith(built_from) and not n.startswith(templates)]
    assert unwanted == []


def test_wheel_has_compiled_generators(installed: Path, tmp_path: Path) -> None:
    """One library of them, which is used; and their sources, for who asks for these."""
    program = (
        "import tblgen_build, sys\n"
        "emit = tblgen_build.find_generator('gen-op-decls').emit\n"
        "print('tblgen_build__mypyc' in sys.modules, hasattr(emit, '__code__'))\n"
    )
    python = installed / "python"
    assert run(python, "-c", program, cwd=tmp_path) == "True False\n"
    interpreted = run("env", "TBLGEN_INTERPRETED=1", python, "-c", program, cwd=tmp_path)
    assert interpreted == "False True\n"


@pytest.mark.parametrize(
    ("settings", "is_compiled"),
    [
        (None, True),
        ({"setup-args": "-Dbuildtype=debug"}, True),
        ({"setup-args": ["-Dcompiled_generators=disabled"]}, False),
        ({"setup-args": "-Dcompiled_generators=disabled"}, False),
        (
            {"setup-args": ["-Dcompiled_generators=disabled", "-Dcompiled_generators=enabled"]},
            True,
        ),
    ],
)
def test_build_asks_for_the_compiler(
    settings: dict[str, object] | None, is_compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the generators are to be compiled; editable installs never are."""
    backend = import_backend(monkeypatch)
    asked = backend.get_requires_for_build_wheel(settings)
    assert asked == ["ninja", *(["mypy[mypyc]>=2.4"] if is_compiled else [])]
    assert backend.get_requires_for_build_editable(settings) == ["ninja"]


def import_backend(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The build backend over one that only asks for ninja."""
    below = ModuleType("mesonpy")
    for name in ("build_sdist", "build_wheel", "get_requires_for_build_sdist"):
        setattr(below, name, None)
    vars(below)["get_requires_for_build_wheel"] = lambda settings=None: ["ninja"]
    monkeypatch.setitem(sys.modules, "mesonpy", below)
    monkeypatch.delitem(sys.modules, "backend", raising=False)
    backend = importlib.import_module("backend")
    monkeypatch.delitem(sys.modules, "backend")
    return backend


def test_wheel_metadata(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        [name] = [n for n in archive.namelist() if n.endswith(".dist-info/METADATA")]
        metadata = archive.read(name).decode()
    assert "License-Expression: Apache-2.0 WITH LLVM-exception" in metadata
    assert "Requires-Python: >=3.11" in metadata
    needed = re.findall(r"^Requires-Dist: ([\w-]+)(?!.*extra ==)", metadata, re.M)
    assert needed == ["watchdog"]


@pytest.mark.parametrize("command", PROGRAMS)
def test_installed_command(installed: Path, input_file: Path, command: str) -> None:
    text = run(installed / command, input_file, cwd=input_file.parent)
    assert "def fromPlugin {" in text
    help_text = run(installed / command, "--help", cwd=input_file.parent)
    assert help_text.startswith(f"Usage: {command} ")


def test_command_at_a_link(installed: Path, input_file: Path) -> None:
    link = input_file.parent / "my-tblgen"
    link.symlink_to(installed / "tblgen")
    assert run(link, "--help", cwd=input_file.parent).startswith("Usage: my-tblgen ")


CMAKE_LISTS = """\
cmake_minimum_required(VERSION 3.20)
project(found NONE)
find_package(TblgenBuild @VERSION@ EXACT REQUIRED)
message(STATUS "tool: ${TBLGEN_EXECUTABLE}")
"""


def test_cmake_finds_the_package(installed: Path, tmp_path: Path) -> None:
    """By the folder the command prints, and by itself where the command is on PATH."""
    version = run(installed / "python", "-c", VERSION, cwd=tmp_path).strip()
    (tmp_path / "CMakeLists.txt").write_text(CMAKE_LISTS.replace("@VERSION@", version))
    folder = run(installed / "tblgen", "--cmakedir", cwd=tmp_path).strip()
    assert (Path(folder) / "TblgenBuildConfig.cmake").exists()
    hints = (f"-DTblgenBuild_DIR={folder}", f"-DCMAKE_PREFIX_PATH={installed.parent}")
    for number, hint in enumerate(hints):
        text = run("cmake", "-B", f"b{number}", hint, ".", cwd=tmp_path)
        assert f"-- tool: {installed / 'tblgen'}\n" in text


def test_module_as_command(installed: Path, input_file: Path) -> None:
    python = installed / "python"
    text = run(python, "-m", "tblgen_build", input_file, cwd=input_file.parent)
    assert "def fromPlugin {" in text


def test_python_api(installed: Path, input_file: Path) -> None:
    program = (
        "import sys, tblgen_build\n"
        "records = tblgen_build.Session().parse(sys.argv[1])\n"
        "print(*records.defs, tblgen_build.find_generator('gen-op-decls').name)\n"
    )
    text = run(installed / "python", "-c", program, input_file, cwd=input_file.parent)
    assert text == "fromPlugin second gen-op-decls\n"


def test_target_install(wheel: Path, input_file: Path, tmp_path: Path) -> None:
    target = tmp_path / "target"
    install = [sys.executable, "-m", "pip", "-q", "install", "--no-index", "--no-deps"]
    run(*install, "--no-compile", "--target", target, wheel, cwd=tmp_path)
    assert "Usage:" in run(target / "bin" / "tblgen", "--help", cwd=tmp_path)


def test_installed_generator(installed: Path, input_file: Path) -> None:
    plugin = write_wheel(input_file.parent)
    pip(installed, "install", "--no-index", plugin, cwd=input_file.parent)
    text = run(installed / "tblgen", "--gen-plugin", input_file, cwd=input_file.parent)
    assert text == "fromPlugin\nsecond\n"


def write_wheel(folder: Path) -> Path:
    """A package that offers a generator as an entry point, as a wheel."""
    files = {
        "plugin_for_test.py": GENERATOR,
        "plugin_for_test-1.dist-info/METADATA": (
            "Metadata-Version: 2.1\nName: plugin-for-test\nVersion: 1\n"
        ),
        "plugin_for_test-1.dist-info/WHEEL": (
            "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        ),
        "plugin_for_test-1.dist-info/entry_points.txt": (
            "[tblgen_build.generators]\ngen-plugin = plugin_for_test:plugin\n"
        ),
    }
    record = ""
    for name, text in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest())
        record += f"{name},sha256={digest.decode().rstrip('=')},{len(text.encode())}\n"
    path = folder / "plugin_for_test-1-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
        archive.writestr("plugin_for_test-1.dist-info/RECORD", record)
    return path


def test_editable_install(input_file: Path, tmp_path: Path) -> None:
    """With an isolated build: its tools are gone when the package is imported."""
    tree = tmp_path / "tree"
    tree.mkdir()
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tree / name)
        else:
            shutil.copy(source, tree / name)
    ignored = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(ROOT / "tblgen_build", tree / "tblgen_build", ignore=ignored)
    bin_folder = make_environment(tmp_path / "venv")
    pip(bin_folder, "install", "-e", tree, cwd=tmp_path)
    assert "def fromPlugin {" in run(bin_folder / "tblgen", input_file, cwd=tmp_path)
    program = "import tblgen_build; print(tblgen_build.__file__)"
    where = run(bin_folder / "python", "-c", program, cwd=tmp_path)
    assert where.strip() == str(tree / "tblgen_build" / "__init__.py")
    pip(bin_folder, "uninstall", "-y", "tblgen-build", cwd=tmp_path)
    assert not (bin_folder / "tblgen").exists()
