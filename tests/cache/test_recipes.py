"""Why an output is made again: what has changed since its recipe was noted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tblgen_build import _core
from tblgen_build.cache.action_cache import ActionCache
from tblgen_build.cache.action_result import ActionKey, Inputs, Recipe
from tblgen_build.cache.local import LocalStore
from tblgen_build.cache.recipes import decode_recipe, differences, encode_recipe, recall, remember
from tblgen_build.driver.action import Action, TranslationUnit
from tblgen_build.driver.key import LABELS, action_key


def key(
    tool: str = "t",
    generator: str = "gen-op-decls",
    include_dirs: tuple[str, ...] = ("x", "y"),
    defines: tuple[str, ...] = ("A",),
    options: tuple[tuple[str, str], ...] = (),
    code: bytes = b"",
) -> ActionKey:
    unit = TranslationUnit("", "a.td", include_dirs, defines)
    loads = ("gen.py",) if code else ()
    action = Action(unit, "o", generator, options=options, loads=loads)
    return action_key(action, tool, lambda path: code)


@pytest.fixture
def recipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Recipe:
    monkeypatch.chdir(tmp_path)
    files = {"a.td": b"1", "b\n%.td": b"2"}
    for name, text in files.items():
        Path(name).write_bytes(text)
    digests = tuple((name, _core.sha256(text)) for name, text in files.items())
    return Recipe(key(), Inputs(digests, ("x/b.td",)))


def why(recipe: Recipe, now: ActionKey) -> list[str]:
    return [reason.text for reason in differences(recipe, now, LABELS)]


def test_nothing_has_changed(recipe: Recipe) -> None:
    assert why(recipe, key()) == []


CHANGES = [
    (key(tool="u"), ["tblgen itself has changed"]),
    (key(generator="other"), ["its generator was 'gen-op-decls' and is 'other'"]),
    (key(defines=("A", "B")), ["its defines changed: +'B'"]),
    (key(defines=()), ["its defines changed: -'A'"]),
    (key(include_dirs=("y", "x")), ["its include folders changed: their order"]),
    (key(include_dirs=("x", "z")), ["its include folders changed: -'y', +'z'"]),
    (key(options=(("dialect", "d"),)), ["its options changed: +'--dialect=d'"]),
    (key(code=b"0"), ["the code of its generator has changed"]),
]


@pytest.mark.parametrize(("now", "expected"), CHANGES, ids=lambda value: str(value)[:40])
def test_words(recipe: Recipe, now: ActionKey, expected: list[str]) -> None:
    assert why(recipe, now) == expected


def test_files(recipe: Recipe) -> None:
    Path("a.td").write_text("other")
    Path("b\n%.td").unlink()
    Path("x").mkdir()
    Path("x/b.td").touch()
    assert why(recipe, key()) == [
        "'a.td' has changed",
        "'b\n%.td' is not there any more",
        "'x/b.td' has appeared where it was looked for",
    ]


def test_the_same_traversal_decides_a_lookup(recipe: Recipe, tmp_path: Path) -> None:
    from tblgen_build.cache.action_result import Result

    cache = ActionCache(LocalStore(str(tmp_path / "cache"), 1 << 30))
    cache.store(recipe.key, recipe.inputs, Result({"": b""}))
    assert cache.changes(key()) == []
    Path("a.td").write_text("other")
    assert cache.lookup(key()) is None
    assert [change.text for change in cache.changes(key())] == why(recipe, key())


def test_remembered_by_output(recipe: Recipe, tmp_path: Path) -> None:
    store = LocalStore(str(tmp_path / "cache"), 1 << 30)
    assert recall(store, "out.inc") is None
    remember(store, "./out.inc", recipe)
    assert recall(store, str(tmp_path / "out.inc")) == recipe
    assert decode_recipe(encode_recipe(recipe)) == recipe
