"""Random attributes of Clang through both tools."""

from __future__ import annotations

from pathlib import Path

import pytest
from clang_classes import clang_classes
from generator_cases import check_same
from random_attributes import random_attributes
from reference import run_tool
from warm_tool import WarmTool

CLASSES = clang_classes("attributes")
GENERATORS = (
    "--gen-clang-attr-classes",
    "--gen-clang-attr-impl",
    "--gen-clang-attr-parsed-attr-impl",
    "--gen-clang-attr-pch-read",
    "--gen-clang-attr-pch-write",
    "--gen-clang-attr-template-instantiate",
    "--gen-clang-attr-text-node-dump",
    "--gen-clang-attr-spelling-index",
)


@pytest.mark.parametrize("seed", range(8))
def test_same_attributes(
    seed: int, clang_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    (tmp_path / "case.td").write_text(f"{CLASSES}\n{random_attributes(seed)}")
    for generator in GENERATORS:
        arguments = [generator, "case.td"]
        reference = run_tool(clang_tblgen, arguments, cwd=tmp_path)
        check_same(reference, run_tool(warm_tool, arguments, cwd=tmp_path))


def test_subject_without_a_rule(warm_tool: WarmTool, tmp_path: Path) -> None:
    """The reference crashes."""
    (tmp_path / "case.td").write_text(
        f"""{CLASSES}
def Var : DeclNode<?, "variables">;
def Field : DeclNode<?, "fields">;
def OfVar : AttrSubjectMatcherRule<"variable", [Var]>;
let Documentation = [Undocumented] in
def A : InheritableAttr {{
  let Spellings = [GNU<"a">];
  let Subjects = SubjectList<[Var, Field]>;
  let PragmaAttributeSupport = 1;
}}
"""
    )
    for generator in ("parsed-attr-impl", "test-pragma-attribute-supported-attributes"):
        flag = f"--gen-clang-{'attr-' if generator.startswith('p') else ''}{generator}"
        run = run_tool(warm_tool, [flag, "case.td"], cwd=tmp_path)
        error = run.first_error()
        assert error is not None
        assert "no rule matches its subject 'Field'" in error.text
        line = "def A : InheritableAttr {"
        written = (tmp_path / "case.td").read_text().splitlines()
        assert written[int(error.position.split(":")[1]) - 1] == line
