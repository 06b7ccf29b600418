"""The check of names of files in notes, comments and tables of modules."""

from __future__ import annotations

import ast
from pathlib import Path

from structure.file_names import unknown_files, unknown_modules


def test_a_note_names_files_that_exist(tmp_path: Path) -> None:
    (tmp_path / "docs/design").mkdir(parents=True)
    (tmp_path / "tblgen_build/core").mkdir(parents=True)
    (tmp_path / "tblgen_build/core/lexer.h").touch()
    note = tmp_path / "docs/design/core.md"
    note.write_text(
        "`core/lexer.h` and `lexer.h`, `llvm/IR/Type.h`,\nnot `lex/lexer.h`, `fold_*.cpp`.\n"
    )
    found = list(unknown_files(tmp_path, {}))
    assert [(each.path, each.line, each.what) for each in found] == [
        ("docs/design/core.md", 2, "there is no file 'lex/lexer.h'")
    ]


def test_comments_and_docstrings(tmp_path: Path) -> None:
    text = '"""Reads tables.\n\nSee rows.py."""\n\nopen("data.py")  # as columns.h\n'
    found = list(unknown_files(tmp_path, {"tblgen_build/a.py": text}))
    assert [(each.line, each.what) for each in found] == [
        (3, "there is no file 'rows.py'"),
        (5, "there is no file 'columns.h'"),
    ]


def test_tables_of_modules() -> None:
    text = '"""A room.\n\n    rows, columns   tables\n    cells           what is in them\n"""\n'
    path = "tblgen_build/a/__init__.py"
    sources = {path: text, "tblgen_build/a/rows.py": "", "tblgen_build/a/cells/__init__.py": ""}
    [found] = unknown_modules(sources, {path: ast.parse(text)})
    assert found.what == "there is no module 'columns' here"
