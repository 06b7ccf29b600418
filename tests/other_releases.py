"""Programs that are written for LLVM 22, as they are written for the files of another release.

What differs stands here, and in the files of our own targets under `#ifdef LLVM_21`, "LLVM 21 or
earlier", and LLVM_19 in the same way. A release whose files need further spellings gets a row.
"""

from __future__ import annotations

from pathlib import Path

from reference import INSTALLED

from tblgen_build.releases import SEEN

OTHERS = tuple(release for release in SEEN if release != INSTALLED)  # scripts/releases fetches them
TESTS = Path(__file__).resolve().parent
STANDING_FOR_LATER = TESTS / "llvm" / "release_19"
# Cases for what differs between releases of MLIR.
MORE_MLIR_CASES = TESTS / "releases" / "cases"
MORE_LLVM_CASES = TESTS / "releases" / "llvm_cases"  # and of LLVM
MORE_CLANG_CASES = TESTS / "releases" / "clang_cases"  # and of Clang

# Releases after which our targets use more than before: there is a macro for each.
_MACROS = (19, 21)
_BASE = 'include "llvm/Target/Target.td"'
# The last release that needs it, what is written for 22, and what for that release.
_SPELLINGS = (
    (21, _BASE, f'{_BASE} include "Later.td"'),
    (21, ": HwMode<[", ': HwMode<"+m", ['),
    (
        21,
        "RegClassByHwMode<[DefaultMode, M1], [GPR, GPRC]>",
        "RegisterOperand<GPRC>",
    ),
    (19, "[add, or]> { let WantsRoot = 1; }", "[add, or], [SDNPWantRoot]>;"),
)


def of_release(program: str, release: int) -> str:
    """Spelled for the release's files."""
    for last, now, then in _SPELLINGS:
        if release <= last:
            program = program.replace(now, then)
    return program


def target_options(release: int) -> tuple[str, ...]:
    """Options that our targets need with the release's files."""
    if release > _MACROS[-1]:
        return ()
    defines = [f"-DLLVM_{last}" for last in _MACROS if release <= last]
    return (*defines, f"-I{STANDING_FOR_LATER}")
