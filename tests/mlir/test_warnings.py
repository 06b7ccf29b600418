"""The generators' warnings: the reference's severities and places, in order."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from cases import MAIN, Case, load_cases
from reference import LLVM_INCLUDE, Run, run_tool, write_files
from tokens import difference, significant

CASES = load_cases(Path(__file__).parent / "cases" / "warnings")
SAID = re.compile(r"^(?:(\S+:\d+:\d+): )?(error|warning): ", re.MULTILINE)


def _said(run: Run) -> list[tuple[str, str]]:
    """Places and severities. The reference ends with a count of errors, under its own name."""
    return [(place, severity) for place, severity in SAID.findall(run.stderr)]


def _commands() -> list[tuple[Case, str]]:
    return [(case, text) for case in CASES for text in " ".join(case.args).split(";")]


@pytest.mark.parametrize(
    ("case", "command"),
    _commands(),
    ids=lambda value: value.id if isinstance(value, Case) else value,
)
def test_warnings(
    case: Case, command: str, mlir_tblgen: Path, our_tblgen: Path, tmp_path: Path
) -> None:
    write_files(tmp_path, case.files)
    flags = tuple(command.split())
    args = [*flags, f"-I{LLVM_INCLUDE}", "-I.", MAIN]
    reference = run_tool(mlir_tblgen, args, cwd=tmp_path)
    ours = run_tool(our_tblgen, args, cwd=tmp_path)
    expected, said = _said(reference), _said(ours)
    if not reference.succeeded and len(said) > len(expected):
        said.pop()  # how many there were
    assert expected
    # An error in a format string has no place in the reference, only its note has.
    assert [
        (place and found[0], found[1]) for (place, _), found in zip(expected, said, strict=True)
    ] == expected
    assert ours.succeeded == reference.succeeded
    if reference.succeeded:
        texts = (reference.stdout.decode(), ours.stdout.decode())
        parted = difference(*(significant(flags, text) for text in texts))
        assert parted is None, parted
