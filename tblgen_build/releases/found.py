"""Describes the release that records are for: how it was found, and what is wrong with it.

Imported only on request, or if something is wrong.
"""

from __future__ import annotations

from tblgen_build._core import Diagnostic
from tblgen_build.releases import KNOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Records, Release
    from tblgen_build.registry import Generator, Option


UNKNOWN_RELEASE, NOT_FITTED = "W0605", "W0606"  # of core/codes.def

# For releases before it, what LLVM's generators are not fitted to is no warning, but an error:
# their files and outputs differ in too much.
WARNED_SINCE = 19

# Of LLVM's .td files, some that tell releases apart with what they include.
BASE_FILES = ("mlir/IR/EnumAttr.td", "llvm/Target/Target.td", "llvm/Option/OptParser.td")


def described(release: Release) -> str:
    """`LLVM 19, as '.../llvm-config.h' says`."""
    name = f"LLVM {release.number}"
    if release.source == "given":
        return f"{name}, as was asked for"
    if release.source == "header":
        return f"{name}, as '{release.evidence}' says"
    if release.source == "base files":
        return f"{name}, as LLVM's .td files have {release.evidence}"
    return f"{name}, as nothing says otherwise"


def findings(release: Release) -> list[str]:
    """Each difference that LLVM's own files decide, whatever the number says: a line."""
    from tblgen_build.releases import differences, looked_for

    lines = []
    for row in differences():
        holds = release.has_by_evidence(row)
        if row.evidence is None or holds is None:
            continue
        file, word, is_absent = looked_for(row.evidence)
        place = f"'{word}' is{'' if holds != is_absent else ' not'} in {file}"
        lines.append(f'  {"with" if holds else "without"} "{row.name}": {place}')
    return lines


def nearest(number: int) -> int:
    """The known release that stands for it."""
    return min(max(number, KNOWN[0]), KNOWN[-1])


def unknown(release: Release) -> tuple[Diagnostic, ...]:
    """A warning where the release is not known."""
    if release.is_known:
        return ()
    message = (
        f"LLVM {release.number} is not known ({KNOWN[0]} to {KNOWN[-1]} are): "
        f"generators write what LLVM {nearest(release.number)} needs"
    )
    return (Diagnostic("warning", message, code=UNKNOWN_RELEASE, subject=str(release.number)),)


def absent(generator: Generator, release: Release) -> str:
    """Why one of LLVM's generators is refused, where the release does not have it; else empty."""
    if release.number < generator.since:
        return (
            f"'{generator.name}' came with LLVM {generator.since}, and the output would be "
            f"for {described(release)}: give --llvm-release={generator.since} "
            f"or later if that is not so"
        )
    if generator.until and release.number > generator.until:
        return (
            f"'{generator.name}' went with LLVM {generator.until + 1}, and the output would be "
            f"for {described(release)}: give --llvm-release={generator.until} "
            f"or earlier if that is not so"
        )
    return ""


def unfit(generator: Generator, release: Release) -> str:
    """Why one of LLVM's generators is refused that is fitted to later releases; else empty."""
    if release.number >= min(generator.fitted, WARNED_SINCE):
        return ""
    return (
        f"'{generator.name}' writes for LLVM {generator.fitted} and later only, and the output "
        f"would be for {described(release)}: use the llvm-tblgen of that LLVM, or give "
        f"--llvm-release={generator.fitted} or later if that is not so"
    )


def absent_option(option: Option, release: Release) -> str:
    """Why an option of one of LLVM's generators is refused for the release."""
    return (
        f"'--{option.name}' came with LLVM {option.since}, and the output would be for "
        f"{described(release)}: give --llvm-release={option.since} or later if that is not so"
    )


def unfitted(generator: Generator, release: Release) -> tuple[Diagnostic, ...]:
    """A warning where one of LLVM's generators writes for later releases alone."""
    if release.number >= generator.fitted:
        return ()
    message = (
        f"'{generator.name}' writes for LLVM {generator.fitted} and later only: its "
        f"output may not fit LLVM {release.number}, whose own tool makes it"
    )
    return (Diagnostic("warning", message, code=NOT_FITTED, subject=generator.name),)


def mismatch(records: Records) -> str:
    """What to do where LLVM's .td files are of another release than the one asked for; or empty."""
    number = records.release.number
    first, last, has, lacks = records.base_releases
    if first <= number <= last:
        return ""
    if number > last:
        actual, evidence = last, lacks
        bound = " or earlier" if last > KNOWN[0] and first < last else ""
    else:
        actual, evidence = first, has
        bound = " or later" if first < KNOWN[-1] and last > first else ""
    advice = f"give --llvm-release={actual}"
    if records.release.source == "given":
        advice += ", or leave it out"
    return (
        f"the output would be for LLVM {number}, and the .td files are of LLVM {actual}{bound} "
        f"(they have {evidence}): {advice}"
    )
