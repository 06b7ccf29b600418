"""Messages as data: --diagnostics=json and sarif. Imported where one is asked for.

    json   {"version": 1, "diagnostics": [DIAGNOSTIC...]}
    sarif  SARIF 2.1.0, with one run

A DIAGNOSTIC has `severity` (error, warning or message) and `message`; where it has a position,
`file`, `line` and `column`, from 1, in bytes; `source`, the line as the terminal shows it;
`included_from`, innermost first; `notes` of the same form.
"""

from __future__ import annotations

import json
import os

from tblgen_build import __version__, _core
from tblgen_build.driver.diagnostics import read_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Diagnostic = dict[str, Any]

SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
LEVELS = {"error": "error", "warning": "warning", "note": "note", "message": "none"}


def document(form: str, text: str) -> str:
    """The document of all messages in a rendered text; ends in a newline."""
    found = diagnostics(text)
    data = sarif(found) if form == "sarif" else {"version": 1, "diagnostics": found}
    return json.dumps(data, indent=1) + "\n"


def diagnostics(text: str) -> list[Diagnostic]:
    """The messages; a note belongs to what it follows."""
    found: list[Diagnostic] = []
    for message in _core.split_messages(text):
        entry = diagnostic(*message)
        if entry["severity"] == "note" and found:
            found[-1].setdefault("notes", []).append(entry)
        else:
            found.append(entry)
    return found


def diagnostic(
    _whole: str,
    place: str,
    file: str,
    line: int,
    column: int,
    severity: str,
    text: str,
    excerpt: str,
    included: list[tuple[str, int]],
) -> Diagnostic:
    entry: Diagnostic = {"severity": severity or "message", "message": sound(text)}
    if file:
        entry |= {"file": sound(file), "line": line, "column": column}
    elif place:
        entry["tool"] = sound(place)
    if excerpt:
        entry["source"] = sound(excerpt.partition("\n")[0])
    if included:
        entry["included_from"] = [
            {"file": sound(path), "line": number} for path, number in included
        ]
    return entry


def sound(text: str) -> str:
    """Bytes that are no UTF-8 have no place in JSON."""
    return text.encode(errors="surrogateescape").decode(errors="replace")


# --- SARIF -------------------------------------------------------------------


def sarif(found: list[Diagnostic]) -> dict[str, Any]:
    driver = {"name": "tblgen-build", "version": __version__}
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [result(entry) for entry in found],
    }
    return {"$schema": SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}


def result(entry: Diagnostic) -> dict[str, Any]:
    made: dict[str, Any] = {
        "level": LEVELS[entry["severity"]],
        "message": {"text": entry["message"]},
    }
    if entry["severity"] == "message":
        made["kind"] = "informational"
    if "file" in entry:
        made["locations"] = [location(entry)]
    related = [
        {"id": number, **location(note), "message": {"text": note["message"]}}
        for number, note in enumerate(entry.get("notes", ()), 1)
    ]
    if related:
        made["relatedLocations"] = related
    return made


def location(entry: Diagnostic) -> dict[str, Any]:
    if "file" not in entry:
        return {}
    return {
        "physicalLocation": {
            "artifactLocation": {"uri": uri(entry["file"])},
            "region": {"startLine": entry["line"], "startColumn": code_point_column(entry)},
        }
    }


def uri(path: str) -> str:
    from urllib.parse import quote

    return f"file://{quote(path)}" if os.path.isabs(path) else quote(path)


def code_point_column(entry: Diagnostic) -> int:
    """The column counted in characters, as far as the file tells."""
    line = read_line(entry["file"], entry["line"]) or b""
    before = line[: entry["column"] - 1]
    column: int = entry["column"]
    return column - len(before) + len(before.decode(errors="replace"))
