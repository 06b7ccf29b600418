"""The command's name decides whose generators win: a row for each of LLVM's tools.

Another tool needs a row here and a package with `GENERATORS`. Names modules, imports none.
docs/design/options-and-messages.md, "Personalities".
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

PLAIN = "plain"


class Personality:
    """A name of the command, and what it stands for."""

    __slots__ = ("name", "own_options", "package", "program", "stands_for", "title")

    def __init__(
        self,
        name: str,
        program: str,
        stands_for: str = "",
        package: str = "",
        own_options: tuple[str, ...] = (),
        title: str = "",
    ) -> None:
        self.name = name  # what `--tool` takes
        self.program = program  # the command's name
        self.stands_for = stands_for  # LLVM's tool
        # Of that tool's generators: has `GENERATORS` by flag; `ADDITIONAL`, by flag, has the keys
        # of outputs beside the main one; `NOT_AVAILABLE`, flags of the tool that are refused.
        self.package = package
        self.title = title  # of its generators, in help
        self.own_options = own_options  # where one is given without a personality, this is meant


# Where nothing decides, the first one that has a flag wins.
PERSONALITIES: dict[str, Personality] = {
    row.name: row
    for row in (
        Personality(PLAIN, "tblgen"),
        Personality(
            "llvm", "tblgen-llvm", "llvm-tblgen", "tblgen_build.generators.llvm", title="LLVM"
        ),
        Personality(
            "mlir",
            "tblgen-mlir",
            "mlir-tblgen",
            "tblgen_build.generators.mlir",
            own_options=("directives-dialect",),
            title="MLIR",
        ),
        Personality(
            "clang", "tblgen-clang", "clang-tblgen", "tblgen_build.generators.clang", title="Clang"
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


def tool_of_module(module: str) -> str:
    """The name of the row whose generators the module belongs to; empty where there is none."""
    for row in PERSONALITIES.values():
        if row.package and module.startswith(f"{row.package}."):
            return row.name
    return ""


def of_program(program: str) -> Personality | None:
    """The row whose command is called so."""
    for row in PERSONALITIES.values():
        if row.program == program:
            return row
    return None
