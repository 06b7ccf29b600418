"""Templates of C++: each text given to `cpp()` is a constant, whole, and used as it reads.

A template is C++ with `$name` or `${name}` where values go. Whole means that what it opens it
closes: braces, brackets, parentheses, literals, comments and conditional directives. Where a module
gives keywords to a template that it names by a constant of its own, they must be the template's.
Knows nothing of how templates are rendered.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

from structure.strings import Finding

MAKER = "cpp"

_PLACEHOLDER = re.compile(r"\$(?:\{(?P<braced>[A-Za-z_]\w*)\}|(?P<plain>[A-Za-z_]\w*))")
_PARTNER = {")": "(", "]": "[", "}": "{"}
_SKIP = re.compile(
    r"""//[^\n]*
      | /\*.*?\*/
      | (?:u8|[uUL])?R"(?P<delimiter>[^()\\\s]{0,16})\(.*?\)(?P=delimiter)"
      | "(?:[^"\\\n]|\\.)*"
      | (?<![0-9A-Za-z_])(?:u8|[uUL])?'(?:[^'\\\n]|\\.)+'
      | (?<=[0-9a-fA-F])'(?=[0-9a-fA-F])
      | ^[ \t]*\#[ \t]*(?P<directive>\w+)""",
    re.DOTALL | re.VERBOSE | re.MULTILINE,
)


@dataclass(frozen=True, slots=True)
class Template:
    line: int
    text: str

    @property
    def names(self) -> frozenset[str]:
        return frozenset(
            match["braced"] or match["plain"] for match in _PLACEHOLDER.finditer(self.text)
        )


def unbalanced(text: str) -> str | None:
    """What a template leaves open or closes too often; None where it is whole."""
    text = _PLACEHOLDER.sub(lambda match: "x" * len(match[0]), text)
    opened: list[tuple[str, int]] = []
    conditions = 0
    at = 0
    while at < len(text):
        skipped = _SKIP.match(text, at)
        if skipped is not None:
            directive = skipped["directive"] or ""
            # (A placeholder may follow the word.)
            conditions += directive.startswith("if") - directive.startswith("endif")
            if conditions < 0:
                return f"line {_line(text, at)}: #endif without #if"
            at = skipped.end()
            continue
        here = text[at]
        if here in "([{":
            opened.append((here, at))
        elif here in ")]}":
            if not opened or opened[-1][0] != _PARTNER[here]:
                return f"line {_line(text, at)}: `{here}` closes nothing"
            opened.pop()
        elif here in "\"'":
            return f"line {_line(text, at)}: {here} opens a literal that the line does not close"
        elif text.startswith("/*", at):
            return f"line {_line(text, at)}: a comment is not closed"
        at += 1
    if opened:
        return f"line {_line(text, opened[-1][1])}: `{opened[-1][0]}` is not closed"
    return "#if without #endif" if conditions else None


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def misused(path: str, tree: ast.Module) -> Iterator[Finding]:
    """What is wrong with the templates of one module, and with how it fills them in."""
    if not _imports_maker(tree):
        return
    constants = dict(_constants(tree))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        if _is_name(node.func, MAKER):
            yield from _malformed(path, node)
        else:
            yield from _wrong_names(path, node, constants)


def _imports_maker(tree: ast.Module) -> bool:
    return any(
        isinstance(node, ast.ImportFrom) and any(alias.name == MAKER for alias in node.names)
        for node in ast.walk(tree)
    )


def _is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _template(node: ast.expr | None) -> Template | None:
    if not isinstance(node, ast.Call) or not _is_name(node.func, MAKER) or not node.args:
        return None
    argument = node.args[0]
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return Template(argument.lineno, argument.value)
    return None


def _constants(tree: ast.Module) -> Iterator[tuple[str, Template]]:
    """Templates that a module names at its top."""
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            template = _template(node.value)
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if template is not None and isinstance(target, ast.Name):
                yield target.id, template


def _malformed(path: str, node: ast.Call) -> Iterator[Finding]:
    template = _template(node)
    if template is None:
        yield Finding(path, node.lineno, f"what {MAKER}() is given is not a constant")
        return
    fault = unbalanced(template.text)
    if fault is not None:
        yield Finding(path, node.lineno, f"a template is not whole: {fault}")


def _wrong_names(path: str, node: ast.Call, constants: dict[str, Template]) -> Iterator[Finding]:
    """The template may be what is called, whose method is called, or the first argument."""
    called = node.func.value if isinstance(node.func, ast.Attribute) else node.func
    first = node.args[0] if node.args else None
    for candidate in (called, first):
        if isinstance(candidate, ast.Name) and candidate.id in constants:
            break
    else:
        return
    given = {keyword.arg for keyword in node.keywords}
    if None in given:
        return
    wanted = constants[candidate.id].names
    missing, unused = sorted(wanted - given), sorted(filter(None, given - wanted))
    if missing:
        yield Finding(path, node.lineno, f"{candidate.id} is not given {', '.join(missing)}")
    if unused:
        yield Finding(path, node.lineno, f"{candidate.id} has no {', '.join(unused)}")
