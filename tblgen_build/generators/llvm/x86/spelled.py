"""Names of X86's instructions, spelled as shells spell files: `BT{,C,R}{16,32}rr` is six."""

from __future__ import annotations


def spelled(patterns: str) -> list[str]:
    """All names of patterns that blanks separate, in order; braces do not nest."""
    return [name for pattern in patterns.split() for name in _spell(pattern)]


def _spell(pattern: str) -> list[str]:
    start, brace, rest = pattern.partition("{")
    if not brace:
        return [pattern]
    choices, _, end = rest.partition("}")
    ends = _spell(end)
    return [f"{start}{choice}{end}" for choice in choices.split(",") for end in ends]
