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
from tblgen_build.driver.generate import GenerateError, ParsedUnit, generate, parse_unit
from tblgen_build.lsp.default_generators import default_actions
from tblgen_build.lsp.faults import Faults
from tblgen_build.lsp.generator_request import row_of
from tblgen_build.lsp.linting import lint_messages

MAX_MESSAGES = 100


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
    reported = {tuple(row[1:5]) for row in found}
    for message in lint_messages(session, unit, request["texts"], actions):
        row = row_of(message, root)
        if tuple(row[1:5]) not in reported:  # else a generator has found the same mistake
            found.append(row)
    return {"messages": found[:MAX_MESSAGES], "code": ""}


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
