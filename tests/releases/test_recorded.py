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
from pathlib import Path

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
from other_releases import OTHERS
from reference import ReleaseReference
from release_report.jobs import Unit

# Commands, "RELEASE UNIT FLAGS", whose output is not what that release's tool writes yet. A line
# goes with the difference it is about.
NOT_YET = frozenset(Path(__file__).with_name("not_yet.txt").read_text().splitlines())
_INTRINSICS = "intrinsics:(properties|signatures|nothing) --gen-intrinsic-impl"
_NO_END = "the function without builtins has no end, and does not compile"
# The reference prints it whatever `-o` says, and leaves the file empty.
_PRINTED = "what is printed for LLVM's authors is an output"
# A regular expression of "unit flags" by release: what is not as that release has it, and why.
KNOWN_DIFFERENCES: dict[int, dict[str, str]] = {
    18: {":mode_twice(_for_code)? --gen": "its tool crashes on encodings by mode"},
    19: {
        "--gicombiner-stop-after-parse": _PRINTED,
        "defaults-of-no-type --gen-global-isel": "the type of a default without one is anything",
    },
    21: {
        "--gicombiner-stop-after-parse": _PRINTED,
        "defaults-of-no-type --gen-global-isel": "the order of two patterns",
    },
    23: {_INTRINSICS: _NO_END, "--gicombiner-stop-after-parse": _PRINTED},
    24: {_INTRINSICS: _NO_END, "--gicombiner-stop-after-parse": _PRINTED},
}


def is_known(unit: str, flags: str, release: int) -> bool:
    return any(re.search(regex, f"{unit} {flags}") for regex in KNOWN_DIFFERENCES.get(release, {}))


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
    compared = {
        f"{unit} {flags}": digest == expected[unit][flags]
        for unit, flags, digest in _digests(made)
        if (expected.get(unit, {}).get(flags, REFUSED) != REFUSED or _is_refused_too(unit))
        and not is_known(unit, flags, release)
    }
    parted = [
        command
        for command, is_same in compared.items()
        if not is_same and f"{release} {command}" not in NOT_YET
    ]
    assert not parted, "\n".join([*parted, f"scripts/release-report {release} -k REGEX shows it"])
    fixed = [
        command
        for command, is_same in compared.items()
        if is_same and f"{release} {command}" in NOT_YET
    ]
    assert not fixed, "\n".join([*fixed, "these are the same now: take them out of not_yet.txt"])


def _is_refused_too(unit: str) -> bool:
    """Whether ours must refuse what the release's tool refuses: cases of other releases alone,
    since others are spelled for 22."""
    return unit.startswith(("llvm releases ", "clang releases "))


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
