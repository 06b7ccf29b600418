"""Small programs through the generators of the reference and of our tool.

A case names its commands after its name, separated by `;`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from cases import MAIN, Case, load_cases
from reference import Run, Tool, include_options, run_tool, write_files
from tokens import cxx_tokens, difference


@dataclass(frozen=True, slots=True)
class Command:
    case: Case
    flags: tuple[str, ...]

    @property
    def id(self) -> str:
        return f"{self.case.id} {' '.join(self.flags)}"

    def run(self, tool: Path | Tool, where: Path) -> Run:
        write_files(where, self.case.files)
        include = include_options(self.case.needs_intrinsics)
        args = [*self.flags, *include, "-I.", MAIN]
        return run_tool(tool, args, cwd=where)


def commands_in(folder: Path) -> list[Command]:
    commands: list[Command] = []
    for case in load_cases(folder):
        for text in " ".join(case.args).split(";"):
            commands.append(Command(case, tuple(text.split())))
    return commands


def check_rejected(
    command: Command, reference_tool: Path, our_tool: Path | Tool, where: Path
) -> tuple[Run, Run]:
    """The reference's run and ours, both of which must end with an error."""
    reference = command.run(reference_tool, where)
    assert reference.exit_code == 1, "the reference accepts it, or crashes"
    ours = command.run(our_tool, where)
    assert ours.exit_code == 1, f"ours ended with {ours.exit_code}:\n{ours.stderr}"
    assert "Traceback" not in ours.stderr
    assert not ours.stdout, "a rejected program must leave no output"
    return reference, ours


def check_all_reported(
    command: Command, reference_tool: Path, our_tool: Path | Tool, where: Path
) -> None:
    """All mistakes, in the reference's order; where its have no place, ours may have one."""
    expected, got = check_rejected(command, reference_tool, our_tool, where)
    places = [d.position for d in expected.diagnostics()]
    assert not places or [d.position for d in got.diagnostics()] == places


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
