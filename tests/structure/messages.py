"""Code that takes a diagnostic's words apart, which is data: a code, names, places, fixes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from structure.strings import Finding

# What takes a text apart or looks for one in it.
_PARSES = {"findall", "finditer", "fullmatch", "match", "search", "sub"}
_PARSES |= {"endswith", "find", "index", "partition", "rfind", "rpartition", "split", "startswith"}


def parsers(path: str, tree: ast.AST) -> Iterator[Finding]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            parts = [node.func.value, *node.args] if node.func.attr in _PARSES else []
        elif isinstance(node, ast.Compare) and isinstance(node.ops[-1], ast.In | ast.NotIn):
            parts = node.comparators[-1:]
        else:
            continue
        if any(_is_message(part) for part in parts):
            yield Finding(path, node.lineno, "a message's words are taken apart")


def _is_message(node: ast.AST) -> bool:
    """`error.message`, `message.text`, `str(error)` or a variable called `message`."""
    if isinstance(node, ast.Attribute):
        owner = node.value.id if isinstance(node.value, ast.Name) else ""
        return node.attr == "message" or (node.attr == "text" and owner == "message")
    if isinstance(node, ast.Call):
        is_text = isinstance(node.func, ast.Name) and node.func.id == "str"
        return is_text and any(
            isinstance(one, ast.Name) and one.id in ("error", "diagnostic", "message")
            for one in node.args
        )
    return isinstance(node, ast.Name) and node.id == "message"
