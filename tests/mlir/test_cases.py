"""Small programs through the MLIR generators of the reference and of our tool."""

from __future__ import annotations

from pathlib import Path

import pytest
from generator_cases import Command, check_rejected, check_same_output, commands_in

HERE = Path(__file__).parent / "cases"


@pytest.mark.parametrize("command", commands_in(HERE / "accepted"), ids=lambda command: command.id)
def test_same_output(command: Command, mlir_tblgen: Path, our_tblgen: Path, tmp_path: Path) -> None:
    check_same_output(command, mlir_tblgen, our_tblgen, tmp_path)


@pytest.mark.parametrize("command", commands_in(HERE / "rejected"), ids=lambda command: command.id)
def test_rejected_in_the_same_place(
    command: Command, mlir_tblgen: Path, our_tblgen: Path, tmp_path: Path
) -> None:
    errors = check_rejected(command, mlir_tblgen, our_tblgen, tmp_path)
    if errors is None:
        return
    expected, got, stderr = errors
    assert (got.file, got.line) == (expected.file, expected.line), stderr
