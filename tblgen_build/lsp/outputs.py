"""Runs generators on a unit, or on one operation, in a separate process.

A generator computes for a while and cannot be stopped; a process can. The request comes as JSON on
standard input, the answer goes as JSON to standard output.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from tblgen_build import _core
from tblgen_build.driver.action import Action, TranslationUnit
from tblgen_build.driver.command_line import CORE_ACTIONS
from tblgen_build.driver.generate import GenerateError, ParsedUnit, generate, parse_unit
from tblgen_build.lsp.default_generators import default_actions
from tblgen_build.lsp.evaluation import Message
from tblgen_build.lsp.faults import Faults
from tblgen_build.lsp.units import Unit

MAX_MESSAGES = 100


def request_of(unit: Unit, texts: dict[str, str], operation: str = "") -> dict[str, Any]:
    """What the process is asked. With `operation`, only code for it is made."""
    actions = [
        {
            "generator": action.generator,
            "personality": action.personality,
            "options": [[name, value] for name, value in action.options],
            "loads": list(action.loads),
            "directory": action.directory,
        }
        for action in unit.actions
        if action.generator not in CORE_ACTIONS
    ]
    supplied = {
        name: text for path, text in texts.items() for name in unit.spelled.get(path, [path])
    }
    return {
        "root": unit.root,
        "include_dirs": unit.include_dirs,
        "defines": unit.defines,
        "release": unit.release,
        "actions": actions,
        "texts": supplied,
        "operation": operation,
    }


def main() -> int:
    request = json.load(sys.stdin)
    answer = answered(request)
    json.dump(answer, sys.stdout)
    return 0


def answered(request: dict[str, Any]) -> dict[str, Any]:
    session = _core.Session()
    for name, text in request["texts"].items():
        session.supply(name, text.encode(errors="surrogateescape"))
    unit = TranslationUnit(
        "",
        request["root"],
        tuple(request["include_dirs"]),
        tuple(request["defines"]),
        release=request["release"],
    )
    try:
        parsed = parse_unit(session, unit)
    except (GenerateError, OSError) as error:
        return {"messages": [], "code": f"// {error}"}
    if request["operation"]:
        return {"messages": [], "code": code_of(parsed, request["operation"])}
    actions = [action_of(unit, row) for row in request["actions"]]
    root = request["root"]
    faults = Faults(session, parsed, root, request["texts"])
    found = [
        row_of(message, root)
        for action in actions or default_actions(unit, parsed.records)
        for message in faults.of(action)
    ]
    return {"messages": found[:MAX_MESSAGES], "code": ""}


def row_of(message: Message, root: str) -> list[Any]:
    """As JSON has it: what has no place stands at the root's beginning."""
    path, line, column = message.path or root, max(message.line, 1), max(message.column, 1)
    head = [message.severity, message.text, path, line, column, message.source]
    return [*head, message.code, message.subject, message.notes, message.fixes]


def message_from_row(row: list[Any]) -> Message:
    *head, code, subject, notes, fixes = row
    message = Message(*head)
    message.code, message.subject = code, subject
    message.notes = [(text, path, line, column) for text, path, line, column in notes]
    message.fixes = [(path, line, column, size, text) for path, line, column, size, text in fixes]
    return message


def code_of(parsed: ParsedUnit, operation: str) -> str:
    """Declarations and definitions of one operation, or why there are none."""
    options = (("op-include-regex", f"^{escaped(operation)}$"),)
    texts = []
    for name in ("gen-op-decls", "gen-op-defs"):
        try:
            made = generate(parsed, Action(parsed.unit, "", name, "mlir", options))
            texts.append(made.outputs[""].decode(errors="replace"))
        except GenerateError as error:
            texts.append("".join(f"// {line}\n" for line in str(error).splitlines()))
    return "\n".join(texts)


def action_of(unit: TranslationUnit, row: dict[str, Any]) -> Action:
    options = tuple(
        (name, tuple(value) if isinstance(value, list) else value) for name, value in row["options"]
    )
    loads = tuple(os.path.join(row["directory"], path) for path in row["loads"])
    return Action(unit, "", row["generator"], row["personality"], options, loads)


def escaped(text: str) -> str:
    return "".join(c if c.isalnum() or c == "_" else f"[{c}]" for c in text)


if __name__ == "__main__":
    sys.exit(main())
