"""Install a wheel as a newcomer does, and run it, by pip and, if it is on PATH, by uv.

    python packaging/try_wheel.py [--python PYTHON]... FOLDER

It uses a clean environment whose PATH has neither compilers nor LLVM's tools, and prints each
command and the time of all. Only the package's dependencies come from elsewhere.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

FORBIDDEN = ("cc", "gcc", "c++", "g++", "clang", "clang++", "llvm-tblgen", "mlir-tblgen")
# A table as LLVM's generator makes it, by classes of its own instead of LLVM's files.
INPUT = """\
class GenericEnum { string FilterClass; string NameField; string ValueField; }
class GenericTable;
class SearchIndex;
class Color<int v> { int Value = v; string Name = NAME; }
def Red : Color<1>;
def Green : Color<2>;
def Colors : GenericEnum {
  let FilterClass = "Color";
  let NameField = "Name";
  let ValueField = "Value";
}
"""
SETTINGS = ("PIP_", "UV_", "SSL_")  # where packages come from
ARE_COMPILED = """\
import sys, tblgen_build
tblgen_build.find_generator("gen-searchable-tables").emit
print("tblgen_build__mypyc" in sys.modules)
"""


def run(folder: Path, path: str, *command: str | Path) -> str:
    words = [Path(word).name for word in map(str, command) if "\n" not in word]
    print(f"$ {' '.join(words)}", flush=True)
    environment = {"PATH": path, "HOME": str(folder), "TBLGEN_CACHE_DIR": str(folder / "cache")}
    kept = {name: text for name, text in os.environ.items() if name.startswith(SETTINGS)}
    done = subprocess.run(
        command, cwd=folder, env=environment | kept, capture_output=True, text=True
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}error: status {done.returncode}")
    return done.stdout


def install_by_pip(folder: Path, python: str, options: list[str]) -> None:
    run(folder, os.environ["PATH"], python, "-m", "venv", folder / "env")
    own = folder / "env" / "bin"
    run(folder, str(own), own / "pip", "-q", "install", *options)


def install_by_uv(folder: Path, python: str, options: list[str]) -> None:
    uv = shutil.which("uv")
    assert uv
    own = folder / "env" / "bin"
    run(folder, os.environ["PATH"], uv, "venv", "-q", "--python", python, folder / "env")
    run(folder, str(own), uv, "pip", "install", "-q", "--python", own / "python", *options)


INSTALLERS = {"pip": install_by_pip, "uv": install_by_uv}


def try_wheel(wheels: Path, python: str, installer: str) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        start = time.monotonic()
        options = ["--only-binary=:all:", "--find-links", str(wheels), "tblgen-build"]
        INSTALLERS[installer](folder, python, options)
        # Nothing but the environment, so that whatever calls a compiler fails.
        own = folder / "env" / "bin"
        found = [name for name in FORBIDDEN if (own / name).exists()]
        assert not found
        path = str(own)
        text = run(folder, path, own / "tblgen", "--help")
        assert "tblgen COMMAND" in text, text
        (folder / "colors.td").write_text(INPUT)
        command = [str(own / "tblgen"), "--gen-searchable-tables", "colors.td", "-o", "colors.inc"]
        run(folder, path, *command)
        made = (folder / "colors.inc").read_text()
        assert "Green = 2" in made, made
        seconds = time.monotonic() - start
        print(f"{python}, {installer}: from nothing to a generated file: {seconds:.1f} s")
        are_compiled = run(folder, path, own / "python", "-c", ARE_COMPILED).strip()
        print(f"generators are compiled: {are_compiled}")


def try_all(wheels: Path, python: str) -> None:
    for installer in INSTALLERS:
        if installer != "uv" or shutil.which("uv"):
            try_wheel(wheels, python, installer)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--python", action="append", help="an interpreter to install for")
    parser.add_argument("folder", type=Path, help="which has the wheels")
    args = parser.parse_args()
    for python in args.python or [sys.executable]:
        try_all(args.folder.resolve(), python)


if __name__ == "__main__":
    main()
