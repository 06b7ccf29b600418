"""Small programs through the generators of the reference and of our tool.

A case names its commands after its name, separated by `;`. Accepted ones must give equal
outputs. Rejected ones must be rejected at the place the reference names; where it names none,
or crashes, we must still reject in good order.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from cases import MAIN, Case, load_cases
from reference import LLVM_INCLUDE, Diagnostic, Run, run_tool, write_files
from tokens import cxx_tokens, difference, significant


@dataclass(frozen=True, slots=True)
class Command:
    case: Case
    flags: tuple[str, ...]

    @property
    def id(self) -> str:
        return f"{self.case.id} {' '.join(self.flags)}"

    def run(self, tool: Path, where: Path) -> Run:
        write_files(where, self.case.files)
        args = [*self.flags, f"-I{LLVM_INCLUDE}", "-I.", MAIN]
        return run_tool(tool, args, cwd=where)


def commands_in(folder: Path) -> list[Command]:
    commands: list[Command] = []
    for case in load_cases(folder):
        for text in " ".join(case.args).split(";"):
            commands.append(Command(case, tuple(text.split())))
    return commands


def check_same_output(command: Command, reference_tool: Path, our_tool: Path, where: Path) -> None:
    reference = command.run(reference_tool, where)
    assert reference.succeeded, f"the reference rejects it: {reference.stderr}"
    ours = command.run(our_tool, where)
    assert ours.succeeded, f"ours rejects it:\n{ours.stderr}"
    parted = difference(
        significant(command.flags, reference.stdout.decode()),
        significant(command.flags, ours.stdout.decode()),
    )
    assert parted is None, parted


def check_rejected(
    command: Command, reference_tool: Path, our_tool: Path, where: Path
) -> tuple[Diagnostic, Diagnostic, str] | None:
    """The reference's first error, ours and all we said; None if the reference names no place."""
    reference = command.run(reference_tool, where)
    assert not reference.succeeded, "the reference accepts it"
    ours = command.run(our_tool, where)
    assert ours.exit_code == 1, f"ours ended with {ours.exit_code}:\n{ours.stderr}"
    assert "Traceback" not in ours.stderr
    assert not ours.stdout, "a rejected program must leave no output"
    expected, got = reference.first_error(), ours.first_error()
    if expected is None or reference.crashed:
        return None
    assert got is not None, f"no position, the reference has {expected.position}:\n{ours.stderr}"
    return expected, got, ours.stderr


def check_same(reference: Run, ours: Run) -> None:
    """Equal C++, or errors at the same place."""
    assert ours.exit_code == (0 if reference.succeeded else 1), ours.stderr
    if not reference.succeeded:
        expected, got = reference.first_error(), ours.first_error()
        assert expected is not None
        assert got is not None
        assert got.position == expected.position, ours.stderr
        assert not ours.stdout, "what is rejected must leave no output"
        return
    parted = difference(cxx_tokens(reference.stdout.decode()), cxx_tokens(ours.stdout.decode()))
    assert parted is None, parted
