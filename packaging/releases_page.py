"""Write what docs/releases.md and docs/release-differences.md have of tblgen_build/releases.

A test compares.

python packaging/releases_page.py
"""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
if __name__ == "__main__":  # from a checkout; importers have the package
    sys.path.insert(0, str(ROOT))

from types import ModuleType  # noqa: E402

from release_steps import KINDS, STEPS  # noqa: E402

from tblgen_build.releases import (  # noqa: E402
    KNOWN,
    SEEN,
    Difference,
    clang,
    language,
    llvm,
    looked_for,
    mlir,
    mlir_documents,
    mlir_operations,
    selection,
    target_independent,
    targets,
)

PAGE = ROOT / "docs" / "releases.md"  # its middle is made from release_steps.py
DETAILS = ROOT / "docs" / "release-differences.md"
BEGIN = "<!-- Made by packaging/releases_page.py from release_steps.py. -->\n"
END = "<!-- By hand from here on. -->\n"
AREAS = {
    "The language": language,
    "MLIR's operations": mlir_operations,
    "MLIR's documents and Python bindings": mlir_documents,
    "MLIR's other generators": mlir,
    "LLVM's generators": llvm,
    "LLVM's selectors and intrinsics": selection,
    "LLVM's generators for targets since 23": targets,
    "LLVM's generators that describe no target": target_independent,
    "Clang's generators": clang,
}

DETAILS_HEAD = f"""\
# All differences between releases

[Releases of LLVM](releases.md) tells you what changes for you. This page lists every difference
that tblgen knows, with its name, the releases it holds for, and the outputs that show it. Use it to
find out why an output differs, or to write a generator for several releases. The tables are made
from `tblgen_build/releases`.

The tools of LLVM {", ".join(map(str, SEEN))} show these differences (Clang's those from 22 on). No
tools of 20 are available: a row says what its bound was derived from.
"""


def page(text: str) -> str:
    """The page that authors read, with what changes for them from release to release."""
    head, begin, rest = text.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{PAGE} lacks the line {END if begin else BEGIN}")
    return head + BEGIN + "".join(map(step, reversed(STEPS))) + "\n" + END + tail


def step(number: int) -> str:
    """Of the release and the one before: a heading, and a list for each kind of change."""
    lines = [f"\n### From {number - 1} to {number}"]
    for kind in KINDS:
        if found := STEPS[number].get(kind):
            lines += [f"\n**{kind}**\n", *[f"- {text or changed(row)}" for row, text in found]]
    return "\n".join(lines) + "\n"


def changed(row: Difference) -> str:
    """What the row says of the later release."""
    return row.changes.partition("; before")[0] + "."


def details() -> str:
    return DETAILS_HEAD + "".join([area(*each) for each in AREAS.items()])


def differences(module: ModuleType) -> dict[str, Difference]:
    return {name: row for name, row in vars(module).items() if isinstance(row, Difference)}


def area(title: str, module: ModuleType) -> str:
    rows = differences(module).values()
    if not rows:
        return ""
    lines = [
        f"\n## {title}\n",
        "| difference | what it changes | holds for | where it is seen |",
        "| --- | --- | --- | --- |",
    ]
    lines += [line(row) for row in rows]
    return "\n".join(lines) + "\n"


def line(row: Difference) -> str:
    derived = f"; derived: {row.derived}" if row.derived else ""
    cells = [row.name, row.changes, span(row), row.seen + derived + evidence(row)]
    return f"| {' | '.join([cell.replace('|', chr(92) + '|') for cell in cells])} |"


def evidence(row: Difference) -> str:
    if row.evidence is None:
        return ""
    file, word, is_absent = looked_for(row.evidence)
    return f"; evidence: {'no ' if is_absent else ''}`{word}` in `{file}`"


def span(row: Difference) -> str:
    """`19 to 21`, or `22` where later ones are meant to have it too."""
    if row.first > KNOWN[-1]:
        return f"{row.first} on"
    numbers = row.releases()
    if row.last > KNOWN[-1]:
        return f"{numbers[0]} on"
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text()))
    DETAILS.write_text(details())
