"""The rule about include guards: what a file begins with decides whether it may be read twice."""

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

CODE = "include-guard"
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
        elif os.path.abspath(path) in included and any(chunk.defined for chunk in tree.chunks):
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
