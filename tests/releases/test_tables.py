"""The tables of differences: sound, and as the documents have them."""

from __future__ import annotations

import pytest
from release_steps import STEPS
from releases_page import AREAS, DETAILS, PAGE, details, differences, page

from tblgen_build import _core
from tblgen_build.releases import KNOWN, SEEN, TABLES, Difference, language
from tblgen_build.releases import differences as every_row

ROWS = {
    f"{module.__name__.rpartition('.')[2]}.{name}": row
    for modules in AREAS.values()
    for module in modules
    for name, row in differences(module).items()
}


def test_the_pages_are_made_from_them() -> None:
    text = PAGE.read_text()
    made = text == page(text) and DETAILS.read_text() == details()
    assert made, "python packaging/releases_page.py makes them"
    assert f"LLVM from {KNOWN[0]} to main" in text


def test_each_step_between_releases_says_what_changes_for_authors() -> None:
    assert list(STEPS) == list(KNOWN)[1:]
    for number, step in STEPS.items():
        for sentences in step.values():
            for row, sentence in sentences:
                assert number in (row.first, row.last + 1), sentence


def test_all_tables_are_known() -> None:
    modules = [module for several in AREAS.values() for module in several]
    assert sorted(module.__name__.rpartition(".")[2] for module in modules) == sorted(TABLES)
    assert len(every_row()) == len(ROWS)


def test_names_tell_them_apart() -> None:
    names = [row.name for row in ROWS.values()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", ROWS)
def test_a_row(name: str) -> None:
    """It tells two releases apart, and says what its bounds rest on."""
    row = ROWS[name]
    assert name.rpartition(".")[2].isupper()
    assert "" not in (row.name, row.changes, row.seen)
    bounds = [bound for bound in (row.first, row.last + 1) if 0 < bound <= 0xFFFF]
    assert bounds
    is_seen = all(bound - 1 in SEEN and bound in SEEN for bound in bounds)
    assert is_seen == (not row.derived), (
        "`derived` is for bounds beside a release without reference"
    )


def test_the_core_has_the_same_number() -> None:
    for row in (language.LETS_APPEND, language.OUTER_BITS_STAND_IN_BRACES):
        assert row.first == _core.LANGUAGE_OF_APPEND
    rows = [row for row in vars(language).values() if isinstance(row, Difference)]
    for operator in _core.bang_operators():
        if operator.since:
            named = [row.first for row in rows if f"`{operator.name}(" in row.changes]
            assert named == [operator.since], operator.name


def test_what_holds_for_a_release() -> None:
    row = Difference("x", "y", since=20, until=21)
    assert [number for number in range(18, 24) if _core.Release(number).has(row)] == [20, 21]
    assert row.releases() == [20, 21]
    # Those that are not known are as the nearest one.
    assert _core.Release(99).has(Difference("x", "y", since=KNOWN[-1]))
    assert _core.Release(1).has(Difference("x", "y", until=KNOWN[0]))
