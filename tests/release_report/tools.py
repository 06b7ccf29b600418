"""Generators and options that only one side has, as the tools' help lists them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from reference import ReleaseReference, run_tool

from tblgen_build.registry.find import find_generator, generators_of
from tblgen_build.registry.personality import PERSONALITIES

# Of LLVM's support library, or of no use with one output.
_OF_ALL_TOOLS = re.compile(r"color|help|version|long-string-literals|time-|print-|dump-|stats")


def their_options(tool: Path) -> set[str]:
    """Everything its help lists, actions among it."""
    text = run_tool(tool, ["--help"], cwd=Path.cwd()).stdout.decode()
    found = set(re.findall(r"^ +--?([a-z][\w-]+)", text, re.M))
    return {name for name in found if not _OF_ALL_TOOLS.match(name)}


def our_generators(tool: str, release: int) -> dict[str, set[str]]:
    """Options by generator, of those that our tool has for the release."""
    found: dict[str, set[str]] = {}
    for name, place in generators_of(PERSONALITIES[tool]).items():
        row = find_generator(name, tool) if place else None
        if row is None or row.since <= release <= (row.until or release):
            found[name] = {option.name for option in row.options} if row else set()
    return found


def lists(reference: ReleaseReference, tool: str, release: int) -> Iterator[str]:
    theirs = their_options(reference.tool(tool))
    ours = our_generators(tool, release)
    options = {name for names in ours.values() for name in names}
    generators = {name for name in theirs if name.startswith("gen-")}
    known = {"on-deprecated", "asmformat-error-is-fatal", *options}
    for what, names in (
        ("generators that only LLVM has", generators - ours.keys()),
        ("generators that only ours has", ours.keys() - generators),
        ("options that only LLVM has", theirs - generators - known),
        ("options that only ours has", options - theirs),
    ):
        if names:
            yield f"  {tool}-tblgen, {what}: {', '.join(sorted(names))}"
