"""Digests of what each release's tools make of our cases and targets: one file for a release.

Digests, since five releases of everything would be megabytes; scripts/release-report N -k REGEX
shows a difference in full. Beside them stands the version they were recorded with: a later one may
write something else, and is compared with nothing. docs/design/releases.md, "Recorded releases".
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from goldens.store import read, write
from reference import ReleaseReference
from release_report.asking import Ours, in_child, in_folder, theirs
from release_report.jobs import Unit, case_units, target_units
from tokens import significant

from tblgen_build.registry.find import find_generator, generators_of
from tblgen_build.registry.personality import PERSONALITIES

FOLDER = Path(__file__).resolve().parents[1] / "releases" / "recorded"
VERSION = "version"
INPUT = "input"  # in place of a command: the digest of what the tools read
REFUSED = "refused"
# Its output names files by where they are on this machine.
_NOT_RECORDED = {"gen-ctags"}


def recorded_file(release: int) -> Path:
    return FOLDER / f"{release}.golden.xz"


def recorded(release: int) -> tuple[str, dict[str, dict[str, str]]]:
    """The version, and digests by unit and command."""
    entries = read(recorded_file(release))
    version = entries.pop(VERSION, "").strip()
    return version, {name: _of_lines(text) for name, text in entries.items()}


def _of_lines(text: str) -> dict[str, str]:
    parts = (line.partition(" ") for line in text.splitlines())
    return {flags: digest for digest, _, flags in parts}


def units(reference: ReleaseReference) -> Iterator[Unit]:
    """What is recorded: programs that 22 takes, and targets."""
    for unit in (*case_units(reference), *target_units(reference)):
        if " rejected " not in unit.name:
            yield unit


def section(unit: Unit) -> str:
    """Of a case: its file; of a target: its name."""
    return unit.name.partition(":")[0]


def is_compared(unit: Unit, flags: tuple[str, ...], release: int) -> bool:
    """Whether our generator is of the release: its own row says so."""
    name = flags[0].lstrip("-").partition("=")[0]
    if name in _NOT_RECORDED or not generators_of(PERSONALITIES[unit.tool]).get(name):
        return False
    row = find_generator(name, unit.tool)
    fitted = row.fitted if unit.tool != "mlir" else 0
    return max(row.since, fitted) <= release <= (row.until or release)


def digest(flags: tuple[str, ...], texts: Mapping[str, str], unit: Unit) -> str:
    """Of what counts in a command's outputs."""
    if not texts:
        return REFUSED
    found = hashlib.sha256()
    for name in sorted(texts):
        text = texts[name]
        for option in unit.options:
            text = text.replace(option.removeprefix("-I"), "@")
        found.update("\0".join((name, *significant(flags, text))).encode())
        found.update(b"\1")
    return found.hexdigest()[:12]


def of_reference(unit: Unit, reference: ReleaseReference) -> dict[str, str]:
    """Digests by command, made by the release's tool."""
    with in_folder(unit) as folder:
        return {
            " ".join(flags): digest(
                flags,
                theirs(
                    reference.tool(unit.tool), [*flags, *unit.options, unit.source], Path(folder)
                )[0],
                unit,
            )
            for flags in unit.commands
            if flags[0].lstrip("-") not in _NOT_RECORDED
        }


def of_ours(all_units: Iterable[Unit], release: int) -> dict[str, dict[str, str]]:
    """Digests by unit and command, made by our tool in a process of its own."""

    def made() -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = {}
        for unit in all_units:
            with in_folder(unit, enter=True):
                ours = Ours(unit.tool, release)
                for flags in unit.commands:
                    if is_compared(unit, flags, release):
                        texts, _ = ours.run([*flags, *unit.options, unit.source])
                        found.setdefault(unit.name, {})[" ".join(flags)] = digest(
                            flags, texts, unit
                        )
        return found

    result = in_child(made)
    assert not isinstance(result, str), result
    return result


def inputs(all_units: Iterable[Unit]) -> dict[str, str]:
    """Digests of what the units read of ours, by name."""
    found: dict[str, str] = {}
    for unit in all_units:
        files = dict(unit.files)
        if not files:
            sources = sorted(Path(unit.source).parent.glob("*.td"))
            files = {path.name: path.read_bytes() for path in sources}
        found[unit.name] = hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()[:12]
    return found


def stale(reference: ReleaseReference, regex: str = "") -> list[Unit]:
    """Units with the commands that are not recorded as they are now, or that the regex matches."""
    version, known = recorded(reference.release)
    everything = list(units(reference))
    now = inputs(everything)
    found: list[Unit] = []
    for unit in everything:
        of_unit = known.get(unit.name, {})
        is_kept = of_unit.get(INPUT) == now[unit.name] and version == reference.version()
        if regex and re.search(regex, unit.name):
            is_kept = False
        commands = tuple(c for c in unit.commands if not is_kept or _is_missing(c, of_unit))
        if commands:
            found.append(replace(unit, commands=commands))
    return found


def _is_missing(command: tuple[str, ...], digests: Mapping[str, str]) -> bool:
    return command[0].lstrip("-") not in _NOT_RECORDED and " ".join(command) not in digests


def refresh(reference: ReleaseReference, regex: str = "") -> list[str]:
    """Record what is stale, or what the regex matches; the commands that are recorded otherwise."""
    asked = stale(reference, regex)
    with ThreadPoolExecutor(2) as pool:
        made = list(pool.map(lambda unit: of_reference(unit, reference), asked))
    version, known = recorded(reference.release)
    if version != reference.version():
        known = {}
    everything = list(units(reference))
    now = inputs(everything)
    digests: dict[str, dict[str, str]] = {name: {INPUT: digest} for name, digest in now.items()}
    for unit in everything:
        of_unit = known.get(unit.name, {})
        flags = {" ".join(command) for command in unit.commands}
        digests[unit.name] |= {f: d for f, d in of_unit.items() if f in flags}
    changed: list[str] = []
    for unit, found in zip(asked, made, strict=True):
        before = digests[unit.name]
        changed += [f"{unit.name} {f}" for f, d in found.items() if before.get(f) != d]
        before |= found
    _write(reference, digests)
    return changed


def _write(reference: ReleaseReference, digests: Mapping[str, Mapping[str, str]]) -> None:
    FOLDER.mkdir(exist_ok=True)
    entries = {
        name: "".join(f"{found[flags]} {flags}\n" for flags in sorted(found))
        for name, found in digests.items()
    }
    write(recorded_file(reference.release), {VERSION: f"{reference.version()}\n", **entries})
