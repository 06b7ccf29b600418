"""Programs with several mistakes: all are reported, in the reference's order.

Programs with one, and those without, are compared in tests/goldens.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from generator_cases import Command, check_all_reported, commands_in
from warm_tool import WarmTool

HERE = Path(__file__).parent / "cases"


@pytest.mark.parametrize("command", commands_in(HERE / "several"), ids=lambda command: command.id)
def test_several_mistakes_are_all_reported(
    command: Command, clang_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    check_all_reported(command, clang_tblgen, warm_tool, tmp_path)
