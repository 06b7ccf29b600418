"""A new project's files as text. Reads templates; writes nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

TEMPLATES = Path(__file__).parent
SUFFIX = ".in"
# What C++, IR and CMake cannot have as the name of a namespace, a dialect or a library.
TAKEN = frozenset(
    {"builtin", "class", "enum", "llvm", "mlir", "namespace", "new", "std", "test", "this"}
)
# A target is `llvm::Name` in generated code, where LLVM has these, too.
TAKEN_BY_LLVM = frozenset({"error", "instruction", "register", "target", "triple", "twine"})
# Releases whose C++ API the template of a target is written for: 21 and later.
FIRST_OF_TARGETS = 21


class WrongName(Exception):
    """No project can have this name; the text says what one looks like."""


class BuildSystem(NamedTuple):
    """How its users configure a build, say where LLVM is, and run the tests."""

    name: str
    configure: str
    place: str
    check: str
    requirements: str  # from PyPI
    packages: str  # of Ubuntu


CMAKE = BuildSystem(
    "cmake",
    "cmake -B build -G Ninja",
    "-D@PACKAGE@_DIR=@prefix@/lib/cmake/@package@",
    "cmake --build build --target check",
    "tblgen-build lit",
    "ninja-build",
)
MESON = BuildSystem(
    "meson",
    "meson setup build",
    "-Dcmake_prefix_path=@prefix@",
    "meson test -C build -v",
    "tblgen-build lit meson ninja",
    "cmake",
)


class ProjectKind(NamedTuple):
    """What a project is of: its .td files, and what of LLVM it is built with."""

    noun: str
    package: str
    sources: str
    packages: str
    taken: frozenset[str] = TAKEN


DIALECT = ProjectKind(
    "dialect",
    "mlir",
    "include",
    "libmlir-@release@-dev mlir-@release@-tools llvm-@release@-tools",
)
TARGET = ProjectKind(
    "target", "llvm", "td", "llvm-@release@-dev llvm-@release@-tools", TAKEN | TAKEN_BY_LLVM
)


class NewProject(NamedTuple):
    files: dict[str, str]  # texts by their paths
    configure: str
    place: str  # the option that says where LLVM is
    check: str


def new_project(
    kind: ProjectKind, build: BuildSystem, name: str, release: int, prefix: str
) -> NewProject:
    """`prefix` is where LLVM is installed; empty: unknown. Raises WrongName."""
    words = names_of(kind, name) | {
        "release": str(release),
        "package": kind.package,
        "PACKAGE": kind.package.upper(),
        "prefix": prefix or f"/usr/lib/llvm-{release}",
        "sources": kind.sources,
        "configure": build.configure,
        "check": build.check,
        "requirements": build.requirements,
    }
    words["place"] = filled(build.place, words)
    words["packages"] = filled(f"{kind.packages} {build.packages}", words)
    files = dict(templates("common"))
    if kind is TARGET:
        files |= example()
    else:
        files |= {**dict(templates("dialect")), **dict(templates(f"dialect-{build.name}"))}
    made = {filled(path, words): filled(text, words) for path, text in sorted(files.items())}
    return NewProject(made, words["configure"], words["place"], words["check"])


def names_of(kind: ProjectKind, name: str) -> dict[str, str]:
    """`toy_lang`, `ToyLang`, `TOYLANG`. Raises WrongName."""
    plain = name.replace("-", "_").lower()
    if not re.fullmatch(r"[a-z][a-z0-9_]*", plain) or "__" in plain or plain in kind.taken:
        raise WrongName(
            f"'{name}' cannot be the name of a {kind.noun}: "
            "take letters, digits and single dashes, such as toy-lang"
        )
    camel = "".join(word.capitalize() for word in plain.split("_"))
    return {"name": plain, "Name": camel, "NAME": camel.upper()}


def templates(folder: str) -> Iterator[tuple[str, str]]:
    root = TEMPLATES / folder
    for path in root.rglob(f"*{SUFFIX}"):
        name = path.relative_to(root).as_posix().removesuffix(SUFFIX)
        yield name, path.read_text(encoding="utf-8")


def example() -> Iterator[tuple[str, str]]:
    """The example of a target is its template, too: a program that builds as it stands."""
    package = TEMPLATES.parent
    places = [place / "examples/llvm-target" for place in (package, package.parent)]
    root = next(place for place in places if place.is_dir())
    words = {"wren": "@name@", "Wren": "@Name@", "WREN": "@NAME@"}
    for path in root.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            texts = path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")
            name, text = (re.sub("(?i)wren", lambda found: words[found[0]], one) for one in texts)
            yield name, text


def filled(text: str, words: dict[str, str]) -> str:
    """Every `@word@` replaced; other `@` stay."""
    return re.sub(r"@(\w+)@", lambda match: words.get(match[1], match[0]), text)
