"""Small programs through the LLVM generators of the reference and of our tool."""

from __future__ import annotations

from pathlib import Path

import pytest
from generator_cases import Command, check_rejected, check_same_output, commands_in

HERE = Path(__file__).parent / "cases"


@pytest.mark.parametrize("command", commands_in(HERE / "accepted"), ids=lambda command: command.id)
def test_same_output(command: Command, llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path) -> None:
    check_same_output(command, llvm_tblgen, our_tblgen, tmp_path)


@pytest.mark.parametrize("command", commands_in(HERE / "rejected"), ids=lambda command: command.id)
def test_rejected_in_the_same_place(
    command: Command, llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path
) -> None:
    errors = check_rejected(command, llvm_tblgen, our_tblgen, tmp_path)
    if errors is None:
        return
    expected, got, stderr = errors
    assert got.position == expected.position, stderr


@pytest.mark.parametrize("command", commands_in(HERE / "several"), ids=lambda command: command.id)
def test_several_mistakes_are_all_reported(
    command: Command, llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path
) -> None:
    assert check_rejected(command, llvm_tblgen, our_tblgen, tmp_path) is not None
    expected = command.run(llvm_tblgen, tmp_path).diagnostics()
    got = command.run(our_tblgen, tmp_path).diagnostics()
    assert [d.position for d in got] == [d.position for d in expected]
