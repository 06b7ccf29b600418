"""Check what is to be uploaded: check_dist.py FOLDER, which has the wheels and the source archive.

It prints each file's size, and fails on one that is too large or of another version. What is
missing is an error only with --complete. It does not open the files: `twine check` does.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 10_000_000  # bytes of a wheel: the project's own limit, below that of PyPI
PLATFORMS = (
    "manylinux_2_28_x86_64",
    "manylinux_2_28_aarch64",
    "musllinux_1_2_x86_64",
    "musllinux_1_2_aarch64",
    "macosx_*_x86_64",
    "macosx_*_arm64",
)


def pythons(root: Path) -> list[str]:
    """cp311 and so on, for which the workflow makes wheels."""
    settings = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["cibuildwheel"]
    return [each.rstrip("-*") for each in settings["build"]]


def missing(names: list[str], version: str, expected_pythons: list[str]) -> Iterator[str]:
    for python in expected_pythons:
        for platform in PLATFORMS:
            # auditwheel may name older platforms before ours.
            pattern = f"tblgen_build-{version}-{python}-{python}-*{platform}*.whl"
            if not any(fnmatchcase(name, pattern) for name in names):
                yield f"no wheel for {python}, {platform.replace('_*', '')}"
    if f"tblgen_build-{version}.tar.gz" not in names:
        yield "no source archive"


def mistakes(sizes: dict[str, int], version: str) -> Iterator[str]:
    for name, size in sizes.items():
        if not name.startswith((f"tblgen_build-{version}-", f"tblgen_build-{version}.tar.gz")):
            yield f"{name} is not of version {version}"
        elif name.endswith(".whl") and size > LIMIT:
            yield f"{name} has {size / 1e6:.1f} MB, more than {LIMIT / 1e6:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--complete", action="store_true", help="fail if anything is missing")
    parser.add_argument("folder", type=Path, help="with the wheels and the source archive")
    args = parser.parse_args()
    sizes = {path.name: path.stat().st_size for path in sorted(args.folder.iterdir())}
    for name, size in sizes.items():
        print(f"{size / 1e6:5.1f} MB  {name}")
    version = (ROOT / "VERSION").read_text().strip()
    wrong = [f"error: {text}" for text in mistakes(sizes, version)]
    absent = list(missing(list(sizes), version, pythons(ROOT)))
    if args.complete:
        wrong += [f"error: {text}" for text in absent]
    else:
        print(f"{len(absent)} files of a release are not here" if absent else "complete")
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
