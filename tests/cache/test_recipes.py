"""Why an output is made anew: what has changed since its recipe was noted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tblgen_build import _core
from tblgen_build.cache.action_cache import ActionCache
from tblgen_build.cache.compilation import compile_action
from tblgen_build.cache.local import LocalStore
from tblgen_build.cache.model import Action, Inputs, Recipe
from tblgen_build.cache.recipes import decode_recipe, differences, encode_recipe, recall, remember

BASE = {"tool": "t", "generator": "gen-op-decls m:G", "input": "a.td", "include_dirs": ["x", "y"]}


def action(**changed: object) -> Action:
    return compile_action(**{**BASE, "defines": ["A"], **changed})  # type: ignore[arg-type]


@pytest.fixture
def recipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Recipe:
    monkeypatch.chdir(tmp_path)
    files = {"a.td": b"1", "b\n%.td": b"2"}
    for name, text in files.items():
        Path(name).write_bytes(text)
    digests = tuple((name, _core.sha256(text)) for name, text in files.items())
    return Recipe(action(), Inputs(digests, ("x/b.td",)))


def why(recipe: Recipe, now: Action) -> list[str]:
    return [change.text for change in differences(recipe, now)]


def test_nothing_has_changed(recipe: Recipe) -> None:
    assert why(recipe, action()) == []


CHANGES = [
    ({"tool": "u"}, ["the tool itself has changed"]),
    ({"generator": "other"}, ["generator is 'other' and was 'gen-op-decls m:G'"]),
    ({"defines": ["A", "B"]}, ["define 'B' is new"]),
    ({"defines": []}, ["define 'A' is gone"]),
    ({"include_dirs": ["y", "x"]}, ["include: the order has changed"]),
    ({"include_dirs": ["x", "z"]}, ["include 'z' is new", "include 'y' is gone"]),
    ({"options": {"dialect": "d"}}, ["option 'dialect=d' is new"]),
    ({"code": ["00"]}, ["a generator's code has changed"]),
]


@pytest.mark.parametrize(("changed", "expected"), CHANGES, ids=lambda value: str(value))
def test_words(recipe: Recipe, changed: dict[str, object], expected: list[str]) -> None:
    assert why(recipe, action(**changed)) == expected


def test_files(recipe: Recipe) -> None:
    Path("a.td").write_text("other")
    Path("b\n%.td").unlink()
    Path("x").mkdir()
    Path("x/b.td").touch()
    assert why(recipe, action()) == [
        "'a.td' has changed",
        "'b\n%.td' is not there any more",
        "'x/b.td' was not there before",
    ]


def test_the_same_traversal_decides_a_lookup(recipe: Recipe, tmp_path: Path) -> None:
    from tblgen_build.cache.model import Result

    cache = ActionCache(LocalStore(str(tmp_path / "cache"), 1 << 30))
    cache.store(recipe.action, recipe.inputs, Result({"": b""}))
    assert cache.changes(action()) == []
    Path("a.td").write_text("other")
    assert cache.lookup(action()) is None
    assert [change.text for change in cache.changes(action())] == why(recipe, action())


def test_remembered_by_output(recipe: Recipe, tmp_path: Path) -> None:
    store = LocalStore(str(tmp_path / "cache"), 1 << 30)
    assert recall(store, "out.inc") is None
    remember(store, "./out.inc", recipe)
    assert recall(store, str(tmp_path / "out.inc")) == recipe
    assert decode_recipe(encode_recipe(recipe)) == recipe
