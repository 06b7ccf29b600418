"""What the project measures: lines, names that mean two things, the longest functions and files."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

# Every package has them.
_NOT_NAMES = {"__init__.py", "meson.build"}
# Here names are those of other files or classes on purpose: of a system's implementation, of what
# the module binds, of a command, of the model that the public API shows.
_ROOMS_OF_TWINS = ("/system/posix", "/system/windows", "/module", "/cli/subcommands")
_FILES_OF_TWINS = ("/mlir/models.py", "tblgen_build/llvm.py")
_NATIVE_FUNCTION = re.compile(r"^(?! |#|\}|namespace|struct|class|enum|extern)(?=[^\n]*\S)")


@dataclass(frozen=True, slots=True)
class Length:
    lines: int
    where: str


def duplicate_classes(trees: Mapping[str, ast.Module]) -> dict[str, list[str]]:
    """Names of classes at the top of more than one file."""
    found: dict[str, list[str]] = {}
    for path, tree in trees.items():
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not path.endswith(_FILES_OF_TWINS):
                found.setdefault(node.name, []).append(path)
    return _twice(found)


def duplicate_files(paths: Iterable[str]) -> dict[str, list[str]]:
    """Names of more than one file; a header and its source are one."""
    found: dict[str, list[str]] = {}
    for path in paths:
        folder, _, name = path.rpartition("/")
        if name not in _NOT_NAMES and not folder.endswith(_ROOMS_OF_TWINS):
            found.setdefault(name, []).append(folder)
    return _twice(found)


def _twice(found: Mapping[str, list[str]]) -> dict[str, list[str]]:
    several = {name: where for name, where in found.items() if len(where) > 1}
    return dict(sorted(several.items(), key=lambda item: (-len(item[1]), item[0])))


def python_functions(trees: Mapping[str, ast.Module]) -> Iterator[Length]:
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                yield Length(lines, f"{path}:{node.lineno} {node.name}")


def native_functions(sources: Mapping[str, str]) -> Iterator[Length]:
    """Blocks that clang-format leaves at the left edge: functions, not types or namespaces."""
    for path, text in sources.items():
        start = None
        for number, line in enumerate(text.splitlines(), 1):
            if start is None and _NATIVE_FUNCTION.match(line) and "(" in line:
                start = number if not line.rstrip().endswith((";", "}")) else None
                opening = line.partition("(")[0]
            elif start is not None and line.startswith("}"):
                name = opening.split()[-1] if opening.split() else "?"
                yield Length(number - start + 1, f"{path}:{start} {name}")
                start = None
            elif start is not None and line and not line.startswith((" ", "#")):
                start = None  # a declaration that went on


def longest(lengths: Iterable[Length], count: int) -> list[Length]:
    return sorted(lengths, key=lambda length: (-length.lines, length.where))[:count]
