"""Recorded outputs beside the cases they are of: one file for each file of cases.

A file is text under xz: entries that begin with `=== name`, their lines indented by one space, so
that nothing in them looks like a name. C++ is kept as tokens, a statement a line, since layout and
comments do not count; other texts are kept as words. Knows nothing of how an entry is made.
"""

from __future__ import annotations

import lzma
from collections.abc import Mapping, Sequence
from pathlib import Path

from tokens import is_cxx, significant

SUFFIX = ".golden.xz"
_NAME = "=== "
WORDS = 12  # a line
_ENDS_A_LINE = frozenset(";{}")


def golden_file(source: Path) -> Path:
    """Where what is recorded of a file of cases stands."""
    return source.with_suffix(SUFFIX)


def read(path: Path) -> dict[str, str]:
    """Entries by name; none where there is no file."""
    if not path.exists():
        return {}
    text = lzma.decompress(path.read_bytes()).decode()
    entries: dict[str, str] = {}
    for chunk in ("\n" + text).split("\n" + _NAME)[1:]:
        name, _, body = chunk.partition("\n")
        entries[name] = "".join(f"{line[1:]}\n" for line in body.splitlines())
    return entries


def write(path: Path, entries: Mapping[str, str]) -> bool:
    """Record the entries; whether they are others than before."""
    if path.exists() and read(path) == dict(entries):
        return False
    lines: list[str] = []
    for name in sorted(entries):
        lines.append(f"{_NAME}{name}\n")
        lines += (f" {line}\n" for line in entries[name].splitlines())
    packed = lzma.compress("".join(lines).encode(), preset=9 | lzma.PRESET_EXTREME)
    path.write_bytes(packed)
    return True


def rendered(flags: Sequence[str], text: str) -> str:
    """What counts in an output, in lines: equal for outputs that may take each other's place."""
    tokens = significant(flags, text)
    if not is_cxx(flags):
        rows = (tokens[at : at + WORDS] for at in range(0, len(tokens), WORDS))
        return "".join(f"{' '.join(row)}\n" for row in rows)
    lines: list[str] = []
    start = 0
    for at, token in enumerate(tokens):
        if token in _ENDS_A_LINE:
            lines.append(" ".join(tokens[start : at + 1]))
            start = at + 1
    lines.append(" ".join(tokens[start:]))
    # A raw string may hold the end of a line.
    return "".join(f"{line.replace(chr(10), ' / ')}\n" for line in lines if line)


def difference(expected: str, got: str) -> str | None:
    """The first lines where two entries part, None where they are equal."""
    if expected == got:
        return None
    left, right = expected.splitlines(), got.splitlines()
    pairs = zip(left, right, strict=False)
    at = next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(left), len(right)))
    shown = [f"part in line {at + 1} of the tokens"]
    shown += [f"  {line}" for line in left[max(0, at - 3) : at]]
    shown += [f"- {line}" for line in left[at : at + 4]]
    shown += [f"+ {line}" for line in right[at : at + 4]]
    return "\n".join(shown)
