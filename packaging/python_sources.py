"""Print the files that belong in a wheel, one path a line, for meson.build.

Without arguments those of tblgen_build/; with one, all files of that folder.
"""

import pathlib
import sys

PATTERNS = ("*.py", "*.pyi", "*.html", "*.in", "py.typed")


def python_sources(root: pathlib.Path) -> list[str]:
    found = (path for pattern in PATTERNS for path in (root / "tblgen_build").rglob(pattern))
    return sorted(path.relative_to(root).as_posix() for path in found)


def all_files(root: pathlib.Path, folder: str) -> list[str]:
    found = (path for path in (root / folder).rglob("*") if path.is_file())
    names = (path.relative_to(root).as_posix() for path in found)
    return sorted(name for name in names if "__pycache__" not in name)


if __name__ == "__main__":
    top = pathlib.Path(__file__).resolve().parent.parent
    print("\n".join(all_files(top, sys.argv[1]) if sys.argv[1:] else python_sources(top)))
