"""The packages for Emacs, Vim and Neovim, in these editors without a screen."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

EDITORS = Path(__file__).resolve().parents[2] / "editors"
# After the code block, whose quotes and brackets nothing closes, colors are right again.
TEXT = """\
#ifndef A
include "B.td"
class A<int n = 12> : B; // class
/* def /* def */ def */
def op : A<!add(1, 2)> {
  string s = "int [{ !add";
  let description = [{
    It's "half {of ( a /* sentence
  }];
  let arguments = (ins I32:$first);
  let isTrue = true;
}
"""
# A word, the text before it on its line, and what it is.
WORDS = [
    ("ifndef", "#", "preprocessor"),
    ("include", "", "keyword"),
    ("B.td", 'include "', "string"),
    ("class", "", "keyword"),
    ("12", "class A<int n = ", "number"),
    ("class", "class A<int n = 12> : B; // ", "comment"),
    ("def", "/* def /* def */ ", "comment"),
    ("def", "", "keyword"),
    ("add", "def op : A<!", "operator"),
    ("int", '  string s = "', "string"),
    ("let", "  ", "keyword"),
    ("first", "  let arguments = (ins I32:$", "variable"),
    ("true", "  let isTrue = ", "constant"),
]


def lines_and_columns() -> list[tuple[int, int, str]]:
    """Of each word, both from 1; the last line that fits."""
    found = []
    lines = TEXT.splitlines()
    for word, before, kind in WORDS:
        line = max(n for n, text in enumerate(lines) if text.startswith(before + word))
        found.append((line + 1, len(before) + 1, kind))
    return found


def editor(name: str) -> str:
    path = shutil.which(name)
    if not path:
        pytest.skip(f"there is no {name}")
    return path


def run(*command: str, folder: Path) -> str:
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder / "share")},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# --- Emacs -------------------------------------------------------------------

FACES = {
    "preprocessor": "font-lock-preprocessor-face",
    "keyword": "font-lock-keyword-face",
    "string": "font-lock-string-face",
    "comment": "font-lock-comment-face",
    "number": "font-lock-constant-face",
    "constant": "font-lock-constant-face",
    "operator": "font-lock-builtin-face",
    "variable": "font-lock-variable-name-face",
}


def emacs(folder: Path, *expressions: str) -> str:
    (folder / "a.td").write_text(TEXT)
    program = f'(progn (require \'tablegen-mode) (find-file "a.td") {" ".join(expressions)})'
    command = [editor("emacs"), "-Q", "--batch", "-L", str(EDITORS / "emacs"), "--eval", program]
    return run(*command, folder=folder)


def test_emacs_colors(tmp_path: Path) -> None:
    asked = [
        f"(goto-line {line}) (forward-char {column - 1})"
        ' (princ (format "%s\\n" (get-text-property (point) \'face)))'
        for line, column, _ in lines_and_columns()
    ]
    shown = emacs(tmp_path, "(font-lock-ensure)", *asked).splitlines()
    assert shown == [FACES[kind] for _, _, kind in lines_and_columns()]


def test_emacs_indents(tmp_path: Path) -> None:
    """What is laid out already stays; an indented file loses nothing of a code block."""
    shown = emacs(
        tmp_path,
        "(indent-region (point-min) (point-max)) (princ (buffer-string))",
        '(goto-char (point-max)) (search-backward "let arguments") (beginning-of-line)',
        '(delete-horizontal-space) (indent-for-tab-command) (princ "---\\n")',
        "(princ (buffer-string))",
    )
    assert shown == f"{TEXT}---\n{TEXT}"


def test_emacs_compiles_it_without_a_warning(tmp_path: Path) -> None:
    for name in ("tablegen-words", "tablegen-mode"):
        shutil.copy(EDITORS / f"emacs/{name}.el", tmp_path)
        loads = ["-Q", "--batch", "-L", ".", "--eval", "(setq byte-compile-error-on-warn t)"]
        run(editor("emacs"), *loads, "-f", "batch-byte-compile", f"{name}.el", folder=tmp_path)


# --- Vim, Neovim -------------------------------------------------------------

GROUPS = {
    "preprocessor": "tablegenPreProc",
    "string": "tablegenString",
    "comment": "tablegenComment",
    "number": "tablegenNumber",
    "constant": "tablegenConstant",
    "operator": "tablegenOperator",
    "variable": "tablegenVariable",
}


@pytest.mark.parametrize(
    ("name", "packages"), [("vim", ".vim"), ("nvim", "share/nvim/site")], ids=["vim", "nvim"]
)
def test_vim_colors(name: str, packages: str, tmp_path: Path) -> None:
    start = tmp_path / packages / "pack/tblgen/start"
    start.mkdir(parents=True)
    (start / "tblgen").symlink_to(EDITORS / "vim")
    (tmp_path / "a.td").write_text(TEXT)
    places = [[line, column] for line, column, _ in lines_and_columns()]
    script = [
        "set nocompatible",
        "filetype plugin on",
        "syntax on",
        "edit a.td",
        f"let names = map({places}, {{_, at -> synIDattr(synID(at[0], at[1], 1), 'name')}})",
        "call writefile([&filetype, &commentstring] + names, 'names')",
        "qall!",
    ]
    (tmp_path / "script.vim").write_text("\n".join(script))
    flags = ["-es", "-u", "NONE", "-S", "script.vim"]
    run(editor(name), *flags, "--cmd", "set loadplugins", folder=tmp_path)
    shown = (tmp_path / "names").read_text().splitlines()
    assert shown[:2] == ["tablegen", "// %s"]
    kinds = [kind for _, _, kind in lines_and_columns()]
    keywords = {"tablegenStatement", "tablegenInclude"}
    wrong = [
        (place, group)
        for place, kind, group in zip(places, kinds, shown[2:], strict=True)
        if (group not in keywords if kind == "keyword" else group != GROUPS[kind])
    ]
    assert wrong == []
