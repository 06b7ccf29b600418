"""Write the tables of docs/releases.md from tblgen_build/releases; a test compares.

python packaging/releases_page.py
"""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
if __name__ == "__main__":  # from a checkout; importers have the package
    sys.path.insert(0, str(ROOT))

from types import ModuleType  # noqa: E402

from tblgen_build._core import DEFAULT_RELEASE  # noqa: E402
from tblgen_build.releases import (  # noqa: E402
    KNOWN,
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

PAGE = ROOT / "docs" / "releases.md"
BEGIN = "<!-- From here on made by packaging/releases_page.py. -->\n"
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


def page(text: str) -> str:
    """The page with its generated tables, after the part that is written by hand."""
    head, begin, _ = text.partition(BEGIN)
    if not begin:
        raise ValueError(f"{PAGE} has no line {BEGIN}")
    return head + BEGIN + known() + "".join([area(*each) for each in AREAS.items()])


def known() -> str:
    return (
        f"\n## Known releases\n\nThe releases are LLVM {KNOWN[0]} to {KNOWN[-1]}; the default is "
        f"{DEFAULT_RELEASE}. An unknown release counts as the nearest one.\n"
    )


def differences(module: ModuleType) -> dict[str, Difference]:
    return {name: row for name, row in vars(module).items() if isinstance(row, Difference)}


def area(title: str, module: ModuleType) -> str:
    rows = differences(module).values()
    if not rows:
        return ""
    seen = ", ".join([str(number) for number in module.SEEN])
    lines = [f"\n## {title}\n", f"These were seen in the references of {seen}.\n"]
    lines += [
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
