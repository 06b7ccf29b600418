"""Write what docs/releases.md and docs/release-differences.md have of tblgen_build/releases.

A test compares.

python packaging/releases_page.py
"""

import pathlib
import re
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
AREAS = {  # those that most people meet first
    "The language": (language,),
    "MLIR: operations": (mlir_operations,),
    "MLIR: attributes, types, enums, interfaces, passes, patterns": (mlir,),
    "MLIR: documents and Python bindings": (mlir_documents,),
    "LLVM: registers, instructions, assembly": (llvm, targets),
    "LLVM: instruction selection, intrinsics": (selection,),
    "LLVM: options, directives, value types": (target_independent,),
    "Clang": (clang,),
}

DETAILS_HEAD = """\
# All differences between releases

[Releases of LLVM](releases.md) says what you have to change in your own files. This page is the
whole list: what each release changes in the code, the documents and the messages that LLVM's tools
write, and in what they accept. tblgen does the same for the release that you use.

Read one section for each step: from 21 to 23, that is "From 21 to 22" and "From 22 to 23". In a
section, skip what you do not use: a table names the generators whose outputs change. A dash says
that there is nothing of the kind.

The first column is the name that the difference has in `tblgen_build/releases`. Use it if you
[write a generator](python.md) for several releases. [How we know](#how-we-know) says what we
compared.
"""
KNOWLEDGE = f"""
## How we know

We ran the tools of LLVM {", ".join(map(str, SEEN))}, Clang's from 22 on. There are no tools of 20
to run. A difference that came with 20 or 21 can therefore be listed one step too early or too late.
This table says what each choice rests on:

| 20 is taken to be as | differences |
| --- | --- |
"""
EVIDENCE = """
LLVM's main has the number of a release for months before it is released. So for these differences,
tblgen does not trust the number: it looks for a word in a file of your LLVM.

| difference | word | file |
| --- | --- | --- |
"""
NOTHING = "–"  # noqa: RUF001  (in a cell)
# Between what is so in the releases that have a difference, and what is so in others.
OTHERS = re.compile("; (before and after|before|after|later), ")


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
    return sides(row)[0] + "."


def details() -> str:
    return DETAILS_HEAD + "".join(map(details_of, reversed(KNOWN[1:]))) + knowledge()


def differences(module: ModuleType) -> dict[str, Difference]:
    return {name: row for name, row in vars(module).items() if isinstance(row, Difference)}


def details_of(number: int) -> str:
    """A table for each area in which this release differs from the one before."""
    step_of_page = f"from-{number - 1}-to-{number}"
    lines = [
        f"\n## From {number - 1} to {number}\n",
        f"[What you have to change](releases.md#{step_of_page}), in short.",
    ]
    for title, modules in AREAS.items():
        rows = [row for module in modules for row in differences(module).values()]
        if found := [line(row, number) for row in rows if number in (row.first, row.last + 1)]:
            lines += [
                f"\n### {title}\n",
                f"| difference | from {number} on | before | seen in |",
                "| --- | --- | --- | --- |",
                *found,
            ]
    return "\n".join(lines) + "\n"


def line(row: Difference, number: int) -> str:
    """What is so from this release on, and what was before."""
    has, lacks = sides(row)
    if number == row.first:
        before, now = lacks or NOTHING, has
    else:
        before, now = has, NOTHING if "before" in OTHERS.findall(row.changes) else lacks or NOTHING
    return cells(row.name, now, before, row.seen)


def sides(row: Difference) -> tuple[str, str]:
    """What is so in releases that have the difference, and in others if the row says it."""
    has, *rest = OTHERS.split(row.changes)
    return has, rest[1] if rest else ""


def cells(*texts: str) -> str:
    return f"| {' | '.join([text.replace('|', chr(92) + '|') for text in texts])} |"


def knowledge() -> str:
    rows = [
        row for modules in AREAS.values() for each in modules for row in differences(each).values()
    ]
    reasons: dict[str, list[str]] = {}
    for row in rows:
        if row.derived:
            reasons.setdefault(row.derived, []).append(row.name)
    derived = [cells(reason, "; ".join(names)) for reason, names in reasons.items()]
    words = [evidence(row.name, row.evidence) for row in rows if row.evidence is not None]
    return KNOWLEDGE + "\n".join(derived) + "\n" + EVIDENCE + "\n".join(words) + "\n"


def evidence(name: str, found_by: tuple[str, str]) -> str:
    file, word, is_absent = looked_for(found_by)
    return cells(name, f"{'no ' * is_absent}`{word}`", f"`{file}`")


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text()))
    DETAILS.write_text(details())
