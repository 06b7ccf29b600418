"""Programs with several mistakes: all are reported, in the reference's order.

Programs with one, and those without, are compared in tests/goldens.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from generator_cases import Command, check_rejected, commands_in

HERE = Path(__file__).parent / "cases"


@pytest.mark.parametrize("command", commands_in(HERE / "several"), ids=lambda command: command.id)
def test_several_mistakes_are_all_reported(
    command: Command, llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path
) -> None:
    expected, got = check_rejected(command, llvm_tblgen, our_tblgen, tmp_path)
    assert [d.position for d in got.diagnostics()] == [d.position for d in expected.diagnostics()]
