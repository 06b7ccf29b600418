"""Text for documentation: descriptions from records, brought into shape for Markdown."""

from __future__ import annotations


def reindent(text: str, indent: str = "") -> str:
    """The text without its common indentation and surrounding blank lines, each line indented."""
    lines = [line.rstrip() for line in text.splitlines()]
    while lines and not lines[-1]:
        lines.pop()
    first = next((i for i, line in enumerate(lines) if line), len(lines))
    lines = lines[first:]
    common = min((len(line) - len(line.lstrip(" \t")) for line in lines if line), default=0)
    return "".join([f"{indent}{line[common:]}\n" if line else "\n" for line in lines])
