"""Small programs through the LLVM generators of the reference and of our tool.

A case names its commands after its name, separated by `;`. Accepted ones must give equal
outputs. Rejected ones must be rejected at the place the reference names; where it names none,
or crashes, we must still reject in good order.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from cases import MAIN, Case, load_cases
from reference import LLVM_INCLUDE, Run, run_tool, write_files
from tokens import difference, significant

HERE = Path(__file__).parent / "cases"


@dataclass(frozen=True, slots=True)
class Command:
    case: Case
    flags: tuple[str, ...]

    @property
    def id(self) -> str:
        return f"{self.case.id} {' '.join(self.flags)}"


def _commands(folder: str) -> list[Command]:
    commands: list[Command] = []
    for case in load_cases(HERE / folder):
        for text in " ".join(case.args).split(";"):
            commands.append(Command(case, tuple(text.split())))
    return commands


def _run(tool: Path, command: Command, where: Path) -> Run:
    write_files(where, command.case.files)
    args = [*command.flags, f"-I{LLVM_INCLUDE}", "-I.", MAIN]
    return run_tool(tool, args, cwd=where)


@pytest.mark.parametrize("command", _commands("accepted"), ids=lambda command: command.id)
def test_same_output(command: Command, llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path) -> None:
    reference = _run(llvm_tblgen, command, tmp_path)
    assert reference.succeeded, f"the reference rejects it: {reference.stderr}"
    ours = _run(our_tblgen, command, tmp_path)
    assert ours.succeeded, f"ours rejects it:\n{ours.stderr}"
    parted = difference(
        significant(command.flags, reference.stdout.decode()),
        significant(command.flags, ours.stdout.decode()),
    )
    assert parted is None, parted


@pytest.mark.parametrize("command", _commands("rejected"), ids=lambda command: command.id)
def test_rejected_in_the_same_place(
    command: Command, llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path
) -> None:
    reference = _run(llvm_tblgen, command, tmp_path)
    assert not reference.succeeded, "the reference accepts it"
    ours = _run(our_tblgen, command, tmp_path)
    assert ours.exit_code == 1, f"ours ended with {ours.exit_code}:\n{ours.stderr}"
    assert "Traceback" not in ours.stderr
    assert not ours.stdout, "a rejected program must leave no output"
    expected, got = reference.first_error(), ours.first_error()
    if expected is None or reference.crashed:
        return
    assert got is not None, f"no position, the reference has {expected.position}:\n{ours.stderr}"
    assert got.position == expected.position, ours.stderr
