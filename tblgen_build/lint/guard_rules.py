"""The rules about include guards: what a file begins with decides whether it is read again."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from tblgen_build.lint.finding import Edit, Finding
from tblgen_build.lint.unit import included_by_others

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tblgen_build.lint.unit import LintUnit, SourceTrees
    from tblgen_build.syntax.tree import Tree

CODE, NAME_CODE = "include-guard", "guard-name"
_GUARD = re.compile(r"#ifndef[ \t]+(\w+)[^\n]*\n")
_DEFINE = re.compile(r"\s*#define[ \t]+(\w+)")


def include_guard(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    included = included_by_others(units)
    for path in dict.fromkeys(path for unit in units for path in unit.own):
        tree = files.tree(path)
        start = first_place(tree)
        guard = _GUARD.match(tree.text, start)
        if guard is not None:
            yield from undefined(files, path, tree, guard)
        elif files.real(path) in included and any(chunk.defined for chunk in tree.chunks):
            message = "no include guard: a file that includes it twice is an error"
            yield Finding(path, *files.at(path, start), CODE, message)


def undefined(files: SourceTrees, path: str, tree: Tree, guard: re.Match[str]) -> Iterator[Finding]:
    """Where nothing defines what is asked for: only a `#define` makes a guard of a condition."""
    name = guard[1]
    if re.search(rf"^\s*#define[ \t]+{name}\b", tree.text, re.M):
        return
    wrong = _DEFINE.match(tree.text, guard.end())
    place = files.at(path, guard.start(1))
    if wrong is not None:
        message = f"the include guard asks for '{name}' and defines '{wrong[1]}'"
        edit = Edit(wrong.start(1), wrong.end(1), name.encode("latin-1"))
        yield Finding(path, *place, CODE, message, edit=edit)
    elif tree.text.rstrip().rpartition("\n")[2].startswith("#endif"):
        edit = Edit(guard.end(), guard.end(), f"#define {name}\n".encode("latin-1"))
        message = f"nothing defines '{name}': the include guard never holds"
        yield Finding(path, *place, CODE, message, edit=edit)


def guard_name(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    """A guard without the words of the file's name: copied, and soon the guard of two files."""
    for path in dict.fromkeys(path for unit in units for path in unit.own):
        tree = files.tree(path)
        guard = _GUARD.match(tree.text, first_place(tree))
        defined = _DEFINE.match(tree.text, guard.end()) if guard is not None else None
        if guard is None or defined is None or guard[1] != defined[1] or is_of(path, guard[1]):
            continue
        name = name_for(path)
        message = f"the include guard '{guard[1]}' is not named after the file: '{name}'"
        place = files.at(path, guard.start(1))
        edit = Edit(guard.start(1), defined.end(1), renamed(tree.text, guard, defined, name))
        others = len(re.findall(rf"^[ \t]*#.*\b{guard[1]}\b(?!.*//)", tree.text, re.M)) - 2
        is_plain = others <= 1  # besides these, only the comment after `#endif` may have it
        yield Finding(path, *place, NAME_CODE, message, edit=edit if is_plain else None)


def renamed(text: str, guard: re.Match[str], defined: re.Match[str], name: str) -> bytes:
    between = text[guard.end(1) : defined.start(1)]
    return f"{name}{between}{name}".encode("latin-1")


def is_of(path: str, guard: str) -> bool:
    """Whether the guard has all words of the file's name, in any spelling, one or many."""
    plain = guard.replace("_", "").upper()
    name = os.path.basename(path)[: -len(".td")]
    return all(word.upper().removesuffix("S") in plain for word in words(name))


def words(name: str) -> list[str]:
    """`RISCVInstrInfoV` has RISCV, Instr, Info, V; not those of one letter."""
    found = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)
    return [word for word in found if len(word) > 1]


def name_for(path: str) -> str:
    """By the path below `include`, or by the file's name alone."""
    parts = os.path.abspath(path)[: -len(".td")].split("/")
    below = parts[len(parts) - parts[::-1].index("include") :] if "include" in parts else parts[-1:]
    return re.sub(r"\W", "_", "_".join(below)).upper() + "_TD"


def first_place(tree: Tree) -> int:
    """Of what is neither white space nor a comment."""
    text = tree.text
    comments = {
        chunk.offset + start: chunk.offset + end
        for chunk in tree.chunks
        for kind, start, end in chunk.remarks
        if kind == "comment"
    }
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
        elif at in comments:
            at = comments[at]
        else:
            break
    return min(at, max(len(text) - 1, 0))
