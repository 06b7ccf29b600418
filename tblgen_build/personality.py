"""What the command is called by decides whose generators win: a row for each of LLVM's tools.

A further tool is a row here and a package with `GENERATORS`. Names modules, imports none.
"""

from __future__ import annotations

from tblgen_build.dataclass import dataclass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class Personality:
    """A name of the command, and what it stands for."""

    name: str  # what `--tool` takes
    program: str  # the command's name
    stands_for: str = ""  # LLVM's tool
    package: str = ""  # of that tool's generators: `GENERATORS` by flag, `NOT_AVAILABLE` flags
    own_options: tuple[str, ...] = ()  # where one is given without a personality, this is meant
    # Module with `deprecated_uses` and `FIELD`: what the records use that is deprecated, of which
    # --on-deprecated says what becomes, whichever of these generators runs.
    deprecations: str = ""


# Where nothing decides, the first one that has a flag wins.
PERSONALITIES: dict[str, Personality] = {
    row.name: row
    for row in (
        Personality(PLAIN, "tblgen"),
        Personality("llvm", "tblgen-llvm", "llvm-tblgen", "tblgen_build.generators.llvm"),
        Personality(
            "mlir",
            "tblgen-mlir",
            "mlir-tblgen",
            "tblgen_build.generators.mlir",
            own_options=("directives-dialect",),
            deprecations="tblgen_build.generators.mlir.deprecated",
        ),
    )
}


def with_generators(name: str) -> list[Personality]:
    """Those with generators, in the order in which they win for the personality of that name."""
    own = PERSONALITIES[name]
    others = [row for row in PERSONALITIES.values() if row.package and row is not own]
    return [own, *others] if own.package else others


def effective(name: str, options: Iterable[str]) -> str:
    """Whose generators are meant: without a personality, an option that one tool has tells."""
    if name != PLAIN:
        return name
    given = set(options)
    for row in PERSONALITIES.values():
        if not given.isdisjoint(row.own_options):
            return row.name
    return name


def of_module(module: str) -> Personality | None:
    """The row whose generators the module belongs to."""
    for row in PERSONALITIES.values():
        if row.package and module.startswith(f"{row.package}."):
            return row
    return None


def of_program(program: str) -> Personality | None:
    """The row whose command is called so."""
    for row in PERSONALITIES.values():
        if row.program == program:
            return row
    return None
