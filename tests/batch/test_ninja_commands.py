"""A build folder of Ninja's in the place of a compile database: what Meson's builds have."""

from __future__ import annotations

from pathlib import Path

import pytest

from tblgen_build.project.database import (
    DatabaseError,
    database_path,
    entry_actions,
    read_database,
)

BUILD = """\
rule run
  command = $COMMAND
  description = $in
build Toy.h.inc Toy.cpp.inc: run Toy.td
  COMMAND = /opt/tool/tblgen dialect Toy.td Toy.h.inc Toy.cpp.inc -d Toy.d -I mlir
build all.json: run Toy.td
  COMMAND = 'tblgen' emit 'Toy.td' --output all.json --dump-json
build ops.inc: run Toy.td
  COMMAND = tblgen-mlir --gen-op-decls Toy.td -o ops.inc
build other: run Toy.td
  COMMAND = echo tblgen && touch other
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "build.ninja").write_text(BUILD)
    (tmp_path / "mlir/mlir/IR").mkdir(parents=True)
    (tmp_path / "mlir/mlir/IR/OpBase.td").touch()
    return tmp_path


def test_each_command_once(folder: Path) -> None:
    entries = read_database(database_path(folder))
    assert [entry.output for entry in entries] == ["Toy.h.inc", "all.json", "ops.inc"]
    assert {entry.directory for entry in entries} == {str(folder)}
    actions = [action for entry in entries for action in entry_actions(entry)]
    assert [(action.output, action.generator) for action in actions] == [
        ("Toy.h.inc", "gen-op-decls"),
        ("Toy.cpp.inc", "gen-op-defs"),
        ("all.json", "dump-json"),
        ("ops.inc", "gen-op-decls"),
    ]
    assert actions[0].unit.include_dirs == ("mlir", ".")


def test_a_written_database_counts_more(folder: Path) -> None:
    (folder / "tblgen_commands.json").write_text("[]\n")
    assert read_database(database_path(folder)) == []


def test_a_broken_build_file(folder: Path) -> None:
    (folder / "build.ninja").write_text("nonsense\n")
    with pytest.raises(DatabaseError, match=r"build\.ninja:1: expected"):
        read_database(database_path(folder))
    (folder / "build.ninja").write_text(BUILD.replace("Toy.cpp.inc -d", "Toy.txt -d"))
    with pytest.raises(DatabaseError, match=r"'Toy\.txt': the name does not say"):
        read_database(database_path(folder))
