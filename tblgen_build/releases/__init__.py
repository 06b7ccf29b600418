"""How releases of LLVM differ: each difference by name, in a table for each area.

    if records.release.has(BUILDERS_HAVE_CREATE): ...

Generators ask where they emit; nothing but the tables compares numbers. Which release records are
for is the core's to find. The tables make docs/release-differences.md. Each compile reads them.
"""

from __future__ import annotations

from tblgen_build._core import NEWEST_RELEASE, OLDEST_RELEASE, evidence_row

KNOWN = range(OLDEST_RELEASE, NEWEST_RELEASE + 1)
SEEN = tuple([release for release in KNOWN if release != 20])  # whose own tools can be run
TABLES = (
    "language",
    "mlir",
    "mlir_operations",
    "mlir_documents",
    "llvm",
    "selection",
    "target_independent",
    "targets",
    "clang",
)
_BITS = 16  # of the number of a release
_LATEST = (1 << _BITS) - 1


class Difference:
    """What some releases do and others do not. Frozen."""

    __slots__ = (
        "bounds",
        "changes",
        "derived",
        "evidence",
        "evidence_row",
        "first",
        "last",
        "name",
        "seen",
    )

    def __init__(
        self,
        name: str,
        changes: str,
        *,
        since: int = 0,
        until: int = _LATEST,
        seen: str = "",
        derived: str = "",
        evidence: tuple[str, str] | None = None,
    ) -> None:
        self.name = name  # what is different: "builders have `create`"
        self.changes = changes  # a sentence: what is written where it holds, and where not
        # The releases it holds for, both included; without a bound also those that are not known.
        self.first = since
        self.last = until
        self.bounds = since << _BITS | until  # which the core reads for each question
        self.seen = seen  # which outputs show it
        # Where a bound is beside a release that has no reference: what says on which side it is.
        self.derived = derived
        # What tells that a tree of LLVM has it: a file below an include folder, and a word that is
        # in it; with a `!` in front, one that is not. Asked before the number, where commits of one
        # number differ. packaging/evidence.py makes the core's table of it.
        self.evidence = evidence
        self.evidence_row = None if evidence is None else evidence_row(*looked_for(evidence))

    def releases(self) -> list[int]:
        """The known ones it holds for."""
        return [number for number in KNOWN if self.first <= number <= self.last]

    def __repr__(self) -> str:
        return f"Difference({self.name!r})"


def looked_for(evidence: tuple[str, str]) -> tuple[str, str, bool]:
    """The file, the word in it, and whether that has to be absent."""
    file, word = evidence
    return file, word.removeprefix("!"), word.startswith("!")


def differences() -> list[Difference]:
    """All rows of all tables. Imports them."""
    import importlib

    tables = [importlib.import_module(f"{__name__}.{name}") for name in TABLES]
    return [row for table in tables for row in vars(table).values() if isinstance(row, Difference)]
