"""The word list and the map of changes, on small texts."""

from __future__ import annotations

import pytest
from structure.change_map import Row, problems, read_rows
from structure.words import hard_words_in

PAGE = """\
## To change this, go there

| a change | where | worked example | files |
| --- | --- | --- | --- |
| option | `core/options.def`, `scripts/make`, `tests/test_*.py`; then `a.py` | `--fast` | 3 |

## Notes

| no | row | `here` | 1 |
"""
FILES = {
    "tblgen_build/core/options.def": "OPTION(--fast)",
    "scripts/make": "run --fast",
    "tests/test_a.py": '"--fast"',
    "tests/test_b.py": '"--faster"',
}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("# Goes on behind it.", ["behind"]),
        ("Whoever asks\ngets it anew.", ["whoever", "anew"]),
        ("names are looked through", ["are looked through"]),
        ("is_mended amends commands, a hindbehind", []),
    ],
)
def test_hard_words(text: str, found: list[str]) -> None:
    assert [finding.what.split("'")[1] for finding in hard_words_in("a.py", text)] == found


def test_the_line_of_a_hard_word() -> None:
    [finding] = hard_words_in("a.py", "\n\nanew")
    assert (finding.path, finding.line) == ("a.py", 3)


def test_a_row_of_the_map() -> None:
    [row] = read_rows(PAGE)
    patterns = ("tblgen_build/core/options.def", "scripts/make", "tests/test_*.py")
    assert row == Row(5, "--fast", patterns, 3)
    assert list(problems(row, FILES)) == []


def test_a_file_that_the_map_forgets() -> None:
    [row] = read_rows(PAGE)
    texts = {**FILES, "tblgen_build/cli/help.py": "--fast"}
    assert list(problems(row, texts)) == [
        "'--fast' is also in tblgen_build/cli/help.py, which the row does not name"
    ]


def test_a_file_that_the_map_invents() -> None:
    [row] = read_rows(PAGE)
    texts = {**FILES, "scripts/make": ""}
    assert list(problems(row, texts)) == ["'--fast' is in no file scripts/make"]
    other = Row(5, row.example, row.patterns, 2)
    assert list(problems(other, FILES)) == ["the row counts 2 files and names 3"]


@pytest.mark.parametrize(
    ("line", "is_found"),
    [("since=24,", True), ("x >> 24", False), ("// LLVM 24", True), ("ubuntu-24.04", False)],
)
def test_a_release_is_found_in_lines_about_releases(line: str, is_found: bool) -> None:
    assert Row(1, "24", (), 0).finds(line) is is_found
