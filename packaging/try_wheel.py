"""Install a wheel as a newcomer does, and run it: try_wheel.py FOLDER, which has the wheels.

It uses a clean environment whose PATH has neither compilers nor LLVM's tools, and prints each
command and its time. Only the package's dependencies come from elsewhere.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import venv
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
ARE_COMPILED = """\
import sys, tblgen_build
tblgen_build.find_generator("gen-searchable-tables").emit
print("tblgen_build__mypyc" in sys.modules)
"""


def run(folder: Path, path: str, *command: str) -> str:
    words = [Path(word).name for word in command if "\n" not in word]
    print(f"$ {' '.join(words)}", flush=True)
    environment = {"PATH": path, "HOME": str(folder), "TBLGEN_CACHE_DIR": str(folder / "cache")}
    kept = {name: text for name, text in os.environ.items() if name.startswith("PIP_")}
    done = subprocess.run(
        command, cwd=folder, env=environment | kept, capture_output=True, text=True
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}error: status {done.returncode}")
    return done.stdout


def main() -> None:
    wheels = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        start = time.monotonic()
        venv.create(folder / "env", with_pip=True)
        own = folder / "env" / "bin"
        found = [name for name in FORBIDDEN if (own / name).exists()]
        assert not found
        # Nothing but the environment, so that whatever calls a compiler fails.
        path = str(own)
        run(
            *(folder, path, str(own / "pip"), "-q", "install", "--only-binary=:all:"),
            *("--find-links", str(wheels), "tblgen-build"),
        )
        text = run(folder, path, str(own / "tblgen"), "--help")
        assert "tblgen COMMAND" in text, text
        (folder / "colors.td").write_text(INPUT)
        command = [str(own / "tblgen"), "--gen-searchable-tables", "colors.td", "-o", "colors.inc"]
        run(folder, path, *command)
        made = (folder / "colors.inc").read_text()
        assert "Green = 2" in made, made
        print(f"from nothing to a generated file: {time.monotonic() - start:.1f} s")
        are_compiled = run(folder, path, str(own / "python"), "-c", ARE_COMPILED).strip()
        print(f"generators are compiled: {are_compiled}")


if __name__ == "__main__":
    main()
