"""What the server and the process that runs generators say to each other, as JSON has it."""

from __future__ import annotations

from typing import Any

from tblgen_build.driver.command_line import CORE_ACTIONS
from tblgen_build.lsp.evaluation import LineEdit, Message, Note, Replacement
from tblgen_build.lsp.units import Unit

LINT = "lint"  # the source of what lint finds


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


def row_of(message: Message, root: str) -> list[Any]:
    """As JSON has it: what has no place stands at the root's beginning."""
    path, line, column = message.path or root, max(message.line, 1), max(message.column, 1)
    head = [message.severity, message.text, path, line, column, message.source]
    return [*head, message.code, message.subject, message.notes, message.fixes, message.edit]


def message_from_row(row: list[Any]) -> Message:
    *head, code, subject, notes, fixes, edit = row
    message = Message(*head)
    message.code, message.subject = code, subject
    message.notes = [Note(*note) for note in notes]
    message.fixes = [Replacement(*fix) for fix in fixes]
    message.edit = LineEdit(*edit) if edit is not None else None
    return message
