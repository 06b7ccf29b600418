"""The messages of a run as data, so that a test need not repeat their words.

A message's words are pinned by its own test, once. Other tests ask for its code and its place.
"""

from __future__ import annotations

import json

AS_DATA = "--diagnostics=json"  # an option of compiles


def codes(stderr: str) -> list[str]:
    """Place and code of each error and warning, "main.td:1:9 E0103", or the code alone."""
    return [
        f"{one['file']}:{one['line']}:{one['column']} {one['code']}" if "file" in one
        else one["code"]
        for one in json.loads(stderr)["diagnostics"]
    ]  # fmt: skip
