"""All generators write for other releases what the tools of these releases write.

Our cases and targets, against digests of what each release's tools make of them
(tests/goldens/releases.py): scripts/goldens --releases --refresh records them. Where a digest is
another, scripts/release-report N -k REGEX shows how the outputs differ.
"""

from __future__ import annotations

import re
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterator

import pytest
from goldens.releases import (
    REFUSED,
    of_ours,
    of_reference,
    recorded,
    recorded_file,
    section,
    stale,
    units,
)
from reference import OTHERS, ReleaseReference
from release_report.jobs import Unit

# Generators that do not write all cases as a release's tool does yet, by tool.
NOT_YET: dict[int, dict[str, str]] = {
    18: {
        "mlir": "attrdef-decls attrdef-defs dialect-decls dialect-defs op-decls op-defs "
        "typedef-decls typedef-defs"
    },
    19: {"llvm": "dag-isel disassembler fast-isel"},
    23: {
        "mlir": "op-defs",
        "llvm": "arm-target-def asm-matcher dag-isel dfa-packetizer disassembler global-isel "
        "global-isel-combiner instr-info register-bank "
        "riscv-target-def searchable-tables subtarget x86-fold-tables x86-mnemonic-tables",
        "clang": "attr-docs",
    },
    24: {
        "mlir": "op-defs spirv-serialization",
        "llvm": "asm-matcher asm-writer dag-isel dfa-packetizer disassembler emitter fast-isel "
        "global-isel global-isel-combiner instr-info "
        "register-bank riscv-target-def runtime-libcalls searchable-tables subtarget "
        "target-features x86-fold-tables x86-mnemonic-tables",
        "clang": "attr-docs diag-docs opt-docs",
    },
}
_INTRINSICS = "intrinsics:(properties|signatures|nothing) --gen-intrinsic-impl"
# A regular expression of "unit flags" by release: what is not as that release has it, and why.
KNOWN_DIFFERENCES: dict[int, dict[str, str]] = {
    21: {
        "x86_forms:.* --gen-disassembler": "REX2 with a wide operand has the context of REX2",
        "decoders-of-operands-without-bits -gen-disassembler": "operands of no bits are decoded",
        "--gicombiner-stop-after-parse": "what is printed for LLVM's authors is 22's",
        "defaults-of-no-type --gen-global-isel": "the order of two patterns",
    },
    23: {_INTRINSICS: "the function without builtins has no end, and does not compile"},
    24: {_INTRINSICS: "the function without builtins has no end, and does not compile"},
}


def is_known(unit: str, flags: str, release: int) -> bool:
    tool = unit.partition(" ")[0].replace("target", "llvm")
    names = NOT_YET.get(release, {}).get(tool, "").split()
    return flags.split()[0].lstrip("-").removeprefix("gen-") in names or any(
        re.search(regex, f"{unit} {flags}") for regex in KNOWN_DIFFERENCES.get(release, {})
    )


SECTIONS = sorted({section(unit) for unit in units(ReleaseReference(22, recorded_file(22)))})
EACH = [
    pytest.param(release, name, id=f"{release} {name}") for release in OTHERS for name in SECTIONS
]
# One unit in so many is asked of the reference again.
SAMPLED = 40


@pytest.fixture(scope="session")
def units_of(
    release_reference: Callable[[int], ReleaseReference],
) -> Callable[[int, str], list[Unit]]:
    by_release: dict[int, dict[str, list[Unit]]] = {}

    def find(release: int, name: str) -> list[Unit]:
        if release not in by_release:
            by_release[release] = defaultdict(list)
            for unit in units(release_reference(release)):
                by_release[release][section(unit)].append(unit)
        return by_release[release][name]

    return find


@pytest.mark.parametrize(("release", "name"), EACH)
def test_same_tokens(release: int, name: str, units_of: Callable[[int, str], list[Unit]]) -> None:
    """What the release's tool takes, ours makes the same of."""
    _, expected = recorded(release)
    made = of_ours(units_of(release, name), release)
    parted = [
        f"{unit} {flags}"
        for unit, flags, digest in _digests(made)
        if expected.get(unit, {}).get(flags, REFUSED) not in (digest, REFUSED)
        and not is_known(unit, flags, release)
    ]
    assert not parted, "\n".join([*parted, f"scripts/release-report {release} -k REGEX shows it"])


def _digests(made: dict[str, dict[str, str]]) -> Iterator[tuple[str, str, str]]:
    for unit, digests in made.items():
        for flags, digest in digests.items():
            yield unit, flags, digest


@pytest.mark.parametrize("release", OTHERS)
def test_nothing_is_stale(
    release: int, release_reference: Callable[[int], ReleaseReference]
) -> None:
    """A snapshot's later version may write something else: nothing is compared with it then."""
    reference = release_reference(release)
    version, digests = recorded(release)
    if version != reference.version():
        pytest.skip(
            f"recorded with {version}, and this is {reference.version()}: "
            f"scripts/release-report {release} says what is new"
        )
    assert not stale(reference), "scripts/goldens --releases --refresh records them"
    for unit in units(reference):
        if zlib.crc32(unit.name.encode()) % SAMPLED == release % SAMPLED:
            made = of_reference(unit, reference)
            assert made.items() <= digests[unit.name].items(), unit.name
