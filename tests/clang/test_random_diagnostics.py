"""Random diagnostics of Clang through both tools."""

from __future__ import annotations

from pathlib import Path

import pytest
from clang_classes import clang_classes
from generator_cases import check_same
from random_diagnostics import random_diagnostics
from reference import run_tool
from warm_tool import WarmTool

CLASSES = clang_classes("diagnostics")
GENERATORS = (
    "--gen-clang-diags-defs",
    "--gen-clang-diag-groups",
    "--gen-clang-diags-enums",
    "--gen-clang-diags-index-name",
    "--gen-diag-docs",
)
_PAGE = 'class Page { string Intro = "All flags."; }\ndef GlobalDocumentation : Page;\n'


@pytest.mark.parametrize("seed", range(8))
def test_same_diagnostics(
    seed: int, clang_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    (tmp_path / "case.td").write_text(f"{CLASSES}\n{_PAGE}{random_diagnostics(seed)}")
    for generator in GENERATORS:
        arguments = [generator, "case.td"]
        reference = run_tool(clang_tblgen, arguments, cwd=tmp_path)
        check_same(reference, run_tool(warm_tool, arguments, cwd=tmp_path))


def test_text_that_contains_itself(warm_tool: WarmTool, tmp_path: Path) -> None:
    """The reference crashes."""
    (tmp_path / "case.td").write_text(
        f"{CLASSES}\ndef again : TextSubstitution<'%sub{{again}}0'>;\n".replace("'", '"')
        + 'let Component = "Parse" in\ndef err : Error<"%sub{again}0">;\n'
    )
    for generator in ("--gen-clang-diags-defs", "--gen-clang-diags-enums"):
        run = run_tool(warm_tool, [generator, "case.td"], cwd=tmp_path)
        assert run.exit_code == 1
        assert "the text 'again' contains itself" in run.stderr


def test_groups_of_one_name_are_reported_and_written(
    clang_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    """The reference says that it is an error, and goes on."""
    (tmp_path / "case.td").write_text(
        f"{CLASSES}\n"
        + """\
def A : DiagGroup<"stated">;
def B : DiagGroup<"stated">;
def warn_a : Warning<"a">, InGroup<DiagGroup<"implied">>;
def warn_b : Warning<"b">, InGroup<DiagGroup<"implied">>;
def warn_c : Warning<"b">, InGroup<B>;
"""
    )
    arguments = ["--gen-clang-diag-groups", "case.td"]
    reference = run_tool(clang_tblgen, arguments, cwd=tmp_path)
    ours = run_tool(warm_tool, arguments, cwd=tmp_path)
    check_same(reference, ours)
    told = [(d.severity, d.position, d.text) for d in ours.diagnostics()]
    assert told == [(d.severity, d.position, d.text) for d in reference.diagnostics()]
