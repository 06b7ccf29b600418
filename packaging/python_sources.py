"""Print the files of tblgen_build/ that belong in a wheel, one path a line, for meson.build."""

import pathlib

PATTERNS = ("*.py", "*.pyi", "*.html", "*.in", "py.typed")


def python_sources(root: pathlib.Path) -> list[str]:
    found = (path for pattern in PATTERNS for path in (root / "tblgen_build").rglob(pattern))
    return sorted(path.relative_to(root).as_posix() for path in found)


if __name__ == "__main__":
    print("\n".join(python_sources(pathlib.Path(__file__).resolve().parent.parent)))
