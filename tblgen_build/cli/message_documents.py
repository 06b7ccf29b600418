"""Messages as data: --diagnostics=json and sarif. Imported where one is asked for.

    json   {"version": 1, "diagnostics": [DIAGNOSTIC...]}
    sarif  SARIF 2.1.0, with one run

A DIAGNOSTIC has `severity` (error, warning or message), `code` and `message`; where it has a
position, `file`, `line` and `column`, from 1, in bytes; `source`, the line as the terminal shows
it; `included_from`, innermost first; `notes` of the same form; `fixes`, each with a place, how many
bytes there are replaced, and by what `text`.
"""

from __future__ import annotations

import json
import os

from tblgen_build import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from tblgen_build._core import Diagnostic, Fix, Location

    Entry = dict[str, Any]

SARIF_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
LEVELS = {"error": "error", "warning": "warning", "note": "note", "message": "none"}


def document(form: str, found: Iterable[Diagnostic]) -> str:
    """The document of all messages; ends in a newline."""
    all_of_them = attached(found)
    if form == "sarif":
        data = sarif(all_of_them)
    else:
        data = {"version": 1, "diagnostics": [entry_of(*each) for each in all_of_them]}
    return json.dumps(data, indent=1) + "\n"


def attached(found: Iterable[Diagnostic]) -> list[tuple[Diagnostic, list[Diagnostic]]]:
    """Each with its notes; one that stands alone belongs to what it follows."""
    rows: list[tuple[Diagnostic, list[Diagnostic]]] = []
    for each in found:
        if each.severity == "note" and rows:
            rows[-1][1].append(each)
        else:
            rows.append((each, list(each.notes)))
    return rows


def entry_of(diagnostic: Diagnostic, notes: Sequence[Diagnostic] = ()) -> Entry:
    entry: Entry = {"severity": diagnostic.severity}
    if diagnostic.code:
        entry["code"] = diagnostic.code
    entry["message"] = sound(diagnostic.message.rstrip("\n"))
    at = diagnostic.location
    if at is not None and at.file:
        entry |= {"file": sound(at.file), "line": at.line, "column": at.column}
    elif diagnostic.speaker:
        entry["tool"] = sound(diagnostic.speaker)
    if at is not None and at.line:
        entry["source"] = sound(at.excerpt).expandtabs()
    if at is not None and at.included_from:
        entry["included_from"] = [
            {"file": sound(path), "line": number} for path, number in at.included_from
        ]
    if notes:
        entry["notes"] = [entry_of(note) for note in notes]
    if diagnostic.fixes:
        entry["fixes"] = [fix_entry(fix) for fix in diagnostic.fixes]
    return entry


def fix_entry(fix: Fix) -> Entry:
    at = fix.location
    place = {"file": sound(at.file), "line": at.line, "column": at.column}
    return {**place, "length": fix.length, "text": sound(fix.text)}


def sound(text: str) -> str:
    """Bytes that are no UTF-8 have no place in JSON."""
    return text.encode(errors="surrogateescape").decode(errors="replace")


# --- SARIF -------------------------------------------------------------------


def sarif(found: Sequence[tuple[Diagnostic, list[Diagnostic]]]) -> dict[str, Any]:
    driver = {"name": "tblgen-build", "version": __version__, "rules": rules_of(found)}
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [result(*each) for each in found],
    }
    return {"$schema": SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}


def rules_of(found: Sequence[tuple[Diagnostic, list[Diagnostic]]]) -> list[dict[str, Any]]:
    """The codes that were given, with what they mean where the table has them."""
    from tblgen_build import _core

    given = {diagnostic.code for diagnostic, _ in found}
    rows = {
        code: {"id": code, "shortDescription": {"text": title}, "fullDescription": {"text": text}}
        for code, title, text, _, _ in _core.codes()
        if code in given
    }
    return [rows.get(code, {"id": code}) for code in sorted(given) if code]


def result(diagnostic: Diagnostic, notes: Sequence[Diagnostic]) -> dict[str, Any]:
    made: dict[str, Any] = {
        "level": LEVELS[diagnostic.severity],
        "message": {"text": sound(diagnostic.message.rstrip("\n"))},
    }
    if diagnostic.code:
        made["ruleId"] = diagnostic.code
    if diagnostic.severity == "message":
        made["kind"] = "informational"
    if place := location(diagnostic.location):
        made["locations"] = [place]
    related = [
        {"id": number, **location(note.location), "message": {"text": sound(note.message)}}
        for number, note in enumerate(notes, 1)
    ]
    if related:
        made["relatedLocations"] = related
    if diagnostic.fixes:
        made["fixes"] = [sarif_fix(fix, diagnostic.location) for fix in diagnostic.fixes]
    return made


def location(at: Location | None) -> dict[str, Any]:
    if at is None or not at.file:
        return {}
    region = {"startLine": at.line, "startColumn": code_point_column(at)}
    return {"physicalLocation": {"artifactLocation": {"uri": uri(at.file)}, "region": region}}


def sarif_fix(fix: Fix, of: Location | None) -> dict[str, Any]:
    at = fix.location
    is_there = of is not None and (of.file, of.line) == (at.file, at.line)
    start = code_point_column(at, of.excerpt if of is not None and is_there else "")
    region = {"startLine": at.line, "startColumn": start, "endColumn": start + fix.length}
    change = {"deletedRegion": region, "insertedContent": {"text": sound(fix.text)}}
    artifact = {"uri": uri(at.file)}
    return {"artifactChanges": [{"artifactLocation": artifact, "replacements": [change]}]}


def uri(path: str) -> str:
    from urllib.parse import quote

    path = sound(path)
    return f"file://{quote(path)}" if os.path.isabs(path) else quote(path)


def code_point_column(at: Location, excerpt: str = "") -> int:
    """The column counted in characters, as far as the line tells."""
    line = (at.excerpt or excerpt).encode(errors="surrogateescape")
    before = line[: at.column - 1]
    return at.column - len(before) + len(before.decode(errors="replace"))
