"""What generators say of a unit, and what they make of one operation: in a process of its own.

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
from tblgen_build.driver.generate import GenerateError, generate, parse_unit
from tblgen_build.lsp.units import Unit

MLIR = "tblgen-mlir"
# What shows faults of a dialect where no database says what is made of it: generator, the class
# without which there is nothing to do.
USUAL = (("gen-op-defs", "Op"),)
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
        options = (("op-include-regex", f"^{escaped(request['operation'])}$"),)
        wanted = [Action(unit, "", g, "mlir", options) for g in ("gen-op-decls", "gen-op-defs")]
    elif request["actions"]:
        wanted = [action_of(unit, row) for row in request["actions"]]
    else:
        wanted = [
            Action(unit, "", name, "mlir")
            for name, needed in USUAL
            if parsed.records.get_class(needed) is not None
            and parsed.records.all_derived_definitions_if_defined(needed)
        ]
    messages: list[list[Any]] = []
    code: list[str] = []
    for action in wanted:
        said = ""
        try:
            made = generate(parsed, action)
            code.append(made.outputs.get("", b"").decode(errors="replace"))
            said = made.messages
        except GenerateError as error:
            said = str(error)
        messages += messages_of(said, action.generator, request["root"])
    return {"messages": messages[:MAX_MESSAGES], "code": "\n".join(code)}


def action_of(unit: TranslationUnit, row: dict[str, Any]) -> Action:
    options = tuple(
        (name, tuple(value) if isinstance(value, list) else value) for name, value in row["options"]
    )
    loads = tuple(os.path.join(row["directory"], path) for path in row["loads"])
    return Action(unit, "", row["generator"], row["personality"], options, loads)


def messages_of(text: str, generator: str, root: str) -> list[list[Any]]:
    """Severity, text, path, line, column, notes, generator; notes have text and place."""
    found: list[list[Any]] = []
    for _, place, file, line, column, severity, said, _, _ in _core.split_messages(text):
        if not said:
            continue
        if severity == "note" and found:
            if file and place:
                found[-1][5].append([said, os.path.realpath(file), line, column])
            continue
        if severity not in ("error", "warning"):
            continue
        path = os.path.realpath(file) if file else root
        found.append([severity, said, path, max(line, 1), max(column, 1), [], generator])
    return found


def escaped(text: str) -> str:
    return "".join(c if c.isalnum() or c == "_" else f"[{c}]" for c in text)


if __name__ == "__main__":
    sys.exit(main())
